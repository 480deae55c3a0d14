/** Lists without a heading of their own: those that go on from an earlier page, and rows that only their content explains. */
import { sectionOfCell } from "@x/fabrication/members";
import { centre, type Frame, middle, overlap, type Phrase } from "../reading-direction.ts";
import { isTotal } from "./column-meanings.ts";
import { linesOf, rowsOf } from "./lines-to-rows.ts";
import type { Column, Line, Row, Table } from "./table.ts";

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
    const enough = rows.length === 1 ? isWhole(rows[0], table) : numbered.length >= 0.6 * rows.length;
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

/** Phrases that begin or are centred near one, in their own order */
function inColumns(phrases: readonly Phrase[]): (seed: Phrase) => Phrase[] {
  const stepWidth = 12;
  const bands = new Map<number, Set<number>>();
  phrases.forEach((phrase, i) => {
    for (const x of [phrase.x0, centre(phrase)]) {
      const key = Math.floor(x / stepWidth);
      bands.set(key, (bands.get(key) ?? new Set()).add(i));
    }
  });
  return (seed) => {
    const found = new Set<number>();
    for (const x of [seed.x0, centre(seed)])
      for (let key = Math.floor((x - seed.size) / stepWidth); key <= Math.floor((x + seed.size) / stepWidth); key++)
        for (const i of bands.get(key) ?? []) found.add(i);
    return [...found].sort((a, b) => a - b).flatMap((i) => phrases[i] ?? []);
  };
}

/** Rows of sections under each other with numbers beside them; what the numbers mean, their content says */
export function listsWithoutHeading(frame: Frame, rest: readonly Phrase[], taken: Set<Phrase>): Table[] {
  const tables: Table[] = [];
  const named = new Set(
    rest.filter(
      (phrase) => !taken.has(phrase) && phrase.text.length < 40 && sectionOfCell(phrase.text)?.profile !== undefined,
    ),
  );
  const lines = byHeight(rest);
  const tried = new Set<Phrase>();
  const under = inColumns([...named]);
  for (const seed of named) {
    if (tried.has(seed)) continue;
    const column = under(seed).filter(
      (phrase) =>
        !tried.has(phrase) &&
        (Math.abs(phrase.x0 - seed.x0) < 0.6 * seed.size || Math.abs(centre(phrase) - centre(seed)) < 0.6 * seed.size),
    );
    for (const phrase of column) tried.add(phrase);
    const rows = closeTogether(column)
      .map((phrase) => lines(phrase).filter((other) => !taken.has(other)))
      .filter((row) => row.length >= 3);
    // a row names one section; several beside each other are labels on a plan
    if (rows.filter((row) => row.filter((phrase) => named.has(phrase)).length > 1).length > 0.2 * rows.length) continue;
    const counts = new Set(rows.map((row) => row.length));
    if (rows.length < 3 || Math.max(...counts) - Math.min(...counts) > 3) continue;
    const all = rows.flat();
    const edges = gaps(all);
    if (edges.length < 3 || edges.length > 16) continue;
    const columns = edges.slice(1).map((x1, i): Column => ({ heading: "", meaning: undefined, x0: edges[i] ?? 0, x1 }));
    for (const phrase of all) {
      tried.add(phrase);
      taken.add(phrase);
    }
    tables.push({ columns, rows: rowsOf(frame, columns, linesOf(all)), frame, used: all, headed: false });
  }
  return tables;
}

/** What stands on the same line as a phrase */
function byHeight(phrases: readonly Phrase[]): (phrase: Phrase) => Phrase[] {
  const heightStep = 16;
  const steps = new Map<number, Phrase[]>();
  for (const phrase of phrases) {
    const key = Math.floor(middle(phrase) / heightStep);
    const step = steps.get(key);
    if (step) step.push(phrase);
    else steps.set(key, [phrase]);
  }
  return (phrase) => {
    const reach = Math.min(0.4 * phrase.size, 10 * heightStep);
    const found: Phrase[] = [];
    for (
      let key = Math.floor((middle(phrase) - reach) / heightStep);
      key <= Math.floor((middle(phrase) + reach) / heightStep);
      key++
    )
      for (const other of steps.get(key) ?? []) if (Math.abs(middle(other) - middle(phrase)) < reach) found.push(other);
    return found;
  };
}

/** The longest run of rows that follow each other as in a list */
function closeTogether(column: readonly Phrase[]): Phrase[] {
  const sorted = [...column].sort((a, b) => a.y0 - b.y0);
  let best: Phrase[] = [];
  let run: Phrase[] = [];
  for (const phrase of sorted) {
    const last = run.at(-1);
    if (last && middle(phrase) - middle(last) > 4 * phrase.size) run = [];
    run.push(phrase);
    if (run.length > best.length) best = run;
  }
  return best;
}

/** Left edge, the middles of the gaps that no phrase crosses, right edge */
function gaps(phrases: readonly Phrase[]): number[] {
  const sorted = [...phrases].sort((a, b) => a.x0 - b.x0);
  const first = sorted[0];
  if (!first) return [];
  const edges = [first.x0 - 1];
  let reached = first.x1;
  for (const { x0, x1 } of sorted) {
    if (x0 - reached > 0.5 * first.size) edges.push((x0 + reached) / 2);
    reached = Math.max(reached, x1);
  }
  return [...edges, reached + 1];
}
