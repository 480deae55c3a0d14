import { existsSync, lstatSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, isAbsolute, join, relative, resolve } from "node:path";
import { annexCodes, check } from "@x/eurocode";
import { messages } from "@x/eurocode/message";
import { html, languages, markdown, reportLengths, reportOf } from "@x/report";
import { wordsIn } from "@x/words/all";
import { drawingBytes, pageNumbers } from "../commands/drawing-input.ts";
import { Stop } from "../exit.ts";
import { ofFiles } from "../stops.ts";
import { version } from "../version.ts";
import { checkOf, inputOf, requestOf } from "./answers.ts";
import { answers, choice, flag, type Given, givenAs, type Offer, ofArguments, oneOf, word } from "./tool.ts";

const stops = messages("mcpFiles", {
  ending: "file must end in .pdf, .html or .md; it is {file}",
  there: "{file} is there already; overwrite replaces it",
  filesThere: "{folder} has files already; overwrite writes into it",
  readOnly: "{name}: this server was started with --read-only and writes nothing",
  outside: "{name}: {file} is outside of {root}, where this server reads and writes",
  lostLink: "{file}: is a link to what is not there",
});

// What reads and writes files: reports and drawings.

/** Where an agent may read and write. */
export interface Reach {
  /** Only below this folder. */
  readonly root?: string;
  readonly readOnly: boolean;
}

export const reportTool = (reach: Reach): Offer => ({
  tool: {
    name: "report",
    description: "The calculation report of a check, to be read and signed: Markdown in the answer, or a file.",
    annotations: { title: "Report", readOnlyHint: reach.readOnly, destructiveHint: false, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        ...inputOf,
        file: word("where to write it: .pdf, .html or .md"),
        overwrite: flag("replaces the file"),
        language: choice("default en", languages),
        length: choice("default normal", reportLengths),
      },
      required: ["check", "input"],
    },
    outputSchema: answers({ report: { type: "string" }, written: { type: "string" } }),
  },
  run: (given) => report(given, reach),
});

async function report(given: Given, reach: Reach): Promise<object> {
  const { endpoint } = checkOf(given);
  const request = requestOf(given);
  const { file, language, length } = given;
  const path = file === undefined ? undefined : fileIn(reach, file, given);
  const made = reportOf(check(endpoint, { ...request, derivation: true, messages: true }), {
    words: wordsIn(oneOf("language", language ?? "en", languages)),
    project: { date: new Date().toISOString().slice(0, 10) },
    request,
    software: `x ${version}`,
    length: oneOf("length", length ?? "normal", reportLengths),
  });
  if (path === undefined) return { report: markdown(made) };
  const ending = extname(path).toLowerCase();
  if (ending === ".pdf") writeFileSync(path, await (await import("@x/report/pdf")).pdf(made));
  else if (ending === ".html") writeFileSync(path, html(made));
  else writeFileSync(path, markdown(made));
  return { written: path };
}

function fileIn(reach: Reach, file: unknown, { overwrite }: Given): string {
  const path = toWrite(reach, "file", file);
  if (![".pdf", ".html", ".md"].includes(extname(path).toLowerCase())) throw new Stop(stops.ending({ file: path }));
  if (existsSync(path) && overwrite !== true) throw new Stop(stops.there({ file: path }));
  return path;
}

export const drawingTool = (reach: Reach): Offer => ({
  tool: {
    name: "drawing",
    description:
      "Reads the members of a PDF drawing: marks, sections, lengths, quantities, with confidence. With a folder it also checks them, makes joints, and writes files for the workshop.",
    annotations: { title: "Drawing", readOnlyHint: reach.readOnly, destructiveHint: false, openWorldHint: false },
    inputSchema: {
      type: "object",
      properties: {
        pdf: word("path of the drawing"),
        pages: word("when it is only read: such as 1,3-5"),
        folder: word("where to write the files"),
        overwrite: flag("writes into a folder that has files"),
        formats: word("such as bom.csv,model.ifc; default all"),
        annex: choice("default EN", annexCodes),
        actions: word("path of actions by mark, CSV or JSON"),
        corrections: word("path of corrections by mark, JSON"),
        language: choice("of the files; default en", languages),
      },
      required: ["pdf"],
    },
    outputSchema: answers({}),
  },
  run: (given, onStage) => (given.folder === undefined ? read(given, reach, onStage) : make(given, reach, onStage)),
});

async function read({ pdf, pages }: Given, reach: Reach, onStage: (stage: string) => void): Promise<object> {
  const library = await import("@x/drawings");
  const file = within(reach, "pdf", pdf);
  const wanted = pages === undefined ? {} : { pages: pageNumbers(String(pages)) };
  try {
    const readers = library.defaultReaders(process.env);
    return await library.readDrawing(drawingBytes(file, file), { readers, ...wanted }, ({ stage }) => onStage(stage));
  } catch (error) {
    if (library.isUnreadablePdf(error)) throw new Stop(ofFiles.about({ file, why: error.said }));
    throw error;
  }
}

async function make(given: Given, reach: Reach, onStage: (stage: string) => void): Promise<object> {
  const { pdf, folder, overwrite, formats, annex, actions, corrections, language } = given;
  const { fabricate, told } = await import("../commands/workshop.ts");
  const { readingOf } = await import("../commands/drawing-export.ts");
  const drawing = within(reach, "pdf", pdf);
  const output = toWrite(reach, "folder", folder);
  const isUsed = existsSync(output) && statSync(output).isDirectory() && readdirSync(output).length > 0;
  if (isUsed && overwrite !== true) throw new Stop(stops.filesThere({ folder: output }));
  const paths = Object.entries({ actions, corrections }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, within(reach, name, value)]],
  );
  const words = Object.entries({ annex, lang: language }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  // kept with the corrections, as the command does; a link there does not lead outside
  const beside = corrections === undefined ? String(folder) : dirname(String(corrections));
  const register = toWrite(reach, "register", join(beside, "register.json"));
  const format = formats === undefined ? "all" : String(formats);
  const { job, files } = await fabricate(
    drawing,
    { format, output, register, ...Object.fromEntries([...paths, ...words]) },
    readingOf(drawing),
    { show: onStage, end: () => undefined },
  );
  return { ...job, files: files.map(told) };
}

function toWrite(reach: Reach, name: string, value: unknown): string {
  if (reach.readOnly) throw new Stop(stops.readOnly({ name }));
  return within(reach, name, value);
}

/** A path that an agent may use; links are followed before it is judged. */
function within({ root }: Reach, name: string, value: unknown): string {
  if (typeof value !== "string" || value === "" || value === "-")
    throw new Stop(ofArguments.path({ name, given: givenAs(value) }));
  if (root === undefined) return value;
  const path = resolve(root, value);
  const from = relative(realpathSync(root), real(path));
  if (from === ".." || from.startsWith("../") || from.startsWith("..\\") || isAbsolute(from))
    throw new Stop(stops.outside({ name, file: value, root }));
  return path;
}

/** What is there of a path with its links followed, and the rest as it is; a link may lead to what is not there yet. */
function real(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Stop(stops.lostLink({ file: path }));
  return join(real(dirname(path)), path.slice(dirname(path).length));
}
