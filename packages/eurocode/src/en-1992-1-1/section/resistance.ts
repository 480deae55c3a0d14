import { type Forces, integrate, type Materials, noForces } from "./integrate.ts";
import type { Profile } from "./profile.ts";
import { rootOf } from "./root.ts";

/** A section in one direction of bending with its materials: what its resistance follows from. */
export interface Bending {
  readonly profile: Profile;
  readonly materials: Materials;
}

/** A plane of strains at a limit of Figure 6.1, and the forces it gives. N, Nmm, mm. */
export interface LimitState {
  readonly N: number;
  readonly M: number;
  /** Moment across the direction of bending. */
  readonly U: number;
  /** Depth of the neutral axis from the compressed edge; Infinity under uniform strain. */
  readonly x: number;
  readonly e0: number;
  readonly k: number;
  readonly forces: Readonly<Forces>;
}

/**
 * The limits of Figure 6.1 as one path t from tension to compression:
 * 0..1 pivot A, the outermost steel at ε_ud (inclined branch only); 1..2 pivot B, ε_cu at the edge while x ≤ h;
 * 2..3 pivot C, ε_c at (1 − ε_c/ε_cu) h, ending in uniform compression.
 */
export const uniformTension = 0;
export const wholeDepth = 2;
export const uniformCompression = 3;

interface Plane {
  e0: number;
  k: number;
}

/** The least x of pivot B: the neutral axis at which the outermost steel reaches ε_ud. */
function leastX({ profile, materials }: Bending): number {
  const { epsilon_ud } = materials.steel;
  if (epsilon_ud === Number.POSITIVE_INFINITY) return 0;
  const d = profile.top - profile.lowestSteel;
  const { epsilon_cu } = materials.concrete;
  return Math.min(profile.depth, (epsilon_cu / (epsilon_cu + epsilon_ud)) * d);
}

export const startOf = ({ materials }: Bending): number =>
  materials.steel.epsilon_ud === Number.POSITIVE_INFINITY ? 1 : uniformTension;

function planeAt(bending: Bending, t: number, plane: Plane): void {
  const { profile, materials } = bending;
  const { top, depth } = profile;
  const { epsilon_c, epsilon_cu } = materials.concrete;
  if (t >= wholeDepth) {
    // strain at the edge falls from ε_cu to ε_c about the pivot
    const pivot = (1 - epsilon_c / epsilon_cu) * depth;
    const share = uniformCompression - t;
    plane.k = (epsilon_cu * share) / depth;
    plane.e0 = epsilon_c + plane.k * (pivot - top);
    return;
  }
  if (t >= 1) {
    const least = leastX(bending);
    const x = least + (depth - least) * (t - 1);
    plane.k = epsilon_cu / Math.max(x, 1e-12);
    plane.e0 = epsilon_cu - plane.k * top;
    return;
  }
  const { epsilon_ud } = materials.steel;
  const d = top - profile.lowestSteel;
  const edge = -epsilon_ud + t * (edgeAtLeast(bending) + epsilon_ud);
  plane.k = (edge + epsilon_ud) / d;
  plane.e0 = edge - plane.k * top;
}

/** Strain of the edge where pivot A hands over to B. */
function edgeAtLeast(bending: Bending): number {
  const { profile, materials } = bending;
  const x = leastX(bending);
  const d = profile.top - profile.lowestSteel;
  return x < profile.depth ? materials.concrete.epsilon_cu : (materials.steel.epsilon_ud * x) / Math.max(d - x, 1e-9);
}

/** N at the path's t; the forces stand in `out`. */
function forcesAt(bending: Bending, t: number, plane: Plane, out: Forces): number {
  planeAt(bending, t, plane);
  integrate(bending.profile, bending.materials, plane.e0, plane.k, out);
  return out.N_c + out.N_s;
}

export function limitState(bending: Bending, t: number): LimitState {
  const plane = { e0: 0, k: 0 };
  const forces = noForces();
  const N = forcesAt(bending, t, plane, forces);
  const x = plane.k > 0 ? bending.profile.top + plane.e0 / plane.k : Number.POSITIVE_INFINITY;
  return { N, M: forces.M_c + forces.M_s, U: forces.U_c + forces.U_s, x, e0: plane.e0, k: plane.k, forces };
}

