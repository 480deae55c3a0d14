/** A result on one screen: the answer first and last, what governs, what to look at, and how to see more. */
import { type Check, type CheckResult, clauseNumber, type ItemResult, recommendedValue } from "@x/eurocode/engine";
import { splitUnit } from "@x/eurocode/text";
import { governingIn, itemsOf } from "@x/report/steps";
import { isAnswer } from "../calculate.ts";
import { isRecord } from "../json.ts";
import type { Link } from "../links.ts";
import { annexLine, inTwo, overview, shortClauses, summaryOf, verdict, verificationTable } from "./result.ts";
import { figure, paint, plainly, table, wrapped } from "./text.ts";
import { listOf, tablesIn } from "./values.ts";

export interface ScreenOptions {
  /** The load cases of an item, where it has some. */
  readonly loadCases: (item: number) => string;
  /** What the folder of the input decided. */
  readonly folder: readonly string[];
  readonly links: readonly Link[];
  /** How the input is called on the command line. */
  readonly file: string;
}

/** As many verifications of one item, and of one among several. */
const mostAlone = 12;
const mostAmong = 6;
/** Below it a verification is of no interest where others are above. */
const notable = 0.4;
/** So many are shown however little they are used. */
const fewestAlone = 6;
const fewestAmong = 3;
const mostItems = 12;
const mostWarnings = 8;

