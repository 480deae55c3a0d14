import * as z from "zod";
import { type AnnexCode, annexAbsence, annexCodes, editionOf } from "../annexes/index.ts";
import { acceptorOf } from "./accept.ts";
import { flag, oneOf } from "./fields.ts";
import { InvalidInput, type Path, type Problem, pathText, suggestions } from "./problem.ts";
import { Request } from "./request.ts";
import { type CheckResult, type Governing, type ItemResult, percent } from "./result.ts";
import { Sheet } from "./sheet.ts";
import { problemsOf, show, unknownField } from "./validation.ts";
import { passes, type Requirement } from "./verification.ts";

/** One kind of item that a check can calculate: a member, a bolt, a fin plate. */
export interface Kind<Item = unknown> {
  readonly name: string;
  readonly title: string;
  readonly schema: z.ZodObject;
  /** A complete item, used in documents, by `x new` and by tests. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Writes the whole calculation on the sheet; what it returns stands in the item's result beside `values`. */
  readonly run: (sheet: Sheet, item: Item) => Record<string, unknown> | undefined;
  /** The item in a few words for the summary: `IPE 300 S355`. */
  readonly label: (item: Item) => string;
  /** The item's name in results when it has no `mark`. */
  readonly defaultMark?: (item: Item) => string;
  /** The fields that load cases give in place of single actions. */
  readonly actions?: readonly string[];
  /** Fields that a load case may give in place of the item's own: the duration of its loads. */
  readonly caseFields?: readonly string[];
  /** Works out once what no load case changes; the function it returns then judges one case after the other. */
  readonly prepareCases?: (sheet: Sheet, item: Item) => (actions: Item) => CaseOutcome;
  /** The least that would do: the lightest profile of the same family that passes. */
  readonly suggest?: (
    item: Item,
    annex: AnnexCode,
    overrides: Readonly<Record<string, number>>,
  ) => Suggestion | undefined;
}

/** What an item could be instead: `IPE 270, 36.1 kg/m`, with the utilization it then has. */
export interface Suggestion {
  readonly reads: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly utilization: number;
}

export interface CaseOutcome {
  readonly utilization: number;
  readonly requirement: Requirement | undefined;
}

/** A schema and what runs on it; the types of one follow from the other. */
export function defineKind<S extends z.ZodObject>(
  kind: Omit<Kind<z.output<S>>, "schema"> & { readonly schema: S },
): Kind {
  const schema = kind.actions ? withLoadCases(kind.schema, [...kind.actions, ...(kind.caseFields ?? [])]) : kind.schema;
  // items reach `run` only after the schema has accepted them
  return { ...kind, schema } as unknown as Kind;
}

const mostLoadCases = 100_000;
const mostItems = 10_000;

function withLoadCases(schema: z.ZodObject, actions: readonly string[]): z.ZodObject {
  const one = z
    .strictObject({ id: z.string().min(1).max(200).meta({ description: "name of the load case" }) })
    .extend(Object.fromEntries(actions.map((name) => [name, fieldOf(schema, name)])));
  return schema.extend({
    load_cases: z
      .array(one)
      .min(1)
      .max(mostLoadCases)
      .meta({ description: "load cases in place of single actions; the governing one is shown in full" })
      .optional(),
  });
}

function fieldOf(schema: z.ZodObject, name: string): z.core.$ZodType {
  const field = schema.shape[name];
  if (!field) throw new Error(`no field ${name} to take into the load cases`);
  return field;
}

export interface Check {
  /** `en-1993-1-8`: the name in URLs and on the command line. */
  readonly endpoint: string;
  /** `EN 1993-1-8:2005`. */
  readonly standard: string;
  readonly title: string;
  /** One or two sentences for the documents. */
  readonly about: string;
  /** The key of a list of items, and of a single one, where the check takes them. */
  readonly many?: string;
  readonly one?: string;
  /** The field that chooses the kind, and the kind when it is absent. */
  readonly choice?: { readonly field: string; readonly standard: string };
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Fields beside the items, further to annex, edition and derivation. */
  readonly top: z.ZodRawShape;
  /** Words of a field that are too many for a schema, with what they mean: `x new` and the documents list them. */
  readonly vocabulary?: readonly Vocabulary[];
  /** A complete request. */
  readonly example: Readonly<Record<string, unknown>>;
}

