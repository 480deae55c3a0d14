import { says as editions } from "../../engine/says-of-editions.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, rules } from "./rules.ts";

export const alphaEnd = formula("bearing of bolts", "min(e_1 / d_0, 3 * f_ub / f_u, 3)", (e_1, d_0, f_ub, f_u) =>
  Math.min(e_1 / d_0, (3 * f_ub) / f_u, 3),
);
export const alphaInner = formula(
  "bearing of bolts",
  "max(0, min(p_1 / d_0 - 0.5, 3 * f_ub / f_u, 3))",
  (p_1, d_0, f_ub, f_u) => Math.max(0, Math.min(p_1 / d_0 - 0.5, (3 * f_ub) / f_u, 3)),
);
export const bearingResistance = formula(
  "bearing of bolts",
  "k_m * alpha_b * f_u * d * t / gamma_M2 / 1000",
  (k_m, alpha_b, f_u, d, t, gamma_M2) => (k_m * alpha_b * f_u * d * t) / gamma_M2 / 1000,
);
export const bearingResistanceOfHole = formula(
  "bearing of bolts",
  "k_h * k_m * alpha_b * f_u * d * t / gamma_M2 / 1000",
  (k_h, k_m, alpha_b, f_u, d, t, gamma_M2) => (k_h * k_m * alpha_b * f_u * d * t) / gamma_M2 / 1000,
);

/** Nominal f_y, and f_u where that is not given, from which k_m is 0.9. */
const highYield = 460;
const highTensile = 540;
const reduced = 0.9;

export interface Ply {
  /** e_1 of an end bolt, else undefined. */
  readonly e1: number | undefined;
  readonly p1: number | undefined;
  readonly d_0: number;
  readonly f_ub: number;
  readonly f_u: number;
  readonly f_y: number | undefined;
  readonly d: number;
  readonly t: number;
  readonly k_h: number;
  readonly gamma_M2: number;
  /** Countersunk, or in a hole with a factor. */
  readonly asBefore: boolean;
}

const alphaOf = ({ e1, p1, d_0, f_ub, f_u }: Ply): number =>
  e1 === undefined ? alphaInner(p1 ?? 0, d_0, f_ub, f_u) : alphaEnd(e1, d_0, f_ub, f_u);

const isHigh = ({ f_y, f_u }: Ply): boolean => (f_y === undefined ? f_u >= highTensile : f_y >= highYield);

/** F_b,Rd without writing it. */
export const valueOfBearing = (ply: Ply): number =>
  bearingResistanceOfHole(ply.k_h, isHigh(ply) ? reduced : 1, alphaOf(ply), ply.f_u, ply.d, ply.t, ply.gamma_M2);

export function bearingOfSecond(sheet: Sheet, ply: Ply, name: "F_b_Rd_kN" | "F_b_inner_Rd_kN"): number {
  const { e1, p1, d_0, f_ub, f_u, d, t, k_h, gamma_M2 } = ply;
  sheet.rule(rules.bearing);
  if (ply.asBefore) sheet.rule(rules.holes);
  const write = name === "F_b_Rd_kN" ? "alpha_b" : "alpha_b_inner";
  const alpha_b =
    e1 === undefined
      ? sheet.put(write, alphaInner, p1 ?? 0, d_0, f_ub, f_u)
      : sheet.put(write, alphaEnd, e1, d_0, f_ub, f_u);
  const high = isHigh(ply);
  if (high) sheet.rule(rules.highStrength);
  const k_m = sheet.table("k_m", high ? reduced : 1, rules.highStrength.clause);
  return k_h === 1
    ? sheet.put(name, bearingResistance, k_m, alpha_b, f_u, d, t, gamma_M2)
    : sheet.put(name, bearingResistanceOfHole, k_h, k_m, alpha_b, f_u, d, t, gamma_M2);
}

/** Said where the safe way keeps the rule before it. */
export function keepFormer(sheet: Sheet): void {
  const { what, clause } = rules.bearing;
  sheet.warn(editions.keptSevere({ what, clause }));
}
