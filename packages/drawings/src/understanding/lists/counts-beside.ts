/** Columns of small whole numbers beside the pieces, of which nobody knows what they count: Spare, Extra, Ordered. */
import type { Message } from "@x/eurocode/message";
import { cellText, filledCells } from "./cells.ts";
import type { Roles } from "./column-roles.ts";
import { areAngles, countColumns, numbersRows, type Proven } from "./proven-total.ts";
import { says } from "./says.ts";
import { settings } from "./settings.ts";
import type { Table } from "./table.ts";

/** What to say of a list with numbers beside its pieces whose heading does not say that they are none */
export function countsBeside(table: Table, roles: Roles, proven: Proven | undefined): Message | undefined {
  const { columns, rows } = table;
  const taken = new Set<unknown>([...Object.values(roles), proven?.total, ...(proven?.parts ?? [])]);
  const pieces = proven?.total ?? roles.totalQuantity ?? roles.quantity;
  const unknown = countColumns(table, settings.most).filter(
    (i) =>
      !taken.has(i) &&
      !areAngles(filledCells(rows, i)) &&
      !numbersRows(filledCells(rows, i), columns[i] ?? { heading: "", meaning: undefined }) &&
      !rows.every((row) => pieces !== undefined && cellText(row, i) === cellText(row, pieces)),
  );
  if (unknown.length === 0) return undefined;
  if (!table.headed) return says.countsWithoutHeading;
  const names = unknown.map((i) => `"${columns[i]?.heading}"`).join(", ");
  return says.mayCountToo({ headings: names });
}
