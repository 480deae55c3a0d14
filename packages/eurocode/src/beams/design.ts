import { annexOf } from "../annexes/index.ts";
import { bringOwnAnnexes } from "../annexes/own.ts";
import type { LoadDuration } from "../annexes/timber-types.ts";
import { everydayForm } from "../basis/everyday.ts";
import { english, type Message, quantity } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import { isInvalidInput, Problems } from "../basis/problem.ts";
import { atMost, notWith, required } from "../basis/refusals.ts";
import type { CheckResult, ItemResult } from "../basis/result.ts";
import { findProblems } from "../basis/validation.ts";
import { combinations } from "../en-1990/check.ts";
import { countOfSupports } from "../en-1992-1-1/bar-layouts/supports.ts";
import { concreteColumns as concreteMembers } from "../en-1992-1-1/check.ts";
import { steelMembers } from "../en-1993-1-1/check.ts";
import { timberMembers } from "../en-1995-1-1/check.ts";
import { durationsOfActions } from "../en-1995-1-1/from-actions.ts";
import type { Check } from "../engine/kind.ts";
import { runCheck } from "../engine/run-check.ts";
import {
  actionsOfBeam,
  type BeamActions,
  type BeamPoint,
  type BeamSpan,
  rejectMetres,
  withOneLoad,
} from "./actions.ts";
import { withBarLayout } from "./bar-layout.ts";
import {
  byLoads,
  byLoadsInService,
  isSlab,
  itemsOfConcrete,
  overhangDeflects,
  serviceOf,
  shapeBeyond,
  stripOfSlab,
} from "./concrete.ts";
import {
  annexFields,
  type BeamCases,
  type BeamDesignRequest,
  beamDesignSchema,
  type DesignAction,
  type DesignLoad,
} from "./design-schema.ts";
import { hasFlange, lacksFlange, ownWeightOf, weightOfMember } from "./own-weight.ts";
import { says } from "./says.ts";
import type { BeamLoad } from "./schema.ts";
import { rejectStiffness, stiffnessOfMember } from "./stiffness-of-member.ts";

export { beamDesignSchema } from "./design-schema.ts";

/** What a beam with actions comes to: requests of checks, of which the members are verified in each combination. */
export interface BeamDesign {
  /** N, V and M of each action, with those that pattern loading makes of one. */
  readonly actions: readonly { readonly id: string; readonly beam: BeamActions }[];
  /** How many combinations were verified. */
  readonly combinations: number;
  readonly check: Check;
  /** What each item of the request is, in whatever combination. */
  readonly names: readonly string[];
  /** The spans, each in the combination that governs it. */
  readonly request: Readonly<Record<string, unknown>>;
  /** What the verdict of the spans does not hold. */
  readonly warnings: readonly Message[];
  /** What goes to each support in the combinations of strength. */
  readonly reactions: BeamReactions;
  /** The combinations as sets of EN 1990, one for each span; with the deflections where they have a limit. */
  readonly sets: { readonly check: Check; readonly request: Readonly<Record<string, unknown>> };
}

/** By the name of the support; upwards positive, so that what is below zero lifts. */
export type BeamReactions = Readonly<Record<string, { readonly max_kN: number; readonly min_kN: number }>>;

/** The greatest and the least that go to each support. */
function reactionsIn(beams: readonly BeamActions[]): BeamReactions {
  const names = Object.keys(beams[0]?.reactions ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const all = beams.map(({ reactions }) => reactions[name]?.kN ?? 0);
      return [name, { max_kN: Math.max(...all), min_kN: Math.min(...all) }];
    }),
  );
}

/** A part of an action that acts or not. */
interface Part {
  readonly action: DesignAction;
  /** The place of its action. */
  readonly of: number;
  readonly id: string;
  readonly loads: readonly BeamLoad[];
}

interface Combination {
  readonly text: string;
  readonly situation: string;
  readonly factors: Readonly<Record<string, number>>;
}

/** The combinations that a result of EN 1990 lists. */
const mostCombinations = 1000;

/** How a message is said in the marks of the spans. */
type Tell = (said: Message) => string;

