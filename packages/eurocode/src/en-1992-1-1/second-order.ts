import { ofForm } from "../basis/verification.ts";
import { formula, requirement } from "./formula.ts";

// EN 1992-1-1 5.8.7 nominal stiffness and 5.8.8 nominal curvature. `s` is the sense of M_02: 1 or -1.

/** (5.32), not less than 0.4 M_02 */
export const equivalentMoment = formula(
  "5.8.8.2(2) (5.32)",
  "s * max(s * (0.6 * M_02 + 0.4 * M_01), s * 0.4 * M_02)",
  (s, M_02, M_01) => s * Math.max(s * (0.6 * M_02 + 0.4 * M_01), s * 0.4 * M_02),
);
/** Unbraced, or equal end moments: the greater end moment. */
export const greaterEndMoment = formula("5.8.8.2(2)", "M_02", (M_02) => M_02);

// Nominal curvature

/** (5.35) */
export const effectiveDepth = formula("5.8.8.3(2) (5.35)", "h / 2 + i_s", (h, i_s) => h / 2 + i_s);
export const gyrationOfSteel = formula("5.8.8.3(2)", "sqrt(I_s / A_s)", (I_s, A_s) => Math.sqrt(I_s / A_s));
export const n_u = formula("5.8.8.3(3)", "1 + omega", (omega) => 1 + omega);
/** (5.36) with n_bal = 0.4 */
export const axialFactor = formula(
  "5.8.8.3(3) (5.36)",
  "max(0, min(1, (n_u - n) / (n_u - 0.4)))",
  (n_u, n) => Math.max(0, Math.min(1, (n_u - n) / (n_u - 0.4))),
  { n_u: [1, 3], n: [0, 3] },
);
export const creepBeta = formula(
  "5.8.8.3(4)",
  "0.35 + f_ck / 200 - lambda / 150",
  (f_ck, lambda) => 0.35 + f_ck / 200 - lambda / 150,
);
/** (5.37) */
export const creepFactor = formula("5.8.8.3(4) (5.37)", "max(1, 1 + beta * phi_ef)", (beta, phi_ef) =>
  Math.max(1, 1 + beta * phi_ef),
);
/** (5.34) in 1/m, d in mm */
export const curvature = formula(
  "5.8.8.3(1) (5.34)",
  "K_r * K_phi * f_yd / E_s / (0.45 * d / 1000)",
  (K_r, K_phi, f_yd, E_s, d) => (K_r * K_phi * f_yd) / E_s / ((0.45 * d) / 1000),
);
export const deflection = formula(
  "5.8.8.2(3)",
  "curvature * (l_0 / 1000)^2 / c * 1000",
  (curvature, l_0, c) => ((curvature * (l_0 / 1000) ** 2) / c) * 1000,
);
/** (5.33) */
export const momentOfDeflection = formula(
  "5.8.8.2(3) (5.33)",
  "s * N_Ed * e_2 / 1000",
  (s, N_Ed, e_2) => (s * N_Ed * e_2) / 1000,
);

// Nominal stiffness

