import { formulasOf } from "../../basis/formula.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { BoltGrade, BoltSize } from "../../materials/bolts.ts";
import { bolt, boltGrade } from "../../materials/bolts.ts";
import * as R from "../bolts/resistance.ts";
import { formula, requirement } from "../formula.ts";
import { beamWebTension } from "../moment-joints/components.ts";
import { stepAlpha } from "../moment-joints/faces.ts";
import * as T from "../t-stub/modes.ts";
import * as P from "../t-stub/patterns.ts";
import type { Base } from "./compression.ts";
import type { ColumnBaseItem } from "./schema.ts";

// 6.2.6.11 and 6.2.6.12: base plate in bending and anchors in tension, row by row; anchorage in the concrete.

const fastening = formulasOf("EN 1992-4");
const earlier = formulasOf("ENV 1992-1-1");

/** 8 d of the anchor below the plate, grout, plate, washer, half of the nut */
const elongation = formula(
  "Table 6.2",
  "8 * d + t_g + t_p + t_wa + m_n / 2",
  (d, t_g, t_p, t_wa, m_n) => 8 * d + t_g + t_p + t_wa + m_n / 2,
);

const coneArea = fastening(
  "7.2.1.4(3)",
  "(2 * c_b + w) * (c_out + c_in)",
  (c_b, w, c_out, c_in) => (2 * c_b + w) * (c_out + c_in),
);
const edgeFactor = fastening("7.2.1.4(4)", "min(1, 0.7 + 0.3 * c / (1.5 * h_ef))", (c, h_ef) =>
  Math.min(1, 0.7 + (0.3 * c) / (1.5 * h_ef)),
);
const shellFactor = fastening("7.2.1.4(5)", "min(1, 0.5 + h_ef / 200)", (h_ef) => Math.min(1, 0.5 + h_ef / 200));

/** Cracked concrete, cast-in headed fasteners: k_1 = 8.9. */
const coneResistance = fastening(
  "7.2.1.4(2)",
  "8.9 * sqrt(f_ck) * h_ef^1.5 * A_c / (9 * h_ef^2) * psi_s * psi_re / gamma_C / 1000",
  (f_ck, h_ef, A_c, psi_s, psi_re, gamma_C) =>
    (((8.9 * Math.sqrt(f_ck) * h_ef ** 1.5 * A_c) / (9 * h_ef ** 2)) * psi_s * psi_re) / gamma_C / 1000,
);

/** Plain bars; EN 1992-1-1 8.4.2 has ribbed bars only (unconfirmed: ENV 1992-1-1 from general knowledge). */
const bondStrength = earlier(
  "Table 5.3",
  "0.36 * sqrt(f_ck) / gamma_C",
  (f_ck, gamma_C) => (0.36 * Math.sqrt(f_ck)) / gamma_C,
);
const bondResistance = formula(
  "6.2.6.12(3)",
  "n_b * pi * d * h_ef * f_bd / 1000",
  (n_b, d, h_ef, f_bd) => (n_b * Math.PI * d * h_ef * f_bd) / 1000,
);

/** Table 6.11 */
const k15 = formula("Table 6.11", "0.85 * l_eff * t_p^3 / m^3", (l_eff, t_p, m) => (0.85 * l_eff * t_p ** 3) / m ** 3);
const k15WithoutPrying = formula(
  "Table 6.11",
  "0.425 * l_eff * t_p^3 / m^3",
  (l_eff, t_p, m) => (0.425 * l_eff * t_p ** 3) / m ** 3,
);
const k16 = formula("Table 6.11", "0.8 * n_b * A_s / L_b", (n_b, A_s, L_b) => (0.8 * n_b * A_s) / L_b);
const k16WithoutPrying = formula("Table 6.11", "n_b * A_s / L_b", (n_b, A_s, L_b) => (n_b * A_s) / L_b);
const series = formula("6.3.4(2)", "1 / (1 / k_15 + 1 / k_16)", (k_15, k_16) => 1 / (1 / k_15 + 1 / k_16));

const leastOfRow = formula("6.2.8.3(2)", "min(F_T_Rd, F_other_Rd)", (F_T_Rd, F_other_Rd) =>
  Math.min(F_T_Rd, F_other_Rd),
);
const addRow = formula("6.2.8.3(2)", "sum_F + F_T_Rd", (sum_F, F_T_Rd) => sum_F + F_T_Rd);

