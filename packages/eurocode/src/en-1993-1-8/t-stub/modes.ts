import { formula, requirement } from "../formula.ts";

// EN 1993-1-8 6.2.4, Table 6.2: the equivalent T-stub in tension. Forces in kN, moments in kNm, lengths in mm,
// stresses in MPa. l_eff and the bolt forces are those of the whole row or group of rows: both sides of the web.

/** n may not be greater than 1.25 m. */
export const leverToEdge = formula("Table 6.2", "min(e_min, 1.25 * m)", (e_min, m) => Math.min(e_min, 1.25 * m));

/** M_pl,1,Rd with l_eff,1 and M_pl,2,Rd with l_eff,2. */
export const plasticMoment1 = formula(
  "Table 6.2",
  "0.25 * l_eff_1 * t^2 * f_y / gamma_M0 / 1e6",
  (l_eff_1, t, f_y, gamma_M0) => (0.25 * l_eff_1 * t ** 2 * f_y) / gamma_M0 / 1e6,
);

export const plasticMoment2 = formula(
  "Table 6.2",
  "0.25 * l_eff_2 * t^2 * f_y / gamma_M0 / 1e6",
  (l_eff_2, t, f_y, gamma_M0) => (0.25 * l_eff_2 * t ** 2 * f_y) / gamma_M0 / 1e6,
);

export const plasticMomentOfBackingPlate = formula(
  "Table 6.2",
  "0.25 * l_eff_1 * t_bp^2 * f_y_bp / gamma_M0 / 1e6",
  (l_eff_1, t_bp, f_y_bp, gamma_M0) => (0.25 * l_eff_1 * t_bp ** 2 * f_y_bp) / gamma_M0 / 1e6,
);

/** Mode 1, complete yielding of the flange: method 1. */
export const mode1 = formula("Table 6.2", "4 * M_pl_1_Rd * 1000 / m", (M_pl_1_Rd, m) => (4 * M_pl_1_Rd * 1000) / m);

/** Mode 1 by method 2: the force of the bolt spread under its washer, e_w = d_w/4. */
export const mode1Method2 = formula(
  "Table 6.2",
  "(8 * n - 2 * e_w) * M_pl_1_Rd * 1000 / (2 * m * n - e_w * (m + n))",
  (n, e_w, M_pl_1_Rd, m) => ((8 * n - 2 * e_w) * M_pl_1_Rd * 1000) / (2 * m * n - e_w * (m + n)),
  { n: [15, 50], m: [15, 50], e_w: [5, 12] },
);

export const mode1Backed = formula(
  "Table 6.2",
  "(4 * M_pl_1_Rd + 2 * M_bp_Rd) * 1000 / m",
  (M_pl_1_Rd, M_bp_Rd, m) => ((4 * M_pl_1_Rd + 2 * M_bp_Rd) * 1000) / m,
);

export const mode1BackedMethod2 = formula(
  "Table 6.2",
  "((8 * n - 2 * e_w) * M_pl_1_Rd + 4 * n * M_bp_Rd) * 1000 / (2 * m * n - e_w * (m + n))",
  (n, e_w, M_pl_1_Rd, M_bp_Rd, m) =>
    (((8 * n - 2 * e_w) * M_pl_1_Rd + 4 * n * M_bp_Rd) * 1000) / (2 * m * n - e_w * (m + n)),
  { n: [15, 50], m: [15, 50], e_w: [5, 12] },
);

/** Where the bolts are long enough that no prying force develops, one mode takes the place of modes 1 and 2. */
export const modeWithoutPrying = formula(
  "Table 6.2",
  "2 * M_pl_1_Rd * 1000 / m",
  (M_pl_1_Rd, m) => (2 * M_pl_1_Rd * 1000) / m,
);

/** Mode 2, bolt failure with yielding of the flange. */
export const mode2 = formula(
  "Table 6.2",
  "(2 * M_pl_2_Rd * 1000 + n * sum_F_t_Rd) / (m + n)",
  (M_pl_2_Rd, n, sum_F_t_Rd, m) => (2 * M_pl_2_Rd * 1000 + n * sum_F_t_Rd) / (m + n),
);

/** Mode 3, bolt failure: ΣF_t,Rd of all bolts of the T-stub. */
export const mode3 = formula("Table 6.2", "n_b * F_t_Rd", (n_b, F_t_Rd) => n_b * F_t_Rd);

export const leastWithPrying = formula(
  "Table 6.2",
  "min(F_T_1_Rd, F_T_2_Rd, F_T_3_Rd)",
  (F_T_1_Rd, F_T_2_Rd, F_T_3_Rd) => Math.min(F_T_1_Rd, F_T_2_Rd, F_T_3_Rd),
);

export const leastWithoutPrying = formula("Table 6.2", "min(F_T_12_Rd, F_T_3_Rd)", (F_T_12_Rd, F_T_3_Rd) =>
  Math.min(F_T_12_Rd, F_T_3_Rd),
);

