import { type Step, splitUnit, type Verification } from "@x/eurocode";
import { paper } from "@x/words/en/paper";
import PDFDocument from "pdfkit";
import {
  groupVerdict,
  mostBriefSteps,
  mostBriefVerifications,
  mostInputFigures,
  showsPath,
  summaryOf,
} from "../blocks.ts";
import { type Echo, type EchoColumn, echoLines } from "../echo.ts";
import { palette, withIndices } from "../figures/svg.ts";
import type { LoadCases } from "../given.ts";
import { figure, percentage } from "../numbers.ts";
import { type Phrases, verificationName } from "../phrases.ts";
import type { ItemReport, Report, ValueTable } from "../report.ts";
import { groupTitle, type StepGroup } from "../steps/groups.ts";
import {
  isSymbol,
  type Marks,
  marksIn,
  piecesOf,
  type Piece as SentencePiece,
  symbolPieces,
  symbolText,
} from "../symbol.ts";
import { type Face, registerFonts } from "./fonts.ts";
import { drawSvg, printScale, svgSize } from "./svg.ts";
import { type Box, Typesetter } from "./typeset.ts";

/** A4, with a margin for the binding. */
const page = { left: 62, right: 595.28 - 48, top: 84, bottom: 841.89 - 56 } as const;
const width = page.right - page.left;

/** A heading, the head of a table and a row of several lines. */
const withRows = 105;

/** Rows of a table that no page begins without. */
const lastRows = 3;

/** Of the column at the right of the steps. */
const clauseWidth = 92;

export { dejavu } from "./fonts.ts";

/** A report as a PDF: real text, embedded fonts, page numbers, a header on every page, an outline, contents for batches. */
export function pdf(report: Report): Promise<Uint8Array> {
  const info = { Title: `${report.title}: ${report.summary}`, Author: report.project.author ?? "", Creator: "x" };
  return written(info, report.words.language, (doc) => {
    const writer = new Writer(doc, report);
    writer.chapter();
    writer.frames(report.title, report.standard);
  });
}

/** The pages before the reports of a book. */
export interface Front {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly verdict: { readonly text: string; readonly is: Report["verdict"]["is"] };
  /** what parts are called: no symbols */
  readonly marks: readonly string[];
  /** heading of the contents */
  readonly contents: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly heading: string; readonly sentences: readonly string[]; readonly warm?: true }
  | { readonly heading: string; readonly columns: readonly BlockColumn[]; readonly rows: readonly BlockRow[] };

export interface BlockColumn {
  readonly title: string;
  /** of the width of the page; together 1 */
  readonly share: number;
  readonly right?: true;
}

export interface BlockRow {
  readonly cells: readonly string[];
  /** drawn in the last column */
  readonly bar?: Bar;
}

interface Bar {
  readonly utilization: number;
  readonly passed: boolean;
  /** verified under actions that nobody gave */
  readonly undesigned?: boolean;
}

/** Several reports in one PDF, with a front. `made` is the date in its properties: a file that shall not change has a fixed one. */
export function book(front: Front, reports: readonly [Report, ...Report[]], made: Date): Promise<Uint8Array> {
  const [first] = reports;
  const info = { Title: front.title, Author: first.project.author ?? "", Creator: "x", CreationDate: made };
  return written(info, first.words.language, (doc) => {
    const cover = new Writer(doc, first, marksIn(front.marks));
    const contents = cover.front(
      front,
      reports.map(({ title }) => title),
    );
    const starts = reports.map((report) => new Writer(doc, report).chapter(true));
    contents(starts);
    cover.frames(front.title, front.subtitle);
  });
}

