// @module-tag change

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import type { Tier } from "@x/api";
import { checks } from "@x/eurocode";
import { afterEach, describe, expect, test } from "vitest";
import { makeAccount } from "../src/admin.ts";
import type { Place } from "../src/database/open.ts";
import { type Answer, call } from "./support/app.ts";
import { emptyPlace, engines, here } from "./support/databases.ts";
import { client, openOidcProvider } from "./support/oidc-provider.ts";
import { endServers, environment, root, serve, x } from "./support/served.ts";

// The server as it is run: processes that share a database, are stopped and killed; the commands beside them.

const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.example;
const check = "/api/v1/check/en-1993-1-8";

const places: { remove: () => void }[] = [];
afterEach(async () => {
  await endServers();
  for (const place of places.splice(0)) place.remove();
});

const command = (place: Place, args: string[], input = "") => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [x, ...args, "--data", place.data], {
    input,
    encoding: "utf8",
    env: environment(place),
  });
  return { status, stdout, stderr };
};

/** An account where nothing depends on how it is made. */
const account = (place: Place, tier: Tier) => makeAccount(place, "anna@example.com", tier);

const accountByCommand = (place: Place, tier: Tier, email = "anna@example.com") => {
  const { stdout, status, stderr } = command(place, ["account", "create", "--email", email, "--tier", tier, "--json"]);
  expect([status, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as { account: { id: number; email: string; tier: string }; token: string };
};

const counted = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe.each(engines)("%s", (engine) => {
  const it = (name: string, run: (place: Place) => Promise<void>) =>
    test(name, async ({ skip }) => {
      const place = await emptyPlace(engine);
      if (!place) return skip("no PostgreSQL here");
      places.push(place);
      await run(place);
    });
  const itHere: typeof it = here(engine) ? it : (name) => test.skip(name);

  it("two servers that start together on an empty database migrate it once, and count as one", async (place) => {
    const [one, two] = await Promise.all([serve(place), serve(place)]);
    const { token, account: made } = accountByCommand(place, "free"); // while they run
    expect(made).toEqual({ id: 1, email: "anna@example.com", tier: "free" });
    const more = await Promise.all(
      [1, 2, 3].map((i) => call(one.url, "POST", "/api/tokens", { token, body: { name: `t${i}` } })),
    );
    const tokens = more.map(({ body }) => body.value as string);
    const url = (i: number) => (i % 2 === 0 ? one.url : two.url);
    const checked = await Promise.all(
      Array.from({ length: 200 }, (_, i) => call(url(i), "POST", check, { token: tokens[i % 2], body: bolt })),
    );
    // of each of two tokens sixty come through the window; ten of those through the quota
    expect(counted(checked)).toEqual({ 200: 10, 429: 190 });
    const asked = await Promise.all(
      Array.from({ length: 200 }, (_, i) => call(url(i), "GET", "/api/v1/usage", { token: tokens[2] })),
    );
    expect(counted(asked)).toEqual({ 200: 60, 429: 140 });
    expect(asked.find(({ status }) => status === 200)?.body).toMatchObject({ used: 10, remaining: 0 });
    // what one revokes, the other refuses
    const id = Number(more[0]?.body.token.id);
    const revoked = command(place, ["token", "revoke", String(id), "--email", "anna@example.com"]);
    expect(revoked).toMatchObject({ status: 0, stdout: `token ${id} is revoked\n` });
    const refused = await Promise.all(
      [one, two].map((server) => call(server.url, "GET", "/api/account", { token: tokens[0] })),
    );
    expect(refused.map(({ status }) => status)).toEqual([401, 401]);
  });

  it("single sign-on: there at one server, back at another of the same database", async (place) => {
    const provider = await openOidcProvider();
    const settings = {
      BASE_URL: "http://localhost:1",
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    };
    const [one, two] = await Promise.all([serve(place, settings), serve(place, settings)]);
    const go = (url: string, cookie = "") => fetch(url, { redirect: "manual", headers: { Cookie: cookie } });
    const there = await go(`${one.url}/sign-in/single`);
    const person = { sub: "1", email: "anna@example.com", email_verified: true };
    const { pathname, search } = new URL(provider.authorize(there.headers.get("location") ?? "", person));
    const back = await go(`${two.url}${pathname}${search}`, there.headers.get("set-cookie")?.split(";")[0]);
    expect([back.status, back.headers.get("location")]).toEqual([303, "/sign-in?back="]);
    const cookie = back.headers.getSetCookie().find((line) => line.startsWith("x_session="));
    const account = await go(`${one.url}/api/account`, cookie?.split(";")[0]);
    expect(await account.json()).toMatchObject({ account: { email: "anna@example.com" }, has_password: false });
    await provider.close();
  });

  itHere("a killed server has kept every change it has acknowledged", async (place) => {
    const { token } = await account(place, "studio");
    let before = 0;
    let server = await serve(place, { RATE_LIMIT_PER_MINUTE: "100000" });
    for (let round = 0; round < 2; round++) {
      const acknowledged: string[] = [];
      let checksAnswered = 0;
      let sent = 0;
      const writer = async () => {
        for (;;) {
          const name = `round ${round}, ${sent++}`;
          try {
            const made = await call(server.url, "POST", "/api/projects", { token, body: { name } });
            if (made.status === 201) acknowledged.push(name);
            const checked = await call(server.url, "POST", check, { token, body: bolt });
            if (checked.status === 200) checksAnswered++;
          } catch {
            return; // killed
          }
          if (acknowledged.length >= 20) server.child.kill("SIGKILL");
        }
      };
      await Promise.all(Array.from({ length: 8 }, writer));
      expect(acknowledged.length).toBeGreaterThanOrEqual(20);
      server = await serve(place, { RATE_LIMIT_PER_MINUTE: "100000" });
      const { body } = await call(server.url, "GET", "/api/projects", { token });
      const names = new Set((body.projects as { name: string }[]).map(({ name }) => name));
      expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
      const usage = await call(server.url, "GET", "/api/v1/usage", { token });
      expect(usage.body.used - before).toBeGreaterThanOrEqual(checksAnswered);
      expect(usage.body.used - before).toBeLessThanOrEqual(checksAnswered + 8);
      before = usage.body.used;
    }
  });

  itHere(
    "SIGTERM lets the running request end, says nothing on stdout but where it listens, and exits with 0",
    async (place) => {
      const { token } = await account(place, "studio");
      const server = await serve(place);
      const timber = checks.find((known) => known.endpoint === "en-1995-1-1")?.example as { members: object[] };
      const members = Array.from({ length: 300 }, (_, i) => ({ ...timber.members[0], mark: `B${i}` }));
      const long = call(server.url, "POST", "/api/v1/check/en-1995-1-1", { token, body: { members } });
      // until the request is in: the next one is answered
      await call(server.url, "GET", "/healthz");
      server.child.kill("SIGTERM");
      const [[code], answer] = await Promise.all([once(server.child, "exit"), long]);
      expect([answer.status, code]).toEqual([200, 0]);
      expect(server.out()).toBe(`listening on ${server.url}\n`);
    },
  );

  itHere(
    "what is loaded when it is first asked for is in what was built: the report of a check as PDF",
    async (place) => {
      const { token } = await account(place, "pro");
      const server = await serve(place);
      for (const format of ["pdf", "html", "md"]) {
        const path = `/api/v1/report/en-1993-1-8?format=${format}`;
        const answer = await call(server.url, "POST", path, { token, body: bolt });
        expect([format, answer.status, answer.text.startsWith("%PDF-")]).toEqual([format, 200, format === "pdf"]);
      }
    },
  );

  itHere(
    "after SIGTERM readyz says no while everything else is answered still; then the listener closes",
    async (place) => {
      const { token } = await account(place, "studio");
      const server = await serve(place, { SHUTDOWN_DELAY_S: "300" });
      expect((await call(server.url, "GET", "/readyz")).status).toBe(200);
      server.child.kill("SIGTERM");
      let ready = await call(server.url, "GET", "/readyz");
      while (ready.status === 200) ready = await call(server.url, "GET", "/readyz");
      expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "5"]);
      expect((await call(server.url, "GET", "/healthz")).status).toBe(200);
      expect((await call(server.url, "POST", check, { token, body: bolt })).status).toBe(200);
      // who does not want to wait says so
      server.child.kill("SIGINT");
      expect(await once(server.child, "exit")).toEqual([0, null]);
    },
  );
});

