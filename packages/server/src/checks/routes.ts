import type { Request, Server } from "@hapi/hapi";
import { checkRoutes } from "@x/api";
import { check, InvalidInput } from "@x/eurocode";
import { seconds } from "../http/access.ts";
import { HttpError } from "../http/errors.ts";
import { parseJson } from "../http/json.ts";
import { addRoute, type Exchange } from "../http/routes.ts";
import type { Service } from "../service.ts";
import { monthOf, quotaOf, resetAt, tierOf } from "../usage/usage.ts";
import { PoolFull, TookTooLong } from "./pool.ts";

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

async function calculated(endpoint: string, { raw, h, request, service }: Exchange) {
  if (raw.length <= longestHere) {
    const result = check(endpoint, parseJson(raw));
    return { answer: result, passed: result.passed };
  }
  const outcome = await inThread(endpoint, raw, request, service);
  if ("problems" in outcome)
    throw outcome.problems.length > 0 ? new InvalidInput(outcome.problems) : new HttpError(400, outcome.message);
  return { answer: h.response(outcome.json).type("application/json"), passed: outcome.passed };
}

/** A client that goes away takes its calculation along. */
async function inThread(endpoint: string, body: Buffer, request: Request, { pool }: Service) {
  const gone = new AbortController();
  const { res } = request.raw;
  const leave = () => gone.abort();
  // hapi's own event is lost when the response closes before the request does
  res.once("close", leave);
  try {
    return await pool.run({ endpoint, body }, gone.signal);
  } catch (error) {
    if (gone.signal.aborted) throw new HttpError(400, "The client went away before the answer");
    if (error instanceof PoolFull)
      throw new HttpError(503, "Too many large checks are waiting; try again soon", { retryAfter: 10 });
    if (error instanceof TookTooLong)
      throw new HttpError(400, "The check took longer than 120 s; send fewer items at a time");
    throw error;
  } finally {
    res.removeListener("close", leave);
  }
}

/** Only answered checks count, and the last place of a quota is given once. */
async function count(endpoint: string, ms: number, { caller, service }: Exchange): Promise<void> {
  const { account } = caller;
  const now = service.now();
  const quota = quotaOf(account);
  const used = await service.meter.count({ account: account.id, month: monthOf(now), endpoint, ms, quota });
  if (used !== undefined) return;
  const reset = resetAt(now);
  throw new HttpError(
    429,
    `The ${quota} checks a month of the ${tierOf(account)} tier are used up; the next month begins on ${reset.toISOString().slice(0, 10)} (UTC)`,
    { retryAfter: seconds(reset.getTime() - now) },
  );
}
