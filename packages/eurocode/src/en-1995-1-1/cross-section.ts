import type { Requirement } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import { says } from "./says.ts";
import type { Section } from "./section.ts";
import { normal, type Situation } from "./situation.ts";

// EN 1995-1-1 6.1.2 to 6.1.8 and 6.2.3, 6.2.4: resistance of the cross-section. Forces in kN, moments in kNm.

export const bendingStress = formula("6.1.6", "abs(M_Ed) * 1e6 / W", (M_Ed, W) => (Math.abs(M_Ed) * 1e6) / W);

export const axialStress = formula("6.1.2, 6.1.4", "abs(N_Ed) * 1000 / A", (N_Ed, A) => (Math.abs(N_Ed) * 1000) / A);

/** with b_ef = k_cr b, (6.13a) */
export const shearStress = formula(
  "6.1.7(2)",
  "1.5 * abs(V_Ed) * 1000 / (k_cr * b * h)",
  (V_Ed, k_cr, b, h) => (1.5 * Math.abs(V_Ed) * 1000) / (k_cr * b * h),
);

/** Elastic torsion of a rectangle with t ≤ a, at the middle of the longer side */
export const torsionStress = formula(
  "6.1.8",
  "abs(T_Ed) * 1e6 * 3 / (a * t^2) * (1 + 0.6095 * (t / a) + 0.8865 * (t / a)^2 - 1.8023 * (t / a)^3 + 0.91 * (t / a)^4)",
  (T_Ed, a, t) =>
    ((Math.abs(T_Ed) * 1e6 * 3) / (a * t ** 2)) *
    (1 + 0.6095 * (t / a) + 0.8865 * (t / a) ** 2 - 1.8023 * (t / a) ** 3 + 0.91 * (t / a) ** 4),
  { a: [5, 10], t: [1, 5] },
);

/**
 * (6.15) for a rectangle, as amended by A2:2014; until then it was min(1 + 0.15 h/b, 2.0), which is less safe.
 * Unconfirmed that A2 brought the change: the text of A2 was not seen; EN 1995-1-1:2025 has these figures.
 */
export const torsionShape = formula("6.1.8(1)", "min(1 + 0.05 * a / t, 1.3)", (a, t) =>
  Math.min(1 + (0.05 * a) / t, 1.3),
);

/** (6.11), (6.12) */
export const bendingMostlyY = formula(
  "6.1.6(1)P (6.11)",
  "sigma_m_y_d / f_m_y_d + k_m * sigma_m_z_d / f_m_z_d",
  (sigma_m_y_d, f_m_y_d, k_m, sigma_m_z_d, f_m_z_d) => sigma_m_y_d / f_m_y_d + (k_m * sigma_m_z_d) / f_m_z_d,
);

export const bendingMostlyZ = formula(
  "6.1.6(1)P (6.12)",
  "k_m * sigma_m_y_d / f_m_y_d + sigma_m_z_d / f_m_z_d",
  (k_m, sigma_m_y_d, f_m_y_d, sigma_m_z_d, f_m_z_d) => (k_m * sigma_m_y_d) / f_m_y_d + sigma_m_z_d / f_m_z_d,
);

/** (6.17), (6.18) */
export const tensionMostlyY = formula(
  "6.2.3(1)P (6.17)",
  "sigma_t_0_d / f_t_0_d + sigma_m_y_d / f_m_y_d + k_m * sigma_m_z_d / f_m_z_d",
  (sigma_t_0_d, f_t_0_d, sigma_m_y_d, f_m_y_d, k_m, sigma_m_z_d, f_m_z_d) =>
    sigma_t_0_d / f_t_0_d + sigma_m_y_d / f_m_y_d + (k_m * sigma_m_z_d) / f_m_z_d,
);

export const tensionMostlyZ = formula(
  "6.2.3(1)P (6.18)",
  "sigma_t_0_d / f_t_0_d + k_m * sigma_m_y_d / f_m_y_d + sigma_m_z_d / f_m_z_d",
  (sigma_t_0_d, f_t_0_d, k_m, sigma_m_y_d, f_m_y_d, sigma_m_z_d, f_m_z_d) =>
    sigma_t_0_d / f_t_0_d + (k_m * sigma_m_y_d) / f_m_y_d + sigma_m_z_d / f_m_z_d,
);

/** (6.19), (6.20) */
export const compressionMostlyY = formula(
  "6.2.4(1)P (6.19)",
  "(sigma_c_0_d / f_c_0_d)^2 + sigma_m_y_d / f_m_y_d + k_m * sigma_m_z_d / f_m_z_d",
  (sigma_c_0_d, f_c_0_d, sigma_m_y_d, f_m_y_d, k_m, sigma_m_z_d, f_m_z_d) =>
    (sigma_c_0_d / f_c_0_d) ** 2 + sigma_m_y_d / f_m_y_d + (k_m * sigma_m_z_d) / f_m_z_d,
);

