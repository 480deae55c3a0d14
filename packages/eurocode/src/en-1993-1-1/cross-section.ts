import * as shearBuckling from "../en-1993-1-5/shear-buckling.ts";
import type { Page } from "../engine/sheet.ts";
import type { Class } from "./classification.ts";
import {
  type EffectiveSection,
  effectiveArea,
  effectiveModulus,
  effectiveSection,
  shiftOfCentroid,
  worseSign,
  writeEffective,
} from "./effective-section.ts";
import { formula } from "./formula.ts";
import type { Member } from "./model.ts";
import { says } from "./says.ts";
import { shearResistance } from "./shear-resistance.ts";
import { greatestPanel, hasRigidPosts } from "./stiffener-places.ts";

// 6.2 Resistance of cross-sections: what does not depend on the forces, once the class is known.

export const plasticForce = formula(
  "6.2.3(2), (6.6)",
  "A * f_y / gamma_M0 / 1000",
  (A, f_y, gamma_M0) => (A * f_y) / gamma_M0 / 1000,
);
export const compressionResistance = formula(
  "6.2.4(2), (6.10)",
  "A * f_y / gamma_M0 / 1000",
  (A, f_y, gamma_M0) => (A * f_y) / gamma_M0 / 1000,
);
export const compressionResistance4 = formula(
  "6.2.4(2), (6.11)",
  "A_eff * f_y / gamma_M0 / 1000",
  (A_eff, f_y, gamma_M0) => (A_eff * f_y) / gamma_M0 / 1000,
);
export const holeDeduction = formula("6.2.2.2(4)", "A - Delta_A", (A, Delta_A) => A - Delta_A);
export const netOfFlanges = formula(
  "6.2.2.2(4)",
  "A - 2 * (b * t_f - A_f_net)",
  (A, b, t_f, A_f_net) => A - 2 * (b * t_f - A_f_net),
);
export const netForce = formula(
  "6.2.3(2), (6.7)",
  "0.9 * A_net * f_u / gamma_M2 / 1000",
  (A_net, f_u, gamma_M2) => (0.9 * A_net * f_u) / gamma_M2 / 1000,
);
export const tensionResistance = formula("6.2.3(2)", "min(N_pl_Rd, N_u_Rd)", (N_pl_Rd, N_u_Rd) =>
  Math.min(N_pl_Rd, N_u_Rd),
);

export const plasticMoment = formula(
  "6.2.5(2), (6.13)",
  "W_pl * f_y / gamma_M0 / 1e6",
  (W_pl, f_y, gamma_M0) => (W_pl * f_y) / gamma_M0 / 1e6,
);
export const elasticMoment = formula(
  "6.2.5(2), (6.14)",
  "W_el * f_y / gamma_M0 / 1e6",
  (W_el, f_y, gamma_M0) => (W_el * f_y) / gamma_M0 / 1e6,
);
export const effectiveMoment = formula(
  "6.2.5(2), (6.15)",
  "W_eff * f_y / gamma_M0 / 1e6",
  (W_eff, f_y, gamma_M0) => (W_eff * f_y) / gamma_M0 / 1e6,
);

