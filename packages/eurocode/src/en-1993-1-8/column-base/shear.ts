import { significant } from "../../basis/numbers.ts";
import { required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { shearResistance } from "../bolts/resistance.ts";
import { formula, requirement } from "../formula.ts";
import type { Base } from "./compression.ts";
import { type Pull, verifyConcreteShear, verifyTogether } from "./concrete.ts";
import { verifyLug } from "./lug.ts";
import type { Anchors } from "./model.ts";
import { says } from "./says.ts";

// 6.2.2(6) to (8): friction under the plate, and anchors in shear.

const friction = formula("6.2.2(6)", "C_f_d * N_c_Ed", (C_f_d, N_c_Ed) => C_f_d * N_c_Ed);
const alphaB = formula("6.2.2(7)", "0.44 - 0.0003 * f_yb", (f_yb) => 0.44 - 0.0003 * f_yb);
const anchorShear = formula(
  "6.2.2(7)",
  "alpha_b * f_ub * A_s / gamma_M2 / 1000",
  (alpha_b, f_ub, A_s, gamma_M2) => (alpha_b * f_ub * A_s) / gamma_M2 / 1000,
);
const lesser = formula("6.2.2(7)", "min(F_1_vb_Rd, F_2_vb_Rd)", (F_1_vb_Rd, F_2_vb_Rd) =>
  Math.min(F_1_vb_Rd, F_2_vb_Rd),
);
const together = formula("6.2.2(8)", "F_f_Rd + n * F_vb_Rd", (F_f_Rd, n, F_vb_Rd) => F_f_Rd + n * F_vb_Rd);
/** The anchor that pulls most. */
const combined = formula(
  "Table 3.4",
  "V_a / (n * F_vb_Rd) + F_t_Ed / (1.4 * F_t_Rd)",
  (V_a, n, F_vb_Rd, F_t_Ed, F_t_Rd) => V_a / (n * F_vb_Rd) + F_t_Ed / (1.4 * F_t_Rd),
);

const baseShear = requirement("base-shear", "6.2.2(8)", "V_Ed / V_Rd <= 1", "shear under the base plate");
const interaction = requirement(
  "shear-tension-interaction",
  "Table 3.4",
  "F_v_Ed / F_v_Rd + F_t_Ed / (1.4 * F_t_Rd) <= 1",
  "combined shear and tension",
);

interface Tension {
  readonly pulls: readonly Pull[];
  readonly beta_N: number;
}

export function verifyShear(
  sheet: Sheet,
  base: Base,
  f_cd: number,
  anchors: Anchors | undefined,
  { pulls, beta_N }: Tension,
): void {
  const { item } = base;
  if (item.C_f_d === undefined) sheet.assume(says.friction);
  else if (item.C_f_d > 0.2) sheet.assume(says.moreFriction, { weighty: true });
  const C_f_d =
    item.C_f_d === undefined
      ? sheet.table("C_f_d", 0.2, "EN 1993-1-8 6.2.2(6)", says.mortar)
      : sheet.given("C_f_d", item.C_f_d);
  const F_f = sheet.put("F_f_Rd_kN", friction, C_f_d, Math.max(0, item.N_Ed));
  const F_vb = anchors ? putAnchorShear(sheet, anchors) : 0;
  const n = anchors ? anchors.n * anchors.spec.rows_mm.length : 0;
  const V_Rd = sheet.put("V_Rd_kN", together, F_f, n, F_vb);
  const V = Math.abs(item.V_Ed ?? 0);
  if (item.lug) {
    verifyLug(sheet, base, item.lug, V, f_cd);
    return;
  }
  if (V === 0) return;
  if (item.shear_lug) {
    if (V > F_f)
      sheet.problem("lug", required(says.lugSize({ F_f: significant(F_f, 4), V_Ed: item.V_Ed ?? 0 }), "shear_lug"));
    else sheet.verify(baseShear, V, F_f, "kN");
    return;
  }
  sheet.verify(baseShear, V, V_Rd, "kN");
  const V_a = V - F_f;
  if (!anchors || V_a <= 0) return;
  const F_t = pulls.reduce((most, { F }) => Math.max(most, F / anchors.n), 0);
  if (F_t > 0 && F_vb > 0) {
    const sum = sheet.put("V_t_interaction", combined, V_a, n, F_vb, F_t, anchors.F_t_Rd);
    sheet.verify(interaction, sum, 1, "");
  }
  const beta_V = verifyConcreteShear(sheet, base, anchors, V_a);
  verifyTogether(sheet, beta_N, beta_V, anchors.spec.h_ef_mm === undefined);
}

/** 3.3(1): anchors stronger than f_yb = 640 MPa may not be asked to act in shear. */
function putAnchorShear(sheet: Sheet, { size, grade, gamma_M2 }: Anchors): number {
  if (grade.f_yb_MPa > 640) {
    sheet.warn(says.noShear({ grade: grade.grade }));
    return sheet.table("F_vb_Rd_kN", 0, "EN 1993-1-8 3.3(1)", says.strongAnchors);
  }
  const F_1 = sheet.put("F_1_vb_Rd_kN", shearResistance, 1, grade.alpha_v, grade.f_ub_MPa, size.A_s_mm2, gamma_M2);
  const alpha_b = sheet.put("alpha_b", alphaB, grade.f_yb_MPa);
  const F_2 = sheet.put("F_2_vb_Rd_kN", anchorShear, alpha_b, grade.f_ub_MPa, size.A_s_mm2, gamma_M2);
  return sheet.put("F_vb_Rd_kN", lesser, F_1, F_2);
}
