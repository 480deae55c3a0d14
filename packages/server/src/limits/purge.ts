import { removeClosed } from "../accounts/deletion.ts";
import { openWatch } from "../clock.ts";
import { deliveriesTurn, inTurn } from "../database/open.ts";
import { collectGarbage } from "../files/gc.ts";
import { keptFor } from "../http/idempotency.ts";
import { removeFiles } from "../jobs/storage.ts";
import { incoming } from "../jobs/submit.ts";
import { isoTime, type Service } from "../service.ts";

const hour = 3_600_000;
/** Of new accounts from an address. */
const longestWindow = 24 * hour;
/** Milliseconds that a clock may be set by without being doubted. */
const mostMoved = hour / 6;
/** What was done to accounts. */
const keptActs = 365 * 24 * hour;

/** Takes away what no longer counts: old windows, sessions, kept answers, files of no job. Returns what stops it. */
export function startPurge(service: Service): () => void {
  const moved = openWatch(service.now);
  let steadySince = Number.NEGATIVE_INFINITY;
  const run = () => {
    const by = moved();
    if (Math.abs(by) > mostMoved) {
      steadySince = performance.now();
      service.log.warn({ seconds: Math.round(by / 1000) }, "the clock was set: what is old is kept for another day");
    }
    purge(service, performance.now() - steadySince > 24 * hour).catch((error: unknown) =>
      service.log.warn({ err: error }, "what is outdated was not taken away"),
    );
  };
  const timer = setInterval(run, hour / 4);
  timer.unref();
  const sweep = () => {
    const { database, blobs, config, log, now } = service;
    collectGarbage(database, blobs, incoming(config), now()).then(
      ({ removed }) => {
        if (removed > 0) log.info({ files: removed }, "files of no job were removed");
      },
      (error: unknown) => log.warn({ err: error }, "files of no job were not looked for"),
    );
  };
  sweep();
  const hourly = setInterval(sweep, hour);
  hourly.unref();
  return () => {
    clearInterval(timer);
    clearInterval(hourly);
  };
}

/** `steady`: nobody has just set the clock; else what people miss, if it was wrong, stays. */
export async function purge(service: Service, steady = true): Promise<void> {
  const { database, meter, now } = service;
  await meter.purge(now() - longestWindow);
  await database.deleteFrom("sessions").where("expires_at", "<", isoTime(service)).execute();
  await database.deleteFrom("verifications").where("expires_at", "<", isoTime(service)).execute();
  await database.deleteFrom("single_sign_ons").where("expires_at", "<", isoTime(service)).execute();
  const outdated = new Date(now() - keptFor).toISOString();
  await database.deleteFrom("idempotent_answers").where("created_at", "<", outdated).execute();
  await removeClosed(service);
  if (!steady) return;
  await removeOld(service);
  await removeEvents(service);
  const aYearAgo = new Date(now() - keptActs).toISOString();
  await database.deleteFrom("audit").where("created_at", "<", aYearAgo).execute();
}

const day = 24 * hour;
/** At a time: what is deleted at once holds others up. */
const batch = 100;

/**
 * Jobs that ended before the retention period, with their files. What
 * a job that stays is a revision of stays too, so that what it changed can be asked for; so does what a watcher compares
 * the next drawing with.
 */
async function removeOld(service: Pick<Service, "config" | "database" | "blobs" | "log" | "now">): Promise<number> {
  const { config, database, now } = service;
  if (config.retentionDays === 0) return 0;
  const before = new Date(now() - config.retentionDays * day).toISOString();
  let jobs = 0;
  for (;;) {
    const old = await database
      .selectFrom("jobs")
      .select("id")
      .where("status", "in", ["done", "failed"])
      .where("finished_at", "<", before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("jobs as next")
              .select("next.id")
              .whereRef("next.root_id", "=", "jobs.root_id")
              .whereRef("next.parent_id", "=", "jobs.id")
              .where(({ or, eb }) => or([eb("next.finished_at", "is", null), eb("next.finished_at", ">=", before)])),
          ),
        ),
      )
      .where("id", "not in", ({ selectFrom }) =>
        selectFrom("watchers").select("job_id").where("job_id", "is not", null).$castTo<{ job_id: number }>(),
      )
      .limit(batch)
      .execute();
    if (old.length === 0) break;
    const gone = await database
      .deleteFrom("jobs")
      .where(
        "id",
        "in",
        old.map(({ id }) => id),
      )
      // one that is worked again meanwhile stays
      .where("status", "in", ["done", "failed"])
      .returning(["id", "files"])
      .execute();
    for (const job of gone) await removeFiles(service, job);
    jobs += gone.length;
    if (old.length < batch) break;
  }
  return jobs;
}

/** Events and deliveries can be looked up and sent again for so long. */
const keptEvents = 30 * day;

/** What was sent and what was told, after a month or the retention period: also what nobody has taken until then. */
async function removeEvents({ config, store, database, now }: Service): Promise<void> {
  const retention = config.retentionDays === 0 ? keptEvents : Math.min(keptEvents, config.retentionDays * day);
  const before = new Date(now() - retention).toISOString();
  for (;;) {
    const gone = await database.transaction().execute(async (change) => {
      await inTurn(store, change, deliveriesTurn);
      const old = change.selectFrom("deliveries").select("id").where("created_at", "<", before).limit(batch);
      return change.deleteFrom("deliveries").where("id", "in", old).executeTakeFirst();
    });
    if (gone.numDeletedRows < batch) break;
  }
  await database.deleteFrom("events").where("created_at", "<", before).execute();
}
