import { formula } from "../formula.ts";

// Overlap joints: brace i overlaps brace j by lambda_ov percent. Tables 7.10 and 7.21 have the same, with an effective width of
// their own. k_c is pi/4 for circular braces, else 1.

export const overlapRatio = formula(
  "1.5(6)",
  "100 * q * sin(theta) / h_i",
  (q, theta, h_i) => (100 * q * Math.sin(theta)) / h_i,
  { theta: [0.5, 1.5707] },
);

const overlapOf = (table: "Table 7.10" | "Table 7.21") => ({
  bEov: formula(
    table,
    "min(b_i, 10 / (b_j / t_j) * f_yj * t_j / (f_yi * t_i) * b_i)",
    (b_i, b_j, t_j, f_yj, f_yi, t_i) => Math.min(b_i, (((10 / (b_j / t_j)) * f_yj * t_j) / (f_yi * t_i)) * b_i),
  ),
  overlap25: formula(
    table,
    "k_c * f_yi * t_i * max(0, b_eff + b_e_ov + 2 * h_i * lambda_ov / 50 - 4 * t_i) / gamma_M5 / 1000",
    (k_c, f_yi, t_i, b_eff, b_e_ov, h_i, lambda_ov, gamma_M5) =>
      (k_c * f_yi * t_i * Math.max(0, b_eff + b_e_ov + (2 * h_i * lambda_ov) / 50 - 4 * t_i)) / gamma_M5 / 1000,
  ),
  overlap50: formula(
    table,
    "k_c * f_yi * t_i * max(0, b_eff + b_e_ov + 2 * h_i - 4 * t_i) / gamma_M5 / 1000",
    (k_c, f_yi, t_i, b_eff, b_e_ov, h_i, gamma_M5) =>
      (k_c * f_yi * t_i * Math.max(0, b_eff + b_e_ov + 2 * h_i - 4 * t_i)) / gamma_M5 / 1000,
  ),
  overlap80: formula(
    table,
    "k_c * f_yi * t_i * max(0, b_i + b_e_ov + 2 * h_i - 4 * t_i) / gamma_M5 / 1000",
    (k_c, f_yi, t_i, b_i, b_e_ov, h_i, gamma_M5) =>
      (k_c * f_yi * t_i * Math.max(0, b_i + b_e_ov + 2 * h_i - 4 * t_i)) / gamma_M5 / 1000,
  ),
  /** The overlapped brace is used no further than the one on it. */
  overlapped: formula(
    table,
    "N_i_Rd * A_j * f_yj / (A_i * f_yi)",
    (N_i_Rd, A_j, f_yj, A_i, f_yi) => (N_i_Rd * A_j * f_yj) / (A_i * f_yi),
  ),
});

export type OverlapFormulas = ReturnType<typeof overlapOf>;
export const onRhs = overlapOf("Table 7.10");
export const onI = overlapOf("Table 7.21");
