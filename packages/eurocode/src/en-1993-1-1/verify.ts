import { significant } from "../basis/numbers.ts";
import { ofForm, type Requirement } from "../basis/verification.ts";
import {
  bendingWithShearBuckling,
  bendingWithShearBucklingZ,
  distanceOfHinges,
  flangeInduced,
  flangeInducedY,
  flangeMoment,
  flangeMomentWithN,
  flangeWidth,
  limitFlangeInduced,
  momentAndShear,
  shearBuckling,
  shearBucklingY,
  shearOfFlanges,
  shearOfTorque,
  webAndFlanges,
  webBesideTorsion,
} from "../en-1993-1-5/shear-buckling.ts";
import type { Page } from "../engine/sheet.ts";
import {
  bendingAndAxial,
  bendingOfFreeAngle,
  bendingShear,
  forceBesideShear,
  M_N_y,
  n,
  normal,
  reducedByShearY,
  reducedByShearZ,
  rho,
  type SectionForces,
  a as shareOfWeb,
} from "./bending-axial.ts";
import { type Class, epsilon } from "./classification.ts";
import { plasticMoment } from "./cross-section.ts";
import { flexuralBuckling } from "./flexural-buckling.ts";
import { formula, requirement } from "./formula.ts";
import { factorsOfMethod1 } from "./interaction-a.ts";
import { factorsOfMethod2 } from "./interaction-b.ts";
import { bucklesLaterally, lateralTorsionalBuckling, lateralTorsionalBucklingZ } from "./lateral-torsional.ts";
import type { Actions, Member } from "./model.ts";
import type { Forces, Resistances } from "./resistances.ts";
import { says } from "./says.ts";
import { says as buckling } from "./says-of-buckling.ts";
import { greatestPanel } from "./stiffener-places.ts";
import {
  shearBesideTorsion,
  shearTorsionY,
  shearTorsionZ,
  torsionResistanceOf,
  verifyBimoment,
  verifyTorsion,
} from "./torsion.ts";

// The forces against the resistances: 6.2 and 6.3, verification by verification.

export const tension = requirement("tension", "6.2.3(1)", "N_Ed / N_t_Rd <= 1");
export const ductility = ofForm(
  requirement("tension-ductility", "6.2.3(3)", "N_pl_Rd / N_u_Rd <= 1", "yielding before fracture at holes"),
);
export const compression = requirement("compression", "6.2.4(1)", "N_Ed / N_c_Rd <= 1");
export const bendingY = requirement("bending-y", "6.2.5(1)", "M_y_Ed / M_c_y_Rd <= 1", "bending about y");
export const bendingZ = requirement("bending-z", "6.2.5(1)", "M_z_Ed / M_c_z_Rd <= 1", "bending about z");
export const shearZ = requirement("shear-z", "6.2.6(1)", "V_z_Ed / V_pl_z_Rd <= 1", "shear along z");
export const shearY = requirement("shear-y", "6.2.6(1)", "V_y_Ed / V_pl_y_Rd <= 1", "shear along y");

export const interactionAboutY = formula(
  "6.3.3(4)",
  "N_Ed / N_b_y_Rd + k_yy * M_y_Ed / M_b_Rd + k_yz * M_z_Ed / M_z_Rd",
  (N_Ed, N_b_y_Rd, k_yy, M_y_Ed, M_b_Rd, k_yz, M_z_Ed, M_z_Rd) =>
    N_Ed / N_b_y_Rd + (k_yy * M_y_Ed) / M_b_Rd + (k_yz * M_z_Ed) / M_z_Rd,
);
export const interactionAboutZ = formula(
  "6.3.3(4)",
  "N_Ed / N_b_z_Rd + k_zy * M_y_Ed / M_b_Rd + k_zz * M_z_Ed / M_z_Rd",
  (N_Ed, N_b_z_Rd, k_zy, M_y_Ed, M_b_Rd, k_zz, M_z_Ed, M_z_Rd) =>
    N_Ed / N_b_z_Rd + (k_zy * M_y_Ed) / M_b_Rd + (k_zz * M_z_Ed) / M_z_Rd,
);
/** Where torsion, or the weak axis of an angle, leaves less than the axis of the equation. */
export const interactionOfLeast = formula(
  "6.3.3(4)",
  "N_Ed / N_b_Rd + k_y * M_y_Ed / M_b_Rd + k_z * M_z_Ed / M_z_Rd",
  (N_Ed, N_b_Rd, k_y, M_y_Ed, M_b_Rd, k_z, M_z_Ed, M_z_Rd) =>
    N_Ed / N_b_Rd + (k_y * M_y_Ed) / M_b_Rd + (k_z * M_z_Ed) / M_z_Rd,
);
export const shiftedMoment = formula(
  "6.2.9.3(2)",
  "M_Ed + N_Ed * e_N / 1000",
  (M_Ed, N_Ed, e_N) => M_Ed + (N_Ed * e_N) / 1000,
);

