/** Long pieces are drawn broken: stretches where nothing happens are left out, dimensions keep what is real. */
import type { XY } from "../solid-views.ts";
import { type Mark, path } from "./marks.ts";

export interface Breaks {
  /** from real to drawn */
  readonly drawn: (x: number) => number;
  readonly real: (x: number) => number;
  /** drawn places of the breaks */
  readonly at: readonly number[];
  readonly length: number;
}

/** `features`: real places that must be seen; `keep` mm stay around each, what is longer becomes `keep` twice and a gap. */
export function breaksOf(features: readonly number[], keep: number, gap: number): Breaks {
  const sorted = [...new Set(features)].sort((a, b) => a - b);
  const knots: [real: number, drawn: number][] = [];
  const at: number[] = [];
  let lost = 0;
  sorted.forEach((x, i) => {
    const before = sorted[i - 1];
    if (before !== undefined && x - before > 2 * keep + gap + keep) {
      knots.push([before + keep, before + keep - lost]);
      at.push(before + keep - lost + gap / 2);
      lost += x - before - 2 * keep - gap;
      knots.push([x - keep, x - keep - lost]);
    }
    knots.push([x, x - lost]);
  });
  const first = knots[0];
  const last = knots.at(-1);
  const drawn = (x: number) => through(knots, x, 0, 1);
  const real = (x: number) => through(knots, x, 1, 0);
  return { drawn, real, at, length: first && last ? last[1] - first[1] : 0 };
}

/** Straight between the knots, and on beyond them. */
function through(knots: readonly (readonly [number, number])[], x: number, from: 0 | 1, to: 0 | 1): number {
  const [first] = knots;
  if (!first) return x;
  if (x <= first[from]) return first[to] + (x - first[from]);
  for (const [i, knot] of knots.entries()) {
    const before = knots[i - 1];
    if (before && x <= knot[from]) {
      const span = knot[from] - before[from];
      return span === 0 ? knot[to] : before[to] + ((x - before[from]) / span) * (knot[to] - before[to]);
    }
  }
  const last = knots.at(-1) ?? first;
  return last[to] + (x - last[from]);
}

/** Marks with their x moved to where they are drawn. Circles keep their form: their centre moves. */
export function broken(marks: readonly Mark[], { drawn }: Breaks): Mark[] {
  const at = ([x, y]: XY): XY => [drawn(x), y];
  return marks.map((mark): Mark => {
    if (mark.kind === "line") return { ...mark, from: at(mark.from), to: at(mark.to) };
    if (mark.kind === "circle" || mark.kind === "text") return { ...mark, at: at(mark.at) };
    return { ...mark, points: mark.points.map(at) };
  });
}

/** The break itself: a blank strip between two zigzag lines. */
export function breakMarks({ at }: Breaks, gap: number, low: number, high: number): Mark[] {
  const over = 0.12 * (high - low);
  return at.flatMap((x) => {
    const zigzag = (cx: number): XY[] => {
      const middle = (low + high) / 2;
      const kink = gap * 0.35;
      return [
        [cx, low - over],
        [cx, middle - kink],
        [cx - kink / 2, middle - kink / 3],
        [cx + kink / 2, middle + kink / 3],
        [cx, middle + kink],
        [cx, high + over],
      ];
    };
    const [left, right] = [zigzag(x - gap / 4), zigzag(x + gap / 4)];
    return [
      { kind: "blank", points: [...left, ...[...right].reverse()] } satisfies Mark,
      path("DIMENSION", left),
      path("DIMENSION", right),
    ];
  });
}
