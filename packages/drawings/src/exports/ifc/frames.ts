/** Where pieces stand: axes inside axes, and the place of each assembly in the building. */
import type { Assembly, Direction, Frame } from "../../fabrication.ts";
import type { Place, Point } from "../../model.ts";

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

/** A point given in a frame, in the axes the frame is given in. */
export function pointIn({ origin, x, y }: Frame, [u, v, w]: Point): Point {
  const z = cross(x, y);
  return [
    origin[0] + u * x[0] + v * y[0] + w * z[0],
    origin[1] + u * x[1] + v * y[1] + w * z[1],
    origin[2] + u * x[2] + v * y[2] + w * z[2],
  ];
}

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

export interface StandingPiece {
  readonly assembly: Assembly;
  /** from 1 */
  readonly piece: number;
  readonly frame: Frame;
  readonly placed: boolean;
}

/**
 * Every piece of every assembly. Those without a place lie side by side, in the order of the drawing, beyond those that
 * have one.
 */
export function standing(assemblies: readonly Assembly[], widthOf: (assembly: Assembly) => number): StandingPiece[] {
  const known = assemblies.flatMap(({ place = [] }) => place.flatMap(({ start, end }) => [start[1], end[1]]));
  let y = known.length === 0 ? 0 : Math.min(...known) - 2000;
  return assemblies.flatMap((assembly) => {
    const gap = widthOf(assembly) + 500;
    return Array.from({ length: assembly.quantity }, (_, i): StandingPiece => {
      const place = assembly.place?.[i];
      if (place) return { assembly, piece: i + 1, frame: frameOf(place), placed: true };
      y -= gap;
      return { assembly, piece: i + 1, frame: { origin: [0, y, 0], x: [1, 0, 0], y: [0, 1, 0] }, placed: false };
    });
  });
}
