import type { Sheet } from "../basis/sheet.ts";
import { endurance, type Strength } from "./curves.ts";
import {
  addDamage,
  damageOfBlock,
  damageOfBoth,
  damageSumRequirement,
  factoredRange,
  lifeRepetitions,
  stepOfBlock,
} from "./damage.ts";
import { equivalentShear, equivalentSlope3, equivalentSlope5, equivalentStud, verifyEquivalent } from "./equivalent.ts";
import { formula, requirement } from "./formula.ts";
import type { Approach } from "./method.ts";
import type { DetailItem } from "./schema.ts";
import { meanStressFormula, type Spectrum } from "./spectrum.ts";
import type { Curves } from "./strength.ts";

// EN 1993-1-9 7.1 and Annex A: a spectrum against the curves, by Palmgren-Miner or by the constant amplitude limit.

export const constantAmplitudeRequirement = requirement(
  "constant-amplitude-limit",
  "7.1(2)",
  "gamma_Ff * delta_sigma_max <= delta_sigma_D_d",
  "the constant amplitude limit",
);
export const cutOffRequirement = requirement(
  "constant-amplitude-limit",
  "7.1(2)",
  "gamma_Ff * delta_sigma_max <= delta_sigma_L_d",
  "the cut-off limit",
);
export const shearCutOffRequirement = requirement(
  "constant-amplitude-limit-shear",
  "7.1(2)",
  "gamma_Ff * delta_tau_max <= delta_tau_L_d",
  "the cut-off limit in shear",
);

/** Table 8.9 detail 2: direct and shear range of the crossbeam's web as one */
export const combinedRange = formula(
  "Table 8.9",
  "(delta_sigma + sqrt(delta_sigma^2 + 4 * delta_tau^2)) / 2",
  (delta_sigma, delta_tau) => (delta_sigma + Math.sqrt(delta_sigma ** 2 + 4 * delta_tau ** 2)) / 2,
);

/** Figures 7.1 and 7.2 start here: fewer cycles are low cycle fatigue. */
const leastEndurance = 1e4;

interface Column {
  readonly stress: "sigma" | "tau";
  readonly curves: Curves;
  /** Ranges with gamma_Ff and k_1. */
  readonly ranges: Float64Array;
  readonly greatest: number;
  /** Damage of each block; all 0 where every range is below the limit. */
  readonly damage: Float64Array;
  readonly idle: boolean;
}

export function judgeSpectrum(
  sheet: Sheet,
  item: DetailItem,
  approach: Approach,
  k_1: number,
  spectrum: Spectrum,
  direct: Curves | undefined,
  shear: Curves | undefined,
): true {
  const factor = approach.gamma_Ff * k_1;
  const sigma = direct && spectrum.sigma && columnOf("sigma", direct, spectrum.sigma, spectrum.n, factor, item);
  const tau = shear && spectrum.tau && columnOf("tau", shear, spectrum.tau, spectrum.n, factor, item);
  if (sigma?.idle && item.constant_amplitude_limit === undefined) {
    sheet.assume(
      "Where every range is below the constant amplitude limit there is no damage, 7.1(2); constant_amplitude_limit = false counts them on the slope of 5.",
    );
  }
  for (const column of [sigma, tau]) {
    if (column && column.greatest > 0 && endurance(column.curves.design, column.greatest) < leastEndurance) {
      sheet.warn("a range has a life under 10⁴ cycles, where the curves of EN 1993-1-9 do not start yet");
    }
  }
  if (sheet.steps) stepsOfRanges(sheet, spectrum);
  listBlocks(sheet, spectrum, sigma, tau);
  if (approach.verification === "constant-amplitude") judgeLimits(sheet, approach, k_1, spectrum, sigma, tau);
  else judgeDamage(sheet, approach, k_1, spectrum, sigma, tau);
  return true;
}

function columnOf(
  stress: "sigma" | "tau",
  curves: Curves,
  given: Float64Array,
  n: Float64Array,
  factor: number,
  item: DetailItem,
): Column {
  const { design } = curves;
  const ranges = given.map((range) => factor * range);
  let greatest = 0;
  for (let i = 0; i < ranges.length; i++) {
    // a range that never comes does nothing
    if ((n[i] ?? 0) > 0) greatest = Math.max(greatest, ranges[i] ?? 0);
  }
  const idle = item.constant_amplitude_limit !== false && design.D > 0 && greatest <= design.D * (1 + 1e-12);
  const damage = idle ? new Float64Array(n.length) : ranges.map((range, i) => damageOfBlock(design, range, n[i] ?? 0));
  return { stress, curves, ranges, greatest, damage, idle };
}

/** 7.2.1 and Table 8.9: how the ranges that count came about. */
function stepsOfRanges(sheet: Sheet, { extremes, combined }: Spectrum): void {
  extremes?.forEach(([max, min], i) => {
    sheet.step(`delta_sigma_red_${i + 1}_MPa`, meanStressFormula(max, min), max, min);
  });
  combined?.forEach(([sigma, tau], i) => {
    sheet.step(`delta_sigma_red_${i + 1}_MPa`, combinedRange, sigma, tau);
  });
}

