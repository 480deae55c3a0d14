import { formula } from "../../formula.ts";

// EN 1995-1-1 8.8: punched metal plates, one on each side of the timber. Forces of one plate, in kN and kNm; strengths of an area in MPa,
// of a width in N/mm; angles in degrees.

export const ofOnePlate = formula("8.8.5.1(1)", "F_Ed / 2", (F_Ed) => F_Ed / 2);
export const resultant = formula("8.8.2", "sqrt(F_x^2 + F_y^2)", (F_x, F_y) => Math.sqrt(F_x ** 2 + F_y ** 2));
/** Between x and the force, whichever way it acts */
export const angleToX = formula(
  "8.8.2",
  "atan(abs(F_y) / abs(F_x)) * 180 / pi",
  (F_y, F_x) => (Math.atan(Math.abs(F_y) / Math.abs(F_x)) * 180) / Math.PI,
);
/** Between the grain, at the angle g to x, and the force */
export const angleToGrain = formula(
  "8.8.2",
  "atan(abs(F_x * sin(g * pi / 180) - F_y * cos(g * pi / 180)) / abs(F_x * cos(g * pi / 180) + F_y * sin(g * pi / 180))) * 180 / pi",
  (F_x, g, F_y) =>
    (Math.atan(
      Math.abs(F_x * Math.sin((g * Math.PI) / 180) - F_y * Math.cos((g * Math.PI) / 180)) /
        Math.abs(F_x * Math.cos((g * Math.PI) / 180) + F_y * Math.sin((g * Math.PI) / 180)),
    ) *
      180) /
    Math.PI,
  { F_x: [1, 10], F_y: [0.1, 10], g: [10, 80] },
);

/** (8.44) up to alpha_0 */
export const alongGrainNear = formula(
  "8.8.4(2)",
  "f_a_0_0_k + k_1 * alpha",
  (f_a_0_0_k, k_1, alpha) => f_a_0_0_k + k_1 * alpha,
);
/** (8.44) beyond it */
export const alongGrainFar = formula(
  "8.8.4(2)",
  "f_a_0_0_k + k_1 * alpha_0 + k_2 * (alpha - alpha_0)",
  (f_a_0_0_k, k_1, alpha_0, k_2, alpha) => f_a_0_0_k + k_1 * alpha_0 + k_2 * (alpha - alpha_0),
);
/** (8.43), and the second of (8.42) */
export const bySine = formula(
  "8.8.4(1)",
  "f_a_0_0_k - (f_a_0_0_k - f_a_90_90_k) * sin(max(alpha, beta) * pi / 180)",
  (f_a_0_0_k, f_a_90_90_k, alpha, beta) =>
    f_a_0_0_k - (f_a_0_0_k - f_a_90_90_k) * Math.sin((Math.max(alpha, beta) * Math.PI) / 180),
);
/** (8.42), grain within 45° of the force */
export const withinHalf = formula(
  "8.8.4(1)",
  "max(f_a_alpha_0_k - (f_a_alpha_0_k - f_a_90_90_k) * beta / 45, f_a_sine)",
  (f_a_alpha_0_k, f_a_90_90_k, beta, f_a_sine) =>
    Math.max(f_a_alpha_0_k - ((f_a_alpha_0_k - f_a_90_90_k) * beta) / 45, f_a_sine),
);

/** (8.45) */
export const stressOfForce = formula("8.8.5.1(1)", "1000 * F_A_Ed / A_ef", (F_A_Ed, A_ef) => (1000 * F_A_Ed) / A_ef);
/** (8.46) */
export const stressOfMoment = formula("8.8.5.1(1)", "1e6 * M_A_Ed / W_p", (M_A_Ed, W_p) => (1e6 * M_A_Ed) / W_p);
/**
 * (8.47) of the triangle between the centroid and an edge at the distance p, whose ends are s_1 and s_2 from the foot of that distance:
 * the integral of r over its area
 */
