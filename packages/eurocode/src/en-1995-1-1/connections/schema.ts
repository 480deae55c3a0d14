import * as z from "zod";
import { loadDurations } from "../../annexes/timber-types.ts";
import {
  between,
  boltDistance,
  flag,
  listOf,
  noted,
  oneOf,
  part,
  partialFactor,
  positive,
  strict,
  text,
  whole,
} from "../../basis/fields.ts";
import { fireOfJointField } from "./fire-schema.ts";

export const fastenerTypes = ["nail", "staple", "screw", "bolt", "dowel"] as const;
export type FastenerType = (typeof fastenerTypes)[number];

export const panels = ["plywood", "OSB", "particleboard", "hardboard", "LVL"] as const;
export type Panel = (typeof panels)[number];

const diameter = (description: string) => between(1, 60, description, "mm", [1.5, 30]);
const thickness = (description: string) => between(0.4, 2000, description, "mm", [1, 600]);
export const force = (description: string) => between(-1e6, 1e6, description, "kN");
const spacing = (description: string) => positive(description, "mm", boltDistance);
const place = z.number().min(-20_000).max(20_000);
const angle = (description: string) => between(0, 90, description, "°");

export const serviceClass = noted(
  z.literal([1, 2, 3]).meta({ enum: [1, 2, 3] }),
  "service class of 2.3.1.3; {default 1}",
);
export const loadDuration = oneOf(loadDurations, "of the shortest action of the combination; {default medium-term}");
export const modification = between(0.2, 1.1, "modification factor of the joint; {default} Table 3.1 and (2.6)");
export const materialFactor = partialFactor("material factor of the joint; {default} by annex");

export const spacingFields = {
  a_1_mm: spacing("spacing along the grain; {default} the least of the table").optional(),
  a_2_mm: spacing("spacing across the grain").optional(),
  a_3_t_mm: spacing("to a loaded end").optional(),
  a_3_c_mm: spacing("to an unloaded end").optional(),
  a_4_t_mm: spacing("to a loaded edge").optional(),
  a_4_c_mm: spacing("to an unloaded edge").optional(),
};
export const spacingNames = ["a_1_mm", "a_2_mm", "a_3_t_mm", "a_3_c_mm", "a_4_t_mm", "a_4_c_mm"] as const;

const memberFields = () => ({
  t_mm: thickness("thickness along the fastener"),
  plate: flag("a steel plate; {default false}").optional(),
  species: text("strength class of wood: C24, GL24h").optional(),
  panel: oneOf(panels, "a panel in place of wood").optional(),
  rho_k_kg_m3: between(50, 1500, "characteristic density; of a panel required", "kg/m³", [290, 1100]).optional(),
  rho_mean_kg_m3: between(
    50,
    1500,
    "mean density, for the slip; {default} of the class, of a panel rho_k_kg_m3",
    "kg/m³",
    [290, 1100],
  ).optional(),
  alpha_deg: angle("between force and grain; {default 0}").optional(),
  b_mm: thickness("width of the member along the fastener, for its net section; {default t_mm}").optional(),
  h_mm: positive("depth of the member across its grain, for its net section", "mm").optional(),
  pre_drilled: flag("holes drilled beforehand; {default} as of the joint").optional(),
  steel_grade: text("of a steel plate: S235, S355J2; with it the plate is verified in bearing").optional(),
  e_1_mm: spacing("end of a steel plate along the force; {default} 1.2 d_0").optional(),
  e_2_mm: spacing("edge of a steel plate across the force; {default} 1.2 d_0").optional(),
  spacings: part(() => spacingFields, "spacings of this member, in place of those of the joint").optional(),
});

const ofMembers = "a member, in the order of the joint";
export const member = part(memberFields, ofMembers);
/** With a grain of any direction in a pattern. */
export const memberAcross = part(
  () => ({
    ...memberFields(),
    f_t_k_MPa: between(
      1,
      100,
      "declared tensile strength of a panel along the force, for its net section",
      "MPa",
    ).optional(),
    f_m_k_MPa: between(
      1,
      100,
      "declared strength of a panel in bending in its plane, for its net section",
      "MPa",
    ).optional(),
    alpha_deg: between(
      -360,
      360,
      "between force and grain, 0 to 90; with bolts from x to the grain, in either sense; {default 0}",
      "°",
    ).optional(),
  }),
  ofMembers,
);

export const alternating = between(
  0,
  1e6,
  "greatest force of the other sense from actions of medium and longer duration, 8.1.5: half of each adds to the other; {default 0}",
  "kN",
);

/** Steel of the fastener. */
export const boltFields = {
  f_u_k_MPa: between(240, 2000, "tensile strength of the fastener", "MPa", [360, 1400]).optional(),
  grade: oneOf(
    ["4.6", "4.8", "5.6", "5.8", "6.8", "8.8", "10.9", "S235", "S275", "S355"],
    "grade of bolts and dowels, in place of their strength; S235: 360 MPa, S275: 410, S355: 470",
  ).optional(),
  M_y_Rk_Nmm: positive("declared yield moment, Nmm, in place of the formulas").optional(),
};

