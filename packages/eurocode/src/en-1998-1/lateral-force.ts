import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import { rule } from "./rules.ts";
import { says } from "./says.ts";
import type { StructureItem } from "./schema.ts";
import { regularInElevation, type Storey } from "./storeys.ts";

// 4.3.3.2 Lateral force method of analysis.

/** (4.4) */
export const longestPeriod = formula("4.3.3.2.1(2)", "min(4 * T_C, 2)", (T_C) => Math.min(4 * T_C, 2));
/** (4.5) with m = W/g */
export const baseShear = formula(
  "4.3.3.2.2(1)P",
  "S_d * W / 9.81 * lambda",
  (S_d, W, lambda) => ((S_d * W) / 9.81) * lambda,
);
/** (4.10), weights in place of masses */
export const addModeMoment = formula("4.3.3.2.3(2)P", "sum_0 + s_i * W_i", (sum_0, s_i, W_i) => sum_0 + s_i * W_i);
export const forceByMode = formula(
  "4.3.3.2.3(2)P",
  "F_b * s_i * W_i / sum_s_W",
  (F_b, s_i, W_i, sum_s_W) => (F_b * s_i * W_i) / sum_s_W,
);
/** (4.11) */
export const addHeightMoment = formula("4.3.3.2.3(3)", "sum_0 + z_i * W_i", (sum_0, z_i, W_i) => sum_0 + z_i * W_i);
export const forceByHeight = formula(
  "4.3.3.2.3(3)",
  "F_b * z_i * W_i / sum_z_W",
  (F_b, z_i, W_i, sum_z_W) => (F_b * z_i * W_i) / sum_z_W,
);
export const addForce = formula("4.3.3.2.3(3)", "V_above + F_i", (V_above, F_i) => V_above + F_i);

const applicable = ofForm(
  requirement(
    "lateral-force-method-applicable",
    "4.3.3.2.1",
    "T_1 <= min(4 T_C, 2 s), and regular in elevation: 0 when met",
    "applicability of the lateral force method",
  ),
);

/** 4.3.3.2.1: yes or no, as a utilization of 0, or of T_1 over its limit. */
export function applicability(sheet: Sheet, item: StructureItem, T_1: number, T_C: number): void {
  const limit = sheet.step("T_1_max_s", longestPeriod, T_C);
  const regular = regularInElevation(item);
  if (!item.system) sheet.assume(says.regularInElevation);
  const met = regular && T_1 <= limit * (1 + 1e-9);
  rule(sheet, applicable, met, T_1 / limit);
  if (!met) sheet.warn(regular ? says.beyondLateralForces : says.notForLateralForces);
}

/** A storey of a hundredth of the others' weight is none. */
function storeysThatCount(storeys: NonNullable<StructureItem["storeys"]>): number {
  const mean = storeys.reduce((sum, { W_kN }) => sum + W_kN, 0) / storeys.length;
  return storeys.filter(({ W_kN }) => W_kN > 0.01 * mean).length;
}

/** lambda of 4.3.3.2.2(1)P. */
export function effectiveMassFactor(sheet: Sheet, item: StructureItem, T_1: number, T_C: number): number {
  const clause = "EN 1998-1 4.3.3.2.2(1)P";
  const n = item.storeys ? storeysThatCount(item.storeys) : item.n_storeys;
  if (n === undefined) {
    sheet.assume(says.storeysUnknown);
    return sheet.table("lambda", 1, clause, says.noNumberOfStoreys);
  }
  const low = T_1 <= 2 * T_C * (1 + 1e-12);
  if (low && n > 2) return sheet.table("lambda", 0.85, clause, says.shortAndTall);
  return sheet.table("lambda", 1, clause, low ? says.lowBuilding : says.longPeriod);
}

/** F_i by the mode shape where one is given, else by height. */
export function storeyForces(sheet: Sheet, storeys: readonly Storey[], F_b: number): number[] {
  const byMode = storeys.some(({ s }) => s !== undefined);
  if (!byMode && storeys.length > 0) sheet.assume(says.forcesByHeight);
  let sum = 0;
  for (const { s, z, W } of storeys) {
    sum = byMode
      ? sheet.step("sum_s_W_kN", addModeMoment, sum, s ?? 0, W)
      : sheet.step("sum_z_W_kNm", addHeightMoment, sum, z, W);
  }
  return storeys.map(({ s, z, W }, i) =>
    byMode
      ? sheet.step(`F_${i + 1}_kN`, forceByMode, F_b, s ?? 0, W, sum)
      : sheet.step(`F_${i + 1}_kN`, forceByHeight, F_b, z, W, sum),
  );
}

/** V_i: the forces of this storey and those above. */
export function storeyShears(sheet: Sheet, forces: readonly number[]): number[] {
  const shears: number[] = [];
  let V = 0;
  for (let i = forces.length - 1; i >= 0; i--) {
    V = sheet.step(`V_${i + 1}_kN`, addForce, V, forces[i] ?? 0);
    shears.unshift(V);
  }
  return shears;
}
