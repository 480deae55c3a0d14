import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Drawing, isReadingInterrupted, isUnreadablePdf } from "@x/drawings";
import { english, type Message } from "@x/eurocode/message";
import type { GivenActions } from "@x/fabrication";
import { type MemberList, type Override, readBack } from "@x/fabrication/members";
import { announcedFormats, eventKeyOf, isAnnounced } from "@x/words/workshop";
import type { Transaction } from "kysely";
import type { Piscina } from "piscina";
import { away } from "../database/away.ts";
import type { Tables } from "../database/schema.ts";
import { tell } from "../events/events.ts";
import { fetchPdf, NotFetched } from "../net/fetch-pdf.ts";
import { jobThreadMb, placesOf, tooLittleMemory } from "../places.ts";
import { jobs as says, service as serviceSays } from "../says.ts";
import type { Service } from "../service.ts";
import type { JobOutcome } from "../worker/job.ts";
import { openThreads, workerOf } from "../worker/threads.ts";
import {
  claimJob,
  durationOf,
  failJob,
  finished,
  giveBack,
  lease,
  mostAttempts,
  onceOf,
  releaseDead,
  triesOf,
  tryAgain,
  workerName,
} from "./claim.ts";
import { exportUrl, note, resultOf, resultUrl, type StoredJob } from "./jobs.ts";
import type { Assessed, AssessTask, MadeFile } from "./pipeline.ts";
import { difference, shownIn, summaryOf } from "./result.ts";
import { noRoom } from "./storage.ts";
import type { Worker } from "./worker.ts";

export interface WorkerOptions {
  readonly places?: number;
  readonly memoryMb?: number;
}

/** Ends the work on a job, with a sentence for its owner. */
class JobProblem extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}
/** The worker ends; the job goes back. */
class Stopping extends Error {}
/** Another has the job by now. */
class Lost extends Error {}

/** Works on jobs until it is stopped: in processes and threads of their own, with limits of time and memory. */
export async function startWorker(
  service: Service,
  { places, memoryMb = jobThreadMb }: WorkerOptions = {},
): Promise<Worker> {
  const { store, queue, log, now, config } = service;
  const most = places ?? placesOf(config).jobs;
  const me = workerName(randomUUID().slice(0, 8));
  const running = new Map<number, AbortController>();
  const work = new Set<Promise<unknown>>();
  let stopping = false;
  const threads = openThreads<AssessTask, JobOutcome>(workerOf("job"), { least: 0, most, memoryMb });

  let claims = 0;
  const one = async (): Promise<boolean> => {
    if (stopping) return false;
    const worker = `${me}/${++claims}`;
    const job = await claimJob(store, worker, now(), config.accountRunning);
    if (!job) return false;
    service.deliverer.wake();
    const abort = new AbortController();
    running.set(job.id, abort);
    const done = workOn(service, threads, job, worker, abort).finally(() => {
      running.delete(job.id);
      service.deliverer.wake();
    });
    work.add(done);
    await done.finally(() => work.delete(done));
    // an account that had as many running as it may has a place again, and nobody calls for its next job
    void take().catch((error: unknown) => log.warn({ err: error }, "the next job was not looked for"));
    return true;
  };

  /** Jobs whose worker is dead have nobody who calls for them. */
  const take = async (): Promise<void> => {
    while (!stopping && running.size < most && (await one()));
  };
  const sweep = async () => {
    await releaseDead(store, me, now());
    await take();
  };
  const look = () =>
    void sweep().catch((error: unknown) => log.warn({ err: error }, "jobs of dead workers were not looked for"));
  look();
  const watch = setInterval(look, lease / 3);
  watch.unref();
  await queue.start(one, most);
  log.debug({ places: most, job_timeout_s: config.jobTimeout }, "working on jobs");
  const short = tooLittleMemory(placesOf(config));
  if (short !== undefined) log.warn(short);
  return {
    get threads() {
      return {
        all: threads.threads.length,
        busy: threads.threads.length === 0 ? 0 : Math.min(running.size, threads.threads.length),
      };
    },
    cancel: (id) => running.get(id)?.abort(new JobProblem(says.canceled)),
    stop: async () => {
      stopping = true;
      clearInterval(watch);
      for (const abort of running.values()) abort.abort(new Stopping());
      await Promise.allSettled(work);
      await queue.stop();
      await threads.destroy();
    },
  };
}

