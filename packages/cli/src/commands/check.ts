import { existsSync, statSync } from "node:fs";
import { annexCodes } from "@x/eurocode/engine";
import type { Message } from "@x/eurocode/message";
import { listed, messages } from "@x/eurocode/message";
import { languages } from "@x/words/languages";
import type { Command } from "commander";
import { type Asked, type AskedAnnex, calculated, type Done } from "../calculate.ts";
import { forgetFolders, signConventions } from "../config.ts";
import { exitCode, hinted, Stop } from "../exit.ts";
import { expanded } from "../files.ts";
import { checkedFile } from "../input.ts";
import { isAnnexFile } from "../own-annex.ts";
import { filesFor, Output, type Shown } from "../print/done.ts";
import { progressLine } from "../print/progress.ts";
import { readShare } from "../share.ts";
import { aliases, endpointNamed, endpoints, kindNamed } from "../standards.ts";
import { ofOptions } from "../stops.ts";
import { isTable } from "../tables.ts";

const stops = messages("checkCommand", {
  annexesFirst: "--annex all compares annexes of the first generation; leave --edition out",
  noFile: "no file is given to check",
  reportAnnex: "a report is of one annex; --annex all prints a comparison",
  reportInput: "a report is of one input; give one file",
  reportRow: "a report of {check} is of one input; give one row as JSON",
  sensitivityReport: "--sensitivity goes into a report",
  sensitivityBrief: "--sensitivity cannot be combined with --brief: one page has no room for it",
  reportRows: "{file}: a report is of {most} rows at most; --out writes any number as a table",
  beam: "{file}: is a beam; x actions prints it",
  lockedWith: "--{option} cannot be combined with --lock and --locked",
  lockFolder: "--lock and --locked take one folder",
  lockAnnex: "--lock and --locked are of one annex",
  watch: "--watch is for files",
  columns: "--columns goes with --out",
  annex: "--annex must be one of {known}, all, or a .json file of an own annex; it is {given}",
  annexSecond: "--annex-second must be recommended; it is {given}",
});

interface Options extends Shown {
  readonly annex?: string;
  readonly signs?: string;
  readonly edition?: string;
  readonly annexSecond?: string;
  readonly html?: string;
  readonly pdf?: string;
  readonly docx?: string;
  readonly tex?: string;
  readonly sensitivity?: string | true;
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
  readonly watch?: true;
  readonly strict?: true;
  readonly lock?: true;
  readonly locked?: true;
}

