import { formulasOf } from "../../basis/formula.ts";
import { gradedForm, ofForm, requirementsOf } from "../../basis/verification.ts";
import { formula, requirement } from "../formula.ts";

// Seats and brackets. EN 1993-1-8 has no clause on them: where the reaction stands and how the plates fail is of published
// guides, the resistances are those of EN 1993. mm, kN, MPa.

const members = formulasOf("EN 1993-1-1");
const manual = formulasOf("AISC Manual, part 10:");
const plates = formulasOf("AISC Manual, part 15:");
const coped = formulasOf("AISC Manual, part 9:");
const subramanian = formulasOf("Subramanian 2008, 5.14:");

// The reaction.

/** At least the flange and its root. */
export const leastBearing = manual("least bearing", "max(s_w, s_p, t_f + r)", (s_w, s_p, t_f, r) =>
  Math.max(s_w, s_p, t_f + r),
);
export const bearingRoom = manual("bearing", "max(0, W - g)", (W, g) => Math.max(0, W - g));
export const leverOfAngle = manual("lever", "g + s_s / 2", (g, s_s) => g + s_s / 2);
/** 0.8 W of the Manual, or the middle of the bearing at the outer end. */
export const leverOfStiffener = manual("lever", "max(0.8 * W, W - s_s / 2)", (W, s_s) =>
  Math.max(0.8 * W, W - s_s / 2),
);

// The leg of an angle.

export const effectiveLeg = subramanian("width of the leg", "min(l, b_f)", (l, b_f) => Math.min(l, b_f));
/** From the root of the angle to the end of the bearing. */
export const beyondRoot = subramanian("bearing beyond the root", "max(0, s_s + g - t - r)", (s_s, g, t, r) =>
  Math.max(0, s_s + g - t - r),
);
export const legShear = subramanian(
  "shear of the leg",
  "V_Ed * min(1, b_2 / s_s)",
  (V_Ed, b_2, s_s) => V_Ed * Math.min(1, b_2 / s_s),
);
export const legMoment = subramanian(
  "moment of the leg",
  "V_2_Ed * (b_2 - min(b_2, s_s) / 2) / 1000",
  (V_2_Ed, b_2, s_s) => (V_2_Ed * (b_2 - Math.min(b_2, s_s) / 2)) / 1000,
);
export const plateMoment = members(
  "6.2.5(2)",
  "b * t^2 * f_y / (4 * gamma_M0) / 1e6",
  (b, t, f_y, gamma_M0) => (b * t ** 2 * f_y) / (4 * gamma_M0) / 1e6,
);
export const momentWithShear = members(
  "6.2.8(3)",
  "M_Rd * max(0, 1 - (2 * V_Ed / V_Rd - 1)^2)",
  (M_Rd, V_Ed, V_Rd) => M_Rd * Math.max(0, 1 - ((2 * V_Ed) / V_Rd - 1) ** 2),
  { V_Ed: [1, 2], V_Rd: [2, 4] },
);

// Bolts and welds to the support.

/** The leg turns about its toe. */
export const boltTensionOfSeat = manual(
  "bolts, equilibrium",
  "V_Ed * e * z_1 / (n_2 * sum_z2)",
  (V_Ed, e, z_1, n_2, sum_z2) => (V_Ed * e * z_1) / (n_2 * sum_z2),
);
export const momentOfLever = manual("moment", "V_Ed * e / 1000", (V_Ed, e) => (V_Ed * e) / 1000);
/** Of the seat plate each side of the stiffener: 0.2 h count. */
export const seatWeld = manual("weld of the seat plate", "min(0.2 * h, (b - t) / 2)", (h, b, t) =>
  Math.min(0.2 * h, (b - t) / 2),
);

// The column's flange and web behind it.

/** Plastic: half of the plate's height pulls, half presses. */
export const forceOfHalf = formula("2.5(1)", "2 * M * 1000 / h", (M, h) => (2 * M * 1000) / h);
export const spreadOfHalf = formula("6.2.6.2(1)", "h / 2 + 2.5 * (t_f + r)", (h, t_f, r) => h / 2 + 2.5 * (t_f + r));
export const forceOfRows = formula("2.5(1)", "n_1 * n_2 * F_t_Ed", (n_1, n_2, F_t_Ed) => n_1 * n_2 * F_t_Ed);
export const forceAtToe = formula("2.5(1)", "M * 1000 / z", (M, z) => (M * 1000) / z);
/** A row of a group: half of the pitch each side at most. */
export const withinPitch = formula("Table 6.4", "min(l_eff, p_1)", (l_eff, p_1) => Math.min(l_eff, p_1));

