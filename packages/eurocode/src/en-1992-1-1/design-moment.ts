import type { AnyFormula } from "../basis/formula.ts";
import type { Message } from "../basis/message.ts";
import { decimals, significant } from "../basis/numbers.ts";
import { atMost } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { leastEccentricity } from "./axial.ts";
import type { Axis, Column } from "./column.ts";
import * as creepFormulas from "./creep.ts";
import { deflected, generalLaw, momentCurvature } from "./general-method.ts";
import { missingEccentricity, withImperfection } from "./imperfection.ts";
import { secondOrderSays } from "./says.ts";
import * as nextFormulas from "./second/columns.ts";
import { rules } from "./second/rules.ts";
import { says } from "./second/says.ts";
import * as secondOrderFormulas from "./second-order.ts";
import * as slendernessFormulas from "./slenderness.ts";

// EN 1992-1-1 5.8: from the first-order moments of one axis to the design moment.

/** A sheet, or a place where only the numbers matter. */
export interface Writer {
  put(name: string, formula: AnyFormula, ...args: number[]): number;
  table(name: string, value: number, clause: string, note?: Message): number;
  given<T>(name: string, value: T): T;
  explain(note: Message): void;
}

export const quiet: Writer = {
  put: (_name, formula, ...args) => formula(...args),
  table: (_name, value) => value,
  given: (_name, value) => value,
  explain: () => {},
};

/** Steps without values, under names of their own: for a second pass whose values stand on the sheet already. */
export const stepsOn = (sheet: Sheet): Writer => ({
  put: (name, formula, ...args) => sheet.step(`biaxial_${name}`, formula, ...args),
  table: (_name, value) => value,
  given: (_name, value) => value,
  explain: (note) => sheet.explain(note),
});

export interface Moments {
  readonly N_Ed: number;
  /** As given, without imperfections: `M_02` is the greater in the sense `s`. */
  readonly M_01: number;
  readonly M_02: number;
  readonly M_0Eqp: number | undefined;
  readonly N_Eqp: number;
  /** Imperfection of this axis, whose moments are quasi-permanent as far as N_Ed is. */
  readonly e_least: number;
  /** Sense in which imperfections act and the column bows. */
  readonly s: 1 | -1;
  /** Whose quasi-permanent share is taken where this axis gives none. */
  readonly otherAxis: Moments | undefined;
}

/** The same end moments seen by a column that bows in the sense `s`. */
export function inSense(m: Moments, s: 1 | -1): Moments {
  const swapped = s * m.M_01 > s * m.M_02;
  return { ...m, s, M_01: swapped ? m.M_02 : m.M_01, M_02: swapped ? m.M_01 : m.M_02 };
}

export interface Design {
  /** Undefined when the column is unstable. */
  readonly M_Ed: number | undefined;
  readonly M_02: number;
  readonly slender: boolean;
  /** Beyond the slenderness limit, also where the moments are of second order already. */
  readonly beyondLimit: boolean;
  /** The load at which the column gives way, where the method knows one. */
  readonly N_B: number | undefined;
}

interface Options {
  readonly imperfection: boolean;
  readonly floor: boolean;
}

