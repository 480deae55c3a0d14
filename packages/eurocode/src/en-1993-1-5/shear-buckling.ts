import { ofForm } from "../basis/verification.ts";
import { formula, requirement } from "./formula.ts";

// EN 1993-1-5 clause 5: resistance to shear, contribution of the web.

/** 5.1(2): a plate without stiffeners between the supports, or with them, must be checked beyond this h_w/t. */
export const limitUnstiffened = formula("5.1(2)", "72 * epsilon / eta", (epsilon, eta) => (72 * epsilon) / eta);
export const limitStiffened = formula(
  "5.1(2)",
  "31 * epsilon * sqrt(k_tau) / eta",
  (epsilon, k_tau, eta) => (31 * epsilon * Math.sqrt(k_tau)) / eta,
);

/** Annex A.3(1): panels longer than high, and shorter. */
export const kTauLong = formula("A.3(1)", "5.34 + 4 * (h_w / a)^2", (h_w, a) => 5.34 + 4 * (h_w / a) ** 2);
export const kTauShort = formula("A.3(1)", "4 + 5.34 * (h_w / a)^2", (h_w, a) => 4 + 5.34 * (h_w / a) ** 2);

export const lambdaUnstiffened = formula(
  "5.3(3), (5.5)",
  "h_w / (86.4 * t * epsilon)",
  (h_w, t, epsilon) => h_w / (86.4 * t * epsilon),
);
export const lambdaStiffened = formula(
  "5.3(3), (5.6)",
  "h_w / (37.4 * t * epsilon * sqrt(k_tau))",
  (h_w, t, epsilon, k_tau) => h_w / (37.4 * t * epsilon * Math.sqrt(k_tau)),
);

/** Table 5.1, non-rigid end posts; stocky and slender. */
export const chiNonRigid = formula("Table 5.1", "min(eta, 0.83 / lambda_w)", (eta, lambda_w) =>
  Math.min(eta, 0.83 / lambda_w),
);
/** Rigid end posts beyond lambda_w = 1.08. */
export const chiRigid = formula("Table 5.1", "1.37 / (0.7 + lambda_w)", (lambda_w) => 1.37 / (0.7 + lambda_w));

/** n webs, (5.2), bounded by (5.1). */
export const webResistance = formula(
  "5.2(1), (5.2)",
  "n * chi_w * f_yw * h_w * t / (sqrt(3) * gamma_M1) / 1000",
  (n, chi_w, f_yw, h_w, t, gamma_M1) => (n * chi_w * f_yw * h_w * t) / (Math.sqrt(3) * gamma_M1) / 1000,
);

/** 5.4(1), 6.5(1): the flange counts up to 15 epsilon t_f on each side of the web. */
export const flangeWidth = formula("5.4(1), 6.5(1)", "min(b, 30 * epsilon * t_f)", (b, epsilon, t_f) =>
  Math.min(b, 30 * epsilon * t_f),
);
/** 5.4(1): hinges of the flanges in the panel, c apart, where their moment is not all used. */
export const distanceOfHinges = formula(
  "5.4(1), (5.8)",
  "a * (0.25 + 1.6 * b_f * t_f^2 * f_yf / (t * h_w^2 * f_yw))",
  (a, b_f, t_f, f_yf, t, h_w, f_yw) => a * (0.25 + (1.6 * b_f * t_f ** 2 * f_yf) / (t * h_w ** 2 * f_yw)),
);
export const shearOfFlanges = formula(
  "5.4(1), (5.8)",
  "b_f * t_f^2 * f_yf / (c * gamma_M1) * max(0, 1 - (M_Ed / M_f_Rd)^2) / 1000",
  (b_f, t_f, f_yf, c, gamma_M1, M_Ed, M_f_Rd) =>
    (((b_f * t_f ** 2 * f_yf) / (c * gamma_M1)) * Math.max(0, 1 - (M_Ed / M_f_Rd) ** 2)) / 1000,
);
/** (5.1) */
export const webAndFlanges = formula(
  "5.2(1), (5.1)",
  "min(V_bw_Rd + V_bf_Rd, eta * f_yw * h_w * t / (sqrt(3) * gamma_M1) / 1000)",
  (V_bw_Rd, V_bf_Rd, eta, f_yw, h_w, t, gamma_M1) =>
    Math.min(V_bw_Rd + V_bf_Rd, (eta * f_yw * h_w * t) / (Math.sqrt(3) * gamma_M1) / 1000),
);

