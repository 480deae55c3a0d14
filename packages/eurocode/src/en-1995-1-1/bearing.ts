import type { Sheet } from "../engine/sheet.ts";
import type { TimberType } from "../materials/timber.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import { typeNames } from "./names.ts";
import { says } from "./says.ts";

// EN 1995-1-1 6.1.5 and 6.2.2: compression across the grain and at an angle to it.

/** 30 mm more on each side, never beyond an end nor half way to the next contact; a and a_2 to the ends */
export const effectiveContact = formula(
  "6.1.5(1)",
  "l + min(30, a, l, l_1 / 2) + min(30, a_2, l, l_1 / 2)",
  (l, a, l_1, a_2) => l + Math.min(30, a, l, l_1 / 2) + Math.min(30, a_2, l, l_1 / 2),
);

/** LVL on edge crushes in a brittle way: half of that, by the LVL Handbook. */
export const effectiveContactOnEdge = formula(
  "6.1.5(1)",
  "l + min(15, a, l, l_1 / 2) + min(15, a_2, l, l_1 / 2)",
  (l, a, l_1, a_2) => l + Math.min(15, a, l, l_1 / 2) + Math.min(15, a_2, l, l_1 / 2),
);

/** (6.4) */
export const contactStress = formula(
  "6.1.5(1)P",
  "F_c_Ed * 1000 / (b * l_ef)",
  (F_c_Ed, b, l_ef) => (F_c_Ed * 1000) / (b * l_ef),
);

/** (6.16), its right side; the angle in degrees */
export const strengthAtAngle = formula(
  "6.2.2(1)P (6.16)",
  "f_c_0_d / (f_c_0_d / (k_c_90 * f_c_90_d) * sin(alpha * pi / 180)^2 + cos(alpha * pi / 180)^2)",
  (f_c_0_d, k_c_90, f_c_90_d, alpha) =>
    f_c_0_d /
    ((f_c_0_d / (k_c_90 * f_c_90_d)) * Math.sin((alpha * Math.PI) / 180) ** 2 + Math.cos((alpha * Math.PI) / 180) ** 2),
);

export const bearing = requirement("bearing", "6.1.5", "sigma_c_90_d / (k_c_90 * f_c_90_d) <= 1");
export const compressionAtAngle = requirement(
  "compression-at-angle",
  "6.2.2",
  "sigma_c_alpha_d / f_c_alpha_d <= 1",
  "compression at an angle to the grain",
);

/** 6.1.5(3) and (4): softwood with its contacts at least 2h apart; hardwood and LVL have 1 */
const contactFactors: Partial<Record<TimberType, { readonly continuous: number; readonly discrete: number }>> = {
  "solid-softwood": { continuous: 1.25, discrete: 1.5 },
  glulam: { continuous: 1.5, discrete: 1.75 },
};

export const contactLengthOf = (type: TimberType | undefined, orientation: string | undefined) =>
  type === "LVL" && orientation !== "flatwise" ? effectiveContactOnEdge : effectiveContact;

interface Contact {
  readonly l: number;
  readonly l_1: number;
  readonly h: number;
  readonly support: "discrete" | "continuous" | "none";
  /** LVL of softwood on its broad side */
  readonly softFlat?: boolean;
}

/** Softwood LVL on its broad side, LVL Handbook Table 4.7; of hardwood the table says nothing. */
const flatContactFactor = 1.4;
const softwoodLVL = 500;

/** 6.1.5(2) to (4) */
export function contactFactorOf(type: TimberType, { l, l_1, h, support, softFlat = false }: Contact) {
  if (softFlat && support !== "none" && l_1 >= 2 * h)
    return { value: flatContactFactor, clause: "6.1.5(4)", why: says.flatwiseContact };
  const row = contactFactors[type];
  if (support === "none" || !row) return { value: 1, clause: "6.1.5(2)", why: row ? says.noSupport : typeNames[type] };
  if (l_1 < 2 * h) return { value: 1, clause: "6.1.5(2)", why: says.closeContacts };
  if (support === "continuous") return { value: row.continuous, clause: "6.1.5(3)", why: says.continuousSupport };
  if (type === "glulam" && l > 400) return { value: 1, clause: "6.1.5(2)", why: says.longContact };
  return { value: row.discrete, clause: "6.1.5(4)", why: says.discreteSupports };
}

function contactFactor(sheet: Sheet, { item, type, timber }: Member, l: number, l_1: number): number {
  const given = item.bearing?.k_c_90;
  if (given !== undefined) {
    if (type === "LVL" && given > 1) sheet.assume(says.declaredContact);
    return sheet.given("k_c_90", given);
  }
  const support = item.bearing?.support ?? "discrete";
  if (item.bearing?.support === undefined) sheet.assume(says.discreteAssumed);
  const softFlat = type === "LVL" && item.orientation === "flatwise" && timber.rho_k < softwoodLVL;
  const { value, clause, why } = contactFactorOf(type, { l, l_1, h: item.h, support, softFlat });
  return sheet.table("k_c_90", value, `EN 1995-1-1 ${clause}`, why);
}

export function verifyBearing(sheet: Sheet, member: Member, f_c_0_d: number, f_c_90_d: number): void {
  const { item } = member;
  if (!item.bearing) return;
  const { F_c_Ed, length_mm: l, width_mm, a_mm = 0, l_1_mm, alpha_deg = 90, l_ef_mm } = item.bearing;
  const width = width_mm ?? item.b;
  const a_2 = item.length_mm - l - a_mm; // rejectBearing keeps the contact on the member
  const l_1 = l_1_mm ?? Math.max(a_mm, a_2);
  if (l_1_mm === undefined) sheet.assume(says.nextContact);
  if (alpha_deg === 0) sheet.assume(says.alongGrain, { weighty: true });
  const k_c_90 = contactFactor(sheet, member, l, l_1);
  if (alpha_deg === 90) {
    if (member.type === "LVL" && l_ef_mm === undefined) sheet.assume(says.contactOfLVL);
    if (item.bearing.a_mm === undefined && l_ef_mm === undefined) sheet.assume(says.contactAtEnd);
    const l_ef =
      l_ef_mm === undefined
        ? sheet.put("l_ef_c_90_mm", contactLengthOf(member.type, item.orientation), l, a_mm, l_1, a_2)
        : sheet.given("l_ef_c_90_mm", l_ef_mm);
    const sigma = sheet.put("sigma_c_90_d_MPa", contactStress, F_c_Ed, width, l_ef);
    sheet.verify(bearing, sigma, k_c_90 * f_c_90_d, "MPa");
    return;
  }
  const l_ef = sheet.given("l_ef_c_90_mm", l_ef_mm ?? l);
  const sigma = sheet.put("sigma_c_alpha_d_MPa", contactStress, F_c_Ed, width, l_ef);
  const f = sheet.put("f_c_alpha_d_MPa", strengthAtAngle, f_c_0_d, k_c_90, f_c_90_d, alpha_deg);
  sheet.verify(compressionAtAngle, sigma, f, "MPa");
}
