import { formula } from "../formula.ts";

// EN 1995-1-1 Tables 8.2 to 8.5: least spacings and distances, mm. Each table is a row of numbers for two straight lines in |cos| and
// sin of the angle between force and grain; the angle of an unloaded end is that of the opposite force.

export const alongCos = formula(
  "8.3.1.2(5), Tables 8.2 to 8.5, 8.7 to 8.9",
  "(from + plus * cos(alpha * pi / 180)) * d",
  (from, plus, alpha, d) => (from + plus * Math.cos((alpha * Math.PI) / 180)) * d,
  { alpha: [0, 90] },
);
export const alongSin = formula(
  "8.3.1.2(5), Tables 8.2 to 8.5, 8.7 to 8.9",
  "(from + plus * sin(alpha * pi / 180)) * d",
  (from, plus, alpha, d) => (from + plus * Math.sin((alpha * Math.PI) / 180)) * d,
  { alpha: [0, 90] },
);
/** a_4,t of bolts and dowels, a_3,c of bolts: no less than so many diameters */
export const atLeastDiameters = formula(
  "8.5.1.1(3), Tables 8.4, 8.5, 8.7 to 8.9",
  "max((from + plus * sin(alpha * pi / 180)) * d, least * d)",
  (from, plus, alpha, d, least) => Math.max((from + plus * Math.sin((alpha * Math.PI) / 180)) * d, least * d),
  { alpha: [0, 90] },
);
export const loadedEnd = formula("8.5.1.1(3), Tables 8.4 and 8.5", "max(7 * d, 80)", (d) => Math.max(7 * d, 80), {
  d: [5, 30],
});
/** Dowels: a_3,t |sin alpha|, and at least half of a_3,t, where Table 8.5 passes from one to the other */
export const unloadedEndOfDowels = formula(
  "8.6(3), Table 8.5",
  "max(max(7 * d, 80) * sin(alpha * pi / 180), 3.5 * d, 40)",
  (d, alpha) => Math.max(Math.max(7 * d, 80) * Math.sin((alpha * Math.PI) / 180), 3.5 * d, 40),
  { alpha: [0, 90], d: [5, 30] },
);
/** 8.3.1.3(1) panels 0.85, 8.3.1.4(1) steel plates 0.7 */
export const reducedSpacing = formula("8.3.1.3(1)", "k_a * a", (k_a, a) => k_a * a);

/** (8.18) */
export const undrilledThickness = formula("8.3.1.2(6)", "max(7 * d, (13 * d - 30) * rho_k / 400)", (d, rho_k) =>
  Math.max(7 * d, ((13 * d - 30) * rho_k) / 400),
);
/** (8.19): species that split easily */
export const undrilledSplitting = formula("8.3.1.2(7)", "max(14 * d, (13 * d - 30) * rho_k / 200)", (d, rho_k) =>
  Math.max(14 * d, ((13 * d - 30) * rho_k) / 200),
);

export interface Spacings {
  readonly a_1: number;
  readonly a_2: number;
  readonly a_3_t: number;
  readonly a_3_c: number;
  readonly a_4_t: number;
  readonly a_4_c: number;
}

/** Table 8.4 */
export const ofBolts = (d: number, alpha: number): Spacings => ({
  a_1: alongCos(4, 1, alpha, d),
  a_2: alongSin(4, 0, alpha, d),
  a_3_t: loadedEnd(d),
  a_3_c: atLeastDiameters(1, 6, alpha, d, 4),
  a_4_t: atLeastDiameters(2, 2, alpha, d, 3),
  a_4_c: alongSin(3, 0, alpha, d),
});

/** Table 8.5 */
export const ofDowels = (d: number, alpha: number): Spacings => ({
  a_1: alongCos(3, 2, alpha, d),
  a_2: alongSin(3, 0, alpha, d),
  a_3_t: loadedEnd(d),
  a_3_c: unloadedEndOfDowels(d, alpha),
  a_4_t: atLeastDiameters(2, 2, alpha, d, 3),
  a_4_c: alongSin(3, 0, alpha, d),
});

/** Table 8.2: the three columns */
const nails = {
  drilled: { a_1: [4, 1], a_2: [3, 1], a_3_t: [7, 5], a_3_c: 7, a_4_t: [3, 2, 4], a_4_c: 3 },
  light: { a_1: [5, 5, 7], a_2: [5, 0], a_3_t: [10, 5], a_3_c: 10, a_4_t: [5, 2, 5], a_4_c: 5 },
  dense: { a_1: [7, 8], a_2: [7, 0], a_3_t: [15, 5], a_3_c: 15, a_4_t: [7, 2, 5], a_4_c: 7 },
} as const;

/** The second number where d is below 5 mm, the third from there on. */
const plusOf = (row: readonly [from: number, plus: number, stout?: number], d: number) =>
  d < 5 ? row[1] : (row[2] ?? row[1]);

/** Table 8.2; above 500 kg/m³ holes are drilled. */
export function ofNails(d: number, alpha: number, rho_k: number, drilled: boolean): Spacings {
  const column = nails[drilled ? "drilled" : rho_k <= 420 ? "light" : "dense"];
  return {
    a_1: alongCos(column.a_1[0], plusOf(column.a_1, d), alpha, d),
    a_2: alongSin(column.a_2[0], column.a_2[1], alpha, d),
    a_3_t: alongCos(column.a_3_t[0], column.a_3_t[1], alpha, d),
    a_3_c: alongSin(column.a_3_c, 0, alpha, d),
    a_4_t: alongSin(column.a_4_t[0], plusOf(column.a_4_t, d), alpha, d),
    a_4_c: alongSin(column.a_4_c, 0, alpha, d),
  };
}

/** Table 8.3; theta between crown and grain */
export const ofStaples = (d: number, alpha: number, theta: number): Spacings => ({
  a_1: alongCos(theta < 30 ? 15 : 10, 5, alpha, d),
  a_2: alongSin(15, 0, alpha, d),
  a_3_t: alongCos(15, 5, alpha, d),
  a_3_c: alongSin(15, 0, alpha, d),
  a_4_t: alongSin(15, 5, alpha, d),
  a_4_c: alongSin(10, 0, alpha, d),
});

/** Table 8.6, screws along their axis, in diameters */
export const alongAxis = { a_1_mm: 7, a_2_mm: 5, a_1_CG_mm: 10, a_2_CG_mm: 4 } as const;
