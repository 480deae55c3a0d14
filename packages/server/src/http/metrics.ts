import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<"method" | "route" | "status">;
  readonly seconds: Histogram<"route">;
  readonly checks: Counter<"endpoint" | "passed">;
  readonly jobs: Counter<"status">;
  readonly jobSeconds: Histogram;
  readonly stageSeconds: Histogram<"stage">;
  /** Requests that were told to wait, by why. */
  readonly refused: Counter<"reason">;
  readonly watched: Counter<"outcome">;
  readonly deliveries: Counter<"event" | "outcome">;
  readonly deadLetters: Counter<"event">;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Requests by method, route and status",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    seconds: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from the request to its answer",
      labelNames: ["route"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobs: new Counter({ name: "jobs_total", help: "Jobs that ended, by how", labelNames: ["status"], registers }),
    jobSeconds: new Histogram({
      name: "job_duration_seconds",
      help: "Time that a worker had a job",
      buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 120],
      registers,
    }),
    stageSeconds: new Histogram({
      name: "job_stage_duration_seconds",
      help: "Time that a stage of a job took",
      labelNames: ["stage"],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 40, 80, 120],
      registers,
    }),
    refused: new Counter({
      name: "http_too_many_total",
      help: "Requests answered with 429, by the code of their answer",
      labelNames: ["reason"],
      registers,
    }),
    watched: new Counter({
      name: "watched_drawings_total",
      help: "Looks at watched addresses, by what they found",
      labelNames: ["outcome"],
      registers,
    }),
    deliveries: new Counter({
      name: "webhook_deliveries_total",
      help: "Attempts to deliver an event, by outcome",
      labelNames: ["event", "outcome"],
      registers,
    }),
    deadLetters: new Counter({
      name: "webhook_dead_letters_total",
      help: "Deliveries that were given up",
      labelNames: ["event"],
      registers,
    }),
    checks: new Counter({
      name: "checks_total",
      help: "Answered checks by endpoint and outcome",
      labelNames: ["endpoint", "passed"],
      registers,
    }),
  };
}
