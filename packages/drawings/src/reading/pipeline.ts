/** The readers one after the other: the text layer first, the next one for the pages it cannot read. */
import type { Drawing, Override } from "../model.ts";
import { drawing } from "./interpret.ts";
import { merge, override } from "./merge.ts";
import type { OnProgress, Reader, ReadOptions } from "./reader.ts";

export const readerNames = ["text", "ocr", "vision"] as const;
export type ReaderName = (typeof readerNames)[number];

/** Loaded when they are needed: OCR brings a recogniser, vision an HTTP client. */
const readers: Readonly<Record<ReaderName, () => Promise<Reader>>> = {
  text: async () => (await import("./text.ts")).textReader,
  ocr: async () => (await import("./ocr.ts")).ocrReader,
  vision: async () => {
    const { VisionUnavailable, visionReader, visionSettings } = await import("./vision.ts");
    const settings = visionSettings(process.env);
    if (!settings)
      throw new VisionUnavailable(
        "no vision model is configured: set OPENAI_API_KEY, and OPENAI_BASE_URL for another service",
      );
    return visionReader(settings);
  },
};

export interface PipelineOptions extends ReadOptions {
  /** in this order; each later one reads only the pages that are left. One alone reads all pages. */
  readonly readers?: readonly ReaderName[];
  readonly overrides?: readonly Override[];
}

/** A vision model is asked only where one is configured. */
export const defaultReaders = (environment: Readonly<Record<string, string | undefined>>): ReaderName[] =>
  environment.OPENAI_API_KEY || environment.OPENAI_BASE_URL ? ["text", "vision"] : ["text", "ocr"];

export async function readPages(pdf: Uint8Array, options: PipelineOptions, onProgress?: OnProgress): Promise<Drawing> {
  const { readers: names = ["text", "ocr"], overrides = [], ...rest } = options;
  const read: Drawing[] = [];
  const failed: string[] = [];
  let left = options.pages;
  for (const [i, name] of names.entries()) {
    if (left?.length === 0) break;
    try {
      const reader = await readers[name]();
      const one = await reader.read(pdf, { ...rest, ...(left && { pages: left }) }, onProgress);
      read.push(one);
      left = one.pages
        .filter(({ text_layer, methods }) => text_layer !== "usable" && methods.length > 0)
        .map(({ page }) => page);
      // the reader after the text layer has seen those pages: nothing is left
      if (name !== "text") left = [];
    } catch (error) {
      // what an earlier reader has read is not lost because a later one failed
      if (i === 0 || options.signal?.aborted) throw error;
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  onProgress?.({ stage: "merging", page: 0, pages: 0 });
  const merged = merge(read);
  const { summary: _, ...parts } = merged;
  const all = drawing({ ...parts, warnings: [...parts.warnings, ...failed] });
  return withReason(override(all, overrides), read[0]);
}

/** A drawing without members says what was looked for. */
function withReason(read: Drawing, first: Drawing | undefined): Drawing {
  if (read.members.length > 0) return read;
  const blank = (first ?? read).pages.filter(
    ({ text_layer, methods }) => text_layer === "none" && methods.every((method) => method === "text"),
  );
  const only = read.pages.every(({ methods }) => methods.every((method) => method === "text"));
  const pages = `${read.pages.length} page${read.pages.length === 1 ? "" : "s"}`;
  const reason =
    only && blank.length === read.pages.length
      ? `no steel member was found: none of the ${pages} has a text layer (the letters are pictures or outlines); read it with OCR or a vision model`
      : `no steel member was found on ${pages}: no list with sections and no label of a profile (${read.other_rows.length} other rows, ${read.unresolved.length} unresolved)`;
  return { ...read, warnings: [reason, ...read.warnings] };
}
