import type { Formula } from "../../basis/formula.ts";
import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { steel } from "../../materials/steel.ts";
import { betaW, type Member } from "../parts/index.ts";
import { weldThroat } from "../welds/formulas.ts";
import * as jointComponents from "./components.ts";
import { says } from "./says.ts";

// The column of a moment joint: web panel in shear, web in compression and in tension, with and without stiffeners.

export interface Stiffeners {
  readonly compression_t_mm?: number | undefined;
  readonly tension_t_mm?: number | undefined;
  readonly diagonal_t_mm?: number | undefined;
  readonly web_plate_t_mm?: number | undefined;
  readonly backing_plate_t_mm?: number | undefined;
  readonly throat_mm?: number | undefined;
}

export interface Column {
  readonly member: Member;
  readonly stiffeners: Stiffeners;
  readonly beta: number;
  readonly gamma_M0: number;
  readonly gamma_M1: number;
  /** clear of root radii or welds */
  readonly d_c: number;
  readonly A_vc: number;
  /** outstand of the transverse and diagonal stiffeners that counts */
  readonly k_wc: number;
}

const clear = ({ h, t_f, r }: Member): number => h - 2 * (t_f + r);

/** Table 5.4 goes from 0 to 2. */
export function prepareColumn(
  sheet: Sheet,
  member: Member,
  { beta, stiffeners = {}, sigma_com_Ed_MPa }: ColumnSpec,
): Column | undefined {
  const { t_w, steel: grade } = member;
  const d_c = clear(member);
  const limit = jointComponents.greatestPanelSlenderness(grade.f_y);
  if (d_c / t_w > limit) {
    sheet.problem("column", says.slenderWeb({ limit: decimals(limit, 1), given: decimals(d_c / t_w, 1) }));
    return undefined;
  }
  if (sigma_com_Ed_MPa !== undefined && sigma_com_Ed_MPa > grade.f_y) {
    sheet.problem("sigma_com_Ed_MPa", atMost(grade.f_y, sigma_com_Ed_MPa, { unit: "MPa", is: says.yieldOfColumn }));
    return undefined;
  }
  if (!stiffenersFit(sheet, member, stiffeners)) return undefined;
  const plate = stiffeners.web_plate_t_mm;
  if (beta === undefined) sheet.assume(says.oneSided);
  const A_v = member.section.properties.A_v_z_mm2;
  const A_vc =
    plate === undefined
      ? sheet.given("A_vc_mm2", A_v)
      : sheet.put("A_vc_mm2", jointComponents.shearAreaWithPlate, A_v, d_c, t_w);
  return {
    member,
    stiffeners,
    // a panel without shear has no stiffness to count either
    beta: beta !== undefined && beta < 1e-6 ? 0 : (beta ?? 1),
    gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0"),
    gamma_M1: sheet.parameter("EN 1993-1-1", "gamma_M1"),
    d_c,
    A_vc,
    k_wc: stressFactor(sheet, sigma_com_Ed_MPa, grade.f_y),
  };
}

/** What is too slender to stand up stiffens nothing: three quarters of the flange's outstand have to be of class 3. */
function stiffenersFit(sheet: Sheet, { b, t_w, steel: grade }: Member, stiffeners: Stiffeners): boolean {
  const { web_plate_t_mm: plate, throat_mm } = stiffeners;
  const plates = ["compression_t_mm", "tension_t_mm", "diagonal_t_mm"] as const;
  const outstand = jointComponents.heldOutstand(b, t_w);
  const least = jointComponents.leastThickness(outstand, grade.f_y);
  let fits = true;
  for (const name of plates) {
    const t = stiffeners[name];
    if (t === undefined || t >= least * (1 - 1e-9)) continue;
    fits = false;
    sheet.problem(
      `stiffeners.${name}`,
      atLeast(decimals(least, 1), t, {
        unit: "mm",
        because: says.stiffenerOutstand({ outstand: decimals(outstand, 1) }),
      }),
    );
  }
  if (plate !== undefined && plate < t_w) {
    fits = false;
    sheet.problem("stiffeners.web_plate_t_mm", atLeast(t_w, plate, { unit: "mm", is: says.columnWebThickness }));
  }
  const any = plates.some((name) => stiffeners[name] !== undefined);
  if (throat_mm !== undefined && !any) {
    fits = false;
    sheet.problem("stiffeners.throat_mm", says.needsStiffeners);
  }
  if (!fits) return false;
  if (any || plate !== undefined || stiffeners.backing_plate_t_mm !== undefined) sheet.assume(says.columnSteel);
  if (any && throat_mm === undefined) sheet.assume(says.stiffenerWelds);
  if (any) sheet.assume(says.stiffenerPairs);
  if (stiffeners.backing_plate_t_mm !== undefined) sheet.assume(says.backingPlates);
  return true;
}

