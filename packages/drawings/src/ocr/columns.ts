/**
 * What stands below each other on a recognised page is of one kind, and tells how it is to be read: marks of one series,
 * numbers with the same separator.
 */
import type { Word } from "../page-text.ts";
import { meaningOf } from "../vocabulary/column-meanings.ts";
import { beamsOfColumns, gradesOfColumns, thousandsOfColumns } from "./cells.ts";
import { marksInOrder } from "./mark-series.ts";
import { gradeOfFigures, repairedMarks } from "./repair.ts";

/** Letters that recognition takes for figures; figures alone it reads right. A letter that was seen once is there. */
const letterSeen: Readonly<Record<string, string>> = { "5": "S", $: "S", "7": "T", "8": "B", "6": "G", "2": "Z" };
/** The other way round: within a number these were figures. */
const figureFor: Readonly<Record<string, string>> = {
  o: "0",
  O: "0",
  D: "0",
  Q: "0",
  i: "1",
  I: "1",
  l: "1",
  "|": "1",
  z: "2",
  Z: "2",
  s: "5",
  E: "6",
  é: "6",
  É: "6",
  y: "4",
};

const leastInColumn = 3;
/** how much of a column stands for it */
const most = 0.6;
const trust = 0.85;

/** All that columns and neighbours tell of the words of a recognised page */
export const ofColumns = (words: readonly Word[]): Word[] =>
  headingsWithUnits(
    gradesOfColumns(
      gradesBesideTheirWord(
        beamsOfColumns(
          thousandsOfColumns(numbersOfColumns(onesOfColumns(marksInOrder(marksOfColumns(repairedMarks(words)))))),
        ),
      ),
    ),
  );

type Level = Word & { readonly at: number };

/** Words that begin, or end, at the same place across, from the top down; a word of a line counts once. */
function columnsOf(words: readonly Word[], wanted: (text: string) => boolean, edge: 0 | 2 = 0): Level[][] {
  const level = words
    .map((word, at) => ({ ...word, at }))
    .filter(({ angle, text }) => angle === 0 && wanted(text))
    .sort((a, b) => a.box[edge] - b.box[edge]);
  const columns: Level[][] = [];
  for (const word of level) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (
      column &&
      last &&
      word.box[edge] - last.box[edge] < 0.35 * word.size &&
      Math.abs(word.size - last.size) < 0.3 * word.size
    )
      column.push(word);
    else columns.push([word]);
  }
  return columns.filter(({ length }) => length >= leastInColumn);
}

/** Could be a mark, or be what recognition made of one */
const markLike = (text: string) =>
  /^(?=.*[\dOoIlSZTE])[\p{L}\d$][\p{L}\d$.-]{1,6}$/u.test(text) && !/^\d{1,2}$/.test(text);

/** "5T1" below "ST3" is ST1, "55100" below "SS130" is SS100; "Vio" after V09 is V10. */
export function marksOfColumns(words: readonly Word[]): Word[] {
  const result = [...words];
  for (const column of columnsOf(words, markLike)) {
    const spelled = withLettersSeen(column.map(({ text }) => text));
    const texts = inSeries(spelled);
    for (const [i, { at, text }] of column.entries()) {
      const word = result[at];
      const found = texts[i];
      if (word && found !== undefined && found !== text)
        result[at] = { ...word, text: found, confidence: trust * word.confidence };
    }
  }
  return rangesOfColumns(result);
}

