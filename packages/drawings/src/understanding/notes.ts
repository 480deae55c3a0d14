/** What notes say for all members, and remarks that speak of a section without being the label of one. */

import { type FoundSection, gradeIn, lengthIn, sectionsIn } from "@x/fabrication/members";
import type { Word } from "../page-text.ts";
import { anyOf, wordPattern } from "../vocabulary/lexicon.ts";
import { bothHands } from "./counts.ts";
import { partInSentence } from "./label-text.ts";
import { markBefore } from "./marks.ts";
import { linesAround, type Neighbours, shares } from "./neighbours.ts";
import { type Phrase, stacked } from "./reading-direction.ts";

export interface NoteDefault {
  readonly found: FoundSection;
  /** "beams", "columns" or all members */
  readonly of: string;
  readonly text: string;
  readonly words: readonly Word[];
}

export interface NoteGrade {
  readonly grade: string;
  readonly text: string;
  /** hollow sections often have a grade of their own */
  readonly of: "all" | "hollow";
}

/** Words that may stand beside a section in a label without making it a sentence */
const harmless =
  /^(?:beams?|columns?|col\.?|cols|post|typ\.?|typical|u\.?n\.?o\.?|steel|stütze|riegel|träger|balken|ligger|kolom|poteau|poutre|panne|balk|pelare|new|neu|nieuw|mm|@|x|c\/c|no\.?|off|both|sides?|bracing|brace|purlins?|rafter|strut|tie|pfette|verband|item|pos\.?|part|thru|each|end|-|–|:|,|\(|\)|above|below|over|lg\.?|gang|st\.?|stk\.?|profile?|profil|profiel|galv\.?)$/i;

const besideWords = new RegExp(
  `^(?:${anyOf(({ beams, columns, purlins, beside }) => [beams, columns, purlins, beside].join("|"))})\\.?$`,
  "iu",
);

const isHarmless = (word: string): boolean => harmless.test(word) || besideWords.test(word);

