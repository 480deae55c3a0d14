/** Tables over several sheets. */
import { innerFrame } from "./frame.ts";
import type { Pen } from "./pen.ts";
import { type Column, rowsWithin, type TableRow, table, tableHeight } from "./table.ts";

export interface Section {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
}

const tablesTop = innerFrame.top - 8;
const tablesHeight = (block: number): number => tablesTop - innerFrame.bottom - block - 4;
const headingHeight = 4;
const betweenTables = 8;

/** Each table below the one before it; what a sheet has no room for goes on to the next one. */
export function paged(pen: Pen, sections: readonly Section[], block: number): (readonly Section[])[] {
  const pages: Section[][] = [[]];
  const all = tablesHeight(block);
  let left = all;
  const next = () => {
    pages.push([]);
    left = all;
  };
  for (const section of sections) {
    const { columns } = section;
    for (let rows = section.rows; rows.length > 0; ) {
      const least = headingHeight + tableHeight(pen, columns, rows.slice(0, 1));
      if (left < least && left < all) next();
      const [fits, rest] = rowsWithin(pen, columns, rows, left - headingHeight);
      pages.at(-1)?.push({ ...section, rows: fits });
      left -= headingHeight + tableHeight(pen, columns, fits) + betweenTables;
      rows = rest;
      if (rest.length > 0) next();
    }
  }
  return pages;
}

export function tables(pen: Pen, sections: readonly Section[]): void {
  const x = innerFrame.left + 5;
  let y = tablesTop;
  for (const { title, columns, rows } of sections) {
    pen.write(x, y, title, { size: 3, bold: true });
    y -= headingHeight;
    y -= table(pen, x, y, columns, rows) + betweenTables;
  }
}