export const anchorTension = requirement("anchor-tension", "6.2.6.12", "F_t_Ed / F_t_Rd <= 1", "anchors in tension");
export const plateTStub = requirement(
  "base-plate-t-stub",
  "6.2.6.11",
  "F_t_Ed / F_T_Rd <= 1",
  "base plate in bending under tension",
);
export const pullOut = requirement("anchor-pull-out", "6.2.6.12(3)", "F_t_Ed / N_Rd <= 1", "anchorage in the concrete");

type AnchorsSpec = NonNullable<ColumnBaseItem["anchors"]>;

export interface Anchors {
  readonly spec: AnchorsSpec;
  readonly size: BoltSize;
  readonly grade: BoltGrade;
  readonly n: number;
  readonly F_t_Rd: number;
  readonly gamma_M2: number;
  readonly L_b: number;
  readonly a: number;
}

export function resolveAnchors(sheet: Sheet, { item, column, plate, grout }: Base, a: number): Anchors | undefined {
  const { anchors: spec } = item;
  if (!spec) return undefined;
  const size = bolt(spec.bolt_size);
  const grade = boltGrade(spec.bolt_grade);
  if (!size || !grade) return undefined; // the schema knows only sizes and grades of the tables
  rejectImpossible(
    sheet,
    spec,
    { h: plate.h, b: plate.b, t_w: column.t_w, h_c: column.h, t_f: column.t_f },
    size,
    grade,
    a,
  );
  if (sheet.problems.length > 0) return undefined;
  if (spec.n_per_row === undefined) sheet.assume("Two anchors in each row.");
  const n = spec.n_per_row ?? 2;
  if (n > 2) sheet.assume("Base plate in bending with the yield lines of the two outermost anchors of a row.");
  if (spec.L_b_mm === undefined)
    sheet.assume("Elongation length of the anchors: 8 d, grout, plate, washer, half of the nut (Table 6.2).");
  const L_b =
    spec.L_b_mm === undefined
      ? sheet.put("L_b_mm", elongation, size.d_mm, grout, plate.t, size.washer.t_mm, size.nut.m_mm)
      : sheet.given("L_b_mm", spec.L_b_mm);
  const gamma_M2 = sheet.parameter("EN 1993-1-8", "gamma_M2");
  sheet.table("A_s_mm2", size.A_s_mm2, "EN 1993-1-8 Table 3.4", size.A_s_source);
  const F_t_Rd = sheet.put("F_t_Rd_kN", R.tensionResistance, 0.9, grade.f_ub_MPa, size.A_s_mm2, gamma_M2);
  return { spec, size, grade, n, F_t_Rd, gamma_M2, L_b, a };
}

interface Outline {
  readonly h: number;
  readonly b: number;
  readonly t_w: number;
  readonly h_c: number;
  readonly t_f: number;
}

function rejectImpossible(
  sheet: Sheet,
  spec: AnchorsSpec,
  o: Outline,
  size: BoltSize,
  grade: BoltGrade,
  a: number,
): void {
  const { rows_mm, w_mm, n_per_row, type } = spec;
  const edge = size.d_0_mm / 2;
  if (w_mm >= o.b - 2 * edge)
    sheet.problem("anchors.w_mm", `must be less than ${o.b - 2 * edge} mm, the plate less the holes; it is ${w_mm}`);
  if (n_per_row === 1)
    sheet.problem(
      "anchors.n_per_row",
      "must be at least 2: the T-stub of a row has an anchor on both sides of the web",
    );
  if (type === "hooked" && grade.f_yb_MPa > 300) {
    sheet.problem(
      "anchors.type",
      `hooked needs a yield strength of at most 300 MPa (6.2.6.12(5)); class ${grade.grade} has ${grade.f_yb_MPa}`,
    );
  }
  const weld = 0.8 * Math.SQRT2 * a;
  rows_mm.forEach((y, i) => {
    const path = `anchors.rows_mm[${i}]`;
    const d = Math.abs(y);
    if (rows_mm.indexOf(y) !== i) sheet.problem(path, `stands twice: ${y}`);
    if (d >= o.h / 2 - edge)
      sheet.problem(path, `must be within ${o.h / 2 - edge} mm of the axis, on the plate; it is ${y}`);
    const atFlange = d + weld >= o.h_c / 2 - o.t_f && d <= o.h_c / 2 + weld;
    if (atFlange)
      sheet.problem(
        path,
        `must leave room for the flange and its weld, from ${(o.h_c / 2 - o.t_f - weld).toFixed(1)} to ${(o.h_c / 2 + weld).toFixed(1)} mm of the axis; it is ${y}`,
      );
    if (d < o.h_c / 2 && (w_mm - o.t_w) / 2 <= weld)
      sheet.problem("anchors.w_mm", `must leave room for the web and its weld; it is ${w_mm}`);
  });
  for (const side of [-1, 1]) {
    const outside = rows_mm.filter((y) => y * side > o.h_c / 2).length;
    const inside = rows_mm.filter((y) => y * side > 0 && y * side < o.h_c / 2).length;
    if (outside > 1 || inside > 1) {
      sheet.problem("anchors.rows_mm", "must have at most one row outside and one inside of each flange");
    }
  }
}

