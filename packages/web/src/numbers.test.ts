import fc from "fast-check";
import { expect, test } from "vitest";
import { meaningOf } from "./numbers.ts";

test("decimals by point or comma, thousands by spaces, apostrophes, or signs that repeat", () => {
  const meant: readonly (readonly [string, number])[] = [
    ["120.5", 120.5],
    ["120,5", 120.5],
    [" 0,125 ", 0.125],
    ["0.125", 0.125],
    ["17 010", 17010],
    ["17\u202f010,5", 17010.5],
    ["1'234'567.8", 1234567.8],
    ["1.234,5", 1234.5],
    ["1,234.5", 1234.5],
    ["1.234.567", 1234567],
    ["1,234,567", 1234567],
    ["1234.567", 1234.567],
    ["−12,5", -12.5],
    ["2.1e5", 210000],
    ["12.", 12],
    [",5", 0.5],
  ];
  for (const [text, number] of meant) expect([text, meaningOf(text)]).toEqual([text, number]);
});

test("what can be two numbers is both, and no number is none", () => {
  expect(meaningOf("17,010")).toEqual({ small: 17.01, large: 17010 });
  expect(meaningOf("-1.200")).toEqual({ small: -1.2, large: -1200 });
  for (const text of ["", "abc", "1.2.3", "1,2,3", "12,34.5", "1 2", "12O", "0x10", "1.234,567.8", "e5", "-", "."])
    expect([text, meaningOf(text)]).toEqual([text, undefined]);
});

test("a number keeps its own unit, and no other", () => {
  expect(meaningOf("120,5 kNm", "kNm")).toBe(120.5);
  expect(meaningOf("6 m", "mm")).toBeUndefined();
});

test("what the pages write, they read", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (value) => {
      for (const text of [String(value), String(value).replace(".", ",")]) {
        const meaning = meaningOf(text);
        expect(typeof meaning === "object" ? [meaning.small, meaning.large].includes(value) : meaning === value).toBe(
          true,
        );
      }
    }),
  );
});
