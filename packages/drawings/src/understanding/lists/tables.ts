/** Lists on a sheet: a heading row on top or at the bottom, the columns under it and the rows, wrapped cells put together. */

import { sectionOfCell } from "@x/fabrication/members";
import { meaningOf } from "../../vocabulary/column-meanings.ts";
import type { Allowance } from "../allowance.ts";
import { centre, type Frame, middle, overlap, type Phrase } from "../reading-direction.ts";
import { bodyLines } from "./body-lines.ts";
import { columnsByVote, lineOf } from "./columns.ts";
import { continued } from "./continued.ts";
import { groupIn, groupOf } from "./groups.ts";
import { headingsOf, namesSections } from "./headings.ts";
import { headingsBeside } from "./headings-beside.ts";
import { withVotedMeanings } from "./joint-roles.ts";
import { linesOf, rowsOf } from "./lines-to-rows.ts";
import { settings } from "./settings.ts";
import { withoutSheetNames } from "./spreadsheet.ts";
import { listsWithoutHeading } from "./stacks.ts";
import type { Column, Heading, Line, Row, Table } from "./table.ts";
import { transposedLists } from "./transposed.ts";
import { headingsByVote } from "./voted-headings.ts";

export function tablesOf(page: Frame, earlier: readonly Table[], allowance: Allowance): Table[] {
  const whole = withoutSheetNames(page);
  const turned = transposedLists(whole).map((table) => withLinesOver(table, whole));
  const inTurned = new Set(turned.flatMap(({ used }) => used));
  const frame = turned.length === 0 ? whole : { ...whole, phrases: whole.phrases.filter((one) => !inTurned.has(one)) };
  const headings = headingsBeside(frame, headingsOf(frame));
  const taken = new Set<Phrase>(headings.flatMap(({ phrases }) => phrases));
  const left = () => frame.phrases.filter((phrase) => !taken.has(phrase));
  const tables = [...turned, ...headedTables(frame, headings, headings, taken, allowance)];
  if (allowance.over) return tables;
  const voted = headingsByVote(frame, left());
  tables.push(...headedTables(frame, voted, [...headings, ...voted], taken, allowance).filter(listsSections));
  for (const phrase of tables.flatMap(({ used }) => used)) taken.add(phrase);
  tables.push(...continued(frame, left(), taken, earlier), ...listsWithoutHeading(frame, left(), taken));
  return tables;
}

/** The lists of headings, one after the other: what one has, no other takes */
function headedTables(
  frame: Frame,
  headings: readonly Heading[],
  all: readonly Heading[],
  taken: Set<Phrase>,
  allowance: Allowance,
): Table[] {
  const tables: Table[] = [];
  for (const heading of headings) {
    if (allowance.over) break;
    const found = bodyOf(frame, heading, all, taken);
    if (!found) continue;
    // words over other lists may be labels of a title block too
    const table = listsSections(found)
      ? withVotedMeanings({ ...found, used: [...heading.phrases, ...found.used] })
      : found;
    tables.push(table);
    for (const phrase of [...heading.phrases, ...table.used]) taken.add(phrase);
  }
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
  if (!namesSections(heading) && !best.rows.some(groupOf) && !listsSections(best)) return undefined;
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
    .filter((phrase) => phrase.y1 <= heading.y0 + 1 && heading.y0 - phrase.y1 < settings.over * phrase.size)
    .sort((a, b) => b.y1 - a.y1);
  if (!over) return undefined;
  const line = within.filter((phrase) => Math.abs(middle(phrase) - middle(over)) < settings.sameLine * over.size);
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
    median(values) > settings.largerText * median(heading.cells.map(({ phrase }) => phrase.size))
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
        sum += sectionOfCell(cell.text) ? settings.worth.section : settings.worth.otherText;
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
  const [left] = frame.rules.cellAt(first.x0 + settings.inBox, middle(first));
  const right = frame.rules.cellAt(last.x1 - settings.inBox, middle(last))[2];
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
  const full = lines.filter(
    ({ phrases }) => phrases.length > 1 && groupIn(phrases.map(({ text }) => text).join(" ")) === undefined,
  );
  const heads = [lineOf(heading.cells.map(({ phrase }) => phrase))];
  const voting = (full.length > 0 ? full : lines).map(({ phrases }) => lineOf(phrases));
  const columns = columnsByVote(frame, heads, voting, span).map(
    ({ heading: text, x0, x1 }): Column => ({ ...headOf(heading, text, [x0, x1]), x0, x1 }),
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

const date = /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/;

/** Some rows name a section and nothing else in one of their cells, or are under one; a list of revisions has dates */
function listsSections({ rows: all }: Table): boolean {
  const rows = all.filter(({ cells }) => !cells.some((cell) => cell && date.test(cell.text.trim())));
  const named = rows.filter((row) =>
    row.cells.some((cell) => {
      const found = cell && sectionOfCell(cell.text);
      return found !== undefined && found.text.length >= settings.many * (cell?.text.trim().length ?? 0);
    }),
  );
  return rows.some(groupOf) || named.length > settings.named * rows.length;
}

/** The heading of a column: its cell, where it has one of its own */
function headOf(
  { cells }: Heading,
  text: string,
  [x0, x1]: readonly [number, number],
): Pick<Column, "heading" | "meaning"> {
  const own = cells.filter(({ phrase }) => centre(phrase) > x0 && centre(phrase) < x1);
  const [cell] = own;
  if (
    cell &&
    own.length === 1 &&
    overlap(cell.phrase, { x0, x1 }) > settings.nearlyAll * (cell.phrase.x1 - cell.phrase.x0)
  )
    return { heading: cell.phrase.text, meaning: cell.meaning };
  return { heading: text, meaning: meaningOf(text) };
}
