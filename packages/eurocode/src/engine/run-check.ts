import { type AnnexCode, type AnyAnnex, annexAbsence } from "../annexes/index.ts";
import { ownAnnexes } from "../annexes/own-annex.ts";
import { byClause } from "../basis/clause.ts";
import { listed } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import { type Path, type Problem, Problems } from "../basis/problem.ts";
import type { CheckResult, ItemResult } from "../basis/result.ts";
import { isSure, type Rule, touches } from "../basis/rule.ts";
import { passes } from "../basis/verification.ts";
import { assemble, headOf, type Worst } from "./assemble.ts";
import { Brief } from "./brief.ts";
import { calculate, says as ofRequest } from "./calculate.ts";
import { type Edition, firstGeneration } from "./edition.ts";
import { countryOf, editionOf, wantsBoth } from "./generations.ts";
import { Item } from "./item.ts";
import { formsOf, says as ofActions } from "./item-actions.ts";
import {
  type Check,
  type Kind,
  type Ran,
  type RanItem,
  type SecondGeneration,
  type Suggestion,
  standardOf,
} from "./kind.ts";
import { refuseBesideCases } from "./load-cases.ts";
import { type Accepted, readRequest } from "./read-request.ts";
import { Request, says } from "./request.ts";
import { says as editions } from "./says-of-editions.ts";
import { says as signs } from "./says-of-signs.ts";
import { Sheet } from "./sheet.ts";
import { isTurned } from "./signs.ts";

export function runCheck(check: Check, input: unknown): CheckResult {
  const { second } = check;
  return second && wantsBoth(input)
    ? second.both(check, input, { run: runOne, items: itemsWithSteps, utilizations })
    : runOne(check, input).result;
}

/** By one generation. */
function runOne(check: Check, input: unknown): Ran {
  const { top, items, lists, problems, sound } = readRequest(check, input);
  const request = requestOf(check, top, sound, items.length);
  const done: RanItem[] = [];
  const results: ItemResult[] = [];
  const listed = new Map(lists.map((list): [string, ItemResult[]] => [list, []]));
  const clauses: (readonly string[])[] = [];
  let worst: Worst | undefined;
  let failed = 0;
  for (const item of items) {
    const ran = runItem(check, request, item, problems);
    if (!ran) continue;
    results.push(ran.result);
    done.push(ran);
    listed.get(String(item.path[0]))?.push(ran.result);
    if (clauses.at(-1) !== ran.sheet.clauses) clauses.push(ran.sheet.clauses);
    if (!allPass(ran.sheet)) failed++;
    if (!worst || ran.result.utilization > worst.result.utilization) worst = ran;
  }
  if (request.edition.uncertain === "refuse") refuseUncertain(request, problems);
  sayOfOwn(request, problems);
  // what is wrong with the request itself is wrong with all of its items
  const ofItems = () => problems.list.every(({ path }) => lists.some((list) => path.startsWith(`${list}[`)));
  const isPartial = top.partial === true && sound && results.length > 0 && ofItems();
  if (problems.any && !isPartial) throw problems.toError();
  if (top.combination !== undefined && !items.some(({ item }) => item.actions !== undefined))
    request.warnings.add(ofActions.withoutActions);
  for (const symbol of request.unusedOverrides) {
    request.warnings.add(ofRequest.unusedOverride({ symbol }));
  }
  if (worst) warnOfOneSource(request, worst);
  const cited = ofEdition(check, request, allClauses(clauses));
  const result = assemble(check, request, results, listed, failed, worst, cited);
  return {
    result: problems.any ? withProblems(result, problems.toError().problems) : result,
    items: done,
    head: headOf(results.length, worst),
  };
}

