import { byClause } from "../basis/clause.ts";
import { valueAt, without } from "../basis/harmless.ts";
import { english, type Inserted, listed, type Message, plain, type Said } from "../basis/message.ts";
import { percent } from "../basis/numbers.ts";
import { isInvalidInput } from "../basis/problem.ts";
import type { BothBody, CheckResult, Difference, ResultBody } from "../basis/result.ts";
import type { Rule } from "../basis/rule.ts";
import { differencesOf, type SharesOf } from "./differences.ts";
import { isGiven, stepsOfField } from "./generations.ts";
import type { ByOne, Check, Kind, Ran, SecondGeneration } from "./kind.ts";
import { readRequest } from "./read-request.ts";
import { says } from "./says-of-editions.ts";

// `edition: both`: one input by each generation, and what differs.

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** It comes with a second generation, not with the engine: who has no use for it does not load it. */
export function runBoth(check: Check, input: Fields, { run, items: itemsOf, utilizations }: ByOne): CheckResult {
  const { second: next } = check;
  const { problems, items, top } = readRequest(check, input);
  if (problems.any) throw problems.toError();
  if (!next) throw new Error(`${check.endpoint} has one generation`);
  const kinds = items.map(({ kind, path }) => ({ kind, path }));
  const dropped = { first: new Set<string>(), second: new Set<string>() };
  const forFirst = {
    ...leaveOut(input, kinds, next.onlySecond, dropped.second),
    edition: "first",
    uncertain: undefined,
    annex_second: undefined,
  };
  const forSecond = { ...leaveOut(input, kinds, next.onlyFirst, dropped.first), edition: "second" };
  const first = run(check, forFirst);
  const second = attempt(() => run(check, forSecond));
  const notes = notesOf(dropped, next);
  if ("refused" in second) return refusedSecond(check, first, second.refused, notes);
  const annex = top.national_annex !== undefined && top.national_annex !== "EN";
  const recommended = annex ? attempt(() => run(check, { ...forFirst, national_annex: "EN" })) : undefined;
  // of a partial request each generation may have calculated others
  const alike = first.items.length === second.items.length;
  const differences = differencesOf(
    alike ? itemsOf(check, forFirst) : [],
    alike ? itemsOf(check, forSecond) : [],
    { second: next, former: check.standard.replace(/\+.*/, "") },
    sharesOf(check, forFirst, first, second, utilizations),
    recommended && "items" in recommended ? recommended.items : undefined,
  );
  return together(check, first, second.result, differences, notes);
}

/** An input without the fields that one generation does not have. */
function leaveOut(
  input: Fields,
  items: readonly { readonly kind: Kind; readonly path: readonly (string | number)[] }[],
  fields: SecondGeneration["onlyFirst"],
  dropped: Set<string>,
): Fields {
  let rest = input;
  const leave = (at: readonly (string | number)[], item: unknown, names: readonly string[]) => {
    if (!isObject(item)) return;
    for (const name of names) {
      if (!isGiven(item, name)) continue;
      dropped.add(stepsOfField(name).join("."));
      rest = without(rest, [...at, ...stepsOfField(name)]);
    }
  };
  leave([], input, fields.top ?? []);
  for (const { kind, path } of items) leave(path, valueAt(input, path), fields[kind.name] ?? []);
  return rest;
}

function attempt(run: () => Ran): Ran | { readonly refused: string } {
  try {
    return run();
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    return {
      refused: error.problems.map(({ path, message }) => (path === "" ? message : `${path} ${message}`)).join("; "),
    };
  }
}

function notesOf(
  { first, second }: { readonly first: ReadonlySet<string>; readonly second: ReadonlySet<string> },
  { standard }: SecondGeneration,
): Message[] {
  const fields = (names: ReadonlySet<string>): Inserted => listed("plain", [...names]);
  return [
    ...(first.size > 0 ? [says.usedInFirst({ fields: fields(first), standard })] : []),
    ...(second.size > 0 ? [says.usedInSecond({ fields: fields(second) })] : []),
  ];
}

