export type Point = readonly [x: number, y: number, place: number];

/** The corners of the convex hull, by monotone chains; points on its edges are none. */
export function hullOf(points: readonly Point[]): number[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  const different = sorted.filter(([x, y], i) => x !== sorted[i - 1]?.[0] || y !== sorted[i - 1]?.[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain;
  };
  return [...new Set([...half(different), ...half(different.toReversed())].map(([, , place]) => place))];
}

const none: Point = [0, 0, 0];

const turnsLeft = ([ax, ay]: Point = none, [bx, by]: Point = none, [cx, cy]: Point = none): boolean =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
