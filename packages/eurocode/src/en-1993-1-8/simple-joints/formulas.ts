import { formulasOf } from "../../basis/formula.ts";
import { shearResistance as plasticShear } from "../../en-1993-1-1/shear-resistance.ts";
import { formula } from "../formula.ts";

// Simple joints by the published guides: SN014 (end plates), SN017 and SN018 (fin plates), SCI P358, ECCS 126 and Steel
// Buildings in Europe, Multi-storey Buildings part 5 (MSB05). Each formula names its guide beside the clause.
// Forces in kN, moments in kNm, lengths in mm, stresses in MPa.

const members = formulasOf("EN 1993-1-1");

// The bolts in the web of the beam: shear at the face of the support, so the group takes V and V z.

/** Sum of the squares of the distances, per bolt area. */
/** Of a plate that is cut between the roots of its support. */
export const edgeOfCut = formula("Table 3.3, geometry", "(b - w) / 2", (b, w) => (b - w) / 2);
export const groupInertia = formula(
  "3.12 (SN017)",
  "n_1 * n_2 * ((n_1^2 - 1) * p_1^2 + (n_2^2 - 1) * p_2^2) / 12",
  (n_1, n_2, p_1, p_2) => (n_1 * n_2 * ((n_1 ** 2 - 1) * p_1 ** 2 + (n_2 ** 2 - 1) * p_2 ** 2)) / 12,
);
/** Vertical force of the moment on the outermost bolt, per unit of V. */
export const alpha = formula(
  "3.12 (SN017)",
  "z * (n_2 - 1) * p_2 / (2 * I)",
  (z, n_2, p_2, I) => (z * (n_2 - 1) * p_2) / (2 * I),
);
/** Horizontal force of the moment on the outermost bolt, per unit of V. */
export const beta = formula(
  "3.12 (SN017)",
  "z * (n_1 - 1) * p_1 / (2 * I)",
  (z, n_1, p_1, I) => (z * (n_1 - 1) * p_1) / (2 * I),
);
export const groupShear = formula(
  "3.12 (SN017)",
  "n_b * F_v_Rd / sqrt((1 + alpha * n_b)^2 + (beta * n_b)^2)",
  (n_b, F_v_Rd, alpha, beta) => (n_b * F_v_Rd) / Math.sqrt((1 + alpha * n_b) ** 2 + (beta * n_b) ** 2),
);
export const groupBearing = formula(
  "3.12 (SN017)",
  "n_b / sqrt(((1 + alpha * n_b) / F_b_ver_Rd)^2 + (beta * n_b / F_b_hor_Rd)^2)",
  (n_b, alpha, F_b_ver_Rd, beta, F_b_hor_Rd) =>
    n_b / Math.sqrt(((1 + alpha * n_b) / F_b_ver_Rd) ** 2 + ((beta * n_b) / F_b_hor_Rd) ** 2),
);
export const ofPlies = formula("Table 3.4", "n_p * F_b_Rd", (n_p, F_b_Rd) => n_p * F_b_Rd);

export const reducedByLength = formula("3.8(1)", "beta_Lf * V_Rd", (beta_Lf, V_Rd) => beta_Lf * V_Rd);

// The plate, or both cleats: n_p plies, or the two halves of an end plate.

