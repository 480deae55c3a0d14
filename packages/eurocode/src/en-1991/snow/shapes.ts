import { formulaOfSnow as formula } from "../formula.ts";

// 5.3.2 to 5.3.5: Table 5.2, a formula for each of its columns.

export const steepSlope = formula(
  "5.3.2(2), Table 5.2",
  "0.8 * (60 - alpha) / 30",
  (alpha) => (0.8 * (60 - alpha)) / 30,
);
/** Snow that cannot slide off, 5.3.2(3). */
export const heldSnow = formula("5.3.2(3)", "max(0.8, mu_1)", (mu_1) => Math.max(0.8, mu_1));

export const valley = formula("5.3.4(4), Table 5.2", "0.8 + 0.8 * alpha / 30", (alpha) => 0.8 + (0.8 * alpha) / 30);
export const meanSlope = formula(
  "5.3.4(4), Figure 5.4",
  "(alpha_1 + alpha_2) / 2",
  (alpha_1, alpha_2) => (alpha_1 + alpha_2) / 2,
);

export const cylinder = formula("5.3.5(1)", "min(mu_3_max, 0.2 + 10 * h / b)", (mu_3_max, h, b) =>
  Math.min(mu_3_max, 0.2 + (10 * h) / b),
);
/** Tangent of a circular arc at its eaves, in degrees. */
export const eavesSlope = formula(
  "5.3.5(1), Figure 5.6",
  "2 * atan(2 * h / b) * 180 / pi",
  (h, b) => (2 * Math.atan((2 * h) / b) * 180) / Math.PI,
);
/** Width of a circular arc that is flatter than 60°. */
export const snowWidth = formula(
  "5.3.5(1), Figure 5.6",
  "2 * sin(pi / 3) * (b^2 / 4 + h^2) / (2 * h)",
  (b, h) => (2 * Math.sin(Math.PI / 3) * ((b * b) / 4 + h * h)) / (2 * h),
);

/** (5.1), (5.2), (5.3) */
export const onRoof = formula("5.2(3)", "mu * C_e * C_t * s_k", (mu, C_e, C_t, s_k) => mu * C_e * C_t * s_k);
export const withWater = formula(
  "5.2(6)",
  "mu * C_e * C_t * s_k + s_w",
  (mu, C_e, C_t, s_k, s_w) => mu * C_e * C_t * s_k + s_w,
);
export const ofAnnexB = formula("5.2(3)", "mu * s_k", (mu, s_k) => mu * s_k);
export const exceptional = formula("4.3(1)", "C_esl * s_k", (C_esl, s_k) => C_esl * s_k);
export const lineLoad = formula("5.2(3)", "s * a", (s, a) => s * a);
