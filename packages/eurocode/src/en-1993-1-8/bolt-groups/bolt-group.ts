import { decimals } from "../../basis/numbers.ts";
import { atLeast, notWith, onlyFor, required } from "../../basis/refusals.ts";
import { type Requirement, utilizationOf } from "../../basis/verification.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { headDiameter } from "../bolts/bolt.ts";
import { frictionOf, slipResistanceOf } from "../bolts/friction.ts";
import { verifyWideHole } from "../bolts/holes.ts";
import { rejectHead, rejectHoleFactor } from "../bolts/refuse.ts";
import { boltShear, longJointFactor, reducedShearResistance } from "../bolts/resistance.ts";
import { says as boltSays } from "../bolts/says.ts";
import * as slipFormulas from "../bolts/slip.ts";
import { leastEnd, verifySpacing } from "../bolts/spacing.ts";
import { requirement } from "../formula.ts";
import { boltShape, draw } from "../geometry.ts";
import {
  type Bolts,
  bearingOf,
  type Ply,
  putBearing,
  putBolts,
  putShear,
  resolveBolts,
  verifyNormalHoles,
} from "../parts/index.ts";
import {
  centred,
  elastic,
  elasticX,
  elasticY,
  type Force,
  type Load,
  leastDistance,
  momentAtCentroid,
  type Point,
  plastic,
  resultant,
  sumOfSquares,
} from "./distribution.ts";
import {
  actsOutOfPlane,
  type BoltUse,
  type OutOfPlane,
  putOutOfPlane,
  putTension,
  verifyTension,
} from "./out-of-plane.ts";
import { rejectCategory, rejectOverlaps } from "./refuse.ts";
import { says } from "./says.ts";
import { actsInPlane, boltGroupSchema, type GroupItem, isPreloaded } from "./schema.ts";

const bearingX = requirement("bolt-bearing-x", "Table 3.4", "F_x_Ed / F_b_x_Rd <= 1", "bearing along x");
const bearingY = requirement("bolt-bearing-y", "Table 3.4", "F_y_Ed / F_b_y_Rd <= 1", "bearing along y");

