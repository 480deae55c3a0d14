/** Column schedules drawn as a matrix: marks or grid points as heading, storeys as rows, a profile in every cell. */

import type { Message } from "@x/eurocode/message";
import { gradeIn, sectionsIn } from "@x/fabrication/members";
import type { Box } from "../model.ts";
import { meaningOf } from "../vocabulary/column-meanings.ts";
import { readCount } from "./counts.ts";
import { isDittoCell } from "./ditto.ts";
import type { Label } from "./labels.ts";
import { isOneOfSeveral } from "./lists/storeys.ts";
import { markAlone, piecesOfRange } from "./marks.ts";
import { PhraseIndex } from "./phrase-index.ts";
import { centre, type Frame, middle, type Phrase, pageBox } from "./reading-direction.ts";
import { labels as says } from "./says.ts";

export interface Matrix {
  /** one for each mark and profile, with the cells that name it */
  readonly labels: readonly Label[];
  readonly used: readonly Phrase[];
}

const leastColumns = 3;
/** heights of letters: labels of a plan stand further under each other than the lines of a list */
const lineReach = 3.5;
const storeyReach = 24;
const axisHeading =
  /^\d{1,2}[-/][A-Z]$|^(?=.*\d)[A-Z]{0,3}[-./]?\d{1,3}[A-Z]?(?:\s*[/&,=-]\s*[A-Z]{0,2}[-./]?\d{1,3}[A-Z]?)*$/i;

/** A cell names a section and nothing else */
const named = (phrase: Phrase) => {
  const [found, second] = sectionsIn(phrase.text);
  return found && !second && !found.part && found.text.length > phrase.text.trim().length - 3 ? found : undefined;
};

/**
 * Columns drawn upright, with the name of their section along them and their axes in boxes over or under them; `upright`
 * are phrases of the directions that are turned by a right angle.
 */
export function uprightSchedules(frame: Frame, phrases: readonly Phrase[], upright: readonly Phrase[]): Matrix[] {
  const cells = upright.filter((phrase) => named(phrase) !== undefined);
  if (frame.angle !== 0 || cells.length < leastColumns) return [];
  // numbers alone in boxes are the zones of the sheet's frame
  const headings = phrases.filter(
    (phrase) =>
      /\p{L}/u.test(phrase.text) &&
      axisHeading.test(phrase.text.trim()) &&
      sectionsIn(phrase.text).length === 0 &&
      // one line, or a mark over its axes
      isBoxed(frame, phrase, 6),
  );
  const places = cells.map((phrase) => ({ phrase, box: pageBox(phrase.words) })).sort((a, b) => a.box[0] - b.box[0]);
  const index = new PhraseIndex(frame.phrases);
  return rowsOf(headings).flatMap((row) => {
    // the axes of a plan, and marks in boxes on it, stand apart from each other
    const boxes = row.map((heading) => boxOf(frame, heading));
    if (boxes.some(([left], i) => i > 0 && Math.abs(left - (boxes[i - 1]?.[2] ?? left)) > 2)) return [];
    const beside = row.map((heading) => besideInBox(frame, index, heading));
    if (row.length < leastColumns || beside.some((others) => others.length > 1)) return [];
    // a mark over its axes: "C1" over "A-1, A-4" is read with these
    if (row.some((heading, i) => beside[i]?.some((other) => !isMarkOver(other, heading)))) return [];
    const columns = row.map((heading, i) => {
      const [left, top, right, bottom] = boxOf(frame, heading);
      const own = places.slice(...between(places, left, right)).filter(({ box: [x0, y0, x1, y1] }) => {
        const away = Math.max(y0 - bottom, top - y1);
        if (x0 <= left || x1 >= right || away <= -1 || away >= 0.6 * frame.height) return false;
        return [left, right].every((edge) => isRuled(frame, edge, [Math.min(y0, top), Math.max(y1, bottom)]));
      });
      return { heading, mark: beside[i]?.[0] ?? heading, cells: own.map(({ phrase }) => phrase) };
    });
    const filled = columns.filter((column) => column.cells.length > 0);
    if (filled.length < leastColumns || filled.length < 0.7 * row.length) return [];
    return [
      {
        labels: filled.flatMap(({ heading, mark, cells: own }) => labelsOf(frame, mark, own, [], piecesAt(heading))),
        used: [...row, ...beside.flat(), ...filled.flatMap((column) => column.cells)],
      },
    ];
  });
}

