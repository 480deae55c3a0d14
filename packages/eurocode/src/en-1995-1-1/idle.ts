import { givesAny } from "../basis/given.ts";
import { listed } from "../basis/message.ts";
import type { Sheet } from "../engine/sheet.ts";
import { says } from "./says.ts";
import type { MemberItem } from "./schema.ts";

// Says which given fields had no effect.

const ofLateralBuckling = [
  "ltb_case",
  "ltb_length_mm",
  "l_ef_mm",
  "loaded_edge",
  "lateral_restraint",
  "sigma_m_crit_formula",
  "sigma_m_crit_MPa",
] as const;
const ofLateral: ReadonlySet<string> = new Set(ofLateralBuckling);
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
  if (item.serviceability === undefined) sayIfGiven(sheet, item, ofCreep, says.idleDeflection);
  if (item.gamma_M !== undefined && item.design_situation !== undefined) sheet.assume(says.idleSituation);
  if (item.bearing?.k_c_90 !== undefined && item.bearing.support !== undefined) sheet.assume(says.idleSupport);
}

function sayIdleLateral(sheet: Sheet, item: MemberItem): void {
  if (!givesAny(item, ofLateral)) return;
  const { fire } = item;
  const bent = sheet.verifications.some(({ id }) => id.startsWith("lateral-torsional-buckling"));
  if (!bent) sayIfGiven(sheet, item, ofLateralBuckling, says.idleWithoutMoment);
  else if (item.lateral_restraint === "continuous") {
    if (fire?.lateral_restraint !== "none") sayIfGiven(sheet, item, ofCriticalStress, says.idleHeld);
  } else if (fire === undefined && item.sigma_m_crit_MPa !== undefined)
    sayIfGiven(sheet, item, ofEffectiveLength, says.idleWithStress);
}

function sayIdleColumns(sheet: Sheet, item: MemberItem): void {
  const { N_Ed = 0, fire } = item;
  if (N_Ed > 0) return;
  sayIfGiven(sheet, item, ofColumns, says.idleWithoutCompression);
  if ((fire?.L_cr_y_mm ?? fire?.L_cr_z_mm) !== undefined) sheet.assume(says.idleInFire);
}

function sayIdleApex(sheet: Sheet, { apex }: MemberItem): void {
  if (!apex) return;
  if (apex.shape === "double-tapered" && (apex.t_mm ?? apex.beta_deg) !== undefined) sheet.assume(says.idleCurve);
  if (apex.p_d_kN_m !== undefined && !pressed(sheet, apex)) sheet.assume(says.idlePressure);
}

const pressed = (sheet: Sheet, apex: NonNullable<MemberItem["apex"]>): boolean =>
  (apex.sigma_t_90_formula ?? sheet.parameter("EN 1995-1-1", "sigma_t_90_d")) === "6.55";

/** Says it of the fields that are given, and not only denied. */
function sayIfGiven(
  sheet: Sheet,
  item: MemberItem,
  names: readonly (keyof MemberItem)[],
  idle: typeof says.idleHeld,
): void {
  const fields = names.filter((name) => {
    const value = item[name];
    return value !== undefined && value !== false && value !== "none";
  });
  if (fields.length > 0) sheet.assume(idle({ fields: listed("plain", fields) }));
}
