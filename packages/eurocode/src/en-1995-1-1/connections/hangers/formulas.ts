import { formula } from "../../formula.ts";

// Joist hangers and brackets with the resistances of their assessment: EN 1995-1-1 2.4.3 for wood and fasteners, the steel without k_mod.

export const ofWood = formula(
  "2.4.3(1)P",
  "n * k_mod * R_k / gamma_M",
  (n, k_mod, R_k, gamma_M) => (n * k_mod * R_k) / gamma_M,
);
export const ofSteel = formula("2.4.3(1)P", "n * R_s_k / gamma_M_s", (n, R_s_k, gamma_M_s) => (n * R_s_k) / gamma_M_s);
export const lesser = formula("2.4.3(1)P", "min(R_d, R_s_d)", (R_d, R_s_d) => Math.min(R_d, R_s_d));
export const ofResistance = formula("2.4.3(1)P", "F_Ed / F_Rd", (F_Ed, F_Rd) => F_Ed / F_Rd);
export const linear = formula("2.4.3(1)P", "eta_1 + eta_2 + eta_3", (eta_1, eta_2, eta_3) => eta_1 + eta_2 + eta_3);
/** (F_1/R_1)² + (F_2/R_2)² + (F_3/R_3)² <= 1 of assessments, as its root: the utilization is linear in the forces */
export const squares = formula("2.4.3(1)P", "sqrt(eta_1^2 + eta_2^2 + eta_3^2)", (eta_1, eta_2, eta_3) =>
  Math.sqrt(eta_1 ** 2 + eta_2 ** 2 + eta_3 ** 2),
);
export const splitThickness = formula("8.1.4(3)", "min(b, t_pen)", (b, t_pen) => Math.min(b, t_pen));
export const shearBeside = formula("8.1.4(2)", "V_share * F_1_Ed", (V_share, F_1_Ed) => V_share * F_1_Ed);
