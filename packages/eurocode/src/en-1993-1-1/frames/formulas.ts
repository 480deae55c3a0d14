import { formulasOf } from "../../basis/formula.ts";
import { ofForm } from "../../basis/verification.ts";
import { formula, requirement } from "../formula.ts";
import type { Curve } from "../schema.ts";

// mm, kN, kN/m.

export const alphaCr = formula(
  "5.2.1(4), (5.2)",
  "H_Ed / V_Ed * h / delta_H",
  (H_Ed, V_Ed, h, delta_H) => ((H_Ed / V_Ed) * h) / delta_H,
);
/** (5.1) */
export const limits = { elastic: 10, plastic: 15 } as const;
/** 5.2.2(5), (5.4) */
export const amplification = formula(
  "5.2.2(5), (5.4)",
  "1 / (1 - 1 / alpha_cr)",
  (alpha_cr) => 1 / (1 - 1 / alpha_cr),
  {
    alpha_cr: [2, 20],
  },
);
export const leastAlpha = 3;
export const firstOrder = ofForm(
  requirement("frame-stability", "5.2.2(5)", "alpha_cr >= 3", "first-order forces, amplified at most"),
);

export const heightFactor = formula("5.3.2(3)", "max(2 / 3, min(1, 2 / sqrt(h / 1000)))", (h) =>
  Math.max(2 / 3, Math.min(1, 2 / Math.sqrt(h / 1000))),
);
export const columnFactor = formula("5.3.2(3)", "sqrt(0.5 * (1 + 1 / m))", (m) => Math.sqrt(0.5 * (1 + 1 / m)));
export const sway = formula(
  "5.3.2(3), (5.5)",
  "alpha_h * alpha_m / 200",
  (alpha_h, alpha_m) => (alpha_h * alpha_m) / 200,
);
export const swayForce = formula("5.3.2(7)", "phi * N_Ed", (phi, N_Ed) => phi * N_Ed);

/** Table 5.1, L over e_0 */
export const bows: Readonly<Record<"elastic" | "plastic", Readonly<Record<Curve, number>>>> = {
  elastic: { a0: 350, a: 300, b: 250, c: 200, d: 150 },
  plastic: { a0: 300, a: 250, b: 200, c: 150, d: 100 },
};
export const bow = formula("5.3.2(3), Table 5.1", "L / n_0", (L, n_0) => L / n_0);
export const bowLoad = formula(
  "5.3.2(7)",
  "8 * N_Ed * e_0 / L^2 * 1000",
  (N_Ed, e_0, L) => ((8 * N_Ed * e_0) / L ** 2) * 1000,
);

// Buckling lengths between beams: ENV 1993-1-1 Annex E, NCCI SN008.
const guide = formulasOf("ENV 1993-1-1");

export const beamStiffness = guide("Table E.1", "f * I / L", (f, I, L) => (f * I) / L);
export const columnStiffness = guide("E.2.1", "I / L", (I, L) => I / L);
export const distribution = guide(
  "E.2.1",
  "(K_c + K_1) / (K_c + K_1 + K_b)",
  (K_c, K_1, K_b) => (K_c + K_1) / (K_c + K_1 + K_b),
);
export const sum = guide("E.2.1", "sum_K + K", (sum_K, K) => sum_K + K);
export const heldFactor = guide(
  "E.2.1, ends that do not sway",
  "(1 + 0.145 * (eta_1 + eta_2) - 0.265 * eta_1 * eta_2) / (2 - 0.364 * (eta_1 + eta_2) - 0.247 * eta_1 * eta_2)",
  (eta_1, eta_2) =>
    (1 + 0.145 * (eta_1 + eta_2) - 0.265 * eta_1 * eta_2) / (2 - 0.364 * (eta_1 + eta_2) - 0.247 * eta_1 * eta_2),
  { eta_1: [0.1, 1], eta_2: [0.1, 1] },
);
export const swayFactor = guide(
  "E.2.1, ends that sway",
  "sqrt((1 - 0.2 * (eta_1 + eta_2) - 0.12 * eta_1 * eta_2) / (1 - 0.8 * (eta_1 + eta_2) + 0.6 * eta_1 * eta_2))",
  (eta_1, eta_2) =>
    Math.sqrt((1 - 0.2 * (eta_1 + eta_2) - 0.12 * eta_1 * eta_2) / (1 - 0.8 * (eta_1 + eta_2) + 0.6 * eta_1 * eta_2)),
  { eta_1: [0.1, 0.9], eta_2: [0.1, 0.9] },
);
export const bucklingLength = guide("E.2.1", "k * L", (k, L) => k * L);

/** Table E.1: what a beam does for its end, over 4 E I/L */
export const byFarEnd = {
  held: { rigid: 0.5, fixed: 1, pinned: 0.75 },
  sways: { rigid: 1.5, fixed: 1, pinned: 0.75 },
} as const;
