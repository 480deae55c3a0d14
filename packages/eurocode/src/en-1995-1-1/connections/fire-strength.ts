import { fireFormula } from "../formula.ts";

// EN 1995-1-2 section 6: joints in standard fire. Times in minutes, lengths in mm.

/** (6.1), k_flux = 1.5 */
export const extraThickness = fireFormula(
  "6.2.1.1(2) (6.1)",
  "1.5 * beta_n * (t_req - t_d_fi)",
  (beta_n, t_req, t_d_fi) => 1.5 * beta_n * (t_req - t_d_fi),
);
/** (6.8) */
export const extraByLoad = fireFormula(
  "6.2.2.1(6) (6.8)",
  "beta_n * (t_req - t_d_fi)",
  (beta_n, t_req, t_d_fi) => beta_n * (t_req - t_d_fi),
);
/** (6.2): wood, gypsum plasterboard A and H */
export const behindBoards = fireFormula("6.2.1.2(1) (6.2)", "max(0, t_req - 0.5 * t_d_fi)", (t_req, t_d_fi) =>
  Math.max(0, t_req - 0.5 * t_d_fi),
);
/** (6.3): gypsum plasterboard F */
export const behindFireBoards = fireFormula("6.2.1.2(2) (6.3)", "max(0, t_req - 1.2 * t_d_fi)", (t_req, t_d_fi) =>
  Math.max(0, t_req - 1.2 * t_d_fi),
);
/** (6.4) */
export const leastSide = fireFormula("6.2.2.1(1) (6.4)", "max(50, 50 + 1.25 * (d - 12))", (d) =>
  Math.max(50, 50 + 1.25 * (d - 12)),
);
/** (6.6) */
export const conversion = fireFormula("6.2.2.1(2) (6.6)", "exp(-k * t)", (k, t) => Math.exp(-k * t));
/** (6.5) with 2.3(2)P, gamma_M,fi = 1 */
export const loadInFire = fireFormula(
  "6.2.2.1(2) (6.5)",
  "k_fi * eta * F_v_Rk",
  (k_fi, eta, F_v_Rk) => k_fi * eta * F_v_Rk,
);
/** (6.7), gamma_M,fi = 1 */
export const timeOfLoad = fireFormula(
  "6.2.2.1(3) (6.7)",
  "max(0, -log(eta_fi * eta_0 * k_mod / (gamma_M * k_fi)) / k)",
  (eta_fi, eta_0, k_mod, gamma_M, k_fi, k) => Math.max(0, -Math.log((eta_fi * eta_0 * k_mod) / (gamma_M * k_fi)) / k),
);
export const largerBy = fireFormula("6.2.1.1(2)", "a + a_fi", (a, a_fi) => a + a_fi);
export const ratioOf = fireFormula("6.2.2.1(3)", "F_Ed / F_v_Rd", (F_Ed, F_v_Rd) => F_Ed / F_v_Rd);
