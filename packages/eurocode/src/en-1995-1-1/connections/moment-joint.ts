import { quantity } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { required } from "../../basis/refusals.ts";
import type { Requirement } from "../../basis/verification.ts";
import { elastic, elasticX, elasticY, type Force, type Point } from "../../en-1993-1-8/bolt-groups/distribution.ts";
import { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { withHalf } from "./alternating.ts";
import type { Design } from "./design.ts";
import * as group from "./group.ts";
import { type Lateral, lateral } from "./lateral.ts";
import type { Fastener, Part, Wood } from "./model.ts";
import {
  acting,
  brought,
  groupsAlong,
  leastApart,
  type Pattern,
  sumOf,
  toGrain,
  type Weights,
  weightsOf,
} from "./places.ts";
import { isForPattern, type Placing } from "./refuse.ts";
import { resolveParts, timberParts } from "./resolve.ts";
import { axialForRope } from "./rope.ts";
import { effectiveOf, rowWidth } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";

// A joint that turns: every fastener as stiff as the others (Table 7.1 knows no direction), so each carries its part of N and V and,
// by its distance from the centroid, of M; each has an angle of its own to every grain.

const oneFastener = requirement("lateral", "8.1.2(1)", "F_Ed / F_v_Rd <= 1", "fasteners across their axis");
const rowOf = requirement("lateral", "8.1.2(5)", "F_row_Ed / F_v_ef_Rd <= 1", "fasteners across their axis");

/** A fastener with its force. */
export interface One {
  readonly at: Point;
  readonly force: Force;
  /** with half of what others bring against it, 8.1.5 */
  readonly F: number;
  readonly against: number;
  /** to the grain of each member, 0 to 90; plates 0 */
  readonly alphas: readonly number[];
}

/** What fasteners of a pattern hold in all planes, at the angles of a force to each grain; kN. */
export interface Holds {
  readonly one: (alphas: readonly number[]) => number;
  /** n of them in a row along a grain, the force along it */
  readonly row: (alphas: readonly number[], n: number, a_1: number) => number;
}

type Joint = Pick<DowelTypeItem, "members">;

const degrees = (radians: number) => (radians * 180) / Math.PI;

const anglesOf = ({ members }: Joint, direction: number): readonly number[] =>
  members.map((member) => (member.plate ? 0 : toGrain(direction, member.alpha_deg ?? 0)));

/** Along the grain of a member: its angles to all grains. */
export const alongGrainOf = (item: Joint, index: number): readonly number[] =>
  anglesOf(item, item.members[index]?.alpha_deg ?? 0);

/** The joint with the force of one direction, as a joint of one force has it. */
export const loadedAt = <T extends Joint>(item: T, alphas: readonly number[]): T => ({
  ...item,
  members: item.members.map((member, i) => (member.plate ? member : { ...member, alpha_deg: alphas[i] ?? 0 })),
});

export function fastenersOf(item: Joint, pattern: Pattern): readonly One[] {
  const { points, loads } = pattern;
  const forces = elastic(points, { V_x: loads.N, V_y: loads.V, M: loads.M });
  return points.map((at, i): One => {
    const force = forces[i] ?? { F_x: 0, F_y: 0 };
    const direction = degrees(Math.atan2(force.F_y, force.F_x));
    const { against } = acting(pattern, weightsOf(pattern, at, direction));
    const F = withHalf(Math.hypot(force.F_x, force.F_y), against);
    return { at, force, F, against, alphas: anglesOf(item, direction) };
  });
}

/** That is used most. */
export function worstOf(all: readonly One[], { one }: Holds): One | undefined {
  const [first] = all;
  if (!first) return undefined;
  return all.reduce((a, b) => (b.F * one(a.alphas) > a.F * one(b.alphas) ? b : a), first);
}

/** Writes down where the force of a fastener comes from. */
export function sayForce(sheet: Sheet, { points, sum_r2, loads: { N, V, M } }: Pattern, { at, against }: One): void {
  sheet.given("sum_r2_mm2", sum_r2);
  if (sum_r2 > 0) {
    sheet.step("F_x_Ed", elasticX, N, points.length, M, at.y, sum_r2);
    sheet.step("F_y_Ed", elasticY, V, points.length, M, at.x, sum_r2);
  }
  if (against > 0) sheet.assume(says.turningFasteners({ against: quantity(significant(against, 4), "kN") }));
}

export const listOf = (all: readonly One[], F_v_Rk: (alphas: readonly number[]) => number) =>
  all.map(({ F, alphas }) => ({
    F_Ed_kN: F,
    alpha_1_deg: alphas[0],
    alpha_2_deg: alphas[1],
    F_v_Rk_kN: F_v_Rk(alphas),
  }));

export interface Row {
  readonly n: number;
  readonly a_1: number;
  readonly F: number;
  readonly alphas: readonly number[];
  readonly weights: Weights;
  readonly against: number;
}

/**
 * 8.1.2(5): the rows along the grain of every member, with what acts along them; that which is used most. Lines nearer than `width`
 * split the wood together.
 */
export function worstRow(
  item: Joint,
  pattern: Pattern,
  woods: readonly Wood[],
  width: (wood: Wood) => number,
  { row }: Holds,
): Row | undefined {
  const judged = woods.flatMap((wood) => {
    const grain = item.members[wood.index]?.alpha_deg ?? 0;
    const alphas = anglesOf(item, grain);
    return groupsAlong(pattern.points, grain, width(wood))
      .filter((one) => one.length > 1)
      .map((one) => {
        const weights = sumOf(one.map(({ at }) => weightsOf(pattern, at, grain)));
        const { own, against } = acting(pattern, weights);
        const [n, a_1, F] = [one.length, leastApart(one), withHalf(Math.abs(own), against)];
        return { n, a_1, F, alphas, weights, against, use: F / row(alphas, n, a_1) };
      });
  });
  const [first] = judged;
  return first && judged.reduce((a, b) => (b.use > a.use ? b : a), first);
}

/** The force of a row, and what one of its fasteners carries: steps alone, for the values are those of the fastener that is used most. */
function sayRow(
  sheet: Sheet,
  { loads: { N, V, M } }: Pattern,
  { weights: w, against }: Row,
  along: (on: Sheet) => unknown,
): void {
  if (!sheet.steps) return;
  const own = new Sheet(sheet.request, sheet.path, true);
  along(own);
  sheet.steps.push(...(own.steps ?? []));
  const [w_N, w_V, w_M] = brought(w.N, N, w.V, V, w.M, M) < 0 ? [-w.N, -w.V, -w.M] : [w.N, w.V, w.M];
  const F = sheet.step("F_row_Ed", brought, w_N, N, w_V, V, w_M, M);
  if (against > 0) sheet.step("F_row_Ed", withHalf, F, against);
}

/** The joint with a force at these angles to its grains. */
export interface At {
  readonly parts: readonly Part[];
  readonly lateral: Lateral;
}

export interface Turning {
  readonly parts: readonly Part[];
  readonly all: readonly One[];
  readonly at: (alphas: readonly number[]) => At;
}

export function momentJoint(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  design: Design,
  pattern: Pattern,
): Turning | undefined {
  const planes = item.members.length - 1;
  const quiet = () => new Sheet(sheet.request, sheet.path, false);
  const known = new Map<string, At>();
  const at = (alphas: readonly number[], traced?: Sheet): At => {
    const key = alphas.map((alpha) => alpha.toFixed(9)).join();
    const before = known.get(key);
    if (before !== undefined && !traced) return before;
    const [own, loaded] = [traced ?? quiet(), loadedAt(item, alphas)];
    const parts = resolveParts(own, loaded, fastener) ?? [];
    const found = { parts, lateral: lateral(own, loaded, fastener, parts, ropeOf(own, loaded, fastener, parts)) };
    known.set(key, found);
    return found;
  };
  const F_of = (alphas: readonly number[]) => at(alphas).lateral.F;
  const holds: Holds = {
    one: (alphas) => group.rowResistance(1, planes, F_of(alphas)),
    row: (alphas, n, a_1) => group.rowResistance(effectiveOf(quiet(), fastener, n, a_1), planes, F_of(alphas)),
  };
  const all = fastenersOf(item, pattern);
  const worst = worstOf(all, holds);
  if (!worst) return undefined;
  const loaded = loadedAt(item, worst.alphas);
  const parts = resolveParts(sheet, loaded, fastener);
  if (!parts) return undefined;
  sayForce(sheet, pattern, worst);
  sheet.given("bolts", listOf(all, F_of));
  const one = lateral(sheet, loaded, fastener, parts, ropeOf(sheet, loaded, fastener, parts));
  const F_Rk = sheet.put("F_v_ef_Rk_kN", group.rowResistance, 1, planes, one.F);
  const F_Rd = sheet.put("F_v_Rd_kN", group.design, design.k_mod, F_Rk, design.gamma_M);
  const isRow = fastener.type !== "nail" || item.staggered !== true;
  const width = (wood: Wood) => rowWidth(item, fastener, parts, wood);
  const row = isRow ? worstRow(item, pattern, timberParts(parts), width, holds) : undefined;
  if (row) {
    sayRow(sheet, pattern, row, (own) => at(row.alphas, own));
    const n_ef = sheet.given("n_ef", effectiveOf(sheet, fastener, row.n, row.a_1));
    const F_row = sheet.step("F_v_ef_Rk", group.rowResistance, n_ef, planes, F_of(row.alphas));
    const F_row_Rd = sheet.step("F_v_ef_Rd", group.design, design.k_mod, F_row, design.gamma_M);
    verifyUsedMost(sheet, [oneFastener, worst.F, F_Rd], [rowOf, row.F, F_row_Rd]);
  } else sheet.verify(oneFastener, worst.F, F_Rd, "kN");
  return { parts, all, at };
}

type Held = readonly [requirement: Requirement, F: number, F_Rd: number];

/** One fastener, or a row of them: under one name that which is used more. */
export function verifyUsedMost(sheet: Sheet, one: Held, row: Held): void {
  const [what, F, F_Rd] = row[1] * one[2] > one[1] * row[2] ? row : one;
  sheet.verify(what, F, F_Rd, "kN");
}

const ropeOf = (sheet: Sheet, item: DowelTypeItem, fastener: Fastener, parts: readonly Part[]): number =>
  item.method === "simplified" ? 0 : axialForRope(sheet, item, fastener, parts);

/** Fasteners that overlap, `apart` their own width, and a single one that is to carry a moment. */
export function rejectPattern(sheet: Sheet, item: Placing, apart: number): void {
  const { bolts, M_Ed = 0, n, rows, F_Ed } = item;
  if (!bolts) {
    if (isForPattern(item)) {
      sheet.problem("bolts", required(says.placesOfBolts));
      return;
    }
    for (const field of ["N_Ed", "V_Ed", "M_Ed"] as const) {
      if ({ ...item, M_Ed: M_Ed === 0 ? undefined : M_Ed }[field] !== undefined) sheet.problem(field, says.withBolts);
    }
    return;
  }
  if (bolts.length === 1 && M_Ed !== 0) sheet.problem("bolts", says.oneCarriesNoMoment);
  bolts.forEach(([x, y], i) => {
    const near = bolts.findIndex(([u, v], j) => j < i && Math.hypot(x - u, y - v) < apart);
    if (near >= 0) sheet.problem(`bolts[${i}]`, says.fastenersOverlap({ other: near }));
  });
  if (n !== undefined && n * (rows ?? 1) !== bolts.length) sheet.problem("n", says.asManyAsBolts({ n: bolts.length }));
  if (F_Ed !== undefined) sheet.problem("F_Ed", says.forcesOfBolts);
}
