/** A drawing is read in a thread with limits: a file made to hurt ends its own thread and nothing else. */
import { Worker } from "node:worker_threads";
import type { Drawing } from "../model.ts";
import type { PipelineOptions } from "./pipeline.ts";
import { type OnProgress, type Progress, UnreadablePdf, type UnreadableReason } from "./reader.ts";

export type FromThread =
  | { readonly progress: Progress }
  | { readonly drawing: Drawing }
  | { readonly error: { readonly message: string; readonly reason?: UnreadableReason } };

export interface ThreadLimits {
  readonly seconds: number;
  /** growth of the whole process while this file is read */
  readonly megabytes: number;
}

export const threadLimits: ThreadLimits = { seconds: 110, megabytes: 2000 };

const fromSource = import.meta.url.endsWith(".ts");
const LOOK_EVERY_MS = 40;

export function readDrawing(
  pdf: Uint8Array,
  options: PipelineOptions & { readonly limits?: Partial<ThreadLimits> } = {},
  onProgress?: OnProgress,
): Promise<Drawing> {
  const { limits, signal, words, ...rest } = options;
  const { seconds, megabytes } = { ...threadLimits, ...limits };
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const thread = new Worker(new URL(fromSource ? "./worker.ts" : "./worker.js", import.meta.url), {
      workerData: { pdf, options: { ...rest, ...(words && { words }) } },
      resourceLimits: { maxOldGenerationSizeMb: Math.min(megabytes, 4096), stackSizeMb: 8 },
      // what pdf.js has to say about a bad file is said by the error
      stdout: true,
      stderr: true,
      ...(fromSource && { execArgv: ["--conditions=@x/source"] }),
    });
    thread.stdout.resume();
    thread.stderr.resume();
    let page = 0;
    let over = false;
    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      clearTimeout(clock);
      clearInterval(watch);
      signal?.removeEventListener("abort", abort);
      void thread.terminate();
      settle();
    };
    const where = () => (page > 0 ? ` on page ${page}` : "");
    const abort = () => end(() => reject(signal?.reason));
    const clock = setTimeout(
      () =>
        end(() =>
          reject(
            new UnreadablePdf("too slow", `the drawing was not read within ${seconds} s; reading ended${where()}`),
          ),
        ),
      seconds * 1000,
    );
    // buffers of a thread are not bounded by its heap limit: the process shows them
    const before = process.memoryUsage.rss();
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > megabytes * 2 ** 20)
        end(() =>
          reject(
            new UnreadablePdf(
              "too large",
              `reading the drawing took more than ${megabytes} MB of memory; reading ended${where()}`,
            ),
          ),
        );
    }, LOOK_EVERY_MS);
    signal?.addEventListener("abort", abort, { once: true });
    thread.on("message", (message: FromThread) => {
      if ("progress" in message) {
        page = Math.max(page, message.progress.page);
        onProgress?.(message.progress);
      } else if ("drawing" in message) end(() => resolve(message.drawing));
      else {
        const { reason, message: text } = message.error;
        end(() => reject(reason === undefined ? new Error(text) : new UnreadablePdf(reason, text)));
      }
    });
    thread.on("error", (error: NodeJS.ErrnoException) =>
      end(() =>
        reject(
          error.code === "ERR_WORKER_OUT_OF_MEMORY"
            ? new UnreadablePdf(
                "too large",
                `reading the drawing took more than ${megabytes} MB of memory; reading ended${where()}`,
              )
            : new UnreadablePdf("damaged", `the drawing cannot be read (${error.message})`),
        ),
      ),
    );
    thread.on("exit", () =>
      end(() => reject(new UnreadablePdf("damaged", `the drawing cannot be read: its reader ended${where()}`))),
    );
  });
}
