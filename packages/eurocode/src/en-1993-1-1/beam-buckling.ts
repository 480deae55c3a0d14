// M_cr where the formulas end (6.3.2.2(2): "based on gross cross-sectional properties, taking into account the loading
// conditions, the real moment distribution and the lateral restraints"): a beam element with warping, solved to the last
// digits that matter. Twist is cubic between the nodes; the lateral deflection is eliminated, since its moment is M phi and
// what the restraints of the ends add. Lengths are fractions of L, moments those of a uniform moment on the same length.

export interface Point {
  readonly x: number;
  readonly M: number;
}

export interface BucklingBeam {
  readonly E: number;
  readonly G: number;
  readonly I_z: number;
  readonly I_t: number;
  readonly I_w: number;
  readonly L: number;
  /** moment over its greatest, straight between the points, from end to end */
  readonly points: readonly Point[];
  /** height of the loads above the shear centre where they act downwards under a positive moment */
  readonly z_g: number;
  /** asymmetry; positive helps where M is positive */
  readonly z_j: number;
  /** ends: effective lengths in plan and against warping, 0.5 to 1, alike at both ends unless `lone` */
  readonly k_z: number;
  readonly k_w: number;
  /** the restraint is at one end only (k of 0.7 and more) */
  readonly lone?: "start" | "end" | undefined;
  /** fixed at the start, against warping as k_w says, free at the end */
  readonly cantilever?: boolean | undefined;
}

const gauss = [
  [0.046910077030668, 0.118463442528095],
  [0.230765344947158, 0.239314335249683],
  [0.5, 0.284444444444444],
  [0.769234655052841, 0.239314335249683],
  [0.953089922969332, 0.118463442528095],
] as const;

const leastNodes = 16;
const mostOwnNodes = 40;
/** Nodes closer than this are one. */
const closest = 2e-3;

/** The rows of a symmetric matrix: the diagonal and the three numbers before it. */
const width = 4;

interface Matrices {
  readonly n: number;
  readonly constant: Float64Array;
  readonly linear: Float64Array;
  readonly square: Float64Array;
  /** integrals of m phi (1 - x) and m phi x, where the ends are held in plan */
  readonly start: Float64Array;
  readonly end: Float64Array;
}

/** M_cr in Nmm over the greatest moment of the diagram. */
export function beamCriticalMoment(beam: BucklingBeam): number {
  const { E, G, I_z, I_t, I_w, L } = beam;
  const B = G * I_t + (Math.PI ** 2 * E * I_w) / L ** 2;
  const M_0 = (Math.PI / L) * Math.sqrt(E * I_z * B);
  const m = assembled(beam, (E * I_w) / (L ** 2 * B), (G * I_t) / B, (2 * beam.z_j * M_0) / B, (beam.z_g * M_0) / B);
  const gram = planRestraint(beam);
  const stable = (mu: number) => isStable(m, gram, mu);
  let low = 0;
  let high = 1;
  while (stable(high)) {
    low = high;
    high *= 2;
    if (high > 1e6) return high * M_0;
  }
  while (high - low > 1e-7 * high) {
    const middle = (low + high) / 2;
    if (stable(middle)) low = middle;
    else high = middle;
  }
  return low * M_0;
}

/** Of a strut with the same rotational springs at both ends, or at one: the spring over E I / L. */
function springOf(k: number, lone: boolean): number {
  if (k >= 1) return 0;
  const u = Math.PI / k;
  if (lone) {
    const under = u * Math.cos(u) - Math.sin(u);
    return under <= 0 ? Number.POSITIVE_INFINITY : (u ** 2 * Math.sin(u)) / -under;
  }
  return k <= 0.5 ? Number.POSITIVE_INFINITY : -u / Math.tan(u / 2);
}

function springs(k: number, lone: BucklingBeam["lone"]): readonly [number, number] {
  const spring = Math.abs(springOf(k, lone !== undefined));
  return [lone === "end" ? 0 : spring, lone === "start" ? 0 : spring];
}

/** 1/spring + flexibility of the simple beam, by end moment; an end that is free to rotate has none. */
function planRestraint({ k_z, lone, cantilever }: BucklingBeam): readonly [number, number, number] | undefined {
  if (cantilever) return undefined;
  const [a, b] = springs(k_z, lone);
  if (a === 0 && b === 0) return undefined;
  const free = 1e12;
  return [(a === 0 ? free : 1 / a) + 1 / 3, 1 / 6, (b === 0 ? free : 1 / b) + 1 / 3];
}