async function workOn(
  service: Service,
  threads: Piscina<AssessTask, JobOutcome>,
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
    const assessed = await stage("checking", () => assessment(service, threads, job, worker, drawing, abort.signal));
    await stage("keeping", () => finish(service, job, worker, assessed, pdf));
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
        if (await holds(change, job, worker)) await failJob(change, job, why ?? says.failed, now());
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

/** Only who holds a job may change it: a worker that was taken for dead may come back. */
const holds = async (change: Transaction<Tables>, { id }: StoredJob, worker: string): Promise<boolean> =>
  (await change
    .updateTable("jobs")
    .set({ worker })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("status", "=", "processing")
    .returning("id")
    .executeTakeFirst()) !== undefined;

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

export const drawingKey = (job: Pick<StoredJob, "files">): string => `${job.files}/drawing.json`;
/** Members of a list, as `drawingKey` keeps those of a drawing: one without pages. */
export const readAlready = (members: MemberList): Buffer =>
  Buffer.from(JSON.stringify({ ...members, pages: [] } satisfies Drawing));
const isList = ({ pages }: Drawing): boolean => pages.length === 0;
export const pdfKey = (job: Pick<StoredJob, "files">): string => `${job.files}/drawing.pdf`;

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
): Promise<{ drawing: Drawing; pdf?: PdfFacts }> {
  const { blobs, config } = service;
  const kept = await blobs.read(drawingKey(job));
  if (kept) return { drawing: readBack(JSON.parse(kept.toString("utf8")) as Drawing) }; // written below
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
  const drawing = await service.read(
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
  if (drawing.members.length === 0) {
    throw new JobProblem(says.noMember);
  }
  await blobs.put(drawingKey(job), Buffer.from(JSON.stringify(drawing)), "application/json");
  return { drawing, ...(pdf && { pdf }) };
}

interface PdfFacts {
  readonly bytes: number;
  readonly sha256: string;
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
  threads: Piscina<AssessTask, JobOutcome>,
  job: StoredJob,
  worker: string,
  drawing: Drawing,
  signal: AbortSignal,
): Promise<Assessed> {
  await progress(service, job, worker, "checking", 0.7);
  const project = await service.database
    .selectFrom("projects")
    .select("default_actions")
    .where("id", "=", job.project_id)
    .executeTakeFirst();
  const pdf = isList(drawing) ? undefined : await service.blobs.read(pdfKey(job));
  if (!pdf && !isList(drawing)) throw new JobProblem(says.drawingGone);
  const task: AssessTask = {
    ...(pdf && { pdf: new Uint8Array(pdf) }),
    drawing,
    annex: job.national_annex,
    // written by jobs/submit.ts, both of them
    corrections: job.corrections === null ? [] : (JSON.parse(job.corrections) as Override[]),
    actions: job.actions === null ? [] : (JSON.parse(job.actions) as GivenActions[]),
    defaults: defaultsOf(project?.default_actions ?? null),
  };
  const outcome = await threads.run(task, { signal });
  if ("refused" in outcome) throw new JobProblem(outcome.refused);
  await progress(service, job, worker, "keeping", 0.95);
  return outcome;
}

function defaultsOf(text: string | null): GivenActions[] {
  if (text === null) return [];
  const rows = JSON.parse(text) as { mark: string }[]; // of the contract's form
  return rows.map(({ mark, ...values }) => ({ mark, values: values as Record<string, number> }));
}

/** Everything at once, or nothing: result, files, status and what is told of it. */
async function finish(
  service: Service,
  job: StoredJob,
  worker: string,
  assessed: Assessed,
  pdf: PdfFacts | undefined,
): Promise<void> {
  const { blobs, database, now } = service;
  // each time of its own: who reads the past files of a corrected job goes on reading them
  const place = `${job.files}/made-${job.again}-${job.attempts}`;
  for (const { format, type, bytes } of assessed.files) await blobs.put(`${place}/${format}`, bytes, type);
  const delta = await deltaOf(service, job, assessed);
  const past = await database.transaction().execute(async (change) => {
    if (!(await holds(change, job, worker))) throw new Lost();
    const at = new Date(now()).toISOString();
    await change
      .updateTable("jobs")
      .set({
        status: "done",
        ...(pdf ? { pdf_bytes: pdf.bytes, pdf_sha256: pdf.sha256 } : {}),
        error: null,
        ...finished(at),
      })
      .where("id", "=", job.id)
      .execute();
    const result = JSON.stringify(assessed.result);
    await change
      .insertInto("job_results")
      .values({ job_id: job.id, result })
      .onConflict((conflict) => conflict.column("job_id").doUpdateSet({ result }))
      .execute();
    const gone = await change.deleteFrom("exports").where("job_id", "=", job.id).returning("key").execute();
    if (assessed.files.length > 0) {
      await change
        .insertInto("exports")
        .values(
          assessed.files.map(({ format, type, bytes }) => ({
            job_id: job.id,
            format,
            key: `${place}/${format}`,
            type,
            bytes: bytes.length,
            sha256: createHash("sha256").update(bytes).digest("hex"),
          })),
        )
        .execute();
    }
    await note(change, job.id, "done", { status: "done" }, at);
    await tellOfEnd(change, job, assessed, delta, now(), service.base());
    return gone.map(({ key }) => key);
  });
  await blobs.delete(past.filter((key) => !key.startsWith(`${place}/`)));
}

async function tellOfEnd(
  change: Transaction<Tables>,
  job: StoredJob,
  { summary, files }: Assessed,
  delta: string | undefined,
  at: number,
  base: string,
): Promise<void> {
  const { id: job_id, project_id, account_id: account } = job;
  const url = (format: string) => exportUrl(project_id, format, job_id);
  const has = (format: string) => files.some((file: MadeFile) => file.format === format);
  if (delta !== undefined) {
    await tell(change, {
      account,
      event: "revision.detected",
      data: {
        project_id,
        parent_job_id: job.parent_id,
        new_job_id: job_id,
        revision_index: job.revision_number,
        source: job.source,
        delta_summary: delta,
      },
      once: onceOf(job, "revision"),
      at,
    });
  }
  await tell(change, {
    account,
    event: "job.completed",
    data: {
      job_id,
      project_id,
      result_url: resultUrl(base, project_id, job_id, has("shop.pdf")),
      utilisation_summary: {
        member_count: summary.member_count,
        passed_count: summary.pieces.passed,
        failed_count: summary.pieces.failed,
        not_designed_count: summary.pieces["not designed"],
        max_utilisation: Math.round(10_000 * summary.max_utilization) / 100,
        total_mass_kg: summary.total_mass_kg,
      },
      export_urls: Object.fromEntries(announcedFormats.filter(has).map((format) => [eventKeyOf(format), url(format)])),
      duration_seconds: durationOf(job, at),
    },
    once: onceOf(job, "completed"),
    at,
  });
  for (const { format, bytes } of files) {
    if (!isAnnounced(format)) continue;
    await tell(change, {
      account,
      event: "export.ready",
      data: { job_id, project_id, format, download_url: url(format), size_bytes: bytes.length },
      once: onceOf(job, `export ${format}`),
      at,
    });
  }
}

/** What a revision changed, told when it is done; a correction is no revision. */
async function deltaOf({ database }: Service, job: StoredJob, { result }: Assessed): Promise<string | undefined> {
  if (job.parent_id === null || job.again > 0) return undefined;
  const before = await resultOf(database, job.parent_id);
  return before
    ? summaryOf(difference(before, shownIn(result, "en")))
    : "the revision before it has no result to compare with";
}