/** "A-1, A-4" may be where the columns of a mark over it stand */
const isMarkOver = (mark: Phrase, axes: Phrase): boolean =>
  markAlone(mark.text) !== undefined &&
  (piecesOfRange(axes.text.trim()) !== undefined || mark.y0 > axes.y0) &&
  piecesOfRange(mark.text.trim()) === undefined;

export function matricesOf(frame: Frame, phrases: readonly Phrase[]): Matrix[] {
  const ruled = [...ruledMatrices(frame, phrases), ...matricesOfStoreys(frame, phrases)];
  const taken = new Set(ruled.flatMap(({ used }) => used));
  return [
    ...ruled,
    ...unruledMatrices(
      frame,
      phrases.filter((phrase) => !taken.has(phrase)),
    ),
  ];
}

/** Without rules: lines of sections close under or over a row of marks, each behind the name of its storey */
function unruledMatrices(frame: Frame, phrases: readonly Phrase[]): Matrix[] {
  const index = new PhraseIndex(phrases);
  const headings = phrases.filter(
    ({ text }) => /\p{L}/u.test(text) && axisHeading.test(text.trim()) && sectionsIn(text).length === 0,
  );
  return rowsOf(headings).flatMap((row) => {
    const [down, up] = [storeysBeside(index, row, 1), storeysBeside(index, row, -1)];
    const lines = up.length > down.length ? up : down;
    if (lines.length < 2) return [];
    const columns = row.map((heading) => ({ heading, cells: lines.flat().filter((cell) => isUnder(heading, cell)) }));
    return [
      {
        labels: columns.flatMap(({ heading, cells }) => labelsOf(frame, heading, cells, [])),
        used: [...row, ...lines.flat()],
      },
    ];
  });
}

/** Turned over: storeys as headings, and under them a line for each mark: K1 | 6 | HEB 240 | HEB 200 */
function matricesOfStoreys(frame: Frame, phrases: readonly Phrase[]): Matrix[] {
  const index = new PhraseIndex(phrases);
  const storeys = phrases.filter(({ text }) => isOneOfSeveral(text.trim()) && !/^\d+$/.test(text.trim()));
  return rowsOf(storeys).flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    if (row.length < 2 || !first || !last) return [];
    const heads = index.within([first.x0 - storeyReach * first.size, first.x0], [first.y0, first.y1]);
    const counting = heads.find(({ text }) => meaningOf(text) === "quantity");
    const lines: {
      readonly mark: Phrase;
      readonly pieces: number;
      readonly cells: Phrase[];
      readonly all: Phrase[];
    }[] = [];
    for (let at = middle(first); ; ) {
      const all = nextLine(index, [first, last], at, 1);
      const mark = all.find((phrase) => phrase.x1 < first.x0 && markAlone(phrase.text) !== undefined);
      const cells = all.filter((phrase) => named(phrase) && row.some((head) => isUnder(head, phrase)));
      if (!mark || cells.length === 0) break;
      const count = counting && all.find((phrase) => isUnder(counting, phrase));
      lines.push({ mark, pieces: readCount(count?.text ?? "") ?? piecesAt(mark), cells, all });
      at = middle(mark);
    }
    const full = lines.filter(({ cells }) => cells.length > 1);
    if (lines.length < 2 || full.length < 0.5 * lines.length) return [];
    return [
      {
        labels: lines.flatMap(({ mark, pieces, cells }) => labelsOf(frame, mark, cells, [], pieces)),
        used: [...row, ...lines.flatMap(({ all }) => all)],
      },
    ];
  });
}

