/** What `x check` says of its inputs: results, tables, suggestions, a count. */
import { writeFileSync } from "node:fs";
import { type Check, type CheckResult, type ItemResult, percent, suggestionsFor } from "@x/eurocode/engine";
import { itemsOf } from "@x/report/steps";
import { type AskedAnnex, annexed, type Done, isApplicable } from "../calculate.ts";
import { type Detail, exitCode, Stop, unwritable } from "../exit.ts";
import { type Input, nameOf } from "../input.ts";
import type { Checked, ResultTable } from "./out.ts";
import { type PrintOptions, printResult, summaryOf as summaryWithCase, verdict } from "./result.ts";
import { table } from "./text.ts";

export interface Shown {
  readonly json?: true;
  readonly md?: true;
  readonly brief?: true;
  readonly derivation?: true;
  readonly full?: true;
  readonly suggest?: true;
  readonly out?: string;
  readonly junit?: string;
}

/** What writes tables and JUnit: loaded where one is asked for. */
type Files = typeof import("./out.ts");

export const filesFor = ({ out, junit }: Shown): Promise<Files> | undefined =>
  out === undefined && junit === undefined ? undefined : import("./out.ts");

/** Says what became of each input as it comes, and keeps no more of it than the end needs. */
export class Output {
  readonly #known: Check;
  readonly #annex: AskedAnnex;
  readonly #options: Shown;
  /** More than one input will come. */
  readonly #several: boolean;
  readonly #files: Files | undefined;
  readonly #table: ResultTable | undefined;
  readonly #suites: string[] = [];
  readonly #json: unknown[] = [];
  readonly #long = new Map<string, LongTable>();
  readonly #problems: Detail[] = [];
  #counts = { inputs: 0, failed: 0, wrong: 0, problems: 0 };

  constructor(known: Check, annex: AskedAnnex, options: Shown, several: boolean, files: Files | undefined) {
    this.#known = known;
    this.#annex = annex;
    this.#options = options;
    this.#several = several;
    this.#files = files;
    this.#table = files && options.out !== undefined ? new files.ResultTable(options.out) : undefined;
  }