export const boltGroupKind = defineKind({
  name: "bolt-group",
  title: "Bolt groups with eccentric shear in their plane, and tension",
  schema: boltGroupSchema,
  example: {
    connection: "bolt-group",
    mark: "BG1",
    n_1: 4,
    p1: 80,
    n_2: 2,
    p2: 100,
    bolt_grade: "8.8",
    bolt_size: "M20",
    shear_planes: 1,
    plate_t: 12,
    plate_fu: 490,
    V_y_Ed: -180,
    e_x_mm: 200,
    edge_x_mm: 45,
    edge_y_mm: 45,
  },
  actions: ["V_x_Ed", "V_y_Ed", "M_Ed", "N_Ed", "M_x_Ed", "M_y_Ed"],
  label: ({ bolts, n_1 = 1, n_2 = 1, bolt_size, bolt_grade }) =>
    `${bolts?.length ?? n_1 * n_2} × ${bolt_size} ${bolt_grade}`,
  run(sheet, item) {
    const points = resolvePoints(sheet, item);
    const category = resolveCategory(sheet, item);
    const bolts = resolveBolts(sheet, "", item);
    if (!actsInPlane(item) && !actsOutOfPlane(item)) {
      sheet.problem("V_y_Ed", required(says.action));
    }
    if (item.d_m_mm !== undefined && !actsOutOfPlane(item)) sheet.unused("d_m_mm", onlyFor(says.punching));
    if (bolts && item.d_m_mm !== undefined) rejectHead(sheet, item.d_m_mm, bolts.d);
    if (bolts) {
      const { across, along } = slipFormulas.holeFactors[bolts.hole];
      rejectHoleFactor(sheet, item.k_s, Math.min(across, along), bolts.hole);
    }
    if (!points || !bolts || sheet.problems.length > 0) return;
    rejectOverlaps(sheet, item, points, bolts);
    draw(sheet, () => ({
      kind: "bolt-group",
      bolt: boltShape(bolts),
      edge_x: item.edge_x_mm,
      edge_y: item.edge_y_mm,
      e_x: item.e_x_mm ?? 0,
      e_y: item.e_y_mm ?? 0,
      V_x: item.V_x_Ed ?? 0,
      V_y: item.V_y_Ed ?? 0,
      M: item.M_Ed,
    }));
    const load = putLoad(sheet, item, points);
    if (points.length === 1 && Math.abs(load.M) > 1e-12)
      sheet.problem("bolts", atLeast(2, 1, { because: says.noMoment }));
    const outOfPlane = putOutOfPlane(sheet, item, points);
    if (sheet.problems.length > 0) return;
    const row = item.single_lap_one_row === undefined ? singleRow(item, points, load) : undefined;
    if (row?.x || row?.y) sheet.assume(boltSays.singleLap, { weighty: true });
    const plies = pliesOf(sheet, item, points, { ...bolts, row });
    const bearing = plies?.map(({ x, y }) => ({ x: bearingOf(bolts, x), y: bearingOf(bolts, y) }));
    const forces = distribute(sheet, item, bolts, { points, load, bearing });
    if (!forces) return;
    const lengths = jointLengths(item, points, forces);
    const worst = mostSheared(forces, lengths, bolts.d);
    const L_j = lengths[worst] ?? 0;
    if (item.joint_length_mm !== undefined && item.joint_length_mm < L_j * (1 - 1e-6)) {
      sheet.problem(
        "joint_length_mm",
        atLeast(decimals(L_j, 2), item.joint_length_mm, { unit: "mm", is: says.lengthAlongForce }),
      );
      return;
    }
    const context = L_j > 15 * bolts.d ? { L_j } : {};
    const long = (i: number) => longJointFactor(lengths[i] ?? 0, bolts.d);
    const weakest = { ...bolts, beta_Lf: long(worst) };
    putBolts(sheet, weakest, item, context);
    const F_v_Rd = putShear(sheet, "F_v_Rd_kN", weakest, item.shear_planes);
    if (plies && bearing) putBearings(sheet, bolts, plies, bearing);
    const shears = forces.map((_, i) => (F_v_Rd * long(i)) / weakest.beta_Lf);
    judge(sheet, item, category, bolts, { points, load, outOfPlane, F_v_Rd, shears, bearing, worst }, forces);
  },
});

function resolvePoints(sheet: Sheet, item: GroupItem): Point[] | undefined {
  const { bolts, n_1, p1, n_2 = 1, p2 } = item;
  if (bolts) {
    if (isPattern(bolts, item)) return centred(bolts);
    for (const field of ["n_1", "p1", "n_2", "p2"] as const) {
      if (item[field] !== undefined) sheet.problem(field, notWith("bolts"));
    }
    return centred(bolts);
  }
  if (n_1 === undefined) {
    sheet.problem("bolts", required(says.listOrPattern));
    return undefined;
  }
  if (n_1 > 1 && p1 === undefined) sheet.problem("p1", required(says.pitchAlong({ n: n_1, axis: "y" })));
  if (n_2 > 1 && p2 === undefined) sheet.problem("p2", required(says.pitchAlong({ n: n_2, axis: "x" })));
  return centred(pattern(n_1, p1, n_2, p2));
}

function pattern(n_1: number, p1 = 0, n_2 = 1, p2 = 0): (readonly [number, number])[] {
  const rows = Array.from({ length: n_1 }, (_, i) => i * p1);
  return rows.flatMap((y) => Array.from({ length: n_2 }, (_, j) => [j * p2, y] as const));
}

/** Whether rows and lines that are given beside a list are the bolts of that list. */
function isPattern(bolts: NonNullable<GroupItem["bolts"]>, { n_1, p1, n_2, p2 }: GroupItem): boolean {
  if (n_1 === undefined || n_1 * (n_2 ?? 1) !== bolts.length) return false;
  const [listed, drawn] = [centred(bolts), centred(pattern(n_1, p1, n_2, p2))];
  return drawn.every((at) => listed.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 0.5));
}

