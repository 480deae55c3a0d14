import { decimals } from "../basis/numbers.ts";
import type { Page, Sheet } from "../engine/sheet.ts";
import {
  type Bending,
  type CriticalMoment,
  exactMoment,
  loadHeight,
  sayHeightWithoutEffect,
} from "./elastic-critical-moment.ts";
import { formula } from "./formula.ts";
import type { Member } from "./model.ts";
import type { MomentShape } from "./moment-shape.ts";
import type { Profile } from "./profile.ts";
import { says } from "./says-of-buckling.ts";
import { says as input } from "./says-of-input.ts";
import type { MemberItem } from "./schema.ts";

// M_cr by the rule of annex NB.NB: forks at the ends of a doubly symmetric beam, restraints of the compressed flange between.
// Known here from two open programs and a worked example, not from the annex itself. Between two forks it is the formula of
// elastic theory in other words (S² = I_w E / (I_t G)); next to a restraint its L_kip is up to 1.4 times the distance.
// The figures for loads with end moments are drawn from elastic theory: C_1 and C_2 of such moments come from the beam element.

const length = "NB.NB.4.3";

export const C_1_of_ends = formula(
  "NB.NB.4.3(1), Table NB.NB.1 case 1",
  "min(2.3, 1.75 - 1.05 * beta + 0.3 * beta^2)",
  (beta) => Math.min(2.3, 1.75 - 1.05 * beta + 0.3 * beta ** 2),
);
/** beta: end moments of the part between two restraints, the smaller over the greater */
export const L_kip = formula(
  length,
  "L_st * max(1, min(1.4, 1.4 - 0.8 * beta))",
  (L_st, beta) => L_st * Math.max(1, Math.min(1.4, 1.4 - 0.8 * beta)),
);
export const S_of_section = formula("NB.NB.4.3(2), (NB.NB.12)", "sqrt(E * I_w / (G * I_t))", (E, I_w, G, I_t) =>
  Math.sqrt((E * I_w) / (G * I_t)),
);
/** C_2_0 is that of a load on a flange; C_2 is negative for a load on the compressed side. */
export const C_2_at_height = formula(
  "NB.NB.4.3(1)",
  "-C_2_0 * z_g / ((h - t_f) / 2)",
  (C_2_0, z_g, h, t_f) => (-C_2_0 * z_g) / ((h - t_f) / 2),
  { h: [20, 30] },
);
export const coefficient = formula(
  "NB.NB.4.3(2), (NB.NB.11)",
  "pi * C_1 * L_g / L_kip * (sqrt(1 + pi^2 * S^2 / L_kip^2 * (C_2^2 + 1)) + pi * C_2 * S / L_kip)",
  (C_1, L_g, L_kip, S, C_2) =>
    ((Math.PI * C_1 * L_g) / L_kip) *
    (Math.sqrt(1 + ((Math.PI ** 2 * S ** 2) / L_kip ** 2) * (C_2 ** 2 + 1)) + (Math.PI * C_2 * S) / L_kip),
);
export const criticalMomentByAnnex = formula(
  "NB.NB.4.1, (NB.NB.2)",
  "k_red * C / L_g * sqrt(E * I_z * G * I_t) / 1e6",
  (k_red, C, L_g, E, I_z, G, I_t) => (((k_red * C) / L_g) * Math.sqrt(E * I_z * G * I_t)) / 1e6,
);
export const webSlenderness = formula("NB.NB.4.2(2), (NB.NB.7)", "h / t_w", (h, t_w) => h / t_w);
export const alphaOfSection = formula(
  "NB.NB.4.2(2), (NB.NB.9)",
  "h * t_f * 1e12 / (t_w^3 * b * L_g^2)",
  (h, t_f, t_w, b, L_g) => (h * t_f * 1e12) / (t_w ** 3 * b * L_g ** 2),
);
export const k_red = formula("NB.NB.4.2(2), (NB.NB.8)", "min(1, 1.03 - 5.4e-5 * alpha)", (alpha) =>
  Math.min(1, 1.03 - 5.4e-5 * alpha),
);
const ofElement = "6.3.2.2(2), elastic theory";
/** What the beam element carries over what it carries under a uniform moment. */
export const C_1_of_element = formula(
  ofElement,
  "M_cr_exact / M_cr_uniform",
  (M_cr_exact, M_cr_uniform) => M_cr_exact / M_cr_uniform,
);
/** With it (NB.NB.11) loses the share of M_cr that the element loses by the height of the load. */
export const C_2_of_element = formula(
  ofElement,
  "L_st / (pi * S) * sqrt(1 + pi^2 * S^2 / L_st^2) * (r^2 - 1) / (2 * r)",
  (L_st, S, r) =>
    ((L_st / (Math.PI * S)) * Math.sqrt(1 + (Math.PI ** 2 * S ** 2) / L_st ** 2) * (r ** 2 - 1)) / (2 * r),
);

/** Of the length, in heights of the section: NB.NB.1(2). */
const leastHeights = 5;
const slenderWeb = 75;
const mostDeformable = 5000;

