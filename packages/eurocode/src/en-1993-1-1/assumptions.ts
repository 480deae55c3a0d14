import { givesAny } from "../basis/given.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Actions, Member } from "./model.ts";
import { isShorter } from "./resolve-moments.ts";
import type { MemberItem } from "./schema.ts";

// Every default that was taken, as a sentence.

export function assumeDefaults(sheet: Sheet, member: Member): void {
  const { item, profile, exemptFromLtb, bucklesUnderMz } = member;
  const own = item.cantilever ? "twice the length of the cantilever" : "the length of the member";
  if (item.L_cr_y_mm === undefined || item.L_cr_z_mm === undefined) {
    sheet.assume(`Buckling lengths about y and z that are not given are ${own}.`);
  }
  if (item.L_cr_T_mm === undefined && !profile.hollow) {
    sheet.assume(`The length for torsional buckling, where not given, is ${own}.`);
  }
  if (item.L_LT_mm === undefined && !exemptFromLtb) {
    sheet.assume(
      item.restraints_mm === undefined
        ? "The distance of lateral restraints, where not given, is the length of the member."
        : "Between the places of restraints_mm each segment is verified with the part of the moments that acts there; the worst is shown.",
    );
  }
  if (item.section_class !== undefined) sheet.assume(`${sheet.mark}: section class ${item.section_class} as given.`);
  if (bucklesUnderMz) {
    sheet.assume(
      "M_z causes lateral-torsional buckling too: angles, and I-sections, tees and channels whose strong axis is z; loads at the shear centre.",
    );
  }
  if (exemptFromLtb) {
    sheet.assume(
      item.lateral_restraint === "continuous"
        ? "The compression flange is restrained continuously: no lateral-torsional buckling."
        : "CHS, SHS, RHS up to 2 to 1 and sections bent about their weaker axis: no lateral-torsional buckling.",
    );
  } else assumeForLtb(sheet, member);
  if (item.cantilever === undefined && !exemptFromLtb && item.M_cr_kNm === undefined) {
    sheet.assume("The member is supported at both ends, no cantilever.");
  }
  if (item.E_MPa === undefined || item.G_MPa === undefined) {
    sheet.assume("E = 210 000 MPa, G = 81 000 MPa where not given (3.2.6(1)).");
  }
  if (item.hole_lines === undefined && item.A_net_mm2 === undefined) sheet.assume("The section has no holes.");
}

function assumeForLtb(sheet: Sheet, { item, ltb }: Member): void {
  if (item.lateral_restraint === undefined) sheet.assume("No continuous lateral restraint.");
  if (item.ltb_method === undefined) {
    sheet.assume(
      ltb.method === "rolled"
        ? "Lateral-torsional buckling by 6.3.2.3 (rolled or equivalent welded sections)."
        : "Lateral-torsional buckling by the general case, 6.3.2.2.",
    );
  }
  if (item.load_height_mm === undefined) sheet.assume("Loads act at the shear centre (z_g = 0).");
  if ((item.load_height_mm ?? 0) !== 0) {
    sheet.assume(
      "The load height is above the shear centre for loads that act downwards under a positive moment; a negative moment has loads that act upwards.",
    );
  }
  if (item.cantilever) {
    if (item.k_w === undefined && item.M_cr_kNm === undefined) {
      sheet.assume(
        "The root of the cantilever is held against twist and warping; one that is free to warp, as of an overhang, has k_w = 1.",
      );
    }
  } else if (item.k_z === undefined || item.k_w === undefined) {
    sheet.assume("Ends free to rotate in plan and to warp, held against twist (k_z = k_w = 1).");
  }
}

/** Assumptions that only matter with the actions that are there. */
export function assumeForActions(sheet: Sheet, member: Member, a: Actions): void {
  const { item, profile, susceptible, method } = member;
  const bent = a.M_y_Ed !== 0 || a.M_z_Ed !== 0;
  // N alone bends a class 4 section whose centroid shifts
  const interacts = a.N_Ed >= 0 && (bent || (a.N_Ed > 0 && !profile.doublySymmetric));
  const shapeless_y = item.psi_y === undefined && item.moment_shape_y === undefined && item.M_y_diagram === undefined;
  const shapeless_z = item.psi_z === undefined && item.moment_shape_z === undefined && item.M_z_diagram === undefined;
  if ((a.M_y_Ed !== 0 && shapeless_y) || (a.M_z_Ed !== 0 && shapeless_z)) {
    sheet.assume("Moments without psi, shape or diagram are uniform along the member (psi = 1).");
  }
  if (a.T_Ed !== 0 && a.B_Ed === 0 && profile.I_w > 0 && !profile.hollow) {
    sheet.assume("No warping is restrained: T_Ed is St Venant torsion alone, and its bimoment is 0 (B_Ed, 6.2.7(4)).");
  }
  if (a.M_y_Ed !== 0 && profile.shape === "tee") {
    sheet.assume("Tees: a positive M_y_Ed compresses the flange, a negative one the stem.");
  }
  if (item.susceptible_to_torsion === undefined && interacts) {
    sheet.assume(
      susceptible
        ? "Open members without continuous restraint are susceptible to torsional deformations (6.3.3)."
        : "Hollow sections and continuously restrained members are not susceptible to torsional deformations (6.3.3).",
    );
  }
  if (a.M_y_Ed !== 0 || a.M_z_Ed !== 0) assumeForSegments(sheet, member);
  if (interacts && method === 2 && (item.sway_y === undefined || item.sway_z === undefined)) {
    sheet.assume(
      "No sway buckling mode where none is given (Table B.3), unless the buckling length is above the length of the member.",
    );
  }
  if (bent) assumeShearCentre(sheet, member);
  if (a.N_Ed > 0) warnOfStrut(sheet, member, bent);
}

