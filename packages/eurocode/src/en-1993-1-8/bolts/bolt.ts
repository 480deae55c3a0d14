import { decimals } from "../../basis/numbers.ts";
import { ofForm } from "../../basis/verification.ts";
import { defineKind } from "../../engine/kind.ts";
import { sentenceOf } from "../../engine/sentences.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type BoltGrade, type BoltSize, bolt, boltGrade, type HexagonHead } from "../../materials/bolts.ts";
import { requirement } from "../formula.ts";
import { boltShape, draw } from "../geometry.ts";
import { frictionOf, slipResistanceOf } from "./friction.ts";
import {
  type Hole,
  hasWideHole,
  kindOfHole,
  stressAreaOf,
  usualHole,
  verifyHole,
  verifyNormalHole,
  verifyWideHole,
  wideHoleFactor,
} from "./holes.ts";
import type { Bolt, Category } from "./model.ts";
import { holeFactor, nextBearing, nextInnerBearing, type Place } from "./next-bearing.ts";
import { rejectImpossible } from "./refuse.ts";
import * as boltResistance from "./resistance.ts";
import { says } from "./says.ts";
import { type BoltItem, boltSchema } from "./schema.ts";
import * as slipFormulas from "./slip.ts";
import { thickEnough, verifySpacing } from "./spacing.ts";

export const boltKind = defineKind({
  name: "bolt",
  title: "Bolts in shear, bearing, tension and friction",
  schema: boltSchema,
  // without a shear plane there is no shear
  everyday: (item) => (Number(item.shear_planes) === 0 && item.V_Ed === undefined ? { ...item, V_Ed: 0 } : item),
  example: {
    connection: "bolt",
    mark: "C1",
    bolt_grade: "8.8",
    bolt_size: "M20",
    shear_planes: 1,
    plate_fu: 430,
    plate_t: 10,
    e1: 40,
    e2: 40,
    p1: 70,
    p2: 80,
    is_end_bolt: true,
    n_bolts: 4,
    V_Ed: 240,
    F_t_Ed: 60,
  },
  label: ({ n_bolts = 1, bolt_size, bolt_grade }) => `${n_bolts > 1 ? `${n_bolts} × ` : ""}${bolt_size} ${bolt_grade}`,
  run(sheet, item) {
    const resolved = resolve(sheet, item);
    if (!resolved) return;
    draw(sheet, () => ({
      kind: "bolt",
      bolt: boltShape({ ...resolved, d: resolved.size.d_mm }),
      n: resolved.n_bolts,
      e1: item.e1,
      e2: item.e2,
      p1: item.p1,
      p2: item.p2,
      t: item.plate_t,
      planes: item.shear_planes,
      V: item.V_Ed,
      F_t: item.F_t_Ed ?? 0,
    }));
    const F_v_Ed = sheet.put("F_v_Ed_kN", boltResistance.perBolt, Math.abs(item.V_Ed), resolved.n_bolts);
    const F_t_Ed = sheet.put("F_t_Ed_kN", boltResistance.perBolt, item.F_t_Ed ?? 0, resolved.n_bolts);
    const F_v_Rd = shear(sheet, resolved);
    const { e1, e2 } = item;
    const place = e1 === undefined || e2 === undefined ? undefined : { e1, e2 };
    const F_b_Rd = place ? bearing(sheet, resolved, place) : 0;
    const F_b_inner = place && innerBearing(sheet, resolved, place, F_b_Rd);
    const F_t_Rd = tension(sheet, resolved);
    const B_p_Rd = sheet.put(
      "B_p_Rd_kN",
      boltResistance.punchingResistance,
      resolved.d_m,
      item.plate_t,
      item.plate_fu,
      resolved.gamma_M2,
    );
    const slipping = resolved.preloaded ? slip(sheet, resolved, F_v_Ed, F_t_Ed) : undefined;
    group(sheet, resolved, F_v_Rd, place && Math.min(F_b_Rd, F_b_inner ?? F_b_Rd), F_t_Rd, slipping?.F_s_Rd);

    if (item.shear_planes > 0 && F_v_Ed > 0) {
      // Table 3.2: a connection that may not slip at the ultimate limit state never leans on the shank
      if (resolved.category !== "C") sheet.verify(boltResistance.boltShear, F_v_Ed, F_v_Rd, "kN");
      sheet.verify(boltResistance.boltBearing, F_v_Ed, F_b_Rd, "kN");
      if (F_b_inner !== undefined) sheet.verify(boltResistance.innerBearing, F_v_Ed, F_b_inner, "kN");
      if (resolved.category !== "C") {
        verifyWideHole(sheet, resolved.size, resolved.hole, resolved.d_0, F_b_inner ?? F_b_Rd, F_v_Rd);
        verifyNormalHole(sheet, resolved.size, resolved.d_0);
      }
    }
    if (F_t_Ed > 0) {
      sheet.verify(boltResistance.boltTension, F_t_Ed, F_t_Rd, "kN");
      sheet.verify(boltResistance.punchingShear, F_t_Ed, B_p_Rd, "kN");
    }
    if (F_v_Ed > 0 && F_t_Ed > 0 && resolved.category !== "C") {
      const sum = sheet.step("F_v_F_t", boltResistance.shearWithTension, F_v_Ed, F_v_Rd, F_t_Ed, F_t_Rd);
      sheet.verify(boltResistance.shearTensionInteraction, sum, 1, "");
    }
    if (slipping?.verify) sheet.verify(slipping.requirement, slipping.demand, slipping.F_s_Rd, "kN");
    spacing(sheet, resolved);
  },
});

