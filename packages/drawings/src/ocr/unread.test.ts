import { expect, test } from "vitest";
import type { Word } from "../page-text.ts";
import { doubtedBesideUnread } from "./unread.ts";

// capitals of 18 pixels, 2 pixels a point
const size = 9 / 0.72;
const word = (text: string, x0: number, x1: number): Word => ({
  ...{ text, angle: 0, size, confidence: 0.95 },
  box: [x0, 100, x1, 111],
});
const letter = (x0: number, x1: number, [y0, y1]: readonly [number, number] = [200, 218]) => ({ x0, x1, y0, y1 });
const certainty = (words: readonly Word[], letters: Parameters<typeof doubtedBesideUnread>[1]) =>
  doubtedBesideUnread(words, letters, 2).map(({ confidence }) => confidence);

test("L [=4] 550: a number next to ink that nothing was made of is in doubt", () => {
  const words = [word("L", 40, 46), word("550", 66, 90)];
  const figures = [letter(134, 146), letter(150, 162), letter(166, 178)];
  expect(certainty(words, figures)).toEqual([0.95, 0.95]);
  expect(certainty(words, [...figures, letter(96, 128)])).toEqual([0.95, 0.6]);
});

test("what is lower or higher than a figure, off the line, or farther away than one, is none", () => {
  const words = [word("550", 66, 90)];
  expect(certainty(words, [letter(96, 128, [208, 218])])).toEqual([0.95]);
  expect(certainty(words, [letter(96, 128, [180, 240])])).toEqual([0.95]);
  expect(certainty(words, [letter(96, 128, [215, 233])])).toEqual([0.95]);
  expect(certainty(words, [letter(60, 100)])).toEqual([0.95]);
});