  async add(done: Done): Promise<void> {
    const { input, one, side, problems = [], isPart } = done;
    const options = this.#options;
    this.#note(done);
    const checked: Checked = {
      file: input.file,
      items: one ? itemsOf(this.#known, one) : [],
      problems: problems.map(({ line, path, message }) =>
        [line === undefined ? "" : `line ${line}:`, path, message].filter((part) => part !== "").join(" "),
      ),
    };
    this.#table?.add(checked);
    if (this.#files && options.junit !== undefined)
      this.#suites.push(this.#files.junitSuite(this.#known.endpoint, { ...checked, file: nameOf(input) }));
    if (!(one || side)) return;
    const proposals = options.suggest ? await suggestionsOf(this.#known, input, this.#annex) : [];
    if (options.json) this.#json.push(resultOf(done, options.suggest ? proposals : undefined));
    else if (isPart && one) this.#longTable(checked.file).add(done, one, checked.items);
    else if (!options.md) process.stdout.write(await textOf(this.#known, done, this.#several, options, proposals));
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
      for (const [file, long] of this.#long) process.stdout.write(await long.text(this.#known, file, this.#options));
      if (this.#several) process.stdout.write(`${this.#summary()}\n`);
    }
    const { problems, failed } = this.#counts;
    if (problems > 0) throw new Stop(`${problems} problems`, exitCode.invalid, this.#told());
    process.exitCode = failed === 0 ? exitCode.passed : exitCode.notPassed;
  }

  /** What waits in a file is not left behind. */
  drop(): void {
    this.#table?.drop();
  }

  #note({ one, side, problems = [] }: Done): void {
    const counts = this.#counts;
    counts.inputs++;
    counts.problems += problems.length;
    if ([one, ...Object.values(side ?? {})].some((of) => of && isApplicable(of) && !of.passed)) counts.failed++;
    if (!(one || side)) counts.wrong++;
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
    const { inputs, failed, wrong } = this.#counts;
    const parts = [`${inputs} ${inputs === 1 ? "input" : "inputs"}`, `${inputs - failed - wrong} passed`];
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

/** Of a table that is calculated in parts: how many rows passed, and the row that is used most. */
class LongTable {
  #rows = 0;
  #failed = 0;
  #wrong = 0;
  #worst: { readonly one: CheckResult; readonly item: ItemResult } | undefined;

  add({ problems = [] }: Done, one: CheckResult, items: readonly ItemResult[]): void {
    this.#rows += items.length;
    this.#failed += items.filter(({ passed }) => !passed).length;
    this.#wrong += new Set(problems.map(({ line }) => line)).size;
    for (const item of items)
      if (!this.#worst || item.utilization > this.#worst.item.utilization) this.#worst = { one, item };
  }

  async text(known: Check, file: string, options: Shown): Promise<string> {
    const parts = [`${file}: ${this.#rows + this.#wrong} rows`, `${this.#rows - this.#failed} passed`];
    if (this.#failed > 0) parts.push(`${this.#failed} not passed`);
    if (this.#wrong > 0) parts.push(`${this.#wrong} not calculated`);
    const count = `${parts.join(", ")}\n`;
    if (!this.#worst || options.brief) return count;
    const { one, item } = this.#worst;
    const alone = { ...one, result: { ...one.result, ...(known.many === undefined ? {} : { [known.many]: [item] }) } };
    return `${printResult(known, alone, { derivation: false, full: options.full === true })}\n${count}`;
  }
}

const resultOf = ({ one, side }: Done, suggestions: Suggestions | undefined): unknown =>
  suggestions ? { ...(one ?? side), suggestions } : (one ?? side);

async function textOf(
  known: Check,
  { input, one, side }: Done,
  several: boolean,
  options: Shown,
  proposals: Suggestions,
): Promise<string> {
  if (options.brief && one)
    return `${verdict(one)}  ${several ? `${nameOf(input)}: ` : ""}${summaryWithCase(one, itemsOf(known, one))}\n`;
  return [
    several ? `${nameOf(input)}\n` : "",
    side ? (await import("./side-by-side.ts")).printSideBySide(known, side) : "",
    one ? printResult(known, one, await printOptions(known, one, input, options)) : "",
    printSuggestions(proposals),
    several ? "\n" : "",
  ].join("");
}

/** What was given is shown in the long form, load cases always. */
async function printOptions(known: Check, one: CheckResult, { value }: Input, options: Shown): Promise<PrintOptions> {
  const [derivation, full] = [options.derivation === true, options.full === true];
  const hasCases = itemsOf(known, one).some((item) => item.governing_load_case !== undefined);
  if (!(derivation || full || hasCases)) return { derivation, full };
  const { printedGiven } = await import("./given.ts");
  return { derivation, full, given: printedGiven(known, one, value) };
}

type Suggestions = ReturnType<typeof suggestionsFor>;

async function suggestionsOf(known: Check, input: Input, annex: AskedAnnex): Promise<Suggestions> {
  if (annex === "all") throw new Stop("--suggest is for one annex");
  const found = suggestionsFor(known, annexed(input, annex));
  if (found.length > 0) return found;
  const { suggestible } = await import("./suggestible.ts");
  throw new Stop(`--suggest does not apply to this input; it knows what would pass for ${suggestible.join(", ")}`);
}

function printSuggestions(found: Suggestions): string {
  if (found.length === 0) return "";
  const rows = found.map(({ mark, suggestion }) => [
    mark,
    suggestion ? suggestion.reads : "nothing of its family passes",
    suggestion ? percent(suggestion.utilization) : "",
  ]);
  return `\nLightest of its family that passes\n${table(rows, [{}, {}, { align: "right" }])}\n`;
}

const printJson = (results: readonly unknown[]) =>
  process.stdout.write(`${JSON.stringify(results.length === 1 ? results[0] : results, null, 2)}\n`);
