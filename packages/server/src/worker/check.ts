import { type CheckResult, check, InvalidInput, type Problem } from "@x/eurocode";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { checkLimits } from "../checks/limits.ts";
import { HttpError } from "../http/errors.ts";
import { parseJson } from "../http/json.ts";

export interface CheckTask {
  readonly endpoint: string;
  readonly body: Uint8Array;
}

export type CheckOutcome =
  | { readonly json: Uint8Array; readonly passed: boolean }
  | { readonly problems: readonly Problem[]; readonly message: string };

/** A check from the bytes of its request to the text of its answer, away from the thread that serves. */
export default function work({ endpoint, body }: CheckTask): unknown {
  try {
    const result = calculate(endpoint, Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    const json = new TextEncoder().encode(JSON.stringify(result));
    const outcome: CheckOutcome = { json, passed: result.passed };
    return move({ [transferableSymbol]: [json.buffer], [valueSymbol]: outcome });
  } catch (error) {
    if (error instanceof InvalidInput) return refused(error.problems, error.message);
    if (error instanceof HttpError) return refused(error.details ?? [], error.message);
    throw error;
  }
}

export function calculate(endpoint: string, body: Buffer): CheckResult {
  const input = parseJson(body);
  checkLimits(endpoint, input);
  return check(endpoint, input);
}

const refused = (problems: readonly Problem[], message: string): CheckOutcome => ({ problems, message });
