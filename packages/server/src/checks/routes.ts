import type { Request, ResponseObject, Server } from "@hapi/hapi";
import {
  type checkQuery,
  checkRoutes,
  type ReportFormat,
  type ReportQuery,
  reportRoutes,
  summaryRoutes,
  type TableQuery,
  tableRoutes,
} from "@x/api";
import type { CheckResult } from "@x/eurocode";
import type * as z from "zod";
import { seconds } from "../http/access.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute, type Exchange } from "../http/routes.ts";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { monthOf, quotaOf, resetAt, tierOf } from "../usage/usage.ts";
import { type CheckTask, calculate } from "../worker/check.ts";
import { own } from "../worker/hand-over.ts";
import { TookTooLong, WorkerLost } from "../worker/pool.ts";
import { QueueFull, TooManyWaiting } from "./turns.ts";

/**
 * Longer bodies are worked on in a thread: the slowest check takes 4 ms a kilobyte of its request, and what is done
 * here keeps every other request waiting.
 */
const longestHere = 4096;

/** A check this long is given up: it would keep a thread from all others. */
export const longestCheck = 20_000;

/** The check endpoints, and those of their reports, one for each entry of the registry. */
export function registerChecks(server: Server, service: Service): void {
  for (const route of checkRoutes) {
    addRoute(server, service, route, (call) => {
      const query: z.output<typeof checkQuery> = call.query();
      const summary = query.summary === "true";
      return counted(route.endpoint, call, () => calculated(route.endpoint, call, summary));
    });
  }
  for (const route of summaryRoutes) {
    addRoute(server, service, route, (call) =>
      counted(route.endpoint, call, () => calculated(route.endpoint, call, true)),
    );
  }
  for (const route of tableRoutes) {
    addRoute(server, service, route, (call) => {
      const query: TableQuery = call.query();
      return counted(route.endpoint, call, () => tabled(route.endpoint, call, query));
    });
  }
  for (const route of reportRoutes) {
    addRoute(server, service, route, (call) => {
      const query: ReportQuery = call.query();
      return counted(route.endpoint, call, () => reported(route.endpoint, call, query));
    });
  }
}

interface Calculated {
  readonly answer: ResponseObject | CheckResult;
  readonly passed: boolean;
}

async function counted(endpoint: string, call: Exchange, work: () => Promise<Calculated>) {
  if (call.caller.sandbox) return tried(call, work);
  const started = performance.now();
  const { answer, passed } = await work();
  await count(endpoint, performance.now() - started, call);
  call.service.metrics.checks.inc({ endpoint, passed: String(passed) });
  return answer;
}

/** Of an account in a day, with whatever tokens: enough to write a program by, too little to work with. */
const mostTried = 20;

/** A check with a token to try with: calculated as any other, and counted nowhere. */
async function tried(call: Exchange, work: () => Promise<Calculated>): Promise<ResponseObject> {
  const { service, caller, raw, h } = call;
  if (raw.length > longestHere) throw new HttpError(400, says.sandboxLong({ most: longestHere }));
  const window = { key: `sandbox:${caller.account.id}`, limit: mostTried, span: 24 * 3_600_000 };
  const { allowed, wait } = await service.meter.take(window);
  if (!allowed)
    throw new HttpError(429, says.sandboxUsed({ most: mostTried }), {
      code: "limit_reached",
      retryAfter: seconds(wait),
    });
  const { answer } = await work();
  return h.response(answer).header("X-Sandbox", "true");
}

async function calculated(endpoint: string, call: Exchange, summary: boolean): Promise<Calculated> {
  const { raw, service } = call;
  if (raw.length <= longestHere) {
    const result = await service.pace.run(() => calculate(endpoint, raw, summary));
    return { answer: result, passed: result.passed };
  }
  return elsewhere(call, { endpoint, body: raw, summary }, "application/json");
}

