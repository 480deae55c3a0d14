import { ofForm } from "../../basis/verification.ts";
import { shearResistance } from "../../en-1993-1-1/shear-resistance.ts";
import { formula, requirement } from "../formula.ts";

// EN 1993-1-8 section 4: stresses on the throat in MPa, forces in kN, lengths in mm.

export const effectiveLength = formula("4.5.1(1)", "max(0, l - 2 * a)", (l, a) => Math.max(0, l - 2 * a));

/** (4.4): the shear strength of the simplified method, any direction of force */
export const shearStrength = formula(
  "4.5.3.3(3)",
  "f_u / sqrt(3) / (beta_w * gamma_M2)",
  (f_u, beta_w, gamma_M2) => f_u / Math.sqrt(3) / (beta_w * gamma_M2),
);

/** (4.3), per mm of weld */
export const simplifiedPerLength = formula("4.5.3.3(2)", "f_vw_d * a / 1000", (f_vw_d, a) => (f_vw_d * a) / 1000);

export const simplifiedUse = formula(
  "4.5.3.3(2)",
  "F_w_Ed * 1000 / (a * f_vw_d)",
  (F_w_Ed, a, f_vw_d) => (F_w_Ed * 1000) / (a * f_vw_d),
);

export const weldStrength = formula(
  "4.5.3.2(6)",
  "f_u / (beta_w * gamma_M2)",
  (f_u, beta_w, gamma_M2) => f_u / (beta_w * gamma_M2),
);

/** A force across an equal-leg fillet: sigma_perp = tau_perp = F/(sqrt(2) a) in (4.1). */
export const transversePerLength = formula(
  "4.5.3.2(6)",
  "a * f_u / (sqrt(2) * beta_w * gamma_M2) / 1000",
  (a, f_u, beta_w, gamma_M2) => (a * f_u) / (Math.SQRT2 * beta_w * gamma_M2) / 1000,
);

/** beta_Lw is 1 except for long welds. */
export const ofAllWelds = formula(
  "4.5.3.3",
  "beta_Lw * n * F_w_Rd * l_eff",
  (beta_Lw, n, F_w_Rd, l_eff) => beta_Lw * n * F_w_Rd * l_eff,
);

/** (4.9): lap joints longer than 150 a */
export const longLap = formula("4.11(2)", "max(0, min(1, 1.2 - 0.2 * L_j / (150 * a)))", (L_j, a) =>
  Math.max(0, Math.min(1, 1.2 - (0.2 * L_j) / (150 * a))),
);

/** (4.10): transverse stiffeners, L_w in metres */
export const longStiffener = formula("4.11(3)", "max(0.6, min(1, 1.1 - L_w / 1000 / 17))", (L_w) =>
  Math.max(0.6, Math.min(1, 1.1 - L_w / 1000 / 17)),
);

/** Force along the weld on the throat of all welds. */
export const alongThroat = formula(
  "4.5.3.2(5)",
  "abs(V_par_Ed) * 1000 / (n * a * l_eff)",
  (V_par_Ed, n, a, l_eff) => (Math.abs(V_par_Ed) * 1000) / (n * a * l_eff),
);

/**
 * Two forces across the weld at right angles meet the throat at 45° each. Of the fillets on both sides of a plate one takes
 * their sum as normal stress, the other as shear, which weighs more in (4.1).
 */
export const shearAcrossThroat = formula(
  "4.5.3.2(5)",
  "(abs(N_perp_Ed) + abs(V_perp_Ed)) * 1000 / (sqrt(2) * n * a * l_eff)",
  (N_perp_Ed, V_perp_Ed, n, a, l_eff) =>
    ((Math.abs(N_perp_Ed) + Math.abs(V_perp_Ed)) * 1000) / (Math.SQRT2 * n * a * l_eff),
);

export const normalToThroat = formula(
  "4.5.3.2(5)",
  "abs(abs(N_perp_Ed) - abs(V_perp_Ed)) * 1000 / (sqrt(2) * n * a * l_eff)",
  (N_perp_Ed, V_perp_Ed, n, a, l_eff) =>
    (Math.abs(Math.abs(N_perp_Ed) - Math.abs(V_perp_Ed)) * 1000) / (Math.SQRT2 * n * a * l_eff),
);

/**
 * Partial penetration: the throat stands in the line of the attached plate, so that a force normal to the plate is shear on
 * it. A force in the plane of the plate counts as on a fillet, which is not below what it does to that throat.
 */