function nodesOf(points: readonly Point[]): number[] {
  const nodes = Array.from({ length: leastNodes + 1 }, (_, i) => i / leastNodes);
  if (points.length <= mostOwnNodes) {
    for (const { x } of points) {
      const near = nodes.findIndex((node) => Math.abs(node - x) < closest);
      if (near < 0) nodes.push(x);
      else if (near > 0 && near < leastNodes) nodes[near] = x;
    }
  }
  return nodes.sort((a, b) => a - b);
}

function assembled(beam: BucklingBeam, w: number, t: number, j: number, c: number): Matrices {
  const { points } = beam;
  const nodes = nodesOf(points);
  const n = 2 * nodes.length;
  const made: Matrices = {
    n,
    constant: new Float64Array(n * width),
    linear: new Float64Array(n * width),
    square: new Float64Array(n * width),
    start: new Float64Array(n),
    end: new Float64Array(n),
  };
  let piece = 0;
  for (let e = 0; e + 1 < nodes.length; e++) {
    const [from, to] = [nodes[e] ?? 0, nodes[e + 1] ?? 1];
    let x = from;
    // the pieces of the diagram that lie in this element
    while (x < to - 1e-15) {
      while (piece + 2 < points.length && (points[piece + 1]?.x ?? 1) <= x + 1e-15) piece++;
      const last = Math.min(to, Math.max(points[piece + 1]?.x ?? 1, x));
      const until = last > x ? last : to;
      integrate(made, e, from, to, x, until, points[piece], points[piece + 1], w, t, j);
      x = until;
    }
  }
  if (c !== 0) addLoads(made, nodes, points, c, beam.cantilever === true);
  // where warping dies away within half an element, holding it would only stiffen that element
  holdEnds(made, beam, Math.sqrt(w / t) * leastNodes > 0.5 ? w : 0);
  return made;
}

const N = new Float64Array(4);
const N1 = new Float64Array(4);
const N2 = new Float64Array(4);

/** Cubic shape functions of an element of length h at s in 0 to 1: twist and its slope at both ends. */
function shapes(s: number, h: number): void {
  N[0] = 1 - 3 * s * s + 2 * s ** 3;
  N[1] = h * (s - 2 * s * s + s ** 3);
  N[2] = 3 * s * s - 2 * s ** 3;
  N[3] = h * (s ** 3 - s * s);
  N1[0] = (6 * s * s - 6 * s) / h;
  N1[1] = 1 - 4 * s + 3 * s * s;
  N1[2] = -(N1[0] ?? 0);
  N1[3] = 3 * s * s - 2 * s;
  N2[0] = (12 * s - 6) / h ** 2;
  N2[1] = (6 * s - 4) / h;
  N2[2] = -(N2[0] ?? 0);
  N2[3] = (6 * s - 2) / h;
}

function integrate(
  made: Matrices,
  e: number,
  from: number,
  to: number,
  x1: number,
  x2: number,
  p: Point | undefined,
  q: Point | undefined,
  w: number,
  t: number,
  j: number,
): void {
  const h = to - from;
  const at = p ?? { x: 0, M: 1 };
  const rise = q && q.x > at.x ? (q.M - at.M) / (q.x - at.x) : 0;
  for (const [s, weight] of gauss) {
    const x = x1 + (x2 - x1) * s;
    const m = at.M + rise * (x - at.x);
    const dx = weight * (x2 - x1);
    shapes((x - from) / h, h);
    for (let a = 0; a < 4; a++) {
      const [Na, N1a, N2a] = [N[a] ?? 0, N1[a] ?? 0, N2[a] ?? 0];
      const row = 2 * e + a;
      for (let b = 0; b <= a; b++) {
        const k = row * width + (a - b);
        const slopes = N1a * (N1[b] ?? 0) * dx;
        made.constant[k] = (made.constant[k] ?? 0) + w * N2a * (N2[b] ?? 0) * dx + t * slopes;
        made.linear[k] = (made.linear[k] ?? 0) + j * m * slopes;
        made.square[k] = (made.square[k] ?? 0) + Math.PI ** 2 * m * m * Na * (N[b] ?? 0) * dx;
      }
      made.start[row] = (made.start[row] ?? 0) + Math.PI * m * Na * (1 - x) * dx;
      made.end[row] = (made.end[row] ?? 0) + Math.PI * m * Na * x * dx;
    }
  }
}

