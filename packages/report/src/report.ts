import {
  type AnnexCode,
  annexNames,
  type Check,
  type CheckResult,
  findCheck,
  type ItemResult,
  type Step,
  splitUnit,
  type UsedParameter,
  type Verification,
} from "@x/eurocode";
import { type Figure, figuresOf } from "./figures/index.ts";
import { type Language, type Phrases, phrasesOf } from "./phrases.ts";

/** What stands at the head of every page. */
export interface Project {
  readonly project?: string;
  readonly number?: string;
  readonly author?: string;
  readonly checker?: string;
  /** As it shall be printed; a report has no clock. */
  readonly date?: string;
}

export interface ReportOptions {
  readonly language?: Language;
  readonly project?: Project;
  /** The request, for pictures that need more than the result. */
  readonly request?: unknown;
}

/** A result arranged for reading; Markdown, HTML and PDF are made from it. */
export interface Report {
  readonly phrases: Phrases;
  readonly language: Language;
  readonly project: Project;
  readonly title: string;
  readonly standard: string;
  readonly annex: string;
  readonly verdict: Verdict;
  readonly utilization: number;
  readonly summary: string;
  readonly items: readonly ItemReport[];
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
  readonly parameters: readonly UsedParameter[];
  readonly clauses: readonly string[];
}

/** Passed says so only of what was verified; calculated has no verdict. */
export interface Verdict {
  readonly is: "passed" | "failed" | "calculated";
  readonly text: string;
}

export interface ItemReport {
  /** The mark, or the title of the check where there is none. */
  readonly title: string;
  readonly passed: boolean;
  readonly utilization: number;
  readonly governing: Verification | undefined;
  /** The most used first. */
  readonly verifications: readonly Verification[];
  readonly steps: readonly Step[];
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

export interface ValueTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export function reportOf(result: CheckResult, options: ReportOptions = {}): Report {
  const known = findCheck(result.endpoint);
  if (!known) throw new Error(`no check ${result.endpoint}`);
  const language = options.language ?? "en";
  const phrases = phrasesOf(language);
  const annex = result.result.national_annex as AnnexCode; // written by the engine
  return {
    phrases,
    language,
    project: options.project ?? {},
    title: phrases.titles[result.endpoint] ?? known.title,
    standard: result.result.standard,
    annex:
      annex === "EN"
        ? phrases.noAnnex
        : `${phrases.countries[annex] ?? annexNames[annex]} (${result.result.annex_edition})`,
    verdict: verdictOf(result, phrases),
    utilization: result.utilization / 100,
    summary: result.summary,
    items: itemsOf(known, result).map((item, i) =>
      itemReport(known, item, phrases, requestItem(known, options.request, i)),
    ),
    assumptions: result.result.assumptions,
    warnings: result.result.warnings,
    parameters: result.result.parameters,
    clauses: result.eurocode_clauses_cited,
  };
}

function verdictOf({ passed, verified, utilization }: CheckResult, p: Phrases): Verdict {
  if (verified) return passed ? { is: "passed", text: p.passed } : { is: "failed", text: p.notPassed };
  if (passed) return { is: "calculated", text: p.calculated };
  return { is: "failed", text: utilization > 100 ? p.notPassed : p.notVerified };
}

function itemsOf(known: Check, { result }: CheckResult): ItemResult[] {
  const found = (known.many && result[known.many]) ?? (known.one && result[known.one]);
  // the result holds items under the keys its check names
  return Array.isArray(found) ? (found as ItemResult[]) : [found as ItemResult];
}

function requestItem(known: Check, request: unknown, index: number): Readonly<Record<string, unknown>> | undefined {
  if (request === null || typeof request !== "object") return undefined;
  const whole = request as Readonly<Record<string, unknown>>; // an object
  const list = known.many === undefined ? undefined : whole[known.many];
  const item: unknown = Array.isArray(list) ? list[index] : known.one === undefined ? undefined : whole;
  return item !== null && typeof item === "object" ? (item as Readonly<Record<string, unknown>>) : undefined; // an object
}

function itemReport(
  known: Check,
  item: ItemResult,
  phrases: Phrases,
  request: Readonly<Record<string, unknown>> | undefined,
): ItemReport {
  // clauses of the check's own standard are shown by their number, those of others in full
  const own = `${known.standard.split(":")[0]} `;
  const short = (clause: string) => (clause.startsWith(own) ? clause.slice(own.length) : clause);
  const verifications = item.verifications
    .map((v) => ({ ...v, clause: short(v.clause) }))
    .sort((a, b) => b.utilization - a.utilization);
  const steps = (item.derivation ?? []).map((step) => shortened(step, short(step.clause)));
  const derived = new Set(steps.map((step) => step.name));
  const entries = Object.entries(item.values).filter(([name]) => !derived.has(name));
  return {
    title: item.mark ?? phrases.titles[known.endpoint] ?? known.title,
    passed: item.passed,
    utilization: item.utilization,
    governing: verifications[0],
    verifications,
    steps,
    values: entries.flatMap(([name, value]) => plainValue(name, value)),
    tables: entries.flatMap(([name, value]) => tableOf(name, value)),
    figures: figuresOf(known.endpoint, item, request),
  };
}

/** A step keeps the LaTeX it writes when it is asked for. */
const shortened = (step: Step, clause: string): Step =>
  Object.create(step, { clause: { value: clause, enumerable: true } }) as Step; // a Step with another clause

const plainValue = (name: string, value: unknown): Value[] =>
  typeof value === "number" || typeof value === "string" || typeof value === "boolean"
    ? [{ ...splitUnit(name), value }]
    : [];

/** Long lists (the cycles of a signal) are for machines. */
const longestTable = 40;

function tableOf(name: string, value: unknown): ValueTable[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > longestTable) return [];
  if (!value.every((entry) => entry !== null && typeof entry === "object" && !Array.isArray(entry))) return [];
  const entries = value as Record<string, unknown>[]; // objects, as just seen
  const columns = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter((column) =>
    entries.every((entry) => entry[column] === null || typeof entry[column] !== "object"),
  );
  return [{ name, columns, rows: entries.map((entry) => columns.map((column) => entry[column])) }];
}

/** As many figures as an engineer writes down. */
export function figure(value: unknown, language: Language = "en"): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value !== "number") return value === null ? "–" : "";
  const text = plainFigure(value);
  return language === "en" ? text : text.replace(".", ",");
}

function plainFigure(value: number): string {
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 1e9 || size < 1e-4) {
    const [mantissa = "", exponent = ""] = value.toExponential(3).split("e");
    return `${Number(mantissa)} · 10${superscript(Number(exponent))}`;
  }
  if (size >= 1000) return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, "\u202F");
  return String(Number(value.toPrecision(4)));
}

const superscript = (exponent: number) =>
  String(exponent).replace(/[-0-9]/g, (c) => (c === "-" ? "⁻" : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(c)] ?? c)));

export const percentage = (fraction: number, language: Language): string => {
  const value = fraction * 100;
  const text = value >= 100 ? value.toFixed(0) : value.toPrecision(3);
  return `${language === "en" ? text : text.replace(".", ",")} %`;
};
