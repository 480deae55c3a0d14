/** A box over several rows of a ruled list, with its text in the middle: each of the rows has it. */

import type { Meaning } from "../../vocabulary/column-meanings.ts";
import { centre, type Frame, middle, type Phrase } from "../reading-direction.ts";
import type { Column, Row } from "./table.ts";

const counts = new Set<Meaning | undefined>(["quantity", "total quantity"]);
const shared = new Set<Meaning | undefined>(["section", "description", "size", "grade", "assembly", ...counts]);

export function withMergedCells(frame: Frame, columns: readonly Column[], rows: readonly Row[]): Row[] {
  const filled = rows.map(({ cells }) => [...cells]);
  const counted = new Set<number>();
  columns.forEach(({ meaning }, i) => {
    if (!shared.has(meaning)) return;
    rows.forEach(({ cells }, j) => {
      const cell = cells[i];
      const others = cell ? rowsBeside(frame, columns, rows, [i, j], cell) : [];
      for (const k of others) {
        filled[k]?.splice(i, 1, cell);
        if (counts.has(meaning)) counted.add(j).add(k);
      }
    });
  });
  return rows.map((row, j) => ({
    ...row,
    cells: filled[j] ?? row.cells,
    ...(counted.has(j) && { countedTogether: true as const }),
  }));
}

/** Rows above and below that stand in the box of a cell and have none of their own */
function rowsBeside(
  frame: Frame,
  columns: readonly Column[],
  rows: readonly Row[],
  [column, at]: readonly [number, number],
  cell: Phrase,
): number[] {
  const found: number[] = [];
  for (const way of [-1, 1])
    for (let k = at + way; rows[k] && rows[k]?.cells[column] === undefined; k += way) {
      const [own, other] = [rows[k - way], rows[k]];
      if (!own || !other || !isPiece(columns, other) || !covers(frame, cell, other)) break;
      // a cell in the middle of two rows stands on the rule between them
      if (!isOnly(own, cell) && !ruledBetween(frame, columns, own, other)) break;
      found.push(k);
    }
  return found;
}

const isOnly = ({ cells }: Row, cell: Phrase): boolean => cells.every((one) => one === undefined || one === cell);

/** It has a mark and a length of its own: no second line, and no part of a bar */
const isPiece = (columns: readonly Column[], { cells }: Row): boolean =>
  (["mark", "length"] as const).every((needed) =>
    columns.some(({ meaning }, i) => meaning === needed && /\d/.test(cells[i]?.text ?? "")),
  );

function covers(frame: Frame, cell: Phrase, row: Row): boolean {
  const [left, top, right, bottom] = frame.rules.cellAt(centre(cell), middle(cell));
  return [left, right].every(Number.isFinite) && middle(row) > top && middle(row) < bottom;
}

/** Other columns have a rule between the rows: they are two, not one of two lines */
function ruledBetween(frame: Frame, columns: readonly Column[], a: Row, b: Row): boolean {
  const [upper, lower] = a.y0 < b.y0 ? [a, b] : [b, a];
  return columns.some(
    ({ x0, x1 }) => frame.rules.horizontalBetween(middle(upper), middle(lower), (x0 + x1) / 2) !== undefined,
  );
}
