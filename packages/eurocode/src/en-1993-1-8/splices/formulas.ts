import { formulasOf } from "../../basis/formula.ts";
import { ofForm } from "../../basis/verification.ts";
import { chi, imperfection, Phi } from "../../en-1993-1-1/flexural-buckling.ts";
import { formula, requirement } from "../formula.ts";

export { grossTension } from "../tearing/angle.ts";

// Splices with cover plates: EN 1993-1-8 6.2.7.1, EN 1993-1-1 6.2.3; MSB05 5.2 and SCI P398 for the forces of the plates.
// Forces in kN, moments in kNm, lengths in mm, stresses in MPa; compression positive.

const members = formulasOf("EN 1993-1-1");

/** z: plates on one side press on the outer faces, plates on both sides act with the flange in its middle */
export const flangeTension = formula("6.2.7.1", "max(0, M_Ed * 1000 / z - N_Ed_G / 2)", (M_Ed, z, N_Ed_G) =>
  Math.max(0, (M_Ed * 1000) / z - N_Ed_G / 2),
);
export const flangeCompression = formula("6.2.7.1", "max(0, M_Ed * 1000 / z + N_Ed / 2)", (M_Ed, z, N_Ed) =>
  Math.max(0, (M_Ed * 1000) / z + N_Ed / 2),
);
export const betweenFlanges = formula("6.2.7.1", "h - t_f", (h, t_f) => h - t_f, { h: [20, 30] });
export const plateArea = formula("6.2.7.1", "b * t", (b, t) => b * t);
/** Inner plates end at the fillets of the web. */
export const bothPlatesArea = formula(
  "6.2.7.1",
  "t * (2 * b - t_w - 2 * r)",
  (t, b, t_w, r) => t * (2 * b - t_w - 2 * r),
  {
    b: [20, 30],
    t_w: [1, 5],
    r: [1, 5],
  },
);
export const netArea = members("6.2.2.2(3)", "A - n_2 * d_0 * t", (A, n_2, d_0, t) => A - n_2 * d_0 * t, {
  A: [200, 400],
  n_2: [1, 4],
  d_0: [1, 4],
  t: [1, 5],
});
export const netTension = members(
  "6.2.3(2)",
  "0.9 * A_net * f_u / gamma_M2 / 1000",
  (A_net, f_u, gamma_M2) => (0.9 * A_net * f_u) / gamma_M2 / 1000,
);
export const memberFlangeNet = members(
  "6.2.5(4)",
  "min(b_f * t_f * f_y / gamma_M0, 0.9 * (b_f - n_2 * d_0) * t_f * f_u / gamma_M2) / 1000",
  (b_f, t_f, f_y, gamma_M0, n_2, d_0, f_u, gamma_M2) =>
    Math.min((b_f * t_f * f_y) / gamma_M0, (0.9 * (b_f - n_2 * d_0) * t_f * f_u) / gamma_M2) / 1000,
);
export const leastBearing = formula("3.7(1)", "min(F_b_plate_Rd, F_b_member_Rd)", (F_b_plate_Rd, F_b_member_Rd) =>
  Math.min(F_b_plate_Rd, F_b_member_Rd),
);
/** 3.7(1): every bolt bears before it shears */
export const sumOfBearing = formula(
  "3.7(1)",
  "n_2 * (F_b_end_Rd + (n_1 - 1) * F_b_inner_Rd)",
  (n_2, F_b_end_Rd, n_1, F_b_inner_Rd) => n_2 * (F_b_end_Rd + (n_1 - 1) * F_b_inner_Rd),
);
export const leastOfBolts = formula(
  "3.7(1)",
  "n_1 * n_2 * min(F_v_Rd, F_b_Rd)",
  (n_1, n_2, F_v_Rd, F_b_Rd) => n_1 * n_2 * Math.min(F_v_Rd, F_b_Rd),
);
/** 6.2.7.1(14): a quarter of the compression, in the splice material of column ends in contact */
export const quarter = formula("6.2.7.1(14)", "0.25 * N_Ed", (N_Ed) => 0.25 * N_Ed);
export const bothFlanges = formula(
  "6.2.7.1(14)",
  "2 * min(N_pl_Rd, F_Rd_group)",
  (N_pl_Rd, F_Rd_group) => 2 * Math.min(N_pl_Rd, F_Rd_group),
);

