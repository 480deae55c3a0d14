/**
 * Marks under each other run on: what stands between st4 and st6 and looks like st5 is st5. Only what resembles the
 * number that is missing there becomes it; a mark that is read well stays.
 */
import type { Word } from "../page-text.ts";
import { columnsAt, places } from "./cells.ts";

/** never as sure as a mark that was read */
const trust = 0.7;
const leastInSeries = 3;

/** letters before a number, and one letter behind it: JJ100, st4, 103, 104S */
const form = /^(\p{L}{0,3}[-./]?)(\d{1,4})(\p{L}?)$/u;
const couldBeMark = (text: string) => /^[\p{L}\d$|!.\-()]{1,9}$/u.test(text) && /[\p{L}\d]/u.test(text);

/** What recognition takes for each other on worn sheets */
const alike = [
  "0OQDoeé6",
  "08",
  "1IJlti|T!7]",
  "2Zz7",
  "3J",
  "4A",
  "5Ssb$",
  "5B",
  "6Gbeéà",
  "7T",
  "8B",
  "8S",
  "9g",
  "cCeG",
  "vVyY",
  "wW",
];
const areAlike = (a: string, b: string) =>
  a === b || a.toUpperCase() === b.toUpperCase() || alike.some((group) => group.includes(a) && group.includes(b));

export function marksInOrder(words: readonly Word[]): Word[] {
  const result = [...words];
  for (const place of places)
    for (const column of columnsAt(result, place, couldBeMark)) {
      const cells = [...column].sort((a, b) => a.word.box[1] - b.word.box[1]);
      const found = inOrder(cells.map(({ word }) => word.text));
      for (const [i, { at, word }] of cells.entries()) {
        const text = found[i];
        if (text !== undefined && text !== word.text)
          result[at] = { ...word, text, confidence: trust * word.confidence };
      }
    }
  return result;
}

interface Placed {
  readonly at: number;
  readonly number: number;
}

interface Series {
  readonly start: string;
  readonly end: string;
  /** of numbers that begin with zeros */
  readonly digits: number;
  readonly own: readonly Placed[];
}

/** The texts of a column from the top down, with what stands between two marks put right */
export function inOrder(texts: readonly string[]): string[] {
  const result = [...texts];
  for (const series of seriesIn(texts)) {
    const { own } = series;
    const steps = own.slice(1).map((one, i) => Math.abs(one.number - (own[i]?.number ?? 0)));
    // where marks are missing one after the other, the usual step is longer than that of the marks
    for (const step of new Set([mostFrequent(steps), steps.reduce(commonFactor, 0), 1]))
      for (const [i, last] of own.entries()) {
        const first = own[i - 1];
        if (!first || step === 0) continue;
        for (const [place, mark] of between(first, last, step, series, texts)) result[place] = mark;
      }
  }
  return result;
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b));

/** Where the marks are that are missing between two */
function between(first: Placed, last: Placed, step: number, series: Series, texts: readonly string[]) {
  const way = Math.sign(last.number - first.number) * step;
  const rows = last.at - first.at - 1;
  const missing = (last.number - first.number) / way - 1;
  if (!Number.isInteger(missing) || missing < 1 || missing > rows) return [];
  const { start, end, digits } = series;
  const marks = Array.from(
    { length: missing },
    (_, k) => start + String(first.number + (k + 1) * way).padStart(digits, "0") + end,
  );
  if (marks.some((mark) => texts.includes(mark))) return [];
  return placesOf(
    marks,
    Array.from({ length: rows }, (_, k) => first.at + 1 + k),
    texts,
  );
}

/** Each missing mark with the one text that resembles it; none where two do, or the order is another */
function placesOf(marks: readonly string[], rows: readonly number[], texts: readonly string[]): [number, string][] {
  const found: [number, string][] = [];
  let from = -1;
  for (const mark of marks) {
    const [only, second] = rows.filter((at) => at > from && resembles(texts[at] ?? "", mark));
    if (only === undefined || (second !== undefined && marks.length === 1)) continue;
    found.push([only, mark]);
    from = only;
  }
  return found;
}

