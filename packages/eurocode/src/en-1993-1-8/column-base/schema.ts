import * as z from "zod";
import { between, flag, listOf, nonNegative, number, oneOf, part, positive, text, whole } from "../../basis/fields.ts";
import { boltGradeField, boltSizeField } from "../bolts/schema.ts";
import { memberField, steelFields, weldFields } from "../parts/index.ts";

export const columnBaseSchema = z.strictObject({
  mark: text("name of the connection").optional(),
  connection: z.literal("column-base").meta({ description: "kind of connection" }).optional(),
  column: memberField("the column: I and H sections; hollow sections without moment"),
  N_Ed: number("axial force, compression positive", "kN"),
  M_Ed: number(
    "moment about the major axis; positive: tension on the side of negative rows_mm; default 0",
    "kNm",
  ).optional(),
  V_Ed: number("shear force; default 0", "kN").optional(),
  plate: part(
    {
      h_mm: positive("along the depth of the column", "mm"),
      b_mm: positive("along the width of the column", "mm"),
      t_mm: positive("thickness", "mm"),
      ...steelFields,
    },
    "the base plate, its middle under that of the column",
  ),
  f_ck_MPa: between(12, 90, "strength class of the foundation", "MPa"),
  f_jd_MPa: positive("design bearing strength, in place of beta_j alpha f_cd", "MPa").optional(),
  beta_j: between(0.1, 1, "joint coefficient of 6.2.5(7); default 2/3").optional(),
  alpha: between(1, 3, "sqrt(A_c1/A_c0), EN 1992-1-1 6.7; default from the foundation, else 1.5").optional(),
  foundation: part(
    {
      h_mm: positive("along the depth of the column", "mm"),
      b_mm: positive("along the width of the column", "mm"),
      d_mm: positive("depth", "mm"),
    },
    "foundation block, its middle under that of the plate",
  ).optional(),
  grout_t_mm: nonNegative("thickness of the grout; default 30", "mm").optional(),
  f_ck_grout_MPa: positive("strength of the grout", "MPa").optional(),
  E_cm_MPa: positive("secant modulus of the concrete; default by EN 1992-1-1 Table 3.1", "MPa").optional(),
  anchors: part(
    {
      bolt_grade: boltGradeField,
      bolt_size: boltSizeField,
      n_per_row: whole(1, 10, "anchors in each row; default 2").optional(),
      rows_mm: listOf(
        number("from the axis of the column", "mm"),
        "rows along the depth of the column: -120, 120",
        1,
        6,
      ),
      w_mm: positive("distance of the outermost anchors of a row", "mm"),
      L_b_mm: positive("elongation length; default 8 d + grout + plate + washer + half of the nut", "mm").optional(),
      h_ef_mm: positive("embedment; without it the anchorage is not verified", "mm").optional(),
      type: oneOf(["headed", "hooked"], "end of the anchor; default headed").optional(),
    },
    "anchor bolts",
  ).optional(),
  C_f_d: between(0, 0.6, "coefficient of friction between plate and grout; default 0.2, sand-cement mortar").optional(),
  shear_lug: flag("the shear force goes into a shear lug, designed by itself; default false").optional(),
  ...weldFields,
  length_mm: positive("height of the column, for the classification", "mm").optional(),
  braced: flag("bracing takes at least 80 % off the sway; default false").optional(),
});

export type ColumnBaseItem = z.output<typeof columnBaseSchema>;
