/** Categories of imposed load, the parts of A and the classes of C to E by themselves. */
export const imposedCategories = [
  "A-floor",
  "A-stairs",
  "A-balcony",
  "B",
  "C1",
  "C2",
  "C3",
  "C4",
  "C5",
  "D1",
  "D2",
  "E1",
  "F",
  "G",
  "H",
] as const;
export type ImposedCategory = (typeof imposedCategories)[number];

/** Characteristic loads of a category, kN/m² and kN; null: the annex has none that is known here. */
export interface ImposedLoad {
  readonly q_k: number | null;
  readonly Q_k: number | null;
}

/** By category; the roof by its slope in degrees. */
export type ImposedLoads = (category: ImposedCategory, slope: number) => ImposedLoad;

/** alpha_A by the category's letter, psi_0 and the area in m²; null where there is none. */
export type AreaReduction = ((category: string, psi_0: number, A: number) => number | null) | null;
/** alpha_n by the category's letter, psi_0 and the number of storeys; null where there is none. */
export type StoreyReduction = ((category: string, psi_0: number, n: number) => number | null) | null;

/** Snow on the ground in one zone, kN/m², at an altitude in m. */
interface SnowZone {
  readonly s_k: (altitude: number) => number;
  /** Exceptional, at any altitude. */
  readonly s_Ad?: number;
}
export interface SnowMap {
  readonly zones: Readonly<Record<string, SnowZone>>;
  /** Above it the formulas do not go, m; none where the zone is the value. */
  readonly highest?: number;
}

export type Topography = "windswept" | "normal" | "sheltered";

/** Drift on a roof abutting a taller one, 5.3.6; mu_w and mu_s together where `ofSum`. */
export interface AbuttingDrift {
  readonly least: number;
  readonly most: number;
  /** Whether the limits are those of mu_s + mu_w. */
  readonly ofSum: boolean;
  /** Steps up to this height have no drift, m. */
  readonly above: number;
}

/**
 * The second arrangement of a duopitch roof: the share that is left on the swept slope, and mu of the other where it is another, also
 * where snow is held on it.
 */
export interface SweptSlope {
  readonly left: number;
  readonly other: ((slope: number, held: boolean) => number) | null;
}

/**
 * Drifts in valleys, against taller buildings and at obstructions: by the clauses of sections 5 and 6 alone, by Annex B alone, or by
 * either, as the standard has it where no annex has decided.
 */
export type Drifts = "clauses" | "annex-B" | "either";

export interface Terrain {
  readonly z_0: number;
  readonly z_min: number;
}
/** A profile of peak pressure: of each part factor (z/10)^exponent, times q_b or in kN/m² as it is. */
export interface PressureProfile {
  readonly parts: readonly { readonly to: number; readonly factor: number; readonly exponent: number }[];
  /** The factors are kN/m², not shares of q_b. */
  readonly absolute?: true;
}

/** c_pe,10 and c_pe,1 of the vertical walls at h/d of 5, 1 and 0.25. */
export type WallZone = "A" | "B" | "C" | "D" | "E";
export type WallPressures = Readonly<
  Record<
    WallZone,
    { readonly c_pe_10: readonly [number, number, number]; readonly c_pe_1: readonly [number, number, number] }
  >
>;
