import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { jobPage } from "@x/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { beamList } from "../bench/beam-list.ts";
import { purge } from "../src/limits/purge.ts";
import { lookAtWatched } from "../src/projects/watcher.ts";
import { type Bench, openBench } from "./support/app.ts";
import { engines, here, testHere } from "./support/databases.ts";

// Addresses that are watched for new drawings, pages with what was read on them, and what an account may keep.

// what is on them is the drawings' matter: few members, soon checked
const [first, second] = await Promise.all([beamList(2), beamList(2, "C")]);
const files = join(import.meta.dirname, "../../drawings/test/drawings/files");
const threePages = readFileSync(join(files, "sv_detaljer_a4_3sidor.pdf"));
const never = new AbortController().signal;
const day = 24 * 3_600_000;

/** A place of drawings that answers as it is told, and keeps what it was asked. */
async function office() {
  const asked: IncomingMessage[] = [];
  const place = { pdf: first, etag: '"a"' as string | undefined, status: 200 };
  const server = createServer((request, response) => {
    asked.push(request);
    if (place.status !== 200) return void response.writeHead(place.status).end();
    const { etag } = place;
    if (etag !== undefined && request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { "Content-Type": "application/pdf", ...(etag === undefined ? {} : { ETag: etag }) });
    response.end(place.pdf);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { place, asked, url: `http://127.0.0.1:${port}/hall.pdf`, close: () => server.close() };
}

describe.each(engines)("%s", (engine) => {
  let opened: Bench | undefined;
  let bench: Bench;
  beforeAll(async () => {
    opened = await openBench(engine, {
      rateLimit: 100_000,
      allowPrivateUrls: true,
      jobWorkers: 1,
      jobTimeout: 3600,
      accountMb: 30,
      retentionDays: 30,
      logLevel: "error",
    });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));
  const itHere = testHere(engine);

  /** The stream of its events ends when the job does. */
  const ended = async (id: number, token: string) => {
    const stream = await fetch(`${bench.base}/api/v1/jobs/${id}/events`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await stream.text();
    return (await bench.call("GET", `/api/v1/jobs/${id}`, { token })).body.job;
  };
  const upload = async (token: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.set("pdf", new Blob([new Uint8Array(bytes)]), "hall.pdf");
    const answer = await fetch(`${bench.base}/api/v1/jobs`, {
      method: "POST",
      body: form,
      headers: { Authorization: `Bearer ${token}` },
    });
    return { status: answer.status, body: (await answer.json()) as { job_id: number; code: string; error: string } };
  };
  const filesOf = async (prefix = "jobs/") => {
    const keys: string[] = [];
    for await (const { key } of bench.app.service.blobs.list(prefix)) keys.push(key);
    return keys;
  };

  it("a watched address: its drawing becomes a job, a changed one a revision, told with what changed", {
    tags: "change",
  }, async () => {
    const { service } = bench.app;
    const { token } = await bench.account("studio");
    const other = await bench.account("studio");
    const { place, asked, url, close } = await office();
    const { project } = (
      await bench.call("POST", "/api/projects", { token, body: { name: "Hall", national_annex: "DE" } })
    ).body;
    const path = `/api/projects/${project.id}/watcher`;
    expect((await bench.call("GET", path, { token })).status).toBe(404);
    expect((await bench.call("POST", path, { token: other.token, body: { url } })).status).toBe(404);
    for (const wrong of [{}, { url: "ftp://a.example/b" }, { url, interval_minutes: 0 }, { url, interval: 5 }])
      expect((await bench.call("POST", path, { token, body: wrong })).status).toBe(400);
    const set = await bench.call("POST", path, { token, body: { url, interval_minutes: 30 } });
    expect(set.body.watcher).toMatchObject({ status: "waiting", job_id: null, interval_minutes: 30 });

    // two servers that look at the same time make one job
    const looked = await Promise.all([lookAtWatched(service, never), lookAtWatched(service, never)]);
    expect(looked[0] + looked[1]).toBeLessThanOrEqual(1);
    const read = async () => (await bench.call("GET", path, { token })).body.watcher;
    let watcher = await read();
    while (watcher.status === "waiting") watcher = await read();
    expect(watcher).toMatchObject({ status: "changed", error: null });
    const job = await ended(watcher.job_id, token);
    expect(job).toMatchObject({ status: "done", revision_number: 1, national_annex: "DE", input_filename: "hall.pdf" });

    // not due, then asked conditionally
    expect(await lookAtWatched(service, never)).toBe(0);
    const later = async () => {
      bench.clock.now += 30 * 60_000;
      const before = asked.length;
      await lookAtWatched(service, never);
      while (asked.length === before) await lookAtWatched(service, never);
      let now = await read();
      while (now.checked_at !== new Date(bench.clock.now).toISOString()) now = await read();
      return now;
    };
    expect(await later()).toMatchObject({ status: "unchanged", job_id: watcher.job_id });
    expect(asked.at(-1)?.headers["if-none-match"]).toBe('"a"');
    // the same bytes under another name are no change
    place.etag = undefined;
    expect(await later()).toMatchObject({ status: "unchanged", job_id: watcher.job_id });
    place.status = 500;
    expect(await later()).toMatchObject({ status: "failed", error: "pdf_url answered with status 500" });

    Object.assign(place, { status: 200, pdf: second });
    const changed = await later();
    expect(changed.status).toBe("changed");
    const revision = await ended(changed.job_id, token);
    expect(revision).toMatchObject({ status: "done", revision_number: 2, parent_job_id: watcher.job_id });
    const told = await service.database
      .selectFrom("events")
      .select("data")
      .where("event", "=", "revision.detected")
      .where("account_id", "=", (await bench.call("GET", "/api/account", { token })).body.account.id)
      .execute();
    expect(told.map(({ data }) => JSON.parse(data))).toEqual([
      {
        project_id: project.id,
        parent_job_id: watcher.job_id,
        new_job_id: changed.job_id,
        revision_index: 2,
        source: "http",
        delta_summary: expect.stringMatching(/^Members: /),
      },
    ]);
    expect((await bench.call("DELETE", path, { token })).status).toBe(204);
    expect((await bench.call("DELETE", path, { token })).status).toBe(204);
    expect((await bench.call("GET", path, { token })).status).toBe(404);
    close();
  });

  it("who stops watching, or watches another address, while one is looked at: nothing is made of it", {
    tags: "change",
  }, async () => {
    const { service } = bench.app;
    const { token } = await bench.account("studio");
    const { project } = (await bench.call("POST", "/api/projects", { token, body: { name: "Hall" } })).body;
    const path = `/api/projects/${project.id}/watcher`;
    const other = await office();
    let asked = () => {};
    let answer = () => {};
    const server = createServer((_, response) => {
      answer = () => response.end(first);
      asked();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/a.pdf`;
    const lookedAt = async (meanwhile: () => Promise<unknown>) => {
      const inside = new Promise<void>((resolve) => {
        asked = resolve;
      });
      await bench.call("POST", path, { token, body: { url } });
      const looked = lookAtWatched(service, never);
      await inside;
      await meanwhile();
      answer();
      await looked;
    };
    const jobs = async () => (await bench.call("GET", "/api/v1/jobs", { token })).body.count;
    const before = await filesOf();

    await lookedAt(() => bench.call("DELETE", path, { token }));
    expect([await jobs(), (await bench.call("GET", path, { token })).status]).toEqual([0, 404]);
    expect(await filesOf()).toEqual(before);

    await lookedAt(() => bench.call("POST", path, { token, body: { url: other.url } }));
    // the new one was looked at in the same round, or is next: nobody else's lease is in its way
    let { watcher } = (await bench.call("GET", path, { token })).body;
    while (watcher.status === "waiting") {
      await lookAtWatched(service, never);
      watcher = (await bench.call("GET", path, { token })).body.watcher;
    }
    expect(other.asked).toHaveLength(1);
    expect(watcher).toMatchObject({ url: other.url, status: "changed" });
    expect(await jobs()).toBe(1);
    expect(await ended(watcher.job_id, token)).toMatchObject({ revision_number: 1 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => bench.call("POST", path, { token, body: { url: `${other.url}?${i}` } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await bench.call("DELETE", path, { token });
    other.close();
    server.close();
  });

  itHere(
    "the pages of a drawing: boxes around what was read, as numbers and as a picture",
    { tags: "change" },
    async () => {
      const { token } = await bench.account("studio");
      const other = await bench.account("studio");
      const { body } = await upload(token, threePages);
      const job = await ended(body.job_id, token);
      const path = `/api/v1/jobs/${job.id}/pages`;
      const pages = (await bench.call("GET", path, { token })).body.pages as unknown[];
      expect(pages).toHaveLength(3);
      const parsed = pages.map((page) => jobPage.parse(page));
      const marks = new Set(
        parsed.flatMap(({ boxes }) => boxes.flatMap(({ mark }) => (mark === undefined ? [] : [mark]))),
      );
      for (const { mark } of job.extracted_data.members) expect(marks).toContain(mark);
      for (const { width, height, boxes } of parsed)
        for (const { bbox } of boxes) {
          expect(bbox[0]).toBeLessThanOrEqual(bbox[2]);
          expect(bbox[2]).toBeLessThanOrEqual(width + 1);
          expect(bbox[3]).toBeLessThanOrEqual(height + 1);
        }
      const picture = async (page: number | string, by = token) => {
        const answer = await fetch(`${bench.base}${path}/${page}.png`, { headers: { Authorization: `Bearer ${by}` } });
        return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
      };
      const drawn = await picture(1);
      expect([drawn.answer.status, drawn.answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(drawn.bytes.subarray(1, 4).toString()).toBe("PNG");
      const again = await picture(1);
      expect(again.bytes.equals(drawn.bytes)).toBe(true);
      expect((await filesOf()).filter((key) => key.endsWith("-1.png"))).toHaveLength(1);
      const as = { headers: { Authorization: `Bearer ${token}` } };
      const alone = await fetch(`${bench.base}${path}/1.png?marks=false`, as);
      expect([alone.status, Buffer.from(await alone.arrayBuffer()).equals(drawn.bytes)]).toEqual([200, false]);
      expect((await fetch(`${bench.base}${path}/1.png?marks=no`, as)).status).toBe(400);
      for (const wrong of [0, 4, "x", "1e0"]) expect((await picture(wrong)).answer.status).toBe(404);
      expect((await picture(1, other.token)).answer.status).toBe(404);
      const unread = await upload(token, Buffer.from("%PDF-1.4\nnothing that can be read"));
      await ended(unread.body.job_id, token);
      expect((await bench.call("GET", `/api/v1/jobs/${unread.body.job_id}/pages`, { token })).status).toBe(409);
      expect((await bench.call("DELETE", `/api/v1/jobs/${job.id}`, { token })).status).toBe(204);
    },
  );

  itHere(
    "an account keeps so many MB and no more: 409 with a sentence, and nothing stays of what was refused",
    { tags: "change" },
    async () => {
      const { token } = await bench.account("studio");
      const { body } = await upload(token, first);
      await ended(body.job_id, token);
      const { database } = bench.app.service;
      await database
        .updateTable("jobs")
        .set({ pdf_bytes: 30 * 2 ** 20 })
        .where("id", "=", body.job_id)
        .execute();
      const before = await filesOf();
      const full = await upload(token, second);
      expect([full.status, full.body.code, full.body.error]).toEqual([
        409,
        "limit_reached",
        expect.stringMatching(/take 3\d of 30 MB; delete jobs/),
      ]);
      expect((await filesOf()).sort()).toEqual(before.sort());
      const { place, url, close } = await office();
      place.pdf = second;
      const fetched = await bench.call("POST", "/api/v1/jobs", { token, body: { pdf_url: url } });
      // how large it is, is known when it has been fetched
      if (fetched.status === 202) expect((await ended(fetched.body.job_id, token)).error).toMatch(/take 3\d of 30 MB/);
      else expect(fetched.status).toBe(409);
      close();
      expect((await bench.call("DELETE", `/api/v1/jobs/${body.job_id}`, { token })).status).toBe(204);
      const again = await upload(token, second);
      expect(again.status).toBe(202);
      await ended(again.body.job_id, token);
    },
  );

  it("what ended before the retention period goes, with its files and what was told of it", {
    tags: "change",
  }, async () => {
    const { token, id } = await bench.account("studio");
    await bench.call("POST", "/api/tokens", {
      token,
      body: { name: "hook", webhook_url: "http://127.0.0.1:9/in", webhook_secret: "sixteen letters!" },
    });
    const old = await upload(token, first);
    await ended(old.body.job_id, token);
    const { service } = bench.app;
    const countOf = async (table: "jobs" | "events" | "deliveries") => {
      const { count } = await service.database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("account_id", "=", id)
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    await service.database.updateTable("deliveries").set({ status: "dead" }).where("account_id", "=", id).execute();
    await purge(service);
    expect([await countOf("jobs"), (await countOf("events")) > 0, (await countOf("deliveries")) > 0]).toEqual([
      1,
      true,
      true,
    ]);
    bench.clock.now += 29 * day;
    const young = await upload(token, second);
    await ended(young.body.job_id, token);
    await service.database.updateTable("deliveries").set({ status: "dead" }).where("account_id", "=", id).execute();
    bench.clock.now += 2 * day;
    await purge(service);
    const left = (await bench.call("GET", "/api/v1/jobs", { token })).body.jobs as { id: number }[];
    expect(left.map((one) => one.id)).toEqual([young.body.job_id]);
    const { files } = await service.database
      .selectFrom("jobs")
      .select("files")
      .where("id", "=", young.body.job_id)
      .executeTakeFirstOrThrow();
    for (const key of await filesOf()) expect(key.startsWith(`${files}/`)).toBe(true);
  });

  itHere(
    "what a job that stays is a revision of stays with it, and what a watcher compares with",
    { tags: "change" },
    async () => {
      const { service } = bench.app;
      const { token } = await bench.account("studio");
      const revise = async (id: number) =>
        (await bench.call("POST", `/api/v1/jobs/${id}/revise`, { token, body: { pdf_url: place.url } })).body.job_id;
      const place = await office();
      const { body } = await bench.call("POST", "/api/v1/jobs", { token, body: { pdf_url: place.url } });
      const one = body.job_id as number;
      await ended(one, token);
      const two = await revise(one);
      await ended(two, token);
      const { project } = (await bench.call("POST", "/api/projects", { token, body: { name: "Hall" } })).body;
      const path = `/api/projects/${project.id}/watcher`;
      await bench.call("POST", path, { token, body: { url: place.url, interval_minutes: 43_200 } });
      const watched = async () => (await bench.call("GET", path, { token })).body.watcher;
      let watcher = await watched();
      while (watcher.status === "waiting") {
        await lookAtWatched(service, never);
        watcher = await watched();
      }
      await ended(watcher.job_id, token);
      bench.clock.now += 31 * day;
      const three = await revise(two);
      await ended(three, token);
      await purge(service);
      const left = async () =>
        ((await bench.call("GET", "/api/v1/jobs", { token })).body.jobs as { id: number }[]).map(({ id }) => id);
      expect(await left()).toEqual([three, watcher.job_id, two]);
      expect((await bench.call("GET", `/api/v1/jobs/${three}/diff/${two}`, { token })).status).toBe(200);
      await bench.call("DELETE", path, { token });
      bench.clock.now += 31 * day;
      await purge(service);
      expect(await left()).toEqual([]);
      place.close();
    },
  );

  // it counts what the tests above did
  it("metrics tell of stages, threads, pool, dead letters and reasons of 429", { tags: "change" }, async () => {
    const { token } = await bench.account("free");
    const bolt = { members: [{}] };
    await bench.call("POST", "/api/v1/check/en-1993-1-1", { token, body: bolt });
    await bench.app.service.meter.take({ key: "x", limit: 1, span: 1 });
    const text = (await bench.call("GET", "/metrics")).text;
    for (const line of [
      'job_stage_duration_seconds_count{stage="reading"}',
      'job_stage_duration_seconds_count{stage="keeping"}',
      'pool_threads{pool="jobs",state="busy"} 0',
      "webhook_dead_letters ",
      `watched_drawings_total{outcome="changed"} ${here(engine) ? 4 : 3}`,
      ...(engine === "postgres" ? ['database_pool_connections{state="idle"}'] : []),
    ])
      expect(text).toContain(line);
  });
});

test("an address that the world cannot reach is not watched", async () => {
  const bench = await openBench("sqlite", { rateLimit: 1000 });
  const { token } = (await bench?.account("studio")) ?? {};
  const { project } = (await bench?.call("POST", "/api/projects", { token, body: { name: "p" } }))?.body ?? {};
  for (const url of ["http://127.0.0.1/a.pdf", "http://169.254.169.254/latest", "http://[::1]/", "http://10.0.0.1/"]) {
    const answer = await bench?.call("POST", `/api/projects/${project.id}/watcher`, { token, body: { url } });
    expect([url, answer?.status]).toEqual([url, 400]);
  }
  await bench?.close();
});
