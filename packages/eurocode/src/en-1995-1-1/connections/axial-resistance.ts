import { formula } from "../formula.ts";

// EN 1995-1-1 8.3.2, 8.5.2 and 8.7.2: fasteners along their axis. Strengths in MPa, forces in kN.

/** (8.25) */
export const nailWithdrawal = formula("8.3.2(6)", "20 * rho_k^2 / 1e6", (rho_k) => (20 * rho_k ** 2) / 1e6, {
  rho_k: [290, 900],
});
/** (8.26) */
export const nailHead = formula("8.3.2(6)", "70 * rho_k^2 / 1e6", (rho_k) => (70 * rho_k ** 2) / 1e6, {
  rho_k: [290, 900],
});
/** First part of (8.23) and (8.24) */
export const pullOut = formula(
  "8.3.2(4)",
  "f_ax_k * d * t_pen / 1000",
  (f_ax_k, d, t_pen) => (f_ax_k * d * t_pen) / 1000,
);
/** Second part of (8.23) */
export const headAlone = formula(
  "8.3.2(4)",
  "f_head_k * d_h^2 / 1000",
  (f_head_k, d_h) => (f_head_k * d_h ** 2) / 1000,
);
/** Second part of (8.24): the shank holds in the head side, too, with f_ax,k of the point side as 8.3.2(4) defines it */
export const headAndShank = formula(
  "8.3.2(5)",
  "(f_ax_k * d * t + f_head_k * d_h^2) / 1000",
  (f_ax_k, d, t, f_head_k, d_h) => (f_ax_k * d * t + f_head_k * d_h ** 2) / 1000,
);
/** 8.3.2(7): smooth nails that reach between 8 d and 12 d */
export const shortSmooth = formula("8.3.2(7)", "max(0, min(1, t_pen / (4 * d) - 2))", (t_pen, d) =>
  Math.max(0, Math.min(1, t_pen / (4 * d) - 2)),
);
/** 8.3.2(7): others, between 6 d and 8 d */
export const shortProfiled = formula("8.3.2(7)", "max(0, min(1, t_pen / (2 * d) - 3))", (t_pen, d) =>
  Math.max(0, Math.min(1, t_pen / (2 * d) - 3)),
);
export const reducedPull = formula("8.3.2(7)", "k_pen * F_ax", (k_pen, F_ax) => k_pen * F_ax);

/** 8.5.2(2) */
export const washer = formula(
  "8.5.2(2)",
  "3 * f_c_90_k * pi / 4 * (d_e^2 - d_i^2) / 1000",
  (f_c_90_k, d_e, d_i) => (((3 * f_c_90_k * Math.PI) / 4) * (d_e ** 2 - d_i ** 2)) / 1000,
);
/** 8.5.2(3): a plate presses like a washer */
export const plateAsWasher = formula("8.5.2(3)", "min(12 * t_pl, 4 * d)", (t_pl, d) => Math.min(12 * t_pl, 4 * d));
/** EN 1993-1-8 Table 3.4, characteristic */
export const boltTension = formula("8.5.2(1)", "0.9 * f_u_k * A_s / 1000", (f_u_k, A_s) => (0.9 * f_u_k * A_s) / 1000);

