/** The lines of a picture read one by one, doubtful ones more than once. */
import type { Word } from "../page-text.ts";
import { ofColumns, strangersOfColumns } from "./columns.ts";
import type { Engine, RecognisedWord } from "./engine.ts";
import { grid } from "./extent.ts";
import { fountsOf } from "./fount.ts";
import { compared, strangers, teachersOf } from "./glyphs.ts";
import type { Gray } from "./gray.ts";
import type { Placement } from "./image.ts";
import type { Layout } from "./layout.ts";
import { type Cutting, capHeights, cuttingOf } from "./line.ts";
import { finished, isKnown, namesSection } from "./line-words.ts";
import type { TextLine } from "./text-lines.ts";
import { doubtedBesideUnread } from "./unread.ts";

const doubt = 0.75;
const mostSecondLooks = 60;
/** letters of a mark or a number */
const shortLine = 8;
/** cells of a row are as near as that, in heights of capitals */
const farInRow = 60;
/** Low lines of that many letters are lettering, not strokes of the drawing. */
export const smallLetters = 4;
const fewSmall = 10;
/** A sheet full of lettering has a thousand lines; the rest of more is hatching. */
const mostLines = 2500;

export interface Picture {
  readonly gray: Gray;
  readonly layout: Layout;
  readonly placement: Placement;
}

export interface ReadLine {
  readonly cutting: Cutting;
  readonly words: readonly RecognisedWord[];
}

/** In the order given, several at the same time; those that are not begun when time is up are left out. */
export async function readLines(
  cuttings: readonly (() => Cutting)[],
  engine: Engine,
  until = Number.POSITIVE_INFINITY,
): Promise<ReadLine[]> {
  const read: ReadLine[] = [];
  let next = 0;
  const work = async () => {
    for (let i = next++; i < cuttings.length && performance.now() <= until; i = next++) {
      const cutting = cuttings[i]?.();
      if (cutting) read[i] = { cutting, words: await engine.recognise(cutting.image) };
    }
  };
  await Promise.all(Array.from({ length: engine.threads }, work));
  return read.filter((line) => line !== undefined);
}

export const meanConfidence = (words: readonly RecognisedWord[]): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
};

const isProven = (words: readonly RecognisedWord[]) => namesSection(words) || words.some(({ text }) => isKnown(text));

/** Figures and letters have ink of their own: a reading of fewer than that left some out. */
export function leavesOut({ letters }: Pick<TextLine, "letters">, words: readonly RecognisedWord[]): boolean {
  // a bracket that none opens is a figure with a line beside it: 40) is 400
  const inked = (text: string) => text.replace(/[([{]/.test(text) ? /[^\p{L}\d]/gu : /[^\p{L}\d)\]}]/gu, "").length;
  const read = words.reduce((sum, { text }) => sum + inked(text), 0);
  return letters.length > 1 && letters.length <= shortLine && read < letters.length;
}

const credit = (line: TextLine, words: readonly RecognisedWord[]) =>
  meanConfidence(words) + (isProven(words) ? 0.5 : 0) - (leavesOut(line, words) ? 0.5 : 0);

interface Recognised {
  readonly words: readonly Word[];
  readonly complete: boolean;
  readonly tooSmall: boolean;
}

/** All words of a picture; lines whose capitals are lower than `least` are left out. */
export async function readWords(picture: Picture, least: number, engine: Engine, until: number): Promise<Recognised> {
  const { gray, layout, placement } = picture;
  const legible = layout.lines.filter(({ capHeight }) => capHeight >= least);
  const small = layout.lines.filter(
    ({ capHeight, letters }) => capHeight < least && capHeight > 0.6 * least && letters.length >= smallLetters,
  );
  // of a view crowded with strokes, what is surely writing comes first
  const rank = ({ letters }: TextLine) => Math.min(letters.length, 3);
  const lines = [...legible].sort((a, b) => rank(b) - rank(a) || a.y0 - b.y0 || a.x0 - b.x0).slice(0, mostLines);
  const read = await readLines(
    lines.map((line) => () => cuttingOf(gray, layout, line, line.upright ? 270 : 0)),
    engine,
    until,
  );
  const better = await secondLook(picture, engine, read, until);
  const inColumns = await columnLook(picture, engine, better, until);
  const familiar = await thirdLook(picture, engine, inColumns, until);
  const ordered = familiar.sort(({ cutting: { line: a } }, { cutting: { line: b } }) => a.y0 - b.y0 || a.x0 - b.x0);
  const fountOf = fountsOf(ordered.map(({ cutting }) => cutting.line));
  const words = compared(ordered).flatMap((line) => finished(line, placement.scale, fountOf(line.cutting.line)));
  const letters = layout.lines.flatMap((line) => line.letters);
  return {
    words: ofColumns(doubtedBesideUnread(words, letters, placement.scale)),
    complete: read.length === legible.length,
    tooSmall: small.length > fewSmall && small.length > 0.2 * legible.length,
  };
}

