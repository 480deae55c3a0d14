import { chi, Phi } from "../../en-1993-1-1/flexural-buckling.ts";
import { formula } from "../formula.ts";

// Tables 7.10 to 7.14: joints with RHS and SHS chords. k_c is pi/4 for circular braces, else 1. Forces in kN, moments in
// kNm, theta in radians.

const angle = { theta: [0.5, 1.5707] } as const;
const narrow = { beta: [0.2, 0.85] } as const;

/** Never below zero: a chord at such a stress has nothing left for the joint. */
export const kn = formula("Table 7.10", "max(0, min(1, 1.3 - 0.4 * n / beta))", (n, beta) =>
  Math.max(0, Math.min(1, 1.3 - (0.4 * n) / beta)),
);
export const km = formula("Table 7.13", "max(0, min(1, 1.3 * (1 - n)))", (n) =>
  Math.max(0, Math.min(1, 1.3 * (1 - n))),
);

/** Table 7.11; Table 7.10 is the same with h_1 = b_1. */
export const faceT = formula(
  "Table 7.11",
  "k_c * k_n * f_y0 * t_0^2 / ((1 - beta) * sin(theta)) * (2 * eta / sin(theta) + 4 * sqrt(1 - beta)) / gamma_M5 / 1000",
  (k_c, k_n, f_y0, t_0, beta, theta, eta, gamma_M5) =>
    (((k_c * k_n * f_y0 * t_0 ** 2) / ((1 - beta) * Math.sin(theta))) *
      ((2 * eta) / Math.sin(theta) + 4 * Math.sqrt(1 - beta))) /
    gamma_M5 /
    1000,
  { ...angle, ...narrow },
);

/** widths: (b_1 + b_2 + h_1 + h_2)/(4 b_0), of KT joints with the third brace, of square members (b_1 + b_2)/(2 b_0) */
export const faceK = formula(
  "Table 7.12",
  "k_c * 8.9 * k_n * f_y0 * t_0^2 * sqrt(gamma) / sin(theta) * beta / gamma_M5 / 1000",
  (k_c, k_n, f_y0, t_0, gamma, theta, beta, gamma_M5) =>
    (((k_c * 8.9 * k_n * f_y0 * t_0 ** 2 * Math.sqrt(gamma)) / Math.sin(theta)) * beta) / gamma_M5 / 1000,
  angle,
);

export const alphaOfGap = formula("Table 7.12", "sqrt(1 / (1 + 4 * g^2 / (3 * t_0^2)))", (g, t_0) =>
  Math.sqrt(1 / (1 + (4 * g ** 2) / (3 * t_0 ** 2))),
);
export const shearArea = formula(
  "Table 7.12",
  "(2 * h_0 + alpha * b_0) * t_0",
  (h_0, alpha, b_0, t_0) => (2 * h_0 + alpha * b_0) * t_0,
);
export const wallSlenderness = formula(
  "Table 7.11",
  "3.46 * (h_0 / t_0 - 2) * sqrt(1 / sin(theta)) / (pi * sqrt(E / f_y0))",
  (h_0, t_0, theta, E, f_y0) =>
    (3.46 * (h_0 / t_0 - 2) * Math.sqrt(1 / Math.sin(theta))) / (Math.PI * Math.sqrt(E / f_y0)),
  { ...angle, h_0: [30, 40] },
);
export const wallReduction = formula(
  "Table 7.11",
  "min(1, 1 / (0.5 * (1 + alpha * (lambda - 0.2) + lambda^2) + sqrt(max(0, (0.5 * (1 + alpha * (lambda - 0.2) + lambda^2))^2 - lambda^2))))",
  (alpha, lambda) => chi(Phi(alpha, lambda), lambda),
  { alpha: [0.21, 0.49], lambda: [0.2, 3] },
);
/** X joints: the wall in compression counts with less. */
export const wallYieldX = formula("Table 7.14", "0.8 * f_y0", (f_y0) => 0.8 * f_y0);
export const wallStressT = formula("Table 7.11", "chi * f_y0", (chi, f_y0) => chi * f_y0);
export const wallStressX = formula(
  "Table 7.11",
  "0.8 * chi * f_y0 * sin(theta)",
  (chi, f_y0, theta) => 0.8 * chi * f_y0 * Math.sin(theta),
  angle,
);
export const sideWall = formula(
  "Table 7.11",
  "k_c * k_n * f_b * t_0 / sin(theta) * (2 * h_1 / sin(theta) + 10 * t_0) / gamma_M5 / 1000",
  (k_c, k_n, f_b, t_0, theta, h_1, gamma_M5) =>
    (((k_c * k_n * f_b * t_0) / Math.sin(theta)) * ((2 * h_1) / Math.sin(theta) + 10 * t_0)) / gamma_M5 / 1000,
  angle,
);
export const between = formula(
  "Table 7.11",
  "N_face + (N_side - N_face) * (beta - 0.85) / 0.15",
  (N_face, N_side, beta) => N_face + ((N_side - N_face) * (beta - 0.85)) / 0.15,
);

