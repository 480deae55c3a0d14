import type { Page } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import type { Class } from "./classification.ts";
import { type CrossSection, crossSection, shiftCompressesStem } from "./cross-section.ts";
import { uniformCriticalMoment } from "./elastic-critical-moment.ts";
import { type Buckling, flexuralBucklingAbout, flexuralBucklingAboutV } from "./flexural-buckling.ts";
import { formula } from "./formula.ts";
import {
  type LateralTorsional,
  type LtbChoice,
  lateralTorsional,
  lateralTorsionalZ,
  withOtherMoments,
} from "./lateral-torsional.ts";
import type { Member } from "./model.ts";
import { type TorsionalBuckling, torsionalBuckling, torsionalForceOf } from "./torsional-buckling.ts";

/** Everything that does not depend on the size of the forces, only on the class that they give. */
export interface Resistances {
  readonly section: CrossSection;
  readonly y: Buckling;
  readonly z: Buckling;
  readonly v: Buckling | undefined;
  readonly T: TorsionalBuckling | undefined;
  readonly N_b_Rd: number;
  readonly ltb: LateralTorsional;
  /** M_z that can buckle laterally */
  readonly ltbZ: LateralTorsional | undefined;
  /** what the greatest M_y is divided by: M_b,Rd of the segment that governs, over the share of it that acts there */
  readonly M_b_y: number;
  /** class 4 tees: how much more the moment of the shift counts than M_y */
  readonly shift: { readonly section: number; readonly member: number };
  /** what (6.61) and (6.62) divide by */
  readonly N_b_y: number;
  readonly N_b_z: number;
  readonly M_z_Rd: number;
  /** method 1 only, else 0 */
  readonly M_cr_0: number;
  readonly N_cr_T: number;
  /** Method 2: the moment factors, where load cases share them. */
  moments: MomentFactors | undefined;
}

/** C_m of Table B.3; those of lateral-torsional buckling where Table B.2 asks for them. */
export interface MomentFactors {
  readonly C_my: number;
  readonly C_mz: number;
  readonly C_mLT: number;
  readonly C_mLT_z: number;
}

/** The forces that the interaction takes: magnitudes, with the moments of a shifted centroid. */
export interface Forces {
  N_Ed: number;
  M_y: number;
  M_z: number;
}

export interface InteractionFactors {
  readonly k_yy: number;
  readonly k_yz: number;
  readonly k_zy: number;
  readonly k_zz: number;
}

export const momentOfMember = formula(
  "6.3.3(4)",
  "W_z * f_y / gamma_M1 / 1e6",
  (W_z, f_y, gamma_M1) => (W_z * f_y) / gamma_M1 / 1e6,
);
export const weightOfShift = formula("6.2.9.3(2)", "M_Rd / M_stem_Rd", (M_Rd, M_stem_Rd) => M_Rd / M_stem_Rd);
export const least = formula("6.3.1.1(1)", "min(N_b_y, N_b_z)", (N_b_y, N_b_z) => Math.min(N_b_y, N_b_z));
export const leastWithTorsion = formula("6.3.1.1(1)", "min(N_b_y, N_b_z, N_b_T)", (N_b_y, N_b_z, N_b_T) =>
  Math.min(N_b_y, N_b_z, N_b_T),
);
export const leastOfAngle = formula("6.3.1.1(1)", "min(N_b_y, N_b_z, N_b_v)", (N_b_y, N_b_z, N_b_v) =>
  Math.min(N_b_y, N_b_z, N_b_v),
);
export const leastOfAngleWithTorsion = formula(
  "6.3.1.1(1)",
  "min(N_b_y, N_b_z, N_b_v, N_b_T)",
  (N_b_y, N_b_z, N_b_v, N_b_T) => Math.min(N_b_y, N_b_z, N_b_v, N_b_T),
);

/** What of the forces a resistance knows. */
export interface State {
  readonly class: Class;
  /** of the modulus about z */
  readonly classZ: Class;
  readonly stemCompressed: boolean;
  readonly negative: boolean;
  /** there is a moment about y */
  readonly bent: boolean;
}

