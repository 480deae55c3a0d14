import type { Member, Steel } from "../parts/index.ts";
import type { HollowJointItem } from "./schema.ts";

export type JointType = HollowJointItem["joint_type"];

export interface Brace {
  readonly member: Member;
  readonly round: boolean;
  readonly theta: number;
  readonly theta_deg: number;
  readonly N: number;
  readonly M_ip: number;
  readonly M_op: number;
}

export interface Plate {
  readonly b: number;
  readonly t: number;
  readonly steel: Steel;
  readonly orientation: "longitudinal" | "transverse";
  readonly N: number;
  readonly M_ip: number;
  readonly M_op: number;
}

export interface HollowJoint {
  readonly type: JointType;
  readonly chord: Member;
  readonly round: boolean;
  /** the chord is an I- or H-section */
  readonly open: boolean;
  readonly braces: readonly Brace[];
  readonly plate: Plate | undefined;
  readonly gap: number;
  /** gamma_M5, over 0.9 where a strength is above 355 MPa (7.1.1(4)) */
  readonly gamma_M5: number;
  /** n or n_p, compression positive */
  readonly n: number;
  readonly N_0: number;
  /** force of the chord before the first brace and after the last */
  readonly N_0_sides: readonly [number, number];
  /** the greater of both sides of the joint, and that between the braces; magnitudes */
  readonly N_0_most: number;
  readonly N_0_gap: number;
  /** compressed somewhere at the joint */
  readonly squeezed: boolean;
  readonly M_0: number;
  /** the moment of the chord is known, with that of the eccentricity */
  readonly chordMoment: boolean;
  readonly seamWelded: boolean;
}

export const balanced = (type: JointType): boolean => type === "K" || type === "N" || type === "KT";

/** k_c: pi/4 for circular braces */
export const circular = ({ round }: Brace): number => (round ? Math.PI / 4 : 1);
