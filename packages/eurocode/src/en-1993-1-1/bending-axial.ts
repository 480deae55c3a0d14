import { formula, requirement } from "./formula.ts";
import type { Member } from "./member.ts";
import type { Page } from "./page.ts";
import type { Profile } from "./profile.ts";
import type { Forces, Resistances } from "./resistances.ts";

// 6.2.8 to 6.2.10: bending with shear and with axial force in the cross-section.

export const rho = formula(
  "6.2.8(3)",
  "(2 * V_Ed / V_pl_Rd - 1)^2",
  (V_Ed, V_pl_Rd) => ((2 * V_Ed) / V_pl_Rd - 1) ** 2,
);
/** Webs of total thickness t_w, A_w = h_w t_w; I-sections with equal flanges, and likewise channels and RHS. */
export const M_V_web = formula(
  "6.2.8(5), (6.30)",
  "max(0, min(M_c_Rd, (W_pl - rho * (h_w * t_w)^2 / (4 * t_w)) * f_y / gamma_M0 / 1e6))",
  (M_c_Rd, W_pl, rho, h_w, t_w, f_y, gamma_M0) =>
    Math.max(0, Math.min(M_c_Rd, ((W_pl - (rho * (h_w * t_w) ** 2) / (4 * t_w)) * f_y) / gamma_M0 / 1e6)),
  { W_pl: [1e3, 1e4], t_w: [1, 10] },
);
/** Other sections: the reduced strength of 6.2.8(3), taken for the whole section. */
export const M_V_whole = formula(
  "6.2.8(3), (6.29)",
  "max(0, 1 - rho) * M_c_Rd",
  (rho, M_c_Rd) => Math.max(0, 1 - rho) * M_c_Rd,
);

export const n = formula("6.2.9.1(5)", "N_Ed / N_pl_Rd", (N_Ed, N_pl_Rd) => N_Ed / N_pl_Rd);
/** Share of what is not flange; RHS: a_w, a_f. */
export const a = formula("6.2.9.1(5)", "max(0, min(0.5, (A - 2 * b * t_f) / A))", (A, b, t_f) =>
  Math.max(0, Math.min(0.5, (A - 2 * b * t_f) / A)),
);
export const M_N_y = formula(
  "6.2.9.1(5), (6.36)",
  "max(0, min(M_pl_Rd, M_pl_Rd * (1 - n) / (1 - 0.5 * a)))",
  (M_pl_Rd, n, a) => Math.max(0, Math.min(M_pl_Rd, (M_pl_Rd * (1 - n)) / (1 - 0.5 * a))),
  { a: [0, 0.5] },
);
/** n beyond a. */
export const M_N_z = formula(
  "6.2.9.1(5), (6.38)",
  "max(0, M_pl_z_Rd * (1 - ((n - a) / (1 - a))^2))",
  (M_pl_z_Rd, n, a) => Math.max(0, M_pl_z_Rd * (1 - ((n - a) / (1 - a)) ** 2)),
  { a: [0, 0.5] },
);
export const M_N_CHS = formula("6.2.9.1(5)", "min(M_pl_Rd, M_pl_Rd * 1.04 * max(0, 1 - n^1.7))", (M_pl_Rd, n) =>
  Math.min(M_pl_Rd, M_pl_Rd * 1.04 * Math.max(0, 1 - n ** 1.7)),
);
export const M_N_flat = formula("6.2.9.1(3), (6.32)", "max(0, M_pl_Rd * (1 - n^2))", (M_pl_Rd, n) =>
  Math.max(0, M_pl_Rd * (1 - n ** 2)),
);

export const beta_I = formula("6.2.9.1(6)", "max(1, 5 * n)", (n) => Math.max(1, 5 * n));
export const exponent_RHS = formula(
  "6.2.9.1(6)",
  "min(6, 1.66 / (1 - 1.13 * n^2))",
  (n) => Math.min(6, 1.66 / (1 - 1.13 * n ** 2)),
  {
    n: [0, 0.9],
  },
);
export const biaxial = formula(
  "6.2.9.1(6), (6.41)",
  "(M_y_Ed / M_N_y_Rd)^alpha + (M_z_Ed / M_N_z_Rd)^beta",
  (M_y_Ed, M_N_y_Rd, alpha, M_z_Ed, M_N_z_Rd, beta) => (M_y_Ed / M_N_y_Rd) ** alpha + (M_z_Ed / M_N_z_Rd) ** beta,
);