/** A load acts where the slope of the diagram falls; it turns the member over when it acts above the shear centre. */
function addLoads(made: Matrices, nodes: readonly number[], points: readonly Point[], c: number, tip: boolean): void {
  const slopeAfter = (i: number): number => {
    for (let k = i; k + 1 < points.length; k++) {
      const [p, q] = [points[k], points[k + 1]];
      if (p && q && q.x > p.x) return (q.M - p.M) / (q.x - p.x);
    }
    return 0;
  };
  let before = slopeAfter(0);
  for (let i = 1; i < points.length; i++) {
    const x = points[i]?.x ?? 1;
    // a jump of the diagram is a couple, no load
    if (x === points[i + 1]?.x) continue;
    if (x >= 1 && !tip) break;
    const after = x >= 1 ? 0 : slopeAfter(i);
    addLoad(made, nodes, x, c * (before - after));
    before = after;
    if (x >= 1) break;
  }
}

function addLoad(made: Matrices, nodes: readonly number[], x: number, load: number): void {
  let e = nodes.findIndex((node) => node > x) - 1;
  if (e < 0) e = nodes.length - 2;
  const [from, to] = [nodes[e] ?? 0, nodes[e + 1] ?? 1];
  shapes((x - from) / (to - from), to - from);
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b <= a; b++) {
      const k = (2 * e + a) * width + (a - b);
      made.linear[k] = (made.linear[k] ?? 0) - load * (N[a] ?? 0) * (N[b] ?? 0);
    }
  }
}

/** Held by a stiffness that nothing else in the matrix comes near. */
const rigid = 1e12;

function holdEnds({ n, constant }: Matrices, { k_w, lone, cantilever }: BucklingBeam, w: number): void {
  const hold = (row: number, stiffness: number) => {
    constant[row * width] = (constant[row * width] ?? 0) + stiffness;
  };
  hold(0, rigid);
  const [a, b] = springs(k_w, lone);
  if (cantilever) {
    if (w > 0) hold(1, Math.min(rigid, w * a));
    return;
  }
  hold(n - 2, rigid);
  if (w === 0) return;
  hold(1, Math.min(rigid, w * a));
  hold(n - 1, Math.min(rigid, w * b));
}

/** The energy stays positive under mu: L D L^T of the twist, bordered by the end moments in plan. */
function isStable(m: Matrices, gram: readonly [number, number, number] | undefined, mu: number): boolean {
  const band = new Float64Array(m.n * width);
  for (let k = 0; k < band.length; k++) {
    band[k] = (m.constant[k] ?? 0) + mu * (m.linear[k] ?? 0) - mu * mu * (m.square[k] ?? 0);
  }
  return gram ? isStableBordered(band, m, gram, mu) : isPositive(band, m.n);
}

function isPositive(band: Float64Array, n: number): boolean {
  for (let i = 0; i < n; i++) {
    const d = eliminateRow(band, i);
    if (!(d > 0 && Number.isFinite(d))) return false;
  }
  return true;
}

/** Each of the two end moments adds one pivot that is negative in a stable member. */
function isStableBordered(
  band: Float64Array,
  { n, start, end }: Matrices,
  gram: readonly [number, number, number],
  mu: number,
): boolean {
  let negative = 0;
  const u = new Float64Array(n);
  const v = new Float64Array(n);
  let [aa, ab, bb] = [-gram[0], -gram[1], -gram[2]];
  for (let i = 0; i < n; i++) {
    const d = eliminateRow(band, i);
    if (d === 0 || !Number.isFinite(d)) return false;
    if (d < 0) negative++;
    const us = eliminateBorder(band, i, u, mu * (start[i] ?? 0));
    const vs = eliminateBorder(band, i, v, mu * (end[i] ?? 0));
    u[i] = us;
    v[i] = vs;
    aa -= (us * us) / d;
    ab -= (us * vs) / d;
    bb -= (vs * vs) / d;
  }
  if (aa < 0) negative++;
  const last = bb - (ab * ab) / aa;
  if (last < 0) negative++;
  return negative === 2;
}

/** Row i of L, and its pivot, in the place of the row. */
function eliminateRow(band: Float64Array, i: number): number {
  const first = Math.max(0, i - width + 1);
  let d = band[i * width] ?? 0;
  for (let k = first; k < i; k++) {
    let l = band[i * width + (i - k)] ?? 0;
    for (let q = Math.max(first, k - width + 1); q < k; q++) {
      l -= (band[i * width + (i - q)] ?? 0) * (band[k * width + (k - q)] ?? 0) * (band[q * width] ?? 0);
    }
    const pivot = band[k * width] ?? 1;
    l /= pivot;
    band[i * width + (i - k)] = l;
    d -= l * l * pivot;
  }
  band[i * width] = d;
  return d;
}

function eliminateBorder(band: Float64Array, i: number, border: Float64Array, value: number): number {
  let left = value;
  for (let k = Math.max(0, i - width + 1); k < i; k++) left -= (band[i * width + (i - k)] ?? 0) * (border[k] ?? 0);
  return left;
}
