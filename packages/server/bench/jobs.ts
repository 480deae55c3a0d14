// npm run build; node packages/server/bench/jobs.ts [jobs that wait] [jobs that are measured] [at once]
// A thousand jobs wait in the service (HTTP, database, queue, files, events). How long some of them take is held against the
// same drawing through the pipeline alone: the process that reads, the thread that checks and writes the files, half of
// them before, half afterwards. Processor time is of this process and its children, which other programs do not lengthen
// by much. While more of them are worked on, a small check is asked for again and again: how long its answer takes. At
// last, with nothing else waiting: from 202 to the end of one job.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { readDrawing } from "@x/drawings";
import { checks } from "@x/eurocode";
import { english } from "@x/eurocode/message";
import { Piscina } from "piscina";
import { createAccount } from "../src/accounts/accounts.ts";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { AssessTask } from "../src/jobs/pipeline.ts";
import { createToken } from "../src/tokens/tokens.ts";
import type { JobOutcome } from "../src/worker/job.ts";
import { beamList } from "./beam-list.ts";

const [waiting = 1000, measuredJobs = 100, together = 1] = process.argv.slice(2).map(Number);
const pdf = await beamList(20);
const data = mkdtempSync(join(tmpdir(), "x-jobs-"));
const config = readConfig(
  {},
  {
    port: "0",
    data,
    jobWorkers: String(together),
    rateLimitPerMinute: "10000000",
    accountRunningJobs: "1000",
    jobTimeoutS: "3600",
    logLevel: "error",
  },
);
if ("problems" in config) throw new Error(config.problems.map(english).join("; "));

/** Seconds of the processor for this process and its children that have ended. */
function processor(): number {
  const [, after = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
  const ticks = after.split(" ").slice(11, 15).map(Number);
  return ticks.reduce((sum, tick) => sum + tick, 0) / 100;
}

interface Spent {
  wall: number;
  processor: number;
  jobs: number;
}
const spent: Record<"alone" | "service" | "one", Spent> = {
  alone: { wall: 0, processor: 0, jobs: 0 },
  service: { wall: 0, processor: 0, jobs: 0 },
  one: { wall: 0, processor: 0, jobs: 0 },
};
async function measured(kind: keyof typeof spent, count: number, work: () => Promise<unknown>): Promise<void> {
  const [wall, busy] = [performance.now(), processor()];
  await work();
  const sum = spent[kind];
  sum.wall += (performance.now() - wall) / 1000;
  sum.processor += processor() - busy;
  sum.jobs += count;
}

const threads = new Piscina<AssessTask, JobOutcome>({
  filename: join(import.meta.dirname, "../src/worker/job.ts"),
  execArgv: ["--conditions=@x/source"], // as the server's own, which it starts from its sources here
  minThreads: 0,
  maxThreads: together,
  idleTimeout: 60_000,
});
async function alone(): Promise<void> {
  const drawing = await readDrawing(new Uint8Array(pdf), { limits: { seconds: 3600 } });
  const task = { pdf: new Uint8Array(pdf), drawing, annex: "EN", corrections: [], actions: [], defaults: [] };
  const outcome = await threads.run(task);
  if ("refused" in outcome) throw new Error(english(outcome.refused));
}
async function manyAlone(count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (left-- > 0) await alone();
    }),
  );
}

const app = await createApp(config);
await app.server.start();
const { database } = app.service;
const at = new Date().toISOString();
const account = await createAccount(database, { email: "a@example.com", tier: "studio", at });
if (!account) throw new Error("no account");
const { value: token } = await createToken(database, { account: account.id, name: "bench", at });
const headers = { Authorization: `Bearer ${token}` };

async function submit(): Promise<number> {
  const form = new FormData();
  form.set("pdf", new Blob([new Uint8Array(pdf)]), "hall.pdf");
  const answer = await fetch(`${app.server.info.uri}/api/v1/jobs`, { method: "POST", body: form, headers });
  if (answer.status !== 202) throw new Error(await answer.text());
  return ((await answer.json()) as { job_id: number }).job_id;
}
const ended = async (id: number): Promise<void> => {
  await (await fetch(`${app.server.info.uri}/api/v1/jobs/${id}/events`, { headers })).text();
};
/** The first so many of what waits, in their order. */
async function manyServed(count: number): Promise<void> {
  for (const id of queued.splice(0, count)) await ended(id);
}

const steel = JSON.stringify(checks.find(({ endpoint }) => endpoint === "en-1993-1-1")?.example);
const waits: number[] = [];
let asking = true;
function check(): Promise<void> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const sent = request(
      `${app.server.info.uri}/api/v1/check/en-1993-1-1`,
      { method: "POST", headers: { ...headers, "content-type": "application/json" } },
      (answer) => {
        answer.resume();
        answer.on("end", () => {
          waits.push(performance.now() - begun);
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`a check was answered with ${answer.statusCode}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(steel);
  });
}

const queued: number[] = [];
const half = Math.ceil(measuredJobs / 2);
await manyAlone(together);
await measured("alone", half, () => manyAlone(half));
while (queued.length < waiting) queued.push(await submit());
console.log(`${waiting} wait`);
const begun = await database.selectFrom("jobs").select("id").where("status", "!=", "pending").execute();
await manyServed(begun.length);
await measured("service", 2 * half, () => manyServed(2 * half));
const asked = (async () => {
  while (asking) {
    await check();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})();
await manyServed(half);
asking = false;
await asked;
for (const id of queued) {
  await fetch(`${app.server.info.uri}/api/v1/jobs/${id}/cancel`, { method: "POST", headers });
  await ended(id);
}
await measured("alone", half, () => manyAlone(half));
for (let n = 0; n < 5; n++)
  await measured("one", 1, async () => {
    await ended(await submit());
  });
const rows = await database.selectFrom("jobs").select(["status", "error"]).execute();
const failed = rows.filter(({ status, error }) => status !== "done" && error !== "it was cancelled").length;
const each = ({ wall, processor, jobs }: Spent) => ({
  jobs,
  seconds_each: round(wall / jobs),
  processor_seconds_each: round(processor / jobs),
});
function round(value: number): number {
  return Math.round(1000 * value) / 1000;
}
const sorted = waits.sort((a, b) => a - b);
const share = (part: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
console.log(
  JSON.stringify(
    {
      alone: each(spent.alone),
      service: each(spent.service),
      service_over_alone: round(spent.service.processor / spent.alone.processor),
      from_202_to_done: each(spent.one),
      waited: waiting,
      cancelled: queued.length,
      failed,
      load: loadavg().map(round),
      checks: { asked: sorted.length, p50_ms: share(0.5), p99_ms: share(0.99), most_ms: share(1) },
    },
    null,
    1,
  ),
);
await app.stop();
await threads.destroy();
rmSync(data, { recursive: true, force: true });