function resolve(sheet: Sheet, item: BoltItem): Bolt | undefined {
  const size = bolt(item.bolt_size);
  const grade = boltGrade(item.bolt_grade);
  if (!size || !grade) return undefined; // the schema knows only sizes and grades of the tables
  const n_bolts = item.n_bolts ?? 1;
  const hole = kindOfHole(sheet, "", item, size);
  const category = categoryOf(sheet, item);
  const preloaded = category === "B" || category === "C" || category === "E";
  const resolved: Bolt = {
    item,
    size,
    grade,
    category,
    preloaded,
    n_bolts,
    d_0: holeDiameter(sheet, item, size, hole),
    d_m: headDiameter(sheet, item, size, preloaded),
    threads: item.threads_in_shear_plane ?? true,
    hole,
    direction: item.slot_parallel ? "along" : "across",
    inLine: boltsInLine(item, n_bolts),
    gamma_M2: sheet.parameter("EN 1993-1-8", "gamma_M2"),
  };
  if (item.n_bolts === undefined) sheet.assume(says.oneBolt);
  if (item.is_end_bolt === undefined && item.shear_planes > 0)
    sheet.assume(resolved.inLine > 1 ? says.endAndInner : says.oneEndBolt);
  if (item.threads_in_shear_plane === undefined && item.shear_planes > 0) {
    sheet.assume(says.threadsInShear);
  }
  if (item.single_lap_one_row === undefined && isSingleLap(item)) sheet.assume(says.singleLap, { weighty: true });
  if (item.p2 === undefined) sheet.assume(says.singleColumn);
  if (item.is_edge_bolt === undefined) sheet.assume(says.edgeRow);
  if (category === "C") sheet.assume(says.netSectionOfPly);
  rejectImpossible(sheet, resolved);
  return sheet.problems.length > 0 ? undefined : resolved;
}

/** 3.6.1(10): one shear plane, and no bolt behind another. */
const isSingleLap = ({ shear_planes, p1, V_Ed, is_end_bolt }: BoltItem): boolean =>
  shear_planes === 1 && p1 === undefined && V_Ed !== 0 && is_end_bolt !== false;

/** A single column without a gauge; with one the fewest lines, two, leave the longest. */
function boltsInLine({ p1, p2 }: BoltItem, n_bolts: number): number {
  if (p1 === undefined) return 1;
  return p2 === undefined ? n_bolts : Math.ceil(n_bolts / 2);
}

function categoryOf(sheet: Sheet, item: BoltItem): Category {
  if (item.category) return item.category;
  const category = item.V_Ed === 0 || item.shear_planes === 0 ? "D" : "A";
  sheet.assume(category === "A" ? says.categoryA : says.categoryD);
  return category;
}

function holeDiameter(sheet: Sheet, item: BoltItem, size: BoltSize, hole: Hole): number {
  // `rejectImpossible` asks for the diameter where there is no usual one
  return item.d0_mm ?? usualHole(sheet, size, hole) ?? size.d_0_mm;
}

