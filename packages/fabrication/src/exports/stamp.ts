/** Where a mark is stamped: inside the contour, through no hole. */
import { boxOf, type Polygon } from "./solid-views.ts";

export interface Stamp {
  /** lower left corner of its first letter */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Of letters as wide as they are high, which those of stamps are not. */
const clear = 3;

/**
 * The largest letters first, then near the start of the piece, near its middle line. Where nothing is free, in small letters in the middle:
 * who stamps it sees the hole.
 */
export function stampAt(
  outline: Polygon,
  holes: readonly { readonly x: number; readonly y: number; readonly r: number }[],
  letters: number,
): Stamp {
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
        if (isInside(outline, box) && holes.every((hole) => !touches(hole, box))) return { x, y, height };
      }
  }
  return { x: first, y: (y0 + y1) / 2, height: 5 };
}

type Box = ReturnType<typeof boxOf>;

function touches(hole: { readonly x: number; readonly y: number; readonly r: number }, box: Box): boolean {
  const [dx, dy] = [Math.max(box.x0 - hole.x, 0, hole.x - box.x1), Math.max(box.y0 - hole.y, 0, hole.y - box.y1)];
  return Math.hypot(dx, dy) < hole.r;
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