/** What the rule does not cover, said of the field that asks for it. */
export function rejectOutsideAnnex(sheet: Sheet, item: MemberItem, profile: Profile, shape: MomentShape): void {
  if (item.M_cr_method !== "annex") return;
  const field = "M_cr_method";
  if (sheet.parameter("EN 1993-1-1", "M_cr_rule") === null) {
    sheet.problem(field, input.elasticNoRule);
    return;
  }
  if (item.M_cr_kNm !== undefined) sheet.unused(field, input.criticalMomentGiven);
  if (profile.shape !== "I" || profile.z_j !== 0) {
    sheet.problem(field, input.elasticSymmetricOnly({ profile: profile.label }));
    return;
  }
  if (item.cantilever) sheet.problem(field, input.elasticCantilever);
  if ((item.k_z ?? 1) !== 1 || (item.k_w ?? 1) !== 1) sheet.problem(field, input.elasticForks);
  const least = leastHeights * profile.h;
  if (item.length_mm < least) sheet.problem(field, input.elasticShort({ least }));
  const own = item.psi_LT ?? item.moment_shape_LT ?? item.M_y_diagram_LT ?? item.restraints_mm;
  if (item.L_LT_mm !== undefined && item.L_LT_mm < item.length_mm * 0.999 && own === undefined)
    sheet.problem(field, input.needsMomentsBetween);
  const height = ((item.M_y_Ed ?? 0) < 0 ? -1 : 1) * (item.load_height_mm ?? 0);
  const reach = (profile.h - profile.t_f) / 2 + 0.1 * profile.h;
  if (shape.name !== "linear" && height > reach)
    sheet.problem("load_height_mm", input.heightOverFlange({ most: decimals(reach, 1) }));
  if (webSlenderness(profile.h, profile.t_w) <= slenderWeb) return;
  const alpha = alphaOfSection(profile.h, profile.t_f, profile.t_w, profile.b, item.length_mm);
  if (alpha > mostDeformable) sheet.problem(field, input.elasticDeformable({ alpha: decimals(alpha, 0) }));
}

export function annexCriticalMoment(page: Page, member: Member, bending: Bending): CriticalMoment {
  const { item, profile: p, E, G, length: L_g } = member;
  const { shape, L } = bending;
  page.warn(says.oneSourceOnly);
  const S = page.put("S_mm", S_of_section, E, p.I_w, G, p.I_t);
  const C_1 = C_1_of(page, member, bending);
  // the annex credits no load below the tension flange with more than one that hangs on it
  const z_g = Math.max(loadHeight(item.load_height_mm ?? 0, bending), (p.t_f - p.h) / 2);
  const C_2 =
    z_g === 0
      ? page.table("C_2", 0, `EN 1993-1-1 ${length}`, says.loadAtCentroid)
      : C_2_at(page, member, bending, S, z_g);
  const L_cr = bending.betweenForks
    ? page.table("L_kip_mm", L, `EN 1993-1-1 ${length}`, says.betweenForks)
    : page.put("L_kip_mm", L_kip, L, betaOf(shape));
  const C = page.put("C", coefficient, C_1, L_g, L_cr, S, C_2);
  const M_cr = page.put("M_cr_kNm", criticalMomentByAnnex, k_red_of(page, p, L_g), C, L_g, E, p.I_z, G, p.I_t);
  return { C_1, M_cr };
}

/** Without end moments the safe end of the rule: beta = 0. */
function betaOf({ name, psi, diagram }: MomentShape): number {
  if (diagram) return diagram.M_h === 0 ? 0 : psi;
  if (name === "linear") return psi;
  return name === "udl" || name === "point-load" ? 0 : 1;
}

function C_1_of(page: Page, member: Member, bending: Bending): number {
  const { shape } = bending;
  if (member.item.C_1 !== undefined) return page.given("C_1", member.item.C_1);
  if (shape.name === "linear") return page.put("C_1", C_1_of_ends, shape.psi);
  if (shape.name === "udl") return page.table("C_1", 1.13, "EN 1993-1-1 Table NB.NB.1", says.uniformLoad);
  sayElement(page);
  const uniform: MomentShape = { name: "linear", psi: 1, reverses: false };
  const exact = exactMoment(member, bending, 0);
  return page.put("C_1", C_1_of_element, exact, exactMoment(member, { ...bending, shape: uniform }, 0));
}

function C_2_at(page: Page, member: Member, bending: Bending, S: number, z_g: number): number {
  const { item, profile: p } = member;
  const { name } = bending.shape;
  if (item.C_2 !== undefined || name === "udl") {
    sayHeightWithoutEffect(page, member, bending, z_g);
    const onFlange =
      item.C_2 === undefined
        ? page.table("C_2_0", 0.45, "EN 1993-1-1 Table NB.NB.1", says.uniformLoad)
        : page.given("C_2_0", item.C_2);
    return page.put("C_2", C_2_at_height, onFlange, z_g, p.h, p.t_f);
  }
  if (name === "linear") return page.table("C_2", 0, "EN 1993-1-1 Table NB.NB.1", says.endMoments);
  sayElement(page);
  return page.put(
    "C_2",
    C_2_of_element,
    bending.L,
    S,
    exactMoment(member, bending, z_g) / exactMoment(member, bending, 0),
  );
}

const sayElement = (page: Page): void => page.assume(says.factorsFromElement);

function k_red_of(page: Page, p: Profile, L_g: number): number {
  if (page.step("h_over_t_w", webSlenderness, p.h, p.t_w) <= slenderWeb)
    return page.table("k_red", 1, "EN 1993-1-1 NB.NB.4.2(2), (NB.NB.7)", says.stockyWeb);
  return page.put("k_red", k_red, page.step("alpha", alphaOfSection, p.h, p.t_f, p.t_w, p.b, L_g));
}