/** 1.27: the bending in its plane that goes with the shear */
export const plateGross = members(
  "6.2.6(2) (SN014, SN017)",
  "n_p * h_p * t_p * f_y / (1.27 * sqrt(3) * gamma_M0) / 1000",
  (n_p, h_p, t_p, f_y, gamma_M0) => (n_p * h_p * t_p * f_y) / (1.27 * Math.sqrt(3) * gamma_M0) / 1000,
);
export const plateNet = members(
  "6.2.6 (SN014, SN017)",
  "n_p * t_p * max(0, h_p - n_1 * d_0) * f_u / (sqrt(3) * gamma_M2) / 1000",
  (n_p, t_p, h_p, n_1, d_0, f_u, gamma_M2) =>
    (n_p * t_p * Math.max(0, h_p - n_1 * d_0) * f_u) / (Math.sqrt(3) * gamma_M2) / 1000,
);
export const plateTensionArea = formula(
  "3.10.2 (SN014, SN017)",
  "n_p * t_p * (e_2 + (n_2 - 1) * p_2 - (n_2 - 0.5) * d_0)",
  (n_p, t_p, e_2, n_2, p_2, d_0) => n_p * t_p * (e_2 + (n_2 - 1) * p_2 - (n_2 - 0.5) * d_0),
);
export const plateShearArea = formula(
  "3.10.2 (SN014, SN017)",
  "n_p * t_p * max(0, h_p - e_1 - (n_1 - 0.5) * d_0)",
  (n_p, t_p, h_p, e_1, n_1, d_0) => n_p * t_p * Math.max(0, h_p - e_1 - (n_1 - 0.5) * d_0),
);
export const plateModulus = formula("6.2 (SN017)", "t_p * h_p^2 / 6", (t_p, h_p) => (t_p * h_p ** 2) / 6);
/** Never less than the gross shear resistance where h_p >= 2.73 z. */
export const plateBending = members(
  "6.2.5 (SN017)",
  "n_p * W_el * f_y / (z * gamma_M0) / 1000",
  (n_p, W_el, f_y, z, gamma_M0) => (n_p * W_el * f_y) / (z * gamma_M0) / 1000,
);
/** In its plane, from the bolts to the web; never governs where h_p >= 1.36 times the gauge. */
export const endPlateBending = members(
  "6.2.5 (SN014)",
  "4 * W_el * f_y / ((w - t_w) * gamma_M0) / 1000",
  (W_el, f_y, w, t_w, gamma_M0) => (4 * W_el * f_y) / ((w - t_w) * gamma_M0) / 1000,
  { w: [10, 20] },
);
/** A fin plate is long where its bolts are more than t_p/0.15 from the support. */
export const longPlateLimit = formula("3.12 (SN017, SCI P358)", "t_p / 0.15", (t_p) => t_p / 0.15);
export const plateSlenderness = formula(
  "6.2 (SN017)",
  "2.8 * sqrt(z_p * h_p / (1.5 * t_p^2))",
  (z_p, h_p, t_p) => 2.8 * Math.sqrt((z_p * h_p) / (1.5 * t_p ** 2)),
);
/** BS 5950-1 Annex B, which Table 17 tabulates (welded sections): limiting slenderness */
export const slendernessLimit = formula(
  "6.2 (SN017, BS 5950-1 B.2.2)",
  "0.4 * sqrt(pi^2 * 205000 / f_y)",
  (f_y) => 0.4 * Math.sqrt((Math.PI ** 2 * 205000) / f_y),
);
export const perryFactor = formula(
  "6.2 (SN017, BS 5950-1 B.2.2)",
  "max(0, min(0.014 * (lambda_LT - lambda_L0), max(0.014 * lambda_L0, 0.007 * (lambda_LT - lambda_L0))))",
  (lambda_LT, lambda_L0) =>
    Math.max(
      0,
      Math.min(0.014 * (lambda_LT - lambda_L0), Math.max(0.014 * lambda_L0, 0.007 * (lambda_LT - lambda_L0))),
    ),
);
export const elasticStress = formula(
  "6.2 (SN017, BS 5950-1 B.2.1)",
  "pi^2 * 205000 / lambda_LT^2",
  (lambda_LT) => (Math.PI ** 2 * 205000) / lambda_LT ** 2,
);
export const meanStress = formula(
  "6.2 (SN017, BS 5950-1 B.2.1)",
  "(f_y + (eta_LT + 1) * p_E) / 2",
  (f_y, eta_LT, p_E) => (f_y + (eta_LT + 1) * p_E) / 2,
);
export const bucklingStress = formula(
  "6.2 (SN017, BS 5950-1 B.2.1)",
  "p_E * f_y / (phi_LT + sqrt(max(0, phi_LT^2 - p_E * f_y)))",
  (p_E, f_y, phi_LT) => (p_E * f_y) / (phi_LT + Math.sqrt(Math.max(0, phi_LT ** 2 - p_E * f_y))),
  { phi_LT: [20, 30] },
);
export const plateBuckling = members(
  "6.3.2 (SN017)",
  "n_p * W_el / z * min(f_p_LT / (0.6 * gamma_M1), f_y / gamma_M0) / 1000",
  (n_p, W_el, z, f_p_LT, gamma_M1, f_y, gamma_M0) =>
    (((n_p * W_el) / z) * Math.min(f_p_LT / (0.6 * gamma_M1), f_y / gamma_M0)) / 1000,
);

