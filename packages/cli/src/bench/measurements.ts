/** What the server says of itself at /metrics, before and after: what it had to do for the load. */
import { rounded } from "./load.ts";

type Measurements = ReadonlyMap<string, number>;

/** Values of Prometheus' text, by name and labels as they are written. */
export const readMeasurements = (text: string): Measurements =>
  new Map(
    text.split("\n").flatMap((line) => {
      const [, name, value] = /^([a-z_]\w*(?:\{[^}]*\})?) (\S+)$/i.exec(line) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );

export interface Work {
  /** Cores that the process of the server used, with its threads. */
  readonly cores: number;
  /** Processor time for each answer. */
  readonly us_per_check: number;
  readonly memory_mb: number;
  /** p99 of how long the serving thread was not there for others. */
  readonly blocked_ms: number;
  readonly connections_waiting: number;
  readonly checks_waiting: number;
}

export function workBetween(before: Measurements, after: Measurements, seconds: number, answers: number): Work {
  const value = (name: string) => after.get(name) ?? 0;
  const spent = value("process_cpu_seconds_total") - (before.get("process_cpu_seconds_total") ?? 0);
  return {
    cores: rounded(spent / seconds),
    us_per_check: answers === 0 ? 0 : rounded((1e6 * spent) / answers),
    memory_mb: Math.round(value("process_resident_memory_bytes") / 2 ** 20),
    blocked_ms: rounded(1000 * value("nodejs_eventloop_lag_p99_seconds")),
    connections_waiting: value('database_pool_connections{state="waiting"}'),
    checks_waiting: value("checks_waiting"),
  };
}
