import {
  allRequirements,
  type Check,
  type CheckResult,
  type Endpoint,
  type GeometryOf,
  type ItemResult,
  kindOf,
  listsOf,
  type ResultBody,
  requestWith,
  type Step,
  type Verification,
} from "@x/eurocode";
import { type Inserted, plain, type Said } from "@x/eurocode/message";
import { splitUnit } from "@x/eurocode/text";
import type { Words } from "@x/words";
import { englishWords } from "@x/words/english";
import { canonicalJson, sha256, withoutDerivation } from "./digest.ts";
import { commonEchoOf, type Echo } from "./echo.ts";
import { fieldsOf } from "./figures/fields.ts";
import { type Figure, figuresOf } from "./figures/index.ts";
import { type Generations, generationsOf } from "./generations.ts";
import { type GivenItem, givenItems, inputOf, type LoadCases, loadCasesOf, namesIn } from "./given.ts";
import { endpointOf, type Glance, geometriesOf, glanceOf, knownCheck, shortClause } from "./glance.ts";
import { governingIn, itemsOf } from "./items.ts";
import { percentage } from "./numbers.ts";
import { type ParameterRow, parameterRows } from "./parameters.ts";
import { clauseIn, countryName, nameIn, type Phrases, titleOf, verificationName, wordIn } from "./phrases.ts";
import { type Marks, marksIn } from "./pieces.ts";
import { type Firm, type Project, projectFields, type ReportLength } from "./project.ts";
import type { Sensitivity } from "./sensitivity.ts";
import type { SourceOfValue, TakenValue } from "./sources.ts";
import { pathTo, type StepGroup, stepGroups } from "./steps/groups.ts";
import { withParts } from "./steps/parts.ts";
import { isSymbol } from "./symbol.ts";
import { combinationColumns, combinationIn, ownWords, valueIn } from "./values.ts";

export interface ReportOptions {
  /** The language: `wordsIn("de")` of @x/words/all; English where there are none. */
  readonly words?: Words;
  readonly project?: Project;
  /** What was asked: a report shows it before what came of it. */
  readonly request?: unknown;
  /** The program that calculated, with its version. */
  readonly software?: string;
  /** How much of it is shown; default normal. */
  readonly length?: ReportLength;
  readonly firm?: Firm;
  /** Values that other calculations gave. */
  readonly sources?: readonly SourceOfValue[];
  /** Values that others take. */
  readonly taken?: readonly TakenValue[];
  /** What each number of the input changes of what governs. */
  readonly sensitivity?: Sensitivity;
  /** The place of the one item to show, for a page that shows one at a time; what holds for all stays. */
  readonly only?: number;
}

/** A result arranged for reading; Markdown, HTML, PDF and others are made from it. */
export interface Report extends Glance {
  readonly project: Project;
  /** Names and values of the title block; those that are not given are left to be written by hand. */
  readonly titleBlock: readonly (readonly [name: string, value: string])[];
  readonly length: ReportLength;
  readonly firm: Firm | undefined;
  readonly sources: readonly SourceOfValue[];
  readonly taken: readonly TakenValue[];
  /** What was asked. */
  readonly request: unknown;
  readonly title: string;
  readonly standard: string;
  readonly annex: string;
  readonly summary: string;
  /** What was given beside the items. */
  readonly common: Echo;
  readonly items: readonly ItemReport[];
  /** What the user called things: none of it is a symbol. */
  readonly marks: Marks;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
  /** Where both are asked for. */
  readonly generations: Generations | undefined;
  readonly parameters: readonly ParameterRow[];
  readonly clauses: readonly ClausesOf[];
  readonly sensitivity: Sensitivity | undefined;
}

/** What was cited of one standard, in its order. */
interface ClausesOf {
  readonly standard: string;
  readonly clauses: readonly string[];
}

