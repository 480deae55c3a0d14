/** The page's own words, which a model's answer is held against: whether they are there, and on one line. */

import { sectionsIn } from "@x/fabrication/members";
import type { Box } from "../model.ts";
import type { Word } from "../page-text.ts";

/** One entry of an answer, as texts: the name of the section, and how to find what else it says */
interface Claimed {
  readonly section: string;
  readonly values: readonly ((words: WordsAt) => boolean)[];
  readonly place: "list" | "label";
  readonly box: Box;
}

export interface WordsAt {
  /** in these characters, over the limits of words: IPE 300 in "IPE" "300", not in IPE 3000 */
  has(value: string): boolean;
  /** as one or a few whole words: B1 is not in "B12" */
  hasWord(value: string): boolean;
}

export type Together = "on one line" | "elsewhere" | "apart";

export interface PageWords extends WordsAt {
  /** there is enough text on the page to contradict what is not found in it */
  readonly any: boolean;
  /** undefined where the places of the words are not known */
  together(claimed: Claimed): Together | undefined;
}

export const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/×/g, "X")
    .replace(/[^\p{L}\d]+/gu, "");

function wordsAt(words: readonly string[]): WordsAt {
  const plain = words.map(bare).filter((word) => word !== "");
  const whole = new Set(plain);
  for (let i = 0; i < plain.length; i++) {
    whole.add((plain[i] ?? "") + (plain[i + 1] ?? ""));
    whole.add((plain[i] ?? "") + (plain[i + 1] ?? "") + (plain[i + 2] ?? ""));
  }
  // L=6000 and "6000mm" hold the number 6000
  for (const word of words) for (const number of word.match(/\d[\d.,]*/g) ?? []) whole.add(bare(number));
  const all = plain.join(" ");
  return {
    has: (value) => {
      const letters = [...bare(value)];
      if (letters.length === 0) return false;
      // bare() leaves letters and digits only
      return new RegExp(
        `(?<!${/^\d/.test(letters[0] ?? "") ? "\\d" : "\\p{L}"})${letters.join(" ?")}(?!\\d)`,
        "u",
      ).test(all);
    },
    hasWord: (value) => whole.has(bare(value)),
  };
}

/** Fewer words than that contradict nothing */
const fewWords = 12;

/** `partial`: the page shows more writing than these words; they confirm, but contradict nothing. */
export function pageWords(words: readonly string[], partial = false, placed: readonly Word[] = []): PageWords {
  const all = wordsAt(words);
  const lines = linesOf(placed);
  return {
    ...all,
    any: words.filter((word) => bare(word) !== "").length >= fewWords && !partial,
    together: (claimed) => (placed.length === 0 ? undefined : togetherIn(lines, placed, claimed)),
  };
}

interface Line {
  readonly words: readonly Word[];
  readonly text: string;
  readonly bare: string;
}

const level = ({ angle }: Word) => Math.abs((((angle % 180) + 180) % 180) - 90) > 45;
const middleOf = ([x0, y0, x1, y1]: Box): readonly [number, number] => [(x0 + x1) / 2, (y0 + y1) / 2];
const across = (word: Word) => middleOf(word.box)[level(word) ? 1 : 0];

/** Words of one direction and one height, in the order they are read */
function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.angle - b.angle || across(a) - across(b))) {
    const last = lines.at(-1);
    const before = last?.at(-1);
    if (last && before && before.angle === word.angle && across(word) - across(before) < 0.35 * word.size)
      last.push(word);
    else lines.push([word]);
  }
  const along = ({ box, angle }: Word) =>
    ({ 0: box[0], 90: box[1], 180: -box[0], 270: -box[1] })[Math.round(angle / 90) * 90] ?? box[0];
  return lines.map((line) => {
    const ordered = line.sort((a, b) => along(a) - along(b));
    const text = ordered.map((word) => word.text).join(" ");
    return { words: ordered, text, bare: bare(text) };
  });
}

/** Lists beside each other: what stands between the name before and the name after */
function segmentsOf({ text }: Line): readonly (readonly [from: number, to: number])[] {
  const names = sectionsIn(text).filter(({ part }) => !part);
  return names.length < 2
    ? [[0, text.length]]
    : names.map((_, i) => [names[i - 1]?.end ?? 0, names[i + 1]?.start ?? text.length]);
}

/** Models place boxes roughly */
const roughly = 60;

function togetherIn(lines: readonly Line[], placed: readonly Word[], claimed: Claimed): Together {
  const { section, values, place, box } = claimed;
  const name = bare(section);
  let best: Together = "apart";
  for (const [i, line] of lines.entries()) {
    if (!line.bare.includes(name)) continue;
    for (const [from, to] of segmentsOf(line)) {
      const own = wordsAt(line.text.slice(from, to).split(" "));
      if (!own.has(section)) continue;
      const here =
        values.every((value) => value(own)) ||
        (place === "label" && values.every((value) => value(wordsAround(line, placed)))) ||
        (place === "list" && isGroup(line, section) && underIt(lines.slice(i + 1), values));
      if (!here) continue;
      if (isNear(line, box)) return "on one line";
      best = "elsewhere";
    }
  }
  return best;
}

function isNear({ words }: Line, [x0, y0, x1, y1]: Box): boolean {
  return words.some(({ box }) => {
    const [x, y] = middleOf(box);
    return x > x0 - roughly && x < x1 + roughly && y > y0 - roughly && y < y1 + roughly;
  });
}

/** A label has its mark over or under it */
function wordsAround({ words }: Line, placed: readonly Word[]): WordsAt {
  const boxes = words.map(({ box }) => box);
  const size = Math.max(...words.map((word) => word.size));
  const [x0, y0, x1, y1] = [
    Math.min(...boxes.map((box) => box[0])) - 3 * size,
    Math.min(...boxes.map((box) => box[1])) - 2 * size,
    Math.max(...boxes.map((box) => box[2])) + 3 * size,
    Math.max(...boxes.map((box) => box[3])) + 2 * size,
  ];
  const near = placed.filter(({ box }) => {
    const [x, y] = middleOf(box);
    return x > x0 && x < x1 && y > y0 && y < y1;
  });
  return wordsAt(near.map(({ text }) => text));
}

/** A line that names the section of the rows under it */
const isGroup = ({ bare: text }: Line, section: string): boolean => text.startsWith(bare(section)) && text.length < 40;

function underIt(below: readonly Line[], values: Claimed["values"]): boolean {
  for (const line of below) {
    if (sectionsIn(line.text).some(({ part }) => !part)) return false;
    const own = wordsAt(line.words.map(({ text }) => text));
    if (values.every((value) => value(own))) return true;
  }
  return false;
}
