import { decimals } from "../basis/numbers.ts";
import { atMost, notWith, onlyFor, onlyWith, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { greatestDeduction } from "./cross-section.ts";
import type { Member } from "./model.ts";
import type { MomentShape } from "./moment-shape.ts";
import type { Profile } from "./profile.ts";
import { says } from "./says-of-input.ts";
import type { MemberItem } from "./schema.ts";

// What a member cannot be, and fields of other members.

export function rejectStrength(sheet: Sheet, { f_y_MPa }: MemberItem): void {
  if (f_y_MPa !== undefined && f_y_MPa > 460)
    sheet.problem("f_y_MPa", atMost(460, f_y_MPa, { unit: "MPa", because: says.upToS460 }));
}

/** Factors of a method or a shape that this member does not have. */
export function rejectIdle(sheet: Sheet, { item, profile, method, ltb }: Member): void {
  for (const name of ["C_my_0", "C_mz_0"] as const) {
    if (item[name] !== undefined && method === 2) sheet.unused(name, says.annexBHasNone);
  }
  if (item.k_c !== undefined && ltb.method !== "simplified" && !ltb.apply_f) {
    sheet.unused("k_c", says.k_cOfF);
  }
  if (item.C_3 !== undefined && profile.doublySymmetric) sheet.unused("C_3", says.doublySymmetric);
}

/** What M_cr would have to guess. */
export function rejectUncertain(
  sheet: Sheet,
  item: MemberItem,
  profile: Profile,
  shape_LT: MomentShape,
  shape_y: MomentShape,
): void {
  const { M_cr_kNm, load_height_mm = 0 } = item;
  if (M_cr_kNm !== undefined) {
    if (load_height_mm !== 0) sheet.unused("load_height_mm", says.criticalMomentGiven);
    return;
  }
  if (item.cantilever && shape_LT.name !== "linear" && shape_LT.name !== "diagram") {
    sheet.problem("M_y_diagram", says.diagramOfCantilever);
  }
  if (load_height_mm !== 0 && shape_LT.name === "linear" && item.C_2 === undefined && !item.cantilever) {
    sheet.problem("load_height_mm", says.heightNeedsLoads);
  }
  const { k_z = 1, k_w = 1 } = item;
  if (item.C_1 === undefined && (k_z < 0.5 || k_z > 1 || k_w < 0.5 || k_w > 1)) {
    const [name, given] = k_z < 0.5 || k_z > 1 ? ["k_z", k_z] : ["k_w", k_w];
    sheet.problem(name, says.endFactor({ given }));
  }
  const given = item.M_y_Ed ?? 0;
  const signed = profile.shape === "tee" || load_height_mm !== 0;
  if (signed && item.M_y_diagram !== undefined && given * (shape_y.diagram?.M_max ?? 0) < 0) {
    sheet.problem("M_y_Ed", says.signOfDiagram);
  }
}

export function rejectImpossible(sheet: Sheet, item: MemberItem, profile: Profile): void {
  if (item.A_net_mm2 !== undefined && item.hole_lines !== undefined) {
    sheet.problem("A_net_mm2", notWith("hole_lines"));
  }
  if (item.A_net_mm2 !== undefined && item.A_net_mm2 > profile.A * (1 + 1e-3)) {
    sheet.problem("A_net_mm2", atMost(decimals(profile.A, 1), item.A_net_mm2, { unit: "mm²", is: says.area }));
  }
  if (item.A_f_net_mm2 !== undefined && profile.shape !== "I") sheet.problem("A_f_net_mm2", onlyWith(says.flangesOfI));
  const flange = profile.b * profile.t_f;
  if (item.A_f_net_mm2 !== undefined && item.A_f_net_mm2 > flange) {
    const limit = { unit: "mm²", is: says.areaOfFlange };
    sheet.problem("A_f_net_mm2", atMost(decimals(flange, 1), item.A_f_net_mm2, limit));
  }
  rejectMisplaced(sheet, item, profile);
  const deduction = item.hole_lines === undefined ? 0 : greatestDeduction(item.hole_lines);
  if (deduction >= profile.A) {
    const [area, holes] = [decimals(profile.A, 1), decimals(deduction, 1)];
    sheet.problem("hole_lines", says.nothingLeftOfArea({ area, holes }));
  }
  if (
    (item.N_cr_T_kN ?? item.N_cr_TF_kN) !== undefined &&
    (profile.hollow || (profile.plates.length === 0 && profile.shape !== "outline"))
  ) {
    const field = item.N_cr_T_kN === undefined ? "N_cr_TF_kN" : "N_cr_T_kN";
    sheet.unused(field, onlyFor(says.openSections({ profile: profile.label })));
  }
}

/** Fields of other sections, and fields without the one they belong to. */
function rejectMisplaced(sheet: Sheet, item: MemberItem, profile: Profile): void {
  if (item.dissipative && item.A_net_mm2 === undefined && item.hole_lines === undefined) {
    sheet.problem("dissipative", says.needsNetSection);
  }
  if (item.L_cr_v_mm !== undefined && !profile.oblique) sheet.unused("L_cr_v_mm", onlyFor(says.angles));
  if (item.lattice_web_member && profile.shape !== "angle")
    sheet.unused("lattice_web_member", onlyFor(says.anglesOfLattices));
  if (item.B_Ed !== undefined && item.B_Ed !== 0 && profile.shape !== "I") {
    sheet.problem("B_Ed", onlyWith(says.iSections({ profile: profile.label })));
  }
  if (item.root !== undefined && !item.cantilever) sheet.problem("root", onlyWith(says.cantilevers));
  if (item.deflection_limit !== undefined && item.q_ser_kN_m === undefined) {
    sheet.problem("q_ser_kN_m", required(undefined, "deflection_limit"));
  }
  if (item.ltb_method === "simplified" && profile.shape !== "I") {
    sheet.problem("ltb_method", says.simplifiedForI({ profile: profile.label }));
  }
}
