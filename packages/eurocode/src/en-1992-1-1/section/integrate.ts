import {
  type ConcreteLaw,
  concreteStress,
  type SteelLaw,
  steelStress,
  stressOfBlock,
  stressOfNarrowBlock,
} from "./law.ts";
import type { Profile } from "./profile.ts";

/** What the stresses over a section come to, in N and Nmm about the centroid: axial force, moment by v, moment by u. */
export interface Forces {
  N_c: number;
  M_c: number;
  U_c: number;
  N_s: number;
  M_s: number;
  U_s: number;
}

export const noForces = (): Forces => ({ N_c: 0, M_c: 0, U_c: 0, N_s: 0, M_s: 0, U_s: 0 });

export interface Materials {
  readonly concrete: ConcreteLaw;
  readonly steel: SteelLaw;
  /** A bar displaces the concrete at its place. */
  readonly deduct: boolean;
}

/** ε(v) = e0 + k v; k ≥ 0, so that v points to the compressed edge. */
export function integrate(profile: Profile, materials: Materials, e0: number, k: number, out: Forces): Forces {
  out.N_c = 0;
  out.M_c = 0;
  out.U_c = 0;
  out.N_s = 0;
  out.M_s = 0;
  out.U_s = 0;
  addConcrete(profile, materials.concrete, e0, k, out);
  addSteel(profile, materials, e0, k, out);
  return out;
}

// Gauss points on 0..1, exact up to degree 3, 5, 15 and for the smooth rest.
const half3 = Math.sqrt(0.6) / 2;
const x3 = [0.5 - half3, 0.5, 0.5 + half3] as const;
const w3 = [5 / 18, 8 / 18, 5 / 18] as const;

interface Points {
  readonly x: readonly number[];
  readonly w: readonly number[];
}

/** Gauss-Legendre points and weights on 0..1 by Newton's method on the Legendre polynomial. */
function gauss(n: number): Points {
  const x: number[] = [];
  const w: number[] = [];
  for (let i = 1; i <= n; i++) {
    let t = Math.cos((Math.PI * (i - 0.25)) / (n + 0.5));
    let slope = 1;
    for (let pass = 0; pass < 50; pass++) {
      let p0 = 1;
      let p1 = t;
      for (let j = 2; j <= n; j++) [p0, p1] = [p1, ((2 * j - 1) * t * p1 - (j - 1) * p0) / j];
      slope = (n * (t * p1 - p0)) / (t * t - 1);
      const step = p1 / slope;
      t -= step;
      if (Math.abs(step) < 1e-15) break;
    }
    x.push((1 - t) / 2);
    w.push(1 / ((1 - t * t) * slope * slope));
  }
  return { x, w };
}

/** Made when it is first asked for: few sections need any of them. */
function once(n: number): () => Points {
  let made: Points | undefined;
  return () => {
    made ??= gauss(n);
    return made;
  };
}
const points8 = once(8);
const points10 = once(10);
const points32 = once(32);

/** 3.1.7(3) and its note: a tenth less where the section narrows towards the compressed edge. */
const blockStress = ({ eta, f_cd }: ConcreteLaw, { narrowing }: Profile): number =>
  narrowing ? stressOfNarrowBlock(eta, f_cd) : stressOfBlock(eta, f_cd);

function addConcrete(profile: Profile, law: ConcreteLaw, e0: number, k: number, out: Forces): void {
  const { top } = profile;
  const stress = law.block === "rectangular" ? blockStress(law, profile) : law.f_cd;
  // where the stress begins and where it becomes constant, in v
  let from: number;
  let full: number;
  if (k <= 0) {
    if (e0 <= 0) return;
    from = Number.NEGATIVE_INFINITY;
    full = e0 >= law.epsilon_c || law.block === "rectangular" ? from : Number.POSITIVE_INFINITY;
    if (full > from) {
      constantStress(profile, from, concreteStress(law, e0), out);
      return;
    }
  } else {
    from = -e0 / k;
    full = law.block === "rectangular" ? top - law.lambda * (top - from) : (law.epsilon_c - e0) / k;
  }
  if (from >= top) return;
  if (full < top) constantStress(profile, Math.max(full, profile.bottom), stress, out);
  if (law.block === "rectangular") return;
  const low = Math.max(from, profile.bottom);
  const high = Math.min(full, top);
  if (high > low) risingStress(profile, law, low, high, e0, k, out);
}