// The web of the beam.

export const shearResistance = members("6.2.6(2)", "A_v * f_y / (sqrt(3) * gamma_M0) / 1000", (A_v, f_y, gamma_M0) =>
  plasticShear(A_v, f_y, gamma_M0),
);
export const netShearResistance = members(
  "6.2.6 (SN017)",
  "max(0, A_v - n_1 * d_0 * t_w) * f_u / (sqrt(3) * gamma_M2) / 1000",
  (A_v, n_1, d_0, t_w, f_u, gamma_M2) => (Math.max(0, A_v - n_1 * d_0 * t_w) * f_u) / (Math.sqrt(3) * gamma_M2) / 1000,
);
/** A_v of the tee that one notch leaves, and of the strip that two leave */
export const teeShearArea = members(
  "6.2.6(3) (SN017)",
  "A_T - b * t_f + (t_w + 2 * r) * t_f / 2",
  (A_T, b, t_f, t_w, r) => A_T - b * t_f + ((t_w + 2 * r) * t_f) / 2,
  { A_T: [100, 200] },
);
export const stripShearArea = members("6.2.6(3) (SN017)", "t_w * h_N", (t_w, h_N) => t_w * h_N);
export const headerWebShearArea = members("6.2.6 (SN014)", "0.9 * h_p * t_w", (h_p, t_w) => 0.9 * h_p * t_w);
export const webTensionArea = formula(
  "3.10.2 (SN017)",
  "t_w * (e_2b + (n_2 - 1) * p_2 - (n_2 - 0.5) * d_0)",
  (t_w, e_2b, n_2, p_2, d_0) => t_w * (e_2b + (n_2 - 1) * p_2 - (n_2 - 0.5) * d_0),
);
export const webShearArea = formula(
  "3.10.2 (SN017)",
  "t_w * (e_1b + (n_1 - 1) * p_1 - (n_1 - 0.5) * d_0)",
  (t_w, e_1b, n_1, p_1, d_0) => t_w * (e_1b + (n_1 - 1) * p_1 - (n_1 - 0.5) * d_0),
);
/** V at which the section at lever l is used up in bending, where the shear is below half of its own resistance */
export const notchLowShear = members(
  "6.2.5 (SN017, MSB05 3.2.6)",
  "M_el_Rd * 1000 / l",
  (M_el_Rd, l) => (M_el_Rd * 1000) / l,
);
/** Above it the moment resistance falls by (2 V/V_pl - 1)²: V l = M_el (1 - (2 V/V_pl - 1)²), solved for V. */
export const notchHighShear = members(
  "6.2.8 (SN017, MSB05 3.2.6)",
  "V_pl_Rd * (1 - V_pl_Rd * l / (4000 * M_el_Rd))",
  (V_pl_Rd, l, M_el_Rd) => V_pl_Rd * (1 - (V_pl_Rd * l) / (4000 * M_el_Rd)),
);
export const elasticMoment = members(
  "6.2.5(2)",
  "W_el * f_y / gamma_M0 / 1e6",
  (W_el, f_y, gamma_M0) => (W_el * f_y) / gamma_M0 / 1e6,
);

// Web beside a long fin plate or cleat: ABCD around the bolts (MSB05 3.2.5.3, SCI P358).

