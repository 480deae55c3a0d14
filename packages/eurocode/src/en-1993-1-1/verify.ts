import { ofForm } from "../basis/verification.ts";
import {
  bendingWithShearBuckling,
  flangeMoment,
  flangeMomentWithN,
  momentAndShear,
  shearBuckling,
} from "../en-1993-1-5/shear-buckling.ts";
import {
  bendingAndAxial,
  bendingShear,
  M_N_y,
  M_V_whole,
  n,
  reducedByShear,
  rho,
  type SectionForces,
  a as shareOfWeb,
} from "./bending-axial.ts";
import { flexuralBuckling } from "./flexural-buckling.ts";
import { formula, requirement } from "./formula.ts";
import { factorsOfMethod1 } from "./interaction-a.ts";
import { factorsOfMethod2 } from "./interaction-b.ts";
import { lateralTorsionalBuckling } from "./lateral-torsional.ts";
import type { Actions, Member } from "./member.ts";
import type { Page } from "./page.ts";
import type { InteractionFactors, Resistances } from "./resistances.ts";
import { shearBesideTorsion, shearTorsionY, shearTorsionZ, verifyBimoment, verifyTorsion } from "./torsion.ts";

// The forces against the resistances: 6.2 and 6.3, verification by verification.

export const tension = requirement("tension", "6.2.3(1)", "N_Ed / N_t_Rd <= 1");
export const ductility = ofForm(
  requirement("tension-ductility", "6.2.3(3)", "N_pl_Rd / N_u_Rd <= 1", "yielding before fracture at holes"),
);
export const compression = requirement("compression", "6.2.4(1)", "N_Ed / N_c_Rd <= 1");
export const bendingY = requirement("bending-y", "6.2.5(1)", "M_y_Ed / M_c_y_Rd <= 1", "bending about y");
export const bendingZ = requirement("bending-z", "6.2.5(1)", "M_z_Ed / M_c_z_Rd <= 1", "bending about z");
export const shearZ = requirement("shear-z", "6.2.6(1)", "V_z_Ed / V_pl_z_Rd <= 1", "shear along z");
export const shearY = requirement("shear-y", "6.2.6(1)", "V_y_Ed / V_pl_y_Rd <= 1", "shear along y");

export const interaction = formula(
  "6.3.3(4)",
  "N_Ed / N_b_Rd + k_y * M_y_Ed / M_b_Rd + k_z * M_z_Ed / M_z_Rd",
  (N_Ed, N_b_Rd, k_y, M_y_Ed, M_b_Rd, k_z, M_z_Ed, M_z_Rd) =>
    N_Ed / N_b_Rd + (k_y * M_y_Ed) / M_b_Rd + (k_z * M_z_Ed) / M_z_Rd,
);
export const shiftedMoment = formula(
  "6.2.9.3(2)",
  "M_Ed + N_Ed * e_N / 1000",
  (M_Ed, N_Ed, e_N) => M_Ed + (N_Ed * e_N) / 1000,
);

export const interaction61 = requirement(
  "interaction-6.61",
  "6.3.3(4)",
  "N_Ed / N_b_y_Rd + k_yy * M_y_Ed / M_b_Rd + k_yz * M_z_Ed / M_z_Rd <= 1",
  "buckling interaction (6.61)",
);
export const interaction62 = requirement(
  "interaction-6.62",
  "6.3.3(4)",
  "N_Ed / N_b_z_Rd + k_zy * M_y_Ed / M_b_Rd + k_zz * M_z_Ed / M_z_Rd <= 1",
  "buckling interaction (6.62)",
);

/** Written over by each load case, so that none allocates. */
const forces: SectionForces = { N_Ed: 0, M_y: 0, M_z: 0, M_y_Rd: 0, M_z_Rd: 0 };
const factors: InteractionFactors = { k_yy: 0, k_yz: 0, k_zy: 0, k_zz: 0 };

export function verifyMember(page: Page, member: Member, r: Resistances, a: Actions): void {
  axialForce(page, member, r, a.N_Ed);
  const M_y = Math.abs(a.M_y_Ed);
  const M_z = Math.abs(a.M_z_Ed);
  if (M_y > 0) page.verify(bendingY, M_y, r.section.M_c_y_Rd, "kNm");
  if (M_z > 0) page.verify(bendingZ, M_z, r.section.M_c_z_Rd, "kNm");
  shearAndBending(page, member, r, a, M_y, M_z);
  forces.N_Ed = Math.abs(a.N_Ed);
  forces.M_y = M_y;
  forces.M_z = M_z;
  if (r.section.class === 4 && a.N_Ed > 0) addShift(page, r, a.N_Ed);
  bendingAndAxial(page, member, r, forces, a.N_Ed < 0);
  if (M_y > 0 && !member.exemptFromLtb) page.verify(lateralTorsionalBuckling, M_y, r.ltb.M_b_Rd, "kNm");
  if (a.B_Ed !== 0 && member.profile.shape === "I") verifyBimoment(page, member, r, a);
  if (a.N_Ed >= 0) memberInteraction(page, member, r);
}