/** The limit state at a given axial force; undefined where the path never carries it. */
export function stateAt(bending: Bending, N: number): LimitState | undefined {
  const plane = { e0: 0, k: 0 };
  const forces = noForces();
  const excess = (t: number) => forcesAt(bending, t, plane, forces) - N;
  const start = startOf(bending);
  const scale = 1e-12 * Math.max(1, Math.abs(N), bending.profile.area * bending.materials.concrete.f_cd);
  const middle = excess(wholeDepth);
  // the path is convex: below its end it is crossed once, whichever side of x = h that is
  const [low, high, fLow, fHigh] =
    middle >= 0
      ? [start, wholeDepth, excess(start), middle]
      : [wholeDepth, uniformCompression, middle, excess(uniformCompression)];
  if (fLow > scale || fHigh < -scale) return undefined;
  return limitState(bending, rootOf(excess, low, high, fLow, fHigh, scale));
}

/** The greatest moment of the path and the force it stands at. */
export function balanced(bending: Bending): LimitState {
  const plane = { e0: 0, k: 0 };
  const forces = noForces();
  const moment = (t: number) => {
    forcesAt(bending, t, plane, forces);
    return forces.M_c + forces.M_s;
  };
  // coarse first: narrow sections with much steel have their greatest moment near either end
  const start = startOf(bending);
  const steps = 24;
  const width = (uniformCompression - start) / steps;
  let best = start;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= steps; i++) {
    const found = moment(start + width * i);
    if (found > most) {
      most = found;
      best = start + width * i;
    }
  }
  let a = Math.max(start, best - width);
  let b = Math.min(uniformCompression, best + width);
  const golden = (Math.sqrt(5) - 1) / 2;
  let c = b - golden * (b - a);
  let d = a + golden * (b - a);
  let fc = moment(c);
  let fd = moment(d);
  // the moment is level at its greatest: finer steps only compare rounding
  while (b - a > 1e-5) {
    if (fc >= fd) {
      b = d;
      d = c;
      fd = fc;
      c = b - golden * (b - a);
      fc = moment(c);
    } else {
      a = c;
      c = d;
      fc = fd;
      d = a + golden * (b - a);
      fd = moment(d);
    }
  }
  return limitState(bending, (a + b) / 2);
}

/** Points of the N-M curve from all bars yielding in tension to uniform compression, N rising. */
export function curve(bending: Bending, points: number): LimitState[] {
  const start = startOf(bending);
  const last = limitState(bending, uniformCompression);
  const tensile = start < 1 ? Math.round(points / 4) : 0;
  const compressed = Math.round(points / 4);
  const bent = points - tensile - compressed - 1;
  const found: LimitState[] = [];
  for (let i = 0; i < tensile; i++) found.push(limitState(bending, i / tensile));
  for (let i = 0; i < bent; i++) found.push(limitState(bending, 1 + (i / bent) ** 1.5));
  for (let i = 0; i < compressed; i++) found.push(limitState(bending, wholeDepth + i / compressed));
  // with bars that are not symmetric the path leads past uniform compression and back
  const kept = found.filter(({ N }) => N < last.N);
  if (kept.length < found.length) {
    const there = stateAt(bending, last.N);
    if (there && there.M > last.M) kept.push(there);
  }
  kept.push(last);
  return kept;
}

/** The factor on N and M together that reaches the path: M in the direction of bending. */
export function loadFactor(bending: Bending, N: number, M: number): number | undefined {
  const plane = { e0: 0, k: 0 };
  const forces = noForces();
  const cross = (t: number) => forcesAt(bending, t, plane, forces) * M - (forces.M_c + forces.M_s) * N;
  const low = startOf(bending);
  const fLow = cross(low);
  const fHigh = cross(uniformCompression);
  const scale = 1e-12 * Math.max(Math.abs(fLow), Math.abs(fHigh));
  if (!(fLow <= scale && fHigh >= -scale)) return undefined;
  const state = limitState(bending, rootOf(cross, low, uniformCompression, fLow, fHigh, scale));
  return (state.N * N + state.M * M) / (N * N + M * M);
}
