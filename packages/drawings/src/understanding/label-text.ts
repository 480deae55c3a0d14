/** What stands beside the section in the text of a label: mark, pieces, length, grade. */

import { type FoundSection, feetAndInches, gradeIn, lengthIn, readLength } from "@x/fabrication/members";
import { anyOf, wordPattern } from "../vocabulary/lexicon.ts";
import { bothHands, numberInWords, numeralWords } from "./counts.ts";
import { markAlone, markBefore, markByWord, markNear } from "./marks.ts";

export interface Beside {
  readonly mark?: string;
  readonly count?: number;
  readonly length?: number;
  readonly grade?: string;
  /** a number in brackets at the end: the mark of a label that says pieces and length */
  readonly bracketed?: string;
  /** numbers that are not understood */
  readonly left?: string;
  /** what is said besides, as it is written */
  readonly rest?: string;
  /** nothing else stands there */
  readonly whole: boolean;
}

const pieceWords = anyOf(({ pieces }) => pieces);
const countWords = anyOf(({ counts }) => counts);
/** "4 Stk.", "4x", "(4 off)" */
const countedBefore = new RegExp(
  `(?:^|[\\s,;(]|(?<!\\p{L})-)(\\d{1,4})\\s*(?:(?:[x×](?=[\\s,;)]|$))|(?:(?:${pieceWords})(?:\\.|(?![\\p{L}\\d]))))\\s*[),;.-]*`,
  "iu",
);
/** "Anz. 4", "qty: 4", "n° 4" */
const countedBehind = new RegExp(
  `(?:^|[\\s,;(-])(?:${countWords})(?:\\.?\\s*[:=]\\s*|\\.\\s*|\\s+|(?<=[.°º])\\s*)(\\d{1,4})(?![\\d.,]*\\d|\\s*(?:mm|cm|m)\\b|\\p{L})[),;]*`,
  "iu",
);

/** "aantal 4x" */
const countedTwice = new RegExp(
  `(?:^|[\\s,;(-])(?:${countWords})\\.?\\s*[:=]?\\s*(\\d{1,4})\\s?[x×](?=[\\s,;)]|$)`,
  "iu",
);

/** "two off", "zwei Träger"; "one each end" may be two */
const countedInWords = new RegExp(
  `(?:^|[\\s,;(-])(${numeralWords})\\s+(?:${anyOf(({ pieces, beams, columns, purlins }) => [pieces, beams, columns, purlins].join("|"))})(?:\\.|(?![\\p{L}\\d]))(?<!each|ea\\.?)[),;.-]*`,
  "iu",
);

/** "(x6)", "(× 6)" */
const timesBehind = /\(\s*[x×]\s?(\d{1,3})\s*\)/i;

const without = (text: string, part: string | undefined): string =>
  part === undefined ? text : text.replace(part, " ").replace(/\s+/g, " ").trim();

export function counted(text: string): { readonly count: number; readonly text: string } | undefined {
  const hands = bothHands(text);
  if (hands) return hands;
  for (const pattern of [countedTwice, countedBefore, timesBehind, countedBehind, countedInWords]) {
    const found = pattern.exec(text);
    const count = found?.[1] === undefined ? 0 : (numberInWords(found[1]) ?? Number(found[1]));
    if (found && count > 0) return { count, text: found[0] };
  }
  return undefined;
}

/** "(5x)", "4 Stk.": not the number behind a word */
export const multiplied = (text: string): number => {
  const found = countedBefore.exec(text) ?? timesBehind.exec(text);
  return Math.max(1, Number(found?.[1] ?? 1));
};

