/** What a page draws: glyphs with their place, straight lines, and how much ink there is. */
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../model.ts";
import type { Rule, Stroke } from "../page-text.ts";

export type Matrix = readonly [number, number, number, number, number, number];

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
  /** drawn invisibly, over the picture that it was recognised in */
  readonly invisible?: true;
}

export interface Content {
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly strokes: readonly Stroke[];
  readonly rings: readonly Box[];
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
interface PdfGlyph {
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

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const letterLowest = 0.8;
const letterHighest = 25;
/** A line thicker than this is a bar of a drawing, not a rule */
const ruleThickest = 2.5;
const ruleShortest = 3;
const strokeShortest = 4;
const white = 0.93;
const mostBackgrounds = 20_000;
/** radius of a bubble, in points */
const ringSmallest = 3;
const ringLargest = 60;
const mostRings = 5000;
/** text rendering mode of PDF: neither filled nor stroked */
const invisibleMode = 3;

/** What a page draws, by its operators one after the other. */
export function contentOf(input: ContentInput): Content {
  const page = new Page(input);
  for (let i = 0; i < input.fnArray.length; i++) {
    // pdf.js types the arguments of its operators as any
    operators.get(input.fnArray[i] ?? -1)?.(page, (input.argsArray[i] ?? []) as readonly unknown[]);
  }
  return page.content();
}

const upright: Matrix = [1, 0, 0, 1, 0, 0];

/** What paths leave on the page. */
interface Lines {
  readonly rules: Rule[];
  readonly strokes: Stroke[];
  readonly rings: Box[];
}

/** A page while it is drawn: the state of its graphics, and what has come of it. */
class Page {
  state: State;
  readonly #input: ContentInput;
  readonly #stack: State[] = [];
  readonly #glyphs: Glyph[] = [];
  readonly #lines: Lines = { rules: [], strokes: [], rings: [] };
  readonly #pale: Glyph[] = [];
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
    this.#text = this.#line = m;
  }

