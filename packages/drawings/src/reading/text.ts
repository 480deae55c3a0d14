/** Reads the text layer: exact, offline, in milliseconds. */
import type { Drawing } from "../model.ts";
import { interpreter } from "./interpret.ts";
import { openPdf } from "./pdf.ts";
import type { OnProgress, Reader, ReadOptions } from "./reader.ts";

export const textReader: Reader = { method: "text", read };

async function read(pdf: Uint8Array, options: ReadOptions, onProgress?: OnProgress): Promise<Drawing> {
  onProgress?.({ stage: "opening", page: 0, pages: 0 });
  const file = await openPdf(pdf);
  try {
    const pages =
      options.pages?.filter((page) => page >= 1 && page <= file.pages) ??
      Array.from({ length: file.pages }, (_, i) => i + 1);
    const reading = interpreter("text");
    for (const page of pages) {
      options.signal?.throwIfAborted();
      onProgress?.({ stage: "reading", page, pages: file.pages });
      reading.add(await file.text(page));
    }
    return reading.result();
  } finally {
    await file.close();
  }
}
