import { randomUUID } from "node:crypto";
import { english } from "@x/eurocode/message";
import { jobThreadMb, type Places, placesOf, tooLittleMemory } from "../places.ts";
import { jobs as says } from "../says.ts";
import type { Service } from "../service.ts";
import type { JobOutcome, JobTask } from "../worker/job.ts";
import { openThreads, workerOf } from "../worker/threads.ts";
import { claimJob, lease, releaseDead, type SeenLeases, workerName } from "./claim.ts";
import { JobProblem, Stopping, workOn } from "./work.ts";
import type { Worker } from "./worker.ts";

export interface WorkerOptions {
  /** What there is room for; of a server when nothing is said. */
  readonly planned?: Places;
  readonly places?: number;
  /** One more, beside jobs that take long. */
  readonly beside?: 0 | 1;
  readonly memoryMb?: number;
  /** Milliseconds after which a job is a long one. */
  readonly patience?: number;
}

/** Most drawings are read and made in less; of those that take longer many take until the end of their time. */
const standardPatience = 15_000;
/** How often the place beside long jobs looks for a short one. */
const lookBeside = 1000;

interface Running {
  readonly account: number;
  readonly abort: AbortController;
  long: boolean;
}

/**
 * Works on jobs until it is stopped: in processes and threads of their own, with limits of time and memory. Where all places
 * have been taken for long, there is one more, for accounts that have no long job here: a drawing that takes all of its time
 * does not hold up everybody's.
 */
export async function startWorker(service: Service, options: WorkerOptions = {}): Promise<Worker> {
  const { store, queue, log, now, config } = service;
  const { planned = placesOf(config) } = options;
  const { places: most = planned.jobs, beside: more = planned.beside, memoryMb = jobThreadMb } = options;
  const { patience = standardPatience } = options;
  const me = workerName(randomUUID().slice(0, 8));
  const running = new Map<number, Running>();
  const work = new Set<Promise<unknown>>();
  let stopping = false;
  const threads = openThreads<JobTask, JobOutcome>(workerOf("job"), {
    least: 0,
    most: most + planned.beside,
    memoryMb,
  });

  const longOnes = () => [...running.values()].filter(({ long }) => long);
  let claims = 0;
  let claiming = 0;
  /** Takes a job and works on it, where there is a place; false: there is none, or nothing waits. */
  const one = async (beside = false): Promise<boolean> => {
    const taken = running.size + claiming;
    const except = beside ? longOnes().map(({ account }) => account) : [];
    if (stopping || taken >= (except.length > 0 ? most + more : most)) return false;
    const worker = `${me}/${++claims}`;
    claiming++;
    const mine = [...running.keys()];
    const job = await claimJob(store, worker, now(), { running: config.accountRunning, except, mine }).finally(
      () => claiming--,
    );
    if (!job) return false;
    service.deliverer.wake();
    const own: Running = { account: job.account_id, abort: new AbortController(), long: false };
    running.set(job.id, own);
    const timer = setTimeout(() => {
      own.long = true;
      besideLong();
    }, patience);
    const done = workOn(service, threads, job, worker, own.abort).finally(() => {
      clearTimeout(timer);
      running.delete(job.id);
      service.deliverer.wake();
    });
    work.add(done);
    await done.finally(() => work.delete(done));
    // an account that had as many running as it may has a place again, and nobody calls for its next job
    besideLong();
    void take().catch((error: unknown) => log.warn({ err: error }, "the next job was not looked for"));
    return true;
  };

  /** Jobs whose worker is dead have nobody who calls for them. */
  const take = async (): Promise<void> => {
    while (!stopping && (await one())) {}
  };
  const besideLong = () => {
    if (more === 0 || longOnes().length === 0) return;
    one(true).catch((error: unknown) => log.warn({ err: error }, "a job beside the long ones was not looked for"));
  };
  const seen: SeenLeases = new Map();
  const sweep = async () => {
    await releaseDead(store, me, now(), seen);
    await take();
  };
  const look = () =>
    void sweep().catch((error: unknown) => log.warn({ err: error }, "jobs of dead workers were not looked for"));
  look();
  const timers = [setInterval(look, lease / 3), setInterval(besideLong, lookBeside)];
  for (const timer of timers) timer.unref();
  await queue.start(() => one(), most);
  log.debug({ places: most, job_timeout_s: config.jobTimeout }, "working on jobs");
  const short = tooLittleMemory(planned);
  if (short !== undefined) log.warn(english(short));
  return {
    get threads() {
      return {
        all: threads.threads.length,
        busy: threads.threads.length === 0 ? 0 : Math.min(running.size, threads.threads.length),
      };
    },
    cancel: (id) => running.get(id)?.abort.abort(new JobProblem(says.canceled)),
    stop: async () => {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      for (const { abort } of running.values()) abort.abort(new Stopping());
      await Promise.allSettled(work);
      await queue.stop();
      await threads.destroy();
    },
  };
}
