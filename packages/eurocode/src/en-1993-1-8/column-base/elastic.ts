import type { Loads } from "./equilibrium.ts";

// Forces of single anchors by a linear elastic distribution, EN 1992-4 6.2.1: a rigid plate on springs that press (strips of the flanges'
// T-stubs, k_13 of Table 6.11) or pull (anchors with their part of the plate, k_15 and k_16), none of them both.

export interface Spring {
  readonly x: number;
  readonly y: number;
  /** its part of a coefficient of Table 6.11 */
  readonly k: number;
  /** strips: what they press with at most, kN; undefined of anchors, which pull as far as they are asked */
  readonly most?: number;
}

type Three = readonly [number, number, number];
type Settled = { readonly force: number; readonly slope: number };

/** A strip that has reached its strength presses on with next to no more: the rest goes on to others. */
const beyond = 1e-3;

function settled({ k, most }: Spring, deep: number): Settled {
  if (most === undefined) return deep < 0 ? { force: k * deep, slope: k } : { force: 0, slope: 0 };
  if (deep <= 0) return { force: 0, slope: 0 };
  const force = k * deep;
  return force <= most ? { force, slope: k } : { force: most + beyond * (force - most), slope: beyond * k };
}

const dot = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const along = (a: Three, s: number, b: Three): Three => [a[0] + s * b[0], a[1] + s * b[1], a[2] + s * b[2]];
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Three equations with three unknowns; the matrix is symmetric. */
function solved([r, s, t]: readonly [Three, Three, Three], right: Three): Three {
  const [st, tr, rs] = [cross(s, t), cross(t, r), cross(r, s)];
  const whole = dot(r, st);
  return [dot(right, [st[0], tr[0], rs[0]]), dot(right, [st[1], tr[1], rs[1]]), dot(right, [st[2], tr[2], rs[2]])].map(
    (part) => part / whole,
  ) as unknown as Three; // three parts again
}

/**
 * The force of each spring, kN, positive where it presses: where the energy is least, by Newton's method with an exact step. The energy
 * is convex, so that there is one distribution; none where strips and anchors cannot hold the loads.
 */
export function elasticForces(springs: readonly Spring[], { N, M_y, M_z }: Loads): number[] | undefined {
  const size = Math.max(...springs.map(({ x, y }) => Math.hypot(x, y)));
  const greatest = Math.max(...springs.map(({ k }) => k));
  const placed = springs.map(({ x, y, k, most }) => ({
    place: [1, y / size, x / size] as Three,
    spring: { x, y, k: k / greatest, ...(most === undefined ? {} : { most }) },
  }));
  const loads: Three = [N, (M_y * 1000) / size, (M_z * 1000) / size];
  const missing = (at: Three): Three =>
    placed.reduce((rest, { place, spring }) => along(rest, -settled(spring, dot(place, at)).force, place), loads);
  let at: Three = [0, 0, 0];
  let slopes = placed.map(({ spring: { k } }) => k);
  for (let turn = 0; turn < 200; turn++) {
    const rest = missing(at);
    if (Math.hypot(...rest) <= 1e-11 * Math.hypot(...loads)) break;
    const row = (i: 0 | 1 | 2): Three => {
      const base: Three = [i === 0 ? 1e-12 : 0, i === 1 ? 1e-12 : 0, i === 2 ? 1e-12 : 0];
      return placed.reduce((sum, { place }, j) => along(sum, (slopes[j] ?? 0) * place[i], place), base);
    };
    const step = solved([row(0), row(1), row(2)], rest);
    // as far as the energy falls
    let [from, to] = [0, 1];
    while (dot(missing(along(at, to, step)), step) > 0 && to < 1e9) [from, to] = [to, 2 * to];
    const whole = missing(along(at, 1, step));
    if (Math.hypot(...whole) <= 1e-11 * Math.hypot(...loads)) to = from = 1;
    for (let half = 0; half < 60 && to > from; half++) {
      const middle = (from + to) / 2;
      if (dot(missing(along(at, middle, step)), step) > 0) from = middle;
      else to = middle;
    }
    at = along(at, to, step);
    slopes = placed.map(({ place, spring }) => settled(spring, dot(place, at)).slope);
  }
  if (!(Math.hypot(...missing(at)) <= 1e-6 * Math.hypot(...loads))) return undefined;
  return placed.map(({ place, spring }) => settled(spring, dot(place, at)).force);
}
