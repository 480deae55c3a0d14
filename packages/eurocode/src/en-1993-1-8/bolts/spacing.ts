import type { Requirement } from "../../basis/verification.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";

// EN 1993-1-8 3.5, Table 3.3: end and edge distances and spacings. They are rules that are met or not, without a degree
// of use: the least values are in `values`, a verification is listed where a rule is broken.

export const leastEnd = formula("Table 3.3", "1.2 * d_0", (d_0) => 1.2 * d_0);
export const leastAtSlot = formula("Table 3.3", "1.5 * d_0", (d_0) => 1.5 * d_0);
export const leastPitch = formula("Table 3.3", "2.2 * d_0", (d_0) => 2.2 * d_0);
export const leastGauge = formula("Table 3.3", "2.4 * d_0", (d_0) => 2.4 * d_0);
/** Steel exposed to weather or other corrosive influence. */
export const greatestEdge = formula("Table 3.3", "4 * t + 40", (t) => 4 * t + 40);
export const greatestSpacing = formula("Table 3.3", "min(14 * t, 200)", (t) => Math.min(14 * t, 200));

/** Note 2: from this p_1/t a plate in compression buckles between its bolts. */
export const thickEnough = formula("Table 3.3", "9 * sqrt(235 / f_y)", (f_y) => 9 * Math.sqrt(235 / f_y));

const least = (name: string, rule: string) =>
  ofForm(requirement(`spacing-${name}`, "Table 3.3", `${rule} <= ${name}`, `least ${name}`));
const greatest = (name: string, rule: string) =>
  ofForm(requirement(`spacing-${name}-max`, "Table 3.3", `${name} <= ${rule}`, `greatest ${name}`));

const rules = {
  e1: least("e1", "1.2 * d_0"),
  e2: least("e2", "1.2 * d_0"),
  p1: least("p1", "2.2 * d_0"),
  p2: least("p2", "2.4 * d_0"),
  L: least("L", "2.4 * d_0"),
  w: least("w", "2.4 * d_0"),
  e1Slot: least("e1", "1.5 * d_0"),
  e2Slot: least("e2", "1.5 * d_0"),
  e1Max: greatest("e1", "4 * t + 40"),
  e2Max: greatest("e2", "4 * t + 40"),
  p1Max: greatest("p1", "min(14 * t, 200)"),
  p2Max: greatest("p2", "min(14 * t, 200)"),
  wMax: greatest("w", "min(14 * t, 200)"),
} as const;

export interface Spacing {
  readonly d_0: number;
  readonly e1?: number | undefined;
  readonly e2?: number | undefined;
  readonly p1?: number | undefined;
  readonly p2?: number | undefined;
  /** between bolts of neighbouring lines that do not stand side by side */
  readonly L?: number | undefined;
  /** gauge of two lines of bolts in the support */
  readonly w?: number | undefined;
  /** Slotted holes ask for more. */
  readonly slotted?: boolean;
  /** Thickness of the thinner outer ply, where the joint is exposed to weather. */
  readonly exposed_t?: number | undefined;
  /** Thickness of the thinner ply of a member in compression: its pitch has a limit wherever it stands. */
  readonly compressed_t?: number | undefined;
}

export function verifySpacing(
  sheet: Sheet,
  { d_0, e1, e2, p1, p2, L, w, slotted = false, exposed_t, compressed_t }: Spacing,
): void {
  const least = (rule: Requirement, name: string, limit: typeof leastEnd, actual: number | undefined) => {
    if (actual === undefined) return;
    const needed = sheet.put(name, limit, d_0);
    // a drawing's 26 mm is 1.2 × 22 = 26.4 mm to nobody; only figures of rounding are forgiven
    if (actual < needed * (1 - 1e-9)) sheet.verify(rule, needed, actual, "mm");
  };
  const edge = slotted ? leastAtSlot : leastEnd;
  least(slotted ? rules.e1Slot : rules.e1, "e_1_min_mm", edge, e1);
  least(slotted ? rules.e2Slot : rules.e2, "e_2_min_mm", edge, e2);
  least(rules.p1, "p_1_min_mm", leastPitch, p1);
  least(rules.p2, "p_2_min_mm", leastGauge, p2);
  least(rules.L, "L_min_mm", leastGauge, L);
  least(rules.w, "w_min_mm", leastGauge, w);
  if (exposed_t === undefined && compressed_t !== undefined && p1 !== undefined) {
    const limit = sheet.put("p_max_mm", greatestSpacing, compressed_t);
    if (p1 > limit * (1 + 1e-9)) sheet.verify(rules.p1Max, p1, limit, "mm");
  }
  if (exposed_t === undefined) return;
  const edgeLimit = sheet.put("e_max_mm", greatestEdge, exposed_t);
  const pitchLimit = sheet.put("p_max_mm", greatestSpacing, exposed_t);
  const most = (rule: Requirement, actual: number | undefined, limit: number) => {
    if (actual !== undefined && actual > limit * (1 + 1e-9)) sheet.verify(rule, actual, limit, "mm");
  };
  most(rules.e1Max, e1, edgeLimit);
  most(rules.e2Max, e2, edgeLimit);
  most(rules.p1Max, p1, pitchLimit);
  most(rules.p2Max, p2, pitchLimit);
  most(rules.wMax, w, pitchLimit);
}
