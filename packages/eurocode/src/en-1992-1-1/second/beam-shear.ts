import { decimals, significant } from "../../basis/numbers.ts";
import { atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { areaOfBar } from "../beams/bars.ts";
import { says as ofBeams } from "../beams/says.ts";
import type { Beam, FaceName } from "../beams/section.ts";
import {
  armOf,
  missesLinks,
  requiredLinks,
  shift,
  strengthOfLinks,
  tensionOfShear,
  verifyLinks,
} from "../beams/shear.ts";
import { shearSays } from "../says.ts";
import * as general from "../shear.ts";
import { partialFactorV, sizeOfAggregate } from "./aggregate.ts";
import { formula } from "./formula.ts";
import { rules } from "./rules.ts";
import { says } from "./says.ts";

// 8.2.1 to 8.2.3: shear of beams and slabs.

export const shearStress = formula("8.2.1(2)", "V_Ed * 1000 / (b_w * z)", (V_Ed, b_w, z) => (V_Ed * 1000) / (b_w * z));
/** (8.20) */
export const leastStress = formula(
  "8.2.1(4) (8.20)",
  "11 / gamma_V * sqrt(f_ck / f_yd * d_dg / d)",
  (gamma_V, f_ck, f_yd, d_dg, d) => (11 / gamma_V) * Math.sqrt(((f_ck / f_yd) * d_dg) / d),
);
/** (8.27); d is a_v, or reduced by the axial force, where that is so */
export const withoutLinks = formula(
  "8.2.2(2) (8.27)",
  "max(0.66 / gamma_V * (100 * rho_l * f_ck * d_dg / d)^(1 / 3), tau_Rdc_min)",
  (gamma_V, rho_l, f_ck, d_dg, d, tau_Rdc_min) =>
    Math.max((0.66 / gamma_V) * ((100 * rho_l * f_ck * d_dg) / d) ** (1 / 3), tau_Rdc_min),
);
export const shearSpan = formula("8.2.2(3) (8.30)", "max(abs(M_Ed / V_Ed) * 1000, d)", (M_Ed, V_Ed, d) =>
  Math.max(Math.abs(M_Ed / V_Ed) * 1000, d),
);
/** (8.29) */
export const mechanicalSpan = formula("8.2.2(3) (8.29)", "sqrt(a_cs * d / 4)", (a_cs, d) => Math.sqrt((a_cs * d) / 4));
/** (8.31); N is compression positive here */
export const axialFactor = formula(
  "8.2.2(4) (8.31)",
  "max(0.1, 1 - N_Ed / V_Ed * d / (3 * a_cs))",
  (N_Ed, V_Ed, d, a_cs) => Math.max(0.1, 1 - ((N_Ed / V_Ed) * d) / (3 * a_cs)),
);
export const depthWithForce = formula("8.2.2(4)", "k_vp * d", (k_vp, d) => k_vp * d);
export const forceOfStress = formula("8.2.1(2)", "tau * b_w * z / 1000", (tau, b_w, z) => (tau * b_w * z) / 1000);
/** (8.42) */
export const links = formula(
  "8.2.3(5) (8.42)",
  "A_sw / s * z * f_ywd * cot_theta / 1000",
  (A_sw, s, z, f_ywd, cot_theta) => ((A_sw / s) * z * f_ywd * cot_theta) / 1000,
);
/** (8.44) */
export const struts = formula(
  "8.2.3(5) (8.44)",
  "nu * f_cd * b_w * z / (cot_theta + 1 / cot_theta) / 1000",
  (nu, f_cd, b_w, z, cot_theta) => (nu * f_cd * b_w * z) / (cot_theta + 1 / cot_theta) / 1000,
);
/** (8.45) */
export const strengthOfStruts = formula(
  "8.2.3(6) (8.45)",
  "min(1, 1 / (1 + 110 * (eps_x + (eps_x + 0.001) * cot_theta^2)))",
  (eps_x, cot_theta) => Math.min(1, 1 / (1 + 110 * (eps_x + (eps_x + 0.001) * cot_theta ** 2))),
  { eps_x: [0, 0.003], cot_theta: [1, 2.5] },
);
/** A tension cracks the web: N is positive in compression here */
export const flattestInTension = formula("8.2.3(4)", "max(1, 2.5 + 0.1 * N_Ed / V_Ed)", (N_Ed, V_Ed) =>
  Math.max(1, 2.5 + (0.1 * N_Ed) / V_Ed),
);
/** The links of beams that are not of class A */
export const flattestOfA = formula("8.2.3(4)", "max(1, 0.8 * cot_theta_max)", (cot_theta_max) =>
  Math.max(1, 0.8 * cot_theta_max),
);

/** (8.47) with (8.51); N is compression positive here */
export const strainOfBars = formula(
  "8.2.3(6) (8.47)",
  "max(0, abs(M_Ed) * 1000 / z + V_Ed * cot_theta / 2 - N_Ed / 2) * 1000 / (E_s * A_s)",
  (M_Ed, z, V_Ed, cot_theta, N_Ed, E_s, A_s) =>
    (Math.max(0, (Math.abs(M_Ed) * 1000) / z + (V_Ed * cot_theta) / 2 - N_Ed / 2) * 1000) / (E_s * A_s),
);
/** The other chord is hardly ever shortened by more than half of it. */
const leastShare = formula("8.2.3(6) (8.46)", "eps_xt / 4", (eps_xt) => eps_xt / 4);

const flattest = 2.5;
const usualNu = 0.5;

export function verifyShearOfSecond(sheet: Sheet, beam: Beam, pulled: FaceName, V: number, N_Ed: number): void {
  const face = beam[pulled];
  if (!face) return; // asked for before
  const { item, values } = beam;
  const V_Ed = Math.abs(V);
  const { d } = face;
  const b_w = sheet.given("b_w_mm", item.b);
  sheet.rule(rules.shear);
  const gamma_V = partialFactorV(sheet, item);
  const d_dg = sizeOfAggregate(sheet, item);
  // (8.18) has 0.9 d, and (8.27) goes with it whatever the force; a truss has its own arm
  const z_c = item.z_mm ?? general.leverArm(d);
  const z =
    item.links && item.z_mm === undefined ? armOf(sheet, beam, d, pulled, N_Ed) : usualArm(sheet, item.z_mm, z_c);
  const tau_Ed = sheet.put("tau_Ed_MPa", shearStress, V_Ed, b_w, z_c);
  const tau_min = sheet.put("tau_Rdc_min_MPa", leastStress, gamma_V, values.f_ck, values.f_yd, d_dg, d);
  const rho_l = sheet.put("rho_l", general.tensionRatio, face.A_s, b_w, d);
  const depth = depthInShear(sheet, item.M_Ed, V_Ed, N_Ed, d);
  const tau_Rd_c = sheet.put("tau_Rd_c_MPa", withoutLinks, gamma_V, rho_l, values.f_ck, d_dg, depth, tau_min);
  if (sheet.steps && tau_Ed <= tau_min) sheet.explain(says.noNeed);
  const V_Rd_c = sheet.put("V_Rd_c_kN", forceOfStress, tau_Rd_c, b_w, z_c);
  if (!item.links) {
    sheet.given("a_l_mm", d);
    if (!beam.slab) {
      sheet.rule(rules.leastLinks);
      missesLinks(sheet, beam, V_Ed);
    }
    if (V_Ed > V_Rd_c) strutsFor(sheet, beam, { V_Ed, N_Ed, b_w, z });
    sheet.verify(general.shear, V_Ed, V_Rd_c, "kN");
    return;
  }
  withLinks(sheet, beam, { V_Ed, N_Ed, b_w, z, d, V_Rd_c, pulled });
}

function usualArm(sheet: Sheet, given: number | undefined, z: number): number {
  if (given === undefined) sheet.assume(ofBeams.leverArm);
  return sheet.given("z_shear_mm", z);
}

/** d, or a_v beside a small shear span, with what N makes of it. */
function depthInShear(sheet: Sheet, M_Ed: number | undefined, V_Ed: number, N_Ed: number, d: number): number {
  if (V_Ed === 0) return d;
  if (M_Ed === undefined) {
    sheet.assume(says.needsMoment);
    // compression helps only where the moment is known
    if (N_Ed >= 0) return d;
    const a_cs = d;
    return sheet.put("d_N_mm", depthWithForce, sheet.put("k_vp", axialFactor, N_Ed, V_Ed, d, a_cs), d);
  }
  const a_cs = sheet.put("a_cs_mm", shearSpan, M_Ed, V_Ed, d);
  const short = a_cs < 4 * d;
  const a_v = short ? sheet.put("a_v_mm", mechanicalSpan, a_cs, d) : d;
  if (short && sheet.steps) sheet.explain(says.shortArm);
  if (N_Ed === 0) return a_v;
  return sheet.put("d_N_mm", depthWithForce, sheet.put("k_vp", axialFactor, N_Ed, V_Ed, d, a_cs), a_v);
}

interface Web {
  readonly V_Ed: number;
  readonly N_Ed: number;
  readonly b_w: number;
  readonly z: number;
}

/** The flattest struts that carry V_Ed, and the links that they ask for. */
function strutsFor(
  sheet: Sheet,
  beam: Beam,
  { V_Ed, N_Ed, b_w, z }: Web,
): { cot: number; nu: (cot: number) => number } {
  const { item, values } = beam;
  sheet.rule(rules.links);
  const { eps_x } = item;
  const nu = (cot: number) => (eps_x === undefined ? usualNu : strengthOfStruts(eps_x, cot));
  const most = flattestOf(sheet, item.ductility_class === "A", N_Ed, V_Ed);
  const given = item.links?.cot_theta;
  if (given !== undefined && given > most * (1 + 1e-9))
    sheet.problem("links.cot_theta", atMost(decimals(most, 4), given, { is: shearSays.flattestStrut }));
  if (given === undefined) sheet.assume(ofBeams.flattest);
  const carries = (cot: number) => struts(nu(cot), values.f_cd, b_w, z, cot) >= V_Ed;
  const cot = sheet.table("cot_theta", given ?? steepEnough(carries, most), `${rules.links.clause}`);
  sheet.put("A_sw_s_req_mm2_m", requiredLinks, V_Ed, z, strengthOfLinks(beam), cot, Math.PI / 2);
  return { cot, nu };
}

function flattestOf(sheet: Sheet, ofA: boolean, N_Ed: number, V_Ed: number): number {
  let most = flattest;
  if (N_Ed < 0) {
    sheet.rule(rules.linksInTension);
    most = sheet.step("cot_theta_max", flattestInTension, N_Ed, Math.max(V_Ed, leastShear));
  }
  if (!ofA) return most;
  sheet.rule(rules.linksOfA);
  return sheet.step("cot_theta_max", flattestOfA, most);
}

/** Nothing sheared is divided by. */
const leastShear = 1e-6;

function steepEnough(carries: (cot: number) => boolean, most: number): number {
  if (carries(most)) return most;
  if (!carries(1)) return 1;
  let [low, high] = [1, most];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (carries(middle)) low = middle;
    else high = middle;
  }
  return low;
}

