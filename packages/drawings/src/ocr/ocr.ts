/**
 * Pages whose letters are strokes or pixels: drawn at 300 dpi, straightened, freed from rules, and read by Tesseract
 * line by line. What comes out are words with positions, as from a text layer, so that lists, labels and title block
 * are understood by the same code; only the confidence is lower.
 */
import { resolveDesignation } from "@x/eurocode";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Box, Drawing, DrawnMember, Source, UnresolvedItem } from "../model.ts";
import { pageNames } from "../page-names.ts";
import type { PageText, Rule, Word } from "../page-text.ts";
import type { OnProgress, Reader, ReadOptions } from "../reader.ts";
import { sectionsIn } from "../understanding/designation.ts";
import { interpreter } from "../understanding/interpret.ts";
import { marksOfColumns, numbersOfColumns } from "./columns.ts";
import { doubtsOfMarks } from "./doubtful-marks.ts";
import { type Engine, openEngine, type RecognisedWord } from "./engine.ts";
import { isNamedAbroad, repairedAbroad } from "./foreign-sections.ts";
import { compared, strangers, teachersOf } from "./glyphs.ts";
import type { Gray } from "./gray.ts";
import { grayPage, openForRendering, type Placement, scaleFor, skewOf, toPage } from "./image.ts";
import { boundsOf, type Layout, layoutOf, type TextLine } from "./layout.ts";
import { type Cutting, capHeights, cuttingOf, type Direction, partOf, pointBetween, type WordPart } from "./line.ts";
import { accented, isNoSize, nearestName, repaired, repairedMarks } from "./repair.ts";

export interface RecognisedPage {
  /** straightened and turned so that most of it reads from left to right */
  readonly text: PageText;
  /** a box of that text -> the displayed page */
  readonly place: (box: Box) => Box;
  /** false when the page had more lines than are read, or time was up before the end */
  readonly complete: boolean;
  /** a good part of the lettering is lower than can be read */
  readonly tooSmall: boolean;
}

export interface RecogniseOptions {
  /** from 1; default: all */
  readonly pages?: readonly number[];
  readonly dpi?: number;
  readonly signal?: AbortSignal;
  /** one that the caller keeps for many files; default: one is started and ended (some three seconds) */
  readonly engine?: Engine;
  /** a page after which no more time is left is read with what was recognised so far */
  readonly secondsPerPage?: number;
  /** on the clock of performance.now(): no page is begun after it */
  readonly until?: number;
  /** at the beginning of each page */
  readonly onPage?: (page: number, pages: number) => void;
  /** a page that cannot be drawn or recognised; the others are read all the same */
  readonly onFailure?: (page: number, reason: string) => void;
}

const dpi = 300;
const points = 72;
/** Recognition is never as sure as a text layer. */
const ceiling = 0.95;
/** Below this a word is noise: hatching, arrows, parts of the drawing. */
const noise = 0.3;
const doubt = 0.75;
/** What is read like this is right, whatever tables say. */
const clearlyRead = 0.9;
const mostSecondLooks = 60;
/** Of capitals: what is lower has too few dots at this resolution. */
const smallestMm = 0.8;
const mmPerInch = 25.4;
/** Dots of a capital, for the inside of a figure to be seen beside a line */
const lowDots = 15;
/** Only small sheets: others would take too long. */
const mostFinerPixels = 16e6;
/** Low lines of that many letters are lettering, not strokes of the drawing. */
const smallLetters = 4;
const fewSmall = 10;
/** A sheet full of lettering has a thousand lines; the rest of more is hatching. */
const mostLines = 2500;
/** HSS 3.500 x 0.188, its points lost in gaps */
const tubeWords = 6;
/** ms */
const interpretingTime = 5000;
/** Words beside the name of a profile. */
const credible = 0.5;
const repairedConfidence = 0.85;
const nearestConfidence = 0.7;