/** (8.39) */
export const screwWithdrawal = formula(
  "8.7.2(4)",
  "0.52 * d^(-0.5) * l_ef^(-0.1) * rho_k^0.8",
  (d, l_ef, rho_k) => 0.52 * d ** -0.5 * l_ef ** -0.1 * rho_k ** 0.8,
  { rho_k: [290, 900] },
);
/** (8.40) */
export const slenderFactor = formula("8.7.2(4)", "min(d / 8, 1)", (d) => Math.min(d / 8, 1));
/** (8.38), angle between axis and grain in degrees */
export const screwByClause = formula(
  "8.7.2(4)",
  "n_ef * f_ax_k * d * l_ef * k_d / (1.2 * cos(alpha * pi / 180)^2 + sin(alpha * pi / 180)^2) / 1000",
  (n_ef, f_ax_k, d, l_ef, k_d, alpha) =>
    (n_ef * f_ax_k * d * l_ef * k_d) /
    (1.2 * Math.cos((alpha * Math.PI) / 180) ** 2 + Math.sin((alpha * Math.PI) / 180) ** 2) /
    1000,
  { alpha: [30, 90] },
);
/** (8.40a): f_ax,k as declared at the density rho_a */
export const screwAsDeclared = formula(
  "8.7.2(5)",
  "n_ef * f_ax_k * d * l_ef / (1.2 * cos(alpha * pi / 180)^2 + sin(alpha * pi / 180)^2) * (rho_k / rho_a)^0.8 / 1000",
  (n_ef, f_ax_k, d, l_ef, alpha, rho_k, rho_a) =>
    (((n_ef * f_ax_k * d * l_ef) /
      (1.2 * Math.cos((alpha * Math.PI) / 180) ** 2 + Math.sin((alpha * Math.PI) / 180) ** 2)) *
      (rho_k / rho_a) ** 0.8) /
    1000,
  { alpha: [30, 90] },
);
/** (8.40b) */
export const screwHead = formula(
  "8.7.2(6)",
  "n_ef * f_head_k * d_h^2 * (rho_k / rho_a)^0.8 / 1000",
  (n_ef, f_head_k, d_h, rho_k, rho_a) => (n_ef * f_head_k * d_h ** 2 * (rho_k / rho_a) ** 0.8) / 1000,
);
/** (8.40c) */
export const screwTension = formula("8.7.2(7)", "n_ef * f_tens_k", (n_ef, f_tens_k) => n_ef * f_tens_k);
/** (8.41) */
export const together = formula("8.7.2(8)", "n^0.9", (n) => n ** 0.9);

/** (8.27) */
export const linear = formula(
  "8.3.3(1)",
  "F_ax_Ed / F_ax_Rd + F_v_Ed / F_v_Rd",
  (F_ax_Ed, F_ax_Rd, F_v_Ed, F_v_Rd) => F_ax_Ed / F_ax_Rd + F_v_Ed / F_v_Rd,
);
/** (8.28) */
export const squared = formula(
  "8.3.3(1)",
  "(F_ax_Ed / F_ax_Rd)^2 + (F_v_Ed / F_v_Rd)^2",
  (F_ax_Ed, F_ax_Rd, F_v_Ed, F_v_Rd) => (F_ax_Ed / F_ax_Rd) ** 2 + (F_v_Ed / F_v_Rd) ** 2,
);

/** 8.3.2: so many nails, each short of the full length by k_pen */
export const ofAll = formula("8.3.2(4)", "n * k_pen * F_ax", (n, k_pen, F_ax) => n * k_pen * F_ax);

/** Thread in the member with the point; 8.3.1.2(2) asks the same of profiled nails */
export const leastThread = formula("8.7.2(3)", "6 * d", (d) => 6 * d);
export const leastSmooth = formula("8.3.1.2(1)", "8 * d", (d) => 8 * d);
export const leastCrown = formula("8.4(2)", "6 * d", (d) => 6 * d);
export const leastStaple = formula("8.4(2)", "14 * d", (d) => 14 * d);

// 8.7.2(1)P names the modes of screws at a slant, and has no formula for them. Equilibrium, as Bejtka and Blass print it:
// Joints with inclined screws, CIB-W18/35-7-5, 2002. Angles between axis and joint in degrees.

