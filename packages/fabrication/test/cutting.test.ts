import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { type CutPiece, cut, cuttingList } from "../src/exports/cutting.ts";
import { drawingOf } from "./drawings.ts";

const piece = (id: string, length_mm: number, count: number): CutPiece => ({ id, mark: id, length_mm, count });

const anyList = fc
  .array(fc.record({ length: fc.integer({ min: 300, max: 12_500 }), count: fc.integer({ min: 1, max: 30 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => rows.map(({ length, count }, i) => piece(`P${i}`, length, count)));
const anyStock = fc.uniqueArray(fc.constantFrom(6000, 7500, 9000, 12_000, 12_100, 15_000), {
  minLength: 1,
  maxLength: 4,
});
const anySaw = fc.constantFrom(0, 3, 5.5);

describe("the cutting list", () => {
  test("never exceeds its bars, loses no piece, and is never better than its lower bound", () => {
    fc.assert(
      fc.property(anyList, anyStock, anySaw, (pieces, stock, saw) => {
        const made = cut(pieces, stock, saw);
        const found = new Map<string, number>();
        for (const { stock_mm, count, pieces: inside, rest_mm } of made.bars) {
          expect(stock).toContain(stock_mm);
          const number = inside.reduce((sum, one) => sum + one.count, 0);
          const length = inside.reduce((sum, one) => sum + one.count * one.length_mm, 0);
          expect(length + (number - 1) * saw).toBeLessThanOrEqual(stock_mm + 1e-6);
          expect(rest_mm).toBeCloseTo(Math.max(0, stock_mm - length - number * saw), 1);
          for (const one of inside) found.set(one.id, (found.get(one.id) ?? 0) + one.count * count);
        }
        for (const one of made.too_long) {
          expect(one.length_mm).toBeGreaterThan(Math.max(...stock));
          found.set(one.id, (found.get(one.id) ?? 0) + one.count);
        }
        for (const { id, count } of pieces) expect(found.get(id), id).toBe(count);
        expect(made.stock_mm).toBe(made.bars.reduce((sum, bar) => sum + bar.stock_mm * bar.count, 0));
        expect(made.lower_bound_mm).toBeLessThanOrEqual(made.stock_mm);
      }),
      { numRuns: 150 },
    );
  });

  test("a short list is cut as well as it can be: no way to divide its pieces needs less stock", () => {
    const short = fc.array(fc.integer({ min: 800, max: 7000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(short, anyStock, (lengths, stock) => {
        const fits = lengths.filter((length) => length <= Math.max(...stock));
        const made = cut(
          fits.map((length, i) => piece(`P${i}`, length, 1)),
          stock,
          4,
        );
        expect(made.exact).toBe(true);
        expect(made.stock_mm).toBe(leastStock(fits, stock, 4));
      }),
      { numRuns: 60 },
    );
  });

  test("a long list stays near its bound", () => {
    const pieces = Array.from({ length: 40 }, (_, i) => piece(`P${i}`, 900 + 137 * i, 3 + (i % 7)));
    const made = cut(pieces, [6000, 12_000, 15_000], 3);
    expect(made.exact).toBe(false);
    expect(made.stock_mm / made.lower_bound_mm).toBeLessThan(1.03);
  });

  test("the last piece of a bar needs no cut behind it", () => {
    const made = cut([piece("A", 3000, 2)], [6003], 3);
    expect(made.bars).toEqual([{ stock_mm: 6003, count: 1, pieces: [piece("A", 3000, 2)], rest_mm: 0 }]);
  });

  test("a pair is cut from bars of the single profile", () => {
    const made = cuttingList(
      assess(drawingOf([{ mark: "W1", profile: "2x L 70x70x7", length_mm: 4280, quantity: 4 }])),
    );
    expect(made.map(({ profile }) => profile)).toEqual(["L 70x70x7"]);
    expect(made[0]?.pieces_mm).toBe(8 * 4280);
  });

  test("equal bars are one line", () => {
    const made = cut([piece("A", 5900, 12)], [6000, 12_000], 3);
    expect(made.bars).toHaveLength(1);
    expect(made.bars[0]).toMatchObject({ stock_mm: 12_000, count: 6 });
  });
});

/** By trying every way to divide the pieces among bars. */
function leastStock(lengths: readonly number[], stock: readonly number[], saw: number): number {
  const price = (bar: readonly number[]) => {
    const need = bar.reduce((sum, one) => sum + one, 0) + (bar.length - 1) * saw;
    return Math.min(...stock.filter((one) => one >= need), Number.POSITIVE_INFINITY);
  };
  const divide = (at: number, bars: readonly (readonly number[])[]): number => {
    const next = lengths[at];
    if (next === undefined) return bars.reduce((sum, bar) => sum + price(bar), 0);
    const into = bars.map((bar, i) => bars.map((one, k) => (k === i ? [...bar, next] : one)));
    return Math.min(divide(at + 1, [...bars, [next]]), ...into.map((one) => divide(at + 1, one)));
  };
  return divide(0, []);
}
