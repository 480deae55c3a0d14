import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { CheckOutcome, CheckTask } from "../worker/check.ts";

/** Each waiting check holds a body of up to 8 MB. */
const longestQueue = 100;
/** A check this long is given up: it would keep a thread from all others. */
const longest = 120_000;

export interface CheckPool {
  /** Ends the work when the signal says so. */
  run(task: CheckTask, signal: AbortSignal): Promise<CheckOutcome>;
  /** Checks that wait for a thread. */
  readonly waiting: number;
  /** Checks that were handed in and are not done. */
  readonly working: number;
  close(): Promise<void>;
}

export class PoolFull extends Error {}
export class TookTooLong extends Error {}

// As a bundle the worker lies beside this file; from sources Node reads the TypeScript itself.
const fromSource = import.meta.url.endsWith(".ts");

/** Threads for the large batches; started with the first of them. */
export function openPool(): CheckPool {
  let pool: Piscina<CheckTask, CheckOutcome> | undefined;
  let working = 0;
  const open = () =>
    new Piscina<CheckTask, CheckOutcome>({
      filename: fileURLToPath(new URL(fromSource ? "../worker/check.ts" : "./check-worker.js", import.meta.url)),
      execArgv: fromSource ? ["--conditions=@x/source"] : [],
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
      maxQueue: longestQueue,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
  return {
    async run(task, signal) {
      pool ??= open();
      if (pool.queueSize >= longestQueue) throw new PoolFull();
      working++;
      const timeout = AbortSignal.timeout(longest);
      try {
        return await pool.run(task, { signal: AbortSignal.any([signal, timeout]) });
      } catch (error) {
        throw timeout.aborted && !signal.aborted ? new TookTooLong() : error;
      } finally {
        working--;
      }
    },
    get waiting() {
      return pool?.queueSize ?? 0;
    },
    get working() {
      return working;
    },
    close: async () => {
      await pool?.close({ force: true });
    },
  };
}
