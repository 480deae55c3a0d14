import type { Request, ResponseToolkit, Server } from "@hapi/hapi";
import type { Config } from "../config.ts";
import { isHttps } from "./address.ts";

const methods = "GET, HEAD, POST, PATCH, DELETE";
const requestHeaders = "Authorization, Content-Type, Idempotency-Key, X-Request-Id";
const exposed =
  "X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, Retry-After, Location, ETag, Content-Disposition";

/** Which pages of other sites may call the API. Tokens are theirs to keep; the cookie is never sent for them. */
export function registerOrigins(server: Server, config: Config): void {
  server.ext("onRequest", (request, h) => {
    if (request.method !== "options") return h.continue;
    const answer = h.response().code(204).header("Allow", `${methods}, OPTIONS`);
    if (allowed(request, config)) {
      answer.header("Access-Control-Allow-Methods", methods);
      answer.header("Access-Control-Allow-Headers", requestHeaders);
      answer.header("Access-Control-Max-Age", "86400");
    }
    return answer.takeover();
  });
  server.ext("onPreResponse", (request, h: ResponseToolkit) => {
    const { response } = request;
    if (config.corsOrigins.length === 0 || response instanceof Error) return h.continue;
    response.vary("Origin");
    const origin = allowed(request, config);
    if (origin !== undefined) {
      response.header("Access-Control-Allow-Origin", origin);
      response.header("Access-Control-Expose-Headers", exposed);
    }
    return h.continue;
  });
}

function allowed(request: Request, { corsOrigins }: Config): string | undefined {
  const origin: unknown = request.headers.origin;
  if (typeof origin !== "string") return undefined;
  if (corsOrigins.includes("*")) return "*";
  return corsOrigins.includes(origin) ? origin : undefined;
}

/** Whether a request that brings the cookie comes from a page of this server: browsers say so in Origin. */
export function sameOrigin(request: Request, config: Config): boolean {
  const origin: unknown = request.headers.origin;
  if (typeof origin !== "string") return request.headers["sec-fetch-site"] !== "cross-site" || request.method === "get";
  if (config.baseUrl !== undefined && origin === new URL(config.baseUrl).origin) return true;
  return origin === `${isHttps(request, config) ? "https" : "http"}://${request.info.host}`;
}
