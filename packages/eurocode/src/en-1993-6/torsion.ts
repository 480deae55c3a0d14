import { formula, requirement } from "./formula.ts";

// EN 1993-6 Annex A: lateral-torsional buckling with torsion. kNm, kNm², rad.

export const sidewaysMoment = formula("A (1)", "M_z_Ed + phi * M_y_Ed", (M_z_Ed, phi, M_y_Ed) => M_z_Ed + phi * M_y_Ed);
/** Both flanges plastic, as M_y and M_z of class 1 and 2 are; SCI P385 5.2. */
export const plasticBimoment = formula(
  "A (1)",
  "b^2 * t_f * (h - t_f) * f_y / (4 * gamma_M1) / 1e9",
  (b, t_f, h, f_y, gamma_M1) => (b ** 2 * t_f * (h - t_f) * f_y) / (4 * gamma_M1) / 1e9,
  { h: [20, 30] },
);
export const factorOfBimoment = formula("A (1)", "0.7 - 0.2 * B_Ed / B_Rd", (B_Ed, B_Rd) => 0.7 - (0.2 * B_Ed) / B_Rd);
export const factorOfSideways = formula("A (1)", "max(0, 1 - M_z_Ed / M_z_Rd)", (M_z_Ed, M_z_Rd) =>
  Math.max(0, 1 - M_z_Ed / M_z_Rd),
);
export const amplification = formula("A (1)", "1 / (1 - M_y_Ed / M_cr)", (M_y_Ed, M_cr) => 1 / (1 - M_y_Ed / M_cr), {
  M_cr: [20, 30],
});
export const together = formula(
  "A (1)",
  "M_y_Ed / M_b_Rd + C_mz * M_z_Ed / M_z_Rd + k_w * k_zw * k_alpha * B_Ed / B_Rd",
  (M_y_Ed, M_b_Rd, C_mz, M_z_Ed, M_z_Rd, k_w, k_zw, k_alpha, B_Ed, B_Rd) =>
    M_y_Ed / M_b_Rd + (C_mz * M_z_Ed) / M_z_Rd + (k_w * k_zw * k_alpha * B_Ed) / B_Rd,
);
export const torsionStability = requirement(
  "torsion-bending-stability",
  "A (1)",
  "M_y_Ed / M_b_Rd + C_mz * M_z_Ed / M_z_Rd + k_w * k_zw * k_alpha * B_Ed / B_Rd <= 1",
  "lateral-torsional buckling with torsion",
);
export const torsionCritical = requirement(
  "torsion-bending-stability",
  "A (1)",
  "M_y_Ed < M_cr",
  "lateral-torsional buckling with torsion",
);
