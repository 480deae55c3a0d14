import { createHash } from "node:crypto";
import { connect } from "node:net";
import { routes } from "@x/api";
import { checks } from "@x/eurocode";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { type Bench, openBench } from "./support/app.ts";
import { engines, here } from "./support/databases.ts";

// Who may do what: every row of the contract's tables on authentication, ownership and errors, over HTTP.

const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.example;
const check = "/api/v1/check/en-1993-1-8";

describe.each(engines)("%s", (engine) => {
  let bench: Bench;
  let opened: Bench | undefined;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 100_000, corsOrigins: ["https://app.example.com"] });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  describe("bearer tokens", () => {
    const routes: [string, string][] = [
      ["POST", check],
      ["GET", "/api/v1/usage"],
      ["GET", "/api/tokens"],
      ["POST", "/api/v1/tokens"],
      ["DELETE", "/api/tokens/1"],
      ["GET", "/api/account"],
    ];
    for (const [method, path] of routes) {
      it(`${method} ${path}: 401 without, with an unknown, and with a malformed token`, async () => {
        for (const headers of [
          {},
          { Authorization: `Bearer x_${"A".repeat(43)}` },
          { Authorization: "Bearer nonsense" },
          { Authorization: "Basic YTpi" },
          { Authorization: "Bearer" },
        ]) {
          const answer = await bench.call(method, path, { headers, ...(method === "POST" ? { body: {} } : {}) });
          expect(answer.status).toBe(401);
          expect(answer.error.error).toMatch(/token/i);
          expect(answer.error.request_id).toBe(answer.headers.get("x-request-id"));
          expect(answer.error.documentation).toBe(`${bench.base}/docs/errors#${answer.error.code}`);
          expect(answer.headers.get("www-authenticate")).toBe("Bearer");
        }
      });
    }

    it("a token is shown once, kept as a hash, listed without its value, and revoked at once", async () => {
      const { token, id: account } = await bench.account("free");
      const made = await bench.call("POST", "/api/tokens", { token, body: { name: "  site office " } });
      expect(made.status).toBe(201);
      expect(made.body.value).toMatch(/^x_[\w-]{43}$/);
      expect(made.body.token).toEqual({
        id: expect.any(Number),
        name: "site office",
        webhook_url: null,
        created_at: "2026-11-21T12:00:00.000Z",
        last4: made.body.value.slice(-4),
      });
      expect(made.body.webhook_secret).toBeNull();
      const { rows } = await sql`select * from tokens where account_id = ${account}`.execute(
        bench.app.service.database,
      );
      expect(JSON.stringify(rows)).not.toContain(made.body.value.slice(2));
      expect((await bench.call("GET", "/api/v1/usage", { token: made.body.value })).status).toBe(200);
      const list = await bench.call("GET", "/api/v1/tokens", { token });
      expect(list.body.tokens.map((one: { name: string }) => one.name)).toEqual(["site office", "test"]);
      expect(list.text).not.toContain(made.body.value);
      expect((await bench.call("DELETE", `/api/tokens/${made.body.token.id}`, { token })).status).toBe(204);
      expect((await bench.call("GET", "/api/v1/usage", { token: made.body.value })).status).toBe(401);
      expect((await bench.call("DELETE", `/api/tokens/${made.body.token.id}`, { token })).status).toBe(204);
      const after = await bench.call("GET", "/api/tokens", { token });
      expect(after.body.tokens[0].revoked_at).toBe("2026-11-21T12:00:00.000Z");
    });

    it("notes the last use", async () => {
      const { token } = await bench.account("free");
      await bench.call("GET", "/api/v1/usage", { token });
      const { body } = await bench.call("GET", "/api/tokens", { token });
      expect(body.tokens[0].last_used_at).toBe("2026-11-21T12:00:00.000Z");
    });

    it("another account's token is not there", async () => {
      const mine = await bench.account("free");
      const theirs = await bench.account("free");
      const { body } = await bench.call("GET", "/api/tokens", { token: theirs.token });
      const { id } = body.tokens[0];
      for (const path of [`/api/tokens/${id}`, "/api/tokens/999999", "/api/tokens/abc", "/api/tokens/99999999999"]) {
        expect((await bench.call("DELETE", path, { token: mine.token })).status).toBe(404);
      }
      const webhook = await bench.call("PATCH", `/api/tokens/${id}/webhook`, { token: mine.token, body: {} });
      expect(webhook.status).toBe(404);
      expect((await bench.call("GET", "/api/v1/usage", { token: theirs.token })).status).toBe(200);
    });

    it("every problem of a body at once, with paths and suggestions", async () => {
      const { token } = await bench.account("free");
      const { status, error } = await bench.call("POST", "/api/tokens", {
        token,
        body: { nmae: "x", webhook_url: "ftp://example.com", webhook_secret: "short" },
      });
      expect(status).toBe(400);
      expect(error.details).toEqual(
        expect.arrayContaining([
          {
            path: "name",
            message: "is required: what the token is for (a text)",
            code: "refused.requiredWhat",
            values: expect.anything(),
          },
          { path: "webhook_url", message: "must be an https address", code: "requests.httpsAddress" },
          {
            path: "webhook_secret",
            message: "must have at least 16 characters",
            code: "form.shortText",
            values: { limit: 16 },
          },
          {
            path: "nmae",
            message: "unknown field; did you mean name?",
            code: "form.unknownNear",
            values: { near: "name" },
          },
        ]),
      );
    });
  });

  describe("webhooks of tokens", () => {
    it("are set with a given or a made secret, shown once", async () => {
      const { token, email } = await bench.account("free");
      const body = { name: "hooked", webhook_url: "https://example.com/events" };
      const made = await bench.call("POST", "/api/tokens", { token, body });
      expect(made.body.webhook_secret).toMatch(/^[\w-]{32}$/);
      const given = await bench.call("POST", "/api/tokens", {
        token,
        body: { ...body, webhook_secret: "sixteen letters!" },
      });
      expect(given.body.webhook_secret).toBe("sixteen letters!");
      const { id } = made.body.token;
      const changed = await bench.call("PATCH", `/api/tokens/${id}/webhook`, {
        body: { email, webhook_url: "https://example.com/other" },
      });
      expect(changed.status).toBe(200);
      expect(changed.body.token.webhook_url).toBe("https://example.com/other");
      expect(changed.body.webhook_secret).toMatch(/^[\w-]{32}$/);
      expect((await bench.call("GET", "/api/tokens", { token })).text).not.toContain(changed.body.webhook_secret);
    });

    for (const url of [
      "http://example.com/x",
      "https://localhost/x",
      "https://127.0.0.1/x",
      "https://[::1]/x",
      "https://10.0.0.1",
      "https://169.254.169.254/latest",
      "https://2130706433/",
      "https://[::ffff:192.168.1.1]/",
      "https://intranet/",
      "https://user:secret@example.com/",
      "nonsense",
    ]) {
      it(`${url} is refused`, async () => {
        const { token } = await bench.account("free");
        const { status, error } = await bench.call("POST", "/api/tokens", {
          token,
          body: { name: "n", webhook_url: url },
        });
        expect(status).toBe(400);
        expect(error.details?.[0]?.path).toBe("webhook_url");
      });
    }
  });

  describe("projects", () => {
    it("are made, listed, read, changed, under both paths", async () => {
      const { token, email } = await bench.account("studio");
      const made = await bench.call("POST", "/api/projects", {
        body: { email, name: "Hall 3", description: "Axes A to F", national_annex: "DE" },
      });
      expect(made.status).toBe(201);
      expect(made.body).toEqual({
        project: {
          id: expect.any(Number),
          name: "Hall 3",
          description: "Axes A to F",
          national_annex: "DE",
          default_actions: null,
          created_at: "2026-11-21T12:00:00.000Z",
        },
      });
      const plain = await bench.call("POST", "/api/v1/projects", { token, body: { name: "Shed" } });
      expect(plain.body.project).toMatchObject({ description: null, national_annex: "EN" });
      const list = await bench.call("GET", `/api/projects?email=${encodeURIComponent(email.toUpperCase())}`);
      expect(list.body.projects.map((one: { name: string }) => one.name)).toEqual(["Shed", "Hall 3"]);
      const { id } = made.body.project;
      const changed = await bench.call("PATCH", `/api/projects/${id}`, {
        token,
        body: { national_annex: "NL", description: null, default_actions: [{ mark: "B1", N_Ed: 10, M_y_Ed: 85.5 }] },
      });
      expect(changed.status).toBe(200);
      const read = await bench.call("GET", `/api/v1/projects/${id}`, { token });
      expect(read.body).toEqual(changed.body);
      expect(read.body.project).toMatchObject({
        name: "Hall 3",
        description: null,
        national_annex: "NL",
        default_actions: [{ mark: "B1", N_Ed: 10, M_y_Ed: 85.5 }],
      });
      expect((await bench.call("PATCH", `/api/projects/${id}`, { token, body: {} })).body).toEqual(read.body);
    });

    it("are their account's alone: 404, and 404 before 400", async () => {
      const mine = await bench.account("studio");
      const theirs = await bench.account("studio");
      const { body } = await bench.call("POST", "/api/projects", { token: theirs.token, body: { name: "secret" } });
      const path = `/api/projects/${body.project.id}`;
      expect((await bench.call("GET", path, { token: mine.token })).status).toBe(404);
      expect((await bench.call("PATCH", path, { token: mine.token, body: { name: 5 } })).status).toBe(404);
      expect((await bench.call("GET", "/api/projects/0", { token: mine.token })).status).toBe(404);
      expect((await bench.call("GET", "/api/projects", { token: mine.token })).text).not.toContain("secret");
    });

    it("take an active Studio subscription: 403, and 403 before 404 and 400", async () => {
      for (const tier of ["free", "pro"] as const) {
        const { token, email } = await bench.account(tier);
        for (const [method, path, body] of [
          ["GET", "/api/projects", undefined],
          ["POST", "/api/projects", {}],
          ["GET", "/api/projects/1", undefined],
          ["PATCH", "/api/projects/999999", { name: 5 }],
        ] as const) {
          const byToken = await bench.call(method, path, { token, body });
          expect(byToken.status).toBe(403);
          expect(byToken.error.error).toMatch(new RegExp(`Studio.*${tier}`));
        }
        expect((await bench.call("GET", `/api/projects?email=${email}`)).status).toBe(403);
      }
    });

    it("every problem at once", async () => {
      const { token } = await bench.account("studio");
      const { status, error } = await bench.call("POST", "/api/projects", {
        token,
        body: { name: " ", national_annex: "XX", descripton: "", default_actions: [{ N_Ed: "1", M_y_ed: 2 }] },
      });
      expect(status).toBe(400);
      expect(error.details?.map(({ path }) => path).sort()).toEqual([
        "default_actions[0].M_y_ed",
        "default_actions[0].N_Ed",
        "default_actions[0].mark",
        "descripton",
        "name",
        "national_annex",
      ]);
      expect(error.details?.find(({ path }) => path === "national_annex")?.message).toBe(
        'must be one of EN, NL, DE, UK, SE, FR; it is "XX"',
      );
    });
  });

  describe("session endpoints", () => {
    it("an email of another account beside a token: 403", async () => {
      const mine = await bench.account("studio");
      const theirs = await bench.account("studio");
      expect((await bench.call("GET", `/api/projects?email=${theirs.email}`, { token: mine.token })).status).toBe(403);
      expect(
        (await bench.call("POST", "/api/projects", { token: mine.token, body: { email: theirs.email, name: "x" } }))
          .status,
      ).toBe(403);
      expect((await bench.call("GET", `/api/projects?email=${mine.email}`, { token: mine.token })).status).toBe(200);
    });

    it("no email 400, an unknown one 401, an invalid token 401", async () => {
      const { email } = await bench.account("studio");
      expect((await bench.call("GET", "/api/projects")).error.details?.[0]?.path).toBe("email");
      expect((await bench.call("GET", "/api/projects?email=nobody@example.com")).status).toBe(401);
      const headers = { Authorization: "Bearer x_wrong" };
      expect((await bench.call("GET", `/api/projects?email=${email}`, { headers })).status).toBe(401);
      expect((await bench.call("GET", `/api/projects?email=${email}&emial=x`)).status).toBe(400);
    });
  });

  describe("signing in", () => {
    const password = "six planks of larch";

    it("up, in, out; the cookie opens the account, its tokens and session endpoints", async () => {
      const email = `Cookie-${engine}@Example.com`;
      const up = await bench.call("POST", "/api/accounts", { body: { email, password } });
      expect(up.status).toBe(201);
      expect(up.body.account).toMatchObject({ email: email.toLowerCase(), tier: "free", subscription_status: "none" });
      const set = up.headers.get("set-cookie") ?? "";
      expect(set).toMatch(/^x_session=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/);
      const headers = { Cookie: `other=1; ${set.split(";")[0]}` };
      expect((await bench.call("GET", "/api/account", { headers })).body.account.email).toBe(email.toLowerCase());
      expect((await bench.call("POST", "/api/tokens", { headers, body: { name: "mine" } })).status).toBe(201);
      expect((await bench.call("GET", "/api/projects", { headers })).status).toBe(403);
      // a page of somebody else's cannot ride on it
      const foreign = { ...headers, Origin: "https://evil.example.com" };
      expect((await bench.call("POST", "/api/tokens", { headers: foreign, body: { name: "x" } })).status).toBe(403);
      const own = { ...headers, Origin: bench.base };
      expect((await bench.call("POST", "/api/tokens", { headers: own, body: { name: "y" } })).status).toBe(201);
      const out = await bench.call("DELETE", "/api/session", { headers });
      expect(out.status).toBe(204);
      expect(out.headers.get("set-cookie")).toMatch(/^x_session=; .*Max-Age=0/);
      expect((await bench.call("GET", "/api/account", { headers })).status).toBe(401);
      const again = await bench.call("POST", "/api/session", { body: { email: email.toUpperCase(), password } });
      expect(again.status).toBe(200);
      expect((await bench.call("POST", "/api/accounts", { body: { email, password } })).status).toBe(409);
    });

    it("a session ends after a fortnight, and with a new password all others do", async () => {
      const email = `fortnight-${engine}@example.com`;
      const cookieOf = async () => {
        const { headers } = await bench.call("POST", "/api/session", { body: { email, password } });
        return { Cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
      };
      await bench.call("POST", "/api/accounts", { body: { email, password } });
      const [first, second] = [await cookieOf(), await cookieOf()];
      const wrong = await bench.call("PATCH", "/api/account", {
        headers: first,
        body: { current_password: "no", password: "seven planks" },
      });
      expect(wrong.status).toBe(400);
      const changed = await bench.call("PATCH", "/api/account", {
        headers: first,
        body: { current_password: password, password: "seven planks" },
      });
      expect(changed.status).toBe(200);
      expect((await bench.call("GET", "/api/account", { headers: first })).status).toBe(200);
      expect((await bench.call("GET", "/api/account", { headers: second })).status).toBe(401);
      const { now } = bench.clock;
      bench.clock.now += 15 * 24 * 3_600_000;
      expect((await bench.call("GET", "/api/account", { headers: first })).status).toBe(401);
      bench.clock.now = now;
    });

    it("wrong passwords, unknown addresses and accounts without one answer alike; attempts are throttled", async () => {
      const email = `throttled-${engine}@example.com`;
      await bench.call("POST", "/api/accounts", { body: { email, password } });
      const { email: without } = await bench.account("free");
      const answers = await Promise.all(
        [email, without, "nobody@example.com"].map((address) =>
          bench.call("POST", "/api/session", { body: { email: address, password: "wrong" } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
      expect(new Set(answers.map(({ error }) => error.error)).size).toBe(1);
      const guesses = await Promise.all(
        Array.from({ length: 15 }, () => bench.call("POST", "/api/session", { body: { email, password: "wrong" } })),
      );
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(9); // ten with the one above
      const late = await bench.call("POST", "/api/session", { body: { email, password } });
      expect(late.status).toBe(429);
      expect(late.error.retry_after_seconds).toBe(Number(late.headers.get("retry-after")));
      bench.clock.now += 15 * 60_000;
      expect((await bench.call("POST", "/api/session", { body: { email, password } })).status).toBe(200);
    });

    it("passwords are kept as scrypt", async () => {
      const { rows } = await sql<{ password_hash: string | null }>`select password_hash from accounts`.execute(
        bench.app.service.database,
      );
      const hashes = rows.map((row) => row.password_hash).filter((hash) => hash !== null);
      expect(hashes.length).toBeGreaterThan(0);
      for (const hash of hashes) expect(hash).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    });
  });

  describe("Idempotency-Key", () => {
    const headers = { "Idempotency-Key": "key-1" };

    it("the same key and body give the first answer again, another body 409", async () => {
      const { token } = await bench.account("studio");
      const body = { name: "once" };
      const all = await Promise.all(
        Array.from({ length: 8 }, () => bench.call("POST", "/api/projects", { token, headers, body })),
      );
      expect(all.map(({ status }) => status)).toEqual(Array(8).fill(201));
      expect(new Set(all.map(({ body }) => body.project.id)).size).toBe(1);
      expect(all.filter((answer) => answer.headers.get("idempotent-replayed") === "true")).toHaveLength(7);
      const other = await bench.call("POST", "/api/projects", { token, headers, body: { name: "twice" } });
      expect(other.status).toBe(409);
      expect((await bench.call("GET", "/api/projects", { token })).body.projects).toHaveLength(1);
      const { token: stranger } = await bench.account("studio");
      expect((await bench.call("POST", "/api/projects", { token: stranger, headers, body })).body.project.id).not.toBe(
        all[0]?.body.project.id,
      );
    });

    it("another path, another parameter of it, another query under the same key: 409", async () => {
      const { token, email } = await bench.account("studio");
      const body = { name: "once" };
      const made = await bench.call("POST", "/api/projects", { token, headers, body });
      expect(made.status).toBe(201);
      expect((await bench.call("POST", "/api/v1/projects", { token, headers, body })).body).toEqual(made.body);
      for (const path of ["/api/tokens", `/api/projects?email=${email}`]) {
        const other = await bench.call("POST", path, { token, headers, body });
        expect([path, other.status, other.error.error]).toEqual([
          path,
          409,
          expect.stringContaining("another request"),
        ]);
      }
      expect((await bench.call("GET", "/api/tokens", { token })).body.tokens).toHaveLength(1);

      const members = [{ mark: "B1", section: "IPE 300", length_mm: 6000 }];
      const jobs = [1, 2].map(() => bench.call("POST", "/api/v1/jobs", { token, body: { members } }));
      const [one, two] = (await Promise.all(jobs)).map((answer) => answer.body.job_id as number);
      const key = { "Idempotency-Key": "key-2" };
      const revise = (id: number | undefined) =>
        bench.call("POST", `/api/jobs/${id}/revise`, { token, headers: key, body: { members } });
      const revised = await revise(one);
      expect([revised.status, revised.body.parent_job_id]).toEqual([202, one]);
      expect((await revise(two)).status).toBe(409);
      expect((await revise(one)).body).toEqual(revised.body);
      expect((await bench.call("GET", "/api/v1/jobs", { token })).body.count).toBe(3);
    });

    it("what the version before kept of a key still answers, and stands for no other request", async () => {
      const { token, id } = await bench.account("studio");
      const text = '{"name":"before"}';
      const { database } = bench.app.service;
      await database
        .insertInto("idempotent_answers")
        .values({
          account_id: id,
          route: "create-project",
          key: "key-1",
          body_hash: createHash("sha256").update(text).digest("base64url"),
          status: 201,
          answer: '{"project":{"id":7}}',
          created_at: new Date(bench.clock.now).toISOString(),
        })
        .execute();
      const again = await bench.call("POST", "/api/projects", { token, headers, text });
      expect([again.status, again.body]).toEqual([201, { project: { id: 7 } }]);
      expect((await bench.call("POST", "/api/tokens", { token, headers, text })).status).toBe(409);
      expect((await bench.call("POST", "/api/projects", { token, headers, text })).body).toEqual(again.body);
    });

    it("a token's value and secret are not in the repeated answer, nor in the database", async () => {
      const { token, id } = await bench.account("free");
      const body = { name: "once", webhook_url: "https://example.com/events" };
      const first = await bench.call("POST", "/api/tokens", { token, headers, body });
      const second = await bench.call("POST", "/api/tokens", { token, headers, body });
      expect(second.status).toBe(201);
      expect(second.body).toEqual({ token: first.body.token, value: null, webhook_secret: null });
      const { rows } = await sql`select * from idempotent_answers where account_id = ${id}`.execute(
        bench.app.service.database,
      );
      expect(JSON.stringify(rows)).not.toContain(first.body.value);
    });

    it("holds for 24 hours", async () => {
      const { token } = await bench.account("studio");
      const make = () => bench.call("POST", "/api/projects", { token, headers, body: { name: "daily" } });
      const first = await make();
      bench.clock.now += 24 * 3_600_000 + 1;
      expect((await make()).body.project.id).not.toBe(first.body.project.id);
      expect(
        (
          await bench.call("POST", "/api/projects", {
            token,
            headers: { "Idempotency-Key": "x".repeat(201) },
            body: {},
          })
        ).status,
      ).toBe(400);
    });
  });

  it("random bodies to every route make no 5xx", { tags: "change" }, async () => {
    const { token, email } = await bench.account("studio");
    const made = await bench.call("POST", "/api/projects", { token, body: { name: "wild" } });
    const odd = fc.constantFrom(
      "\0",
      "a\0b",
      "\ud800",
      "x".repeat(3000),
      "a@b.co",
      "https://example.com/\0",
      "\u202e",
      " ",
      "-0",
    );
    const anything = fc.oneof(odd, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(0, -1, 1e300, null, true, [], {}));
    const names = [
      "email",
      "name",
      "description",
      "national_annex",
      "default_actions",
      "webhook_url",
      "webhook_secret",
      "password",
      "current_password",
    ];
    const wild = fc.dictionary(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.string() }),
      anything,
    );
    const targets = routes.filter(({ access }) => access !== "signature" && access !== "public");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets), wild, odd, fc.boolean(), async (route, body, text, known) => {
        const path = route.path.replace("{id}", String(made.body.project.id));
        const answer = await bench.app.server.inject({
          method: route.method,
          url: `${path}?email=${encodeURIComponent(known ? email : text.replace("\ud800", "?"))}`,
          headers: {
            "content-type": "application/json",
            "idempotency-key": "wild",
            ...(known ? { authorization: `Bearer ${token}` } : {}),
          },
          ...(route.method === "GET" ? {} : { payload: JSON.stringify(body) }),
        });
        expect(answer.statusCode, answer.payload).toBeLessThan(500);
      }),
      { numRuns: here("postgres") ? 1500 : engine === "sqlite" ? 1000 : 300 },
    );
  });

  describe("methods, origins, headers", () => {
    it("unknown methods are 405 with those there are", async () => {
      for (const [method, path, allow] of [
        ["PUT", "/api/projects", "GET, HEAD, POST"],
        ["GET", check, "POST"],
        ["DELETE", "/api/v1/usage", "GET, HEAD"],
        ["POST", "/api/tokens/7", "DELETE"],
        ["PATCH", "/openapi.json", "GET, HEAD"],
      ] as const) {
        const answer = await bench.call(method, path);
        expect([answer.status, answer.headers.get("allow"), answer.error.code]).toEqual([
          405,
          allow,
          "method_not_allowed",
        ]);
        expect(answer.error.error).toBe(`${path} takes ${allow}; not ${method}`);
      }
      expect((await bench.call("OPTIONS", check)).headers.get("allow")).toBe("POST, OPTIONS");
      expect((await bench.call("GET", check, { headers: { Authorization: "Bearer x" } })).status).toBe(401);
    });

    it("unknown paths are 404 in JSON; with an invalid token 401", async () => {
      for (const [method, path] of [
        ["GET", "/api/v1/none"],
        ["POST", "/none"],
        ["PUT", "/api/projects/1/2"],
      ] as const) {
        const answer = await bench.call(method, path);
        expect([answer.status, answer.error.error]).toEqual([404, `There is nothing at ${method} ${path}`]);
        expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
        expect(answer.headers.has("x-ratelimit-remaining")).toBe(path.startsWith("/api"));
      }
      expect((await bench.call("GET", "/api/v1/none", { headers: { Authorization: "Bearer x" } })).status).toBe(401);
    });

    it("HEAD answers as GET without a body", async () => {
      const { token } = await bench.account("free");
      const head = await bench.call("HEAD", "/api/v1/usage", { token });
      expect([head.status, head.text]).toEqual([200, ""]);
      expect(head.headers.get("x-ratelimit-limit")).toBe("100000");
    });

    it("OPTIONS tells allowed origins what they may, others nothing", async () => {
      const preflight = (Origin: string) =>
        bench.call("OPTIONS", check, { headers: { Origin, "Access-Control-Request-Method": "POST" } });
      const ours = await preflight("https://app.example.com");
      expect(ours.status).toBe(204);
      expect(ours.headers.get("access-control-allow-origin")).toBe("https://app.example.com");
      expect(ours.headers.get("access-control-allow-headers")).toContain("Authorization");
      expect(ours.headers.get("vary")).toMatch(/origin/i);
      const theirs = await preflight("https://evil.example.com");
      expect(theirs.headers.has("access-control-allow-origin")).toBe(false);
      const answer = await bench.call("GET", "/api/v1/usage", { headers: { Origin: "https://app.example.com" } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("access-control-allow-origin")).toBe("https://app.example.com");
      expect(answer.headers.get("access-control-expose-headers")).toContain("X-RateLimit-Remaining");
      expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
    });

    it("security headers stand on answers and errors", async () => {
      const { token } = await bench.account("free");
      for (const answer of [await bench.call("GET", "/api/v1/usage", { token }), await bench.call("GET", "/nothing")]) {
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
        expect(answer.headers.get("x-frame-options")).toBe("DENY");
        expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
        expect(answer.headers.has("x-powered-by")).toBe(false);
      }
      // else the browser says of their forms that they come from nowhere
      for (const path of ["/join", "/verify", "/reset"])
        expect((await bench.call("GET", path)).headers.get("referrer-policy")).toBe("same-origin");
      const { headers } = await bench.call("GET", "/api/v1/usage", { token });
      expect(headers.get("cache-control")).toBe("no-store");
    });

    it("a cancelled subscription: 403 by token and email, the cookie opens the account page", async () => {
      const password = "six planks of larch";
      const email = `cancelled-${engine}@example.com`;
      const up = await bench.call("POST", "/api/accounts", { body: { email, password } });
      const headers = { Cookie: up.headers.get("set-cookie")?.split(";")[0] ?? "" };
      const { body } = await bench.call("POST", "/api/tokens", { headers, body: { name: "n" } });
      await bench.app.service.database
        .updateTable("accounts")
        .set({ tier: "studio", subscription_status: "canceled" })
        .where("email", "=", email)
        .execute();
      const token = body.value as string;
      for (const path of ["/api/v1/usage", "/api/projects", "/api/tokens", "/api/account"]) {
        const answer = await bench.call("GET", path, { token });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.error.error).toMatch(/cancelled/);
      }
      expect((await bench.call("POST", check, { token, body: bolt })).status).toBe(403);
      expect((await bench.call("GET", `/api/projects?email=${email}`)).status).toBe(403);
      expect((await bench.call("POST", check, { headers, body: bolt })).status).toBe(403);
      for (const path of ["/api/account", "/api/v1/usage", "/api/tokens"]) {
        expect((await bench.call("GET", path, { headers })).status).toBe(200);
      }
      expect((await bench.call("POST", "/api/session", { body: { email, password } })).status).toBe(200);
    });
  });
});

