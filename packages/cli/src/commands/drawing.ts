import { writeFileSync } from "node:fs";
import { extname } from "node:path";
import type { Drawing, DrawnMember } from "@x/drawings";
import { messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { exitCode, Stop, unwritable } from "../exit.ts";
import { progressLine } from "../print/progress.ts";
import { figure, paint, table, wrapped } from "../print/text.ts";
import { ofFiles } from "../stops.ts";
import { needRecentNode } from "./administration.ts";
import { addDrawingDiff, addDrawingVerify } from "./drawing-compare.ts";
import { addDrawingExport } from "./drawing-export.ts";
import { codeOf, corrections, drawingBytes, pageNumbers, readersNamed } from "./drawing-input.ts";

const stops = messages("drawingCommand", {
  overlay: "--overlay writes a PNG; {file} does not end in .png",
  bothStdin: "the drawing and the corrections cannot both come from standard input",
});

interface Options {
  readonly json?: true;
  readonly reader?: string;
  readonly pages?: string;
  readonly overlay?: string;
  readonly overrides?: string;
}

export function addDrawing(program: Command): void {
  const drawing = program.command("drawing").description("Extract members from PDF drawings.");
  drawing
    .command("read")
    .summary("members of a drawing")
    .description(
      "Reads members, marks, lengths, quantities and grades from a PDF: its text first, then OCR for pages that have none. Where OPENAI_API_KEY or OPENAI_BASE_URL is set, a vision model (OPENAI_MODEL) reads such pages before OCR does; pictures of them leave this machine. What cannot be read is listed, nothing is guessed.",
    )
    .argument("<pdf>", "the drawing; - for standard input")
    .option(
      "--reader <names>",
      "text, ocr or vision; several with commas: each for the pages that the ones before could not read",
    )
    .option("--pages <list>", "only these, such as 1,3-5")
    .option(
      "--overrides <file>",
      "corrections by mark: a JSON list of { mark, section, steel_grade, length_mm, quantity, remove }; what only an export uses is ignored here",
    )
    .option(
      "--overlay <png>",
      "draw the page with boxes around what was read, coloured by confidence; several pages become name-1.png, name-2.png …",
    )
    .option("--json", "print JSON: what a job answers as extracted_data")
    .addHelpText(
      "after",
      `
Examples:
  x drawing read plan.pdf
  x drawing read plan.pdf --json
  x drawing read scan.pdf --reader ocr --overlay scan.png
  x drawing read plan.pdf --overrides corrections.json
  curl -s https://example.com/plan.pdf | x drawing read -

Ends with 0 when members were read, 1 when there are none, 2 when the file cannot be read, 3 when the model does not answer.`,
    )
    .action(read);
  drawing
    .command("text")
    .summary("plain text of each page")
    .description("Prints the text layer of each page in the order of the file: no columns, no places, no OCR.")
    .argument("<pdf>", "the drawing; - for standard input")
    .option("--pages <list>", "only these, such as 1,3-5")
    .option("--json", "print JSON: number of pages, document information, text by page")
    .addHelpText("after", "\nExample:\n  x drawing text plan.pdf --pages 1")
    .action(plainText);
  addDrawingExport(drawing);
  addDrawingDiff(drawing);
  addDrawingVerify(drawing);
}

async function plainText(path: string, options: Pick<Options, "json" | "pages">): Promise<void> {
  needRecentNode();
  const { readPlainText, isUnreadablePdf } = await import("@x/drawings");
  const pages = options.pages === undefined ? undefined : pageNumbers(options.pages);
  const name = path === "-" ? "stdin" : path;
  try {
    const read = await readPlainText(drawingBytes(path, name), { ...(pages && { pages }) });
    const several = read.text.length > 1;
    const safe = (text: string) =>
      text
        .split("\n")
        .map((line) => line.replace(controlSigns, " "))
        .join("\n");
    const lines = read.text.map(({ page, text }) => `${several ? `--- page ${page}\n` : ""}${safe(text.trim())}\n`);
    process.stdout.write(options.json ? `${JSON.stringify(read, null, 2)}\n` : lines.join("\n"));
  } catch (error) {
    if (isUnreadablePdf(error)) throw new Stop(ofFiles.about({ file: name, why: error.said }), codeOf(error.reason));
    throw error;
  }
}

async function read(path: string, options: Options): Promise<void> {
  needRecentNode();
  const { defaultReaders, readDrawing, readerNames, isUnreadablePdf } = await import("@x/drawings");
  const { inEnglish } = await import("@x/fabrication/members");
  const readers =
    options.reader === undefined ? defaultReaders(process.env) : readersNamed(options.reader, readerNames);
  const pages = options.pages === undefined ? undefined : pageNumbers(options.pages);
  if (options.overlay !== undefined && extname(options.overlay).toLowerCase() !== ".png")
    throw new Stop(stops.overlay({ file: options.overlay }));
  if (path === "-" && options.overrides === "-") throw new Stop(stops.bothStdin);
  const overrides = options.overrides === undefined ? [] : await corrections(options.overrides);
  const name = path === "-" ? "stdin" : path;
  const pdf = drawingBytes(path, name);
  const bar = progressLine();
  try {
    const drawing = await readDrawing(pdf, { readers, overrides, ...(pages && { pages }) }, bar.show);
    bar.clear();
    if (options.overlay !== undefined) await drawOverlays(options.overlay, pdf, drawing);
    process.stdout.write(options.json ? `${JSON.stringify(inEnglish(drawing), null, 2)}\n` : await shown(drawing));
    if (drawing.members.length === 0) process.exitCode = exitCode.notPassed;
  } catch (error) {
    bar.clear();
    if (isUnreadablePdf(error)) throw new Stop(ofFiles.about({ file: name, why: error.said }), codeOf(error.reason));
    throw error;
  }
}

const mostOverlays = 50;

/** The pages on which something was found; the first one where nothing was. */
async function drawOverlays(path: string, pdf: Uint8Array, drawing: Drawing): Promise<void> {
  const { drawOverlay } = await import("@x/drawings");
  const found = [
    ...drawing.members.map(({ source }) => source.page),
    ...drawing.other_rows.map(({ source }) => source.page),
    ...drawing.unresolved.map(({ page }) => page),
  ];
  const drawn = drawing.pages.filter(({ methods }) => methods.length > 0).map(({ page }) => page);
  const marked = drawn.filter((page) => found.includes(page));
  const pages = marked.length > 0 ? marked : drawn.slice(0, 1);
  for (const page of pages.slice(0, mostOverlays)) {
    const name = pages.length === 1 ? path : path.replace(/\.png$/i, `-${page}.png`);
    written(name, await drawOverlay(pdf, drawing, page));
  }
  if (pages.length > mostOverlays)
    process.stderr.write(`${pages.length - mostOverlays} more pages are not drawn; --pages chooses others\n`);
}

function written(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw unwritable(path, error);
  }
  process.stderr.write(`wrote ${path}\n`);
}

