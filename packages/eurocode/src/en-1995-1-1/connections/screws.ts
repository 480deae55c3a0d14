import { listed } from "../../basis/message.ts";
import { splitUnit } from "../../basis/units.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import * as axial from "./axial-resistance.ts";
import type { AxialItem } from "./axial-schema.ts";
import type { Design } from "./design.ts";
import * as group from "./group.ts";
import { isPanel, isWood, type Part, type Wood } from "./model.ts";
import { timberParts } from "./resolve.ts";
import { says } from "./says.ts";
import * as spacing from "./spacing.ts";

// EN 1995-1-1 8.7.2: screws along their axis, whether a force pulls them straight or at a slant.

const withdrawal = requirement("withdrawal", "8.7.2(2)", "F_ax_Ed / F_ax_alpha_Rd <= 1", "withdrawal");
const headPull = requirement("head-pull-through", "8.7.2(2)", "F_ax_Ed / F_ax_head_Rd <= 1", "hold on the head side");
const tension = requirement("screw-tension", "8.7.2(7)", "F_ax_Ed / F_t_Rd <= 1", "tension of the screws");
const penetration = ofForm(requirement("penetration", "8.7.2(3)", "l_ef_min / l_ef <= 1", "penetration"));
const apart = {
  a_1_mm: ofForm(requirement("spacing-a1", "8.7.2(1), Table 8.6", "a_1_min / a_1 <= 1", "spacing along the grain")),
  a_2_mm: ofForm(requirement("spacing-a2", "8.7.2(1), Table 8.6", "a_2_min / a_2 <= 1", "spacing across the grain")),
  a_1_CG_mm: ofForm(requirement("spacing-a3", "8.7.2(1), Table 8.6", "a_1_CG_min / a_1_CG <= 1", "end distance")),
  a_2_CG_mm: ofForm(requirement("spacing-a4", "8.7.2(1), Table 8.6", "a_2_CG_min / a_2_CG <= 1", "edge distance")),
} as const;
/** 8.7.2(2): wood for which Table 8.6 is, in diameters */
const leastWood = 12;

export const woodsOf = (
  parts: readonly Part[],
): { readonly head: Wood | undefined; readonly point: Wood | undefined } => {
  const [first, last] = [parts[0], parts[parts.length - 1]];
  return { head: isWood(first) ? first : undefined, point: isWood(last) ? last : undefined };
};

export type ScrewItem = Omit<AxialItem, "connection" | "fastener" | "F_ax_Ed" | "F_v_Ed" | "nail">;

/** Screws that share a force along their axes. */
export interface Pull {
  readonly F_ax_Ed: number;
  readonly count: number;
  /** between axis and grain, in degrees */
  readonly angleIn: (wood: Wood) => number;
  /** pulled and pressed alike: no head helps the pressed ones */
  readonly byThreadAlone?: boolean;
}

/** What the screws hold along their axes, with and without factors. */
export interface Held {
  readonly F_Rk: number;
  readonly F_Rd: number;
}

