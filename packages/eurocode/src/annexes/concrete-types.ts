// The nationally determined parameters of EN 1992-1-1 that are rules, as types.

/** Where links carry shear: lengths in mm, use = V_Ed/V_Rd,max. */
export interface Links {
  readonly use: number;
  readonly d: number;
  readonly h: number;
  readonly f_ck: number;
  /** Of inclined links, whose distance is then (1 + cot alpha) times the value. */
  readonly cot_alpha?: number;
}
export type LinkSpacing = (links: Links) => number;

export interface Concrete {
  readonly f_ck: number;
  readonly f_yk: number;
  readonly f_ctm: number;
}
/** Distance of cracks: by (7.11), or by an annex from the stress of the steel alone. */
export type CrackRules =
  | { readonly k_3: (cover_mm: number, phi_mm: number) => number; readonly k_4: number }
  | "by stress";
/** Null where an annex has rules of its own that are not built. */
export type PunchingRules = {
  readonly C_Rd_c: number;
  readonly k_1: number;
  /** Share of nu f_cd in v_Rd,max at the column; null: k_max v_Rd,c at u_1 is the only limit. */
  readonly f_max: number | null;
  readonly k_max: number;
  /** beta by the place of the column. */
  readonly beta: {
    readonly internal: number;
    readonly edge: number;
    readonly corner: number;
    /** At ends and outer corners of walls, where the annex has them. */
    readonly wall_end?: number;
    readonly wall_corner?: number;
  };
  /** From the outermost links to u_out, at most, in d. */
  readonly k_out: number;
  /** What the annex of Germany has of its own. */
  readonly truss?: {
    /** How much more steel the two rows next to the column need. */
    readonly kappa: readonly [number, number];
    /** C_Rd,c gamma_C and k_1 of 6.2.2, beyond the links. */
    readonly C_out: number;
    /** C_Rd,c gamma_C of foundations. */
    readonly C_ground: number;
    readonly k_1_out: number;
    /** rho_l at most this times f_cd/f_yd. */
    readonly rho_max: number;
    readonly beta_min: number;
  };
} | null;
/** cot theta_f */
export interface FlangeStruts {
  readonly compressed: number;
  readonly pulled: number;
}
/** Of 5.5(4). */
export interface Redistribution {
  readonly k_1: number;
  readonly k_2: (epsilon_cu2: number) => number;
  readonly k_3: number;
  readonly k_4: (epsilon_cu2: number) => number;
  readonly k_5: number;
  readonly k_6: number;
}
export type SpanSystem = "simple" | "end-span" | "interior" | "cantilever" | "flat-slab";
export type LinkRatio = (concrete: Concrete) => number;