/** What bends the column most in the sense `s`; below 0 in that sense where its moments hold it the other way. */
export function designMoment(
  w: Writer,
  sheet: Sheet,
  column: Column,
  axis: Axis,
  moments: Moments,
  { imperfection, floor }: Options,
): Design {
  const { names } = axis;
  const { N_Ed, s } = moments;
  if (N_Ed <= 0) {
    w.given(names.M_01, moments.M_01);
    const M_02 = w.given(names.M_02, moments.M_02);
    return {
      M_Ed: w.put(names.M_Ed, secondOrderFormulas.greaterEndMoment, M_02),
      M_02,
      slender: false,
      beyondLimit: false,
      N_B: undefined,
    };
  }
  const e_i = imperfection ? eccentricity(w, sheet, axis, moments) : 0;
  const M_01 = w.put(names.M_01, withImperfection, moments.M_01, s, N_Ed, e_i);
  const M_02 = w.put(names.M_02, withImperfection, moments.M_02, s, N_Ed, e_i);
  const n = slendernessFormulas.relativeForce(N_Ed, column.A_c, column.values.f_cd);
  const neglected = column.item.neglect_creep === true && creepIsSmall(sheet, column, axis, N_Ed, M_02);
  const creepRule = sheet.request.edition.second && column.item.phi_ef === undefined && column.phi !== undefined;
  if (creepRule) sheet.rule(rules.creep);
  const phi_ef = neglected
    ? w.table(names.phi_ef, 0, "EN 1992-1-1 5.8.4(4)", secondOrderSays.creepIsSmall)
    : effectiveCreepOf(w, column, axis, moments);
  const limit = slendernessLimit(w, sheet, column, axis, { n, phi_ef, M_01, M_02, given: moments });
  const beyondLimit = axis.lambda > limit;
  const slender = beyondLimit && axis.method !== "none";
  const least = leastEccentricity(axis.h);
  // the part of the least eccentricity that moments of the other sense leave
  const held = Math.min(0, (s * moments.M_02 * 1000) / N_Ed);
  const e_0 = !floor
    ? 0
    : held === 0
      ? w.put(names.e_0, leastEccentricity, axis.h)
      : w.table(names.e_0, least + held, "EN 1992-1-1 6.1(4)", secondOrderSays.oppositeMoments);
  const M_0Ed = firstOrderMoment(w, column, axis, s, M_01, M_02);
  if (column.next.whole && axis.method !== "none") sheet.rule(rules.slenderness);
  const bows = held + Math.max(axis.e_i, least) > 0;
  const terms = { s, N_Ed, n, phi_ef: phi_ef ?? 2, M_01, M_02, M_0Ed, slender: slender && bows };
  const second = secondOrder(w, sheet, column, axis, terms);
  if (second.M_2 === undefined) return { M_Ed: undefined, M_02, slender, beyondLimit, N_B: second.N_B };
  const M_Ed = terms.slender
    ? momentOfSlender(w, sheet, column, axis, terms, second.M_2, e_i, e_0)
    : w.put(names.M_Ed, secondOrderFormulas.designMomentFirstOrder, s, M_02, N_Ed, e_0);
  if (!terms.slender && sheet.steps) {
    w.explain(axis.method === "none" ? secondOrderSays.ofSecondOrder : secondOrderSays.firstOrder);
  }
  return { M_Ed, M_02, slender: terms.slender, beyondLimit, N_B: second.N_B };
}

/** The moment that a slender column is designed for. */
function momentOfSlender(
  w: Writer,
  sheet: Sheet,
  column: Column,
  { names }: Axis,
  { s, M_01, M_02, M_0Ed, N_Ed }: Terms,
  M_2: number,
  e_i: number,
  e_0: number,
): number {
  if (!column.next.designMoment)
    return w.put(names.M_Ed, secondOrderFormulas.designMoment, s, M_02, M_0Ed, M_2, N_Ed, e_0);
  if (column.next.whole) sheet.rule(rules.designMoment);
  // the ends of an unbraced column do not bend back
  const [M_small, bent] = column.braced ? [M_01, M_2] : [0, 0];
  return w.put(
    names.M_Ed,
    nextFormulas.designMoment,
    s,
    M_02,
    M_0Ed,
    M_2,
    M_small,
    bent,
    N_Ed,
    column.braced ? e_i : 0,
    e_0,
  );
}

/** e_i, and what moments that are too small to contain it lack of the least. */
function eccentricity(w: Writer, sheet: Sheet, { e_i, e_held, names }: Axis, { N_Ed, M_02, s }: Moments): number {
  if (missingEccentricity(e_i, e_held, s, M_02, N_Ed) === e_i) return e_i;
  sheet.assume(secondOrderSays.raisedToImperfection);
  return w.put(names.e_i_lack, missingEccentricity, e_i, e_held, s, M_02, N_Ed);
}

/** 5.8.4(4): all three conditions. */
function creepIsSmall(sheet: Sheet, { phi }: Column, { h, lambda, name }: Axis, N_Ed: number, M_02: number): boolean {
  const small = phi !== undefined && phi <= 2 && lambda <= 75 && (Math.abs(M_02) * 1000) / N_Ed >= h;
  if (!small) sheet.warn(secondOrderSays.creepNotNeglected({ axis: name }));
  return small;
}

