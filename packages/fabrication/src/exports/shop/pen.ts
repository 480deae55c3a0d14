/** Draws marks on a PDF page: mm of paper from the lower left corner, y upwards. */
import { dejavu } from "@x/report/pdf";
import PDFDocument from "pdfkit";
import type { Ink, Mark } from "../drafting/marks.ts";
import type { XY } from "../solid-views.ts";

/** A3 */
export const paperSize = { width: 420, height: 297 } as const;

const point = 72 / 25.4;
/** Height of a capital of DejaVu Sans, by its size. */
const capitalHeight = 0.729;

const pens: Readonly<
  Record<Ink, { readonly width: number; readonly colour: string; readonly dash?: readonly number[] }>
> = {
  OUTLINE: { width: 0.35, colour: "#000000" },
  HIDDEN: { width: 0.18, colour: "#555555", dash: [2, 1] },
  CENTER: { width: 0.13, colour: "#a03030", dash: [4, 1, 0.7, 1] },
  HOLES: { width: 0.3, colour: "#0b4f8a" },
  DIMENSION: { width: 0.13, colour: "#333333" },
  TEXT: { width: 0.18, colour: "#000000" },
  TITLE: { width: 0.5, colour: "#000000" },
};

export interface Written {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  /** narrows a text that is wider than this, mm */
  readonly width?: number;
  readonly anchor?: "start" | "middle" | "end";
}

