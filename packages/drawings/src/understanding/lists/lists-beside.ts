/** Two complete lists beside each other under one line of headings: where the first ends, by what each of them has. */

import { type Meaning, meaningOf } from "../../vocabulary/column-meanings.ts";
import type { Phrase } from "../reading-direction.ts";
import { settings } from "./settings.ts";

interface Head {
  readonly phrase: Phrase;
  readonly meaning: Meaning | undefined;
}

const leastColumns = 3;
const mostColumns = 20;
const mostHeads = 80;

/** N. counts, where a mark has its word beside it */
export const onlyNumber = (text: string): boolean => /^(?:no|nr|n|num|núm)?[.°º]*$/iu.test(text.trim());

/** The columns of each list, or nothing where they are those of one */
export function completeLists(columns: readonly Phrase[]): Phrase[][] | undefined {
  const heads = columns.map((phrase): Head => ({ phrase, meaning: meaningOf(phrase.text) }));
  const parts = heads.length > mostHeads || isComplete(heads) ? undefined : parted(heads);
  return parts && parts.length > 1 ? parts.map((own) => own.map(({ phrase }) => phrase)) : undefined;
}

interface Parts {
  readonly parts: readonly (readonly Head[])[];
  readonly cost: number;
}

/** From the last column to the first: the best way to part what stands from each on */
function parted(heads: readonly Head[]): readonly (readonly Head[])[] | undefined {
  const from: (Parts | undefined)[] = [];
  for (let i = heads.length - leastColumns; i >= 0; i--)
    for (let end = i + leastColumns; end <= heads.length && end - i <= mostColumns; end++) {
      const own = heads.slice(i, end);
      const rest = end === heads.length ? { parts: [], cost: 0 } : from[end];
      if (!rest || !isComplete(own)) continue;
      const cost = rest.cost + strangeness(own) - settings.gapBetween * gapAt(heads, end);
      if (cost < (from[i]?.cost ?? Infinity)) from[i] = { parts: [own, ...rest.parts], cost };
    }
  return from[0]?.parts;
}

const times = (heads: readonly Head[], ...meanings: readonly Meaning[]): number =>
  heads.filter(({ meaning }) => meaning !== undefined && meanings.includes(meaning)).length;

const marks = (heads: readonly Head[]): number =>
  heads.filter(({ phrase, meaning }) => meaning === "mark" && !onlyNumber(phrase.text)).length;

/** It names sections and says two more of mark, pieces and length, none of them twice */
function isComplete(heads: readonly Head[]): boolean {
  const [sections, described] = [times(heads, "section", "size"), times(heads, "description")];
  const [pieces, lengths] = [times(heads, "quantity"), times(heads, "length")];
  const more = [pieces, lengths + times(heads, "feet"), times(heads, "mark")].filter((count) => count > 0).length;
  return (
    (sections > 0 || described > 0) &&
    times(heads, "section") <= 1 &&
    (sections > 0 || described === 1) &&
    pieces <= 1 &&
    lengths <= 1 &&
    marks(heads) <= 2 &&
    more >= 2
  );
}

/** Lists have one mark, pieces and lengths, and most begin with their mark, pieces or section */
function strangeness(heads: readonly Head[]): number {
  const order: (Meaning | undefined)[] = ["mark", "quantity", "section", "description"];
  const first = order.indexOf(heads[0]?.meaning);
  const counted = heads.some(
    ({ phrase, meaning }) => meaning === "quantity" || (meaning === "mark" && onlyNumber(phrase.text)),
  );
  const missing = [counted, times(heads, "length", "feet") > 0].filter((has) => !has).length;
  return 4 * Math.abs(marks(heads) - 1) + 4 * missing + (first < 0 ? order.length : first);
}

/** in heights of letters */
const gapAt = (heads: readonly Head[], i: number): number => {
  const [before, after] = [heads[i - 1]?.phrase, heads[i]?.phrase];
  return before && after ? Math.min(20, (after.x0 - before.x1) / after.size) : 0;
};