/** Table 3.3, note 2: a plate between its bolts is a column of 0.6 of their distance, t its radius of gyration times sqrt(12). */
export const plateSlenderness = formula(
  "Table 3.3",
  "0.6 * s * sqrt(12) / t / (pi * sqrt(210000 / f_y))",
  (s, t, f_y) => (0.6 * s * Math.sqrt(12)) / t / (Math.PI * Math.sqrt(210000 / f_y)),
);
/** Curve c of solid sections */
export const plateReduction = members(
  "6.3.1.2(1)",
  "min(1, 1 / (0.5 * (1 + 0.49 * (lambda - 0.2) + lambda^2) + sqrt(max(0, (0.5 * (1 + 0.49 * (lambda - 0.2) + lambda^2))^2 - lambda^2))))",
  (lambda) => chi(Phi(imperfection.c, lambda), lambda),
  { lambda: [0.2, 3] },
);
export const plateBucklingForce = members(
  "6.3.1.1(3)",
  "chi * A * f_y / gamma_M1 / 1000",
  (chi, A, f_y, gamma_M1) => (chi * A * f_y) / gamma_M1 / 1000,
);
export const plateBucklingStress = members(
  "6.3.1.1(3)",
  "chi * f_y / gamma_M1",
  (chi, f_y, gamma_M1) => (chi * f_y) / gamma_M1,
);
export { thickEnough } from "../bolts/spacing.ts";
/** EN 1993-1-1 Table 5.2, class 3 */
export const outstandLimit = formula(
  "Table 3.3",
  "14 * sqrt(235 / f_y) * t",
  (f_y, t) => 14 * Math.sqrt(235 / f_y) * t,
);
export const compressiveStress = members(
  "6.2.1(5)",
  "N_w_Ed * 1000 / A + 6 * M_Ed * 1e6 / (A * h_p)",
  (N_w_Ed, A, M_Ed, h_p) => (N_w_Ed * 1000) / A + (6 * M_Ed * 1e6) / (A * h_p),
);

// 6.2.7.1(13): least actions of a column splice without contact

export const leastMoment = formula(
  "6.2.7.1(13)",
  "0.25 * W_pl * f_y / gamma_M0 / 1e6",
  (W_pl, f_y, gamma_M0) => (0.25 * W_pl * f_y) / gamma_M0 / 1e6,
);
export const leastShear = formula(
  "6.2.7.1(13)",
  "0.025 * A * f_y / gamma_M0 / 1000",
  (A, f_y, gamma_M0) => (0.025 * A * f_y) / gamma_M0 / 1000,
);
export const notLess = formula("6.2.7.1(13)", "max(E_Ed, E_min_Ed)", (E_Ed, E_min_Ed) => Math.max(E_Ed, E_min_Ed));
/** Of the plates of one flange, bent in their plane: outer plate, and inner plates beside the web and its roots */
export const weakModulus = formula("6.2.7.1(13)", "t * b^2 / 6", (t, b) => (t * b ** 2) / 6);
export const weakModulusOfBoth = formula(
  "6.2.7.1(13)",
  "t * b^2 / 6 + t * (b^3 - (t_w + 2 * r)^3) / (6 * b)",
  (t, b, t_w, r) => (t * b ** 2) / 6 + (t * (b ** 3 - (t_w + 2 * r) ** 3)) / (6 * b),
  { b: [20, 30], t_w: [1, 5], r: [1, 5] },
);
export const weakStress = formula(
  "6.2.7.1(13)",
  "sqrt((F_Ed * 1000 / A + M_z_Ed * 1e6 / (2 * W))^2 + 3 * (V_Ed * 1000 / (2 * A))^2)",
  (F_Ed, A, M_z_Ed, W, V_Ed) =>
    Math.sqrt(((F_Ed * 1000) / A + (M_z_Ed * 1e6) / (2 * W)) ** 2 + 3 * ((V_Ed * 1000) / (2 * A)) ** 2),
);
export const momentAtBolts = formula(
  "6.2.7.1(13)",
  "M_z_Ed / 2 + V_Ed / 2 * a / 1000",
  (M_z_Ed, V_Ed, a) => M_z_Ed / 2 + ((V_Ed / 2) * a) / 1000,
);

// Web plates.

