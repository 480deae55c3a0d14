import type { Message } from "../basis/message.ts";
import { decimals } from "../basis/numbers.ts";
import { atLeast, atMost, notWith, onlyFor, required, within } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { stiffestConcrete } from "./materials.ts";
import { fireSays, says } from "./says.ts";
import { type ColumnItem, isConfined, type Method } from "./schema.ts";
import { concreteOf } from "./second/materials.ts";
import { unknownGeneral } from "./second/refuse.ts";
import { says as second } from "./second/says.ts";

// What a column cannot be calculated with.

export function rejectContradictions(sheet: Sheet, item: ColumnItem): void {
  const both = (a: keyof ColumnItem & string, b: keyof ColumnItem & string) => {
    if (item[a] !== undefined && item[b] !== undefined) sheet.problem(b, notWith(a));
  };
  rejectStrengths(sheet, item);
  // of a braced column the clear length is the greatest (5.15)
  const ends = item.end_flexibility !== undefined || item.braced !== false;
  if (item.l0 === undefined && !(ends && item.length_mm !== undefined)) {
    sheet.problem("l0", required(says.effectiveLength));
  }
  if (item.end_flexibility_z !== undefined && item.length_mm === undefined && item.l0 !== undefined) {
    sheet.problem("length_mm", required(says.clearLength, "end_flexibility_z"));
  }
  both("l0", "end_flexibility");
  both("l0_z", "end_flexibility_z");
  both("phi", "creep");
  const ofCreep = (["phi", "creep", "M_0Eqp"] as const).filter((field) => item[field] !== undefined);
  if (item.phi_ef !== undefined && ofCreep.length > 0) sheet.problem("phi_ef", notWith(...ofCreep));
  if (item.e_i_mm !== undefined && item.e_i_z_mm !== undefined && item.imperfection !== undefined) {
    sheet.problem("imperfection", notWith("e_i_mm", "e_i_z_mm"));
  }
  if (isConfined(item) && (item.stress_block ?? "parabola-rectangle") !== "parabola-rectangle") {
    sheet.problem("confinement_MPa", says.confinementOfParabola);
  }
  if (isConfined(item) && !item.links) {
    sheet.problem("links", required(says.linksConfine, "confinement_MPa"));
  }
  if (isConfined(item) && item.shape === "polygonal") {
    sheet.problem("confinement_MPa", says.confinementOfPolygon);
  }
  rejectUnused(sheet, item);
  rejectModulus(sheet, item);
  rejectLinks(sheet, item);
  rejectFire(sheet, item);
}

interface Strengths {
  readonly fck: number;
  readonly fyk: number;
  /** of links with a steel of their own */
  readonly links?: object | undefined;
}

/** 3.1.2(2)P, 3.2.2(3)P: what the standard is for. */
export function rejectStrengths(sheet: Sheet, { fck, fyk, links }: Strengths): void {
  const inRange = (path: string, value: number, low: number, high: number, is: Message) => {
    if (value < low || value > high) sheet.problem(path, within(low, high, value, { unit: "MPa", is }));
  };
  const strongest = sheet.request.edition.second ? 100 : 90;
  inRange("fck", fck, 12, strongest, strongest === 100 ? second.rangeOfConcrete : says.rangeOfConcrete);
  inRange("fyk", fyk, 400, 600, says.rangeOfSteel);
  // links of plain bars, too
  if (links && "f_ywk_MPa" in links && typeof links.f_ywk_MPa === "number")
    inRange("links.f_ywk_MPa", links.f_ywk_MPa, 220, 600, says.rangeOfSteel);
}

/** 3.1.3(2): basalt has a fifth more than Table 3.1, and no aggregate more. */
function rejectModulus(sheet: Sheet, { E_cm_MPa, fck }: ColumnItem): void {
  if (E_cm_MPa === undefined || fck < 12 || fck > 100) return;
  const most = stiffestConcrete(concreteOf(sheet, fck).E_cm_MPa);
  if (E_cm_MPa > most * 1.01) {
    sheet.problem("E_cm_MPa", atMost(Math.round(most), E_cm_MPa, { unit: "MPa", is: says.stiffestConcrete }));
  }
}

