import { atLeast } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { formula, requirement } from "../formula.ts";
import { tensileStrength } from "../materials.ts";
import { leverArm } from "../shear.ts";
import { areaOfBar, linksPerMetre } from "./bars.ts";
import { requiredSteel } from "./bending.ts";
import { says } from "./says.ts";
import { type Beam, type Face, type FaceName, linkOf, other, sideAxis, usualAxis } from "./section.ts";

// EN 1992-1-1 6.3 and 9.2.3: torsion of the web by the thin-walled section within it, and with shear.

export const wallOfSolid = formula("6.3.2(1)", "max(b * h / (2 * (b + h)), 2 * a)", (b, h, a) =>
  Math.max((b * h) / (2 * (b + h)), 2 * a),
);
export const areaWithin = formula("6.3.2(1)", "(b - t_ef) * (h - t_ef)", (b, t_ef, h) => (b - t_ef) * (h - t_ef));
export const lengthOfLine = formula("6.3.2(1)", "2 * (b + h - 2 * t_ef)", (b, h, t_ef) => 2 * (b + h - 2 * t_ef));
export const crackingTorsion = formula(
  "6.3.2(5)",
  "2 * A_k * t_ef * f_ctd / 1e6",
  (A_k, t_ef, f_ctd) => (2 * A_k * t_ef * f_ctd) / 1e6,
);
/** (6.30); sin theta cos theta by cot theta */
export const strutsOfTorsion = formula(
  "6.3.2(4) (6.30)",
  "2 * nu * alpha_cw * f_cd * A_k * t_ef * cot_theta / (1 + cot_theta^2) / 1e6",
  (nu, alpha_cw, f_cd, A_k, t_ef, cot_theta) =>
    (2 * nu * alpha_cw * f_cd * A_k * t_ef * cot_theta) / (1 + cot_theta ** 2) / 1e6,
);
/** (6.28) */
export const longitudinalBars = formula(
  "6.3.2(3) (6.28)",
  "T_Ed * 1e6 * u_k * cot_theta / (2 * A_k * f_yd)",
  (T_Ed, u_k, cot_theta, A_k, f_yd) => (T_Ed * 1e6 * u_k * cot_theta) / (2 * A_k * f_yd),
);
/** mm² per m of one leg: the wall carries T / (2 A_k) */
export const legOfTorsion = formula(
  "6.3.2(2) (6.26)",
  "T_Ed * 1e9 / (2 * A_k * f_ywd * cot_theta)",
  (T_Ed, A_k, f_ywd, cot_theta) => (T_Ed * 1e9) / (2 * A_k * f_ywd * cot_theta),
);
/** mm² per m of an outer leg, which has its share of the shear, too */
export const outerLeg = formula("6.3.2(2)", "A_st_s + A_sw_s / legs", (A_st_s, A_sw_s, legs) => A_st_s + A_sw_s / legs);
/** (6.29), (6.31) */
export const together = formula(
  "6.3.2(4) (6.29)",
  "T_Ed / T_Rd + V_Ed / V_Rd",
  (T_Ed, T_Rd, V_Ed, V_Rd) => T_Ed / T_Rd + V_Ed / V_Rd,
);
/** Of a face: half of what no bar at the sides takes, less what the compression there takes. */
export const ofFace = formula(
  "6.3.2(3)",
  "max(0, (A_sl - A_sides) / 2 - F_c * 1000 / f_yd)",
  (A_sl, A_sides, F_c, f_yd) => Math.max(0, (A_sl - A_sides) / 2 - (F_c * 1000) / f_yd),
);
/** The part that belongs to the sides of the line. */
export const ofSides = formula("6.3.2(3)", "min(A_sides, A_sl * 2 * (h - t_ef) / u_k)", (A_sides, A_sl, h, t_ef, u_k) =>
  Math.min(A_sides, (A_sl * 2 * (h - t_ef)) / u_k),
);
export const sideOfLine = formula("9.2.3(4)", "h - t_ef", (h, t_ef) => h - t_ef);
/** 9.2.3(4), in mm */
const farthestBars = 350;
export const spacingOfTorsion = formula("9.2.3(3)", "min(2 * (b + h) / 8, s_l_max, b, h)", (b, h, s_l_max) =>
  Math.min((2 * (b + h)) / 8, s_l_max, b, h),
);

export const chordForce = formula("6.3.2(3)", "M_Ed * 1000 / z", (M_Ed, z) => (M_Ed * 1000) / z);

const strut = requirement("shear-torsion", "6.3.2(4)", "T_Ed / T_Rd_max + V_Ed / V_Rd_max <= 1", "shear with torsion");
const links = requirement("torsion-links", "6.3.2(2)", "(A_st / s)_req / (A_st / s) <= 1", "links for torsion");
const bars = requirement(
  "torsion-longitudinal",
  "6.3.2(3)",
  "A_sl_req / A_sl <= 1",
  "longitudinal reinforcement for torsion",
);
const spacing = ofForm(
  requirement("torsion-link-spacing", "9.2.3(3)", "s / min(u / 8, s_l_max, b, h) <= 1", "spacing of torsion links"),
);