export const interaction61 = requirement(
  "interaction-6.61",
  "6.3.3(4)",
  "N_Ed / N_b_y_Rd + k_yy * M_y_Ed / M_b_Rd + k_yz * M_z_Ed / M_z_Rd <= 1",
  "buckling interaction (6.61)",
);
export const interaction62 = requirement(
  "interaction-6.62",
  "6.3.3(4)",
  "N_Ed / N_b_z_Rd + k_zy * M_y_Ed / M_b_Rd + k_zz * M_z_Ed / M_z_Rd <= 1",
  "buckling interaction (6.62)",
);

export const axialShear = requirement("axial-shear", "6.2.10(3)", "N_Ed / N_V_Rd <= 1", "axial force with shear");
/** Of an outline it is not known where both are greatest: in the same place. */
export const sumOfShears = formula("6.2.6(4)", "V_z + V_y * ratio", (V_z, V_y, ratio) => V_z + V_y * ratio);
export const resultantShear = formula("6.2.6(1)", "sqrt(V_z_Ed^2 + V_y_Ed^2)", (V_z_Ed, V_y_Ed) =>
  Math.sqrt(V_z_Ed ** 2 + V_y_Ed ** 2),
);
export const shearBoth = requirement("shear-resultant", "6.2.6(1)", "V_Ed / V_pl_Rd <= 1", "shear in both directions");
/** Direct stress as the verifications above use it, shear stress of the torque. */
export const yieldCriterion = formula("6.2.1(5), (6.1)", "sqrt(u_sigma^2 + u_tau^2)", (u_sigma, u_tau) =>
  Math.sqrt(u_sigma ** 2 + u_tau ** 2),
);
export const normalTorsion = requirement(
  "normal-torsion",
  "6.2.7(5)",
  "sqrt(u_sigma^2 + u_tau^2) <= 1",
  "direct stress with torsion",
);

/** Method 1 has no factors where N reaches a critical force. */
export const interactionBeyond = requirement(
  "interaction-6.61",
  "6.3.3(4)",
  "N_Ed / N_cr < 1",
  "buckling interaction (6.61)",
);

export const newForces = (): SectionForces => ({
  N_Ed: 0,
  M_y: 0,
  M_z: 0,
  M_y_Rd: 0,
  M_z_Rd: 0,
  N_V_Rd: 0,
  rho_z: 0,
  rho_y: 0,
  torque: false,
  used: 0,
});

