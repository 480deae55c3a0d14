/** Results as a table, and as JUnit XML for the systems that run tests. */
import { closeSync, createReadStream, openSync, rmSync, writeSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { clauseNumber, type ItemResult } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import { percent } from "@x/eurocode/text";
import { type Cell, caseOf, csvLine, csvStart, ResultRows } from "@x/report/rows";
import { governingIn } from "@x/report/steps";
import { Stop } from "../exit.ts";
import { writeSheet } from "../xlsx.ts";

const stops = messages("printOut", {
  out: "--out writes .csv or .xlsx; it is {given}",
});

export interface Checked {
  readonly file: string;
  readonly items: readonly ItemResult[];
  readonly problems: readonly string[];
}

/**
 * One row for each item: what governs, and every number of the calculation under its name. The names are known when the
 * last row is, so that rows wait in a file.
 */
export class ResultTable {
  readonly #file: string;
  readonly #spool: string;
  readonly #handle: number;
  readonly #results = new ResultRows(["file"], ["problem"]);

  constructor(file: string) {
    if (!/\.(?:csv|xlsx)$/i.test(file)) throw new Stop(stops.out({ given: file }));
    this.#file = file;
    this.#spool = `${file}.${process.pid}.rows`;
    this.#handle = openSync(this.#spool, "w");
  }

  add({ file, items, problems }: Checked): void {
    const rows = [
      ...items.map((item) => this.#results.of(item, [file])),
      ...problems.map((problem) => this.#results.saying([file], problem)),
    ];
    if (rows.length > 0) writeSync(this.#handle, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  }

  async end(): Promise<void> {
    try {
      const rows = this.#rows();
      if (/\.xlsx$/i.test(this.#file)) await writeSheet(this.#file, rows);
      else await writeFile(this.#file, csvOf(rows, this.#results.headings.length));
    } finally {
      this.drop();
    }
  }

  drop(): void {
    closeSync(this.#handle);
    rmSync(this.#spool, { force: true });
  }

  async *#rows(): AsyncGenerator<readonly Cell[]> {
    yield this.#results.headings;
    for await (const line of createInterface({ input: createReadStream(this.#spool) }))
      yield JSON.parse(line) as Cell[]; // written above
  }
}

async function* csvOf(rows: AsyncIterable<readonly Cell[]>, columns: number): AsyncGenerator<string> {
  let buffer = csvStart;
  for await (const cells of rows) {
    buffer += csvLine(cells, columns);
    if (buffer.length < 65_536) continue;
    yield buffer;
    buffer = "";
  }
  yield buffer;
}

const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, " ");

export const junit = (suites: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>${suites.join("\n")}</testsuites>\n`;

/** A suite for each file, a case for each item. */
export function junitSuite(endpoint: string, { file, items, problems }: Checked): string {
  const cases = items.map((item, i) => {
    const name = String(item.mark ?? item.detail_id ?? (items.length === 1 ? file : i + 1));
    const worst = governingIn(item);
    const governs = caseOf(item) === "" ? "" : `, load case ${caseOf(item)}`;
    const what = worst
      ? `${percent(item.utilization)}: ${worst.id} (${clauseNumber(worst.clause)})${governs}`
      : "nothing was verified";
    const test = `<testcase classname="${escaped(endpoint)}" name="${escaped(name)}"`;
    return item.passed ? `${test}/>` : `${test}><failure message="${escaped(what)}"/></testcase>`;
  });
  const errors = problems.map(
    (problem) =>
      `<testcase classname="${escaped(endpoint)}" name="input"><error message="${escaped(problem)}"/></testcase>`,
  );
  const failed = items.filter(({ passed }) => !passed).length;
  return `<testsuite name="${escaped(file)}" tests="${cases.length + errors.length}" failures="${failed}" errors="${errors.length}">${[...cases, ...errors].join("")}</testsuite>`;
}
