import { countOf, enumerate } from "./enumerate.ts";
import { greatest } from "./greatest.ts";
import { hullOf, type Point } from "./hull.ts";
import { collector, type Model, type Rows, type Rule } from "./model.ts";

/** The combinations of one situation, and which of them are the extremes of which effect. */
export interface Combined {
  readonly rows: Rows;
  /** How many were formed, or would be. */
  readonly formed: number;
  /** Only those that can be an extreme were formed. */
  readonly bounded: boolean;
  /** By effect: the places of the greatest and of the least. */
  readonly extremes: readonly Extreme[];
  /** The places of those on the hull of a pair of effects. */
  readonly onHull: ReadonlySet<number>;
}

export interface Extreme {
  readonly max: number;
  readonly maxAt: number;
  readonly min: number;
  readonly minAt: number;
}

export const formedBy = (model: Model, rules: readonly Rule[], { reduced = false } = {}): number =>
  rules.reduce((sum, rule) => sum + countOf(model, rule, { reduced }), 0);

/** Forms the combinations of a situation; in directions of effects where all are too many. */
export function combine(
  model: Model,
  rules: readonly Rule[],
  pairs: readonly (readonly [number, number])[],
  bounded: boolean,
): Combined {
  const found = collector(model.actions, bounded ? 0 : formedBy(model, rules));
  let formed = 0;
  if (bounded) {
    formed = formedBy(model, rules);
    const towards = (weights: readonly number[]): void => {
      for (const rule of rules) greatest(model, rule, weights, found);
    };
    for (const effect of model.effects.keys())
      for (const sign of [1, -1]) towards(model.effects.map((_, i) => (i === effect ? sign : 0)));
    for (const pair of pairs) alongHull(model, pair, found.rows, towards);
  } else for (const rule of rules) formed += enumerate(model, rule, found);
  const { rows } = found;
  const onHull = new Set(pairs.flatMap((pair) => hullOf(pointsOf(model, pair, rows))));
  return { rows, formed, bounded, extremes: model.effects.map((values) => extremeOf(values, rows)), onHull };
}

/** Σ factor · effect */
export function effectOf(values: readonly number[], factors: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] as number) * (factors[i] as number); // one of each for each action
  return sum;
}

/** Of equal effects the first. */
const alike = 1e-12;

function extremeOf(values: readonly number[], rows: Rows): Extreme {
  let [max, maxAt, min, minAt] = [Number.NEGATIVE_INFINITY, 0, Number.POSITIVE_INFINITY, 0];
  const room = alike * values.reduce((sum, value) => sum + Math.abs(value), 0);
  const effects = rows.effects(values);
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as number; // as many as counted
    if (effect > max + room || i === 0) [max, maxAt] = [effect, i];
    if (effect < min - room || i === 0) [min, minAt] = [effect, i];
  }
  return { max, maxAt, min, minAt };
}

function pointsOf({ effects }: Model, [x, y]: readonly [number, number], rows: Rows): Point[] {
  const [of, along] = [rows.effects(effects[x] ?? []), rows.effects(effects[y] ?? [])];
  return Array.from(of, (at, place): Point => [at, along[place] ?? 0, place]);
}

/** Beyond each edge of the hull so far is looked for a corner, until there is none. */
function alongHull(
  model: Model,
  [x, y]: readonly [number, number],
  rows: Rows,
  towards: (weights: readonly number[]) => void,
): void {
  const asked = new Set<string>();
  for (let before = -1; before !== rows.count; ) {
    before = rows.count;
    const points = pointsOf(model, [x, y], rows);
    const corners = hullOf(points).flatMap((place) => points.slice(place, place + 1));
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (dx === 0 && dy === 0) return;
      // corners go round to the left: outside is on the right
      for (const sign of corners.length > 2 ? [1] : [1, -1]) {
        const key = `${from[2]} ${to[2]} ${sign}`;
        if (asked.has(key)) continue;
        asked.add(key);
        towards(model.effects.map((_, e) => (e === x ? sign * dy : e === y ? -sign * dx : 0)));
      }
    });
  }
}