/** `forces` is where it works, written over. */
export function verifyMember(page: Page, member: Member, r: Resistances, a: Actions, forces: SectionForces): void {
  const M_y = Math.abs(a.M_y_Ed);
  const M_z = Math.abs(a.M_z_Ed);
  const { section } = r;
  forces.N_Ed = Math.abs(a.N_Ed);
  forces.M_y = M_y;
  forces.M_z = M_z;
  forces.M_y_Rd = section.M_c_y_Rd;
  forces.M_z_Rd = section.M_c_z_Rd;
  forces.N_V_Rd = a.N_Ed < 0 ? section.N_t_Rd : section.N_c_Rd;
  forces.rho_z = 0;
  forces.rho_y = 0;
  forces.torque = a.T_Ed !== 0;
  forces.used = 0;
  axialForce(page, member, r, forces, a.N_Ed);
  if (M_y > 0) normal(page, forces, bendingY, M_y, section.M_c_y_Rd, "kNm");
  if (M_z > 0) normal(page, forces, bendingZ, M_z, section.M_c_z_Rd, "kNm");
  shearAndBending(page, member, r, a, forces);
  const N_c = section.class === 4 && a.N_Ed > 0 ? a.N_Ed : 0;
  if (N_c > 0) addShift(page, r, forces, { M_y, M_z, N_Ed: N_c, weight: r.shift.section });
  bendingAndAxial(page, member, r, forces, a.N_Ed < 0);
  if (member.profile.shape === "angle" && (M_y > 0 || M_z > 0) && member.item.lateral_restraint !== "continuous") {
    bendingOfFreeAngle(page, member, r, forces, M_y, M_z);
  }
  if (forces.torque) verifyTorque(page, member, forces.used, a.T_Ed);
  // 6.3.4 has its own verification, in place of what follows
  if (member.item.general_method) return;
  if (M_y > 0 && bucklesLaterally(member, a.M_y_Ed < 0 || member.shape_y.reverses)) {
    page.verify(lateralTorsionalBuckling, M_y * r.ltb.share, r.ltb.M_b_Rd, "kNm");
  }
  if (M_z > 0 && r.ltbZ) page.verify(lateralTorsionalBucklingZ, M_z * r.ltbZ.share, r.ltbZ.M_b_Rd, "kNm");
  if (a.B_Ed !== 0 && member.profile.shape === "I") verifyBimoment(page, member, r, a);
  // under tension M_y and M_z still buckle together, as without it
  if (a.N_Ed < 0) forces.N_Ed = 0;
  if (N_c > 0 && r.shift.member !== r.shift.section)
    addShift(page, r, forces, { M_y, M_z, N_Ed: N_c, weight: r.shift.member });
  memberInteraction(page, member, r, forces);
}

function axialForce(page: Page, { item }: Member, r: Resistances, forces: SectionForces, N_Ed: number): void {
  if (N_Ed < 0) {
    normal(page, forces, tension, -N_Ed, r.section.N_t_Rd, "kN");
    if (item.dissipative && r.section.N_u_Rd !== undefined)
      page.verify(ductility, r.section.N_pl_Rd, r.section.N_u_Rd, "kN");
  }
  if (N_Ed <= 0) return;
  if (N_Ed >= r.y.N_cr || N_Ed >= r.z.N_cr) page.warn(buckling.elasticForceReached);
  normal(page, forces, compression, N_Ed, r.section.N_c_Rd, "kN");
  page.verify(flexuralBuckling.y, N_Ed, r.y.N_b_Rd, "kN");
  if (item.general_method) return;
  page.verify(flexuralBuckling.z, N_Ed, r.z.N_b_Rd, "kN");
  if (r.v) page.verify(flexuralBuckling.v, N_Ed, r.v.N_b_Rd, "kN");
  if (r.T) page.verify(flexuralBuckling.T, N_Ed, r.T.N_b_Rd, "kN");
}

/** Shear in two directions meets in the same wall: what counts is its resultant. */
const isRoundOrSolid = ({ shape }: Member["profile"]): boolean =>
  shape === "CHS" || shape === "round" || shape === "flat";

/** What counts along z of shear in two directions, where it meets in the same wall; 0 where it does not. */
function bothShears(page: Page, { profile }: Member, V_z: number, V_y: number, ratio: number): number {
  if (profile.shape === "outline") return page.step("V_Ed_kN", sumOfShears, V_z, V_y, ratio);
  return isRoundOrSolid(profile) ? page.step("V_Ed_kN", resultantShear, V_z, V_y) : 0;
}