export const bEff = formula(
  "Table 7.10",
  "min(b_i, 10 / (b_0 / t_0) * f_y0 * t_0 / (f_yi * t_i) * b_i)",
  (b_i, b_0, t_0, f_y0, f_yi, t_i) => Math.min(b_i, (((10 / (b_0 / t_0)) * f_y0 * t_0) / (f_yi * t_i)) * b_i),
);
export const bEp = formula("Table 7.11", "min(b_i, 10 / (b_0 / t_0) * b_i)", (b_i, b_0, t_0) =>
  Math.min(b_i, (10 / (b_0 / t_0)) * b_i),
);

export const braceT = formula(
  "Table 7.11",
  "k_c * f_yi * t_i * max(0, 2 * h_i - 4 * t_i + 2 * b_eff) / gamma_M5 / 1000",
  (k_c, f_yi, t_i, h_i, b_eff, gamma_M5) =>
    (k_c * f_yi * t_i * Math.max(0, 2 * h_i - 4 * t_i + 2 * b_eff)) / gamma_M5 / 1000,
);
export const punchT = formula(
  "Table 7.11",
  "k_c * f_y0 * t_0 / (sqrt(3) * sin(theta)) * (2 * h_i / sin(theta) + 2 * b_ep) / gamma_M5 / 1000",
  (k_c, f_y0, t_0, theta, h_i, b_ep, gamma_M5) =>
    (((k_c * f_y0 * t_0) / (Math.sqrt(3) * Math.sin(theta))) * ((2 * h_i) / Math.sin(theta) + 2 * b_ep)) /
    gamma_M5 /
    1000,
  angle,
);
export const braceK = formula(
  "Table 7.12",
  "k_c * f_yi * t_i * max(0, 2 * h_i - 4 * t_i + b_i + b_eff) / gamma_M5 / 1000",
  (k_c, f_yi, t_i, h_i, b_i, b_eff, gamma_M5) =>
    (k_c * f_yi * t_i * Math.max(0, 2 * h_i - 4 * t_i + b_i + b_eff)) / gamma_M5 / 1000,
);
export const punchK = formula(
  "Table 7.12",
  "k_c * f_y0 * t_0 / (sqrt(3) * sin(theta)) * (2 * h_i / sin(theta) + b_i + b_ep) / gamma_M5 / 1000",
  (k_c, f_y0, t_0, theta, h_i, b_i, b_ep, gamma_M5) =>
    (((k_c * f_y0 * t_0) / (Math.sqrt(3) * Math.sin(theta))) * ((2 * h_i) / Math.sin(theta) + b_i + b_ep)) /
    gamma_M5 /
    1000,
  angle,
);

// Table 7.14: moments of T and X joints at right angles

