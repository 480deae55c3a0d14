import { check, type ItemResult } from "../../src/index.ts";

/** One column through the whole check, for tests. */

type Values = Record<string, number>;
export type Column = ItemResult & { values: Values };

export function run(column: Record<string, unknown>, top: Record<string, unknown> = {}): Column {
  const { result } = check("en-1992-1-1", { ...top, columns: [{ mark: "C", ...column }] });
  return (result.columns as Column[])[0] as Column; // one column in, one out
}
