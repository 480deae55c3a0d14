import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Bench, openBench } from "../../server/test/support/app.ts";
import { addDoctor } from "../src/commands/doctor.ts";
import { addListen } from "../src/commands/listen.ts";
import { addWebhooks } from "../src/commands/webhooks.ts";

// What is sent to webhooks, in the terminal; and what is wrong with a set-up.

const folder = mkdtempSync(join(tmpdir(), "x-webhooks-"));
let bench: Bench;
let token: string;
let account: number;
beforeAll(async () => {
  const opened = await openBench("sqlite", { rateLimit: 100_000, allowPrivateUrls: true });
  if (!opened) throw new Error("no database");
  bench = opened;
  ({ token, id: account } = await bench.account("studio"));
  // a receiver refuses what was signed at another time
  bench.clock.now = Date.now();
  vi.stubEnv("X_URL", bench.base);
  vi.stubEnv("X_TOKEN", token);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await bench.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** What a command prints, as it comes. */
function run(...words: string[]) {
  const out: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => out.push(String(text)) > 0);
  const program = new Command().exitOverride();
  addListen(program);
  addWebhooks(program);
  addDoctor(program);
  const done = program.parseAsync(words, { from: "user" });
  return { done, out, text: () => out.join("") };
}

const secret = "a secret of sixteen letters";
const signed = (body: string, at: number, key = secret) =>
  `sha256=${createHmac("sha256", key).update(`${at}.${body}`).digest("hex")}`;
const next = () => new Promise((resolve) => setImmediate(resolve));

describe("x webhooks", () => {
  test("verify: signed now, signed long ago, not signed", async () => {
    const body = '{"event":"ping"}';
    const file = join(folder, "body.json");
    writeFileSync(file, body);
    const now = Math.floor(Date.now() / 1000);
    const verify = async (at: number, signature: string) => {
      const { done, text } = run(
        "webhooks",
        "verify",
        "--secret",
        secret,
        "--timestamp",
        String(at),
        "--signature",
        signature,
        file,
      );
      await done;
      return [text().trim(), process.exitCode ?? 0];
    };
    expect(await verify(now, signed(body, now))).toEqual(["signed with this secret, now", 0]);
    expect(await verify(now - 3600, signed(body, now - 3600))).toEqual([
      expect.stringContaining("60 minutes from now"),
      1,
    ]);
    expect((await verify(now, signed(body, now, "another")))[0]).toMatch(/^not signed with this secret/);
  });

  test("listen points a token here, shows its deliveries and checks their signatures", async () => {
    const made = await bench.call("POST", "/api/tokens", { token, body: { name: "developing" } });
    const { out, done, text } = run("webhooks", "listen", "--token", String(made.body.token.id));
    while (!/ping .*signed/.test(text())) await next();
    await bench.call("POST", "/api/projects", { token, body: { name: "Hall 3" } });
    while (!/project\.created .*signed/.test(text())) await next();
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(text())?.[0] ?? "";
    await fetch(url, { method: "POST", body: '{"event":"forged"}' });
    while (!text().includes("forged")) await next();
    expect(out.find((line) => line.includes("forged"))).toContain("WRONG SIGNATURE");
    expect(text()).toContain('"project_name":"Hall 3"');
    // the test runner listens too
    process.listeners("SIGINT").at(-1)?.("SIGINT");
    await done;
    await bench.call("DELETE", `/api/tokens/${made.body.token.id}`, { token });
  });

  test("x listen forwards events of the account to a port here, signed, and tells how it was answered", async () => {
    const heard: { text: string; headers: Record<string, unknown> }[] = [];
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        heard.push({ text: Buffer.concat(chunks).toString("utf8"), headers: request.headers });
        response.writeHead(heard.length === 1 ? 202 : 500).end();
      });
    });
    await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
    const address = receiver.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { done, text } = run(
      "listen",
      "--forward-to",
      `localhost:${port}/events`,
      "--secret",
      secret,
      "--events",
      "project.created",
    );
    while (!text().includes("forwarding events to http://localhost")) await next();
    const make = () => bench.call("POST", "/api/projects", { token, body: { name: "Hall 4" } });
    // until the stream stands
    while (heard.length === 0) {
      await make();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    while (!/project\.created {2}[\w-]{36} {2}202/.test(text())) await next();
    await make();
    while (!/ {2}500\n/.test(text())) await next();
    const [first] = heard;
    const timestamp = Number(first?.headers["x-service-timestamp"]);
    expect(first?.headers["x-service-signature"]).toBe(signed(first?.text ?? "", timestamp));
    expect(JSON.parse(first?.text ?? "")).toMatchObject({ event: "project.created", data: { project_name: "Hall 4" } });
    await new Promise((closed) => {
      receiver.close(closed);
      receiver.closeAllConnections();
    });
    await make();
    while (!text().includes("ECONNREFUSED")) await next();
    process.listeners("SIGINT").at(-1)?.("SIGINT");
    await done;
    await expect(run("listen", "--forward-to", "ftp://x").done).rejects.toThrow();
  });

  test("deliveries are listed and sent again, a secret is changed with an overlap", async () => {
    const body = { name: "hook", webhook_url: "http://127.0.0.1:9/in", webhook_secret: secret };
    const { id } = (await bench.call("POST", "/api/tokens", { token, body })).body.token;
    const empty = run("webhooks", "deliveries", String(id));
    await empty.done;
    expect(empty.text()).toBe("nothing was sent\n");
    await bench.call("POST", `/api/tokens/${id}/webhook/test`, { token });
    const listed = run("webhooks", "deliveries", String(id), "--event", "ping");
    await listed.done;
    expect(listed.text()).toMatch(/ping +\S+ +pending/);
    const changed = run("webhooks", "secret", String(id), "--overlap-hours", "2");
    await changed.done;
    expect(changed.text()).toMatch(/^\S{32}\nthe former secret signs as well until \d{4}-/);
    const ended = run("webhooks", "secret", String(id), "--end");
    await ended.done;
    expect(ended.text()).toBe("the new secret alone signs\n");
    await bench.call("DELETE", `/api/tokens/${id}`, { token });
  });

  test("dead letters are listed and sent again", async () => {
    const hook = await bench.call("POST", "/api/tokens", {
      token,
      body: { name: "hook", webhook_url: "http://127.0.0.1:9/in", webhook_secret: secret },
    });
    expect(await run("webhooks", "dead-letters").done).toBeDefined();
    const { id } = await bench.app.service.database
      .insertInto("deliveries")
      .values({
        delivery_id: "dead one",
        account_id: account,
        token_id: hook.body.token.id,
        event: "ping",
        body: "{}",
        status: "dead",
        attempts: 5,
        response_status: 500,
        error: "it answered with status 500",
        next_attempt_at: null,
        lease_until: null,
        created_at: "2026-11-21T12:00:00.000Z",
        delivered_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const listed = run("webhooks", "dead-letters");
    await listed.done;
    expect(listed.text()).toMatch(
      new RegExp(`${id} +ping +2026-11-21T12:00:00 +dead +5 attempts +it answered with status 500`),
    );
    const again = run("webhooks", "redeliver", String(id), "--json");
    await again.done;
    expect(JSON.parse(again.text()).delivery).toMatchObject({ id, delivery_id: "dead one", status: "pending" });
    await expect(run("webhooks", "redeliver", "99999").done).rejects.toThrow(/no delivery 99999/);
    await expect(run("webhooks", "redeliver", "x").done).rejects.toThrow();
  });
});