export async function recognise(pdf: Uint8Array, options: RecogniseOptions = {}): Promise<RecognisedPage[]> {
  const document = await openForRendering(pdf);
  try {
    const engine = options.engine ?? (await openEngine(options.signal));
    try {
      return await pagesOf(document, engine, options);
    } finally {
      if (engine !== options.engine) await engine.close();
    }
  } finally {
    await document.loadingTask.destroy();
  }
}

async function pagesOf(
  document: PDFDocumentProxy,
  engine: Engine,
  options: RecogniseOptions,
): Promise<RecognisedPage[]> {
  const wanted =
    options.pages?.filter((page) => page >= 1 && page <= document.numPages) ??
    Array.from({ length: document.numPages }, (_, i) => i + 1);
  const pages: RecognisedPage[] = [];
  for (const number of wanted) {
    options.signal?.throwIfAborted();
    if (performance.now() > (options.until ?? Number.POSITIVE_INFINITY)) break;
    options.onPage?.(number, document.numPages);
    try {
      const page = await document.getPage(number);
      pages.push(await recognisePage(page, engine, options));
      page.cleanup();
    } catch (error) {
      options.signal?.throwIfAborted();
      options.onFailure?.(number, error instanceof Error ? error.message : String(error));
    }
  }
  return pages;
}

export const ocrReader: Reader = { method: "ocr", read };

type Kept = Pick<RecogniseOptions, "engine" | "secondsPerPage">;

/** The same with an engine that is kept for many files, or with more patience. */
export const ocrReaderOf = (kept: Kept): Reader => ({
  method: "ocr",
  read: (pdf, options, onProgress) => read(pdf, { ...options, ...kept }, onProgress),
});

async function read(pdf: Uint8Array, options: ReadOptions & Kept, onProgress?: OnProgress): Promise<Drawing> {
  onProgress?.({ stage: "opening", page: 0, pages: 0 });
  // recognition ends by itself at that time; what it found is worth some seconds more
  const end = (options.until ?? Number.POSITIVE_INFINITY) + interpretingTime;
  const reading = interpreter("ocr", () => performance.now() > end);
  const placed = new Map<number, RecognisedPage["place"]>();
  const failed = new Map<number, string>();
  let count = 0;
  const recognised = await recognise(pdf, {
    ...(options.pages && { pages: options.pages }),
    ...(options.signal && { signal: options.signal }),
    ...(options.until !== undefined && { until: options.until }),
    ...(options.engine && { engine: options.engine }),
    ...(options.secondsPerPage !== undefined && { secondsPerPage: options.secondsPerPage }),
    onPage: (page, pages) => {
      count = pages;
      onProgress?.({ stage: "recognising", page, pages });
    },
    onFailure: (page, reason) => failed.set(page, reason),
  });
  for (const page of recognised) {
    placed.set(page.text.page, page.place);
    reading.add(page.text);
  }
  const found = reading.result();
  const asked = options.pages ?? Array.from({ length: count }, (_, i) => i + 1);
  const left = asked.filter((page) => page <= count && !placed.has(page) && !failed.has(page));
  // positions on the page as it is displayed, not as it was straightened
  const displayed = <T extends { readonly page: number; readonly bbox: Box }>(at: T): T => {
    const place = placed.get(at.page);
    return place ? { ...at, bbox: place(at.bbox) } : at;
  };
  const placedAll = (source: Source): Source => ({
    ...displayed(source),
    ...(source.also && { also: source.also.map(displayed) }),
  });
  const wordsOfPage = new Map(recognised.map(({ text }) => [text.page, text.words]));
  const doubts = doubtsOfMarks(found.members, (page) => wordsOfPage.get(page) ?? []);
  const isTaken = (member: DrawnMember) => !isGuess(member) && !doubts.has(member);
  const told = found.members
    .filter((member) => !isTaken(member))
    .map((member) => asUnresolved(member, doubts.get(member)));
  return {
    ...found,
    members: found.members.filter(isTaken).map((member) => ({ ...member, source: placedAll(member.source) })),
    other_rows: found.other_rows.map((row) => ({ ...row, source: placedAll(row.source) })),
    unresolved: [...found.unresolved, ...told].map(displayed),
    ...(found.accounted && {
      accounted: accountWithout(
        found.accounted,
        found.members.filter((one) => !isTaken(one)),
      ),
    }),
    warnings: [
      ...(left.length > 0 ? [`${pageNames(left)} not recognised: there was no time left`] : []),
      ...[...failed].map(([page, reason]) => `page ${page}: it could not be recognised: ${reason}`),
      ...found.warnings,
      ...recognised
        .filter(({ complete }) => !complete)
        .map(({ text: { page } }) => `page ${page}: there was no time to recognise all of it`),
      ...recognised
        .filter(({ tooSmall }) => tooSmall)
        .map(
          ({ text: { page } }) =>
            `page ${page}: lettering lower than ${smallestMm} mm was left out, it is too small to be recognised`,
        ),
    ],
  };
}