export const polarOfEdge = formula(
  "8.8.5.1(1)",
  "p / 6 * (s_2 * sqrt(p^2 + s_2^2) - s_1 * sqrt(p^2 + s_1^2) + p^2 * log((s_2 + sqrt(p^2 + s_2^2)) / (s_1 + sqrt(p^2 + s_1^2))))",
  (p, s_2, s_1) =>
    (p / 6) *
    (s_2 * Math.sqrt(p ** 2 + s_2 ** 2) -
      s_1 * Math.sqrt(p ** 2 + s_1 ** 2) +
      p ** 2 * Math.log((s_2 + Math.sqrt(p ** 2 + s_2 ** 2)) / (s_1 + Math.sqrt(p ** 2 + s_1 ** 2)))),
);
/** (8.52) */
export const anchored = formula(
  "8.8.5.1(5)",
  "(tau_F_d / f_a_alpha_beta_d)^2 + (tau_M_d / f_a_0_0_d)^2",
  (tau_F_d, f_a_alpha_beta_d, tau_M_d, f_a_0_0_d) => (tau_F_d / f_a_alpha_beta_d) ** 2 + (tau_M_d / f_a_0_0_d) ** 2,
);

/** Equilibrium between the centroid of the area and the middle of the line, dx and dy from the middle to the centroid */
export const momentAtLine = formula(
  "8.8.5.2(3)",
  "M_A_Ed + (d_x * F_y - d_y * F_x) / 1000",
  (M_A_Ed, d_x, F_y, d_y, F_x) => M_A_Ed + (d_x * F_y - d_y * F_x) / 1000,
);
export const forceOfMoment = formula("8.8.5.2(1)", "2000 * M_Ed / l", (M_Ed, l) => (2000 * M_Ed) / l);
/** (8.53) */
export const alongX = formula(
  "8.8.5.2(1)",
  "F_x + 2 * F_M_Ed * sin(gamma * pi / 180)",
  (F_x, F_M_Ed, gamma) => F_x + 2 * F_M_Ed * Math.sin((gamma * Math.PI) / 180),
);
/** (8.54) */
export const alongY = formula(
  "8.8.5.2(1)",
  "F_y + 2 * F_M_Ed * cos(gamma * pi / 180)",
  (F_y, F_M_Ed, gamma) => F_y + 2 * F_M_Ed * Math.cos((gamma * Math.PI) / 180),
);
/** (8.56) */
export const resistanceX = formula(
  "8.8.5.2(2)",
  "max(abs(f_n_0_k * l * sin((gamma - gamma_0 * sin(2 * gamma * pi / 180)) * pi / 180)), abs(f_v_0_k * l * cos(gamma * pi / 180))) / 1000",
  (f_n_0_k, l, gamma, gamma_0, f_v_0_k) =>
    Math.max(
      Math.abs(f_n_0_k * l * Math.sin(((gamma - gamma_0 * Math.sin((2 * gamma * Math.PI) / 180)) * Math.PI) / 180)),
      Math.abs(f_v_0_k * l * Math.cos((gamma * Math.PI) / 180)),
    ) / 1000,
  { gamma: [0, 90], gamma_0: [0, 20] },
);
/** (8.57) */
export const resistanceY = formula(
  "8.8.5.2(2)",
  "max(abs(f_n_90_k * l * cos(gamma * pi / 180)), abs(k * f_v_90_k * l * sin(gamma * pi / 180))) / 1000",
  (f_n_90_k, l, gamma, k, f_v_90_k) =>
    Math.max(
      Math.abs(f_n_90_k * l * Math.cos((gamma * Math.PI) / 180)),
      Math.abs(k * f_v_90_k * l * Math.sin((gamma * Math.PI) / 180)),
    ) / 1000,
  { gamma: [0, 90] },
);
/** (8.60) of plates that are pulled along x */
export const shearWhenPulled = formula(
  "8.8.5.2(2)",
  "1 + k_v * sin(2 * gamma * pi / 180)",
  (k_v, gamma) => 1 + k_v * Math.sin((2 * gamma * Math.PI) / 180),
);
/** 8.8.3(2)P: k_mod of the plate is 1 */
export const ofSteel = formula("8.8.3(2)P", "F_Rk / gamma_M", (F_Rk, gamma_M) => F_Rk / gamma_M);
/** (8.55) */
export const carried = formula(
  "8.8.5.2(2)",
  "(F_x_Ed / F_x_Rd)^2 + (F_y_Ed / F_y_Rd)^2",
  (F_x_Ed, F_x_Rd, F_y_Ed, F_y_Rd) => (F_x_Ed / F_x_Rd) ** 2 + (F_y_Ed / F_y_Rd) ** 2,
);

export const leastOverlap = formula("9.2.2(4)", "max(40, h / 3)", (h) => Math.max(40, h / 3));
export const leastCover = formula("9.2.2(5)", "2 / 3 * h", (h) => (2 / 3) * h);
/** (9.18), kN by the length of the truss in m */
export const handlingForce = formula("9.2.1(8)", "1 + 0.1 * L", (L) => 1 + 0.1 * L);