/** "W4-Wé" where W1, W3 and W7 stand under each other is W4-W6: both ends are of the series, and the second comes later. */
function rangesOfColumns(words: readonly Word[]): Word[] {
  const isRange = (text: string) => /^\p{L}{1,3}\d{1,3}\s?[-–]\s?\p{L}{1,3}[\p{L}\d]{1,3}$/u.test(text);
  const result = [...words];
  for (const column of columnsOf(words, (text) => isRange(text) || /^\p{L}{1,3}\d{1,3}$/u.test(text))) {
    for (const { at, text } of column) {
      const [, prefix = "", first, dash, last = ""] = /^(\p{L}{1,3})(\d{1,3})\s?([-–])\s?(.+)$/u.exec(text) ?? [];
      const word = result[at];
      const number = prefix === "" ? undefined : numberAfter(last, prefix);
      if (!word || number === undefined || last === prefix + number || Number(number) <= Number(first)) continue;
      if (!column.some((other) => other.at !== at && other.text.startsWith(prefix))) continue;
      result[at] = { ...word, text: `${prefix}${first}${dash}${prefix}${number}`, confidence: trust * word.confidence };
    }
  }
  return result;
}

interface ReadLine<Line> {
  readonly line: Line;
  readonly text: string;
}

/** Lines in a column of marks that were read as none of its series, each with what tells whether another reading is one. */
export function strangersOfColumns<
  Line extends { x0: number; x1: number; capHeight: number; upright: boolean; letters: readonly unknown[] },
>(read: readonly ReadLine<Line>[]): Map<Line, (text: string) => boolean> {
  const found = new Map<Line, (text: string) => boolean>();
  const level = read
    .filter(({ line }) => !line.upright && line.x1 - line.x0 > line.capHeight && line.letters.length < 8)
    .sort((a, b) => a.line.x0 - b.line.x0);
  const columns: ReadLine<Line>[][] = [];
  for (const one of level) {
    const column = columns.at(-1);
    const last = column?.at(-1)?.line;
    if (
      column &&
      last &&
      one.line.x0 - last.x0 < 0.5 * last.capHeight &&
      Math.abs(one.line.capHeight - last.capHeight) < 0.3 * last.capHeight
    )
      column.push(one);
    else columns.push([one]);
  }
  for (const column of columns) {
    const prefix = column.length > leastInColumn ? prefixOf(column.map(({ text }) => text)) : undefined;
    if (prefix === undefined) continue;
    const isOfSeries = (text: string) => numberAfter(text, prefix) !== undefined;
    for (const { line, text } of column) if (!isOfSeries(text)) found.set(line, isOfSeries);
  }
  return found;
}

/** Letters at the same place from the left, where they are the same in nearly all of the column. */
function withLettersSeen(texts: readonly string[]): string[] {
  let spelled = [...texts];
  for (let i = 0; i < 3; i++) {
    const folded = (text: string) => letterSeen[text[i] ?? ""] ?? text[i] ?? "";
    const counts = new Map<string, number>();
    for (const text of spelled) counts.set(folded(text), (counts.get(folded(text)) ?? 0) + 1);
    const [letter, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
    if (!/\p{Lu}/u.test(letter) || count < most * texts.length) break;
    if (!spelled.some((text) => text[i] === letter)) break;
    const next = spelled.map((text) => {
      const number = text.slice(i + 1);
      // the number of a mark stays one
      const hasNumber = [...number].some((figure) => /\d/.test(figure) || figure in figureFor);
      return folded(text) === letter && hasNumber ? text.slice(0, i) + letter + number : text;
    });
    // two rows never become one
    if (new Set(next).size < new Set(spelled).size) break;
    spelled = next;
  }
  return spelled;
}

/**
 * What has not the form of the others, but has a neighbour among them when letters are read as figures: "cl0" below c9 is
 * c10, and then "cl1" is c11.
 */
function inSeries(texts: readonly string[]): string[] {
  const prefix = prefixOf(texts);
  if (prefix === undefined) return [...texts];
  const taken = new Set(texts);
  const found = [...texts];
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, text] of found.entries()) {
      const number = hasForm(text, prefix) ? undefined : numberAfter(text, prefix);
      if (number === undefined || taken.has(prefix + number)) continue;
      // several alike may be a series of their own: they have to go on where this one ends
      const steps = texts.filter((other) => form(other) === form(text)).length > 1 ? [-1, 1] : [-10, -1, 1, 10];
      if (!hasNeighbour(number, steps, prefix, taken)) continue;
      found[i] = prefix + number;
      taken.add(prefix + number);
      changed = true;
    }
  }
  return found;
}

