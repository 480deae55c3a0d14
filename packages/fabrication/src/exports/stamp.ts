/** Where a mark is stamped: inside the contour, through no hole, under no plate. */
import { boxOf, type Polygon, type XY } from "./solid-views.ts";

export interface Stamp {
  /** lower left corner of its first letter */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

type Box = ReturnType<typeof boxOf>;

/** All that is nearer than r to a point: a hole; or to a box about it. */
export interface Taken {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly half?: XY;
}

export const aroundBox = ({ x0, y0, x1, y1 }: Box): Taken => ({
  x: (x0 + x1) / 2,
  y: (y0 + y1) / 2,
  r: 1,
  half: [(x1 - x0) / 2, (y1 - y0) / 2],
});

/** Of letters as wide as they are high, which those of stamps are not. */
const clear = 3;

/**
 * The largest letters first, then near the start of the piece, near its middle line. Where nothing is free, in small letters in the middle:
 * who stamps it sees the hole.
 */
export function stampAt(outline: Polygon, taken: readonly Taken[], letters: number): Stamp {
  const { x0, x1, y0, y1 } = boxOf(outline.length > 0 ? outline : [[0, 0]]);
  const first = x0 + Math.min(100, (x1 - x0) / 4);
  for (const height of [10, 7, 5]) {
    const width = Math.max(1, letters) * height;
    const levels = [0.5, 0.35, 0.65, 0.2, 0.8].map((part) => y0 + part * (y1 - y0) - height / 2);
    const step = Math.max(5, (x1 - x0 - width) / 400);
    const places: number[] = [];
    for (let x = first; x <= x1 - width; x += step) places.push(x);
    for (let x = first - step; x >= x0; x -= step) places.push(x);
    for (const x of places)
      for (const y of levels) {
        const box = { x0: x - clear, y0: y - clear, x1: x + width + clear, y1: y + height + clear };
        if (isInside(outline, box) && taken.every((one) => !touches(one, box))) return { x, y, height };
      }
  }
  return { x: first, y: (y0 + y1) / 2, height: 5 };
}

function touches({ x, y, r, half: [w, h] = [0, 0] }: Taken, box: Box): boolean {
  const dx = Math.max(box.x0 - x - w, 0, x - w - box.x1);
  const dy = Math.max(box.y0 - y - h, 0, y - h - box.y1);
  return Math.hypot(dx, dy) < r;
}

/** No side of the contour passes through the box, and its middle is inside. */
function isInside(outline: Polygon, box: Box): boolean {
  const [cx, cy] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  let inside = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > cy !== by > cy && cx < ax + ((cy - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    if (crosses(ax, ay, bx, by, box)) return false;
  }
  return inside;
}

/** Liang and Barsky: what of a line lies within the box. */
function crosses(ax: number, ay: number, bx: number, by: number, box: Box): boolean {
  let [from, to] = [0, 1];
  const sides = [
    [ax - bx, ax - box.x0],
    [bx - ax, box.x1 - ax],
    [ay - by, ay - box.y0],
    [by - ay, box.y1 - ay],
  ] as const;
  for (const [way, room] of sides) {
    if (way === 0) {
      if (room <= 0) return false;
    } else if (way < 0) from = Math.max(from, room / way);
    else to = Math.min(to, room / way);
  }
  return from < to;
}