export function printScreen(check: Check, result: CheckResult, options: ScreenOptions): string {
  const items = itemsOf(check, result);
  const first = `${verdict(result)}  ${summaryOf(result, items)}`;
  const { warnings, assumptions } = result.result;
  const [worst] = [...items].sort((a, b) => b.utilization - a.utilization);
  const answer = isAnswer(check);
  const blocks = [
    `${first}\n${paint.dim(`${result.result.standard}  ${check.title} · ${annexLine(result)}`)}${cameFrom(options)}`,
    noted("Warnings", warnings),
    items.length > 1 ? items_(items, answer) : "",
    ...(worst ? shown(check, worst, items, options) : []),
    answer && worst ? answers(check, worst) : "",
    barsAlong(items, options.file),
    differing(result),
    paint.dim(more(options.file, assumptions.filter((text) => !warnings.includes(text)).length, items.length)),
    `${first}${warnings.length === 0 ? "" : paint.yellow(`   (${count(warnings.length, "warning")} above)`)}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? "" : "s"}`;

/** What was put into the input before it was calculated. */
function cameFrom({ folder, links }: ScreenOptions): string {
  const lines = [
    ...(folder.length === 0 ? [] : [`x.config.json: ${folder.join(", ")}`]),
    ...links.map(
      ({ path, given, from, value, times, isPassed }) =>
        `${path}${given === undefined ? "" : ` = ${figure(given)}`} from ${from}, ${value}${times === 1 ? "" : ` × ${figure(times)}`}${isPassed ? "" : ", which is not passed"}`,
    ),
  ];
  const shownLines = lines.slice(0, mostWarnings);
  const rest = lines.length - shownLines.length;
  return [...shownLines, ...(rest > 0 ? [`and ${rest} more values of other calculations`] : [])]
    .map((line) => `\n${paint.dim(line)}`)
    .join("");
}

function noted(title: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return "";
  const lines = sentences.slice(0, mostWarnings).map((sentence) => paint.yellow(wrapped(sentence, "  - ")));
  const rest = sentences.length - lines.length;
  return `${title}\n${lines.join("\n")}${rest > 0 ? `\n  … ${rest} more: --full` : ""}`;
}

/** The most used, and those that fail. */
function items_(items: readonly ItemResult[], answer: boolean): string {
  const sorted = [...items].sort((a, b) => Number(a.passed) - Number(b.passed) || b.utilization - a.utilization);
  const rows = sorted.slice(0, mostItems);
  const hidden = sorted.slice(mostItems);
  return `${overview(rows, answer)}${rest(hidden, "items")}`;
}

function rest(hidden: readonly { readonly passed: boolean; readonly utilization: number }[], what = ""): string {
  if (hidden.length === 0) return "";
  const failed = hidden.filter(({ passed }) => !passed).length;
  const most = Math.max(...hidden.map(({ utilization }) => utilization));
  const below = failed > 0 ? `, ${failed} of them not passed` : ` below ${Math.floor(most * 100 + 1)} %`;
  return paint.dim(`\n  ${hidden.length} more${what === "" ? "" : ` ${what}`}${below}: --full`);
}

/** The governing item: its load cases, then its verifications, the governing one first. */
function shown(check: Check, item: ItemResult, items: readonly ItemResult[], { loadCases }: ScreenOptions): string[] {
  const alone = items.length === 1;
  const title = alone ? "" : paint.bold(item.mark ?? "");
  const sorted = [...item.verifications].sort((a, b) => b.utilization - a.utilization);
  const governing = governingIn(item);
  const ordered = governing ? [governing, ...sorted.filter((one) => one !== governing)] : sorted;
  const [most, fewest] = alone ? [mostAlone, fewestAlone] : [mostAmong, fewestAmong];
  const isShown = ordered.map(
    (v, i) => !v.passed || (v.utilization > 0 && i < most && (i < fewest || v.utilization >= notable)),
  );
  const rows = ordered.filter((_, i) => isShown[i]);
  const hidden = ordered.filter((_, i) => !isShown[i]);
  const verifications =
    ordered.length === 0
      ? isAnswer(check)
        ? ""
        : "  Nothing is verified."
      : verificationTable(rows, governing, shortClauses(check)) + rest(hidden);
  return [title, loadCases(items.indexOf(item)), verifications];
}

/** Of a check whose values are its answer: numbers with their clauses, and tables without rows of nothing. */
function answers(check: Check, item: ItemResult): string {
  const short = shortClauses(check);
  const clauses = new Map((item.derivation ?? []).map((step) => [step.name, short(step.clause)]));
  const numbers = Object.entries(item.values).filter(
    ([, value]) => (typeof value === "number" && value !== 0) || typeof value === "string",
  );
  const rows = numbers.map(([name, value]) => {
    const { symbol, unit } = splitUnit(name);
    return [symbol, figure(value), unit, paint.dim(clauseNumber(clauses.get(name) ?? ""))];
  });
  const tables = tablesIn(item).map((one) => listOf(one, mostRows));
  return [inTwo(rows), ...tables.slice(0, mostTables), ...hiddenTables(tables.length)]
    .filter((block) => block !== "")
    .join("\n\n");
}

const mostRows = 6;
const mostTables = 3;

const hiddenTables = (all: number): string[] =>
  all > mostTables ? [paint.dim(`  ${count(all - mostTables, "more table")}: --full`)] : [];

/** The bars of a concrete beam, and how their list and drawing are made. */
function barsAlong(items: readonly ItemResult[], file: string): string {
  const lines = items.flatMap((item): string[] => {
    const along = (item as { readonly along?: unknown }).along;
    if (!isRecord(along) || !Array.isArray(along.bars)) return [];
    const words = (list: unknown, of: (one: Readonly<Record<string, unknown>>) => string): string =>
      Array.isArray(list) ? [...new Set(list.filter(isRecord).map(of))].join(", ") : "";
    const faces = ["bottom", "top"].map((face) => {
      const own = along.bars as readonly Readonly<Record<string, unknown>>[]; // as the kind leaves them
      return `${face} ${words(
        own.filter((one) => one.face === face),
        ({ bars, from_mm, to_mm }) => `${String(bars)} of ${figure((Number(to_mm) - Number(from_mm)) / 1000)} m`,
      )}`;
    });
    const links = words(along.links, ({ diameter_mm, spacing_mm }) => `Ø${String(diameter_mm)}-${String(spacing_mm)}`);
    return [`${item.mark ?? "bars"}: ${[...faces, ...(links === "" ? [] : [`links ${links}`])].join("; ")}`];
  });
  if (lines.length === 0) return "";
  return `${lines.map((line) => wrapped(line, "")).join("\n")}\n${paint.dim(`x bars ${file} -o out/   bar list, BVBS and drawing`)}`;
}

/** Parameters that are not the recommended ones: of the annex, or of the request. */
function differing({ result }: CheckResult): string {
  const rows = result.parameters.flatMap((parameter) => {
    const own = recommendedValue(parameter);
    const [is, was] = [parameter.value, own].map(valueText);
    if (is === was || is === undefined) return [];
    const why = parameter.confidence === "confirmed" ? "" : parameter.confidence;
    return [[parameter.symbol, is, paint.dim(`recommended ${was}`), parameter.clause, why]];
  });
  if (rows.length === 0) return "";
  return `Not the recommended values\n${table(rows, [{}, { align: "right" }, {}, {}, {}])}`;
}

const longest = 40;

function valueText(value: unknown): string {
  const text = plainly(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function more(file: string, assumptions: number, items: number): string {
  const all = assumptions === 0 ? "" : `${count(assumptions, "more assumption")}, `;
  const what = `${all}${items > 1 ? "all items, " : ""}all values: --full`;
  return `${what} · steps: --derivation · report: --pdf ${file.replace(/^.*[/\\]|\.\w+$/g, "") || "report"}.pdf`;
}
