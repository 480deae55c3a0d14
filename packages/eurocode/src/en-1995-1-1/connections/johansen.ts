import { formula } from "../formula.ts";

// EN 1995-1-1 8.2.2 and 8.2.3: yield modes of one shear plane and one fastener, kN, without the rope effect. The figures are those
// of Figures 8.2 and 8.3; f_h in MPa, t and d in mm, M_y,Rk in N mm.

/** (8.8) */
export const ratio = formula("8.2.2(1)", "f_h_2_k / f_h_1_k", (f_h_2_k, f_h_1_k) => f_h_2_k / f_h_1_k);

/** a, b and g of (8.6), (8.7); c of (8.10) and f of (8.11): the fastener moves through the member */
export const bearing = formula("8.2.2(1)", "f_h_k * t * d / 1000", (f_h_k, t, d) => (f_h_k * t * d) / 1000);

/** h of (8.7); j of (8.12), l of (8.13): the same in a middle member, half for each plane */
export const bearingMiddle = formula(
  "8.2.2(1)",
  "0.5 * f_h_2_k * t_2 * d / 1000",
  (f_h_2_k, t_2, d) => (0.5 * f_h_2_k * t_2 * d) / 1000,
);

/** (8.6) c: a stiff fastener turns in both members */
export const rotation = formula(
  "8.2.2(1)",
  "f_h_1_k * t_1 * d / (1 + beta) * (sqrt(beta + 2 * beta^2 * (1 + t_2 / t_1 + (t_2 / t_1)^2) + beta^3 * (t_2 / t_1)^2) - beta * (1 + t_2 / t_1)) / 1000",
  (f_h_1_k, t_1, d, beta, t_2) => {
    const r = t_2 / t_1;
    const root = Math.sqrt(beta + 2 * beta ** 2 * (1 + r + r ** 2) + beta ** 3 * r ** 2);
    return (((f_h_1_k * t_1 * d) / (1 + beta)) * (root - beta * (1 + r))) / 1000;
  },
);

/** (8.6) d and (8.7) j: one hinge, in the second member */
export const hingeInSecond = formula(
  "8.2.2(1)",
  "1.05 * f_h_1_k * t_1 * d / (2 + beta) * (sqrt(2 * beta * (1 + beta) + 4 * beta * (2 + beta) * M_y_Rk / (f_h_1_k * d * t_1^2)) - beta) / 1000",
  (f_h_1_k, t_1, d, beta, M_y_Rk) =>
    (((1.05 * f_h_1_k * t_1 * d) / (2 + beta)) *
      (Math.sqrt(2 * beta * (1 + beta) + (4 * beta * (2 + beta) * M_y_Rk) / (f_h_1_k * d * t_1 ** 2)) - beta)) /
    1000,
  { M_y_Rk: [1e3, 1e6], t_1: [10, 200] },
);

/** (8.6) e: one hinge, in the first member */
export const hingeInFirst = formula(
  "8.2.2(1)",
  "1.05 * f_h_1_k * t_2 * d / (1 + 2 * beta) * (sqrt(2 * beta^2 * (1 + beta) + 4 * beta * (1 + 2 * beta) * M_y_Rk / (f_h_1_k * d * t_2^2)) - beta) / 1000",
  (f_h_1_k, t_2, d, beta, M_y_Rk) =>
    (((1.05 * f_h_1_k * t_2 * d) / (1 + 2 * beta)) *
      (Math.sqrt(2 * beta ** 2 * (1 + beta) + (4 * beta * (1 + 2 * beta) * M_y_Rk) / (f_h_1_k * d * t_2 ** 2)) -
        beta)) /
    1000,
  { M_y_Rk: [1e3, 1e6], t_2: [10, 200] },
);

/** (8.6) f and (8.7) k: a hinge in either member */
export const twoHinges = formula(
  "8.2.2(1)",
  "1.15 * sqrt(2 * beta / (1 + beta)) * sqrt(2 * M_y_Rk * f_h_1_k * d) / 1000",
  (beta, M_y_Rk, f_h_1_k, d) =>
    (1.15 * Math.sqrt((2 * beta) / (1 + beta)) * Math.sqrt(2 * M_y_Rk * f_h_1_k * d)) / 1000,
);

/** (8.9) a: a thin plate holds no moment, the stiff fastener turns in the wood */
export const rotationAtThin = formula(
  "8.2.3(1)",
  "0.4 * f_h_k * t_1 * d / 1000",
  (f_h_k, t_1, d) => (0.4 * f_h_k * t_1 * d) / 1000,
);

/** (8.9) b and (8.12) k: one hinge, in the wood */
export const hingeAtThin = formula(
  "8.2.3(1)",
  "1.15 * sqrt(2 * M_y_Rk * f_h_k * d) / 1000",
  (M_y_Rk, f_h_k, d) => (1.15 * Math.sqrt(2 * M_y_Rk * f_h_k * d)) / 1000,
);

/** (8.10) d and (8.11) g: one hinge, at the plate */
export const hingeAtThick = formula(
  "8.2.3(1)",
  "f_h_k * t_1 * d * (sqrt(2 + 4 * M_y_Rk / (f_h_k * d * t_1^2)) - 1) / 1000",
  (f_h_k, t_1, d, M_y_Rk) => (f_h_k * t_1 * d * (Math.sqrt(2 + (4 * M_y_Rk) / (f_h_k * d * t_1 ** 2)) - 1)) / 1000,
);

/** (8.10) e, (8.11) h and (8.13) m: hinges at the plate and in the wood */
export const hingesAtThick = formula(
  "8.2.3(1)",
  "2.3 * sqrt(M_y_Rk * f_h_k * d) / 1000",
  (M_y_Rk, f_h_k, d) => (2.3 * Math.sqrt(M_y_Rk * f_h_k * d)) / 1000,
);

/** 8.2.2(2): the rope adds a quarter of what holds the fastener along its axis, and no more than a share of the yield mode */
export const withRope = formula(
  "8.2.2(2)",
  "F_J + min(F_ax_Rk / 4, c_rope * F_J)",
  (F_J, F_ax_Rk, c_rope) => F_J + Math.min(F_ax_Rk / 4, c_rope * F_J),
);

/** 8.2.3(1): between half the diameter and the diameter */
export const betweenPlates = formula(
  "8.2.3(1)",
  "F_thin + (F_thick - F_thin) * (t_pl - 0.5 * d) / (0.5 * d)",
  (F_thin, F_thick, t_pl, d) => F_thin + ((F_thick - F_thin) * (t_pl - 0.5 * d)) / (0.5 * d),
);

/** 8.4(3) */
export const legsTogether = formula("8.4(3)", "k_legs * F_v", (k_legs, F_v) => k_legs * F_v);
