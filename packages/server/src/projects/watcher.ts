import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Watcher } from "@x/api";
import { type Selectable, sql, type UpdateQueryBuilder } from "kysely";
import { latest } from "../clock.ts";
import { inTurn, type Store } from "../database/open.ts";
import type { Database, Tables, WatcherRow } from "../database/schema.ts";
import { pdfKey } from "../jobs/files.ts";
import { insertJob, openJobs, ownJob } from "../jobs/jobs.ts";
import { noRoom } from "../jobs/storage.ts";
import { mostOpen, nameAt, newPlace } from "../jobs/submit.ts";
import { type FetchedPdf, fetchChanged, NotFetched, type Validators } from "../net/fetch-pdf.ts";
import type { Service } from "../service.ts";

const minute = 60_000;
/** A server that goes away while it looks leaves the address to others after this; a look takes less. */
const lease = 2 * minute;
const lookEvery = 5000;
const together = 4;

type Row = Selectable<WatcherRow>;

export const watcherOf = (row: Row): Watcher => ({
  project_id: row.project_id,
  url: row.url,
  interval_minutes: row.interval_minutes,
  status: row.status,
  error: row.error,
  job_id: row.job_id,
  checked_at: row.checked_at,
  next_at: new Date(Number(row.next_at)).toISOString(),
});

export const watcherAt = (database: Database, project: number): Promise<Row | undefined> =>
  database.selectFrom("watchers").selectAll().where("project_id", "=", project).executeTakeFirst();

