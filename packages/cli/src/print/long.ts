/** A result in its long form: what was given, everything that was calculated, everything that was assumed. */
import type { Check, CheckResult, ItemResult, Step } from "@x/eurocode/engine";
import { percent, splitUnit } from "@x/eurocode/text";
import { governingIn, groupTitle, itemsOf, plainText, printed, stepGroups } from "@x/report/steps";
import { englishWords } from "@x/words/english";
import { isAnswer } from "../calculate.ts";
import type { PrintedGiven } from "./given.ts";
import {
  annexLine,
  inTwo,
  mark,
  overview,
  type Short,
  shortClauses,
  summaryOf,
  verdict,
  verificationTable,
  worstOf,
} from "./result.ts";
import { figure, paint, table, wrapped } from "./text.ts";
import { listOf, tablesIn } from "./values.ts";

export interface PrintOptions {
  /** Steps in place of values, where the result has them. */
  readonly derivation: boolean;
  /** Every item, also of long batches. */
  readonly full: boolean;
  /** What was given, with the load cases. */
  readonly given: PrintedGiven;
}

/** A result in its long form, as an engineer would put it into a report. */
export function printResult(check: Check, result: CheckResult, { derivation, full, given }: PrintOptions): string {
  const items = itemsOf(check, result);
  const short = shortClauses(check);
  const answer = isAnswer(check);
  const inFull = items.length <= 3 || full ? items : worstOf(items);
  const first = `${verdict(result)}  ${summaryOf(result, items)}`;
  const { warnings, assumptions } = result.result;
  const blocks = [
    `${first}\n${paint.bold(`${result.result.standard}  ${check.title}`)}\n${annexLine(result)}`,
    ...notes("Warnings", warnings, paint.yellow),
    items.length > 1 ? overview(items, answer) : "",
    given.common,
  ];
  for (const item of inFull) {
    const { input = "", loadCases = "" } = given.items[items.indexOf(item)] ?? {};
    blocks.push(
      item.mark ? paint.bold(item.mark) : "",
      input,
      loadCases,
      printItem(item, { derivation, answer }, short),
    );
  }
  if (inFull.length < items.length) {
    blocks.push(paint.dim(`  The governing item in full; --full prints all ${items.length}.`));
  }
  const warned = new Set(warnings);
  blocks.push(
    ...notes(
      "Assumptions",
      assumptions.filter((text) => !warned.has(text)),
      (text) => text,
    ),
  );
  blocks.push(parameters(result, full), first);
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

interface ItemOptions {
  readonly derivation: boolean;
  readonly answer: boolean;
}

function printItem(item: ItemResult, { derivation, answer }: ItemOptions, short: Short): string {
  const sorted = [...item.verifications].sort((a, b) => b.utilization - a.utilization);
  const verifications =
    sorted.length === 0 ? "  Nothing is verified." : verificationTable(sorted, governingIn(item), short);
  const rest = derivation && item.derivation ? steps(item, item.derivation, short) : values(item, short);
  return answer && sorted.length === 0 ? rest : `${verifications}\n\n${rest}`;
}

/** Resistances and other named numbers, each with the clause it comes from, and the lists among them. */
function values(item: ItemResult, short: Short): string {
  const clauses = new Map((item.derivation ?? []).map((step) => [step.name, short(step.clause)]));
  const rows = Object.entries(item.values)
    .filter(([, value]) => typeof value !== "object")
    .map(([name, value]) => {
      const { symbol, unit } = splitUnit(name);
      return [symbol, figure(value), unit, paint.dim(clauses.get(name) ?? "")];
    });
  const lists = tablesIn(item).map((one) => listOf(one, mostEntries));
  return [inTwo(rows), ...lists].filter((block) => block !== "").join("\n\n");
}

const mostEntries = 12;

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