interface Linked extends Web {
  readonly d: number;
  readonly V_Rd_c: number;
  readonly pulled: FaceName;
}

function withLinks(sheet: Sheet, beam: Beam, { V_Ed, N_Ed, b_w, z, d, V_Rd_c, pulled }: Linked): void {
  const { item, values } = beam;
  const made = item.links;
  if (!made) return; // as just seen
  const { cot, nu } = strutsFor(sheet, beam, { V_Ed, N_Ed, b_w, z });
  if (made.legs === undefined) sheet.assume(ofBeams.twoLegs);
  const A_sw = (made.legs ?? 2) * areaOfBar(made.diameter_mm);
  const V_Rd_s = sheet.put("V_Rd_s_kN", links, A_sw, made.spacing_mm, z, strengthOfLinks(beam), cot);
  const factor =
    item.eps_x === undefined
      ? sheet.table("nu", usualNu, `${rules.links.clause}`)
      : sheet.put("nu", strengthOfStruts, item.eps_x, cot);
  const V_Rd_max = sheet.put("V_Rd_max_kN", struts, factor, values.f_cd, b_w, z, cot);
  sheet.put("a_l_mm", shift, z, cot, Math.PI / 2);
  sheet.put("delta_F_td_kN", tensionOfShear, V_Ed, cot, Math.PI / 2);
  sheet.verify(general.shear, V_Ed, V_Ed <= V_Rd_c ? Math.max(V_Rd_c, V_Rd_s) : V_Rd_s, "kN");
  if (item.eps_x !== undefined) {
    const strain = strainOfBars(item.M_Ed ?? 0, z, V_Ed, cot, N_Ed, values.E_s, beam[pulled]?.A_s ?? 1);
    const isSmall = item.eps_x < leastShare(strain);
    if (isSmall) sheet.warn(says.smallStrain({ given: item.eps_x, strain: significant(strain, 3) }));
  }
  if (V_Ed > V_Rd_c) sheet.verify(general.shearStrut, V_Ed, struts(nu(cot), values.f_cd, b_w, z, cot), "kN");
  sheet.rule(rules.leastLinks);
  sheet.rule(rules.beamDetailing);
  const use = V_Rd_max > 0 ? V_Ed / V_Rd_max : 1;
  verifyLinks(sheet, beam, { A_sw, d, alpha: Math.PI / 2, use, diameter: made.diameter_mm, pulled });
}