/** A name that no catalogue confirms, hardly legible: to be looked at, not to be built. */
const isGuess = ({ profile, section, notes = [], source }: DrawnMember) =>
  profile === undefined &&
  !isNamedAbroad(section) &&
  (isNoSize(section) ||
    source.confidence < (source.place === "table" && notes.some((note) => foreign.test(note)) ? 0.3 : 0.45));

/** In a list, a name of the form of another continent's profiles is less of a guess than any other unknown name. */
const foreign = /not in the European catalogue/;

/** Members that are reported instead, each with the labels that were counted with it */
function accountWithout(accounted: NonNullable<Drawing["accounted"]>, told: readonly DrawnMember[]) {
  const phrases = told.reduce((sum, { source }) => sum + 1 + (source.also?.length ?? 0), 0);
  const moved = Math.min(accounted.members, phrases);
  return { ...accounted, members: accounted.members - moved, unresolved: accounted.unresolved + moved };
}

const illegible = "hardly legible, and not the name of a section in the catalogue";

const asUnresolved = (
  { mark, section, source: { page, bbox } }: DrawnMember,
  doubt: string | undefined,
): UnresolvedItem => ({
  text: doubt === undefined || mark === "" ? section : `${mark} ${section}`,
  page,
  bbox,
  reason: doubt ?? illegible,
});

interface Picture {
  readonly gray: Gray;
  readonly layout: Layout;
  readonly placement: Placement;
}

async function recognisePage(page: PDFPageProxy, engine: Engine, options: RecogniseOptions): Promise<RecognisedPage> {
  const { signal } = options;
  const until = Math.min(
    performance.now() + 1000 * (options.secondsPerPage ?? 30),
    options.until ?? Number.POSITIVE_INFINITY,
  );
  const preview = await grayPage(page, { scale: scaleFor(page, 100, 4e6), quarterTurns: 0, skew: 0 }, signal);
  let scale = scaleFor(page, options.dpi ?? dpi);
  const draw = async (quarterTurns: Placement["quarterTurns"], skew: number): Promise<Picture> => {
    const placement = { scale, quarterTurns, skew };
    const gray = await grayPage(page, placement, signal);
    return { gray, layout: layoutOf(gray, scale * points), placement };
  };
  const skew = skewOf(preview);
  let picture = await draw(0, skew);
  const finer = scaleFor(page, finerFor(picture.layout) * scale * points, mostFinerPixels);
  if (finer > 1.2 * scale) {
    scale = finer;
    picture = await draw(0, skew);
  }
  const turns = await turnsOf(picture, engine);
  if (turns !== 0) picture = await draw(turns, skew);
  const { words, complete, tooSmall } = await wordsOf(picture, engine, until);
  const { gray, layout, placement } = picture;
  const { scale: perPoint } = placement;
  return {
    complete,
    tooSmall,
    text: {
      page: page.pageNumber,
      width: gray.width / perPoint,
      height: gray.height / perPoint,
      words,
      rules: layout.rules.map((rule) => ruleOf(rule, perPoint)),
      method: "ocr",
      ink: { paths: layout.rules.length, images: 1 },
    },
    place: ([x0, y0, x1, y1]) => {
      const corners = [
        [x0, y0],
        [x1, y0],
        [x0, y1],
        [x1, y1],
      ] as const;
      const placed = corners.map(([x, y]) => toPage(placement, gray, [x * perPoint, y * perPoint]));
      const xs = placed.map(([x]) => x);
      const ys = placed.map(([, y]) => y);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    },
  };
}

