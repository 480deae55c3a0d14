import { formula } from "../formula.ts";

// EN 1993-1-8 3.12: forces in the bolts of a group with eccentric shear. x and y from the centroid in mm, forces in kN,
// moments in kNm, positive from x to y.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Load {
  readonly V_x: number;
  readonly V_y: number;
  readonly M: number;
}

export interface Force {
  readonly F_x: number;
  readonly F_y: number;
}

export const momentAtCentroid = formula(
  "3.12(1)",
  "M_Ed + (V_y_Ed * e_x - V_x_Ed * e_y) / 1000",
  (M_Ed, V_y_Ed, e_x, V_x_Ed, e_y) => M_Ed + (V_y_Ed * e_x - V_x_Ed * e_y) / 1000,
);

export const elasticX = formula(
  "3.12(1)",
  "V_x_Ed / n - M_Ed * 1000 * y / sum_r2",
  (V_x_Ed, n, M_Ed, y, sum_r2) => V_x_Ed / n - (M_Ed * 1000 * y) / sum_r2,
);
export const elasticY = formula(
  "3.12(1)",
  "V_y_Ed / n + M_Ed * 1000 * x / sum_r2",
  (V_y_Ed, n, M_Ed, x, sum_r2) => V_y_Ed / n + (M_Ed * 1000 * x) / sum_r2,
);
export const resultant = formula("3.12(1)", "sqrt(F_x_Ed^2 + F_y_Ed^2)", (F_x_Ed, F_y_Ed) =>
  Math.sqrt(F_x_Ed ** 2 + F_y_Ed ** 2),
);

export function centred(points: readonly (readonly [number, number])[]): Point[] {
  const n = points.length;
  const x_c = points.reduce((sum, [x]) => sum + x, 0) / n;
  const y_c = points.reduce((sum, [, y]) => sum + y, 0) / n;
  return points.map(([x, y]) => ({ x: x - x_c, y: y - y_c }));
}

export const sumOfSquares = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }) => sum + x ** 2 + y ** 2, 0);

/** Linear elastic: forces in proportion to the distance from the centre of rotation. */
export function elastic(points: readonly Point[], { V_x, V_y, M }: Load): Force[] {
  const [n, sum_r2] = [points.length, sumOfSquares(points)];
  // a single bolt at the centroid has no arm; without a moment it needs none
  if (sum_r2 === 0) return points.map(() => ({ F_x: V_x / n, F_y: V_y / n }));
  return points.map(({ x, y }) => ({ F_x: elasticX(V_x, n, M, y, sum_r2), F_y: elasticY(V_y, n, M, x, sum_r2) }));
}

const rounds = 300;
const closeEnough = 1e-10;

/**
 * Plastic: the group turns about its instantaneous centre and every bolt carries its resistance, across its arm.
 * Found as an elastic group whose bolts have the secant stiffness resistance / displacement, until they all are used alike.
 * Every round is in equilibrium with the load, so any of them is a safe distribution; the best one is kept.
 */
export function plastic(points: readonly Point[], resistances: readonly number[], load: Load): Force[] {
  const size = Math.sqrt(sumOfSquares(points) / points.length);
  let stiffness = [...resistances];
  let best: Force[] = elastic(points, load);
  let bestUse = use(best, resistances);
  for (let round = 0; round < rounds; round++) {
    const motion = rigidMotion(points, stiffness, load, size);
    if (!motion) return best;
    const moved = points.map(({ x, y }) => ({ u: motion.u - motion.w * y, v: motion.v + motion.w * x }));
    const forces = moved.map(({ u, v }, i) => ({ F_x: (stiffness[i] ?? 0) * u, F_y: (stiffness[i] ?? 0) * v }));
    const used = use(forces, resistances);
    if (used < bestUse) {
      const gain = bestUse - used;
      [best, bestUse] = [forces, used];
      if (round > 3 && gain < closeEnough * used) return best;
    }
    const farthest = Math.max(...moved.map(({ u, v }) => Math.hypot(u, v)));
    // a bolt at the instantaneous centre hardly moves: its stiffness stays finite
    stiffness = moved.map(({ u, v }, i) => (resistances[i] ?? 0) / Math.max(Math.hypot(u, v), 1e-6 * farthest));
  }
  return best;
}

const use = (forces: readonly Force[], resistances: readonly number[]): number =>
  Math.max(...forces.map(({ F_x, F_y }, i) => Math.hypot(F_x, F_y) / (resistances[i] ?? 1)));

/** Displacement u, v and rotation w of the plate on springs: three equations of equilibrium. */
function rigidMotion(
  points: readonly Point[],
  stiffness: readonly number[],
  { V_x, V_y, M }: Load,
  size: number,
): { u: number; v: number; w: number } | undefined {
  let [k, kx, ky, kr] = [0, 0, 0, 0];
  points.forEach(({ x, y }, i) => {
    const s = stiffness[i] ?? 0;
    k += s;
    kx += s * x;
    ky += s * y;
    kr += s * (x ** 2 + y ** 2);
  });
  // about the centroid of the stiffnesses the three equations part
  const [x_k, y_k] = [kx / k, ky / k];
  const about = kr - k * (x_k ** 2 + y_k ** 2);
  const moment = M * 1000 - V_y * x_k + V_x * y_k;
  if (!(about > 1e-9 * k * size ** 2)) return undefined;
  const w = moment / about;
  return { u: V_x / k + w * y_k, v: V_y / k - w * x_k, w };
}

/** Of any two bolts; with `d_0` only of those that are not in one line along x or y. */
export function leastDistance(points: readonly Point[], d_0?: number): number | undefined {
  let least: number | undefined;
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) {
      if (d_0 !== undefined && (Math.abs(a.x - b.x) < d_0 || Math.abs(a.y - b.y) < d_0)) continue;
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (least === undefined || distance < least) least = distance;
    }
  });
  return least;
}
