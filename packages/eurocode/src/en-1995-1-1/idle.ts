import { givesAny } from "../basis/given.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { MemberItem } from "./schema.ts";

// A given field that no verification used is named, so that nobody believes that it counted.

const ofLateralBuckling = [
  "ltb_case",
  "ltb_length_mm",
  "l_ef_mm",
  "loaded_edge",
  "lateral_restraint",
  "sigma_m_crit_formula",
  "sigma_m_crit_MPa",
] as const;
const ofCriticalStress = [
  "ltb_length_mm",
  "l_ef_mm",
  "loaded_edge",
  "sigma_m_crit_formula",
  "sigma_m_crit_MPa",
] as const;
const ofEffectiveLength = ["ltb_case", "l_ef_mm", "loaded_edge", "sigma_m_crit_formula"] as const;
const ofCreep = ["k_def", "drying_under_load"] as const;
const ofColumns = ["L_cr_y_mm", "L_cr_z_mm", "beta_c"] as const;

/** Without one of these nothing is idle. */
const mayBeIdle: ReadonlySet<string> = new Set<keyof MemberItem>([
  ...ofLateralBuckling,
  ...ofCreep,
  ...ofColumns,
  "fire",
  "apex",
  "gamma_M",
  "bearing",
]);

export function sayIdle(sheet: Sheet, item: MemberItem): void {
  // of load cases another one may need it
  if ("load_cases" in item || !givesAny(item, mayBeIdle)) return;
  sayIdleLateral(sheet, item);
  sayIdleColumns(sheet, item);
  sayIdleApex(sheet, item);
  const creep = item.serviceability === undefined ? namesOf(item, ofCreep) : "";
  if (creep !== "") sheet.assume(`${creep}: without effect, because no deflection is asked for (serviceability).`);
  if (item.gamma_M !== undefined && item.design_situation !== undefined) {
    sheet.assume("design_situation: without effect, because gamma_M is given.");
  }
  if (item.bearing?.k_c_90 !== undefined && item.bearing.support !== undefined) {
    sheet.assume("bearing.support: without effect, because bearing.k_c_90 is given.");
  }
}

function sayIdleLateral(sheet: Sheet, item: MemberItem): void {
  const lateral = namesOf(item, ofLateralBuckling);
  if (lateral === "") return;
  const { fire } = item;
  const bent = sheet.verifications.some(({ id }) => id.startsWith("lateral-torsional-buckling"));
  if (!bent) {
    sheet.assume(`${lateral}: without effect, because no moment acts.`);
    return;
  }
  if (item.lateral_restraint === "continuous") {
    const held = fire?.lateral_restraint === "none" ? "" : namesOf(item, ofCriticalStress);
    if (held !== "") sheet.assume(`${held}: without effect, because the compression edge is held (6.3.3(5)).`);
    return;
  }
  const lengths = fire === undefined && item.sigma_m_crit_MPa !== undefined ? namesOf(item, ofEffectiveLength) : "";
  if (lengths !== "") sheet.assume(`${lengths}: without effect, because sigma_m_crit_MPa is given.`);
}

function sayIdleColumns(sheet: Sheet, item: MemberItem): void {
  const { N_Ed = 0, fire } = item;
  if (N_Ed > 0) return;
  const columns = namesOf(item, ofColumns);
  if (columns !== "") sheet.assume(`${columns}: without effect, because nothing compresses the member.`);
  if ((fire?.L_cr_y_mm ?? fire?.L_cr_z_mm) !== undefined) {
    sheet.assume("Lengths L_cr in fire: without effect, because nothing compresses the member.");
  }
}

function sayIdleApex(sheet: Sheet, { apex }: MemberItem): void {
  if (!apex) return;
  if (apex.shape === "double-tapered" && (apex.t_mm ?? apex.beta_deg) !== undefined) {
    sheet.assume("apex.t_mm and beta_deg: without effect, because a double-tapered beam is not curved.");
  }
  if (apex.p_d_kN_m !== undefined && !pressed(sheet, apex)) {
    sheet.assume("apex.p_d_kN_m: without effect, because tension across the grain is by (6.54).");
  }
}

const pressed = (sheet: Sheet, apex: NonNullable<MemberItem["apex"]>): boolean =>
  (apex.sigma_t_90_formula ?? sheet.parameter("EN 1995-1-1", "sigma_t_90_d")) === "6.55";

/** Of the fields those that are given, and not only denied. */
function namesOf(item: MemberItem, names: readonly (keyof MemberItem)[]): string {
  let found = "";
  for (const name of names) {
    const value = item[name];
    if (value !== undefined && value !== false && value !== "none") found = found === "" ? name : `${found}, ${name}`;
  }
  return found;
}