export interface ItemReport {
  /** The mark, or what it is where there is none. */
  readonly title: string;
  readonly passed: boolean;
  /** nobody gave the actions it was verified under: a tone of its own, never that of passed */
  readonly undesigned?: true;
  readonly utilization: number;
  readonly governing: Verification | undefined;
  /** The most used first. */
  readonly verifications: readonly Verification[];
  /** Those that only hold the form against the rules, and do. */
  readonly detailing: readonly Verification[];
  /** Its values are the answer, whether or not something is verified. */
  readonly isAnswer: boolean;
  readonly input: Echo;
  readonly loadCases: LoadCases | undefined;
  readonly steps: readonly Step[];
  /** The steps that lead to what governs. */
  readonly path: readonly Step[];
  readonly groups: readonly StepGroup[];
  /** Named numbers and words that no step shows. */
  readonly values: readonly Value[];
  /** Parts, rows, blocks: lists of objects among the values. */
  readonly tables: readonly ValueTable[];
  readonly figures: readonly Figure[];
}

export interface Value {
  readonly symbol: string;
  readonly value: number | string | boolean;
  readonly unit: string;
}

interface ValueColumn {
  /** A symbol as the library names it, or words. */
  readonly name: string;
  readonly isSymbol: boolean;
  readonly unit: string;
}

export interface ValueTable {
  readonly name: string;
  readonly columns: readonly ValueColumn[];
  readonly rows: readonly (readonly unknown[])[];
}

export function reportOf(result: CheckResult, options: ReportOptions = {}): Report {
  const known = knownCheck(result);
  const { words = englishWords } = options;
  const glance = glanceOf(result, words);
  const { phrases } = glance;
  const annex = result.result.national_annex;
  const project = options.project ?? {};
  const request = fieldsOf(options.request);
  const items = itemsOf(known, result);
  const places = options.only === undefined ? items.map((_, i) => i) : [options.only];
  const given = givenItems(known, options.request);
  const geometry = geometriesAt(known, options, given);
  return {
    ...glance,
    project,
    // read where it is printed: its sums go through all that was calculated
    get titleBlock() {
      return titleBlock(phrases, project, options, result);
    },
    length: options.length ?? "normal",
    firm: options.firm,
    sources: options.sources ?? [],
    taken: options.taken ?? [],
    request: options.request,
    title: titleOf(words, known),
    standard: result.result.standard,
    annex:
      annex === "EN"
        ? phrases.noAnnex
        : `${countryName(words, annex)} (${words.described(result.result.annex_edition)})`,
    summary: summaryIn(result, items, known, phrases, words, (at) => titleAt(known, given[at], items, at, words)),
    common: commonEchoOf(known, request, words),
    items: places.flatMap((i) => {
      const item = items[i];
      return item
        ? itemReport(known, item, given[i], geometry[i], titleAt(known, given[i], items, i, words), words)
        : [];
    }),
    marks: marksIn([...items.map(({ mark = "" }) => mark), ...namesIn(options.request)]),
    ...sentencesIn(result.result, items, words),
    generations: generationsOf(known, result, words),
    get parameters() {
      return parameterRows(result.result.parameters, soughtIn(items, given), words);
    },
    sensitivity: options.sensitivity,
    clauses: clausesByStandard(result.eurocode_clauses_cited, words),
  };
}

/** Assumptions and warnings: by their messages where the result has them. What the answer hangs on is both, and shown once. */
function sentencesIn({ assumptions, warnings, messages = [] }: ResultBody, items: readonly ItemResult[], words: Words) {
  const marks = new Set(items.map(({ mark }) => mark));
  const tell = (text: string, i: number) => {
    const message = messages[i];
    return told(text, message && aboutNamed(message, marks, items.length, words), words);
  };
  const warned = new Set(warnings);
  return {
    assumptions: assumptions.flatMap((text, i) => (warned.has(text) ? [] : [tell(text, i)])),
    warnings: warnings.map((text, i) => tell(text, assumptions.length + i)),
  };
}