/** The letters of the series that most of a column is of, misread ones among them. */
function prefixOf(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const prefix = /^(\p{L}+[-.]?)\d+$/u.exec(text)?.[1];
    if (prefix !== undefined) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const withMisread = [...counts].flatMap(([prefix, count]) =>
    count < leastInColumn && !goesOn(texts, prefix)
      ? []
      : [{ prefix, share: texts.filter((text) => numberAfter(text, prefix) !== undefined).length / texts.length }],
  );
  const [main] = withMisread.sort((a, b) => b.share - a.share);
  return main && main.share >= most ? main.prefix : undefined;
}

/** c9 over cl0, cl1: one mark of a column is of the series that the others go on with when a letter is a figure */
function goesOn(texts: readonly string[], prefix: string): boolean {
  const numbers = new Set(texts.map((text) => Number(numberAfter(text, prefix))));
  return texts.every((text) => {
    const number = Number(numberAfter(text, prefix));
    return numbers.has(number - 1) || numbers.has(number + 1);
  });
}

const hasForm = (text: string, prefix: string): boolean =>
  text.startsWith(prefix) && /^\d+$/.test(text.slice(prefix.length));

/** What stands after the letters of a series when its letters are figures */
function numberAfter(text: string, prefix: string): string | undefined {
  if (text.slice(0, prefix.length).toUpperCase() !== prefix.toUpperCase()) return undefined;
  const rest = [...text.slice(prefix.length)].map((letter) => figureFor[letter] ?? letter).join("");
  return /^\d{1,4}$/.test(rest) ? rest : undefined;
}

const form = (text: string) => text.replace(/\d+/g, "#");

const hasNeighbour = (number: string, steps: readonly number[], prefix: string, taken: ReadonlySet<string>): boolean =>
  steps.some((step) => {
    const other = String(Number(number) + step);
    return taken.has(prefix + other) || taken.has(prefix + other.padStart(number.length, "0"));
  });

/** "1," and "155" where the numbers above are written 6,250: typewritten figures stand apart. */
export function numbersOfColumns(words: readonly Word[]): Word[] {
  const level = words.filter(({ angle }) => angle === 0);
  const whole = level.filter(({ text }) => /^\d{1,4}[.,]\d{1,3}$/.test(text));
  const pairs = level.flatMap((left) => {
    const separator = /^\d{1,4}([.,])$/.exec(left.text)?.[1];
    if (separator === undefined) return [];
    const right = besideOn(level, left).find(({ text }) => /^\d{1,3}$/.test(text));
    return right && isAlone(level, left, right) ? [{ left, right, separator }] : [];
  });
  const joined = new Map<Word, Word>();
  const gone = new Set<Word>();
  for (const { left, right, separator } of pairs) {
    const end = separator + right.text.replace(/\d/g, "0");
    const alike = (text: string) => text.replace(/\d/g, "0").endsWith(end);
    const above = (box: Word["box"]) => box[0] < right.box[2] && box[2] > left.box[0];
    const witness =
      whole.some(({ text, box }) => alike(text) && above(box)) ||
      pairs.some((other) => other.left !== left && above(other.left.box) && alike(other.left.text + other.right.text));
    if (!witness) continue;
    gone.add(right);
    joined.set(left, {
      ...left,
      text: left.text + right.text,
      box: [left.box[0], Math.min(left.box[1], right.box[1]), right.box[2], Math.max(left.box[3], right.box[3])],
      confidence: trust * Math.min(left.confidence, right.confidence),
    });
  }
  return words.filter((word) => !gone.has(word)).map((word) => joined.get(word) ?? word);
}

