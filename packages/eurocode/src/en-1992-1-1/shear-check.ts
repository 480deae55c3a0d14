import type { Sheet } from "../engine/sheet.ts";
import type { Column } from "./column.ts";
import * as S from "./shear.ts";

/** EN 1992-1-1 6.2: shear along h. */
export function verifyShear(sheet: Sheet, column: Column, N_Ed: number, V_Ed: number): void {
  const { item, section, values, A_c, A_s } = column;
  const { y_max } = section.shape.properties;
  const { profile } = column.y.positive;
  const rectangular = section.shape.kind === "polygon" && section.shape.rectangle;
  const b_w = item.b_w_mm ?? 2 * y_max;
  const d = item.d_shear_mm ?? profile.top - profile.lowestSteel;
  if (!rectangular && (item.b_w_mm === undefined || item.d_shear_mm === undefined)) return; // asked for by readActions
  const f_ck = Math.min(values.f_ck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const sigma_cp = sheet.put("sigma_cp_MPa", S.axialStress, values.f_cd, N_Ed, A_c);
  const k = sheet.put("k_shear", S.sizeFactor, d);
  sheet.assume("Half of the longitudinal reinforcement lies on the tension side in shear (6.2.2(1)).");
  const rho_l = sheet.put("rho_l", S.tensionRatio, A_s / 2, b_w, d);
  const f_v = sheet.parameter("EN 1992-1-1", "v_min")(d, values.gamma_C);
  const v_min = sheet.put("v_min_MPa", S.leastStress, f_v, k, f_ck);
  const C_Rd = sheet.parameter("EN 1992-1-1", "C_Rd_c");
  const k_1 = sheet.parameter("EN 1992-1-1", "k_1_shear");
  const V_Rd_c = sheet.put(
    "V_Rd_c_kN",
    S.withoutLinks,
    C_Rd,
    values.gamma_C,
    k,
    rho_l,
    f_ck,
    v_min,
    k_1,
    sigma_cp,
    b_w,
    d,
  );
  const { links } = item;
  if (!links || V_Ed <= V_Rd_c) {
    sheet.verify(S.shear, V_Ed, V_Rd_c, "kN");
    return;
  }
  const z = sheet.put("z_shear_mm", S.leverArm, d);
  const nu_1 = sheet.table("nu_1", sheet.parameter("EN 1992-1-1", "nu_1")(f_ck), "EN 1992-1-1 6.2.3(3)");
  const V_Rd_cc = (0.24 * f_ck ** (1 / 3) * (1 - (1.2 * sigma_cp) / values.f_cd) * b_w * z) / 1000;
  const flattest = sheet.parameter("EN 1992-1-1", "cot_theta_max")(sigma_cp / values.f_cd, V_Rd_cc / V_Ed);
  const f_cd = Math.min(values.f_cd, (values.f_cd / values.f_ck) * f_ck);
  const cot = sheet.table(
    "cot_theta",
    inclination(item.links?.cot_theta, flattest, b_w, z, nu_1, f_cd, V_Ed),
    "EN 1992-1-1 6.2.3(2)",
  );
  if (links.legs === undefined) sheet.assume("Two legs of the links carry the shear (links.legs = 2).");
  if (links.cot_theta === undefined)
    sheet.assume("The flattest struts that the concrete carries (links.cot_theta, 6.2.3(2)).");
  const A_sw = ((links.legs ?? 2) * Math.PI * links.diameter_mm ** 2) / 4;
  const f_ywd = values.f_yd;
  const V_Rd_s = sheet.put("V_Rd_s_kN", S.linksResistance, A_sw, links.spacing_mm, z, f_ywd, cot);
  const V_Rd_max = sheet.put("V_Rd_max_kN", S.strutResistance, b_w, z, nu_1, f_cd, cot);
  sheet.verify(S.shear, V_Ed, V_Rd_s, "kN");
  sheet.verify(S.shearStrut, V_Ed, V_Rd_max, "kN");
}

/** The flattest strut, which needs the fewest links, that the concrete still carries; never flatter than the annex lets. */
function inclination(
  given: number | undefined,
  flattest: number,
  b_w: number,
  z: number,
  nu_1: number,
  f_cd: number,
  V_Ed: number,
): number {
  if (given !== undefined) return Math.min(given, flattest);
  const use = (V_Ed * 1000) / (b_w * z * nu_1 * f_cd);
  if (use >= 0.5) return 1;
  // use = 1/(cot θ + tan θ)
  const most = (1 + Math.sqrt(1 - 4 * use * use)) / (2 * use);
  return Math.max(1, Math.min(flattest, most));
}
