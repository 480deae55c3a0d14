/** Tesseract in threads of its own, with its language data from the installed package: no network, no cache on disk. */
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
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
  /** how many lines it reads at the same time */
  readonly threads: number;
  /** The words of one line of text. */
  recognise(image: Uint8Array): Promise<RecognisedWord[]>;
  close(): Promise<void>;
}

/** Marks, profiles and numbers are no words of a language: its dictionaries would bend them. */
const noDictionary = {
  load_system_dawg: "0",
  load_freq_dawg: "0",
  load_unambig_dawg: "0",
  load_punc_dawg: "0",
  load_number_dawg: "0",
  load_bigram_dawg: "0",
};

/** A thread for each: the lines of a page are read side by side. */
const threads = Math.min(2, availableParallelism());

export async function openEngine(signal?: AbortSignal): Promise<Engine> {
  signal?.throwIfAborted();
  const data = dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json"));
  const workers = await Promise.all(
    Array.from({ length: threads }, () =>
      createWorker(
        "eng",
        OEM.LSTM_ONLY,
        { langPath: join(data, "4.0.0_best_int"), gzip: true, cacheMethod: "none", errorHandler: () => undefined },
        noDictionary,
      ),
    ),
  );
  const free = [...workers];
  const waiting: ((worker: (typeof workers)[number]) => void)[] = [];
  // a line in recognition cannot be interrupted, its thread can be ended
  let stopped: (reason: unknown) => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stopped = reject;
  });
  aborted.catch(() => undefined);
  const end = () => Promise.all(workers.map((worker) => worker.terminate()));
  const stop = () => {
    stopped(signal?.reason);
    void end();
  };
  signal?.addEventListener("abort", stop, { once: true });
  await Promise.all(
    workers.map((worker) => worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE, user_defined_dpi: "300" })),
  );
  return {
    threads: threads,
    async recognise(image) {
      signal?.throwIfAborted();
      const worker = free.pop() ?? (await new Promise<(typeof workers)[number]>((resolve) => waiting.push(resolve)));
      try {
        const { data } = await Promise.race([
          worker.recognize(Buffer.from(image), {}, { blocks: true, text: false }),
          aborted,
        ]);
        const words = (data.blocks ?? [])
          .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words)))
          .map((word) => ({
            text: word.text.trim(),
            confidence: word.confidence / 100,
            from: word.bbox.x0,
            to: word.bbox.x1,
          }))
          .filter((word) => word.text !== "");
        return words.map((word, i) => withinBounds(word, words[i + 1]));
      } finally {
        const next = waiting.shift();
        if (next) next(worker);
        else free.push(worker);
      }
    },
    async close() {
      signal?.removeEventListener("abort", stop);
      await end();
    },
  };
}

/** Words come in reading order; the bounds of the first may be those of the whole line. */
const withinBounds = (word: RecognisedWord, next: RecognisedWord | undefined): RecognisedWord =>
  next && next.from > word.from && next.from < word.to ? { ...word, to: next.from } : word;
