/**
 * A line of text cut out of the picture, its letters at the height that the recognition was trained on. One line a
 * picture: set side by side, lines would bend each other's reading.
 */

import type { Extent } from "./extent.ts";
import type { Gray } from "./gray.ts";
import type { Layout } from "./layout.ts";
import type { TextLine } from "./text-lines.ts";

/** Reading direction as seen on the picture, clockwise: 0 to the right, 90 downwards, 180 upside down, 270 upwards. */
export type Direction = 0 | 90 | 180 | 270;

export interface Cutting {
  readonly line: TextLine;
  readonly direction: Direction;
  /** a portable grey map (P5), which the recognition reads as it is */
  readonly image: Uint8Array;
  /** the same without its head: 0 black … 255 white, row by row */
  readonly pixels: Uint8Array;
  readonly width: number;
  /** pixels of the cutting per pixel of the picture */
  readonly zoom: number;
  readonly spaces: readonly Space[];
}

/** A space that was made wider, along the line in pixels of the picture: words stay apart for the recognition. */
interface Space {
  readonly at: number;
  readonly added: number;
}

/** Height of capitals on a cutting: as usual, smaller for second looks, and of several sizes where a column says what it may be. */
export const capHeights = { first: 34, again: [28, 24], column: [40, 30, 24] } as const;
export const baselineAt = 66;
const lineHeight = 92;
const margin = 24;
const longestLine = 4000;

export function cuttingOf(
  gray: Gray,
  layout: Layout,
  line: TextLine,
  direction: Direction,
  cap: number = capHeights.first,
): Cutting {
  const masked = maskedCrop(gray, layout, line);
  const { spaced: turned, spaces } = widenSpaces(turn(masked, direction), line.capHeight);
  const baseline = baselineOf(line, direction);
  let zoom = cap / line.capHeight;
  const above = baseline;
  const below = turned.height - baseline;
  // a line with something tall in it is made smaller until it fits
  zoom = Math.min(zoom, (baselineAt - 4) / above, below > 0 ? (lineHeight - baselineAt - 2) / below : zoom);
  zoom = Math.min(zoom, (longestLine - 2 * margin) / turned.width);
  const { width, height, data } = resample(turned, zoom);
  const sheet = { width: width + 2 * margin, data: new Uint8Array((width + 2 * margin) * lineHeight).fill(255) };
  const top = Math.round(baselineAt - baseline * zoom);
  for (let y = 0; y < height; y++) {
    const row = top + y;
    if (row < 0 || row >= lineHeight) continue;
    sheet.data.set(data.subarray(y * width, (y + 1) * width), row * sheet.width + margin);
  }
  return {
    line,
    direction,
    image: grayMap(sheet.width, lineHeight, sheet.data),
    pixels: sheet.data,
    width: sheet.width,
    zoom,
    spaces,
  };
}

function grayMap(width: number, height: number, data: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const image = new Uint8Array(head.length + data.length);
  image.set(head);
  image.set(data, head.length);
  return image;
}

/** Only the ink of the line itself: what else reaches into its box is white. */
function maskedCrop(gray: Gray, { runs }: Layout, line: TextLine): Gray {
  const pad = 2;
  const x0 = Math.max(0, line.x0 - pad);
  const y0 = Math.max(0, line.y0 - pad);
  const x1 = Math.min(gray.width, line.x1 + pad);
  const y1 = Math.min(gray.height, line.y1 + pad);
  const width = x1 - x0;
  const height = y1 - y0;
  const data = new Uint8Array(width * height).fill(255);
  for (const part of line.parts) {
    for (let run = part.firstRun; run < part.firstRun + part.runs; run++) {
      const [row = 0, from = 0, to = 0] = [runs.row[run], runs.from[run], runs.to[run]];
      // with the soft edge around the ink
      const left = Math.max(x0, from - 1);
      const right = Math.min(x1, to + 1);
      for (let y = Math.max(y0, row - 1); y <= Math.min(y1 - 1, row + 1); y++) {
        for (let x = left; x < right; x++) data[(y - y0) * width + x - x0] = gray.data[y * gray.width + x] ?? 255;
      }
    }
  }
  return { width, height, data };
}

function turn(gray: Gray, direction: Direction): Gray {
  if (direction === 0) return gray;
  const { width: w, height: h } = gray;
  const swapped = direction === 90 || direction === 270;
  const [width, height] = swapped ? [h, w] : [w, h];
  const data = new Uint8Array(width * height);
  for (let v = 0; v < height; v++) {
    for (let u = 0; u < width; u++) {
      const [x, y] = direction === 270 ? [v, h - 1 - u] : direction === 90 ? [w - 1 - v, u] : [w - 1 - u, h - 1 - v];
      data[v * width + u] = gray.data[y * w + x] ?? 255;
    }
  }
  return { width, height, data };
}

