import { decimals } from "../basis/numbers.ts";
import type { Sheet } from "../engine/sheet.ts";
import { steel } from "../materials/steel.ts";
import { choicesUnder, ltbRules, methodOf } from "./annex-choices.ts";
import { assumeDefaults } from "./assumptions.ts";
import { rejectOutsideAnnex } from "./critical-moment-by-annex.ts";
import { greatestDeduction } from "./cross-section.ts";
import type { Member } from "./model.ts";
import { type MomentShape, uniform } from "./moment-shape.ts";
import type { Profile } from "./profile.ts";
import { betweenRestraints, isShorter, shapeOf } from "./resolve-moments.ts";
import { resolveProfile } from "./resolve-profile.ts";
import { rejectGrade, resolveStrength } from "./resolve-strength.ts";
import { rejectContradictions } from "./said-twice.ts";
import type { MemberItem } from "./schema.ts";

export { epsilon } from "./classification.ts";

export function resolveMember(sheet: Sheet, item: MemberItem): Member | undefined {
  const profile = resolveProfile(sheet, item);
  const strength = profile ? resolveStrength(sheet, item, profile) : rejectGrade(sheet, item.steel_grade);
  const shape_y = shapeOf(sheet, item, "y");
  const shape_z = shapeOf(sheet, item, "z");
  const lying = profile !== undefined && isLying(profile);
  const strong = lying || (profile !== undefined && buckleSideways(profile)) ? shape_z : shape_y;
  const restraint = betweenRestraints(sheet, item, strong);
  rejectStrength(sheet, item);
  if (!profile || !strength || !shape_y || !shape_z || !strong || !restraint) return undefined;
  const { shape_LT, segments } = restraint;
  const restrained = item.lateral_restraint === "continuous";
  const exemptFromLtb = restrained || cannotBuckleLaterally(profile);
  const bucklesUnderMz = !restrained && (profile.shape === "angle" || buckleSideways(profile));
  rejectImpossible(sheet, item, profile);
  if (!exemptFromLtb || bucklesUnderMz) rejectUncertain(sheet, item, profile, shape_LT, shape_y);
  if (!exemptFromLtb) rejectOutsideAnnex(sheet, item, profile, shape_LT);
  const annex = sheet.request.once(choicesUnder);
  const L_cr = bucklingLengths(item);
  const member: Member = {
    item,
    profile,
    // named one by one: an object that grows by a spread is built several times over
    grade: strength.grade,
    is460: strength.is460,
    f_y: strength.f_y,
    f_u: strength.f_u,
    strengthFrom: strength.strengthFrom,
    E: item.E_MPa ?? steel.E_MPa,
    G: item.G_MPa ?? steel.G_MPa,
    gamma_M0: annex.gamma_M0,
    gamma_M1: annex.gamma_M1,
    eta: annex.eta,
    L_cr_y: L_cr.y,
    L_cr_z: L_cr.z,
    L_cr_T: L_cr.T,
    L_cr_v: L_cr.v,
    L_LT: item.L_LT_mm ?? item.length_mm,
    length: item.length_mm,
    shape_y,
    shape_z,
    shape_my: shapeWithin(item.L_cr_y_mm, item.length_mm, shape_y),
    shape_mz: shapeWithin(item.L_cr_z_mm, item.length_mm, shape_z),
    sway_y: item.sway_y ?? isShorter(item.length_mm, L_cr.y),
    sway_z: item.sway_z ?? isShorter(item.length_mm, L_cr.z),
    shape_LT,
    shape_strong: strong,
    strongIsZ: buckleSideways(profile),
    segments,
    lying,
    exemptFromLtb,
    onlyWithStem: profile.shape === "tee" && profile.I_z >= profile.I_y,
    bucklesUnderMz,
    curve_T: item.buckling_curve_z,
    susceptible: item.susceptible_to_torsion ?? !(profile.hollow || restrained),
    method: methodOf(sheet, item, profile, annex),
    floorOfC_m0: annex.floorOfC_m0,
    ltb: ltbRules(sheet, item, profile, annex),
  };
  rejectIdle(sheet, member);
  rejectContradictions(sheet, member);
  assumeDefaults(sheet, member);
  return sheet.problems.length > 0 ? undefined : member;
}

