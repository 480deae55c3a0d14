import * as z from "zod";
import { between, flag, listOf, oneOf, part, strict, text } from "../../basis/fields.ts";
import { boltFields, memberField, steelFields } from "../parts/index.ts";
import {
  distance,
  elongation,
  force,
  magnitude,
  memberLength,
  moment,
  place,
  plateSide,
  sizeOrNone,
  steelStress,
  thickness,
  throat,
} from "../sizes.ts";
import { washerFields } from "../t-stub/schema.ts";

export const betaField = between(
  0,
  2,
  "transformation parameter of Table 5.4; {default 1}: joint on one side of the column",
).optional();
export const stressField = steelStress(
  "largest compressive stress in the column web from its axial force and moment, 6.2.6.2(2); {default 0}",
).optional();

export const stiffenersField = part(
  () => ({
    compression_t_mm: thickness(
      "pair of transverse stiffeners of the column at the flange that a positive M_j_Ed presses",
    ).optional(),
    tension_t_mm: thickness(
      "pair of transverse stiffeners of the column at the flange that a positive M_j_Ed pulls",
    ).optional(),
    diagonal_t_mm: thickness("pair of diagonal stiffeners in the web panel").optional(),
    web_plate_t_mm: thickness("supplementary plate on one side of the column web").optional(),
    backing_plate_t_mm: thickness("backing plates behind the column flange, under the bolts in tension").optional(),
    throat_mm: throat(
      "throat of the fillet welds on both sides of transverse and diagonal stiffeners; {default}: as strong as they are",
    ).optional(),
  }),
  "thicknesses of the column's stiffeners, of the column's steel",
).optional();

const jointActions = {
  M_j_Ed: moment(
    "moment at the face of the column; positive: pulls the beam's top flange, the side of rows_mm; negative: the other side, with the rows there",
  ).optional(),
  V_Ed: force("shear force in the beam, {default 0}").optional(),
  N_Ed: force(
    "axial force in the beam, compression positive; above 5 % of N_pl,Rd with the moment by 6.2.7.1(3); {default 0}",
  ).optional(),
};

const momentAxialField = oneOf(
  ["linear", "rows"],
  "moment with axial force: utilizations added (6.24), or the rows in equilibrium with both; {default linear}",
).optional();

const classification = {
  span_mm: memberLength("span of the beam, for the classification by stiffness").optional(),
  braced: flag("bracing takes at least 80 % off the sway: k_b = 8; {default false}: 25").optional(),
  plastic_analysis: flag("plastic global analysis: rotation capacity is verified, 6.4; {default false}").optional(),
};

const jointWelds = {
  throat_flange_mm: throat("throat of the welds of the beam's flanges").optional(),
  leg_flange_mm: throat("leg of the welds of the beam's flanges, in place of the throat").optional(),
  throat_web_mm: throat("throat of the welds of the beam's web").optional(),
  leg_web_mm: throat("leg of the welds of the beam's web, in place of the throat").optional(),
};

const slopeField = between(
  0,
  45,
  "of the beam to the normal of the plate: N_Ed and V_Ed are those of the beam's axis, dimensions are along the plate; {default 0}",
  "°",
).optional();

const mark = text("name of the connection").optional();
const kind = <const N extends string>(name: N) =>
  z.literal(name).meta({ description: "kind of connection" }).optional();

