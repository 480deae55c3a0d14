/**
 * Shear flow through the walls of a section: stresses of elements, summed along lines that start square to a face and end at
 * the opposite one. However walls stand and cells hang together, it is what V S / I comes to there.
 */
import type { Mesh, Place } from "./mesh.ts";

/** What two shear forces of 1, along z and y, make at a place of an element: their stresses along y and z. */
export type StressesAt = (element: number, at: Place) => readonly [ofZ: Place, ofY: Place];

interface Chord {
  /** thickness of the wall there */
  readonly t: number;
  /** mean stress along the face */
  readonly ofZ: number;
  readonly ofY: number;
}

interface Face {
  readonly from: Place;
  readonly to: Place;
  readonly a: number;
  readonly b: number;
  /** along the face, steel to its left */
  readonly along: Place;
  readonly length: number;
  readonly element: number;
  readonly t: number;
}

export interface Flow {
  /** EN 1993-1-1 6.2.6(4): areas of the mean stress for the greatest one */
  readonly A_v_z: number;
  readonly A_v_y: number;
  /** the greatest height over thickness of a wall that is not across the force */
  readonly slenderZ: number;
  readonly slenderY: number;
}

const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const cross = (a: Place, b: Place): number => a[0] * b[1] - a[1] * b[0];
const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1]];
/** Along a face: its ends, which are corners, and its middle. */
const shares = [0.02, 0.5, 0.98];

export function flowOf({ points, triangles }: Mesh, stresses: StressesAt): Flow {
  const byEdge = new Map<string, number[]>();
  triangles.forEach(([a, b, c], e) => {
    for (const edge of [key(a, b), key(b, c), key(c, a)]) {
      const known = byEdge.get(edge);
      if (known) known.push(e);
      else byEdge.set(edge, [e]);
    }
  });
  const placeOf = (i: number): Place => points[i] as Place; // triangles are of these points

  /** From a face straight through the steel. */
  const through = (element: number, a: number, b: number, share: number, along: Place): Chord => {
    const [from, to] = [placeOf(a), placeOf(b)];
    const start: Place = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    const inward: Place = [-along[1], along[0]];
    let [left, right, at, t, ofZ, ofY] = [a, b, element, 0, 0, 0];
    for (let n = 0; n < triangles.length; n++) {
      const apex = triangles[at]?.find((i) => i !== left && i !== right) as number; // a triangle has three corners
      if (cross(inward, minus(placeOf(apex), start)) > 0) left = apex;
      else right = apex;
      const edge = minus(placeOf(right), placeOf(left));
      const next = Math.max(t, cross(minus(placeOf(left), start), edge) / cross(inward, edge));
      const middle: Place = [start[0] + (inward[0] * (t + next)) / 2, start[1] + (inward[1] * (t + next)) / 2];
      const [z, y] = stresses(at, middle);
      ofZ += (next - t) * (z[0] * along[0] + z[1] * along[1]);
      ofY += (next - t) * (y[0] * along[0] + y[1] * along[1]);
      t = next;
      const beyond = byEdge.get(key(left, right))?.find((e) => e !== at);
      if (beyond === undefined) break;
      at = beyond;
    }
    return { t, ofZ: t > 0 ? ofZ / t : 0, ofY: t > 0 ? ofY / t : 0 };
  };

  const faces: Face[] = [];
  let [mostZ, mostY] = [0, 0];
  triangles.forEach(([i, j, k], element) => {
    for (const [a, b] of [
      [i, j],
      [j, k],
      [k, i],
    ] as const) {
      if (byEdge.get(key(a, b))?.length !== 1) continue;
      const [from, to] = [placeOf(a), placeOf(b)];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const along: Place = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      const chords = shares.map((share) => through(element, a, b, share, along));
      for (const { ofZ, ofY } of chords)
        [mostZ, mostY] = [Math.max(mostZ, Math.abs(ofZ)), Math.max(mostY, Math.abs(ofY))];
      faces.push({ from, to, a, b, along, length, element, t: chords[1]?.t ?? 0 });
    }
  });
  return { A_v_z: 1 / mostZ, A_v_y: 1 / mostY, slenderZ: slenderest(faces, 1), slenderY: slenderest(faces, 0) };
}

/** Cosine of the angle to the force below which a wall lies across it. */
const acrossForce = 0.1;
/** A face that turns less than this at a point goes on, as around a tube: cosine. */
const goesOn = Math.cos((25 * Math.PI) / 180);

/** Faces of one line, with whatever touches them between, and of one bend are those of one wall: the sum of length over thickness. */
function slenderest(all: readonly Face[], axis: 0 | 1): number {
  const faces = all.filter(({ along, t }) => Math.abs(along[axis]) > acrossForce && t > 0);
  const root = faces.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (root[at] !== at) at = root[at] as number; // roots are faces
    return at;
  };
  const isOneWall = (one: Face, other: Face): boolean => {
    const turn = one.along[0] * other.along[0] + one.along[1] * other.along[1];
    if (turn < goesOn) return false;
    if (one.b === other.a || other.b === one.a) return true;
    const away = Math.abs(cross(one.along, minus(other.from, one.from)));
    return turn > 1 - 1e-4 && away < 0.25 * Math.min(one.t, other.t);
  };
  faces.forEach((one, i) => {
    for (let j = 0; j < i; j++) {
      const other = faces[j] as Face; // within
      if (isOneWall(one, other)) root[find(i)] = find(j);
    }
  });
  const sums = new Map<number, number>();
  faces.forEach(({ length, t }, i) => {
    sums.set(find(i), (sums.get(find(i)) ?? 0) + length / t);
  });
  return Math.max(0, ...sums.values());
}
