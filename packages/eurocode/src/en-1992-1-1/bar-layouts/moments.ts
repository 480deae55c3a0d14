import type { Along } from "./along.ts";
import type { Envelope, Side } from "./envelope.ts";
import { type Line, lookedAt } from "./supports.ts";

// EN 1992-1-1 9.2.1.3: where the moment is nearest to what the bars resist. Between two places that are looked at the one has
// no peak and the other no dip, so that a further place of the envelope on the same line changes nothing.

/** Of the greatest moment: what is less is rounding. */
export const negligible = 1e-6;

export interface Used {
  readonly x: number;
  readonly M_Ed: number;
  readonly M_Rd: number;
  readonly use: number;
}

/** Undefined where no moment bends to that side. */
export function mostUsed(along: Along, line: Line, envelope: Envelope, side: Side, a_l: number): Used | undefined {
  const most = Math.max(...envelope.stations.map((one) => one[side]));
  let worst: Used | undefined;
  for (const x of most > 0 ? placesOf(along, line, envelope, side, a_l) : []) {
    const M_Ed = envelope.shifted(x, a_l, side);
    if (M_Ed <= negligible * most) continue;
    const M_Rd = along.resistance(x, side);
    const use = M_Rd > 0 ? M_Ed / M_Rd : Number.POSITIVE_INFINITY;
    if (!worst || use > worst.use) worst = { x, M_Ed, M_Rd, use };
  }
  return worst;
}

const tiny = 0.01;
const around = (x: number): number[] => [x - tiny, x + tiny];

/** Places of the envelope and what moves them, ends of bars and of their anchorages, and where what governs changes. */
export function placesOf(along: Along, line: Line, envelope: Envelope, side: Side, a_l: number): number[] {
  const [from, to] = lookedAt(line, along.item.cover_mm);
  const ofBars = along.bars.flatMap((one) => {
    const l_bd = along.lengthOf(one);
    const [begin, end] = [one.from - one.before, one.to + one.beyond];
    return [one.from, begin + l_bd, one.to, end - l_bd, (begin + end) / 2].flatMap(around);
  });
  const ofEnvelope = envelope.stations.flatMap(({ x }) => [x - a_l, x, x + a_l]);
  const left = (x: number) => envelope.at(x - a_l, side);
  const right = (x: number) => envelope.at(x + a_l, side);
  const inner = (x: number) => envelope.peak(x - a_l, x + a_l, side);
  const moved = [
    (x: number) => left(x) - right(x),
    (x: number) => left(x) - inner(x),
    (x: number) => right(x) - inner(x),
  ].reduce(withCrossings, inside([from, to, ...ofBars, ...ofEnvelope], from, to));
  const lesser = withCrossings(moved, (x) => envelope.within(x, a_l, side) - envelope.withShear(x, a_l, side));
  const balance = (x: number) => {
    const { coming, going } = along.anchored(x, side);
    return coming.area - going.area;
  };
  return inside(
    withCrossings(lesser, balance).flatMap((x) => (lesser.includes(x) ? [x] : around(x))),
    from,
    to,
  );
}

const inside = (places: readonly number[], from: number, to: number): number[] =>
  [...new Set(places.filter((x) => x >= from && x <= to))].sort((a, b) => a - b);

/** With those between two places where a straight line changes its sign. */
function withCrossings(places: readonly number[], of: (x: number) => number): number[] {
  return places.flatMap((high, i) => {
    const low = places[i - 1];
    if (low === undefined || high - low < 4 * tiny) return [high];
    let [a, b] = [low + tiny / 10, high - tiny / 10];
    const first = of(a);
    if (first * of(b) >= 0) return [high];
    while (b - a > tiny / 10) {
      const middle = (a + b) / 2;
      if (first * of(middle) > 0) a = middle;
      else b = middle;
    }
    return [(a + b) / 2, high];
  });
}
