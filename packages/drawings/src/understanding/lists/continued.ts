/** Lists that go on from an earlier page without repeating their heading. */
import { sectionOfCell } from "@x/fabrication/members";
import { isTotal } from "../../vocabulary/column-meanings.ts";
import { centre, type Frame, overlap, type Phrase } from "../reading-direction.ts";
import { linesOf, rowsOf } from "./lines-to-rows.ts";
import { settings } from "./settings.ts";
import type { Line, Row, Table } from "./table.ts";

/** A list that goes on without repeating its heading, on a later page: same columns, sections in the same place */
export function continued(
  frame: Frame,
  rest: readonly Phrase[],
  taken: Set<Phrase>,
  earlier: readonly Table[],
): Table[] {
  const found: Table[] = [];
  for (const table of [...earlier].reverse()) {
    if (!table.headed || table.frame.page === frame.page || table.frame.angle !== frame.angle) continue;
    if (found.some(({ columns }) => columns[0]?.x0 === table.columns[0]?.x0)) continue;
    const at = table.columns.findIndex(
      (column, i) =>
        (column.meaning === "section" || column.meaning === "description") &&
        table.rows.some(({ cells }) => sectionOfCell(cells[i]?.text ?? "") !== undefined),
    );
    const column = table.columns[at];
    const first = table.columns[0];
    const last = table.columns.at(-1);
    if (!column || !first || !last) continue;
    const lines = linesOf(
      rest.filter((phrase) => !taken.has(phrase) && centre(phrase) > first.x0 && centre(phrase) < last.x1),
    );
    const rows = lines.filter(
      (line) =>
        line.phrases.length >= 3 &&
        line.phrases.some((phrase) => overlap(phrase, column) > 0 && sectionOfCell(phrase.text)),
    );
    const numbered = rows.filter((line) => isNumbered(line, table));
    const enough = rows.length === 1 ? isWhole(rows[0], table) : numbered.length >= settings.most * rows.length;
    if (rows.length === 0 || !enough) continue;
    const sums = lines.filter((line) => !rows.includes(line) && isSumUnder(line, rows, table));
    const own = [...rows, ...sums].sort((a, b) => a.y0 - b.y0);
    const used = own.flatMap(({ phrases }) => phrases);
    for (const phrase of used) taken.add(phrase);
    const { columns, title, overTitle } = table;
    found.push({
      columns,
      rows: rowsOf(frame, columns, own),
      frame,
      used,
      headed: true,
      ...(title !== undefined && { title }),
      ...(overTitle && { overTitle }),
    });
  }
  return found;
}

/** Numbers stand in the columns of lengths and pieces */
const isNumbered = ({ phrases }: Line, { columns }: Table): boolean =>
  columns
    .filter(({ meaning }) => meaning === "length" || meaning === "quantity")
    .every((own) =>
      phrases.some((phrase) => overlap(phrase, own) > 0 && /^\D{0,3}\d[^\p{L}]*\p{L}{0,4}$/u.test(phrase.text)),
    );

/** The only row of its page: each of its cells is in one column, and it fills all that rows before it fill */
function isWhole(line: Line | undefined, table: Table): boolean {
  if (!line || !isNumbered(line, table)) return false;
  const { columns, rows } = table;
  const holder = ({ x0, x1 }: Phrase) => columns.findIndex((column) => x0 > column.x0 - 1 && x1 < column.x1 + 1);
  const filled = new Set(line.phrases.map(holder));
  const usual = columns.flatMap((_, i) => (rows.every(({ cells }) => isTotalRow(cells) || cells[i]) ? [i] : []));
  return !filled.has(-1) && filled.size === line.phrases.length && usual.every((i) => filled.has(i));
}

const isTotalRow = (cells: Row["cells"]): boolean => cells.some((cell) => cell !== undefined && isTotal(cell.text));

/** A sum between the rows or right under them */
function isSumUnder(line: Line, rows: readonly Line[], { columns }: Table): boolean {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || line.y0 < first.y0 || line.y0 - last.y1 > 6 * (last.y1 - last.y0)) return false;
  const numbers = line.phrases.filter(({ text }) => /^\d[\d.,' ]*(?:kg)?$/.test(text.trim()));
  return (
    line.phrases.some(({ text }) => isTotal(text)) &&
    numbers.length > 0 &&
    numbers.every((phrase) => columns.some((column) => overlap(phrase, column) > 0))
  );
}
