import { addConcrete } from "../../annexes/concrete-by-country.ts";
import { formulasOf } from "../../basis/formula.ts";
import { decimals } from "../../basis/numbers.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { steel } from "../../materials/steel.ts";
import { formula, requirement } from "../formula.ts";
import { type AnchorsGeometry, boltShape, draw, memberShape } from "../geometry.ts";
import { beamEnd, putFlangeCompression } from "../moment-joints/beam.ts";
import { betaW, rejectThickThroat, resolveThroat, throatField } from "../parts/index.ts";
import { weldStrength, weldThroat } from "../welds/formulas.ts";
import {
  type AnchorRow,
  anchorRow,
  anchorTension,
  innerGroup,
  plateGroup,
  plateTStub,
  resolveAnchors,
  type TensionSide,
  tensionSide,
  verifyAnchorSpacing,
} from "./anchors.ts";
import * as baseBearing from "./bearing.ts";
import { aboutBothAxes, minorOf, refuseOtherAnchors, weldForceOfMinor } from "./both-axes.ts";
import { verifyColumnSection } from "./column-section.ts";
import {
  type Base,
  type Bearing,
  type FlangeStub,
  putBearingStrength,
  putCompression,
  putNeeded,
  resolveBase,
} from "./compression.ts";
import { clustersOf, type Pull, pullOut, verifyDepth, verifyHeads, verifyHook } from "./concrete.ts";
import { placesOf } from "./drawing.ts";
import type { Anchors } from "./model.ts";
import { type BaseForces, baseForces, baseMoment, type Side } from "./moment.ts";
import { says } from "./says.ts";
import { type ColumnBaseItem, columnBaseSchema } from "./schema.ts";
import { verifyShear } from "./shear.ts";

// what lies under the plate
addConcrete();

// The kind `column-base`: unstiffened base plate under a column, 6.2.5, 6.2.6.9 to 6.2.6.12, 6.2.8, 6.3.4.

const concrete = formulasOf("EN 1992-1-1");

const secantModulus = concrete(
  "Table 3.1",
  "22000 * ((f_ck + 8) / 10)^0.3",
  (f_ck) => 22000 * ((f_ck + 8) / 10) ** 0.3,
);
const k13 = formula(
  "Table 6.11",
  "E_c * sqrt(b_eff * l_eff) / (1.275 * E)",
  (E_c, b_eff, l_eff, E) => (E_c * Math.sqrt(b_eff * l_eff)) / (1.275 * E),
);
const lesser = formula("6.2.8.3(6)", "min(F_c_pl_Rd, F_c_fc_Rd)", (F_c_pl_Rd, F_c_fc_Rd) =>
  Math.min(F_c_pl_Rd, F_c_fc_Rd),
);
/** Plate and column are symmetric: both flanges bear alike. */
const sameAs = formula("6.2.8.3(6)", "F_c_Rd", (F_c_Rd) => F_c_Rd);
const half = formula("6.2.8.1", "(h_c - t_fc) / 2", (h_c, t_fc) => (h_c - t_fc) / 2);

const slenderness = formula(
  "5.2.2.5(2)",
  "L_c / i_y / (93.9 * sqrt(235 / f_y))",
  (L_c, i_y, f_y) => L_c / i_y / (93.9 * Math.sqrt(235 / f_y)),
);
const rigidMedium = formula(
  "5.2.2.5(2)",
  "7 * (2 * lambda_0 - 1) * E * I_c / L_c / 1e6",
  (lambda_0, E, I_c, L_c) => (7 * (2 * lambda_0 - 1) * E * I_c) / L_c / 1e6,
);
const rigidFactor = formula(
  "5.2.2.5(2)",
  "k_c * E * I_c / L_c / 1e6",
  (k_c, E, I_c, L_c) => (k_c * E * I_c) / L_c / 1e6,
);

