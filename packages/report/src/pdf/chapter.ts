/** The parts of a report on pages, one after the other; pictures wait where they do not fit. */
import type { Step } from "@x/eurocode";
import { isSum } from "../digest.ts";
import { partsOf } from "../document.ts";
import type { EchoLine } from "../echo.ts";
import { type Figure, isTitled } from "../figures/index.ts";
import { palette, withIndices } from "../figures/svg.ts";
import { figure } from "../numbers.ts";
import type { BookPart, Column, Part, Table } from "../parts.ts";
import type { Firm } from "../project.ts";
import type { Report, Value } from "../report.ts";
import { summaryOf } from "../summary.ts";
import { isSymbol, symbolPieces, symbolText } from "../symbol.ts";
import { type Page, page, type SetCell, width } from "./page.ts";
import { drawSvg, printScale, type Size, svgSize } from "./svg.ts";
import type { Box } from "./typeset.ts";

type SentencesPart = Extract<Part, { is: "sentences" }>;

/** Type of a list that has to go on one page with the rest. */
const smallList = 7;

/** Of the column at the right of the steps. */
const clauseWidth = 92;

/** Values side by side. */
const inColumns = 3;

/** Of a picture's title and what stands around it. */
const captionHeight = 30;

/** What may stay empty above a picture that begins a page. */
const mostEmpty = 120;

/** What a picture has of a page. */
const pictureRoom = { width, height: page.bottom - page.top - captionHeight };

interface Entry {
  readonly symbol: string;
  /** in place of a symbol */
  readonly word: string;
  readonly text: string;
}

/** Of the width that an entry has; words take more than symbols. */
const textShare = ({ symbol }: Entry): number => (symbol === "" ? 0.45 : 0.55);

/** The head of a column: a name that the typesetter makes a symbol of, or a word. */
function headText({ name: { text, isSymbol: isSign }, unit = "" }: Column): string {
  const hasIndex = isSign && symbolPieces(text).some(({ index }) => index !== "");
  const name = isSign && !hasIndex ? symbolText(text) : text;
  return `${name}${unit === "" ? "" : ` [${unit}]`}`;
}

/** `flange plate: steel grade`, of `braced: bracing takes …` the word alone: what a field is called, without what it means. */
const nameOf = (meaning: string): string => {
  const [of = "", ...more] = meaning.split(/ ?: /);
  const own = more.find((part) => part.length <= 24);
  return own === undefined || of.length > 24 ? of : `${of}: ${own}`;
};

const entryOfGiven = (line: EchoLine): Entry => ({ ...line, word: nameOf(line.meaning), text: line.value });

/** What is set as a chapter. */
export interface Paper extends Pick<Report, "words" | "phrases" | "marks" | "title" | "titleBlock" | "firm"> {
  readonly subtitle: string;
  /** What came of it, in a sentence. */
  readonly verdict: Report["verdict"] | undefined;
  readonly parts: readonly BookPart[];
}

export const paperOf = (report: Report): Paper => {
  const { words, phrases, marks, title, titleBlock, firm, standard, annex, verdict } = report;
  return {
    words,
    phrases,
    marks,
    title,
    titleBlock,
    firm,
    subtitle: `${standard}   ·   ${phrases.annex}: ${annex}`,
    verdict: { is: verdict.is, text: `${verdict.text}.  ${summaryOf(report)}` },
    parts: partsOf(report),
  };
};

/** Logo, name, address, at the right of where the page is. */
export function drawFirm(on: Page, { name, address, logo }: Firm): void {
  const top = on.y;
  const room = width * 0.36;
  const at = page.right - room;
  let y = top - 14;
  if (logo) {
    on.doc.image(Buffer.from(logo), at, y, { fit: [room, 30], align: "right" });
    y += 33;
  }
  for (const [text = "", face] of [[name, "bold"] as const, [address, "text"] as const]) {
    if (text === "") continue;
    on.text(text, at, y, face, 8, palette.soft, { width: room, align: "right", lineBreak: true });
    y += on.doc.heightOfString(text, { width: room });
  }
  on.y = Math.max(top, y - 22);
}

export class Chapter {
  readonly #page: Page;
  readonly #report: Paper;
  /** Of the chapter in its book; empty where it is alone. */
  readonly #number: string;
  #headings = 0;
  readonly #waiting: { readonly figure: Figure; readonly most: number }[] = [];

  constructor(on: Page, report: Paper, number = "") {
    this.#page = on;
    this.#report = report;
    this.#number = number;
  }

