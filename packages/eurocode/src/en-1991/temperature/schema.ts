import type * as z from "zod";
import { between, number, oneOf, positive, strict } from "../../basis/fields.ts";
import { actionField, markField } from "../fields.ts";

const degrees = (description: string) => between(-80, 100, description, "°C");

export const places = ["outside", "in-envelope", "inside", "below-ground"] as const;

export const temperatureSchema = strict(() => ({
  mark: markField,
  action: actionField("temperature"),
  place: oneOf(places, "where the member is; in-envelope: between inside and outside"),
  T_max_C: degrees("maximum shade air temperature of the site").optional(),
  T_min_C: degrees("minimum shade air temperature of the site").optional(),
  T_0_C: degrees("temperature when the member was built; {default} by annex").optional(),
  T_in_summer_C: degrees("temperature inside in summer; {default 20}").optional(),
  T_in_winter_C: degrees("temperature inside in winter; {default 25}").optional(),
  surface: oneOf(["bright", "light", "dark"], "colour of the surface in the sun").optional(),
  orientation: oneOf(["north-east", "south-west"], "where it faces; horizontal surfaces: south-west").optional(),
  depth_m: between(0, 50, "depth below the ground", "m").optional(),
  material: oneOf(
    ["steel", "stainless-steel", "concrete", "lightweight-concrete", "timber", "masonry"],
    "material, for alpha_T",
  ).optional(),
  alpha_T_1e_6_K: between(0.1, 50, "coefficient of expansion in place of the material's, 10⁻⁶/K").optional(),
  length_m: positive("length of the member, for its free expansion", "m", { most: 1e4 }).optional(),
  E_MPa: positive("modulus of elasticity, for the force of a held member", "MPa").optional(),
  A_mm2: positive("area of its section", "mm²").optional(),
  held: number("share of the expansion that is held, 0 to 1; {default 1}", undefined, { least: 0, most: 1 }).optional(),
}));
export type TemperatureItem = z.output<typeof temperatureSchema>;
