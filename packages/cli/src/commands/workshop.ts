/** From members, wherever they are from, to the files of a workshop, on this machine. */

import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { decodedText } from "@x/api/text";
import { annexCodes, isInvalidInput } from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import { valid } from "@x/eurocode/problems";
import { percent } from "@x/eurocode/text";
import type { AssessmentOptions, ExportedFile, Fabrication, PackageOptions } from "@x/fabrication";
import type { MemberList, Override, Spoken } from "@x/fabrication/members";
import { type Language, languages } from "@x/words";
import { type Format, formats } from "@x/words/workshop";
import type { Command } from "commander";
import { type Config, folderOf } from "../config.ts";
import { exitCode, Stop, unwritable } from "../exit.ts";
import { readInput, readStdin } from "../input.ts";
import { progressLine } from "../print/progress.ts";
import { figure, paint, size, table, wrapped } from "../print/text.ts";
import { ofFiles, ofOptions } from "../stops.ts";
import { needRecentNode } from "./administration.ts";
import { codeOfSystem, corrections } from "./drawing-input.ts";

const stops = messages("workshopCommand", {
  wrong: "{file}: cannot be used",
  defaults: "{file}: these defaults cannot be used",
  register: "{file}: this register of marks cannot be used",
  actions: "{file}: these actions cannot be used",
  notFolder: "{file}: cannot be written, {nearest} is not a folder",
});

/** What members are judged and made by. */
export interface WorkshopInput {
  readonly annex?: string;
  readonly actions?: string;
  readonly corrections?: string;
  readonly project?: string;
  readonly lang?: string;
}

export interface WorkshopOptions extends WorkshopInput {
  readonly format: string;
  readonly output: string;
  readonly register?: string;
  readonly json?: true;
  readonly allowUndesigned?: true;
}

/** The options of every command that makes files for a workshop. */
export const withWorkshopOptions = (command: Command): Command =>
  withAssessmentOptions(
    command
      .requiredOption("--format <list>", `all, or some with commas: ${formats.join(", ")}`)
      .requiredOption("-o, --output <folder>", "folder to write to; made if it does not exist"),
  )
    .option(
      "--register <file>",
      "marks that were given out before, kept up to date; default register.json beside the corrections, else in the folder",
    )
    .option("--allow-undesigned", "end with 0 where no action is given for any member: a first look, no design")
    .option("--json", "print what a job answers, and the files");

/** What members are judged and made by, for every command that makes parts of them. */
export const withAssessmentOptions = (command: Command): Command =>
  command
    .option("--annex <code>", `national annex: ${annexCodes.join(", ")}; default EN`)
    .option("--actions <file>", "actions by mark, CSV or JSON: mark, load_case, N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed")
    .option("--corrections <file>", "corrections by mark, as a JSON list: see docs/fabrication.md")
    .option("--project <file>", "defaults of the project, as JSON: stock lengths, area loads, kinds of joints")
    .option("--lang <code>", `of shop.pdf, report.pdf: ${languages.join(", ")}; default en`);

/** What is made, and how it ends: the same for a drawing and for a table. */
export const endings = `Ends with 0; with 1 when a member or joint does not pass, or nothing was read; with 2 when the input cannot be used (nothing is written);
with 3 when nothing was designed, because no action is given for any member (the files are written; --allow-undesigned: 0).`;

/** Members as they were read, corrected, and what of the input the package keeps. */
interface Read {
  readonly list: MemberList;
  readonly input: Pick<PackageOptions, "pdf" | "members">;
}

/** Reads when all other input has been found usable. */
export type Reading = (overrides: readonly Override[], stages: Stages) => Promise<Read>;