function rejectStrength(sheet: Sheet, { f_y_MPa }: MemberItem): void {
  if (f_y_MPa !== undefined && f_y_MPa > 460) {
    sheet.problem("f_y_MPa", `must be at most 460 MPa: EN 1993-1-1 ends at S460 (3.1(2)); it is ${f_y_MPa}`);
  }
}

function bucklingLengths(item: MemberItem): Readonly<Record<"y" | "z" | "T" | "v", number>> {
  const usual = item.cantilever ? 2 * item.length_mm : item.length_mm;
  return {
    y: item.L_cr_y_mm ?? usual,
    z: item.L_cr_z_mm ?? usual,
    T: item.L_cr_T_mm ?? usual,
    v: item.L_cr_v_mm ?? usual,
  };
}

/** Held between its ends, a part of the member may bend under its greatest moment alone. */
const shapeWithin = (L_cr: number | undefined, length: number, shape: MomentShape): MomentShape =>
  L_cr !== undefined && isShorter(L_cr, length) ? uniform : shape;

/** Factors of a method or a shape that this member does not have. */
function rejectIdle(sheet: Sheet, { item, profile, method, ltb }: Member): void {
  for (const name of ["C_my_0", "C_mz_0"] as const) {
    if (item[name] !== undefined && method === 2) sheet.unused(name, "Annex B has none (interaction_method = 1 does)");
  }
  if (item.k_c !== undefined && ltb.method !== "simplified" && !ltb.apply_f) {
    sheet.unused("k_c", "it belongs to f of 6.3.2.3(2) and to the simplified method");
  }
  if (item.C_3 !== undefined && profile.doublySymmetric)
    sheet.unused("C_3", "z_j is 0: the section is doubly symmetric");
}

/** Stands on its narrow side: bent about z as another of its shape about y. */
const isLying = (p: Profile): boolean =>
  (p.shape === "flat" || p.shape === "RHS" || p.shape === "angle") && p.I_z > p.I_y * (1 + 1e-9);

/** I, tee and channel whose strong axis is z. */
const buckleSideways = (p: Profile): boolean =>
  (p.shape === "I" || p.shape === "tee" || p.shape === "channel") && p.I_z > p.I_y;

/** CHS, SHS, RHS up to 2 to 1, and what is bent about its weaker axis; a tee's stem counts where it is compressed. */
const cannotBuckleLaterally = (p: Profile): boolean =>
  p.shape === "CHS" ||
  p.shape === "round" ||
  (p.shape === "RHS" && Math.max(p.h, p.b) <= 2 * Math.min(p.h, p.b)) ||
  (p.shape !== "angle" && p.shape !== "tee" && !isLying(p) && p.I_z >= p.I_y);