export const endPlateSchema = strict(() => ({
  mark,
  connection: kind("end-plate"),
  beam: memberField("the beam"),
  column: memberField("the column; absent: splice of two equal beams").optional(),
  plate: part(
    () => ({
      h_mm: plateSide("height"),
      b_mm: plateSide("width"),
      t_mm: thickness("thickness"),
      top_mm: place("top of the plate above the beam's top flange; 0 or negative: flush"),
      ...steelFields,
    }),
    "the end plate",
  ),
  ...boltFields,
  w_mm: distance("gauge of the bolts across the web"),
  w_outer_mm: distance("gauge of the outer bolts, where every row has four; {default}: two bolts in a row").optional(),
  rows_mm: listOf(
    distance("distance from the top of the plate"),
    "rows in tension under a positive M_j_Ed, from the top of the plate down",
    1,
    40,
  ),
  shear_rows_mm: listOf(
    distance("distance from the top of the plate"),
    "rows that carry shear only under a positive M_j_Ed",
    0,
    40,
  ).optional(),
  ...jointWelds,
  beta: betaField,
  column_end_mm: distance(
    "from the row nearest to the top of the plate to the end of the column there: e_1 of Table 6.4 (eaves, roof beams); {default}: the column goes on",
  ).optional(),
  ...jointActions,
  slope_deg: slopeField,
  L_b_mm: elongation("elongation length of a bolt; {default} grip, two washers, half of head and nut").optional(),
  ...classification,
  sigma_com_Ed_MPa: stressField,
  stiffeners: stiffenersField,
  haunch: part(
    () => ({
      depth_mm: distance("below the beam, at the column"),
      length_mm: between(1, 20_000, "along the beam; or angle_deg", "mm", [100, 10_000]).optional(),
      angle_deg: between(1, 45, "of its flange to the beam, in place of its length", "°").optional(),
      t_f_mm: thickness("flange of the haunch; or cut").optional(),
      t_w_mm: thickness("web of the haunch; or cut").optional(),
      cut: text("profile that the haunch is cut from, for its thicknesses").optional(),
    }),
    "haunch below the beam, of the beam's width and steel",
  ).optional(),
  moment_axial: momentAxialField,
  ...washerFields,
}));

export type EndPlateItem = z.output<typeof endPlateSchema>;

export const apexSchema = strict(() => ({
  mark,
  connection: z.literal("apex").meta({ description: "kind of connection" }),
  member: memberField("both rafters"),
  slope_deg: slopeField,
  plate: part(
    () => ({
      h_mm: plateSide("height"),
      b_mm: plateSide("width"),
      t_mm: thickness("thickness"),
      top_mm: place("top of the plate above the rafter's top flange; {default}: as much below").optional(),
      ...steelFields,
    }),
    "each of the two end plates",
  ),
  ...boltFields,
  w_mm: distance("gauge of the bolts across the web"),
  w_outer_mm: distance("gauge of the outer bolts, where every row has four; {default}: two bolts in a row").optional(),
  rows_mm: listOf(distance("distance from the top of the plate"), "rows from the top of the plate down", 1, 40),
  ...jointWelds,
  M_j_Ed: moment("moment at the plates; positive: pulls the bottom; {default}: the top is taken as pulled").optional(),
  V_Ed: force("shear force across the rafter, {default 0}").optional(),
  N_Ed: force("axial force along the rafter, compression positive, {default 0}").optional(),
  moment_axial: momentAxialField,
  L_b_mm: elongation("elongation length of a bolt; {default} grip, two washers, half of head and nut").optional(),
  ...classification,
  ...washerFields,
}));

export const eavesSchema = endPlateSchema.extend({
  connection: z.literal("eaves").meta({ description: "kind of connection" }),
  column: memberField("the column, which ends above the joint"),
  column_end_mm: distance("from the row nearest to the top of the plate to the end of the column: e_1 of Table 6.4"),
});

export type ApexItem = z.output<typeof apexSchema>;

export const weldedBeamSchema = strict(() => ({
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
}));

export type WeldedBeamItem = z.output<typeof weldedBeamSchema>;

export const columnWebSchema = strict(() => ({
  mark,
  connection: kind("column-web"),
  column: memberField("the column"),
  beta: between(0, 2, "transformation parameter of Table 5.4"),
  t_fb_mm: thickness("thickness of the flange or plate that brings the force; or beam").optional(),
  beam: memberField("the beam whose flange brings the force").optional(),
  throat_mm: throat("throat of the welds of that flange").optional(),
  leg_mm: throat("leg of the welds of that flange, in place of the throat").optional(),
  end_plate: part(
    () => ({
      t_mm: thickness("thickness"),
      extension_mm: sizeOrNone("how far it reaches beyond the flange"),
    }),
    "end plate; absent: the flange is welded to the column",
  ).optional(),
  l_eff_t_mm: distance("effective width in tension of a bolted joint: l_eff of its T-stub").optional(),
  F_c_Ed: magnitude("transverse compression").optional(),
  F_t_Ed: magnitude("transverse tension").optional(),
  V_wp_Ed: magnitude("shear in the web panel").optional(),
  sigma_com_Ed_MPa: stressField,
  stiffeners: stiffenersField,
}));

export type ColumnWebItem = z.output<typeof columnWebSchema>;
