import { slendernessOfPart } from "../../en-1993-1-1/classification.ts";
import { shearResistance } from "../../en-1993-1-1/shear-resistance.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { Steel } from "../parts/index.ts";
import * as rules from "./formulas.ts";

// Plates that stand out from a support: stiffeners of seats, and brackets.

export interface OutstandingPlate {
  readonly t: number;
  /** at the support */
  readonly h: number;
  /** from the support to the outer end */
  readonly W: number;
  readonly shape: "rectangular" | "triangular";
  readonly steel: Steel;
}

/** Between yielding and elastic buckling (AISC Manual, part 9). */
function reduction(sheet: Sheet, lambda: number): number {
  if (lambda <= 0.7) return sheet.given("Q", 1, "AISC Manual, part 9");
  return lambda <= 1.41 ? sheet.put("Q", rules.inelastic, lambda) : sheet.put("Q", rules.elastic, lambda);
}

/** The section at the support, in shear and bending. */
export function verifyAtSupport(sheet: Sheet, plate: OutstandingPlate, V: number, M: number): void {
  const { t, h, steel } = plate;
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  const A_v = t * h;
  const V_Rd = sheet.put("V_c_Rd_kN", shearResistance, A_v, steel.f_y, gamma_M0);
  const triangular = plate.shape === "triangular";
  const M_Rd = sheet.put(
    "M_c_Rd_kNm",
    triangular ? rules.plasticOfPlate : rules.elasticOfPlate,
    t,
    h,
    steel.f_y,
    gamma_M0,
  );
  if (V > 0) sheet.verify(rules.bracketShear, V, V_Rd, "kN");
  if (M > 0) sheet.verify(rules.bracketBending, M, M_Rd, "kNm");
}

/** A standing plate under a load at e from the support. */
export function verifyStanding(sheet: Sheet, plate: OutstandingPlate, V: number, e: number): void {
  const M = sheet.put("M_plate_Ed_kNm", rules.momentOfLever, V, e);
  verifyAtSupport(sheet, plate, V, M);
  if (plate.shape === "triangular") verifyStrut(sheet, plate, V, e);
  else verifyEdge(sheet, plate);
}

/** Rectangular: the edge that stands out. */
function verifyEdge(sheet: Sheet, { t, W, steel }: OutstandingPlate): void {
  const limit = sheet.step("c_t_max", rules.outstand, steel.f_y);
  const slender = sheet.step("c_t", slendernessOfPart, W, t);
  if (slender > limit * (1 + 1e-9)) sheet.verify(rules.stiffenerSlenderness, slender, limit, "");
}

/** Triangular: a strut along the free edge, across from it to the corner. */
function verifyStrut(sheet: Sheet, { t, h, W, steel }: OutstandingPlate, V: number, e: number): void {
  const gamma_M1 = sheet.parameter("EN 1993-1-1", "gamma_M1");
  const a_1 = sheet.put("a_1_mm", rules.freeEdge, h, W);
  const b_1 = sheet.put("b_1_mm", rules.strutWidth, h, W, a_1);
  const lambda = sheet.put("lambda", rules.slendernessOfTriangle, b_1, t, steel.f_y, a_1);
  const Q = reduction(sheet, lambda);
  const N = sheet.put("N_1_Ed_kN", rules.alongEdge, V, h, a_1);
  const N_Rd = sheet.put("N_1_Rd_kN", rules.strutForce, Q, steel.f_y, b_1, t, gamma_M1);
  const M = sheet.put("M_1_Ed_kNm", rules.strutMoment, V, e, N, b_1);
  const M_Rd = sheet.put("M_1_Rd_kNm", rules.strutBending, Q, steel.f_y, t, b_1, gamma_M1);
  const use = sheet.put("eta_1", rules.strutUse, N, N_Rd, M, M_Rd);
  if (V === 0) return;
  sheet.verify(rules.bracketStrut, use, 1, "");
  const across = sheet.step("V_1_Ed_kN", rules.acrossEdge, V, W, a_1);
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  sheet.verify(rules.strutShear, across, sheet.put("V_1_Rd_kN", shearResistance, t * b_1, steel.f_y, gamma_M0), "kN");
}

/** A flat plate, free from the column to the load. */
export function verifyFreePlate(sheet: Sheet, plate: OutstandingPlate, M: number, c: number): void {
  const { t, h, steel } = plate;
  if (c <= 0) return;
  const lambda = sheet.put("lambda", rules.slendernessOfCantilever, h, t, steel.f_y, c);
  const Q = reduction(sheet, lambda);
  const gamma_M1 = sheet.parameter("EN 1993-1-1", "gamma_M1");
  const M_b = sheet.put("M_b_Rd_kNm", rules.bucklingOfPlate, Q, t, h, steel.f_y, gamma_M1);
  if (M > 0) sheet.verify(rules.bracketBuckling, M, M_b, "kNm");
}
