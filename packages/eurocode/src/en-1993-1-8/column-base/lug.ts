import { formulasOf } from "../../basis/formula.ts";
import { above, atMost } from "../../basis/refusals.ts";
import { shearResistance } from "../../en-1993-1-1/shear-resistance.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { betaW, rejectThinPart } from "../parts/index.ts";
import { weldStrength, weldThroat } from "../welds/formulas.ts";
import type { Base } from "./compression.ts";
import { says } from "./says.ts";
import type { ColumnBaseItem } from "./schema.ts";

// 6.2.2(5), as NCCI SN021: a shear lug in the place of friction and anchors. The concrete bears evenly on it below the grout; it is a
// cantilever from the base plate.

const concrete = formulasOf("EN 1992-1-1");

const depthInConcrete = formula("6.2.2(5)", "h - t_g", (h, t_g) => h - t_g);
const bearing = concrete("3.1.6(1)P", "f_cd * b * h_b / 1000", (f_cd, b, h_b) => (f_cd * b * h_b) / 1000);
const momentOfLug = formula(
  "6.2.2(5)",
  "V_Ed * (t_g + h_b / 2) / 1000",
  (V_Ed, t_g, h_b) => (V_Ed * (t_g + h_b / 2)) / 1000,
);
const bending = formula(
  "6.2.2(5)",
  "b * t^2 / 6 * f_y / gamma_M0 / 1e6",
  (b, t, f_y, gamma_M0) => (((b * t ** 2) / 6) * f_y) / gamma_M0 / 1e6,
);
const shear = formula("6.2.2(5)", "b * t * f_y / (sqrt(3) * gamma_M0) / 1000", (b, t, f_y, gamma_M0) =>
  shearResistance(b * t, f_y, gamma_M0),
);
/** The base plate takes the moment on both sides of the lug. */
const ofPlate = formula(
  "6.2.2(5)",
  "2 * b * t_p^2 / 4 * f_y / gamma_M0 / 1e6",
  (b, t_p, f_y, gamma_M0) => (((2 * b * t_p ** 2) / 4) * f_y) / gamma_M0 / 1e6,
);
const weldStress = formula(
  "4.5.3.2(6)",
  "sqrt(2 * (1000 * M_Ed / (t * a * b))^2 + 3 * (V_Ed / (2 * a * b))^2) * 1000",
  (M_Ed, t, a, b, V_Ed) => Math.sqrt(2 * ((1000 * M_Ed) / (t * a * b)) ** 2 + 3 * (V_Ed / (2 * a * b)) ** 2) * 1000,
);

const lugBearing = requirement("lug-bearing", "6.2.2(5)", "V_Ed / F_lug_Rd <= 1", "concrete beside the shear lug");
const lugBending = requirement("lug-bending", "6.2.2(5)", "M_Ed / M_lug_Rd <= 1", "shear lug in bending");
const lugShear = requirement("lug-shear", "6.2.2(5)", "V_Ed / V_lug_Rd <= 1", "shear lug in shear");
const lugPlate = requirement("lug-base-plate", "6.2.2(5)", "M_Ed / M_plate_Rd <= 1", "base plate above the shear lug");
const lugWeld = requirement("lug-weld", "4.5.3.2", "sigma_w_Ed / f_w_d <= 1", "weld of the shear lug");

export type Lug = NonNullable<ColumnBaseItem["lug"]>;

export function verifyLug(
  sheet: Sheet,
  { item, plate, gamma_M0, grout }: Base,
  lug: Lug,
  V: number,
  f_cd: number,
): void {
  const { h_mm: h, b_mm: b, t_mm: t, throat_mm: a } = lug;
  rejectThinPart(sheet, "lug.t_mm", t);
  if (h <= grout) sheet.problem("lug.h_mm", above(grout, h, { unit: "mm", is: says.grout }));
  if (b > plate.b) sheet.problem("lug.b_mm", atMost(plate.b, b, { unit: "mm", is: says.plateWidth }));
  const deepest = item.foundation === undefined ? undefined : grout + item.foundation.d_mm / 2;
  if (deepest !== undefined && h > deepest)
    sheet.problem("lug.h_mm", atMost(deepest, h, { unit: "mm", is: says.upperHalf }));
  if (sheet.problems.length > 0 || V === 0) return;
  sheet.assume(says.lug);
  const h_b = sheet.put("h_lug_mm", depthInConcrete, h, grout);
  const { f_y, f_u } = plate.steel;
  const M = sheet.put("M_lug_Ed_kNm", momentOfLug, V, grout, h_b);
  sheet.verify(lugBearing, V, sheet.put("F_lug_Rd_kN", bearing, f_cd, b, h_b), "kN");
  sheet.verify(lugBending, M, sheet.put("M_lug_Rd_kNm", bending, b, t, f_y, gamma_M0), "kNm");
  sheet.verify(lugShear, V, sheet.put("V_lug_Rd_kN", shear, b, t, f_y, gamma_M0), "kN");
  sheet.verify(lugPlate, M, sheet.put("M_plate_lug_Rd_kNm", ofPlate, b, plate.t, f_y, gamma_M0), "kNm");
  if (a < 3 * (1 - 1e-9)) sheet.verify(weldThroat, 3, a, "mm");
  const sigma = sheet.put("sigma_w_lug_Ed_MPa", weldStress, M, t, a, b, V);
  const strength = sheet.put(
    "f_w_lug_d_MPa",
    weldStrength,
    f_u,
    betaW(sheet, plate.steel),
    sheet.parameter("EN 1993-1-8", "gamma_M2"),
  );
  sheet.verify(lugWeld, sigma, strength, "MPa");
}
