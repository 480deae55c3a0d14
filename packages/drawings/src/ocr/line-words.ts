/** What was recognised on one line as words of the page: separators from their ink, names of profiles repaired. */
import { resolveDesignation } from "@x/eurocode";
import { sectionsIn } from "@x/fabrication/members";
import type { Box } from "../model.ts";
import type { Word } from "../page-text.ts";
import { meaningLike, meaningOf } from "../vocabulary/column-meanings.ts";
import { fieldWord } from "../vocabulary/lexicon.ts";
import type { RecognisedWord } from "./engine.ts";
import { boundsOf, type Extent } from "./extent.ts";
import { isNamedAbroad, repairedAbroad } from "./foreign-sections.ts";
import type { Fount } from "./fount.ts";
import type { CutLine } from "./glyphs.ts";
import { type Cutting, type Direction, dashesOf, gapBetween, partOf, separatorBetween, type WordPart } from "./line.ts";
import { accented, isFamily, nearestName, repaired, repairedLength } from "./repair.ts";

/** Recognition is never as sure as a text layer. */
const ceiling = 0.95;
/** Below this a word is noise: hatching, arrows, parts of the drawing. */
const noise = 0.3;
/** What is read like this is right, whatever tables say. */
const clearlyRead = 0.9;
/** HSS 3.500 x 0.188, its points lost in gaps */
const tubeWords = 6;
/** Words beside the name of a profile. */
const credible = 0.5;
const repairedConfidence = 0.85;
const nearestConfidence = 0.7;

/** The name of a profile does not come about by chance, whatever the recognition thinks of it. */
export const namesSection = (words: readonly RecognisedWord[]) =>
  sectionsIn(words.map(({ text }) => text).join(" ")).some(
    ({ profile, text }) => profile !== undefined || isNamedAbroad(text),
  );

/** Words of one line in points of the straightened page, names repaired, noise left out. */
export function finished({ cutting, words }: CutLine, scale: number, { body, pitch = 0 }: Fount): Word[] {
  const { direction } = cutting;
  const least = namesSection(words) ? credible : 0;
  const named = repairedNames(
    withPoints(words, cutting).map((word, i, all) => {
      const part = partOf(cutting, word.from, word.to);
      return {
        text:
          brokenSize(word.text, all[i - 1]?.text, part) ??
          accented(withSeparator(withDash(tidied(word.text), word, cutting, pitch), part)),
        confidence: Math.max(word.confidence, isKnown(word.text) || word.text === "=" ? credible : least),
        part,
      };
    }),
  );
  return named
    .filter(({ text, confidence }) => /[\p{L}\d]|^(?:=|&|-|->)$/u.test(text) && confidence >= noise)
    .map(({ text, confidence, part }) => ({
      text,
      box: boxOf(part, pitch, direction, scale),
      angle: direction,
      size: body / scale,
      confidence: Math.min(confidence, ceiling),
    }));
}

const range = /^(\p{L}{0,3}\d{1,4}\p{L}?)-(\p{L}{0,3}\d{1,4}\p{L}?)$/u;
/** of the height of capitals: a hyphen is shorter than that, a dash from one mark to another is longer */
const longDash = 0.53;

/** St1–St5: recognition takes any dash for another. Typewritten, both have the width of a letter. */
function withDash(text: string, word: RecognisedWord, cutting: Cutting, pitch: number): string {
  if (pitch > 0 || !range.test(text)) return text;
  const [only, second] = dashesOf(cutting, word.from, word.to);
  return only !== undefined && second === undefined && only > longDash ? text.replace(range, "$1–$2") : text;
}

/** IPE 40] is a size with a figure that a line crosses, where the bracket has the ink of one. */
const brokenSize = (text: string, before: string | undefined, { letters }: WordPart): string | undefined =>
  before !== undefined && isFamily(before) && /^\d{2}[\]}|]$/.test(text) && letters.length === text.length
    ? `${text.slice(0, -1)})`
    : undefined;

