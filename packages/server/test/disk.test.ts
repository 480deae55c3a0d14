// @module-tag change

import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { connect as dial } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { beamList } from "../bench/beam-list.ts";
import { AdminProblem, backup, backupFiles, diagnose } from "../src/admin.ts";
import { connect, fileIn } from "../src/database/sqlite.ts";
import { type Bench, openBench } from "./support/app.ts";
import { emptyPlace, engines, gateTo, testHere } from "./support/databases.ts";

// A disk that is full where something is really written, uploads that stop, and what is left after a restore.

const drawing = await beamList(1);

const patient = { rateLimit: 1000, jobTimeout: 3600 };
const benches: Bench[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const bench of benches.splice(0)) await bench.close();
});
async function opened(...options: Parameters<typeof openBench>): Promise<Bench | undefined> {
  const bench = await openBench(...options);
  if (bench) benches.push(bench);
  return bench;
}

/** What the system says of every write by this method, in this process. */
async function full(method: "write" | "writeFile" | "sync") {
  const handle = await open(join(import.meta.dirname, "disk.test.ts"), "r");
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  return vi
    .spyOn(prototype, method)
    .mockRejectedValue(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }));
}

async function upload({ base }: Bench, token: string) {
  const form = new FormData();
  form.set("pdf", new Blob([new Uint8Array(drawing)]), "hall.pdf");
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${base}/api/v1/jobs`, { method: "POST", body: form, headers });
  return { answer, body: (await answer.json()) as { job_id: number; error: string; code: string } };
}

async function ended({ base, call }: Bench, id: number, token: string) {
  await (await fetch(`${base}/api/v1/jobs/${id}/events`, { headers: { Authorization: `Bearer ${token}` } })).text();
  return (await call("GET", `/api/v1/jobs/${id}`, { token })).body.job;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : []))
    : [];
const incoming = ({ app }: Bench) => join(app.service.config.data, "incoming");
const kept = ({ app }: Bench) => join(app.service.config.data, "files");

describe.each(engines)("%s", (engine) => {
  testHere(engine).each(["write", "sync"] as const)(
    "an upload that the disk has no room for (%s): 503 with a sentence, and nothing half-written",
    async (method) => {
      const bench = await opened(engine, { rateLimit: 1000 });
      if (!bench) return;
      const { token } = await bench.account("studio");
      const spy = await full(method);
      const { answer, body } = await upload(bench, token);
      expect(spy).toHaveBeenCalled();
      expect([answer.status, body.code]).toEqual([503, "unavailable"]);
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(body.error).toMatch(/^The disk of the server is full/);
      expect([filesIn(incoming(bench)), filesIn(kept(bench))]).toEqual([[], []]);
      expect((await bench.call("GET", "/api/v1/jobs", { token })).body.count).toBe(0);
      vi.restoreAllMocks();
      expect((await upload(bench, token)).answer.status).toBe(202);
    },
  );

  testHere(engine)(
    "a disk that fills while a job is worked on: the job ends with the reason, and can be submitted again",
    async () => {
      const bench = await opened(engine, { ...patient, jobWorkers: 1 });
      if (!bench) return;
      const { token } = await bench.account("studio");
      await full("writeFile");
      const { body } = await upload(bench, token);
      const job = await ended(bench, body.job_id, token);
      expect(job).toMatchObject({ status: "failed", error: "The disk of the server is full; submit it again later" });
      expect(filesIn(kept(bench))).toEqual(["drawing.pdf"]);
      vi.restoreAllMocks();
      const again = await upload(bench, token);
      expect((await ended(bench, again.body.job_id, token)).status).toBe("done");
    },
  );

  test("a drawing whose reader is ended is read again, three times in all", async () => {
    let reads = 0;
    const read = async () => {
      reads++;
      throw Object.assign(new Error("the process that read it was ended"), { code: "READING_INTERRUPTED" });
    };
    const bench = await opened(engine, { ...patient, jobWorkers: 1 }, { read });
    if (!bench) return;
    const { token } = await bench.account("studio");
    const { body } = await upload(bench, token);
    const job = await ended(bench, body.job_id, token);
    expect(job).toMatchObject({ status: "failed", error: expect.stringContaining("ended the worker 3 times") });
    expect(reads).toBe(3);
  });

  testHere(engine)("a form of more than twenty parts is looked at no further, and nothing of it is kept", async () => {
    const bench = await opened(engine, { rateLimit: 1000 });
    if (!bench) return;
    const { token } = await bench.account("studio");
    for (const part of ["a field", new Blob(["a file"])]) {
      const form = new FormData();
      form.set("pdf", new Blob([new Uint8Array(drawing)]), "hall.pdf");
      for (let i = 0; i < 1000; i++) form.append(`part${i}`, part);
      const answer = await fetch(`${bench.base}/api/v1/jobs`, {
        method: "POST",
        body: form,
        headers: { Authorization: `Bearer ${token}` },
      });
      const { error } = (await answer.json()) as { error: string };
      expect([answer.status, error]).toEqual([400, expect.stringMatching(/more than 20 parts|pdf is expected/)]);
      expect(filesIn(incoming(bench))).toEqual([]);
    }
  });

  testHere(engine)("an upload whose connection is cut leaves nothing behind", async () => {
    const bench = await opened(engine, { rateLimit: 1000 });
    if (!bench) return;
    const { token } = await bench.account("studio");
    const socket = dial(Number(new URL(bench.base).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `POST /api/v1/jobs HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4\n${"x".repeat(5000)}`,
    );
    const next = () => new Promise((resolve) => setImmediate(resolve));
    while (filesIn(incoming(bench)).length === 0) await next();
    socket.destroy();
    while (filesIn(incoming(bench)).length > 0) await next();
    expect((await bench.call("GET", "/api/v1/jobs", { token })).body.count).toBe(0);
    expect(filesIn(kept(bench))).toEqual([]);
  });

  test("what is refused after its file has come is not kept: another account's email, one of nobody, a job of nobody", async () => {
    const bench = await opened(engine, { rateLimit: 1000 });
    if (!bench) return;
    const [mine, theirs] = [await bench.account("studio"), await bench.account("studio")];
    const { body } = await upload(bench, mine.token);
    const before = filesIn(kept(bench));
    const revise = async (id: number, email: string, token?: string) => {
      const form = new FormData();
      form.set("pdf", new Blob([new Uint8Array(drawing)]), "hall.pdf");
      form.set("email", email);
      const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      return (await fetch(`${bench.base}/api/jobs/${id}/revise`, { method: "POST", body: form, headers })).status;
    };
    expect(await revise(body.job_id, theirs.email, mine.token)).toBe(403);
    expect(await revise(body.job_id, "nobody@example.com")).toBe(401);
    expect(await revise(body.job_id, theirs.email)).toBe(404);
    expect(await revise(999, mine.email, mine.token)).toBe(404);
    expect([filesIn(incoming(bench)), filesIn(kept(bench))]).toEqual([[], before]);
    expect(await revise(body.job_id, mine.email, mine.token)).toBe(202);
    expect(filesIn(incoming(bench))).toEqual([]);
  });

  testHere(engine)(
    "what a killed server has left goes when one starts: uploads, and folders without a job",
    async () => {
      const place = await emptyPlace(engine);
      if (!place) return;
      const files = [
        join(place.data, "incoming", "left.upload"),
        join(place.data, "files", "jobs", "left", "drawing.pdf"),
      ];
      for (const file of files) {
        mkdirSync(join(file, ".."), { recursive: true });
        writeFileSync(file, "x");
        utimesSync(file, 0, 0);
      }
      await opened(engine, {}, {}, place);
      const left = [...files, join(place.data, "files", "jobs", "left")];
      while (left.some(existsSync)) await new Promise((resolve) => setImmediate(resolve));
    },
  );

  testHere(engine)("an upload that comes too slowly ends with 400, and leaves nothing behind", async () => {
    const bench = await opened(engine, { rateLimit: 1000 }, { limits: { upload: 50 } });
    if (!bench) return;
    const { token } = await bench.account("studio");
    const got = await new Promise<string>((resolve) => {
      const socket = dial(Number(new URL(bench.base).port), "127.0.0.1");
      let text = "";
      socket.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(text));
      socket.write(
        `POST /api/v1/jobs HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`,
      );
    });
    expect(got).toMatch(/^HTTP\/1\.1 400 /);
    expect(got).toContain("did not arrive in time");
    while (filesIn(incoming(bench)).length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await bench.call("GET", "/api/v1/jobs", { token })).body.count).toBe(0);
  });
});

test("PostgreSQL that goes away while a job is worked on: the job is taken up again when it is back, and is done", async ({
  skip,
}) => {
  const place = await emptyPlace("postgres");
  if (!place) return skip("no PostgreSQL here");
  const gate = await gateTo(place.databaseUrl ?? "");
  const bench = await opened("postgres", { ...patient, jobWorkers: 1 }, {}, { ...place, databaseUrl: gate.url });
  if (!bench) throw new Error("no database");
  const { token } = await bench.account("studio");
  const { body } = await upload(bench, token);
  const headers = { Authorization: `Bearer ${token}` };
  const events = await fetch(`${bench.base}/api/v1/jobs/${body.job_id}/events`, { headers });
  for await (const piece of events.body ?? []) if (Buffer.from(piece).includes('"reading"')) break;
  await gate.shut();
  const { metrics } = bench.app.service;
  const attempts = async () =>
    (await metrics.jobSeconds.get()).values.find(({ metricName }) => /_count$/.test(metricName ?? ""));
  while (((await attempts())?.value ?? 0) < 1) await new Promise((resolve) => setImmediate(resolve));
  await gate.open();
  // nobody says that it is given up: that was not to be written. Its lease ends
  bench.clock.now += 31_000;
  expect(await ended(bench, body.job_id, token)).toMatchObject({ status: "done" });
  const { attempts: taken } = await bench.app.service.database
    .selectFrom("jobs")
    .select("attempts")
    .where("id", "=", body.job_id)
    .executeTakeFirstOrThrow();
  expect(taken).toBe(2);
  await bench.close();
  benches.splice(benches.indexOf(bench), 1);
  await gate.shut();
});

test("a database file that cannot grow: 503 with a sentence, and it goes on when there is room", async () => {
  const bench = await opened("sqlite", { rateLimit: 1000 });
  if (!bench) throw new Error("no database");
  const { token } = await bench.account("studio");
  const { database } = bench.app.service;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database);
  const make = () =>
    bench.call("POST", "/api/projects", { token, body: { name: "p", description: "many words ".repeat(900) } });
  let answer = await make();
  for (let i = 0; i < 50 && answer.status === 201; i++) answer = await make();
  expect([answer.status, answer.error.code]).toEqual([503, "unavailable"]);
  expect(answer.error.error).toMatch(/^The disk of the server is full/);
  expect((await bench.call("GET", "/healthz")).status).toBe(200);
  await sql.raw("pragma max_page_count = 1000000").execute(database);
  expect((await make()).status).toBe(201);
});

test("another process that holds the database: healthz at once, reads pass, the rest is 503 with Retry-After after 5 s", async () => {
  const bench = await opened("sqlite", { rateLimit: 1000 });
  if (!bench) throw new Error("no database");
  const { token } = await bench.account("studio");
  const make = () => bench.call("POST", "/api/projects", { token, body: { name: "held up" } });
  expect((await make()).status).toBe(201);
  const other = connect(fileIn(bench.app.service.config.data));
  other.exec("begin immediate");
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const started = performance.now();
  // those who read get through meanwhile, and put off nobody's answer
  const reads: Promise<{ status: number }>[] = [];
  const reading = setInterval(() => reads.push(bench.call("GET", "/api/projects", { token })), 500);
  const held = Promise.all([make(), make(), bench.call("GET", "/readyz")]);
  expect((await bench.call("GET", "/healthz")).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
  for (const { status, headers, error } of await held) {
    expect([status, error.code, headers.get("retry-after")]).toEqual([503, "unavailable", "5"]);
    expect(error.error).toMatch(/^The database is busy/);
  }
  clearInterval(reading);
  for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
  lag.disable();
  // nothing stands still for the seconds that SQLite itself would wait
  expect(lag.max / 1e6).toBeLessThan(2000);
  const read = await bench.call("GET", "/api/projects", { token });
  expect([read.status, read.body.projects.length]).toEqual([200, 1]);
  other.exec("rollback");
  other.close();
  expect((await make()).status).toBe(201);
  expect((await bench.call("GET", "/readyz")).status).toBe(200);
});

test("a disk that is full within a transaction is told as that, and readyz sees it", async () => {
  const bench = await opened("sqlite", { rateLimit: 1000 });
  if (!bench) throw new Error("no database");
  const { database } = bench.app.service;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database);
  const long = "x".repeat(50_000);
  const filled = database.transaction().execute(async (change) => {
    await change.insertInto("readiness").values({ id: 3, at: long }).execute();
  });
  await expect(filled).rejects.toMatchObject({ code: "SQLITE_FULL" });
  const ready = await bench.call("GET", "/readyz");
  expect([ready.status, ready.error.error]).toEqual([503, expect.stringMatching(/^The disk of the server is full/)]);
  await sql.raw("pragma max_page_count = 1000000").execute(database);
  while ((await bench.call("GET", "/readyz")).status !== 200) await new Promise((resolve) => setImmediate(resolve));
});

test("database and files are copied while the server runs, and restored elsewhere give the same bytes", async () => {
  const bench = await opened("sqlite", { ...patient, jobWorkers: 1 });
  if (!bench) throw new Error("no database");
  const { token } = await bench.account("studio");
  const { body } = await upload(bench, token);
  const job = await ended(bench, body.job_id, token);
  expect(job.status).toBe("done");
  const exported = async ({ base }: Bench) => {
    const answer = await fetch(`${base}${job.export_urls["package.zip"]}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return Buffer.from(await answer.arrayBuffer());
  };
  const { config } = bench.app.service;
  const folder = mkdtempSync(join(tmpdir(), "x-backup-"));
  const copy = join(folder, "x.sqlite");
  await backup(config, copy);
  // what comes after the copy of the database is not of it
  await ended(bench, (await upload(bench, token)).body.job_id, token);
  const copied = await backupFiles(config, copy, join(folder, "files"));
  expect(copied).toEqual({ files: 22, bytes: expect.any(Number), missing: [] });
  await expect(backupFiles(config, copy, join(folder, "files"))).rejects.toThrow(AdminProblem);

  const data = mkdtempSync(join(tmpdir(), "x-restored-"));
  mkdirSync(data, { recursive: true });
  copyFileSync(copy, join(data, "x.sqlite"));
  for (const name of readdirSync(join(folder, "files"), { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const to = join(data, "files", name.parentPath.slice(join(folder, "files").length));
    mkdirSync(to, { recursive: true });
    copyFileSync(join(name.parentPath, name.name), join(to, name.name));
  }
  const place = { data, databaseUrl: undefined, remove: () => rmSync(data, { recursive: true, force: true }) };
  const restored = await opened("sqlite", { rateLimit: 1000 }, {}, place);
  if (!restored) throw new Error("no database");
  expect((await restored.call("GET", `/api/v1/jobs/${job.id}`, { token })).body.job).toEqual({
    ...job,
    result_url: job.result_url.replace(bench.base, restored.base),
  });
  expect((await exported(restored)).equals(await exported(bench))).toBe(true);
  // little enough for any machine
  const small = { ...restored.app.service.config, readerMb: 300 };
  expect((await diagnose(small)).filter(({ fine }) => !fine)).toEqual([]);

  // a file that is not what was made is told, not copied
  const place2 = filesIn(kept(bench));
  expect(place2).toContain("bom.csv");
  for await (const { key } of bench.app.service.blobs.list("jobs/"))
    if (key.endsWith("bom.csv")) appendFileSync(join(kept(bench), key), "x");
  await expect(backupFiles(config, copy, join(folder, "again"))).rejects.toThrow(/bom\.csv is not what was made/);
  rmSync(folder, { recursive: true, force: true });
});
