import { formula, requirement } from "./formula.ts";

// EN 1992-1-1 5.8.9: bending about both axes.

export const eccentricity = formula(
  "5.8.9(3)",
  "abs(M_Ed) * 1000 / N_Ed",
  (M_Ed, N_Ed) => (Math.abs(M_Ed) * 1000) / N_Ed,
);
export const equivalentSide = formula("5.8.9(3)", "i * sqrt(12)", (i) => i * Math.sqrt(12));
export const relativeEccentricity = formula("5.8.9(3)", "e / h_eq", (e, h_eq) => e / h_eq);
/** (5.38a): the greater over the smaller */
export const slendernessRatio = formula(
  "5.8.9(3) (5.38a)",
  "max(lambda_y / lambda_z, lambda_z / lambda_y)",
  (lambda_y, lambda_z) => Math.max(lambda_y / lambda_z, lambda_z / lambda_y),
);
/** (5.38b): the smaller of the two ratios; 0 where one moment is 0 */
export const eccentricityRatio = formula(
  "5.8.9(3) (5.38b)",
  "min(e_y_h_eq, e_z_b_eq) / max(e_y_h_eq, e_z_b_eq)",
  (e_y_h_eq, e_z_b_eq) => Math.min(e_y_h_eq, e_z_b_eq) / Math.max(e_y_h_eq, e_z_b_eq),
);

export const axialResistance = formula(
  "5.8.9(4)",
  "(A_c * f_cd + A_s * f_yd) / 1000",
  (A_c, f_cd, A_s, f_yd) => (A_c * f_cd + A_s * f_yd) / 1000,
);
/** Rectangles: 1.0, 1.5, 2.0 at N_Ed/N_Rd = 0.1, 0.7, 1.0, linear between. */
export const exponentOfRectangle = formula(
  "5.8.9(4)",
  "max(1, min(1.5, 1 + (N_Ed / N_Rd - 0.1) / 1.2), min(2, 1.5 + (N_Ed / N_Rd - 0.7) / 0.6))",
  (N_Ed, N_Rd) =>
    Math.max(1, Math.min(1.5, 1 + (N_Ed / N_Rd - 0.1) / 1.2), Math.min(2, 1.5 + (N_Ed / N_Rd - 0.7) / 0.6)),
);
/** (5.39) */
export const simplifiedSum = formula(
  "5.8.9(4) (5.39)",
  "(abs(M_Ed_z) / M_Rd_z)^a + (abs(M_Ed_y) / M_Rd_y)^a",
  (M_Ed_z, M_Rd_z, a, M_Ed_y, M_Rd_y) => (Math.abs(M_Ed_z) / M_Rd_z) ** a + (Math.abs(M_Ed_y) / M_Rd_y) ** a,
  { a: [1, 2] },
);
export const resultantMoment = formula("6.1(2)P", "sqrt(M_Ed_y^2 + M_Ed_z^2)", (M_Ed_y, M_Ed_z) =>
  Math.sqrt(M_Ed_y ** 2 + M_Ed_z ** 2),
);

export const biaxialSimplified = requirement(
  "biaxial-bending",
  "5.8.9(4)",
  "(M_Ed_z / M_Rd_z)^a + (M_Ed_y / M_Rd_y)^a <= 1",
);
export const biaxialExact = requirement("biaxial-bending", "6.1(2)P", "M_Ed / M_Rd_biaxial <= 1");
