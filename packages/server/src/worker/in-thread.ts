import type { MessagePort } from "node:worker_threads";
import { isInvalidInput, type Problem } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import { HttpError, invalidInput } from "../http/errors.ts";
import { handOver } from "./hand-over.ts";

/** What a thread answers: what was asked, or why that is refused. */
export type Outcome<Answer> =
  | { readonly done: Answer }
  | { readonly refused: { readonly said: Message; readonly problems: readonly Problem[] } };

export interface Begun {
  /** Hears that the work has begun. */
  readonly begun: MessagePort;
}

/** The work of a thread, as its pool asks for it. */
export function inThread<Task extends object, Answer>(work: (task: Task) => Answer | Promise<Answer>) {
  return async ({ begun, ...task }: Task & Begun): Promise<unknown> => {
    begun.postMessage("begun");
    begun.close();
    try {
      // without `begun` it is the task
      const done = await work(task as unknown as Task);
      return handOver({ done } satisfies Outcome<Answer>, bytesIn(done));
    } catch (error) {
      const refused = isInvalidInput(error) ? invalidInput(error) : error;
      if (!(refused instanceof HttpError)) throw error;
      return { refused: { said: refused.said, problems: refused.details } } satisfies Outcome<Answer>;
    }
  };
}

/** Bytes in an answer or its fields that can be moved instead of copied. */
function bytesIn(answer: unknown): Uint8Array[] {
  if (typeof answer !== "object" || answer === null) return [];
  const fields: unknown[] = answer instanceof Uint8Array ? [answer] : Object.values(answer);
  return fields.filter(
    (field): field is Uint8Array => field instanceof Uint8Array && field.byteLength === field.buffer.byteLength,
  );
}
