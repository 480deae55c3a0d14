/** A page turned so that the words of one reading direction are horizontal: lines of text and the cells around them. */

import { sectionsIn } from "@x/fabrication/members";
import type { Box } from "../model.ts";
import type { PageText, Rule, Seam, Word } from "../page-text.ts";
import { isHeading, meaningOf } from "../vocabulary/column-meanings.ts";
import { RuleIndex, StrokeIndex } from "./ruled-lines.ts";

/** Words that stand together on one line, not separated by a rule or a wide gap; or a few such lines in one cell */
export interface Phrase {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly size: number;
  readonly words: readonly Word[];
  /** from and to of each word, in the frame */
  readonly spans: readonly Span[];
  /** a line goes through it: one that ends with the words, or one that goes on, as a beam or a dimension line does */
  readonly struck?: Struck;
}

type Span = readonly [x0: number, x1: number];

type Struck = "closely" | "loosely";

export interface Frame {
  readonly page: number;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
  readonly phrases: readonly Phrase[];
  readonly rules: RuleIndex;
}

const direction = (angle: number): number => {
  const nearest = (Math.round(angle / 90) * 90) % 360;
  return Math.abs(((angle - nearest + 540) % 360) - 180) <= 2 ? nearest : angle;
};

export function framesOf(page: PageText): Frame[] {
  const directions = new Map<number, Word[]>();
  for (const word of page.words) {
    const angle = direction(word.angle);
    const same = directions.get(angle);
    if (same) same.push(word);
    else directions.set(angle, [word]);
  }
  return [...directions].map(([angle, words]) => frame(page, angle, words)).sort((a, b) => a.angle - b.angle);
}

/** ======= between the lines of a typewritten list */
const typedRule = /^[=_*.–—-]{6,}$/;
/** before a line of a list in words */
const bullet = /^[•●▪■◦‣∙·➢]$/u;

interface Placed {
  readonly word: Word;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly struck?: Struck;
}

function frame(page: PageText, angle: number, words: readonly Word[]): Frame {
  const turn = turned(page, angle);
  const placed = words
    .filter(({ text }) => !typedRule.test(text) && !bullet.test(text))
    .map((word): Placed => {
      if (angle % 90 === 0) {
        const [x0, y0, x1, y1] = turn(word.box);
        return { word, x0, y0, x1, y1 };
      }
      // slanted: by the middle, and the length along the reading that the box leaves
      const c = Math.cos((angle * Math.PI) / 180);
      const s = Math.sin((angle * Math.PI) / 180);
      const [bx0, by0, bx1, by1] = word.box;
      const x = (bx0 + bx1) / 2;
      const y = (by0 + by1) / 2;
      const length = Math.max((bx1 - bx0 - Math.abs(s) * word.size) / Math.max(Math.abs(c), 0.1), word.size * 0.5);
      const u = x * c + y * s;
      const v = -x * s + y * c;
      return { word, x0: u - length / 2, x1: u + length / 2, y0: v - word.size / 2, y1: v + word.size / 2 };
    });
  const rules = new RuleIndex(
    angle % 90 === 0
      ? page.rules.map(({ x0, y0, x1, y1 }) => {
          const [a, b, c, d] = turn([x0, y0, x1, y1]);
          return { x0: a, y0: b, x1: c, y1: d };
        })
      : [],
  );
  const turnedPoint = (x: number, y: number) => turn([x, y, x, y]);
  const strokes = new StrokeIndex(
    angle % 90 === 0
      ? (page.strokes ?? []).map(({ x0, y0, x1, y1 }) => {
          const [a, b] = turnedPoint(x0, y0);
          const [c, d] = turnedPoint(x1, y1);
          return a <= c ? { x0: a, y0: b, x1: c, y1: d } : { x0: c, y0: d, x1: a, y1: b };
        })
      : [],
  );
  const upright = angle % 180 === 0;
  return {
    page: page.page,
    angle,
    width: upright ? page.width : page.height,
    height: upright ? page.height : page.width,
    phrases: phrasesOf(
      withStrikes(withoutFootnoteSigns(placed.flatMap((one) => cutAtRules(one, rules))), rules, strokes),
      rules,
    ),
    rules,
  };
}

