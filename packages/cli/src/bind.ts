/** Calculations and texts to a book: which chapter takes which value of which, and what a link of a text leads to. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Project, phrasesOf, type Report, type ReportLength, reportOf } from "@x/report";
import { type BoundChapter, beamParts, bound, chapterAnchor, proseOf, sumOf } from "@x/report/book";
import { wordsIn } from "@x/words/all";
import { paper } from "@x/words/en/paper";
import type { Done } from "./calculate.ts";
import { firmOf, projectOf, saved } from "./commands/reports.ts";
import { folderOf, languageNamed, titleOf } from "./config.ts";
import { type Detail, exitCode, Stop } from "./exit.ts";
import { isRecord } from "./json.ts";
import { version } from "./version.ts";

export type Bindable = { readonly file: string } & (
  | { readonly done: Done; readonly text?: undefined }
  | { readonly text: string; readonly done?: undefined }
);

interface Options extends Project {
  readonly title?: string;
  readonly lang?: string;
  readonly brief?: true;
  readonly full?: true;
}

export async function bindInto(
  target: string,
  folder: string,
  chapters: readonly Bindable[],
  options: Options,
): Promise<void> {
  const { config } = folderOf(join(folder, "-"));
  const words = wordsIn(options.lang === undefined ? (config.language ?? "en") : languageNamed("--lang", options.lang));
  const phrases = phrasesOf(words);
  const project = { date: new Date().toISOString().slice(0, 10), ...config.report, ...projectOf(options) };
  const firm = firmOf(config);
  const software = `x ${version}`;
  const places = new Map(chapters.map(({ file }, i) => [resolve(file), i]));
  const problems: Detail[] = [];
  const standard: ReportLength = options.brief ? "brief" : options.full ? "full" : "normal";
  const titles = chapters.map((chapter) => titleIn(chapter));

  const made = chapters.map((chapter, i): BoundChapter => {
    const title = titles[i] ?? "";
    const { file } = chapter;
    if (chapter.text !== undefined) {
      const { title: own, parts, missing } = proseOf(chapter.text, aroundOf(file));
      for (const href of missing) problems.push({ file, path: href, message: "is not a file of this book" });
      return { is: "text", title: own ?? title, words, phrases, parts };
    }
    const { done } = chapter;
    const sources = (done.links ?? []).map(({ path, given, file: from, value, times }) => ({
      path,
      value: given,
      ...named(from),
      of: value,
      times,
    }));
    const taken = chapters.flatMap(({ file: by, done: other }) =>
      (other?.links ?? [])
        .filter((link) => resolve(link.file) === resolve(file))
        .map(({ path, given, value, times }) => {
          const { from, to } = named(by);
          const plain = typeof given === "number" ? given / times : given;
          return {
            of: value,
            value: plain,
            by: from,
            path,
            request: other?.request,
            ...(to === undefined ? {} : { to }),
          };
        }),
    );
    if (done.beam) {
      const request = done.request ?? done.input.value;
      const parts = beamParts(done.beam, request, { words, phrases, sources, taken });
      return { is: "actions", title, words, phrases, parts, sum: sumOf(request) };
    }
    if (!done.one) throw new Error(`${file}: has no result`); // what has problems is not bound
    const { length = standard } = titleOf(`${file}: report`, done.input.report);
    const report: Report = reportOf(done.one, {
      words,
      project,
      request: done.request,
      software,
      length,
      sources,
      taken,
    });
    return { is: "calculation", title: titleOfReport(report, done), report };
  });
  if (problems.length > 0) throw new Stop(`${problems.length} problems`, exitCode.invalid, problems);
  const [first, ...rest] = made;
  if (!first) throw new Stop(`${folder}: holds no input and no text`);
  const title = options.title ?? phrases.bookTitle;
  saved(target, await bound({ title, project, firm, software, chapters: [first, ...rest] }));

  /** A calculation by its chapter; one that is not in the book by its file. */
  function named(file: string): { readonly from: string; readonly to?: string } {
    const at = places.get(resolve(file));
    if (at === undefined) return { from: basename(file) };
    return { from: `${at + 1}  ${titles[at] ?? ""}`, to: chapterAnchor(at) };
  }

  function titleIn({ file, done, text }: Bindable): string {
    if (text !== undefined) return basename(file).replace(/\.\w+$/, "");
    if (done.one) return titleOfReport(reportOf(done.one, { words, request: done.request }), done);
    return titleOf(`${file}: report`, done.input.report).report?.part ?? basename(file).replace(/\.\w+$|^[\d-]+/g, "");
  }

  function aroundOf(file: string) {
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
        return /\.(?:png|jpe?g)$/i.test(path) && existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
      },
    };
  }
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
