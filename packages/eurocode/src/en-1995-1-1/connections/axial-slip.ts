import { onlyWith } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import type { SlipRule } from "./axial-schema.ts";
import type { Part, Wood } from "./model.ts";
import { says } from "./says.ts";
import { type ScrewItem, woodsOf } from "./screws.ts";

// How stiff screws are along their axis. EN 1995-1-1:2004 has no K_ser for it: it is declared, or by a formula of assessments of
// screws that the request names. Threads of the two members are springs in series.

/** ETA-11/0030 (2025), ETA-13/0796 A.7.1.6 (2022): softwood, mean density 420 kg/m³; N/mm */
export const byLength = formula("7.1, ETA-11/0030, ETA-13/0796", "25 * d * l_ef", (d, l_ef) => 25 * d * l_ef);
/** Older assessments, among them ETA-11/0190, as Karlsruher Berichte zum Ingenieurholzbau 34 compares them; N/mm */
export const byPower = formula("7.1, ETA-11/0190", "780 * d^0.2 * l_ef^0.4", (d, l_ef) => 780 * d ** 0.2 * l_ef ** 0.4);
export const inSeries = formula("7.1, equilibrium", "1 / (1 / K_1 + 1 / K_2)", (K_1, K_2) => 1 / (1 / K_1 + 1 / K_2));
export const ofAllScrews = formula("7.1", "n * K_ser_ax / 1000", (n, K_ser_ax) => (n * K_ser_ax) / 1000);

const rules = { "25 d l_ef": byLength, "780 d^0.2 l_ef^0.4": byPower } as const satisfies Record<SlipRule, unknown>;

const isSoftwood = ({ material }: Wood): boolean => material === "solid-softwood" || material === "glulam";

export function axialStiffness(sheet: Sheet, item: ScrewItem, parts: readonly Part[]): void {
  const K_1 = ofOneScrew(sheet, item, parts);
  if (K_1 === undefined) return;
  sheet.given("K_ser_ax_1_N_mm", K_1);
  sheet.put("K_ser_ax_kN_mm", ofAllScrews, item.n * (item.rows ?? 1), K_1);
}

function ofOneScrew(sheet: Sheet, item: ScrewItem, parts: readonly Part[]): number | undefined {
  const { K_ser_ax_1_N_mm, K_ser_ax_rule: rule, d_mm: d, l_ef_mm: l_ef = 0, l_ef_head_mm: l_ef_head = 0 } = item;
  if (K_ser_ax_1_N_mm !== undefined) {
    if (rule !== undefined) sheet.unused("K_ser_ax_rule", says.stiffnessDeclared);
    return K_ser_ax_1_N_mm;
  }
  if (rule === undefined) return undefined;
  const { head, point } = woodsOf(parts);
  if (![point, l_ef_head > 0 ? head : undefined].every((wood) => wood === undefined || isSoftwood(wood))) {
    sheet.problem("K_ser_ax_rule", onlyWith(says.softwoodThreads));
    return undefined;
  }
  sheet.assume(says.stiffnessByAssessment({ formula: rule }));
  if (head && l_ef_head === 0) sheet.assume(says.headRigid);
  const inPoint = sheet.step("K_1", rules[rule], d, l_ef);
  if (l_ef_head === 0) return inPoint;
  return sheet.step("K_ser_ax", inSeries, inPoint, sheet.step("K_2", rules[rule], d, l_ef_head));
}
