/** What decides whether the forces of bolt rows may be distributed plastically, EN 1993-1-8 6.2.7.2(9). */
export interface RowForceLimit {
  readonly d: number;
  readonly f_ub: number;
  readonly plate: { readonly t: number; readonly f_y: number };
  /** column flange; undefined in a splice */
  readonly flange: { readonly t: number; readonly f_y: number } | undefined;
}

/** Neither plate nor flange is thin enough to bend before the bolts break: t > d/1.9 sqrt(f_ub/f_y) of both. */
export const bothThick = ({ d, f_ub, plate, flange }: RowForceLimit): boolean =>
  [plate, flange].every((part) => part === undefined || part.t > (d / 1.9) * Math.sqrt(f_ub / part.f_y));
