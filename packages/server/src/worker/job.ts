import { isInvalidInput } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import { refusalOf } from "@x/fabrication";
import { type Assessed, type AssessTask, assessDrawing } from "../jobs/pipeline.ts";
import { handOver, own } from "./hand-over.ts";

export type JobOutcome = Assessed | { readonly refused: Message };

/** The assessment of a drawing and its files, away from the thread that serves. */
export default async function work(task: AssessTask): Promise<unknown> {
  try {
    const assessed = await assessDrawing(task);
    const files = assessed.files.map((file) => ({ ...file, bytes: own(file.bytes) }));
    return handOver(
      { ...assessed, files },
      files.map(({ bytes }) => bytes),
    );
  } catch (error) {
    if (isInvalidInput(error)) return { refused: refusalOf(error) } satisfies JobOutcome;
    throw error;
  }
}
