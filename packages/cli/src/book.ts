/** A folder of inputs and texts as a book, and a book made again from what it keeps. */
import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { decodedText } from "@x/api/text";
import { messages } from "@x/eurocode/message";
import { bound } from "@x/report/book";
import { type Bindable, type BookOptions, boundOf } from "./bind.ts";
import { type AskedAnnex, calculated, type Done } from "./calculate.ts";
import { ofOneAnnex } from "./commands/check.ts";
import { type Detail, exitCode, Stop } from "./exit.ts";
import { chaptersIn } from "./files.ts";
import { type KeptBook, keptBookOf, withFilesOf } from "./kept-book.ts";
import { signedByFile } from "./lock.ts";
import { isAnnexFile } from "./own-annex.ts";
import { reading, whileReading } from "./reads.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("bookCommand", {
  oneAnnex: "a book is of one annex; --annex must be one of them",
  outside: "{file}: is named by the book by its whole path, and is not in it",
  long: "{file}: is too long for a book; --out of x check writes any number of rows",
});

interface Calculated {
  readonly chapters: readonly Bindable[];
  readonly done: readonly Done[];
  readonly annex: Exclude<AskedAnnex, "all">;
}

/** The book of a folder, as a PDF that keeps what it was made from. */
export const bookIn = (folder: string, options: BookOptions) =>
  whileReading(async (files) => {
    const { chapters, done, annex } = await calculatedBook(folder, options.annex);
    const book = boundOf(folder, chapters, options);
    const dated = { ...options, ...(book.project.date === undefined ? {} : { date: book.project.date }) };
    const bytes = await bound(book, [keptBookOf({ folder, options: dated, files, done })]);
    return { bytes, done, annex };
  });

/** The inputs of a folder with their results, and its texts, in the order of the book. */
async function calculatedBook(folder: string, annex: string | undefined): Promise<Calculated> {
  const asked = ofOneAnnex(annex, stops.oneAnnex, { derivation: true, clauses: true, messages: true, lenient: true });
  const files = chaptersIn(folder);
  const found = new Map<string, Done[]>();
  const problems: Detail[] = [];
  for await (const one of calculated(
    asked,
    files.filter((file) => !/\.md$/i.test(file)),
  )) {
    const { input, isPart } = one;
    if (isPart) throw new Stop(stops.long({ file: input.file }));
    problems.push(...(one.problems ?? []));
    found.set(input.file, [...(found.get(input.file) ?? []), one]);
  }
  if (problems.length > 0) throw new Stop(ofFiles.problemsOfAll({ n: problems.length }), exitCode.invalid, problems);
  const chapters = files.flatMap((file): Bindable[] => {
    const own = found.get(file);
    return own ? own.map((done) => ({ file, done })) : [{ file, text: decodedText(readFileSync(reading(file))) }];
  });
  return { chapters, done: [...found.values()].flat(), annex: asked.annex };
}

/** A book made again from what it keeps: its pages, and what comes of its calculations now. */
export const madeAgain = (kept: KeptBook) =>
  withFilesOf(kept, async (root) => {
    const folder = join(root, kept.folder);
    const { annex, ...options } = kept.options;
    return whileReading(async (files) => {
      const { chapters, done } = await calculatedBook(folder, isAnnexFile(annex) ? join(root, annex) : annex);
      const pages = await bound(boundOf(folder, chapters, options, kept.software));
      const other = [...files].find((file) => !file.startsWith(`${root}${sep}`));
      if (other !== undefined) throw new Stop(stops.outside({ file: other }));
      return { pages, signed: signedByFile(folder, done) };
    });
  });