/** What has no mark is called by what it is, and where it is alone not at all. */
function aboutNamed(message: Said, marks: ReadonlySet<unknown>, count: number, words: Words): Said {
  const { mark, sentence } = message.values ?? {};
  if (message.id !== "about.mark" || typeof mark !== "string" || marks.has(mark)) return message;
  if (count === 1 && typeof sentence === "object" && "id" in sentence) return sentence;
  const name = wordIn(words, mark);
  return { ...message, values: { ...message.values, mark: name.charAt(0).toUpperCase() + name.slice(1) } };
}

/** A result without messages says it in English. */
function told(text: string, message: Said | undefined, words: Words): string {
  if (message === undefined) return text;
  const whole = words.tell(bySymbols(message));
  return message.id.startsWith("parameters.") ? whole.replace(/^\p{Ll}+(?= )/u, capital) : whole;
}

/** What a parameter is may begin a sentence; a symbol stays as it is. */
const capital = (word: string): string => (isSymbol(word) ? word : word.charAt(0).toUpperCase() + word.slice(1));

/** What has a symbol is called by it, and not by what it is. */
function bySymbols({ id, values = {}, english }: Said & { readonly english?: string }): Said {
  const called = Object.fromEntries(Object.entries(values).map(([place, value]) => [place, bySymbol(value)]));
  return plain({ id, values: called, ...(english === undefined ? {} : { english }) });
}

function bySymbol(value: Inserted): Inserted {
  if (typeof value !== "object") return value;
  if ("described" in value) return value.name !== undefined && isSymbol(value.name) ? value.name : value;
  return "id" in value ? bySymbols(value) : value;
}

/** The note of a step: sentence by sentence. */
const noteIn = ({ note = "", messages }: Step, words: Words): string =>
  messages === undefined ? note : messages.map(words.tell).join("; ");

/** By the place of the item: of all, or of the one that is shown. */
function geometriesAt(known: Check, { request, only }: ReportOptions, given: readonly (GivenItem | undefined)[]) {
  const whole = fieldsOf(request);
  const lists = listsOf(known).filter((list) => whole[list] !== undefined);
  const shown = only === undefined ? undefined : given[only];
  if (!shown || lists.length === 0) return geometriesOf(known, request);
  const beside = Object.fromEntries(Object.entries(whole).filter(([name]) => !lists.includes(name)));
  const [geometry] = geometriesOf(known, { ...beside, ...requestWith(known, shown.kind, [shown.item]) });
  return given.map((_, i) => (i === only ? geometry : undefined));
}

/** The English summary is the library's; in other languages the same is said from its parts. */
function summaryIn(
  result: CheckResult,
  items: readonly ItemResult[],
  known: Check,
  phrases: Phrases,
  words: Words,
  titleOfItem: (at: number) => string,
): string {
  const { governing } = result.result;
  if (words.language === "en") return result.summary;
  // the verdict before it says that nothing is verified, the warnings what is missing
  if (!governing) return namesOf(items) ?? titleOf(words, known);
  const counts =
    items.length === 1 ? "" : `${phrases.passed}: ${items.filter((item) => item.passed).length}/${items.length}; `;
  // without a mark the library names the kind
  const worst = items.reduce(
    (most, { utilization }, i) => (utilization > (items[most]?.utilization ?? 0) ? i : most),
    0,
  );
  const name = items.some(({ mark }) => mark === governing.item) ? governing.item : titleOfItem(worst);
  const clause = clauseIn(governing.clause.replace(`${known.standard.split(":")[0]} `, ""), words);
  return `${counts}${name}: ${percentage(governing.utilization, words)} — ${verificationName(words, governing.verification)} (${clause})`;
}

