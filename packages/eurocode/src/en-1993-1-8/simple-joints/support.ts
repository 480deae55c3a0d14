import type { Sheet } from "../../engine/sheet.ts";
import { verifyWideHole } from "../bolts/holes.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import { betaW, netSectionFactor, putBearing, putShear, type Steel, weakerOf } from "../parts/index.ts";
import { says as partSays } from "../parts/says.ts";
import { leastLength, weldLength, weldThroat } from "../welds/formulas.ts";
import * as formulas from "./formulas.ts";
import type { SimpleJoint } from "./geometry.ts";
import * as requirements from "./requirements.ts";
import { says } from "./says.ts";
import { longJoint, type Mode } from "./web-group.ts";

// The side of the support: bolts through it, or the weld of a fin plate; rotation and ductility of the joint.

export interface SupportGroup {
  readonly n_s: number;
  readonly F_v_Rd: number;
  readonly modes: readonly Mode[];
  /** reactions at which the ply of the support is used up, kN */
  readonly limits: readonly number[];
}

/** Two lines of bolts, one each side of the web, at the distance w (SN014). `edge`: from them to the vertical edge of the plate. */
export function supportGroup(
  sheet: Sheet,
  joint: SimpleJoint,
  { w, edge, header }: { w: number; edge: number; header: boolean },
): SupportGroup {
  const { bolts, n_1, p1, plate } = joint;
  const n_s = sheet.given("n_s", 2 * n_1);
  sheet.given("w_mm", w);
  const F_v_Rd = putShear(sheet, header ? "F_v_Rd_kN" : "F_v_s_Rd_kN", bolts, 1);
  const ply = {
    t: plate.t,
    f_u: plate.steel.f_u,
    edge,
    gauge: header ? w : undefined,
    k_h: bolts.k_h_along,
    sunk: true,
  };
  const end = Math.min(joint.e1, joint.e1_bottom);
  const F_end = putBearing(sheet, "F_b_end_Rd_kN", bolts, { ...ply, end });
  const F_inner = putBearing(sheet, "F_b_inner_Rd_kN", bolts, { ...ply, pitch: p1 });
  const [least, most] = [Math.min(F_end, F_inner), Math.max(F_end, F_inner)];
  // 3.7(1) with 0.8 F_v,Rd, for the tension that the rotation brings into the bolts
  const F_v_08 = formulas.supportShear(1, F_v_Rd);
  const V_Rd =
    most <= F_v_08
      ? sheet.put("V_Rd_support_bolts_kN", formulas.supportBearing, 2, F_end, n_1, F_inner)
      : least <= F_v_08
        ? sheet.put("V_Rd_support_bolts_kN", formulas.supportLeast, n_s, least)
        : sheet.put("V_Rd_support_bolts_kN", formulas.supportShear, n_s, F_v_Rd);
  const modes: Mode[] = [{ rule: requirements.supportBolts, V_Rd }];
  const long = longJoint(sheet, joint, "V_Rd_long_support_kN", Math.min(V_Rd, n_s * F_v_08));
  if (long !== undefined) modes.push({ rule: requirements.longSupport, V_Rd: long });
  verifyWideHole(sheet, bolts.size, bolts.hole, bolts.d_0, n_s * least, n_s * F_v_Rd);
  if (header) {
    const bearing = sheet.put("V_Rd_plate_bearing_kN", formulas.supportBearing, 2, F_end, n_1, F_inner);
    modes.push({ rule: requirements.plateBearing, V_Rd: bearing });
  }
  return { n_s, F_v_Rd, modes, limits: supportPly(sheet, joint, n_s, w) };
}

/** No end near, and an edge only where the ply is a flange: bearing with pitch and gauge. */
function supportPly(sheet: Sheet, joint: SimpleJoint, n_s: number, w: number): number[] {
  const { support, bolts, p1, n_1, V_Ed } = joint;
  if (!support) return [];
  const F_Ed = sheet.put("F_b_support_Ed_kN", formulas.supportForce, V_Ed, support.V_opposite, n_s);
  const { member, face } = support;
  const edge = member && face === "flange" ? (member.b - w) / 2 : undefined;
  const ply = { t: support.t, f_u: support.steel.f_u, pitch: p1, edge, gauge: w, k_h: bolts.k_h_along };
  const F_Rd = putBearing(sheet, "F_b_support_Rd_kN", bolts, ply);
  if (F_Ed > 0) sheet.verify(requirements.supportBearing, F_Ed, F_Rd, "kN");
  const height = sheet.step("h_s_mm", formulas.localShearHeight, bolts.d, w, n_1, p1);
  return [n_s * F_Rd - support.V_opposite, ...localShear(sheet, joint, height, n_1)];
}

