import { formula } from "../formula.ts";

// Tables 7.2 to 7.6: joints with CHS chords. Forces in kN, moments in kNm, theta in radians.

const angle = { theta: [0.5, 1.5707] } as const;
const angle1 = { theta_1: [0.5, 1.5707] } as const;
const angles = { ...angle1, theta_i: [0.5, 1.5707] } as const;

export const chordStress = formula(
  "7.2.1(2)",
  "N_0_Ed * 1000 / A_0 + M_0_Ed * 1e6 / W_0",
  (N_0_Ed, A_0, M_0_Ed, W_0) => (N_0_Ed * 1000) / A_0 + (M_0_Ed * 1e6) / W_0,
);
export const stressRatio = formula(
  "1.5(6)",
  "sigma_0_Ed / f_y0 / gamma_M5",
  (sigma_0_Ed, f_y0, gamma_M5) => sigma_0_Ed / f_y0 / gamma_M5,
);

/** Never below zero: a chord at such a stress has nothing left for the joint. */
export const kp = formula("Table 7.2", "max(0, 1 - 0.3 * n_p * (1 + n_p))", (n_p) =>
  Math.max(0, 1 - 0.3 * n_p * (1 + n_p)),
);
export const kg = formula(
  "Table 7.2",
  "gamma^0.2 * (1 + 0.024 * gamma^1.2 / (1 + exp(0.5 * g / t_0 - 1.33)))",
  (gamma, g, t_0) => gamma ** 0.2 * (1 + (0.024 * gamma ** 1.2) / (1 + Math.exp((0.5 * g) / t_0 - 1.33))),
);

export const faceT = formula(
  "Table 7.2",
  "gamma^0.2 * k_p * f_y0 * t_0^2 / sin(theta) * (2.8 + 14.2 * beta^2) / gamma_M5 / 1000",
  (gamma, k_p, f_y0, t_0, theta, beta, gamma_M5) =>
    (((gamma ** 0.2 * k_p * f_y0 * t_0 ** 2) / Math.sin(theta)) * (2.8 + 14.2 * beta ** 2)) / gamma_M5 / 1000,
  angle,
);
export const faceX = formula(
  "Table 7.2",
  "k_p * f_y0 * t_0^2 / sin(theta) * 5.2 / (1 - 0.81 * beta) / gamma_M5 / 1000",
  (k_p, f_y0, t_0, theta, beta, gamma_M5) =>
    (((k_p * f_y0 * t_0 ** 2) / Math.sin(theta)) * 5.2) / (1 - 0.81 * beta) / gamma_M5 / 1000,
  { ...angle, beta: [0.2, 1] },
);
/** N_1,Rd of the brace in compression; d_1 over d_0 is that of a KT joint's mean. */
export const faceK = formula(
  "Table 7.2",
  "k_g * k_p * f_y0 * t_0^2 / sin(theta_1) * (1.8 + 10.2 * beta_1) / gamma_M5 / 1000",
  (k_g, k_p, f_y0, t_0, theta_1, beta_1, gamma_M5) =>
    (((k_g * k_p * f_y0 * t_0 ** 2) / Math.sin(theta_1)) * (1.8 + 10.2 * beta_1)) / gamma_M5 / 1000,
  angle1,
);
/** The other braces pull or press with the same force across the chord. */
export const acrossChord = formula(
  "Table 7.2",
  "N_1_Rd * sin(theta_1) / sin(theta_i)",
  (N_1_Rd, theta_1, theta_i) => (N_1_Rd * Math.sin(theta_1)) / Math.sin(theta_i),
  angles,
);

export const punching = formula(
  "Table 7.2",
  "f_y0 / sqrt(3) * t_0 * pi * d_i * (1 + sin(theta)) / (2 * sin(theta)^2) / gamma_M5 / 1000",
  (f_y0, t_0, d_i, theta, gamma_M5) =>
    ((f_y0 / Math.sqrt(3)) * t_0 * Math.PI * d_i * (1 + Math.sin(theta))) /
    (2 * Math.sin(theta) ** 2) /
    gamma_M5 /
    1000,
  angle,
);

