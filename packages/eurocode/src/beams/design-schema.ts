import * as z from "zod";
import { annexCodes } from "../annexes/index.ts";
import { ownAnnex } from "../annexes/own-annex.ts";
import { between, flag, listOf, nonNegative, oneOf, part, positive, strict, text, whole } from "../basis/fields.ts";
import { combiningFields, ofAction } from "../en-1990/schema.ts";
import { end, loadShape } from "./schema.ts";

// A beam with its loads by case, through to its verdict.

const load = part(
  () => ({
    ...loadShape,
    q_kN_m2: between(-1000, 1000, "load of an area, downwards positive; needs spacing_m", "kN/m²").optional(),
    spacing_m: positive("width that the beam carries, for q_kN_m2; {default} that of the beam", "m", {
      most: 100,
    }).optional(),
  }),
  "a load of this action, characteristic value",
);

const natures = ["permanent", "imposed", "snow", "wind", "rain", "accidental"] as const;

const action = part(() => {
  const { id, category, group, not_with, psi_0, psi_1, psi_2, gamma_sup, gamma_inf, gamma, source } = ofAction.shape;
  return {
    id,
    nature: oneOf(natures, "what kind of action it is"),
    category,
    group,
    not_with,
    source,
    psi_0,
    psi_1,
    psi_2,
    gamma_sup,
    gamma_inf,
    gamma,
    pattern: flag(
      "each span may be loaded or not; {default true} for imposed loads of several spans without a group",
    ).optional(),
    loads: listOf(load, "its loads", 1, 100),
  };
}, "an action with its loads");

export const beamDesignSchema = strict(() => ({
  mark: text("name of the beam").optional(),
  national_annex: oneOf(annexCodes, "national annex; {default EN}").optional(),
  own_annex: ownAnnex.optional(),
  spans_mm: listOf(positive("length of a span", "mm", { most: 1e5 }), "spans from left to right", 1, 10),
  left: end("left"),
  right: end("right"),
  support_widths_mm: listOf(
    between(20, 5000, "width of a support", "mm"),
    "widths of the supports along a concrete beam, from left to right; a free end has none; {default} 300 each, and 1500 of what clamps an end",
    1,
    11,
  ).optional(),
  spacing_m: positive("spacing of the beams, the width that one carries, for loads of areas", "m", {
    most: 100,
  }).optional(),
  own_weight: flag("adds the self-weight of the member as the permanent action G_0; {default false}").optional(),
  actions: listOf(action, "actions with their loads", 1, 20),
  combination: part(combiningFields, "how the actions are combined").optional(),
  member: z.looseObject({}).optional().meta({
    description:
      "the beam as a member of en-1993-1-1 (profile) or en-1995-1-1 (species, b, h), or as a beam or slab of en-1992-1-1 (fck; a slab has no b), without lengths and actions",
  }),
  N_Ed: nonNegative("compression in the beam in all combinations", "kN").optional(),
  EI_kNm2: positive("bending stiffness, for deflections; or that of the profile", "kNm²").optional(),
  deflection_limit: whole(50, 2000, "the deflection of a span is at most its length over this").optional(),
  deflection_situation: oneOf(
    ["sls-characteristic", "sls-frequent", "sls-quasi-permanent"],
    "combinations of the deflection; {default sls-characteristic}",
  ).optional(),
}));

/** A beam with its loads by case; without a member it is analysed, and nothing is verified. */
export type BeamCases = z.output<typeof beamDesignSchema>;
export type BeamDesignRequest = BeamCases & { readonly member: NonNullable<BeamCases["member"]> };
export type DesignAction = BeamDesignRequest["actions"][number];
export type DesignLoad = DesignAction["loads"][number];

/** By which annex it is asked: of every request that a beam comes to. */
export const annexFields = ({ national_annex, own_annex }: BeamDesignRequest): object => ({
  ...(national_annex === undefined ? {} : { national_annex }),
  ...(own_annex === undefined ? {} : { own_annex }),
});