/** All rows on one side of the axis. */
export interface TensionSide {
  /** resultant and its distance from the axis */
  readonly F: number;
  readonly z: number;
  readonly k: number;
  /** ΣF_t,Rd of the anchors */
  readonly F_anchors: number;
  readonly F_plate: number;
  readonly F_concrete: number | undefined;
}

interface RowStub {
  readonly F: number;
  readonly k: number;
  readonly F_plate: number;
  readonly F_concrete: number | undefined;
}

export function tensionSide(
  sheet: Sheet,
  base: Base,
  anchors: Anchors,
  side: -1 | 1,
  both: boolean,
): TensionSide | undefined {
  const rows = anchors.spec.rows_mm.filter((y) => y * side > 0);
  if (rows.length === 0) return undefined;
  const stubs = rows.map((y) => ({ y: Math.abs(y), ...rowStub(sheet, base, anchors, y, both) }));
  const sum = (of: (row: RowStub & { y: number }) => number) => stubs.reduce((total, row) => total + of(row), 0);
  const F = sum((row) => row.F);
  const name = side < 0 ? "F_t_l_Rd_kN" : "F_t_r_Rd_kN";
  let total = 0;
  for (const [i, row] of stubs.entries()) {
    total = i === stubs.length - 1 ? sheet.put(name, addRow, total, row.F) : sheet.step(name, addRow, total, row.F);
  }
  const known = stubs.every(({ F_concrete }) => F_concrete !== undefined);
  return {
    F,
    z: F > 0 ? sum((row) => row.F * row.y) / F : sum((row) => row.y) / stubs.length,
    k: sum((row) => row.k),
    F_anchors: anchors.n * anchors.F_t_Rd * rows.length,
    F_plate: sum((row) => row.F_plate),
    F_concrete: known ? sum((row) => row.F_concrete ?? 0) : undefined,
  };
}

function rowStub(sheet: Sheet, base: Base, anchors: Anchors, y: number, both: boolean): RowStub {
  const d = Math.abs(y);
  const shape = d > base.column.h / 2 ? outsideStub(sheet, base, anchors, d) : insideStub(sheet, base, anchors, d);
  const { plate, gamma_M0, column } = base;
  const { n, F_t_Rd, size, L_b } = anchors;
  const f_y = plate.steel.f_y;
  const l_1 = sheet.step("l_eff_1_mm", P.lengthOfMode1, shape.cp, shape.nc);
  const M_1 = sheet.step("M_pl_1_Rd_kNm", T.plasticMoment1, l_1, plate.t, f_y, gamma_M0);
  const F_3 = sheet.step("F_T_3_Rd_kN", T.mode3, n, F_t_Rd);
  const limit = sheet.step("L_b_star_mm", T.greatestLengthOfPrying, shape.m, (size.A_s_mm2 * n) / 2, 1, l_1, plate.t);
  const prying = L_b <= limit;
  let F_plate: number;
  if (prying) {
    const M_2 = sheet.step("M_pl_2_Rd_kNm", T.plasticMoment2, shape.nc, plate.t, f_y, gamma_M0);
    const F_1 = sheet.step("F_T_1_Rd_kN", T.mode1, M_1, shape.m);
    const F_2 = sheet.step("F_T_2_Rd_kN", T.mode2, M_2, shape.n, F_3, shape.m);
    F_plate = sheet.step("F_T_Rd_kN", T.leastWithPrying, F_1, F_2, F_3);
  } else {
    const F_12 = sheet.step("F_T_1_2_Rd_kN", T.modeWithoutPrying, M_1, shape.m);
    F_plate = sheet.step("F_T_Rd_kN", T.leastWithoutPrying, F_12, F_3);
  }
  if (sheet.steps) sheet.explain(`row at ${y} mm, ${prying ? "prying: L_b up to L_b*" : "no prying: L_b above L_b*"}`);
  const web =
    d < column.h / 2
      ? sheet.step("F_t_wc_Rd_kN", beamWebTension, l_1, column.t_w, column.steel.f_y, gamma_M0)
      : F_plate;
  const F_concrete = anchorage(sheet, base, anchors, y, both);
  const k_15 = sheet.step("k_15_mm", prying ? k15 : k15WithoutPrying, l_1, plate.t, shape.m);
  const k_16 = sheet.step("k_16_mm", prying ? k16 : k16WithoutPrying, n, size.A_s_mm2, L_b);
  const k = sheet.step("k_T_mm", series, k_15, k_16);
  const F = sheet.step("F_T_Rd_kN", leastOfRow, F_plate, Math.min(web, F_concrete ?? web));
  return { F, k, F_plate, F_concrete };
}

