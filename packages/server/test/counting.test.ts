import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checks } from "@x/eurocode";
import { english } from "@x/eurocode/message";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { App } from "../src/app.ts";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { purge } from "../src/limits/purge.ts";
import { createToken } from "../src/tokens/tokens.ts";
import { type Bench, call, openBench } from "./support/app.ts";
import { engines, testHere } from "./support/databases.ts";

// Quota, usage and rate: exact, also when everything comes at once and through two servers.

const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.example;
const timber = checks.find((known) => known.endpoint === "en-1995-1-1")?.example;
const check = "/api/v1/check/en-1993-1-8";
const statuses = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe.each(engines)("%s", (engine) => {
  let bench: Bench;
  let opened: Bench | undefined;
  /** A second server of the same database. */
  let other: App;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 60 });
    if (!opened) return;
    bench = opened;
    other = await createApp(bench.app.service.config, { clock: () => bench.clock.now });
    await other.server.start();
  });
  afterAll(async () => {
    if (!opened) return;
    await other.stop();
    await opened.close();
  });
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));
  const itHere = testHere(engine);
  const servers = () => [bench.base, other.server.info.uri];

  it("the month's quota: ten checks, the eleventh 429 with the reset, other routes go on", async () => {
    const { token } = await bench.account("free");
    for (let i = 0; i < 10; i++) expect((await bench.call("POST", check, { token, body: bolt })).status).toBe(200);
    const over = await bench.call("POST", check, { token, body: bolt });
    expect(over.status).toBe(429);
    expect(over.error.error).toBe(
      "The 10 checks a month of the free tier are used up; the next month begins on 2026-12-01 (UTC)",
    );
    const seconds = (Date.UTC(2026, 11, 1) - bench.clock.now) / 1000;
    expect(over.error.retry_after_seconds).toBe(seconds);
    expect(over.headers.get("retry-after")).toBe(String(seconds));
    expect((await bench.call("POST", check, { token, body: {} })).status).toBe(400); // 400 comes before the quota
    const usage = await bench.call("GET", "/api/v1/usage", { token });
    expect(usage.body).toMatchObject({ tier: "free", limit: 10, used: 10, remaining: 0 });
  });

  it("only answered checks count, by endpoint, with their mean time", async () => {
    const { token } = await bench.account("pro");
    await bench.call("POST", check, { token, body: bolt });
    await bench.call("POST", check, { token, body: bolt });
    await bench.call("POST", "/api/v1/check/en-1995-1-1", { token, body: timber });
    await bench.call("POST", check, { token, body: { ...bolt, e1: -1 } });
    await bench.call("POST", check, { token, text: "no json" });
    const { body } = await bench.call("GET", "/api/v1/usage", { token });
    expect(body).toEqual({
      tier: "pro",
      limit: 1000,
      used: 3,
      remaining: 997,
      reset_at: "2026-12-01T00:00:00.000Z",
      by_endpoint: [
        { endpoint: "en-1993-1-8", calls: 2, avg_ms: expect.any(Number) },
        { endpoint: "en-1995-1-1", calls: 1, avg_ms: expect.any(Number) },
      ],
    });
    expect(body.by_endpoint[0].avg_ms).toBeGreaterThan(0);
  });

  it("an account has ten times what a token has in its window, however many tokens; what a token is refused does not count", {
    tags: "change",
  }, async () => {
    const narrow = await openBench(engine, { rateLimit: 2 });
    if (!narrow) return;
    const { id, token } = await narrow.account("studio");
    const tokens = [token];
    for (let i = 1; i < 11; i++) {
      const made = { account: id, name: `t${i}`, at: new Date(narrow.clock.now).toISOString() };
      tokens.push((await createToken(narrow.app.service.database, made)).value);
    }
    const ask = (by: string | undefined) => narrow.call("GET", "/api/v1/usage", { token: by });
    for (let i = 0; i < 5; i++) await ask(tokens[0]);
    const answers = await Promise.all([...tokens.slice(1), ...tokens.slice(1)].map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(18);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ error }) => [error.code, error.error, error.retry_after_seconds])).toEqual(
      Array(2).fill(["rate_limited", expect.stringMatching(/^This account has made 20 requests/), 60]),
    );
    expect(refused[0]?.headers.get("x-ratelimit-limit")).toBe("2");
    narrow.clock.now += 60_001;
    expect((await ask(tokens[0])).status).toBe(200);
    await narrow.close();
  });

  it("ten tokens a minute are made of an account", async () => {
    const { token } = await bench.account("free");
    const make = () => bench.call("POST", "/api/tokens", { token, body: { name: "one more" } });
    const answers = await Promise.all(Array.from({ length: 12 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const last = answers.find(({ status }) => status === 429);
    expect(last?.error).toMatchObject({ code: "rate_limited", error: expect.stringContaining("10 tokens") });
    bench.clock.now += 60_001;
    expect((await make()).status).toBe(201);
  });

  it("Studio has no limit", async () => {
    const { token } = await bench.account("studio");
    for (let i = 0; i < 12; i++) expect((await bench.call("POST", check, { token, body: bolt })).status).toBe(200);
    const { body } = await bench.call("GET", "/api/v1/usage", { token });
    expect(body).toMatchObject({ tier: "studio", limit: null, used: 12, remaining: null });
  });

  it("a month is a calendar month in UTC", async () => {
    const { token } = await bench.account("free");
    const { now } = bench.clock;
    bench.clock.now = Date.UTC(2027, 0, 31, 23, 59, 59, 999);
    for (let i = 0; i < 11; i++) await bench.call("POST", check, { token, body: bolt });
    const before = (await bench.call("GET", "/api/v1/usage", { token })).body;
    expect(before).toMatchObject({ used: 10, reset_at: "2027-02-01T00:00:00.000Z" });
    bench.clock.now += 1;
    expect((await bench.call("POST", check, { token, body: bolt })).status).toBe(200);
    const after = (await bench.call("GET", "/api/v1/usage", { token })).body;
    expect(after).toMatchObject({ used: 1, reset_at: "2027-03-01T00:00:00.000Z" });
    bench.clock.now = now;
  });

  it("200 checks at once through two servers: exactly ten of a Free account pass", { tags: "change" }, async () => {
    const { id, token } = await bench.account("free");
    // several tokens, so that the rate does not stop them
    const tokens = [token];
    for (let i = 0; i < 4; i++) {
      tokens.push((await bench.call("POST", "/api/tokens", { token, body: { name: `t${i}` } })).body.value);
    }
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        call(servers()[i % 2] ?? "", "POST", check, { token: tokens[i % 5], body: bolt }),
      ),
    );
    expect(statuses(answers)).toEqual({ 200: 10, 429: 190 });
    const quota = await bench.app.service.database
      .selectFrom("quotas")
      .select("used")
      .where("account_id", "=", id)
      .executeTakeFirst();
    expect(quota?.used).toBe(10);
    const usage = await call(servers()[1] ?? "", "GET", "/api/v1/usage", { token: tokens[1] });
    expect(usage.body).toMatchObject({ used: 10, by_endpoint: [{ calls: 10 }] });
  });

  it("200 requests at once through two servers: exactly sixty pass a token's window", async () => {
    const { token } = await bench.account("studio");
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => call(servers()[i % 2] ?? "", "GET", "/api/v1/usage", { token })),
    );
    expect(statuses(answers)).toEqual({ 200: 60, 429: 140 });
    const left = answers
      .filter(({ status }) => status === 200)
      .map(({ headers }) => headers.get("x-ratelimit-remaining"));
    expect(left.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  });

  it("the window slides: a place is free exactly sixty seconds after it was taken", async () => {
    const { token } = await bench.account("free");
    const get = () => bench.call("GET", "/api/v1/usage", { token });
    for (let i = 0; i < 60; i++) {
      const answer = await get();
      expect(answer.headers.get("x-ratelimit-limit")).toBe("60");
      expect(answer.headers.get("x-ratelimit-remaining")).toBe(String(59 - i));
      if (i === 29) bench.clock.now += 20_000;
    }
    const refused = await get();
    expect(refused.status).toBe(429);
    expect(refused.error.retry_after_seconds).toBe(40);
    expect(refused.headers.get("retry-after")).toBe("40");
    expect(refused.headers.get("x-ratelimit-remaining")).toBe("0");
    bench.clock.now += 39_999;
    expect((await get()).error.retry_after_seconds).toBe(1);
    bench.clock.now += 1;
    expect((await get()).headers.get("x-ratelimit-remaining")).toBe("29");
  });

  it("without a valid token the address has a window: 429 comes before 401, and a token is not held up by it", async () => {
    const { token } = await bench.account("free");
    bench.clock.now += 3_600_000;
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push(await bench.call("GET", "/api/v1/usage"));
    expect(statuses(answers)).toEqual({ 401: 60, 429: 1 });
    expect(answers[10]?.headers.get("x-ratelimit-remaining")).toBe("49");
    expect((await bench.call("GET", "/api/v1/nothing")).status).toBe(429);
    expect((await bench.call("POST", "/api/session", { body: { email: "a@b.co", password: "x" } })).status).toBe(429);
    expect((await bench.call("GET", "/docs")).status).toBe(200); // pages have no window
    expect((await bench.call("GET", "/healthz")).status).toBe(200);
    expect((await bench.call("GET", "/api/v1/usage", { token })).status).toBe(200);
    bench.clock.now += 60_000;
  });

  it("a window lets through what a list of all hits lets through", async () => {
    const { meter } = bench.app.service;
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.boolean()), { maxLength: 40 }),
        async (limit, steps) => {
          const key = `law:${round++}`;
          let now = 1_000_000;
          let hits: number[] = [];
          for (const [pause, take] of steps) {
            now += pause;
            hits = hits.filter((hit) => hit > now - 1000);
            const expected = hits.length < limit;
            const window = { key, limit, span: 1000, now };
            const place = await (take ? meter.take(window) : meter.look(window));
            expect(place.allowed).toBe(expected);
            if (expected && take) hits.push(now);
            expect(place.remaining).toBe(limit - hits.length);
            if (!expected) expect(place.wait).toBe((hits[0] ?? 0) + 1000 - now);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("a clock that goes back, or lags on another server, lets nothing more through", async () => {
    const { meter } = bench.app.service;
    const at = (now: number) => meter.take({ key: "clock", limit: 2, span: 1000, now });
    expect([(await at(5000)).allowed, (await at(3000)).allowed, (await at(3500)).allowed]).toEqual([true, true, false]);
    expect((await at(5999)).allowed).toBe(false);
    expect((await at(6000)).allowed).toBe(true);
    await meter.forget("clock");
    expect((await at(6001)).allowed).toBe(true);
  });

  it("a clock that was far ahead does not keep a token out: the window begins anew", async () => {
    const { token } = await bench.account("free");
    const { now } = bench.clock;
    bench.clock.now += 24 * 3_600_000;
    for (let i = 0; i < 60; i++) await bench.call("GET", "/api/v1/usage", { token });
    expect((await bench.call("GET", "/api/v1/usage", { token })).status).toBe(429);
    bench.clock.now = now;
    const again = await bench.call("GET", "/api/v1/usage", { token });
    expect([again.status, again.headers.get("x-ratelimit-remaining")]).toEqual([200, "59"]);
    // and is exact again from there
    for (let i = 0; i < 59; i++) await bench.call("GET", "/api/v1/usage", { token });
    expect((await bench.call("GET", "/api/v1/usage", { token })).status).toBe(429);
    bench.clock.now += 60_000;
  });

  it("windows, sessions and kept answers that no longer count are taken away", async () => {
    const { service } = bench.app;
    await service.meter.take({ key: "old", limit: 2, span: 1000, now: bench.clock.now });
    bench.clock.now += 100 * 24 * 3_600_000;
    await purge(service);
    for (const table of ["rate_windows", "rate_hits", "idempotent_answers"] as const) {
      const { rows } = await service.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow();
      expect([table, rows]).toEqual([table, 0]);
    }
  });

  itHere("large batches are worked on in a thread, and the server goes on answering", { tags: "change" }, async () => {
    const { token } = await bench.account("studio");
    const members = Array.from({ length: 2000 }, (_, i) => ({
      ...(timber as { members: object[] }).members[0],
      mark: `B${i}`,
    }));
    const body = JSON.stringify({ members });
    const { pool } = bench.app.service;
    const working = bench.app.server.inject({
      method: "POST",
      url: "/api/v1/check/en-1995-1-1",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      payload: body,
    });
    while (pool.working === 0) await new Promise((resolve) => setImmediate(resolve));
    // others are answered before it is
    let answered = 0;
    while (pool.working > 0) {
      expect((await bench.call("GET", "/healthz")).status).toBe(200);
      answered++;
    }
    expect(answered).toBeGreaterThan(1);
    const answer = await working;
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.payload).result.members).toHaveLength(2000);
    const wrong = await bench.call("POST", "/api/v1/check/en-1995-1-1", {
      token,
      body: { members: members.map((member, i) => (i === 1500 ? { ...member, b: -1 } : member)) },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.error.details?.[0]?.path).toBe("members[1500].b");
    expect((await bench.call("POST", "/api/v1/check/en-1995-1-1", { token, text: `${body}}` })).status).toBe(400);
  });

  it("a client that goes away takes its calculation along, and nothing is counted", async () => {
    const { token, id } = await bench.account("free");
    const members = Array.from({ length: 10_000 }, (_, i) => ({
      ...(timber as { members: object[] }).members[0],
      mark: `B${i}`,
    }));
    const gone = new AbortController();
    const answer = fetch(`${bench.base}/api/v1/check/en-1995-1-1`, {
      method: "POST",
      body: JSON.stringify({ members }),
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      signal: gone.signal,
    });
    const left = new Promise<void>((resolve) => {
      bench.app.server.events.once("response", () => resolve());
    });
    // it is being worked on as soon as the pool has it
    const { pool } = bench.app.service;
    while (pool.working === 0) await new Promise((resolve) => setImmediate(resolve));
    gone.abort();
    await expect(answer).rejects.toThrow();
    await left;
    expect(pool.working).toBe(0);
    const used = await bench.app.service.database
      .selectFrom("quotas")
      .selectAll()
      .where("account_id", "=", id)
      .execute();
    expect(used).toEqual([]);
  });
});

