/** Lists on a sheet: a heading row on top or at the bottom, the columns under it and the rows, wrapped cells put together. */

import type { Allowance } from "../allowance.ts";
import { sectionOfCell } from "../designation.ts";
import { centre, type Frame, middle, overlap, type Phrase } from "../reading-direction.ts";
import { headsRevisions, isField } from "../title-fields.ts";
import { isTotal } from "./column-meanings.ts";
import { groupIn, groupOf } from "./groups.ts";
import { type Heading, headingsOf } from "./headings.ts";
import { linesOf, rowsOf } from "./lines-to-rows.ts";
import type { Column, Line, Row, Table } from "./table.ts";
import { continued, headless } from "./without-heading.ts";

export function tablesOf(frame: Frame, earlier: readonly Table[], allowance: Allowance): Table[] {
  const headings = headingsOf(frame);
  const taken = new Set<Phrase>(headings.flatMap(({ phrases }) => phrases));
  const tables: Table[] = [];
  for (const heading of headings) {
    if (allowance.over) return tables;
    const table = bodyOf(frame, heading, headings, taken);
    if (!table) continue;
    tables.push(table);
    for (const phrase of table.used) taken.add(phrase);
  }
  const rest = frame.phrases.filter((phrase) => !taken.has(phrase));
  tables.push(...continued(frame, rest, taken, earlier), ...headless(frame, rest, taken));
  return tables;
}

function bodyOf(
  frame: Frame,
  heading: Heading,
  headings: readonly Heading[],
  taken: ReadonlySet<Phrase>,
): Table | undefined {
  const span = besideOthers(outerSpan(frame, heading), heading, headings);
  const within = frame.phrases.filter(
    (phrase) => !taken.has(phrase) && centre(phrase) > span[0] && centre(phrase) < span[1],
  );
  const size = Math.max(...heading.cells.map(({ phrase }) => phrase.size));
  const below = walk(
    frame,
    heading,
    linesOf(within.filter((phrase) => middle(phrase) > heading.y1)),
    1,
    limit(heading, headings, 1),
    size,
  );
  const above = walk(
    frame,
    heading,
    linesOf(within.filter((phrase) => middle(phrase) < heading.y0)),
    -1,
    limit(heading, headings, -1),
    size,
  );
  const tables = [below, above].map((lines) => assembled(frame, heading, lines, span));
  const [down, up] = tables.map((table) => (table ? worth(table) : 0));
  const best = (up ?? 0) > (down ?? 0) ? tables[1] : tables[0];
  if (!best || worth(best) <= 0 || isTitleBlock(heading, best)) return undefined;
  if (!namesSections(heading) && !best.rows.some(groupOf)) return undefined;
  return best === tables[1] ? { ...best, upwards: true } : best;
}

/** A column names the sections; else rows of their own must */
const namesSections = ({ cells }: Heading): boolean =>
  cells.some(
    ({ meaning }) => meaning === "section" || meaning === "description" || meaning === "size" || meaning === "grade",
  );

/** A line that names a section and nothing else begins a group of rows, also after the sum of the group before it */
const beginsGroup = (heading: Heading, { phrases }: Line): boolean =>
  !namesSections(heading) && phrases.length <= 2 && sectionOfCell(phrases[0]?.text ?? "") !== undefined;

/** Small words over large values are the fields of a title block */
function isTitleBlock(heading: Heading, { rows }: Table): boolean {
  const median = (sizes: readonly number[]) => [...sizes].sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
  const values = rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.size] : [])));
  const named = rows.filter(({ cells }) => cells.some((cell) => cell && sectionOfCell(cell.text) !== undefined));
  return (
    named.length <= 1 &&
    rows.length <= 4 &&
    !isOneRow(heading, rows) &&
    median(values) > 1.45 * median(heading.cells.map(({ phrase }) => phrase.size))
  );
}

/** A sheet of one part may print its list with large values: every column is known and filled */
function isOneRow({ cells }: Heading, rows: readonly Row[]): boolean {
  const [row] = rows;
  const naming = cells.findIndex(({ meaning }) => meaning === "section" || meaning === "description");
  return (
    rows.length === 1 &&
    cells.length >= 3 &&
    ["length", "mark"].every((needed) => cells.some(({ meaning }) => meaning === needed)) &&
    cells.every(({ meaning }, i) => meaning !== undefined && row?.cells[i] !== undefined) &&
    sectionOfCell(row?.cells[naming]?.text ?? "")?.profile !== undefined
  );
}

/** How well rows fill the columns that the heading promises */
function worth({ columns, rows }: Table): number {
  let sum = 0;
  for (const { cells } of rows)
    cells.forEach((cell, i) => {
      const meaning = columns[i]?.meaning;
      if (!cell || !meaning) return;
      if (meaning === "section" || meaning === "description" || meaning === "size" || meaning === "grade")
        sum += sectionOfCell(cell.text) ? 5 : 0.1;
      else if (meaning === "length" || meaning === "quantity" || meaning === "mark" || meaning === "mass")
        sum += /^[\p{L}\d.,\s-]{1,12}$/u.test(cell.text) && /\d/.test(cell.text) ? 1 : 0;
    });
  return sum;
}