const weldStress = formula(
  "4.5.3.2(6)",
  "max(sqrt(2) * F_w_Ed / (a * l_f), sqrt(3) * V_Ed / (2 * a * l_w)) * 1000",
  (F_w_Ed, a, l_f, V_Ed, l_w) =>
    Math.max((Math.SQRT2 * F_w_Ed) / (a * l_f), (Math.sqrt(3) * V_Ed) / (2 * a * l_w)) * 1000,
);
/** The flange pulls with its part of the section's forces: more than the anchors where these stand further out. */
const weldForce = formula(
  "4.5.3.2, SCI P398",
  "max(F_t_Ed, 1000 * M_Ed / (h_c - t_fc) - N_Ed / 2)",
  (F_t_Ed, M_Ed, h_c, t_fc, N_Ed) => Math.max(F_t_Ed, (1000 * M_Ed) / (h_c - t_fc) - N_Ed / 2),
  { h_c: [5, 10], t_fc: [1, 2] },
);
const weldStressAround = formula(
  "4.5.3.2(6)",
  "sqrt(2 * (N_t / (a * l_w))^2 + 3 * (V_Ed / (a * l_w))^2) * 1000",
  (N_t, a, l_w, V_Ed) => Math.sqrt(2 * (N_t / (a * l_w)) ** 2 + 3 * (V_Ed / (a * l_w)) ** 2) * 1000,
);
const weld = requirement("weld", "4.5.3.2", "sigma_w_Ed / f_w_d <= 1", "weld of the column to the plate");

export const columnBaseKind = defineKind({
  name: "column-base",
  title: "Column base",
  schema: columnBaseSchema,
  example: {
    connection: "column-base",
    column: { profile: "HE 200 B", steel_grade: "S235" },
    plate: { h_mm: 420, b_mm: 420, t_mm: 30, steel_grade: "S235" },
    f_ck_MPa: 25,
    foundation: { h_mm: 1600, b_mm: 1600, d_mm: 1000 },
    anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-160, 160], w_mm: 240 },
    throat_mm: 8,
    N_Ed: 500,
    M_Ed: 80,
    V_Ed: 40,
    length_mm: 4000,
  },
  actions: ["N_Ed", "M_Ed", "M_z_Ed", "V_Ed"],
  uncovered: {
    V_y_Ed: says.depthAlone,
    V_y: says.depthAlone,
    V_z_Ed: says.isDepth,
    supplementary_reinforcement: says.noSupplementary,
  },
  label: (item) =>
    `base of ${item.column.profile ?? "a column"}, plate ${item.plate.h_mm}x${item.plate.b_mm}x${item.plate.t_mm}`,
  run: runColumnBase,
});

function runColumnBase(sheet: Sheet, given: ColumnBaseItem): undefined {
  const base = resolveBase(sheet, given);
  const a = resolveThroat(sheet, "", { throat: given.throat_mm, leg: given.leg_mm }, { required: false });
  if (!base) return;
  const { item } = base;
  const bearing = putBearingStrength(sheet, base);
  if (sheet.problems.length > 0) return;
  const { N_c_Rd, stub } = putCompression(sheet, base, bearing);
  putNeeded(sheet, base, bearing);
  verifyColumnSection(sheet, base, base.column.section.shape === "I" ? minorOf(item) : 0);
  if (item.N_Ed > 0) sheet.verify(baseBearing.baseCompression, item.N_Ed, N_c_Rd, "kN");
  if (a === undefined && item.anchors) sheet.assume(says.noWeld);
  rejectThickThroat(sheet, throatField(given), a, Math.max(base.column.t_f, base.column.t_w), says.flangeOrWall);
  if (sheet.problems.length > 0) return;
  const anchors = resolveAnchors(sheet, base, a ?? 0);
  if (item.anchors && !anchors) return;
  draw(sheet, () => ({
    kind: "column-base",
    column: memberShape(base.column, item.column),
    plate: base.plate,
    grout: base.grout,
    anchors: anchors && anchorsGeometry(anchors),
    N: item.N_Ed,
    M: item.M_Ed ?? 0,
    M_z: item.M_z_Ed ?? 0,
    V: item.V_Ed ?? 0,
  }));
  if (anchors) verifyAnchorSpacing(sheet, base, anchors);
  const forces = stub ? withMoment(sheet, base, bearing, stub, anchors) : withoutMoment(sheet, base);
  if (!forces) return;
  verifyShear(sheet, base, bearing.f_cd, anchors, forces);
  if (a === undefined) {
    withoutWeld(sheet, base, forces);
    return;
  }
  if (a < 3 * (1 - 1e-9)) sheet.verify(weldThroat, 3, a, "mm");
  verifyWeld(sheet, base, a, forces);
}

