import type { FieldDescription } from "@x/eurocode";
import type { Item } from "../input.ts";
import { csv } from "../saved.ts";
import type { RowResult } from "./rows.ts";

const cell = (value: unknown): string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : "";

/** The table as it is shown, with what came of each row. Its columns are the names of the fields: it can be opened again. */
export function tableCsv(
  columns: readonly FieldDescription[],
  items: readonly Item[],
  results: readonly (RowResult | undefined)[],
): string {
  const names = columns.map(({ name }) => name);
  const head = [...names, "passed", "utilization", "verification", "clause"];
  const rows = items.map((item, i) => {
    const { tone, utilization, governing, problems = [] } = results[i] ?? {};
    const passed = tone === undefined || problems.length > 0 ? "" : tone === "good";
    return [
      ...names.map((name) => cell(item[name])),
      passed,
      utilization ?? "",
      governing?.id ?? "",
      governing?.clause ?? "",
    ];
  });
  return csv([head, ...rows]);
}