export const shearOnPenetration = formula(
  "4.7.2, 4.5.3.2(5)",
  "(abs(N_perp_Ed) / sqrt(2) + abs(V_perp_Ed)) * 1000 / (n * a * l_eff)",
  (N_perp_Ed, V_perp_Ed, n, a, l_eff) =>
    ((Math.abs(N_perp_Ed) / Math.SQRT2 + Math.abs(V_perp_Ed)) * 1000) / (n * a * l_eff),
);
export const normalToPenetration = formula(
  "4.7.2, 4.5.3.2(5)",
  "abs(N_perp_Ed) * 1000 / (sqrt(2) * n * a * l_eff)",
  (N_perp_Ed, n, a, l_eff) => (Math.abs(N_perp_Ed) * 1000) / (Math.SQRT2 * n * a * l_eff),
);

/** Left side of (4.1). */
export const equivalentStress = formula(
  "4.5.3.2(6)",
  "sqrt(sigma_perp^2 + 3 * (tau_perp^2 + tau_par^2))",
  (sigma_perp, tau_perp, tau_par) => Math.sqrt(sigma_perp ** 2 + 3 * (tau_perp ** 2 + tau_par ** 2)),
);

export const directionalStrength = formula(
  "4.5.3.2(6)",
  "beta_Lw * f_u / (beta_w * gamma_M2)",
  (beta_Lw, f_u, beta_w, gamma_M2) => (beta_Lw * f_u) / (beta_w * gamma_M2),
);

export const normalStrength = formula(
  "4.5.3.2(6)",
  "beta_Lw * 0.9 * f_u / gamma_M2",
  (beta_Lw, f_u, gamma_M2) => (beta_Lw * 0.9 * f_u) / gamma_M2,
);

/** Resultant of all forces on the weld, per mm. */
export const resultantPerLength = formula(
  "4.5.3.3(1)",
  "sqrt(V_par_Ed^2 + N_perp_Ed^2 + V_perp_Ed^2) / (n * l_eff)",
  (V_par_Ed, N_perp_Ed, V_perp_Ed, n, l_eff) =>
    Math.sqrt(V_par_Ed ** 2 + N_perp_Ed ** 2 + V_perp_Ed ** 2) / (n * l_eff),
);

/** a l_eff that the actions need: what they use of the throat area that is there. */
export const neededArea = formula("4.5.3", "eta * a * l_eff", (eta, a, l_eff) => eta * a * l_eff);

export const neededThroat = formula("4.5.3", "A_req / l_eff", (A_req, l_eff) => A_req / l_eff);

/** The throat shortens the weld at both ends: a (l - 2 a) = A_req. */
export const neededThroatOfOpenEnds = formula(
  "4.5.1(1), 4.5.3",
  "(l - sqrt(l^2 - 8 * A_req)) / 4",
  (l, A_req) => (l - Math.sqrt(l ** 2 - 8 * A_req)) / 4,
  { l: [10, 20], A_req: [0.1, 10] },
);

/** 4.7.1: as strong as the weaker part; stresses on its section. */
export const buttStress = formula(
  "4.7.1(1)",
  "sqrt(sigma_perp^2 + 3 * (tau_perp^2 + tau_par^2))",
  (sigma_perp, tau_perp, tau_par) => Math.sqrt(sigma_perp ** 2 + 3 * (tau_perp ** 2 + tau_par ** 2)),
);
export const onSection = formula(
  "4.7.1(1)",
  "abs(F_Ed) * 1000 / (n * t * l_eff)",
  (F_Ed, n, t, l_eff) => (Math.abs(F_Ed) * 1000) / (n * t * l_eff),
);
export const buttStrength = formula("4.7.1(1)", "f_y / gamma_M0", (f_y, gamma_M0) => f_y / gamma_M0);
export const buttPerLength = formula("4.7.1(1)", "t * f_y / sqrt(3) / gamma_M0 / 1000", (t, f_y, gamma_M0) =>
  shearResistance(t, f_y, gamma_M0),
);
export const buttTransversePerLength = formula(
  "4.7.1(1)",
  "t * f_y / gamma_M0 / 1000",
  (t, f_y, gamma_M0) => (t * f_y) / gamma_M0 / 1000,
);

