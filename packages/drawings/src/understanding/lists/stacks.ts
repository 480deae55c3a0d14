/** Lists whose headings are not known, or that have none: sections under each other with values beside them; all rows say where columns end. */
import { sectionsIn } from "@x/fabrication/members";
import { meaningOf } from "../../vocabulary/column-meanings.ts";
import { after } from "../label-text.ts";
import { PhraseIndex } from "../phrase-index.ts";
import { type Frame, middle, type Phrase } from "../reading-direction.ts";
import { type Atom, atomsOf } from "./atoms.ts";
import { columnsByVote, lineOf } from "./columns.ts";
import { linesOf, rowsOf } from "./lines-to-rows.ts";
import { settings } from "./settings.ts";
import type { Line as Row } from "./strips.ts";
import type { Column, Line, Table } from "./table.ts";

/** "Unterzug HEB 240, S235JR, L = 5,40 m", "x 5150 lg, bearing on" */
const inWords = /,\s|\s(?:lg|long|lang)(?!\p{L})/iu;

/** However large letters are, what is aligned stands no further off */
const farthest = 160;

/** The only section that a phrase names */
interface Spot {
  readonly phrase: Phrase;
  readonly x0: number;
  readonly x1: number;
}

function spotOf(phrase: Phrase): Spot | undefined {
  const [found, second] = sectionsIn(phrase.text).filter(({ part }) => !part);
  if (!found || second || phrase.text.length > 80 || !(found.profile !== undefined || found.abroad)) return undefined;
  // a part in words: labels are read so
  if (inWords.test(phrase.text) && after(phrase.text.slice(found.end)).length !== undefined) return undefined;
  let at = 0;
  const own: Atom[] = [];
  for (const atom of atomsOf(phrase)) {
    const from = atom.glued ? at : phrase.text.indexOf(atom.text, at);
    at = from + atom.text.length;
    if (at > found.start && from < found.end) own.push(atom);
  }
  const [first] = own;
  return first && { phrase, x0: first.x0, x1: own.at(-1)?.x1 ?? first.x1 };
}

const places = [({ x0 }: Spot) => x0, ({ x1 }: Spot) => x1, ({ x0, x1 }: Spot) => (x0 + x1) / 2];

/** Those whose place is near that of another */
function alignedBy(place: (spot: Spot) => number, spots: readonly Spot[]): (seed: Spot) => Spot[] {
  const step = 8;
  const key = (x: number) => Math.floor(x / step);
  const bands = new Map<number, Spot[]>();
  for (const spot of spots) {
    const band = bands.get(key(place(spot)));
    if (band) band.push(spot);
    else bands.set(key(place(spot)), [spot]);
  }
  return (seed) => {
    const [at, reach] = [place(seed), Math.min(settings.onLine * seed.phrase.size, farthest)];
    const keys = Array.from({ length: key(at + reach) - key(at - reach) + 1 }, (_, i) => key(at - reach) + i);
    return keys.flatMap((one) => bands.get(one) ?? []).filter((one) => Math.abs(place(one) - at) < reach);
  };
}

/** Spots that begin, end or are centred alike, one after the other; the longest such run first */
function stacksOf(spots: readonly Spot[]): Spot[][] {
  const left = new Set(spots);
  const stacks: Spot[][] = [];
  const aligned = places.map((place) => alignedBy(place, spots));
  for (const seed of spots) {
    if (!left.has(seed)) continue;
    const runs = aligned.map((beside) => runAround(seed, beside(seed).filter((one) => left.has(one)))); // biome-ignore format: one line
    const [longest = []] = runs.sort((a, b) => b.length - a.length);
    if (longest.length < settings.stack) continue;
    stacks.push(longest);
    for (const one of longest) left.delete(one);
  }
  return stacks;
}

/** Those above and below that follow each other as rows do */
function runAround(seed: Spot, aligned: readonly Spot[]): Spot[] {
  const sorted = [...aligned].sort((a, b) => middle(a.phrase) - middle(b.phrase));
  const near = (a: Spot | undefined, b: Spot | undefined) =>
    a !== undefined && b !== undefined && middle(b.phrase) - middle(a.phrase) < settings.step * seed.phrase.size;
  let [from, to] = [sorted.indexOf(seed), sorted.indexOf(seed)];
  while (near(sorted[from - 1], sorted[from])) from--;
  while (near(sorted[to], sorted[to + 1])) to++;
  return sorted.slice(from, to + 1);
}

const isWords = ({ text }: Phrase): boolean => !/\d{2}/.test(text) && /\p{L}/u.test(text) && text.length < 80;

