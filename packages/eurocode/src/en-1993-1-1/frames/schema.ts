import type * as z from "zod";
import { between, flag, listOf, oneOf, part, positive, whole } from "../../basis/fields.ts";

// What a member takes from the frame it stands in: 5.2.1, 5.3.2, and the buckling length between beams.

const length = (what: string) => between(50, 1e6, what, "mm", [100, 200_000]);
const inertia = (what: string) => positive(what, "mm⁴", { least: 1, most: 1e15 });

const beam = part(
  () => ({
    I_mm4: inertia("inertia in the plane of buckling"),
    length_mm: length("length"),
    far: oneOf(
      ["rigid", "fixed", "pinned"],
      "far end: rigid to a column that buckles alike, fixed, pinned; {default rigid}",
    ).optional(),
  }),
  "a beam that holds the end",
);

const end = part(
  () => ({
    eta: between(0, 1, "own distribution factor: 0 held, 1 pinned").optional(),
    beams: listOf(beam, "beams joined rigidly to this end", 1, 4).optional(),
    column: part(
      () => ({
        I_mm4: inertia("inertia in the plane of buckling"),
        length_mm: length("length"),
      }),
      "the column that goes on beyond this end",
    ).optional(),
  }),
  "end of the member",
);

const ends = (axis: string) => listOf(end, `both ends, buckling about ${axis}: gives L_cr_${axis}_mm`, 2, 2).optional();

const frame = part(
  () => ({
    storey: part(
      () => ({
        H_Ed: between(0, 1e6, "horizontal force below the storey, with that of imperfections", "kN"),
        V_Ed: between(1e-3, 1e7, "vertical force below the storey", "kN"),
        h_mm: length("height of the storey"),
        delta_H_mm: positive("sway of the storey under those horizontal forces", "mm", { least: 1e-4, most: 1e5 }),
      }),
      "storey of the member, for alpha_cr by (5.2)",
    ).optional(),
    alpha_cr: between(0.01, 1e6, "own alpha_cr, in place of storey").optional(),
    analysis: oneOf(["elastic", "plastic"], "of the frame; {default elastic}").optional(),
    second_order: flag("the forces are those of a second-order analysis; {default false}").optional(),
    height_mm: length("height of the structure, for its sway imperfection; {default length_mm}").optional(),
    columns: whole(1, 1000, "m of 5.3.2(3): columns in a row; {default 1}").optional(),
    ends_y: ends("y"),
    ends_z: ends("z"),
  }),
  "the frame around the member, 5.2, 5.3",
);

export const frameFields = { frame: frame.optional() };
export type Frame = z.output<typeof frame>;
export type End = z.output<typeof end>;
