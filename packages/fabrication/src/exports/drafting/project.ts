/** Pieces of an assembly as they are seen from one side: straight, without perspective. */
import type { Direction, Frame } from "../../fabrication.ts";
import type { Point } from "../../members/model.ts";
import type { Polygon, XY } from "../solid-views.ts";

/** `right` and `up` of the paper, in the axes of the assembly; their cross product points at the viewer. */
export interface Looking {
  readonly right: Direction;
  readonly up: Direction;
}

export const fromFront: Looking = { right: [1, 0, 0], up: [0, 0, 1] };
export const fromAbove: Looking = { right: [1, 0, 0], up: [0, 1, 0] };
/** from the start of the piece towards its end, and the other way */
export const fromStart: Looking = { right: [0, -1, 0], up: [0, 0, 1] };
export const fromEnd: Looking = { right: [0, 1, 0], up: [0, 0, 1] };

export const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Direction, b: Direction): Direction => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const towards = ({ right, up }: Looking): Direction => cross(right, up);

export const seen = ({ right, up }: Looking, p: Point): XY => [dot(right, p), dot(up, p)];

const depthOf = (looking: Looking, p: Point): number => dot(towards(looking), p);

export function pointIn({ origin, x, y }: Frame, [u, v, w]: Point): Point {
  const z = cross(x, y);
  return [
    origin[0] + u * x[0] + v * y[0] + w * z[0],
    origin[1] + u * x[1] + v * y[1] + w * z[1],
    origin[2] + u * x[2] + v * y[2] + w * z[2],
  ];
}

/** Face to the viewer, or back: the outline itself is what is seen. */
export const faceOn = (looking: Looking, { x, y }: Frame): boolean =>
  Math.abs(dot(towards(looking), cross(x, y))) > 0.999;

/** What an outline with a thickness covers on the paper. */
export function silhouette(looking: Looking, frame: Frame, outline: Polygon, thickness: number): Polygon {
  const at = (w: number) => outline.map(([u, v]) => seen(looking, pointIn(frame, [u, v, w])));
  return faceOn(looking, frame) ? at(0) : hull([...at(0), ...at(thickness)]);
}

/** How near to and far from the viewer it reaches. */
export function reach(
  looking: Looking,
  frame: Frame,
  outline: Polygon,
  thickness: number,
): [far: number, near: number] {
  const depths = outline.flatMap(([u, v]) => [0, thickness].map((w) => depthOf(looking, pointIn(frame, [u, v, w]))));
  return [Math.min(...depths), Math.max(...depths)];
}

/** Convex hull, anticlockwise (Andrew's monotone chain). */
export function hull(points: readonly XY[]): Polygon {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly XY[]): XY[] => {
    const chain: XY[] = [];
    for (const p of list) {
      for (let n = chain.length; n >= 2; n = chain.length) {
        const [a, b] = [chain[n - 2], chain[n - 1]];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-9) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