/** With the paper at both sides that is part of a typewritten letter */
function boxOf({ x0, y0, x1, y1, letters }: WordPart, pitch: number, direction: Direction, scale: number): Box {
  const level = direction === 0 || direction === 180;
  const paper = (letter: Extent | undefined) =>
    letter ? Math.max(0, pitch - (level ? letter.x1 - letter.x0 : letter.y1 - letter.y0)) / 2 : 0;
  const [before, after] = [paper(letters[0]), paper(letters.at(-1))];
  const [first, last] = direction === 0 || direction === 90 ? [before, after] : [after, before];
  const [dx0, dx1, dy0, dy1] = level ? [first, last, 0, 0] : [0, 0, first, last];
  return [(x0 - dx0) / scale, (y0 - dy0) / scale, (x1 + dx1) / scale, (y1 + dy1) / scale];
}

/** Neither does the name of a grade, or a word of headings: recognition, which expects English words, doubts them most. */
export function isKnown(text: string): boolean {
  if (/\p{L}{4}/u.test(text) && (meaningOf(text) !== undefined || fieldWord(text) !== undefined)) return true;
  if (/\p{L}{5}/u.test(text) && meaningLike(text) !== undefined) return true;
  const found = resolveDesignation(text);
  return "kind" in found && found.kind === "grade" && text.length > 4;
}

const tidied = (text: string) =>
  text
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[—–]/g, "-")
    .replace(/×/g, "x")
    .replace(/S?§/g, "S")
    .replace(/(?<=\d)(?:\*%\*?|%\*)(?=\d)/g, "*")
    .replace(/(?<=\d)x?%(?=\d)/g, "x")
    .replace(/^L(?=angle)/, "L ")
    // l=6000
    .replace(/^[1Il|[\]]{0,2}=(?=\d{3,5}(?:mm)?[,;]?$)/, "L=")
    // typewritten, words of a range are as near as letters
    .replace(/^(\p{Lu}{1,3}\d{1,3})(?=(?:to|bis|tot|till?)$)/u, "$1 ")
    .replace(/^[|[\]{}]+(?=.)|(?<=.)[|{}[\]]+$/g, "");

/**
 * Decimal commas and points that were overlooked, though their ink is there: 59,6 read as 596, 4.443,5 as 4.4435. Only
 * where every figure has its own ink.
 */
function withSeparator(text: string, { letters, separators }: WordPart): string {
  const figures = text.replace(/[.,]/g, "");
  if (!/^\d+$/.test(figures) || letters.length !== figures.length) return text;
  if (separators.length <= text.length - figures.length || separators.length > 2) return text;
  const [first, second = { after: letters.length }] = separators;
  if (!first || first.after === 0 || first.after >= letters.length) return text;
  // thousands come first
  if (separators.length === 2 && (second.after !== first.after + 3 || second.after >= letters.length)) return text;
  return separators.reduceRight(
    (number, { after, hanging }) => `${number.slice(0, after)}${hanging ? "," : "."}${number.slice(after)}`,
    figures,
  );
}

/** "40 . 4", "46 2", "@168 3x8", "928 7mm": what stands as close as letters do, or has a point between, is one number. */
function withPoints(words: readonly RecognisedWord[], cutting: Cutting): RecognisedWord[] {
  const result: RecognisedWord[] = [];
  for (const word of words.filter(({ text }, i) => /[\p{L}\d]/u.test(text) || isSign(words, i))) {
    const before = result.at(-1);
    const text = before && joinedNumber(before, word, cutting);
    if (before && text !== undefined) {
      const confidence = repairedConfidence * Math.min(before.confidence, word.confidence);
      result[result.length - 1] = { text, confidence, from: before.from, to: word.to };
    } else result.push(word);
  }
  return result.map((word, i) => withDiameter(word, result[i - 1]));
}

