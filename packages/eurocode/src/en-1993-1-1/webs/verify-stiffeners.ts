import type { Requirement } from "../../basis/verification.ts";
import * as shear from "../../en-1993-1-5/shear-buckling.ts";
import * as rules from "../../en-1993-1-5/transverse-stiffeners.ts";
import type { Page } from "../../engine/sheet.ts";
import { epsilon } from "../classification.ts";
import { chi, imperfection, Phi } from "../flexural-buckling.ts";
import type { Actions, Member } from "../model.ts";
import { depthOfWeb } from "./loads.ts";
import { says } from "./says.ts";
import type { Stiffener } from "./stiffeners.ts";
import { type ForcesOfCase, forceOn } from "./verify-loads.ts";

// EN 1993-1-5 clause 9: each stiffener as a strut with the web beside it.

/** What no load case changes. */
export interface Strut {
  readonly stiffener: Stiffener;
  readonly A: number;
  readonly I: number;
  readonly i: number;
  readonly e: number;
  readonly fibre: number;
  readonly lambda: number;
  readonly chi: number;
  readonly N_st_Rd: number;
  /** undefined where it supports no panels on both sides */
  readonly I_min: number | undefined;
}

export function strutOf(page: Page, member: Member, stiffener: Stiffener): Strut {
  const { profile: p, E, f_yw, gamma_M1 } = member;
  const { n, x, b, t, f_y, L_cr, left, right } = stiffener;
  const b_l = page.step("b_l_mm", rules.webBesideStiffener, epsilon(f_yw), p.t_w, left);
  page.explain(says.ofStiffener({ x }));
  const b_r = page.step("b_r_mm", rules.webBesideStiffener, epsilon(f_yw), p.t_w, right);
  const A = page.step("A_st_mm2", rules.areaOfStiffener, n, b, t, p.t_w, b_l, b_r);
  const e = n === 2 ? 0 : page.step("e_st_mm", rules.eccentricityOneSide, b, t, p.t_w, A);
  const I =
    n === 2
      ? page.step("I_st_mm4", rules.inertiaBothSides, t, b, p.t_w, b_l, b_r)
      : page.step("I_st_mm4", rules.inertiaOneSide, t, b, p.t_w, b_l, b_r, A, e);
  const i = page.step("i_st_mm", rules.radiusOfStiffener, I, A);
  const lambda = page.step("lambda", rules.slendernessOfStiffener, L_cr, i, f_y, E);
  const reduction = lambda <= 0.2 ? 1 : page.step("chi", chi, page.step("Phi", Phi, imperfection.c, lambda), lambda);
  return {
    stiffener,
    A,
    I,
    i,
    e,
    fibre: n === 2 ? 0 : page.step("z_st_mm", rules.farthestFibre, b, p.t_w, e),
    lambda,
    chi: reduction,
    N_st_Rd: page.step("N_st_Rd_kN", rules.stiffenerResistance, reduction, A, f_y, gamma_M1),
    I_min: leastInertia(page, member, stiffener),
  };
}

/** 9.3.3(3): a rigid support of the panels beside it. */
function leastInertia(page: Page, { profile: p }: Member, { panels: [before, after] }: Stiffener): number | undefined {
  if (before === undefined || after === undefined) return undefined;
  const h_w = depthOfWeb(p);
  const a = Math.min(before, after);
  return a / h_w < Math.SQRT2
    ? page.step("I_st_min_mm4", rules.leastInertiaShort, h_w, p.t_w, a)
    : page.step("I_st_min_mm4", rules.leastInertiaLong, h_w, p.t_w);
}

export interface WeldFactors {
  readonly beta_w: (f_y: number) => number;
  readonly gamma_M2: number;
}

/** Of each requirement the worst of all stiffeners. */
class Worst {
  readonly #found = new Map<
    Requirement,
    { readonly demand: number; readonly resistance: number; readonly unit: string }
  >();

  take(requirement: Requirement, demand: number, resistance: number, unit: string): number {
    const before = this.#found.get(requirement);
    if (!before || demand * before.resistance > before.demand * resistance)
      this.#found.set(requirement, { demand, resistance, unit });
    return resistance > 0 ? demand / resistance : 0;
  }