export const faceIp = formula(
  "Table 7.14",
  "k_n * f_y0 * t_0^2 * h_1 * (1 / (2 * eta) + 2 / sqrt(1 - beta) + eta / (1 - beta)) / gamma_M5 / 1e6",
  (k_n, f_y0, t_0, h_1, eta, beta, gamma_M5) =>
    (k_n * f_y0 * t_0 ** 2 * h_1 * (1 / (2 * eta) + 2 / Math.sqrt(1 - beta) + eta / (1 - beta))) / gamma_M5 / 1e6,
  narrow,
);
export const wallIp = formula(
  "Table 7.14",
  "0.5 * f_yk * t_0 * (h_1 + 5 * t_0)^2 / gamma_M5 / 1e6",
  (f_yk, t_0, h_1, gamma_M5) => (0.5 * f_yk * t_0 * (h_1 + 5 * t_0) ** 2) / gamma_M5 / 1e6,
);
export const braceIp = formula(
  "Table 7.14",
  "f_y1 * max(0, W_pl - (1 - b_eff / b_1) * b_1 * h_1 * t_1) / gamma_M5 / 1e6",
  (f_y1, W_pl, b_eff, b_1, h_1, t_1, gamma_M5) =>
    (f_y1 * Math.max(0, W_pl - (1 - b_eff / b_1) * b_1 * h_1 * t_1)) / gamma_M5 / 1e6,
);
export const faceOp = formula(
  "Table 7.14",
  "k_n * f_y0 * t_0^2 * (h_1 * (1 + beta) / (2 * (1 - beta)) + sqrt(2 * b_0 * b_1 * (1 + beta) / (1 - beta))) / gamma_M5 / 1e6",
  (k_n, f_y0, t_0, h_1, beta, b_0, b_1, gamma_M5) =>
    (k_n *
      f_y0 *
      t_0 ** 2 *
      ((h_1 * (1 + beta)) / (2 * (1 - beta)) + Math.sqrt((2 * b_0 * b_1 * (1 + beta)) / (1 - beta)))) /
    gamma_M5 /
    1e6,
  narrow,
);
export const wallOp = formula(
  "Table 7.14",
  "f_yk * t_0 * (b_0 - t_0) * (h_1 + 5 * t_0) / gamma_M5 / 1e6",
  (f_yk, t_0, b_0, h_1, gamma_M5) => (f_yk * t_0 * (b_0 - t_0) * (h_1 + 5 * t_0)) / gamma_M5 / 1e6,
);
export const distortion = formula(
  "Table 7.14",
  "2 * f_y0 * t_0 * (h_1 * t_0 + sqrt(b_0 * h_0 * t_0 * (b_0 + h_0))) / gamma_M5 / 1e6",
  (f_y0, t_0, h_1, b_0, h_0, gamma_M5) =>
    (2 * f_y0 * t_0 * (h_1 * t_0 + Math.sqrt(b_0 * h_0 * t_0 * (b_0 + h_0)))) / gamma_M5 / 1e6,
);
export const braceOp = formula(
  "Table 7.14",
  "f_y1 * max(0, W_pl - 0.5 * (1 - b_eff / b_1)^2 * b_1^2 * t_1) / gamma_M5 / 1e6",
  (f_y1, W_pl, b_eff, b_1, t_1, gamma_M5) =>
    (f_y1 * Math.max(0, W_pl - 0.5 * (1 - b_eff / b_1) ** 2 * b_1 ** 2 * t_1)) / gamma_M5 / 1e6,
);

// Table 7.13: plates on RHS chords

export const plateFace = formula(
  "Table 7.13",
  "k_n * f_y0 * t_0^2 * (2 + 2.8 * beta) / sqrt(1 - 0.9 * beta) / gamma_M5 / 1000",
  (k_n, f_y0, t_0, beta, gamma_M5) =>
    (k_n * f_y0 * t_0 ** 2 * (2 + 2.8 * beta)) / Math.sqrt(1 - 0.9 * beta) / gamma_M5 / 1000,
  { beta: [0.2, 1] },
);
export const plateWall = formula(
  "Table 7.13",
  "k_n * f_y0 * t_0 * (2 * t_1 + 10 * t_0) / gamma_M5 / 1000",
  (k_n, f_y0, t_0, t_1, gamma_M5) => (k_n * f_y0 * t_0 * (2 * t_1 + 10 * t_0)) / gamma_M5 / 1000,
);
export const platePunch = formula(
  "Table 7.13",
  "f_y0 * t_0 / sqrt(3) * (2 * t_1 + 2 * b_ep) / gamma_M5 / 1000",
  (f_y0, t_0, t_1, b_ep, gamma_M5) => (((f_y0 * t_0) / Math.sqrt(3)) * (2 * t_1 + 2 * b_ep)) / gamma_M5 / 1000,
);
export const plateYield = formula(
  "Table 7.13",
  "f_y1 * t_1 * b_eff / gamma_M5 / 1000",
  (f_y1, t_1, b_eff, gamma_M5) => (f_y1 * t_1 * b_eff) / gamma_M5 / 1000,
);
/** unconfirmed: prints differ whether this is divided by 1 - t_1/b_0 as well; without it the figure is the smaller */
export const gussetFace = formula(
  "Table 7.13",
  "k_m * f_y0 * t_0^2 * (2 * h_1 / b_0 + 4 * sqrt(1 - t_1 / b_0)) / gamma_M5 / 1000",
  (k_m, f_y0, t_0, h_1, b_0, t_1, gamma_M5) =>
    (k_m * f_y0 * t_0 ** 2 * ((2 * h_1) / b_0 + 4 * Math.sqrt(1 - t_1 / b_0))) / gamma_M5 / 1000,
  { b_0: [10, 20], t_1: [0.1, 5] },
);