// Stiffeners and bracket plates.

/** Through the plate under the beam at 1:1, EN 1993-1-5 6.3. */
export const bearingOfStiffener = members(
  "6.2.4(2)",
  "t * (s_s + 2 * t_p) * f_y / gamma_M0 / 1000",
  (t, s_s, t_p, f_y, gamma_M0) => (t * (s_s + 2 * t_p) * f_y) / gamma_M0 / 1000,
);
/** Of the bearing that the stiffener needs. */
export const bearingForStiffener = members(
  "6.2.4(2)",
  "max(0, 1000 * V_Ed * gamma_M0 / (t * f_y) - 2 * t_p)",
  (V_Ed, gamma_M0, t, f_y, t_p) => Math.max(0, (1000 * V_Ed * gamma_M0) / (t * f_y) - 2 * t_p),
);
export const outstand = members("Table 5.2", "14 * sqrt(235 / f_y)", (f_y) => 14 * Math.sqrt(235 / f_y));
/** As strong as the web of the beam that stands on it. */
export const leastStiffener = manual("stiffener", "t_w * f_y_b / f_y_s", (t_w, f_y_b, f_y_s) => (t_w * f_y_b) / f_y_s);

export const perPlate = plates("shares", "V_Ed / n", (V_Ed, n) => V_Ed / n);
export const plasticOfPlate = members(
  "6.2.5(2)",
  "t * h^2 / 4 * f_y / gamma_M0 / 1e6",
  (t, h, f_y, gamma_M0) => (((t * h ** 2) / 4) * f_y) / gamma_M0 / 1e6,
);
export const elasticOfPlate = members(
  "6.2.5(2)",
  "t * h^2 / 6 * f_y / gamma_M0 / 1e6",
  (t, h, f_y, gamma_M0) => (((t * h ** 2) / 6) * f_y) / gamma_M0 / 1e6,
);
/** How far the holes of one line, sum_y from the middle of the plate, move the axis. */
export const shiftOfAxis = members(
  "6.2.2.2",
  "d_0 * abs(sum_y) / max(1e-9, h - n * d_0)",
  (d_0, sum_y, h, n) => (d_0 * Math.abs(sum_y)) / Math.max(1e-9, h - n * d_0),
  { d_0: [20, 30], h: [200, 400], n: [1, 4] },
);
/** Elastic, less those holes, at the edge further from the axis. */
export const netModulus = members(
  "6.2.2.2",
  "max(0, t * h^3 / 12 - t * d_0 * (sum_y2 + n * d_0^2 / 12) - t * (h - n * d_0) * y_n^2) / (h / 2 + y_n)",
  (t, h, d_0, sum_y2, n, y_n) =>
    Math.max(0, (t * h ** 3) / 12 - t * d_0 * (sum_y2 + (n * d_0 ** 2) / 12) - t * (h - n * d_0) * y_n ** 2) /
    (h / 2 + y_n),
);
export const netOfPlate = members(
  "6.2.5(4)",
  "0.9 * W_net * f_u / gamma_M2 / 1e6",
  (W_net, f_u, gamma_M2) => (0.9 * W_net * f_u) / gamma_M2 / 1e6,
);
/** MPa in place of ksi: 6.895 MPa each. */
export const slendernessOfCantilever = coped(
  "lambda",
  "h / t * sqrt(f_y / 6.895) / (10 * sqrt(475 + 280 * (h / c)^2))",
  (h, t, f_y, c) => ((h / t) * Math.sqrt(f_y / 6.895)) / (10 * Math.sqrt(475 + 280 * (h / c) ** 2)),
);
export const slendernessOfTriangle = plates(
  "lambda",
  "b_1 / t * sqrt(f_y / 6.895) / (5 * sqrt(475 + 1120 * (b_1 / a_1)^2))",
  (b_1, t, f_y, a_1) => ((b_1 / t) * Math.sqrt(f_y / 6.895)) / (5 * Math.sqrt(475 + 1120 * (b_1 / a_1) ** 2)),
);
/** Q between yielding and elastic buckling, and beyond. */
export const inelastic = plates("Q", "1.34 - 0.486 * lambda", (lambda) => 1.34 - 0.486 * lambda, {
  lambda: [0.7, 1.41],
});
export const elastic = plates("Q", "1.3 / lambda^2", (lambda) => 1.3 / lambda ** 2);
export const bucklingOfPlate = plates(
  "M_b_Rd",
  "Q * t * h^2 / 6 * f_y / gamma_M1 / 1e6",
  (Q, t, h, f_y, gamma_M1) => (((Q * t * h ** 2) / 6) * f_y) / gamma_M1 / 1e6,
);
export const freeEdge = plates("a'", "sqrt(a^2 + b^2)", (a, b) => Math.sqrt(a ** 2 + b ** 2));
export const strutWidth = plates("b'", "a * b / a_1", (a, b, a_1) => (a * b) / a_1);
export const alongEdge = plates("N", "V_Ed * a / a_1", (V_Ed, a, a_1) => (V_Ed * a) / a_1);
export const acrossEdge = plates("V", "V_Ed * b / a_1", (V_Ed, b, a_1) => (V_Ed * b) / a_1);
export const strutMoment = plates(
  "M",
  "abs(V_Ed * e - N * b_1 / 2) / 1000",
  (V_Ed, e, N, b_1) => Math.abs(V_Ed * e - (N * b_1) / 2) / 1000,
);
export const strutForce = plates(
  "N_Rd",
  "Q * f_y * b_1 * t / gamma_M1 / 1000",
  (Q, f_y, b_1, t, gamma_M1) => (Q * f_y * b_1 * t) / gamma_M1 / 1000,
);
export const strutBending = plates(
  "M_Rd",
  "Q * f_y * t * b_1^2 / 4 / gamma_M1 / 1e6",
  (Q, f_y, t, b_1, gamma_M1) => (Q * f_y * t * b_1 ** 2) / 4 / gamma_M1 / 1e6,
);
export const strutUse = plates("(15-10)", "N / N_Rd + M / M_Rd", (N, N_Rd, M, M_Rd) => N / N_Rd + M / M_Rd);
/** From the axis of the column to the section of the plate that bends. */
export const leverOfSection = plates("lever", "max(0, e - w / 2)", (e, w) => Math.max(0, e - w / 2));

