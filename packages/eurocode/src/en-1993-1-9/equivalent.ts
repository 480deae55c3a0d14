import { formulasOf } from "../basis/formula.ts";
import { listed } from "../basis/message.ts";
import { required } from "../basis/refusals.ts";
import { requirementsOf } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import {
  craneFactor,
  productOfFactors,
  productWithoutLimit,
  railBridge,
  roadBridge,
  roadBridgeOfStuds,
} from "./lambda.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import { craneClasses, type DetailItem, leastFactor } from "./schema.ts";
import type { Curves } from "./strength.ts";

// EN 1993-1-9 6.2 and 8: damage equivalent stress ranges, their verification and their interaction.

/** A.6: the range that does the same damage in 2e6 cycles on the line of slope m */
export const equivalentSlope3 = formula(
  "A.6(1)",
  "D_direct^(1 / 3) * delta_sigma_C_d / gamma_Ff",
  (D_direct, delta_sigma_C_d, gamma_Ff) => (D_direct ** (1 / 3) * delta_sigma_C_d) / gamma_Ff,
);
export const equivalentSlope5 = formula(
  "A.6(1)",
  "D_direct^(1 / 5) * delta_sigma_C_d / gamma_Ff",
  (D_direct, delta_sigma_C_d, gamma_Ff) => (D_direct ** (1 / 5) * delta_sigma_C_d) / gamma_Ff,
);
export const equivalentShear = formula(
  "A.6(1)",
  "D_shear^(1 / 5) * delta_tau_C_d / gamma_Ff",
  (D_shear, delta_tau_C_d, gamma_Ff) => (D_shear ** (1 / 5) * delta_tau_C_d) / gamma_Ff,
);
export const equivalentStud = formula(
  "A.6(1)",
  "D_shear^(1 / 8) * delta_tau_C_d / gamma_Ff",
  (D_shear, delta_tau_C_d, gamma_Ff) => (D_shear ** (1 / 8) * delta_tau_C_d) / gamma_Ff,
);

/** (6.1) and (6.4) */
export const equivalentByLambda = formula(
  "6.2(1)",
  "lambda * phi_fat * k_1 * delta_sigma_p",
  (lambda, phi_fat, k_1, delta_sigma_p) => lambda * phi_fat * k_1 * delta_sigma_p,
);
export const equivalentShearByLambda = formula(
  "6.2(1)",
  "lambda_shear * phi_fat * k_1 * delta_tau_p",
  (lambda_shear, phi_fat, k_1, delta_tau_p) => lambda_shear * phi_fat * k_1 * delta_tau_p,
);

export const factored = formula("8(2)", "gamma_Ff * delta_E_2", (gamma_Ff, delta_E_2) => gamma_Ff * delta_E_2);

/** (8.3); direct stress of slope 3 */
export const interaction = formula(
  "8(3)",
  "(gamma_Ff * delta_sigma_E_2 / delta_sigma_C_d)^3 + (gamma_Ff * delta_tau_E_2 / delta_tau_C_d)^5",
  (gamma_Ff, delta_sigma_E_2, delta_sigma_C_d, delta_tau_E_2, delta_tau_C_d) =>
    ((gamma_Ff * delta_sigma_E_2) / delta_sigma_C_d) ** 3 + ((gamma_Ff * delta_tau_E_2) / delta_tau_C_d) ** 5,
);
/** The same for nodes of lattice girders, m = 5 */
export const interactionOfNode = formula(
  "8(3)",
  "(gamma_Ff * delta_sigma_E_2 / delta_sigma_C_d)^5 + (gamma_Ff * delta_tau_E_2 / delta_tau_C_d)^5",
  (gamma_Ff, delta_sigma_E_2, delta_sigma_C_d, delta_tau_E_2, delta_tau_C_d) =>
    ((gamma_Ff * delta_sigma_E_2) / delta_sigma_C_d) ** 5 + ((gamma_Ff * delta_tau_E_2) / delta_tau_C_d) ** 5,
);

