import * as z from "zod";
import {
  between,
  flag,
  listOf,
  nonNegative,
  noted,
  oneOf,
  part,
  positive,
  strict,
  text,
  whole,
} from "../../basis/fields.ts";
import { actionField, markField, metres, spacing } from "../fields.ts";

export const roofTypes = ["flat", "monopitch", "duopitch", "hipped", "canopy-monopitch", "canopy-duopitch"] as const;
export type RoofType = (typeof roofTypes)[number];
export const edges = ["sharp", "parapet", "curved", "mansard"] as const;
export const elements = ["cylinder", "rectangle", "lattice", "free-standing-wall", "sign"] as const;
export type ElementType = (typeof elements)[number];

/** 7.2.9(5): 0.9 of the greatest suction of a wall, beside an opening that dominates; annexes have up to -1.7. */
const leastInside = -1.6;

const factor = (description: string) => between(0.3, 2, description, undefined, [0.7, 1]);

const building = part(
  () => ({
    b_m: positive("width across the wind", "m", { least: 0.1, most: 1000 }),
    d_m: positive("depth along the wind", "m", { least: 0.1, most: 1000 }),
    h_m: positive("height of the top or ridge above the ground", "m", { least: 0.1, most: 300 }),
  }),
  "a building of rectangular plan",
);

const roof = part(
  () => ({
    type: oneOf(roofTypes, "shape of the roof").meta({
      description: "shape of the roof",
      otherwise:
        "multispan roofs (EN 1991-1-4 7.2.7) are the type of one span with n_spans; vaults and domes (7.2.8) are not calculated",
    }),
    edge: oneOf(edges, "eaves of a flat roof; {default sharp}").optional(),
    h_p_m: metres("height of the parapet", 20).optional(),
    r_m: metres("radius of curved eaves", 20).optional(),
    alpha_deg: between(-90, 90, "slope; of mansard eaves their slope; negative: trough", "°").optional(),
    wind: noted(
      z.union([z.literal(0), z.literal(90), z.literal(180)]),
      "direction of the wind: 0 on the low eave or across the ridge, 90 along the ridge, 180 on the high eave; {default 0}",
    ).optional(),
    n_spans: whole(
      1,
      40,
      "equal spans of a multispan roof, side by side across their ridges or eaves; {default 1}",
    ).optional(),
    phi: between(0, 1, "blockage under a canopy, 0 empty to 1 full").optional(),
  }),
  "the roof",
);

const wallZoneNames = ["A", "B", "C", "D", "E"] as const;

const openings = part(
  () => ({
    mu: between(0, 1, "openings in walls of suction by all openings, (7.3), where no face dominates").optional(),
    dominant: oneOf(
      wallZoneNames,
      "zone of the wall whose openings are at least twice those of all others, 7.2.9(3)",
    ).optional(),
    ratio: between(2, 1000, "openings of the dominant face by those of all others").optional(),
  }),
  "openings of a building: mu, or the face that dominates",
);

const element = part(
  () => ({
    type: oneOf(elements, "what stands in the wind").meta({
      description: "what stands in the wind",
      otherwise:
        "sharp edged sections (EN 1991-1-4 7.7), polygons (7.8), spheres (7.10), flags (7.12) and bridges (8) are not calculated",
    }),
    length_m: metres("horizontal length, across the wind").optional(),
    height_m: metres("height", 300).optional(),
    d_m: metres("depth along the wind; of a cylinder its diameter", 100).optional(),
    base_m: nonNegative("height of its lower edge above the ground; {default 0}", "m", { most: 300 }).optional(),
    solidity: between(0, 1, "solid part of the area; {default 1}").optional(),
    return_corner_m: nonNegative("length of the return corner of a wall; {default 0}", "m", { most: 100 }).optional(),
    k_mm: positive("equivalent roughness of a cylinder, Table 7.13", "mm", { most: 20 }).optional(),
    r_m: metres("radius of the corners of a rectangle, for square sections", 50).optional(),
    c_f_0: between(0.1, 4, "force coefficient of a lattice without free-end flow, Figures 7.33 to 7.35").optional(),
  }),
  "a structure or an element by itself",
);

export const windSchema = strict(() => ({
  mark: markField,
  action: actionField("wind"),
  v_b0_m_s: between(5, 80, "fundamental basic wind velocity; or zone or q_p_kN_m2", "m/s", [18, 50]).optional(),
  zone: text("zone of the annex's map, in place of v_b0_m_s").optional(),
  v_map_m_s: between(5, 80, "velocity of the map, of annexes with a factor of altitude", "m/s").optional(),
  altitude_m: between(-50, 4000, "altitude of the site", "m").optional(),
  q_p_kN_m2: between(
    0.01,
    20,
    "peak velocity pressure, in place of velocity and terrain",
    "kN/m²",
    [0.25, 4],
  ).optional(),
  terrain: text("terrain: 0, I to IV, or what the annex has").optional(),
  z_m: noted(
    z.union([
      between(0, 300, "reference height", "m"),
      listOf(between(0, 300, "a height", "m"), "reference heights", 1, 200),
    ]),
    "reference height, or a list of heights (m); {default} by the building or element",
  ).optional(),
  c_dir: factor("directional factor; {default 1}").optional(),
  c_season: factor("season factor; {default 1}").optional(),
  c_o: between(0.5, 3, "orography factor; {default 1}", undefined, [1, 1.6]).optional(),
  k_I: between(0.3, 2, "turbulence factor; {default} by annex", undefined, [0.8, 1.5]).optional(),
  rho_kg_m3: between(0.8, 1.6, "density of air; {default} by annex", "kg/m³", [1.1, 1.35]).optional(),
  return_period_years: between(2, 10_000, "mean return period in years; {default 50}").optional(),
  building: building.optional(),
  roof: roof.optional(),
  area_m2: between(0.01, 1e5, "loaded area; {default 10}", "m²").optional(),
  c_pi: noted(
    z.union([
      between(leastInside, 1, "an internal pressure coefficient"),
      listOf(between(leastInside, 1, "a coefficient"), "coefficients", 1, 4),
    ]),
    "internal pressure coefficient, or several; {default} +0.2 and -0.3",
  ).optional(),
  openings: openings.optional(),
  c_s_c_d: between(0.5, 3, "structural factor; {default} 1 where 6.2(1) allows", undefined, [0.8, 1.5]).optional(),
  frequency_Hz: positive("fundamental frequency along the wind, for c_s c_d by Annex B", "Hz", {
    most: 100,
  }).optional(),
  delta_s: between(0.005, 0.5, "logarithmic decrement of structural damping, Table F.2; with frequency_Hz").optional(),
  friction: oneOf(
    ["smooth", "rough", "very-rough"],
    "surface of walls and roof along the wind, for friction",
  ).optional(),
  framed_walls: flag("frames with structural walls, or masonry, below 100 m: 6.2(1)d; {default false}").optional(),
  element: element.optional(),
  spacing_m: spacing,
}));

export type WindItem = z.output<typeof windSchema>;
export type BuildingItem = NonNullable<WindItem["building"]>;
export type RoofItem = NonNullable<WindItem["roof"]>;
export type ElementItem = NonNullable<WindItem["element"]>;
