// EN 1992-1-1 6.4.2: the line round a loaded area at a distance, and what openings take of it.

import type { Position } from "./schema.ts";

export interface Area {
  /** Sides along y and z; of a circle its diameter twice. */
  readonly c_1: number;
  readonly c_2: number;
  readonly round: boolean;
  readonly position: Position;
  /** From the loaded area to the edge, at -y; of a corner at -z, too. */
  readonly e: number;
}

interface Opening {
  readonly y: number;
  readonly z: number;
  readonly b_y: number;
  readonly b_z: number;
}

export interface Sector {
  readonly middle: number;
  readonly half: number;
}

/** Between the tangents from the middle of the loaded area, Figure 6.14: a long opening counts as sqrt(l_1 l_2) wide. */
export function sectorOf({ y, z, b_y, b_z }: Opening): Sector {
  const alongY = Math.abs(y) >= Math.abs(z);
  const [l_1, l_2] = alongY ? [b_y, b_z] : [b_z, b_y];
  const across = l_1 > l_2 ? Math.sqrt(l_1 * l_2) : l_2;
  const [h_y, h_z] = alongY ? [b_y / 2, across / 2] : [across / 2, b_z / 2];
  const middle = Math.atan2(z, y);
  const angles = [-1, 1].flatMap((i) => [-1, 1].map((j) => turned(Math.atan2(z + j * h_z, y + i * h_y) - middle)));
  const [low, high] = [Math.min(...angles), Math.max(...angles)];
  return { middle: middle + (low + high) / 2, half: (high - low) / 2 };
}

const turned = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Clear distance between the loaded area and an opening. */
export function distanceTo({ c_1, c_2, round }: Area, { y, z, b_y, b_z }: Opening): number {
  if (round) {
    const nearest = Math.hypot(Math.max(0, Math.abs(y) - b_y / 2), Math.max(0, Math.abs(z) - b_z / 2));
    return Math.max(0, nearest - c_1 / 2);
  }
  return Math.hypot(Math.max(0, Math.abs(y) - (c_1 + b_y) / 2), Math.max(0, Math.abs(z) - (c_2 + b_z) / 2));
}

/** Openings may touch the loaded area. */
export function overlaps({ c_1, c_2, round }: Area, { y, z, b_y, b_z }: Opening): boolean {
  const [out_y, out_z] = [Math.abs(y) - b_y / 2, Math.abs(z) - b_z / 2];
  const within = 1 - 1e-9;
  if (round) return Math.hypot(Math.max(0, out_y), Math.max(0, out_z)) < (c_1 / 2) * within;
  return out_y < (c_1 / 2) * within && out_z < (c_2 / 2) * within;
}

/** Beyond the edges of the slab, or on them. */
export function isOutside({ c_1, c_2, position, e }: Area, { y, z, b_y, b_z }: Opening): boolean {
  if (position !== "edge" && position !== "corner") return false;
  return y + b_y / 2 <= -c_1 / 2 - e || (position === "corner" && z + b_z / 2 <= -c_2 / 2 - e);
}

type Piece = (t: number) => readonly [y: number, z: number];

interface Line {
  readonly length: number;
  readonly at: Piece;
}

const straight = (from: readonly [number, number], to: readonly [number, number]): Line => ({
  length: Math.hypot(to[0] - from[0], to[1] - from[1]),
  at: (t) => [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])],
});
const arc = (y: number, z: number, r: number, from: number, turn: number): Line => ({
  length: r * Math.abs(turn),
  at: (t) => [y + r * Math.cos(from + t * turn), z + r * Math.sin(from + t * turn)],
});

/** Round a column at an edge or a corner: an arc about its middle, then square to the edges. */
function roundLines(half: number, r: number, position: Area["position"], e: number): Line[] {
  const [out, back] = [half + r, -half - e];
  const quarter = arc(0, 0, out, 0, Math.PI / 2);
  const along = straight([0, out], [back, out]);
  if (position === "corner") return [straight([out, back], [out, 0]), quarter, along];
  return [quarter, along, arc(0, 0, out, 0, -Math.PI / 2), straight([0, -out], [back, -out])];
}

/** At r from the loaded area, to the edges of the slab where there are some. */
function linesAt({ c_1, c_2, round, position, e }: Area, r: number): Line[] {
  const quarter = Math.PI / 2;
  if (round && position === "internal") return [arc(0, 0, c_1 / 2 + r, 0, 4 * quarter)];
  const [y, z] = [c_1 / 2, c_2 / 2];
  const right = [arc(y, z, r, 0, quarter), straight([y + r, 0], [y + r, z])];
  if (round) return roundLines(c_1 / 2, r, position, e);
  if (position === "corner") {
    return [straight([y + r, -z - e], [y + r, z]), arc(y, z, r, 0, quarter), straight([y, z + r], [-y - e, z + r])];
  }
  const mirrored = (line: Line): Line => ({ length: line.length, at: (t) => [line.at(t)[0], -line.at(t)[1]] });
  if (position === "edge") {
    const half = [...right, straight([y, z + r], [-y - e, z + r])];
    return [...half, ...half.map(mirrored)];
  }
  const half = [
    ...right,
    straight([y, z + r], [-y, z + r]),
    arc(-y, z, r, quarter, quarter),
    straight([-y - r, z], [-y - r, 0]),
  ];
  return [...half, ...half.map(mirrored)];
}

const steps = 2000;

/** The length of it that openings leave; closed where that is shorter than to the edge is decided by the caller. */
export function lengthLost(area: Area, r: number, sectors: readonly Sector[]): number {
  if (sectors.length === 0) return 0;
  let lost = 0;
  for (const { length, at } of linesAt(area, r)) {
    for (let i = 0; i < steps; i++) {
      const [y, z] = at((i + 0.5) / steps);
      const angle = Math.atan2(z, y);
      if (sectors.some(({ middle, half }) => Math.abs(turned(angle - middle)) < half)) lost += length / steps;
    }
  }
  return lost;
}

const drawnSteps = 8;

/** For pictures: the pieces of the line at r. */
export const piecesAt = (area: Area, r: number): (readonly (readonly [y: number, z: number])[])[] =>
  linesAt(area, r).map(({ at }) => Array.from({ length: drawnSteps + 1 }, (_, i) => at(i / drawnSteps)));

export const lengthAt = (area: Area, r: number): number =>
  linesAt(area, r).reduce((sum, { length }) => sum + length, 0);

/** (6.40) of the line at r, for a moment that moves the force along y: about its middle. */
export function modulusAlong(area: Area, r: number): number {
  const parts = linesAt(area, r).flatMap(({ length, at }) =>
    Array.from({ length: steps }, (_, i) => ({ y: at((i + 0.5) / steps)[0], dl: length / steps })),
  );
  const sum = (of: (y: number) => number) => parts.reduce((all, { y, dl }) => all + of(y) * dl, 0);
  const middle = sum((y) => y) / lengthAt(area, r);
  return sum((y) => Math.abs(y - middle));
}

/** The least distance at which what is left is as long as asked. */
export function distanceOfLength(area: Area, sectors: readonly Sector[], length: number, most: number): number {
  const left = (r: number) => lengthAt(area, r) - lengthLost(area, r, sectors);
  if (left(0) >= length) return 0;
  let [low, high] = [0, most];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (left(middle) < length) low = middle;
    else high = middle;
  }
  return high;
}