/** 8.7.2(2): the least of withdrawal, head and tension; `undefined` where a problem was found before. */
export function ofScrews(
  sheet: Sheet,
  item: ScrewItem,
  parts: readonly Part[],
  design: Design,
  { F_ax_Ed, count, angleIn, byThreadAlone = false }: Pull,
): Held | undefined {
  const { d_mm: d, l_ef_mm: l_ef, l_ef_head_mm = 0, rho_a_kg_m3, head_d_mm, f_head_k_MPa, f_tens_k_kN } = item;
  const { head, point } = woodsOf(parts);
  if (!point || l_ef === undefined) return undefined;
  const n_ef = sheet.put("n_ef", axial.together, count);
  const rho_a = rho_a_kg_m3 ?? 350;
  // (8.40a) and (8.40b) raise what is declared with the density of wood
  const rho_of = (wood: Wood) => (isPanel(wood) ? Math.min(wood.rho_k, rho_a) : wood.rho_k);
  if ([head, point].some((wood) => wood && isPanel(wood))) sheet.assume(says.declaredInPanel);
  if (rho_a_kg_m3 === undefined && (item.f_ax_k_MPa ?? f_head_k_MPa) !== undefined) sheet.assume(says.declaredAt350);
  const k_d = sheet.put("k_d", axial.slenderFactor, d);
  const thread = (name: string, wood: Wood, length: number): number => {
    const alpha = angleIn(wood);
    if (item.f_ax_k_MPa !== undefined)
      return sheet.put(name, axial.screwAsDeclared, n_ef, item.f_ax_k_MPa, d, length, alpha, rho_of(wood), rho_a);
    const f_ax = sheet.step("f_ax_k", axial.screwWithdrawal, d, length, wood.rho_k);
    return sheet.put(name, axial.screwByClause, n_ef, f_ax, d, length, k_d, alpha);
  };
  const ofWood = (F_Rk: number): Held => ({
    F_Rk,
    F_Rd: sheet.step("F_Rd", group.design, design.k_mod, F_Rk, design.gamma_M),
  });
  sheet.given("f_ax_k_MPa", item.f_ax_k_MPa ?? axial.screwWithdrawal(d, l_ef, point.rho_k));
  const held = [ofWood(thread("F_ax_alpha_Rk_kN", point, l_ef))];
  sheet.verify(withdrawal, F_ax_Ed, held[0]?.F_Rd ?? 0, "kN");
  sheet.verify(penetration, axial.leastThread(d), l_ef, "mm");
  if (head) {
    const pulled =
      f_head_k_MPa !== undefined && head_d_mm !== undefined && !byThreadAlone
        ? sheet.put("F_ax_head_Rk_kN", axial.screwHead, n_ef, f_head_k_MPa, head_d_mm, rho_of(head), rho_a)
        : 0;
    const threaded = l_ef_head_mm === 0 ? 0 : thread("F_ax_thread_head_Rk_kN", head, l_ef_head_mm);
    const ofHead = ofWood(Math.max(pulled, threaded));
    held.push(ofHead);
    sheet.verify(headPull, F_ax_Ed, ofHead.F_Rd, "kN");
  }
  if (f_tens_k_kN === undefined) sheet.lack("f_tens_k_kN", says.tensionNotDeclared);
  else {
    const F_t = sheet.put("F_t_Rk_kN", axial.screwTension, n_ef, f_tens_k_kN);
    const F_t_Rd = sheet.step("F_t_Rd", group.steelDesign, F_t, sheet.parameter("EN 1993-1-8", "gamma_M2"));
    held.push({ F_Rk: F_t, F_Rd: F_t_Rd });
    sheet.verify(tension, F_ax_Ed, F_t_Rd, "kN");
  }
  return leastOf(held);
}

export const leastOf = (held: readonly Held[]): Held => ({
  F_Rk: Math.min(...held.map(({ F_Rk }) => F_Rk)),
  F_Rd: Math.min(...held.map(({ F_Rd }) => F_Rd)),
});

/** Table 8.6 */
export function verifyApart(sheet: Sheet, item: ScrewItem, parts: readonly Part[]): void {
  const [least, t] = [leastWood * item.d_mm, Math.min(...timberParts(parts).map((wood) => wood.t))];
  if (t < least) sheet.warn(says.thinForScrews({ least, t }));
  const { n, rows = 1 } = item;
  const needed = [
    ...(n > 1 ? (["a_1_mm"] as const) : []),
    ...(rows > 1 ? (["a_2_mm"] as const) : []),
    "a_1_CG_mm",
    "a_2_CG_mm",
  ] as const;
  const missing = needed.filter((name) => item[name] === undefined);
  if (missing.length > 0)
    sheet.warn(
      says.spacingsNotGiven({
        fields: listed(
          "plain",
          missing.map((name) => splitUnit(name).symbol),
        ),
        tables: "8.6",
      }),
    );
  for (const name of ["a_1_mm", "a_2_mm", "a_1_CG_mm", "a_2_CG_mm"] as const) {
    const given = item[name];
    if (given === undefined) continue;
    sheet.verify(apart[name], spacing.alongSin(spacing.alongAxis[name], 0, 90, item.d_mm), given, "mm");
  }
}
