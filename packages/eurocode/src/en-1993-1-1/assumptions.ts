import { givesAny } from "../basis/given.ts";
import { listed, marked, type Sayer } from "../basis/message.ts";
import type { Sheet } from "../engine/sheet.ts";
import { rootByTip } from "./elastic-critical-moment.ts";
import { formula } from "./formula.ts";
import type { Actions, Member } from "./model.ts";
import type { MomentShape } from "./moment-shape.ts";
import { isShorter } from "./resolve-moments.ts";
import { says } from "./says.ts";
import { says as buckling } from "./says-of-buckling.ts";
import type { MemberItem } from "./schema.ts";

// Every default that was used.

export function assumeDefaults(sheet: Sheet, member: Member): void {
  const { item, profile, exemptFromLtb, bucklesUnderMz } = member;
  if (item.L_cr_y_mm === undefined || item.L_cr_z_mm === undefined) {
    sheet.assume(item.cantilever ? says.bucklingLengthsOfCantilever : says.bucklingLengths);
  }
  if (item.L_cr_T_mm === undefined && !profile.hollow) {
    sheet.assume(item.cantilever ? says.torsionalLengthOfCantilever : says.torsionalLength);
  }
  if (item.L_LT_mm === undefined && !exemptFromLtb) {
    sheet.assume(item.restraints_mm === undefined ? buckling.restraintDistance : buckling.segmentBySegment);
  }
  if (item.section_class !== undefined)
    sheet.assume(marked(sheet.mark, says.classAsGiven({ class: item.section_class })));
  if (bucklesUnderMz) sheet.assume(buckling.momentsZToo);
  if (exemptFromLtb) {
    sheet.assume(item.lateral_restraint === "continuous" ? buckling.restrainedContinuously : buckling.exempt);
  } else assumeForLtb(sheet, member);
  if (item.cantilever === undefined && !exemptFromLtb && item.M_cr_kNm === undefined) {
    sheet.assume(says.supportedAtBothEnds);
  }
  if (item.E_MPa === undefined || item.G_MPa === undefined) {
    sheet.assume(says.moduli);
  }
  if (item.hole_lines === undefined && item.A_net_mm2 === undefined) sheet.assume(says.noHoles);
}

/** Loads between the ends stand on the top flange more often than not. */
const loadsBetween = ({ name }: MomentShape): { readonly weighty: boolean } => ({ weighty: name !== "linear" });

function assumeForLtb(sheet: Sheet, { item, ltb, shape_strong, shape_LT, next }: Member): void {
  if (item.lateral_restraint === undefined) sheet.assume(buckling.noContinuousRestraint);
  if (next?.whole) sheet.assume(next.of.says.ofEdition);
  else if (item.ltb_method === undefined) {
    sheet.assume(ltb.method === "rolled" ? buckling.rolledCase : buckling.generalCase);
  }
  if (item.load_height_mm === undefined) sheet.assume(buckling.loadsAtShearCentre, loadsBetween(shape_LT));
  if ((item.load_height_mm ?? 0) !== 0) sheet.assume(buckling.loadHeight);
  if (item.cantilever) {
    if (item.k_w === undefined && item.M_cr_kNm === undefined) sheet.assume(buckling.rootOfCantilever);
    if (item.root === undefined && item.M_cr_kNm === undefined && rootByTip(shape_strong) === undefined)
      sheet.assume(buckling.worseRoot, { weighty: true });
  } else if (item.k_z === undefined || item.k_w === undefined) {
    sheet.assume(buckling.forks);
  }
}

/** Below this use of the whole section holes of usual size change nothing that governs. */
const holesMatter = formula("6.2.3(2)", "0.6 * A * f_y / 1000", (A, f_y) => (0.6 * A * f_y) / 1000);

