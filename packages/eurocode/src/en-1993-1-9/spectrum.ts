import { atLeast, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { rowNamed } from "./catalogue/index.ts";
import { formula } from "./formula.ts";
import { rainflowCounter, rangeHistogram } from "./rainflow.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { DetailItem } from "./schema.ts";

// EN 1993-1-9 6 and Annex A: the spectrum of stress ranges, from blocks or counted from a signal; 7.2.1 mean stress.

/** A spectrum by columns. Direct ranges after 7.2.1 are in `sigma`; a column is there when the item has that stress. */
export interface Spectrum {
  readonly n: Float64Array;
  /** Direct ranges as given or counted. */
  readonly sigmaGiven?: Float64Array;
  /** The same after 7.2.1. */
  readonly sigma?: Float64Array;
  readonly tau?: Float64Array;
  /** Extremes of each cycle, where the derivation shows 7.2.1. */
  readonly extremes?: readonly (readonly [max: number, min: number])[];
  /** Direct and shear range of each block that act as one (Table 8.9 detail 2). */
  readonly combined?: readonly (readonly [sigma: number, tau: number])[];
}

/** 7.2.1: the part of a cycle in compression counts 60 %. */
export const rangeInTension = formula(
  "7.2.1(1)",
  "sigma_max - sigma_min",
  (sigma_max, sigma_min) => sigma_max - sigma_min,
);
export const rangeInBoth = formula(
  "7.2.1(2)",
  "abs(sigma_max) + 0.6 * abs(sigma_min)",
  (sigma_max, sigma_min) => Math.abs(sigma_max) + 0.6 * Math.abs(sigma_min),
);
export const rangeInCompression = formula(
  "7.2.1(2)",
  "0.6 * (sigma_max - sigma_min)",
  (sigma_max, sigma_min) => 0.6 * (sigma_max - sigma_min),
);

export const meanStressFormula = (max: number, min: number) =>
  min >= 0 ? rangeInTension : max <= 0 ? rangeInCompression : rangeInBoth;

/** Distinct ranges of a signal that are listed one by one; a longer spectrum is put in classes. */
const mostBlocks = 10_000;

/** Which stresses an item has. */
export function stressesOf(item: DetailItem): { direct: boolean; shear: boolean } {
  if (item.stress_history) {
    const given = {
      direct: item.stress_history.some((b) => b.delta_sigma !== undefined || b.sigma_max !== undefined),
      shear: item.stress_history.some((b) => b.delta_tau !== undefined),
    };
    // beside the other stress one that never changes is none
    const acting = {
      direct: item.stress_history.some((b) => (b.delta_sigma ?? 0) !== 0 || (b.sigma_max ?? 0) !== (b.sigma_min ?? 0)),
      shear: item.stress_history.some((b) => (b.delta_tau ?? 0) !== 0),
    };
    return given.direct && given.shear && (acting.direct || acting.shear) ? acting : given;
  }
  if (item.stress_signal) {
    const shear = signalIsShear(item);
    return { direct: !shear, shear };
  }
  const { delta_sigma_p, delta_tau_p } = item;
  const both = delta_sigma_p !== undefined && delta_tau_p !== undefined && (delta_sigma_p !== 0 || delta_tau_p !== 0);
  if (both) return { direct: delta_sigma_p !== 0, shear: delta_tau_p !== 0 };
  return { direct: delta_sigma_p !== undefined, shear: delta_tau_p !== undefined };
}

/** A signal is of direct stress unless the detail knows only shear. */
function signalIsShear({ detail_id }: DetailItem): boolean {
  const stress = rowNamed(detail_id)?.stress;
  return stress === "shear" || stress === "stud" || /^\s*(m5|m8)\s*-/i.test(detail_id);
}

export function spectrumOf(sheet: Sheet, item: DetailItem): Spectrum | undefined {
  return item.stress_history ? spectrumOfBlocks(sheet, item, item.stress_history) : spectrumOfSignal(sheet, item);
}

/** Less than half a cycle in the design life never comes. */
const leastCycles = 0.5;

type Block = NonNullable<DetailItem["stress_history"]>[number];

function spectrumOfBlocks(sheet: Sheet, item: DetailItem, blocks: readonly Block[]): Spectrum | undefined {
  const { direct, shear } = stressesOf(item);
  const n = new Float64Array(blocks.length);
  const sigmaGiven = new Float64Array(blocks.length);
  const sigma = new Float64Array(blocks.length);
  const tau = new Float64Array(blocks.length);
  const extremes: [number, number][] = [];
  const relieved = item.stress_relieved === true;
  blocks.forEach((block, i) => {
    n[i] = block.n_cycles;
    tau[i] = block.delta_tau ?? 0;
    const given = givenRange(sheet, block, i);
    sigmaGiven[i] = given;
    sigma[i] = given;
    if (!relieved || !direct) return;
    const { sigma_max, sigma_min } = block;
    if (sigma_max === undefined || sigma_min === undefined) {
      if (block.delta_sigma === undefined) return;
      sheet.problem(`stress_history[${i}].sigma_max`, input.extremesOfBlock);
      return;
    }
    sigma[i] = meanStressFormula(sigma_max, sigma_min)(sigma_max, sigma_min);
    extremes[i] = [sigma_max, sigma_min];
  });
  if (!direct && !shear) sheet.problem("stress_history", input.anyStress);
  if (sheet.problems.length > 0) return undefined;
  if (!n.some((cycles, i) => cycles >= leastCycles && ((sigma[i] ?? 0) > 0 || (tau[i] ?? 0) > 0))) {
    sheet.problem("stress_history", input.noRange);
  }
  return {
    n,
    ...(direct ? { sigmaGiven, sigma } : {}),
    ...(shear ? { tau } : {}),
    ...(relieved && direct ? { extremes } : {}),
  };
}

function givenRange(sheet: Sheet, block: Block, i: number): number {
  const { delta_sigma, sigma_max, sigma_min } = block;
  const path = `stress_history[${i}]`;
  if ((sigma_max === undefined) !== (sigma_min === undefined)) {
    const missing = sigma_max === undefined ? "sigma_max" : "sigma_min";
    sheet.problem(`${path}.${missing}`, required(input.extremesTogether));
    return 0;
  }
  if (sigma_max === undefined || sigma_min === undefined) {
    if (delta_sigma === undefined && block.delta_tau === undefined) {
      sheet.problem(path, input.anyStress);
    }
    return delta_sigma ?? 0;
  }
  if (sigma_max < sigma_min) {
    sheet.problem(`${path}.sigma_max`, atLeast(sigma_min, sigma_max, { unit: "MPa", is: "sigma_min" }));
    return 0;
  }
  const range = sigma_max - sigma_min;
  if (delta_sigma !== undefined && Math.abs(delta_sigma - range) > 1e-6 * Math.max(1, range)) {
    sheet.problem(`${path}.delta_sigma`, input.rangeOfExtremes({ range, given: delta_sigma }));
  }
  return range;
}

function spectrumOfSignal(sheet: Sheet, item: DetailItem): Spectrum | undefined {
  const signal = item.stress_signal ?? [];
  const repetitions = item.repetitions ?? 1;
  const residue = item.residue ?? (repetitions > 1 ? "repeat" : "half-cycles");
  if (item.residue === undefined) {
    sheet.assume(residue === "repeat" ? says.rainflowRepeated : says.rainflowHalfCycles);
  }
  if (residue === "half-cycles" && repetitions > 1) {
    sheet.problem("residue", input.repeatOnly);
    return undefined;
  }
  if (item.repetitions === undefined) sheet.assume(says.signalOnce);
  const shear = signalIsShear(item);
  if (shear) sheet.assume(says.signalOfShear);
  const relieved = item.stress_relieved === true && !shear;
  const counted = countSignal(sheet, signal, residue, relieved);
  counted.n.forEach((cycles, i) => {
    counted.n[i] = cycles * repetitions;
  });
  const { n, given, reduced } = counted;
  if (n.length === 0) sheet.problem("stress_signal", input.noCycle);
  return shear ? { n, tau: given } : { n, sigmaGiven: given, sigma: reduced };
}

interface Counted {
  readonly n: Float64Array;
  readonly given: Float64Array;
  readonly reduced: Float64Array;
}

/** Equal ranges together, rising; more than can be listed go into classes that round up. */
function countSignal(
  sheet: Sheet,
  signal: readonly number[],
  residue: "half-cycles" | "repeat",
  relieved: boolean,
): Counted {
  const found: { given: number; reduced: number; n: number }[] = [];
  const counter = rainflowCounter(
    (range, mean, n) => {
      const [max, min] = [mean + range / 2, mean - range / 2];
      found.push({ given: range, reduced: relieved ? meanStressFormula(max, min)(max, min) : range, n });
    },
    { residue },
  );
  counter.add(signal);
  counter.finish();
  found.sort((a, b) => a.given - b.given || a.reduced - b.reduced);
  const greatest = found.at(-1)?.given ?? 0;
  const same = 1e-9 * Math.max(1, greatest);
  const blocks: { given: number; reduced: number; n: number }[] = [];
  for (const cycle of found) {
    const last = blocks.at(-1);
    if (last && cycle.given - last.given <= same && Math.abs(cycle.reduced - last.reduced) <= same) last.n += cycle.n;
    else blocks.push({ ...cycle });
  }
  const listed = blocks.length <= mostBlocks ? blocks : inClasses(sheet, blocks, greatest);
  return {
    n: Float64Array.from(listed, (b) => b.n),
    given: Float64Array.from(listed, (b) => b.given),
    reduced: Float64Array.from(listed, (b) => b.reduced),
  };
}

const classes = 2_000;

/** By the range that counts; the given range of a class is its greatest. */
function inClasses(
  sheet: Sheet,
  blocks: readonly { given: number; reduced: number; n: number }[],
  greatest: number,
): { given: number; reduced: number; n: number }[] {
  const width = greatest / classes;
  const histogram = rangeHistogram(width);
  const widest = new Map<number, number>();
  for (const { given, reduced, n } of blocks) {
    const upper = histogram.count(reduced, 0, n);
    widest.set(upper, Math.max(widest.get(upper) ?? 0, given));
  }
  sheet.assume(says.inClasses({ most: mostBlocks, classes }));
  return histogram
    .blocks()
    .map(({ range, cycles }) => ({ given: Math.max(range, widest.get(range) ?? 0), reduced: range, n: cycles }))
    .sort((a, b) => a.given - b.given);
}