/** of the height of capitals: nearer than words stand, and the same beside a 1, which is narrow */
const tight = { usual: 0.3, beside1: 0.45 };
/** a comma that was read as the beginning of a word stands that near to the number before it */
const commaGap = 1.2;

function joinedNumber(before: RecognisedWord, word: RecognisedWord, cutting: Cutting): string | undefined {
  const first = /^(.*(?<![\d.,])\d{1,4}|\d{5})\.?$/.exec(before.text)?.[1];
  const second = /^\.?(\d{1,3}(?:[xX]\d{1,3}(?:[.,]\d)?)+[.,]?|\d{1,3})$/.exec(word.text)?.[1];
  if (first !== undefined && second !== undefined) {
    const separator = separatorBetween(cutting, before.to, word.from);
    if (separator !== undefined) return first + separator + second;
  }
  // 11100, 0 with its comma in the middle: typewritten figures stand apart
  if (/^\d{1,5}[.,]$/.test(before.text) && /^\d{1,3}$/.test(word.text)) {
    const reach = 0.5 * cutting.line.capHeight * cutting.zoom;
    const separator =
      separatorBetween(cutting, before.to, word.from) ?? separatorBetween(cutting, before.to - reach, word.from);
    if (separator !== undefined) return before.text.slice(0, -1) + separator + word.text;
  }
  const gap = gapBetween(cutting, before.to, word.from);
  // typewritten, a comma has the room of a letter behind it
  if (
    /(?:\dx|\D|^)\d{1,3}[.,]$/.test(before.text) &&
    /^\d{1,2}(?:x\d{1,3}(?:[.,]\d)?)?$/.test(word.text) &&
    /x/.test(before.text + word.text)
  )
    return gap < commaGap ? before.text + word.text : undefined;
  if (!/(?<![\d.,])\d{1,4}$/.test(before.text)) return undefined;
  if (/^[.,]\d{1,3}(?:x\d{1,3}(?:[.,]\d)?)*$/.test(word.text))
    return gap < commaGap ? before.text + word.text : undefined;
  const isNumber = /^\d{1,4}$/.test(before.text) && /^\d{1,4}(?:mm)?$/.test(word.text);
  const most = before.text.endsWith("1") || word.text.startsWith("1") ? tight.beside1 : tight.usual;
  return isNumber && gap < most ? before.text + word.text : undefined;
}

