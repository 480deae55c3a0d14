import { decimals, significant } from "../basis/numbers.ts";
import { atLeast, atMost } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type DesignValues, designValues } from "./design-values.ts";
import * as imperfectionFormulas from "./imperfection.ts";
import { readSection, type SectionInput } from "./input.ts";
import { type AxisName, type Names, namesOf } from "./names.ts";
import { type Placing, placingOf } from "./placing.ts";
import { principalAngle, turnedItem, turnedSection } from "./principal.ts";
import { rejectContradictions, rejectLegs, rejectLengthInFire, rejectMethod } from "./refuse.ts";
import { says } from "./says.ts";
import { type ColumnItem, heldAlong, type Method } from "./schema.ts";
import { leastAlphaHOfSecond, type NextRules, nextRules } from "./second/columns.ts";
import { unknownGeneral } from "./second/refuse.ts";
import { rules } from "./second/rules.ts";
import * as secondOrderFormulas from "./second-order.ts";
import { bendingTowards } from "./section/biaxial.ts";
import type { Bending } from "./section/resistance.ts";
import { mirrored, type SteelProperties, steelProperties } from "./section/steel.ts";
import * as slendernessFormulas from "./slenderness.ts";

// What no action changes: section, materials, slenderness, imperfections.

export interface Axis {
  readonly name: AxisName;
  readonly names: Names;
  /** Depth in the direction of bending. */
  readonly h: number;
  readonly I_c: number;
  readonly I_s: number;
  readonly i: number;
  readonly l_0: number;
  readonly lambda: number;
  readonly e_i: number;
  /** That of 5.2(5), which no moments may lack; 0 where e_i is by a rule of 5.2. */
  readonly e_held: number;
  /** The imperfection that moments hold which are said to contain it. */
  readonly e_least: number;
  readonly d: number;
  /** Radius of gyration of the bars. */
  readonly i_s: number;
  /** Bending that compresses the positive and the negative side. */
  readonly positive: Bending;
  readonly negative: Bending;
  readonly symmetric: boolean;
  /** From a moment-curvature analysis of the user. */
  readonly EI: number | undefined;
  /** E_cd I_c + E_s I_s in kNm², which nothing exceeds; 0 where nothing is held against it. */
  readonly EI_uncracked: number;
  readonly method: Method;
}

export interface Column {
  readonly item: ColumnItem;
  readonly section: SectionInput;
  readonly steel: SteelProperties;
  readonly values: DesignValues;
  readonly A_c: number;
  readonly A_s: number;
  readonly omega: number;
  readonly method: Method;
  readonly braced: boolean;
  /** φ(∞,t_0), where given or calculated. */
  readonly phi: number | undefined;
  readonly placing: Placing;
  readonly next: NextRules;
  /** From the drawn axes to y and z, which are principal. */
  readonly angle: number;
  /** Bending about the drawn y: towards the side of the greater z, and away from it. */
  readonly drawn: Pick<Axis, "positive" | "negative" | "symmetric">;
  readonly y: Axis;
  readonly z: Axis;
}

export function readColumn(
  sheet: Sheet,
  given: ColumnItem,
  phi: (section: SectionInput) => number | undefined,
  sized?: number,
): Column | undefined {
  const drawn = readSection(sheet, given, sized);
  rejectContradictions(sheet, given);
  if (!drawn || sheet.problems.length > 0) return undefined;
  const angle = principalAngle(drawn);
  const section = turnedSection(drawn, angle);
  const item = turnedItem(given, angle);
  if (angle !== 0) sheet.warn(says.turned({ angle: decimals((angle * 180) / Math.PI, 1) }));
  const values = designValues(sheet, item);
  // without creep a slender column bends less
  // nor without imperfection, or without the loads that creep
  for (const field of ["phi_ef", "e_i_mm", "e_i_z_mm", "M_0Eqp", "N_Eqp"] as const)
    if (item[field] === 0) sheet.warn(says.zeroCounts({ field }));
  const { properties } = section.shape;
  const steel = steelProperties(section.steel);
  const A_c = sheet.given("A_c_mm2", properties.A);
  const A_s = sheet.given("A_s_mm2", steel.A);
  const omega = sheet.put("omega", slendernessFormulas.mechanicalRatio, A_s, values.f_yd, A_c, values.f_cd);
  const braced = item.braced ?? true;
  if (item.braced === undefined) sheet.assume(says.braced, { weighty: dependsOnBracing(item) });
  const method = item.second_order_method ?? "nominal-curvature";
  if (item.second_order_method === undefined) {
    sheet.assume(says.nominalCurvature);
  }
  if (item.E_cm_MPa === undefined && (method.startsWith("nominal-stiffness") || method === "general")) {
    sheet.assume(says.quartzite);
  }
  rejectMethod(sheet, item, method, braced, steel.A, properties.A);
  const common = { sheet, item, section, steel, values, braced, method };
  const y = readAxis(common, "y");
  const z = readAxis(common, "z");
  if (!y || !z || sheet.problems.length > 0) return undefined;
  rejectLengthInFire(sheet, item, Math.max(y.l_0, z.l_0));
  rejectLegs(sheet, item, section.bars);
  const placing = placingOf(sheet, item, section);
  const full = { shape: section.shape, steel: section.steel, materials: values.materials };
  const upright =
    angle === 0
      ? y
      : { positive: bendingTowards(full, angle), negative: bendingTowards(full, angle + Math.PI), symmetric: false };
  return {
    item,
    section,
    steel,
    values,
    A_c,
    A_s,
    omega,
    method,
    braced,
    phi: phi(section),
    placing,
    next: nextRules(sheet),
    angle,
    drawn: upright,
    y,
    z,
  };
}

