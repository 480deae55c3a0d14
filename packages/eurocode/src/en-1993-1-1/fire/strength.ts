import * as rules from "../../en-1993-1-2/resistance.ts";
import { reductionAt } from "../../en-1993-1-2/temperature.ts";
import type { Page } from "../../engine/sheet.ts";
import type { Actions, Member } from "../model.ts";
import type { Hot, Lateral } from "./hot.ts";
import { says } from "./says.ts";

// 4.2.3 of EN 1993-1-2: the hot member under its effects of actions.

export interface Factors {
  readonly gamma_M_fi: number;
  readonly kappa_1: number;
  readonly kappa_2: number;
}

interface Heat {
  readonly k_y: number;
  readonly k_E: number;
}

const table = "EN 1993-1-2 Table 3.1";

function heatOf(page: Page, theta: number): Heat {
  const k_y = page.table("k_y_theta", reductionAt("k_y", theta), table, says.ofTable31);
  const k_E = page.table("k_E_theta", reductionAt("k_E", theta), table, says.ofTable31);
  page.table("k_p_theta", reductionAt("k_p", theta), table, says.ofTable31);
  return { k_y, k_E };
}

/** Where nothing is left of the strength a ratio has no value: as good as nothing. */
const least = 1e-9;

export function verifyHot(page: Page, hot: Hot, theta: number, a: Actions, factors: Factors): void {
  const heat = heatOf(page, theta);
  const k_y = Math.max(heat.k_y, least);
  const k_E = Math.max(heat.k_E, least);
  const { member, r } = hot;
  const { gamma_M0 } = member;
  const { gamma_M_fi, kappa_1, kappa_2 } = factors;
  const { section } = r;
  const [M_y, M_z] = [Math.abs(a.M_y_Ed), Math.abs(a.M_z_Ed)];
  const V = shearOf(page, hot, k_y, a, gamma_M_fi);
  // bending of the section, with kappa; the interaction has none
  const M_y_Rd = page.put("M_fi_Rd_kNm", rules.bending, section.M_c_y_Rd, k_y, gamma_M0, gamma_M_fi, kappa_1, kappa_2);
  const M_z_Rd =
    M_z > 0
      ? page.put("M_fi_z_Rd_kNm", rules.bending, section.M_c_z_Rd, k_y, gamma_M0, gamma_M_fi, kappa_1, kappa_2)
      : 0;
  const M_y_V =
    V.z > 0.5 ? page.put("M_fi_V_Rd_kNm", rules.besideShear, M_y_Rd, V.z, 1, webShare(member), section.W_y) : M_y_Rd;
  const M_z_V =
    V.y > 0.5 ? page.put("M_fi_V_z_Rd_kNm", rules.besideShear, M_z_Rd, V.y, 1, section.W_z, section.W_z) : M_z_Rd;
  if (M_y > 0 || M_z > 0) {
    const aboutY = M_z === 0 || M_y * M_z_V >= M_z * M_y_V;
    page.verify(rules.fireBending, aboutY ? M_y : M_z, aboutY ? M_y_V : M_z_V, "kNm");
  }
  if (a.N_Ed < 0) {
    const N_t = page.put("N_fi_t_Rd_kN", rules.tension, k_y, section.N_pl_Rd, gamma_M0, gamma_M_fi);
    page.verify(rules.fireTension, -a.N_Ed, N_t, "kN");
  }
  const b = bucklingOf(page, hot, { k_y, k_E }, gamma_M_fi);
  if (a.N_Ed > 0) page.verify(rules.fireBuckling, a.N_Ed, b.least, "kN");
  const LT = lateralOf(page, hot, { k_y, k_E }, gamma_M_fi, M_y);
  if (M_y > 0 && LT) page.verify(rules.fireLateral, M_y * LT.share, LT.M_b, "kNm");
  together(page, hot, { N: a.N_Ed, M_y, M_z, k_y, k_E, gamma_M_fi, b, LT });
}

