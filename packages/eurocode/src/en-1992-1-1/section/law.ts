import { formula } from "../formula.ts";

/** Stress-strain laws for the design of cross-sections: compression positive, strains as numbers, stresses in MPa. */

export type BlockName = "parabola-rectangle" | "bilinear" | "rectangular";

export interface ConcreteLaw {
  readonly block: BlockName;
  readonly f_cd: number;
  /** Strain from which the stress is constant: ε_c2 or ε_c3. */
  readonly epsilon_c: number;
  /** ε_cu2 or ε_cu3. */
  readonly epsilon_cu: number;
  /** Exponent of the parabola (3.17). */
  readonly n: number;
  /** λ and η of the rectangular block (3.19), (3.21). */
  readonly lambda: number;
  readonly eta: number;
}

export interface SteelLaw {
  readonly f_yd: number;
  readonly E_s: number;
  readonly epsilon_yd: number;
  /** Slope of the upper branch; 0 when horizontal. */
  readonly E_h: number;
  /** ε_ud; Infinity on a horizontal branch, 3.2.7(2)b. */
  readonly epsilon_ud: number;
}

const yieldStrain = formula("3.2.7(2)", "f_yd / E_s", (f_yd, E_s) => f_yd / E_s);
const hardening = formula(
  "3.2.7(2)",
  "(k - 1) * f_yd / (epsilon_uk - epsilon_yd)",
  (k, f_yd, epsilon_uk, epsilon_yd) => ((k - 1) * f_yd) / (epsilon_uk - epsilon_yd),
  { epsilon_uk: [0.02, 0.08], epsilon_yd: [0.001, 0.01] },
);
export const stressOfBlock = formula("3.1.7(3)", "eta * f_cd", (eta, f_cd) => eta * f_cd);
export const stressOfNarrowBlock = formula("3.1.7(3)", "eta * f_cd * 0.9", (eta, f_cd) => eta * f_cd * 0.9);

/** 3.2.7(2): a) inclined to k f_yk/γ_S at ε_uk, limited to ε_ud; b) horizontal without a limit. */
export function steelLaw(
  f_yd: number,
  E_s: number,
  inclined?: { k: number; epsilon_uk: number; epsilon_ud: number },
): SteelLaw {
  const epsilon_yd = yieldStrain(f_yd, E_s);
  if (!inclined) return { f_yd, E_s, epsilon_yd, E_h: 0, epsilon_ud: Number.POSITIVE_INFINITY };
  return {
    f_yd,
    E_s,
    epsilon_yd,
    E_h: hardening(inclined.k, f_yd, inclined.epsilon_uk, epsilon_yd),
    epsilon_ud: inclined.epsilon_ud,
  };
}

export function steelStress({ E_s, epsilon_yd, f_yd, E_h }: SteelLaw, strain: number): number {
  if (strain > epsilon_yd) return f_yd + E_h * (strain - epsilon_yd);
  if (strain < -epsilon_yd) return -f_yd + E_h * (strain + epsilon_yd);
  return E_s * strain;
}

/** Of the laws whose stress follows from the strain; the rectangular block goes by depth. */
export function concreteStress(law: ConcreteLaw, strain: number): number {
  if (strain <= 0) return 0;
  if (strain >= law.epsilon_c) return law.f_cd;
  const e = strain / law.epsilon_c;
  if (law.block === "bilinear") return law.f_cd * e;
  const s = 1 - e;
  return law.f_cd * (1 - (law.n === 2 ? s * s : s ** law.n));
}
