import type { Sheet } from "../engine/sheet.ts";
import * as curves from "./curves.ts";
import { type Category, type Detail, interpolatedCategory } from "./detail.ts";
import { says } from "./says.ts";
import { reducedCategory } from "./size-effect.ts";

// The S-N curves of an item on the sheet: category, size effect, limits, and all of it divided by gamma_Mf (7.1, A.5).

/** Characteristic curve, after the size effect, and design curve. */
export interface Curves {
  readonly characteristic: curves.Strength;
  readonly design: curves.Strength;
}

export function directStrength(
  sheet: Sheet,
  detail: Detail,
  category: Category,
  k_s: number,
  gamma_Mf: number,
): Curves {
  const curve = curves.curves[category.curve];
  sheet.given("m", curve.m);
  const raw = categoryOnSheet(sheet, detail, category);
  const red = sheet.put("delta_sigma_C_red_MPa", reducedCategory, k_s, raw);
  const node = category.curve === "node";
  const D = node
    ? 0
    : sheet.put(
        "delta_sigma_D_MPa",
        category.curve === "raised" ? curves.constantAmplitudeLimitRaised : curves.constantAmplitudeLimit,
        red,
      );
  const L = node
    ? sheet.put("delta_sigma_L_MPa", curves.cutOffOfNode, red)
    : sheet.put("delta_sigma_L_MPa", category.curve === "raised" ? curves.cutOffLimitRaised : curves.cutOffLimit, D);
  const C_d = sheet.put("delta_sigma_C_d_MPa", curves.designStrength, red, gamma_Mf);
  const D_d = node ? 0 : sheet.put("delta_sigma_D_d_MPa", curves.designStrength, D, gamma_Mf);
  const L_d = sheet.put("delta_sigma_L_d_MPa", curves.designStrength, L, gamma_Mf);
  return { characteristic: { curve, C: red, D, L }, design: { curve, C: C_d, D: D_d, L: L_d } };
}

function categoryOnSheet(sheet: Sheet, { interpolation }: Detail, { C: value, clause, note }: Category): number {
  if (!interpolation) return sheet.table("delta_sigma_C_MPa", value, clause, note);
  const [at1, above, from, t_0, t_i] = interpolation;
  const found = sheet.put("delta_sigma_C_MPa", interpolatedCategory, at1, above, t_0, t_i, from);
  sheet.explain(note);
  return found;
}

/** `m` is the slope for direct stress where there is one; that for shear then has its own name. */
export function shearStrength(
  sheet: Sheet,
  { curve: name, C: value, clause, note }: Category,
  gamma_Mf: number,
  besideDirect: boolean,
): Curves {
  const curve: curves.Curve = curves.curves[name];
  if (name === "stud") {
    sheet.warn(says.studsWithoutCutOff);
  }
  sheet.given(besideDirect ? "m_shear" : "m", curve.m);
  const category = sheet.table("delta_tau_C_MPa", value, clause, note);
  const L = curve.N_L === undefined ? 0 : sheet.put("delta_tau_L_MPa", curves.cutOffOfShear, category);
  const C_d = sheet.put("delta_tau_C_d_MPa", curves.designShearStrength, category, gamma_Mf);
  const L_d = curve.N_L === undefined ? 0 : sheet.put("delta_tau_L_d_MPa", curves.designShearStrength, L, gamma_Mf);
  return { characteristic: { curve, C: category, D: 0, L }, design: { curve, C: C_d, D: 0, L: L_d } };
}

/** The characteristic curves as numbers to draw or to read. */
export function curveOnSheet(
  sheet: Sheet,
  asked: readonly number[] | undefined,
  direct: Curves | undefined,
  shear: Curves | undefined,
): void {
  const N = asked ?? curves.cyclesToDraw;
  sheet.given("curve", {
    N: [...N],
    ...(direct ? { delta_sigma_R_MPa: N.map((cycles) => curves.strengthAt(direct.characteristic, cycles)) } : {}),
    ...(shear ? { delta_tau_R_MPa: N.map((cycles) => curves.strengthAt(shear.characteristic, cycles)) } : {}),
  });
}