/** Screws that all lean one way: the force pulls them, and what they press together rubs. */
export const pullOfInclined = formula(
  "8.7.2, equilibrium",
  "F_Ed / (cos(alpha * pi / 180) + mu * sin(alpha * pi / 180))",
  (F_Ed, alpha, mu) => F_Ed / (Math.cos((alpha * Math.PI) / 180) + mu * Math.sin((alpha * Math.PI) / 180)),
  { alpha: [30, 75], mu: [0, 0.5] },
);
export const alongInclined = formula(
  "8.7.2, equilibrium",
  "F_ax_Rd * (cos(alpha * pi / 180) + mu * sin(alpha * pi / 180))",
  (F_ax_Rd, alpha, mu) => F_ax_Rd * (Math.cos((alpha * Math.PI) / 180) + mu * Math.sin((alpha * Math.PI) / 180)),
);
/** Crossed pairs: one is pulled as much as the other is pressed, and nothing presses the members together. */
export const pullOfPairs = formula(
  "8.7.2, equilibrium",
  "F_Ed / (2 * cos(alpha * pi / 180))",
  (F_Ed, alpha) => F_Ed / (2 * Math.cos((alpha * Math.PI) / 180)),
  { alpha: [30, 75] },
);
export const alongPairs = formula(
  "8.7.2, equilibrium",
  "2 * F_ax_Rd * cos(alpha * pi / 180)",
  (F_ax_Rd, alpha) => 2 * F_ax_Rd * Math.cos((alpha * Math.PI) / 180),
);
/** Of wood whose grain is turned against the force */
export const axisToGrain = formula(
  "8.7.2, geometry",
  "acos(cos(theta * pi / 180) * cos(alpha * pi / 180)) * 180 / pi",
  (theta, alpha) => (Math.acos(Math.cos((theta * Math.PI) / 180) * Math.cos((alpha * Math.PI) / 180)) * 180) / Math.PI,
  { theta: [30, 75], alpha: [0, 90] },
);

// A screw that is pressed buckles in the wood, which holds it like a bed of springs: Bejtka and Blass, Self-tapping screws
// as reinforcements in beam supports, CIB-W18/39-7-2, 2006; approvals of screws print the same.

export const coreYields = formula(
  "8.7.2(1)P",
  "pi / 4 * d_core^2 * f_y_k / 1000",
  (d_core, f_y_k) => ((Math.PI / 4) * d_core ** 2 * f_y_k) / 1000,
);
/** N/mm² */
export const bedOfWood = formula(
  "8.7.2(1)P",
  "(0.19 + 0.012 * d) * rho_k * (90 + alpha) / 180",
  (d, rho_k, alpha) => ((0.19 + 0.012 * d) * rho_k * (90 + alpha)) / 180,
);
/** E = 210 000 MPa */
export const bucklingInBed = formula(
  "8.7.2(1)P",
  "sqrt(c_h * 210000 * pi / 64 * d_core^4) / 1000",
  (c_h, d_core) => Math.sqrt(((c_h * 210000 * Math.PI) / 64) * d_core ** 4) / 1000,
);
export const screwSlenderness = formula("8.7.2(1)P", "sqrt(N_pl_k / N_ki_k)", (N_pl_k, N_ki_k) =>
  Math.sqrt(N_pl_k / N_ki_k),
);
export const screwPhi = formula(
  "8.7.2(1)P",
  "0.5 * (1 + 0.49 * (lambda_s - 0.2) + lambda_s^2)",
  (lambda_s) => 0.5 * (1 + 0.49 * (lambda_s - 0.2) + lambda_s ** 2),
);
export const screwReduction = formula(
  "8.7.2(1)P",
  "min(1, 1 / (Phi_s + sqrt(Phi_s^2 - lambda_s^2)))",
  (Phi_s, lambda_s) => Math.min(1, 1 / (Phi_s + Math.sqrt(Phi_s ** 2 - lambda_s ** 2))),
  { Phi_s: [3, 6], lambda_s: [0.2, 2.5] },
);
export const screwBuckling = formula(
  "8.7.2(1)P",
  "n_ef * kappa_c * N_pl_k",
  (n_ef, kappa_c, N_pl_k) => n_ef * kappa_c * N_pl_k,
);
