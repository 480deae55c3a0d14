import type { Sheet } from "../engine/sheet.ts";
import * as X from "./axial.ts";
import * as B from "./biaxial.ts";
import type { Axis, Column } from "./column.ts";
import { type Design, designMoment, type Moments, quiet, stepsOn } from "./design-moment.ts";
import { verifyDetailing } from "./detailing-check.ts";
import { verifyFire } from "./fire.ts";
import {
  type AxialLimits,
  bendingResistance,
  carries,
  cleanMoment,
  factorOnLoads,
  verifyAxial,
  verifyBeyondAxial,
  writeCurve,
  writeResistance,
} from "./interaction.ts";
import { actionNames, type ColumnItem } from "./schema.ts";
import * as O from "./second-order.ts";
import { biaxialResistance, surfacePoint } from "./section/biaxial.ts";
import { verifyShear } from "./shear-check.ts";
import * as L from "./slenderness.ts";

/** The actions of the item or of one load case. */
export type Actions = Pick<
  ColumnItem,
  "N_Ed" | "M_Ed" | "M_01" | "M_02" | "M_0Eqp" | "M_z_Ed" | "M_01_z" | "M_02_z" | "M_0Eqp_z" | "V_Ed"
>;

export interface Prepared {
  readonly column: Column;
  readonly limits: AxialLimits;
}

/** One set of actions on a column, judged and written down. `full` adds what a reader wants beyond the verdict. */
export function evaluate(sheet: Sheet, { column, limits }: Prepared, given: Actions, full: boolean): void {
  const actions = withoutDust(given);
  sayDefaults(sheet, actions);
  const N_Ed = actions.N_Ed ?? 0; // readActions has asked for it
  sheet.put("n", L.relativeForce, N_Ed, column.A_c, column.values.f_cd);
  const axial = verifyAxial(sheet, N_Ed, limits);
  const y = judgeAxis(sheet, column, limits, momentsAbout(column, "y", actions), column.y, axial, full);
  const z = judgeAxis(sheet, column, limits, momentsAbout(column, "z", actions), column.z, axial, full);
  verifyStability(sheet, N_Ed, y.design, z.design);
  if (momentAboutZ(actions) || turns(column)) judgeBoth(sheet, column, limits, { y, z, N_Ed, axial, full });
  verifyDetailing(sheet, column, N_Ed);
  if (actions.V_Ed !== undefined) verifyShear(sheet, column, N_Ed, Math.abs(actions.V_Ed));
  if (column.item.fire) verifyFire(sheet, column, N_Ed, y.design.M_02);
}

/** Forces below a micronewton are rounding of somebody's frame program, and have no direction. */
function withoutDust(actions: Actions): Actions {
  const clean: Actions = {};
  for (const name of actionNames) {
    const value = actions[name];
    if (value !== undefined) clean[name] = Math.abs(value) < 1e-9 ? 0 : value;
  }
  return clean;
}

function sayDefaults(sheet: Sheet, { M_01, M_02, M_Ed, M_01_z, M_z_Ed, M_02_z }: Actions): void {
  if (M_01 === undefined && (M_02 ?? M_Ed ?? 0) !== 0) sheet.assume("The end moments about y are equal (M_01 = M_02).");
  if (M_z_Ed === undefined && M_02_z === undefined) sheet.assume("No moment about z (M_z_Ed = 0).");
  else if (M_01_z === undefined) sheet.assume("The end moments about z are equal (M_01_z = M_02_z).");
}

const momentAboutZ = ({ M_z_Ed = 0, M_01_z = 0, M_02_z = 0 }: Actions) => M_z_Ed !== 0 || M_01_z !== 0 || M_02_z !== 0;

/** Where the section is not its own mirror image, bending about one axis turns the neutral axis: both are one question. */
const turns = ({ section, y, z }: Column): boolean =>
  section.shape.kind === "polygon" && !section.shape.rectangle && !(y.symmetric && z.symmetric);

