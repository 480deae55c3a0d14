import { hostname } from "node:os";
import { english, type Message, plain } from "@x/eurocode/message";
import { sql, type Transaction } from "kysely";
import { latest } from "../clock.ts";
import { inTurn, type Store } from "../database/open.ts";
import type { Database, Tables } from "../database/schema.ts";
import { tell } from "../events/events.ts";
import { jobs as says } from "../says.ts";
import { note, type StoredJob } from "./jobs.ts";

/** A worker of which nothing is heard for this long is taken for dead. */
export const lease = 30_000;
/** Times that its reader or its thread may end under a job. */
export const mostAttempts = 3;
/** Times that the server may, which is not held against the drawing. */
const mostInterruptions = 10;
/** What has ended the server several times in a row waits, longer each time. */
const longestPause = 600_000;
const pauseAfter = (interruptions: number): number =>
  interruptions < 3 ? 0 : Math.min(longestPause, 30_000 * 2 ** (interruptions - 3));

/** Of the times that it was begun, those that ended by its own reader or thread, or still go on. */
export const triesOf = ({ attempts, interruptions }: Pick<StoredJob, "attempts" | "interruptions">): number =>
  attempts - interruptions;

/** `host:process:number`, so that a process that has ended is known on its own machine. */
export const workerName = (number: string): string => `${hostname()}:${process.pid}:${number}`;

export interface Claim {
  /** Jobs of one account that may be worked on at once. */
  readonly running?: number;
  /** Accounts whose jobs are not taken. */
  readonly except?: readonly number[];
  /** Jobs that this process works on: it knows that they go on, also where its clock was set forward. */
  readonly mine?: readonly number[];
}

/**
 * Takes the job whose turn it is: the highest priority; among equals the account that was served longest ago; of one
 * account the oldest. A job whose worker is not heard of waits again: the server has ended, or could not write.
 */
export async function claimJob(
  store: Store,
  worker: string,
  now: number,
  { running: runningOfOne = 2 ** 31 - 1, except = [], mine = [] }: Claim = {},
): Promise<StoredJob | undefined> {
  return store.database.transaction().execute(async (change) => {
    await inTurn(store, change, "jobs");
    for (;;) {
      const next = await nextInTurn(change, now, runningOfOne, except, mine);
      if (!next) return undefined;
      const at = new Date(now).toISOString();
      if (next.cancel_asked === 1 && next.status === "processing") await failJob(change, next, says.canceled, now);
      else if (next.status === "processing") await interrupted(change, next, now);
      else return take(change, next, worker, now, at);
    }
  });
}

/**
 * Of each account that waits its first job, found by an index; and what a dead worker holds. So the length of the queue costs
 * nothing, only how many accounts wait in it.
 */
async function nextInTurn(
  change: Transaction<Tables>,
  now: number,
  runningOfOne: number,
  except: readonly number[],
  mine: readonly number[],
): Promise<StoredJob | undefined> {
  const notMine = mine.length === 0 ? sql`true` : sql`jobs.id not in (${sql.join(mine)})`;
  const others = except.length === 0 ? sql`true` : sql`jobs.account_id not in (${sql.join(except)})`;
  // who cancelled has no work begun; what waits stays for when the subscription is active again
  const { rows } = await sql<StoredJob>`
    with recursive waiting (account_id) as (
      select min(account_id) from jobs where status = 'pending'
      union all
      select (select min(jobs.account_id) from jobs where jobs.status = 'pending' and jobs.account_id > waiting.account_id)
        from waiting where waiting.account_id is not null
    ), firsts (id) as (
      select (select jobs.id from jobs where jobs.status = 'pending' and jobs.account_id = waiting.account_id
          and (jobs.not_before is null or jobs.not_before <= ${now} or jobs.not_before > ${latest(now, longestPause)}) order by jobs.priority desc, jobs.id limit 1)
        from waiting
      union all
      select jobs.id from jobs where jobs.status = 'processing' and jobs.lease_until < ${now} and ${notMine}
    )
    select jobs.* from firsts
      inner join jobs on jobs.id = firsts.id
      inner join accounts on accounts.id = jobs.account_id
      left join job_turns on job_turns.account_id = jobs.account_id
    where (jobs.status = 'processing' or accounts.subscription_status <> 'canceled') and ${others}
      and (select count(*) from jobs as running where running.status = 'processing'
        and running.account_id = jobs.account_id and running.lease_until >= ${now}) < ${runningOfOne}
    order by jobs.priority desc, coalesce(job_turns.at, 0), jobs.id
    limit 1`.execute(change);
  return rows[0];
}

/** The server has ended under it, or could not write: it waits again, after several times with a pause. */
async function interrupted(change: Transaction<Tables>, job: StoredJob, now: number): Promise<void> {
  const interruptions = job.interruptions + 1;
  if (interruptions >= mostInterruptions) {
    return failJob(change, job, says.serverEnded({ times: interruptions }), now);
  }
  const pause = pauseAfter(interruptions);
  await change
    .updateTable("jobs")
    .set({ ...waiting(now), interruptions, not_before: pause === 0 ? null : now + pause })
    .where("id", "=", job.id)
    .execute();
}

const waiting = (now: number) => ({
  status: "pending" as const,
  worker: null,
  lease_until: null,
  stage: null,
  fraction: null,
  updated_at: new Date(now).toISOString(),
});

/** Its reader or its thread has ended: it waits again, and the time is counted. False: another has it by now. */
export async function tryAgain(change: Database, { id }: StoredJob, worker: string, now: number): Promise<boolean> {
  const given = await change
    .updateTable("jobs")
    .set(waiting(now))
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("status", "=", "processing")
    .returning("id")
    .executeTakeFirst();
  return given !== undefined;
}

