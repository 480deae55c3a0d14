import { decimals } from "../../basis/numbers.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { withHalf } from "./alternating.ts";
import type { Design } from "./design.ts";
import * as group from "./group.ts";
import { type Fastener, isPanel, type Part, type Wood } from "./model.ts";
import {
  acting,
  extentOf,
  type Pattern,
  placesAlong,
  rounding,
  rowsAlong,
  type Weights,
  wholeAlong,
} from "./places.ts";
import { extentAcross } from "./refuse.ts";
import type { Placed } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import { type Connector, facesOf, holeOf, shareOf } from "./verify.ts";

// 5.2: what the holes of fasteners, and connectors, leave of a member.

const pulled = requirement("net-section", "5.2(2)P", "sigma_t_0_d / f_t_0_d <= 1", "tension in the net section");
const pulledAndBent = requirement("net-section", "6.2.3(1)", "eta_net <= 1", "tension in the net section");

const forceOf = (pattern: Pattern, weights: Weights): number => {
  const { own, against } = acting(pattern, weights);
  return withHalf(Math.abs(own), against);
};

/** A member, what one hole takes of it, and its fasteners off its axis. */
interface Drilled {
  readonly wood: Wood;
  readonly f_t_0: number;
  readonly f_m: number;
  readonly b: number;
  readonly h: number;
  readonly widest: number;
  readonly A_h: number;
  readonly I_h: number;
  readonly e: number;
}

type Joint = readonly [item: DowelTypeItem, fastener: Fastener, parts: readonly Part[], connector?: Connector];

function drilled(
  sheet: Sheet,
  [item, fastener, parts, connector]: Joint,
  { wood, given }: Placed,
  extent: number,
  needed: boolean,
  loaded: boolean,
): Drilled | undefined {
  const { f_t_0, f_m, index, t } = wood;
  const { b_mm, t_mm, h_mm: h, panel } = wood.item;
  // 5.2(3): nails and screws up to 6 mm that are driven in leave the section whole, as staples do; stouter nails are drilled for
  const whole = !wood.drilled && (fastener.type !== "screw" || fastener.d <= 6);
  const d_0 = whole ? 0 : holeOf(fastener);
  if (f_m === undefined || f_t_0 === undefined || h === undefined) {
    const field = panel === undefined || h === undefined ? "h_mm" : f_t_0 === undefined ? "f_t_k_MPa" : "f_m_k_MPa";
    if (needed && (connector || d_0 > 0))
      sheet.lack(`members[${index}].${field}`, panel === undefined ? says.sectionNotGiven : says.panelNotGiven);
    return undefined;
  }
  // plugs take as much of the width as of the thickness
  const b = (b_mm ?? t_mm) - (t_mm - t);
  const { h_e = 0, d_c = 0 } = connector ?? {};
  const faces = connector ? facesOf(index, parts) : 0;
  return {
    ...{ wood, f_t_0, f_m, b, h, widest: Math.max(d_0, d_c), e: loaded ? offAxis(sheet, item, given, h, extent) : 0 },
    A_h: group.holeArea(b, d_0, faces, h_e, Math.max(0, d_c - d_0)),
    I_h: group.holeInertia(b, d_0, faces, h_e, d_c),
  };
}

/** One section under N and M: how far its holes are from the middle of the fasteners. */
function sectionOf(
  { wood, f_t_0, f_m, b, h, A_h, I_h, e }: Drilled,
  design: Design,
  N: number,
  M: number,
  column: readonly number[],
) {
  const { k_mod, gamma_M } = design.ofWood(wood);
  const about = (by: number) => column.reduce((sum, v) => sum + (v + by) ** 2, 0);
  const A = [b, h, column.length, A_h] as const;
  const W = [b, h, A_h, Math.max(about(e), about(-e)), column.length, I_h] as const;
  const [f_t, f_b] = [group.design(k_mod, f_t_0, gamma_M), group.design(k_mod, f_m, gamma_M)];
  const eta = group.pulledAndBent(N, group.areaLeft(...A), f_t, M, group.modulusLeft(...W), f_b);
  return { N, M, e: e > 0.01 * h ? e : 0, A, W, strength: [k_mod, gamma_M, f_t_0, f_m] as const, eta };
}

type Section = ReturnType<typeof sectionOf>;

function writeWorst(sheet: Sheet, { M_Ed = 0, bolts }: DowelTypeItem, judged: readonly Section[]): void {
  const [first] = judged;
  if (!first) return;
  const { N, M, A, W, strength } = judged.reduce((a, b) => (b.eta > a.eta ? b : a), first);
  const [k_mod, gamma_M, f_t_0, f_m] = strength;
  const e = Math.max(...judged.map((one) => one.e));
  if (e > 0) sheet[M_Ed === 0 ? "warn" : "assume"](says.forceOffAxis({ e: decimals(e, 0) }));
  else if (bolts) sheet.assume(says.holesAboutAxis);
  const A_net = sheet.step("A_net", group.areaLeft, ...A);
  const f_t = sheet.step("f_t_0_d", group.design, k_mod, f_t_0, gamma_M);
  if (!bolts && M === 0) {
    sheet.verify(pulled, sheet.step("sigma_t_0_d", group.netStress, N, A_net), f_t, "MPa");
    return;
  }
  const W_net = sheet.step("W_net", group.modulusLeft, ...W);
  const f_m_d = sheet.step("f_m_d", group.design, k_mod, f_m, gamma_M);
  sheet.verify(pulledAndBent, sheet.put("eta_net", group.pulledAndBent, N, A_net, f_t, M, W_net, f_m_d), 1, "");
}

