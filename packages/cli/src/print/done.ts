/** What `x check` says of its inputs: results, tables, suggestions, a count. */
import { writeFileSync } from "node:fs";
import { type Check, percent, suggest } from "@x/eurocode";
import { itemsOf } from "@x/report";
import { type AskedAnnex, annexed, type Done } from "../calculate.ts";
import { Stop } from "../exit.ts";
import type { Input } from "../input.ts";
import { type Checked, junit, resultsCsv } from "./out.ts";
import { printResult, verdict } from "./result.ts";
import { printSideBySide } from "./side-by-side.ts";
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

export function writeTables(known: Check, done: readonly Done[], { out, junit: xml, json }: Shown): void {
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

export function print(known: Check, done: readonly Done[], annex: AskedAnnex, options: Shown): void {
  const proposals = (input: Input) => (options.suggest ? suggestionsOf(known, input, annex) : []);
  const good = done.filter(({ problems }) => !problems);
  if (options.json) {
    if (good.length > 0)
      printJson(good.map((one) => resultOf(one, options.suggest ? proposals(one.input) : undefined)));
    return;
  }
  if (options.md) return;
  const several = done.length > 1;
  for (const one of good) process.stdout.write(textOf(known, one, several, options, proposals));
  if (several) process.stdout.write(`${summaryOf(done)}\n`);
}

const resultOf = ({ one, side }: Done, suggestions: Suggestions | undefined): unknown =>
  suggestions ? { ...(one ?? side), suggestions } : (one ?? side);

function textOf(
  known: Check,
  { input, one, side }: Done,
  several: boolean,
  options: Shown,
  proposals: (input: Input) => Suggestions,
): string {
  if (options.brief && one) return `${verdict(one)}  ${several ? `${input.file}: ` : ""}${one.summary}\n`;
  return [
    several ? `${input.file}\n` : "",
    side ? printSideBySide(known, side) : "",
    one ? printResult(known, one, { derivation: options.derivation === true, full: options.full === true }) : "",
    printSuggestions(proposals(input)),
    several ? "\n" : "",
  ].join("");
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

type Suggestions = ReturnType<typeof suggest>;

function suggestionsOf(known: Check, input: Input, annex: AskedAnnex): Suggestions {
  if (annex === "all") throw new Stop("--suggest is for one annex");
  const found = suggest(known.endpoint, annexed(input, annex));
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
