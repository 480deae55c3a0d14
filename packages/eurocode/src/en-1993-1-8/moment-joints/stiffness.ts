import type { Sheet } from "../../engine/sheet.ts";
import { steel } from "../../materials/steel.ts";
import { formula } from "../formula.ts";
import { says } from "./says.ts";

// 6.3: rotational stiffness; 5.2: classification. Stiffness coefficients in mm.

export const k1 = formula("Table 6.11", "0.38 * A_vc / (beta * z)", (A_vc, beta, z) => (0.38 * A_vc) / (beta * z));
export const k2 = formula(
  "Table 6.11",
  "0.7 * b_eff_c_wc * t_wc / d_c",
  (b_eff_c_wc, t_wc, d_c) => (0.7 * b_eff_c_wc * t_wc) / d_c,
);
export const k3 = formula(
  "Table 6.11",
  "0.7 * b_eff_t_wc * t_wc / d_c",
  (b_eff_t_wc, t_wc, d_c) => (0.7 * b_eff_t_wc * t_wc) / d_c,
);
export const k4 = formula(
  "Table 6.11",
  "0.9 * l_eff * t_fc^3 / m^3",
  (l_eff, t_fc, m) => (0.9 * l_eff * t_fc ** 3) / m ** 3,
);
export const k5 = formula(
  "Table 6.11",
  "0.9 * l_eff * t_p^3 / m^3",
  (l_eff, t_p, m) => (0.9 * l_eff * t_p ** 3) / m ** 3,
);
export const k10 = formula("Table 6.11", "1.6 * A_s / L_b", (A_s, L_b) => (1.6 * A_s) / L_b);

export const rowStiffness = formula(
  "6.3.3.1(2)",
  "1 / (1 / k_3 + 1 / k_4 + 1 / k_5 + 1 / k_10)",
  (k_3, k_4, k_5, k_10) => 1 / (1 / k_3 + 1 / k_4 + 1 / k_5 + 1 / k_10),
);
/** Two plates back to back. */
export const rowStiffnessOfSplice = formula(
  "6.3.3.1(2)",
  "1 / (2 / k_5 + 1 / k_10)",
  (k_5, k_10) => 1 / (2 / k_5 + 1 / k_10),
);

const addFirst = formula("6.3.3.1(3)", "sum_kh + k_eff * h_r", (sum_kh, k_eff, h_r) => sum_kh + k_eff * h_r);
const addSecond = formula("6.3.3.1(3)", "sum_kh2 + k_eff * h_r^2", (sum_kh2, k_eff, h_r) => sum_kh2 + k_eff * h_r ** 2);
const equivalentArm = formula("6.3.3.1(3)", "sum_kh2 / sum_kh", (sum_kh2, sum_kh) => sum_kh2 / sum_kh);
const equivalentStiffness = formula("6.3.3.1(1)", "sum_kh / z_eq", (sum_kh, z_eq) => sum_kh / z_eq);

export function putEquivalent(sheet: Sheet, rows: readonly { h_r: number; k_eff: number }[]): { z: number; k: number } {
  let first = 0;
  let second = 0;
  for (const { h_r, k_eff } of rows) {
    first = sheet.step("sum_kh_mm2", addFirst, first, k_eff, h_r);
    second = sheet.step("sum_kh2_mm3", addSecond, second, k_eff, h_r);
  }
  const z = sheet.put("z_eq_mm", equivalentArm, second, first);
  return { z, k: sheet.put("k_eq_mm", equivalentStiffness, first, z) };
}

const stiffness0 = formula("6.3.1(4)", "E * z^2 * k_eq / 1e6", (E, z, k_eq) => (E * z ** 2 * k_eq) / 1e6);
const stiffness1 = formula(
  "6.3.1(4)",
  "E * z^2 / (1 / k_1 + 1 / k_eq) / 1e6",
  (E, z, k_1, k_eq) => (E * z ** 2) / (1 / k_1 + 1 / k_eq) / 1e6,
);
const stiffness2 = formula(
  "6.3.1(4)",
  "E * z^2 / (1 / k_2 + 1 / k_eq) / 1e6",
  (E, z, k_2, k_eq) => (E * z ** 2) / (1 / k_2 + 1 / k_eq) / 1e6,
);
const stiffness12 = formula(
  "6.3.1(4)",
  "E * z^2 / (1 / k_1 + 1 / k_2 + 1 / k_eq) / 1e6",
  (E, z, k_1, k_2, k_eq) => (E * z ** 2) / (1 / k_1 + 1 / k_2 + 1 / k_eq) / 1e6,
);

/** A coefficient that is undefined is infinite: that part is stiffened or not there. */
export function putInitialStiffness(
  sheet: Sheet,
  z: number,
  { k_1, k_2, k_eq }: { k_1: number | undefined; k_2: number | undefined; k_eq: number },
): number {
  const name = "S_j_ini_kNm_rad";
  const E = steel.E_MPa;
  if (k_1 === undefined) {
    return k_2 === undefined ? sheet.put(name, stiffness0, E, z, k_eq) : sheet.put(name, stiffness2, E, z, k_2, k_eq);
  }
  return k_2 === undefined
    ? sheet.put(name, stiffness1, E, z, k_1, k_eq)
    : sheet.put(name, stiffness12, E, z, k_1, k_2, k_eq);
}

