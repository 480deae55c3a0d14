import type { Page } from "../engine/sheet.ts";
import { plasticMoment } from "./cross-section.ts";
import { C_m0 } from "./equivalent-moment.ts";
import { formula } from "./formula.ts";
import { lambda_LT } from "./lateral-torsional.ts";
import type { Member } from "./model.ts";
import type { Forces, InteractionFactors, Resistances } from "./resistances.ts";
import { says } from "./says-of-buckling.ts";

// Annex A, method 1: interaction factors k_ij.

const A1 = "Table A.1";

export const mu = formula(
  A1,
  "(1 - N_Ed / N_cr) / (1 - chi * N_Ed / N_cr)",
  (N_Ed, N_cr, chi) => (1 - N_Ed / N_cr) / (1 - (chi * N_Ed) / N_cr),
  {
    N_Ed: [0.1, 1],
    N_cr: [2, 10],
    chi: [0.1, 1],
  },
);
export const w = formula(A1, "min(1.5, W_pl / W_el)", (W_pl, W_el) => Math.min(1.5, W_pl / W_el));
export const n_pl = formula(
  A1,
  "1000 * N_Ed * gamma_M1 / (A * f_y)",
  (N_Ed, gamma_M1, A, f_y) => (1000 * N_Ed * gamma_M1) / (A * f_y),
);
export const a_LT = formula(A1, "max(0, 1 - I_t / I_y)", (I_t, I_y) => Math.max(0, 1 - I_t / I_y));
export const limitOfLambda_0 = formula(
  A1,
  "0.2 * sqrt(C_1) * ((1 - N_Ed / N_cr_z) * (1 - N_Ed / N_cr_TF))^0.25",
  (C_1, N_Ed, N_cr_z, N_cr_TF) => 0.2 * Math.sqrt(C_1) * ((1 - N_Ed / N_cr_z) * (1 - N_Ed / N_cr_TF)) ** 0.25,
  { N_Ed: [0.1, 1], N_cr_z: [2, 10], N_cr_TF: [2, 10] },
);
export const epsilon_y = formula(
  A1,
  "1000 * M_y_Ed / N_Ed * A / W_el_y",
  (M_y_Ed, N_Ed, A, W_el_y) => (((1000 * M_y_Ed) / N_Ed) * A) / W_el_y,
);
export const C_my_torsion = formula(
  A1,
  "C_my_0 + (1 - C_my_0) * sqrt(epsilon_y) * a_LT / (1 + sqrt(epsilon_y) * a_LT)",
  (C_my_0, epsilon_y, a_LT) =>
    C_my_0 + ((1 - C_my_0) * Math.sqrt(epsilon_y) * a_LT) / (1 + Math.sqrt(epsilon_y) * a_LT),
);
export const C_mLT_torsion = formula(
  A1,
  "max(1, C_my^2 * a_LT / sqrt((1 - N_Ed / N_cr_z) * (1 - N_Ed / N_cr_T)))",
  (C_my, a_LT, N_Ed, N_cr_z, N_cr_T) =>
    Math.max(1, (C_my ** 2 * a_LT) / Math.sqrt((1 - N_Ed / N_cr_z) * (1 - N_Ed / N_cr_T))),
  { N_Ed: [0.1, 1], N_cr_z: [2, 10], N_cr_T: [2, 10] },
);
export const b_LT = formula(
  A1,
  "0.5 * a_LT * lambda_0^2 * M_y_Ed / (chi_LT * M_pl_y_Rd) * M_z_Ed / M_pl_z_Rd",
  (a_LT, lambda_0, M_y_Ed, chi_LT, M_pl_y_Rd, M_z_Ed, M_pl_z_Rd) =>
    (((0.5 * a_LT * lambda_0 ** 2 * M_y_Ed) / (chi_LT * M_pl_y_Rd)) * M_z_Ed) / M_pl_z_Rd,
);
export const c_LT = formula(
  A1,
  "10 * a_LT * lambda_0^2 / (5 + lambda_z^4) * M_y_Ed / (C_my * chi_LT * M_pl_y_Rd)",
  (a_LT, lambda_0, lambda_z, M_y_Ed, C_my, chi_LT, M_pl_y_Rd) =>
    (((10 * a_LT * lambda_0 ** 2) / (5 + lambda_z ** 4)) * M_y_Ed) / (C_my * chi_LT * M_pl_y_Rd),
);
export const d_LT = formula(
  A1,
  "2 * a_LT * lambda_0 / (0.1 + lambda_z^4) * M_y_Ed / (C_my * chi_LT * M_pl_y_Rd) * M_z_Ed / (C_mz * M_pl_z_Rd)",
  (a_LT, lambda_0, lambda_z, M_y_Ed, C_my, chi_LT, M_pl_y_Rd, M_z_Ed, C_mz, M_pl_z_Rd) =>
    (((((2 * a_LT * lambda_0) / (0.1 + lambda_z ** 4)) * M_y_Ed) / (C_my * chi_LT * M_pl_y_Rd)) * M_z_Ed) /
    (C_mz * M_pl_z_Rd),
);
export const e_LT = formula(
  A1,
  "1.7 * a_LT * lambda_0 / (0.1 + lambda_z^4) * M_y_Ed / (C_my * chi_LT * M_pl_y_Rd)",
  (a_LT, lambda_0, lambda_z, M_y_Ed, C_my, chi_LT, M_pl_y_Rd) =>
    (((1.7 * a_LT * lambda_0) / (0.1 + lambda_z ** 4)) * M_y_Ed) / (C_my * chi_LT * M_pl_y_Rd),
);
export const C_yy = formula(
  A1,
  "max(W_el_y / W_pl_y, 1 + (w_y - 1) * ((2 - 1.6 / w_y * C_my^2 * lambda_max - 1.6 / w_y * C_my^2 * lambda_max^2) * n_pl - b_LT))",
  (W_el_y, W_pl_y, w_y, C_my, lambda_max, n_pl, b_LT) =>
    Math.max(
      W_el_y / W_pl_y,
      1 +
        (w_y - 1) *
          ((2 - (1.6 / w_y) * C_my ** 2 * lambda_max - (1.6 / w_y) * C_my ** 2 * lambda_max ** 2) * n_pl - b_LT),
    ),
);
export const C_yz = formula(
  A1,
  "max(0.6 * sqrt(w_z / w_y) * W_el_z / W_pl_z, 1 + (w_z - 1) * ((2 - 14 * C_mz^2 * lambda_max^2 / w_z^5) * n_pl - c_LT))",
  (w_z, w_y, W_el_z, W_pl_z, C_mz, lambda_max, n_pl, c_LT) =>
    Math.max(
      (0.6 * Math.sqrt(w_z / w_y) * W_el_z) / W_pl_z,
      1 + (w_z - 1) * ((2 - (14 * C_mz ** 2 * lambda_max ** 2) / w_z ** 5) * n_pl - c_LT),
    ),
);
export const C_zy = formula(
  A1,
  "max(0.6 * sqrt(w_y / w_z) * W_el_y / W_pl_y, 1 + (w_y - 1) * ((2 - 14 * C_my^2 * lambda_max^2 / w_y^5) * n_pl - d_LT))",
  (w_y, w_z, W_el_y, W_pl_y, C_my, lambda_max, n_pl, d_LT) =>
    Math.max(
      (0.6 * Math.sqrt(w_y / w_z) * W_el_y) / W_pl_y,
      1 + (w_y - 1) * ((2 - (14 * C_my ** 2 * lambda_max ** 2) / w_y ** 5) * n_pl - d_LT),
    ),
);
/** e_LT is inside the bracket that n_pl multiplies. */
export const C_zz = formula(
  A1,
  "max(W_el_z / W_pl_z, 1 + (w_z - 1) * (2 - 1.6 / w_z * C_mz^2 * lambda_max - 1.6 / w_z * C_mz^2 * lambda_max^2 - e_LT) * n_pl)",
  (W_el_z, W_pl_z, w_z, C_mz, lambda_max, e_LT, n_pl) =>
    Math.max(
      W_el_z / W_pl_z,
      1 +
        (w_z - 1) *
          (2 - (1.6 / w_z) * C_mz ** 2 * lambda_max - (1.6 / w_z) * C_mz ** 2 * lambda_max ** 2 - e_LT) *
          n_pl,
    ),
);

