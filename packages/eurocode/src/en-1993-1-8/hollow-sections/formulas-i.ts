import { formula } from "../formula.ts";

// Table 7.21: hollow section braces on chords of I- and H-sections. k_c is pi/4 for circular braces, else 1. Forces in kN, theta
// in radians.
// unconfirmed: from general knowledge of the standard; no second publication with these formulas was found to read.

const angle = { theta: [0.5, 1.5707] } as const;

/** Length of the web that a brace reaches through the flange. */
export const webWidth = formula(
  "Table 7.21",
  "min(h_i / sin(theta) + 5 * (t_f + r), 2 * t_i + 10 * (t_f + r))",
  (h_i, theta, t_f, r, t_i) => Math.min(h_i / Math.sin(theta) + 5 * (t_f + r), 2 * t_i + 10 * (t_f + r)),
  angle,
);
export const webYield = formula(
  "Table 7.21",
  "f_y0 * t_w * b_w / sin(theta) / gamma_M5 / 1000",
  (f_y0, t_w, b_w, theta, gamma_M5) => (f_y0 * t_w * b_w) / Math.sin(theta) / gamma_M5 / 1000,
  angle,
);
/** What of a wall across the chord works; p_max is of the brace. */
export const pEff = formula(
  "Table 7.21",
  "min(p_max, t_w + 2 * r + 7 * t_f * f_y0 / f_yi)",
  (p_max, t_w, r, t_f, f_y0, f_yi) => Math.min(p_max, t_w + 2 * r + (7 * t_f * f_y0) / f_yi),
);
export const pEffMost = formula("Table 7.21", "b_i + h_i - 2 * t_i", (b_i, h_i, t_i) => b_i + h_i - 2 * t_i);
export const braceYield = formula(
  "Table 7.21",
  "k_c * 2 * f_yi * t_i * p_eff / gamma_M5 / 1000",
  (k_c, f_yi, t_i, p_eff, gamma_M5) => (k_c * 2 * f_yi * t_i * p_eff) / gamma_M5 / 1000,
);
export const alphaOfGapI = formula("Table 7.21", "sqrt(1 / (1 + 4 * g^2 / (3 * t_f^2)))", (g, t_f) =>
  Math.sqrt(1 / (1 + (4 * g ** 2) / (3 * t_f ** 2))),
);
export const shearAreaI = formula(
  "Table 7.21",
  "A_0 - (2 - alpha) * b_0 * t_f + (t_w + 2 * r) * t_f",
  (A_0, alpha, b_0, t_f, t_w, r) => A_0 - (2 - alpha) * b_0 * t_f + (t_w + 2 * r) * t_f,
);
