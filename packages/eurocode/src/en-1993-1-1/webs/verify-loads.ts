import type { LoadResistance } from "../../en-1993-1-5/force-resistance.ts";
import * as force from "../../en-1993-1-5/transverse-force.ts";
import * as wheels from "../../en-1993-6/wheel-loads.ts";
import type { Page } from "../../engine/sheet.ts";
import type { CrossSection } from "../cross-section.ts";
import type { Actions, Member } from "../model.ts";
import { depthOfWeb, type WebLoad } from "./loads.ts";
import { type Group, groupsOf, resistanceOf } from "./resistance.ts";
import { says } from "./says.ts";

// 6.6 and 7.2 of EN 1993-1-5, load by load.

/** F_Ed of a load case by mark, in place of the loads' own. */
export type ForcesOfCase = Readonly<Record<string, number>> | undefined;

export const forceOn = ({ mark, given }: WebLoad, ofCase: ForcesOfCase): number =>
  Math.abs((ofCase && Object.hasOwn(ofCase, mark) ? ofCase[mark] : given.F_Ed) ?? 0);

/** The loads that no stiffener takes, with what the web carries under them. */
export interface FreeLoads {
  readonly loads: readonly WebLoad[];
  readonly resistances: readonly LoadResistance[];
  readonly groups: readonly (Group & { readonly resistance: LoadResistance })[];
}

export function freeLoads(page: Page, member: Member, all: readonly WebLoad[]): FreeLoads {
  const loads = all.filter(({ stiffener }) => stiffener === undefined);
  const resistances = loads.map((load) => resistanceOf(page, member, load));
  const groups = groupsOf(loads, resistances, depthOfWeb(member.profile));
  return {
    loads,
    resistances,
    groups: groups.map((group) => ({ ...group, resistance: resistanceOf(page, member, group.load) })),
  };
}

interface Shown extends LoadResistance {
  readonly mark: string;
  readonly type: string;
  readonly s_s_mm: number;
  readonly a_mm: number;
  readonly F_Ed_kN: number;
  readonly eta_1: number;
  readonly eta_2: number;
  readonly eta_7_2: number;
}

/** The right side of (7.2). */
const mostTogether = 1.4;

const useOf = ({ eta_1, eta_2, eta_7_2 }: Shown): number => Math.max(eta_2, eta_1 > 0 ? eta_7_2 / mostTogether : 0);

/** Each is listed; the worst of them is verified and shown at the top. */
export function verifyLoads(
  page: Page,
  member: Member,
  { loads, resistances, groups }: FreeLoads,
  section: CrossSection,
  actions: Actions,
  ofCase: ForcesOfCase,
): void {
  const show = (load: WebLoad, resistance: LoadResistance, F_Ed: number): Shown =>
    shownOf(page, member, section, load, resistance, actions, F_Ed);
  const shown = [
    ...loads.map((load, i) => show(load, resistances[i] as LoadResistance, forceOn(load, ofCase))), // one each
    ...groups.map(({ load, members, resistance }) => {
      const F_Ed = members
        .map((one) => forceOn(one, ofCase))
        .reduce((F_1, F_2) => page.step("F_Ed_kN", force.sumOfForces, F_1, F_2));
      page.explain(says.together);
      return show(load, resistance, F_Ed);
    }),
  ];
  for (const load of loads) if (load.rail) verifyWheel(page, member, load, actions, forceOn(load, ofCase));
  const [first] = shown;
  if (!first) return;
  page.given("concentrated_loads", shown.map(withoutAbsent));
  const worst = shown.reduce((a, b) => (useOf(b) > useOf(a) ? b : a), first);
  const { mark: _, type: __, a_mm: ___, ...numbers } = worst;
  for (const [name, value] of Object.entries(withoutAbsent(numbers))) page.given(name, value);
  const alone = shown.reduce((a, b) => (b.eta_2 > a.eta_2 ? b : a), first);
  page.verify(force.transverseForce, alone.F_Ed_kN, alone.F_Rd_kN, "kN");
  const together = shown.reduce((a, b) => (b.eta_7_2 > a.eta_7_2 ? b : a), first);
  if (shown.some(({ eta_1 }) => eta_1 > 0))
    page.verify(force.transverseForceBending, together.eta_7_2, mostTogether, "");
}

const withoutAbsent = <T extends object>(found: T): T =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as T; // absent or there

function shownOf(
  page: Page,
  { profile: p, f_y, gamma_M0 }: Member,
  section: CrossSection,
  { mark, type, s_s, a, given }: WebLoad,
  resistance: LoadResistance,
  actions: Actions,
  F_Ed_kN: number,
): Shown {
  const N_Ed = Math.max(0, given.N_Ed ?? actions.N_Ed);
  const W = section.class === 4 ? section.W_y : p.W_el_y;
  const M_Ed = given.M_y_Ed ?? actions.M_y_Ed;
  const eta_1 = page.step("eta_1", force.etaOne, N_Ed, gamma_M0, f_y, section.A_c, M_Ed, W);
  page.explain(says.ofLoad({ mark }));
  const eta_2 = page.step("eta_2", force.etaTwo, F_Ed_kN, resistance.F_Rd_kN);
  const eta_7_2 = page.step("eta_7_2", force.forceAndMoment, eta_2, eta_1);
  return { mark, type, s_s_mm: s_s, a_mm: a, ...resistance, F_Ed_kN, eta_1, eta_2, eta_7_2 };
}

/** EN 1993-6 5.7.1, 5.7.2: stresses where the web meets the flange. */
function verifyWheel(page: Page, member: Member, { mark, rail, given }: WebLoad, a: Actions, F_Ed: number): void {
  if (!rail) return;
  const { profile: p, f_yw, gamma_M0 } = member;
  const b_eff = page.step("b_eff_mm", wheels.flangeUnderRail, p.b, rail.b_fr, rail.h_r, p.t_f);
  page.explain(says.ofLoad({ mark }));
  const I_f = page.step("I_f_eff_mm4", wheels.inertiaOfFlange, b_eff, p.t_f);
  const I_rf =
    rail.fixing === "rigid"
      ? page.step("I_rf_mm4", wheels.jointInertia, rail.I_r, I_f, rail.A_r, b_eff * p.t_f, p.t_f, rail.z_r)
      : page.step("I_rf_mm4", wheels.separateInertia, rail.I_r, I_f);
  const length = rail.fixing === "pad" ? wheels.loadedLengthOnPad : wheels.loadedLengthOnFlange;
  const l_eff = page.put("l_eff_mm", length, I_rf, p.t_w);
  const sigma_oz = page.put("sigma_oz_Ed_MPa", wheels.verticalStress, F_Ed, l_eff, p.t_w);
  const tau_o = page.put("tau_oxz_Ed_MPa", wheels.localShear, sigma_oz);
  const [N, M] = [given.N_Ed ?? a.N_Ed, given.M_y_Ed ?? a.M_y_Ed];
  const sigma_x = page.step("sigma_x_Ed_MPa", wheels.stressOfBeam, M, p.h, p.t_f, p.I_y, N, p.A);
  const tau = page.step("tau_Ed_MPa", wheels.shearOfBeam, given.V_z_Ed ?? a.V_z_Ed, depthOfWeb(p), p.t_w);
  const sigma_v = page.put("sigma_v_Ed_MPa", wheels.comparisonStress, sigma_x, sigma_oz, tau, tau_o);
  page.verify(wheels.wheelStress, sigma_v, page.step("sigma_Rd_MPa", wheels.designStrength, f_yw, gamma_M0), "MPa");
}
