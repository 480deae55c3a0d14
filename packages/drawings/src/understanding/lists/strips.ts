/** Where columns may end: places that hardly a row writes across, found from all rows at once. */

import { isTotal } from "../../vocabulary/column-meanings.ts";
import type { Frame } from "../reading-direction.ts";
import type { Atom } from "./atoms.ts";
import { settings } from "./settings.ts";

export interface Line {
  readonly atoms: readonly Atom[];
  readonly y0: number;
  readonly y1: number;
}

/** Between two strips of a list */
export interface Gutter {
  readonly x: number;
  /** a rule runs along it beside most rows */
  readonly ruled: boolean;
  /** words of one heading stand on both sides */
  readonly headed: boolean;
  /** a word of a heading is written across it */
  readonly crossed: boolean;
}

/** Between the cells of two columns: the gaps of the rows that have both, in heights of letters */
export interface Gaps {
  /** the least, but for a few rows that reach into it */
  readonly width: number;
  /** so many rows have text on both sides */
  readonly parted: number;
  /** the share of these in which the pen was set anew within one word */
  readonly seams: number;
  /** thousands stand on the left, three figures on the right, in every row: 5 677 */
  readonly thousands: boolean;
}

/** Local minima of how many lines write across a place */
export function guttersOf(
  frame: Frame,
  heads: readonly Line[],
  rows: readonly Line[],
  [left, right]: readonly [number, number],
): Gutter[] {
  const all = [...heads, ...rows];
  const size = median(all.flatMap(({ atoms }) => atoms.map((atom) => atom.size)));
  if (size === undefined) return [];
  const inset = settings.inset * size;
  const edges = all.flatMap(({ atoms }) =>
    atoms.flatMap(({ x0, x1 }) => {
      const least = Math.min(inset, (x1 - x0) / 3);
      return [[x0 + least, 1] as const, [x1 - least, -1] as const];
    }),
  );
  edges.sort(([a, up], [b, down]) => a - b || up - down);
  const most = Math.floor(settings.crossing * all.length);
  const found: Gutter[] = [];
  let depth = 0;
  // the last change went down: what follows is a minimum as soon as it goes up again
  let from: number | undefined;
  for (const [x, change] of edges) {
    if (change > 0 && from !== undefined && depth <= most && x > left && from < right && x > from) {
      found.push(gutterAt(frame, heads, rows, [from, x], size));
      from = undefined;
    }
    depth += change;
    from = change < 0 ? x : undefined;
  }
  return found;
}

function gutterAt(
  frame: Frame,
  heads: readonly Line[],
  rows: readonly Line[],
  [from, to]: readonly [number, number],
  size: number,
): Gutter {
  const x = (from + to) / 2;
  const ruled = rows.filter(({ y0, y1 }) => {
    const rule = frame.rules.verticalBetween(from - settings.narrow * size, to + settings.narrow * size, (y0 + y1) / 2);
    return rule !== undefined;
  });
  const around = heads.map(({ atoms }) => beside(atoms, x));
  return {
    x,
    ruled: ruled.length > settings.most * rows.length,
    headed: around.some((pair) => pair && pair[1].x0 - pair[0].x1 < settings.space * size),
    crossed: heads.some(({ atoms }) =>
      atoms.some(({ x0, x1 }) => x0 < x - settings.across * size && x1 > x + settings.across * size),
    ),
  };
}

/** The atoms next to a place, on both sides */
function beside(atoms: readonly Atom[], x: number): readonly [Atom, Atom] | undefined {
  const at = atoms.findIndex(({ x0, x1 }) => x0 + x1 > 2 * x);
  const [before, after] = [atoms[at - 1], atoms[at]];
  return before && after ? [before, after] : undefined;
}

/** Between two edges, where they are given */
export function gapsAt(rows: readonly Line[], x: number, size: number, [x0, x1]: readonly [number, number]): Gaps {
  const pairs = rows.flatMap(({ atoms }) => {
    const pair = beside(atoms, x);
    return pair && pair[0].x0 + pair[0].x1 > 2 * x0 && pair[1].x0 + pair[1].x1 <= 2 * x1 ? [pair] : [];
  });
  const gaps = pairs.map(([before, after]) => Math.max(0, after.x0 - before.x1)).sort((a, b) => a - b);
  const seams = pairs.filter(([before, after]) => after.glued && after.word === before.word).length;
  return {
    width: (gaps[Math.floor(settings.crossing * gaps.length)] ?? 0) / size,
    parted: pairs.length,
    seams: seams / Math.max(1, pairs.length),
    thousands: pairs.length >= settings.leastRows && pairs.every(isOneNumber),
  };
}

/** typewritten blanks are as wide as the gaps between columns */
const isOneNumber = ([before, after]: readonly [Atom, Atom]): boolean =>
  /^\d{1,3}$/.test(before.text) &&
  /^\d{3}(?:[.,]\d{1,2})?$/.test(after.text) &&
  after.x0 - before.x1 < settings.gap * after.size;

/** Sums, headings of groups and notes say nothing of where columns end */
export function votingRows(rows: readonly Line[]): readonly Line[] {
  const told = rows.filter(({ atoms }) => !isTotal(atoms.slice(0, 3).map(({ text }) => text).join(" "))); // biome-ignore format: one line
  // the fuller rows say what is usual: what stands under a list has few words
  const [words, cells] = [told.map(({ atoms }) => atoms.length), told.map(cellsOf)].map(
    (all) => part(all, settings.fuller) ?? 0,
  );
  const full = told.filter(
    (row) => row.atoms.length >= settings.full * (words ?? 0) && cellsOf(row) >= settings.full * (cells ?? 0),
  );
  return full.length > 0 ? full : rows;
}

const cellsOf = ({ atoms }: Line): number =>
  atoms.filter((atom, i) => i === 0 || atom.glued || atom.x0 - (atoms[i - 1]?.x1 ?? 0) > settings.gap * atom.size)
    .length;

const part = (numbers: readonly number[], share: number): number | undefined =>
  [...numbers].sort((a, b) => a - b)[Math.floor(share * numbers.length)];
export const median = (numbers: readonly number[]): number | undefined => part(numbers, settings.half);
