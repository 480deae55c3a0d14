import type { Request, ResponseToolkit, Server } from "@hapi/hapi";
import type { Config } from "../config.ts";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { isHttps } from "./address.ts";
import { HttpError, methodsAt } from "./errors.ts";

const methods = "GET, HEAD, POST, PATCH, DELETE";
const requestHeaders =
  "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, API-Version, X-Request-Id";
const exposed =
  "X-Request-Id, X-RateLimit-Limit, X-RateLimit-Remaining, Retry-After, Location, ETag, Content-Disposition, Link, API-Version, Deprecation, Sunset, X-Sandbox, X-Rows, X-Rows-Failed, X-Rows-Refused";

/** Which pages of other sites may call the API. Tokens are theirs to keep; the cookie is never sent for them. */
export function registerOrigins(server: Server, { config, log }: Pick<Service, "config" | "log">): void {
  server.ext("onRequest", (request, h) => {
    const forwarded = forwardedBy(request, config);
    if (forwarded !== undefined) {
      log.warn({ request_id: request.info.id, header: forwarded }, "a proxy brings others, and SESSION_AUTH=email");
      throw new HttpError(403, says.proxy({ header: forwarded }));
    }
    if (config.ownMachineOnly) refuseForeign(request, config);
    if (request.method !== "options") return h.continue;
    const known = methodsAt(request);
    const answer = h
      .response()
      .code(204)
      .header("Allow", known.length > 0 ? `${known.join(", ")}, OPTIONS` : `${methods}, OPTIONS`);
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

export const underApi = (request: Request): boolean => request.path.startsWith("/api/") || request.path === "/api";

/** What proxies, balancers and networks of delivery write of the client they speak for, or of themselves. */
const ofProxies =
  /^via$|forwarded|(^|-)(client|connecting|real|user|remote|source|peer)-?ip$|^(cf|fastly|fly|x-original|x-envoy|x-appengine|x-azure|x-amzn|x-arr|x-proxy|x-proxyuser)-/;

/** Where an email alone is believed, a proxy would let anybody act as any account: what tells of one. */
function forwardedBy(request: Request, { sessionAuth }: Config): string | undefined {
  if (sessionAuth !== "email" || !underApi(request)) return undefined;
  const header = Object.keys(request.headers).find((name) => ofProxies.test(name));
  if (header !== undefined) return header;
  // nginx sends no header of its own as it comes, but speaks the version of 1996; who brings a token may do so too
  const old = request.raw.req.httpVersion === "1.0" && request.headers.authorization === undefined;
  return old ? "HTTP/1.0" : undefined;
}

const ownMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * A server for this machine alone trusts whoever reaches it. A page of another site reaches it too, through the browser
 * of the person at this machine: by a name that leads here, or by a request across origins.
 */
function refuseForeign(request: Request, config: Config): void {
  const host: unknown = request.headers.host;
  if (typeof host === "string" && !ownMachine.test(host) && host !== hostOf(config.baseUrl)) {
    throw new HttpError(403, says.otherHost({ host: host.slice(0, 100) }));
  }
  const origin: unknown = request.headers.origin;
  if (typeof origin !== "string" || request.method === "options") return;
  if (sameOrigin(request, config) || allowed(request, config) !== undefined) return;
  throw new HttpError(403, says.otherOrigin({ origin: origin.slice(0, 100) }));
}

const hostOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).host);

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