interface Stub {
  readonly cp: number;
  readonly nc: number;
  readonly m: number;
  readonly n: number;
}

function outsideStub(sheet: Sheet, { column, plate }: Base, { spec, a }: Anchors, d: number): Stub {
  const m_x = sheet.step("m_x_mm", T.leverAtWeld, d - column.h / 2, a);
  const e_x = plate.h / 2 - d;
  const e = (plate.b - spec.w_mm) / 2;
  const cp = sheet.step("l_eff_cp_mm", P.outsideCp, m_x, spec.w_mm, e);
  const nc = sheet.step("l_eff_nc_mm", P.outsideNc, m_x, e_x, e, plate.b, spec.w_mm);
  return { cp, nc, m: m_x, n: sheet.step("n_mm", T.leverToEdge, e_x, m_x) };
}

function insideStub(sheet: Sheet, { column, plate }: Base, { spec, a }: Anchors, d: number): Stub {
  const m = sheet.step("m_mm", T.leverAtWeld, (spec.w_mm - column.t_w) / 2, a);
  const m_2 = sheet.step("m_2_mm", T.leverAtWeld, column.h / 2 - column.t_f - d, a);
  const e = (plate.b - spec.w_mm) / 2;
  const alpha = stepAlpha(sheet, m, e, m_2);
  const cp = sheet.step("l_eff_cp_mm", P.innerCp, m);
  const nc = sheet.step("l_eff_nc_mm", P.besideNc, alpha, m);
  return { cp, nc, m, n: sheet.step("n_mm", T.leverToEdge, e, m) };
}

/** Headed: concrete cone of the row. Hooked: bond of plain bars. Without embedment neither. */
function anchorage(
  sheet: Sheet,
  { item }: Base,
  { spec, size, n }: Anchors,
  y: number,
  both: boolean,
): number | undefined {
  const { h_ef_mm: h_ef, w_mm: w, rows_mm } = spec;
  if (h_ef === undefined) return undefined;
  const gamma_C = sheet.parameter("EN 1992-1-1", "gamma_C");
  if (spec.type === "hooked") {
    const f_bd = sheet.step("f_bd_MPa", bondStrength, item.f_ck_MPa, gamma_C);
    return sheet.step("N_Rd_p_kN", bondResistance, n, size.d_mm, h_ef, f_bd);
  }
  const { foundation } = item;
  const reach = 1.5 * h_ef;
  const far = Number.POSITIVE_INFINITY;
  const edge_b = foundation ? (foundation.b_mm - w) / 2 : far;
  const edge_out = foundation ? foundation.h_mm / 2 - Math.abs(y) : far;
  const edge_in = foundation ? foundation.h_mm / 2 + Math.abs(y) : far;
  // rows pulled at the same time share the concrete between them
  const pulled = rows_mm.filter((other) => other !== y && (both || other * y > 0));
  const half = Math.min(far, ...pulled.map((other) => Math.abs(other - y) / 2));
  const width = Math.min(w, 3 * h_ef * (n - 1));
  const A_c = sheet.step(
    "A_c_N_mm2",
    coneArea,
    Math.min(reach, edge_b),
    width,
    Math.min(reach, edge_out),
    Math.min(reach, edge_in, half),
  );
  const c = Math.min(edge_b, edge_out, edge_in, reach);
  const psi_s = sheet.step("psi_s_N", edgeFactor, c, h_ef);
  const psi_re = sheet.step("psi_re_N", shellFactor, h_ef);
  return sheet.step("N_Rd_c_kN", coneResistance, item.f_ck_MPa, h_ef, A_c, psi_s, psi_re, gamma_C);
}