export const A_v_rolledI = formula(
  "6.2.6(3) a)",
  "max(A - 2 * b * t_f + (t_w + 2 * r) * t_f, eta * (h - 2 * t_f) * t_w)",
  (A, b, t_f, t_w, r, eta, h) => Math.max(A - 2 * b * t_f + (t_w + 2 * r) * t_f, eta * (h - 2 * t_f) * t_w),
);
export const A_v_rolledChannel = formula(
  "6.2.6(3) b)",
  "A - 2 * b * t_f + (t_w + r) * t_f",
  (A, b, t_f, t_w, r) => A - 2 * b * t_f + (t_w + r) * t_f,
);
export const A_v_rolledTee = formula(
  "6.2.6(3) c)",
  "A - b * t_f + (t_w + 2 * r) * t_f / 2",
  (A, b, t_f, t_w, r) => A - b * t_f + ((t_w + 2 * r) * t_f) / 2,
);
export const A_v_weldedTee = formula("6.2.6(3) c)", "t_w * (h - t_f / 2)", (t_w, h, t_f) => t_w * (h - t_f / 2));
export const A_v_weldedWebs = formula(
  "6.2.6(3) d)",
  "eta * n * (h - 2 * t_f) * t_w",
  (eta, n, h, t_f, t_w) => eta * n * (h - 2 * t_f) * t_w,
);
export const A_v_flanges = formula(
  "6.2.6(3) e)",
  "A - n * (h - 2 * t_f) * t_w",
  (A, n, h, t_f, t_w) => A - n * (h - 2 * t_f) * t_w,
);
export const A_v_teeFlange = formula("6.2.6(3) e)", "A - (h - t_f) * t_w", (A, h, t_f, t_w) => A - (h - t_f) * t_w);
export const A_v_RHS_h = formula("6.2.6(3) f)", "A * h / (b + h)", (A, h, b) => (A * h) / (b + h));
export const A_v_RHS_b = formula("6.2.6(3) f)", "A * b / (b + h)", (A, b, h) => (A * b) / (b + h));
export const A_v_CHS = formula("6.2.6(3) g)", "2 * A / pi", (A) => (2 * A) / Math.PI);
/** Not in 6.2.6(3): one leg to the middle of the other, as the stem of a tee. */
export const A_v_leg = formula("6.2.6(3) c), as a stem", "t * (h - t / 2)", (t, h) => t * (h - t / 2));
export { shearResistance };

export interface CrossSection {
  readonly class: Class;
  /** moduli of the class */
  readonly W_y: number;
  readonly W_z: number;
  /** area of the class, in compression */
  readonly A_c: number;
  readonly e_N_y: number;
  readonly e_N_z: number;
  readonly N_pl_Rd: number;
  readonly N_t_Rd: number;
  readonly N_u_Rd: number | undefined;
  readonly N_c_Rd: number;
  readonly V_pl_z_Rd: number;
  readonly V_pl_y_Rd: number;
  /** of a slender web; of the sides b of a slender box under V_y */
  readonly V_b_Rd: number | undefined;
  readonly V_b_y_Rd: number | undefined;
  readonly A_v_z: number;
  readonly A_v_y: number;
  readonly M_c_y_Rd: number;
  readonly M_c_z_Rd: number;
  /** what holes take from W_y while the section is bent */
  readonly holes_y: number;
  /** with holes, under tension */
  readonly net: { readonly M_y: number; readonly M_z: number } | undefined;
  /** class 4: states of N alone and of each moment alone, for `parts` */
  readonly effective:
    | { readonly N: EffectiveSection; readonly M_y: EffectiveSection; readonly M_z: EffectiveSection }
    | undefined;
}

