/** What can be the mark of a part, and what looks like one and never is. */
import { anyOf } from "./words/lexicon.ts";

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

/** A mark by itself: letters and a number */
export function markAlone(text: string): string | undefined {
  const s = text.trim().replace(/^[([{]\s*(.*?)\s*[)\]}]$/, "$1");
  return plainMark.test(s) && !neverMark.test(s) ? s : undefined;
}

/** Beside a section A3 is not a paper size */
export const markNear = (text: string): string | undefined =>
  /^A[0-4]$/.test(text.trim()) ? text.trim() : markAlone(text);

/** M8 is a bolt and PL6 a plate, unless M7 or PL1 stand on the sheet, which no bolt and no plate is */
export function seriesIn(texts: readonly string[]): (text: string) => boolean {
  const alone = texts.map((text) => text.trim());
  const bolts = alone.some((text) => /^M[1-9]\d?$/.test(text) && !neverMark.test(text));
  const plates = alone.some((text) => /^[PB]L[1-3]$/.test(text));
  return (text) => (bolts && /^M\d{1,2}$/.test(text.trim())) || (plates && /^[PB]L\d{1,2}$/.test(text.trim()));
}

/** In front of a section a number is a mark too, M12 is no bolt and t1 no thickness */
export function markBefore(text: string): string | undefined {
  const s = text.trim().replace(/[\s:=–-]+$/, "");
  if (/^(?:M\d{1,5}|t\d{1,2})$/.test(s)) return s;
  return numberedMark.test(s) && !/^0/.test(s) ? s : markNear(s);
}

/** "Pos. 3", "Rep. PA1": a word says that it is one */
export const markByWord = (text: string): string | undefined => wordedMark.exec(text)?.[1];