/** A weld that is pulled is part of the resistance; one that only holds the column in place is not. */
function withoutWeld(sheet: Sheet, { item, column }: Base, { T_left, T_right }: BaseForces): void {
  const { N_Ed, M_Ed = 0, M_z_Ed = 0, V_Ed = 0 } = item;
  const ofFlange = weldForce(Math.max(T_left, T_right), Math.abs(M_Ed), column.h, column.t_f, N_Ed);
  const pulled = weldForceOfMinor(Math.max(0, ofFlange), Math.abs(M_z_Ed), column.b);
  if (N_Ed < 0 || pulled > 0) sheet.lack("throat_mm", says.weldNotVerified);
  else if (M_Ed !== 0 || V_Ed !== 0) sheet.warn(says.weldNotVerified);
}

const anchorsGeometry = ({ spec, size, grade, n }: Anchors): AnchorsGeometry => ({
  bolt: boltShape({ size, grade, d: size.d_mm, d_0: size.d_0_mm }),
  rows: spec.rows_mm,
  across: n === 1 ? [0] : placesOf(spec),
  h_ef: spec.h_ef_mm,
  hooked: spec.type === "hooked",
});

/** Forces of the base, and what they ask of the anchors. */
interface Found extends BaseForces {
  readonly pulls: readonly Pull[];
  /** use of the concrete in tension */
  readonly beta_N: number;
}

/** Table 6.7 asks for two flanges. A hollow column may press, and pull its anchors evenly. */
function withoutMoment(sheet: Sheet, { item, column }: Base): Found | undefined {
  for (const field of ["M_Ed", "M_z_Ed"] as const) {
    const given = item[field] ?? 0;
    if (given !== 0) sheet.problem(field, says.noMomentOnShape({ shape: column.section.shape, given }));
  }
  if (sheet.problems.length > 0) return undefined;
  if (item.N_Ed < 0) {
    sheet.problem("N_Ed", says.compressionOnShape({ shape: column.section.shape, given: item.N_Ed }));
    return undefined;
  }
  return { M_j_Rd: undefined, T_left: 0, T_right: 0, S_j_ini: undefined, pulls: [], beta_N: 0 };
}

function withMoment(
  sheet: Sheet,
  base: Base,
  bearing: Bearing,
  stub: FlangeStub,
  anchors: Anchors | undefined,
): Found | undefined {
  const { item, column } = base;
  const M = item.M_Ed ?? 0;
  if (item.M_Ed === undefined) sheet.assume(says.noMoment);
  const left = anchors && tensionSide(sheet, base, anchors, -1);
  const right = anchors && tensionSide(sheet, base, anchors, 1);
  const C = compressed(sheet, base, bearing, stub);
  sheet.put("F_c_l_Rd_kN", sameAs, C.F_C);
  sheet.put("F_c_r_Rd_kN", sameAs, C.F_C);
  if (minorOf(item) !== 0) return withBothMoments(sheet, base, stub, anchors, { left, right, ...C });
  if (anchors && !left && !right && item.N_Ed < 0 && M === 0 && anchors.spec.rows_mm.includes(0))
    return liftedOnAxis(sheet, base, anchors, -item.N_Ed);
  const shared = anchors && left && right && item.N_Ed < 0 ? sharedOf(sheet, base, anchors, left, right) : undefined;
  const together = (T_left: number, T_right: number) => shared?.factor(T_left, T_right) ?? Number.POSITIVE_INFINITY;
  const forces = baseForces(sheet, sideOf(left, C), sideOf(right, C), item.N_Ed, M, together);
  if (!forces) return undefined;
  const { M_j_Rd, T_left, T_right, S_j_ini } = forces;
  if (M_j_Rd !== undefined && M !== 0) sheet.verify(baseMoment, Math.abs(M), M_j_Rd, "kNm");
  const pulls = [...pullsOf(left, T_left), ...pullsOf(right, T_right)];
  sayBothSides(sheet, T_left, T_right);
  const used = [verifyTension(sheet, left, T_left), verifyTension(sheet, right, T_right)];
  if (shared && T_left > 0 && T_right > 0) used.push(shared.verify(T_left, T_right));
  if (anchors && pulls.length > 0) {
    if (anchors.spec.h_ef_mm === undefined) used.push(verifyDepth(sheet, base, anchors, pulls));
    used.push(verifyHeads(sheet, base, anchors, pulls));
    verifyHook(sheet, base, anchors);
  }
  if (S_j_ini !== undefined) classify(sheet, item, column, S_j_ini);
  return { ...forces, pulls, beta_N: Math.max(...used) };
}