export const compressionMostlyZ = formula(
  "6.2.4(1)P (6.20)",
  "(sigma_c_0_d / f_c_0_d)^2 + k_m * sigma_m_y_d / f_m_y_d + sigma_m_z_d / f_m_z_d",
  (sigma_c_0_d, f_c_0_d, k_m, sigma_m_y_d, f_m_y_d, sigma_m_z_d, f_m_z_d) =>
    (sigma_c_0_d / f_c_0_d) ** 2 + (k_m * sigma_m_y_d) / f_m_y_d + sigma_m_z_d / f_m_z_d,
);

/** Both directions act on the same fibres: (NA.54) of DIN EN 1995-1-1/NA, where EN 1995-1-1 has no rule */
export const shearBothWays = formula(
  "6.1.7",
  "(tau_d / f_v_d)^2 + (tau_y_d / f_v_y_d)^2",
  (tau_d, f_v_d, tau_y_d, f_v_y_d) => (tau_d / f_v_d) ** 2 + (tau_y_d / f_v_y_d) ** 2,
);

/** Torsion with shear: (NA.55) of DIN EN 1995-1-1/NA, where EN 1995-1-1 has no rule; torsion by the weaker direction */
export const shearAndTorsion = formula(
  "6.1.8",
  "tau_tor_d / (k_shape * f_v_least) + (tau_d / f_v_d)^2 + (tau_y_d / f_v_y_d)^2",
  (tau_tor_d, k_shape, f_v_least, tau_d, f_v_d, tau_y_d, f_v_y_d) =>
    tau_tor_d / (k_shape * f_v_least) + (tau_d / f_v_d) ** 2 + (tau_y_d / f_v_y_d) ** 2,
);

const greater = formula("6.4.1(1)P", "max(eta_y, eta_z)", (eta_y, eta_z) => Math.max(eta_y, eta_z));

export const shear = requirement("shear", "6.1.7", "tau_d / f_v_d <= 1");
export const shearY = requirement("shear-y", "6.1.7", "tau_y_d / f_v_d <= 1", "shear along y");
export const shearTogether = requirement(
  "shear-interaction",
  "6.1.7",
  "(tau_d / f_v_d)^2 + (tau_y_d / f_v_y_d)^2 <= 1",
  "shear in both directions",
);
export const shearWithTorsion = requirement(
  "shear-torsion",
  "6.1.8",
  "tau_tor_d / (k_shape * f_v_d) + (tau_d / f_v_d)^2 + (tau_y_d / f_v_y_d)^2 <= 1",
  "shear with torsion",
);

/** What one load case does to the section. */
export interface Actions {
  readonly M_y: number;
  readonly M_z: number;
  readonly N: number;
  readonly V_z: number;
  readonly V_y: number;
  readonly T: number;
}

export interface Strengths {
  readonly f_m_y: number;
  readonly f_m_z: number;
  readonly f_t_0: number;
  readonly f_c_0: number;
}

export interface Stresses {
  readonly m_y: number;
  readonly m_z: number;
  readonly c_0: number;
  readonly t_0: number;
}

/** 6.4.1: what acts beside the moment about y where a tapered edge or an apex changes its stress or its strength. */
export function verifyTogether(
  sheet: Sheet,
  { name, requirement: together }: { readonly name: string; readonly requirement: Requirement },
  stresses: Stresses,
  f: Strengths,
  k_m: number,
): void {
  if (stresses.c_0 === 0 && stresses.t_0 === 0 && stresses.m_z === 0) return;
  sheet.verify(together, sheet.put(name, greater, ...bothWays(sheet, name, stresses, f, k_m)), 1, "");
}

/** (6.17) and (6.18), or (6.19) and (6.20) of compression */
export function bothWays(
  sheet: Sheet,
  name: string,
  { m_y, m_z, c_0, t_0 }: Stresses,
  f: Strengths,
  k_m: number,
): readonly [mostlyY: number, mostlyZ: number] {
  const [n, f_n] = c_0 > 0 ? [c_0, f.f_c_0] : [t_0, f.f_t_0];
  const [ofY, ofZ] = c_0 > 0 ? [compressionMostlyY, compressionMostlyZ] : [tensionMostlyY, tensionMostlyZ];
  return [
    sheet.step(`${name}_y`, ofY, n, f_n, m_y, f.f_m_y, k_m, m_z, f.f_m_z),
    sheet.step(`${name}_z`, ofZ, n, f_n, k_m, m_y, f.f_m_y, m_z, f.f_m_z),
  ];
}

