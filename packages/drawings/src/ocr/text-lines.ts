/** Letters that stand close together become lines of text, level or upright. */
import type { Component } from "./components.ts";
import { boundsOf, type Extent, grid, isInside } from "./extent.ts";

export interface Letter extends Extent {
  /** one, but for an equals sign and what is broken */
  readonly pieces: readonly Component[];
  /** where it counts as standing for its neighbours, when it is lower than they are */
  readonly band?: Extent;
}

export interface TextLine extends Extent {
  readonly upright: boolean;
  /** the letters, in reading order for level lines, top to bottom for upright ones */
  readonly letters: readonly Letter[];
  /** height of its capitals and figures in pixels */
  readonly capHeight: number;
  /** the letters and what is small between them: points, commas, dashes, accents */
  readonly parts: readonly Component[];
}

/** Joins letters with their neighbours, the closest first; the first join of a letter says which way its line runs. */
export function linesOf(letters: readonly Letter[], rules: readonly Extent[]): TextLine[] {
  // of the letters' height: across a space or an equals sign; upright only within words, as rows of a list are close
  const reachOf = { level: 1.25, upright: 0.6 };
  const bands = letters.map((letter) => letter.band ?? letter);
  const near = grid(bands);
  const crossing = grid(rules);
  const index = new Map(bands.map((band, i) => [band, i]));
  const joins: { a: number; b: number; gap: number; upright: boolean }[] = [];
  const joinsOf = (a: Extent, b: Extent, i: number, j: number) => {
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
      const split = crossing(between).some((rule) => separates(rule, between, isUpright));
      if (!split) joins.push({ a: i, b: j, gap, upright: isUpright });
    }
  };
  bands.forEach((a, i) => {
    const reach = reachOf.level * Math.max(a.x1 - a.x0, a.y1 - a.y0);
    for (const b of near({ x0: a.x0, y0: a.y0, x1: a.x1 + reach, y1: a.y1 + reach })) {
      if (b !== a) joinsOf(a, b, i, index.get(b) ?? 0);
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
  const groups = new Map<number, Letter[]>();
  letters.forEach((letter, i) => {
    const own = root(i);
    const group = groups.get(own);
    if (group) group.push(letter);
    else groups.set(own, [letter]);
  });
  return [...groups].map(([own, group]) => lineOf(group, way[own] ?? false)).filter(looksLikeWriting);
}

/** A rule across the gap between two letters */
const separates = (rule: Extent, between: Extent, isUpright: boolean): boolean =>
  isUpright
    ? rule.x1 - rule.x0 > rule.y1 - rule.y0 &&
      rule.x0 <= between.x0 &&
      rule.x1 >= between.x1 &&
      inside(rule.y0, rule.y1, between.y0, between.y1)
    : rule.y1 - rule.y0 > rule.x1 - rule.x0 &&
      rule.y0 <= between.y0 &&
      rule.y1 >= between.y1 &&
      inside(rule.x0, rule.x1, between.x0, between.x1);

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

function lineOf(letters: Letter[], upright: boolean): TextLine {
  const capHeight = capHeightOf(letters, upright);
  const own = letters
    .filter((l) => (upright ? l.x1 - l.x0 : l.y1 - l.y0) <= 1.8 * capHeight)
    .sort((p, q) => (upright ? p.y0 - q.y0 : p.x0 - q.x0));
  return { ...boundsOf(own), upright, letters: own, parts: own.flatMap(({ pieces }) => pieces), capHeight };
}

/** Height of capitals and figures; brackets and strokes between them are higher. */
function capHeightOf(letters: readonly Extent[], upright: boolean): number {
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

/** A lone piece may be a figure in its cell, or two that touch; of two and more only a pile is no writing. */
function looksLikeWriting(line: TextLine): boolean {
  const [only, second] = line.letters;
  if (!only) return false;
  const [w, h] = line.upright ? [line.y1 - line.y0, line.x1 - line.x0] : [line.x1 - line.x0, line.y1 - line.y0];
  return !second || w > 0.4 * h;
}

/** "40 . 4" in typewritten lists, "R3 - R6": a point or a dash in the middle of a gap holds what stands on both sides together. */
export function joinedByPoints(
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
    if (!point || other) continue;
    const isLow = (isPoint(point, cap) || isComma(point, right)) && point.y0 >= right.y1 - 0.4 * cap;
    if (!isLow && !isDash(point, right)) continue;
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

/** A stroke that begins above the foot of the letters and hangs below it */
function isComma({ x0, y0, x1, y1 }: Extent, { y1: foot, capHeight: cap }: TextLine): boolean {
  const [w, h] = [x1 - x0, y1 - y0];
  return w < 0.4 * cap && h < 0.6 * cap && Math.min(w, h) > 0.08 * cap && y1 > foot + 0.05 * cap;
}

/** Half as high as the letters beside it; a line of the drawing would be longer */
function isDash({ x0, y0, x1, y1 }: Extent, { y0: top, capHeight: cap }: TextLine): boolean {
  const below = ((y0 + y1) / 2 - top) / cap;
  return x1 - x0 > 0.2 * cap && x1 - x0 < 0.8 * cap && y1 - y0 < 0.3 * cap && below > 0.35 && below < 0.8;
}

/** Large commas and the like were taken for letters of their own. */
export function withoutLooseParts(lines: readonly TextLine[]): TextLine[] {
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

/** Points, commas, dashes, accents: too small to be letters, but inside a line. */
export function withSmallParts(lines: readonly TextLine[], components: readonly Component[]): TextLine[] {
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