export const sideBC = members(
  "6.2.6 (MSB05 3.2.5.3, SCI P358)",
  "(n_1 - 1) * t_w / sqrt(3) * min(p_1 * f_y / gamma_M0, (p_1 - d_0) * f_u / gamma_M2) / 1000",
  (n_1, t_w, p_1, f_y, gamma_M0, d_0, f_u, gamma_M2) =>
    ((((n_1 - 1) * t_w) / Math.sqrt(3)) * Math.min((p_1 * f_y) / gamma_M0, ((p_1 - d_0) * f_u) / gamma_M2)) / 1000,
);
export const sideAB = members(
  "6.2.6 (MSB05 3.2.5.3, SCI P358)",
  "t_w / sqrt(3) * min(b_AB * f_y / gamma_M0, (b_AB - (n_2 - 0.5) * d_0) * f_u / gamma_M2) / 1000",
  (t_w, b_AB, f_y, gamma_M0, n_2, d_0, f_u, gamma_M2) =>
    ((t_w / Math.sqrt(3)) * Math.min((b_AB * f_y) / gamma_M0, ((b_AB - (n_2 - 0.5) * d_0) * f_u) / gamma_M2)) / 1000,
);
export const lengthAB = formula(
  "3.12 (MSB05 3.2.5.3)",
  "e_2b + (n_2 - 1) * p_2",
  (e_2b, n_2, p_2) => e_2b + (n_2 - 1) * p_2,
);
export const shearOfBC = members(
  "6.2.8 (MSB05 3.2.5.3)",
  "max(0, V_Ed - (V_Rd_min - F_pl_BC_Rd))",
  (V_Ed, V_Rd_min, F_pl_BC_Rd) => Math.max(0, V_Ed - (V_Rd_min - F_pl_BC_Rd)),
);
export const momentOfBC = members(
  "6.2.5 (MSB05 3.2.5.3)",
  "f_y * t_w / 6 * ((n_1 - 1) * p_1)^2 / gamma_M0 / 1e6",
  (f_y, t_w, n_1, p_1, gamma_M0) => (((f_y * t_w) / 6) * ((n_1 - 1) * p_1) ** 2) / gamma_M0 / 1e6,
);
export const momentOfBCHighShear = members(
  "6.2.8 (MSB05 3.2.5.3)",
  "f_y * t_w / 4 * ((n_1 - 1) * p_1)^2 / gamma_M0 * max(0, 1 - (2 * V_Ed / V_Rd_min - 1)^2) / 1e6",
  (f_y, t_w, n_1, p_1, gamma_M0, V_Ed, V_Rd_min) =>
    (((((f_y * t_w) / 4) * ((n_1 - 1) * p_1) ** 2) / gamma_M0) * Math.max(0, 1 - ((2 * V_Ed) / V_Rd_min - 1) ** 2)) /
    1e6,
);
export const momentOfWeb = members(
  "6.2.5 (MSB05 3.2.5.3)",
  "M_c_BC_Rd + F_pl_AB_Rd * (n_1 - 1) * p_1 / 1000",
  (M_c_BC_Rd, F_pl_AB_Rd, n_1, p_1) => M_c_BC_Rd + (F_pl_AB_Rd * (n_1 - 1) * p_1) / 1000,
);
export const momentInWeb = members(
  "6.2.5 (MSB05 3.2.5.3)",
  "V_Ed * (z + (n_2 - 1) * p_2 / 2) / 1000",
  (V_Ed, z, n_2, p_2) => (V_Ed * (z + ((n_2 - 1) * p_2) / 2)) / 1000,
);
/** Reaction at which M_Ed = M_Rd: the moment of BC without regard to its shear */
export const interactionLowShear = members(
  "6.2.8 (MSB05 3.2.5.3)",
  "1000 * (M_el_BC + M_AB) / (z + (n_2 - 1) * p_2 / 2)",
  (M_el_BC, M_AB, z, n_2, p_2) => (1000 * (M_el_BC + M_AB)) / (z + ((n_2 - 1) * p_2) / 2),
  { n_2: [1, 4] },
);
/** With it: V (z + (n_2 - 1) p_2/2) = M_pl_BC (1 - (2 V/V_Rd_min - 1)²) + M_AB, solved for V. */
export const interactionHighShear = members(
  "6.2.8 (MSB05 3.2.5.3)",
  "V_Rd_min / 2 * (1 - V_Rd_min * (z + (n_2 - 1) * p_2 / 2) / (4000 * M_pl_BC) + sqrt((1 - V_Rd_min * (z + (n_2 - 1) * p_2 / 2) / (4000 * M_pl_BC))^2 + M_AB / M_pl_BC))",
  (V_Rd_min, z, n_2, p_2, M_pl_BC, M_AB) => {
    const b = (V_Rd_min * (z + ((n_2 - 1) * p_2) / 2)) / (4000 * M_pl_BC);
    return (V_Rd_min / 2) * (1 - b + Math.sqrt((1 - b) ** 2 + M_AB / M_pl_BC));
  },
  { n_2: [1, 4] },
);

// The bolts in the support, and the ply they act on.