/** 5.8.4(2); undefined when nothing is known. */
function effectiveCreepOf(w: Writer, column: Column, axis: Axis, m: Moments): number | undefined {
  const { item, phi } = column;
  const { name, names } = axis;
  if (item.phi_ef !== undefined) return w.given(names.phi_ef, item.phi_ef);
  if (phi === undefined) return undefined;
  if (column.next.creep && m.M_0Eqp !== undefined) {
    const M_0Ed = column.braced
      ? secondOrderFormulas.equivalentMoment(m.s, greater(m.M_02, m.M_01), lesser(m.M_01, m.M_02))
      : m.M_02;
    if (Math.abs(M_0Ed) * 1000 >= Math.abs(m.N_Ed) * axis.e_least)
      return w.put(names.phi_ef, nextFormulas.effectiveCreep, phi, m.M_0Eqp, M_0Ed);
  }
  // moments smaller than that of the imperfection are mostly imperfection, which the quasi-permanent force has too
  const { e_least: e } = axis;
  const [M_02, M_0Eqp] = [greater(m.M_01, m.M_02), quasiPermanent(m)];
  const byForce = Math.abs(m.N_Ed) * e;
  const design = Math.max(Math.abs(M_02) * 1000, byForce);
  const quasi = Math.max(M_0Eqp * 1000, Math.abs(m.N_Eqp) * e);
  if (M_0Eqp * 1000 >= Math.abs(m.N_Eqp) * e && Math.abs(M_02) * 1000 >= byForce) {
    return w.put(names.phi_ef, creepFormulas.effectiveCreep, phi, M_0Eqp, M_02);
  }
  const found = w.put(names.phi_ef, creepFormulas.effectiveCreepWithImperfection, phi, quasi / 1000, design / 1000);
  w.explain(secondOrderSays.mostlyImperfections({ axis: name }));
  return found;
}

const greater = (a: number, b: number): number => (Math.abs(a) > Math.abs(b) ? a : b);

/** Of this axis, or the share that the other axis has with its imperfection. */
function quasiPermanent(m: Moments): number {
  if (m.M_0Eqp !== undefined) return Math.abs(m.M_0Eqp);
  const M_02 = Math.abs(greater(m.M_01, m.M_02));
  const other = m.otherAxis;
  if (!other || other.M_0Eqp === undefined) return M_02;
  const whole = Math.max(Math.abs(greater(other.M_01, other.M_02)) * 1000, Math.abs(other.N_Ed) * other.e_least);
  const quasi = Math.max(Math.abs(other.M_0Eqp) * 1000, Math.abs(other.N_Eqp) * other.e_least);
  return whole === 0 ? M_02 : (quasi / whole) * M_02;
}

interface LimitTerms {
  readonly n: number;
  readonly phi_ef: number | undefined;
  readonly M_01: number;
  readonly M_02: number;
  /** Before imperfections. */
  readonly given: Moments;
}

