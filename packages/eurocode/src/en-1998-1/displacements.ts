import type { ImportanceClass } from "../annexes/earthquake-types.ts";
import { refuseNumbers } from "../basis/by-hand.ts";
import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import { rule } from "./rules.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { StructureItem } from "./schema.ts";
import { addGravity, type Storey } from "./storeys.ts";

// 4.3.4 displacements, 4.4.2.2 second-order effects, 4.4.3.2 damage limitation.

/** (4.23) */
export const inducedDisplacement = formula("4.3.4(1)P", "q_d * d_e", (q_d, d_e) => q_d * d_e);
export const interstoreyDrift = formula(
  "4.4.2.2(2)",
  "q_d * abs(d_e_top - d_e_bottom)",
  (q_d, d_e_top, d_e_bottom) => q_d * Math.abs(d_e_top - d_e_bottom),
);
/** Drifts that were combined over the modes. */
export const combinedDrift = formula("4.4.2.2(2)", "q_d * drift_e", (q_d, drift_e) => q_d * drift_e);
/** (4.31) to (4.33), solved for d_r */
export const driftLimit = formula("4.4.3.2(1)", "1000 * limit * h / nu", (limit, h, nu) => (1000 * limit * h) / nu);
export const reducedDrift = formula("4.4.3.2(1)", "nu * d_r", (nu, d_r) => nu * d_r);
export const reducedDriftLimit = formula("4.4.3.2(1)", "1000 * limit * h", (limit, h) => 1000 * limit * h);
/** (4.28) */
export const sensitivity = formula(
  "4.4.2.2(2)",
  "P_tot * d_r / 1000 / (V_tot * h)",
  (P_tot, d_r, V_tot, h) => (P_tot * d_r) / 1000 / (V_tot * h),
);
export const amplification = formula("4.4.2.2(3)", "1 / (1 - theta)", (theta) => 1 / (1 - theta), {
  theta: [0.1, 0.3],
});
/** Displacements of a stick under the storey shears. */
export const stickDisplacement = formula(
  "4.3.3.2.3",
  "d_below + 1000 * V_i / k_i",
  (d_below, V_i, k_i) => d_below + (1000 * V_i) / k_i,
);

const damageLimitation = requirement("damage-limitation", "4.4.3.2(1)", "nu d_r <= limit * h", "damage limitation");
const secondOrderMethod = ofForm(
  requirement(
    "second-order-method",
    "4.4.2.2(3)",
    "theta <= 0.2 where 1/(1 - theta) stands for second-order effects: 0 when met",
    "the method for second-order effects",
  ),
);
const secondOrder = requirement("second-order", "4.4.2.2(4)", "theta <= 0.3", "second-order effects");

/** 4.4.3.2(1): a) brittle, b) ductile, c) not interfering. */
const limits = { brittle: 0.005, ductile: 0.0075, "not-interfering": 0.01 } as const;

export type SecondOrder = "negligible" | "amplify" | "explicit" | "not-allowed";

const inclusive = 1 + 1e-9;

export function secondOrderRange(theta: number): SecondOrder {
  refuseNumbers({ theta });
  if (theta <= 0.1 * inclusive) return "negligible";
  if (theta <= 0.2 * inclusive) return "amplify";
  return theta <= 0.3 * inclusive ? "explicit" : "not-allowed";
}

/** A storey that has lost its stability would have no factor at all; a result needs a number. */
const unstable = 1e6;

/** Share of the weight below which a shear is rounding. */
const noShear = 1e-12;

/** What the displacements of one storey are, elastic and before q_d. */
export interface StoreyDisplacement {
  readonly d_e: number;
  /** Combined over modes; otherwise the difference to the storey below counts. */
  readonly drift_e?: number;
}

export interface StoreyCheck {
  readonly d_s_mm: number;
  readonly drift_mm: number;
  readonly drift_limit_mm: number;
  readonly theta: number;
  readonly second_order: SecondOrder;
  readonly second_order_factor: number;
}

