import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import type { EndPlate } from "./end-plate-geometry.ts";
import type { RowForce } from "./rows.ts";
import { says } from "./says.ts";

// 6.4.1 and 6.4.2: rotation capacity of a bolted end plate joint, which plastic analysis asks for.

/** (6.32) */
const greatestThickness = formula(
  "6.4.2(2)",
  "0.36 * d * sqrt(f_ub / f_y)",
  (d, f_ub, f_y) => 0.36 * d * Math.sqrt(f_ub / f_y),
);
export const strongEnough = formula("6.4.1(2)", "1.2 * M_pl_Rd", (M_pl_Rd) => 1.2 * M_pl_Rd);
const webLimit = formula("6.4.2(1)", "69 * sqrt(235 / f_y)", (f_y) => 69 * Math.sqrt(235 / f_y));

const thin = ofForm(requirement("rotation-capacity", "6.4.2(2)", "t <= 0.36 * d * sqrt(f_ub / f_y)"));
export const strong = ofForm(requirement("rotation-capacity", "6.4.1(2)", "1.2 * M_pl_Rd / M_j_Rd <= 1"));
const panel = ofForm(requirement("rotation-capacity", "6.4.2(1)", "d / t_w <= 69 * epsilon"));

/** 6.4.1(2): the rules of 6.4.2 and 6.4.3 are those of S235, S275 and S355. */
export const knowsRotation = (steels: readonly { readonly f_y: number }[]): boolean =>
  steels.every(({ f_y }) => f_y <= 355);

interface Route {
  readonly rule: typeof thin;
  readonly demand: number;
  readonly resistance: number;
  readonly unit: string;
}

export interface RotationNeed {
  readonly M_j_Rd: number;
  readonly M_b: number;
  readonly required: boolean;
}

/** Any one of the ways of 6.4 will do. Elastic analysis needs none of them: a joint without is then only warned of. */
export function putRotationCapacity(
  sheet: Sheet,
  joint: EndPlate,
  rows: readonly RowForce[],
  need: RotationNeed,
): void {
  const { beam, plate, column } = joint;
  const routes = [strengthRoute(sheet, need)];
  if (knowsRotation([beam.steel, plate.steel, ...(column ? [column.member.steel] : [])]))
    routes.push(...panelRoute(sheet, joint, rows), ...flexibleRoute(sheet, joint, rows));
  const best = routes.reduce((a, b) => (b.demand * a.resistance < a.demand * b.resistance ? b : a));
  const shown = best.demand <= best.resistance;
  if (shown || need.required) sheet.verify(best.rule, best.demand, best.resistance, best.unit);
  else sheet.warn(says.rotationNotShown);
}

function strengthRoute(sheet: Sheet, { M_j_Rd, M_b }: RotationNeed): Route {
  return { rule: strong, demand: sheet.step("M_pl_Rd_1_2_kNm", strongEnough, M_b), resistance: M_j_Rd, unit: "kNm" };
}

/** M_j,Rd is governed by the web panel in shear. */
function panelRoute(sheet: Sheet, { column }: EndPlate, rows: readonly RowForce[]): Route[] {
  if (!column || !rows.some(({ governing }) => governing === "column-web-shear")) return [];
  const limit = sheet.step("d_t_w_limit", webLimit, column.member.steel.f_y);
  return [{ rule: panel, demand: column.d_c / column.member.t_w, resistance: limit, unit: "" }];
}

/** M_j,Rd is governed by flange or plate in bending, and one of them is thin enough to bend before the bolts break. */
function flexibleRoute(sheet: Sheet, { plate, column, bolts }: EndPlate, rows: readonly RowForce[]): Route[] {
  const bending = rows.every(({ bends, F }) => F === 0 || bends);
  const limit = sheet.put("t_max_p_mm", greatestThickness, bolts.d, bolts.f_ub, plate.steel.f_y);
  const ofFlange = column && sheet.put("t_max_fc_mm", greatestThickness, bolts.d, bolts.f_ub, column.member.steel.f_y);
  if (!bending) return [];
  const ofPlate: Route = { rule: thin, demand: plate.t, resistance: limit, unit: "mm" };
  if (!column || ofFlange === undefined) return [ofPlate];
  return [ofPlate, { rule: thin, demand: column.member.t_f, resistance: ofFlange, unit: "mm" }];
}
