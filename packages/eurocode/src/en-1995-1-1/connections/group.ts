import { formula } from "../formula.ts";

// EN 1995-1-1 8.1, 7.1 and annex A: fasteners together.

/** (8.34): of a row of bolts or dowels along the grain */
export const boltsInRow = formula("8.5.1.1(4)", "min(n, n^0.9 * (a_1 / (13 * d))^0.25)", (n, a_1, d) =>
  Math.min(n, n ** 0.9 * (a_1 / (13 * d)) ** 0.25),
);

/** (8.17) */
export const nailsInRow = formula("8.3.1.1(8)", "n^k_ef", (n, k_ef) => n ** k_ef);

/** Between the points of Table 8.1, by a_1/d */
export const exponentBetween = formula(
  "8.3.1.1(8), Table 8.1",
  "k_from + (k_to - k_from) * (a_1 / d - from) / (to - from)",
  (k_from, k_to, a_1, d, from, to) => k_from + ((k_to - k_from) * (a_1 / d - from)) / (to - from),
  { from: [1, 2], to: [3, 4] },
);

/** Straight between the row loaded along the grain and across it, angle in degrees */
export const rowAtAngle = formula(
  "8.5.1.1(4)",
  "n_ef_0 + (n - n_ef_0) * alpha / 90",
  (n_ef_0, n, alpha) => n_ef_0 + ((n - n_ef_0) * alpha) / 90,
);

/** 8.1.2(5): the force along the row is held against n_ef, the whole force against n; angle in degrees */
export const rowAlong = formula(
  "8.1.2(5)",
  "n_ef_0 / cos(alpha * pi / 180)",
  (n_ef_0, alpha) => n_ef_0 / Math.cos((alpha * Math.PI) / 180),
  { alpha: [0, 80] },
);

/** (8.1) with all planes of a row */
export const rowResistance = formula(
  "8.1.2(4)",
  "n_ef * n_planes * F_v_Rk",
  (n_ef, n_planes, F_v_Rk) => n_ef * n_planes * F_v_Rk,
);
export const rows = formula("8.1.2(4)", "n_rows * F_v_ef_Rk", (n_rows, F_v_ef_Rk) => n_rows * F_v_ef_Rk);
export const allRows = formula("8.1.2(4)", "n_rows * n_ef", (n_rows, n_ef) => n_rows * n_ef);

/** (2.17) */
export const design = formula(
  "2.4.3(1)P",
  "k_mod * F_Rk / gamma_M",
  (k_mod, F_Rk, gamma_M) => (k_mod * F_Rk) / gamma_M,
);

/** (2.6) */
export const jointModification = formula("2.3.2.1(2)", "sqrt(k_mod_1 * k_mod_2)", (k_mod_1, k_mod_2) =>
  Math.sqrt(k_mod_1 * k_mod_2),
);

/** (8.4), kN */
export const splitting = formula(
  "8.1.4(3)",
  "14 * b * w * sqrt(h_e / (1 - h_e / h)) / 1000",
  (b, w, h_e, h) => (14 * b * w * Math.sqrt(h_e / (1 - h_e / h))) / 1000,
  { h_e: [10, 50], h: [60, 200] },
);
/** (8.5) */
export const platesAcross = formula("8.1.4(3)", "max(1, (w_pl / 100)^0.35)", (w_pl) =>
  Math.max(1, (w_pl / 100) ** 0.35),
);
export const acrossGrain = formula(
  "8.1.4(2)",
  "F_Ed * sin(alpha * pi / 180)",
  (F_Ed, alpha) => F_Ed * Math.sin((alpha * Math.PI) / 180),
);

