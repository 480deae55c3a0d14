/**
 * Dimension chains. Numbers stand above their line when there is room, else beside each other in further rows, so that no
 * two ever overlap; the chain says how much room it took, and the next one stands behind it.
 */
import type { XY } from "../solid-views.ts";
import { circle, line, type Mark, text, textWidth } from "./marks.ts";

export interface Chain {
  readonly marks: readonly Mark[];
  /** how far it reaches from the edge it was given */
  readonly depth: number;
}

export interface ChainOptions {
  /** places along the chain; equal ones are drawn once */
  readonly at: readonly number[];
  /** where the extension lines begin, and on which side of it the chain stands */
  readonly edge: number;
  readonly side: "above" | "below" | "left" | "right";
  /** distance of the first line from the edge, in heights of the text */
  readonly gap?: number;
  /** height of the numbers */
  readonly height: number;
  /** what a place really is, where the drawing is broken and places are drawn closer */
  readonly real?: (at: number) => number;
  /** from the first place to each: running dimensions */
  readonly running?: boolean;
}

const rounded = (value: number) => {
  const tenths = Math.round(value * 10) / 10;
  return String(Number.isInteger(tenths) ? Math.round(tenths) : tenths);
};

export function chain({ at, edge, side, gap = 3, height, real = (x) => x, running = false }: ChainOptions): Chain {
  const places = distinct(at);
  if (places.length < 2) return { marks: [], depth: 0 };
  const upright = side === "left" || side === "right";
  const outward = side === "above" || side === "right" ? 1 : -1;
  const level = edge + outward * gap * height;
  const point = (along: number, across: number): XY => (upright ? [across, along] : [along, across]);
  const marks: Mark[] = [];
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  marks.push(line("DIMENSION", point(first, level), point(last, level)));
  for (const x of places) {
    marks.push(line("DIMENSION", point(x, edge + outward * 0.8 * height), point(x, level + outward * 0.6 * height)));
    const tick = 0.45 * height;
    const [u, v] = point(x, level);
    marks.push(line("DIMENSION", [u - tick, v - tick], [u + tick, v + tick]));
  }
  if (running) marks.push(circle("DIMENSION", point(first, level), 0.5 * height));
  const numbers = running ? runningNumbers(places, real) : segmentNumbers(places, real);
  const rows = inRows(numbers, height);
  // beside a text of an upright chain reads from the right: its base is towards the line
  const textSide = upright ? -1 : 1;
  for (const [i, { value, middle, room }] of numbers.entries()) {
    const row = rows[i] ?? 0;
    const away = row === 0 ? 0.35 : 0.35 + row * 1.5;
    // rows beyond the first stand on the outer side, where nothing else is
    const offset = row === 0 ? textSide * away * height : outward * (away + (outward === textSide ? 0 : 1)) * height;
    const at = point(middle, level + offset);
    marks.push(...onBlank(at, value, height, upright));
    if (row > 0 && room < textWidth(value, height)) {
      marks.push(line("DIMENSION", point(middle, level), point(middle, level + outward * (away - 0.25) * height)));
    }
  }
  const most = Math.max(0, ...rows);
  return { marks, depth: (gap + 1.6 + most * 1.5 + (most > 0 ? 1 : 0)) * height };
}

/** No line goes through a number. */
function onBlank([x, y]: XY, value: string, height: number, upright: boolean): Mark[] {
  const half = 0.42 * textWidth(value, height);
  const [low, high] = [-0.12 * height, 1.02 * height];
  const corner = (along: number, up: number): XY => (upright ? [x - up, y + along] : [x + along, y + up]);
  const corners = [corner(-half, low), corner(half, low), corner(half, high), corner(-half, high)];
  return [
    { kind: "blank", points: corners },
    text([x, y], value, height, { angle: upright ? 90 : 0, ink: "DIMENSION" }),
  ];
}

interface Number {
  readonly value: string;
  readonly middle: number;
  /** between the places it measures */
  readonly room: number;
}

function segmentNumbers(places: readonly number[], real: (at: number) => number): Number[] {
  return places.slice(1).map((to, i) => {
    const from = places[i] ?? 0;
    return { value: rounded(real(to) - real(from)), middle: (from + to) / 2, room: to - from };
  });
}

function runningNumbers(places: readonly number[], real: (at: number) => number): Number[] {
  const first = places[0] ?? 0;
  return places.slice(1).map((to, i) => ({
    value: rounded(real(to) - real(first)),
    middle: to,
    room: to - (places[i] ?? 0),
  }));
}

/** Row of each number: the lowest in which it touches none before it; row 0 only where it fits between its places. */
function inRows(numbers: readonly Number[], height: number): number[] {
  const ends: number[] = [];
  return numbers.map(({ value, middle, room }) => {
    const half = textWidth(value, height) / 2 + 0.3 * height;
    const fits = room >= 2 * half - 0.3 * height;
    for (let row = fits ? 0 : 1; ; row++) {
      if ((ends[row] ?? -Infinity) <= middle - half) {
        ends[row] = middle + half;
        return row;
      }
    }
  });
}

/** Sorted, those closer than a tenth of a millimetre once. */
function distinct(at: readonly number[]): number[] {
  const sorted = [...at].sort((a, b) => a - b);
  return sorted.filter((x, i) => i === 0 || x - (sorted[i - 1] ?? 0) > 0.1);
}

/** Chains one behind the other on one side; what they need in all. */
export function chains(all: readonly Omit<ChainOptions, "gap">[], firstGap = 3): Chain {
  const lines: Mark[] = [];
  const numbers: Mark[] = [];
  let depth = 0;
  for (const one of all) {
    const gap = depth === 0 ? firstGap : depth / one.height + 1.6;
    const made = chain({ ...one, gap });
    if (made.marks.length === 0) continue;
    for (const mark of made.marks) (mark.kind === "text" || mark.kind === "blank" ? numbers : lines).push(mark);
    depth = made.depth;
  }
  return { marks: [...lines, ...numbers], depth };
}

/** Which holes are measured at the start of a piece, and which at its end: where they are. */
export function byEnd<T extends { readonly x_mm: number }>(
  holes: readonly T[],
  length_mm: number,
): [start: T[], end: T[]] {
  return [holes.filter((one) => one.x_mm <= length_mm / 2), holes.filter((one) => one.x_mm > length_mm / 2)];
}

/** A chain of running dimensions tells something beside the others from two places on. */
export const runningFrom = 2;
