/** The page of a PDF: where it is, what stands on it, and when it is full. */

import type { Words } from "@x/words";
import PDFDocument from "pdfkit";
import { escapeText, palette } from "../figures/svg.ts";
import type { Cell, Run } from "../parts.ts";
import { type Marks, piecesOf, type Piece as SentencePiece } from "../pieces.ts";
import { type Face, registerFonts } from "./fonts.ts";
import { type Box, Typesetter } from "./typeset.ts";

/** A4, with a margin for the binding. */
export const page = { left: 62, right: 595.28 - 48, top: 84, bottom: 841.89 - 56, height: 841.89 } as const;
export const width = page.right - page.left;

/** Rows of a table that no page begins without. */
const lastRows = 3;

/** Points of the type in tables; of one with many columns no less than the smallest of a picture. */
const tableSize = 8.5;
const leastTableSize = 6;

/** Of a column, beside its longest word: the room between columns, and the space that pdfkit measures with a word. */
const columnGap = 10;

/** A cell as it is set. */
export interface SetCell extends Cell {
  readonly right?: boolean;
  readonly bold?: boolean;
  readonly colour?: string;
}

/** A heading, for the contents and the outline. */
export interface Place {
  readonly text: string;
  readonly level: number;
  readonly page: number;
  /** What others call it. */
  readonly id?: string | undefined;
}

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

export class Page {
  readonly doc: PDFKit.PDFDocument;
  readonly set: Typesetter;
  readonly marks: Marks;
  readonly places: Place[] = [];
  /** Before the names of places: a book has several chapters. */
  readonly prefix: string;
  y: number = page.top;

  constructor(doc: PDFKit.PDFDocument, words: Words, marks: Marks, prefix = "") {
    this.doc = doc;
    this.set = new Typesetter(doc, words);
    this.marks = marks;
    this.prefix = prefix;
  }

  /** The number of the page at hand. */
  get number(): number {
    return this.doc.bufferedPageRange().count;
  }

  text(
    text: string,
    x: number,
    y: number,
    face: Face,
    size: number,
    colour: string = palette.ink,
    options: PDFKit.Mixins.TextOptions = {},
  ): void {
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .fillOpacity(1)
      .text(text, x, y, { lineBreak: false, ...options });
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.top;
  }

  /** Breaks the page where less than `height` is left. */
  need(height: number): void {
    if (this.y + height > page.bottom) this.newPage();
  }

  get left(): number {
    return page.bottom - this.y;
  }

  /** With what follows it, of which there is room for `next`. */
  heading(text: string, level: number, next: number, id?: string): void {
    const size = [13, 11.5, 11, 9.5][level] ?? 9.5;
    this.need(22 + size + next);
    this.y += level === 3 ? 7 : 11;
    for (const name of [id, `heading-${this.places.length}`])
      if (name !== undefined) this.destination(name, this.y - 6);
    this.places.push({ text, level, page: this.number, id });
    this.flow(text, page.left, this.y, "bold", size, palette.ink, width);
    this.y += this.heightOf(text, size, width, "bold") + size * 0.25;
    if (level === 3) {
      this.y += 2;
      return;
    }
    this.rule(palette.faint);
    this.y += 5;
  }

  /** A place that links lead to. */
  destination(name: string, y: number): void {
    this.doc.addNamedDestination(this.prefix + name, "XYZ", page.left, y, null);
  }

  /** A place of this chapter, or behind a slash one of the book. */
  #placeOf = (link: string): string => (link.startsWith("/") ? link.slice(1) : this.prefix + link);

  rule(colour: string, weight = 0.6): void {
    this.doc
      .moveTo(page.left, this.y)
      .lineTo(page.right, this.y)
      .lineWidth(weight)
      .strokeColor(colour)
      .strokeOpacity(1)
      .stroke();
  }

  paragraph(text: string, size = 9, colour: string = palette.ink, indent = 0): void {
    const height = this.heightOf(text, size, width - indent, "text", 1.5);
    this.need(height);
    this.flow(text, page.left + indent, this.y, "text", size, colour, width - indent, false, 1.5);
    this.y += height + 2;
  }

