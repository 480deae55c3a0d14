/** Opens a PDF: pages as words and lines, and as pictures. Nothing in the file is executed, nothing is fetched. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import { hole, type PageText, type Word } from "../page-text.ts";
import { UnreadablePdf } from "../reader.ts";
import { says } from "../says.ts";
import { annotationsOf } from "./annotations.ts";
import { type Meter, meteredWorker, type PageLimits } from "./counting-port.ts";
import type { Matrix } from "./matrix.ts";
import { contentOf } from "./operations.ts";
import type { Glyph, PdfFont } from "./page.ts";
import { isCut } from "./whole.ts";
import { wordsOf } from "./words.ts";

export interface PdfLimits extends PageLimits {
  readonly pages: number;
  readonly bytes: number;
  /** a side of a page, in points; 14 400 is the most that a PDF may have without a unit of its own */
  readonly side: number;
}

/** A full A0 plan has some hundred thousand operations and hardly ten nested states. */
export const defaultLimits: PdfLimits = {
  pages: 2000,
  bytes: 100 * 2 ** 20,
  side: 144_000,
  operations: 2_000_000,
  nesting: 4000,
  secondsPerPage: 20,
};

export interface PdfFile {
  readonly pages: number;
  readonly info: { readonly title?: string };
  text(page: number): Promise<PageText>;
  close(): Promise<void>;
}

const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** Nothing in a file is run or fetched; fonts and decoders come from the package */
export const engineOptions = {
  verbosity: VerbosityLevel.ERRORS,
  isEvalSupported: false,
  enableXfa: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: true,
  wasmUrl: `${join(library, "wasm")}/`,
  standardFontDataUrl: `${join(library, "standard_fonts")}/`,
  cMapUrl: `${join(library, "cmaps")}/`,
  cMapPacked: true,
  // an A0 sheet scanned with 300 dpi has 140 megapixels
  maxImageSize: 200e6,
};

export async function openPdf(bytes: Uint8Array, limits: PdfLimits = defaultLimits): Promise<PdfFile> {
  checkedBytes(bytes, limits);
  const { document, meter, close } = await opened(bytes, limits);
  if (document.numPages === 0) {
    await close();
    throw new UnreadablePdf("no pages", says.noPages);
  }
  if (document.numPages > limits.pages) {
    await close();
    throw new UnreadablePdf("too large", says.tooManyPages({ count: document.numPages, most: limits.pages }));
  }
  const metadata = await document.getMetadata().catch(() => undefined);
  const title: unknown = Object(metadata?.info).Title;
  return {
    pages: document.numPages,
    info: typeof title === "string" && title.trim() !== "" ? { title: title.trim() } : {},
    text: async (number) => {
      const page = await document.getPage(number);
      try {
        return await textOf(document, page, meter, limits);
      } finally {
        page.cleanup();
      }
    },
    close,
  };
}

/** Throws a sentence for the user where this is no PDF, or too large a one */
export function checkedBytes(bytes: Uint8Array, limits: PdfLimits): void {
  if (bytes.length > limits.bytes)
    throw new UnreadablePdf(
      "too large",
      says.tooLarge({ megabytes: Math.round(bytes.length / 2 ** 20), most: Math.round(limits.bytes / 2 ** 20) }),
    );
  if (bytes.length === 0) throw new UnreadablePdf("not a PDF", says.empty);
  if (!hasHeader(bytes)) throw new UnreadablePdf("not a PDF", says.notAPdf);
}

/** pixels */
export const largestPicture = 100e6;

const hasHeader = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes("%PDF-");

/** What the engine says of a file it cannot open, as a sentence */
export function unreadable(error: unknown): UnreadablePdf {
  if (error instanceof UnreadablePdf) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException") return new UnreadablePdf("encrypted", says.locked);
  const why = error instanceof Error ? error.message : String(error);
  return new UnreadablePdf("damaged", says.cannotBeOpened({ why }));
}

interface Opened {
  readonly document: PDFDocumentProxy;
  readonly meter: Meter;
  close(): Promise<void>;
}

async function opened(bytes: Uint8Array, limits: PdfLimits): Promise<Opened> {
  const { worker, meter } = await meteredWorker(limits);
  try {
    const document = await getDocument({
      worker,
      // pdf.js takes the bytes it is given for its own
      data: Uint8Array.from(bytes),
      ...engineOptions,
    }).promise;
    const close = async () => {
      if (meter.stuck) return;
      await document.destroy();
      worker.destroy();
    };
    return { document, meter, close };
  } catch (error) {
    worker.destroy();
    const found = unreadable(error);
    throw found.reason === "damaged" && isCut(bytes) ? new UnreadablePdf("damaged", says.cutAndClosed) : found;
  }
}

/**
 * Fonts without a table of letters give their own numbers for them: figures become control characters, letters others.
 * Or they give characters that nobody agreed on, or boxes.
 */
function isUnreadable(glyphs: readonly Glyph[]): boolean {
  const isControl = (code: number) => code < 9 || (code > 13 && code < 32);
  const isPrivate = (code: number) => (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd || code === 0x25a1;
  const share = (is: (code: number) => boolean, least: number) => {
    const found = glyphs.filter(({ text }) => is(text.codePointAt(0) ?? 32)).length;
    return found > 5 && found > least * glyphs.length;
  };
  // symbols of a drawing are private characters too
  return share(isControl, 0.06) || share(isPrivate, 0.3);
}

/** A font that lacks some letters or figures: what is left reads like other numbers */
const hasHoles = (words: readonly Word[]): boolean => {
  const holed = words.filter(({ text }) => hole.test(text)).length;
  return holed >= 3 && holed > 0.05 * words.length;
};

/** How far words are trusted that another program recognised in a picture */
const recognisedShare = 0.6;

async function textOf(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  meter: Meter,
  limits: PdfLimits,
): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const side = Math.max(viewport.width, viewport.height);
  if (!(side <= limits.side)) {
    const metres = Math.round((side / 72) * 0.0254);
    throw new UnreadablePdf("too large", Number.isFinite(side) ? says.tooLongSheet({ metres }) : says.endlessSheet);
  }
  const layers = await document.getOptionalContentConfig();
  const list = await meter.operations(page);
  const content = contentOf({
    fnArray: list.fnArray,
    argsArray: list.argsArray,
    // six numbers, typed as any[]
    viewport: viewport.transform as unknown as Matrix,
    width: viewport.width,
    height: viewport.height,
    font: (name) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as PdfFont) : undefined),
    visible: (group) => {
      try {
        return layers.isVisible(group);
      } catch {
        return true;
      }
    },
  });
  const { words, comments } = await annotationsOf(page);
  const recognised = content.glyphs.filter(({ invisible }) => invisible).length > 0.5 * content.glyphs.length;
  const glyphsMissing = isUnreadable(content.glyphs);
  const read = glyphsMissing ? [] : wordsOf(content.glyphs);
  const unreadable = glyphsMissing || hasHoles(read);
  const drawn = unreadable ? [] : read;
  return {
    page: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    words: [...(recognised ? drawn.map((word) => ({ ...word, confidence: recognisedShare })) : drawn), ...words],
    ...(recognised && { recognised }),
    ...(unreadable && { unreadable }),
    rules: content.rules,
    strokes: content.strokes,
    ...(content.rings.length > 0 && { rings: content.rings }),
    ...(content.slants.length > 0 && { slants: content.slants }),
    comments,
    method: "text",
    ink: content.ink,
  };
}
