import type { Request, Server } from "@hapi/hapi";
import type { Service } from "../service.ts";
import type { Span } from "../tracing/span.ts";
import { statusOf } from "./log.ts";

declare module "@hapi/hapi" {
  interface RequestApplicationState {
    span?: Span;
  }
}

/** A span a request, within the trace of who calls. No query and no header but `traceparent` is told. */
export function registerTracing(server: Server, { tracing }: Service): void {
  server.ext("onRequest", (request, h) => {
    const { traceparent } = request.headers;
    request.app.span = tracing.begin(
      request.method.toUpperCase(),
      "server",
      { "http.request.method": request.method.toUpperCase(), "x.request_id": request.info.id },
      typeof traceparent === "string" ? traceparent : undefined,
    );
    return h.continue;
  });
  server.events.on("response", (request: Request) => {
    const { span, caller } = request.app;
    if (!span) return;
    const status = statusOf(request);
    const route = request.route.path;
    span.rename(`${request.method.toUpperCase()} ${route}`);
    span.set({ "http.route": route, "http.response.status_code": status, "x.account": caller?.account.id });
    span.end(status >= 500 ? `status ${status}` : undefined);
  });
}
