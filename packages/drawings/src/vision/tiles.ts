/** A page as pictures that a model can read: one for a small sheet, overlapping parts of a large one. */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../model.ts";
import { drawPage, type Placement, pictureSize, scaleFor } from "../ocr/image.ts";

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
  /** thousandths of a tile -> points of the displayed page */
  place(tile: Tile, box: { x0: number; y0: number; x1: number; y1: number }): Box;
}

export function tilePicture(page: PDFPageProxy, edge?: number, signal?: AbortSignal): TilePicture {
  const placement: Placement = { scale: scaleFor(page, tileSettings.dpi, 60e6), quarterTurns: 0, skew: 0 };
  return {
    tiles: tilesOf(pictureSize(page, placement), edge),
    async picture(tile) {
      const canvas = await drawPage(page, placement, tile, signal);
      const { data } = canvas.getContext("2d").getImageData(0, 0, tile.width, tile.height);
      let dark = 0;
      for (let i = 1; i < data.length; i += 4) if ((data[i] ?? 255) < 160) dark++;
      if (dark < 40) return undefined;
      return `data:image/png;base64,${(await canvas.encode("png")).toString("base64")}`;
    },
    place(tile, { x0, y0, x1, y1 }) {
      // beyond a thousand they are pixels of the picture
      const pixels = Math.max(x0, y0, x1, y1) > 1000;
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
