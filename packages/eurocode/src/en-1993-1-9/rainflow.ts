// Rainflow counting, ASTM E1049-85 5.4.4, on which EN 1993-1-9 Annex A leans. One stack of turning points serves all
// variants: three neighbouring points close a cycle when the range that follows is no smaller. What cannot close is the
// residue, which ASTM counts as half cycles, a signal that follows itself closes, and the four-point method hands back.

import { refuseNumbers } from "../basis/by-hand.ts";

export interface Cycle {
  range: number;
  mean: number;
  /** 1, or 0.5 for a half cycle. */
  cycles: number;
}

export type Residue =
  /** ASTM E1049: every range of the residue is half a cycle */
  | "half-cycles"
  /** the signal follows itself: the residue closes with its own repetition, full cycles only */
  | "repeat"
  /** four-point method: closed cycles only; `residue()` gives what remains */
  | "none";

const residues = ["half-cycles", "repeat", "none"] as const satisfies readonly Residue[];

export interface RainflowOptions {
  readonly residue?: Residue;
}

export interface RainflowCounter {
  /** Takes the next samples of the signal. Nothing of them is kept but the residue. */
  add(samples: ArrayLike<number>): void;
  /** The turning points that have not closed, the last sample included. */
  residue(): number[];
  /** Counts the residue and is ready for another signal. */
  finish(): void;
}

/**
 * Counts a signal of any length as it comes; `count` hears of every cycle as it closes. Throws a RangeError for a sample
 * that is not a finite number.
 */
export function rainflowCounter(
  count: (range: number, mean: number, cycles: number) => void,
  options: RainflowOptions = {},
): RainflowCounter {
  const { residue: kind = residues[0] } = options;
  if (!residues.includes(kind)) throw RangeError(`residue: ${residues}`);
  const astm = kind === residues[0];
  const points: number[] = [];
  let depth = 0;
  let last: number | undefined;
  let direction = 0;

  const turn = (value: number): void => {
    points[depth++] = value;
    while (depth > 2) {
      // indices below depth are always filled
      const newest = points[depth - 1] as number;
      const middle = points[depth - 2] as number;
      const first = points[depth - 3] as number;
      const range = Math.abs(middle - first);
      if (Math.abs(newest - middle) < range) return;
      if (depth > 3 && Math.abs(first - (points[depth - 4] as number)) >= range) {
        count(range, (first + middle) / 2, 1);
        depth -= 2;
        points[depth - 1] = newest;
      } else if (astm) {
        // the range holds the start of the signal: half a cycle, and the start moves on
        count(range, (first + middle) / 2, 0.5);
        points[0] = middle;
        points[1] = newest;
        depth = 2;
      } else return;
    }
  };

  const add = (samples: ArrayLike<number>): void => {
    const n = samples.length;
    if (!n) return;
    if (last === undefined) {
      last = samples[0] as number; // n > 0
      turn(last);
    }
    let before = last;
    let heading = direction;
    let sound = 0;
    for (let i = 0; i < n; i++) {
      const x = samples[i] as number; // i < n
      sound += x * 0; // stays 0 unless a sample is not finite
      if (x > before) {
        if (heading < 0) turn(before);
        heading = 1;
      } else if (x < before) {
        if (heading > 0) turn(before);
        heading = -1;
      }
      before = x;
    }
    if (sound !== 0) throw RangeError("a sample is not finite");
    last = before;
    direction = heading;
  };

  const residue = () => {
    const open = points.slice(0, depth);
    if (last !== undefined && open.at(-1) !== last) open.push(last);
    return open;
  };

  /** What did not close, and ready for another signal. */
  const end = () => {
    const rest = residue();
    depth = 0;
    direction = 0;
    last = undefined;
    return rest;
  };

  return {
    add,
    residue,
    finish() {
      if (direction) turn(last as number); // a signal was added
      const rest = end();
      if (astm) {
        for (let i = 1; i < rest.length; i++) {
          const [a, b] = [rest[i - 1] as number, rest[i] as number]; // 1 ≤ i < length
          count(Math.abs(b - a), (a + b) / 2, 0.5);
        }
      } else if (kind === residues[1]) {
        // followed by itself
        add(rest);
        add(rest);
        if (direction) turn(last as number);
        end();
      }
    },
  };
}

/** All cycles of a signal, in the order in which they close. Half cycles of the residue come where they are counted. */
export function rainflow(signal: ArrayLike<number>, options: RainflowOptions = {}): Cycle[] {
  const cycles: Cycle[] = [];
  const counter = rainflowCounter((range, mean, n) => cycles.push({ range, mean, cycles: n }), options);
  counter.add(signal);
  counter.finish();
  return cycles;
}

/** A spectrum of stress ranges in classes of equal width. Ranges count at the upper end of their class: the safe side. */
export interface RangeHistogram {
  /** Returns the range it counts as: the upper end of its class. */
  count(range: number, mean: number, cycles: number): number;
  /** Filled classes by rising range. */
  blocks(): { range: number; cycles: number }[];
}

export function rangeHistogram(width: number): RangeHistogram {
  refuseNumbers({ width }, { over: 0 });
  const classes = new Map<number, number>();
  return {
    count(range, _mean, cycles) {
      if (!(range >= 0 && range < Number.POSITIVE_INFINITY && cycles >= 0 && cycles < Number.POSITIVE_INFINITY))
        refuseNumbers({ range, cycles }, { least: 0 });
      // a range on the edge of a class stays in it, whatever the last digit of the division
      const upper = Math.max(1, Math.ceil(range / width - 1e-9));
      classes.set(upper, (classes.get(upper) ?? 0) + cycles);
      return upper * width;
    },
    blocks: () => [...classes].sort(([a], [b]) => a - b).map(([upper, cycles]) => ({ range: upper * width, cycles })),
  };
}
