import { decimals } from "../../basis/numbers.ts";
import { atMost, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import type { TensionSide } from "./anchors.ts";
import type { Base, FlangeStub } from "./compression.ts";
import type { Pull } from "./concrete.ts";
import { elasticForces, type Spring } from "./elastic.ts";
import { type Held, type Loads, leastPulls, reach } from "./equilibrium.ts";
import type { Anchors } from "./model.ts";
import { says } from "./says.ts";

// Moments about both axes: 6.2.8.3 has one alone. Equilibrium of what 6.2.5 and 6.2.6 let each part carry, a lower bound: strips of
// the flanges' T-stubs press along their middle, as (6.2.8.3) has it, and each of the two anchors of a row pulls half of its row.
// Steel may share so; the concrete around anchors breaks without warning, and EN 1992-4 6.2.1 wants an elastic distribution for it.

/** Strips of each flange: a force in the middle of each. */
const strips = 12;

const half = formula("6.2.8.1, equilibrium", "F_T_Rd / 2", (F_T_Rd) => F_T_Rd / 2);
const ofStrip = formula("6.2.8.1, equilibrium", "F_c_Rd / n", (F_c_Rd, n) => F_c_Rd / n);
const resisted = formula("6.2.8.1, equilibrium", "lambda_Rd * M_Ed", (lambda_Rd, M_Ed) => lambda_Rd * M_Ed);
const ofSpring = formula("Table 6.11", "k / n", (k, n) => k / n);
const rowOf = formula("6.2.8.1, equilibrium", "2 * T_Ed", (T_Ed) => 2 * T_Ed);

export const bothMoments = requirement(
  "base-both-axes",
  "6.2.8.1",
  "1 <= lambda_Rd",
  "N_Ed and both moments in equilibrium under the plate",
);

/** A moment about the minor axis is a line of forces along each flange. */
export const weldForceOfMinor = formula(
  "4.5.3.2",
  "F_w_Ed + 3000 * M_z_Ed / b",
  (F_w_Ed, M_z_Ed, b) => F_w_Ed + (3000 * M_z_Ed) / b,
);

export const minorOf = ({ M_z_Ed = 0 }: Base["item"]): number => (Math.abs(M_z_Ed) < 1e-3 ? 0 : M_z_Ed);

/** A row outside each flange, of two anchors beside it: others bend the web, or the flange's tips. */
export function refuseOtherAnchors(sheet: Sheet, { column }: Base, { spec, n }: Anchors): void {
  if (n !== 2) sheet.problem("anchors.n_per_row", onlyWith(says.twoInRow));
  if (spec.w_mm > column.b)
    sheet.problem("anchors.w_mm", atMost(decimals(column.b, 1), spec.w_mm, { unit: "mm", is: says.besideFlange }));
  spec.rows_mm.forEach((y, i) => {
    if (Math.abs(y) < column.h / 2) sheet.problem(`anchors.rows_mm[${i}]`, onlyWith(says.outsideFlange));
  });
}

interface Sides {
  readonly left: TensionSide | undefined;
  readonly right: TensionSide | undefined;
  readonly F_C: number;
  readonly z_C: number;
  readonly k_C: number;
  /** what the major axis alone lets N_Ed and M_Ed be multiplied by */
  readonly most: number;
}

export interface Both {
  readonly M_j_Rd: number;
  /** rows, by the plastic equilibrium: of the steel */
  readonly pulls: readonly Pull[];
  /** single anchors, by the elastic distribution: of the concrete */
  readonly elastic: readonly Pull[];
  readonly T_left: number;
  readonly T_right: number;
}

export function aboutBothAxes(
  sheet: Sheet,
  { item }: Base,
  stub: FlangeStub,
  anchors: Anchors | undefined,
  sides: Sides,
): Both | undefined {
  const { left, right, F_C, z_C, most } = sides;
  const loads: Loads = { N: item.N_Ed, M_y: item.M_Ed ?? 0, M_z: minorOf(item) };
  const each = sheet.step("F_strip_kN", ofStrip, F_C, strips);
  const along = Array.from({ length: strips }, (_, i) => -stub.l / 2 + ((i + 0.5) * stub.l) / strips);
  const presses = [-z_C, z_C].flatMap((y) => along.map((x): Held => ({ x, y, F: each })));
  const w = anchors?.spec.w_mm ?? 0;
  const rows = [left, right].flatMap((side) => (side ? side.rows.map(({ y }) => ({ y, F: side.F })) : []));
  const all = rows.flatMap(({ y, F }) => {
    const one = sheet.step("F_anchor_kN", half, F);
    return [-w / 2, w / 2].map((x): Held => ({ x, y, F: -one }));
  });
  sheet.assume(says.equilibrium);
  sheet.warn(says.alongDepth);
  const { multiple } = reach([...presses, ...all], loads);
  if (all.length === 0 && multiple < 1e-6) {
    sheet.problem("anchors", required(says.liftedRow));
    return undefined;
  }
  const lambda = sheet.table("lambda_Rd", Math.min(multiple, most, 1e4), "EN 1993-1-8 6.2.8.1", says.multiple);
  const M_j_Rd = sheet.put("M_j_Rd_kNm", resisted, lambda, Math.abs(loads.M_y));
  sheet.put("M_j_z_Rd_kNm", resisted, lambda, Math.abs(loads.M_z));
  sheet.verify(bothMoments, 1, lambda, "");
  const pulling = leastPulls(presses, all, loads);
  sheet.given(
    "anchor_forces",
    pulling.map(({ x, y, F }) => ({ x_mm: x, y_mm: y, F_t_Ed_kN: Math.abs(F) })),
  );
  // a row as if both of its anchors pulled with the greater of their forces
  const pulls = rows.flatMap(({ y }): Pull[] => {
    const T = Math.max(...pulling.filter((one) => one.y === y).map(({ F }) => Math.abs(F)));
    return T > 0 ? [{ y, F: sheet.step("F_row_kN", rowOf, T) }] : [];
  });
  const of = (side: -1 | 1) => pulls.filter(({ y }) => y * side > 0).reduce((sum, { F }) => sum + F, 0);
  const elastic = elasticPulls(sheet, loads, stub, w, sides, pulling);
  return { M_j_Rd, pulls, elastic, T_left: of(-1), T_right: of(1) };
}

/** Finer than the strips of the equilibrium: what a corner alone presses is told apart. */
const springsOfFlange = 48;

function elasticPulls(
  sheet: Sheet,
  loads: Loads,
  stub: FlangeStub,
  w: number,
  sides: Sides,
  pulling: readonly Held[],
): Pull[] {
  const { left, right, F_C, z_C, k_C } = sides;
  const k = sheet.step("k_13_strip_mm", ofSpring, k_C, springsOfFlange);
  const most = sheet.step("F_strip_kN", ofStrip, F_C, springsOfFlange);
  const along = Array.from({ length: springsOfFlange }, (_, i) => -stub.l / 2 + ((i + 0.5) * stub.l) / springsOfFlange);
  const presses = [-z_C, z_C].flatMap((y) => along.map((x): Spring => ({ x, y, k, most })));
  const rows = [left, right].flatMap((side) => side?.rows ?? []);
  const anchors = rows.flatMap((row) => {
    const each = sheet.step("k_T_mm", ofSpring, row.k, 2);
    return [-w / 2, w / 2].map((x): Spring => ({ x, y: row.y, k: each }));
  });
  if (anchors.length === 0) return [];
  const forces = elasticForces([...presses, ...anchors], loads)?.slice(presses.length);
  // what cannot be held fails by its multiple: then each anchor is as strong as it is
  if (!forces) return pulling.flatMap(({ x, y, F }) => (F === 0 ? [] : [{ x, y, F: Math.abs(F) }]));
  const pulls = anchors.map(({ x, y }, i) => ({ x, y, F: Math.abs(forces[i] ?? 0) }));
  sheet.given(
    "anchor_forces_elastic",
    pulls.map(({ x, y, F }) => ({ x_mm: x, y_mm: y, F_t_Ed_kN: F })),
    "EN 1992-4 6.2.1",
  );
  sheet.assume(says.elastic);
  // what a calculation leaves of nothing pulls no anchor
  return pulls.filter(({ F }) => F > 1e-6);
}