/** Fasteners in given places, under N, V and M. */
export const patternFields = {
  bolts: listOf(
    z.tuple([place, place]),
    "[x, y] of each fastener in mm, x along the grain of the first member, from any origin: in place of n and rows, with N_Ed, V_Ed, M_Ed; alpha_deg of a member is then the angle of its grain to x",
    1,
    500,
  ).optional(),
  N_Ed: force("force along x in the centroid of the fasteners, tension positive, with bolts").optional(),
  V_Ed: force("force along y in the centroid, with bolts").optional(),
  M_Ed: between(-1e6, 1e6, "moment about the centroid, positive from x to y, with bolts", "kNm").optional(),
};

export const splittingField = part(
  () => ({
    b_mm: thickness("thickness of the member; penetration counts, where it is less"),
    h_mm: positive("depth of the member", "mm"),
    h_e_mm: positive("from the loaded edge to the most distant fastener", "mm"),
    F_v_Ed_1: force("shear on one side of the joint").optional(),
    F_v_Ed_2: force("shear on the other side").optional(),
    punched_w_mm: positive("width of a punched metal plate along the grain", "mm").optional(),
  }),
  "splitting of a member loaded across the grain, 8.1.4",
);

export const serviceabilityField = part(
  () => ({
    F_ser_kN: between(0, 1e6, "force of the joint", "kN"),
    F_qp_kN: between(0, 1e6, "quasi-permanent part of it, which creeps, 2.2.3", "kN").optional(),
    clearance_mm: between(0, 10, "slack of the holes; {default} bolts 1, others 0", "mm").optional(),
    limit_mm: positive("limit of the slip", "mm").optional(),
  }),
  "slip, 7.1",
);

export const dowelTypeSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("dowel-type").meta({ description: "kind of joint" }).optional(),
  fastener: oneOf(fastenerTypes, "fastener"),
  d_mm: diameter("diameter; of a screw that of its thread outside, of a staple that of a leg"),
  d_ef_mm: diameter("effective diameter of a screw, 8.7.1; {default} 1.1 d_core_mm").optional(),
  d_core_mm: diameter("core of the thread of a screw").optional(),
  ...boltFields,
  members: listOf(memberAcross, "members in the order of the joint", 2, 5),
  shear_planes: whole(1, 4, "{default} one less than members").optional(),
  n: whole(1, 200, "fasteners in a row along the grain; required without bolts").optional(),
  rows: whole(1, 200, "rows; {default 1}").optional(),
  staggered: flag("nails of a row staggered by one diameter across the grain, 8.3.1.1(8); {default false}").optional(),
  ...spacingFields,
  length_mm: positive("length of nails, screws and staples", "mm").optional(),
  penetration_mm: positive("in the last member; {default} what length_mm leaves", "mm").optional(),
  nail: part(
    () => ({
      surface: oneOf(["smooth", "profiled"], "{default smooth}").optional(),
      shape: oneOf(["round", "square"], "{default round}").optional(),
      head_d_mm: diameter("diameter of the head; {default} 2 d").optional(),
    }),
    "of nails",
  ).optional(),
  crown_mm: positive("length of the crown of a staple", "mm").optional(),
  crown_angle_deg: angle("between crown and grain; {default 30}").optional(),
  pre_drilled: flag("holes drilled beforehand; {default} false, of bolts and dowels true").optional(),
  splitting_species: flag("wood that splits easily, (8.19): fir, Douglas fir; {default false}").optional(),
  rope_effect: flag("8.2.2(2); {default true}").optional(),
  F_ax_Rk_kN: between(
    0,
    1e4,
    "axial resistance of one fastener for the rope effect; {default} 8.3.2, 8.5.2",
    "kN",
  ).optional(),
  washer: part(
    () => ({ d_e_mm: positive("outer diameter", "mm"), d_i_mm: positive("inner diameter", "mm") }),
    "washers of bolts on wood",
  ).optional(),
  method: oneOf(
    ["johansen", "simplified"],
    "yield modes of 8.2 ({default=johansen}), or the simplified rules of an annex",
  ).optional(),
  F_Ed: force("force of the joint, tension positive").optional(),
  alternating_kN: alternating.optional(),
  ...patternFields,
  service_class: serviceClass.optional(),
  load_duration: loadDuration.optional(),
  k_mod: modification.optional(),
  gamma_M: materialFactor.optional(),
  block_shear: flag("annex A; {default} where steel plates meet wood").optional(),
  splitting: splittingField.optional(),
  serviceability: serviceabilityField.optional(),
  fire: fireOfJointField.optional(),
}));

export type DowelTypeItem = z.output<typeof dowelTypeSchema>;
export type MemberItem = DowelTypeItem["members"][number];
