/** Results as a table, and as JUnit XML for the systems that run tests. */
import { closeSync, createReadStream, openSync, rmSync, writeSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { clauseNumber, type ItemResult } from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/problems";
import { percent } from "@x/eurocode/text";
import { type Cell, caseOf, csvCells, csvLine, csvStart, ResultRows } from "@x/report/rows";
import { governingIn } from "@x/report/steps";
import { Stop } from "../exit.ts";
import { writeSheet } from "../xlsx.ts";

const stops = messages("printOut", {
  out: "--out writes .csv or .xlsx; it is {given}",
  column: "--columns: no item has {name}; did you mean {known}?",
});

export interface Checked {
  readonly file: string;
  readonly items: readonly ItemResult[];
  readonly problems: readonly string[];
}

/** Ends a row that waits; no cell has it. */
const endOfRow = "\u001e";

/**
 * One row for each item: what governs, and every number of the calculation under its name. The names are known when the
 * last row is, so that rows wait in a file, of CSV as the text that they become.
 */
export class ResultTable {
  readonly #file: string;
  readonly #spool: string;
  readonly #handle: number;
  readonly #results: ResultRows;
  readonly #isSheet: boolean;
  /** Rows that wait, by how many columns they have: bytes. */
  readonly #parts: { readonly columns: number; bytes: number }[] = [];

  constructor(file: string, only?: readonly string[]) {
    if (!/\.(?:csv|xlsx)$/i.test(file)) throw new Stop(stops.out({ given: file }));
    this.#file = file;
    this.#isSheet = /\.xlsx$/i.test(file);
    this.#spool = `${file}.${process.pid}.rows`;
    this.#results = new ResultRows({ before: ["file"], after: ["problem"], only });
    this.#handle = openSync(this.#spool, "w");
  }

  add({ file, items, problems }: Checked): void {
    const rows = [
      ...items.map((item) => this.#results.of(item, [file])),
      ...problems.map((problem) => this.#results.saying([file], problem)),
    ];
    if (rows.length === 0) return;
    const columns = this.#results.headings.length;
    const text = rows.map((row) => (this.#isSheet ? `${JSON.stringify(row)}\n` : waiting(row, columns))).join("");
    const bytes = writeSync(this.#handle, text);
    const last = this.#parts.at(-1);
    if (last?.columns === columns) last.bytes += bytes;
    else this.#parts.push({ columns, bytes });
  }

  async end(): Promise<void> {
    try {
      const { names, known } = this.#results.missing;
      const [name] = names;
      if (name !== undefined)
        throw new Stop(
          stops.column({
            name,
            known: listed("or", suggestions(name, known).length > 0 ? suggestions(name, known) : known),
          }),
        );
      if (this.#isSheet) await writeSheet(this.#file, this.#rows());
      else await writeFile(this.#file, this.#lines());
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

  /** Rows that were written before a name came up have no cell for it. */
  async *#lines(): AsyncGenerator<string> {
    const { headings } = this.#results;
    yield csvStart + csvLine(headings, headings.length);
    let start = 0;
    for (const { columns, bytes } of this.#parts) {
      const end = `${",".repeat(headings.length - columns)}\r\n`;
      const text = createReadStream(this.#spool, {
        start,
        end: start + bytes - 1,
        encoding: "utf8",
        highWaterMark: 2 ** 18,
      });
      for await (const piece of text) yield (piece as string).replaceAll(endOfRow, end); // by its encoding
      start += bytes;
    }
  }
}

const waiting = (row: readonly Cell[], columns: number): string =>
  `${csvCells(row).replaceAll(endOfRow, " ")}${",".repeat(columns - row.length)}${endOfRow}`;

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
