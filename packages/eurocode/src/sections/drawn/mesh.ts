/**
 * Triangles of a drawn section: Delaunay's, of its edges cut until each is an edge of a triangle, and of points within.
 * Bowyer and Watson insert point by point; what decides is slightly displaced, so that four points never lie on one circle.
 */

export type Place = readonly [y: number, z: number];
/** Rings of one piece: an outer one and its holes, whichever way round */
export type Rings = readonly (readonly Place[])[];

export interface Mesh {
  readonly points: readonly Place[];
  readonly triangles: readonly (readonly [number, number, number])[];
  /** area that more than one piece has */
  readonly overlap: number;
  /** pieces that hang together by more than a point; one list of pieces each */
  readonly bodies: readonly (readonly number[])[];
  /** diameter of the greatest circle that lies within */
  readonly thickness: number;
}

type Edge = [number, number];
type Triangle = [number, number, number];

/** An outline that is cut into more pieces than this is no cross-section. */
const mostPoints = 4000;

export function mesh(pieces: readonly Rings[], area: number): Mesh | undefined {
  const places = pieces.flat(2);
  const size = Math.max(...[0, 1].map((axis) => extent(places, axis as 0 | 1)));
  const net = new Net(size);
  for (const piece of pieces) for (const ring of piece) net.addRing(ring);
  net.cutAtPoints();
  net.cutLong(Math.sqrt(area) / 12);
  if (!net.cutUntilEmpty()) return undefined;
  const contains = (at: Place): number[] => pieces.flatMap((rings, i) => (isWithin(rings, at) ? [i] : []));
  const thickness = 2 * greatestDistance(net, delaunay(net.points, size), contains);
  net.addInner(Math.sqrt(area) / 12, (at) => contains(at).length > 0);
  return joined(net.points, delaunay(net.points, size), contains, size, thickness);
}

const extent = (places: readonly Place[], axis: 0 | 1): number => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const place of places) [least, most] = [Math.min(least, place[axis]), Math.max(most, place[axis])];
  return most - least;
};

/** Even and odd crossings of a ray. */
export function isWithin(rings: Rings, [y, z]: Place): boolean {
  let within = false;
  for (const ring of rings) {
    let [y1, z1] = ring.at(-1) as Place; // a ring has points
    for (const [y2, z2] of ring) {
      if (z1 > z !== z2 > z && y < y1 + ((y2 - y1) * (z - z1)) / (z2 - z1)) within = !within;
      [y1, z1] = [y2, z2];
    }
  }
  return within;
}

const distance = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = (a: Place, b: Place): Place => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Where along an edge a point lies nearest, 0 to 1, and how far it is. */
function nearest(a: Place, b: Place, p: Place): [share: number, away: number] {
  const [dy, dz] = [b[0] - a[0], b[1] - a[1]];
  const share = Math.max(0, Math.min(1, ((p[0] - a[0]) * dy + (p[1] - a[1]) * dz) / (dy * dy + dz * dz)));
  return [share, Math.hypot(p[0] - a[0] - share * dy, p[1] - a[1] - share * dz)];
}

/** Points and the edges that must be edges of triangles. */
class Net {
  readonly points: Place[] = [];
  edges: Edge[] = [];
  readonly #close: number;
  readonly #least: number;

  constructor(size: number) {
    this.#close = 1e-5 * size;
    this.#least = size / 3000;
  }