/** Shares of the shear that is used, and its verification: the greater of the two. */
function shearOf(page: Page, { member, r: { section } }: Hot, k_y: number, a: Actions, gamma_M_fi: number) {
  const { gamma_M0, gamma_M1 } = member;
  const whole = (V_pl: number, V_b: number | undefined): number =>
    V_b === undefined ? V_pl : rules.slenderShear(V_pl, V_b, gamma_M1, gamma_M0);
  const [V_z, V_y] = [Math.abs(a.V_z_Ed), Math.abs(a.V_y_Ed)];
  const V_z_Rd = page.put(
    "V_fi_Rd_kN",
    rules.shear,
    k_y,
    whole(section.V_pl_z_Rd, section.V_b_Rd),
    gamma_M0,
    gamma_M_fi,
  );
  const V_y_Rd =
    V_y > 0
      ? page.put("V_fi_y_Rd_kN", rules.shear, k_y, whole(section.V_pl_y_Rd, section.V_b_y_Rd), gamma_M0, gamma_M_fi)
      : 1;
  const used = { z: V_z / V_z_Rd, y: V_y / V_y_Rd };
  if (used.z > 0 && used.z >= used.y) page.verify(rules.fireShear, V_z, V_z_Rd, "kN");
  else if (used.y > 0) page.verify(rules.fireShear, V_y, V_y_Rd, "kN");
  return used;
}

/** Plastic modulus of the web, which is all of it where there is none. */
const webShare = ({ profile: p }: Member): number => {
  if (p.shape !== "I" && p.shape !== "RHS" && p.shape !== "channel") return p.W_pl_y;
  return ((p.shape === "RHS" ? 2 : 1) * p.t_w * (p.h - 2 * p.t_f) ** 2) / 4;
};

interface HotBuckling {
  readonly least: number;
  readonly y: number;
  readonly z: number;
  readonly lambda_y: number;
  readonly lambda_z: number;
}

function bucklingOf(page: Page, { member, r }: Hot, { k_y, k_E }: Heat, gamma_M_fi: number): HotBuckling {
  const { profile: p, f_y } = member;
  const imperfection = page.step("alpha_fi", rules.alpha, f_y);
  const about = (axis: "y" | "z" | "v" | "T", cold: number): { readonly lambda: number; readonly N_b: number } => {
    const lambda = page.put(`lambda_${axis}_theta`, rules.slenderness, cold, k_y, k_E);
    const phi = page.step(`phi_${axis}_theta`, rules.phi, imperfection, lambda);
    const chi = page.put(`chi_${axis}_fi`, rules.chi, phi, lambda);
    return { lambda, N_b: page.put(`N_b_${axis}_fi_Rd_kN`, rules.buckling, chi, p.A, k_y, f_y, gamma_M_fi) };
  };
  const y = about("y", r.y.lambda);
  const z = about("z", r.z.lambda);
  const others = [r.v && about("v", r.v.lambda).N_b, r.T && about("T", r.T.lambda).N_b].filter((N) => N !== undefined);
  const N_least = Math.min(y.N_b, z.N_b, ...others);
  page.given("N_b_fi_Rd_kN", N_least);
  return { least: N_least, y: y.N_b, z: Math.min(z.N_b, ...others), lambda_y: y.lambda, lambda_z: z.lambda };
}

interface HotLateral {
  readonly M_b: number;
  readonly share: number;
}

