import * as z from "zod";
import {
  between,
  boltDistance,
  flag,
  listOf,
  nonNegative,
  oneOf,
  part,
  positive,
  strict,
  text,
  whole,
} from "../../basis/fields.ts";
import { fireOfScrewsField } from "./fire-schema.ts";
import { loadDuration, materialFactor, member, modification, serviceClass } from "./schema.ts";

const diameter = (description: string) => between(1, 60, description, "mm", [1.5, 30]);
const spacing = (description: string) => positive(description, "mm", boltDistance);

const slipRules = ["25 d l_ef", "780 d^0.2 l_ef^0.4"] as const;
export type SlipRule = (typeof slipRules)[number];

/** Of screws along their axis, whatever pulls them. */
export const screwFields = {
  d_core_mm: diameter("core of the thread of a screw, for (8.39)").optional(),
  length_mm: positive("length", "mm"),
  members: listOf(member, "the member under the head, and the one that holds the point", 2, 2),
  n: whole(1, 200, "fasteners in a row along the grain"),
  rows: whole(1, 200, "rows; {default 1}").optional(),
  l_ef_mm: positive("thread in the member with the point; of nails {default} what the length leaves", "mm").optional(),
  l_ef_head_mm: nonNegative("thread in the member under the head; {default 0}", "mm").optional(),
  f_ax_k_MPa: between(
    0.1,
    60,
    "declared withdrawal strength; {default} (8.39), of nails (8.25)",
    "MPa",
    [1, 25],
  ).optional(),
  f_head_k_MPa: between(
    0.1,
    200,
    "declared head pull-through strength; of nails {default} (8.26)",
    "MPa",
    [3, 50],
  ).optional(),
  f_tens_k_kN: between(0.01, 1e4, "declared tension of a screw", "kN").optional(),
  rho_a_kg_m3: between(50, 1500, "density of the declared strengths; {default 350}", "kg/m³", [290, 1100]).optional(),
  head_d_mm: diameter("diameter of the head or its washer").optional(),
  K_ser_ax_1_N_mm: positive("declared stiffness of a screw along its axis", "N/mm", {
    usual: [500, 100_000],
  }).optional(),
  K_ser_ax_rule: oneOf(
    slipRules,
    "stiffness of a thread along its axis by a formula of assessments, N/mm: that of the screw decides",
  ).optional(),
  a_1_mm: spacing("spacing along the grain").optional(),
  a_2_mm: spacing("spacing across the grain").optional(),
  a_1_CG_mm: spacing("from the end to the centre of the thread, Table 8.6").optional(),
  a_2_CG_mm: spacing("from the edge to the centre of the thread, Table 8.6").optional(),
  service_class: serviceClass.optional(),
  load_duration: loadDuration.optional(),
  k_mod: modification.optional(),
  gamma_M: materialFactor.optional(),
  fire: fireOfScrewsField.optional(),
};

export const axialSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("axial").meta({ description: "kind of joint" }),
  fastener: oneOf(["screw", "nail"], "fastener"),
  d_mm: diameter("diameter; of a screw that of its thread outside"),
  d_ef_mm: diameter("effective diameter of a screw for F_v_Ed, 8.7.1; {default} 1.1 d_core_mm").optional(),
  ...screwFields,
  alpha_deg: between(0, 90, "between the axis of a screw and the grain; {default 90}", "°").optional(),
  nail: part(
    () => ({
      surface: oneOf(["smooth", "profiled"], "{default smooth}").optional(),
      shape: oneOf(["round", "square"], "{default round}").optional(),
    }),
    "of nails",
  ).optional(),
  f_u_k_MPa: between(240, 2000, "tensile strength, for F_v_Ed", "MPa", [360, 1400]).optional(),
  M_y_Rk_Nmm: positive("declared yield moment, Nmm, for F_v_Ed").optional(),
  pre_drilled: flag("holes drilled beforehand; {default false}").optional(),
  F_ax_Ed: between(-1e6, 1e6, "force of the joint along the fasteners, tension positive", "kN").optional(),
  F_v_Ed: between(-1e6, 1e6, "force across the axis at the same time, 8.3.3; {default 0}", "kN").optional(),
}));

export const inclinedSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("inclined-screws").meta({ description: "kind of joint" }),
  fastener: oneOf(["screw"], "fastener; {default screw}").optional(),
  d_mm: diameter("diameter of the thread outside"),
  ...screwFields,
  alpha_deg: between(
    0,
    90,
    "between the axis of the screws and the force, in their plane; {default 45}",
    "°",
  ).optional(),
  F_Ed: between(-1e6, 1e6, "force along the joint; positive it pulls the screws, or one of each pair", "kN").optional(),
  pairs: whole(0, 200, "crossed pairs among the screws, one of each pressed; {default 0}: all are pulled").optional(),
  mu: between(0, 0.5, "friction where the force presses the members together; {default 0.25}").optional(),
  f_y_k_MPa: between(
    240,
    2000,
    "yield strength of the screws, for those that are pressed",
    "MPa",
    [360, 1400],
  ).optional(),
}));

export type AxialItem = z.output<typeof axialSchema>;
export type InclinedItem = z.output<typeof inclinedSchema>;
