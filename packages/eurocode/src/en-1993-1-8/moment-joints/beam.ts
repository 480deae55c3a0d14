import { requirementsOf } from "../../basis/verification.ts";
import { epsilon, outstand2, stressOfClass3, web2Relieved } from "../../en-1993-1-1/classification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { formula } from "../formula.ts";
import type { Member } from "../parts/index.ts";
import * as jointComponents from "./components.ts";
import type { Haunch } from "./haunch-geometry.ts";
import { says } from "./says.ts";

// 6.2.6.7: what the beam's flange and web can press with, from the moment resistance of the beam at the joint.

/** The beam as it meets the joint: with its haunch, and without the flange between them. */
export interface BeamEnd {
  readonly member: Member;
  readonly haunch?: Haunch | undefined;
  /** the moment pulls the side of the haunch */
  readonly haunchPulled: boolean;
  readonly h: number;
  /** flange in compression */
  readonly t_fc: number;
  /** flange in tension */
  readonly t_ft: number;
  readonly gamma_M0: number;
}

export const beamEnd = (member: Member, haunch: Haunch | undefined, gamma_M0: number): BeamEnd => ({
  member,
  haunch,
  haunchPulled: false,
  h: member.h + (haunch?.depth_mm ?? 0),
  t_fc: haunch?.t_f_mm ?? member.t_f,
  t_ft: member.t_f,
  gamma_M0,
});

/** Where the moment pulls the other side: that of the haunch. */
export const turnedEnd = (end: BeamEnd): BeamEnd => ({
  ...end,
  haunchPulled: end.haunch !== undefined,
  t_fc: end.t_ft,
  t_ft: end.t_fc,
});

/** c/(t ε) of EN 1993-1-1 Table 5.2: flange outstand and web. */
interface Slenderness {
  readonly flange: number;
  readonly web: number;
}

export const slendernessOf = ({ member: { b, t_w, t_f, r, h, steel } }: Pick<BeamEnd, "member">): Slenderness => {
  const factor = epsilon(steel.f_y);
  return {
    flange: jointComponents.relativeOutstand(b, t_w, r, t_f, factor),
    web: jointComponents.relativeWeb(h - 2 * t_f - 2 * r, t_w, factor),
  };
};

export function putFlangeCompression(sheet: Sheet, end: BeamEnd, V_Ed: number, name = "F_c_fb_Rd_kN"): number {
  const { member, h, t_fc, gamma_M0 } = end;
  const f_y = member.steel.f_y;
  const M = putShearReduced(sheet, end, putMoment(sheet, end), V_Ed);
  if (h <= 600) return sheet.put(name, jointComponents.flangeCompression, M, h, t_fc);
  return sheet.put(name, jointComponents.flangeCompressionOfDeepBeam, M, h, t_fc, member.b, f_y, gamma_M0);
}

const beamSection = requirementsOf("EN 1993-1-1")(
  "beam-section",
  "6.2.5(1)",
  "M_Ed / M_c_Rd <= 1",
  "beam as a section",
);

/** Rows beyond the flange reach further than the flanges: listed where the joint could carry more than the beam brings. */
export function verifyBeamSection(sheet: Sheet, end: BeamEnd, M_Ed: number, V_Ed: number): void {
  if (end.haunch) return;
  const aside = new Tally(sheet.request, sheet.path);
  const M_c_Rd = putShearReduced(aside, end, putMoment(aside, end), V_Ed);
  if (M_Ed > M_c_Rd) sheet.verify(beamSection, M_Ed, M_c_Rd, "kNm");
}

/** On a plate or column flange of width b: where that is narrower than the flange, only so much of it presses. */
export function putFlangeOn(sheet: Sheet, end: BeamEnd, b: number, V_Ed: number): number {
  if (b >= end.member.b) return putFlangeCompression(sheet, end, V_Ed);
  const F = putFlangeCompression(sheet, end, V_Ed, "F_c_fb_full_Rd_kN");
  return sheet.put(
    "F_c_fb_Rd_kN",
    jointComponents.flangeOnNarrowPlate,
    F,
    b,
    end.t_fc,
    end.member.steel.f_y,
    end.gamma_M0,
  );
}

