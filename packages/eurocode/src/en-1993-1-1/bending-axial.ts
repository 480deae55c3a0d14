import { mostUtilization, type Requirement, utilizationOf } from "../basis/verification.ts";
import type { Page } from "../engine/sheet.ts";
import type { CrossSection } from "./cross-section.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import type { Profile } from "./profile.ts";
import type { Forces, Resistances } from "./resistances.ts";
import { says } from "./says.ts";

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

/** High shear along z and y: webs and flanges each with its own strength. */
export const M_V_both = formula(
  "6.2.8(3), (6.29)",
  "max(0, min(M_c_Rd, ((1 - min(1, rho_f)) * (W_pl - (h_w * t_w)^2 / (4 * t_w)) + (1 - rho) * (h_w * t_w)^2 / (4 * t_w)) * f_y / gamma_M0 / 1e6))",
  (M_c_Rd, rho_f, W_pl, h_w, t_w, rho, f_y, gamma_M0) =>
    Math.max(
      0,
      Math.min(
        M_c_Rd,
        (((1 - Math.min(1, rho_f)) * (W_pl - (h_w * t_w) ** 2 / (4 * t_w)) +
          ((1 - rho) * (h_w * t_w) ** 2) / (4 * t_w)) *
          f_y) /
          gamma_M0 /
          1e6,
      ),
    ),
  { W_pl: [1e3, 1e4], t_w: [1, 10] },
);

/**
 * An angle that is free to deflect bends about u and v, whatever the axis of its moments: stress at y, z from the centroid,
 * over the strength. I_yz² = I_y I_z - I_u I_v.
 */
export const principalStress = formula(
  "6.2.1(9)",
  "1e6 * abs((M_y * I_z - M_z * I_yz) * z + (M_z * I_y - M_y * I_yz) * y) / (I_y * I_z - I_yz^2)",
  (M_y, I_z, M_z, I_yz, z, I_y, y) =>
    (1e6 * Math.abs((M_y * I_z - M_z * I_yz) * z + (M_z * I_y - M_y * I_yz) * y)) / (I_y * I_z - I_yz ** 2),
  { I_y: [20, 30], I_z: [20, 30], I_yz: [1, 5] },
);
export const principalBending = requirement(
  "bending-principal",
  "6.2.1(9)",
  "N_Ed / N_Rd + sigma_Ed / (f_y / gamma_M0) <= 1",
  "bending of an angle about its principal axes",
);
export const principalSum = formula(
  "6.2.1(9)",
  "N_Ed / N_Rd + sigma_Ed * gamma_M0 / f_y * W_ratio",
  (N_Ed, N_Rd, sigma_Ed, gamma_M0, f_y, W_ratio) => N_Ed / N_Rd + ((sigma_Ed * gamma_M0) / f_y) * W_ratio,
);