export function crossSection(
  page: Page,
  member: Member,
  sectionClass: Class,
  classZ: Class,
  epsilon: number,
  stemCompressed: boolean,
  gamma_M2: () => number,
): CrossSection {
  const { profile: p, f_y, gamma_M0 } = member;
  const area = effectiveAreas(page, member, sectionClass, classZ, epsilon, stemCompressed);
  const N_pl_Rd = page.put("N_pl_Rd_kN", plasticForce, p.A, f_y, gamma_M0);
  const N_u_Rd = netSection(page, member, gamma_M2);
  const N_t_Rd =
    N_u_Rd === undefined
      ? page.put("N_t_Rd_kN", plasticForce, p.A, f_y, gamma_M0)
      : page.put("N_t_Rd_kN", tensionResistance, N_pl_Rd, N_u_Rd);
  const N_c_Rd = area.effective
    ? page.put("N_c_Rd_kN", compressionResistance4, area.A_c, f_y, gamma_M0)
    : page.put("N_c_Rd_kN", compressionResistance, p.A, f_y, gamma_M0);
  const moment = sectionClass <= 2 ? plasticMoment : sectionClass === 3 ? elasticMoment : effectiveMoment;
  const holes = hasHoles(member) ? holesInBending(page, member, area.W_y, area.W_z, gamma_M2) : undefined;
  const M_c_y_Rd = page.put("M_c_y_Rd_kNm", moment, holes?.W_y ?? area.W_y, f_y, gamma_M0);
  const momentZ = classZ === sectionClass ? moment : classZ <= 2 ? plasticMoment : elasticMoment;
  const M_c_z_Rd = page.put("M_c_z_Rd_kNm", momentZ, holes?.W_z ?? area.W_z, f_y, gamma_M0);
  member.next?.use(page, "shearArea");
  const A_v_z = shearAreaZ(page, member);
  const A_v_y = shearAreaY(page, member);
  const V_pl_z_Rd = page.put("V_pl_z_Rd_kN", shearResistance, A_v_z, f_y, gamma_M0);
  const V_pl_y_Rd = page.put("V_pl_y_Rd_kN", shearResistance, A_v_y, f_y, gamma_M0);
  const V_b_Rd = slenderWeb(page, member, epsilon);
  const V_b_y_Rd = p.shape === "RHS" ? slenderSide(page, member, epsilon) : slenderFlanges(page, member, epsilon);
  if (V_b_Rd !== undefined || V_b_y_Rd !== undefined) member.next?.use(page, "plated");
  return {
    class: sectionClass,
    W_y: area.W_y,
    W_z: area.W_z,
    A_c: area.A_c,
    e_N_y: area.e_N_y,
    e_N_z: area.e_N_z,
    effective: area.effective,
    N_pl_Rd,
    N_t_Rd,
    N_u_Rd,
    N_c_Rd,
    V_pl_z_Rd,
    V_pl_y_Rd,
    V_b_Rd,
    V_b_y_Rd,
    A_v_z,
    A_v_y,
    M_c_y_Rd,
    M_c_z_Rd,
    holes_y: holes ? area.W_y - holes.W_y : 0,
    net: holes?.net,
  };
}

type Areas = Pick<CrossSection, "W_y" | "W_z" | "A_c" | "e_N_y" | "e_N_z" | "effective">;

/** Class 4 tees: N turns about the shifted centroid and compresses the stem; a shift that is given may do so. */
export const shiftCompressesStem = ({ profile: p }: Member, epsilon: number): boolean =>
  p.shape === "tee" && (p.own.e_N_y_mm !== undefined || effectiveSection(p, "N", 1, epsilon).S_y < 0);

/** Of a section that does not buckle: plastic, elastic, or between them by the second generation. */
function wholeAreas(
  page: Page,
  { profile: p, next }: Member,
  sectionClass: Class,
  classZ: Class,
  epsilon: number,
): Areas {
  const plastic = sectionClass <= 2;
  const between = next?.elastoplastic && next.of.hasElastoplastic(p) ? next.of : undefined;
  if (between && (!plastic || classZ === 3)) page.rule(between.rules.elastoplastic);
  return {
    W_y: plastic ? p.W_pl_y : between ? between.elastoplastic(page, p, "y", epsilon) : p.W_el_y,
    W_z: classZ <= 2 ? p.W_pl_z : between ? between.elastoplastic(page, p, "z", epsilon) : p.W_el_z,
    A_c: p.A,
    e_N_y: 0,
    e_N_z: 0,
    effective: undefined,
  };
}

