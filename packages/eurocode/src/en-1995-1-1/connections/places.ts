import { centred, type Point, sumOfSquares } from "../../en-1993-1-8/bolt-groups/distribution.ts";
import { formula } from "../formula.ts";
import type { DowelTypeItem } from "./schema.ts";

// Where the fasteners of a pattern are, seen along the grain of a member, and what of N, V and M goes through some of them.

/** A grain has no sense: 0 to 180, in degrees from x. */
export const asGrain = (alpha: number): number => ((alpha % 180) + 180) % 180;

/** The joint with the grains of its members as directions of a pattern. */
export const withGrains = <T extends Pick<DowelTypeItem, "bolts" | "members">>(item: T): T =>
  item.bolts === undefined
    ? item
    : {
        ...item,
        members: item.members.map((member) =>
          member.alpha_deg === undefined ? member : { ...member, alpha_deg: asGrain(member.alpha_deg) },
        ),
      };

/** Between a direction and a grain, both in degrees from x: 0 to 90. */
export function toGrain(direction: number, grain: number): number {
  const turned = asGrain(direction - grain);
  return Math.min(turned, 180 - turned);
}

/** kN, kN and kNm about the centroid */
export interface Loads {
  readonly N: number;
  readonly V: number;
  readonly M: number;
}

export interface Pattern {
  readonly points: readonly Point[];
  readonly sum_r2: number;
  readonly loads: Loads;
  /** of other load cases, where both last: half of what they bring against these adds to them, 8.1.5 */
  readonly others: readonly Loads[];
}

/** What load cases give each other: no field of a request. */
export interface Turned {
  readonly otherLoads?: readonly Loads[] | undefined;
}

export const loadsOf = (of: { N_Ed?: unknown; V_Ed?: unknown; M_Ed?: unknown }): Loads => {
  const number = (value: unknown) => (typeof value === "number" ? value : 0);
  return { N: number(of.N_Ed), V: number(of.V_Ed), M: number(of.M_Ed) };
};

export function patternOf(item: Pick<DowelTypeItem, "bolts" | "N_Ed" | "V_Ed" | "M_Ed">): Pattern {
  const points = centred(item.bolts ?? []);
  const { otherLoads = [] } = item as Turned;
  return { points, sum_r2: sumOfSquares(points), loads: loadsOf(item), others: otherLoads };
}

/** How much of N, of V and (1/m) of M some fasteners bring together in one direction. */
export interface Weights {
  readonly N: number;
  readonly V: number;
  readonly M: number;
}

const unit = (direction: number): readonly [c: number, s: number] => [
  Math.cos((direction * Math.PI) / 180),
  Math.sin((direction * Math.PI) / 180),
];

/** All fasteners are as stiff as each other: of one of them, in a direction in degrees from x. */
export function weightsOf({ points, sum_r2 }: Pattern, { x, y }: Point, direction: number): Weights {
  const [c, s] = unit(direction);
  return {
    N: c / points.length,
    V: s / points.length,
    M: sum_r2 === 0 ? 0 : (1000 * (x * s - y * c)) / sum_r2,
  };
}

export const sumOf = (all: readonly Weights[]): Weights =>
  all.reduce((a, b) => ({ N: a.N + b.N, V: a.V + b.V, M: a.M + b.M }), { N: 0, V: 0, M: 0 });

/** N and V along a direction, all of them; a moment brings nothing. */
export function wholeAlong(direction: number): Weights {
  const [N, V] = unit(direction);
  return { N, V, M: 0 };
}

export const brought = formula(
  "8.1.2(1)",
  "w_N * N_Ed + w_V * V_Ed + w_M * M_Ed",
  (w_N, N_Ed, w_V, V_Ed, w_M, M_Ed) => w_N * N_Ed + w_V * V_Ed + w_M * M_Ed,
);

export interface Acting {
  /** positive in the direction asked for */
  readonly own: number;
  /** of the other sense */
  readonly against: number;
}

const of = (w: Weights, { N, V, M }: Loads) => brought(w.N, N, w.V, V, w.M, M);

