/**
 * The shapes of letters on one sheet, compared with each other: the figure that is read as "l" in a mark is the same
 * figure that is read as "1" in twenty lengths. Words that prove themselves teach, short words learn.
 */
import { resolveDesignation } from "@x/eurocode";
import type { RecognisedWord } from "./engine.ts";
import { baselineAt, type Cutting, capHeights } from "./line.ts";

interface Shape {
  readonly width: number;
  /** from the baseline, upwards positive, in pixels of the cutting */
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
  /** COLUMNS x ROWS, 0 paper … 255 ink */
  readonly grid: Uint8Array;
  /** what stands apart above the letter */
  readonly mark?: Mark;
}

interface Mark {
  readonly pieces: number;
  /** of the letter's width */
  readonly width: number;
  /** towards the upper right: an acute, towards the upper left: a grave */
  readonly slant: number;
}

export interface CutLine {
  readonly cutting: Cutting;
  readonly words: readonly RecognisedWord[];
}

const columns = 10;
const rows = 14;
/** Letters and figures that recognition mixes up where no word tells them apart. */
const confused = ["1lIi|tJ7", "4dA", "0OoDQ", "5Ss$", "8B", "6Gb", "2Zz", "9gq"];
/** Of one shape in many founts: which one it is, the word says. */
const same = /^[lI|]$/;
const figures = "0123456789";
/** Mean difference of two grids, of 255: letters of one kind on a clean sheet, and on a worn one. */
const alike = 26;
/** How much nearer the right letter must be than the one that was read. */
const nearer = 0.7;
/** Nothing of the same letter is that different. */
const strange = 48;
const mostTeachers = 40;

type Teachers = ReadonlyMap<string, readonly Shape[]>;

/** Letters of words that prove themselves. */
export function teachersOf(lines: readonly CutLine[]): Teachers {
  const teachers = new Map<string, Shape[]>();
  for (const { word, shapes } of lines.flatMap(spelledWords)) {
    if (!shapes || !provesItself(word.text)) continue;
    [...word.text].forEach((letter, i) => {
      const shape = shapes[i];
      const known = teachers.get(letter) ?? [];
      if (!shape || known.length >= mostTeachers || !/[\p{L}\d]/u.test(letter)) return;
      known.push(shape);
      teachers.set(letter, known);
    });
  }
  return teachers;
}

/** The words of a page with their letters put right by shape. */
export function compared(lines: readonly CutLine[]): CutLine[] {
  const teachers = teachersOf(lines);
  return lines.map((line) => {
    const words = spelledWords(line);
    const high = capital(words);
    return {
      cutting: line.cutting,
      words: words.map(({ word, shapes }) => (shapes ? corrected(word, shapes, teachers, high) : word)),
    };
  });
}

/** Figures that look like no other figure of their name on this sheet. */
export function strangers(line: CutLine, teachers: Teachers): number {
  const few = 3;
  let found = 0;
  for (const { word, shapes = [] } of spelledWords(line)) {
    // a word that proves itself is among its own teachers
    const own = provesItself(word.text) ? 1 : 0;
    [...word.text].forEach((letter, i) => {
      const shape = shapes[i];
      const known = teachers.get(letter) ?? [];
      if (!shape || !/\d/.test(letter) || known.length < few) return;
      if (known.filter((other) => difference(shape, other) <= strange).length <= own) found++;
    });
  }
  return found;
}

/** Numbers of three figures, names of profiles and grades, and words. */
function provesItself(text: string): boolean {
  if (
    /^\d{3,5}$|^\d{2,4}[xX]\d{2,4}(?:[xX]\d{1,3}(?:[.,]\d)?)?$|^\d{2,6}[.,]\d+$|^1:\d{1,3}$|^L[=.]?\d{3,5}$/.test(text)
  )
    return true;
  if (/^\p{Lu}?\p{Ll}{4,}$|^\p{Lu}{4,}$/u.test(text)) return true;
  const found = resolveDesignation(text);
  return "kind" in found && (found.kind === "section" || found.kind === "grade");
}

/** The height of capitals on this line, from its figures, capitals and high letters; none has to be among them. */
function capital(words: readonly Spelled[]): number | undefined {
  const heights = words.flatMap(({ word, shapes = [] }) =>
    [...word.text].flatMap((letter, i) => {
      const shape = shapes[i];
      return shape && !shape.mark && /[\dBD-NP-RTYbdhkl]/.test(letter) ? [shape.top] : [];
    }),
  );
  const [only, second] = words;
  // what stands alone in its cell was brought to the height of capitals
  if (heights.length === 0 && only && !second && only.shapes?.length === 1) return capHeights.first;
  return heights.sort((a, b) => a - b)[heights.length >> 1];
}

