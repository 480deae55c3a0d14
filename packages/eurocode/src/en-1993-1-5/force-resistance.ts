import type { Page } from "../engine/sheet.ts";
import { flangeWidth } from "./shear-buckling.ts";
import * as force from "./transverse-force.ts";

// 6.2 to 6.5 of EN 1993-1-5: what a web carries under one load, whatever acts.

/** Of a rolled or welded I-section. */
export interface LoadedWeb {
  readonly profile: { readonly t_w: number; readonly t_f: number; readonly b: number };
  readonly E: number;
  readonly gamma_M1: number;
  readonly f_yw: number;
  readonly f_yf: number;
  /** of the flange */
  readonly epsilon: number;
}

/** Type a, b or c of Figure 6.1, length of stiff bearing, distance from the end, length of the panel. */
export interface Bearing {
  readonly type: "a" | "b" | "c";
  readonly s_s: number;
  readonly c: number;
  readonly a: number;
}

export interface LoadResistance {
  readonly k_F: number;
  readonly F_cr_kN: number;
  readonly m_1: number;
  readonly m_2: number;
  readonly l_e_mm: number | undefined;
  readonly l_y_mm: number;
  readonly lambda_F: number;
  readonly chi_F: number;
  readonly L_eff_mm: number;
  readonly F_Rd_kN: number;
}

export function resistanceTo(page: Page, web: LoadedWeb, { type, s_s, c, a }: Bearing, h_w: number): LoadResistance {
  const { profile: p, E, gamma_M1, f_yw, f_yf } = web;
  const { t_w, t_f } = p;
  const k_F =
    type === "c"
      ? page.step("k_F", force.kFEnd, s_s, c, h_w)
      : page.step("k_F", type === "a" ? force.kFThrough : force.kFOpposite, h_w, a);
  const F_cr_kN = page.step("F_cr_kN", force.criticalForce, k_F, E, t_w, h_w);
  const b_f = page.step("b_f_mm", flangeWidth, p.b, web.epsilon, t_f);
  const m_1 = page.step("m_1", force.m1, f_yf, b_f, f_yw, t_w);
  const l_e_mm = type === "c" ? page.step("l_e_mm", force.endLength, s_s, c, k_F, E, t_w, f_yw, h_w) : undefined;
  const lengthWith = (m_2: number): number => {
    if (l_e_mm === undefined) return page.step("l_y_mm", force.loadedLength, a, s_s, t_f, m_1, m_2);
    const l_y_10 = page.step("l_y_10_mm", force.loadedLength, a, s_s, t_f, m_1, m_2);
    return page.step("l_y_mm", force.loadedLengthAtEnd, l_y_10, l_e_mm, t_f, m_1, m_2);
  };
  // m_2 belongs to a slenderness above 0.5, found without it
  let m_2 = 0;
  let l_y_mm = lengthWith(m_2);
  let lambda_F = page.step("lambda_F", force.slendernessF, l_y_mm, t_w, f_yw, F_cr_kN);
  if (lambda_F > 0.5) {
    m_2 = page.step("m_2", force.m2, h_w, t_f);
    l_y_mm = lengthWith(m_2);
    lambda_F = page.step("lambda_F", force.slendernessF, l_y_mm, t_w, f_yw, F_cr_kN);
  }
  const chi_F = page.step("chi_F", force.chiF, lambda_F);
  const L_eff_mm = page.step("L_eff_mm", force.effectiveLength, chi_F, l_y_mm);
  const F_Rd_kN = page.step("F_Rd_kN", force.transverseResistance, f_yw, L_eff_mm, t_w, gamma_M1);
  return { k_F, F_cr_kN, m_1, m_2, l_e_mm, l_y_mm, lambda_F, chi_F, L_eff_mm, F_Rd_kN };
}
