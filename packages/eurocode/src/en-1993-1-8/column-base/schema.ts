import * as z from "zod";
import { between, flag, listOf, oneOf, part, strict, text, whole } from "../../basis/fields.ts";
import { boltGradeField, boltSizeField } from "../bolts/schema.ts";
import { memberField, steelFields, weldFields } from "../parts/index.ts";
import {
  blockSide,
  concreteStress,
  depth,
  distance,
  elongation,
  force,
  memberLength,
  moment,
  place,
  plateSide,
  size,
  thickness,
  throat,
} from "../sizes.ts";

export const columnBaseSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("column-base").meta({ description: "kind of connection" }).optional(),
  column: memberField("the column: I and H sections; hollow sections without moment"),
  N_Ed: force("axial force, compression positive; required, here or in each load case").optional(),
  M_Ed: moment(
    "moment about the major axis; positive: tension on the side of negative rows_mm; {default 0}",
  ).optional(),
  M_z_Ed: moment(
    "moment about the minor axis, with one row of two anchors outside each flange at most; {default 0}",
  ).optional(),
  V_Ed: force("shear force; {default 0}").optional(),
  plate: part(
    () => ({
      h_mm: plateSide("along the depth of the column"),
      b_mm: plateSide("along the width of the column"),
      t_mm: thickness("thickness"),
      ...steelFields,
    }),
    "the base plate, its middle under that of the column",
  ),
  f_ck_MPa: between(12, 90, "strength class of the foundation", "MPa"),
  f_jd_MPa: concreteStress("design bearing strength, in place of beta_j alpha f_cd").optional(),
  beta_j: between(0.1, 1, "joint coefficient of 6.2.5(7); {default} 2/3").optional(),
  alpha: between(1, 3, "sqrt(A_c1/A_c0), EN 1992-1-1 6.7; {default} from the foundation, else 1.5").optional(),
  foundation: part(
    () => ({
      h_mm: blockSide("along the depth of the column"),
      b_mm: blockSide("along the width of the column"),
      d_mm: blockSide("depth"),
    }),
    "foundation block, its middle under that of the plate",
  ).optional(),
  grout_t_mm: depth("thickness of the grout; {default 30}").optional(),
  f_ck_grout_MPa: concreteStress("strength of the grout").optional(),
  E_cm_MPa: between(
    5000,
    60_000,
    "secant modulus of the concrete; {default} by EN 1992-1-1 Table 3.1",
    "MPa",
  ).optional(),
  anchors: part(
    () => ({
      bolt_grade: boltGradeField,
      bolt_size: boltSizeField,
      n_per_row: whole(1, 10, "anchors in each row; {default 2}").optional(),
      rows_mm: listOf(place("from the axis of the column"), "rows along the depth of the column: -120, 120", 1, 6),
      w_mm: distance("distance of the outermost anchors of a row"),
      L_b_mm: elongation("elongation length; {default} 8 d + grout + plate + washer + half of the nut").optional(),
      h_ef_mm: distance(
        "embedment; {default}: h_ef_req_mm, enough for the concrete under the tension and at least 8 d",
      ).optional(),
      head_d_mm: distance(
        "diameter of the head or round washer plate in the concrete; {default}: large enough, which near an edge is not taken for granted",
      ).optional(),
      cracked: flag("the concrete along the anchors is cracked in use, EN 1992-4 4.7; {default true}").optional(),
      c_cr_sp_mm: distance(
        "edge distance of splitting, of the anchors' assessment; {default}: reinforcement takes the splitting forces",
      ).optional(),
      h_min_mm: blockSide("least depth of the concrete, of the anchors' assessment").optional(),
      type: oneOf(["headed", "hooked"], "end of the anchor; {default headed}").optional(),
    }),
    "anchor bolts",
  ).optional(),
  C_f_d: between(
    0,
    0.6,
    "coefficient of friction between plate and grout; {default 0.2}, sand-cement mortar",
  ).optional(),
  shear_lug: flag(
    "the shear force goes into a shear lug and not into the anchors: lug, where friction alone does not carry it; {default false}",
  ).optional(),
  lug: part(
    () => ({
      h_mm: size("below the base plate, grout included"),
      b_mm: size("width, across the shear force"),
      t_mm: thickness("thickness, of the plate's steel"),
      throat_mm: throat("throat of the fillet welds on both of its sides"),
    }),
    "shear lug: a plate under the base plate, which takes the whole shear force",
  ).optional(),
  ...weldFields,
  length_mm: memberLength("height of the column, for the classification").optional(),
  braced: flag("bracing takes at least 80 % off the sway; {default false}").optional(),
}));

export type ColumnBaseItem = z.output<typeof columnBaseSchema>;
