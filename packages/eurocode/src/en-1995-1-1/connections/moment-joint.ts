import {
  centred,
  elastic,
  elasticX,
  elasticY,
  type Force,
  type Point,
  sumOfSquares,
} from "../../en-1993-1-8/bolt-groups/distribution.ts";
import { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import type { Design } from "./design.ts";
import * as group from "./group.ts";
import { lateral } from "./lateral.ts";
import type { Fastener, Part, Wood } from "./model.ts";
import { leastStep, rowsAlong, toGrain } from "./places.ts";
import { resolveParts, timberParts } from "./resolve.ts";
import { axialForRope } from "./rope.ts";
import { effectiveOf } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";

// A joint that turns: every fastener as stiff as the others (Table 7.1 knows no direction), so each carries its part of N and V and,
// by its distance from the centroid, of M; each has an angle of its own to every grain.

const oneFastener = requirement("lateral", "8.1.2(1)", "F_Ed / F_v_Rd <= 1", "fasteners across their axis");
const rowOf = requirement("lateral", "8.1.2(5)", "F_row_Ed / F_v_ef_Rd <= 1", "fasteners across their axis");

interface One {
  readonly at: Point;
  readonly force: Force;
  readonly F: number;
  /** to the grain of each member, 0 to 90; plates 0 */
  readonly alphas: readonly number[];
  readonly F_v: number;
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The joint with the force of one direction, as a joint of one force has it. */
const loadedAt = (item: DowelTypeItem, alphas: readonly number[]): DowelTypeItem => ({
  ...item,
  members: item.members.map((member, i) => (member.plate ? member : { ...member, alpha_deg: alphas[i] ?? 0 })),
});

export function momentJoint(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  design: Design,
): { readonly parts: readonly Part[]; readonly directions: readonly (readonly number[])[] } | undefined {
  const { bolts = [], N_Ed: N = 0, V_Ed: V = 0, M_Ed: M = 0, members } = item;
  const points = centred(bolts);
  const forces = elastic(points, { V_x: N, V_y: V, M });
  const quiet = () => new Sheet(sheet.request, sheet.path, false);
  const known = new Map<string, number>();
  const resist = (alphas: readonly number[]): number => {
    const key = alphas.map((alpha) => alpha.toFixed(9)).join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const [own, loaded] = [quiet(), loadedAt(item, alphas)];
    const parts = resolveParts(own, loaded, fastener) ?? [];
    const F_ax = item.method === "simplified" ? 0 : axialForRope(own, loaded, fastener, parts);
    const { F } = lateral(own, loaded, fastener, parts, F_ax);
    known.set(key, F);
    return F;
  };
  const all = points.map((at, i): One => {
    const force = forces[i] ?? { F_x: 0, F_y: 0 };
    const direction = degrees(Math.atan2(force.F_y, force.F_x));
    const alphas = members.map((member) => (member.plate ? 0 : toGrain(direction, member.alpha_deg ?? 0)));
    return { at, force, F: Math.hypot(force.F_x, force.F_y), alphas, F_v: resist(alphas) };
  });
  const [first] = all;
  if (!first) return undefined;
  const worst = all.reduce((a, b) => (b.F * a.F_v > a.F * b.F_v ? b : a), first);
  const loaded = loadedAt(item, worst.alphas);
  const parts = resolveParts(sheet, loaded, fastener);
  if (!parts) return undefined;
  const planes = parts.length - 1;
  const [n, sum_r2] = [points.length, sumOfSquares(points)];
  sheet.given("sum_r2_mm2", sum_r2);
  if (sum_r2 > 0) {
    sheet.step("F_x_Ed", elasticX, N, n, M, worst.at.y, sum_r2);
    sheet.step("F_y_Ed", elasticY, V, n, M, worst.at.x, sum_r2);
  }
  sheet.given(
    "bolts",
    all.map(({ F, alphas, F_v }) => ({ F_Ed_kN: F, alpha_1_deg: alphas[0], alpha_2_deg: alphas[1], F_v_Rk_kN: F_v })),
  );
  const F_ax = item.method === "simplified" ? 0 : axialForRope(sheet, loaded, fastener, parts);
  const one = lateral(sheet, loaded, fastener, parts, F_ax);
  const F_Rk = sheet.put("F_v_ef_Rk_kN", group.rowResistance, 1, planes, one.F);
  const F_Rd = sheet.put("F_v_Rd_kN", group.design, design.k_mod, F_Rk, design.gamma_M);
  sheet.verify(oneFastener, worst.F, F_Rd, "kN");
  if (fastener.type !== "nail" || item.staggered !== true) {
    verifyRows(sheet, item, fastener, { all, woods: timberParts(parts), planes, resist }, design);
  }
  return { parts, directions: all.filter(({ F }) => F > 0).map(({ alphas }) => alphas) };
}

interface Rows {
  readonly all: readonly One[];
  readonly woods: readonly Wood[];
  readonly planes: number;
  readonly resist: (alphas: readonly number[]) => number;
}

/** 8.1.2(5) for the rows along the grain of every member; the worst is shown. */
function verifyRows(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  { all, woods, planes, resist }: Rows,
  design: Design,
): void {
  const judged = woods.flatMap((wood) => {
    const grain = item.members[wood.index]?.alpha_deg ?? 0;
    const F_v = resist(item.members.map((member) => (member.plate ? 0 : toGrain(grain, member.alpha_deg ?? 0))));
    return rowsAlong(all, grain, fastener.d)
      .filter((row) => row.length > 1)
      .map((row) => {
        const F = Math.abs(row.reduce((sum, { F_u }) => sum + F_u, 0));
        const [n, a_1] = [row.length, leastStep(row)];
        const n_ef = effectiveOf(new Sheet(sheet.request, sheet.path, false), fastener, n, a_1);
        return { n, a_1, F, F_v, use: F / (n_ef * F_v) };
      });
  });
  const [first] = judged;
  if (!first) return;
  const { n, a_1, F, F_v } = judged.reduce((a, b) => (b.use > a.use ? b : a), first);
  const n_ef = sheet.given("n_ef", effectiveOf(sheet, fastener, n, a_1));
  const F_Rk = sheet.step("F_v_ef_Rk", group.rowResistance, n_ef, planes, F_v);
  sheet.verify(rowOf, F, sheet.step("F_v_ef_Rd", group.design, design.k_mod, F_Rk, design.gamma_M), "kN");
}

/** Fasteners that overlap, and a single one that is to carry a moment. */
export function rejectPattern(sheet: Sheet, { bolts, d_mm, M_Ed = 0, n, rows, F_Ed, ...item }: DowelTypeItem): void {
  if (!bolts) {
    for (const field of ["N_Ed", "V_Ed", "M_Ed"] as const) {
      if ({ ...item, M_Ed: M_Ed === 0 ? undefined : M_Ed }[field] !== undefined) sheet.problem(field, says.withBolts);
    }
    return;
  }
  if (bolts.length === 1 && M_Ed !== 0) sheet.problem("bolts", says.oneCarriesNoMoment);
  bolts.forEach(([x, y], i) => {
    const near = bolts.findIndex(([u, v], j) => j < i && Math.hypot(x - u, y - v) < d_mm);
    if (near >= 0) sheet.problem(`bolts[${i}]`, says.fastenersOverlap({ other: near }));
  });
  if (n !== undefined && n * (rows ?? 1) !== bolts.length) sheet.problem("n", says.asManyAsBolts({ n: bolts.length }));
  if (F_Ed !== undefined) sheet.problem("F_Ed", says.forcesOfBolts);
}