export function addCheck(program: Command): void {
  program
    .command("check")
    .description(
      `Checks inputs to a Eurocode: ${endpoints.join(", ")}. Short names: ${Object.keys(aliases).join(", ")}; or the name of a kind: fin-plate, snow. A file says its check in "check", or its fields tell.`,
    )
    .usage("[check] <file...> [options]")
    .argument(
      "<endpoint-or-file...>",
      "the check where the files do not say it (en-1993-1-8, bolts), then inputs: JSON, tables (.csv, .xlsx), folders, patterns; - reads standard input",
    )
    .option(
      "--annex <code>",
      `national annex in place of the input's: ${annexCodes.join(", ")}, a file of an own one, or all side by side`,
    )
    .option("--signs <convention>", `sign of compression in N, in place of the input's: ${signConventions.join(", ")}`)
    .option(
      "--edition <which>",
      "generation of the Eurocodes in place of the input's: first, second, or both with what differs and why",
    )
    .option(
      "--annex-second <values>",
      "recommended: under a national annex the second generation takes its recommended values",
    )
    .option("--derivation", "print what was given and every step of the calculation")
    .option("--full", "print what was given, every item of a batch and every value")
    .option("--brief", "print one line for each input; a report: one page")
    .option("--strict", "stop at the first table with a row that cannot be calculated")
    .option("--out <file>", "write the results as a table (.csv, .xlsx)")
    .option("--columns <names>", "columns of --out, in this order: mark,utilization,N_b_z_Rd_kN; default all")
    .option("--junit <file>", "write the results as JUnit XML, for systems that run tests")
    .option(
      "--lock",
      "write x.lock.json: input, annex, software and result of each calculation of a folder, as they are signed",
    )
    .option("--locked", "list what changed since --lock, by item; ends with 1 where something did")
    .option("--watch", "check again when an input changes")
    .option("--online", "let the server of x login calculate")
    .option("--suggest", "name the lightest profile of the same family that passes")
    .option("--series <which>", "of --suggest: main (default) keeps to IPE, HEA, HEB, HEM; all takes every series")
    .option("--json", "print the result as JSON, errors included")
    .option("--md", "print the report as Markdown")
    .option("--html <file>", "write the report as one HTML file")
    .option("--pdf <file>", "write the report as PDF")
    .option("--docx <file>", "write the report as a Word file, with equations that can be edited")
    .option("--tex <file>", "write the report as LaTeX, for a paper, with its pictures as PDF files beside it")
    .option(
      "--sensitivity [percent]",
      "show in the report what each number of the input changes of what governs; default 10 per cent",
    )
    .option("--lang <language>", `language of reports: ${languages.join(", ")}`)
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
  x check en-1993-1-1 members.json --edition both
  x check en-1993-1-1 members.json --annex DE --edition both --annex-second recommended
  x check en-1993-1-8 bolts.json --pdf bolts.pdf --lang nl --project "Hall 3"
  x check en-1993-1-8 bolts.json --tex bolts.tex
  x new en-1993-1-8 | x check en-1993-1-8 - --derivation
  x check en-1993-1-1 members.json --suggest
  x check en-1993-1-1 members.csv --out results.csv
  x check en-1993-1-1 members.xlsx --out results.xlsx
  x check en-1993-1-1 members.csv --out used.csv --columns mark,utilization,clause
  x check en-1993-1-8 calculations/ --brief --junit results.xml
  x check en-1993-1-8 bolts.json --online
  x check calculations/ --lock
  x check calculations/ --locked

The title block of reports may be in the input, as "report", or for a whole folder in x.report.json:
  { "project": "Hall 3", "client": "…", "part": "…", "author": "…", "checker": "…", "revision": "A", "lang": "nl" }

Exit codes: 0 all passed, 1 a check did not pass, 2 invalid input, 3 server or network.`,
    )
    .action((words: string[], options: Options) =>
      options.lock || options.locked
        ? locked(givenOf(words), options)
        : options.watch
          ? watched(givenOf(words), options)
          : runCheck(givenOf(words), options),
    );
}

async function runCheck(given: Given, options: Options): Promise<void> {
  const files = expanded(given.files);
  const asked = await askedOf(given.check, files, options);
  if (asked.annex === "all" && (asked.edition ?? "first") !== "first") throw new Stop(stops.annexesFirst);
  const wantsReport = isReport(options);
  if (wantsReport) refuseSeveral(asked, files);
  refuseSensitivity(options);
  if (options.columns !== undefined && options.out === undefined) throw new Stop(stops.columns);
  const output = new Output(asked.annex, options, files.length > 1, await filesFor(options));
  const bar = progressLine();
  try {
    for await (const done of calculated(asked, files, (file, share, rows) => bar.bar(share, `${file} ${rows} rows`))) {
      if (wantsReport) await report(done, besides(options, done.aside));
      bar.clear();
      await output.add(done);
    }
  } catch (error) {
    bar.clear();
    output.drop();
    throw error;
  }
  bar.clear();
  await output.end();
}

interface Given {
  /** The check before the files, where one is named. */
  readonly check: string | undefined;
  readonly files: readonly string[];
}

/** `x check steel members.json`, `x check members.json`: the first word is a check, unless there is a file of that name alone. */
function givenOf(words: readonly string[]): Given {
  const [first = "", ...files] = words;
  if (endpointNamed(first) !== undefined && !(files.length === 0 && existsSync(first))) {
    if (files.length > 0) return { check: first, files };
    const endpoint = endpointNamed(first);
    throw hinted(stops.noFile, `x new ${endpoint} > ${endpoint}.json   writes a starting input`);
  }
  // a check that nobody knows, before files
  const isWord = files.length > 0 && !/[./\\*?{]/.test(first.replace(/^en[-\d. ]+$/i, "")) && !existsSync(first);
  return isWord && first !== "-" ? { check: first, files } : { check: undefined, files: words };
}

/** The check that a word means, and where it is the name of a kind, that. `beams` is one of the names of concrete. */
async function namedBy(word: string | undefined): Promise<Pick<Asked, "check" | "kind">> {
  if (word === undefined) return { check: undefined };
  const { check, kind } = await kindNamed(word);
  return { check, ...(kind === undefined || endpointNamed(word) !== undefined ? {} : { kind }) };
}

const askedOf = async (check: string | undefined, files: readonly string[], options: Options): Promise<Asked> => ({
  ...(await namedBy(check)),
  annex: readAnnex(options.annex),
  ...(options.signs === undefined ? {} : { signs: readSigns(options.signs) }),
  ...(options.edition === undefined ? {} : { edition: readEdition(options.edition) }),
  ...readAnnexSecond(options.annexSecond),
  derivation: options.derivation === true || (options.full === true && isReport(options)),
  clauses: (options.full === true && !options.json) || isReport(options),
  isReport: isReport(options),
  messages: isReport(options) || (options.derivation === true && !options.json),
  online: options.online === true,
  lenient: files.length > 1 || options.out !== undefined || options.junit !== undefined,
  strict: options.strict === true,
  sources: new Map(),
});

const isReport = ({ md, html, pdf, docx, tex }: Options): boolean =>
  md === true || [html, pdf, docx, tex].some((file) => file !== undefined);

function refuseSeveral({ annex, check }: Asked, files: readonly string[]): void {
  if (annex === "all") throw new Stop(stops.reportAnnex);
  if (files.length > 1) throw hinted(stops.reportInput, "x book calculations/ --pdf book.pdf   binds a folder of them");
  if (check && files.some(isTable) && check.many === undefined)
    throw new Stop(stops.reportRow({ check: check.endpoint }));
}

function refuseSensitivity(options: Options): void {
  if (options.sensitivity === undefined) return;
  readShare(options.sensitivity);
  if (!isReport(options)) throw hinted(stops.sensitivityReport, "x plot members.json --sensitivity   shows it alone");
  if (options.brief) throw new Stop(stops.sensitivityBrief);
}

/** `beam.pdf` of the spans, `beam-combinations.pdf` of what comes with them. */
function besides(options: Options, aside: string | undefined): Options {
  if (aside === undefined) return options;
  const { html, pdf, docx, tex } = options;
  const named = (file: string): string => file.replace(/(\.[^./\\]*)?$/, `-${aside}$1`);
  return {
    ...options,
    ...(html === undefined ? {} : { html: named(html) }),
    ...(pdf === undefined ? {} : { pdf: named(pdf) }),
    ...(docx === undefined ? {} : { docx: named(docx) }),
    ...(tex === undefined ? {} : { tex: named(tex) }),
  };
}

async function report(done: Done, options: Options): Promise<void> {
  const { input, beam, one } = done;
  if (done.isPart) {
    const { rowsAtOnce } = await import("../table-files.ts");
    throw new Stop(stops.reportRows({ file: input.file, most: rowsAtOnce }));
  }
  if (beam !== undefined) throw new Stop(stops.beam({ file: input.file }));
  if (!one) return;
  const { writeReports } = await import("./reports.ts");
  await writeReports(one, done, options);
}

/** Signs the calculations of a folder, or says what changed since. */
async function locked({ check, files }: Given, options: Options): Promise<void> {
  const [folder = ""] = files;
  const wrong = (
    ["watch", "pdf", "docx", "tex", "sensitivity", "html", "md", "out", "junit", "suggest", "online"] as const
  ).find((name) => options[name]);
  if (wrong !== undefined) throw new Stop(stops.lockedWith({ option: wrong }));
  if (options.lock && options.locked) throw new Stop(ofOptions.together({ one: "--lock", other: "--locked" }));
  if (files.length !== 1 || !existsSync(folder) || !statSync(folder).isDirectory()) throw new Stop(stops.lockFolder);
  const asked = await askedOf(check, expanded(files), { ...options, derivation: true });
  if (asked.annex === "all") throw new Stop(stops.lockAnnex);
  const { Folder } = await import("../lock.ts");
  const own = new Folder(folder);
  const output = new Output(asked.annex, { brief: true }, true, undefined);
  for await (const done of calculated({ ...asked, lenient: true, strict: true }, expanded(files))) {
    own.add(done);
    if (options.lock && !options.json) await output.add(done);
  }
  if (options.lock) {
    const file = own.write();
    if (!options.json) await output.end();
    process.stderr.write(`wrote ${file}\n`);
    return;
  }
  const changes = own.changes();
  const { lockedText } = await import("../print/changes.ts");
  process.stdout.write(
    options.json ? `${JSON.stringify(Object.fromEntries(changes), null, 2)}\n` : lockedText(changes),
  );
  process.exitCode = changes.size === 0 ? exitCode.passed : exitCode.notPassed;
}

/** Once, and again whenever one of the files changes, until the terminal ends it. */
async function watched({ check, files }: Given, options: Options): Promise<void> {
  if (files.includes("-")) throw new Stop(stops.watch);
  const again = async () => {
    if (process.stdout.isTTY) process.stdout.write("\u001b[2J\u001b[H");
    try {
      forgetFolders();
      await runCheck({ check, files }, options);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      for (const { file, path, message } of error.details.length > 0
        ? error.details
        : [{ path: "", message: error.message }])
        process.stderr.write(`${[file, path, message].filter((part) => part).join(" ")}\n`);
    }
  };
  const { setTimeout: wait } = await import("node:timers/promises");
  let seen: string | undefined;
  for (;;) {
    // noted before the files are read: what changes meanwhile is checked again
    const now = stateOf(files);
    if (now !== seen) await again();
    seen = now;
    await wait(300);
  }
}

/** Which files there are, and when they changed; new ones of a folder too. */
function stateOf(given: readonly string[]): string {
  try {
    return expanded(given)
      .map((file) => `${file} ${statSync(file).mtimeMs} ${statSync(file).size}`)
      .join("\n");
  } catch {
    return "";
  }
}

export function readAnnex(text: string | undefined): AskedAnnex {
  if (text === undefined) return undefined;
  const wanted = text.toUpperCase();
  if (wanted === "ALL") return "all";
  if (isAnnexFile(text)) {
    checkedFile(text);
    return text;
  }
  const found = annexCodes.find((code) => code === wanted);
  if (!found) throw new Stop(stops.annex({ known: listed("plain", annexCodes), given: text }));
  return found;
}

/** For a command that calculates by one annex, and takes of the results what it needs. */
export function ofOneAnnex(
  text: string | undefined,
  refusal: Message,
  further: Partial<Asked> = {},
): Asked & { readonly annex: Exclude<AskedAnnex, "all"> } {
  const annex = readAnnex(text);
  if (annex === "all") throw new Stop(refusal);
  return {
    check: undefined,
    derivation: false,
    clauses: false,
    messages: false,
    online: false,
    lenient: false,
    strict: true,
    sources: new Map(),
    ...further,
    annex,
  };
}

const editions = ["first", "second", "both"] as const;

function readEdition(text: string): (typeof editions)[number] {
  const found = editions.find((one) => one === text);
  if (!found) throw new Stop(ofOptions.oneOf({ option: "--edition", known: listed("plain", editions), given: text }));
  return found;
}

function readAnnexSecond(text: string | undefined): { readonly annexSecond?: true } {
  if (text === undefined) return {};
  if (text !== "recommended") throw new Stop(stops.annexSecond({ given: text }));
  return { annexSecond: true };
}

function readSigns(text: string): (typeof signConventions)[number] {
  const found = signConventions.find((one) => one === text);
  if (!found)
    throw new Stop(ofOptions.oneOf({ option: "--signs", known: listed("plain", signConventions), given: text }));
  return found;
}
