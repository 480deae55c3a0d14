import {
  type AnnexCode,
  annexCodes,
  type Check,
  type CheckResult,
  check,
  checks,
  findCheck,
  InvalidInput,
  type Problem,
  percent,
  suggest,
} from "@x/eurocode";
import type { Command } from "commander";
import { exitCode, Stop } from "../exit.ts";
import { type Input, linesOf, readInput } from "../input.ts";
import { itemsOf, printResult } from "../print/result.ts";
import { printSideBySide } from "../print/side-by-side.ts";
import { table } from "../print/text.ts";
import { orNearest } from "./endpoint.ts";

interface Options {
  readonly annex?: string;
  readonly derivation?: true;
  readonly json?: true;
  readonly full?: true;
  readonly suggest?: true;
  readonly md?: true;
  readonly html?: string;
  readonly pdf?: string;
  readonly lang?: string;
  readonly project?: string;
  readonly number?: string;
  readonly author?: string;
  readonly checker?: string;
  readonly date?: string;
  readonly online?: true;
}

export function addCheck(program: Command): void {
  program
    .command("check")
    .summary("check one or more inputs")
    .description(`Checks inputs to a Eurocode: ${checks.map((known) => known.endpoint).join(", ")}.`)
    .argument("<endpoint>", "the check, such as en-1993-1-8")
    .argument("<file...>", "JSON inputs; - reads standard input")
    .option("--annex <code>", `national annex in place of the input's: ${annexCodes.join(", ")}, or all side by side`)
    .option("--derivation", "print every step of the calculation")
    .option("--full", "print every item of a batch in full")
    .option("--online", "let the server of x login calculate")
    .option("--suggest", "name the lightest profile of the same family that passes")
    .option("--json", "print the result as JSON, errors included")
    .option("--md", "print the report as Markdown")
    .option("--html <file>", "write the report as one HTML file")
    .option("--pdf <file>", "write the report as PDF")
    .option("--lang <language>", "language of headings in reports: en, nl, de, fr, sv")
    .option("--project <text>", "project, in the header of a report")
    .option("--number <text>", "project number")
    .option("--author <text>", "who made it")
    .option("--checker <text>", "who checked it")
    .option("--date <date>", "date on the report; default today")
    .addHelpText(
      "after",
      `
Examples:
  x check en-1993-1-8 bolts.json
  x check en-1993-1-8 bolts.json --annex all
  x check en-1993-1-8 bolts.json --pdf bolts.pdf --lang nl --project "Hall 3"
  x new en-1993-1-8 | x check en-1993-1-8 - --derivation
  x check en-1993-1-1 members.json --suggest
  x check en-1993-1-8 bolts.json --online

Exit codes: 0 all passed, 1 a check did not pass, 2 invalid input, 3 server or network.`,
    )
    .action((endpoint: string, files: string[], options: Options) => runCheck(endpoint, files, options));
}

async function runCheck(endpoint: string, files: readonly string[], options: Options): Promise<void> {
  const known = findCheck(endpoint) ?? orNearest(endpoint);
  const annex = readAnnex(options.annex);
  const wantsReport = options.md === true || options.html !== undefined || options.pdf !== undefined;
  if (wantsReport && annex === "all") throw new Stop("a report is of one annex; --annex all prints a comparison");
  if (wantsReport && files.length > 1) throw new Stop("a report is of one input; give one file");
  const run = options.online ? onServer : here;
  const done: { input: Input; one?: CheckResult; side?: Record<AnnexCode, CheckResult> }[] = [];
  for (const file of files) {
    const input = readInput(file);
    if (annex === "all") done.push({ input, side: await sideBySide(run, known, input) });
    else done.push({ input, one: await one(run, known, input, annex, options) });
  }
  const results = done.flatMap(({ one, side }) => (one ? [one] : side ? Object.values(side) : []));
  if (wantsReport) {
    const { writeReports } = await import("./reports.ts");
    for (const { input, one } of done) if (one) await writeReports(one, input.value, options);
  }
  const proposals = (input: Input) => (options.suggest ? suggestionsOf(known, input, annex) : []);
  if (options.json) {
    printJson(
      done.map(({ input, one, side }) =>
        options.suggest ? { ...(one ?? side), suggestions: proposals(input) } : (one ?? side),
      ),
    );
  } else if (!options.md) {
    for (const { input, one, side } of done) {
      if (files.length > 1) process.stdout.write(`${input.file}\n`);
      if (side) process.stdout.write(printSideBySide(known, side));
      if (one)
        process.stdout.write(
          printResult(known, one, { derivation: options.derivation === true, full: options.full === true }),
        );
      process.stdout.write(printSuggestions(proposals(input)));
      if (files.length > 1) process.stdout.write("\n");
    }
  }
  process.exitCode = results.every((result) => result.passed) ? exitCode.passed : exitCode.notPassed;
}

