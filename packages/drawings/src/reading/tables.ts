/** Lists on a sheet: a heading row on top or at the bottom, the columns under it and the rows, wrapped cells put together. */
import { isTotal, type Meaning, meaningLike, meaningOf } from "./columns.ts";
import { sectionOfCell } from "./designation.ts";
import { type Frame, type Phrase, stacked } from "./frame.ts";

export interface Column {
  readonly heading: string;
  readonly meaning: Meaning | undefined;
  readonly x0: number;
  readonly x1: number;
}

export interface Row {
  /** one for each column; undefined where the cell is empty */
  readonly cells: readonly (Phrase | undefined)[];
  /** what was struck out of it */
  readonly struck: readonly Phrase[];
  readonly y0: number;
  readonly y1: number;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** words over the table */
  readonly title?: string;
  readonly frame: Frame;
  readonly used: readonly Phrase[];
  readonly headed: boolean;
}

interface Heading {
  readonly phrases: readonly Phrase[];
  readonly cells: readonly { readonly phrase: Phrase; readonly meaning: Meaning | undefined }[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

export function tablesOf(frame: Frame, earlier: readonly Table[] = []): Table[] {
  const headings = headingsOf(frame);
  const taken = new Set<Phrase>(headings.flatMap(({ phrases }) => phrases));
  const tables: Table[] = [];
  for (const heading of headings) {
    const table = bodyOf(frame, heading, headings, taken);
    if (!table) continue;
    tables.push(table);
    for (const phrase of table.used) taken.add(phrase);
  }
  const rest = frame.phrases.filter((phrase) => !taken.has(phrase));
  tables.push(...continued(frame, rest, taken, earlier), ...headless(frame, rest, taken));
  return tables;
}

// --- headings -------------------------------------------------------------------------------------------------------

const middle = (a: { y0: number; y1: number }) => (a.y0 + a.y1) / 2;
const centre = (a: { x0: number; x1: number }) => (a.x0 + a.x1) / 2;
const overlap = (a: { x0: number; x1: number }, b: { x0: number; x1: number }) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

const needed = new Set<Meaning>(["section", "size", "description", "length", "grade", "mark", "quantity", "feet"]);

/** In different rows of a grid */
const ruledApart = (frame: Frame, a: Phrase, b: Phrase): boolean =>
  [a, b].every(
    (one) =>
      frame.rules.horizontalBetween(Math.min(middle(a), middle(b)), Math.max(middle(a), middle(b)), centre(one)) !==
      undefined,
  );

function headingsOf(frame: Frame): Heading[] {
  const candidates = frame.phrases.filter(({ text, struck }) => text.length <= 40 && !/^\d/.test(text) && !struck);
  const named = candidates.filter(({ text }) => meaningOf(text) !== undefined || halfHeading.test(text.trim()));
  const found: Heading[] = [];
  const used = new Set<Phrase>();
  for (const seed of named) {
    if (used.has(seed) || meaningOf(seed.text) === undefined) continue;
    const row = candidates.filter((phrase) => {
      if (used.has(phrase) || phrase.size >= 1.6 * seed.size || seed.size >= 1.6 * phrase.size) return false;
      const away = Math.abs(middle(phrase) - middle(seed));
      // one line further only for words of headings: there the first row may stand
      if (
        away < 0.6 * seed.size ||
        (away < 2.2 * seed.size && named.includes(phrase) && !ruledApart(frame, phrase, seed))
      )
        return true;
      // beside headings of two lines, but not over or under a heading: that is a row
      return (
        away < 1.1 * seed.size &&
        !named.some(
          (other) =>
            other !== phrase && overlap(other, phrase) > 0 && Math.abs(middle(other) - middle(seed)) < 1.1 * seed.size,
        )
      );
    });
    for (const heading of splitHeading(frame, withOtherLines(frame, row, candidates, named, used), seed)) {
      found.push(heading);
      for (const phrase of heading.phrases) used.add(phrase);
    }
  }
  return found;
}

/** Headings of two or three lines: the other lines of their cells, where such a line is made of words of headings */
function withOtherLines(
  frame: Frame,
  row: readonly Phrase[],
  candidates: readonly Phrase[],
  named: readonly Phrase[],
  used: ReadonlySet<Phrase>,
): Phrase[] {
  const all = [...row];
  const touches = (a: Phrase, b: Phrase) => {
    const [upper, lower] = a.y0 < b.y0 ? [a, b] : [b, a];
    return (
      overlap(a, b) > 0.3 * Math.min(a.x1 - a.x0, b.x1 - b.x0) &&
      lower.y0 - upper.y1 < 0.9 * a.size &&
      lower.y0 - upper.y1 > -0.5 * a.size &&
      a.size < 1.6 * b.size &&
      b.size < 1.6 * a.size &&
      frame.rules.horizontalBetween(middle(upper), middle(lower), centre(lower)) === undefined
    );
  };
  for (let pass = 0; pass < 2; pass++) {
    const more = candidates.filter(
      (phrase) => !used.has(phrase) && !all.includes(phrase) && all.some((other) => touches(phrase, other)),
    );
    const known = more.filter((phrase) => named.includes(phrase));
    if (known.length < 2 || known.length < 0.7 * more.length) break;
    const [y0, y1] = [Math.min(...known.map(middle)), Math.max(...known.map(middle))];
    const [x0, x1] = [Math.min(...all.map((one) => one.x0)), Math.max(...all.map((one) => one.x1))];
    // numbers beside them make it a row
    const numbers = frame.phrases.filter(
      (phrase) =>
        /\d/.test(phrase.text) &&
        middle(phrase) > y0 - 2 &&
        middle(phrase) < y1 + 2 &&
        centre(phrase) > x0 &&
        centre(phrase) < x1,
    );
    if (numbers.length > 0) break;
    all.push(...known);
  }
  return all;
}

/** Words that are only the first or second line of a heading */
const halfHeading =
  /^(?:unit|total|cut|item|piece|part|mark|member|no\.?|nr\.?|weight|wt\.?|qty\.?|size|section|steel|\(?mm\)?|\[mm\]|\(?kg\)?|\[kg\]|each|ea\.?|assembly|sub-piece|sub|off|ft\.?|in\.?|length)$/i;

/** Cells of one heading row: two lines of one cell joined, two lists beside each other apart */
function splitHeading(frame: Frame, row: readonly Phrase[], seed: Phrase): Heading[] {
  const cells: Phrase[] = [];
  for (const phrase of [...row].sort((a, b) => a.x0 - b.x0)) {
    const index = cells.findIndex((cell) => {
      const shared = overlap(cell, phrase);
      if (shared <= 0.3 * Math.min(cell.x1 - cell.x0, phrase.x1 - phrase.x0)) return false;
      const upper = cell.y0 < phrase.y0 ? cell : phrase;
      const lower = upper === cell ? phrase : cell;
      return (
        lower.y0 - upper.y1 < 0.9 * seed.size &&
        frame.rules.horizontalBetween(middle(upper), middle(lower), centre(lower)) === undefined
      );
    });
    const cell = cells[index];
    if (cell) cells[index] = stacked([cell, phrase]);
    else cells.push(phrase);
  }
  const columns = withoutSpans(cells).sort((a, b) => a.x0 - b.x0);
  const groups: Phrase[][] = [];
  let group: Phrase[] = [];
  const meanings = new Set<Meaning>();
  for (const cell of columns) {
    const meaning = meaningOf(cell.text);
    const last = group.at(-1);
    const far =
      last !== undefined &&
      cell.x0 - last.x1 > 14 * seed.size &&
      // the columns of a grid have one rule between them
      (cell.x0 - last.x1 > 40 * seed.size ||
        frame.rules.verticalsBetween(last.x1, cell.x0, middle(cell)) !== 1 ||
        underRule(frame, last) !== underRule(frame, cell));
    const again =
      meaning !== undefined &&
      (meaning === "mark" || meaning === "section") &&
      meanings.has(meaning) &&
      meanings.size >= 3;
    if (far || again) {
      groups.push(group);
      group = [];
      meanings.clear();
    }
    group.push(cell);
    if (meaning) meanings.add(meaning);
  }
  groups.push(group);
  return rejoined(groups, seed.size).flatMap((cells) => {
    const known = new Set(cells.map(meaningOfCell).filter((meaning) => meaning !== undefined));
    const useful = [...known].filter((meaning) => needed.has(meaning));
    const headed = cells.filter((cell) => meaningOfCell(cell) !== undefined).length;
    // L | 970 mm | Steel is a row
    if (cells.some(({ text }) => sectionOfCell(text)?.profile !== undefined)) return [];
    if (useful.length < 2 || headed < 0.5 * cells.length || cells.length > 30) return [];
    if (
      isRevisionList(
        cells.map(({ text }) => text),
        known,
      )
    )
      return [];
    if (!(known.has("section") || known.has("description") || known.has("size") || known.has("grade"))) return [];
    if (!cells.some((cell) => cell.y0 <= middle(seed) && cell.y1 >= middle(seed))) return [];
    const words = new Set(cells.flatMap((cell) => cell.words));
    return [
      {
        phrases: row.filter((phrase) => phrase.words.every((word) => words.has(word))),
        cells: cells.map((phrase) => ({ phrase, meaning: meaningOfCell(phrase) })),
        x0: Math.min(...cells.map(({ x0 }) => x0)),
        x1: Math.max(...cells.map(({ x1 }) => x1)),
        y0: Math.min(...cells.map(({ y0 }) => y0)),
        y1: Math.max(...cells.map(({ y1 }) => y1)),
      },
    ];
  });
}

/** Wide columns without rules: headings that make no list of their own and repeat none go on with the list before them */
function rejoined(groups: readonly Phrase[][], size: number): Phrase[][] {
  const meaningsOf = (cells: readonly Phrase[]) => cells.map(({ text }) => meaningOf(text));
  const naming = (meaning: Meaning | undefined) =>
    meaning === "section" || meaning === "description" || meaning === "size";
  // a list may number its rows and name its parts
  const repeatable = (meaning: Meaning | undefined) => meaning === "other" || meaning === "mark";
  const joined: Phrase[][] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const [before, after] = [last?.at(-1), group[0]];
    const mine = meaningsOf(group);
    const theirs = new Set(meaningsOf(last ?? []));
    if (
      last &&
      before &&
      after &&
      after.x0 - before.x1 < (after.text.trim().length === 1 ? 20 : 40) * size &&
      [...theirs].some(naming) &&
      mine.every(
        (meaning) => meaning !== undefined && !naming(meaning) && (repeatable(meaning) || !theirs.has(meaning)),
      )
    )
      last.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

/** REV, DATE, DESCRIPTION, BY */
const isRevisionList = (headings: readonly string[], known: ReadonlySet<Meaning>): boolean =>
  headings.some((text) => /^(?:date|datum)\b/i.test(text.trim())) &&
  !known.has("section") &&
  // a lone L is a letter of the sheet's frame
  (!known.has("length") || headings.some((text) => /^L$/.test(text.trim()))) &&
  !known.has("quantity") &&
  !known.has("feet");

/** A recognised heading may have a wrong letter: TEM NO., Qry. */
const meaningOfCell = ({ text, words }: Phrase): Meaning | undefined =>
  meaningOf(text) ?? (words.some(({ confidence }) => confidence < 1) ? meaningLike(text) : undefined);

/** LENGTH over FT and IN is the heading of both, and no column of its own */
function withoutSpans(cells: readonly Phrase[]): Phrase[] {
  const feet = cells.find(({ text }) => meaningOf(text) === "feet");
  const inches = cells.find(({ text }) => meaningOf(text) === "inches");
  return cells.filter(
    (cell) =>
      !(
        feet &&
        inches &&
        meaningOf(cell.text) === "length" &&
        centre(cell) > feet.x0 - 2 * cell.size &&
        centre(cell) < inches.x1 + 2 * cell.size
      ),
  );
}

/** Headings of one ruled list have a rule over or under them, what stands beside the list has none */
const underRule = ({ rules }: Frame, cell: Phrase): boolean =>
  rules.horizontalBetween(cell.y0 - 3 * cell.size, cell.y1 + 3 * cell.size, centre(cell)) !== undefined;

// --- body -----------------------------------------------------------------------------------------------------------

interface Line {
  readonly phrases: Phrase[];
  y0: number;
  y1: number;
}

function linesOf(phrases: readonly Phrase[]): Line[] {
  const lines: Line[] = [];
  for (const phrase of [...phrases].sort((a, b) => middle(a) - middle(b))) {
    const last = lines.at(-1);
    if (last && middle(phrase) - (last.y0 + last.y1) / 2 < 0.4 * phrase.size) {
      last.phrases.push(phrase);
      last.y0 = Math.min(last.y0, phrase.y0);
      last.y1 = Math.max(last.y1, phrase.y1);
    } else lines.push({ phrases: [phrase], y0: phrase.y0, y1: phrase.y1 });
  }
  return lines;
}

function bodyOf(
  frame: Frame,
  heading: Heading,
  headings: readonly Heading[],
  taken: ReadonlySet<Phrase>,
): Table | undefined {
  const span = outerSpan(frame, heading);
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
  return best && worth(best) > 0 ? best : undefined;
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
  /** lines between the grid and the sum that stands beyond it */
  let outside = 0;
  for (const line of lines) {
    if (way === 1 ? line.y1 > end : line.y0 < end) break;
    const gap = way === 1 ? line.y0 - edge : edge - line.y1;
    const ruled = ruledRow(frame, heading, line);
    const most = Math.max((ended ? 1.2 : 3.2) * size, (ended ? 0.9 : 1.5) * pitch, rows.length === 0 ? 5 * size : 0);
    const sum = line.phrases.some(({ text }) => isTotal(text));
    if (gap > most && !(ruled && !ended && gap < 4 * size + pitch) && !(sum && gap < 4 * size)) break;
    // a list in a grid ends with its grid; a sum may stand under it, and the outermost row may be open
    if (gridded && !ruled && !sum && !outermost(heading, line)) {
      if (++outside > 2) break;
      edge = way === 1 ? Math.max(edge, line.y1) : Math.min(edge, line.y0);
      continue;
    }
    if (rows.length === 0) gridded = ruled;
    const fits = fitting(heading, line);
    // headings of groups and sums are few; two in a row that fit nothing are other text
    strangers = fits ? 0 : strangers + 1;
    if (strangers > 2) break;
    rows.push(line);
    if (sum) ended = true;
    if (rows.length > 1 && gap > 0) pitch = Math.max(pitch, Math.min(gap + (line.y1 - line.y0), 6 * size));
    edge = way === 1 ? Math.max(edge, line.y1) : Math.min(edge, line.y0);
  }
  for (let last = rows.at(-1); last && !fitting(heading, last); last = rows.at(-1)) {
    if (last.phrases.some(({ text }) => isTotal(text)) && last.phrases.some(({ text }) => /\d/.test(text))) break;
    const before = rows.at(-2);
    // the last line of a wrapped cell stays
    if (before && Math.max(last.y0 - before.y1, before.y0 - last.y1) < 0.6 * size) break;
    rows.pop();
  }
  return rows;
}

const outermost = (heading: Heading, line: Line): boolean =>
  fitting(heading, line) &&
  line.phrases.length >= 0.6 * heading.cells.length &&
  line.phrases.some(({ text }) => sectionOfCell(text) !== undefined);

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
    ...titled(frame, heading),
  };
}

function titled(frame: Frame, heading: Heading): { title?: string } {
  const over = frame.phrases.filter(
    (phrase) =>
      phrase.y1 <= heading.y0 + 1 &&
      heading.y0 - phrase.y1 < 3 * phrase.size &&
      overlap(phrase, heading) > 0 &&
      phrase.text.length < 60,
  );
  const title = over.sort((a, b) => b.y1 - a.y1)[0];
  return title ? { title: title.text } : {};
}

/** Between two headings: the rule, else the widest gap that no cell crosses, else the middle */
function boundaries(frame: Frame, heading: Heading, lines: readonly Line[], span: readonly [number, number]): number[] {
  const edges = [span[0]];
  const cells = heading.cells.map(({ phrase }) => phrase);
  const bodies = lines.flatMap(({ phrases }) => phrases);
  for (let i = 0; i + 1 < cells.length; i++) {
    const [a, b] = [cells[i], cells[i + 1]];
    if (!a || !b) break;
    const ruled =
      frame.rules.verticalBetween(a.x1 - 1, b.x0 + 1, middle(a)) ??
      frame.rules.verticalBetween(a.x1 - 1, b.x0 + 1, middle(b));
    const gap = () =>
      widestGap(centre(a), centre(b), [a, b, ...bodies]) ??
      // cells that stand so close that they were taken for one
      widestGap(
        centre(a),
        centre(b),
        [a, b, ...bodies].flatMap(({ spans }) => spans.map(([x0, x1]) => ({ x0, x1 }))),
      );
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

function rowsOf(frame: Frame, columns: readonly Column[], lines: readonly Line[]): Row[] {
  interface Draft {
    readonly cells: Phrase[][];
    y0: number;
    y1: number;
    keyed: boolean;
  }
  const drafts = lines.map((line): Draft => {
    const cells: Phrase[][] = columns.map(() => []);
    for (const phrase of line.phrases)
      for (const piece of cut(phrase, columns)) cells[columnAt(columns, piece)]?.push(piece);
    const keyed = cells.some((cell, i) => cell.length > 0 && keys.has(columns[i]?.meaning ?? "other"));
    return { cells, y0: line.y0, y1: line.y1, keyed };
  });
  const joint = (a: Draft, b: Draft): boolean => {
    const ruled = columns.some(
      (column) =>
        frame.rules.horizontalBetween(
          b.y0 < a.y1 ? (a.y0 + a.y1) / 2 : a.y1 - 1.5,
          b.y0 + 1.5,
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
        if (!a || !b || !joint(a, b) || b.y0 - a.y1 > 0.8 * (draft.y1 - draft.y0)) return undefined;
        const other = drafts[j];
        if (other?.keyed) return { j, gap: way === 1 ? other.y0 - draft.y1 : draft.y0 - other.y1 };
      }
      return undefined;
    });
    const target = up && down ? (up.gap <= down.gap + 0.5 ? up : down) : (up ?? down);
    // a line over several columns is the heading of a group
    const alone = (ruled || draft.cells.filter((cell) => cell.length > 0).length === 1) && isTextCell(draft, columns);
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
  return rows.map(({ cells, y0, y1 }) => ({
    cells: cells.map((cell) => {
      const valid = cell.filter(({ struck }) => !struck);
      return valid.length > 0 ? stacked(valid) : undefined;
    }),
    struck: cells.flatMap((cell) => cell.filter(({ struck }) => struck)),
    y0,
    y1,
  }));
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

/** Two cells that stand so close that they were taken for one */
function cut(phrase: Phrase, columns: readonly Column[]): Phrase[] {
  const inside = columns.some((column) => phrase.x0 >= column.x0 - 1 && phrase.x1 <= column.x1 + 1);
  if (inside || phrase.words.length < 2) return [phrase];
  const pieces: Phrase[] = [];
  phrase.words.forEach((word, i) => {
    const [x0, x1] = phrase.spans[i] ?? [phrase.x0, phrase.x1];
    const piece: Phrase = { ...phrase, text: word.text, x0, x1, words: [word], spans: [[x0, x1]] };
    const last = pieces.at(-1);
    if (last && columnAt(columns, last) === columnAt(columns, piece))
      pieces[pieces.length - 1] = {
        ...last,
        text: `${last.text} ${word.text}`,
        x1,
        words: [...last.words, word],
        spans: [...last.spans, [x0, x1]],
      };
    else pieces.push(piece);
  });
  return pieces;
}

// --- lists without a heading ----------------------------------------------------------------------------------------

/** A list that goes on without repeating its heading, on a later page: same columns, sections in the same place */
function continued(frame: Frame, rest: readonly Phrase[], taken: Set<Phrase>, earlier: readonly Table[]): Table[] {
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
    const numbers = table.columns.filter(({ meaning }) => meaning === "length" || meaning === "quantity");
    const numbered = rows.filter((line) =>
      numbers.every((own) =>
        line.phrases.some((phrase) => overlap(phrase, own) > 0 && /^\D{0,3}\d[^\p{L}]*\p{L}{0,4}$/u.test(phrase.text)),
      ),
    );
    if (rows.length < 2 || numbered.length < 0.6 * rows.length) continue;
    const used = rows.flatMap(({ phrases }) => phrases);
    for (const phrase of used) taken.add(phrase);
    found.push({ columns: table.columns, rows: rowsOf(frame, table.columns, rows), frame, used, headed: true });
  }
  return found;
}

/** Rows of sections under each other with numbers beside them; what the numbers mean, their content says */
function headless(frame: Frame, rest: readonly Phrase[], taken: Set<Phrase>): Table[] {
  const tables: Table[] = [];
  const named = new Set(
    rest.filter(
      (phrase) => !taken.has(phrase) && phrase.text.length < 40 && sectionOfCell(phrase.text)?.profile !== undefined,
    ),
  );
  const lines = byHeight(rest);
  const tried = new Set<Phrase>();
  for (const seed of named) {
    if (tried.has(seed)) continue;
    const column = [...named].filter(
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
  const STEP = 16;
  const steps = new Map<number, Phrase[]>();
  for (const phrase of phrases) {
    const key = Math.floor(middle(phrase) / STEP);
    const step = steps.get(key);
    if (step) step.push(phrase);
    else steps.set(key, [phrase]);
  }
  return (phrase) => {
    const reach = Math.min(0.4 * phrase.size, 10 * STEP);
    const found: Phrase[] = [];
    for (
      let key = Math.floor((middle(phrase) - reach) / STEP);
      key <= Math.floor((middle(phrase) + reach) / STEP);
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