function momentsAbout(column: Column, name: "y" | "z", a: Actions): Moments {
  const M_02 = name === "y" ? (a.M_02 ?? a.M_Ed ?? 0) : (a.M_02_z ?? a.M_z_Ed ?? 0);
  const M_01 = (name === "y" ? a.M_01 : a.M_01_z) ?? M_02;
  const N_Ed = a.N_Ed ?? 0;
  const s = M_02 > 0 ? 1 : M_02 < 0 ? -1 : weakerSense(column[name], N_Ed);
  const M_0Eqp = name === "y" ? a.M_0Eqp : a.M_0Eqp_z;
  return {
    N_Ed,
    M_01,
    M_02,
    M_0Eqp,
    s,
    otherAxis: name === "z" && M_0Eqp === undefined ? momentsAbout(column, "y", a) : undefined,
  };
}

/** Without a moment an imperfection leans to the side that resists less. */
function weakerSense(axis: Axis, N_Ed: number): 1 | -1 {
  if (axis.symmetric) return 1;
  return bendingResistance(axis, 1, N_Ed).M_Rd <= bendingResistance(axis, -1, N_Ed).M_Rd ? 1 : -1;
}

interface Judged {
  readonly moments: Moments;
  readonly design: Design;
  readonly M_Rd: number;
}

function judgeAxis(
  sheet: Sheet,
  column: Column,
  limits: AxialLimits,
  moments: Moments,
  axis: Axis,
  axial: number,
  full: boolean,
): Judged {
  const { N_Ed, s } = moments;
  const { names } = axis;
  const requirement = axis.name === "y" ? X.axialBending : X.axialBendingZ;
  const design = designMoment(sheet, sheet, column, axis, moments, { imperfection: true, floor: true });
  const fits = carries(N_Ed, limits);
  const sense = design.M_Ed === undefined || design.M_Ed === 0 ? s : Math.sign(design.M_Ed);
  const M_Rd = !fits
    ? sheet.table(names.M_Rd, 0, "EN 1992-1-1 6.1(2)P", "N_Ed is beyond the axial resistance")
    : full
      ? writeResistance(sheet, column, axis, sense, N_Ed)
      : bendingResistance(axis, sense, N_Ed).M_Rd;
  if (design.M_Ed === undefined) {
    sheet.given(names.M_Ed, null);
  } else {
    const demand = Math.abs(design.M_Ed);
    if (!fits) verifyBeyondAxial(sheet, requirement, demand, axial, "kNm");
    else if (demand <= leastMoment(axis, sense, N_Ed))
      sheet.verify(requirement, leastMoment(axis, sense, N_Ed), 0, "kNm");
    else sheet.verify(requirement, demand, M_Rd, "kNm");
    if (full) writeFactor(sheet, axis, sense, N_Ed, design.M_Ed, limits);
  }
  if (full) writeCurve(sheet, column, axis, sense, limits);
  return { moments, design, M_Rd };
}

/** With bars on one side only a great axial force needs a moment to be carried: too little of it is no equilibrium. */
function leastMoment(axis: Axis, s: number, N_Ed: number): number {
  if (axis.symmetric || N_Ed <= 0) return -1;
  const opposite = bendingResistance(axis, -s, N_Ed).state;
  return opposite && opposite.M < 0 ? -opposite.M / 1e6 : -1;
}

/** One verification for both axes, by the one that buckles first. */
function verifyStability(sheet: Sheet, N_Ed: number, y: Design, z: Design): void {
  const unstable = [y, z].filter(({ M_Ed }) => M_Ed === undefined);
  if (unstable.some(({ N_B }) => N_B === undefined)) {
    sheet.verify(O.stabilityGeneral, N_Ed, 0, "kN");
    return;
  }
  const load = ({ slender, N_B }: Design) => (slender && N_B !== undefined ? N_B : Number.POSITIVE_INFINITY);
  const N_B = Math.min(load(y), load(z));
  if (N_B === Number.POSITIVE_INFINITY) return;
  const made = sheet.verify(load(z) < load(y) ? O.stabilityZ : O.stability, N_Ed, N_B, "kN");
  if (unstable.length > 0) made.passed = false;
}

