import type { Server } from "@hapi/hapi";
import { away } from "../database/away.ts";
import { service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { HttpError } from "./errors.ts";

/** `/healthz`: the process answers. `/readyz`: it can serve, for balancers; not while it is stopping. */
export function registerHealth(server: Server, service: Service, stopping: () => boolean): void {
  const { version, log } = service;
  let asked: Promise<void> | undefined;
  /** Writes, at most once a second: a database that only reads serves nobody. */
  const written = () => {
    asked ??= write(service, isoTime(service)).finally(() => {
      setTimeout(() => {
        asked = undefined;
      }, 1000).unref();
    });
    return asked;
  };
  server.route({ method: "GET", path: "/healthz", handler: () => ({ status: "ok", version }) });
  server.route({
    method: "GET",
    path: "/readyz",
    handler: async () => {
      if (stopping()) throw new HttpError(503, says.stopping, { retryAfter: 5 });
      try {
        await written();
      } catch (error) {
        log.error({ err: error }, "the database does not answer");
        throw new HttpError(503, away(error) ?? says.noAnswer, { retryAfter: 5 });
      }
      return { status: "ready" };
    },
  });
}

/** As a request does: a place in a window, and a row that takes room. */
async function write({ database, meter }: Service, at: string): Promise<void> {
  await meter.take({ key: "readiness", limit: 1, span: 1 });
  await database.transaction().execute(async (change) => {
    await change
      .insertInto("readiness")
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
      .execute();
    const room = { id: 2, at: at.padEnd(roomy, " ") };
    await change
      .insertInto("readiness")
      .values(room)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(room))
      .execute();
    await change.deleteFrom("readiness").where("id", "=", 2).execute();
  });
}

/** More than a page of the database: one that is full has none left. */
const roomy = 20_000;
