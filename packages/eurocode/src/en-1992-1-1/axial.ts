import { formula, requirement } from "./formula.ts";

// EN 1992-1-1 6.1: axial force alone, and what a limit state of the section adds up to.

/** Stress of a bar under the uniform strain ε_c of pure compression, horizontal branch. */
export const steelAtUniformStrain = formula("6.1(5)", "min(E_s * epsilon_c, f_yd)", (E_s, epsilon_c, f_yd) =>
  Math.min(E_s * epsilon_c, f_yd),
);
/** Inclined branch, where ε_c is beyond yield. */
export const steelAtUniformStrainInclined = formula(
  "6.1(5)",
  "f_yd + E_h * (epsilon_c - f_yd / E_s)",
  (f_yd, E_h, epsilon_c, E_s) => f_yd + E_h * (epsilon_c - f_yd / E_s),
);

/** Bars displace concrete. */
export const squashLoadNet = formula(
  "6.1(5)",
  "((A_c - A_s) * sigma_c + A_s * sigma_s) / 1000",
  (A_c, A_s, sigma_c, sigma_s) => ((A_c - A_s) * sigma_c + A_s * sigma_s) / 1000,
);
/** Concrete counted at the place of the bars too. */
export const squashLoadGross = formula(
  "6.1(5)",
  "(A_c * sigma_c + A_s * sigma_s) / 1000",
  (A_c, sigma_c, A_s, sigma_s) => (A_c * sigma_c + A_s * sigma_s) / 1000,
);
/** η f_cd of the block, 3.1.7(3); with 10 % less where the width narrows. */
export { stressOfBlock as blockStressDesign } from "./section/law.ts";
export const blockStressNarrowing = formula("3.1.7(3)", "0.9 * eta * f_cd", (eta, f_cd) => 0.9 * eta * f_cd);

export const tensionResistance = formula("6.1(2)P", "A_s * f_yd / 1000", (A_s, f_yd) => (A_s * f_yd) / 1000);

/** 6.1(4) */
export const leastEccentricity = formula("6.1(4)", "max(h / 30, 20)", (h) => Math.max(h / 30, 20));

/** Strain of the compressed edge: the neutral axis beyond the section, Figure 6.1 pivot C. */
export const edgeStrainPivotC = formula(
  "6.1(6)",
  "epsilon_c * x / (x - (1 - epsilon_c / epsilon_cu) * h)",
  (epsilon_c, x, epsilon_cu, h) => (epsilon_c * x) / (x - (1 - epsilon_c / epsilon_cu) * h),
  { epsilon_c: [1.7, 2.3], epsilon_cu: [2.5, 3.5], x: [600, 5000], h: [200, 500] },
);
/** The outermost bar at its limit strain: pivot A. */
export const edgeStrainPivotA = formula(
  "6.1(6)",
  "epsilon_ud * x / (d - x)",
  (epsilon_ud, x, d) => (epsilon_ud * x) / (d - x),
  { x: [1, 50], d: [200, 500] },
);

/** Stresses of a rectangle from the edge at ε_cu to x; n = 1 on the bilinear diagram. */
export const forceOfRectangle = formula(
  "3.1.7(1)",
  "b * x * f_cd * (1 - epsilon_c / ((n + 1) * epsilon_cu)) / 1000",
  (b, x, f_cd, epsilon_c, n, epsilon_cu) => (b * x * f_cd * (1 - epsilon_c / ((n + 1) * epsilon_cu))) / 1000,
);
/** Their resultant from the middle of the depth h. */
export const armOfRectangle = formula(
  "3.1.7(1)",
  "h / 2 - x * (1 - (0.5 - (epsilon_c / epsilon_cu)^2 / ((n + 1) * (n + 2))) / (1 - epsilon_c / ((n + 1) * epsilon_cu)))",
  (h, x, epsilon_c, epsilon_cu, n) =>
    h / 2 -
    x * (1 - (0.5 - (epsilon_c / epsilon_cu) ** 2 / ((n + 1) * (n + 2))) / (1 - epsilon_c / ((n + 1) * epsilon_cu))),
  { epsilon_c: [1.7, 2.3], epsilon_cu: [2.5, 3.5], n: [1, 2] },
);
/** The rectangular block. */
export const forceOfBlock = formula(
  "3.1.7(3)",
  "b * lambda * x * sigma_c / 1000",
  (b, lambda, x, sigma_c) => (b * lambda * x * sigma_c) / 1000,
);
export const armOfBlock = formula("3.1.7(3)", "h / 2 - lambda * x / 2", (h, lambda, x) => h / 2 - (lambda * x) / 2);
export const momentOfConcrete = formula("6.1(2)P", "F_c * z_c / 1000", (F_c, z_c) => (F_c * z_c) / 1000);
export const momentOfForces = formula("6.1(2)P", "M_c + M_s", (M_c, M_s) => M_c + M_s);
export const forceOfForces = formula("6.1(2)P", "F_c + F_s", (F_c, F_s) => F_c + F_s);

export const axialCompression = requirement("axial-force", "6.1(5)", "N_Ed / N_Rd_0 <= 1");
export const axialTension = requirement("axial-force", "6.1(2)P", "abs(N_Ed) / N_t_Rd <= 1");
export const axialBending = requirement("axial-bending", "6.1(2)P", "M_Ed / M_Rd <= 1", "bending with axial force");
export const axialBendingZ = requirement(
  "axial-bending-z",
  "6.1(2)P",
  "M_Ed_z / M_Rd_z <= 1",
  "bending about z with axial force",
);
