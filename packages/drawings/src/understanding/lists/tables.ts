/** Lists on a sheet: a heading row on top or at the bottom, the columns under it and the rows, wrapped cells put together. */

import { sectionOfCell } from "@x/fabrication/members";
import type { Allowance } from "../allowance.ts";
import { centre, type Frame, middle, overlap, type Phrase } from "../reading-direction.ts";
import { bodyLines } from "./body-lines.ts";
import { groupIn, groupOf } from "./groups.ts";
import { headingsOf, namesSections } from "./headings.ts";
import { linesOf, rowsOf } from "./lines-to-rows.ts";
import { withoutSheetNames } from "./spreadsheet.ts";
import type { Column, Heading, Line, Row, Table } from "./table.ts";
import { transposedLists } from "./transposed.ts";
import { continued, listsWithoutHeading } from "./without-heading.ts";

export function tablesOf(page: Frame, earlier: readonly Table[], allowance: Allowance): Table[] {
  const whole = withoutSheetNames(page);
  const turned = transposedLists(whole).map((table) => withLinesOver(table, whole));
  const inTurned = new Set(turned.flatMap(({ used }) => used));
  const frame = turned.length === 0 ? whole : { ...whole, phrases: whole.phrases.filter((one) => !inTurned.has(one)) };
  const headings = headingsOf(frame);
  const taken = new Set<Phrase>(headings.flatMap(({ phrases }) => phrases));
  const tables: Table[] = [...turned];
  for (const heading of headings) {
    if (allowance.over) return tables;
    const table = bodyOf(frame, heading, headings, taken);
    if (!table) continue;
    tables.push(table);
    for (const phrase of table.used) taken.add(phrase);
  }
  const rest = frame.phrases.filter((phrase) => !taken.has(phrase));
  tables.push(...continued(frame, rest, taken, earlier), ...listsWithoutHeading(frame, rest, taken));
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
  const under = linesOf(within.filter((phrase) => middle(phrase) > heading.y1));
  const over = linesOf(within.filter((phrase) => middle(phrase) < heading.y0));
  const below = bodyLines({ frame, heading, size, direction: "down", end: limit(heading, headings, 1) }, under);
  const above = bodyLines({ frame, heading, size, direction: "up", end: limit(heading, headings, -1) }, over);
  const titled = groupOver(heading, within);
  const tables = [titled && below.length > 0 ? [titled, ...below] : below, above].map((lines) =>
    assembled(frame, heading, lines, span),
  );
  const [down, up] = tables.map((table) => (table ? worth(table) : 0));
  const best = (up ?? 0) > (down ?? 0) ? tables[1] : tables[0];
  if (!best || worth(best) <= 0 || isTitleBlock(heading, best)) return undefined;
  if (!namesSections(heading) && !best.rows.some(groupOf)) return undefined;
  if (best === tables[1]) {
    const top = { ...heading, y0: Math.min(...best.rows.map(({ y0 }) => y0)) };
    return { ...best, upwards: true, overTitle: linesOver(top, within) };
  }
  const [title, ...overTitle] = linesOver(heading, within);
  return title === undefined ? best : { ...best, title, ...(overTitle.length > 0 && { overTitle }) };
}

/** A list turned over has its title over all of it */
function withLinesOver(table: Table, { phrases }: Frame): Table {
  const own = new Set(table.used);
  const box = {
    x0: Math.min(...table.used.map(({ x0 }) => x0)),
    x1: Math.max(...table.used.map(({ x1 }) => x1)),
    y0: Math.min(...table.used.map(({ y0 }) => y0)),
  };
  return {
    ...table,
    overTitle: linesOver(
      box,
      phrases.filter((phrase) => !own.has(phrase)),
    ),
  };
}

/** The texts of the line over a heading and of those over it, the nearest first */
function linesOver(heading: Pick<Heading, "x0" | "x1" | "y0">, within: readonly Phrase[]): string[] {
  const lines: string[] = [];
  for (let under: Pick<Heading, "x0" | "x1" | "y0"> = heading; lines.length < 3; ) {
    const line = lineOver(under, within);
    if (!line) break;
    lines.push(line.phrases.map(({ text }) => text).join(" "));
    under = { x0: heading.x0, x1: heading.x1, y0: line.y0 };
  }
  return lines;
}

/** The heading is repeated for each group, and the section of the group stands over it */
function groupOver(heading: Heading, within: readonly Phrase[]): Line | undefined {
  const line = namesSections(heading) ? undefined : lineOver(heading, within);
  return line && groupIn(line.phrases.map(({ text }) => text).join(" ")) ? line : undefined;
}

/** What stands on the line over a heading, from its left on */
function lineOver(heading: Pick<Heading, "x0" | "x1" | "y0">, within: readonly Phrase[]): Line | undefined {
  const [over] = within
    .filter((phrase) => phrase.y1 <= heading.y0 + 1 && heading.y0 - phrase.y1 < 2.5 * phrase.size)
    .sort((a, b) => b.y1 - a.y1);
  if (!over) return undefined;
  const line = within.filter((phrase) => Math.abs(middle(phrase) - middle(over)) < 0.4 * over.size);
  const phrases = line.sort((a, b) => a.x0 - b.x0);
  const [first] = phrases;
  // the column that it stands over is no other list's
  const near = first !== undefined && first.x0 < heading.x1 && first.x0 > heading.x0 - 6 * first.size;
  return near ? { phrases, y0: over.y0, y1: over.y1 } : undefined;
}

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
