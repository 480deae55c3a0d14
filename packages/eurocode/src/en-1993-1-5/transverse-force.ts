import { formula, requirement } from "./formula.ts";

// EN 1993-1-5 clause 6: resistance of a web to transverse forces, and 7.2, together with bending. Lengths in mm, forces in kN.

/** Figure 6.1: through one flange, through both, and at an end without a stiffener. */
export const kFThrough = formula("Figure 6.1", "6 + 2 * (h_w / a)^2", (h_w, a) => 6 + 2 * (h_w / a) ** 2);
export const kFOpposite = formula("Figure 6.1", "3.5 + 2 * (h_w / a)^2", (h_w, a) => 3.5 + 2 * (h_w / a) ** 2);
export const kFEnd = formula("Figure 6.1", "min(6, 2 + 6 * (s_s + c) / h_w)", (s_s, c, h_w) =>
  Math.min(6, 2 + (6 * (s_s + c)) / h_w),
);

export const criticalForce = formula(
  "6.4(1), (6.5)",
  "0.9 * k_F * E * t_w^3 / h_w / 1000",
  (k_F, E, t_w, h_w) => (0.9 * k_F * E * t_w ** 3) / h_w / 1000,
);
export const m1 = formula(
  "6.5(1), (6.8)",
  "f_yf * b_f / (f_yw * t_w)",
  (f_yf, b_f, f_yw, t_w) => (f_yf * b_f) / (f_yw * t_w),
);
/** Only where lambda_F exceeds 0.5. */
export const m2 = formula("6.5(1), (6.9)", "0.02 * (h_w / t_f)^2", (h_w, t_f) => 0.02 * (h_w / t_f) ** 2);

export const loadedLength = formula(
  "6.5(2), (6.10)",
  "min(a, s_s + 2 * t_f * (1 + sqrt(m_1 + m_2)))",
  (a, s_s, t_f, m_1, m_2) => Math.min(a, s_s + 2 * t_f * (1 + Math.sqrt(m_1 + m_2))),
);
export const endLength = formula(
  "6.5(3), (6.13)",
  "min(s_s + c, k_F * E * t_w^2 / (2 * f_yw * h_w))",
  (s_s, c, k_F, E, t_w, f_yw, h_w) => Math.min(s_s + c, (k_F * E * t_w ** 2) / (2 * f_yw * h_w)),
);
/** The least of (6.10), (6.11) and (6.12). */
export const loadedLengthAtEnd = formula(
  "6.5(3), (6.11), (6.12)",
  "min(l_y_10, l_e + t_f * sqrt(m_1 / 2 + (l_e / t_f)^2 + m_2), l_e + t_f * sqrt(m_1 + m_2))",
  (l_y_10, l_e, t_f, m_1, m_2) =>
    Math.min(l_y_10, l_e + t_f * Math.sqrt(m_1 / 2 + (l_e / t_f) ** 2 + m_2), l_e + t_f * Math.sqrt(m_1 + m_2)),
);
export const slendernessF = formula("6.4(1), (6.4)", "sqrt(l_y * t_w * f_yw / (1000 * F_cr))", (l_y, t_w, f_yw, F_cr) =>
  Math.sqrt((l_y * t_w * f_yw) / (1000 * F_cr)),
);
export const chiF = formula("6.4(1), (6.3)", "min(1, 0.5 / lambda_F)", (lambda_F) => Math.min(1, 0.5 / lambda_F));
export const effectiveLength = formula("6.2(1), (6.2)", "chi_F * l_y", (chi_F, l_y) => chi_F * l_y);
export const transverseResistance = formula(
  "6.2(1), (6.1)",
  "f_yw * L_eff * t_w / gamma_M1 / 1000",
  (f_yw, L_eff, t_w, gamma_M1) => (f_yw * L_eff * t_w) / gamma_M1 / 1000,
);

// 6.3: the load spreads at 1:1 through plates and the root of a beam that stands across.
export const bearingOfBeam = formula(
  "6.3(1), Figure 6.4",
  "t_w + 2 * t_f + (4 - 2 * sqrt(2)) * r",
  (t_w, t_f, r) => t_w + 2 * t_f + (4 - 2 * Math.SQRT2) * r,
);
export const bearingThroughPlate = formula("6.3(1), Figure 6.4", "s_0 + 2 * t", (s_0, t) => s_0 + 2 * t);
/** 6.3(3): several loads together, s_s from the first to the last. */
export const sumOfForces = formula("6.3(3)", "F_1 + F_2", (F_1, F_2) => F_1 + F_2);

/** (4.14), elastic, of the effective section in class 4; tension does not count. */
export const etaOne = formula(
  "4.6(1), (4.14)",
  "1000 * N_Ed * gamma_M0 / (f_y * A_eff) + 1e6 * abs(M_Ed) * gamma_M0 / (f_y * W_eff)",
  (N_Ed, gamma_M0, f_y, A_eff, M_Ed, W_eff) =>
    (1000 * N_Ed * gamma_M0) / (f_y * A_eff) + (1e6 * Math.abs(M_Ed) * gamma_M0) / (f_y * W_eff),
);
export const etaTwo = formula("6.6(1), (6.14)", "F_Ed / F_Rd", (F_Ed, F_Rd) => F_Ed / F_Rd);
export const forceAndMoment = formula("7.2(1), (7.2)", "eta_2 + 0.8 * eta_1", (eta_2, eta_1) => eta_2 + 0.8 * eta_1);

export const transverseForce = requirement(
  "transverse-force",
  "6.6(1)",
  "F_Ed / F_Rd <= 1",
  "transverse force on the web",
);
export const transverseForceBending = requirement(
  "transverse-force-bending",
  "7.2(1)",
  "eta_2 + 0.8 * eta_1 <= 1.4",
  "transverse force with bending",
);
