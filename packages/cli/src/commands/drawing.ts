import { readFileSync, writeFileSync } from "node:fs";
import type { Drawing, Override, Progress, ReaderName } from "@x/drawings";
import type { Command } from "commander";
import { exitCode, Stop } from "../exit.ts";
import { figure, paint, table, wrapped } from "../print/text.ts";
import { needRecentNode } from "./place.ts";

interface Options {
  readonly json?: true;
  readonly reader?: string;
  readonly pages?: string;
  readonly overlay?: string;
  readonly overrides?: string;
}

export function addDrawing(program: Command): void {
  const drawing = program.command("drawing").summary("read drawings").description("From a PDF to members.");
  drawing
    .command("read")
    .summary("members of a drawing")
    .description(
      "Reads members, marks, lengths, quantities and grades from a PDF: its text first, OCR (or a vision model, where OPENAI_API_KEY or OPENAI_BASE_URL is set) for pages that have none. What cannot be read is listed, nothing is guessed.",
    )
    .argument("<pdf>", "the drawing")
    .option(
      "--reader <name>",
      "text, ocr or vision; several with commas, each for the pages the one before could not read",
    )
    .option("--pages <list>", "only these, such as 1,3-5")
    .option(
      "--overrides <file>",
      "corrections by mark: a JSON list of { mark, section, steel_grade, length_mm, quantity, remove }",
    )
    .option(
      "--overlay <png>",
      "write the first page with members with boxes around what was read, coloured by confidence",
    )
    .option("--json", "print JSON: what a job answers as extracted_data")
    .addHelpText(
      "after",
      `
Examples:
  x drawing read plan.pdf
  x drawing read plan.pdf --json
  x drawing read scan.pdf --reader ocr --overlay scan.png`,
    )
    .action(read);
}

async function read(path: string, options: Options): Promise<void> {
  needRecentNode();
  const { defaultReaders, overlay, readDrawing, readerNames, UnreadablePdf } = await import("@x/drawings");
  const readers =
    options.reader?.split(",").map((name) => readerNamed(name.trim(), readerNames)) ?? defaultReaders(process.env);
  const pages = options.pages === undefined ? undefined : pageNumbers(options.pages);
  const pdf = fileBytes(path);
  const overrides = options.overrides === undefined ? [] : corrections(options.overrides);
  const bar = progressLine();
  try {
    const drawing = await readDrawing(pdf, { readers, overrides, ...(pages && { pages }) }, bar.show);
    bar.clear();
    if (options.overlay !== undefined) {
      const page = drawing.members.find(({ source }) => source.page > 0)?.source.page ?? drawing.pages[0]?.page ?? 1;
      written(options.overlay, await overlay(pdf, drawing, page));
    }
    process.stdout.write(options.json ? `${JSON.stringify(drawing, null, 2)}\n` : shown(drawing));
    if (drawing.members.length === 0) process.exitCode = exitCode.notPassed;
  } catch (error) {
    bar.clear();
    if (error instanceof UnreadablePdf) throw new Stop(`${path}: ${error.message}`);
    throw error;
  }
}

function readerNamed(name: string, known: readonly ReaderName[]): ReaderName {
  const found = known.find((one) => one === name);
  if (!found) throw new Stop(`--reader must be ${known.join(", ")}; it is ${name}`);
  return found;
}

