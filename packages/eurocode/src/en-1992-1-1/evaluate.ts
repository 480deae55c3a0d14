import { decimals } from "../basis/numbers.ts";
import type { Sheet } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import * as axialFormulas from "./axial.ts";
import * as biaxial from "./biaxial.ts";
import type { Axis, Column } from "./column.ts";
import { type Design, designMoment, inSense, type Moments, quiet, stepsOn, type Writer } from "./design-moment.ts";
import { verifyDetailing } from "./detailing-check.ts";
import { verifyFire } from "./fire.ts";
import {
  type AxialLimits,
  bendingResistance,
  carries,
  cleanMoment,
  factorOnLoads,
  verifyAxial,
  writeCurve,
  writeResistance,
} from "./interaction.ts";
import { turnedActions } from "./principal.ts";
import { secondOrderSays } from "./says.ts";
import { type Actions, actionNames, type ColumnItem } from "./schema.ts";
import { rules } from "./second/rules.ts";
import * as secondOrderFormulas from "./second-order.ts";
import { biaxialResistance, surfacePoint } from "./section/biaxial.ts";
import { verifyShear } from "./shear-check.ts";
import * as slendernessFormulas from "./slenderness.ts";

export interface Prepared {
  readonly column: Column;
  readonly limits: AxialLimits;
}

/** One set of actions on a column, judged and written down. `full` adds what a reader wants beyond the verdict. */
export function evaluate(sheet: Sheet, { column, limits }: Prepared, given: Actions, full: boolean): void {
  const drawn = withoutDust(given);
  const actions = turnedActions(drawn, column.angle);
  sayDefaults(sheet, drawn);
  const N_Ed = actions.N_Ed ?? 0; // readActions has asked for it
  sheet.put("n", slendernessFormulas.relativeForce, N_Ed, column.A_c, column.values.f_cd);
  const axial = verifyAxial(sheet, N_Ed, limits);
  const y = judgeAxis(sheet, column, limits, momentsAbout(column, "y", actions), column.y, axial, full);
  const z = judgeAxis(sheet, column, limits, momentsAbout(column, "z", actions), column.z, axial, full);
  if (full && !y.design.slender && !z.design.slender) sayIdleFactors(sheet, column.item);
  verifyStability(sheet, N_Ed, y.design, z.design);
  judgeBoth(sheet, column, limits, { y, z, N_Ed, axial, full, drawn: full && momentAboutZ(actions) });
  verifyGivenMoments(sheet, N_Ed, column.y, y.design);
  verifyGivenMoments(sheet, N_Ed, column.z, z.design);
  verifyDistributions(sheet, column, drawn);
  if (column.next.whole) sheet.rule(rules.columnDetailing);
  verifyDetailing(sheet, column, N_Ed);
  if (actions.V_Ed !== undefined && actions.V_Ed !== 0)
    verifyShear(sheet, column, N_Ed, Math.abs(actions.V_Ed), momentsAbout(column, "y", drawn));
  if (column.item.fire) verifyFire(sheet, column, N_Ed, y.design.M_02, z.design.M_02);
}

/** Below this use a quarter more of e_2 changes no verdict. */
const nearlyUsed = 0.7;

/**
 * 5.8.8.2(4): c = 10 is normally used; where the first-order moment is constant a lower value should be considered. Whether
 * it decides is worked out: the choice stays the engineer's.
 */
export function warnOfConstantMoment(sheet: Sheet, { column, limits }: Prepared, given: Actions): void {
  const { item } = column;
  if (item.c !== undefined || (given.N_Ed ?? 0) <= 0 || !column.braced || column.next.whole) return;
  const governs = Math.max(
    0,
    ...sheet.verifications.flatMap(({ id, utilization }) => (bends.has(id) ? utilization : [])),
  );
  if (governs < nearlyUsed || governs > 1) return;
  const constant = (["y", "z"] as const).some((name) => {
    const { method, e_i } = column[name];
    const { M_01, M_02, N_Ed } = momentsAbout(column, name, turnedActions(given, column.angle));
    const mostly = Math.abs(M_02) * 1000 > N_Ed * e_i;
    return method === "nominal-curvature" && mostly && M_01 / M_02 > 0.9;
  });
  if (!constant) return;
  const tally = new Tally(sheet.request, sheet.path, false);
  evaluate(tally, { column: { ...column, item: { ...item, c: 8 } }, limits }, given, false);
  const { utilization, requirement } = tally.outcome;
  if (utilization <= 1 || requirement === undefined || !bends.has(requirement.id)) return;
  const values = { utilization: decimals(100 * utilization, 0), now: decimals(100 * governs, 0) };
  sheet.warn(secondOrderSays.constantMoment(values));
}

