import { expect, test } from "vitest";
import { countOfOtherHand, readCount } from "./counts.ts";

test("counts are whole", () => {
  expect(readCount("12")).toBe(12);
  expect(readCount("4 Stk.")).toBe(4);
  expect(readCount("2x")).toBe(2);
  expect(readCount("1.5")).toBeUndefined();
  expect(readCount("0")).toBeUndefined();
});

test.each([
  ["4+4 (mirrored)", 4],
  ["2 + 2 opp. hand", 2],
  ["4 wie gez., 2 spiegelb.", 2],
  ["3 sp.v.", 3],
  ["2 links, 2 rechts", 2],
  ["2 right", 0],
  ["12", 0],
  ["4 as drawn", 0],
])("of the other hand in %s: %i", (text, count) => {
  expect(countOfOtherHand(text)).toBe(count);
});
