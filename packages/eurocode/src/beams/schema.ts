import type * as z from "zod";
import { between, listOf, number, oneOf, part, positive, strict, text, whole } from "../basis/fields.ts";
import { describeFields, type FieldDescription } from "../engine/describe.ts";

const x = (what: string) => between(0, 1e6, `${what}, from the left end of the span`, "mm");

export const loadShape = {
  q_kN_m: number("uniform load, downwards positive", "kN/m").optional(),
  P_kN: number("point load, downwards positive; needs x_mm", "kN").optional(),
  span: whole(1, 20, "span that the load is on, from the left; a uniform load without it is on all spans").optional(),
  x_mm: x("place of the point load").optional(),
  from_mm: x("beginning of a uniform load; {default 0}").optional(),
  to_mm: x("end of a uniform load; {default} the length of the span").optional(),
};

const load = part(() => loadShape, "a uniform load or a point load, design values");

export const end = (side: string) =>
  oneOf(["pinned", "fixed", "free"], `${side} end of the beam; {default pinned}`).optional();

export const beamSchema = strict(() => ({
  spans_mm: listOf(positive("length of a span", "mm", { most: 1e5 }), "spans from left to right", 1, 20),
  left: end("left"),
  right: end("right"),
  loads: listOf(load, "loads on the beam", 1, 200),
  N_Ed: number("axial force in the beam, compression positive", "kN").optional(),
  EI_kNm2: positive("bending stiffness, for the deflection; or profile", "kNm²").optional(),
  profile: text("steel profile, whose stiffness about y with E = 210 000 MPa gives the deflection").optional(),
}));

/** What the fields of a beam are, and of its loads. */
export const beamFields = (): FieldDescription[] => describeFields(beamSchema);

export type BeamRequest = z.infer<typeof beamSchema>;
export type BeamLoad = BeamRequest["loads"][number];
