import { availableParallelism } from "node:os";
import { MessageChannel } from "node:worker_threads";
import type { Piscina } from "piscina";
import type { CheckOutcome, CheckTask, PooledTask } from "../worker/check.ts";
import { own } from "../worker/hand-over.ts";
import { openThreads, workerOf } from "../worker/threads.ts";
import { openTurns } from "./turns.ts";

/** A check this long is given up: it would keep a thread from all others. */
export const longestCheck = 20_000;

export interface CheckPool {
  /** Ends the work when the signal says so. The body is handed over: nobody else may look at it afterwards. */
  run(account: number, task: CheckTask, signal: AbortSignal): Promise<CheckOutcome>;
  /** Checks that wait for a thread. */
  readonly waiting: number;
  /** Checks that were handed in and are not done. */
  readonly working: number;
  /** That there are, and that work. */
  readonly threads: { readonly all: number; readonly busy: number };
  close(): Promise<void>;
}

export class TookTooLong extends Error {}
/** The thread ended under the check: it asked for more memory than a check may have, or it broke. */
export class WorkerLost extends Error {
  readonly outOfMemory: boolean;
  constructor(cause: unknown, outOfMemory: boolean) {
    super("the thread of a check ended", { cause });
    this.outOfMemory = outOfMemory;
  }
}

export interface PoolOptions {
  readonly threads?: number;
  readonly longest?: number;
  readonly memoryMb?: number;
}

/** Threads for the large batches; started with the first of them, given to the accounts in turn. */
export function openPool({ threads, longest = longestCheck, memoryMb = 1024 }: PoolOptions = {}): CheckPool {
  let pool: Piscina<PooledTask, CheckOutcome> | undefined;
  const most = threads ?? Math.max(1, availableParallelism() - 1);
  const turns = openTurns(most);
  return {
    run: (account, task, signal) =>
      turns.take(account, signal, async () => {
        pool ??= openThreads(workerOf("check"), { least: 1, most, memoryMb });
        const timeout = new AbortController();
        // counted from when the work begins: a machine that is busy takes long to start a thread
        const { port1, port2 } = new MessageChannel();
        let timer: NodeJS.Timeout | undefined;
        port1.once("message", () => {
          timer = setTimeout(() => timeout.abort(), longest);
        });
        const body = own(task.body);
        try {
          return await pool.run(
            { ...task, body, begun: port2 },
            { signal: AbortSignal.any([signal, timeout.signal]), transferList: [body.buffer as ArrayBuffer, port2] },
          );
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