type Suggestions = ReturnType<typeof suggest>;

function suggestionsOf(known: Check, input: Input, annex: AnnexCode | "all" | undefined): Suggestions {
  if (annex === "all") throw new Stop("--suggest is for one annex");
  const found = suggest(known.endpoint, annex ? { ...(input.value as object), national_annex: annex } : input.value); // checked before
  if (found.length === 0) throw new Stop(`--suggest does not know anything lighter for ${known.endpoint}`);
  return found;
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

function readAnnex(text: string | undefined): AnnexCode | "all" | undefined {
  if (text === undefined) return undefined;
  const wanted = text.toUpperCase();
  if (wanted === "ALL") return "all";
  const found = annexCodes.find((code) => code === wanted);
  if (!found) throw new Stop(`--annex must be one of ${annexCodes.join(", ")}, all; it is ${text}`);
  return found;
}

/** Clauses of the values come with the derivation; for a long batch that nobody asked to derive they are left out. */
const mostDerived = 20;

async function one(
  run: Run,
  known: Check,
  input: Input,
  annex: AnnexCode | undefined,
  options: Options,
): Promise<CheckResult> {
  const wanted = { ...(annex ? { national_annex: annex } : {}), ...(options.derivation ? { derivation: true } : {}) };
  // a check at the server counts; one is enough
  if (options.online) {
    const short = !options.json && lengthOf(known, input) <= mostDerived;
    return run(known, input, short ? { ...wanted, derivation: true } : wanted);
  }
  const result = await run(known, input, wanted);
  if (options.json || options.derivation || itemsOf(known, result).length > mostDerived) return result;
  return run(known, input, { ...wanted, derivation: true });
}

function lengthOf({ many }: Check, { value }: Input): number {
  if (many === undefined || value === null || typeof value !== "object" || !(many in value)) return 1;
  const items: unknown = (value as Record<string, unknown>)[many]; // the line above has seen it
  return Array.isArray(items) ? items.length : 1;
}

async function sideBySide(run: Run, known: Check, input: Input): Promise<Record<AnnexCode, CheckResult>> {
  const under = (national_annex: AnnexCode) => run(known, input, { national_annex });
  return {
    EN: await under("EN"),
    NL: await under("NL"),
    DE: await under("DE"),
    UK: await under("UK"),
    SE: await under("SE"),
    FR: await under("FR"),
  };
}

/** Calculates one input, with more fields than it has itself. */
type Run = (known: Check, input: Input, more: Record<string, unknown>) => Promise<CheckResult>;

function requestOf({ value }: Input, more: Record<string, unknown>): unknown {
  const isObject = value !== null && typeof value === "object" && !Array.isArray(value);
  return isObject ? { ...value, ...more } : value;
}

const here: Run = async (known, input, more) => {
  try {
    return check(known.endpoint, requestOf(input, more));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new Stop(error.message, exitCode.invalid, detailsOf(input, error));
  }
};

const onServer: Run = async (known, input, more) => {
  const { online } = await import("../remote.ts");
  try {
    return await online((client) => client.check(known.endpoint, requestOf(input, more)));
  } catch (error) {
    if (!(error instanceof Stop) || error.details.length === 0) throw error;
    throw new Stop(error.message, error.code, detailsOf(input, { problems: error.details }));
  }
};

function detailsOf(input: Input, { problems }: { readonly problems: readonly Problem[] }) {
  const lines = linesOf(
    input,
    problems.map((problem) => problem.path),
  );
  return problems.map((problem, i) => {
    const line = lines[i];
    return { file: input.file, ...(line === undefined ? {} : { line }), ...problem };
  });
}