test("X-Forwarded-For counts only behind a trusted proxy, and only what that proxy wrote", {
  tags: "change",
}, async () => {
  const plain = await openBench("sqlite", { rateLimit: 5, sessionAuth: "verified" });
  const trusting = await openBench("sqlite", { rateLimit: 5, sessionAuth: "verified", trustedProxies: 1 });
  if (!plain || !trusting) return;
  const ask = (bench: Bench, forwarded: string) =>
    bench.call("GET", "/api/v1/usage", { headers: { "X-Forwarded-For": forwarded } });
  const left = async (bench: Bench, forwarded: string) =>
    Number((await ask(bench, forwarded)).headers.get("x-ratelimit-remaining"));
  expect([await left(plain, "203.0.113.1"), await left(plain, "203.0.113.2")]).toEqual([4, 3]);
  expect(await left(trusting, "203.0.113.1")).toBe(4);
  expect(await left(trusting, "203.0.113.2")).toBe(4);
  expect(await left(trusting, "198.51.100.7, 203.0.113.1")).toBe(3); // the left one anybody can write
  expect(await left(trusting, "2001:db8:1:2::1")).toBe(4);
  expect(await left(trusting, "2001:db8:1:2:ffff::9")).toBe(3); // one /64
  expect(await left(trusting, "nonsense")).toBe(4);
  await plain.close();
  await trusting.close();
});

test("the example of the README runs", async () => {
  const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
  const [, code = ""] = /```ts\n(?:import .*\n)+([\s\S]*?)```/.exec(readme) ?? [];
  const data = mkdtempSync(join(tmpdir(), "x-readme-"));
  const printed: string[] = [];
  const run = new Function("createApp", "readConfig", "console", "english", `return (async () => {${code}})()`);
  await run(
    createApp,
    (given: object) => readConfig({ ...given }, { data }),
    {
      log: (text: string) => printed.push(text),
    },
    english,
  );
  rmSync(data, { recursive: true, force: true });
  expect(printed.join()).toContain('"ok"');
});