/** 6.2.6.1(13), 4.5.2(2): rules that are listed where they are broken */
export function verifyStiffenerRules(sheet: Sheet, { member, stiffeners, d_c }: Column): void {
  const { web_plate_t_mm: plate, throat_mm } = stiffeners;
  if (throat_mm !== undefined && throat_mm < 3 * (1 - 1e-9)) sheet.verify(weldThroat, 3, throat_mm, "mm");
  if (plate === undefined) return;
  const most = sheet.put("b_s_max_mm", jointComponents.greatestPlateWidth, member.steel.f_y, plate);
  if (d_c > most) sheet.verify(jointComponents.webPlateWidth, d_c, most, "mm");
}

export interface ColumnSpec {
  readonly beta?: number | undefined;
  readonly stiffeners?: Stiffeners | undefined;
  readonly sigma_com_Ed_MPa?: number | undefined;
}

function stressFactor(sheet: Sheet, sigma: number | undefined, f_y: number): number {
  if (sigma === undefined) sheet.assume(says.noStress);
  if (sigma !== undefined && sigma > 0.7 * f_y) return sheet.put("k_wc", jointComponents.stressFactor, sigma, f_y);
  return sheet.table("k_wc", 1, "EN 1993-1-8 6.2.6.2(2)", says.lowStress);
}

/** Table 6.3 */
export function stepOmega(sheet: Sheet, { beta, A_vc }: Column, b_eff: number, t_w: number): number {
  if (beta <= 0.5) return 1;
  const omega_1 = sheet.step("omega_1", jointComponents.omega1, b_eff, t_w, A_vc);
  if (beta === 1) return omega_1;
  if (beta < 1) return sheet.step("omega", jointComponents.omegaBelow1, omega_1, beta);
  const omega_2 = sheet.step("omega_2", jointComponents.omega2, b_eff, t_w, A_vc);
  return beta >= 2 ? omega_2 : sheet.step("omega", jointComponents.omegaAbove1, omega_1, beta, omega_2);
}

function putOmega(sheet: Sheet, { beta, A_vc }: Column, b_eff: number, t_w: number): number {
  if (beta <= 0.5) return sheet.table("omega", 1, "EN 1993-1-8 Table 6.3", says.smallBeta);
  if (beta === 1) return sheet.put("omega", jointComponents.omega1, b_eff, t_w, A_vc);
  if (beta === 2) return sheet.put("omega", jointComponents.omega2, b_eff, t_w, A_vc);
  const omega_1 = sheet.step("omega_1", jointComponents.omega1, b_eff, t_w, A_vc);
  if (beta < 1) return sheet.put("omega", jointComponents.omegaBelow1, omega_1, beta);
  const omega_2 = sheet.step("omega_2", jointComponents.omega2, b_eff, t_w, A_vc);
  return sheet.put("omega", jointComponents.omegaAbove1, omega_1, beta, omega_2);
}

