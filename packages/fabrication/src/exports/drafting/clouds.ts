/** Clouds of a revision: around what is not as it was, with the revision in a triangle. */
import type { XY } from "../solid-views.ts";
import { type Extent, type Mark, path, polygon, text } from "./marks.ts";

/** Around a box, a little outside it: arcs about as long as three heights of the letters. */
export function cloud({ x0, y0, x1, y1 }: Extent, height: number, revision: string): Mark[] {
  const beyond = 1.2 * height;
  const [left, low, right, high] = [x0 - beyond, y0 - beyond, x1 + beyond, y1 + beyond];
  const corners: readonly XY[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  const points = corners.flatMap(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    const long = Math.hypot(bx - ax, by - ay);
    const count = Math.max(1, Math.round(long / (3 * height)));
    return Array.from({ length: count }, (_, k) => {
      const at = (part: number): XY => [ax + part * (bx - ax), ay + part * (by - ay)];
      return bulge(at(k / count), at((k + 1) / count));
    }).flat();
  });
  const [x, y] = [right + 1.6 * height, high];
  return [
    path("TITLE", [...points, ...points.slice(0, 1)]),
    polygon("TITLE", [
      [x - 1.3 * height, y - 0.8 * height],
      [x + 1.3 * height, y - 0.8 * height],
      [x, y + 1.5 * height],
    ]),
    text([x, y - 0.5 * height], revision, 0.8 * height, { ink: "TITLE" }),
  ];
}

/** Outwards of a loop that runs anticlockwise: to the right of its way. */
function bulge([ax, ay]: XY, [bx, by]: XY): XY[] {
  const steps = 6;
  const out = 0.3;
  return Array.from({ length: steps }, (_, k): XY => {
    const t = k / steps;
    const rise = out * Math.sin(Math.PI * t);
    return [ax + t * (bx - ax) + rise * (by - ay), ay + t * (by - ay) - rise * (bx - ax)];
  });
}
