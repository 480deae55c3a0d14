/**
 * The outline of a cross-section: closed loops of straight lines and circular arcs in the (y, z) plane, y to the right,
 * z up, outer loops anticlockwise, holes clockwise. Areas and moments are boundary integrals (Green's theorem), so fillets,
 * tapered flanges and toe radii need no formula of their own.
 */

export interface Line {
  readonly y1: number;
  readonly z1: number;
  readonly y2: number;
  readonly z2: number;
}

/** From angle a1 to a2; anticlockwise when a2 > a1. Never longer than a quadrant once it is part of an outline. */
export interface Arc {
  readonly y: number;
  readonly z: number;
  readonly r: number;
  readonly a1: number;
  readonly a2: number;
}

export type Segment = Line | Arc;
export type Outline = readonly Segment[];
/** Corner of a polygon; r rounds it with an arc tangent to both sides */
export type Corner = readonly [y: number, z: number, r?: number];

const isArc = (s: Segment): s is Arc => "r" in s;
const quadrant = Math.PI / 2;
const nothing = 1e-9;

export const line = (y1: number, z1: number, y2: number, z2: number): Line => ({ y1, z1, y2, z2 });

/** An arc cut at the quadrants, so that y and z are monotone on every piece */
export function arc(y: number, z: number, r: number, a1: number, a2: number): Arc[] {
  const step = a2 > a1 ? 1 : -1;
  const pieces: Arc[] = [];
  let from = a1;
  while (Math.abs(a2 - from) > nothing) {
    const next =
      step > 0
        ? (Math.floor(from / quadrant + nothing) + 1) * quadrant
        : (Math.ceil(from / quadrant - nothing) - 1) * quadrant;
    const to = step > 0 ? Math.min(next, a2) : Math.max(next, a2);
    pieces.push({ y, z, r, a1: from, a2: to });
    from = to;
  }
  return pieces;
}

export function circle(y: number, z: number, r: number, hole = false): Arc[] {
  return hole ? arc(y, z, r, 2 * Math.PI, 0) : arc(y, z, r, 0, 2 * Math.PI);
}

/** A polygon whose corners are rounded by arcs tangent to both sides */
export function polygon(corners: readonly Corner[]): Segment[] {
  const n = corners.length;
  const segments: Segment[] = [];
  const at = (i: number) => corners[(i + n) % n] as Corner; // n > 0, index within 0 … n - 1
  let [startY, startZ] = [Number.NaN, Number.NaN];
  let [lastY, lastZ] = [Number.NaN, Number.NaN];
  for (let i = 0; i < n; i++) {
    const [y, z, r = 0] = at(i);
    const [yp, zp] = at(i - 1);
    const [yn, zn] = at(i + 1);
    const [inLength, outLength] = [Math.hypot(y - yp, z - zp), Math.hypot(yn - y, zn - z)];
    const [iy, iz] = [(y - yp) / inLength, (z - zp) / inLength];
    const [oy, oz] = [(yn - y) / outLength, (zn - z) / outLength];
    const turn = Math.atan2(iy * oz - iz * oy, iy * oy + iz * oz);
    const tangent = r > 0 ? r * Math.tan(Math.abs(turn) / 2) : 0;
    const [ys, zs] = [y - iy * tangent, z - iz * tangent];
    if (i === 0) [startY, startZ] = [ys, zs];
    else if (Math.hypot(ys - lastY, zs - lastZ) > nothing) segments.push(line(lastY, lastZ, ys, zs));
    if (tangent > 0) {
      const side = Math.sign(turn);
      const [yc, zc] = [ys - side * iz * r, zs + side * iy * r];
      const a1 = Math.atan2(zs - zc, ys - yc);
      segments.push(...arc(yc, zc, r, a1, a1 + turn));
    }
    [lastY, lastZ] = [y + oy * tangent, z + oz * tangent];
  }
  if (Math.hypot(startY - lastY, startZ - lastZ) > nothing) segments.push(line(lastY, lastZ, startY, startZ));
  return segments;
}

/** The same loop run the other way, to cut a hole */
export function reversed(outline: Outline): Segment[] {
  return outline.map((s) => (isArc(s) ? { ...s, a1: s.a2, a2: s.a1 } : line(s.y2, s.z2, s.y1, s.z1))).reverse();
}

export function moved(outline: Outline, dy: number, dz: number): Segment[] {
  return outline.map((s) =>
    isArc(s) ? { ...s, y: s.y + dy, z: s.z + dz } : line(s.y1 + dy, s.z1 + dz, s.y2 + dy, s.z2 + dz),
  );
}

/** Mirror image about the z axis (y -> -y), still with the material on the left of the path */
export function mirrored(outline: Outline): Segment[] {
  const flip = (s: Segment): Segment[] =>
    isArc(s) ? arc(-s.y, s.z, s.r, Math.PI - s.a1, Math.PI - s.a2) : [line(-s.y1, s.z1, -s.y2, s.z2)];
  return reversed(outline.flatMap(flip));
}