/** 6.2.6.1; d_s between the centre lines of the transverse stiffeners, the depth a diagonal climbs as well. */
export function putPanelShear(sheet: Sheet, column: Column, d_s: number | undefined): number {
  const { member, stiffeners, gamma_M0, A_vc } = column;
  const { f_y } = member.steel;
  const { compression_t_mm, tension_t_mm, diagonal_t_mm } = stiffeners;
  const framed = compression_t_mm !== undefined && tension_t_mm !== undefined;
  if (d_s === undefined || (!framed && diagonal_t_mm === undefined)) {
    return sheet.put("V_wp_Rd_kN", jointComponents.panelShear, f_y, A_vc, gamma_M0);
  }
  const V_wp = sheet.step("V_wp_kN", jointComponents.panelShear, f_y, A_vc, gamma_M0);
  const V_add = framed ? frame(sheet, column, Math.min(compression_t_mm, tension_t_mm), d_s) : 0;
  const V_d = diagonal_t_mm === undefined ? 0 : diagonal(sheet, column, diagonal_t_mm, d_s);
  return sheet.put("V_wp_Rd_kN", jointComponents.panelShearTotal, V_wp, V_add, V_d);
}

function stepOutstand(sheet: Sheet, member: Member, { web_plate_t_mm: t_s }: Stiffeners, t_st: number): number {
  const { b, t_w, steel: grade } = member;
  return t_s === undefined
    ? sheet.step("b_st_mm", jointComponents.outstand, b, t_w, grade.f_y, t_st)
    : sheet.step("b_st_mm", jointComponents.outstandBesidePlate, b, t_w, grade.f_y, t_st, t_s);
}

function frame(sheet: Sheet, { member, stiffeners, gamma_M0 }: Column, t_st: number, d_s: number): number {
  const { b, t_w, t_f, steel: grade } = member;
  const M_fc = sheet.step("M_pl_fc_Rd_kNm", jointComponents.flangeMoment, b, t_f, grade.f_y, gamma_M0);
  const b_st = stepOutstand(sheet, member, stiffeners, t_st);
  const M_st = sheet.step("M_pl_st_Rd_kNm", jointComponents.stiffenerMoment, b_st, t_w, t_st, grade.f_y, gamma_M0);
  return sheet.put("V_wp_add_Rd_kN", jointComponents.panelFrame, M_fc, M_st, d_s);
}

function diagonal(sheet: Sheet, { member, stiffeners, gamma_M0 }: Column, t_st: number, d_s: number): number {
  const F_net = stepNetForce(sheet, member, stiffeners, t_st, gamma_M0);
  return sheet.put("V_wp_d_Rd_kN", jointComponents.diagonalShear, F_net, d_s, member.h - member.t_f);
}

/** How the flange in compression presses on the column: welded, or through an end plate that reaches u beyond it. */
export interface Pressure {
  readonly t_fb: number;
  readonly a: number;
  readonly plate?: { readonly t: number; readonly u: number } | undefined;
  /** from the middle of the flange to the end of the column; undefined: it goes on */
  readonly toEnd?: number | undefined;
}

export interface WebUnderFlange {
  readonly F: number;
  readonly b_eff: number;
  /** far from the end of the column */
  readonly b_full: number;
}

/** 6.2.6.2 */
export function putWebCompression(sheet: Sheet, column: Column, pressure: Pressure): WebUnderFlange {
  const { member, stiffeners, gamma_M0, gamma_M1, d_c, k_wc } = column;
  const { t_f, r, steel: grade } = member;
  const { b_eff, b_full } = putSpread(sheet, "b_eff_c_wc_mm", pressure, t_f, r);
  const t_w = webInCompression(column);
  if (stiffeners.web_plate_t_mm !== undefined)
    sheet.table("t_w_eff_mm", t_w, "EN 1993-1-8 6.2.6.2(6)", says.webPlateArea);
  const omega = putOmega(sheet, column, b_eff, t_w);
  const lambda_p = sheet.put("lambda_p", jointComponents.plateSlenderness, b_eff, d_c, grade.f_y, steel.E_MPa, t_w);
  const rho =
    lambda_p > 0.72
      ? sheet.put("rho", jointComponents.plateBuckling, lambda_p)
      : sheet.table("rho", 1, "EN 1993-1-8 6.2.6.2(1)", says.stockyWeb);
  const stiffened = stiffeners.compression_t_mm;
  const name = stiffened === undefined ? "F_c_wc_Rd_kN" : "F_c_wc_unstiffened_Rd_kN";
  const F = sheet.put(
    name,
    jointComponents.webCompression,
    omega,
    k_wc,
    b_eff,
    t_w,
    grade.f_y,
    gamma_M0,
    rho,
    gamma_M1,
  );
  return { F: stiffened === undefined ? F : strut(sheet, column, stiffened, F, b_eff), b_eff, b_full };
}