  /** Its title, with the block for the pen; of a book, which is signed once, without what is not given. */
  title(isPart: boolean): void {
    const on = this.#page;
    const { title, subtitle, verdict, firm } = this.#report;
    const top = on.y;
    if (firm && !isPart) drawFirm(on, firm);
    const name = this.#number === "" ? title : `${this.#number}  ${title}`;
    const size = isPart ? 15 : 18;
    on.text(name, page.left, top, "bold", size, palette.ink, { width: isPart ? width : width * 0.64, lineBreak: true });
    on.y = Math.max(on.y, top + on.doc.heightOfString(name, { width: isPart ? width : width * 0.64 }) + 5);
    if (subtitle !== "") on.paragraph(subtitle, 9.5, palette.soft);
    on.y += 3;
    this.#titleBlock(isPart);
    if (verdict) on.verdict(verdict.text, verdict.is);
  }

  /** Two fields in a line, sums in one of their own; what is not given is left for the pen. */
  #titleBlock(isPart: boolean): void {
    const on = this.#page;
    const all = this.#report.titleBlock;
    const rows = isPart ? [] : [...all, [this.#report.phrases.signature, ""] as const];
    const fields = rows.filter(([, value]) => !isSum(value));
    const half = width / 2;
    for (let i = 0; i < fields.length; i += 2) {
      for (const [at, field] of [fields[i], fields[i + 1]].entries()) {
        if (!field) continue;
        const [name, value] = field;
        const x = page.left + at * half;
        on.text(name, x, on.y + 3, "text", 8, palette.soft);
        on.text(value, x + 82, on.y + 3, "text", 8.5, palette.ink, {
          width: half - 92,
          height: 11,
          ellipsis: true,
          lineBreak: true,
        });
        on.doc
          .moveTo(x, on.y + 16)
          .lineTo(x + half - 10, on.y + 16)
          .lineWidth(0.4)
          .strokeColor(palette.faint)
          .strokeOpacity(1)
          .stroke();
      }
      on.y += 17;
    }
    for (const [name, value] of all.filter(([, sum]) => isSum(sum))) {
      on.text(name, page.left, on.y + 3, "text", 7, palette.soft);
      on.text(value, page.left + 132, on.y + 3, "text", 7, palette.soft);
      on.y += 11;
    }
    on.y += 4;
  }

  body(): void {
    const { parts } = this.#report;
    parts.forEach((part, i) => {
      // a chain that leads somewhere is not interrupted by pictures of before
      if (part.is === "heading" && part.level === 1 && i > 0) this.#placeFigures(part.id !== undefined);
      this.#part(part, parts.slice(i + 1));
      // nothing comes between a heading and what it is the heading of
      if (part.is !== "heading") this.#placeFigures();
    });
    this.#placeFigures(true);
  }

  /** Numbered in a book. */
  #heading(text: string, level: 1 | 2 | 3, next: number, id?: string): void {
    const isNumbered = this.#number !== "" && level === 1;
    if (isNumbered) this.#headings++;
    this.#page.heading(isNumbered ? `${this.#number}.${this.#headings}  ${text}` : text, level, next, id);
  }

  #part(part: BookPart, rest: readonly BookPart[]): void {
    const on = this.#page;
    switch (part.is) {
      case "heading":
        if (part.level === 1 && part.id !== undefined) this.#beginItem(rest);
        this.#heading(part.text, part.level, this.#least(rest[0]), part.id);
        break;
      case "prose":
        this.#prose(part);
        break;
      case "picture":
        this.#picture(part);
        break;
      case "sentences":
        this.#sentences(part, rest);
        break;
      case "given":
        if (part.inColumns) this.#inColumns(part.lines.map(entryOfGiven));
        else for (const line of part.lines) this.#given(line);
        break;
      case "table":
        this.#table(part);
        break;
      case "figure":
        if (!part.ifRoom || this.#hasRoom(part, rest)) this.#waiting.push(part);
        break;
      case "steps":
        if (part.asManyAsFit) this.#lastSteps(part.title ?? "", part.steps);
        else this.#steps(part);
        break;
      case "values":
        this.#inColumns(part.values.map((one) => this.#entryOf(one)));
        break;
      case "paragraph":
        on.paragraph(part.text, part.soft ? 8 : 9, part.soft ? palette.soft : palette.ink);
    }
  }

