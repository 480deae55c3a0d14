import {
  type AnnexCode,
  annexNames,
  type Check,
  type CheckResult,
  type ItemResult,
  percent,
  type Step,
  splitUnit,
} from "@x/eurocode/engine";
import { governingIn, groupTitle, itemsOf, pathTo, plainText, printed, stepGroups } from "@x/report/steps";
import { englishWords } from "@x/words/english";
import type { PrintedGiven } from "./given.ts";
import { figure, paint, table, wrapped } from "./text.ts";

export interface PrintOptions {
  /** Steps of the derivation, where the result has them. */
  readonly derivation: boolean;
  /** Every item in full, also in long batches, and every value. */
  readonly full: boolean;
  /** What was given and the load cases, where they are shown. */
  readonly given?: PrintedGiven | undefined;
}

/** A result as an engineer would put it into a report. */
export function printResult(check: Check, result: CheckResult, options: PrintOptions): string {
  const items = itemsOf(check, result);
  const annex = result.result.national_annex as AnnexCode; // the engine writes one of its own codes
  const blocks = [
    `${paint.bold(`${result.result.standard}  ${check.title}`)}\n${annex === "EN" ? "Recommended values, no national annex" : `National annex: ${annexNames[annex]}, ${result.result.annex_edition}`}`,
  ];
  const own = `${check.standard.split(":")[0]} `;
  const short: Short = (clause) => (clause.startsWith(own) ? clause.slice(own.length) : clause);
  const inFull = items.length <= 3 || options.full ? items : worstOf(items);
  if (items.length > 1) blocks.push(overview(items));
  const isLong = options.derivation || options.full;
  if (isLong) blocks.push(options.given?.common ?? "");
  for (const item of inFull) {
    const { input = "", loadCases = "" } = options.given?.items[items.indexOf(item)] ?? {};
    blocks.push(item.mark ? paint.bold(item.mark) : "", isLong ? input : "", loadCases);
    blocks.push(printItem(item, actionsAlone(check) ? { ...options, full: true } : options, short));
  }
  if (inFull.length < items.length) {
    blocks.push(paint.dim(`  The governing item in full; --full prints all ${items.length}.`));
  }
  blocks.push(...notes("Warnings", result.result.warnings, paint.yellow));
  const warned = new Set(result.result.warnings);
  const assumptions = result.result.assumptions.filter((text) => !warned.has(text));
  blocks.push(...notes("Assumptions", assumptions, (text) => text));
  blocks.push(parameters(result, options.full));
  blocks.push(`${verdict(result)}  ${summaryOf(result, items)}`);
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

/** Its values are its answer, whether or not something is verified. */
const actionsAlone = ({ kinds }: Check): boolean => Object.values(kinds).every((kind) => kind.actionsAlone === true);

/** The summary, with the load case that governs. */
export function summaryOf({ summary }: CheckResult, items: readonly ItemResult[]): string {
  const [worst] = worstOf(items);
  const governs = worst?.governing_load_case;
  return typeof governs === "string" ? `${summary}; load case ${governs}` : summary;
}

/** Passed says so only of what was verified. */
export function verdict({ passed, verified, utilization }: CheckResult): string {
  if (verified) return passed ? paint.green("PASSED") : paint.red("NOT PASSED");
  if (passed) return paint.yellow("CALCULATED");
  return paint.red(utilization > 100 ? "NOT PASSED" : "NOT VERIFIED");
}

const worstOf = (items: readonly ItemResult[]) => [...items].sort((a, b) => b.utilization - a.utilization).slice(0, 1);

function overview(items: readonly ItemResult[]): string {
  const hasCases = items.some((item) => item.governing_load_case !== undefined);
  const rows = items.map((item) => [
    item.mark ?? "",
    percent(item.utilization),
    mark(item.passed, item.verified),
    item.verified ? (governingIn(item)?.id ?? "").replaceAll("-", " ") : "not verified",
    typeof item.governing_load_case === "string" ? item.governing_load_case : "",
  ]);
  const head = ["", "use", "", "governed by", hasCases ? "load case" : ""].map((text) => paint.dim(text));
  return table([head, ...rows], [{}, { align: "right" }, {}, {}, {}]);
}

const mark = (passed: boolean, verified = true) =>
  passed ? (verified ? paint.green("✓") : paint.yellow("–")) : paint.red("✗");

/** Clauses of the check's own standard are shown by their number, those of others in full. */
type Short = (clause: string) => string;

function printItem(item: ItemResult, { derivation, full }: PrintOptions, short: Short): string {
  const worst = governingIn(item);
  const sorted = [...item.verifications].sort((a, b) => b.utilization - a.utilization);
  const rows = sorted.map((v) => [
    v === worst ? "▸" : " ",
    v.id.replaceAll("-", " "),
    short(v.clause),
    `${figure(v.demand)}${v.unit === "" ? "" : ` ${v.unit}`}`,
    `${figure(v.resistance)}${v.unit === "" ? "" : ` ${v.unit}`}`,
    percent(v.utilization),
    mark(v.passed),
  ]);
  const head = ["", "verification", "clause", "demand", "resistance", "use", ""].map((t) => paint.dim(t));
  const right = { align: "right" } as const;
  const verifications =
    rows.length === 0
      ? "  No verification applies: no load is given."
      : table([head, ...rows], [{}, {}, {}, right, right, right, {}]);
  return `${verifications}\n\n${derivation && item.derivation ? steps(item, item.derivation, short) : values(item, short, full)}`;
}

/** Resistances and other named numbers, each with the clause it comes from; in full also those that decide nothing. */
function values(item: ItemResult, short: Short, full: boolean): string {
  const clauses = new Map((item.derivation ?? []).map((step) => [step.name, short(step.clause)]));
  const plain = Object.entries(item.values).filter(([, value]) => typeof value !== "object");
  const told = full ? undefined : deciding(item);
  const shown = told ? plain.filter(([name, value]) => typeof value === "string" || told.has(name)) : plain;
  const rows = shown.map(([name, value]) => {
    const { symbol, unit } = splitUnit(name);
    return [symbol, figure(value), unit, paint.dim(clauses.get(name) ?? "")];
  });
  const half = Math.ceil(rows.length / 2);
  const two = rows.slice(0, half).map((row, i) => [...row, ...(rows[half + i] ?? [])]);
  const columns = [{}, { align: "right" }, {}, {}] as const;
  const hidden = plain.length - shown.length;
  const rest = hidden > 0 ? paint.dim(`\n  ${hidden} more values decide nothing here; --full prints them.`) : "";
  return `${table(two, [...columns, ...columns])}${rest}${full || hidden === 0 ? lists(item) : ""}`;
}

/** The names of the values from which a demand or a resistance comes; undefined where the steps are not known. */
function deciding({ derivation, verifications }: ItemResult): ReadonlySet<string> | undefined {
  if (!derivation || verifications.length === 0) return undefined;
  return new Set(verifications.flatMap((v) => pathTo(v, derivation).map(({ name }) => name)));
}

/** Parts, rows, blocks: lists of objects among the values. */
function lists(item: ItemResult): string {
  let out = "";
  for (const [name, given] of Object.entries(item.values)) {
    const value = Array.isArray(given) ? given : rowsOf(given);
    if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== "object") continue;
    // values holds plain data only
    const entries = (value as Record<string, unknown>[]).slice(0, 12);
    // objects inside a row are for programs
    const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter((key) =>
      entries.some((entry) => entry[key] === null || typeof entry[key] !== "object"),
    );
    const rows = entries.map((entry) => keys.map((key) => figure(entry[key])));
    const more = value.length > entries.length ? paint.dim(`\n  … ${value.length - entries.length} more`) : "";
    out += `\n\n  ${paint.dim(name)}\n${table(
      [keys.map((key) => paint.dim(key)), ...rows],
      keys.map(() => ({ align: "right" as const })),
    )}${more}`;
  }
  return out;
}

