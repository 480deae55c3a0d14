/** What stays with a book, so that anybody can make it again: every file that it was made from. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { decodedText } from "@x/api/text";
import { projectFields } from "@x/report/project";
import type { BookOptions } from "./bind.ts";
import type { Done } from "./calculate.ts";
import { Stop, unwritable } from "./exit.ts";
import { isRecord } from "./json.ts";
import { signedByFile } from "./lock.ts";
import { isAnnexFile } from "./own-annex.ts";
import { isSigned, type Signed } from "./signed.ts";
import { version } from "./version.ts";

export const keptBookName = "book.json";

export interface KeptBook {
  readonly software: string;
  readonly options: BookOptions;
  /** The folder of the book among the files. */
  readonly folder: string;
  /** Every file that it was made from, by its path; pictures and workbooks in base64. */
  readonly files: Readonly<Record<string, string>>;
  /** What came of each calculation. */
  readonly signed: Readonly<Record<string, Signed>>;
}

interface Given {
  readonly done: readonly Done[];
  readonly folder: string;
  readonly options: BookOptions;
  readonly files: ReadonlySet<string>;
}

/** As an attachment. */
export function keptBookOf({ folder, options, files, done }: Given) {
  const root = [resolve(folder), ...[...files].map((file) => dirname(file))].reduce(commonFolder);
  const named = (file: string) => relative(root, resolve(file)).split(sep).join("/");
  const { annex } = options;
  const kept: KeptBook = {
    software: `x ${version}`,
    options: { ...options, ...(isAnnexFile(annex) ? { annex: named(annex) } : {}) },
    folder: named(folder),
    files: Object.fromEntries([...files].sort().map((file) => [named(file), contentOf(file)])),
    signed: Object.fromEntries(signedByFile(folder, done)),
  };
  return {
    name: keptBookName,
    description: "Inputs, texts, pictures and settings of the book",
    type: "application/json",
    bytes: new TextEncoder().encode(`${JSON.stringify(kept, null, 2)}\n`),
  };
}

function commonFolder(a: string, b: string): string {
  const isIn = (folder: string) => b === folder || b.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  let folder = a;
  while (!isIn(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

const isBinary = (file: string): boolean => /\.(?:png|jpe?g|xlsx)$/i.test(file);

const contentOf = (file: string): string =>
  isBinary(file) ? readFileSync(file).toString("base64") : decodedText(readFileSync(file));

/** Work on its files, in a folder of their own that is gone afterwards. What stops it names them as the book does. */
export async function withFilesOf<T>(kept: KeptBook, work: (root: string) => Promise<T>): Promise<T> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "x-verify-")));
  try {
    unpack(kept, root);
    return await work(root);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const named = (file: string) => (resolve(file).startsWith(root) ? relative(root, resolve(file)) : file);
    const details = error.details.map((one) => (one.file === undefined ? one : { ...one, file: named(one.file) }));
    throw new Stop(error.said, error.code, details);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function unpack({ files }: KeptBook, root: string): void {
  // where a search for settings ends
  mkdirSync(join(root, ".git"));
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, isBinary(name) ? Buffer.from(content, "base64") : content);
    } catch (error) {
      throw unwritable(file, error);
    }
  }
}

export const isKeptBook = (value: unknown): value is KeptBook =>
  isRecord(value) &&
  typeof value.software === "string" &&
  isInside(value.folder) &&
  isRecord(value.files) &&
  Object.entries(value.files).every(([name, content]) => isInside(name) && typeof content === "string") &&
  isRecord(value.signed) &&
  Object.values(value.signed).every(isSigned) &&
  isRecord(value.options) &&
  Object.entries(value.options).every(([name, given]) => optionNames.includes(name) && isOption(given));

const optionNames: readonly string[] = ["title", "annex", "lang", "brief", "full", ...projectFields];

const isOption = (given: unknown): boolean => typeof given === "string" || given === true;

/** A path that leads nowhere else. */
const isInside = (name: unknown): boolean =>
  typeof name === "string" &&
  !isAbsolute(name) &&
  !name.split(/[/\\]/).some((part) => part === ".." || part === ".git");
