/** What stands in the other cells of its column tells what a cell is: a grade among grades, a section among sections. */
import { resolveDesignation } from "@x/eurocode";
import { gradeIn, sectionsIn } from "@x/fabrication/members";
import type { Box } from "../model.ts";
import type { Word } from "../page-text.ts";
import { meaningOf } from "../vocabulary/column-meanings.ts";
import { isFamily } from "./repair.ts";

const trust = 0.85;
/** of what dirt has changed */
const doubted = 0.7;
/** cells that say what their column holds, and how much of it they are */
const least = 3;
const most = 0.6;

interface Cell {
  readonly at: number;
  readonly word: Word;
}

/** Words under each other that begin, end, or have their middle at one place */
export function columnsAt(
  words: readonly Word[],
  place: (box: Box) => number,
  wanted: (text: string) => boolean = () => true,
): Cell[][] {
  const level = words.map((word, at) => ({ word, at })).filter(({ word }) => word.angle === 0 && wanted(word.text));
  level.sort((a, b) => place(a.word.box) - place(b.word.box));
  const columns: Cell[][] = [];
  for (const cell of level) {
    const column = columns.at(-1);
    const last = column?.at(-1)?.word;
    if (
      column &&
      last &&
      place(cell.word.box) - place(last.box) < 0.35 * cell.word.size &&
      Math.abs(cell.word.size - last.size) < 0.3 * cell.word.size
    )
      column.push(cell);
    else columns.push([cell]);
  }
  return columns.filter(({ length }) => length > least);
}

export const places: readonly ((box: Box) => number)[] = [
  (box) => box[0],
  (box) => box[2],
  (box) => (box[0] + box[2]) / 2,
];

/**
 * 5355 and 8235 under S355J2 and S235JR, or where a column holds nothing else, are grades; so is what differs from one
 * there by a look-alike: 360PLUS under 300PLUS.
 */
export function gradesOfColumns(words: readonly Word[]): Word[] {
  const result = [...words];
  for (const place of places)
    for (const column of columnsAt(words, place)) {
      const grades = column.flatMap(({ word: { text } }) => (isGrade(text) ? [text] : []));
      const figures = column.filter(({ word: { text } }) => strength.test(text)).length;
      const all = grades.length + figures;
      if (all < least || all < most * column.length) continue;
      for (const { at, word } of column) {
        const name = isGrade(word.text) ? undefined : gradeLike(word.text, grades);
        if (name !== undefined) result[at] = { ...word, text: name, confidence: trust * word.confidence };
      }
    }
  return gradesUnderTheirHeading(result);
}

/** what usual strengths are read as: three lengths of them under each other are none */
const strength = /^[58](235|275|355)$/;

/** A list of one or two rows: its heading says that 5355 is a grade. */
function gradesUnderTheirHeading(words: readonly Word[]): Word[] {
  const read = words.some(({ text }) => strength.test(text));
  const headings = read ? words.filter(({ angle, text }) => angle === 0 && meaningOf(text) === "grade") : [];
  if (headings.length === 0) return [...words];
  return words.map((word) => {
    const figures = strength.exec(word.text)?.[1];
    const { box, size } = word;
    const isUnder = headings.some(
      (heading) =>
        Math.abs(heading.box[0] - box[0]) < size ||
        Math.abs(heading.box[0] + heading.box[2] - box[0] - box[2]) < 2 * size,
    );
    return figures === undefined || !isUnder
      ? word
      : { ...word, text: `S${figures}`, confidence: trust * word.confidence };
  });
}

const isGrade = (text: string): boolean => /\p{L}/u.test(text) && text.length < 12 && gradeIn(text) === text;

/** The one grade of a column that this is when letters and figures that look alike are one */
function gradeLike(text: string, grades: readonly string[]): string | undefined {
  const figures = /^[58](\d{3})$/.exec(text)?.[1];
  if (figures !== undefined)
    return strength.test(text) || grades.some((grade) => grade.startsWith(`S${figures}`)) ? `S${figures}` : undefined;
  if (!/\p{L}/u.test(text)) return undefined;
  const near = [...new Set([...grades, ...foreign])].filter((grade) => isAlike(text, grade));
  const [only, second] = near;
  return second === undefined ? only : undefined;
}

