import type { Requirement } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { verifyWideHole } from "../bolts/holes.ts";
import { longJointFactor } from "../bolts/resistance.ts";
import { netSectionFactor, type Ply, putBearing, putShear, verifyNormalHoles } from "../parts/index.ts";
import { blockConcentric, blockEccentric } from "../tearing/block.ts";
import * as formulas from "./formulas.ts";
import type { SimpleJoint } from "./geometry.ts";
import * as requirements from "./requirements.ts";

// Shear through the bolts in the web of the beam: fin plates and cleats (SN017, MSB05 3.2 and 4.2).

/** One way to fail in shear and what it carries, in kN. */
export interface Mode {
  readonly rule: Requirement;
  readonly V_Rd: number;
}

export interface WebGroup {
  readonly modes: readonly Mode[];
  readonly V_Rd_web_min: number;
  readonly V_Rd_web_block: number;
  readonly A_v: number;
}

interface Spread {
  readonly n_b: number;
  readonly alpha: number;
  readonly beta: number;
}

/** `planes`: shear planes of a bolt in the web, which is also the number of plates or cleats. */
export function webGroup(sheet: Sheet, joint: SimpleJoint): WebGroup {
  const { n_1, n_2, p1, p2, z, n_p, bolts } = joint;
  sheet.given("z_mm", z);
  const I = sheet.step("I_b_mm2", formulas.groupInertia, n_1, n_2, p1, p2);
  const alpha = sheet.put("alpha", formulas.alpha, z, n_2, p2, I);
  const beta = sheet.put("beta", formulas.beta, z, n_1, p1, I);
  const n_b = sheet.given("n_b", n_1 * n_2);
  const spread = { n_b, alpha, beta };
  const F_v_Rd = putShear(sheet, "F_v_Rd_kN", bolts, n_p);
  const inShear = sheet.put("V_Rd_bolt_shear_kN", formulas.groupShear, n_b, F_v_Rd, alpha, beta);
  const plate = plateBearing(sheet, joint, spread);
  const web = webBearing(sheet, joint, spread);
  const ofPlate = plateShear(sheet, joint);
  const ofWeb = webShear(sheet, joint);
  const long = longJoint(sheet, joint, "V_Rd_long_joint_kN", inShear);
  verifyWideHole(sheet, bolts.size, bolts.hole, bolts.d_0, Math.min(plate, web), inShear);
  // the eccentricity z pulls the bolts sideways as well
  if (joint.V_Ed > 0) verifyNormalHoles(sheet, bolts, { along: true, across: true });
  return {
    ...ofWeb,
    modes: [
      { rule: requirements.boltShear, V_Rd: inShear },
      ...(long === undefined ? [] : [{ rule: requirements.longJoint, V_Rd: long }]),
      { rule: requirements.plateBearing, V_Rd: plate },
      ...ofPlate,
      { rule: requirements.webBearing, V_Rd: web },
      ...ofWeb.modes,
    ],
  };
}

/** 3.8(1) beside the guides, which leave it out: rows over more than 15 d. L_j as given is in the bolts already. */
export function longJoint(sheet: Sheet, joint: SimpleJoint, name: string, V_Rd: number): number | undefined {
  const { bolts, n_1, p1 } = joint;
  const L_j = (n_1 - 1) * p1;
  if (bolts.beta_Lf < 1 || longJointFactor(L_j, bolts.d) === 1) return undefined;
  const beta_Lf = sheet.step("beta_Lf", longJointFactor, L_j, bolts.d);
  return sheet.put(name, formulas.reducedByLength, beta_Lf, V_Rd);
}

