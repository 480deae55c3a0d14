import { randomUUID } from "node:crypto";
import type { Server } from "@hapi/hapi";

const acceptable = /^[\w.-]{1,80}$/;

/**
 * A request keeps the X-Request-Id it came with, or gets one; the answer, the error and the log carry it. Before all that may
 * refuse a request: hapi's own id has the name of this machine in it.
 */
export function giveRequestIds(server: Server): void {
  server.ext("onRequest", (request, h) => {
    const given = request.headers["x-request-id"];
    // hapi declares the id read-only for handlers; this runs before any of them
    (request.info as { id: string }).id = typeof given === "string" && acceptable.test(given) ? given : randomUUID();
    return h.continue;
  });
}

/** After what turns failures into answers. */
export function showRequestIds(server: Server): void {
  server.ext("onPreResponse", (request, h) => {
    const { response } = request;
    if (response instanceof Error) response.output.headers["X-Request-Id"] = request.info.id;
    else response.header("X-Request-Id", request.info.id);
    return h.continue;
  });
}