/** The outer edges of the list: ruled ones where they are near, else a little beyond the headings */
function outerSpan(frame: Frame, heading: Heading): readonly [number, number] {
  const first = heading.cells[0]?.phrase;
  const last = heading.cells.at(-1)?.phrase;
  if (!first || !last) return [heading.x0, heading.x1];
  const [left] = frame.rules.cellAt(first.x0 + 0.1, middle(first));
  const right = frame.rules.cellAt(last.x1 - 0.1, middle(last))[2];
  const reach = 12 * first.size;
  return [
    heading.x0 - left < reach * 2 ? left : heading.x0 - 4 * first.size,
    right - heading.x1 < reach * 3 ? right : heading.x1 + 6 * first.size,
  ];
}

/** Two lists close to each other: half-way between their headings */
function besideOthers(
  [left, right]: readonly [number, number],
  heading: Heading,
  headings: readonly Heading[],
): readonly [number, number] {
  const near = headings.filter((other) => other !== heading && Math.abs(middle(other) - middle(heading)) < 120);
  return [
    Math.max(left, ...near.filter(({ x1 }) => x1 <= heading.x0).map(({ x1 }) => (x1 + heading.x0) / 2)),
    Math.min(right, ...near.filter(({ x0 }) => x0 >= heading.x1).map(({ x0 }) => (x0 + heading.x1) / 2)),
  ];
}

/** Where the next heading of the same columns begins */
function limit(heading: Heading, headings: readonly Heading[], way: 1 | -1): number {
  let nearest = way * Infinity;
  for (const other of headings) {
    if (other === heading || overlap(other, heading) <= 0) continue;
    if (way === 1 && other.y0 > heading.y1) nearest = Math.min(nearest, other.y0);
    if (way === -1 && other.y1 < heading.y0) nearest = Math.max(nearest, other.y1);
  }
  return nearest;
}

/** Lines from the heading onwards, until they stop being rows of this list */
function walk(frame: Frame, heading: Heading, all: readonly Line[], way: 1 | -1, end: number, size: number): Line[] {
  const lines = way === 1 ? all : [...all].reverse();
  const rows: Line[] = [];
  let edge = way === 1 ? heading.y1 : heading.y0;
  let pitch = 0;
  let strangers = 0;
  /** after a sum, only what stands close to it still belongs to the list */
  let ended = false;
  let gridded = false;
  let last: readonly [top: number, bottom: number] | undefined;
  let floor = boxOf(frame, heading, heading)?.[way === 1 ? 1 : 0];
  /** lines between the grid and the sum that stands beyond it */
  let outside = 0;
  for (const line of lines) {
    if (way === 1 ? line.y1 > end : line.y0 < end) break;
    // the title block begins, or a list of revisions
    if (line.phrases.filter(({ text }) => isField(text)).length >= 2 || headsRevisions(line)) break;
    const gap = way === 1 ? line.y0 - edge : edge - line.y1;
    // rows as tall as the sketch beside them: one box follows the other
    const box = boxOf(frame, heading, line);
    const follows = box !== undefined && floor !== undefined && Math.abs((way === 1 ? box[0] : box[1]) - floor) < 3;
    const within = box !== undefined && last !== undefined && Math.abs(box[0] - last[0]) < 3;
    const ruled = follows || within || ruledRow(frame, heading, line);
    if (beginsGroup(heading, line)) ended = false;
    const most = Math.max((ended ? 1.2 : 3.2) * size, (ended ? 0.9 : 1.5) * pitch, rows.length === 0 ? 5 * size : 0);
    const sum = line.phrases.some(({ text }) => isTotal(text));
    if (gap > most && !follows && !within && !(ruled && !ended && gap < 4 * size + pitch) && !(sum && gap < 4 * size))
      break;
    // a list in a grid ends with its grid; a sum may stand under it, and the outermost row may be open
    if (gridded && !ruled && !sum && !outermost(heading, line)) {
      if (++outside > 2) break;
      edge = way === 1 ? Math.max(edge, line.y1) : Math.min(edge, line.y0);
      continue;
    }
    if (rows.length === 0) gridded = ruled;
    const fits = fitting(heading, line);
    // headings of groups and sums are few; two in a row that fit nothing are other text
    strangers = fits || within ? 0 : strangers + 1;
    if (strangers > 2) break;
    rows.push(line);
    if (box) {
      last = box;
      floor = way === 1 ? box[1] : box[0];
    }
    if (sum) ended = true;
    if (rows.length > 1 && gap > 0) pitch = Math.max(pitch, Math.min(gap + (line.y1 - line.y0), 6 * size));
    edge = way === 1 ? Math.max(edge, line.y1) : Math.min(edge, line.y0);
  }
  for (let end = rows.at(-1); end && !fitting(heading, end); end = rows.at(-1)) {
    if (end.phrases.some(({ text }) => isTotal(text)) && end.phrases.some(({ text }) => /\d/.test(text))) break;
    const before = rows.at(-2);
    // the last line of a wrapped cell stays
    if (before && Math.max(end.y0 - before.y1, before.y0 - end.y1) < 0.6 * size) break;
    rows.pop();
  }
  return rows;
}

