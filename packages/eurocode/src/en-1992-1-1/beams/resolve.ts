import { atLeast, notWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { formula } from "../formula.ts";
import { withCover } from "./cover.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";
import { isOneSided } from "./section.ts";

// What an item leaves to a rule: width of the flange, limit of x/d, cover.

/** (5.7a), (5.7b) of one side */
export const flangeOfSide = formula("5.3.2.1(3) (5.7a)", "min(0.2 * b_i + 0.1 * l_0, 0.2 * l_0, b_i)", (b_i, l_0) =>
  Math.min(0.2 * b_i + 0.1 * l_0, 0.2 * l_0, b_i),
);
export const effectiveWidth = formula(
  "5.3.2.1(3) (5.7)",
  "b_eff_1 + b_eff_2 + b_w",
  (b_eff_1, b_eff_2, b_w) => b_eff_1 + b_eff_2 + b_w,
);
/** (5.10a), (5.10b) for x/d */
export const redistributedDepth = formula(
  "5.5(4) (5.10)",
  "(delta - k_1) / k_2",
  (delta, k_1, k_2) => (delta - k_1) / k_2,
  {
    delta: [0.7, 1],
    k_1: [0.3, 0.6],
  },
);

export function resolved(sheet: Sheet, given: BeamItem, slab: boolean): BeamItem {
  return withCover(sheet, withDepth(sheet, withFlange(sheet, given)), slab);
}

function withFlange(sheet: Sheet, item: BeamItem): BeamItem {
  const { b_1_mm: b_1, b_2_mm: b_2, l_0_mm: l_0, b_eff_mm } = item;
  const sides = { b_1_mm: b_1, b_2_mm: b_2, l_0_mm: l_0 };
  if (Object.values(sides).every((one) => one === undefined)) return item;
  // a zero says on which side there is no flange
  if (b_eff_mm !== undefined && l_0 === undefined && isOneSided(item) && (b_1 ?? 0) + (b_2 ?? 0) === 0) return item;
  for (const [name, value] of Object.entries(sides)) {
    if (value !== undefined && b_eff_mm !== undefined) sheet.problem(name, notWith("b_eff_mm"));
    if (value === undefined && b_eff_mm === undefined) sheet.problem(name, required(says.flangeByRule));
  }
  if (b_eff_mm !== undefined || b_1 === undefined || b_2 === undefined || l_0 === undefined) return item;
  const b_eff_1 = sheet.put("b_eff_1_mm", flangeOfSide, b_1, l_0);
  const b_eff_2 = sheet.put("b_eff_2_mm", flangeOfSide, b_2, l_0);
  const made = sheet.put("b_eff_mm", effectiveWidth, b_eff_1, b_eff_2, item.b);
  return { ...item, b_eff_mm: made };
}

/** 5.5(4): how deep the compressed zone may be where moments were redistributed. */
function withDepth(sheet: Sheet, item: BeamItem): BeamItem {
  const { delta } = item;
  if (delta === undefined) return item;
  const rules = sheet.parameter("EN 1992-1-1", "redistribution");
  const least = item.ductility_class === "A" ? rules.k_6 : rules.k_5;
  if (delta < least) sheet.problem("delta", atLeast(least, delta, { is: "5.5(4)" }));
  const { epsilon_cu2 } = concreteOfStrength(item.fck);
  const [k_1, k_2] = item.fck <= 50 ? [rules.k_1, rules.k_2(epsilon_cu2)] : [rules.k_3, rules.k_4(epsilon_cu2)];
  const limit = sheet.put("x_d_max", redistributedDepth, delta, k_1, k_2);
  return { ...item, x_d_max: Math.max(0.01, Math.min(item.x_d_max ?? limit, limit)) };
}
