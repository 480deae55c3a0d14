import { connect as dial } from "node:net";
import { gunzipSync } from "node:zlib";
import { check, checks } from "@x/eurocode";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { openPasswords } from "../src/accounts/passwords.ts";
import { away } from "../src/database/away.ts";
import { jsonPieces } from "../src/worker/json.ts";
import { type Bench, openBench, sharedKey } from "./support/app.ts";
import { type EngineName, emptyPlace, engines, gateTo, testHere } from "./support/databases.ts";

// What an attacker, a broken neighbour or an unlucky moment does to a server, on both databases.

const example = (endpoint: string) => checks.find((known) => known.endpoint === endpoint)?.example;
const bolt = example("en-1993-1-8");
const timber = example("en-1995-1-1") as { members: object[] };
const [steel, seismic] = ["/api/v1/check/en-1993-1-1", "/api/v1/check/en-1998-1"];
const password = "six planks of larch";

const benches: Bench[] = [];
const open = async (...options: Parameters<typeof openBench>) => {
  const bench = await openBench(...options);
  if (bench) benches.push(bench);
  return bench;
};
afterAll(async () => {
  for (const bench of benches) await bench.close();
});

describe.each(engines)("%s", (engine: EngineName) => {
  let bench: Bench;
  let opened: Bench | undefined;
  beforeAll(async () => {
    opened = await open(engine, { rateLimit: 100_000 });
    if (opened) bench = opened;
  });
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));
  const itHere = testHere(engine);

  describe("bodies", () => {
    itHere("the forbidden name is refused in every spelling, by every route that takes a body", async () => {
      const { token } = await bench.account("studio");
      const texts = [
        '{"\\u005f_proto__":{"agR":"0.2; drop","spectrum_type":1,"ground_type":"B","q":-3,"T1":0.5,"W":-1000},"importance_class":2}',
        '{"__proto__":{"agR":1}}',
        '{"name":"x","_\\u005fproto\\u005F_":{}}',
        '{"members":[{"mark":"a","__proto__":{"N_Ed":1}}]}',
      ];
      for (const path of [
        ...checks.map(({ endpoint }) => `/api/v1/check/${endpoint}`),
        "/api/tokens",
        "/api/projects",
      ]) {
        for (const text of texts) {
          const { status, error } = await bench.call("POST", path, { token, text });
          expect([path, text, status]).toEqual([path, text, 400]);
          expect(error.details?.[0]?.path).toContain("__proto__");
        }
      }
    });

    itHere("the same name twice in an object is refused, with its place", async () => {
      const { token } = await bench.account("studio");
      const twice = await bench.call("POST", steel, { token, text: '{"members":[{"mark":"a","N_Ed":1,"N_Ed":2}]}' });
      expect(twice.status).toBe(400);
      expect(twice.error.details).toEqual([
        { path: "members[0].N_Ed", message: "is given twice in one object", code: "requests.nameTwice" },
      ]);
    });

    itHere("names of Object.prototype are words like others: 400, in long bodies too", async () => {
      const { token } = await bench.account("studio");
      const words = ["constructor", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];
      const detail = { detail_id: "x", stress_history: [{ delta_sigma: 80, n_cycles: 1000 }] };
      for (const word of words) {
        for (const body of [
          { details: [{ ...detail, method: word }] },
          { details: [{ ...detail, detail_id: word, consequence: word }] },
          { details: Array.from({ length: 100 }, () => ({ ...detail, method: word })) },
          { [word]: 1, details: [detail] },
          { details: [{ ...detail, [word]: {} }] },
          { national_annex: word, details: [detail] },
        ]) {
          const answer = await bench.call("POST", "/api/v1/check/en-1993-1-9", { token, body });
          expect([JSON.stringify(body).slice(0, 120), answer.status]).toEqual([
            JSON.stringify(body).slice(0, 120),
            400,
          ]);
        }
        const joint = await bench.call("POST", "/api/v1/check/en-1993-1-8", {
          token,
          body: { ...(bolt as object), connection: word, bolt_grade: word, bolt_size: word },
        });
        expect(joint.status).toBe(400);
      }
    });

    itHere(
      "without a token, no more than a form: 16 kB for accounts, sessions, tokens; a hundred problems elsewhere",
      { tags: "change" },
      async () => {
        const names = Object.fromEntries(Array.from({ length: 80_000 }, (_, i) => [`n${i}`, 0]));
        for (const path of ["/api/accounts", "/api/session"]) {
          const { status, text } = await bench.call("POST", path, { body: names });
          expect([path, status]).toEqual([path, 400]);
          expect(text).toContain("larger than");
        }
        const { token, email } = await bench.account("studio");
        for (const options of [{ token, body: names }, { body: { ...names, email } }]) {
          const { status, error, text } = await bench.call("POST", "/api/projects", options);
          expect(status).toBe(400);
          expect(error.details).toHaveLength(100);
          expect(error.details?.at(-1)?.message).toBe("and 79902 more problems");
          expect(text.length).toBeLessThan(30_000);
        }
        const actions = await bench.call("POST", "/api/projects", {
          token,
          body: { name: "x", default_actions: Array.from({ length: 300_000 }, () => ({})) },
        });
        expect(actions.error.details).toEqual([
          {
            path: "default_actions",
            message: "must have at most 10000 entries; it has 300000",
            code: "form.manyEntries",
            values: { limit: 10_000, count: 300_000 },
          },
        ]);
      },
    );

    it("texts with a zero or other control characters are refused, lines are kept", async () => {
      const { token } = await bench.account("studio");
      const make = (body: object) => bench.call("POST", "/api/projects", { token, body });
      for (const bad of [
        { name: "a\0b" },
        { name: "a", description: "a\0b" },
        { name: "a", description: "\u0007" },
        { name: "a", default_actions: [{ mark: "a\0b" }] },
      ]) {
        expect((await make(bad)).status).toBe(400);
      }
      const kept = await make({ name: "a", description: "first line\n\tsecond\r\n" });
      expect([kept.status, kept.body.project.description]).toEqual([201, "first line\n\tsecond\r\n"]);
      const named = await bench.call("POST", "/api/tokens", { token, body: { name: "a\0b" } });
      expect(named.status).toBe(400);
      const key = await bench.call("GET", `/api/projects?email=${encodeURIComponent("a\0@example.com")}`);
      expect(key.status).toBe(400);
      const session = await bench.call("POST", "/api/session", { body: { email: "a\0b@example.com", password } });
      expect(session.status).toBe(400);
    });
  });

  describe("large checks", () => {
    itHere(
      "derivations of more than 200 items are refused with a sentence, before anything is calculated",
      async () => {
        const { token } = await bench.account("studio");
        const members = (count: number) =>
          Array.from({ length: count }, (_, i) => ({ ...timber.members[0], mark: `B${i}` }));
        const path = "/api/v1/check/en-1995-1-1";
        const many = await bench.call("POST", path, { token, body: { members: members(201), derivation: true } });
        expect(many.status).toBe(400);
        expect(many.error.details?.[0]).toMatchObject({
          path: "members",
          message: expect.stringContaining("at most 200 entries with derivation; it has 201"),
        });
        const whole = await bench.call("POST", path, { token, body: { members: members(200), derivation: true } });
        expect([whole.status, whole.body?.result.members.length]).toEqual([200, 200]);
      },
    );

    it("a quota that is used up is looked at before the work, and counted exactly after it", async () => {
      const { token, id } = await bench.account("free");
      const members = Array.from({ length: 40 }, (_, i) => ({ ...timber.members[0], mark: `B${i}` }));
      const ask = () => bench.call("POST", "/api/v1/check/en-1995-1-1", { token, body: { members } });
      const answers = await Promise.all(Array.from({ length: 14 }, ask));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
      const { pool } = bench.app.service;
      const run = pool.run;
      let worked = 0;
      Object.assign(pool, {
        run: (...task: Parameters<typeof run>) => {
          worked++;
          return run(...task);
        },
      });
      const late = await ask();
      Object.assign(pool, { run });
      expect([late.status, late.error.code, worked]).toEqual([429, "quota_exceeded", 0]);
      const { used } = await bench.app.service.database
        .selectFrom("quotas")
        .select("used")
        .where("account_id", "=", id)
        .executeTakeFirstOrThrow();
      expect(used).toBe(10);
    });

    itHere("of one account at most twenty wait; others still come in", { tags: "change" }, async () => {
      const greedy = await bench.account("studio");
      const other = await bench.account("studio");
      const body = { members: Array.from({ length: 300 }, (_, i) => ({ ...timber.members[0], mark: `B${i}` })) };
      const path = "/api/v1/check/en-1995-1-1";
      const many = Array.from({ length: 40 }, () => bench.call("POST", path, { token: greedy.token, body }));
      const { pool } = bench.app.service;
      while (pool.waiting < 10) await new Promise((resolve) => setImmediate(resolve));
      const theirs = await bench.call("POST", path, { token: other.token, body });
      expect(theirs.status).toBe(200);
      const answers = await Promise.all(many);
      for (const { status, error } of answers.filter(({ status }) => status !== 200)) {
        expect([status, error.code]).toEqual([429, "rate_limited"]);
      }
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
    });
  });

  describe("addresses", () => {
    it("ten wrong sign-ins from elsewhere do not lock the owner out", async () => {
      const behind = await open(engine, { rateLimit: 100_000, trustedProxies: 1, sessionAuth: "verified" });
      if (!behind) return;
      const email = "owner@example.com";
      await behind.call("POST", "/api/accounts", { body: { email, password } });
      const signIn = (address: string, guess: string) =>
        behind.call("POST", "/api/session", {
          body: { email, password: guess },
          headers: { "X-Forwarded-For": address },
        });
      const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn("198.51.100.7", "wrong guess")));
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
      expect((await signIn("198.51.100.7", password)).status).toBe(429);
      expect((await signIn("203.0.113.9", password)).status).toBe(200);
    });

    it("a password of the past is hashed anew at sign-in, with the work it takes now", async () => {
      const email = `weak-${engine}@example.com`;
      const { id } = await bench.account("free", email);
      const { database } = bench.app.service;
      const hash = async () => {
        const found = database.selectFrom("accounts").select("password_hash").where("id", "=", id);
        return (await found.executeTakeFirstOrThrow()).password_hash;
      };
      const password_hash = await openPasswords({ N: 512, r: 8, p: 1 }).hash(password);
      await database.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
      expect((await bench.call("POST", "/api/session", { body: { email, password: "wrong guess" } })).status).toBe(401);
      expect(await hash()).toBe(password_hash);
      expect((await bench.call("POST", "/api/session", { body: { email, password } })).status).toBe(200);
      expect(await hash()).toMatch(/^scrypt\$1024\$/);
      expect((await bench.call("POST", "/api/session", { body: { email, password } })).status).toBe(200);
    });
  });

  describe("many things", () => {
    it("tokens and projects come in pages, newest first", async () => {
      const { token } = await bench.account("studio");
      for (let i = 0; i < 5; i++) {
        await bench.call("POST", "/api/tokens", { token, body: { name: `t${i}` } });
        await bench.call("POST", "/api/projects", { token, body: { name: `p${i}` } });
      }
      for (const [path, key, all] of [
        ["/api/tokens", "tokens", ["t4", "t3", "t2", "t1", "t0", "test"]],
        ["/api/projects", "projects", ["p4", "p3", "p2", "p1", "p0"]],
      ] as const) {
        const names: string[] = [];
        for (let before = ""; ; ) {
          const { body } = await bench.call("GET", `${path}?limit=2${before}`, { token });
          const page: { id: number; name: string }[] = body[key];
          names.push(...page.map(({ name }) => name));
          if (page.length < 2) break;
          before = `&before=${page.at(-1)?.id}`;
        }
        expect(names).toEqual(all);
        for (const wrong of ["limit=0", "limit=101", "limit=x", "before=x", "before=-1", "limt=2"]) {
          expect([wrong, (await bench.call("GET", `${path}?${wrong}`, { token })).status]).toEqual([wrong, 400]);
        }
      }
    });

    it("an account holds 1000 live tokens and 1000 projects, also when many ask at once", async () => {
      const { id, token } = await bench.account("studio");
      const { database } = bench.app.service;
      const at = "2026-11-21T12:00:00.000Z";
      const rows = Array.from({ length: 995 }, (_, i) => i);
      await database
        .insertInto("projects")
        .values(
          rows.map((i) => ({
            account_id: id,
            name: `p${i}`,
            description: null,
            national_annex: "EN",
            default_actions: null,
            is_default: 0,
            created_at: at,
          })),
        )
        .execute();
      const token0 = {
        account_id: id,
        last4: "test",
        webhook_url: null,
        webhook_secret: null,
        created_at: at,
        last_used_at: null,
      };
      await database
        .insertInto("tokens")
        .values(rows.map((i) => ({ ...token0, name: `t${i}`, hash: `hash ${engine} ${i}`, revoked_at: null })))
        .execute();
      await database
        .insertInto("tokens")
        .values([1, 2, 3].map((i) => ({ ...token0, name: `r${i}`, hash: `revoked ${engine} ${i}`, revoked_at: at })))
        .execute();
      for (const [path, room] of [
        ["/api/projects", 5],
        ["/api/tokens", 4],
      ] as const) {
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, i) => bench.call("POST", path, { token, body: { name: `n${i}` } })),
        );
        expect([path, answers.filter(({ status }) => status === 201).length]).toEqual([path, room]);
        expect(answers.find(({ status }) => status !== 201)?.error).toMatchObject({ code: "limit_reached" });
      }
      const { body } = await bench.call("GET", "/api/tokens", { token });
      await bench.call("DELETE", `/api/tokens/${body.tokens[0].id}`, { token });
      expect((await bench.call("POST", "/api/tokens", { token, body: { name: "room" } })).status).toBe(201);
    });
  });

  it("secrets of webhooks do not stand in the database", async () => {
    const locked = await open(engine, { secretsKeys: ["a key of the settings"] });
    if (!locked) return;
    const { token, email, id } = await locked.account("free");
    const secret = "sixteen letters!";
    const made = await locked.call("POST", "/api/tokens", {
      token,
      body: { name: "hooked", webhook_url: "https://example.com/events", webhook_secret: secret },
    });
    expect(made.body.webhook_secret).toBe(secret);
    const changed = await locked.call("PATCH", `/api/tokens/${made.body.token.id}/webhook`, {
      body: { email, webhook_url: "https://example.com/other" },
    });
    const { rows } = await sql<{ webhook_secret: string | null }>`select webhook_secret from tokens`.execute(
      locked.app.service.database,
    );
    const kept = rows.map(({ webhook_secret }) => webhook_secret).find((text) => text !== null) ?? "";
    expect(kept).toMatch(/^aes256gcm\$/);
    expect(kept).not.toContain(changed.body.webhook_secret);
    expect(locked.app.service.vault.open(kept, `webhook of account ${id}`)).toBe(changed.body.webhook_secret);
  });

  it("readyz writes; a database that only reads is not ready, and what it is asked is 503 with Retry-After", async () => {
    const readOnly = await open(engine, { rateLimit: 100_000 });
    if (!readOnly) return;
    const { token } = await readOnly.account("studio");
    expect((await readOnly.call("GET", "/readyz")).status).toBe(200);
    const { service } = readOnly.app;
    if (service.store.engine === "sqlite") await sql`pragma query_only = on`.execute(service.database);
    else {
      const { rows } = await service.store.pool.query<{ name: string }>("select current_database() as name");
      // connections of the past may write still: all others are ended, then this one
      const client = await service.store.pool.connect();
      await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      client.release(true);
    }
    // connections that were cut off are told of once, and one that is still ending may write: until all are new
    let refused = await readOnly.call("POST", "/api/projects", { token, body: { name: "x" } });
    for (let inRow = 0, asked = 0; inRow < 10 && asked < 500; asked++, inRow = refused.status === 503 ? inRow + 1 : 0) {
      refused = await readOnly.call("POST", "/api/projects", { token, body: { name: "x" } });
    }
    expect([refused.status, refused.error.code, refused.headers.get("retry-after")]).toEqual([503, "unavailable", "5"]);
    expect(refused.error.error).not.toMatch(/sqlite|sql|read-only transaction|readonly/i);
    let ready = await readOnly.call("GET", "/readyz");
    while (ready.status === 200) ready = await readOnly.call("GET", "/readyz");
    expect(ready.status).toBe(503);
    expect((await readOnly.call("GET", "/healthz")).status).toBe(200);
  });
});