const mostOrdinates = 12;

/** Lists of one length beside each other, as a spectrum is, by some of their rows. */
function rowsOf(value: unknown): Record<string, unknown>[] | undefined {
  if (value === null || typeof value !== "object") return undefined;
  const columns = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const length = columns[0]?.[1].length ?? 0;
  if (length === 0 || columns.some(([, list]) => list.length !== length)) return undefined;
  const count = Math.min(length, mostOrdinates);
  const rows = Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / Math.max(1, count - 1)));
  return rows.map((at) => Object.fromEntries(columns.map(([name, list]) => [name, list[at]])));
}

/** Under a heading for each part of the calculation, with what came of it. */
function steps(item: ItemResult, derivation: readonly Step[], short: Short): string {
  return stepGroups(derivation, item.verifications, englishWords)
    .map((group) => {
      const title = groupTitle(group);
      const judged = group.verifications.map(
        ({ id, utilization, passed }) => `${id.replaceAll("-", " ")} ${percent(utilization)} ${mark(passed)}`,
      );
      return [
        ...(title === "" ? [] : [paint.bold(title)]),
        ...group.steps.map((step) => stepText(step, short)),
        ...(judged.length === 0 ? [] : [`  → ${judged.join("; ")}`]),
      ].join("\n");
    })
    .join("\n\n");
}

/** As it is printed it can be calculated again. */
function stepText(step: Step, short: Short): string {
  const { symbol, unit, formula, numbers, value } = printed(step, englishWords);
  const inputs = Object.entries(numbers)
    .map(([name, input]) => `${name} = ${input}`)
    .join(", ");
  const result = paint.bold(`${value}${unit === "" ? "" : ` ${unit}`}`);
  const note = step.note === undefined ? "" : `\n      ${paint.dim(step.note)}`;
  const from = inputs === "" ? "" : `\n      ${paint.dim(inputs)}`;
  const text = formula ? ` = ${plainText(formula)}` : "";
  return `  ${symbol}${text} = ${result}   ${paint.dim(`[${short(step.clause)}]`)}${from}${note}`;
}

function notes(title: string, sentences: readonly string[], colour: (text: string) => string): string[] {
  if (sentences.length === 0) return [];
  return [`${title}\n${sentences.map((sentence) => colour(wrapped(sentence, "  - "))).join("\n")}`];
}

/** Numbers and words; rules and tables only in full. */
function parameters({ result }: CheckResult, full: boolean): string {
  const shown = result.parameters.filter(({ value }) => full || (value !== null && typeof value !== "object"));
  if (shown.length === 0) return "";
  const rows = shown.map((p) => [
    p.symbol,
    p.value === null ? "none" : typeof p.value === "object" ? "table" : figure(p.value),
    p.clause,
    p.edition,
    p.confidence === "confirmed" ? "" : p.confidence,
  ]);
  return `Nationally determined parameters\n${table(rows, [{}, { align: "right" }, {}, {}, {}])}`;
}
