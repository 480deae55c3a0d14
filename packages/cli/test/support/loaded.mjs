// Given to a process with --import: each file that it or a thread of it loads is a line of $LOADED/<process>-<thread>.
import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { threadId } from "node:worker_threads";

const list = join(process.env.LOADED, `${process.pid}-${threadId}`);
// the process that reads a drawing must not write when it is started by ours
const mayWrite = process.permission?.has("fs.write") ?? true;
registerHooks({
  load(url, context, next) {
    if (mayWrite && url.startsWith("file:")) appendFileSync(list, `${url}\n`);
    return next(url, context);
  },
});
