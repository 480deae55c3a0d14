import { formula, requirement } from "./formula.ts";

// EN 1993-1-2 section 2 and 4.2: strength and stability of hot steel. kN, kNm, mm, MPa.

export const fireShare = formula(
  "2.4.2(3), (2.5)",
  "(1 + psi_fi * xi) / (gamma_G + gamma_Q * xi)",
  (psi_fi, xi, gamma_G, gamma_Q) => (1 + psi_fi * xi) / (gamma_G + gamma_Q * xi),
);
export const effectInFire = formula("2.4.2(2), (2.4)", "eta_fi * E_d", (eta_fi, E_d) => eta_fi * E_d);

/** 4.2.2(1): classes as cold, with 0.85 epsilon. */
export const epsilonInFire = formula("4.2.2(1), (4.2)", "0.85 * sqrt(235 / f_y)", (f_y) => 0.85 * Math.sqrt(235 / f_y));

export const tension = formula(
  "4.2.3.1(1), (4.3)",
  "k_y_theta * N_Rd * gamma_M0 / gamma_M_fi",
  (k_y_theta, N_Rd, gamma_M0, gamma_M_fi) => (k_y_theta * N_Rd * gamma_M0) / gamma_M_fi,
);
export const alpha = formula("4.2.3.2(2)", "0.65 * sqrt(235 / f_y)", (f_y) => 0.65 * Math.sqrt(235 / f_y));
export const slenderness = formula(
  "4.2.3.2(2), (4.7)",
  "lambda * sqrt(k_y_theta / k_E_theta)",
  (lambda, k_y_theta, k_E_theta) => lambda * Math.sqrt(k_y_theta / k_E_theta),
);
export const phi = formula(
  "4.2.3.2(2)",
  "0.5 * (1 + alpha * lambda_theta + lambda_theta^2)",
  (alpha, lambda_theta) => 0.5 * (1 + alpha * lambda_theta + lambda_theta ** 2),
);
export const chi = formula(
  "4.2.3.2(2), (4.6)",
  "1 / (phi_theta + sqrt(phi_theta^2 - lambda_theta^2))",
  (phi_theta, lambda_theta) => 1 / (phi_theta + Math.sqrt(phi_theta ** 2 - lambda_theta ** 2)),
  { phi_theta: [3, 5], lambda_theta: [0.1, 2] },
);
export const buckling = formula(
  "4.2.3.2(1), (4.5)",
  "chi_fi * A * k_y_theta * f_y / gamma_M_fi / 1000",
  (chi_fi, A, k_y_theta, f_y, gamma_M_fi) => (chi_fi * A * k_y_theta * f_y) / gamma_M_fi / 1000,
);
/** 4.2.3.3(1), (3): hot and cold parts by kappa, at most the cold resistance. */
export const bending = formula(
  "4.2.3.3(3), (4.10)",
  "min(M_Rd, k_y_theta * M_Rd * gamma_M0 / gamma_M_fi / (kappa_1 * kappa_2))",
  (M_Rd, k_y_theta, gamma_M0, gamma_M_fi, kappa_1, kappa_2) =>
    Math.min(M_Rd, (k_y_theta * M_Rd * gamma_M0) / gamma_M_fi / (kappa_1 * kappa_2)),
);
export const bendingAlone = formula(
  "4.2.3.3(1), (4.8)",
  "k_y_theta * M_Rd * gamma_M0 / gamma_M_fi",
  (k_y_theta, M_Rd, gamma_M0, gamma_M_fi) => (k_y_theta * M_Rd * gamma_M0) / gamma_M_fi,
);
export const lateralTorsional = formula(
  "4.2.3.3(4), (4.11)",
  "chi_LT_fi * W * k_y_theta * f_y / gamma_M_fi / 1e6",
  (chi_LT_fi, W, k_y_theta, f_y, gamma_M_fi) => (chi_LT_fi * W * k_y_theta * f_y) / gamma_M_fi / 1e6,
);
export const shear = formula(
  "4.2.3.3(6), (4.16)",
  "k_y_theta * V_Rd * gamma_M0 / gamma_M_fi",
  (k_y_theta, V_Rd, gamma_M0, gamma_M_fi) => (k_y_theta * V_Rd * gamma_M0) / gamma_M_fi,
);
/** Of a slender web, with the partial factor of the section. */
export const slenderShear = formula(
  "4.2.3.3(6)",
  "min(V_pl_Rd, V_b_Rd * gamma_M1 / gamma_M0)",
  (V_pl_Rd, V_b_Rd, gamma_M1, gamma_M0) => Math.min(V_pl_Rd, (V_b_Rd * gamma_M1) / gamma_M0),
);
/** 6.2.8 of EN 1993-1-1, both sides hot; the share of the web in the plastic moment. */
export const besideShear = formula(
  "4.2.3.3(1), EN 1993-1-1 6.2.8",
  "M_fi_Rd * max(0, 1 - (2 * V_fi_Ed / V_fi_Rd - 1)^2 * W_web / W)",
  (M_fi_Rd, V_fi_Ed, V_fi_Rd, W_web, W) => M_fi_Rd * Math.max(0, 1 - (((2 * V_fi_Ed) / V_fi_Rd - 1) ** 2 * W_web) / W),
);

