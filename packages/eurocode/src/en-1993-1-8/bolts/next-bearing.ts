import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { bearingOfSecond, keepFormer, type Ply, valueOfBearing } from "../second/bearing.ts";
import { rules } from "../second/rules.ts";
import type { Bolt } from "./model.ts";
import * as formulas from "./resistance.ts";
import { says } from "./says.ts";
import type { BoltItem } from "./schema.ts";

// Bearing by the second generation, where the request asks for it.

/** Where a bolt stands in its ply. */
export interface Place {
  readonly e1: number;
  readonly e2: number;
}

/** Note 1 of Table 3.4 */
export const holeFactor = ({ hole, direction }: Bolt): number =>
  hole === "oversize" ? 0.8 : hole.endsWith("slot") && direction === "across" ? 0.6 : 1;

const sinkOf = ({ countersunk, countersink_depth_mm }: BoltItem, d: number): number =>
  countersunk ? (countersink_depth_mm ?? 0.5 * d) : 0;

/** e1 of an end bolt; undefined of one behind it. */
function plyOf(resolved: Bolt, e1: number | undefined): Ply {
  const { item, size, grade, d_0, gamma_M2 } = resolved;
  const k_h = holeFactor(resolved);
  return {
    e1,
    p1: item.p1,
    d_0,
    f_ub: grade.f_ub_MPa,
    f_u: item.plate_fu,
    f_y: item.plate_fy,
    d: size.d_mm,
    t: formulas.bearingThickness(item.plate_t, sinkOf(item, size.d_mm)),
    k_h,
    gamma_M2,
    asBefore: k_h !== 1 || item.countersunk === true,
  };
}

const isEnd = ({ is_end_bolt, p1 }: BoltItem): boolean => is_end_bolt !== false || p1 === undefined;

/** F_b,Rd; undefined where the rule of the first generation is taken. */
export function nextBearing(sheet: Sheet, resolved: Bolt, place: Place, single: boolean): number | undefined {
  const { edition } = sheet.request;
  if (!takes(edition, rules.bearing)) return undefined;
  const { item, size, gamma_M2 } = resolved;
  if (edition.second) {
    sheet.rule(rules.distances);
    sheet.rule(rules.punching);
  }
  const ply = plyOf(resolved, isEnd(item) ? place.e1 : undefined);
  if (edition.uncertain === "safe" && formerBearing(resolved, place) < valueOfBearing(ply)) {
    keepFormer(sheet);
    return undefined;
  }
  if (item.countersunk && item.countersink_depth_mm === undefined) sheet.assume(says.sinkDepth);
  const F_b = bearingOfSecond(sheet, ply, "F_b_Rd_kN");
  if (!single) return F_b;
  const most = formulas.bearingOfSingleLap(F_b, item.plate_fu, size.d_mm, ply.t, gamma_M2);
  if (most >= F_b) return F_b;
  sheet.rule(rules.holes);
  return sheet.put("F_b_Rd_kN", formulas.bearingOfSingleLap, F_b, item.plate_fu, size.d_mm, ply.t, gamma_M2);
}

/** Of the bolts behind an end bolt, where they bear less; null where the rule of the first generation is taken. */
export function nextInnerBearing(sheet: Sheet, resolved: Bolt, F_b_Rd: number): number | undefined | null {
  const { edition } = sheet.request;
  if (!takes(edition, rules.bearing) || edition.uncertain === "safe") return null;
  const ply = plyOf(resolved, undefined);
  return valueOfBearing(ply) < F_b_Rd ? bearingOfSecond(sheet, ply, "F_b_inner_Rd_kN") : undefined;
}

/** F_b,Rd of Table 3.4, without writing it. */
function formerBearing(resolved: Bolt, { e1, e2 }: Place): number {
  const { item, size, grade, d_0, gamma_M2 } = resolved;
  const { p1, p2, plate_fu: f_u } = item;
  const alpha_d = isEnd(item) || p1 === undefined ? formulas.alphaEnd(e1, d_0) : formulas.alphaInner(p1, d_0);
  const k_1 =
    p2 === undefined
      ? formulas.k1SingleColumn(e2, d_0)
      : item.is_edge_bolt === false
        ? formulas.k1Inner(p2, d_0)
        : formulas.k1Edge(e2, d_0, p2);
  const t = formulas.bearingThickness(item.plate_t, sinkOf(item, size.d_mm));
  const alpha_b = formulas.alphaB(alpha_d, grade.f_ub_MPa, f_u);
  return formulas.bearingResistanceOfHole(holeFactor(resolved), k_1, alpha_b, f_u, size.d_mm, t, gamma_M2);
}