const wordsOutside = (text: string, names: readonly FoundSection[]): string[] => {
  let rest = text;
  for (const { start, end } of [...names].sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  rest = rest.replace(lengthIn(rest)?.text ?? "\u0000", " ").replace(bothHands(rest)?.text ?? "\u0000", " ");
  return rest
    .split(/[\s,;:()]+/)
    .filter(
      (word) =>
        /\p{L}{2}/u.test(word) && !isHarmless(word) && gradeIn(word) === undefined && markBefore(word) === undefined,
    );
};

/** What a reviewer asks or changes, what was there before, and what is there already */
const remark = new RegExp(
  `[?!]\\s*$|(?<![\\p{L}\\d])(?:${anyOf(({ remarks, absent }) => `${remarks}|${absent}`)}|i\\.?p\\.?v\\.?|remplac\\w+|supprim\\w+|ersätt\\w*)(?![\\p{L}\\d]|[-.]\\d)`,
  "iu",
);

/** "TO SUIT UC 203x203x60": said of another member */
const pointing =
  /^\(?(?:to (?:suit|match|fit)|(?:fix(?:ed)?|bolt(?:ed)?|weld(?:ed)?|connect(?:s|ed)?|connection|tie[ds]?) (?:to|onto)|see|siehe|zie|voir|passend (?:zu|auf)|anschluss an|aansluiten op|se detalj)(?!\p{L})/iu;

const arrow = /^\s*(?:[-–=]+>|[→⇒➔➜►])\s*$/u;

/** "HEA 160 -> HEA 180": what was changed into what, not what is there */
export const isChange = (text: string, names: readonly FoundSection[]): boolean =>
  names.some(({ end }) => names.some(({ start }) => start > end && arrow.test(text.slice(end, start))));

/** A sentence, or one line of a paragraph */
export function isRemark(
  phrase: Phrase,
  names: readonly FoundSection[],
  near: Neighbours,
  /** its lines follow each other as those of a paragraph do */
  ofList: boolean,
): boolean {
  const outside = wordsOutside(phrase.text, names);
  // "3. Lintels over openings: 2 No. 152x89x16 UB"
  const numbered = /^\d{1,2}[.)]\s+(?:\p{L}+\s+){2,}/u.exec(phrase.text);
  if (numbered && names.every(({ start }) => start >= numbered[0].length)) return true;
  if (remark.test(phrase.text) || pointing.test(phrase.text) || isChange(phrase.text, names)) return true;
  if (ofList || partInSentence(phrase.text, names[0]) !== undefined) return false;
  if (outside.length >= 3) return true;
  // a line of a paragraph: the next line is words too
  const least = outside.length > 0 ? 2 : 3;
  const wordy = (other: Phrase | undefined) =>
    other !== undefined &&
    bothHands(other.text) === undefined &&
    Math.abs(other.x0 - phrase.x0) < 1.2 * phrase.size &&
    other.text.split(/\s+/).filter((word) => /^\p{L}{2,}[.,;?]?$/u.test(word) && !isHarmless(word)).length >= least;
  const { above, below } = linesAround(phrase, near, 0.7);
  return wordy(above) || (wordy(below) && outside.length > 0);
}

/** "ALL BEAMS ARE IPE 300 U.N.O.": for which members it speaks */
export function generalNote(text: string, found: FoundSection | undefined): string | undefined {
  if (!found) return undefined;
  const { start, end } = found;
  const note = allOf.exec(text);
  if (note?.[1] !== undefined) {
    const last = note.index + note[0].length;
    // "angle cleats at all beam to beam connections" says nothing of the beams
    // "all secondary beams": which ones these are, the marks do not say
    if (someOnly.test(note[0])) return undefined;
    const between = last <= start ? text.slice(last, start) : text.slice(end, note.index);
    if (between.length <= (last <= start ? 24 : 10) && !/\d/.test(between)) return note[1].toLowerCase();
  }
  if (someOnly.test(text)) return undefined;
  return unlessNoted.test(text) ? (kindWord.exec(text)?.[0].toLowerCase() ?? "members") : undefined;
}

const someOnly =
  /(?<!\p{L})(?:secondary|primary|main|edge|perimeter|infill|trimm(?:er|ing)|ground floor|first floor|roof|neben|haupt|rand|dach|hoofd|rand|secundaire|principales?|secondaires?|sekundär\w*|takbalk\w*)(?=[-\s\p{L}])/iu;
const kindWords = anyOf(({ beams, columns, purlins }) => [beams, columns, purlins].join("|"));
const kindWord = new RegExp(`(?<![\\p{L}\\d])(?:${kindWords}|members?)(?![\\p{L}\\d])`, "iu");
const allOf = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ all }) => all)})(?!\\p{L})[^.]{0,30}?(?<!\\p{L})(${kindWords}|members?|bracings?|profile?s?|profielen|stäbe|staven|barres)(?!\\p{L})`,
  "iu",
);
const unlessNoted = new RegExp(
  `(?<!\\p{L})(?:U\\.?N\\.?O\\.?|${anyOf(({ otherwise }) => otherwise)})(?![\\p{L}])`,
  "iu",
);

const steelWords = wordPattern(({ steel, hollow, headings }) => [steel, hollow, headings.grade].join("|"));
/** "alles S235JR" */
const everything =
  /(?<!\p{L})(?:all|everything|alles|tout|allt|tutto|todo|wszystko)(?:\s+(?:in|en|aus|uit|i|w))?\s+(?=S\s?\d)/iu;
const hollowWords = wordPattern(({ hollow }) => hollow);
const notMemberWords = wordPattern(({ notMembers }) => notMembers);

/** "Steel S235JR, hollow sections S355J2H": each part of the note by itself */
export function gradesOf(phrase: Phrase, below?: Phrase): NoteGrade[] {
  const grades: NoteGrade[] = [];
  // "…; hollow sections" goes on in the next line
  const last = phrase.text.split(/[,;]\s+/).at(-1) ?? "";
  const text =
    below && gradeIn(last) === undefined && /(?:sections?|profile?n?|steel|stahl|staal|stål)$/i.test(last)
      ? `${phrase.text} ${below.text}`
      : phrase.text;
  if (text.length > 160 || !(steelWords.test(text) || everything.test(text))) return grades;
  for (const part of text.split(/[,;]\s+|\.\s+(?=\p{Lu})/u)) {
    if (notMemberWords.test(part)) continue;
    const grade = gradeIn(part);
    if (grade === undefined) continue;
    const hollow = hollowWords.test(part) || /\b(?:SHS|RHS|CHS|HSS|VKR|KKR|QRO|RRO)\b/i.test(part);
    grades.push({ grade, text, of: hollow ? "hollow" : "all" });
  }
  return grades;
}

/** A legend in two columns: "staal:" and, further on its line, "S355" */
export function gradeInLegend(phrase: Phrase, phrases: readonly Phrase[]): NoteGrade[] {
  if (
    !/^(?:steel(?:work)?|structural steel|(?:bau|profil|konstruktions)?stahl|(?:constructie|profiel)?staal|acier|(?:konstruktions)?stål|steel grade|staalkwaliteit|stahlgüte|nuance)\s*:?$/iu.test(
      phrase.text.trim(),
    )
  )
    return [];
  const middle = (one: Phrase) => (one.y0 + one.y1) / 2;
  const [beside] = phrases
    .filter(
      (other) =>
        other.x0 > phrase.x1 &&
        other.x0 - phrase.x1 < 25 * phrase.size &&
        Math.abs(middle(other) - middle(phrase)) < 0.4 * phrase.size,
    )
    .sort((a, b) => a.x0 - b.x0);
  const grade = beside && gradeIn(beside.text);
  return grade === undefined || !beside ? [] : [{ grade, text: `${phrase.text} ${beside.text}`, of: "all" }];
}

const mostRemarks = 3000;

/** Text boxes of reviewers that ask for or change a section: reported as a whole, and beside the labels that they stand at */
export function reviewsOf(phrases: readonly Phrase[]): { readonly whole: Phrase; readonly lines: readonly Phrase[] }[] {
  const blocks: Phrase[][] = [];
  const written = phrases.filter(({ words }) => words[0]?.annotation);
  // so many are no reviewer's
  if (written.length > mostRemarks) return [];
  for (const phrase of written) {
    const block = blocks.find((lines) =>
      lines.some(
        (line) =>
          phrase.y0 - line.y1 < 0.9 * line.size &&
          phrase.y0 > line.y0 &&
          shares(line, phrase) > 0 &&
          phrase.size < 1.3 * line.size,
      ),
    );
    if (block) block.push(phrase);
    else blocks.push([phrase]);
  }
  return blocks.flatMap((lines) => {
    const whole = stacked(lines);
    const asks = remark.test(whole.text) && sectionsIn(whole.text).some(({ part }) => !part);
    return asks ? [{ whole, lines }] : [];
  });
}

const legendWord =
  /^(?:legende?|legenda|légende|key|key to symbols|zeichenerklärung|renvooi|verklaring|leyenda|teckenförklaring|signaturforklaring|tegnforklaring|oznaczenia)\s*:?$/iu;

/** What stands under the word for a legend, line after line: it explains signs */
export function inLegends(phrases: readonly Phrase[]): ReadonlySet<Phrase> {
  const found = new Set<Phrase>();
  for (const legend of phrases.filter(({ text }) => legendWord.test(text.trim()))) {
    const under = phrases
      .filter(
        ({ x0, y0 }) => y0 >= legend.y1 - 1 && x0 > legend.x0 - 12 * legend.size && x0 < legend.x0 + 30 * legend.size,
      )
      .sort((a, b) => a.y0 - b.y0);
    let end = legend.y1;
    for (const phrase of under) {
      if (phrase.y0 - end > 2.5 * legend.size) break;
      found.add(phrase);
      end = Math.max(end, phrase.y1);
    }
  }
  return found;
}
