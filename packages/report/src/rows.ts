import type { ItemResult } from "@x/eurocode/engine";
import { governingIn } from "./items.ts";

export { itemsOf } from "./items.ts";

/** Of a table of results. */
export type Cell = string | number | boolean;

const known = ["mark", "passed", "utilization", "verification", "clause", "load_case"] as const;

/** What a table shows of a number: no input is known better. The scale is an exact power of ten, so that its text is short. */
function sixFigures(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const decimals = 5 - Math.floor(Math.log10(Math.abs(value)));
  if (Math.abs(decimals) > 22) return Number(value.toPrecision(6));
  const scale = 10 ** Math.abs(decimals);
  return decimals >= 0 ? Math.round(value * scale) / scale : Math.round(value / scale) * scale;
}

const cellOf = (value: unknown): Cell | undefined => {
  if (typeof value === "number") return sixFigures(value);
  return typeof value === "string" ? value : undefined;
};

interface RowsOptions {
  /** Columns of one's own before what is known of an item. */
  readonly before: readonly string[];
  /** And behind it; the last of them says what a row is that is no result. */
  readonly after: readonly string[];
  /** These columns alone, in this order, and what a row is that is no result. */
  readonly only?: readonly string[] | undefined;
}

/** Results as rows: what governs, and every number of the calculation under its name, in the order in which names come up. */
export class ResultRows {
  readonly #options: RowsOptions;
  readonly #names = new Map<string, number>();

  constructor(options: RowsOptions) {
    this.#options = options;
  }

  /** Complete when the last row is. */
  get headings(): readonly string[] {
    const { only, after } = this.#options;
    return only ? [...new Set([...only, ...after.slice(-1)])] : [...this.#fixed, ...this.#names.keys()];
  }

  /** Names that were asked for and that no row has had; with those that rows have. */
  get missing(): { readonly names: readonly string[]; readonly known: readonly string[] } {
    const all = [...this.#fixed, ...this.#names.keys()];
    const { only = [] } = this.#options;
    return { names: this.#names.size === 0 ? [] : only.filter((name) => !all.includes(name)), known: all };
  }

  get #fixed(): readonly string[] {
    const { before, after } = this.#options;
    return [...before, ...known, ...after];
  }

  of(item: ItemResult, before: readonly Cell[]): Cell[] {
    const { after, only } = this.#options;
    const worst = governingIn(item);
    const row: Cell[] = [
      ...before,
      String(item.mark ?? item.detail_id ?? ""),
      item.passed,
      sixFigures(item.utilization),
      worst?.id ?? "",
      worst?.clause ?? "",
      caseOf(item),
      ...after.map(() => ""),
    ];
    if (only) return this.#chosen(row, item);
    const fixed = row.length;
    for (const [name, value] of Object.entries(item.values)) {
      const cell = cellOf(value);
      if (cell === undefined) continue;
      const at = this.#at(name, fixed);
      while (row.length < at) row.push("");
      row[at] = cell;
    }
    return row;
  }

  #at(name: string, fixed: number): number {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const at = fixed + this.#names.size;
    this.#names.set(name, at);
    return at;
  }

  #chosen(row: readonly Cell[], { values }: ItemResult): Cell[] {
    const fixed = this.#fixed;
    for (const name of this.headings) if (cellOf(values[name]) !== undefined) this.#names.set(name, 0);
    // for who asks after a name that there is not
    if (this.#names.size === 0) for (const name of Object.keys(values)) this.#names.set(name, 0);
    return this.headings.map((name) => row[fixed.indexOf(name)] ?? cellOf(values[name]) ?? "");
  }

  /** A row that is no result: a sentence in the last of the columns of one's own. */
  saying(before: readonly Cell[], text: string): Cell[] {
    const { after, only } = this.#options;
    if (!only) return [...before, ...known.map(() => ""), ...after.slice(1).map(() => ""), text];
    const names = this.#options.before;
    return this.headings.map((name) => (name === after.at(-1) ? text : (before[names.indexOf(name)] ?? "")));
  }
}

export const caseOf = (item: ItemResult | undefined): string =>
  typeof item?.governing_load_case === "string" ? item.governing_load_case : "";

const quoted = (cell: string): string => {
  if (cell === "") return cell;
  // a spreadsheet takes these for a formula
  const safe = /^[=+\-@\t\r]/.test(cell) && !/^-?\d/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Cells of a line of CSV. */
export function csvCells(cells: readonly Cell[]): string {
  let line = "";
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i] ?? "";
    if (i > 0) line += ",";
    line += typeof cell === "string" ? quoted(cell) : cell;
  }
  return line;
}

/** A line of CSV with as many cells as there are columns. */
export const csvLine = (cells: readonly Cell[], columns: number): string =>
  `${csvCells(cells)}${",".repeat(columns - cells.length)}\r\n`;

/** By which a spreadsheet knows that a file is UTF-8. */
export const csvStart = "\uFEFF";
