/** A page while it is drawn: the state of its graphics, and what has come of it. */
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../model.ts";
import type { Rule, Stroke } from "../page-text.ts";
import { common, displayed, isMatrix, isNumbers, type Matrix, times } from "./matrix.ts";
import { type Lines, letterLowest, linesOf } from "./paths.ts";

export interface Glyph {
  readonly text: string;
  /** where the glyph stands on its baseline, in displayed points */
  readonly x: number;
  readonly y: number;
  /** unit vector of reading, y downwards */
  readonly dx: number;
  readonly dy: number;
  readonly width: number;
  readonly size: number;
  readonly annotation: boolean;
  /** the pen was set anew so many times before it, and so many texts were begun */
  readonly pen: number;
  readonly textObject: number;
  /** drawn invisibly, over the picture that it was recognised in */
  readonly invisible?: true;
}

export interface Content {
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly strokes: readonly Stroke[];
  readonly rings: readonly Box[];
  readonly slants: readonly Stroke[];
  readonly ink: { readonly paths: number; readonly images: number };
}

interface State {
  ctm: Matrix;
  clip: Box;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  /** 0 black … 1 white */
  fill: number;
  invisible: boolean;
}

/** The parts of pdf.js's glyphs and fonts that are read here. */
export interface PdfGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}
export interface PdfFont {
  readonly fontMatrix?: readonly number[];
  readonly vertical?: boolean;
}

export interface ContentInput {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
  /** page units -> displayed points */
  readonly viewport: Matrix;
  readonly width: number;
  readonly height: number;
  readonly font: (name: string) => PdfFont | undefined;
  readonly visible: (group: unknown) => boolean;
}

const white = 0.93;
const mostBackgrounds = 20_000;

const upright: Matrix = [1, 0, 0, 1, 0, 0];

/** A page while it is drawn: the state of its graphics, and what has come of it. */
export class Page {
  state: State;
  readonly #input: ContentInput;
  readonly #stack: State[] = [];
  readonly #glyphs: Glyph[] = [];
  readonly #lines: Lines = { rules: [], strokes: [], rings: [], slants: [] };
  readonly #pale: Glyph[] = [];
  #pens = 0;
  #texts = 0;
  readonly #backgrounds: Box[] = [];
  #paths = 0;
  #images = 0;
  #text: Matrix = upright;
  #line: Matrix = upright;
  #annotations = 0;
  #clips = false;
  /** Layers that are open, and whether they are hidden. */
  readonly #layers: boolean[] = [];
  #hidden = 0;

  constructor(input: ContentInput) {
    this.#input = input;
    this.state = this.#initial();
  }

  #initial(): State {
    return {
      ctm: this.#input.viewport,
      clip: [0, 0, this.#input.width, this.#input.height],
      font: "",
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      hScale: 1,
      leading: 0,
      rise: 0,
      fill: 0,
      invisible: false,
    };
  }

  save(): void {
    this.#stack.push({ ...this.state });
  }

  restore(): void {
    this.state = this.#stack.pop() ?? this.state;
  }

  transform(m: unknown): void {
    if (isMatrix(m)) this.state.ctm = times(this.state.ctm, m);
  }

  clipTo(box: unknown): void {
    if (isNumbers(box)) this.state.clip = common(this.state.clip, displayed(this.state.ctm, box));
  }

  /** The next path is a clip. */
  clipNext(): void {
    this.#clips = true;
  }

  beginAnnotation(...matrices: readonly unknown[]): void {
    this.save();
    this.state = this.#initial();
    this.#annotations++;
    for (const matrix of matrices) this.transform(matrix);
  }

  endAnnotation(): void {
    this.#annotations = Math.max(0, this.#annotations - 1);
    this.restore();
  }

  beginLayer(tag: unknown, group: unknown): void {
    const hide = tag === "OC" && !this.#input.visible(group);
    this.#layers.push(hide);
    if (hide) this.#hidden++;
  }