/** 6.2.9.3(2): A_eff for N alone, W_eff for each moment alone. */
function effectiveAreas(
  page: Page,
  member: Member,
  sectionClass: Class,
  classZ: Class,
  epsilon: number,
  stemCompressed: boolean,
): Areas {
  if (sectionClass < 4) return wholeAreas(page, member, sectionClass, classZ, epsilon);
  const { profile: p, next } = member;
  next?.use(page, "plated");
  const N = effectiveSection(p, "N", 1, epsilon);
  const M_y =
    p.shape === "tee" ? effectiveSection(p, "M_y", stemCompressed ? -1 : 1, epsilon) : worseSign(p, "M_y", epsilon);
  const M_z = worseSign(p, "M_z", epsilon);
  const { own } = p;
  writeEffective(page, "N", N, epsilon);
  const A_c =
    own.A_eff_mm2 === undefined
      ? page.put("A_eff_mm2", effectiveArea, p.A, N.Delta_A)
      : page.given("A_eff_mm2", own.A_eff_mm2);
  const e_N_y =
    own.e_N_y_mm === undefined
      ? page.put("e_N_y_mm", shiftOfCentroid, N.S_y, N.A)
      : page.given("e_N_y_mm", own.e_N_y_mm);
  const e_N_z =
    own.e_N_z_mm === undefined
      ? page.put("e_N_z_mm", shiftOfCentroid, N.S_z, N.A)
      : page.given("e_N_z_mm", own.e_N_z_mm);
  writeEffective(page, "M_y", M_y, epsilon);
  const W_y = modulus(page, "W_eff_y_mm3", M_y, own.W_eff_y_mm3);
  writeEffective(page, "M_z", M_z, epsilon);
  const W_eff_z = modulus(page, "W_eff_z_mm3", M_z, own.W_eff_z_mm3);
  const W_z = classZ === 4 ? W_eff_z : classZ === 3 ? p.W_el_z : p.W_pl_z;
  return { W_y, W_z, A_c, e_N_y, e_N_z, effective: { N, M_y, M_z } };
}

const modulus = (
  page: Page,
  name: string,
  { I, Delta_I, A, e, z_max }: EffectiveSection,
  own: number | undefined,
): number => (own === undefined ? page.put(name, effectiveModulus, I, Delta_I, A, e, z_max) : page.given(name, own));

export const flangeYield = formula(
  "6.2.5(4), (6.16)",
  "A_f * f_y / gamma_M0 / 1000",
  (A_f, f_y, gamma_M0) => (A_f * f_y) / gamma_M0 / 1000,
);
export const flangeFracture = formula(
  "6.2.5(4), (6.16)",
  "0.9 * A_f_net * f_u / gamma_M2 / 1000",
  (A_f_net, f_u, gamma_M2) => (0.9 * A_f_net * f_u) / gamma_M2 / 1000,
);
/** What (6.16) lacks is taken from both flanges, so that the axis stays where it is: on the safe side. */
export const modulusWithHoles = formula(
  "6.2.5(4)",
  "max(0, W_y - (A_f - 1000 * F_u * gamma_M0 / f_y) * (h - t_f))",
  (W_y, A_f, F_u, gamma_M0, f_y, h, t_f) => Math.max(0, W_y - (A_f - (1000 * F_u * gamma_M0) / f_y) * (h - t_f)),
);

/** A hole at one edge: the inertia it takes, and the axis it moves. */
export const modulusWithEdgeHole = formula(
  "6.2.5(4)",
  "max(0, W * (1 - Delta_A / A) - Delta_A * z_max)",
  (W, Delta_A, A, z_max) => Math.max(0, W * (1 - Delta_A / A) - Delta_A * z_max),
);
/** What (6.16) lacks in the half that is pulled. */
export const lackingArea = formula(
  "6.2.5(4), (6.16)",
  "A_t - 1000 * F_u * gamma_M0 / f_y",
  (A_t, F_u, gamma_M0, f_y) => A_t - (1000 * F_u * gamma_M0) / f_y,
);
/** Beside tension all that the holes take of the flanges counts. */
export const modulusBesideTension = formula("6.2.9.2(1)", "max(0, W - Delta_A * z_max)", (W, Delta_A, z_max) =>
  Math.max(0, W - Delta_A * z_max),
);

const hasHoles = ({ item, profile }: Member): boolean =>
  item.A_f_net_mm2 !== undefined ||
  item.A_net_mm2 !== undefined ||
  item.hole_lines !== undefined ||
  profile.own.W_net_y_mm3 !== undefined ||
  profile.own.W_net_z_mm3 !== undefined;

interface Holes {
  readonly W_y: number;
  readonly W_z: number;
  readonly net: { readonly M_y: number; readonly M_z: number };
}