/** "@168,3x8", "9114,3x5" and "Tube 0168,3x8": no letter of its language is like the sign of a diameter */
function withDiameter(word: RecognisedWord, before: RecognisedWord | undefined): RecognisedWord {
  const size = /^[@©®0OoDBQ9(6]([1-9]\d{1,2}(?:[.,]\d)?x\d{1,2}(?:[.,]\d)?)$/.exec(word.text)?.[1];
  const isSign = /^[@©®]/.test(word.text) || (before !== undefined && roundTube.test(before.text));
  // only round tubes have diameters of tenths
  const isTube = size !== undefined && /^\d+[.,]\dx/.test(size) && "kind" in resolveDesignation(`Ø${size}`);
  if (size === undefined || !(isSign || isTube)) return word;
  // recognition knows no such sign, and doubts all that stands beside it
  return { ...word, text: `Ø${size}`, confidence: Math.max(word.confidence, isTube ? noise : 0) };
}

const roundTube = /^(?:tubes?|tubos?|putki|rohr|rør|rör|rura|buis|trubka|chs)$/iu;

/** L = 6000, W1 & W2, HEA 160 -> HEA 180 */
function isSign(words: readonly RecognisedWord[], i: number): boolean {
  const [before = "", sign, after = ""] = [words[i - 1]?.text, words[i]?.text, words[i + 1]?.text];
  if (sign === "=") return /\p{L}$/u.test(before) && /^\d/.test(after);
  if (sign === "&") return /[\dlISO]$/.test(before) && /[\dlISO]$/.test(after);
  // K4 - K7
  if (/^[-–—]$/.test(sign ?? "")) {
    const [first, last] = [before, after].map((mark) => /^(\p{L}{1,3})[\dlISO]{1,3}$/u.exec(mark)?.[1]);
    return first !== undefined && first === last;
  }
  return sign === "->" && before !== "" && after !== "";
}

interface Named {
  readonly text: string;
  readonly confidence: number;
  readonly part: WordPart;
}

/** IPE1800 and IPN180O of six letters of ink: the last figure was read twice. */
function withoutExtraFigure(word: Named): Named {
  const name = /^([A-Z]{2,3}\d{2,3})[0O]$/.exec(word.text)?.[1];
  if (name === undefined || word.part.letters.length !== name.length) return word;
  const isSection = (text: string) => {
    const found = resolveDesignation(text);
    return "kind" in found && found.kind === "section" && found.readAs === undefined;
  };
  if (isSection(word.text) || !isSection(name)) return word;
  return { ...word, text: name, confidence: Math.max(noise, word.confidence * nearestConfidence) };
}

/** A name may be spread over two words: IPE 3OO. */
function repairedNames(words: readonly Named[]): Named[] {
  const result: Named[] = [];
  for (let i = 0; i < words.length; i++) {
    const [read, next] = [words[i], words[i + 1]];
    if (!read) continue;
    const word = withoutExtraFigure(read);
    const alone =
      repaired(word.text) ?? abroad(word) ?? (/^L\s?[=:]/.test(word.text) ? repairedLength(word.text) : undefined);
    if (alone !== undefined) {
      result.push({ ...word, text: alone, confidence: Math.max(noise, word.confidence * repairedConfidence) });
      continue;
    }
    const tube = repairedTube(words.slice(i, i + tubeWords));
    if (tube) {
      result.push(tube.word);
      i += tube.from - 1;
      continue;
    }
    const together = next && (repaired(`${word.text} ${next.text}`) ?? abroad(word, next));
    if (together !== undefined && next) {
      const confidence = Math.max(noise, Math.min(word.confidence, next.confidence) * repairedConfidence);
      result.push({ text: together, confidence, part: { ...word.part, ...boundsOf([word.part, next.part]) } });
      i++;
      continue;
    }
    const nearest = next && next.confidence < clearlyRead ? nearestName(`${word.text} ${next.text}`) : undefined;
    if (nearest !== undefined && next) {
      const confidence = Math.max(noise, Math.min(word.confidence, next.confidence) * nearestConfidence);
      result.push({ text: nearest, confidence, part: { ...word.part, ...boundsOf([word.part, next.part]) } });
      i++;
    } else result.push(word);
  }
  return result;
}

/** A name of another continent, where recognition was in doubt or lost nothing but points. */
function abroad(...words: readonly Named[]): string | undefined {
  const text = words.map((word) => word.text).join(" ");
  if ("kind" in resolveDesignation(text)) return undefined;
  const name = repairedAbroad(text);
  const bare = (one: string) => one.toUpperCase().replace(/[\s.,]/g, "");
  const clear = words.every(({ confidence }) => confidence >= clearlyRead);
  return name !== undefined && clear && bare(name) !== bare(text) ? undefined : name;
}

/** HSS 3500 x 0 188: the sizes of American tubes come in several words. */
function repairedTube(words: readonly Named[]): { word: Named; from: number } | undefined {
  const [first] = words;
  if (!first || !/^HSS/i.test(first.text)) return undefined;
  for (let from = words.length; from > 1; from--) {
    const own = words.slice(0, from);
    const text = abroad(...own);
    if (text === undefined) continue;
    const confidence = Math.max(noise, Math.min(...own.map((word) => word.confidence)) * repairedConfidence);
    return { word: { text, confidence, part: { ...first.part, ...boundsOf(own.map(({ part }) => part)) } }, from };
  }
  return undefined;
}