/** Concrete has to pass between the links and between their legs. */
function rejectLinks(sheet: Sheet, { links, b, diameter }: ColumnItem): void {
  if (!links) return;
  const gap = 20;
  const { diameter_mm: phi, spacing_mm, legs = 2 } = links;
  if (spacing_mm < phi + gap) {
    sheet.problem("links.spacing_mm", atLeast(phi + gap, spacing_mm, { unit: "mm", is: says.linkSpacing({ phi }) }));
  }
  const width = b ?? diameter;
  if (width !== undefined && legs * phi + (legs - 1) * gap > width) {
    sheet.problem("links.legs", says.legsTooClose({ gap, phi, width, given: legs }));
  }
}

/** A leg is held by a bar at its bend (8.5(1), 9.5.3(6)). */
export function rejectLegs(sheet: Sheet, { links }: ColumnItem, bars: number | undefined): void {
  if (links?.legs === undefined || bars === undefined || links.legs <= Math.ceil(bars)) return;
  sheet.problem("links.legs", atMost(Math.ceil(bars), links.legs, { is: says.barsHolding }));
}

/** What is given and changes nothing would be believed to count. */
function rejectUnused(sheet: Sheet, item: ColumnItem): void {
  const method = item.second_order_method ?? "nominal-curvature";
  if (item.ductility_class !== undefined && item.steel_branch !== "inclined") {
    sheet.unused("ductility_class", says.noStrainLimit);
  }
  const given = (["A", "B", "C", "C_y", "C_z"] as const).filter((name) => item[name] !== undefined);
  if (given.length > 0 && sheet.parameter("EN 1992-1-1", "slenderness_limit") === "25 or 16 / sqrt(n)") {
    for (const name of given) sheet.unused(name, says.limitFromForce);
  }
  if (item.cast_lying !== undefined && sheet.parameter("EN 1992-1-1", "column_side_min") === null) {
    sheet.unused("cast_lying", says.noLeastSide);
  }
  if (item.c !== undefined && method !== "nominal-curvature") sheet.unused("c", says.ofNominalCurvature);
  if (item.K_r !== undefined && method !== "nominal-curvature") sheet.unused("K_r", says.ofNominalCurvature);
  if (item.c_0 !== undefined && !method.startsWith("nominal-stiffness")) {
    sheet.unused("c_0", says.ofNominalStiffness);
  }
  if (item.E_cm_MPa !== undefined && (method === "nominal-curvature" || method === "none")) {
    sheet.unused("E_cm_MPa", says.noModulus({ method }));
  }
  const shears = item.V_Ed !== undefined || "load_cases" in item;
  if (!shears) rejectShearFields(sheet, item);
}

function rejectShearFields(sheet: Sheet, item: ColumnItem): void {
  for (const name of ["b_w_mm", "d_shear_mm"] as const) {
    if (item[name] !== undefined) sheet.unused(name, says.noShear);
  }
  if (item.links?.cot_theta !== undefined) sheet.unused("links.cot_theta", says.noShear);
  if (item.links?.legs !== undefined && !isConfined(item) && !holdsBars(item)) {
    sheet.unused("links.legs", says.idleLegs);
  }
}

/** 9.5.3(6): of a rectangle whose bars are known. */
const holdsBars = ({ shape = "rectangular", bars, bar_diameter_mm, layout }: ColumnItem): boolean =>
  shape === "rectangular" && (bars !== undefined || bar_diameter_mm !== undefined || layout === "corners");

