import { takes } from "../engine/edition.ts";
import type { Sheet } from "../engine/sheet.ts";
import { concreteOfStrength } from "../materials/concrete.ts";
import { reinforcements } from "../materials/reinforcement.ts";
import * as materials from "./materials.ts";
import { says } from "./says.ts";
import type { ColumnItem } from "./schema.ts";
import { concreteOf, designStrength, lawOf } from "./second/materials.ts";
import { rules } from "./second/rules.ts";
import type { Materials } from "./section/integrate.ts";
import { type ConcreteLaw, type SteelLaw, steelLaw } from "./section/law.ts";

export interface DesignValues {
  readonly f_ck: number;
  readonly f_yd: number;
  readonly f_cd: number;
  readonly E_s: number;
  readonly E_cm: number;
  readonly f_cm: number;
  readonly epsilon_c1: number;
  readonly epsilon_cu1: number;
  readonly gamma_C: number;
  /** Of the inclined branch. */
  readonly k: number;
  readonly epsilon_uk: number;
  readonly materials: Materials;
}

/** What of an item says how its materials are taken. */
type MaterialItem = Pick<
  ColumnItem,
  | "fck"
  | "fyk"
  | "E_cm_MPa"
  | "stress_block"
  | "steel_branch"
  | "ductility_class"
  | "deduct_bars"
  | "confinement_MPa"
  | "design_situation"
  | "k_tc"
  | "loading_age_days"
  | "strength_development"
>;

/** 3.1.6, 3.1.7, 3.2.7: strengths and laws; every choice of 3.1.7 that the result depends on is said. */
export function designValues(sheet: Sheet, item: MaterialItem): DesignValues {
  const { gamma_C, gamma_S } = partialFactors(sheet, item);
  const table = concreteOf(sheet, item.fck);
  const f_ck = confinedStrength(sheet, item);
  const f_cd = takes(sheet.request.edition, rules.strength)
    ? designStrength(sheet, item, gamma_C)
    : sheet.put("f_cd_MPa", materials.designConcrete, sheet.parameter("EN 1992-1-1", "alpha_cc"), f_ck, gamma_C);
  const f_yd = sheet.put("f_yd_MPa", materials.designSteel, item.fyk, gamma_S);
  const E_cm = item.E_cm_MPa ?? table.E_cm_MPa;
  const { steel, k, epsilon_uk } = steelBranch(sheet, item, f_yd);
  const deduct = item.deduct_bars ?? true;
  if (item.deduct_bars === undefined) sheet.assume(says.deductBars);
  sheet.given("concrete_at_bars", deduct ? "deducted" : "not deducted");
  return {
    f_ck: item.fck,
    f_yd,
    f_cd,
    E_s: steel.E_s,
    E_cm,
    f_cm: table.f_cm_MPa,
    epsilon_c1: table.epsilon_c1,
    epsilon_cu1: table.epsilon_cu1,
    gamma_C,
    k,
    epsilon_uk,
    materials: { concrete: concreteLaw(sheet, item, f_ck, f_cd), steel, deduct },
  };
}

/** 2.4.2.4(1); a factor that the request gives holds in accidental situations too, unless it gives one for these. */
export function partialFactors(
  sheet: Sheet,
  item: Pick<MaterialItem, "design_situation">,
): { gamma_C: number; gamma_S: number } {
  const { request } = sheet;
  const own = <P extends string>(symbol: P) =>
    request.overridden(symbol) && !request.overridden(`${symbol}_accidental`);
  const accidental = item.design_situation === "accidental";
  if (item.design_situation === undefined) sheet.assume(says.persistent);
  return {
    gamma_C: sheet.parameter("EN 1992-1-1", accidental && !own("gamma_C") ? "gamma_C_accidental" : "gamma_C"),
    gamma_S: sheet.parameter("EN 1992-1-1", accidental && !own("gamma_S") ? "gamma_S_accidental" : "gamma_S"),
  };
}