/** The marks of the items, of many the first ones; undefined where none has a mark. */
function namesOf(items: readonly ItemResult[]): string | undefined {
  const marks = items.flatMap(({ mark }) => (mark === undefined || mark === "" ? [] : [mark]));
  const shown = marks.slice(0, 3).join(", ");
  return marks.length === 0 ? undefined : marks.length > 3 ? `${shown}, …` : shown;
}

/** What is not given is left to the pen; the two sums tell whether input and result are those of the file. */
function titleBlock(p: Phrases, project: Project, { software, request }: ReportOptions, result: CheckResult) {
  const rows: (readonly [string, string])[] = projectFields.map((name) => [p[name], project[name] ?? ""]);
  if (software !== undefined) rows.push([p.software, software]);
  if (request !== undefined) rows.push([p.inputSum, sha256(canonicalJson(request))]);
  rows.push([p.resultSum, sha256(canonicalJson(withoutDerivation(result)))]);
  return rows;
}

/** Numbers by their symbols and the words of a request, by which the row of a table is found. */
function soughtIn(items: readonly ItemResult[], given: readonly (GivenItem | undefined)[]) {
  const values = new Map<string, unknown[]>();
  const words = new Map<string, Set<string>>();
  const note = (name: string, value: unknown) => {
    const { symbol } = splitUnit(name);
    values.set(symbol, [...(values.get(symbol) ?? []), value]);
  };
  const collect = (field: string, value: unknown): void => {
    const own = words.get(field) ?? new Set();
    // S235JR is a row S235
    if (typeof value === "string") words.set(field, own.add(value).add(value.slice(0, 4)));
    else if (typeof value === "number") words.set(field, own.add(String(value)));
    else if (value !== null && typeof value === "object")
      for (const [name, inner] of Object.entries(value)) collect(Array.isArray(value) ? field : name, inner);
  };
  // one item of a long batch tells as much as all
  for (const item of items.slice(0, 50)) {
    for (const [name, value] of Object.entries(item.values)) note(name, value);
    for (const step of item.derivation ?? []) {
      note(step.name, step.value);
      for (const [name, value] of Object.entries(step.inputs)) note(name, value);
    }
  }
  for (const one of given.slice(0, 50)) collect("", one?.item);
  return { values, given: words };
}

function itemReport(
  known: Check,
  item: ItemResult,
  request: GivenItem | undefined,
  geometry: GeometryOf<Endpoint> | undefined,
  title: string,
  words: Words,
): ItemReport {
  const short = (clause: string) => shortClause(known, clause, words);
  const shorter = (v: Verification): Verification => ({ ...v, clause: short(v.clause) });
  const worst = governingIn(item);
  const rest = item.verifications.filter((one) => one !== worst).sort((a, b) => b.utilization - a.utilization);
  const byUse = worst ? [worst, ...rest] : rest;
  const derivation = item.derivation ?? [];
  const shown = new Map(derivation.map((step) => [step, asShown(step, short(step.clause), words)]));
  const onPage = (steps: readonly Step[]): Step[] => steps.flatMap((step) => shown.get(step) ?? []);
  const derived = new Set(derivation.map((step) => step.name));
  const entries = Object.entries(item.values).filter(([name]) => !derived.has(name));
  const shownByUse = byUse.map(shorter);
  return {
    title,
    passed: item.passed,
    utilization: item.utilization,
    governing: shownByUse[0],
    verifications: shownByUse,
    detailing: shownByUse.filter((v, i) => i > 0 && v.passed && isOfForm(byUse[i])),
    isAnswer: Object.values(known.kinds).every((kind) => kind.actionsAlone === true),
    input: inputOf(known, request, words),
    loadCases: loadCasesOf(item, request, words),
    steps: onPage(derivation),
    path: byUse[0] ? onPage(pathTo(byUse[0], derivation)) : [],
    groups: stepGroups(derivation, byUse, words).map((group) => ({
      ...group,
      steps: onPage(group.steps),
      verifications: group.verifications.map(shorter),
    })),
    values: entries.flatMap(([name, value]) => plainValue(name, value, words)),
    tables: entries.flatMap(([name, value]) => tableOf(name, value, words)),
    figures: figuresOf(words, endpointOf(known), item, geometry),
  };
}

