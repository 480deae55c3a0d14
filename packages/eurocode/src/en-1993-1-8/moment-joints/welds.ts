import { gradedForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { betaW, type Member, rejectThickThroat, type Steel } from "../parts/index.ts";
import { equivalentStress, weldStrength, weldThroat } from "../welds/formulas.ts";
import { says } from "./says.ts";

// 6.2.3(4): the welds may not be the weakest part of a moment joint, so they carry what the other components can give.

/** Fillets across the force by the directional method: sigma_perp = tau_perp. */
const acrossForce = formula(
  "4.5.3.2(6)",
  "f_u / (sqrt(2) * beta_w * gamma_M2) * a * l_w / 1000",
  (f_u, beta_w, gamma_M2, a, l_w) => ((f_u / (Math.SQRT2 * beta_w * gamma_M2)) * a * l_w) / 1000,
);

/** The throat at which they carry f_y of the flange. */
export const fullStrength = formula(
  "4.5.3.2(6)",
  "sqrt(2) * beta_w * gamma_M2 * f_y / f_u * b_fb * t_fb / l_w",
  (beta_w, gamma_M2, f_y, f_u, b_fb, t_fb, l_w) => (((Math.SQRT2 * beta_w * gamma_M2 * f_y) / f_u) * b_fb * t_fb) / l_w,
);

const flangeYield = formula(
  "6.2.3(4)",
  "b_fb * t_fb * f_y / gamma_M0 / 1000",
  (b_fb, t_fb, f_y, gamma_M0) => (b_fb * t_fb * f_y) / gamma_M0 / 1000,
);
/** 6.2.3(5): alpha = 1.4 in braced, 1.7 in other frames where a plastic hinge forms in the joint; else 1. */
const lesserForce = formula("6.2.3(5)", "min(alpha_w * F_t, F_fb)", (alpha_w, F_t, F_fb) =>
  Math.min(alpha_w * F_t, F_fb),
);

/** Both sides of the flange, less web and roots inside. */
const flangeWeldLength = formula("4.5.1(1)", "max(0, 2 * b_fb - t_wb - 2 * r_b)", (b_fb, t_wb, r_b) =>
  Math.max(0, 2 * b_fb - t_wb - 2 * r_b),
);
const insideWeldLength = formula("4.5.1(1)", "max(0, b_fb - t_wb - 2 * r_b)", (b_fb, t_wb, r_b) =>
  Math.max(0, b_fb - t_wb - 2 * r_b),
);

const rowStress = formula(
  "4.5.3.2(5)",
  "F_tr * 1000 / (2 * l_eff) / (sqrt(2) * a)",
  (F_tr, l_eff, a) => (F_tr * 1000) / (2 * l_eff) / (Math.SQRT2 * a),
);
const shearStress = formula(
  "4.5.3.2(5)",
  "V_Ed * 1000 / (2 * a * l_w)",
  (V_Ed, a, l_w) => (V_Ed * 1000) / (2 * a * l_w),
);
export const weldFlange = gradedForm(
  requirement("weld-flange", "6.2.3(4)", "F_w_Ed / F_w_f_Rd <= 1", "welds of the tension flange"),
);
export const weldWeb = gradedForm(requirement("weld-web", "4.5.3.2", "sigma_w_Ed / f_w_d <= 1", "welds of the web"));

export interface WeldSteel {
  readonly f_u: number;
  readonly beta_w: number;
  readonly gamma_M2: number;
}

/** The weaker of the parts joined. */
export function weakerSteel(sheet: Sheet, a: Steel, b: Steel): WeldSteel {
  const weak = b.f_u < a.f_u ? b : a;
  return {
    f_u: weak.f_u,
    beta_w: sheet.given("beta_w", betaW(sheet, weak)),
    gamma_M2: sheet.parameter("EN 1993-1-8", "gamma_M2"),
  };
}

export interface FlangePull {
  readonly F_rows: number;
  readonly alpha_w: number;
  readonly gamma_M0: number;
  /** what the flange is welded to: no weld beyond its width */
  readonly b: number;
  /** room for a weld on the outside of the flange */
  readonly outside: boolean;
}

/** The flange pulls with the rows beside it, at most with its yield strength. */
export function verifyFlangeWeld(
  sheet: Sheet,
  beam: Member,
  a: number,
  { f_u, beta_w, gamma_M2 }: WeldSteel,
  { F_rows, alpha_w, gamma_M0, outside, b: b_other }: FlangePull,
): void {
  const { t_w, t_f, r } = beam;
  const b = Math.min(beam.b, b_other);
  const F_fb = sheet.step("F_fb_Rd_kN", flangeYield, beam.b, t_f, beam.steel.f_y, gamma_M0);
  const F = sheet.put("F_w_Ed_kN", lesserForce, alpha_w, F_rows, F_fb);
  const l = outside
    ? sheet.step("l_w_mm", flangeWeldLength, b, t_w, r)
    : sheet.step("l_w_mm", insideWeldLength, b, t_w, r);
  sheet.verify(weldFlange, F, sheet.put("F_w_f_Rd_kN", acrossForce, f_u, beta_w, gamma_M2, a, l), "kN");
}

/** Tension of the worst row over its effective length together with the shear force over the whole web. */
export function verifyWebWeld(
  sheet: Sheet,
  a: number,
  steel: WeldSteel,
  rows: readonly { F: number; l_eff: number }[],
  V_Ed: number,
  l_w: number,
): void {
  let sigma = 0;
  for (const { F, l_eff } of rows) sigma = Math.max(sigma, sheet.step("sigma_perp_Ed_MPa", rowStress, F, l_eff, a));
  const tau = sheet.step("tau_par_Ed_MPa", shearStress, V_Ed, a, l_w);
  const sigma_w = sheet.put("sigma_w_Ed_MPa", equivalentStress, sigma, sigma, tau);
  const f_w = sheet.put("f_w_d_MPa", weldStrength, steel.f_u, steel.beta_w, steel.gamma_M2);
  sheet.verify(weldWeb, sigma_w, f_w, "MPa");
}

/** What is welded twice as thick as it is itself is a slip of unit. */
export function rejectThickThroats(
  sheet: Sheet,
  given: { readonly leg_flange_mm?: number | undefined; readonly leg_web_mm?: number | undefined },
  { t_f, t_w }: Member,
  a_f: number,
  a_w: number,
): void {
  const flange = given.leg_flange_mm === undefined ? "throat_flange_mm" : "leg_flange_mm";
  const web = given.leg_web_mm === undefined ? "throat_web_mm" : "leg_web_mm";
  rejectThickThroat(sheet, flange, a_f, t_f, says.beamFlangeThickness);
  rejectThickThroat(sheet, web, a_w, t_w, says.beamWebThickness);
}

/** 4.5.2(2), listed where it is broken */
export function verifyThroats(sheet: Sheet, ...throats: readonly number[]): void {
  const thin = Math.min(...throats);
  if (thin < 3 * (1 - 1e-9)) sheet.verify(weldThroat, 3, thin, "mm");
}

interface BeamWelds {
  readonly a_f: number;
  readonly a_w: number;
  readonly steel: WeldSteel;
  readonly gamma_M0: number;
  readonly V_Ed: number;
  /** of the column flange */
  readonly b: number;
}

/** A beam welded to a column: the flange with its yield strength (4.10(5), 6.2.3(4)), and the web for the shear force. */
export function verifyWelds(sheet: Sheet, beam: Member, { a_f, a_w, steel, gamma_M0, V_Ed, b }: BeamWelds): void {
  const { t_w, t_f, r, h } = beam;
  const { f_u, beta_w, gamma_M2 } = steel;
  verifyThroats(sheet, a_f, a_w);
  const l = sheet.step("l_w_mm", flangeWeldLength, Math.min(beam.b, b), t_w, r);
  const F = sheet.put("F_w_Ed_kN", flangeYield, beam.b, t_f, beam.steel.f_y, gamma_M0);
  sheet.verify(weldFlange, F, sheet.put("F_w_f_Rd_kN", acrossForce, f_u, beta_w, gamma_M2, a_f, l), "kN");
  verifyWebWeld(sheet, a_w, steel, [], V_Ed, h - 2 * t_f - 2 * r);
}
