import * as z from "zod";
import { between, flag, listOf, part, partialFactor, positive, strict, text } from "../../../basis/fields.ts";
import { force, loadDuration, modification, serviceClass } from "../schema.ts";

const ofWidth = (description: string) => positive(description, "N/mm", { least: 1, most: 5000, usual: [20, 1000] });
const ofArea = (description: string) => positive(description, "MPa", { least: 0.1, most: 20, usual: [0.5, 5] });
const place = z.number().min(-5000).max(5000);
const point = z.tuple([place, place]);

export const punchedPlateSchema = strict(() => ({
  mark: text("name of the connection"),
  connection: z.literal("punched-plate").meta({ description: "kind of joint" }),
  species: text("strength class of wood: C24, GL24h"),
  plate: part(
    () => ({
      name: text("type of the plate, for the report").optional(),
      f_a_0_0_k_MPa: ofArea("anchorage strength of one plate, force along x and along the grain"),
      f_a_90_90_k_MPa: ofArea("anchorage strength of one plate, force square to x and to the grain"),
      k_1: between(-1, 1, "anchorage along the grain by alpha, MPa per degree, up to alpha_0_deg"),
      k_2: between(-1, 1, "the same beyond alpha_0_deg, MPa per degree"),
      alpha_0_deg: between(0, 90, "where k_2 takes the place of k_1", "°"),
      f_t_0_k_N_mm: ofWidth("tension along x, of the width of one plate"),
      f_c_0_k_N_mm: ofWidth("compression along x"),
      f_v_0_k_N_mm: ofWidth("shear along x"),
      f_t_90_k_N_mm: ofWidth("tension along y"),
      f_c_90_k_N_mm: ofWidth("compression along y"),
      f_v_90_k_N_mm: ofWidth("shear along y"),
      gamma_0_deg: between(0, 30, "constant of (8.56), of shear tests", "°"),
      k_v: between(-1, 2, "constant of (8.60), of shear tests"),
    }),
    "declared strengths of one plate, EN 14545; x is its main direction",
  ),
  area_mm: listOf(
    point,
    "corners [x, y] of the effective area of one plate on this member, 8.8.2: without 5 mm along edges of the timber and six thicknesses of the plate, along the grain, at its end",
    3,
    24,
  ),
  line_mm: listOf(
    point,
    "ends [x, y] of the joint line between this member and the others, as far as the plate covers it",
    2,
    2,
  ),
  grain_deg: between(-180, 180, "direction of the grain of this member, from x towards y", "°"),
  F_x_Ed: force("force of this member on both plates along x, at the centroid of the area").optional(),
  F_y_Ed: force("force of this member on both plates along y, at the centroid of the area").optional(),
  M_Ed: between(-1e6, 1e6, "moment of this member on both plates, positive from x to y; {default 0}", "kNm").optional(),
  h_mm: positive("depth of the member, for the least overlap of trusses", "mm").optional(),
  overlap_mm: positive("how far the plate reaches over the member, 9.2.2(4)", "mm").optional(),
  splice: flag(
    "a splice of a chord: the overlap is how much of its depth the plate covers, 9.2.2(5); {default false}",
  ).optional(),
  truss_length_m: between(1, 60, "length of the truss, for the force of handling of 9.2.1(8)", "m").optional(),
  service_class: serviceClass.optional(),
  load_duration: loadDuration.optional(),
  k_mod: modification.optional(),
  gamma_M_anchorage: partialFactor("material factor of the anchorage; {default} by annex").optional(),
  gamma_M_plate: partialFactor("material factor of the plate; {default} by annex").optional(),
}));

export type PunchedPlateItem = z.output<typeof punchedPlateSchema>;