export const webInertia = formula(
  "6.2.7.1",
  "t_w * (h - 2 * t_f)^3 / 12",
  (t_w, h, t_f) => (t_w * (h - 2 * t_f) ** 3) / 12,
  { h: [20, 30] },
);
export const webArea = formula("6.2.7.1", "t_w * (h - 2 * t_f)", (t_w, h, t_f) => t_w * (h - 2 * t_f), { h: [20, 30] });
export const share = formula("6.2.7.1", "part / whole", (part, whole) => part / whole);
export const shared = formula("6.2.7.1", "share * E_d", (share, E_d) => share * E_d);
export const leverOfWeb = formula(
  "6.2.7.1",
  "b - e_2 - (n_2 - 1) * p_2 / 2",
  (b, e_2, n_2, p_2) => b - e_2 - ((n_2 - 1) * p_2) / 2,
  {
    b: [100, 200],
  },
);
export const momentOfGroup = formula(
  "3.12(1)",
  "M_w_Ed + V_Ed * e / 1000",
  (M_w_Ed, V_Ed, e) => M_w_Ed + (V_Ed * e) / 1000,
);
export const webPlateArea = formula("6.2.7.1", "s * h_p * t_p", (s, h_p, t_p) => s * h_p * t_p);
export const webNetArea = members(
  "6.2.2.2(3)",
  "s * t_p * max(0, h_p - n_1 * d_0)",
  (s, t_p, h_p, n_1, d_0) => s * t_p * Math.max(0, h_p - n_1 * d_0),
);
/** Elastic stresses of the plates at the bolts: normal force, bending and shear on the gross section. */
export const webStress = members(
  "6.2.1(5)",
  "sqrt((N_w_Ed * 1000 / A + 6 * M_Ed * 1e6 / (A * h_p))^2 + 3 * (V_Ed * 1000 / A)^2)",
  (N_w_Ed, A, M_Ed, h_p, V_Ed) =>
    Math.sqrt(((N_w_Ed * 1000) / A + (6 * M_Ed * 1e6) / (A * h_p)) ** 2 + 3 * ((V_Ed * 1000) / A) ** 2),
);
export const yieldStress = members("6.2.1(5)", "f_y / gamma_M0", (f_y, gamma_M0) => f_y / gamma_M0);
export const netShear = members(
  "6.2.6",
  "A_net * f_u / (sqrt(3) * gamma_M2) / 1000",
  (A_net, f_u, gamma_M2) => (A_net * f_u) / (Math.sqrt(3) * gamma_M2) / 1000,
);

export const flangeGross = requirement(
  "flange-gross",
  "6.2.7.1",
  "F_f_Ed <= N_pl_Rd",
  "gross section of the flange plate",
);
export const flangeNet = requirement("flange-net", "6.2.7.1", "F_f_t_Ed <= N_u_Rd", "net section of the flange plate");
export const flangeBlock = requirement(
  "flange-block",
  "3.10.2",
  "F_f_t_Ed <= V_eff_1_Rd",
  "block tearing of the flange plate",
);
export const flangeBolts = requirement("flange-bolts", "3.7(1)", "F_f_Ed <= F_Rd_group", "bolts of the flange plate");
export const memberFlange = requirement(
  "member-flange-net",
  "6.2.7.1",
  "F_f_t_Ed <= N_f_Rd",
  "flange of the member at the holes",
);
export const memberFlangeBlock = requirement(
  "member-flange-block",
  "3.10.2",
  "F_f_t_Ed <= V_f_eff_1_Rd",
  "block tearing of the member's flange",
);
export const flangeBuckling = requirement(
  "flange-buckling",
  "Table 3.3",
  "F_f_c_Ed <= N_b_Rd",
  "buckling of the flange plate between its bolts",
);
export const flangeOutstand = ofForm(
  requirement(
    "flange-outstand",
    "Table 3.3",
    "e_2 <= 14 * epsilon * t",
    "edge distance of the flange plate in compression",
  ),
);
export const webBuckling = requirement(
  "web-buckling",
  "Table 3.3",
  "sigma_c_Ed <= chi * f_y / gamma_M1",
  "buckling of the web plates between their bolts",
);
export const webTension = requirement(
  "web-tension",
  "6.2.7.1",
  "N_w_Ed <= web_N_u_Rd",
  "net section of the web plates in tension",
);
export const memberWebBlock = requirement(
  "member-web-block",
  "3.10.2",
  "N_w_Ed <= V_w_eff_1_Rd",
  "block tearing of the member's web",
);
export const minimumShear = requirement(
  "splice-minimum-shear",
  "6.2.7.1(13)",
  "V_min_Ed <= V_Rd",
  "least shear force of a column splice, which only web plates carry",
);
export const minimumPlates = requirement(
  "splice-minimum-weak-axis",
  "6.2.7.1(13)",
  "sigma_Ed <= f_y / gamma_M0",
  "flange plates under the least moment about the weak axis",
);
export const minimumBolts = requirement(
  "splice-minimum-weak-axis-bolts",
  "6.2.7.1(13)",
  "F_Ed / F_Rd <= 1 for each bolt",
  "bolts of the flange plates under the least moment about the weak axis",
);
export const webGross = requirement(
  "web-gross",
  "6.2.7.1",
  "sigma_w_Ed <= f_y / gamma_M0",
  "gross section of the web plates",
);
export const webNet = requirement("web-net", "6.2.7.1", "V_Ed <= web_V_net_Rd", "net section of the web plates");
export const webBlock = requirement("web-block", "3.10.2", "V_Ed <= web_V_eff_2_Rd", "block tearing of the web plates");
export const webBolts = requirement(
  "web-bolts",
  "3.7, 3.12",
  "F_Ed / F_Rd <= 1 for each bolt",
  "bolts of the web plates",
);
export const bearingMinimum = requirement(
  "bearing-splice-minimum",
  "6.2.7.1(14)",
  "0.25 * N_Ed <= 2 * min(N_pl_Rd, F_Rd_group)",
  "splice material of column ends in contact",
);
