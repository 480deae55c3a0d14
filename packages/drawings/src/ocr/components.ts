/** Ink that hangs together. */
import type { Extent } from "./extent.ts";

export interface Component extends Extent {
  readonly area: number;
  /** into the runs, which are sorted by component */
  readonly firstRun: number;
  readonly runs: number;
}

/** Stretches of ink: row, first and last pixel; those of a component one after the other. */
export interface Runs {
  readonly row: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

export function componentsOf(ink: Uint8Array, width: number, height: number): { components: Component[]; runs: Runs } {
  const row: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const parent: number[] = [];
  const root = (i: number): number => {
    let at = i;
    for (;;) {
      const up = parent[at] ?? at;
      if (up === at) return at;
      parent[at] = parent[up] ?? up;
      at = up;
    }
  };
  let above = 0;
  let aboveEnd = 0;
  // looked for once, beyond the end of the row: empty rows cost nothing
  let at = ink.indexOf(1);
  for (let y = 0; y < height; y++) {
    const begin = row.length;
    const end = (y + 1) * width;
    while (at >= 0 && at < end) {
      let stop = at + 1;
      while (stop < end && ink[stop] === 1) stop++;
      parent.push(row.length);
      row.push(y);
      from.push(at - y * width);
      to.push(stop - y * width);
      at = ink.indexOf(1, stop);
    }
    for (let i = begin, j = above; i < row.length && j < aboveEnd; ) {
      const [i0 = 0, i1 = 0, j0 = 0, j1 = 0] = [from[i], to[i], from[j], to[j]];
      if (i0 <= j1 && j0 <= i1) {
        const [a, b] = [root(i), root(j)];
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
      }
      if (i1 < j1) i++;
      else j++;
    }
    above = begin;
    aboveEnd = row.length;
  }
  return gathered({ row, from, to }, root, width);
}

/** Runs sorted by what they hang together with. */
function gathered(
  { row, from, to }: Readonly<Record<keyof Runs, readonly number[]>>,
  root: (run: number) => number,
  width: number,
): { components: Component[]; runs: Runs } {
  const order = Int32Array.from({ length: row.length }, (_, i) => i);
  const roots = order.map((i) => root(i));
  order.sort((a, b) => (roots[a] ?? 0) - (roots[b] ?? 0) || a - b);
  const pick = (values: readonly number[]) => order.map((i) => values[i] ?? 0);
  const runs: Runs = { row: pick(row), from: pick(from), to: pick(to) };
  const components: Component[] = [];
  for (let begin = 0; begin < order.length; ) {
    const own = roots[order[begin] ?? 0];
    let end = begin;
    let [x0, x1, area] = [width, 0, 0];
    for (; end < order.length && roots[order[end] ?? 0] === own; end++) {
      const [left = 0, right = 0] = [runs.from[end], runs.to[end]];
      x0 = Math.min(x0, left);
      x1 = Math.max(x1, right);
      area += right - left;
    }
    const [y0 = 0, last = 0] = [runs.row[begin], runs.row[end - 1]];
    components.push({ x0, y0, x1, y1: last + 1, area, firstRun: begin, runs: end - begin });
    begin = end;
  }
  return { components, runs };
}