  /** A short item goes on where the last one ends; one with steps has a page that is not nearly full. */
  #beginItem(rest: readonly BookPart[]): void {
    const on = this.#page;
    const isLong = rest.some((part) => part.is === "steps");
    if (isLong && on.y > page.top + (page.bottom - page.top) * 0.6) on.newPage();
  }

  /** What must follow a heading on its page. */
  #least(part: BookPart | undefined): number {
    switch (part?.is) {
      case "steps":
        return this.#heightOfFirst(part.steps);
      case "table":
        return part.rows.length > 4 ? 70 : 30 + 16 * part.rows.length;
      case "heading":
        return 40;
      default:
        return 26;
    }
  }

  #sentences({ title, tone, sentences, running, small }: SentencesPart, rest: readonly BookPart[]): void {
    const on = this.#page;
    const isWarm = tone === "warm";
    const colour = isWarm ? palette.warm : palette.soft;
    if (running || (small && this.#isTooLong({ title, sentences }, rest))) {
      on.y += 5;
      on.paragraph(`${title}: ${sentences.join(" ")}`, 6.5, palette.soft);
    } else if (small) {
      on.y += 4;
      on.text(title, page.left, on.y, "bold", 8.5, palette.soft);
      on.y += 12;
      on.bullets(sentences, colour, smallList);
    } else {
      this.#heading(title, 1, 24);
      on.bullets(sentences, colour, isWarm ? 9 : 8.5);
    }
  }

  /** As a list it would take a second page, and as a paragraph it does not. */
  #isTooLong({ title, sentences }: Pick<SentencesPart, "title" | "sentences">, rest: readonly BookPart[]): boolean {
    const on = this.#page;
    const room = on.left - this.#needed(rest, 17);
    const list = sentences.map((one) => on.heightOf(one, smallList, width - 14, "text", 1.5) + 2);
    return list.reduce((sum, height) => sum + height, 16) > room && this.#heightRunning(title, sentences) <= room;
  }

  #heightRunning(title: string, sentences: readonly string[]): number {
    return this.#page.heightOf(`${title}: ${sentences.join(" ")}`, 6.5, width, "text", 1.5) + 8;
  }

  #prose({ runs, indent, marker }: Extract<BookPart, { is: "prose" }>): void {
    const on = this.#page;
    const left = 14 * indent;
    if (marker !== undefined) {
      on.need(13);
      on.text(marker, page.left + left - 14, on.y, "text", 9);
    }
    on.runs(runs, 9, left);
  }

  /** As wide as it is, at 150 points an inch, or as the page has room. */
  #picture({ bytes, title }: Extract<BookPart, { is: "picture" }>): void {
    const on = this.#page;
    // its types leave out the method that reads a picture before it is placed
    const { openImage } = on.doc as unknown as { openImage(from: Buffer): PDFKit.Mixins.ImageSrc & Size };
    const image = openImage.call(on.doc, Buffer.from(bytes));
    const scale = Math.min(0.48, width / image.width, (page.bottom - page.top - captionHeight) / image.height);
    on.need(image.height * scale + captionHeight);
    on.y += 6;
    on.doc.image(image, page.left + (width - image.width * scale) / 2, on.y, { scale });
    on.y += image.height * scale + 4;
    if (title !== "") on.centred(title, 8, palette.soft);
    on.y += 5;
  }

  #given({ symbol, meaning, value }: EchoLine): void {
    const on = this.#page;
    const heights = [
      on.heightOf(meaning === "" ? " " : meaning, 8.5, width * 0.58),
      on.heightOf(value === "" ? " " : value, 8.5, width * 0.28),
    ];
    const height = Math.max(...heights) + 3;
    on.need(height);
    on.doc.fillColor(palette.ink).fillOpacity(1);
    if (symbol !== "") on.set.symbol(symbol, 9).draw(page.left, on.y + 8);
    on.flow(meaning, page.left + width * 0.13, on.y, "text", 8.5, palette.soft, width * 0.58);
    on.text(value, page.left + width * 0.72, on.y, "text", 8.5, palette.ink, { width: width * 0.28, lineBreak: true });
    on.y += height;
  }

  #table({ title, columns, rows, more }: Table): void {
    const on = this.#page;
    const heads = columns.map(headText);
    if (title !== undefined) {
      on.need(44);
      on.y += 6;
      on.text(title, page.left, on.y, "bold", 8.5, palette.soft);
      on.y += 13;
    }
    const given = columns.map(({ share }) => share);
    const isGiven = given.every((share): share is number => share !== undefined);
    const texts = rows.map(({ cells }) => cells.map(({ text }) => text));
    const { shares, size } = isGiven ? { shares: given, size: undefined } : on.sharesFor([heads, ...texts]);
    on.rows(
      heads.map((text): SetCell => ({ text, colour: palette.soft })),
      rows.map(({ cells, isGoverning }) => cells.map((cell): SetCell => cellOf(cell, isGoverning === true))),
      shares,
      size,
    );
    if (more !== undefined) on.paragraph(more, 8.5, palette.soft);
  }

  /** About what must still come in a short report. */
  #needed(rest: readonly BookPart[], row: number): number {
    return rest.reduce((sum, part) => {
      if (part.is === "sentences" && part.running) return sum + this.#heightRunning(part.title, part.sentences);
      if (part.is === "table") return sum + 20 + row * part.rows.length;
      if (part.is === "given" && part.inColumns) return sum + 14 * this.#rowsOfColumns(part.lines.map(entryOfGiven));
      return sum + (part.is === "heading" ? 34 : 0);
    }, 0);
  }

  /** What a page holds beside what must still come: a picture of a short report may be left out. */
  #hasRoom({ figure: { svg }, most }: Extract<Part, { is: "figure" }>, rest: readonly BookPart[]): boolean {
    const needed = this.#needed(rest, 22);
    return svgSize(svg).height * printScale(svg, most, pictureRoom) + captionHeight <= this.#page.left - needed;
  }

  /** A picture that a page has no room for waits, so that what follows it fills the page; `all`: no longer. */
  #placeFigures(all = false): void {
    const on = this.#page;
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const { svg } = next.figure;
      const fits = svgSize(svg).height * printScale(svg, next.most * 0.7, pictureRoom) + captionHeight <= on.left;
      if (!fits && !all && on.left > mostEmpty) return;
      this.#waiting.shift();
      this.#figure(next.figure, fits ? Math.min(next.most, on.left - captionHeight) : next.most);
    }
  }

  #figure(one: Figure, most: number): void {
    const on = this.#page;
    const { title, svg } = one;
    const size = svgSize(svg);
    const scale = printScale(svg, most, pictureRoom);
    on.need(size.height * scale + captionHeight);
    on.y += 6;
    drawSvg(on.doc, withIndices(svg, on.marks), page.left + (width - size.width * scale) / 2, on.y, scale);
    on.y += size.height * scale + 4;
    if (isTitled(one)) {
      on.y += 4;
      return;
    }
    on.centred(title, 8, palette.soft);
    on.y += 5;
  }

  #steps({ steps, verdict, marked }: Extract<Part, { is: "steps" }>): void {
    const on = this.#page;
    steps.forEach((step, i) => {
      const ending = verdict !== undefined && i === steps.length - 1 ? 6 + on.heightOf(`→ ${verdict}`, 8.5, width) : 0;
      if (on.y + this.#stepHeight(step) + ending > page.bottom) {
        on.newPage();
        this.#placeFigures();
      }
      this.#step(step, marked?.has(step) === true);
    });
    if (verdict === undefined) return;
    on.y += 3;
    on.paragraph(`→ ${verdict}`, 8.5);
  }

  /** As many of the last steps as the page still holds. */
  #lastSteps(title: string, steps: readonly Step[]): void {
    const on = this.#page;
    let left = on.left - 76;
    let first = steps.length;
    while (first > 0) {
      const step = steps[first - 1];
      if (!step) break;
      left -= this.#stepHeight(step);
      if (left < 0) break;
      first--;
    }
    if (first === steps.length) return;
    this.#heading(title, 1, 20);
    for (const step of steps.slice(first)) this.#step(step, false);
  }

  #stepHeight(step: Step): number {
    return this.#stepLines(step).total + 4;
  }

  #heightOfFirst([first]: readonly Step[]): number {
    return first ? this.#stepHeight(first) : 20;
  }

  #stepLines(step: Step) {
    const on = this.#page;
    const size = 9;
    const room = width - clauseWidth - 4;
    const parts = on.set.step(step, size, room - 30).map(({ sign, box }) => ({
      box,
      sign: sign === "" ? undefined : on.set.sign(sign, size),
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
    const note = step.note === undefined ? 0 : Math.max(10, on.heightOf(step.note, 7.5, room) + 2);
    const clause = on.heightOf(step.clause, 7.5, clauseWidth) + 5;
    const own = heights.reduce((sum, h) => sum + h, 0) + note + 2;
    return { lines, heights, total: Math.max(own, clause), room, clause };
  }

  /** A formula on as many lines as it needs, each beginning with its equals sign; the clause at the right. */
  #step(step: Step, isMarked: boolean): void {
    const on = this.#page;
    const { lines, heights, total, room, clause } = this.#stepLines(step);
    on.need(total);
    const top = on.y;
    on.text(step.clause, page.right - clauseWidth, on.y + 3, "text", 7.5, palette.soft, {
      width: clauseWidth,
      align: "right",
      lineBreak: true,
    });
    lines.forEach((line, at) => {
      const rise = Math.max(...line.boxes.map((b) => b.rise));
      const baseline = on.y + 2 + rise;
      let x: number = page.left + (at === 0 ? 0 : 14);
      on.doc.fillColor(palette.ink).strokeColor(palette.ink).fillOpacity(1).strokeOpacity(1);
      for (const { sign, box } of line.parts) {
        sign?.draw(x, baseline);
        x += sign?.width ?? 0;
        box.draw(x, baseline);
        x += box.width;
      }
      on.y += heights[at] ?? 0;
    });
    if (step.note !== undefined) {
      on.flow(step.note, page.left + 14, on.y, "text", 7.5, palette.soft, room);
      on.y += Math.max(10, on.heightOf(step.note, 7.5, room) + 2);
    }
    on.y = Math.max(on.y, top + clause - 2) + 2;
    if (isMarked)
      on.doc
        .rect(page.left - 7, top + 1, 2, on.y - top - 3)
        .fillColor(palette.good)
        .fillOpacity(1)
        .fill();
    on.rule(palette.faint, 0.3);
  }

  #entryOf({ symbol, value, unit }: Value): Entry {
    return {
      symbol: isSymbol(symbol) ? symbol : "",
      word: symbol.replaceAll("_", " "),
      text: `${figure(value, this.#report.words)}${unit === "" ? "" : ` ${unit}`}`,
    };
  }

  /** Three beside each other; what does not fit there stands below, over the whole width. */
  #inColumns(entries: readonly Entry[]): void {
    const on = this.#page;
    const columns = inColumns;
    const w = width / columns;
    const wide = entries.filter((entry) => !this.#fitsColumn(entry, w));
    const narrow = entries.filter((entry) => !wide.includes(entry));
    const rows = Math.ceil(narrow.length / columns);
    for (let r = 0; r < rows; r++) {
      on.need(14);
      for (let c = 0; c < columns; c++) {
        const entry = narrow[c * rows + r];
        if (entry) this.#entry(entry, page.left + c * w, w);
      }
      on.y += 14;
    }
    for (const entry of wide) {
      const height = on.heightOf(entry.text, 8.5, width * textShare(entry)) + 4;
      on.need(height);
      this.#entry(entry, page.left, width / 0.95);
      on.y += height;
    }
  }

  #rowsOfColumns(entries: readonly Entry[]): number {
    const narrow = entries.filter((entry) => this.#fitsColumn(entry, width / inColumns)).length;
    return Math.ceil(narrow / inColumns) + entries.length - narrow;
  }

  #fitsColumn(entry: Entry, w: number): boolean {
    const { doc } = this.#page;
    const name = doc.font("text").fontSize(8).widthOfString(entry.word);
    const text = doc.fontSize(8.5).widthOfString(entry.text);
    return text <= w * textShare(entry) && (entry.symbol !== "" || name <= w * 0.5);
  }

  #entry(entry: Entry, x: number, w: number): void {
    const on = this.#page;
    const { symbol, word, text } = entry;
    const share = textShare(entry);
    on.doc.fillColor(palette.ink);
    if (symbol !== "") on.set.symbol(symbol, 9).draw(x, on.y + 8);
    else on.flow(word, x, on.y, "text", 8, palette.soft, w * (0.95 - share));
    on.text(text, x + w * (0.95 - share), on.y, "text", 8.5, palette.ink, {
      width: w * share,
      align: "right",
      lineBreak: true,
    });
  }
}

const cellOf = (cell: Table["rows"][number]["cells"][number], bold: boolean): SetCell => ({
  ...cell,
  text: cell.isSymbol && !symbolPieces(cell.text).some(({ index }) => index !== "") ? symbolText(cell.text) : cell.text,
  ...(bold ? { bold } : {}),
});