/** Constant stress on everything above `from`. */
function constantStress(profile: Profile, from: number, stress: number, out: Forces): void {
  let N = 0;
  let M = 0;
  let U = 0;
  if (profile.radius > 0) {
    const R = profile.radius;
    const phi = Math.asin(Math.max(-1, Math.min(1, from / R)));
    const c = Math.cos(phi);
    N = R * R * (Math.PI / 2 - phi - Math.sin(phi) * c);
    M = (2 / 3) * R ** 3 * c ** 3;
  } else {
    const { edges } = profile;
    for (let i = 0; i < edges.length; i += 4) {
      const v1 = edges[i] as number; // i + 3 < edges.length
      const v2 = edges[i + 2] as number;
      if (v1 <= from && v2 <= from) continue;
      const u1 = edges[i + 1] as number;
      const slope = ((edges[i + 3] as number) - u1) / (v2 - v1);
      const a = Math.max(v1, from);
      const b = Math.max(v2, from);
      const ua = u1 + slope * (a - v1);
      const ub = u1 + slope * (b - v1);
      const d = b - a;
      N += ((ua + ub) / 2) * d;
      // ∫u v dv and ∫u²/2 dv of linear u
      M += ((ua * (2 * a + b) + ub * (a + 2 * b)) / 6) * d;
      U += ((ua * ua + ua * ub + ub * ub) / 6) * d;
    }
  }
  out.N_c += stress * N;
  out.M_c += stress * M;
  out.U_c += stress * U;
}

/** The branch between no strain and ε_c, which lies between `low` and `high`. */
function risingStress(
  profile: Profile,
  law: ConcreteLaw,
  low: number,
  high: number,
  e0: number,
  k: number,
  out: Forces,
): void {
  if (profile.radius > 0) {
    risingOnCircle(profile.radius, law, low, high, e0, k, out);
    return;
  }
  const polynomial = law.block === "bilinear" || law.n === 2;
  const { edges } = profile;
  for (let i = 0; i < edges.length; i += 4) {
    const v1 = edges[i] as number; // i + 3 < edges.length
    const v2 = edges[i + 2] as number;
    const a = Math.max(low, Math.min(v1, high));
    const b = Math.max(low, Math.min(v2, high));
    if (a === b) continue;
    const u1 = edges[i + 1] as number;
    const slope = ((edges[i + 3] as number) - u1) / (v2 - v1);
    if (polynomial) byPoints(x3, w3, law, a, b, v1, u1, slope, e0, k, out);
    else byPower(law, a, b, v1, u1, slope, e0, k, out);
  }
}

function byPoints(
  x: readonly number[],
  w: readonly number[],
  law: ConcreteLaw,
  a: number,
  b: number,
  v1: number,
  u1: number,
  slope: number,
  e0: number,
  k: number,
  out: Forces,
): void {
  const d = b - a;
  for (let j = 0; j < x.length; j++) {
    const v = a + d * (x[j] as number); // j < x.length = w.length
    const u = u1 + slope * (v - v1);
    const f = concreteStress(law, e0 + k * v) * (w[j] as number) * d * u;
    out.N_c += f;
    out.M_c += f * v;
    out.U_c += (f * u) / 2;
  }
}