  addRing(ring: readonly Place[]): void {
    const at = ring.map((place) => this.#indexOf(place));
    at.forEach((a, i) => {
      const b = at[(i + 1) % at.length] as number; // within the ring
      if (a !== b) this.edges.push([a, b]);
    });
  }

  #indexOf(place: Place): number {
    const known = this.points.findIndex((other) => distance(other, place) <= this.#close);
    return known >= 0 ? known : this.points.push(place) - 1;
  }

  ends([a, b]: Edge): [Place, Place] {
    return [this.points[a] as Place, this.points[b] as Place]; // edges are of these points
  }

  /** A corner of one piece on the edge of another cuts it, so that what both share is one edge. */
  cutAtPoints(): void {
    const seen = new Set<string>();
    const cut: Edge[] = [];
    for (const edge of this.edges) {
      const [a, b] = this.ends(edge);
      const on = this.points.flatMap((p, i) => {
        if (i === edge[0] || i === edge[1]) return [];
        const [share, away] = nearest(a, b, p);
        return away <= this.#close && share > 0 && share < 1 ? [{ i, share }] : [];
      });
      on.sort((one, other) => one.share - other.share);
      const chain = [edge[0], ...on.map(({ i }) => i), edge[1]];
      for (let k = 1; k < chain.length; k++) {
        const [from, to] = [chain[k - 1] as number, chain[k] as number]; // k runs within
        const key = from < to ? `${from} ${to}` : `${to} ${from}`;
        if (seen.has(key)) continue;
        seen.add(key);
        cut.push([from, to]);
      }
    }
    this.edges = cut;
  }

  cutLong(most: number): void {
    this.edges = this.edges.flatMap((edge) => {
      const [a, b] = this.ends(edge);
      const n = Math.min(400, Math.ceil(distance(a, b) / most - 1e-9));
      const chain = [edge[0]];
      for (let k = 1; k < n; k++)
        chain.push(this.points.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]) - 1);
      chain.push(edge[1]);
      return chain.slice(1).map((to, k): Edge => [chain[k] as number, to]);
    });
  }

  /** Halves edges until no point lies in the circle around one: they are then Delaunay's. False: too many. */
  cutUntilEmpty(): boolean {
    for (let again = true; again; ) {
      again = false;
      const next: Edge[] = [];
      for (const edge of this.edges) {
        const [a, b] = this.ends(edge);
        const [centre, r] = [middle(a, b), distance(a, b) / 2];
        if (2 * r <= this.#least || !this.#hasPoint(centre, r * (1 - 1e-6), edge)) {
          next.push(edge);
          continue;
        }
        const at = this.points.push(centre) - 1;
        next.push([edge[0], at], [at, edge[1]]);
        again = true;
        if (this.points.length > mostPoints) return false;
      }
      this.edges = next;
    }
    return true;
  }

  #hasPoint(centre: Place, r: number, [a, b]: Edge): boolean {
    for (let i = 0; i < this.points.length; i++) {
      const p = this.points[i] as Place; // within
      const [dy, dz] = [p[0] - centre[0], p[1] - centre[1]];
      if (dy * dy + dz * dz < r * r && i !== a && i !== b) return true;
    }
    return false;
  }

  distanceTo(place: Place): number {
    let least = Number.POSITIVE_INFINITY;
    for (const edge of this.edges) least = Math.min(least, nearest(...this.ends(edge), place)[1]);
    return least;
  }

  /** A lattice of equal triangles, clear of the edges. */
  addInner(step: number, isInside: (at: Place) => boolean): void {
    const [y, z] = [this.points.map((p) => p[0]), this.points.map((p) => p[1])];
    const [top, right] = [Math.max(...z), Math.max(...y)];
    const inner: Place[] = [];
    const row = (step * Math.sqrt(3)) / 2;
    let odd = false;
    for (let at = Math.min(...z) + row / 2; at < top; at += row, odd = !odd)
      for (let to = Math.min(...y) + (odd ? step : step / 2); to < right; to += step)
        if (isInside([to, at]) && this.distanceTo([to, at]) > 0.45 * step && this.#isClear([to, at]))
          inner.push([to, at]);
    this.points.push(...inner);
  }

  #isClear(place: Place): boolean {
    return this.edges.every((edge) => {
      const [a, b] = this.ends(edge);
      return distance(middle(a, b), place) > 0.51 * distance(a, b);
    });
  }
}

interface Circle {
  readonly corners: Triangle;
  readonly y: number;
  readonly z: number;
  readonly rr: number;
}

/** Of three points that are not on one line. */
function circleOf(places: readonly Place[], corners: Triangle): Circle {
  const [a, b, c] = corners.map((i) => places[i] as Place) as [Place, Place, Place]; // corners are of these places
  const [by, bz, cy, cz] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const d = 2 * (by * cz - bz * cy);
  const [bb, cc] = [by * by + bz * bz, cy * cy + cz * cz];
  const [y, z] = [(cz * bb - bz * cc) / d, (by * cc - cy * bb) / d];
  return { corners, y: a[0] + y, z: a[1] + z, rr: y * y + z * z };
}

