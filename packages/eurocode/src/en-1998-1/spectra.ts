import type { Ground } from "../annexes/earthquake-types.ts";
import { refuseNumbers } from "../basis/by-hand.ts";
import type { Formula } from "../basis/formula.ts";
import type { Message } from "../basis/message.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";

// 3.2.2 Seismic action. Accelerations in m/s², periods in s, displacements in mm.

/** (3.6) */
export const dampingCorrection = formula("3.2.2.2(3)", "max(sqrt(10 / (5 + xi)), 0.55)", (xi) =>
  Math.max(Math.sqrt(10 / (5 + xi)), 0.55),
);

/** Horizontal elastic spectrum, (3.2) to (3.5). */
export const elastic = {
  rising: formula(
    "3.2.2.2(1)P",
    "a_g * S * (1 + T / T_B * (eta * 2.5 - 1))",
    (a_g, S, T, T_B, eta) => a_g * S * (1 + (T / T_B) * (eta * 2.5 - 1)),
  ),
  plateau: formula("3.2.2.2(1)P", "a_g * S * eta * 2.5", (a_g, S, eta) => a_g * S * eta * 2.5),
  velocity: formula(
    "3.2.2.2(1)P",
    "a_g * S * eta * 2.5 * T_C / T",
    (a_g, S, eta, T_C, T) => (a_g * S * eta * 2.5 * T_C) / T,
  ),
  displacement: formula(
    "3.2.2.2(1)P",
    "a_g * S * eta * 2.5 * T_C * T_D / T^2",
    (a_g, S, eta, T_C, T_D, T) => (a_g * S * eta * 2.5 * T_C * T_D) / (T * T),
  ),
};

/** Horizontal design spectrum, (3.13) to (3.16): damping is inside q, the rising branch starts at 2/3. */
export const design = {
  rising: formula(
    "3.2.2.5(4)P",
    "a_g * S * (2 / 3 + T / T_B * (2.5 / q - 2 / 3))",
    (a_g, S, T, T_B, q) => a_g * S * (2 / 3 + (T / T_B) * (2.5 / q - 2 / 3)),
  ),
  plateau: formula("3.2.2.5(4)P", "a_g * S * 2.5 / q", (a_g, S, q) => (a_g * S * 2.5) / q),
  velocity: formula("3.2.2.5(4)P", "max(a_g * S * 2.5 / q * T_C / T, beta * a_g)", (a_g, S, q, T_C, T, beta) =>
    Math.max((((a_g * S * 2.5) / q) * T_C) / T, beta * a_g),
  ),
  displacement: formula(
    "3.2.2.5(4)P",
    "max(a_g * S * 2.5 / q * T_C * T_D / T^2, beta * a_g)",
    (a_g, S, q, T_C, T_D, T, beta) => Math.max((((a_g * S * 2.5) / q) * T_C * T_D) / (T * T), beta * a_g),
  ),
};

/** Vertical elastic spectrum, (3.8) to (3.11). */
export const vertical = {
  rising: formula(
    "3.2.2.3(1)P",
    "a_vg * (1 + T / T_B * (eta * 3 - 1))",
    (a_vg, T, T_B, eta) => a_vg * (1 + (T / T_B) * (eta * 3 - 1)),
  ),
  plateau: formula("3.2.2.3(1)P", "a_vg * eta * 3", (a_vg, eta) => a_vg * eta * 3),
  velocity: formula("3.2.2.3(1)P", "a_vg * eta * 3 * T_C / T", (a_vg, eta, T_C, T) => (a_vg * eta * 3 * T_C) / T),
  displacement: formula(
    "3.2.2.3(1)P",
    "a_vg * eta * 3 * T_C * T_D / T^2",
    (a_vg, eta, T_C, T_D, T) => (a_vg * eta * 3 * T_C * T_D) / (T * T),
  ),
};

/** (3.7) */
export const elasticDisplacement = formula(
  "3.2.2.2(5)",
  "1000 * S_e * (T / (2 * pi))^2",
  (S_e, T) => 1000 * S_e * (T / (2 * Math.PI)) ** 2,
);

/** (3.7) the other way round, where Annex A gives the displacement. */
export const accelerationOfDisplacement = formula(
  "3.2.2.2(5)",
  "S_De / 1000 * (2 * pi / T)^2",
  (S_De, T) => (S_De / 1000) * ((2 * Math.PI) / T) ** 2,
);

