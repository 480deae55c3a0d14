/** What a folder says once for all inputs in it and below: x.config.json, and the older x.report.json with a title block alone. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { TableUnits } from "@x/api/tables";
import { decodedText } from "@x/api/text";
import { annexCodes } from "@x/eurocode/engine";
import { listed, type Message } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/text";
import { type Project, projectFields, type ReportLength, reportLengths } from "@x/report/project";
import { isLanguage, type Language, languages } from "@x/words/languages";
import { type Detail, problemsOf, Stop } from "./exit.ts";
import { parsedText } from "./input.ts";
import { isRecord } from "./json.ts";
import { isAnnexFile, type OneAnnex } from "./own-annex.ts";
import { pictureProblem } from "./picture-files.ts";
import { reading } from "./reads.ts";
import { problemIn, values as says } from "./says.ts";
import { ofFiles, ofOptions } from "./stops.ts";

export const signConventions = ["compression-positive", "compression-negative"] as const;
export type Signs = (typeof signConventions)[number];

export interface Config {
  readonly annex?: OneAnnex;
  readonly language?: Language;
  readonly grade?: string;
  readonly signs?: Signs;
  readonly units?: TableUnits;
  readonly report?: Project;
  readonly firm?: FirmOfFolder;
}

interface FirmOfFolder {
  readonly name?: string;
  readonly address?: string;
  /** The path of a picture, from where the command stands. */
  readonly logo?: string;
}

/** A value, by its path, and the file that says it. */
export interface Setting {
  readonly path: string;
  readonly value: unknown;
  readonly file: string;
  /** The nearest file that says it is the one that counts. */
  readonly isUsed: boolean;
}

export interface Folder {
  readonly config: Config;
  /** The nearest first. */
  readonly settings: readonly Setting[];
}

const known = new Map<string, Folder>();

/** The settings of a folder, its own before those of the folders above it, up to the root of the repository. */
export function folderOf(input: string): Folder {
  const folder = resolve(input === "stdin" || input === "-" ? "." : dirname(input));
  let found = known.get(folder);
  if (!found) {
    const said = filesAbove(folder).flatMap(saidIn);
    const paths = new Set<string>();
    const settings = said.map((one) => {
      const isUsed = !paths.has(one.path);
      paths.add(one.path);
      return { ...one, isUsed };
    });
    found = { config: configOf(settings.filter(({ isUsed }) => isUsed)), settings };
    known.set(folder, found);
  }
  return found;
}

/** The files are read anew. */
export const forgetFolders = (): void => known.clear();

export const configName = "x.config.json";
const titleName = "x.report.json";

function filesAbove(folder: string): string[] {
  const found: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    for (const name of [configName, titleName]) if (existsSync(join(at, name))) found.push(join(at, name));
    if (existsSync(join(at, ".git")) || dirname(at) === at) return found;
  }
}

/** As a person at this place calls it. */
const shown = (file: string): string => {
  const near = relative(".", file);
  return near.startsWith("..") ? file : near;
};

type Said = Omit<Setting, "isUsed">;

function saidIn(path: string): Said[] {
  const file = shown(path);
  const value = parsedText(file, decodedText(readFileSync(reading(path))));
  if (!isRecord(value)) throw new Stop(ofFiles.object({ file, known: listed("plain", Object.keys(readers)) }));
  const problems: Detail[] = [];
  const whole = path.endsWith(titleName) ? ofTitleFile(value) : value;
  const said = Object.entries(whole).flatMap(([name, own]) => {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (read) return read(own, { file, name, problems });
    problems.push(problemIn({ file, path: name }, unknown(Object.keys(readers), name)));
    return [];
  });
  if (problems.length > 0) throw problemsOf(file, problems);
  return said;
}

/** x.report.json has the fields of the title block and `lang`. */
function ofTitleFile({ lang, ...report }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { report, ...(lang === undefined ? {} : { language: lang }) };
}

/** The title block of an input: the fields of a report, `lang`, and the length it asks for. */
export function titleOf(
  where: string,
  value: unknown,
): Pick<Config, "report" | "language"> & { length?: ReportLength } {
  if (value === undefined) return {};
  if (!isRecord(value))
    throw new Stop(ofFiles.object({ file: where, known: listed("plain", [...projectFields, "lang", "length"]) }));
  const { length, ...title } = value;
  const problems: Detail[] = [];
  const said = Object.entries(ofTitleFile(title)).flatMap(([name, own]) =>
    (readers[name] ?? text)(own, { file: where, name, problems }),
  );
  const asked = reportLengths.find((one) => one === length);
  if (length !== undefined && asked === undefined)
    problems.push(problemIn({ file: where, path: "length" }, notOneOf(reportLengths, length)));
  if (problems.length > 0) throw problemsOf(where, problems);
  return { ...configOf(said), ...(asked === undefined ? {} : { length: asked }) };
}

