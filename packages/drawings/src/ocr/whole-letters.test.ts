import { expect, test } from "vitest";
import type { Extent } from "./extent.ts";
import type { Letter } from "./text-lines.ts";
import { withWholeLetters } from "./whole-letters.ts";

const piece = (x0: number, y0: number, x1: number, y1: number): Letter => ({
  x0,
  y0,
  x1,
  y1,
  pieces: [{ x0, y0, x1, y1, area: (x1 - x0) * (y1 - y0), firstRun: 0, runs: 0 }],
});
const figure = (x: number, y = 100) => piece(x, y, x + 12, y + 20);
const turned = ({ x0, y0, x1, y1 }: Extent) => piece(y0, 400 - x1, y1, 400 - x0);
const equals = [piece(30, 107, 42, 109), piece(30, 113, 42, 115)];
/** of each line: which way it runs, and how many letters of how many pieces it has */
const lines = (letters: readonly Letter[]) =>
  withWholeLetters(letters, [])
    .map(({ upright, letters: own, parts }) => `${upright ? "upright" : "level"} ${own.length} of ${parts.length}`)
    .sort();

test("an equals sign holds a name and its value together, level and upright", () => {
  const label = [figure(10), ...equals, figure(52), figure(67), figure(82)];
  expect(lines(label)).toEqual(["level 5 of 6"]);
  expect(lines(label.map(turned))).toEqual(["upright 5 of 6"]);
});

test("a figure that a worn scan broke in two is one figure of its line", () => {
  const broken = [piece(40, 100, 52, 108), piece(40, 112, 52, 120)];
  expect(lines([figure(10), figure(25), ...broken, figure(55)])).toEqual(["level 4 of 5"]);
  expect(lines([...broken, figure(55), figure(70), figure(85)])).toEqual(["level 4 of 5"]);
});

test("upright words beside level ones stay, and so do rows close to each other", () => {
  const word = [piece(60, 100, 80, 112), piece(60, 115, 80, 127), piece(60, 130, 80, 142)];
  expect(lines([figure(10), figure(25), ...word])).toEqual(["level 2 of 2", "upright 3 of 3"]);
  const rows = [0, 32, 64].flatMap((y) => [figure(10, 100 + y), figure(25, 100 + y)]);
  expect(lines(rows)).toEqual(["level 2 of 2", "level 2 of 2", "level 2 of 2"]);
});