/** 5.8.3.1 */
function slendernessLimit(
  w: Writer,
  sheet: Sheet,
  { item, omega, braced }: Column,
  { name, names, e_least }: Axis,
  { n, phi_ef, M_01, M_02, given }: LimitTerms,
): number {
  if (sheet.parameter("EN 1992-1-1", "slenderness_limit") === "25 or 16 / sqrt(n)") {
    return n >= 0.41
      ? w.table(
          names.lambda_lim,
          slendernessFormulas.slendernessLimitOfHighForce,
          "EN 1992-1-1 5.8.3.1(1)",
          secondOrderSays.highForce,
        )
      : w.put(names.lambda_lim, slendernessFormulas.slendernessLimitByForce, n);
  }
  const ofCreep = phi_ef === undefined ? 0.7 : slendernessFormulas.factorA(phi_ef);
  const A =
    item.A !== undefined
      ? w.given(names.A, notAbove(sheet, "A", item.A, Math.max(0.7, ofCreep), "1/(1 + 0.2 phi_ef)"))
      : phi_ef === undefined
        ? w.table(names.A, 0.7, "EN 1992-1-1 5.8.3.1(1)", secondOrderSays.creepUnknown)
        : w.put(names.A, slendernessFormulas.factorA, phi_ef);
  if (item.A === undefined && phi_ef === undefined) sheet.assume(secondOrderSays.factorA);
  const B =
    item.B !== undefined
      ? w.given(
          names.B,
          notAbove(sheet, "B", item.B, Math.max(1.1, slendernessFormulas.factorB(omega)), "sqrt(1 + 2 omega)"),
        )
      : w.put(names.B, slendernessFormulas.factorB, omega);
  // 5.8.3.1(1): unbraced members, and moments that come from imperfections only or mostly
  const mostly = Math.abs(greater(given.M_01, given.M_02)) * 1000 <= given.N_Ed * e_least;
  const r_m =
    !braced || mostly
      ? w.table(
          names.r_m,
          1,
          "EN 1992-1-1 5.8.3.1(1)",
          braced ? secondOrderSays.momentsOfImperfections : secondOrderSays.unbraced,
        )
      : Math.abs(M_02) >= Math.abs(M_01)
        ? w.put(names.r_m, slendernessFormulas.momentRatio, M_01, M_02)
        : w.put(names.r_m, slendernessFormulas.momentRatio, M_02, M_01);
  // published examples take r_m before imperfections
  const plain = braced && !mostly ? lesser(given.M_01, given.M_02) / greater(given.M_01, given.M_02) : 1;
  const C_most = Math.max(0.7, slendernessFormulas.factorC(Math.min(r_m, plain)));
  const ofAxis = name === "y" ? "C_y" : "C_z";
  const field = ([ofAxis, "C"] as const).find((one) => item[one] !== undefined);
  const own = field && item[field];
  const C =
    own !== undefined && field !== undefined
      ? w.given(names.C, notAbove(sheet, field, own, C_most, "1.7 - r_m"))
      : w.put(names.C, slendernessFormulas.factorC, r_m);
  return w.put(names.lambda_lim, slendernessFormulas.slendernessLimit, A, B, C, n);
}

const lesser = (a: number, b: number): number => (Math.abs(a) > Math.abs(b) ? b : a);

/** A factor that is given may be on the safe side of what the rest of the item says, and not on the other. */
function notAbove(
  sheet: Sheet,
  name: "A" | "B" | "C" | "C_y" | "C_z",
  given: number,
  most: number,
  rule: string,
): number {
  if (given <= most * 1.01) return given;
  const known = sheet.problems.some(({ path }) => path.endsWith(`.${name}`) || path === name);
  if (!known) sheet.problem(name, atMost(decimals(most, 3), given, { is: secondOrderSays.ofThisColumn({ rule }) }));
  return most;
}

/** M_0Ed: 5.8.8.2(2) for braced columns with different end moments. */
function firstOrderMoment(
  w: Writer,
  { braced, next }: Column,
  { names }: Axis,
  s: number,
  M_01: number,
  M_02: number,
): number {
  if (!braced) return w.put(names.M_0Ed, secondOrderFormulas.greaterEndMoment, M_02);
  if (next.whole && M_02 !== 0 && Math.abs(M_01) <= Math.abs(M_02)) {
    const C = w.put(names.C_m, nextFormulas.C_m, nextFormulas.ratioOfEnds(M_01, M_02));
    return w.put(names.M_0Ed, nextFormulas.firstOrderMoment, C, M_02);
  }
  const M_0e = w.put(names.M_0e, secondOrderFormulas.equivalentMoment, s, M_02, M_01);
  return w.table(names.M_0Ed, M_0e, "EN 1992-1-1 5.8.8.2(2)", secondOrderSays.equivalentMoment);
}

interface Terms {
  readonly s: 1 | -1;
  readonly N_Ed: number;
  readonly n: number;
  readonly phi_ef: number;
  readonly M_01: number;
  readonly M_02: number;
  readonly M_0Ed: number;
  readonly slender: boolean;
}

interface SecondOrder {
  /** Undefined: unstable. */
  readonly M_2: number | undefined;
  readonly N_B: number | undefined;
}