/**
 * L_j of 3.8 for every bolt, measured along its force: the extent of the group along x and y, each as far as the force of
 * the bolt goes that way. A group that its moment alone turns has no length along the forces across it.
 */
function jointLengths({ joint_length_mm }: GroupItem, points: readonly Point[], forces: readonly Force[]): number[] {
  const [L_x, L_y] = [extent(points, "x"), extent(points, "y")];
  return forces.map(({ F_x, F_y }) => {
    const F = Math.hypot(F_x, F_y);
    const along = F > 0 ? (Math.abs(F_x) * L_x + Math.abs(F_y) * L_y) / F : 0;
    return Math.max(
      along,
      joint_length_mm !== undefined && joint_length_mm >= along * (1 - 1e-6) ? joint_length_mm : 0,
    );
  });
}

function mostSheared(forces: readonly Force[], lengths: readonly number[], d: number): number {
  const uses = forces.map(({ F_x, F_y }, i) => Math.hypot(F_x, F_y) / longJointFactor(lengths[i] ?? 0, d));
  return uses.reduce((worst, use, i) => (use > (uses[worst] ?? 0) ? i : worst), 0);
}

type Category = "A" | "B" | "C";

function resolveCategory(sheet: Sheet, item: GroupItem): Category {
  const { category } = item;
  rejectCategory(sheet, item);
  if (category === undefined) sheet.assume(actsInPlane(item) ? boltSays.categoryA : boltSays.categoryD);
  if (category === "C") sheet.assume(boltSays.netSectionOfPly);
  return category === "B" || category === "C" ? category : "A"; // without shear nothing distinguishes D and E from A
}

function putLoad(sheet: Sheet, item: GroupItem, points: readonly Point[]): Load {
  const { V_x_Ed: V_x = 0, V_y_Ed: V_y = 0, M_Ed = 0, e_x_mm: e_x = 0, e_y_mm: e_y = 0 } = item;
  const missing = (item.e_x_mm === undefined && V_y !== 0) || (item.e_y_mm === undefined && V_x !== 0);
  if (missing)
    sheet.assume(says.shearAtCentroid, { weighty: M_Ed === 0 && (item.e_x_mm ?? item.e_y_mm) !== undefined });
  sheet.table("sum_r2_mm2", sumOfSquares(points), "EN 1993-1-8 3.12(1)", says.sumOfSquares);
  return { V_x, V_y, M: sheet.put("M_Ed_kNm", momentAtCentroid, M_Ed, V_y, e_x, V_x, e_y) };
}

/** F_b,Rd of each bolt along x and y */
type Bearing = readonly { readonly x: number; readonly y: number }[];

/** What stands beside a bolt in one direction: the next bolt, and the edge where no bolt is between. */
interface Beside {
  readonly next?: number;
  readonly edge?: number;
}

/**
 * Bolts whose holes overlap in projection stand in one line. A bolt with an edge on one side and a neighbour on the other
 * counts with both: in one ply it presses towards the edge, in the other away from it.
 */
function beside(points: readonly Point[], at: Point, d_0: number, axis: "x" | "y", edge: number): Beside {
  const other = axis === "x" ? "y" : "x";
  const line = points.filter((p) => p !== at && Math.abs(p[other] - at[other]) < d_0).map((p) => p[axis] - at[axis]);
  const [ahead, behind] = [line.filter((distance) => distance > 0), line.filter((distance) => distance < 0)];
  const all = [...ahead, ...behind].map(Math.abs);
  const edges: number[] = [];
  if (ahead.length === 0) edges.push(edge + Math.max(...points.map((p) => p[axis])) - at[axis]);
  if (behind.length === 0) edges.push(edge + at[axis] - Math.min(...points.map((p) => p[axis])));
  return {
    ...(all.length > 0 ? { next: Math.min(...all) } : {}),
    ...(edges.length > 0 ? { edge: Math.min(...edges) } : {}),
  };
}

/**
 * 3.6.1(10): one shear plane and all bolts in one row across their forces. A line whose forces are greater along it than
 * across it has bolts behind each other.
 */
