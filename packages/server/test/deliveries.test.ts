import { createHmac } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { type KyselyPlugin, RawNode, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliveriesTurn, inTurn } from "../src/database/open.ts";
import { startDeliverer } from "../src/events/deliverer.ts";
import { tell } from "../src/events/events.ts";
import { purge } from "../src/limits/purge.ts";
import { aboutWebhook, openVault, sealedForOthers } from "../src/secrets.ts";
import { type Bench, openBench } from "./support/app.ts";
import { engines } from "./support/databases.ts";

// What is told to webhooks: signed, tried five times, given up, tried again; with a clock that the test moves.

const secret = "a secret of sixteen letters";

interface Attempt {
  readonly id: string;
  readonly event: string;
  readonly time: number;
  readonly text: string;
}

async function receiver(answer: (attempt: Attempt, response: ServerResponse) => void) {
  const attempts: Attempt[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const time = Number(request.headers["x-service-timestamp"]);
      const right = createHmac("sha256", secret).update(`${time}.${text}`).digest("hex");
      expect(request.headers["x-service-signature"]).toBe(`sha256=${right}`);
      const body = JSON.parse(text) as { delivery_id?: string; event: string };
      const attempt = { id: body.delivery_id ?? "", event: body.event, time, text };
      attempts.push(attempt);
      answer(attempt, response);
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    attempts,
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/in`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    count: (wanted: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (attempts.length >= wanted) resolve();
        };
        waiting.push(look);
        look();
      }),
  };
}

describe.each(engines)("%s", (engine) => {
  let bench: Bench;
  let opened: Bench | undefined;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 100_000, allowPrivateUrls: true });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  const hooked = async (url: string, more: object = {}) => {
    const { token } = await bench.account("studio");
    const made = await bench.call("POST", "/api/tokens", {
      token,
      body: { name: "hook", webhook_url: url, webhook_secret: secret, ...more },
    });
    return { token, id: made.body.token.id as number, value: made.body.value as string };
  };
  const ping = (token: string, id: number) => bench.call("POST", `/api/tokens/${id}/webhook/test`, { token });
  const deliveries = async (token: string, id: number) =>
    (await bench.call("GET", `/api/tokens/${id}/deliveries`, { token })).body.deliveries;
  /** Until the newest delivery is as wanted. */
  const settled = async (token: string, id: number, wanted: object) => {
    for (;;) {
      const [newest] = await deliveries(token, id);
      if (Object.entries(wanted).every(([name, value]) => newest?.[name] === value)) return newest;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  it("a ping arrives once, signed; the list says so", async () => {
    const hook = await receiver((_, response) => response.end());
    const { token, id } = await hooked(hook.url);
    expect((await ping(token, id)).status).toBe(202);
    const one = await settled(token, id, { status: "delivered" });
    expect(one).toMatchObject({ event: "ping", attempts: 1, response_status: 200, error: null, next_attempt_at: null });
    expect(hook.attempts).toHaveLength(1);
    expect(JSON.parse(hook.attempts[0]?.text ?? "")).toEqual({
      event: "ping",
      delivery_id: one.delivery_id,
      timestamp: "2026-11-21T12:00:00.000Z",
      api_version: "1.1.0",
      data: { token_id: id },
    });
    const other = await bench.account("free");
    expect((await bench.call("GET", `/api/tokens/${id}/deliveries`, { token: other.token })).status).toBe(404);
    expect((await ping(other.token, id)).status).toBe(404);
    hook.close();
  });

  it("five attempts after 0, 1, 2, 4 and 8 s with one delivery id, then a dead letter, which may be sent again", async () => {
    let broken = true;
    const hook = await receiver((_, response) => response.writeHead(broken ? 500 : 204).end());
    const { token, id } = await hooked(hook.url);
    const { now } = bench.clock;
    await ping(token, id);
    for (const [attempt, wait] of [1, 2, 4, 8].entries()) {
      const next_attempt_at = new Date(bench.clock.now + 1000 * wait).toISOString();
      await settled(token, id, { status: "pending", attempts: attempt + 1, response_status: 500, next_attempt_at });
      bench.clock.now += 1000 * wait;
      bench.app.service.deliverer.wake();
    }
    const dead = await settled(token, id, { status: "dead" });
    expect(dead).toMatchObject({ attempts: 5, response_status: 500, error: "it answered with status 500" });
    expect(new Set(hook.attempts.map((attempt) => attempt.id))).toEqual(new Set([dead.delivery_id]));
    expect(hook.attempts.map(({ time }) => time - Math.floor(now / 1000))).toEqual([0, 1, 3, 7, 15]);
    const letters = await bench.call("GET", "/api/v1/webhooks/dead-letters", { token });
    expect(letters.body.deliveries.map((one: { id: number }) => one.id)).toEqual([dead.id]);
    broken = false;
    const path = `/api/v1/webhooks/dead-letters/${dead.id}/redeliver`;
    expect((await bench.call("POST", path, { token })).status).toBe(202);
    const one = await settled(token, id, { status: "delivered" });
    expect(one).toMatchObject({ delivery_id: dead.delivery_id, attempts: 1, response_status: 204 });
    expect((await bench.call("POST", path, { token })).status).toBe(409);
    const other = await bench.account("free");
    expect((await bench.call("POST", path, { token: other.token })).status).toBe(404);
    expect((await bench.call("GET", "/api/v1/webhooks/dead-letters", { token })).body.deliveries).toEqual([]);
    hook.close();
  });

  it("a redirect is not followed, nobody at home is told", async () => {
    const hook = await receiver((_, response) => response.writeHead(302, { Location: "/elsewhere" }).end());
    const { token, id } = await hooked(hook.url);
    await ping(token, id);
    expect((await settled(token, id, { attempts: 1, response_status: 302 })).error).toBe("it answered with status 302");
    const nobody = await hooked("http://127.0.0.1:9/in");
    await ping(nobody.token, nobody.id);
    expect(
      await settled(nobody.token, nobody.id, { attempts: 1, error: "it cannot be reached (ECONNREFUSED)" }),
    ).toMatchObject({
      response_status: null,
    });
    hook.close();
  });

  it("a receiver that does not answer holds nobody up", async () => {
    const slow = await receiver(() => {});
    const quick = await receiver((_, response) => response.end());
    const mine = await hooked(slow.url);
    const theirs = await hooked(quick.url);
    for (let i = 0; i < 20; i++) await ping(mine.token, mine.id);
    for (let i = 0; i < 5; i++) await ping(theirs.token, theirs.id);
    await quick.count(5);
    // of one endpoint two are on their way at a time
    expect(slow.attempts.length).toBeLessThanOrEqual(2);
    slow.close();
    quick.close();
  });

  it("of one account four are on their way at a time, however many tokens it has, and others are served meanwhile", {
    tags: "change",
  }, async () => {
    const slow = await receiver(() => {});
    const quick = await receiver((_, response) => response.end());
    const { database, deliverer, now } = bench.app.service;
    const greedy = await bench.account("free");
    const tokens: number[] = [];
    for (let i = 0; i < 55; i++) {
      const body = { name: "hook", webhook_url: slow.url, webhook_secret: secret };
      const made = await bench.call("POST", "/api/tokens", { token: greedy.token, body });
      tokens.push(made.body.token.id);
      bench.clock.now += 60_000; // as fast as tokens may be made
    }
    await database.transaction().execute(async (change) => {
      for (let i = 0; i < 10; i++)
        for (const token of tokens)
          await tell(change, { account: greedy.id, event: "ping", data: { token_id: token }, at: now(), token });
    });
    deliverer.wake();
    await slow.count(4);
    const theirs = await Promise.all([1, 2, 3].map(() => hooked(quick.url)));
    for (const { token, id } of theirs) for (let i = 0; i < 4; i++) await ping(token, id);
    await quick.count(12);
    expect(slow.attempts).toHaveLength(4);
    await database.updateTable("deliveries").set({ status: "dead" }).where("account_id", "=", greedy.id).execute();
    slow.close();
    quick.close();
  });

  it("waits for no clock that was set back: a second attempt and the end of a pause come all the same", async () => {
    const place = await receiver((_, response) => response.writeHead(place.attempts.length === 1 ? 500 : 200).end());
    const { token, id } = await hooked(place.url);
    const { body } = await ping(token, id);
    expect(body).toBeDefined();
    await settled(token, id, { status: "pending", attempts: 1, response_status: 500 });
    bench.clock.now -= 24 * 3_600_000;
    bench.app.service.deliverer.wake();
    await place.count(2);
    await settled(token, id, { status: "delivered", attempts: 2 });
    const { database } = bench.app.service;
    const until = bench.clock.now + 24 * 3_600_000;
    await database
      .updateTable("tokens")
      .set({ webhook_paused_until: until, webhook_failures: 5 })
      .where("id", "=", id)
      .execute();
    await ping(token, id);
    await place.count(3);
    place.close();
  });

  it("an endpoint that does not answer is paused, longer each time; people see it, and one answer ends it", async () => {
    let silent = true;
    const hook = await receiver((_, response) => void (silent || response.end()));
    const { token, id } = await hooked(hook.url);
    const { service } = bench.app;
    await service.deliverer.stop();
    const impatient = startDeliverer(service, service.outside, 20, 1);
    const shown = async () =>
      (await bench.call("GET", "/api/tokens", { token })).body.tokens.find((one: { id: number }) => one.id === id);
    expect((await shown()).webhook_paused_until).toBeNull();
    for (let i = 0; i < 4; i++) await ping(token, id);
    const pausedFor = async (seconds: number) => {
      const until = new Date(bench.clock.now + 1000 * seconds).toISOString();
      while ((await shown()).webhook_paused_until !== until) {
        // what is due is due now, whatever was said
        await service.database
          .updateTable("deliveries")
          .set({ next_attempt_at: bench.clock.now })
          .where("token_id", "=", id)
          .where("status", "=", "pending")
          .execute();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await pausedFor(60);
    const before = hook.attempts.length;
    bench.clock.now += 59_000;
    impatient.wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect(hook.attempts).toHaveLength(before);
    bench.clock.now += 1000;
    await pausedFor(120);
    bench.clock.now += 120_000;
    await pausedFor(240);
    await impatient.stop();
    Object.assign(service, { deliverer: startDeliverer(service, service.outside, undefined, 1) });
    silent = false;
    bench.clock.now += 240_000;
    await service.database
      .updateTable("deliveries")
      .set({ next_attempt_at: bench.clock.now })
      .where("token_id", "=", id)
      .where("status", "=", "pending")
      .execute();
    while ((await shown()).webhook_paused_until !== null) await new Promise((resolve) => setImmediate(resolve));
    silent = true;
    const set = { webhook_url: `${hook.url}2`, webhook_secret: secret };
    const changed = await bench.call("PATCH", `/api/tokens/${id}/webhook`, { token, body: set });
    expect(changed.body.token.webhook_paused_until).toBeNull();
    hook.close();
  });

  it("an attempt that pauses an endpoint is the last, also where another was found due before it ended", async () => {
    let asked = (): void => {};
    const sent = new Promise<void>((resolve) => {
      asked = resolve;
    });
    // asked, it answers nothing
    const hook = await receiver(() => asked());
    const { token, id } = await hooked(hook.url);
    const { service } = bench.app;
    await service.deliverer.stop();
    const { database } = service;
    await database.updateTable("tokens").set({ webhook_failures: 4 }).where("id", "=", id).execute();
    for (let i = 0; i < 2; i++) await ping(token, id);
    // what is found due while the attempt is under way is known only after it
    let held: (() => Promise<void>) | undefined;
    const finds = new WeakSet<object>();
    const slow: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        if (RawNode.is(node) && node.sqlFragments.join("").includes("recursive waiting")) finds.add(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        if (finds.has(queryId)) await held?.();
        return result;
      },
    };
    const late = startDeliverer(
      { ...service, store: { ...service.store, database: database.withPlugin(slow) } },
      service.outside,
      500,
      3_600_000,
    );
    await sent;
    const paused = async () => {
      const row = await database
        .selectFrom("tokens")
        .select("webhook_paused_until")
        .where("id", "=", id)
        .executeTakeFirst();
      return row?.webhook_paused_until != null;
    };
    held = async () => {
      held = undefined;
      while (!(await paused())) await new Promise((resolve) => setImmediate(resolve));
      for (;;) {
        const [one] = await database
          .selectFrom("deliveries")
          .select("error")
          .where("token_id", "=", id)
          .where("attempts", "=", 1)
          .execute();
        if (one?.error != null) break;
        await new Promise((resolve) => setImmediate(resolve));
      }
      for (let i = 0; i < 20; i++) await paused();
    };
    late.wake();
    await late.stop();
    expect(held).toBeUndefined();
    expect(hook.attempts).toHaveLength(1);
    hook.close();
    Object.assign(service, { deliverer: startDeliverer(service, service.outside, undefined, 1) });
  });

  it("pings are counted per account; an account that has not proved its address has no deliveries", async () => {
    const hook = await receiver((_, response) => response.end());
    const { token, id } = await hooked(hook.url);
    const second = await bench.call("POST", "/api/tokens", {
      token,
      body: { name: "second", webhook_url: hook.url, webhook_secret: secret },
    });
    const both = [id, second.body.token.id as number];
    const answers: number[] = [];
    for (let i = 0; i < 22; i++) answers.push((await ping(token, both[i % 2] ?? id)).status);
    expect(answers).toEqual([...Array(20).fill(202), 429, 429]);
    await hook.count(20);
    const { database, deliverer } = bench.app.service;
    const unproved = await hooked(hook.url);
    await database
      .updateTable("accounts")
      .set({ must_verify: 1 })
      .where("id", "=", ({ selectFrom }) => selectFrom("tokens").select("account_id").where("id", "=", unproved.id))
      .execute();
    await ping(unproved.token, unproved.id);
    const known = await hooked(hook.url);
    await ping(known.token, known.id);
    await hook.count(21);
    expect((await deliveries(unproved.token, unproved.id))[0]).toMatchObject({ status: "pending", attempts: 0 });
    await database.updateTable("accounts").set({ must_verify: 0 }).execute();
    deliverer.wake();
    await hook.count(22);
    hook.close();
  });

  it("a secret is changed with an overlap: both sign, the former one where it always did; then the new one alone", async () => {
    const heard: Record<string, unknown>[] = [];
    const hook = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        heard.push({ ...request.headers, body: Buffer.concat(chunks).toString("utf8") });
        response.end();
      });
    });
    await new Promise<void>((done) => hook.listen(0, "127.0.0.1", done));
    const address = hook.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/in`;
    const { token, id } = await hooked(url);
    const path = `/api/tokens/${id}/webhook/secret`;
    const change = (body: object) => bench.call("POST", path, { token, body });
    const signer = async (secrets: readonly string[]) => {
      const before = heard.length;
      await ping(token, id);
      while (heard.length === before) await new Promise((resolve) => setImmediate(resolve));
      await settled(token, id, { status: "delivered" });
      const one = heard.at(-1) ?? {};
      const signs = (header: string) =>
        secrets.findIndex((key) => {
          const hex = createHmac("sha256", key).update(`${one["x-service-timestamp"]}.${one.body}`).digest("hex");
          return one[header] === `sha256=${hex}`;
        });
      return [signs("x-service-signature"), signs("x-service-signature-next"), "x-service-signature-next" in one];
    };
    expect(await signer([secret])).toEqual([0, -1, false]);
    const made = await change({ overlap_hours: 2 });
    const second = made.body.webhook_secret as string;
    expect(made.body.token.webhook_overlap_until).toBe(new Date(bench.clock.now + 7_200_000).toISOString());
    expect(await signer([secret, second])).toEqual([0, 1, true]);
    expect((await change({})).status).toBe(409);
    bench.clock.now += 7_200_000;
    expect(await signer([secret, second])).toEqual([1, -1, false]);
    const third = (await change({ webhook_secret: "the third of these secrets" })).body.webhook_secret;
    expect(await signer([second, third])).toEqual([0, 1, true]);
    expect((await bench.call("DELETE", path, { token })).status).toBe(204);
    expect(await signer([second, third])).toEqual([1, -1, false]);
    // without an overlap the former one is gone at once
    expect((await change({ overlap_hours: 0 })).body.token.webhook_overlap_until).toBeNull();
    expect((await change({ overlap_hours: 169 })).status).toBe(400);
    const other = await bench.account("free");
    for (const method of ["POST", "DELETE"])
      expect((await bench.call(method, path, { token: other.token, body: {} })).status).toBe(404);
    const bare = await bench.call("POST", "/api/tokens", { token, body: { name: "bare" } });
    const none = `/api/tokens/${bare.body.token.id}/webhook/secret`;
    expect((await bench.call("POST", none, { token, body: {} })).status).toBe(409);
    hook.close();
  });

  it("only the chosen events are sent; what is chosen changes without a new secret; an address can be taken away", async () => {
    const hook = await receiver((_, response) => response.end());
    const { token, id } = await hooked(hook.url, { webhook_events: ["job.failed", "project.created"] });
    const set = (body: object) => bench.call("PATCH", `/api/tokens/${id}/webhook`, { token, body });
    const make = () => bench.call("POST", "/api/projects", { token, body: { name: "Hall" } });
    await make();
    await hook.count(1);
    expect(hook.attempts[0]?.event).toBe("project.created");
    const chosen = await set({ webhook_events: ["job.completed"] });
    expect(chosen.body).toMatchObject({
      webhook_secret: null,
      token: { webhook_events: ["job.completed"], webhook_url: hook.url },
    });
    await make();
    // a ping comes whatever is chosen
    await ping(token, id);
    await settled(token, id, { event: "ping", status: "delivered" });
    expect(hook.attempts.map(({ event }) => event)).toEqual(["project.created", "ping"]);
    expect((await set({ webhook_events: null })).body.token.webhook_events).toBeNull();
    for (const body of [
      {},
      { webhook_events: [] },
      { webhook_events: ["nope"] },
      { webhook_events: ["ping"] },
      { webhook_secret: secret },
      { webhook_events: ["job.failed", "job.failed"] },
    ])
      expect([body, (await set(body)).status]).toEqual([body, 400]);
    expect((await set({ webhook_url: null })).body).toMatchObject({
      webhook_secret: null,
      token: { webhook_url: null },
    });
    expect((await set({ payload: "flat" })).status).toBe(409);
    expect((await ping(token, id)).status).toBe(409);
    hook.close();
  });

  it("what was delivered is looked up by state and event, shown with its body, and sent again, for thirty days", async () => {
    const hook = await receiver((_, response) => response.end());
    const { token, id } = await hooked(hook.url);
    await bench.call("POST", "/api/projects", { token, body: { name: "Hall" } });
    await ping(token, id);
    await hook.count(2);
    const newest = await settled(token, id, { event: "ping", status: "delivered" });
    const list = async (query: string) =>
      (await bench.call("GET", `/api/tokens/${id}/deliveries?${query}`, { token })).body.deliveries?.length;
    expect([
      await list("event=ping"),
      await list("status=delivered"),
      await list("status=dead"),
      await list("status=x"),
    ]).toEqual([1, 2, 0, undefined]);
    const path = `/api/v1/webhooks/deliveries/${newest.id}`;
    const shown = (await bench.call("GET", path, { token })).body.delivery;
    expect(shown).toEqual({ ...newest, body: hook.attempts.find(({ event }) => event === "ping")?.text });
    const again = await bench.call("POST", `${path}/resend`, { token });
    expect([again.status, again.body.delivery.delivery_id]).toEqual([202, newest.delivery_id]);
    await hook.count(3);
    expect(hook.attempts[2]?.text).toBe(shown.body);
    await settled(token, id, { event: "ping", status: "delivered", attempts: 1 });
    const other = await bench.account("free");
    for (const [method, at] of [
      ["GET", path],
      ["POST", `${path}/resend`],
    ] as const)
      expect((await bench.call(method, at, { token: other.token })).status).toBe(404);
    bench.clock.now += 30 * 24 * 3_600_000 - 1000;
    await purge(bench.app.service);
    expect((await bench.call("GET", path, { token })).status).toBe(200);
    bench.clock.now += 2000;
    await purge(bench.app.service);
    expect((await bench.call("GET", path, { token })).status).toBe(404);
    hook.close();
  });

  it("what is old goes while a server takes what is due, in whatever order both find them (PostgreSQL)", async ({
    skip,
  }) => {
    if (engine !== "postgres") skip("SQLite has one writer");
    const { service } = bench.app;
    const { database } = service;
    await service.deliverer.stop();
    const hook = await receiver((_, response) => response.end());
    const { token, id } = await hooked(hook.url);
    for (let i = 0; i < 2; i++) await ping(token, id);
    const [last, first] = (await deliveries(token, id)) as { id: number }[];
    const touch = (change: typeof database, row?: { id: number }) =>
      change
        .updateTable("deliveries")
        .set({ attempts: 1 })
        .where("id", "=", row?.id ?? 0)
        .execute();
    bench.clock.now += 31 * 24 * 3_600_000;
    let purged: Promise<void> | undefined;
    await database.transaction().execute(async (change) => {
      await inTurn(service.store, change, deliveriesTurn);
      await touch(change, last);
      purged = purge(service);
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await waits.execute(database)).rows.length === 0) await new Promise((resolve) => setImmediate(resolve));
      await touch(change, first);
    });
    await purged;
    expect(await deliveries(token, id)).toEqual([]);
    hook.close();
    Object.assign(service, { deliverer: startDeliverer(service, service.outside, undefined, 1) });
  });

  it("endpoints that have never answered leave places to those that have, whoever makes how many", async () => {
    const slow = await receiver(() => {});
    const quick = await receiver((_, response) => response.end());
    const known = await hooked(quick.url);
    await ping(known.token, known.id);
    await settled(known.token, known.id, { status: "delivered" });
    const many = await Promise.all(Array.from({ length: 12 }, () => hooked(slow.url)));
    for (const { token, id } of many) for (let i = 0; i < 3; i++) await ping(token, id);
    await slow.count(16);
    for (let i = 0; i < 4; i++) await ping(known.token, known.id);
    await quick.count(5);
    expect(slow.attempts).toHaveLength(16);
    await bench.app.service.database.updateTable("deliveries").set({ status: "dead" }).execute();
    slow.close();
    quick.close();
  });

  it("events come as a stream too: those that are wanted, from now on or from where it was broken off", async () => {
    const { token } = await bench.account("studio");
    const make = (name: string) => bench.call("POST", "/api/projects", { token, body: { name } });
    await make("before");
    const raw = (query: string, headers = {}) =>
      fetch(`${bench.base}/api/v1/events?${query}`, { headers: { Authorization: `Bearer ${token}`, ...headers } });
    const first = await raw("events=job.failed, project.created");
    const reader = first.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const until = async (part: string) => {
      while (!text.includes(part)) text += (await reader?.read())?.value ?? "";
    };
    await until("watching");
    for (const name of ["one", "two"]) await make(name);
    await until('"project_name":"two"');
    expect(text).not.toContain("before");
    const blocks = text
      .split("\n\n")
      .flatMap((block) => /^id: (\d+)\nevent: project.created\ndata: (.*)$/.exec(block) ?? []);
    expect(JSON.parse(blocks[2] ?? "")).toMatchObject({
      event: "project.created",
      delivery_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      api_version: "1.1.0",
      data: { project_name: "one" },
    });
    const later = await raw("", { "Last-Event-ID": blocks[1] ?? "" });
    const again = await later.body?.pipeThrough(new TextDecoderStream()).getReader();
    text = "";
    while (!text.includes("project_name")) text += (await again?.read())?.value ?? "";
    expect(text).toContain('"project_name":"two"');
    expect(text).not.toContain('"project_name":"one"');
    expect((await bench.call("GET", "/api/v1/events?events=job.done", { token })).error.error).toContain(
      "job.completed",
    );
    await reader?.cancel();
    await again?.cancel();
  });

  it("a token that is revoked meanwhile gets nothing", async () => {
    const hook = await receiver((_, response) => response.writeHead(500).end());
    const { token, id } = await hooked(hook.url);
    await ping(token, id);
    await settled(token, id, { attempts: 1, response_status: 500 });
    await bench.call("DELETE", `/api/tokens/${id}`, { token });
    bench.clock.now += 1000;
    bench.app.service.deliverer.wake();
    const dead = await settled(token, id, { status: "dead" });
    expect(dead.error).toContain("revoked");
    expect(hook.attempts).toHaveLength(1);
    expect((await ping(token, id)).status).toBe(409);
    hook.close();
  });

  it("a secret that was sealed with another key is not guessed at: five attempts, then a dead letter that says so", async () => {
    const hook = await receiver((_, response) => response.end());
    const { token, id } = await hooked(hook.url);
    const { database, deliverer } = bench.app.service;
    const { account_id } = await database
      .selectFrom("tokens")
      .select("account_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const other = openVault({ secretsKeys: ["the key of another server"], data: "", databaseUrl: undefined });
    const webhook_secret = other.seal(secret, aboutWebhook(account_id));
    await database.updateTable("tokens").set({ webhook_secret }).where("id", "=", id).execute();
    expect(await sealedForOthers(database, bench.app.service.vault)).toBe(1);
    await ping(token, id);
    for (const [attempt, wait] of [1, 2, 4, 8].entries()) {
      // counted when it begins, told when the next one is when it has ended
      const next_attempt_at = new Date(bench.clock.now + 1000 * wait).toISOString();
      await settled(token, id, { status: "pending", attempts: attempt + 1, next_attempt_at });
      bench.clock.now += 1000 * wait;
      deliverer.wake();
    }
    expect((await settled(token, id, { status: "dead" })).error).toContain("SECRETS_KEY");
    expect(hook.attempts).toHaveLength(0);
    await bench.call("DELETE", `/api/tokens/${id}`, { token });
    expect(await sealedForOthers(database, bench.app.service.vault)).toBe(0);
    hook.close();
  });

  it("an event that is told twice is told once; every token with a webhook hears it, in its own form", async () => {
    const hook = await receiver((_, response) => response.end());
    const { token, id } = await hooked(hook.url, { payload: "flat" });
    await bench.call("POST", "/api/tokens", {
      token,
      body: { name: "second", webhook_url: hook.url, webhook_secret: secret },
    });
    await bench.call("POST", "/api/tokens", { token, body: { name: "without" } });
    const { database, deliverer, now } = bench.app.service;
    const { account_id: account } = await database
      .selectFrom("tokens")
      .select("account_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const data = { job_id: 7, project_id: 3, result_url: "http://x/y", utilisation_summary: { member_count: 12 } };
    for (let i = 0; i < 2; i++) {
      await database
        .transaction()
        .execute((change) => tell(change, { account, event: "job.completed", data, once: `${engine} 7`, at: now() }));
    }
    await expect(
      database.transaction().execute(async (change) => {
        await tell(change, { account, event: "job.failed", data, at: now() });
        throw new Error("the change did not come about");
      }),
    ).rejects.toThrow();
    deliverer.wake();
    await hook.count(2);
    const bodies = hook.attempts.map(({ text }) => JSON.parse(text) as object);
    expect(bodies).toContainEqual({
      event: "job.completed",
      job_id: 7,
      status: "done",
      project_id: 3,
      result_url: "http://x/y",
      member_count: 12,
      timestamp: new Date(now()).toISOString(),
    });
    expect(bodies).toContainEqual(expect.objectContaining({ event: "job.completed", api_version: "1.1.0", data }));
    expect(
      await database.selectFrom("deliveries").select("id").where("account_id", "=", account).execute(),
    ).toHaveLength(2);
    hook.close();
  });
});