/** grades of AS/NZS 1163 and 3679.1, which rows of other sizes may have alone */
const foreign = ["C250L0", "C350L0", "C450L0", "300PLUS"];
const alike = ["0OQDeo6", "1IJl|T)]i", "2Zz7", "5Ss$", "8B", "6Gb", "cC"];
const isAlike = (a: string, b: string): boolean =>
  a.length === b.length &&
  [...a].every(
    (letter, i) => letter === b[i] || alike.some((group) => group.includes(letter) && group.includes(b[i] ?? " ")),
  );

/** 2 47,5 under 2 840 and 6 120: what stands close behind a figure there is three figures, and the comma is dirt. */
export function thousandsOfColumns(words: readonly Word[]): Word[] {
  const result = [...words];
  const isBehindFigure = (word: Word) =>
    words.some((other) => /^\d{1,2}$/.test(other.text) && isJustBefore(other, word));
  for (const column of columnsAt(words, (box) => box[2])) {
    const groups = column.filter(({ word }) => /^\d{3}$/.test(word.text) && isBehindFigure(word));
    if (groups.length < least) continue;
    for (const { at, word } of column) {
      const figures = word.text.replace(/[.,]/, "");
      if (figures !== word.text && /^\d{3}$/.test(figures) && isBehindFigure(word))
        result[at] = { ...word, text: figures, confidence: doubted * word.confidence };
    }
  }
  return result;
}

/** nearer than words stand */
const isJustBefore = ({ angle, box }: Word, { box: own, size }: Word): boolean =>
  angle === 0 && Math.abs(box[3] - own[3]) < 0.4 * size && own[0] >= box[2] - 1 && own[0] - box[2] < 0.5 * size;

/** 1140 among HEA 200 and L 80x8 is I140: the stroke of a German beam is read as a figure, and no other name has only figures. */
export function beamsOfColumns(words: readonly Word[]): Word[] {
  const result = [...words];
  for (const column of columnsAt(words, (box) => box[0])) {
    const named = column.filter(({ word }) => namesSection(word, words)).length;
    const bare = column.filter(({ word }) => beamOf(word, words) !== undefined);
    const others = column.filter(({ word: { text } }) => isSize(text) || meaningOf(text) === "section").length;
    if (named < 2 || named + others + bare.length < most * column.length) continue;
    for (const { at, word } of bare) {
      const name = beamOf(word, words);
      if (name !== undefined) result[at] = { ...word, text: name, confidence: trust * word.confidence };
    }
  }
  return result;
}

/** I140 of 1140 or l140; the I of "1 140", whose size is a word of its own */
function beamOf(word: Word, words: readonly Word[]): string | undefined {
  const size = /^[1lI|!](\d{2,3})$/.exec(word.text)?.[1];
  if (size !== undefined) return isBeam(`I${size}`) ? `I${size}` : undefined;
  if (!/^[1l|!]$/.test(word.text)) return undefined;
  const next = nextOf(word, words);
  return next && isBeam(`I ${next.text}`) ? "I" : undefined;
}

/** the second line of a name over two: 120*80*6 under RRO */
const isSize = (text: string): boolean => /^\d{2,3}[x*/]\d/i.test(text);

const isBeam = (name: string): boolean => {
  const found = /^I\s?\d{2,3}$/.test(name) ? resolveDesignation(name) : undefined;
  return found !== undefined && "kind" in found && found.kind === "section" && found.readAs === undefined;
};

function namesSection(word: Word, words: readonly Word[]): boolean {
  if (isFamily(word.text)) return true;
  const next = nextOf(word, words);
  return /^\p{L}/u.test(word.text) && sectionsIn(next ? `${word.text} ${next.text}` : word.text).length > 0;
}

const nextOf = ({ box, size }: Word, words: readonly Word[]): Word | undefined =>
  words.find(
    (other) =>
      other.angle === 0 &&
      Math.abs(other.box[3] - box[3]) < 0.4 * size &&
      other.box[0] >= box[2] - 1 &&
      other.box[0] - box[2] < 0.8 * size,
  );
