import { bringOwnAnnexes } from "./annexes/own.ts";
import { says, show } from "./basis/form.ts";
import { allFormulas } from "./basis/formula.ts";
import { listed } from "./basis/message.ts";
import { InvalidInput, type Problem, problemAt, suggestions } from "./basis/problem.ts";
import type { CheckResult } from "./basis/result.ts";
import { oneOf } from "./basis/validation.ts";
import { checks, type Geometry, type GeometryOf } from "./checks.ts";
import type { Check, Suggestion } from "./engine/kind.ts";
import { listsOf } from "./engine/lists.ts";
import { requestSchema } from "./engine/request-schema.ts";
import { geometries, runCheck, type Summary, suggestionsFor, summarize } from "./engine/run-check.ts";
import { type ProposalOptions, type Proposals, proposalsFor } from "./proposals/index.ts";
import type { Endpoint, ManyOptions } from "./typed-check.ts";

export type * from "../generated/requests.d.ts";
export {
  type AnnexCode,
  type AnnexParameter,
  annexCodes,
  annexes,
  annexNames,
  type CountryCode,
  type Determined,
  type GivenAnnex,
  type OwnAnnex,
} from "./annexes/index.ts";
export { defineAnnex } from "./annexes/own.ts";
export { clauseNumber } from "./basis/clause.ts";
export type { Step } from "./basis/derivation.ts";
export { type Expression, parse as parseExpression } from "./basis/expression.ts";
export { type AnyFormula, byName } from "./basis/formula.ts";
export { percent } from "./basis/numbers.ts";
export { InvalidInput, isInvalidInput, type Problem, suggestions } from "./basis/problem.ts";
export {
  type BothBody,
  type CheckResult,
  type Difference,
  type Governing,
  type ItemResult,
  isBoth,
  type ResultBody,
  type UncertainRule,
  type UsedParameter,
} from "./basis/result.ts";
export { allRules as secondRules, type Rule } from "./basis/rule.ts";
export { splitUnit } from "./basis/units.ts";
export { allRequirements, type Requirement, type Verification } from "./basis/verification.ts";
export {
  actionsOfBeam,
  type BeamActions,
  type BeamPoint,
  type BeamRequest,
  type BeamSpan,
  type SpanMember,
} from "./beams/index.ts";
export type { MomentGeometry, SteelMemberGeometry } from "./en-1993-1-1/geometry.ts";
export type {
  AnchorsGeometry,
  AngleCleatsGeometry,
  AngleGeometry,
  BlockTearingGeometry,
  BoltGeometry,
  BoltGroupGeometry,
  BoltShape,
  ColumnBaseGeometry,
  ColumnWebGeometry,
  CoverPlate,
  EndPlateGeometry,
  FinPlateGeometry,
  HeaderPlateGeometry,
  HollowJointGeometry,
  JointActions,
  JointGeometry,
  MemberShape,
  PinGeometry,
  SimpleJointGeometry,
  SpliceGeometry,
  StiffenerShapes,
  SupportShape,
  TStubGeometry,
  WeldedBeamGeometry,
  WeldGeometry,
  WeldGroupGeometry,
  WeldLine,
} from "./en-1993-1-8/geometry.ts";
export { type CatalogueEntry, detailCatalogue } from "./en-1993-1-9/catalogue/index.ts";
export {
  type Cycle,
  type RainflowCounter,
  type RainflowOptions,
  type RangeHistogram,
  type Residue,
  rainflow,
  rainflowCounter,
  rangeHistogram,
} from "./en-1993-1-9/rainflow.ts";
export type { AxialBoltsGeometry } from "./en-1995-1-1/connections/axial-bolts/geometry.ts";
export type { NotchedRafterGeometry, StepJointGeometry } from "./en-1995-1-1/connections/carpentry/geometry.ts";
export type { AxialJointGeometry, TimberJointGeometry } from "./en-1995-1-1/connections/geometry.ts";
export type { HangerGeometry } from "./en-1995-1-1/connections/hangers/geometry.ts";
export type { PunchedPlateGeometry } from "./en-1995-1-1/connections/punched-plates/geometry.ts";
export type { TimberGeometry } from "./en-1995-1-1/geometry.ts";
export { describeFields, type FieldDescription } from "./engine/describe.ts";
export type { Check, Kind, Suggestion } from "./engine/kind.ts";
export { itemsIn, kindOf, kindsIn, type Listed, listOf, listsOf, requestWith } from "./engine/lists.ts";
export { commonFields, topSchema } from "./engine/request-schema.ts";
export { type TemplateOptions, template } from "./engine/template.ts";
export type { Proposal, ProposalOptions, Proposals, Quantities } from "./proposals/index.ts";
export { rounded } from "./rounded.ts";
export { type ScopeEntry, scope } from "./scope.ts";
export {
  type Family,
  families,
  flattened as flattenedOutline,
  type Outline,
  type OwnSection,
  outlineOf,
  ownSection,
  ownSectionProblems,
  profileWords,
  type Resolution,
  resolveDesignation,
  type Section,
  section,
  sectionDrawing,
  sections,
} from "./sections/public.ts";
export type {
  BothResultOf,
  Checked,
  EditionOf,
  Endpoint,
  ListEndpoint,
  ManyOptions,
  ResultOf,
  SummaryOptions,
} from "./typed-check.ts";
export { checks, type Geometry, type GeometryOf, requestSchema, type Summary };