export function acting({ loads, others }: Pattern, w: Weights): Acting {
  const own = of(w, loads);
  let against = 0;
  if (own !== 0) for (const other of others) against = Math.max(against, -Math.sign(own) * of(w, other));
  return { own, against };
}

export interface Placed {
  readonly at: Point;
  readonly u: number;
  readonly v: number;
}

/** Fasteners that a turn of the grain leaves in their places, within rounding, mm. */
export const rounding = 1e-6;

/** Along a grain, in degrees from x: the fasteners, from one side to the other. */
export function placesAlong(points: readonly Point[], grain: number): Placed[] {
  const [c, s] = unit(grain);
  return points.map((at): Placed => ({ at, u: at.x * c + at.y * s, v: at.y * c - at.x * s })).sort((a, b) => a.v - b.v);
}

function gathered(along: readonly Placed[], d: number): Placed[][] {
  const rows: Placed[][] = [];
  for (const one of along) {
    const row = rows[rows.length - 1];
    if (row?.[0] && Math.abs(one.v - row[0].v) < d - rounding) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

/**
 * The fasteners that lie within a diameter of one line along a grain, line after line. Lines that lie close are gathered otherwise from
 * the other side: then both are given, for neither is more right, and the worse of both counts.
 */
export function rowsAlong(points: readonly Point[], grain: number, d: number): readonly (readonly Placed[])[][] {
  const along = placesAlong(points, grain);
  const [rows, others] = [gathered(along, d), gathered([...along].reverse(), d).reverse()];
  return rows.every(({ length }, i) => others[i]?.length === length) ? [rows] : [rows, others];
}

/** Along a grain: the fasteners of lines that lie within `width` of each other, every such group that no other one holds. */
export function groupsAlong(points: readonly Point[], grain: number, width: number): Placed[][] {
  const along = placesAlong(points, grain);
  const groups: Placed[][] = [];
  let before = 0;
  along.forEach(({ v }, from) => {
    const left = along.slice(from).filter((one) => one.v - v < width - rounding);
    if (from + left.length > before) groups.push(left);
    before = Math.max(before, from + left.length);
  });
  return groups;
}

/** Of the two that are nearest to each other. */
export function leastApart(all: readonly Placed[]): number {
  const sorted = [...all].sort((a, b) => a.u - b.u);
  let least = Number.POSITIVE_INFINITY;
  sorted.forEach(({ u, v }, i) => {
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j];
      if (!other || other.u - u >= least) break;
      least = Math.min(least, Math.hypot(other.u - u, other.v - v));
    }
  });
  return least;
}

/** Along a grain: of two whose lines are nearer than `width`; beside each other, nearer than `d`, they count on one line alone. */
function leastStep(along: readonly Placed[], width: number, d: number): number {
  let least = Number.POSITIVE_INFINITY;
  along.forEach(({ u, v }, i) => {
    for (let j = i + 1; j < along.length; j++) {
      const other = along[j];
      if (!other || other.v - v >= width - rounding) break;
      const step = Math.abs(other.u - u);
      if (step < least && (step >= d - rounding || other.v - v < d - rounding)) least = step;
    }
  });
  return least;
}

/** From the first fastener to the last, across a grain. */
export function extentOf(points: readonly Point[], grain: number): number {
  const [c, s] = unit(grain);
  const all = points.map(({ x, y }) => y * c - x * s);
  return Math.max(...all) - Math.min(...all);
}

/**
 * Spacings that the places themselves have: of the rows along the grain of a member, and of those across it; lines nearer than
 * `inLine` are one row, whose fasteners are staggered.
 */
export function spacingsOfPlaces(
  { bolts, members }: Pick<DowelTypeItem, "bolts" | "members">,
  index: number,
  d: number,
  inLine = d,
): { a_1?: number; a_2?: number } {
  if (!bolts) return {};
  const grain = members[index]?.alpha_deg ?? 0;
  const all = centred(bolts);
  const a_1 = leastStep(placesAlong(all, grain), Math.max(d, inLine), d);
  const a_2 = leastStep(placesAlong(all, grain + 90), d, d);
  return { ...(Number.isFinite(a_1) ? { a_1 } : {}), ...(Number.isFinite(a_2) ? { a_2 } : {}) };
}
