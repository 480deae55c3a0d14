import { formula, requirement } from "../formula.ts";

// EN 1993-1-8 3.9: slip-resistant connections with preloaded bolts of class 8.8 or 10.9.

/** (3.7) */
export const preload = formula("3.9.1(2)", "0.7 * f_ub * A_s / 1000", (f_ub, A_s) => (0.7 * f_ub * A_s) / 1000);

/** (3.6), and (3.8) with tension, which takes 0.8 of itself from the clamping force */
export const slipResistance = formula(
  "3.9.1(1)",
  "k_s * n * mu * F_p_C / gamma_M3",
  (k_s, n, mu, F_p_C, gamma_M3) => (k_s * n * mu * F_p_C) / gamma_M3,
);

export const slipResistanceWithTension = formula(
  "3.9.2(1)",
  "max(0, k_s * n * mu * (F_p_C - 0.8 * F_t_Ed) / gamma_M3)",
  (k_s, n, mu, F_p_C, F_t_Ed, gamma_M3) => Math.max(0, (k_s * n * mu * (F_p_C - 0.8 * F_t_Ed)) / gamma_M3),
);

/** What the tension of a bolt leaves of its preload. */
export const clamping = formula("3.9.2(1)", "max(0, F_p_C - 0.8 * F_t_Ed)", (F_p_C, F_t_Ed) =>
  Math.max(0, F_p_C - 0.8 * F_t_Ed),
);

/** Table 3.7, by the class of the friction surface in EN 1090-2 */
export const slipFactors = { A: 0.5, B: 0.4, C: 0.3, D: 0.2 } as const;

/** Table 3.6: slots across and along the force */
export const holeFactors = {
  normal: { across: 1, along: 1 },
  oversize: { across: 0.85, along: 0.85 },
  "short-slot": { across: 0.85, along: 0.76 },
  "long-slot": { across: 0.7, along: 0.63 },
} as const;

export const slip = requirement("slip", "3.9.1", "F_v_Ed / F_s_Rd <= 1");
export const slipAtServiceability = requirement("slip", "3.9.1", "F_v_Ed_ser / F_s_Rd_ser <= 1");