/** To standard output what was made, by the exit code how it went. */
export async function makeFiles(name: string, options: WorkshopOptions, reading: Reading): Promise<void> {
  const { fabrication, files, job } = await fabricate(name, options, reading, progress());
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ ...job, files: files.map(told) }, null, 2)}\n`
      : shown(fabrication, files, options.output),
  );
  const { failed_count, failed_joints, row_count, designed } = fabrication.summary;
  if (failed_count > 0 || failed_joints > 0 || row_count === 0) process.exitCode = exitCode.notPassed;
  else if (!options.allowUndesigned && !designed) process.exitCode = exitCode.notDesigned;
}

/** From members to the files of the workshop, written into the folder; what a job answers beside them. */
export async function fabricate(name: string, options: WorkshopOptions, reading: Reading, stages: Stages) {
  needRecentNode();
  const { assess, exportFiles, jobData, registerFile } = await import("@x/fabrication");
  const wanted = formatsOf(options.format);
  const settings = await assessmentOptions(options, name);
  const { corrections: overrides = [] } = settings;
  rejectFolder(options.output);
  const kept = registerPath(options);
  const register = await registerOf(kept, options.register !== undefined);
  try {
    const { list, input } = await reading(overrides, stages);
    const given = { ...settings, ...(register && { register }) };
    const fabrication = assess(list, given, (stage, done, of) => stages.show(stage, done, of));
    const files = await exportFiles(fabrication, wanted, {
      ...input,
      again: { list, options: given },
      ...(options.corrections !== undefined && { corrections: overrides }),
      onFormat: (format) => stages.show(`writing ${format}`, 0, 0),
    });
    stages.end();
    save(options.output, files);
    save(dirname(kept), [{ path: basename(kept), bytes: registerFile(fabrication).bytes }]);
    const { inEnglish } = await import("@x/fabrication/members");
    return { fabrication: inEnglish(fabrication), files, job: inEnglish(jobData(list, fabrication)) };
  } catch (error) {
    stages.end();
    if (isInvalidInput(error))
      throw new Stop(
        stops.wrong({ file: options.corrections ?? options.actions ?? name }),
        exitCode.invalid,
        error.problems,
      );
    throw error;
  }
}

function formatsOf(list: string): Format[] {
  if (list.trim() === "all") return [...formats];
  const wanted = list.split(",").map((part) => {
    const found = formats.find((one) => one === part.trim());
    if (!found)
      throw new Stop(ofOptions.oneOf({ option: "--format", known: listed("plain", ["all", ...formats]), given: list }));
    return found;
  });
  return [...new Set(wanted)];
}

export async function assessmentOptions(options: WorkshopInput, input: string): Promise<AssessmentOptions> {
  const overrides = options.corrections === undefined ? [] : await corrections(options.corrections);
  const annex = (options.annex ?? "EN").toUpperCase();
  const { isAnnex } = await import("@x/fabrication");
  if (!isAnnex(annex))
    throw new Stop(ofOptions.oneOf({ option: "--annex", known: listed("plain", annexCodes), given: annex }));
  return {
    national_annex: annex,
    language: languageOf(options.lang),
    corrections: overrides,
    project: {
      ...papersOf(folderOf(input).config),
      ...(options.project !== undefined && (await projectOf(options.project))),
    },
    ...(options.actions !== undefined && { actions: await actionsOf(options.actions) }),
  };
}

function languageOf(text = "en"): Language {
  const found = languages.find((language) => language === text.toLowerCase());
  if (!found) throw new Stop(ofOptions.oneOf({ option: "--lang", known: listed("plain", languages), given: text }));
  return found;
}

/** Who makes the sheets, as the folder says it for reports (x.config.json). */
function papersOf({ firm, report = {} }: Config): NonNullable<AssessmentOptions["project"]> {
  const { client, author: drawn, checker: checked, date } = report;
  const { logo, ...office } = firm ?? {};
  return {
    ...(firm && { firm: { ...office, ...(logo !== undefined && { logo: dataUrl(logo) }) } }),
    ...((drawn ?? checked) !== undefined && {
      people: { ...(drawn !== undefined && { drawn }), ...(checked !== undefined && { checked }) },
    }),
    ...(client !== undefined && { client }),
    ...(date !== undefined && { date }),
  };
}

function dataUrl(file: string): string {
  const bytes = readFileSync(file);
  return `data:image/${bytes[0] === 0x89 ? "png" : "jpeg"};base64,${bytes.toString("base64")}`;
}

async function projectOf(file: string): Promise<NonNullable<AssessmentOptions["project"]>> {
  const { projectSchema } = await import("@x/fabrication");
  try {
    return valid(projectSchema, readInput(file).value);
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw new Stop(stops.defaults({ file }), exitCode.invalid, error.problems);
  }
}

/** Kept with what belongs to the project: with the corrections, else with the files. */
function registerPath({ register, corrections, output }: WorkshopOptions): string {
  if (register !== undefined) return resolve(register);
  return join(
    corrections === undefined || corrections === "-" ? resolve(output) : dirname(resolve(corrections)),
    "register.json",
  );
}

async function registerOf(file: string, named: boolean): Promise<AssessmentOptions["register"]> {
  if (!existsSync(file)) {
    if (named) rejectFolder(dirname(file));
    return undefined;
  }
  const { registerSchema } = await import("@x/fabrication");
  try {
    return valid(registerSchema, readInput(file).value);
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw new Stop(stops.register({ file }), exitCode.invalid, error.problems);
  }
}

async function actionsOf(file: string): Promise<NonNullable<AssessmentOptions["actions"]>> {
  const { readActions } = await import("@x/fabrication");
  let text: string;
  try {
    text = decodedText(file === "-" ? readStdin() : readFileSync(file));
  } catch (error) {
    const code = codeOfSystem(error);
    throw new Stop(code === "ENOENT" ? ofFiles.none({ file }) : ofFiles.unreadable({ file, why: code }));
  }
  try {
    return readActions(text);
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw new Stop(stops.actions({ file }), exitCode.invalid, error.problems);
  }
}

/** Before a minute of work, not after it. */
function rejectFolder(folder: string): void {
  let nearest = resolve(folder);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  if (!statSync(nearest).isDirectory()) throw new Stop(stops.notFolder({ file: folder, nearest }));
  try {
    accessSync(nearest, constants.W_OK);
  } catch (error) {
    throw unwritable(folder, error);
  }
}

function save(folder: string, files: readonly ExportedFile[]): void {
  const root = resolve(folder);
  for (const { path, bytes } of files) {
    const target = join(root, path);
    try {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    } catch (error) {
      throw unwritable(target, error);
    }
  }
}

export const told = ({ path, bytes }: ExportedFile) => ({
  path,
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

export interface Stages {
  readonly show: (stage: string, done: number, of: number, detail?: string) => void;
  readonly end: () => void;
}

/** A line drawn over on a terminal, a line for each stage where stderr is a file. */
function progress(): Stages {
  const line = progressLine();
  let last = "";
  return {
    show(stage, done, of, detail) {
      if (process.stderr.isTTY === true) {
        line.show({ stage: detail ?? stage, page: done, pages: of, of: stage === "reading" ? "page" : "row" });
        return;
      }
      if (stage === last) return;
      last = stage;
      process.stderr.write(`${stage}\n`);
    },
    end: () => line.clear(),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlSigns = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const harmless = (text: string): string => text.replace(controlSigns, " ");

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

/** What nobody gave an action for, and what to do about it. */
const notDesigned = ({ own_weight_count, unchecked_count, not_designed_joints }: Fabrication["summary"]): string[] => [
  ...(own_weight_count > 0
    ? [`${counted(own_weight_count, "member")} under own weight alone: not designed (--actions)`]
    : []),
  ...(unchecked_count > 0 ? [`${counted(unchecked_count, "member")} not checked: not designed`] : []),
  ...(not_designed_joints > 0
    ? [`${counted(not_designed_joints, "joint")} made for assumed forces: not designed`]
    : []),
];

const mostWarnings = 12;

function shown(
  { summary, joints, warnings, members }: Spoken<Fabrication>,
  files: readonly ExportedFile[],
  folder: string,
): string {
  const right = { align: "right" } as const;
  const groups = new Map<string, { count: number; bytes: number }>();
  for (const { path, bytes } of files) {
    const name = path.includes("/") ? `${path.split("/")[0]}/` : path;
    const known = groups.get(name) ?? { count: 0, bytes: 0 };
    groups.set(name, { count: known.count + 1, bytes: known.bytes + bytes.length });
  }
  const rows = [...groups].map(([name, { count, bytes }]) => [name, count > 1 ? `${count} files` : "", size(bytes)]);
  const verdict = (count: number, word: string) => (count > 0 ? paint.red(`${count} ${word}`) : `0 ${word}`);
  const open = (count: number) => (count > 0 ? `, ${paint.yellow(`${count} not designed`)}` : "");
  const failed = members.filter(({ check }) => check && !check.passed);
  const unweighed =
    summary.unweighed_count > 0 ? paint.yellow(` without ${summary.unweighed_count} rows of unknown mass`) : "";
  return [
    `  ${paint.bold(harmless(folder))}`,
    table(rows, [{}, right, right]),
    "",
    `  ${figure(summary.row_count)} rows, ${figure(summary.member_count)} pieces, ${figure(summary.total_mass_kg)} kg${unweighed}; fittings ${figure(summary.fittings_mass_kg)} kg`,
    `  members: ${summary.passed_count} passed, ${verdict(summary.failed_count, "failed")}${open(summary.not_designed_count)}`,
    `  joints:  ${joints.filter(({ state }) => state === "passed").length} passed, ${verdict(summary.failed_joints, "failed")}${open(summary.not_designed_joints)}`,
    ...notDesigned(summary).map((line) => `  ${paint.yellow(line)}`),
    ...failed
      .slice(0, mostWarnings)
      .map(({ id, check }) =>
        wrapped(
          `${id}: ${percent(check?.utilization ?? 0)} ${check?.verification} (${check?.clause})${check?.lightest ? `; ${check.lightest.profile} would pass` : ""}`,
          "    ",
        ),
      ),
    ...(warnings.length > 0
      ? [
          "",
          `  ${paint.bold(`${warnings.length} warnings`)}`,
          ...warnings.slice(0, mostWarnings).map((text) => wrapped(harmless(text), "  ")),
          ...(warnings.length > mostWarnings ? [`  … all of them are in report.pdf and with --json`] : []),
        ]
      : []),
    "",
  ].join("\n");
}
