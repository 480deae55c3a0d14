/** What `x check` says of its inputs: results, tables, suggestions, a count. */
import { writeFileSync } from "node:fs";
import type { BeamActions } from "@x/eurocode/beams";
import {
  type Check,
  type CheckResult,
  clauseNumber,
  type ItemResult,
  isBoth,
  itemsIn,
  suggestionsFor,
} from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import { percent } from "@x/eurocode/text";
import { governingIn, itemsOf } from "@x/report/steps";
import { type AskedAnnex, type Done, isApplicable } from "../calculate.ts";
import { type Detail, exitCode, Stop, unwritable } from "../exit.ts";
import { nameOf } from "../input.ts";
import { isRecord } from "../json.ts";
import { ofFiles, ofOptions } from "../stops.ts";
import type { Checked, ResultTable } from "./out.ts";
import { summaryOf as summaryWithCase, verdict } from "./result.ts";
import { printScreen } from "./screen.ts";
import { table } from "./text.ts";

const stops = messages("printDone", {
  suggestAnnex: "--suggest is for one annex",
  notSuggested: "--suggest does not apply to this input; it knows what would pass for {known}",
});

export interface Shown {
  readonly json?: true;
  readonly md?: true;
  readonly brief?: true;
  readonly derivation?: true;
  readonly full?: true;
  readonly suggest?: true;
  readonly series?: string;
  readonly out?: string;
  /** Of that table; names with commas between them. */
  readonly columns?: string;
  readonly junit?: string;
}

/** What writes tables and JUnit: loaded where one is asked for. */
type Files = typeof import("./out.ts");

export const filesFor = ({ out, junit }: Shown): Promise<Files> | undefined =>
  out === undefined && junit === undefined ? undefined : import("./out.ts");

/** Says what became of each input as it comes, and keeps no more of it than the end needs. */
export class Output {
  readonly #annex: AskedAnnex;
  readonly #options: Shown;
  /** More than one input will come, or comes of one file. */
  #several: boolean;
  readonly #files: Files | undefined;
  readonly #table: ResultTable | undefined;
  readonly #suites: string[] = [];
  readonly #json: unknown[] = [];
  readonly #long = new Map<string, LongTable>();
  readonly #problems: Detail[] = [];
  #counts = { inputs: 0, failed: 0, wrong: 0, problems: 0, calculated: 0 };

  constructor(annex: AskedAnnex, options: Shown, several: boolean, files: Files | undefined) {
    this.#annex = annex;
    this.#options = options;
    this.#several = several;
    this.#files = files;
    this.#table =
      files && options.out !== undefined
        ? new files.ResultTable(
            options.out,
            options.columns?.split(",").map((name) => name.trim()),
          )
        : undefined;
  }