/** (4.6a): a plate on the unstiffened flange of an I or H */
export const flangeFactor = formula("4.10(2)", "min(1, t_f / t_p * f_y_f / f_y_p)", (t_f, t_p, f_y_f, f_y_p) =>
  Math.min(1, ((t_f / t_p) * f_y_f) / f_y_p),
);
export const effectiveWidthOfI = formula(
  "4.10(2)",
  "t_w + 2 * s + 7 * k * t_f",
  (t_w, s, k, t_f) => t_w + 2 * s + 7 * k * t_f,
);
/** (4.6c): box and channel as wide as the plate */
export const effectiveWidthOfBox = formula("4.10(5)", "min(2 * t_w + 5 * t_f, 2 * t_w + 5 * k * t_f)", (t_w, t_f, k) =>
  Math.min(2 * t_w + 5 * t_f, 2 * t_w + 5 * k * t_f),
);
/** Beyond the effective width the flange is too soft for the weld to carry. */
export const onEffectiveWidth = formula("4.10(1)", "min(l_w, b_eff)", (l_w, b_eff) => Math.min(l_w, b_eff));
/** (4.7) */
export const leastEffectiveWidth = formula(
  "4.10(3)",
  "f_y_p / f_u_p * b_p",
  (f_y_p, f_u_p, b_p) => (f_y_p / f_u_p) * b_p,
);
export const plateStrengthPerLength = formula(
  "4.10(4)",
  "t_p * f_y_p / gamma_M0 / 1000",
  (t_p, f_y_p, gamma_M0) => (t_p * f_y_p) / gamma_M0 / 1000,
);
export const plateOnFlange = formula(
  "4.10(2)",
  "min(b_eff, b_p) * t_p * f_y_p / gamma_M0 / 1000",
  (b_eff, b_p, t_p, f_y_p, gamma_M0) => (Math.min(b_eff, b_p) * t_p * f_y_p) / gamma_M0 / 1000,
);
export const perWidth = formula("4.10(4)", "n * F_w_T_Rd", (n, F_w_T_Rd) => n * F_w_T_Rd);

export const leastLength = formula("4.5.1(2)", "max(30, 6 * a)", (a) => Math.max(30, 6 * a));

export const weldDirectional = requirement(
  "weld-directional",
  "4.5.3.2(6)",
  "sqrt(sigma_perp^2 + 3 * (tau_perp^2 + tau_par^2)) <= f_u / (beta_w * gamma_M2)",
  "weld, directional method",
);
export const weldSigmaPerp = requirement(
  "weld-sigma-perp",
  "4.5.3.2(6)",
  "sigma_perp <= 0.9 * f_u / gamma_M2",
  "weld, stress normal to the throat",
);
export const weldSimplified = requirement(
  "weld-simplified",
  "4.5.3.3(1)",
  "F_w_Ed <= F_w_Rd",
  "weld, simplified method",
);
export const buttWeld = requirement(
  "weld-directional",
  "4.7.1(1)",
  "sqrt(sigma_perp^2 + 3 * (tau_perp^2 + tau_par^2)) <= f_y / gamma_M0",
  "full penetration butt weld",
);
/** Rules that are met or not: listed where they are broken. */
export const weldThroat = ofForm(requirement("weld-throat", "4.5.2(2)", "3 <= a", "least throat"));
export const weldLength = ofForm(
  requirement("weld-length", "4.5.1(2)", "max(30, 6 * a) <= l_eff", "least length of a weld"),
);
export const plateAcrossFlange = requirement(
  "plate-on-flange",
  "4.10(2)",
  "N_perp_Ed <= F_p_Rd",
  "plate over its effective width on the flange",
);
export const plateOnFace = requirement(
  "plate-on-face",
  "Table 7.13",
  "N_perp_Ed <= N_p_Rd",
  "plate on the face of a hollow section",
);
export const flangeEffectiveWidth = ofForm(
  requirement(
    "flange-effective-width",
    "4.10(3)",
    "f_y_p / f_u_p * b_p <= b_eff",
    "effective width at an unstiffened flange",
  ),
);
export const weldFullStrength = ofForm(
  requirement(
    "weld-full-strength",
    "4.10(4)",
    "t_p * f_y_p / gamma_M0 <= n * F_w_T_Rd",
    "weld as strong as the plate on an unstiffened flange",
  ),
);

/** 4.7.3(1): two nominal throats, less the gap between them, which no more than this may be. */
export const throatsOfTButt = formula("4.7.3(1)", "2 * a_nom", (a_nom) => 2 * a_nom);
export const greatestGap = formula("4.7.3(1)", "min(t / 5, 3)", (t) => Math.min(t / 5, 3));
