import { formula, requirement } from "./formula.ts";

// EN 1993-6 5.7: local stresses under the wheels of a crane, and 6.5, the web under them. mm, kN, MPa.

/** Table 5.1: the width of flange that bends with the rail. */
export const flangeUnderRail = formula("Table 5.1", "min(b, b_fr + h_r + t_f)", (b, b_fr, h_r, t_f) =>
  Math.min(b, b_fr + h_r + t_f),
);
export const inertiaOfFlange = formula("Table 5.1", "b_eff * t_f^3 / 12", (b_eff, t_f) => (b_eff * t_f ** 3) / 12);
/** A rail that is not rigidly fixed bends beside the flange, each about its own axis. */
export const separateInertia = formula("Table 5.1", "I_r + I_f_eff", (I_r, I_f_eff) => I_r + I_f_eff);
/** Rigidly fixed: rail and flange as one section. Areas and centroids from the underside of the flange. */
export const jointInertia = formula(
  "Table 5.1",
  "I_r + I_f_eff + A_r * A_f / (A_r + A_f) * (t_f / 2 + z_r)^2",
  (I_r, I_f_eff, A_r, A_f, t_f, z_r) => I_r + I_f_eff + ((A_r * A_f) / (A_r + A_f)) * (t_f / 2 + z_r) ** 2,
);
export const loadedLengthOnFlange = formula(
  "Table 5.1",
  "3.25 * (I_rf / t_w)^(1 / 3)",
  (I_rf, t_w) => 3.25 * (I_rf / t_w) ** (1 / 3),
);
/** On an elastic layer of at least 6 mm. */
export const loadedLengthOnPad = formula(
  "Table 5.1",
  "4.25 * (I_rf / t_w)^(1 / 3)",
  (I_rf, t_w) => 4.25 * (I_rf / t_w) ** (1 / 3),
);
/** 6.5.2: what clause 6.5 of EN 1993-1-5 takes as the stiff bearing. */
export const stiffBearing = formula("6.5.2(1)", "max(0, l_eff - 2 * t_f)", (l_eff, t_f) =>
  Math.max(0, l_eff - 2 * t_f),
);

export const verticalStress = formula(
  "5.7.1(2)",
  "1000 * F_z_Ed / (l_eff * t_w)",
  (F_z_Ed, l_eff, t_w) => (1000 * F_z_Ed) / (l_eff * t_w),
);
/** 5.7.2(1): beside a wheel, added to the shear of the beam. */
export const localShear = formula("5.7.2(1)", "0.2 * sigma_oz", (sigma_oz) => 0.2 * sigma_oz);
/** Of the beam, where the web meets the flange; compression of the loaded edge positive. */
export const stressOfBeam = formula(
  "5.7.1, EN 1993-1-1 6.2.1(5)",
  "1e6 * M_y_Ed * (h / 2 - t_f) / I_y + 1000 * N_Ed / A",
  (M_y_Ed, h, t_f, I_y, N_Ed, A) => (1e6 * M_y_Ed * (h / 2 - t_f)) / I_y + (1000 * N_Ed) / A,
);
export const shearOfBeam = formula(
  "5.7.2(1)",
  "1000 * abs(V_z_Ed) / (h_w * t_w)",
  (V_z_Ed, h_w, t_w) => (1000 * Math.abs(V_z_Ed)) / (h_w * t_w),
);
export const designStrength = formula(
  "5.7.1, EN 1993-1-1 6.2.1(5)",
  "f_yw / gamma_M0",
  (f_yw, gamma_M0) => f_yw / gamma_M0,
);
/** Under the wheel: bending positive where it compresses the loaded edge. */
export const comparisonStress = formula(
  "5.7.1, EN 1993-1-1 6.2.1(5)",
  "sqrt(sigma_x^2 + sigma_oz^2 - sigma_x * sigma_oz + 3 * (tau + tau_o)^2)",
  (sigma_x, sigma_oz, tau, tau_o) =>
    Math.sqrt(sigma_x ** 2 + sigma_oz ** 2 - sigma_x * sigma_oz + 3 * (tau + tau_o) ** 2),
);

export const wheelStress = requirement(
  "wheel-stress",
  "5.7.1",
  "sigma_v / (f_y / gamma_M0) <= 1",
  "stresses in the web under a wheel",
);