interface BothSides extends Compressed {
  readonly left: TensionSide | undefined;
  readonly right: TensionSide | undefined;
}

/** What Table 6.7 lets N_Ed and M_Ed alone be multiplied by: a moment about z adds nothing to it. */
function multipleOfMajor(sheet: Sheet, base: Base, anchors: Anchors | undefined, sides: BothSides): number {
  const { left, right } = sides;
  const { N_Ed, M_Ed = 0 } = base.item;
  const aside = new Tally(sheet.request, sheet.path);
  const shared = anchors && left && right && N_Ed < 0 ? sharedOf(aside, base, anchors, left, right) : undefined;
  const together = (T_left: number, T_right: number) => shared?.factor(T_left, T_right) ?? Number.POSITIVE_INFINITY;
  const forces = baseForces(aside, sideOf(left, sides), sideOf(right, sides), N_Ed, M_Ed, together);
  return forces?.M_j_Rd === undefined || M_Ed === 0 ? Number.POSITIVE_INFINITY : forces.M_j_Rd / Math.abs(M_Ed);
}

function withBothMoments(
  sheet: Sheet,
  base: Base,
  stub: FlangeStub,
  anchors: Anchors | undefined,
  sides: BothSides,
): Found | undefined {
  if (anchors) refuseOtherAnchors(sheet, base, anchors);
  if (sheet.problems.length > 0) return undefined;
  const { left, right } = sides;
  const found = aboutBothAxes(sheet, base, stub, anchors, {
    ...sides,
    most: multipleOfMajor(sheet, base, anchors, sides),
  });
  if (!found) return undefined;
  const { elastic, T_left, T_right } = found;
  sayBothSides(sheet, T_left, T_right);
  verifySteel(sheet, left, T_left);
  verifySteel(sheet, right, T_right);
  const used = anchors && elastic.length > 0 ? verifyConcreteOf(sheet, base, anchors, elastic) : [];
  return { ...found, S_j_ini: undefined, beta_N: Math.max(0, ...used) };
}

/** All that anchors pull out of: what they share, their depth, their heads. */
function verifyConcreteOf(sheet: Sheet, base: Base, anchors: Anchors, pulls: readonly Pull[]): number[] {
  const used = (clustersOf(sheet, base, anchors, pulls) ?? []).map(({ rows, N_Rd }) =>
    sheet.verify(
      pullOut,
      rows.reduce((sum, { F }) => sum + F, 0),
      N_Rd,
      "kN",
    ),
  );
  if (anchors.spec.h_ef_mm === undefined) used.push(verifyDepth(sheet, base, anchors, pulls));
  used.push(verifyHeads(sheet, base, anchors, pulls));
  verifyHook(sheet, base, anchors);
  return used;
}

/** One row of anchors on the axis takes all of an uplift without moment. */
function liftedOnAxis(sheet: Sheet, base: Base, anchors: Anchors, T: number): Found {
  const row = anchorRow(sheet, base, anchors, 0);
  const pulls: readonly Pull[] = [{ y: 0, F: T }];
  sheet.put("F_t_Ed_kN", sameAs, T);
  if (row.prying) sheet.warn(says.prying({ y: 0 }));
  sheet.verify(anchorTension, T, anchors.n * anchors.F_t_Rd, "kN");
  sheet.verify(plateTStub, T, sheet.put("F_T_Rd_kN", sameAs, row.F), "kN");
  const used = verifyConcreteOf(sheet, base, anchors, pulls);
  return { M_j_Rd: undefined, T_left: T / 2, T_right: T / 2, S_j_ini: undefined, pulls, beta_N: Math.max(...used) };
}

/** The rows of a side share its tension as they resist. */
const pullsOf = (side: TensionSide | undefined, T: number): Pull[] =>
  side && T > 0 && side.F_plate > 0 ? side.rows.map(({ y, F }) => ({ y, F: (T * F) / side.F_plate })) : [];