/** Of rows: each member that the force pulls along its grain. */
export function verifyNetSection(sheet: Sheet, joint: Joint, all: readonly Placed[], design: Design): void {
  const [{ F_Ed = 0, n = 1, rows = 1 }, , parts] = joint;
  const judged = all.flatMap((one): Section[] => {
    const { wood, least, given } = one;
    if (wood.alpha >= 90 && !isPanel(wood)) return [];
    const { a_1, a_2 } = { ...least, ...given };
    const extent = extentAcross(n, a_1, wood.alpha, rows, a_2);
    // rows lie along the grain; what is declared of a panel, along the force
    const known = isPanel(wood) && wood.alpha > 0 ? { ...one, wood: { ...wood, f_t_0: undefined } } : one;
    const left = drilled(sheet, joint, known, extent, F_Ed > 0, F_Ed !== 0);
    if (!left || isFilled(sheet, left, rows)) return [];
    const along = group.alongGrain(shareOf(Math.abs(F_Ed), wood, parts), wood.alpha);
    const [N, M] = [F_Ed > 0 ? along : 0, group.momentOffAxis(0, along, left.e)];
    if (N === 0 && M === 0) return [];
    const column = Array.from({ length: rows }, (_, i) => (rows > 1 ? extent * (i / (rows - 1) - 0.5) : 0));
    return [sectionOf(left, design, N, M, column)];
  });
  writeWorst(sheet, joint[0], judged);
}

/** Of a pattern: each member under its share of N, V and M, where the pattern begins. */
export function verifySectionOfPattern(
  sheet: Sheet,
  joint: Joint,
  all: readonly Placed[],
  design: Design,
  pattern: Pattern,
): void {
  const [item, { d }, parts] = joint;
  const judged = all.flatMap((one): Section[] => {
    const { wood, least } = one;
    const grain = item.members[wood.index]?.alpha_deg ?? 0;
    const { N, along, M_0 } = actingOn(pattern, grain, (weights) => shareOf(forceOf(pattern, weights), wood, parts));
    const needed = N > 1e-9 || M_0 > 1e-9;
    const left = drilled(sheet, joint, one, extentOf(pattern.points, grain), needed, needed || along > 1e-9);
    if (!left) return [];
    const M = group.momentOffAxis(M_0, along, left.e);
    const columns = columnsOf(pattern, grain, d, least.a_1);
    if (isFilled(sheet, left, Math.max(...columns.map(({ length }) => length))) || (N === 0 && M === 0)) return [];
    return columns.map((column) => sectionOf(left, design, N, M, column));
  });
  writeWorst(sheet, item, judged);
}

function isFilled(sheet: Sheet, { wood, h, widest }: Drilled, rows: number): boolean {
  const filled = h <= rows * widest;
  if (filled) sheet.problem(`members[${wood.index}].h_mm`, says.holesFillMember({ rows, d_0: widest }));
  return filled;
}

/** Of a member: what pulls it, what acts along it in either sense, and its moment at the edge of the pattern. */
function actingOn(pattern: Pattern, grain: number, part: (weights: Weights) => number) {
  const along = part(wholeAlong(grain));
  const pulls = grain !== 0 || acting(pattern, wholeAlong(grain)).own > 0;
  const arm = Math.max(...placesAlong(pattern.points, grain).map(({ u }) => Math.abs(u)));
  const M_0 = group.momentBeside(part({ N: 0, V: 0, M: 1 }), part(wholeAlong(grain + 90)), arm);
  return { N: pulls ? along : 0, along, M_0 };
}

/** How far the middle of the fasteners is from the axis of a member, where both distances to its edges say so. */
function offAxis(
  sheet: Sheet,
  { bolts }: DowelTypeItem,
  { a_4_t, a_4_c }: Placed["given"],
  h: number,
  extent: number,
): number {
  const near = Math.min(a_4_t ?? Number.POSITIVE_INFINITY, a_4_c ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(near)) return 0;
  // distances that are no more than the least of both leave the place open
  if (a_4_t !== undefined && a_4_c !== undefined && Math.abs(a_4_t + a_4_c + extent - h) <= 0.01 * h)
    return Math.abs(a_4_t - a_4_c) / 2;
  // of rows one distance alone is the usual way to say the least of both
  if (near + extent / 2 < 0.49 * h) sheet[bolts ? "warn" : "assume"](says.placeInDepthOpen);
  return 0;
}

/** 5.2(4): wherever a section is, holes within half of the least spacing along the grain are of it; how far each is from the middle. */
function columnsOf({ points }: Pattern, grain: number, d: number, a_1: number): readonly (readonly number[])[] {
  const places = [...new Set(placesAlong(points, grain).map(({ u }) => u))];
  return rowsAlong(points, grain, d).flatMap((rows) => {
    const lines = rows.map((row) => row.reduce((sum, { v }) => sum + v, 0) / row.length);
    return places.map((at) =>
      lines.filter((_, i) => (rows[i] ?? []).some(({ u }) => u >= at - rounding && u <= at + a_1 + rounding)),
    );
  });
}