export function headDiameter(
  sheet: Sheet,
  item: { readonly d_m_mm?: number | undefined },
  size: BoltSize,
  preloaded: boolean,
): number {
  if (item.d_m_mm !== undefined) return item.d_m_mm;
  if (preloaded && size.preloaded) {
    sheet.assume(headOf(size.preloaded.head));
    return size.preloaded.d_m_mm;
  }
  sheet.assume(headOf(size.head));
  return size.d_m_mm;
}

const headOf = sentenceOf(({ standard }: HexagonHead) => says.headAndNut({ standard }));

/** F_v,Rd of one bolt, all planes, with all reductions. */
function shear(sheet: Sheet, resolved: Bolt): number {
  const { item, size, grade, d_0, threads, gamma_M2 } = resolved;
  sheet.given("d_mm", size.d_mm);
  sheet.given("d_0_mm", d_0);
  sheet.put("A_mm2", boltResistance.grossArea, size.d_mm);
  sheet.table("A_s_mm2", size.A_s_mm2, "EN 1993-1-8 Table 3.4", stressAreaOf(size));
  const ofClass = sheet.steps && says.ofClass({ grade: grade.grade });
  sheet.table("f_yb_MPa", grade.f_yb_MPa, grade.clause, ofClass);
  sheet.table("f_ub_MPa", grade.f_ub_MPa, grade.clause, ofClass);
  sheet.given("gamma_M2", gamma_M2);
  const alpha_v = sheet.table(
    "alpha_v",
    threads ? grade.alpha_v : grade.alpha_v_shank,
    "EN 1993-1-8 Table 3.4",
    sheet.steps && (threads ? says.threadsOfClass({ grade: grade.grade }) : says.shankInShear),
  );
  const A = threads ? size.A_s_mm2 : size.A_mm2;
  const L_j = jointLength(sheet, resolved);
  const beta_Lf =
    L_j === undefined
      ? sheet.given("beta_Lf", 1)
      : sheet.put("beta_Lf", boltResistance.longJointFactor, L_j, size.d_mm);
  const packing = item.packing_mm ?? 0;
  const beta_p =
    packing > size.d_mm / 3
      ? sheet.put("beta_p", boltResistance.packingFactor, size.d_mm, packing)
      : sheet.table("beta_p", 1, "EN 1993-1-8 3.6.1(12)", says.thinPacking);
  const beta_h = clearanceFactor(sheet, size, grade, d_0);
  if (beta_h * beta_Lf * beta_p === 1) {
    return sheet.put(
      "F_v_Rd_kN",
      boltResistance.shearResistance,
      item.shear_planes,
      alpha_v,
      grade.f_ub_MPa,
      A,
      gamma_M2,
    );
  }
  return sheet.put(
    "F_v_Rd_kN",
    boltResistance.reducedShearResistance,
    beta_h,
    beta_Lf,
    beta_p,
    item.shear_planes,
    alpha_v,
    grade.f_ub_MPa,
    A,
    gamma_M2,
  );
}

/** L_j as given, or of the bolts that stand behind each other where that makes a long joint. */
function jointLength(sheet: Sheet, { item, size, inLine }: Bolt): number | undefined {
  if (item.joint_length_mm !== undefined) return item.joint_length_mm;
  const L_j = (inLine - 1) * (item.p1 ?? 0);
  if (L_j <= 15 * size.d_mm) return undefined;
  sheet.assume(item.p2 === undefined ? says.longJointInLine : says.longJointInLines);
  return L_j;
}

/** 3.6.1(5): M12 and M14 in holes with 2 mm clearance */
function clearanceFactor(sheet: Sheet, size: BoltSize, grade: BoltGrade, d_0: number): number {
  if (!hasWideHole(size, d_0)) return 1;
  return sheet.table(
    "beta_h",
    wideHoleFactor(grade),
    "EN 1993-1-8 3.6.1(5)",
    sheet.steps && says.wideClearance({ size: size.size, clearance: d_0 - size.d_mm, grade: grade.grade }),
  );
}