/** 3.1.9: lateral stress raises the strength; the section given is then the core the links hold. */
function confinedStrength(sheet: Sheet, { fck, confinement_MPa: sigma_2 = 0 }: MaterialItem): number {
  if (sigma_2 === 0) return fck;
  sheet.warn(says.confinedSection);
  return sigma_2 <= 0.05 * fck
    ? sheet.put("f_ck_c_MPa", materials.confinedStrengthLow, fck, sigma_2)
    : sheet.put("f_ck_c_MPa", materials.confinedStrengthHigh, fck, sigma_2);
}

function concreteLaw(sheet: Sheet, item: MaterialItem, f_ck: number, f_cd: number): ConcreteLaw {
  const { epsilon_c2, epsilon_cu2, epsilon_c3, epsilon_cu3, n, lambda, eta } = concreteOfStrength(item.fck);
  const block = item.stress_block ?? "parabola-rectangle";
  if (item.stress_block === undefined) sheet.assume(says.parabola);
  if (takes(sheet.request.edition, rules.law)) return lawOf(sheet, block, f_cd);
  const { confinement_MPa: sigma_2 = 0 } = item;
  if (block !== "parabola-rectangle") {
    sheet.table("epsilon_c3", epsilon_c3, "EN 1992-1-1 Table 3.1");
    sheet.table("epsilon_cu3", epsilon_cu3, "EN 1992-1-1 Table 3.1");
    if (block === "rectangular") {
      sheet.table("lambda_block", lambda, "EN 1992-1-1 3.1.7(3)");
      sheet.table("eta", eta, "EN 1992-1-1 3.1.7(3)");
    }
    return { block, f_cd, epsilon_c: Math.min(epsilon_c3, epsilon_cu3), epsilon_cu: epsilon_cu3, n, lambda, eta };
  }
  // at C90 the formulas of Table 3.1 leave ε_c2 a hair above ε_cu2
  const c2 = sheet.table("epsilon_c2", Math.min(epsilon_c2, epsilon_cu2), "EN 1992-1-1 Table 3.1");
  const cu2 = sheet.table("epsilon_cu2", epsilon_cu2, "EN 1992-1-1 Table 3.1");
  sheet.table("n_parabola", n, "EN 1992-1-1 Table 3.1");
  if (sigma_2 === 0) return { block, f_cd, epsilon_c: c2, epsilon_cu: cu2, n, lambda, eta };
  return {
    block,
    f_cd,
    epsilon_c: sheet.put("epsilon_c2_c", materials.confinedEpsilonC2, c2, f_ck, item.fck),
    epsilon_cu: sheet.put("epsilon_cu2_c", materials.confinedEpsilonCu2, cu2, sigma_2, item.fck),
    n,
    lambda,
    eta,
  };
}

function steelBranch(
  sheet: Sheet,
  item: MaterialItem,
  f_yd: number,
): { steel: SteelLaw; k: number; epsilon_uk: number } {
  const E_s = 200_000;
  const name = item.ductility_class ?? "B";
  // B500 stands for its class: k and ε_uk of Annex C do not depend on the strength
  const { k = 1.08, epsilon_uk = 0.05 } = reinforcements.get(`B500${name}`) ?? {};
  if (item.steel_branch !== "inclined") {
    if (item.steel_branch === undefined) sheet.assume(says.horizontalBranch);
    return { steel: steelLaw(f_yd, E_s), k, epsilon_uk };
  }
  if (item.ductility_class === undefined) sheet.assume(says.classB);
  const limit = sheet.parameter("EN 1992-1-1", "epsilon_ud");
  // an annex that fixes ε_ud for ductile steel does not go beyond 0.9 ε_uk of a class A
  const epsilon_ud = sheet.table(
    "epsilon_ud",
    Math.min(limit(epsilon_uk), materials.greatestDesignStrain(epsilon_uk)),
    "EN 1992-1-1 3.2.7(2)",
    sheet.steps && says.strainOfClass({ name, epsilon_uk }),
  );
  return { steel: steelLaw(f_yd, E_s, { k, epsilon_uk, epsilon_ud }), k, epsilon_uk };
}
