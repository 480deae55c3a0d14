/** What can be the mark of a part, and what looks like one and never is. */
import { anyOf } from "../vocabulary/lexicon.ts";

const markWords = anyOf(({ marks }) => marks);
const markShape = String.raw`(?:\p{Lu}{1,4}|\p{Lu}\p{Ll}{1,2}|\p{Ll}{1,3})[-./]?\d{1,5}\p{L}{0,2}(?:[-./]\d{1,3}\p{L}?)?`;
const markNumber = String.raw`\d{1,5}\p{L}?(?:[-.]\d{1,3}\p{L}?)?`;

const plainMark = new RegExp(`^(${markShape})$`, "u");
const numberedMark = new RegExp(`^(?:${markNumber})$`, "u");
const wordedMark = new RegExp(
  `(?:^|[\\s(])(?:${markWords})\\.?(?:\\s*[:.]\\s*|\\s+|(?=\\d))(${markShape}|${markNumber})\\s*[:.,)-]?\\s*$`,
  "iu",
);

/** Bolts, grades, sheet sizes, levels, revisions, concrete, holes, details, axes in words */
const neverMark =
  /^(?:M(?:8|10|12|14|16|18|20|22|24|27|30|33|36)$|(?:Typ|Det|Nr|No|Ax|Lev|Ach|Vgl|Anl|Bl|Fl|Pl|Rev|Art|Abb|Fig|Kl|Nb|Qty|Lg)[-.]?\d|S(?:235|275|355|420|450|460|500|550|620|690|700|960)(?:\p{Lu}|$)|S(?:220|250|280|320|350)GD|A[0-4]$|C\d{2}\/|REV|EL|LVL|DN|TOS|BOS|Ø|X\d*$|NO|EXC\d|Sa\d|a\d{1,2}$|t\d{1,2}$|[x×]\d)/u;

/** "B1189 GALV", "K1 verz.": the word of a coating behind a mark */
export const finish = new RegExp(
  `(?<=^${markShape})\\s+[([]?(?:${anyOf(({ subjects }) => subjects.coating)})\\.?[)\\]]?$`,
  "iu",
);

/** A mark by itself: letters and a number */
export function markAlone(text: string): string | undefined {
  const s = text.trim().replace(/^[([{]\s*(.*?)\s*[)\]}]$/, "$1");
  return plainMark.test(s) && !neverMark.test(s) ? s : undefined;
}

/** Beside a section A3 is not a paper size */
export const markNear = (text: string): string | undefined =>
  /^A[0-4]$/.test(text.trim()) ? text.trim() : markAlone(text);

const bracketedSeries = /\(((?:M|[PB]L)\d{1,2})\)$/;
const smallSeries = /(?:^|[\s(])([at])(\d{1,2})\)?$/;

/**
 * M8 is a bolt, PL6 a plate, a4 a weld and t8 a thickness, unless M7, PL1, a1 or t1 stand on the sheet, which no bolt,
 * plate, weld or thickness is.
 */
export function seriesIn(texts: readonly string[]): (text: string) => boolean {
  const all = texts.map((text) => text.trim());
  const alone = all.flatMap((text) => [text, ...(bracketedSeries.exec(text)?.slice(1) ?? [])]);
  const bolts = alone.some((text) => /^M[1-9]\d?$/.test(text) && !neverMark.test(text));
  const plates = alone.some((text) => /^[PB]L[1-3]$/.test(text));
  const small = numberedFromOne(all);
  return (text) =>
    (bolts && /^M\d{1,2}$/.test(text.trim())) ||
    (plates && /^[PB]L\d{1,2}$/.test(text.trim())) ||
    small.some((letter) => new RegExp(`^${letter}\\d{1,2}$`).test(text.trim()));
}

/** a or t, where 1 and 2 stand at ends of texts: welds and plates are thicker */
function numberedFromOne(texts: readonly string[]): string[] {
  const numbers = new Map<string, Set<number>>();
  for (const text of texts) {
    const [, letter, number] = smallSeries.exec(text) ?? [];
    if (letter !== undefined) numbers.set(letter, (numbers.get(letter) ?? new Set()).add(Number(number)));
  }
  return [...numbers].flatMap(([letter, own]) => (own.has(1) && own.has(2) ? [letter] : []));
}

/** In front of a section a number is a mark too, M12 is no bolt, a1 no weld and t1 no thickness */
export function markBefore(text: string): string | undefined {
  const s = text.trim().replace(/[\s:=–-]+$|\s+\/$/, "");
  if (/^(?:M\d{1,5}|[at]\d{1,2})$/.test(s)) return s;
  return numberedMark.test(s) && !/^0/.test(s) ? s : markNear(s);
}

/** "Pos. 3", "Rep. PA1": a word says that it is one */
export const markByWord = (text: string): string | undefined => wordedMark.exec(text)?.[1];

/** Pieces of a row that stands for several marks: "SB2-SB5" four, "SB6 & SB7" two, "B1, B3, B4" three */
export function piecesOfRange(text: string): number | undefined {
  const range = /^(\p{L}{1,4})[-.]?(\d{1,4})\s*(?:-|–|—|÷|to|bis|t\/m|tot|à|t\.?o\.?m\.?)\s*\1?[-.]?(\d{1,4})$/iu.exec(
    text.trim(),
  );
  if (range) {
    const pieces = Number(range[3]) - Number(range[2]) + 1;
    // "B1-2" may be part 2 of B1: a range repeats its letters or has a word
    const sure = new RegExp(`[\\p{L}]+[-.]?\\d+\\s*(?:[-–—]\\s*${range[1]}|÷|to|bis|t/m|tot|à|t\\.?o\\.?m)`, "iu").test(
      text,
    );
    return sure && pieces >= 2 && pieces <= 200 ? pieces : undefined;
  }
  const list = text.split(/\s*(?:&|,|\+|\/|=|\band\b|\bund\b|\ben\b|\bet\b|\boch\b)\s*/iu);
  const mark = /^\p{L}{1,4}[-.]?\d{1,4}[A-Za-z]?$/u;
  return list.length > 1 && list.every((one) => mark.test(one)) ? list.length : undefined;
}
