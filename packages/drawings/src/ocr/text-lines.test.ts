import { expect, test } from "vitest";
import { joinedByPoints, linesOf } from "./text-lines.ts";

const piece = (x0: number, y0: number, x1: number, y1: number) => ({
  x0,
  y0,
  x1,
  y1,
  area: (x1 - x0) * (y1 - y0),
  firstRun: 0,
  runs: 0,
});
const word = (x: number) => [piece(x, 100, x + 12, 120), piece(x + 15, 100, x + 27, 120)];

/** How many lines two words are, 33 pixels apart, with this between them */
const between = (...small: ReturnType<typeof piece>[]) => {
  const letters = [...word(10), ...word(70)];
  const lines = linesOf(
    letters.map((letter) => ({ ...letter, pieces: [letter] })),
    [],
  );
  return joinedByPoints(lines, [...letters, ...small], []).length;
};

test("a point at the foot or a dash at half the height in the middle of a gap joins what is beside it", () => {
  expect(between()).toBe(2);
  expect(between(piece(52, 117, 55, 120))).toBe(1);
  expect(between(piece(49, 110, 58, 112))).toBe(1);
  // a comma hangs below the line
  expect(between(piece(51, 115, 55, 125))).toBe(1);
  // a point above, a dash under the line or beside one of the words, a long line
  expect(between(piece(52, 100, 55, 103))).toBe(2);
  expect(between(piece(49, 119, 58, 121))).toBe(2);
  expect(between(piece(40, 110, 49, 112))).toBe(2);
  expect(between(piece(40, 110, 67, 112))).toBe(2);
});