/** Up to these forces M_N,y,Rd and M_N,z,Rd are not reduced; rho takes from the web. */
export const halfOfWeb = formula(
  "6.2.9.1(4), (6.34)",
  "0.5 * (h - 2 * t_f) * t_w * f_y * max(0, 1 - rho) / gamma_M0 / 1000",
  (h, t_f, t_w, f_y, rho, gamma_M0) => (0.5 * (h - 2 * t_f) * t_w * f_y * Math.max(0, 1 - rho)) / gamma_M0 / 1000,
);
export const wholeWeb = formula(
  "6.2.9.1(4), (6.35)",
  "(h - 2 * t_f) * t_w * f_y * max(0, 1 - rho) / gamma_M0 / 1000",
  (h, t_f, t_w, f_y, rho, gamma_M0) => ((h - 2 * t_f) * t_w * f_y * Math.max(0, 1 - rho)) / gamma_M0 / 1000,
);
/** What V_y leaves of the flanges. */
export const flangesLeft = formula(
  "6.2.10(3)",
  "2 * b * t * max(0, 1 - rho)",
  (b, t, rho) => 2 * b * t * Math.max(0, 1 - rho),
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

/** 6.2.10(3): the flanges keep (1 - rho_y), and a is their share of what is left. */
export const aReduced = formula("6.2.10(3)", "max(0, min(0.5, (A_V - A_f) / A_V))", (A_V, A_f) =>
  Math.max(0, Math.min(0.5, (A_V - A_f) / A_V)),
);
export const areaBesideShear = formula(
  "6.2.10(3), (6.45)",
  "max(0, A - rho_z * A_v_z - rho_y * A_v_y)",
  (A, rho_z, A_v_z, rho_y, A_v_y) => Math.max(0, A - rho_z * A_v_z - rho_y * A_v_y),
);
export const forceOfArea = formula("6.2.10(3)", "min(N_Rd, A_V * f_y / gamma_M0 / 1000)", (N_Rd, A_V, f_y, gamma_M0) =>
  Math.min(N_Rd, (A_V * f_y) / gamma_M0 / 1000),
);

const websOf = ({ shape }: Profile): number => (shape === "I" || shape === "channel" ? 1 : shape === "RHS" ? 2 : 0);

/** M_y,V,Rd: V_z takes from the webs, V_y from the flanges; other sections have one strength throughout. */
export function reducedByShearY(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  { M_c_y_Rd, holes_y }: CrossSection,
  rho_z: number,
  rho_y: number,
): number {
  const name = "M_V_y_Rd_kNm";
  const webs = websOf(p);
  if (webs === 0) return page.put(name, M_V_whole, Math.max(rho_z, rho_y), M_c_y_Rd);
  const [h_w, t_w] = [p.h - 2 * p.t_f, webs * p.t_w];
  if (rho_y === 0) return page.put(name, M_V_web, M_c_y_Rd, p.W_pl_y - holes_y, rho_z, h_w, t_w, f_y, gamma_M0);
  return page.put(name, M_V_both, M_c_y_Rd, rho_y, p.W_pl_y - holes_y, h_w, t_w, rho_z, f_y, gamma_M0);
}

/** M_z,V,Rd: flanges of I and channel; of a box the sides b as its webs. */
export function reducedByShearZ(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  { M_c_z_Rd }: CrossSection,
  rho_z: number,
  rho_y: number,
): number {
  const name = "M_V_z_Rd_kNm";
  // the web of an I lies on the axis, that of a channel does not
  if (p.shape === "I") return page.put(name, M_V_whole, rho_y, M_c_z_Rd);
  if (p.shape !== "RHS") return page.put(name, M_V_whole, Math.max(rho_z, rho_y), M_c_z_Rd);
  const [b_w, t] = [p.b - 2 * p.t_w, 2 * p.t_f];
  if (rho_z === 0) return page.put(name, M_V_web, M_c_z_Rd, p.W_pl_z, rho_y, b_w, t, f_y, gamma_M0);
  return page.put(name, M_V_both, M_c_z_Rd, rho_z, p.W_pl_z, b_w, t, rho_y, f_y, gamma_M0);
}

/** N_V,Rd */
export function forceBesideShear(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  section: CrossSection,
  N_Rd: number,
  tension: boolean,
  { rho_z, rho_y }: SectionForces,
): number {
  const A = tension ? p.A : section.A_c;
  // both areas are all of a solid bar, and the same wall of a tube
  const alike = p.shape === "CHS" || p.shape === "round" || p.shape === "flat";
  const [z, y] = alike ? [Math.min(1, Math.max(rho_z, rho_y)), 0] : [Math.min(1, rho_z), Math.min(1, rho_y)];
  const A_V = page.step("A_V_mm2", areaBesideShear, A, z, section.A_v_z, y, section.A_v_y);
  return page.put("N_V_Rd_kN", forceOfArea, N_Rd, A_V, f_y, gamma_M0);
}

/** Magnitudes of the forces and what is left of the resistances after shear. */
export interface SectionForces extends Forces {
  M_y_Rd: number;
  M_z_Rd: number;
  /** N_Rd, or what shear leaves of it */
  N_V_Rd: number;
  rho_z: number;
  rho_y: number;
  /** there is torque: the greatest use by direct stress is kept for (6.1) */
  torque: boolean;
  used: number;
}

/** Verifies what direct stress uses of the section. */
export function normal(
  page: Page,
  s: SectionForces,
  requirement: Requirement,
  demand: number,
  resistance: number,
  unit: string,
): void {
  page.verify(requirement, demand, resistance, unit);
  if (s.torque) s.used = Math.max(s.used, utilizationOf(demand, resistance));
}

const hasExponents = ({ shape }: Profile) => shape === "I" || shape === "RHS" || shape === "CHS";

/** 6.2.9, and biaxial bending without axial force. */
export function bendingAndAxial(page: Page, member: Member, r: Resistances, s: SectionForces, tension: boolean): void {
  const { profile: p } = member;
  const both = s.M_y > 0 && s.M_z > 0;
  if (s.M_y === 0 && s.M_z === 0) return;
  const plastic = r.section.class <= 2;
  const { net } = r.section;
  // 6.2.9.2(1): beside tension the net section counts
  const withHoles = tension && net !== undefined;
  if (plastic && hasExponents(p) && !withHoles) {
    if (s.N_Ed > 0 || both) reducedMoments(page, member, r, s, both);
    return;
  }
  if (s.N_Ed === 0 && !both) return;
  if (plastic && p.shape === "flat" && !both && !withHoles) {
    const ratio = page.put("n", n, s.N_Ed, axialResistance(r, s));
    const [name, M_Ed, M_Rd] =
      s.M_y > 0 ? (["M_N_y_Rd_kNm", s.M_y, s.M_y_Rd] as const) : (["M_N_z_Rd_kNm", s.M_z, s.M_z_Rd] as const);
    normal(page, s, bendingAxial.reduced, M_Ed, page.put(name, M_N_flat, M_Rd, ratio), "kNm");
    return;
  }
  verifySum(page, r, s, withHoles ? net : undefined);
}

/** 6.2.1(7), of the net section where holes count. */
function verifySum(page: Page, r: Resistances, s: SectionForces, net: CrossSection["net"]): void {
  const N_Rd = s.N_V_Rd;
  const M_y_Rd = net ? Math.min(s.M_y_Rd, net.M_y) : s.M_y_Rd;
  const M_z_Rd = net ? Math.min(s.M_z_Rd, net.M_z) : s.M_z_Rd;
  // shear or holes may have taken everything; what does not act needs nothing
  const possible = (s.N_Ed === 0 || N_Rd > 0) && (s.M_y === 0 || M_y_Rd > 0) && (s.M_z === 0 || M_z_Rd > 0);
  const total = possible
    ? page.step(
        "utilization_section",
        linearSum,
        s.N_Ed,
        N_Rd > 0 ? N_Rd : 1,
        s.M_y,
        M_y_Rd > 0 ? M_y_Rd : 1,
        s.M_z,
        M_z_Rd > 0 ? M_z_Rd : 1,
      )
    : mostUtilization;
  const which = s.N_Ed > 0 ? bendingAxial : biaxialBending;
  const ofClass = r.section.class <= 2 ? which.sum : r.section.class === 3 ? which.elastic : which.effective;
  normal(page, s, net ? which.elastic : ofClass, Math.min(total, mostUtilization), 1, "");
}

/** What n is divided by: N_pl,Rd, or what shear leaves of it. */
const axialResistance = (r: Resistances, { rho_z, rho_y, N_V_Rd }: SectionForces): number =>
  rho_z > 0 || rho_y > 0 ? Math.max(N_V_Rd, 1e-9) : r.section.N_pl_Rd;

/** 6.2.9.1(3) to (6): I, RHS, CHS. */
function reducedMoments(page: Page, member: Member, r: Resistances, s: SectionForces, both: boolean): void {
  const { profile: p } = member;
  const ratio = page.put("n", n, s.N_Ed, axialResistance(r, s));
  const M_N_y_Rd = momentAboutY(page, member, r, s, ratio);
  const M_N_z_Rd = momentAboutZ(page, member, r, s, ratio);
  if (!both || s.N_Ed > 0) {
    const aboutY = s.M_z === 0 || (s.M_y > 0 && s.M_y * M_N_z_Rd >= s.M_z * M_N_y_Rd);
    normal(page, s, bendingAxial.reduced, aboutY ? s.M_y : s.M_z, aboutY ? M_N_y_Rd : M_N_z_Rd, "kNm");
  }
  if (!both) return;
  // the exponents rise with n; what shear takes from the section may not raise them
  const whole = Math.min(ratio, n(s.N_Ed, r.section.N_pl_Rd));
  const rectangular = p.shape === "RHS";
  const most = rectangular && 1.13 * whole ** 2 >= 1;
  const alpha = most
    ? page.table("alpha_biaxial", 6, "EN 1993-1-1 6.2.9.1(6)", says.atMostSix)
    : rectangular
      ? page.put("alpha_biaxial", exponent_RHS, whole)
      : page.table("alpha_biaxial", 2, "EN 1993-1-1 6.2.9.1(6)");
  const beta = rectangular
    ? page.table("beta_biaxial", alpha, "EN 1993-1-1 6.2.9.1(6)", says.asAlpha)
    : p.shape === "I"
      ? page.put("beta_biaxial", beta_I, whole)
      : page.table("beta_biaxial", 2, "EN 1993-1-1 6.2.9.1(6)");
  // nothing left for a moment: (6.41) cannot be met
  const total =
    M_N_y_Rd > 0 && M_N_z_Rd > 0
      ? page.step("utilization_section", biaxial, s.M_y, M_N_y_Rd, alpha, s.M_z, M_N_z_Rd, beta)
      : mostUtilization;
  normal(page, s, biaxialBending.exponents, Math.min(total, mostUtilization), 1, "");
}

/** A and what of it shear leaves; the flanges that V_y leaves, those of a box that V_z leaves. */
const leftArea = ({ A_v_z, A_v_y }: CrossSection, { A }: Profile, { rho_z, rho_y }: SectionForces): number =>
  areaBesideShear(A, Math.min(1, rho_z), A_v_z, Math.min(1, rho_y), A_v_y);

function momentAboutY(page: Page, member: Member, r: Resistances, s: SectionForces, ratio: number): number {
  const { profile: p, f_y, gamma_M0 } = member;
  const name = "M_N_y_Rd_kNm";
  if (p.shape === "CHS") return page.put(name, M_N_CHS, s.M_y_Rd, ratio);
  const share = shareOf(page, p.shape === "I" ? "a" : "a_w", r, p, s, p.b, p.t_f, s.rho_y);
  const web = halfOfWeb(p.h, p.t_f, p.t_w, f_y, s.rho_z, gamma_M0);
  const small = p.shape === "I" && ratio <= 0.25 && s.N_Ed <= web;
  return small
    ? page.table(name, s.M_y_Rd, "EN 1993-1-1 6.2.9.1(4)", says.smallAxialForce)
    : page.put(name, M_N_y, s.M_y_Rd, ratio, share);
}

function momentAboutZ(page: Page, member: Member, r: Resistances, s: SectionForces, ratio: number): number {
  const { profile: p, f_y, gamma_M0 } = member;
  const name = "M_N_z_Rd_kNm";
  if (p.shape === "CHS") return page.put(name, M_N_CHS, s.M_z_Rd, ratio);
  if (p.shape === "RHS") {
    return page.put(name, M_N_y, s.M_z_Rd, ratio, shareOf(page, "a_f", r, p, s, p.h, p.t_w, s.rho_z));
  }
  const high = s.rho_z > 0 || s.rho_y > 0;
  const share = high
    ? aReduced(Math.max(leftArea(r.section, p, s), 1e-9), flangesLeft(p.b, p.t_f, s.rho_y))
    : a(p.A, p.b, p.t_f);
  const small = s.N_Ed <= wholeWeb(p.h, p.t_f, p.t_w, f_y, s.rho_z, gamma_M0);
  return ratio <= share || small
    ? page.table(name, s.M_z_Rd, "EN 1993-1-1 6.2.9.1(4), (5)", says.smallAxialForce)
    : page.put(name, M_N_z, s.M_z_Rd, ratio, share);
}

function shareOf(
  page: Page,
  name: string,
  r: Resistances,
  p: Profile,
  s: SectionForces,
  b: number,
  t: number,
  rho: number,
): number {
  if (s.rho_z === 0 && s.rho_y === 0) return page.put(name, a, p.A, b, t);
  return page.put(name, aReduced, Math.max(leftArea(r.section, p, s), 1e-9), flangesLeft(b, t, rho));
}

/** Angles without continuous restraint: the greatest stress at heel and tips; class 4 by the lost share of the moduli. */
export function bendingOfFreeAngle(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  { section }: Resistances,
  s: SectionForces,
  M_y: number,
  M_z: number,
): void {
  const I_yz = -Math.sqrt(Math.max(0, p.I_y * p.I_z - p.I_u * p.I_v));
  const corners = [
    [-p.left, -p.bottom],
    [p.right, -p.bottom],
    [p.right, p.t - p.bottom],
    [-p.left, p.top],
    [p.t - p.left, p.top],
  ] as const;
  let worst = 0;
  let at: readonly [number, number, number] = [...corners[0], 1];
  for (const [y, z] of corners) {
    // which sign of M_z goes with which of M_y is not given
    for (const sign of [1, -1]) {
      const sigma = principalStress(M_y, p.I_z, sign * M_z, I_yz, z, p.I_y, y);
      if (sigma > worst) [worst, at] = [sigma, [y, z, sign]];
    }
  }
  const sigma = page.step("sigma_Ed_MPa", principalStress, M_y, p.I_z, at[2] * M_z, I_yz, at[1], p.I_y, at[0]);
  const ratio = Math.max(p.W_el_y / section.W_y, p.W_el_z / section.W_z, 1);
  const total = page.step(
    "utilization_principal",
    principalSum,
    s.N_Ed,
    Math.max(s.N_V_Rd, 1e-9),
    sigma,
    gamma_M0,
    f_y,
    ratio,
  );
  normal(page, s, principalBending, Math.min(total, mostUtilization), 1, "");
}
