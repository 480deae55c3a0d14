/** Column schedules drawn as a matrix: marks or grid points as heading, storeys as rows, a profile in every cell. */
import { sectionsIn } from "./designation.ts";
import { isDittoCell } from "./identity.ts";
import type { Label } from "./labels.ts";
import { piecesOfRange } from "./marks.ts";
import { centre, type Frame, middle, type Phrase } from "./reading-direction.ts";

export interface Matrix {
  /** one for each mark and profile, with the cells that name it */
  readonly labels: readonly Label[];
  readonly used: readonly Phrase[];
}

const leastColumns = 3;
const axisHeading = /^(?=.*\d)[A-Z]{0,3}[-./]?\d{1,3}[A-Z]?(?:\s*[/&,-]\s*[A-Z]{0,2}\d{1,3}[A-Z]?)*$/i;

/** A cell names a section and nothing else */
const named = (phrase: Phrase) => {
  const [found, second] = sectionsIn(phrase.text);
  return found && !second && !found.part && found.text.length > phrase.text.trim().length - 3 ? found : undefined;
};

export function matricesOf(frame: Frame, phrases: readonly Phrase[]): Matrix[] {
  const cells = phrases.filter((phrase) => named(phrase) !== undefined && isBoxed(frame, phrase));
  const dittos = phrases
    .filter((phrase) => isDittoCell(phrase.text) && isBoxed(frame, phrase))
    .sort((a, b) => centre(a) - centre(b));
  if (cells.length + dittos.length < 2 * leastColumns) return [];
  // the name of a section is no mark
  const headings = phrases.filter(
    (phrase) => axisHeading.test(phrase.text.trim()) && sectionsIn(phrase.text).length === 0 && isBoxed(frame, phrase),
  );
  const found: Matrix[] = [];
  const byPlace = [...cells].sort((a, b) => centre(a) - centre(b));
  for (const row of rowsOf(headings)) {
    if (row.length < leastColumns) continue;
    const columns = row.map((heading) => ({ heading, cells: cellsUnder(frame, heading, byPlace) }));
    const filled = columns.filter((column) => column.cells.length > 0);
    const rows = new Set(filled.flatMap((column) => column.cells.map((cell) => Math.round(middle(cell) / cell.size))));
    if (filled.length < leastColumns || filled.length < 0.7 * row.length || rows.size < 2) continue;
    found.push({
      labels: filled.flatMap((column) =>
        labelsOf(frame, column.heading, column.cells, cellsUnder(frame, column.heading, dittos).length > 0),
      ),
      used: [...row, ...filled.flatMap((column) => column.cells)],
    });
  }
  return found;
}

/** Headings beside one another that are alike: letters with a number, or numbers */
function rowsOf(headings: readonly Phrase[]): Phrase[][] {
  const rows: Phrase[][] = [];
  const lettered = (phrase: Phrase) => /\p{L}/u.test(phrase.text);
  for (const kind of [true, false]) {
    let row: Phrase[] = [];
    for (const phrase of headings.filter((one) => lettered(one) === kind).sort((a, b) => middle(a) - middle(b))) {
      const [first] = row;
      if (first && middle(phrase) - middle(first) < 0.4 * first.size) row.push(phrase);
      else {
        if (row.length > 0) rows.push(row);
        row = [phrase];
      }
    }
    if (row.length > 0) rows.push(row);
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0)).sort((a, b) => (a[0]?.y0 ?? 0) - (b[0]?.y0 ?? 0));
}

/** Rules on all four sides, no further away than those of a cell */
function isBoxed(frame: Frame, phrase: Phrase): boolean {
  const [left, top, right, bottom] = frame.rules.cellAt(centre(phrase), middle(phrase));
  return right - left < 0.2 * frame.width && bottom - top < 12 * phrase.size;
}

/** Cells in the column of a heading, under it; all cells are sorted by their place */
function cellsUnder(frame: Frame, heading: Phrase, cells: readonly Phrase[]): Phrase[] {
  const [left, , right] = frame.rules.cellAt(centre(heading), middle(heading));
  let from = 0;
  let to = cells.length;
  while (from < to) {
    const half = (from + to) >> 1;
    const cell = cells[half];
    if (cell && centre(cell) <= left) from = half + 1;
    else to = half;
  }
  const found: Phrase[] = [];
  for (let cell = cells[from]; cell && centre(cell) < right; cell = cells[++from]) {
    const down = middle(cell) - middle(heading);
    if (down > 0 && down < 0.6 * frame.height) found.push(cell);
  }
  return found.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

function labelsOf(frame: Frame, heading: Phrase, cells: readonly Phrase[], withDittos: boolean): Label[] {
  const mark = heading.text.trim();
  /** "C1, C3, C7" heads the column of three */
  const pieces = piecesOfRange(mark) ?? 1;
  const labels = new Map<string, Label>();
  for (const cell of cells) {
    const found = named(cell);
    if (!found) continue;
    const name = found.profile ?? found.text;
    const label = labels.get(name);
    labels.set(name, {
      mark,
      found,
      count: (label?.count ?? 0) + pieces,
      counted: "cells",
      ...(withDittos && { doubts: ["its column of the schedule has a cell that repeats another; it is not counted"] }),
      phrases: [...(label?.phrases ?? []), cell],
      frame,
    });
  }
  return [...labels.values()];
}