const bent = { N_Ed: [0.1, 1], N_cr: [2, 10] } as const;
/** Class 3 and 4, k_yy and k_zy. */
export const k_y = formula(
  A1,
  "C_my * C_mLT * mu / (1 - N_Ed / N_cr)",
  (C_my, C_mLT, mu, N_Ed, N_cr) => (C_my * C_mLT * mu) / (1 - N_Ed / N_cr),
  bent,
);
/** Class 3 and 4, k_yz and k_zz. */
export const k_z = formula(
  A1,
  "C_mz * mu / (1 - N_Ed / N_cr)",
  (C_mz, mu, N_Ed, N_cr) => (C_mz * mu) / (1 - N_Ed / N_cr),
  bent,
);
/** Class 1 and 2. */
export const k_yyPlastic = formula(
  A1,
  "C_my * C_mLT * mu_y / (1 - N_Ed / N_cr) / C_yy",
  (C_my, C_mLT, mu_y, N_Ed, N_cr, C_yy) => (C_my * C_mLT * mu_y) / (1 - N_Ed / N_cr) / C_yy,
  bent,
);
export const k_yzPlastic = formula(
  A1,
  "C_mz * mu_y / (1 - N_Ed / N_cr) / C_yz * 0.6 * sqrt(w_z / w_y)",
  (C_mz, mu_y, N_Ed, N_cr, C_yz, w_z, w_y) => ((C_mz * mu_y) / (1 - N_Ed / N_cr) / C_yz) * 0.6 * Math.sqrt(w_z / w_y),
  bent,
);
export const k_zyPlastic = formula(
  A1,
  "C_my * C_mLT * mu_z / (1 - N_Ed / N_cr) / C_zy * 0.6 * sqrt(w_y / w_z)",
  (C_my, C_mLT, mu_z, N_Ed, N_cr, C_zy, w_y, w_z) =>
    ((C_my * C_mLT * mu_z) / (1 - N_Ed / N_cr) / C_zy) * 0.6 * Math.sqrt(w_y / w_z),
  bent,
);
export const k_zzPlastic = formula(
  A1,
  "C_mz * mu_z / (1 - N_Ed / N_cr) / C_zz",
  (C_mz, mu_z, N_Ed, N_cr, C_zz) => (C_mz * mu_z) / (1 - N_Ed / N_cr) / C_zz,
  bent,
);

