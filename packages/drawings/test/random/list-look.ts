/** Draws a list as offices lay them out: rules, heading on top or at the bottom, wrapped cells, alignment. */
import type { Chance } from "./chance.ts";
import type { Paper } from "./paper.ts";

export interface Look {
  readonly rules: "all" | "rows" | "columns" | "frame" | "head" | "none";
  readonly header: "top" | "bottom";
  readonly size: number;
  readonly headSize: number;
  readonly tall: number;
  readonly bold: boolean;
  readonly right: boolean;
  readonly centred: boolean;
  readonly pad: number;
  readonly capitals: boolean;
}

export function lookOf(chance: Chance): Look {
  const size = chance.of([6, 7, 7, 8, 8, 9]);
  return {
    rules: chance.weighed([
      [6, "all" as const],
      [3, "rows" as const],
      [1, "columns" as const],
      [1, "frame" as const],
      [2, "head" as const],
      [2, "none" as const],
    ]),
    header: chance.weighed([
      [4, "top" as const],
      [1, "bottom" as const],
    ]),
    size,
    headSize: size + chance.of([-1, 0, 0, 0, 1]),
    tall: size * chance.of([1.5, 1.7, 2, 2.4]),
    bold: chance.yes(0.4),
    right: chance.yes(0.4),
    centred: chance.yes(0.25),
    pad: chance.of([3, 3, 5, 8]),
    capitals: chance.yes(0.2),
  };
}

/** A row: cells; or one text over the whole width */
export type Row = readonly string[] | { readonly over: string; readonly at?: "left" | "middle" };

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

export function list(
  paper: Paper,
  head: readonly string[],
  rows: readonly Row[],
  look: Look,
  numeric: ReadonlySet<number>,
): Drawn {
  const { size, headSize, tall, bold, pad } = look;
  const heads = look.capitals ? head.map((text) => text.toUpperCase()) : head;
  const lines = (text: string) => text.split("\n");
  const widths = heads.map((text, i) =>
    Math.max(
      ...lines(text).map((line) => paper.widthOf(line, headSize, bold)),
      ...rows.flatMap((row) => ("over" in row ? [0] : lines(row[i] ?? "").map((line) => paper.widthOf(line, size)))),
    ),
  );
  const wide = widths.map((width) => width + 2 * pad + (look.rules === "all" ? 0 : 6));
  const width = wide.reduce((sum, one) => sum + one, 0);
  const heightOf = (row: Row) =>
    tall + ("over" in row ? 0 : (Math.max(...row.map((cell) => lines(cell).length)) - 1) * size * 1.25);
  const headRow: Row = heads;
  const all: Row[] = look.header === "top" ? [headRow, ...rows] : [...[...rows].reverse(), headRow];
  const height = all.reduce((sum, row) => sum + heightOf(row), 0);
  return {
    width,
    height,
    draw(x, y) {
      let top = y;
      for (const row of all) {
        const high = heightOf(row);
        const isHead = row === headRow;
        if ("over" in row) {
          if (row.at === "middle")
            paper.put(x + width / 2, top + (high - size) / 2, row.over, { size, bold, at: "middle" });
          else paper.put(x + pad, top + (high - size) / 2, row.over, { size, bold });
          if (look.rules === "all") paper.box(x, top, width, high);
        } else cellsOf(paper, row, wide, x, top, high, look, numeric, isHead);
        if (look.rules === "rows" || (look.rules === "head" && isHead)) {
          paper.line(x, top, x + width, top);
          paper.line(x, top + high, x + width, top + high);
        }
        top += high;
      }
      if (look.rules === "frame" || look.rules === "columns") paper.box(x, y, width, height, 0.8);
      if (look.rules === "columns") {
        let left = x;
        for (const one of wide) {
          paper.line(left, y, left, y + height);
          left += one;
        }
      }
    },
  };
}

function cellsOf(
  paper: Paper,
  row: readonly string[],
  wide: readonly number[],
  x: number,
  top: number,
  high: number,
  { rules, size, headSize, bold, right, centred, pad }: Look,
  numeric: ReadonlySet<number>,
  isHead: boolean,
): void {
  let left = x;
  row.forEach((cell, i) => {
    const width = wide[i] ?? 40;
    const own = isHead ? headSize : size;
    const texts = cell.split("\n");
    texts.forEach((text, j) => {
      const y = top + (high - texts.length * own * 1.25) / 2 + j * own * 1.25 + 0.1 * own;
      const letters = { size: own, bold: isHead && bold };
      if (right && numeric.has(i)) paper.put(left + width - pad, y, text, { ...letters, at: "right" });
      else if (centred) paper.put(left + width / 2, y, text, { ...letters, at: "middle" });
      else paper.put(left + pad, y, text, letters);
    });
    if (rules === "all") paper.box(left, top, width, high);
    left += width;
  });
}
