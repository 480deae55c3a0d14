/** Changes as a person reads them: one line each, what it is of at the left. */
import type { Change } from "../changes.ts";
import { paint, table } from "./text.ts";

function changesText(changes: readonly Change[]): string {
  const rows = changes.map(({ of, what, was, is, by }) => [
    paint.dim(of),
    what,
    was,
    `→ ${is}`,
    by === undefined ? "" : paint.dim(percentOf(by)),
  ]);
  return table(rows, [{}, {}, { align: "right" }, {}, {}]);
}

const percentOf = (by: number): string => {
  const text = Math.abs(by * 100) < 0.05 ? (by * 100).toPrecision(2) : (by * 100).toFixed(1);
  return `${by > 0 ? "+" : ""}${text} %`;
};

/** By file; of one without a name there is one. */
export const changesByFileText = (changes: ReadonlyMap<string, readonly Change[]>): string =>
  [...changes].map(([file, own]) => `${file === "" ? "" : `${paint.bold(file)}\n`}${changesText(own)}\n`).join("\n");

/** By file, with what to do where nothing is wrong with the change. */
export function lockedText(changes: ReadonlyMap<string, readonly Change[]>): string {
  if (changes.size === 0) return "nothing changed since it was signed\n";
  const count = `${changes.size} ${changes.size === 1 ? "calculation" : "calculations"} changed since signed`;
  return `${changesByFileText(changes)}\n${paint.red(count)}\nhint: --lock signs them as they are now\n`;
}