function writeFactor(sheet: Sheet, axis: Axis, s: number, N_Ed: number, M_Ed: number, limits: AxialLimits): void {
  const factor = factorOnLoads(axis, s, N_Ed, M_Ed, limits);
  if (factor === undefined) return;
  sheet.table(axis.names.load_factor, factor, "EN 1992-1-1 6.1(2)P", "N_Ed and M_Ed grow together until the curve");
}

interface BothAxes {
  readonly y: Judged;
  readonly z: Judged;
  readonly N_Ed: number;
  readonly axial: number;
  readonly full: boolean;
}

/** 5.8.9 */
function judgeBoth(sheet: Sheet, column: Column, limits: AxialLimits, both: BothAxes): void {
  const { y, z, N_Ed, axial, full } = both;
  const M_y = y.design.M_Ed;
  const M_z = z.design.M_Ed;
  const required = needsBiaxial(sheet, column, N_Ed, M_y, M_z) || turns(column);
  sheet.given("biaxial_check_required", required);
  if (!required || M_y === undefined || M_z === undefined) return;
  const N_Rd = sheet.put("N_Rd_kN", B.axialResistance, column.A_c, column.values.f_cd, column.A_s, column.values.f_yd);
  const a = exponent(sheet, column, N_Ed, N_Rd);
  const exact = exactly(column);
  if (column.item.biaxial_method === undefined) {
    sheet.assume(
      exact
        ? "Biaxial bending by 6.1 with a skew neutral axis: (5.39) is for rectangles and circles."
        : "Biaxial bending by the simplified criterion (5.39) (biaxial_method).",
    );
  }
  if (!carries(N_Ed, limits)) {
    verifyBeyondAxial(
      sheet,
      exact ? B.biaxialExact : B.biaxialSimplified,
      exact ? Math.hypot(M_y, M_z) : axial,
      axial,
      exact ? "kNm" : "",
    );
    return;
  }
  // 5.8.9(2): imperfection and floor in the one direction that is worse
  const straight = { imperfection: false, floor: false };
  const ofY = designMoment(quiet, sheet, column, column.y, y.moments, straight).M_Ed ?? M_y;
  const ofZ = designMoment(quiet, sheet, column, column.z, z.moments, straight).M_Ed ?? M_z;
  const use = (m_y: number, m_z: number) =>
    exact
      ? exactUse(column, N_Ed, m_y, m_z)
      : B.simplifiedSum(m_z, Math.max(z.M_Rd, 1e-9), a, m_y, Math.max(y.M_Rd, 1e-9));
  const inY = use(M_y, ofZ) >= use(ofY, M_z);
  if (sheet.steps && N_Ed > 0) {
    const axis = inY ? column.z : column.y;
    designMoment(stepsOn(sheet), sheet, column, axis, inY ? z.moments : y.moments, straight);
    sheet.explain(`5.8.9(2): imperfection in the other direction only`);
  }
  const m_y = sheet.table(
    "M_Ed_biaxial_kNm",
    inY ? M_y : ofY,
    "EN 1992-1-1 5.8.9(2)",
    "imperfection in the worse direction only",
  );
  const m_z = sheet.table(
    "M_Ed_biaxial_z_kNm",
    inY ? ofZ : M_z,
    "EN 1992-1-1 5.8.9(2)",
    "imperfection in the worse direction only",
  );
  if (full) sheet.given("biaxial_curve", cutAt(column, N_Ed));
  const hopeless = y.M_Rd <= 0 || z.M_Rd <= 0;
  const sum = hopeless ? undefined : sheet.put("sum_5_39", B.simplifiedSum, m_z, z.M_Rd, a, m_y, y.M_Rd);
  if (full || exact) {
    const M_Rd = sheet.table(
      "M_Rd_biaxial_kNm",
      exactResistance(column, N_Ed, m_y, m_z),
      "EN 1992-1-1 6.1(2)P",
      "in the direction of the moments, with a skew neutral axis",
    );
    const M = sheet.put("M_Ed_resultant_kNm", B.resultantMoment, m_y, m_z);
    if (exact) {
      sheet.verify(B.biaxialExact, M, M_Rd, "kNm");
      return;
    }
  }
  sheet.verify(B.biaxialSimplified, sum ?? 1, sum === undefined ? 0 : 1, "");
}