function singleRow(item: GroupItem, points: readonly Point[], load: Load): Row {
  if (item.shear_planes !== 1 || !actsInPlane(item)) return { x: false, y: false };
  const forces = elastic(points, load);
  const sum = (component: (force: Force) => number) => forces.reduce((all, at) => all + Math.abs(component(at)), 0);
  const [F_x, F_y] = [sum((at) => at.F_x), sum((at) => at.F_y)];
  const [x, y] = [extent(points, "x") < 1e-6, extent(points, "y") < 1e-6];
  return { x: x && (y || F_x > F_y), y: y && (x || F_y > F_x) };
}

function extent(points: readonly Point[], axis: "x" | "y"): number {
  const places = points.map((p) => p[axis]);
  return places.reduce((a, b) => Math.max(a, b)) - places.reduce((a, b) => Math.min(a, b));
}

interface Plies {
  readonly x: Ply;
  readonly y: Ply;
}

/** Whether the bolts are one row for forces along x and along y. */
interface Row {
  readonly x: boolean;
  readonly y: boolean;
}

interface GroupBolts extends Bolts {
  /** undefined where the request says it */
  readonly row: Row | undefined;
}

/** What every bolt presses on along x and y. */
function pliesOf(sheet: Sheet, item: GroupItem, points: readonly Point[], bolts: GroupBolts): Plies[] | undefined {
  if (!actsInPlane(item) && (item.edge_x_mm === undefined || item.edge_y_mm === undefined)) return undefined;
  const least = leastEnd(bolts.d_0);
  if (item.edge_x_mm === undefined) sheet.assume(says.leastEdgeX);
  if (item.edge_y_mm === undefined) sheet.assume(says.leastEdgeY);
  const { edge_x_mm: edge_x = least, edge_y_mm: edge_y = least } = item;
  if (bolts.slotted) sheet.assume(says.slotsAlongX);
  return points.map((at) => {
    const x = beside(points, at, bolts.d_0, "x", edge_x);
    const y = beside(points, at, bolts.d_0, "y", edge_y);
    const ply = { t: item.plate_t, f_u: item.plate_fu, sunk: true };
    return {
      x: {
        ...ply,
        end: x.edge,
        pitch: x.next,
        edge: y.edge,
        gauge: y.next,
        k_h: bolts.k_h_across,
        single: bolts.row?.x,
      } satisfies Ply,
      y: {
        ...ply,
        end: y.edge,
        pitch: y.next,
        edge: x.edge,
        gauge: x.next,
        k_h: bolts.k_h_along,
        single: bolts.row?.y,
      } satisfies Ply,
    };
  });
}

/** F_b,Rd along x and y; the steps are those of the least. */
function putBearings(sheet: Sheet, bolts: Bolts, plies: readonly Plies[], all: Bearing): void {
  const weakest = (axis: "x" | "y") =>
    plies[all.reduce((least, b, i) => (b[axis] < (all[least]?.[axis] ?? 0) ? i : least), 0)];
  const [alongX, alongY] = [weakest("x"), weakest("y")];
  if (alongX) putBearing(sheet, "F_b_x_Rd_kN", bolts, alongX.x);
  if (alongY) putBearing(sheet, "F_b_y_Rd_kN", bolts, alongY.y);
}

interface Group {
  readonly points: readonly Point[];
  readonly load: Load;
  readonly outOfPlane: OutOfPlane | undefined;
  /** of the bolt that is sheared most, and of each */
  readonly F_v_Rd: number;
  readonly shears: readonly number[];
  readonly bearing: Bearing | undefined;
  readonly worst: number;
}

