import { edgesOf } from "../../basis/polygon.ts";
import type { Shape } from "./shape.ts";
import type { Steel } from "./steel.ts";

/**
 * A section as bending in one direction sees it: v points to the compressed edge, u lies across, both from the centroid.
 * Flat arrays of numbers, because a resistance evaluates it some twenty times.
 */
export interface Profile {
  /** Direction of v in the section: v = y·cy + z·cz, u = y·cz − z·cy. */
  readonly cy: number;
  readonly cz: number;
  readonly top: number;
  readonly bottom: number;
  readonly depth: number;
  readonly area: number;
  /** v1, u1, v2, u2 of each edge that is not level. */
  readonly edges: Float64Array;
  readonly radius: number;
  /** v, u, area */
  readonly bars: Float64Array;
  /** v1, u1, v2, u2, area */
  readonly lines: Float64Array;
  readonly ringRadius: number;
  readonly ringArea: number;
  /** The width shrinks towards the compressed edge: 3.1.7(3) takes 10 % off the block. */
  readonly narrowing: boolean;
  /** The outermost steel on the tension side. */
  readonly lowestSteel: number;
  /** The outermost steel on the compressed side. */
  readonly highestSteel: number;
}

export function profileOf(shape: Shape, steel: Steel, cy: number, cz: number): Profile {
  const along = (y: number, z: number) => y * cy + z * cz;
  const across = (y: number, z: number) => y * cz - z * cy;
  const bars = new Float64Array(steel.bars.length * 3);
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  steel.bars.forEach(({ y, z, area }, i) => {
    const v = along(y, z);
    bars.set([v, across(y, z), area], i * 3);
    if (v < lowest) lowest = v;
    if (v > highest) highest = v;
  });
  const lines = new Float64Array(steel.lines.length * 5);
  steel.lines.forEach(({ from, to, area }, i) => {
    const v1 = along(from.y, from.z);
    const v2 = along(to.y, to.z);
    lines.set([v1, across(from.y, from.z), v2, across(to.y, to.z), area], i * 5);
    lowest = Math.min(lowest, v1, v2);
    highest = Math.max(highest, v1, v2);
  });
  if (steel.ring) {
    lowest = Math.min(lowest, -steel.ring.radius);
    highest = Math.max(highest, steel.ring.radius);
  }
  const rest = {
    cy,
    cz,
    bars,
    lines,
    ringRadius: steel.ring?.radius ?? 0,
    ringArea: steel.ring?.area ?? 0,
    area: shape.properties.A,
    highestSteel: highest,
  };
  if (shape.kind === "circle") {
    const { radius } = shape;
    return {
      ...rest,
      edges: new Float64Array(0),
      radius,
      top: radius,
      bottom: -radius,
      depth: 2 * radius,
      narrowing: true,
      lowestSteel: lowest < Number.POSITIVE_INFINITY ? lowest : -radius,
    };
  }
  const found: number[] = [];
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  for (const ring of shape.rings) {
    for (const [p, q] of edgesOf(ring)) {
      const v1 = along(p.y, p.z);
      const v2 = along(q.y, q.z);
      if (v1 !== v2) found.push(v1, across(p.y, p.z), v2, across(q.y, q.z));
      if (v1 > top) top = v1;
      if (v1 < bottom) bottom = v1;
    }
  }
  const edges = Float64Array.from(found);
  return {
    ...rest,
    edges,
    radius: 0,
    top,
    bottom,
    depth: top - bottom,
    narrowing: narrows(edges, top, top - bottom),
    lowestSteel: lowest < Number.POSITIVE_INFINITY ? lowest : bottom,
  };
}

/** Width of an outline at a height; the sign is its direction. */
export function widthAt(edges: Float64Array, v: number): number {
  let width = 0;
  for (let i = 0; i < edges.length; i += 4) {
    const v1 = edges[i] as number; // i + 3 < edges.length
    const u1 = edges[i + 1] as number;
    const v2 = edges[i + 2] as number;
    const u2 = edges[i + 3] as number;
    if (v1 > v !== v2 > v) width += (v2 > v1 ? 1 : -1) * (u1 + ((u2 - u1) * (v - v1)) / (v2 - v1));
  }
  return width;
}

/** Whether the section is narrower at its compressed edge than just below it. */
function narrows(edges: Float64Array, top: number, depth: number): boolean {
  return widthAt(edges, top - 1e-6 * depth) < widthAt(edges, top - 1e-3 * depth) * (1 - 1e-6);
}