/** The sections of the lines that follow a row of marks, one way */
function storeysBeside(index: PhraseIndex, row: readonly Phrase[], way: 1 | -1): Phrase[][] {
  const [first, last] = [row[0], row.at(-1)];
  const lines: Phrase[][] = [];
  if (row.length < leastColumns || !first || !last) return lines;
  for (let at = middle(first); ; ) {
    const line = nextLine(index, [first, last], at, way);
    const cells = row.flatMap((heading) => line.find((phrase) => named(phrase) && isUnder(heading, phrase)) ?? []);
    const [storey] = line;
    const headed = storey !== undefined && storey.x1 < first.x0 && named(storey) === undefined;
    if (!headed || cells.length < 0.7 * row.length || line.length > row.length + 1) return lines;
    lines.push(cells);
    at = middle(storey);
  }
}

const isUnder = (heading: Phrase, cell: Phrase): boolean =>
  Math.abs(centre(cell) - centre(heading)) < heading.size || Math.abs(cell.x0 - heading.x0) < 0.5 * heading.size;

/** What stands on the next line behind a height, between the name of a storey and the last column */
function nextLine(index: PhraseIndex, [first, last]: readonly [Phrase, Phrase], y: number, way: 1 | -1): Phrase[] {
  const { size } = first;
  const [from = y, to = y] = [y + way * 0.5 * size, y + way * lineReach * size].sort((a, b) => a - b);
  const near = index.within([first.x0 - storeyReach * size, last.x1 + 4 * size], [from, to]);
  const next = Math.min(...near.map((phrase) => way * middle(phrase)));
  return near.filter((phrase) => way * middle(phrase) - next < 0.4 * size).sort((a, b) => a.x0 - b.x0);
}

function ruledMatrices(frame: Frame, phrases: readonly Phrase[]): Matrix[] {
  const cells = phrases.filter((phrase) => named(phrase) !== undefined && isBoxed(frame, phrase));
  const dittos = phrases
    .filter((phrase) => isDittoCell(phrase.text) && isBoxed(frame, phrase))
    .sort((a, b) => centre(a) - centre(b));
  if (cells.length + dittos.length < 2 * leastColumns) return [];
  const grades = phrases.filter(({ text }) => gradeIn(text) === text.trim()).sort((a, b) => centre(a) - centre(b));
  // the name of a section is no mark
  const headings = phrases.filter(
    (phrase) => axisHeading.test(phrase.text.trim()) && sectionsIn(phrase.text).length === 0 && isBoxed(frame, phrase),
  );
  const found: Matrix[] = [];
  const byPlace = [...cells].sort((a, b) => centre(a) - centre(b));
  const taken = new Set<Phrase>();
  // the lowest first: a cell belongs to the heading next above it
  for (const row of rowsOf(headings).reverse()) {
    const matrix = matrixUnder(frame, row, { cells: byPlace, dittos, grades }, taken);
    if (!matrix) continue;
    found.push(matrix);
    for (const phrase of matrix.used) taken.add(phrase);
  }
  return found.reverse();
}

function matrixUnder(
  frame: Frame,
  row: readonly Phrase[],
  /** from left to right */
  { cells, dittos, grades }: Readonly<Record<"cells" | "dittos" | "grades", readonly Phrase[]>>,
  taken: ReadonlySet<Phrase>,
): Matrix | undefined {
  // headings in one box are no columns
  const boxes = new Set(row.map((heading) => Math.round(boxOf(frame, heading)[0])));
  if (row.length < leastColumns || boxes.size < row.length) return undefined;
  const columns = row.map((heading) => ({
    heading,
    cells: cellsUnder(frame, heading, cells).filter((cell) => !taken.has(cell)),
  }));
  const filled = columns.filter((column) => column.cells.length > 0);
  const rows = new Set(filled.flatMap((column) => column.cells.map((cell) => Math.round(middle(cell) / cell.size))));
  if (filled.length < leastColumns || filled.length < 0.7 * row.length || rows.size < 2) return undefined;
  const goesOn = filled.some(({ heading }) => isUnderCell(frame, heading, cells));
  return {
    labels: filled.flatMap((column) => {
      const doubts = [
        ...(cellsUnder(frame, column.heading, dittos).length > 0 ? [says.repeatedCell] : []),
        ...(goesOn ? [says.mayBeNoMark({ heading: column.heading.text.trim() })] : []),
      ];
      const [grade, second] = cellsUnder(frame, column.heading, grades);
      return labelsOf(frame, column.heading, column.cells, doubts).map((label) =>
        grade && !second ? { ...label, grade: grade.text.trim() } : label,
      );
    }),
    used: [...row, ...filled.flatMap((column) => column.cells)],
  };
}

