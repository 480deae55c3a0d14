import type { Value } from "../annexes/index.ts";
import { listed, type Message } from "../basis/message.ts";
import { decimals } from "../basis/numbers.ts";
import { atLeast, atMost, required } from "../basis/refusals.ts";
import { takes } from "../engine/edition.ts";
import type { Sheet } from "../engine/sheet.ts";
import { isOther, strongestMeasured } from "../materials/measured.ts";
import { resolveSteelGrade, type SteelProduct, steelStrength } from "../materials/steel.ts";
import { ofSecond } from "./generation.ts";
import type { OfMembers, Strength } from "./model.ts";
import type { Profile } from "./profile.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { MemberItem } from "./schema.ts";

// 3.2: nominal strengths of the thickest part.

type Table = Value<"EN 1993-1-1", "strength_table">;

interface KnownStrength extends Strength {
  readonly warning: Message | undefined;
  readonly notes: readonly Message[];
}

const strengths = new WeakMap<Profile, Map<string, KnownStrength>>();

export function resolveStrength(sheet: Sheet, item: MemberItem, profile: Profile): Strength | undefined {
  if (item.steel_grade === undefined && (item.f_y_MPa ?? item.f_u_MPa) !== undefined) return ownStrength(sheet, item);
  const name = item.steel_grade ?? "S355";
  if (item.steel_grade === undefined) sheet.assume(says.steel355, { weighty: true });
  const own = ofSecond(sheet);
  const next = own && takes(sheet.request.edition, own.rules.strengths) ? own : undefined;
  const table = next ? "product-standard" : strengthTable(sheet, item);
  const known = knownStrength(sheet, name, profile, table, next !== undefined);
  if (!known) return undefined;
  if (known.warning !== undefined && item.f_y_MPa === undefined) sheet.warn(known.warning);
  for (const note of known.notes) sheet.assume(note);
  if (next) ruleOfStrength(sheet, item, profile, next);
  if (item.f_y_MPa === undefined && item.f_u_MPa === undefined) return known;
  const { f_y, f_u } = known;
  rejectTensile(sheet, item.f_y_MPa ?? f_y, item.f_u_MPa ?? f_u, item.f_y_MPa === undefined ? known : undefined);
  sayMeasured(sheet, item, known);
  return { ...known, f_y: item.f_y_MPa ?? f_y, f_u: item.f_u_MPa ?? f_u };
}

/** Looked up once for each profile. `next`: of the second generation. */
function knownStrength(
  sheet: Sheet,
  name: string,
  profile: Profile,
  table: Table,
  next: boolean,
): KnownStrength | undefined {
  let ofProfile = strengths.get(profile);
  if (!ofProfile) {
    ofProfile = new Map();
    strengths.set(profile, ofProfile);
  }
  const key = next ? `${name}|second` : table === "en-1993-1-1" ? name : `${name}|${table}`;
  let known = ofProfile.get(key);
  if (!known) {
    const found = lookUpStrength(sheet, name, profile, table);
    if (!found) return undefined;
    known = next ? lesserOf(found, lookUpStrength(sheet, name, profile, "en-1993-1-1")) : found;
    ofProfile.set(key, known);
  }
  return known;
}

/** Table 5.1 is the product standards'; where the table before it has less, that is taken. */
const lesserOf = (product: KnownStrength, former: KnownStrength | undefined): KnownStrength =>
  former === undefined
    ? product
    : { ...product, f_y: Math.min(product.f_y, former.f_y), f_u: Math.min(product.f_u, former.f_u) };

/** Up to 16 mm every source has the number of the grade. */
function ruleOfStrength(sheet: Sheet, item: MemberItem, { thickest }: Profile, { rules }: OfMembers): void {
  if (thickest > 16 && item.f_y_MPa === undefined) sheet.rule(rules.strengths);
  if (item.f_u_MPa === undefined && usesTensile(item)) sheet.rule(rules.tensile);
}

function strengthTable(sheet: Sheet, { strength_table }: MemberItem): Table {
  const byAnnex = sheet.parameter("EN 1993-1-1", "strength_table");
  if (strength_table === undefined) {
    sheet.assume(byAnnex === "en-1993-1-1" ? says.strengthsByTable31 : says.strengthsByProductStandard);
    return byAnnex;
  }
  if (strength_table !== byAnnex && sheet.request.annex !== "EN")
    sheet.warn(byAnnex === "en-1993-1-1" ? says.annexTakesTable31 : says.annexTakesProductStandard);
  return strength_table;
}