/** Analyses each action, combines them by EN 1990 and verifies every span in every combination. Throws InvalidInput. */
export function designOfBeam(input: unknown, tell: Tell = english): BeamDesign {
  bringOwnAnnexes();
  const problems = new Problems();
  const plain = everydayForm(beamDesignSchema, input);
  findProblems(beamDesignSchema, plain, [], problems);
  if (problems.any) {
    rejectRest(plain, problems);
    throw problems.toError();
  }
  const cases = plain as BeamCases; // as the schema has just accepted it
  if (!cases.member) problems.add("member", required(says.memberOfBeam));
  const given = withoutNothing({ ...cases, member: cases.member ?? {} });
  const check = cases.member && materialOf(given, problems);
  rejectMetres(given.spans_mm, problems);
  rejectLoads(given, problems);
  rejectMember(given, problems);
  rejectWeight(given, problems);
  if (problems.any || !check) {
    if (check) rejectFieldsOf(check, given, problems);
    throw problems.toError();
  }
  const parts = partsOf(given);
  const actions = parts.map(({ id, loads, of }) => ({ id, beam: telling(`actions[${of}]`, () => bent(given, loads)) }));
  const found = combined(given, parts);
  const ofStrength = found.filter(({ situation }) => isStrength(situation));
  const beams = ofStrength.map((one) => bent(given, factored(parts, one)));
  const names = given.spans_mm.map((_, span) => nameOf(given, span, tell));
  const made: Verified =
    check === concreteMembers
      ? ofConcrete(given, parts, found, { names, tell })
      : {
          names,
          request:
            check === timberMembers
              ? ofTimber(given, parts, ofStrength, { names, beams })
              : ofSteel(given, ofStrength, { names, beams }),
        };
  return {
    actions,
    combinations: ofStrength.length,
    check,
    names: made.names,
    request: made.request,
    reactions: reactionsIn(beams),
    warnings: [
      ...liftsOf(bent(given, permanentOf(parts)), reactionsIn(beams)),
      ...ofWeight(given),
      ...(made.warnings ?? []),
      ...doubtsOf(given),
    ],
    sets: { check: combinations, request: setsOf(given, parts, found, names) },
  };
}

/** What comes of a beam: its spans as the result of their check, passed where the deflections are, too. */
export interface BeamResult extends CheckResult {
  readonly reactions: BeamReactions;
}

export interface BeamOutcome {
  readonly design: BeamDesign;
  readonly result: BeamResult;
  /** With their limit, where there is one. */
  readonly deflections: CheckResult;
}

/** The spans in the combinations that govern them, and what deflects most. Throws InvalidInput. */
export function outcomeOfBeam(
  input: unknown,
  { tell, messages }: { readonly tell?: Tell; readonly messages?: boolean } = {},
): BeamOutcome {
  const design = designOfBeam(input, tell);
  const { check, request, sets, reactions } = design;
  const more = messages ? { messages } : {};
  const spans = runCheck(check, { ...request, ...more });
  const deflections = runCheck(sets.check, { ...sets.request, ...more });
  const isSpans = severityOf(spans) >= severityOf(deflections);
  const {
    utilization,
    result: { governing },
  } = isSpans ? spans : deflections;
  const passed = spans.passed && deflections.passed;
  return {
    design,
    result: { ...spans, passed, utilization, result: { ...spans.result, governing }, reactions },
    deflections,
  };
}

const severityOf = ({ passed, utilization }: CheckResult): number => utilization + (passed ? 0 : failing);

/** A beam with its loads by case, without a verdict. */
export interface BeamOfCases {
  /** N, V, M and deflection of each action, with those that pattern loading makes of one. */
  readonly actions: readonly { readonly id: string; readonly beam: BeamActions }[];
  /** The beam in every combination of strength and of use. */
  readonly combinations: readonly { readonly text: string; readonly situation: string; readonly beam: BeamActions }[];
  /** What goes to each support in the combinations of strength. */
  readonly reactions: BeamReactions;
}