function tabled(endpoint: string, call: Exchange, { national_annex: annex, partial }: TableQuery): Promise<Calculated> {
  const table = { annex, partial: partial === "true" };
  return elsewhere(call, { endpoint, body: call.raw, table }, "text/csv; charset=utf-8");
}

/** Setting a document is much work however short its request is. */
function reported(endpoint: string, call: Exchange, query: ReportQuery): Promise<Calculated> {
  const { format = "pdf", lang: language = "en", brief, length = "normal", ...project } = query;
  const date = new Date(call.service.now()).toISOString().slice(0, 10);
  const report = {
    format,
    language,
    project: { date, ...given(project) },
    length: brief === "true" ? "brief" : length,
    software: `x ${call.service.version}`,
  };
  return elsewhere(call, { endpoint, body: call.raw, report }, types[format]);
}

const types = {
  pdf: "application/pdf",
  html: "text/html; charset=utf-8",
  md: "text/markdown; charset=utf-8",
} as const satisfies Record<ReportFormat, string>;

const given = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined));

async function elsewhere(call: Exchange, task: CheckTask, type: string): Promise<Calculated> {
  const { h, request, service, caller } = call;
  // much work is not begun for an account that has no check left
  const quota = quotaOf(caller.account);
  const month = monthOf(service.now());
  if (quota !== undefined && (await service.meter.used(caller.account.id, month)) >= quota) throw usedUp(call);
  const outcome = await inThread(task, caller.account.id, request, service);
  const { buffer, byteOffset, byteLength } = outcome.bytes;
  const answer = h.response(Buffer.from(buffer, byteOffset, byteLength)).type(type);
  // a page that somebody's input is in runs nothing here
  if (type.startsWith("text/html"))
    answer.header(
      "Content-Security-Policy",
      "sandbox; default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; img-src data:",
    );
  if (outcome.rows) {
    const { all, failed, refused } = outcome.rows;
    for (const [name, count] of Object.entries({ "X-Rows": all, "X-Rows-Failed": failed, "X-Rows-Refused": refused }))
      answer.header(name, String(count));
  }
  return { answer, passed: outcome.passed };
}

/** Work of a call in a thread of checks, for routes beside them. */
export const inPool = ({ caller, request, service }: Exchange, task: CheckTask) =>
  inThread(task, caller.account.id, request, service);

/** A client that goes away takes its calculation along. */
async function inThread(task: CheckTask, account: number, request: Request, { pool, log }: Service) {
  const gone = new AbortController();
  const { res } = request.raw;
  const leave = () => gone.abort();
  // hapi's own event is lost when the response closes before the request does
  res.once("close", leave);
  try {
    // handed over: nobody else looks at it afterwards
    const body = own(task.body);
    return await pool.run(account, { ...task, body }, gone.signal, [body]);
  } catch (error) {
    if (gone.signal.aborted) throw new HttpError(400, says.clientGone);
    if (error instanceof WorkerLost) log.warn({ request_id: request.info.id, err: error.cause }, error.message);
    throw refusal(error) ?? error;
  } finally {
    res.removeListener("close", leave);
  }
}

function refusal(error: unknown): HttpError | undefined {
  if (error instanceof TooManyWaiting) return new HttpError(429, says.checksOfAccount, { retryAfter: 5 });
  if (error instanceof QueueFull) return new HttpError(503, says.checksWaiting, { retryAfter: 10 });
  if (error instanceof TookTooLong) return new HttpError(400, says.slowCheck({ most: longestCheck / 1000 }));
  if (error instanceof WorkerLost)
    return error.outOfMemory
      ? new HttpError(400, says.largeCheck)
      : new HttpError(503, says.checkInterrupted, { retryAfter: 1 });
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
    says.quotaUsed({
      quota: quotaOf(account) ?? 0,
      tier: tierOf(account),
      date: reset.toISOString().slice(0, 10),
    }),
    { code: "quota_exceeded", retryAfter: seconds(reset.getTime() - now) },
  );
}
