/** The texts of a row's cells, and of a column's. */

import { settings } from "./settings.ts";
import type { Row } from "./table.ts";

export const cellText = (row: Row, column: number | undefined): string =>
  column === undefined ? "" : (row.cells[column]?.text.trim() ?? "");

/** Texts of a column that are not empty */
export const filledCells = (rows: readonly Row[], column: number): string[] =>
  rows.map((row) => cellText(row, column)).filter((text) => text !== "");

export const mostly = (rows: readonly Row[], i: number, test: (text: string) => boolean): boolean =>
  rows.filter((row) => test(cellText(row, i))).length >= settings.half * rows.length;
