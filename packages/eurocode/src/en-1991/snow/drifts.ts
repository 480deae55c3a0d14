import { formulaOfSnow as formula } from "../formula.ts";

// 5.3.6, 6.2, 6.3 and Annex B.

export const windDrift = formula("5.3.6(1)", "(b_1 + b_2) / (2 * h)", (b_1, b_2, h) => (b_1 + b_2) / (2 * h));
export const mostDrift = formula("5.3.6(1)", "gamma * h / s_k", (gamma, h, s_k) => (gamma * h) / s_k);
export const limitedDrift = formula(
  "5.3.6(1)",
  "min(mu_most, max(mu_least, min(mu_w_raw, mu_w_limit)))",
  (mu_most, mu_least, mu_w_raw, mu_w_limit) => Math.min(mu_most, Math.max(mu_least, Math.min(mu_w_raw, mu_w_limit))),
);
/** Where the annex limits mu_w and mu_s together. */
export const driftBesideSlide = formula(
  "5.3.6(1)",
  "min(mu_most - mu_s, max(mu_least - mu_s, min(mu_w_raw, mu_w_limit - mu_s)))",
  (mu_most, mu_s, mu_least, mu_w_raw, mu_w_limit) =>
    Math.min(mu_most - mu_s, Math.max(mu_least - mu_s, Math.min(mu_w_raw, mu_w_limit - mu_s))),
);
/** Half of the snow on the slope above slides down and lies as a triangle along l_s. */
export const slide = formula(
  "5.3.6(1)",
  "2 * 0.5 * mu_upper * b_s / l_s",
  (mu_upper, b_s, l_s) => (2 * 0.5 * mu_upper * b_s) / l_s,
);
export const atStep = formula("5.3.6(1)", "mu_s + mu_w", (mu_s, mu_w) => mu_s + mu_w);
export const driftLength = formula("5.3.6(1)", "min(15, max(5, 2 * h))", (h) => Math.min(15, Math.max(5, 2 * h)));
/** A lower roof that ends within the drift. */
export const atEnd = formula(
  "5.3.6(2)",
  "mu_1 + (mu_2 - mu_1) * (1 - b_2 / l_s)",
  (mu_1, mu_2, b_2, l_s) => mu_1 + (mu_2 - mu_1) * (1 - b_2 / l_s),
);

export const atObstruction = formula("6.2(2)", "min(2, max(0.8, gamma * h / s_k))", (gamma, h, s_k) =>
  Math.min(2, Math.max(0.8, (gamma * h) / s_k)),
);
export const obstructionLength = formula("6.2(2)", "min(15, max(5, 2 * h))", (h) => Math.min(15, Math.max(5, 2 * h)));

export const overhangFactor = formula("6.3(2)", "min(3 / d, d * gamma)", (d, gamma) => Math.min(3 / d, d * gamma));
export const overhang = formula("6.3(2)", "k * s^2 / gamma", (k, s, gamma) => (k * s * s) / gamma);

export const valleyDrift = formula(
  "B2(2), Figure B1",
  "min(2 * h / s_k, 2 * b_3 / (b_1 + b_2), 5)",
  (h, s_k, b_3, b_1, b_2) => Math.min((2 * h) / s_k, (2 * b_3) / (b_1 + b_2), 5),
);
/** Against a taller building; b_lower and b_taller are b_1 and b_2 of Figure B2. */
export const abuttingLength = formula("B3(2), Figure B2", "min(5 * h, b_lower, 15)", (h, b_lower) =>
  Math.min(5 * h, b_lower, 15),
);
export const abuttingDrift = formula(
  "B3, Figure B2",
  "min(2 * h / s_k, 2 * max(b_lower, b_taller) / l_s, 8)",
  (h, s_k, b_lower, b_taller, l_s) => Math.min((2 * h) / s_k, (2 * Math.max(b_lower, b_taller)) / l_s, 8),
);
/** What slopes of the lower roof leave of mu_3, at its top and at its eaves. */
export const atTop = formula(
  "B3, Table B1",
  "mu_3 * min(1, max(0, (30 - alpha) / 15))",
  (mu_3, alpha) => mu_3 * Math.min(1, Math.max(0, (30 - alpha) / 15)),
  { alpha: [0, 90] },
);
export const atEaves = formula(
  "B3, Table B1",
  "mu_3 * min(1, max(0, (60 - alpha) / 30))",
  (mu_3, alpha) => mu_3 * Math.min(1, Math.max(0, (60 - alpha) / 30)),
  { alpha: [0, 90] },
);
export const parapetLength = formula("B4(2)", "min(5 * h, b_1, 15)", (h, b_1) => Math.min(5 * h, b_1, 15));
export const parapetDrift = formula("B4(2)", "min(2 * h / s_k, 2 * b / l_s, 8)", (h, s_k, b, l_s) =>
  Math.min((2 * h) / s_k, (2 * b) / l_s, 8),
);
export const obstructionDrift = formula("B4(1), Figure B3", "min(2 * h / s_k, 5)", (h, s_k) =>
  Math.min((2 * h) / s_k, 5),
);
export const exceptionalLength = formula("B4(1), Figure B3", "min(5 * h, b_1)", (h, b_1) => Math.min(5 * h, b_1));
export const freeLength = formula("B4(1), Figure B3", "5 * h", (h) => 5 * h);