const corners = ofForm(
  requirement("torsion-corner-bars", "9.2.3(4)", "4 / n <= 1", "bars in the corners of torsion links"),
);
/** Of an area the number of bars is not known. */
const atCorners = (face: Face | undefined): number => (face ? Math.min(2, face.layers?.[0]?.count ?? 2) : 0);

export interface Wall {
  readonly T_Ed: number;
  readonly t_ef: number;
  readonly A_k: number;
  readonly u_k: number;
}

/** The wall in which torsion runs; undefined without torsion, or where none has to be calculated. */
export function wallOf(sheet: Sheet, beam: Beam, pulled: FaceName): Wall | undefined {
  const { item } = beam;
  const { T_Ed, torsion = {}, b, h } = item;
  if (T_Ed === undefined || T_Ed === 0) return undefined;
  if (sheet.parameter("EN 1992-1-1", "torsion_rules") === null) {
    sheet.problem("T_Ed", says.torsionOfAnnex({ annex: sheet.request.annexName }));
    return undefined;
  }
  if ((item.links?.alpha_deg ?? 90) !== 90) sheet.problem("links.alpha_deg", says.uprightInTorsion);
  if (torsion.compatibility) {
    sheet.warn(says.compatibilityTorsion);
    return undefined;
  }
  if (torsion.compatibility === undefined) sheet.assume(says.equilibriumTorsion);
  if (torsion.thin_walled && torsion.t_ef_mm === undefined) sheet.problem("torsion.t_ef_mm", says.wallOfHollow);
  const t_ef =
    torsion.t_ef_mm === undefined
      ? sheet.put("t_ef_mm", wallOfSolid, b, h, axisOf(beam, pulled))
      : sheet.given("t_ef_mm", torsion.t_ef_mm);
  if (2 * t_ef >= Math.min(b, h)) {
    sheet.problem("torsion.t_ef_mm", says.wallTooThick);
    return undefined;
  }
  if (item.b_eff_mm !== undefined) sheet.assume(says.torsionOfWeb);
  const A_k = sheet.put("A_k_mm2", areaWithin, b, t_ef, h);
  const u_k = sheet.put("u_k_mm", lengthOfLine, b, h, t_ef);
  return { T_Ed: Math.abs(T_Ed), t_ef, A_k, u_k };
}

/** f_ctd of 3.1.6(2)P. */
export function tensileDesign(sheet: Sheet, f_ck: number, gamma_C: number): number {
  const alpha_ct = sheet.parameter("EN 1992-1-1", "alpha_ct");
  return sheet.put("f_ctd_MPa", tensileStrength, alpha_ct, concreteOfStrength(f_ck).f_ctk_005_MPa, gamma_C);
}

/** From the face to the axis of the outer bars. */
function axisOf({ item, slab, ...beam }: Beam, pulled: FaceName): number {
  const face = beam[pulled];
  const layer = face?.layers?.[0];
  if (item.cover_mm !== undefined || item.axis_distance_mm !== undefined)
    return sideAxis(item, layer?.diameter ?? 0, slab);
  return layer?.axis ?? (face ? item.h - face.d : usualAxis);
}

interface WithShear {
  readonly V_Ed: number;
  readonly V_Rd_c: number;
  readonly pulled: FaceName;
}

/** (6.31): below it the least reinforcement is enough. */
export function eta31(sheet: Sheet, beam: Beam, wall: Wall, { V_Ed, V_Rd_c }: WithShear): number | undefined {
  if (beam.item.torsion?.thin_walled) return undefined;
  const f_ctd = tensileDesign(sheet, beam.item.fck, beam.values.gamma_C);
  const T_Rd_c = sheet.put("T_Rd_c_kNm", crackingTorsion, wall.A_k, wall.t_ef, f_ctd);
  return sheet.put("eta_6_31", together, wall.T_Ed, T_Rd_c, V_Ed, V_Rd_c);
}

/** Torsion where there are no links. */
export function verifyWithoutLinks(sheet: Sheet, beam: Beam, wall: Wall, shear: WithShear): void {
  const eta = eta31(sheet, beam, wall, shear);
  if (eta === undefined || eta > 1) sheet.exceed(links, wall.T_Ed, "kNm", eta ?? 2);
  else sheet.assume(says.leastIsEnough);
}

interface Struts extends WithShear {
  readonly cot: number;
  readonly nu: number;
  readonly alpha_cw: number;
  readonly f_cd: number;
  readonly V_Rd_max: number;
  readonly f_ywd: number;
  /** mm² per m that the shear asks for. */
  readonly A_sw_s: number;
  readonly s_l_max: number;
}