export const momentIp = formula(
  "Table 7.5",
  "4.85 * f_y0 * t_0^2 * d_1 / sin(theta) * sqrt(gamma) * beta * k_p / gamma_M5 / 1e6",
  (f_y0, t_0, d_1, theta, gamma, beta, k_p, gamma_M5) =>
    (((4.85 * f_y0 * t_0 ** 2 * d_1) / Math.sin(theta)) * Math.sqrt(gamma) * beta * k_p) / gamma_M5 / 1e6,
  angle,
);
export const momentOp = formula(
  "Table 7.5",
  "f_y0 * t_0^2 * d_1 / sin(theta) * 2.7 / (1 - 0.81 * beta) * k_p / gamma_M5 / 1e6",
  (f_y0, t_0, d_1, theta, beta, k_p, gamma_M5) =>
    (((((f_y0 * t_0 ** 2 * d_1) / Math.sin(theta)) * 2.7) / (1 - 0.81 * beta)) * k_p) / gamma_M5 / 1e6,
  { ...angle, beta: [0.2, 1] },
);
export const punchingIp = formula(
  "Table 7.5",
  "f_y0 * t_0 * d_1^2 / sqrt(3) * (1 + 3 * sin(theta)) / (4 * sin(theta)^2) / gamma_M5 / 1e6",
  (f_y0, t_0, d_1, theta, gamma_M5) =>
    (((f_y0 * t_0 * d_1 ** 2) / Math.sqrt(3)) * (1 + 3 * Math.sin(theta))) /
    (4 * Math.sin(theta) ** 2) /
    gamma_M5 /
    1e6,
  angle,
);
export const punchingOp = formula(
  "Table 7.5",
  "f_y0 * t_0 * d_1^2 / sqrt(3) * (3 + sin(theta)) / (4 * sin(theta)^2) / gamma_M5 / 1e6",
  (f_y0, t_0, d_1, theta, gamma_M5) =>
    (((f_y0 * t_0 * d_1 ** 2) / Math.sqrt(3)) * (3 + Math.sin(theta))) / (4 * Math.sin(theta) ** 2) / gamma_M5 / 1e6,
  angle,
);

// Table 7.3: plates

export const transverseT = formula(
  "Table 7.3",
  "k_p * f_y0 * t_0^2 * (4 + 20 * beta^2) / gamma_M5 / 1000",
  (k_p, f_y0, t_0, beta, gamma_M5) => (k_p * f_y0 * t_0 ** 2 * (4 + 20 * beta ** 2)) / gamma_M5 / 1000,
);
export const transverseX = formula(
  "Table 7.3",
  "5 * k_p * f_y0 * t_0^2 / (1 - 0.81 * beta) / gamma_M5 / 1000",
  (k_p, f_y0, t_0, beta, gamma_M5) => (5 * k_p * f_y0 * t_0 ** 2) / (1 - 0.81 * beta) / gamma_M5 / 1000,
  { beta: [0.2, 1] },
);
export const longitudinal = formula(
  "Table 7.3",
  "5 * k_p * f_y0 * t_0^2 * (1 + 0.25 * eta) / gamma_M5 / 1000",
  (k_p, f_y0, t_0, eta, gamma_M5) => (5 * k_p * f_y0 * t_0 ** 2 * (1 + 0.25 * eta)) / gamma_M5 / 1000,
);
export const plateMomentOp = formula("Table 7.3", "0.5 * b_1 * N_Rd / 1000", (b_1, N_Rd) => (0.5 * b_1 * N_Rd) / 1000);
export const plateMomentIp = formula("Table 7.3", "h_1 * N_Rd / 1000", (h_1, N_Rd) => (h_1 * N_Rd) / 1000);
export const plateStress = formula(
  "Table 7.3",
  "(N_Ed * 1000 / (b_1 * t_1) + M_Ed * 1e6 / (t_1 * b_1^2 / 6)) * t_1",
  (N_Ed, b_1, t_1, M_Ed) => ((N_Ed * 1000) / (b_1 * t_1) + (M_Ed * 1e6) / ((t_1 * b_1 ** 2) / 6)) * t_1,
);
export const plateStressLimit = formula(
  "Table 7.3",
  "2 * t_0 * f_y0 / sqrt(3) / gamma_M5",
  (t_0, f_y0, gamma_M5) => (2 * t_0 * f_y0) / Math.sqrt(3) / gamma_M5,
);