export function resistances(
  page: Page,
  member: Member,
  state: State,
  epsilon: number,
  choice: LtbChoice,
  gamma_M2: () => number,
): Resistances {
  const { profile: p } = member;
  const tee4 = p.shape === "tee" && state.class === 4;
  const byShift = tee4 && shiftCompressesStem(member, epsilon);
  // without a moment of its own a tee is bent as its shift bends it
  const stem = tee4 && !state.bent ? byShift : state.stemCompressed;
  const section = crossSection(page, member, state.class, state.classZ, epsilon, stem, gamma_M2);
  const y = flexuralBucklingAbout(page, member, section, "y");
  const z = flexuralBucklingAbout(page, member, section, "z");
  const v = p.oblique ? flexuralBucklingAboutV(page, member, section) : undefined;
  const T = torsionalBuckling(page, member, section, y.N_cr, z.N_cr);
  const others = Math.min(v?.N_b_Rd ?? Number.POSITIVE_INFINITY, T?.N_b_Rd ?? Number.POSITIVE_INFINITY);
  const N_b_Rd = v
    ? T
      ? page.put("N_b_Rd_kN", leastOfAngleWithTorsion, y.N_b_Rd, z.N_b_Rd, v.N_b_Rd, T.N_b_Rd)
      : page.put("N_b_Rd_kN", leastOfAngle, y.N_b_Rd, z.N_b_Rd, v.N_b_Rd)
    : T
      ? page.put("N_b_Rd_kN", leastWithTorsion, y.N_b_Rd, z.N_b_Rd, T.N_b_Rd)
      : page.put("N_b_Rd_kN", least, y.N_b_Rd, z.N_b_Rd);
  // own moments between restraints are those about the strong axis
  const aboutY = member.onlyWithStem ? withOtherMoments(member, member.shape_y) : member;
  const ltb = lateralTorsional(
    page,
    aboutY,
    choice,
    section.W_y,
    epsilon,
    {
      stemCompressed: stem,
      negative: state.negative,
    },
    section.A_c,
  );
  const ltbZ = member.bucklesUnderMz ? lateralTorsionalZ(page, member, section.W_z, epsilon) : undefined;
  const method1 = member.method === 1;
  // (6.61) is made for doubly symmetric sections; elsewhere torsion and the weak axis of an angle count in both
  const also = p.doublySymmetric ? Number.POSITIVE_INFINITY : others;
  return {
    section,
    y,
    z,
    v,
    T,
    N_b_Rd,
    ltb,
    ltbZ,
    M_b_y: ltb.M_b_Rd / ltb.share,
    shift: byShift && !stem ? shiftWeight(page, aboutY, section, ltb, epsilon, choice, gamma_M2) : unweighted,
    N_b_y: Math.min(y.N_b_Rd, also),
    N_b_z: Math.min(z.N_b_Rd, also),
    M_z_Rd: ltbZ
      ? ltbZ.M_b_Rd / ltbZ.share
      : page.step("M_z_Rk_over_gamma_M1_kNm", momentOfMember, section.W_z, member.f_y, member.gamma_M1),
    M_cr_0: method1 && member.susceptible ? uniformCriticalMoment(page, member, ltb.L) : 0,
    N_cr_T:
      method1 && member.susceptible
        ? Math.min(T?.N_cr_T ?? torsionalForceOf(page, member), T?.N_cr_TF ?? Number.POSITIVE_INFINITY)
        : 0,
    moments: undefined,
  };
}

const unweighted = { section: 1, member: 1 } as const;

/**
 * The moment of the shift compresses a tee's stem, while M_y compresses its flange: it is divided by the resistances of a
 * compressed stem, which is to say that it counts the more beside those of M_y.
 */
function shiftWeight(
  page: Page,
  member: Member,
  section: CrossSection,
  ltb: LateralTorsional,
  epsilon: number,
  choice: LtbChoice,
  gamma_M2: () => number,
): Resistances["shift"] {
  const pad = Tally.aside();
  const stem = crossSection(pad, member, 4, 4, epsilon, true, gamma_M2);
  const state = { stemCompressed: true, negative: true };
  const buckling = lateralTorsional(pad, member, choice, stem.W_y, epsilon, state);
  return {
    section: page.step("weight_shift", weightOfShift, section.M_c_y_Rd, stem.M_c_y_Rd),
    member: page.step("weight_shift_LT", weightOfShift, ltb.M_b_Rd / ltb.share, buckling.M_b_Rd / buckling.share),
  };
}