  async add(done: Done): Promise<void> {
    const { input, known, one, side, beam, problems = [], isPart } = done;
    const options = this.#options;
    this.#note(done);
    // a table of which each row is an input
    if (input.isPart && known?.many === undefined) this.#several = true;
    const checked: Checked = {
      file: input.file,
      items: known && one ? itemsOf(known, one) : [],
      problems: problems.map(({ line, path, message }) =>
        [line === undefined ? "" : `line ${line}:`, path, message].filter((part) => part !== "").join(" "),
      ),
    };
    this.#table?.add(checked);
    if (this.#files && options.junit !== undefined)
      this.#suites.push(this.#files.junitSuite(known?.endpoint ?? "input", { ...checked, file: nameOf(input) }));
    if (beam !== undefined) await this.#beam(input.file, beam);
    if (!known || !(one || side)) return;
    const proposals = options.suggest ? await suggestionsOf(known, done, this.#annex, options) : [];
    if (options.json) this.#json.push(resultOf(done, options.suggest ? proposals : undefined));
    else if (isPart && one) this.#longTable(checked.file).add(done, known, one, checked.items);
    // the verdict of a beam comes first
    else if (done.aside !== undefined && !options.full && !options.derivation)
      process.stderr.write(`${input.file}: its ${done.aside} by EN 1990: --full\n`);
    else if (!options.md) process.stdout.write(await textOf(known, done, this.#several, options, proposals));
  }

  async #beam(file: string, beam: BeamActions): Promise<void> {
    if (this.#options.json) this.#json.push(beam);
    else if (!this.#options.md) process.stdout.write(await beamText(file, beam, this.#several, this.#options));
  }

  /** The last words; throws what is wrong with the inputs, after what is right with others. */
  async end(): Promise<void> {
    const { out, junit: xml, json, md } = this.#options;
    await this.#table?.end();
    if (out !== undefined && !json) process.stderr.write(`wrote ${out}\n`);
    const files = this.#files;
    if (files && xml !== undefined) {
      written(xml, () => writeFileSync(xml, files.junit(this.#suites)));
      if (!json) process.stderr.write(`wrote ${xml}\n`);
    }
    if (json && this.#json.length > 0) printJson(this.#json);
    if (!json && !md) {
      for (const [file, long] of this.#long) process.stdout.write(await long.text(file, this.#options));
      if (this.#several) process.stdout.write(`${this.#summary()}\n`);
    }
    const { problems, failed } = this.#counts;
    if (problems > 0) throw new Stop(ofFiles.problemsOfAll({ n: problems }), exitCode.invalid, this.#told());
    process.exitCode = failed === 0 ? exitCode.passed : exitCode.notPassed;
  }

  /** What waits in a file is not left behind. */
  drop(): void {
    this.#table?.drop();
  }

  #note({ one, side, beam, problems = [] }: Done): void {
    const counts = this.#counts;
    counts.inputs++;
    counts.problems += problems.length;
    const of = [one, ...Object.values(side ?? {})].filter((each) => each !== undefined && isApplicable(each));
    if (of.some(({ passed }) => !passed)) counts.failed++;
    else if (beam !== undefined || (of.length > 0 && of.every(({ verified }) => !verified))) counts.calculated++;
    else if (of.length === 0) counts.wrong++;
    this.#problems.push(...problems.slice(0, Math.max(0, mostProblems - this.#problems.length)));
  }

  #told(): Detail[] {
    const more = this.#counts.problems - this.#problems.length;
    return more > 0 ? [...this.#problems, { path: "", message: `and ${more} problems more` }] : this.#problems;
  }

  #longTable(file: string): LongTable {
    const found = this.#long.get(file) ?? new LongTable();
    this.#long.set(file, found);
    return found;
  }

  #summary(): string {
    const { inputs, failed, wrong, calculated } = this.#counts;
    const parts = [`${inputs} ${inputs === 1 ? "input" : "inputs"}`, `${inputs - failed - wrong - calculated} passed`];
    if (calculated > 0) parts.push(`${calculated} calculated, nothing verified`);
    if (failed > 0) parts.push(`${failed} not passed`);
    if (wrong > 0) parts.push(`${wrong} not calculated`);
    return parts.join(", ");
  }
}

const mostProblems = 200;

function written(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw unwritable(file, error);
  }
}

interface Worst {
  readonly done: Done;
  readonly known: Check;
  readonly one: CheckResult;
  readonly item: ItemResult;
  /** Its place in its part. */
  readonly at: number;
}

/** Of a table that is calculated in parts: how many rows passed, and the row that is used most. */
class LongTable {
  #rows = 0;
  #failed = 0;
  #wrong = 0;
  #worst: Worst | undefined;

  add(done: Done, known: Check, one: CheckResult, items: readonly ItemResult[]): void {
    this.#rows += items.length;
    this.#failed += items.filter(({ passed }) => !passed).length;
    this.#wrong += new Set((done.problems ?? []).map(({ line }) => line)).size;
    items.forEach((item, at) => {
      if (!this.#worst || item.utilization > this.#worst.item.utilization) this.#worst = { done, known, one, item, at };
    });
  }

  async text(file: string, options: Shown): Promise<string> {
    const parts = [`${file}: ${this.#rows + this.#wrong} rows`, `${this.#rows - this.#failed} passed`];
    if (this.#failed > 0) parts.push(`${this.#failed} not passed`);
    if (this.#wrong > 0) parts.push(`${this.#wrong} not calculated`);
    const count = `${parts.join(", ")}\n`;
    if (!this.#worst || options.brief) return count;
    const { done, known, one, item, at } = this.#worst;
    const given = isRecord(done.request) ? done.request : {};
    const items = itemsIn(known, given); // of one list: made by the reader of tables
    const list = items[0]?.list ?? "";
    const alone = { ...one, ...ofItem(item), result: { ...one.result, [list]: [item] } };
    const request = { ...given, [list]: [items[at]?.item] };
    return `${await printed(known, { ...done, request, input: { ...done.input, file } }, alone, options)}\n${count}`;
  }
}

/** Of a result what is one item's. */
function ofItem(item: ItemResult) {
  const { passed, verified, utilization, mark = "" } = item;
  const governing = governingIn(item);
  const why = governing ? ` — ${governing.id.replaceAll("-", " ")} governs (${clauseNumber(governing.clause)})` : "";
  return { passed, verified, utilization: utilization * 100, summary: `${mark}: ${percent(utilization)}${why}` };
}

const resultOf = ({ one, side }: Done, suggestions: Suggestions | undefined): unknown =>
  suggestions ? { ...(one ?? side), suggestions } : (one ?? side);

async function textOf(
  known: Check,
  done: Done,
  several: boolean,
  options: Shown,
  proposals: Suggestions,
): Promise<string> {
  const { input, one, side } = done;
  if (options.brief && one)
    return `${verdict(one)}  ${several ? `${nameOf(input)}: ` : ""}${summaryWithCase(one, itemsOf(known, one))}\n`;
  return [
    several ? `${nameOf(input)}\n` : "",
    side ? (await import("./side-by-side.ts")).printSideBySide(known, side) : "",
    one ? await printed(known, done, one, options) : "",
    printSuggestions(proposals),
    several ? "\n" : "",
  ].join("");
}

/** One screen, or the long form with what was given. */
async function printed(known: Check, done: Done, one: CheckResult, options: Shown): Promise<string> {
  if (isBoth(one.result)) return (await import("./both.ts")).printBoth(known, one, one.result);
  const { request, links = [], folder = [], input } = done;
  const isLong = options.derivation === true || options.full === true;
  if (!isLong) {
    const hasCases = itemsOf(known, one).some((item) => item.governing_load_case !== undefined);
    const cases = hasCases ? (await import("./given.ts")).printedCases(known, one, request, fewCases) : [];
    return printScreen(known, one, { loadCases: (item) => cases[item] ?? "", folder, links, file: input.file });
  }
  const given = (await import("./given.ts")).printedGiven(known, one, request);
  const { printResult } = await import("./long.ts");
  return printResult(known, one, { derivation: options.derivation === true, full: options.full === true, given });
}

/** Of the load cases on a screen. */
const fewCases = 8;

async function beamText(file: string, beam: BeamActions, several: boolean, { brief }: Shown): Promise<string> {
  const { beamLine, beamTable } = await import("./beam.ts");
  if (brief) return `${beamLine(beam, several ? file : "")}\n`;
  return `${several ? `${file}\n` : ""}${beamTable(beam)}${several ? "\n" : ""}`;
}

type Suggestions = ReturnType<typeof suggestionsFor>;

async function suggestionsOf(
  known: Check,
  { request }: Done,
  annex: AskedAnnex,
  { series = "main" }: Shown,
): Promise<Suggestions> {
  if (annex === "all") throw new Stop(stops.suggestAnnex);
  if (series !== "main" && series !== "all")
    throw new Stop(ofOptions.oneOf({ option: "--series", known: listed("plain", ["main", "all"]), given: series }));
  const found = suggestionsFor(known, request, series);
  if (found.length > 0) return found;
  const { suggestible } = await import("./suggestible.ts");
  throw new Stop(stops.notSuggested({ known: listed("plain", suggestible) }));
}

function printSuggestions(found: Suggestions): string {
  if (found.length === 0) return "";
  const rows = found.map(({ mark, suggestion }) => [
    mark,
    suggestion ? suggestion.reads : "nothing of its family passes",
    suggestion ? percent(suggestion.utilization) : "",
    suggestion?.rarer === undefined ? "" : `lighter, but seldom in stock: ${suggestion.rarer}`,
  ]);
  const isRarer = found.some(({ suggestion }) => suggestion?.rarer !== undefined);
  const hint = isRarer ? "hint: --series all takes every series\n" : "";
  return `\nLightest of its family that passes\n${table(rows, [{}, {}, { align: "right" }, {}])}\n${hint}`;
}

const printJson = (results: readonly unknown[]) =>
  process.stdout.write(`${JSON.stringify(results.length === 1 ? results[0] : results, null, 2)}\n`);