export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly #high: number;

  constructor(title: string, { width, height }: { readonly width: number; readonly height: number } = paperSize) {
    this.#high = height;
    this.doc = new PDFDocument({
      size: [width * point, height * point],
      margin: 0,
      autoFirstPage: false,
      compress: true,
      info: {
        Title: title,
        CreationDate: new Date(0),
        ModDate: new Date(0),
        Producer: "eurocode",
        Creator: "eurocode",
      },
    });
    this.doc.registerFont("text", dejavu("DejaVuSans.ttf"));
    this.doc.registerFont("bold", dejavu("DejaVuSans-Bold.ttf"));
  }

  page(): void {
    this.doc.addPage();
  }

  /** `scale` turns the mm of the marks into mm of paper. */
  draw(marks: readonly Mark[], dx: number, dy: number, scale: number): void {
    const at = ([x, y]: XY): XY => this.#at(x * scale + dx, y * scale + dy);
    for (const mark of marks) {
      if (mark.kind === "text") {
        const [x, y] = [mark.at[0] * scale + dx, mark.at[1] * scale + dy];
        this.#text(x, y, mark.text, mark.height * scale, mark.anchor, mark.angle ?? 0);
        continue;
      }
      if (mark.kind === "blank") {
        this.#path(mark.points.map(at), true);
        this.doc.fill("#ffffff");
        continue;
      }
      const pen = pens[mark.ink];
      this.doc.lineWidth(pen.width * point).strokeColor(pen.colour);
      if (pen.dash) this.doc.dash((pen.dash[0] ?? 1) * point, { space: (pen.dash[1] ?? 1) * point });
      else this.doc.undash();
      if (mark.kind === "line") this.#path([at(mark.from), at(mark.to)], false).stroke();
      else if (mark.kind === "circle") {
        const [x, y] = at(mark.at);
        this.doc.circle(x, y, Math.max(0.01, mark.r * scale * point)).stroke();
      } else if (mark.points.length > 0) {
        const path = this.#path(mark.points.map(at), mark.kind === "polygon");
        if (mark.kind === "polygon" && mark.covers) path.fillAndStroke("#ffffff", pen.colour);
        else path.stroke();
      }
    }
    this.doc.undash();
  }

  line(x1: number, y1: number, x2: number, y2: number, width = 0.18, colour = "#000000"): void {
    this.doc
      .undash()
      .lineWidth(width * point)
      .strokeColor(colour);
    this.#path([this.#at(x1, y1), this.#at(x2, y2)], false).stroke();
  }

  box(x: number, y: number, width: number, height: number, line = 0.18, fill?: string): void {
    const [left, top] = this.#at(x, y + height);
    this.doc
      .undash()
      .lineWidth(line * point)
      .strokeColor("#000000");
    this.doc.rect(left, top, width * point, height * point);
    if (fill) this.doc.fillAndStroke(fill, "#000000");
    else this.doc.stroke();
  }

  /** Black where a cell is true, rows from above; its lower left corner at x, y. */
  squares(cells: readonly (readonly boolean[])[], x: number, y: number, size: number): void {
    const cell = size / Math.max(1, cells.length);
    for (const [row, line] of cells.entries())
      for (const [column, black] of line.entries()) {
        if (!black) continue;
        const [left, top] = this.#at(x + column * cell, y + size - row * cell);
        this.doc.rect(left, top, cell * point, cell * point);
      }
    this.doc.fill("#000000");
  }

  /** As large as it fits into the box; a data URL. */
  picture(url: string, x: number, y: number, width: number, height: number): void {
    const [left, top] = this.#at(x, y + height);
    try {
      this.doc.image(url, left, top, { fit: [width * point, height * point], align: "center", valign: "center" });
    } catch {
      // a picture that is none: the name beside it says whose sheet it is
    }
  }

  /** Letters `size` mm high on the line y. */
  write(
    x: number,
    y: number,
    value: string,
    { size = 2.5, bold, colour, width, anchor = "start" }: Written = {},
  ): void {
    let fits = size;
    if (width !== undefined) {
      const wide = this.width(value, size, bold);
      if (wide > width) fits = Math.max(size * 0.7, (size * width) / wide);
    }
    const shown = width === undefined ? value : this.#cut(value, fits, width, bold);
    this.#text(x, y, shown, fits, anchor, 0, bold, colour);
  }

  /** A text in lines no wider than this; one that a narrower letter keeps on a line stays whole. */
  lines(
    value: string,
    size: number,
    width: number,
    { bold = false, narrowest = 1 }: { readonly bold?: boolean; readonly narrowest?: number } = {},
  ): readonly string[] {
    if (this.width(value, size, bold) * narrowest <= width) return [value];
    const lines: string[] = [];
    let line = "";
    for (const word of value.split(/(?<=\s)/).flatMap((one) => this.#broken(one, size, width, bold))) {
      if (line !== "" && this.width((line + word).trimEnd(), size, bold) > width) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += word;
    }
    return [...lines, line.trimEnd()];
  }

  /** A word wider than a line, in pieces. */
  #broken(word: string, size: number, width: number, bold: boolean): string[] {
    if (this.width(word.trimEnd(), size, bold) <= width) return [word];
    const pieces: string[] = [];
    let piece = "";
    for (const letter of word) {
      if (piece !== "" && this.width(piece + letter, size, bold) > width) {
        pieces.push(piece);
        piece = "";
      }
      piece += letter;
    }
    return [...pieces, piece];
  }

  width(value: string, size: number, bold = false): number {
    this.doc.font(bold ? "bold" : "text").fontSize((size / capitalHeight) * point);
    return this.doc.widthOfString(value) / point;
  }

  #cut(value: string, size: number, width: number, bold = false): string {
    // letters made to fit it are as wide as that, but for rounding
    if (this.width(value, size, bold) <= width + 1e-6) return value;
    const letters = [...value];
    while (letters.length > 1 && this.width(`${letters.join("")}…`, size, bold) > width) letters.pop();
    return `${letters.join("")}…`;
  }

  #text(
    x: number,
    y: number,
    value: string,
    size: number,
    anchor: "start" | "middle" | "end",
    angle: number,
    bold = false,
    colour = "#000000",
  ): void {
    const wide = this.width(value, size, bold) * point;
    const [px, py] = this.#at(x, y);
    this.doc.save();
    this.doc.fillColor(colour);
    if (angle !== 0) this.doc.rotate(-angle, { origin: [px, py] });
    const from = anchor === "start" ? 0 : anchor === "middle" ? -wide / 2 : -wide;
    // y of pdfkit is the top of the line; this is its baseline
    this.doc.text(value, px + from, py, { lineBreak: false, baseline: "alphabetic" });
    this.doc.restore();
  }

  #at(x: number, y: number): XY {
    return [x * point, (this.#high - y) * point];
  }

  #path(points: readonly XY[], closed: boolean): PDFKit.PDFDocument {
    const [first, ...others] = points;
    if (first) this.doc.moveTo(...first);
    for (const p of others) this.doc.lineTo(...p);
    if (closed) this.doc.closePath();
    return this.doc;
  }

  /** The whole file. */
  bytes(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      this.doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      this.doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
      this.doc.on("error", reject);
      this.doc.end();
    });
  }
}