interface Moments {
  C_my: number;
  C_mz: number;
  C_mLT: number;
  lambda_0: number;
  a_LT: number;
}

/** Undefined where the method is not defined: N_Ed reaches a critical force. */
export function factorsOfMethod1(
  page: Page,
  member: Member,
  r: Resistances,
  forces: Forces,
): InteractionFactors | undefined {
  const { N_Ed } = forces;
  const [N_cr_y, N_cr_z] = [r.y.N_cr, r.z.N_cr];
  if (N_Ed >= N_cr_y || N_Ed >= N_cr_z) return undefined;
  if (member.susceptible && N_Ed >= r.N_cr_T) return undefined;
  const m = equivalentMoments(page, member, r, forces);
  const mu_y = page.put("mu_y", mu, N_Ed, N_cr_y, r.y.chi);
  const mu_z = page.put("mu_z", mu, N_Ed, N_cr_z, r.z.chi);
  if (r.section.class <= 2) return plasticFactors(page, member, r, forces, m, mu_y, mu_z);
  return {
    k_yy: page.put("k_yy", k_y, m.C_my, m.C_mLT, mu_y, N_Ed, N_cr_y),
    k_yz: page.put("k_yz", k_z, m.C_mz, mu_y, N_Ed, N_cr_z),
    k_zy: page.put("k_zy", k_y, m.C_my, m.C_mLT, mu_z, N_Ed, N_cr_y),
    k_zz: page.put("k_zz", k_z, m.C_mz, mu_z, N_Ed, N_cr_z),
  };
}

function plasticFactors(
  page: Page,
  { profile: p, f_y, gamma_M0, gamma_M1 }: Member,
  r: Resistances,
  { N_Ed, M_y, M_z }: Forces,
  { C_my, C_mz, C_mLT, lambda_0, a_LT }: Moments,
  mu_y: number,
  mu_z: number,
): InteractionFactors {
  const [N_cr_y, N_cr_z, lambda_z, chi_LT] = [r.y.N_cr, r.z.N_cr, r.z.lambda, r.ltb.chi];
  const w_y = page.put("w_y", w, p.W_pl_y, p.W_el_y);
  const w_z = page.put("w_z", w, p.W_pl_z, p.W_el_z);
  const n = page.put("n_pl", n_pl, N_Ed, gamma_M1, r.section.A_c, f_y);
  const lambda_max = Math.max(r.y.lambda, lambda_z);
  const M_pl_y = page.step("M_pl_y_Rd_kNm", plasticMoment, p.W_pl_y, f_y, gamma_M0);
  const M_pl_z = page.step("M_pl_z_Rd_kNm", plasticMoment, p.W_pl_z, f_y, gamma_M0);
  const b = page.put("b_LT", b_LT, a_LT, lambda_0, M_y, chi_LT, M_pl_y, M_z, M_pl_z);
  const c = page.put("c_LT", c_LT, a_LT, lambda_0, lambda_z, M_y, C_my, chi_LT, M_pl_y);
  const d = page.put("d_LT", d_LT, a_LT, lambda_0, lambda_z, M_y, C_my, chi_LT, M_pl_y, M_z, C_mz, M_pl_z);
  const e = page.put("e_LT", e_LT, a_LT, lambda_0, lambda_z, M_y, C_my, chi_LT, M_pl_y);
  const yy = page.put("C_yy", C_yy, p.W_el_y, p.W_pl_y, w_y, C_my, lambda_max, n, b);
  const yz = page.put("C_yz", C_yz, w_z, w_y, p.W_el_z, p.W_pl_z, C_mz, lambda_max, n, c);
  const zy = page.put("C_zy", C_zy, w_y, w_z, p.W_el_y, p.W_pl_y, C_my, lambda_max, n, d);
  const zz = page.put("C_zz", C_zz, p.W_el_z, p.W_pl_z, w_z, C_mz, lambda_max, e, n);
  return {
    k_yy: page.put("k_yy", k_yyPlastic, C_my, C_mLT, mu_y, N_Ed, N_cr_y, yy),
    k_yz: page.put("k_yz", k_yzPlastic, C_mz, mu_y, N_Ed, N_cr_z, yz, w_z, w_y),
    k_zy: page.put("k_zy", k_zyPlastic, C_my, C_mLT, mu_z, N_Ed, N_cr_y, zy, w_y, w_z),
    k_zz: page.put("k_zz", k_zzPlastic, C_mz, mu_z, N_Ed, N_cr_z, zz),
  };
}