/** Analyses each action, and the beam in every combination by EN 1990. Throws InvalidInput. */
export function casesOfBeam(input: unknown): BeamOfCases {
  bringOwnAnnexes();
  const problems = new Problems();
  const plain = everydayForm(beamDesignSchema, input);
  findProblems(beamDesignSchema, plain, [], problems);
  if (problems.any) throw problems.toError();
  const cases = plain as BeamCases; // as the schema has just accepted it
  const given = withoutNothing({ ...cases, member: cases.member ?? {} });
  rejectMetres(given.spans_mm, problems);
  rejectLoads(given, problems);
  rejectWeight(given, problems);
  if (problems.any) throw problems.toError();
  const parts = partsOf(given);
  const actions = parts.map(({ id, loads, of }) => ({ id, beam: telling(`actions[${of}]`, () => bent(given, loads)) }));
  const found = combined(given, parts, ["uls", "sls-characteristic", "sls-frequent", "sls-quasi-permanent"]);
  const combinations = found.map(({ text, situation, factors }) => {
    const one = { text, situation, factors };
    return { text, situation, beam: bent(given, factored(parts, one)) };
  });
  const reactions = reactionsIn(combinations.flatMap(({ situation, beam }) => (isStrength(situation) ? beam : [])));
  return { actions, combinations, reactions };
}

function materialOf({ member }: BeamDesignRequest, problems: Problems): Check | undefined {
  if (member.profile !== undefined || member.section !== undefined) return steelMembers;
  if (member.species !== undefined) return timberMembers;
  if (member.fck !== undefined) return concreteMembers;
  problems.add("member", says.materialOfBeam);
  return undefined;
}

/** What the analysis gives. */
const analysed = ["mark", "length_mm", "load_cases", "actions", "M_y_Ed", "V_z_Ed", "M_y_diagram", "load_duration"];

function rejectMember(given: BeamDesignRequest, problems: Problems): void {
  const { member, EI_kNm2, deflection_limit, support_widths_mm: widths } = given;
  for (const field of analysed) if (member[field] !== undefined) problems.add(`member.${field}`, says.byAnalysis);
  if (member.fck !== undefined) {
    rejectConcrete(given, problems);
    return;
  }
  if (widths) problems.add("support_widths_mm", says.widthsOfConcrete);
  const isNamed = typeof member.profile === "string";
  if (deflection_limit !== undefined && EI_kNm2 === undefined && !isNamed && stiffnessOfMember(member) === undefined)
    problems.add("EI_kNm2", required(says.stiffness, "deflection_limit"));
  rejectStiffness(given, problems);
}

function rejectWeight({ own_weight, member }: BeamDesignRequest, problems: Problems): void {
  if (own_weight && weightOfMember(member) === undefined)
    problems.add("member", required(says.ownWeightOfSection, "own_weight"));
}

/** Characteristic values. */
const permanentOf = (parts: readonly Part[]): BeamLoad[] =>
  parts.flatMap(({ action, loads }) => (action.nature === "permanent" ? loads : []));

/** Supports that are pulled: what lies on them does not hold them. */
function liftsOf(permanent: BeamActions, reactions: BeamReactions): Message[] {
  return Object.entries(reactions).flatMap(([name, { min_kN }]) => {
    const own = permanent.reactions[name]?.kN ?? 0;
    const R = (force: number) => quantity(significant(-force, 3), "kN");
    if (own < -nothing) return [says.lifts({ name, R: R(Math.min(own, min_kN)) })];
    return min_kN < -nothing ? [says.mayLift({ name, R: R(min_kN) })] : [];
  });
}

/** kN */
const nothing = 1e-6;

