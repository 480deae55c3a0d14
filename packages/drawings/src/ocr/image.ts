/** A page as a picture in shades of grey, and what is ink on it. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Gray } from "./gray.ts";
import { asPositive } from "./negative.ts";

/** How the displayed page is laid on the picture: turned by quarters, straightened, scaled. */
export interface Placement {
  /** pixels per point */
  readonly scale: number;
  /** clockwise, on top of the page's own rotation */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** how far the page hangs to the right (clockwise), in radians; the picture is turned back by it */
  readonly skew: number;
}

/** A sheet of 36 x 24 inches at 300 dpi; larger ones get fewer dots. Keeps the memory of one page below half a gigabyte. */
const mostPixels = 78e6;
/** Colours are drawn in bands of that many: they take four times the memory of shades. */
const bandPixels = 20e6;
const pointsPerInch = 72;

const resources = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** Opens a PDF for drawing its pages: fonts and decoders from the package, no script, no network. */
export async function openForRendering(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  const folder = (name: string) => `${join(resources, name)}/`;
  return await getDocument({
    // pdf.js takes the bytes away from their owner, and takes no Buffer
    data: Uint8Array.from(pdf),
    verbosity: 0,
    isEvalSupported: false,
    stopAtErrors: false,
    useSystemFonts: false,
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    wasmUrl: folder("wasm"),
    // four bytes and more for each: an A1 sheet scanned with 300 dpi has 70 megapixels
    maxImageSize: 100e6,
  }).promise;
}

/** Pixels per point for a wished resolution, within the limit of size. */
export function scaleFor(page: PDFPageProxy, dpi: number, maxPixels = mostPixels): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(dpi / pointsPerInch, Math.sqrt(maxPixels / (width * height)));
}

export function pictureSize(page: PDFPageProxy, { scale, quarterTurns }: Placement): { width: number; height: number } {
  const { width, height } = page.getViewport({ scale, rotation: rotationOf(page, quarterTurns) });
  return { width: Math.max(1, Math.ceil(width)), height: Math.max(1, Math.ceil(height)) };
}

const rotationOf = (page: PDFPageProxy, quarterTurns: number) => (page.rotate + 90 * quarterTurns) % 360;

/** Draws the page; part of it when a clip in pixels of the picture is given. */
export async function drawPage(
  page: PDFPageProxy,
  placement: Placement,
  clip?: { x: number; y: number; width: number; height: number },
  signal?: AbortSignal,
) {
  const { scale, quarterTurns, skew } = placement;
  const viewport = page.getViewport({ scale, rotation: rotationOf(page, quarterTurns) });
  const size = pictureSize(page, placement);
  const { x, y, width, height } = clip ?? { x: 0, y: 0, ...size };
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  const cos = Math.cos(-skew);
  const sin = Math.sin(-skew);
  const [cx, cy] = [size.width / 2, size.height / 2];
  const task = page.render({
    // the canvas of @napi-rs/canvas has all that pdf.js draws with, but is no HTMLCanvasElement
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    transform: [cos, sin, -sin, cos, cx - cos * cx + sin * cy - x, cy - sin * cx - cos * cy - y],
    background: "#fff",
  });
  const stop = () => task.cancel();
  signal?.throwIfAborted();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    await task.promise;
  } finally {
    signal?.removeEventListener("abort", stop);
  }
  return canvas;
}

export async function grayPage(page: PDFPageProxy, placement: Placement, signal?: AbortSignal): Promise<Gray> {
  const { width, height } = pictureSize(page, placement);
  const data = new Uint8Array(width * height);
  const bands = Math.ceil((width * height) / bandPixels);
  const rows = Math.ceil(height / bands);
  for (let top = 0; top < height; top += rows) {
    const band = { x: 0, y: top, width, height: Math.min(rows, height - top) };
    shadesInto(data, await drawPage(page, placement, band, signal), top);
  }
  const gray = { width, height, data };
  asPositive(gray);
  return gray;
}

/** The colours of a canvas as shades, in strips: all of them at once would take its memory a second time. */
function shadesInto(data: Uint8Array, canvas: Canvas, offset: number): void {
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  const strip = 256;
  for (let top = 0; top < height; top += strip) {
    const rows = Math.min(strip, height - top);
    const colours = context.getImageData(0, top, width, rows).data;
    const first = (offset + top) * width;
    for (let i = 0, at = 0; i < width * rows; i++, at += 4) {
      const [r = 255, g = 255, b = 255] = [colours[at], colours[at + 1], colours[at + 2]];
      data[first + i] = (r * 77 + g * 151 + b * 28) >> 8;
    }
  }
}

