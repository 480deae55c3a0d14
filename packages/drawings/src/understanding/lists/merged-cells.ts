/** A box over several rows of a ruled list, with its text in the middle: each of the rows has it. */
import { centre, type Frame, middle, type Phrase } from "../reading-direction.ts";
import type { Meaning } from "./column-meanings.ts";
import type { Column, Row } from "./table.ts";

const shared = new Set<Meaning | undefined>(["section", "description", "size", "grade", "assembly"]);

export function withMergedCells(frame: Frame, columns: readonly Column[], rows: readonly Row[]): Row[] {
  const filled = rows.map(({ cells }) => [...cells]);
  columns.forEach(({ meaning }, i) => {
    if (!shared.has(meaning)) return;
    rows.forEach(({ cells }, j) => {
      const cell = cells[i];
      if (!cell) return;
      for (const way of [-1, 1])
        for (let k = j + way; rows[k] && rows[k]?.cells[i] === undefined; k += way) {
          const [own, other] = [rows[k - way], rows[k]];
          const into = filled[k];
          if (!own || !other || !into || !isPiece(columns, other)) break;
          if (!covers(frame, cell, other) || !ruledBetween(frame, columns, own, other)) break;
          into[i] = cell;
        }
    });
  });
  return rows.map((row, j) => ({ ...row, cells: filled[j] ?? row.cells }));
}

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