/** Class 1 or 2 in bending: the plastic moduli count. */
const isPlastic = ({ flange, web }: Slenderness): boolean => flange <= outstand2(1) && web <= web2Relieved(1, 0.5);

function putMoment(sheet: Sheet, end: BeamEnd): number {
  const { member, gamma_M0, haunch } = end;
  const { f_y } = member.steel;
  const { W_pl_y_mm3, W_el_y_mm3 } = member.section.properties;
  if (haunch) return haunchMoment(sheet, end, haunch);
  const slenderness = slendernessOf(end);
  if (isPlastic(slenderness)) {
    const M = sheet.put("M_c_Rd_kNm", jointComponents.momentOfBeam, W_pl_y_mm3, f_y, gamma_M0);
    if (sheet.steps) sheet.explain(says.plasticClass);
    return M;
  }
  return elasticMoment(sheet, W_el_y_mm3, f_y, gamma_M0, slenderness);
}

function elasticMoment(
  sheet: Sheet,
  W_el: number,
  f_y: number,
  gamma_M0: number,
  { flange, web }: Slenderness,
): number {
  const k_4 = stressOfClass3(flange, web);
  if (k_4 < 1) {
    sheet.warn(says.class4);
    sheet.table("k_4", k_4, "EN 1993-1-1 5.5.2(9)", says.class4Factor);
    return sheet.put("M_c_Rd_kNm", jointComponents.momentOfSlenderBeam, k_4, W_el, f_y, gamma_M0);
  }
  const M = sheet.put("M_c_Rd_kNm", jointComponents.momentOfBeam, W_el, f_y, gamma_M0);
  if (sheet.steps) sheet.explain(says.elasticClass);
  return M;
}

/** Top flange, one web of the thinner thickness, and the haunch's flange as far as it pushes along the beam. */
function haunchMoment(sheet: Sheet, end: BeamEnd, { angle, slope, t_f_mm, t_w_mm }: Haunch): number {
  const { member, h, gamma_M0 } = end;
  const { b, steel } = member;
  // of a sloped beam the flange cut by the plate is thicker, and pushes along the plate's normal with less
  const t_f = slope === 0 ? member.t_f : sheet.step("t_f_mm", pushesAlong, member.t_f, slope);
  const t_w = Math.min(member.t_w, t_w_mm);
  const h_w = h - t_f - t_f_mm;
  const cosine = Math.cos(angle + slope);
  const z_s = sheet.step("z_s_mm", jointComponents.centroidOfHaunch, b, t_f, h, t_f_mm, cosine, t_w);
  const I_s = sheet.step("I_s_mm4", jointComponents.inertiaOfHaunch, b, t_f, h, z_s, t_f_mm, cosine, t_w);
  const W = sheet.put("W_el_y_mm3", jointComponents.modulusOfHaunch, I_s, z_s, h);
  const factor = epsilon(steel.f_y);
  const flange = jointComponents.relativeOutstand(b, t_w, 0, Math.min(t_f, t_f_mm), factor);
  const web = jointComponents.relativeWeb(h_w, t_w, factor);
  return elasticMoment(sheet, W, steel.f_y, gamma_M0, { flange, web });
}

const pushesAlong = formula(
  "6.2.6.7(1)",
  "t_f_plate * cos(slope)^2",
  (t_f_plate, slope) => t_f_plate * Math.cos(slope) ** 2,
  {
    slope: [0.1, 0.7],
  },
);

/** EN 1993-1-1 6.2.8 with the shear of the beam without its haunch. */
function putShearReduced(sheet: Sheet, { member, h, t_fc, t_ft, gamma_M0 }: BeamEnd, M: number, V_Ed: number): number {
  const { f_y } = member.steel;
  const V_pl = sheet.step(
    "V_pl_Rd_kN",
    jointComponents.plasticShear,
    member.section.properties.A_v_z_mm2,
    f_y,
    gamma_M0,
  );
  if (V_Ed <= 0.5 * V_pl) return M;
  const rho = sheet.put("rho_V", jointComponents.shearReduction, V_Ed, V_pl);
  const h_w = h - t_ft - t_fc;
  return sheet.put("M_V_Rd_kNm", jointComponents.momentWithShear, M, rho, h_w, member.t_w, f_y, gamma_M0);
}
