/** Labels on views: `HEB 200`, `B1 IPE 300 L=6000`, a mark over a profile, a profile over a length. */
import type { Method, OtherRow, UnresolvedItem } from "../model.ts";
import type { Claim } from "./account.ts";
import type { Allowance } from "./allowance.ts";
import { type FoundSection, gradeIn, sectionsIn } from "./designation.ts";
import { isDitto } from "./identity.ts";
import { entitled, markBeside, marksInFront } from "./label-marks.ts";
import { after, type Beside, before } from "./label-text.ts";
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
import { anyOf } from "./words/lexicon.ts";

export interface Label {
  readonly mark: string;
  readonly found: FoundSection;
  readonly length?: number;
  readonly grade?: string;
  readonly count?: number;
  /** the count is no printed one */
  readonly counted?: "cells";
  /** what a reviewer wrote beside it */
  readonly remark?: string;
  /** why its reading is in doubt */
  readonly doubts?: readonly string[];
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

export function labelsOf(
  frame: Frame,
  given: readonly Phrase[],
  /** M7 or PL1 are marks on this sheet */
  ofSeries: (text: string) => boolean,
  method: Method,
  allowance: Allowance,
): Labels {
  const result: Labels = { labels: [], others: [], unresolved: [], defaults: [], grades: [], marks: [], claims: [] };
  const phrases = namesAcrossLines(given);
  const near = neighbours(phrases);
  const used = new Set<Phrase>();
  const reviews = reviewsOf(phrases);
  const legends = inLegends(phrases);
  for (const { whole, lines } of reviews) {
    for (const line of lines) used.add(line);
    result.claims.push({ words: whole.words, as: "unresolved" });
    result.unresolved.push({
      text: whole.text,
      page: frame.page,
      bbox: pageBox(whole.words),
      reason: "a section in a reviewer's remark; not taken as a member",
    });
  }
  for (const phrase of phrases) {
    if (allowance.over) break;
    if (used.has(phrase)) continue;
    const names = ofSeries(phrase.text) ? [] : sectionsIn(phrase.text);
    if (names.length === 0) {
      const { below } = linesAround(phrase, near, 0.7);
      result.grades.push(...gradesOf(phrase, below), ...gradeInLegend(phrase, phrases));
      continue;
    }
    const at = { page: frame.page, bbox: pageBox(phrase.words) };
    const text = phrase.text;
    if (phrase.struck === "closely") {
      result.unresolved.push({ text, ...at, reason: "struck out on the drawing; not taken as a member" });
      result.claims.push({ words: phrase.words, as: "unresolved" });
      used.add(phrase);
      continue;
    }
    const main = names.find(({ part }) => !part);
    const general = generalNote(text, main);
    if (general !== undefined && main) {
      result.defaults.push({ found: main, of: general, text, words: phrase.words });
      used.add(phrase);
      continue;
    }
    if (isRemark(phrase, names, near)) {
      const lines = paragraphOf(phrase, near);
      const whole = stacked(lines);
      for (const line of lines) used.add(line);
      result.claims.push({ words: whole.words, as: main ? "unresolved" : "other row" });
      if (!main)
        result.others.push({
          kind: "other",
          text: whole.text,
          source: { ...at, method, confidence: 0.6, place: "note" },
        });
      else
        result.unresolved.push({
          text: whole.text,
          page: frame.page,
          bbox: pageBox(whole.words),
          reason: "a section in a remark; not taken as a member",
        });
      continue;
    }
    if (names.filter(({ part }) => !part).length > 1 && /\b(?:or|oder|of|ou|eller)\b|\/|→|->/i.test(text)) {
      result.unresolved.push({ text, ...at, reason: "several sections to choose from" });
      result.claims.push({ words: phrase.words, as: "unresolved" });
      continue;
    }
    for (const found of names) {
      if (found.part) {
        result.claims.push({ words: phrase.words, as: names.some(({ part }) => !part) ? "member" : "other row" });
        result.others.push({
          kind: found.family === "RD" || found.family === "SQ" ? "bar" : "plate",
          text,
          section: found.text,
          source: { ...at, method, confidence: 0.8, place: "label" },
        });
        continue;
      }
      const one = label(frame, phrase, found, near, used, ofSeries);
      const other = one.mark === "" ? noLabel(frame, phrase, near, legends, one.count) : undefined;
      if (other) {
        result.claims.push({ words: phrase.words, as: "unresolved" });
        result.unresolved.push(other);
        continue;
      }
      result.labels.push(one);
    }
    used.add(phrase);
  }
  entitled(phrases, result.labels, used);
  marksInFront(phrases, result.labels, used);
  result.labels.forEach((label, i) => {
    const remark = reviews.find(({ whole }) => label.phrases.some((phrase) => beside(whole, phrase)));
    if (remark) result.labels[i] = { ...label, remark: remark.whole.text };
  });
  result.marks.push(...marksAlone(frame, phrases, used, new Set(result.labels.map(({ mark }) => mark))));
  return withDittos(result, phrases, used);
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
    reason: isRow
      ? "a row of a list whose heading is not understood; not taken as a member"
      : "a legend explains a sign by it; not taken as a member",
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
  const doubt = `a word that repeats a label stands ${dittos === 1 ? "once" : `${dittos} times`} on the view; it is not counted`;
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

function label(
  frame: Frame,
  phrase: Phrase,
  found: FoundSection,
  near: Neighbours,
  used: Set<Phrase>,
  ofSeries: (text: string) => boolean,
): Label {
  const front = before(phrase.text.slice(0, found.start));
  const isCounted = front.count !== undefined || found.counted === true;
  const back = after(phrase.text.slice(found.end), ofSeries, isCounted);
  const phrases = [phrase];
  const { above, below } = linesAround(phrase, near);
  let mark = front.mark ?? back.mark;
  const alone = (other: Phrase | undefined) =>
    other && !used.has(other) && sectionsIn(other.text).length === 0 ? other : undefined;
  // a number alone is a dimension, not a mark, unless it stands in front of the section or a word says so
  if (mark === undefined) {
    const told = isCounted && (front.length ?? back.length) !== undefined;
    const beside = markBeside(frame, phrase, near, used, told, ofSeries);
    if (beside) {
      mark = beside.mark;
      phrases.push(beside.phrase);
      used.add(beside.phrase);
    }
  }
  const length = back.length ?? front.length;
  let count = front.count ?? back.count;
  let grade = back.grade;
  let fromLine: number | undefined;
  if (length === undefined || count === undefined)
    for (const other of [alone(below), alone(above)]) {
      if (!other || /\d\s*[x×]\s*\d/.test(other.text)) continue;
      const beside = near(other, 3 * other.size).filter(
        (one) =>
          !used.has(one) &&
          one.x0 >= other.x1 &&
          one.x0 - other.x1 < 2.5 * other.size &&
          Math.abs(one.y0 - other.y0) < 0.3 * other.size,
      );
      const line = after([other, ...beside].map(({ text }) => text).join(" "));
      const says =
        (length === undefined && line.length !== undefined) || (count === undefined && line.count !== undefined);
      if (!says || (line.length === undefined && !line.whole)) continue;
      if (length === undefined) fromLine = line.length;
      count ??= line.count;
      grade ??= line.grade;
      phrases.push(other);
      used.add(other);
      break;
    }
  const mm = length ?? fromLine;
  if (mark === undefined && count !== undefined && mm !== undefined) mark = back.bracketed;
  grade ??= below && alone(below) ? gradeIn(below.text) : undefined;
  const doubts = doubtsOf(phrase.text, found, front, back, count);
  return {
    mark: mark ?? "",
    found,
    ...(mm !== undefined && { length: mm }),
    ...(grade !== undefined && { grade }),
    ...(count !== undefined && { count }),
    ...(doubts.length > 0 && { doubts }),
    phrases,
    frame,
  };
}

const typical = /(?<!\p{L})typ(?:\.|ical|isch|ique|ico|isk|owy)?(?!\p{L})/iu;
const channelOrAngle = /^(?:UPN|UPE|UAP|PFC|L)\b/;

function doubtsOf(text: string, { profile = "" }: FoundSection, front: Beside, back: Beside, count?: number): string[] {
  const left = [front.left, back.left].filter((one) => one !== undefined);
  return [
    ...left.map((one) => `"${one}" beside the section is not understood`),
    ...(count === undefined && typical.test(text) ? ["typical: the drawing does not say how many there are"] : []),
    ...(front.mark === "2" && channelOrAngle.test(profile) ? ["2 may be a mark or a pair"] : []),
  ];
}

const view = new RegExp(`^(?:${anyOf(({ views }) => views)})(?![\\p{L}])`, "iu");

/** Titles of elevations and sections on a sheet */
export const viewsOf = (phrases: readonly Phrase[]): number =>
  phrases.filter(({ text }) => text.length < 50 && view.test(text.trim())).length;