/** Up to this elongation length of the bolts prying may develop; n_r rows of two bolts. */
export const greatestLengthOfPrying = formula(
  "Table 6.2",
  "8.8 * m^3 * A_s * n_r / (l_eff_1 * t^3)",
  (m, A_s, n_r, l_eff_1, t) => (8.8 * m ** 3 * A_s * n_r) / (l_eff_1 * t ** 3),
);

/** Distance of the yield line at the web: fillets of the weld or the root radius take 0.8 of themselves. */
export const leverAtWeld = formula("Figure 6.2", "c - 0.8 * sqrt(2) * a", (c, a) => c - 0.8 * Math.SQRT2 * a);
/** Bolts b_x beyond the tips of the flange are further from it than those in front of it. */
export const leverToTip = formula("Figure 6.10", "sqrt(m_x^2 + b_x^2)", (m_x, b_x) => Math.sqrt(m_x ** 2 + b_x ** 2));
/** Gauge w of the bolts across a web. */
export const leverAcrossWeld = formula(
  "Figure 6.8",
  "(w - t_w) / 2 - 0.8 * sqrt(2) * a_w",
  (w, t_w, a_w) => (w - t_w) / 2 - 0.8 * Math.SQRT2 * a_w,
);
export const leverAcrossRoot = formula("Figure 6.8", "(w - t_w) / 2 - 0.8 * r", (w, t_w, r) => (w - t_w) / 2 - 0.8 * r);
export const edgeBesideGauge = formula("Figure 6.8", "(b - w) / 2", (b, w) => (b - w) / 2);

export const tStub = requirement("t-stub", "6.2.4", "F_t_Ed / F_T_Rd <= 1", "equivalent T-stub in tension");

export interface TStub {
  /** sums over the rows of the T-stub, both sides of the web */
  readonly l_eff_1: number;
  readonly l_eff_2: number;
  readonly t: number;
  readonly f_y: number;
  readonly gamma_M0: number;
  readonly m: number;
  readonly n: number;
  /** of all bolts of the T-stub */
  readonly sum_F_t_Rd: number;
  /** e_w = d_w/4: method 2 of mode 1 */
  readonly e_w?: number | undefined;
  readonly backing?: { readonly t: number; readonly f_y: number } | undefined;
  /** default: prying develops */
  readonly prying?: boolean;
}

export interface TStubResistance {
  readonly F_T_1_Rd: number;
  readonly F_T_2_Rd: number;
  readonly F_T_3_Rd: number;
  readonly F_T_Rd: number;
  readonly mode: "1" | "2" | "3" | "1-2";
}

/** All modes of one T-stub, without a sheet: the rows and groups of a joint ask for hundreds of them. */
export function tStubResistance(stub: TStub): TStubResistance {
  const { l_eff_1, l_eff_2, t, f_y, gamma_M0, m, n, sum_F_t_Rd, prying = true } = stub;
  const M_1 = plasticMoment1(l_eff_1, t, f_y, gamma_M0);
  if (!prying) {
    const F_12 = modeWithoutPrying(M_1, m);
    const F_T_Rd = Math.min(F_12, sum_F_t_Rd);
    const mode = F_T_Rd === F_12 ? "1-2" : "3";
    return { F_T_1_Rd: F_12, F_T_2_Rd: F_12, F_T_3_Rd: sum_F_t_Rd, F_T_Rd, mode };
  }
  const F_T_1_Rd = mode1Resistance(M_1, stub);
  const F_T_2_Rd = mode2(plasticMoment2(l_eff_2, t, f_y, gamma_M0), n, sum_F_t_Rd, m);
  const F_T_Rd = Math.min(F_T_1_Rd, F_T_2_Rd, sum_F_t_Rd);
  const mode = F_T_Rd === F_T_1_Rd ? "1" : F_T_Rd === F_T_2_Rd ? "2" : "3";
  return { F_T_1_Rd, F_T_2_Rd, F_T_3_Rd: sum_F_t_Rd, F_T_Rd, mode };
}

function mode1Resistance(M_pl_1: number, { l_eff_1, gamma_M0, m, n, e_w, backing }: TStub): number {
  if (backing === undefined) return e_w === undefined ? mode1(M_pl_1, m) : mode1Method2(n, e_w, M_pl_1, m);
  const M_bp = plasticMomentOfBackingPlate(l_eff_1, backing.t, backing.f_y, gamma_M0);
  return e_w === undefined ? mode1Backed(M_pl_1, M_bp, m) : mode1BackedMethod2(n, e_w, M_pl_1, M_bp, m);
}

export const sumOfLengths = formula("6.2.4.2(3)", "sum_l + l_eff", (sum_l, l_eff) => sum_l + l_eff);
