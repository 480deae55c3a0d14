import { check, type ItemResult } from "@x/eurocode";
import { englishWords } from "@x/words/english";
import { describe, expect, test } from "vitest";
import { fatigueFigures } from "./en-1993-1-9.ts";

const figuresOf = (item: Record<string, unknown>) => {
  const { result } = check("en-1993-1-9", { details: [{ method: "safe-life", consequence: "low", ...item }] });
  return fatigueFigures(englishWords, (result.details as ItemResult[])[0] as ItemResult); // one item, one result
};
const count = (text: string, part: string) => text.split(part).length - 1;

describe("pictures of a fatigue check", () => {
  const stress_history = [
    { delta_sigma: 90, n_cycles: 1e5 },
    { delta_sigma: 60, n_cycles: 5e5 },
    { delta_sigma: 10, n_cycles: 5e6 },
  ];

  test("one point a block, hollow where it does no damage, and the shares", () => {
    const [curve, shares] = figuresOf({ detail_id: "80", stress_history });
    expect(count(curve?.svg ?? "", "<circle")).toBe(3);
    expect(count(curve?.svg ?? "", 'fill="#ffffff"')).toBe(2); // paper and the hollow point
    expect(shares?.title).toMatch(/^Share of the blocks/);
    expect(count(shares?.svg ?? "", " %</text>")).toBe(2);
  });

  test("the lambda method has the equivalent range and no shares", () => {
    const figures = figuresOf({ detail_id: "80", method: "lambda", delta_sigma_p: 50, lambda: 1.2 });
    expect(figures).toHaveLength(1);
    expect(figures[0]?.svg).toContain("ΔσE,2");
  });

  test("nothing is drawn off the axes, whatever the spectrum", () => {
    for (const n_cycles of [1, 1e3, 1e9, 1e15]) {
      for (const delta_sigma of [1e-9, 1e-5, 1, 10_000]) {
        const [curve] = figuresOf({
          detail_id: "71",
          detail_id_shear: "m8-90",
          f_y_MPa: 355,
          stress_history: [{ delta_sigma, delta_tau: delta_sigma / 2, n_cycles }],
        });
        expect(curve?.svg).toBeDefined();
        expect(curve?.svg).not.toMatch(/NaN|Infinity|undefined/);
        for (const [, x, y] of curve?.svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g) ?? []) {
          expect(Number(x)).toBeGreaterThanOrEqual(60);
          expect(Number(x)).toBeLessThanOrEqual(640);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(400);
        }
      }
    }
  });

  test("thousands of ranges make no endless picture", () => {
    const signal = Array.from({ length: 20_000 }, (_, i) => 100 * Math.sin(i * i * 0.7310585));
    const [curve, shares] = figuresOf({ detail_id: "71", stress_signal: signal, repetitions: 1000 });
    expect(count(curve?.svg ?? "", "<circle")).toBe(300);
    expect(shares?.svg).toContain("further blocks");
  });
});