export interface NewWatcher {
  readonly account: number;
  readonly project: number;
  readonly url: string;
  readonly minutes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The same address keeps what is known of it; another begins anew, also for who looks at the former one just now. */
export async function setWatcher(store: Store, { account, project, url, minutes, at }: NewWatcher): Promise<Row> {
  return store.database.transaction().execute(async (change) => {
    await inTurn(store, change, `watcher of ${project}`);
    const before = await watcherAt(change, project);
    const anew = {
      etag: null,
      last_modified: null,
      sha256: null,
      job_id: null,
      status: "waiting" as const,
      error: null,
    };
    const interval = { interval_minutes: minutes, next_at: at };
    if (before) {
      return change
        .updateTable("watchers")
        .set({ url, ...interval, ...(before.url === url ? {} : { ...anew, checked_at: null, lease_until: null }) })
        .where("project_id", "=", project)
        .returningAll()
        .executeTakeFirstOrThrow();
    }
    return change
      .insertInto("watchers")
      .values({
        project_id: project,
        account_id: account,
        url,
        ...interval,
        ...anew,
        checked_at: null,
        lease_until: null,
        created_at: new Date(at).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Looks at the addresses that are due, now and again; returns what stops it. */
export function startWatching(service: Service): () => Promise<void> {
  const ending = new AbortController();
  let looking: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    looking ??= lookAtWatched(service, ending.signal)
      .catch((error: unknown) => service.log.warn({ err: error }, "watched drawings were not looked for"))
      .finally(() => {
        looking = undefined;
      });
  }, lookEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await looking;
  };
}

/** Looks once at every address that is due, each by one server; how many there were. */
export async function lookAtWatched(service: Service, signal: AbortSignal): Promise<number> {
  let looked = 0;
  while (!signal.aborted) {
    const due = await claim(service);
    await Promise.all(due.map((row) => lookAt(service, row, signal)));
    looked += due.length;
    if (due.length < together) break;
  }
  return looked;
}

async function claim({ database, store, now }: Service): Promise<Row[]> {
  const at = now();
  return database.transaction().execute(async (change) => {
    await inTurn(store, change, "watchers");
    const due = await change
      .selectFrom("watchers")
      .select("project_id")
      .where(({ or, eb }) =>
        or([eb("next_at", "<=", at), sql<boolean>`next_at - interval_minutes * ${minute} > ${latest(at, 0)}`]),
      )
      .where(({ or, eb }) =>
        or([eb("lease_until", "is", null), eb("lease_until", "<", at), eb("lease_until", ">", latest(at, lease))]),
      )
      .orderBy("next_at")
      .limit(together)
      .execute();
    if (due.length === 0) return [];
    return change
      .updateTable("watchers")
      .set({ lease_until: at + lease })
      .where(
        "project_id",
        "in",
        due.map(({ project_id }) => project_id),
      )
      .returningAll()
      .execute();
  });
}

type Found = Pick<Row, "status" | "error"> & Partial<Pick<Row, "etag" | "last_modified" | "sha256" | "job_id">>;

async function lookAt(service: Service, row: Row, signal: AbortSignal): Promise<void> {
  const { database, log, metrics, now } = service;
  let found: Found;
  try {
    found = await look(service, row, signal);
  } catch (error) {
    if (signal.aborted) {
      // who stops leaves it to others at once
      await stillMine(database.updateTable("watchers").set({ lease_until: null }), row).execute();
      return;
    }
    if (!(error instanceof NotFetched))
      log.error({ err: error, project: row.project_id }, "a watched drawing was not looked at");
    found = { status: "failed", error: error instanceof NotFetched ? error.message : "something went wrong here" };
  }
  metrics.watched.inc({ outcome: found.status });
  const at = now();
  const seen = {
    ...found,
    lease_until: null,
    checked_at: new Date(at).toISOString(),
    next_at: at + row.interval_minutes * minute,
  };
  await stillMine(database.updateTable("watchers").set(seen), row).execute();
}

/** Another address meanwhile, or none any more, is not touched. */
const stillMine = <O>(
  update: UpdateQueryBuilder<Tables, "watchers", "watchers", O>,
  { project_id, url, lease_until }: Row,
) => update.where("project_id", "=", project_id).where("url", "=", url).where("lease_until", "=", lease_until);

async function look(service: Service, row: Row, signal: AbortSignal): Promise<Found> {
  const { database, outside, config } = service;
  const account = await database
    .selectFrom("accounts")
    .select(["tier", "subscription_status"])
    .where("id", "=", row.account_id)
    .executeTakeFirstOrThrow();
  if (account.tier !== "studio" || !["active", "trialing"].includes(account.subscription_status))
    return { status: "failed", error: "the account has no active Studio subscription" };
  const folder = join(config.data, "incoming");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${randomUUID()}.watched`);
  try {
    const fetched = await fetchChanged(outside, row.url, file, signal, row);
    if (!fetched) return { status: "unchanged", error: null };
    const { etag, last_modified, sha256 } = fetched;
    if (sha256 === row.sha256) return { status: "unchanged", error: null, etag, last_modified };
    return await becomeJob(service, row, file, fetched);
  } finally {
    await rm(file, { force: true });
  }
}

/** A revision of the job before, where there is one still. */
async function becomeJob(service: Service, row: Row, file: string, fetched: FetchedPdf & Validators): Promise<Found> {
  const { database, blobs, queue, now, store } = service;
  if ((await openJobs(database, row.account_id)) >= mostOpen)
    return { status: "failed", error: `the account has ${mostOpen} waiting or running jobs` };
  const files = newPlace();
  const key = pdfKey({ files });
  await blobs.put(key, { file }, "application/pdf");
  try {
    const made = await database.transaction().execute(async (change) => {
      // with the job, so that a server that ends here makes it once; who was told to stop meanwhile makes none
      const { sha256, etag, last_modified } = fetched;
      const watched = await stillMine(change.updateTable("watchers").set({ sha256, etag, last_modified }), row)
        .returning("job_id")
        .executeTakeFirst();
      if (!watched) return undefined;
      const why = await noRoom(service, change, row.account_id, fetched.bytes);
      if (why !== undefined) throw new NotFetched(why);
      const parent = row.job_id === null ? undefined : await ownJob(change, row.account_id, row.job_id);
      if (parent) await inTurn(store, change, `chain ${parent.root_id}`);
      const { national_annex } = await change
        .selectFrom("projects")
        .select("national_annex")
        .where("id", "=", row.project_id)
        .executeTakeFirstOrThrow();
      const { priority } = await change
        .selectFrom("accounts")
        .select("priority")
        .where("id", "=", row.account_id)
        .executeTakeFirstOrThrow();
      const job = await insertJob(change, {
        account: row.account_id,
        project: row.project_id,
        annex: parent?.national_annex ?? national_annex,
        priority,
        filename: nameAt(row.url),
        source: "http",
        pdfUrl: row.url,
        files,
        bytes: fetched.bytes,
        sha256: fetched.sha256,
        actions: parent?.actions ?? null,
        corrections: parent?.corrections ?? null,
        parent,
        at: new Date(now()).toISOString(),
      });
      await queue.enqueue(change, job);
      await stillMine(change.updateTable("watchers").set({ job_id: job.id }), row).execute();
      return job.id;
    });
    if (made === undefined) {
      await blobs.delete([key]);
      return { status: "unchanged", error: null };
    }
    queue.wake();
    return { status: "changed", error: null };
  } catch (error) {
    await blobs.delete([key]).catch(() => {});
    throw error;
  }
}