/** Sources of the second generation agree up to here. */
const highForce = 0.7;

const bends: ReadonlySet<string> = new Set([
  axialFormulas.axialBending.id,
  axialFormulas.axialBendingZ.id,
  biaxial.biaxialSimplified.id,
]);

/** Says that these inputs were ignored. */
function sayIdleFactors(sheet: Sheet, { c, c_0 }: ColumnItem): void {
  if (c !== undefined || c_0 !== undefined) sheet.assume(secondOrderSays.idleFactors);
}

function sayIdleBiaxial(sheet: Sheet, { biaxial_method }: ColumnItem, idle: boolean): void {
  if (idle && biaxial_method !== undefined) sheet.assume(secondOrderSays.idleBiaxialMethod);
}

/** 5.8.7.3(2), 5.8.8.2(4): c_0 is 12 at most, 8 where end moments make M_0e; c is about π², or less. */
function verifyDistributions(sheet: Sheet, { item, next }: Column, { M_01, M_01_z }: Actions): void {
  const most = M_01 === undefined && M_01_z === undefined ? 12 : 8;
  if (item.c_0 !== undefined && item.c_0 > most && !next.whole)
    sheet.verify(secondOrderFormulas.momentDistributionLimit, item.c_0, most, "");
  if (item.c !== undefined && item.c > 10) sheet.verify(secondOrderFormulas.curvatureDistributionLimit, item.c, 10, "");
}

/** Moments of second order hold at least what the imperfection of an uncracked column grows to. */
function verifyGivenMoments(sheet: Sheet, N_Ed: number, axis: Axis, { beyondLimit, M_Ed = 0 }: Design): void {
  if (axis.method !== "none" || !beyondLimit || N_Ed <= 0) return;
  const { names, l_0, EI_uncracked } = axis;
  const N_cr = sheet.put(names.N_cr, secondOrderFormulas.bucklingLoad, EI_uncracked, l_0);
  if (N_Ed >= N_cr) {
    sheet.verify(axis.name === "y" ? secondOrderFormulas.stability : secondOrderFormulas.stabilityZ, N_Ed, N_cr, "kN");
    sheet.fail();
    return;
  }
  const M_imp = sheet.put(names.M_imp, secondOrderFormulas.momentOfImperfection, N_Ed, axis.e_least, N_cr);
  sheet.verify(secondOrderFormulas.secondOrderInMoments, M_imp, Math.abs(M_Ed), "kNm");
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
  if (M_01 === undefined && (M_02 ?? M_Ed ?? 0) !== 0) sheet.assume(secondOrderSays.endMomentsY);
  if (M_z_Ed === undefined && M_02_z === undefined) sheet.assume(secondOrderSays.noMomentZ);
  else if (M_01_z === undefined) sheet.assume(secondOrderSays.endMomentsZ);
}

const momentAboutZ = ({ M_z_Ed = 0, M_01_z = 0, M_02_z = 0 }: Actions) => M_z_Ed !== 0 || M_01_z !== 0 || M_02_z !== 0;

/** Where the section is not its own mirror image, bending about one axis turns the neutral axis: both are one question. */
const turns = ({ y, z }: Column): boolean => !(y.symmetric && z.symmetric);

function momentsAbout(column: Column, name: "y" | "z", a: Actions): Moments {
  const M_02 = name === "y" ? (a.M_02 ?? a.M_Ed ?? 0) : (a.M_02_z ?? a.M_z_Ed ?? 0);
  const M_01 = (name === "y" ? a.M_01 : a.M_01_z) ?? M_02;
  const N_Ed = a.N_Ed ?? 0;
  const M_0Eqp = name === "y" ? a.M_0Eqp : a.M_0Eqp_z;
  return {
    N_Ed,
    M_01,
    M_02,
    M_0Eqp,
    N_Eqp: a.N_Eqp ?? N_Ed,
    e_least: column[name].e_least,
    s: M_02 < 0 ? -1 : 1,
    otherAxis: name === "z" && M_0Eqp === undefined ? momentsAbout(column, "y", a) : undefined,
  };
}

/** One of the moments an axis has to resist, and what it resists in that sense. */
interface Bent {
  readonly M: number;
  readonly M_Rd: number;
}