/** What a drawing says must not steer the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlSigns = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const harmless = (drawing: Drawing): Drawing =>
  JSON.parse(JSON.stringify(drawing), (_, value) =>
    typeof value === "string" ? value.replace(controlSigns, " ") : value,
  );

async function shown(read: Drawing): Promise<string> {
  const { inEnglish, remarkText, saysUnknownSection } = await import("@x/fabrication/members");
  const { saysHowCounted } = await import("@x/drawings");
  const drawing = harmless(read);
  const { drawing_info: info, members, other_rows, unresolved, warnings, summary } = drawing;
  const facts = [
    ["project", info.project_name],
    ["title", info.title],
    [
      "drawing",
      info.drawing_number && info.revision ? `${info.drawing_number}, revision ${info.revision}` : info.drawing_number,
    ],
    ["date", info.date],
    ["drawn by", info.author],
    ["scale", info.scale],
    ["grade", info.default_grade],
  ].flatMap(([name = "", value]) => (value === undefined ? [] : [`  ${paint.dim(name.padEnd(8))} ${value}`]));
  const right = { align: "right" } as const;
  // what is said of several members stands once
  const of = new Map<string, string[]>();
  for (const { mark, section, notes: said = [] } of members)
    for (const one of said) {
      // the first says what the table shows, the second is listed under "unresolved" as well
      if (saysHowCounted(one) || saysUnknownSection(one)) continue;
      const text = inEnglish(one);
      of.set(text, [...(of.get(text) ?? []), mark || section]);
    }
  const printed = new Map<string, string[]>();
  for (const { mark, section, printed_remarks = [] } of members)
    for (const text of printed_remarks.map(remarkText))
      printed.set(text, [...(printed.get(text) ?? []), mark || section]);
  const ofMembers = (texts: ReadonlyMap<string, readonly string[]>) =>
    [...texts].map(([text, names]) => wrapped(`${few(names, members.length)}: ${text}`, "  "));
  const kinds = [...new Set(other_rows.map(({ kind }) => kind))].filter((kind) => kind !== "other");
  const others = kinds.map((kind) => `${other_rows.filter((row) => row.kind === kind).length} × ${kind}`).join(", ");
  return [
    ...facts,
    ...(facts.length > 0 ? [""] : []),
    ...(members.length > 0
      ? [table(memberRows(members), [{}, {}, {}, {}, right, right, right, right, right]), ""]
      : []),
    `  ${counted(summary.row_count, "row")}, ${counted(summary.member_count, "piece")}, ${figure(summary.total_mass_kg)} kg${others === "" ? "" : `; beside them: ${others}`}`,
    ...section(
      "grid",
      (drawing.views ?? []).filter(({ axes }) => axes).map((view) => wrapped(gridOf(view), "  ")),
    ),
    ...section("remarks", ofMembers(printed)),
    ...section(
      "notes of the drawing",
      (drawing.notes ?? []).map(({ text }) => wrapped(text, "  ")),
    ),
    ...section("notes", ofMembers(of)),
    ...section(
      "unresolved",
      (await told(unresolved)).map((text) => wrapped(text, "  ")),
    ),
    ...section(
      "warnings",
      warnings.map((one) => wrapped(inEnglish(one), "  ")),
    ),
    "",
  ].join("\n");
}

/** Sections outside the catalogue are listed by their kind, all else one by one */
async function told(unresolved: Drawing["unresolved"]): Promise<string[]> {
  const { inEnglish, saysUnknownSection } = await import("@x/fabrication/members");
  const unknown = new Map<string, string[]>();
  for (const { text, reason } of unresolved) {
    const why = inEnglish(reason);
    if (saysUnknownSection(reason)) unknown.set(why, [...(unknown.get(why) ?? []), text]);
  }
  return [
    ...unresolved
      .filter(({ reason }) => !saysUnknownSection(reason))
      .map(({ text, page, reason }) => `page ${page}: "${text}": ${inEnglish(reason)}`),
    ...[...unknown].map(([reason, names]) => `${few(names, Number.POSITIVE_INFINITY)}: ${reason}`),
  ];
}

