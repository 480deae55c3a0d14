/** What is written beside a view with a leader to its place: marks of plates, holes, welds. They stand in rows and touch nothing. */
import type { XY } from "../solid-views.ts";
import { line, type Mark, path, text, textWidth } from "./marks.ts";

export interface Callout {
  readonly target: XY;
  readonly label: string;
  /** ISO 2553, system A: the symbol of the arrow's side stands on the full line, with the dashed one below; `both`: on either side */
  readonly weld?: {
    /** `a5`: it stands before the symbol, the length (the label) behind it */
    /** `n × l` is the label: so many runs on a side, each so long */
    readonly size: string;
    readonly type: "fillet" | "butt";
    readonly both: boolean;
    readonly around: boolean;
    readonly site: boolean;
    /** behind the fork: its number */
    readonly tail: string;
  };
}

/**
 * `edge`: where the band begins, downwards; `height` of the letters; they keep within `right` where they can.
 * How far the band reaches is what comes back.
 */
export function callouts(
  all: readonly Callout[],
  edge: number,
  height: number,
  right = Number.POSITIVE_INFINITY,
): { marks: Mark[]; depth: number } {
  const marks: Mark[] = [];
  const rowHeight = 4.4 * height;
  let deepest = 0;
  for (const { callout, row, from, width, tail, before, symbol } of placed(all, height, right)) {
    const { target, label, weld } = callout;
    const y = edge - (row + 1) * rowHeight;
    deepest = Math.max(deepest, (row + 1) * rowHeight + 1.8 * height);
    marks.push(...leader(target, [from, y], height));
    marks.push(line("DIMENSION", [from, y], [from + width, y]));
    if (weld) {
      const x = from + before;
      const size = x - 0.4 * height - textWidth(weld.size, height);
      marks.push(...symbolOf(weld, [x, y], height));
      marks.push(text([size, y + 0.35 * height], weld.size, height, { anchor: "start" }));
      // both sides are given where both are welded; else the dashed line says which side is the other
      if (weld.both) marks.push(text([size, y - 1.25 * height], weld.size, height, { anchor: "start" }));
      else marks.push(line("HIDDEN", [from, y - 0.45 * height], [from + width, y - 0.45 * height]));
      if (weld.both && label !== "")
        marks.push(text([from + symbol + 0.4 * height, y - 1.25 * height], label, height, { anchor: "start" }));
    }
    if (weld && tail > 0) {
      const fork = from + width;
      const [up, down] = [y + 0.6 * height, y - 0.6 * height];
      marks.push(line("DIMENSION", [fork, y], [fork + 0.6 * height, up]));
      marks.push(line("DIMENSION", [fork, y], [fork + 0.6 * height, down]));
      marks.push(text([fork + 0.9 * height, y - 0.5 * height], weld.tail, height, { anchor: "start" }));
    }
    if (weld?.around) marks.push({ kind: "circle", ink: "DIMENSION", at: [from, y], r: 0.5 * height });
    if (weld?.site)
      marks.push(
        path("DIMENSION", [
          [from, y],
          [from, y + 1.8 * height],
          [from + height, y + 1.4 * height],
          [from, y + height],
        ]),
      );
    marks.push(text([from + symbol + 0.4 * height, y + 0.35 * height], label, height, { anchor: "start" }));
  }
  return { marks, depth: deepest };
}

interface Placed {
  readonly callout: Callout;
  readonly row: number;
  readonly from: number;
  readonly width: number;
  /** behind the line */
  readonly tail: number;
  /** from its beginning to the symbol of a weld, and to its label */
  readonly before: number;
  readonly symbol: number;
}

const mostRows = 4;

/** Where the last of them begin that stand close to each other. */
function crowdFrom(ascending: readonly number[], apart: number): number {
  let from = ascending.at(-1) ?? 0;
  for (const x of ascending.toReversed()) {
    if (from - x > apart) break;
    from = x;
  }
  return from;
}

/** In rows, each where it is wanted or behind the one before it; a crowd that would reach too far fills the rows evenly, and begins farther left. */
function placed(all: readonly Callout[], height: number, right: number): Placed[] {
  const sorted = [...all].sort((a, b) => a.target[0] - b.target[0]);
  const inRows = (wantedOf: (x: number) => number, even: boolean): Placed[] => {
    const ends: number[] = [];
    return sorted.map((callout) => {
      const { label, weld, target } = callout;
      const before = weld ? textWidth(weld.size, height) + 0.8 * height + (weld.site ? height : 0) : 0;
      const symbol = weld ? before + 1.9 * height : 0;
      const width = symbol + textWidth(label, height) + 1.2 * height;
      const tail = weld && weld.tail !== "" ? textWidth(weld.tail, height) + height : 0;
      const wanted = wantedOf(target[0]) + 1.5 * height;
      let row = 0;
      while ((ends[row] ?? -Infinity) > wanted && row < mostRows - 1) row++;
      if (even && (ends[row] ?? -Infinity) > wanted) row = ends.indexOf(Math.min(...ends));
      const from = Math.max(wanted, ends[row] ?? -Infinity);
      ends[row] = from + width + tail + 1.5 * height;
      return { callout, row, from, width, tail, before, symbol };
    });
  };
  const overOf = (list: readonly Placed[]) =>
    Math.max(0, ...list.map(({ from, width, tail }) => from + width + tail)) - right;
  const plain = inRows((x) => x, false);
  if (overOf(plain) <= 0) return plain;
  const level = inRows((x) => x, true);
  const over = overOf(level);
  if (over <= 0) return level;
  const crowd = crowdFrom(
    sorted.map(({ target }) => target[0]),
    25 * height,
  );
  return inRows((x) => (x >= crowd ? x - over : x), true);
}

function leader(target: XY, to: XY, height: number): Mark[] {
  const [dx, dy] = [to[0] - target[0], to[1] - target[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const head = 0.9 * height;
  const side = 0.22 * height;
  return [
    line("DIMENSION", target, to),
    path("DIMENSION", [
      [target[0] + ux * head - uy * side, target[1] + uy * head + ux * side],
      target,
      [target[0] + ux * head + uy * side, target[1] + uy * head - ux * side],
    ]),
  ];
}

/** A fillet is a right triangle on the line, its upright leg on the left; a butt weld two parallel strokes. */
function symbolOf({ type, both }: NonNullable<Callout["weld"]>, [x, y]: XY, height: number): Mark[] {
  const size = 1.3 * height;
  const half = (way: 1 | -1): Mark[] =>
    type === "fillet"
      ? [
          path("DIMENSION", [
            [x, y],
            [x, y + way * size],
            [x + size, y],
          ]),
        ]
      : [
          line("DIMENSION", [x, y], [x, y + way * size]),
          line("DIMENSION", [x + 0.5 * size, y], [x + 0.5 * size, y + way * size]),
        ];
  return [...half(1), ...(both ? half(-1) : [])];
}