test("a server with another key than the others of its database does not start, and says why", {
  tags: "change",
}, async ({ skip }) => {
  const place = await emptyPlace("postgres");
  if (!place) return skip("no PostgreSQL here");
  const first = await openBench("postgres", {}, {}, place);
  const { token } = (await first?.account("free")) ?? {};
  const hook = { name: "hook", webhook_url: "https://example.com/events" };
  expect((await first?.call("POST", "/api/tokens", { token, body: hook }))?.status).toBe(201);
  const open = (...secretsKeys: string[]) => openBench("postgres", { secretsKeys }, {}, place);
  await expect(open("the key of another day")).rejects.toThrow(/^the secret of 1 webhook was sealed with another key/);
  await expect(open()).rejects.toThrow(/^SECRETS_KEY is not set/);
  const rotated = await open("the key of another day", sharedKey);
  await rotated?.app.stop();
  await first?.close();
});

test("PostgreSQL that is away: 503 with Retry-After, healthz answers, and it is taken up again", async ({ skip }) => {
  const place = await emptyPlace("postgres");
  if (!place) return skip("no PostgreSQL here");
  const gate = await gateTo(place.databaseUrl ?? "");
  const bench = await open("postgres", { rateLimit: 100_000 }, {}, { ...place, databaseUrl: gate.url });
  if (!bench) throw new Error("no database");
  const { token } = await bench.account("studio");
  const usage = () => bench.call("GET", "/api/v1/usage", { token });
  // several connections, idle ones too, are there when it goes
  expect((await Promise.all([usage(), usage(), usage(), usage()])).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 200),
  );
  // in somebody's hands, it ends as an error of their next statement, not of the process
  const { store } = bench.app.service;
  if (store.engine !== "postgres") throw new Error("not PostgreSQL");
  const client = await store.pool.connect();
  const ended = new Promise<void>((resolve) => client.once("end", resolve));
  await gate.shut();
  await ended;
  const late = await client.query("select 1").catch((error: unknown) => away(error));
  expect(late).toMatchObject({ id: "service.noAnswer" });
  client.release(true);
  const check = await bench.call("POST", steel, { token, body: example("en-1993-1-1") });
  expect(check.status).toBe(503);
  for (const answer of await Promise.all([usage(), usage(), usage(), usage(), usage(), usage()])) {
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("x-ratelimit-limit")]).toEqual([
      503,
      "5",
      "100000",
    ]);
    // but the address of its documentation
    expect(answer.text.replace(/"documentation":"[^"]*"/, "")).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);
  }
  expect((await bench.call("GET", "/healthz")).status).toBe(200);
  expect((await bench.call("GET", "/readyz")).status).toBe(503);
  await gate.open();
  expect((await usage()).status).toBe(200);
  await bench.close();
  benches.splice(benches.indexOf(bench), 1);
  await gate.shut();
});

