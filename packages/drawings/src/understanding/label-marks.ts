/** Which mark belongs to the section of a label: before it, over or under it, across the beam, in a box, in the title of its view. */

import type { Message } from "@x/eurocode/message";
import { sectionsIn } from "@x/fabrication/members";
import { numberInWords } from "./counts.ts";
import { markBefore, markByWord, markNear } from "./marks.ts";
import { type Neighbours, neighbours, shares } from "./neighbours.ts";
import { centre, type Frame, middle, type Phrase } from "./reading-direction.ts";
import { labels as says } from "./says.ts";

interface Found {
  readonly mark: string;
  readonly phrase: Phrase;
  readonly away: number;
}

/** A mark in front of it, or on the line above or below, also on the other side of the beam that both stand at */
export function markBeside(
  frame: Frame,
  phrase: Phrase,
  near: Neighbours,
  used: ReadonlySet<Phrase>,
  /** pieces and length are told: in front of them a number is a mark too */
  told: boolean,
  ofSeries: (text: string) => boolean,
): Found | undefined {
  const candidates = near(phrase, 3 * phrase.size).flatMap((other): Found[] => {
    if (used.has(other) || phrase.size > 1.5 * other.size) return [];
    const worded = sectionsIn(other.text).length > 0 ? undefined : markByWord(other.text);
    // "Einzelteil P-201" over the section is larger
    if (other.size > (worded === undefined ? 1.5 : 2) * phrase.size) return [];
    const gap = gapOnLine(frame, other, phrase);
    const away = gap ?? awayOverOrUnder(frame, other, phrase);
    if (away === undefined) return [];
    const onLine = told ? markBefore : markNear;
    const mark = worded ?? (gap === undefined ? markOnOtherLine(other.text, ofSeries) : onLine(other.text));
    return mark === undefined ? [] : [{ mark, phrase: other, away }];
  });
  return candidates.sort((a, b) => a.away - b.away)[0];
}

const markOnOtherLine = (text: string, ofSeries: (text: string) => boolean): string | undefined =>
  ofSeries(text) ? text.trim() : sectionsIn(text).length > 0 ? undefined : markNear(text);

const onOneLine = (a: Phrase, b: Phrase): boolean => Math.abs(a.y0 + a.y1 - b.y0 - b.y1) < 0.8 * b.size;

/** How far a mark stands over or under a section, where it is near enough to be its own */
function awayOverOrUnder(frame: Frame, mark: Phrase, section: Phrase): number | undefined {
  const { size } = section;
  const away = Math.max(mark.y0 - section.y1, section.y0 - mark.y1);
  const overlaps = shares(mark, section) > 0.3 * Math.min(mark.x1 - mark.x0, section.x1 - section.x0);
  if (!overlaps || away < -0.4 * size) return undefined;
  const aligned =
    Math.abs(mark.x0 + mark.x1 - section.x0 - section.x1) < 2.4 * size || Math.abs(mark.x0 - section.x0) < 0.6 * size;
  // a column's symbol may stand between its mark and its section, which then begin alike
  const across = Math.abs(mark.x0 - section.x0) < 0.3 * size && Math.abs(mark.size - size) < 0.5;
  const most = across ? 4 : aligned || astride(frame, mark, section) ? 2 : 1.1;
  return away > most * size ? undefined : away;
}

/** On both sides of the line of one beam */
function astride({ rules }: Frame, a: Phrase, b: Phrase): boolean {
  const [upper, lower] = a.y0 < b.y0 ? [a, b] : [b, a];
  return rules
    .levelAt(centre(a), upper.y1 - 0.3 * upper.size, lower.y0 + 0.3 * lower.size)
    .some(({ x0, x1 }) => x0 < Math.min(a.x0, b.x0) && x1 > Math.max(a.x1, b.x1));
}