/** (3.12) */
export const groundDisplacement = formula(
  "3.2.2.4(1)",
  "1000 * 0.025 * a_g * S * T_C * T_D",
  (a_g, S, T_C, T_D) => 1000 * 0.025 * a_g * S * T_C * T_D,
);

/** (A.1); above T_F the displacement is that of the ground, (A.2). */
export const longPeriodDisplacement = formula(
  "Annex A (2)",
  "1000 * 0.025 * a_g * S * T_C * T_D * (2.5 * eta + (T - T_E) / (T_F - T_E) * (1 - 2.5 * eta))",
  (a_g, S, T_C, T_D, eta, T, T_E, T_F) =>
    1000 * 0.025 * a_g * S * T_C * T_D * (2.5 * eta + ((T - T_E) / (T_F - T_E)) * (1 - 2.5 * eta)),
  { T_E: [4.5, 6], T_F: [9, 10] },
);

export const accelerationInG = formula("3.2.2.5(4)P", "S_d / 9.81", (S_d) => S_d / 9.81);

/** Control periods of Annex A, Table A.1: for spectra of type 1. */
export const longPeriods: Readonly<Record<string, { readonly T_E: number; readonly T_F: number }>> = {
  A: { T_E: 4.5, T_F: 10 },
  B: { T_E: 5, T_F: 10 },
  C: { T_E: 6, T_F: 10 },
  D: { T_E: 6, T_F: 10 },
  E: { T_E: 6, T_F: 10 },
};

/** The ground motion of one site and structure, which all ordinates follow from. */
export interface Motion {
  readonly a_g: number;
  readonly ground: Ground;
  readonly eta: number;
  readonly q: number;
  readonly beta: number;
  /** T_E and T_F where Annex A has them. */
  readonly long?: { readonly T_E: number; readonly T_F: number } | undefined;
}

export interface VerticalMotion {
  readonly a_vg: number;
  readonly periods: Pick<Ground, "T_B" | "T_C" | "T_D">;
  readonly eta: number;
  /** 3.2.2.5(6): at most 1.5 without a study. */
  readonly q: number;
  readonly beta: number;
}

export type Branch = "rising" | "plateau" | "velocity" | "displacement";

export function branchOf(T: number, { T_B, T_C, T_D }: Pick<Ground, "T_B" | "T_C" | "T_D">): Branch {
  if (!(T >= 0 && T_B >= 0 && T_C > 0 && T_D > 0 && T < Number.POSITIVE_INFINITY))
    refuseNumbers({ T, T_B, T_C, T_D }, { least: 0 });
  if (T < T_B) return "rising";
  if (T <= T_C) return "plateau";
  return T <= T_D ? "velocity" : "displacement";
}

/** How one ordinate is evaluated: a number, or a line on the sheet. */
type Evaluate = <Args extends readonly number[]>(f: Formula<Args>, ...args: Args) => number;

const number: Evaluate = (f, ...args) => f(...args);

function elasticBy(evaluate: Evaluate, T: number, { a_g, ground, eta }: Motion): number {
  const { S, T_B, T_C, T_D } = ground;
  switch (branchOf(T, ground)) {
    case "rising":
      return evaluate(elastic.rising, a_g, S, T, T_B, eta);
    case "plateau":
      return evaluate(elastic.plateau, a_g, S, eta);
    case "velocity":
      return evaluate(elastic.velocity, a_g, S, eta, T_C, T);
    case "displacement":
      return evaluate(elastic.displacement, a_g, S, eta, T_C, T_D, T);
  }
}

function designBy(evaluate: Evaluate, T: number, { a_g, ground, q, beta }: Omit<Motion, "eta">): number {
  const { S, T_B, T_C, T_D } = ground;
  switch (branchOf(T, ground)) {
    case "rising":
      return evaluate(design.rising, a_g, S, T, T_B, q);
    case "plateau":
      return evaluate(design.plateau, a_g, S, q);
    case "velocity":
      return evaluate(design.velocity, a_g, S, q, T_C, T, beta);
    case "displacement":
      return evaluate(design.displacement, a_g, S, q, T_C, T_D, T, beta);
  }
}