/** The boxes of headings are low and hold a mark besides, or nothing; the lines of a plan make boxes too, with labels in them */
function besideInBox(frame: Frame, index: PhraseIndex, heading: Phrase): Phrase[] {
  const [left, top, right, bottom] = boxOf(frame, heading);
  return index.within([left, right], [top, bottom]).filter((other) => other !== heading);
}

/** The first that begins behind an edge, and the first behind another; all are sorted by where they begin */
function between(places: readonly { readonly box: Box }[], left: number, right: number): [number, number] {
  const firstFrom = (x: number) => {
    let [from, to] = [0, places.length];
    while (from < to) {
      const half = (from + to) >> 1;
      if ((places[half]?.box[0] ?? 0) <= x) from = half + 1;
      else to = half;
    }
    return from;
  };
  return [firstFrom(left), firstFrom(right)];
}

/** An upright line goes all the way */
function isRuled(frame: Frame, x: number, [from, to]: readonly [number, number]): boolean {
  const steps = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
  return steps.every((part) => frame.rules.verticalBetween(x - 1.5, x + 1.5, from + part * (to - from)) !== undefined);
}

const boxOf = (frame: Frame, phrase: Phrase) => frame.rules.cellAt(centre(phrase), middle(phrase));

/** A cell that names a section stands in the box right above it */
function isUnderCell(frame: Frame, heading: Phrase, cells: readonly Phrase[]): boolean {
  const [left, top, right] = boxOf(frame, heading);
  return inColumn(cells, left, right).some((cell) => {
    const box = boxOf(frame, cell);
    return Math.abs(box[3] - top) < 1 && Math.abs(box[0] - left) < 2 && Math.abs(box[2] - right) < 2;
  });
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
function isBoxed(frame: Frame, phrase: Phrase, tallest = 12): boolean {
  const [left, top, right, bottom] = frame.rules.cellAt(centre(phrase), middle(phrase));
  return right - left < 0.22 * frame.width && bottom - top < tallest * phrase.size;
}

/** Those with their middle between two edges; all are sorted by their place */
function inColumn(cells: readonly Phrase[], left: number, right: number): Phrase[] {
  let from = 0;
  let to = cells.length;
  while (from < to) {
    const half = (from + to) >> 1;
    const cell = cells[half];
    if (cell && centre(cell) <= left) from = half + 1;
    else to = half;
  }
  const found: Phrase[] = [];
  for (let cell = cells[from]; cell && centre(cell) < right; cell = cells[++from]) found.push(cell);
  return found;
}

/** Cells in the column of a heading, under it, as wide as it */
function cellsUnder(frame: Frame, heading: Phrase, cells: readonly Phrase[]): Phrase[] {
  const [left, , right] = boxOf(frame, heading);
  return inColumn(cells, left, right)
    .filter((cell) => {
      const down = middle(cell) - middle(heading);
      if (down <= 0 || down >= 0.6 * frame.height) return false;
      const box = boxOf(frame, cell);
      return Math.abs(box[0] - left) < 2 && Math.abs(box[2] - right) < 2;
    })
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** "C1, C3, C7" heads the column of three */
const piecesAt = (heading: Phrase): number => piecesOfRange(heading.text.trim()) ?? 1;

function labelsOf(
  frame: Frame,
  heading: Phrase,
  cells: readonly Phrase[],
  doubts: readonly Message[],
  pieces = piecesAt(heading),
): Label[] {
  const mark = heading.text.trim();
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
      ...(doubts.length > 0 && { doubts }),
      phrases: [...(label?.phrases ?? []), cell],
      frame,
    });
  }
  return [...labels.values()];
}
