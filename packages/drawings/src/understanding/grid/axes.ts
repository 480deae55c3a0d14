/** Axes of a grid: names in bubbles, or at the ends of long lines, that follow one another in a row. */
import type { Message } from "@x/eurocode/message";
import type { Box } from "../../model.ts";
import type { PageText, Rule } from "../../page-text.ts";
import { type Frame, type Phrase, pageBox } from "../reading-direction.ts";
import { says } from "./says.ts";

/** In points of the page. `along` "x": the lines stand upright, and `at` is their x. */
interface AxisLine {
  readonly name: string;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Family {
  readonly along: "x" | "y";
  readonly axes: readonly AxisLine[];
  /** words of the bubbles */
  readonly names: ReadonlySet<Phrase>;
  readonly said: readonly Message[];
}

/** `A`, `12`, `AA`, `2a`, `B'`, `A.1`, `Achse 3` */
const axisWord = /^(?:achse|as|axis|axe|file|grid|gridline|linje|modullinje|asse|eje|oś|osa)\s+/iu;
const nameOfAxis = /^(?:\p{Lu}{1,2}|\d{1,2}|\p{Lu}\d{1,2}|\d{1,2}\p{L}|(?:\p{Lu}|\d{1,2})(?:['’′*]{1,2}|[.,/]\d))$/u;

function axisName(text: string): string | undefined {
  const name = text.trim().replace(axisWord, "");
  return nameOfAxis.test(name) ? name : undefined;
}

/** Where a name stands in its order: 3, 3.5 for 3a, 27 for AA */
function rankOf(name: string): { readonly kind: string; readonly rank: number } {
  const letters = /^\p{Lu}+/u.exec(name)?.[0];
  const rest = name.slice(letters?.length ?? 0);
  if (letters !== undefined && /^\d/.test(rest)) return { kind: letters, rank: Number.parseInt(rest, 10) };
  const between = (more: string) => {
    const digit = /\d/.exec(more)?.[0];
    return more === "" ? 0 : digit !== undefined ? Number(digit) / 10 : 0.5;
  };
  if (letters !== undefined) {
    const rank = [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0);
    return { kind: "letters", rank: rank + between(rest) };
  }
  const number = /^\d+/.exec(name)?.[0] ?? "0";
  return { kind: "numbers", rank: Number(number) + between(name.slice(number.length)) };
}

/** A name seen across its axis: u over the lines, v along them */
interface Spot {
  readonly name: string;
  readonly u: number;
  readonly v: number;
  readonly size: number;
  readonly ring: boolean;
  readonly phrase: Phrase;
}

interface Ended extends Spot {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** a bubble stands at most so many radii from its line: the chain of dimensions may come between */
const reachOfRing = 9;
const reachOfName = 4;
/** between the dashes of an axis */
const dashGap = 40;
const shortestLine = 60;
const shortestStub = 8;
const mostSpots = 600;

export function familiesOf(page: PageText, frames: readonly Frame[]): Family[] {
  const spots = spotsOf(page, frames);
  return (["x", "y"] as const).flatMap((along) => {
    const upright = along === "x";
    const lines = new Chains(page.rules, upright);
    const turned = spots.map(
      ({ box, ...spot }): Spot => ({
        ...spot,
        u: upright ? (box[0] + box[2]) / 2 : (box[1] + box[3]) / 2,
        v: upright ? (box[1] + box[3]) / 2 : (box[0] + box[2]) / 2,
      }),
    );
    const ended = turned.flatMap((spot) => lines.endingAt(spot) ?? []);
    return joined(rowsOf(ended).map((row) => familyOf(along, row)));
  });
}

function spotsOf(page: PageText, frames: readonly Frame[]) {
  const rings = page.rings ?? [];
  const found = frames.flatMap(({ phrases }) =>
    phrases.flatMap((phrase) => {
      const name = phrase.text.length > 16 ? undefined : axisName(phrase.text);
      if (name === undefined) return [];
      const own = pageBox(phrase.words);
      const ring = rings.filter((box) => holds(box, own)).sort((a, b) => a[2] - a[0] - (b[2] - b[0]))[0];
      return [
        {
          name,
          box: ring ?? own,
          ring: ring !== undefined,
          size: ring ? (ring[2] - ring[0]) / 2 : phrase.size,
          phrase,
        },
      ];
    }),
  );
  return found.sort((a, b) => Number(b.ring) - Number(a.ring)).slice(0, mostSpots);
}

const holds = (ring: Box, [x0, y0, x1, y1]: Box): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const r = (ring[2] - ring[0]) / 2;
  return Math.hypot(x - (ring[0] + ring[2]) / 2, y - (ring[1] + ring[3]) / 2) < 0.6 * r && x1 - x0 < 2.2 * r;
};

/** A line of a page as drawn: across its direction, and along it. */
interface Dash {
  readonly u: number;
  readonly from: number;
  readonly to: number;
}

/** Dashes behind one another, as they lie in one way from a name. */
interface Chain {
  readonly way: 1 | -1;
  readonly u: number;
  readonly start: number;
  readonly end: number;
}

/** Lines of one direction, put together from their dashes. */
class Chains {
  readonly #lines = new Map<number, Dash[]>();

  constructor(rules: readonly Rule[], upright: boolean) {
    for (const { x0, y0, x1, y1 } of rules) {
      if (upright !== x1 - x0 < y1 - y0) continue;
      const line = upright ? { u: (x0 + x1) / 2, from: y0, to: y1 } : { u: (y0 + y1) / 2, from: x0, to: x1 };
      const key = Math.round(line.u);
      const same = this.#lines.get(key);
      if (same) same.push(line);
      else this.#lines.set(key, [line]);
    }
    for (const lines of this.#lines.values()) lines.sort((a, b) => a.from - b.from);
  }

  /** the line that ends at a name, from its end on */
  endingAt(spot: Spot): Ended | undefined {
    const tolerance = spot.ring ? 1.5 : 0.35 * spot.size;
    const near: Dash[] = [];
    for (let key = Math.floor(spot.u - tolerance); key <= Math.ceil(spot.u + tolerance); key++)
      for (const line of this.#lines.get(key) ?? []) if (Math.abs(line.u - spot.u) <= tolerance) near.push(line);
    near.sort((a, b) => a.from - b.from);
    const found = ([1, -1] as const).flatMap((way) => chainFrom(spot, near, way) ?? []);
    // the nearest: another view may go on behind the name
    const long = ({ start, end }: Chain) => Math.abs(end - start);
    const [best] = found
      .filter((chain) => long(chain) >= (spot.ring ? shortestStub : shortestLine))
      .sort((a, b) => Math.abs(a.start - spot.v) - Math.abs(b.start - spot.v) || long(b) - long(a));
    if (!best) return undefined;
    return { ...spot, at: best.u, from: Math.min(best.start, best.end), to: Math.max(best.start, best.end) };
  }
}

/** The dashes that go one way from a name, up to the first gap */
function chainFrom(spot: Spot, near: readonly Dash[], way: 1 | -1): Chain | undefined {
  const v = way * spot.v;
  const reach = spot.ring ? reachOfRing * spot.size : reachOfName * spot.size;
  const ahead = near
    .map(({ u, from, to }) => (way > 0 ? { u, from, to } : { u, from: -to, to: -from }))
    .sort((a, b) => a.from - b.from)
    .filter(({ to }) => to > v);
  const [first] = ahead;
  if (!first || first.from - v > reach) return undefined;
  const start = Math.max(first.from, v);
  let end = first.to;
  for (const { from, to } of ahead) {
    // a line that runs on under the name is none that ends there, but for a bubble that covers it
    if (from < v - 0.3 * spot.size && !spot.ring) return undefined;
    if (Math.max(from, v) - end > dashGap) break;
    end = Math.max(end, to);
  }
  return { way, u: first.u, start: way * start, end: way * end };
}

/** Names beside one another, at one height; a name that comes again begins another row */
function rowsOf(spots: readonly Ended[]): Ended[][] {
  const rows: Ended[][] = [];
  for (const spot of [...spots].sort((a, b) => a.v - b.v)) {
    const row = rows.find((one) => one[0] && Math.abs(one[0].v - spot.v) < Math.max(2, 0.5 * spot.size));
    if (row) row.push(spot);
    else rows.push([spot]);
  }
  // marks of sections stand among the bubbles of axes: fewer, and of another kind
  return rows.flatMap((row) => {
    const kinds = new Map<string, Ended[]>();
    for (const spot of row) {
      const { kind } = rankOf(spot.name);
      kinds.set(kind, [...(kinds.get(kind) ?? []), spot]);
    }
    const most = Math.max(...[...kinds.values()].map((own) => own.length));
    return [...kinds.values()].filter((own) => own.length === most || own.length > 3).flatMap(runsOf);
  });
}

/** A name that comes again begins another row */
function runsOf(row: readonly Ended[]): Ended[][] {
  const parts: Ended[][] = [];
  for (const spot of [...row].sort((a, b) => a.u - b.u)) {
    const last = parts.at(-1);
    const again = last?.find(({ name }) => name === spot.name);
    if (again && Math.abs(again.at - spot.at) < 2) continue;
    if (last && !again) last.push(spot);
    else parts.push([spot]);
  }
  return parts.filter((part) => part.length > 1 && inOrder(part.map(({ name }) => name)) >= 0.7 * part.length);
}

/** how many of the names stand in their order, up or down */
function inOrder(names: readonly string[]): number {
  const ranks = names.map((name) => rankOf(name).rank);
  return Math.max(longestRise(ranks), longestRise([...ranks].reverse()));
}

function longestRise(ranks: readonly number[]): number {
  const best: number[] = [];
  ranks.forEach((rank, i) => {
    best[i] = 1 + Math.max(0, ...ranks.slice(0, i).map((other, j) => (other < rank ? (best[j] ?? 0) : 0)));
  });
  return Math.max(0, ...best);
}

const familyOf = (along: "x" | "y", row: readonly Ended[]): Family => ({
  along,
  axes: row.map(({ name, at, from, to }) => ({ name, at, from, to })),
  names: new Set(row.map(({ phrase }) => phrase)),
  said: [],
});

const sameLine = 2;

/** The same lines with names at both ends are one family */
function joined(families: readonly Family[]): Family[] {
  const kept: Family[] = [];
  for (const family of families) {
    const same = kept.findIndex((other) => shareLines(other, family));
    const other = kept[same];
    if (other) kept[same] = union(other, family);
    else kept.push(family);
  }
  return kept;
}

const onOneLine = (a: AxisLine, b: AxisLine): boolean =>
  Math.abs(a.at - b.at) < sameLine && Math.min(a.to, b.to) - Math.max(a.from, b.from) > -dashGap;

const shareLines = (a: Family, b: Family): boolean => {
  const shared = b.axes.filter((axis) => a.axes.some((other) => onOneLine(axis, other)));
  const alike = shared.filter((axis) => a.axes.some((other) => onOneLine(axis, other) && other.name === axis.name));
  return shared.length > 0 && alike.length >= 0.5 * shared.length;
};

function union(a: Family, b: Family): Family {
  const said = [...a.said, ...b.said];
  const axes: AxisLine[] = [...a.axes];
  const others: { readonly i: number; readonly name: string }[] = [];
  for (const axis of b.axes) {
    const i = axes.findIndex((other) => onOneLine(axis, other));
    const other = axes[i];
    if (!other) axes.push(axis);
    else {
      if (other.name !== axis.name) others.push({ i, name: axis.name });
      axes[i] = { ...other, from: Math.min(other.from, axis.from), to: Math.max(other.to, axis.to) };
    }
  }
  for (const { i, name } of others) {
    const own = axes[i];
    if (!own) continue;
    const both = [own.name, name].sort((p, q) => rankOf(p).rank - rankOf(q).rank);
    said.push(says.twoNames({ one: both[0] ?? "", other: both[1] ?? "" }));
    const named = (text: string) =>
      [...axes.map((axis, j) => (j === i ? { ...axis, name: text } : axis))].sort((p, q) => p.at - q.at);
    // the name that its neighbours expect
    if (inOrder(named(name).map((axis) => axis.name)) > inOrder(named(own.name).map((axis) => axis.name)))
      axes[i] = { ...own, name };
  }
  return { along: a.along, axes: axes.sort((p, q) => p.at - q.at), names: new Set([...a.names, ...b.names]), said };
}