/** 6.2.6, 6.2.8; writes what shear leaves of the resistances into `forces`. */
function shearAndBending(page: Page, member: Member, r: Resistances, a: Actions, forces: SectionForces): void {
  const { section } = r;
  const { M_y, M_z } = forces;
  const V_z = Math.abs(a.V_z_Ed);
  const V_y = Math.abs(a.V_y_Ed);
  let V_z_Rd = section.V_pl_z_Rd;
  let V_y_Rd = section.V_pl_y_Rd;
  // torsion may leave nothing for the shear: rho of 6.2.8 then takes more than all of the web
  if (a.T_Ed !== 0) {
    const T_Ed = Math.abs(a.T_Ed);
    const T_Rd = verifyTorsion(page, member, T_Ed);
    V_z_Rd = shearBesideTorsion(page, member, "V_pl_T_z_Rd_kN", T_Ed, T_Rd, V_z_Rd);
    V_y_Rd = shearBesideTorsion(page, member, "V_pl_T_y_Rd_kN", T_Ed, T_Rd, V_y_Rd);
    if (V_z > 0) page.verify(shearTorsionZ, V_z, V_z_Rd, "kN");
    if (V_y > 0) page.verify(shearTorsionY, V_y, V_y_Rd, "kN");
  }
  const V = V_z > 0 && V_y > 0 ? bothShears(page, member, V_z, V_y, V_z_Rd / V_y_Rd) : 0;
  // round and solid sections resist V alike in every direction
  if (V > 0) page.verify(shearBoth, V, V_z_Rd, "kN");
  if (V_z > 0) {
    page.verify(shearZ, V_z, section.V_pl_z_Rd, "kN");
    const demand = Math.max(V, V_z);
    if (demand <= 0.5 * V_z_Rd) page.table("rho", 0, "EN 1993-1-1 6.2.8(2)", says.smallShear);
    else forces.rho_z = page.put("rho", rho, demand, Math.max(V_z_Rd, demand / 1000, 1e-6));
  }
  if (V_y > 0) {
    page.verify(shearY, V_y, section.V_pl_y_Rd, "kN");
    const demand = member.profile.shape === "outline" ? V_y : Math.max(V, V_y);
    if (demand > 0.5 * V_y_Rd) forces.rho_y = page.put("rho_z", rho, demand, Math.max(V_y_Rd, demand / 1000, 1e-6));
  }
  if (section.V_b_Rd !== undefined) slenderWeb(page, member, r, a, M_y, V_z, V_z_Rd);
  if (section.V_b_y_Rd !== undefined) slenderSide(page, member, r, a, M_z, V_y, V_y_Rd);
  if (forces.rho_z > 0 || forces.rho_y > 0) highShear(page, member, r, a.N_Ed < 0, forces);
}

/** 6.2.8(3), 6.2.10(3): the shear areas have the strength (1 - rho) f_y. */
function highShear(
  page: Page,
  member: Member,
  { section }: Resistances,
  tension: boolean,
  forces: SectionForces,
): void {
  const { M_y, M_z, rho_z, rho_y, N_V_Rd: N_Rd } = forces;
  if (M_y > 0 || rho_z > 0) forces.M_y_Rd = reducedByShearY(page, member, section, rho_z, rho_y);
  if (M_z > 0 || rho_y > 0) forces.M_z_Rd = reducedByShearZ(page, member, section, rho_z, rho_y);
  if (forces.N_Ed > 0) {
    forces.N_V_Rd = forceBesideShear(page, member, section, N_Rd, tension, forces);
    normal(page, forces, axialShear, forces.N_Ed, forces.N_V_Rd, "kN");
  }
  // one entry for both axes: the greater of the two
  const aboutZ = M_z > 0 && (M_y === 0 || M_z * forces.M_y_Rd > M_y * forces.M_z_Rd);
  if (aboutZ) normal(page, forces, bendingShear, M_z, forces.M_z_Rd, "kNm");
  else if (M_y > 0) normal(page, forces, bendingShear, M_y, forces.M_y_Rd, "kNm");
}

