import { check, InvalidInput, type Problem } from "@x/eurocode";
import { HttpError } from "../http/errors.ts";
import { parseJson } from "../http/json.ts";

export interface CheckTask {
  readonly endpoint: string;
  readonly body: Uint8Array;
}

export type CheckOutcome =
  | { readonly json: string; readonly passed: boolean }
  | { readonly problems: readonly Problem[]; readonly message: string };

/** A check from the bytes of its request to the text of its answer, away from the thread that serves. */
export default function work({ endpoint, body }: CheckTask): CheckOutcome {
  try {
    const result = check(endpoint, parseJson(Buffer.from(body.buffer, body.byteOffset, body.byteLength)));
    return { json: JSON.stringify(result), passed: result.passed };
  } catch (error) {
    if (error instanceof InvalidInput) return { problems: error.problems, message: error.message };
    if (error instanceof HttpError) return { problems: error.details ?? [], message: error.message };
    throw error;
  }
}