function distribute(
  sheet: Sheet,
  item: GroupItem,
  bolts: Bolts,
  { points, load, bearing }: Pick<Group, "points" | "load" | "bearing">,
): Force[] | undefined {
  if (item.distribution !== "plastic") {
    if (item.distribution === undefined) sheet.assume(says.elasticDistribution);
    return elastic(points, load);
  }
  if (item.category === "C") {
    sheet.problem("distribution", says.elasticForC);
    return undefined;
  }
  if (!bearing || item.edge_x_mm === undefined || item.edge_y_mm === undefined) {
    sheet.problem("distribution", says.plasticNeedsEdges);
    return undefined;
  }
  const least = bearing.map(({ x, y }) => Math.min(x, y));
  // how long the joint is for a bolt follows from its force, which is not known yet: the longest
  const far = points.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
  const beta_Lf = Math.min(bolts.beta_Lf, longJointFactor(2 * far, bolts.d));
  const { beta_h, beta_p, alpha_v, f_ub, A, gamma_M2 } = bolts;
  const F_v_Rd = reducedShearResistance(beta_h, beta_Lf, beta_p, item.shear_planes, alpha_v, f_ub, A, gamma_M2);
  if (least.some((F_b) => F_v_Rd < F_b)) {
    sheet.problem("distribution", says.elasticWhereShear);
    return undefined;
  }
  if (least.some((F_b) => F_b <= 0)) return elastic(points, load); // nothing to distribute: bearing fails by itself
  sheet.assume(says.plasticDistribution);
  return plastic(points, least, load);
}

function judge(
  sheet: Sheet,
  item: GroupItem,
  category: Category,
  bolts: Bolts,
  group: Group,
  forces: readonly Force[],
): void {
  const { points, load, outOfPlane, F_v_Rd, shears, bearing, worst } = group;
  const sizes = forces.map(({ F_x, F_y }) => Math.hypot(F_x, F_y));
  const [at, force] = [points[worst], forces[worst]];
  if (!at || !force) return; // a group has at least one bolt
  const F_v_Ed = putForce(sheet, item, group, at, force);
  const tension = outOfPlane && putTension(sheet, points, outOfPlane);
  sheet.given(
    "bolts",
    points.map(({ x, y }, i) => ({
      x_mm: x,
      y_mm: y,
      F_x_Ed_kN: forces[i]?.F_x ?? 0,
      F_y_Ed_kN: forces[i]?.F_y ?? 0,
      F_v_Ed_kN: sizes[i] ?? 0,
      ...(tension ? { F_t_Ed_kN: tension[i] ?? 0 } : {}),
      ...(bearing ? { F_b_x_Rd_kN: bearing[i]?.x ?? 0, F_b_y_Rd_kN: bearing[i]?.y ?? 0 } : {}),
    })),
  );
  const acts = load.V_x !== 0 || load.V_y !== 0 || load.M !== 0;
  if (acts && category !== "C") {
    sheet.verify(boltShear, F_v_Ed, F_v_Rd, "kN");
    const acting = (component: (force: Force) => number) => forces.some((at) => Math.abs(component(at)) > 1e-9);
    verifyNormalHoles(sheet, bolts, { along: acting(({ F_y }) => F_y), across: acting(({ F_x }) => F_x) });
  }
  if (acts && bearing && category !== "C") {
    const F_b = bearing.reduce((sum, { x, y }) => sum + Math.min(x, y), 0);
    const F_v = shears.reduce((sum, F) => sum + F, 0);
    verifyWideHole(sheet, bolts.size, bolts.hole, bolts.d_0, F_b, F_v);
  }
  if (acts && bearing) {
    verifyBearing(
      sheet,
      bearingX,
      forces.map(({ F_x }, i) => [Math.abs(F_x), bearing[i]?.x ?? 0]),
    );
    verifyBearing(
      sheet,
      bearingY,
      forces.map(({ F_y }, i) => [Math.abs(F_y), bearing[i]?.y ?? 0]),
    );
  }
  const uses = sizes.map(
    (F_v, i): BoltUse => ({
      F_v: acts ? F_v : 0,
      F_t: tension?.[i] ?? 0,
      F_v_Rd: shears[i] ?? F_v_Rd,
    }),
  );
  if (tension) {
    verifyTension(sheet, uses, {
      bolts,
      d_m: headDiameter(sheet, item, bolts.size, isPreloaded(item)),
      t_p: item.plate_t,
      f_u: item.plate_fu,
      bears: category !== "C",
    });
  }
  if (category !== "A")
    verifySlip(sheet, item, category, bolts, item.distribution === "plastic" ? unslipped(group, uses) : uses);
  spacing(sheet, item, points, bolts);
}

