import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { mode2 } from "./modes.ts";

// T-stubs with two lines of bolts on each side of the web, which 6.2.4 does not know: four bolts in a row, or two rows beyond
// the flange of a beam. The outer bolts only add to what the inner ones hold, so the patterns of yield lines about the inner
// bolts are on the safe side, and mode 1 is that of the inner bolts. Mode 2 by Demonceau, Weynand, Jaspart and Müller
// (Application of Eurocode 3 to steel connections with four bolts per row, SDSS 2010), whose limits of n_1 and n_2 are in
// Wald et al., Benchmark cases for advanced design of structural steel connections; unconfirmed: the formulas themselves stand
// here from general knowledge and from the equilibrium that beyond.test.ts makes once more.

const published = "6.2.4 (Demonceau et al. 2010)";

/** Where the outer bolts are, from the inner ones, and the edge beyond them. */
export interface Beyond {
  readonly n_1: number;
  readonly e: number;
}

export const gapOfGauges = formula("6.2.4, geometry", "(w_outer - w) / 2", (w_outer, w) => (w_outer - w) / 2);

const leverBeyond = formula(published, "min(e_2, 1.25 * m + n_1)", (e_2, m, n_1) => Math.min(e_2, 1.25 * m + n_1));

/** The inner bolts break; the flange turns about its edge, where it pries, and the outer bolts have what its turning leaves them. */
export const mode2Prying = formula(
  published,
  "(2 * M_pl_2_Rd * 1000 + sum_F_t_Rd / 2 * (n_1^2 + 2 * n_2^2 + 2 * n_1 * n_2) / (n_1 + n_2)) / (m + n_1 + n_2)",
  (M_pl_2_Rd, sum_F_t_Rd, n_1, n_2, m) =>
    (2 * M_pl_2_Rd * 1000 + ((sum_F_t_Rd / 2) * (n_1 ** 2 + 2 * n_2 ** 2 + 2 * n_1 * n_2)) / (n_1 + n_2)) /
    (m + n_1 + n_2),
);

/** The inner bolts break; nothing pries, and the outer bolts hold what the flange can bring them. */
export const mode2Free = formula(
  published,
  "(2 * M_pl_1_Rd * 1000 + sum_F_t_Rd / 2 * n_1) / (m + n_1)",
  (M_pl_1_Rd, sum_F_t_Rd, n_1, m) => (2 * M_pl_1_Rd * 1000 + (sum_F_t_Rd / 2) * n_1) / (m + n_1),
);

const lesser = formula(published, "min(F_T_2_p_Rd, F_T_2_np_Rd)", (F_T_2_p_Rd, F_T_2_np_Rd) =>
  Math.min(F_T_2_p_Rd, F_T_2_np_Rd),
);

/** Inner and outer bolts do not reach their resistance together: 0.9 (unconfirmed; the safe side). */
export const mode3Beyond = formula(published, "0.9 * sum_F_t_Rd", (sum_F_t_Rd) => 0.9 * sum_F_t_Rd);

export interface Lever {
  readonly M_1: number;
  readonly M_2: number;
  readonly m: number;
  readonly n: number;
  /** all of the inner bolts, and as many outer ones */
  readonly F_inner: number;
}

/** Modes 2 and 3. While the flange bends before the inner bolts reach their resistance, the outer ones are not pulled, and do not count. */
export function stepModesBeyond(sheet: Sheet, { M_1, M_2, m, n, F_inner }: Lever, { n_1, e }: Beyond) {
  const n_2 = sheet.step("n_2_mm", leverBeyond, e, m, n_1);
  const sum = sheet.step("sum_F_t_Rd_kN", allBolts, F_inner);
  const prying = sheet.step("F_T_2_p_Rd_kN", mode2Prying, M_2, sum, n_1, n_2, m);
  const free = sheet.step("F_T_2_np_Rd_kN", mode2Free, M_1, sum, n_1, m);
  const F_2 = sheet.step("F_T_2_Rd_kN", lesser, prying, free);
  if (F_2 >= F_inner) return { F_2, F_3: sheet.step("F_T_3_Rd_kN", mode3Beyond, sum) };
  return { F_2: sheet.step("F_T_2_Rd_kN", mode2, M_2, n, F_inner, m), F_3: F_inner };
}

const allBolts = formula(published, "2 * F_T_3_inner_Rd", (F_T_3_inner_Rd) => 2 * F_T_3_inner_Rd);

// Four bolts beside each other beyond the flange: as Table 6.6, each bolt with what stands on its two sides, the edge, the next
// bolt or free plate; half of all of them is the length of the T-stub.

export const outsideCp4 = formula(
  "Table 6.6",
  "min(pi * m_x, 2 * e_2) + min(2 * pi * m_x, 2 * n_1) + min(pi * m_x, w)",
  (m_x, e_2, n_1, w) =>
    Math.min(Math.PI * m_x, 2 * e_2) + Math.min(2 * Math.PI * m_x, 2 * n_1) + Math.min(Math.PI * m_x, w),
);
export const outsideNc4 = formula(
  "Table 6.6",
  "min(2 * m_x + 0.625 * e_x, e_2) + min(4 * m_x + 1.25 * e_x, n_1) + min(2 * m_x + 0.625 * e_x, w / 2)",
  (m_x, e_x, e_2, n_1, w) =>
    Math.min(2 * m_x + 0.625 * e_x, e_2) + Math.min(4 * m_x + 1.25 * e_x, n_1) + Math.min(2 * m_x + 0.625 * e_x, w / 2),
);
/** Two bolts more do no more than the two between them. */
export const atMostTwice = formula("Table 6.6", "min(l_eff, 2 * l_eff_inner)", (l_eff, l_eff_inner) =>
  Math.min(l_eff, 2 * l_eff_inner),
);
