import type { LtbNumber, LtbSection } from "../annexes/lateral-torsional.ts";
import type { Message } from "../basis/message.ts";
import { pathText, problemAt } from "../basis/problem.ts";
import { onlyWith } from "../basis/refusals.ts";
import { mostUtilization } from "../basis/verification.ts";
import type { CaseOutcome } from "../engine/kind.ts";
import { says as editions } from "../engine/says-of-editions.ts";
import type { Outcome, Page, Sheet } from "../engine/sheet.ts";
import { outcomeOf, Tally } from "../engine/tally.ts";
import { alike, keyOf, type Met, type Shared } from "./alike.ts";
import { assumeForActions, sayIdle } from "./assumptions.ts";
import type { SectionForces } from "./bending-axial.ts";
import {
  type Class,
  classBesideN,
  classify,
  epsilon as epsilonOf,
  firstLimits,
  type Loading,
  loadingOf,
  type Part,
  wall3,
} from "./classification.ts";
import type { CrossSection } from "./cross-section.ts";
import { compareServiceLoad, deflection } from "./deflection.ts";
import type { EffectiveSection } from "./effective-section.ts";
import { requirement } from "./formula.ts";
import { draw } from "./geometry.ts";
import { shearOfDeflection, shearOfMoments, slopesOf, tooSmall, warnOfShear, withImplied } from "./implied-shear.ts";
import { momentFactors } from "./interaction-b.ts";
import { generalCase, type LtbChoice, ltbSectionOf } from "./lateral-torsional.ts";
import { resolveMember } from "./member.ts";
import type { Actions, Member } from "./model.ts";
import { type Resistances, resistances, type State } from "./resistances.ts";
import { actionsOf } from "./resolve-moments.ts";
import { type CaseActions, furnished, type MemberWithCases, type Opened, type Room } from "./room.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { MemberItem } from "./schema.ts";
import { turnedActions, turnedMember, turnedPage, turnedPart } from "./turned.ts";
import { newForces, verifyMember } from "./verify.ts";

/** What no forces change; `page` writes under the names of the section as it lies. */
interface Setting {
  readonly page: Page;
  readonly resolved: Member;
  /** turned by 90° where it lies on its broad side */
  readonly member: Member;
  readonly epsilon: number;
  readonly choice: () => LtbChoice;
  readonly gamma_M2: () => number;
  /** written over for each load case */
  readonly forces: SectionForces;
  readonly opened: readonly Opened[];
}

const none: readonly Opened[] = [];

function settingOf(sheet: Sheet, pad: Page, resolved: Member, epsilon: number, rooms: readonly Room[]): Setting {
  const { lying } = resolved;
  const member = lying ? turnedMember(resolved) : resolved;
  let choice: LtbChoice | undefined;
  return {
    page: lying ? turnedPage(pad) : pad,
    resolved,
    member,
    epsilon,
    choice: () => {
      choice ??= ltbChoice(sheet, member);
      return choice;
    },
    gamma_M2: gamma_M2(sheet, member),
    forces: newForces(),
    opened: rooms.flatMap((room) => room.open(sheet, resolved) ?? none),
  };
}

/** Where the way of one member under its forces parts from that of hundreds of load cases; undefined ends it. */
interface Stations {
  readonly classOf: (loading: Loading, actions: Actions) => Class | undefined;
  readonly resistancesOf: (state: State, actions: Actions) => Resistances | undefined;
}

/** The order of the calculation, that of a hand calculation: class, resistances, verifications. False: not to its end. */
function calculate(
  setting: Setting,
  { classOf, resistancesOf }: Stations,
  actions: Actions,
  loading: Loading,
  loadCase?: CaseActions,
): boolean {
  const { page, member, epsilon, forces, opened } = setting;
  loadingOf(member, actions, loading);
  const sectionClass = classOf(loading, actions);
  if (sectionClass === undefined) return false;
  const classified = member.item.section_class === undefined;
  const r = resistancesOf(
    {
      class: sectionClass,
      classZ: classified ? classBesideN(page, member, loading, epsilon, sectionClass) : sectionClass,
      stemCompressed: loading.stemCompressed,
      negative: loading.negative,
      bent: actions.M_y_Ed !== 0,
    },
    actions,
  );
  if (!r) return false;
  verifyMember(page, member, r, actions, forces);
  for (const room of opened) room.verify(page, member, r, actions, loadCase);
  if (classified && mayHideBehindMoment(member, actions)) verifyWithoutMoment(setting, actions, sectionClass);
  return true;
}