  move(x: number, y: number): void {
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
    const seen = { text, x: px, y: py, dx, dy, width, size, annotation };
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

type Operator = (page: Page, args: readonly unknown[]) => void;

const number = (value: unknown): number => Number(value) || 0;
const restore: Operator = (page) => page.restore();
const layer: Operator = (page, [tag, group]) => page.beginLayer(tag, group);
const clip: Operator = (page) => page.clipNext();
const image: Operator = (page) => page.image();

const operators: ReadonlyMap<number, Operator> = new Map<number, Operator>([
  [OPS.save, (page) => page.save()],
  [OPS.restore, restore],
  [OPS.transform, (page, args) => page.transform(args)],
  [
    OPS.paintFormXObjectBegin,
    (page, [matrix, box]) => {
      page.save();
      page.transform(matrix);
      page.clipTo(box);
    },
  ],
  [OPS.paintFormXObjectEnd, restore],
  [
    OPS.beginGroup,
    (page, [group]) => {
      page.save();
      page.transform(Object(group).matrix);
    },
  ],
  [OPS.endGroup, restore],
  [OPS.beginAnnotation, (page, [, , transform, matrix]) => page.beginAnnotation(transform, matrix)],
  [OPS.endAnnotation, (page) => page.endAnnotation()],
  [OPS.beginMarkedContent, layer],
  [OPS.beginMarkedContentProps, layer],
  [OPS.endMarkedContent, (page) => page.endLayer()],
  [OPS.beginText, (page) => page.beginText()],
  [
    OPS.setFont,
    ({ state }, [name, size]) => {
      state.font = String(name);
      state.fontSize = number(size);
    },
  ],
  [
    OPS.setCharSpacing,
    ({ state }, [value]) => {
      state.charSpacing = number(value);
    },
  ],
  [
    OPS.setWordSpacing,
    ({ state }, [value]) => {
      state.wordSpacing = number(value);
    },
  ],
  [
    OPS.setTextRenderingMode,
    ({ state }, [mode]) => {
      state.invisible = mode === invisibleMode;
    },
  ],
  [
    OPS.setFillRGBColor,
    ({ state }, [colour]) => {
      state.fill = lightness(colour);
    },
  ],
  [
    OPS.setFillColorN,
    ({ state }) => {
      state.fill = 0;
    },
  ],
  [
    OPS.setHScale,
    ({ state }, [value]) => {
      state.hScale = (Number(value) || 100) / 100;
    },
  ],
  [
    OPS.setLeading,
    ({ state }, [value]) => {
      state.leading = -number(value);
    },
  ],
  [
    OPS.setTextRise,
    ({ state }, [value]) => {
      state.rise = number(value);
    },
  ],
  [
    OPS.setLeadingMoveText,
    (page, [x, y]) => {
      page.state.leading = number(y);
      page.move(number(x), number(y));
    },
  ],
  [OPS.moveText, (page, [x, y]) => page.move(number(x), number(y))],
  [
    OPS.setTextMatrix,
    (page, args) => {
      const m = Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args;
      if (isMatrix(m)) page.beginText(m);
    },
  ],
  [OPS.nextLine, (page) => page.move(0, page.state.leading)],
  // glyphs of pdf.js, see PdfGlyph
  [
    OPS.showText,
    (page, [items]) => page.show(((items ?? []) as (PdfGlyph | number | null)[]).filter((item) => item !== null)),
  ],
  [OPS.clip, clip],
  [OPS.eoClip, clip],
  [
    OPS.constructPath,
    (page, [painting, data, minMax]) => page.path(Number(painting), Array.isArray(data) ? data[0] : undefined, minMax),
  ],
  [OPS.paintImageXObject, image],
  [OPS.paintInlineImageXObject, image],
  [OPS.paintImageMaskXObject, image],
  [OPS.paintImageXObjectRepeat, image],
  [OPS.paintInlineImageXObjectGroup, image],
  [OPS.paintImageMaskXObjectGroup, image],
  [OPS.paintImageMaskXObjectRepeat, image],
]);

/** of `#rrggbb`, as pdf.js gives colours */
function lightness(colour: unknown): number {
  const found = /^#(\w\w)(\w\w)(\w\w)/.exec(String(colour));
  return found ? Math.min(...found.slice(1).map((part) => Number.parseInt(part, 16))) / 255 : 0;
}

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && "length" in value && typeof value[0] === "number";
const isMatrix = (value: unknown): value is Matrix => isNumbers(value) && value.length === 6;

function displayed(m: Matrix, box: ArrayLike<number>): Box {
  const [a = 0, b = 0, c = 0, d = 0] = Array.from(box);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [a, b],
    [a, d],
    [c, b],
    [c, d],
  ] as const) {
    // biome-ignore format: four corners
    xs.push(m[0] * x + m[2] * y + m[4]);
    ys.push(m[1] * x + m[3] * y + m[5]);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** A path may have a million points: more than a function takes arguments. */
function boundsOf(points: readonly (readonly [number, number])[]): Box {
  let [x0, y0, x1, y1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1, y1];
}

/** Drawn in one go from end to end, nearly level or upright, but no rule; a short one may be steeper: a slash through a number */
function isStroke(points: readonly (readonly [number, number])[], w: number, h: number): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || Math.min(w, h) > (Math.max(w, h) < 60 ? 0.8 : 0.25) * Math.max(w, h)) return false;
  const along = w > h ? Math.abs(last[0] - first[0]) : Math.abs(last[1] - first[1]);
  const straight = points.length === 2 && Math.min(w, h) < 0.004 * Math.max(w, h) + 0.1;
  return !straight && along > 0.8 * Math.max(w, h);
}

/** The circle around the name of an axis, also where a program draws it as a polygon */
function isRing(points: readonly (readonly [number, number])[], curved: boolean, box: Box): boolean {
  const r = (box[2] - box[0]) / 2;
  if (r < ringSmallest || r > ringLargest || Math.abs(box[3] - box[1] - 2 * r) > 0.12 * r) return false;
  if (points.length < (curved ? 4 : 6)) return false;
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return points.every(([px, py]) => Math.abs(Math.hypot(px - x, py - y) - r) < 0.08 * r);
}

/** Collects the horizontal and vertical lines of a path; returns how many of its parts are as small as letters. */
function linesOf(
  data: ArrayLike<number>,
  m: Matrix,
  clip: Box,
  fillOnly: boolean,
  { rules, strokes, rings }: Lines,
): number {
  let letters = 0;
  let points: [number, number][] = [];
  let curved = false;
  const end = () => {
    const box = boundsOf(points);
    const w = box[2] - box[0];
    const h = box[3] - box[1];
    if (points.length > 1 && Math.max(w, h) > letterLowest && Math.max(w, h) < letterHighest) letters++;
    if (fillOnly) {
      // a line drawn as a thin filled rectangle
      if (!curved && w >= ruleShortest && h < ruleThickest)
        add(box[0], (box[1] + box[3]) / 2, box[2], (box[1] + box[3]) / 2);
      else if (!curved && h >= ruleShortest && w < ruleThickest)
        add((box[0] + box[2]) / 2, box[1], (box[0] + box[2]) / 2, box[3]);
    }
    const [first, last] = [points[0], points.at(-1)];
    if (!fillOnly && first && last && Math.max(w, h) >= strokeShortest && isStroke(points, w, h))
      strokes.push({ x0: first[0], y0: first[1], x1: last[0], y1: last[1] });
    if (rings.length < mostRings && isRing(points, curved, box)) rings.push(box);
    points = [];
    curved = false;
  };
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const rule = {
      x0: Math.max(Math.min(x0, x1), clip[0]),
      y0: Math.max(Math.min(y0, y1), clip[1]),
      x1: Math.min(Math.max(x0, x1), clip[2]),
      y1: Math.min(Math.max(y0, y1), clip[3]),
    };
    if (Math.max(rule.x1 - rule.x0, rule.y1 - rule.y0) >= ruleShortest && rule.x1 >= rule.x0 && rule.y1 >= rule.y0)
      rules.push(rule);
  };
  const lineTo = (x: number, y: number) => {
    const last = points.at(-1);
    points.push([x, y]);
    if (!last || fillOnly) return;
    const dx = Math.abs(x - last[0]);
    const dy = Math.abs(y - last[1]);
    if ((dx >= ruleShortest && dy < 0.004 * dx + 0.1) || (dy >= ruleShortest && dx < 0.004 * dy + 0.1))
      add(last[0], last[1], x, y);
  };
  const at = (i: number): [number, number] => {
    const x = data[i] ?? 0;
    const y = data[i + 1] ?? 0;
    return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  };
  // codes of pdf.js's path data, checked by a test against what it draws: 0 move, 1 line, 2 curve, 3 close
  for (let i = 0; i < data.length; ) {
    const code = data[i++];
    if (code === 0) {
      if (points.length > 0) end();
      points = [at(i)];
      i += 2;
    } else if (code === 1) {
      lineTo(...at(i));
      i += 2;
    } else if (code === 2) {
      points.push(at(i + 4));
      curved = true;
      i += 6;
    } else if (code === 3) {
      const first = points[0];
      if (first) lineTo(...first);
    } else break;
  }
  if (points.length > 0) end();
  return letters;
}