/** Drift and second-order effects of all storeys, and the verifications of the worst. */
export function storeyDrifts(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  displacements: readonly StoreyDisplacement[],
  shears: readonly number[],
  q_d: number,
  nu: number,
): StoreyCheck[] {
  const limit = limits[item.non_structural ?? "brittle"];
  if (item.non_structural === undefined) sheet.assume(says.brittle);
  for (let i = storeys.length - 1; i >= 0; i--) {
    const { W_above, W = 0 } = storeys[i] ?? {};
    if (W_above !== undefined) sheet.step(`P_tot_${i + 1}_kN`, addGravity, W_above, W);
  }
  const checks = storeys.map((storey, i): StoreyCheck => {
    const k = i + 1;
    const { d_e, drift_e } = displacements[i] ?? { d_e: 0 };
    const d_s_mm = sheet.step(`d_s_${k}_mm`, inducedDisplacement, q_d, d_e);
    const drift_mm =
      drift_e === undefined
        ? sheet.step(`d_r_${k}_mm`, interstoreyDrift, q_d, d_e, displacements[i - 1]?.d_e ?? 0)
        : sheet.step(`d_r_${k}_mm`, combinedDrift, q_d, drift_e);
    const drift_limit_mm = sheet.step(`d_r_limit_${k}_mm`, driftLimit, limit, storey.h, nu);
    const theta = thetaOf(sheet, storey, i, drift_mm, shears[i] ?? 0);
    const second_order = secondOrderRange(theta);
    return { d_s_mm, drift_mm, drift_limit_mm, theta, second_order, second_order_factor: factorOf(sheet, k, theta) };
  });
  verifyWorst(sheet, storeys, checks, limit, nu, item.second_order_analysis === true);
  return checks;
}

export function reduction(sheet: Sheet, item: StructureItem): number {
  const nu = sheet.parameter("EN 1998-1", "nu");
  const importance = item.importance_class as ImportanceClass; // asked for with a structure, 1 to 4 by the schema
  const ofClass = (chosen: typeof nu) => (typeof chosen === "number" ? chosen : chosen[importance]);
  const value = ofClass(nu);
  sheet.request.compare("EN 1998-1", "nu", value, ofClass);
  return sheet.table("nu", value, "EN 1998-1 4.4.3.2(2)", says.importanceClass({ class: importance }));
}

function thetaOf(sheet: Sheet, storey: Storey, i: number, drift: number, V: number): number {
  if (drift === 0) return 0;
  if (!(V > noShear * storey.P_tot)) {
    sheet.problem(`storeys[${i}].d_e_mm`, input.noShear);
    return 0;
  }
  const theta = sheet.step(`theta_${i + 1}`, sensitivity, storey.P_tot, drift, V, storey.h);
  return Math.min(theta, unstable);
}

function factorOf(sheet: Sheet, k: number, theta: number): number {
  if (secondOrderRange(theta) === "negligible") return 1;
  if (theta >= 1) return unstable;
  return Math.min(unstable, sheet.step(`second_order_factor_${k}`, amplification, theta));
}

/** 4.4.2.2(3): the approximation by 1/(1 - theta) ends at 0.2; beyond it only an analysis with second-order effects. */
function verifyMethod(sheet: Sheet, theta: number, analysed: boolean): void {
  const range = secondOrderRange(theta);
  if (analysed) sheet.assume(says.secondOrderAnalysis);
  const met = analysed || range === "negligible" || range === "amplify";
  rule(sheet, secondOrderMethod, met, theta / 0.2);
  if (!met && range === "explicit") sheet.warn(says.explicitAnalysis);
}

/** The storey with the greatest share of its limit, and the one with the greatest theta. */
function verifyWorst(
  sheet: Sheet,
  storeys: readonly Storey[],
  checks: readonly StoreyCheck[],
  limit: number,
  nu: number,
  analysed: boolean,
): void {
  const worst = (of: (check: StoreyCheck) => number) =>
    checks.reduce((most, check, i) => (of(check) > of(checks[most] ?? check) ? i : most), 0);
  const soft = worst((check) => check.drift_mm / check.drift_limit_mm);
  const check = checks[soft];
  const storey = storeys[soft];
  if (!check || !storey) return;
  const demand = sheet.step(`nu_d_r_${soft + 1}_mm`, reducedDrift, nu, check.drift_mm);
  const allowed = sheet.step(`limit_h_${soft + 1}_mm`, reducedDriftLimit, limit, storey.h);
  sheet.verify(damageLimitation, demand, allowed, "mm");
  const theta = Math.max(...checks.map((c) => c.theta));
  sheet.verify(secondOrder, theta, 0.3, "");
  verifyMethod(sheet, theta, analysed);
}