const insteadOf = (rooms: readonly Room[], item: MemberItem): Room["instead"] =>
  rooms.find(({ instead }) => instead?.takes(item))?.instead;

/** One member and one set of forces, with everything that is shown. */
export function calculateMember(sheet: Sheet, given: MemberItem, rooms: readonly Room[]): void {
  const instead = insteadOf(rooms, given);
  if (instead) {
    instead.calculate(sheet, given);
    return;
  }
  const item = furnished(rooms, sheet, given);
  const met = alike(sheet, item);
  const shared = met?.shared && sheet.repeat(met.shared.head) ? met.shared : undefined;
  const head = shared ?? headOf(sheet, item, met);
  const acting = actionsOf(sheet, item, head?.member);
  // of load cases the one that governs need not have the greatest moment
  if (!Object.hasOwn(item, "load_cases")) {
    compareServiceLoad(sheet, item);
    if (!Object.hasOwn(item, "actions")) warnOfShear(sheet, item, [item]);
  }
  if (!head || sheet.problems.length > 0) return;
  const { member: resolved } = head;
  assumeForActions(sheet, resolved, acting);
  const setting = settingOf(sheet, sheet, resolved, head.epsilon, rooms);
  draw(sheet, item, resolved, acting, setting.opened);
  if (sheet.problems.length > 0) return;
  const { page, member, epsilon } = setting;
  const { lying } = resolved;
  const parts: Part[] = [];
  const shown = () => (lying ? parts.map(turnedPart) : parts);
  const stations: Stations = {
    classOf(loading) {
      const found = classify(page, member, loading, epsilon, parts);
      const sectionClass = chosenClass(sheet, item, severerClass(page, member, loading, epsilon, found));
      useOfLimits(page, member, loading, epsilon, parts, found);
      if (sectionClass === 4 && member.profile.shape === "CHS") {
        rejectTube(sheet, item);
        return undefined;
      }
      writeClasses(sheet, shown(), sectionClass);
      return sectionClass;
    },
    resistancesOf(state, actions) {
      const r = resistancesFor(sheet, setting, state, met?.shared);
      if (!hasSection(sheet, r.section)) return undefined;
      if (state.class === 4) addReductions(parts, r.section, actions);
      sheet.given("parts", shown());
      return r;
    },
  };
  const actions = lying ? turnedActions(acting, { ...acting }) : acting;
  if (!calculate(setting, stations, actions, newLoading())) return;
  deflection(sheet, resolved);
  sayIdle(sheet, item, resolved, acting);
}

/** What only the load cases together show. */
export function warnOfCases(
  sheet: Sheet,
  item: MemberItem,
  cases: Parameters<typeof warnOfShear>[2],
  rooms: readonly Room[],
): void {
  if (!insteadOf(rooms, item)) warnOfShear(sheet, item, cases);
}

/** The member and the head of its calculation; kept for the next like it where one came before. */
function headOf(sheet: Sheet, item: MemberItem, met: Met | undefined): Pick<Shared, "member" | "epsilon"> | undefined {
  const start = sheet.place();
  const member = resolveMember(sheet, item);
  if (!member) return undefined;
  const epsilon = writeMember(sheet, member);
  const head = met && !member.lying ? sheet.since(start) : undefined;
  if (met && head) met.shared = { member, epsilon, head, resistances: new Map() };
  return { member, epsilon };
}