/** What M_cr would have to guess. */
function rejectUncertain(
  sheet: Sheet,
  item: MemberItem,
  profile: Profile,
  shape_LT: MomentShape,
  shape_y: MomentShape,
): void {
  const { M_cr_kNm, load_height_mm = 0 } = item;
  if (M_cr_kNm !== undefined) {
    if (load_height_mm !== 0) sheet.unused("load_height_mm", "M_cr_kNm is given");
    return;
  }
  if (item.cantilever && shape_LT.name !== "linear" && shape_LT.name !== "diagram") {
    sheet.problem("M_y_diagram", "or M_cr_kNm is required for a cantilever: the named shapes are held at both ends");
  }
  if (load_height_mm !== 0 && shape_LT.name === "linear" && item.C_2 === undefined && !item.cantilever) {
    sheet.problem(
      "load_height_mm",
      "needs the moments of the loads: moment_shape_y or M_y_diagram, or C_2; moments that are linear have no load between the restraints",
    );
  }
  const { k_z = 1, k_w = 1 } = item;
  if (item.C_1 === undefined && (k_z < 0.5 || k_z > 1 || k_w < 0.5 || k_w > 1)) {
    const name = k_z < 0.5 || k_z > 1 ? "k_z" : "k_w";
    sheet.problem(name, `must be 0.5 to 1, both ends fixed to both free, unless C_1 is given; it is ${item[name]}`);
  }
  const given = item.M_y_Ed ?? 0;
  const signed = profile.shape === "tee" || load_height_mm !== 0;
  if (signed && item.M_y_diagram !== undefined && given * (shape_y.diagram?.M_max ?? 0) < 0) {
    sheet.problem(
      "M_y_Ed",
      "must have the sign of the greatest moment of M_y_diagram: what is compressed depends on it",
    );
  }
}

function rejectImpossible(sheet: Sheet, item: MemberItem, profile: Profile): void {
  if (item.A_net_mm2 !== undefined && item.hole_lines !== undefined) {
    sheet.problem("A_net_mm2", "cannot be combined with hole_lines; give one of them");
  }
  if (item.A_net_mm2 !== undefined && item.A_net_mm2 > profile.A * (1 + 1e-3)) {
    sheet.problem(
      "A_net_mm2",
      `must be at most the area of the section, ${decimals(profile.A, 1)} mm²; it is ${item.A_net_mm2}`,
    );
  }
  if (item.A_f_net_mm2 !== undefined && profile.shape !== "I")
    sheet.problem("A_f_net_mm2", "is for I-sections (6.2.5(4))");
  if (item.A_f_net_mm2 !== undefined && item.A_f_net_mm2 > profile.b * profile.t_f) {
    const gross = (profile.b * profile.t_f).toFixed(1);
    sheet.problem("A_f_net_mm2", `must be at most the area of the flange, ${gross} mm²; it is ${item.A_f_net_mm2}`);
  }
  rejectMisplaced(sheet, item, profile);
  const deduction = item.hole_lines === undefined ? 0 : greatestDeduction(item.hole_lines);
  if (deduction >= profile.A) {
    sheet.problem(
      "hole_lines",
      `must leave some of the area, ${decimals(profile.A, 1)} mm²; the holes take ${decimals(deduction, 1)}`,
    );
  }
  if ((item.N_cr_T_kN ?? item.N_cr_TF_kN) !== undefined && (profile.hollow || profile.plates.length === 0)) {
    sheet.problem(
      item.N_cr_T_kN === undefined ? "N_cr_TF_kN" : "N_cr_T_kN",
      `is for open sections; ${profile.label} is not`,
    );
  }
}

/** Fields of other sections, and fields without the one they belong to. */
function rejectMisplaced(sheet: Sheet, item: MemberItem, profile: Profile): void {
  if (item.dissipative && item.A_net_mm2 === undefined && item.hole_lines === undefined) {
    sheet.problem("dissipative", "needs A_net_mm2 or hole_lines");
  }
  if (item.L_cr_v_mm !== undefined && profile.shape !== "angle") sheet.problem("L_cr_v_mm", "is for angles");
  if (item.lattice_web_member && profile.shape !== "angle")
    sheet.problem("lattice_web_member", "is for angles (BB.1.2)");
  if (item.B_Ed !== undefined && item.B_Ed !== 0 && profile.shape !== "I") {
    sheet.problem("B_Ed", `applies to I-sections only; ${profile.label} is not one`);
  }
  if (item.deflection_limit !== undefined && item.q_ser_kN_m === undefined) {
    sheet.problem("q_ser_kN_m", "is required with deflection_limit");
  }
  if (item.ltb_method === "simplified" && profile.shape !== "I") {
    sheet.problem("ltb_method", `simplified (6.3.2.4) applies to I-sections only; ${profile.label} is not one`);
  }
}
