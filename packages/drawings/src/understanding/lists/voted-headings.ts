/** Headings whose words stand so close that they were taken for one text, or are not known: the rows beside them say which is which. */
import { gradeIn, sectionsIn } from "@x/fabrication/members";
import { type Meaning, meaningOf } from "../../vocabulary/column-meanings.ts";
import { centre, type Frame, middle, type Phrase } from "../reading-direction.ts";
import { atomsOf, joinedAtoms } from "./atoms.ts";
import { columnsByVote, lineOf } from "./columns.ts";
import { linesOf } from "./lines-to-rows.ts";
import { settings } from "./settings.ts";
import type { Heading, Line } from "./table.ts";

const needed = new Set<Meaning | undefined>(["section", "size", "description", "length", "grade", "mark", "quantity"]);

/** What words of a line mean, alone or a few together */
function meaningsIn(line: readonly Phrase[]): Set<Meaning> {
  const found = new Set<Meaning>();
  for (const { words } of line)
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= Math.min(words.length, from + 3); to++) {
        const meaning = meaningOf(
          words
            .slice(from, to)
            .map(({ text }) => text)
            .join(" "),
        );
        if (meaning !== undefined && needed.has(meaning)) found.add(meaning);
      }
  return found; // biome-ignore format: one line
}

/** Lines of phrases that stand on one height, each in its own order; a drawing has many heights close to each other */
function linesAtHeights(phrases: readonly Phrase[]): Phrase[][] {
  const lines: { readonly at: number; readonly phrases: Phrase[] }[] = [];
  for (const phrase of [...phrases].sort((a, b) => middle(a) - middle(b))) {
    const last = lines.at(-1);
    if (last && middle(phrase) - last.at < settings.sameSize * phrase.size) last.phrases.push(phrase);
    else lines.push({ at: middle(phrase), phrases: [phrase] });
  }
  return lines.map((line) => line.phrases.sort((a, b) => a.x0 - b.x0));
}

/** Parts of a line that are near enough to belong together */
function chainsOf(line: readonly Phrase[]): Phrase[][] {
  const chains: Phrase[][] = [];
  for (const phrase of line) {
    const before = chains.at(-1)?.at(-1);
    if (before && phrase.x0 - before.x1 < settings.reach * phrase.size) chains.at(-1)?.push(phrase);
    else chains.push([phrase]);
  }
  return chains;
}

const isText = ({ text, struck }: Phrase): boolean =>
  !struck && !/^\d/.test(text) && sectionsIn(text).length === 0 && gradeIn(text) === undefined;

/** Headings of lines that no list has yet */
export function headingsByVote(frame: Frame, rest: readonly Phrase[]): Heading[] {
  const lines = linesAtHeights(rest);
  return lines.flatMap((line, at) =>
    chainsOf(line).flatMap((chain): Heading[] => {
      if (!chain.every(isText) || meaningsIn(chain).size < 2) return [];
      const heading = [rowsBeside(lines, at, chain, 1), rowsBeside(lines, at, chain, -1)].flatMap((rows) =>
        rows.length === 0 ? [] : (headingOver(frame, chain, rows) ?? []),
      );
      return heading.slice(0, 1);
    }),
  );
}

/** The lines after a heading, as far as they follow each other as in a list */
function rowsBeside(lines: readonly Phrase[][], at: number, chain: readonly Phrase[], way: 1 | -1): Line[] {
  const size = Math.max(...chain.map((one) => one.size));
  const [x0, x1] = [
    Math.min(...chain.map((one) => one.x0)) - 4 * size,
    Math.max(...chain.map((one) => one.x1)) + 6 * size,
  ];
  const own: Phrase[] = [];
  let edge = middle(chain[0] ?? { y0: 0, y1: 0 });
  let pitch = 0;
  for (let i = at + way; i >= 0 && i < lines.length && own.length < settings.votes; i += way) {
    const phrases = (lines[i] ?? []).filter((one) => centre(one) > x0 && centre(one) < x1);
    const [first] = phrases;
    if (!first) continue;
    const step = Math.abs(middle(first) - edge);
    if (step > Math.max(settings.follows * size, settings.steps * pitch)) break;
    if (own.length > 0) pitch = Math.max(pitch, step);
    edge = middle(first);
    own.push(...phrases);
  }
  return linesOf(own);
}

function headingOver(frame: Frame, chain: readonly Phrase[], rows: readonly Line[]): Heading | undefined {
  const size = Math.max(...chain.map((one) => one.size));
  const [x0, x1] = [Math.min(...chain.map((one) => one.x0)), Math.max(...chain.map((one) => one.x1))];
  const full = rows.filter(({ phrases }) => phrases.flatMap(atomsOf).length > 2);
  const voting = (full.length > 0 ? full : rows).map(({ phrases }) => lineOf(phrases));
  const columns = columnsByVote(frame, [lineOf(chain)], voting, [x0 - 6 * size, x1 + 8 * size]);
  const atoms = lineOf(chain).atoms;
  const cells = columns.flatMap((column) => {
    const own = atoms.filter((atom) => atom.x0 + atom.x1 > 2 * column.x0 && atom.x0 + atom.x1 <= 2 * column.x1);
    const phrase = joinedAtoms(own);
    return phrase ? [{ phrase, meaning: meaningOf(phrase.text) }] : [];
  });
  const known = cells.filter(({ meaning }) => meaning !== undefined);
  const useful = new Set(known.map(({ meaning }) => meaning).filter((meaning) => needed.has(meaning)));
  if (useful.size < 2 || known.length < settings.half * cells.length) return undefined;
  return {
    phrases: chain,
    cells,
    x0,
    x1,
    y0: Math.min(...chain.map((one) => one.y0)),
    y1: Math.max(...chain.map((one) => one.y1)),
  };
}
