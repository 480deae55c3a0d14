import { alphaOfLap, lapLength, leastLap } from "../anchorages/kind.ts";
import { reachOfLap } from "./formulas.ts";
import type { Group } from "./group.ts";

// EN 1992-1-1 8.7.3: equal bars of one layer that overlap far enough are one bar.

export interface Lap {
  readonly one: Group;
  /** Goes on to the right. */
  readonly other: Group;
  readonly length: number;
  readonly alpha_6: number;
  readonly l_0: number;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

/** Straight ends: a bend in a lap stands in the way. */
const meet = (one: Group, other: Group): boolean =>
  one.side === other.side &&
  one.diameter === other.diameter &&
  near(one.axis, other.axis) &&
  Math.abs(one.count - other.count) < 1e-9 &&
  one.beyond === 0 &&
  other.before === 0 &&
  one.from < other.from &&
  other.from < one.to &&
  one.to < other.to;

type Pair = readonly [one: Group, other: Group];
const lengthOf = ([one, other]: Pair): number => one.to - other.from;

/** Each end once. */
function pairsOf(groups: readonly Group[]): Pair[] {
  const taken = new Set<Group>();
  return groups.flatMap((one) => {
    const other = groups.find((candidate) => !taken.has(candidate) && meet(one, candidate));
    if (!other) return [];
    taken.add(other);
    return [[one, other] as const];
  });
}

/** All of them, those that are too short, too; `basic` is the length that a bar at its yield strength needs, without alpha. */
export function lapsOf(groups: readonly Group[], basic: (group: Group) => number, isOfTable: boolean): Lap[] {
  const ofShare = ([one, other]: Pair, share: number) => {
    const l_b_rqd = Math.max(basic(one), basic(other));
    const alpha_6 = alphaOfLap(isOfTable, share, one.diameter);
    return { alpha_6, l_0: lapLength(1, 1, alpha_6, l_b_rqd, leastLap(alpha_6, l_b_rqd, one.diameter)) };
  };
  const middle = ([one, other]: Pair) => (one.to + other.from) / 2;
  // bars that lie side by side for longer are two that are anchored each
  const pairs = pairsOf(groups).filter((pair) => lengthOf(pair) < 2 * ofShare(pair, 100).l_0);
  return pairs.map((pair) => {
    const [one, other] = pair;
    const at = middle(pair);
    // those count together whose middles are near: at most as far as the longest lap says
    const reach = reachOfLap(ofShare(pair, 100).l_0);
    const own = pairs.filter(([{ side }]) => side === one.side);
    const lapped = own.filter((two) => Math.abs(middle(two) - at) < reach).reduce((sum, [{ area }]) => sum + area, 0);
    const crossing = groups.filter((bar) => bar.side === one.side && bar.from <= at && bar.to >= at);
    const twice = own.filter(([left, right]) => right.from <= at && left.to >= at);
    const all = crossing.reduce((sum, { area }) => sum + area, 0) - twice.reduce((sum, [{ area }]) => sum + area, 0);
    const share = Math.min(1, lapped / all);
    return { one, other, length: lengthOf(pair), ...ofShare(pair, share * 100) };
  });
}

export const isWhole = ({ length, l_0 }: Lap): boolean => length >= l_0 * (1 - 1e-9);

/** Bars with those they are lapped with as one. */
export function chained(groups: readonly Group[], laps: readonly Lap[]): Group[] {
  const next = new Map(laps.filter(isWhole).map(({ one, other }) => [one, other]));
  const goesOn = new Set(next.values());
  return groups.flatMap((first) => {
    if (goesOn.has(first)) return [];
    let chain = first;
    for (let last = next.get(first); last; last = next.get(last))
      chain = { ...chain, to: last.to, beyond: last.beyond, poor: chain.poor || last.poor };
    return [chain];
  });
}