export const greaterBothWays = formula("6.1.6, 6.2.3, 6.2.4", "max(eta_y, eta_z)", (eta_y, eta_z) =>
  Math.max(eta_y, eta_z),
);
/** About z, of the height that a hole or a notch leaves. */
export const modulusLeftZ = formula("5.2(2)P", "h_left * b^2 / 6", (h_left, b) => (h_left * b ** 2) / 6);

/** 6.1.2, 6.1.4, 6.1.6 and 6.2.3; what compression does with bending is a matter of slenderness. */
export function normalStresses(
  sheet: Sheet,
  at: Situation,
  { A, W_y, W_z }: Section,
  f: Strengths,
  k_m: number,
  { M_y, M_z, N }: Actions,
): Stresses {
  const bends = M_y !== 0 || M_z !== 0;
  const m_y = bends ? sheet.put(at.sigma_m_y, bendingStress, M_y, W_y) : 0;
  const m_z = bends ? sheet.put(at.sigma_m_z, bendingStress, M_z, W_z) : 0;
  if (bends) {
    const y = sheet.put(at.eta_6_11, bendingMostlyY, m_y, f.f_m_y, k_m, m_z, f.f_m_z);
    const z = sheet.put(at.eta_6_12, bendingMostlyZ, k_m, m_y, f.f_m_y, m_z, f.f_m_z);
    sheet.verify(at.bending, Math.max(y, z), 1, "");
  }
  const t_0 = N < 0 ? sheet.put(at.sigma_t_0, axialStress, N, A) : 0;
  if (N < 0) {
    sheet.verify(at.tension, t_0, f.f_t_0, "MPa");
    if (bends) {
      const y = sheet.put(at.eta_6_17, tensionMostlyY, t_0, f.f_t_0, m_y, f.f_m_y, k_m, m_z, f.f_m_z);
      const z = sheet.put(at.eta_6_18, tensionMostlyZ, t_0, f.f_t_0, k_m, m_y, f.f_m_y, m_z, f.f_m_z);
      sheet.verify(at.bendingWithTension, Math.max(y, z), 1, "");
    }
  }
  const c_0 = N > 0 ? sheet.put(at.sigma_c_0, axialStress, N, A) : 0;
  if (N > 0) sheet.verify(at.compression, c_0, f.f_c_0, "MPa");
  return { m_y, m_z, c_0, t_0 };
}

/** LVL is weaker in shear across its face; elsewhere both are the same. */
export interface ShearStrengths {
  readonly z: number;
  readonly y: number;
}

/** 6.1.7 and 6.1.8; a notch leaves `h_left` to V_y and T, and to V_z beside them. Its own verification is that of V_z alone. */
export function shearStresses(
  sheet: Sheet,
  { b, h }: Section,
  h_left: number,
  k_cr: number,
  f_v: ShearStrengths,
  { V_z, V_y, T }: Actions,
): void {
  const weaker = Math.min(f_v.z, f_v.y);
  const tau = V_z === 0 ? 0 : sheet.put("tau_d_MPa", shearStress, V_z, k_cr, b, h);
  if (V_z !== 0) sheet.verify(shear, tau, f_v.z, "MPa");
  const tau_y = V_y === 0 ? 0 : sheet.put("tau_y_d_MPa", shearStress, V_y, k_cr, h_left, b);
  if (V_y !== 0) sheet.verify(shearY, tau_y, f_v.y, "MPa");
  const beside =
    h_left === h || (V_y === 0 && T === 0) ? tau : sheet.step("tau_left", shearStress, V_z, k_cr, b, h_left);
  if (T === 0) {
    if (V_z !== 0 && V_y !== 0) {
      sheet.verify(shearTogether, sheet.put("eta_shear", shearBothWays, beside, f_v.z, tau_y, f_v.y), 1, "");
      sayInteraction(sheet);
    }
    return;
  }
  const { tau_tor, k_shape } = torsionOf(sheet, normal, { b, h: h_left }, T, weaker);
  if (V_z === 0 && V_y === 0) return;
  const sum = sheet.put("eta_shear_torsion", shearAndTorsion, tau_tor, k_shape, weaker, beside, f_v.z, tau_y, f_v.y);
  sheet.verify(shearWithTorsion, sum, 1, "");
  sayInteraction(sheet);
}

const sayInteraction = (sheet: Sheet): void => sheet.assume(says.combinedShear);

/** 6.1.8 */
export function torsionOf(
  sheet: Sheet,
  at: Situation,
  { b, h }: Pick<Section, "b" | "h">,
  T: number,
  f_v: number,
): { tau_tor: number; k_shape: number } {
  const [a, t] = h >= b ? [h, b] : [b, h];
  const tau_tor = sheet.put(at.tau_tor, torsionStress, T, a, t);
  const k_shape = sheet.put(at.k_shape, torsionShape, a, t);
  sheet.assume(says.torsion);
  sheet.verify(at.torsion, tau_tor, k_shape * f_v, "MPa");
  return { tau_tor, k_shape };
}
