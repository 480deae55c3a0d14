/** Lists turned over: their headings stand under each other on the left, and each member has a column. */
import { sectionOfCell } from "../designation.ts";
import { centre, type Frame, middle, type Phrase, stacked } from "../reading-direction.ts";
import { type Meaning, meaningOf } from "./column-meanings.ts";
import type { Row, Table } from "./table.ts";

/** A row of the sheet: a column of the list that it makes */
interface Line {
  readonly heading: string;
  readonly meaning: Meaning | undefined;
  readonly y0: number;
  readonly y1: number;
}

type Span = readonly [from: number, to: number];

const most = 40;
/** Edges of boxes that belong together */
const near = (a: number, b: number) => Math.abs(a - b) < 2;

export function transposedLists(frame: Frame): Table[] {
  const tables: Table[] = [];
  const taken = new Set<Phrase>();
  for (const seed of frame.phrases) {
    if (taken.has(seed) || meaningOf(seed.text) !== "mark") continue;
    const table = listFrom(frame, seed);
    if (!table) continue;
    tables.push(table);
    for (const phrase of table.used) taken.add(phrase);
  }
  return tables;
}

function listFrom(frame: Frame, seed: Phrase): Table | undefined {
  const [left, top, right, bottom] = frame.rules.cellAt(centre(seed), middle(seed));
  if (![left, top, right, bottom].every(Number.isFinite)) return listOf(frame, withoutRules(frame, seed));
  if (bottom - top > 6 * seed.size) return undefined;
  const lines = linesBeside(frame, [left, right], [top, bottom]);
  const spans = spansBeside(frame, right, middle(seed));
  const edge = spans.at(-1)?.[1] ?? right;
  const [first, last] = [lines[0]?.y0 ?? top, lines.at(-1)?.y1 ?? bottom];
  return listOf(frame, {
    lines,
    rows: spans.map((span) => rowIn(frame, lines, span)),
    used: frame.phrases.filter(
      (phrase) => centre(phrase) > left && centre(phrase) < edge && middle(phrase) > first && middle(phrase) < last,
    ),
  });
}

interface Parts {
  readonly lines: readonly Line[];
  readonly rows: readonly Row[];
  readonly used: readonly Phrase[];
}

function listOf(frame: Frame, { lines, rows, used }: Parts): Table | undefined {
  const known = new Set(lines.flatMap(({ meaning }) => meaning ?? []));
  const of = lines.findIndex(({ meaning }) => meaning === "section" || meaning === "size");
  const values = ["length", "quantity", "grade"] as const;
  if (of < 0 || !values.some((meaning) => known.has(meaning))) return undefined;
  if (lines.filter(({ meaning }) => meaning !== undefined).length < 0.6 * lines.length) return undefined;
  const marked = lines.findIndex(({ meaning }) => meaning === "mark");
  const members = rows.filter(({ cells }) => cells[marked] !== undefined);
  const named = members.filter(({ cells }) => sectionOfCell(cells[of]?.text ?? "") !== undefined);
  if (members.length < 2 || named.length < 0.7 * members.length) return undefined;
  if (members.some(({ cells }) => meaningOf(cells[marked]?.text ?? "") !== undefined)) return undefined;
  return {
    // the list goes on nowhere: its columns have no place
    columns: lines.map(({ heading, meaning }) => ({ heading, meaning, x0: 0, x1: 0 })),
    rows: members,
    frame,
    used,
    headed: true,
  };
}

