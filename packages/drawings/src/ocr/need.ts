/** Whether a page shows writing that its text layer does not carry: the ink is compared with the words, not the file's objects. */
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box, ReadPage } from "../model.ts";
import { grayPage, openForRendering, scaleFor } from "./image.ts";
import { layoutOf } from "./layout.ts";

export interface InkAndWords {
  /** lines of four letters and more that lie under words of the text layer */
  readonly covered: number;
  /** and those that do not */
  readonly uncovered: number;
}

const dpi = 150;
const points = 72;

/** Hatching and small parts of a view look like a few lines of writing on any page. */
export function textLayerOf({ covered, uncovered }: InkAndWords): ReadPage["text_layer"] {
  const chance = 6;
  if (uncovered <= Math.max(chance, 0.5 * covered)) return "usable";
  return covered === 0 ? "none" : "incomplete";
}

/** By page; words are boxes in points of the displayed page. */
export async function inkAndWords(
  pdf: Uint8Array,
  words: ReadonlyMap<number, readonly Box[]>,
  signal?: AbortSignal,
): Promise<Map<number, InkAndWords>> {
  const document = await openForRendering(pdf);
  try {
    const found = new Map<number, InkAndWords>();
    for (const [number, boxes] of words) {
      const page = await document.getPage(number);
      found.set(number, await compare(page, boxes, signal));
      page.cleanup();
    }
    return found;
  } finally {
    await document.loadingTask.destroy();
  }
}

async function compare(page: PDFPageProxy, words: readonly Box[], signal?: AbortSignal): Promise<InkAndWords> {
  const long = 4;
  const scale = scaleFor(page, dpi, 12e6);
  const gray = await grayPage(page, { scale, quarterTurns: 0, skew: 0 }, signal);
  const lines = layoutOf(gray, scale * points).lines.filter(({ letters }) => letters.length >= long);
  const margin = 2;
  const covered = lines.filter(({ x0, y0, x1, y1 }) => {
    const [x, y] = [(x0 + x1) / 2 / scale, (y0 + y1) / 2 / scale];
    const [w, h] = [(x1 - x0) / 2 / scale, (y1 - y0) / 2 / scale];
    return words.some(
      (box) =>
        box[0] - margin < x + w &&
        x - w < box[2] + margin &&
        box[1] - margin < y + h / 2 &&
        y - h / 2 < box[3] + margin,
    );
  });
  return { covered: covered.length, uncovered: lines.length - covered.length };
}
