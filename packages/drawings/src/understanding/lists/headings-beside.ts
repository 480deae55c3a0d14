/** One list may be so wide that its headings were taken for those of several, or for words of the sheet. */

import { type Meaning, meaningOf } from "../../vocabulary/column-meanings.ts";
import { centre, type Frame, middle, type Phrase } from "../reading-direction.ts";
import { settings } from "./settings.ts";
import type { Heading } from "./table.ts";

const naming: ReadonlySet<Meaning | undefined> = new Set(["section", "size", "description"]);
const once: ReadonlySet<Meaning | undefined> = new Set(["section", "size", "quantity", "length", "grade", "feet"]);

const meanings = ({ cells }: Heading) => cells.map(({ meaning }) => meaning);
const onOneLine = (a: { y0: number; y1: number }, b: { y0: number; y1: number }, size: number) =>
  Math.abs(middle(a) - middle(b)) < settings.sameHeight * size;

/** Each of two lists names its sections, and says once what a list says once */
function completeEachOther(a: Heading, b: Heading): boolean {
  const [ofA, ofB] = [meanings(a), meanings(b)];
  if (ofA.some((one) => naming.has(one)) && ofB.some((one) => naming.has(one))) return false;
  return !ofA.some((one) => once.has(one) && ofB.includes(one));
}

export function headingsBeside(frame: Frame, headings: readonly Heading[]): Heading[] {
  const joined: Heading[] = [];
  for (const heading of headings) {
    const size = heading.cells[0]?.phrase.size ?? 1;
    const at = joined.findIndex((one) => onOneLine(one, heading, size) && completeEachOther(one, heading));
    const before = joined[at];
    if (before) joined[at] = together(before, heading);
    else joined.push(heading);
  }
  return joined.map((heading) => withFarWords(frame, heading, joined));
}

function together(a: Heading, b: Heading): Heading {
  return {
    phrases: [...a.phrases, ...b.phrases],
    cells: [...a.cells, ...b.cells].sort((p, q) => p.phrase.x0 - q.phrase.x0),
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    y0: Math.min(a.y0, b.y0),
    y1: Math.max(a.y1, b.y1),
  };
}

/** Words on the line of a heading, far beside it, that name a column that it lacks; rows stand under them as under the others */
function withFarWords(frame: Frame, heading: Heading, all: readonly Heading[]): Heading {
  const size = heading.cells[0]?.phrase.size ?? 1;
  const own = new Set(all.flatMap(({ phrases }) => phrases));
  const others = all.filter((one) => one !== heading && onOneLine(one, heading, size));
  const reach = settings.far * size;
  const between = (x: number) =>
    others.some(({ x0, x1 }) => (x < x0 && x1 < heading.x0) || (x > x1 && x0 > heading.x1));
  const far = frame.phrases.filter(
    (phrase) =>
      !own.has(phrase) &&
      onOneLine(phrase, heading, size) &&
      Math.abs(phrase.size - size) < settings.sameSize * size &&
      (phrase.x1 < heading.x0 ? heading.x0 - phrase.x1 : phrase.x0 - heading.x1) < reach &&
      (phrase.x1 < heading.x0 || phrase.x0 > heading.x1) &&
      !between(centre(phrase)) &&
      phrase.text.trim().length > 1,
  );
  const lacking = far.filter(({ text }) => {
    const meaning = meaningOf(text);
    return meaning !== undefined && meaning !== "other" && !meanings(heading).includes(meaning) && !naming.has(meaning);
  });
  return lacking
    .filter((phrase) => alignedRows(frame, heading, phrase))
    .reduce((sum, phrase) => together(sum, headingOf(phrase)), heading);
}

const headingOf = (phrase: Phrase): Heading => ({
  phrases: [phrase],
  cells: [{ phrase, meaning: meaningOf(phrase.text) }],
  x0: phrase.x0,
  x1: phrase.x1,
  y0: phrase.y0,
  y1: phrase.y1,
});

/** Texts under the word stand on the lines of texts under the first heading */
function alignedRows({ phrases }: Frame, { cells, y1 }: Heading, far: Phrase): boolean {
  const first = cells[0]?.phrase;
  if (!first) return false;
  const under = (head: Phrase) =>
    phrases.filter(
      (one) =>
        one.y0 > y1 - settings.narrow * head.size &&
        one.y0 < y1 + 40 * head.size &&
        one.x0 < head.x1 + 2 * head.size &&
        one.x1 > head.x0 - 2 * head.size,
    );
  const lines = under(first).map(middle);
  const own = under(far);
  const aligned = own.filter((one) => lines.some((y) => Math.abs(y - middle(one)) < settings.aligned * one.size));
  return aligned.length > 1 && aligned.length > settings.many * own.length;
}
