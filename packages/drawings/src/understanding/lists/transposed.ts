/** Lists turned over: their headings stand under each other on the left, and each member has a column. */
import { sectionOfCell } from "@x/fabrication/members";
import { type Meaning, meaningOf } from "../../vocabulary/column-meanings.ts";
import { PhraseIndex } from "../phrase-index.ts";
import { centre, type Frame, middle, type Phrase, stacked } from "../reading-direction.ts";
import { settings } from "./settings.ts";
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
  const places: Places = { frame, index: new PhraseIndex(frame.phrases), byLeft: byLeft(frame.phrases) };
  const seeds = frame.phrases.filter(({ text }) => meaningOf(text) === "mark");
  for (const seed of seeds) {
    if (taken.has(seed)) continue;
    const table = listFrom(places, seed);
    if (!table) continue;
    tables.push(table);
    for (const phrase of table.used) taken.add(phrase);
  }
  const left = seeds.filter((seed) => !taken.has(seed));
  return [...tables, ...cards(places, left)];
}

/** A box for each part, with the same headings under each other in all of them */
function cards(places: Places, seeds: readonly Phrase[]): Table[] {
  const alike = new Map<string, Parts[]>();
  for (const seed of seeds) {
    const heads = headsUnder(places, seed);
    if (heads.length < 3) continue;
    const key = heads.map(({ text }) => text).join("|");
    alike.set(key, [...(alike.get(key) ?? []), cardOf(places, heads)]);
  }
  return [...alike.values()].flatMap((own) => {
    const rows = own.flatMap((card) => card.rows);
    const whole = rows.every(({ cells }) => cells.every((cell) => cell !== undefined));
    const [first] = own;
    return first && whole
      ? (listOf(places.frame, { ...first, rows, used: own.flatMap(({ used }) => used) }) ?? [])
      : [];
  });
}

function cardOf({ index }: Places, heads: readonly Phrase[]): Parts {
  const cells = heads.map((head) => {
    const reach = head.x1 + 15 * head.size;
    const beside = index.within(
      [head.x1, reach],
      [middle(head) - settings.sameLine * head.size, middle(head) + settings.sameLine * head.size],
    );
    const [next] = beside.sort((a, b) => a.x0 - b.x0);
    return next && meaningOf(next.text) === undefined ? next : undefined;
  });
  return {
    lines: heads.map(({ text, y0, y1 }) => ({ heading: text, meaning: meaningOf(text), y0, y1 })),
    rows: [{ cells, struck: [], y0: heads[0]?.y0 ?? 0, y1: heads.at(-1)?.y1 ?? 0 }],
    used: [...heads, ...cells.flatMap((cell) => cell ?? [])],
  };
}

/** The phrases of a frame, found by their places */
interface Places {
  readonly frame: Frame;
  readonly index: PhraseIndex;
  /** by where they begin */
  readonly byLeft: ReadonlyMap<number, readonly Phrase[]>;
}

const leftStep = 2;
function byLeft(phrases: readonly Phrase[]): Map<number, Phrase[]> {
  const found = new Map<number, Phrase[]>();
  for (const phrase of phrases) {
    const key = Math.floor(phrase.x0 / leftStep);
    const same = found.get(key);
    if (same) same.push(phrase);
    else found.set(key, [phrase]);
  }
  return found;
}

function listFrom(places: Places, seed: Phrase): Table | undefined {
  const { frame, index } = places;
  const [left, top, right, bottom] = frame.rules.cellAt(centre(seed), middle(seed));
  if (![left, top, right, bottom].every(Number.isFinite)) return listOf(frame, withoutRules(places, seed));
  if (bottom - top > 6 * seed.size) return undefined;
  const lines = linesBeside(places, [left, right], [top, bottom]);
  if (!saysEnough(lines)) return undefined;
  const spans = spansBeside(frame, right, middle(seed));
  // words of headings beside it: it heads a column
  if (spans.some((span) => meaningOf(joined(index.within(span, [top, bottom]))?.text ?? "") !== undefined))
    return undefined;
  const edge = spans.at(-1)?.[1] ?? right;
  const [first, last] = [lines[0]?.y0 ?? top, lines.at(-1)?.y1 ?? bottom];
  return listOf(frame, {
    lines,
    rows: spans.map((span) => rowIn(places, lines, span)),
    used: index.within([left, edge], [first, last]),
  });
}

interface Parts {
  readonly lines: readonly Line[];
  readonly rows: readonly Row[];
  readonly used: readonly Phrase[];
}