export const designModulus = formula("5.8.6(3) (5.20)", "E_cm / gamma_CE", (E_cm, gamma_CE) => E_cm / gamma_CE);
/** (5.27) */
export const effectiveModulus = formula(
  "5.8.7.2(4) (5.27)",
  "E_cd / (1 + phi_ef)",
  (E_cd, phi_ef) => E_cd / (1 + phi_ef),
);
/** (5.23) */
export const k_1 = formula("5.8.7.2(2) (5.23)", "sqrt(f_ck / 20)", (f_ck) => Math.sqrt(f_ck / 20));
/** (5.24) */
export const k_2 = formula("5.8.7.2(2) (5.24)", "min(0.2, n * lambda / 170)", (n, lambda) =>
  Math.min(0.2, (n * lambda) / 170),
);
/** (5.22) */
export const K_c = formula(
  "5.8.7.2(2) (5.22)",
  "k_1 * k_2 / (1 + phi_ef)",
  (k_1, k_2, phi_ef) => (k_1 * k_2) / (1 + phi_ef),
);
/** (5.26) */
export const K_cSimplified = formula(
  "5.8.7.2(3) (5.26)",
  "0.3 / (1 + 0.5 * phi_ef)",
  (phi_ef) => 0.3 / (1 + 0.5 * phi_ef),
);
/** (5.21) in kNm² */
export const nominalStiffness = formula(
  "5.8.7.2(1) (5.21)",
  "(K_c * E_cd * I_c + K_s * E_s * I_s) / 10^9",
  (K_c, E_cd, I_c, K_s, E_s, I_s) => (K_c * E_cd * I_c + K_s * E_s * I_s) / 1e9,
);
/** (5.17) */
export const bucklingLoad = formula(
  "5.8.7.3(1) (5.17)",
  "pi^2 * EI / (l_0 / 1000)^2",
  (EI, l_0) => (Math.PI ** 2 * EI) / (l_0 / 1000) ** 2,
  { l_0: [100, 20000] },
);
/** (5.29) */
export const momentDistribution = formula("5.8.7.3(2) (5.29)", "pi^2 / c_0", (c_0) => Math.PI ** 2 / c_0);
/** (5.28) without its first order part */
export const momentOfMagnification = formula(
  "5.8.7.3(1) (5.28)",
  "M_0Ed * beta / (N_B / N_Ed - 1)",
  (M_0Ed, beta, N_B, N_Ed) => (M_0Ed * beta) / (N_B / N_Ed - 1),
  { N_B: [11, 20] },
);

/** The least that a slender column adds to its imperfection: as if nothing had cracked. */
export const momentOfImperfection = formula(
  "5.8.2(2)P",
  "N_Ed * e_imp / 1000 / (1 - N_Ed / N_cr)",
  (N_Ed, e_imp, N_cr) => (N_Ed * e_imp) / 1000 / (1 - N_Ed / N_cr),
  { N_cr: [11, 20] },
);

// Design moment, in the sense of M_02

/** 6.1(4) is a floor. */
export const designMoment = formula(
  "5.8.8.2(1) (5.31)",
  "s * max(s * M_02, s * (M_0Ed + M_2), N_Ed * e_0 / 1000)",
  (s, M_02, M_0Ed, M_2, N_Ed, e_0) => s * Math.max(s * M_02, s * (M_0Ed + M_2), (N_Ed * e_0) / 1000),
);
export const designMomentFirstOrder = formula(
  "5.8.2(6)",
  "s * max(s * M_02, N_Ed * e_0 / 1000)",
  (s, M_02, N_Ed, e_0) => s * Math.max(s * M_02, (N_Ed * e_0) / 1000),
);

export const stability = requirement(
  "second-order-stability",
  "5.8.7.3(1)",
  "N_Ed / N_B < 1",
  "stability in second order",
);
export const stabilityZ = requirement(
  "second-order-stability",
  "5.8.7.3(1)",
  "N_Ed / N_B_z < 1",
  "stability in second order about z",
);
export const stabilityGeneral = requirement(
  "second-order-stability",
  "5.8.6",
  "N_Ed / N_stable < 1",
  "stability in second order",
);
export const secondOrderInMoments = ofForm(
  requirement("second-order-in-moments", "5.8.2(2)P", "M_imp / M_Ed <= 1", "second order in the moments given"),
);
export const momentDistributionLimit = requirement(
  "moment-distribution",
  "5.8.7.3(2)",
  "c_0 / c_0_max <= 1",
  "distribution of the first-order moment",
);
export const curvatureDistributionLimit = requirement(
  "curvature-distribution",
  "5.8.8.2(4)",
  "c / 10 <= 1",
  "distribution of the curvature",
);
