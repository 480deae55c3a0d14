import { formula } from "./formula.ts";

// EN 1992-1-1 5.2: geometric imperfections of isolated members.

/** (5.1) as it stands, also for structures of m members: α_m = √(0.5 (1 + 1/m)) */
export const inclinationOfStructure = formula(
  "5.2(5) (5.1)",
  "theta_0 * alpha_h * alpha_m",
  (theta_0, alpha_h, alpha_m) => theta_0 * alpha_h * alpha_m,
);
/** α_h = 2/√l within limits, l in m; α_m = 1 for an isolated member. (5.1) */
export const inclination = formula(
  "5.2(5) (5.1)",
  "theta_0 * max(alpha_h_min, min(1, 2 / sqrt(l / 1000)))",
  (theta_0, alpha_h_min, l) => theta_0 * Math.max(alpha_h_min, Math.min(1, 2 / Math.sqrt(l / 1000))),
  { theta_0: [0.003, 0.005], alpha_h_min: [0, 0.7], l: [1000, 20000] },
);
/** (5.2) */
export const eccentricityOfInclination = formula(
  "5.2(7) (5.2)",
  "theta_i * l_0 / 2",
  (theta_i, l_0) => (theta_i * l_0) / 2,
);
/** What moments that are said to contain the imperfection lack of it. */
export const missingEccentricity = formula(
  "5.2(1)P",
  "max(e_i, e_held - max(0, s * M_02) * 1000 / N_Ed)",
  (e_i, e_held, s, M_02, N_Ed) => Math.max(e_i, e_held - (Math.max(0, s * M_02) * 1000) / N_Ed),
);
export const eccentricityOfBraced = formula("5.2(9)", "l_0 / 400", (l_0) => l_0 / 400);

/** 5.8.1: first order effects include those of imperfections; `s` is the sense of M_02. */
export const withImperfection = formula(
  "5.2(7)",
  "M_0 + s * N_Ed * e_i / 1000",
  (M_0, s, N_Ed, e_i) => M_0 + (s * N_Ed * e_i) / 1000,
);