/** "l" and "I" among whole numbers under each other are 1: alone in its cell, nothing else tells them apart. */
export function onesOfColumns(words: readonly Word[]): Word[] {
  const alone = (text: string) => /^(?:\d{1,4}|[lIi|!]|[1-9lI][0-9lIO]{1,2})$/.test(text);
  const result = [...words];
  for (const edge of [0, 2] as const)
    for (const column of columnsOf(words, alone, edge)) {
      const numbers = column.filter(({ text }) => /^\d+$/.test(text));
      if (numbers.length < leastInColumn || numbers.length < most * column.length) continue;
      for (const { at, text } of column) {
        const word = result[at];
        const figures = text.replace(/[lIi|!]/g, "1").replace(/O/g, "0");
        if (word && figures !== text) result[at] = { ...word, text: figures, confidence: trust * word.confidence };
      }
    }
  return result;
}

/** GRADE 535572: what follows the word for a grade is one */
export function gradesBesideTheirWord(words: readonly Word[]): Word[] {
  const level = words.filter(({ angle }) => angle === 0);
  const grades = new Map<Word, string>();
  for (const word of level) {
    const grade = /^\d{4,7}$/.test(word.text) ? gradeOfFigures(word.text) : undefined;
    const isNamed = level.some((other) => meaningOf(other.text) === "grade" && besideOn([word], other).length > 0);
    if (grade !== undefined && isNamed) grades.set(word, grade);
  }
  return words.map((word) => {
    const text = grades.get(word);
    return text === undefined ? word : { ...word, text, confidence: trust * word.confidence };
  });
}

/** its second bracket may be lost in a rule */
const unit = /^[([](mm|cm|m|kg|t|kN|kNm)[)\]]?$/;

/** "Lunghezza" and "(m)": typewritten, a unit stands as far from its heading as from the next one. */
export function headingsWithUnits(words: readonly Word[]): Word[] {
  const level = words.filter(({ angle }) => angle === 0);
  const joined = new Map<Word, Word>();
  const gone = new Set<Word>();
  for (const own of level) {
    const bare = /^(?:mm|cm)$/.test(own.text);
    const name = bare ? own.text : unit.exec(own.text)?.[1];
    if (name === undefined) continue;
    const before = level
      .filter((word) => /(?:^|\p{L})\p{L}\.?$/u.test(word.text) && besideOn([own], word, unitGap).length > 0)
      // without brackets it may be that of a number as well
      .filter((word) => !bare || meaningOf(word.text) === "length")
      .sort((a, b) => b.box[2] - a.box[2])[0];
    if (!before && bare) continue;
    if (!before) {
      joined.set(own, { ...own, text: `(${name})` });
      continue;
    }
    gone.add(own);
    const [x0, y0, , y1] = before.box;
    const box = [x0, Math.min(y0, own.box[1]), own.box[2], Math.max(y1, own.box[3])] as const;
    joined.set(before, { ...before, text: `${before.text} (${name})`, box });
  }
  return words.filter((word) => !gone.has(word)).map((word) => joined.get(word) ?? word);
}

/** of the body of a letter: a bracket stands apart where letters are wide */
const unitGap = 1.6;

const besideOn = (words: readonly Word[], { box, size }: Word, most = 1): Word[] =>
  words.filter(
    (other) =>
      Math.abs(other.box[3] - box[3]) < 0.4 * size && other.box[0] >= box[2] - 1 && other.box[0] - box[2] < most * size,
  );

function isAlone(words: readonly Word[], left: Word, right: Word): boolean {
  const before = words.some(
    (other) =>
      other !== left &&
      Math.abs(other.box[3] - left.box[3]) < 0.4 * left.size &&
      other.box[2] <= left.box[0] + 1 &&
      left.box[0] - other.box[2] < left.size,
  );
  return !before && besideOn(words, right).every((other) => other === right);
}