/** Local shear of the supporting web beside the joint, gross and net (SCI P358, check 10): the reaction that it carries. */
export function localShear(
  sheet: Sheet,
  { support, bolts, V_Ed, gamma_M0 }: SimpleJoint,
  height: number,
  holes: number,
): number[] {
  if (!support) return [];
  const { f_y, f_u } = support.steel;
  const A_v = sheet.step("A_v_s_mm2", formulas.stripShearArea, support.t, height);
  const gross = formulas.shearResistance(A_v, f_y, gamma_M0);
  const gamma_M2 = netSectionFactor(sheet, support.steel);
  const net = formulas.netShearResistance(A_v, holes, bolts.d_0, support.t, f_u, gamma_M2);
  const V_Rd =
    gross <= net
      ? sheet.put("V_Rd_support_shear_kN", formulas.shearResistance, A_v, f_y, gamma_M0)
      : sheet.put(
          "V_Rd_support_shear_kN",
          formulas.netShearResistance,
          A_v,
          holes,
          bolts.d_0,
          support.t,
          f_u,
          gamma_M2,
        );
  const V_half = sheet.step("V_s_Ed_kN", formulas.localShearForce, V_Ed, support.V_opposite);
  if (V_half > 0) sheet.verify(requirements.supportShear, V_half, V_Rd, "kN");
  return [2 * V_Rd - support.V_opposite];
}

/** Welds on both sides of a fin plate, to the support. */
export function finWeld(sheet: Sheet, joint: SimpleJoint, a: number | undefined): Mode[] {
  const { plate, support, z } = joint;
  if (a === undefined) return unverified(sheet);
  const steel = weakerOf(sheet, plate.steel, support?.steel);
  const l_w = sheet.step("l_w_mm", formulas.weldLength, plate.h, a);
  detailWeld(sheet, a, l_w);
  const beta_w = sheet.table(
    "beta_w",
    betaW(sheet, steel),
    "EN 1993-1-8 Table 4.1",
    sheet.steps && partSays.steelName({ name: steel.name }),
  );
  const gamma_M2 = sheet.parameter("EN 1993-1-8", "gamma_M2");
  const V_Rd =
    l_w > 0
      ? sheet.put("V_Rd_weld_kN", formulas.weldOfFin, a, l_w, steel.f_u, beta_w, gamma_M2, z)
      : sheet.given("V_Rd_weld_kN", 0);
  return [{ rule: requirements.weld, V_Rd }];
}

/** Welds on both sides of the web, to an end plate. */
export function headerWeld(sheet: Sheet, joint: SimpleJoint, a: number | undefined): Mode[] {
  const { plate, beam } = joint;
  if (a === undefined) return unverified(sheet);
  const steel = weakerOf(sheet, plate.steel, beam.steel);
  const l_w = sheet.step("l_w_mm", formulas.weldLength, weldedHeight(sheet, joint), a);
  detailWeld(sheet, a, l_w);
  const beta_w = sheet.table(
    "beta_w",
    betaW(sheet, steel),
    "EN 1993-1-8 Table 4.1",
    sheet.steps && partSays.steelName({ name: steel.name }),
  );
  const gamma_M2 = sheet.parameter("EN 1993-1-8", "gamma_M2");
  return [
    {
      rule: requirements.weld,
      V_Rd: sheet.put("V_Rd_weld_kN", formulas.weldOfHeader, a, l_w, steel.f_u, beta_w, gamma_M2),
    },
  ];
}

/** Rules that are met or not: listed where they are broken. */
function detailWeld(sheet: Sheet, a: number, l_w: number): void {
  if (a < 3 * (1 - 1e-9)) sheet.verify(weldThroat, 3, a, "mm");
  const least = leastLength(a);
  if (l_w < least * (1 - 1e-9)) sheet.verify(weldLength, least, l_w, "mm");
}

/** Roots and flanges take no weld along the web. */
function weldedHeight(sheet: Sheet, joint: SimpleJoint): number {
  const { from, to } = straightWeb(joint);
  return sheet.put("h_weld_mm", formulas.weldedHeight, joint.top, joint.plate.h, to, from);
}

export const heightOnWeb = (joint: SimpleJoint): number => {
  const { from, to } = straightWeb(joint);
  return formulas.weldedHeight(joint.top, joint.plate.h, to, from);
};

