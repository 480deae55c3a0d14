import { formulaOfWind as formula } from "../formula.ts";

// Section 4: from the basic velocity to the peak pressure.

export const basicVelocity = formula(
  "4.2(2)P",
  "c_dir * c_season * c_prob * v_b0",
  (c_dir, c_season, c_prob, v_b0) => c_dir * c_season * c_prob * v_b0,
);
/** n = 0.5. */
export const probability = formula(
  "4.2(2)P",
  "sqrt((1 - K * log(-log(1 - 1 / T))) / (1 - K * log(-log(0.98))))",
  (K, T) => Math.sqrt((1 - K * Math.log(-Math.log(1 - 1 / T))) / (1 - K * Math.log(-Math.log(0.98)))),
  { K: [0.1, 0.3], T: [2, 1000] },
);
export const lowAltitude = formula("4.2(1)P", "1 + 0.001 * A", (A) => 1 + 0.001 * A);
export const highAltitude = formula(
  "4.2(1)P",
  "1 + 0.001 * A * (10 / z)^0.2",
  (A, z) => 1 + 0.001 * A * (10 / z) ** 0.2,
);
export const atAltitude = formula("4.2(1)P", "v_map * c_alt", (v_map, c_alt) => v_map * c_alt);

export const terrainFactor = formula("4.3.2(1)", "0.19 * (z_0 / 0.05)^0.07", (z_0) => 0.19 * (z_0 / 0.05) ** 0.07);
export const roughness = formula("4.3.2(1)", "k_r * log(z / z_0)", (k_r, z, z_0) => k_r * Math.log(z / z_0));
export const meanVelocity = formula("4.3.1(1)", "c_r * c_o * v_b", (c_r, c_o, v_b) => c_r * c_o * v_b);
export const turbulence = formula(
  "4.4(1)",
  "k_I / (c_o * log(z / z_0))",
  (k_I, c_o, z, z_0) => k_I / (c_o * Math.log(z / z_0)),
  {
    z: [5, 50],
    z_0: [0.003, 1],
  },
);
export const basicPressure = formula("4.5(1)", "rho * v_b^2 / 2 / 1000", (rho, v_b) => (rho * v_b * v_b) / 2 / 1000);
export const peakPressure = formula(
  "4.5(1)",
  "(1 + peak * I_v) * rho * v_m^2 / 2 / 1000",
  (peak, I_v, rho, v_m) => ((1 + peak * I_v) * rho * v_m * v_m) / 2 / 1000,
);
export const exposureFactor = formula("4.5(1)", "q_p / q_b", (q_p, q_b) => q_p / q_b);
/** Profiles of annexes. */
export const profilePressure = formula(
  "4.5(1)",
  "factor * (z / 10)^exponent * q_b",
  (factor, z, exponent, q_b) => factor * (z / 10) ** exponent * q_b,
);
export const coastalPressure = formula(
  "4.5(1)",
  "factor * (z / 10)^exponent",
  (factor, z, exponent) => factor * (z / 10) ** exponent,
);
export const highSite = formula("4.2(2)P", "c_h * q_p", (c_h, q_p) => c_h * q_p);
