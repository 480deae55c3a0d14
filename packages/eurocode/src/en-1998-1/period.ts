import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import { angularFrequency, type Mode } from "./modal.ts";
import type { StructureItem } from "./schema.ts";
import type { Storey } from "./storeys.ts";

// 4.3.3.2.2(2) to (5): the fundamental period.

/** (4.6) */
export const periodOfHeight = formula("4.3.3.2.2(3)", "C_t * H^0.75", (C_t, H) => C_t * H ** 0.75);
/** (4.8), wall by wall, as printed in 2004; unconfirmed: a later correction may read 0.2 + (l_w/H)^2 */
export const addWallArea = formula(
  "4.3.3.2.2(4)",
  "before + A_i * (0.2 + min(0.9, l_wi / H))^2",
  (before, A_i, l_wi, H) => before + A_i * (0.2 + Math.min(0.9, l_wi / H)) ** 2,
);
/** (4.7) */
export const wallCoefficient = formula("4.3.3.2.2(4)", "0.075 / sqrt(A_c)", (A_c) => 0.075 / Math.sqrt(A_c));
/** (4.9) */
export const periodOfDisplacement = formula("4.3.3.2.2(5)", "2 * sqrt(d)", (d) => 2 * Math.sqrt(d));
export const periodOfFrequency = formula("4.3.3.2.2(2)", "2 * pi / omega", (omega) => (2 * Math.PI) / omega);

/** T_1 of the lateral force method: as given, by a formula of the standard, or of the stick model. */
export function fundamentalPeriod(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  modes: readonly Mode[] | undefined,
): number | undefined {
  if (item.T1 !== undefined) {
    const others = (["C_t", "shear_walls", "d_top_m", "modes"] as const).filter((field) => item[field] !== undefined);
    if (others.length > 0) sheet.assume(`T1 as given is used, not the estimate from ${others.join(", ")}.`);
    return sheet.given("T_1_s", item.T1);
  }
  if (item.C_t !== undefined || item.shear_walls) return byHeight(sheet, item, storeys);
  if (item.d_top_m !== undefined) return sheet.put("T_1_s", periodOfDisplacement, item.d_top_m);
  const first = modes?.[0];
  if (first) {
    const T_1 = sheet.put("T_1_s", periodOfFrequency, angularFrequency(first));
    if (sheet.steps) sheet.explain("first mode of the stick model");
    return T_1;
  }
  sheet.problem("T1", "is required: fundamental period in s, or C_t and H_m");
  return undefined;
}

function byHeight(sheet: Sheet, item: StructureItem, storeys: readonly Storey[]): number | undefined {
  const H = item.H_m ?? storeys.at(-1)?.z;
  if (item.C_t !== undefined && item.shear_walls) {
    sheet.problem("shear_walls", "stands beside C_t: (4.7) gives C_t from the walls");
  }
  if (H === undefined) {
    sheet.problem("H_m", "is required with C_t: height of the building in m");
    return undefined;
  }
  if (item.H_m === undefined) sheet.assume("H_m is the height of the uppermost storey.");
  if (H > 40) {
    sheet.problem("H_m", `must be at most 40 m for (4.6) (4.3.3.2.2(3)); it is ${H}; give T1`);
    return undefined;
  }
  return sheet.put("T_1_s", periodOfHeight, item.C_t ?? coefficientOf(sheet, item, H), H);
}

function coefficientOf(sheet: Sheet, item: StructureItem, H: number): number {
  let A_c = 0;
  for (const wall of item.shear_walls ?? []) A_c = sheet.step("A_c_m2", addWallArea, A_c, wall.A_i_m2, wall.l_w_m, H);
  sheet.warn(
    "(4.8) is that of EN 1998-1:2004; a correction to 0.2 + (l_w/H)^2 is reported: compare with your edition.",
  );
  return sheet.put("C_t", wallCoefficient, A_c);
}

const ofLateralForces = ["T1", "C_t", "H_m", "shear_walls", "d_top_m"] as const;

/** In a modal analysis periods and shapes are those of the modes. */
export function rejectPeriods(sheet: Sheet, item: StructureItem): void {
  for (const field of ofLateralForces) {
    if (item[field] !== undefined)
      sheet.problem(field, "has no meaning in a modal analysis, where the modes have periods");
  }
  const shaped = (item.storeys ?? []).findIndex(({ s_i }) => s_i !== undefined);
  if (shaped >= 0)
    sheet.problem(`storeys[${shaped}].s_i`, "has no meaning in a modal analysis, where the modes have shapes");
}