async function take(
  change: Transaction<Tables>,
  next: StoredJob,
  worker: string,
  now: number,
  at: string,
): Promise<StoredJob> {
  const taken = await change
    .updateTable("jobs")
    .set({
      status: "processing",
      not_before: null,
      worker,
      lease_until: now + lease,
      attempts: next.attempts + 1,
      stage: "starting",
      fraction: 0,
      error: null,
      started_at: next.started_at ?? at,
      updated_at: at,
    })
    .where("id", "=", next.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { highest } = await change
    .selectFrom("job_turns")
    .select(({ fn }) => fn.max("at").as("highest"))
    .executeTakeFirstOrThrow();
  const turn = Number(highest ?? 0) + 1;
  await change
    .insertInto("job_turns")
    .values({ account_id: next.account_id, at: turn })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ at: turn }))
    .execute();
  await note(change, next.id, "progress", { stage: "starting", fraction: 0 }, at);
  await tell(change, {
    account: next.account_id,
    event: "job.started",
    data: { job_id: next.id, project_id: next.project_id, filename: next.input_filename, priority: next.priority },
    at: now,
  });
  return taken;
}

/** What a job that has ended no longer has. */
export const finished = (at: string) => ({
  finished_at: at,
  updated_at: at,
  worker: null,
  lease_until: null,
  stage: null,
  fraction: null,
});

/** Ends a job as failed, with its event; by whoever holds it. */
export async function failJob(
  change: Transaction<Tables>,
  job: StoredJob,
  why: Message,
  now: number,
  elapsed?: number,
): Promise<void> {
  const error = english(why);
  const { id: error_code, values: error_values } = plain(why);
  const coded = { error, error_code, ...(error_values && { error_values }) };
  const at = new Date(now).toISOString();
  await change
    .updateTable("jobs")
    .set({
      status: "failed",
      error,
      error_said: JSON.stringify(plain(why)),
      ...finished(at),
    })
    .where("id", "=", job.id)
    .execute();
  await note(change, job.id, "failed", coded, at);
  await tell(change, {
    account: job.account_id,
    event: "job.failed",
    data: { job_id: job.id, project_id: job.project_id, ...coded, duration_seconds: durationOf(job, now, elapsed) },
    once: onceOf(job, "failed"),
    at: now,
  });
}

/** Cancels what waits at once; who works on it hears of it. Undefined: it has ended. */
export async function cancelJob(
  change: Transaction<Tables>,
  job: StoredJob,
  now: number,
): Promise<"failed" | "processing" | undefined> {
  const { id } = job;
  const updated_at = new Date(now).toISOString();
  const pending = await change
    .updateTable("jobs")
    .set({ updated_at })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  if (pending) {
    await failJob(change, job, says.canceled, now);
    return "failed";
  }
  const running = await change
    .updateTable("jobs")
    .set({ cancel_asked: 1, updated_at })
    .where("id", "=", id)
    .where("status", "=", "processing")
    .returning("id")
    .executeTakeFirst();
  return running ? "processing" : undefined;
}

/** A job that is worked again ends again; each time is told once. */
export const onceOf = (job: StoredJob, what: string): string => `job ${job.id} ${what} ${job.again}`;

/** In seconds; `elapsed` is of the attempt that ends, by a clock that is never set. Of several only the clock of the wall knows. */
export const durationOf = ({ started_at, attempts }: StoredJob, now: number, elapsed?: number): number => {
  if (started_at === null) return 0;
  const milliseconds = attempts === 1 && elapsed !== undefined ? elapsed : now - Date.parse(started_at);
  return Math.max(0, Math.round(milliseconds / 1000));
};

/** What a worker that ends gives back: it waits again, and the attempt is not counted. False: it had nothing. */
export async function giveBack(change: Database, worker: string, now: number): Promise<boolean> {
  const given = await change
    .updateTable("jobs")
    .set({ ...waiting(now), attempts: sql`attempts - 1` })
    .where("worker", "=", worker)
    .where("status", "=", "processing")
    .returning("id")
    .execute();
  return given.length > 0;
}

/** The leases as they were seen, and when by a clock that is never set. */
export type SeenLeases = Map<
  number,
  { readonly worker: string | null; readonly until: number; readonly since: number }
>;

/**
 * Jobs of dead processes on this machine are released at once; of others, where a lease that has not come to its end was not prolonged
 * for as long as one holds: the clock that wrote it, or ours, has been set since.
 */
export async function releaseDead(
  { database }: Store,
  mine: string,
  now: number,
  seen: SeenLeases = new Map(),
  running = performance.now(),
): Promise<number> {
  const held = await database
    .selectFrom("jobs")
    .select(["id", "worker", "lease_until"])
    .where("status", "=", "processing")
    .where("lease_until", ">=", now)
    .execute();
  const known = new Map(seen);
  seen.clear();
  for (const { id, worker, lease_until } of held) {
    const [until, before] = [Number(lease_until), known.get(id)];
    const same = before?.worker === worker && before.until === until;
    seen.set(id, same ? before : { worker, until, since: running });
  }
  const silent = (id: number) => running - (seen.get(id)?.since ?? running) > lease;
  const dead = held.filter(({ id, worker }) => worker !== null && (isDead(worker, mine) || silent(id)));
  for (const { id, worker } of dead) {
    await database
      .updateTable("jobs")
      .set({ lease_until: 0 })
      .where("id", "=", id)
      .where("worker", "=", worker)
      .execute();
  }
  return dead.length;
}

function isDead(worker: string, mine: string): boolean {
  const [host, pid] = worker.split(":");
  if (host !== hostname()) return false;
  // a process of another life with our number
  if (pid === String(process.pid)) return worker.split(":")[2]?.split("/")[0] !== mine.split(":")[2]?.split("/")[0];
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