describe("SESSION_AUTH=verified", () => {
  test("a bare email is told why it is not enough; a token or cookie is", async () => {
    const bench = await openBench("sqlite", { sessionAuth: "verified" });
    if (!bench) return;
    const { token, email } = await bench.account("studio");
    const bare = await bench.call("GET", `/api/projects?email=${email}`);
    expect(bare.status).toBe(401);
    expect(bare.error.error).toMatch(/does not accept an email alone.*SESSION_AUTH=verified/);
    expect((await bench.call("POST", "/api/projects", { body: { email, name: "x" } })).status).toBe(401);
    expect((await bench.call("POST", "/api/projects", { token, body: { email, name: "x" } })).status).toBe(201);
    await bench.close();
  });
});

test("behind a proxy that nobody told of, an email alone is not believed: the request is refused and logged", async () => {
  const bench = await openBench("sqlite");
  if (!bench) return;
  const { token, email } = await bench.account("studio");
  const logged: object[] = [];
  Object.assign(bench.app.service.log, { warn: (line: object) => logged.push(line) });
  for (const [name, value] of Object.entries({
    "X-Forwarded-For": "203.0.113.9",
    Forwarded: "for=203.0.113.9",
    "X-Real-IP": "203.0.113.9",
    Via: "1.1 proxy",
    "X-Forwarded-Host": "checks.example.com",
    "CF-Connecting-IP": "203.0.113.9",
    "X-Forwarded-Port": "443",
    "X-Forwarded": "for=203.0.113.9",
    "X-Cluster-Client-IP": "203.0.113.9",
    "Fastly-Client-IP": "203.0.113.9",
    "X-Envoy-External-Address": "203.0.113.9",
    "X-Original-Host": "checks.example.com",
  })) {
    const headers = { [name]: value };
    for (const options of [{ headers }, { headers, token }]) {
      const { status, error } = await bench.call("GET", `/api/projects?email=${email}`, options);
      expect([status, error.error]).toEqual([403, expect.stringContaining(`(${name.toLowerCase()})`)]);
    }
    expect((await bench.call("GET", "/healthz", { headers })).status).toBe(200);
  }
  expect(logged).toHaveLength(24);
  expect((await bench.call("GET", `/api/projects?email=${email}`)).status).toBe(200);
  // as nginx speaks where nobody has told it anything
  const old = (more: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(bench.base).port), "127.0.0.1", () =>
        socket.end(`GET /api/projects?email=${email} HTTP/1.0\r\nHost: localhost\r\n${more}\r\n`),
      );
      socket.once("data", (text) => resolve(text.toString()));
    });
  expect(await old("")).toMatch(/^HTTP\/1\.1 403 .*\(HTTP\/1\.0\)/s);
  expect(await old(`Authorization: Bearer ${token}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  await bench.close();
});

test("behind a TLS proxy the cookie is Secure, HSTS is sent, and pages of the public address may use it", async () => {
  const bench = await openBench("sqlite", { trustedProxies: 1, sessionAuth: "verified", corsOrigins: ["*"] });
  if (!bench) return;
  const body = { email: "tls@example.com", password: "six planks of larch" };
  const forwarded = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9" };
  const up = await bench.call("POST", "/api/accounts", { body, headers: forwarded });
  expect(up.headers.get("set-cookie")).toMatch(/SameSite=Lax; Secure$/);
  expect(up.headers.get("strict-transport-security")).toBe("max-age=31536000");
  const Cookie = up.headers.get("set-cookie")?.split(";")[0] ?? "";
  const from = (Origin: string) => bench.call("GET", "/api/account", { headers: { ...forwarded, Cookie, Origin } });
  expect((await from(bench.base.replace("http:", "https:"))).status).toBe(200);
  expect((await from("https://evil.example.com")).status).toBe(401); // also where every origin may call with a token
  await bench.close();
});
