// The nationally determined parameters of EN 1992-1-1 that are rules, as types.

/** Where links carry shear: lengths in mm, use = V_Ed/V_Rd,max. */
export interface Links {
  readonly use: number;
  readonly d: number;
  readonly h: number;
  readonly f_ck: number;
}
export type LinkSpacing = (links: Links) => number;

export interface Concrete {
  readonly f_ck: number;
  readonly f_yk: number;
  readonly f_ctm: number;
}
export type LinkRatio = (concrete: Concrete) => number;
