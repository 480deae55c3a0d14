import type { Server } from "@hapi/hapi";
import { checkRoutes } from "@x/api";
import { check, checks } from "@x/eurocode";
import { parseJson } from "../http/json.ts";

/** 8 MB: a batch of 10 000 members. */
const largestBody = 8 * 2 ** 20;

/** The check endpoints, one for each entry of the registry. */
export function registerChecks(server: Server): void {
  checkRoutes.forEach((route, i) => {
    const endpoint = checks[i]?.endpoint ?? "";
    server.route({
      method: route.method,
      path: route.path,
      options: { payload: { parse: false, output: "data", allow: "application/json", maxBytes: largestBody } },
      // hapi gives the raw bytes when it is told not to parse
      handler: (request) => check(endpoint, parseJson(request.payload as Buffer)),
    });
  });
}
