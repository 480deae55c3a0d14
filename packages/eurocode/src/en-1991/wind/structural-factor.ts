import { notWith, onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import {
  admittance,
  background,
  eta,
  lengthExponent,
  peakFactor,
  reducedFrequency,
  referenceHeight,
  resonance,
  spectrum,
  structuralFactor,
  turbulentLength,
  upCrossing,
} from "./gusts.ts";
import type { Pressures } from "./pressure.ts";
import { refuse, says } from "./says.ts";
import type { WindItem } from "./schema.ts";

const clause = "EN 1991-1-4 6.2(1)";

/** c_s c_d as given, 1 where 6.2(1) allows, or by Annex B; undefined where it is asked for. */
export function structural(sheet: Sheet, item: WindItem, wind: Pressures): number | undefined {
  const { building, c_s_c_d, frequency_Hz: n, delta_s } = item;
  if (c_s_c_d !== undefined && n !== undefined) sheet.problem("c_s_c_d", notWith("frequency_Hz"));
  if (delta_s !== undefined && n === undefined) sheet.unused("delta_s", onlyFor(refuse.annexB));
  if (c_s_c_d !== undefined) {
    if (item.framed_walls !== undefined) sheet.unused("framed_walls", onlyFor(refuse.tallBuildings));
    return sheet.given("c_s_c_d", c_s_c_d, clause);
  }
  if (!building) {
    for (const field of ["frequency_Hz", "framed_walls"] as const)
      if (item[field] !== undefined) sheet.unused(field, onlyFor(refuse.buildings));
    sheet.assume(says.factorOfOne);
    return sheet.given("c_s_c_d", 1, clause);
  }
  const { h_m: h, d_m: d } = building;
  if (item.framed_walls !== undefined && (h < 15 || n !== undefined))
    sheet.unused("framed_walls", onlyFor(refuse.tallBuildings));
  if (n === undefined) {
    const stiff = h < 15 || (item.framed_walls === true && h < 100 && h < 4 * d);
    if (!stiff) {
      sheet.problem("c_s_c_d", required(refuse.structuralFactor));
      return undefined;
    }
    sheet.assume(h < 15 ? says.lowBuilding : says.framedWalls);
    return sheet.given("c_s_c_d", 1, clause);
  }
  return byAnnexB(sheet, item, wind, n);
}

/** z_t = 200 m, L_t = 300 m; T = 600 s. */
function byAnnexB(
  sheet: Sheet,
  { building, delta_s }: WindItem,
  { terrain, at }: Pressures,
  n: number,
): number | undefined {
  if (!building) return undefined;
  if (!terrain) {
    sheet.problem("frequency_Hz", refuse.annexBNeedsTerrain);
    return undefined;
  }
  if (delta_s === undefined) {
    sheet.problem("delta_s", required(refuse.damping, "frequency_Hz"));
    return undefined;
  }
  sheet.assume(says.noAerodynamicDamping);
  const { b_m: b, h_m: h } = building;
  const z_s = sheet.put("z_s_m", referenceHeight, terrain.z_min, h);
  const { v_m_m_s: v_m = 0, I_v = 0 } = at(z_s);
  const alpha = sheet.step("alpha", lengthExponent, terrain.z_0);
  const L = sheet.put("L_z_s_m", turbulentLength, z_s, alpha);
  const B_2 = sheet.put("B_2", background, b, h, L);
  const f_L = sheet.put("f_L", reducedFrequency, n, L, v_m);
  const S_L = sheet.put("S_L", spectrum, f_L);
  const R_h = sheet.put("R_h", admittance, sheet.step("eta_h", eta, h, L, f_L));
  const R_b = sheet.put("R_b", admittance, sheet.step("eta_b", eta, b, L, f_L));
  const R_2 = sheet.put("R_2", resonance, S_L, R_h, R_b, delta_s);
  const nu = sheet.put("nu_Hz", upCrossing, n, R_2, B_2);
  const k_p = sheet.put("k_p", peakFactor, nu);
  return sheet.put("c_s_c_d", structuralFactor, k_p, I_v, B_2, R_2);
}
