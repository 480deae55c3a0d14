import { ofForm } from "../../basis/verification.ts";
import { formula, requirement } from "../formula.ts";

// BB.3 Stable lengths of segments beside plastic hinges: lengths in mm, N in kN, moments in kNm.

/** The square root of I_z over A. */
export const radius = formula("BB.3.1.1(1)B", "sqrt(I_z / A)", (I_z, A) => Math.sqrt(I_z / A));
/** What the section counts with in (BB.5) and (BB.9). */
export const slendernessOfSection = formula(
  "BB.3.1.1(1)B",
  "W_pl_y^2 / (A * I_t)",
  (W_pl_y, A, I_t) => W_pl_y ** 2 / (A * I_t),
);
export const stableLength = formula(
  "BB.3.1.1(1)B, (BB.5)",
  "38 * i_z / sqrt(1000 * N_Ed / (57.4 * A) + X / (756 * C_1^2) * (f_y / 235)^2)",
  (i_z, N_Ed, A, X, C_1, f_y) =>
    (38 * i_z) / Math.sqrt((1000 * N_Ed) / (57.4 * A) + (X / (756 * C_1 ** 2)) * (f_y / 235) ** 2),
);
/** Haunches and tapers of two flanges: (BB.10), (BB.12). */
export const ofTwoFlanges = formula("BB.3.2, (BB.10), (BB.12)", "0.85 * L", (L) => 0.85 * L);

export const lengthUnderUniformMoment = formula(
  "BB.3.1.2(1)B, (BB.6)",
  "(5.4 + 600 * f_y / E) * h / t_f * i_z / sqrt(5.4 * f_y / E * (h / t_f)^2 - 1)",
  (f_y, E, h, t_f, i_z) =>
    ((((5.4 + (600 * f_y) / E) * h) / t_f) * i_z) / Math.sqrt(((5.4 * f_y) / E) * (h / t_f) ** 2 - 1),
  { f_y: [200, 400], E: [200_000, 210_000], h: [300, 600], t_f: [5, 15] },
);
/** What the root of (BB.6) is taken of; stocky flanges leave nothing. */
export const underTheRoot = formula(
  "BB.3.1.2(1)B, (BB.6)",
  "5.4 * f_y / E * (h / t_f)^2 - 1",
  (f_y, E, h, t_f) => ((5.4 * f_y) / E) * (h / t_f) ** 2 - 1,
);
export const plasticMoment = formula("BB.3.1.2(2)B", "W_pl_y * f_y / 1e6", (W_pl_y, f_y) => (W_pl_y * f_y) / 1e6);
export const underLinearMoment = formula(
  "BB.3.1.2(2)B, (BB.7)",
  "sqrt(C_m) * L_k * M_pl_y_Rk / (M_N_y_Rk + a * N_Ed / 1000)",
  (C_m, L_k, M_pl_y_Rk, M_N_y_Rk, a, N_Ed) => (Math.sqrt(C_m) * L_k * M_pl_y_Rk) / (M_N_y_Rk + (a * N_Ed) / 1000),
);
export const underAnyMoment = formula("BB.3.1.2(3)B, (BB.8)", "sqrt(C_n) * L_k", (C_n, L_k) => Math.sqrt(C_n) * L_k);
export const ofHaunch = formula(
  "BB.3.2.2, (BB.11)",
  "sqrt(C_n) * L_k / c",
  (C_n, L_k, c) => (Math.sqrt(C_n) * L_k) / c,
);