function equivalentMoments(page: Page, member: Member, r: Resistances, { N_Ed, M_y }: Forces): Moments {
  const { item, profile: p, shape_my, shape_mz, sway_y, sway_z, floorOfC_m0, susceptible } = member;
  const C_my_0 =
    item.C_my_0 === undefined
      ? C_m0(page, "C_my_0", shape_my, N_Ed, r.y.N_cr, floorOfC_m0, sway_y)
      : page.given("C_my_0", item.C_my_0);
  const C_mz_0 =
    item.C_mz_0 === undefined
      ? C_m0(page, "C_mz_0", shape_mz, N_Ed, r.z.N_cr, floorOfC_m0, sway_z)
      : page.given("C_mz_0", item.C_mz_0);
  const torsion = page.put("a_LT", a_LT, p.I_t, p.I_y);
  const C_mz = page.given("C_mz", item.C_mz ?? C_mz_0);
  if (!susceptible) {
    const lambda_0 = page.table("lambda_0", 0, "EN 1993-1-1 Table A.1", says.noTorsionalDeformation);
    const C_my = page.given("C_my", item.C_my ?? C_my_0);
    return {
      C_my,
      C_mz,
      C_mLT: page.table("C_mLT", item.C_mLT ?? 1, "EN 1993-1-1 Table A.1"),
      lambda_0,
      a_LT: torsion,
    };
  }
  const lambda_0 = page.put("lambda_0", lambda_LT, r.section.W_y, member.f_y, r.M_cr_0);
  const limit = page.step("lambda_0_limit", limitOfLambda_0, r.ltb.C_1, N_Ed, r.z.N_cr, r.N_cr_T);
  if (lambda_0 <= limit) {
    const C_my = page.given("C_my", item.C_my ?? C_my_0);
    return {
      C_my,
      C_mz,
      C_mLT: page.table("C_mLT", item.C_mLT ?? 1, "EN 1993-1-1 Table A.1", says.lambda0BelowLimit),
      lambda_0,
      a_LT: torsion,
    };
  }
  const C_my =
    item.C_my === undefined
      ? withTorsion(page, C_my_0, torsion, r, N_Ed, M_y, p.W_el_y)
      : page.given("C_my", item.C_my);
  const C_mLT =
    item.C_mLT === undefined
      ? page.put("C_mLT", C_mLT_torsion, C_my, torsion, N_Ed, r.z.N_cr, r.N_cr_T)
      : page.given("C_mLT", item.C_mLT);
  return { C_my, C_mz, C_mLT, lambda_0, a_LT: torsion };
}

function withTorsion(
  page: Page,
  C_my_0: number,
  torsion: number,
  r: Resistances,
  N_Ed: number,
  M_y: number,
  W_el_y: number,
): number {
  // without N, epsilon_y has no bound and C_my tends to 1; without torsion it stays
  if (N_Ed < 1e-6)
    return page.table("C_my", torsion > 0 && M_y > 0 ? 1 : C_my_0, "EN 1993-1-1 Table A.1", says.noAxialForce);
  const W = r.section.class === 4 ? r.section.W_y : W_el_y;
  const bending = page.step("epsilon_y", epsilon_y, M_y, N_Ed, r.section.A_c, W);
  return page.put("C_my", C_my_torsion, C_my_0, bending, torsion);
}
