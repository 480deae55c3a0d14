import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import type { StoreyItem, StructureItem } from "./schema.ts";

/** Mode shapes have ordinates about 1; below this a storey stands still. */
export const leastMotion = 1e-9;

/** A storey with its defaults taken, from the bottom. */
export interface Storey {
  readonly mark: string;
  readonly z: number;
  readonly W: number;
  readonly h: number;
  readonly s: number | undefined;
  readonly d_e: number | undefined;
  readonly P_tot: number;
  /** Weights of the storeys above, where P_tot is their sum with this one. */
  readonly W_above: number | undefined;
  readonly k: number | undefined;
  readonly L: number | undefined;
}

/** Sums over the storeys are written step by step, so that each can be redone. */
export const addWeight = formula("4.3.3.2.2(1)P", "before + W_i", (before, W_i) => before + W_i);
export const addGravity = formula("4.4.2.2(2)", "above + W_i", (above, W_i) => above + W_i);

export function resolveStoreys(sheet: Sheet, item: StructureItem): readonly Storey[] {
  const given = item.storeys ?? [];
  given.forEach((storey, i) => {
    const below = given[i - 1];
    if (below && storey.z_m <= below.z_m) {
      sheet.problem(`storeys[${i}].z_m`, `must be above the storey below (${below.z_m} m); it is ${storey.z_m}`);
    }
  });
  for (const field of ["s_i", "d_e_mm", "k_kN_m"] as const) allOrNone(sheet, given, field);
  if (given.length > 0 && given.every(({ s_i }) => s_i !== undefined && s_i < leastMotion)) {
    sheet.problem("storeys[0].s_i", "at least one storey must move in the fundamental mode");
  }
  if (given.some(({ height_m }) => height_m === undefined)) {
    sheet.assume("Storey heights are the steps in z_m.");
  }
  let above = 0;
  const fromTop = given
    .map((storey, i) => ({ storey, i }))
    .reverse()
    .map(({ storey, i }): Storey => {
      const W_above = above;
      above = addGravity(W_above, storey.W_kN);
      return {
        mark: storey.mark,
        z: storey.z_m,
        W: storey.W_kN,
        h: storey.height_m ?? storey.z_m - (given[i - 1]?.z_m ?? 0),
        s: storey.s_i,
        d_e: storey.d_e_mm,
        P_tot: storey.P_tot_kN ?? above,
        W_above: storey.P_tot_kN === undefined ? W_above : undefined,
        k: storey.k_kN_m,
        L: storey.L_i_m,
      };
    });
  return fromTop.reverse();
}

function allOrNone(sheet: Sheet, storeys: readonly StoreyItem[], field: "s_i" | "d_e_mm" | "k_kN_m"): void {
  const missing = storeys.findIndex((storey) => storey[field] === undefined);
  if (missing < 0 || storeys.every((storey) => storey[field] === undefined)) return;
  sheet.problem(`storeys[${missing}].${field}`, "is required: another storey has it");
}

/** The seismic weight: as given, or the sum of the storeys. */
export function seismicWeight(sheet: Sheet, item: StructureItem, storeys: readonly Storey[]): number | undefined {
  const last = storeys.length - 1;
  let sum = 0;
  storeys.forEach((storey, i) => {
    if (item.W !== undefined) sum = addWeight(sum, storey.W);
    else if (i < last) sum = sheet.step("sum_W_kN", addWeight, sum, storey.W);
    else sum = sheet.put("W_kN", addWeight, sum, storey.W);
  });
  if (item.W === undefined) {
    if (storeys.length === 0) {
      sheet.problem("W", "is required: seismic weight in kN, or storeys");
      return undefined;
    }
    sheet.assume("The seismic weight W is the sum of the storeys.");
    return sum;
  }
  sheet.given("W_kN", item.W);
  if (storeys.length > 0 && Math.abs(sum - item.W) > 0.01 * item.W) {
    const follows = item.analysis === "modal" ? "the modes follow the storeys" : "F_b follows W";
    sheet.warn(`W is ${item.W} kN, the sum of the storeys ${Number(sum.toPrecision(6))} kN: ${follows}.`);
  }
  return item.W;
}
