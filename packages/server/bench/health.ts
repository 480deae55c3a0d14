// pnpm run health [requests] [seed]        hostile requests, /healthz asked beside them
// pnpm run health heavy [requests]         one account sends 1 000 members at a time, another one a member beside it
// How long the thread that serves is not there for others, while the requests of somebody run. Measured
// in the server's own process: the delay of its event loop, which other programs on the machine lengthen, and the
// processor time between two looks of its timers, which they do not.

import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { english } from "@x/eurocode/message";
import { createAccount } from "../src/accounts/accounts.ts";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createToken } from "../src/tokens/tokens.ts";
import { type Attack, attacker } from "../test/support/hostile.ts";

const billingSecret = "whsec_of_the_bench";
const isHeavy = process.argv[2] === "heavy";
const lanes = isHeavy ? 4 : 16;
const requests = Number(process.argv[isHeavy ? 3 : 2] ?? (isHeavy ? 400 : 20_000));
const seed = isHeavy ? 1 : Number(process.argv[3] ?? 1);

interface Ready {
  readonly base: string;
  readonly tokens: readonly string[];
}

interface Seen {
  /** Milliseconds. */
  readonly delay: Shares;
  readonly work: Shares;
  /** What had come since the look before, for the longest. */
  readonly longest: readonly { readonly ms: number; readonly requests: readonly string[] }[];
}

interface Shares {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

if (process.send) await serve();
else await attack();

async function serve(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "x-health-"));
  const config = readConfig(
    {},
    { port: "0", data, jobWorkers: "0", rateLimitPerMinute: "10000000", logLevel: "silent" },
  );
  if ("problems" in config) throw new Error(config.problems.map(english).join("; "));
  const app = await createApp({ ...config, stripeWebhookSecret: billingSecret });
  let came: string[] = [];
  app.server.ext("onRequest", (one, h) => {
    came.push(`${one.method} ${one.path.slice(0, 80)} ${one.headers["content-length"] ?? 0}`);
    return h.continue;
  });
  await app.server.start();
  const { database } = app.service;
  const at = new Date().toISOString();
  const tokens: string[] = [];
  for (const tier of ["studio", "studio", "pro", "free"] as const) {
    const account = await createAccount(database, { email: `a${tokens.length}@example.com`, tier, at });
    if (account) tokens.push((await createToken(database, { account: account.id, name: "bench", at })).value);
  }
  const histogram = monitorEventLoopDelay({ resolution: 5 });
  const works: number[] = [];
  const longest: { ms: number; requests: string[] }[] = [];
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const ms = (user + system) / 1000;
    works.push(ms);
    if (ms > 20) longest.push({ ms, requests: came });
    came = [];
  }, 5);
  process.once("message", async () => {
    clearInterval(timer);
    histogram.disable();
    const inMs = (nanoseconds: number) => nanoseconds / 1e6;
    works.sort((a, b) => a - b);
    const share = (p: number) => works[Math.floor(p * (works.length - 1))] ?? 0;
    const seen: Seen = {
      delay: { p50: inMs(histogram.percentile(50)), p99: inMs(histogram.percentile(99)), max: inMs(histogram.max) },
      work: { p50: share(0.5), p99: share(0.99), max: share(1) },
      longest: longest.sort((a, b) => b.ms - a.ms).slice(0, 5),
    };
    process.send?.(seen);
    await app.stop();
    rmSync(data, { recursive: true, force: true });
    process.disconnect();
  });
  const ready: Ready = { base: app.server.info.uri, tokens };
  process.send?.(ready);
  histogram.enable();
}

function checkOf(members: number, token: string): Attack {
  const beam = { profile: "IPE 300", steel_grade: "S355", length_mm: 6000, M_y_Ed: 65, V_z_Ed: 45, L_LT_mm: 3000 };
  const body = JSON.stringify({ members: Array.from({ length: members }, (_, i) => ({ mark: `B${i}`, ...beam })) });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return { method: "POST", path: "/api/v1/check/en-1993-1-1", headers, body: Buffer.from(body) };
}

async function attack(): Promise<void> {
  const child = fork(import.meta.filename, { execArgv: ["--conditions=@x/source"] });
  const [{ base, tokens }] = (await once(child, "message")) as [Ready];
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * lanes });
  let others = 0;
  const send = ({ method, path, headers, body }: Attack) =>
    new Promise<void>((resolve) => {
      const sent = request(base + path, { method, headers: { ...headers, "content-length": body.length }, agent });
      sent.on("response", (response) => {
        if (response.statusCode !== 200) others++;
        if (String(response.headers["content-type"]).startsWith("text/event-stream")) response.destroy();
        response.resume();
        response.on("close", resolve);
      });
      // a body that is refused early ends its connection
      sent.on("error", () => resolve());
      sent.end(body);
    });
  const hostile = attacker(seed, { tokens, billingSecret, now: Math.floor(Date.now() / 1000) });
  const next = isHeavy ? () => checkOf(1000, tokens[0] ?? "") : hostile;
  const asking = isHeavy
    ? checkOf(1, tokens[1] ?? "")
    : { method: "GET", path: "/healthz", headers: {}, body: Buffer.alloc(0) };
  const answers: number[] = [];
  let left = requests;
  const lane = async () => {
    for (; left > 0; left--) await send(next());
  };
  let over = false;
  const watch = async () => {
    while (!over) {
      const asked = performance.now();
      await send(asking);
      answers.push(performance.now() - asked);
    }
  };
  const watching = watch();
  await Promise.all(Array.from({ length: lanes }, lane));
  over = true;
  await watching;
  const told = once(child, "message");
  child.send("end");
  const [{ delay, work, longest }] = (await told) as [Seen];
  agent.destroy();
  answers.sort((a, b) => a - b);
  const share = (p: number) => answers[Math.floor(p * (answers.length - 1))] ?? 0;
  const line = (name: string, { p50, p99, max }: Shares) =>
    console.log(`${name.padEnd(52)} ${[p50, p99, max].map((ms) => ms.toFixed(1).padStart(8)).join("")}`);
  const what = `${requests} ${isHeavy ? "checks of 1 000 members" : "hostile requests"}, ${lanes} at once; milliseconds`;
  console.log(`${what.padEnd(52)}      p50     p99     max`);
  line(isHeavy ? "a check of one member of another account" : "/healthz, as asked beside them", {
    p50: share(0.5),
    p99: share(0.99),
    max: share(1),
  });
  line("delay of the server's event loop", delay);
  line("processor time between two looks of its timers", work);
  if (isHeavy && others > 0) console.log(`${others} answers were not 200: these figures say nothing`);
  for (const { ms, requests: came } of longest) console.log(`  ${ms.toFixed(1)} ms: ${came.slice(-6).join(" | ")}`);
}