/** Table 7.1, N/mm for each shear plane and fastener: bolts, dowels, screws, nails in drilled holes */
export const slipOfDowels = formula("7.1(1), Table 7.1", "rho_m^1.5 * d / 23", (rho_m, d) => (rho_m ** 1.5 * d) / 23);
export const slipOfNails = formula(
  "7.1(1), Table 7.1",
  "rho_m^1.5 * d^0.8 / 30",
  (rho_m, d) => (rho_m ** 1.5 * d ** 0.8) / 30,
);
export const slipOfStaples = formula(
  "7.1(1), Table 7.1",
  "rho_m^1.5 * d^0.8 / 80",
  (rho_m, d) => (rho_m ** 1.5 * d ** 0.8) / 80,
);
/** (7.1) */
export const meanDensity = formula("7.1(2)", "sqrt(rho_m_1 * rho_m_2)", (rho_m_1, rho_m_2) =>
  Math.sqrt(rho_m_1 * rho_m_2),
);
export const slipAtPlate = formula("7.1(3)", "2 * K_ser", (K_ser) => 2 * K_ser);
export const jointStiffness = formula(
  "7.1(1)",
  "n * n_planes * K_ser / 1000",
  (n, n_planes, K_ser) => (n * n_planes * K_ser) / 1000,
);
/** (2.1) */
export const ultimateStiffness = formula("2.2.2(2)", "2 / 3 * K_ser", (K_ser) => (2 / 3) * K_ser);
export const slip = formula("7.1(1)", "F_ser / K_ser + c", (F_ser, K_ser, c) => F_ser / K_ser + c);

/** 2.3.2.2(3), (2.13): of joints twice that of the wood on both sides */
export const jointCreep = formula(
  "2.3.2.2(4)",
  "2 * sqrt(k_def_1 * k_def_2)",
  (k_def_1, k_def_2) => 2 * Math.sqrt(k_def_1 * k_def_2),
);
/** (2.9) */
export const finalStiffness = formula("2.3.2.2(1)", "K_ser / (1 + k_def)", (K_ser, k_def) => K_ser / (1 + k_def));
export const finalSlip = formula(
  "2.2.3(5)",
  "u + k_def * F_qp / K_ser",
  (u, k_def, F_qp, K_ser) => u + (k_def * F_qp) / K_ser,
);

/** (A.6) and (A.7): a block that is torn out, all lengths in mm */
export const shearLength = formula(
  "A(2)",
  "2 * ((n - 1) * (a_1 - d_0) + a_3 - d_0 / 2)",
  (n, a_1, d_0, a_3) => 2 * ((n - 1) * (a_1 - d_0) + a_3 - d_0 / 2),
);
export const tensionLength = formula(
  "A(2)",
  "(n_rows - 1) * (a_2 - d_0)",
  (n_rows, a_2, d_0) => (n_rows - 1) * (a_2 - d_0),
);
/** Of rows that differ: from the last fastener of each of the outer two to the end, without the holes on the way */
export const shearLengthOfRows = formula(
  "A(2)",
  "l_1 + l_2 + 2 * a_3 - (n_1 + n_2 - 1) * d_0",
  (l_1, l_2, a_3, n_1, n_2, d_0) => l_1 + l_2 + 2 * a_3 - (n_1 + n_2 - 1) * d_0,
);
export const tensionLengthOfRows = formula("A(2)", "l_t - m * d_0", (l_t, m, d_0) => l_t - m * d_0);
/** (A.3) */
export const shearOverDepth = formula("A(2)", "L_net_v * t", (L_net_v, t) => L_net_v * t);
export const shearBelowPlate = formula(
  "A(2)",
  "L_net_v / 2 * (L_net_t + 2 * t_ef)",
  (L_net_v, L_net_t, t_ef) => (L_net_v / 2) * (L_net_t + 2 * t_ef),
);
/** (A.2) */
export const tensionArea = formula("A(2)", "L_net_t * t", (L_net_t, t) => L_net_t * t);
/** (A.1), kN */
export const blockShear = formula(
  "A(1)",
  "max(1.5 * A_net_t * f_t_0_k, 0.7 * A_net_v * f_v_k) / 1000",
  (A_net_t, f_t_0_k, A_net_v, f_v_k) => Math.max(1.5 * A_net_t * f_t_0_k, 0.7 * A_net_v * f_v_k) / 1000,
);
/** (A.6) */
export const depthThinTurned = formula("A(2)", "0.4 * t", (t) => 0.4 * t);
export const depthThinHinge = formula(
  "A(2)",
  "1.4 * sqrt(M_y_Rk / (f_h_k * d))",
  (M_y_Rk, f_h_k, d) => 1.4 * Math.sqrt(M_y_Rk / (f_h_k * d)),
);
/** (A.7): M_y,Rk without a factor of 4, as the standard prints it; with it the block would be stronger (one source) */
export const depthThickHinge = formula(
  "A(2)",
  "t * (sqrt(2 + M_y_Rk / (f_h_k * d * t^2)) - 1)",
  (t, M_y_Rk, f_h_k, d) => t * (Math.sqrt(2 + M_y_Rk / (f_h_k * d * t ** 2)) - 1),
);
export const depthThickHinges = formula(
  "A(2)",
  "2 * sqrt(M_y_Rk / (f_h_k * d))",
  (M_y_Rk, f_h_k, d) => 2 * Math.sqrt(M_y_Rk / (f_h_k * d)),
);