/** Assumptions that only matter with the actions that are there. */
export function assumeForActions(sheet: Sheet, member: Member, a: Actions): void {
  const { item, profile, susceptible, method } = member;
  const bent = a.M_y_Ed !== 0 || a.M_z_Ed !== 0;
  // N alone bends a class 4 section whose centroid shifts
  const interacts = a.N_Ed >= 0 && (bent || (a.N_Ed > 0 && !profile.doublySymmetric));
  const shapeless_y = item.psi_y === undefined && item.moment_shape_y === undefined && item.M_y_diagram === undefined;
  const shapeless_z = item.psi_z === undefined && item.moment_shape_z === undefined && item.M_z_diagram === undefined;
  if ((a.M_y_Ed !== 0 && shapeless_y) || (a.M_z_Ed !== 0 && shapeless_z)) {
    sheet.assume(says.uniformMoments);
  }
  if (a.T_Ed !== 0 && a.B_Ed === 0 && profile.I_w > 0 && !profile.hollow) {
    sheet.assume(says.torsionWithoutWarping, { weighty: true });
  }
  if (a.M_y_Ed !== 0 && profile.shape === "tee") {
    sheet.assume(says.signOfTees);
  }
  if (item.susceptible_to_torsion === undefined && interacts) {
    sheet.assume(susceptible ? buckling.susceptible : buckling.notSusceptible);
  }
  if (bent) assumeForSegments(sheet, member);
  if (interacts && method === 2 && (item.sway_y === undefined || item.sway_z === undefined)) {
    sheet.assume(buckling.noSway);
  }
  if (bent) assumeShearCentre(sheet, member);
  if (a.N_Ed > 0) warnOfStrut(sheet, member, bent);
  warnOfTie(sheet, member, -a.N_Ed, bent);
}

/** Their ends are seldom held at the centroid. */
const unsymmetric: ReadonlySet<string> = new Set(["angle", "tee", "channel"]);

/** What is pulled that much is bolted or welded at its ends, and holes may govern. */
function warnOfTie(sheet: Sheet, { item, profile, f_y }: Member, N: number, bent: boolean): void {
  if (N > 0 && !bent && unsymmetric.has(profile.shape)) sheet.warn(says.pulledAtCentroid);
  if (item.hole_lines !== undefined || item.A_net_mm2 !== undefined || N <= holesMatter(profile.A, f_y)) return;
  sheet.assume(says.noHoles, { weighty: true });
}

function warnOfStrut(sheet: Sheet, { item, profile, length }: Member, bent: boolean): void {
  if (profile.shape === "angle" && !bent && item.lattice_web_member === undefined) {
    sheet.warn(says.angleAtCentroid);
  }
  for (const axis of ["y", "z"] as const) {
    if (!item[`sway_${axis}`] || item[`N_cr_${axis}_kN`] !== undefined) continue;
    const field = `L_cr_${axis}_mm` as const;
    const given = item[field];
    if (given === undefined) sheet.warn(says.swayLengthNotGiven({ field }));
    else if (given < length) sheet.warn(says.swayLengthBelowMember({ field }));
  }
}

function assumeShearCentre(sheet: Sheet, { item, profile }: Member): void {
  if (item.torsion) return;
  if (profile.shape === "channel") sheet.warn(says.loadsOfChannel);
  else if (profile.shape === "tee") sheet.warn(says.loadsOfTee);
  else if (profile.shape === "angle") {
    sheet.warn(says.loadsOfAngle);
    sheet.assume(item.lateral_restraint === "continuous" ? says.anglesRestrained : says.anglesFree);
  }
}

/** What is assumed of the moments on a length that is shorter than the member. */
function assumeForSegments(sheet: Sheet, member: Member): void {
  const { item, exemptFromLtb, shape_y, shape_z, shape_my, shape_mz, shape_LT, shape_strong, segments } = member;
  if (!exemptFromLtb && !segments && shape_LT !== shape_strong && isShorter(member.L_LT, item.length_mm)) {
    const own = item.psi_LT ?? item.moment_shape_LT ?? item.M_y_diagram_LT;
    sheet.assume(own === undefined ? buckling.uniformBetweenRestraints : buckling.givenBetweenRestraints);
  }
  if ((shape_my !== shape_y && item.C_my === undefined) || (shape_mz !== shape_z && item.C_mz === undefined)) {
    sheet.assume(buckling.uniformBetweenSupports);
  }
}