function warnOfStrut(sheet: Sheet, { item, profile, length }: Member, bent: boolean): void {
  if (profile.shape === "angle" && !bent && item.lattice_web_member === undefined) {
    sheet.warn(
      "N_Ed acts at the centroid of the angle: one that is connected by one leg has lattice_web_member (BB.1.2), or the moments of its eccentricity",
    );
  }
  for (const axis of ["y", "z"] as const) {
    if (!item[`sway_${axis}`] || item[`N_cr_${axis}_kN`] !== undefined) continue;
    const given = item[`L_cr_${axis}_mm`];
    if (given === undefined)
      sheet.warn(
        `L_cr_${axis}_mm is not given: the length of a member that sways is right only with moments of second order (5.2.2(7))`,
      );
    else if (given < length)
      sheet.warn(
        `L_cr_${axis}_mm is below the length of a member that sways: right only between its nodes and with moments of second order (5.2.2(7))`,
      );
  }
}

function assumeShearCentre(sheet: Sheet, { item, profile }: Member): void {
  if (profile.shape === "channel" || profile.shape === "tee" || profile.shape === "angle") {
    sheet.warn(
      `loads of ${profile.shape === "angle" ? "an" : "a"} ${profile.shape} are taken through the shear centre: no torsion`,
    );
    if (profile.shape === "angle") {
      sheet.assume(
        item.lateral_restraint === "continuous"
          ? "Angles with continuous restraint bend about y and z, parallel to their legs."
          : "Angles without continuous restraint are free to deflect: their stresses are verified about u and v as well.",
      );
    }
  }
}

/** What is assumed of the moments on a length that is shorter than the member. */
function assumeForSegments(sheet: Sheet, member: Member): void {
  const { item, exemptFromLtb, shape_y, shape_z, shape_my, shape_mz, shape_LT, shape_strong, segments } = member;
  if (!exemptFromLtb && !segments && shape_LT !== shape_strong && isShorter(member.L_LT, item.length_mm)) {
    const own = item.psi_LT ?? item.moment_shape_LT ?? item.M_y_diagram_LT;
    sheet.assume(
      own === undefined
        ? "L_LT_mm is shorter than the member: the moments between the restraints are uniform (C_1 = 1) where their course is not given (psi_LT, moment_shape_LT, M_y_diagram_LT, restraints_mm)."
        : "C_1, k_c and C_mLT are those of the moments given between the lateral restraints.",
    );
  }
  if ((shape_my !== shape_y && item.C_my === undefined) || (shape_mz !== shape_z && item.C_mz === undefined)) {
    sheet.assume(
      "Where L_cr_y_mm or L_cr_z_mm is shorter than the member, C_my or C_mz is that of uniform moments unless it is given.",
    );
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
const ofSlenderWebs = ["rigid_end_post", "stiffener_spacing_mm"] as const;
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
  const lateral = exemptFromLtb && !bucklesUnderMz ? namesOf(item, ofLateralBuckling) : "";
  if (lateral !== "") sheet.assume(`${lateral}: without effect, because nothing buckles laterally.`);
  const together = namesOf(item, ofInteraction);
  if (together !== "" && !verified(sheet, "interaction-"))
    sheet.assume(`${together}: without effect, because no forces act together (6.3.3).`);
  const own = lateral === "" && item.M_cr_kNm !== undefined ? namesOf(item, ofM_cr) : "";
  if (own !== "") sheet.assume(`${own}: without effect, because M_cr_kNm is given.`);
  const forks = lateral === "" && item.cantilever && item.M_cr_kNm === undefined ? namesOf(item, ofForks) : "";
  if (forks !== "") sheet.assume(`${forks}: without effect, because M_cr of a cantilever comes from a beam element.`);
  const aboutY = a.M_y_Ed === 0 ? namesOf(item, ofMomentsY) : "";
  if (aboutY !== "") sheet.assume(`${aboutY}: without effect, because there is no moment about y.`);
  const aboutZ = a.M_z_Ed === 0 ? namesOf(item, ofMomentsZ) : "";
  if (aboutZ !== "") sheet.assume(`${aboutZ}: without effect, because there is no moment about z.`);
  const webs = namesOf(item, ofSlenderWebs);
  if (webs !== "" && !verified(sheet, "shear-buckling"))
    sheet.assume(`${webs}: without effect, because no web buckles in shear (EN 1993-1-5 5.1(2)).`);
  const class4 = item.properties === undefined || isClass4(sheet) ? "" : namesOf(item.properties, ofClass4);
  if (class4 !== "") sheet.assume(`${class4}: without effect, because the section is not of class 4.`);
}

const verified = (sheet: Sheet, id: string): boolean => sheet.verifications.some((one) => one.id.startsWith(id));

const isClass4 = (sheet: Sheet): boolean => sheet.values.section_class === 4;

/** Of the fields those that are given, and not only denied. */
function namesOf<T extends object>(item: T, names: readonly (keyof T & string)[]): string {
  let found = "";
  for (const name of names) {
    const value = item[name];
    if (value !== undefined && value !== false) found = found === "" ? name : `${found}, ${name}`;
  }
  return found;
}