/** Doubtful lines once more: smaller, and upright ones read downwards. What is read with more confidence counts. */
async function secondLook(
  { gray, layout }: Picture,
  engine: Engine,
  read: readonly ReadLine[],
  until: number,
): Promise<ReadLine[]> {
  const sure = read.filter(({ cutting: { line }, words }) => !line.upright && meanConfidence(words) >= doubt);
  const beside = grid(sure.map(({ cutting }) => cutting.line));
  /** a cell of a row, and not a stroke of the drawing */
  const isInRow = (line: TextLine) =>
    beside({ ...line, x0: line.x0 - farInRow * line.capHeight, x1: line.x1 + farInRow * line.capHeight }).some(
      (other) =>
        other !== line &&
        other.letters.length > 1 &&
        Math.abs(other.y1 - line.y1) < 0.4 * line.capHeight &&
        Math.abs(other.capHeight - line.capHeight) < 0.4 * line.capHeight,
    );
  const doubtful = read.filter(({ cutting: { line }, words }) => {
    if (namesSection(words)) return false;
    if (!line.upright && (leavesOut(line, words) || (line.letters.length > 1 && words.length === 0)) && isInRow(line))
      return true;
    const legible = line.letters.length > 1 && words.some(({ text }) => /[\p{L}\d]{2}/u.test(text));
    return meanConfidence(words) < doubt && (legible || (line.upright && line.letters.length > 2));
  });
  // the longest first: the many short ones of a dense view are no writing
  doubtful.sort((a, b) => b.cutting.line.letters.length - a.cutting.line.letters.length);
  const best = new Map<TextLine, ReadLine>(read.map((line) => [line.cutting.line, line]));
  const again = await readLines(
    doubtful
      .slice(0, mostSecondLooks)
      .flatMap(({ cutting: { line } }) =>
        capHeights.again.map((cap) => () => cuttingOf(gray, layout, line, line.upright ? 90 : 0, cap)),
      ),
    engine,
    until,
  );
  for (const second of again) {
    const { line } = second.cutting;
    const first = best.get(line);
    if (!first || credit(line, second.words) > credit(line, first.words)) best.set(line, second);
  }
  return [...best.values()];
}

/** Marks under each other are of one series: what does not look like one of it is read again, larger and smaller. */
async function columnLook(
  { gray, layout }: Picture,
  engine: Engine,
  read: readonly ReadLine[],
  until: number,
): Promise<ReadLine[]> {
  const strange = strangersOfColumns(read.map(({ cutting: { line }, words }) => ({ line, text: textOf(words) })));
  const wanted = [...strange].slice(0, mostSecondLooks);
  const again = await readLines(
    wanted.flatMap(([line]) => capHeights.column.map((cap) => () => cuttingOf(gray, layout, line, 0, cap))),
    engine,
    until,
  );
  const best = new Map<TextLine, ReadLine>(read.map((line) => [line.cutting.line, line]));
  const found = new Map<TextLine, ReadLine>();
  for (const second of again) {
    const { line } = second.cutting;
    const fits = strange.get(line)?.(textOf(second.words)) && !leavesOut(line, second.words);
    const before = found.get(line);
    if (fits && (!before || meanConfidence(second.words) > meanConfidence(before.words))) found.set(line, second);
  }
  for (const [line, second] of found) best.set(line, second);
  return [...best.values()];
}

const textOf = (words: readonly RecognisedWord[]) => words.map(({ text }) => text).join(" ");

/** Lines with a figure that looks like no other of its name: read smaller, they may show another one. */
async function thirdLook(
  { gray, layout }: Picture,
  engine: Engine,
  read: readonly ReadLine[],
  until: number,
): Promise<ReadLine[]> {
  const teachers = teachersOf(read);
  const odd = read.filter((line) => strangers(line, teachers) > 0).slice(0, mostSecondLooks);
  const again = await readLines(
    odd.flatMap(({ cutting: { line, direction } }) =>
      capHeights.again.map((cap) => () => cuttingOf(gray, layout, line, direction, cap)),
    ),
    engine,
    until,
  );
  const best = new Map<TextLine, ReadLine>(read.map((line) => [line.cutting.line, line]));
  for (const second of again) {
    const first = best.get(second.cutting.line);
    if (first && second.words.length > 0 && strangers(second, teachers) < strangers(first, teachers))
      best.set(second.cutting.line, second);
  }
  return [...best.values()];
}