/** Without a grade f_y is that of a steel of its own: no table knows its f_u, which only holes ask for. */
function ownStrength(sheet: Sheet, item: MemberItem): Strength | undefined {
  const { f_y_MPa: f_y, f_u_MPa } = item;
  if (f_y === undefined) {
    sheet.problem("f_y_MPa", required(input.yieldOfTensile));
    return undefined;
  }
  if (f_u_MPa === undefined && usesTensile(item)) {
    sheet.problem("f_u_MPa", required(input.tensileOfHoles));
    return undefined;
  }
  if (f_u_MPa !== undefined) rejectTensile(sheet, f_y, f_u_MPa);
  return { grade: `f_y ${f_y}`, is460: false, isAbove420: f_y >= 460, f_y, f_u: f_u_MPa ?? f_y, strengthFrom: "" };
}

const usesTensile = ({ A_net_mm2, A_f_net_mm2, hole_lines, properties, dissipative }: MemberItem): boolean =>
  (A_net_mm2 ?? A_f_net_mm2 ?? hole_lines ?? properties?.W_net_y_mm3 ?? properties?.W_net_z_mm3) !== undefined ||
  dissipative === true;

/** No grade of 3.1(2) has more than 2 f_y or 720 MPa; with those up to S700, 950 MPa. `nominal`: of the grade, where f_y is its own. */
function rejectTensile(sheet: Sheet, f_y: number, f_u: number, nominal?: KnownStrength): void {
  const most = Math.min(sheet.request.edition.second ? 950 : 720, nominal ? 1.4 * nominal.f_u : 2 * f_y);
  if (f_u < f_y) sheet.problem("f_u_MPa", atLeast(f_y, f_u, { unit: "MPa", is: input.yieldStrength }));
  else if (f_u > most) {
    const is = nominal ? input.tensileOfGrade({ grade: nominal.grade }) : input.tensileOfYield({ f_y });
    sheet.problem("f_u_MPa", atMost(decimals(most, 0), f_u, { unit: "MPa", is }));
  }
}

/** A measured strength beside its grade; the standard calculates with nominal ones (3.2.1(1)). */
function sayMeasured(sheet: Sheet, { f_y_MPa, f_u_MPa }: MemberItem, { f_y, f_u, grade }: KnownStrength): void {
  if (f_y_MPa !== undefined && isOther(f_y_MPa, f_y)) {
    const of = { given: f_y_MPa, nominal: f_y, grade };
    if (f_y_MPa > strongestMeasured * f_y) sheet.problem("f_y_MPa", input.otherThanGrade(of));
    else if (f_y_MPa > f_y) sheet.warn(says.strongerThanGrade(of));
    sheet.assume(says.measuredYield(of));
  }
  if (f_u_MPa !== undefined && f_u_MPa > f_u * 1.001)
    sheet.warn(says.tensileAboveGrade({ given: f_u_MPa, nominal: f_u, grade }));
}

/** The grade is looked at even where the profile is not known: all problems at once. */
export function rejectGrade(sheet: Sheet, name: string | undefined, path = "steel_grade"): undefined {
  const grade = resolveSteelGrade(name ?? "S355");
  if (grade.kind === "grade") {
    if (grade.scope !== "EN 1993-1-1") {
      const own = sheet.request.edition.second ? ofSecond(sheet) : undefined;
      sheet.problem(path, own ? own.says.upToS700 : input.gradeAboveS460({ grade: grade.canonical }));
    }
    return;
  }
  const near = listed("plain", grade.suggestions.slice(0, 3));
  sheet.problem(path, near.of.length > 0 ? input.didYouMean({ reason: grade.because, near }) : grade.because);
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
    isAbove420: grade.strength > 420,
    f_y: found.f_y_MPa,
    f_u: found.f_u_MPa,
    strengthFrom: found.clause,
    notes: found.said.map((note) => says.strengthNote({ note })),
    warning:
      found.beyondTable &&
      says.beyondTable({ t: profile.thickest, limit: found.beyondTable.limit_mm, table: found.beyondTable.used }),
  };
}
