/** A sheet of paper in the hand of an office: its font, how its program cuts texts into pieces, how it turns the page. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import PDFDocument from "pdfkit";
import type { Chance } from "./chance.ts";

const fonts = dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"));
const dejavu = (name: string) => join(fonts, `${name}.ttf`);

/** how a text is written into the file */
type Pieces = "texts" | "words" | "glyphs" | "pairs";

export interface Hand {
  readonly font: string;
  readonly bold: string;
  readonly pieces: Pieces;
  /** the page is stored upright and turned by the viewer */
  readonly turned: 0 | 90 | 270;
  readonly width: number;
  readonly height: number;
  readonly capitals: boolean;
  readonly line: number;
}

const paperSizes: readonly (readonly [number, number])[] = [
  [1190.55, 841.89],
  [1683.78, 1190.55],
  [841.89, 595.28],
  [595.28, 841.89],
  [2383.94, 1683.78],
];

export function handOf(chance: Chance, country: string): Hand {
  const eastern = country === "pl" || country === "cs";
  const [font, bold] = chance.of(
    [
      ["Helvetica", "Helvetica-Bold"],
      ["Helvetica", "Helvetica"],
      ["Times-Roman", "Times-Bold"],
      ["Courier", "Courier-Bold"],
      [dejavu("DejaVuSans"), dejavu("DejaVuSans-Bold")],
      [dejavu("DejaVuSansCondensed"), dejavu("DejaVuSansCondensed-Bold")],
      [dejavu("DejaVuSerif"), dejavu("DejaVuSerif-Bold")],
      [dejavu("DejaVuSansMono"), dejavu("DejaVuSansMono")],
    ].slice(eastern ? 4 : 0),
  );
  const [width, height] = chance.of(paperSizes.slice(0, 3));
  return {
    font: font ?? "Helvetica",
    bold: bold ?? "Helvetica-Bold",
    pieces: chance.weighed([
      [6, "texts" as const],
      [2, "words" as const],
      [1, "glyphs" as const],
      [1, "pairs" as const],
    ]),
    turned: chance.weighed([
      [8, 0 as const],
      [1, 90 as const],
      [1, 270 as const],
    ]),
    width,
    height,
    capitals: chance.yes(0.15),
    line: chance.of([0.25, 0.4, 0.7, 1]),
  };
}

export interface Lettering {
  readonly size?: number;
  /** clockwise, as seen */
  readonly angle?: 0 | 90 | 270;
  readonly bold?: boolean;
  /** what x means */
  readonly at?: "left" | "middle" | "right";
}

type Doc = InstanceType<typeof PDFDocument>;

export class Paper {
  readonly hand: Hand;
  readonly #doc: Doc;

  constructor(doc: Doc, hand: Hand) {
    this.#doc = doc;
    this.hand = hand;
    this.begin();
  }

  get width(): number {
    return this.hand.width;
  }

  get height(): number {
    return this.hand.height;
  }

  newPage(): void {
    this.#doc.addPage();
    this.begin();
  }

  begin(): void {
    const { turned, width, height } = this.hand;
    if (turned === 0) return;
    Object.assign(this.#doc.page.dictionary.data, { Rotate: turned });
    if (turned === 90) this.#doc.translate(0, width).rotate(-90);
    else this.#doc.translate(height, 0).rotate(90);
  }

  widthOf(text: string, size = 8, bold = false): number {
    return this.#doc
      .font(bold ? this.hand.bold : this.hand.font)
      .fontSize(size)
      .widthOfString(text);
  }

  /** y is the top of the letters */
  put(x: number, y: number, text: string, { size = 8, angle = 0, bold = false, at = "left" }: Lettering = {}): void {
    if (text === "") return;
    const doc = this.#doc;
    const whole = this.widthOf(text, size, bold);
    const shift = at === "left" ? 0 : at === "middle" ? whole / 2 : whole;
    doc.save().fillColor("black");
    if (angle !== 0) doc.rotate(angle, { origin: [x, y] });
    let left = x - shift;
    for (const piece of this.#piecesOf(text)) {
      doc.font(bold ? this.hand.bold : this.hand.font).fontSize(size);
      if (piece.trim() !== "") doc.text(piece, left, y, { lineBreak: false });
      left += this.widthOf(piece, size, bold);
    }
    doc.restore();
  }

  #piecesOf(text: string): string[] {
    switch (this.hand.pieces) {
      case "words":
        return text.split(/(?<= )/);
      case "glyphs":
        return [...text];
      case "pairs":
        return text.match(/.{1,3}/gsu) ?? [text];
      default:
        return [text];
    }
  }

  line(x0: number, y0: number, x1: number, y1: number, width = this.hand.line): void {
    this.#doc.moveTo(x0, y0).lineTo(x1, y1).lineWidth(width).stroke();
  }

  box(x: number, y: number, width: number, height: number, line = this.hand.line): void {
    this.#doc.rect(x, y, width, height).lineWidth(line).stroke();
  }

  polygon(points: readonly (readonly [number, number])[]): void {
    this.#doc
      .polygon(...points.map(([x, y]) => [x, y]))
      .lineWidth(this.hand.line)
      .stroke();
  }

  circle(x: number, y: number, radius: number): void {
    this.#doc.circle(x, y, radius).lineWidth(this.hand.line).stroke();
  }
}

export function pdfOn(hand: Hand, draw: (paper: Paper) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const upright: [number, number] = hand.turned === 0 ? [hand.width, hand.height] : [hand.height, hand.width];
    const doc = new PDFDocument({ size: upright, margin: 0, info: { CreationDate: new Date(0) } });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
    draw(new Paper(doc, hand));
    doc.end();
  });
}
