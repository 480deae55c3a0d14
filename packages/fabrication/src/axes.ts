/** Axes inside axes, and the place of a member in the building. */
import type { Direction, Frame } from "./fabrication.ts";
import type { Place, Point } from "./members/model.ts";

export const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Direction, b: Direction): Direction => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export function unit(v: Direction): Direction {
  const length = Math.hypot(...v);
  return length === 0 ? [1, 0, 0] : [v[0] / length, v[1] / length, v[2] / length];
}

/** A direction given in a frame, in the axes the frame is given in. */
export function turned({ x, y }: Frame, [u, v, w]: Direction): Direction {
  const z = cross(x, y);
  return [u * x[0] + v * y[0] + w * z[0], u * x[1] + v * y[1] + w * z[1], u * x[2] + v * y[2] + w * z[2]];
}

/** A point given in a frame, in the axes the frame is given in. */
export function pointIn(frame: Frame, point: Point): Point {
  const [x, y, z] = turned(frame, point);
  return [frame.origin[0] + x, frame.origin[1] + y, frame.origin[2] + z];
}

/** The other way: a point in the axes of the frame. */
export function inFrame({ origin, x, y }: Frame, point: Point): Point {
  const v = minus(point, origin);
  return [dot(v, x), dot(v, y), dot(v, cross(x, y))];
}

/** A frame given in another. */
export const frameIn = (outer: Frame, { origin, x, y }: Frame): Frame => ({
  origin: pointIn(outer, origin),
  x: turned(outer, x),
  y: turned(outer, y),
});

/** Web upright along a line; along z for a column, whose web stands along x; then turned about its own axis. */
export function frameOf({ start, end, rotation_deg = 0 }: Place): Frame {
  const x = unit(minus(end, start));
  const up: Direction = Math.abs(x[2]) > 0.999 ? [1, 0, 0] : [0, 0, 1];
  const y0 = unit(cross(up, x));
  const z0 = cross(x, y0);
  const angle = (rotation_deg * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const y: Direction = [c * y0[0] + s * z0[0], c * y0[1] + s * z0[1], c * y0[2] + s * z0[2]];
  return { origin: start, x, y };
}
