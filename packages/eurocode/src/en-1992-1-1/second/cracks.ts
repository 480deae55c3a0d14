import type { Sheet } from "../../engine/sheet.ts";
import type { Beam, FaceName } from "../beams/section.ts";
import { widthAt } from "../beams/section.ts";
import { strainDifference } from "../beams/strain.ts";
import { formula } from "./formula.ts";
import { concreteOf } from "./materials.ts";
import { rules } from "./rules.ts";
import { says } from "./says.ts";

// 9.2.3: calculated width of cracks.

export const longTermModulus = formula("9.1(3)", "1.05 * E_cm / (1 + phi)", (E_cm, phi) => (1.05 * E_cm) / (1 + phi));
export const effectiveDepth = formula(
  "9.2.3",
  "min(a_y + 5 * phi, 10 * phi, 3.5 * a_y, h - x, h / 2)",
  (a_y, phi, h, x) => Math.min(a_y + 5 * phi, 10 * phi, 3.5 * a_y, h - x, h / 2),
);
/** Bars nearer than 10 phi share the whole width. */
export const widthOfBar = formula("9.2.3", "min(b / n, 10 * phi)", (b, n, phi) => Math.min(b / n, 10 * phi));
export const effectiveRatio = formula(
  "9.2.3",
  "A_s / (n * w_bar * h_c_ef)",
  (A_s, n, w_bar, h_c_ef) => A_s / (n * w_bar * h_c_ef),
);
/** From the bars to the face */
export const curvatureFactor = formula(
  "9.2.3 (9.9)",
  "(h - x) / (h - a_y - x)",
  (h, x, a_y) => (h - x) / (h - a_y - x),
  {
    h: [300, 900],
    x: [20, 100],
    a_y: [20, 60],
  },
);
export const flexureFactor = formula("9.2.3 (9.17)", "max(0.5, 1 - h_c_ef / (2 * (h - x_g)))", (h_c_ef, h, x_g) =>
  Math.max(0.5, 1 - h_c_ef / (2 * (h - x_g))),
);
export const meanSpacing = formula(
  "9.2.3 (9.15)",
  "min(1.5 * c + k_fl * k_b * phi / (7.2 * rho_p_eff), 1.3 * (h - x) / k_w)",
  (c, k_fl, k_b, phi, rho_p_eff, h, x, k_w) =>
    Math.min(1.5 * c + (k_fl * k_b * phi) / (7.2 * rho_p_eff), (1.3 * (h - x)) / k_w),
);
export const crackWidth = formula(
  "9.2.3 (9.8)",
  "k_w * k_1_r * s_r_m * strain",
  (k_w, k_1_r, s_r_m, strain) => k_w * k_1_r * s_r_m * strain,
);

const usualFactor = 1.7;
const goodBond = 0.9;
const poorBond = 1.2;
/** Bars that are cast higher are in poor bond. */
const wellCast = 300;

export interface CrackedState {
  readonly sigma_s: number;
  readonly x: number;
  readonly k_t: number;
  /** Of the bars, and their cover. */
  readonly phi: number;
  readonly c: number;
  /** Bars in the layer at the face. */
  readonly count: number;
}

/** w_k of the face. */
export function crackWidthOf(sheet: Sheet, beam: Beam, pulled: FaceName, of: CrackedState): number {
  const { item, values, centroid } = beam;
  const face = beam[pulled];
  const { sigma_s, x, phi, c } = of;
  for (const rule of [rules.cracks, rules.crackedArea]) sheet.rule(rule);
  const a_y = item.h - (face?.d ?? item.h);
  const { f_ctm_MPa: f_ctm, E_cm_MPa: E_cm } = concreteOf(sheet, item.fck);
  const h_c_ef = sheet.put("h_c_ef_mm", effectiveDepth, a_y, phi, item.h, x);
  const width = sheet.step("w_bar_mm", widthOfBar, widthAt(item, pulled), of.count, phi);
  const rho = sheet.put("rho_p_eff", effectiveRatio, face?.A_s ?? 0, of.count, width, h_c_ef);
  if (item.k_w === undefined) sheet.rule(rules.crackFactor);
  const k_w =
    item.k_w === undefined ? sheet.table("k_w", usualFactor, rules.crackFactor.clause) : sheet.given("k_w", item.k_w);
  if (k_w < usualFactor)
    sheet.warn(says.moreFavourable({ symbol: "k_w", given: k_w, of: usualFactor, clause: "9.2.3" }));
  const k_1_r = sheet.put("k_1_r", curvatureFactor, item.h, x, a_y);
  const x_g = pulled === "bottom" ? item.h - centroid : centroid;
  const k_fl = sheet.put("k_fl", flexureFactor, h_c_ef, item.h, x_g);
  const high = pulled === "top" && (face?.d ?? item.h) > wellCast;
  if (high) sheet.rule(rules.poorBond);
  const k_b = sheet.table("k_b", high ? poorBond : goodBond, rules.cracks.clause);
  const s_r_m = sheet.put("s_r_m_mm", meanSpacing, c, k_fl, k_b, phi, rho, item.h, x, k_w);
  const strain = sheet.put(
    "eps_sm_eps_cm",
    strainDifference,
    sigma_s,
    of.k_t,
    f_ctm,
    rho,
    values.E_s / E_cm,
    values.E_s,
  );
  return sheet.put("w_k_mm", crackWidth, k_w, k_1_r, s_r_m, strain);
}
