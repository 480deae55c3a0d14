import { formula } from "./formula.ts";

// EN 1992-1-1 5.8.4 and Annex B.1: the creep a column of the second order feels.

/** (5.19) */
export const effectiveCreep = formula(
  "5.8.4(2) (5.19)",
  "phi * abs(M_0Eqp / M_02)",
  (phi, M_0Eqp, M_02) => phi * Math.abs(M_0Eqp / M_02),
);

/** Where imperfections make most of the moments: both with theirs */
export const effectiveCreepWithImperfection = formula(
  "5.8.4(2) (5.19)",
  "phi * M_qp / M_Ed",
  (phi, M_qp, M_Ed) => (phi * M_qp) / M_Ed,
);

/** (B.6) */
export const notionalSize = formula("B.1(1) (B.6)", "2 * A_c / u", (A_c, u) => (2 * A_c) / u);
/** (B.3a), f_cm up to 35 MPa */
export const humidityFactor = formula(
  "B.1(1) (B.3a)",
  "1 + (1 - RH / 100) / (0.1 * h_0^(1 / 3))",
  (RH, h_0) => 1 + (1 - RH / 100) / (0.1 * h_0 ** (1 / 3)),
);
/** (B.3b) with α_1 and α_2 of (B.8c) */
export const humidityFactorAbove35 = formula(
  "B.1(1) (B.3b)",
  "(1 + (1 - RH / 100) / (0.1 * h_0^(1 / 3)) * (35 / f_cm)^0.7) * (35 / f_cm)^0.2",
  (RH, h_0, f_cm) => (1 + ((1 - RH / 100) / (0.1 * h_0 ** (1 / 3))) * (35 / f_cm) ** 0.7) * (35 / f_cm) ** 0.2,
);
/** (B.4) */
export const strengthFactor = formula("B.1(1) (B.4)", "16.8 / sqrt(f_cm)", (f_cm) => 16.8 / Math.sqrt(f_cm));
/** (B.9): the age at loading, adjusted for the cement: α = −1, 0, 1 for S, N, R */
export const adjustedAge = formula(
  "B.1(2) (B.9)",
  "max(0.5, t_0 * (9 / (2 + t_0^1.2) + 1)^alpha)",
  (t_0, alpha) => Math.max(0.5, t_0 * (9 / (2 + t_0 ** 1.2) + 1) ** alpha),
  { t_0: [1, 100], alpha: [-1, 1] },
);
/** (B.5) */
export const ageFactor = formula("B.1(1) (B.5)", "1 / (0.1 + t_0^0.2)", (t_0) => 1 / (0.1 + t_0 ** 0.2));
/** (B.2), which is φ(∞,t_0) as β_c tends to 1 */
export const creepCoefficient = formula(
  "B.1(1) (B.2)",
  "phi_RH * beta_f_cm * beta_t_0",
  (phi_RH, beta_f_cm, beta_t_0) => phi_RH * beta_f_cm * beta_t_0,
);

export const cementExponent = { S: -1, N: 0, R: 1 } as const;
