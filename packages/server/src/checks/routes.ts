import type { Request, Server } from "@hapi/hapi";
import { checkRoutes } from "@x/api";
import { InvalidInput } from "@x/eurocode";
import { seconds } from "../http/access.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute, type Exchange } from "../http/routes.ts";
import type { Service } from "../service.ts";
import { monthOf, quotaOf, resetAt, tierOf } from "../usage/usage.ts";
import { calculate } from "../worker/check.ts";
import { longestCheck, TookTooLong, WorkerLost } from "./pool.ts";
import { QueueFull, TooManyWaiting } from "./turns.ts";

/**
 * Longer bodies are worked on in a thread: the slowest check takes 4 ms a kilobyte of its request, and what is done
 * here keeps every other request waiting.
 */
const longestHere = 4096;

/** The check endpoints, one for each entry of the registry. */
export function registerChecks(server: Server, service: Service): void {
  for (const route of checkRoutes) {
    addRoute(server, service, route, async (call) => {
      const started = performance.now();
      const { answer, passed } = await calculated(route.endpoint, call);
      await count(route.endpoint, performance.now() - started, call);
      service.metrics.checks.inc({ endpoint: route.endpoint, passed: String(passed) });
      return answer;
    });
  }
}

async function calculated(endpoint: string, call: Exchange) {
  const { raw, h, request, service, caller } = call;
  if (raw.length <= longestHere) {
    const result = await service.pace.run(() => calculate(endpoint, raw));
    return { answer: result, passed: result.passed };
  }
  // much work is not begun for an account that has no check left
  const quota = quotaOf(caller.account);
  const month = monthOf(service.now());
  if (quota !== undefined && (await service.meter.used(caller.account.id, month)) >= quota) throw usedUp(call);
  const outcome = await inThread(endpoint, caller.account.id, raw, request, service);
  if ("problems" in outcome)
    throw outcome.problems.length > 0 ? new InvalidInput(outcome.problems) : new HttpError(400, outcome.message);
  const json = Buffer.from(outcome.json.buffer, outcome.json.byteOffset, outcome.json.byteLength);
  return { answer: h.response(json).type("application/json"), passed: outcome.passed };
}

/** A client that goes away takes its calculation along. */
async function inThread(endpoint: string, account: number, body: Buffer, request: Request, { pool, log }: Service) {
  const gone = new AbortController();
  const { res } = request.raw;
  const leave = () => gone.abort();
  // hapi's own event is lost when the response closes before the request does
  res.once("close", leave);
  try {
    return await pool.run(account, { endpoint, body }, gone.signal);
  } catch (error) {
    if (gone.signal.aborted) throw new HttpError(400, "The client went away before the answer");
    if (error instanceof WorkerLost) log.warn({ request_id: request.info.id, err: error.cause }, error.message);
    throw refusal(error) ?? error;
  } finally {
    res.removeListener("close", leave);
  }
}

function refusal(error: unknown): HttpError | undefined {
  if (error instanceof TooManyWaiting)
    return new HttpError(429, "Too many large checks of this account are waiting; try again soon", { retryAfter: 5 });
  if (error instanceof QueueFull)
    return new HttpError(503, "Too many large checks are waiting; try again soon", { retryAfter: 10 });
  if (error instanceof TookTooLong)
    return new HttpError(400, `The check took longer than ${longestCheck / 1000} s; send fewer items at a time`);
  if (error instanceof WorkerLost)
    return error.outOfMemory
      ? new HttpError(400, "The check needs more memory than one may have; send fewer items at a time")
      : new HttpError(503, "The thread of this check ended; try again", { retryAfter: 1 });
  return undefined;
}

/** Only answered checks count, and the last place of a quota is given once. */
async function count(endpoint: string, ms: number, call: Exchange): Promise<void> {
  const { account } = call.caller;
  const { meter, now } = call.service;
  const quota = quotaOf(account);
  const used = await meter.count({ account: account.id, month: monthOf(now()), endpoint, ms, quota });
  if (used === undefined) throw usedUp(call);
}

function usedUp({ caller: { account }, service }: Exchange): HttpError {
  const now = service.now();
  const reset = resetAt(now);
  return new HttpError(
    429,
    `The ${quotaOf(account)} checks a month of the ${tierOf(account)} tier are used up; the next month begins on ${reset.toISOString().slice(0, 10)} (UTC)`,
    { code: "quota_exceeded", retryAfter: seconds(reset.getTime() - now) },
  );
}
