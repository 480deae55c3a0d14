import type { Server } from "@hapi/hapi";
import { Gauge } from "prom-client";
import type { Service } from "../service.ts";
import { HttpError } from "./errors.ts";
import { statusOf } from "./log.ts";
import { same } from "./secrets.ts";

/** Counts every request, and shows the counts; to whom has METRICS_TOKEN where one is set. */
export function registerMetrics(server: Server, service: Service): void {
  const { metrics, config, pool, database, store, now } = service;
  new Gauge({
    name: "database_pool_connections",
    help: "Connections to PostgreSQL, and requests that wait for one",
    labelNames: ["state"],
    registers: [metrics.registry],
    collect() {
      if (store.engine !== "postgres") return;
      this.set({ state: "idle" }, store.pool.idleCount);
      this.set({ state: "busy" }, store.pool.totalCount - store.pool.idleCount);
      this.set({ state: "waiting" }, store.pool.waitingCount);
    },
  });
  new Gauge({
    name: "pool_threads",
    help: "Threads of checks and of jobs in this process",
    labelNames: ["pool", "state"],
    registers: [metrics.registry],
    collect() {
      const jobs = service.worker()?.threads ?? { all: 0, busy: 0 };
      for (const [name, { all, busy }] of [["checks", pool.threads] as const, ["jobs", jobs] as const]) {
        this.set({ pool: name, state: "busy" }, busy);
        this.set({ pool: name, state: "idle" }, all - busy);
      }
    },
  });
  new Gauge({
    name: "webhook_dead_letters",
    help: "Deliveries that were given up and not made since, in the whole database",
    registers: [metrics.registry],
    async collect() {
      const { count } = await database
        .selectFrom("deliveries")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("status", "=", "dead")
        .executeTakeFirstOrThrow();
      this.set(Number(count));
    },
  });
  new Gauge({
    name: "checks_waiting",
    help: "Large checks that wait for a thread",
    registers: [metrics.registry],
    collect() {
      this.set(pool.waiting);
    },
  });
  new Gauge({
    name: "jobs_open",
    help: "Waiting and running jobs of the whole database",
    labelNames: ["status"],
    registers: [metrics.registry],
    async collect() {
      const counts = await database
        .selectFrom("jobs")
        .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
        .where("status", "in", ["pending", "processing"])
        .groupBy("status")
        .execute();
      for (const status of ["pending", "processing"] as const) {
        this.set({ status }, Number(counts.find((row) => row.status === status)?.count ?? 0));
      }
    },
  });
  new Gauge({
    name: "jobs_oldest_seconds",
    help: "Age of the oldest job that waits",
    registers: [metrics.registry],
    async collect() {
      const oldest = await database
        .selectFrom("jobs")
        .select(({ fn }) => fn.min("created_at").as("at"))
        .where("status", "=", "pending")
        .executeTakeFirst();
      this.set(oldest?.at ? Math.max(0, (now() - Date.parse(oldest.at)) / 1000) : 0);
    },
  });
  new Gauge({
    name: "webhook_deliveries_waiting",
    help: "Deliveries that are to be made",
    registers: [metrics.registry],
    async collect() {
      const { count } = await database
        .selectFrom("deliveries")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("status", "=", "pending")
        .executeTakeFirstOrThrow();
      this.set(Number(count));
    },
  });
  server.events.on("response", (request) => {
    const route = request.route.path;
    const method = request.method;
    metrics.requests.inc({ method, route, status: statusOf(request) });
    metrics.seconds.observe({ route }, performanceOf(request.info) / 1000);
  });
  server.route({
    method: "GET",
    path: "/metrics",
    handler: async (request, h) => {
      const given = /^bearer +(\S+)$/i.exec(String(request.headers.authorization ?? ""))?.[1] ?? "";
      if (config.metricsToken !== undefined && !same(given, config.metricsToken)) {
        throw new HttpError(401, "The metrics of this server take their own token (METRICS_TOKEN)");
      }
      return h.response(await metrics.registry.metrics()).type("text/plain; version=0.0.4; charset=utf-8");
    },
  });
}

const performanceOf = ({
  received,
  responded,
  completed,
}: {
  received: number;
  responded: number;
  completed: number;
}) => Math.max(0, (responded || completed || received) - received);
