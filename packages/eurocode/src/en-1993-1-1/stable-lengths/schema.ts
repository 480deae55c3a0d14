import type * as z from "zod";
import { between, listOf, number, oneOf, part, positive, text, whole } from "../../basis/fields.ts";

// Segments beside plastic hinges, BB.3.

const length = (what: string) => between(50, 1e5, what, "mm", [200, 50_000]);

const haunch = part(
  () => ({
    h_max_mm: positive("greatest depth of the section, at the start of the segment", "mm", { least: 50, most: 10_000 }),
    length_mm: length("length of the haunch from the start; {default} all of the segment").optional(),
    flanges: whole(
      2,
      3,
      "flanges of the section: 2 of a taper, 3 of a haunch under a whole section; {default 3}",
    ).optional(),
    b_mm: positive("width of the haunch's flange; {default} that of the profile", "mm", { most: 2000 }).optional(),
    t_f_mm: positive("thickness of the haunch's flange; {default} that of the profile", "mm", { most: 200 }).optional(),
    t_w_mm: positive("thickness of the haunch's web; {default} that of the profile", "mm", { most: 200 }).optional(),
  }),
  "haunch or taper of the segment; it needs M_kNm",
);

const segment = part(
  () => ({
    mark: text("name of the segment; {default} S1, S2, …").optional(),
    from_mm: between(0, 1e6, "where it begins on the member, for the picture", "mm").optional(),
    length_mm: length("from the plastic hinge to the next restraint"),
    to: oneOf(
      ["lateral", "torsional"],
      "that restraint: lateral (to the compressed flange), L_m; torsional (both flanges), L_k or L_s",
    ),
    spacing_mm: length("greatest distance of the lateral restraints between torsional ones").optional(),
    a_mm: between(0, 2000, "centroid of the member to that of what restrains it laterally", "mm").optional(),
    M_kNm: listOf(
      number("moment", "kNm", { least: -1e8, most: 1e8 }),
      "moments at both ends, or at both ends, quarters and middle; positive compress the flange that is not held; {default} one all along",
      2,
      5,
    ).optional(),
    M_max_kNm: number("greatest such moment within the segment; {default} of M_kNm", "kNm").optional(),
    N_Ed: between(
      -1e8,
      1e8,
      "axial force of the segment, compression positive; {default N_Ed} of the member",
      "kN",
    ).optional(),
    C_1: between(1, 3, "factor of the moments for L_m; {default 1}").optional(),
    haunch: haunch.optional(),
  }),
  "a segment beside a plastic hinge",
);

export const stableLengthFields = {
  stable_lengths: listOf(segment, "segments beside plastic hinges, BB.3", 1, 50).optional(),
};
export type Segment = z.output<typeof segment>;
export type Haunch = z.output<typeof haunch>;
