import { formula } from "./formula.ts";

// EN 1992-1-1 3.1.6, 3.1.9, 3.2.7: design values of the materials.

export const designConcrete = formula(
  "3.1.6(1)P (3.15)",
  "alpha_cc * f_ck / gamma_C",
  (alpha_cc, f_ck, gamma_C) => (alpha_cc * f_ck) / gamma_C,
);

/** 3.1.3(2): basalt has a fifth more than Table 3.1. */
export const stiffestConcrete = formula("3.1.3(2)", "1.2 * E_cm", (E_cm) => 1.2 * E_cm);

export const designSteel = formula("3.2.7(2)", "f_yk / gamma_S", (f_yk, gamma_S) => f_yk / gamma_S);

/** What an annex gives for ductile steel does not go further in a class A. */
export const greatestDesignStrain = formula("3.2.7(2)", "0.9 * epsilon_uk", (epsilon_uk) => 0.9 * epsilon_uk);

/** Upper branch at ε_ud, Figure 3.8. */
export const steelAtLimit = formula(
  "3.2.7(2)",
  "f_yd * (1 + (k - 1) * (epsilon_ud - f_yd / E_s) / (epsilon_uk - f_yd / E_s))",
  (f_yd, k, epsilon_ud, E_s, epsilon_uk) =>
    f_yd * (1 + ((k - 1) * (epsilon_ud - f_yd / E_s)) / (epsilon_uk - f_yd / E_s)),
  { f_yd: [300, 600], k: [1, 1.2], epsilon_ud: [0.02, 0.07], E_s: [190000, 210000], epsilon_uk: [0.02, 0.08] },
);

/** (3.24): σ_2 up to 0.05 f_ck */
export const confinedStrengthLow = formula(
  "3.1.9(2) (3.24)",
  "f_ck * (1 + 5 * sigma_2 / f_ck)",
  (f_ck, sigma_2) => f_ck * (1 + (5 * sigma_2) / f_ck),
);
/** (3.25): above */
export const confinedStrengthHigh = formula(
  "3.1.9(2) (3.25)",
  "f_ck * (1.125 + 2.5 * sigma_2 / f_ck)",
  (f_ck, sigma_2) => f_ck * (1.125 + (2.5 * sigma_2) / f_ck),
);
/** (3.26) */
export const confinedEpsilonC2 = formula(
  "3.1.9(2) (3.26)",
  "epsilon_c2 * (f_ck_c / f_ck)^2",
  (epsilon_c2, f_ck_c, f_ck) => epsilon_c2 * (f_ck_c / f_ck) ** 2,
);
/** (3.27) */
export const confinedEpsilonCu2 = formula(
  "3.1.9(2) (3.27)",
  "epsilon_cu2 + 0.2 * sigma_2 / f_ck",
  (epsilon_cu2, sigma_2, f_ck) => epsilon_cu2 + (0.2 * sigma_2) / f_ck,
);

export const tensileStrength = formula(
  "3.1.6(2)P (3.16)",
  "alpha_ct * f_ctk / gamma_C",
  (alpha_ct, f_ctk, gamma_C) => (alpha_ct * f_ctk) / gamma_C,
);
