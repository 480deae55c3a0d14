import { decimals, significant } from "../basis/numbers.ts";
import type { Sheet } from "../engine/sheet.ts";
import { concreteOfStrength } from "../materials/concrete.ts";
import { type DesignValues, designValues } from "./design-values.ts";
import * as imperfectionFormulas from "./imperfection.ts";
import { readSection, type SectionInput } from "./input.ts";
import { stiffestConcrete } from "./materials.ts";
import { type AxisName, type Names, namesOf } from "./names.ts";
import { type Placing, placingOf } from "./placing.ts";
import type { ColumnItem } from "./schema.ts";
import * as secondOrderFormulas from "./second-order.ts";
import { bendingTowards } from "./section/biaxial.ts";
import type { Bending } from "./section/resistance.ts";
import { mirrored, type SteelProperties, steelProperties } from "./section/steel.ts";
import * as slendernessFormulas from "./slenderness.ts";

// What no action changes: section, materials, slenderness, imperfections.

export type Method = NonNullable<ColumnItem["second_order_method"]>;

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
  readonly y: Axis;
  readonly z: Axis;
}

export function readColumn(
  sheet: Sheet,
  item: ColumnItem,
  phi: (section: SectionInput) => number | undefined,
  sized?: number,
): Column | undefined {
  const section = readSection(sheet, item, sized);
  rejectContradictions(sheet, item);
  if (!section || sheet.problems.length > 0) return undefined;
  const values = designValues(sheet, item);
  const { properties } = section.shape;
  const steel = steelProperties(section.steel);
  const A_c = sheet.given("A_c_mm2", properties.A);
  const A_s = sheet.given("A_s_mm2", steel.A);
  const omega = sheet.put("omega", slendernessFormulas.mechanicalRatio, A_s, values.f_yd, A_c, values.f_cd);
  const braced = item.braced ?? true;
  if (item.braced === undefined) sheet.assume("The column is braced (braced = true).");
  const method = item.second_order_method ?? "nominal-curvature";
  if (item.second_order_method === undefined) {
    sheet.assume("Second order by the method of nominal curvature, 5.8.8 (second_order_method).");
  }
  if (item.E_cm_MPa === undefined && (method.startsWith("nominal-stiffness") || method === "general")) {
    sheet.assume("E_cm of Table 3.1, for quartzite aggregates (E_cm_MPa).");
  }
  rejectMethod(sheet, item, method, braced, steel.A, properties.A);
  const common = { sheet, item, section, steel, values, braced, method };
  const y = readAxis(common, "y");
  const z = readAxis(common, "z");
  if (!y || !z || sheet.problems.length > 0) return undefined;
  rejectLengthInFire(sheet, item, Math.max(y.l_0, z.l_0));
  rejectLegs(sheet, item, section.bars);
  adviseOnSection(sheet, section);
  const placing = placingOf(sheet, item, section);
  return { item, section, steel, values, A_c, A_s, omega, method, braced, phi: phi(section), placing, y, z };
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
  const i = sheet.put(names.i, slendernessFormulas.radiusOfGyration, leastInertia(section, I_c), properties.A);
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
    sheet.assume(
      "Second order by the general method (5.8.6) about an axis across which section or bars are not symmetric.",
    );
    return "general";
  }
  if (item.second_order_method === "nominal-curvature") {
    sheet.problem(
      "second_order_method",
      `must not be nominal-curvature where section or bars are not symmetric for bending about ${name} (EN 1992-1-1 5.8.8.3(1)); use general`,
    );
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
    sheet.problem(
      field,
      `must be at most ${significant(uncracked, 4)} kNm², E_cd I_c + E_s I_s of the uncracked section (5.8.6(3)); it is ${given}`,
    );
  }
}

/** A stiffness from an analysis about y only says nothing about z where the annex excludes (5.22). */
function methodAboutZ(sheet: Sheet, item: ColumnItem, method: Method): Method {
  if (method !== "nominal-stiffness" || item.EI_z_kNm2 !== undefined) return method;
  if (sheet.parameter("EN 1992-1-1", "nominal_stiffness")) return method;
  sheet.assume("Second order about z by nominal curvature: EI_z_kNm2 is not given and the annex excludes (5.22).");
  return "nominal-curvature";
}

/** Where y and z are not the principal axes, the column buckles about the weakest: its inertia is taken for both. */
function leastInertia({ shape }: SectionInput, I_c: number): number {
  const { I_y, I_z, I_yz } = shape.properties;
  if (!skew(shape.properties)) return I_c;
  return (I_y + I_z) / 2 - Math.hypot((I_y - I_z) / 2, I_yz);
}
const skew = ({ I_y, I_z, I_yz }: SectionInput["shape"]["properties"]) => Math.abs(I_yz) > 1e-6 * Math.min(I_y, I_z);

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