const unknown = (names: readonly string[], name: string): Message => {
  const [near] = suggestions(name, names);
  const known = listed("plain", names);
  return near === undefined ? says.unknown({ known }) : says.unknownNear({ near, known });
};

const notOneOf = (names: readonly string[], value: unknown): Message =>
  says.oneOf({ known: listed("plain", names), given: JSON.stringify(value) });

interface At {
  readonly file: string;
  readonly name: string;
  readonly problems: Detail[];
}

type Reader = (value: unknown, at: At) => Said[];

const oneOf =
  (words: readonly string[], plain = (text: string) => text): Reader =>
  (value, { file, name, problems }) => {
    const word = typeof value === "string" ? plain(value) : undefined;
    if (word !== undefined && words.includes(word)) return [{ path: name, value: word, file }];
    problems.push(problemIn({ file, path: name }, notOneOf(words, value)));
    return [];
  };

const text: Reader = (value, { file, name, problems }) => {
  if (typeof value === "string" && value !== "") return [{ path: name, value, file }];
  problems.push(problemIn({ file, path: name }, says.text({ given: JSON.stringify(value) })));
  return [];
};

const fields =
  (inner: Readonly<Record<string, Reader>>): Reader =>
  (value, at) => {
    if (!isRecord(value)) {
      at.problems.push(problemIn({ ...at, path: at.name }, says.object({ given: JSON.stringify(value) })));
      return [];
    }
    return Object.entries(value).flatMap(([name, own]) => {
      const path = `${at.name}.${name}`;
      const read = Object.hasOwn(inner, name) ? inner[name] : undefined;
      if (read) return read(own, { ...at, name: path });
      at.problems.push(problemIn({ file: at.file, path }, unknown(Object.keys(inner), name)));
      return [];
    });
  };

/** A picture beside the file that names it. */
const picture: Reader = (value, at) =>
  text(value, at).flatMap((said) => {
    const path = resolve(dirname(at.file), String(said.value));
    const wrong = pictureProblem(path);
    if (wrong === undefined) return { ...said, value: path };
    at.problems.push(problemIn({ ...at, path: at.name }, says.picture({ file: String(said.value), why: wrong })));
    return [];
  });

const annexCode = oneOf(annexCodes, (word) => word.toUpperCase());

/** The file of an annex, named from the file that says it. */
function besideIt(value: string, { file, name, problems }: At): Said[] {
  const path = resolve(dirname(file), value);
  if (existsSync(path)) return [{ path: name, value: path, file }];
  problems.push(problemIn({ file, path: name }, says.noFile({ file: value })));
  return [];
}

const each = (names: readonly string[], read: Reader): Record<string, Reader> =>
  Object.fromEntries(names.map((name) => [name, read]));

const readers: Readonly<Record<string, Reader>> = {
  annex: (value, at) => (isAnnexFile(value) ? besideIt(value, at) : annexCode(value, at)),
  language: oneOf(languages, (word) => word.toLowerCase()),
  grade: text,
  signs: oneOf(signConventions),
  units: fields({
    length: oneOf(["mm", "cm", "m"]),
    force: oneOf(["N", "kN", "MN"]),
    moment: oneOf(["Nmm", "Nm", "kNm", "MNm"]),
    stress: oneOf(["MPa", "N/mm2", "kN/cm2", "kN/m2", "GPa"]),
    line_load: oneOf(["N/mm", "N/m", "kN/m"]),
  }),
  report: fields(each(projectFields, text)),
  firm: fields({ name: text, address: text, logo: picture }),
};

/** Names that `x config` shows and the settings of a folder may have. */
export const configFields: readonly string[] = Object.keys(readers);

/** `report.project` is a field of an object. The readers have looked at each value. */
function configOf(settings: readonly Said[]): Config {
  const made: Record<string, unknown> = {};
  for (const { path, value } of settings) {
    const [name = "", inner] = path.split(".");
    if (inner === undefined) made[name] = value;
    else made[name] = { ...(isRecord(made[name]) ? made[name] : {}), [inner]: value };
  }
  return made;
}

export function languageNamed(option: string, given: string): Language {
  const language = given.toLowerCase();
  if (isLanguage(language)) return language;
  throw new Stop(ofOptions.oneOf({ option, known: listed("plain", languages), given }));
}