/** EN 1993-1-5 5.5(1), with the shear of the torque, 7.1 and 8. */
function slenderWeb(
  page: Page,
  member: Member,
  r: Resistances,
  a: Actions,
  M_y: number,
  V_z: number,
  V_z_Rd: number,
): void {
  const { profile: p } = member;
  const openEdged = p.shape === "tee" || p.shape === "angle";
  let { V_b_Rd = 0 } = r.section;
  let V_Ed = V_z;
  if (a.T_Ed !== 0) {
    const T_Ed = Math.abs(a.T_Ed);
    if (p.shape === "RHS")
      V_Ed = page.step("V_Ed_T_kN", shearOfTorque, V_z, T_Ed, p.h - 2 * p.t_f, p.b, p.t_w, p.h, p.t_f);
    else V_b_Rd = page.step("V_b_T_Rd_kN", webBesideTorsion, V_b_Rd, V_z_Rd, r.section.V_pl_z_Rd);
  }
  if (V_Ed > 0) {
    const whole = member.item.flange_contribution ? withFlanges(page, member, a.N_Ed, M_y, V_b_Rd) : V_b_Rd;
    page.verify(shearBuckling, V_Ed, whole, "kN");
    if (M_y > 0 && V_Ed > 0.5 * V_b_Rd && !openEdged) {
      slenderWebWithMoment(page, member, r, a.N_Ed, M_y, V_Ed, V_b_Rd);
    }
  }
  // what curves between two flanges is not the stem of a tee
  if (openEdged) return;
  verifyFlangeInduced(page, member, r.section.class, flangeInduced, {
    h_w: p.h - 2 * p.t_f,
    t_w: p.t_w,
    A_w: (p.shape === "RHS" ? 2 : 1) * (p.h - 2 * p.t_f) * p.t_w,
    A_fc: p.b * p.t_f,
  });
}

/** EN 1993-1-5 5.4: what the flanges add, as far as they are not used by the moment and N. */
function withFlanges(page: Page, member: Member, N_Ed: number, M_y: number, V_bw_Rd: number): number {
  const { item, profile: p, f_y, eta, gamma_M0, gamma_M1 } = member;
  const h_w = p.h - 2 * p.t_f;
  const a = item.stiffener_spacing_mm ?? (item.stiffeners ? greatestPanel(item) : item.length_mm);
  const b_f = page.step("b_f_mm", flangeWidth, p.b, epsilon(f_y), p.t_f);
  const M_f_0 = page.step("M_f_0_kNm", flangeMoment, b_f, p.t_f, p.h, f_y, gamma_M0);
  const M_f_Rd = page.step("M_f_Rd_kNm", flangeMomentWithN, M_f_0, Math.abs(N_Ed), gamma_M0, b_f, p.t_f, f_y);
  const c = page.put("c_hinges_mm", distanceOfHinges, a, b_f, p.t_f, f_y, p.t_w, h_w, f_y);
  const V_bf_Rd = M_f_Rd > 0 ? page.put("V_bf_Rd_kN", shearOfFlanges, b_f, p.t_f, f_y, c, gamma_M1, M_y, M_f_Rd) : 0;
  return page.put("V_b_f_Rd_kN", webAndFlanges, V_bw_Rd, V_bf_Rd, eta, f_y, h_w, p.t_w, gamma_M1);
}

function slenderSide(
  page: Page,
  member: Member,
  r: Resistances,
  a: Actions,
  M_z: number,
  V_y: number,
  V_y_Rd: number,
): void {
  const { profile: p } = member;
  let { V_b_y_Rd = 0 } = r.section;
  if (p.shape !== "RHS") {
    if (a.T_Ed !== 0) V_b_y_Rd = page.step("V_b_y_T_Rd_kN", webBesideTorsion, V_b_y_Rd, V_y_Rd, r.section.V_pl_y_Rd);
    if (V_y > 0) page.verify(shearBucklingY, V_y, V_b_y_Rd, "kN");
    return;
  }
  const b_w = p.b - 2 * p.t_w;
  const V_Ed =
    a.T_Ed === 0 ? V_y : page.step("V_y_Ed_T_kN", shearOfTorque, V_y, Math.abs(a.T_Ed), b_w, p.h, p.t_f, p.b, p.t_w);
  if (V_Ed > 0) {
    page.verify(shearBucklingY, V_Ed, V_b_y_Rd, "kN");
    if (M_z > 0 && V_Ed > 0.5 * V_b_y_Rd) slenderSideWithMoment(page, member, r, a.N_Ed, M_z, V_Ed, V_b_y_Rd);
  }
  verifyFlangeInduced(page, member, r.section.class, flangeInducedY, {
    h_w: b_w,
    t_w: p.t_f,
    A_w: 2 * b_w * p.t_f,
    A_fc: p.h * p.t_w,
  });
}

