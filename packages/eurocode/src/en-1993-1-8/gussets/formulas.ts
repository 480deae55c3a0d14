import { formulasOf } from "../../basis/formula.ts";
import { ofForm, requirementsOf } from "../../basis/verification.ts";
import { formula, requirement } from "../formula.ts";

// Gusset plates. EN 1993-1-8 has no clause on them: effective width and buckling length are those of published guides, the
// resistances on them those of EN 1993. mm, kN, MPa, rad.

const member = formulasOf("EN 1993-1-1");
const ofMember = requirementsOf("EN 1993-1-1");
const whitmore = formulasOf("AISC Design Guide 29, Whitmore 1952:");
const thornton = formulasOf("AISC Design Guide 29, Thornton 1984:");
const aisc = formulasOf("AISC 360-16");
const cidect = formulasOf("CIDECT Design Guide 3");

export const effectiveWidth = whitmore(
  "effective width",
  "w + 2 * L_j * tan(spread)",
  (w, L_j, spread) => w + 2 * L_j * Math.tan(spread),
  { spread: [0.1, 0.7] },
);
export const widthOfPlate = whitmore(
  "effective width",
  "min(b_p, w + 2 * L_j * tan(spread))",
  (b_p, w, L_j, spread) => Math.min(b_p, w + 2 * L_j * Math.tan(spread)),
  { spread: [0.1, 0.7] },
);
export const plateYield = member(
  "6.2.3(2), 6.2.4(2)",
  "b_eff * t * f_y / gamma_M0 / 1000",
  (b_eff, t, f_y, gamma_M0) => (b_eff * t * f_y) / gamma_M0 / 1000,
);
export const plateNet = member(
  "6.2.3(2)",
  "0.9 * (b_eff - n_2 * d_0) * t * f_u / gamma_M2 / 1000",
  (b_eff, n_2, d_0, t, f_u, gamma_M2) => (0.9 * (b_eff - n_2 * d_0) * t * f_u) / gamma_M2 / 1000,
);
export const meanLength = thornton("free length", "(L_1 + L_2 + L_3) / 3", (L_1, L_2, L_3) => (L_1 + L_2 + L_3) / 3);
export const slenderness = member(
  "6.3.1.3(1)",
  "k * L * sqrt(12) / t / (93.9 * sqrt(235 / f_y))",
  (k, L, t, f_y) => (k * L * Math.sqrt(12)) / t / (93.9 * Math.sqrt(235 / f_y)),
);
export const plateBuckling = member(
  "6.3.1.1(3), (6.47)",
  "chi * b_eff * t * f_y / gamma_M1 / 1000",
  (chi, b_eff, t, f_y, gamma_M1) => (chi * b_eff * t * f_y) / gamma_M1 / 1000,
);
export const momentOfEccentricity = formula(
  "2.7(1)",
  "abs(N_Ed) * abs(e) / 1000",
  (N_Ed, e) => (Math.abs(N_Ed) * Math.abs(e)) / 1000,
);
export const plateStress = member(
  "6.2.1(7)",
  "1000 * abs(N_Ed) / (b_eff * t) + 6e6 * abs(M_Ed) / (b_eff * t^2)",
  (N_Ed, b_eff, t, M_Ed) => (1000 * Math.abs(N_Ed)) / (b_eff * t) + (6e6 * Math.abs(M_Ed)) / (b_eff * t ** 2),
);
export const strength = member("6.2.1(7)", "f_y / gamma_M0", (f_y, gamma_M0) => f_y / gamma_M0);

/** Along both ends of the joint in shear, across its far end in tension. */
export const weldedShearArea = formula("3.10.2", "2 * L_j * t", (L_j, t) => 2 * L_j * t);
export const weldedTensionArea = formula("3.10.2", "w * t", (w, t) => w * t);

export const netAcross = member("6.2.2.2", "A - n_2 * d_0 * t", (A, n_2, d_0, t) => A - n_2 * d_0 * t, {
  A: [2000, 3000],
});
export const netForce = member(
  "6.2.3(2)",
  "0.9 * U * A_net * f_u / gamma_M2 / 1000",
  (U, A_net, f_u, gamma_M2) => (0.9 * U * A_net * f_u) / gamma_M2 / 1000,
);

export const lesserBearing = formula("3.7(1)", "min(F_b_member_Rd, F_b_plate_Rd)", (F_b_member_Rd, F_b_plate_Rd) =>
  Math.min(F_b_member_Rd, F_b_plate_Rd),
);

