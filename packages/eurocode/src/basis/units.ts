/** Units are part of a value's name: `N_b_Rd_kN`. What a name does not end with is dimensionless. */
const units: readonly (readonly [ending: string, unit: string])[] = [
  ["_kNm_rad", "kNm/rad"],
  ["_mm_kN", "mm/kN"],
  ["_Nm2_m", "Nm²/m"],
  ["_m_Ns2", "m/(Ns²)"],
  ["_kg_m3", "kg/m³"],
  ["_kg_m2", "kg/m²"],
  ["_mm_min", "mm/min"],
  ["_kN_mm", "kN/mm"],
  ["_kN_m2", "kN/m²"],
  ["_kN_m3", "kN/m³"],
  ["_kN_m", "kN/m"],
  ["_kg_m", "kg/m"],
  ["_m_s2", "m/s²"],
  ["_m_s", "m/s"],
  ["_kNm2", "kNm²"],
  ["_1_m", "1/m"],
  ["_minutes", "min"],
  ["_mm2_m", "mm²/m"],
  ["_m2_m", "m²/m"],
  ["_kNm2", "kNm²"],
  ["_N_mm", "N/mm"],
  ["_Nmm", "Nmm"],
  ["_kNm", "kNm"],
  ["_kN", "kN"],
  ["_MPa", "MPa"],
  ["_mm2", "mm²"],
  ["_mm3", "mm³"],
  ["_mm4", "mm⁴"],
  ["_mm5", "mm⁵"],
  ["_mm6", "mm⁶"],
  ["_mm", "mm"],
  ["_kg", "kg"],
  ["_deg", "°"],
  ["_Hz", "Hz"],
];

/** One letter may as well be an index (k_s, C_m, K_g): it is a unit only of what is measured so. */
const letters: readonly (readonly [ending: string, unit: string, names: RegExp])[] = [
  ["_s", "s", /^(T|periods?)_/],
  ["_g", "g", /^(S|a)_/],
  ["_m", "m", /^(H|h|heights?|x|z|l|L|b|d|e|from|to|rise|spacing|altitude|length|base|return_corner)_/],
  ["_m2", "m²", /^(A|area)_/],
  ["_C", "°C", /^T_/],
  ["_K", "K", /^(Delta_T|T)_/],
  ["_min", "min", /^t_fi_/],
  ["_C", "°C", /^theta_/],
];

const known = new Map<string, { symbol: string; unit: string }>();

/** `N_b_Rd_kN` → symbol `N_b_Rd`, unit `kN`. */
export function splitUnit(name: string): { symbol: string; unit: string } {
  let split = known.get(name);
  if (!split) {
    const found =
      units.find(([ending]) => name.endsWith(ending) && name.length > ending.length) ??
      letters.find(([ending, , names]) => name.endsWith(ending) && names.test(name));
    split = found ? { symbol: name.slice(0, -found[0].length), unit: found[1] } : { symbol: name, unit: "" };
    known.set(name, split);
  }
  return split;
}