function listBlocks(sheet: Sheet, spectrum: Spectrum, sigma: Column | undefined, tau: Column | undefined): void {
  const blocks: Record<string, number | null>[] = [];
  const { n, sigmaGiven, sigma: reduced, tau: shearGiven } = spectrum;
  for (let i = 0; i < n.length; i++) {
    const block: Record<string, number | null> = {};
    if (sigma) {
      block.delta_sigma = sigmaGiven?.[i] ?? 0;
      block.delta_sigma_red = reduced?.[i] ?? 0;
    }
    if (shearGiven) block.delta_tau = shearGiven[i] ?? 0;
    block.n_cycles = n[i] ?? 0;
    if (sigma) {
      block.N_R = lifeOf(sigma, i);
      block.damage = sigma.damage[i] ?? 0;
    }
    if (tau) {
      block.N_R_shear = lifeOf(tau, i);
      block.damage_shear = tau.damage[i] ?? 0;
    }
    blocks.push(block);
  }
  sheet.given("blocks", blocks);
}

function lifeOf({ idle, curves, ranges }: Column, i: number): number | null {
  const life = idle ? Number.POSITIVE_INFINITY : endurance(curves.design, ranges[i] ?? 0);
  return Number.isFinite(life) ? life : null;
}

/** D of one stress: each damaging block a step, the last sum the value. */
function damageOnSheet(sheet: Sheet, column: Column, n: Float64Array, gamma_Ff: number, k_1: number): number {
  const { stress, damage, ranges, curves, idle } = column;
  const name = stress === "sigma" ? "D_direct" : "D_shear";
  let last = -1;
  for (let i = 0; i < damage.length; i++) if ((damage[i] ?? 0) > 0) last = i;
  if (last < 0) {
    const why = idle
      ? "every range is below the constant amplitude limit"
      : "every range is at or below the cut-off limit";
    return sheet.table(name, 0, "EN 1993-1-9 7.1(2)", why);
  }
  let sum = 0;
  for (let i = 0; i <= last; i++) {
    const D_i = damage[i] ?? 0;
    if (D_i === 0) continue;
    if (sheet.steps) {
      const given = (ranges[i] ?? 0) / (gamma_Ff * k_1);
      if (gamma_Ff * k_1 !== 1) sheet.step(`delta_${stress}_F_${i + 1}_MPa`, factoredRange, gamma_Ff, k_1, given);
      stepOfBlock(sheet, i + 1, stress, curves.design, ranges[i] ?? 0, n[i] ?? 0);
    }
    if (i === last) return sheet.put(name, addDamage, sum, D_i);
    if (sheet.steps && sum > 0) sheet.step(`${name}_sum`, addDamage, sum, D_i);
    sum += D_i;
  }
  return sum;
}

function judgeDamage(
  sheet: Sheet,
  { gamma_Ff }: Approach,
  k_1: number,
  { n }: Spectrum,
  sigma: Column | undefined,
  tau: Column | undefined,
): void {
  const D_direct = sigma && damageOnSheet(sheet, sigma, n, gamma_Ff, k_1);
  const D_shear = tau && damageOnSheet(sheet, tau, n, gamma_Ff, k_1);
  const D = sheet.put("D", damageOfBoth, D_direct ?? 0, D_shear ?? 0);
  // 1/D of what is smaller is no number any more
  if (D > 1e-300) sheet.put("life_repetitions", lifeRepetitions, D);
  else sheet.given("life_repetitions", null);
  const direct =
    sigma && D_direct !== undefined
      ? {
          range: sheet.put(
            "delta_sigma_E_2_MPa",
            sigma.curves.design.curve.m === 3 ? equivalentSlope3 : equivalentSlope5,
            D_direct,
            sigma.curves.design.C,
            gamma_Ff,
          ),
          curves: sigma.curves,
        }
      : undefined;
  const shear =
    tau && D_shear !== undefined
      ? {
          range: sheet.put(
            "delta_tau_E_2_MPa",
            tau.curves.design.curve.m === 8 ? equivalentStud : equivalentShear,
            D_shear,
            tau.curves.design.C,
            gamma_Ff,
          ),
          curves: tau.curves,
        }
      : undefined;
  sheet.verify(damageSumRequirement, D, 1, "");
  verifyEquivalent(sheet, gamma_Ff, direct, shear);
  if (sigma?.idle) sheet.verify(constantAmplitudeRequirement, sigma.greatest, sigma.curves.design.D, "MPa");
}

/** Every range below the constant amplitude limit; curves without one have only their cut-off. */
function judgeLimits(
  sheet: Sheet,
  approach: Approach,
  k_1: number,
  { n }: Spectrum,
  sigma: Column | undefined,
  tau: Column | undefined,
): void {
  const { gamma_Ff } = approach;
  if (sigma) {
    damageOnSheet(sheet, sigma, n, gamma_Ff, k_1);
    const { design } = sigma.curves;
    if (design.D > 0) sheet.verify(constantAmplitudeRequirement, sigma.greatest, design.D, "MPa");
    else sheet.verify(cutOffRequirement, sigma.greatest, design.L, "MPa");
  }
  if (tau) {
    damageOnSheet(sheet, tau, n, gamma_Ff, k_1);
    sheet.verify(shearCutOffRequirement, tau.greatest, limitOf(sheet, tau.curves.design), "MPa");
  }
}

function limitOf(sheet: Sheet, { L, C, curve }: Strength): number {
  if (curve.N_L !== undefined) return L;
  sheet.warn("studs have no limit below which they do not tire; the strength at 1e8 cycles is taken");
  return C * (2e6 / 1e8) ** (1 / curve.m);
}