/** A point of the picture -> a point of the displayed page, in points from its top left corner. */
export function toPage(
  { scale, quarterTurns, skew }: Placement,
  picture: { width: number; height: number },
  [px, py]: readonly [number, number],
): [number, number] {
  const [dx, dy] = [px - picture.width / 2, py - picture.height / 2];
  const x = (Math.cos(skew) * dx - Math.sin(skew) * dy + picture.width / 2) / scale;
  const y = (Math.sin(skew) * dx + Math.cos(skew) * dy + picture.height / 2) / scale;
  const [w, h] = [picture.width / scale, picture.height / scale];
  if (quarterTurns === 1) return [y, w - x];
  if (quarterTurns === 2) return [w - x, h - y];
  if (quarterTurns === 3) return [h - y, x];
  return [x, y];
}

const tileSize = 64;
const cellSize = 16;

/** 1 where there is ink: clearly darker than the paper around, or than the shade that fills a cell of a table. */
export function inkOf({ width, height, data }: Gray): Uint8Array {
  const paper = shadesOf(data, width, height, tileSize, 3);
  const fill = shadesOf(data, width, height, cellSize, 2);
  const columns = { paper: Math.ceil(width / tileSize), fill: Math.ceil(width / cellSize) };
  const inkShare = 0.75; // of the paper's brightness: keeps hairlines that lie between two pixels
  // what is darker than that is a stroke as wide as the cell
  const filledFrom = 0.6;
  const limit = fill.map((shade, i) => {
    const row = Math.floor((Math.floor(i / columns.fill) * cellSize) / tileSize);
    const around = paper[row * columns.paper + Math.floor(((i % columns.fill) * cellSize) / tileSize)] ?? 255;
    return Math.floor(inkShare * (shade > filledFrom * around ? Math.min(shade, around) : around));
  });
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cellSize) * columns.fill;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if ((data[at] ?? 255) < (limit[row + (x >> 4)] ?? 255)) ink[at] = 1;
    }
  }
  return ink;
}

function shadesOf(data: Uint8Array, width: number, height: number, tile: number, step: number): Uint8Array {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const shades = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      shades[row * columns + column] = paperShade(data, width, height, column * tile, row * tile, tile, step);
    }
  }
  return shades;
}

/** The shade that nine of ten pixels of a tile are not brighter than; never so dark that a black area counts as paper. */
function paperShade(
  data: Uint8Array,
  width: number,
  height: number,
  x0: number,
  y0: number,
  tile: number,
  step: number,
): number {
  const histogram = new Uint16Array(64);
  let count = 0;
  const x1 = Math.min(x0 + tile, width);
  for (let y = y0; y < Math.min(y0 + tile, height); y += step) {
    for (let x = x0; x < x1; x += step) {
      const bin = (data[y * width + x] ?? 255) >> 2;
      histogram[bin] = (histogram[bin] ?? 0) + 1;
      count++;
    }
  }
  let above = 0;
  for (let bin = 63; bin >= 0; bin--) {
    above += histogram[bin] ?? 0;
    if (above >= count / 10) return Math.max(bin * 4 + 2, 120);
  }
  return 255;
}

/**
 * How far the page hangs, in radians, clockwise: the angle at which the ink falls on the fewest rows and columns.
 * Frames, table rules and lines of text all agree on it; a sloping roof alone does not, having no partner across.
 */
export function skewOf(gray: Gray): number {
  const ink = inkOf(gray);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < gray.height; y++) {
    for (let x = 0; x < gray.width; x++) {
      if (ink[y * gray.width + x] === 1) {
        xs.push(x);
        ys.push(y);
      }
    }
  }
  const step = Math.max(1, Math.floor(xs.length / 60_000));
  const size = Math.ceil(Math.hypot(gray.width, gray.height));
  const score = (angle: number) => {
    const rows = new Int32Array(2 * size + 1);
    const columns = new Int32Array(2 * size + 1);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let i = 0; i < xs.length; i += step) {
      const [x = 0, y = 0] = [xs[i], ys[i]];
      const row = Math.round(y * cos - x * sin) + size;
      const column = Math.round(x * cos + y * sin) + size;
      rows[row] = (rows[row] ?? 0) + 1;
      columns[column] = (columns[column] ?? 0) + 1;
    }
    let sum = 0;
    for (let i = 0; i < rows.length; i++) sum += (rows[i] ?? 0) ** 2 + (columns[i] ?? 0) ** 2;
    return sum;
  };
  const degree = Math.PI / 180;
  let best = 0;
  let bestScore = score(0) * 1.05; // a straight page stays as it is
  const search = (from: number, to: number, by: number) => {
    for (let angle = from; angle <= to; angle += by) {
      const found = score(angle * degree);
      if (found > bestScore) [best, bestScore] = [angle, found];
    }
  };
  search(-5, 5, 0.25);
  const coarse = best;
  search(coarse - 0.25, coarse + 0.25, 0.025);
  return best * degree;
}
