/** Leaders: the slanted stroke that leads from a label, or from the line under its words, to what it names. */
import type { Box } from "../../model.ts";
import type { PageText, Rule, Stroke } from "../../page-text.ts";

/** where a leader points: x and y on the page */
export type Tip = readonly [x: number, y: number];

/** In heights of letters, where no unit is named; ends that meet are so near to each other (points) */
const settings = {
  meets: 2,
  reach: 12,
  shortest: 1.5,
  longest: 45,
  /** a line under words is not much longer than they are, and no further from them */
  longer: 1.7,
  beside: 1.6,
  /** of the line under them the words cover so much */
  covered: 0.5,
  /** a stroke without such a line begins so near to the words */
  touching: 0.6,
};

export interface Led {
  readonly box: Box;
  readonly upright: boolean;
  readonly size: number;
}

export class Leaders {
  readonly #slanted: readonly Stroke[];
  readonly #rules: readonly Rule[];

  constructor({ slants = [], rules }: Pick<PageText, "slants" | "rules">) {
    this.#slanted = slants;
    this.#rules = slants.length === 0 ? [] : rules;
  }

  /** Where the leaders of a label point; `isMember`: whether a line is that of a beam and no line under words */
  tipsOf(one: Led, isMember: (rule: Rule) => boolean): readonly Tip[] {
    const near = this.#slanted.filter((stroke) => {
      if (!beginsNear(stroke, one)) return false;
      const length = Math.hypot(stroke.x1 - stroke.x0, stroke.y1 - stroke.y0) / one.size;
      return length > settings.shortest && length < settings.longest;
    });
    if (near.length === 0) return [];
    const shoulders = this.#rules.filter((rule) => isUnder(rule, one) && !isMember(rule));
    const ends = shoulders.flatMap(({ x0, y0, x1, y1 }): Tip[] => [[x0, y0], [x1, y1]]); // biome-ignore format: one line
    const tips = near.flatMap((stroke): Tip[] => {
      const [a, b]: readonly [Tip, Tip] = [
        [stroke.x0, stroke.y0],
        [stroke.x1, stroke.y1],
      ];
      const from = (end: Tip) => ends.some((other) => apart(end, other) < settings.meets) || touches(end, one);
      return from(a) === from(b) ? [] : [from(a) ? b : a];
    });
    return tips.filter((tip, i) => tips.findIndex((other) => apart(tip, other) < settings.meets) === i);
  }
}

const apart = ([ax, ay]: Tip, [bx, by]: Tip): number => Math.hypot(ax - bx, ay - by);

const beginsNear = ({ x0, y0, x1, y1 }: Stroke, { box, size }: Led): boolean => {
  const reach = settings.reach * size;
  const isNear = (x: number, y: number) =>
    x > box[0] - reach && x < box[2] + reach && y > box[1] - reach && y < box[3] + reach;
  return isNear(x0, y0) || isNear(x1, y1);
};

/** at the middle of the beginning or the end of its words */
function touches([x, y]: Tip, { box: [x0, y0, x1, y1], upright, size }: Led): boolean {
  const [along, across] = upright ? [y, x] : [x, y];
  const [from, to, low, high] = upright ? [y0, y1, x0, x1] : [x0, x1, y0, y1];
  const end = Math.min(Math.abs(along - from), Math.abs(along - to));
  return (along <= from || along >= to) && end < settings.touching * size && across > low && across < high;
}

/** A line along the words, close to them and hardly longer */
function isUnder({ x0, y0, x1, y1 }: Rule, { box, upright, size }: Led): boolean {
  if (upright !== x1 - x0 < y1 - y0) return false;
  const [from, to, at] = upright ? [y0, y1, (x0 + x1) / 2] : [x0, x1, (y0 + y1) / 2];
  const [low, high, first, last] = upright ? [box[0], box[2], box[1], box[3]] : [box[1], box[3], box[0], box[2]];
  const common = Math.min(to, last) - Math.max(from, first);
  return (
    at > low - settings.beside * size &&
    at < high + settings.beside * size &&
    to - from < settings.longer * (last - first) + 2 * size &&
    common > settings.covered * (to - from)
  );
}
