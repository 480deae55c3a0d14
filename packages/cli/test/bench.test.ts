// @module-tag change

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Bench, openBench } from "../../server/test/support/app.ts";
import { loaded } from "../src/bench/load.ts";
import { readMeasurements, workBetween } from "../src/bench/measurements.ts";
import { addBench } from "../src/commands/bench.ts";
import { within } from "./support/within.ts";

// A load test against a server of this process: what it shows, and what it refuses to measure.

const open: Bench[] = [];
const opened = async (settings: Parameters<typeof openBench>[1]): Promise<Bench> => {
  const bench = await openBench("sqlite", settings);
  if (!bench) throw new Error("no database");
  open.push(bench);
  return bench;
};
let bench: Bench;
beforeAll(async () => {
  bench = await opened({ rateLimit: 10_000_000, jobWorkers: 1, metricsToken: "for-the-bench" });
  const { token } = await bench.account("studio");
  vi.stubEnv("X_URL", bench.base);
  vi.stubEnv("X_TOKEN", token);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const one of open) await one.close();
});

const command = within(addBench);
const run = async (...words: string[]): Promise<string> => (await command("bench", "server", ...words)).out;

describe("x bench server", () => {
  test("answers by how many are sent at once, and jobs through the queue, which leave nothing behind", async () => {
    const words = ["--connections", "1,3", "--requests", "6", "--members", "2", "--jobs", "1"];
    const { steps, jobs, members, remarks } = JSON.parse(
      await run(...words, "--metrics-token", "for-the-bench", "--json"),
    );
    expect(members).toBe(2);
    expect(steps.map((one: { connections: number; statuses: object }) => [one.connections, one.statuses])).toEqual([
      [1, { 200: 6 }],
      [3, { 200: 6 }],
    ]);
    for (const { p50_ms, p99_ms, most_ms, per_second, members_per_second, server } of steps) {
      expect(p50_ms).toBeLessThanOrEqual(p99_ms);
      expect(p99_ms).toBeLessThanOrEqual(most_ms);
      expect(members_per_second).toBe(Math.round(2 * per_second));
      expect(server.us_per_check).toBeGreaterThan(0);
    }
    expect(jobs).toMatchObject({ jobs: 1, failed: 0 });
    expect(remarks.length).toBeGreaterThan(0);
    expect(process.exitCode).toBeUndefined();
    const { count } = await bench.app.service.database
      .selectFrom("jobs")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  test("a table for people", async () => {
    const shown = await run("--connections", "2", "--requests", "4");
    expect(shown).toMatch(/^Checks of 5 members\n +at once +checks\/s +members\/s +half ms/);
    expect(shown).toContain("did not fill the server");
    // the server shows its measurements to nobody without their token
    expect(shown).not.toContain("cores");
  });
});

describe("what it refuses to measure", () => {
  test.each([
    [["--connections", "0"], "--connections takes numbers from 1 to 1000"],
    [["--members", "two"], "--members takes numbers from 1 to 1000"],
    [["--seconds", "1", "--requests", "1"], "not both"],
    [["--pdf", "plan.pdf"], "say how many with --jobs"],
    [["--jobs", "1", "--pdf", "nowhere.pdf"], "nowhere.pdf: cannot be read"],
  ])("%j", async (words, sentence) => {
    await expect(run(...words)).rejects.toThrow(sentence);
  });

  test("the limit of a token, and the quota of a plan", async () => {
    const usual = await opened({ rateLimit: 60 });
    vi.stubEnv("X_URL", usual.base);
    vi.stubEnv("X_TOKEN", (await usual.account("studio")).token);
    await expect(run()).rejects.toThrow("takes 60 requests a minute of this token");
    vi.stubEnv("X_TOKEN", (await usual.account("free")).token);
    await expect(run()).rejects.toThrow("a load test needs Studio");
  });
});

test("answers are counted by status, and only good ones have a time", async () => {
  const statuses = [200, 429, 503, 200];
  const server = createServer((request, response) => {
    request.resume();
    const status = statuses.shift();
    // the last breaks
    if (status === undefined) request.socket.destroy();
    else response.writeHead(status).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  const load = { token: "x_", body: "{}", connections: 1, end: { requests: 5 } };
  const answers = await loaded({ url: `http://127.0.0.1:${port}/`, ...load });
  server.close();
  expect(answers).toMatchObject({ requests: 5, statuses: { 0: 1, 200: 2, 429: 1, 503: 1 } });
  expect(answers.most_ms).toBeGreaterThan(0);
});

test("what a server had to do is the difference of what it says of itself", () => {
  const text = (cpu: number) => `# HELP process_cpu_seconds_total x
process_cpu_seconds_total ${cpu}
process_resident_memory_bytes 209715200
nodejs_eventloop_lag_p99_seconds 0.012
database_pool_connections{state="waiting"} 3
checks_waiting 0
`;
  const work = workBetween(readMeasurements(text(10)), readMeasurements(text(12)), 4, 1000);
  expect(work).toEqual({
    cores: 0.5,
    us_per_check: 2000,
    memory_mb: 200,
    blocked_ms: 12,
    connections_waiting: 3,
    checks_waiting: 0,
  });
});
