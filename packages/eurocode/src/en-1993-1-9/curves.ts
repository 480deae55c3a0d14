import { refuseNumbers } from "../basis/by-hand.ts";
import { formula } from "./formula.ts";

// EN 1993-1-9 7.1, Figures 7.1 to 7.3: the fatigue strength curves, characteristic or, with every strength divided by
// gamma_Mf, design curves. Stresses in MPa.

/** One S-N curve as data: slope m from the reference point at 2e6 cycles, then, where it has them, knee and cut-off. */
export interface Curve {
  readonly m: 3 | 5 | 8;
  /** The knee N_D with the constant amplitude limit; slope 5 below it. Curves without one keep m to the cut-off. */
  readonly N_D?: number;
  /** Cycles of the cut-off limit. Studs (EN 1994-2 6.8.3) have none. */
  readonly N_L?: number;
}

export const curves = {
  /** Figure 7.1 */
  direct: { m: 3, N_D: 5e6, N_L: 1e8 },
  /** Figure 7.3: a detail with an asterisk, one category higher */
  raised: { m: 3, N_D: 1e7, N_L: 1e8 },
  /** Table 8.7: nodes of lattice girders */
  node: { m: 5, N_L: 1e8 },
  /** Figure 7.2 */
  shear: { m: 5, N_L: 1e8 },
  /** Table 8.5 detail 10, EN 1994-2 6.8.3 */
  stud: { m: 8 },
} as const satisfies Record<string, Curve>;

export type CurveName = keyof typeof curves;

/** Cycles at which the category is read. */
export const N_C = 2e6;

/** 7.1, Figures 7.1 and 7.2: the categories the standard draws, greatest first. */
export const directCategories = [160, 140, 125, 112, 100, 90, 80, 71, 63, 56, 50, 45, 40, 36] as const;
export const shearCategories = [100, 80] as const;

export function oneHigher(category: number): number {
  refuseNumbers({ category }, { over: 0 });
  return [...directCategories].reverse().find((other) => other > category) ?? category;
}
export function oneLower(category: number): number {
  refuseNumbers({ category }, { over: 0 });
  return directCategories.find((other) => other < category) ?? category;
}

export const constantAmplitudeLimit = formula(
  "7.1(2)",
  "(2 / 5)^(1 / 3) * delta_sigma_C",
  (delta_sigma_C) => (2 / 5) ** (1 / 3) * delta_sigma_C,
);

export const constantAmplitudeLimitRaised = formula(
  "7.1(3)",
  "(2 / 10)^(1 / 3) * delta_sigma_C",
  (delta_sigma_C) => (2 / 10) ** (1 / 3) * delta_sigma_C,
);

export const cutOffLimit = formula(
  "7.1(3)",
  "(5 / 100)^(1 / 5) * delta_sigma_D",
  (delta_sigma_D) => (5 / 100) ** (1 / 5) * delta_sigma_D,
);

export const cutOffLimitRaised = formula(
  "7.1(3)",
  "(10 / 100)^(1 / 5) * delta_sigma_D",
  (delta_sigma_D) => (10 / 100) ** (1 / 5) * delta_sigma_D,
);

/** Slope 5 from 2e6 to 1e8 cycles: shear, and direct stress in lattice nodes */
export const cutOffOfShear = formula(
  "7.1(2)",
  "(2 / 100)^(1 / 5) * delta_tau_C",
  (delta_tau_C) => (2 / 100) ** (1 / 5) * delta_tau_C,
);

export const cutOffOfNode = formula(
  "7.1(2)",
  "(2 / 100)^(1 / 5) * delta_sigma_C",
  (delta_sigma_C) => (2 / 100) ** (1 / 5) * delta_sigma_C,
);

/** A.5(1): gamma_Mf divides the curve, knees and all. */
export const designStrength = formula(
  "A.5(1)",
  "delta_sigma / gamma_Mf",
  (delta_sigma, gamma_Mf) => delta_sigma / gamma_Mf,
);

export const designShearStrength = formula(
  "A.5(1)",
  "delta_tau / gamma_Mf",
  (delta_tau, gamma_Mf) => delta_tau / gamma_Mf,
);

/** A curve with its strengths: category after size effect, constant amplitude limit, cut-off; 0 where there is none. */
export interface Strength {
  readonly curve: Curve;
  readonly C: number;
  readonly D: number;
  readonly L: number;
}

export function strengthOf(curve: Curve, C: number): Strength {
  if (!(C > 0 && C < Number.POSITIVE_INFINITY)) refuseNumbers({ C }, { over: 0 });
  if (curve.N_D === undefined) return { curve, C, D: 0, L: curve.N_L === undefined ? 0 : cutOffOfShear(C) };
  const raised = curve.N_D === 1e7;
  const D = raised ? constantAmplitudeLimitRaised(C) : constantAmplitudeLimit(C);
  return { curve, C, D, L: raised ? cutOffLimitRaised(D) : cutOffLimit(D) };
}

/** Fast where it counts: a damage sum takes a power for every block. */
export function power(x: number, m: 3 | 5 | 8): number {
  const square = x * x;
  if (m === 3) return square * x;
  const fourth = square * square;
  return m === 5 ? fourth * x : fourth * fourth;
}

/** MPa; below it no curve reads a number of cycles that means something, not even one without a cut-off. */
export const leastRange = 1e-6;

/** Endurance at a range; Infinity at or below the cut-off. */
export function endurance({ curve, C, D, L }: Strength, range: number): number {
  if (!(range >= 0)) refuseNumbers({ range }, { least: 0 });
  if (range <= L || range <= leastRange) return Number.POSITIVE_INFINITY;
  if (curve.N_D !== undefined && range <= D) return curve.N_D * power(D / range, 5);
  return N_C * power(C / range, curve.m);
}

/** Strength at a number of cycles: the curve as it is drawn. */
export function strengthAt({ curve, C, D, L }: Strength, N: number): number {
  if (!(N > 0)) refuseNumbers({ N }, { over: 0 });
  if (curve.N_L !== undefined && N >= curve.N_L) return L;
  if (curve.N_D !== undefined && N > curve.N_D) return D * (curve.N_D / N) ** (1 / 5);
  return C * (N_C / N) ** (1 / curve.m);
}

/** Numbers of cycles to draw a curve with: four a decade from 1e4 to 1e9, knees and category included. */
export const cyclesToDraw: readonly number[] = [
  1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 2e6, 3e6, 5e6, 1e7, 2e7, 5e7, 1e8, 1e9,
];
