import * as z from "zod";
import { flag, oneOf, part, plateThickness, positive, whole } from "../../basis/fields.ts";
import { ownSectionField } from "../own-section.ts";

// Fields of built-up members, 6.4.

export const arrangements = ["laced", "battened", "closely-spaced"] as const;
export const lacings = ["V", "N", "X"] as const;
export type Lacing = (typeof lacings)[number];

const distance = (what: string) => positive(what, "mm", { least: 1, most: 1e5 });

const piece = (what: string) =>
  z.union([z.string().min(1).max(200), ownSectionField("own section")]).meta({ description: what });

const builtUp = part(
  () => ({
    arrangement: oneOf(arrangements, "how the two chords are held together"),
    chord: piece("profile or own section of one chord"),
    chord_axis: oneOf(["y", "z"], "axis of the chord that is parallel to the free axis; {default z}").optional(),
    h_0_mm: distance("distance of the centroids of the chords"),
    a_mm: distance("module of the lacing (V: two diagonals), or distance of battens or packing plates"),
    n_planes: whole(1, 4, "parallel planes of lacing or battens; {default 2}").optional(),
    lacing: oneOf(lacings, "laced: Figure 6.9; N: diagonals and posts").optional(),
    diagonal: piece("laced: profile or own section of a diagonal").optional(),
    post: piece("lacing N: profile or own section of a post").optional(),
    d_mm: distance("laced: length of a diagonal; {default} by a_mm and h_0_mm").optional(),
    batten: part(
      () => ({
        b_mm: positive("width along the member", "mm", { least: 1, most: 5000 }).optional(),
        t_mm: positive("thickness", "mm", plateThickness).optional(),
        I_b_mm4: positive(
          "own second moment of area of one batten in its plane, in place of its plate",
          "mm⁴",
        ).optional(),
      }),
      "battened: one batten, a plate by b_mm and t_mm, or I_b_mm4",
    ).optional(),
    S_v_kN: positive("own shear stiffness; {default} by Figure 6.9 or (6.73)", "kN").optional(),
    e_0_mm: positive("own bow imperfection; {default} length over 500", "mm", { most: 1e4 }).optional(),
    L_cr_ch_mm: distance("buckling length of a chord between its joints; {default a_mm}").optional(),
    star_battened: flag(
      "closely-spaced: two angles corner to corner, joined by pairs of battens; {default false}",
    ).optional(),
    shear: oneOf(
      ["6.70", "guide"],
      "V_Ed by (6.70), or with the moment of the loads as in SSB06 of the European guide; {default} guide with M_y_Ed",
    ).optional(),
  }),
  "two chords in place of profile, 6.4: M_y_Ed and V_z_Ed act about the free axis, which crosses the lacing",
);

export const builtUpFields = { built_up: builtUp.optional() };

export type BuiltUp = z.output<typeof builtUp>;
export type GivenPiece = BuiltUp["chord"];
