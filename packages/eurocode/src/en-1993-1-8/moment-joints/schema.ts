import * as z from "zod";
import { between, flag, listOf, nonNegative, number, part, positive, text } from "../../basis/fields.ts";
import { boltFields, memberField, steelFields } from "../parts/index.ts";
import { washerFields } from "../t-stub/schema.ts";

export const betaField = between(
  0,
  2,
  "transformation parameter of Table 5.4; default 1: joint on one side of the column",
).optional();
export const stressField = nonNegative(
  "largest compressive stress in the column web from its axial force and moment, 6.2.6.2(2); default 0",
  "MPa",
).optional();

export const stiffenersField = part(
  {
    compression_t_mm: positive(
      "pair of transverse stiffeners of the column at the beam's compression flange",
      "mm",
    ).optional(),
    tension_t_mm: positive("pair of transverse stiffeners of the column at the beam's tension flange", "mm").optional(),
    diagonal_t_mm: positive("pair of diagonal stiffeners in the web panel", "mm").optional(),
    web_plate_t_mm: positive("supplementary plate on one side of the column web", "mm").optional(),
    backing_plate_t_mm: positive(
      "backing plates behind the column flange, under the bolts in tension",
      "mm",
    ).optional(),
  },
  "thicknesses of the column's stiffeners, of the column's steel",
).optional();

const jointActions = {
  M_j_Ed: number("moment at the face of the column", "kNm").optional(),
  V_Ed: number("shear force in the beam, default 0", "kN").optional(),
  N_Ed: number("axial force in the beam, compression positive, up to 5 % of N_pl,Rd; default 0", "kN").optional(),
};

const classification = {
  span_mm: positive("span of the beam, for the classification by stiffness", "mm").optional(),
  braced: flag("bracing takes at least 80 % off the sway: k_b = 8; default false: 25").optional(),
  plastic_analysis: flag("plastic global analysis: rotation capacity is verified, 6.4; default false").optional(),
};

const jointWelds = {
  throat_flange_mm: positive("throat of the welds of the beam's flanges", "mm").optional(),
  leg_flange_mm: positive("leg of the welds of the beam's flanges, in place of the throat", "mm").optional(),
  throat_web_mm: positive("throat of the welds of the beam's web", "mm").optional(),
  leg_web_mm: positive("leg of the welds of the beam's web, in place of the throat", "mm").optional(),
};

const mark = text("name of the connection").optional();
const kind = <const N extends string>(name: N) =>
  z.literal(name).meta({ description: "kind of connection" }).optional();

export const endPlateSchema = z.strictObject({
  mark,
  connection: kind("end-plate"),
  beam: memberField("the beam"),
  column: memberField("the column; absent: splice of two equal beams").optional(),
  plate: part(
    {
      h_mm: positive("height", "mm"),
      b_mm: positive("width", "mm"),
      t_mm: positive("thickness", "mm"),
      top_mm: number("top of the plate above the beam's tension flange; 0 or negative: flush", "mm"),
      ...steelFields,
    },
    "the end plate",
  ),
  ...boltFields,
  w_mm: positive("gauge of the bolts across the web", "mm"),
  rows_mm: listOf(
    positive("distance from the top of the plate", "mm"),
    "rows in tension, from the top of the plate down",
    1,
    40,
  ),
  shear_rows_mm: listOf(
    positive("distance from the top of the plate", "mm"),
    "rows that carry shear only",
    0,
    40,
  ).optional(),
  ...jointWelds,
  beta: betaField,
  ...jointActions,
  L_b_mm: positive("elongation length of a bolt; default grip, two washers, half of head and nut", "mm").optional(),
  ...classification,
  sigma_com_Ed_MPa: stressField,
  stiffeners: stiffenersField,
  haunch: part(
    {
      depth_mm: positive("below the beam, at the column", "mm"),
      length_mm: positive("along the beam", "mm"),
      t_f_mm: positive("flange of the haunch", "mm"),
      t_w_mm: positive("web of the haunch", "mm"),
    },
    "haunch below the beam, of the beam's width and steel",
  ).optional(),
  ...washerFields,
});

export type EndPlateItem = z.output<typeof endPlateSchema>;

export const weldedBeamSchema = z.strictObject({
  mark,
  connection: kind("welded-beam"),
  beam: memberField("the beam"),
  column: memberField("the column"),
  ...jointWelds,
  beta: betaField,
  ...jointActions,
  ...classification,
  sigma_com_Ed_MPa: stressField,
  stiffeners: stiffenersField,
});

export type WeldedBeamItem = z.output<typeof weldedBeamSchema>;

export const columnWebSchema = z.strictObject({
  mark,
  connection: kind("column-web"),
  column: memberField("the column"),
  beta: between(0, 2, "transformation parameter of Table 5.4"),
  t_fb_mm: positive("thickness of the flange or plate that brings the force; or beam", "mm").optional(),
  beam: memberField("the beam whose flange brings the force").optional(),
  throat_mm: positive("throat of the welds of that flange", "mm").optional(),
  leg_mm: positive("leg of the welds of that flange, in place of the throat", "mm").optional(),
  end_plate: part(
    {
      t_mm: positive("thickness", "mm"),
      extension_mm: nonNegative("how far it reaches beyond the flange", "mm"),
    },
    "end plate; absent: the flange is welded to the column",
  ).optional(),
  l_eff_t_mm: positive("effective width in tension of a bolted joint: l_eff of its T-stub", "mm").optional(),
  F_c_Ed: nonNegative("transverse compression", "kN").optional(),
  F_t_Ed: nonNegative("transverse tension", "kN").optional(),
  V_wp_Ed: nonNegative("shear in the web panel", "kN").optional(),
  sigma_com_Ed_MPa: stressField,
  stiffeners: stiffenersField,
});

export type ColumnWebItem = z.output<typeof columnWebSchema>;
