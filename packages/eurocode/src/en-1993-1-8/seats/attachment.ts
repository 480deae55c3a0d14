import { decimals } from "../../basis/numbers.ts";
import { notWith, onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { headDiameter } from "../bolts/bolt.ts";
import { rejectHead } from "../bolts/refuse.ts";
import * as boltRules from "../bolts/resistance.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import {
  type Bolts,
  checkPattern,
  putBearing,
  putBolts,
  putShear,
  resolveBolts,
  resolveThroat,
  type Steel,
  verifyNormalHoles,
  weakerOf,
} from "../parts/index.ts";
import { heldBolt } from "../t-stub/punching.ts";
import { weldGroupKind } from "../welds/weld-group.ts";
import * as rules from "./formulas.ts";
import { says } from "./says.ts";
import { type BracketItem, ofBolts, type SeatItem } from "./schema.ts";
import { type BoltPattern, edgeOnFlange, type Support, verifyBehindBolts, weakerPly } from "./support.ts";

// How seats and brackets are held: bolts down a leg, or fillet welds as lines.

export interface HeldByBolts {
  readonly by: "bolts";
  readonly bolts: Bolts;
  readonly pattern: BoltPattern;
  readonly spec: BoltSpec;
}

export type Held = HeldByBolts | { readonly by: "welds"; readonly a: number };

type Item = SeatItem | BracketItem;
type BoltSpec = Item & { readonly bolt_grade: string; readonly bolt_size: string };

/** Bolts where there are any, else welds. */
export function resolveHeld(sheet: Sheet, item: Item): Held | undefined {
  const welded = item.throat_mm !== undefined || item.leg_mm !== undefined;
  const bolted = ofBolts.some((name) => item[name] !== undefined);
  if (welded && "d_m_mm" in item && item.d_m_mm !== undefined) sheet.unused("d_m_mm", onlyFor(says.boltsOfSeat));
  if (!welded && !bolted) {
    sheet.problem("throat_mm", required(says.boltsOrWelds));
    return undefined;
  }
  if (welded && bolted) {
    sheet.problem(item.throat_mm === undefined ? "leg_mm" : "throat_mm", notWith("bolt_size"));
    return undefined;
  }
  if (welded) {
    const a = resolveThroat(sheet, "", { throat: item.throat_mm, leg: item.leg_mm });
    return a === undefined ? undefined : { by: "welds", a };
  }
  return resolvePattern(sheet, item);
}

function resolvePattern(sheet: Sheet, item: Item): Held | undefined {
  const { bolt_grade, bolt_size, n_1, e1, e2, p1 = 0, p2 = 0, n_2 = 2 } = item;
  for (const name of ["bolt_grade", "bolt_size", "n_1", "e1", "e2"] as const)
    if (item[name] === undefined) sheet.problem(name, required(says.boltsOfSeat));
  if (bolt_grade === undefined || bolt_size === undefined || n_1 === undefined) return undefined;
  if (e1 === undefined || e2 === undefined) return undefined;
  const spec = { ...item, bolt_grade, bolt_size };
  // 3.6.1(10) where all bolts are in one row across the force
  const context = n_1 > 1 ? { L_j: (n_1 - 1) * p1 } : { singleLap: true };
  const bolts = resolveBolts(sheet, "", spec, context);
  if (!bolts) return undefined;
  const given = { n_1, n_2, e1, e2, p1: item.p1, p2: item.p2 };
  if (!checkPattern(sheet, "", given, bolts)) return undefined;
  if ("d_m_mm" in item && item.d_m_mm !== undefined) rejectHead(sheet, item.d_m_mm, bolts.d);
  return { by: "bolts", bolts, pattern: { n_1, n_2, e1, e2, p1, p2 }, spec };
}

