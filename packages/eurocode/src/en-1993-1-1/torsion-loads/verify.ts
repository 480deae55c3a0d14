import * as annex from "../../en-1993-6/torsion.ts";
import type { Page } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { momentFactors } from "../interaction-b.ts";
import type { Actions, Member } from "../model.ts";
import type { Resistances } from "../resistances.ts";
import {
  bimomentResistance,
  shearWithTorsion,
  shearWithTorsionI,
  torsionModulus,
  torsion as torsionOfSection,
  torsionResistance,
  warpingModulus,
} from "../torsion.ts";
import * as rules from "./formulas.ts";
import { says } from "./says.ts";
import type { GivenTorsion } from "./schema.ts";
import type { Station } from "./twist.ts";

// The torsion of a member against its section and its stability.

export interface Torsion {
  readonly given: GivenTorsion;
  readonly byAnnexA: boolean;
}

const greatest = (stations: readonly Station[], of: (one: Station) => number): number =>
  stations.reduce((most, one) => Math.max(most, Math.abs(of(one))), 0);

/** mm: what warping does to the section. */
interface Warping {
  readonly W_w: number;
  /** first sectorial moment over the thickness */
  readonly S_w: number;
}

function warpingOf(page: Page, { profile: p }: Member): Warping | undefined {
  if (p.I_w <= 0) return undefined;
  if (p.shape === "I")
    return {
      W_w: page.put("W_w_mm4", warpingModulus, p.I_w, p.b, p.h, p.t_f),
      S_w: page.step("S_w_mm3", rules.sectorOfI, p.b, p.h, p.t_f),
    };
  if (p.shape !== "channel") return undefined;
  page.assume(says.channelWalls);
  const e = page.step("e_s_mm", rules.shearCentre, p.b, p.t_w, p.t_f, p.h);
  const omega = page.step("omega_mm2", rules.warpingOfChannel, p.b, p.t_w, e, p.h, p.t_f);
  return {
    W_w: page.put("W_w_mm4", rules.modulusOfChannel, p.I_w, omega),
    S_w: page.step("S_w_mm3", rules.sectorOfChannel, p.b, p.t_w, e, p.h, p.t_f),
  };
}

const theory = "EN 1993-1-1 6.2.7(4)";

export function verifyTorsionAlong(
  page: Page,
  member: Member,
  r: Resistances,
  a: Actions,
  { given, byAnnexA }: Torsion,
  stations: readonly Station[],
): void {
  const { f_y, gamma_M0, profile: p, E, G } = member;
  const T_t = page.given(
    "T_t_Ed_kNm",
    greatest(stations, (one) => one.T_t),
    theory,
  );
  const T_w = page.given(
    "T_w_Ed_kNm",
    greatest(stations, (one) => one.T_w),
    theory,
  );
  const B = page.given(
    "B_Ed_kNm2",
    greatest(stations, (one) => one.B),
    theory,
  );
  const phi = page.given(
    "phi_max_rad",
    greatest(stations, (one) => one.phi),
    theory,
  );
  const W_t = page.given("W_t_mm3", torsionModulus(member));
  const T_Rd = page.put("T_Rd_kNm", torsionResistance, W_t, f_y, gamma_M0);
  page.put("tau_t_MPa", rules.torsionalStress, T_t, W_t);
  const warping = warpingOf(page, member);
  if (warping) {
    page.put("a_torsion_mm", rules.lengthOfWarping, E, p.I_w, G, p.I_t);
    page.put("sigma_w_MPa", rules.warpingStress, B, warping.W_w);
    page.put("tau_w_MPa", rules.warpingShear, T_w, warping.S_w, p.I_w);
  }
  const B_Rd = warping ? bimomentOf(page, member, r, warping, byAnnexA) : 0;
  if (T_t > 0) page.verify(torsionOfSection, T_t, T_Rd, "kNm");
  const tau_w = warping ? rules.warpingShear(T_w, warping.S_w, p.I_w) : 0;
  verifyShear(page, member, r, a, { T_t, T_Rd, tau_w });
  if (T_t + T_w + B > 0) verifyStresses(page, member, r, a, { W_t, warping, stations });
  if (byAnnexA && B > 0) verifyStability(page, member, r, a, { B, B_Rd, phi });
  if (given.rotation_limit_deg !== undefined)
    page.verify(rules.torsionRotation, page.step("phi_deg", rules.degrees, phi), given.rotation_limit_deg, "°");
}

/** Annex A of EN 1993-6 sets it beside plastic moments in class 1 and 2. */
function bimomentOf(page: Page, member: Member, r: Resistances, { W_w }: Warping, byAnnexA: boolean): number {
  const { profile: p, f_y, gamma_M0, gamma_M1 } = member;
  if (!byAnnexA) return page.put("B_Rd_kNm2", bimomentResistance, W_w, f_y, gamma_M0);
  if (r.section.class > 2) return page.put("B_Rd_kNm2", bimomentResistance, W_w, f_y, gamma_M1);
  return page.put("B_Rd_kNm2", annex.plasticBimoment, p.b, p.t_f, p.h, f_y, gamma_M1);
}

interface Twist {
  readonly T_t: number;
  readonly T_Rd: number;
  readonly tau_w: number;
}