/** What both sides share when the column pulls on both: the plate between the flanges, and concrete where cones touch. */
function sharedOf(sheet: Sheet, base: Base, anchors: Anchors, left: TensionSide, right: TensionSide) {
  const inner = (side: TensionSide): AnchorRow | undefined => side.rows.find((row) => row.inner);
  const [one, other] = [inner(left), inner(right)];
  const F_plate = one && other && plateTogether(sheet, innerGroup(sheet, base, anchors, one, other), left, right);
  const clusters = (T_left: number, T_right: number) =>
    clustersOf(sheet, base, anchors, [...pullsOf(left, T_left), ...pullsOf(right, T_right)]) ?? [];
  const forceOf = (rows: readonly Pull[]) => rows.reduce((sum, { F }) => sum + F, 0);
  return {
    factor(T_left: number, T_right: number): number {
      const T = T_left + T_right;
      const limits = clusters(T_left, T_right).map(({ rows, N_Rd }) =>
        sheet.step("lambda_T", reserve, N_Rd, forceOf(rows)),
      );
      if (F_plate !== undefined) limits.push(sheet.step("lambda_T", reserve, F_plate, T));
      return Math.min(...limits);
    },
    verify(T_left: number, T_right: number): number {
      if (F_plate !== undefined) sheet.verify(plateGroup, T_left + T_right, F_plate, "kN");
      const used = clusters(T_left, T_right).map(({ rows, N_Rd }) => sheet.verify(pullOut, forceOf(rows), N_Rd, "kN"));
      return Math.max(0, ...used);
    },
  };
}

/** Rows beyond the flanges stand alone; those between them are a group. */
function plateTogether(sheet: Sheet, F_group: number, left: TensionSide, right: TensionSide): number {
  const alone = (of: (row: AnchorRow) => boolean) =>
    [...left.rows, ...right.rows].filter(of).reduce((sum, { F }) => sum + F, 0);
  const outer = alone(({ inner }) => !inner);
  return sheet.put(
    "F_t_plate_Rd_kN",
    ofPlate,
    outer,
    F_group,
    alone(({ inner }) => inner),
  );
}

const ofPlate = formula(
  "6.2.4.2(3)",
  "F_outer_Rd + min(F_group_Rd, F_inner_Rd)",
  (F_outer_Rd, F_group_Rd, F_inner_Rd) => F_outer_Rd + Math.min(F_group_Rd, F_inner_Rd),
);
const reserve = formula("6.2.4.2(3)", "F_T_Rd / F_t_Ed", (F_T_Rd, F_t_Ed) => F_T_Rd / F_t_Ed);

interface Compressed {
  readonly F_C: number;
  readonly z_C: number;
  readonly k_C: number;
}

const sideOf = (tension: TensionSide | undefined, { F_C, z_C, k_C }: Compressed): Side => ({
  F_T: tension?.F,
  z_T: tension?.z ?? 0,
  k_T: tension?.k ?? 0,
  F_C,
  z_C,
  k_C,
});

/** 6.2.8.3(6): concrete under the flange, flange and web of the column. */
function compressed(sheet: Sheet, { item, column, gamma_M0 }: Base, { f_jd }: Bearing, stub: FlangeStub): Compressed {
  const F_pl = sheet.put("F_c_pl_Rd_kN", baseBearing.flangeBearing, f_jd, stub.l, stub.b);
  const F_fc = putFlangeCompression(
    sheet,
    beamEnd(column, undefined, gamma_M0),
    Math.abs(item.V_Ed ?? 0),
    "F_c_fc_Rd_kN",
  );
  const F_C = sheet.put("F_c_Rd_kN", lesser, F_pl, F_fc);
  const z_C = sheet.put("z_C_mm", half, column.h, column.t_f);
  const E_c =
    item.E_cm_MPa === undefined
      ? sheet.put("E_cm_MPa", secantModulus, item.f_ck_MPa)
      : sheet.given("E_cm_MPa", item.E_cm_MPa);
  return { F_C, z_C, k_C: sheet.put("k_13_mm", k13, E_c, stub.b, stub.l, steel.E_MPa) };
}

