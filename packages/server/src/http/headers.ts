import type { Server } from "@hapi/hapi";
import type { Config } from "../config.ts";
import { isHttps } from "./address.ts";
import { underApi } from "./origins.ts";

/** What browsers are told besides the answer. */
export function registerHeaders(server: Server, config: Config): void {
  server.ext("onPreResponse", (request, h) => {
    const { response } = request;
    if (response instanceof Error) return h.continue;
    response.header("X-Content-Type-Options", "nosniff");
    response.header("X-Frame-Options", "DENY");
    // a page with a form has a policy of its own
    response.headers["referrer-policy"] ??= "no-referrer";
    if (isHttps(request, config)) response.header("Strict-Transport-Security", "max-age=31536000");
    if (underApi(request)) {
      // the document under /api has an ETag of its own
      response.header("Cache-Control", response.headers.etag === undefined ? "no-store" : "no-cache");
      // a document that is looked at has a policy of its own
      response.headers["content-security-policy"] ??= "default-src 'none'; frame-ancestors 'none'";
    }
    return h.continue;
  });
}