/** Of a partial request: its summary begins with what is not calculated, for nobody looks behind "all passed". */
function withProblems(result: CheckResult, problems: readonly Problem[]): CheckResult {
  const wrong = new Set(problems.map(({ path }) => /^[^[]*\[\d+\]/.exec(path)?.[0] ?? path)).size;
  const left = `${wrong} ${wrong === 1 ? "item is" : "items are"} wrong and not calculated`;
  return { ...result, passed: false, summary: `${left}; ${result.summary}`, problems };
}

/** An annex that the request brought: what it does not give, and what none has. */
function sayOfOwn({ annex, used, warnings }: Request, problems: Problems): void {
  if (typeof annex === "string") return;
  ownAnnexes.brought?.sayOf(annex, used, { problems, warn: (said) => warnings.add(said) });
}

/** What values of one publication move of what governs: once a request, by the item that governs. */
function warnOfOneSource(request: Request, { item, result }: Worst): void {
  if (request.annex === "EN") return;
  const open = request.ofOneSource;
  if (open.length === 0) return;
  const values = {
    symbols: listed(
      "and",
      open.map(({ symbol, text }) => ({ described: text, name: symbol })),
    ),
    annex: request.annexName,
  };
  // loads and combinations have no utilization that it moves; zones, ground and spectra of a country hang together
  if (!(result.utilization > 0) || open.some(({ standard }) => standard === "EN 1998-1")) {
    request.warnings.add(says.ofOneSource(values));
    return;
  }
  const tried = calculate(request.aside(new Set(open)), item, new Problems(), briefOf);
  const utilization = tried?.sheet.outcome.utilization;
  if (utilization === undefined || Math.abs(utilization / result.utilization - 1) < noticed) return;
  const [usual, own] = [significant(100 * utilization, 3), significant(100 * result.utilization, 3)];
  request.warnings.add(says.moved({ ...values, usual, own }));
}

/** A difference that a reader would see. */
const noticed = 0.001;

/** Clauses as the generation of the request numbers them, each once. */
const ofEdition = ({ second }: Check, { edition }: Request, clauses: string[]): string[] =>
  edition.second && second ? [...new Set(clauses.map(second.clauseOf))].sort(byClause) : clauses;

function refuseUncertain({ rules }: Request, problems: Problems): void {
  for (const rule of rules) {
    const { what, clause } = rule;
    if (!isSure(rule)) problems.add("uncertain", editions.refusedRule({ what, clause }));
  }
}

function* itemsWithSteps(check: Check, input: unknown): Generator<RanItem> {
  const { top, items, problems, sound } = readRequest(check, input);
  const request = requestOf(check, { ...top, derivation: true }, sound, items.length);
  for (const item of items) {
    const ran = runItem(check, request, item, problems);
    if (ran) yield ran;
  }
}

/** The greatest use of each item with one rule of the second generation in place of its forerunner; undefined where that is refused. */
function utilizations(check: Check, input: unknown, alone: Rule): readonly number[] | undefined {
  const { top, items, problems, sound } = readRequest(check, input);
  const request = requestOf(check, { ...top, derivation: false }, sound, items.length, {
    ...firstGeneration,
    alone,
  });
  const found = items.map((item) => calculate(request, item, problems, briefOf)?.sheet.outcome.utilization ?? 0);
  return problems.any ? undefined : found;
}

/** Of lists in order one: most requests have but one. */
function allClauses(lists: readonly (readonly string[])[]): string[] {
  if (lists.length === 1) return lists[0]?.slice() ?? [];
  return [...new Set([...new Set(lists)].flat())].sort(byClause);
}

/** For each item of a request what would just do, where its kind knows; undefined where nothing does. */
export function suggestionsFor(
  check: Check,
  input: unknown,
  series: "main" | "all" = "main",
): { mark: string; suggestion: Suggestion | undefined }[] {
  const { top, items, problems, sound } = readRequest(check, input);
  if (problems.any) throw problems.toError();
  const overrides = (top.overrides as Record<string, unknown> | undefined) ?? {}; // accepted by the schema
  const request = requestOf(check, top, sound, items.length);
  const { annex, edition } = request;
  const found = items.flatMap((accepted) => {
    const { kind } = accepted;
    if (!kind.suggest) return [];
    const mark = String(accepted.item.mark ?? kind.name);
    const item = withItsCases(request, accepted, mark, problems);
    return [{ mark, suggestion: item && kind.suggest(item, annex, overrides, series, edition) }];
  });
  if (problems.any) throw problems.toError();
  return found;
}

/** An item whose actions are combined is suggested for its combinations; undefined where no one item stands for all of them. */
function withItsCases(
  request: Request,
  { kind, item, path }: Accepted,
  mark: string,
  problems: Problems,
): Readonly<Record<string, unknown>> | undefined {
  if (item.actions !== undefined && kind.combines !== undefined) {
    const forms = formsOf(request, kind, item, path, mark, problems)?.forms ?? [];
    return forms.length === 1 ? forms[0]?.item : undefined;
  }
  const sheet = new Sheet(request, path);
  if (item.load_cases !== undefined) refuseBesideCases(sheet, kind.actions ?? [], item);
  for (const problem of sheet.problems) problems.take(problem);
  return item;
}

function requestOf(
  check: Check,
  top: Record<string, unknown>,
  sound: boolean,
  items: number,
  edition: Edition = editionOf(sound ? top : {}),
): Request {
  // where the fields beside the items are wrong, the items are still looked at for problems of their own
  const { national_annex, own_annex, overrides } = sound ? top : {};
  // sound: the schema of `top` has accepted these
  const given = (national_annex as AnnexCode | undefined) ?? "EN";
  // national annexes to the second generation are not known here
  const annex = edition.second ? "EN" : ((own_annex as AnyAnnex | undefined) ?? given);
  const absence = annexAbsence(annex, standardOf(check));
  const request = new Request(
    absence === undefined ? annex : "EN",
    { derivation: top.derivation === true, messages: top.messages === true, edition },
    overrides as Record<string, unknown> | undefined,
    sound ? top : {},
    items,
  );
  if (absence !== undefined) request.warnings.add(absence);
  if (edition.second && check.second) {
    const { standard } = check.second;
    if (given !== "EN") request.warnings.add(editions.recommendedInstead({ country: countryOf(given), standard }));
    request.assumptions.add(editions.numbersInSentences({ standard }));
  }
  if (sound && isTurned(top)) request.assumptions.add(signs.turned);
  return request;
}

/** What is left of an item in a summary: what governs it, without values, assumptions and warnings. */
export interface Summary {
  mark: string;
  passed: boolean;
  utilization: number;
  /** The verification that governs; null where nothing was verified. */
  verification: string | null;
  clause: string | null;
}

/** The calculation of `runCheck`, of whose results only the heads are kept. */
export function summarize(check: Check, input: unknown): Summary[] {
  const { top, items, problems, sound } = readRequest(check, input);
  const request = requestOf(check, top, sound, items.length);
  if (request.derivation) problems.add("derivation", ofRequest.noSteps);
  if (top.edition === "both") problems.add("edition", editions.bothHasNoSummary);
  const summaries: Summary[] = [];
  for (const item of items) {
    const sheet = calculate(request, item, problems, briefOf)?.sheet;
    if (!sheet) continue;
    const clause = sheet.outcome.requirement?.clause;
    summaries.push({
      mark: sheet.mark,
      passed: passedOn(sheet, item.kind),
      utilization: sheet.outcome.utilization,
      verification: sheet.outcome.requirement?.id ?? null,
      clause: clause === undefined ? null : (ofEdition(check, request, [clause])[0] ?? null),
    });
  }
  if (problems.any) throw problems.toError();
  return summaries;
}

const briefOf = (request: Request, path: Path): Sheet => new Brief(request, path, false, request.written);

/** What a picture of each item shows; undefined where its kind draws nothing. */
export function geometries(check: Check, input: unknown): unknown[] {
  const { top, items, problems, sound } = readRequest(check, input);
  const request = requestOf(check, { ...top, derivation: false }, sound, items.length);
  const made = items.map((item) => calculate(request, item, problems)?.sheet.geometry?.());
  if (problems.any) throw problems.toError();
  return made;
}

const unchanged = (clause: string): string => clause;

function runItem(check: Check, request: Request, item: Accepted, problems: Problems): (RanItem & Worst) | undefined {
  const done = calculate(request, item, problems);
  if (!done) return undefined;
  const { sheet, more, mark, governed, combination } = done;
  for (const field of sheet.missing) request.missing.add(field);
  const result = resultOf(mark, more, sheet, item.kind, check.second?.clauseOf ?? unchanged);
  if (governed) {
    result.governing_load_case = governed.id;
    result.load_cases = governed.all;
  }
  if (combination) result.governing_combination = combination;
  const loaded = governed ? { ...item.item, ...governed.actions } : item.item;
  return { result, sheet, kind: item.kind, item, loaded, requirement: sheet.outcome.requirement };
}

/** The name of an item stands first, and what its standard says of it before its numbers. */
function resultOf(
  mark: string | undefined,
  more: Record<string, unknown> | undefined,
  sheet: Sheet,
  kind: Kind,
  clauseOf: SecondGeneration["clauseOf"],
): ItemResult {
  const rules = sheet.request.edition.second ? rulesThatCount(sheet) : undefined;
  const result: Partial<ItemResult> = new Item(sheet, rules && { rules, clauseOf });
  if (mark !== undefined) result.mark = mark;
  if (more) Object.assign(result, more);
  if (isTurned(sheet.request.top)) result.signs = String(sheet.request.top.signs);
  result.passed = passedOn(sheet, kind);
  result.verified = sheet.verified;
  result.utilization = sheet.outcome.utilization;
  if (rules) result.certain = rules.every(isSure);
  Object.defineProperty(result, "verifications", Item.verifications);
  Object.defineProperty(result, "values", Item.values);
  if (sheet.steps && sheet.request.top.derivation === true)
    Object.defineProperty(result, "derivation", Item.derivation);
  return result as ItemResult; // every field is there now
}

/** Of the rules that were used those that one of the verifications hangs on. */
function rulesThatCount({ rules, verifications, request }: Sheet): readonly Rule[] {
  const counting = rules.filter((rule) => verifications.some(({ id }) => touches(rule, id)));
  for (const rule of counting) request.rules.add(rule);
  return counting;
}

const passedOn = (sheet: Sheet, kind: Kind): boolean =>
  allPass(sheet) && (sheet.verified || kind.actionsAlone === true);

const allPass = ({ outcome }: Sheet): boolean => passes(outcome.utilization) && !outcome.failed;
