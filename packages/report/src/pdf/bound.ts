/** Calculations and texts bound into one document: cover, contents, a register of all items, chapters, signatures. */
import { paper } from "@x/words/en/paper";
import { sha256 } from "../digest.ts";
import { palette } from "../figures/svg.ts";
import { percentage } from "../numbers.ts";
import type { BookPart, Cell } from "../parts.ts";
import { verificationName } from "../phrases.ts";
import { marksIn } from "../pieces.ts";
import type { Firm, Project } from "../project.ts";
import { projectFields } from "../project.ts";
import type { ItemReport, Report } from "../report.ts";
import { Chapter, drawFirm, type Paper, paperOf } from "./chapter.ts";
import { frames, outline } from "./frames.ts";
import { type Attachment, dateOf, Page, page, type SetCell, width, written } from "./page.ts";

interface Binding {
  readonly title: string;
  readonly project: Project;
  readonly firm: Firm | undefined;
  readonly software: string;
  readonly chapters: readonly [BoundChapter, ...BoundChapter[]];
}

export type BoundChapter = Calculation | Plain;

interface Calculation {
  readonly is: "calculation";
  readonly title: string;
  readonly report: Report;
}

/** A text, or the actions of a beam. */
interface Plain {
  readonly is: "actions" | "text";
  readonly title: string;
  readonly words: Report["words"];
  readonly phrases: Report["phrases"];
  readonly parts: readonly BookPart[];
  /** What tells whether it is that of the file. */
  readonly sum?: string;
}

/** Where a chapter is, and an item of it: for links of others. */
export const chapterAnchor = (index: number, item?: number): string =>
  `/chapter-${index + 1}-${item === undefined ? "" : `item-${item + 1}`}`;

export function bound(given: Binding, attachments: readonly Attachment[] = []): Promise<Uint8Array> {
  const { chapters, title, firm } = given;
  // a book that is called as its project says so once
  const { project: name, ...others } = given.project;
  const project: Project = name === undefined || name === title ? others : given.project;
  const book = { ...given, project };
  const papers = chapters.map(paperAs);
  const [first] = papers;
  const { words, phrases: p } = first ?? paperAs(chapters[0]);
  const info = {
    Title: [title, project.project].filter((part) => part !== undefined).join(": "),
    ...(project.author === undefined ? {} : { Author: project.author }),
    Creator: "x",
    CreationDate: dateOf(project.date),
  };
  return written(info, words.language, attachments, (doc) => {
    const marks = marksIn(
      chapters.flatMap((one) => (one.is === "calculation" ? one.report.items.map((item) => item.title) : [])),
    );
    const front = new Page(doc, words, marks);
    cover(front, book, papers);
    front.newPage();
    front.heading(p.contents, 1, 40);
    const entries = papers.flatMap(({ title: own, parts }, i) => [
      { text: `${i + 1}  ${own}`, level: 1, to: chapterAnchor(i).slice(1) },
      ...itemsIn(parts).map((item, k) => ({ text: item, level: 2, to: chapterAnchor(i, k).slice(1) })),
    ]);
    const fill = front.contents([
      { text: p.register, level: 1, to: "register" },
      ...entries,
      { text: p.signatures, level: 1, to: "signatures" },
    ]);
    front.newPage();
    const register = front.number;
    front.heading(p.register, 1, 60, "register");
    registerOf(front, chapters, p);
    outline(doc, [
      { text: p.contents, level: 1, page: 2 },
      { text: p.register, level: 1, page: register },
    ]);
    const starts = papers.flatMap((one, i) => {
      const on = new Page(doc, one.words, one.marks, `chapter-${i + 1}-`);
      on.newPage();
      on.destination("", on.y);
      const start = on.number;
      const chapter = new Chapter(on, one, String(i + 1));
      chapter.title(true);
      chapter.body();
      outline(doc, [
        { text: `${i + 1}  ${one.title}`, level: 1, page: start },
        ...on.places.map((place) => ({ ...place, level: place.level + 1 })),
      ]);
      return [start, ...on.places.flatMap(({ id, page: at }) => (id?.startsWith("item-") ? [at] : []))];
    });
    const last = new Page(doc, words, marks);
    last.newPage();
    last.heading(p.signatures, 1, 60, "signatures");
    outline(doc, [{ text: p.signatures, level: 1, page: last.number }]);
    const ends = last.number;
    signatures(last, book);
    fill([register, ...starts, ends]);
    frames(front, { project, firm, words }, title, project.project ?? "", 1);
  });
}

