import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { BoltGrade } from "../../materials/bolts.ts";
import { bolt, boltGrade } from "../../materials/bolts.ts";
import { stressAreaOf } from "../bolts/holes.ts";
import * as boltResistance from "../bolts/resistance.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import { formula, requirement } from "../formula.ts";
import { beamWebTension } from "../moment-joints/components.ts";
import { stepAlpha } from "../moment-joints/faces.ts";
import type { Member } from "../parts/index.ts";
import * as tStub from "../t-stub/modes.ts";
import * as patterns from "../t-stub/patterns.ts";
import { heldBolt, putPunching } from "../t-stub/punching.ts";
import type { Base } from "./compression.ts";
import { checkBlowOut, clustersOf, refuseSplitting } from "./concrete.ts";
import { checkBaseFit } from "./drawing.ts";
import type { Anchors } from "./model.ts";
import { says } from "./says.ts";

// 6.2.6.11 and 6.2.6.12: base plate in bending and anchors in tension, row by row; anchorage in the concrete.

/** 8 d of the anchor below the plate, grout, plate, washer, half of the nut */
const elongation = formula(
  "Table 6.2",
  "8 * d + t_g + t_p + t_wa + m_n / 2",
  (d, t_g, t_p, t_wa, m_n) => 8 * d + t_g + t_p + t_wa + m_n / 2,
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
export const plateGroup = requirement(
  "base-plate-group",
  "6.2.4.2(3)",
  "F_t_Ed / F_T_Rd <= 1",
  "rows of both sides pulled together",
);

type AnchorsSpec = Anchors["spec"];

export function resolveAnchors(
  sheet: Sheet,
  { item, column, plate, grout, gamma_M0 }: Base,
  a: number,
): Anchors | undefined {
  const { anchors: spec } = item;
  if (!spec) return undefined;
  const size = bolt(spec.bolt_size);
  const grade = boltGrade(spec.bolt_grade);
  if (!size || !grade) return undefined; // the schema knows only sizes and grades of the tables
  rejectImpossible(sheet, spec, column, grade);
  checkBaseFit(sheet, { item, column, plate, grout, gamma_M0 }, spec, size, a);
  checkBlowOut(sheet, { item, column, plate, grout, gamma_M0 }, spec);
  refuseSplitting(sheet, { item, column, plate, grout, gamma_M0 }, spec);
  if (sheet.problems.length > 0) return undefined;
  if (spec.n_per_row === undefined) sheet.assume(says.twoAnchors);
  const n = spec.n_per_row ?? 2;
  if (n > 2) sheet.assume(says.outermostAnchors);
  if (spec.L_b_mm === undefined) sheet.assume(says.elongation);
  const L_b =
    spec.L_b_mm === undefined
      ? sheet.put("L_b_mm", elongation, size.d_mm, grout, plate.t, size.washer.t_mm, size.nut.m_mm)
      : sheet.given("L_b_mm", spec.L_b_mm);
  if (spec.h_ef_mm !== undefined) sheet.given("h_ef_mm", spec.h_ef_mm);
  const gamma_M2 = sheet.parameter("EN 1993-1-8", "gamma_M2");
  sheet.table("A_s_mm2", size.A_s_mm2, "EN 1993-1-8 Table 3.4", stressAreaOf(size));
  const F_t_Rd = sheet.put("F_t_Rd_kN", boltResistance.tensionResistance, 0.9, grade.f_ub_MPa, size.A_s_mm2, gamma_M2);
  const F_held = heldBolt(sheet, F_t_Rd, putPunching(sheet, size, [plate], gamma_M2));
  return { spec, size, grade, n, F_t_Rd, F_held, gamma_M2, L_b, a };
}

function rejectImpossible(sheet: Sheet, spec: AnchorsSpec, column: Member, grade: BoltGrade): void {
  const { rows_mm, n_per_row, type, head_d_mm } = spec;
  if (n_per_row === 1) sheet.problem("anchors.n_per_row", atLeast(2, 1, { because: says.bothSidesOfWeb }));
  if (type === "hooked" && grade.f_yb_MPa > 300) {
    sheet.problem("anchors.type", says.hooked({ grade: grade.grade, f_yb: grade.f_yb_MPa }));
  }
  if (type === "hooked" && head_d_mm !== undefined) sheet.unused("anchors.head_d_mm", says.noHead);
  if (head_d_mm !== undefined) rejectHeads(sheet, spec, head_d_mm);
  rows_mm.forEach((y, i) => {
    if (rows_mm.indexOf(y) !== i) sheet.problem(`anchors.rows_mm[${i}]`, says.twice({ y }));
  });
  if (column.section.shape !== "I") return;
  for (const side of [-1, 1]) {
    const outside = rows_mm.filter((y) => y * side > column.h / 2).length;
    const inside = rows_mm.filter((y) => y * side > 0 && y * side < column.h / 2).length;
    if (outside > 1 || inside > 1) {
      sheet.problem("anchors.rows_mm", says.oneRowEach);
    }
  }
}

/** The heads stand beside each other. */
function rejectHeads(sheet: Sheet, { rows_mm, n_per_row = 2, w_mm }: AnchorsSpec, head: number): void {
  const ys = [...rows_mm].sort((a, b) => a - b);
  const gaps = [w_mm / Math.max(1, n_per_row - 1), ...ys.slice(1).map((y, i) => y - (ys[i] ?? 0))];
  const nearest = Math.min(...gaps.filter((gap) => gap > 0));
  if (head > nearest * (1 + 1e-9))
    sheet.problem("anchors.head_d_mm", atMost(decimals(nearest, 2), head, { unit: "mm", is: says.nextHead }));
}

/** Table 3.3, in the plate */
export function verifyAnchorSpacing(sheet: Sheet, { plate }: Base, { spec, size, n }: Anchors): void {
  const ys = [...spec.rows_mm].sort((a, b) => a - b);
  const gaps = ys.slice(1).map((y, i) => y - (ys[i] ?? 0));
  verifySpacing(sheet, {
    d_0: size.d_0_mm,
    e1: plate.h / 2 - Math.max(...ys.map(Math.abs)),
    e2: (plate.b - spec.w_mm) / 2,
    p1: gaps.length > 0 ? Math.min(...gaps) : undefined,
    p2: spec.w_mm / (n - 1),
  });
}

/** What a row of anchors pulls with: its steel, and where it stands. */
export interface AnchorRow {
  readonly y: number;
  readonly inner: boolean;
  /** plate and anchors, and the column's web behind an inner row */
  readonly F: number;
  readonly k: number;
  readonly stub: Stub;
  /** 6.2.4: it develops (L_b up to L_b*) */
  readonly prying: boolean;
}

/** All rows on one side of the axis. */
export interface TensionSide {
  readonly rows: readonly AnchorRow[];
  /** resultant and its distance from the axis */
  readonly F: number;
  readonly z: number;
  readonly k: number;
  /** ΣF_t,Rd of the anchors */
  readonly F_anchors: number;
  readonly F_plate: number;
  readonly F_concrete: number | undefined;
}

export function tensionSide(sheet: Sheet, base: Base, anchors: Anchors, side: -1 | 1): TensionSide | undefined {
  const ys = anchors.spec.rows_mm.filter((y) => y * side > 0);
  if (ys.length === 0) return undefined;
  const rows = ys.map((y) => anchorRow(sheet, base, anchors, y));
  const F_plate = rows.reduce((sum, { F }) => sum + F, 0);
  const clusters = clustersOf(sheet, base, anchors, rows);
  const carried = rows.map((row) => {
    const cluster = clusters?.find(({ rows: own }) => own.some(({ y }) => y === row.y));
    const steel = cluster?.rows.reduce((sum, { F }) => sum + F, 0) ?? 0;
    // rows whose cones touch share what the concrete gives
    return cluster && cluster.N_Rd < steel ? sheet.step("F_T_Rd_kN", partOfCone, row.F, cluster.N_Rd, steel) : row.F;
  });
  const name = side < 0 ? "F_t_l_Rd_kN" : "F_t_r_Rd_kN";
  let F = 0;
  for (const [i, force] of carried.entries())
    F = i === carried.length - 1 ? sheet.put(name, addRow, F, force) : sheet.step(name, addRow, F, force);
  const moment = rows.reduce((sum, { y }, i) => sum + Math.abs(y) * (carried[i] ?? 0), 0);
  return {
    rows,
    F,
    z: F > 0 ? moment / F : rows.reduce((sum, { y }) => sum + Math.abs(y), 0) / rows.length,
    k: rows.reduce((sum, { k }) => sum + k, 0),
    F_anchors: anchors.n * anchors.F_t_Rd * rows.length,
    F_plate,
    F_concrete: clusters?.reduce((sum, { N_Rd }) => sum + N_Rd, 0),
  };
}

const partOfCone = formula("6.2.6.12(3)", "F_row * N_Rd / sum_F", (F_row, N_Rd, sum_F) => (F_row * N_Rd) / sum_F);

export function anchorRow(sheet: Sheet, base: Base, anchors: Anchors, y: number): AnchorRow {
  const { plate, column } = base;
  const { n, size, L_b } = anchors;
  const d = Math.abs(y);
  const inner = d < column.h / 2;
  const stub = inner ? insideStub(sheet, base, anchors, d) : outsideStub(sheet, base, anchors, d);
  const { F, l_1, prying } = stubResistance(sheet, base, anchors, stub, 1);
  const k_15 = sheet.step("k_15_mm", prying ? k15 : k15WithoutPrying, l_1, plate.t, stub.m);
  const k_16 = sheet.step("k_16_mm", prying ? k16 : k16WithoutPrying, n, size.A_s_mm2, L_b);
  const k = sheet.step("k_T_mm", series, k_15, k_16);
  return { y, inner, F: inner ? withWeb(sheet, base, F, l_1) : F, k, stub, prying };
}

/** The column's web behind rows between the flanges. */
function withWeb(sheet: Sheet, { column, gamma_M0 }: Base, F: number, l_1: number): number {
  const F_web = sheet.step("F_t_wc_Rd_kN", beamWebTension, l_1, column.t_w, column.steel.f_y, gamma_M0);
  return sheet.step("F_T_Rd_kN", leastOfRow, F, F_web);
}

/**
 * One row or a group of them. 6.2.6.11(2): prying may not help the plate, also where it develops; it never leaves less
 * than the lesser of plate and anchors (mode 2 lies between them), and counts for the stiffness.
 */
function stubResistance(
  sheet: Sheet,
  { plate, gamma_M0 }: Base,
  { n, F_held, size, L_b }: Anchors,
  stub: Stub,
  rows: number,
): { F: number; l_1: number; prying: boolean } {
  const l_1 = sheet.step("l_eff_1_mm", patterns.lengthOfMode1, stub.cp, stub.nc);
  const M_1 = sheet.step("M_pl_1_Rd_kNm", tStub.plasticMoment1, l_1, plate.t, plate.steel.f_y, gamma_M0);
  const F_12 = sheet.step("F_T_1_2_Rd_kN", tStub.modeWithoutPrying, M_1, stub.m);
  const F_3 = sheet.step("F_T_3_Rd_kN", tStub.mode3, n * rows, F_held);
  const limit = sheet.step(
    "L_b_star_mm",
    tStub.greatestLengthOfPrying,
    stub.m,
    (size.A_s_mm2 * n) / 2,
    rows,
    l_1,
    plate.t,
  );
  return { F: sheet.step("F_T_Rd_kN", tStub.leastWithoutPrying, F_12, F_3), l_1, prying: L_b <= limit };
}

export interface Stub {
  readonly cp: number;
  readonly nc: number;
  readonly m: number;
  /** inner rows: alpha of the flange beside them; undefined where the flange does not reach them */
  readonly alpha?: number | undefined;
  readonly e: number;
}

function outsideStub(sheet: Sheet, { column, plate }: Base, { spec, a }: Anchors, d: number): Stub {
  const to = sheet.step("m_x_mm", tStub.leverAtWeld, d - column.h / 2, a);
  const beyond = (spec.w_mm - column.b) / 2;
  const m_x = beyond > 0 ? sheet.step("m_x_mm", tStub.leverToTip, to, beyond) : to;
  const e_x = plate.h / 2 - d;
  const e = (plate.b - spec.w_mm) / 2;
  const cp = sheet.step("l_eff_cp_mm", patterns.outsideCp, m_x, spec.w_mm, e);
  const nc = sheet.step("l_eff_nc_mm", patterns.outsideNc, m_x, e_x, e, plate.b, spec.w_mm);
  return { cp, nc, m: m_x, e };
}

function insideStub(sheet: Sheet, { column, plate }: Base, { spec, a }: Anchors, d: number): Stub {
  const m = sheet.step("m_mm", tStub.leverAtWeld, (spec.w_mm - column.t_w) / 2, a);
  const m_2 = sheet.step("m_2_mm", tStub.leverAtWeld, column.h / 2 - column.t_f - d, a);
  const e = (plate.b - spec.w_mm) / 2;
  const cp = sheet.step("l_eff_cp_mm", patterns.innerCp, m);
  // anchors beyond the tips of the flanges do not stand beside them
  if (spec.w_mm > column.b) return { cp, nc: sheet.step("l_eff_nc_mm", patterns.innerNc, m, e), m, e };
  const alpha = stepAlpha(sheet, m, e, m_2);
  return { cp, nc: sheet.step("l_eff_nc_mm", patterns.besideNc, alpha, m), m, alpha, e };
}

/** 6.2.4.2(3): two inner rows pulled at the same time are a group between the flanges. */
export function innerGroup(sheet: Sheet, base: Base, anchors: Anchors, one: AnchorRow, other: AnchorRow): number {
  const p = Math.abs(one.y - other.y);
  const end = ({ stub: { m, e, alpha } }: AnchorRow) => ({
    cp: sheet.step("l_eff_cp_mm", patterns.lastCpGroup, m, p),
    nc:
      alpha === undefined
        ? sheet.step("l_eff_nc_mm", patterns.lastNcGroup, m, e, p)
        : sheet.step("l_eff_nc_mm", patterns.besideNcGroup, p, alpha, m, e),
  });
  const [a, b] = [end(one), end(other)];
  const cp = sheet.step("sum_l_eff_cp_mm", addLength, a.cp, b.cp);
  const nc = sheet.step("sum_l_eff_nc_mm", addLength, a.nc, b.nc);
  const { F, l_1 } = stubResistance(sheet, base, anchors, { ...one.stub, cp, nc }, 2);
  return withWeb(sheet, base, F, l_1);
}

const addLength = formula("6.2.4.2(3)", "l_a + l_b", (l_a, l_b) => l_a + l_b);
