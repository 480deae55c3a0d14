import { formula, requirement } from "../formula.ts";

// EN 1993-1-8 3.6 and 3.7, Tables 3.2 and 3.4: one bolt that is not preloaded, and groups of them.
// Forces in kN, lengths in mm, stresses in MPa.

export const grossArea = formula("Table 3.4", "pi * d^2 / 4", (d) => (Math.PI * d ** 2) / 4);

/** All shear planes; A is A_s where the plane passes through the threads. */
export const shearResistance = formula(
  "Table 3.4",
  "n_s * alpha_v * f_ub * A / gamma_M2 / 1000",
  (n_s, alpha_v, f_ub, A, gamma_M2) => (n_s * alpha_v * f_ub * A) / gamma_M2 / 1000,
);

/** With the reductions of 3.6.1(5), 3.6.1(12) and 3.8. */
export const reducedShearResistance = formula(
  "Table 3.4",
  "beta_h * beta_Lf * beta_p * n_s * alpha_v * f_ub * A / gamma_M2 / 1000",
  (beta_h, beta_Lf, beta_p, n_s, alpha_v, f_ub, A, gamma_M2) =>
    (beta_h * beta_Lf * beta_p * n_s * alpha_v * f_ub * A) / gamma_M2 / 1000,
);

/** (3.5): a joint longer than 15 d */
export const longJointFactor = formula("3.8(1)", "max(0.75, min(1, 1 - (L_j - 15 * d) / (200 * d)))", (L_j, d) =>
  Math.max(0.75, Math.min(1, 1 - (L_j - 15 * d) / (200 * d))),
);

/** (3.3): packing thicker than a third of the bolt */
export const packingFactor = formula("3.6.1(12)", "min(1, 9 * d / (8 * d + 3 * t_p))", (d, t_p) =>
  Math.min(1, (9 * d) / (8 * d + 3 * t_p)),
);

export const alphaEnd = formula("Table 3.4", "e_1 / (3 * d_0)", (e_1, d_0) => e_1 / (3 * d_0));

export const alphaInner = formula("Table 3.4", "p_1 / (3 * d_0) - 1 / 4", (p_1, d_0) => p_1 / (3 * d_0) - 1 / 4);

export const alphaB = formula("Table 3.4", "min(alpha_d, f_ub / f_u, 1)", (alpha_d, f_ub, f_u) =>
  Math.min(alpha_d, f_ub / f_u, 1),
);

export const k1SingleColumn = formula("Table 3.4", "max(0, min(2.8 * e_2 / d_0 - 1.7, 2.5))", (e_2, d_0) =>
  Math.max(0, Math.min((2.8 * e_2) / d_0 - 1.7, 2.5)),
);

/** AC:2009 added the p_2 term for edge bolts. */
export const k1Edge = formula(
  "Table 3.4",
  "max(0, min(2.8 * e_2 / d_0 - 1.7, 1.4 * p_2 / d_0 - 1.7, 2.5))",
  (e_2, d_0, p_2) => Math.max(0, Math.min((2.8 * e_2) / d_0 - 1.7, (1.4 * p_2) / d_0 - 1.7, 2.5)),
);

export const k1Inner = formula("Table 3.4", "max(0, min(1.4 * p_2 / d_0 - 1.7, 2.5))", (p_2, d_0) =>
  Math.max(0, Math.min((1.4 * p_2) / d_0 - 1.7, 2.5)),
);

/** 3.6.1(9): half of the countersinking does not bear. */
export const bearingThickness = formula("3.6.1(9)", "t - t_c / 2", (t, t_c) => t - t_c / 2, {
  t: [5, 20],
  t_c: [0, 10],
});

export const bearingResistance = formula(
  "Table 3.4",
  "k_1 * alpha_b * f_u * d * t / gamma_M2 / 1000",
  (k_1, alpha_b, f_u, d, t, gamma_M2) => (k_1 * alpha_b * f_u * d * t) / gamma_M2 / 1000,
);

/** Note 1 of Table 3.4: k_h = 0.8 in oversize holes, 0.6 in slots across the force. */
export const bearingResistanceOfHole = formula(
  "Table 3.4",
  "k_h * k_1 * alpha_b * f_u * d * t / gamma_M2 / 1000",
  (k_h, k_1, alpha_b, f_u, d, t, gamma_M2) => (k_h * k_1 * alpha_b * f_u * d * t) / gamma_M2 / 1000,
);

/** (3.2): single lap joint with one row of bolts */
export const bearingOfSingleLap = formula(
  "3.6.1(10)",
  "min(F_b_Rd, 1.5 * f_u * d * t / gamma_M2 / 1000)",
  (F_b_Rd, f_u, d, t, gamma_M2) => Math.min(F_b_Rd, (1.5 * f_u * d * t) / gamma_M2 / 1000),
);

export const tensionResistance = formula(
  "Table 3.4",
  "k_2 * f_ub * A_s / gamma_M2 / 1000",
  (k_2, f_ub, A_s, gamma_M2) => (k_2 * f_ub * A_s) / gamma_M2 / 1000,
);

export const punchingResistance = formula(
  "Table 3.4",
  "0.6 * pi * d_m * t_p * f_u / gamma_M2 / 1000",
  (d_m, t_p, f_u, gamma_M2) => (0.6 * Math.PI * d_m * t_p * f_u) / gamma_M2 / 1000,
);

export const shearWithTension = formula(
  "Table 3.4",
  "F_v_Ed / F_v_Rd + F_t_Ed / (1.4 * F_t_Rd)",
  (F_v_Ed, F_v_Rd, F_t_Ed, F_t_Rd) => F_v_Ed / F_v_Rd + F_t_Ed / (1.4 * F_t_Rd),
);

export const perBolt = formula("3.12", "F_Ed / n", (F_Ed, n) => F_Ed / n);

export const ofGroup = formula("3.7(1)", "n * F_Rd", (n, F_Rd) => n * F_Rd);

/** 3.7(1): the bearing resistances add up where no bolt shears first; else the least of all counts for each. */
export const groupResistance = formula(
  "3.7(1)",
  "n * min(F_v_Rd, F_b_Rd)",
  (n, F_v_Rd, F_b_Rd) => n * Math.min(F_v_Rd, F_b_Rd),
);

export const boltShear = requirement("bolt-shear", "Table 3.4", "F_v_Ed / F_v_Rd <= 1");
export const boltBearing = requirement("bolt-bearing", "Table 3.4", "F_v_Ed / F_b_Rd <= 1");
export const innerBearing = requirement(
  "bolt-bearing-inner",
  "Table 3.4",
  "F_v_Ed / F_b_inner_Rd <= 1",
  "bearing of the bolts behind the end bolts",
);
export const boltTension = requirement("bolt-tension", "Table 3.4", "F_t_Ed / F_t_Rd <= 1");
export const punchingShear = requirement("punching-shear", "Table 3.4", "F_t_Ed / B_p_Rd <= 1");
export const shearTensionInteraction = requirement(
  "shear-tension-interaction",
  "Table 3.4",
  "F_v_Ed / F_v_Rd + F_t_Ed / (1.4 * F_t_Rd) <= 1",
  "combined shear and tension",
);
