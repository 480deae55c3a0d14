// How much of N_Ed, M_Ed and M_z_Ed together the forces under a plate can be in equilibrium with, each between 0 and its greatest
// (the static theorem): exact for these forces.

/** A force at a place of the plate; positive presses upwards on it, kN. Places in mm: x across the column, y along its depth. */
export interface Held {
  readonly x: number;
  readonly y: number;
  readonly F: number;
}

/** kN and kNm: compression, and moments that press the side of positive y and of positive x. */
export interface Loads {
  readonly N: number;
  readonly M_y: number;
  readonly M_z: number;
}

type Vector = readonly [number, number, number];

const work = ([a, b, c]: Vector, [d, e, f]: Vector): number => a * d + b * e + c * f;

interface Reached {
  readonly multiple: number;
  /** the side of a line on which everything acts there: a + b y + c x > 0 */
  readonly side: Vector;
}

/**
 * All sums of the forces fill a body with flat faces; each face is normal to two of the forces. The loads leave it through the face
 * that they reach first: the least over all pairs of what may be done on one side of their line.
 */
export function reach(held: readonly Held[], { N, M_y, M_z }: Loads): Reached {
  const loads: Vector = [N, M_y * 1000, M_z * 1000];
  const forces = held.filter(({ F }) => F !== 0).map(({ x, y, F }): Vector => [F, F * y, F * x]);
  let found: Reached = { multiple: Number.POSITIVE_INFINITY, side: [0, 0, 0] };
  for (let i = 1; i < forces.length; i++)
    for (let j = 0; j < i; j++) {
      const normal = across(forces[i] as Vector, forces[j] as Vector); // both are in the list
      const done = work(normal, loads);
      if (Math.abs(done) <= 1e-12 * Math.hypot(...normal) * Math.hypot(...loads)) continue;
      const side = normal.map((part) => part * Math.sign(done)) as unknown as Vector; // three parts again
      const multiple = forces.reduce((sum, force) => sum + Math.max(0, work(side, force)), 0) / Math.abs(done);
      if (multiple < found.multiple) found = { multiple, side };
    }
  return found;
}

const across = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];

/** The forces of anchors that hold the loads with the least part of their strength; all of it where that does not. */
export function leastPulls(presses: readonly Held[], anchors: readonly Held[], loads: Loads): Held[] {
  const at = (part: number) => reach([...presses, ...ofPart(anchors, part)], loads);
  let [low, high] = [0, 1];
  if (at(0).multiple >= 1) high = 0;
  else if (at(1).multiple >= 1)
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2;
      if (at(middle).multiple >= 1) high = middle;
      else low = middle;
    }
  const { side } = at(high);
  // on the other side of the line nothing pulls
  return ofPart(anchors, high).map((anchor) => {
    const { x, y, F } = anchor;
    const does = work(side, [F, F * y, F * x]);
    return does < -1e-9 * Math.hypot(...side) * Math.abs(F) * (1 + Math.hypot(x, y)) ? { ...anchor, F: 0 } : anchor;
  });
}

const ofPart = (anchors: readonly Held[], part: number): Held[] =>
  anchors.map((anchor) => ({ ...anchor, F: part * anchor.F }));
