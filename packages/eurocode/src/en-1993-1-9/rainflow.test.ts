import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { type Cycle, rainflow, rainflowCounter, rangeHistogram } from "./rainflow.ts";

const astm = [-2, 1, -3, 5, -1, 3, -4, 4, -2];

/** Sum of cycles by range, rising. */
const spectrum = (cycles: readonly Cycle[]): [number, number][] => {
  const sums = new Map<number, number>();
  for (const { range, cycles: n } of cycles) sums.set(range, (sums.get(range) ?? 0) + n);
  return [...sums].sort(([a], [b]) => a - b);
};

const variation = (signal: readonly number[]) =>
  signal.slice(1).reduce((sum, x, i) => sum + Math.abs(x - (signal[i] as number)), 0);

const counted = (cycles: readonly Cycle[]) => cycles.reduce((sum, { range, cycles: n }) => sum + 2 * n * range, 0);

/** The rules of ASTM E1049 5.4.4 one after the other, on a list of reversals, as slowly as they are written. */
function byTheBook(signal: readonly number[]): Cycle[] {
  const plain = signal.filter((x, i) => i === 0 || x !== signal[i - 1]);
  const reversals = plain.filter((x, i) => {
    const [a, b] = [plain[i - 1], plain[i + 1]];
    return a === undefined || b === undefined || (x - a) * (b - x) < 0;
  });
  const found: Cycle[] = [];
  const points: number[] = [];
  for (const reversal of reversals) {
    points.push(reversal);
    for (;;) {
      const n = points.length;
      if (n < 3) break;
      const [a, b, c] = points.slice(n - 3) as [number, number, number];
      if (Math.abs(c - b) < Math.abs(b - a)) break;
      const cycle = { range: Math.abs(b - a), mean: (a + b) / 2 };
      if (n === 3) {
        found.push({ ...cycle, cycles: 0.5 });
        points.shift();
      } else {
        found.push({ ...cycle, cycles: 1 });
        points.splice(n - 3, 2);
      }
    }
  }
  for (let i = 1; i < points.length; i++) {
    const [a, b] = points.slice(i - 1, i + 1) as [number, number];
    found.push({ range: Math.abs(b - a), mean: (a + b) / 2, cycles: 0.5 });
  }
  return found;
}

describe("ASTM E1049-85, Figure 6", () => {
  test("ranges, means and counts in the order of the standard", () => {
    expect(rainflow(astm)).toEqual([
      { range: 3, mean: -0.5, cycles: 0.5 },
      { range: 4, mean: -1, cycles: 0.5 },
      { range: 4, mean: 1, cycles: 1 },
      { range: 8, mean: 1, cycles: 0.5 },
      { range: 9, mean: 0.5, cycles: 0.5 },
      { range: 8, mean: 0, cycles: 0.5 },
      { range: 6, mean: 1, cycles: 0.5 },
    ]);
  });

  test("ASTM E1049-85 5.4.5 (Figure 7): the same history as a repeating one, started at its greatest peak", () => {
    expect(spectrum(rainflow([5, -1, 3, -4, 4, -3, 1, -2, 5], { residue: "repeat" }))).toEqual(
      spectrum(rainflow([-1, 3, -4, 4, -3, 1, -2, 5], { residue: "repeat" })),
    );
  });

  test("the four-point method closes the one inner cycle and hands the residue back", () => {
    const found: Cycle[] = [];
    const counter = rainflowCounter((range, mean, cycles) => found.push({ range, mean, cycles }), { residue: "none" });
    counter.add(astm);
    expect(found).toEqual([{ range: 4, mean: 1, cycles: 1 }]);
    expect(counter.residue()).toEqual([-2, 1, -3, 5, -4, 4, -2]);
  });
});

test("rainflow (iamlikeme) test case 2: points that are no reversals drop out", () => {
  const history = [-1.5, 1, -3, 10, -1, 3, -8, 4, -2, 6, -1, -4, -8, 2, 1, -5, 0, 2.5, -4, 1, 0, 2, -0.5];
  expect(spectrum(rainflow(history))).toEqual([
    [1, 1],
    [2.5, 1],
    [4, 1.5],
    [6, 1.5],
    [6.5, 0.5],
    [7, 1],
    [10.5, 0.5],
    [13, 0.5],
    [14, 1],
    [18, 0.5],
  ]);
});

test("fatpack test data: the residue closed by repeating it", () => {
  const reversals = [4, 7, 2, 10, 5, 9, 3, 4, 2, 12, 5, 11, 1, 4, 3, 10, 6, 12, 4, 8, 1, 9, 4, 6];
  const ranges = rainflow(reversals, { residue: "repeat" }).map(({ range }) => range);
  expect(ranges.sort((a, b) => a - b)).toEqual([1, 1, 2, 3, 4, 4, 4, 6, 7, 8, 11, 11]);
});

