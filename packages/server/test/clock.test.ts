import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeAt } from "../src/accounts/one-time-code.ts";
import { begin, confirm, fitsCode } from "../src/accounts/two-factor.ts";
import { openWatch } from "../src/clock.ts";
import { claimJob, durationOf, lease, releaseDead, type SeenLeases, workerName } from "../src/jobs/claim.ts";
import { insertJob, ownJob } from "../src/jobs/jobs.ts";
import { purge } from "../src/limits/purge.ts";
import { createProject } from "../src/projects/projects.ts";
import { lookAtWatched, setWatcher, watcherAt } from "../src/projects/watcher.ts";
import { type Bench, openBench } from "./support/app.ts";
import { bothEngines } from "./support/databases.ts";

// What was to happen at a time when the clock is set: an hour forward, a day back.

const [minute, hour] = [60_000, 3_600_000];
const never = new AbortController().signal;

it("a clock that is set is told from one that runs", () => {
  const at = { wall: 1000, running: 5 };
  const moved = openWatch(
    () => at.wall,
    () => at.running,
  );
  const after = (wall: number, running: number) => {
    at.wall += wall;
    at.running += running;
    return moved();
  };
  expect([after(100, 100), after(hour + 7, 7), after(50, 50), after(-24 * hour, 0)]).toEqual([0, hour, 0, -24 * hour]);
});

it("how long a job took is not told by the clock of the wall, where it was begun once", () => {
  const job = { started_at: new Date(1_000_000).toISOString(), attempts: 1 } as Parameters<typeof durationOf>[0];
  expect([durationOf(job, 1_000_000 + hour, 4000), durationOf(job, 0, 4000)]).toEqual([4, 4]);
  expect([durationOf({ ...job, attempts: 2 }, 1_009_000, 4000), durationOf(job, 0)]).toEqual([9, 0]);
});

describe.each(bothEngines)("%s", (engine) => {
  let bench: Bench;
  let opened: Bench | undefined;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 1000 });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  let files = 0;
  const at = () => new Date(bench.clock.now).toISOString();
  const placeOf = async () => {
    const { id: account } = await bench.account("studio");
    const { entry } = await createProject(bench.app.service.database, account, { name: "p" }, at());
    return { account, project: entry.id };
  };
  const submit = async () => {
    const place = await placeOf();
    const row = {
      annex: "EN",
      priority: 10,
      filename: "a.pdf",
      source: "upload",
      actions: null,
      corrections: null,
    } as const;
    const { id } = await bench.app.service.database
      .transaction()
      .execute((change) => insertJob(change, { ...place, ...row, files: `jobs/clock-${engine}-${++files}`, at: at() }));
    return { id, account: place.account };
  };
  const claim = async (worker: string, mine: number[] = []) =>
    (await claimJob(bench.app.service.store, worker, bench.clock.now, { mine }))?.id;

  it("a job that goes on is not taken from itself when the clock jumps; another's is, when it is silent for as long as a lease", async () => {
    const { id, account } = await submit();
    const { store, database } = bench.app.service;
    expect(await claim("elsewhere:1:a/1")).toBe(id);
    bench.clock.now += hour;
    expect(await claim("elsewhere:1:a/2", [id])).toBeUndefined();
    expect(await claim("elsewhere:1:b/1")).toBe(id);
    // held until tomorrow, by a clock that is set back now
    bench.clock.now -= 25 * hour;
    const seen: SeenLeases = new Map();
    const released = (running: number) => releaseDead(store, workerName("mine"), bench.clock.now, seen, running);
    expect([await released(0), await released(lease - 1)]).toEqual([0, 0]);
    // it is heard of
    await database
      .updateTable("jobs")
      .set({ lease_until: bench.clock.now + lease })
      .where("id", "=", id)
      .execute();
    expect([await released(lease + 1), await released(2 * lease)]).toEqual([0, 0]);
    expect(await released(2 * lease + 2)).toBe(1);
    expect(await claim("elsewhere:1:c/1")).toBe(id);
    expect(await ownJob(database, account, id)).toMatchObject({ attempts: 3, interruptions: 2 });
    await database.deleteFrom("jobs").execute();
  });

  it("a job that pauses goes on, a watched address is looked at, though the clock is set back a day", async () => {
    const { id } = await submit();
    const { database, store } = bench.app.service;
    const not_before = bench.clock.now + 10 * minute;
    await database.updateTable("jobs").set({ not_before }).where("id", "=", id).execute();
    expect(await claim("e:1:a/1")).toBeUndefined();
    const place = await placeOf();
    await setWatcher(store, { ...place, url: "http://127.0.0.1:1/a.pdf", minutes: 60, at: bench.clock.now });
    expect(await lookAtWatched(bench.app.service, never)).toBe(1);
    expect(await lookAtWatched(bench.app.service, never)).toBe(0);
    bench.clock.now -= 24 * hour;
    expect(await claim("e:1:a/1")).toBe(id);
    expect(await lookAtWatched(bench.app.service, never)).toBe(1);
    expect(Number((await watcherAt(database, place.project))?.next_at)).toBe(bench.clock.now + hour);
    await database.deleteFrom("jobs").execute();
    await database.deleteFrom("watchers").execute();
  });

  it("one-time codes hold after the clock was set back, each once", async () => {
    const { id } = await bench.account("free");
    const { service } = bench.app;
    await begin(service, id);
    const row = service.database.selectFrom("accounts").select("totp_pending").where("id", "=", id);
    const { totp_pending: pending } = await row.executeTakeFirstOrThrow();
    const secret = Buffer.from(service.vault.open(pending ?? "", `one-time codes of account ${id}`), "base64");
    const code = () => codeAt(secret, Math.floor(bench.clock.now / 30_000));
    await confirm(service, id, code());
    bench.clock.now -= 24 * hour;
    expect([await fitsCode(service, id, code()), await fitsCode(service, id, code())]).toEqual([true, false]);
  });

  it("what is old is not taken away just after the clock was set", async () => {
    const { id } = await bench.account("free");
    const { database } = bench.app.service;
    const event = { account_id: id, event: "ping", data: "{}", once: null, created_at: at() };
    await database.insertInto("events").values(event).execute();
    const left = async () =>
      (await database.selectFrom("events").select("id").where("account_id", "=", id).execute()).length;
    bench.clock.now += 100 * 24 * hour;
    await purge(bench.app.service, false);
    expect(await left()).toBe(1);
    await purge(bench.app.service);
    expect(await left()).toBe(0);
  });
});