/** The displacement of Annex A, where T is beyond T_E. */
function longDisplacementBy(evaluate: Evaluate, T: number, motion: Motion): number | undefined {
  const { a_g, ground, eta, long } = motion;
  if (!long || T < long.T_E) return undefined;
  const { S, T_C, T_D } = ground;
  if (T >= long.T_F) return evaluate(groundDisplacement, a_g, S, T_C, T_D);
  return evaluate(longPeriodDisplacement, a_g, S, T_C, T_D, eta, T, long.T_E, long.T_F);
}

/** S_e(T); beyond T_E of Annex A from the displacement there. */
export function elasticSpectrum(T: number, motion: Motion): number {
  const long = longDisplacementBy(number, T, motion);
  return long === undefined ? elasticBy(number, T, motion) : accelerationOfDisplacement(long, T);
}

/** S_De(T) in mm. */
export const displacementSpectrum = (T: number, motion: Motion): number =>
  longDisplacementBy(number, T, motion) ?? elasticDisplacement(elasticBy(number, T, motion), T);

/** S_d(T). */
export const designSpectrum = (T: number, motion: Omit<Motion, "eta">): number => designBy(number, T, motion);

/** S_ve(T). */
export function verticalSpectrum(T: number, { a_vg, periods, eta }: VerticalMotion): number {
  const { T_B, T_C, T_D } = periods;
  switch (branchOf(T, periods)) {
    case "rising":
      return vertical.rising(a_vg, T, T_B, eta);
    case "plateau":
      return vertical.plateau(a_vg, eta);
    case "velocity":
      return vertical.velocity(a_vg, eta, T_C, T);
    case "displacement":
      return vertical.displacement(a_vg, eta, T_C, T_D, T);
  }
}

/** S_vd(T), 3.2.2.5(5): the horizontal expressions with a_vg and S = 1. */
export const verticalDesignSpectrum = (T: number, { a_vg, periods, q, beta }: VerticalMotion): number =>
  designSpectrum(T, { a_g: a_vg, ground: { S: 1, ...periods }, q, beta });

/** S_e, S_De and S_d at the fundamental period, on the sheet. */
export function ordinatesAt(sheet: Sheet, T_1: number, motion: Motion): number {
  const { a_g, ground, long } = motion;
  const S_De = longDisplacementBy((f, ...args) => sheet.put("S_De_T1_mm", f, ...args), T_1, motion);
  if (S_De === undefined) {
    const S_e = elasticBy((f, ...args) => sheet.put("S_e_T1_m_s2", f, ...args), T_1, motion);
    sheet.explain(branchNote(T_1, ground));
    sheet.put("S_De_T1_mm", elasticDisplacement, S_e, T_1);
  } else {
    sheet.put("S_e_T1_m_s2", accelerationOfDisplacement, S_De, T_1);
  }
  if (T_1 > 4 && long === undefined) sheet.warn(says.beyond4s);
  const S_d = designBy((f, ...args) => sheet.put("S_d_T1_m_s2", f, ...args), T_1, motion);
  sheet.explain(branchNote(T_1, ground));
  if (T_1 < ground.T_B && design.plateau(a_g, ground.S, motion.q) > S_d) sheet.warn(says.belowT_B);
  sheet.put("S_d_T1_g", accelerationInG, S_d);
  sheet.put("d_g_mm", groundDisplacement, a_g, ground.S, ground.T_C, ground.T_D);
  return S_d;
}

/** S_d of one more period, as a step: for the modes. */
export const designOrdinate = (sheet: Sheet, name: string, T: number, motion: Motion): number =>
  designBy((f, ...args) => sheet.step(name, f, ...args), T, motion);

export const branchNote = (T: number, ground: Pick<Ground, "T_B" | "T_C" | "T_D">): Message =>
  says[branchOf(T, ground)];

/** Periods for drawing: close where the spectrum bends, with every corner and the fundamental period. */
export function drawingGrid(corners: readonly number[]): number[] {
  const periods = new Set(corners.filter((T) => T <= 4));
  for (let i = 0; i <= 20; i++) periods.add(i / 50);
  for (let i = 9; i <= 80; i++) periods.add(i / 20);
  return [...periods].sort((a, b) => a - b);
}