/** The check of an endpoint; undefined when there is none. */
export const findCheck = (endpoint: string): Check | undefined => checks.find((check) => check.endpoint === endpoint);

/** Runs a check. Throws InvalidInput with every problem of the input. */
export function check(endpoint: string, input: unknown): CheckResult {
  return runCheck(knownCheck(endpoint), input);
}

/** The same where `check()` is held to types, with an endpoint or an input that no type describes: a file, the body of a request. */
export { check as checkUnknown };

/** For each item of a request what its pictures show; undefined where its kind has none, or shows its values alone. */
export function geometryOf<E extends Endpoint>(endpoint: E, input: unknown): (GeometryOf<E> | undefined)[];
export function geometryOf(endpoint: string, input: unknown): (Geometry | undefined)[] {
  return geometries(knownCheck(endpoint), input) as (Geometry | undefined)[]; // what the kinds leave on their sheets
}

/**
 * Large batches without values: what governs each item, by the same calculation as `check()`, and the same InvalidInput.
 * Assumptions and warnings are left out; `check()` lists them.
 */
export function checkMany(endpoint: string, items: readonly unknown[], options: ManyOptions): Summary[] {
  const found = knownCheck(endpoint);
  const { result, list: many = found.many, ...beside } = options ?? {};
  if (result !== "summary") throw new InvalidInput([problemAt("result", says.onlySummary)]);
  if (many === undefined) throw new InvalidInput([problemAt("", says.oneItem({ endpoint }))]);
  const lists = listsOf(found);
  if (!lists.includes(many))
    throw new InvalidInput([problemAt("list", oneOf(lists, many, suggestions(many, lists)[0]))]);
  if (Object.hasOwn(beside, many)) throw new InvalidInput([problemAt(many, says.itemsTwice)]);
  return summarize(found, { ...beside, [many]: items });
}

/** So many items are in memory at once. */
const itemsAtOnce = 1000;

/**
 * `checkMany` of any number of items, as they come: rows of a file, members of a model. Yields as it goes; a problem names its item by
 * its place among all of them.
 */
export function* checkEach(endpoint: string, items: Iterable<unknown>, options: ManyOptions): Generator<Summary, void> {
  if (typeof items?.[Symbol.iterator] !== "function")
    throw new InvalidInput([problemAt("items", says.wrongType({ wanted: says.list, given: show(items) }))]);
  let [before, some]: [number, unknown[]] = [0, []];
  const judged = (): Summary[] => {
    try {
      return checkMany(endpoint, some, options);
    } catch (error) {
      throw error instanceof InvalidInput ? new InvalidInput(error.problems.map((one) => further(one, before))) : error;
    }
  };
  for (const item of items) {
    some.push(item);
    if (some.length < itemsAtOnce) continue;
    yield* judged();
    before += some.length;
    some = [];
  }
  if (some.length > 0) yield* judged();
}

/** A problem of an item that is so many places further on. */
function further(problem: Problem, by: number): Problem {
  const path = problem.path.replace(/^(\w+)\[(\d+)\]/, (_, list: string, at: string) => `${list}[${Number(at) + by}]`);
  const own = Object.getOwnPropertyDescriptors(problem); // its template is not enumerable
  return Object.defineProperties({} as Problem, { ...own, path: { value: path, enumerable: true } });
}

function knownCheck(endpoint: string): Check {
  bringOwnAnnexes();
  const found = findCheck(endpoint);
  if (found) return found;
  const names = checks.map((known) => known.endpoint);
  const [near] = suggestions(String(endpoint), names);
  const given = JSON.stringify(endpoint) ?? String(endpoint);
  const unknown =
    near === undefined
      ? says.unknownCheck({ given, names: listed("plain", names) })
      : says.unknownCheckNear({ given, near });
  throw new InvalidInput([problemAt("", unknown)]);
}

/** For each item what would just do: the lightest profile of a member's family that passes. */
export function suggest(endpoint: string, input: unknown): { mark: string; suggestion: Suggestion | undefined }[] {
  return suggestionsFor(knownCheck(endpoint), input);
}

/**
 * The best of what one item could be: by weight, by cost with the prices of a company, or used most. Each proposal has passed its own
 * check. Fin plates, header plates, cleats and column bases need no sizes yet: they are made anew from their members and forces.
 */
export function propose(endpoint: string, request: unknown, how: ProposalOptions = {}): Proposals {
  return proposalsFor(knownCheck(endpoint), request, how);
}

/** How many formulas of a standard cite a clause that begins so; 3.1 does not speak of 3.10. */
export function formulaCount(standard: string, clause: string): number {
  const begins = `${standard} ${clause}`;
  return allFormulas.filter(
    (formula) => formula.clause.startsWith(begins) && !/^\d/.test(formula.clause.slice(begins.length)),
  ).length;
}