export const linearSum = formula(
  "6.2.1(7), (6.2)",
  "N_Ed / N_Rd + M_y_Ed / M_y_Rd + M_z_Ed / M_z_Rd",
  (N_Ed, N_Rd, M_y_Ed, M_y_Rd, M_z_Ed, M_z_Rd) => N_Ed / N_Rd + M_y_Ed / M_y_Rd + M_z_Ed / M_z_Rd,
);

export const bendingShear = requirement("bending-shear", "6.2.8(2)", "M_Ed / M_V_Rd <= 1", "bending with shear");
const sum = "N_Ed / N_Rd + M_y_Ed / M_y_Rd + M_z_Ed / M_z_Rd <= 1";
const title = "bending with axial force";
export const bendingAxial = {
  reduced: requirement("bending-axial", "6.2.9.1(2)", "M_Ed / M_N_Rd <= 1", title),
  sum: requirement("bending-axial", "6.2.1(7)", sum, title),
  elastic: requirement("bending-axial", "6.2.9.2(1)", sum, title),
  effective: requirement("bending-axial", "6.2.9.3(2)", sum, title),
} as const;
export const biaxialBending = {
  exponents: requirement("biaxial-bending", "6.2.9.1(6)", "(M_y_Ed / M_N_y_Rd)^alpha + (M_z_Ed / M_N_z_Rd)^beta <= 1"),
  sum: requirement("biaxial-bending", "6.2.1(7)", sum),
  elastic: requirement("biaxial-bending", "6.2.9.2(1)", sum),
  effective: requirement("biaxial-bending", "6.2.9.3(2)", sum),
} as const;

/** M_y,V,Rd where V_z is beyond half of its resistance. */
export function reducedByShear(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  M_c_Rd: number,
  reduction: number,
): number {
  const webs = p.shape === "I" || p.shape === "channel" ? 1 : p.shape === "RHS" ? 2 : 0;
  return webs > 0
    ? page.put("M_V_y_Rd_kNm", M_V_web, M_c_Rd, p.W_pl_y, reduction, p.h - 2 * p.t_f, webs * p.t_w, f_y, gamma_M0)
    : page.put("M_V_y_Rd_kNm", M_V_whole, reduction, M_c_Rd);
}

/** Magnitudes of the forces and what is left of the moment resistances after shear. */
export interface SectionForces extends Forces {
  M_y_Rd: number;
  M_z_Rd: number;
}

const hasExponents = ({ shape }: Profile) => shape === "I" || shape === "RHS" || shape === "CHS";

/** 6.2.9, and biaxial bending without axial force. */
export function bendingAndAxial(page: Page, member: Member, r: Resistances, s: SectionForces, tension: boolean): void {
  const { profile: p } = member;
  const both = s.M_y > 0 && s.M_z > 0;
  if (s.M_y === 0 && s.M_z === 0) return;
  const plastic = r.section.class <= 2;
  if (plastic && hasExponents(p)) {
    if (s.N_Ed > 0 || both) reducedMoments(page, member, r, s, both);
    return;
  }
  if (s.N_Ed === 0 && !both) return;
  if (plastic && p.shape === "flat" && !both) {
    const ratio = page.put("n", n, s.N_Ed, r.section.N_pl_Rd);
    const [name, M_Ed, M_Rd] =
      s.M_y > 0 ? (["M_N_y_Rd_kNm", s.M_y, s.M_y_Rd] as const) : (["M_N_z_Rd_kNm", s.M_z, s.M_z_Rd] as const);
    page.verify(bendingAxial.reduced, M_Ed, page.put(name, M_N_flat, M_Rd, ratio), "kNm");
    return;
  }
  const N_Rd = tension ? r.section.N_pl_Rd : r.section.N_c_Rd;
  // shear may have taken everything
  const possible = s.M_y_Rd > 0 && s.M_z_Rd > 0;
  const total = possible
    ? page.step("utilization_section", linearSum, s.N_Ed, N_Rd, s.M_y, s.M_y_Rd, s.M_z, s.M_z_Rd)
    : hopeless;
  const which = s.N_Ed > 0 ? bendingAxial : biaxialBending;
  page.verify(plastic ? which.sum : r.section.class === 3 ? which.elastic : which.effective, total, 1, "");
}

