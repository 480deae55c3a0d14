import { formula } from "./formula.ts";

// EN 1992-1-1 5.8.3: effective length, slenderness, and when second order may be ignored.

/** (5.15) */
export const effectiveLengthBraced = formula(
  "5.8.3.2(3) (5.15)",
  "0.5 * l * sqrt((1 + k_1 / (0.45 + k_1)) * (1 + k_2 / (0.45 + k_2)))",
  (l, k_1, k_2) => 0.5 * l * Math.sqrt((1 + k_1 / (0.45 + k_1)) * (1 + k_2 / (0.45 + k_2))),
);
/** (5.16) */
export const effectiveLengthUnbraced = formula(
  "5.8.3.2(3) (5.16)",
  "l * max(sqrt(1 + 10 * k_1 * k_2 / (k_1 + k_2)), (1 + k_1 / (1 + k_1)) * (1 + k_2 / (1 + k_2)))",
  (l, k_1, k_2) =>
    l * Math.max(Math.sqrt(1 + (10 * k_1 * k_2) / (k_1 + k_2)), (1 + k_1 / (1 + k_1)) * (1 + k_2 / (1 + k_2))),
);

/** (5.17), solved for the length */
export const effectiveLengthFromBuckling = formula(
  "5.8.3.2(6) (5.17)",
  "pi * sqrt(EI / N_B)",
  (EI, N_B) => Math.PI * Math.sqrt(EI / N_B),
);

export const radiusOfGyration = formula("5.8.3.2(1)", "sqrt(I_c / A_c)", (I_c, A_c) => Math.sqrt(I_c / A_c));
/** (5.14) */
export const slenderness = formula("5.8.3.2(1) (5.14)", "l_0 / i", (l_0, i) => l_0 / i);

export const relativeForce = formula(
  "5.8.3.1(1)",
  "N_Ed * 1000 / (A_c * f_cd)",
  (N_Ed, A_c, f_cd) => (N_Ed * 1000) / (A_c * f_cd),
);
export const mechanicalRatio = formula(
  "5.8.3.1(1)",
  "A_s * f_yd / (A_c * f_cd)",
  (A_s, f_yd, A_c, f_cd) => (A_s * f_yd) / (A_c * f_cd),
);

export const factorA = formula("5.8.3.1(1)", "1 / (1 + 0.2 * phi_ef)", (phi_ef) => 1 / (1 + 0.2 * phi_ef));
export const factorB = formula("5.8.3.1(1)", "sqrt(1 + 2 * omega)", (omega) => Math.sqrt(1 + 2 * omega));
export const momentRatio = formula("5.8.3.1(1)", "M_01 / M_02", (M_01, M_02) => M_01 / M_02);
export const factorC = formula("5.8.3.1(1)", "1.7 - r_m", (r_m) => 1.7 - r_m);

/** (5.13N) */
export const slendernessLimit = formula(
  "5.8.3.1(1) (5.13N)",
  "20 * A * B * C / sqrt(n)",
  (A, B, C, n) => (20 * A * B * C) / Math.sqrt(n),
);
/** Where an annex sets the limit by the axial force alone, for n below 0.41. */
export const slendernessLimitByForce = formula("5.8.3.1(1)", "16 / sqrt(n)", (n) => 16 / Math.sqrt(n));
export const slendernessLimitOfHighForce = 25;
