/** Calculations and texts to a book: which chapter takes which value of which, and what a link of a text leads to. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { messages } from "@x/eurocode/message";
import { type Firm, type Project, phrasesOf, type Report, type ReportLength, reportOf } from "@x/report";
import { type BoundChapter, beamParts, chapterAnchor, proseOf, sumOf } from "@x/report/book";
import type { Words } from "@x/words";
import { wordsIn } from "@x/words/all";
import { paper } from "@x/words/en/paper";
import type { Done } from "./calculate.ts";
import { firmOf, projectOf } from "./commands/reports.ts";
import { folderOf, languageNamed, titleOf } from "./config.ts";
import { type Detail, exitCode, Stop } from "./exit.ts";
import { isRecord } from "./json.ts";
import { pictureProblem } from "./picture-files.ts";
import { reading } from "./reads.ts";
import { problemIn, values as says } from "./says.ts";
import { ofFiles } from "./stops.ts";
import { version } from "./version.ts";

const stops = messages("bindStops", {
  empty: "{folder}: holds no input and no text",
  picture: "{file}: {href} {why}",
});

export type Bindable = { readonly file: string } & (
  | { readonly done: Done; readonly text?: undefined }
  | { readonly text: string; readonly done?: undefined }
);

export interface BookOptions extends Project {
  readonly title?: string;
  readonly annex?: string;
  readonly lang?: string;
  readonly brief?: true;
  readonly full?: true;
}

/** What a folder gives as a book: how it is shown, and its chapters, made and not yet set on pages. */
interface Made {
  readonly title: string;
  readonly project: Project;
  readonly firm: Firm | undefined;
  readonly software: string;
  readonly chapters: readonly [BoundChapter, ...BoundChapter[]];
}

/** `software` is what its pages name. */
export function boundOf(
  folder: string,
  chapters: readonly Bindable[],
  options: BookOptions,
  software = `x ${version}`,
): Made {
  const { config } = folderOf(join(folder, "-"));
  const words = wordsIn(options.lang === undefined ? (config.language ?? "en") : languageNamed("--lang", options.lang));
  const project = { date: new Date().toISOString().slice(0, 10), ...config.report, ...projectOf(options) };
  const firm = firmOf(config);
  const book: Book = {
    chapters,
    words,
    phrases: phrasesOf(words),
    places: new Map(chapters.map(({ file }, i) => [resolve(file), i])),
    titles: chapters.map((chapter) => titleIn(words, chapter)),
  };
  const length: ReportLength = options.brief ? "brief" : options.full ? "full" : "normal";
  const problems: Detail[] = [];
  const made = chapters.map((chapter, i) =>
    chapter.text === undefined
      ? calculation(book, i, chapter.done, { project, software, length })
      : prose(book, i, chapter.text, problems),
  );
  if (problems.length > 0) throw new Stop(ofFiles.problemsOfAll({ n: problems.length }), exitCode.invalid, problems);
  const [first, ...rest] = made;
  if (!first) throw new Stop(stops.empty({ folder }));
  const title = options.title ?? book.phrases.bookTitle;
  return { title, project, firm, software, chapters: [first, ...rest] };
}

/** What each chapter needs of the others. */
interface Book {
  readonly chapters: readonly Bindable[];
  readonly words: Words;
  readonly phrases: ReturnType<typeof phrasesOf>;
  /** The number of a file's chapter. */
  readonly places: ReadonlyMap<string, number>;
  readonly titles: readonly string[];
}

function prose(book: Book, i: number, text: string, problems: Detail[]): BoundChapter {
  const { words, phrases } = book;
  const file = book.chapters[i]?.file ?? "";
  const { title, parts, missing } = proseOf(text, aroundOf(book, file));
  for (const href of missing) problems.push(problemIn({ file, path: href }, says.notOfBook));
  return { is: "text", title: title ?? book.titles[i] ?? "", words, phrases, parts };
}

interface Shown {
  readonly project: Project;
  readonly software: string;
  readonly length: ReportLength;
}

