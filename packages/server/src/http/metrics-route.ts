import type { Server } from "@hapi/hapi";
import { Gauge } from "prom-client";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { HttpError } from "./errors.ts";
import { statusOf } from "./log.ts";
import { same } from "./secrets.ts";

/** What is looked up when somebody asks, beside what requests count. */
interface Looked {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  collect(this: Gauge): void | Promise<void>;
}

const gauges = ({ pool, database, store, now, worker }: Service): readonly Looked[] => [
  {
    name: "database_pool_connections",
    help: "Connections to PostgreSQL, and requests that wait for one",
    labelNames: ["state"],
    collect() {
      if (store.engine !== "postgres") return;
      this.set({ state: "idle" }, store.pool.idleCount);
      this.set({ state: "busy" }, store.pool.totalCount - store.pool.idleCount);
      this.set({ state: "waiting" }, store.pool.waitingCount);
    },
  },
  {
    name: "pool_threads",
    help: "Threads of checks and of jobs in this process",
    labelNames: ["pool", "state"],
    collect() {
      const jobs = worker()?.threads ?? { all: 0, busy: 0 };
      for (const [name, { all, busy }] of [["checks", pool.threads] as const, ["jobs", jobs] as const]) {
        this.set({ pool: name, state: "busy" }, busy);
        this.set({ pool: name, state: "idle" }, all - busy);
      }
    },
  },
  {
    name: "checks_waiting",
    help: "Large checks that wait for a thread",
    collect() {
      this.set(pool.waiting);
    },
  },
  {
    name: "jobs_open",
    help: "Waiting and running jobs of the whole database",
    labelNames: ["status"],
    async collect() {
      const counts = await database
        .selectFrom("jobs")
        .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
        .where("status", "in", ["pending", "processing"])
        .groupBy("status")
        .execute();
      for (const status of ["pending", "processing"] as const)
        this.set({ status }, Number(counts.find((row) => row.status === status)?.count ?? 0));
    },
  },
  {
    name: "jobs_oldest_seconds",
    help: "Age of the oldest job that waits",
    async collect() {
      const oldest = await database
        .selectFrom("jobs")
        .select(({ fn }) => fn.min("created_at").as("at"))
        .where("status", "=", "pending")
        .executeTakeFirst();
      this.set(oldest?.at ? Math.max(0, (now() - Date.parse(oldest.at)) / 1000) : 0);
    },
  },
  {
    name: "webhook_deliveries_waiting",
    help: "Deliveries that are to be made",
    async collect() {
      this.set(await deliveries(database, "pending"));
    },
  },
  {
    name: "webhook_dead_letters",
    help: "Deliveries that were given up and not made since, in the whole database",
    async collect() {
      this.set(await deliveries(database, "dead"));
    },
  },
];

async function deliveries(database: Service["database"], status: "pending" | "dead"): Promise<number> {
  const { count } = await database
    .selectFrom("deliveries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "=", status)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts every request, and shows the counts; to whom has METRICS_TOKEN where one is set. */
export function registerMetrics(server: Server, service: Service): void {
  const { metrics, config } = service;
  for (const { labelNames = [], ...gauge } of gauges(service))
    new Gauge({ ...gauge, labelNames: [...labelNames], registers: [metrics.registry] });
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
        throw new HttpError(401, says.metricsToken);
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
