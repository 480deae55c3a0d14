/**
 * The views of a piece, from which every export is drawn: its elevation (x along the piece, z up), its flanges seen from
 * outside (x, y) and its section (y, z). The origin is the middle of the section's bounding box at the start of the piece.
 */
import { flattenedOutline, outlineOf, type Section, section } from "@x/eurocode";
import { endAt } from "../assessment/skew.ts";
import type { Cope, EndName, ProfileHole, ProfilePart, Wall } from "../fabrication.ts";

export type XY = readonly [x: number, y: number];
export type Polygon = readonly XY[];

/** Loops of the section about the middle of its bounding box, outer ones anticlockwise; undefined outside the catalogue. */
export interface SectionShape {
  readonly section: Section;
  readonly b: number;
  readonly h: number;
  readonly loops: readonly Polygon[];
}

const shapes = new Map<string, SectionShape | undefined>();

export function sectionShape(profile: string): SectionShape | undefined {
  if (!shapes.has(profile)) shapes.set(profile, shapeOf(profile));
  return shapes.get(profile);
}

function shapeOf(profile: string): SectionShape | undefined {
  const found = section(profile);
  if (!found) return undefined;
  const loops = flattenedOutline(outlineOf(found), 6);
  const all = loops.flat();
  const [left, right] = [Math.min(...all.map(([y]) => y)), Math.max(...all.map(([y]) => y))];
  const [bottom, top] = [Math.min(...all.map(([, z]) => z)), Math.max(...all.map(([, z]) => z))];
  const [y0, z0] = [(left + right) / 2, (bottom + top) / 2];
  return {
    section: found,
    b: right - left,
    h: top - bottom,
    loops: loops.map((loop) => loop.map(([y, z]) => [y - y0, z - z0] as const)),
  };
}

/** What the piece shows of its thicknesses in elevation and plan: lines parallel to its length, hidden ones too. */
export interface Wallings {
  /** levels z of lines seen in elevation, from the front (y < 0) */
  readonly seen: readonly number[];
  readonly hidden: readonly number[];
  /** levels y of hidden lines in plan: the web under the flange */
  readonly hiddenInPlan: readonly number[];
  readonly seenInPlan: readonly number[];
}

export function wallings({ section: found, b, h }: SectionShape): Wallings {
  const { t_w_mm = 0, t_f_mm = 0, t_mm = 0, t_f2_mm = t_f_mm } = found.dimensions;
  switch (found.shape) {
    case "I":
      return {
        seen: [h / 2 - t_f_mm, -h / 2 + t_f2_mm],
        hidden: [],
        seenInPlan: [],
        hiddenInPlan: [-t_w_mm / 2, t_w_mm / 2],
      };
    case "channel":
      // the web is in front
      return {
        seen: [],
        hidden: [h / 2 - t_f_mm, -h / 2 + t_f_mm],
        seenInPlan: [],
        hiddenInPlan: [-b / 2 + t_w_mm],
      };
    case "tee":
      return { seen: [h / 2 - t_f_mm], hidden: [], seenInPlan: [], hiddenInPlan: [-t_w_mm / 2, t_w_mm / 2] };
    case "angle":
      return { seen: [], hidden: [-h / 2 + t_mm], seenInPlan: [-b / 2 + t_mm], hiddenInPlan: [] };
    case "RHS":
    case "CHS":
      return {
        seen: [],
        hidden: [h / 2 - t_mm, -h / 2 + t_mm],
        seenInPlan: [],
        hiddenInPlan: [-b / 2 + t_mm, b / 2 - t_mm],
      };
    default:
      return { seen: [], hidden: [], seenInPlan: [], hiddenInPlan: [] };
  }
}

const copeAt = (part: ProfilePart, end: EndName, edge: "top" | "bottom"): Cope | undefined =>
  part.copes.find((cope) => cope.end === end && cope.edge === edge);

/**
 * Outline in elevation, anticlockwise from the lower start corner, closed by its first point (not repeated): of all that is seen
 * from the side, or of what lies at `y`.
 */
export function elevation(part: ProfilePart, shape: SectionShape, y?: number): Polygon {
  const { b, h } = shape;
  const x = (end: EndName, z: number) => endAt(part, end, y ?? 0, z, { b: y === undefined ? 0 : b, h });
  const corner = (end: EndName, edge: "top" | "bottom"): XY[] => {
    const z = edge === "top" ? h / 2 : -h / 2;
    const cope = copeAt(part, end, edge);
    if (!cope) return [[x(end, z), z]];
    const inward = end === "start" ? 1 : -1;
    const zc = edge === "top" ? z - cope.depth_mm : z + cope.depth_mm;
    const xc = x(end, z) + inward * cope.length_mm;
    // from the end's face inwards to the flange
    return [[x(end, zc), zc], ...filleted(xc, zc, cope, inward, edge === "top" ? 1 : -1), [xc, z]];
  };
  const startBottom = corner("start", "bottom");
  const endBottom = corner("end", "bottom").reverse();
  const endTop = corner("end", "top");
  const startTop = corner("start", "top").reverse();
  return [...startBottom, ...endBottom, ...endTop, ...startTop];
}

/** The re-entrant corner of a cope as a quarter circle of straight pieces. */
function filleted(xc: number, zc: number, { radius_mm: r }: Cope, inward: number, up: number): XY[] {
  if (r <= 0) return [[xc, zc]];
  const pieces = 4;
  return Array.from({ length: pieces + 1 }, (_, k) => {
    const a = (k / pieces) * (Math.PI / 2);
    return [xc - inward * r + inward * r * Math.sin(a), zc + up * r - up * r * Math.cos(a)] as const;
  });
}

/** A flange from outside: top from above, bottom from below mirrored back so that x runs to the right and y is that of the piece. */
export function flange(part: ProfilePart, shape: SectionShape, edge: "top" | "bottom"): Polygon {
  const { b, h } = shape;
  const z = edge === "top" ? h / 2 : -h / 2;
  const x = (end: EndName, y: number) => {
    const cope = copeAt(part, end, edge);
    const inward = end === "start" ? 1 : -1;
    return endAt(part, end, y, z, shape) + (cope ? inward * cope.length_mm : 0);
  };
  return [
    [x("start", -b / 2), -b / 2],
    [x("end", -b / 2), -b / 2],
    [x("end", b / 2), b / 2],
    [x("start", b / 2), b / 2],
  ];
}

export const holesIn = (part: ProfilePart, ...walls: readonly Wall[]): readonly ProfileHole[] =>
  part.holes.filter((hole) => walls.includes(hole.wall));

export const area = (polygon: Polygon): number => {
  let twice = 0;
  polygon.forEach(([x, y], i) => {
    const [nx, ny] = polygon[(i + 1) % polygon.length] ?? [x, y];
    twice += x * ny - nx * y;
  });
  return twice / 2;
};

export function boxOf(polygon: Polygon): { x0: number; y0: number; x1: number; y1: number } {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