/** F_b,Rd of one bolt in the governing ply. */
function bearing(sheet: Sheet, resolved: Bolt, { e1, e2 }: Place): number {
  const { item, size, grade, d_0, hole, gamma_M2 } = resolved;
  const { p1, p2, plate_fu: f_u, plate_t } = item;
  const single = item.single_lap_one_row ?? isSingleLap(item);
  const next = nextBearing(sheet, resolved, { e1, e2 }, single);
  if (next !== undefined) return next;
  const alpha_d =
    item.is_end_bolt !== false || p1 === undefined
      ? sheet.put("alpha_d", boltResistance.alphaEnd, e1, d_0)
      : sheet.put("alpha_d", boltResistance.alphaInner, p1, d_0);
  const alpha_b = sheet.put("alpha_b", boltResistance.alphaB, alpha_d, grade.f_ub_MPa, f_u);
  const k_1 = bearingK1(sheet, item, e2, p2, d_0);
  const sink = item.countersink_depth_mm ?? 0.5 * size.d_mm;
  if (item.countersunk && item.countersink_depth_mm === undefined) {
    sheet.assume(says.sinkDepth);
  }
  const t = item.countersunk ? sheet.put("t_b_mm", boltResistance.bearingThickness, plate_t, sink) : plate_t;
  const k_h = holeFactor(resolved);
  const clause = "EN 1993-1-8 Table 3.4";
  const name = "F_b_Rd_kN";
  if (k_h !== 1) sheet.table("k_h", k_h, clause, hole === "oversize" ? says.oversize : says.slotAcross);
  if (!single) {
    return k_h === 1
      ? sheet.put(name, boltResistance.bearingResistance, k_1, alpha_b, f_u, size.d_mm, t, gamma_M2)
      : sheet.put(name, boltResistance.bearingResistanceOfHole, k_h, k_1, alpha_b, f_u, size.d_mm, t, gamma_M2);
  }
  const { bearingResistanceOfHole, bearingOfSingleLap } = boltResistance;
  const F_b = sheet.step(name, bearingResistanceOfHole, k_h, k_1, alpha_b, f_u, size.d_mm, t, gamma_M2);
  return sheet.put(name, bearingOfSingleLap, F_b, f_u, size.d_mm, t, gamma_M2);
}

/** An end bolt with others behind it: where they bear less, they are the ones that fail. */
function innerBearing(sheet: Sheet, resolved: Bolt, { e2 }: Place, F_b_Rd: number): number | undefined {
  const { item, size, grade, d_0, gamma_M2, inLine } = resolved;
  const { p1, p2, plate_fu: f_u, plate_t, is_edge_bolt } = item;
  if (item.is_end_bolt === false || inLine < 2 || p1 === undefined) return undefined;
  const next = nextInnerBearing(sheet, resolved, F_b_Rd);
  if (next !== null) return next;
  const alpha_b = boltResistance.alphaB(Math.max(0, boltResistance.alphaInner(p1, d_0)), grade.f_ub_MPa, f_u);
  const k_1 =
    p2 === undefined
      ? boltResistance.k1SingleColumn(e2, d_0)
      : is_edge_bolt === false
        ? boltResistance.k1Inner(p2, d_0)
        : boltResistance.k1Edge(e2, d_0, p2);
  const sink = item.countersunk ? (item.countersink_depth_mm ?? 0.5 * size.d_mm) : 0;
  const t = boltResistance.bearingThickness(plate_t, sink);
  const k_h = holeFactor(resolved);
  const { bearingResistanceOfHole } = boltResistance;
  const F_b = bearingResistanceOfHole(k_h, k_1, alpha_b, f_u, size.d_mm, t, gamma_M2);
  if (F_b >= F_b_Rd) return undefined;
  sheet.step("alpha_d", boltResistance.alphaInner, p1, d_0);
  return sheet.put("F_b_inner_Rd_kN", bearingResistanceOfHole, k_h, k_1, alpha_b, f_u, size.d_mm, t, gamma_M2);
}

function bearingK1(sheet: Sheet, item: BoltItem, e2: number, p2: number | undefined, d_0: number): number {
  if (p2 === undefined) return sheet.put("k_1", boltResistance.k1SingleColumn, e2, d_0);
  return item.is_edge_bolt === false
    ? sheet.put("k_1", boltResistance.k1Inner, p2, d_0)
    : sheet.put("k_1", boltResistance.k1Edge, e2, d_0, p2);
}

function tension(sheet: Sheet, { item, size, grade, d_m, gamma_M2 }: Bolt): number {
  const k_2 = sheet.table(
    "k_2",
    item.countersunk ? 0.63 : 0.9,
    "EN 1993-1-8 Table 3.4",
    item.countersunk ? says.countersunkBolt : says.hexagonHead,
  );
  sheet.given("d_m_mm", d_m);
  return sheet.put("F_t_Rd_kN", boltResistance.tensionResistance, k_2, grade.f_ub_MPa, size.A_s_mm2, gamma_M2);
}