describe("what no reversal can be", () => {
  test.each([[[]], [[5]], [[5, 5, 5]]])("%j has no cycle", (signal) => {
    expect(rainflow(signal)).toEqual([]);
    expect(rainflow(signal, { residue: "repeat" })).toEqual([]);
  });
  test("a sample that is not a finite number", () => {
    expect(() => rainflow([1, Number.NaN, 2])).toThrow(RangeError);
    expect(() => rainflow([Number.POSITIVE_INFINITY])).toThrow(RangeError);
  });
});

// whole numbers, so that sums are exact and ties happen often
const signals = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 120 });

describe("laws", () => {
  law("the counter agrees with the rules of ASTM E1049 taken literally", () =>
    fc.property(signals, (signal) => {
      expect(rainflow(signal)).toEqual(byTheBook(signal));
    }),
  );

  law("half cycles keep the total variation of the signal", () =>
    fc.property(signals, (signal) => counted(rainflow(signal)) === variation(signal)),
  );

  law("full cycles keep the total variation of the closed signal", () =>
    fc.property(signals, (signal) => {
      const closed = signal.length === 0 ? [] : [...signal, signal[0] as number];
      const cycles = rainflow(signal, { residue: "repeat" });
      expect(cycles.every((cycle) => cycle.cycles === 1)).toBe(true);
      expect(counted(cycles)).toBe(variation(closed));
    }),
  );

  law("a scaled signal has scaled ranges, a shifted one the same", () =>
    fc.property(signals, fc.integer({ min: 1, max: 9 }), fc.integer({ min: -50, max: 50 }), (signal, k, shift) => {
      const scaled = rainflow(signal.map((x) => k * x + shift));
      expect(scaled.map(({ range, cycles }) => [range, cycles])).toEqual(
        rainflow(signal).map(({ range, cycles }) => [k * range, cycles]),
      );
    }),
  );

  law("a signal repeated n times has n times the cycles of one that follows itself", () =>
    fc.property(signals, fc.integer({ min: 1, max: 4 }), (signal, times) => {
      const many = Array.from({ length: times }, () => signal).flat();
      const once = spectrum(rainflow(signal, { residue: "repeat" }));
      expect(spectrum(rainflow(many, { residue: "repeat" }))).toEqual(once.map(([range, n]) => [range, n * times]));
    }),
  );

  law("a mirrored signal and one read backwards have the same closed spectrum", () =>
    fc.property(signals, (signal) => {
      const closed = spectrum(rainflow(signal, { residue: "repeat" }));
      expect(
        spectrum(
          rainflow(
            signal.map((x) => -x),
            { residue: "repeat" },
          ),
        ),
      ).toEqual(closed);
      expect(spectrum(rainflow([...signal].reverse(), { residue: "repeat" }))).toEqual(closed);
    }),
  );

  law("a signal in pieces counts like the whole, and a counter can be used again", () =>
    fc.property(signals, fc.integer({ min: 1, max: 7 }), (signal, size) => {
      const found: Cycle[] = [];
      const counter = rainflowCounter((range, mean, cycles) => found.push({ range, mean, cycles }));
      for (let round = 0; round < 2; round++) {
        found.length = 0;
        for (let i = 0; i < signal.length; i += size) counter.add(signal.slice(i, i + size));
        counter.finish();
        expect(found).toEqual(rainflow(signal));
      }
    }),
  );

  test("of a million samples only the residue is kept", () => {
    const counter = rainflowCounter(() => {}, { residue: "none" });
    const chunk = new Float64Array(10_000);
    let state = 1;
    for (let i = 0; i < 100; i++) {
      for (let j = 0; j < chunk.length; j++) {
        state = (state * 1103515245 + 12345) % 2147483648;
        chunk[j] = state;
      }
      counter.add(chunk);
    }
    expect(counter.residue().length).toBeLessThan(100);
  });

  law("classes never take a range down, and never up by more than their width", () =>
    fc.property(
      fc.array(fc.double({ min: 0.001, max: 500, noNaN: true })),
      fc.double({ min: 0.1, max: 20, noNaN: true }),
      (ranges, width) => {
        for (const range of ranges) {
          const histogram = rangeHistogram(width);
          histogram.count(range, 0, 0.5);
          const [block] = histogram.blocks();
          expect(block?.cycles).toBe(0.5);
          expect(block?.range ?? 0).toBeGreaterThanOrEqual(range * (1 - 1e-8));
          expect(block?.range ?? 0).toBeLessThanOrEqual(range + width * (1 + 1e-8));
        }
        const all = rangeHistogram(width);
        for (const range of ranges) all.count(range, 0, 1);
        expect(all.blocks().reduce((sum, { cycles }) => sum + cycles, 0)).toBe(ranges.length);
      },
    ),
  );
});
