import type { Report } from "@x/report";

// What a calculator saves.

export { html as htmlOf } from "@x/report";

/** No program that opens the file takes a mark for a formula. */
const cellOf = (value: string | number | boolean): string => {
  const text = String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csv = (rows: readonly (readonly (string | number | boolean)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;

/** What came of every item, a row each; utilizations are fractions. */
export function csvOf({ items }: Report): string {
  const rows = items.map(({ title, passed, utilization, governing }) => [
    title,
    passed,
    utilization,
    governing?.id ?? "",
    governing?.clause ?? "",
  ]);
  const head = ["mark", "passed", "utilization", "verification", "clause"];
  return csv([head, ...rows]);
}
