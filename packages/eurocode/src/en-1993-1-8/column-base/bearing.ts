import { formulasOf } from "../../basis/formula.ts";
import { formula, requirement } from "../formula.ts";

// 6.2.5, 6.2.6.9 and 6.2.8.2: concrete under the base plate. Forces in kN, lengths in mm, stresses in MPa.

const concrete = formulasOf("EN 1992-1-1");

export const concreteStrength = concrete(
  "3.1.6(1)P",
  "alpha_cc * f_ck / gamma_C",
  (alpha_cc, f_ck, gamma_C) => (alpha_cc * f_ck) / gamma_C,
);

/** A_c1 similar to the plate, inside the foundation, spread no further than its depth, at most nine times A_c0. */
export const spreadOfFoundation = concrete(
  "6.7(2)",
  "min(3, h_f / h_p, b_f / b_p, 1 + d_f / h_p, 1 + d_f / b_p)",
  (h_f, h_p, b_f, b_p, d_f) => Math.min(3, h_f / h_p, b_f / b_p, 1 + d_f / h_p, 1 + d_f / b_p),
);

/** On any part of the foundation. */
export const greatestBearing = concrete("6.7(2)", "3 * f_cd", (f_cd) => 3 * f_cd);
/** What beta_j = 2/3 asks of the grout: its strength, and its thickness. */
export const leastGrout = formula("6.2.5(7)", "0.2 * f_ck", (f_ck) => 0.2 * f_ck);
export const thickestGrout = formula("6.2.5(7)", "0.2 * min(h_p, b_p)", (h_p, b_p) => 0.2 * Math.min(h_p, b_p));

/** F_Rdu = alpha f_cd A_c0 */
export const bearingStrength = formula(
  "6.2.5(7)",
  "beta_j * alpha * f_cd",
  (beta_j, alpha, f_cd) => beta_j * alpha * f_cd,
);

export const bearingWidth = formula(
  "6.2.5(4)",
  "t * sqrt(f_y / (3 * f_jd * gamma_M0))",
  (t, f_y, f_jd, gamma_M0) => t * Math.sqrt(f_y / (3 * f_jd * gamma_M0)),
);

/** The T-stub of a flange: c on every side, cut at the edge of the plate and halfway to the other flange. */
export const flangeLength = formula("6.2.5(5)", "min(b_fc + 2 * c, b_p)", (b_fc, c, b_p) =>
  Math.min(b_fc + 2 * c, b_p),
);
export const flangeWidth = formula(
  "6.2.5(5)",
  "t_fc + min(c, (h_p - h_c) / 2) + min(c, (h_c - 2 * t_fc) / 2)",
  (t_fc, c, h_p, h_c) => t_fc + Math.min(c, (h_p - h_c) / 2) + Math.min(c, (h_c - 2 * t_fc) / 2),
  { h_p: [20, 30], h_c: [10, 20], t_fc: [0.1, 2] },
);
export const webLength = formula("6.2.8.2(1)", "max(0, h_c - 2 * t_fc - 2 * c)", (h_c, t_fc, c) =>
  Math.max(0, h_c - 2 * t_fc - 2 * c),
);
export const webWidth = formula("6.2.8.2(1)", "min(t_wc + 2 * c, b_p)", (t_wc, c, b_p) => Math.min(t_wc + 2 * c, b_p));

export const threeStubs = formula(
  "6.2.8.2(1)",
  "2 * l_f * b_f + l_w * b_w",
  (l_f, b_f, l_w, b_w) => 2 * l_f * b_f + l_w * b_w,
);

/** A strip of 2 c + t along the wall of a hollow section, cut at the plate; the middle free where the strips leave it. */
export const rectangularRing = formula(
  "6.2.5(5)",
  "min(h_c + 2 * c, h_p) * min(b_c + 2 * c, b_p) - max(0, h_c - 2 * t - 2 * c) * max(0, b_c - 2 * t - 2 * c)",
  (h_c, c, h_p, b_c, b_p, t) =>
    Math.min(h_c + 2 * c, h_p) * Math.min(b_c + 2 * c, b_p) -
    Math.max(0, h_c - 2 * t - 2 * c) * Math.max(0, b_c - 2 * t - 2 * c),
);
export const circularRing = formula(
  "6.2.5(5)",
  "pi / 4 * (min(d_c + 2 * c, h_p, b_p)^2 - (max(0, d_c - 2 * t - 2 * c))^2)",
  (d_c, c, h_p, b_p, t) =>
    (Math.PI / 4) * (Math.min(d_c + 2 * c, h_p, b_p) ** 2 - Math.max(0, d_c - 2 * t - 2 * c) ** 2),
);

export const bearingResistance = formula("6.2.5(3)", "f_jd * A_eff / 1000", (f_jd, A_eff) => (f_jd * A_eff) / 1000);
export const areaNeeded = formula("6.2.8.2", "N_Ed * 1000 / f_jd", (N_Ed, f_jd) => (N_Ed * 1000) / f_jd);

/** c at which the unclipped area of the three T-stubs reaches A_req: the root of 4 c² + p c + q = 0, … */
export const widthNeeded = formula(
  "6.2.8.2",
  "max(0, (sqrt(p^2 + 16 * (A_req - A_0)) - p) / 8)",
  (p, A_req, A_0) => Math.max(0, (Math.sqrt(p ** 2 + 16 * (A_req - A_0)) - p) / 8),
  { A_req: [10, 20], A_0: [0.1, 9] },
);

export const flangeBearing = formula(
  "6.2.6.9(3)",
  "f_jd * l_f * b_f / 1000",
  (f_jd, l_f, b_f) => (f_jd * l_f * b_f) / 1000,
);

export const baseCompression = requirement(
  "base-compression",
  "6.2.8.2",
  "N_Ed / N_c_Rd <= 1",
  "compression under the base plate",
);
