import { spawn } from "node:child_process";
import { once } from "node:events";
import { hostname } from "node:os";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import type { AppOptions } from "../src/app.ts";
import { claimJob, giveBack, lease, releaseDead, workerName } from "../src/jobs/claim.ts";
import { insertJob, ownJob } from "../src/jobs/jobs.ts";
import { startWorker } from "../src/jobs/run.ts";
import { createProject } from "../src/projects/projects.ts";
import { type Bench, openBench } from "./support/app.ts";
import { bothEngines } from "./support/databases.ts";

// Whose turn it is, and what becomes of jobs whose worker dies; nobody works in these tests but the tests.

describe.each(bothEngines)("%s", (engine) => {
  let bench: Bench;
  let opened: Bench | undefined;
  let files = 0;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 1000 });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    if (!opened) return;
    await bench.app.service.database.deleteFrom("jobs").execute();
    await bench.app.service.database.deleteFrom("job_turns").execute();
  });
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  const account = async () => {
    const { id } = await bench.account("studio");
    const { database } = bench.app.service;
    const project = await createProject(database, id, { name: "p" }, at());
    return { account: id, project: project.entry.id };
  };
  const at = () => new Date(bench.clock.now).toISOString();
  const submit = async ({ account, project }: { account: number; project: number }, priority = 10) => {
    const { database } = bench.app.service;
    const job = await database.transaction().execute((change) =>
      insertJob(change, {
        account,
        project,
        annex: "EN",
        priority,
        filename: "a.pdf",
        source: "upload",
        files: `jobs/${engine}-${++files}`,
        actions: null,
        corrections: null,
        at: at(),
      }),
    );
    return job.id;
  };
  const claim = async (worker = "elsewhere:1:a/1") =>
    (await claimJob(bench.app.service.store, worker, bench.clock.now))?.id;

  it("the highest priority first, of equals the oldest", async () => {
    const one = await account();
    const ids = [await submit(one), await submit(one), await submit(one, 20), await submit(one, 5)];
    expect([await claim(), await claim(), await claim(), await claim(), await claim()]).toEqual([
      ids[2],
      ids[0],
      ids[1],
      ids[3],
      undefined,
    ]);
  });

  it("of one account so many are worked on at once, and the others' go on", async () => {
    const [one, other] = [await account(), await account()];
    const ids = [await submit(one), await submit(one), await submit(one), await submit(other)];
    const { store, database } = bench.app.service;
    const claimTwo = async (worker: string) => (await claimJob(store, worker, bench.clock.now, { running: 2 }))?.id;
    const taken = [
      await claimTwo("e:1:a/1"),
      await claimTwo("e:1:a/2"),
      await claimTwo("e:1:a/3"),
      await claimTwo("e:1:a/4"),
    ];
    expect(taken).toEqual([ids[0], ids[3], ids[1], undefined]);
    await database
      .updateTable("jobs")
      .set({ status: "done", lease_until: null })
      .where("id", "=", Number(ids[0]))
      .execute();
    expect(await claimTwo("e:1:a/5")).toBe(ids[2]);
  });

  it("jobs of some accounts are left where only others' are wanted", async () => {
    const [one, other] = [await account(), await account()];
    const ids = [await submit(one, 20), await submit(other)];
    const { store } = bench.app.service;
    const claimed = (except: number[]) => claimJob(store, "e:1:a/1", bench.clock.now, { except });
    expect((await claimed([one.account]))?.id).toBe(ids[1]);
    expect(await claimed([one.account])).toBeUndefined();
    expect((await claimed([other.account]))?.id).toBe(ids[0]);
  });

  it("an account with many jobs does not starve the others", async () => {
    const [greedy, modest, third] = [await account(), await account(), await account()];
    const many: number[] = [];
    for (let i = 0; i < 10; i++) many.push(await submit(greedy));
    const few = [await submit(modest), await submit(modest)];
    const one = await submit(third);
    const order: (number | undefined)[] = [];
    for (let i = 0; i < 6; i++) order.push(await claim());
    expect(order).toEqual([many[0], few[0], one, many[1], few[1], many[2]]);
  });

  it("any queue is taken in the order that its rules give", async () => {
    const accounts = [await account(), await account(), await account(), await account()];
    let seed = 7;
    const random = (most: number) => {
      seed = (16_807 * seed) % 2_147_483_647;
      return seed % most;
    };
    const { database } = bench.app.service;
    const jobs: { id: number; account: number; priority: number; from: number }[] = [];
    for (let i = 0; i < 40; i++) {
      const one = accounts[random(accounts.length)] ?? accounts[0];
      if (!one) continue;
      const [priority, later] = [5 * random(3), random(4) === 0];
      const id = await submit(one, priority);
      const from = later ? bench.clock.now + 5 + random(30) : 0;
      if (later) await database.updateTable("jobs").set({ not_before: from }).where("id", "=", id).execute();
      jobs.push({ id, account: one.account, priority, from });
    }
    const served = new Map<number, number>();
    const expected: (number | undefined)[] = [];
    const taken: (number | undefined)[] = [];
    for (let i = 0; i < 45; i++) {
      bench.clock.now++;
      const { now } = bench.clock;
      const [next] = jobs
        .filter(({ id, from }) => from <= now && !expected.includes(id))
        .toSorted(
          (a, b) =>
            b.priority - a.priority || (served.get(a.account) ?? 0) - (served.get(b.account) ?? 0) || a.id - b.id,
        );
      if (next) served.set(next.account, now);
      expected.push(next?.id);
      taken.push(await claim());
    }
    expect(taken).toEqual(expected);
    expect(new Set(taken.filter((id) => id !== undefined)).size).toBe(40);
  });

  it("many workers at once take each job once", async () => {
    const one = await account();
    const ids = new Set<number>();
    for (let i = 0; i < 12; i++) ids.add(await submit(one));
    const taken = await Promise.all(Array.from({ length: 16 }, (_, i) => claim(`elsewhere:1:a/${i}`)));
    const got = taken.filter((id) => id !== undefined);
    expect(got).toHaveLength(12);
    expect(new Set(got)).toEqual(ids);
  });

  it("a job whose server is not heard of is taken up again, with pauses, and after ten times it fails with a sentence", async () => {
    const one = await account();
    const id = await submit(one);
    for (const pause of [0, 0, 30, 60, 120, 240, 480, 600, 600]) {
      expect(await claim()).toBe(id);
      expect(await claim()).toBeUndefined();
      bench.clock.now += lease + 1;
      if (pause === 0) continue;
      expect(await claim()).toBeUndefined();
      bench.clock.now += 1000 * pause - 1;
      expect(await claim()).toBeUndefined();
      bench.clock.now += 1;
    }
    expect(await claim()).toBe(id);
    bench.clock.now += lease + 1;
    expect(await claim()).toBeUndefined();
    const job = await ownJob(bench.app.service.database, one.account, id);
    expect(job).toMatchObject({ status: "failed", attempts: 10, error: expect.stringContaining("ended 10 times") });
    const events = await bench.app.service.database
      .selectFrom("events")
      .select("event")
      .where("account_id", "=", one.account)
      .orderBy("id")
      .execute();
    expect(events.map(({ event }) => event)).toEqual([...Array(10).fill("job.started"), "job.failed"]);
  });

  it("waiting jobs of an account that cancelled are not begun, until it is active again", async () => {
    const one = await account();
    const id = await submit(one);
    const status = (subscription_status: "canceled" | "active") =>
      bench.app.service.database
        .updateTable("accounts")
        .set({ subscription_status })
        .where("id", "=", one.account)
        .execute();
    await status("canceled");
    expect(await claim()).toBeUndefined();
    await status("active");
    expect(await claim()).toBe(id);
  });

  it("a worker that stops gives its jobs back: they wait, and no attempt is counted", async () => {
    const one = await account();
    const id = await submit(one);
    for (let i = 0; i < 5; i++) {
      expect(await claim("elsewhere:1:a/9")).toBe(id);
      await giveBack(bench.app.service.database, "elsewhere:1:a/9", bench.clock.now);
    }
    expect(await ownJob(bench.app.service.database, one.account, id)).toMatchObject({ status: "pending", attempts: 0 });
  });

  it("a process of this machine that has ended is known at once; one that lives, or is elsewhere, is not", async () => {
    const one = await account();
    const child = spawn(process.execPath, ["-e", ""]);
    await once(child, "exit");
    const workers = [
      `${hostname()}:${child.pid}:x/1`,
      workerName("mine/1"),
      `elsewhere:${child.pid}:x/1`,
      `${hostname()}:${process.ppid}:x/1`,
    ];
    const ids: (number | undefined)[] = [];
    for (const worker of workers) {
      await submit(one);
      ids.push(await claim(worker));
    }
    expect(await releaseDead(bench.app.service.store, workerName("mine"), bench.clock.now)).toBe(1);
    expect(await claim()).toBe(ids[0]);
    expect(await claim()).toBeUndefined();
    // a process of the past with the number of this one
    expect(await releaseDead(bench.app.service.store, workerName("later"), bench.clock.now)).toBe(1);
    expect(await claim()).toBe(ids[1]);
  });
});

