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

/** 6.3.2(1): a steel plate outside behind wood, (6.1) with 5 min */
export const coverOfPlate = fireFormula(
  "6.3.2(1) (6.1)",
  "1.5 * beta_n * max(0, t_req - 5)",
  (beta_n, t_req) => 1.5 * beta_n * Math.max(0, t_req - 5),
);
/** 6.2.1.2(3): plugs of wood over the fasteners */
export const plugOver = fireFormula(
  "6.2.1.2(3) (6.1)",
  "1.5 * beta_n * max(0, t_req - t_d_fi)",
  (beta_n, t_req, t_d_fi) => 1.5 * beta_n * Math.max(0, t_req - t_d_fi),
);

// 6.4: screws along their axis. Its pieces meet where they must: 0.44 at a_1 = 0.8 t + 5, 1 at a_1 = t + 28.

export const coldFrom = fireFormula("6.4(3) (6.11)", "0.6 * t", (t) => 0.6 * t);
export const steepTo = fireFormula("6.4(3) (6.11)", "0.8 * t + 5", (t) => 0.8 * t + 5);
export const wholeFrom = fireFormula("6.4(3) (6.11)", "t + 28", (t) => t + 28);
export const screwInHeat = fireFormula(
  "6.4(3) (6.11)",
  "(0.44 * a_1 - 0.264 * t) / (0.2 * t + 5)",
  (a_1, t) => (0.44 * a_1 - 0.264 * t) / (0.2 * t + 5),
);
export const screwInWarmth = fireFormula(
  "6.4(3) (6.11)",
  "(0.56 * a_1 - 0.36 * t + 7.32) / (0.2 * t + 23)",
  (a_1, t) => (0.56 * a_1 - 0.36 * t + 7.32) / (0.2 * t + 23),
);
/** From both sides */
export const fireOfBothSides = fireFormula("6.4(4)", "1.25 * t_req", (t_req) => 1.25 * t_req);
export const oppositeSide = fireFormula("6.4(3) (6.9)", "a_1 + 40", (a_1) => a_1 + 40);
export const beyondPoints = fireFormula("6.4(3) (6.10)", "a_1 + 20", (a_1) => a_1 + 20);
/** (2.3), gamma_M,fi = 1 */
export const screwsInFire = fireFormula(
  "6.4(2) (2.3)",
  "k_fi * eta * F_ax_Rk",
  (k_fi, eta, F_ax_Rk) => k_fi * eta * F_ax_Rk,
);