function calculation(book: Book, i: number, done: Done, { project, software, length: standard }: Shown): BoundChapter {
  const { words, phrases } = book;
  const file = book.chapters[i]?.file ?? "";
  const links = { sources: sourcesOf(book, done), taken: takenFrom(book, file) };
  if (done.beam) {
    const request = done.request ?? done.input.value;
    const parts = beamParts(done.beam, request, { words, phrases, ...links });
    return { is: "actions", title: book.titles[i] ?? "", words, phrases, parts, sum: sumOf(request) };
  }
  if (!done.one) throw new Error(`${file}: has no result`); // what has problems is not bound
  const { length = standard } = titleOf(`${file}: report`, done.input.report);
  const report: Report = reportOf(done.one, { words, project, request: done.request, software, length, ...links });
  return { is: "calculation", title: titleOfReport(report, done), report };
}

/** Where the values of a calculation come from. */
const sourcesOf = (book: Book, { links = [] }: Done) =>
  links.map(({ path, given, file, value, times }) => ({ path, value: given, ...named(book, file), of: value, times }));

/** Which calculations take values of this one. */
const takenFrom = (book: Book, file: string) =>
  book.chapters.flatMap(({ file: by, done }) =>
    (done?.links ?? [])
      .filter((link) => resolve(link.file) === resolve(file))
      .map(({ path, given, value, times }) => {
        const { from, to } = named(book, by);
        const plain = typeof given === "number" ? given / times : given;
        return { of: value, value: plain, by: from, path, request: done?.request, ...(to === undefined ? {} : { to }) };
      }),
  );

/** A calculation by its chapter; one that is not in the book by its file. */
function named({ places, titles }: Book, file: string): { readonly from: string; readonly to?: string } {
  const at = places.get(resolve(file));
  if (at === undefined) return { from: basename(file) };
  return { from: `${at + 1}  ${titles[at] ?? ""}`, to: chapterAnchor(at) };
}

function titleIn(words: Words, { file, done, text }: Bindable): string {
  if (text !== undefined) return basename(file).replace(/\.\w+$/, "");
  if (done.one) return titleOfReport(reportOf(done.one, { words, request: done.request }), done);
  return titleOf(`${file}: report`, done.input.report).report?.part ?? basename(file).replace(/\.\w+$|^[\d-]+/g, "");
}

/** What links and pictures of a text mean. */
function aroundOf({ chapters, places, words }: Book, file: string) {
  const beside = (href: string) => resolve(dirname(file), decodeURI(href));
  return {
    chapter: (href: string) => {
      const [path = "", mark] = href.split("#");
      const at = places.get(beside(path));
      const chapter = at === undefined ? undefined : chapters[at];
      if (at === undefined || !chapter) return undefined;
      const items = chapter.done?.one && mark !== undefined ? reportOf(chapter.done.one, { words }).items : [];
      const item = items.findIndex(({ title }) => title === decodeURI(mark ?? ""));
      if (mark !== undefined && item < 0) return undefined;
      const said = `(${words.tell(paper.chapter({ number: at + 1 }))})`;
      return { to: chapterAnchor(at, items.length > 1 ? item : undefined), said };
    },
    picture: (href: string) => {
      const path = beside(href);
      if (!existsSync(path)) return undefined;
      const problem = pictureProblem(path);
      if (problem !== undefined) throw new Stop(stops.picture({ file, href, why: problem }));
      return new Uint8Array(readFileSync(reading(path)));
    },
  };
}

const mostMarks = 3;

/** What the calculation says it is of, else what it is with its items. */
function titleOfReport({ title, items }: Report, { input }: Done): string {
  const own = isRecord(input.report) ? input.report.part : undefined;
  if (typeof own === "string") return own;
  const marks = items.slice(0, mostMarks).map((item) => item.title);
  const named = marks.filter((mark) => mark !== "" && !mark.startsWith(title));
  return named.length === 0 ? title : `${title}: ${named.join(", ")}${items.length > mostMarks ? ", …" : ""}`;
}
