/** Which column holds the marks: by its heading, and by what stands under it. */
import type { Message } from "@x/eurocode/message";
import { sectionOfCell } from "@x/fabrication/members";
import { isTotal } from "../../vocabulary/column-meanings.ts";
import { headingWords, plain } from "../../vocabulary/lexicon.ts";
import { markAlone } from "../marks.ts";
import { filledCells, mostly } from "./cells.ts";
import { groupOf } from "./groups.ts";
import { isHarmless } from "./proven-total.ts";
import { says } from "./says.ts";
import { settings } from "./settings.ts";
import { type Column, former, type Row, type Table } from "./table.ts";

const isSection = (text: string): boolean => sectionOfCell(text) !== undefined;

/** "New mark", "Neue Pos", "Beam type": which of the marks these are */
const kindsOfMarks =
  /^(?:new|final|shop|site|neue?[rs]?|endgültige?|nouveau|nouvelle|nieuwe?|ny(?:a|e|tt)?|nuov[oa]|nuev[oa]|now[ya]|uusi|nov[ýáé]|type?|tipo|name|naam|namn|nom|nome|nombre|id|ref)$/u;

/** A heading that says no more than that its cells name the rows */
function namesRows({ heading, meaning }: Column): boolean {
  if (meaning === "description") return true;
  const words = heading
    .toLowerCase()
    .split(/[\s./-]+/)
    .filter((word) => word !== "");
  const isMark = (word: string) => word.length > 2 && headingWords.get(plain(word)) === "mark";
  return meaning === undefined && words.some(isMark) && words.every((word) => isMark(word) || kindsOfMarks.test(word));
}

/** 1, 2, 3 or 7, 12a, 3; A, B, C, which no shapes of sections are: I, U, L; or B1 */
function areNames(cells: readonly string[]): boolean {
  const lettered = /^[A-Z]$/.test(cells[0] ?? "");
  const inOrder = (text: string, i: number) => text === String.fromCharCode("A".charCodeAt(0) + i);
  return lettered
    ? cells.every(inOrder)
    : cells.every((text) => /^[1-9]\d{0,2}[a-z]?$/.test(text) || markAlone(text) !== undefined);
}

/** Sections over groups of rows are no marks, nor is the word before a sum */
const withoutHeads = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => groupOf(row) === undefined && !row.cells.some((cell) => cell && isTotal(cell.text)));

/** A column of short names beside rows that have no mark, of which nobody says that they are one */
export function namesBeside({ columns, rows: all }: Table, taken: ReadonlySet<unknown>): Message | undefined {
  const rows = withoutHeads(all);
  const found = columns.find((column, i) => {
    const cells = filledCells(rows, i);
    const possible = column.meaning === "description" || (column.meaning === undefined && !isHarmless(column));
    return !taken.has(i) && possible && cells.length > 0 && areNames(cells) && !cells.some(isSection);
  });
  return found && says.namesMayBeMarks({ heading: found.heading });
}

/** Of several columns that name or number the rows: the mark of the part before its position, a running number last */
export function markColumn({ columns, rows: all }: Table, counts: number | undefined): number | undefined {
  const rows = withoutHeads(all);
  const rank = (heading: string) =>
    /mer?k|\bmk\b|marc|mærke|märk|mark|litt|litra|rep|bauteil|onderdeel|piece|teil|tag|\bid\b|detalj|ozn|symbol|tunnus/i.test(
      heading,
    )
      ? 0
      : /pos|poz|pol/i.test(heading)
        ? 1
        : 2;
  /** Balk, Kolom, Balk: names of kinds of parts */
  const onlyNames = (i: number) => {
    const cells = filledCells(rows, i);
    return (
      cells.every((text) => /^\D*\p{Ll}\D*$/u.test(text)) &&
      (new Set(cells).size < cells.length || cells.every((text) => text.length > 3))
    );
  };
  const unmarked = columns.every(({ meaning }, i) => meaning !== "mark" || filledCells(rows, i).length === 0);
  /** an unknown word over marks, or one that names parts elsewhere: they are the parts' own where the known one only numbers the rows */
  const byContent = ({ meaning }: Column, i: number) => {
    const cells = filledCells(rows, i);
    const possible = meaning === undefined || (meaning === "description" && unmarked && !cells.some(isSection));
    return (
      possible &&
      cells.length >= 2 &&
      new Set(cells).size === cells.length &&
      cells.filter((text) => markAlone(text) !== undefined).length >= settings.nearlyAll * cells.length
    );
  };
  /** "New mark", "Type" over 1, 2, 3, where no column of marks is filled */
  const byName = (column: Column, i: number) => {
    const cells = filledCells(rows, i);
    return (
      unmarked &&
      namesRows(column) &&
      cells.length >= 2 &&
      cells.length >= settings.nearlyAll * rows.length &&
      new Set(cells).size === cells.length &&
      !cells.some(isSection) &&
      areNames(cells)
    );
  };
  const running = (i: number) => {
    const cells = filledCells(rows, i);
    return cells.every(
      (text, j) => /^\d+\.?$/.test(text) && Number.parseInt(text, 10) === Number.parseInt(cells[0] ?? "", 10) + j,
    );
  };
  const names = (i: number) => new Set(filledCells(rows, i)).size;
  /** T1, T1, P1, P1 beside 101, 102, 103, 102: assemblies beside the positions of their parts */
  const comesAgain = (i: number) =>
    names(i) < filledCells(rows, i).length &&
    columns.some(({ meaning }, j) => j !== i && j !== counts && meaning === "mark" && names(j) > names(i));
  return columns
    .map((column, i) => ({ i, column }))
    .filter(
      ({ i, column }) =>
        i !== counts && ((column.meaning === "mark" && !onlyNames(i)) || byContent(column, i) || byName(column, i)),
    )
    .map(({ i, column: { heading, meaning } }) => ({
      i,
      rank:
        (meaning === undefined
          ? settings.unnamedMark
          : rank(heading) === 2 && !running(i)
            ? settings.itemMark
            : rank(heading)) +
        (mostly(rows, i, (text) => text !== "") ? 0 : 10) +
        (comesAgain(i) ? 4 : 0) +
        (former.test(heading) ? 3 : 0) +
        (mostly(rows, i, (text) => /\d/.test(text)) ? 0 : 5),
    }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)[0]?.i;
}