function axialForce(page: Page, { item }: Member, r: Resistances, N_Ed: number): void {
  if (N_Ed < 0) {
    page.verify(tension, -N_Ed, r.section.N_t_Rd, "kN");
    if (item.dissipative && r.section.N_u_Rd !== undefined)
      page.verify(ductility, r.section.N_pl_Rd, r.section.N_u_Rd, "kN");
  }
  if (N_Ed <= 0) return;
  if (N_Ed >= r.y.N_cr || N_Ed >= r.z.N_cr) page.warn("N_Ed reaches the elastic critical force: flexural buckling");
  page.verify(compression, N_Ed, r.section.N_c_Rd, "kN");
  page.verify(flexuralBuckling.y, N_Ed, r.y.N_b_Rd, "kN");
  page.verify(flexuralBuckling.z, N_Ed, r.z.N_b_Rd, "kN");
  if (r.v) page.verify(flexuralBuckling.v, N_Ed, r.v.N_b_Rd, "kN");
  if (r.T) page.verify(flexuralBuckling.T, N_Ed, r.T.N_b_Rd, "kN");
}

/** 6.2.6, 6.2.8; leaves the moment resistances beside the shear in `forces`. */
function shearAndBending(page: Page, member: Member, r: Resistances, a: Actions, M_y: number, M_z: number): void {
  const { section } = r;
  const V_z = Math.abs(a.V_z_Ed);
  const V_y = Math.abs(a.V_y_Ed);
  forces.M_y_Rd = section.M_c_y_Rd;
  forces.M_z_Rd = section.M_c_z_Rd;
  let demand = 0;
  let resistance = 1;
  let V_z_Rd = section.V_pl_z_Rd;
  let V_y_Rd = section.V_pl_y_Rd;
  // torsion may leave nothing for the shear: rho of 6.2.8 then stands for more than all of the web
  if (a.T_Ed !== 0) {
    const T_Ed = Math.abs(a.T_Ed);
    const T_Rd = verifyTorsion(page, member, T_Ed);
    V_z_Rd = shearBesideTorsion(page, member, "V_pl_T_z_Rd_kN", T_Ed, T_Rd, V_z_Rd);
    V_y_Rd = shearBesideTorsion(page, member, "V_pl_T_y_Rd_kN", T_Ed, T_Rd, V_y_Rd);
    if (V_z > 0) page.verify(shearTorsionZ, V_z, V_z_Rd, "kN");
    if (V_y > 0) page.verify(shearTorsionY, V_y, V_y_Rd, "kN");
  }
  if (V_z > 0) {
    page.verify(shearZ, V_z, section.V_pl_z_Rd, "kN");
    if (section.V_b_Rd !== undefined) page.verify(shearBuckling, V_z, section.V_b_Rd, "kN");
    if (V_z <= 0.5 * V_z_Rd) page.table("rho", 0, "EN 1993-1-1 6.2.8(2)", "V_Ed up to half of V_pl,Rd");
    else {
      const reduction = page.put("rho", rho, V_z, Math.max(V_z_Rd, V_z / 1000, 1e-6));
      const M_V_y_Rd = reducedByShear(page, member, section.M_c_y_Rd, reduction);
      if (M_y > 0) {
        demand = M_y;
        resistance = M_V_y_Rd;
        forces.M_y_Rd = M_V_y_Rd;
      }
    }
    if (section.V_b_Rd !== undefined && M_y > 0 && V_z > 0.5 * section.V_b_Rd)
      slenderWebWithMoment(page, member, r, a, M_y, V_z);
  }
  if (V_y > 0) {
    page.verify(shearY, V_y, section.V_pl_y_Rd, "kN");
    if (V_y > 0.5 * V_y_Rd) {
      const M_V_z_Rd = page.put(
        "M_V_z_Rd_kNm",
        M_V_whole,
        page.put("rho_z", rho, V_y, Math.max(V_y_Rd, V_y / 1000, 1e-6)),
        section.M_c_z_Rd,
      );
      if (M_z > 0) forces.M_z_Rd = M_V_z_Rd;
      // one entry for both axes: the greater of the two
      if (M_z > 0 && (demand === 0 || M_z * resistance > demand * M_V_z_Rd)) {
        demand = M_z;
        resistance = M_V_z_Rd;
      }
    }
  }
  if (demand > 0) page.verify(bendingShear, demand, resistance, "kNm");
}