/** EN 1994-2 (6.57): a stud on a flange in tension; the limit of 1.3 is divided out. */
export const interactionOfStud = formulasOf("EN 1994-2")(
  "6.8.7.2(2)",
  "(gamma_Ff * delta_sigma_E_2 / delta_sigma_C_d + gamma_Ff * delta_tau_E_2 / delta_tau_C_d) / 1.3",
  (gamma_Ff, delta_sigma_E_2, delta_sigma_C_d, delta_tau_E_2, delta_tau_C_d) =>
    ((gamma_Ff * delta_sigma_E_2) / delta_sigma_C_d + (gamma_Ff * delta_tau_E_2) / delta_tau_C_d) / 1.3,
);

export const directRequirement = requirement(
  "damage-equivalent-direct",
  "8(2)",
  "gamma_Ff * delta_sigma_E_2 / delta_sigma_C_d <= 1",
  "the equivalent direct stress range",
);
export const shearRequirement = requirement(
  "damage-equivalent-shear",
  "8(2)",
  "gamma_Ff * delta_tau_E_2 / delta_tau_C_d <= 1",
  "the equivalent shear stress range",
);
export const interactionRequirement = requirement(
  "damage-equivalent-interaction",
  "8(3)",
  "(gamma_Ff * delta_sigma_E_2 / delta_sigma_C_d)^m + (gamma_Ff * delta_tau_E_2 / delta_tau_C_d)^5 <= 1",
  "direct and shear stress together",
);
export const studRequirement = requirementsOf("EN 1994-2")(
  "damage-equivalent-interaction",
  "6.8.7.2(2)",
  "(gamma_Ff * delta_sigma_E_2 / delta_sigma_C_d + gamma_Ff * delta_tau_E_2 / delta_tau_C_d) / 1.3 <= 1",
  "stud and flange together",
);

/** Both equivalent ranges against their strengths, and together. */
export function verifyEquivalent(
  sheet: Sheet,
  gamma_Ff: number,
  direct: { readonly range: number; readonly curves: Curves } | undefined,
  shear: { readonly range: number; readonly curves: Curves } | undefined,
): void {
  if (direct) {
    const demand = sheet.step("delta_sigma_E_d_MPa", factored, gamma_Ff, direct.range);
    sheet.verify(directRequirement, demand, direct.curves.design.C, "MPa");
  }
  if (shear) {
    const demand = sheet.step("delta_tau_E_d_MPa", factored, gamma_Ff, shear.range);
    sheet.verify(shearRequirement, demand, shear.curves.design.C, "MPa");
  }
  if (!direct || !shear) return;
  const stud = shear.curves.design.curve.m === 8;
  const law = stud ? interactionOfStud : direct.curves.design.curve.m === 5 ? interactionOfNode : interaction;
  const sum = sheet.step(
    "eta_interaction",
    law,
    gamma_Ff,
    direct.range,
    direct.curves.design.C,
    shear.range,
    shear.curves.design.C,
  );
  sheet.verify(stud ? studRequirement : interactionRequirement, sum, 1, "");
}

/** The lambda method, 6.2 with the factors of the other parts; false where no assessment is needed. */
export function lambdaMethod(
  sheet: Sheet,
  item: DetailItem,
  k_1: number,
  gamma_Ff: number,
  direct: Curves | undefined,
  shear: Curves | undefined,
): boolean {
  if (exempt(sheet, item)) return false;
  const model = item.lambda_model;
  const slope = direct?.design.curve.m === 5 ? 5 : 3;
  const stud = shear?.design.curve.m === 8;
  const own = !direct && (model?.type === "crane" || (stud && model !== undefined));
  const lambda = own ? 0 : factorOf(sheet, item, slope, stud && !direct);
  const phi_fat = sheet.given("phi_fat", item.phi_fat ?? 1);
  if (item.phi_fat === undefined) {
    if (model?.type === "rail-bridge") sheet.problem("phi_fat", required(input.dynamicFactorOfRailway));
    else if (model?.type === "crane") sheet.warn(says.noDynamicFactorOfCrane);
    else sheet.assume(says.noDynamicFactor);
  }
  const range = direct && {
    range: sheet.put("delta_sigma_E_2_MPa", equivalentByLambda, lambda, phi_fat, k_1, item.delta_sigma_p ?? 0),
    curves: direct,
  };
  const shearRange = shear && {
    range: sheet.put(
      "delta_tau_E_2_MPa",
      equivalentShearByLambda,
      stud ? studFactor(sheet, item, lambda, direct !== undefined) : shearFactor(sheet, item, lambda),
      phi_fat,
      k_1,
      item.delta_tau_p ?? 0,
    ),
    curves: shear,
  };
  verifyEquivalent(sheet, gamma_Ff, range, shearRange);
  return true;
}

