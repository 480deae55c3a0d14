import { decimals } from "../../basis/numbers.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { netSectionFactor } from "../parts/index.ts";
import * as formulas from "./formulas.ts";
import type { SimpleJoint } from "./geometry.ts";
import * as requirements from "./requirements.ts";
import { says } from "./says.ts";
import { type Mode, teeOf, type WebGroup } from "./web-group.ts";

// Bending of the beam's web: at a notch, and beside long fin plates and cleats (SN017, SCI P358, MSB05 3.2.5 and 3.2.6).

/** `gap`: face of the support to the end of the web. Reactions at which the notch yields: at its end and at the last line of bolts. */
export function notchResistance(
  sheet: Sheet,
  joint: SimpleJoint,
  gap: number,
  A_v: number,
  V_Rd_web_block: number | undefined,
): Mode[] {
  const { beam, notch, gamma_M0, n_2, p2, e2_b } = joint;
  if (!notch) return [];
  const height = beam.h - notch.top - notch.bottom;
  const both = notch.top > 0 && notch.bottom > 0;
  const W_el = both
    ? sheet.put("W_el_N_mm3", formulas.plateModulus, beam.t_w, height)
    : sheet.given("W_el_N_mm3", teeOf(beam, height).W_el);
  const M_el_Rd = sheet.put("M_v_N_Rd_kNm", formulas.elasticMoment, W_el, beam.steel.f_y, gamma_M0);
  const V_pl_Rd = sheet.put("V_pl_N_Rd_kN", formulas.shearResistance, A_v, beam.steel.f_y, gamma_M0);
  const atNotch = [gap + notch.length, V_pl_Rd] as const;
  const lastLine = e2_b + (n_2 - 1) * p2;
  const levers = [atNotch];
  if (V_Rd_web_block !== undefined && n_2 > 1 && notch.length > lastLine) {
    levers.push([gap + lastLine, Math.min(V_pl_Rd, V_Rd_web_block)]);
  }
  const least = levers.reduce(
    (worst, lever) => (reaction(M_el_Rd, lever) < reaction(M_el_Rd, worst) ? lever : worst),
    atNotch,
  );
  const [l, V_pl] = least;
  stability(sheet, joint);
  const low = M_el_Rd * 1000 <= 0.5 * V_pl * l;
  const V_Rd = low
    ? sheet.put("V_Rd_notch_kN", formulas.notchLowShear, M_el_Rd, l)
    : sheet.put("V_Rd_notch_kN", formulas.notchHighShear, V_pl, l, M_el_Rd);
  if (sheet.steps) sheet.explain((low ? says.notchLowShear : says.notchHighShear)({ distance: decimals(l, 0) }));
  return [{ rule: requirements.notch, V_Rd }];
}

const reaction = (M_el: number, [l, V_pl]: readonly [number, number]): number =>
  M_el * 1000 <= 0.5 * V_pl * l ? formulas.notchLowShear(M_el, l) : formulas.notchHighShear(V_pl, l, M_el);

/** MSB05 2.2.3: a beam held against lateral-torsional buckling needs no more where the notch is this short and shallow. */
function stability(sheet: Sheet, { beam, notch }: SimpleJoint): void {
  if (!notch) return;
  const { h, t_w } = beam;
  const both = notch.top > 0 && notch.bottom > 0;
  const deepest = Math.max(notch.top, notch.bottom);
  const depth = both ? h / 5 : h / 2;
  // the guide gives S275 and S355; the stricter limit for whatever is stronger than S275
  const [slender, constant] = beam.steel.f_y <= 275 ? [54.3, 160_000] : [48, 110_000];
  const longest = h / t_w <= slender ? h : (constant * h) / (h / t_w) ** 3;
  const use = Math.max(deepest / depth, notch.length / longest);
  // met or not: listed where it is broken
  if (use > 1 + 1e-9) sheet.verify(requirements.notchStability, use, 1, "");
}