const outermost = (heading: Heading, line: Line): boolean =>
  fitting(heading, line) &&
  line.phrases.length >= 0.6 * heading.cells.length &&
  line.phrases.some(({ text }) => sectionOfCell(text) !== undefined);

/** Upper and lower edge of the row of a grid whose first column is the heading's */
function boxOf(
  frame: Frame,
  heading: Heading,
  line: { readonly y0: number; readonly y1: number },
): readonly [top: number, bottom: number] | undefined {
  const at = heading.x0 + 1;
  const first = frame.rules.cellAt(at, middle(heading));
  const [left, top, right, bottom] = frame.rules.cellAt(at, middle(line));
  const alike = Math.abs(left - first[0]) < 3 && Math.abs(right - first[2]) < 3;
  // the border of the sheet is no box of a list
  const own = right - left < 2 * (heading.x1 - heading.x0);
  return alike && own && bottom - top < 0.35 * frame.height ? [top, bottom] : undefined;
}

const ruledRow = (frame: Frame, heading: Heading, line: Line): boolean => {
  const [left, top, right, bottom] = frame.rules.cellAt(heading.x0 + 1, (line.y0 + line.y1) / 2);
  return Number.isFinite(left) && Number.isFinite(right) && bottom - top < 8 * (line.y1 - line.y0);
};

/** At least two cells under headings, or a section */
function fitting(heading: Heading, line: Line): boolean {
  let under = 0;
  for (const { phrase } of heading.cells)
    if (
      line.phrases.some(
        (cell) => overlap(cell, phrase) > 0 || Math.abs(centre(cell) - centre(phrase)) < 2.5 * phrase.size,
      )
    )
      under++;
  return under >= 2 || line.phrases.some(({ text }) => sectionOfCell(text)?.profile !== undefined);
}

function assembled(
  frame: Frame,
  heading: Heading,
  lines: readonly Line[],
  span: readonly [number, number],
): Table | undefined {
  if (lines.length === 0) return undefined;
  const edges = boundaries(frame, heading, lines, span);
  const columns = heading.cells.map(
    ({ phrase, meaning }, i): Column => ({ heading: phrase.text, meaning, x0: edges[i] ?? 0, x1: edges[i + 1] ?? 0 }),
  );
  const sorted = [...lines].sort((a, b) => a.y0 - b.y0);
  return {
    columns,
    rows: rowsOf(frame, columns, sorted),
    frame,
    used: lines.flatMap(({ phrases }) => phrases),
    headed: true,
  };
}

/** Between two headings: the rule, else the widest gap that no cell crosses, else the middle */
function boundaries(frame: Frame, heading: Heading, lines: readonly Line[], span: readonly [number, number]): number[] {
  const edges = [span[0]];
  const cells = heading.cells.map(({ phrase }) => phrase);
  // a line of its own over several columns, as the heading of a group, says nothing of where they end
  const full = lines.filter(
    ({ phrases }) => phrases.length > 1 && groupIn(phrases.map(({ text }) => text).join(" ")) === undefined,
  );
  const bodies = (full.length > 0 ? full : lines).flatMap(({ phrases }) => phrases);
  for (let i = 0; i + 1 < cells.length; i++) {
    const [a, b] = [cells[i], cells[i + 1]];
    if (!a || !b) break;
    const ruled =
      frame.rules.verticalBetween(a.x1 - 1, b.x0 + 1, middle(a)) ??
      frame.rules.verticalBetween(a.x1 - 1, b.x0 + 1, middle(b));
    const gap = () =>
      widestGap(centre(a), centre(b), [a, b, ...bodies]) ??
      // cells that stand so close that they were taken for one
      widestGap(centre(a), centre(b), [a, b, ...bodies.flatMap(({ spans }) => spans.map(([x0, x1]) => ({ x0, x1 })))]);
    edges.push(ruled ?? gap() ?? (a.x1 + b.x0) / 2);
  }
  edges.push(span[1]);
  return edges;
}

function widestGap(
  from: number,
  to: number,
  phrases: readonly { readonly x0: number; readonly x1: number }[],
): number | undefined {
  const inside = phrases
    .filter(({ x0, x1 }) => x1 > from && x0 < to && x1 - x0 < 3 * (to - from))
    .sort((a, b) => a.x0 - b.x0);
  let reached = from;
  let best: readonly [number, number] | undefined;
  for (const { x0, x1 } of [...inside, { x0: to, x1: to }]) {
    if (x0 > reached && (!best || x0 - reached > best[1] - best[0])) best = [reached, x0];
    reached = Math.max(reached, x1);
  }
  return best && best[1] - best[0] > 1 ? (best[0] + best[1]) / 2 : undefined;
}
