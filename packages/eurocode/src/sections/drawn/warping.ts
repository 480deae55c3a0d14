/**
 * Saint-Venant's torsion of any section by finite elements: the warping function in triangles of six nodes. The weak form of
 * ∇²ω = 0 with ∂ω/∂n = z n_y - y n_z; then I_t = I_y + I_z - ∫∇ω·∇ω, the shear centre where ω is orthogonal to y and z (Trefftz),
 * I_w the integral of its square about it. Shear flow by the same elements: ∇²φ = -(I_z z - I_yz y) / (I_y I_z - I_yz²) with
 * ∂φ/∂n = 0, free of twist and without lateral strain, stresses ∇φ of a force of 1. W. D. Pilkey, Analysis and Design of Elastic Beams (2002), 5 and 6.
 */
import { type Flow, flowOf, type StressesAt } from "./flow.ts";
import type { Mesh, Place } from "./mesh.ts";

export interface Warping extends Flow {
  readonly A: number;
  readonly I_t: number;
  readonly I_w: number;
  /** shear centre from the origin, which must be the centroid */
  readonly y_0: number;
  readonly z_0: number;
}

/** Exact for degree four: a and b by threes. */
const rule = [
  [0.445948490915965, 0.223381589678011],
  [0.091576213509771, 0.109951743655322],
] as const;
const stations = rule.flatMap(([a, weight]) =>
  [
    [a, a, 1 - 2 * a],
    [a, 1 - 2 * a, a],
    [1 - 2 * a, a, a],
  ].map(([p = 0, q = 0, r = 0]) => ({ l: [p, q, r] as const, weight })),
);

/** The six shape functions, and what they are multiplied by in the slopes of the three coordinates. */
const shapesAt = ([p, q, r]: readonly [number, number, number]) => ({
  N: [p * (2 * p - 1), q * (2 * q - 1), r * (2 * r - 1), 4 * p * q, 4 * q * r, 4 * r * p],
  d: [
    [4 * p - 1, 0, 0],
    [0, 4 * q - 1, 0],
    [0, 0, 4 * r - 1],
    [4 * q, 4 * p, 0],
    [0, 4 * r, 4 * q],
    [4 * r, 0, 4 * p],
  ] as const,
});
const atStations = stations.map(({ l, weight }) => ({ l, weight, ...shapesAt(l) }));

interface Elements {
  readonly n: number;
  readonly nodes: readonly (readonly number[])[];
}

/** Nodes at the corners and in the middle of the edges. */
function elementsOf({ points, triangles }: Mesh): Elements {
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  const edge = (a: number, b: number) => numberOf(a < b ? `${a} ${b}` : `${b} ${a}`);
  const nodes = triangles.map(([a, b, c]) => [
    ...[a, b, c].map((i) => numberOf(String(i))),
    edge(a, b),
    edge(b, c),
    edge(c, a),
  ]);
  return nodes.length === 0 || points.length === 0 ? { n: 0, nodes: [] } : renumbered(nodes, numbers.size);
}

/** Cuthill and McKee backwards: neighbours have numbers near each other, and the matrix a narrow profile. */
function renumbered(nodes: readonly (readonly number[])[], n: number): Elements {
  const near: Set<number>[] = Array.from({ length: n }, () => new Set<number>());
  for (const element of nodes) for (const a of element) for (const b of element) if (a !== b) near[a]?.add(b);
  const degree = (i: number): number => near[i]?.size ?? 0;
  const order: number[] = [];
  const seen = new Uint8Array(n);
  const walk = (start: number): number[] => {
    const queue = [start];
    seen[start] = 1;
    for (let at = 0; at < queue.length; at++) {
      const next = [...(near[queue[at] as number] ?? [])].filter((j) => seen[j] === 0);
      next.sort((a, b) => degree(a) - degree(b));
      for (const j of next) seen[j] = 1;
      queue.push(...next);
    }
    return queue;
  };
  // from the far end of a first walk
  const far = walk(0).at(-1) ?? 0;
  seen.fill(0);
  order.push(...walk(far));
  const place = new Int32Array(n).fill(-1);
  order.reverse().forEach((old, i) => {
    place[old] = i;
  });
  return { n: order.length, nodes: nodes.map((element) => element.map((i) => place[i] as number)) };
}

/** A symmetric matrix, each row from its first number that is not 0 to the diagonal. */
class Profile {
  readonly #rows: Float64Array[];
  readonly #first: Int32Array;

