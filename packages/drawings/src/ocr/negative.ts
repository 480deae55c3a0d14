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
  if (share(dark, seen) > mostly) {
    for (let i = 0; i < data.length; i++) data[i] = 255 - (data[i] ?? 255);
    return;
  }
  for (const [x0, y0, x1, y1] of blackFields(width, height, data))
    for (let y = y0; y < y1; y++)
      for (let i = y * width + x0; i < y * width + x1; i++) data[i] = 255 - (data[i] ?? 255);
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
