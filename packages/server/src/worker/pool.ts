import { MessageChannel } from "node:worker_threads";
import type { Piscina } from "piscina";
import { openTurns, type Turns, type Who } from "../checks/turns.ts";
import { HttpError } from "../http/errors.ts";
import type { Begun, Outcome } from "./in-thread.ts";
import { openThreads, type ThreadName, workerOf } from "./threads.ts";

/** Threads for what is much work, given in turn to those who ask. */
export interface Pool<Task extends object, Answer> {
  /** Ends the work when the signal says so. The bytes, all of them the task's own, are handed over. */
  run(who: Who, task: Task, signal: AbortSignal, bytes?: readonly Uint8Array[]): Promise<Answer>;
  /** What waits for a thread. */
  readonly waiting: number;
  /** What was handed in and is not done. */
  readonly working: number;
  /** That there are, and that work. */
  readonly threads: { readonly all: number; readonly busy: number };
  close(): Promise<void>;
}

export class TookTooLong extends Error {}
/** The thread ended under the work: it asked for more memory than it may have, or it broke. */
export class WorkerLost extends Error {
  readonly outOfMemory: boolean;
  constructor(cause: unknown, outOfMemory: boolean) {
    super("the thread of a piece of work ended", { cause });
    this.outOfMemory = outOfMemory;
  }
}

export interface PoolOptions {
  readonly threads: number;
  /** Milliseconds after which work is given up: it would keep a thread from all others. */
  readonly longest: number;
  readonly memoryMb: number;
}

/** The threads are started with the first piece of work. What the work refuses is thrown here. */
export function openPool<Task extends object, Answer>(
  name: ThreadName,
  { threads: most, longest, memoryMb }: PoolOptions,
): Pool<Task, Answer> {
  let pool: Piscina<Task & Begun, Outcome<Answer>> | undefined;
  const turns: Turns = openTurns(most);
  return {
    run: (who, task, signal, bytes = []) =>
      turns.take(who, signal, async () => {
        pool ??= openThreads(workerOf(name), { least: 1, most, memoryMb });
        const timeout = new AbortController();
        // counted from when the work begins: a machine that is busy takes long to start a thread
        const { port1, port2 } = new MessageChannel();
        let timer: NodeJS.Timeout | undefined;
        port1.once("message", () => {
          timer = setTimeout(() => timeout.abort(), longest);
        });
        const transferList = [...bytes.map(({ buffer }) => buffer as ArrayBuffer), port2];
        try {
          const outcome = await pool.run(
            { ...task, begun: port2 },
            { signal: AbortSignal.any([signal, timeout.signal]), transferList },
          );
          if ("done" in outcome) return outcome.done;
          throw new HttpError(400, outcome.refused.said, { details: outcome.refused.problems });
        } catch (error) {
          if (signal.aborted) throw error;
          if (timeout.signal.aborted) throw new TookTooLong();
          throw isLoss(error) ? new WorkerLost(error, isOutOfMemory(error)) : error;
        } finally {
          clearTimeout(timer);
          port1.close();
        }
      }),
    get waiting() {
      return turns.waiting;
    },
    get working() {
      return turns.working;
    },
    get threads() {
      const all = pool?.threads.length ?? 0;
      return { all, busy: Math.min(all, turns.working - turns.waiting) };
    },
    close: async () => {
      turns.close();
      await pool?.close({ force: true });
    },
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** What the pool says when it is the thread that failed, not the work. */
const isLoss = (error: unknown): boolean =>
  isOutOfMemory(error) ||
  (error instanceof Error && /^(worker exited with code|Terminating worker thread)/.test(error.message));
