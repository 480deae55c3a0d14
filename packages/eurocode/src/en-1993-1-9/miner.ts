import { tableStep } from "../basis/derivation.ts";
import type { Sheet } from "../engine/sheet.ts";
import { endurance } from "./curves.ts";
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
import { says } from "./says.ts";
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
    sheet.assume(says.idleBelowLimit);
  }
  for (const column of [sigma, tau]) {
    if (column && column.greatest > 0 && endurance(column.curves.design, column.greatest) < leastEndurance) {
      sheet.warn(says.lowCycles);
    }
  }
  if (sheet.steps) stepsOfRanges(sheet, spectrum, sigma);
  listBlocks(sheet, spectrum, sigma, tau);
  // a spectrum is there: ranges at or below the cut-off do no damage, which is a finding
  sheet.held = true;
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

/** 7.2.1 and Table 8.9: how the ranges that count came about; of a long spectrum those whose damage is derived. */
function stepsOfRanges(sheet: Sheet, { n, extremes, combined }: Spectrum, sigma: Column | undefined): void {
  const all = n.length <= mostDerived;
  const shown = new Set(all || !sigma ? [] : derivedBlocks(sigma.damage).shown);
  // where nothing damages, the greatest range decides
  if (!all && sigma && shown.size === 0) shown.add(sigma.ranges.indexOf(sigma.greatest));
  const shows = (i: number) => all || shown.has(i);
  extremes?.forEach(([max, min], i) => {
    if (shows(i)) sheet.step(`delta_sigma_red_${i + 1}_MPa`, meanStressFormula(max, min), max, min);
  });
  combined?.forEach(([direct, shear], i) => {
    if (shows(i)) sheet.step(`delta_sigma_red_${i + 1}_MPa`, combinedRange, direct, shear);
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

/** Up to here each damaging block is derived; of a longer spectrum the first and the most damaging ones. */
const mostDerived = 50;
const firstDerived = 5;
const worstDerived = 20;

/** Which blocks the derivation shows, in their order; the same with and without one, so that sums round alike. */
function derivedBlocks(damage: Float64Array): { shown: readonly number[]; others: readonly number[] } {
  const damaging: number[] = [];
  for (let i = 0; i < damage.length; i++) if ((damage[i] ?? 0) > 0) damaging.push(i);
  if (damaging.length <= mostDerived) return { shown: damaging, others: [] };
  const shown = new Set([...damaging.slice(0, firstDerived), ...mostDamaging(damage, damaging)]);
  return { shown: [...shown].sort((i, j) => i - j), others: damaging.filter((i) => !shown.has(i)) };
}

/** In one pass: a spectrum may have a hundred thousand blocks. */
function mostDamaging(damage: Float64Array, among: readonly number[]): readonly number[] {
  const worst: number[] = [];
  const of = (i: number | undefined) => (i === undefined ? 0 : (damage[i] ?? 0));
  for (const i of among) {
    let at = worst.length;
    while (at > 0 && of(worst[at - 1]) < of(i)) at--;
    if (at >= worstDerived) continue;
    worst.splice(at, 0, i);
    if (worst.length > worstDerived) worst.pop();
  }
  return worst;
}

/** D of one stress: each damaging block a step, the last sum the value; a long spectrum ends with the sum of the rest. */
function damageOnSheet(sheet: Sheet, column: Column, n: Float64Array, gamma_Ff: number, k_1: number): number {
  const { stress, damage, ranges, curves, idle } = column;
  const name = stress === "sigma" ? "D_direct" : "D_shear";
  const { shown, others } = derivedBlocks(damage);
  if (shown.length === 0) {
    return sheet.table(name, 0, "EN 1993-1-9 7.1(2)", idle ? says.belowLimit : says.belowCutOff);
  }
  const last = others.length === 0 ? shown.at(-1) : undefined;
  let sum = 0;
  for (const i of shown) {
    const D_i = damage[i] ?? 0;
    if (sheet.steps) {
      const given = (ranges[i] ?? 0) / (gamma_Ff * k_1);
      if (gamma_Ff * k_1 !== 1) sheet.step(`delta_${stress}_F_${i + 1}_MPa`, factoredRange, gamma_Ff, k_1, given);
      stepOfBlock(sheet, i + 1, stress, curves.design, ranges[i] ?? 0, n[i] ?? 0);
    }
    if (i === last) return sheet.put(name, addDamage, sum, D_i);
    if (sheet.steps && sum > 0) sheet.step(`${name}_sum`, addDamage, sum, D_i);
    sum += D_i;
  }
  const rest = others.reduce((total, i) => total + (damage[i] ?? 0), 0);
  sheet.steps?.push(
    tableStep(
      `${name}_others`,
      rest,
      addDamage.clause,
      says.moreBlocks({ n: others.length, first: firstDerived, worst: worstDerived }),
    ),
  );
  return sheet.put(name, addDamage, sum, rest);
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
    sheet.verify(shearCutOffRequirement, tau.greatest, tau.curves.design.L, "MPa");
  }
}