/** Distances of a ply with lines of bolts: vertical and horizontal. */
export function pliesOf(joint: SimpleJoint, of: "plate" | "web"): { readonly ver: Ply; readonly hor: Ply } {
  const { bolts, n_2, p1, p2, plate, beam } = joint;
  const onPlate = of === "plate";
  const near = onPlate ? Math.min(joint.e1, joint.e1_bottom) : Math.min(joint.e1_b, joint.e1_b_bottom);
  // the reaction presses the web up, against its top or notch; a beam that is lifted, down
  const end = onPlate ? near : webEnd(joint);
  const edge = onPlate ? joint.e2 : joint.e2_b;
  const gauge = n_2 > 1 ? p2 : undefined;
  const ply = onPlate ? { t: plate.t, f_u: plate.steel.f_u, sunk: true } : { t: beam.t_w, f_u: beam.steel.f_u };
  return {
    ver: { ...ply, end, pitch: p1, edge, gauge, k_h: bolts.k_h_along },
    hor: { ...ply, end: edge, pitch: gauge, edge: near, gauge: p1, k_h: bolts.k_h_across },
  };
}

/** From the bolts to the end of the web that the reaction tears towards. */
const webEnd = ({ up, e1_b, e1_b_bottom }: SimpleJoint): number => (up ? e1_b_bottom : e1_b);

function plateBearing(sheet: Sheet, joint: SimpleJoint, { n_b, alpha, beta }: Spread): number {
  const { ver, hor } = pliesOf(joint, "plate");
  const one = joint.n_p === 1;
  const F_ver_1 = putBearing(sheet, one ? "F_b_ver_Rd_kN" : "F_b_ver_1_Rd_kN", joint.bolts, ver);
  const F_ver = one ? F_ver_1 : sheet.put("F_b_ver_Rd_kN", formulas.ofPlies, joint.n_p, F_ver_1);
  const F_hor_1 = putBearing(sheet, one ? "F_b_hor_Rd_kN" : "F_b_hor_1_Rd_kN", joint.bolts, hor);
  const F_hor = one ? F_hor_1 : sheet.put("F_b_hor_Rd_kN", formulas.ofPlies, joint.n_p, F_hor_1);
  return sheet.put("V_Rd_plate_bearing_kN", formulas.groupBearing, n_b, alpha, F_ver, beta, F_hor);
}

function webBearing(sheet: Sheet, joint: SimpleJoint, { n_b, alpha, beta }: Spread): number {
  const { ver, hor } = pliesOf(joint, "web");
  const F_ver = putBearing(sheet, "F_b_web_ver_Rd_kN", joint.bolts, ver);
  const F_hor = putBearing(sheet, "F_b_web_hor_Rd_kN", joint.bolts, hor);
  return sheet.put("V_Rd_web_bearing_kN", formulas.groupBearing, n_b, alpha, F_ver, beta, F_hor);
}

/**
 * Gross, net and block; the block is eccentric, its shear line the innermost line of bolts. A fin plate or the leg on the
 * beam is pressed down by the bolts and tears to its lower end; what hangs on bolts in the support tears to its upper end.
 */
export function plateShear(sheet: Sheet, joint: SimpleJoint, { hangs = false, concentric = false } = {}): Mode[] {
  const { n_p, n_1, n_2, e2, p2, bolts, gamma_M0 } = joint;
  const { h, t, steel } = joint.plate;
  const { f_y, f_u } = steel;
  const gamma_M2 = netSectionFactor(sheet, steel);
  const gross = sheet.put("V_Rd_plate_gross_kN", formulas.plateGross, n_p, h, t, f_y, gamma_M0);
  const net = sheet.put("V_Rd_plate_net_kN", formulas.plateNet, n_p, t, h, n_1, bolts.d_along, f_u, gamma_M2);
  const A_nt = sheet.put("A_nt_mm2", formulas.plateTensionArea, n_p, t, e2, n_2, p2, bolts.d_across);
  const A_nv = sheet.put("A_nv_mm2", formulas.plateShearArea, n_p, t, h, behind(joint, hangs), n_1, bolts.d_along);
  const tearing = concentric ? blockConcentric : blockEccentric;
  const block = sheet.put("V_Rd_plate_block_kN", tearing, f_u, A_nt, gamma_M2, f_y, A_nv, gamma_M0);
  return [
    { rule: requirements.plateGross, V_Rd: gross },
    { rule: requirements.plateNet, V_Rd: net },
    { rule: requirements.plateBlock, V_Rd: block },
  ];
}

