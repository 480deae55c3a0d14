import type * as z from "zod";
import { between, flag, oneOf, positive, strict, text, whole } from "../../basis/fields.ts";
import { actionField, markField, metres, spacing } from "../fields.ts";

export const roofs = [
  "monopitch",
  "duopitch",
  "multi-span",
  "cylindrical",
  "abutting-taller",
  "obstruction",
  "abutting-exceptional",
  "parapet-exceptional",
  "obstruction-exceptional",
  "valley-exceptional",
  "ground",
] as const;
export type Roof = (typeof roofs)[number];

const snowLoad = (description: string) => between(0, 50, description, "kN/m²", [0.2, 12]);

export const snowSchema = strict(() => ({
  mark: markField,
  action: actionField("snow"),
  roof: oneOf(roofs, "shape of the roof, or of what the snow drifts against").meta({
    description: "shape of the roof, or of what the snow drifts against",
    otherwise: "snow on snowguards (EN 1991-1-3 6.4) is not calculated",
  }),
  s_k_kN_m2: snowLoad("characteristic snow load on the ground; or zone and altitude_m").optional(),
  zone: text("zone of the annex's map, in place of s_k_kN_m2").optional(),
  altitude_m: between(-50, 4000, "altitude of the site, with zone", "m").optional(),
  alpha_deg: between(
    0,
    90,
    "slope of the roof; of the left side; of a lower roof, away from the taller one",
    "°",
  ).optional(),
  alpha_2_deg: between(0, 90, "slope of the right side; {default alpha_deg}", "°").optional(),
  n_spans: whole(2, 20, "spans of a multi-span roof; {default 2}").optional(),
  snow_guards: flag("snow cannot slide off: fence, parapet or guard at the eave; {default false}").optional(),
  topography: oneOf(["windswept", "normal", "sheltered"], "exposure to the wind; {default normal}").optional(),
  C_e: between(0.5, 1.5, "exposure coefficient, in place of topography").optional(),
  C_t: between(0.1, 1, "thermal coefficient; {default 1}").optional(),
  b_1_m: metres(
    "width of the taller roof (b_2 of Figure B2), of a cylindrical roof, or clear width behind a parapet or obstruction",
  ).optional(),
  b_2_m: metres("width of the lower roof (b_1 of Figure B2)").optional(),
  b_3_m: metres("width of the roofs from which snow drifts into a valley, Figure B1").optional(),
  h_m: metres(
    "height of the step, parapet or obstruction; rise of a cylindrical roof; depth of a valley",
    300,
  ).optional(),
  alpha_upper_deg: between(0, 90, "slope of the upper roof towards the lower; {default} up to 15", "°").optional(),
  upper_slope_m: metres("plan length of the upper roof's slope towards the lower; {default} half of b_1_m").optional(),
  gamma_snow_kN_m3: between(1, 6, "weight density of snow; {default 2}", "kN/m³").optional(),
  C_esl: between(1, 5, "factor of exceptional snow on the ground: adds accidental arrangements").optional(),
  s_Ad_kN_m2: snowLoad("exceptional snow load on the ground, in place of C_esl").optional(),
  d_overhang_m: positive("depth of the snow layer on the roof, for snow that overhangs the eave", "m", {
    most: 20,
  }).optional(),
  k_overhang: between(0, 10, "k of overhanging snow, 6.3(2); {default} 3/d, at most d times the density").optional(),
  spacing_m: spacing,
}));

export type SnowItem = z.output<typeof snowSchema>;

/** Exceptional drifts: accidental, of s_k, without C_e and C_t. */
export const isByAnnexB = ({ roof }: Pick<SnowItem, "roof">): boolean => roof.endsWith("exceptional");