/** Two words of a text stand as far apart as a blank: gaps that are not so part cells */
function partsCells({ atoms }: Row): boolean {
  const gaps = atoms.slice(1).map((atom, i) => (atom.x0 - (atoms[i]?.x1 ?? atom.x0)) / atom.size);
  return atoms.some(({ glued }) => glued) || gaps.some((gap) => gap < settings.narrow || gap > settings.space);
}

export function listsWithoutHeading(frame: Frame, rest: readonly Phrase[], taken: Set<Phrase>): Table[] {
  const spots = rest.flatMap((phrase) => spotOf(phrase) ?? []);
  const index = new PhraseIndex(rest);
  const lines = (phrase: Phrase): Phrase[] => {
    const [at, reach] = [middle(phrase), Math.min(settings.sameLine * phrase.size, farthest)];
    return index.within([-Infinity, Infinity], [at - reach, at + reach]);
  };
  return stacksOf(spots).flatMap((stack): Table[] => {
    const table = tableOf(frame, stack, spots, (phrase) => lines(phrase).filter((one) => !taken.has(one)));
    for (const phrase of table?.used ?? []) taken.add(phrase);
    return table ? [table] : [];
  });
}

function tableOf(
  frame: Frame,
  stack: readonly Spot[],
  spots: readonly Spot[],
  lineAt: (phrase: Phrase) => Phrase[],
): Table | undefined {
  const named = new Set(spots.map(({ phrase }) => phrase));
  const rows = stack.map((spot) => withinReach(spot, lineAt(spot.phrase)));
  // a row names one section; several beside each other are labels on a plan
  const several = rows.filter((row) => row.filter((phrase) => named.has(phrase)).length > 1);
  if (several.length > settings.few * rows.length) return undefined;
  const voting = rows.map(lineOf);
  const full = voting.filter((row) => row.atoms.length >= settings.leastAtoms && partsCells(row));
  if (full.length < settings.many * rows.length) return undefined;
  const all = rows.flat();
  const span = [Math.min(...all.map(({ x0 }) => x0)) - 1, Math.max(...all.map(({ x1 }) => x1)) + 1] as const;
  const heads = headsOver(rows, span, lineAt);
  const voted = columnsByVote(frame, heads.length > 0 ? [lineOf(heads)] : [], voting, span);
  const columns = voted.map(({ heading, x0, x1 }): Column => ({ heading, meaning: meaningOf(heading), x0, x1 }));
  if (columns.length < 2 || columns.length > 16) return undefined;
  // marks and lengths beside sections are labels as well as rows
  if (heads.length === 0 && !voted.some(({ role }) => role === "pieces" || role === "mass")) return undefined;
  const headed = columns.some(({ meaning }) => meaning !== undefined && meaning !== "other");
  const used = [...all, ...(headed ? heads : [])];
  return { columns, rows: rowsOf(frame, columns, linesOf(all)), frame, used, headed };
}

/** What stands on the line of a section, as far as the cells of a row stand apart */
function withinReach({ phrase }: Spot, line: readonly Phrase[]): Phrase[] {
  const sorted = [...line].sort((a, b) => a.x0 - b.x0);
  const at = sorted.indexOf(phrase);
  const near = (a: Phrase | undefined, b: Phrase | undefined) =>
    a !== undefined && b !== undefined && b.x0 - a.x1 < settings.reach * phrase.size;
  let [from, to] = [at, at];
  while (near(sorted[from - 1], sorted[from])) from--;
  while (near(sorted[to], sorted[to + 1])) to++;
  return sorted.slice(from, to + 1);
}

/** Words right over the first row */
function headsOver(
  rows: readonly Line["phrases"][],
  [x0, x1]: readonly [number, number],
  lineAt: (phrase: Phrase) => Phrase[],
): Phrase[] {
  const [first] = rows[0] ?? [];
  if (!first) return [];
  const size = first.size;
  for (let above = 1; above <= settings.over * 2; above++) {
    const at = {
      ...first,
      y0: first.y0 - above * settings.half * size - settings.sameLine * size,
      y1: first.y1 - above * settings.half * size - settings.sameLine * size,
    };
    const line = lineAt(at).filter((one) => one.x1 > x0 - size && one.x0 < x1 + size && !rows[0]?.includes(one));
    // one text over columns of short ones is a title
    const titled = line.length === 1 && (line[0]?.words.length ?? 0) > 3 && (rows[0]?.length ?? 0) > 2;
    if (line.length > 0) return line.every(isWords) && !titled ? line : [];
  }
  return [];
}
