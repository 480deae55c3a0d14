/** Tables on a sheet: a heading row, rows, columns of given widths; numbers to the right. A long text takes more lines. */
import type { Pen } from "./pen.ts";

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly right?: boolean;
}

const tableRowHeight = 5;
const lineHeight = 3.2;
const letters = 1.9;
/** A text that is a little too wide is written narrower, before it is broken. */
const narrowest = 0.85;

export interface Cell {
  readonly text: string;
  readonly colour?: string;
  readonly bold?: boolean;
}

export type TableRow = readonly (string | Cell)[];

const cellOf = (cell: string | Cell | undefined): Cell =>
  cell === undefined || typeof cell === "string" ? { text: cell ?? "" } : cell;

const linesOf = (pen: Pen, { text, bold = false }: Cell, { width }: Column): readonly string[] =>
  pen.lines(text, letters, width - 2, { bold, narrowest });

function rowHeight(pen: Pen, columns: readonly Column[], row: TableRow): number {
  const most = Math.max(1, ...columns.map((column, i) => linesOf(pen, cellOf(row[i]), column).length));
  return tableRowHeight + (most - 1) * lineHeight;
}

const headingOf = (columns: readonly Column[]): TableRow => columns.map(({ title }) => ({ text: title, bold: true }));

/** With its heading row. */
export const tableHeight = (pen: Pen, columns: readonly Column[], rows: readonly TableRow[]): number =>
  [headingOf(columns), ...rows].reduce((sum, row) => sum + rowHeight(pen, columns, row), 0);

/** Rows that fit below a heading row in a height, at least one, and those that do not. */
export function rowsWithin(
  pen: Pen,
  columns: readonly Column[],
  rows: readonly TableRow[],
  height: number,
): readonly [fits: readonly TableRow[], rest: readonly TableRow[]] {
  let left = height - rowHeight(pen, columns, headingOf(columns));
  let count = 0;
  for (const row of rows) {
    left -= rowHeight(pen, columns, row);
    if (left < 0 && count > 0) break;
    count += 1;
  }
  return [rows.slice(0, count), rows.slice(count)];
}

/** From its upper left corner; the height it took comes back. */
export function table(pen: Pen, x: number, top: number, columns: readonly Column[], rows: readonly TableRow[]): number {
  const width = columns.reduce((sum, one) => sum + one.width, 0);
  let y = top;
  const write = (cells: TableRow, heading: boolean) => {
    const height = rowHeight(pen, columns, cells);
    if (heading) pen.box(x, y - height, width, height, 0.25, "#eeeeee");
    let at = x;
    columns.forEach((column, i) => {
      const cell = cellOf(cells[i]);
      const { text: _, ...style } = cell;
      linesOf(pen, cell, column).forEach((line, n) => {
        if (line === "") return;
        pen.write(column.right ? at + column.width - 1 : at + 1, y - tableRowHeight + 1.5 - n * lineHeight, line, {
          size: letters,
          width: column.width - 2,
          anchor: column.right ? "end" : "start",
          ...style,
        });
      });
      at += column.width;
    });
    y -= height;
    pen.line(x, y, x + width, y, 0.13, "#888888");
  };
  write(headingOf(columns), true);
  for (const row of rows) write(row, false);
  pen.box(x, y, width, top - y, 0.25);
  return top - y;
}