  endLayer(): void {
    if (this.#layers.pop()) this.#hidden--;
  }

  beginText(m: Matrix = upright): void {
    this.#pens++;
    this.#texts++;
    this.#text = this.#line = m;
  }

  move(x: number, y: number): void {
    this.#pens++;
    this.#line = times(this.#line, [1, 0, 0, 1, x, y]);
    this.#text = this.#line;
  }

  show(items: readonly (PdfGlyph | number)[]): void {
    const font = this.#input.font(this.state.font);
    const scale = font?.fontMatrix?.[0] ?? 0.001;
    const { fontSize, hScale, charSpacing, wordSpacing } = this.state;
    if (fontSize === 0 || this.#hidden > 0) return;
    const pen = penOf(times(this.state.ctm, this.#text), fontSize);
    let x = 0;
    for (const item of items) {
      if (typeof item === "number") {
        x -= (item * fontSize * hScale) / 1000;
        continue;
      }
      const width = item.width * scale * fontSize * hScale;
      this.#glyph(item.unicode, pen, x, Math.abs(width) * pen.along);
      x += width + (charSpacing + (item.isSpace ? wordSpacing : 0)) * hScale;
    }
    this.#text = times(this.#text, [1, 0, 0, 1, x, 0]);
  }

  #glyph(text: string, { m, dx, dy, size }: Pen, x: number, width: number): void {
    const { rise, clip, invisible, fill } = this.state;
    const px = m[0] * x + m[2] * rise + m[4];
    const py = m[1] * x + m[3] * rise + m[5];
    const cx = px + (dx * width) / 2 + (dy * size) / 3;
    const cy = py + (dy * width) / 2 - (dx * size) / 3;
    const [x0, y0, x1, y1] = clip;
    if (!(size > 0.5 && cx >= x0 && cx <= x1 && cy >= y0 && cy <= y1)) return;
    const annotation = this.#annotations > 0;
    const seen = { text, x: px, y: py, dx, dy, width, size, annotation, pen: this.#pens, textObject: this.#texts };
    const glyph: Glyph = invisible ? { ...seen, invisible } : seen;
    this.#glyphs.push(glyph);
    if (fill > white) this.#pale.push(glyph);
  }

  path(painting: number, data: unknown, minMax: unknown): void {
    if (this.#clips) this.clipTo(minMax);
    this.#clips = false;
    if (painting === OPS.endPath || this.#hidden > 0 || !isNumbers(data)) return;
    const filled = painting !== OPS.stroke && painting !== OPS.closeStroke;
    const stroked = painting !== OPS.fill && painting !== OPS.eoFill;
    const { ctm, clip, fill } = this.state;
    if (filled && fill < white && isNumbers(minMax)) this.#background(common(clip, displayed(ctm, minMax)));
    this.#paths += linesOf(data, ctm, clip, filled && !stroked, this.#lines);
  }

  /** What white letters can be read on. */
  #background(box: Box): void {
    const large = box[2] - box[0] > letterLowest * 4 && box[3] - box[1] > letterLowest * 4;
    if (large && this.#backgrounds.length < mostBackgrounds) this.#backgrounds.push(box);
  }

  image(): void {
    if (this.#hidden > 0) return;
    this.#images++;
    this.#backgrounds.push(common(this.state.clip, displayed(this.state.ctm, [0, 0, 1, 1])));
  }

  content(): Content {
    // white letters on white paper are not on the drawing; neither is invisible text that lies over no picture
    const unseen = new Set(
      this.#pale.filter(
        ({ x, y, size }) =>
          !this.#backgrounds.some(([x0, y0, x1, y1]) => x > x0 - 1 && x < x1 && y > y0 && y - size / 3 < y1),
      ),
    );
    const seen = this.#glyphs.filter((glyph) => !unseen.has(glyph) && !(glyph.invisible && this.#images === 0));
    return { glyphs: seen, ...this.#lines, ink: { paths: this.#paths, images: this.#images } };
  }
}

/** Where letters are written: the matrix of the text, its direction, the height across it. */
interface Pen {
  readonly m: Matrix;
  readonly along: number;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
}

function penOf(m: Matrix, fontSize: number): Pen {
  const along = Math.hypot(m[0], m[1]) || 1;
  return {
    m,
    along,
    dx: (Math.sign(fontSize) * m[0]) / along,
    dy: (Math.sign(fontSize) * m[1]) / along,
    // the height of a letter, across the direction of reading
    size: (Math.abs(fontSize) * Math.abs(m[0] * m[3] - m[1] * m[2])) / along,
  };
}
