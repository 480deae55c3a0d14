import type { Sheet } from "../engine/sheet.ts";
import { steel } from "../materials/steel.ts";
import { annexChoices, ltbRules, methodOf } from "./annex-choices.ts";
import { assumeDefaults } from "./assumptions.ts";
import { greatestDeduction } from "./cross-section.ts";
import { formula } from "./formula.ts";
import type { MomentShape } from "./moment-shape.ts";
import type { Profile } from "./profile.ts";
import { shapeOf, shapeOfLtb } from "./resolve-moments.ts";
import { resolveProfile } from "./resolve-profile.ts";
import { rejectGrade, resolveStrength, type Strength } from "./resolve-strength.ts";
import type { MemberItem } from "./schema.ts";

/** The forces of one load case; N is compression positive, kN and kNm. */
export interface Actions {
  readonly N_Ed: number;
  readonly M_y_Ed: number;
  readonly M_z_Ed: number;
  readonly V_z_Ed: number;
  readonly V_y_Ed: number;
  readonly T_Ed: number;
  readonly B_Ed: number;
}

/** The member with every default taken, free of its actions. */
export interface Member extends Strength {
  readonly item: MemberItem;
  readonly profile: Profile;
  readonly E: number;
  readonly G: number;
  readonly gamma_M0: number;
  readonly gamma_M1: number;
  readonly eta: number;
  readonly L_cr_y: number;
  readonly L_cr_z: number;
  readonly L_cr_T: number;
  readonly L_cr_v: number;
  readonly L_LT: number;
  readonly shape_y: MomentShape;
  readonly shape_z: MomentShape;
  readonly shape_LT: MomentShape;
  /** No lateral-torsional buckling: restrained, or a section that cannot. */
  readonly exemptFromLtb: boolean;
  readonly susceptible: boolean;
  readonly method: 1 | 2;
  readonly floorOfC_m0: boolean;
  readonly ltb: LtbRules;
}

export interface LtbRules {
  readonly method: "general" | "rolled" | "simplified";
  readonly apply_f: boolean;
}

export const epsilon = formula("Table 5.2", "sqrt(235 / f_y)", (f_y) => Math.sqrt(235 / f_y));

export function resolveMember(sheet: Sheet, item: MemberItem): Member | undefined {
  const profile = resolveProfile(sheet, item);
  const strength = profile ? resolveStrength(sheet, item, profile) : rejectGrade(sheet, item.steel_grade);
  const shape_y = shapeOf(sheet, item, "y");
  const shape_z = shapeOf(sheet, item, "z");
  const shape_LT = shapeOfLtb(sheet, item, shape_y);
  if (item.f_y_MPa !== undefined && item.f_y_MPa > 460) {
    sheet.problem("f_y_MPa", `must be at most 460 MPa: EN 1993-1-1 ends at S460 (3.1(2)); it is ${item.f_y_MPa}`);
  }
  if (!profile || !strength || !shape_y || !shape_z || !shape_LT) return undefined;
  rejectImpossible(sheet, item, profile, shape_LT);
  const restrained = item.lateral_restraint === "continuous";
  const annex = annexChoices(sheet);
  const member: Member = {
    item,
    profile,
    ...strength,
    E: item.E_MPa ?? steel.E_MPa,
    G: item.G_MPa ?? steel.G_MPa,
    gamma_M0: annex.gamma_M0,
    gamma_M1: annex.gamma_M1,
    eta: annex.eta,
    L_cr_y: item.L_cr_y_mm ?? item.length_mm,
    L_cr_z: item.L_cr_z_mm ?? item.length_mm,
    L_cr_T: item.L_cr_T_mm ?? item.length_mm,
    L_cr_v: item.L_cr_v_mm ?? item.length_mm,
    L_LT: item.L_LT_mm ?? item.length_mm,
    shape_y,
    shape_z,
    shape_LT,
    exemptFromLtb: restrained || cannotBuckleLaterally(profile),
    susceptible: item.susceptible_to_torsion ?? !(profile.hollow || restrained),
    method: methodOf(sheet, item, profile, annex),
    floorOfC_m0: annex.floorOfC_m0,
    ltb: ltbRules(sheet, item, profile, annex),
  };
  assumeDefaults(sheet, member);
  return sheet.problems.length > 0 ? undefined : member;
}

