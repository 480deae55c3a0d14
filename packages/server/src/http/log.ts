import type { Request, Server } from "@hapi/hapi";
import pino, { type Logger } from "pino";
import type { LogLevel } from "../config.ts";

/** Lines of JSON on stderr. Stdout is for the one line that says where the server listens. */
export function openLog(level: LogLevel): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      // requests are logged by chosen fields; this is for what an error may carry
      redact: {
        paths: ["err.headers", "err.config", "err.parameters", "*.authorization", "*.cookie", "*.password"],
        censor: "…",
      },
    },
    // several lines are written at once, and none waits longer than a moment
    pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 200 }),
  );
}

/** One line a request: what was asked, by whom, what came of it. No query, no body, no header: they hold secrets. */
export function registerRequestLog(server: Server, { log }: { readonly log: Logger }): void {
  if (!log.isLevelEnabled("info")) return;
  // of fields that are chosen nothing is to be redacted, and looking costs as much as writing
  const lines = log.child({}, { redact: [] });
  server.events.on("response", (request: Request) => {
    const { caller, span } = request.app;
    lines.info({
      request_id: request.info.id,
      method: request.method,
      path: request.path,
      status: statusOf(request),
      // of one whose client went away nothing was answered
      ms: Math.max(0, Math.round(10 * ((request.info.responded || Date.now()) - request.info.received)) / 10),
      ...(span?.trace === undefined ? {} : { trace_id: span.trace }),
      ...(caller ? { account: caller.account.id, token: caller.token } : {}),
    });
  });
}

/** 499: the client went away before the answer, as proxies log it. */
export const statusOf = ({ response }: Request): number =>
  response !== null && "statusCode" in response ? response.statusCode : 499;
