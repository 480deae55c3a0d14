/** A report as a PDF: real text, embedded fonts, page numbers, a header on every page, an outline, links, contents where it is long. */
import { paper } from "@x/words/en/paper";
import { palette } from "../figures/svg.ts";
import type { Report } from "../report.ts";
import { marksIn } from "../symbol.ts";
import { Chapter } from "./chapter.ts";
import { type Front, frontPages } from "./front.ts";
import { type Attachment, Page, type Place, page, width, written } from "./page.ts";

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
    const chapter = new Chapter(on, report);
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

/** A report has no clock: its file is of the day that its title block says. */
const dateOf = (text: string | undefined): Date => {
  const day = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? day : new Date(Date.UTC(2000, 0, 1));
};

/** Bookmarks: headings within those of the level above. */
function outline(doc: PDFKit.PDFDocument, places: readonly Place[], under = doc.outline): void {
  const last: PDFKit.PDFOutline[] = [under];
  for (const { text, level, page: at } of places) {
    const parent = last[Math.min(level - 1, last.length - 1)] ?? under;
    doc.switchToPage(at - 1);
    last.length = Math.min(level, last.length);
    last.push(parent.addItem(text));
  }
  doc.switchToPage(doc.bufferedPageRange().count - 1);
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
      const chapter = new Chapter(on, report);
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

/** Header and page number of every page, now that their number is known. */
function frames(on: Page, { project, firm, words }: Report, title: string, standard: string): void {
  const { doc } = on;
  const { start, count } = doc.bufferedPageRange();
  const given = [project.number, project.project].filter((part) => part !== undefined).join(" ");
  const name = `${title}   ·   ${standard}`;
  const room = width - doc.font("text").fontSize(8.5).widthOfString(name) - 14;
  // what it is stands at the right
  const head = on.cut(given === "" ? (firm?.name ?? "") : given, room);
  const foot = [firm?.name, project.author, project.date].filter((part) => part !== undefined).join("   ·   ");
  for (let i = start; i < start + count; i++) {
    doc.switchToPage(i);
    on.text(head, page.left, 36, "bold", 8.5);
    on.text(name, page.left, 36, "text", 8.5, palette.soft, { width, align: "right" });
    doc.moveTo(page.left, 52).lineTo(page.right, 52).lineWidth(0.8).strokeColor(palette.ink).strokeOpacity(1).stroke();
    on.text(foot, page.left, page.height - 36, "text", 8, palette.soft);
    const number = words.tell(paper.page({ page: i - start + 1, of: count }));
    on.text(number, page.left, page.height - 36, "text", 8, palette.soft, { width, align: "right" });
  }
}
