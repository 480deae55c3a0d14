import type { DesignValues } from "./design-values.ts";
import { formula } from "./formula.ts";
import { designModulus } from "./second-order.ts";
import { type Profile, widthAt } from "./section/profile.ts";
import { rootOf } from "./section/root.ts";

// EN 1992-1-1 5.8.6: the column integrated over its height, with (3.14) for the concrete on f_cd and E_cd, its strains
// stretched by (1 + φ_ef) for creep (5.8.6(4)). No tension in the concrete.

export const stiffness = formula(
  "3.1.5(1) (3.14)",
  "1.05 * E_cd * epsilon_c1 / f_cd",
  (E_cd, epsilon_c1, f_cd) => (1.05 * E_cd * epsilon_c1) / f_cd,
);
export const stressOfStrain = formula(
  "3.1.5(1) (3.14)",
  "f_cd * (k * eta - eta^2) / (1 + (k - 2) * eta)",
  (f_cd, k, eta) => (f_cd * (k * eta - eta * eta)) / (1 + (k - 2) * eta),
  { k: [2, 3] },
);

/** (3.14) with the values of 5.8.6(3). */
export interface GeneralLaw {
  readonly f_cd: number;
  readonly k: number;
  readonly epsilon_c1: number;
  readonly epsilon_cu1: number;
  readonly creep: number;
}

export function generalLaw(values: DesignValues, gamma_CE: number, phi_ef: number): GeneralLaw {
  const E_cd = designModulus(values.E_cm, gamma_CE);
  return {
    f_cd: values.f_cd,
    k: stiffness(E_cd, values.epsilon_c1, values.f_cd),
    epsilon_c1: values.epsilon_c1,
    epsilon_cu1: values.epsilon_cu1,
    creep: 1 + phi_ef,
  };
}

export function generalStress({ f_cd, k, epsilon_c1, epsilon_cu1, creep }: GeneralLaw, strain: number): number {
  if (strain <= 0) return 0;
  const eta = Math.min(strain / creep, epsilon_cu1) / epsilon_c1;
  return Math.max(0, stressOfStrain(f_cd, k, eta));
}

/** A section cut into layers across the direction of bending: enough for a smooth law. */
interface Layers {
  readonly v: Float64Array;
  readonly area: Float64Array;
  readonly steelV: Float64Array;
  readonly steelA: Float64Array;
  readonly top: number;
  readonly depth: number;
}

const layers = 60;

function layersOf(profile: Profile): Layers {
  const v = new Float64Array(layers);
  const area = new Float64Array(layers);
  const step = profile.depth / layers;
  for (let i = 0; i < layers; i++) {
    const middle = profile.bottom + step * (i + 0.5);
    v[i] = middle;
    area[i] = widthOf(profile, middle) * step;
  }
  const steelV: number[] = [];
  const steelA: number[] = [];
  for (let i = 0; i < profile.bars.length; i += 3) {
    steelV.push(profile.bars[i] as number); // i + 2 < bars.length
    steelA.push(profile.bars[i + 2] as number);
  }
  const parts = 10;
  for (let i = 0; i < profile.lines.length; i += 5) {
    const from = profile.lines[i] as number; // i + 4 < lines.length
    const to = profile.lines[i + 2] as number;
    for (let j = 0; j < parts; j++) {
      steelV.push(from + ((to - from) * (j + 0.5)) / parts);
      steelA.push((profile.lines[i + 4] as number) / parts);
    }
  }
  for (let j = 0; j < 4 * parts && profile.ringArea > 0; j++) {
    steelV.push(profile.ringRadius * Math.cos((Math.PI * (j + 0.5)) / (4 * parts)));
    steelA.push(profile.ringArea / (4 * parts));
  }
  return {
    v,
    area,
    steelV: Float64Array.from(steelV),
    steelA: Float64Array.from(steelA),
    top: profile.top,
    depth: profile.depth,
  };
}

const widthOf = ({ edges, radius }: Profile, v: number): number =>
  radius > 0 ? 2 * Math.sqrt(Math.max(0, radius * radius - v * v)) : widthAt(edges, v);

/** Moment by curvature under one axial force, up to the greatest moment or a limit strain. Nmm, 1/mm. */
export interface MomentCurvature {
  readonly moments: readonly number[];
  readonly curvatures: readonly number[];
}

const steps = 80;