function secondOrder(w: Writer, sheet: Sheet, column: Column, axis: Axis, terms: Terms): SecondOrder {
  const { item, phi } = column;
  if (axis.method !== "none" && axis.EI === undefined && item.phi_ef === undefined && phi === undefined) {
    w.table(axis.names.phi_ef, 2, "EN 1992-1-1 5.8.4", secondOrderSays.creepNotGiven);
    sheet.assume(secondOrderSays.creepOfTwo);
  }
  switch (axis.method) {
    case "none":
      return { M_2: 0, N_B: undefined };
    case "nominal-curvature":
      if (column.item.c === undefined && terms.slender) sheet.assume(secondOrderSays.curvatureFactor);
      if (column.next.whole && terms.slender) sheet.rule(rules.curvature);
      return nominalCurvature(w, column, axis, terms);
    case "general":
      return generalMethod(w, sheet, column, axis, terms);
    default:
      return nominalStiffness(w, sheet, column, axis, terms);
  }
}

const { ignored } = secondOrderSays;
const distributionOfBraced = 8;

/** 5.8.8 */
function nominalCurvature(
  w: Writer,
  { item, omega, values, next, braced }: Column,
  { names, lambda, l_0, d, h, i_s }: Axis,
  { s, N_Ed, n, phi_ef, slender }: Terms,
): SecondOrder {
  const n_u = secondOrderFormulas.n_u(omega);
  const K_r =
    item.K_r === undefined
      ? w.put(names.K_r, secondOrderFormulas.axialFactor, n_u, n)
      : w.given(names.K_r, Math.max(item.K_r, secondOrderFormulas.axialFactor(n_u, n)));
  const beta = w.put(names.beta, secondOrderFormulas.creepBeta, item.fck, lambda);
  const K_phi = w.put(names.K_phi, secondOrderFormulas.creepFactor, beta, phi_ef);
  const curvature = next.curvature
    ? w.put(
        names.curvature,
        nextFormulas.curvature,
        K_r,
        K_phi,
        values.f_yd,
        values.E_s,
        d,
        w.put(names.d_prime, nextFormulas.compressedSteel, h, i_s),
      )
    : w.put(names.curvature, secondOrderFormulas.curvature, K_r, K_phi, values.f_yd, values.E_s, d);
  if (!slender) {
    w.table(names.e_2, 0, "EN 1992-1-1 5.8.2(6)", ignored);
    return { M_2: w.table(names.M_2, 0, "EN 1992-1-1 5.8.2(6)", ignored), N_B: undefined };
  }
  const c = item.c ?? (next.curvature && braced ? distributionOfBraced : 10);
  const e_2 = w.put(names.e_2, secondOrderFormulas.deflection, curvature, l_0, c);
  return { M_2: w.put(names.M_2, secondOrderFormulas.momentOfDeflection, s, N_Ed, e_2), N_B: undefined };
}

/** 5.8.7 */
function nominalStiffness(w: Writer, sheet: Sheet, column: Column, axis: Axis, terms: Terms): SecondOrder {
  const { item, values } = column;
  const { names } = axis;
  const { N_Ed, phi_ef, M_0Ed, slender } = terms;
  const EI = axis.EI !== undefined ? w.given(names.EI, axis.EI) : stiffness(w, sheet, column, axis, terms);
  if (axis.EI !== undefined && slender) sayStiffness(sheet, column, axis, terms, axis.EI);
  const N_B = w.put(names.N_B, secondOrderFormulas.bucklingLoad, EI, axis.l_0);
  if (column.next.whole && item.c_0 !== undefined) sheet.unused("c_0", says.ofAnnexO);
  if (column.next.whole && slender) sheet.rule(rules.stiffness);
  const c_0 = column.next.whole ? 8 : (item.c_0 ?? 8);
  const beta = w.put(names.beta, secondOrderFormulas.momentDistribution, c_0);
  if (item.c_0 === undefined && slender) sheet.assume(secondOrderSays.stiffnessFactor);
  if (axis.EI === undefined && !column.next.stiffness) {
    w.put(
      names.E_cd_eff,
      secondOrderFormulas.effectiveModulus,
      secondOrderFormulas.designModulus(values.E_cm, sheet.parameter("EN 1992-1-1", "gamma_CE")),
      phi_ef,
    );
  }
  if (!slender) return { M_2: w.table(names.M_2, 0, "EN 1992-1-1 5.8.2(6)", ignored), N_B };
  if (N_Ed >= N_B) return { M_2: undefined, N_B };
  return { M_2: w.put(names.M_2, secondOrderFormulas.momentOfMagnification, M_0Ed, beta, N_B, N_Ed), N_B };
}