describe("a drawing that takes all of its time", () => {
  test("holds up its own account alone: there is a place beside it for the jobs of others", {
    tags: "change",
  }, async () => {
    const read: NonNullable<AppOptions["read"]> = (_, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    const bench = await openBench("sqlite", { rateLimit: 1000 }, { read });
    if (!bench) throw new Error("no database");
    const { service } = bench.app;
    const worker = await startWorker(service, { places: 1, beside: 1, patience: 0 });
    const [slow, other] = [await bench.account("studio"), await bench.account("studio")];
    const pdf = new FormData();
    pdf.set("pdf", new Blob(["%PDF-1.4 of a drawing that is never read"]), "slow.pdf");
    const headers = { Authorization: `Bearer ${slow.token}` };
    const sent = await fetch(`${bench.base}/api/v1/jobs`, { method: "POST", body: pdf, headers });
    const { job_id: first } = (await sent.json()) as { job_id: number };
    const members = [{ mark: "B1", section: "IPE 300", length_mm: 6000 }];
    const submit = async (token: string) =>
      (await bench.call("POST", "/api/v1/jobs", { token, body: { members } })).body.job_id as number;
    const statusOf = async (id: number) =>
      (await service.database.selectFrom("jobs").select("status").where("id", "=", id).executeTakeFirstOrThrow())
        .status;
    const becomes = (id: number, status: string) =>
      vi.waitFor(async () => expect(await statusOf(id)).toBe(status), { timeout: 60_000, interval: 50 });
    await becomes(first, "processing");
    const [second, others] = [await submit(slow.token), await submit(other.token)];
    await becomes(others, "done");
    expect([await statusOf(first), await statusOf(second)]).toEqual(["processing", "pending"]);
    worker.cancel(first);
    await becomes(second, "done");
    await worker.stop();
    await bench.close();
  });
});