const ofLateralBuckling = [
  "M_cr_kNm",
  "C_1",
  "C_2",
  "C_3",
  "k_z",
  "k_w",
  "k_c",
  "load_height_mm",
  "f_M",
  "skip_below_0_4",
  "M_cr_method",
  "ltb_method",
  "apply_f",
  "buckling_curve_LT",
  "psi_LT",
  "moment_shape_LT",
  "M_y_diagram_LT",
] as const;
const ofInteraction = ["C_my", "C_mz", "C_mLT", "sway_y", "sway_z", "susceptible_to_torsion"] as const;
const ofMomentsY = ["psi_y", "moment_shape_y"] as const;
const ofMomentsZ = ["psi_z", "moment_shape_z"] as const;
/** What M_cr is worked out with. */
const ofM_cr = ["C_2", "C_3", "k_z", "k_w"] as const;
/** What only a member between forks has. */
const ofForks = ["C_1", "C_2", "C_3", "k_z"] as const;
const ofSlenderWebs = ["rigid_end_post", "flange_contribution", "stiffener_spacing_mm"] as const;
/** The distance of stiffeners counts under concentrated loads too. */
const ofShearAlone = ["rigid_end_post", "flange_contribution"] as const;
const ofClass4 = ["A_eff_mm2", "W_eff_y_mm3", "W_eff_z_mm3", "e_N_y_mm", "e_N_z_mm"] as const;

/** Without one of these nothing is idle. */
const mayBeIdle: ReadonlySet<string> = new Set<keyof MemberItem>([
  ...ofLateralBuckling,
  ...ofInteraction,
  ...ofMomentsY,
  ...ofMomentsZ,
  ...ofM_cr,
  ...ofSlenderWebs,
  "properties",
]);

/** A given field that no verification used is named, so that nobody believes that it counted. */
export function sayIdle(sheet: Sheet, item: MemberItem, { exemptFromLtb, bucklesUnderMz }: Member, a: Actions): void {
  // of load cases another one may need it
  if ("load_cases" in item || !givesAny(item, mayBeIdle)) return;
  const lateral = exemptFromLtb && !bucklesUnderMz ? namesOf(item, ofLateralBuckling) : none;
  sayNoEffect(sheet, lateral, says.nothingBucklesLaterally);
  const together = namesOf(item, ofInteraction);
  if (together.length > 0 && !verified(sheet, "interaction-")) sayNoEffect(sheet, together, says.nothingActsTogether);
  if (lateral.length === 0) {
    if (item.M_cr_kNm !== undefined) sayNoEffect(sheet, namesOf(item, ofM_cr), says.criticalMomentGiven);
    else if (item.cantilever) sayNoEffect(sheet, namesOf(item, ofForks), says.cantileverFromElement);
  }
  if (a.M_y_Ed === 0) sayNoEffect(sheet, namesOf(item, ofMomentsY), says.noMomentY);
  if (a.M_z_Ed === 0) sayNoEffect(sheet, namesOf(item, ofMomentsZ), says.noMomentZ);
  const webs = namesOf(item, item.concentrated_loads ? ofShearAlone : ofSlenderWebs);
  if (webs.length > 0 && !verified(sheet, "shear-buckling")) sayNoEffect(sheet, webs, says.noSlenderWeb);
  if (item.properties !== undefined && !isClass4(sheet))
    sayNoEffect(sheet, namesOf(item.properties, ofClass4), says.notClass4);
}

function sayNoEffect(sheet: Sheet, fields: readonly string[], why: Sayer<"fields">): void {
  if (fields.length > 0) sheet.assume(why({ fields: listed("plain", fields) }));
}

const verified = (sheet: Sheet, id: string): boolean => sheet.verifications.some((one) => one.id.startsWith(id));

const isClass4 = (sheet: Sheet): boolean => sheet.values.section_class === 4;

const none: readonly string[] = [];

/** Of the fields those that are given, and not only denied; most members give none of them. */
function namesOf<T extends object>(item: T, names: readonly (keyof T & string)[]): readonly string[] {
  let found: string[] | undefined;
  for (const name of names) {
    const value = item[name];
    if (value === undefined || value === false) continue;
    found ??= [];
    found.push(name);
  }
  return found ?? none;
}
