import type { ItemResult } from "@x/eurocode/engine";
import { governingIn } from "./items.ts";

export { itemsOf } from "./items.ts";

/** Of a table of results. */
export type Cell = string | number | boolean;

const known = ["mark", "passed", "utilization", "verification", "clause", "load_case"] as const;

/** Results as rows: what governs, and every number of the calculation under its name, in the order in which names come up. */
export class ResultRows {
  readonly #before: readonly string[];
  readonly #after: readonly string[];
  readonly #names = new Map<string, number>();

  /** With columns of one's own before what is known of an item, and behind it. */
  constructor(before: readonly string[], after: readonly string[]) {
    this.#before = before;
    this.#after = after;
  }

  /** Complete when the last row is. */
  get headings(): readonly string[] {
    return [...this.#before, ...known, ...this.#after, ...this.#names.keys()];
  }

  of(item: ItemResult, before: readonly Cell[]): Cell[] {
    const worst = governingIn(item);
    const row: Cell[] = [
      ...before,
      String(item.mark ?? item.detail_id ?? ""),
      item.passed,
      item.utilization,
      worst?.id ?? "",
      worst?.clause ?? "",
      caseOf(item),
      ...this.#after.map(() => ""),
    ];
    const fixed = row.length;
    for (const [name, value] of Object.entries(item.values)) {
      if (typeof value !== "number" && typeof value !== "string") continue;
      const at = this.#names.get(name) ?? fixed + this.#names.size;
      this.#names.set(name, at);
      while (row.length < at) row.push("");
      row[at] = value;
    }
    return row;
  }

  /** A row that is no result: a sentence in the last of the columns of one's own. */
  saying(before: readonly Cell[], text: string): Cell[] {
    return [...before, ...known.map(() => ""), ...this.#after.slice(1).map(() => ""), text];
  }
}

export const caseOf = (item: ItemResult | undefined): string =>
  typeof item?.governing_load_case === "string" ? item.governing_load_case : "";

const quoted = (cell: string): string => {
  // a spreadsheet takes these for a formula
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^-?\d/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of CSV with as many cells as there are columns. */
export const csvLine = (cells: readonly Cell[], columns: number): string =>
  `${cells.map((cell) => quoted(String(cell))).join(",")}${",".repeat(columns - cells.length)}\r\n`;

/** By which a spreadsheet knows that a file is UTF-8. */
export const csvStart = "\uFEFF";
