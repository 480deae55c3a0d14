/** What one brace can bring, by the way the joint fails; undefined: that way is not one of this joint. */
export interface Modes {
  readonly face?: number;
  readonly shear?: number;
  /** of an I-section */
  readonly web?: number;
  readonly side?: number;
  readonly punching?: number;
  readonly brace?: number;
  /** between chord face and side wall */
  readonly interpolated?: number;
  /** the least that governs, and its name */
  readonly N_Rd: number;
  readonly mode: string;
  readonly M_ip_Rd?: number;
  readonly M_op_Rd?: number;
}

export type Candidate = readonly [name: string, resistance: number];

export function leastOf(candidates: readonly Candidate[]): { N_Rd: number; mode: string } {
  const [first = ["none", 0] as Candidate, ...others] = candidates;
  const [mode, N_Rd] = others.reduce((least, other) => (other[1] < least[1] ? other : least), first);
  return { N_Rd, mode };
}
