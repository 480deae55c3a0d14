import { edgesOf, type Point } from "../basis/polygon.ts";
import type { SectionInput } from "./input.ts";

// Where the bars of a column stand: as given, or as a layout with a known number of bars is built.

export interface BuiltBar extends Point {
  readonly phi: number;
}

/** Undefined where the number of bars is not known. */
export function builtBars(section: SectionInput): readonly BuiltBar[] | undefined {
  const { placed, bars, phi_max: phi, steel } = section;
  if (placed.length > 0) return placed.map(({ y, z, diameter }) => ({ y, z, phi: diameter }));
  if (bars === undefined || phi === undefined) return undefined;
  const at = (points: readonly Point[]) => points.map(({ y, z }) => ({ y, z, phi }));
  const { ring, lines } = steel;
  if (ring) {
    const angle = (i: number) => (2 * Math.PI * i) / bars;
    return at(
      Array.from({ length: bars }, (_, i) => ({
        y: ring.radius * Math.cos(angle(i)),
        z: ring.radius * Math.sin(angle(i)),
      })),
    );
  }
  if (lines.length === 2) return at(lines.flatMap(({ from, to }) => evenly(from, to, Math.max(2, bars / 2))));
  if (lines.length === 4) return at(roundRectangle(lines, bars));
  return at(steel.bars);
}

/** As many points on a line, its ends among them. */
function evenly(from: Point, to: Point, count: number): Point[] {
  const parts = Math.max(1, Math.ceil(count) - 1);
  return Array.from({ length: parts + 1 }, (_, i) => ({
    y: from.y + ((to.y - from.y) * i) / parts,
    z: from.z + ((to.z - from.z) * i) / parts,
  }));
}

/** Four in the corners, the rest by the lengths of the sides. */
function roundRectangle(lines: SectionInput["steel"]["lines"], bars: number): Point[] {
  const [low, high, left, right] = lines;
  if (!low || !high || !left || !right) return [];
  const lengthOf = ({ from, to }: typeof low) => Math.hypot(to.y - from.y, to.z - from.z);
  const rest = Math.max(0, bars - 4) / 2;
  const along = Math.round((rest * lengthOf(low)) / (lengthOf(low) + lengthOf(left)));
  const inner = (line: typeof low, count: number) => evenly(line.from, line.to, count + 2).slice(1, -1);
  return [
    ...[low, high].flatMap((line) => evenly(line.from, line.to, along + 2)),
    ...[left, right].flatMap((line) => inner(line, rest - along)),
  ];
}

/** How much further than the others from its face a bar of the outermost layer lies at most. */
const sameLayer = 60;

/** The greatest distance between neighbours of the outermost layer, axis to axis. */
export function greatestDistance({ shape, axisDistance }: SectionInput, bars: readonly BuiltBar[]): number | undefined {
  if (bars.length < 2) return undefined;
  const places =
    shape.kind === "circle"
      ? bars.map((bar) => ({ bar, at: Math.atan2(bar.z, bar.y) }))
      : bars.flatMap((bar) => {
          const { at, distance } = nearestOn(shape.rings[0] ?? [], bar);
          return distance <= axisDistance + sameLayer ? [{ bar, at }] : [];
        });
  places.sort((a, b) => a.at - b.at);
  const gaps = places.map(({ bar }, i) => {
    const next = places[(i + 1) % places.length]?.bar ?? bar;
    return Math.hypot(next.y - bar.y, next.z - bar.z);
  });
  return Math.max(...gaps);
}

/** The nearest point of an outline: how far along it, and how far away. */
function nearestOn(ring: readonly Point[], { y, z }: Point): { at: number; distance: number } {
  let best = { at: 0, distance: Number.POSITIVE_INFINITY };
  let along = 0;
  for (const [p, q] of edgesOf(ring)) {
    const length = Math.hypot(q.y - p.y, q.z - p.z);
    const share = length === 0 ? 0 : ((y - p.y) * (q.y - p.y) + (z - p.z) * (q.z - p.z)) / length ** 2;
    const t = Math.max(0, Math.min(1, share));
    const distance = Math.hypot(y - p.y - t * (q.y - p.y), z - p.z - t * (q.z - p.z));
    if (distance < best.distance) best = { at: along + t * length, distance };
    along += length;
  }
  return best;
}

/** Bars of a face stand in one row to so many mm. */
const sameRow = 10;

/**
 * 9.5.3(6): how far the farthest bar is from one that a link holds. A link holds the corners of a rectangle, and each
 * further leg a bar of both faces across which it goes.
 */
export function farthestFromHeld({ shape }: SectionInput, bars: readonly BuiltBar[], legs: number): number | undefined {
  if (shape.kind !== "polygon" || !shape.rectangle || bars.length === 0) return undefined;
  const held = new Set<BuiltBar>();
  for (const corner of shape.rings[0] ?? []) {
    held.add(bars.reduce((best, bar) => (distanceOf(bar, corner) < distanceOf(best, corner) ? bar : best)));
  }
  for (const side of [1, -1]) {
    const outermost = Math.max(...bars.map(({ z }) => side * z));
    const row = bars.filter(({ z }) => side * z > outermost - sameRow).sort((a, b) => a.y - b.y);
    const legsInRow = Math.min(legs, row.length);
    for (let i = 0; i < legsInRow; i++) {
      const bar = row[legsInRow === 1 ? 0 : Math.round((i * (row.length - 1)) / (legsInRow - 1))];
      if (bar) held.add(bar);
    }
  }
  return Math.max(...bars.map((bar) => Math.min(...[...held].map((one) => distanceOf(bar, one)))));
}

const distanceOf = (a: Point, b: Point): number => Math.hypot(a.y - b.y, a.z - b.z);