/** Gaps wider than between letters become as wide as between words, clearly. */
function widenSpaces(line: Gray, capHeight: number): { spaced: Gray; spaces: Space[] } {
  const [narrow, wide] = [0.4 * capHeight, 0.85 * capHeight];
  const spaces: Space[] = [];
  let blank = 0;
  for (let x = 0; x < line.width; x++) {
    if (isBlank(line, x)) {
      blank++;
      continue;
    }
    if (blank >= narrow && blank < wide && blank < x) {
      spaces.push({ at: x - Math.ceil(blank / 2), added: Math.round(wide - blank) });
    }
    blank = 0;
  }
  if (spaces.length === 0) return { spaced: line, spaces };
  const width = line.width + spaces.reduce((sum, { added }) => sum + added, 0);
  const data = new Uint8Array(width * line.height).fill(255);
  let [from, to] = [0, 0];
  for (const { at, added } of [...spaces, { at: line.width, added: 0 }]) {
    for (let y = 0; y < line.height; y++) {
      data.set(line.data.subarray(y * line.width + from, y * line.width + at), y * width + to);
    }
    to += at - from + added;
    from = at;
  }
  return { spaced: { width, height: line.height, data }, spaces };
}

function isBlank({ width, height, data }: Gray, x: number): boolean {
  for (let y = 0; y < height; y++) if ((data[y * width + x] ?? 255) < 200) return false;
  return true;
}

/** Where most letters stand, from the top of the turned line. */
function baselineOf(line: TextLine, direction: Direction): number {
  const feet = line.letters.map((letter) => acrossLine(letter, line, direction)[1]).sort((a, b) => a - b);
  return (feet[Math.floor((feet.length - 1) / 2)] ?? line.capHeight) + 2;
}

function resample(gray: Gray, zoom: number): Gray {
  const width = Math.max(1, Math.round(gray.width * zoom));
  const height = Math.max(1, Math.round(gray.height * zoom));
  const data = new Uint8Array(width * height);
  const step = 1 / zoom;
  const samples = Math.max(1, Math.ceil(step));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let j = 0; j < samples; j++) {
        for (let i = 0; i < samples; i++) {
          sum += bilinear(gray, (x + (i + 0.5) / samples) * step - 0.5, (y + (j + 0.5) / samples) * step - 0.5);
        }
      }
      data[y * width + x] = Math.round(sum / (samples * samples));
    }
  }
  return { width, height, data };
}

function bilinear({ width, height, data }: Gray, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1);
  const cy = Math.min(Math.max(y, 0), height - 1);
  const [i, j] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - i, cy - j];
  const [i1, j1] = [Math.min(i + 1, width - 1), Math.min(j + 1, height - 1)];
  const at = (a: number, b: number) => data[b * width + a] ?? 255;
  return (1 - fy) * ((1 - fx) * at(i, j) + fx * at(i1, j)) + fy * ((1 - fx) * at(i, j1) + fx * at(i1, j1));
}

/** Letters and separators of a word on the cutting, along the line; its box at the height of capitals and figures. */
export interface WordPart extends Extent {
  /** in reading order */
  readonly letters: readonly Extent[];
  /** small parts on the baseline: how many letters stand before, and whether it hangs below like a comma */
  readonly separators: readonly { readonly after: number; readonly hanging: boolean; readonly extent: Extent }[];
}

/** Widths of the dashes of a word, in heights of figures: thin strokes at half the height of the letters */
export function dashesOf(cutting: Cutting, wordFrom: number, wordTo: number): number[] {
  const { line, direction } = cutting;
  const heights = line.letters.map((letter) => acrossLine(letter, line, direction)).map(([a, b]) => b - a);
  // a ring or an accent makes a capital higher
  const cap =
    heights.filter((h) => h > 0.5 * line.capHeight).sort((a, b) => a - b)[heights.length >> 2] ?? line.capHeight;
  const [from, to] = [onLine(cutting, wordFrom), onLine(cutting, wordTo)];
  const foot = footOf(line, direction);
  return [...new Set([...line.parts, ...line.letters.flatMap(({ pieces }) => pieces)])].flatMap((part) => {
    const [a, b] = alongLine(part, line, direction);
    const [top, bottom] = acrossLine(part, line, direction);
    const above = (foot - (top + bottom) / 2) / cap;
    const isDash = a >= from && b <= to && bottom - top < 0.25 * cap && b - a > 2 * (bottom - top);
    return isDash && above > 0.2 && above < 0.6 ? [(b - a) / cap] : [];
  });
}

/** What stands in the gap between two words, as near to the one as to the other: a point, a comma, nothing of the kind */
export function separatorBetween(cutting: Cutting, end: number, start: number): "." | "," | undefined {
  const { line, direction, zoom } = cutting;
  // the bounds that recognition gives are not sharp
  const blur = 0.3 * line.capHeight * zoom;
  const { separators } = partOf(cutting, end - blur, start + blur);
  const [only, second] = separators;
  if (!only || second || partOf(cutting, end, start).letters.length > 0) return undefined;
  const [from, to] = alongLine(only.extent, line, direction);
  const { last, next } = lettersAround(cutting, (from + to) / 2);
  const isMiddle = Math.abs(from - last - (next - to)) < 0.35 * line.capHeight;
  return isMiddle ? (only.hanging ? "," : ".") : undefined;
}

