import { expect, test } from "vitest";
import { fountsOf } from "./fount.ts";
import type { TextLine } from "./text-lines.ts";

/** Letters of these widths, each in a place of the width given beside it */
function line(letters: readonly (readonly [width: number, place: number])[], capHeight: number): TextLine {
  let x = 0;
  const extents = letters.map(([width, place]) => {
    const x0 = x + (place - width) / 2;
    x += place;
    return { x0, y0: 0, x1: x0 + width, y1: capHeight, pieces: [] };
  });
  return { x0: 0, y0: 0, x1: x, y1: capHeight, upright: false, letters: extents, parts: [], capHeight };
}

test("the body of typewritten letters follows from their pitch, also where a line is too short to show it", () => {
  const typed = line(
    [12, 4, 18, 10, 14, 4, 12, 16].map((width) => [width, 20] as const),
    19,
  );
  const short = line(
    [
      [12, 20],
      [4, 20],
    ],
    19,
  );
  const fountOf = fountsOf([typed, short]);
  expect(Math.round(fountOf(typed).body)).toBe(33);
  expect(fountOf(short).pitch).toBe(20);
});

test("other founts are measured by their capitals; figures of one width stand closer", () => {
  const set = line(
    [12, 4, 18, 10, 14, 4, 12, 16].map((width) => [width, width + 4] as const),
    19,
  );
  const figures = line(
    [11, 11, 11, 11, 11, 11, 11].map((width) => [width, 15] as const),
    20,
  );
  const fountOf = fountsOf([set, figures]);
  expect(fountOf(set)).toEqual({ body: 19 / 0.72 });
  expect(fountOf(figures)).toEqual({ body: 20 / 0.72 });
});
