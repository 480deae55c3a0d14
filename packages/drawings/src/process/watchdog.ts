/** Ends its process when it takes too much memory, or lives on though nobody waits for it: its main thread may be busy for good. */
import { workerData } from "node:worker_threads";
import type { ReadLimits } from "./isolated.ts";

// sent by child.ts
const { seconds, megabytes } = workerData as ReadLimits;
const lookEveryMs = 25;
const graceSeconds = 5;
const until = performance.now() + 1000 * (seconds + graceSeconds);

setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 2 ** 20 || performance.now() > until)
    process.kill(process.pid, "SIGKILL");
}, lookEveryMs);
