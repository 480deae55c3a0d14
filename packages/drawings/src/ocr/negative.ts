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
  const rows: number[] = [];
  for (let y = Math.floor(middle.from * height); y < middle.to * height; y += 4) rows.push(y * width);
  const histogram = new Uint32Array(32);
  for (const row of rows)
    for (let i = row + x0; i < row + x1; i += 2) {
      const bin = (data[i] ?? 255) >> 3;
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  const paper = 8 * histogram.indexOf(Math.max(...histogram)) + 4;
  if (paper > brightest) return false;
  const runs = { lighter: 0, darker: 0 };
  for (const row of rows) {
    let before = 0;
    for (let i = row + x0; i < row + x1; i++) {
      const shade = (data[i] ?? 255) - paper;
      const side = shade > apart ? 1 : shade < -apart ? -1 : 0;
      if (side !== before && side > 0) runs.lighter++;
      if (side !== before && side < 0) runs.darker++;
      before = side;
    }
  }
  return runs.lighter > leastRuns && runs.lighter > clearly * runs.darker;
}

/** Rectangles of black tiles: the heading of a list, a bar with a title */
function blackFields(width: number, height: number, data: Uint8Array): [number, number, number, number][] {
  const columns = Math.floor(width / tile);
  const rows = Math.floor(height / tile);
  const black = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isBlack(data, width, column * tile, row * tile)) black[row * columns + column] = 1;
  const found: [number, number, number, number][] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!black[row * columns + column]) continue;
      let right = column;
      while (right < columns && black[row * columns + right]) right++;
      let bottom = row;
      const full = (at: number) => {
        for (let i = column; i < right; i++) if (!black[at * columns + i]) return false;
        return true;
      };
      while (bottom < rows && full(bottom)) bottom++;
      for (let y = row; y < bottom; y++) black.fill(0, y * columns + column, y * columns + right);
      if (right - column >= 3 * least && bottom - row >= 1)
        found.push([column * tile, row * tile, right * tile, bottom * tile]);
    }
  return found;
}

function isBlack(data: Uint8Array, width: number, x0: number, y0: number): boolean {
  let dark = 0;
  for (let y = y0; y < y0 + tile; y += 2)
    for (let x = x0; x < x0 + tile; x += 2) if ((data[y * width + x] ?? 255) < darkBelow) dark++;
  return dark > mostly * (tile / 2) ** 2;
}