function slip(sheet: Sheet, resolved: Bolt, F_v_Ed: number, F_t_Ed: number) {
  const { item, size, grade, category, hole, direction, n_bolts } = resolved;
  const F_p_C = sheet.put("F_p_C_kN", slipFormulas.preload, grade.f_ub_MPa, size.A_s_mm2);
  if (item.mu === undefined && item.friction_class === undefined) return undefined; // E without friction
  const friction = frictionOf(sheet, item, category, hole, slipFormulas.holeFactors[hole][direction]);
  const { serviceable } = friction;
  const F_t = serviceable ? serviceTension(sheet, item, n_bolts) : F_t_Ed;
  const F_s_Rd = slipResistanceOf(sheet, friction, F_p_C, F_t);
  const demand = serviceable ? serviceShear(sheet, item, n_bolts) : F_v_Ed;
  return {
    F_s_Rd,
    demand,
    verify: demand > 0,
    requirement: serviceable ? slipFormulas.slipAtServiceability : slipFormulas.slip,
  };
}

function serviceShear(sheet: Sheet, item: BoltItem, n_bolts: number): number {
  if (item.V_Ed_ser === undefined) sheet.assume(says.sameShearInService);
  return sheet.put("F_v_Ed_ser_kN", boltResistance.perBolt, Math.abs(item.V_Ed_ser ?? item.V_Ed), n_bolts);
}

function serviceTension(sheet: Sheet, item: BoltItem, n_bolts: number): number {
  const F_t = item.F_t_Ed_ser ?? item.F_t_Ed ?? 0;
  if (F_t === 0) return 0;
  if (item.F_t_Ed_ser === undefined) sheet.assume(says.sameTensionInService);
  return sheet.put("F_t_Ed_ser_kN", boltResistance.perBolt, F_t, n_bolts);
}

function group(
  sheet: Sheet,
  { n_bolts }: Bolt,
  F_v_Rd: number,
  F_b_Rd: number | undefined,
  F_t_Rd: number,
  F_s_Rd: number | undefined,
): void {
  sheet.put("F_v_Rd_group_kN", boltResistance.ofGroup, n_bolts, F_v_Rd);
  sheet.put("F_t_Rd_group_kN", boltResistance.ofGroup, n_bolts, F_t_Rd);
  if (F_s_Rd !== undefined) sheet.put("F_s_Rd_group_kN", boltResistance.ofGroup, n_bolts, F_s_Rd);
  if (F_b_Rd !== undefined) sheet.put("F_Rd_group_kN", boltResistance.groupResistance, n_bolts, F_v_Rd, F_b_Rd);
}

function spacing(sheet: Sheet, { item, size, d_0, hole }: Bolt): void {
  verifyHole(sheet, size, hole, d_0);
  verifySpacing(sheet, {
    d_0,
    e1: item.e1,
    e2: item.e2,
    p1: item.p1,
    p2: item.p2,
    slotted: hole.endsWith("slot"),
    exposed_t: item.exposed ? item.plate_t : undefined,
    compressed_t: item.in_compression ? item.plate_t : undefined,
  });
  pressedPly(sheet, item);
}

const plyBuckling = ofForm(
  requirement("ply-buckling", "Table 3.3", "p_1 / t < 9 * epsilon", "pitch of the bolts in a ply in compression"),
);
/** As if the steel yielded at its tensile strength only, where no yield strength is given. */
const strongest = ({ plate_fy, plate_fu }: BoltItem): number => plate_fy ?? plate_fu;

/** Table 3.3, note 2: what is pressed may buckle between bolts that are far apart for its thickness. */
function pressedPly(sheet: Sheet, item: BoltItem): void {
  const { p1, plate_t: t, in_compression, V_Ed } = item;
  if (p1 === undefined || V_Ed === 0) return;
  if (in_compression) {
    const limit = sheet.step("p_1_t_max", thickEnough, strongest(item));
    if (p1 / t >= limit) sheet.verify(plyBuckling, p1 / t, limit, "");
    return;
  }
  const limit = thickEnough(strongest(item));
  if (in_compression === false || p1 / t < limit) return;
  sheet.assume(says.plyNotPressed);
  if (item.plate_fy !== undefined && !item.exposed)
    sheet.warn(says.plyMayBuckle({ ratio: decimals(p1 / t, 1), limit: decimals(limit, 1) }));
}