/** Plastic moment of the flanges alone. */
export const flangeMoment = formula(
  "5.4(1)",
  "b_f * t_f * (h - t_f) * f_y / gamma_M0 / 1e6",
  (b_f, t_f, h, f_y, gamma_M0) => (b_f * t_f * (h - t_f) * f_y) / gamma_M0 / 1e6,
);
export const flangeMomentWithN = formula(
  "5.4(2)",
  "M_f_0 * max(0, 1 - N_Ed * 1000 * gamma_M0 / (2 * b_f * t_f * f_y))",
  (M_f_0, N_Ed, gamma_M0, b_f, t_f, f_y) => M_f_0 * Math.max(0, 1 - (N_Ed * 1000 * gamma_M0) / (2 * b_f * t_f * f_y)),
);

/** (7.1) */
export const momentAndShear = formula(
  "7.1(1)",
  "M_Ed / M_pl_Rd + (1 - M_f_Rd / M_pl_Rd) * (2 * V_Ed / V_bw_Rd - 1)^2",
  (M_Ed, M_pl_Rd, M_f_Rd, V_Ed, V_bw_Rd) => M_Ed / M_pl_Rd + (1 - M_f_Rd / M_pl_Rd) * ((2 * V_Ed) / V_bw_Rd - 1) ** 2,
);

export const shearBuckling = requirement("shear-buckling", "5.5(1)", "V_Ed / V_b_Rd <= 1");
export const bendingWithShearBuckling = requirement(
  "bending-shear-buckling",
  "7.1(1)",
  "M_Ed / M_pl_Rd + (1 - M_f_Rd / M_pl_Rd) * (2 * V_Ed / V_bw_Rd - 1)^2 <= 1",
  "bending with shear buckling",
);

// Side b of a box under V_y, and the moment about z that comes with it.
export const shearBucklingY = requirement("shear-buckling-y", "5.5(1)", "V_y_Ed / V_b_y_Rd <= 1");
export const bendingWithShearBucklingZ = requirement(
  "bending-shear-buckling-z",
  "7.1(1)",
  "M_z_Ed / M_pl_Rd + (1 - M_f_Rd / M_pl_Rd) * (2 * V_y_Ed / V_bw_Rd - 1)^2 <= 1",
  "bending about z with shear buckling",
);

/** 5.5(1): V_Ed includes the shear that comes from torque; T over twice the enclosed area flows around a box. */
export const shearOfTorque = formula(
  "5.5(1)",
  "V_Ed + 1000 * T_Ed * h_w / ((b - t_w) * (h - t_f))",
  (V_Ed, T_Ed, h_w, b, t_w, h, t_f) => V_Ed + (1000 * T_Ed * h_w) / ((b - t_w) * (h - t_f)),
  { b: [20, 30], h: [20, 30] },
);
/** Open sections: as the plastic resistance falls beside torsion, 6.2.7(9) of EN 1993-1-1. */
export const webBesideTorsion = formula(
  "5.5(1)",
  "V_b_Rd * V_pl_T_Rd / V_pl_Rd",
  (V_b_Rd, V_pl_T_Rd, V_pl_Rd) => V_b_Rd * (V_pl_T_Rd / V_pl_Rd),
);

/** 8(1): k is 0.4 where the plastic moment counts, 0.55 where the elastic does; rotation of hinges is not relied on. */
export const limitFlangeInduced = formula(
  "8(1), (8.1)",
  "k * E / f_yf * sqrt(A_w / A_fc)",
  (k, E, f_yf, A_w, A_fc) => ((k * E) / f_yf) * Math.sqrt(A_w / A_fc),
);
const h_over_t = "h_w / t_w <= k * E / f_yf * sqrt(A_w / A_fc)";
export const flangeInduced = ofForm(requirement("flange-induced-buckling", "8(1)", h_over_t));
export const flangeInducedY = ofForm(requirement("flange-induced-buckling-y", "8(1)", h_over_t));