// BB.3.3.1
export const polar = formula("BB.3.3.1(1)B", "(I_y + I_z) / A + a^2", (I_y, I_z, A, a) => (I_y + I_z) / A + a ** 2);
export const criticalForce = formula(
  "BB.3.3.1(1)B",
  "pi^2 * E * I_z / L_t^2 / 1000",
  (E, I_z, L_t) => (Math.PI ** 2 * E * I_z) / L_t ** 2 / 1000,
);
export const criticalForceAboutRestraint = formula(
  "BB.3.3.1(1)B, (BB.14)",
  "(pi^2 * E * I_z * a^2 / L_t^2 + pi^2 * E * I_w / L_t^2 + G * I_t) / i_s_2 / 1000",
  (E, I_z, a, L_t, I_w, G, I_t, i_s_2) =>
    ((Math.PI ** 2 * E * I_z * a ** 2) / L_t ** 2 + (Math.PI ** 2 * E * I_w) / L_t ** 2 + G * I_t) / i_s_2 / 1000,
);
export const eta = formula("BB.3.3.1(1)B", "N_cr_E / N_cr_T", (N_cr_E, N_cr_T) => N_cr_E / N_cr_T);
export const B_0 = formula("BB.3.3.1(1)B", "(1 + 10 * eta) / (1 + 20 * eta)", (eta) => (1 + 10 * eta) / (1 + 20 * eta));
export const B_1 = formula(
  "BB.3.3.1(1)B",
  "5 * sqrt(eta) / (pi + 10 * sqrt(eta))",
  (eta) => (5 * Math.sqrt(eta)) / (Math.PI + 10 * Math.sqrt(eta)),
);
export const B_2 = formula(
  "BB.3.3.1(1)B",
  "0.5 / (1 + pi * sqrt(eta)) - 0.5 / (1 + 20 * eta)",
  (eta) => 0.5 / (1 + Math.PI * Math.sqrt(eta)) - 0.5 / (1 + 20 * eta),
);
export const beta = formula("BB.3.3.1(1)B", "max(-1, M_small / M_great)", (M_small, M_great) =>
  Math.max(-1, M_small / M_great),
);
export const C_m = formula(
  "BB.3.3.1(1)B, (BB.13)",
  "1 / (B_0 + B_1 * beta_t + B_2 * beta_t^2)",
  (B_0, B_1, beta_t, B_2) => 1 / (B_0 + B_1 * beta_t + B_2 * beta_t ** 2),
);

// BB.3.3.2
export const R = formula(
  "BB.3.3.2(1)B, (BB.16)",
  "max(0, (M_y_Ed + a * N_Ed / 1000) / (f_y * W_pl_y / 1e6))",
  (M_y_Ed, a, N_Ed, f_y, W_pl_y) => Math.max(0, (M_y_Ed + (a * N_Ed) / 1000) / ((f_y * W_pl_y) / 1e6)),
);
export const C_n = formula(
  "BB.3.3.2(1)B, (BB.15)",
  "12 / (R_1 + 3 * R_2 + 4 * R_3 + 3 * R_4 + R_5 + 2 * max(0, R_S - max(R_1, R_5)))",
  (R_1, R_2, R_3, R_4, R_5, R_S) =>
    12 / (R_1 + 3 * R_2 + 4 * R_3 + 3 * R_4 + R_5 + 2 * Math.max(0, R_S - Math.max(R_1, R_5))),
);

// BB.3.3.3
export const taper = formula(
  "BB.3.3.3(1)B, (BB.17)",
  "1 + 3 / (h_min / t_f - 9) * (h_max / h_min - 1)^(2 / 3)",
  (h_min, t_f, h_max) => 1 + (3 / (h_min / t_f - 9)) * (h_max / h_min - 1) ** (2 / 3),
  { h_min: [300, 400], t_f: [10, 20], h_max: [500, 900] },
);
export const haunch = formula(
  "BB.3.3.3(1)B, (BB.18)",
  "1 + 3 / (h_s / t_f - 9) * (h_h / h_s)^(2 / 3) * sqrt(L_h / L_y)",
  (h_s, t_f, h_h, L_h, L_y) => 1 + (3 / (h_s / t_f - 9)) * (h_h / h_s) ** (2 / 3) * Math.sqrt(L_h / L_y),
  { h_s: [300, 400], t_f: [10, 20], h_h: [100, 400] },
);
/** Of (BB.17) and (BB.18). */
export const leastOfTaper = 9;

export const stable = requirement("stable-length", "BB.3", "L <= L_s", "stable length beside a plastic hinge");
export const spacing = requirement("stable-spacing", "BB.3.1.1(1)B", "L <= L_m", "distance of lateral restraints, L_m");
/** What rotates under a plastic moment. */
export const rotates = ofForm(
  requirement("stable-class", "5.6(2)", "class <= 1", "class of the section beside a plastic hinge"),
);

export const plasticForce = formula("6.2.4(2), (6.10)", "A * f_y / 1000", (A, f_y) => (A * f_y) / 1000);
export const share = formula("BB.3", "L / L_stable", (L, L_stable) => L / L_stable);
