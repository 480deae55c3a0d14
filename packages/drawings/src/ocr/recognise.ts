/**
 * Pages whose letters are strokes or pixels: drawn at 300 dpi, straightened, freed from rules, and read by Tesseract
 * line by line. What comes out are words with positions, as from a text layer, so that lists, labels and title block
 * are understood by the same code; only the confidence is lower.
 */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box } from "../model.ts";
import type { PageText, Rule } from "../page-text.ts";
import { type Engine, openEngine } from "./engine.ts";
import { grayPage, openForRendering, type Placement, scaleFor, skewOf, toPage } from "./image.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { cuttingOf, type Direction } from "./line.ts";
import { meanConfidence, type Picture, readLines, readWords, smallLetters } from "./looks.ts";

export interface RecognisedPage {
  /** straightened and turned so that most of it reads from left to right */
  readonly text: PageText;
  /** a box of that text -> the displayed page */
  readonly place: (box: Box) => Box;
  /** false when the page had more lines than are read, or time was up before the end */
  readonly complete: boolean;
  /** a good part of the lettering is lower than can be read */
  readonly tooSmall: boolean;
}

export interface RecogniseOptions {
  /** from 1; default: all */
  readonly pages?: readonly number[];
  readonly dpi?: number;
  readonly signal?: AbortSignal;
  /** one that the caller keeps for many files; default: one is started and ended (some three seconds) */
  readonly engine?: Engine;
  /** a page after which no more time is left is read with what was recognised so far */
  readonly secondsPerPage?: number;
  /** on the clock of performance.now(): no page is begun after it */
  readonly until?: number;
  /** at the beginning of each page */
  readonly onPage?: (page: number, pages: number) => void;
  /** a page that cannot be drawn or recognised; the others are read all the same */
  readonly onFailure?: (page: number, reason: string) => void;
}

const dpi = 300;
const points = 72;
/** Of capitals: what is lower has too few dots at this resolution. */
export const smallestMm = 0.8;
const mmPerInch = 25.4;
/** Dots of a capital, for the inside of a figure to be seen beside a line */
const lowDots = 15;
/** Only small sheets: others would take too long. */
const mostFinerPixels = 16e6;

export async function recognise(pdf: Uint8Array, options: RecogniseOptions = {}): Promise<RecognisedPage[]> {
  const document = await openForRendering(pdf);
  try {
    const engine = options.engine ?? (await openEngine(options.signal));
    try {
      return await pagesOf(document, engine, options);
    } finally {
      if (engine !== options.engine) await engine.close();
    }
  } finally {
    await document.loadingTask.destroy();
  }
}

async function pagesOf(
  document: PDFDocumentProxy,
  engine: Engine,
  options: RecogniseOptions,
): Promise<RecognisedPage[]> {
  const wanted =
    options.pages?.filter((page) => page >= 1 && page <= document.numPages) ??
    Array.from({ length: document.numPages }, (_, i) => i + 1);
  const pages: RecognisedPage[] = [];
  for (const number of wanted) {
    options.signal?.throwIfAborted();
    if (performance.now() > (options.until ?? Number.POSITIVE_INFINITY)) break;
    options.onPage?.(number, document.numPages);
    try {
      const page = await document.getPage(number);
      pages.push(await recognisePage(page, engine, options));
      page.cleanup();
    } catch (error) {
      options.signal?.throwIfAborted();
      options.onFailure?.(number, error instanceof Error ? error.message : String(error));
    }
  }
  return pages;
}

async function recognisePage(page: PDFPageProxy, engine: Engine, options: RecogniseOptions): Promise<RecognisedPage> {
  const { signal } = options;
  const until = Math.min(
    performance.now() + 1000 * (options.secondsPerPage ?? 30),
    options.until ?? Number.POSITIVE_INFINITY,
  );
  const preview = await grayPage(page, { scale: scaleFor(page, 100, 4e6), quarterTurns: 0, skew: 0 }, signal);
  let scale = scaleFor(page, options.dpi ?? dpi);
  const draw = async (quarterTurns: Placement["quarterTurns"], skew: number): Promise<Picture> => {
    const placement = { scale, quarterTurns, skew };
    const gray = await grayPage(page, placement, signal);
    return { gray, layout: layoutOf(gray, scale * points), placement };
  };
  const skew = skewOf(preview);
  let picture = await draw(0, skew);
  const finer = scaleFor(page, finerFor(picture.layout) * scale * points, mostFinerPixels);
  if (finer > 1.2 * scale) {
    scale = finer;
    picture = await draw(0, skew);
  }
  const turns = await turnsOf(picture, engine);
  if (turns !== 0) picture = await draw(turns, skew);
  const least = (smallestMm / mmPerInch) * points * picture.placement.scale;
  const { words, complete, tooSmall } = await readWords(picture, least, engine, until);
  const { gray, layout, placement } = picture;
  const { scale: perPoint } = placement;
  return {
    complete,
    tooSmall,
    text: {
      page: page.pageNumber,
      width: gray.width / perPoint,
      height: gray.height / perPoint,
      words,
      rules: layout.rules.map((rule) => ruleOf(rule, perPoint)),
      method: "ocr",
      ink: { paths: layout.rules.length, images: 1 },
    },
    place: ([x0, y0, x1, y1]) => {
      const corners = [
        [x0, y0],
        [x1, y0],
        [x0, y1],
        [x1, y1],
      ] as const;
      const placed = corners.map(([x, y]) => toPage(placement, gray, [x * perPoint, y * perPoint]));
      const xs = placed.map(([x]) => x);
      const ys = placed.map(([, y]) => y);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    },
  };
}

/** How much finer a sheet is drawn whose letters are so low that lines through them fill them. */
function finerFor({ lines }: Layout): number {
  const heights = lines
    .filter(({ letters }) => letters.length >= smallLetters)
    .map(({ capHeight }) => capHeight)
    .sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? lowDots;
  return usual < lowDots ? Math.min(2, (2 * lowDots) / usual) : 1;
}

function ruleOf({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }, scale: number): Rule {
  if (x1 - x0 >= y1 - y0) {
    const y = (y0 + y1) / 2 / scale;
    return { x0: x0 / scale, y0: y, x1: x1 / scale, y1: y };
  }
  const x = (x0 + x1) / 2 / scale;
  return { x0: x, y0: y0 / scale, x1: x, y1: y1 / scale };
}

/** Quarter turns that bring most writing level and upright: the longest lines are tried both ways where it is in doubt. */
async function turnsOf({ gray, layout }: Picture, engine: Engine): Promise<Placement["quarterTurns"]> {
  const longFrom = 4;
  const long = layout.lines.filter((line) => line.letters.length >= longFrom);
  const letters = (upright: boolean) =>
    long.filter((line) => line.upright === upright).reduce((sum, line) => sum + line.letters.length, 0);
  const turned = letters(true) > 1.5 * letters(false);
  const sample = long
    .filter((line) => line.upright === turned)
    .sort((a, b) => b.letters.length - a.letters.length)
    .slice(0, 10);
  if (sample.length === 0) return 0;
  const confidence = async (direction: Direction) => {
    const read = await readLines(
      sample.map((line) => () => cuttingOf(gray, layout, line, direction)),
      engine,
    );
    return read.reduce((sum, { words }) => sum + meanConfidence(words), 0) / sample.length;
  };
  if (turned) return (await confidence(270)) >= (await confidence(90)) ? 1 : 3;
  const asIs = await confidence(0);
  return asIs < 0.65 && (await confidence(180)) > asIs + 0.1 ? 2 : 0;
}