function corrected(
  word: RecognisedWord,
  shapes: readonly Shape[],
  teachers: Teachers,
  high: number | undefined,
): RecognisedWord {
  const proven = provesItself(word.text);
  // a word in small letters has no capital inside
  const small = /[abdefghijklmnpqrty]/.test(word.text);
  const letters = [...word.text].map((letter, i) => {
    const shape = shapes[i];
    if (!shape) return letter;
    if (/[.,]/.test(letter)) return separator(shape) ?? letter;
    if (shape.mark) return accentedLetter(letter, shape.mark);
    if (letter === "A" && high !== undefined && shape.top > ringed * high) return "Å";
    const sized = high === undefined || small ? letter : caseByHeight(letter, shape, high);
    if (proven || high === undefined || Math.abs(high - capHeights.first) > 0.12 * capHeights.first) return sized;
    return likeTaught(sized, shape, teachers, shapes.length === 1 || /\d/.test(letter) ? figures : "") ?? sized;
  });
  const text = letters.join("");
  return text === word.text ? word : { ...word, text };
}

function accentedLetter(letter: string, { pieces, width, slant }: Mark): string {
  const with_ = (mark: string) => {
    const one = (letter + mark).normalize("NFC");
    return [...one].length === 1 ? one : letter;
  };
  if (pieces === 2) return /[aouAOU]/.test(letter) ? with_("\u0308") : letter;
  if (pieces !== 1) return letter;
  // on a worn sheet the two dots run together
  if (/[aouAOU]/.test(letter) && Math.abs(slant) < 0.05 && width >= 0.5) return with_("\u0308");
  if (/[aA]/.test(letter) && Math.abs(slant) < 0.12) return with_("\u030a");
  if (!/[eE]/.test(letter)) return letter;
  return with_(slant > 0.05 ? "\u0301" : slant < -0.05 ? "\u0300" : "\u0302");
}

/** A comma hangs below the line, a point stands on it. */
function separator({ top, bottom, width }: Shape): string | undefined {
  if (top > 0.45 * capHeights.first) return undefined;
  if (bottom < -0.1 * capHeights.first) return ",";
  return bottom > -0.05 * capHeights.first && top - bottom < 1.3 * width ? "." : undefined;
}

/** of the height of capitals: an A with its ring, which touches it */
const ringed = 1.13;

/** Letters whose capital has the same shape. */
function caseByHeight(letter: string, { top, bottom }: Shape, high: number): string {
  if (!/[cosuvwxz]/i.test(letter) || bottom < -0.15 * high) return letter;
  if (top > 0.93 * high) return letter.toUpperCase();
  return top < 0.85 * high ? letter.toLowerCase() : letter;
}

function likeTaught(letter: string, shape: Shape, teachers: Teachers, more: string): string | undefined {
  const own = nearest(shape, teachers.get(letter) ?? []);
  let best: { letter: string; distance: number } | undefined;
  for (const other of (confused.find((group) => group.includes(letter)) ?? "") + more) {
    if (other === letter || (same.test(other) && same.test(letter))) continue;
    const distance = nearest(shape, teachers.get(other) ?? []);
    if (distance <= alike && (!best || distance < best.distance)) best = { letter: other, distance };
  }
  return best && best.distance < nearer * own ? best.letter : undefined;
}

const nearest = (shape: Shape, known: readonly Shape[]): number =>
  known.reduce((least, other) => Math.min(least, difference(shape, other)), Number.POSITIVE_INFINITY);

function difference(a: Shape, b: Shape): number {
  const within = (p: number, q: number, share: number) => Math.abs(p - q) <= Math.max(2.5, share * capHeights.first);
  if (!within(a.width, b.width, 0.1) || !within(a.top, b.top, 0.1) || !within(a.bottom, b.bottom, 0.1))
    return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < a.grid.length; i++) sum += Math.abs((a.grid[i] ?? 0) - (b.grid[i] ?? 0));
  return sum / a.grid.length;
}

interface Spelled {
  readonly word: RecognisedWord;
  /** one for each letter of the word; undefined where they run into each other or were split */
  readonly shapes?: readonly Shape[];
}