describe("connections", () => {
  const own = async (limits = {}) => {
    const bench = await open("sqlite", { rateLimit: 100_000 }, { limits });
    if (!bench) throw new Error("no database");
    return bench;
  };
  /** What comes back until the server closes. */
  const raw = (base: string, text: string) =>
    new Promise<string>((resolve) => {
      const socket = dial(Number(new URL(base).port), "127.0.0.1", () => socket.write(text));
      let got = "";
      socket.on("data", (chunk: Buffer) => {
        got += chunk.toString("utf8");
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(got));
    });

  test("a body that does not come ends with 400 when the limit is reached", async () => {
    const bench = await own({ body: 50 });
    const { token } = await bench.account("free");
    const got = await raw(
      bench.base,
      `POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{"name"`,
    );
    expect(got).toMatch(/^HTTP\/1\.1 400 /);
    expect(got).toContain("The body did not arrive in time");
  });

  test("who writes all of a body before it reads sees why it was refused", async () => {
    const bench = await own();
    const [free, studio] = [await bench.account("free"), await bench.account("studio")];
    const sent = (path: string, token: string, length: number, type: string, chunked: boolean) =>
      new Promise<string>((resolve, reject) => {
        const socket = dial(Number(new URL(bench.base).port), "127.0.0.1");
        const piece = Buffer.alloc(65_536, "a");
        const frame = chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`;
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nConnection: close\r\n${frame}\r\n\r\n`,
        );
        let left = length;
        const write = (): void => {
          while (left > 0) {
            left -= piece.length;
            const whole = chunked ? Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]) : piece;
            if (!socket.write(whole)) return void socket.once("drain", write);
          }
          if (chunked) socket.write("0\r\n\r\n");
          let got = "";
          socket.on("data", (chunk: Buffer) => {
            got += chunk.toString("utf8");
          });
          socket.once("close", () => resolve(got.slice(0, 12)));
        };
        socket.once("error", reject);
        write();
      });
    const [form, json] = ["multipart/form-data; boundary=b", "application/json"];
    for (const chunked of [false, true]) {
      const jobs = (token: string) => sent("/api/v1/jobs", token, 160 * 65_536, form, chunked);
      expect(await jobs("x_nobody")).toBe("HTTP/1.1 401");
      expect(await jobs(free.token)).toBe("HTTP/1.1 403");
      expect(await sent("/api/projects", studio.token, 60 * 65_536, json, chunked)).toBe("HTTP/1.1 400");
      expect(await sent("/api/nothing", studio.token, 60 * 65_536, json, chunked)).toBe("HTTP/1.1 404");
    }
  });

  test("two hosts, another charset, bytes that are no UTF-8, half of a character: 400", async () => {
    const bench = await own();
    const { token } = await bench.account("studio");
    const start = `POST /api/projects HTTP/1.1\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nHost: localhost\r\n`;
    const json = "Content-Type: application/json\r\nContent-Length: 12\r\n\r\n";
    expect(await raw(bench.base, `${start}${json}{"name":"x"}`)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await raw(bench.base, `${start}Host: elsewhere\r\n${json}{"name":"x"}`)).toMatch(/^HTTP\/1\.1 400 /);
    for (const charset of ["utf-16", "iso-8859-1", '"utf-7"']) {
      const headers = { "Content-Type": `application/json; charset=${charset}` };
      const text = '{"name":"x"}';
      const { status, error } = await bench.call("POST", "/api/projects", { token, headers, text });
      expect([charset, status, error.error]).toEqual([charset, 400, expect.stringContaining("UTF-8")]);
    }
    for (const encoding of ["gzip", "br", "gzip, identity"]) {
      const headers = { "Content-Encoding": encoding };
      const { status, error } = await bench.call("POST", "/api/projects", { token, headers, body: { name: "packed" } });
      expect([encoding, status, error.error]).toEqual([encoding, 400, expect.stringContaining("packed")]);
    }
    const known = { "Content-Type": 'application/json; charset="UTF-8"' };
    const body = '{"name":"\\ud83d\\ude00"}';
    expect((await bench.call("POST", "/api/projects", { token, headers: known, text: body })).status).toBe(201);
    for (const text of ['{"name":"\\ud800"}', '{"name":"x","description":"\\uDC00a"}', '{"\\ud800":1}'])
      expect((await bench.call("POST", "/api/projects", { token, text })).error.error).toContain("half of a character");
    const answer = await fetch(`${bench.base}/api/projects`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: Buffer.from('{"name":"caf\xe9"}', "latin1"),
    });
    expect(answer.status).toBe(400);
  });

  test("headers, and a request as a whole, that do not come end too", async () => {
    const bench = await own({ headers: 50, request: 100, refused: 100 });
    expect(await raw(bench.base, "GET /healthz HTTP/1.1\r\nHost: local")).toContain(
      "The request did not arrive in time",
    );
    // a refused request whose body never comes does not keep its connection
    const got = await raw(
      bench.base,
      "POST /api/tokens HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    );
    expect(got).toMatch(/^HTTP\/1\.1 401 /);
  });

  test("on its own machine it answers to localhost alone, and to no page of another origin", async () => {
    const bench = await own();
    const { token } = await bench.account("studio");
    const ask = (host: string, more = "", path = "/api/v1/usage") =>
      raw(
        bench.base,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n${more}Connection: close\r\n\r\n`,
      );
    const port = new URL(bench.base).port;
    for (const host of ["localhost", `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, "LOCALHOST"]) {
      expect(await ask(host)).toMatch(/^HTTP\/1\.1 200 /);
    }
    for (const host of [
      "evil.example.com",
      `evil.example.com:${port}`,
      "127.0.0.1.nip.io",
      "localhost.evil.com",
      "10.0.0.1",
    ]) {
      expect(await ask(host)).toMatch(/^HTTP\/1\.1 403 /);
    }
    expect(await ask(`127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    for (const origin of ["https://evil.example.com", "null", `http://localhost:${Number(port) + 1}`]) {
      expect(await ask(`127.0.0.1:${port}`, `Origin: ${origin}\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
    }
  });

  test("elsewhere the names are the proxy's business", async () => {
    const bench = await open("sqlite", { ownMachineOnly: false, sessionAuth: "verified" });
    const got = await raw(
      bench?.base ?? "",
      "GET /healthz HTTP/1.1\r\nHost: checks.example.com\r\nConnection: close\r\n\r\n",
    );
    expect(got).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("the OpenAPI document", () => {
  test("is kept compressed, with an ETag that saves sending it again", { tags: "change" }, async () => {
    const bench = await open("sqlite", {});
    if (!bench) throw new Error("no database");
    for (const url of ["/openapi.json", "/api/v1/openapi.json"]) {
      const inject = (headers: Record<string, string>) => bench.app.server.inject({ url, headers });
      const plain = await inject({});
      const zipped = await inject({ "accept-encoding": "gzip, br" });
      expect([plain.statusCode, plain.headers["content-encoding"]]).toEqual([200, undefined]);
      expect([zipped.statusCode, zipped.headers["content-encoding"]]).toEqual([200, "gzip"]);
      expect(gunzipSync(zipped.rawPayload).toString("utf8")).toBe(plain.payload);
      expect(zipped.rawPayload.length).toBeLessThan(plain.payload.length / 4);
      for (const answer of [plain, zipped]) {
        expect(answer.headers.vary).toMatch(/accept-encoding/i);
        const again = await inject({ "if-none-match": String(answer.headers.etag), "accept-encoding": "gzip, br" });
        expect([again.statusCode, again.payload]).toEqual([304, ""]);
      }
      expect((await inject({ "if-none-match": '"another"' })).statusCode).toBe(200);
      expect((await inject({ "accept-encoding": "gzip;q=0" })).headers["content-encoding"]).toBeUndefined();
    }
  });
});

describe("the threads of large checks", () => {
  const body = (count: number) => ({
    members: Array.from({ length: count }, (_, i) => ({ ...timber.members[0], mark: `B${i}` })),
  });
  const path = "/api/v1/check/en-1995-1-1";

  test("a check that needs more memory than it may have is refused with a sentence; the next one is answered", {
    tags: "change",
  }, async () => {
    // enough to load the library, as a thread that collects garbage for minutes tells nobody anything
    const bench = await open("sqlite", { rateLimit: 1000 }, { pool: { memoryMb: 64 } });
    if (!bench) throw new Error("no database");
    const { token } = await bench.account("studio");
    const large = await bench.call("POST", path, { token, body: body(10_000) });
    expect([large.status, large.error.error]).toEqual([400, expect.stringMatching(/more memory .* fewer items/)]);
    expect((await bench.call("POST", path, { token, body: body(20) })).status).toBe(200);
  });

  test("an answer is written item by item, and says what JSON.stringify says", () => {
    const result = check("en-1995-1-1", body(30));
    const pieces = [...jsonPieces(result)];
    expect(pieces.join("")).toBe(JSON.stringify(result));
    const [item] = (result.result as { members?: object[] }).members ?? [];
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1.1 * JSON.stringify(item).length);
    for (const odd of [{}, [], { a: undefined, b: [undefined, null, {}, [], [[1], { c: "\u2028é" }]] }, { a: [[]] }])
      expect([...jsonPieces(odd)].join("")).toBe(JSON.stringify(odd));
  });

  test("a check that takes too long is refused with a sentence; the next one is answered", {
    tags: "change",
  }, async () => {
    const bench = await open("sqlite", { rateLimit: 1000 }, { pool: { longest: 20 } });
    if (!bench) throw new Error("no database");
    const { token } = await bench.account("studio");
    const long = await bench.call("POST", path, { token, body: body(10_000) });
    expect([long.status, long.error.error]).toEqual([400, expect.stringContaining("took longer than 20 s")]);
    const { pool } = bench.app.service;
    expect([pool.waiting, pool.working]).toEqual([0, 0]);
  });
});

test("the spectrum of the issue is refused by the short way too", async () => {
  const bench = await open("sqlite", {});
  const { token } = (await bench?.account("free")) ?? {};
  const answer = await bench?.call("POST", seismic, {
    token,
    text: '{"\\u005f_proto__":{"agR":0.2},"importance_class":2}',
  });
  expect(answer?.status).toBe(400);
});