/** 4.2.3.5: equivalent moment factors of Figure 4.2. */
export const betaOfEnds = formula("Figure 4.2", "1.8 - 0.7 * psi", (psi) => 1.8 - 0.7 * psi);
export const betaOfLoads = formula(
  "Figure 4.2",
  "beta_psi + M_Q / Delta_M * (beta_Q - beta_psi)",
  (beta_psi, M_Q, Delta_M, beta_Q) => beta_psi + (M_Q / Delta_M) * (beta_Q - beta_psi),
);
export const muLT = formula(
  "4.2.3.5(1)",
  "min(0.9, 0.15 * lambda_z_theta * beta_M_LT - 0.15)",
  (lambda_z_theta, beta_M_LT) => Math.min(0.9, 0.15 * lambda_z_theta * beta_M_LT - 0.15),
);
/** lambda_y cold at most 1.1. */
export const muY = formula(
  "4.2.3.5(1)",
  "min(0.8, (2 * beta_M_y - 5) * lambda_y_theta + 0.44 * beta_M_y + 0.29)",
  (beta_M_y, lambda_y_theta) => Math.min(0.8, (2 * beta_M_y - 5) * lambda_y_theta + 0.44 * beta_M_y + 0.29),
);
export const muZ = formula(
  "4.2.3.5(1)",
  "min(0.8, (1.2 * beta_M_z - 3) * lambda_z_theta + 0.71 * beta_M_z - 0.29)",
  (beta_M_z, lambda_z_theta) => Math.min(0.8, (1.2 * beta_M_z - 3) * lambda_z_theta + 0.71 * beta_M_z - 0.29),
);
export const factorLT = formula(
  "4.2.3.5(1)",
  "min(1, 1 - mu_LT * N_fi_Ed / N_b_z_fi_Rd)",
  (mu_LT, N_fi_Ed, N_b_z_fi_Rd) => Math.min(1, 1 - (mu_LT * N_fi_Ed) / N_b_z_fi_Rd),
);
export const factor = formula("4.2.3.5(1)", "min(3, 1 - mu * N_fi_Ed / N_b_fi_Rd)", (mu, N_fi_Ed, N_b_fi_Rd) =>
  Math.min(3, 1 - (mu * N_fi_Ed) / N_b_fi_Rd),
);
export const together = formula(
  "4.2.3.5(1), (4.21)",
  "N_fi_Ed / N_b_fi_Rd + k_y * M_y_fi_Ed / M_y_fi_Rd + k_z * M_z_fi_Ed / M_z_fi_Rd",
  (N_fi_Ed, N_b_fi_Rd, k_y, M_y_fi_Ed, M_y_fi_Rd, k_z, M_z_fi_Ed, M_z_fi_Rd) =>
    N_fi_Ed / N_b_fi_Rd + (k_y * M_y_fi_Ed) / M_y_fi_Rd + (k_z * M_z_fi_Ed) / M_z_fi_Rd,
);
export const sumInSection = formula(
  "4.2.1(1), EN 1993-1-1 6.2.1(7)",
  "N_fi_Ed / N_fi_Rd + M_y_fi_Ed / M_y_fi_Rd + M_z_fi_Ed / M_z_fi_Rd",
  (N_fi_Ed, N_fi_Rd, M_y_fi_Ed, M_y_fi_Rd, M_z_fi_Ed, M_z_fi_Rd) =>
    N_fi_Ed / N_fi_Rd + M_y_fi_Ed / M_y_fi_Rd + M_z_fi_Ed / M_z_fi_Rd,
);

/** 4.2.4(2): of members without instability and limits of deformation; mu_0 at least 0.013. */
export const criticalTemperature = formula(
  "4.2.4(2), (4.22)",
  "39.19 * log(1 / (0.9674 * mu_0^3.833) - 1) + 482",
  (mu_0) => 39.19 * Math.log(1 / (0.9674 * mu_0 ** 3.833) - 1) + 482,
  { mu_0: [0.1, 0.9] },
);

export const temperature = requirement(
  "fire-temperature",
  "4.2.4(1)",
  "theta_a <= theta_cr",
  "temperature of the steel in fire",
);
export const fireTension = requirement("fire-tension", "4.2.3.1(1)", "N_fi_Ed / N_fi_t_Rd <= 1", "tension in fire");
export const fireBuckling = requirement("fire-buckling", "4.2.3.2(1)", "N_fi_Ed / N_b_fi_Rd <= 1", "buckling in fire");
export const fireBending = requirement("fire-bending", "4.2.3.3(1)", "M_fi_Ed / M_fi_Rd <= 1", "bending in fire");
export const fireLateral = requirement(
  "fire-lateral-torsional-buckling",
  "4.2.3.3(4)",
  "M_fi_Ed / M_b_fi_Rd <= 1",
  "lateral-torsional buckling in fire",
);
export const fireShear = requirement("fire-shear", "4.2.3.3(6)", "V_fi_Ed / V_fi_Rd <= 1", "shear in fire");
export const fireInteraction = requirement(
  "fire-interaction",
  "4.2.3.5(1)",
  "N_fi_Ed / N_b_fi_Rd + k_y * M_y_fi_Ed / M_y_fi_Rd + k_z * M_z_fi_Ed / M_z_fi_Rd <= 1",
  "bending with axial force in fire",
);