const itemsIn = (parts: readonly BookPart[]): string[] =>
  parts.flatMap((part) => (part.is === "heading" && part.id?.startsWith("item-") ? [part.text] : []));

function paperAs(chapter: BoundChapter): Paper {
  if (chapter.is === "calculation") return { ...paperOf(chapter.report), title: chapter.title };
  const { title, words, phrases, parts } = chapter;
  return {
    title,
    words,
    phrases,
    parts,
    subtitle: chapter.is === "actions" ? phrases.beam : "",
    marks: marksIn([]),
    titleBlock: [],
    firm: undefined,
    verdict: undefined,
  };
}

/** What it is, of whom, for whom, and what came of it. */
function cover(on: Page, book: Binding, papers: readonly Paper[]): void {
  const { title, project, firm, chapters, software } = book;
  const p = papers[0]?.phrases;
  const words = papers[0]?.words;
  if (!p || !words) return;
  if (firm) drawFirm(on, firm);
  on.y = page.top + 120;
  on.text(title, page.left, on.y, "bold", 26, palette.ink, { width, lineBreak: true });
  on.y += on.doc.font("bold").fontSize(26).heightOfString(title, { width }) + 8;
  if (project.project !== undefined) {
    on.text(project.project, page.left, on.y, "text", 16, palette.soft, { width, lineBreak: true });
    on.y += on.doc.font("text").fontSize(16).heightOfString(project.project, { width }) + 8;
  }
  on.y += 24;
  const reports = reportsIn(chapters);
  const facts = [
    ...projectFields.filter((name) => name !== "project").map((name) => [p[name], project[name] ?? ""]),
    [p.annex, [...new Set(reports.map(({ annex }) => annex))].join("; ")],
    [p.software, software],
  ].filter(([, value]) => value !== "");
  for (const [name = "", value = ""] of facts) {
    on.text(name, page.left, on.y, "text", 9.5, palette.soft);
    on.text(value, page.left + 150, on.y, "text", 9.5, palette.ink, { width: width - 150, lineBreak: true });
    on.y +=
      on.doc
        .font("text")
        .fontSize(9.5)
        .heightOfString(value, { width: width - 150 }) + 5;
  }
  on.y += 16;
  const verified = reports.flatMap(({ items }) => items.filter(({ verifications }) => verifications.length > 0));
  const failed = reports.filter(({ verdict }) => verdict.is === "failed");
  const text = words.tell(
    paper.itemsPassed({ passed: verified.filter(({ passed }) => passed).length, all: verified.length }),
  );
  const is = failed.length > 0 ? "failed" : verified.length > 0 ? "passed" : "calculated";
  on.verdict(`${{ failed: p.notPassed, passed: p.passed, calculated: p.calculated }[is]}.  ${text}`, is);
}

const reportsIn = (chapters: readonly BoundChapter[]): Report[] =>
  chapters.flatMap((one) => (one.is === "calculation" ? [one.report] : []));

