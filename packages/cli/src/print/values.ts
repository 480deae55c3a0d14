/** Parts, rows, blocks: lists of objects among the values of an item. */
import type { ItemResult } from "@x/eurocode/engine";
import { withParts } from "@x/report/steps";
import { figure, paint, table } from "./text.ts";

interface NamedTable {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Rows in which no number says anything are left out. */
export function tablesIn(item: ItemResult): NamedTable[] {
  return Object.entries(item.values).flatMap(([name, given]) => {
    const value = Array.isArray(given) ? given : rowsOf(given);
    if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== "object") return [];
    // values holds plain data only; of a steel plate among members there is nothing
    const whole = (value as (Record<string, unknown> | null)[]).filter((row) => row !== null);
    const rows = withParts(whole).filter(saysSomething);
    return rows.length === 0 ? [] : [{ name, rows }];
  });
}

const saysSomething = (row: Readonly<Record<string, unknown>>): boolean => {
  const numbers = Object.values(row).filter((one) => typeof one === "number");
  return numbers.length === 0 || numbers.some((one) => one !== 0);
};

export function listOf({ name, rows: all }: NamedTable, most: number): string {
  const entries = all.slice(0, most);
  // objects inside a row are for programs
  const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))].filter((key) =>
    entries.some((entry) => entry[key] === null || typeof entry[key] !== "object"),
  );
  const rows = entries.map((entry) => keys.map((key) => figure(entry[key])));
  const more = all.length > entries.length ? paint.dim(`\n  … ${all.length - entries.length} more`) : "";
  return `  ${paint.dim(name)}\n${table(
    [keys.map((key) => paint.dim(key)), ...rows],
    keys.map(() => ({ align: "right" as const })),
  )}${more}`;
}

const mostOrdinates = 12;

/** Lists of one length beside each other, as a spectrum is, by some of their rows. */
function rowsOf(value: unknown): Record<string, unknown>[] | undefined {
  if (value === null || typeof value !== "object") return undefined;
  const columns = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const length = columns[0]?.[1].length ?? 0;
  if (length === 0 || columns.some(([, list]) => list.length !== length)) return undefined;
  const count = Math.min(length, mostOrdinates);
  const rows = Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / Math.max(1, count - 1)));
  return rows.map((at) => Object.fromEntries(columns.map(([name, list]) => [name, list[at]])));
}