/** Numbers between -0.5 and 0.5, the same at each run. */
function displacements(): () => number {
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

function delaunay(points: readonly Place[], size: number): Triangle[] {
  const next = displacements();
  const n = points.length;
  const [y, z] = points[0] as Place; // a section has points
  const places: Place[] = points.map((p) => [p[0] + 2e-6 * size * next(), p[1] + 2e-6 * size * next()]);
  places.push([y - 60 * size, z - 50 * size], [y + 60 * size, z - 50 * size], [y, z + 70 * size]);
  let circles = [circleOf(places, [n, n + 1, n + 2])];
  for (let i = 0; i < n; i++) {
    const [py, pz] = places[i] as Place; // within
    const kept: Circle[] = [];
    const rim = new Map<number, Edge>();
    for (const circle of circles) {
      const [dy, dz] = [py - circle.y, pz - circle.z];
      if (dy * dy + dz * dz >= circle.rr) {
        kept.push(circle);
        continue;
      }
      const [a, b, c] = circle.corners;
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const [low, high] = from < to ? [from, to] : [to, from];
        const key = low * (n + 3) + high;
        // an edge of two triangles that go is within the hole
        if (!rim.delete(key)) rim.set(key, [from, to]);
      }
    }
    for (const [from, to] of rim.values()) kept.push(circleOf(places, [from, to, i]));
    circles = kept;
  }
  return circles.flatMap(({ corners }) => (corners.every((i) => i < n) ? [corners] : []));
}

const centreOf = (points: readonly Place[], [a, b, c]: Triangle): Place => {
  const [p, q, r] = [points[a] as Place, points[b] as Place, points[c] as Place]; // triangles are of these points
  return [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3];
};

const areaOf = (points: readonly Place[], [a, b, c]: Triangle): number => {
  const [p, q, r] = [points[a] as Place, points[b] as Place, points[c] as Place]; // triangles are of these points
  return ((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])) / 2;
};

/** How far from the edges it is within: the circles of triangles between the edges alone have their middle there. */
function greatestDistance(net: Net, triangles: readonly Triangle[], contains: (at: Place) => number[]): number {
  let most = 0;
  for (const triangle of triangles) {
    if (Math.abs(areaOf(net.points, triangle)) < 1e-9 || contains(centreOf(net.points, triangle)).length === 0)
      continue;
    const { y, z } = circleOf(net.points, triangle);
    if (contains([y, z]).length > 0) most = Math.max(most, net.distanceTo([y, z]));
  }
  return most;
}

/** What lies in a piece, anticlockwise, and which pieces hang together. */
function joined(
  points: readonly Place[],
  all: readonly Triangle[],
  contains: (at: Place) => number[],
  size: number,
  thickness: number,
): Mesh {
  const triangles: Triangle[] = [];
  const owners: number[] = [];
  let overlap = 0;
  for (const [a, b, c] of all) {
    const area = areaOf(points, [a, b, c]);
    if (Math.abs(area) < 1e-12 * size * size) continue;
    const within = contains(centreOf(points, [a, b, c]));
    if (within.length === 0) continue;
    if (within.length > 1) overlap += Math.abs(area);
    triangles.push(area > 0 ? [a, b, c] : [a, c, b]);
    owners.push(within[0] as number); // not empty
  }
  return { points, triangles, overlap, bodies: bodiesOf(triangles, owners), thickness };
}

function bodiesOf(triangles: readonly Triangle[], owners: readonly number[]): number[][] {
  const root = triangles.map((_, i) => i);
  const find = (i: number): number => {
    let at = i;
    while (root[at] !== at) {
      root[at] = root[root[at] as number] as number; // roots are triangles
      at = root[at] as number;
    }
    return at;
  };
  const byEdge = new Map<string, number>();
  triangles.forEach(([a, b, c], i) => {
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = p < q ? `${p} ${q}` : `${q} ${p}`;
      const other = byEdge.get(key);
      if (other === undefined) byEdge.set(key, i);
      else root[find(i)] = find(other);
    }
  });
  const bodies = new Map<number, Set<number>>();
  triangles.forEach((_, i) => {
    const body = bodies.get(find(i)) ?? new Set();
    body.add(owners[i] as number); // one for each triangle
    bodies.set(find(i), body);
  });
  return [...bodies.values()].map((body) => [...body].sort((one, other) => one - other));
}