function adviseOnSection(sheet: Sheet, { shape }: SectionInput): void {
  if (skew(shape.properties)) {
    sheet.warn(
      "y and z are not principal axes of the section: slenderness is taken with the least radius of gyration.",
    );
  }
}

function effectiveLength(sheet: Sheet, item: ColumnItem, name: AxisName, braced: boolean): number | undefined {
  const label = namesOf[name].l_0;
  const given = name === "y" ? item.l0 : (item.l0_z ?? (item.end_flexibility_z ? undefined : item.l0));
  if (name === "z" && item.l0_z === undefined && item.end_flexibility_z === undefined) {
    sheet.assume("The effective length about z is that about y (l0_z).");
  }
  if (given !== undefined) {
    rejectLength(sheet, item, name, given, braced);
    return sheet.given(label, given);
  }
  const ends = name === "y" ? item.end_flexibility : (item.end_flexibility_z ?? item.end_flexibility);
  const l = item.length_mm;
  if (!ends || l === undefined) return undefined; // asked for by rejectContradictions
  const [k_1 = 0, k_2 = 0] = ends; // the schema takes two
  if (Math.min(k_1, k_2) < 0.1) sheet.warn("5.8.3.2(3): k below 0.1 is used as given; at least 0.1 is recommended.");
  if (braced) return sheet.put(label, slendernessFormulas.effectiveLengthBraced, l, k_1, k_2);
  if (k_1 + k_2 > 0) return sheet.put(label, slendernessFormulas.effectiveLengthUnbraced, l, k_1, k_2);
  return sheet.table(label, l, "EN 1992-1-1 5.8.3.2(3) (5.16)", "both ends fully restrained");
}

/** (5.15) is at least half of the length, (5.16) at least the whole. */
function rejectLength(sheet: Sheet, item: ColumnItem, name: AxisName, l_0: number, braced: boolean): void {
  const { length_mm: l } = item;
  const least = l === undefined ? 0 : braced ? l / 2 : l;
  if (l_0 >= least * (1 - 1e-9)) return;
  sheet.problem(
    name === "z" && item.l0_z !== undefined ? "l0_z" : "l0",
    `must be at least ${least} mm, ${braced ? "half of length_mm: (5.15)" : "length_mm: (5.16) of an unbraced column"}; it is ${l_0}`,
  );
}

