import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import * as johansen from "./johansen.ts";

// A dowel as mechanics sees it: a bar that yields at M_y, in beds that yield at q = f_h d. No formula of the standard is used: the
// greatest force for which forces and moments balance is sought by halving.

interface Bed {
  readonly q: number;
  readonly t: number;
}

/** The least moment of the bed about the shear plane when it resists F: the bar turns as a whole, or yields within the bed. */
function leastMoment({ q, t }: Bed, F: number, M_y: number): number {
  const a = (t + F / q) / 2; // pressed one way as far as a, the other way beyond
  const turning = q * (a ** 2 - t ** 2 / 2);
  const hinge = F ** 2 / (2 * q) - M_y;
  return Math.max(turning, hinge);
}

function greatest(holds: (F: number) => boolean, most: number): number {
  let [low, high] = [0, most];
  for (let i = 0; i < 200; i++) {
    const F = (low + high) / 2;
    if (holds(F)) low = F;
    else high = F;
  }
  return low / 1000;
}

const single = (one: Bed, two: Bed, M_y: number) =>
  greatest((F) => leastMoment(one, F, M_y) + leastMoment(two, F, M_y) <= 0, Math.min(one.q * one.t, two.q * two.t));

/** In the middle of two planes the bar cannot turn: it moves, or yields on either side of the middle. */
const double = (side: Bed, middle: Bed, M_y: number) =>
  greatest(
    (F) => leastMoment(side, F, M_y) + (F ** 2 / (2 * middle.q) - M_y) <= 0,
    Math.min(side.q * side.t, (middle.q * middle.t) / 2),
  );

const joint = fc.record({
  f_1: fc.double({ min: 5, max: 60, noNaN: true }),
  f_2: fc.double({ min: 5, max: 60, noNaN: true }),
  t_1: fc.double({ min: 5, max: 300, noNaN: true }),
  t_2: fc.double({ min: 5, max: 300, noNaN: true }),
  d: fc.double({ min: 2, max: 30, noNaN: true }),
  M_y: fc.double({ min: 1e3, max: 1e6, noNaN: true }),
});

const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(a, b);

describe("yield modes are those of a rigid-plastic dowel", () => {
  law("one shear plane in wood: (8.6) without its factors 1.05 and 1.15", () =>
    fc.property(joint, ({ f_1, f_2, t_1, t_2, d, M_y }) => {
      const beta = johansen.ratio(f_2, f_1);
      const least = Math.min(
        johansen.bearing(f_1, t_1, d),
        johansen.bearing(f_2, t_2, d),
        johansen.rotation(f_1, t_1, d, beta, t_2),
        johansen.hingeInSecond(f_1, t_1, d, beta, M_y) / 1.05,
        johansen.hingeInFirst(f_1, t_2, d, beta, M_y) / 1.05,
        johansen.twoHinges(beta, M_y, f_1, d) / 1.15,
      );
      return same(least, single({ q: f_1 * d, t: t_1 }, { q: f_2 * d, t: t_2 }, M_y));
    }),
  );

  law("two shear planes in wood: (8.7) without its factors", () =>
    fc.property(joint, ({ f_1, f_2, t_1, t_2, d, M_y }) => {
      const beta = johansen.ratio(f_2, f_1);
      const least = Math.min(
        johansen.bearing(f_1, t_1, d),
        johansen.bearingMiddle(f_2, t_2, d),
        johansen.hingeInSecond(f_1, t_1, d, beta, M_y) / 1.05,
        johansen.twoHinges(beta, M_y, f_1, d) / 1.15,
      );
      return same(least, double({ q: f_1 * d, t: t_1 }, { q: f_2 * d, t: t_2 }, M_y));
    }),
  );

  law("a thick plate holds the moment M_y: (8.10), (8.11), with 2 in place of 2.3", () =>
    fc.property(joint, ({ f_1, t_1, d, M_y }) => {
      const least = Math.min(
        johansen.bearing(f_1, t_1, d),
        johansen.hingeAtThick(f_1, t_1, d, M_y),
        (johansen.hingesAtThick(M_y, f_1, d) * 2) / 2.3,
      );
      const bed = { q: f_1 * d, t: t_1 };
      return same(
        least,
        greatest((F) => leastMoment(bed, F, M_y) - M_y <= 0, bed.q * bed.t),
      );
    }),
  );

  law("a thin plate holds none: (8.9) with sqrt(2) - 1 in place of 0.4", () =>
    fc.property(joint, ({ f_1, t_1, d, M_y }) => {
      const least = Math.min(
        (johansen.rotationAtThin(f_1, t_1, d) * (Math.SQRT2 - 1)) / 0.4,
        johansen.hingeAtThin(M_y, f_1, d) / 1.15,
      );
      const bed = { q: f_1 * d, t: t_1 };
      return same(
        least,
        greatest((F) => leastMoment(bed, F, M_y) <= 0, bed.q * bed.t),
      );
    }),
  );

  law("members may change places", () =>
    fc.property(joint, ({ f_1, f_2, t_1, t_2, d, M_y }) => {
      const [there, back] = [johansen.ratio(f_2, f_1), johansen.ratio(f_1, f_2)];
      return (
        same(johansen.hingeInSecond(f_1, t_1, d, there, M_y), johansen.hingeInFirst(f_2, t_1, d, back, M_y)) &&
        same(johansen.rotation(f_1, t_1, d, there, t_2), johansen.rotation(f_2, t_2, d, back, t_1)) &&
        same(johansen.twoHinges(there, M_y, f_1, d), johansen.twoHinges(back, M_y, f_2, d))
      );
    }),
  );
});

test("the rope adds a quarter, and stops at its share of the yield mode", () => {
  expect(johansen.withRope(10, 4, 0.25)).toBe(11);
  expect(johansen.withRope(10, 400, 0.25)).toBe(12.5);
});
