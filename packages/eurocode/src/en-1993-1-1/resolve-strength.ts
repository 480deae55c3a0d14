import type { Value } from "../annexes/index.ts";
import { listed, type Message } from "../basis/message.ts";
import { decimals } from "../basis/numbers.ts";
import { atLeast, atMost } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { resolveSteelGrade, type SteelProduct, steelStrength } from "../materials/steel.ts";
import type { Profile } from "./profile.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
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
  readonly warning: Message | undefined;
  readonly notes: readonly Message[];
}

const strengths = new WeakMap<Profile, Map<string, KnownStrength>>();

export function resolveStrength(sheet: Sheet, item: MemberItem, profile: Profile): Strength | undefined {
  const name = item.steel_grade ?? "S355";
  if (item.steel_grade === undefined) sheet.assume(says.steel355);
  const table = item.strength_table ?? sheet.parameter("EN 1993-1-1", "strength_table");
  if (item.strength_table === undefined) {
    sheet.assume(table === "en-1993-1-1" ? says.strengthsByTable31 : says.strengthsByProductStandard);
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
  if (f_u < f_y) sheet.problem("f_u_MPa", atLeast(f_y, f_u, { unit: "MPa", is: input.yieldStrength }));
  else if (f_u > most) {
    const is = f_y_MPa === undefined ? input.tensileOfGrade({ grade: known.grade }) : input.tensileOfYield({ f_y });
    sheet.problem("f_u_MPa", atMost(decimals(most, 0), f_u, { unit: "MPa", is }));
  }
  if (steel_grade === undefined || f_y_MPa === undefined || f_y_MPa <= known.f_y * 1.001) return;
  const of = { given: f_y_MPa, nominal: known.f_y, grade: known.grade };
  if (f_y_MPa > 1.2 * known.f_y) sheet.problem("f_y_MPa", input.strengthOfGrade(of));
  else sheet.warn(says.strongerThanGrade(of));
}

/** The grade is looked at even where the profile is not known: all problems at once. */
export function rejectGrade(sheet: Sheet, name: string | undefined): undefined {
  const grade = resolveSteelGrade(name ?? "S355");
  if (grade.kind === "grade") {
    if (grade.scope !== "EN 1993-1-1") {
      sheet.problem("steel_grade", input.gradeAboveS460({ grade: grade.canonical }));
    }
    return;
  }
  const near = listed("plain", grade.suggestions.slice(0, 3));
  sheet.problem("steel_grade", near.of.length > 0 ? input.didYouMean({ reason: grade.because, near }) : grade.because);
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
    sheet.problem("steel_grade", input.withClause({ reason: found.because, clause: found.clause }));
    return undefined;
  }
  return {
    grade: grade.canonical,
    is460: grade.strength === 460,
    f_y: found.f_y_MPa,
    f_u: found.f_u_MPa,
    strengthFrom: found.clause,
    notes: found.said.map((note) => says.strengthNote({ note })),
    warning:
      found.beyondTable &&
      says.beyondTable({ t: profile.thickest, limit: found.beyondTable.limit_mm, table: found.beyondTable.used }),
  };
}