  verify(page: Page): void {
    for (const [requirement, { demand, resistance, unit }] of this.#found)
      page.verify(requirement, demand, resistance, unit);
  }
}

/** What enters the stiffener at its flange. */
function forceAtFlange({ given, loads }: Stiffener, ofCase: ForcesOfCase): number {
  if (given.F_Ed !== undefined) return Math.abs(given.F_Ed);
  return loads.map((load) => forceOn(load, ofCase)).reduce((a, b) => a + b, 0);
}

/** 9.3.3(3), 9.4: what enters it, and what the tension field of the web beside it brings. */
function forceOf(page: Page, member: Member, stiffener: Stiffener, a: Actions, ofCase: ForcesOfCase): number {
  const { profile: p, f_yw, eta, gamma_M1 } = member;
  const F = forceAtFlange(stiffener, ofCase);
  const { panels, kind, loads } = stiffener;
  const [before, after] = panels;
  const h_w = depthOfWeb(p);
  const eps = epsilon(f_yw);
  if (kind !== "intermediate" || before === undefined || after === undefined) return F;
  if (h_w / p.t_w <= shear.limitUnstiffened(eps, eta)) return F;
  const panel = before + after;
  const k_tau = page.step("k_tau", panel >= h_w ? shear.kTauLong : shear.kTauShort, h_w, panel);
  const lambda_w = page.step("lambda_w", shear.lambdaStiffened, h_w, p.t_w, eps, k_tau);
  const V_Ed = Math.abs(loads[0]?.given.V_z_Ed ?? a.V_z_Ed);
  return F + page.step("N_field_kN", rules.forceOfTensionField, V_Ed, f_yw, h_w, p.t_w, lambda_w, gamma_M1);
}

export function verifyStiffeners(
  page: Page,
  member: Member,
  struts: readonly Strut[],
  weld: WeldFactors,
  actions: Actions,
  ofCase: ForcesOfCase,
): void {
  const worst = new Worst();
  page.given(
    "stiffeners",
    struts.map((strut) => {
      const N_st_Ed_kN = forceOf(page, member, strut.stiffener, actions, ofCase);
      const use = N_st_Ed_kN > 0 ? verifyForce(page, member, strut, weld, N_st_Ed_kN, ofCase, worst) : 0;
      verifyForm(page, member, strut, worst);
      const { stiffener, A, I, i, lambda, chi: reduction, N_st_Rd, I_min } = strut;
      return {
        x_mm: stiffener.x,
        A_st_mm2: A,
        I_st_mm4: I,
        i_st_mm: i,
        lambda,
        chi: reduction,
        N_st_Rd_kN: N_st_Rd,
        N_st_Ed_kN,
        ...(I_min === undefined ? {} : { I_st_min_mm4: I_min }),
        utilization: use,
      };
    }),
  );
  worst.verify(page);
}

/** 9.4: buckling out of the web, pressure on the flange, and the weld on the web. */
function verifyForce(
  page: Page,
  { profile: p, f_yw, gamma_M0, gamma_M1 }: Member,
  { stiffener, N_st_Rd, lambda, e, fibre, I }: Strut,
  weld: WeldFactors,
  N: number,
  ofCase: ForcesOfCase,
  worst: Worst,
): number {
  const { n, b, t, corner, f_y, f_y_st, f_u, given } = stiffener;
  let use: number;
  if (n === 2) use = worst.take(rules.stiffenerBuckling, N, N_st_Rd, "kN");
  else {
    const sum = page.step("u_st", rules.oneSidedUse, N, N_st_Rd, lambda, e, fibre, gamma_M1, I, f_y);
    page.explain(says.oneSide);
    use = worst.take(rules.stiffenerBucklingOneSided, sum, 1, "");
  }
  const F = forceAtFlange(stiffener, ofCase);
  if (F > 0) {
    // with the web straight under the load
    const l = stiffener.loads.length === 0 ? 0 : Math.max(...stiffener.loads.map(({ s_s }) => s_s));
    const web = l === 0 ? 0 : page.step("N_w_Rd_kN", rules.webUnderLoad, l, p.t_f, p.t_w, f_yw, gamma_M0);
    const N_c_Rd = page.step("N_c_Rd_kN", rules.contactResistance, n, b, corner, t, f_y_st, gamma_M0, web);
    use = Math.max(use, worst.take(rules.stiffenerBearing, F, N_c_Rd, "kN"));
  }
  const a = given.throat_mm;
  if (a === undefined) return use;
  const l = page.step("l_w_mm", rules.lengthOfWeld, depthOfWeb(p), corner, a);
  const F_w_Rd = page.step("F_w_Rd_kN", rules.weldOfStiffener, 2 * n, a, l, f_u, weld.beta_w(f_y_st), weld.gamma_M2);
  return Math.max(use, worst.take(rules.stiffenerWeld, N, F_w_Rd, "kN"));
}

/** 9.2.1(8), 9.3.1, 9.3.3: its form. */
function verifyForm(page: Page, { profile: p, E }: Member, { stiffener, I, I_min }: Strut, worst: Worst): void {
  const { n, b, t, f_y_st, e } = stiffener;
  const least = page.step("I_T_over_I_P_min", rules.leastTorsion, f_y_st, E);
  const I_T = page.step("I_T_mm4", rules.torsionOfStiffener, b, t);
  const I_P = page.step("I_P_mm4", rules.polarOfStiffener, b, t);
  worst.take(rules.stiffenerTorsion, least, page.step("I_T_over_I_P", rules.ratioOfTorsion, I_T, I_P), "");
  if (I_min !== undefined) worst.take(rules.stiffenerRigidity, I_min, I, "mm⁴");
  if (e === undefined) return;
  const h_w = depthOfWeb(p);
  const A_min = page.step("A_p_min_mm2", rules.leastPostArea, h_w, p.t_w, e);
  worst.take(rules.endPostArea, A_min, page.step("A_p_mm2", rules.areaOfPlates, n, b, t), "mm²");
  worst.take(rules.endPostDistance, page.step("e_min_mm", rules.leastPostDistance, h_w), e, "mm");
}