const ofMember = requirementsOf("EN 1993-1-1");
const guide = requirementsOf("AISC Manual");

export const seatShear = ofMember("seat-shear", "6.2.6", "V_Ed / V_c_Rd <= 1", "shear of the seat");
export const seatBending = ofMember("seat-bending", "6.2.5, 6.2.8", "M_Ed / M_c_Rd <= 1", "bending of the seat's leg");
export const supportBearing = requirement(
  "support-bearing",
  "Table 3.4",
  "F_v_Ed / F_b_support_Rd <= 1",
  "bearing of the support",
);
export const stiffenerBearing = ofMember(
  "seat-stiffener",
  "6.2.4",
  "V_Ed / N_s_Rd <= 1",
  "stiffener under the reaction",
);
export const stiffenerSlenderness = ofForm(
  ofMember("seat-slenderness", "Table 5.2", "W / t <= 14 * sqrt(235 / f_y)", "slenderness of the stiffener"),
);
export const stiffenerThickness = gradedForm(
  guide("seat-thickness", "part 10", "t_w * f_y_b / f_y_s <= t", "thickness of the stiffener"),
);
export const bracketShear = ofMember("bracket-shear", "6.2.6", "V_Ed / V_c_Rd <= 1", "shear of the bracket plate");
export const bracketBending = ofMember(
  "bracket-bending",
  "6.2.5",
  "M_Ed / M_c_Rd <= 1",
  "bending of the bracket plate",
);
export const bracketNet = ofMember(
  "bracket-net",
  "6.2.5(4)",
  "M_Ed / M_u_Rd <= 1",
  "bending of the bracket plate at its holes",
);
export const bracketBuckling = guide(
  "bracket-buckling",
  "part 9",
  "M_Ed / M_b_Rd <= 1",
  "buckling of the bracket plate",
);
export const bracketStrut = guide(
  "bracket-strut",
  "part 15",
  "N / N_Rd + M / M_Rd <= 1",
  "strut along the free edge of the plate",
);
export const strutShear = ofMember("bracket-strut-shear", "6.2.6", "V_1 / V_1_Rd <= 1", "shear across that strut");
/** Which of two plies a bolt bears on harder. */
export const pliesStrength = manual("ply", "t * f_u", (t, f_u) => t * f_u);