interface Judged {
  readonly moments: Moments;
  readonly design: Design;
  readonly M_Rd: number;
  /** With imperfection and floor, and without: in both senses where these differ. Undefined when unstable. */
  readonly leaning: readonly Bent[] | undefined;
  readonly straight: readonly Bent[] | undefined;
}

const whole = { imperfection: true, floor: true };
const bare = { imperfection: false, floor: false };

/** The senses in which an axis is judged: a symmetric one resists alike, so that the greater end moment decides. */
const sensesOf = ({ symmetric }: Axis, m: Moments): Moments[] =>
  symmetric ? [m] : [m, inSense(m, m.s === 1 ? -1 : 1)];

const senseOf = (M_Ed: number | undefined, s: 1 | -1): 1 | -1 =>
  M_Ed === undefined || M_Ed === 0 ? s : M_Ed > 0 ? 1 : -1;

/** Moments whose sense is not that of the imperfection are those of the other pass. */
function bentBy(
  sheet: Sheet,
  column: Column,
  axis: Axis,
  m: Moments,
  options: typeof whole,
  fits: boolean,
): readonly Bent[] | undefined {
  const all = sensesOf(axis, m).map((one) => ({ one, M: designMoment(quiet, sheet, column, axis, one, options).M_Ed }));
  if (all.some(({ M }) => M === undefined)) return undefined;
  return all.flatMap(({ one, M = 0 }, i) => {
    if (i > 0 && M * one.s <= 0) return [];
    return [{ M, M_Rd: fits ? bendingResistance(axis, senseOf(M, one.s), one.N_Ed).M_Rd : 0 }];
  });
}

function judgeAxis(
  sheet: Sheet,
  column: Column,
  limits: AxialLimits,
  given: Moments,
  axis: Axis,
  axial: number,
  full: boolean,
): Judged {
  const { N_Ed } = given;
  const { names } = axis;
  const requirement = axis.name === "y" ? axialFormulas.axialBending : axialFormulas.axialBendingZ;
  const fits = carries(N_Ed, limits);
  const moments = worseSense(sheet, column, axis, given);
  const { s } = moments;
  const design = designMoment(sheet, sheet, column, axis, moments, whole);
  const sense = senseOf(design.M_Ed, s);
  const M_Rd = !fits
    ? sheet.table(names.M_Rd, 0, "EN 1992-1-1 6.1(2)P", secondOrderSays.beyondAxial)
    : full
      ? writeResistance(sheet, column, axis, sense, N_Ed)
      : bendingResistance(axis, sense, N_Ed).M_Rd;
  if (design.M_Ed === undefined) {
    sheet.given(names.M_Ed, null);
  } else {
    const demand = Math.abs(design.M_Ed);
    if (!fits) sheet.exceed(requirement, demand, "kNm", axial);
    else if (demand <= leastMoment(axis, sense, N_Ed))
      sheet.verify(requirement, leastMoment(axis, sense, N_Ed), 0, "kNm");
    else sheet.verify(requirement, demand, M_Rd, "kNm");
    if (full) writeFactor(sheet, axis, sense, N_Ed, design.M_Ed, limits);
  }
  if (full) writeCurve(sheet, column, axis, sense, limits);
  return {
    moments: given,
    design,
    M_Rd,
    leaning: axis.symmetric
      ? design.M_Ed === undefined
        ? undefined
        : [{ M: design.M_Ed, M_Rd }]
      : bentBy(sheet, column, axis, given, whole, fits),
    straight: bentBy(sheet, column, axis, given, bare, fits),
  };
}

/** 5.2(1)P: imperfections lean to the side where they are worst; a section that is not symmetric is judged both ways. */
function worseSense(sheet: Sheet, column: Column, axis: Axis, given: Moments): Moments {
  const [first, second] = sensesOf(axis, given);
  if (!first || !second) return given;
  const use = (one: Moments): number => {
    const { M_Ed } = designMoment(quiet, sheet, column, axis, one, whole);
    if (M_Ed === undefined) return Number.POSITIVE_INFINITY;
    if (one !== first && M_Ed * one.s <= 0) return -1;
    const { M_Rd } = bendingResistance(axis, senseOf(M_Ed, one.s), one.N_Ed);
    // without a moment the weaker side is shown
    return M_Ed === 0 ? -M_Rd : Math.abs(M_Ed) / Math.max(M_Rd, 1e-9);
  };
  return use(second) > use(first) ? second : first;
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
    sheet.verify(secondOrderFormulas.stabilityGeneral, N_Ed, 0, "kN");
    return;
  }
  const load = ({ slender, N_B }: Design) => (slender && N_B !== undefined ? N_B : Number.POSITIVE_INFINITY);
  const N_B = Math.min(load(y), load(z));
  if (N_B === Number.POSITIVE_INFINITY) return;
  sheet.verify(load(z) < load(y) ? secondOrderFormulas.stabilityZ : secondOrderFormulas.stability, N_Ed, N_B, "kN");
  if (unstable.length > 0) sheet.fail();
}