/** Shapes are told apart by blank columns, words by wide ones. */
function spelledWords({ cutting, words }: CutLine): Spelled[] {
  const shapes = shapesOf(cutting);
  const count = (text: string) => [...text].length;
  const all = words.reduce((sum, { text }) => sum + count(text), 0);
  if (all === shapes.length) {
    let at = 0;
    return words.map((word) => {
      const own = shapes.slice(at, at + count(word.text));
      at += own.length;
      return { word, shapes: own };
    });
  }
  return words.map((read) => {
    const own = shapes.filter(({ from, to }) => (from + to) / 2 >= read.from - 4 && (from + to) / 2 <= read.to + 4);
    // two dots above are taken for those of two letters
    const joined = read.text.replace(/(?<=\p{L})(?:ii|ui|iu)(?=\p{L})/gu, "u");
    const word = count(read.text) !== own.length && count(joined) === own.length ? { ...read, text: joined } : read;
    return own.length === count(word.text) ? { word, shapes: own } : { word };
  });
}

function shapesOf({ pixels, width, zoom, line }: Cutting): Shape[] {
  const height = pixels.length / width;
  const scale = capHeights.first / (zoom * line.capHeight);
  const inkBelow = 150;
  const inked = (x: number) => {
    for (let y = 0; y < height; y++) if ((pixels[y * width + x] ?? 255) < inkBelow) return true;
    return false;
  };
  const shapes: Shape[] = [];
  for (let x = 0; x < width; x++) {
    if (!inked(x)) continue;
    const from = x;
    while (x < width && inked(x)) x++;
    shapes.push(shapeOf(pixels, width, height, from, x, inkBelow, scale));
  }
  return shapes;
}

function shapeOf(
  pixels: Uint8Array,
  width: number,
  height: number,
  from: number,
  to: number,
  ink: number,
  scale: number,
): Shape {
  let [first, last] = [height, 0];
  for (let y = 0; y < height; y++) {
    for (let x = from; x < to; x++) {
      if ((pixels[y * width + x] ?? 255) < ink) {
        first = Math.min(first, y);
        last = y + 1;
      }
    }
  }
  const grid = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const [y0, y1] = [first + ((last - first) * row) / rows, first + ((last - first) * (row + 1)) / rows];
    for (let column = 0; column < columns; column++) {
      const [x0, x1] = [from + ((to - from) * column) / columns, from + ((to - from) * (column + 1)) / columns];
      let [sum, count] = [0, 0];
      for (let y = Math.floor(y0); y < Math.ceil(y1); y++) {
        for (let x = Math.floor(x0); x < Math.ceil(x1); x++) {
          sum += 255 - (pixels[y * width + x] ?? 255);
          count++;
        }
      }
      grid[row * columns + column] = sum / Math.max(1, count);
    }
  }
  const mark = markOf(pixels, width, from, to, first, last, ink);
  return {
    width: (to - from) * scale,
    top: (baselineAt - first) * scale,
    bottom: (baselineAt - last) * scale,
    from,
    to,
    grid,
    ...(mark && { mark }),
  };
}

/** Dots, rings and strokes over a letter: ink above an empty row in the upper part of it. */
function markOf(
  pixels: Uint8Array,
  width: number,
  from: number,
  to: number,
  first: number,
  last: number,
  ink: number,
): Mark | undefined {
  const dark = (x: number, y: number) => (pixels[y * width + x] ?? 255) < ink;
  const rowInked = (y: number) => {
    for (let x = from; x < to; x++) if (dark(x, y)) return true;
    return false;
  };
  let end = first;
  while (end < last && rowInked(end)) end++;
  if (end - first < 3 || end - first > 0.35 * (last - first)) return undefined;
  let pieces = 0;
  let [x0, x1] = [to, from];
  let [upper, uppers, lower, lowers] = [0, 0, 0, 0];
  for (let x = from, before = false; x < to; x++) {
    let any = false;
    for (let y = first; y < end; y++) {
      if (!dark(x, y)) continue;
      any = true;
      if (y < (first + end) / 2) {
        upper += x;
        uppers++;
      } else {
        lower += x;
        lowers++;
      }
    }
    if (any && !before) pieces++;
    before = any;
    if (any) [x0, x1] = [Math.min(x0, x), x + 1];
  }
  const slant = uppers > 0 && lowers > 0 ? (upper / uppers - lower / lowers) / (to - from) : 0;
  return { pieces, width: (x1 - x0) / (to - from), slant };
}
