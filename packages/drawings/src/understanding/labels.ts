/** Labels on views: `HEB 200`, `B1 IPE 300 L=6000`, a mark over a profile, a profile over a length. */

import type { Message } from "@x/eurocode/message";
import { type FoundSection, sectionsIn } from "@x/fabrication/members";
import type { Method, OtherRow, UnresolvedItem } from "../model.ts";
import { anyOf } from "../vocabulary/lexicon.ts";
import type { Claim } from "./account.ts";
import type { Allowance } from "./allowance.ts";
import { isDitto } from "./ditto.ts";
import { gradeBelow, linesWith } from "./label-lines.ts";
import { entitled, markBeside, marksInFront } from "./label-marks.ts";
import { after, type Beside, before, partInSentence, type Sentence, spaced } from "./label-text.ts";
import { settings } from "./lists/settings.ts";
import { markedLines } from "./marked-lines.ts";
import { markAlone } from "./marks.ts";
import { linesAround, type Neighbours, namesAcrossLines, neighbours, paragraphOf, rowOfGrid } from "./neighbours.ts";
import {
  generalNote,
  gradeInLegend,
  gradesOf,
  inLegends,
  isRemark,
  type NoteDefault,
  type NoteGrade,
  reviewsOf,
} from "./notes.ts";
import { type Frame, type Phrase, pageBox, stacked } from "./reading-direction.ts";
import { labels as says } from "./says.ts";

export interface Label {
  readonly mark: string;
  readonly found: FoundSection;
  readonly length?: number;
  readonly grade?: string;
  readonly count?: number;
  /** the count is no printed one */
  readonly counted?: "cells";
  /** one of several under each other that say what marks are */
  readonly defines?: true;
  /** what it says besides, as it is written */
  readonly remarks?: readonly string[];
  /** what a reviewer wrote beside it */
  readonly remark?: string;
  /** why its reading is in doubt */
  readonly doubts?: readonly Message[];
  readonly phrases: readonly Phrase[];
  readonly frame: Frame;
}

export interface Labels {
  readonly labels: Label[];
  readonly others: OtherRow[];
  readonly unresolved: UnresolvedItem[];
  readonly defaults: NoteDefault[];
  readonly grades: NoteGrade[];
  /** marks without a section beside them */
  readonly marks: { readonly mark: string; readonly phrase: Phrase; readonly frame: Frame }[];
  readonly claims: Claim[];
}

/** What every step of reading the labels of a sheet sees */
interface Around {
  readonly frame: Frame;
  readonly phrases: readonly Phrase[];
  readonly near: Neighbours;
  readonly legends: ReadonlySet<Phrase>;
  /** of lists in words */
  readonly lines: ReadonlySet<Phrase>;
  /** M7 or PL1 are marks on this sheet */
  readonly ofSeries: (text: string) => boolean;
  readonly method: Method;
  /** taken already */
  readonly used: Set<Phrase>;
}

/** A text that names sections */
interface Named {
  readonly phrase: Phrase;
  readonly names: readonly FoundSection[];
  /** the first that is no plate or bar */
  readonly main: FoundSection | undefined;
  readonly at: Pick<UnresolvedItem, "page" | "bbox">;
}

/** What became of a text; its phrase is used, and these besides */
type Taken = Partial<Pick<Labels, "labels" | "others" | "unresolved" | "defaults" | "claims">> & {
  readonly lines?: readonly Phrase[];
};

export function labelsOf(
  frame: Frame,
  given: readonly Phrase[],
  ofSeries: (text: string) => boolean,
  method: Method,
  allowance: Allowance,
): Labels {
  const result: Labels = { labels: [], others: [], unresolved: [], defaults: [], grades: [], marks: [], claims: [] };
  const { phrases, lines } = markedLines(namesAcrossLines(given));
  const near = neighbours(phrases);
  const used = new Set<Phrase>();
  const around: Around = { frame, phrases, near, legends: inLegends(phrases), lines, ofSeries, method, used };
  const reviews = reviewsOf(phrases);
  for (const { whole, lines } of reviews) add(result, used, { ...told(frame, whole, says.inReviewersRemark), lines });
  for (const phrase of phrases) {
    if (allowance.over) break;
    if (used.has(phrase)) continue;
    const names = ofSeries(phrase.text) ? [] : sectionsIn(phrase.text);
    if (names.length === 0) {
      const { below } = linesAround(phrase, near, 0.7);
      result.grades.push(...gradesOf(phrase, below), ...gradeInLegend(phrase, phrases));
      continue;
    }
    const main = names.find(({ part }) => !part);
    const named: Named = { phrase, names, main, at: { page: frame.page, bbox: pageBox(phrase.words) } };
    add(result, used, whatBecomesOf(named, around));
    used.add(phrase);
  }
  entitled(phrases, result.labels, used);
  marksInFront(phrases, result.labels, used);
  const keys = keysAmong(result.labels);
  result.labels.forEach((label, i) => {
    const remark = reviews.find(({ whole }) => label.phrases.some((phrase) => beside(whole, phrase)));
    if (remark || keys.has(label))
      result.labels[i] = {
        ...label,
        ...(remark && { remark: remark.whole.text }),
        ...(keys.has(label) && { defines: true }),
      };
  });
  result.marks.push(...marksAlone(frame, phrases, used, new Set(result.labels.map(({ mark }) => mark))));
  return withDittos(result, phrases, used);
}

