/** Lines of text under the columns of a list -> rows: wrapped cells put together, close cells cut apart. */

import type { Meaning } from "../../vocabulary/column-meanings.ts";
import { type Frame, middle, overlap, type Phrase, stacked } from "../reading-direction.ts";
import { type Atom, atomsOf, joinedAtoms } from "./atoms.ts";
import { groupIn } from "./groups.ts";
import { withMergedCells } from "./merged-cells.ts";
import { settings } from "./settings.ts";
import type { Column, Line, Row } from "./table.ts";

export function linesOf(phrases: readonly Phrase[]): Line[] {
  const lines: Line[] = [];
  for (const phrase of [...phrases].sort((a, b) => middle(a) - middle(b))) {
    const last = lines.at(-1);
    if (last && middle(phrase) - (last.y0 + last.y1) / 2 < settings.sameLine * phrase.size) {
      last.phrases.push(phrase);
      last.y0 = Math.min(last.y0, phrase.y0);
      last.y1 = Math.max(last.y1, phrase.y1);
    } else lines.push({ phrases: [phrase], y0: phrase.y0, y1: phrase.y1 });
  }
  return lines;
}

const keys = new Set<Meaning>([
  "mark",
  "quantity",
  "total quantity",
  "length",
  "feet",
  "unit mass",
  "total mass",
  "mass",
]);

export function rowsOf(frame: Frame, columns: readonly Column[], lines: readonly Line[]): Row[] {
  interface Draft {
    readonly cells: Phrase[][];
    y0: number;
    y1: number;
    keyed: boolean;
  }
  const named = columns.some(
    ({ meaning }) => meaning === undefined || meaning === "section" || meaning === "description" || meaning === "size",
  );
  const drafts = lines.map((line): Draft => {
    const cells: Phrase[][] = columns.map(() => []);
    const [only] = line.phrases;
    const whole = line.phrases.length === 1 && only !== undefined && groupIn(only.text) !== undefined;
    for (const phrase of line.phrases)
      for (const piece of whole ? [phrase] : cut(phrase, columns)) cells[columnAt(columns, piece)]?.push(piece);
    // the heading of a group is no wrapped cell of the row beside it
    const keyed =
      (whole && !named) || cells.some((cell, i) => cell.length > 0 && keys.has(columns[i]?.meaning ?? "other"));
    return { cells, y0: line.y0, y1: line.y1, keyed };
  });
  const joint = (a: Draft, b: Draft): boolean => {
    const ruled = columns.some(
      (column) =>
        frame.rules.horizontalBetween(
          b.y0 < a.y1 ? (a.y0 + a.y1) / 2 : a.y1 - settings.besideRule,
          b.y0 + settings.besideRule,
          (Math.max(column.x0, -1e6) + Math.min(column.x1, 1e6)) / 2,
        ) !== undefined,
    );
    return !ruled;
  };
  const ruled = drafts.some((draft, i) => {
    const after = drafts[i + 1];
    return after !== undefined && !joint(draft, after);
  });
  const rows: Draft[] = [];
  const bound = new Map<Draft, number>();
  // lines without a number of their own belong to the nearest line that has one, where no rule lies between
  drafts.forEach((draft, i) => {
    if (draft.keyed) return;
    const [up, down] = [-1, 1].map((way) => {
      for (let j = i + way; j >= 0 && j < drafts.length; j += way) {
        const [a, b] = way === 1 ? [drafts[j - 1], drafts[j]] : [drafts[j], drafts[j + 1]];
        if (!a || !b || !joint(a, b) || b.y0 - a.y1 > settings.nearlyAll * (draft.y1 - draft.y0)) return undefined;
        const other = drafts[j];
        if (other?.keyed) return { j, gap: way === 1 ? other.y0 - draft.y1 : draft.y0 - other.y1 };
      }
      return undefined;
    });
    const target = up && down ? (up.gap <= down.gap + settings.half ? up : down) : (up ?? down);
    const into = target && drafts[target.j];
    // cells of two lines beside cells of one, which stand between them
    const wrapped = into?.cells.every((cell, i) => cell.length === 0 || draft.cells[i]?.length === 0) ?? false;
    // a line over several columns is the heading of a group
    const alone =
      (ruled || wrapped || draft.cells.filter((cell) => cell.length > 0).length === 1) && isTextCell(draft, columns);
    if (target && alone) bound.set(draft, target.j);
  });
  drafts.forEach((draft, i) => {
    if (bound.has(draft)) return;
    const parts = drafts.filter((other, j) => j === i || bound.get(other) === i);
    rows.push({
      cells: columns.map((_, column) => parts.flatMap(({ cells }) => cells[column] ?? [])),
      y0: Math.min(...parts.map(({ y0 }) => y0)),
      y1: Math.max(...parts.map(({ y1 }) => y1)),
      keyed: draft.keyed,
    });
  });
  const read = rows.map(({ cells, y0, y1 }) => ({
    cells: cells.map((cell) => {
      const valid = cell.filter(({ struck }) => !struck);
      return valid.length > 0 ? stacked(valid) : undefined;
    }),
    struck: cells.flatMap((cell) => cell.filter(({ struck }) => struck)),
    y0,
    y1,
  }));
  return withMergedCells(frame, columns, read);
}

const isTextCell = (
  { cells }: { readonly cells: readonly (readonly Phrase[])[] },
  columns: readonly Column[],
): boolean => cells.every((cell, i) => cell.length === 0 || !keys.has(columns[i]?.meaning ?? "other"));

const columnAt = (columns: readonly Column[], phrase: Phrase): number => {
  let best = 0;
  let most = -Infinity;
  columns.forEach((column, i) => {
    const shared = overlap(column, phrase);
    if (shared > most) {
      most = shared;
      best = i;
    }
  });
  return best;
};

/** Cells of several columns that stand so close that they were taken for one; a text over several columns stays whole */
function cut(phrase: Phrase, columns: readonly Column[]): Phrase[] {
  const atoms = atomsOf(phrase);
  const pieces: Atom[][] = [];
  const at = (atom: Atom) =>
    columns.findIndex(({ x0, x1 }) => atom.x0 + atom.x1 > 2 * x0 && atom.x0 + atom.x1 <= 2 * x1);
  for (const atom of atoms) {
    const last = pieces.at(-1);
    const before = last?.at(-1);
    // a word is cut only where a column ends
    const whole =
      before !== undefined &&
      atom.glued &&
      !columns.some(({ x0 }) => Math.abs(x0 - atom.x0) < settings.sameLine * atom.size);
    if (last?.[0] && (whole || at(last[0]) === at(atom))) last.push(atom);
    else pieces.push([atom]);
  }
  return pieces.flatMap((piece) => joinedAtoms(piece) ?? []);
}