/** Bolts down the leg of an angle: shear, and the moment of the reaction about its toe. */
export function verifyLegBolts(
  sheet: Sheet,
  { bolts, pattern, spec }: HeldByBolts,
  leg: { readonly h: number; readonly t: number; readonly steel: Steel },
  support: Support | undefined,
  { V, e }: { readonly V: number; readonly e: number },
): void {
  const { n_1, n_2, e1, e2, p1, p2 } = pattern;
  const context = n_1 > 1 ? { L_j: (n_1 - 1) * p1 } : {};
  putBolts(sheet, bolts, spec, context);
  sheet.given("gamma_M2", bolts.gamma_M2);
  const n = n_1 * n_2;
  const F_v = sheet.put("F_v_Ed_kN", boltRules.perBolt, V, n);
  const F_v_Rd = putShear(sheet, "F_v_Rd_kN", bolts, 1);
  const side = { edge: e2, gauge: n_2 > 1 ? p2 : undefined, k_h: bolts.k_h_along };
  const inLeg = { t: leg.t, f_u: leg.steel.f_u, ...side, sunk: true };
  const F_b = putBearing(sheet, "F_b_Rd_kN", bolts, { ...inLeg, end: e1 });
  const F_in = n_1 > 1 ? putBearing(sheet, "F_b_inner_Rd_kN", bolts, { ...inLeg, pitch: p1 }) : undefined;
  const F_s = support && supportBearingOf(sheet, bolts, pattern, support);
  const rows = Array.from({ length: n_1 }, (_, i) => leg.h - e1 - i * p1);
  const sum = rows.reduce((total, z) => total + z ** 2, 0);
  const F_t = sheet.put("F_t_Ed_kN", rules.boltTensionOfSeat, V, e, leg.h - e1, n_2, sum);
  const F_t_Rd = sheet.put("F_t_Rd_kN", boltRules.tensionResistance, bolts.k_2, bolts.f_ub, bolts.A_s, bolts.gamma_M2);
  const ply = weakerPly({ t: leg.t, steel: leg.steel }, support);
  const d_m = headDiameter(sheet, { d_m_mm: "d_m_mm" in spec ? spec.d_m_mm : undefined }, bolts.size, false);
  const B_p = sheet.put("B_p_Rd_kN", boltRules.punchingResistance, d_m, ply.t, ply.steel.f_u, bolts.gamma_M2);
  sheet.assume(says.eccentric);
  if (V > 0) {
    sheet.verify(boltRules.boltShear, F_v, F_v_Rd, "kN");
    sheet.verify(boltRules.boltBearing, F_v, F_b, "kN");
    if (F_in !== undefined) sheet.verify(boltRules.innerBearing, F_v, F_in, "kN");
    if (F_s !== undefined) sheet.verify(rules.supportBearing, F_v, F_s, "kN");
    sheet.verify(boltRules.boltTension, F_t, F_t_Rd, "kN");
    sheet.verify(boltRules.punchingShear, F_t, B_p, "kN");
    const both = sheet.put("eta_vt", boltRules.shearWithTension, F_v, F_v_Rd, F_t, F_t_Rd);
    sheet.verify(boltRules.shearTensionInteraction, both, 1, "");
    verifyNormalHoles(sheet, bolts, { along: true, across: false });
  }
  if (!support) sheet.lack("support", says.noSupport);
  const z = sum / rows.reduce((total, one) => total + one, 0);
  const held = heldBolt(sheet, F_t_Rd, B_p);
  verifyBehindBolts(sheet, support, { pattern, F_t, F_t_Rd: held, M: rules.momentOfLever(V, e), z });
  verifySpacing(sheet, {
    d_0: bolts.d_0,
    e1,
    e2: Math.min(e2, edgeOnFlange(support, pattern) ?? e2),
    p1: n_1 > 1 ? p1 : undefined,
    p2: n_2 > 1 ? p2 : undefined,
    slotted: bolts.slotted,
    exposed_t: bolts.exposed ? leg.t : undefined,
  });
}

/** No end near in the support. */
function supportBearingOf(sheet: Sheet, bolts: Bolts, pattern: BoltPattern, support: Support) {
  const { n_1, n_2, p1, p2 } = pattern;
  const { t, steel } = support;
  return putBearing(sheet, "F_b_support_Rd_kN", bolts, {
    t,
    f_u: steel.f_u,
    pitch: n_1 > 1 ? p1 : undefined,
    gauge: n_2 > 1 ? p2 : undefined,
    edge: edgeOnFlange(support, pattern),
    k_h: bolts.k_h_along,
  });
}

/** x along the support, y upwards. */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Two lines up and down, both ends off by their throats; undefined where nothing is left. */
export function uprights(sheet: Sheet, a: number, h: number, at: number): Line[] | undefined {
  if (h <= 2 * a) {
    sheet.problem("throat_mm", says.weldsLeave({ least: decimals(2 * a, 1), given: decimals(h, 1) }));
    return undefined;
  }
  return [-at, at].map((x) => ({ x1: x, y1: a, x2: x, y2: h - a }));
}

/** The kind `weld-group` on this sheet: V down, with a moment out of the plane or in it. */
export function verifyWelds(
  sheet: Sheet,
  lines: readonly Line[],
  { a, t, steel, support }: { a: number; t: number; steel: Steel; support: Support | undefined },
  { V, M_x = 0, x = 0 }: { readonly V: number; readonly M_x?: number; readonly x?: number },
): void {
  const weaker = weakerOf(sheet, steel, support?.steel);
  if (!support) sheet.lack("support", says.noSteelOfSupport);
  weldGroupKind.run(sheet, {
    connection: "weld-group",
    welds: lines.map((line) => ({ ...line, throat_mm: a })),
    f_y_MPa: weaker.f_y,
    f_u_MPa: weaker.f_u,
    t_mm: t,
    V_y_Ed: -V,
    ...(M_x === 0 ? {} : { M_x_Ed: M_x }),
    x_mm: x,
    y_mm: 0,
  });
}

/** Fields that another form of the joint has. */
export function rejectFields(
  sheet: Sheet,
  item: Readonly<Record<string, unknown>>,
  names: readonly string[],
  why: Parameters<typeof onlyFor>[0],
): void {
  for (const name of names) if (item[name] !== undefined) sheet.unused(name, onlyFor(why));
}