/** From a mark in front of a section to it; from the box that a mark stands in alone, on either side. Only where they are near */
function gapOnLine({ rules }: Frame, mark: Phrase, section: Phrase): number | undefined {
  if (!onOneLine(mark, section)) return undefined;
  const [left, top, right, bottom] = rules.cellAt(centre(mark), middle(mark));
  const boxed = right - left < mark.x1 - mark.x0 + 4 * mark.size && bottom - top < 3 * mark.size;
  const inside = centre(section) < right === centre(section) > left;
  const behind = boxed && !inside && section.x0 < right - 1;
  const before = boxed && !inside ? section.x0 - right : section.x0 - mark.x1;
  const gap = behind ? left - section.x1 : before;
  return gap > -0.2 * section.size && gap < 2 * section.size ? gap : undefined;
}

/** "TWO BEAMS - B1103" under a view: the mark and the number of pieces of the label above it */
const caption =
  /^(?:(\d{1,3}|\p{L}{2,6})\s+(?:x\s*)?)?(?:beams?|columns?|girders?|braces?|posts?|struts?|rafters?|joists?|frames?|members?|angles?|träger|stützen?|riegel|streben?|liggers?|kolom(?:men)?|balk(?:en|ar)?|poutres?|poteaux?|pelare|stag)\s*[-–—~:=]\s*([A-Z]{0,4}[-.]?\d{1,5}[A-Za-z]?(?:[-.]\d{1,3})?)$/iu;

interface Marked {
  readonly mark: string;
  readonly count?: number;
  readonly doubts?: readonly Message[];
  readonly phrases: readonly Phrase[];
}

export function entitled<T extends Marked>(phrases: readonly Phrase[], labels: T[], used: Set<Phrase>): void {
  for (const phrase of phrases) {
    const found = used.has(phrase) ? null : caption.exec(phrase.text.trim());
    const mark = found?.[2];
    if (mark === undefined) continue;
    const count = found?.[1] === undefined ? undefined : (numberInWords(found[1]) ?? Number(found[1]));
    const width = (label: T) => Math.max(...label.phrases.map(({ x1 }) => x1)) - phrase.x0;
    const above = labels
      .map((label, i) => ({ label, i, y1: Math.max(...label.phrases.map(({ y1 }) => y1)) }))
      .filter(
        ({ label, y1 }) => label.mark === "" && y1 < phrase.y0 && width(label) > 0 && phrase.y0 - y1 < 40 * phrase.size,
      )
      .sort((a, b) => b.y1 - a.y1)[0];
    if (!above) continue;
    used.add(phrase);
    labels[above.i] = {
      ...above.label,
      mark,
      ...(count !== undefined && Number.isInteger(count) && { count }),
      phrases: [...above.label.phrases, phrase],
    };
  }
}

/** A mark in front of an unmarked section, further away than words of one label stand, with nothing between: perhaps its own */
export function marksInFront<T extends Marked>(phrases: readonly Phrase[], labels: T[], used: Set<Phrase>): void {
  const alone = phrases.filter((phrase) => !used.has(phrase) && markNear(phrase.text) !== undefined);
  if (alone.length === 0) return;
  const near = neighbours(phrases);
  labels.forEach((label, i) => {
    const [section] = label.phrases;
    if (label.mark !== "" || !section) return;
    const reach = 5 * section.size;
    const onLine = (other: Phrase) => Math.abs(middle(other) - middle(section)) < 0.4 * section.size;
    const before = near(section, reach)
      .filter((other) => other !== section && onLine(other) && other.x1 <= section.x0 && section.x0 - other.x1 < reach)
      .sort((a, b) => b.x1 - a.x1)[0];
    if (!before || used.has(before) || before.size > 1.5 * section.size) return;
    const mark = markNear(before.text);
    if (mark === undefined) return;
    used.add(before);
    const doubt = says.farMark({ mark: before.text });
    labels[i] = { ...label, mark, doubts: [...(label.doubts ?? []), doubt], phrases: [...label.phrases, before] };
  });
}