/** How much finer a sheet is drawn whose letters are so low that lines through them fill them. */
function finerFor({ lines }: Layout): number {
  const heights = lines
    .filter(({ letters }) => letters.length >= smallLetters)
    .map(({ capHeight }) => capHeight)
    .sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? lowDots;
  return usual < lowDots ? Math.min(2, (2 * lowDots) / usual) : 1;
}

function ruleOf({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }, scale: number): Rule {
  if (x1 - x0 >= y1 - y0) {
    const y = (y0 + y1) / 2 / scale;
    return { x0: x0 / scale, y0: y, x1: x1 / scale, y1: y };
  }
  const x = (x0 + x1) / 2 / scale;
  return { x0: x, y0: y0 / scale, x1: x, y1: y1 / scale };
}

/** Quarter turns that bring most writing level and upright: the longest lines are tried both ways where it is in doubt. */
async function turnsOf({ gray, layout }: Picture, engine: Engine): Promise<Placement["quarterTurns"]> {
  const longFrom = 4;
  const long = layout.lines.filter((line) => line.letters.length >= longFrom);
  const letters = (upright: boolean) =>
    long.filter((line) => line.upright === upright).reduce((sum, line) => sum + line.letters.length, 0);
  const turned = letters(true) > 1.5 * letters(false);
  const sample = long
    .filter((line) => line.upright === turned)
    .sort((a, b) => b.letters.length - a.letters.length)
    .slice(0, 10);
  if (sample.length === 0) return 0;
  const confidence = async (direction: Direction) => {
    const read = await readLines(
      sample.map((line) => () => cuttingOf(gray, layout, line, direction)),
      engine,
    );
    return read.reduce((sum, { words }) => sum + meanConfidence(words), 0) / sample.length;
  };
  if (turned) return (await confidence(270)) >= (await confidence(90)) ? 1 : 3;
  const asIs = await confidence(0);
  return asIs < 0.65 && (await confidence(180)) > asIs + 0.1 ? 2 : 0;
}

interface ReadLine {
  readonly cutting: Cutting;
  readonly words: readonly RecognisedWord[];
}

/** In the order given, several at the same time; those that are not begun when time is up are left out. */
async function readLines(
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

const meanConfidence = (words: readonly RecognisedWord[]): number => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
};

/** The name of a profile does not come about by chance, whatever the recognition thinks of it. */
const namesSection = (words: readonly RecognisedWord[]) =>
  sectionsIn(words.map(({ text }) => text).join(" ")).some(
    ({ profile, text }) => profile !== undefined || isNamedAbroad(text),
  );

const credit = (words: readonly RecognisedWord[]) => meanConfidence(words) + (namesSection(words) ? 0.5 : 0);

type Recognised = Pick<PageText, "words"> & Pick<RecognisedPage, "complete" | "tooSmall">;

async function wordsOf(picture: Picture, engine: Engine, until: number): Promise<Recognised> {
  const { gray, layout, placement } = picture;
  const least = (smallestMm / mmPerInch) * points * placement.scale;
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
  const familiar = await thirdLook(picture, engine, better, until);
  const ordered = familiar.sort(({ cutting: { line: a } }, { cutting: { line: b } }) => a.y0 - b.y0 || a.x0 - b.x0);
  return {
    words: ofColumns(compared(ordered).flatMap((line) => finished(line, placement.scale))),
    complete: read.length === legible.length,
    tooSmall: small.length > fewSmall && small.length > 0.2 * legible.length,
  };
}