/** EN 1993-6 9.1(2) */
function exempt(sheet: Sheet, item: DetailItem): boolean {
  const model = item.lambda_model;
  if (model?.type !== "crane" || model.cycles_above_half_load === undefined) return false;
  const C_0 = sheet.table("C_0", sheet.parameter("EN 1993-6", "C_0"), "EN 1993-6 9.1(2)");
  const needed = model.cycles_above_half_load > C_0;
  sheet.given("assessment_needed", needed);
  if (!needed) {
    sheet.held = true;
    sheet.assume(says.noAssessment({ C_0 }));
  }
  return !needed;
}

/** Problems of the lambda method: no factor, or more than one way to it. */
export function checkFactors(sheet: Sheet, item: DetailItem): void {
  const alone = item.lambda === undefined && item.lambda_model === undefined;
  // beside another way a part of 1 says nothing
  const parts = (["lambda_1", "lambda_2", "lambda_3", "lambda_4"] as const).filter(
    (name) => item[name] !== undefined && (alone || item[name] !== 1),
  );
  const ways = [
    ...(item.lambda === undefined ? [] : ["lambda"]),
    ...(parts.length === 0 ? [] : [listed("plain", parts)]),
    ...(item.lambda_model === undefined ? [] : ["lambda_model"]),
  ];
  if (ways.length === 0) sheet.problem("lambda", required(input.anyLambda));
  const product = parts.reduce((all, name) => all * (item[name] ?? 1), 1);
  if (isProduct(item, parts, product)) sheet.saidTwice(parts.join(", "), "lambda");
  else if (ways.length > 1) sheet.problem("lambda", input.oneWayOnly({ ways: listed("and", ways) }));
  if (parts.length === 0 && item.lambda_max !== undefined) {
    sheet.unused("lambda_max", input.ofProduct);
  }
  if (product < leastFactor) {
    const factors = listed("and", parts);
    sheet.problem(parts[0] ?? "lambda", input.productTooSmall({ factors, least: leastFactor, product }));
  }
  if (item.delta_sigma_p === 0 && (item.delta_tau_p ?? 0) === 0) {
    sheet.problem("delta_sigma_p", input.nothingToVerify);
  } else if (item.delta_sigma_p === undefined && item.delta_tau_p === 0) {
    sheet.problem("delta_tau_p", input.nothingToVerify);
  }
  rejectExemption(sheet, item);
  if (item.delta_sigma_p === undefined && item.delta_tau_p === undefined) {
    sheet.problem("delta_sigma_p", input.rangeOfModel);
  }
}

/** A factor and its parts, of which it is the product. */
function isProduct(
  { lambda, lambda_model, lambda_max }: DetailItem,
  parts: readonly string[],
  product: number,
): boolean {
  if (lambda === undefined || lambda_model !== undefined || parts.length === 0) return false;
  return Math.abs(lambda - Math.min(product, lambda_max ?? product)) <= 0.01 * lambda;
}

/** The greatest number of cycles of EN 13001-1, class U9. */
const mostCycles = 8e6;

/**
 * A class of load effects S_i has more than 2e6 · 2^(i - 8) cycles of full load in effect; what cycles below half of the
 * payload add to it counts an eighth.
 */