/** Coordinates in axes turned anticlockwise by `angle` */
export function inAxes(outline: Outline, angle: number): Segment[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return outline.flatMap((p): Segment[] =>
    isArc(p)
      ? arc(c * p.y + s * p.z, c * p.z - s * p.y, p.r, p.a1 - angle, p.a2 - angle)
      : [line(c * p.y1 + s * p.z1, c * p.z1 - s * p.y1, c * p.y2 + s * p.z2, c * p.z2 - s * p.y2)],
  );
}

export function length(outline: Outline): number {
  let sum = 0;
  for (const s of outline) sum += isArc(s) ? s.r * Math.abs(s.a2 - s.a1) : Math.hypot(s.y2 - s.y1, s.z2 - s.z1);
  return sum;
}

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Arcs lie within one quadrant, so the extremes are among the end points */
export function bounds(outline: Outline): Bounds {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  const take = (y: number, z: number) => {
    if (y < left) left = y;
    if (y > right) right = y;
    if (z < bottom) bottom = z;
    if (z > top) top = z;
  };
  for (const s of outline) {
    if (!isArc(s)) take(s.y1, s.z1);
    else for (const a of [s.a1, s.a2]) take(s.y + s.r * Math.cos(a), s.z + s.r * Math.sin(a));
  }
  return { left, right, bottom, top };
}

/** Integrals over the area, up to the third order: S_y = ∫z, I_yy = ∫z², T_yyz = ∫y²z … about the origin */
export interface Moments {
  A: number;
  S_y: number;
  S_z: number;
  I_yy: number;
  I_zz: number;
  I_yz: number;
  T_zzz: number;
  T_yyz: number;
  T_yzz: number;
  T_yyy: number;
}

// Gauss-Legendre on [-1, 1]: three points are exact for the polynomials on a line, eight reach 1e-13 on a quarter circle
const linePoints = [-Math.sqrt(0.6), 0, Math.sqrt(0.6)];
const lineWeights = [5 / 9, 8 / 9, 5 / 9];
const arcPoints = [
  -0.960289856497536, -0.796666477413627, -0.525532409916329, -0.18343464249565, 0.18343464249565, 0.525532409916329,
  0.796666477413627, 0.960289856497536,
];
const arcWeights = [
  0.101228536290376, 0.222381034453374, 0.313706645877887, 0.362683783378362, 0.362683783378362, 0.313706645877887,
  0.222381034453374, 0.101228536290376,
];

function add(m: Moments, y: number, z: number, dy: number): void {
  const zdy = z * dy;
  m.A -= zdy;
  m.S_z -= y * zdy;
  m.I_zz -= y * y * zdy;
  m.T_yyy -= y * y * y * zdy;
  const zzdy = (z * zdy) / 2;
  m.S_y -= zzdy;
  m.I_yz -= y * zzdy;
  m.T_yyz -= y * y * zzdy;
  const zzzdy = (z * z * zdy) / 3;
  m.I_yy -= zzzdy;
  m.T_yzz -= y * zzzdy;
  m.T_zzz -= (z * z * z * zdy) / 4;
}

export function moments(outline: Outline): Moments {
  const m = { A: 0, S_y: 0, S_z: 0, I_yy: 0, I_zz: 0, I_yz: 0, T_zzz: 0, T_yyz: 0, T_yzz: 0, T_yyy: 0 };
  for (const s of outline) {
    if (isArc(s)) {
      const [mid, half] = [(s.a1 + s.a2) / 2, (s.a2 - s.a1) / 2];
      for (let i = 0; i < 8; i++) {
        const angle = mid + half * (arcPoints[i] as number); // eight points
        const sin = Math.sin(angle);
        const dy = -s.r * sin * half * (arcWeights[i] as number); // eight weights
        add(m, s.y + s.r * Math.cos(angle), s.z + s.r * sin, dy);
      }
    } else if (s.y1 !== s.y2) {
      const [y, z] = [(s.y1 + s.y2) / 2, (s.z1 + s.z2) / 2];
      const [hy, hz] = [(s.y2 - s.y1) / 2, (s.z2 - s.z1) / 2];
      for (let i = 0; i < 3; i++) {
        const p = linePoints[i] as number; // three points
        add(m, y + p * hy, z + p * hz, hy * (lineWeights[i] as number)); // three weights
      }
    }
  }
  return m;
}

/** Area above the level z_0 and its first moment about that level. Edges on the level itself contribute nothing. */
function above(outline: Outline, z_0: number): [area: number, first: number] {
  let [area, first] = [0, 0];
  for (const s of outline) {
    const [own, ownFirst] = isArc(s) ? aboveArc(s, z_0) : aboveLine(s, z_0);
    area += own;
    first += ownFirst;
  }
  return [area, first];
}

