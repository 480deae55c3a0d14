import { Agent, request as httpRequest } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, openBench } from "./support/app.ts";
import { engines, here } from "./support/databases.ts";
import { type Attack, attacker } from "./support/hostile.ts";

// Requests that nobody means well with, over HTTP, to each database: never a 5xx, always an answer, and others are
// answered meanwhile. HOSTILE_REQUESTS and HOSTILE_SEED make it longer and other (`pnpm run hostile`).

const requests = Number(process.env.HOSTILE_REQUESTS ?? 500);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
const lanes = 16;
const billingSecret = "whsec_of_the_test";

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** The body that every error has. */
function isError(text: string): boolean {
  const body: unknown = JSON.parse(text);
  return (
    typeof body === "object" &&
    body !== null &&
    ["error", "code", "request_id"].every((name) => name in body && typeof Reflect.get(body, name) === "string")
  );
}

describe.each(engines.filter(here))("%s", (engine) => {
  let opened: Bench | undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * lanes });
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 10_000_000, stripeWebhookSecret: billingSecret });
  });
  afterAll(async () => {
    agent.destroy();
    await opened?.close();
  });

  const send = (base: string, { method, path, headers, body }: Attack) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = httpRequest(`${base}${path}`, {
        method,
        headers: { ...headers, "content-length": body.length },
        agent,
      });
      sent.on("response", (response) => {
        const type = String(response.headers["content-type"] ?? "");
        // the events of a job that waits for a worker go on for ever: their beginning is the answer
        if (type.startsWith("text/event-stream")) {
          response.destroy();
          resolve({ status: response.statusCode ?? 0, type, text: "" });
          return;
        }
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const whole = Buffer.concat(chunks);
          const plain = response.headers["content-encoding"] === "gzip" && whole.length > 0 ? gunzipSync(whole) : whole;
          resolve({ status: response.statusCode ?? 0, type, text: plain.toString("utf8") });
        });
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(body);
    });

  test(`${requests} mutated requests`, async ({ skip }) => {
    if (!opened) return skip("no PostgreSQL here");
    const bench = opened;
    const accounts = [
      await bench.account("studio"),
      await bench.account("studio"),
      await bench.account("pro"),
      await bench.account("free"),
    ];
    const attack = attacker(seed, {
      tokens: accounts.map(({ token }) => token),
      billingSecret,
      now: Math.floor(Date.now() / 1000),
    });
    const statuses: Record<number, number> = {};
    const judge = ({ method, path, headers, body }: Attack, { status, type, text }: Answer) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      const told = status >= 400 && method !== "HEAD";
      const wrong =
        status >= 500 ||
        (told && (!type.startsWith("application/json") || text.length >= 150_000 || !isError(text))) ||
        (told && /\bat .*\.(ts|js):\d+|SQLITE|node_modules/.test(text));
      if (!wrong) return;
      const sent = `${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(body.toString("utf8").slice(0, 2000))}`;
      expect.fail(`${sent} → ${status} ${type} ${text.slice(0, 500)}`);
    };
    let left = requests;
    let slowest = 0;
    // as many at once as there are lanes: one that takes long holds up its own alone
    const lane = async () => {
      while (left > 0) {
        left--;
        const one = attack();
        // a body that is refused early may end its connection before it is sent whole
        const answer = await send(bench.base, one).catch((error: NodeJS.ErrnoException) => {
          if (error.code === "ECONNRESET" || error.code === "EPIPE") return undefined;
          throw error;
        });
        if (answer) judge(one, answer);
        // windows of sign-up and sign-in open again
        bench.clock.now += 60_000 / lanes;
        if (left % lanes !== 0) continue;
        const asked = performance.now();
        const health = await send(bench.base, { method: "GET", path: "/healthz", headers: {}, body: Buffer.alloc(0) });
        slowest = Math.max(slowest, performance.now() - asked);
        if (health.status !== 200) expect.fail(`/healthz → ${health.status} ${health.text}`);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    console.info(`${engine}: ${JSON.stringify(statuses)}, slowest /healthz ${slowest.toFixed(0)} ms`);
    expect(statuses[200]).toBeGreaterThan(0);
    // what was there before works as before
    expect((await bench.call("GET", "/api/v1/usage", { token: (await bench.account("pro")).token })).status).toBe(200);
    expect((await bench.call("GET", "/readyz")).status).toBe(200);
  });
});