/** The surface cut at N_Ed: M_y and M_z in kNm for strains rising in every direction. */
function cutAt({ section, values }: Column, N_Ed: number): (readonly [M_y: number, M_z: number])[] {
  const parts = { shape: section.shape, steel: section.steel, materials: values.materials };
  const directions = 36;
  return Array.from({ length: directions }, (_, i) => {
    const found = surfacePoint(parts, N_Ed * 1000, (2 * Math.PI * i) / directions);
    return found ? ([cleanMoment(found.M_y / 1e6), cleanMoment(found.M_z / 1e6)] as const) : undefined;
  }).filter((point) => point !== undefined);
}

const exactly = ({ item, section }: Column): boolean => {
  if (item.biaxial_method === "exact") return true;
  // (5.39) has exponents for rectangles and circles only
  return section.shape.kind === "polygon" && !section.shape.rectangle;
};

function exactResistance({ section, values }: Column, N_Ed: number, M_y: number, M_z: number): number {
  if (M_y === 0 && M_z === 0) return 0;
  const parts = { shape: section.shape, steel: section.steel, materials: values.materials };
  return (biaxialResistance(parts, N_Ed * 1000, M_y * 1e6, M_z * 1e6)?.M ?? 0) / 1e6;
}

function exactUse(column: Column, N_Ed: number, M_y: number, M_z: number): number {
  const resistance = exactResistance(column, N_Ed, M_y, M_z);
  return resistance > 0 ? Math.hypot(M_y, M_z) / resistance : M_y === 0 && M_z === 0 ? 0 : Number.POSITIVE_INFINITY;
}

/** (5.38a) and (5.38b); under tension the eccentricities say nothing, and the check is always made. */
function needsBiaxial(
  sheet: Sheet,
  { y, z }: Column,
  N_Ed: number,
  M_y: number | undefined,
  M_z: number | undefined,
): boolean {
  const ratio = sheet.put("ratio_5_38a", B.slendernessRatio, y.lambda, z.lambda);
  if (N_Ed <= 0 || M_y === undefined || M_z === undefined) return true;
  const e_y = sheet.put("e_y_mm", B.eccentricity, M_z, N_Ed);
  const e_z = sheet.put("e_z_mm", B.eccentricity, M_y, N_Ed);
  const relative_y = sheet.put("e_y_over_h_eq", B.relativeEccentricity, e_y, B.equivalentSide(z.i));
  const relative_z = sheet.put("e_z_over_b_eq", B.relativeEccentricity, e_z, B.equivalentSide(y.i));
  const small =
    relative_y === 0 && relative_z === 0
      ? sheet.table("ratio_5_38b", 0, "EN 1992-1-1 5.8.9(3) (5.38b)", "no moments")
      : sheet.put("ratio_5_38b", B.eccentricityRatio, relative_y, relative_z);
  return ratio > 2 || small > 0.2;
}

function exponent(sheet: Sheet, { section }: Column, N_Ed: number, N_Rd: number): number {
  if (section.shape.kind === "circle") return sheet.table("a_biaxial", 2, "EN 1992-1-1 5.8.9(4)", "circular section");
  return sheet.put("a_biaxial", B.exponentOfRectangle, N_Ed, N_Rd);
}