/**
 * EN 1993-1-5 7.1 where shear buckling governs the web: only what the flanges cannot carry alone. Axial force of either
 * sign takes from both moments (7.1(4)); with the whole web in compression the flanges count for nothing (7.1(5)). The
 * clause speaks of I and box girders; a channel has the same web between the same flanges.
 */
function slenderWebWithMoment(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  r: Resistances,
  a: Actions,
  M_y: number,
  V_z: number,
): void {
  const { V_b_Rd, M_c_y_Rd, N_pl_Rd } = r.section;
  if (V_b_Rd === undefined) return;
  const N = Math.abs(a.N_Ed);
  const M_pl_Rd = Math.max(M_c_y_Rd, (p.W_pl_y * f_y) / gamma_M0 / 1e6);
  const webArea = (p.shape === "RHS" ? 2 : 1) * (p.h - 2 * p.t_f) * p.t_w;
  let M_f_Rd: number;
  let M_Rd = M_pl_Rd;
  if (N > 0) {
    const M_f_0 = page.step("M_f_0_kNm", flangeMoment, p.b, p.t_f, p.h, f_y, gamma_M0);
    const compressed = 1000 * a.N_Ed * gamma_M0 >= webArea * f_y;
    M_f_Rd = compressed
      ? page.table("M_f_Rd_kNm", 0, "EN 1993-1-5 7.1(5)", "the whole web is compressed")
      : page.put("M_f_Rd_kNm", flangeMomentWithN, M_f_0, N, gamma_M0, p.b, p.t_f, f_y);
    const share = page.step("a", shareOfWeb, p.A, p.b, p.t_f);
    M_Rd = page.step("M_N_Rd_kNm", M_N_y, M_pl_Rd, page.step("n", n, N, N_pl_Rd), share);
    // nothing is left beside N: tension or compression fails
    if (M_Rd <= 0) return;
  } else M_f_Rd = page.put("M_f_Rd_kNm", flangeMoment, p.b, p.t_f, p.h, f_y, gamma_M0);
  if (M_y <= M_f_Rd) return;
  const total = page.step("utilization_web", momentAndShear, M_y, M_Rd, Math.min(M_f_Rd, M_Rd), V_z, V_b_Rd);
  page.verify(bendingWithShearBuckling, total, 1, "");
}

/** Class 4: the centroid of the effective section moves, N turns about it. */
function addShift(page: Page, { section }: Resistances, N_Ed: number): void {
  if (section.e_N_y > 0) forces.M_y = page.step("M_y_Ed_shifted_kNm", shiftedMoment, forces.M_y, N_Ed, section.e_N_y);
  if (section.e_N_z > 0) forces.M_z = page.step("M_z_Ed_shifted_kNm", shiftedMoment, forces.M_z, N_Ed, section.e_N_z);
}

/** 6.3.3 */
function memberInteraction(page: Page, member: Member, r: Resistances): void {
  const { N_Ed, M_y, M_z } = forces;
  if ((N_Ed > 0 ? 1 : 0) + (M_y > 0 ? 1 : 0) + (M_z > 0 ? 1 : 0) < 2) return;
  if (member.method === 1) {
    if (!factorsOfMethod1(page, member, r, forces, factors)) {
      page.warn("(6.61) and (6.62) are left out: method 1 is not defined where N_Ed reaches a critical force");
      return;
    }
  } else factorsOfMethod2(page, member, r, forces, factors);
  const { k_yy, k_yz, k_zy, k_zz } = factors;
  const first = page.step("utilization_6.61", interaction, N_Ed, r.N_b_y, k_yy, M_y, r.ltb.M_b_Rd, k_yz, M_z, r.M_z_Rd);
  page.verify(interaction61, first, 1, "");
  const second = page.step(
    "utilization_6.62",
    interaction,
    N_Ed,
    r.N_b_z,
    k_zy,
    M_y,
    r.ltb.M_b_Rd,
    k_zz,
    M_z,
    r.M_z_Rd,
  );
  page.verify(interaction62, second, 1, "");
}