/** 0.8: tension in the bolts from the rotation of the joint */
export const supportShear = formula("3.7(1) (SN014)", "0.8 * n_s * F_v_Rd", (n_s, F_v_Rd) => 0.8 * n_s * F_v_Rd);
export const supportLeast = formula("3.7(1) (SN014)", "n_s * F_b_min_Rd", (n_s, F_b_min_Rd) => n_s * F_b_min_Rd);
export const supportBearing = formula(
  "3.7(1) (SN014)",
  "n_l * (F_b_end_Rd + (n_1 - 1) * F_b_inner_Rd)",
  (n_l, F_b_end_Rd, n_1, F_b_inner_Rd) => n_l * (F_b_end_Rd + (n_1 - 1) * F_b_inner_Rd),
);
export const supportForce = formula(
  "3.7 (SCI P358)",
  "(V_Ed + V_opposite_Ed) / n_s",
  (V_Ed, V_opposite_Ed, n_s) => (V_Ed + V_opposite_Ed) / n_s,
);
/** Both beams of a fin plate or bolt group share the ply above and below. */
export const localShearForce = members(
  "6.2.6 (SCI P358)",
  "(V_Ed + V_opposite_Ed) / 2",
  (V_Ed, V_opposite_Ed) => (V_Ed + V_opposite_Ed) / 2,
);
export const localShearHeight = members(
  "6.2.6 (SCI P358)",
  "min(5 * d, w / 2) + (n_1 - 1) * p_1 + 5 * d",
  (d, w, n_1, p_1) => Math.min(5 * d, w / 2) + (n_1 - 1) * p_1 + 5 * d,
);
/** The plate yields before it punches through the ply it is welded to. */
export const punchingThickness = formula(
  "6.2 (SN017, SCI P358)",
  "t_s * f_u_s / (f_y_p * gamma_M2)",
  (t_s, f_u_s, f_y_p, gamma_M2) => (t_s * f_u_s) / (f_y_p * gamma_M2),
);

// Welds on both sides of the plate.

export const weldLength = formula("4.5.1(1)", "max(0, h_p - 2 * a)", (h_p, a) => Math.max(0, h_p - 2 * a));
/** To the support, with the moment V z of the shear in the line of the bolts: (4.1) at the end of the welds */
export const weldOfFin = formula(
  "4.5.3.2 (SN017)",
  "2 * a * l_w * f_u / (beta_w * gamma_M2) / sqrt(3 + 2 * (6 * z / l_w)^2) / 1000",
  (a, l_w, f_u, beta_w, gamma_M2, z) =>
    (2 * a * l_w * f_u) / (beta_w * gamma_M2) / Math.sqrt(3 + 2 * ((6 * z) / l_w) ** 2) / 1000,
);
/** To the web of the beam, along it */
export const weldOfHeader = formula(
  "4.5.3.3 (SN014)",
  "2 * a * l_w * f_u / (sqrt(3) * beta_w * gamma_M2) / 1000",
  (a, l_w, f_u, beta_w, gamma_M2) => (2 * a * l_w * f_u) / (Math.sqrt(3) * beta_w * gamma_M2) / 1000,
);
/** Across both welds */
export const weldInTension = formula(
  "4.5.3.2 (SN015, SN018)",
  "2 * a * l_w * f_u / (sqrt(2) * beta_w * gamma_Mu) / 1000",
  (a, l_w, f_u, beta_w, gamma_Mu) => (2 * a * l_w * f_u) / (Math.SQRT2 * beta_w * gamma_Mu) / 1000,
);

/** Of an end plate: where it meets the straight part of the web, or what the notches leave of it. */
export const weldedHeight = formula(
  "4.5.1(1)",
  "max(0, min(y_p + h_p, y_bottom) - max(y_p, y_top))",
  (y_p, h_p, y_bottom, y_top) => Math.max(0, Math.min(y_p + h_p, y_bottom) - Math.max(y_p, y_top)),
);

// Rotation and ductility.

export const ductileEndPlate = formula(
  "6.4.2 (SN014)",
  "d / 2.8 * sqrt(f_ub / f_y)",
  (d, f_ub, f_y) => (d / 2.8) * Math.sqrt(f_ub / f_y),
);
export const ductileFinPlate = formula("3.12 (SCI P358)", "kappa * d", (kappa, d) => kappa * d);
export const clearWeb = formula(
  "5.2 (SN014, SN017)",
  "h - d_top - d_bottom",
  (h, d_top, d_bottom) => h - d_top - d_bottom,
  {
    h: [30, 60],
  },
);