/** An own stiffness far above that of the clause may be one that forgets cracks or creep. */
const stiffer = 1.1;

function sayStiffness(
  sheet: Sheet,
  { item, values }: Column,
  { name, lambda, I_c, I_s }: Axis,
  { n, phi_ef }: Terms,
  EI_given: number,
): void {
  const E_cd = secondOrderFormulas.designModulus(values.E_cm, sheet.parameter("EN 1992-1-1", "gamma_CE"));
  const K_c = secondOrderFormulas.K_c(secondOrderFormulas.k_1(item.fck), secondOrderFormulas.k_2(n, lambda), phi_ef);
  const EI = secondOrderFormulas.nominalStiffness(K_c, E_cd, I_c, 1, values.E_s, I_s);
  if (EI_given <= stiffer * EI) return;
  const field = name === "y" ? "EI_kNm2" : "EI_z_kNm2";
  const given = significant(EI_given, 4);
  sheet.warn(secondOrderSays.stiffnessAboveClause({ field, given, EI: significant(EI, 4) }));
}

function stiffness(
  w: Writer,
  sheet: Sheet,
  { item, values, method, next }: Column,
  { names, lambda, I_c, I_s }: Axis,
  { n, phi_ef }: Terms,
): number {
  const E_cd = secondOrderFormulas.designModulus(values.E_cm, sheet.parameter("EN 1992-1-1", "gamma_CE"));
  if (next.stiffness) return w.put(names.EI, nextFormulas.simplifiedStiffness, E_cd, I_c);
  if (method === "nominal-stiffness-simplified") {
    const K_c = w.put(names.K_c, secondOrderFormulas.K_cSimplified, phi_ef);
    const K_s = w.table(names.K_s, 0, "EN 1992-1-1 5.8.7.2(3) (5.26)");
    return w.put(names.EI, secondOrderFormulas.nominalStiffness, K_c, E_cd, I_c, K_s, values.E_s, I_s);
  }
  const k_2 = w.put(names.k_2, secondOrderFormulas.k_2, n, lambda);
  const K_c = w.put(names.K_c, secondOrderFormulas.K_c, secondOrderFormulas.k_1(item.fck), k_2, phi_ef);
  const K_s = w.table(names.K_s, 1, "EN 1992-1-1 5.8.7.2(2) (5.22)");
  return w.put(names.EI, secondOrderFormulas.nominalStiffness, K_c, E_cd, I_c, K_s, values.E_s, I_s);
}

/** 5.8.6: M_2 is what the deflected column adds to the greater end moment. */
function generalMethod(w: Writer, sheet: Sheet, column: Column, axis: Axis, terms: Terms): SecondOrder {
  const { names } = axis;
  const { s, N_Ed, phi_ef, M_01, M_02, M_0Ed, slender } = terms;
  if (!slender) return { M_2: w.table(names.M_2, 0, "EN 1992-1-1 5.8.2(6)", ignored), N_B: undefined };
  const law = generalLaw(column.values, sheet.parameter("EN 1992-1-1", "gamma_CE"), phi_ef);
  const [along, against] = s > 0 ? [axis.positive, axis.negative] : [axis.negative, axis.positive];
  const N = N_Ed * 1000;
  const towards = momentCurvature(along.profile, column.values, law, N);
  const away = momentCurvature(against.profile, column.values, law, N);
  if (!towards || !away) return { M_2: undefined, N_B: undefined };
  const first = column.braced ? s * M_01 : s * M_02;
  const found = deflected(towards, away, N, axis.l_0, first * 1e6, s * M_02 * 1e6);
  if (!found.stable) return { M_2: undefined, N_B: undefined };
  const M_2 = s * (found.M / 1e6) - M_0Ed;
  return {
    M_2: w.table(names.M_2, M_2, "EN 1992-1-1 5.8.6", secondOrderSays.greatestMoment),
    N_B: undefined,
  };
}