export interface Vocabulary {
  readonly field: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** The word first, then what stands under the further columns. */
  readonly rows: () => readonly (readonly string[])[];
}

/** The fields every request knows. */
export const commonFields = {
  national_annex: oneOf(annexCodes, "national annex; EN: recommended values").optional(),
  edition: oneOf(["first", "second"], "generation of the Eurocode").optional(),
  derivation: flag("adds every step of the calculation to each item").optional(),
};

/** Thousands of wrong items do not become a megabyte of messages. */
const mostProblems = 1000;

export function runCheck(check: Check, input: unknown): CheckResult {
  const { top, items, many, problems } = readRequest(check, input);
  const request = requestOf(check, top, problems);
  const results: ItemResult[] = [];
  const clauses = new Set<string>();
  const layouts = new Set<readonly string[]>();
  let worst: Worst | undefined;
  for (const item of items) {
    const done = runItem(request, item, problems);
    if (!done) continue;
    results.push(done.result);
    layouts.add(done.sheet.clauses);
    for (const v of done.result.verifications) clauses.add(v.clause);
    if (!worst || done.result.utilization > worst.result.utilization) worst = { ...done, item };
  }
  if (problems.length > 0) throw new InvalidInput(bounded(problems));
  for (const list of layouts) for (const clause of list) clauses.add(clause);
  return assemble(check, request, many, results, worst, [...clauses].sort(byClause));
}

/** For each item of a request what would just do, where its kind knows; undefined where nothing does. */
export function suggestionsFor(check: Check, input: unknown): { mark: string; suggestion: Suggestion | undefined }[] {
  const { top, items, problems } = readRequest(check, input);
  if (problems.length > 0) throw new InvalidInput(bounded(problems));
  const annex = (top.national_annex as AnnexCode | undefined) ?? "EN"; // accepted by the schema, as the overrides
  const overrides = (top.overrides as Record<string, number> | undefined) ?? {};
  return items.flatMap(({ kind, item }) =>
    kind.suggest ? [{ mark: String(item.mark ?? kind.name), suggestion: kind.suggest(item, annex, overrides) }] : [],
  );
}

