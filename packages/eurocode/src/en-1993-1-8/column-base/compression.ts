import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost, notWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type Member, resolveMember, resolveSteel, type Steel } from "../parts/index.ts";
import * as baseBearing from "./bearing.ts";
import { says } from "./says.ts";
import type { ColumnBaseItem } from "./schema.ts";

// Bearing strength, effective width and the T-stubs in compression.

export interface Base {
  readonly item: ColumnBaseItem & { readonly N_Ed: number };
  readonly column: Member;
  readonly plate: { readonly h: number; readonly b: number; readonly t: number; readonly steel: Steel };
  readonly gamma_M0: number;
  readonly grout: number;
}

export function resolveBase(sheet: Sheet, item: ColumnBaseItem): Base | undefined {
  const column = resolveMember(sheet, "column", item.column, ["I", "RHS", "CHS"]);
  const steel = resolveSteel(sheet, "plate", item.plate, item.plate.t_mm);
  if (!column || !steel) return undefined;
  const plate = { h: item.plate.h_mm, b: item.plate.b_mm, t: item.plate.t_mm, steel };
  const covers = (field: string, actual: number, needed: number) => {
    if (actual < needed) sheet.problem(`plate.${field}`, atLeast(needed, actual, { unit: "mm", is: says.columnSize }));
  };
  covers("h_mm", plate.h, column.h);
  covers("b_mm", plate.b, column.b);
  if (item.f_jd_MPa !== undefined) {
    // the foundation holds the anchors, too
    for (const field of ["beta_j", "alpha"] as const) {
      if (item[field] !== undefined) sheet.problem(field, notWith("f_jd_MPa"));
    }
  }
  const { foundation } = item;
  if (foundation && (foundation.h_mm < plate.h || foundation.b_mm < plate.b)) {
    sheet.problem(
      "foundation",
      says.smallFoundation({ h: plate.h, b: plate.b, h_f: foundation.h_mm, b_f: foundation.b_mm }),
    );
  }
  const grout = groutThickness(sheet, item);
  const { N_Ed } = item;
  if (N_Ed === undefined) sheet.problem("N_Ed", required(says.axialForce));
  if (sheet.problems.length > 0 || N_Ed === undefined) return undefined;
  return { item: { ...item, N_Ed }, column, plate, gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0"), grout };
}

const usualJoint = 2 / 3;

/** 6.2.5(7): what beta_j = 2/3 asks of the grout. */
function groutThickness(sheet: Sheet, item: ColumnBaseItem): number {
  const { grout_t_mm, f_ck_grout_MPa, f_ck_MPa, plate } = item;
  if (grout_t_mm === undefined) sheet.assume(says.groutThickness);
  const t = grout_t_mm ?? 30;
  // less than 2/3 is what a poorer grout is given
  if ((item.beta_j ?? usualJoint) < usualJoint * 0.99 || item.f_jd_MPa !== undefined) return t;
  const least = t > 50 ? f_ck_MPa : baseBearing.leastGrout(f_ck_MPa);
  if (f_ck_grout_MPa === undefined) {
    sheet.assume(says.groutStrength);
  } else if (f_ck_grout_MPa < least) {
    sheet.problem("f_ck_grout_MPa", atLeast(least, f_ck_grout_MPa, { unit: "MPa", because: says.strongGrout }));
  }
  const thickest = baseBearing.thickestGrout(plate.h_mm, plate.b_mm);
  if (t > thickest) {
    sheet.problem("grout_t_mm", atMost(thickest, t, { unit: "mm", because: says.thinGrout }));
  }
  return t;
}

export interface Bearing {
  readonly f_cd: number;
  readonly f_jd: number;
  readonly c: number;
}

export function putBearingStrength(sheet: Sheet, { item, plate, gamma_M0 }: Base): Bearing {
  const alpha_cc = sheet.given("alpha_cc", sheet.parameter("EN 1992-1-1", "alpha_cc"));
  const gamma_C = sheet.given("gamma_C", sheet.parameter("EN 1992-1-1", "gamma_C"));
  const f_cd = sheet.put("f_cd_MPa", baseBearing.concreteStrength, alpha_cc, item.f_ck_MPa, gamma_C);
  // EN 1992-1-1 6.7(2): never more than 3 f_cd on any part
  if (item.f_jd_MPa !== undefined && item.f_jd_MPa > baseBearing.greatestBearing(f_cd))
    sheet.problem(
      "f_jd_MPa",
      atMost(decimals(baseBearing.greatestBearing(f_cd), 2), item.f_jd_MPa, { unit: "MPa", is: says.threeTimes }),
    );
  rejectBesideFoundation(sheet, item, plate, f_cd);
  const f_jd =
    item.f_jd_MPa === undefined ? putJointStrength(sheet, item, plate, f_cd) : sheet.given("f_jd_MPa", item.f_jd_MPa);
  const c = sheet.put("c_mm", baseBearing.bearingWidth, plate.t, plate.steel.f_y, f_jd, gamma_M0);
  return { f_cd, f_jd, c };
}

/** An own spread or strength may be less than the foundation gives, and not more. */
function rejectBesideFoundation(sheet: Sheet, item: ColumnBaseItem, { h, b }: Base["plate"], f_cd: number): void {
  const { alpha, f_jd_MPa, foundation } = item;
  if (!foundation) return;
  const spread = baseBearing.spreadOfFoundation(foundation.h_mm, h, foundation.b_mm, b, foundation.d_mm);
  const is = says.ofFoundation;
  if (alpha !== undefined && alpha > spread * 1.01) sheet.problem("alpha", atMost(decimals(spread, 3), alpha, { is }));
  const strength = usualJoint * spread * f_cd;
  if (f_jd_MPa !== undefined && f_jd_MPa > strength * 1.01)
    sheet.problem("f_jd_MPa", atMost(decimals(strength, 2), f_jd_MPa, { unit: "MPa", is }));
}

function putJointStrength(sheet: Sheet, item: ColumnBaseItem, { h, b }: Base["plate"], f_cd: number): number {
  if (item.beta_j === undefined) sheet.assume(says.jointCoefficient);
  else if (item.beta_j > usualJoint * 1.01) sheet.warn(says.strongJoint);
  const beta_j =
    item.beta_j === undefined
      ? sheet.table("beta_j", 2 / 3, "EN 1993-1-8 6.2.5(7)")
      : sheet.given("beta_j", item.beta_j);
  return sheet.put("f_jd_MPa", baseBearing.bearingStrength, beta_j, putSpread(sheet, item, h, b), f_cd);
}

function putSpread(sheet: Sheet, { alpha, foundation }: ColumnBaseItem, h: number, b: number): number {
  if (alpha !== undefined) return sheet.given("alpha", alpha);
  if (foundation)
    return sheet.put("alpha", baseBearing.spreadOfFoundation, foundation.h_mm, h, foundation.b_mm, b, foundation.d_mm);
  sheet.assume(says.spread, { weighty: true });
  return sheet.given("alpha", 1.5);
}

/** The flange's T-stub; undefined for hollow columns. */
export interface FlangeStub {
  readonly l: number;
  readonly b: number;
}

/** A_eff and N_c,Rd of 6.2.8.2. */
export function putCompression(
  sheet: Sheet,
  base: Base,
  { f_jd, c }: Bearing,
): { N_c_Rd: number; stub: FlangeStub | undefined } {
  const { column, plate } = base;
  const { shape } = column.section;
  const stub = shape === "I" ? flangeStub(sheet, base, c) : undefined;
  const A_eff = stub
    ? putThreeStubs(sheet, base, c, stub)
    : shape === "RHS"
      ? sheet.put("A_eff_mm2", baseBearing.rectangularRing, column.h, c, plate.h, column.b, plate.b, column.t_w)
      : sheet.put("A_eff_mm2", baseBearing.circularRing, column.h, c, plate.h, plate.b, column.t_w);
  return { N_c_Rd: sheet.put("N_c_Rd_kN", baseBearing.bearingResistance, f_jd, A_eff), stub };
}

function flangeStub(sheet: Sheet, { column, plate }: Base, c: number): FlangeStub {
  const { h, b, t_f } = column;
  const l = sheet.put("l_f_mm", baseBearing.flangeLength, b, c, plate.b);
  return { l, b: sheet.put("b_f_mm", baseBearing.flangeWidth, t_f, c, plate.h, h) };
}

function putThreeStubs(sheet: Sheet, { column, plate }: Base, c: number, stub: FlangeStub): number {
  const { h, t_w, t_f } = column;
  const l_w = sheet.put("l_w_mm", baseBearing.webLength, h, t_f, c);
  const b_w = sheet.put("b_w_mm", baseBearing.webWidth, t_w, c, plate.b);
  return sheet.put("A_eff_mm2", baseBearing.threeStubs, stub.l, stub.b, l_w, b_w);
}

/** How far the plate would have to spread the force: a first look at its thickness. */
export function putNeeded(sheet: Sheet, { column, item }: Base, { f_jd }: Bearing): void {
  if (item.N_Ed <= 0) return;
  const A_req = sheet.put("A_req_mm2", baseBearing.areaNeeded, item.N_Ed, f_jd);
  if (column.section.shape !== "I") return;
  const { h, b, t_w, t_f } = column;
  const H = h - 2 * t_f;
  // apart: 2(b+2c)(t_f+2c) + (H-2c)(t_w+2c); once the flanges' strips meet: (b+2c)(h+2c)
  const apart = 2 * (b + H) * (t_f + H);
  const p = A_req <= apart ? 4 * (b + t_f) + 2 * H - 2 * t_w : 2 * (b + h);
  const A_0 = A_req <= apart ? 2 * b * t_f + H * t_w : b * h;
  if (A_req >= A_0) sheet.put("c_req_mm", baseBearing.widthNeeded, p, A_req, A_0);
  else sheet.table("c_req_mm", 0, "EN 1993-1-8 6.2.8.2", says.ownArea);
}
