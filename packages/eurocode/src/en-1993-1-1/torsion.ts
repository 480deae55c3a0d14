import type { Page } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import type { Actions, Member } from "./model.ts";
import type { Profile } from "./profile.ts";
import type { Resistances } from "./resistances.ts";
import { says } from "./says.ts";

// 6.2.7 Torsion of the cross-section: St Venant torsion and, for I-sections, the bimoment of restrained warping.

export const openModulus = formula("6.2.7(5), elastic theory", "I_t / t_max", (I_t, t_max) => I_t / t_max);
export const torsionResistance = formula(
  "6.2.7(1), (6.23)",
  "W_t * f_y / (sqrt(3) * gamma_M0) / 1e6",
  (W_t, f_y, gamma_M0) => (W_t * f_y) / (Math.sqrt(3) * gamma_M0) / 1e6,
);
/** Of a flange tip: omega = b (h - t_f) / 4. */
export const warpingModulus = formula(
  "6.2.7(4), elastic theory",
  "4 * I_w / (b * (h - t_f))",
  (I_w, b, h, t_f) => (4 * I_w) / (b * (h - t_f)),
  { h: [20, 30] },
);
/** kNm of a modulus in mm³, elastic whatever the class */
const elasticStrength = formula("6.2.1(5)", "f_y / gamma_M0 / 1e6", (f_y, gamma_M0) => f_y / gamma_M0 / 1e6);
export const bimomentResistance = formula(
  "6.2.7(4)",
  "W_w * f_y / gamma_M0 / 1e9",
  (W_w, f_y, gamma_M0) => (W_w * f_y) / gamma_M0 / 1e9,
);
export const shearWithTorsionI = formula(
  "6.2.7(9), (6.26)",
  "sqrt(max(0, 1 - T_Ed / (1.25 * T_Rd))) * V_pl_Rd",
  (T_Ed, T_Rd, V_pl_Rd) => Math.sqrt(Math.max(0, 1 - T_Ed / (1.25 * T_Rd))) * V_pl_Rd,
);
/** Hollow sections, and on the safe side the shapes that 6.2.7(9) does not name. */
export const shearWithTorsion = formula(
  "6.2.7(9), (6.28)",
  "max(0, 1 - T_Ed / T_Rd) * V_pl_Rd",
  (T_Ed, T_Rd, V_pl_Rd) => Math.max(0, 1 - T_Ed / T_Rd) * V_pl_Rd,
);
export const withTorque = formula("6.2.7(5), (6.1)", "sqrt(u_sigma^2 + (T_Ed / T_Rd)^2)", (u_sigma, T_Ed, T_Rd) =>
  Math.sqrt(u_sigma ** 2 + (T_Ed / T_Rd) ** 2),
);
export const withBimoment = formula(
  "6.2.7(5), (6.1)",
  "N_Ed / N_Rd + M_y_Ed / M_y_Rd + M_z_Ed / M_z_Rd + B_Ed / B_Rd",
  (N_Ed, N_Rd, M_y_Ed, M_y_Rd, M_z_Ed, M_z_Rd, B_Ed, B_Rd) =>
    N_Ed / N_Rd + M_y_Ed / M_y_Rd + M_z_Ed / M_z_Rd + B_Ed / B_Rd,
);

export const torsion = requirement("torsion", "6.2.7(1)", "T_Ed / T_Rd <= 1");
export const shearTorsionZ = requirement(
  "shear-torsion-z",
  "6.2.7(9)",
  "V_z_Ed / V_pl_T_z_Rd <= 1",
  "shear along z with torsion",
);
export const shearTorsionY = requirement(
  "shear-torsion-y",
  "6.2.7(9)",
  "V_y_Ed / V_pl_T_y_Rd <= 1",
  "shear along y with torsion",
);
export const bimoment = requirement(
  "bimoment",
  "6.2.7(5)",
  "N_Ed / N_Rd + M_y_Ed / M_y_Rd + M_z_Ed / M_z_Rd + B_Ed / B_Rd <= 1",
  "normal stresses with the bimoment",
);

const thinnestOpen = (p: Profile): number => (p.shape === "flat" ? Math.min(p.h, p.b) : p.thickest);

export const torsionModulus = ({ profile: p }: Member): number =>
  p.W_t > 0 ? p.W_t : openModulus(p.I_t, thinnestOpen(p));

export const torsionResistanceOf = (member: Member): number =>
  torsionResistance(torsionModulus(member), member.f_y, member.gamma_M0);

/** T_Rd; written once for a member with torsion. */
export function verifyTorsion(page: Page, { profile: p, f_y, gamma_M0, next }: Member, T_Ed: number): number {
  const W_t = p.W_t > 0 ? page.given("W_t_mm3", p.W_t) : page.put("W_t_mm3", openModulus, p.I_t, thinnestOpen(p));
  const T_Rd = page.put("T_Rd_kNm", torsionResistance, W_t, f_y, gamma_M0);
  next?.use(page, "torsion");
  page.verify(torsion, T_Ed, T_Rd, "kNm");
  page.warn(says.torsionInSectionOnly);
  return T_Rd;
}

export const shearBesideTorsion = (
  page: Page,
  { profile }: Member,
  name: string,
  T_Ed: number,
  T_Rd: number,
  V_pl_Rd: number,
): number =>
  profile.shape === "I"
    ? page.put(name, shearWithTorsionI, T_Ed, T_Rd, V_pl_Rd)
    : page.put(name, shearWithTorsion, T_Ed, T_Rd, V_pl_Rd);

/** Elastic, whatever the class: bimoments have no plastic rule. */
export function verifyBimoment(page: Page, member: Member, { section }: Resistances, a: Actions): void {
  const { profile: p, f_y, gamma_M0 } = member;
  member.next?.use(page, "torsion");
  const W_w = page.put("W_w_mm4", warpingModulus, p.I_w, p.b, p.h, p.t_f);
  const B_Rd = page.put("B_Rd_kNm2", bimomentResistance, W_w, f_y, gamma_M0);
  if (B_Rd <= 0) {
    page.verify(bimoment, Math.abs(a.B_Ed), 0, "");
    return;
  }
  const class4 = section.class === 4;
  const perModulus = elasticStrength(f_y, gamma_M0);
  const M_y_Rd = (class4 ? section.W_y : p.W_el_y) * perModulus;
  const M_z_Rd = (class4 ? section.W_z : p.W_el_z) * perModulus;
  const N_Rd = a.N_Ed < 0 ? section.N_pl_Rd : section.N_c_Rd;
  const [N, M_y, M_z, B] = [Math.abs(a.N_Ed), Math.abs(a.M_y_Ed), Math.abs(a.M_z_Ed), Math.abs(a.B_Ed)];
  const direct = page.step("utilization_bimoment", withBimoment, N, N_Rd, M_y, M_y_Rd, M_z, M_z_Rd, B, B_Rd);
  const total =
    a.T_Ed === 0
      ? direct
      : page.step("utilization_bimoment_torque", withTorque, direct, Math.abs(a.T_Ed), torsionResistanceOf(member));
  page.verify(bimoment, total, 1, "");
}
