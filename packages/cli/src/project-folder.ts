/** A folder with the calculations of a project: its files, and what was last seen of each at the server. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { withAnnex } from "@x/api/annex";
import { messages } from "@x/eurocode/message";
import { checkWithFields } from "./detect.ts";
import { hinted, Stop, unwritable } from "./exit.ts";
import { inputsIn } from "./files.ts";
import { inputFrom, parsedText, textOf } from "./input.ts";
import { isRecord, type JsonObject } from "./json.ts";
import { checkOf } from "./standards.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("projectFolder", {
  other: "{file}: is of project {project} at {server}",
  input: "{file}: is no input of a check: it must be an object",
});

/** What a file and a calculation have in common when it is known. */
export interface Seen {
  readonly id: number;
  /** As its file is called in the folder, with `/`. */
  readonly path: string;
  /** Of the calculation at the server, when it was seen. */
  readonly changes: number;
  readonly hash: string;
}

export interface Pulled {
  readonly server: string;
  readonly project: number;
  /** Of the settings that the project gives its folder. */
  readonly settings?: string;
  readonly calculations: readonly Seen[];
}

/** A file of the folder, or of the archive that the server makes. */
export interface Content {
  readonly endpoint: string;
  readonly request: JsonObject;
  /** The same for the same input, however it is written. */
  readonly hash: string;
  /** What stands there for its reader alone, and no check knows. */
  readonly beside?: Beside;
}

interface Beside {
  readonly $schema?: unknown;
  readonly report?: unknown;
}

/** As the contract names it, which is long to load for one word. */
const beamEndpoint = "beam";

/** Hidden, so that no command takes it for an input. */
const pulledName = ".x-project.json";
export const settingsName = "x.config.json";

/** Systems that know no capitals take both for one. */
export const keyOf = (path: string): string => path.normalize("NFC").toLocaleLowerCase("en");

export const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** This folder, where the project was pulled into it; else one of its own. */
export function folderFor(project: number): string {
  return readPulled(".")?.project === project ? "." : `project-${project}`;
}

function readPulled(folder: string): Pulled | undefined {
  const file = join(folder, pulledName);
  if (!existsSync(file)) return undefined;
  const value = parsedText(file, textOf(file));
  if (isRecord(value) && Array.isArray(value.calculations)) return value as unknown as Pulled; // as `keepPulled` writes it
  throw new Stop(ofFiles.unreadableAtAll({ file }));
}

/** What was seen when it was pulled or pushed last: nothing of a folder that is new. */
export function pulledOf(folder: string, { server, project }: Pick<Pulled, "server" | "project">): Pulled {
  const found = readPulled(folder);
  if (!found) return { server, project, calculations: [] };
  if (found.server === server && found.project === project) return found;
  const said = stops.other({ file: join(folder, pulledName), project: found.project, server: found.server });
  throw hinted(said, `x projects pull ${project} <another folder>`);
}

export function keepPulled(folder: string, pulled: Pulled): void {
  const calculations = [...pulled.calculations].sort((a, b) => a.id - b.id);
  writeText(join(folder, pulledName), textOfJson({ ...pulled, calculations }));
}

const textOfJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Under its name a file stands only when it is whole. */
export function writeText(file: string, text: string): void {
  const begun = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(begun, text);
    renameSync(begun, file);
  } catch (error) {
    throw unwritable(file, error);
  }
}

export function moveFile(from: string, to: string): void {
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  } catch (error) {
    throw unwritable(to, error);
  }
}

/** Inputs of a folder by their paths in it: those that a project can keep, and the others. */
export function filesOf(folder: string): { readonly inputs: readonly string[]; readonly others: readonly string[] } {
  const paths = inputsIn(folder)
    .map((file) => relative(folder, file).replaceAll("\\", "/"))
    .sort();
  return {
    inputs: paths.filter((path) => /\.json$/i.test(path)),
    others: paths.filter((path) => !/\.json$/i.test(path)),
  };
}

export const readContent = (file: string, annex: string): Promise<Content> => readText(file, textOf(file), annex);

/** An input as its file has it. */
export async function readText(file: string, text: string, annex: string): Promise<Content> {
  const { value, check } = inputFrom(file, text);
  const whole = parsedText(file, text);
  if (!isRecord(value) || !isRecord(whole)) throw new Stop(stops.input({ file }));
  // a beam is known by its spans
  const isBeam = check === undefined && Array.isArray(value.spans_mm);
  const { endpoint } = isBeam
    ? { endpoint: beamEndpoint }
    : await (check === undefined ? checkWithFields(file, value) : checkOf(check));
  return { endpoint, request: value, hash: hashOf([endpoint, withAnnex(value, annex)]), beside: besideOf(whole) };
}

const besideOf = ({ $schema, report }: JsonObject): Beside => ({
  ...($schema === undefined ? {} : { $schema }),
  ...(report === undefined ? {} : { report }),
});

/** A file that nobody can read is a change of its own. */
export async function hashOfFile(file: string, annex: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return (await readContent(file, annex)).hash;
  } catch (error) {
    if (error instanceof Stop) return "";
    throw error;
  }
}

/** What stands in the file for its reader alone stays. */
export function writeContent(file: string, { endpoint, request, beside }: Content): void {
  const { $schema, report } = { ...beside, ...(existsSync(file) ? besideIn(file) : {}) };
  const head = {
    ...($schema === undefined ? {} : { $schema }),
    ...(endpoint === beamEndpoint ? {} : { check: endpoint }),
  };
  writeText(file, textOfJson({ ...head, ...request, ...(report === undefined ? {} : { report }) }));
}

function besideIn(file: string): Beside {
  try {
    const value = parsedText(file, textOf(file));
    return isRecord(value) ? besideOf(value) : {};
  } catch (error) {
    if (error instanceof Stop) return {};
    throw error;
  }
}