/** Who says that it is not added knows it. */
function ofWeight(given: BeamDesignRequest): Message[] {
  const own = ownWeightOf(given);
  if (own)
    return [
      says.ownWeightAdded({ g: quantity(significant(weightOfMember(given.member) ?? 0, 3), "kN/m"), id: own.id }),
      ...(hasFlange(given.member) ? [says.ownWeightWithFlange] : []),
      ...(lacksFlange(given.member) ? [says.ownWeightOfWeb] : []),
    ];
  return given.own_weight === undefined ? [says.ownWeight] : [];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** What can be known beside what the schema refuses: of the parts that it accepts. */
function rejectRest(plain: unknown, problems: Problems): void {
  if (!isRecord(plain)) return;
  const refused = problems.list.map(({ path }) => path);
  const isSound = (field: string): boolean =>
    plain[field] !== undefined && !refused.some((path) => path.replace(/[.[].*/, "") === field);
  const { spans_mm, actions, member, ...rest } = plain as BeamCases; // asked for one by one
  const sound = Object.fromEntries(Object.entries(rest).filter(([field]) => isSound(field)));
  const spans = isSound("spans_mm") ? spans_mm : [];
  rejectMetres(spans, problems);
  const of = isRecord(member) ? member : {};
  const given = withoutNothing({ ...sound, spans_mm: spans, actions: isSound("actions") ? actions : [], member: of });
  if (spans.length > 0) rejectLoads(given, problems);
  if (!isRecord(member)) return;
  const check = materialOf(given, problems);
  rejectMember(given, problems);
  if (check) rejectFieldsOf(check, given, problems);
}

/** A member by itself, under loads of nearly nothing: what is wrong with its own fields. */
function rejectFieldsOf(check: Check, given: BeamDesignRequest, problems: Problems): void {
  const { member } = given;
  const known = new Set(problems.list.map(({ path }) => path));
  const item = { ...member, mark: "beam", ...(check === concreteMembers ? {} : { length_mm: 3000 }) };
  const loaded = check === concreteMembers ? { ...item, M_Ed: 1e-3, V_Ed: 1e-3 } : { ...item, M_y_Ed: 1e-3 };
  const list = check !== concreteMembers ? "members" : isSlab(member) ? "slabs" : "beams";
  try {
    runCheck(check, { ...annexFields(given), [list]: [loaded] });
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    for (const problem of error.problems) {
      const path = problem.path.replace(/^\w+\[0\]/, "member");
      const [, field = ""] = /^member\.(\w+)/.exec(path) ?? [];
      if (!known.has(path) && !analysed.includes(field)) problems.take({ ...problem, path });
    }
  }
}

/** Fields that say nothing are left out: null and zero of what the analysis gives, defaults beside a concrete beam. */
function withoutNothing(given: BeamDesignRequest): BeamDesignRequest {
  const { deflection_situation, N_Ed, ...rest } = given;
  const ofAnalysis = new Set<string>([...analysed, ...byLoads]);
  const isNothing = (name: string, value: unknown): boolean =>
    value === null || value === "" || (value === 0 && ofAnalysis.has(name));
  const member = Object.fromEntries(Object.entries(rest.member).filter(([name, value]) => !isNothing(name, value)));
  const actions = rest.actions.map((action) => ({ ...action, loads: action.loads.map(withOneLoad) }));
  const isDefault = deflection_situation === "sls-characteristic";
  const situation = deflection_situation && !isDefault ? { deflection_situation } : {};
  return { ...rest, ...situation, ...(N_Ed ? { N_Ed } : {}), actions, member };
}

/** The span over the deflection of a cantilever in timber, the least that annexes and tables have. */
const coarsest = 125;

/** mm: a load nearer to a support is on it, or its place is in metres. */
const besideSupport = 50;

/** What is not verified, and what is more often a slip than meant. */
function doubtsOf(given: BeamDesignRequest): Message[] {
  const { actions, member, deflection_limit, EI_kNm2 } = given;
  const overhangs = member.fck !== undefined && overhangDeflects(given);
  const near = actions.flatMap(({ loads }, a) =>
    loads.flatMap(({ x_mm = 0 }, i) => {
      if (x_mm <= 1 || x_mm >= besideSupport) return [];
      return [says.besideSupport({ load: `actions[${a}].loads[${i}]`, x: quantity(x_mm, "mm") })];
    }),
  );
  if (member.fck !== undefined)
    return [
      ...near,
      ...(member.serviceability === undefined ? [says.noService] : []),
      ...(overhangs ? [says.turningRoot] : []),
    ];
  const isOwn = ["q_ser_kN_m", "deflection", "serviceability"].some((field) => member[field] !== undefined);
  if (deflection_limit === undefined) return [...near, ...(isOwn ? [] : [says.noDeflection])];
  const isElastic = member.species !== undefined && EI_kNm2 === undefined;
  return [
    ...near,
    ...(deflection_limit < coarsest ? [says.coarseLimit({ n: deflection_limit })] : []),
    ...(isElastic ? [says.elasticDeflection] : []),
  ];
}

function rejectConcrete(given: BeamDesignRequest, problems: Problems): void {
  const { member, EI_kNm2, deflection_limit, deflection_situation } = given;
  for (const field of byLoads) if (member[field] !== undefined) problems.add(`member.${field}`, says.byAnalysis);
  const service = serviceOf(given);
  for (const field of byLoadsInService)
    if (typeof service === "object" && service?.[field] !== undefined)
      problems.add(`member.serviceability.${field}`, says.byAnalysis);
  if (EI_kNm2 !== undefined) problems.add("EI_kNm2", says.deflectionOfConcrete);
  if (deflection_limit !== undefined) problems.add("deflection_limit", says.deflectionOfConcrete);
  if (deflection_situation !== undefined) problems.add("deflection_situation", says.deflectionOfConcrete);
  const count = countOfSupports(given);
  const widths = given.support_widths_mm;
  if (widths && widths.length !== count)
    problems.add("support_widths_mm", says.countOfWidths({ count, given: widths.length }));
  if (!isSlab(member)) return;
  const wide = (width: number | undefined): boolean => width !== undefined && Math.abs(width - stripOfSlab) > 1e-9;
  if (wide(given.spacing_m)) problems.add("spacing_m", says.stripOfSlab);
  given.actions.forEach(({ loads }, a) => {
    loads.forEach(({ spacing_m }, i) => {
      if (wide(spacing_m)) problems.add(`actions[${a}].loads[${i}].spacing_m`, says.stripOfSlab);
    });
  });
}

/** A slab carries the loads of the strip that its values are for. */
const widthOf = ({ spacing_m, member }: BeamDesignRequest): number | undefined =>
  spacing_m ?? (member.fck !== undefined && isSlab(member) ? stripOfSlab : undefined);

function rejectLoads(given: BeamDesignRequest, problems: Problems): void {
  const { actions, spans_mm } = given;
  const spacing_m = widthOf(given);
  actions.forEach(({ loads, nature, category, group, pattern }, a) => {
    const at = (field: string): string => `actions[${a}].${field}`;
    if (pattern === true && group !== undefined) problems.add(at("pattern"), notWith("group"));
    else if (pattern === true && nature !== "imposed") problems.add(at("pattern"), says.patternOfImposed);
    if (nature === "imposed" && category === undefined) problems.add(at("category"), required(says.categoryOfLoad));
    loads.forEach((load, i) => {
      const here = `${at("loads")}[${i}]`;
      const { q_kN_m2, q_kN_m, P_kN, spacing_m: own } = load;
      if ([q_kN_m2, q_kN_m, P_kN].filter((value) => value !== undefined).length !== 1)
        problems.add(here, says.oneLoadOfAction);
      if (q_kN_m2 !== undefined && (own ?? spacing_m) === undefined)
        problems.add(`${here}.spacing_m`, required(says.carriedWidth, "q_kN_m2"));
      if (q_kN_m2 === undefined && own !== undefined) problems.add(`${here}.spacing_m`, says.areasAlone);
      if (load.span !== undefined && load.span > spans_mm.length)
        problems.add(`${here}.span`, atMost(spans_mm.length, load.span, { is: says.numberOfSpans }));
    });
  });
}

const lineOf = ({ q_kN_m2, spacing_m: own, ...load }: DesignLoad, spacing_m = 0): BeamLoad =>
  q_kN_m2 === undefined ? load : { ...load, q_kN_m: q_kN_m2 * (own ?? spacing_m) };

/** Imposed loads act on each span or not; the weight of the beam is everywhere. */
function partsOf(given: BeamDesignRequest): Part[] {
  const { actions, spans_mm } = given;
  const spacing_m = widthOf(given);
  const weight = ownWeightOf(given);
  const own = weight ? [{ action: weight, of: 0, id: weight.id, loads: weight.loads }] : [];
  const others = actions.flatMap((action, of): Part[] => {
    const { id, nature, group, pattern } = action;
    const loads = action.loads.map((load) => lineOf(load, spacing_m));
    const patterned = spans_mm.length > 1 && (pattern ?? (nature === "imposed" && group === undefined));
    if (!patterned) return [{ action, of, id, loads }];
    return spans_mm.flatMap((_, i): Part[] => {
      const own = loads.flatMap((load) =>
        load.span === undefined ? [{ ...load, span: i + 1 }] : load.span === i + 1 ? [load] : [],
      );
      return own.length === 0 ? [] : [{ action, of, id: `${id}[${i + 1}]`, loads: own }];
    });
  });
  return [...own, ...others];
}

/** The beam under some loads; where there is none, under a load of nothing. */
function bent(
  { spans_mm, left, right, N_Ed, EI_kNm2, member }: BeamDesignRequest,
  loads: readonly BeamLoad[],
): BeamActions {
  const { profile } = member;
  const EI = EI_kNm2 ?? (typeof profile === "string" ? undefined : stiffnessOfMember(member));
  return actionsOfBeam({
    spans_mm,
    ...(left === undefined ? {} : { left }),
    ...(right === undefined ? {} : { right }),
    ...(N_Ed === undefined ? {} : { N_Ed }),
    ...(EI === undefined ? {} : { EI_kNm2: EI }),
    ...(typeof profile === "string" ? { profile } : {}),
    loads: loads.length > 0 ? loads : [{ q_kN_m: 0 }],
  });
}

const times = (load: BeamLoad, factor: number): BeamLoad => ({
  ...load,
  ...(load.q_kN_m === undefined ? {} : { q_kN_m: factor * load.q_kN_m }),
  ...(load.P_kN === undefined ? {} : { P_kN: factor * load.P_kN }),
});

const factored = (parts: readonly Part[], { factors }: Combination): BeamLoad[] =>
  parts.flatMap(({ id, loads }) => {
    const factor = factors[id] ?? 0;
    return factor === 0 ? [] : loads.map((load) => times(load, factor));
  });

/** The parts of a set of EN 1990. */
function asSet({ combination }: BeamDesignRequest, parts: readonly Part[], effects: (part: Part) => object): object {
  const ids = (name: string): string[] => {
    const own = parts.filter(({ action }) => action.id === name).map(({ id }) => id);
    return own.length === 0 ? [name] : own;
  };
  return {
    ...combination,
    actions: parts.map((part) => {
      const { loads: _, pattern: __, not_with, ...action } = part.action;
      return {
        ...action,
        id: part.id,
        ...(not_with === undefined ? {} : { not_with: not_with.flatMap(ids) }),
        effects: effects(part),
      };
    }),
  };
}

const situationsOf = ({
  actions,
  member,
  deflection_limit,
  deflection_situation = "sls-characteristic",
}: BeamDesignRequest): string[] => [
  "uls",
  ...(member.fck !== undefined && member.serviceability !== undefined
    ? ["sls-characteristic", "sls-quasi-permanent"]
    : []),
  ...(actions.some(({ nature }) => nature === "accidental") ? ["accidental"] : []),
  ...(deflection_limit === undefined ? [] : [deflection_situation]),
];

function combined(
  given: BeamDesignRequest,
  parts: readonly Part[],
  situations = situationsOf(given),
): readonly Combination[] {
  const ask = { ...annexFields(given), ...asSet(given, parts, () => ({ E: 1 })), situations };
  const { values } = one(
    telling(
      "",
      () => runCheck(combinations, ask),
      (path) => ofPart(path, parts),
    ),
    "set",
  );
  const formed = Object.values(values.n_formed as Readonly<Record<string, number>>); // as the check writes it
  if (values.combinations_omitted !== 0 || formed.some((n) => n > 100 * mostCombinations)) {
    const problems = new Problems();
    problems.add("actions", says.manyCombinations({ most: mostCombinations }));
    throw problems.toError();
  }
  return values.combinations as readonly Combination[]; // as the check writes it
}

const one = ({ result }: CheckResult, name: string): ItemResult => result[name] as ItemResult; // asked for one

/** Runs it; what is wrong has its place in the beam. */
function telling<T>(before: string, work: () => T, placed: (path: string) => string = (path) => path): T {
  try {
    return work();
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    const problems = new Problems();
    // what is wrong in each combination is said once
    const told = new Set<string>();
    for (const problem of error.problems) {
      // the analysis takes the stiffness of the profile
      const own = problem.path === "profile" ? "member.profile" : placed(problem.path);
      const path = own.startsWith("loads") ? `${before}.${own}` : own;
      if (!told.has(path + problem.message)) problems.take({ ...problem, path });
      told.add(path + problem.message);
    }
    throw problems.toError();
  }
}

/** `actions[3].psi_0` of a part is that of its action. */
const ofPart = (path: string, parts: readonly Part[]): string =>
  path.replace(/^actions\[(\d+)\]/, (_, place: string) => `actions[${parts[Number(place)]?.of ?? 0}]`);

function nameOf({ mark, spans_mm }: BeamDesignRequest, span: number, tell: Tell): string {
  if (spans_mm.length === 1 && mark !== undefined) return mark;
  const n = `${span + 1}`;
  return tell(mark === undefined ? says.span({ n }) : says.spanOf({ mark, n }));
}

const isIdle = ({ member }: BeamSpan): boolean => member.M_y_Ed === 0 && member.V_z_Ed === 0 && !member.N_Ed;

interface Named {
  /** Of the spans. */
  readonly names: readonly string[];
  /** In each combination of strength. */
  readonly beams: readonly BeamActions[];
}

/** Each span in each combination by itself, for the shape of its moments is another; the worst of each is kept. */
function ofSteel(given: BeamDesignRequest, found: readonly Combination[], { names, beams }: Named) {
  const tried = given.spans_mm.flatMap((_, span) =>
    beams.flatMap(({ spans }, place) => {
      const bent = spans[span];
      const text = found[place]?.text ?? "";
      if (!bent || (isIdle(bent) && place > 0)) return [];
      return [{ span, item: { ...given.member, ...bent.member, mark: `${names[span]}: ${text}` } }];
    }),
  );
  const ask = (items: readonly object[]) => ({ ...annexFields(given), members: items });
  const problem = (path: string): string => path.replace(/^members\[\d+\]/, "member");
  const { result } = telling("", () => runCheck(steelMembers, ask(tried.map(({ item }) => item))), problem);
  const judged = result.members as readonly ItemResult[]; // as many as asked for
  const severity = (at: number): number => (judged[at]?.utilization ?? 0) + (judged[at]?.passed ? 0 : failing);
  const worst = given.spans_mm.map((_, span) =>
    tried.reduce((most, one, at) => (one.span === span && (most < 0 || severity(at) > severity(most)) ? at : most), -1),
  );
  return ask(worst.flatMap((at) => tried[at]?.item ?? []));
}

/** One that fails is not hidden by one that is used more and passes. */
const failing = 1e9;

/** Load cases with the duration of the shortest action. */
function ofTimber(
  given: BeamDesignRequest,
  parts: readonly Part[],
  found: readonly Combination[],
  { names, beams }: Named,
) {
  const durations = durationsOfActions(
    annexOf(given),
    parts.map(({ action }) => action),
    given.combination?.altitude_m,
  );
  const durationIn = ({ factors }: Combination): LoadDuration =>
    durations.shortest(parts.flatMap(({ id }, i) => ((factors[id] ?? 0) === 0 ? [] : [i])));
  const members = given.spans_mm.map((length_mm, span) => ({
    ...given.member,
    mark: names[span],
    length_mm,
    load_cases: beams.flatMap(({ spans }, place) => {
      const [bent, combination] = [spans[span], found[place]];
      if (!bent || !combination) return [];
      const { M_y_Ed, V_z_Ed, N_Ed } = bent.member;
      const axial = N_Ed === undefined ? {} : { N_Ed };
      return [{ id: combination.text, M_y_Ed, V_z_Ed, ...axial, load_duration: durationIn(combination) }];
    }),
  }));
  const request = { ...annexFields(given), members };
  telling(
    "",
    () => runCheck(timberMembers, request),
    (path) => path.replace(/^members\[\d+\]/, "member"),
  );
  return request;
}

/** A request that is sound, and what its verdict does not hold. */
interface Verified {
  readonly names: readonly string[];
  readonly request: Readonly<Record<string, unknown>>;
  readonly warnings?: readonly Message[];
}

/** Sagging and hogging sides of each span, in the combinations of strength and of use; then the bars along the beam. */
function ofConcrete(
  given: BeamDesignRequest,
  parts: readonly Part[],
  found: readonly Combination[],
  { names, tell }: { readonly names: readonly string[]; readonly tell: Tell },
): Verified {
  const all = found.map((one) => ({ ...one, beam: bent(given, factored(parts, one)) }));
  const sides = names.map((span) => ({ sagging: span, hogging: tell(says.top({ span })) }));
  const items = itemsOfConcrete(given, sides, all);
  const list = isSlab(given.member) ? "slabs" : "beams";
  const request = { ...annexFields(given), [list]: items.map(({ item }) => item) };
  const { result } = telling(
    "",
    () => runCheck(concreteMembers, request),
    (path) => path.replace(/^(?:beams|slabs)\[\d+\]/, "member"),
  );
  const judged = result[list] as readonly ItemResult[]; // as many as asked for
  const mark = tell(given.mark === undefined ? says.bars : says.barsOf({ mark: given.mark }));
  const { layout, why } = withBarLayout(
    mark,
    given,
    items.map((one, i) => ({ ...one, result: judged[i] })),
    all,
  );
  const ofItems = { names: items.map(({ name }) => name) };
  const shapes = shapesOf(given, items, all);
  if (!layout)
    return {
      ...ofItems,
      request,
      warnings: [...shapes, says.barsRunThrough, ...(why ? [says.notLaidOut({ why })] : [])],
    };
  return { names: [...ofItems.names, mark], request: { ...request, bar_layouts: [layout] }, warnings: shapes };
}

/** Which shape of moments a deflection is of, where nobody gave one; one that is given against that of the loads. */
const shapesOf = (
  given: BeamDesignRequest,
  items: ReturnType<typeof itemsOfConcrete>,
  all: Parameters<typeof itemsOfConcrete>[2],
): Message[] =>
  items.flatMap((one) => {
    const { name: span, item } = one;
    const { serviceability } = item as { readonly serviceability?: Readonly<Record<string, unknown>> }; // as it is made
    const { moment_shape: shape } = serviceability ?? {};
    if (typeof shape !== "string") return [];
    if (serviceOf(given)?.moment_shape === undefined) return [says.shapeOfDeflection({ span, shape })];
    const nearest = shapeBeyond(given, one, shape, all);
    return nearest === undefined ? [] : [says.otherShape({ span, shape, nearest })];
  });

/**
 * The combinations as sets of EN 1990, with their assumptions: of each span the moments of the actions where the greatest one is,
 * and the deflections where it deflects most, with the limit.
 */
function setsOf(
  given: BeamDesignRequest,
  parts: readonly Part[],
  found: readonly Combination[],
  names: readonly string[],
) {
  const { spans_mm, deflection_limit, deflection_situation = "sls-characteristic" } = given;
  const beams = found.map((one) => ({ one, beam: bent(given, everywhere(parts, one.factors)) }));
  // loads that do not act are there with nothing: the same places in each
  const places = bent(given, everywhere(parts, {})).spans;
  const single = parts.map(({ id }) => bent(given, everywhere(parts, { [id]: 1 })));
  const sets = spans_mm.map((length_mm, span) => {
    const at = (beam: BeamActions | undefined, x: number): BeamPoint | undefined =>
      beam?.spans[span]?.diagram.find(({ x_mm }) => x_mm === x);
    const worst = (situation: (name: string) => boolean, of: (point: BeamPoint) => number): number => {
      let [most, place] = [-1, 0];
      for (const { one, beam } of beams)
        if (situation(one.situation))
          for (const { x_mm } of places[span]?.diagram ?? []) {
            const point = at(beam, x_mm);
            const size = point ? Math.abs(of(point)) : 0;
            if (size > most) [most, place] = [size, x_mm];
          }
      return place;
    };
    const x_M = worst(isStrength, ({ M_kNm }) => M_kNm);
    const x_w = worst(
      (name) => !isStrength(name),
      ({ w_mm = 0 }) => w_mm,
    );
    const effects = new Map(
      parts.map((part, i) => [
        part,
        {
          M_y: at(single[i], x_M)?.M_kNm ?? 0,
          ...(deflection_limit === undefined ? {} : { w_mm: at(single[i], x_w)?.w_mm ?? 0 }),
        },
      ]),
    );
    const limit = length_mm / (deflection_limit ?? 1);
    return {
      mark: names[span],
      ...asSet(given, parts, (part) => effects.get(part) ?? {}),
      situations: situationsOf(given),
      ...(deflection_limit === undefined
        ? {}
        : { limits: [{ effect: "w_mm", situation: deflection_situation, most: limit, least: -limit }] }),
    };
  });
  return { ...annexFields(given), sets };
}

const isStrength = (situation: string): boolean => !situation.startsWith("sls");

const everywhere = (parts: readonly Part[], factors: Combination["factors"]): BeamLoad[] =>
  parts.flatMap(({ id, loads }) => loads.map((load) => times(load, factors[id] ?? 0)));