/** Headings that begin under each other; what stands on their lines belongs to the mark that it is in line with */
function withoutRules(frame: Frame, seed: Phrase): Parts {
  const under = frame.phrases.filter(({ x0 }) => near(x0, seed.x0)).sort((a, b) => a.y0 - b.y0);
  const at = under.indexOf(seed);
  const close = (a: Phrase | undefined, b: Phrase | undefined) =>
    a !== undefined && b !== undefined && meaningOf(a.text) !== undefined && b.y0 - a.y1 < 2.5 * seed.size;
  let [from, to] = [at, at];
  while (meaningOf(under[from - 1]?.text ?? "") !== undefined && close(under[from - 1], under[from])) from--;
  while (meaningOf(under[to + 1]?.text ?? "") !== undefined && close(under[to], under[to + 1])) to++;
  const heads = under.slice(from, to + 1);
  const right = Math.max(...heads.map(({ x1 }) => x1));
  const beside = heads.map((head) =>
    frame.phrases.filter((one) => one.x0 > right && Math.abs(middle(one) - middle(head)) < 0.4 * head.size),
  );
  const marks = [...(beside[at - from] ?? [])].sort((a, b) => a.x0 - b.x0);
  const lines = heads.map(({ text, y0, y1 }) => ({ heading: text, meaning: meaningOf(text), y0, y1 }));
  if (heads.length < 3 || marks.length < 2) return { lines: [], rows: [], used: [] };
  const away = (a: Phrase, b: Phrase) =>
    Math.min(Math.abs(a.x0 - b.x0), Math.abs(centre(a) - centre(b)), Math.abs(a.x1 - b.x1));
  const rows = marks.map((mark): Row => {
    const own = (one: Phrase) => marks.every((other) => away(one, mark) <= away(one, other));
    return {
      cells: beside.map((line) => joined(line.filter(own))),
      struck: [],
      y0: heads[0]?.y0 ?? seed.y0,
      y1: heads.at(-1)?.y1 ?? seed.y1,
    };
  });
  // labels that happen to stand on these lines have no value in each
  const whole = rows.every(({ cells }) => cells.every((cell) => cell !== undefined));
  return whole ? { lines, rows, used: [...heads, ...beside.flat()] } : { lines: [], rows: [], used: [] };
}

/** Boxes over and under one, as wide as it */
function linesBeside(frame: Frame, [left, right]: Span, own: Span): Line[] {
  const x = (left + right) / 2;
  const walk = (from: number, way: 1 | -1): Span[] => {
    const found: Span[] = [];
    let edge = from;
    while (found.length < most) {
      const box = frame.rules.cellAt(x, edge + way);
      if (!near(box[0], left) || !near(box[2], right) || !Number.isFinite(box[1] + box[3])) break;
      found.push([box[1], box[3]]);
      edge = way > 0 ? box[3] : box[1];
    }
    return found;
  };
  return [...walk(own[0], -1).reverse(), own, ...walk(own[1], 1)].map(([y0, y1]) => {
    const heading = joined(inBox(frame, [left, right], [y0, y1]))?.text ?? "";
    return { heading, meaning: meaningOf(heading), y0, y1 };
  });
}

/** Boxes of the line of marks, one after the other */
function spansBeside(frame: Frame, from: number, y: number): Span[] {
  const found: Span[] = [];
  let edge = from;
  while (found.length < most) {
    const [left, , right] = frame.rules.cellAt(edge + 1, y);
    if (!near(left, edge) || !(right - left < 0.3 * frame.width)) break;
    found.push([left, right]);
    edge = right;
  }
  return found;
}

const inBox = (frame: Frame, [x0, x1]: Span, [y0, y1]: Span): Phrase[] =>
  frame.phrases.filter((phrase) => {
    const [x, y] = [centre(phrase), middle(phrase)];
    return y > y0 && y < y1 && x > x0 && x < x1;
  });

const joined = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.length < 2 ? phrases[0] : stacked([...phrases].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0));

function rowIn(frame: Frame, lines: readonly Line[], span: Span): Row {
  const cells = lines.map(({ y0, y1 }) => {
    const own = joined(inBox(frame, span, [y0, y1]));
    if (own) return own;
    // a value for several members stands in one wide box
    const [left, , right] = frame.rules.cellAt((span[0] + span[1]) / 2, (y0 + y1) / 2);
    return right - left > span[1] - span[0] + 2 && right - left < frame.width
      ? joined(inBox(frame, [left, right], [y0, y1]))
      : undefined;
  });
  const heights = lines.flatMap(({ y0, y1 }) => [y0, y1]);
  return { cells, struck: [], y0: Math.min(...heights), y1: Math.max(...heights) };
}
