import { formula } from "../formula.ts";

// DIN EN 1995-1-1/NA, NCI NA.8.2.4 and NA.8.2.5: two hinges without a factor, where the members are as thick as these ask; the
// resistance falls with the thickness below that. Confirmed by the dowel tables of Schneider, Bautabellen.

const clause = (number: string) => `NCI ${number}`;

/** (NA.109) */
export const resistance = formula(
  clause("NA.8.2.4(1)"),
  "sqrt(2 * beta / (1 + beta)) * sqrt(2 * M_y_Rk * f_h_1_k * d) / 1000",
  (beta, M_y_Rk, f_h_1_k, d) => (Math.sqrt((2 * beta) / (1 + beta)) * Math.sqrt(2 * M_y_Rk * f_h_1_k * d)) / 1000,
);

/** (NA.110) */
export const sideThickness = formula(
  clause("NA.8.2.4(2)"),
  "1.15 * (2 * sqrt(beta / (1 + beta)) + 2) * sqrt(M_y_Rk / (f_h_1_k * d))",
  (beta, M_y_Rk, f_h_1_k, d) => 1.15 * (2 * Math.sqrt(beta / (1 + beta)) + 2) * Math.sqrt(M_y_Rk / (f_h_1_k * d)),
);

/** (NA.111): the second member of one plane */
export const secondThickness = formula(
  clause("NA.8.2.4(2)"),
  "1.15 * (2 / sqrt(1 + beta) + 2) * sqrt(M_y_Rk / (f_h_2_k * d))",
  (beta, M_y_Rk, f_h_2_k, d) => 1.15 * (2 / Math.sqrt(1 + beta) + 2) * Math.sqrt(M_y_Rk / (f_h_2_k * d)),
);

/** (NA.112): a middle member */
export const middleThickness = formula(
  clause("NA.8.2.4(2)"),
  "1.15 * (4 / sqrt(1 + beta)) * sqrt(M_y_Rk / (f_h_2_k * d))",
  (beta, M_y_Rk, f_h_2_k, d) => 1.15 * (4 / Math.sqrt(1 + beta)) * Math.sqrt(M_y_Rk / (f_h_2_k * d)),
);

/** (NA.115): plates in the middle, and thick plates outside */
export const atThick = formula(
  clause("NA.8.2.5(1)"),
  "sqrt(2) * sqrt(2 * M_y_Rk * f_h_k * d) / 1000",
  (M_y_Rk, f_h_k, d) => (Math.SQRT2 * Math.sqrt(2 * M_y_Rk * f_h_k * d)) / 1000,
);
/** (NA.116) */
export const thicknessAtThick = formula(
  clause("NA.8.2.5(1)"),
  "1.15 * 4 * sqrt(M_y_Rk / (f_h_k * d))",
  (M_y_Rk, f_h_k, d) => 1.15 * 4 * Math.sqrt(M_y_Rk / (f_h_k * d)),
);
/** (NA.117): thin plates outside */
export const atThin = formula(
  clause("NA.8.2.5(2)"),
  "sqrt(2 * M_y_Rk * f_h_k * d) / 1000",
  (M_y_Rk, f_h_k, d) => Math.sqrt(2 * M_y_Rk * f_h_k * d) / 1000,
);
/** (NA.118): middle members between thin plates */
export const middleAtThin = formula(
  clause("NA.8.2.5(2)"),
  "1.15 * 2 * sqrt(2) * sqrt(M_y_Rk / (f_h_k * d))",
  (M_y_Rk, f_h_k, d) => 1.15 * 2 * Math.SQRT2 * Math.sqrt(M_y_Rk / (f_h_k * d)),
);
/** (NA.119): the wood of one plane with a thin plate */
export const thicknessAtThin = formula(
  clause("NA.8.2.5(2)"),
  "1.15 * (2 + sqrt(2)) * sqrt(M_y_Rk / (f_h_k * d))",
  (M_y_Rk, f_h_k, d) => 1.15 * (2 + Math.SQRT2) * Math.sqrt(M_y_Rk / (f_h_k * d)),
);

/** NA.8.2.4(3): with the lesser share of what is asked for */
export const reduced = formula(
  clause("NA.8.2.4(3)"),
  "min(1, t_1 / t_1_req, t_2 / t_2_req) * F_v_Rk",
  (t_1, t_1_req, t_2, t_2_req, F_v_Rk) => Math.min(1, t_1 / t_1_req, t_2 / t_2_req) * F_v_Rk,
);
