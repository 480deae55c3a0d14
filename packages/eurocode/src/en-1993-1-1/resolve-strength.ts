import type { Value } from "../annexes/index.ts";
import { decimals } from "../basis/numbers.ts";
import type { Sheet } from "../engine/sheet.ts";
import { resolveSteelGrade, type SteelProduct, steelStrength } from "../materials/steel.ts";
import type { Profile } from "./profile.ts";
import type { MemberItem } from "./schema.ts";

// 3.2: nominal strengths of the thickest part.

export interface Strength {
  readonly grade: string;
  /** The column S460 of Table 6.2. */
  readonly is460: boolean;
  readonly f_y: number;
  readonly f_u: number;
  /** clause or table the values are from */
  readonly strengthFrom: string;
}
type Table = Value<"EN 1993-1-1", "strength_table">;

interface KnownStrength extends Strength {
  readonly warning: string | undefined;
  readonly notes: readonly string[];
}

const strengths = new WeakMap<Profile, Map<string, KnownStrength>>();

export function resolveStrength(sheet: Sheet, item: MemberItem, profile: Profile): Strength | undefined {
  const name = item.steel_grade ?? "S355";
  if (item.steel_grade === undefined) sheet.assume("Steel S355.");
  const table = item.strength_table ?? sheet.parameter("EN 1993-1-1", "strength_table");
  if (item.strength_table === undefined) {
    sheet.assume(
      table === "en-1993-1-1"
        ? "f_y and f_u by Table 3.1 of EN 1993-1-1 (3.2.1(1))."
        : "f_y and f_u by the product standard (3.2.1(1), national annex).",
    );
  }
  let ofProfile = strengths.get(profile);
  if (!ofProfile) {
    ofProfile = new Map();
    strengths.set(profile, ofProfile);
  }
  const key = table === "en-1993-1-1" ? name : `${name}|${table}`;
  let known = ofProfile.get(key);
  if (!known) {
    known = lookUpStrength(sheet, name, profile, table);
    if (!known) return undefined;
    ofProfile.set(key, known);
  }
  if (known.warning !== undefined && item.f_y_MPa === undefined) sheet.warn(known.warning);
  for (const note of known.notes) sheet.assume(note);
  if (item.f_y_MPa === undefined && item.f_u_MPa === undefined) return known;
  rejectStrengths(sheet, item, known);
  return { ...known, f_y: item.f_y_MPa ?? known.f_y, f_u: item.f_u_MPa ?? known.f_u, strengthFrom: "given" };
}

/** No grade of 3.1(2) has more than 2 f_y or 720 MPa, nor may a named one have more than its nominal values (3.2.1(1)). */
function rejectStrengths(sheet: Sheet, { steel_grade, f_y_MPa, f_u_MPa }: MemberItem, known: KnownStrength): void {
  const f_y = f_y_MPa ?? known.f_y;
  const f_u = f_u_MPa ?? known.f_u;
  const most = Math.min(720, Math.max(1.4 * known.f_u, f_y_MPa === undefined ? 0 : 2 * f_y));
  if (f_u < f_y) sheet.problem("f_u_MPa", `must be at least f_y = ${f_y} MPa; it is ${f_u}`);
  else if (f_u > most) {
    const of = f_y_MPa === undefined ? `steel ${known.grade}` : `steel with f_y = ${f_y} MPa`;
    sheet.problem("f_u_MPa", `must be at most ${decimals(most, 0)} MPa for ${of} (3.2.1); it is ${f_u}`);
  }
  if (steel_grade === undefined || f_y_MPa === undefined || f_y_MPa <= known.f_y * 1.001) return;
  if (f_y_MPa > 1.2 * known.f_y) {
    sheet.problem(
      "f_y_MPa",
      `must agree with ${known.grade}, which has ${known.f_y} MPa at this thickness (3.2.1(1)); it is ${f_y_MPa}; leave one of them out`,
    );
  } else {
    sheet.warn(`f_y = ${f_y_MPa} MPa is above the ${known.f_y} MPa of ${known.grade} at this thickness (3.2.1(1))`);
  }
}

/** The grade is looked at even where the profile is not known: all problems at once. */
export function rejectGrade(sheet: Sheet, name: string | undefined): undefined {
  const grade = resolveSteelGrade(name ?? "S355");
  if (grade.kind === "grade") {
    if (grade.scope !== "EN 1993-1-1") {
      sheet.problem("steel_grade", `${grade.canonical} is above S460, where EN 1993-1-1 ends (3.1(2))`);
    }
    return;
  }
  const near = grade.suggestions.length > 0 ? `; did you mean ${grade.suggestions.slice(0, 3).join(", ")}?` : "";
  sheet.problem("steel_grade", `${grade.reason}${near}`);
}

function lookUpStrength(sheet: Sheet, name: string, profile: Profile, table: Table): KnownStrength | undefined {
  const grade = resolveSteelGrade(name);
  if (grade.kind !== "grade" || grade.scope !== "EN 1993-1-1") return rejectGrade(sheet, name);
  const product: SteelProduct | undefined =
    profile.fabrication === "hot-finished" || (profile.hollow && profile.fabrication === "cold-formed")
      ? profile.fabrication
      : undefined;
  const found = steelStrength(grade, profile.thickest, table, product);
  if ("reason" in found) {
    sheet.problem("steel_grade", `${found.reason} (${found.clause})`);
    return undefined;
  }
  return {
    grade: grade.canonical,
    is460: grade.strength === 460,
    f_y: found.f_y_MPa,
    f_u: found.f_u_MPa,
    strengthFrom: found.clause,
    notes: found.notes.map((note) => `${note}.`),
    warning: found.beyondTable
      ? `the thickest part, ${profile.thickest} mm, is beyond the ${found.beyondTable.limit_mm} mm of the table; f_y and f_u by ${found.beyondTable.used}`
      : undefined,
  };
}