/** From the end of the plate that stays whole to the first bolt of the shear line. */
export const behind = ({ up, e1, e1_bottom }: SimpleJoint, hangs: boolean): number => (up === hangs ? e1 : e1_bottom);

function webShear(sheet: Sheet, joint: SimpleJoint): WebGroup {
  const { beam, bolts, n_1, n_2, p1, p2, e2_b, gamma_M0 } = joint;
  const { f_y, f_u } = beam.steel;
  const { t_w } = beam;
  const gamma_M2 = netSectionFactor(sheet, beam.steel);
  const A_v = webShearArea(sheet, joint);
  const gross = sheet.put("V_Rd_web_gross_kN", formulas.shearResistance, A_v, f_y, gamma_M0);
  const net = sheet.put("V_Rd_web_net_kN", formulas.netShearResistance, A_v, n_1, bolts.d_along, t_w, f_u, gamma_M2);
  const A_nt = sheet.put("A_nt_web_mm2", formulas.webTensionArea, t_w, e2_b, n_2, p2, bolts.d_across);
  const A_nv = sheet.put("A_nv_web_mm2", formulas.webShearArea, t_w, webEnd(joint), n_1, p1, bolts.d_along);
  const block = sheet.put("V_Rd_web_block_kN", blockEccentric, f_u, A_nt, gamma_M2, f_y, A_nv, gamma_M0);
  return {
    A_v,
    V_Rd_web_min: Math.min(gross, net),
    V_Rd_web_block: block,
    modes: [
      { rule: requirements.webGross, V_Rd: gross },
      { rule: requirements.webNet, V_Rd: net },
      { rule: requirements.webBlock, V_Rd: block },
    ],
  };
}

/** EN 1993-1-1 6.2.6(3), of what the notches leave. */
export function webShearArea(sheet: Sheet, { beam, notch }: Pick<SimpleJoint, "beam" | "notch">): number {
  if (!notch) return sheet.given("A_v_web_mm2", beam.section.properties.A_v_z_mm2);
  const { b, t_w, t_f, r } = beam;
  const strip = beam.h - notch.top - notch.bottom;
  if (notch.top > 0 && notch.bottom > 0) return sheet.put("A_v_web_mm2", formulas.stripShearArea, t_w, strip);
  return sheet.put("A_v_web_mm2", formulas.teeShearArea, teeOf(beam, strip).A, b, t_f, t_w, filletsOf(beam) * (r / 2));
}

/** Rolled sections have a fillet on each side of the web that the flange reaches. */
const filletsOf = ({ welded, section }: SimpleJoint["beam"]): number =>
  welded ? 0 : section.shape === "channel" ? 1 : 2;

/** The tee (or channel with one flange) that a notch leaves, as two rectangles and its fillets' area. */
export function teeOf(beam: SimpleJoint["beam"], h: number): { readonly A: number; readonly W_el: number } {
  const { b, t_w, t_f, r } = beam;
  const stem = h - t_f;
  // the area between a quarter circle and its corner, at its own centroid
  const fillets = filletsOf(beam) * (1 - Math.PI / 4) * r ** 2;
  const atFillets = t_f + 0.2234 * r;
  const A = b * t_f + stem * t_w + fillets;
  const z = ((b * t_f ** 2) / 2 + stem * t_w * (t_f + stem / 2) + fillets * atFillets) / A;
  const I =
    (b * t_f ** 3) / 12 +
    b * t_f * (z - t_f / 2) ** 2 +
    (t_w * stem ** 3) / 12 +
    stem * t_w * (t_f + stem / 2 - z) ** 2 +
    fillets * (z - atFillets) ** 2;
  return { A, W_el: I / Math.max(z, h - z) };
}
