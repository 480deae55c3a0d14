import { beamEndpoint } from "@x/api";
import { findCheck, isInvalidInput } from "@x/eurocode";
import { HttpError } from "../http/errors.ts";
import type { Service } from "../service.ts";
import { calculate } from "../worker/check.ts";
import { own } from "../worker/hand-over.ts";
import type { Came } from "./calculations.ts";

/** Longer inputs are calculated in a thread, as those of checks. */
const longestHere = 4096;
const never = new AbortController().signal;
export const notCalculated: Came = { state: "not calculated", utilization: null, governing: null };

interface Result {
  readonly passed: boolean;
  readonly verified: boolean;
  readonly utilization: number;
  readonly result: { readonly governing: { readonly verification: string } | null };
}

/** What comes of an input, for lists: nothing of one that has problems, or takes longer than a check may. */
export async function cameOf(service: Service, account: number, endpoint: string, request: string): Promise<Came> {
  const isBeam = endpoint === beamEndpoint;
  if (!isBeam && !findCheck(endpoint)) return notCalculated;
  const body = Buffer.from(request);
  try {
    const result: Result =
      body.length <= longestHere && !isBeam
        ? await service.pace.run(() => calculate(endpoint, body))
        : await inThread(service, account, endpoint, body);
    return stateOf(result);
  } catch (error) {
    // it is kept all the same: what somebody has typed is not lost because nobody can calculate it now
    if (!isInvalidInput(error) && !(error instanceof HttpError))
      service.log.warn({ err: error }, "a calculation is kept without what came of it");
    return notCalculated;
  }
}

async function inThread({ pool }: Service, account: number, endpoint: string, bytes: Buffer): Promise<Result> {
  const body = own(bytes);
  const made = await pool.run(account, { endpoint, body, summary: true }, never, [body]);
  return JSON.parse(Buffer.from(made.bytes).toString("utf8")) as Result; // written from the result of a check
}

function stateOf({ passed, verified, utilization, result }: Result): Came {
  const state = passed ? (verified ? "passed" : "calculated") : "failed";
  const known = Number.isFinite(utilization) && result.governing !== null;
  return { state, utilization: known ? utilization : null, governing: result.governing?.verification ?? null };
}
