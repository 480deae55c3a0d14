/** The axes of a building, as the places of its members name them: `A/1`, `B/2-3 +4.200`. */
import type { Place } from "../members/model.ts";

export interface Axis {
  readonly name: string;
  /** the coordinate that is the same all along it */
  readonly across: "x" | "y";
  readonly at_mm: number;
}

type Votes = Map<string, Map<string, number>>;

/** Each name where most places put it; what only a measured place says does not count. */
export function axesOf(places: readonly Place[]): Axis[] {
  const votes: Votes = new Map();
  const vote = (name: string | undefined, across: "x" | "y", at: number, weight = 1) => {
    if (name === undefined) return;
    const of = votes.get(name) ?? new Map<string, number>();
    const key = `${across} ${Math.round(at)}`;
    votes.set(name, of.set(key, (of.get(key) ?? 0) + weight));
  };
  for (const place of places) if (place.from !== "measured") voteOf(place, vote);
  return [...votes]
    .flatMap(([name, of]): Axis[] => {
      const [best] = [...of].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      const [across, at] = best?.[0].split(" ") ?? [];
      return across === undefined ? [] : [{ name, across: across === "x" ? "x" : "y", at_mm: Number(at) }];
    })
    .sort((a, b) => a.across.localeCompare(b.across) || a.at_mm - b.at_mm || a.name.localeCompare(b.name));
}

const axisNames = /^([^/\s]{1,8})\/([^/\s]{1,8})(?:\s|$)/;

function voteOf(
  { text = "", start, end }: Place,
  vote: (name: string | undefined, across: "x" | "y", at: number, weight?: number) => void,
): void {
  const found = axisNames.exec(text);
  if (!found) return;
  const names = found.slice(1).map((one) => one.split("-"));
  const [single, span] = [names.find(({ length }) => length === 1), names.find(({ length }) => length === 2)];
  const [dx, dy] = [Math.abs(end[0] - start[0]), Math.abs(end[1] - start[1])];
  if (span && single) {
    const [along, across, i, k] = dx >= dy ? (["x", "y", 0, 1] as const) : (["y", "x", 1, 0] as const);
    vote(single[0], across, start[k]);
    const [from, to] = span;
    vote(from, along, start[i], 1.1);
    vote(to, along, end[i], 1.1);
    vote(from, along, end[i]);
    vote(to, along, start[i]);
    return;
  }
  const [[first] = [], [second] = []] = names;
  if (dx + dy > 1 || span) return;
  for (const [name, other] of [
    [first, second],
    [second, first],
  ]) {
    vote(name, "x", start[0]);
    vote(other, "y", start[1]);
  }
}

/** Heights at which something lies, and at which columns stand. */
export function levelsOf(places: readonly Place[]): number[] {
  const lying = places.filter(({ start, end }) => Math.abs(start[2] - end[2]) < 1 && !isPoint(start, end));
  return [...new Set(lying.map(({ start }) => Math.round(start[2])))].sort((a, b) => a - b);
}

const isPoint = (a: Place["start"], b: Place["end"]): boolean => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 1;

export const stands = ({ start, end }: Place): boolean => Math.hypot(end[0] - start[0], end[1] - start[1]) < 1;
