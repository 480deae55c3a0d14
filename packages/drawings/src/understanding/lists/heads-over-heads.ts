/** Headings over headings: "Gewicht" over "einzel" and "gesamt", in one box with what stands under it. */

import { meaningOf } from "../../vocabulary/column-meanings.ts";
import { type Neighbours, neighbours } from "../neighbours.ts";
import { centre, type Frame, middle, type Phrase } from "../reading-direction.ts";
import { settings } from "./settings.ts";
import type { Heading } from "./table.ts";

type Cell = Heading["cells"][number];

/** The headings, those over several columns replaced by what stands under them; a heading made of these alone is none */
export function withColumnsUnderSpans(frame: Frame, headings: readonly Heading[]): Heading[] {
  const near = neighbours(frame.phrases, 80);
  const apart = headings.map((heading) => ({ heading, under: underSpans(frame, near, heading) }));
  const taken = new Set(apart.flatMap(({ under }) => [...under.values()].flat().flatMap(({ words }) => words)));
  return apart.flatMap(({ heading, under }) => {
    if (under.size > 0) return [withColumns(heading, under)];
    return heading.phrases.every(({ words }) => words.every((word) => taken.has(word))) ? [] : [heading];
  });
}

/** Words in boxes under a heading's box, as low as the boxes of the other headings reach */
function underSpans(frame: Frame, near: Neighbours, { cells, y1 }: Heading): Map<Phrase, Phrase[]> {
  const boxes = cells.map(({ phrase }) => ({ phrase, box: frame.rules.cellAt(centre(phrase), middle(phrase)) }));
  const ruled = boxes.filter(({ box: [left, top, right, bottom] }) =>
    [left, top, right, bottom].every((edge) => Number.isFinite(edge)),
  );
  if (ruled.length < 3 || ruled.length < settings.many * boxes.length) return new Map();
  const floor = Math.max(...ruled.map(({ box }) => box[3]));
  const under = new Map<Phrase, Phrase[]>();
  for (const { phrase, box } of ruled) {
    const [left, , right, bottom] = box;
    if (floor - bottom < settings.nearlyAll * phrase.size || floor - y1 > 6 * phrase.size) continue;
    const below = near(phrase, right - left + floor - bottom).filter(
      (one) => centre(one) > left && centre(one) < right && middle(one) > bottom && middle(one) < floor,
    );
    if (below.length >= 2 && below.every(({ text }) => !/\d/.test(text.replace(/m[2²]/g, ""))))
      under.set(phrase, below);
  }
  // some headings reach down to the rows
  return under.size < ruled.length ? under : new Map();
}

function withColumns(heading: Heading, under: ReadonlyMap<Phrase, readonly Phrase[]>): Heading {
  const cells = heading.cells
    .flatMap((cell): Cell[] => {
      const columns = under.get(cell.phrase);
      if (!columns) return [cell];
      return columns.map((phrase) => {
        const text = `${cell.phrase.text} ${phrase.text}`;
        const meaning = meaningOf(text) ?? meaningOf(phrase.text);
        return { phrase: { ...phrase, text }, meaning };
      });
    })
    .sort((a, b) => a.phrase.x0 - b.phrase.x0);
  const all = [...under.values()].flat();
  return {
    ...heading,
    cells,
    phrases: [...heading.phrases, ...all],
    y1: Math.max(heading.y1, ...all.map(({ y1 }) => y1)),
  };
}
