import { InvalidInput } from "@x/eurocode";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { type Assessed, type AssessTask, assessDrawing } from "../jobs/pipeline.ts";

export type JobOutcome = Assessed | { readonly refused: string };

/** The assessment of a drawing and its files, away from the thread that serves. */
export default async function work(task: AssessTask): Promise<unknown> {
  try {
    const assessed = await assessDrawing(task);
    const buffers = assessed.files.map(({ bytes }) => bytes.buffer);
    // files of one buffer would be moved twice
    if (new Set(buffers).size < buffers.length) return assessed;
    return move({ [transferableSymbol]: buffers, [valueSymbol]: assessed });
  } catch (error) {
    if (error instanceof InvalidInput) return { refused: error.message } satisfies JobOutcome;
    throw error;
  }
}
