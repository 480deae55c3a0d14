import { formula } from "../../formula.ts";

// EN 1995-1-1 8.9 and 8.10: what a connector between two faces carries, kN; d_c, h_e, t and a in mm.

/** (8.62), (8.73): members with connectors on one face */
export const outerThickness = formula("8.9(3) (8.62)", "min(1, t_1 / (3 * h_e))", (t_1, h_e) =>
  Math.min(1, t_1 / (3 * h_e)),
);
/** (8.62), (8.73): members with connectors on both faces */
export const innerThickness = formula("8.9(3) (8.62)", "min(1, t_2 / (5 * h_e))", (t_2, h_e) =>
  Math.min(1, t_2 / (5 * h_e)),
);
export const leastOuter = formula("8.9(2)", "2.25 * h_e", (h_e) => 2.25 * h_e);
export const leastInner = formula("8.9(2)", "3.75 * h_e", (h_e) => 3.75 * h_e);

/** (8.63) with k_a of (8.64) */
export const ringsAtLoadedEnd = formula("8.9(4) (8.63)", "min(k_a, a_3_t / (2 * d_c))", (k_a, a_3_t, d_c) =>
  Math.min(k_a, a_3_t / (2 * d_c)),
);
/** (8.65) */
export const densityOfRings = formula("8.9(5) (8.65)", "min(1.75, rho_k / 350)", (rho_k) =>
  Math.min(1.75, rho_k / 350),
);
/** (8.61) a: the wood shears off before the connector */
export const shearBlock = formula(
  "8.9(1) (8.61)",
  "k_1 * k_2 * k_3 * k_4 * 35 * d_c^1.5 / 1000",
  (k_1, k_2, k_3, k_4, d_c) => (k_1 * k_2 * k_3 * k_4 * 35 * d_c ** 1.5) / 1000,
);
/** (8.61) b: the wood yields under it */
export const bearingOfRing = formula(
  "8.9(1) (8.61)",
  "k_1 * k_3 * h_e * 31.5 * d_c / 1000",
  (k_1, k_3, h_e, d_c) => (k_1 * k_3 * h_e * 31.5 * d_c) / 1000,
);
/** (8.68) */
export const k90OfRings = formula("8.9(8) (8.68)", "1.3 + 0.001 * d_c", (d_c) => 1.3 + 0.001 * d_c);
/** (8.67) */
export const atAngle = formula(
  "8.9(8) (8.67)",
  "F_v_0_Rk / (k_90 * sin(alpha * pi / 180)^2 + cos(alpha * pi / 180)^2)",
  (F_v_0_Rk, k_90, alpha) =>
    F_v_0_Rk / (k_90 * Math.sin((alpha * Math.PI) / 180) ** 2 + Math.cos((alpha * Math.PI) / 180) ** 2),
  { alpha: [0, 90] },
);
/** (8.71) */
export const inRow = formula("8.9(12) (8.71)", "2 + (1 - n / 20) * (n - 2)", (n) => 2 + (1 - n / 20) * (n - 2), {
  n: [2, 20],
});
/** (8.70) */
export const closer = formula("8.9(11) (8.70)", "0.2 + 0.8 * k_s_red", (k_s_red) => 0.2 + 0.8 * k_s_red);
export const shareOfSpacing = formula("8.9(11)", "min(1, a_1 / a_1_min)", (a_1, a_1_min) => Math.min(1, a_1 / a_1_min));
export const asClose = formula("8.9(11)", "k_R_red * F_v_Rk", (k_R_red, F_v_Rk) => k_R_red * F_v_Rk);
export const nextInRow = formula("8.9(10)", "2 * a_1", (a_1) => 2 * a_1);
/** (8.69) */
export const staggered = formula(
  "8.9(10) (8.69)",
  "min(1, a_1 / a_1_min)^2 + min(1, a_2 / a_2_min)^2",
  (a_1, a_1_min, a_2, a_2_min) => Math.min(1, a_1 / a_1_min) ** 2 + Math.min(1, a_2 / a_2_min) ** 2,
);

