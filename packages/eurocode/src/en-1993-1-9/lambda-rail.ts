import { refuseNumbers, refuseWords } from "../basis/by-hand.ts";
import { formulasOf } from "../basis/formula.ts";

// EN 1993-2 9.5.3: damage equivalence factors of railway bridges with load model 71.

const formula = formulasOf("EN 1993-2");

/**
 * Table 9.3, standard traffic: span in m, EC mix, mix with 25 t axles. unconfirmed: written from general knowledge of the
 * table; no public copy found.
 */
const table93: readonly (readonly [L: number, ec: number, heavy: number])[] = [
  [0.5, 1.6, 1.65],
  [1, 1.6, 1.65],
  [1.5, 1.6, 1.65],
  [2, 1.46, 1.64],
  [2.5, 1.38, 1.55],
  [3, 1.35, 1.51],
  [3.5, 1.17, 1.31],
  [4, 1.07, 1.16],
  [4.5, 1.02, 1.08],
  [5, 1.03, 1.07],
  [6, 1.03, 1.04],
  [7, 0.97, 1.02],
  [8, 0.92, 0.99],
  [9, 0.88, 0.96],
  [10, 0.85, 0.93],
  [12.5, 0.82, 0.9],
  [15, 0.76, 0.92],
  [17.5, 0.7, 0.73],
  [20, 0.67, 0.68],
  [25, 0.66, 0.65],
  [30, 0.65, 0.64],
  [35, 0.64, 0.65],
  [40, 0.64, 0.65],
  [45, 0.64, 0.65],
  [50, 0.63, 0.66],
  [60, 0.63, 0.66],
  [70, 0.62, 0.66],
  [80, 0.61, 0.66],
  [90, 0.61, 0.66],
  [100, 0.6, 0.66],
];

export const railSpans = { least: 0.5, most: 100 } as const;

/** Between the spans of the table on a straight line. */
export function railLambda1(L: number, traffic: "EC-mix" | "25t-mix"): number {
  refuseNumbers({ L }, { least: 0 });
  refuseWords("traffic", traffic, ["EC-mix", "25t-mix"]);
  const column = traffic === "EC-mix" ? 1 : 2;
  const next = table93.findIndex(([span]) => span >= L);
  const high = table93[next === -1 ? table93.length - 1 : next];
  const low = table93[Math.max(0, next - 1)];
  if (!low || !high || next <= 0) return high?.[column] ?? 0; // the table is not empty
  return low[column] + ((L - low[0]) / (high[0] - low[0])) * (high[column] - low[column]);
}

/** (9.13), Table 9.5 */
export const railLambda2 = formula("9.5.3(5)", "(T / 25)^(1 / 5)", (T) => (T / 25) ** (1 / 5));

/** Table 9.6 */
export const railLambda3 = formula("9.5.3(6)", "(t_Ld / 100)^(1 / 5)", (t_Ld) => (t_Ld / 100) ** (1 / 5));

/** (9.14): a is the share of one track, n = 12 % of the trains meet on the bridge (Table 9.7). */
export const railLambda4 = formula(
  "9.5.3(7)",
  "(0.12 + 0.88 * (a^5 + (1 - a)^5))^(1 / 5)",
  (a) => (0.12 + 0.88 * (a ** 5 + (1 - a) ** 5)) ** (1 / 5),
  { a: [0.5, 1] },
);

/** 9.5.3(9) */
export const railLambdaMax = 1.4;
