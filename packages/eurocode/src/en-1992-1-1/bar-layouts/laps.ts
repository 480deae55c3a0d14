import { alphaOfLap, lapLength, leastLap } from "../anchorages/kind.ts";
import { reachOfLap } from "./formulas.ts";
import type { Group } from "./group.ts";
import type { Line, Support } from "./supports.ts";

// EN 1992-1-1 8.7.3: equal bars of one layer that overlap far enough are one bar; what overlaps less fails.

export interface Lap {
  readonly one: Group;
  /** Goes on to the right. */
  readonly other: Group;
  readonly length: number;
  readonly alpha_6: number;
  readonly l_0: number;
  /** Of bars that are all lapped in one section. */
  readonly longest: number;
  readonly isEqual: boolean;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

const isEqual = (one: Group, other: Group): boolean =>
  one.diameter === other.diameter && near(one.axis, other.axis) && Math.abs(one.count - other.count) < 1e-9;

/** Straight ends: a bend in a lap stands in the way. */
const meet = (one: Group, other: Group): boolean =>
  one.side === other.side &&
  one.layer === other.layer &&
  one.beyond === 0 &&
  other.before === 0 &&
  one.from < other.from &&
  other.from < one.to &&
  one.to < other.to;

type Pair = readonly [one: Group, other: Group];
const lengthOf = ([one, other]: Pair): number => one.to - other.from;
const thinner = ([one, other]: Pair): Group => (other.diameter < one.diameter ? other : one);

/** Each end once: with equal bars first, with the least overlap that anchors a bar, else with the longest. */
function pairsOf(groups: readonly Group[], basic: (group: Group) => number, counts: (pair: Pair) => boolean): Pair[] {
  const all = groups
    .flatMap((one) => groups.flatMap((other): Pair[] => (meet(one, other) ? [[one, other]] : [])))
    .filter(counts);
  const rank = (pair: Pair): readonly [mixed: number, short: number, length: number] => {
    const [length, isShort] = [lengthOf(pair), lengthOf(pair) < basic(thinner(pair))];
    return [isEqual(...pair) ? 0 : 1, isShort ? 1 : 0, isShort ? -length : length];
  };
  const ranked = all
    .map((pair) => ({ pair, rank: rank(pair) }))
    .sort(({ rank: [a, b, c] }, { rank: [d, e, f] }) => a - d || b - e || c - f);
  const [ended, begun] = [new Set<Group>(), new Set<Group>()];
  return ranked.flatMap(({ pair }) => {
    const [one, other] = pair;
    if (ended.has(one) || begun.has(other)) return [];
    ended.add(one);
    begun.add(other);
    return [pair];
  });
}

/**
 * All of them, those that are too short, too; `basic` is the length that a bar at its yield strength needs, without alpha.
 * Bars that are not equal are no lap: of those that overlap too little to be anchored each, the length of the thinner counts.
 */
export function lapsOf(groups: readonly Group[], basic: (group: Group) => number, isOfTable: boolean): Lap[] {
  const ofShare = (pair: Pair, share: number) => {
    const { diameter } = thinner(pair);
    const l_b_rqd = isEqual(...pair) ? Math.max(...pair.map(basic)) : basic(thinner(pair));
    const alpha_6 = alphaOfLap(isOfTable, share, diameter);
    return { alpha_6, l_0: lapLength(1, 1, alpha_6, l_b_rqd, leastLap(alpha_6, l_b_rqd, diameter)) };
  };
  const middle = ([one, other]: Pair) => (one.to + other.from) / 2;
  // bars that lie side by side for longer are two that are anchored each
  const counts = (pair: Pair) => lengthOf(pair) < (isEqual(...pair) ? 2 : 1) * ofShare(pair, 100).l_0;
  const pairs = pairsOf(groups, basic, counts);
  const laps = pairs.map((pair) => {
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
    return {
      one,
      other,
      length: lengthOf(pair),
      ...ofShare(pair, share * 100),
      longest: ofShare(pair, 100).l_0,
      isEqual: isEqual(...pair),
    };
  });
  return laps.filter((one) => one.isEqual || !isWhole(one));
}

/** 8.7.3: too short to be one. Bottom bars that end over an inner support are anchored there, 9.2.1.5(2). */
export const shortLaps = (laps: readonly Lap[], { supports }: Pick<Line, "supports">): Lap[] =>
  laps.filter((lap) => {
    const { one, other } = lap;
    const isOver = ({ kind, left, right }: Support) => kind === "inner" && other.from < right && one.to > left;
    return !isWhole(lap) && !(one.side === "bottom" && supports.some(isOver));
  });

export const isWhole = ({ length, l_0 }: Lap): boolean => length >= l_0 * (1 - 1e-9);

/** Bars with those they are lapped with as one. */
export function chained(groups: readonly Group[], laps: readonly Lap[]): Group[] {
  const next = new Map(laps.filter((lap) => lap.isEqual && isWhole(lap)).map(({ one, other }) => [one, other]));
  const goesOn = new Set(next.values());
  return groups.flatMap((first) => {
    if (goesOn.has(first)) return [];
    let chain = first;
    for (let last = next.get(first); last; last = next.get(last))
      chain = { ...chain, to: last.to, beyond: last.beyond, poor: chain.poor || last.poor };
    return [chain];
  });
}
