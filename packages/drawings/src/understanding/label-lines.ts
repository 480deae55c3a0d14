/** The lines over and under the section of a label: its length, its pieces, its grade. */

import { gradeIn, sectionsIn } from "@x/fabrication/members";
import { bothHands, readCount } from "./counts.ts";
import { after } from "./label-text.ts";
import { linesAround, type Neighbours } from "./neighbours.ts";
import type { Phrase } from "./reading-direction.ts";

interface Around {
  readonly near: Neighbours;
  /** taken already */
  readonly used: Set<Phrase>;
}

/** A line that nothing has taken and that names no section */
const isFree = (other: Phrase | undefined, { used }: Around): other is Phrase =>
  other !== undefined && !used.has(other) && sectionsIn(other.text).length === 0;

interface Line {
  readonly phrase: Phrase;
  /** a second one that says the rest of it */
  readonly more?: Phrase;
  readonly length?: number;
  readonly count?: number;
  readonly grade?: string;
}

/** The length on one line, the pieces on the next: "HEA 160" over "L=3120" over "aantal 4x" */
export function linesWith(
  own: { readonly length: number | undefined; readonly count: number | undefined },
  phrase: Phrase,
  around: Around,
): Omit<Line, "phrase" | "more"> & { readonly phrases: readonly Phrase[] } {
  let { length, count } = own;
  let grade: string | undefined;
  const phrases: Phrase[] = [];
  for (let last = phrase; phrases.length < 2 && (length === undefined || count === undefined); ) {
    const line = lineAround(last, { length, count }, around);
    if (!line) break;
    for (const one of [line.phrase, ...(line.more ? [line.more] : [])]) {
      phrases.push(one);
      around.used.add(one);
    }
    length ??= line.length;
    count ??= line.count;
    grade ??= line.grade;
    last = line.phrase;
  }
  return {
    phrases,
    ...(length !== undefined && { length }),
    ...(count !== undefined && { count }),
    ...(grade !== undefined && { grade }),
  };
}

/** The line below or above that says the length or the pieces that the label lacks */
function lineAround(
  phrase: Phrase,
  has: { readonly length: number | undefined; readonly count: number | undefined },
  around: Around,
): Line | undefined {
  const { near, used } = around;
  const { above, below } = linesAround(phrase, near);
  const hands = has.count === undefined ? bothHandsUnder(below, around) : undefined;
  if (hands) return hands;
  for (const other of [below, above]) {
    if (!isFree(other, around) || /\d\s*[x×]\s*\d/.test(other.text)) continue;
    const beside = near(other, 3 * other.size).filter(
      (one) =>
        !used.has(one) &&
        one.x0 >= other.x1 &&
        one.x0 - other.x1 < 2.5 * other.size &&
        Math.abs(one.y0 - other.y0) < 0.3 * other.size,
    );
    const { length, count, grade, whole } = after([other, ...beside].map(({ text }) => text).join(" "));
    const says = (has.length === undefined && length !== undefined) || (has.count === undefined && count !== undefined);
    if (!says || (length === undefined && !whole)) continue;
    return {
      phrase: other,
      ...(length !== undefined && { length }),
      ...(count !== undefined && { count }),
      ...(grade !== undefined && { grade }),
    };
  }
  return undefined;
}

/** "4 as drawn" over "2 opp. hand" */
function bothHandsUnder(first: Phrase | undefined, around: Around): Line | undefined {
  const second = first && linesAround(first, around.near).below;
  if (!isFree(first, around) || !isFree(second, around)) return undefined;
  const count = bothHands(`${first.text}, ${second.text}`)?.count;
  if (count === undefined || readCount(first.text) === undefined || readCount(second.text) === undefined)
    return undefined;
  return { phrase: first, more: second, count };
}

export function gradeBelow(phrase: Phrase, around: Around): string | undefined {
  const { below } = linesAround(phrase, around.near);
  return isFree(below, around) ? gradeIn(below.text) : undefined;
}