/** The part that is pulled: a flange, or half of a section without flanges; its area, what holes take, twice its lever. */
interface Zone {
  readonly A: number;
  readonly Delta_A: number;
  readonly h: number;
  readonly t: number;
}

/** 6.2.5(4). A net area does not say which holes are in tension, so all of them count. */
function holesInBending(page: Page, member: Member, W_y: number, W_z: number, gamma_M2: () => number): Holes {
  const { item, profile: p, f_y, gamma_M0 } = member;
  const { own } = p;
  const all =
    item.A_net_mm2 !== undefined
      ? p.A - item.A_net_mm2
      : item.hole_lines !== undefined
        ? greatestDeduction(item.hole_lines)
        : 0;
  const flanged = p.shape === "I" || p.shape === "channel" || p.shape === "RHS";
  const A_f = p.b * p.t_f;
  const ofFlange = item.A_f_net_mm2 === undefined ? Math.min(A_f, all) : A_f - item.A_f_net_mm2;
  if (all > 0 && item.A_f_net_mm2 === undefined) {
    page.assume(says.holesInTension);
  }
  const zoneY: Zone = flanged
    ? { A: A_f, Delta_A: ofFlange, h: p.h, t: p.t_f }
    : { A: p.A / 2, Delta_A: Math.min(all, p.A / 2), h: 2 * Math.max(p.top, p.bottom), t: 0 };
  const zoneZ: Zone = {
    A: p.A / 2,
    Delta_A: Math.min(Math.max(all, item.A_f_net_mm2 === undefined ? 0 : ofFlange), p.A / 2),
    h: 2 * Math.max(p.left, p.right),
    t: 0,
  };
  const y =
    own.W_net_y_mm3 === undefined
      ? bentWithHoles(page, member, "y", W_y, zoneY, gamma_M2)
      : ownNet(page, "y", W_y, own.W_net_y_mm3);
  const z =
    own.W_net_z_mm3 === undefined
      ? bentWithHoles(page, member, "z", W_z, zoneZ, gamma_M2)
      : ownNet(page, "z", W_z, own.W_net_z_mm3);
  // beside tension both flanges are pulled
  const net = (W: number, zone: Zone, known: number | undefined, times: number) =>
    known ??
    (zone.t > 0
      ? modulusBesideTension(W, times * zone.Delta_A, (zone.h - zone.t) / 2)
      : modulusWithEdgeHole(W, zone.Delta_A, p.A, zone.h / 2));
  const both = item.A_f_net_mm2 === undefined ? 1 : 2;
  return {
    W_y: y,
    W_z: z,
    net: {
      M_y: elasticMoment(Math.min(y, net(W_y, zoneY, own.W_net_y_mm3, both)), f_y, gamma_M0),
      M_z: elasticMoment(Math.min(z, net(W_z, zoneZ, own.W_net_z_mm3, 1)), f_y, gamma_M0),
    },
  };
}

const ownNet = (page: Page, axis: "y" | "z", W: number, own: number): number =>
  page.given(`W_net_${axis}_mm3`, Math.min(W, own));

function bentWithHoles(
  page: Page,
  { f_y, f_u, gamma_M0 }: Member,
  axis: "y" | "z",
  W: number,
  { A, Delta_A, h, t }: Zone,
  gamma_M2: () => number,
): number {
  if (Delta_A <= 0 && axis === "z") return W;
  const F_y = page.put(axis === "y" ? "F_f_y_kN" : "F_f_y_z_kN", flangeYield, A, f_y, gamma_M0);
  const F_u = page.put(axis === "y" ? "F_f_u_kN" : "F_f_u_z_kN", flangeFracture, A - Delta_A, f_u, gamma_M2());
  if (F_u < F_y) {
    if (t > 0) return page.put(`W_net_${axis}_mm3`, modulusWithHoles, W, A, F_u, gamma_M0, f_y, h, t);
    const lack = page.step(`Delta_A_${axis}_mm2`, lackingArea, A, F_u, gamma_M0, f_y);
    return page.put(`W_net_${axis}_mm3`, modulusWithEdgeHole, W, lack, 2 * A, h / 2);
  }
  page.explain(says.holesNeedNoAllowance);
  return W;
}