/** CHS, SHS, RHS with h/b ≤ 2, and what is bent about its weaker axis. */
const cannotBuckleLaterally = (p: Profile): boolean =>
  p.shape === "CHS" ||
  p.shape === "round" ||
  (p.shape === "RHS" && p.h <= 2 * p.b) ||
  (p.shape !== "angle" && p.I_z >= p.I_y);

function rejectImpossible(sheet: Sheet, item: MemberItem, profile: Profile, shape_LT: MomentShape): void {
  if (item.A_net_mm2 !== undefined && item.hole_lines !== undefined) {
    sheet.problem("A_net_mm2", "stands beside hole_lines; give one of them");
  }
  if (item.A_net_mm2 !== undefined && item.A_net_mm2 > profile.A * (1 + 1e-3)) {
    sheet.problem(
      "A_net_mm2",
      `must be at most the area of the section, ${profile.A.toFixed(1)} mm²; it is ${item.A_net_mm2}`,
    );
  }
  if (item.A_f_net_mm2 !== undefined && profile.shape !== "I")
    sheet.problem("A_f_net_mm2", "is for I-sections (6.2.5(4))");
  if (item.A_f_net_mm2 !== undefined && item.A_f_net_mm2 > profile.b * profile.t_f) {
    const gross = (profile.b * profile.t_f).toFixed(1);
    sheet.problem("A_f_net_mm2", `must be at most the area of the flange, ${gross} mm²; it is ${item.A_f_net_mm2}`);
  }
  if (item.dissipative && item.A_net_mm2 === undefined && item.hole_lines === undefined) {
    sheet.problem("dissipative", "needs A_net_mm2 or hole_lines");
  }
  if (item.L_cr_v_mm !== undefined && profile.shape !== "angle") sheet.problem("L_cr_v_mm", "is for angles");
  if (item.lattice_web_member && profile.shape !== "angle")
    sheet.problem("lattice_web_member", "is for angles (BB.1.2)");
  if (item.B_Ed !== undefined && item.B_Ed !== 0 && profile.shape !== "I") {
    sheet.problem("B_Ed", `is for I-sections; ${profile.label} is none`);
  }
  if (item.deflection_limit !== undefined && item.q_ser_kN_m === undefined) {
    sheet.problem("q_ser_kN_m", "is required with deflection_limit");
  }
  const buckles = item.lateral_restraint !== "continuous" && !cannotBuckleLaterally(profile);
  if (item.cantilever && buckles && item.M_cr_kNm === undefined) {
    sheet.problem("M_cr_kNm", "is required for a cantilever: C_1 and C_2 are those of members held at both ends");
  }
  const needsC_2 = (item.load_height_mm ?? 0) !== 0 && shape_LT.name === "diagram" && item.C_2 === undefined;
  if (needsC_2 && item.M_cr_kNm === undefined) {
    sheet.problem("C_2", "is required: load_height_mm is not 0 and the moments are a diagram");
  }
  if (item.ltb_method === "simplified" && profile.shape !== "I") {
    sheet.problem("ltb_method", `simplified (6.3.2.4) is for I-sections; ${profile.label} is none`);
  }
  const deduction = item.hole_lines === undefined ? 0 : greatestDeduction(item.hole_lines);
  if (deduction >= profile.A) {
    sheet.problem(
      "hole_lines",
      `must leave some of the area, ${profile.A.toFixed(1)} mm²; the holes take ${deduction.toFixed(1)}`,
    );
  }
  if ((item.N_cr_T_kN ?? item.N_cr_TF_kN) !== undefined && (profile.hollow || profile.plates.length === 0)) {
    sheet.problem(
      item.N_cr_T_kN === undefined ? "N_cr_TF_kN" : "N_cr_T_kN",
      `is for open sections; ${profile.label} is not`,
    );
  }
}
