/** Which column holds the marks: by its heading, and by what stands under it. */
import { sectionOfCell } from "../designation.ts";
import { markAlone } from "../marks.ts";
import { filledCells, mostly } from "./cells.ts";
import { type Column, former, type Table } from "./table.ts";

const isSection = (text: string): boolean => sectionOfCell(text) !== undefined;

/** Of several columns that name or number the rows: the mark of the part before its position, a running number last */
export function markColumn({ columns, rows }: Table, counts: number | undefined): number | undefined {
  const rank = (heading: string) =>
    /mer?k|\bmk\b|marc|mærke|märk|mark|litt|rep|bauteil|onderdeel|piece|teil|tag|\bid\b|detalj|ozn|symbol|tunnus/i.test(
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
  const unmarked = columns.every(({ meaning }) => meaning !== "mark");
  /** an unknown word over marks, or one that names parts elsewhere: they are the parts' own where the known one only numbers the rows */
  const byContent = ({ meaning }: Column, i: number) => {
    const cells = filledCells(rows, i);
    const possible = meaning === undefined || (meaning === "description" && unmarked && !cells.some(isSection));
    return (
      possible &&
      cells.length >= 2 &&
      new Set(cells).size === cells.length &&
      cells.filter((text) => markAlone(text) !== undefined).length >= 0.8 * cells.length
    );
  };
  const running = (i: number) => {
    const cells = filledCells(rows, i);
    return cells.every(
      (text, j) => /^\d+\.?$/.test(text) && Number.parseInt(text, 10) === Number.parseInt(cells[0] ?? "", 10) + j,
    );
  };
  const distinct = (i: number) => new Set(filledCells(rows, i)).size === filledCells(rows, i).length;
  /** T1, T1, P1, P1 beside 1, 2, 3, 4: assemblies beside the positions of their parts */
  const comesAgain = (i: number) =>
    !distinct(i) && columns.some(({ meaning }, j) => j !== i && j !== counts && meaning === "mark" && distinct(j));
  return columns
    .map((column, i) => ({ i, column }))
    .filter(({ i, column }) => ((column.meaning === "mark" && !onlyNames(i)) || byContent(column, i)) && i !== counts)
    .map(({ i, column: { heading, meaning } }) => ({
      i,
      rank:
        (meaning === undefined ? 1.5 : rank(heading) === 2 && !running(i) ? 1.4 : rank(heading)) +
        (mostly(rows, i, (text) => text !== "") ? 0 : 10) +
        (comesAgain(i) ? 4 : 0) +
        (former.test(heading) ? 3 : 0) +
        (mostly(rows, i, (text) => /\d/.test(text)) ? 0 : 5),
    }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)[0]?.i;
}