interface WebAndFlange {
  readonly h_w: number;
  readonly t_w: number;
  readonly A_w: number;
  readonly A_fc: number;
}

function verifyFlangeInduced(
  page: Page,
  { E, f_y }: Member,
  sectionClass: Class,
  requirement: Requirement,
  { h_w, t_w, A_w, A_fc }: WebAndFlange,
): void {
  const k = sectionClass <= 2 ? 0.4 : 0.55;
  page.verify(
    requirement,
    h_w / t_w,
    page.step("h_w_over_t_flange_limit", limitFlangeInduced, k, E, f_y, A_w, A_fc),
    "",
  );
}

/**
 * EN 1993-1-5 7.1 where shear buckling governs the web: only what the flanges cannot carry alone. Axial force of either
 * sign takes from both moments (7.1(4)); with the whole web in compression the flanges count for nothing (7.1(5)). The
 * clause speaks of I and box girders; a channel has the same web between the same flanges.
 */
function slenderWebWithMoment(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  r: Resistances,
  N_Ed: number,
  M_y: number,
  V_Ed: number,
  V_b_Rd: number,
): void {
  const { M_c_y_Rd, N_pl_Rd } = r.section;
  const N = Math.abs(N_Ed);
  const M_pl_Rd = Math.max(M_c_y_Rd, plasticMoment(p.W_pl_y, f_y, gamma_M0));
  const webArea = (p.shape === "RHS" ? 2 : 1) * (p.h - 2 * p.t_f) * p.t_w;
  let M_f_Rd: number;
  let M_Rd = M_pl_Rd;
  if (N > 0) {
    const M_f_0 = page.step("M_f_0_kNm", flangeMoment, p.b, p.t_f, p.h, f_y, gamma_M0);
    const compressed = 1000 * N_Ed * gamma_M0 >= webArea * f_y;
    M_f_Rd = compressed
      ? page.table("M_f_Rd_kNm", 0, "EN 1993-1-5 7.1(5)", says.webCompressed)
      : page.put("M_f_Rd_kNm", flangeMomentWithN, M_f_0, N, gamma_M0, p.b, p.t_f, f_y);
    const share = page.step("a", shareOfWeb, p.A, p.b, p.t_f);
    M_Rd = page.step("M_N_Rd_kNm", M_N_y, M_pl_Rd, page.step("n", n, N, N_pl_Rd), share);
    // N leaves nothing: tension or compression fails
    if (M_Rd <= 0) return;
  } else M_f_Rd = page.put("M_f_Rd_kNm", flangeMoment, p.b, p.t_f, p.h, f_y, gamma_M0);
  if (M_y <= M_f_Rd) return;
  const total = page.step("utilization_web", momentAndShear, M_y, M_Rd, Math.min(M_f_Rd, M_Rd), V_Ed, V_b_Rd);
  page.verify(bendingWithShearBuckling, total, 1, "");
}