const ofOne = formula("6.3.1(4)", "E * z^2 * k_a / 1e6", (E, z, k_a) => (E * z ** 2 * k_a) / 1e6);
const ofTwo = formula(
  "6.3.1(4)",
  "E * z^2 / (1 / k_a + 1 / k_b) / 1e6",
  (E, z, k_a, k_b) => (E * z ** 2) / (1 / k_a + 1 / k_b) / 1e6,
);
const ofThree = formula(
  "6.3.1(4)",
  "E * z^2 / (1 / k_a + 1 / k_b + 1 / k_c) / 1e6",
  (E, z, k_a, k_b, k_c) => (E * z ** 2) / (1 / k_a + 1 / k_b + 1 / k_c) / 1e6,
);

/** Up to three finite coefficients in a row. */
export function putStiffnessOf(sheet: Sheet, z: number, [a = 0, b, c]: readonly number[]): number {
  const name = "S_j_ini_kNm_rad";
  if (b === undefined) return sheet.put(name, ofOne, steel.E_MPa, z, a);
  if (c === undefined) return sheet.put(name, ofTwo, steel.E_MPa, z, a, b);
  return sheet.put(name, ofThree, steel.E_MPa, z, a, b, c);
}

/** (6.28b) with psi of Table 6.8 */
const secant = formula(
  "6.3.1(6)",
  "S_j_ini / (1.5 * M_j_Ed / M_j_Rd)^psi",
  (S_j_ini, M_j_Ed, M_j_Rd, psi) => S_j_ini / ((1.5 * M_j_Ed) / M_j_Rd) ** psi,
);
const initial = formula("6.3.1(6)", "S_j_ini", (S_j_ini) => S_j_ini);

/** Welded, bolted end plate, base plate: psi = 2.7. Beyond its resistance a joint keeps the stiffness it has there. */
export function putSecantStiffness(sheet: Sheet, S_j_ini: number, M_j_Ed: number | undefined, M_j_Rd: number): number {
  const M = Math.min(Math.abs(M_j_Ed ?? 0), M_j_Rd);
  if (M_j_Ed === undefined) sheet.assume(says.initialStiffness);
  return M_j_Rd > 0 && M > (2 / 3) * M_j_Rd
    ? sheet.put("S_j_kNm_rad", secant, S_j_ini, M, M_j_Rd, 2.7)
    : sheet.put("S_j_kNm_rad", initial, S_j_ini);
}

const rigidLimit = formula(
  "5.2.2.5(1)",
  "k_b * E * I_b / L_b / 1e6",
  (k_b, E, I_b, L_b) => (k_b * E * I_b) / L_b / 1e6,
);
const pinnedLimit = formula("5.2.2.5(1)", "0.5 * E * I_b / L_b / 1e6", (E, I_b, L_b) => (0.5 * E * I_b) / L_b / 1e6);

export type StiffnessClass = "rigid" | "semi-rigid" | "nominally-pinned";
export type StrengthClass = "full-strength" | "partial-strength" | "nominally-pinned";

/** 5.2.2.5(1): k_b = 8 where bracing takes at least 80 % off the sway, else 25. */
export function putStiffnessClass(
  sheet: Sheet,
  S_j_ini: number,
  I_b: number,
  span_mm: number | undefined,
  braced: boolean | undefined,
): StiffnessClass | undefined {
  if (span_mm === undefined) return undefined;
  if (braced === undefined) sheet.assume(says.notBraced);
  const k_b = sheet.table("k_b", braced ? 8 : 25, "EN 1993-1-8 5.2.2.5(1)", braced ? says.bracedFrame : says.swayFrame);
  const rigid = sheet.put("S_j_rigid_kNm_rad", rigidLimit, k_b, steel.E_MPa, I_b, span_mm);
  const pinned = sheet.put("S_j_pinned_kNm_rad", pinnedLimit, steel.E_MPa, I_b, span_mm);
  const found = S_j_ini >= rigid ? "rigid" : S_j_ini <= pinned ? "nominally-pinned" : "semi-rigid";
  return sheet.given("classification_stiffness", found);
}

const fullOfBeam = formula("5.2.3.3(1)", "M_b_pl_Rd", (M_b_pl_Rd) => M_b_pl_Rd);
/** Within the height of a column two of its ends resist. */
const fullOfBoth = formula("5.2.3.3(1)", "min(M_b_pl_Rd, 2 * M_c_pl_Rd)", (M_b_pl_Rd, M_c_pl_Rd) =>
  Math.min(M_b_pl_Rd, 2 * M_c_pl_Rd),
);

/** 5.2.3: against the weaker of the members joined. */
export function putStrengthClass(sheet: Sheet, M_j_Rd: number, M_b: number, M_c: number | undefined): StrengthClass {
  const name = "M_full_strength_kNm";
  const M_full_kNm = M_c === undefined ? sheet.put(name, fullOfBeam, M_b) : sheet.put(name, fullOfBoth, M_b, M_c);
  const found: StrengthClass =
    M_j_Rd >= M_full_kNm ? "full-strength" : M_j_Rd <= 0.25 * M_full_kNm ? "nominally-pinned" : "partial-strength";
  return sheet.given("classification_strength", found);
}

export function putClassification(sheet: Sheet, stiffness: StiffnessClass | undefined, strength: StrengthClass): void {
  sheet.given("classification", stiffness === undefined ? strength : `${stiffness}, ${strength}`);
}
