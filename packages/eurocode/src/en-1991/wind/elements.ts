import { formulaOfWind as formula } from "../formula.ts";

// 7.4 and 7.6 to 7.13: walls and signs by themselves, rectangles, cylinders, lattices.

export const windForce = formula(
  "5.3(2)",
  "c_s_c_d * c_f * q_p * A_ref",
  (c_s_c_d, c_f, q_p, A_ref) => c_s_c_d * c_f * q_p * A_ref,
);
export const withFreeEnds = formula(
  "7.6(1)",
  "c_f_0 * psi_r * psi_lambda",
  (c_f_0, psi_r, psi_lambda) => c_f_0 * psi_r * psi_lambda,
);
export const roundedCorners = formula("7.6(1), Figure 7.24", "max(0.5, 1 - 2.5 * r / b)", (r, b) =>
  Math.max(0.5, 1 - (2.5 * r) / b),
);
export const cylinderForce = formula("7.9.2(1)", "c_f_0 * psi_lambda", (c_f_0, psi_lambda) => c_f_0 * psi_lambda);
export const latticeForce = formula("7.11(1)", "c_f_0 * psi_lambda", (c_f_0, psi_lambda) => c_f_0 * psi_lambda);
export const gustVelocity = formula("7.9.1(1)", "sqrt(2 * q_p * 1000 / rho)", (q_p, rho) =>
  Math.sqrt((2 * q_p * 1000) / rho),
);
export const reynolds = formula("7.9.1(1)", "b * v / 15e-6", (b, v) => (b * v) / 15e-6);
/** Figure 7.28: the flow changes, then follows the roughness. */
export const smoothFlow = formula("7.9.2(1), Figure 7.28", "0.11 / (Re / 1e6)^1.4", (Re) => 0.11 / (Re / 1e6) ** 1.4, {
  Re: [1e5, 1e7],
});
export const roughFlow = formula(
  "7.9.2(1), Figure 7.28",
  "1.2 + 0.18 * log(10 * k / b) / log(10) / (1 + 0.4 * log(Re / 1e6) / log(10))",
  (k, b, Re) => 1.2 + (0.18 * Math.log10((10 * k) / b)) / (1 + 0.4 * Math.log10(Re / 1e6)),
  { Re: [1e5, 1e8], k: [1e-6, 0.01] },
);
export const ofCylinder = formula("7.9.2(1), Figure 7.28", "min(1.2, max(c_smooth, c_rough))", (c_smooth, c_rough) =>
  Math.min(1.2, Math.max(c_smooth, c_rough)),
);

/** Table 7.16: cylinders and polygons; between 15 and 50 m straight. */
export const slenderCylinder = formula("7.13(2), Table 7.16", "min(70, 0.7 * l / b)", (l, b) =>
  Math.min(70, (0.7 * l) / b),
);
export const shortCylinder = formula("7.13(2), Table 7.16", "min(70, l / b)", (l, b) => Math.min(70, l / b));
export const slenderPrism = formula("7.13(2), Table 7.16", "min(70, 1.4 * l / b)", (l, b) =>
  Math.min(70, (1.4 * l) / b),
);
export const shortPrism = formula("7.13(2), Table 7.16", "min(70, 2 * l / b)", (l, b) => Math.min(70, (2 * l) / b));

/** Of a wall whose return corner is shorter than its height. */
export const partlyCornered = formula(
  "7.4.1(2), Table 7.9",
  "c_0 + (c_1 - c_0) * l_c / h",
  (c_0, c_1, l_c, h) => c_0 + ((c_1 - c_0) * l_c) / h,
);
/** Solidity between 0.8 and 1. */
export const partlyOpen = formula(
  "7.4.1(3)",
  "c_08 + (c_1 - c_08) * (phi - 0.8) / 0.2",
  (c_08, c_1, phi) => c_08 + ((c_1 - c_08) * (phi - 0.8)) / 0.2,
);
export const eccentricity = formula("7.4.3(3)", "b / 4", (b) => b / 4);

/** Along the wind, 7.5. */
export const frictionForce = formula("5.3(4)", "c_fr * q_p * A_fr", (c_fr, q_p, A_fr) => c_fr * q_p * A_fr);
export const frictionFrom = formula("7.5(3)", "min(2 * b, 4 * h)", (b, h) => Math.min(2 * b, 4 * h));
/** Both side walls and the roof beyond it. */
export const frictionArea = formula("7.5(3)", "(d - x) * (2 * h + b)", (d, x, h, b) => (d - x) * (2 * h + b));
export const alongArea = formula("5.3(4)", "d * (2 * h + b)", (d, h, b) => d * (2 * h + b));
export const acrossArea = formula("5.3(4)", "2 * b * h", (b, h) => 2 * b * h);

/** The building as a whole, 7.2.2(3): windward and leeward faces do not take their pressures at once. */
export const partlyCorrelated = formula(
  "7.2.2(3)",
  "0.85 + 0.15 * (ratio - 1) / 4",
  (ratio) => 0.85 + (0.15 * (ratio - 1)) / 4,
);
export const wholeForce = formula(
  "5.3(3), 7.2.2(3)",
  "c_s_c_d * correlation * (W_D - W_E)",
  (c_s_c_d, correlation, W_D, W_E) => c_s_c_d * correlation * (W_D - W_E),
);
export const faceForce = formula("5.3(3)", "W + w * A", (W, w, A) => W + w * A);