describe("one file", () => {
  const sqlite = async () => {
    const place = await emptyPlace("sqlite");
    if (!place) throw new Error("no place");
    places.push(place);
    return place;
  };

  test("a backup made while the server writes is whole, and restores", async () => {
    const place = await sqlite();
    const { token } = await account(place, "studio");
    const server = await serve(place, { RATE_LIMIT_PER_MINUTE: "100000" });
    await call(server.url, "POST", "/api/projects", { token, body: { name: "before" } });
    let writing = true;
    const writer = (async () => {
      while (writing) await call(server.url, "POST", "/api/projects", { token, body: { name: "during" } });
    })();
    const copy = join(place.data, "copy.sqlite");
    const made = command(place, ["backup", copy, "--json"]);
    writing = false;
    await writer;
    expect(JSON.parse(made.stdout)).toEqual({ file: copy, bytes: expect.any(Number) });
    expect(command(place, ["backup", copy]).stderr).toMatch(/is there already/);
    const restored = { data: join(place.data, "restored"), databaseUrl: undefined };
    mkdirSync(restored.data);
    copyFileSync(copy, join(restored.data, "x.sqlite"));
    const again = await serve(restored);
    const { body } = await call(again.url, "GET", "/api/projects", { token });
    expect(body.projects[0].name).toBe("before");
    expect((await call(again.url, "POST", "/api/projects", { token, body: { name: "after" } })).status).toBe(201);
  });

  test("the database is for its owner's eyes", async () => {
    const place = await sqlite();
    accountByCommand(place, "free");
    expect(statSync(join(place.data, "x.sqlite")).mode & 0o777).toBe(0o600);
  });

  test("accounts and tokens by command", async () => {
    const place = await sqlite();
    const { token } = accountByCommand(place, "free");
    const twice = command(place, ["account", "create", "--email", "anna@example.com"]);
    expect([twice.status, twice.stderr]).toEqual([
      2,
      "error there is an account with the email anna@example.com already\n",
    ]);
    expect(command(place, ["account", "create", "--email", "nonsense"]).stderr).toMatch(/not an email address/);
    expect(
      command(place, ["account", "create", "--email", "b@example.com", "--tier", "gold", "--json"]).stdout,
    ).toMatch(/"error": "tier must be one of free, pro, studio; it is gold"/);
    expect(command(place, ["account", "tier", "anna@example.com", "pro"]).stdout).toMatch(
      /anna@example\.com {2}pro {2}active/,
    );
    expect(command(place, ["account", "list", "--json"]).stdout).toMatch(/"tier": "pro"/);
    expect(command(place, ["account", "password", "anna@example.com"], "six planks of larch\n").status).toBe(0);
    expect(command(place, ["account", "password", "anna@example.com"], "short").stderr).toMatch(/10 to 200 characters/);
    const made = command(place, ["token", "create", "--email", "anna@example.com", "--name", "second", "--json"]);
    const { value } = JSON.parse(made.stdout) as { value: string };
    expect(value).toMatch(/^x_[\w-]{43}$/);
    expect(command(place, ["token", "list", "--email", "anna@example.com"]).stdout).toMatch(
      /second {2,}never used\n.*first token/,
    );
    expect(command(place, ["token", "revoke", "99", "--email", "anna@example.com"])).toMatchObject({ status: 2 });
    const server = await serve(place);
    const signedIn = await call(server.url, "POST", "/api/session", {
      body: { email: "anna@example.com", password: "six planks of larch" },
    });
    expect(signedIn.status).toBe(200);
    expect((await call(server.url, "GET", "/api/v1/usage", { token })).body.tier).toBe("pro");
  });

  test("x login, usage, projects, check --online", async () => {
    const place = await sqlite();
    const { token } = await account(place, "studio");
    const server = await serve(place);
    const home = join(place.data, "home");
    const remote = (args: string[], more: Record<string, string> = {}, input = "") => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [x, ...args], {
        input,
        encoding: "utf8",
        env: { ...process.env, NO_COLOR: "1", XDG_CONFIG_HOME: home, ...more },
      });
      return { status, stdout, stderr };
    };
    expect(remote(["usage"])).toMatchObject({ status: 2, stderr: expect.stringMatching(/x login <url>/) as string });
    expect(remote(["login", server.url], {}, `x_${"A".repeat(43)}\n`)).toMatchObject({ status: 3 });
    const signedIn = remote(["login", server.url], {}, `${token}\n`);
    expect(signedIn).toMatchObject({ status: 0, stderr: "" });
    expect(signedIn.stdout).toMatch(/^anna@example\.com \(studio\) at http/);
    const kept = join(home, "x", "login.json");
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(kept, "utf8"))).toEqual({ url: server.url, token });
    const example = join(root, "examples/en-1993-1-8.json");
    const online = remote(["check", "en-1993-1-8", example, "--online", "--json"]);
    const offline = remote(["check", "en-1993-1-8", example, "--json"]);
    expect(online).toEqual(offline);
    expect(remote(["check", "en-1993-1-8", example, "--online"])).toEqual(remote(["check", "en-1993-1-8", example]));
    const bad = remote(["check", "en-1993-1-8", "-", "--online"], {}, '{\n"e1": -1}');
    expect(bad.status).toBe(2);
    expect(bad.stderr).toMatch(/stdin, line 2: e1 must be greater than 0 mm; it is -1/);
    expect(remote(["usage"]).stdout).toMatch(/^studio: 2 used, no limit; next month begins [\s\S]*en-1993-1-8 +2 /);
    expect(remote(["projects", "list"]).stdout).toBe("no projects yet\n");
    expect(remote(["projects", "create", "Hall 3", "--annex", "de"]).stdout).toMatch(/^1 {2}Hall 3 {2}DE/);
    expect(JSON.parse(remote(["projects", "list", "--json"]).stdout).projects).toHaveLength(1);
    expect(remote(["usage"], { X_URL: "http://127.0.0.1:1", X_TOKEN: token })).toMatchObject({
      status: 3,
      stderr: expect.stringMatching(/127\.0\.0\.1:1 cannot be reached/) as string,
    });
  });

  test("logs hold what was asked and by whom, and no secret", async () => {
    const place = await sqlite();
    const { token } = await account(place, "studio");
    const server = await serve(place, { LOG_LEVEL: "info" });
    await call(server.url, "GET", "/api/projects?email=anna@example.com", { token });
    await call(server.url, "POST", "/api/session", { body: { email: "anna@example.com", password: "the password" } });
    const made = await call(server.url, "POST", "/api/tokens", {
      token,
      body: { name: "n", webhook_url: "https://example.com/x", webhook_secret: "the webhook secret" },
      headers: { "X-Request-Id": "ours-1" },
    });
    server.child.kill("SIGTERM");
    await once(server.child, "exit");
    const lines = server
      .log()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]?.msg).toMatch(/SESSION_AUTH=email/);
    expect(lines.find((line) => line.request_id === "ours-1")).toMatchObject({
      method: "post",
      path: "/api/tokens",
      status: 201,
      account: 1,
      token: 1,
      ms: expect.any(Number) as number,
    });
    for (const secret of [token, made.body.value, "the password", "the webhook secret", "anna@example.com"]) {
      expect(server.log()).not.toContain(secret);
    }
  });

  test("healthz, readyz and metrics", async () => {
    const place = await sqlite();
    const { token } = await account(place, "studio");
    const server = await serve(place, { METRICS_TOKEN: "for-the-scraper" });
    expect((await call(server.url, "GET", "/healthz")).body).toMatchObject({ status: "ok" });
    expect((await call(server.url, "GET", "/readyz")).body).toEqual({ status: "ready" });
    await call(server.url, "POST", check, { token, body: bolt });
    expect((await call(server.url, "GET", "/metrics")).status).toBe(401);
    const { text, headers } = await call(server.url, "GET", "/metrics", {
      headers: { Authorization: "Bearer for-the-scraper" },
    });
    expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/checks_total\{endpoint="en-1993-1-8",passed="true"\} 1/);
    expect(text).toMatch(/http_requests_total\{method="post",route="\/api\/v1\/check\/en-1993-1-8",status="200"\} 1/);
    expect(text).toMatch(/http_request_duration_seconds_count\{route="\/healthz"\} 1/);
    expect(text).toMatch(/checks_waiting 0/);
  });

  test("what is not HTTP, and headers without end, are answered in JSON and cut off", async () => {
    const place = await sqlite();
    const server = await serve(place);
    const port = Number(new URL(server.url).port);
    const raw = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => socket.write(text));
        let got = "";
        socket.on("data", (chunk) => {
          got += chunk.toString();
        });
        socket.on("end", () => resolve(got));
        socket.on("error", reject);
      });
    expect(await raw("nonsense\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*"error":"This is not a request/,
    );
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`)).toMatch(
      /"error":"The headers are larger/,
    );
  });

  test("settings that are wrong stop the start, all at once, each with a sentence", async () => {
    const place = await sqlite();
    const { status, stderr, stdout } = spawnSync(process.execPath, [x, "serve", "--port", "0", "--data", place.data], {
      encoding: "utf8",
      env: {
        ...process.env,
        NO_COLOR: "1",
        SESSION_AUTH: "perhaps",
        DATABASE_URL: "mysql://user:secret@host/db",
        RATE_LIMIT_PER_MINUTE: "0",
        RATE_LIMIT_PER_MINUTES: "60",
        STRIPE_WEBHOOK_SECRET: "whsec",
      },
    });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain('SESSION_AUTH must be one of email, verified; it is "perhaps"');
    expect(stderr).toContain(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name; it is "mysql://…@host/db"',
    );
    expect(stderr).toContain('RATE_LIMIT_PER_MINUTE must be a number from 1 to 10000000; it is "0"');
    expect(stderr).toContain("unknown setting RATE_LIMIT_PER_MINUTES; did you mean RATE_LIMIT_PER_MINUTE?");
    expect(stderr).toContain('STRIPE_WEBHOOK_SECRET must be a secret of at least 8 characters; it is "…"');
    expect(stderr).not.toContain("secret@");
  });

  test("a port that is taken, a database that is none, one of a newer version: a sentence, no stack", async () => {
    const place = await sqlite();
    const server = await serve(place);
    const port = new URL(server.url).port;
    const second = spawnSync(process.execPath, [x, "serve", "--port", port, "--data", place.data], {
      encoding: "utf8",
      env: environment(place),
    });
    expect([second.status, second.stderr]).toEqual([3, expect.stringMatching(/EADDRINUSE/)]);
    expect(second.stderr).not.toMatch(/\n\s+at /);
    const nowhere = command({ data: join(root, "package.json"), databaseUrl: undefined }, ["account", "list"]);
    expect(nowhere).toMatchObject({ status: 3, stderr: expect.stringMatching(/cannot be opened/) as string });
    const unreachable = command({ ...place, databaseUrl: "postgres://x:secret@127.0.0.1:1/x" }, ["account", "list"]);
    expect(unreachable.status).toBe(3);
    expect(unreachable.stderr).toMatch(/the database at 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED/);
    const { default: Sqlite } = await import("better-sqlite3");
    const file = new Sqlite(join(place.data, "x.sqlite"));
    file.exec("insert into migrations values ('9999 later', '')");
    file.close();
    const later = command(place, ["account", "list"]);
    expect(later).toMatchObject({ status: 3, stderr: expect.stringMatching(/newer version/) as string });
  });

  test("the system's Node starts it too, whatever its age, or is told why not", () => {
    const { status, stderr } = spawnSync("node", [x, "account", "list", "--data", join(x, "data")], {
      encoding: "utf8",
    });
    const said = expect.any(String) as string;
    expect([
      [2, said],
      [3, said],
    ]).toContainEqual([status, stderr]);
    expect(stderr).toMatch(status === 2 ? /needs Node 22\.13/ : /cannot be opened/);
  });
});
