import type * as z from "zod";
import { oneOf, part, plateThickness, positive } from "../../basis/fields.ts";
import { above, atLeast } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { cut, side, weldLength } from "../sizes.ts";
import { says } from "./says.ts";

// EN 1993-1-8 4.3.2.2 and Figure 4.1: fillet welds with gaps. Lengths in mm.
// unconfirmed: the limits of the gaps and 0.75 b of the ends, known without a second source. Figure 4.1 asks for the larger
// of 0.75 b and 0.75 b_1 at the ends, 4.3.2.2(5) for 0.75 of the width of the narrower plate; the text is followed.

export const intermittentField = part(
  () => ({
    length_mm: weldLength("L_w: length of each weld between the ends"),
    gap_mm: cut(
      "L_1 or L_2: gap between the ends of two welds, the smaller of those on one side and on opposite sides",
    ),
    end_mm: weldLength("L_we: length of the weld at each end of the run; {default length_mm}").optional(),
    joint_width_mm: side("b: width of the narrower plate"),
    t_mm: positive("thickness of the thinner part", "mm", plateThickness),
    in: oneOf(["tension", "compression"], "force in the part that is built up; compression also for shear"),
  }),
  "the fillet weld has gaps, 4.3.2.2; length_mm of the item is the whole run",
);

export type Intermittent = z.output<typeof intermittentField>;

export const gapInTension = formula("4.3.2.2(2)", "min(16 * t, 200)", (t) => Math.min(16 * t, 200));
export const gapInCompression = formula("4.3.2.2(2)", "min(12 * t, 0.25 * b, 200)", (t, b) =>
  Math.min(12 * t, 0.25 * b, 200),
);
export const leastEnd = formula("4.3.2.2(5)", "0.75 * b", (b) => 0.75 * b);

/** Welds between those at the ends; a run that is used up to rounding holds its last one. */
export const weldsBetweenEnds = (l: number, L_we: number, gap: number, L_w: number): number =>
  Math.max(0, Math.floor((l - 2 * L_we - gap) / (L_w + gap) + 1e-9));

export const sumOfParts = formula(
  "4.3.2.2, 4.5.1(1)",
  "2 * L_we + n_w * L_w",
  (L_we, n_w, L_w) => 2 * L_we + n_w * L_w,
);
/** Each part has its own two craters. */
export const sumOfEffectiveParts = formula(
  "4.3.2.2, 4.5.1(1)",
  "2 * max(0, L_we - 2 * a) + n_w * max(0, L_w - 2 * a)",
  (L_we, a, n_w, L_w) => 2 * Math.max(0, L_we - 2 * a) + n_w * Math.max(0, L_w - 2 * a),
);

/** a (l - 2 n a) = A_req of n parts with craters. */
export const neededThroatOfParts = formula(
  "4.5.1(1), 4.5.3",
  "(l - sqrt(l^2 - 8 * n * A_req)) / (4 * n)",
  (l, n, A_req) => (l - Math.sqrt(l ** 2 - 8 * n * A_req)) / (4 * n),
  { l: [20, 30], n: [2, 5], A_req: [0.1, 10] },
);

export const weldIntermittentGap = ofForm(
  requirement(
    "weld-intermittent-gap",
    "4.3.2.2(2)",
    "L_1 <= min(16 * t, 200), L_2 <= min(12 * t, 0.25 * b, 200)",
    "gaps of an intermittent weld",
  ),
);
export const weldIntermittentEnd = ofForm(
  requirement("weld-intermittent-end", "4.3.2.2(5)", "0.75 * b <= L_we", "ends of an intermittent weld"),
);

/** What an intermittent weld cannot be. */
export function rejectImpossible(sheet: Sheet, l: number, spec: Intermittent, leastPart: number): void {
  const { length_mm: L_w, gap_mm: gap, end_mm } = spec;
  const craters = (field: "length_mm" | "end_mm", length: number) => {
    if (length <= leastPart)
      sheet.problem(`intermittent.${field}`, above(leastPart, length, { unit: "mm", is: says.twoThroats }));
  };
  craters("length_mm", L_w);
  if (end_mm !== undefined) craters("end_mm", end_mm);
  const least = 2 * (end_mm ?? L_w) + gap;
  if (l < least * (1 - 1e-9)) sheet.problem("length_mm", atLeast(least, l, { unit: "mm", is: says.endsAndGap }));
}

export interface Parts {
  /** how many, with those at the ends */
  readonly n: number;
  readonly l: number;
  readonly l_eff: number;
  readonly shortest: number;
}

/** Effective length of the parts; `a` is 0 where they are of full size to their ends. */
export function putParts(sheet: Sheet, l: number, spec: Intermittent, a: number): Parts {
  const { length_mm: L_w, gap_mm: gap, end_mm } = spec;
  const L_we = end_mm ?? L_w;
  sheet.warn(says.notCorrosive);
  if (end_mm === undefined) sheet.assume(says.endsAsOthers);
  sheet.assume(says.asManyAsFit);
  const n_w = sheet.table("n_w", weldsBetweenEnds(l, L_we, gap, L_w), "EN 1993-1-8 4.3.2.2(4)", says.weldsBetween);
  const sum = sheet.put("l_w_mm", sumOfParts, L_we, n_w, L_w);
  const l_eff = sheet.put("l_eff_mm", sumOfEffectiveParts, L_we, a, n_w, L_w);
  return { n: n_w + 2, l: sum, l_eff, shortest: (n_w > 0 ? Math.min(L_w, L_we) : L_we) - 2 * a };
}

/** Rules that are met or not: listed where they are broken. */
export function verifyGaps(sheet: Sheet, spec: Intermittent): void {
  const { length_mm: L_w, gap_mm: gap, end_mm: L_we = L_w, joint_width_mm: b, t_mm: t } = spec;
  const most =
    spec.in === "tension" ? sheet.put("L_1_max_mm", gapInTension, t) : sheet.put("L_2_max_mm", gapInCompression, t, b);
  if (gap > most * (1 + 1e-9)) sheet.verify(weldIntermittentGap, gap, most, "mm");
  const least = sheet.put("L_we_min_mm", leastEnd, b);
  if (L_we < least * (1 - 1e-9)) sheet.verify(weldIntermittentEnd, least, L_we, "mm");
}
