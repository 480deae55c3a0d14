import { describe, expect, test } from "vitest";
import { check, InvalidInput } from "../index.ts";
import { columnInWords } from "./bars-in-words.ts";

const column = { mark: "C1", b: 400, h: 500, fck: 30, fyk: 500, N_Ed: 1500, M_Ed: 90, l0: 4000, axis_distance_mm: 50 };

const places = (bars: string, more: object = {}) => {
  const { bars: placed } = columnInWords({ ...column, ...more, bars });
  return Array.isArray(placed) ? (placed as { y: number; z: number; diameter: number }[]) : undefined;
};

describe("bars as a drawing calls them", () => {
  test("8Ø20: three on each face, with the corners", () => {
    const bars = places("8Ø20") ?? [];
    expect(bars).toHaveLength(8);
    expect(
      bars
        .filter(({ z }) => z === 200)
        .map(({ y }) => y)
        .sort((a, b) => a - b),
    ).toEqual([-150, 0, 150]);
    expect(new Set(bars.map(({ diameter }) => diameter))).toEqual(new Set([20]));
  });

  test("2x4Ø16: four at the top, four at the bottom", () => {
    const bars = places("2x4ø16") ?? [];
    expect(bars.map(({ z }) => z)).toEqual([200, 200, 200, 200, -200, -200, -200, -200]);
    expect(bars.slice(0, 4).map(({ y }) => y)).toEqual([-150, -50, 50, 150]);
  });

  test("where a keyboard has no Ø", () => {
    for (const text of ["8d20", "8 D 20", "8∅20 mm", "8H20", "8T20", "8HA20", "8B20"])
      expect(places(text), text).toEqual(places("8Ø20"));
    for (const text of ["8 x 20", "8-20", "8M20", "d20"]) expect(places(text), text).toBeUndefined();
  });

  test("on a circle", () => {
    const bars = places("6 Ø 25", { shape: "circular", diameter: 500 }) ?? [];
    for (const { y, z } of bars) expect(Math.hypot(y, z)).toBeCloseTo(200, 9);
  });

  test("of a circle that only its diameter tells", () => {
    const { b: _, h: __, ...circle } = column;
    const run = (more: object) =>
      check("en-1992-1-1", { columns: [{ ...circle, diameter: 500, bars: "6Ø25", ...more }] });
    expect(run({})).toEqual(run({ shape: "circular" }));
    expect(places("6Ø25", { b: undefined, h: undefined, diameter: 500 })).toHaveLength(6);
  });

  test("gives the result of the bars at their places", () => {
    const { axis_distance_mm: _, ...rest } = column;
    const links = { diameter_mm: 8, spacing_mm: 200 };
    const said = check("en-1992-1-1", { columns: [{ ...column, links, bars: "8Ø20" }] });
    const placed = check("en-1992-1-1", { columns: [{ ...rest, links, bars: places("8Ø20") }] });
    expect(said).toEqual(placed);
    expect(said.passed).toBe(true);
  });

  test.each(["7Ø20", "8Ø", "eight", "1x8Ø20", "8Z20"])("%s does not say where the bars are", (bars) => {
    expect(() => check("en-1992-1-1", { columns: [{ ...column, bars }] })).toThrow(InvalidInput);
    expect(places(bars)).toBeUndefined();
  });

  test("without an axis distance it is the usual one, and said", () => {
    const { axis_distance_mm: _, ...rest } = column;
    const { assumptions } = check("en-1992-1-1", { columns: [{ ...rest, bars: "8Ø20" }] }).result;
    expect(assumptions).toContain("8Ø20: bars 50 mm from the faces to their axes (axis_distance_mm).");
  });

  test("any even number, as the sides are long", () => {
    const on = (bars: string, of: "y" | "z", at: number) => places(bars)?.filter((bar) => bar[of] === at).length;
    expect([on("6Ø25", "z", 200), on("6Ø25", "y", 150)]).toEqual([2, 3]);
    expect([on("10Ø16", "z", 200), on("10Ø16", "y", 150)]).toEqual([3, 4]);
    const { assumptions } = check("en-1992-1-1", { columns: [{ ...column, bars: "6Ø25" }] }).result;
    expect(assumptions.join()).toContain("6Ø25: 2 bars on each face ±z and 3 on each face ±y");
  });
});

test("rows of their own: 4Ø20 + 2Ø16 + 4Ø20 from the top to the bottom", () => {
  const bars = places("4Ø20 + 2Ø16 + 4Ø20") ?? [];
  expect(bars.map(({ z }) => z)).toEqual([200, 200, 200, 200, 0, 0, -200, -200, -200, -200]);
  expect(bars.map(({ diameter }) => diameter)).toEqual([20, 20, 20, 20, 16, 16, 20, 20, 20, 20]);
  expect(places("4Ø20 + 2Z16")).toBeUndefined();
  expect(places("4Ø20 + 4Ø20", { shape: "circular", diameter: 500 })).toBeUndefined();
});

test("beside another problem the bars are no problem", () => {
  const { mark: _, ...nameless } = column;
  try {
    check("en-1992-1-1", { columns: [{ ...nameless, bars: "8Ø20" }] });
    expect.unreachable();
  } catch (error) {
    expect((error as InvalidInput).problems.map(({ path }) => path)).toEqual(["columns[0].mark"]);
  }
});
