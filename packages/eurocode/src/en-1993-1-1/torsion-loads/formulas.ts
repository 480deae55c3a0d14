import { formula, requirement } from "../formula.ts";

// 6.2.7 with warping, by elastic theory. mm, kNm, kNm², MPa, rad.

const theory = "6.2.7(4), elastic theory";

export const lengthOfWarping = formula(theory, "sqrt(E * I_w / (G * I_t))", (E, I_w, G, I_t) =>
  Math.sqrt((E * I_w) / (G * I_t)),
);
export const torqueOfForce = formula("6.2.7(1)", "F * e / 1000", (F, e) => (F * e) / 1000);
export const forceOfPiece = formula(
  "6.2.7(1), statics",
  "q * (to - from) / (1000 * n)",
  (q, to, from, n) => (q * (to - from)) / (1000 * n),
);
export const middleOfPiece = formula(
  "6.2.7(1), statics",
  "from + (to - from) * (i + 0.5) / n",
  (from, to, i, n) => from + ((to - from) * (i + 0.5)) / n,
);
export const torsionalStress = formula("6.2.7(5)", "1e6 * T_t / W_t", (T_t, W_t) => (1e6 * T_t) / W_t);
export const warpingStress = formula("6.2.7(5)", "1e9 * B / W_w", (B, W_w) => (1e9 * B) / W_w);
/** In the flange of an I-section at its middle, and of a channel where its warping is nil. */
export const warpingShear = formula("6.2.7(5)", "1e6 * T_w * S_w / I_w", (T_w, S_w, I_w) => (1e6 * T_w * S_w) / I_w);
/** First sectorial moment over the thickness. */
export const sectorOfI = formula(theory, "b^2 * (h - t_f) / 16", (b, h, t_f) => (b ** 2 * (h - t_f)) / 16, {
  h: [20, 30],
});
/** Channel, walls as lines: shear centre from the middle of the web, greatest warping, first sectorial moment over t_f. */
export const shearCentre = formula(
  theory,
  "3 * (b - t_w / 2)^2 * t_f / (6 * (b - t_w / 2) * t_f + (h - t_f) * t_w)",
  (b, t_w, t_f, h) => (3 * (b - t_w / 2) ** 2 * t_f) / (6 * (b - t_w / 2) * t_f + (h - t_f) * t_w),
  { b: [20, 30], h: [20, 30] },
);
export const warpingOfChannel = formula(
  theory,
  "max(b - t_w / 2 - e, e) * (h - t_f) / 2",
  (b, t_w, e, h, t_f) => (Math.max(b - t_w / 2 - e, e) * (h - t_f)) / 2,
);
export const sectorOfChannel = formula(
  theory,
  "(b - t_w / 2 - e)^2 * (h - t_f) / 4",
  (b, t_w, e, h, t_f) => ((b - t_w / 2 - e) ** 2 * (h - t_f)) / 4,
);
export const modulusOfChannel = formula(theory, "I_w / omega", (I_w, omega) => I_w / omega);

export const shearWithTorsionOfChannel = formula(
  "6.2.7(9), (6.27)",
  "max(0, sqrt(max(0, 1 - T_Ed / (1.25 * T_Rd))) - sqrt(3) * tau_w * gamma_M0 / f_y) * V_pl_Rd",
  (T_Ed, T_Rd, tau_w, gamma_M0, f_y, V_pl_Rd) =>
    Math.max(0, Math.sqrt(Math.max(0, 1 - T_Ed / (1.25 * T_Rd))) - (Math.sqrt(3) * tau_w * gamma_M0) / f_y) * V_pl_Rd,
);

/** mm, kN and kNm over areas and moduli of mm. */
export const directStress = formula(
  "6.2.1(7)",
  "1000 * N_Ed / A + 1e6 * M_y_Ed / W_y + 1e6 * M_z_Ed / W_z + sigma_w",
  (N_Ed, A, M_y_Ed, W_y, M_z_Ed, W_z, sigma_w) =>
    (1000 * N_Ed) / A + (1e6 * M_y_Ed) / W_y + (1e6 * M_z_Ed) / W_z + sigma_w,
);
export const shearStress = formula(
  "6.2.6(4)",
  "1000 * V_Ed / A_v + tau",
  (V_Ed, A_v, tau) => (1000 * V_Ed) / A_v + tau,
);
export const yielding = formula(
  "6.2.1(5), (6.1)",
  "sqrt(sigma^2 + 3 * tau^2) * gamma_M0 / f_y",
  (sigma, tau, gamma_M0, f_y) => (Math.sqrt(sigma ** 2 + 3 * tau ** 2) * gamma_M0) / f_y,
);

export const criticalMoment = formula(
  "6.3.2.2(1)",
  "W_y * f_y / lambda_LT^2 / 1e6",
  (W_y, f_y, lambda_LT) => (W_y * f_y) / lambda_LT ** 2 / 1e6,
);
export const degrees = formula("6.2.7(1)", "phi * 180 / pi", (phi) => (phi * 180) / Math.PI);

export const torsionShear = requirement(
  "torsion-shear",
  "6.2.7(9)",
  "V_Ed / V_pl_T_Rd <= 1",
  "shear with torsion along the member",
);
export const torsionStress = requirement(
  "torsion-stress",
  "6.2.7(5)",
  "sqrt(sigma_Ed^2 + 3 * tau_Ed^2) <= f_y / gamma_M0",
  "stresses with torsion and warping",
);
export const torsionRotation = requirement("torsion-rotation", "7.1(1)", "phi <= phi_limit", "rotation by torsion");
