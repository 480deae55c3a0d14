import {
  type AnnexCode,
  annexNames,
  type Check,
  type CheckResult,
  type ItemResult,
  percent,
  type Step,
  splitUnit,
  type Verification,
} from "@x/eurocode";
import { itemsOf } from "@x/report";
import { figure, paint, table, wrapped } from "./text.ts";

export interface PrintOptions {
  /** Steps of the derivation, where the result has them. */
  readonly derivation: boolean;
  /** Every item in full, also in long batches. */
  readonly full: boolean;
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
  for (const item of inFull) blocks.push(printItem(item, options, short));
  if (inFull.length < items.length) {
    blocks.push(paint.dim(`  The governing item in full; --full prints all ${items.length}.`));
  }
  blocks.push(...notes("Warnings", result.result.warnings, paint.yellow));
  blocks.push(...notes("Assumptions", result.result.assumptions, (text) => text));
  blocks.push(parameters(result));
  blocks.push(`${verdict(result)}  ${result.summary}`);
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

/** Passed says so only of what was verified. */
export function verdict({ passed, verified, utilization }: CheckResult): string {
  if (verified) return passed ? paint.green("PASSED") : paint.red("NOT PASSED");
  if (passed) return paint.yellow("CALCULATED");
  return paint.red(utilization > 100 ? "NOT PASSED" : "NOT VERIFIED");
}

const worstOf = (items: readonly ItemResult[]) => [...items].sort((a, b) => b.utilization - a.utilization).slice(0, 1);

function overview(items: readonly ItemResult[]): string {
  const rows = items.map((item) => [
    item.mark ?? "",
    percent(item.utilization),
    mark(item.passed, item.verified),
    item.verified ? (governing(item)?.id ?? "") : "not verified",
  ]);
  return table([["", "use", "", "governed by"].map((t) => paint.dim(t)), ...rows], [{}, { align: "right" }, {}, {}]);
}

const governing = ({ verifications }: ItemResult): Verification | undefined =>
  verifications.reduce<Verification | undefined>(
    (worst, v) => (worst && worst.utilization >= v.utilization ? worst : v),
    undefined,
  );

const mark = (passed: boolean, verified = true) =>
  passed ? (verified ? paint.green("✓") : paint.yellow("–")) : paint.red("✗");

/** Clauses of the check's own standard are shown by their number, those of others in full. */
type Short = (clause: string) => string;

function printItem(item: ItemResult, { derivation }: PrintOptions, short: Short): string {
  const worst = governing(item);
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
  const title = item.mark ? `${paint.bold(item.mark)}\n` : "";
  return `${title}${verifications}\n\n${derivation && item.derivation ? steps(item.derivation, short) : values(item, short)}`;
}

/** Resistances and all other named numbers, each with the clause it comes from. */
function values(item: ItemResult, short: Short): string {
  const clauses = new Map((item.derivation ?? []).map((step) => [step.name, short(step.clause)]));
  const rows = Object.entries(item.values)
    .filter(([, value]) => typeof value !== "object")
    .map(([name, value]) => {
      const { symbol, unit } = splitUnit(name);
      return [symbol, figure(value), unit, paint.dim(clauses.get(name) ?? "")];
    });
  const half = Math.ceil(rows.length / 2);
  const two = rows.slice(0, half).map((row, i) => [...row, ...(rows[half + i] ?? [])]);
  const columns = [{}, { align: "right" }, {}, {}] as const;
  return `${table(two, [...columns, ...columns])}${lists(item)}`;
}

/** Parts, rows, blocks: lists of objects among the values. */
function lists(item: ItemResult): string {
  let out = "";
  for (const [name, value] of Object.entries(item.values)) {
    if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== "object") continue;
    // values holds plain data only
    const entries = (value as Record<string, unknown>[]).slice(0, 12);
    const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
    const rows = entries.map((entry) => keys.map((key) => figure(entry[key])));
    const more = value.length > entries.length ? paint.dim(`\n  … ${value.length - entries.length} more`) : "";
    out += `\n\n  ${paint.dim(name)}\n${table(
      [keys.map((key) => paint.dim(key)), ...rows],
      keys.map(() => ({ align: "right" as const })),
    )}${more}`;
  }
  return out;
}

function steps(derivation: readonly Step[], short: Short): string {
  return derivation
    .map((step) => {
      const { symbol } = splitUnit(step.name);
      const value = `${figure(step.value)}${step.unit === "" ? "" : ` ${step.unit}`}`;
      const inputs = Object.entries(step.inputs)
        .map(([name, input]) => `${name} = ${figure(input)}`)
        .join(", ");
      const formula = inputs === "" ? "" : ` = ${step.expression}`;
      const note = step.note === undefined ? "" : `\n      ${paint.dim(step.note)}`;
      const from = inputs === "" ? "" : `\n      ${paint.dim(inputs)}`;
      return `  ${symbol}${formula} = ${paint.bold(value)}   ${paint.dim(`[${short(step.clause)}]`)}${from}${note}`;
    })
    .join("\n");
}

function notes(title: string, sentences: readonly string[], colour: (text: string) => string): string[] {
  if (sentences.length === 0) return [];
  return [`${title}\n${sentences.map((sentence) => colour(wrapped(sentence, "  - "))).join("\n")}`];
}

function parameters({ result }: CheckResult): string {
  if (result.parameters.length === 0) return "";
  const rows = result.parameters.map((p) => [
    p.symbol,
    typeof p.value === "object" ? "table" : figure(p.value),
    p.clause,
    p.edition,
    p.confidence === "confirmed" ? "" : p.confidence,
  ]);
  return `Nationally determined parameters\n${table(rows, [{}, { align: "right" }, {}, {}, {}])}`;
}
