import "@x/eurocode";
import { findCheck } from "@x/eurocode";
import { describe, expect, test } from "vitest";
import { inputOf } from "../input.ts";
import { numbersOf, passingRanges, runsOf, utilizationWith, valuesBetween } from "./vary.ts";

describe("one number from here to there", () => {
  test("values are even; whole numbers stay whole, and none comes twice", () => {
    expect(valuesBetween(0, 60, false)).toHaveLength(61);
    expect(valuesBetween(2, 5, true)).toEqual([2, 3, 4, 5]);
    expect(valuesBetween(3, 3, true)).toEqual([3]);
    expect(new Set(valuesBetween(1000, 9000, true)).size).toBe(61);
  });
  test("where nothing can be calculated no line is drawn, and nothing passes", () => {
    const found = [
      [1, 0.5],
      [2, 0.9],
      [3, undefined],
      [4, 1],
      [5, 1.1],
      [6, 0.8],
    ] as const;
    expect(runsOf(found).map((run) => run.map(([x]) => x))).toEqual([
      [1, 2],
      [4, 5, 6],
    ]);
    expect(passingRanges(found)).toEqual([
      [1, 2],
      [4, 4],
      [6, 6],
    ]);
  });
  test("a longer beam is used more, and what cannot be is left out", () => {
    const check = findCheck("en-1993-1-1");
    if (!check) throw new Error("no check");
    const members = [{ mark: "B1", profile: "IPE 300", length_mm: 5000, M_y_Ed: 60 }];
    const input = inputOf(check, { members });
    if (!input) throw new Error("no input");
    expect(numbersOf(input, 0).map(({ field }) => field.name)).toEqual(expect.arrayContaining(["length_mm", "M_y_Ed"]));
    const used = [3000, 6000, 9000].map((value) => utilizationWith(input, 0, "length_mm", value) ?? 0);
    expect(used).toEqual([...used].sort((a, b) => a - b));
    expect(utilizationWith(input, 0, "length_mm", -1)).toBeUndefined();
  });
});