/** A section, and at least one value of a member */
function saysEnough(lines: readonly Line[]): boolean {
  const known = new Set(lines.flatMap(({ meaning }) => meaning ?? []));
  const values = ["length", "quantity", "grade"] as const;
  if (!(known.has("section") || known.has("size")) || !values.some((meaning) => known.has(meaning))) return false;
  return lines.filter(({ meaning }) => meaning !== undefined).length >= settings.most * lines.length;
}

function listOf(frame: Frame, { lines, rows, used }: Parts): Table | undefined {
  if (!saysEnough(lines)) return undefined;
  const of = lines.findIndex(({ meaning }) => meaning === "section" || meaning === "size");
  const marked = lines.findIndex(({ meaning }) => meaning === "mark");
  const members = rows.filter(({ cells }) => cells[marked] !== undefined);
  const named = members.filter(({ cells }) => sectionOfCell(cells[of]?.text ?? "") !== undefined);
  if (members.length < 2 || named.length < settings.many * members.length) return undefined;
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

/** Headings that begin under each other */
function headsUnder({ byLeft }: Places, seed: Phrase): Phrase[] {
  const column = Math.floor(seed.x0 / leftStep);
  const around = [column - 1, column, column + 1].flatMap((key) => byLeft.get(key) ?? []);
  const under = around.filter(({ x0 }) => near(x0, seed.x0)).sort((a, b) => a.y0 - b.y0);
  const at = under.indexOf(seed);
  const close = (a: Phrase | undefined, b: Phrase | undefined) =>
    a !== undefined && b !== undefined && meaningOf(a.text) !== undefined && b.y0 - a.y1 < settings.near * seed.size;
  let [from, to] = [at, at];
  while (meaningOf(under[from - 1]?.text ?? "") !== undefined && close(under[from - 1], under[from])) from--;
  while (meaningOf(under[to + 1]?.text ?? "") !== undefined && close(under[to], under[to + 1])) to++;
  return under.slice(from, to + 1);
}

/** What stands on the lines of such headings belongs to the mark that it is in line with */
function withoutRules(places: Places, seed: Phrase): Parts {
  const { frame, index } = places;
  const heads = headsUnder(places, seed);
  const at = heads.indexOf(seed);
  if (heads.length < 3) return { lines: [], rows: [], used: [] };
  const right = Math.max(...heads.map(({ x1 }) => x1));
  const beside = heads.map((head) =>
    index
      .within(
        [right, frame.width + 1e6],
        [middle(head) - settings.sameLine * head.size, middle(head) + settings.sameLine * head.size],
      )
      .filter(({ x0 }) => x0 > right),
  );
  const marks = [...(beside[at] ?? [])].sort((a, b) => a.x0 - b.x0);
  const lines = heads.map(({ text, y0, y1 }) => ({ heading: text, meaning: meaningOf(text), y0, y1 }));
  // a sheet full of headings: what stands beside them are no marks
  const none = !saysEnough(lines) || marks.some(({ text }) => meaningOf(text) !== undefined);
  if (none || marks.length < 2 || marks.length > 3 * most) return { lines: [], rows: [], used: [] };
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
function linesBeside({ frame, index }: Places, [left, right]: Span, own: Span): Line[] {
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
    const heading = joined(index.within([left, right], [y0, y1]))?.text ?? "";
    return { heading, meaning: meaningOf(heading), y0, y1 };
  });
}

/** Boxes of the line of marks, one after the other */
function spansBeside(frame: Frame, from: number, y: number): Span[] {
  const found: Span[] = [];
  let edge = from;
  while (found.length < most) {
    const [left, , right] = frame.rules.cellAt(edge + 1, y);
    if (!near(left, edge) || !(right - left < settings.some * frame.width)) break;
    found.push([left, right]);
    edge = right;
  }
  return found;
}

const joined = (phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.length < 2 ? phrases[0] : stacked([...phrases].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0));

function rowIn({ frame, index }: Places, lines: readonly Line[], span: Span): Row {
  const cells = lines.map(({ y0, y1 }) => {
    const own = joined(index.within(span, [y0, y1]));
    if (own) return own;
    // a value for several members stands in one wide box
    const [left, , right] = frame.rules.cellAt((span[0] + span[1]) / 2, (y0 + y1) / 2);
    return right - left > span[1] - span[0] + 2 && right - left < frame.width
      ? joined(index.within([left, right], [y0, y1]))
      : undefined;
  });
  const heights = lines.flatMap(({ y0, y1 }) => [y0, y1]);
  return { cells, struck: [], y0: Math.min(...heights), y1: Math.max(...heights) };
}
