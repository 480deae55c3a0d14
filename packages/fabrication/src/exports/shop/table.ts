/** Tables on a sheet: a heading row, rows, columns of given widths; numbers to the right. */
import type { Pen } from "./pen.ts";

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly right?: boolean;
}

export const tableRowHeight = 5;

export interface Cell {
  readonly text: string;
  readonly colour?: string;
  readonly bold?: boolean;
}

/** From its upper left corner; the height it took comes back. */
export function table(
  pen: Pen,
  x: number,
  top: number,
  columns: readonly Column[],
  rows: readonly (readonly (string | Cell)[])[],
): number {
  const width = columns.reduce((sum, one) => sum + one.width, 0);
  const line = (row: number, cells: readonly (string | Cell)[], bold: boolean) => {
    const y = top - (row + 1) * tableRowHeight;
    if (bold) pen.box(x, y, width, tableRowHeight, 0.25, "#eeeeee");
    let at = x;
    columns.forEach((column, i) => {
      const cell = cells[i] ?? "";
      const { text, ...style } = typeof cell === "string" ? { text: cell } : cell;
      const inner = column.width - 2;
      if (text !== "")
        pen.write(column.right ? at + column.width - 1 : at + 1, y + 1.5, text, {
          size: 1.9,
          width: inner,
          anchor: column.right ? "end" : "start",
          bold,
          ...style,
        });
      at += column.width;
    });
    pen.line(x, y, x + width, y, 0.13, "#888888");
  };
  line(
    0,
    columns.map((one) => one.title),
    true,
  );
  rows.forEach((cells, i) => {
    line(i + 1, cells, false);
  });
  const height = (rows.length + 1) * tableRowHeight;
  pen.box(x, top - height, width, height, 0.25);
  return height;
}