type BothSpreads = Pick<WebUnderFlange, "b_eff" | "b_full"> & { readonly b_top: number };

/** A force through both flanges of a beam: where their spreads overlap the web is there once. Stiffeners carry past it. */
export function putWebUnderBoth(sheet: Sheet, column: Column, z: number, spreads: BothSpreads) {
  const { b_eff, b_top, b_full } = spreads;
  const { member, stiffeners, gamma_M0, gamma_M1, d_c, k_wc } = column;
  const stiffened = stiffeners.compression_t_mm !== undefined || stiffeners.tension_t_mm !== undefined;
  if (stiffened || b_full <= z) return undefined;
  const { f_y } = member.steel;
  const t_w = webInCompression(column);
  const b = sheet.put("b_eff_both_mm", jointComponents.spreadOfBoth, b_eff, b_top, b_full, z);
  const omega = stepOmega(sheet, column, b, t_w);
  const lambda_p = sheet.step("lambda_p_both", jointComponents.plateSlenderness, b, d_c, f_y, steel.E_MPa, t_w);
  const rho = lambda_p > 0.72 ? sheet.step("rho_both", jointComponents.plateBuckling, lambda_p) : 1;
  const { webCompression } = jointComponents;
  return sheet.put("F_c_wc_both_Rd_kN", webCompression, omega, k_wc, b, t_w, f_y, gamma_M0, rho, gamma_M1);
}

/** 6.2.6.2(6): one web plate makes the web 1.5 times as thick; 6.3.2 has k_2 with it, and k_3 with that in tension. */
export const webInCompression = ({ member, stiffeners }: Column): number =>
  stiffeners.web_plate_t_mm === undefined ? member.t_w : jointComponents.webWithPlate(member.t_w);

function putSpread(sheet: Sheet, name: string, { t_fb, a, plate, toEnd }: Pressure, t_fc: number, s: number) {
  const put = (full: boolean): number => {
    const own = full ? name : "b_eff_full_mm";
    const write = <A extends readonly number[]>(formula: Formula<A>, ...args: A) =>
      full ? sheet.put(own, formula, ...args) : sheet.step(own, formula, ...args);
    if (!plate) return write(jointComponents.spreadWelded, t_fb, a, t_fc, s);
    const s_p = sheet.step("s_p_mm", jointComponents.spreadThroughPlate, plate.t, plate.u, a);
    return write(jointComponents.spreadBolted, t_fb, a, plate.u, t_fc, s, s_p);
  };
  const b_full = put(toEnd === undefined);
  const b_eff = toEnd === undefined ? b_full : sheet.put(name, jointComponents.spreadAtEnd, b_full, toEnd);
  return { b_eff, b_full };
}

/** EN 1993-1-5 9.4: the cross of stiffeners and 15 ε t_w of web on both sides as a strut, which presses on the flange with
 *  what is left of the stiffeners beside the roots and with the web. */
