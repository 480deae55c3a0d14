/** The readers one after the other: the text layer first, the next one for the pages it cannot read. */

import type { Message } from "@x/eurocode/message";
import { asWritten, override } from "@x/fabrication/members";
import { merge } from "../merge.ts";
import type { Drawing, Override, ReadPage } from "../model.ts";
import { isCut } from "../pdf/whole.ts";
import { type OnProgress, type Reader, type ReadOptions, UnreadablePdf } from "../reader.ts";
import { says } from "../says.ts";
import { drawing } from "../understanding/interpret.ts";
import { says as vision } from "../vision/says.ts";
import { type VisionSettings, VisionUnavailable, visionSettings } from "../vision/settings.ts";
import { defaultReaders, type ReaderName } from "./readers.ts";

// each is loaded when it reads: OCR brings a recogniser, vision an HTTP client, all of them pdf.js

/** The text layer and the lines of a page: exact, offline, in milliseconds. */
export const textReader: Reader = {
  method: "text",
  read: async (...drawing) => (await import("../text-layer.ts")).textReader.read(...drawing),
};

/** Recognition of what is drawn or scanned, offline. */
export const ocrReader: Reader = {
  method: "ocr",
  read: async (...drawing) => (await import("../ocr/ocr.ts")).ocrReader.read(...drawing),
};

/** A vision model behind an OpenAI-compatible endpoint: pictures of the pages leave this machine. */
export const visionReader = (settings: VisionSettings): Reader => ({
  method: "vision",
  read: async (...drawing) => (await import("../vision/vision.ts")).visionReader(settings).read(...drawing),
});

const readers: Readonly<Record<ReaderName, () => Reader>> = {
  text: () => textReader,
  ocr: () => ocrReader,
  vision: () => {
    const settings = visionSettings(process.env);
    if (settings) return visionReader(settings);
    throw new VisionUnavailable("no reader", vision.notSetUp);
  },
};

export interface PipelineOptions extends Omit<ReadOptions, "until" | "partial"> {
  /** in this order; each later one reads only the pages that are left. One alone reads all pages. */
  readonly readers?: readonly ReaderName[];
  readonly overrides?: readonly Override[];
  /** for all readers together: what is read by then is kept, what is left is reported */
  readonly seconds?: number;
}

/** `onRead` gets what is read so far whenever another reader is about to begin. */
export async function readPages(
  pdf: Uint8Array,
  options: PipelineOptions,
  onProgress?: OnProgress,
  onRead?: (soFar: Drawing) => void,
): Promise<Drawing> {
  const { readers: names = defaultReaders(process.env), overrides = [], seconds, ...rest } = options;
  const order = [...new Set(names)];
  const end = seconds === undefined ? undefined : performance.now() + 1000 * seconds;
  const read: Drawing[] = [];
  const failed: Message[] = [];
  let left = options.pages;
  let partial: readonly number[] = [];
  for (const [i, name] of order.entries()) {
    if (left?.length === 0) break;
    if (read.length > 0) onRead?.(override(merge(read), overrides));
    const last = i === order.length - 1;
    const asked: ReadOptions = {
      ...rest,
      ...(left && { pages: left }),
      ...(partial.length > 0 && { partial }),
      // a reader that may wait for long leaves time for the next one
      ...(end !== undefined && { until: name === "vision" && !last ? between(performance.now(), end) : end }),
    };
    try {
      const one =
        name === "text"
          ? await textThenInk(pdf, asked, !last, onProgress, (soFar) => onRead?.(override(soFar, overrides)))
          : await readWith(name, pdf, asked, onProgress);
      read.push(one);
      // pages without a method could not even be opened
      left = one.pages
        .filter(({ text_layer, methods }) => text_layer !== "usable" && methods.length > 0)
        .map(({ page }) => page);
      if (name === "text") partial = left;
    } catch (error) {
      // what one reader has read is not lost because another one failed, and the next one may do better
      const nothingRead = last && read.length === 0;
      if (options.signal?.aborted || nothingRead || (error instanceof UnreadablePdf && read.length === 0)) throw error;
      failed.push(says.failed({ reader: name, why: whyOf(error) }));
    }
  }
  onProgress?.({ stage: "merging", page: 0, pages: 0 });
  const merged = merge(read);
  const { summary: _, ...parts } = merged;
  const all = drawing({ ...parts, warnings: [...(isCut(pdf) ? [says.cut] : []), ...parts.warnings, ...failed] });
  return withReason(override(all, overrides), read[0]);
}

/** Of an error of ours its message, of another program its text. */
const whyOf = (error: unknown): Message =>
  error instanceof UnreadablePdf || error instanceof VisionUnavailable
    ? error.said
    : asWritten(error instanceof Error ? error.message : String(error));

const between = (from: number, to: number) => from + 0.6 * (to - from);

async function readWith(
  name: ReaderName,
  pdf: Uint8Array,
  options: ReadOptions,
  onProgress?: OnProgress,
): Promise<Drawing> {
  return await readers[name]().read(pdf, options, onProgress);
}

/** Pages are drawn to look at their ink only as long as it takes no time to speak of. */
const lookedAt = 12;

/** Whether a later reader is needed: the words of a page are compared with its ink, where there may be more ink than words. */
async function textThenInk(
  pdf: Uint8Array,
  options: ReadOptions,
  more: boolean,
  onProgress: OnProgress | undefined,
  onRead: (soFar: Drawing) => void,
): Promise<Drawing> {
  const { readText } = await import("../text-layer.ts");
  const { drawing: read, doubtful } = await readText(pdf, options, onProgress);
  const pages = read.pages.filter(({ page, text_layer }) => text_layer !== "none" && doubtful.has(page));
  if (!more || pages.length === 0) return read;
  // drawing the pages may go beyond the limits
  onRead(read);
  const { inkAndWords, textLayerOf } = await import("../ocr/need.ts");
  const layers = new Map<number, ReadPage["text_layer"]>();
  for (const { page } of pages.slice(0, lookedAt)) {
    options.signal?.throwIfAborted();
    try {
      const seen = await inkAndWords(pdf, new Map([[page, doubtful.get(page) ?? []]]), options.signal);
      const found = seen.get(page);
      if (found) layers.set(page, textLayerOf(found));
    } catch {
      options.signal?.throwIfAborted();
      // a page that cannot be drawn stays as it was judged by its content
    }
  }
  return { ...read, pages: read.pages.map((one) => ({ ...one, text_layer: layers.get(one.page) ?? one.text_layer })) };
}

/** A drawing without members says what was looked for. */
function withReason(read: Drawing, first: Drawing | undefined): Drawing {
  if (read.members.length > 0) return read;
  const blank = (first ?? read).pages.filter(
    ({ text_layer, methods }) => text_layer === "none" && methods.every((method) => method === "text"),
  );
  const only = read.pages.every(({ methods }) => methods.every((method) => method === "text"));
  const pages = read.pages.length;
  const reason =
    only && blank.length === pages
      ? pages === 1
        ? says.noTextOnPage
        : says.noText({ pages })
      : says.nothingFound({ pages, others: read.other_rows.length, unresolved: read.unresolved.length });
  return { ...read, warnings: [reason, ...read.warnings] };
}