let formal: ReadonlySet<string> | undefined;

/** Distances, diameters, cover: a rule of form that no force enters. */
function isOfForm(v: Verification | undefined): boolean {
  formal ??= new Set(allRequirements.flatMap((one) => (one.ofForm && !one.graded ? [`${one.id} ${one.clause}`] : [])));
  return v !== undefined && formal.has(`${v.id} ${v.clause}`);
}

/** Its mark; without one what it is, with its place where there are others. */
function titleAt(
  known: Check,
  given: GivenItem | undefined,
  items: readonly ItemResult[],
  at: number,
  words: Words,
): string {
  const mark = items[at]?.mark;
  if (mark !== undefined && mark !== "") return mark;
  const kind = given?.kind ?? kindOf(known, {});
  const name = kind ? wordIn(words, kind.name) : titleOf(words, known);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return items.length > 1 ? `${title} ${at + 1}` : title;
}

function clausesByStandard(cited: readonly string[], words: Words): ClausesOf[] {
  const of = new Map<string, Set<string>>();
  for (const clause of cited) {
    const standard = /^EN \d[\d-]*(?::\d{4})?/.exec(clause)?.[0] ?? "";
    const own = clauseIn(clause.slice(standard.length).trim(), words);
    of.set(standard, (of.get(standard) ?? new Set()).add(own));
  }
  const order = new Intl.Collator("en", { numeric: true }).compare;
  return [...of]
    .sort(([a], [b]) => order(a, b))
    .map(([standard, clauses]) => ({ standard, clauses: [...clauses].sort(order) }));
}

/** A step with its clause and its note as a page shows them. */
const asShown = (whole: Step, clause: string, words: Words): Step => {
  const { clause: _, latex: __, note, messages: ___, ...step } = whole;
  return { ...step, clause, latex: "", ...(note === undefined ? {} : { note: noteIn(whole, words) }) };
};

function plainValue(name: string, value: unknown, words: Words): Value[] {
  const { symbol, unit } = splitUnit(name);
  const shown = typeof value === "string" && ownWords.has(name) ? valueIn(words, value) : value;
  return typeof shown === "string" || typeof shown === "number" || typeof shown === "boolean"
    ? [{ symbol: nameIn(words, symbol), unit, value: shown }]
    : [];
}

/** Long lists (the cycles of a signal) are for machines. */
const longestTable = 40;

function tableOf(name: string, value: unknown, words: Words): ValueTable[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > longestTable) return [];
  if (!value.every((entry) => entry !== null && typeof entry === "object" && !Array.isArray(entry))) return [];
  const entries = withParts(value as Record<string, unknown>[]); // objects, as just seen
  const columns = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter((column) =>
    entries.every((entry) => entry[column] === null || typeof entry[column] !== "object"),
  );
  const cell = (column: string, entry: unknown) =>
    typeof entry === "string" && combinationColumns.has(`${name}.${column}`)
      ? combinationIn(words, entry)
      : typeof entry === "string" && (ownWords.has(column) || ownWords.has(`${name}.${column}`))
        ? valueIn(words, entry, true)
        : entry;
  return [
    {
      name: nameIn(words, name),
      columns: columns.map((column) => columnIn(column, words)),
      rows: entries.map((entry) => columns.map((column) => cell(column, entry[column]))),
    },
  ];
}

/** A column by its symbol, or in words, with its unit. */
function columnIn(column: string, words: Words): ValueColumn {
  const { symbol, unit } = splitUnit(column);
  const isSign = isSymbol(symbol);
  return { name: isSign ? symbol : nameIn(words, symbol).replaceAll("_", " "), isSymbol: isSign, unit };
}
