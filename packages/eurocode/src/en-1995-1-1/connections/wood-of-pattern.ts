import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { withHalf } from "./alternating.ts";
import { staggered } from "./connectors/strength.ts";
import type { Design } from "./design.ts";
import * as group from "./group.ts";
import type { Fastener, Part } from "./model.ts";
import {
  acting,
  extentOf,
  type Pattern,
  type Placed as Place,
  placesAlong,
  rowsAlong,
  type Weights,
  wholeAlong,
} from "./places.ts";
import type { Placed } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import { type Connector, facesOf, holeOf, lackSection, shareOf } from "./verify.ts";

// The wood around fasteners in given places: what their holes leave of a member (5.2), and fasteners that lie askew to each other.

const leftOfMember = requirement("net-section", "6.2.3(1)", "eta_net <= 1", "tension in the net section");
const askew = ofForm(
  requirement("spacing-staggered", "8.9(10)", "1 / (k_a1^2 + k_a2^2) <= 1", "fasteners askew to each other"),
);

const half = (whole: number): number => whole / 2;

const forceOf = (pattern: Pattern, weights: Weights): number => {
  const { own, against } = acting(pattern, weights);
  return withHalf(Math.abs(own), against);
};

/** What the holes leave of each member under its share of N, V and M, where the pattern begins. */
export function verifySectionOfPattern(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  parts: readonly Part[],
  all: readonly Placed[],
  design: Design,
  pattern: Pattern,
  connector?: Connector,
): void {
  const judged = all.flatMap(({ wood, least, given }) => {
    const { f_m, f_t_0 } = wood;
    if (f_m === undefined || f_t_0 === undefined) return [];
    const grain = item.members[wood.index]?.alpha_deg ?? 0;
    const b = (wood.item.b_mm ?? wood.item.t_mm) - (wood.item.t_mm - wood.t);
    const d_0 = fastener.type === "nail" && !wood.drilled ? 0 : holeOf(fastener);
    const { N, along, M_0 } = actingOn(pattern, grain, (weights) => shareOf(forceOf(pattern, weights), wood, parts));
    const { h_mm: h } = wood.item;
    if (h === undefined) {
      if ((N > 1e-9 || M_0 > 1e-9) && (connector || d_0 > 0)) lackSection(sheet, wood);
      return [];
    }
    const e = offAxis(sheet, given, h, extentOf(pattern.points, grain));
    const M = group.momentOffAxis(M_0, along, e);
    const faces = connector ? facesOf(wood.index, parts) : 0;
    const { h_e = 0, d_c = 0 } = connector ?? {};
    const hole = group.holeArea(b, d_0, faces, h_e, Math.max(0, d_c - d_0));
    const own = group.holeInertia(b, d_0, faces, h_e, d_c);
    const widest = Math.max(d_0, d_c);
    const columns = columnsOf(pattern, grain, fastener.d, least.a_1);
    if (columns.some((column) => h <= column.length * widest)) {
      const rows = Math.max(...columns.map(({ length }) => length));
      sheet.problem(`members[${wood.index}].h_mm`, says.holesFillMember({ rows, d_0: widest }));
      return [];
    }
    if (N === 0 && M === 0) return [];
    const { k_mod, gamma_M } = design.ofWood(wood);
    const [f_t, f_b] = [group.design(k_mod, f_t_0, gamma_M), group.design(k_mod, f_m, gamma_M)];
    return columns.map((column) => {
      const about = (by: number) => column.reduce((sum, v) => sum + (v + by) ** 2, 0);
      const sum_v2 = Math.max(about(e), about(-e));
      const A: Section = [b, h, column.length, hole];
      const W: Modulus = [b, h, hole, sum_v2, column.length, own];
      const eta = group.pulledAndBent(N, group.areaLeft(...A), f_t, M, group.modulusLeft(...W), f_b);
      return { N, M, A, W, strength: [k_mod, gamma_M, f_t_0, f_m] as const, eta };
    });
  });
  const [first] = judged;
  if (!first) return;
  const { N, M, A, W, strength } = judged.reduce((a, b) => (b.eta > a.eta ? b : a), first);
  const [k_mod, gamma_M, f_t_0, f_m] = strength;
  sheet.assume(says.holesAboutAxis);
  const A_net = sheet.step("A_net", group.areaLeft, ...A);
  const W_net = sheet.step("W_net", group.modulusLeft, ...W);
  const f_t_0_d = sheet.step("f_t_0_d", group.design, k_mod, f_t_0, gamma_M);
  const f_m_d = sheet.step("f_m_d", group.design, k_mod, f_m, gamma_M);
  sheet.verify(leftOfMember, sheet.put("eta_net", group.pulledAndBent, N, A_net, f_t_0_d, M, W_net, f_m_d), 1, "");
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
function offAxis(sheet: Sheet, { a_4_t, a_4_c }: Placed["given"], h: number, extent: number): number {
  const near = Math.min(a_4_t ?? Number.POSITIVE_INFINITY, a_4_c ?? Number.POSITIVE_INFINITY);
  if (!Number.isFinite(near)) return 0;
  // distances that are no more than the least of both leave the place open
  if (a_4_t !== undefined && a_4_c !== undefined && Math.abs(a_4_t + a_4_c + extent - h) <= 0.01 * h)
    return Math.abs(a_4_t - a_4_c) / 2;
  if (near + extent / 2 < 0.49 * h) sheet.warn(says.placeInDepthOpen);
  return 0;
}

type Section = Parameters<typeof group.areaLeft>;
type Modulus = Parameters<typeof group.modulusLeft>;

/** 5.2(4): holes within half of the least spacing along the grain are of one section; how far each is from the axis. */
function columnsOf({ points }: Pattern, grain: number, d: number, a_1: number): readonly (readonly number[])[] {
  const places = [...new Set(placesAlong(points, grain).map(({ u }) => u))];
  return rowsAlong(points, grain, d).flatMap((rows) => {
    const lines = rows.map((row) => row.reduce((sum, { v }) => sum + v, 0) / row.length);
    return places.map((at) =>
      lines.filter((_, i) => (rows[i] ?? []).some(({ u }) => Math.abs(u - at) <= half(a_1) + 1e-9)),
    );
  });
}

/** No table has them: fasteners that are neither in a row along the grain nor in one across it, by the rule of connectors. */
export function verifyAskew(sheet: Sheet, item: DowelTypeItem, all: readonly Placed[], d: number, pattern: Pattern) {
  const found = all.flatMap(({ wood, least }) => {
    const places = placesAlong(pattern.points, item.members[wood.index]?.alpha_deg ?? 0);
    return places.flatMap((one, i) => places.slice(i + 1).flatMap((other) => between(one, other, d, least)));
  });
  const [first] = found;
  if (!first) return;
  const { a_1, a_2, a_1_min, a_2_min } = found.reduce((a, b) => (b.k < a.k ? b : a), first);
  if (item.connection === "dowel-type" || item.connection === undefined) sheet.assume(says.askewByConnectors);
  sheet.verify(askew, 1, sheet.put("k_a", staggered, a_1, a_1_min, a_2, a_2_min), "");
}

function between(one: Place, other: Place, d: number, { a_1: a_1_min, a_2: a_2_min }: Placed["least"]) {
  const [a_1, a_2] = [Math.abs(one.u - other.u), Math.abs(one.v - other.v)];
  const nearer = (a: number, than: number) => a < than - 1e-6;
  if (nearer(a_1, d) || nearer(a_2, d) || !nearer(a_1, a_1_min) || !nearer(a_2, a_2_min)) return [];
  return [{ a_1, a_2, a_1_min, a_2_min, k: staggered(a_1, a_1_min, a_2, a_2_min) }];
}
