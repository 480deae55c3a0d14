import type { Value } from "../annexes/index.ts";
import type { Request } from "../basis/request.ts";
import type { Sheet } from "../basis/sheet.ts";
import { resolveSteelGrade, type SteelProduct, steel, steelStrength } from "../materials/steel.ts";
import {
  type OwnSection,
  ownSection,
  ownSectionProblems,
  resolveDesignation,
  type Section,
  section,
} from "../sections/index.ts";
import { greatestDeduction } from "./cross-section.ts";
import { formula } from "./formula.ts";
import { diagramProblem, diagramShape, type MomentShape, namedShape } from "./moment-shape.ts";
import { type Profile, profileOf } from "./profile.ts";
import type { Diagram, MemberItem } from "./schema.ts";

/** The forces of one load case; N is compression positive, kN and kNm. */
export interface Actions {
  readonly N_Ed: number;
  readonly M_y_Ed: number;
  readonly M_z_Ed: number;
  readonly V_z_Ed: number;
  readonly V_y_Ed: number;
}

/** The member with every default taken, free of its actions. */
export interface Member {
  readonly item: MemberItem;
  readonly profile: Profile;
  readonly grade: string;
  /** The column S460 of Table 6.2. */
  readonly is460: boolean;
  readonly f_y: number;
  readonly f_u: number;
  readonly strengthFrom: string;
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

/** Open profiles by their name as given, hollow ones with fabrication and grade beside it. */
const profiles = new Map<string, Profile>();
const profilesLimit = 20_000;

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

// Profile or own section.

function resolveProfile(sheet: Sheet, item: MemberItem): Profile | undefined {
  if (item.profile !== undefined && item.section !== undefined) {
    sheet.problem("section", "stands beside profile; give one of them");
    return undefined;
  }
  if (item.section !== undefined) return resolveOwn(sheet, item);
  if (item.profile === undefined) {
    sheet.problem("profile", "is required: a profile of the catalogue, or section with its dimensions");
    return undefined;
  }
  const grade = item.steel_grade ?? "S355";
  if (item.properties) return resolveCatalogue(sheet, item, item.profile, grade);
  // most profiles are open: their name alone says what they are
  const open = item.fabrication === undefined ? profiles.get(item.profile) : undefined;
  if (open) return open;
  const key = `${item.profile}|${item.fabrication ?? ""}|${grade}`;
  const hollow = profiles.get(key);
  if (hollow) {
    assumeFabrication(sheet, item, hollow);
    return hollow;
  }
  const made = resolveCatalogue(sheet, item, item.profile, grade);
  if (made && (made.hollow || item.fabrication === undefined)) {
    if (profiles.size >= profilesLimit) profiles.clear();
    profiles.set(made.hollow ? key : item.profile, made);
  }
  return made;
}

function resolveCatalogue(sheet: Sheet, item: MemberItem, name: string, grade: string): Profile | undefined {
  const resolved = resolveDesignation(name);
  if (!("kind" in resolved) || resolved.kind !== "section") {
    sheet.problem("profile", unknownProfile(name, "kind" in resolved ? undefined : resolved));
    return undefined;
  }
  const fabrication = item.fabrication ?? resolved.fabrication ?? productOf(grade) ?? "cold-formed";
  const found = section(name, { fabrication });
  const profile = found && profileOf(found, item.properties);
  if (!found || !profile) {
    sheet.problem("profile", noMember(resolved.canonical, found));
    return undefined;
  }
  if (!profile.hollow && item.fabrication !== undefined) {
    sheet.problem("fabrication", `is for hollow profiles; ${profile.label} is ${profile.fabrication}`);
  }
  if (profile.hollow) assumeFabrication(sheet, item, profile);
  return profile;
}

const unknownProfile = (name: string, why: { suggestions: readonly string[]; reason: string } | undefined): string => {
  if (!why) return `must be a profile; it is ${JSON.stringify(name)}`;
  const near = why.suggestions.length > 0 ? `; did you mean ${why.suggestions.slice(0, 3).join(", ")}?` : "";
  return `${why.reason}${near}`;
};

const noMember = (canonical: string, found: Section | undefined): string =>
  found?.shape === "plate"
    ? `${canonical} has no width; give a flat: section with shape flat, b_mm and t_mm`
    : found?.shape === "built-up"
      ? `${canonical} is a built-up member, which is for 6.4; check one of its parts`
      : `${canonical} is not in the catalogue; give section with its dimensions`;

/** EN 10210 or EN 10219 told by the grade. */
function productOf(grade: string): SteelProduct | undefined {
  const resolved = resolveSteelGrade(grade);
  if (resolved.kind !== "grade") return undefined;
  if (resolved.productStandard === "EN 10210") return "hot-finished";
  return resolved.productStandard === "EN 10219" ? "cold-formed" : undefined;
}

function assumeFabrication(sheet: Sheet, item: MemberItem, profile: Profile): void {
  if (item.fabrication !== undefined || item.profile === undefined) return;
  const resolved = resolveDesignation(item.profile);
  if ("kind" in resolved && resolved.kind === "section" && resolved.fabrication !== undefined) return;
  if (productOf(item.steel_grade ?? "S355") !== undefined) return;
  if (profile.fabrication === "cold-formed") {
    sheet.assume(
      "Hollow profiles are cold-formed (EN 10219): neither fabrication nor designation nor grade says otherwise.",
    );
    sheet.warn("hot-finished or cold-formed is not known; taken as cold-formed, the less favourable (Table 6.2)");
  }
}

function resolveOwn(sheet: Sheet, item: MemberItem): Profile | undefined {
  const own = item.section as OwnSection; // the schema has looked at it
  if (item.fabrication !== undefined) sheet.problem("fabrication", "is for profile; give it in section");
  const { fabrication } = own;
  const hollow = own.shape === "RHS" || own.shape === "CHS";
  if ((fabrication === "rolled" && hollow) || (fabrication === "hot-finished" && !hollow)) {
    const made = hollow ? "hot-finished, cold-formed or welded" : "rolled, welded or cold-formed";
    sheet.problem("section.fabrication", `must be ${made} for shape ${own.shape}; it is ${fabrication}`);
    return undefined;
  }
  const wrong = ownSectionProblems(own);
  for (const { path, message } of wrong) sheet.problem(`section.${path}`, message);
  if (wrong.length > 0) return undefined;
  if (fabrication === undefined) {
    if (hollow)
      sheet.warn("hot-finished or cold-formed is not known; taken as cold-formed, the less favourable (Table 6.2)");
    sheet.assume(hollow ? "Own hollow sections are cold-formed." : "Own sections are rolled.");
  }
  return profileOf(ownSection(own), item.properties);
}

// Strength.

type Strength = Pick<Member, "grade" | "is460" | "f_y" | "f_u" | "strengthFrom">;
type Table = Value<"EN 1993-1-1", "strength_table">;

interface KnownStrength extends Strength {
  readonly warning: string | undefined;
  readonly notes: readonly string[];
}

const strengths = new WeakMap<Profile, Map<string, KnownStrength>>();

function resolveStrength(sheet: Sheet, item: MemberItem, profile: Profile): Strength | undefined {
  const name = item.steel_grade ?? "S355";
  if (item.steel_grade === undefined) sheet.assume("Steel S355.");
  const table = item.strength_table ?? sheet.parameter("EN 1993-1-1", "strength_table");
  if (item.strength_table === undefined) {
    sheet.assume(
      table === "en-1993-1-1"
        ? "f_y and f_u by Table 3.1 of EN 1993-1-1 (3.2.1(1))."
        : "f_y and f_u by the product standard (3.2.1(1), national annex).",
    );
  }
  let ofProfile = strengths.get(profile);
  if (!ofProfile) {
    ofProfile = new Map();
    strengths.set(profile, ofProfile);
  }
  const key = table === "en-1993-1-1" ? name : `${name}|${table}`;
  let known = ofProfile.get(key);
  if (!known) {
    known = lookUpStrength(sheet, name, profile, table);
    if (!known) return undefined;
    ofProfile.set(key, known);
  }
  if (known.warning !== undefined && item.f_y_MPa === undefined) sheet.warn(known.warning);
  for (const note of known.notes) sheet.assume(note);
  if (item.f_y_MPa === undefined && item.f_u_MPa === undefined) return known;
  return { ...known, f_y: item.f_y_MPa ?? known.f_y, f_u: item.f_u_MPa ?? known.f_u, strengthFrom: "given" };
}

/** The grade is looked at even where the profile is not known: all problems at once. */
function rejectGrade(sheet: Sheet, name: string | undefined): undefined {
  const grade = resolveSteelGrade(name ?? "S355");
  if (grade.kind === "grade") {
    if (grade.scope !== "EN 1993-1-1") {
      sheet.problem("steel_grade", `${grade.canonical} is above S460, where EN 1993-1-1 ends (3.1(2))`);
    }
    return;
  }
  const near = grade.suggestions.length > 0 ? `; did you mean ${grade.suggestions.slice(0, 3).join(", ")}?` : "";
  sheet.problem("steel_grade", `${grade.reason}${near}`);
}

function lookUpStrength(sheet: Sheet, name: string, profile: Profile, table: Table): KnownStrength | undefined {
  const grade = resolveSteelGrade(name);
  if (grade.kind !== "grade" || grade.scope !== "EN 1993-1-1") return rejectGrade(sheet, name);
  const product: SteelProduct | undefined =
    profile.fabrication === "hot-finished" || (profile.hollow && profile.fabrication === "cold-formed")
      ? profile.fabrication
      : undefined;
  const found = steelStrength(grade, profile.thickest, table, product);
  if ("reason" in found) {
    sheet.problem("steel_grade", `${found.reason} (${found.clause})`);
    return undefined;
  }
  return {
    grade: grade.canonical,
    is460: grade.strength === 460,
    f_y: found.f_y_MPa,
    f_u: found.f_u_MPa,
    strengthFrom: found.clause,
    notes: found.notes.map((note) => `${note}.`),
    warning: found.beyondTable
      ? `the thickest part, ${profile.thickest} mm, is beyond the ${found.beyondTable.limit_mm} mm of the table; f_y and f_u by ${found.beyondTable.used}`
      : undefined,
  };
}

// Moments.

function shapeOf(sheet: Sheet, item: MemberItem, axis: "y" | "z"): MomentShape | undefined {
  const [diagram, name, psi] =
    axis === "y"
      ? [item.M_y_diagram, item.moment_shape_y, item.psi_y]
      : [item.M_z_diagram, item.moment_shape_z, item.psi_z];
  const found = shapeFrom(sheet, diagram, name, psi, `M_${axis}_diagram`, `moment_shape_${axis}`, `psi_${axis}`);
  const given = axis === "y" ? item.M_y_Ed : item.M_z_Ed;
  if (!found?.diagram || given === undefined) return found;
  const greatest = Math.abs(found.diagram.M_max);
  if (Math.abs(Math.abs(given) - greatest) > 0.01 * greatest) {
    sheet.problem(
      `M_${axis}_Ed`,
      `must be the greatest moment of M_${axis}_diagram, ${greatest} kNm, within 1 %; it is ${given}`,
    );
  }
  return found;
}

/** M_y between lateral restraints; as M_y of the member unless it is given. */
function shapeOfLtb(sheet: Sheet, item: MemberItem, shape_y: MomentShape | undefined): MomentShape | undefined {
  const { M_y_diagram_LT, moment_shape_LT, psi_LT } = item;
  if (M_y_diagram_LT === undefined && moment_shape_LT === undefined && psi_LT === undefined) return shape_y;
  return shapeFrom(sheet, M_y_diagram_LT, moment_shape_LT, psi_LT, "M_y_diagram_LT", "moment_shape_LT", "psi_LT");
}

function shapeFrom(
  sheet: Sheet,
  diagram: Diagram | undefined,
  name: MemberItem["moment_shape_y"],
  psi: number | undefined,
  diagramPath: string,
  namePath: string,
  psiPath: string,
): MomentShape | undefined {
  if (psi !== undefined && name !== undefined && name !== "linear") {
    sheet.problem(psiPath, `is for a linear moment; ${namePath} is ${name}`);
  }
  if (diagram === undefined) return namedShape(name, psi);
  if (name !== undefined) sheet.problem(namePath, `stands beside ${diagramPath}; give one of them`);
  if (psi !== undefined) sheet.problem(psiPath, `stands beside ${diagramPath}; give one of them`);
  const wrong = diagramProblem(diagram);
  if (wrong !== undefined) {
    sheet.problem(diagramPath, wrong);
    return undefined;
  }
  return diagramShape(diagram);
}

/** The actions of the item; a diagram brings its greatest moment. */
export function actionsOf(sheet: Sheet, item: MemberItem, member: Member | undefined): Actions {
  const { N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, M_y_diagram, M_z_diagram, q_ser_kN_m } = item;
  const all = [N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, M_y_diagram, M_z_diagram, q_ser_kN_m];
  // the governing load case may well have no forces at all
  if (all.every((action) => action === undefined) && !Object.hasOwn(item, "load_cases")) {
    sheet.problem("N_Ed", "is required: at least one of N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, or load_cases");
  }
  return {
    N_Ed: N_Ed ?? 0,
    M_y_Ed: M_y_Ed ?? (M_y_diagram === undefined ? 0 : (member?.shape_y.diagram?.M_max ?? 0)),
    M_z_Ed: M_z_Ed ?? (M_z_diagram === undefined ? 0 : (member?.shape_z.diagram?.M_max ?? 0)),
    V_z_Ed: V_z_Ed ?? 0,
    V_y_Ed: V_y_Ed ?? 0,
  };
}

// Choices of the annex.

interface AnnexChoices {
  readonly gamma_M0: number;
  readonly gamma_M1: number;
  readonly eta: number;
  readonly floorOfC_m0: boolean;
  readonly interaction_method: number;
  readonly interaction_methods: readonly number[];
  readonly ltb_method: "general" | "rolled";
  readonly f_in_general_case: boolean;
  readonly f_needs_free_ends: boolean;
}

const choicesOf = new WeakMap<Request, AnnexChoices>();

/** What every member of a request asks, looked up once. */
function annexChoices(sheet: Sheet): AnnexChoices {
  let choices = choicesOf.get(sheet.request);
  if (!choices) {
    choices = {
      gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0"),
      gamma_M1: sheet.parameter("EN 1993-1-1", "gamma_M1"),
      eta: sheet.parameter("EN 1993-1-5", "eta"),
      floorOfC_m0: sheet.parameter("EN 1993-1-1", "C_m0_floor"),
      interaction_method: sheet.parameter("EN 1993-1-1", "interaction_method"),
      interaction_methods: sheet.parameter("EN 1993-1-1", "interaction_methods"),
      ltb_method: sheet.parameter("EN 1993-1-1", "ltb_method"),
      f_in_general_case: sheet.parameter("EN 1993-1-1", "f_in_general_case"),
      f_needs_free_ends: sheet.parameter("EN 1993-1-1", "f_needs_free_ends"),
    };
    choicesOf.set(sheet.request, choices);
  }
  return choices;
}

function methodOf(sheet: Sheet, item: MemberItem, profile: Profile, annex: AnnexChoices): 1 | 2 {
  if (item.interaction_method === undefined) {
    const standard = profile.doublySymmetric && annex.interaction_method === 1 ? 1 : 2;
    sheet.assume(
      standard === 2
        ? "Interaction factors by method 2, Annex B (6.3.3(5))."
        : "Interaction factors by method 1, Annex A (6.3.3(5)).",
    );
    return standard;
  }
  const method = item.interaction_method === 1 ? 1 : 2;
  if (!annex.interaction_methods.includes(method)) {
    sheet.warn(`the national annex excludes method ${method} (Annex ${method === 1 ? "A" : "B"}) of 6.3.3(5)`);
  }
  if (method === 1 && !profile.doublySymmetric) {
    sheet.warn("method 1 (Annex A) is for doubly symmetric sections");
  }
  return method;
}

function ltbRules(sheet: Sheet, item: MemberItem, profile: Profile, annex: AnnexChoices): LtbRules {
  const standard = annex.ltb_method;
  const byAnnex = standard === "rolled" && profile.shape !== "I" ? "general" : standard;
  const method = item.ltb_method ?? byAnnex;
  const f_general = annex.f_in_general_case;
  const ends = annex.f_needs_free_ends && (item.k_z ?? 1) < 1;
  const apply_f = item.apply_f ?? (!ends && (method === "rolled" || (method === "general" && f_general)));
  if (method === "simplified") return { method, apply_f: false };
  if (apply_f && method === "general" && !f_general) {
    sheet.warn("f of 6.3.2.3(2) with the general case of 6.3.2.2: the annex does not give it");
  }
  if (apply_f && ends)
    sheet.warn("the national annex gives f of 6.3.2.3(2) only where the ends may rotate in plan (k_z = 1)");
  return { method, apply_f };
}

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
  if (item.deflection_limit !== undefined && item.q_ser_kN_m === undefined) {
    sheet.problem("q_ser_kN_m", "is required with deflection_limit");
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

function assumeDefaults(sheet: Sheet, { item, profile, exemptFromLtb, ltb }: Member): void {
  if (item.L_cr_y_mm === undefined || item.L_cr_z_mm === undefined) {
    sheet.assume("Buckling lengths about y and z that are not given are the length of the member.");
  }
  if (item.L_cr_T_mm === undefined && !profile.hollow) {
    sheet.assume("The length for torsional buckling, where not given, is the length of the member.");
  }
  if (item.L_LT_mm === undefined && !exemptFromLtb) {
    sheet.assume("The distance of lateral restraints, where not given, is the length of the member.");
  }
  if (item.section_class !== undefined) sheet.assume(`${sheet.mark}: section class ${item.section_class} as given.`);
  if (exemptFromLtb) {
    sheet.assume(
      item.lateral_restraint === "continuous"
        ? "The compression flange is restrained continuously: no lateral-torsional buckling."
        : "CHS, SHS, RHS with h/b <= 2 and sections bent about their weaker axis: no lateral-torsional buckling.",
    );
  } else {
    if (item.lateral_restraint === undefined) sheet.assume("No continuous lateral restraint.");
    if (item.ltb_method === undefined) {
      sheet.assume(
        ltb.method === "rolled"
          ? "Lateral-torsional buckling by 6.3.2.3 (rolled or equivalent welded sections)."
          : "Lateral-torsional buckling by the general case, 6.3.2.2.",
      );
    }
    if (item.load_height_mm === undefined) sheet.assume("Loads act at the shear centre (z_g = 0).");
    if (item.k_z === undefined || item.k_w === undefined) {
      sheet.assume("Ends free to rotate in plan and to warp, held against twist (k_z = k_w = 1).");
    }
  }
  if (item.E_MPa === undefined || item.G_MPa === undefined) {
    sheet.assume("E = 210 000 MPa, G = 81 000 MPa where not given (3.2.6(1)).");
  }
  if (item.hole_lines === undefined && item.A_net_mm2 === undefined) sheet.assume("No holes.");
}

/** Assumptions that only matter with the actions that are there. */
export function assumeForActions(sheet: Sheet, { item, profile, susceptible }: Member, a: Actions): void {
  if (
    a.M_y_Ed !== 0 &&
    item.psi_y === undefined &&
    item.moment_shape_y === undefined &&
    item.M_y_diagram === undefined
  ) {
    sheet.assume("Moments without psi, shape or diagram are uniform along the member (psi = 1).");
  }
  if (
    a.M_z_Ed !== 0 &&
    item.psi_z === undefined &&
    item.moment_shape_z === undefined &&
    item.M_z_diagram === undefined
  ) {
    sheet.assume("Moments without psi, shape or diagram are uniform along the member (psi = 1).");
  }
  if (a.M_y_Ed !== 0 && profile.shape === "tee") {
    sheet.assume("Tees: a positive M_y_Ed compresses the flange, a negative one the stem.");
  }
  if (item.susceptible_to_torsion === undefined && a.N_Ed >= 0 && (a.M_y_Ed !== 0 || a.M_z_Ed !== 0)) {
    sheet.assume(
      susceptible
        ? "Open members without continuous restraint are susceptible to torsional deformations (6.3.3)."
        : "Hollow sections and continuously restrained members are not susceptible to torsional deformations (6.3.3).",
    );
  }
  if (item.sway_y === undefined || item.sway_z === undefined) {
    sheet.assume("No sway buckling mode where sway_y and sway_z are not given (Table B.3).");
  }
  const bent = a.M_y_Ed !== 0 || a.M_z_Ed !== 0;
  if (bent && (profile.shape === "channel" || profile.shape === "tee" || profile.shape === "angle")) {
    sheet.warn(
      `loads of ${profile.shape === "angle" ? "an" : "a"} ${profile.shape} are taken through the shear centre: no torsion`,
    );
    if (profile.shape === "angle") {
      sheet.warn(
        "bending of the angle is taken about y and z, parallel to its legs; one that is free to deflect bends about u and v",
      );
    }
  }
}