interface Common {
  readonly sheet: Sheet;
  readonly item: ColumnItem;
  readonly section: SectionInput;
  readonly steel: SteelProperties;
  readonly values: DesignValues;
  readonly braced: boolean;
  readonly method: Method;
}

function readAxis({ sheet, item, section, steel, values, braced, method }: Common, name: AxisName): Axis | undefined {
  const names = namesOf[name];
  const { properties } = section.shape;
  const aboutY = name === "y";
  const h = aboutY ? properties.z_max - properties.z_min : properties.y_max - properties.y_min;
  const I_c = aboutY ? properties.I_y : properties.I_z;
  const I_s = aboutY ? steel.I_y : steel.I_z;
  const l_0 = effectiveLength(sheet, item, name, braced);
  if (l_0 === undefined) return undefined;
  const i = sheet.put(names.i, slendernessFormulas.radiusOfGyration, I_c, properties.A);
  const lambda = sheet.put(names.lambda, slendernessFormulas.slenderness, l_0, i);
  const e_i = imperfection(sheet, item, name, l_0, braced);
  const symmetric = mirrored(section.steel, name) && symmetricShape(section, h, name);
  const own = aboutY ? item.EI_kNm2 : item.EI_z_kNm2;
  // only where it is asked for: the annex's gamma_CE comes with a warning in some countries
  const uncracked = own === undefined && method !== "none" ? 0 : uncrackedStiffness(sheet, values, I_c, I_s);
  rejectStiffness(sheet, aboutY ? "EI_kNm2" : "EI_z_kNm2", own, uncracked);
  const i_s = sheet.put(names.i_s, secondOrderFormulas.gyrationOfSteel, I_s, steel.A);
  const full = { shape: section.shape, steel: section.steel, materials: values.materials };
  return {
    name,
    names,
    h,
    I_c,
    I_s,
    i,
    l_0,
    lambda,
    e_i,
    e_held: heldByMoments(sheet, item, name, l_0),
    e_least: Math.max(e_i, imperfectionFormulas.eccentricityOfBraced(l_0)),
    d: sheet.put(names.d, secondOrderFormulas.effectiveDepth, h, i_s),
    i_s,
    positive: bendingTowards(full, aboutY ? 0 : Math.PI / 2),
    negative: bendingTowards(full, aboutY ? Math.PI : -Math.PI / 2),
    symmetric,
    EI_uncracked: uncracked,
    EI: own,
    method: methodAbout(sheet, item, name, aboutY ? method : methodAboutZ(sheet, item, method), symmetric),
  };
}

/** 5.8.8.3(1): nominal curvature is for symmetric sections and bars; elsewhere the column is integrated. */
function methodAbout(sheet: Sheet, item: ColumnItem, name: AxisName, method: Method, symmetric: boolean): Method {
  if (method !== "nominal-curvature" || symmetric) return method;
  if (item.second_order_method === undefined) {
    if (sheet.request.edition.second) sheet.problem("second_order_method", unknownGeneral);
    sheet.assume(says.generalMethod);
    return "general";
  }
  if (item.second_order_method === "nominal-curvature") {
    sheet.problem("second_order_method", says.curvatureNeedsSymmetry({ axis: name }));
  }
  return method;
}

function uncrackedStiffness(sheet: Sheet, { E_cm, E_s }: DesignValues, I_c: number, I_s: number): number {
  const E_cd = secondOrderFormulas.designModulus(E_cm, sheet.parameter("EN 1992-1-1", "gamma_CE"));
  return (E_cd * I_c + E_s * I_s) / 1e9;
}

/** No analysis finds more than the uncracked section has. */
function rejectStiffness(sheet: Sheet, field: string, given: number | undefined, uncracked: number): void {
  if (given !== undefined && given > 1.01 * uncracked) {
    sheet.problem(field, atMost(significant(uncracked, 4), given, { unit: "kNm²", is: says.uncrackedStiffness }));
  }
}

/** A stiffness from an analysis about y only says nothing about z where the annex excludes (5.22). */
function methodAboutZ(sheet: Sheet, item: ColumnItem, method: Method): Method {
  if (method !== "nominal-stiffness" || item.EI_z_kNm2 !== undefined) return method;
  if (sheet.parameter("EN 1992-1-1", "nominal_stiffness")) return method;
  sheet.assume(says.curvatureAboutZ);
  return "nominal-curvature";
}

