/**
 * Loaded before anything else by a process that reads a drawing, and by each of its threads: whoever may start a thread with options
 * of its own takes off what Node permits to its process (up to Node 26 at least).
 */
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";
import { fix } from "./fix.ts";

const Worker = new Proxy(threads.Worker, {
  construct: (target, [file, { execArgv: _, env: __, ...options } = {} as Record<string, unknown>], made) =>
    Reflect.construct(target, [file, options], made),
});
fix(threads, "Worker", Worker);
fix(threads.Worker.prototype, "constructor", Worker);
syncBuiltinESMExports();
