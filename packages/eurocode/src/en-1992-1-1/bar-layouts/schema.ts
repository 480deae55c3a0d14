import type * as z from "zod";
import { between, flag, listOf, nonNegative, oneOf, part, positive, strict, text, whole } from "../../basis/fields.ts";
import { beamSchema } from "../beams/schema.ts";
import { barDiameter } from "../schema.ts";

const place = (description: string) => between(-10_000, 1e6, description, "mm");
const end = (description: string) => oneOf(["pinned", "fixed", "free"], description).optional();

export const barLayoutSchema = strict(() => ({
  mark: text("name of the beam"),
  slab: flag("a slab, by 9.3; {default false}").optional(),
  b: beamSchema.shape.b,
  h: beamSchema.shape.h,
  fck: beamSchema.shape.fck,
  fyk: beamSchema.shape.fyk,
  b_eff_mm: beamSchema.shape.b_eff_mm,
  h_f_mm: beamSchema.shape.h_f_mm,
  flange: beamSchema.shape.flange,
  cover_mm: beamSchema.shape.cover_mm.unwrap(),
  d_g_mm: beamSchema.shape.d_g_mm,
  compression_steel: beamSchema.shape.compression_steel,
  stress_block: beamSchema.shape.stress_block,
  steel_branch: beamSchema.shape.steel_branch,
  ductility_class: beamSchema.shape.ductility_class,
  deduct_bars: beamSchema.shape.deduct_bars,
  spans_mm: listOf(positive("length of a span", "mm", { most: 1e5 }), "spans from left to right", 1, 10),
  left: end("left end of the beam; {default pinned}"),
  right: end("right end of the beam; {default pinned}"),
  support_widths_mm: listOf(
    between(20, 5000, "width of a support", "mm"),
    "widths of the supports along the beam, from left to right; a free end has none; {default} 300 each, and 1500 of what clamps an end",
    1,
    11,
  ).optional(),
  envelope: listOf(
    part(
      () => ({
        x_mm: place("from the left end of the beam"),
        M_max: nonNegative("greatest sagging moment; {default 0}", "kNm").optional(),
        M_min: between(-1e8, 0, "greatest hogging moment, < 0; {default 0}", "kNm").optional(),
        V: nonNegative("greatest shear force by size; {default 0}", "kN").optional(),
      }),
      "design values at a place",
    ),
    "what is greatest along the beam in all combinations; a jump of the shear force is two entries at its place",
    2,
    5000,
  ),
  bars: listOf(
    part(
      () => ({
        face: oneOf(["bottom", "top"], "face of the bars"),
        bars: text('equal bars in words: "3Ø20", of slabs "Ø12-300"'),
        layer: whole(1, 3, "layer from the face inwards; {default 1}").optional(),
        from_mm: place("left end, from the left end of the beam"),
        to_mm: place("right end"),
        leg_from_mm: between(0, 5000, "leg of a bend of 90° at the left end, outside; {default 0}", "mm").optional(),
        leg_to_mm: between(0, 5000, "leg of a bend of 90° at the right end, outside; {default 0}", "mm").optional(),
        mandrel_mm: between(1, 2000, "diameter of the mandrel of its bends; {default} of Table 8.1N", "mm").optional(),
      }),
      "bars with their ends",
    ),
    "bars along the beam",
    1,
    200,
  ),
  links: listOf(
    part(
      () => ({
        from_mm: place("first place, from the left end of the beam"),
        to_mm: place("last place"),
        diameter_mm: barDiameter("diameter"),
        spacing_mm: between(10, 2000, "spacing along the beam", "mm"),
        legs: whole(2, 40, "legs across the width; {default 2}").optional(),
      }),
      "links at one spacing",
    ),
    "links along the beam; none of a slab that carries shear alone",
    1,
    100,
  ).optional(),
  cot_theta: between(
    1,
    3,
    "struts of the web: cot θ; {default} the flattest that carries V and the annex allows",
  ).optional(),
}));

export type BarLayoutItem = z.output<typeof barLayoutSchema>;
export type BarItem = BarLayoutItem["bars"][number];
export type LinkItem = NonNullable<BarLayoutItem["links"]>[number];
