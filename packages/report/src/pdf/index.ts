/** A report as a PDF: real text, embedded fonts, page numbers, a header on every page, an outline, links, contents where it is long. */

import { marksIn } from "../pieces.ts";
import type { Report } from "../report.ts";
import { Chapter, paperOf } from "./chapter.ts";
import { frames, outline } from "./frames.ts";
import { type Front, frontPages } from "./front.ts";
import { type Attachment, dateOf, Page, type Place, written } from "./page.ts";

export { dejavu } from "./fonts.ts";
export type { Block, Front } from "./front.ts";
export type { Attachment } from "./page.ts";

/** A report of so many pages has contents. */
const manyPages = 8;

/** With its input and whatever else shall stay with it as attachments. */
export async function pdf(report: Report, attachments: readonly Attachment[] = []): Promise<Uint8Array> {
  const info = {
    Title: `${report.title}: ${report.summary}`,
    ...(report.project.author === undefined ? {} : { Author: report.project.author }),
    Creator: "x",
    CreationDate: dateOf(report.project.date),
  };
  const lang = report.words.language;
  let places: readonly Place[] = [];
  let pages = 0;
  const write = (doc: PDFKit.PDFDocument) => {
    const on = new Page(doc, report.words, report.marks);
    const chapter = new Chapter(on, paperOf(report));
    chapter.title(false);
    const isLong = pages >= manyPages;
    // of a batch its items, of one item what it consists of
    const deepest = report.items.length > 1 ? 1 : 2;
    // behind the heading of the contents
    const listed = places.flatMap((one, i) => (one.level <= deepest ? [{ ...one, to: `heading-${i + 1}` }] : []));
    if (isLong) on.heading(report.phrases.contents, 1, 40);
    const fill = isLong ? on.contents(listed, 8.5) : () => {};
    const own = on.places.length;
    chapter.body();
    const made = on.places.slice(own);
    fill(made.flatMap(({ level, page: at }) => (level <= deepest ? [at] : [])));
    outline(doc, made);
    frames(on, report, report.title, report.standard);
    places = made;
    pages = on.number;
  };
  const bytes = await written(info, lang, attachments, write);
  // its headings are known now
  return pages >= manyPages && report.length !== "brief" ? written(info, lang, attachments, write) : bytes;
}

/** Several reports in one PDF, with a front. `made` is the date in its properties: a file that shall not change has a fixed one. */
export function book(front: Front, reports: readonly [Report, ...Report[]], made: Date): Promise<Uint8Array> {
  const [first] = reports;
  const { author } = first.project;
  const info = {
    Title: front.title,
    ...(author === undefined ? {} : { Author: author }),
    Creator: "x",
    CreationDate: made,
  };
  return written(info, first.words.language, [], (doc) => {
    const cover = new Page(doc, first.words, marksIn(front.marks));
    const contents = frontPages(
      cover,
      front,
      reports.map(({ title }, i) => ({ text: title, level: 1, to: chapterName(i) })),
    );
    const starts = reports.map((report, i) => {
      const on = new Page(doc, report.words, report.marks, chapterName(i));
      on.newPage();
      on.destination("", on.y);
      const start = on.number;
      const chapter = new Chapter(on, paperOf(report));
      chapter.title(true);
      chapter.body();
      outline(doc, [{ text: report.title, level: 1, page: start }, ...on.places.map(below)]);
      return start;
    });
    contents(starts);
    frames(cover, first, front.title, front.subtitle);
  });
}

const chapterName = (index: number): string => `chapter-${index + 1}-`;

const below = (place: Place): Place => ({ ...place, level: place.level + 1 });