/** The same of the sides b of a box, whose flanges are the sides h. */
function slenderSideWithMoment(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  r: Resistances,
  N_Ed: number,
  M_z: number,
  V_Ed: number,
  V_b_Rd: number,
): void {
  const { M_c_z_Rd, N_pl_Rd } = r.section;
  const N = Math.abs(N_Ed);
  const M_pl_Rd = Math.max(M_c_z_Rd, plasticMoment(p.W_pl_z, f_y, gamma_M0));
  const M_f_0 = page.step("M_f_0_z_kNm", flangeMoment, p.h, p.t_w, p.b, f_y, gamma_M0);
  const compressed = 1000 * N_Ed * gamma_M0 >= 2 * (p.b - 2 * p.t_w) * p.t_f * f_y;
  const M_f_Rd =
    N === 0
      ? M_f_0
      : compressed
        ? 0
        : page.step("M_f_Rd_z_kNm", flangeMomentWithN, M_f_0, N, gamma_M0, p.h, p.t_w, f_y);
  const share = shareOfWeb(p.A, p.h, p.t_w);
  const M_Rd = N === 0 ? M_pl_Rd : page.step("M_N_z_box_Rd_kNm", M_N_y, M_pl_Rd, n(N, N_pl_Rd), share);
  if (M_Rd <= 0 || M_z <= M_f_Rd) return;
  const total = page.step("utilization_side", momentAndShear, M_z, M_Rd, Math.min(M_f_Rd, M_Rd), V_Ed, V_b_Rd);
  page.verify(bendingWithShearBucklingZ, total, 1, "");
}

interface Shift {
  readonly M_y: number;
  readonly M_z: number;
  readonly N_Ed: number;
  readonly weight: number;
}

/** Class 4: the centroid of the effective section moves, N turns about it. */
function addShift(
  page: Page,
  { section }: Resistances,
  forces: SectionForces,
  { M_y, M_z, N_Ed, weight }: Shift,
): void {
  if (section.e_N_y > 0) {
    forces.M_y = page.step("M_y_Ed_shifted_kNm", shiftedMoment, M_y, N_Ed, weight * section.e_N_y);
  }
  if (section.e_N_z > 0) {
    forces.M_z = page.step("M_z_Ed_shifted_kNm", shiftedMoment, M_z, N_Ed, section.e_N_z);
  }
}

/** 6.2.7(5), 6.2.1(5): yielding under the stresses of what was verified and of the torque. */
function verifyTorque(page: Page, member: Member, used: number, T_Ed: number): void {
  if (used <= 0) return;
  const tau = Math.abs(T_Ed) / torsionResistanceOf(member);
  page.verify(normalTorsion, page.step("utilization_normal_torsion", yieldCriterion, used, tau), 1, "");
}

/** 6.3.3 */
function memberInteraction(page: Page, member: Member, r: Resistances, forces: Forces): void {
  const { N_Ed, M_y, M_z } = forces;
  if ((N_Ed > 0 ? 1 : 0) + (M_y > 0 ? 1 : 0) + (M_z > 0 ? 1 : 0) < 2) return;
  if (M_y > 0 && r.ltb.chi < 1 && member.item.susceptible_to_torsion === false)
    page.warn(buckling.susceptibleByBuckling({ chi_LT: significant(r.ltb.chi, 3) }));
  const factors =
    member.method === 1 ? factorsOfMethod1(page, member, r, forces) : factorsOfMethod2(page, member, r, forces);
  if (!factors) {
    page.warn(buckling.noMethod1);
    const least = Math.min(r.y.N_cr, r.z.N_cr, member.susceptible ? r.N_cr_T : Number.POSITIVE_INFINITY);
    page.verify(interactionBeyond, N_Ed, least, "kN");
    return;
  }
  const { k_yy, k_yz, k_zy, k_zz } = factors;
  const ofY = r.N_b_y < r.y.N_b_Rd ? interactionOfLeast : interactionAboutY;
  const ofZ = r.N_b_z < r.z.N_b_Rd ? interactionOfLeast : interactionAboutZ;
  const { next } = member;
  next?.use(page, "interaction");
  const [one, two] = next?.whole ? next.of.interactions : numbersOfFirst;
  const first = page.step(one.step, ofY, N_Ed, r.N_b_y, k_yy, M_y, r.M_b_y, k_yz, M_z, r.M_z_Rd);
  page.verify(one.requirement, first, 1, "");
  const second = page.step(two.step, ofZ, N_Ed, r.N_b_z, k_zy, M_y, r.M_b_y, k_zz, M_z, r.M_z_Rd);
  page.verify(two.requirement, second, 1, "");
}

const numbersOfFirst = [
  { step: "utilization_6.61", requirement: interaction61 },
  { step: "utilization_6.62", requirement: interaction62 },
] as const;