function imperfection(sheet: Sheet, item: ColumnItem, name: AxisName, l_0: number, braced: boolean): number {
  const label = namesOf[name].e_i;
  const given = name === "y" ? item.e_i_mm : item.e_i_z_mm;
  if (given !== undefined) return sheet.given(label, given);
  const way = item.imperfection ?? (braced ? "l0/400" : "inclination");
  if (item.imperfection === undefined) {
    sheet.assume(
      braced
        ? "Imperfection e_i = l0/400 is added to the moments (5.2(9))."
        : "Imperfection by the inclination of 5.2(5) is added to the moments.",
    );
  }
  if (way === "none") return sheet.given(label, 0);
  if (way === "l0/400") return sheet.put(label, imperfectionFormulas.eccentricityOfBraced, l_0);
  const theta_0 = sheet.parameter("EN 1992-1-1", "theta_0");
  const alpha_h_min = sheet.parameter("EN 1992-1-1", "alpha_h_min");
  const l = item.length_mm ?? l_0;
  if (item.length_mm === undefined) sheet.assume("alpha_h of the inclination is taken with l0 (no length_mm given).");
  const theta_i = sheet.put(namesOf[name].theta_i, imperfectionFormulas.inclination, theta_0, alpha_h_min, l);
  return sheet.put(label, imperfectionFormulas.eccentricityOfInclination, theta_i, l_0);
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

function rejectContradictions(sheet: Sheet, item: ColumnItem): void {
  const both = (a: keyof ColumnItem & string, b: keyof ColumnItem & string) => {
    if (item[a] !== undefined && item[b] !== undefined)
      sheet.problem(b, `cannot be combined with ${a}; give one or the other`);
  };
  const within = (name: "fck" | "fyk", low: number, high: number, clause: string) => {
    const value = item[name];
    if (value < low || value > high) {
      sheet.problem(name, `must be from ${low} to ${high} MPa, the range of EN 1992-1-1 ${clause}; it is ${value}`);
    }
  };
  within("fck", 12, 90, "Table 3.1, 3.1.2(2)P");
  within("fyk", 400, 600, "3.2.2(3)P");
  if (item.l0 === undefined && (item.end_flexibility === undefined || item.length_mm === undefined)) {
    sheet.problem("l0", "is required: the effective length in mm, or length_mm and end_flexibility");
  }
  if (item.end_flexibility_z !== undefined && item.length_mm === undefined && item.l0 !== undefined) {
    sheet.problem("length_mm", "is required with end_flexibility_z: the clear length in mm");
  }
  both("l0", "end_flexibility");
  both("l0_z", "end_flexibility_z");
  both("phi_ef", "phi");
  both("phi_ef", "creep");
  both("phi", "creep");
  both("phi_ef", "M_0Eqp");
  if (item.e_i_mm !== undefined && item.e_i_z_mm !== undefined && item.imperfection !== undefined) {
    sheet.problem("imperfection", "cannot be combined with e_i_mm and e_i_z_mm; give one or the others");
  }
  if (item.confinement_MPa !== undefined && (item.stress_block ?? "parabola-rectangle") !== "parabola-rectangle") {
    sheet.problem("confinement_MPa", "is defined by 3.1.9 for the parabola-rectangle diagram only");
  }
  if (item.confinement_MPa !== undefined && item.confinement_MPa > 0 && !item.links) {
    sheet.problem("links", "are required with confinement_MPa: the links give the lateral stress (3.1.9)");
  }
  if (item.confinement_MPa !== undefined && item.shape === "polygonal") {
    sheet.problem(
      "confinement_MPa",
      "cannot be verified in a polygonal section: what links confine is known of rectangles and circles",
    );
  }
  rejectUnused(sheet, item);
  rejectModulus(sheet, item);
  rejectLinks(sheet, item);
  rejectFire(sheet, item);
}

/** 3.1.3(2): basalt has a fifth more than Table 3.1, and no aggregate more. */
function rejectModulus(sheet: Sheet, { E_cm_MPa, fck }: ColumnItem): void {
  if (E_cm_MPa === undefined || fck < 12 || fck > 90) return;
  const most = stiffestConcrete(concreteOfStrength(fck).E_cm_MPa);
  if (E_cm_MPa > most * 1.01) {
    sheet.problem(
      "E_cm_MPa",
      `must be at most ${Math.round(most)} MPa, 1.2 of Table 3.1 (EN 1992-1-1 3.1.3(2)); it is ${E_cm_MPa}`,
    );
  }
}

/** Concrete has to pass between the links and between their legs. */
function rejectLinks(sheet: Sheet, { links, b, diameter }: ColumnItem): void {
  if (!links) return;
  const gap = 20;
  const { diameter_mm: phi, spacing_mm, legs = 2 } = links;
  if (spacing_mm < phi + gap) {
    sheet.problem(
      "links.spacing_mm",
      `must be at least ${phi + gap} mm for links of ${phi} mm (8.2(2)); it is ${spacing_mm}`,
    );
  }
  const width = b ?? diameter;
  if (width !== undefined && legs * phi + (legs - 1) * gap > width) {
    sheet.problem(
      "links.legs",
      `must leave ${gap} mm between legs of ${phi} mm in a width of ${width} mm (8.2(2)); it is ${legs}`,
    );
  }
}

/** A leg is held by a bar at its bend (8.5(1), 9.5.3(6)). */
function rejectLegs(sheet: Sheet, { links }: ColumnItem, bars: number | undefined): void {
  if (links?.legs === undefined || bars === undefined || links.legs <= Math.ceil(bars)) return;
  sheet.problem(
    "links.legs",
    `must be at most ${Math.ceil(bars)}, the number of bars that hold them; it is ${links.legs}`,
  );
}

/** What is given and changes nothing would be believed to count. */
function rejectUnused(sheet: Sheet, item: ColumnItem): void {
  const method = item.second_order_method ?? "nominal-curvature";
  if (item.ductility_class !== undefined && item.steel_branch !== "inclined") {
    sheet.unused("ductility_class", "the horizontal branch of the steel has no limit of strain");
  }
  const given = (["A", "B", "C"] as const).filter((name) => item[name] !== undefined);
  if (given.length > 0 && sheet.parameter("EN 1992-1-1", "slenderness_limit") === "25 or 16 / sqrt(n)") {
    for (const name of given) {
      sheet.unused(name, "the annex takes the slenderness limit from n alone (5.8.3.1(1))");
    }
  }
  if (item.c !== undefined && method !== "nominal-curvature") sheet.unused("c", "it belongs to nominal curvature");
  if (item.c_0 !== undefined && !method.startsWith("nominal-stiffness")) {
    sheet.unused("c_0", "it belongs to nominal stiffness");
  }
  if (item.E_cm_MPa !== undefined && (method === "nominal-curvature" || method === "none")) {
    sheet.unused("E_cm_MPa", `the second-order method ${method} has no modulus`);
  }
  const shears = item.V_Ed !== undefined || "load_cases" in item;
  if (!shears) rejectShearFields(sheet, item);
}

function rejectShearFields(sheet: Sheet, item: ColumnItem): void {
  for (const name of ["b_w_mm", "d_shear_mm"] as const) {
    if (item[name] !== undefined) sheet.unused(name, "there is no V_Ed");
  }
  if (item.links?.cot_theta !== undefined) sheet.unused("links.cot_theta", "there is no V_Ed");
  if (item.links?.legs !== undefined && item.confinement_MPa === undefined) {
    sheet.unused("links.legs", "they carry neither V_Ed nor confinement_MPa");
  }
}

/** EN 1992-1-2 5.3.1(1), 5.3.2(2): the tables are for rectangular and circular columns of braced structures. */
function rejectFire(sheet: Sheet, item: ColumnItem): void {
  const { fire, braced, shape, length_mm, fck } = item;
  if (!fire) return;
  if (braced === false) {
    sheet.problem(
      "fire",
      "cannot be verified for an unbraced column: the tables of EN 1992-1-2 5.3.1(1) are for braced ones",
    );
  }
  if (fck > 50 && fck <= 90) {
    sheet.problem(
      "fire",
      `cannot be verified for C${fck}: the tables of EN 1992-1-2 section 5 are for concrete up to C50/60; high strength is in section 6`,
    );
  }
  if (shape === "polygonal") {
    sheet.problem(
      "fire",
      "cannot be verified for a polygonal section: EN 1992-1-2 5.3.2 is for rectangles and circles",
    );
  }
  if (fire.l_0_fi_mm !== undefined && length_mm !== undefined && fire.l_0_fi_mm < 0.5 * length_mm * (1 - 1e-9)) {
    sheet.problem(
      "fire.l_0_fi_mm",
      `must be at least ${0.5 * length_mm} mm, half of length_mm (EN 1992-1-2 5.3.2(2)); it is ${fire.l_0_fi_mm}`,
    );
  }
}

/** EN 1992-1-2 5.3.2(2): half of the length above R30, else the whole effective length; no braced length is below l_0. */
function rejectLengthInFire(sheet: Sheet, { fire }: ColumnItem, l_0: number): void {
  const given = fire?.l_0_fi_mm;
  if (given === undefined) return;
  const least = fire?.R === "R30" ? l_0 : 0.5 * l_0;
  if (given >= least * (1 - 1e-9)) return;
  sheet.problem(
    "fire.l_0_fi_mm",
    `must be at least ${decimals(least, 1)} mm, ${fire?.R === "R30" ? "l0 for R30" : "half of l0"} (EN 1992-1-2 5.3.2(2)); it is ${given}`,
  );
}

/** 5.8.5(1): which methods the annex leaves, and 5.8.7.2 asks for some reinforcement. */
function rejectMethod(sheet: Sheet, item: ColumnItem, method: Method, braced: boolean, A_s: number, A_c: number): void {
  const annex = sheet.request.annex;
  if (method === "nominal-curvature" && !braced && sheet.parameter("EN 1992-1-1", "nominal_curvature") === "braced") {
    sheet.problem(
      "second_order_method",
      `must not be nominal-curvature for an unbraced column: the national annex ${annex} keeps it for braced ones (EN 1992-1-1 5.8.5(1)); use general, nominal-stiffness with EI_kNm2, or none`,
    );
  }
  if (method !== "nominal-stiffness" && (item.EI_kNm2 !== undefined || item.EI_z_kNm2 !== undefined)) {
    sheet.problem(
      item.EI_kNm2 !== undefined ? "EI_kNm2" : "EI_z_kNm2",
      "belongs to second_order_method nominal-stiffness",
    );
  }
  if (method !== "nominal-stiffness" && method !== "nominal-stiffness-simplified") return;
  const own = method === "nominal-stiffness" && item.EI_kNm2 !== undefined;
  if (!sheet.parameter("EN 1992-1-1", "nominal_stiffness")) {
    if (!own) {
      sheet.problem(
        "second_order_method",
        `must not be ${method}: the national annex ${annex} excludes it (EN 1992-1-1 5.8.5(1)); use nominal-curvature, general, or nominal-stiffness with EI_kNm2`,
      );
    } else if (
      item.EI_z_kNm2 === undefined &&
      !braced &&
      sheet.parameter("EN 1992-1-1", "nominal_curvature") === "braced"
    ) {
      sheet.problem("EI_z_kNm2", `is required with EI_kNm2: the national annex ${annex} leaves no other method`);
    }
    return;
  }
  const least = method === "nominal-stiffness" ? 0.002 : 0.01;
  if (A_s < least * A_c * (1 - 1e-9) && !(own && item.EI_z_kNm2 !== undefined)) {
    const clause = method === "nominal-stiffness" ? "5.8.7.2(2)" : "5.8.7.2(3)";
    sheet.problem(
      item.bars ? "bars" : "A_s",
      `must be at least ${Math.ceil(least * A_c - 1e-6)} mm², ${least} of the section, for ${method} (EN 1992-1-1 ${clause}); it is ${decimals(A_s, 1)}`,
    );
  }
}
