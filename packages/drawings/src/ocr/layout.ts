/**
 * What on a picture may be writing: rules are taken out, ink that hangs together becomes components, and components of
 * the size of letters that stand close together become lines of text, level or upright.
 */
import type { Gray } from "./gray.ts";
import { inkOf } from "./image.ts";

export interface Extent {
  readonly x0: number;
  readonly y0: number;
  /** exclusive */
  readonly x1: number;
  readonly y1: number;
}

interface Component extends Extent {
  readonly area: number;
  /** into the runs, which are sorted by component */
  readonly firstRun: number;
  readonly runs: number;
}

/** Stretches of ink: row, first and last pixel; those of a component one after the other. */
interface Runs {
  readonly row: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

export interface TextLine extends Extent {
  readonly upright: boolean;
  /** the letters, in reading order for level lines, top to bottom for upright ones */
  readonly letters: readonly Extent[];
  /** height of its capitals and figures in pixels */
  readonly capHeight: number;
  /** the letters and what is small between them: points, commas, dashes, accents */
  readonly parts: readonly Component[];
}

export interface Layout {
  readonly rules: readonly Extent[];
  readonly lines: readonly TextLine[];
  readonly runs: Runs;
}

const mmPerInch = 25.4;
/** Letters of drawings are 1.8 to 10 mm high; small letters and worn scans go below. */
const letterMm = { least: 0.5, most: 14 };
const ruleMm = { shortest: 8, thickest: 1.2 };
/** What is left of a rule that is not quite straight lies this close to it. */
const fringeMm = 0.25;
/** A page of hatching gives hundreds of thousands of pieces; more letters than this are not on any sheet. */
const mostLetters = 30_000;

export function layoutOf(gray: Gray, dotsPerInch: number): Layout {
  const mm = dotsPerInch / mmPerInch;
  const ink = inkOf(gray);
  const rules = takeRules(ink, gray.width, gray.height, ruleMm.shortest * mm, Math.max(3, ruleMm.thickest * mm));
  const { components: all, runs } = componentsOf(ink, gray.width, gray.height);
  const components = withoutFringes(all, rules, fringeMm * mm);
  const letters = lettersAmong(components, mm);
  const lines = joinedByPoints(withoutLooseParts(linesOf(letters, rules)), components, rules);
  return { rules, lines: withSmallParts(lines, components), runs };
}

/** Takes long straight strokes out of the ink and returns them. */
function takeRules(ink: Uint8Array, width: number, height: number, shortest: number, thickest: number): Extent[] {
  const level = longStrokes(ink, width, height, 1, width, shortest, thickest);
  const upright = longStrokes(ink, height, width, width, 1, shortest, thickest).map(
    ({ x0, y0, x1, y1 }): Extent => ({ x0: y0, y0: x0, x1: y1, y1: x1 }),
  );
  for (const rule of level) clear(ink, rule, 1, width, height);
  for (const { x0, y0, x1, y1 } of upright) clear(ink, { x0: y0, x1: y1, y0: x0, y1: x1 }, width, 1, width);
  return [...level, ...upright];
}

/**
 * Takes a rule out, place by place along it: where ink goes on across it, a letter stands on it or is struck through,
 * and keeps what is its own.
 */
function clear(ink: Uint8Array, { x0, x1, y0, y1 }: Extent, along: number, across: number, limit: number) {
  const widths: number[] = [];
  const runAt = (x: number, y: number): [number, number] => {
    let [from, to] = [y, y + 1];
    while (from > 0 && ink[x * along + (from - 1) * across] === 1) from--;
    while (to < limit && ink[x * along + to * across] === 1) to++;
    return [from, to];
  };
  const runs: [x: number, from: number, to: number][] = [];
  for (let x = x0; x < x1; x++) {
    for (let y = Math.max(0, y0 - 1); y < Math.min(limit, y1 + 1); y++) {
      if (ink[x * along + y * across] !== 1) continue;
      const [from, to] = runAt(x, y);
      runs.push([x, from, to]);
      widths.push(to - from);
      y = to;
    }
  }
  widths.sort((a, b) => a - b);
  const usual = widths[widths.length >> 1] ?? 1;
  const most = Math.max(usual + 3, 1.6 * usual);
  for (const [x, from, to] of runs) {
    if (to - from > most) continue;
    for (let y = from; y < to; y++) ink[x * along + y * across] = 0;
  }
}

/** Long thin strokes along one direction: `length` along with `step`, `count` such lines `stride` apart. */
function longStrokes(
  ink: Uint8Array,
  length: number,
  count: number,
  step: number,
  stride: number,
  shortest: number,
  thickest: number,
): Extent[] {
  const wornGap = 2; // worn places of a scan
  const done: Extent[] = [];
  let open: { x0: number; x1: number; y0: number; y1: number; area: number; from: number; to: number }[] = [];
  for (let line = 0; line <= count; line++) {
    const stretches: [number, number][] = [];
    if (line < count) {
      let start = -1;
      let last = -1;
      for (let i = 0, at = line * stride; i < length; i++, at += step) {
        if (ink[at] !== 1) continue;
        if (start < 0) start = i;
        else if (i - last > wornGap + 1) {
          if (last - start >= shortest) stretches.push([start, last + 1]);
          start = i;
        }
        last = i;
      }
      if (start >= 0 && last - start >= shortest) stretches.push([start, last + 1]);
    }
    const next: typeof open = [];
    for (const stroke of open) {
      const touching = stretches.some(([from, to]) => from < stroke.to && stroke.from < to);
      if (!touching || line === count) {
        // area over length: a slightly sloping rule is as thin as it looks
        const thickness = stroke.area / (stroke.x1 - stroke.x0);
        if (thickness <= thickest && stroke.y1 - stroke.y0 <= 3 * thickest) done.push(stroke);
      }
    }
    for (const [from, to] of stretches) {
      const before = open.find((stroke) => from < stroke.to && stroke.from < to);
      if (before && !next.includes(before)) {
        before.x0 = Math.min(before.x0, from);
        before.x1 = Math.max(before.x1, to);
        before.y1 = line + 1;
        before.area += to - from;
        before.from = from;
        before.to = to;
        next.push(before);
      } else next.push({ x0: from, x1: to, y0: line, y1: line + 1, area: to - from, from, to });
    }
    open = next;
  }
  return done;
}

function componentsOf(ink: Uint8Array, width: number, height: number): { components: Component[]; runs: Runs } {
  const row: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const parent: number[] = [];
  const root = (i: number): number => {
    let at = i;
    for (;;) {
      const up = parent[at] ?? at;
      if (up === at) return at;
      parent[at] = parent[up] ?? up;
      at = up;
    }
  };
  let above = 0;
  let aboveEnd = 0;
  // looked for once, beyond the end of the row: empty rows cost nothing
  let at = ink.indexOf(1);
  for (let y = 0; y < height; y++) {
    const begin = row.length;
    const end = (y + 1) * width;
    while (at >= 0 && at < end) {
      let stop = at + 1;
      while (stop < end && ink[stop] === 1) stop++;
      parent.push(row.length);
      row.push(y);
      from.push(at - y * width);
      to.push(stop - y * width);
      at = ink.indexOf(1, stop);
    }
    for (let i = begin, j = above; i < row.length && j < aboveEnd; ) {
      const [i0 = 0, i1 = 0, j0 = 0, j1 = 0] = [from[i], to[i], from[j], to[j]];
      if (i0 <= j1 && j0 <= i1) {
        const [a, b] = [root(i), root(j)];
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
      if (i1 < j1) i++;
      else j++;
    }
    above = begin;
    aboveEnd = row.length;
  }
  const order = Int32Array.from({ length: row.length }, (_, i) => i);
  const roots = order.map((i) => root(i));
  order.sort((a, b) => (roots[a] ?? 0) - (roots[b] ?? 0) || a - b);
  const pick = (values: readonly number[]) => order.map((i) => values[i] ?? 0);
  const runs: Runs = { row: pick(row), from: pick(from), to: pick(to) };
  const components: Component[] = [];
  for (let begin = 0; begin < order.length; ) {
    const own = roots[order[begin] ?? 0];
    let end = begin;
    let [x0, x1, area] = [width, 0, 0];
    for (; end < order.length && roots[order[end] ?? 0] === own; end++) {
      const [left = 0, right = 0] = [runs.from[end], runs.to[end]];
      x0 = Math.min(x0, left);
      x1 = Math.max(x1, right);
      area += right - left;
    }
    const [y0 = 0, last = 0] = [runs.row[begin], runs.row[end - 1]];
    components.push({ x0, y0, x1, y1: last + 1, area, firstRun: begin, runs: end - begin });
    begin = end;
  }
  return { components, runs };
}

function lettersAmong(components: readonly Component[], mm: number): Component[] {
  const least = Math.max(5, letterMm.least * mm);
  const most = letterMm.most * mm;
  const sized = components.filter((c) => {
    const [w, h] = [c.x1 - c.x0, c.y1 - c.y0];
    const [small, large] = w < h ? [w, h] : [h, w];
    // several letters that run into each other are longer than one
    if (large < least || small > most || large > 12 * Math.max(small, least) || large > 4 * most) return false;
    // arrowheads, bars and filled spots are solid; of the letters only strokes are (1, I, l)
    const solid = c.area > 0.92 * w * h;
    return !solid || (large > 2.5 * small && large <= most);
  });
  if (sized.length > mostLetters) sized.sort((a, b) => b.area - a.area).length = mostLetters;
  return withoutFrames(sized);
}

/** Slivers along a rule that hangs a little or is worn: they would be read as dashes and strokes. */
function withoutFringes(components: readonly Component[], rules: readonly Extent[], reach: number): Component[] {
  const near = grid(rules);
  return components.filter(
    (c) =>
      !near(c).some(
        (rule) =>
          (rule.x1 - rule.x0 >= rule.y1 - rule.y0
            ? c.y0 >= rule.y0 - reach && c.y1 <= rule.y1 + reach
            : c.x0 >= rule.x0 - reach && c.x1 <= rule.x1 + reach) &&
          c.x0 < rule.x1 + reach &&
          c.x1 > rule.x0 - reach &&
          c.y0 < rule.y1 + reach &&
          c.y1 > rule.y0 - reach,
      ),
  );
}

/** Balloons around item numbers and boxes around labels are as large as letters may be, but hold letters. */
function withoutFrames(components: readonly Component[]): Component[] {
  const near = grid(components);
  return components.filter((outer) => {
    const [w, h] = [outer.x1 - outer.x0, outer.y1 - outer.y0];
    if (outer.area > 0.35 * w * h) return true;
    return !near(outer).some(
      (inner) =>
        inner !== outer &&
        inner.x0 > outer.x0 &&
        inner.x1 < outer.x1 &&
        inner.y0 > outer.y0 &&
        inner.y1 < outer.y1 &&
        (inner.y1 - inner.y0) * 3 > h &&
        inner.area * 8 > outer.area,
    );
  });
}

/** Looks up what may touch an extent. */
function grid<T extends Extent>(items: readonly T[], cell = 128): (extent: Extent) => T[] {
  const cells = new Map<number, T[]>();
  const wide = 1 << 16;
  const each = ({ x0, y0, x1, y1 }: Extent, visit: (key: number) => void) => {
    for (let y = Math.floor(y0 / cell); y <= Math.floor(y1 / cell); y++) {
      for (let x = Math.floor(x0 / cell); x <= Math.floor(x1 / cell); x++) visit(y * wide + x);
    }
  };
  for (const item of items) {
    each(item, (key) => {
      const list = cells.get(key);
      if (list) list.push(item);
      else cells.set(key, [item]);
    });
  }
  return (extent) => {
    const found = new Set<T>();
    each(extent, (key) => {
      for (const item of cells.get(key) ?? []) found.add(item);
    });
    return [...found];
  };
}

/** Joins letters with their neighbours, the closest first; the first join of a letter says which way its line runs. */
function linesOf(letters: readonly Component[], rules: readonly Extent[]): TextLine[] {
  // of the letters' height: across a space or an equals sign; upright only within words, as rows of a list are close
  const reachOf = { level: 1.25, upright: 0.6 };
  const near = grid(letters);
  const crossing = grid(rules);
  const index = new Map(letters.map((letter, i) => [letter, i]));
  const joins: { a: number; b: number; gap: number; upright: boolean }[] = [];
  letters.forEach((a, i) => {
    const reach = reachOf.level * Math.max(a.x1 - a.x0, a.y1 - a.y0);
    for (const b of near({ x0: a.x0, y0: a.y0, x1: a.x1 + reach, y1: a.y1 + reach })) {
      if (b === a) continue;
      const j = index.get(b) ?? 0;
      const level = neighbourGap(a.x0, a.x1, a.y0, a.y1, b.x0, b.x1, b.y0, b.y1);
      const upright = neighbourGap(a.y0, a.y1, a.x0, a.x1, b.y0, b.y1, b.x0, b.x1);
      for (const [gap, isUpright] of [
        [level, false],
        [upright, true],
      ] as const) {
        if (gap > (isUpright ? reachOf.upright : reachOf.level)) continue;
        const between = isUpright
          ? { x0: Math.max(a.x0, b.x0), x1: Math.min(a.x1, b.x1), y0: a.y1 - 2, y1: b.y0 + 2 }
          : { x0: a.x1 - 2, x1: b.x0 + 2, y0: Math.max(a.y0, b.y0), y1: Math.min(a.y1, b.y1) };
        const split = crossing(between).some((rule) =>
          isUpright
            ? rule.x1 - rule.x0 > rule.y1 - rule.y0 &&
              rule.x0 <= between.x0 &&
              rule.x1 >= between.x1 &&
              inside(rule.y0, rule.y1, between.y0, between.y1)
            : rule.y1 - rule.y0 > rule.x1 - rule.x0 &&
              rule.y0 <= between.y0 &&
              rule.y1 >= between.y1 &&
              inside(rule.x0, rule.x1, between.x0, between.x1),
        );
        if (!split) joins.push({ a: i, b: j, gap, upright: isUpright });
      }
    }
  });
  joins.sort((p, q) => p.gap - q.gap || p.a - q.a || p.b - q.b);
  const parent = letters.map((_, i) => i);
  const way: (boolean | undefined)[] = letters.map(() => undefined);
  const root = (i: number): number => {
    let at = i;
    while ((parent[at] ?? at) !== at) at = parent[at] ?? at;
    parent[i] = at;
    return at;
  };
  for (const { a, b, upright } of joins) {
    const [p, q] = [root(a), root(b)];
    if (p === q) continue;
    if ((way[p] ?? upright) !== upright || (way[q] ?? upright) !== upright) continue;
    parent[q] = p;
    way[p] = upright;
  }
  const groups = new Map<number, Component[]>();
  letters.forEach((letter, i) => {
    const own = root(i);
    const group = groups.get(own);
    if (group) group.push(letter);
    else groups.set(own, [letter]);
  });
  return [...groups].map(([own, group]) => lineOf(group, way[own] ?? false)).filter(looksLikeWriting);
}

const inside = (a0: number, a1: number, b0: number, b1: number) => (a0 + a1) / 2 >= b0 && (a0 + a1) / 2 <= b1;

/** Gap to the next letter along the line, in heights of letters; Infinity when the two are no neighbours. */
function neighbourGap(
  a0: number,
  a1: number,
  top: number,
  bottom: number,
  b0: number,
  b1: number,
  bTop: number,
  bBottom: number,
) {
  const [height, other] = [bottom - top, bBottom - bTop];
  if (b0 + b1 <= a0 + a1) return Number.POSITIVE_INFINITY;
  const overlap = Math.min(bottom, bBottom) - Math.max(top, bTop);
  if (overlap < 0.5 * Math.min(height, other)) return Number.POSITIVE_INFINITY;
  const tallest = Math.max(height, other);
  if (tallest > 2.3 * Math.min(height, other)) return Number.POSITIVE_INFINITY;
  const gap = (b0 - a1) / tallest;
  return gap < -0.4 ? Number.POSITIVE_INFINITY : gap;
}

function lineOf(letters: Component[], upright: boolean): TextLine {
  const capHeight = capHeightOf(letters, upright);
  const own = letters
    .filter((l) => (upright ? l.x1 - l.x0 : l.y1 - l.y0) <= 1.8 * capHeight)
    .sort((p, q) => (upright ? p.y0 - q.y0 : p.x0 - q.x0));
  return { ...boundsOf(own), upright, letters: own, parts: own, capHeight };
}

/** Height of capitals and figures; brackets and strokes between them are higher. */
function capHeightOf(letters: readonly Component[], upright: boolean): number {
  const most = (heights: number[]) => heights.sort((p, q) => p - q)[Math.round(0.8 * (heights.length - 1))] ?? 1;
  const height = (l: Extent) => (upright ? l.x1 - l.x0 : l.y1 - l.y0);
  const all = most(letters.map(height));
  // upright writing may be read either way: no side is its foot
  if (upright) return all;
  const beside = 3;
  const sorted = [...letters].sort((p, q) => p.x0 - q.x0);
  const others = sorted.filter((letter, i) => {
    if (letter.x1 - letter.x0 > 0.45 * height(letter)) return true;
    const feet = sorted.slice(Math.max(0, i - beside), i + beside + 1).map(({ y1 }) => y1);
    const foot = feet.sort((p, q) => p - q)[(feet.length - 1) >> 1] ?? letter.y1;
    return letter.y1 - foot <= 0.08 * all;
  });
  const own = most(others.map(height));
  // (mm): without the brackets only small letters are left
  return others.length > 0 && own > 0.66 * all ? own : all;
}

export function boundsOf(extents: readonly Extent[]): Extent {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const e of extents) {
    x0 = Math.min(x0, e.x0);
    y0 = Math.min(y0, e.y0);
    x1 = Math.max(x1, e.x1);
    y1 = Math.max(y1, e.y1);
  }
  return { x0, y0, x1, y1 };
}

/** A lone piece may be a figure in its cell, or two that touch; of two and more only a pile is no writing. */
function looksLikeWriting(line: TextLine): boolean {
  const [only, second] = line.letters;
  if (!only) return false;
  const [w, h] = line.upright ? [line.y1 - line.y0, line.x1 - line.x0] : [line.x1 - line.x0, line.y1 - line.y0];
  return !second || w > 0.4 * h;
}

/** "40 . 4" in typewritten lists: a point in the middle of a gap holds what stands on both sides together. */
function joinedByPoints(
  lines: readonly TextLine[],
  components: readonly Component[],
  rules: readonly Extent[],
): TextLine[] {
  const mostCaps = 3;
  const level = lines.filter(({ upright }) => !upright).sort((a, b) => a.x0 - b.x0);
  const [near, small, crossing] = [grid(level), grid(components), grid(rules)];
  const into = new Map<TextLine, TextLine>();
  for (const right of level) {
    const cap = right.capHeight;
    const gapTo = { x0: right.x0 - mostCaps * cap, x1: right.x0, y0: right.y0, y1: right.y1 };
    const left = near(gapTo)
      .filter((line) => line !== right && line.x1 <= right.x0 && line.x1 >= gapTo.x0 && alongside(line, right))
      .sort((a, b) => b.x1 - a.x1)[0];
    if (!left) continue;
    const gap = { x0: left.x1, x1: right.x0, y0: right.y0, y1: right.y1 };
    const between = small(gap).filter((c) => isInside(c, gap));
    const [point, other] = between;
    if (!point || other || !isPoint(point, cap) || point.y0 < right.y1 - 0.4 * cap) continue;
    if (Math.abs(point.x0 - left.x1 - (right.x0 - point.x1)) > 0.35 * cap) continue;
    if (crossing(gap).some((rule) => rule.x0 > gap.x0 && rule.x1 < gap.x1)) continue;
    into.set(right, left);
  }
  const joined = new Map<TextLine, TextLine>();
  const kept = new Set(lines);
  for (const right of level) {
    const left = into.get(right);
    if (!left) continue;
    const start = joined.get(left) ?? left;
    const letters = [...start.letters, ...right.letters];
    const parts = [...start.parts, ...right.parts];
    const whole = { ...start, ...boundsOf(letters), letters, parts };
    kept.delete(start);
    kept.delete(right);
    kept.add(whole);
    joined.set(right, whole);
  }
  return [...kept];
}

const alongside = (a: TextLine, b: TextLine) =>
  Math.abs(a.y1 - b.y1) < 0.3 * b.capHeight && Math.abs(a.capHeight - b.capHeight) < 0.3 * b.capHeight;

function isPoint({ x0, y0, x1, y1 }: Extent, cap: number): boolean {
  const [w, h] = [x1 - x0, y1 - y0];
  return Math.max(w, h) < 0.35 * cap && Math.min(w, h) > 0.08 * cap;
}

/** Large commas and the like were taken for letters of their own. */
function withoutLooseParts(lines: readonly TextLine[]): TextLine[] {
  const near = grid(lines.filter((line) => line.letters.length > 1));
  return lines.filter((line) => {
    if (line.letters.length > 1) return true;
    return !near(line).some((other) => isInside(line, surroundings(other)) && line.capHeight < 0.6 * other.capHeight);
  });
}

/** Where the small parts of a line are: commas hang below it, accents stand above. */
function surroundings(line: TextLine): Extent {
  const along = 0.35 * line.capHeight;
  const across = 0.3 * line.capHeight;
  const [dx, dy] = line.upright ? [across, along] : [along, across];
  return { x0: line.x0 - dx, x1: line.x1 + dx, y0: line.y0 - dy, y1: line.y1 + dy };
}

function isInside(inner: Extent, outer: Extent): boolean {
  const [x, y] = [(inner.x0 + inner.x1) / 2, (inner.y0 + inner.y1) / 2];
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}

/** Points, commas, dashes, accents: too small to be letters, but inside a line. */
function withSmallParts(lines: readonly TextLine[], components: readonly Component[]): TextLine[] {
  const near = grid(components);
  return lines.map((line) => {
    const reach = surroundings(line);
    const least = Math.max(4, (0.09 * line.capHeight) ** 2);
    const own = new Set<Component>(line.parts);
    const more = near(reach).filter(
      (c) =>
        !own.has(c) &&
        c.area >= least &&
        c.x1 - c.x0 <= 1.2 * line.capHeight &&
        c.y1 - c.y0 <= 1.2 * line.capHeight &&
        isInside(c, reach),
    );
    if (more.length === 0) return line;
    const parts = [...line.parts, ...more];
    return { ...line, ...boundsOf(parts), parts };
  });
}
