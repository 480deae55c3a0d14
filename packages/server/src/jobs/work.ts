import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isReadingInterrupted, isUnreadablePdf } from "@x/drawings";
import { english, type Message } from "@x/eurocode/message";
import type { Piscina } from "piscina";
import { away } from "../database/away.ts";
import { fetchPdf, NotFetched } from "../net/fetch-pdf.ts";
import { jobs as says, service as serviceSays } from "../says.ts";
import type { Service } from "../service.ts";
import type { JobOutcome, JobTask, Made } from "../worker/job.ts";
import { failJob, giveBack, lease, mostAttempts, triesOf, tryAgain } from "./claim.ts";
import { drawingKey, isOfList, pdfKey } from "./files.ts";
import { finish, holds, Lost, type PdfFacts } from "./finish.ts";
import { note, resultText, type StoredJob } from "./jobs.ts";
import { noRoom } from "./storage.ts";

type Threads = Piscina<JobTask, JobOutcome>;

/** Ends the work on a job, with a sentence for its owner. */
export class JobProblem extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}
/** The worker ends; the job goes back. */
export class Stopping extends Error {}

/** One job, from its drawing to its files. */
export async function workOn(
  service: Service,
  threads: Threads,
  job: StoredJob,
  worker: string,
  abort: AbortController,
): Promise<void> {
  const { store, log, now, config, metrics } = service;
  const limit = setTimeout(
    () => abort.abort(new JobProblem(says.slow({ most: config.jobTimeout }))),
    config.jobTimeout * 1000,
  );
  const beat = setInterval(() => {
    heartbeat(service, job, worker).then(
      (state) => {
        if (state !== "mine") abort.abort(state === "canceled" ? new JobProblem(says.canceled) : new Lost());
      },
      (error: unknown) => log.warn({ err: error, ...aboutJob(job) }, "a job was not held"),
    );
  }, 1000);
  const started = performance.now();
  const span = service.tracing.begin("job", "consumer", spanned(job), job.trace ?? undefined);
  const about = { ...aboutJob(job), ...(span.trace === undefined ? {} : { trace_id: span.trace }) };
  const stage = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const part = service.tracing.begin(name, "internal", {}, span.context);
    try {
      const done = await work();
      part.end();
      return done;
    } catch (error) {
      part.end(`${name} did not end well`);
      throw error;
    } finally {
      metrics.stageSeconds.observe({ stage: name }, (performance.now() - begun) / 1000);
    }
  };
  let failure: string | undefined;
  try {
    const { drawing, pdf } = await stage("reading", () => read(service, job, worker, abort.signal));
    const made = await stage("checking", () => assessment(service, threads, job, worker, drawing, abort.signal));
    const elapsed = performance.now() - started;
    await stage("keeping", () => finish(service, job, worker, { ...made, elapsed }, pdf));
    log.info({ ...about, ms: Math.round(performance.now() - started) }, "a job is done");
    metrics.jobs.inc({ status: "done" });
  } catch (error) {
    const reason: unknown = abort.signal.aborted ? abort.signal.reason : error;
    if (reason instanceof Stopping) {
      await store.database.transaction().execute(async (change) => {
        if (await giveBack(change, worker, now())) await service.queue.enqueue(change, job);
      });
    } else if (reason instanceof Lost) {
      failure = "another has it by now";
    } else if (endedUnder(reason) && triesOf(job) < mostAttempts) {
      failure = "its reader or thread ended";
      log.warn({ err: reason, ...about }, "a job's reader or thread ended: it is taken up again");
      await store.database.transaction().execute(async (change) => {
        if (await tryAgain(change, job, worker, now())) await service.queue.enqueue(change, job);
      });
    } else if (isPassing(reason)) {
      // nothing is written of it: what could be is away. When its lease is over it is taken up again
      failure = "the database or the files went away";
      log.warn({ err: reason, ...about }, "a job was given up for now: it is taken up again");
    } else {
      const why = saidOf(reason);
      failure = why ? english(why) : "something went wrong";
      if (!why) log.error({ err: reason, ...about }, "a job failed");
      else log.info({ ...about, reason: failure }, "a job ended as failed");
      await store.database.transaction().execute(async (change) => {
        if (await holds(change, job, worker))
          await failJob(change, job, why ?? says.failed, now(), performance.now() - started);
      });
      metrics.jobs.inc({ status: "failed" });
    }
  } finally {
    clearTimeout(limit);
    clearInterval(beat);
    span.end(failure);
    metrics.jobSeconds.observe((performance.now() - started) / 1000);
  }
}

const aboutJob = ({ id, account_id, request_id }: StoredJob) => ({ job: id, account: account_id, request_id });
const spanned = (job: StoredJob) => ({
  "x.job": job.id,
  "x.account": job.account_id,
  "x.attempt": job.attempts,
  "x.request_id": job.request_id ?? undefined,
});

/** The process that reads, or the thread that checks, has ended; of one that asked for too much memory it is known why. */
const endedUnder = (error: unknown): boolean =>
  isReadingInterrupted(error) || (error instanceof Error && !isOutOfMemory(error) && threadEnded.test(error.message));

const isOutOfMemory = (error: Error): boolean => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
const threadEnded = /worker exited with code|Terminating worker thread/;

/** What is away comes back; a full disk is emptied by people. */
const isPassing = (error: unknown): boolean => {
  const why = away(error);
  return why !== undefined && why !== serviceSays.diskFull;
};