/** The web beside a plate that is long: z beyond t_p/0.15. Short plates hardly bend it. The reaction that it carries. */
export function webInteraction(sheet: Sheet, joint: SimpleJoint, { V_Rd_web_min }: WebGroup): number[] {
  const { beam, bolts, n_1, n_2, p1, p2, e2_b, z, gamma_M0, V_Ed, notch, plate } = joint;
  const limit = sheet.put("z_long_mm", formulas.longPlateLimit, plate.t);
  if (z <= limit || notch) return [];
  const { f_y, f_u } = beam.steel;
  const gamma_M2 = netSectionFactor(sheet, beam.steel);
  const F_BC = sheet.put(
    "F_pl_BC_Rd_kN",
    formulas.sideBC,
    n_1,
    beam.t_w,
    p1,
    f_y,
    gamma_M0,
    bolts.d_along,
    f_u,
    gamma_M2,
  );
  const b_AB = sheet.step("b_AB_mm", formulas.lengthAB, e2_b, n_2, p2);
  const F_AB = sheet.put(
    "F_pl_AB_Rd_kN",
    formulas.sideAB,
    beam.t_w,
    b_AB,
    f_y,
    gamma_M0,
    n_2,
    bolts.d_across,
    f_u,
    gamma_M2,
  );
  const V_BC = sheet.put("V_BC_Ed_kN", formulas.shearOfBC, V_Ed, V_Rd_web_min, F_BC);
  const M_BC =
    V_BC <= 0.5 * F_BC
      ? sheet.put("M_c_BC_Rd_kNm", formulas.momentOfBC, f_y, beam.t_w, n_1, p1, gamma_M0)
      : sheet.put("M_c_BC_Rd_kNm", formulas.momentOfBCHighShear, f_y, beam.t_w, n_1, p1, gamma_M0, V_Ed, V_Rd_web_min);
  const M_Rd = sheet.put("M_web_Rd_kNm", formulas.momentOfWeb, M_BC, F_AB, n_1, p1);
  const M_Ed = sheet.put("M_web_Ed_kNm", formulas.momentInWeb, V_Ed, z, n_2, p2);
  if (M_Ed > 0) sheet.verify(requirements.webInteraction, M_Ed, M_Rd, "kNm");
  const M_el = formulas.momentOfBC(f_y, beam.t_w, n_1, p1, gamma_M0);
  const M_AB = formulas.momentOfWeb(0, F_AB, n_1, p1);
  // up to here BC bends without regard to its shear
  const V_low = V_Rd_web_min - 0.5 * F_BC;
  const low = formulas.interactionLowShear(M_el, M_AB, z, n_2, p2);
  if (low <= V_low) return [sheet.put("V_Rd_web_interaction_kN", formulas.interactionLowShear, M_el, M_AB, z, n_2, p2)];
  const high = formulas.interactionHighShear(V_Rd_web_min, z, n_2, p2, 1.5 * M_el, M_AB);
  // the moment of BC drops at once where its shear begins to count
  if (high <= V_low) return [sheet.given("V_Rd_web_interaction_kN", V_low)];
  return [
    sheet.put("V_Rd_web_interaction_kN", formulas.interactionHighShear, V_Rd_web_min, z, n_2, p2, 1.5 * M_el, M_AB),
  ];
}

/** Bending of a fin plate or of both cleats in their plane, and the buckling of a long fin plate. */
export function plateBending(sheet: Sheet, joint: SimpleJoint, buckles: boolean): Mode[] {
  const { n_p, plate, z, n_2, p2, gamma_M0 } = joint;
  const { h, t, steel } = plate;
  const { f_y } = steel;
  const W_el = sheet.put("W_el_p_mm3", formulas.plateModulus, t, h);
  const bending = sheet.put("V_Rd_plate_bending_kN", formulas.plateBending, n_p, W_el, f_y, z, gamma_M0);
  const modes = [{ rule: requirements.plateBending, V_Rd: bending }];
  if (!buckles) return modes;
  const z_p = z - ((n_2 - 1) * p2) / 2;
  // SN017 asks for lateral-torsional buckling where the first line of bolts is farther than t_p/0.15; z, which is not less, is on the safe side
  if (z <= formulas.longPlateLimit(t)) {
    const V_Rd = sheet.given("V_Rd_plate_buckling_kN", bending);
    return [...modes, { rule: requirements.plateBuckling, V_Rd }];
  }
  const lambda_LT = sheet.put("lambda_LT", formulas.plateSlenderness, z_p, h, t);
  const lambda_L0 = sheet.step("lambda_L0", formulas.slendernessLimit, f_y);
  const eta_LT = sheet.step("eta_LT", formulas.perryFactor, lambda_LT, lambda_L0);
  const p_E = sheet.step("p_E_MPa", formulas.elasticStress, lambda_LT);
  const phi_LT = sheet.step("phi_LT_MPa", formulas.meanStress, f_y, eta_LT, p_E);
  const f_p_LT = sheet.put("f_p_LT_MPa", formulas.bucklingStress, p_E, f_y, phi_LT);
  const gamma_M1 = sheet.parameter("EN 1993-1-1", "gamma_M1");
  const V_Rd = sheet.put(
    "V_Rd_plate_buckling_kN",
    formulas.plateBuckling,
    n_p,
    W_el,
    z,
    f_p_LT,
    gamma_M1,
    f_y,
    gamma_M0,
  );
  return [...modes, { rule: requirements.plateBuckling, V_Rd }];
}
