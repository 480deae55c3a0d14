import { formulaOfWind as formula } from "../formula.ts";

// 6.3.1 and Annex B: the structural factor of a vertical structure.

export const referenceHeight = formula("6.3.1(1), Figure 6.1", "max(z_min, 0.6 * h)", (z_min, h) =>
  Math.max(z_min, 0.6 * h),
);
export const lengthExponent = formula("B.1(1)", "0.67 + 0.05 * log(z_0)", (z_0) => 0.67 + 0.05 * Math.log(z_0));
export const turbulentLength = formula("B.1(1)", "300 * (z / 200)^alpha", (z, alpha) => 300 * (z / 200) ** alpha);
export const background = formula(
  "B.2(2)",
  "1 / (1 + 0.9 * ((b + h) / L)^0.63)",
  (b, h, L) => 1 / (1 + 0.9 * ((b + h) / L) ** 0.63),
);
export const reducedFrequency = formula("B.1(2)", "n * L / v_m", (n, L, v_m) => (n * L) / v_m);
export const spectrum = formula(
  "B.1(2)",
  "6.8 * f_L / (1 + 10.2 * f_L)^(5 / 3)",
  (f_L) => (6.8 * f_L) / (1 + 10.2 * f_L) ** (5 / 3),
);
export const eta = formula("B.2(6)", "4.6 * l / L * f_L", (l, L, f_L) => ((4.6 * l) / L) * f_L);
export const admittance = formula(
  "B.2(6)",
  "1 / eta - (1 - exp(-2 * eta)) / (2 * eta^2)",
  (eta) => 1 / eta - (1 - Math.exp(-2 * eta)) / (2 * eta * eta),
);
export const resonance = formula(
  "B.2(6)",
  "pi^2 * S_L * R_h * R_b / (2 * delta)",
  (S_L, R_h, R_b, delta) => (Math.PI ** 2 * S_L * R_h * R_b) / (2 * delta),
);
export const upCrossing = formula("B.2(4)", "max(0.08, n * sqrt(R_2 / (B_2 + R_2)))", (n, R_2, B_2) =>
  Math.max(0.08, n * Math.sqrt(R_2 / (B_2 + R_2))),
);
export const peakFactor = formula("B.2(3)", "max(3, sqrt(2 * log(nu * 600)) + 0.6 / sqrt(2 * log(nu * 600)))", (nu) => {
  const root = Math.sqrt(2 * Math.log(nu * 600));
  return Math.max(3, root + 0.6 / root);
});
export const structuralFactor = formula(
  "6.3.1(1)",
  "(1 + 2 * k_p * I_v * sqrt(B_2 + R_2)) / (1 + 7 * I_v)",
  (k_p, I_v, B_2, R_2) => (1 + 2 * k_p * I_v * Math.sqrt(B_2 + R_2)) / (1 + 7 * I_v),
);