function writeFactor(sheet: Sheet, axis: Axis, s: number, N_Ed: number, M_Ed: number, limits: AxialLimits): void {
  const factor = factorOnLoads(axis, s, N_Ed, M_Ed, limits);
  if (factor === undefined) return;
  sheet.table(axis.names.load_factor, factor, "EN 1992-1-1 6.1(2)P", secondOrderSays.growTogether);
}

interface BothAxes {
  readonly y: Judged;
  readonly z: Judged;
  readonly N_Ed: number;
  readonly axial: number;
  readonly full: boolean;
  /** Whether the surface cut at N_Ed is wanted for pictures. */
  readonly drawn: boolean;
}

/** 5.8.9, also without a moment about one axis: an imperfection and second order are moments. */
function judgeBoth(sheet: Sheet, column: Column, limits: AxialLimits, both: BothAxes): void {
  const { y, z, N_Ed, axial, full, drawn } = both;
  const M_y = y.design.M_Ed;
  const M_z = z.design.M_Ed;
  const required = needsBiaxial(sheet, column, N_Ed, M_y, M_z) || turns(column);
  sheet.given("biaxial_check_required", required);
  sayIdleBiaxial(sheet, column.item, full && !required);
  if (!required || M_y === undefined || M_z === undefined) return;
  const N_Rd = sheet.put(
    "N_Rd_kN",
    biaxial.axialResistance,
    column.A_c,
    column.values.f_cd,
    column.A_s,
    column.values.f_yd,
  );
  const a = exponent(sheet, column, N_Ed, N_Rd);
  const exact = exactly(column);
  if (column.item.biaxial_method === undefined)
    sheet.assume(exact ? secondOrderSays.skewAxis : secondOrderSays.simplifiedBiaxial);
  if (!carries(N_Ed, limits)) {
    if (exact) sheet.exceed(biaxial.biaxialExact, Math.hypot(M_y, M_z), "kNm", axial);
    else sheet.exceed(biaxial.biaxialSimplified, axial, "", axial);
    return;
  }
  const use = ({ M_y, M_z }: Pair) =>
    exact
      ? exactUse(column, N_Ed, M_y.M, M_z.M)
      : biaxial.simplifiedSum(M_z.M, Math.max(M_z.M_Rd, 1e-9), a, M_y.M, Math.max(M_y.M_Rd, 1e-9));
  const worst = worstPair(y, z, use);
  if (!worst) return; // unstable without an imperfection: said by the axis
  if (sheet.steps && N_Ed > 0) writeStraight(sheet, column, worst, y, z);
  const note = secondOrderSays.worseDirection;
  const m_y = sheet.table("M_Ed_biaxial_kNm", worst.M_y.M, "EN 1992-1-1 5.8.9(2)", note);
  const m_z = sheet.table("M_Ed_biaxial_z_kNm", worst.M_z.M, "EN 1992-1-1 5.8.9(2)", note);
  if (drawn || (full && exact)) sheet.later("biaxial_curve", cutAt(column, N_Ed));
  const [M_Rd_y, M_Rd_z] = [worst.M_y.M_Rd, worst.M_z.M_Rd];
  const noResistance = M_Rd_y <= 0 || M_Rd_z <= 0;
  const sum = noResistance ? undefined : sheet.put("sum_5_39", biaxial.simplifiedSum, m_z, M_Rd_z, a, m_y, M_Rd_y);
  if (drawn || exact) {
    const M_Rd = sheet.table(
      "M_Rd_biaxial_kNm",
      exactResistance(column, N_Ed, m_y, m_z),
      "EN 1992-1-1 6.1(2)P",
      secondOrderSays.alongMoments,
    );
    const M = sheet.put("M_Ed_resultant_kNm", biaxial.resultantMoment, m_y, m_z);
    if (exact) {
      sheet.verify(biaxial.biaxialExact, M, M_Rd, "kNm");
      return;
    }
  }
  sheet.verify(biaxial.biaxialSimplified, sum ?? 1, sum === undefined ? 0 : 1, "");
}