/** Worked out, or as a member like this one has written them for the same state. */
function resistancesFor(
  sheet: Sheet,
  { page, member, epsilon, choice, gamma_M2 }: Setting,
  state: State,
  shared: Shared | undefined,
): Resistances {
  const known = shared?.resistances.get(keyOf(state));
  if (known && sheet.repeat(known.passage)) return known.r;
  const start = sheet.place();
  const r = resistances(page, member, state, epsilon, choice(), gamma_M2);
  const passage = shared && sheet.since(start);
  if (passage) shared.resistances.set(keyOf(state), { r, passage });
  return r;
}

/** A moment that relieves web or stem may better the class; where the centroid shifts, N alone is verified as well. */
const mayHideBehindMoment = ({ profile: { shape } }: Member, a: Actions): boolean =>
  a.N_Ed > 0 && (a.M_y_Ed !== 0 || a.M_z_Ed !== 0) && (shape === "tee" || shape === "channel");

export const compressionAlone = requirement(
  "compression-alone",
  "6.2.9.3(2)",
  "N_Ed / N_Rd + N_Ed * e_N / M_Rd <= 1",
  "compression without the moments",
);

/** N in the class it has alone: a vanishing moment must not lift what it carries. */
function verifyWithoutMoment(
  { page, member, epsilon, choice, gamma_M2, forces }: Setting,
  a: Actions,
  sectionClass: Class,
): void {
  const pad = Tally.aside();
  const alone: Actions = { N_Ed: a.N_Ed, M_y_Ed: 0, M_z_Ed: 0, V_z_Ed: 0, V_y_Ed: 0, T_Ed: 0, B_Ed: 0 };
  const loading = loadingOf(member, alone, newLoading());
  const found = classify(pad, member, loading, epsilon);
  if (found <= sectionClass) return;
  const state: State = { class: found, classZ: found, stemCompressed: false, negative: false, bent: false };
  verifyMember(pad, member, resistances(pad, member, state, epsilon, choice(), gamma_M2), alone, forces);
  page.assume(says.compressionAlone);
  page.verify(compressionAlone, pad.outcome.utilization, 1, "");
}

const newLoading = (): Loading => ({ N_Ed: 0, y: false, z: false, stemCompressed: false, negative: false });

/** The head of the calculation: material, section, partial factors. */
function writeMember(sheet: Sheet, { item, profile: p, f_y, f_u, strengthFrom, gamma_M0, gamma_M1 }: Member): number {
  if (item.f_y_MPa === undefined) sheet.table("f_y_MPa", f_y, strengthFrom);
  else sheet.given("f_y_MPa", f_y);
  if (item.f_u_MPa !== undefined) sheet.given("f_u_MPa", f_u);
  else if (item.f_y_MPa === undefined || item.steel_grade !== undefined) sheet.table("f_u_MPa", f_u, strengthFrom);
  sheet.given("gamma_M0", gamma_M0);
  sheet.given("gamma_M1", gamma_M1);
  sheet.given("A_mm2", p.A);
  sheet.given("I_y_mm4", p.I_y);
  sheet.given("I_z_mm4", p.I_z);
  sheet.given("W_el_y_mm3", p.W_el_y);
  sheet.given("W_el_z_mm3", p.W_el_z);
  sheet.given("W_pl_y_mm3", p.W_pl_y);
  sheet.given("W_pl_z_mm3", p.W_pl_z);
  sheet.given("I_t_mm4", p.I_t);
  sheet.given("I_w_mm6", p.I_w);
  return sheet.put("epsilon", epsilonOf, f_y);
}

function chosenClass(sheet: Sheet, { section_class }: MemberItem, found: Class): Class {
  if (section_class === undefined) return found;
  if (section_class < found) sheet.warn(says.classBetterThanFound({ given: section_class, found }));
  return section_class as Class; // the schema asks for 1 to 4
}

const classNames: Readonly<Record<Part["id"], string>> = {
  flange: "class_flange",
  web: "class_web",
  stem: "class_stem",
  wall: "class_wall",
  leg: "class_leg",
  legs: "class_legs",
};

function writeClasses(sheet: Sheet, parts: readonly Part[], sectionClass: Class): void {
  for (const part of parts) sheet.given(classNames[part.id], part.class);
  sheet.given("section_class", sectionClass);
  if (sectionClass === 4) sheet.warn(says.class4);
}