function rejectExemption(sheet: Sheet, { lambda_model: model }: DetailItem): void {
  if (model?.type !== "crane" || model.cycles_above_half_load === undefined) return;
  const least = 2e6 * 2 ** (craneClasses.indexOf(model.S_class) - 8);
  if (model.cycles_above_half_load + mostCycles / 8 >= least) return;
  const { S_class, cycles_above_half_load: given } = model;
  sheet.problem("lambda_model.cycles_above_half_load", input.moreCycles({ class: S_class, given }));
}

function factorOf(sheet: Sheet, item: DetailItem, slope: 3 | 5, studsOnly: boolean): number {
  const model = item.lambda_model;
  switch (model?.type) {
    case "crane":
      return craneOnSheet(sheet, "lambda", model, slope);
    case "road-bridge":
      return roadBridge(sheet, model);
    case "rail-bridge":
      return railBridge(sheet, model);
    default:
      return item.lambda === undefined ? productOnSheet(sheet, item, studsOnly) : sheet.given("lambda", item.lambda);
  }
}

type Crane = Extract<NonNullable<DetailItem["lambda_model"]>, { type: "crane" }>;

function craneOnSheet(
  sheet: Sheet,
  name: "lambda" | "lambda_shear",
  { S_class, wheels_per_passage = 1 }: Crane,
  slope: 3 | 5,
): number {
  if (wheels_per_passage === 2 && S_class === "S9") {
    sheet.warn(says.twoWheelsInS9);
  }
  return sheet.table(
    name,
    craneFactor(S_class, wheels_per_passage, slope),
    "EN 1991-3 Table 2.12",
    (wheels_per_passage === 2 ? says.craneClassTwoWheels : says.craneClass)({ class: S_class, slope }),
  );
}

function productOnSheet(sheet: Sheet, item: DetailItem, studsOnly: boolean): number {
  const factors = (["lambda_1", "lambda_2", "lambda_3", "lambda_4"] as const).map((name) =>
    sheet.given(name, item[name] ?? 1),
  );
  const [l1 = 1, l2 = 1, l3 = 1, l4 = 1] = factors;
  if (studsOnly) {
    if (item.lambda_max !== undefined) sheet.unused("lambda_max", input.noLimitForStuds);
    return sheet.put("lambda", productWithoutLimit, l1, l2, l3, l4);
  }
  if (item.lambda_max === undefined) {
    sheet.assume(says.noUpperLimit);
    return sheet.put("lambda", productWithoutLimit, l1, l2, l3, l4);
  }
  return sheet.put("lambda", productOfFactors, l1, l2, l3, l4, sheet.given("lambda_max", item.lambda_max));
}

/** EN 1994-2 6.8.6.2: studs have the slope 8, so a factor of other slopes says nothing of them. */
function studFactor(sheet: Sheet, item: DetailItem, lambda: number, direct: boolean): number {
  if (item.lambda_shear !== undefined) return sheet.given("lambda_shear", item.lambda_shear);
  const model = item.lambda_model;
  if (model?.type === "road-bridge") return roadBridgeOfStuds(sheet, model);
  if (model !== undefined || direct) {
    sheet.problem("lambda_shear", required(input.factorOfStuds));
    return 0;
  }
  sheet.assume(says.factorOfStuds);
  return sheet.given("lambda_shear", lambda);
}

function shearFactor(sheet: Sheet, item: DetailItem, lambda: number): number {
  if (item.lambda_shear !== undefined) return sheet.given("lambda_shear", item.lambda_shear);
  const model = item.lambda_model;
  if (model?.type === "crane") return craneOnSheet(sheet, "lambda_shear", model, 5);
  sheet.assume(says.sameForShear);
  if (item.delta_sigma_p !== undefined && item.lambda !== undefined && lambda < 1) {
    sheet.warn(says.greaterInShear);
  }
  return sheet.given("lambda_shear", lambda);
}
