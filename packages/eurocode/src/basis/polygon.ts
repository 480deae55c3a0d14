// Polygons in a plane, as rings of points: integrals by their edges, and whether they cross.

export interface Point {
  readonly y: number;
  readonly z: number;
}

export type Ring = readonly Point[];

export const edgesOf = (ring: Ring): (readonly [Point, Point])[] =>
  ring.map((point, i) => [point, ring[(i + 1) % ring.length] ?? point] as const);

/** Area integrals over polygons by their edges (Green). */
export function moments(rings: readonly Ring[]) {
  let A = 0;
  let S_y = 0;
  let S_z = 0;
  let I_y = 0;
  let I_z = 0;
  let I_yz = 0;
  for (const ring of rings) {
    for (const [p, q] of edgesOf(ring)) {
      const c = p.y * q.z - q.y * p.z;
      A += c / 2;
      S_z += (c * (p.y + q.y)) / 6;
      S_y += (c * (p.z + q.z)) / 6;
      I_z += (c * (p.y * p.y + p.y * q.y + q.y * q.y)) / 12;
      I_y += (c * (p.z * p.z + p.z * q.z + q.z * q.z)) / 12;
      I_yz += (c * (2 * p.y * p.z + p.y * q.z + q.y * p.z + 2 * q.y * q.z)) / 24;
    }
  }
  return { A, S_y, S_z, I_y, I_z, I_yz };
}

/** An outline that crosses itself encloses no area. */
export function crossesItself(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap((ring) => edgesOf(ring).map((edge, i) => ({ edge, ring, i })));
  const side = (a: Point, b: Point, c: Point) => (b.y - a.y) * (c.z - a.z) - (b.z - a.z) * (c.y - a.y);
  for (const [i, { edge: first, ring }] of edges.entries()) {
    for (const other of edges.slice(i + 1)) {
      const [p, q] = first;
      const [r, s] = other.edge;
      const neighbours = other.ring === ring && (p === s || q === r || p === r || q === s);
      if (neighbours) continue;
      const [pr, ps, rp, rq] = [side(p, q, r), side(p, q, s), side(r, s, p), side(r, s, q)];
      if (pr * ps < 0 && rp * rq < 0) return true;
      const touches = (cross: number, from: Point, to: Point, point: Point) => cross === 0 && between(from, to, point);
      if (touches(pr, p, q, r) || touches(ps, p, q, s) || touches(rp, r, s, p) || touches(rq, r, s, q)) return true;
    }
  }
  return false;
}

/** Of a point on the line through both ends. */
const between = (from: Point, to: Point, { y, z }: Point): boolean =>
  Math.min(from.y, to.y) <= y &&
  y <= Math.max(from.y, to.y) &&
  Math.min(from.z, to.z) <= z &&
  z <= Math.max(from.z, to.z);
