// @module-tag change

import { Agent, request as httpRequest } from "node:http";
import { gunzipSync } from "node:zlib";
import type { Tier } from "@x/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { makeAccount } from "../src/admin.ts";
import { call } from "./support/app.ts";
import { emptyPlace, engines, here } from "./support/databases.ts";
import { type Attack, attacker } from "./support/hostile.ts";
import { endServers, serve } from "./support/served.ts";

// Requests that nobody means well with, over HTTP, to the server as it is built, with each database: never a 5xx, always an answer,
// and others are answered meanwhile. HOSTILE_REQUESTS and HOSTILE_SEED make it longer and other (`pnpm run hostile`).

const requests = Number(process.env.HOSTILE_REQUESTS ?? byDepth(500, 4000, 10_000));
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
  let place: Awaited<ReturnType<typeof emptyPlace>>;
  let base = "";
  let log = () => "";
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * lanes });
  beforeAll(async () => {
    place = await emptyPlace(engine);
    if (!place) return;
    const settings = { RATE_LIMIT_PER_MINUTE: "10000000", STRIPE_WEBHOOK_SECRET: billingSecret, JOB_WORKERS: "0" };
    ({ url: base, log } = await serve(place, settings));
  });
  afterAll(async () => {
    agent.destroy();
    await endServers();
    place?.remove();
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
    if (!place) return skip("no PostgreSQL here");
    const there = place;
    const account = (tier: Tier, i: number) => makeAccount(there, `person${i}@example.com`, tier);
    const accounts = [];
    for (const [i, tier] of (["studio", "studio", "pro", "free"] as const).entries())
      accounts.push(await account(tier, i));
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
      expect.fail(`${sent} → ${status} ${type} ${text.slice(0, 500)}\n${log().slice(-2000)}`);
    };
    let left = requests;
    let slowest = 0;
    // as many at once as there are lanes: one that takes long holds up its own alone
    const lane = async () => {
      while (left > 0) {
        left--;
        const one = attack();
        // a body that is refused early may end its connection before it is sent whole
        const answer = await send(base, one).catch((error: NodeJS.ErrnoException) => {
          if (error.code === "ECONNRESET" || error.code === "EPIPE") return undefined;
          throw error;
        });
        if (answer) judge(one, answer);
        if (left % lanes !== 0) continue;
        const asked = performance.now();
        const health = await send(base, { method: "GET", path: "/healthz", headers: {}, body: Buffer.alloc(0) });
        slowest = Math.max(slowest, performance.now() - asked);
        if (health.status !== 200) expect.fail(`/healthz → ${health.status} ${health.text}`);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    console.info(`${engine}: ${JSON.stringify(statuses)}, slowest /healthz ${slowest.toFixed(0)} ms`);
    expect(statuses[200]).toBeGreaterThan(0);
    // what was there before works as before
    const { token } = await account("pro", accounts.length);
    expect((await call(base, "GET", "/api/v1/usage", { token })).status).toBe(200);
    expect((await call(base, "GET", "/readyz")).status).toBe(200);
  });
});
