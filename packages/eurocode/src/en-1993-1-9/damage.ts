import { refuseNumbers } from "../basis/by-hand.ts";
import { says as form } from "../basis/form.ts";
import { significant } from "../basis/numbers.ts";
import { InvalidInput, problemAt } from "../basis/problem.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Curve, endurance, leastRange, N_C, power, type Strength } from "./curves.ts";
import { formula, requirement } from "./formula.ts";
import { says } from "./says.ts";

// EN 1993-1-9 Annex A: Palmgren-Miner. Every block counts for itself, so blocks add up in any order.

/** Above the knee, slope 3; strengths are design values, ranges carry gamma_Ff and k_1. */
export const damageSteep = formula(
  "A.5(1)",
  "n_E / 2e6 * (delta_sigma_F / delta_sigma_C_d)^3",
  (n_E, delta_sigma_F, delta_sigma_C_d) => (n_E / 2e6) * power(delta_sigma_F / delta_sigma_C_d, 3),
);

/** Below the knee at 5e6 cycles, slope 5 */
export const damageFlat = formula(
  "A.5(1)",
  "n_E / 5e6 * (delta_sigma_F / delta_sigma_D_d)^5",
  (n_E, delta_sigma_F, delta_sigma_D_d) => (n_E / 5e6) * power(delta_sigma_F / delta_sigma_D_d, 5),
);

/** Below the knee at 1e7 cycles, Figure 7.3 */
export const damageFlatRaised = formula(
  "A.5(1)",
  "n_E / 1e7 * (delta_sigma_F / delta_sigma_D_d)^5",
  (n_E, delta_sigma_F, delta_sigma_D_d) => (n_E / 1e7) * power(delta_sigma_F / delta_sigma_D_d, 5),
);

export const damageOfNode = formula(
  "A.5(1)",
  "n_E / 2e6 * (delta_sigma_F / delta_sigma_C_d)^5",
  (n_E, delta_sigma_F, delta_sigma_C_d) => (n_E / 2e6) * power(delta_sigma_F / delta_sigma_C_d, 5),
);

export const damageOfShear = formula(
  "A.5(1)",
  "n_E / 2e6 * (delta_tau_F / delta_tau_C_d)^5",
  (n_E, delta_tau_F, delta_tau_C_d) => (n_E / 2e6) * power(delta_tau_F / delta_tau_C_d, 5),
);

export const damageOfStud = formula(
  "A.5(1)",
  "n_E / 2e6 * (delta_tau_F / delta_tau_C_d)^8",
  (n_E, delta_tau_F, delta_tau_C_d) => (n_E / 2e6) * power(delta_tau_F / delta_tau_C_d, 8),
);

/** (A.1), one block after the other */
export const addDamage = formula("A.5(1)", "D_before + D_i", (D_before, D_i) => D_before + D_i);

export const damageOfBoth = formula("8(3)", "D_direct + D_shear", (D_direct, D_shear) => D_direct + D_shear);
export const lifeRepetitions = formula("A.5(1)", "1 / D", (D) => 1 / D);

export const factoredRange = formula(
  "A.5(1)",
  "gamma_Ff * k_1 * delta_sigma",
  (gamma_Ff, k_1, delta_sigma) => gamma_Ff * k_1 * delta_sigma,
);

/** (A.2) */
export const damageSumRequirement = requirement("damage-sum", "A.5(1)", "D <= 1", "the damage sum");

/** (A.1): cycles over the lives they have. */
export function damageSum(n_E: ArrayLike<number>, N_R: ArrayLike<number>): number {
  refuseUnequal("N_R", N_R, n_E);
  let D = 0;
  for (let i = 0; i < n_E.length; i++) {
    const [cycles, life] = [n_E[i] as number, N_R[i] as number]; // of as many
    if (!(cycles >= 0)) refuseNumbers({ [`n_E[${i}]`]: cycles }, { least: 0 });
    if (!(life > 0)) refuseNumbers({ [`N_R[${i}]`]: life }, { over: 0 });
    if (life !== Number.POSITIVE_INFINITY) D += cycles / life;
  }
  return D;
}

/**
 * The damage of a spectrum; strength in design values, ranges factored. The rule "all ranges below" is the caller's.
 * What the formulas above give block by block, with the constants taken out of the loop.
 */
export function damageOfSpectrum(strength: Strength, ranges: ArrayLike<number>, cycles: ArrayLike<number>): number {
  refuseUnequal("cycles", cycles, ranges);
  const { curve, C, D, L } = strength;
  const least = Math.max(L, leastRange);
  const knee = curve.N_D === undefined ? 0 : D;
  const flat = curve.N_D === undefined ? 0 : 1 / (curve.N_D * power(D, 5));
  const steep = 1 / (N_C * power(C, curve.m));
  const { m } = curve;
  let sum = 0;
  for (let i = 0; i < ranges.length; i++) {
    const range = ranges[i] as number; // i < length
    const n = cycles[i] as number; // of as many
    if (!(range >= 0 && n >= 0)) refuseNumbers({ [`ranges[${i}]`]: range, [`cycles[${i}]`]: n }, { least: 0 });
    if (range <= least) continue;
    const square = range * range;
    const fourth = square * square;
    if (range <= knee) sum += n * flat * fourth * range;
    else sum += n * steep * (m === 3 ? square * range : m === 5 ? fourth * range : fourth * fourth);
  }
  return sum;
}

/** A spectrum has cycles for each of its ranges. */
function refuseUnequal(name: string, { length: count }: ArrayLike<number>, { length: limit }: ArrayLike<number>): void {
  if (count !== limit)
    throw new InvalidInput([problemAt(name, (count < limit ? form.fewEntries : form.manyEntries)({ limit, count }))]);
}

/** Which formula a range takes: 0 where it does no damage. */
export function damageOfBlock({ curve, C, D, L }: Strength, range: number, cycles: number): number {
  if (!(range >= 0 && cycles >= 0)) refuseNumbers({ range, cycles }, { least: 0 });
  if (range <= L || range <= leastRange) return 0;
  if (curve.N_D !== undefined) {
    if (range > D) return damageSteep(cycles, range, C);
    return curve.N_D === 1e7 ? damageFlatRaised(cycles, range, D) : damageFlat(cycles, range, D);
  }
  return curve.m === 8 ? damageOfStud(cycles, range, C) : damageOfShear(cycles, range, C);
}

/** The same as a step on the sheet, with the life in the note. */
export function stepOfBlock(
  sheet: Sheet,
  number: number,
  stress: "sigma" | "tau",
  strength: Strength,
  range: number,
  cycles: number,
): void {
  const { curve, C, D } = strength;
  const name = `D_${stress === "sigma" ? "direct" : "shear"}_${number}`;
  if (curve.N_D !== undefined && range <= D) {
    sheet.step(name, curve.N_D === 1e7 ? damageFlatRaised : damageFlat, cycles, range, D);
  } else sheet.step(name, steepOf(curve, stress), cycles, range, C);
  sheet.explain(says.life({ N_R: significant(endurance(strength, range), 4) }));
}

const steepOf = (curve: Curve, stress: "sigma" | "tau") =>
  curve.m === 3 ? damageSteep : curve.m === 8 ? damageOfStud : stress === "sigma" ? damageOfNode : damageOfShear;
