import { Agent, request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, openBench } from "./support/app.ts";
import { engines } from "./support/databases.ts";
import { type Attack, attacker } from "./support/hostile.ts";

// Requests that nobody means well with, over HTTP, to each database: never a 5xx, always an answer, and others are
// answered meanwhile. HOSTILE_REQUESTS and HOSTILE_SEED make it longer and other (`pnpm run hostile`).

const requests = Number(process.env.HOSTILE_REQUESTS ?? 2000);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
const together = 16;
const billingSecret = "whsec_of_the_test";

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

describe.each(engines)("%s", (engine) => {
  let opened: Bench | undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * together });
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
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            type,
            text: Buffer.concat(chunks).toString("utf8"),
          }),
        );
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
    let slowest = 0;
    for (let done = 0; done < requests; done += together) {
      const attacks = Array.from({ length: Math.min(together, requests - done) }, attack);
      const answers = Promise.all(
        attacks.map(async (one) => {
          // a body that is refused early may end its connection before it is sent whole
          const answer = await send(bench.base, one).catch((error: NodeJS.ErrnoException) => {
            if (error.code === "ECONNRESET" || error.code === "EPIPE") return undefined;
            throw error;
          });
          return { one, answer };
        }),
      );
      const asked = performance.now();
      const health = await bench.call("GET", "/healthz");
      slowest = Math.max(slowest, performance.now() - asked);
      expect(health.status).toBe(200);
      for (const { one, answer } of await answers) {
        if (!answer) continue;
        const { status, type, text } = answer;
        statuses[status] = (statuses[status] ?? 0) + 1;
        const what = `${one.method} ${one.path} ${JSON.stringify(one.body.toString("utf8").slice(0, 2000))} → ${status} ${text.slice(0, 500)}`;
        expect(status, what).toBeLessThan(500);
        if (status >= 400 && one.method !== "HEAD") {
          expect(type, what).toMatch(/^application\/json/);
          expect(JSON.parse(text), what).toMatchObject({ error: expect.any(String), code: expect.any(String) });
          expect(text.length, what).toBeLessThan(150_000);
          expect(text, what).not.toMatch(/\bat .*\.(ts|js):\d+|SQLITE|node_modules/);
        }
      }
      // windows of sign-up and sign-in open again
      bench.clock.now += 60_000;
    }
    console.info(`${engine}: ${JSON.stringify(statuses)}, slowest /healthz ${slowest.toFixed(0)} ms`);
    expect(statuses[200]).toBeGreaterThan(0);
    // what was there before works as before
    expect((await bench.call("GET", "/api/v1/usage", { token: (await bench.account("pro")).token })).status).toBe(200);
    expect((await bench.call("GET", "/readyz")).status).toBe(200);
  });
});
