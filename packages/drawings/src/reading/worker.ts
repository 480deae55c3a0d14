/** Reads one drawing in a thread of its own, which may be ended at any moment. */
import { parentPort, workerData } from "node:worker_threads";
import { type PipelineOptions, readPages } from "./pipeline.ts";
import { UnreadablePdf } from "./reader.ts";
import type { FromThread } from "./thread.ts";

const send = (message: FromThread) => parentPort?.postMessage(message);

try {
  // sent by thread.ts
  const { pdf, options } = workerData as { pdf: Uint8Array; options: PipelineOptions };
  send({ drawing: await readPages(pdf, options, (progress) => send({ progress })) });
} catch (error) {
  send({
    error: {
      message: error instanceof Error ? error.message : String(error),
      ...(error instanceof UnreadablePdf && { reason: error.reason }),
      // vision is asked for and not set up
      ...(error instanceof Error && error.name === "VisionUnavailable" && { reason: "no reader" as const }),
    },
  });
}
