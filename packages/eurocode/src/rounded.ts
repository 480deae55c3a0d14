import { significant } from "./basis/numbers.ts";

/** Copies data with so many figures in each number: what a snapshot or a log keeps of a result. */
export function rounded<T>(data: T, figures = 4): T {
  return copyOf(data, figures) as T; // the same with other numbers
}

function copyOf(value: unknown, figures: number): unknown {
  if (typeof value === "number")
    return Number.isInteger(value) || !Number.isFinite(value) ? value : significant(value, figures);
  if (Array.isArray(value)) return value.map((entry) => copyOf(entry, figures));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, copyOf(entry, figures)]));
}