/** By how much each rule alone moves the first generation; each rule is tried once for all items. */
function sharesOf(check: Check, input: Fields, first: Ran, second: Ran, utilizations: ByOne["utilizations"]): SharesOf {
  const tried = new Map<Rule, readonly number[] | undefined>();
  for (const { sheet } of second.items)
    for (const rule of sheet.rules) {
      if (rule.kept || rule.together || tried.has(rule)) continue;
      tried.set(rule, utilizations(check, input, rule));
    }
  return (rule, i) => {
    const [now, was] = [tried.get(rule)?.[i], first.items[i]?.result.utilization];
    return now === undefined || was === undefined || was === 0 ? null : (now - was) / was;
  };
}

const union = <T>(...lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

function bodyOf(
  check: Check,
  first: ResultBody,
  second: BothBody["second"],
  differences: Difference[],
  notes: readonly Message[],
): BothBody {
  const next = "refused" in second ? undefined : (second as ResultBody); // the other of the two
  const assumptions = union(first.assumptions, next?.assumptions ?? []);
  const warnings = union(notes.map(english), next?.warnings ?? [], first.warnings);
  return {
    standard: [first.standard, check.second?.standard].join(", "),
    edition: "both",
    national_annex: first.national_annex,
    annex_edition: union([first.annex_edition], next ? [next.annex_edition] : []).join(", "),
    ...(next?.certain === undefined ? {} : { certain: next.certain }),
    assumptions,
    warnings,
    ...(first.messages ? { messages: messagesOf([...assumptions, ...warnings], [first, next], notes) } : {}),
    governing: governing(first, next),
    parameters: [...first.parameters, ...(next?.parameters ?? [])],
    first,
    second,
    differences,
  };
}

/** The message of each sentence, in their order. */
function messagesOf(
  sentences: readonly string[],
  bodies: readonly (ResultBody | undefined)[],
  notes: readonly Message[],
): Said[] {
  const known = new Map(notes.map((note) => [english(note), plain(note)]));
  for (const body of bodies)
    for (const [i, sentence] of [...(body?.assumptions ?? []), ...(body?.warnings ?? [])].entries()) {
      const message = body?.messages?.[i];
      if (message) known.set(sentence, message);
    }
  return sentences.map((sentence) => known.get(sentence) as Said); // each is of one of the two, or a note
}

const governing = (first: ResultBody, second: ResultBody | undefined): ResultBody["governing"] =>
  (second?.governing?.utilization ?? 0) > (first.governing?.utilization ?? 0)
    ? (second?.governing ?? null)
    : first.governing;

function together(
  check: Check,
  { result: first, head }: Ran,
  second: CheckResult,
  differences: Difference[],
  notes: readonly Message[],
): CheckResult {
  return {
    ...first,
    passed: first.passed && second.passed,
    verified: first.verified && second.verified,
    utilization: Math.max(first.utilization, second.utilization),
    summary: summaryOf(head, first, second, differences),
    result: bodyOf(check, first.result, second.result, differences, notes),
    eurocode_clauses_cited: union(first.eurocode_clauses_cited, second.eurocode_clauses_cited).sort(byClause),
  };
}

function refusedSecond(
  check: Check,
  { result: first, head }: Ran,
  refused: string,
  notes: readonly Message[],
): CheckResult {
  return {
    ...first,
    passed: false,
    verified: false,
    summary: `${head}: first ${percent(first.utilization / 100)}, second not calculated: ${refused}`,
    result: bodyOf(check, first.result, { refused }, [], notes),
  };
}

function summaryOf(head: string, first: CheckResult, second: CheckResult, differences: readonly Difference[]): string {
  const main = differences.filter(({ share }) => share !== null && Math.abs(share) > 1e-6).map(({ name }) => name);
  const why = union(main).slice(0, 2).join(", ");
  return [
    `${head}: first ${percent(first.utilization / 100)}, second ${percent(second.utilization / 100)}`,
    ...(why === "" ? [] : [` (${why})`]),
    ...(second.result.certain === false ? [", rules of one source"] : []),
  ].join("");
}