export const shearLag = aisc("Table D3.1", "max(0, 1 - x / L_j)", (x, L_j) => Math.max(0, 1 - x / L_j));
export const lagOfCircle = aisc("Table D3.1, case 5", "D / pi", (D) => D / Math.PI);
export const lagOfRectangle = aisc(
  "Table D3.1, case 6",
  "(b^2 + 2 * b * h) / (4 * (b + h))",
  (b, h) => (b ** 2 + 2 * b * h) / (4 * (b + h)),
);
/** The slot is longer than the plate in it: beyond its end two walls are cut. */
export const slotNet = member("6.2.2.2", "A - 2 * s * t", (A, s, t) => A - 2 * s * t, { A: [300, 400] });
export const usualSlot = formula("3.10, workshop practice", "t + 2", (t) => t + 2);

/** Half of the round, pressed flat. */
export const flatWidth = formula("3.10, geometry", "pi * (D - t) / 2 + t", (D, t) => (Math.PI * (D - t)) / 2 + t);
export const twoWalls = formula("3.10, geometry", "2 * t", (t) => 2 * t);

/** The force spreads at 1:2.5 through the cap to the wall below it, on both sides of the stem. */
export const wallUnderTee = cidect(
  "end tees",
  "2 * (t_stem + 5 * t_cap) * t * f_y / gamma_M0 / 1000",
  (t_stem, t_cap, t, f_y, gamma_M0) => (2 * (t_stem + 5 * t_cap) * t * f_y) / gamma_M0 / 1000,
);

// The weld of the plate, its forces turned into it.
export const along = formula(
  "4.9(3)",
  "N_1 * cos(theta_1) + N_2 * cos(theta_2)",
  (N_1, theta_1, N_2, theta_2) => N_1 * Math.cos(theta_1) + N_2 * Math.cos(theta_2),
);
export const across = formula(
  "4.9(3)",
  "N_1 * sin(theta_1) + N_2 * sin(theta_2)",
  (N_1, theta_1, N_2, theta_2) => N_1 * Math.sin(theta_1) + N_2 * Math.sin(theta_2),
);
export const aboutMiddle = formula(
  "4.9(3)",
  "(abs(N_1 * o_1) + abs(N_2 * o_2)) / 1000",
  (N_1, o_1, N_2, o_2) => (Math.abs(N_1 * o_1) + Math.abs(N_2 * o_2)) / 1000,
);
/** N/mm² on the throat at its end; simplified method, any direction. */
export const throatStress = formula(
  "4.9(3), 4.5.3.3",
  "sqrt((1000 * V / (n * a * l))^2 + (1000 * abs(N) / (n * a * l) + 6e6 * M / (n * a * l^2))^2)",
  (V, n, a, l, N, M) =>
    Math.sqrt(
      ((1000 * V) / (n * a * l)) ** 2 + ((1000 * Math.abs(N)) / (n * a * l) + (6e6 * M) / (n * a * l ** 2)) ** 2,
    ),
);

export const gussetYield = ofMember("gusset-yield", "6.2.3(1)", "N_Ed <= N_W_Rd", "effective width of the gusset");
export const gussetNet = ofMember("gusset-net", "6.2.3(2)", "N_Ed <= N_W_u_Rd", "net effective width of the gusset");
export const gussetBuckling = ofMember("gusset-buckling", "6.3.1.1(1)", "N_Ed <= N_W_b_Rd", "buckling of the gusset");
export const gussetBending = ofMember(
  "gusset-bending",
  "6.2.1(7)",
  "sigma_Ed <= f_y / gamma_M0",
  "gusset with the eccentricity of the brace",
);
export const gussetWeld = requirement("gusset-weld", "4.5.3.3", "sigma_w_Ed <= f_vw_d", "weld of the gusset");
export const memberNet = requirement("member-net-section", "3.10", "N_Ed <= N_u_Rd", "end section of the brace");
export const braceWeld = requirement("weld", "4.5.3.3", "N_Ed <= F_w_Rd", "welds of the brace");
export const slotSection = ofMember("slot-net-section", "6.2.3(2)", "N_Ed <= N_slot_Rd", "slotted section of the tube");
export const tubeShearLag = ofForm(
  requirement("tube-shear-lag", "3.10 (AISC 360-16 Table D3.1)", "w <= L_j", "length of the welds along the tube"),
);
export const teeWall = requirement(
  "tee-wall",
  "3.10 (CIDECT Design Guide 3)",
  "N_Ed <= N_tee_Rd",
  "wall of the tube under the tee",
);
export const flatBuckling = ofMember(
  "flattened-buckling",
  "6.3.1.1(1)",
  "N_Ed <= N_flat_b_Rd",
  "buckling of the flattened end",
);