/** Whether the classes hang on limits of the second generation: another class by those of the first, or a part near its limit. */
function useOfLimits(
  page: Page,
  member: Member,
  loading: Loading,
  epsilon: number,
  parts: readonly Part[],
  found: Class,
): void {
  if (!member.next?.classes || member.item.section_class !== undefined) return;
  const former = classify(Tally.aside(), { ...member, limits: firstLimits }, loading, epsilon);
  if (former !== found || parts.some(isNearLimit)) page.rule(member.next.of.rules.classLimits);
}

/** Within 15 % of the limit next above. */
const nearLimit = 0.85;

function isNearLimit({ c_over_t, limit_1, limit_2, limit_3 }: Part): boolean {
  const above = [limit_1, limit_2, limit_3].find((limit) => limit !== undefined && limit >= c_over_t);
  return above !== undefined && c_over_t >= nearLimit * above;
}

/** The severer of both generations, where the safe way is asked for. */
function severerClass(page: Page, member: Member, loading: Loading, epsilon: number, found: Class): Class {
  if (!member.next?.safe) return found;
  const former = classify(Tally.aside(), { ...member, limits: firstLimits }, loading, epsilon);
  if (former <= found) return found;
  const { what, clause } = member.next.of.rules.classLimits;
  page.warn(editions.keptSevere({ what, clause }));
  return former;
}

const tubeField = ({ profile }: MemberItem) => (profile === undefined ? "section" : "profile");
const rejectTube = (sheet: Sheet, item: MemberItem): void => sheet.problem(tubeField(item), input.class4Tube);

/** Properties given by hand may leave nothing when the effective section takes its part. */
function hasSection(sheet: Sheet, s: CrossSection): boolean {
  if (s.A_c > 0 && s.W_y > 0 && s.W_z > 0 && s.V_pl_z_Rd > 0 && s.V_pl_y_Rd > 0) return true;
  sheet.problem("properties", input.nothingLeft);
  return false;
}

/** `parts` shows the state of N alone where there is compression, else that of the moment. */
function addReductions(parts: readonly Part[], { effective }: CrossSection, { N_Ed, M_y_Ed, M_z_Ed }: Actions): void {
  if (!effective) return;
  const state: EffectiveSection = N_Ed > 0 ? effective.N : M_y_Ed === 0 && M_z_Ed !== 0 ? effective.M_z : effective.M_y;
  for (const part of parts) {
    const reduction = state.plates.get(part.id);
    if (!reduction) continue;
    part.k_sigma = reduction.k_sigma;
    part.lambda_p = reduction.lambda_p;
    part.rho = reduction.rho;
  }
}

const standard = "EN 1993-1-1";

const gamma_M2 =
  (sheet: Sheet, { f_y, f_u }: Member) =>
  (): number => {
    // an override of the request replaces the annex's rule
    const value = sheet.parameter(standard, "gamma_M2") as number | ((f_y: number, f_u: number) => number);
    if (typeof value === "function") return value(f_y, f_u);
    sheet.request.compare(standard, "gamma_M2", value, (own) => (typeof own === "number" ? own : own(f_y, f_u)));
    return value;
  };

const numberFor = (value: LtbNumber, section: LtbSection): number =>
  typeof value === "function" ? value(section) : value;