const footnoteSign = /^(?:\(?[1-9]\d?\)?|[*†‡]{1,3})$/u;
/** m², cm4, kN/m2: raised figures are powers */
const ofUnit = /(?:^|[/·.\s[(])(?:[cdmk]?m|kN|in|ft)$/u;
/** a sign is so much smaller than the word it is set to, and so much higher, in sizes of that word */
const signs = { smaller: 0.8, higher: 0.12, gap: 0.3 };

/** R2¹ with a note under the list is the mark R2 */
function withoutFootnoteSigns(placed: readonly Placed[]): readonly Placed[] {
  const maySign = placed.some(({ word }) => footnoteSign.test(word.text));
  if (!maySign) return placed;
  const lines = new PlacedByHeight(placed);
  const found = new Set<Placed>();
  for (const from of placed) {
    const { text, size } = from.word;
    if (!/\p{L}/u.test(text) || ofUnit.test(text)) continue;
    for (const other of lines.rightOf(from)) {
      const raised = from.y1 - other.y1 > signs.higher * size && middle(other) < middle(from);
      const near = Math.abs(other.x0 - from.x1) < signs.gap * size;
      if (near && raised && other.word.size < signs.smaller * size && footnoteSign.test(other.word.text))
        found.add(other);
    }
  }
  return found.size === 0 ? placed : placed.filter((one) => !found.has(one));
}

/** Cells that touch are one word: it ends where the pen was set anew beside a rule */
function cutAtRules(one: Placed, rules: RuleIndex): Placed[] {
  const { word, x0, x1 } = one;
  const at = (share: number) => x0 + share * (x1 - x0);
  const reach = 0.15 * word.size;
  const cuts = (word.seams ?? []).filter(
    ([, share]) => rules.verticalBetween(at(share) - reach, at(share) + reach, middle(one)) !== undefined,
  );
  if (cuts.length === 0) return [one];
  const ends = [[0, 0], ...cuts, [word.text.length, 1]] as const;
  return ends.slice(1).map(([to, end], i): Placed => {
    const [from, begin] = ends[i] ?? [0, 0];
    return { ...one, word: partOf(word, [from, begin], [to, end]), x0: at(begin), x1: at(end) };
  });
}

/** Of a word that reads along the page's edges, from one seam to the next */
function partOf({ seams: _, ...word }: Word, [from, begin]: Seam, [to, end]: Seam): Word {
  const [x0, y0, x1, y1] = word.box;
  const [left, right] = word.angle === 180 || word.angle === 270 ? [1 - end, 1 - begin] : [begin, end];
  const between = (a: number, b: number, share: number) => a + share * (b - a);
  const box: Box =
    word.angle % 180 === 0
      ? [between(x0, x1, left), y0, between(x0, x1, right), y1]
      : [x0, between(y0, y1, left), x1, between(y0, y1, right)];
  return { ...word, text: word.text.slice(from, to), box };
}

/** Words through whose middle a line goes; an underline and the rules of a list lie lower or higher */
function withStrikes(placed: readonly Placed[], rules: RuleIndex, strokes: StrokeIndex): readonly Placed[] {
  const by = new Map<Rule, Placed[]>();
  for (const one of placed) {
    const { x0, x1, y0, y1 } = one;
    if (!/[\p{L}\d]/u.test(one.word.text)) continue;
    const [high, low] = [y0 + 0.22 * (y1 - y0), y0 + 0.65 * (y1 - y0)];
    const middle = (x0 + x1) / 2;
    const inset = 0.1 * (x1 - x0);
    const line = [...rules.levelAt(middle, high, low), ...strokes.at(middle, high, low)].find(
      (rule) => rule.x0 <= x0 + inset && rule.x1 >= x1 - inset,
    );
    if (!line) continue;
    const same = by.get(line);
    if (same) same.push(one);
    else by.set(line, [one]);
  }
  const struck = new Map<Placed, Struck>();
  for (const [line, words] of by) {
    const size = Math.max(...words.map(({ word }) => word.size));
    const beyond = Math.max(
      Math.min(...words.map(({ x0 }) => x0)) - line.x0,
      line.x1 - Math.max(...words.map(({ x1 }) => x1)),
    );
    for (const one of words) struck.set(one, beyond < 1.5 * size ? "closely" : "loosely");
  }
  if (struck.size === 0) return placed;
  return placed.map((one) => {
    const how = struck.get(one);
    return how ? { ...one, struck: how } : one;
  });
}

/** displayed page -> frame; for the four right angles */
function turned({ width, height }: PageText, angle: number): (box: Box) => Box {
  switch (angle) {
    case 90:
      return ([x0, y0, x1, y1]) => [y0, width - x1, y1, width - x0];
    case 180:
      return ([x0, y0, x1, y1]) => [width - x1, height - y1, width - x0, height - y0];
    case 270:
      return ([x0, y0, x1, y1]) => [height - y1, x0, height - y0, x1];
    default:
      return (box) => box;
  }
}

/** the box of words on the displayed page */
export function pageBox(words: readonly Word[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of words) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return words.length === 0 ? [0, 0, 0, 0] : [round(x0), round(y0), round(x1), round(y1)];
}
const round = (x: number) => Math.round(x * 100) / 100;

const wordGap = 0.85;
/** two spaces of typewritten text, inside a name: IPE  300 */
const nameGap = 1.6;
/** wider than the space between two words of a line, in widths of a letter: that of typewritten text is one */
const widerThanSpace = 1.05;
/** how far the box of a word reaches below its baseline, in sizes */
const underBaseline = 0.22;
/** width of a typewritten letter, in sizes */
const typewritten = 0.6;

function phrasesOf(placed: readonly Placed[], rules: RuleIndex): Phrase[] {
  const lines = new PlacedByHeight(placed);
  const taken = new Set<Placed>();
  const next = (from: Placed): Placed | undefined => {
    let best: Placed | undefined;
    for (const other of lines.rightOf(from))
      if (!taken.has(other) && (!best || other.x0 < best.x0) && goesOn(from, other, rules)) best = other;
    return best;
  };
  const phrases: Phrase[] = [];
  for (const first of [...placed].sort((a, b) => a.x0 - b.x0)) {
    if (taken.has(first)) continue;
    const line = [first];
    taken.add(first);
    for (let last = next(first); last; last = next(last)) {
      line.push(last);
      taken.add(last);
    }
    phrases.push(...headingsApart(line).map(phrase));
  }
  return phrases.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** Words found by the height of their middle, in strips */
class PlacedByHeight {
  static readonly #strip = 4;
  readonly #strips = new Map<number, Placed[]>();

  constructor(placed: readonly Placed[]) {
    for (const one of placed) {
      const key = PlacedByHeight.#stripAt(middle(one));
      const strip = this.#strips.get(key);
      if (strip) strip.push(one);
      else this.#strips.set(key, [one]);
    }
    for (const strip of this.#strips.values()) strip.sort((a, b) => a.x0 - b.x0);
  }

  static #stripAt(y: number): number {
    return Math.floor(y / PlacedByHeight.#strip);
  }

  /** The words near its line that begin at or after it, up to the gap that ends a phrase */
  *rightOf(from: Placed): Iterable<Placed> {
    const at = PlacedByHeight.#stripAt(middle(from));
    const reach = Math.max(1, Math.ceil((0.4 * from.word.size) / PlacedByHeight.#strip));
    for (let key = at - reach; key <= at + reach; key++) {
      const strip = this.#strips.get(key) ?? [];
      for (let i = firstAt(strip, from.x0); i < strip.length; i++) {
        const other = strip[i];
        if (!other || isBeyondGap(from, other)) break;
        if (other !== from) yield other;
      }
    }
  }
}

function isBeyondGap(from: Placed, other: Placed): boolean {
  const gap = other.x0 - from.x1;
  const { size } = from.word;
  return gap > wordGap * size && !(gap < nameGap * size && isSplitName(from.word.text, other.word.text));
}

/** Whether a word near enough goes on with the line of another: as high, as large, written alike, no rule between them */
function goesOn(from: Placed, other: Placed, rules: RuleIndex): boolean {
  const { size } = from.word;
  const gap = other.x0 - from.x1;
  if (gap < -0.4 * size) return false;
  if (Math.abs(middle(other) - middle(from)) > 0.32 * Math.max(size, other.word.size)) return false;
  if (onLinesOfTheirOwn(from, other)) return false;
  if (other.word.size > 1.7 * size || size > 1.7 * other.word.size) return false;
  if (Boolean(other.word.annotation) !== Boolean(from.word.annotation)) return false;
  if ((other.struck === "closely") !== (from.struck === "closely")) return false;
  return (
    (gap < 0.45 * size && isSplitName(from.word.text, other.word.text)) ||
    !rules.verticalBetween(
      // a word that is too long for its cell reaches beyond the rule
      Math.min(from.x1 - 0.15 * size, gap < 0 ? other.x0 - 0.5 * size : Number.POSITIVE_INFINITY),
      Math.max(from.x1, other.x0) + 0.15 * size,
      middle(from),
    )
  );
}

/** A label that runs into a note: letters as large, written exactly, neither on one baseline nor at one middle */
function onLinesOfTheirOwn(from: Placed, other: Placed): boolean {
  const [a, b] = [from.word, other.word];
  const exact = a.confidence === 1 && b.confidence === 1 && a.angle % 90 === 0 && b.angle === a.angle;
  const size = Math.max(a.size, b.size);
  // raised and lowered figures are smaller
  if (!exact || size > 1.4 * Math.min(a.size, b.size)) return false;
  const baseline = (one: Placed) => one.y1 - underBaseline * one.word.size;
  const apart = Math.min(Math.abs(middle(other) - middle(from)), Math.abs(baseline(other) - baseline(from)));
  const touching = other.x0 - from.x1 < 0.15 * size;
  return apart > (touching ? 0.08 : 0.16) * size;
}

/** An axis that runs through a label is not a rule of a list: HEA | 260 */
const isSplitName = (before: string, after: string): boolean =>
  /^\d/.test(after) &&
  /^\p{L}{1,4}$/u.test(before) &&
  sectionsIn(`${before} ${after}`).some(({ profile }) => profile !== undefined);

/** The headings of two narrow columns may stand closer than words are kept apart: "Pos.  Anz." */
function headingsApart(line: readonly Placed[]): (readonly Placed[])[] {
  const textOf = (words: readonly Placed[]) => words.map(({ word }) => word.text).join(" ");
  if (line.length < 2 || line.length > 8 || isHeading(textOf(line))) return [line];
  const letters = line.reduce((sum, { word }) => sum + word.text.length, 0);
  const letter = line.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0) / letters;
  for (let i = 1; i < line.length; i++) {
    const [before, after] = [line[i - 1], line[i]];
    if (!before || !after) continue;
    const close = after.x0 - before.x1 < widerThanSpace * Math.min(letter, typewritten * before.word.size);
    if (!isHeading(textOf(line.slice(0, i)))) continue;
    // cells that nearly touch: only where the line is no heading as a whole, both its parts are, and no gap is as wide
    if (close && (meaningOf(textOf(line)) !== undefined || !isHeading(textOf(line.slice(i))) || !widest(line, i)))
      continue;
    const others = headingsApart(line.slice(i));
    if (others.every((words) => meaningOf(textOf(words)) !== undefined)) return [line.slice(0, i), ...others];
  }
  return [line];
}

/** The gap before a word is clearly wider than the others of its line */
function widest(line: readonly Placed[], at: number): boolean {
  const gaps = line.slice(1).map((word, i) => word.x0 - (line[i]?.x1 ?? word.x0));
  const own = gaps[at - 1] ?? 0;
  return gaps.length > 1 && gaps.every((gap, i) => i === at - 1 || own > 1.25 * gap);
}

function firstAt(line: readonly Placed[], x: number): number {
  let low = 0;
  let high = line.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line[middle]?.x0 ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

const phrase = (line: readonly Placed[]): Phrase => ({
  text: line.map(({ word }) => word.text).join(" "),
  x0: Math.min(...line.map((one) => one.x0)),
  y0: Math.min(...line.map((one) => one.y0)),
  x1: Math.max(...line.map((one) => one.x1)),
  y1: Math.max(...line.map((one) => one.y1)),
  size: Math.max(...line.map(({ word }) => word.size)),
  words: line.map(({ word }) => word),
  spans: line.map(({ x0, x1 }): Span => [x0, x1]),
  ...(line[0]?.struck && line.every(({ struck }) => struck) && { struck: line[0].struck }),
});

/** Lines one below the other, as one phrase */
export const stacked = (phrases: readonly Phrase[], separator = " "): Phrase => {
  const lines = [...phrases].sort((a, b) => (Math.abs(a.y0 - b.y0) < 0.4 * a.size ? a.x0 - b.x0 : a.y0 - b.y0));
  return {
    text: lines.map(({ text }) => text).join(separator),
    x0: Math.min(...lines.map(({ x0 }) => x0)),
    y0: Math.min(...lines.map(({ y0 }) => y0)),
    x1: Math.max(...lines.map(({ x1 }) => x1)),
    y1: Math.max(...lines.map(({ y1 }) => y1)),
    size: Math.max(...lines.map(({ size }) => size)),
    words: lines.flatMap(({ words }) => words),
    spans: lines.flatMap(({ spans }) => spans),
  };
};

export const middle = (a: { y0: number; y1: number }) => (a.y0 + a.y1) / 2;
export const centre = (a: { x0: number; x1: number }) => (a.x0 + a.x1) / 2;
export const overlap = (a: { x0: number; x1: number }, b: { x0: number; x1: number }) =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