/** C1 UC 203x203x60 over C2 SHS 150x150x8 over B1 UB 356x171x51: a key, where nothing stands beside the sections */
function keysAmong(labels: readonly Label[]): ReadonlySet<Label> {
  const lines = labels
    .filter(({ mark, length, count }) => mark !== "" && length === undefined && count === undefined)
    .map((label) => ({ label, x: Math.min(...label.phrases.map(({ x0 }) => x0)), first: label.phrases[0] }))
    .sort((a, b) => a.x - b.x || (a.first?.y0 ?? 0) - (b.first?.y0 ?? 0));
  const isNext = (a: (typeof lines)[number] | undefined, b: (typeof lines)[number] | undefined) =>
    a?.first !== undefined &&
    b?.first !== undefined &&
    a.label.mark !== b.label.mark &&
    Math.abs(a.x - b.x) < 0.1 * a.first.size &&
    b.first.y0 - a.first.y0 < settings.step * 0.5 * a.first.size;
  const keys = new Set<Label>();
  lines.forEach((line, i) => {
    const [before, after] = [isNext(lines[i - 1], line), isNext(line, lines[i + 1])];
    if ((before && (after || isNext(lines[i - 2], lines[i - 1]))) || (after && isNext(lines[i + 1], lines[i + 2])))
      keys.add(line.label);
  });
  return keys;
}

function add(result: Labels, used: Set<Phrase>, taken: Taken): void {
  const { labels = [], others = [], unresolved = [], defaults = [], claims = [], lines = [] } = taken;
  result.labels.push(...labels);
  result.others.push(...others);
  result.unresolved.push(...unresolved);
  result.defaults.push(...defaults);
  result.claims.push(...claims);
  for (const line of lines) used.add(line);
}

const whatBecomesOf = (named: Named, around: Around): Taken =>
  struckOut(named, around) ??
  noteForAll(named) ??
  inRemark(named, around) ??
  fixedTo(named, around) ??
  choice(named, around) ??
  eachName(named, around);

const told = ({ page }: Frame, { text, words }: Phrase, reason: Message): Taken => ({
  unresolved: [{ text, page, bbox: pageBox(words), reason }],
  claims: [{ words, as: "unresolved" }],
});

const struckOut = ({ phrase }: Named, { frame }: Around): Taken | undefined =>
  phrase.struck === "closely" ? told(frame, phrase, says.struckOut) : undefined;

function noteForAll({ phrase: { text, words }, main }: Named): Taken | undefined {
  const of = generalNote(text, main);
  return of !== undefined && main ? { defaults: [{ found: main, of, text, words }] } : undefined;
}

function inRemark({ phrase, names, main }: Named, { frame, near, lines: listed, method }: Around): Taken | undefined {
  if (!isRemark(phrase, names, near, listed.has(phrase))) return undefined;
  const lines = paragraphOf(phrase, near);
  const whole = stacked(lines);
  if (main) return { ...told(frame, whole, says.inRemark), lines };
  const source = { page: frame.page, bbox: pageBox(phrase.words), method, confidence: 0.6, place: "note" } as const;
  return {
    others: [{ kind: "other", text: whole.text, source }],
    claims: [{ words: whole.words, as: "other row" }],
    lines,
  };
}

const between = /^\s*(?:steel)?\s*(?:to|onto|an|auf|aan|op|sur|à|til|till|på|mot|con|a|do)\s*$/iu;

