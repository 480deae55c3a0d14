import { formula } from "../formula.ts";

// EN 1995-1-1 8.3.1, 8.4, 8.5.1 and 8.6: what wood and panels bear under a fastener, MPa, and when the fastener yields, N mm.

const densities = { rho_k: [290, 900], d: [1, 30], t: [5, 60], alpha: [0, 90] } as const;

/** (8.15) */
export const nailedWood = formula("8.3.1.1(5)", "0.082 * rho_k * d^(-0.3)", (rho_k, d) => 0.082 * rho_k * d ** -0.3, {
  rho_k: densities.rho_k,
});

/** (8.16), (8.32) */
export const drilledWood = formula(
  "8.5.1.1(2)",
  "0.082 * (1 - 0.01 * d) * rho_k",
  (d, rho_k) => 0.082 * (1 - 0.01 * d) * rho_k,
  { rho_k: densities.rho_k, d: densities.d },
);

/** (8.31), angle in degrees */
export const atAngle = formula(
  "8.5.1.1(2)",
  "f_h_0_k / (k_90 * sin(alpha * pi / 180)^2 + cos(alpha * pi / 180)^2)",
  (f_h_0_k, k_90, alpha) =>
    f_h_0_k / (k_90 * Math.sin((alpha * Math.PI) / 180) ** 2 + Math.cos((alpha * Math.PI) / 180) ** 2),
  { alpha: densities.alpha },
);

/** (8.33) */
export const k90Softwood = formula("8.5.1.1(2)", "1.35 + 0.015 * d", (d) => 1.35 + 0.015 * d);
export const k90LVL = formula("8.5.1.1(2)", "1.3 + 0.015 * d", (d) => 1.3 + 0.015 * d);
export const k90Hardwood = formula("8.5.1.1(2)", "0.9 + 0.015 * d", (d) => 0.9 + 0.015 * d);

/** (8.20) */
export const nailedPlywood = formula("8.3.1.3(3)", "0.11 * rho_k * d^(-0.3)", (rho_k, d) => 0.11 * rho_k * d ** -0.3);
/** (8.21) */
export const nailedHardboard = formula("8.3.1.3(3)", "30 * d^(-0.3) * t^0.6", (d, t) => 30 * d ** -0.3 * t ** 0.6);
/** (8.22) */
export const nailedParticleboard = formula("8.3.1.3(3)", "65 * d^(-0.7) * t^0.1", (d, t) => 65 * d ** -0.7 * t ** 0.1);
/** (8.36) */
export const boltedPlywood = formula(
  "8.5.1.2(1)",
  "0.11 * (1 - 0.01 * d) * rho_k",
  (d, rho_k) => 0.11 * (1 - 0.01 * d) * rho_k,
);
/** (8.37) */
export const boltedParticleboard = formula("8.5.1.2(2)", "50 * d^(-0.6) * t^0.2", (d, t) => 50 * d ** -0.6 * t ** 0.2);

/** (8.14) and (8.30) */
export const roundYield = formula("8.5.1.1(1)", "0.3 * f_u_k * d^2.6", (f_u_k, d) => 0.3 * f_u_k * d ** 2.6);
/** (8.14) */
export const squareYield = formula("8.3.1.1(4)", "0.45 * f_u_k * d^2.6", (f_u_k, d) => 0.45 * f_u_k * d ** 2.6);
/** The whole section at its strength: no declaration has more */
export const roundPlastic = formula("8.3.1.1(4), mechanics", "f_u_k * d^3 / 6", (f_u_k, d) => (f_u_k * d ** 3) / 6);
export const squarePlastic = formula("8.3.1.1(4), mechanics", "f_u_k * d^3 / 4", (f_u_k, d) => (f_u_k * d ** 3) / 4);
/** (8.29) as amended; the first print had 240 d^2.6 */
export const stapleYield = formula("8.4(5)", "150 * d^3", (d) => 150 * d ** 3);

/** 8.7.1(4), where the smooth shank does not reach the member that holds the point */
export const threadDiameter = formula("8.7.1(4)", "1.1 * d_core", (d_core) => 1.1 * d_core);
