// Loaded into a process before everything else (NODE_OPTIONS=--import): its clock of the wall goes wrong as a file says, in
// milliseconds, whenever SIGUSR2 comes. What only runs (performance.now, timers) goes on as it does on a machine whose clock is set.
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.CLOCK_FILE ?? "";
const Real = Date;
let by = 0;
const read = () => {
  by = Number(readFileSync(file, "utf8"));
};
const given = (values: readonly unknown[]): readonly unknown[] => (values.length === 0 ? [Real.now() + by] : values);
globalThis.Date = new Proxy(Real, {
  construct: (target, values, made) => Reflect.construct(target, given(values), made) as object,
  get: (target, name) => (name === "now" ? () => Real.now() + by : (Reflect.get(target, name) as unknown)),
});
read();
if (isMainThread)
  process.on("SIGUSR2", () => {
    read();
    process.stderr.write(`clock set by ${by}\n`);
  });
