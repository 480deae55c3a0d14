/** Columns of numbers whose heading is not known: what a row lacks may stand there. */
import { readCount, readLength } from "../numbers.ts";
import { filledCells } from "./cells.ts";
import type { Roles } from "./column-roles.ts";
import type { Table } from "./table.ts";

/** What to say of a list without lengths or pieces that may have them in such a column */
export function unreadColumns({ columns, rows, headed }: Table, roles: Roles): string | undefined {
  const complete =
    (roles.length ?? roles.feet ?? roles.inches) !== undefined &&
    (roles.quantity ?? roles.totalQuantity ?? roles.counted) !== undefined;
  if (complete || !headed) return undefined;
  const unknown = columns.filter(({ meaning }, i) => {
    const cells = filledCells(rows, i);
    const numbers = cells.filter((text) => readCount(text) !== undefined || readLength(text) !== undefined);
    return meaning === undefined && i !== roles.mark && cells.length > 0 && numbers.length >= 0.7 * cells.length;
  });
  return unknown.length === 0
    ? undefined
    : `numbers stand under ${unknown.map(({ heading }) => `"${heading}"`).join(", ")}, which is no heading that is known here`;
}
