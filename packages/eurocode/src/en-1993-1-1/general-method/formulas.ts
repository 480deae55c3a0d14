import { formula, requirement } from "../formula.ts";

// 6.3.4 The general method: lateral and lateral-torsional buckling of what 6.3.1 to 6.3.3 do not cover. kN, kNm.

export const shareOfForce = formula("6.3.4(2)", "N_Ed / N_Rk", (N_Ed, N_Rk) => N_Ed / N_Rk);
export const shareOfMoment = formula(
  "6.3.4(2)",
  "(M_y_Ed + N_Ed * e / 1000) / M_y_Rk",
  (M_y_Ed, N_Ed, e, M_y_Rk) => (M_y_Ed + (N_Ed * e) / 1000) / M_y_Rk,
);
/** N_Rk and M_Rk from the design resistances of the cross-section. */
export const characteristic = formula("6.3.4(2)", "R_Rd * gamma_M0", (R_Rd, gamma_M0) => R_Rd * gamma_M0);
/** Of forces that have their second-order effects. */
export const alphaOfSection = formula("6.3.4(4), (6.65)", "1 / (n + m)", (n, m) => 1 / (n + m));
/** The least alpha for which alpha n + alpha m / (1 - alpha n_cr) = 1: moments grow as the whole load does. */
export const alphaWithBow = formula(
  "6.3.4(2)",
  "2 / (n + m + n_cr + sqrt((n + m + n_cr)^2 - 4 * n * n_cr))",
  (n, m, n_cr) => 2 / (n + m + n_cr + Math.sqrt((n + m + n_cr) ** 2 - 4 * n * n_cr)),
);
export const shareOfCritical = formula("6.3.4(2)", "N_Ed / N_cr_y", (N_Ed, N_cr_y) => N_Ed / N_cr_y);
/** What no amplifier exceeds by first order: plastically by (6.36), a = 0 of sections that stay elastic. */
export const mostAlpha = formula(
  "6.3.4(2), (6.36)",
  "1 / max(m, n + m * (1 - 0.5 * a))",
  (m, n, a) => 1 / Math.max(m, n + m * (1 - 0.5 * a)),
);
/** Of N and of M alone, as 6.3.1 and 6.3.2 have them. */
export const ownAlphaOfForce = formula("6.3.1.3(1)", "N_cr_z / N_Ed", (N_cr_z, N_Ed) => N_cr_z / N_Ed);
export const ownAlphaOfMoment = formula(
  "6.3.2.2(1)",
  "W_y * f_y / (1e6 * lambda_LT^2 * M_y_Ed)",
  (W_y, f_y, lambda_LT, M_y_Ed) => (W_y * f_y) / (1e6 * lambda_LT ** 2 * M_y_Ed),
);

export const lambdaOp = formula("6.3.4(3), (6.64)", "sqrt(alpha_ult_k / alpha_cr_op)", (alpha_ult_k, alpha_cr_op) =>
  Math.sqrt(alpha_ult_k / alpha_cr_op),
);
export const least = formula("6.3.4(4)a", "min(chi_z, chi_LT)", (chi_z, chi_LT) => Math.min(chi_z, chi_LT));
/** Between both as (6.66) has it. */
export const interpolated = formula(
  "6.3.4(4)b, (6.66)",
  "(n + m) / (n / chi_z + m / chi_LT)",
  (n, m, chi_z, chi_LT) => (n + m) / (n / chi_z + m / chi_LT),
);
export const amplified = formula(
  "6.3.4(2), (6.63)",
  "chi_op * alpha_ult_k / gamma_M1",
  (chi_op, alpha_ult_k, gamma_M1) => (chi_op * alpha_ult_k) / gamma_M1,
);
export const generalMethod = requirement(
  "general-method",
  "6.3.4(2), (6.63)",
  "1 <= chi_op * alpha_ult_k / gamma_M1",
  "buckling out of plane by the general method",
);