function straightWeb({ beam, notch }: SimpleJoint): { from: number; to: number } {
  const inside = beam.t_f + beam.r;
  return { from: notch?.top || inside, to: beam.h - (notch?.bottom || inside) };
}

function unverified(sheet: Sheet): Mode[] {
  sheet.warn(says.weldNotVerified);
  return [];
}

/** Tension across the welds under a tying force; the weaker part as above. */
export function weldTying(
  sheet: Sheet,
  joint: SimpleJoint,
  a: number | undefined,
  other: Steel | undefined,
  h = joint.plate.h,
): number | undefined {
  if (a === undefined) return undefined;
  const steel = weakerOf(sheet, joint.plate.steel, other);
  const l_w = formulas.weldLength(h, a);
  const gamma_Mu = sheet.parameter("EN 1993-1-8", "gamma_Mu");
  return sheet.put("N_u_Rd_weld_kN", formulas.weldInTension, a, l_w, steel.f_u, betaW(sheet, steel), gamma_Mu);
}

/** The plate stays clear of flanges and fillets, so that the beam can rotate. */
export function rotationGeometry(sheet: Sheet, { beam, notch, plate, e1, e1_b }: SimpleJoint): void {
  const inside = beam.t_f + beam.r;
  const [top, bottom] = [notch?.top || inside, notch?.bottom || inside];
  const clear = sheet.put("d_clear_mm", formulas.clearWeb, beam.h, top, bottom);
  if (plate.h > clear * (1 + 1e-9)) sheet.verify(requirements.rotationGeometry, plate.h, clear, "mm");
  else {
    const from = (notch?.top ?? 0) + e1_b - e1;
    const over = Math.max(top - from, from + plate.h - (beam.h - bottom));
    // as deep as allowed, but not where it fits
    if (over > 1e-9 * beam.h) sheet.verify(requirements.rotationGeometry, plate.h + over, plate.h, "mm");
  }
  if (plate.h < 0.6 * beam.h) {
    sheet.warn(says.noRestraint);
  }
}

/** Thin plate beside strong bolts: one of the two plies is enough. */
export function ductility(sheet: Sheet, joint: SimpleJoint, fin: boolean): void {
  const { bolts, plate, beam, support } = joint;
  if (fin) {
    // SCI P358, and "The use of S355 fin plates" of the SCI: 0.5 d up to S275, 0.42 d above, for the plate or the web
    const kappaOf = (steel: Steel) => (steel.f_y <= 275 ? 0.5 : 0.42);
    const limit = sheet.put("t_ductile_mm", formulas.ductileFinPlate, kappaOf(plate.steel), bolts.d);
    const ofWeb = formulas.ductileFinPlate(kappaOf(beam.steel), bolts.d);
    if (plate.t > limit * (1 + 1e-9) && beam.t_w > ofWeb * (1 + 1e-9))
      sheet.verify(requirements.boltDuctility, plate.t, limit, "mm");
    return;
  }
  const limit = sheet.put("t_ductile_mm", formulas.ductileEndPlate, bolts.d, bolts.f_ub, plate.steel.f_y);
  const ofSupport = support ? formulas.ductileEndPlate(bolts.d, bolts.f_ub, support.steel.f_y) : 0;
  const soft = support !== undefined && support.t <= ofSupport;
  if (plate.t > limit * (1 + 1e-9) && !soft) sheet.verify(requirements.boltDuctility, plate.t, limit, "mm");
}

/** `w`: gauge of the bolts in the support; `inWeb`: there are bolts in the web of the beam. */
export function spacing(
  sheet: Sheet,
  joint: SimpleJoint,
  { w, inWeb }: { readonly w?: number; readonly inWeb: boolean },
): void {
  const { bolts, e1, e1_bottom, e2, p1, p2, n_2, plate, beam, notch, e1_b, e1_b_bottom } = joint;
  const thinner = Math.min(plate.t, beam.t_w);
  const toNotches = inWeb ? [notch?.top ? e1_b : e1, notch?.bottom ? e1_b_bottom : e1] : [];
  verifySpacing(sheet, {
    d_0: bolts.d_0,
    e1: Math.min(e1, e1_bottom, ...toNotches),
    e2: Math.min(e2, joint.e2_b),
    p1,
    p2: n_2 > 1 ? p2 : undefined,
    w,
    slotted: bolts.slotted,
    exposed_t: bolts.exposed ? thinner : undefined,
  });
}