/** 1 − (1 − ε/ε_c2)^n with n not a whole number, in closed form: w is the distance from where ε = ε_c2. */
function byPower(
  law: ConcreteLaw,
  a: number,
  b: number,
  v1: number,
  u1: number,
  slope: number,
  e0: number,
  k: number,
  out: Forces,
): void {
  const full = (law.epsilon_c - e0) / k;
  const wa = full - a;
  const wb = full - b;
  // far from its singular end the power is smooth, and differences of powers would lose figures
  if (Math.min(wa, wb) > Math.max(wa, wb) / 2) {
    const { x, w } = points8();
    byPoints(x, w, law, a, b, v1, u1, slope, e0, k, out);
    return;
  }
  const { n, f_cd } = law;
  const rate = k / law.epsilon_c;
  const pa = wa > 0 ? (rate * wa) ** n : 0;
  const pb = wb > 0 ? (rate * wb) ** n : 0;
  // ∫w^j (1 − (rate w)^n) dw from wb to wa, which is ∫ dv from a to b
  const i0 = wa - wb - (pa * wa - pb * wb) / (n + 1);
  const i1 = (wa * wa - wb * wb) / 2 - (pa * wa * wa - pb * wb * wb) / (n + 2);
  const i2 = (wa ** 3 - wb ** 3) / 3 - (pa * wa ** 3 - pb * wb ** 3) / (n + 3);
  // u = α − slope w, v = full − w
  const alpha = u1 + slope * (full - v1);
  const s0 = alpha * i0 - slope * i1;
  const s1 = alpha * i1 - slope * i2;
  out.N_c += f_cd * s0;
  out.M_c += f_cd * (full * s0 - s1);
  out.U_c += (f_cd * (alpha * s0 - slope * s1)) / 2;
}

/** v = R sin φ; for n = 2 and the bilinear law the integrals are closed. */
function risingOnCircle(
  R: number,
  law: ConcreteLaw,
  low: number,
  high: number,
  e0: number,
  k: number,
  out: Forces,
): void {
  const from = Math.asin(Math.max(-1, Math.min(1, low / R)));
  const to = Math.asin(Math.max(-1, Math.min(1, high / R)));
  const p = e0 / law.epsilon_c;
  const q = (k * R) / law.epsilon_c;
  // a shallow zone would lose its figures among the terms of the closed form
  if ((law.block === "parabola-rectangle" && law.n !== 2) || q > 20) {
    const d = to - from;
    const { x, w } = points32();
    for (let j = 0; j < x.length; j++) {
      const phi = from + d * (x[j] as number); // j < 32
      const c = Math.cos(phi);
      const v = R * Math.sin(phi);
      const f = 2 * R * R * c * c * concreteStress(law, e0 + k * v) * (w[j] as number) * d;
      out.N_c += f;
      out.M_c += f * v;
    }
    return;
  }
  // moments of cos²φ with sin^j φ
  const C = (phi: number) => {
    const s = Math.sin(phi);
    const c = Math.cos(phi);
    return [(phi + s * c) / 2, -(c ** 3) / 3, (phi - s * c * (1 - 2 * s * s)) / 8, -(c ** 3) / 3 + c ** 5 / 5] as const;
  };
  const a = C(from);
  const b = C(to);
  const c0 = b[0] - a[0];
  const c1 = b[1] - a[1];
  const c2 = b[2] - a[2];
  const c3 = b[3] - a[3];
  // σ/f_cd as a polynomial of sin φ
  const [t0, t1, t2] = law.block === "bilinear" ? [p, q, 0] : [p * (2 - p), 2 * q * (1 - p), -q * q];
  out.N_c += 2 * R * R * law.f_cd * (t0 * c0 + t1 * c1 + t2 * c2);
  out.M_c += 2 * R ** 3 * law.f_cd * (t0 * c1 + t1 * c2 + t2 * c3);
}

function addSteel(profile: Profile, materials: Materials, e0: number, k: number, out: Forces): void {
  const { bars, lines } = profile;
  const pressed = pressedFrom(profile, materials, e0, k);
  for (let i = 0; i < bars.length; i += 3) {
    const v = bars[i] as number; // i + 2 < bars.length
    const f = netStress(profile, materials, e0 + k * v, v >= pressed) * (bars[i + 2] as number);
    out.N_s += f;
    out.M_s += f * v;
    out.U_s += f * (bars[i + 1] as number);
  }
  if (lines.length === 0 && profile.ringArea === 0) return;
  const strains = { e0, k, pressed, kinks: kinksOf(profile, materials, e0, k) };
  for (let i = 0; i < lines.length; i += 5) addLine(profile, materials, i, strains, out);
  if (profile.ringArea > 0) addRing(profile, materials, strains, out);
}

/** Where the rectangular block begins, in v. */
function pressedFrom({ top }: Profile, { concrete }: Materials, e0: number, k: number): number {
  if (concrete.block !== "rectangular" || k <= 0) return Number.NEGATIVE_INFINITY;
  return top - concrete.lambda * (top + e0 / k);
}