/** Series of a column: marks with the same letters, in the order they stand, without those that break it by look-alikes */
function seriesIn(texts: readonly string[]): Series[] {
  const series = new Map<string, { start: string; end: string; digits: number; own: Placed[] }>();
  for (const [at, text] of texts.entries()) {
    const [, start = "", digits, end = ""] = form.exec(text) ?? [];
    if (digits === undefined) continue;
    const padded = digits.startsWith("0") ? digits.length : 0;
    const key = `${start}|${end}|${start === "" ? digits.length : padded}`;
    const one = series.get(key) ?? { start, end, digits: padded, own: [] };
    one.own.push({ at, number: Number(digits) });
    series.set(key, one);
  }
  return [...series.values()]
    .map((one) => ({ ...one, own: withoutStrays(one.own) }))
    .filter(({ start, end, own }) => own.length >= (start + end === "" ? leastInSeries : 2));
}

/** 183 between 102 and 104: it is not of the order, and 103 with a figure misread */
function withoutStrays(own: readonly Placed[]): Placed[] {
  return own.filter(({ number }, i) => {
    const [before, after] = [own[i - 1]?.number, own[i + 1]?.number];
    if (before === undefined || after === undefined || Math.abs(after - before) < 2) return true;
    const isBetween = (number - before) * (after - number) > 0;
    const middle = (before + after) / 2;
    return isBetween || !Number.isInteger(middle) || !isZeroMisread(String(number), String(middle));
  });
}

/** A zero with a point or a stroke inside it is read as an eight; no other figure is changed where a mark was read well */
const isZeroMisread = (read: string, mark: string): boolean =>
  read.length === mark.length &&
  [...read].every((figure, i) => figure === mark[i] || (figure === "8" && mark[i] === "0"));

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** Letter by letter alike, or with one that is not where the read text is no mark; a point or a doubled letter too many */
export function resembles(read: string, mark: string): boolean {
  if (read === mark) return false;
  if (form.test(read))
    return (
      isZeroMisread(read, mark) ||
      (isTwin(read, mark) && /\p{L}/u.test(mark)) ||
      isReadTwice(read, mark, (a, b) => a === b)
    );
  const bare = read.replace(/[.()|]/g, "");
  if (bare === mark) return true;
  if (bare.length !== mark.length) return isReadTwice(bare, mark, areAlike);
  const strange = [...bare].filter((letter, i) => !areAlike(letter, mark[i] ?? "")).length;
  const equal = [...bare].filter((letter, i) => letter === mark[i]).length;
  return strange === 0 || (strange === 1 && equal >= 1 && mark.length > 2);
}

/** 1045S is 104S: a letter that was read as itself and as what looks like it */
const isReadTwice = (read: string, mark: string, same: (a: string, b: string) => boolean): boolean =>
  read.length === mark.length + 1 &&
  [...read].some((letter, i) => {
    const other = read[i + 1];
    const once = read.slice(0, i) + read.slice(i + 1);
    return (
      other !== undefined &&
      letter !== other &&
      areAlike(letter, other) &&
      [...once].every((one, k) => same(one, mark[k] ?? ""))
    );
  });

/** a letter for a figure of the same shape, or the other way round: ST5 of 5T5 */
const twins = ["0ODe", "1IlJ", "2Z", "3J", "5S", "6G", "8B", "7T"];
const isTwin = (a: string, b: string): boolean =>
  a.length === b.length &&
  [...a].every(
    (letter, i) =>
      letter === b[i] ||
      (/\d/.test(letter) !== /\d/.test(b[i] ?? "") &&
        twins.some((group) => group.includes(letter) && group.includes(b[i] ?? " "))),
  );
