import { crossesItself, edgesOf, moments } from "../../../basis/polygon.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { says } from "../says.ts";
import { polarOfEdge } from "./formulas.ts";
import type { PunchedPlateItem } from "./schema.ts";

// Where a plate holds a member, and the line it is joined along: x and y of the plate, in mm.

export interface Contact {
  readonly A_ef: number;
  /** The integral of the distance from the centroid over the area, (8.47) */
  readonly W_p: number;
  readonly centroid: readonly [x: number, y: number];
  /** Length of the line, and its angle to x, 0 to 90°. */
  readonly l: number;
  readonly gamma: number;
  /** Which way the member is pulled off the line, along x and y. */
  readonly away: readonly [x: 1 | -1, y: 1 | -1];
  /** How far the area lies off the line, and how much of the depth of the member it takes, at most. */
  readonly reach: number;
  readonly depth: number;
  /** From the middle of the line to the centroid. */
  readonly arm: readonly [x: number, y: number];
}

export function contactOf(sheet: Sheet, { area_mm, line_mm, grain_deg }: PunchedPlateItem): Contact | undefined {
  const ring = area_mm.map(([y, z]) => ({ y, z }));
  const [from, to] = line_mm;
  if (crossesItself([ring])) sheet.problem("area_mm", says.areaCrossed);
  if (!from || !to || sheet.problems.length > 0) return undefined;
  const drawn = moments([ring]);
  const A_ef = Math.abs(drawn.A);
  if (!(A_ef > 100)) {
    sheet.problem("area_mm", says.areaTooSmall);
    return undefined;
  }
  const shift = { y: drawn.S_z / drawn.A, z: drawn.S_y / drawn.A };
  const l = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (!(l > 5)) {
    sheet.problem("line_mm", says.lineTooShort);
    return undefined;
  }
  const [u_x, u_y] = [(to[0] - from[0]) / l, (to[1] - from[1]) / l];
  const arm = [shift.y - (from[0] + to[0]) / 2, shift.z - (from[1] + to[1]) / 2] as const;
  const off = u_x * arm[1] - u_y * arm[0];
  if (Math.abs(off) < 1) {
    sheet.problem("line_mm", says.lineThroughArea);
    return undefined;
  }
  const side = off > 0 ? 1 : -1;
  const grain = (grain_deg * Math.PI) / 180;
  const across = area_mm.map(([x, y]) => y * Math.cos(grain) - x * Math.sin(grain));
  const reach = Math.max(...area_mm.map(([x, y]) => side * (u_x * (y - from[1]) - u_y * (x - from[0]))));
  const W_p = edgesOf(ring.map(({ y, z }) => ({ y: y - shift.y, z: z - shift.z }))).reduce((sum, [p, q]) => {
    const length = Math.hypot(q.y - p.y, q.z - p.z);
    const [t_y, t_z] = [(q.y - p.y) / length, (q.z - p.z) / length];
    const distance = p.y * t_z - p.z * t_y;
    if (Math.abs(distance) < 1e-9 * length) return sum;
    return sum + sheet.step("W_p_i", polarOfEdge, distance, q.y * t_y + q.z * t_z, p.y * t_y + p.z * t_z);
  }, 0);
  return {
    A_ef: sheet.given("A_ef_mm2", A_ef),
    // drawn clockwise, the integral is negative
    W_p: sheet.given("W_p_mm3", Math.abs(W_p)),
    centroid: [shift.y, shift.z],
    l: sheet.given("l_mm", l),
    gamma: sheet.given("gamma_deg", (Math.atan2(Math.abs(u_y), Math.abs(u_x)) * 180) / Math.PI),
    away: [-u_y * side >= 0 ? 1 : -1, u_x * side >= 0 ? 1 : -1],
    reach,
    depth: Math.max(...across) - Math.min(...across),
    arm,
  };
}
