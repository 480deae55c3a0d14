import { significant } from "../../basis/numbers.ts";
import { atLeast } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import * as boltResistance from "../bolts/resistance.ts";
import { formula } from "../formula.ts";
import type { Bolts } from "../parts/index.ts";
import type { Point } from "./distribution.ts";
import { says } from "./says.ts";

// EN 1993-1-8 3.12(1): tension in the bolts of a group by a force and moments out of its plane. The group turns about its
// centroid and the force of a bolt is in proportion to its distance from it. Where that gives compression the parts touch
// and the bolt carries nothing; the contact there keeps the balance. N_Ed is compression; z points out of the plane x, y.
// That the centroid is the centre of rotation is a choice of this check: 3.12 leaves the centre open.

export const momentAboutX = formula(
  "3.12(1)",
  "M_x_Ed - N_Ed * e_y / 1000",
  (M_x_Ed, N_Ed, e_y) => M_x_Ed - (N_Ed * e_y) / 1000,
);
export const momentAboutY = formula(
  "3.12(1)",
  "M_y_Ed + N_Ed * e_x / 1000",
  (M_y_Ed, N_Ed, e_x) => M_y_Ed + (N_Ed * e_x) / 1000,
);

export const tensionOfForce = formula("3.12(1)", "max(0, -N_Ed / n)", (N_Ed, n) => Math.max(0, -N_Ed / n));

/** Bending about axes that need not be principal; the sums are those of y², x² and xy of the bolts. */
export const tensionOfBolt = formula(
  "3.12(1)",
  "max(0, -N_Ed / n + ((M_x * S_xx + M_y * S_xy) * y - (M_y * S_yy + M_x * S_xy) * x) * 1000 / (S_yy * S_xx - S_xy^2))",
  (N_Ed, n, M_x, S_xx, M_y, S_xy, y, S_yy, x) =>
    Math.max(
      0,
      -N_Ed / n + (((M_x * S_xx + M_y * S_xy) * y - (M_y * S_yy + M_x * S_xy) * x) * 1000) / (S_yy * S_xx - S_xy ** 2),
    ),
  { S_xx: [50, 100], S_yy: [50, 100], S_xy: [0, 10] },
);

/** Bolts on one line bend about the line across them only; s along it from the centroid. */
export const tensionOfBoltOnLine = formula(
  "3.12(1)",
  "max(0, -N_Ed / n + (M_x * u_y - M_y * u_x) * 1000 * s / sum_r2)",
  (N_Ed, n, M_x, u_y, M_y, u_x, s, sum_r2) => Math.max(0, -N_Ed / n + ((M_x * u_y - M_y * u_x) * 1000 * s) / sum_r2),
);

export interface OutOfPlane {
  readonly N: number;
  readonly M_x: number;
  readonly M_y: number;
}

interface Spec {
  readonly N_Ed?: number | undefined;
  readonly M_x_Ed?: number | undefined;
  readonly M_y_Ed?: number | undefined;
  readonly e_x_mm?: number | undefined;
  readonly e_y_mm?: number | undefined;
}

export const outOfPlaneFields = ["N_Ed", "M_x_Ed", "M_y_Ed"] as const;

export const actsOutOfPlane = (item: Spec): boolean => outOfPlaneFields.some((field) => item[field] !== undefined);

/** The actions at the centroid; undefined where none is given. */
export function putOutOfPlane(sheet: Sheet, item: Spec, points: readonly Point[]): OutOfPlane | undefined {
  if (!actsOutOfPlane(item)) return undefined;
  const { N_Ed: N = 0, M_x_Ed = 0, M_y_Ed = 0, e_x_mm: e_x = 0, e_y_mm: e_y = 0 } = item;
  if (N !== 0 && item.e_x_mm === undefined && item.e_y_mm === undefined) sheet.assume(says.tensionAtCentroid);
  sheet.assume(says.rotation);
  sheet.assume(says.noPrying);
  const M_x = sheet.put("M_x_Ed_kNm", momentAboutX, M_x_Ed, N, e_y);
  const M_y = sheet.put("M_y_Ed_kNm", momentAboutY, M_y_Ed, N, e_x);
  rejectUnsupported(sheet, item, points, { N, M_x, M_y });
  return { N, M_x, M_y };
}

/** kNm; a smaller one is rounding */
const noMoment = 1e-12;

interface Sums {
  readonly S_xx: number;
  readonly S_yy: number;
  readonly S_xy: number;
}

function sumsOf(points: readonly Point[]): Sums {
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0);
  return { S_xx: sum(({ x }) => x ** 2), S_yy: sum(({ y }) => y ** 2), S_xy: sum(({ x, y }) => x * y) };
}

/** Direction of the line where all bolts stand on one. */
function lineOf({ S_xx, S_yy, S_xy }: Sums): { readonly u_x: number; readonly u_y: number } | undefined {
  if (S_xx * S_yy - S_xy ** 2 > 1e-9 * (S_xx + S_yy) ** 2) return undefined;
  const angle = Math.atan2(2 * S_xy, S_xx - S_yy) / 2;
  return { u_x: Math.cos(angle), u_y: Math.sin(angle) };
}

