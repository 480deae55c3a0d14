import type { Server } from "@hapi/hapi";
import { sql } from "kysely";
import type { Service } from "../service.ts";
import { HttpError } from "./errors.ts";

/** `/healthz`: the process answers. `/readyz`: it can serve, for balancers; not while it is stopping. */
export function registerHealth(server: Server, { database, version, log }: Service, stopping: () => boolean): void {
  server.route({ method: "GET", path: "/healthz", handler: () => ({ status: "ok", version }) });
  server.route({
    method: "GET",
    path: "/readyz",
    handler: async () => {
      if (stopping()) throw new HttpError(503, "The server is stopping", { retryAfter: 5 });
      try {
        await sql`select count(*) from migrations`.execute(database);
      } catch (error) {
        log.error({ err: error }, "the database does not answer");
        throw new HttpError(503, "The database does not answer", { retryAfter: 5 });
      }
      return { status: "ready" };
    },
  });
}