/** Every item with what governs it, and whether it passed; those that do not are red. */
function registerOf(on: Page, chapters: readonly BoundChapter[], p: Report["phrases"]): void {
  const shares = [0.07, 0.2, 0.25, 0.2, 0.12, 0.16];
  const rows = chapters.flatMap((chapter, i) => registered(chapter, i, p));
  const heads = ["", p.mark, p.calculation, p.verification, p.utilization, p.state];
  on.rows(
    heads.map((text): SetCell => ({ text, colour: palette.soft })),
    rows,
    shares,
  );
  const warned = chapters.flatMap((chapter, i) =>
    chapter.is === "calculation" ? chapter.report.warnings.map((text) => `${i + 1}:  ${text}`) : [],
  );
  if (warned.length === 0) return;
  on.heading(p.warnings, 1, 30);
  on.bullets(warned, palette.warm, 8.5);
}

function registered(chapter: BoundChapter, i: number, p: Report["phrases"]): Cell[][] {
  const link = chapterAnchor(i);
  const number = { text: String(i + 1), link };
  if (chapter.is !== "calculation") {
    const row = [{ text: chapter.title, link }, { text: p.beam }, { text: "" }, { text: "" }, { text: p.calculated }];
    return chapter.is === "text" ? [] : [[number, ...row]];
  }
  const { items, title, words } = chapter.report;
  return items.map((item, k) => {
    const state = stateOf(item, p);
    const bad = item.passed && state !== p.notVerified ? {} : { bad: true as const };
    const used = item.verifications.length > 0 ? percentage(item.utilization, words) : "";
    return [
      number,
      { text: item.title, link: chapterAnchor(i, items.length === 1 ? undefined : k) },
      { text: title },
      { text: item.governing ? verificationName(words, item.governing.id) : "" },
      { text: used, ...bad },
      { text: state, ...bad },
    ];
  });
}

function stateOf({ verifications, passed, isAnswer }: ItemReport, p: Report["phrases"]): string {
  if (verifications.length > 0) return passed ? p.passed : p.notPassed;
  return isAnswer ? p.calculated : p.notVerified;
}

/** Room for three pens, and what was signed: the sums of inputs and results. */
function signatures(on: Page, { chapters, project }: Binding): void {
  const [chapter] = chapters;
  const { phrases: p } = paperAs(chapter);
  const columns = [p.signedBy, p.name, p.date, p.signature];
  const shares = [0.22, 0.28, 0.18, 0.32];
  on.row(
    columns.map((text): SetCell => ({ text, colour: palette.soft })),
    shares,
  );
  for (const [role, name] of [
    [p.author, project.author],
    [p.checker, project.checker],
    [p.approver, undefined],
  ]) {
    on.y += 16;
    on.row([{ text: role ?? "" }, { text: name ?? "" }, { text: "" }, { text: "" }], shares);
  }
  on.heading(p.sums, 1, 60);
  const sums = chapters.map((one, i) => [i + 1, one.title, ...sumsOf(one)] as const);
  for (const [number, title, ...own] of sums) {
    if (own.length === 0) continue;
    on.need(12 + 9 * own.length);
    on.text(`${number}  ${title}`, page.left, on.y, "text", 8);
    on.y += 11;
    for (const [name, sum] of own) {
      on.text(name, page.left + 14, on.y, "text", 6.5, palette.soft);
      on.text(sum, page.left + 150, on.y, "text", 6.5, palette.soft);
      on.y += 9;
    }
  }
  on.y += 6;
  on.text(p.bookSum, page.left, on.y, "bold", 7.5);
  on.text(
    sha256(sums.flatMap(([, , ...own]) => own.map(([, sum]) => sum)).join("\n")),
    page.left + 150,
    on.y,
    "bold",
    6.5,
  );
}

/** The sums of a chapter by their names; of a text there is none. */
function sumsOf(chapter: BoundChapter): (readonly [name: string, sum: string])[] {
  if (chapter.is !== "calculation") return chapter.sum === undefined ? [] : [[chapter.phrases.inputSum, chapter.sum]];
  const { phrases: p, titleBlock } = chapter.report;
  return titleBlock.filter(([name]) => name === p.inputSum || name === p.resultSum);
}