/** Only what the chosen method asks of the annex, so that the result names no parameter that was not used. */
function ltbChoice(sheet: Sheet, { profile, exemptFromLtb, ltb, next }: Member): LtbChoice {
  if (exemptFromLtb) return generalCase;
  const section = ltbSectionOf(profile);
  if (next?.whole) return { ...generalCase, section };
  const M_cr_rule = sheet.parameter(standard, "M_cr_rule");
  const k_c = ltb.apply_f && sheet.parameter(standard, "k_c_from_C_1");
  const number = (symbol: "lambda_LT_0" | "beta_LT"): number => {
    const value = numberFor(sheet.parameter(standard, symbol), section);
    sheet.request.compare(standard, symbol, value, (own) => numberFor(own, section));
    return value;
  };
  if (ltb.method === "general") {
    const lambda_LT_0 = section.shape === "hollow" ? number("lambda_LT_0") : 0;
    return { ...generalCase, section, M_cr_rule, k_c_from_C_1: k_c, lambda_LT_0 };
  }
  const plateau = number("lambda_LT_0");
  if (ltb.method === "simplified") {
    const lambda_c_0 = sheet.parameter(standard, "lambda_c_0");
    return {
      ...generalCase,
      section,
      M_cr_rule,
      lambda_LT_0: plateau,
      lambda_c_0,
      k_fl: sheet.parameter(standard, "k_fl"),
    };
  }
  const alpha = sheet.parameter(standard, "alpha_LT");
  return {
    ...generalCase,
    section,
    lambda_LT_0: plateau,
    beta: number("beta_LT"),
    curve: alpha === null ? sheet.parameter(standard, "curve_LT")(section) : undefined,
    alpha,
    k_c_from_C_1: k_c,
    M_cr_rule,
  };
}

/** A member whose resistances are worked out once for each class its forces can give it. */
export function prepare(
  sheet: Sheet,
  resolved: Member,
  rooms: readonly Room[],
): (actions: Actions, loadCase?: CaseActions) => CaseOutcome {
  const tally = Tally.aside();
  const setting = settingOf(sheet, tally, resolved, epsilonOf(resolved.f_y), rooms);
  const { page, member, epsilon } = setting;
  const choice = setting.choice();
  const known: (Resistances | undefined)[] = [];
  const given = member.item.section_class as Class | undefined; // the schema asks for 1 to 4
  const tube = member.profile.shape === "CHS";
  const found = classesMet(member, (loading) =>
    severerClass(page, member, loading, epsilon, classify(page, member, loading, epsilon)),
  );
  const stations: Stations = {
    classOf(loading) {
      const sectionClass = given ?? found(loading);
      if (sectionClass !== 4 || !tube) return sectionClass;
      // refused when it is calculated; while cases are compared it is the worst there is
      tally.outcome.utilization = mostUtilization;
      return undefined;
    },
    resistancesOf(state) {
      const index = indexOf(state, member.profile.shape === "tee");
      let r = known[index];
      if (!r) {
        r = resistances(page, member, state, epsilon, choice, setting.gamma_M2);
        if (member.method === 2) r.moments = momentFactors(page, member, r);
        known[index] = r;
      }
      return r;
    },
  };
  const loading = newLoading();
  const turned = { N_Ed: 0, M_y_Ed: 0, M_z_Ed: 0, V_z_Ed: 0, V_y_Ed: 0, T_Ed: 0, B_Ed: 0 };
  return (forces, loadCase) => {
    tally.clear();
    const actions = resolved.lying ? turnedActions(forces, turned) : forces;
    if (calculate(setting, stations, actions, loading, loadCase)) deflection(tally, resolved);
    return outcomeOf(tally);
  };
}

/**
 * Parts are the slenderer for their class the more they are compressed: no other class lies between two N_Ed of one class, and
 * most load cases need no classification. Not so of a stem, whose tip or root may be compressed.
 */
function classesMet({ profile }: Member, classOf: (loading: Loading) => Class): (loading: Loading) => Class {
  if (profile.plates.some(({ kind }) => kind === "stem")) return classOf;
  const least = new Float64Array(20).fill(Number.POSITIVE_INFINITY);
  const most = new Float64Array(20).fill(Number.NEGATIVE_INFINITY);
  return (loading) => {
    const { N_Ed, y, z } = loading;
    const bent = (y ? 5 : 0) + (z ? 10 : 0);
    for (const met of classes) {
      const place = bent + met;
      if (N_Ed >= (least[place] ?? 0) && N_Ed <= (most[place] ?? 0)) return met;
    }
    const found = classOf(loading);
    const place = bent + found;
    least[place] = Math.min(least[place] ?? N_Ed, N_Ed);
    most[place] = Math.max(most[place] ?? N_Ed, N_Ed);
    return found;
  };
}