function aboveArc(s: Arc, z_0: number): [area: number, first: number] {
  const c = s.z - z_0;
  let [a, b] = [s.a1, s.a2];
  const [ha, hb] = [c + s.r * Math.sin(a), c + s.r * Math.sin(b)];
  if (ha <= 0 && hb <= 0) return [0, 0];
  if (ha < 0 || hb < 0) {
    // one crossing: the arc is monotone in z. Find it on the branch (left or right half) the arc lies on
    const asin = Math.asin(Math.max(-1, Math.min(1, -c / s.r)));
    const mid = (a + b) / 2;
    const base = Math.cos(mid) >= 0 ? asin : Math.PI - asin;
    const crossing = base + 2 * Math.PI * Math.round((mid - base) / (2 * Math.PI));
    if (ha < 0) a = crossing;
    else b = crossing;
  }
  const [ca, cb, sa, sb] = [Math.cos(a), Math.cos(b), Math.sin(a), Math.sin(b)];
  const s1 = ca - cb;
  const s2 = (b - a - (sb * cb - sa * ca)) / 2;
  const s3 = s1 - (ca ** 3 - cb ** 3) / 3;
  return [s.r * (c * s1 + s.r * s2), (s.r / 2) * (c * c * s1 + 2 * c * s.r * s2 + s.r * s.r * s3)];
}

function aboveLine(s: Line, z_0: number): [area: number, first: number] {
  const [a, b, dy] = [s.z1 - z_0, s.z2 - z_0, s.y2 - s.y1];
  if (dy === 0 || (a <= 0 && b <= 0)) return [0, 0];
  if (a >= 0 && b >= 0) return [-((a + b) / 2) * dy, -((a * a + a * b + b * b) / 6) * dy];
  const top = Math.max(a, b);
  const part = (dy * top) / Math.abs(a - b);
  return [-(top / 2) * part, -((top * top) / 6) * part];
}

/** The level that halves the area, by bracketed secant steps (Illinois); the area above falls monotonically with the level */
function equalAreaAxis(outline: Outline, A: number, low: number, high: number): number {
  let [a, b, fa, fb] = [low, high, A / 2, -A / 2];
  let lastSide = 0;
  for (let i = 0; i < 60; i++) {
    const z = (a * fb - b * fa) / (fb - fa);
    const f = above(outline, z)[0] - A / 2;
    if (Math.abs(f) < 1e-12 * A || b - a < 1e-12 * (high - low)) return z;
    const side = Math.sign(f);
    if (side > 0) {
      [a, fa] = [z, f];
      if (lastSide > 0) fb /= 2;
    } else {
      [b, fb] = [z, f];
      if (lastSide < 0) fa /= 2;
    }
    lastSide = side;
  }
  return (a + b) / 2;
}

/** ∫|z - z_0| dA with z_0 the equal-area axis, which may be given where symmetry says it */
export function plasticModulus(outline: Outline, A: number, S_y: number, axis?: number): number {
  const { bottom, top } = axis === undefined ? bounds(outline) : { bottom: 0, top: 0 };
  const z_0 = axis ?? equalAreaAxis(outline, A, bottom, top);
  return 2 * above(outline, z_0)[1] - (S_y - A * z_0);
}

/** Axes exchanged (y -> z, z -> y), orientation kept: the plastic modulus about z is that of the exchanged outline */
export function exchanged(outline: Outline): Segment[] {
  const swap = (s: Segment): Segment[] =>
    isArc(s) ? arc(s.z, s.y, s.r, quadrant - s.a1, quadrant - s.a2) : [line(s.z1, s.y1, s.z2, s.y2)];
  return reversed(outline.flatMap(swap));
}

/** Straight pieces fine enough to draw or to check against; arcs become chords */
export function flattened(outline: Outline, chords = 8): [y: number, z: number][][] {
  const loops: [number, number][][] = [];
  let loop: [number, number][] = [];
  let [startY, startZ] = [Number.NaN, Number.NaN];
  for (const s of outline) {
    const n = isArc(s) ? chords : 1;
    for (let i = 0; i < n; i++) {
      const t = i / n;
      const a = isArc(s) ? s.a1 + (s.a2 - s.a1) * t : 0;
      const y = isArc(s) ? s.y + s.r * Math.cos(a) : s.y1;
      const z = isArc(s) ? s.z + s.r * Math.sin(a) : s.z1;
      if (loop.length === 0) [startY, startZ] = [y, z];
      loop.push([y, z]);
    }
    const [ye, ze] = isArc(s) ? [s.y + s.r * Math.cos(s.a2), s.z + s.r * Math.sin(s.a2)] : [s.y2, s.z2];
    if (Math.hypot(ye - startY, ze - startZ) < 1e-6) {
      loops.push(loop);
      loop = [];
    }
  }
  return loops;
}