/** `x 22'-1 5/8"` */
const imperialLength = /^[x×,@-]?\s*(\d+\s*['′’]\s*-?\s*\d*(?:\s+\d+\/\d+)?\s*["″”]?)/;
const imperialLengthBefore = /(\d+\s*['′’]\s*-?\s*\d+(?:\s+\d+\/\d+)?\s*["″”]?)\s*\(?$/;
/** `IPE 300 - 6000`, `IPE 300 x 6000`, `HEA 200, 4500 mm` */
const dashedLength =
  /^(?:[a-z]{3,12}\s+(?=[x×]))?[-–—x×,/]\s*(\d{3,5}|\d{1,2}[. ]\d{3})\s*(?:mm|lg\.?|lang|long)?(?=$|[\s,;(])/i;
/** `7,25 m`, unless it is a distance between pieces */
const metres =
  /(?<!(?:@|c\/c|[ea]\s?=|h\.?o\.?h\.?|alle|every|tous les|entraxe|spacing|á|à|h\s?=|ht\.?|span|spannweite|portée|luce)\s*)(?:^|[\s,;(])(\d{1,2}[.,]\d{1,3}\s*m)(?![\p{L}\d²³/])/iu;
const lengthWithUnit = /^(\d{3,5})\s*(?:mm|lg\.?|lang|long)(?=$|[\s,;(])/i;

/** (St.1) */
const endsInMark = (text: string): boolean => {
  const last = /\(\s*(\S+?)\s*\)\s*$/.exec(text)?.[1];
  return last !== undefined && markAlone(last) !== undefined;
};

const bolt = /^\s*M(?:10|12|16|20|22|24|27|30|36)(?![\p{L}\d])/u;

const firstLength = (named?: number, imperial?: string, inMetres?: string, plain?: string): number | undefined =>
  named ??
  (imperial === undefined ? undefined : feetAndInches(imperial)) ??
  (inMetres === undefined ? undefined : readLength(inMetres)?.mm) ??
  (plain === undefined ? undefined : Number(plain.replace(/[. ]/g, "")));

/** What stands after the section, or on a line of its own */
export function after(
  text: string,
  ofSeries: (text: string) => boolean = () => false,
  /** its pieces stand in front of it: "(St.1)" is a mark */
  isCounted = false,
): Beside {
  let rest = text.trim();
  const length = lengthIn(rest);
  rest = without(rest, length?.text);
  const imperial = length ? undefined : imperialLength.exec(rest);
  rest = without(rest, imperial?.[0]);
  const plain = length || imperial ? undefined : (dashedLength.exec(rest) ?? lengthWithUnit.exec(rest));
  rest = without(rest, plain?.[0]);
  const inMetres = length || imperial || plain ? undefined : metres.exec(rest)?.[1];
  rest = without(rest, inMetres);
  const pieces = isCounted && endsInMark(rest) ? undefined : counted(rest);
  // 2x M16
  const count = pieces && bolt.test(rest.slice(rest.indexOf(pieces.text) + pieces.text.length)) ? undefined : pieces;
  rest = without(rest, count?.text);
  const grade = gradeIn(rest.replace(/^[\s,;()-]+|[\s,;()-]+$/g, ""));
  rest = without(rest, grade);
  const bare = rest.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, "");
  const word = /^[([]\s*(\S.*?)\s*[)\]]$/.exec(bare)?.[1];
  // (14) after an American section counts its studs
  const mark =
    markByWord(word ?? bare) ??
    (ofSeries(word ?? bare) ? (word ?? bare) : undefined) ??
    markNear(word ?? bare) ??
    markAmongWords(bare);
  const mm = firstLength(length?.mm, imperial?.[1], inMetres, plain?.[1]);
  const bracketed = word !== undefined && /^\d{1,5}\p{L}?(?:[-.]\d{1,3}\p{L}?)?$/u.test(word) ? word : undefined;
  return {
    ...(mark !== undefined && { mark }),
    ...(count && { count: count.count }),
    ...(mm !== undefined && { length: mm }),
    ...(grade !== undefined && { grade }),
    ...(bracketed !== undefined && { bracketed }),
    ...(mark === undefined && besides(bare, bracketed)),
    whole: mark !== undefined || bare === "",
  };
}

const lengthAmongWords =
  /^[\s,;:–-]*(?:(?!at\s|every\s|alle\s|om\s|per\s)\p{L}+\s+){0,2}(?:\d{1,2}[.,]\d{1,3}\s*m|\d{3,5}\s*mm|L\s?=\s?\d{3,5}|[x×]\s*\d{3,5}(?=\s*(?:lg|long|lang)))(?:\s*(?:long|lang|lg\.?))?(?![\p{L}\d²³/]|\s*(?:c\/c|crs|ctrs|centres|h\.?o\.?h))/iu;

const gradeWord = wordPattern(({ headings, fields }) => [headings.grade, fields.grade].join("|"));

export interface Sentence {
  /** from the section to the length */
  readonly text: string;
  /** what is said after it */
  readonly rest: string;
}

/** "B1 178x102x19 UB 3.1m long, 150 mm end bearing": a mark, its section and its length, and more words than a label has */
export function partInSentence(text: string, found: FoundSection | undefined): Sentence | undefined {
  if (!found) return undefined;
  const front = before(text.slice(0, found.start));
  if (front.mark === undefined || markAlone(front.mark) === undefined || !front.whole) return undefined;
  const behind = text.slice(found.end);
  const label = after(behind);
  if (bothHands(behind)) return undefined;
  if (label.whole && label.mark === undefined) return undefined;
  const length = lengthAmongWords.exec(behind)?.[0];
  const rest = behind.slice(length?.length).replace(/^[\s,;:–-]+/, "");
  // "3.1 m long, 2 No., grade S275" says no more than its values
  const more = without(without(rest, counted(rest)?.text), gradeIn(rest)).replace(gradeWord, " ");
  return length === undefined || more.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length < 2
    ? undefined
    : { text: length, rest };
}

/** What stands in front of the section */
export function before(text: string): Beside {
  let rest = text.replace(/\s(?:neu|new|nieuw|nouveau|nouvelle|ny)\s*[:=]?\s*$/i, "").trim();
  // ST.1 is a mark, though "st" counts pieces elsewhere
  const whole = wholeMark(rest);
  if (whole !== undefined) return { mark: whole, whole: true };
  // "L.1 (3 fois)": a mark and its pieces, no length
  const pieces = counted(rest);
  const withPieces = pieces && wholeMark(without(rest, pieces.text).replace(/\s*\(\s*\)?$/, ""));
  if (withPieces !== undefined) return { mark: withPieces, count: pieces?.count ?? 1, whole: true };
  const length = lengthIn(rest);
  rest = without(rest, length?.text);
  const imperial = imperialLengthBefore.exec(rest)?.[1];
  const count = counted(rest);
  if (count) rest = without(rest, count.text);
  const lone = count ? null : /^(.*\S)\s+(\d{1,3})$/.exec(rest);
  const first = lone?.[1] === undefined ? undefined : (markByWord(lone[1]) ?? markAlone(lone[1]));
  // "P1  4 IPE 200": after a mark a number counts
  if (first !== undefined && lone?.[2] !== undefined && markByWord(rest) === undefined)
    return { mark: first, count: Number(lone[2]), ...(length && { length: length.mm }), whole: true };
  const mark =
    markByWord(rest) ??
    markByWord(rest.replace(/:\s*\p{L}[\p{L}\s-]*$/u, "")) ??
    // Pos. 1.1 Unterzug
    markByWord(rest.replace(/(?<=\d\p{L}?)\s+\p{L}{3}[\p{L}-]*$/u, "")) ??
    named(rest) ??
    markBefore(rest) ??
    markAmongWords(rest);
  const mm = length?.mm ?? (imperial === undefined ? undefined : feetAndInches(imperial));
  return {
    ...(mark !== undefined && { mark }),
    ...(count && { count: count.count }),
    ...(mm !== undefined && { length: mm }),
    ...(mark === undefined && leftOver(rest)),
    whole: mark !== undefined || rest === "",
  };
}

/** a place, another drawing or another part: A1 behind such a word is no mark of the member */
const otherThings = new RegExp(
  `^(?:grid|axis|axe|achse|as|file|level|lvl|peil|ebene|niveau|details?|det|see|zie|siehe|voir|drawing|dwg|drg|sheet|blad|blatt|note|rev|types?|phase|zone|bay|floor|view|connections?|conn|acc|from|to|at|${anyOf(({ notMembers, sections }) => `${notMembers}|${sections}`)})\\.?$`,
  "iu",
);

/** "BRACE, BR1 TYP.", "ROOF BEAM RB1": the only word with a number among a few others */
function markAmongWords(text: string): string | undefined {
  const words = text.split(/[\s,;:()]+/).filter((word) => /[\p{L}\d]/u.test(word));
  const [only, ...more] = words.filter((word) => /\d/.test(word));
  const others = words.filter((word) => word !== only);
  if (only === undefined || more.length > 0 || others.length === 0 || others.length > 3) return undefined;
  return others.some((word) => otherThings.test(word)) ? undefined : markAlone(only);
}

/** levels, weights, distances between pieces, standards: numbers that say nothing of mark, pieces and length */
const otherNumbers =
  /\d[\d.,]*\s?kg(?![\p{L}/])|[+±-]\s?\d+[.,]\d{2,3}|(?:@|c\/c|h\.?o\.?h\.?|\b[ea]\s?=)\s*\d+|\d+\s*(?:mm\s*)?(?:c\/c|crs|ctrs|h\.?o\.?h)|EN\s?\d[\d-]*|EXC\s?\d|\p{Lu}\/\d+/giu;

/** "c/c 1200", "e = 1,20 m", "2500 crs": several pieces, so far apart */
export const spaced =
  /(?:@|c\s?\/\s?c|h\.?\s?o\.?\s?h\.?|entraxe|alle|every|tous les|(?<!\p{L})(?:[áà]|[aes]\s?=))\s*(?:\d{3,4}(?![\d.,])|\d[.,]\d{1,3}\s*m(?!\p{L}))|\d{3,4}\s*(?:mm\s*)?(?:c\s?\/\s?c|crs|ctrs|centres|h\.?o\.?h)/iu;

const besides = (text: string, bracketed: string | undefined): { readonly left?: string; readonly rest?: string } => ({
  ...(bracketed === undefined && leftOver(text)),
  ...saidIn(text),
});

/** words that only say what a number was: "3.1 m long, grade S275" */
const ofValues = /(?<![\p{L}\d])(?:mm|cm|m|long|lang|lg\.?|x|@)(?![\p{L}\d])/giu;

function saidIn(text: string): { readonly rest?: string } {
  const left = text.replace(ofValues, " ").replace(gradeWord, " ");
  return /\p{L}{2}|\d/u.test(left) ? { rest: text } : {};
}

function leftOver(text: string): { readonly left?: string } {
  const rest = text.replace(otherNumbers, " ");
  return /\d/.test(rest) ? { left: text.trim() } : {};
}

/** The text is a mark and nothing else, perhaps with its word: "Pos. ST.1" */
function wholeMark(text: string): string | undefined {
  const found = /^(?:(\S+?)[.:]?\s+)?(\p{Lu}{1,2}[.-]\d{1,4})$/u.exec(text);
  const mark = found?.[2];
  if (mark === undefined || markAlone(mark) === undefined) return undefined;
  // N.7 counts, but Pos. N.7 is a mark
  return found?.[1] === undefined
    ? /^N[ORº]?\./.test(mark)
      ? undefined
      : mark
    : markByWord(text) === mark
      ? mark
      : undefined;
}

/** "Og: HEA 160": letters with a colon are the name of a chord */
function named(text: string): string | undefined {
  const name = /^(\p{L}{1,3}\d{0,3})\s*[:=]$/u.exec(text)?.[1];
  return name !== undefined && !/^(?:typ|ref|neu|new|alt|nb|ps|rev|ok|uk|det|ex|cf|zb|bv)$/i.test(name)
    ? name
    : undefined;
}