export const hole = formula("6.2.2.2(4)", "n * d_0 * t", (n, d_0, t) => n * d_0 * t);
export const stagger = formula("6.2.2.2(4)", "s^2 * t / (4 * p)", (s, t, p) => (s ** 2 * t) / (4 * p));

/** The greatest deduction over the possible lines of failure. */
export function greatestDeduction(lines: NonNullable<Member["item"]["hole_lines"]>): number {
  let most = 0;
  for (const { holes, staggers = [] } of lines) {
    let deduction = 0;
    for (const { n, d_0_mm, t_mm } of holes) deduction += hole(n, d_0_mm, t_mm);
    for (const { s_mm, p_mm, t_mm } of staggers) deduction -= stagger(s_mm, t_mm, p_mm);
    most = Math.max(most, deduction, straightAcross(holes, staggers.length));
  }
  return most;
}

/** 6.2.2.2(4) a): oblique pieces part a line into groups; straight across the greatest of them lie as many holes as its share. */
function straightAcross(holes: NonNullable<Member["item"]["hole_lines"]>[number]["holes"], staggers: number): number {
  const all = holes.flatMap(({ n, d_0_mm, t_mm }) => new Array<number>(n).fill(hole(1, d_0_mm, t_mm)));
  // of unequal holes the least are known to lie together, and the greatest of all lies somewhere
  const together = all
    .sort((a, b) => a - b)
    .slice(0, Math.ceil(all.length / (staggers + 1)))
    .reduce((sum, one) => sum + one, 0);
  return Math.max(together, all.at(-1) ?? 0);
}

function netSection(page: Page, { item, profile, f_u }: Member, gamma_M2: () => number): number | undefined {
  const { A_net_mm2, hole_lines, A_f_net_mm2 } = item;
  if (A_net_mm2 === undefined && hole_lines === undefined) {
    if (A_f_net_mm2 === undefined) return undefined;
    // pulled evenly, both flanges have their holes
    const A = page.put("A_net_mm2", netOfFlanges, profile.A, profile.b, profile.t_f, A_f_net_mm2);
    return page.put("N_u_Rd_kN", netForce, A, f_u, page.given("gamma_M2", gamma_M2()));
  }
  if (page.steps) writeHoles(page, hole_lines ?? []);
  const A_net =
    A_net_mm2 === undefined
      ? page.put("A_net_mm2", holeDeduction, profile.A, greatestDeduction(hole_lines ?? []))
      : page.given("A_net_mm2", A_net_mm2);
  return page.put("N_u_Rd_kN", netForce, A_net, f_u, page.given("gamma_M2", gamma_M2()));
}

function writeHoles(page: Page, lines: NonNullable<Member["item"]["hole_lines"]>): void {
  lines.forEach(({ holes, staggers = [] }, i) => {
    for (const { n, d_0_mm, t_mm } of holes) page.step(`holes_line_${i + 1}_mm2`, hole, n, d_0_mm, t_mm);
    for (const { s_mm, p_mm, t_mm } of staggers) page.step(`stagger_line_${i + 1}_mm2`, stagger, s_mm, t_mm, p_mm);
  });
}