/** "305x165x40 UKB TO 457x191x67 UKB": a connection */
function fixedTo({ phrase, names }: Named, { frame }: Around): Taken | undefined {
  const members = names.filter(({ part }) => !part);
  const joined = members.some((one, i) => i > 0 && between.test(phrase.text.slice(members[i - 1]?.end, one.start)));
  return joined ? told(frame, phrase, says.connection) : undefined;
}

function choice({ phrase, names }: Named, { frame }: Around): Taken | undefined {
  const several = names.filter(({ part }) => !part).length > 1;
  return several && /\b(?:or|oder|of|ou|eller)\b|\/|→|->/i.test(phrase.text)
    ? told(frame, phrase, says.choice)
    : undefined;
}

function eachName(named: Named, around: Around): Taken {
  const { phrase, names, main } = named;
  const sentence = partInSentence(phrase.text, main);
  // behind the length of a sentence stands what the part is fixed to
  const own = sentence === undefined ? names : names.filter((found) => found === main || found.part);
  const taken = own.map((found) => (found.part ? partOf(found, named, around) : labelOrTold(found, named, around)));
  const all = <K extends "labels" | "others" | "unresolved" | "claims">(key: K) =>
    taken.flatMap((one): readonly NonNullable<Taken[K]>[number][] => one[key] ?? []);
  return { labels: all("labels"), others: all("others"), unresolved: all("unresolved"), claims: all("claims") };
}

/** A plate or a bar */
const partOf = (found: FoundSection, { phrase, main, at }: Named, { method }: Around): Taken => ({
  others: [
    {
      kind: found.family === "RD" || found.family === "SQ" ? "bar" : "plate",
      text: phrase.text,
      section: found.text,
      source: { ...at, method, confidence: 0.8, place: "label" },
    },
  ],
  claims: [{ words: phrase.words, as: main ? "member" : "other row" }],
});

function labelOrTold(found: FoundSection, { phrase }: Named, around: Around): Taken {
  const one = label(found, phrase, around);
  const other = one.mark === "" ? noLabel(around.frame, phrase, around.near, around.legends, one.count) : undefined;
  return other ? { unresolved: [other], claims: [{ words: phrase.words, as: "unresolved" }] } : { labels: [one] };
}

/** Without a mark: the row of a list that is not understood, or a line of a legend */
function noLabel(
  frame: Frame,
  phrase: Phrase,
  near: Neighbours,
  legends: ReadonlySet<Phrase>,
  count: number | undefined,
): UnresolvedItem | undefined {
  const row = rowOfGrid(frame, phrase, near);
  const isRow = row.length >= 2;
  if (!isRow && !(legends.has(phrase) && count === undefined)) return undefined;
  const phrases = isRow ? [phrase, ...row].sort((a, b) => a.x0 - b.x0) : [phrase];
  const words = phrases.flatMap((one) => one.words);
  return {
    text: words.map((word) => word.text).join(" "),
    page: frame.page,
    bbox: pageBox(words),
    reason: isRow ? says.unknownList : says.inLegend,
  };
}

function marksAlone(
  frame: Frame,
  phrases: readonly Phrase[],
  used: ReadonlySet<Phrase>,
  labelled: ReadonlySet<string>,
): Labels["marks"] {
  return phrases.flatMap((phrase) => {
    const mark = used.has(phrase) ? undefined : markAlone(phrase.text);
    // R10 alone is a radius
    const isMark = mark !== undefined && /^\p{Lu}/u.test(mark) && (!/^R\d/.test(mark) || labelled.has(mark));
    return isMark ? [{ mark, phrase, frame }] : [];
  });
}

/** "do." beside a beam repeats a label, and the drawing does not say which */
function withDittos(result: Labels, phrases: readonly Phrase[], used: ReadonlySet<Phrase>): Labels {
  const dittos = phrases.filter((phrase) => !used.has(phrase) && isDitto(phrase.text)).length;
  if (dittos === 0) return result;
  const doubt = dittos === 1 ? says.ditto : says.dittos({ times: dittos });
  return {
    ...result,
    labels: result.labels.map((label) =>
      label.count === undefined ? { ...label, doubts: [...(label.doubts ?? []), doubt] } : label,
    ),
  };
}

const beside = (remark: Phrase, label: Phrase): boolean =>
  Math.max(remark.x0 - label.x1, label.x0 - remark.x1) < 3 * label.size &&
  Math.max(remark.y0 - label.y1, label.y0 - remark.y1) < 4 * label.size;

