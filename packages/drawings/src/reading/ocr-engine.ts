/** Tesseract in a thread of its own, with its language data from the installed package: no network, no cache on disk. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, PSM } from "tesseract.js";

export interface RecognisedWord {
  readonly text: string;
  /** 0 … 1 */
  readonly confidence: number;
  /** pixels of the image */
  readonly from: number;
  readonly to: number;
}

export interface Engine {
  /** The words of one line of text. */
  recognise(image: Uint8Array): Promise<RecognisedWord[]>;
  close(): Promise<void>;
}

/** Marks, profiles and numbers are no words of a language: its dictionaries would bend them. */
const NO_DICTIONARY = {
  load_system_dawg: "0",
  load_freq_dawg: "0",
  load_unambig_dawg: "0",
  load_punc_dawg: "0",
  load_number_dawg: "0",
  load_bigram_dawg: "0",
};

export async function openEngine(signal?: AbortSignal): Promise<Engine> {
  signal?.throwIfAborted();
  const data = dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json"));
  const worker = await createWorker(
    "eng",
    OEM.LSTM_ONLY,
    { langPath: join(data, "4.0.0_best_int"), gzip: true, cacheMethod: "none", errorHandler: () => undefined },
    NO_DICTIONARY,
  );
  // a page in recognition cannot be interrupted, its thread can be ended
  let stopped: (reason: unknown) => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stopped = reject;
  });
  aborted.catch(() => undefined);
  const stop = () => {
    stopped(signal?.reason);
    void worker.terminate();
  };
  signal?.addEventListener("abort", stop, { once: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: "300" });
  return {
    async recognise(image) {
      signal?.throwIfAborted();
      const { data } = await Promise.race([
        worker.recognize(Buffer.from(image), {}, { blocks: true, text: false }),
        aborted,
      ]);
      return (data.blocks ?? [])
        .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)))
        .map((word) => ({
          text: word.text.trim(),
          confidence: word.confidence / 100,
          from: word.bbox.x0,
          to: word.bbox.x1,
        }))
        .filter((word) => word.text !== "");
    },
    async close() {
      signal?.removeEventListener("abort", stop);
      await worker.terminate();
    },
  };
}