/** 6.2.9.1(3) to (6): I, RHS, CHS. */
function reducedMoments(page: Page, member: Member, r: Resistances, s: SectionForces, both: boolean): void {
  const { profile: p } = member;
  const ratio = page.put("n", n, s.N_Ed, r.section.N_pl_Rd);
  const M_N_y_Rd = momentAboutY(page, member, s, ratio);
  const M_N_z_Rd = momentAboutZ(page, member, s, ratio);
  if (!both) {
    page.verify(bendingAxial.reduced, s.M_y > 0 ? s.M_y : s.M_z, s.M_y > 0 ? M_N_y_Rd : M_N_z_Rd, "kNm");
    return;
  }
  const rectangular = p.shape === "RHS";
  const most = rectangular && 1.13 * ratio ** 2 >= 1;
  const alpha = most
    ? page.table("alpha_biaxial", 6, "EN 1993-1-1 6.2.9.1(6)", "at most 6")
    : rectangular
      ? page.put("alpha_biaxial", exponent_RHS, ratio)
      : page.table("alpha_biaxial", 2, "EN 1993-1-1 6.2.9.1(6)");
  const beta = rectangular
    ? page.table("beta_biaxial", alpha, "EN 1993-1-1 6.2.9.1(6)", "as alpha")
    : p.shape === "I"
      ? page.put("beta_biaxial", beta_I, ratio)
      : page.table("beta_biaxial", 2, "EN 1993-1-1 6.2.9.1(6)");
  // nothing left for a moment: (6.41) cannot be met
  const total =
    M_N_y_Rd > 0 && M_N_z_Rd > 0
      ? page.step("utilization_section", biaxial, s.M_y, M_N_y_Rd, alpha, s.M_z, M_N_z_Rd, beta)
      : hopeless;
  page.verify(biaxialBending.exponents, Math.min(total, hopeless), 1, "");
}

const hopeless = 1e6;

function momentAboutY(page: Page, { profile: p, f_y, gamma_M0 }: Member, s: SectionForces, ratio: number): number {
  const name = "M_N_y_Rd_kNm";
  if (p.shape === "CHS") return page.put(name, M_N_CHS, s.M_y_Rd, ratio);
  const share = page.put(p.shape === "I" ? "a" : "a_w", a, p.A, p.b, p.t_f);
  // (6.33), (6.34)
  const small = p.shape === "I" && ratio <= 0.25 && s.N_Ed <= (0.5 * (p.h - 2 * p.t_f) * p.t_w * f_y) / gamma_M0 / 1000;
  return small
    ? page.table(name, s.M_y_Rd, "EN 1993-1-1 6.2.9.1(4)", "the axial force is small: no reduction")
    : page.put(name, M_N_y, s.M_y_Rd, ratio, share);
}

function momentAboutZ(page: Page, { profile: p, f_y, gamma_M0 }: Member, s: SectionForces, ratio: number): number {
  const name = "M_N_z_Rd_kNm";
  if (p.shape === "CHS") return page.put(name, M_N_CHS, s.M_z_Rd, ratio);
  if (p.shape === "RHS") return page.put(name, M_N_y, s.M_z_Rd, ratio, page.put("a_f", a, p.A, p.h, p.t_w));
  const share = a(p.A, p.b, p.t_f);
  const small = s.N_Ed <= ((p.h - 2 * p.t_f) * p.t_w * f_y) / gamma_M0 / 1000;
  return ratio <= share || small
    ? page.table(name, s.M_z_Rd, "EN 1993-1-1 6.2.9.1(4), (5)", "the axial force is small: no reduction")
    : page.put(name, M_N_z, s.M_z_Rd, ratio, share);
}
