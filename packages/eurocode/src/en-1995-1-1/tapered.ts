import { Sheet } from "../engine/sheet.ts";
import {
  type Actions,
  axialStress,
  bendingStress,
  type Strengths,
  type Stresses,
  shearStress,
  verifyTogether,
} from "./cross-section.ts";
import { fireFormula, formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import { heldByRow } from "./reinforcement.ts";
import { apexSays } from "./says.ts";
import { area, sectionModulusY, sectionModulusZ } from "./section.ts";
import { inFire, normal, type Situation } from "./situation.ts";
import * as strength from "./strength.ts";

// EN 1995-1-1 6.4: single tapered, double tapered, curved and pitched cambered beams. Angles in degrees.

const rad = Math.PI / 180;

/** (6.39), tension along the tapered edge */
export const taperInTension = formula(
  "6.4.2(2) (6.39)",
  "1 / sqrt(1 + (f_m_d / (0.75 * f_v_d) * tan(alpha * pi / 180))^2 + (f_m_d / f_t_90_d * tan(alpha * pi / 180)^2)^2)",
  (f_m_d, f_v_d, alpha, f_t_90_d) =>
    1 /
    Math.sqrt(
      1 +
        ((f_m_d / (0.75 * f_v_d)) * Math.tan(alpha * rad)) ** 2 +
        ((f_m_d / f_t_90_d) * Math.tan(alpha * rad) ** 2) ** 2,
    ),
);

/** (6.40), compression along the tapered edge */
export const taperInCompression = formula(
  "6.4.2(2) (6.40)",
  "1 / sqrt(1 + (f_m_d / (1.5 * f_v_d) * tan(alpha * pi / 180))^2 + (f_m_d / f_c_90_d * tan(alpha * pi / 180)^2)^2)",
  (f_m_d, f_v_d, alpha, f_c_90_d) =>
    1 /
    Math.sqrt(
      1 +
        ((f_m_d / (1.5 * f_v_d)) * Math.tan(alpha * rad)) ** 2 +
        ((f_m_d / f_c_90_d) * Math.tan(alpha * rad) ** 2) ** 2,
    ),
);

/** (6.44) to (6.47) */
export const k1 = formula(
  "6.4.3(4) (6.44)",
  "1 + 1.4 * tan(alpha_ap * pi / 180) + 5.4 * tan(alpha_ap * pi / 180)^2",
  (alpha_ap) => 1 + 1.4 * Math.tan(alpha_ap * rad) + 5.4 * Math.tan(alpha_ap * rad) ** 2,
);
export const k2 = formula(
  "6.4.3(4) (6.45)",
  "0.35 - 8 * tan(alpha_ap * pi / 180)",
  (alpha_ap) => 0.35 - 8 * Math.tan(alpha_ap * rad),
);
export const k3 = formula(
  "6.4.3(4) (6.46)",
  "0.6 + 8.3 * tan(alpha_ap * pi / 180) - 7.8 * tan(alpha_ap * pi / 180)^2",
  (alpha_ap) => 0.6 + 8.3 * Math.tan(alpha_ap * rad) - 7.8 * Math.tan(alpha_ap * rad) ** 2,
);
export const k4 = formula(
  "6.4.3(4) (6.47)",
  "6 * tan(alpha_ap * pi / 180)^2",
  (alpha_ap) => 6 * Math.tan(alpha_ap * rad) ** 2,
);

/** (6.48) */
export const radius = formula("6.4.3(4) (6.48)", "r_in + 0.5 * h_ap", (r_in, h_ap) => r_in + 0.5 * h_ap);

/** (6.43) */
export const apexBendingFactor = formula(
  "6.4.3(4) (6.43)",
  "k_1 + k_2 * (h_ap / r) + k_3 * (h_ap / r)^2 + k_4 * (h_ap / r)^3",
  (k_1, k_2, h_ap, r, k_3, k_4) => k_1 + k_2 * (h_ap / r) + k_3 * (h_ap / r) ** 2 + k_4 * (h_ap / r) ** 3,
);

/** (6.43) with a straight lower edge, r without end */
export const straightBendingFactor = formula("6.4.3(4) (6.43)", "1 * k_1", (k_1) => k_1);

/** (6.42) and (6.54): a factor times 6 M / (b h²) */
export const apexBendingStress = formula(
  "6.4.3(4) (6.42)",
  "k_l * abs(M_ap_Ed) * 1e6 * 6 / (b * h_ap^2)",
  (k_l, M_ap_Ed, b, h_ap) => (k_l * Math.abs(M_ap_Ed) * 1e6 * 6) / (b * h_ap ** 2),
);

/** (6.49), laminations bent to r_in/t < 240 */
export const laminationFactor = formula(
  "6.4.3(5) (6.49)",
  "0.76 + 0.001 * r_in / t",
  (r_in, t) => 0.76 + (0.001 * r_in) / t,
);

/** (6.51), V_0 = 0.01 m³: also above 1, for zones smaller than the test pieces */
export const volumeFactor = formula("6.4.3(6) (6.51)", "(0.01 / V)^0.2", (V) => (0.01 / V) ** 0.2, {
  V: [0.001, 1],
});

/** Figure 6.9: the stressed volumes in m³, never more than two thirds of the beam's */
export const volumeOfTaper = formula(
  "6.4.3(6), Figure 6.9",
  "min(b * h_ap^2 / 1e9 * (1 - tan(alpha_ap * pi / 180) / 4), 2 * V_b / 3)",
  (b, h_ap, alpha_ap, V_b) => Math.min(((b * h_ap ** 2) / 1e9) * (1 - Math.tan(alpha_ap * rad) / 4), (2 * V_b) / 3),
);
export const volumeOfCurve = formula(
  "6.4.3(6), Figure 6.9",
  "min(beta * pi / 180 * b * (h_ap^2 + 2 * r_in * h_ap) / 1e9, 2 * V_b / 3)",
  (beta, b, h_ap, r_in, V_b) => Math.min((beta * rad * b * (h_ap ** 2 + 2 * r_in * h_ap)) / 1e9, (2 * V_b) / 3),
);
export const volumeOfCamber = formula(
  "6.4.3(6), Figure 6.9",
  "min(b / 1e9 * ((r_in + h_ap)^2 * sin(beta * pi / 180) * cos(alpha_ap * pi / 180) / cos((beta - alpha_ap) * pi / 180) - r_in^2 * beta * pi / 180), 2 * V_b / 3)",
  (b, r_in, h_ap, beta, alpha_ap, V_b) =>
    Math.min(
      (b / 1e9) *
        (((r_in + h_ap) ** 2 * Math.sin(beta * rad) * Math.cos(alpha_ap * rad)) / Math.cos((beta - alpha_ap) * rad) -
          r_in ** 2 * beta * rad),
      (2 * V_b) / 3,
    ),
);
export const beamVolume = formula("6.4.3(6)", "b * h * l / 1e9", (b, h, l) => (b * h * l) / 1e9);
export const limitedVolume = formula("6.4.3(6)", "min(V, 2 * V_b / 3)", (V, V_b) => Math.min(V, (2 * V_b) / 3));

/** (6.57) to (6.59) */
export const k5 = formula(
  "6.4.3(9) (6.57)",
  "0.2 * tan(alpha_ap * pi / 180)",
  (alpha_ap) => 0.2 * Math.tan(alpha_ap * rad),
);
export const k6 = formula(
  "6.4.3(9) (6.58)",
  "0.25 - 1.5 * tan(alpha_ap * pi / 180) + 2.6 * tan(alpha_ap * pi / 180)^2",
  (alpha_ap) => 0.25 - 1.5 * Math.tan(alpha_ap * rad) + 2.6 * Math.tan(alpha_ap * rad) ** 2,
);
export const k7 = formula(
  "6.4.3(9) (6.59)",
  "2.1 * tan(alpha_ap * pi / 180) - 4 * tan(alpha_ap * pi / 180)^2",
  (alpha_ap) => 2.1 * Math.tan(alpha_ap * rad) - 4 * Math.tan(alpha_ap * rad) ** 2,
);

/** (6.56) */
export const apexTensionFactor = formula(
  "6.4.3(9) (6.56)",
  "k_5 + k_6 * (h_ap / r) + k_7 * (h_ap / r)^2",
  (k_5, k_6, h_ap, r, k_7) => k_5 + k_6 * (h_ap / r) + k_7 * (h_ap / r) ** 2,
);
export const straightTensionFactor = formula("6.4.3(9) (6.56)", "1 * k_5", (k_5) => k_5);

/** (6.54) */
export const tensionAcross = formula(
  "6.4.3(8) (6.54)",
  "k_p * abs(M_ap_Ed) * 1e6 * 6 / (b * h_ap^2)",
  (k_p, M_ap_Ed, b, h_ap) => (k_p * Math.abs(M_ap_Ed) * 1e6 * 6) / (b * h_ap ** 2),
);

/** (6.55): a load on the top presses the zone together */
export const tensionAcrossUnderLoad = formula(
  "6.4.3(8) (6.55)",
  "max(0, k_p * abs(M_ap_Ed) * 1e6 * 6 / (b * h_ap^2) - 0.6 * p_d / b)",
  (k_p, M_ap_Ed, b, h_ap, p_d) => Math.max(0, (k_p * Math.abs(M_ap_Ed) * 1e6 * 6) / (b * h_ap ** 2) - (0.6 * p_d) / b),
);

/** (6.53) */
export const shearAndTensionAcross = formula(
  "6.4.3(7) (6.53)",
  "tau_d / f_v_d + sigma_t_90_d / (k_dis * k_vol * f_t_90_d)",
  (tau_d, f_v_d, sigma_t_90_d, k_dis, k_vol, f_t_90_d) => tau_d / f_v_d + sigma_t_90_d / (k_dis * k_vol * f_t_90_d),
);

export const taperedBending = requirement(
  "tapered-bending",
  "6.4.2",
  "sigma_m_alpha_d / (k_m_alpha * f_m_y_d) <= 1",
  "bending at the tapered edge",
);
export const apexTensionShear = requirement(
  "apex-tension-shear",
  "6.4.3(7)",
  "tau_ap_d / f_v_d + sigma_t_90_d / (k_dis * k_vol * f_t_90_d) <= 1",
  "tension across the grain with shear at the apex",
);

/** All of the tension between two rows, by equilibrium: NCI NA.6.8 lets the outer quarters of the zone take less. */
export const pulledAtApex = formula(
  "6.4.3, equilibrium",
  "sigma_t_90_d * b * a_1 / 1000",
  (sigma_t_90_d, b, a_1) => (sigma_t_90_d * b * a_1) / 1000,
);
export const farthestRows = formula("NCI NA.6.8", "0.75 * h_ap", (h_ap) => 0.75 * h_ap);
export const apexReinforcement = requirement(
  "apex-reinforcement",
  "6.4.3, equilibrium",
  "F_t_90_d / F_ax_Rd <= 1",
  "reinforcement of the apex across the grain",
);

export const depthOfApexInFire = fireFormula("4.2.2(1)", "h_ap - d_lost", (h_ap, d_lost) => h_ap - d_lost);

export interface TaperStrengths extends Strengths {
  readonly f_v: number;
  readonly f_c_90: number;
  readonly f_t_90: number;
}

/** 6.4.2(2) */
export function taperFactor(
  sheet: Sheet,
  name: string,
  { alpha_deg, edge }: NonNullable<Member["item"]["tapered"]>,
  f: Pick<TaperStrengths, "f_m_y" | "f_v" | "f_t_90" | "f_c_90">,
): number {
  if (edge === undefined) sheet.assume(apexSays.tensionEdge);
  return edge === "compression"
    ? sheet.put(name, taperInCompression, f.f_m_y, f.f_v, alpha_deg, f.f_c_90)
    : sheet.put(name, taperInTension, f.f_m_y, f.f_v, alpha_deg, f.f_t_90);
}

/** 6.4.2 */
export function verifyTaper(
  sheet: Sheet,
  { item, k_m }: Member,
  f: TaperStrengths,
  M_y: number,
  stresses: Stresses,
): void {
  if (!item.tapered || M_y === 0) return;
  const k_m_alpha = taperFactor(sheet, "k_m_alpha", item.tapered, f);
  const sigma = sheet.put("sigma_m_alpha_d_MPa", bendingStress, M_y, sectionModulusY(item.b, item.h));
  sheet.verify(taperedBending, sigma, k_m_alpha * f.f_m_y, "MPa");
  verifyTaperTogether(sheet, normal, stresses, f, k_m_alpha, k_m);
}

/** 6.4.1(1)P: axial force and M_z beside the moment that the edge bears by k_m_alpha of its strength only */
export function verifyTaperTogether(
  sheet: Sheet,
  at: Situation,
  stresses: Stresses,
  f: Strengths,
  k_m_alpha: number,
  k_m: number,
): void {
  const ofEdge = { ...f, f_m_y: k_m_alpha * f.f_m_y };
  verifyTogether(sheet, { name: at.eta_tapered, requirement: at.taperedTogether }, stresses, ofEdge, k_m);
}

/** 6.4.3 */
export function verifyApex(
  sheet: Sheet,
  member: Member,
  k_mod: number,
  f: TaperStrengths,
  actions: Pick<Actions, "M_y" | "M_z" | "N">,
): void {
  const { item, k_cr } = member;
  if (!item.apex) return;
  const { h_ap_mm: h_ap = item.h, V_ap_Ed = 0 } = item.apex;
  if (item.apex.V_ap_Ed === undefined) sheet.assume(apexSays.noShear);
  const M_ap = item.apex.M_ap_Ed ?? actions.M_y;
  const factors = apexFactors(sheet, item, h_ap);
  const strengths = { ...f, f_m_y: apexStrength(sheet, member, k_mod, f.f_m_y, h_ap) };
  const { b, length_mm: l } = item;
  const acting = { ...actions, M_ap, k_m: member.k_m, eta: 1 };
  const sigma_t_90 = verifyApexStresses(sheet, normal, item.apex, { b, h: h_ap, l }, factors, strengths, acting);
  if (item.apex.reinforcement) verifyReinforcement(sheet, item.apex.reinforcement, k_mod, sigma_t_90, { b, h_ap });
  if (V_ap_Ed !== 0) {
    const { k_dis, k_vol } = factors;
    const tau = sheet.put("tau_ap_d_MPa", shearStress, V_ap_Ed, k_cr, b, h_ap);
    const across = item.apex.reinforcement ? 0 : sigma_t_90;
    const sum = sheet.put("eta_6_53", shearAndTensionAcross, tau, f.f_v, across, k_dis, k_vol, f.f_t_90);
    sheet.verify(apexTensionShear, sum, 1, "");
  }
}

function verifyReinforcement(
  sheet: Sheet,
  row: NonNullable<NonNullable<Member["item"]["apex"]>["reinforcement"]>,
  k_mod: number,
  sigma_t_90: number,
  { b, h_ap }: { readonly b: number; readonly h_ap: number },
): void {
  sheet.assume(apexSays.heldByRows);
  // 0.75 h_ap is that of NCI NA.6.8, from general knowledge: unconfirmed, so it warns
  const farthest = sheet.step("a_1_max", farthestRows, h_ap);
  if (row.a_1_mm > farthest) sheet.warn(apexSays.rowsFarApart({ most: Math.floor(farthest), given: row.a_1_mm }));
  const F_t_90 = sheet.put("F_t_90_ap_d_kN", pulledAtApex, sigma_t_90, b, row.a_1_mm);
  const F_ax_Rd = heldByRow(sheet, "F_ax_ap_Rd_kN", row, k_mod, "apex.reinforcement");
  sheet.verify(apexReinforcement, F_t_90, F_ax_Rd, "kN");
}

interface ApexFactors {
  readonly k_l: number;
  readonly k_r: number;
  readonly k_p: number;
  readonly k_dis: number;
  readonly k_vol: number;
}

const beamOf = {
  "double-tapered": apexSays.doubleTapered,
  curved: apexSays.curved,
  "pitched-cambered": apexSays.pitchedCambered,
} as const;

function apexFactors(sheet: Sheet, item: Member["item"], h_ap: number): ApexFactors {
  const apex = item.apex;
  if (!apex) return { k_l: 1, k_r: 1, k_p: 0, k_dis: 1, k_vol: 1 }; // called only where there is an apex
  const { shape, alpha_ap_deg: alpha = 0, r_in_mm } = apex;
  const straight = shape === "double-tapered" || r_in_mm === undefined;
  const r = straight ? 0 : sheet.put("r_mm", radius, r_in_mm, h_ap);
  const k_1 = sheet.put("k_1", k1, alpha);
  const k_l = straight
    ? sheet.put("k_l", straightBendingFactor, k_1)
    : sheet.put(
        "k_l",
        apexBendingFactor,
        k_1,
        sheet.put("k_2", k2, alpha),
        h_ap,
        r,
        sheet.put("k_3", k3, alpha),
        sheet.put("k_4", k4, alpha),
      );
  const k_r = laminationReduction(sheet, apex);
  const k_5 = sheet.put("k_5", k5, alpha);
  const k_p = straight
    ? sheet.put("k_p", straightTensionFactor, k_5)
    : sheet.put("k_p", apexTensionFactor, k_5, sheet.put("k_6", k6, alpha), h_ap, r, sheet.put("k_7", k7, alpha));
  const k_dis = sheet.table(
    "k_dis",
    shape === "pitched-cambered" ? 1.7 : 1.4,
    "EN 1995-1-1 6.4.3(6) (6.52)",
    beamOf[shape],
  );
  return { k_l, k_r, k_p, k_dis, k_vol: sheet.put("k_vol", volumeFactor, stressedVolume(sheet, item, h_ap)) };
}

/** kN/m; in a load case no more than makes its moment at the apex. */
const loadOnTop = ({ p_d_kN_m = 0 }: NonNullable<Member["item"]["apex"]>, M_ap: number, l: number, eta: number) =>
  Math.min(eta * p_d_kN_m, (1.05 * 8 * Math.abs(M_ap)) / (l / 1000) ** 2);

interface ActingAtApex extends Pick<Actions, "M_z" | "N"> {
  readonly M_ap: number;
  readonly k_m: number;
  readonly eta: number;
}

/** Bending, what acts beside it, and tension across the grain; returns the tension. `eta` is what a fire leaves of the load on the top. */
function verifyApexStresses(
  sheet: Sheet,
  at: Situation,
  apex: NonNullable<Member["item"]["apex"]>,
  { b, h, l }: { readonly b: number; readonly h: number; readonly l: number },
  { k_l, k_r, k_p, k_dis, k_vol }: ApexFactors,
  f: Strengths & { readonly f_t_90: number },
  { M_ap, M_z, N, k_m, eta }: ActingAtApex,
): number {
  const sigma_m = sheet.put(at.sigma_m_ap, apexBendingStress, k_l, M_ap, b, h);
  if (M_ap !== 0) {
    sheet.verify(at.apexBending, sigma_m, k_r * f.f_m_y, "MPa");
    const n = axialStress(N, area(b, h));
    const m_z = bendingStress(M_z, sectionModulusZ(h, b));
    const stresses = { m_y: sigma_m, m_z, c_0: N > 0 ? n : 0, t_0: N < 0 ? n : 0 };
    const strengths = { ...f, f_m_y: k_r * f.f_m_y };
    verifyTogether(sheet, { name: at.eta_ap, requirement: at.apexTogether }, stresses, strengths, k_m);
  }
  const expression = apex.sigma_t_90_formula ?? sheet.parameter("EN 1995-1-1", "sigma_t_90_d");
  const sigma_t_90 =
    expression === "6.55"
      ? sheet.put(at.sigma_t_90, tensionAcrossUnderLoad, k_p, M_ap, b, h, loadOnTop(apex, M_ap, l, eta))
      : sheet.put(at.sigma_t_90, tensionAcross, k_p, M_ap, b, h);
  if (M_ap !== 0 && !apex.reinforcement) sheet.verify(at.apexTension, sigma_t_90, k_dis * k_vol * f.f_t_90, "MPa");
  return sigma_t_90;
}

/** EN 1995-1-2: the factors of the apex as they were, its section as the fire leaves it. */
export function verifyApexInFire(
  sheet: Sheet,
  { item, k_m }: Member,
  b: number,
  lost: number,
  f: Strengths & { readonly f_t_90: number },
  { M_y, M_z, N }: Pick<Actions, "M_y" | "M_z" | "N">,
  eta: number,
): void {
  if (!item.apex) return;
  const h_ap = item.apex.h_ap_mm ?? item.h;
  const h = sheet.put("h_ap_fi_mm", depthOfApexInFire, h_ap, lost);
  const M_ap = item.apex.M_ap_Ed === undefined ? M_y : eta * item.apex.M_ap_Ed;
  const factors = apexFactors(new Sheet(sheet.request, sheet.path, false), item, h_ap);
  const acting = { M_ap, M_z, N, k_m, eta };
  verifyApexStresses(sheet, inFire, item.apex, { b, h, l: item.length_mm }, factors, f, acting);
}

function laminationReduction(sheet: Sheet, apex: NonNullable<Member["item"]["apex"]>): number {
  const { shape, r_in_mm, t_mm } = apex;
  if (shape === "double-tapered" || r_in_mm === undefined || t_mm === undefined) {
    return sheet.table("k_r", 1, "EN 1995-1-1 6.4.3(5)", apexSays.notBent);
  }
  if (r_in_mm / t_mm >= 240) return sheet.table("k_r", 1, "EN 1995-1-1 6.4.3(5) (6.49)", apexSays.stiffLaminations);
  return sheet.put("k_r", laminationFactor, r_in_mm, t_mm);
}

/** The size factor follows the depth at the apex. */
function apexStrength(sheet: Sheet, member: Member, k_mod: number, f_m_y: number, h_ap: number): number {
  const { item, type, timber, k_sys, gamma_M } = member;
  if (h_ap === item.h || item.k_h_y !== undefined) return sheet.given("f_m_ap_d_MPa", f_m_y);
  const k_h =
    type === "LVL"
      ? item.orientation === "flatwise"
        ? 1
        : sheet.step("k_h_ap", strength.lvlSize, h_ap, timber.s)
      : h_ap < 600
        ? sheet.step("k_h_ap", strength.glulamSize, h_ap)
        : 1;
  return sheet.put("f_m_ap_d_MPa", strength.sizedDesignStrength, k_mod, k_sys, k_h, timber.f_m_y_k, gamma_M);
}

function stressedVolume(sheet: Sheet, item: Member["item"], h_ap: number): number {
  const apex = item.apex;
  if (!apex) return 1; // called only where there is an apex
  const { b, h, length_mm } = item;
  const { shape, alpha_ap_deg = 0, beta_deg = alpha_ap_deg, r_in_mm = 0, V_m3, V_b_m3 } = apex;
  if (V_b_m3 === undefined) sheet.assume(apexSays.wholeVolume);
  const V_b = V_b_m3 ?? sheet.step("V_b_m3", beamVolume, b, h, length_mm);
  if (V_m3 !== undefined) return sheet.put("V_m3", limitedVolume, V_m3, V_b);
  if (shape === "double-tapered") return sheet.put("V_m3", volumeOfTaper, b, h_ap, alpha_ap_deg, V_b);
  if (shape === "curved") return sheet.put("V_m3", volumeOfCurve, beta_deg, b, h_ap, r_in_mm, V_b);
  if (apex.beta_deg === undefined) sheet.assume(apexSays.tangential);
  return sheet.put("V_m3", volumeOfCamber, b, r_in_mm, h_ap, beta_deg, alpha_ap_deg, V_b);
}