function label(found: FoundSection, phrase: Phrase, around: Around): Label {
  const { frame, used, ofSeries, near } = around;
  const sentence = partInSentence(phrase.text, found);
  const front = inFront(phrase.text.slice(0, found.start), phrase.text.slice(found.end));
  const isCounted = front.count !== undefined || found.counted === true;
  const back = after(sentence?.text ?? phrase.text.slice(found.end), ofSeries, isCounted);
  const length = back.length ?? front.length;
  const count = front.count ?? back.count;
  const phrases = [phrase];
  let mark = front.mark ?? back.mark;
  // a number alone is a dimension, not a mark, unless it stands in front of the section or a word says so
  if (mark === undefined) {
    const beside = markBeside(frame, phrase, near, used, isCounted && length !== undefined, ofSeries);
    mark = beside?.mark;
    if (beside) phrases.push(beside.phrase);
    if (beside) used.add(beside.phrase);
  }
  const line = linesWith({ length, count }, phrase, around);
  phrases.push(...line.phrases);
  const { count: pieces, length: mm } = line;
  if (mark === undefined && pieces !== undefined && mm !== undefined) mark = back.bracketed;
  const grade = back.grade ?? line.grade ?? gradeBelow(phrase, around);
  const doubts = [
    ...doubtsOf(phrase.text, found, front, back, pieces),
    ...doubtOfSentence(sentence),
    ...doubtOfRow(frame, phrase, near),
    ...(mm !== undefined && roughly.test(phrase.text) ? [says.roughLength] : []),
  ];
  const remarks = [back.bracketed === mark ? undefined : back.rest, sentence?.rest].filter((one) => one !== undefined);
  return {
    mark: mark ?? "",
    found,
    ...(remarks.length > 0 && { remarks }),
    ...(mm !== undefined && { length: mm }),
    ...(grade !== undefined && { grade }),
    ...(pieces !== undefined && { count: pieces }),
    ...(doubts.length > 0 && { doubts }),
    phrases,
    frame,
  };
}

/** "5 IPE 180 á 1200": five of them */
function inFront(text: string, behind: string): Beside {
  const front = before(text);
  const { mark = "", ...rest } = front;
  return spaced.test(behind) && mark === text.trim() && /^\d{1,2}$/.test(mark)
    ? { ...rest, count: Number(mark) }
    : front;
}

const doubtOfSentence = (sentence: Sentence | undefined): Message[] =>
  sentence === undefined ? [] : [says.behindLength({ text: sentence.rest })];

/** Numbers beside it in boxes of its height: the row of a list whose heading is not understood */
const doubtOfRow = (frame: Frame, phrase: Phrase, near: Neighbours): Message[] => {
  const numbers = rowOfGrid(frame, phrase, near).filter(({ text }) =>
    /^\d[\d.,]*(?:\s?(?:mm|m|kg))?$/.test(text.trim()),
  );
  return numbers.length < 2 ? [] : [says.rowOfGrid({ numbers: numbers.map(({ text }) => text).join(", ") })];
};

const roughly = /(?<!\p{L})(?:min|max|ca|circa|approx|environ|env|etwa|ungef)\.?(?!\p{L})/iu;
const typical = /(?<!\p{L})typ(?:\.|ical|isch|ique|ico|isk|owy)?(?!\p{L})/iu;
/** a small number before a name that begins with a number */
const lone = /^\s*\d{1,2}(?:\s+|\s?-\s?)\d/;
const channelOrAngle = /^(?:UPN|UPE|UAP|PFC|L)\b/;

function doubtsOf(
  text: string,
  { profile = "" }: FoundSection,
  front: Beside,
  back: Beside,
  count?: number,
): Message[] {
  const left = [front.left, back.left].filter((one) => one !== undefined);
  return [
    ...left.map((one) => says.wordBeside({ word: one })),
    ...(count === undefined && typical.test(text) ? [says.typical] : []),
    ...(count === undefined && spaced.test(text) ? [says.atSpacing] : []),
    // 2 203x133x25 UB
    ...(/^\d{1,2}$/.test(front.mark ?? "") && lone.test(text) ? [says.markOrCount({ mark: front.mark ?? "" })] : []),
    ...(front.mark === "2" && channelOrAngle.test(profile) ? [says.markOrPair] : []),
  ];
}

const view = new RegExp(`^(?:${anyOf(({ views }) => views)})(?![\\p{L}])`, "iu");

/** Titles of elevations and sections on a sheet */
export const viewsOf = (phrases: readonly Phrase[]): number =>
  phrases.filter(({ text }) => text.length < 50 && view.test(text.trim())).length;