function saidOf(error: unknown): Message | undefined {
  if (error instanceof JobProblem || error instanceof NotFetched) return error.said;
  if (endedUnder(error)) return says.workersEnded({ times: mostAttempts });
  if (isUnreadablePdf(error)) return says.unreadable({ why: error.said });
  const why = away(error);
  if (why !== undefined) return says.submitLater({ why });
  return error instanceof Error && isOutOfMemory(error) ? says.memory : undefined;
}

async function heartbeat(
  { database, now }: Service,
  { id }: StoredJob,
  worker: string,
): Promise<"mine" | "lost" | "canceled"> {
  const held = await database
    .updateTable("jobs")
    .set({ lease_until: now() + lease })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("status", "=", "processing")
    .returning("cancel_asked")
    .executeTakeFirst();
  return held ? (held.cancel_asked === 1 ? "canceled" : "mine") : "lost";
}

async function progress(
  { database, now, log }: Service,
  job: StoredJob,
  worker: string,
  stage: string,
  fraction: number,
): Promise<void> {
  const { id } = job;
  const at = new Date(now()).toISOString();
  const data = { stage, fraction: Math.round(100 * fraction) / 100 };
  try {
    await database.transaction().execute(async (change) => {
      const mine = await change
        .updateTable("jobs")
        .set({ ...data, updated_at: at })
        .where("id", "=", id)
        .where("worker", "=", worker)
        .returning("id")
        .executeTakeFirst();
      if (mine) await note(change, id, "progress", data, at);
    });
  } catch (error) {
    log.warn({ err: error, ...aboutJob(job) }, "progress was not noted");
  }
}

/** Of a job's time, so that what a slow drawing has given so far is told before the job itself ends. */
export const readingLimits = ({ jobTimeout, readerMb }: Pick<Service["config"], "jobTimeout" | "readerMb">) => ({
  seconds: Math.max(1, jobTimeout - Math.max(5, jobTimeout / 12)),
  megabytes: readerMb,
});

/** What was read is kept: corrections are worked in without reading again. */
async function read(
  service: Service,
  job: StoredJob,
  worker: string,
  signal: AbortSignal,
): Promise<{ drawing: Uint8Array; pdf?: PdfFacts }> {
  const { blobs, config, desk } = service;
  const kept = await blobs.read(drawingKey(job));
  if (kept) return { drawing: kept };
  let pdf: PdfFacts | undefined;
  if (job.pdf_url !== null && job.pdf_sha256 === null) {
    await progress(service, job, worker, "fetching", 0.02);
    pdf = await fetched(service, job, signal);
    const { bytes } = pdf;
    const why = await service.database
      .transaction()
      .execute((change) => noRoom(service, change, job.account_id, bytes));
    if (why !== undefined) throw new JobProblem(why);
  }
  const bytes = await blobs.read(pdfKey(job));
  if (!bytes) throw new JobProblem(says.drawingGone);
  await progress(service, job, worker, "reading", 0.05);
  let told = 0;
  const { json, members, warning } = await service.read(
    new Uint8Array(bytes),
    { signal, limits: readingLimits(config) },
    ({ page, pages }) => {
      const fraction = 0.05 + (0.6 * page) / Math.max(1, pages);
      if (fraction - told < 0.02) return;
      told = fraction;
      void progress(service, job, worker, "reading", fraction);
    },
  );
  signal.throwIfAborted();
  if (members === 0) throw new JobProblem(says.noMember);
  const drawing =
    warning === undefined ? json : await desk.run(job.account_id, "warned", { drawing: json, warning }, json.length);
  await blobs.put(drawingKey(job), drawing, "application/json");
  return { drawing, ...(pdf && { pdf }) };
}

async function fetched({ blobs, outside, config }: Service, job: StoredJob, signal: AbortSignal): Promise<PdfFacts> {
  const folder = join(config.data, "incoming");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${randomUUID()}.fetched`);
  try {
    const facts = await fetchPdf(outside, job.pdf_url ?? "", file, signal);
    await blobs.put(pdfKey(job), { file }, "application/pdf");
    return facts;
  } finally {
    await rm(file, { force: true });
  }
}

async function assessment(
  service: Service,
  threads: Threads,
  job: StoredJob,
  worker: string,
  drawing: Uint8Array,
  signal: AbortSignal,
): Promise<Made> {
  const { database, blobs } = service;
  await progress(service, job, worker, "checking", 0.7);
  const project = await database
    .selectFrom("projects")
    .select("default_actions")
    .where("id", "=", job.project_id)
    .executeTakeFirst();
  const pdf = isOfList(job) ? undefined : await blobs.read(pdfKey(job));
  if (!pdf && !isOfList(job)) throw new JobProblem(says.drawingGone);
  // a correction is no revision
  const before = job.parent_id === null || job.again > 0 ? undefined : await resultText(database, job.parent_id);
  const own = job.again > 0 ? await resultText(database, job.id) : undefined;
  const kept = own ?? (job.parent_id === null ? undefined : (before ?? (await resultText(database, job.parent_id))));
  const outcome = await threads.run(
    {
      ...(pdf && { pdf: new Uint8Array(pdf) }),
      drawing,
      annex: job.national_annex,
      corrections: job.corrections,
      actions: job.actions,
      defaults: project?.default_actions ?? null,
      before,
      kept,
    },
    { signal },
  );
  if ("refused" in outcome) throw new JobProblem(outcome.refused);
  await progress(service, job, worker, "keeping", 0.95);
  return outcome;
}