function requestOf(check: Check, top: Record<string, unknown>, problems: readonly Problem[]): Request {
  // where the fields beside the items are wrong, the items are still looked at for problems of their own
  const sound = problems.every((problem) => !Object.hasOwn(top, problem.path.split(/[.[]/)[0] ?? ""));
  const { national_annex, overrides } = sound ? top : {};
  // sound: the schema of `top` has accepted these
  const annex = (national_annex as AnnexCode | undefined) ?? "EN";
  const absence = annexAbsence(annex, check.standard.split(":")[0] ?? "");
  const request = new Request(
    absence === undefined ? annex : "EN",
    top.derivation === true,
    (overrides as Record<string, unknown> | undefined) ?? {},
    sound ? top : {},
  );
  if (absence !== undefined) request.warnings.add(absence);
  return request;
}

interface Worst {
  readonly result: ItemResult;
  readonly sheet: Sheet;
  readonly requirement: Requirement | undefined;
  readonly item: Accepted;
}

function assemble(
  check: Check,
  request: Request,
  many: boolean,
  results: readonly ItemResult[],
  worst: Worst | undefined,
  clauses: string[],
): CheckResult {
  const utilization = worst?.result.utilization ?? 0;
  const passed = results.every((result) => result.passed);
  return {
    check_id: null,
    endpoint: check.endpoint,
    passed,
    utilization: utilization * 100,
    summary: summaryOf(results, worst, passed),
    result: {
      standard: check.standard,
      national_annex: request.annex,
      annex_edition: editionOf(request.annex, check.standard.split(":")[0] ?? ""),
      assumptions: [...request.assumptions],
      warnings: [...request.warnings],
      governing: worst ? governingOf(worst) : null,
      parameters: request.parameters,
      // a request has the key of its own form: readRequest chose it
      ...(many ? { [check.many as string]: results } : { [check.one as string]: results[0] }),
    },
    eurocode_clauses_cited: clauses,
    api_version: "v1",
  };
}

const governingOf = ({ sheet, requirement, result }: Worst): Governing | null =>
  requirement
    ? { item: sheet.mark, verification: requirement.id, clause: requirement.clause, utilization: result.utilization }
    : null;

function summaryOf(results: readonly ItemResult[], worst: Worst | undefined, passed: boolean): string {
  if (!worst) return "nothing to verify";
  const { item, requirement, result } = worst;
  // without a name of its own an item is what it is: the kind's name would say it twice
  const name = result.mark ?? "";
  const label = [name, item.kind.label(item.item) || item.kind.title]
    .filter((t, k, all) => t !== "" && all.indexOf(t) === k)
    .join(" ");
  const what = requirement
    ? `${percent(result.utilization)} — ${requirement.title} governs (${clauseNumber(requirement.clause)})`
    : "no verification applies";
  const one = `${label}: ${what}${result.passed ? "" : ", not passed"}`;
  if (results.length === 1) return one;
  const failed = results.filter((r) => !r.passed).length;
  return `${results.length} items, ${passed ? "all passed" : `${failed} not passed`}; ${one}`;
}

/** `EN 1993-1-1 6.3.2.1` → `6.3.2.1`. */
export const clauseNumber = (clause: string): string => clause.replace(/^EN \d[\d-]* /, "");

/** 6.2.10 stands after 6.2.9: numbers are compared by their size. */
const byClause = (a: string, b: string) => (sortKey(a) < sortKey(b) ? -1 : 1);

const sortKeys = new Map<string, string>();

function sortKey(clause: string): string {
  let key = sortKeys.get(clause);
  if (key === undefined) {
    key = clause.replace(/\d+/g, (digits) => digits.padStart(5, "0"));
    sortKeys.set(clause, key);
  }
  return key;
}

interface Accepted {
  readonly kind: Kind;
  readonly item: Record<string, unknown>;
  readonly path: Path;
}

function runItem(
  request: Request,
  { kind, item, path }: Accepted,
  problems: Problem[],
): { result: ItemResult; sheet: Sheet; requirement: Requirement | undefined } | undefined {
  const mark = typeof item.mark === "string" ? item.mark : undefined;
  const name = mark ?? kind.defaultMark?.(item) ?? kind.name;
  const cases = item.load_cases as LoadCase[] | undefined; // accepted by withLoadCases
  const governed = cases ? governingCase(request, kind, item, path, name, cases, problems) : undefined;
  if (cases && !governed) return undefined;
  const sheet = new Sheet(request, path, request.derivation, request.slots);
  sheet.mark = name;
  const more = kind.run(sheet, governed ? { ...item, ...governed.actions } : item);
  if (sheet.problems.length > 0) {
    problems.push(...sheet.problems);
    return undefined;
  }
  const result: ItemResult = {
    passed: sheet.verifications.every((v) => v.passed),
    utilization: sheet.governing?.utilization ?? 0,
    verifications: sheet.verifications,
    values: sheet.values,
  };
  if (sheet.steps) result.derivation = sheet.steps;
  if (governed) {
    result.governing_load_case = governed.id;
    result.load_cases = governed.all;
  }
  const shownMark = mark ?? (kind.defaultMark ? name : undefined);
  return { result: named(shownMark, more, result), sheet, requirement: sheet.governing?.requirement };
}

/** The name of an item stands first, and what its standard says of it before its numbers. */
function named(mark: string | undefined, more: Record<string, unknown> | undefined, result: ItemResult): ItemResult {
  if (more) return mark === undefined ? { ...more, ...result } : { mark, ...more, ...result };
  return mark === undefined ? result : { mark, ...result };
}

interface LoadCase {
  readonly id: string;
  readonly [action: string]: unknown;
}

interface CaseResult {
  id: string;
  utilization: number;
  passed: boolean;
  verification: string | null;
}

function governingCase(
  request: Request,
  kind: Kind,
  item: Record<string, unknown>,
  path: Path,
  mark: string,
  cases: readonly LoadCase[],
  problems: Problem[],
): { id: string; actions: Record<string, unknown>; all: CaseResult[] } | undefined {
  const both = (kind.actions ?? []).filter((action) => item[action] !== undefined);
  const judge = caseJudge(request, kind, item, path, mark, problems);
  const sheet = new Sheet(request, path);
  for (const action of both) sheet.problem(action, "stands beside load_cases; give it in each load case");
  problems.push(...sheet.problems);
  if (!judge || both.length > 0) return undefined;
  const all: CaseResult[] = [];
  let worst: { loadCase: LoadCase; utilization: number } | undefined;
  for (const [i, loadCase] of cases.entries()) {
    const outcome = judge(loadCase, i);
    if (!outcome) continue;
    const { utilization, requirement } = outcome;
    all.push({ id: loadCase.id, utilization, passed: passes(utilization), verification: requirement?.id ?? null });
    if (!worst || utilization > worst.utilization) worst = { loadCase, utilization };
  }
  if (!worst || all.length < cases.length) return undefined;
  const { id, ...actions } = worst.loadCase;
  return { id, actions: { ...actions, load_cases: undefined }, all };
}

function caseJudge(
  request: Request,
  kind: Kind,
  item: Record<string, unknown>,
  path: Path,
  mark: string,
  problems: Problem[],
): ((loadCase: LoadCase, index: number) => CaseOutcome | undefined) | undefined {
  if (kind.prepareCases) {
    const sheet = new Sheet(request, path, false);
    sheet.mark = mark;
    const judge = kind.prepareCases(sheet, item);
    problems.push(...sheet.problems);
    return sheet.problems.length > 0 ? undefined : judge;
  }
  const known = new Set<string>();
  return (loadCase, index) => {
    const sheet = new Sheet(request, path, false);
    sheet.mark = mark;
    kind.run(sheet, { ...item, ...loadCase, load_cases: undefined });
    for (const problem of sheet.problems) {
      const found = inLoadCase(problem, kind.actions ?? [], path, index);
      if (!known.has(found.path + found.message)) problems.push(found);
      known.add(found.path + found.message);
    }
    if (sheet.problems.length > 0) return undefined;
    return { utilization: sheet.governing?.utilization ?? 0, requirement: sheet.governing?.requirement };
  };
}

/** A problem of an action is one of its load case; any other is one of the item, however many cases meet it. */
function inLoadCase(problem: Problem, actions: readonly string[], path: Path, index: number): Problem {
  const action = actions.find((name) => problem.path === pathText([...path, name]));
  return action === undefined ? problem : { ...problem, path: pathText([...path, "load_cases", index, action]) };
}

// Reading a request.

interface ReadRequest {
  readonly top: Record<string, unknown>;
  readonly items: Accepted[];
  readonly many: boolean;
  readonly problems: Problem[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const topSchemas = new WeakMap<Check, z.ZodObject>();

/** The fields beside the items. */
export function topSchema(check: Check): z.ZodObject {
  let schema = topSchemas.get(check);
  if (!schema) {
    schema = z.strictObject({ ...commonFields, ...check.top });
    topSchemas.set(check, schema);
  }
  return schema;
}

function readRequest(check: Check, input: unknown): ReadRequest {
  if (!isObject(input)) {
    throw new InvalidInput([{ path: "", message: `the input must be an object, not ${show(input)}` }]);
  }
  const many = check.many !== undefined && (check.one === undefined || Object.hasOwn(input, check.many));
  const schema = topSchema(check);
  const top: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const key of Object.keys(input)) {
    if (Object.hasOwn(schema.shape, key)) top[key] = input[key];
    else rest[key] = input[key];
  }
  const problems = problemsOf(schema, top, []);
  if (top.edition === "second") {
    problems.push({
      path: "edition",
      message: `the second generation is not available for ${check.endpoint}; leave the field out for ${check.standard}`,
    });
  }
  const items = many ? readMany(check, rest, problems) : readOne(check, rest, problems);
  return { top, items, many, problems };
}

function readMany(check: Check, rest: Record<string, unknown>, problems: Problem[]): Accepted[] {
  const key = check.many ?? "";
  for (const name of Object.keys(rest)) {
    if (name !== key) {
      problems.push({ path: name, message: unknownField(name, [key, ...Object.keys(topSchema(check).shape)]) });
    }
  }
  const list = rest[key];
  if (!Array.isArray(list)) {
    const found = list === undefined ? "is required: a list of items" : `must be a list, not ${show(list)}`;
    problems.push({ path: key, message: found });
    return [];
  }
  if (list.length === 0) problems.push({ path: key, message: "must have at least 1 entry; it has 0" });
  if (list.length > mostItems) {
    problems.push({ path: key, message: `must have at most ${mostItems} entries; it has ${list.length}` });
    return [];
  }
  const items: Accepted[] = [];
  list.forEach((item: unknown, i) => {
    readItem(check, item, [key, i], items, problems);
  });
  return items;
}

function readOne(check: Check, rest: Record<string, unknown>, problems: Problem[]): Accepted[] {
  const items: Accepted[] = [];
  readItem(check, rest, [], items, problems);
  return items;
}

function readItem(check: Check, item: unknown, path: Path, items: Accepted[], problems: Problem[]): void {
  const kind = isObject(item) ? kindOf(check, item, path, problems) : Object.values(check.kinds)[0];
  if (!kind) return;
  // The schemas only look; what they accept is the input itself.
  const found = acceptorOf(kind.schema)(item) ? [] : problemsOf(kind.schema, item, path);
  if (found.length === 0) items.push({ kind, item: item as Record<string, unknown>, path });
  else problems.push(...withTopNames(check, found, path));
}

/** In a request that is one item, a misspelt field may be one of the request's own. */
function withTopNames(check: Check, found: Problem[], path: Path): Problem[] {
  if (path.length > 0) return found;
  const names = Object.keys(topSchema(check).shape);
  return found.map((problem) =>
    problem.message === "unknown field" ? { ...problem, message: unknownField(problem.path, names) } : problem,
  );
}

function kindOf(check: Check, item: Record<string, unknown>, path: Path, problems: Problem[]): Kind | undefined {
  if (!check.choice) return Object.values(check.kinds)[0];
  const { field, standard } = check.choice;
  const name = item[field] ?? standard;
  const kind = typeof name === "string" && Object.hasOwn(check.kinds, name) ? check.kinds[name] : undefined;
  if (!kind) {
    const known = Object.keys(check.kinds);
    const near = typeof name === "string" ? suggestions(name, known)[0] : undefined;
    problems.push({
      path: pathText([...path, field]),
      message: `must be one of ${known.join(", ")}; it is ${show(name)}${near === undefined ? "" : ` (did you mean ${near}?)`}`,
    });
  }
  return kind;
}

function bounded(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= mostProblems) return problems;
  const more = problems.length - mostProblems;
  return [...problems.slice(0, mostProblems), { path: "", message: `and ${more} more problems` }];
}

const requestSchemas = new WeakMap<Check, z.ZodType>();

/** The schema of a whole request, for documents; each kind is a component of its own. */
export function requestSchema(check: Check): z.ZodType {
  let schema = requestSchemas.get(check);
  if (!schema) {
    schema = composeRequest(check);
    requestSchemas.set(check, schema);
  }
  return schema;
}

function composeRequest(check: Check): z.ZodType {
  const kinds = Object.values(check.kinds);
  const top = { ...commonFields, ...check.top };
  const items = kinds.map((kind) => kind.schema.meta({ id: `${check.endpoint}-${kind.name}`, title: kind.title }));
  const anyItem = items.length === 1 && items[0] ? items[0] : z.union(items);
  const forms: z.ZodType[] = [];
  if (check.many) {
    forms.push(z.strictObject({ ...top, [check.many]: z.array(anyItem).min(1).max(mostItems) }));
  }
  if (check.one) forms.push(...kinds.map((kind) => kind.schema.extend(top)));
  return forms.length === 1 && forms[0] ? forms[0] : z.union(forms);
}
