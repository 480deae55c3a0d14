/** A page of a spreadsheet printed with the names of its columns and rows: A, B, C … over a list, 1, 2, 3 … beside it. */

import { meaningOf } from "../../vocabulary/column-meanings.ts";
import { type Neighbours, neighbours } from "../neighbours.ts";
import { centre, type Frame, middle, overlap, type Phrase } from "../reading-direction.ts";
import { settings } from "./settings.ts";

const leastColumns = 4;

/** The frame without these names, which say nothing of the list; axes of a plan have no headings under them */
export function withoutSheetNames(frame: Frame): Frame {
  const letters = frame.phrases.filter(({ text }) => /^\p{Lu}$/u.test(text.trim()));
  if (letters.length < leastColumns) return frame;
  const near = neighbours(frame.phrases.filter(({ text }) => meaningOf(text) !== undefined));
  const lines = runsOf(letters).filter((run) => headsColumns(near, run));
  if (lines.length === 0) return frame;
  const numbers = frame.phrases.filter(({ text }) => /^\d{1,4}$/.test(text.trim()));
  const names = new Set(lines.flatMap((run) => [...run, ...numbersBeside(numbers, run)]));
  return { ...frame, phrases: frame.phrases.filter((phrase) => !names.has(phrase)) };
}

const code = ({ text }: Phrase): number => text.trim().codePointAt(0) ?? 0;

/** Letters on one line, each the next of the one before it */
function runsOf(letters: readonly Phrase[]): Phrase[][] {
  const sorted = [...letters].sort((a, b) => Math.round(middle(a)) - Math.round(middle(b)) || a.x0 - b.x0);
  const runs: Phrase[][] = [];
  for (const letter of sorted) {
    const last = runs.at(-1)?.at(-1);
    if (last && Math.abs(middle(last) - middle(letter)) < 1 && code(letter) === code(last) + 1)
      runs.at(-1)?.push(letter);
    else runs.push([letter]);
  }
  return runs.filter((run) => run.length >= leastColumns);
}

/** Under most of them stands the word of a heading */
function headsColumns(near: Neighbours, run: readonly Phrase[]): boolean {
  const headed = run.filter((letter) =>
    near(letter, 4 * letter.size).some(
      (head) =>
        head.text.trim().length > 1 &&
        head.y0 > middle(letter) &&
        head.y0 - letter.y1 < settings.near * letter.size &&
        (overlap(head, letter) > 0 || Math.abs(centre(head) - centre(letter)) < 4 * letter.size),
    ),
  );
  return headed.length >= settings.half * run.length;
}

/** 1, 2, 3 … in one column, left of the first letter and under it */
function numbersBeside(all: readonly Phrase[], [first]: readonly Phrase[]): Phrase[] {
  if (!first) return [];
  const numbers = all
    .filter(
      (phrase) => phrase.x1 < first.x0 && middle(phrase) > middle(first) && first.x0 - phrase.x1 < 12 * first.size,
    )
    .sort((a, b) => middle(a) - middle(b));
  const [top] = numbers;
  if (!top) return [];
  const column = numbers.filter((one) => Math.abs(centre(one) - centre(top)) < settings.numberColumn * top.size);
  const running = column.every((one, i) => Number(one.text) === Number(top.text) + i);
  return running && column.length >= 2 ? column : [];
}