async function written(
  info: PDFKit.DocumentInfo,
  lang: string,
  write: (doc: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: "A4",
    // pages are broken here, not by pdfkit, which would start one for a page number below its margin
    margins: { left: page.left, right: 48, top: page.top, bottom: 0 },
    bufferPages: true,
    info,
    lang,
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  registerFonts(doc);
  write(doc);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

interface Entry {
  readonly symbol: string;
  /** in place of a symbol */
  readonly word: string;
  readonly text: string;
}

/** Of the width that an entry has; words take more than symbols. */
const textShare = ({ symbol }: Entry): number => (symbol === "" ? 0.45 : 0.55);

interface Cell {
  readonly text: string;
  readonly right?: boolean;
  readonly bold?: boolean;
  readonly colour?: string;
  /** A bar in place of text: use and verdict. */
  readonly bar?: Bar;
}

/** The head of a column: a name that the typesetter makes a symbol of, or a word. */
const headText = (symbol: string, word: string, unit: string): string => {
  const hasIndex = symbolPieces(symbol).some(({ index }) => index !== "");
  const name = symbol === "" ? word : hasIndex ? symbol : symbolText(symbol);
  return `${name}${unit === "" ? "" : ` [${unit}]`}`;
};

const headOf = ({ symbol, meaning, unit }: EchoColumn): string => headText(symbol, meaning, unit);

/** Words, each with the indices of its symbols. */
function wordsOf(pieces: readonly SentencePiece[]): SentencePiece[][] {
  const words: SentencePiece[][] = [[]];
  for (const { text, isIndex } of pieces)
    text.split(" ").forEach((part, i) => {
      if (i > 0) words.push([]);
      if (part !== "") words.at(-1)?.push({ text: part, isIndex });
    });
  return words.filter((word) => word.length > 0);
}

/** `flange plate: steel grade`, of `braced: bracing takes …` the word alone: what a field is called, without what it means. */
const nameOf = (meaning: string): string => {
  const [of = "", ...more] = meaning.split(/ ?: /);
  const own = more.find((part) => part.length <= 24);
  return own === undefined || of.length > 24 ? of : `${of}: ${own}`;
};

const isSum = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);

/** Of a picture's title and what stands around it. */
const captionHeight = 30;

/** Points of the type in tables; of one with many columns no less than the smallest of a picture. */
const tableSize = 8.5;
const leastTableSize = 6;

/** Of a column, beside its longest word: the room between columns, and the space that pdfkit measures with a word. */
const columnGap = 10;

/** What may stay empty above a picture that begins a page. */
const mostEmpty = 120;

/** What a picture has of a page. */
const pictureRoom = { width, height: page.bottom - page.top - captionHeight };

class Writer {
  readonly #doc: PDFKit.PDFDocument;
  readonly #report: Report;
  readonly #p: Phrases;
  readonly #set: Typesetter;
  readonly #marks: Marks;
  readonly #starts: number[] = [];
  #y: number = page.top;

  constructor(doc: PDFKit.PDFDocument, report: Report, marks = report.marks) {
    this.#doc = doc;
    this.#report = report;
    this.#p = report.phrases;
    this.#set = new Typesetter(doc, report.words);
    this.#marks = marks;
  }

  /** The report, from a new page where it is not the first; the number of the page it begins on. */
  chapter(newPage = false): number {
    const { items, brief } = this.#report;
    const alone = items.length === 1;
    if (newPage) {
      this.#newPage();
      this.#doc.outline.addItem(this.#report.title);
    }
    const start = this.#doc.bufferedPageRange().count;
    this.#title(newPage);
    if (!brief || !alone) this.#notes(this.#p.warnings, this.#report.warnings, palette.warm);
    const contents = alone ? undefined : this.#overview();
    if (!alone) {
      this.#echo(this.#p.inputOf, this.#report.common);
      this.#notes(this.#p.assumptions, this.#report.assumptions, palette.soft);
    }
    items.forEach((item, i) => {
      if (brief && !alone) return;
      // a short item goes on where the last one ends
      if (!alone && (i === 0 || item.steps.length > 0) && this.#y > page.top + (page.bottom - page.top) * 0.6)
        this.#newPage();
      this.#starts[i] = this.#doc.bufferedPageRange().count;
      this.#item(item, alone);
    });
    if (!brief) {
      this.#parameters();
      this.#clauses();
    }
    contents?.();
    return start;
  }

  /** What stands before the reports. The pages that they begin on are known at the end, when the returned function writes them. */
  front(
    { title, subtitle, facts, verdict, contents, blocks }: Front,
    chapters: readonly string[],
  ): (starts: readonly number[]) => void {
    this.#text(title, page.left, this.#y, "bold", 18);
    this.#y += 26;
    this.#text(subtitle, page.left, this.#y, "text", 9.5, palette.soft);
    this.#y += 20;
    this.#doc.font("text").fontSize(9);
    const named = Math.max(140, ...facts.map(([name]) => this.#doc.widthOfString(name) + 12));
    for (const [name, value] of facts) {
      this.#doc.font("text").fontSize(9);
      const height = this.#doc.heightOfString(value, { width: width - named });
      this.#text(name, page.left, this.#y, "text", 9, palette.soft);
      this.#text(value, page.left + named, this.#y, "text", 9, palette.ink, { width: width - named, lineBreak: true });
      this.#y += height + 2;
    }
    this.#verdict(verdict.text, verdict.is);
    this.#heading(contents, 11);
    const places = [...blocks.map(({ heading }) => heading), ...chapters].map((name) => {
      this.#need(14);
      this.#text(name, page.left, this.#y, "text", 9);
      const place = { page: this.#doc.bufferedPageRange().count - 1, y: this.#y };
      this.#y += 13;
      return place;
    });
    const own = blocks.map((block) => {
      this.#block(block);
      return this.#blockPage;
    });
    return (starts) => {
      [...own, ...starts].forEach((number, i) => {
        const place = places[i];
        if (!place) return;
        this.#doc.switchToPage(place.page);
        this.#text(String(number), page.right - 30, place.y, "text", 9, palette.soft, { width: 30, align: "right" });
      });
      this.#doc.switchToPage(this.#doc.bufferedPageRange().count - 1);
    };
  }

  #blockPage = 0;

  #block(block: Block): void {
    const { heading } = block;
    if ("sentences" in block) {
      if (block.sentences.length === 0) return;
      this.#heading(heading, 12);
      this.#blockPage = this.#doc.bufferedPageRange().count;
      this.#sentences(block.sentences, block.warm ? palette.warm : palette.soft);
      return;
    }
    this.#heading(heading, 12);
    this.#blockPage = this.#doc.bufferedPageRange().count;
    const shares = block.columns.map(({ share }) => share);
    const right = block.columns.map((column) => column.right === true);
    this.#row(
      block.columns.map(({ title }, i) => ({ text: title, colour: palette.soft, right: right[i] === true })),
      shares,
    );
    for (const { cells, bar } of block.rows)
      this.#row(
        block.columns.map((_, i) => {
          const text = cells[i] ?? "";
          if (bar && i === block.columns.length - 1) return { text: "", bar };
          return { text, right: right[i] === true };
        }),
        shares,
      );
  }

  #text(
    text: string,
    x: number,
    y: number,
    face: Face,
    size: number,
    colour: string = palette.ink,
    options: PDFKit.Mixins.TextOptions = {},
  ): void {
    this.#doc
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .fillOpacity(1)
      .text(text, x, y, { lineBreak: false, ...options });
  }

  #newPage(): void {
    this.#doc.addPage();
    this.#y = page.top;
  }

  /** Breaks the page where less than `height` is left. */
  #need(height: number): void {
    if (this.#y + height > page.bottom) this.#newPage();
  }

  /** With what follows it, of which there is room for `next`. */
  #heading(text: string, size = 12, next = 30): void {
    this.#need(30 + next);
    this.#y += 12;
    this.#text(text, page.left, this.#y, "bold", size);
    this.#y += size * 1.35;
    this.#rule(palette.faint);
    this.#y += 5;
  }

  #rule(colour: string, weight = 0.6): void {
    this.#doc
      .moveTo(page.left, this.#y)
      .lineTo(page.right, this.#y)
      .lineWidth(weight)
      .strokeColor(colour)
      .strokeOpacity(1)
      .stroke();
  }

  #paragraph(text: string, size = 9, colour: string = palette.ink, indent = 0): void {
    const lines = this.#linesOf(text, size, width - indent);
    this.#doc.font("text").fontSize(size);
    const height =
      lines.length * (this.#doc.currentLineHeight(true) + 1.5) ||
      this.#doc.heightOfString(text, { width: width - indent, lineGap: 1.5 });
    this.#need(height);
    if (lines.length > 0) this.#draw(lines, page.left + indent, this.#y, size, colour, 1.5);
    else
      this.#text(text, page.left + indent, this.#y, "text", size, colour, {
        width: width - indent,
        lineBreak: true,
        lineGap: 1.5,
      });
    this.#y += height + 2;
  }

  /** A sentence with symbols in it, word by word; none where it has no symbol. */
  #linesOf(text: string, size: number, room: number, face: Face = "text"): Box[][] {
    const pieces = piecesOf(text, this.#marks);
    if (pieces.length === 1 && pieces[0]?.text === text) return [];
    const space = this.#set.text(" ", face, size);
    const lines: Box[][] = [[]];
    let used = 0;
    for (const word of wordsOf(pieces)) {
      const boxes = this.#boxesOf(word, face, size);
      const needed = boxes.reduce((sum, box) => sum + box.width, 0);
      if (used > 0 && used + space.width + needed > room) {
        lines.push([]);
        used = 0;
      }
      const line = lines.at(-1);
      if (used > 0) line?.push(space);
      line?.push(...boxes);
      used += (used > 0 ? space.width : 0) + needed;
    }
    return lines;
  }

  #boxesOf(word: readonly SentencePiece[], face: Face, size: number): Box[] {
    return word.map((piece) =>
      piece.isIndex ? this.#set.lowered(piece.text, face, size) : this.#set.text(piece.text, face, size),
    );
  }

  #draw(lines: readonly (readonly Box[])[], x: number, y: number, size: number, colour: string, gap = 0): void {
    this.#doc.font("text").fontSize(size).fillColor(colour).fillOpacity(1);
    const step = this.#doc.currentLineHeight(true) + gap;
    lines.forEach((line, i) => {
      let at = x;
      for (const box of line) {
        box.draw(at, y + i * step + size * 0.928);
        at += box.width;
      }
    });
  }

  #heightOf(text: string, size: number, room: number, face: Face = "text"): number {
    const lines = this.#linesOf(text, size, room, face).length;
    this.#doc.font(face).fontSize(size);
    return lines > 0 ? lines * this.#doc.currentLineHeight(true) : this.#doc.heightOfString(text, { width: room });
  }

  /** A text of several lines, with its symbols set as symbols. */
  #flow(
    text: string,
    x: number,
    y: number,
    face: Face,
    size: number,
    colour: string,
    room: number,
    right = false,
  ): void {
    const lines = this.#linesOf(text, size, room, face);
    if (lines.length > 0) this.#draw(lines, x, y, size, colour);
    else this.#text(text, x, y, face, size, colour, { width: room, lineBreak: true, align: right ? "right" : "left" });
  }

  #title(chapter: boolean): void {
    const { title, standard, annex, verdict } = this.#report;
    this.#text(title, page.left, this.#y, "bold", 18);
    this.#y += 26;
    this.#paragraph(`${standard}   ·   ${this.#p.annex}: ${annex}`, 9.5, palette.soft);
    this.#y += 3;
    this.#titleBlock(chapter);
    this.#verdict(`${verdict.text}.  ${summaryOf(this.#report)}`, verdict.is);
  }

  #verdict(text: string, is: Report["verdict"]["is"]): void {
    const colour = { passed: palette.good, failed: palette.bad, calculated: palette.ink, undesigned: palette.warm }[is];
    this.#doc.font("bold").fontSize(10);
    const height = this.#doc.heightOfString(text, { width: width - 20 }) + 12;
    this.#y += 4;
    this.#doc.rect(page.left, this.#y, width, height).fillColor("#f3f4f6").fillOpacity(1).fill();
    this.#doc.rect(page.left, this.#y, 3, height).fillColor(colour).fill();
    this.#text(text, page.left + 12, this.#y + 6, "bold", 10, colour, { width: width - 20, lineBreak: true });
    this.#y += height + 4;
  }

  /** Two fields in a line, sums in one of their own; what is not given is left for the pen. A book is signed once. */
  #titleBlock(chapter: boolean): void {
    const all = this.#report.titleBlock;
    const rows = chapter ? all.filter(([, value]) => value !== "") : [...all, [this.#p.signature, ""] as const];
    const fields = rows.filter(([, value]) => !isSum(value));
    const half = width / 2;
    for (let i = 0; i < fields.length; i += 2) {
      for (const [at, field] of [fields[i], fields[i + 1]].entries()) {
        if (!field) continue;
        const [name, value] = field;
        const x = page.left + at * half;
        this.#text(name, x, this.#y + 3, "text", 8, palette.soft);
        this.#text(value, x + 82, this.#y + 3, "text", 8.5, palette.ink, {
          width: half - 92,
          height: 11,
          ellipsis: true,
          lineBreak: true,
        });
        this.#doc
          .moveTo(x, this.#y + 16)
          .lineTo(x + half - 10, this.#y + 16)
          .lineWidth(0.4)
          .strokeColor(palette.faint)
          .strokeOpacity(1)
          .stroke();
      }
      this.#y += 17;
    }
    for (const [name, value] of rows.filter(([, sum]) => isSum(sum))) {
      this.#text(name, page.left, this.#y + 3, "text", 7.5, palette.soft);
      this.#text(value, page.left + 132, this.#y + 3, "text", 7.5, palette.soft);
      this.#y += 12;
    }
    this.#y += 4;
  }

  /** What was given, before what came of it. */
  #echo(title: string, echo: Echo): void {
    const lines = echoLines(echo);
    if (lines.length === 0 && echo.tables.length === 0) return;
    this.#heading(title, 11);
    if (this.#report.brief) {
      this.#inColumns(lines.map(({ symbol, meaning, value }) => ({ symbol, word: nameOf(meaning), text: value })));
      return;
    }
    for (const { symbol, meaning, value } of lines) {
      const heights = [
        this.#heightOf(meaning === "" ? " " : meaning, 8.5, width * 0.58),
        this.#heightOf(value === "" ? " " : value, 8.5, width * 0.28),
      ];
      const height = Math.max(...heights) + 3;
      this.#need(height);
      this.#doc.fillColor(palette.ink).fillOpacity(1);
      if (symbol !== "") this.#set.symbol(symbol, 9).draw(page.left, this.#y + 8);
      this.#flow(meaning, page.left + width * 0.13, this.#y, "text", 8.5, palette.soft, width * 0.58);
      this.#text(value, page.left + width * 0.72, this.#y, "text", 8.5, palette.ink, {
        width: width * 0.28,
        lineBreak: true,
      });
      this.#y += height;
    }
    for (const { title: name, columns, rows, more } of echo.tables) {
      this.#table(name, columns.map(headOf), rows);
      if (more > 0) this.#paragraph(`… ${more}`, 8.5, palette.soft);
    }
  }

  #table(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
    this.#need(44);
    this.#y += 6;
    this.#text(title, page.left, this.#y, "bold", 8.5, palette.soft);
    this.#y += 13;
    const { shares, size } = this.#sharesFor([columns, ...rows]);
    this.#rows(
      columns,
      rows.map((row) => row.map((text) => ({ text }))),
      shares,
      { size },
    );
  }

  /** Columns are alike, but none is narrower than its longest word; where there is no room for that, the type is smaller. */
  #sharesFor(rows: readonly (readonly string[])[]): { readonly shares: number[]; readonly size: number } {
    const words = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => this.#longestWord(row[i] ?? ""))));
    const needed = words.map((one) => one + columnGap);
    const all = needed.reduce((sum, one) => sum + one, 0);
    const size = tableSize;
    if (all >= width) {
      const gaps = words.length * columnGap;
      const smaller = Math.max(leastTableSize / size, (width - gaps) / (all - gaps));
      const fitted = words.map((one) => one * smaller + columnGap);
      const total = fitted.reduce((sum, one) => sum + one, 0);
      return { shares: fitted.map((one) => one / total), size: size * smaller };
    }
    let wide: number[] = [];
    for (;;) {
      const left = width - wide.reduce((sum, i) => sum + (needed[i] ?? 0), 0);
      const alike = left / (needed.length - wide.length);
      const wider = needed.flatMap((one, i) => (one > alike ? [i] : []));
      if (wider.length === wide.length) return { shares: needed.map((one) => Math.max(one, alike) / width), size };
      wide = wider;
    }
  }

  #longestWord(text: string): number {
    const words = wordsOf(piecesOf(text, this.#marks)).map((word) => this.#boxesOf(word, "text", tableSize));
    return Math.max(0, ...words.map((boxes) => boxes.reduce((sum, box) => sum + box.width, 0)));
  }

  /** A table under its heading, its head again on each page. The last rows stay together, and with what is `after` them. */
  #rows(
    head: readonly string[],
    rows: readonly (readonly Cell[])[],
    shares: readonly number[],
    {
      heading = "",
      after = 0,
      size = tableSize,
    }: { readonly heading?: string; readonly after?: number; readonly size?: number } = {},
  ): void {
    const titles = head.map((text) => ({ text, colour: palette.soft }));
    const heights = [titles, ...rows].map((cells) => this.#rowHeight(cells, shares, size) + 1.5);
    const last = Math.max(0, rows.length - lastRows);
    const together = heights.slice(last + 1).reduce((sum, height) => sum + height, after);
    this.#need((heading === "" ? 0 : 34) + (heights[0] ?? 0) + (last === 0 ? together : (heights[1] ?? 0)));
    if (heading !== "") this.#heading(heading, 11);
    this.#row(titles, shares, size);
    rows.forEach((cells, i) => {
      const before = this.#y;
      this.#need(i === last ? together : (heights[i + 1] ?? 0));
      if (this.#y < before) this.#row(titles, shares, size);
      this.#row(cells, shares, size);
    });
  }

  #rowHeight(cells: readonly Cell[], shares: readonly number[], size = tableSize): number {
    const heights = cells.map(({ text, bold }, i) =>
      text === "" ? size : this.#heightOf(text, size, (shares[i] ?? 0) * width - 6, bold ? "bold" : "text"),
    );
    return Math.max(...heights) + 5;
  }

  /** Every load case with its actions; the one that is shown in full stands out. */
  #loadCases({ governing, columns, rows, more }: LoadCases): void {
    const p = this.#p;
    const { words } = this.#report;
    this.#need(withRows);
    this.#heading(p.loadCases, 11);
    const ends = 0.16;
    const shares = [ends, ...columns.map(() => (1 - ends - 0.38) / columns.length), 0.12, 0.26];
    if (columns.length === 0) shares.splice(0, 3, 0.4, 0.2, 0.4);
    this.#rows(
      [p.loadCase, ...columns.map(headOf), p.utilization, p.verification],
      rows.map((one) => {
        const bold = one.id === governing;
        const colour = one.passed ? palette.ink : palette.bad;
        return [
          { text: one.id, bold },
          ...one.actions.map((text) => ({ text, bold })),
          { text: percentage(one.utilization, words), bold, colour },
          { text: one.verification === "" ? "" : verificationName(words, one.verification), bold },
        ];
      }),
      shares,
    );
    if (more > 0) this.#paragraph(`… ${words.tell(paper.more({ count: more }))}`, 8.5, palette.soft);
  }

  /** The table of items; the pages they begin on are known at the end, when the returned function writes them. */
  #overview(): () => void {
    const { items, words } = this.#report;
    this.#heading(this.#p.overview);
    const places: { page: number; y: number }[] = [];
    const columns = [0.22, 0.13, 0.15, 0.28, 0.14, 0.08];
    const cases = items.some((item) => item.loadCases) ? this.#p.loadCase : "";
    this.#row(
      [this.#p.mark, this.#p.utilization, "", this.#p.verification, cases, ""].map((text) => ({
        text,
        colour: palette.soft,
      })),
      columns,
    );
    for (const item of items) {
      this.#row(
        [
          { text: item.title },
          { text: percentage(item.utilization, words) },
          { text: "", bar: item },
          { text: item.governing ? verificationName(words, item.governing.id) : "" },
          { text: item.loadCases?.governing ?? "" },
          { text: "" },
        ],
        columns,
      );
      places.push({ page: this.#doc.bufferedPageRange().count - 1, y: this.#y - 12.5 });
    }
    return () => {
      places.forEach((place, i) => {
        this.#doc.switchToPage(place.page);
        this.#text(String(this.#starts[i] ?? ""), page.right - 30, place.y, "text", 8.5, palette.soft, {
          width: 30,
          align: "right",
        });
      });
      this.#doc.switchToPage(this.#doc.bufferedPageRange().count - 1);
    };
  }

  /** One line of a table; long texts are broken inside their cell. */
  #row(cells: readonly Cell[], shares: readonly number[], size = tableSize): void {
    const height = this.#rowHeight(cells, shares, size);
    this.#need(height);
    let x: number = page.left;
    cells.forEach(({ text, right, bold, colour, bar }, i) => {
      const w = (shares[i] ?? 0) * width;
      if (bar) this.#bar(x, this.#y + 3, w - 14, bar);
      else if (text !== "") {
        this.#flow(text, x, this.#y + 1, bold ? "bold" : "text", size, colour ?? palette.ink, w - 6, right);
      }
      x += w;
    });
    this.#y += height;
    this.#rule(palette.faint, 0.4);
    this.#y += 1.5;
  }

  #bar(x: number, y: number, w: number, { utilization, passed, undesigned = false }: Bar): void {
    this.#doc.fillOpacity(1).rect(x, y, w, 5).fillColor(palette.faint).fill();
    this.#doc
      .rect(x, y, w * Math.min(1, utilization), 5)
      .fillColor(passed ? (undesigned ? palette.warm : palette.good) : palette.bad)
      .fill();
  }

  #item(item: ItemReport, alone: boolean): void {
    const { brief } = this.#report;
    this.#doc.outline.addItem(item.title);
    if (!alone) this.#heading(item.title, 13);
    this.#echo(this.#p.input, item.input);
    this.#inputFigures(item);
    if (alone) this.#itemAssumptions();
    this.#placeFigures();
    if (item.loadCases) this.#loadCases(item.loadCases);
    this.#placeFigures();
    this.#need(withRows);
    this.#heading(this.#p.verifications, 11);
    this.#verifications(
      brief ? item.verifications.slice(0, mostBriefVerifications) : item.verifications,
      item.undesigned === true,
    );
    if (brief) {
      this.#lastOfPath(item.path);
      return;
    }
    this.#waiting.push(...item.figures.slice(mostInputFigures).map((one) => ({ ...one, most: 300 })));
    this.#placeFigures();
    if (showsPath(item)) {
      this.#heading(this.#p.governingPath, 11, this.#heightOfFirst(item.path));
      for (const step of item.path) {
        if (this.#y + this.#stepHeight(step) > page.bottom) {
          this.#newPage();
          this.#placeFigures();
        }
        this.#step(step);
      }
    }
    this.#placeFigures(true);
    if (item.groups[0]) this.#heading(this.#p.derivation, 11, 24 + this.#heightOfFirst(item.groups[0].steps));
    for (const group of item.groups) this.#group(group);
    this.#values(item);
    for (const table of item.tables) this.#valueTable(table);
  }

  /** Pictures of what was asked; a short report has one, where a page has room for it. */
  #inputFigures(item: ItemReport): void {
    const { brief } = this.#report;
    const most = brief ? 120 : 230;
    const room = brief ? this.#roomForPicture(item) : Number.POSITIVE_INFINITY;
    const shown = item.figures
      .slice(0, brief ? 1 : mostInputFigures)
      .filter(({ svg }) => svgSize(svg).height * printScale(svg, most, pictureRoom) + captionHeight <= room);
    this.#waiting.push(...shown.map((one) => ({ ...one, most })));
    this.#placeFigures();
  }

  readonly #waiting: { readonly title: string; readonly svg: string; readonly most: number }[] = [];

  /** A picture that a page has no room for waits, so that what follows it fills the page; `all`: no longer. */
  #placeFigures(all = false): void {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const left = page.bottom - this.#y;
      const fits = svgSize(next.svg).height * printScale(next.svg, 0, pictureRoom) + captionHeight <= left;
      if (!fits && !all && left > mostEmpty) return;
      this.#waiting.shift();
      this.#figure(next.title, next.svg, fits ? Math.min(next.most, left - captionHeight) : next.most);
    }
  }

  #itemAssumptions(): void {
    if (this.#report.brief) this.#briefly();
    else this.#notes(this.#p.assumptions, this.#report.assumptions, palette.soft);
  }

  /** Steps under one heading, and what came of them. */
  #group(group: StepGroup): void {
    const title = groupTitle(group);
    this.#need((title === "" ? 0 : 22) + this.#heightOfFirst(group.steps));
    if (title !== "") {
      this.#y += 7;
      this.#text(title, page.left, this.#y, "bold", 9.5);
      this.#y += 15;
    }
    const verdict = groupVerdict(group, this.#report);
    group.steps.forEach((step, i) => {
      // what came of it stays with the last step
      if (verdict !== "" && i === group.steps.length - 1)
        this.#need(this.#stepHeight(step) + 6 + this.#heightOf(`→ ${verdict}`, 8.5, width));
      this.#step(step);
    });
    if (verdict === "") return;
    this.#y += 3;
    this.#paragraph(`→ ${verdict}`, 8.5);
  }

  #valueTable({ name, columns, rows }: ValueTable): void {
    this.#table(
      name.replaceAll("_", " "),
      columns.map((column) => {
        const { symbol, unit } = splitUnit(column);
        return headText(isSymbol(symbol) ? symbol : "", symbol.replaceAll("_", " "), unit);
      }),
      rows.map((row) => row.map((value) => figure(value, this.#report.words))),
    );
  }

  /** What a page still holds beside the sentences and the verifications of a short report. */
  #roomForPicture({ verifications }: ItemReport): number {
    const { assumptions, warnings } = this.#report;
    this.#doc.font("text").fontSize(6.5);
    const sentences = this.#doc.heightOfString([...warnings, ...assumptions].join(" "), { width, lineGap: 1.5 }) + 40;
    const rows = 60 + 26 * Math.min(mostBriefVerifications, verifications.length);
    return page.bottom - this.#y - sentences - rows;
  }

  /** Assumptions and warnings of a short report, one after the other. */
  #briefly(): void {
    const { assumptions, warnings } = this.#report;
    for (const [title, sentences] of [
      [this.#p.warnings, warnings],
      [this.#p.assumptions, assumptions],
    ] as const) {
      if (sentences.length === 0) continue;
      this.#y += 5;
      this.#paragraph(`${title}: ${sentences.join(" ")}`, 6.5, palette.soft);
    }
  }

  /** As many of the last steps as the page still holds. */
  #lastOfPath(path: readonly Step[]): void {
    const heading = 76;
    let left = page.bottom - this.#y - heading;
    let first = path.length;
    while (first > 0 && path.length - first < mostBriefSteps) {
      const step = path[first - 1];
      if (!step) break;
      left -= this.#stepHeight(step);
      if (left < 0) break;
      first--;
    }
    if (first === path.length) return;
    this.#heading(this.#p.governingPath, 11);
    for (const step of path.slice(first)) this.#step(step);
  }

  #verifications(list: readonly Verification[], undesigned: boolean): void {
    if (list.length === 0) {
      this.#paragraph(this.#p.noVerification);
      return;
    }
    const { words } = this.#report;
    const columns = [0.28, 0.21, 0.14, 0.14, 0.12, 0.11];
    const p = this.#p;
    this.#rows(
      [p.verification, p.clause, p.demand, p.resistance, p.utilization, ""],
      list.map((v, i) => {
        const bold = i === 0;
        const unit = v.unit === "" ? "" : ` ${v.unit}`;
        return [
          { text: verificationName(words, v.id), bold },
          { text: v.clause, bold },
          { text: `${figure(v.demand, words)}${unit}`, bold },
          { text: `${figure(v.resistance, words)}${unit}`, bold },
          { text: percentage(v.utilization, words), bold, colour: v.passed ? palette.ink : palette.bad },
          { text: "", bar: { ...v, undesigned } },
        ];
      }),
      columns,
    );
  }

  #figure(title: string, svg: string, most: number): void {
    const size = svgSize(svg);
    const scale = printScale(svg, most, pictureRoom);
    this.#need(size.height * scale + captionHeight);
    this.#y += 6;
    drawSvg(this.#doc, withIndices(svg, this.#marks), page.left + (width - size.width * scale) / 2, this.#y, scale);
    this.#y += size.height * scale + 4;
    this.#text(title, page.left, this.#y, "text", 8.5, palette.soft, { width, align: "center" });
    this.#y += 16;
  }

  #stepHeight(step: Step): number {
    const { total } = this.#stepLines(step);
    return total + 4;
  }

  #heightOfFirst([first]: readonly Step[]): number {
    return first ? this.#stepHeight(first) : 20;
  }

  #stepLines(step: Step) {
    const size = 9.5;
    const room = width - clauseWidth - 4;
    const parts = this.#set.step(step, size, room - 30).map(({ sign, box }) => ({
      box,
      sign: sign === "" ? undefined : this.#set.sign(sign, size),
    }));
    const lines: { parts: typeof parts; boxes: Box[]; width: number }[] = [];
    for (const [i, part] of parts.entries()) {
      const line = lines.at(-1);
      const needed = part.box.width + (part.sign?.width ?? 0);
      if (!line || (line.width + needed > room && i > 1))
        lines.push({ parts: [part], boxes: [part.box], width: needed + (line ? 14 : 0) });
      else {
        line.parts.push(part);
        line.boxes.push(part.box);
        line.width += needed;
      }
    }
    const heights = lines.map(
      (line) => Math.max(...line.boxes.map((b) => b.rise)) + Math.max(...line.boxes.map((b) => b.fall)) + 4,
    );
    const note = step.note === undefined ? 0 : Math.max(11, this.#heightOf(step.note, 7.5, room) + 2);
    const clause = this.#heightOf(step.clause, 7.5, clauseWidth) + 5;
    const own = heights.reduce((sum, h) => sum + h, 0) + note + 2;
    return { lines, heights, total: Math.max(own, clause), room, clause };
  }

  /** A formula on as many lines as it needs, each beginning with its equals sign; the clause at the right. */
  #step(step: Step): void {
    const { lines, heights, total, room, clause } = this.#stepLines(step);
    this.#need(total);
    const top = this.#y;
    this.#text(step.clause, page.right - clauseWidth, this.#y + 3, "text", 7.5, palette.soft, {
      width: clauseWidth,
      align: "right",
      lineBreak: true,
    });
    lines.forEach((line, at) => {
      const rise = Math.max(...line.boxes.map((b) => b.rise));
      const baseline = this.#y + 2 + rise;
      let x: number = page.left + (at === 0 ? 0 : 14);
      this.#doc.fillColor(palette.ink).strokeColor(palette.ink).fillOpacity(1).strokeOpacity(1);
      for (const { sign, box } of line.parts) {
        sign?.draw(x, baseline);
        x += sign?.width ?? 0;
        box.draw(x, baseline);
        x += box.width;
      }
      this.#y += heights[at] ?? 0;
    });
    if (step.note !== undefined) {
      this.#flow(step.note, page.left + 14, this.#y, "text", 7.5, palette.soft, room);
      this.#y += Math.max(11, this.#heightOf(step.note, 7.5, room) + 2);
    }
    this.#y = Math.max(this.#y, top + clause - 2) + 2;
    this.#rule(palette.faint, 0.3);
  }

  #values({ values }: ItemReport): void {
    if (values.length === 0) return;
    this.#heading(this.#p.values, 11);
    this.#inColumns(
      values.map(({ symbol, value, unit }) => ({
        symbol: isSymbol(symbol) ? symbol : "",
        word: symbol.replaceAll("_", " "),
        text: `${figure(value, this.#report.words)}${unit === "" ? "" : ` ${unit}`}`,
      })),
    );
  }

  /** Three beside each other; what does not fit there stands below, over the whole width. */
  #inColumns(entries: readonly Entry[]): void {
    const columns = 3;
    const w = width / columns;
    const wide = entries.filter((entry) => !this.#fitsColumn(entry, w));
    const narrow = entries.filter((entry) => !wide.includes(entry));
    const rows = Math.ceil(narrow.length / columns);
    for (let r = 0; r < rows; r++) {
      this.#need(14);
      for (let c = 0; c < columns; c++) {
        const entry = narrow[c * rows + r];
        if (entry) this.#entry(entry, page.left + c * w, w);
      }
      this.#y += 14;
    }
    for (const entry of wide) {
      const height = this.#heightOf(entry.text, 8.5, width * textShare(entry)) + 4;
      this.#need(height);
      this.#entry(entry, page.left, width / 0.95);
      this.#y += height;
    }
  }

  #fitsColumn(entry: Entry, w: number): boolean {
    const name = this.#doc.font("text").fontSize(8).widthOfString(entry.word);
    const text = this.#doc.fontSize(8.5).widthOfString(entry.text);
    return text <= w * textShare(entry) && (entry.symbol !== "" || name <= w * 0.5);
  }

  #entry(entry: Entry, x: number, w: number): void {
    const { symbol, word, text } = entry;
    const share = textShare(entry);
    this.#doc.fillColor(palette.ink);
    if (symbol !== "") this.#set.symbol(symbol, 9).draw(x, this.#y + 8);
    else this.#flow(word, x, this.#y, "text", 8, palette.soft, w * (0.95 - share));
    this.#text(text, x + w * (0.95 - share), this.#y, "text", 8.5, palette.ink, {
      width: w * share,
      align: "right",
      lineBreak: true,
    });
  }

  #notes(title: string, sentences: readonly string[], colour: string): void {
    if (sentences.length === 0) return;
    this.#heading(title, 11);
    this.#sentences(sentences, colour);
  }

  #sentences(sentences: readonly string[], colour: string): void {
    for (const sentence of sentences) {
      this.#need(14);
      this.#doc
        .circle(page.left + 4, this.#y + 5, 1.6)
        .fillColor(colour)
        .fillOpacity(1)
        .fill();
      this.#paragraph(sentence, 9, palette.ink, 14);
    }
  }

  #parameters(): void {
    const { parameters } = this.#report;
    if (parameters.length === 0) return;
    const p = this.#p;
    const columns = [0.095, 0.245, 0.16, 0.2, 0.18, 0.12];
    this.#rows(
      [p.symbol, "", p.value, p.clause, p.edition, p.confidence],
      parameters.map((q) =>
        [
          headText(q.symbol, "", ""),
          q.meaning,
          q.value,
          q.clause,
          q.edition,
          this.#report.words.named("confidences", q.confidence) ?? q.confidence,
        ].map((text) => ({ text })),
      ),
      columns,
      { heading: p.parameters, after: this.#clausesHeight() },
    );
  }

  /** With their heading. */
  #clausesHeight(): number {
    const { clauses } = this.#report;
    return clauses.length === 0 ? 0 : 45 + this.#heightOf(clauses.join("; "), 8.5, width) * 1.15;
  }

  #clauses(): void {
    const { clauses } = this.#report;
    if (clauses.length === 0) return;
    this.#need(this.#clausesHeight());
    this.#heading(this.#p.clauses, 11);
    this.#paragraph(clauses.join("; "), 8.5, palette.soft);
  }

  /** A text in the face of headers, no wider than there is room for. */
  #cut(text: string, room: number): string {
    this.#doc.font("bold").fontSize(8.5);
    if (this.#doc.widthOfString(text) <= room) return text;
    const letters = [...text];
    while (letters.length > 0 && this.#doc.widthOfString(`${letters.join("")}…`) > room) letters.pop();
    return `${letters.join("").trimEnd()}…`;
  }

  /** Header and page number of every page, now that their number is known. */
  frames(title: string, standard: string): void {
    const { start, count } = this.#doc.bufferedPageRange();
    const { project } = this.#report;
    const left = [project.number, project.project].filter((part) => part !== undefined).join(" ");
    const name = `${title}   ·   ${standard}`;
    const room = width - this.#doc.font("text").fontSize(8.5).widthOfString(name) - 14;
    const head = this.#cut(left === "" ? title : left, room);
    for (let i = start; i < start + count; i++) {
      this.#doc.switchToPage(i);
      this.#text(head, page.left, 36, "bold", 8.5);
      this.#text(name, page.left, 36, "text", 8.5, palette.soft, { width, align: "right" });
      this.#doc
        .moveTo(page.left, 52)
        .lineTo(page.right, 52)
        .lineWidth(0.8)
        .strokeColor(palette.ink)
        .strokeOpacity(1)
        .stroke();
      this.#text(
        [project.author, project.date].filter((part) => part !== undefined).join("   ·   "),
        page.left,
        841.89 - 36,
        "text",
        8,
        palette.soft,
      );
      this.#text(
        this.#report.words.tell(paper.page({ page: i - start + 1, of: count })),
        page.left,
        841.89 - 36,
        "text",
        8,
        palette.soft,
        {
          width,
          align: "right",
        },
      );
    }
  }
}