/** Undefined when the section cannot carry N at all. */
export function momentCurvature(
  profile: Profile,
  values: DesignValues,
  law: GeneralLaw,
  N: number,
): MomentCurvature | undefined {
  const section = layersOf(profile);
  const { steel, deduct } = values.materials;
  const steelStress = (strain: number) => Math.max(-steel.f_yd, Math.min(steel.f_yd, strain * steel.E_s));
  const forces = (e0: number, k: number) => {
    let force = 0;
    let moment = 0;
    for (let i = 0; i < section.v.length; i++) {
      const at = section.v[i] as number; // i < layers
      const f = generalStress(law, e0 + k * at) * (section.area[i] as number);
      force += f;
      moment += f * at;
    }
    for (let i = 0; i < section.steelV.length; i++) {
      const at = section.steelV[i] as number; // i < steelV.length
      const strain = e0 + k * at;
      const f = (steelStress(strain) - (deduct ? generalStress(law, strain) : 0)) * (section.steelA[i] as number);
      force += f;
      moment += f * at;
    }
    return { force, moment };
  };
  // the concrete softens beyond its peak: the strain that carries N is sought below it
  const peak = law.epsilon_c1 * law.creep;
  const limit = law.epsilon_cu1 * law.creep;
  const moments: number[] = [];
  const curvatures: number[] = [];
  const kMost = (limit + 0.02) / section.depth;
  for (let i = 0; i <= steps; i++) {
    const k = kMost * (i / steps) ** 2;
    const high = Math.min(limit - k * section.top, peak + k * section.depth);
    const low = -0.05 - k * section.depth;
    const excess = (e0: number) => forces(e0, k).force - N;
    const fHigh = excess(high);
    if (fHigh < 0) break;
    const fLow = excess(low);
    if (fLow > 0) break;
    const { moment } = forces(rootOf(excess, low, high, fLow, fHigh, 1e-6 * Math.max(1, Math.abs(N))), k);
    const before = moments.at(-1);
    if (before !== undefined && moment <= before) break;
    moments.push(moment);
    curvatures.push(k);
  }
  return moments.length > 1 ? { moments, curvatures } : undefined;
}

/** Undefined beyond the greatest moment. Odd: bending the other way is taken from its own curve. */
function curvatureOf({ moments, curvatures }: MomentCurvature, M: number): number | undefined {
  const last = moments.length - 1;
  if (M > (moments[last] ?? 0)) return undefined;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) <= M) low = middle;
    else high = middle;
  }
  const m1 = moments[low] ?? 0;
  const m2 = moments[high] ?? 0;
  const k1 = curvatures[low] ?? 0;
  const k2 = curvatures[high] ?? 0;
  return m2 > m1 ? k1 + ((k2 - k1) * (M - m1)) / (m2 - m1) : k1;
}

export interface Deflected {
  /** Greatest moment over the height in the sense of `towards`, Nmm. */
  readonly M: number;
  readonly stable: boolean;
}

const nodes = 21;

/**
 * The column of length l hinged at both ends, first-order moments from M_1 to M_2 (both in the sense of `towards`),
 * deflected until moments and curvatures agree.
 */
export function deflected(
  towards: MomentCurvature,
  away: MomentCurvature,
  N: number,
  l: number,
  M_1: number,
  M_2: number,
): Deflected {
  const step = l / (nodes - 1);
  const first = Array.from({ length: nodes }, (_, i) => M_1 + ((M_2 - M_1) * i) / (nodes - 1));
  let y = new Array<number>(nodes).fill(0);
  for (let pass = 0; pass < 2000; pass++) {
    const moments = first.map((M, i) => M + N * (y[i] ?? 0));
    const curvatures: number[] = [];
    for (const M of moments) {
      const found = M >= 0 ? curvatureOf(towards, M) : curvatureOf(away, -M);
      if (found === undefined) return { M: Math.max(...moments.map(Math.abs)), stable: false };
      curvatures.push(M >= 0 ? found : -found);
    }
    const next = deflectionOf(curvatures, step);
    const change = Math.max(...next.map((value, i) => Math.abs(value - (y[i] ?? 0))));
    y = next;
    if (change < 1e-7 * l) {
      return { M: Math.max(...first.map((M, i) => M + N * (y[i] ?? 0))), stable: true };
    }
  }
  return { M: Math.max(...first.map((M, i) => Math.abs(M + N * (y[i] ?? 0)))), stable: false };
}

/** y'' = −κ with y = 0 at both ends, curvature linear between nodes. */
function deflectionOf(curvatures: readonly number[], step: number): number[] {
  const y: number[] = [0];
  let slope = 0;
  for (let i = 1; i < curvatures.length; i++) {
    const a = curvatures[i - 1] ?? 0;
    const b = curvatures[i] ?? 0;
    y.push((y[i - 1] ?? 0) + slope * step - (step * step * (2 * a + b)) / 6);
    slope -= (step * (a + b)) / 2;
  }
  const last = y.at(-1) ?? 0;
  return y.map((value, i) => value - (last * i) / (curvatures.length - 1));
}
