/** Columns of a list by vote: of all gutters those, and of all columns the roles, that explain all rows and headings best. */

import { meaningOf } from "../../vocabulary/column-meanings.ts";
import type { Frame, Phrase } from "../reading-direction.ts";
import { type Atom, atomsOf, joinedAtoms } from "./atoms.ts";
import { columnEvidence, headingEvidence, type Role, roles } from "./evidence.ts";
import { settings } from "./settings.ts";
import { type Gaps, type Gutter, gapsAt, guttersOf, type Line, median, votingRows } from "./strips.ts";

export interface VotedColumn {
  readonly x0: number;
  readonly x1: number;
  readonly heading: string;
  readonly role: Role;
}

/** The line of a list, of phrases that may hold more than one cell */
export const lineOf = (phrases: readonly Phrase[]): Line => ({
  atoms: phrases.flatMap(atomsOf).sort((a, b) => a.x0 - b.x0),
  y0: Math.min(...phrases.map(({ y0 }) => y0)),
  y1: Math.max(...phrases.map(({ y1 }) => y1)),
});

/** By its width: [wide, a gap, a space, none] */
const gapWorth = (width: number, [wide, gap, space, none]: readonly [number, number, number, number]): number =>
  width >= settings.wide ? wide : width >= settings.gap ? gap : width > settings.space ? space : none;

/** What the end of a column at a gutter is worth, by the gaps between its cells and those of the next one */
function worthOf({ ruled, headed, crossed }: Gutter, { width, parted, seams, thousands }: Gaps): number {
  if (ruled) return 2;
  if (thousands) return -4;
  const against = (headed ? 1 : 0) + (crossed ? 3 : 0);
  const sure = Math.min(1, parted / 3);
  if (seams > 0) return (seams > settings.half ? settings.seam.between * sure : -4) - against;
  if (parted === 0) return -against;
  const gap = gapWorth(width, settings.gapEnds);
  return sure * gap - against;
}

/** What it costs that the cells of a column go on across a gap */
function costOf({ width, parted, seams, thousands }: Gaps): number {
  if (thousands) return 0;
  const sure = Math.min(1, parted / 3);
  if (seams > settings.half) return settings.seam.across * sure;
  return sure * gapWorth(width, settings.gapCrossed);
}
const acrossRule = 8;
const mostCost = 12;

const within = (atoms: readonly Atom[], x0: number, x1: number): Atom[] =>
  atoms.filter((atom) => atom.x0 + atom.x1 > 2 * x0 && atom.x0 + atom.x1 <= 2 * x1);
const textsAt = (lines: readonly Line[], x0: number, x1: number): string[] =>
  lines.map(({ atoms }) => joinedAtoms(within(atoms, x0, x1))?.text ?? "");

/** once in a list */
const single: ReadonlySet<Role> = new Set(["section", "grade", "length"]);

/** A column that may be: from one strip to another */
interface Candidate extends Omit<VotedColumn, "role"> {
  readonly from: number;
  readonly to: number;
  /** of gaps that it goes across, of missing texts and a missing heading */
  readonly cost: number;
  readonly choices: readonly { readonly role: Role; readonly score: number }[];
}

interface Reading {
  readonly columns: readonly (Candidate & { readonly role: Role })[];
  readonly used: ReadonlySet<Role>;
  readonly score: number;
}

export function columnsByVote(
  frame: Frame,
  heads: readonly Line[],
  rows: readonly Line[],
  span: readonly [number, number],
): readonly VotedColumn[] {
  const strips = new Strips(frame, heads, votingRows(rows), span);
  const open: Reading[][] = Array.from({ length: strips.count + 1 }, () => []);
  open[0] = [{ columns: [], used: new Set(), score: 0 }];
  for (let from = 0; from < strips.count; from++) {
    const best = (open[from] ?? []).sort((a, b) => b.score - a.score).slice(0, settings.beam);
    for (const candidate of strips.columnsFrom(from))
      open[candidate.to + 1]?.push(...best.flatMap((reading) => withColumn(strips, reading, candidate)));
  }
  const [best] = (open.at(-1) ?? []).sort((a, b) => b.score - a.score);
  return best?.columns ?? [];
}

