import { centred, type Force, type Point } from "../../en-1993-1-8/bolt-groups/distribution.ts";
import type { DowelTypeItem } from "./schema.ts";

// Where the fasteners of a pattern are, seen along the grain of a member.

/** Between a direction and a grain, both in degrees from x: 0 to 90. */
export function toGrain(direction: number, grain: number): number {
  const turned = (((direction - grain) % 180) + 180) % 180;
  return Math.min(turned, 180 - turned);
}

interface Placed {
  readonly u: number;
  readonly v: number;
  readonly F_u: number;
}

/** Along a grain, in degrees from x: the fasteners that lie within a diameter of one line. */
export function rowsAlong(
  all: readonly { readonly at: Point; readonly force: Force }[],
  grain: number,
  d: number,
): Placed[][] {
  const [c, s] = [Math.cos((grain * Math.PI) / 180), Math.sin((grain * Math.PI) / 180)];
  const turned = all
    .map(
      ({ at, force }): Placed => ({
        u: at.x * c + at.y * s,
        v: at.y * c - at.x * s,
        F_u: force.F_x * c + force.F_y * s,
      }),
    )
    .sort((a, b) => a.v - b.v);
  const rows: Placed[][] = [];
  for (const one of turned) {
    const row = rows[rows.length - 1];
    if (row?.[0] && one.v - row[0].v < d) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

export function leastStep(row: readonly Placed[]): number {
  const places = row.map(({ u }) => u).sort((a, b) => a - b);
  return places.slice(1).reduce((least, u, i) => Math.min(least, u - (places[i] ?? u)), Number.POSITIVE_INFINITY);
}

/** Spacings that the places themselves have: of the rows along the grain of a member, and of those across it. */
export function spacingsOfPlaces(
  { bolts, members }: DowelTypeItem,
  index: number,
  d: number,
): { a_1?: number; a_2?: number } {
  if (!bolts) return {};
  const grain = members[index]?.alpha_deg ?? 0;
  const all = centred(bolts).map((at) => ({ at, force: { F_x: 0, F_y: 0 } }));
  const least = (direction: number) => Math.min(...rowsAlong(all, direction, d).map(leastStep));
  const [a_1, a_2] = [least(grain), least(grain + 90)];
  return { ...(Number.isFinite(a_1) ? { a_1 } : {}), ...(Number.isFinite(a_2) ? { a_2 } : {}) };
}