const ofColumns = (words: readonly Word[]): Word[] => numbersOfColumns(marksOfColumns(repairedMarks(words)));

/** Doubtful lines once more: smaller, and upright ones read downwards. What is read with more confidence counts. */
async function secondLook(
  { gray, layout }: Picture,
  engine: Engine,
  read: readonly ReadLine[],
  until: number,
): Promise<ReadLine[]> {
  const doubtful = read.filter(({ cutting: { line }, words }) => {
    const confidence = meanConfidence(words);
    const legible = line.letters.length > 1 && words.some(({ text }) => /[\p{L}\d]{2}/u.test(text));
    return confidence < doubt && !namesSection(words) && (legible || (line.upright && line.letters.length > 2));
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
    const first = best.get(second.cutting.line);
    if (!first || credit(second.words) > credit(first.words)) best.set(second.cutting.line, second);
  }
  return [...best.values()];
}

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

/** Words of one line in points of the straightened page, names repaired, noise left out. */
function finished({ cutting, words }: ReadLine, scale: number): Word[] {
  const { line, direction } = cutting;
  const least = namesSection(words) ? credible : 0;
  const named = repairedNames(
    withPoints(words, cutting).map((word) => {
      const part = partOf(cutting, word.from, word.to);
      return {
        text: accented(withSeparator(tidied(word.text), part)),
        confidence: Math.max(word.confidence, isGrade(word.text) ? credible : least),
        part,
      };
    }),
  );
  return named
    .filter(({ text, confidence }) => /[\p{L}\d]/u.test(text) && confidence >= noise)
    .map(({ text, confidence, part: { x0, y0, x1, y1 } }) => ({
      text,
      box: [x0 / scale, y0 / scale, x1 / scale, y1 / scale],
      angle: direction,
      // capitals are about seven tenths of the body of a letter
      size: line.capHeight / scale / 0.72,
      confidence: Math.min(confidence, ceiling),
    }));
}

/** Neither does the name of a grade: recognition, which expects words, doubts it most. */
function isGrade(text: string): boolean {
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
    .replace(/(?<=\d)x?%(?=\d)/g, "x")
    .replace(/^L(?=angle)/, "L ")
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

/** "40 . 4", "46 2": a point that stands between two numbers makes them one. */
function withPoints(words: readonly RecognisedWord[], cutting: Cutting): RecognisedWord[] {
  const result: RecognisedWord[] = [];
  for (const word of words.filter(({ text }) => /[\p{L}\d]/u.test(text))) {
    const before = result.at(-1);
    const first = before && /^(.*(?<![\d.,])\d{1,4})\.?$/.exec(before.text)?.[1];
    const second = /^\.?(\d{1,3}(?:x\d{1,3}(?:[.,]\d)?)*)$/.exec(word.text)?.[1];
    if (before && first !== undefined && second !== undefined && pointBetween(cutting, before.to, word.from)) {
      const confidence = repairedConfidence * Math.min(before.confidence, word.confidence);
      result[result.length - 1] = { text: `${first}.${second}`, confidence, from: before.from, to: word.to };
    } else result.push(word);
  }
  return result;
}

interface Named {
  readonly text: string;
  readonly confidence: number;
  readonly part: WordPart;
}

/** A name may be spread over two words: IPE 3OO. */
function repairedNames(words: readonly Named[]): Named[] {
  const result: Named[] = [];
  for (let i = 0; i < words.length; i++) {
    const [word, next] = [words[i], words[i + 1]];
    if (!word) continue;
    const alone = repaired(word.text) ?? abroad(word);
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