/** Of the pieces between restraints the one that is used most. */
function lateralOf(
  page: Page,
  { member, r, lateral }: Hot,
  heat: Heat,
  gamma_M_fi: number,
  M_y: number,
): HotLateral | undefined {
  const buckling = lateral.filter(({ lambda }) => lambda > 0);
  if (buckling.length === 0 || M_y === 0) return undefined;
  const chiOf = ({ lambda: cold }: Lateral): number => {
    const lambda = rules.slenderness(cold, heat.k_y, heat.k_E);
    return rules.chi(rules.phi(rules.alpha(member.f_y), lambda), lambda);
  };
  const worst = buckling.reduce((a, b) => (b.share / chiOf(b) > a.share / chiOf(a) ? b : a));
  const lambda = page.put("lambda_LT_theta", rules.slenderness, worst.lambda, heat.k_y, heat.k_E);
  const phi = page.step("phi_LT_theta", rules.phi, rules.alpha(member.f_y), lambda);
  const chi = page.put("chi_LT_fi", rules.chi, phi, lambda);
  const M_b = page.put("M_b_fi_Rd_kNm", rules.lateralTorsional, chi, r.section.W_y, heat.k_y, member.f_y, gamma_M_fi);
  return { M_b, share: worst.share };
}

interface Together extends Heat {
  readonly N: number;
  readonly M_y: number;
  readonly M_z: number;
  readonly gamma_M_fi: number;
  readonly b: HotBuckling;
  readonly LT: HotLateral | undefined;
}

/** 4.2.3.5; under tension the sum in the section. */
function together(page: Page, hot: Hot, { N, M_y, M_z, k_y, k_E, gamma_M_fi, b, LT }: Together): void {
  if ((N !== 0 ? 1 : 0) + (M_y > 0 ? 1 : 0) + (M_z > 0 ? 1 : 0) < 2) return;
  const { member, r, lateralZ } = hot;
  const { gamma_M0 } = member;
  const { section } = r;
  const M_y_Rd = page.step("M_y_fi_Rd_kNm", rules.bendingAlone, k_y, section.M_c_y_Rd, gamma_M0, gamma_M_fi);
  const M_z_Rd = page.step("M_z_fi_Rd_kNm", rules.bendingAlone, k_y, section.M_c_z_Rd, gamma_M0, gamma_M_fi);
  if (N < 0) {
    const N_Rd = rules.tension(k_y, section.N_pl_Rd, gamma_M0, gamma_M_fi);
    page.verify(
      rules.fireInteraction,
      page.step("u_fi", rules.sumInSection, -N, N_Rd, M_y, M_y_Rd, M_z, M_z_Rd),
      1,
      "",
    );
    return;
  }
  const lambda_y = Math.min(b.lambda_y, rules.slenderness(greatestOfMu, k_y, k_E));
  const mu_y = page.step("mu_y_fi", rules.muY, hot.beta_y, lambda_y);
  const mu_z = page.step("mu_z_fi", rules.muZ, hot.beta_z, b.lambda_z);
  const factor_y = page.put("k_y_fi", rules.factor, mu_y, N, b.y);
  const factor_z = page.put("k_z_fi", rules.factor, mu_z, N, b.z);
  const first = page.step("u_fi_4.21a", rules.together, N, b.least, factor_y, M_y, M_y_Rd, factor_z, M_z, M_z_Rd);
  let most = first;
  if (LT || lateralZ) {
    const mu_LT = page.step("mu_LT_fi", rules.muLT, b.lambda_z, hot.beta_LT);
    const factor_LT = page.put("k_LT_fi", rules.factorLT, mu_LT, N, b.z);
    const M_b = LT ? LT.M_b / LT.share : M_y_Rd;
    const M_bz = lateralZ ? (M_z_Rd * chiAt(lateralZ, member, { k_y, k_E })) / lateralZ.share : M_z_Rd;
    most = Math.max(first, page.step("u_fi_4.21b", rules.together, N, b.z, factor_LT, M_y, M_b, factor_z, M_z, M_bz));
  }
  page.verify(rules.fireInteraction, most, 1, "");
}

/** 4.2.3.5(1): mu_y takes no more of the cold slenderness. */
const greatestOfMu = 1.1;

function chiAt({ lambda: cold }: Lateral, { f_y }: Member, { k_y, k_E }: Heat): number {
  const lambda = rules.slenderness(cold, k_y, k_E);
  return rules.chi(rules.phi(rules.alpha(f_y), lambda), lambda);
}