function shearAreaZ(page: Page, { profile: p, eta }: Member): number {
  const name = "A_v_z_mm2";
  if (p.own.A_v_z_mm2 !== undefined) return page.given(name, p.own.A_v_z_mm2);
  const welded = p.fabrication === "welded";
  switch (p.shape) {
    case "I":
      return welded
        ? page.put(name, A_v_weldedWebs, eta, 1, p.h, p.t_f, p.t_w)
        : page.put(name, A_v_rolledI, p.A, p.b, p.t_f, p.t_w, p.r, eta, p.h);
    case "channel":
      return welded
        ? page.put(name, A_v_weldedWebs, eta, 1, p.h, p.t_f, p.t_w)
        : page.put(name, A_v_rolledChannel, p.A, p.b, p.t_f, p.t_w, p.r);
    case "tee":
      return welded
        ? page.put(name, A_v_weldedTee, p.t_w, p.h, p.t_f)
        : page.put(name, A_v_rolledTee, p.A, p.b, p.t_f, p.t_w, p.r);
    case "RHS":
      return welded
        ? page.put(name, A_v_weldedWebs, eta, 2, p.h, p.t_f, p.t_w)
        : page.put(name, A_v_RHS_h, p.A, p.h, p.b);
    case "CHS":
      return page.put(name, A_v_CHS, p.A);
    case "angle":
      return page.put(name, A_v_leg, p.t, p.h);
    case "flat":
    case "round":
      return page.table(name, p.A, solidBars, says.solidBar);
    case "outline":
      return page.table(name, p.A_v_z, elasticShear, says.elasticShear);
  }
}

const elasticShear = "EN 1993-1-1 6.2.6(4)";

/** Not in 6.2.6(3). */
const solidBars = "ENV 1993-1-1 5.4.6(2)";

function shearAreaY(page: Page, { profile: p }: Member): number {
  const name = "A_v_y_mm2";
  if (p.own.A_v_y_mm2 !== undefined) return page.given(name, p.own.A_v_y_mm2);
  switch (p.shape) {
    case "I":
    case "channel":
      return page.put(name, A_v_flanges, p.A, 1, p.h, p.t_f, p.t_w);
    case "tee":
      return page.put(name, A_v_teeFlange, p.A, p.h, p.t_f, p.t_w);
    case "RHS":
      return p.fabrication === "welded"
        ? page.put(name, A_v_flanges, p.A, 2, p.h, p.t_f, p.t_w)
        : page.put(name, A_v_RHS_b, p.A, p.b, p.h);
    case "CHS":
      return page.put(name, A_v_CHS, p.A);
    case "angle":
      return page.put(name, A_v_leg, p.t, p.b);
    case "flat":
    case "round":
      return page.table(name, p.A, solidBars, says.solidBar);
    case "outline":
      return page.table(name, p.A_v_y, elasticShear, says.elasticShear);
  }
}

/** Sides b of a box under V_y, where EN 1993-1-5 5.1(2) asks for it; transverse stiffeners are those of the webs. */
function slenderSide(page: Page, { profile: p, f_y, eta, gamma_M1 }: Member, epsilon: number): number | undefined {
  const b_w = p.b - 2 * p.t_w;
  if (b_w / p.t_f <= shearBuckling.limitUnstiffened(epsilon, eta)) return undefined;
  page.warn(says.slenderWeb);
  const lambda_w = page.put("lambda_w_y", shearBuckling.lambdaUnstiffened, b_w, p.t_f, epsilon);
  const chi_w = page.put("chi_w_y", shearBuckling.chiNonRigid, eta, lambda_w);
  return page.put("V_b_y_Rd_kN", shearBuckling.webResistance, 2, chi_w, f_y, b_w, p.t_f, gamma_M1);
}