/** (8.72), types C1 to C9 */
export const toothed = formula("8.10(2) (8.72)", "18 * k_1 * k_2 * k_3 * d_c^1.5 / 1000", (k_1, k_2, k_3, d_c) => {
  return (18 * k_1 * k_2 * k_3 * d_c ** 1.5) / 1000;
});
/** (8.72), types C10 and C11; the first print has the two numbers for one side and two sides of teeth */
export const toothedRing = formula("8.10(2) (8.72)", "25 * k_1 * k_2 * k_3 * d_c^1.5 / 1000", (k_1, k_2, k_3, d_c) => {
  return (25 * k_1 * k_2 * k_3 * d_c ** 1.5) / 1000;
});
/** 8.10(3), types C3 and C4 */
export const meanSide = formula("8.10(3)", "sqrt(d_c * b_c)", (d_c, b_c) => Math.sqrt(d_c * b_c));
/** (8.74) */
export const plateAtLoadedEnd = formula("8.10(5) (8.74)", "min(1, a_3_t / (1.5 * d_c))", (a_3_t, d_c) =>
  Math.min(1, a_3_t / (1.5 * d_c)),
);
/** (8.76) */
export const toothedRingAtLoadedEnd = formula("8.10(5) (8.76)", "min(1, a_3_t / (2 * d_c))", (a_3_t, d_c) =>
  Math.min(1, a_3_t / (2 * d_c)),
);
/** (8.75) */
export const leastEndOfPlate = formula("8.10(5) (8.75)", "max(1.1 * d_c, 7 * d, 80)", (d_c, d) =>
  Math.max(1.1 * d_c, 7 * d, 80),
);
/** (8.77) */
export const leastEndOfRing = formula("8.10(5) (8.77)", "max(1.5 * d_c, 7 * d, 80)", (d_c, d) =>
  Math.max(1.5 * d_c, 7 * d, 80),
);
/** (8.78) */
export const densityOfPlates = formula("8.10(6) (8.78)", "min(1.5, rho_k / 350)", (rho_k) =>
  Math.min(1.5, rho_k / 350),
);

/** Each connector with its resistance at the angle of the force */
export const allTogether = formula(
  "8.1.2(4)",
  "n * n_rows * n_planes * F_v_alpha_Rk",
  (n, n_rows, n_planes, F_v_alpha_Rk) => n * n_rows * n_planes * F_v_alpha_Rk,
);
/** 8.1.2(5): what of the force acts along the row is what the row holds */
export const rowAlongGrain = formula(
  "8.1.2(5)",
  "n_ef * n_rows * n_planes * F_v_0_Rk / cos(alpha * pi / 180)",
  (n_ef, n_rows, n_planes, F_v_0_Rk, alpha) =>
    (n_ef * n_rows * n_planes * F_v_0_Rk) / Math.cos((alpha * Math.PI) / 180),
  { alpha: [0, 85] },
);
/** One place, or a row of them, in all planes */
export const inPlanes = formula(
  "8.1.2(4)",
  "n_planes * (k_R * n_c * F_v_c_Rk + n_b * F_v_b_Rk)",
  (n_planes, k_R, n_c, F_v_c_Rk, n_b, F_v_b_Rk) => n_planes * (k_R * n_c * F_v_c_Rk + n_b * F_v_b_Rk),
);
/** 8.10(1) */
export const withBolts = formula(
  "8.10(1)",
  "F_connectors + F_bolts",
  (F_connectors, F_bolts) => F_connectors + F_bolts,
);

/** Table 7.1, N/mm for each shear plane and connector */
export const slipOfRings = formula("7.1(1), Table 7.1", "rho_m * d_c / 2", (rho_m, d_c) => (rho_m * d_c) / 2);
export const slipOfPlates = formula(
  "7.1(1), Table 7.1",
  "1.5 * rho_m * d_c / 4",
  (rho_m, d_c) => (1.5 * rho_m * d_c) / 4,
);