const classes = [1, 2, 3, 4] as const satisfies readonly Class[];

/** One number for what the resistances depend on. */
const indexOf = ({ class: c, classZ, stemCompressed, negative, bent }: State, tee: boolean): number =>
  levelOf(c) + 3 * levelOf(classZ) + (stemCompressed ? 9 : 0) + (negative ? 18 : 0) + (tee && bent ? 36 : 0);

/** Classes 1 and 2 have the same resistances. */
const levelOf = (sectionClass: Class): number => (sectionClass <= 2 ? 0 : sectionClass - 2);

export type { CaseOutcome };

/** For `load_cases`: the forces of a case, each 0 where it is not given. */
export function prepareCases(
  sheet: Sheet,
  item: MemberWithCases,
  rooms: readonly Room[],
): (loadCase: CaseActions) => CaseOutcome {
  const instead = insteadOf(rooms, item);
  if (instead) return instead.prepareCases(sheet, item);
  for (const name of ["M_y_diagram", "M_z_diagram"] as const) {
    if (item[name] !== undefined) sheet.problem(name, input.diagramWithCases);
  }
  const member = resolveMember(sheet, furnished(rooms, sheet, item));
  const nothing = (): Outcome => ({ utilization: 0, requirement: undefined, failed: false });
  compareServiceLoad(sheet, item);
  if (!member || sheet.problems.length > 0) return nothing;
  const judge = prepare(sheet, member, rooms);
  const actions = { N_Ed: 0, M_y_Ed: 0, M_z_Ed: 0, V_z_Ed: 0, V_y_Ed: 0, T_Ed: 0, B_Ed: 0 };
  const { profile } = member;
  const class4Tube =
    profile.shape === "CHS" &&
    item.section_class === undefined &&
    (profile.plates[0]?.ratio ?? 0) > wall3(epsilonOf(member.f_y));
  const bentTube = (profile.plates[0]?.ratio ?? 0) <= member.limits.wallBent3(epsilonOf(member.f_y));
  const at = (name: string, said: Message) => problemAt(pathText([...sheet.path, name]), said);
  const slopes = slopesOf(item, member);
  return (loadCase) => {
    const { N_Ed = 0, M_y_Ed = 0, M_z_Ed = 0, V_z_Ed = 0, V_y_Ed = 0, T_Ed = 0, B_Ed = 0 } = loadCase;
    const V_z = shearOfMoments(slopes.y, M_y_Ed, item.length_mm);
    const V_y = shearOfMoments(slopes.z, M_z_Ed, item.length_mm);
    actions.N_Ed = N_Ed;
    actions.M_y_Ed = M_y_Ed;
    actions.M_z_Ed = M_z_Ed;
    actions.V_z_Ed = withImplied(V_z_Ed, Math.max(V_z, shearOfDeflection(item, M_y_Ed)));
    actions.V_y_Ed = withImplied(V_y_Ed, V_y);
    actions.T_Ed = T_Ed;
    actions.B_Ed = B_Ed;
    const wrong_z = slopes.ofSegment ? undefined : tooSmall(V_z_Ed, V_z, member.shape_y);
    const wrong_y = tooSmall(V_y_Ed, V_y, member.shape_z);
    const wrongTube = class4Tube && !(N_Ed < 0 && M_y_Ed === 0 && M_z_Ed === 0) && !(N_Ed <= 0 && bentTube);
    const wrongBimoment = B_Ed !== 0 && profile.shape !== "I";
    const outcome = judge(actions, loadCase);
    if (!(wrong_z || wrong_y || wrongTube || wrongBimoment)) return outcome;
    const problems = [
      ...(wrong_z ? [at("V_z_Ed", wrong_z)] : []),
      ...(wrong_y ? [at("V_y_Ed", wrong_y)] : []),
      ...(wrongTube ? [at(tubeField(item), input.class4Tube)] : []),
      ...(wrongBimoment ? [at("B_Ed", onlyWith(input.iSections({ profile: profile.label })))] : []),
    ];
    return { ...outcome, problems };
  };
}
