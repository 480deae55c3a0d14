import { gradedForm, ofForm } from "../basis/verification.ts";
import { formula, requirement } from "./formula.ts";

// EN 1993-1-5 clause 9: transverse stiffeners of webs. mm, kN, MPa.

/** 9.1(2): 15 epsilon t of web on each side, as far as there is any. */
export const webBesideStiffener = formula("9.1(2)", "min(15 * epsilon * t_w, x)", (epsilon, t_w, x) =>
  Math.min(15 * epsilon * t_w, x),
);
export const areaOfStiffener = formula(
  "9.1(2)",
  "n * b * t + t_w * (t + b_l + b_r)",
  (n, b, t, t_w, b_l, b_r) => n * b * t + t_w * (t + b_l + b_r),
);
/** Of plates on both sides, about the middle of the web. */
export const inertiaBothSides = formula(
  "9.1(2)",
  "t * (2 * b + t_w)^3 / 12 + (b_l + b_r) * t_w^3 / 12",
  (t, b, t_w, b_l, b_r) => (t * (2 * b + t_w) ** 3) / 12 + ((b_l + b_r) * t_w ** 3) / 12,
);
/** Of a plate on one side: the centroid of plate and web from the middle of the web. */
export const eccentricityOneSide = formula(
  "9.4(3)",
  "b * t * (b + t_w) / 2 / A_st",
  (b, t, t_w, A_st) => (b * t * (b + t_w)) / 2 / A_st,
);
export const inertiaOneSide = formula(
  "9.1(2)",
  "t * b^3 / 12 + b * t * ((b + t_w) / 2)^2 + (t + b_l + b_r) * t_w^3 / 12 - A_st * e_st^2",
  (t, b, t_w, b_l, b_r, A_st, e_st) =>
    (t * b ** 3) / 12 + b * t * ((b + t_w) / 2) ** 2 + ((t + b_l + b_r) * t_w ** 3) / 12 - A_st * e_st ** 2,
  { A_st: [0.01, 0.02], e_st: [0.1, 0.2] },
);
export const radiusOfStiffener = formula("9.4(2)", "sqrt(I_st / A_st)", (I_st, A_st) => Math.sqrt(I_st / A_st));
export const lengthOfStiffener = formula("9.4(2)", "0.75 * h_w", (h_w) => 0.75 * h_w);
export const slendernessOfStiffener = formula(
  "9.4(2)",
  "L_cr / i_st * sqrt(f_y / E) / pi",
  (L_cr, i_st, f_y, E) => ((L_cr / i_st) * Math.sqrt(f_y / E)) / Math.PI,
);
export const stiffenerResistance = formula(
  "9.4(2)",
  "chi * A_st * f_y / gamma_M1 / 1000",
  (chi, A_st, f_y, gamma_M1) => (chi * A_st * f_y) / gamma_M1 / 1000,
);
/** 9.4(3): N at the middle of the web bends a stiffener on one side; 6.3.3 of EN 1993-1-1 with k of class 3, C_m = 1. */
export const oneSidedUse = formula(
  "9.4(3)",
  "N / N_b + min(1 + 0.6 * lambda * N / N_b, 1 + 0.6 * N / N_b) * 1000 * N * e_st * z_st * gamma_M1 / (I_st * f_y)",
  (N, N_b, lambda, e_st, z_st, gamma_M1, I_st, f_y) =>
    N / N_b +
    (Math.min(1 + (0.6 * lambda * N) / N_b, 1 + (0.6 * N) / N_b) * 1000 * N * e_st * z_st * gamma_M1) / (I_st * f_y),
);
/** The compressed face of the web is the nearer, the tip of the plate the farther fibre. */
export const farthestFibre = formula("9.4(3)", "max(b + t_w / 2 - e_st, e_st + t_w / 2)", (b, t_w, e_st) =>
  Math.max(b + t_w / 2 - e_st, e_st + t_w / 2),
);

/** 9.3.3(3): of the tension field, the panels on both sides taken as one. */
export const forceOfTensionField = formula(
  "9.3.3(3)",
  "max(0, V_Ed - f_yw * h_w * t / (sqrt(3) * lambda_w^2 * gamma_M1) / 1000)",
  (V_Ed, f_yw, h_w, t, lambda_w, gamma_M1) =>
    Math.max(0, V_Ed - (f_yw * h_w * t) / (Math.sqrt(3) * lambda_w ** 2 * gamma_M1) / 1000),
);
/** 9.3.3(3), (9.6) */
export const leastInertiaShort = formula(
  "9.3.3(3), (9.6)",
  "1.5 * h_w^3 * t^3 / a^2",
  (h_w, t, a) => (1.5 * h_w ** 3 * t ** 3) / a ** 2,
);
export const leastInertiaLong = formula("9.3.3(3), (9.6)", "0.75 * h_w * t^3", (h_w, t) => 0.75 * h_w * t ** 3);