function verifyShear(page: Page, member: Member, { section }: Resistances, a: Actions, t: Twist): void {
  const { profile, f_y, gamma_M0 } = member;
  const beside = (V_pl: number, name: string): number => {
    if (profile.shape === "I") return page.put(name, shearWithTorsionI, t.T_t, t.T_Rd, V_pl);
    if (profile.shape === "channel")
      return page.put(name, rules.shearWithTorsionOfChannel, t.T_t, t.T_Rd, t.tau_w, gamma_M0, f_y, V_pl);
    return page.put(name, shearWithTorsion, t.T_t, t.T_Rd, V_pl);
  };
  const [V_z, V_y] = [Math.abs(a.V_z_Ed), Math.abs(a.V_y_Ed)];
  const ofZ = beside(section.V_pl_z_Rd, "V_pl_T_Rd_kN");
  const ofY = V_y > 0 ? beside(section.V_pl_y_Rd, "V_pl_T_y_Rd_kN") : 0;
  if (V_y > 0 && V_y * ofZ >= V_z * ofY) page.verify(rules.torsionShear, V_y, ofY, "kN");
  else if (V_z > 0) page.verify(rules.torsionShear, V_z, ofZ, "kN");
}

interface Along {
  readonly W_t: number;
  readonly warping: Warping | undefined;
  readonly stations: readonly Station[];
}

/** (6.1) at corner, flange and web of each place; the worst is shown. */
function verifyStresses(page: Page, member: Member, r: Resistances, a: Actions, along: Along): void {
  page.assume(says.ofWorstPlace);
  const pad = Tally.aside();
  const uses = along.stations.map((one) => stressAt(pad, member, r, a, along, one));
  const worst = uses.reduce((most, use, i) => (use > (uses[most] ?? 0) ? i : most), 0);
  const station = along.stations[worst];
  if (station) page.verify(rules.torsionStress, stressAt(page, member, r, a, along, station), 1, "");
}

function stressAt(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  { section }: Resistances,
  a: Actions,
  { W_t, warping }: Along,
  { phi, T_t, T_w, B }: Station,
): number {
  const class4 = section.class === 4;
  const A = class4 && a.N_Ed > 0 ? section.A_c : p.A;
  const [W_y, W_z] = class4 ? [section.W_y, section.W_z] : [p.W_el_y, p.W_el_z];
  const [N, M_y] = [Math.abs(a.N_Ed), Math.abs(a.M_y_Ed)];
  const M_z = page.step("M_z_phi_Ed_kNm", annex.sidewaysMoment, Math.abs(a.M_z_Ed), Math.abs(phi), M_y);
  const tau_t = page.step("tau_t_x_MPa", rules.torsionalStress, Math.abs(T_t), W_t);
  const sigma_w = warping ? page.step("sigma_w_x_MPa", rules.warpingStress, Math.abs(B), warping.W_w) : 0;
  const tau_w = warping ? page.step("tau_w_x_MPa", rules.warpingShear, Math.abs(T_w), warping.S_w, p.I_w) : 0;
  const corner = page.step("sigma_corner_MPa", rules.directStress, N, A, M_y, W_y, M_z, W_z, sigma_w);
  const middle = page.step("sigma_flange_MPa", rules.directStress, N, A, M_y, W_y, 0, W_z, 0);
  const inFlange = page.step("tau_flange_MPa", rules.shearStress, Math.abs(a.V_y_Ed), section.A_v_y, tau_t + tau_w);
  const inWeb = page.step("tau_web_MPa", rules.shearStress, Math.abs(a.V_z_Ed), section.A_v_z, tau_t);
  const ofCorner = page.step("utilization_corner", rules.yielding, corner, tau_t, gamma_M0, f_y);
  const ofFlange = page.step("utilization_flange", rules.yielding, middle, inFlange, gamma_M0, f_y);
  const ofWeb = page.step("utilization_web", rules.yielding, middle, inWeb, gamma_M0, f_y);
  return Math.max(ofCorner, ofFlange, ofWeb);
}

interface Bimoment {
  readonly B: number;
  readonly B_Rd: number;
  readonly phi: number;
}

function verifyStability(page: Page, member: Member, r: Resistances, a: Actions, { B, B_Rd, phi }: Bimoment): void {
  const { ltb, section } = r;
  page.assume(says.sideways);
  const M_y = Math.abs(a.M_y_Ed);
  const M_z = page.put("M_z_phi_Ed_kNm", annex.sidewaysMoment, Math.abs(a.M_z_Ed), phi, M_y);
  const inSegment = M_y * ltb.share;
  let k_alpha = 1;
  if (ltb.lambda > 0 && inSegment > 0) {
    const M_cr = page.step("M_cr_kNm", rules.criticalMoment, section.W_y, member.f_y, ltb.lambda);
    if (inSegment >= M_cr * (1 - 1e-9)) {
      page.verify(annex.torsionCritical, inSegment, M_cr, "kNm");
      return;
    }
    k_alpha = page.put("k_alpha", annex.amplification, inSegment, M_cr);
  } else page.given("k_alpha", 1);
  const k_w = page.put("k_w_torsion", annex.factorOfBimoment, B, B_Rd);
  const k_zw = page.put("k_zw", annex.factorOfSideways, M_z, r.M_z_Rd);
  const { C_mz } = r.moments ?? momentFactors(Tally.aside(), member, r);
  const use = page.step(
    "utilization_torsion",
    annex.together,
    M_y,
    r.M_b_y,
    C_mz,
    M_z,
    r.M_z_Rd,
    k_w,
    k_zw,
    k_alpha,
    B,
    B_Rd,
  );
  page.verify(annex.torsionStability, use, 1, "");
}
