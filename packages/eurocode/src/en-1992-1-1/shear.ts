import { ofForm } from "../basis/verification.ts";
import { formula, requirement } from "./formula.ts";

// EN 1992-1-1 6.2: shear of a column, with the help of its axial compression.

export const sizeFactor = formula("6.2.2(1)", "min(2, 1 + sqrt(200 / d))", (d) => Math.min(2, 1 + Math.sqrt(200 / d)));
export const tensionRatio = formula("6.2.2(1)", "min(0.02, A_sl / (b_w * d))", (A_sl, b_w, d) =>
  Math.min(0.02, A_sl / (b_w * d)),
);
/** Compression positive; at most 0.2 f_cd. Tension reduces. */
export const axialStress = formula("6.2.2(1)", "min(0.2 * f_cd, N_Ed * 1000 / A_c)", (f_cd, N_Ed, A_c) =>
  Math.min(0.2 * f_cd, (N_Ed * 1000) / A_c),
);
export const leastStress = formula(
  "6.2.2(1) (6.3N)",
  "f_v * k^1.5 * sqrt(f_ck)",
  (f_v, k, f_ck) => f_v * k ** 1.5 * Math.sqrt(f_ck),
);
/** Of slabs, where an annex has it. */
export const leastStressOfSlab = formula("6.2.2(1)", "f_v * sqrt(f_ck)", (f_v, f_ck) => f_v * Math.sqrt(f_ck));
/** (6.2a) and (6.2b) */
export const withoutLinks = formula(
  "6.2.2(1) (6.2)",
  "max(0, max(C_Rd / gamma_C * k * (100 * rho_l * f_ck)^(1 / 3), v_min) + k_1 * sigma_cp) * b_w * d / 1000",
  (C_Rd, gamma_C, k, rho_l, f_ck, v_min, k_1, sigma_cp, b_w, d) =>
    (Math.max(0, Math.max((C_Rd / gamma_C) * k * (100 * rho_l * f_ck) ** (1 / 3), v_min) + k_1 * sigma_cp) * b_w * d) /
    1000,
);
export const leverArm = formula("6.2.3(1)", "0.9 * d", (d) => 0.9 * d);
/** Beside a compression: that of bending, where it is less. */
export const leverArmBesideForce = formula("6.2.3(1)", "min(z_usual, z)", (z_usual, z) => Math.min(z_usual, z));
/** Where an annex keeps the lever arm inside the bars of the compressed side. */
export const leverArmBetweenBars = formula(
  "6.2.3(1)",
  "min(0.9 * d, max(d - 2 * c_v_l, d - c_v_l - 30))",
  (d, c_v_l) => Math.min(0.9 * d, Math.max(d - 2 * c_v_l, d - c_v_l - 30)),
  { d: [200, 1000], c_v_l: [20, 60] },
);
/** Of the design force, not limited; compression positive. */
export const meanStress = formula("6.2.3(2)", "N_Ed * 1000 / A_c", (N_Ed, A_c) => (N_Ed * 1000) / A_c);
/** (9.4), links at right angles */
export const linkRatio = formula("9.2.2(5) (9.4)", "A_sw / (s * b_w)", (A_sw, s, b_w) => A_sw / (s * b_w));
/** Legs evenly across the width, the outer ones in the links' cover `e`. */
export const legSpacing = formula("9.2.2(8)", "(b - 2 * e) / (legs - 1)", (b, e, legs) => (b - 2 * e) / (legs - 1), {
  legs: [2, 8],
});
export const useOfStruts = formula("9.2.2(6)", "V_Ed / V_Rd_max", (V_Ed, V_Rd_max) => V_Ed / V_Rd_max);
/** (6.8) */
export const linksResistance = formula(
  "6.2.3(3) (6.8)",
  "A_sw / s * z * f_ywd * cot_theta / 1000",
  (A_sw, s, z, f_ywd, cot_theta) => ((A_sw / s) * z * f_ywd * cot_theta) / 1000,
);
/** (6.9); α_cw is 1 without prestress, less in tension where an annex says so */
export const strutResistance = formula(
  "6.2.3(3) (6.9)",
  "alpha_cw * b_w * z * nu_1 * f_cd / (cot_theta + 1 / cot_theta) / 1000",
  (alpha_cw, b_w, z, nu_1, f_cd, cot_theta) => (alpha_cw * b_w * z * nu_1 * f_cd) / (cot_theta + 1 / cot_theta) / 1000,
);
/** V_Rd,cc, for an annex whose struts are as flat as the concrete between the cracks lets them; s = sigma_cd / f_cd */
export const concreteShare = formula(
  "6.2.3(2) (6.7b)",
  "0.24 * f_ck^(1 / 3) * (1 - 1.2 * s) * b_w * z / 1000",
  (f_ck, s, b_w, z) => (0.24 * f_ck ** (1 / 3) * (1 - 1.2 * s) * b_w * z) / 1000,
);
/** (6.9) for the inclination: 1/(cot θ + tan θ), and the cot θ > 1 of it */
export const useOfStrut = formula(
  "6.2.3(3) (6.9)",
  "V_Ed * 1000 / (b_w * z * nu_1 * f_cd)",
  (V_Ed, b_w, z, nu_1, f_cd) => (V_Ed * 1000) / (b_w * z * nu_1 * f_cd),
);
export const flattestStrut = formula(
  "6.2.3(3) (6.9)",
  "(1 + sqrt(1 - 4 * u^2)) / (2 * u)",
  (u) => (1 + Math.sqrt(1 - 4 * u * u)) / (2 * u),
  { u: [0.05, 0.5] },
);
export const shear = requirement("shear", "6.2.1", "V_Ed / V_Rd <= 1");
export const shearStrut = requirement(
  "shear-strut",
  "6.2.3(3)",
  "V_Ed / V_Rd_max <= 1",
  "shear in the compression struts",
);
export const shearLinkRatio = ofForm(
  requirement("shear-link-ratio", "9.2.2(5)", "rho_w_min / rho_w <= 1", "least ratio of links that carry shear"),
);
export const shearLegSpacing = ofForm(
  requirement("shear-leg-spacing", "9.2.2(8)", "s_t / s_t_max <= 1", "distance of legs across the section"),
);
export const shearLinkSpacing = requirement(
  "shear-link-spacing",
  "9.2.2(6)",
  "s / s_l_max <= 1",
  "spacing of links that carry shear",
);
