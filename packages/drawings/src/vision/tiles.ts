/** A page as pictures that a model can read: one for a small sheet, overlapping parts of a large one. */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../model.ts";
import type { Gray } from "../ocr/gray.ts";
import { drawPage, grayPage, type Placement, pictureSize, scaleFor } from "../ocr/image.ts";

export interface Tile {
  /** pixels of the page's picture */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Small writing must stay legible after the model's own reduction of what it is shown. */
export const tileSettings = { dpi: 150, edge: 1800, overlap: 220, smallest: 500 };

export function tilesOf(
  { width, height }: { width: number; height: number },
  edge: number = tileSettings.edge,
): Tile[] {
  const cuts = (length: number): [number, number][] => {
    if (length <= edge) return [[0, length]];
    const count = Math.ceil((length - tileSettings.overlap) / (edge - tileSettings.overlap));
    const size = Math.ceil((length + (count - 1) * tileSettings.overlap) / count);
    return Array.from({ length: count }, (_, i) => {
      const from = Math.min(i * (size - tileSettings.overlap), length - size);
      return [from, size];
    });
  };
  return cuts(height).flatMap(([y, h]) => cuts(width).map(([x, w]) => ({ x, y, width: w, height: h })));
}

/** The same parts, cut where nothing is written: within half of an overlap of the place where they would end. */
export function cutAtWhite(
  tiles: readonly Tile[],
  preview: Gray,
  { width, height }: { width: number; height: number },
): Tile[] {
  const columns = inkAlong(preview, 1, preview.width, preview.width, preview.height);
  const rows = inkAlong(preview, preview.width, preview.height, 1, preview.width);
  const [perColumn, perRow] = [preview.width / width, preview.height / height];
  return tiles.map((tile) => {
    const [x0, x1] = [
      whitest(columns, tile.x, 1, width, perColumn),
      whitest(columns, tile.x + tile.width, -1, width, perColumn),
    ];
    const [y0, y1] = [
      whitest(rows, tile.y, 1, height, perRow),
      whitest(rows, tile.y + tile.height, -1, height, perRow),
    ];
    return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
  });
}

/** Dark pixels of each column, or of each row. */
function inkAlong({ data }: Gray, step: number, count: number, stride: number, length: number): Uint32Array {
  const ink = new Uint32Array(count);
  for (let i = 0; i < count; i++)
    for (let j = 0, at = i * step; j < length; j++, at += stride)
      if ((data[at] ?? 255) < 160) ink[i] = (ink[i] ?? 0) + 1;
  return ink;
}

/** The place with the least ink from an edge of a part inwards, the nearest where several are as white; the sheet's own edges stay. */
function whitest(ink: Uint32Array, edge: number, inwards: 1 | -1, end: number, scale: number): number {
  if (edge <= 0 || edge >= end) return edge;
  const reach = Math.floor(0.45 * tileSettings.overlap * scale);
  const from = Math.round(edge * scale);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i <= reach; i++) {
    const here = ink[from + inwards * i] ?? 0;
    if (here < least) [best, least] = [i, here];
  }
  return Math.round(edge + (inwards * best) / scale);
}

/** Two overlapping halves, for a part with more on it than fits into an answer. */
export function halvesOf({ x, y, width, height }: Tile): Tile[] {
  if (Math.max(width, height) < 2 * tileSettings.smallest) return [];
  const half = (length: number) => Math.ceil((length + tileSettings.overlap / 2) / 2);
  if (width >= height) {
    const w = half(width);
    return [
      { x, y, width: w, height },
      { x: x + width - w, y, width: w, height },
    ];
  }
  const h = half(height);
  return [
    { x, y, width, height: h },
    { x, y: y + height - h, width, height: h },
  ];
}

export interface TilePicture {
  readonly tiles: readonly Tile[];
  /** PNG as a data URL; undefined when there is nothing on it */
  picture(tile: Tile): Promise<string | undefined>;
  /** thousandths of a tile, or its pixels -> points of the displayed page */
  place(tile: Tile, box: { x0: number; y0: number; x1: number; y1: number }, pixels: boolean): Box;
}

export async function tilePicture(page: PDFPageProxy, edge?: number, signal?: AbortSignal): Promise<TilePicture> {
  const placement: Placement = { scale: scaleFor(page, tileSettings.dpi, 60e6), quarterTurns: 0, skew: 0 };
  const size = pictureSize(page, placement);
  const tiles = tilesOf(size, edge);
  return {
    tiles:
      tiles.length > 1
        ? cutAtWhite(tiles, await grayPage(page, { ...placement, scale: scaleFor(page, 50, 4e6) }, signal), size)
        : tiles,
    async picture(tile) {
      const canvas = await drawPage(page, placement, tile, signal);
      const { data } = canvas.getContext("2d").getImageData(0, 0, tile.width, tile.height);
      let dark = 0;
      for (let i = 1; i < data.length; i += 4) if ((data[i] ?? 255) < 160) dark++;
      if (dark < 40) return undefined;
      return `data:image/png;base64,${canvas.toBuffer("image/png").toString("base64")}`;
    },
    place(tile, { x0, y0, x1, y1 }, pixels) {
      const along = (start: number, length: number, part: number) => {
        const whole = pixels ? length : 1000;
        return (start + (length * Math.min(Math.max(part, 0), whole)) / whole) / placement.scale;
      };
      return [
        along(tile.x, tile.width, Math.min(x0, x1)),
        along(tile.y, tile.height, Math.min(y0, y1)),
        along(tile.x, tile.width, Math.max(x0, x1)),
        along(tile.y, tile.height, Math.max(y0, y1)),
      ];
    },
  };
}