  /** A sentence with symbols in it, word by word; none where it has no symbol. */
  linesOf(text: string, size: number, room: number, face: Face = "text"): Box[][] {
    const pieces = piecesOf(text, this.marks);
    if (pieces.length === 1 && pieces[0]?.text === text) return [];
    const space = this.set.text(" ", face, size);
    const lines: Box[][] = [[]];
    let used = 0;
    for (const word of wordsOf(pieces)) {
      const boxes = this.boxesOf(word, face, size);
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

  /** Words of several looks, in lines; links can be followed. */
  runs(list: readonly Run[], size: number, indent: number): void {
    const room = width - indent;
    const space = this.set.text(" ", "text", size).width;
    const step = size * 1.42;
    let x = 0;
    this.need(step);
    for (const word of this.#wordsOfRuns(list, size)) {
      if (x > 0 && x + word.width > room) {
        x = 0;
        this.y += step;
        this.need(step);
      }
      let at = page.left + indent + x;
      for (const { box, run } of word.boxes) {
        const isLink = run.url !== undefined || run.to !== undefined;
        this.doc.fillColor(isLink ? palette.accent : palette.ink).fillOpacity(1);
        box.draw(at, this.y + size * 0.928);
        if (run.url !== undefined) this.doc.link(at, this.y, box.width, step, run.url);
        if (run.to !== undefined) this.doc.goTo(at, this.y, box.width, step, this.#placeOf(run.to));
        at += box.width;
      }
      x += word.width + space;
    }
    this.y += step + 3;
  }

  /** What no space is between is one word. */
  #wordsOfRuns(list: readonly Run[], size: number): RunWord[] {
    const found: RunWord[] = [];
    let isOpen = false;
    for (const run of list) {
      const face: Face = run.code ? "code" : run.bold ? "bold" : run.slanted ? "slanted" : "text";
      const parts = run.code ? [run.text] : run.text.split(/[ \t\r\n]+/);
      parts.forEach((part, i) => {
        if (i > 0) isOpen = false;
        if (part === "") return;
        const pieces = run.code ? [{ text: part, isIndex: false }] : piecesOf(part, this.marks);
        const boxes = this.boxesOf(pieces, face, size).map((box) => ({ box, run }));
        const own = boxes.reduce((sum, { box }) => sum + box.width, 0);
        const last = found.at(-1);
        if (isOpen && last) {
          last.boxes.push(...boxes);
          last.width += own;
        } else found.push({ boxes, width: own });
        isOpen = true;
      });
    }
    return found;
  }

  boxesOf(word: readonly SentencePiece[], face: Face, size: number): Box[] {
    return word.map((piece) =>
      piece.isIndex ? this.set.lowered(piece.text, face, size) : this.set.text(piece.text, face, size),
    );
  }

  heightOf(text: string, size: number, room: number, face: Face = "text", gap = 0): number {
    const lines = this.linesOf(text, size, room, face).length;
    this.doc.font(face).fontSize(size);
    return lines > 0
      ? lines * (this.doc.currentLineHeight(true) + gap)
      : this.doc.heightOfString(text, { width: room, lineGap: gap });
  }

  /** A text of several lines, with its symbols set as symbols. */
  flow(
    text: string,
    x: number,
    y: number,
    face: Face,
    size: number,
    colour: string,
    room: number,
    right = false,
    gap = 0,
  ): void {
    const lines = this.linesOf(text, size, room, face);
    if (lines.length === 0) {
      const align = right ? "right" : "left";
      this.text(text, x, y, face, size, colour, { width: room, lineBreak: true, align, lineGap: gap });
      return;
    }
    this.doc.font("text").fontSize(size).fillColor(colour).fillOpacity(1);
    const step = this.doc.currentLineHeight(true) + gap;
    lines.forEach((line, i) => {
      let at = x;
      for (const box of line) {
        box.draw(at, y + i * step + size * 0.928);
        at += box.width;
      }
    });
  }

  /** A caption: in the middle, its symbols set as symbols. */
  centred(text: string, size: number, colour: string): void {
    const [line, ...more] = this.linesOf(text, size, width);
    const height = this.heightOf(text, size, width);
    const own = line?.reduce((sum, box) => sum + box.width, 0) ?? 0;
    const from = page.left + (more.length > 0 ? 0 : (width - own) / 2);
    if (line) this.flow(text, from, this.y, "text", size, colour, width);
    else this.text(text, page.left, this.y, "text", size, colour, { width, align: "center", lineBreak: true });
    this.y += height;
  }

  /** Columns are alike, but none is narrower than its longest word; where there is no room for that, the type is smaller. */
  sharesFor(rows: readonly (readonly string[])[]): { readonly shares: number[]; readonly size: number } {
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
    const words = wordsOf(piecesOf(text, this.marks)).map((word) => this.boxesOf(word, "text", tableSize));
    return Math.max(0, ...words.map((boxes) => boxes.reduce((sum, box) => sum + box.width, 0)));
  }

  /** A table, its head again on each page. The last rows stay together. */
  rows(
    head: readonly SetCell[],
    rows: readonly (readonly SetCell[])[],
    shares: readonly number[],
    size: number = tableSize,
  ): void {
    const heights = [head, ...rows].map((cells) => this.rowHeight(cells, shares, size) + 1.5);
    const last = Math.max(0, rows.length - lastRows);
    const together = heights.slice(last + 1).reduce((sum, height) => sum + height, 0);
    this.need((heights[0] ?? 0) + (last === 0 ? together : (heights[1] ?? 0)));
    this.row(head, shares, size);
    rows.forEach((cells, i) => {
      const before = this.y;
      this.need(i === last ? together : (heights[i + 1] ?? 0));
      if (this.y < before) this.row(head, shares, size);
      this.row(cells, shares, size);
    });
  }

  rowHeight(cells: readonly SetCell[], shares: readonly number[], size: number = tableSize): number {
    const heights = cells.map(({ text, bold }, i) =>
      text === "" ? size : this.heightOf(text, size, (shares[i] ?? 0) * width - 6, bold ? "bold" : "text"),
    );
    return Math.max(...heights) + 4;
  }

  /** One line of a table; long texts are broken inside their cell. */
  row(cells: readonly SetCell[], shares: readonly number[], size: number = tableSize): void {
    const height = this.rowHeight(cells, shares, size);
    this.need(height);
    let x: number = page.left;
    cells.forEach(({ text, right, bold, colour, bad, bar, link }, i) => {
      const w = (shares[i] ?? 0) * width;
      if (bar) this.#bar(x, this.y + 3, w - 14, bar);
      else if (text !== "") {
        const tone = bad ? palette.bad : (colour ?? palette.ink);
        this.flow(text, x, this.y + 1, bold ? "bold" : "text", size, tone, w - 6, right);
        if (link !== undefined) this.doc.goTo(x, this.y, w - 6, height - 2, this.#placeOf(link));
      }
      x += w;
    });
    this.y += height;
    this.rule(palette.faint, 0.4);
    this.y += 1.5;
  }

  #bar(x: number, y: number, w: number, { utilization, passed, undesigned = false }: NonNullable<Cell["bar"]>): void {
    this.doc.fillOpacity(1).rect(x, y, w, 5).fillColor(palette.faint).fill();
    this.doc
      .rect(x, y, w * Math.min(1, utilization), 5)
      .fillColor(passed ? (undesigned ? palette.warm : palette.good) : palette.bad)
      .fill();
  }

  verdict(text: string, is: "passed" | "failed" | "calculated" | "undesigned"): void {
    const colour = { passed: palette.good, failed: palette.bad, calculated: palette.ink, undesigned: palette.warm }[is];
    this.doc.font("bold").fontSize(10);
    const height = this.doc.heightOfString(text, { width: width - 20 }) + 12;
    this.y += 4;
    this.doc.rect(page.left, this.y, width, height).fillColor("#f3f4f6").fillOpacity(1).fill();
    this.doc.rect(page.left, this.y, 3, height).fillColor(colour).fill();
    this.text(text, page.left + 12, this.y + 6, "bold", 10, colour, { width: width - 20, lineBreak: true });
    this.y += height + 4;
  }

  bullets(sentences: readonly string[], colour: string, size = 9): void {
    for (const sentence of sentences) {
      this.need(14);
      this.doc
        .circle(page.left + 4, this.y + size * 0.56, 1.6)
        .fillColor(colour)
        .fillOpacity(1)
        .fill();
      this.paragraph(sentence, size, palette.ink, 14);
    }
  }

  /** Names first, each a link; the pages that they begin on are known at the end, when the returned function writes them. */
  contents(entries: readonly Entry[], size = 9): (pages: readonly number[]) => void {
    const lines = entries.map(({ text, level, to }) => {
      this.need(size + 4);
      const indent = (level - 1) * 12;
      this.flow(text, page.left + indent, this.y, "text", size, palette.ink, width - 60 - indent);
      this.doc.goTo(page.left, this.y, width, size + 3, to);
      const place = { page: this.number - 1, y: this.y };
      this.y += size + 4;
      return place;
    });
    return (pages) => {
      lines.forEach(({ page: at, y }, i) => {
        const own = pages[i];
        if (own === undefined) return;
        this.doc.switchToPage(at);
        this.text(String(own), page.right - 30, y, "text", size, palette.soft, { width: 30, align: "right" });
      });
      this.doc.switchToPage(this.number - 1);
    };
  }

  /** A text in the face of headers, no wider than there is room for. */
  cut(text: string, room: number): string {
    this.doc.font("bold").fontSize(8.5);
    if (this.doc.widthOfString(text) <= room) return text;
    const letters = [...text];
    while (letters.length > 0 && this.doc.widthOfString(`${letters.join("")}…`) > room) letters.pop();
    return `${letters.join("").trimEnd()}…`;
  }
}

interface RunWord {
  readonly boxes: { readonly box: Box; readonly run: Run }[];
  width: number;
}

/** A line of the contents, and the place it leads to. */
interface Entry {
  readonly text: string;
  readonly level: number;
  readonly to: string;
}

export interface Attachment {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A report has no clock: its file is of the day that its title block says. */
export const dateOf = (text: string | undefined): Date => {
  const day = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) ? day : new Date(Date.UTC(2000, 0, 1));
};

/**
 * A file for keeping: PDF/A-3b, which is PDF/A-2b that may hold its input as an attachment. `made` is the date in its properties: a file
 * that shall not change has a fixed one.
 */
export async function written(
  info: PDFKit.DocumentInfo,
  lang: string,
  attachments: readonly Attachment[],
  write: (doc: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: "A4",
    // pages are broken here, not by pdfkit, which would start one for a page number below its margin
    margins: { left: page.left, right: 48, top: page.top, bottom: 0 },
    bufferPages: true,
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    font: "",
    info,
    lang,
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  registerFonts(doc, true);
  escapeMetadata(doc, info);
  write(doc);
  for (const { bytes, ...attachment } of attachments) {
    const made = info.CreationDate;
    // its types do not know the relationship, which PDF/A asks for
    const options: PDFKit.Mixins.PDFAttachmentOptions & { readonly relationship: string } = {
      ...attachment,
      relationship: "Source",
      ...(made ? { creationDate: made, modifiedDate: made } : {}),
    };
    doc.file(Buffer.from(bytes), options);
  }
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

/** pdfkit writes properties into its XML as they are. */
function escapeMetadata(doc: PDFKit.PDFDocument, { Title, Author }: PDFKit.DocumentInfo): void {
  // its types leave it out
  const metadata = doc as unknown as { appendXML(xml: string, newline?: boolean): void };
  const append = metadata.appendXML.bind(doc);
  const given = [Title, Author].filter((text) => text !== undefined);
  metadata.appendXML = (xml, newline) =>
    append(
      given.reduce((text, one) => text.replaceAll(`>${one}<`, () => `>${escapeText(one)}<`), xml),
      newline,
    );
}