/** V_b,Rd of the web where EN 1993-1-5 5.1(2) asks for it. */
function slenderWeb(page: Page, member: Member, epsilon: number): number | undefined {
  const { item, profile: p, f_y, eta, gamma_M1 } = member;
  if (p.shape === "tee")
    return slenderOutstand(page, "", member, epsilon, { n: 1, h: p.h - p.t_f, c: p.h - p.t_f, t: p.t_w });
  if (p.shape === "angle") return slenderOutstand(page, "", member, epsilon, { n: 1, h: p.h, c: p.h - p.t, t: p.t });
  if (p.shape !== "I" && p.shape !== "channel" && p.shape !== "RHS") return undefined;
  const h_w = p.h - 2 * p.t_f;
  const a = item.stiffener_spacing_mm ?? (item.stiffeners && greatestPanel(item));
  const k_tau =
    a === undefined
      ? undefined
      : page.step("k_tau", a >= h_w ? shearBuckling.kTauLong : shearBuckling.kTauShort, h_w, a);
  const unstiffened = page.step("h_w_over_t_limit", shearBuckling.limitUnstiffened, epsilon, eta);
  // stiffeners do not make a stocky web slender: k_tau >= 5.34 always gives the larger limit of the two
  const limit =
    k_tau === undefined
      ? unstiffened
      : page.step("h_w_over_t_limit", shearBuckling.limitStiffened, epsilon, k_tau, eta);
  if (h_w / p.t_w <= limit) return undefined;
  page.warn(says.slenderWeb);
  const rigidPosts = item.rigid_end_post ?? hasRigidPosts(item);
  if (item.stiffener_spacing_mm !== undefined || item.rigid_end_post) page.assume(says.stiffenersElsewhere);
  const lambda_w =
    k_tau === undefined
      ? page.put("lambda_w", shearBuckling.lambdaUnstiffened, h_w, p.t_w, epsilon)
      : page.put("lambda_w", shearBuckling.lambdaStiffened, h_w, p.t_w, epsilon, k_tau);
  const rigid = rigidPosts && lambda_w >= 1.08;
  const chi_w = rigid
    ? page.put("chi_w", shearBuckling.chiRigid, lambda_w)
    : page.put("chi_w", shearBuckling.chiNonRigid, eta, lambda_w);
  return page.put(
    "V_b_Rd_kN",
    shearBuckling.webResistance,
    p.shape === "RHS" ? 2 : 1,
    chi_w,
    f_y,
    h_w,
    p.t_w,
    gamma_M1,
  );
}

/** Not in EN 1993-1-5: one edge of a stem, a leg or half of a flange is free, k_tau of AISC 360-16 G3 and G6. */
const freeEdge = 1.2;

/** n plates of height h; from their support to the free edge c. */
interface Outstand {
  readonly n: number;
  readonly h: number;
  readonly c: number;
  readonly t: number;
}

function slenderOutstand(
  page: Page,
  axis: "" | "_y",
  { f_y, eta, gamma_M1 }: Member,
  epsilon: number,
  { n, h, c, t }: Outstand,
): number | undefined {
  const name = axis === "" ? "h_w_over_t_limit" : "b_w_over_t_limit";
  if (
    c / t <=
    (axis === ""
      ? page.step(name, shearBuckling.limitUnstiffened, epsilon, eta)
      : shearBuckling.limitUnstiffened(epsilon, eta))
  )
    return undefined;
  page.warn(says.slenderOutstand);
  const k_tau = page.table(`k_tau${axis}`, freeEdge, "AISC 360-16 G3, G6", says.freeEdge);
  const lambda_w = page.put(`lambda_w${axis}`, shearBuckling.lambdaStiffened, c, t, epsilon, k_tau);
  const chi_w = page.put(`chi_w${axis}`, shearBuckling.chiNonRigid, eta, lambda_w);
  return page.put(
    axis === "" ? "V_b_Rd_kN" : "V_b_y_Rd_kN",
    shearBuckling.webResistance,
    n,
    chi_w,
    f_y,
    h,
    t,
    gamma_M1,
  );
}

/** Under V_y: the flanges, or the other leg of an angle. */
function slenderFlanges(page: Page, member: Member, epsilon: number): number | undefined {
  const { profile: p } = member;
  switch (p.shape) {
    case "I":
      return slenderOutstand(page, "_y", member, epsilon, { n: 2, h: p.b, c: (p.b - p.t_w) / 2, t: p.t_f });
    case "channel":
      return slenderOutstand(page, "_y", member, epsilon, { n: 2, h: p.b, c: p.b - p.t_w, t: p.t_f });
    case "tee":
      return slenderOutstand(page, "_y", member, epsilon, { n: 1, h: p.b, c: (p.b - p.t_w) / 2, t: p.t_f });
    case "angle":
      return slenderOutstand(page, "_y", member, epsilon, { n: 1, h: p.b, c: p.b - p.t, t: p.t });
    default:
      return undefined;
  }
}