function withColumn(strips: Strips, { columns, used, score }: Reading, candidate: Candidate): Reading[] {
  const last = columns.at(-1);
  const worth = last ? strips.worthBetween(last, candidate) : 0;
  return candidate.choices.flatMap((choice) =>
    used.has(choice.role)
      ? []
      : [
          {
            columns: [...columns, { ...candidate, role: choice.role }],
            used: single.has(choice.role) ? new Set([...used, choice.role]) : used,
            score: score + choice.score + worth - candidate.cost,
          },
        ],
  );
}

/** What stands between two gutters each, and the columns that strips next to each other may make */
class Strips {
  readonly count: number;
  readonly #heads: readonly Line[];
  readonly #rows: readonly Line[];
  readonly #gutters: readonly Gutter[];
  readonly #edges: readonly number[];
  readonly #size: number;
  /** where columns have rules, few end without one */
  readonly #unruled: number;
  readonly #worth = new Map<string, number>();

  constructor(frame: Frame, heads: readonly Line[], rows: readonly Line[], span: readonly [number, number]) {
    this.#heads = heads;
    this.#rows = rows;
    this.#gutters = guttersOf(frame, heads, rows, span);
    this.#edges = [span[0], ...this.#gutters.map(({ x }) => x), span[1]];
    this.#size = median(rows.flatMap(({ atoms }) => atoms.map((atom) => atom.size))) ?? 1;
    this.#unruled = this.#gutters.filter(({ ruled }) => ruled).length >= settings.ruled ? -2 : 0;
    this.count = this.#edges.length - 1;
  }

  columnsFrom(from: number): Candidate[] {
    const found: Candidate[] = [];
    for (let to = from; to < Math.min(this.count, from + settings.strips); to++) {
      const [x0 = 0, x1 = 0] = [this.#edges[from], this.#edges[to + 1]];
      const across = this.#gutters.slice(from, to).reduce((sum, gutter) => sum + this.#costAcross(gutter, [x0, x1]), 0);
      if (across > mostCost) break;
      found.push(this.#candidate([from, to], [x0, x1], across));
    }
    return found;
  }

  #costAcross({ x, ruled }: Gutter, span: readonly [number, number]): number {
    if (ruled) return acrossRule;
    // headings that stand apart are those of two columns, even where hardly a row fills both
    const heads = gapsAt(this.#heads, x, this.#size, span);
    const apart = gapWorth(heads.width, settings.headsCrossed);
    return apart + costOf(gapsAt(this.#rows, x, this.#size, span));
  }

  #candidate([from, to]: readonly [number, number], [x0, x1]: readonly [number, number], across: number): Candidate {
    const heading = textsAt(this.#heads, x0, x1)
      .filter((text) => text !== "")
      .join(" ");
    const texts = textsAt(this.#rows, x0, x1);
    const filled = texts.filter((text) => text !== "").length / Math.max(1, texts.length);
    const evidence = columnEvidence(texts);
    const weight = settings.emptyWeight + (1 - settings.emptyWeight) * Math.min(1, 2 * filled);
    const choices = roles
      .map((role) => {
        const told = headingEvidence(heading, role);
        return {
          role,
          score:
            filled === 0
              ? settings.headingAlone * told - settings.emptyColumn
              : weight * ((evidence.get(role) ?? 0) + told),
        };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, 4);
    // a column wants text, and a heading where the others have theirs
    const unheaded = heading === "" && this.#heads.length > 0 ? settings.unheaded : 0;
    const empty = filled > 0 ? 0 : meaningOf(heading) === undefined ? 1 : settings.headingAlone;
    return { from, to, x0, x1, heading, cost: across + unheaded + empty, choices };
  }

  worthBetween(before: Candidate, after: Candidate): number {
    const key = `${before.from} ${after.from} ${after.to}`;
    const gutter = this.#gutters[before.to];
    const known = this.#worth.get(key);
    if (known !== undefined || !gutter) return known ?? 0;
    const gaps = gapsAt(this.#rows, gutter.x, this.#size, [before.x0, after.x1]);
    const worth = worthOf(gutter, gaps) + (gutter.ruled ? 0 : this.#unruled);
    this.#worth.set(key, worth);
    return worth;
  }
}