function strut(
  sheet: Sheet,
  { member, stiffeners, gamma_M0, gamma_M1 }: Column,
  t_st: number,
  unstiffened: number,
  b_eff: number,
): number {
  const { h, t_w, t_f } = member;
  const { f_y } = member.steel;
  const b_st = stepOutstand(sheet, member, stiffeners, t_st);
  const A_st = sheet.step("A_st_mm2", jointComponents.strutArea, b_st, t_st, t_w, f_y);
  const I_st = sheet.step("I_st_mm4", jointComponents.strutInertia, t_st, b_st, t_w);
  const lambda = sheet.step("lambda_st", jointComponents.strutSlenderness, h - 2 * t_f, I_st, A_st, f_y);
  const chi = lambda <= 0.2 ? 1 : sheet.step("chi_st", jointComponents.strutReduction, lambda);
  const F_strut = sheet.step("F_c_strut_Rd_kN", jointComponents.strutResistance, A_st, f_y, gamma_M0, chi, gamma_M1);
  const F_net = stepNetForce(sheet, member, stiffeners, t_st, gamma_M0);
  const F_st = sheet.step("F_c_st_Rd_kN", jointComponents.strutAtFlange, F_strut, F_net, b_eff, t_w, f_y, gamma_M0);
  return sheet.put("F_c_wc_Rd_kN", jointComponents.strongerOf, F_st, unstiffened);
}

/** What a pair of stiffeners hands to the flange: its area beside the roots, or its welds there. */
function stepNetForce(sheet: Sheet, member: Member, stiffeners: Stiffeners, t_st: number, gamma_M0: number): number {
  const { r, steel: grade } = member;
  const a = stiffeners.throat_mm;
  const b_st = stepOutstand(sheet, member, stiffeners, t_st);
  const F = sheet.step("F_st_net_Rd_kN", jointComponents.netStiffeners, b_st, r, t_st, grade.f_y, gamma_M0);
  if (a === undefined) return F;
  const gamma_M2 = sheet.parameter("EN 1993-1-8", "gamma_M2");
  return sheet.step(
    "F_st_w_Rd_kN",
    jointComponents.stiffenerWelds,
    F,
    grade.f_u,
    betaW(sheet, grade),
    gamma_M2,
    a,
    b_st,
    r,
  );
}

/** 6.2.6.4.2: the pair at the tension flange */
export const putStiffenerTension = (sheet: Sheet, { member, stiffeners, gamma_M0 }: Column, t_st: number): number =>
  sheet.put("F_st_t_Rd_kN", jointComponents.sameForce, stepNetForce(sheet, member, stiffeners, t_st, gamma_M0));

/** 6.2.6.3(8): with a web plate and fillet welds 1.4 t_wc, of S420 and S460 1.3 t_wc (unconfirmed: general knowledge) */
export const webInTension = ({ member, stiffeners }: Column): number =>
  stiffeners.web_plate_t_mm === undefined
    ? member.t_w
    : jointComponents.webWithPlateInTension(member.steel.f_y > 355 ? 1.3 : 1.4, member.t_w);

/** 6.2.6.3; `b_eff_t` of a bolted joint is l_eff of its T-stub, of a welded one the spread of the flange, to which its
 *  stiffeners add what they carry. */
export function putWebTension(sheet: Sheet, column: Column, b_eff_t: number, welded: boolean): number {
  const { member, gamma_M0, stiffeners } = column;
  const t_w = webInTension(column);
  const omega = stepOmega(sheet, column, b_eff_t, t_w);
  const t_st = stiffeners.tension_t_mm;
  const f_y = member.steel.f_y;
  if (t_st === undefined || !welded)
    return sheet.put("F_t_wc_Rd_kN", jointComponents.webTension, omega, b_eff_t, t_w, f_y, gamma_M0);
  const F = sheet.step("F_t_wc_kN", jointComponents.webTension, omega, b_eff_t, t_w, f_y, gamma_M0);
  return sheet.put(
    "F_t_wc_Rd_kN",
    jointComponents.stiffenedTension,
    F,
    stepNetForce(sheet, member, stiffeners, t_st, gamma_M0),
  );
}

/** The spread of a welded flange in tension, (6.16). */
export const stepTensionSpread = (sheet: Sheet, { member }: Column, t_fb: number, a: number): number =>
  sheet.step("b_eff_t_wc_mm", jointComponents.spreadWelded, t_fb, a, member.t_f, member.r);