/** EN 1992-1-2 5.3.1(1), 5.3.2(2): the tables are for rectangular and circular columns of braced structures. */
function rejectFire(sheet: Sheet, item: ColumnItem): void {
  const { fire, braced, shape, length_mm, fck } = item;
  if (!fire) return;
  if (braced === false) {
    sheet.problem("fire", fireSays.unbraced);
  }
  if (fck > 50 && fck <= 90) {
    sheet.problem("fire", fireSays.highStrength({ name: `C${fck}` }));
  }
  if (shape === "polygonal") {
    sheet.problem("fire", fireSays.polygonal);
  }
  if (fire.l_0_fi_mm !== undefined && length_mm !== undefined && fire.l_0_fi_mm < 0.5 * length_mm * (1 - 1e-9)) {
    sheet.problem(
      "fire.l_0_fi_mm",
      atLeast(0.5 * length_mm, fire.l_0_fi_mm, { unit: "mm", is: fireSays.halfOfLength }),
    );
  }
}

/** EN 1992-1-2 5.3.2(2): half of the length above R30, else the whole effective length; no braced length is below l_0. */
export function rejectLengthInFire(sheet: Sheet, { fire }: ColumnItem, l_0: number): void {
  const given = fire?.l_0_fi_mm;
  if (given === undefined) return;
  const least = fire?.R === "R30" ? l_0 : 0.5 * l_0;
  if (given >= least * (1 - 1e-9)) return;
  const is = fire?.R === "R30" ? fireSays.effectiveLength : fireSays.halfOfEffective;
  sheet.problem("fire.l_0_fi_mm", atLeast(decimals(least, 1), given, { unit: "mm", is }));
}

/** The second generation has a general method, which is not known here. */
function rejectUnknownMethod(sheet: Sheet, method: Method): void {
  if (sheet.request.edition.second && method === "general") sheet.problem("second_order_method", unknownGeneral);
}

/** 5.8.5(1): which methods the annex leaves, and 5.8.7.2 asks for some reinforcement. */
export function rejectMethod(
  sheet: Sheet,
  item: ColumnItem,
  method: Method,
  braced: boolean,
  A_s: number,
  A_c: number,
): void {
  const annex = sheet.request.annexName;
  rejectUnknownMethod(sheet, method);
  if (method === "nominal-curvature" && !braced && sheet.parameter("EN 1992-1-1", "nominal_curvature") === "braced") {
    sheet.problem("second_order_method", says.curvatureForBraced({ annex }));
  }
  if (method !== "nominal-stiffness" && (item.EI_kNm2 !== undefined || item.EI_z_kNm2 !== undefined)) {
    sheet.unused(item.EI_kNm2 !== undefined ? "EI_kNm2" : "EI_z_kNm2", onlyFor("nominal-stiffness"));
  }
  if (method !== "nominal-stiffness" && method !== "nominal-stiffness-simplified") return;
  const own = method === "nominal-stiffness" && item.EI_kNm2 !== undefined;
  if (!sheet.parameter("EN 1992-1-1", "nominal_stiffness")) {
    if (!own) {
      sheet.problem("second_order_method", says.methodExcluded({ method, annex }));
    } else if (
      item.EI_z_kNm2 === undefined &&
      !braced &&
      sheet.parameter("EN 1992-1-1", "nominal_curvature") === "braced"
    ) {
      sheet.problem("EI_z_kNm2", required(says.noOtherMethod({ annex }), "EI_kNm2"));
    }
    return;
  }
  const least = method === "nominal-stiffness" ? 0.002 : 0.01;
  if (A_s < least * A_c * (1 - 1e-9) && !(own && item.EI_z_kNm2 !== undefined)) {
    const clause = method === "nominal-stiffness" ? "5.8.7.2(2)" : "5.8.7.2(3)";
    const is = says.shareOfSection({ share: least, method, clause });
    const bound = Math.ceil(least * A_c - 1e-6);
    sheet.problem(item.bars ? "bars" : "A_s", atLeast(bound, decimals(A_s, 1), { unit: "mm²", is }));
  }
}
