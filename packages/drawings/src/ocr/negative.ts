/** Sheets and fields that are white on black are turned into black on white before anything is looked for on them. */
import type { Gray } from "./gray.ts";

const darkBelow = 110;
/** of its pixels, for a sheet or a field to be black */
const mostly = 0.6;
const tile = 24;
/** tiles that a black field has at least in both directions */
const least = 2;

const share = (dark: number, all: number) => (all === 0 ? 0 : dark / all);

/** In place: the whole sheet, or the black fields of a white one */
export function asPositive(gray: Gray): void {
  const { width, height, data } = gray;
  let dark = 0;
  const step = 3;
  let seen = 0;
  for (let i = 0; i < data.length; i += step, seen++) if ((data[i] ?? 255) < darkBelow) dark++;
  if (share(dark, seen) > mostly || isLightOnGrey(gray)) {
    for (let i = 0; i < data.length; i++) data[i] = 255 - (data[i] ?? 255);
    return;
  }
  for (const [x0, y0, x1, y1] of blackFields(width, height, data))
    for (let y = y0; y < y1; y++)
      for (let i = y * width + x0; i < y * width + x1; i++) data[i] = 255 - (data[i] ?? 255);
}

/** how far from the paper ink is, and how much more often it has to be lighter than darker */
const apart = 48;
const clearly = 3;
const leastRuns = 200;
/** Paper that is white is no negative; outside of the middle are the corners that straightening leaves white. */
const brightest = 192;
const middle = { from: 0.1, to: 0.9 };

/** White lines on paper of a middle shade: strokes that are lighter than the paper, none that are darker */
function isLightOnGrey({ width, height, data }: Gray): boolean {
  const [x0, x1] = [Math.floor(middle.from * width), Math.floor(middle.to * width)];
  const rows: Uint8Array[] = [];
  for (let y = Math.floor(middle.from * height); y < middle.to * height; y += 4)
    rows.push(data.subarray(y * width + x0, y * width + x1));
  const paper = shadeOfPaper(rows);
  if (paper > brightest) return false;
  const runs = rows.map((row) => strokesIn(row, paper));
  const lighter = sum(runs.map((one) => one.lighter));
  return lighter > leastRuns && lighter > clearly * sum(runs.map((one) => one.darker));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The shade that most of the rows have */
function shadeOfPaper(rows: readonly Uint8Array[]): number {
  const histogram = new Uint32Array(32);
  for (const row of rows)
    for (let i = 0; i < row.length; i += 2) {
      const bin = (row[i] ?? 255) >> 3;
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  return 8 * histogram.indexOf(Math.max(...histogram)) + 4;
}

/** How many strokes of a row are lighter than the paper, and how many darker */
function strokesIn(row: Uint8Array, paper: number): { readonly lighter: number; readonly darker: number } {
  const strokes = { lighter: 0, darker: 0 };
  let before = 0;
  for (const value of row) {
    const shade = value - paper;
    const side = shade > apart ? 1 : shade < -apart ? -1 : 0;
    if (side !== before && side > 0) strokes.lighter++;
    if (side !== before && side < 0) strokes.darker++;
    before = side;
  }
  return strokes;
}

/** Rectangles of black tiles: the heading of a list, a bar with a title */
function blackFields(width: number, height: number, data: Uint8Array): [number, number, number, number][] {
  const columns = Math.floor(width / tile);
  const black = Array.from({ length: Math.floor(height / tile) }, (_, row) =>
    Uint8Array.from({ length: columns }, (_, column) => (isBlack(data, width, column * tile, row * tile) ? 1 : 0)),
  );
  const found: [number, number, number, number][] = [];
  black.forEach((tiles, row) => {
    for (let column = tiles.indexOf(1); column >= 0; column = tiles.indexOf(1, column)) {
      const end = tiles.indexOf(0, column);
      const right = end < 0 ? columns : end;
      const below = black.findIndex((other, i) => i > row && other.subarray(column, right).includes(0));
      const bottom = below < 0 ? black.length : below;
      for (const taken of black.slice(row, bottom)) taken.fill(0, column, right);
      if (right - column >= 3 * least) found.push([column * tile, row * tile, right * tile, bottom * tile]);
    }
  });
  return found;
}

function isBlack(data: Uint8Array, width: number, x0: number, y0: number): boolean {
  let dark = 0;
  for (let y = y0; y < y0 + tile; y += 2)
    for (let x = x0; x < x0 + tile; x += 2) if ((data[y * width + x] ?? 255) < darkBelow) dark++;
  return dark > mostly * (tile / 2) ** 2;
}