export function verifyTorsion(sheet: Sheet, beam: Beam, wall: Wall, struts: Struts): void {
  const { cot, V_Ed, V_Rd_max } = struts;
  const { item, values } = beam;
  const eta = eta31(sheet, beam, wall, struts);
  const T_Rd_max = sheet.put(
    "T_Rd_max_kNm",
    strutsOfTorsion,
    struts.nu,
    struts.alpha_cw,
    struts.f_cd,
    wall.A_k,
    wall.t_ef,
    cot,
  );
  sheet.verify(strut, sheet.put("eta_6_29", together, wall.T_Ed, T_Rd_max, V_Ed, V_Rd_max), 1, "");
  const leg = sheet.put("A_st_s_mm2_m", legOfTorsion, wall.T_Ed, wall.A_k, struts.f_ywd, cot);
  const A_sl = sheet.put("A_sl_T_mm2", longitudinalBars, wall.T_Ed, wall.u_k, cot, wall.A_k, values.f_yd);
  const {
    diameter_mm,
    spacing_mm: s,
    legs = 2,
  } = item.links ?? { diameter_mm: linkOf(item, beam.slab), spacing_mm: 1 };
  if (legs < 2) sheet.problem("links.legs", atLeast(2, legs));
  sheet.assume(says.closedLinks);
  const most = sheet.put("s_l_max_torsion_mm", spacingOfTorsion, item.b, item.h, struts.s_l_max);
  sheet.verify(spacing, s, most, "mm");
  if (wall.T_Ed > 0) sheet.verify(corners, 4, atCorners(beam.bottom) + atCorners(beam.top), "");
  if (eta !== undefined && eta <= 1) {
    sheet.assume(says.leastIsEnough);
    return;
  }
  const needed = sheet.put("A_st_s_req_mm2_m", outerLeg, leg, struts.A_sw_s, legs);
  sheet.verify(links, needed, linksPerMetre(areaOfBar(diameter_mm), s), "mm²/m");
  verifyBars(sheet, beam, wall, A_sl, struts.pulled);
}

/** What each face has to have beside the bending, of (6.28): the compression of the bending takes its part. */
export function barsOfFaces(
  { item, values }: Beam,
  { t_ef, u_k }: Wall,
  A_sl: number,
  F_c: number,
): { pulled: number; compressed: number } {
  const sides = ofSides(item.torsion?.A_sl_sides_mm2 ?? 0, A_sl, item.h, t_ef, u_k);
  return { pulled: ofFace(A_sl, sides, 0, values.f_yd), compressed: ofFace(A_sl, sides, F_c, values.f_yd) };
}

/** Of each face for a design: with the flattest struts, of which (6.28) asks most, and without the help of bending. */
export function torsionBars(sheet: Sheet, beam: Beam, pulled: FaceName): number {
  const wall = wallOf(sheet, beam, pulled);
  if (!wall) return 0;
  const cot = beam.item.links?.cot_theta ?? sheet.parameter("EN 1992-1-1", "cot_theta_max")(0, 0, 0);
  const A_sl = longitudinalBars(wall.T_Ed, wall.u_k, cot, wall.A_k, beam.values.f_yd);
  return barsOfFaces(beam, wall, A_sl, 0).pulled;
}

function verifyBars(sheet: Sheet, beam: Beam, wall: Wall, A_sl: number, pulled: FaceName): void {
  const { item } = beam;
  const { M_Ed = 0, N_Ed = 0 } = item;
  const face = beam[pulled];
  if (!face) return; // asked for before
  const bending = requiredSteel(beam, M_Ed, N_Ed);
  const F_c = N_Ed < 0 ? 0 : chordForce(Math.abs(M_Ed), item.z_mm ?? leverArm(face.d));
  const torsion = barsOfFaces(beam, wall, A_sl, F_c);
  sheet.assume(says.torsionBars);
  if (sideOfLine(item.h, wall.t_ef) > farthestBars && item.torsion?.A_sl_sides_mm2 === undefined)
    sheet.warn(says.barsAtSides);
  const sides = [
    { needed: (bending?.A_s ?? face.A_s) + torsion.pulled, A_s: face.A_s },
    { needed: (bending?.A_s_2 ?? 0) + torsion.compressed, A_s: beam[other(pulled)]?.A_s ?? 0 },
  ];
  const use = (one: { needed: number; A_s: number }) => (one.needed <= 0 ? 0 : one.needed / Math.max(one.A_s, 1e-9));
  const worst = sides.reduce((a, b) => (use(b) > use(a) ? b : a));
  if (worst.A_s > 0) sheet.verify(bars, worst.needed, worst.A_s, "mm²");
  else sheet.exceed(bars, worst.needed, "mm²", 2);
}