/** A bolt alone takes no moment, bolts on one line none about it. */
function rejectUnsupported(sheet: Sheet, item: Spec, points: readonly Point[], { M_x, M_y }: OutOfPlane): void {
  const M = Math.hypot(M_x, M_y);
  if (M <= noMoment) return;
  if (points.length === 1) {
    sheet.problem("bolts", atLeast(2, 1, { because: says.noMoment }));
    return;
  }
  const line = lineOf(sumsOf(points));
  if (!line) return;
  const about = M_x * line.u_x + M_y * line.u_y;
  if (Math.abs(about) <= 1e-9 * M) return;
  const field = Math.abs(M_x * line.u_x) > Math.abs(M_y * line.u_y) ? "M_x_Ed" : "M_y_Ed";
  sheet.problem(item[field] === undefined ? "N_Ed" : field, says.momentAboutLine({ moment: significant(about, 6) }));
}

/** F_t,Ed of every bolt in kN; the steps are those of the bolt with most of it. */
export function putTension(sheet: Sheet, points: readonly Point[], { N, M_x, M_y }: OutOfPlane): number[] {
  const n = points.length;
  if (Math.hypot(M_x, M_y) <= noMoment) {
    const F_t = sheet.put("F_t_Ed_max_kN", tensionOfForce, N, n);
    return points.map(() => F_t);
  }
  const clause = "EN 1993-1-8 3.12(1)";
  const { S_xx, S_yy, S_xy } = sumsOf(points);
  sheet.table("sum_x2_mm2", S_xx, clause, says.sumOfX);
  sheet.table("sum_y2_mm2", S_yy, clause, says.sumOfY);
  sheet.table("sum_xy_mm2", S_xy, clause, says.sumOfXY);
  const line = lineOf({ S_xx, S_yy, S_xy });
  if (line) {
    const { u_x, u_y } = line;
    const sum_r2 = S_xx + S_yy;
    const places = points.map(({ x, y }) => x * u_x + y * u_y);
    const forces = places.map((s) => tensionOfBoltOnLine(N, n, M_x, u_y, M_y, u_x, s, sum_r2));
    const worst = indexOfMost(forces);
    sheet.put("F_t_Ed_max_kN", tensionOfBoltOnLine, N, n, M_x, u_y, M_y, u_x, places[worst] ?? 0, sum_r2);
    return forces;
  }
  const forces = points.map(({ x, y }) => tensionOfBolt(N, n, M_x, S_xx, M_y, S_xy, y, S_yy, x));
  const { x, y } = points[indexOfMost(forces)] ?? { x: 0, y: 0 };
  sheet.put("F_t_Ed_max_kN", tensionOfBolt, N, n, M_x, S_xx, M_y, S_xy, y, S_yy, x);
  return forces;
}

const indexOfMost = (numbers: readonly number[]): number =>
  numbers.reduce((most, value, i) => (value > (numbers[most] ?? 0) ? i : most), 0);

export interface BoltUse {
  readonly F_v: number;
  readonly F_t: number;
  /** of this bolt: a long joint weakens the bolts whose force goes along it */
  readonly F_v_Rd: number;
}

/** Forces below are rounding of the distribution. */
const nothing = 1e-9;

/** Tension, punching by head or nut, and shear with it, each for the bolt that is used most. */
export function verifyTension(
  sheet: Sheet,
  uses: readonly BoltUse[],
  {
    bolts,
    d_m,
    t_p,
    f_u,
    bears,
  }: {
    readonly bolts: Bolts;
    readonly d_m: number;
    readonly t_p: number;
    readonly f_u: number;
    /** false in category C: its bolts never lean on the shank (Table 3.2) */
    readonly bears: boolean;
  },
): void {
  const F_t_Rd = sheet.put(
    "F_t_Rd_kN",
    boltResistance.tensionResistance,
    bolts.k_2,
    bolts.f_ub,
    bolts.A_s,
    bolts.gamma_M2,
  );
  const B_p_Rd = sheet.put("B_p_Rd_kN", boltResistance.punchingResistance, d_m, t_p, f_u, bolts.gamma_M2);
  const F_t_Ed = Math.max(...uses.map(({ F_t }) => F_t));
  if (F_t_Ed <= nothing) return;
  sheet.verify(boltResistance.boltTension, F_t_Ed, F_t_Rd, "kN");
  sheet.verify(boltResistance.punchingShear, F_t_Ed, B_p_Rd, "kN");
  if (!bears) return;
  const both = uses.filter(({ F_v, F_t }) => F_v > nothing && F_t > nothing);
  const sums = both.map(({ F_v, F_t, F_v_Rd }) => boltResistance.shearWithTension(F_v, F_v_Rd, F_t, F_t_Rd));
  const worst = both[indexOfMost(sums)];
  if (!worst) return;
  const sum = sheet.step("F_v_F_t", boltResistance.shearWithTension, worst.F_v, worst.F_v_Rd, worst.F_t, F_t_Rd);
  sheet.verify(boltResistance.shearTensionInteraction, sum, 1, "");
}
