import type { Requirement } from "../basis/verification.ts";
import type { Page, Sheet } from "../engine/sheet.ts";
import type { Limits } from "./limits.ts";
import type { MomentShape, Segment } from "./moment-shape.ts";
import type { Profile } from "./profile.ts";
import type { Curve, MemberItem } from "./schema.ts";
import type { rules } from "./second/rules.ts";
import type { says } from "./second/says.ts";

/** The forces of one load case; N is compression positive, kN and kNm. */
export interface Actions {
  readonly N_Ed: number;
  readonly M_y_Ed: number;
  readonly M_z_Ed: number;
  readonly V_z_Ed: number;
  readonly V_y_Ed: number;
  readonly T_Ed: number;
  readonly B_Ed: number;
}

/** The member with every default taken, free of its actions. */
export interface Member extends Strength {
  readonly item: MemberItem;
  readonly profile: Profile;
  /** of flanges, and of the web where it differs; f_y is the lesser */
  readonly f_yf: number;
  readonly f_yw: number;
  readonly E: number;
  readonly G: number;
  readonly gamma_M0: number;
  readonly gamma_M1: number;
  readonly eta: number;
  readonly L_cr_y: number;
  readonly L_cr_z: number;
  readonly L_cr_T: number;
  readonly L_cr_v: number;
  readonly L_LT: number;
  readonly length: number;
  readonly shape_y: MomentShape;
  readonly shape_z: MomentShape;
  /** what C_my and C_mz see: uniform where the buckling length is shorter than the member */
  readonly shape_my: MomentShape;
  readonly shape_mz: MomentShape;
  readonly sway_y: boolean;
  readonly sway_z: boolean;
  readonly shape_LT: MomentShape;
  /** of the moments that can buckle laterally, along the whole member */
  readonly shape_strong: MomentShape;
  /** moments between restraints are those about z */
  readonly strongIsZ: boolean;
  readonly segments: readonly Segment[] | undefined;
  /** I_z above I_y, and a shape that turned by 90° is one of its kind: it is calculated as turned */
  readonly lying: boolean;
  /** No lateral-torsional buckling: restrained, or a section that cannot. */
  readonly exemptFromLtb: boolean;
  /** a wide tee: only when its stem is compressed */
  readonly onlyWithStem: boolean;
  /** M_z can buckle laterally too */
  readonly bucklesUnderMz: boolean;
  readonly curve_T: Curve | undefined;
  readonly susceptible: boolean;
  readonly method: 1 | 2;
  readonly floorOfC_m0: boolean;
  readonly ltb: LtbRules;
  /** of the classes */
  readonly limits: Limits;
  readonly curveOf: CurveOf;
  readonly next: Next | undefined;
}

export interface LtbRules {
  readonly method: "general" | "rolled" | "simplified";
  readonly apply_f: boolean;
}

export interface Strength {
  readonly grade: string;
  /** The column S460 of Table 6.2. */
  readonly is460: boolean;
  /** Its column in Table 8.3. */
  readonly isAbove420: boolean;
  readonly f_y: number;
  readonly f_u: number;
  /** clause or table the values are from */
  readonly strengthFrom: string;
}

export type CurveOf = (p: Profile, axis: "y" | "z") => Curve;

/** What of a member is calculated by the second generation; absent where nothing is. */
export interface Next {
  /** All of it: clauses and verifications have its names. */
  readonly whole: boolean;
  readonly classes: boolean;
  readonly elastoplastic: boolean;
  readonly ltb: boolean;
  /** The severer of a rule of one source and the one before it. */
  readonly safe: boolean;
  readonly of: OfMembers;
  /** Says of a page that a rule was used, where all of it is of the second generation. */
  readonly use: (page: Page, rule: keyof typeof rules) => void;
}

/** A reduction of bending by the curve of the second generation. */
export interface ByCurve {
  readonly lambda: number;
  /** A or A_eff */
  readonly A: number;
  readonly L: number;
  readonly shape: MomentShape;
}

/** What the second generation has of its own, in the folder `second`. */
export interface OfMembers {
  readonly rules: typeof rules;
  readonly says: typeof says;
  readonly limits: Limits;
  readonly nextOf: (sheet: Sheet, of: OfMembers) => Next | undefined;
  readonly curvesOf: (sheet: Sheet, profile: Profile, strength: Strength) => CurveOf;
  readonly methodOfText: (sheet: Sheet, item: MemberItem) => 2;
  readonly rejectStrength: (sheet: Sheet, item: MemberItem) => void;
  readonly rejectUnknown: (sheet: Sheet, member: Member) => void;
  readonly hasCurve: (member: Member) => boolean;
  readonly byCurve: (page: Page, member: Member, by: ByCurve) => number;
  readonly hasElastoplastic: (profile: Profile) => boolean;
  readonly elastoplastic: (page: Page, profile: Profile, axis: "y" | "z", epsilon: number) => number;
  /** (8.88) and (8.89) */
  readonly interactions: readonly [OfInteraction, OfInteraction];
}

interface OfInteraction {
  readonly step: string;
  readonly requirement: Requirement;
}
