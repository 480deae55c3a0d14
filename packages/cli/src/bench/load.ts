/** Requests to a server, a number of them at once, and how long their answers took. */
import { Agent as PlainAgent, request as plain } from "node:http";
import { Agent as SecureAgent, request as secure } from "node:https";

export interface Load {
  readonly url: string;
  readonly token: string;
  readonly body: string;
  readonly connections: number;
  /** Until so many were sent, or for so many seconds. */
  readonly end: { readonly requests: number } | { readonly seconds: number };
}

export interface Answers {
  readonly connections: number;
  readonly requests: number;
  readonly seconds: number;
  readonly per_second: number;
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
  readonly most_ms: number;
  /** How many, by status; 0: the connection broke. */
  readonly statuses: Readonly<Record<string, number>>;
}

export async function loaded({ url, token, body, connections, end }: Load): Promise<Answers> {
  const isSecure = url.startsWith("https:");
  const agent = new (isSecure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: connections });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    Authorization: `Bearer ${token}`,
  };
  const took: number[] = [];
  const statuses: Record<string, number> = {};
  const one = () =>
    new Promise<void>((resolve) => {
      const begun = performance.now();
      const note = (status: number) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 200) took.push(performance.now() - begun);
        resolve();
      };
      const sent = (isSecure ? secure : plain)(url, { method: "POST", agent, headers }, (answer) => {
        answer.on("error", () => note(0));
        answer.on("end", () => note(answer.statusCode ?? 0));
        answer.resume();
      });
      sent.on("error", () => note(0));
      sent.end(body);
    });
  const begun = performance.now();
  let left = "requests" in end ? end.requests : Number.POSITIVE_INFINITY;
  const until = "seconds" in end ? begun + 1000 * end.seconds : Number.POSITIVE_INFINITY;
  const line = async () => {
    while (left-- > 0 && performance.now() < until) await one();
  };
  await Promise.all(Array.from({ length: connections }, line));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const share = shares(took);
  return {
    connections,
    requests: Object.values(statuses).reduce((sum, count) => sum + count, 0),
    seconds: rounded(seconds),
    per_second: rounded(took.length / seconds),
    p50_ms: share(0.5),
    p95_ms: share(0.95),
    p99_ms: share(0.99),
    most_ms: share(1),
    statuses,
  };
}

/** What a share of the times lies below. */
export function shares(times: readonly number[]): (part: number) => number {
  const sorted = times.toSorted((a, b) => a - b);
  return (part) => rounded(sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0);
}

export const rounded = (value: number): number => Number(value.toPrecision(3));