/** Of a bar, less that of the concrete it displaces; `inBlock`: whether a rectangular block presses there. */
function netStress(profile: Profile, { steel, concrete, deduct }: Materials, strain: number, inBlock: boolean): number {
  const stress = steelStress(steel, strain);
  if (!deduct || !(strain > 0)) return stress;
  if (concrete.block !== "rectangular") return stress - concreteStress(concrete, strain);
  return inBlock ? stress - blockStress(concrete, profile) : stress;
}

/** Strains at which a law changes its form, rising, between two that no strain reaches. */
function kinksOf({ top }: Profile, { concrete, steel, deduct }: Materials, e0: number, k: number): readonly number[] {
  const yd = steel.epsilon_yd;
  if (!deduct) return [Number.NEGATIVE_INFINITY, -yd, yd, Number.POSITIVE_INFINITY];
  const rectangular = concrete.block === "rectangular";
  const bend = rectangular ? (1 - concrete.lambda) * Math.max(0, e0 + k * top) : concrete.epsilon_c;
  const [low, high] = [Math.min(bend, yd), Math.max(bend, yd)];
  return rectangular
    ? [Number.NEGATIVE_INFINITY, -yd, low, high, Number.POSITIVE_INFINITY]
    : [Number.NEGATIVE_INFINITY, -yd, 0, low, high, Number.POSITIVE_INFINITY];
}

/** Strains e0 + k v, and where a rectangular block presses. */
interface Strains {
  readonly e0: number;
  readonly k: number;
  readonly pressed: number;
  readonly kinks: readonly number[];
}

function addLine(profile: Profile, materials: Materials, at: number, strains: Strains, out: Forces): void {
  const { e0, k, pressed, kinks } = strains;
  const { lines } = profile;
  const v1 = lines[at] as number; // at + 4 < lines.length
  const u1 = lines[at + 1] as number;
  const dv = (lines[at + 2] as number) - v1;
  const du = (lines[at + 3] as number) - u1;
  const area = lines[at + 4] as number;
  const start = e0 + k * v1;
  const rise = k * dv;
  if (Math.abs(rise) < 1e-12) {
    const f = netStress(profile, materials, start, v1 >= pressed) * area;
    out.N_s += f;
    out.M_s += f * (v1 + dv / 2);
    out.U_s += f * (u1 + du / 2);
    return;
  }
  let from = 0;
  for (let j = 1; from < 1; j++) {
    const kink = kinks[rise > 0 ? j : kinks.length - 1 - j] as number; // the one that no strain reaches ends the loop
    const to = Math.min(1, (kink - start) / rise);
    if (to <= from) continue;
    const d = to - from;
    for (let i = 0; i < 3; i++) {
      const s = from + d * (x3[i] as number); // i < 3
      const v = v1 + dv * s;
      const f = netStress(profile, materials, start + rise * s, v >= pressed) * area * (w3[i] as number) * d;
      out.N_s += f;
      out.M_s += f * v;
      out.U_s += f * (u1 + du * s);
    }
    from = to;
  }
}

function addRing(profile: Profile, materials: Materials, { e0, k, pressed, kinks }: Strains, out: Forces): void {
  const { ringRadius: r, ringArea } = profile;
  const density = ringArea / Math.PI;
  // the angle from the compressed edge grows as the strain falls
  const { x, w } = points10();
  let from = 0;
  for (let j = k > 0 ? kinks.length - 2 : 0; j >= 0; j--) {
    const cos = ((kinks[j] as number) - e0) / (k * r); // j < kinks.length - 1
    if (j > 0 && (cos >= 1 || cos <= -1)) continue;
    const to = j > 0 ? Math.acos(cos) : Math.PI;
    const d = to - from;
    for (let i = 0; i < x.length; i++) {
      const v = r * Math.cos(from + d * (x[i] as number)); // i < 10
      const f = netStress(profile, materials, e0 + k * v, v >= pressed) * density * (w[i] as number) * d;
      out.N_s += f;
      out.M_s += f * v;
    }
    from = to;
  }
}
