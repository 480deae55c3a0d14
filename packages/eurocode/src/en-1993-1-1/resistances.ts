import type { Class } from "./classification.ts";
import { type CrossSection, crossSection } from "./cross-section.ts";
import { uniformCriticalMoment } from "./elastic-critical-moment.ts";
import { type Buckling, flexuralBucklingAbout, flexuralBucklingAboutV } from "./flexural-buckling.ts";
import { formula } from "./formula.ts";
import { torsionalForceOf } from "./interaction-a.ts";
import { type LateralTorsional, type LtbChoice, lateralTorsional } from "./lateral-torsional.ts";
import type { Member } from "./member.ts";
import type { Page } from "./page.ts";
import { type TorsionalBuckling, torsionalBuckling } from "./torsional-buckling.ts";

/** Everything that does not depend on the size of the forces, only on the class that they give. */
export interface Resistances {
  readonly section: CrossSection;
  readonly y: Buckling;
  readonly z: Buckling;
  readonly v: Buckling | undefined;
  readonly T: TorsionalBuckling | undefined;
  readonly N_b_Rd: number;
  readonly ltb: LateralTorsional;
  /** what (6.61) and (6.62) divide by */
  readonly N_b_y: number;
  readonly N_b_z: number;
  readonly M_z_Rd: number;
  /** method 1 only, else 0 */
  readonly M_cr_0: number;
  readonly N_cr_T: number;
}

/** The forces that the interaction takes: magnitudes, with the moments of a shifted centroid. */
export interface Forces {
  N_Ed: number;
  M_y: number;
  M_z: number;
}

export interface InteractionFactors {
  k_yy: number;
  k_yz: number;
  k_zy: number;
  k_zz: number;
}

export const momentOfMember = formula(
  "6.3.3(4)",
  "W_z * f_y / gamma_M1 / 1e6",
  (W_z, f_y, gamma_M1) => (W_z * f_y) / gamma_M1 / 1e6,
);
export const least = formula("6.3.1.1(1)", "min(N_b_y, N_b_z)", (N_b_y, N_b_z) => Math.min(N_b_y, N_b_z));

export function resistances(
  page: Page,
  member: Member,
  sectionClass: Class,
  epsilon: number,
  stemCompressed: boolean,
  choice: LtbChoice,
  gamma_M2: () => number,
): Resistances {
  const section = crossSection(page, member, sectionClass, epsilon, stemCompressed, gamma_M2);
  const y = flexuralBucklingAbout(page, member, section, "y");
  const z = flexuralBucklingAbout(page, member, section, "z");
  const v = member.profile.shape === "angle" ? flexuralBucklingAboutV(page, member, section) : undefined;
  const T = torsionalBuckling(page, member, section, y.N_cr, z.N_cr);
  const others = Math.min(v?.N_b_Rd ?? Number.POSITIVE_INFINITY, T?.N_b_Rd ?? Number.POSITIVE_INFINITY);
  const flexural = Math.min(y.N_b_Rd, z.N_b_Rd);
  const N_b_Rd = page.put("N_b_Rd_kN", least, flexural, Math.min(others, flexural));
  const ltb = lateralTorsional(page, member, choice, section.W_y, epsilon, stemCompressed);
  const method1 = member.method === 1;
  // (6.61) is made for doubly symmetric sections; elsewhere torsion and the weak axis of an angle count in both
  const also = member.profile.doublySymmetric ? Number.POSITIVE_INFINITY : others;
  return {
    section,
    y,
    z,
    v,
    T,
    N_b_Rd,
    ltb,
    N_b_y: Math.min(y.N_b_Rd, also),
    N_b_z: Math.min(z.N_b_Rd, also),
    M_z_Rd: page.step("M_z_Rk_over_gamma_M1_kNm", momentOfMember, section.W_z, member.f_y, member.gamma_M1),
    M_cr_0: method1 && member.susceptible ? uniformCriticalMoment(page, member) : 0,
    N_cr_T:
      method1 && member.susceptible
        ? Math.min(T?.N_cr_T ?? torsionalForceOf(page, member), T?.N_cr_TF ?? Number.POSITIVE_INFINITY)
        : 0,
  };
}
