import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../src/accounts/one-time-code.ts";
import { insertJob } from "../src/jobs/jobs.ts";
import { purge } from "../src/limits/purge.ts";
import { type Bench, openBench } from "./support/app.ts";
import { bothEngines } from "./support/databases.ts";

// What an account keeps of itself: the log of what was done to it, everything as an archive, and its end.

const password = "six planks of larch";

/** As a telephone reads the secret. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"));
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describe.each(bothEngines)("%s", (engine) => {
  let opened: Bench | undefined;
  let bench: Bench;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 100_000 });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  let people = 0;
  async function person() {
    const email = `owner${++people}@example.com`;
    const up = await bench.call("POST", "/api/accounts", { body: { email, password } });
    const cookie = up.headers.get("set-cookie")?.split(";")[0] ?? "";
    return { id: Number(up.body.account.id), email, headers: { Cookie: cookie } };
  }

  /** A job with its drawing and one file, in a state. */
  async function jobOf(account: number, status: "done" | "processing", lease = bench.clock.now + 60_000) {
    const { database, blobs } = bench.app.service;
    const at = new Date(bench.clock.now).toISOString();
    const files = `jobs/${account}-${status}`;
    const project = await database
      .insertInto("projects")
      .values({
        account_id: account,
        name: "Hall",
        description: null,
        national_annex: "EN",
        default_actions: null,
        is_default: 0,
        created_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const pdf = Buffer.from("%PDF-1.4 a drawing");
    const row = {
      account,
      project: project.id,
      annex: "EN",
      priority: 10,
      filename: "hall.pdf",
      source: "upload" as const,
      files,
      bytes: pdf.length,
      sha256: "of it",
      actions: null,
      corrections: null,
      at,
    };
    const { id } = await database.transaction().execute((change) => insertJob(change, row));
    await database
      .updateTable("jobs")
      .set({ status, lease_until: lease, worker: "elsewhere:1:a" })
      .where("id", "=", id)
      .execute();
    await database.insertInto("job_results").values({ job_id: id, result: '{"members":[]}' }).execute();
    await blobs.put(`${files}/drawing.pdf`, pdf, "application/pdf");
    const csv = Buffer.from(`mark\n${"B1\n".repeat(300)}`);
    await blobs.put(`${files}/bom.csv`, csv, "text/csv");
    await database
      .insertInto("exports")
      .values({
        job_id: id,
        format: "bom.csv",
        key: `${files}/bom.csv`,
        type: "text/csv",
        bytes: csv.length,
        sha256: "0",
      })
      .execute();
    return { id, files, csv, pdf };
  }

  async function keysOf(files: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of bench.app.service.blobs.list(`${files}/`)) keys.push(key);
    return keys;
  }

  it("what was done to an account is noted: by whom, from where, without a secret; for its owner alone, for a year", async () => {
    const { email, headers, id } = await person();
    await bench.call("POST", "/api/session", { body: { email, password: "not the password" } });
    await bench.call("POST", "/api/session", { body: { email, password } });
    const made = await bench.call("POST", "/api/tokens", { headers, body: { name: "office" } });
    const hook = { webhook_url: "https://example.com/in" };
    await bench.call("PATCH", `/api/tokens/${made.body.token.id}/webhook`, { token: made.body.value, body: hook });
    await bench.call("DELETE", `/api/tokens/${made.body.token.id}`, { headers });
    await bench.call("DELETE", `/api/tokens/${made.body.token.id}`, { headers });
    await bench.call("PATCH", "/api/account", {
      headers,
      body: { current_password: password, password: `${password}.` },
    });
    const log = await bench.call("GET", "/api/account/audit", { headers });
    const about = `office (${made.body.token.id})`;
    expect(log.body.entries.map(({ act, by, about }: Record<string, unknown>) => [act, by, about])).toEqual([
      ["password_changed", "session", null],
      ["token_revoked", "session", about],
      ["webhook_changed", "token", about],
      ["token_made", "session", about],
      ["signed_in", "email", null],
      ["sign_in_failed", "email", null],
      ["signed_up", "email", null],
    ]);
    expect(log.body.entries[2]).toMatchObject({ token_id: made.body.token.id, address: "127.0.0.1" });
    expect(log.text).not.toContain(password);
    expect(log.text).not.toContain(made.body.value);
    const page = await bench.call("GET", `/api/account/audit?limit=2&before=${log.body.entries[1].id}`, { headers });
    expect(page.body.entries).toEqual(log.body.entries.slice(2, 4));
    const other = await person();
    expect((await bench.call("GET", "/api/account/audit", { headers: other.headers })).body.entries).toHaveLength(1);
    expect((await bench.call("GET", "/api/account/audit", { token: made.body.value })).status).toBe(401);
    const before = bench.clock.now;
    bench.clock.now += 366 * 24 * 3_600_000;
    await purge(bench.app.service);
    bench.clock.now = before;
    const { database } = bench.app.service;
    expect(await database.selectFrom("audit").select("id").where("account_id", "=", id).execute()).toEqual([]);
  });

  it("everything is taken as an archive that tar reads, drawings and files byte by byte", async () => {
    const { email, headers, id } = await person();
    const made = await bench.call("POST", "/api/tokens", { headers, body: { name: "office" } });
    const job = await jobOf(id, "done");
    const answer = await fetch(`${bench.base}/api/account/archive`, { headers });
    expect(answer.headers.get("content-type")).toBe("application/x-tar");
    const bytes = Buffer.from(await answer.arrayBuffer());
    const folder = mkdtempSync(join(tmpdir(), "x-archive-"));
    writeFileSync(join(folder, "account.tar"), bytes);
    execFileSync("tar", ["-xf", "account.tar"], { cwd: folder });
    const read = (name: string) => readFileSync(join(folder, name));
    expect(JSON.parse(read("account.json").toString())).toMatchObject({ id, email });
    expect(JSON.parse(read("projects.json").toString())).toMatchObject([{ name: "Hall" }]);
    expect(JSON.parse(read("tokens.json").toString())).toMatchObject([{ name: "office" }]);
    expect(read(`jobs/${job.id}/drawing.pdf`)).toEqual(job.pdf);
    expect(read(`jobs/${job.id}/bom.csv`)).toEqual(job.csv);
    expect(read(`jobs/${job.id}/result.json`).toString()).toBe('{"members":[]}');
    rmSync(folder, { recursive: true });
    for (const secret of [made.body.value, "scrypt", "hash"]) expect(bytes.includes(secret)).toBe(false);
    for (let i = 0; i < 3; i++) await (await fetch(`${bench.base}/api/account/archive`, { headers })).arrayBuffer();
    expect((await bench.call("GET", "/api/account/archive", { headers })).status).toBe(429);
  });

  it("a deleted account is nobody's at once, and nothing of it is left when its last job has stopped", async () => {
    const { email, headers, id } = await person();
    const { database } = bench.app.service;
    const { token, value } = (await bench.call("POST", "/api/tokens", { headers, body: { name: "office" } })).body;
    const [done, running] = [await jobOf(id, "done"), await jobOf(id, "processing")];
    const path = "/api/account/deletion";
    expect((await bench.call("POST", path, { headers, body: { password: "another" } })).status).toBe(400);
    expect((await bench.call("POST", path, { token: value, body: { password } })).status).toBe(401);
    const gone = await bench.call("POST", path, { headers, body: { password } });
    expect(gone.status).toBe(202);
    expect(Date.parse(gone.body.removed_by) - bench.clock.now).toBe(24 * 3_600_000);
    expect((await bench.call("GET", "/api/account", { headers })).status).toBe(401);
    expect((await bench.call("GET", "/api/v1/usage", { token: value })).status).toBe(401);
    expect((await bench.call("POST", "/api/session", { body: { email, password } })).status).toBe(401);
    // the running job is asked to stop, and keeps its files until then
    await purge(bench.app.service);
    const asked = await database
      .selectFrom("jobs")
      .select(["id", "cancel_asked"])
      .where("account_id", "=", id)
      .execute();
    expect(asked).toEqual([{ id: running.id, cancel_asked: 1 }]);
    expect(await keysOf(done.files)).toEqual([]);
    expect((await keysOf(running.files)).length).toBe(2);
    await database.updateTable("jobs").set({ status: "failed" }).where("id", "=", running.id).execute();
    await purge(bench.app.service);
    for (const table of ["accounts"] as const)
      expect(await database.selectFrom(table).select("id").where("id", "=", id).execute()).toEqual([]);
    for (const table of ["tokens", "projects", "jobs", "audit", "events", "deliveries"] as const)
      expect(await database.selectFrom(table).select("id").where("account_id", "=", id).execute(), table).toEqual([]);
    expect(
      await database.selectFrom("exports").select("key").where("job_id", "in", [done.id, running.id]).execute(),
    ).toEqual([]);
    expect(await keysOf(running.files)).toEqual([]);
    expect(token.id).toBeGreaterThan(0);
    // the address is free again
    expect((await bench.call("POST", "/api/accounts", { body: { email, password } })).status).toBe(201);
  });

  it("one-time codes: confirmed by one, then asked for; each holds once, as do those on paper; ended by both proofs", async () => {
    const { email, headers, id } = await person();
    const other = (await bench.call("POST", "/api/session", { body: { email, password } })).headers.get("set-cookie");
    const post = (path: string, body: object) =>
      bench.call("POST", `/api/account/two-factor${path}`, { headers, body });
    expect((await post("", { password: "another" })).status).toBe(400);
    const { secret, uri } = (await post("", { password })).body;
    expect(uri).toContain(`secret=${secret}&issuer=127.0.0.1`);
    const code = (steps = 0) => codeAt(fromBase32(secret), Math.floor(bench.clock.now / 30_000) + steps);
    const signIn = (more: object = {}) => bench.call("POST", "/api/session", { body: { email, password, ...more } });
    // begun is not on
    expect((await signIn()).status).toBe(200);
    expect((await post("/confirmation", { code: code(5) })).status).toBe(400);
    const { recovery_codes: paper } = (await post("/confirmation", { code: code() })).body;
    expect(paper).toHaveLength(10);
    expect((await bench.call("GET", "/api/account", { headers: { Cookie: other?.split(";")[0] ?? "" } })).status).toBe(
      401,
    );
    expect((await post("", { password })).status).toBe(409);
    expect((await bench.call("GET", "/api/account/two-factor", { headers })).body).toEqual({
      on: true,
      recovery_codes_left: 10,
    });
    const asked = await signIn();
    expect([asked.status, asked.error.code, asked.headers.get("set-cookie")]).toEqual([401, "code_required", null]);
    const wrong = await bench.call("POST", "/api/session", { body: { email, password: "another", code: code(1) } });
    expect([wrong.status, wrong.error.code]).toEqual([401, "unauthorized"]);
    // the code that confirmed is used, and so is each other
    expect((await signIn({ code: code() })).status).toBe(401);
    bench.clock.now += 30_000;
    const twice = await Promise.all([signIn({ code: code() }), signIn({ code: code() })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn({ code: paper[3].toUpperCase().replace(/^(.{4})/, "$1-") })).status).toBe(200);
    expect((await signIn({ code: paper[3] })).status).toBe(401);
    const { database } = bench.app.service;
    const row = await database.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const kept = JSON.stringify(row);
    for (const shown of [secret, fromBase32(secret).toString("base64"), ...paper]) expect(kept).not.toContain(shown);
    expect((await post("/removal", { password, code: "000000" })).status).toBe(400);
    expect((await post("/removal", { password, code: paper[0] })).status).toBe(204);
    expect((await post("/removal", { password, code: paper[1] })).status).toBe(409);
    expect((await signIn()).status).toBe(200);
    const { entries } = (await bench.call("GET", "/api/account/audit?act=two_factor_on", { headers })).body;
    expect(entries).toHaveLength(1);
  });

  it("twenty codes are looked at in a quarter of an hour, from wherever they come", async () => {
    const { email, headers } = await person();
    const { secret } = (await bench.call("POST", "/api/account/two-factor", { headers, body: { password } })).body;
    const code = () => codeAt(fromBase32(secret), Math.floor(bench.clock.now / 30_000));
    await bench.call("POST", "/api/account/two-factor/confirmation", { headers, body: { code: code() } });
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      // the window of the address and the account is another
      await bench.app.service.meter.forget(`sign-in:${email}:127.0.0.1`);
      const body = { email, password, code: "12345" };
      statuses.push((await bench.call("POST", "/api/session", { body })).status);
    }
    expect(statuses).toEqual([...Array(19).fill(401), 429, 429]);
    bench.clock.now += 15 * 60_000;
    expect((await bench.call("POST", "/api/session", { body: { email, password, code: code() } })).status).toBe(200);
  });

  it("who pays a subscription cancels it first", async () => {
    const { headers, id } = await person();
    const { database } = bench.app.service;
    const subscription = {
      id: `sub_${engine}`,
      account_id: id,
      customer_id: "c",
      plan: "pro" as const,
      event_at: 1,
      provisional: 0,
    };
    await database
      .insertInto("subscriptions")
      .values({ ...subscription, status: "active" })
      .execute();
    const refused = await bench.call("POST", "/api/account/deletion", { headers, body: { password } });
    expect([refused.status, refused.error.error]).toEqual([409, expect.stringContaining("cancel it first")]);
    expect((await bench.call("GET", "/api/account", { headers })).status).toBe(200);
    await database.updateTable("subscriptions").set({ status: "canceled" }).where("id", "=", subscription.id).execute();
    expect((await bench.call("POST", "/api/account/deletion", { headers, body: { password } })).status).toBe(202);
  });
});
