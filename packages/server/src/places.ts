import { availableParallelism, totalmem } from "node:os";
import type { Message } from "@x/eurocode/message";
import { findings as says } from "./says-of-operation.ts";

/** For threads: a core is left for requests. */
export const coresLeft = (): number => Math.max(1, availableParallelism() - 1);

/** What this process may use: of the machine, or of its container. */
export interface Machine {
  readonly cores: number;
  readonly megabytes: number;
}

function thisMachine(): Machine {
  // 0, or more than there is, where nothing bounds it
  const bound = process.constrainedMemory();
  const bytes = bound > 0 ? Math.min(bound, totalmem()) : totalmem();
  return { cores: availableParallelism(), megabytes: Math.floor(bytes / 2 ** 20) };
}

/** MB that a thread may take, which checks a drawing and makes its files. */
export const jobThreadMb = 1024;
/** MB of the process itself: the server, its database, its caches. */
const ownMb = 512;

export interface Places {
  readonly jobs: number;
  /** One more beside jobs that take long, where the memory holds it. */
  readonly beside: 0 | 1;
  /** Pictures of pages, each drawn by a process like that of a reader. */
  readonly pictures: number;
  /** MB of all of them at their limits, with the process itself. */
  readonly megabytes: number;
}

/** How much is worked on at once: a core is left for requests, and all at their limits fit into the memory; one always is. */
export function placesOf(
  { jobWorkers, readerMb }: { readonly jobWorkers: number | undefined; readonly readerMb: number },
  { cores, megabytes }: Machine = thisMachine(),
  draws = true,
): Places {
  const free = Math.max(1, cores - 1);
  const job = readerMb + jobThreadMb;
  const fit = (room: number, each: number) => Math.max(1, Math.min(free, Math.floor(room / each)));
  const jobs = jobWorkers ?? fit(megabytes - ownMb, job);
  const pictures = draws ? fit(megabytes - ownMb - jobs * job, readerMb) : 0;
  const taken = ownMb + jobs * job + pictures * readerMb;
  const beside = jobs > 0 && taken + job <= megabytes ? 1 : 0;
  return { jobs, beside, pictures, megabytes: taken + beside * job };
}

/** What is wrong where the jobs at once, all at their limits, are more than the memory holds. */
export function tooLittleMemory(places: Places, machine: Machine = thisMachine()): Message | undefined {
  if (places.megabytes <= machine.megabytes) return undefined;
  return says.littleMemory({ jobs: jobsAtOnce(places), megabytes: places.megabytes, there: machine.megabytes });
}

export const jobsAtOnce = ({ jobs, pictures }: Places): Message =>
  pictures === 0
    ? says.jobs({ jobs })
    : jobs === 0
      ? says.pictures({ pictures })
      : says.jobsAndPictures({ jobs, pictures });

/** Those of a process that works on jobs alone: it has one place at least, and draws no pages for people. */
export const placesOfWorker = (settings: Parameters<typeof placesOf>[0], machine?: Machine): Places =>
  placesOf({ ...settings, jobWorkers: settings.jobWorkers === 0 ? 1 : settings.jobWorkers }, machine, false);