  constructor({ n, nodes }: Elements) {
    this.#first = Int32Array.from({ length: n }, (_, i) => i);
    for (const element of nodes) {
      const least = Math.min(...element);
      for (const i of element) this.#first[i] = Math.min(this.#first[i] as number, least); // within
    }
    this.#rows = Array.from(this.#first, (first, i) => new Float64Array(i - first + 1));
  }

  add(i: number, j: number, value: number): void {
    const row = this.#rows[i];
    if (row && j <= i) row[j - (this.#first[i] as number)] = (row[j - (this.#first[i] as number)] as number) + value; // j is in the profile
  }

  /** Cholesky, in place. */
  factorize(): void {
    const [rows, first] = [this.#rows, this.#first];
    const n = rows.length;
    for (let i = 0; i < n; i++) {
      const row = rows[i] as Float64Array; // every index below is within the profile
      const f = first[i] as number;
      for (let j = f; j < i; j++) {
        const other = rows[j] as Float64Array;
        const g = first[j] as number;
        let sum = row[j - f] as number;
        for (let k = Math.max(f, g); k < j; k++) sum -= (row[k - f] as number) * (other[k - g] as number);
        row[j - f] = sum / (other[j - g] as number);
      }
      let pivot = row[i - f] as number;
      for (let k = f; k < i; k++) pivot -= (row[k - f] as number) ** 2;
      // what is left of the last row is rounding
      row[i - f] = i === n - 1 ? 1 : Math.sqrt(Math.max(pivot, Number.MIN_VALUE));
    }
    const last = rows[n - 1] as Float64Array; // as above
    last.fill(0, 0, last.length - 1);
  }

  /** The last unknown is 0: what is sought is known but for a constant. */
  solve(b: Float64Array): void {
    const [rows, first] = [this.#rows, this.#first];
    const n = rows.length;
    b[n - 1] = 0;
    for (let i = 0; i < n; i++) {
      const [row, f] = [rows[i] as Float64Array, first[i] as number];
      let sum = b[i] as number;
      for (let k = f; k < i; k++) sum -= (row[k - f] as number) * (b[k] as number);
      b[i] = sum / (row[i - f] as number);
    }
    for (let i = n - 1; i >= 0; i--) {
      const [row, f] = [rows[i] as Float64Array, first[i] as number];
      const value = (b[i] as number) / (row[i - f] as number);
      b[i] = value;
      for (let k = f; k < i; k++) b[k] = (b[k] as number) - (row[k - f] as number) * value;
    }
  }
}

interface Slopes {
  readonly area: number;
  readonly corners: readonly [Place, Place, Place];
  /** of the three coordinates along y and z */
  readonly y: readonly [number, number, number];
  readonly z: readonly [number, number, number];
}

function slopesOf({ points }: Mesh, triangle: readonly [number, number, number]): Slopes {
  const [a, b, c] = triangle.map((i) => points[i] as Place) as [Place, Place, Place]; // triangles are of these points
  const area = ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
  const of = (p: number, q: number) => (p - q) / (2 * area);
  return {
    area,
    corners: [a, b, c],
    y: [of(b[1], c[1]), of(c[1], a[1]), of(a[1], b[1])],
    z: [of(c[0], b[0]), of(a[0], c[0]), of(b[0], a[0])],
  };
}

const along = (l: readonly [number, number, number], [a, b, c]: Slopes["corners"], axis: 0 | 1): number =>
  l[0] * a[axis] + l[1] * b[axis] + l[2] * c[axis];

const dot = (d: readonly [number, number, number], s: readonly [number, number, number]): number =>
  d[0] * s[0] + d[1] * s[1] + d[2] * s[2];

export function warpingOf(mesh: Mesh): Warping {
  const elements = elementsOf(mesh);
  const matrix = new Profile(elements);
  const load = new Float64Array(elements.n);
  const slopes = mesh.triangles.map((triangle) => slopesOf(mesh, triangle));
  let polar = 0;
  slopes.forEach((s, e) => {
    const nodes = elements.nodes[e] ?? [];
    for (const { l, weight, d } of atStations) {
      const w = weight * s.area;
      const [y, z] = [along(l, s.corners, 0), along(l, s.corners, 1)];
      polar += w * (y * y + z * z);
      const [dy, dz] = [d.map((of) => dot(of, s.y)), d.map((of) => dot(of, s.z))];
      nodes.forEach((i, a) => {
        const [ay, az] = [dy[a] as number, dz[a] as number]; // six of each
        load[i] = (load[i] as number) + w * (z * ay - y * az);
        nodes.forEach((j, b) => {
          if (j <= i) matrix.add(i, j, w * (ay * (dy[b] as number) + az * (dz[b] as number)));
        });
      });
    }
  });
  matrix.factorize();
  const omega = load.slice();
  matrix.solve(omega);
  let energy = 0;
  omega.forEach((value, i) => {
    energy += value * (load[i] as number); // as long
  });
  return {
    I_t: polar - energy,
    ...ofWarping(slopes, elements, omega),
    ...flowOf(mesh, ofShear(slopes, elements, matrix)),
  };
}

/** What shear forces of 1 along z and y make. */
function ofShear(slopes: readonly Slopes[], { n, nodes }: Elements, matrix: Profile): StressesAt {
  const [ofZ, ofY] = [new Float64Array(n), new Float64Array(n)];
  let [I_y, I_z, I_yz] = [0, 0, 0];
  slopes.forEach((s, e) => {
    for (const { l, weight, N } of atStations) {
      const w = weight * s.area;
      const [y, z] = [along(l, s.corners, 0), along(l, s.corners, 1)];
      I_y += w * z * z;
      I_z += w * y * y;
      I_yz += w * y * z;
      nodes[e]?.forEach((i, a) => {
        const share = w * (N[a] as number); // six of each
        ofZ[i] = (ofZ[i] as number) + share * z;
        ofY[i] = (ofY[i] as number) + share * y;
      });
    }
  });
  for (const moment of [ofZ, ofY]) matrix.solve(moment);
  const d = I_y * I_z - I_yz ** 2;
  return (e, at) => {
    const s = slopes[e] as Slopes; // of these elements
    const l = [0, 1, 2].map(
      (k) =>
        1 / 3 +
        [0, 1].reduce((sum, axis) => {
          const centre = (s.corners[0][axis as 0] + s.corners[1][axis as 0] + s.corners[2][axis as 0]) / 3;
          return sum + ((axis === 0 ? s.y : s.z)[k] as number) * (at[axis as 0] - centre);
        }, 0),
    );
    const { d: shapes } = shapesAt(l as unknown as readonly [number, number, number]);
    let [zy, zz, yy, yz] = [0, 0, 0, 0];
    nodes[e]?.forEach((i, a) => {
      const shape = shapes[a] as readonly [number, number, number];
      const [dy, dz] = [dot(shape, s.y), dot(shape, s.z)];
      zy += (ofZ[i] as number) * dy;
      zz += (ofZ[i] as number) * dz;
      yy += (ofY[i] as number) * dy;
      yz += (ofY[i] as number) * dz;
    });
    return [
      [(I_z * zy - I_yz * yy) / d, (I_z * zz - I_yz * yz) / d],
      [(I_y * yy - I_yz * zy) / d, (I_y * yz - I_yz * zz) / d],
    ];
  };
}

/** Shear centre and warping constant from the warping function. */
function ofWarping(
  slopes: readonly Slopes[],
  { nodes }: Elements,
  omega: Float64Array,
): Omit<Warping, "I_t" | keyof Flow> {
  let [A, I_yy, I_zz, I_yz, S, S_y, S_z, SS] = [0, 0, 0, 0, 0, 0, 0, 0];
  slopes.forEach((s, e) => {
    for (const { l, weight, N } of atStations) {
      const w = weight * s.area;
      const [y, z] = [along(l, s.corners, 0), along(l, s.corners, 1)];
      let value = 0;
      nodes[e]?.forEach((i, a) => {
        value += (N[a] as number) * (omega[i] as number); // six of each
      });
      A += w;
      I_yy += w * z * z;
      I_zz += w * y * y;
      I_yz += w * y * z;
      S += w * value;
      S_y += w * value * y;
      S_z += w * value * z;
      SS += w * value * value;
    }
  });
  const d = I_yy * I_zz - I_yz ** 2;
  const z_0 = (I_yy * S_y - I_yz * S_z) / d;
  const y_0 = (I_yz * S_y - I_zz * S_z) / d;
  // about the shear centre: ω - z_0 y + y_0 z, without its mean
  const I_w = SS - S ** 2 / A - z_0 * S_y + y_0 * S_z;
  return { A, y_0, z_0, I_w: Math.max(0, I_w) };
}