/** Until it slips a group is elastic, however its bolts bear afterwards. */
const unslipped = ({ points, load }: Group, uses: readonly BoltUse[]): BoltUse[] => {
  const forces = elastic(points, load);
  return uses.map((use, i) => ({ ...use, F_v: Math.hypot(forces[i]?.F_x ?? 0, forces[i]?.F_y ?? 0) }));
};

/** The steps of the bolt with the greatest force. */
function putForce(sheet: Sheet, item: GroupItem, { points, load }: Group, at: Point, { F_x, F_y }: Force): number {
  const sum_r2 = sumOfSquares(points);
  const { V_x, V_y, M } = load;
  if (item.distribution !== "plastic" && sum_r2 > 0) {
    sheet.step("F_x_Ed_kN", elasticX, V_x, points.length, M, at.y, sum_r2);
    sheet.step("F_y_Ed_kN", elasticY, V_y, points.length, M, at.x, sum_r2);
  }
  return sheet.put("F_v_Ed_max_kN", resultant, F_x, F_y);
}

/** The bolt that is used most in this direction. */
function verifyBearing(
  sheet: Sheet,
  rule: Requirement,
  bolts: readonly (readonly [demand: number, resistance: number])[],
): void {
  let worst: readonly [number, number] | undefined;
  for (const bolt of bolts) {
    if (bolt[0] > 0 && (!worst || utilizationOf(...bolt) > utilizationOf(...worst))) worst = bolt;
  }
  // forces that are nothing but rounding of the distribution are no action
  if (worst && worst[0] > 1e-9) sheet.verify(rule, worst[0], worst[1], "kN");
}

function verifySlip(sheet: Sheet, item: GroupItem, category: Category, bolts: Bolts, uses: readonly BoltUse[]): void {
  const F_p_C = sheet.put("F_p_C_kN", slipFormulas.preload, bolts.f_ub, bolts.A_s);
  // the force of an eccentric group turns from bolt to bolt: the lesser of both directions
  const { across, along } = slipFormulas.holeFactors[bolts.hole];
  const friction = frictionOf(sheet, item, category, bolts.hole, Math.min(across, along));
  const { serviceable } = friction;
  if (serviceable) sheet.assume(says.slipAtUltimate);
  const { F_v, F_t } = mostLikelyToSlip(uses, F_p_C);
  const F_s_Rd = slipResistanceOf(sheet, friction, F_p_C, F_t);
  if (F_v > 0) sheet.verify(serviceable ? slipFormulas.slipAtServiceability : slipFormulas.slip, F_v, F_s_Rd, "kN");
}

/** The tension of a bolt takes from its clamping force (3.9.2): not the most sheared bolt need be the first to slip. */
function mostLikelyToSlip(uses: readonly BoltUse[], F_p_C: number): BoltUse {
  const clamped = ({ F_t }: BoltUse) => slipFormulas.clamping(F_p_C, F_t);
  const use = (bolt: BoltUse) => utilizationOf(bolt.F_v, clamped(bolt));
  return uses.reduce((worst, bolt) => (use(bolt) > use(worst) ? bolt : worst));
}

/** Least distances of neighbours along both axes; a diagonal neighbour counts with its distance (Figure 3.1 b). */
function spacing(sheet: Sheet, item: GroupItem, points: readonly Point[], { d_0, slotted, exposed }: Bolts): void {
  const nearest = (axis: "x" | "y") => {
    const far = Number.POSITIVE_INFINITY;
    const least = points.reduce((all, at) => Math.min(all, beside(points, at, d_0, axis, 0).next ?? far), far);
    return least === far ? undefined : least;
  };
  // the force along x turns pitch and gauge round
  const turned = (item.V_x_Ed ?? 0) !== 0 && (item.V_y_Ed ?? 0) === 0;
  verifySpacing(sheet, {
    d_0,
    e1: item.edge_y_mm,
    e2: item.edge_x_mm,
    p1: nearest(turned ? "x" : "y"),
    p2: nearest(turned ? "y" : "x"),
    L: leastDistance(points, d_0),
    slotted,
    exposed_t: exposed ? item.plate_t : undefined,
  });
}