/** Anchors and plate of one side. */
function verifySteel(sheet: Sheet, side: TensionSide | undefined, T: number): void {
  if (!side || T <= 0) return;
  for (const { y, prying } of side.rows) if (prying) sheet.warn(says.prying({ y: decimals(y, 1) }));
  sheet.verify(anchorTension, T, side.F_anchors, "kN");
  sheet.verify(plateTStub, T, side.F_plate, "kN");
}

/** Verifications of both sides have the same names. */
function sayBothSides(sheet: Sheet, T_left: number, T_right: number): void {
  if (T_left > 0 && T_right > 0)
    sheet.assume(says.bothSides({ left: decimals(T_left, 1), right: decimals(T_right, 1) }));
}

/** One side by itself; gives the use of its concrete. */
function verifyTension(sheet: Sheet, side: TensionSide | undefined, T: number): number {
  if (!side || T <= 0) return 0;
  verifySteel(sheet, side, T);
  return side.F_concrete === undefined ? 0 : sheet.verify(pullOut, T, side.F_concrete, "kN");
}

/** 5.2.2.5(2) */
function classify(
  sheet: Sheet,
  { length_mm: L, braced }: ColumnBaseItem,
  { section, steel: grade }: Base["column"],
  S: number,
): void {
  if (L === undefined) return;
  if (braced === undefined) sheet.assume(says.notBraced);
  const { I_y_mm4: I, i_y_mm } = section.properties;
  const rigid = braced
    ? rigidOfBraced(sheet, L, I, sheet.put("lambda_0", slenderness, L, i_y_mm, grade.f_y))
    : sheet.put("S_j_rigid_kNm_rad", rigidFactor, 30, steel.E_MPa, I, L);
  // the standard gives no limit of pinned bases: that of beams is taken
  const pinned = sheet.put("S_j_pinned_kNm_rad", rigidFactor, 0.5, steel.E_MPa, I, L);
  sheet.given("classification_stiffness", S >= rigid ? "rigid" : S <= pinned ? "nominally-pinned" : "semi-rigid");
}

function rigidOfBraced(sheet: Sheet, L: number, I: number, lambda_0: number): number {
  const name = "S_j_rigid_kNm_rad";
  if (lambda_0 <= 0.5) return sheet.table(name, 0, "EN 1993-1-8 5.2.2.5(2)", says.stocky);
  return lambda_0 < 3.93
    ? sheet.put(name, rigidMedium, lambda_0, steel.E_MPa, I, L)
    : sheet.put(name, rigidFactor, 48, steel.E_MPa, I, L);
}

/** Compression goes through contact; the welds carry tension and shear. */
function verifyWeld(sheet: Sheet, { item, column, plate }: Base, a: number, { T_left, T_right }: BaseForces): void {
  sheet.assume(says.contact);
  const weak = plate.steel.f_u < column.steel.f_u ? plate.steel : column.steel;
  const { h, b, t_w, t_f, r } = column;
  const V = Math.abs(item.V_Ed ?? 0);
  const T = Math.max(T_left, T_right);
  const isI = column.section.shape === "I";
  // a fillet beyond the flange needs its leg of plate
  const outside = (plate.h - h) / 2 >= Math.SQRT2 * a * (1 - 1e-9);
  const l_f = outside ? 2 * b - t_w - 2 * r : b - t_w - 2 * r;
  const around = column.section.shape === "CHS" ? Math.PI * h : 2 * (h + b);
  const F_y = isI ? sheet.put("F_w_Ed_kN", weldForce, T, Math.abs(item.M_Ed ?? 0), h, t_f, item.N_Ed) : T;
  if (isI && sheet.steps) sheet.explain(says.flangePulls);
  const M_z = Math.abs(minorOf(item));
  const F = M_z > 0 ? sheet.put("F_w_both_Ed_kN", weldForceOfMinor, Math.max(0, F_y), M_z, b) : F_y;
  const sigma = isI
    ? sheet.put("sigma_w_Ed_MPa", weldStress, F, a, l_f, V, h - 2 * t_f - 2 * r)
    : sheet.put("sigma_w_Ed_MPa", weldStressAround, F, a, around, V);
  const f_w = sheet.put(
    "f_w_d_MPa",
    weldStrength,
    weak.f_u,
    betaW(sheet, weak),
    sheet.parameter("EN 1993-1-8", "gamma_M2"),
  );
  sheet.verify(weld, sigma, f_w, "MPa");
}