export const netStress = formula("5.2(2)P", "1000 * N_Ed / A_net", (N_Ed, A_net) => (1000 * N_Ed) / A_net);
/** The share of a member that so many of all shear planes touch. */
export const share = formula(
  "8.1.2(1)",
  "F_Ed * n_own / n_planes",
  (F_Ed, n_own, n_planes) => (F_Ed * n_own) / n_planes,
);
export const alongGrain = formula(
  "8.1.2(5)",
  "F_Ed * cos(alpha * pi / 180)",
  (F_Ed, alpha) => F_Ed * Math.cos((alpha * Math.PI) / 180),
);
/** Of what is steel. */
export const steelDesign = formula("2.4.3(1)P", "F_Rk / gamma_M2", (F_Rk, gamma_M2) => F_Rk / gamma_M2);
export const pressedSteel = formula("2.4.3(1)P", "F_Rk / gamma_M1", (F_Rk, gamma_M1) => F_Rk / gamma_M1);
/** EN 1993-1-8 Table 3.3 */
export const leastEdge = formula("8.2.3(2)", "1.2 * d_0", (d_0) => 1.2 * d_0);

/** Fasteners in given places: the depth that splits, from the edge that their force presses on to the farthest of them */
export const fromLoadedEdge = formula("8.1.4(2)", "extent + a_4", (extent, a_4) => extent + a_4);
export const shearInside = formula("8.1.4(2)", "F_v_Ed + F_inside", (F_v_Ed, F_inside) => F_v_Ed + F_inside);

/** What a fastener, and the connectors of the faces, take of a section */
export const holeArea = formula(
  "5.2(2)P",
  "b * d_0 + n_faces * h_e * w_c",
  (b, d_0, n_faces, h_e, w_c) => b * d_0 + n_faces * h_e * w_c,
);
export const holeInertia = formula(
  "5.2(2)P",
  "(b * d_0^3 + n_faces * h_e * d_c^3) / 12",
  (b, d_0, n_faces, h_e, d_c) => (b * d_0 ** 3 + n_faces * h_e * d_c ** 3) / 12,
);
export const areaLeft = formula("5.2(2)P", "b * h - n_h * A_h", (b, h, n_h, A_h) => b * h - n_h * A_h);
/** About the axis of the member, holes in their distances v from it */
export const modulusLeft = formula(
  "5.2(2)P",
  "(b * h^3 / 12 - A_h * sum_v2 - n_h * I_h) / (h / 2)",
  (b, h, A_h, sum_v2, n_h, I_h) => ((b * h ** 3) / 12 - A_h * sum_v2 - n_h * I_h) / (h / 2),
);
/** kNm; r: to the farthest fastener, in mm */
export const momentBeside = formula("8.1.2(1)", "M_Ed + V_Ed * r / 1000", (M_Ed, V_Ed, r) => M_Ed + (V_Ed * r) / 1000);
/** (6.17) of what is left, k_m = 1 */
export const pulledAndBent = formula(
  "6.2.3(1)",
  "1000 * N_Ed / (A_net * f_t_0_d) + 10^6 * M_Ed / (W_net * f_m_d)",
  (N_Ed, A_net, f_t_0_d, M_Ed, W_net, f_m_d) => (1000 * N_Ed) / (A_net * f_t_0_d) + (1e6 * M_Ed) / (W_net * f_m_d),
);
/** kNm; e: the fasteners off the axis of the member, in mm */
export const momentOffAxis = formula("8.1.2(1)", "M_Ed + N_Ed * e / 1000", (M_Ed, N_Ed, e) => M_Ed + (N_Ed * e) / 1000);
/** A part of a block holds no less than its share of what all of it holds */
export const shareOfBlock = formula("A(1)", "F_bs_Rk * n_part / n", (F_bs_Rk, n_part, n) => (F_bs_Rk * n_part) / n);
export const ofOne = formula("8.1.2(1)", "F_Ed / n", (F_Ed, n) => F_Ed / n);