/** "B1, B2, B3 and 4 more" */
function few(names: readonly string[], all: number): string {
  const mostShown = 3;
  if (names.length === all && all > 1) return `all ${all}`;
  const more = names.length - mostShown;
  return more > 1 ? `${names.slice(0, mostShown).join(", ")} and ${more} more` : names.join(", ");
}

const counted = (count: number, what: string) => `${figure(count)} ${what}${count === 1 ? "" : "s"}`;

const headings = ["mark", "section", "profile", "grade", "length mm", "pieces", "kg", "page", "sure"];
const pageWidth = 100;

function memberRows(members: readonly DrawnMember[]): string[][] {
  const texts = members.map((member) => [
    member.mark,
    member.section,
    member.profile ?? "unknown",
    member.steel_grade ?? "",
    lengthOf(member),
    figure(member.quantity),
    member.mass_kg === undefined ? "" : figure(member.mass_kg),
    member.source.page === 0 ? "" : String(member.source.page),
    sure(member),
  ]);
  const fitted = fittedTo(pageWidth, [headings, ...texts]);
  return fitted.map((row, i) => {
    const member = members[i - 1];
    if (!member) return row.map((text) => paint.dim(text));
    const colour = colourOf(member.source.confidence);
    return row.map((text, column) => (column === 8 ? colour(text) : text === "unknown" ? paint.yellow(text) : text));
  });
}

/** a measured one is told apart from a printed one */
const lengthOf = ({ length_mm, measured }: DrawnMember): string =>
  length_mm === undefined && measured ? `~${figure(measured.length_mm)}` : figure(length_mm);

/** "A–D, 1–3; level +4.250" of each view with axes */
function gridOf({ kind, title, axes = [], level_mm, dimensions_agree }: NonNullable<Drawing["views"]>[number]): string {
  const names = (along: "x" | "y") => {
    const own = axes.filter((axis) => axis.along === along).map(({ name }) => name);
    return own.length === 0 ? [] : [`${own[0]}–${own.at(-1)}`];
  };
  const level =
    level_mm === undefined ? [] : [`level ${level_mm < 0 ? "-" : "+"}${(Math.abs(level_mm) / 1000).toFixed(3)}`];
  const agree =
    dimensions_agree === undefined ? [] : [dimensions_agree ? "dimensions agree" : "dimensions do not agree"];
  return `${title ?? kind}: axes ${[...names("x"), ...names("y")].join(", ")}${[...level, ...agree].map((text) => `; ${text}`).join("")}`;
}

/** Texts are cut, never numbers. */
function fittedTo(width: number, rows: readonly (readonly string[])[]): string[][] {
  const mostTexts = 4;
  const shortestText = 8;
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const total = () => widths.reduce((sum, one) => sum + one + 2, 0);
  while (total() > width) {
    const widest = widths.slice(0, mostTexts).reduce((best, one, i) => (one > (widths[best] ?? 0) ? i : best), 0);
    if ((widths[widest] ?? 0) <= shortestText) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return rows.map((row) =>
    row.map((text, i) =>
      i < mostTexts && text.length > (widths[i] ?? 0) ? `${text.slice(0, (widths[i] ?? 0) - 1)}…` : text,
    ),
  );
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", `  ${paint.bold(title)}`, ...lines];

const sure = ({ source: { confidence, method, verified } }: DrawnMember): string =>
  method === "manual" ? "set" : `${Math.round(confidence * 100)} %${verified === false ? "?" : ""}`;

const colourOf = (confidence: number) =>
  confidence >= 0.85 ? paint.green : confidence >= 0.6 ? paint.yellow : paint.red;