interface Pair {
  readonly M_y: Bent;
  readonly M_z: Bent;
  /** Which axis has the imperfection. */
  readonly inY: boolean;
}

/** 5.8.9(2): imperfection and floor in the one direction that is worse. */
function worstPair(y: Judged, z: Judged, use: (pair: Pair) => number): Pair | undefined {
  let worst: Pair | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const look = (ofY: readonly Bent[] | undefined, ofZ: readonly Bent[] | undefined, inY: boolean) => {
    for (const M_y of ofY ?? []) {
      for (const M_z of ofZ ?? []) {
        const found = use({ M_y, M_z, inY });
        if (found > most) {
          most = found;
          worst = { M_y, M_z, inY };
        }
      }
    }
  };
  look(y.leaning, z.straight, true);
  look(y.straight, z.leaning, false);
  return worst;
}

/** The steps of the axis that is taken without imperfection. */
function writeStraight(sheet: Sheet, column: Column, { M_y, M_z, inY }: Pair, y: Judged, z: Judged): void {
  const axis = inY ? column.z : column.y;
  const { moments } = inY ? z : y;
  const M = inY ? M_z.M : M_y.M;
  const w: Writer = stepsOn(sheet);
  const one = sensesOf(axis, moments).find((m) => designMoment(quiet, sheet, column, axis, m, bare).M_Ed === M);
  designMoment(w, sheet, column, axis, one ?? moments, bare);
  sheet.explain(secondOrderSays.otherDirection);
}

/** The surface cut at N_Ed: M_y and M_z in kNm for strains rising in every direction. */
function cutAt({ section, values }: Column, N_Ed: number): () => (readonly [M_y: number, M_z: number])[] {
  const parts = { shape: section.shape, steel: section.steel, materials: values.materials };
  const directions = 36;
  return () =>
    Array.from({ length: directions }, (_, i) => {
      const found = surfacePoint(parts, N_Ed * 1000, (2 * Math.PI * i) / directions);
      return found ? ([cleanMoment(found.M_y / 1e6), cleanMoment(found.M_z / 1e6)] as const) : undefined;
    }).filter((point) => point !== undefined);
}

const exactly = (column: Column): boolean => {
  const { item, section } = column;
  if (item.biaxial_method === "exact") return true;
  // (5.39) has exponents for rectangles and circles only, and knows one resistance about each axis
  return turns(column) || (section.shape.kind === "polygon" && !section.shape.rectangle);
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

/** n from which a member counts as compressed, as a share of 1/1000 for kN. */
const leastCompression = 0.01 / 1000;

/** (5.38a) and (5.38b); under tension the eccentricities say nothing, and the check is always made. */
function needsBiaxial(
  sheet: Sheet,
  { y, z, A_c, values }: Column,
  N_Ed: number,
  M_y: number | undefined,
  M_z: number | undefined,
): boolean {
  const ratio = sheet.put("ratio_5_38a", biaxial.slendernessRatio, y.lambda, z.lambda);
  if (M_y === undefined || M_z === undefined) return true;
  // (5.38) is for compression: what is hardly any does not release what none would ask for
  if (N_Ed <= leastCompression * A_c * values.f_cd) return true;
  const e_y = sheet.put("e_y_mm", biaxial.eccentricity, M_z, N_Ed);
  const e_z = sheet.put("e_z_mm", biaxial.eccentricity, M_y, N_Ed);
  const relative_y = sheet.put("e_y_over_h_eq", biaxial.relativeEccentricity, e_y, biaxial.equivalentSide(z.i));
  const relative_z = sheet.put("e_z_over_b_eq", biaxial.relativeEccentricity, e_z, biaxial.equivalentSide(y.i));
  const small =
    relative_y === 0 && relative_z === 0
      ? sheet.table("ratio_5_38b", 0, "EN 1992-1-1 5.8.9(3) (5.38b)", secondOrderSays.noMoments)
      : sheet.put("ratio_5_38b", biaxial.eccentricityRatio, relative_y, relative_z);
  return ratio > 2 || small > 0.2;
}

function exponent(sheet: Sheet, { section, next }: Column, N_Ed: number, N_Rd: number): number {
  if (next.whole && N_Ed > highForce * N_Rd) sheet.rule(rules.biaxialHigh);
  if (section.shape.kind === "circle")
    return sheet.table("a_biaxial", 2, "EN 1992-1-1 5.8.9(4)", secondOrderSays.circular);
  return sheet.put("a_biaxial", biaxial.exponentOfRectangle, N_Ed, N_Rd);
}