function pageNumbers(list: string): number[] {
  return list.split(",").flatMap((part) => {
    const found = /^\s*([1-9]\d{0,4})(?:\s*-\s*([1-9]\d{0,4}))?\s*$/.exec(part);
    const from = Number(found?.[1]);
    const to = Number(found?.[2] ?? found?.[1]);
    if (!found || to < from) throw new Stop(`--pages must be a list such as 1,3-5; it is ${list}`);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

function fileBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Stop(`${path}: cannot be read (${reasonOf(error)})`);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : error);

function written(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new Stop(`${path}: cannot be written (${reasonOf(error)})`);
  }
  process.stderr.write(`wrote ${path}\n`);
}

const fields: Readonly<Record<string, "string" | "number" | "boolean">> = {
  mark: "string",
  section: "string",
  steel_grade: "string",
  length_mm: "number",
  quantity: "number",
  remove: "boolean",
};

function corrections(path: string): Override[] {
  let list: unknown;
  try {
    list = JSON.parse(fileBytes(path).toString("utf8"));
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(`${path}: is no JSON`);
  }
  if (!Array.isArray(list)) throw new Stop(`${path}: must be a list of corrections`);
  const details = list.flatMap((one: unknown, i) => {
    const at = (name: string) => `[${i}]${name === "" ? "" : `.${name}`}`;
    if (typeof one !== "object" || one === null) return [{ file: path, path: at(""), message: "must be an object" }];
    const entries = Object.entries(one);
    const wrong = entries
      .filter(([name, value]) => typeof value !== fields[name] || (typeof value === "number" && !(value > 0)))
      .map(([name]) => ({
        file: path,
        path: at(name),
        message:
          fields[name] === undefined
            ? "is no field of a correction"
            : `must be a ${fields[name] === "number" ? "positive number" : fields[name]}`,
      }));
    return "mark" in one ? wrong : [...wrong, { file: path, path: at("mark"), message: "is missing" }];
  });
  if (details.length > 0) throw new Stop(`${path}: corrections cannot be used`, exitCode.invalid, details);
  return list as Override[]; // every field was looked at
}

/** One line on a terminal that is drawn over; nothing where stderr is a file. */
function progressLine(): { show: (progress: Progress) => void; clear: () => void } {
  const live = process.stderr.isTTY === true;
  return {
    show: ({ stage, page, pages }) => {
      if (!live) return;
      const width = 24;
      const done = pages > 0 ? Math.round((width * Math.min(page, pages)) / pages) : 0;
      const bar = `${"█".repeat(done)}${"░".repeat(width - done)}`;
      process.stderr.write(`\r\u001b[K${paint.cyan(bar)} ${stage}${page > 0 ? ` page ${page} of ${pages}` : ""}`);
    },
    clear: () => {
      if (live) process.stderr.write("\r\u001b[K");
    },
  };
}

function shown(drawing: Drawing): string {
  const { drawing_info: info, members, other_rows, unresolved, warnings, summary } = drawing;
  const facts = [
    ["project", info.project_name],
    ["title", info.title],
    [
      "drawing",
      info.drawing_number && info.revision ? `${info.drawing_number}, revision ${info.revision}` : info.drawing_number,
    ],
    ["scale", info.scale],
    ["grade", info.default_grade],
  ].flatMap(([name = "", value]) => (value === undefined ? [] : [`  ${paint.dim(name.padEnd(8))} ${value}`]));
  const right = { align: "right" } as const;
  const head = ["mark", "section", "profile", "grade", "length mm", "pieces", "kg", "page", "sure"].map((text) =>
    paint.dim(text),
  );
  const rows = members.map((member) => [
    member.mark,
    member.section,
    member.profile ?? paint.yellow("unknown"),
    member.steel_grade ?? "",
    figure(member.length_mm),
    figure(member.quantity),
    member.mass_kg === undefined ? "" : figure(member.mass_kg),
    String(member.source.page),
    sure(member.source.confidence),
  ]);
  const notes = members.flatMap(({ mark, section, notes: said = [] }) =>
    said
      .filter((text) => !/^the number of pieces is/.test(text))
      .map((text) => wrapped(`${mark || section}: ${text}`, "  ")),
  );
  const kinds = [...new Set(other_rows.map(({ kind }) => kind))].filter((kind) => kind !== "other");
  const others = kinds.map((kind) => `${other_rows.filter((row) => row.kind === kind).length} × ${kind}`).join(", ");
  return [
    ...facts,
    ...(facts.length > 0 ? [""] : []),
    ...(members.length > 0 ? [table([head, ...rows], [{}, {}, {}, {}, right, right, right, right, right])] : []),
    "",
    `  ${summary.row_count} rows, ${summary.member_count} pieces, ${figure(summary.total_mass_kg)} kg${others === "" ? "" : `; beside them: ${others}`}`,
    ...section("notes", notes),
    ...section(
      "unresolved",
      unresolved.map(({ text, page, reason }) => wrapped(`page ${page}: "${text}": ${reason}`, "  ")),
    ),
    ...section(
      "warnings",
      warnings.map((text) => wrapped(text, "  ")),
    ),
    "",
  ].join("\n");
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", `  ${paint.bold(title)}`, ...lines];

const sure = (confidence: number): string => {
  const text = `${Math.round(confidence * 100)} %`;
  return confidence >= 0.85 ? paint.green(text) : confidence >= 0.6 ? paint.yellow(text) : paint.red(text);
};