describe("x doctor", () => {
  const doctor = async (environment: Record<string, string>) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const { done, text } = run("doctor", "--json");
    await done;
    const code = process.exitCode;
    process.exitCode = undefined;
    for (const name of Object.keys(environment)) vi.stubEnv(name, undefined);
    const { findings } = JSON.parse(text()) as { findings: { what: string; fine: boolean; says: string }[] };
    return { code, wrong: findings.filter(({ fine }) => !fine), findings };
  };

  test("a sound set-up is said to be sound, and nothing is made", async () => {
    const { code, findings } = await doctor({ DATA_DIR: bench.app.service.config.data });
    expect(code).toBeUndefined();
    expect(findings.find(({ what }) => what === "database")?.says).toMatch(/is sound, of this version$/);
    expect(findings.find(({ what }) => what === "server")?.says).toContain("studio");
    const fresh = await doctor({ DATA_DIR: join(folder, "not yet") });
    expect(fresh.code).toBeUndefined();
    expect(fresh.findings.find(({ what }) => what === "database")?.says).toContain("made at the first start");
  });

  test("what is wrong is said in a sentence each, and ends with 3", async () => {
    const broken = join(folder, "broken");
    const { mkdirSync } = await import("node:fs");
    mkdirSync(broken);
    writeFileSync(join(broken, "x.sqlite"), "this is no database, and longer than a header would be ".repeat(20));
    const file = await doctor({ DATA_DIR: broken });
    // one document of JSON, and the code of the command
    expect(file.code).toBe(3);
    expect(file.wrong.map(({ what }) => what)).toEqual(["database"]);
    const away = await doctor({ DATABASE_URL: "postgres://x:y@127.0.0.1:9/none", DATA_DIR: folder });
    expect(away.wrong.map(({ what }) => what)).toEqual(["database", "secrets"]);
    const settings = await doctor({ PORT: "many", DATA_DIR: folder });
    expect(settings.wrong).toMatchObject([
      { id: "settings.wrong", what: "settings", fine: false, says: expect.stringContaining("PORT must be") },
    ]);
    const token = await doctor({ X_TOKEN: "x_wrong", DATA_DIR: folder });
    expect(token.wrong.map(({ what }) => what)).toEqual(["server"]);
  });
});