function symmetricShape({ shape }: SectionInput, h: number, name: AxisName): boolean {
  if (shape.kind === "circle" || shape.rectangle) return true;
  const corners = shape.rings.flat();
  return corners.every(({ y, z }) =>
    corners.some(
      (other) =>
        Math.abs(other.y - (name === "y" ? y : -y)) < 1e-6 * h &&
        Math.abs(other.z - (name === "y" ? -z : z)) < 1e-6 * h,
    ),
  );
}

function effectiveLength(sheet: Sheet, item: ColumnItem, name: AxisName, braced: boolean): number | undefined {
  const label = namesOf[name].l_0;
  const given = name === "y" ? item.l0 : (item.l0_z ?? (item.end_flexibility_z ? undefined : item.l0));
  if (name === "z" && item.l0_z === undefined && item.end_flexibility_z === undefined) {
    sheet.assume(says.lengthAboutZ);
  }
  if (given !== undefined) {
    rejectLength(sheet, item, name, given, braced);
    return sheet.given(label, given);
  }
  const ends = name === "y" ? item.end_flexibility : (item.end_flexibility_z ?? item.end_flexibility);
  const l = item.length_mm;
  if (l === undefined || !(ends || braced)) return undefined; // asked for by rejectContradictions
  if (!ends) {
    sheet.assume(says.clearLengthOfBraced);
    return sheet.given(label, l);
  }
  const [k_1 = 0, k_2 = 0] = ends; // the schema takes two
  if (Math.min(k_1, k_2) < 0.1) sheet.warn(says.stiffEnds);
  if (braced) return sheet.put(label, slendernessFormulas.effectiveLengthBraced, l, k_1, k_2);
  if (k_1 + k_2 > 0) return sheet.put(label, slendernessFormulas.effectiveLengthUnbraced, l, k_1, k_2);
  return sheet.table(label, l, "EN 1992-1-1 5.8.3.2(3) (5.16)", says.restrained);
}

/** Unequal end moments and lengths by (5.15) help a braced column alone. */
const dependsOnBracing = ({ M_01, M_01_z, end_flexibility, end_flexibility_z, l0 }: ColumnItem): boolean =>
  (M_01 ?? M_01_z ?? end_flexibility ?? end_flexibility_z) !== undefined || l0 === undefined;

/** (5.15) is at least half of the length, (5.16) at least the whole. */
function rejectLength(sheet: Sheet, item: ColumnItem, name: AxisName, l_0: number, braced: boolean): void {
  const { length_mm: l } = item;
  const least = l === undefined ? 0 : braced ? l / 2 : l;
  if (l_0 >= least * (1 - 1e-9) || l_0 === heldAlong) return;
  sheet.problem(
    name === "z" && item.l0_z !== undefined ? "l0_z" : "l0",
    atLeast(least, l_0, { unit: "mm", is: braced ? says.halfOfLength : says.wholeLength }),
  );
}

function imperfection(sheet: Sheet, item: ColumnItem, name: AxisName, l_0: number, braced: boolean): number {
  const label = namesOf[name].e_i;
  const given = name === "y" ? item.e_i_mm : item.e_i_z_mm;
  if (given !== undefined) return sheet.given(label, given);
  const way = item.imperfection ?? (braced ? "l0/400" : "inclination");
  if (sheet.request.edition.second && way !== "none") sheet.rule(rules.imperfection);
  if (item.imperfection === undefined) {
    sheet.assume(braced ? says.imperfectionOfLength : says.imperfectionOfInclination);
  }
  if (way === "none") return sheet.given(label, 0);
  if (way === "l0/400") return sheet.put(label, imperfectionFormulas.eccentricityOfBraced, l_0);
  const theta_0 = sheet.parameter("EN 1992-1-1", "theta_0");
  const alpha_h_min = leastAlphaH(sheet);
  const l = item.length_mm ?? l_0;
  if (item.length_mm === undefined) sheet.assume(says.inclinationOfLength);
  const theta_i = sheet.put(namesOf[name].theta_i, imperfectionFormulas.inclination, theta_0, alpha_h_min, l);
  return sheet.put(label, imperfectionFormulas.eccentricityOfInclination, theta_i, l_0);
}

function leastAlphaH(sheet: Sheet): number {
  const { edition } = sheet.request;
  // the second generation has it as its recommended value
  return edition.alone === rules.imperfection ? leastAlphaHOfSecond : sheet.parameter("EN 1992-1-1", "alpha_h_min");
}

/** 5.2(1)P: imperfection none, or an own e_i, is one that the moments contain as far as it lacks. */
function heldByMoments(sheet: Sheet, item: ColumnItem, name: AxisName, l_0: number): number {
  const own = name === "y" ? item.e_i_mm : item.e_i_z_mm;
  if (own === undefined && item.imperfection !== "none") return 0;
  const theta_0 = sheet.parameter("EN 1992-1-1", "theta_0");
  const alpha_h_min = sheet.parameter("EN 1992-1-1", "alpha_h_min");
  return imperfectionFormulas.eccentricityOfInclination(
    imperfectionFormulas.inclination(theta_0, alpha_h_min, item.length_mm ?? l_0),
    l_0,
  );
}
