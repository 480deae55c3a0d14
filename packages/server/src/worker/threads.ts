import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";

// In the build a thread's file is beside this one; from sources Node reads the TypeScript itself.
const fromSource = import.meta.url.endsWith(".ts");

export type ThreadName = "check" | "desk" | "job";

export const workerOf = (name: ThreadName): URL =>
  new URL(fromSource ? `./${name}.ts` : `./${name}-worker.js`, import.meta.url);

export interface ThreadOptions {
  readonly least: number;
  readonly most: number;
  readonly memoryMb: number;
}

/** Threads that work on what the service is asked: one that breaks fails its own work, and another takes its place. */
export function openThreads<Task, Answer>(
  worker: URL,
  { least, most, memoryMb }: ThreadOptions,
): Piscina<Task, Answer> {
  const threads = new Piscina<Task, Answer>({
    filename: fileURLToPath(worker),
    execArgv: fromSource ? ["--conditions=@x/source"] : [],
    minThreads: least,
    maxThreads: most,
    idleTimeout: 60_000,
    // a thread that sleeps until its next work would not end over an answer that cannot be sent, and nobody would hear of it
    atomics: "disabled",
    // what is young at once must fit into the 16 MB that Node adds when it ends a thread: more ends the whole process
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 12 },
  });
  // a thread that breaks without work harms nobody; without a listener it would end the process
  threads.on("error", () => {});
  return threads;
}