/** Paper between the letters on both sides of the gap between two words, in heights of capitals */
export function gapBetween(cutting: Cutting, end: number, start: number): number {
  const { x0, x1 } = { x0: onLine(cutting, end), x1: onLine(cutting, start) };
  const { last, next } = lettersAround(cutting, (x0 + x1) / 2);
  return (next - last) / cutting.line.capHeight;
}

/** Where the last letter before a place on the line ends, and the next one begins */
function lettersAround({ line, direction }: Cutting, place: number): { last: number; next: number } {
  const bounds = line.letters.filter((one) => !isLow(one, line, direction)).map((e) => alongLine(e, line, direction));
  const before = ([a, b]: readonly [number, number]) => (a + b) / 2 <= place;
  return {
    last: Math.max(...bounds.filter(before).map(([, b]) => b)),
    next: Math.min(...bounds.filter((one) => !before(one)).map(([a]) => a)),
  };
}

/** A comma of a large fount is as high as half a letter */
function isLow(letter: Extent, line: TextLine, direction: Direction): boolean {
  const { capHeight: cap } = line;
  const [top, bottom] = acrossLine(letter, line, direction);
  const [from, to] = alongLine(letter, line, direction);
  return (
    bottom - top <= lowest.height * cap && to - from <= 0.3 * cap && top >= footOf(line, direction) - lowest.above * cap
  );
}

/** of the height of capitals: what points and commas have at most, and how far they reach above the foot of the line */
const lowest = { height: 0.55, above: 0.4 };
const footOf = (line: TextLine, direction: Direction): number => baselineOf(line, direction) - 2;

/** A place on the cutting as one on the line, without what was added to spaces */
function onLine({ zoom, spaces }: Cutting, x: number): number {
  let u = (x - margin) / zoom;
  for (const { at, added } of spaces) if (u > at) u = Math.max(at, u - added);
  return u;
}

export function partOf(cutting: Cutting, wordFrom: number, wordTo: number): WordPart {
  const { line, direction } = cutting;
  const along = (e: Extent) => alongLine(e, line, direction);
  const [u0, u1] = [onLine(cutting, wordFrom), onLine(cutting, wordTo)];
  const holds = (e: Extent) => {
    const [a, b] = along(e);
    return (a + b) / 2 >= u0 - 2 && (a + b) / 2 <= u1 + 2;
  };
  const low = line.letters.filter((letter) => isLow(letter, line, direction));
  const letters = line.letters
    .filter((letter) => holds(letter) && !low.includes(letter))
    .sort((a, b) => along(a)[0] - along(b)[0]);
  const baseline = footOf(line, direction);
  const large = new Set(line.letters.flatMap(({ pieces }) => pieces));
  const small = [...line.parts.filter((part) => !large.has(part)), ...low].filter(holds);
  const separators = small.flatMap((part) => {
    const [top, bottom] = acrossLine(part, line, direction);
    if (bottom - top > lowest.height * line.capHeight || top < baseline - lowest.above * line.capHeight) return [];
    const after = letters.filter((letter) => along(letter)[1] <= along(part)[0] + 0.15 * line.capHeight).length;
    return [{ after, hanging: bottom > baseline + 0.08 * line.capHeight, extent: part }];
  });
  // several words are one component where all letters touch: then the share of the line counts
  const bounds = letters.map(along);
  const start = letters.length > 1 ? Math.min(...bounds.map(([a]) => a)) : u0;
  const end = letters.length > 1 ? Math.max(...bounds.map(([, b]) => b)) : u1;
  const extent = onPicture(start, end, baseline - line.capHeight, baseline + 0.22 * line.capHeight, line, direction);
  return { ...extent, letters, separators };
}

function alongLine(e: Extent, line: Extent, direction: Direction): [number, number] {
  if (direction === 0) return [e.x0 - line.x0, e.x1 - line.x0];
  if (direction === 180) return [line.x1 - e.x1, line.x1 - e.x0];
  if (direction === 270) return [line.y1 - e.y1, line.y1 - e.y0];
  return [e.y0 - line.y0, e.y1 - line.y0];
}

function acrossLine(e: Extent, line: Extent, direction: Direction): [number, number] {
  if (direction === 0) return [e.y0 - line.y0, e.y1 - line.y0];
  if (direction === 180) return [line.y1 - e.y1, line.y1 - e.y0];
  if (direction === 270) return [e.x0 - line.x0, e.x1 - line.x0];
  return [line.x1 - e.x1, line.x1 - e.x0];
}

function onPicture(u0: number, u1: number, v0: number, v1: number, line: Extent, direction: Direction): Extent {
  if (direction === 0) return { x0: line.x0 + u0, x1: line.x0 + u1, y0: line.y0 + v0, y1: line.y0 + v1 };
  if (direction === 180) return { x0: line.x1 - u1, x1: line.x1 - u0, y0: line.y1 - v1, y1: line.y1 - v0 };
  if (direction === 270) return { y0: line.y1 - u1, y1: line.y1 - u0, x0: line.x0 + v0, x1: line.x0 + v1 };
  return { y0: line.y0 + u0, y1: line.y0 + u1, x0: line.x1 - v1, x1: line.x1 - v0 };
}