/** 9.2.1(8): of the stiffener alone, about its edge at the web. */
export const torsionOfStiffener = formula("9.2.1(8)", "b * t^3 / 3", (b, t) => (b * t ** 3) / 3);
export const polarOfStiffener = formula(
  "9.2.1(8)",
  "b^3 * t / 3 + b * t^3 / 12",
  (b, t) => (b ** 3 * t) / 3 + (b * t ** 3) / 12,
);
export const leastTorsion = formula("9.2.1(8), (9.3)", "5.3 * f_y / E", (f_y, E) => (5.3 * f_y) / E);
export const ratioOfTorsion = formula("9.2.1(8), (9.3)", "I_T / I_P", (I_T, I_P) => I_T / I_P);

/** The web straight under the load, spread through the flange. */
export const webUnderLoad = formula(
  "9.4(1)",
  "(s_s + 2 * t_f) * t_w * f_yw / gamma_M0 / 1000",
  (s_s, t_f, t_w, f_yw, gamma_M0) => ((s_s + 2 * t_f) * t_w * f_yw) / gamma_M0 / 1000,
);
/** Where the plates press on the flange, beside the corners cut off, with the web. */
export const contactResistance = formula(
  "9.4(1)",
  "n * max(0, b - c_st) * t * f_y / gamma_M0 / 1000 + N_w_Rd",
  (n, b, c_st, t, f_y, gamma_M0, N_w_Rd) => (n * Math.max(0, b - c_st) * t * f_y) / gamma_M0 / 1000 + N_w_Rd,
);

/** 9.3.1(3): each of the two double-sided stiffeners of a rigid end post, e apart. */
export const leastPostArea = formula("9.3.1(3)", "4 * h_w * t^2 / e", (h_w, t, e) => (4 * h_w * t ** 2) / e);
export const leastPostDistance = formula("9.3.1(3)", "0.1 * h_w", (h_w) => 0.1 * h_w);
export const areaOfPlates = formula("9.3.1(3)", "n * b * t", (n, b, t) => n * b * t);

/** Between the corners cut off; fillets end in craters (4.5.1(1)). */
export const lengthOfWeld = formula("9.4(1), EN 1993-1-8 4.5.1(1)", "max(0, h_w - 2 * c_st - 2 * a)", (h_w, c_st, a) =>
  Math.max(0, h_w - 2 * c_st - 2 * a),
);
/** Fillets of the stiffener on the web; 4.5.3.3 of EN 1993-1-8. */
export const weldOfStiffener = formula(
  "9.4(1), EN 1993-1-8 4.5.3.3",
  "n * a * l * f_u / (sqrt(3) * beta_w * gamma_M2) / 1000",
  (n, a, l, f_u, beta_w, gamma_M2) => (n * a * l * f_u) / (Math.sqrt(3) * beta_w * gamma_M2) / 1000,
);

export const stiffenerBuckling = requirement(
  "stiffener-buckling",
  "9.4(2)",
  "N_st_Ed / N_st_Rd <= 1",
  "buckling of the stiffener",
);
export const stiffenerBucklingOneSided = requirement(
  "stiffener-buckling",
  "9.4(3)",
  "N / N_b + k * N * e_st * z_st * gamma_M1 / (I_st * f_y) <= 1",
  "buckling of the stiffener",
);
export const stiffenerBearing = requirement(
  "stiffener-bearing",
  "9.4(1)",
  "N_st_Ed / N_c_Rd <= 1",
  "bearing of the stiffener on the flange",
);
export const stiffenerRigidity = gradedForm(
  requirement("stiffener-rigidity", "9.3.3(3)", "I_st_min / I_st <= 1", "stiffness of the stiffener"),
);
export const stiffenerTorsion = gradedForm(
  requirement(
    "stiffener-torsion",
    "9.2.1(8)",
    "5.3 * f_y / E / (I_T / I_P) <= 1",
    "torsional buckling of the stiffener",
  ),
);
export const stiffenerWeld = requirement(
  "stiffener-weld",
  "9.4(1)",
  "N_st_Ed / F_w_Rd <= 1",
  "weld of the stiffener to the web",
);
export const endPostArea = gradedForm(
  requirement("end-post-area", "9.3.1(3)", "4 * h_w * t^2 / e / A_p <= 1", "area of the rigid end post"),
);
export const endPostDistance = ofForm(
  requirement("end-post-distance", "9.3.1(3)", "0.1 * h_w / e <= 1", "distance of the stiffeners of the end post"),
);
