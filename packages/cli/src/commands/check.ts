import { watchFile, writeFileSync } from "node:fs";
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
import { type Detail, exitCode, Stop } from "../exit.ts";
import { expanded } from "../files.ts";
import { type Input, linesOf, readInput, readTextOf } from "../input.ts";
import { type Checked, junit, resultsCsv } from "../print/out.ts";
import { itemsOf, printResult, verdict } from "../print/result.ts";
import { printSideBySide } from "../print/side-by-side.ts";
import { table } from "../print/text.ts";
import { isTable, readTable } from "../table-input.ts";
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
  readonly client?: string;
  readonly part?: string;
  readonly revision?: string;
  readonly author?: string;
  readonly checker?: string;
  readonly date?: string;
  readonly online?: true;
  readonly brief?: true;
  readonly out?: string;
  readonly junit?: string;
  readonly watch?: true;
}

export function addCheck(program: Command): void {
  program
    .command("check")
    .summary("check one or more inputs")
    .description(`Checks inputs to a Eurocode: ${checks.map((known) => known.endpoint).join(", ")}.`)
    .argument("<endpoint>", "the check, such as en-1993-1-8")
    .argument("<file...>", "inputs: JSON, tables (.csv), folders of them, patterns; - reads standard input")
    .option("--annex <code>", `national annex in place of the input's: ${annexCodes.join(", ")}, or all side by side`)
    .option("--derivation", "print every step of the calculation")
    .option("--full", "print every item of a batch in full")
    .option("--brief", "print one line for each input; a report: one page")
    .option("--out <file>", "write the results as a table (.csv)")
    .option("--junit <file>", "write the results as JUnit XML, for systems that run tests")
    .option("--watch", "check again when an input changes")
    .option("--online", "let the server of x login calculate")
    .option("--suggest", "name the lightest profile of the same family that passes")
    .option("--json", "print the result as JSON, errors included")
    .option("--md", "print the report as Markdown")
    .option("--html <file>", "write the report as one HTML file")
    .option("--pdf <file>", "write the report as PDF")
    .option("--lang <language>", "language of headings in reports: en, nl, de, fr, sv")
    .option("--project <text>", "project, in the header of a report")
    .option("--number <text>", "project number")
    .option("--client <text>", "client")
    .option("--part <text>", "part of the structure")
    .option("--author <text>", "who made it")
    .option("--checker <text>", "who checked it")
    .option("--revision <text>", "revision")
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
  x check en-1993-1-1 members.csv --out results.csv
  x check en-1993-1-8 calculations/ --brief --junit results.xml
  x check en-1993-1-8 bolts.json --online

The title block of reports may stand in x.report.json beside the input:
  { "project": "Hall 3", "client": "…", "part": "…", "author": "…", "checker": "…", "revision": "A", "lang": "nl" }

Exit codes: 0 all passed, 1 a check did not pass, 2 invalid input, 3 server or network.`,
    )
    .action((endpoint: string, files: string[], options: Options) =>
      options.watch ? watched(endpoint, files, options) : runCheck(endpoint, files, options),
    );
}

interface Done {
  readonly input: Input;
  readonly one?: CheckResult;
  readonly side?: Record<AnnexCode, CheckResult>;
  readonly problems?: readonly Detail[];
}

async function runCheck(endpoint: string, given: readonly string[], options: Options): Promise<void> {
  const known = findCheck(endpoint) ?? orNearest(endpoint);
  const annex = readAnnex(options.annex);
  const files = expanded(given);
  const wantsReport = options.md === true || options.html !== undefined || options.pdf !== undefined;
  if (wantsReport && annex === "all") throw new Stop("a report is of one annex; --annex all prints a comparison");
  if (wantsReport && (files.length > 1 || files.some(isTable)))
    throw new Stop("a report is of one input; give one file");
  const run = options.online ? onServer : here;
  // one of many that is wrong does not stop the others
  const lenient = files.length > 1 || options.out !== undefined || options.junit !== undefined;
  const done: Done[] = [];
  const kept = (file: string, error: unknown): readonly Detail[] => {
    if (!lenient || !(error instanceof Stop) || error.code !== exitCode.invalid) throw error;
    return error.details.length > 0 ? error.details : [{ file, path: "", message: error.message }];
  };
  for (const file of files) {
    let inputs: readonly Input[] = [];
    try {
      inputs = inputsOf(known, file);
    } catch (error) {
      done.push({ input: { file, text: "", value: undefined }, problems: kept("", error) });
    }
    for (const input of inputs) {
      try {
        if (annex === "all") done.push({ input, side: await sideBySide(run, known, input) });
        else done.push({ input, one: await one(run, known, input, annex, options) });
      } catch (error) {
        done.push({ input, problems: kept(input.file, error) });
      }
    }
  }
  const results = done.flatMap(({ one, side }) => (one ? [one] : side ? Object.values(side) : []));
  if (wantsReport) {
    const { writeReports } = await import("./reports.ts");
    for (const { input, one } of done) if (one) await writeReports(one, annexed(input, annex), input.file, options);
  }
  writeTables(known, done, options);
  print(known, done, annex, options);
  const details = done.flatMap(({ problems = [] }) => problems);
  if (details.length > 0) throw new Stop(`${details.length} problems`, exitCode.invalid, details);
  process.exitCode = results.every((result) => result.passed) ? exitCode.passed : exitCode.notPassed;
}

/** What was asked, with the annex that the command chose. */
const annexed = (input: Input, annex: AnnexCode | "all" | undefined): unknown =>
  annex === undefined ? input.value : requestOf(input, { national_annex: annex });

/** A file is one input; a table several, where a request holds one item, or more than it may hold. */
function inputsOf(known: Check, file: string): Input[] {
  if (!isTable(file)) return [readInput(file)];
  const text = readTextOf(file);
  const { requests } = readTable(known, file, text);
  const alone = requests.length === 1;
  return requests.map(({ value, rows }) => ({
    file: alone ? file : `${file}, ${rows.length === 1 ? `line ${rows[0]}` : `lines ${rows[0]}-${rows.at(-1)}`}`,
    text,
    value,
    rows,
  }));
}

function writeTables(known: Check, done: readonly Done[], { out, junit: xml, json }: Options): void {
  if (out === undefined && xml === undefined) return;
  const checked = done.map(
    ({ input, one: result, problems = [] }): Checked => ({
      file: input.file,
      ...(result ? { result } : {}),
      items: result ? itemsOf(known, result) : [],
      problems: problems.map(({ path, message }) => `${path === "" ? "" : `${path} `}${message}`),
    }),
  );
  for (const [file, content] of [
    [out, out === undefined ? "" : resultsCsv(checked)],
    [xml, xml === undefined ? "" : junit(known.endpoint, checked)],
  ] as const) {
    if (file === undefined) continue;
    try {
      writeFileSync(file, content);
    } catch (error) {
      throw new Stop(`${file}: cannot be written (${error instanceof Error && "code" in error ? error.code : error})`);
    }
    if (!json) process.stderr.write(`wrote ${file}\n`);
  }
}

function print(known: Check, done: readonly Done[], annex: AnnexCode | "all" | undefined, options: Options): void {
  const proposals = (input: Input) => (options.suggest ? suggestionsOf(known, input, annex) : []);
  const good = done.filter(({ problems }) => !problems);
  if (options.json) {
    if (good.length > 0)
      printJson(
        good.map(({ input, one, side }) =>
          options.suggest ? { ...(one ?? side), suggestions: proposals(input) } : (one ?? side),
        ),
      );
    return;
  }
  if (options.md) return;
  const several = done.length > 1;
  for (const { input, one, side } of good) {
    if (options.brief && one) {
      process.stdout.write(`${verdict(one)}  ${several ? `${input.file}: ` : ""}${one.summary}\n`);
      continue;
    }
    if (several) process.stdout.write(`${input.file}\n`);
    if (side) process.stdout.write(printSideBySide(known, side));
    if (one)
      process.stdout.write(
        printResult(known, one, { derivation: options.derivation === true, full: options.full === true }),
      );
    process.stdout.write(printSuggestions(proposals(input)));
    if (several) process.stdout.write("\n");
  }
  if (several) process.stdout.write(`${summaryOf(done)}\n`);
}

function summaryOf(done: readonly Done[]): string {
  const failed = done.filter(({ one, side }) =>
    [one, ...Object.values(side ?? {})].some((result) => result?.passed === false),
  );
  const wrong = done.filter(({ problems }) => problems);
  const parts = [`${done.length} inputs`, `${done.length - failed.length - wrong.length} passed`];
  if (failed.length > 0) parts.push(`${failed.length} not passed`);
  if (wrong.length > 0) parts.push(`${wrong.length} not calculated`);
  return parts.join(", ");
}

/** Once, and again whenever one of the files changes, until the terminal ends it. */
async function watched(endpoint: string, files: readonly string[], options: Options): Promise<void> {
  if (files.includes("-")) throw new Stop("--watch is for files");
  const again = async () => {
    if (process.stdout.isTTY) process.stdout.write("\u001b[2J\u001b[H");
    try {
      await runCheck(endpoint, files, options);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      for (const { file, path, message } of error.details.length > 0
        ? error.details
        : [{ path: "", message: error.message }])
        process.stderr.write(`${[file, path, message].filter((part) => part).join(" ")}\n`);
    }
  };
  await again();
  for (const file of expanded(files)) watchFile(file, { interval: 300 }, () => void again());
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

/** Where a problem stands: the line of a JSON field, or the row and the column of a table. */
function detailsOf(input: Input, { problems }: { readonly problems: readonly Problem[] }) {
  const { rows } = input;
  if (rows)
    return problems.map(({ path, message }) => {
      const [, index, field] = /^[a-z]+\[(\d+)\]\.?(.*)$/.exec(path) ?? [undefined, "0", path];
      const line = rows[Number(index)];
      return {
        file: input.file.replace(/, lines? .*$/, ""),
        ...(line === undefined ? {} : { line }),
        path: field ?? "",
        message,
      };
    });
  const lines = linesOf(
    input,
    problems.map((problem) => problem.path),
  );
  return problems.map((problem, i) => {
    const line = lines[i];
    return { file: input.file, ...(line === undefined ? {} : { line }), ...problem };
  });
}
