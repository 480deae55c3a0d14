/** Where welded plates stand on the outer faces of a profile: outlines of what they cover there, to be scribed. */

import { dimensionsOf } from "../assessment/joints/end.ts";
import { pointIn } from "../axes.ts";
import type { Fabrication, Frame, PlatePart, Wall } from "../fabrication.ts";
import type { Point } from "../members/model.ts";
import { area, boxOf, type Polygon, type XY } from "./solid-views.ts";

export interface Footprint {
  readonly wall: Wall;
  /** along the piece, and across from the middle of its bounding box */
  readonly outline: Polygon;
}

interface Face {
  readonly wall: Wall;
  /** axis of the normal, and where along it */
  readonly axis: 1 | 2;
  readonly at: number;
}

function facesOf(profile: string): Face[] {
  const { shape, h, b, y_w, t_w } = dimensionsOf(profile);
  const top: Face = { wall: "top", axis: 2, at: h / 2 };
  const bottom: Face = { wall: "bottom", axis: 2, at: -h / 2 };
  const front = (at: number): Face => ({ wall: "web", axis: 1, at });
  switch (shape) {
    case "I":
    case "channel":
      return [front(y_w - t_w / 2), top, bottom];
    case "tee":
      return [front(y_w - t_w / 2), top];
    case "RHS":
      return [front(-b / 2), top, bottom, { wall: "back", axis: 1, at: b / 2 }];
    case "angle":
      return [front(-b / 2), bottom];
    default:
      return [];
  }
}

/** By the id of the profile that carries them. */
export function footprints({ assemblies, parts }: Fabrication): ReadonlyMap<string, readonly Footprint[]> {
  const plateOf = new Map(parts.plates.map((plate) => [plate.id, plate]));
  const profileOf = new Map(parts.profiles.map(({ id, profile }) => [id, profile]));
  const found = new Map<string, Footprint[]>();
  for (const { profiles, plates } of assemblies) {
    const [main] = profiles;
    const profile = profileOf.get(main?.part ?? "");
    if (!main || profile === undefined) continue;
    const faces = facesOf(profile);
    const on = plates.flatMap(({ part, frame }) => {
      const plate = plateOf.get(part);
      const sides = plate ? sidesOf(plate, frame) : [];
      return faces.flatMap((face) => sides.flatMap((side) => printOn(face, side)));
    });
    if (on.length > 0) found.set(main.part, on);
  }
  return found;
}

/** All plane sides of a plate: its two broad ones, and one along each edge. */
function sidesOf({ outline, t_mm }: PlatePart, frame: Frame): Point[][] {
  const at = (level: number) => outline.map(([x, y]) => pointIn(frame, [x, y, level]));
  const [under, over] = [at(0), at(t_mm)];
  const edges = under.flatMap((a, i) => {
    const next = (i + 1) % under.length;
    const [b, c, d] = [under[next], over[next], over[i]];
    return b && c && d ? [[a, b, c, d]] : [];
  });
  return [under, over, ...edges];
}

const touches = 0.05;

function printOn({ wall, axis, at }: Face, side: readonly Point[]): Footprint[] {
  if (side.some((point) => Math.abs(point[axis] - at) > touches)) return [];
  return [{ wall, outline: side.map((point): XY => [point[0], point[axis === 1 ? 2 : 1]]) }];
}

/** What of a footprint lies on a face: cut at the box of its contour. Nothing where a cut or a cope goes through the rest. */
export function within(outline: Polygon, contour: Polygon): Polygon {
  const { x0, y0, x1, y1 } = boxOf(contour);
  const limits: readonly ((point: XY) => number)[] = [
    ([x]) => x - x0,
    ([x]) => x1 - x,
    ([, y]) => y - y0,
    ([, y]) => y1 - y,
  ];
  const left = limits.reduce<Polygon>(cutAt, outline);
  return Math.abs(area(left)) >= 1 && left.every((point) => covers(contour, point)) ? left : [];
}

/** Sutherland and Hodgman: the part where the limit is not negative. */
function cutAt(outline: Polygon, limit: (point: XY) => number): Polygon {
  return outline.flatMap((a, i): XY[] => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const [at, next] = [limit(a), limit(b)];
    const share = at / (at - next);
    const crossing: XY = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
    return [...(at >= 0 ? [a] : []), ...(at * next < 0 ? [crossing] : [])];
  });
}

/** Inside a polygon or on its edge. */
function covers(contour: Polygon, [x, y]: XY): boolean {
  let inside = false;
  for (const [i, [x1, y1]] of contour.entries()) {
    const [x2, y2] = contour[(i + 1) % contour.length] ?? [x1, y1];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(x - x1 - along * dx, y - y1 - along * dy) < 0.01) return true;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / dy) * dx) inside = !inside;
  }
  return inside;
}
