import { significant } from "../../basis/numbers.ts";
import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import {
  type Concrete,
  concreteOfStrength,
  lowerTension,
  meanStrength,
  upperTension,
} from "../../materials/concrete.ts";
import type { ConcreteLaw } from "../section/law.ts";
import { formula } from "./formula.ts";
import { rules } from "./rules.ts";
import { says } from "./says.ts";

// 5.1 and 8.1.2: concrete.

export const eta_cc = formula("5.1.6(1)", "min(1, (40 / f_ck)^(1 / 3))", (f_ck) => Math.min(1, (40 / f_ck) ** (1 / 3)));
/** (5.3) */
export const designConcrete = formula(
  "5.1.6(1) (5.3)",
  "eta_cc * k_tc * f_ck / gamma_C",
  (eta_cc, k_tc, f_ck, gamma_C) => (eta_cc * k_tc * f_ck) / gamma_C,
);
export const meanTension = formula("5.1.3", "0.3 * f_ck^(2 / 3)", (f_ck) => 0.3 * f_ck ** (2 / 3));
export const meanTensionAbove50 = formula("5.1.3", "1.1 * f_ck^(1 / 3)", (f_ck) => 1.1 * f_ck ** (1 / 3));
export const secantModulus = formula("5.1.4", "9500 * f_cm^(1 / 3)", (f_cm) => 9500 * f_cm ** (1 / 3));

const made = new Map<number, Concrete>();

/** Concrete of the generation that the request asks for. */
export function concreteOf(sheet: Sheet, f_ck: number): Concrete {
  const former = concreteOfStrength(f_ck);
  if (!takes(sheet.request.edition, rules.properties)) return former;
  sheet.rule(rules.properties);
  let found = made.get(f_ck);
  if (!found) {
    const f_ctm = f_ck <= 50 ? meanTension(f_ck) : meanTensionAbove50(f_ck);
    found = {
      ...former,
      f_ctm_MPa: f_ctm,
      f_ctk_005_MPa: lowerTension(f_ctm),
      f_ctk_095_MPa: upperTension(f_ctm),
      E_cm_MPa: secantModulus(meanStrength(f_ck)),
    };
    made.set(f_ck, found);
  }
  return found;
}

/** What of an item says when its load comes. */
export interface Loading {
  readonly fck: number;
  readonly k_tc?: number | undefined;
  readonly loading_age_days?: number | undefined;
  readonly strength_development?: "CR" | "CN" | "CS" | undefined;
}

/** k_tc of 5.1.6(1): of the request, of the item, by the age at loading, or the lower one. */
export function timeFactor(sheet: Sheet, item: Loading): number {
  const ofAll = sheet.request.ofAll("k_tc");
  const given = item.k_tc ?? (typeof ofAll === "number" ? ofAll : undefined);
  if (item.k_tc !== undefined) {
    if (item.loading_age_days !== undefined) sheet.problem("loading_age_days", says.noDevelopment);
    if (item.strength_development !== undefined) sheet.unused("strength_development", says.noDevelopment);
  }
  if (given !== undefined) return sheet.given("k_tc", given);
  if (item.loading_age_days === undefined) {
    sheet.assume(says.timeEffect({ k_tc: early }), { weighty: true });
    return sheet.table("k_tc", early, `${rules.strength.clause}`);
  }
  sheet.assume(says.timeEffectByAge);
  if (item.strength_development !== undefined) sheet.given("strength_development", item.strength_development);
  return sheet.table("k_tc", item.loading_age_days >= threeMonths ? 1 : early, `${rules.strength.clause}`);
}

/** An own value that helps more than that of its clause. */
function warnAbove(
  sheet: Sheet,
  { symbol, given, of, clause }: { symbol: string; given: number; of: number; clause: string },
): void {
  if (given <= of * 1.001) return;
  sheet.warn(says.moreFavourable({ symbol, given, of: significant(of, 4), clause }));
}

const early = 0.85;
const threeMonths = 91;

/** f_cd of (5.3). */
export function designStrength(sheet: Sheet, item: Loading, gamma_C: number): number {
  sheet.rule(rules.strength);
  const own = sheet.request.ofAll("eta_cc");
  const eta = typeof own === "number" ? sheet.given("eta_cc", own) : sheet.put("eta_cc", eta_cc, item.fck);
  warnAbove(sheet, { symbol: "eta_cc", given: eta, of: eta_cc(item.fck), clause: "5.1.6(1)" });
  return sheet.put("f_cd_MPa", designConcrete, eta, timeFactor(sheet, item), item.fck, gamma_C);
}

const plateau = 0.002;
const crushing = 0.0035;
const blockDepth = 0.8;

/** (8.4), or the block. */
export function lawOf(sheet: Sheet, block: ConcreteLaw["block"], f_cd: number): ConcreteLaw {
  sheet.rule(rules.law);
  const { clause } = rules.law;
  if (block === "rectangular") {
    sheet.rule(rules.block);
    sheet.table("epsilon_cu2", crushing, clause);
    sheet.table("lambda_block", blockDepth, rules.block.clause);
    sheet.table("eta", 1, rules.block.clause);
  } else {
    sheet.table("epsilon_c2", plateau, clause);
    sheet.table("epsilon_cu2", crushing, clause);
    sheet.table("n_parabola", 2, clause);
  }
  return { block, f_cd, epsilon_c: plateau, epsilon_cu: crushing, n: 2, lambda: blockDepth, eta: 1 };
}
