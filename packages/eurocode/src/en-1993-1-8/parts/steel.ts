import { positive, tensileStrength, text, yieldStrength } from "../../basis/fields.ts";
import { atLeast, atMost, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { isOther, strongestMeasured } from "../../materials/measured.ts";
import { resolveSteelGrade, type StrengthTable, steelStrength } from "../../materials/steel.ts";
import { says } from "./says.ts";

// The steel of a part: a grade, or own strengths, which win. EN 1993-1-8 1.1(1) goes up to S460.

export const steelFields = {
  steel_grade: text("steel grade: S235 to S460 with the names of its product standard; {default S355}").optional(),
  f_y_MPa: positive("yield strength, in place of the grade's", "MPa", yieldStrength).optional(),
  f_u_MPa: positive("tensile strength, in place of the grade's", "MPa", tensileStrength).optional(),
};

export interface SteelSpec {
  readonly steel_grade?: string | undefined;
  readonly f_y_MPa?: number | undefined;
  readonly f_u_MPa?: number | undefined;
}

/** The rows of Table 4.1. */
export type WeldGrade = "S235" | "S275" | "S355" | "S420" | "S460";

export interface Steel {
  readonly f_y: number;
  readonly f_u: number;
  /** As results name it: the grade, or `f_y 275 MPa`. */
  readonly name: string;
  readonly weldGrade: WeldGrade;
}

export const fieldPath = (path: string, field: string): string => (path === "" ? field : `${path}.${field}`);

const highest = 460;

/** What the request says beside the items; the schema of the check knows no other words. */
export function strengthTable(sheet: Sheet): StrengthTable {
  const chosen = sheet.request.top.strength_table as StrengthTable | undefined;
  const byAnnex = sheet.parameter("EN 1993-1-1", "strength_table");
  if (chosen !== undefined && chosen !== byAnnex && sheet.request.annex !== "EN")
    sheet.warn(byAnnex === "en-1993-1-1" ? says.annexTakesTable31 : says.annexTakesProductStandard);
  return chosen ?? byAnnex;
}

/** `product`: hollow sections have product standards of their own. `fallback`: the steel of the part this one is joined to. */
export function resolveSteel(
  sheet: Sheet,
  path: string,
  part: SteelSpec,
  thickness: number,
  { product, fallback }: { readonly product?: "hot-finished" | "cold-formed"; readonly fallback?: Steel } = {},
): Steel | undefined {
  const { steel_grade, f_y_MPa, f_u_MPa } = part;
  if (steel_grade === undefined && f_y_MPa === undefined && f_u_MPa === undefined && fallback) return fallback;
  const own = ownStrengths(sheet, path, part);
  if (own === "wrong") return undefined;
  if (own && steel_grade === undefined) return own;
  const grade = resolveSteelGrade(steel_grade ?? "S355");
  if (grade.kind !== "grade") {
    sheet.problem(fieldPath(path, "steel_grade"), says.gradeRange({ reason: grade.because }));
    return undefined;
  }
  if (steel_grade === undefined) sheet.assume(says.steelS355, { weighty: true });
  const weldGrade = weldGradeOf(grade.strength);
  if (own) {
    if (beyondGrade(sheet, path, part, weldGrade)) return undefined;
    const nominal = steelStrength(grade, thickness, strengthTable(sheet), product);
    if (!("reason" in nominal)) sayMeasured(sheet, path, part, grade.canonical, nominal);
    return { ...own, weldGrade: higher(weldGrade, own.weldGrade), name: grade.canonical };
  }
  const strength = steelStrength(grade, thickness, strengthTable(sheet), product);
  if ("reason" in strength) {
    sheet.problem(
      fieldPath(path, "steel_grade"),
      says.withClause({ reason: strength.because, clause: strength.clause }),
    );
    return undefined;
  }
  for (const note of strength.said) sheet.warn(says.note({ note }));
  if (strength.beyondTable) {
    const { limit_mm, used } = strength.beyondTable;
    sheet.warn(says.strengthsBeyond({ grade: grade.canonical, thickness, limit: limit_mm, used }));
  }
  if (beyondGrade(sheet, path, part, weldGrade)) return undefined;
  sayMeasured(sheet, path, part, grade.canonical, strength);
  const f_y = f_y_MPa ?? strength.f_y_MPa;
  const f_u = f_u_MPa ?? strength.f_u_MPa;
  const row = f_y_MPa === undefined ? weldGrade : higher(weldGrade, weldGradeOf(f_y_MPa));
  return withinScope(sheet, path, { f_y, f_u, name: grade.canonical, weldGrade: row });
}

/** A measured strength beside its grade; the standard calculates with nominal ones (EN 1993-1-1 3.2.1(1)). */
function sayMeasured(
  sheet: Sheet,
  path: string,
  { f_y_MPa: given }: SteelSpec,
  grade: string,
  { f_y_MPa: nominal }: { readonly f_y_MPa: number },
): void {
  if (given === undefined || !isOther(given, nominal)) return;
  if (given > strongestMeasured * nominal)
    sheet.problem(fieldPath(path, "f_y_MPa"), says.otherThanGrade({ given, nominal, grade }));
  else if (given > nominal) sheet.warn(says.strongerThanGrade({ given, nominal, grade }));
  sheet.assume(says.measuredYield({ given, nominal, grade }));
}

/** Both strengths without a grade make a steel of their own; one alone needs the grade it belongs to. */
function ownStrengths(
  sheet: Sheet,
  path: string,
  { steel_grade, f_y_MPa, f_u_MPa }: SteelSpec,
): Steel | "wrong" | undefined {
  if (f_y_MPa !== undefined && f_u_MPa !== undefined) {
    const steel = { f_y: f_y_MPa, f_u: f_u_MPa, name: `f_y ${f_y_MPa} MPa`, weldGrade: weldGradeOf(f_y_MPa) };
    if (steel_grade === undefined && beyondGrade(sheet, path, { f_y_MPa, f_u_MPa }, steel.weldGrade)) return "wrong";
    return withinScope(sheet, path, steel) ?? "wrong";
  }
  if (steel_grade !== undefined || (f_y_MPa === undefined && f_u_MPa === undefined)) return undefined;
  const missing = f_y_MPa === undefined ? "f_y_MPa" : "f_u_MPa";
  sheet.problem(fieldPath(path, missing), required(says.bothStrengths));
  return "wrong";
}

function withinScope(sheet: Sheet, path: string, steel: Steel): Steel | undefined {
  if (steel.f_y > highest) {
    sheet.problem(fieldPath(path, "f_y_MPa"), atMost(highest, steel.f_y, { unit: "MPa", because: says.gradesCovered }));
    return undefined;
  }
  if (steel.f_u < steel.f_y) {
    sheet.problem(fieldPath(path, "f_u_MPa"), atLeast(steel.f_y, steel.f_u, { unit: "MPa", is: "f_y" }));
    return undefined;
  }
  return steel;
}

/** Tensile strengths end here: ranges of EN 10025-2 to -4 and EN 10210-1. */
const greatestTensile: Readonly<Record<WeldGrade, number>> = { S235: 510, S275: 580, S355: 680, S420: 680, S460: 720 };
const rows = Object.keys(greatestTensile) as readonly WeldGrade[]; // in the order they are written in
const higher = (a: WeldGrade, b: WeldGrade): WeldGrade => (rows.indexOf(a) > rows.indexOf(b) ? a : b);

/** A grade and a tensile strength that no steel of it has: one of them is wrong, and beta_w goes by the grade. */
function beyondGrade(sheet: Sheet, path: string, { f_y_MPa, f_u_MPa }: SteelSpec, grade: WeldGrade): boolean {
  const row = f_y_MPa === undefined ? grade : higher(grade, weldGradeOf(f_y_MPa));
  const most = greatestTensile[row];
  if (f_u_MPa === undefined || f_u_MPa <= most) return false;
  sheet.problem(
    fieldPath(path, "f_u_MPa"),
    atMost(most, f_u_MPa, { unit: "MPa", is: says.greatestTensile({ grade: row }) }),
  );
  return true;
}

/** Own strengths, and S450, which Table 4.1 does not list, take the next higher row. */
export const weldGradeOf = (f_y: number): WeldGrade =>
  f_y <= 235 ? "S235" : f_y <= 275 ? "S275" : f_y <= 355 ? "S355" : f_y <= 420 ? "S420" : "S460";

/** beta_w of Table 4.1; an override of the request is one number for every grade. */
export function betaW(sheet: Sheet, { weldGrade }: Steel): number {
  const table: unknown = sheet.parameter("EN 1993-1-8", "beta_w");
  // Request.parameter gives the annex's table unless the request overrides it with a number
  if (typeof table !== "number") return (table as Record<WeldGrade, number>)[weldGrade];
  sheet.request.compare("EN 1993-1-8", "beta_w", table, (own) => own[weldGrade]);
  return table;
}

/** gamma_M2 of EN 1993-1-1, which Table 2.1 refers to for cross-sections: net sections and block tearing. */
export function netSectionFactor(sheet: Sheet, { f_y, f_u }: Pick<Steel, "f_y" | "f_u">): number {
  const rule: unknown = sheet.parameter("EN 1993-1-1", "gamma_M2");
  // a rule of the annex, or the number of an override
  if (typeof rule === "function") return (rule as (f_y: number, f_u: number) => number)(f_y, f_u);
  const value = Number(rule);
  sheet.request.compare("EN 1993-1-1", "gamma_M2", value, (own) => (typeof own === "number" ? own : own(f_y, f_u)));
  return value;
}

/** The weaker part joined decides the weld. */
export const weakerOf = (sheet: Sheet, a: Steel, b: Steel | undefined): Steel =>
  b !== undefined && b.f_u / betaW(sheet, b) < a.f_u / betaW(sheet, a) ? b : a;
