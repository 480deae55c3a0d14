import { significant } from "../basis/numbers.ts";
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

/** The ways to T_1 beside the stick: each with the fields that belong to it. */
const ways = [["T1"], ["C_t"], ["shear_walls"], ["d_top_m"]] as const;

/** T_1 of the lateral force method: as given, by a formula of the standard, or of the stick model. */
export function fundamentalPeriod(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  stick: readonly Mode[] | undefined,
): number | undefined {
  const before = sheet.problems.length;
  rejectForLateralForces(sheet, item);
  const [way, ...others] = ways.flat().filter((field) => item[field] !== undefined);
  for (const other of others) sheet.problem(other, `cannot be combined with ${way}: each gives T_1`);
  if (sheet.problems.length > before) return undefined;
  const first = stick?.[0];
  if (way === undefined) return ofStick(sheet, first);
  const T_1 = byWay(sheet, item, storeys, way);
  if (T_1 !== undefined && first === undefined) warnOfPeriod(sheet, item, storeys, T_1);
  if (T_1 !== undefined) sheet.agree(way, T_1, "the period of the storeys' stiffnesses", first?.T, { unit: "s" });
  return T_1;
}

/** Between a third and three times of what (4.6) can give, no building of storeys lies outside. */
const unlikely = 3;

/** T_1 that no model of the storeys stands behind, against their height. */
function warnOfPeriod(sheet: Sheet, { H_m, n_storeys }: StructureItem, storeys: readonly Storey[], T_1: number): void {
  const H = storeys.at(-1)?.z ?? H_m;
  if (H === undefined && n_storeys === undefined) return;
  // storeys that are only counted are 3 m to 5 m high
  const [low, high] = H === undefined ? [3 * (n_storeys ?? 1), 5 * (n_storeys ?? 1)] : [H, H];
  const [shortest, longest] = [periodOfHeight(otherCoefficient, low), periodOfHeight(greatestCoefficient, high)];
  if (T_1 >= shortest / unlikely && T_1 <= longest * unlikely) return;
  const [T, from, to] = [significant(T_1, 3), shortest.toFixed(2), longest.toFixed(2)];
  sheet.warn(
    H === undefined
      ? `T_1 = ${T} s is far from what (4.6) gives for ${n_storeys} storeys, ${from} to ${to} s: is it right?`
      : `T_1 = ${T} s is far from what (4.6) gives for ${H} m, ${from} to ${to} s: is it right?`,
  );
}

function byWay(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  way: (typeof ways)[number][number],
): number | undefined {
  if (way === "T1" && item.T1 !== undefined) return sheet.given("T_1_s", item.T1);
  if (way === "d_top_m" && item.d_top_m !== undefined) return sheet.put("T_1_s", periodOfDisplacement, item.d_top_m);
  return byHeight(sheet, item, storeys);
}

function ofStick(sheet: Sheet, first: Mode | undefined): number | undefined {
  if (!first) {
    sheet.problem("T1", "is required: fundamental period in s, or C_t and H_m");
    return undefined;
  }
  const T_1 = sheet.put("T_1_s", periodOfFrequency, angularFrequency(first));
  if (sheet.steps) sheet.explain("first mode of the stick model");
  return T_1;
}

function rejectForLateralForces(sheet: Sheet, item: StructureItem): void {
  if (item.modes) sheet.problem("modes", "needs analysis: modal");
  if (item.H_m !== undefined && item.C_t === undefined && !item.shear_walls) {
    sheet.problem("H_m", "needs C_t or shear_walls, the only formulas that take it");
  }
}

function byHeight(sheet: Sheet, item: StructureItem, storeys: readonly Storey[]): number | undefined {
  const top = storeys.at(-1)?.z;
  const H = item.H_m ?? top;
  if (H === undefined) {
    sheet.problem(
      "H_m",
      `is required with ${item.C_t === undefined ? "shear_walls" : "C_t"}: height of the building in m`,
    );
    return undefined;
  }
  if (item.H_m === undefined) sheet.assume("H_m is the height of the uppermost storey.");
  sheet.agree("H_m", item.H_m, "the level of the uppermost storey", top, { unit: "m" });
  if (H > 40) {
    sheet.problem("H_m", `must be at most 40 m for (4.6) (4.3.3.2.2(3)); it is ${H}; give T1`);
    return undefined;
  }
  rejectCoefficient(sheet, item);
  return sheet.put("T_1_s", periodOfHeight, item.C_t ?? coefficientOf(sheet, item, H), H);
}

/** 4.3.3.2.2(3): what C_t may be. */
const frameCoefficients: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  concrete: { frame: 0.075 },
  steel: { "moment-frame": 0.085, "eccentric-bracing": 0.075 },
  composite: { "moment-frame": 0.085, "eccentric-bracing": 0.075 },
};
const otherCoefficient = 0.05;
const greatestCoefficient = 0.085;

/** A greater coefficient lengthens the period, which is the favourable side. */
function rejectCoefficient(sheet: Sheet, { C_t, shear_walls, system }: StructureItem): void {
  if (shear_walls && system && system.material !== "concrete" && system.material !== "masonry") {
    sheet.problem("shear_walls", `are of concrete or masonry in (4.7); the system is of ${system.material}`);
  }
  if (C_t === undefined) return;
  const most = system ? (frameCoefficients[system.material]?.[system.type] ?? otherCoefficient) : greatestCoefficient;
  if (C_t <= most * (1 + 1e-9)) return;
  const of = system ? ` for ${system.material} ${system.type}` : "";
  sheet.problem("C_t", `must be at most ${most}${of} (4.3.3.2.2(3)); it is ${C_t}; walls by shear_walls, or give T1`);
}

function coefficientOf(sheet: Sheet, item: StructureItem, H: number): number {
  let A_c = 0;
  item.shear_walls?.forEach(({ A_i_m2, l_w_m }, i) => {
    const t = A_i_m2 / l_w_m;
    if (t >= 0.099 && t <= 3) return;
    sheet.problem(
      `shear_walls[${i}].A_i_m2`,
      `must be that of a wall 0.1 m to 3 m thick over l_w_m = ${l_w_m} m; it is ${A_i_m2}`,
    );
  });
  for (const wall of item.shear_walls ?? []) A_c = sheet.step("A_c_m2", addWallArea, A_c, wall.A_i_m2, wall.l_w_m, H);
  sheet.warn(
    "(4.8) is that of EN 1998-1:2004; a correction to 0.2 + (l_w/H)^2 is reported: compare with your edition.",
  );
  return sheet.put("C_t", wallCoefficient, A_c);
}

const ofLateralForces = ["T1", "C_t", "H_m", "shear_walls", "d_top_m", "n_storeys"] as const;

/** In a modal analysis periods and shapes are those of the modes. */
export function rejectPeriods(sheet: Sheet, item: StructureItem): void {
  for (const field of ofLateralForces) {
    if (item[field] !== undefined)
      sheet.problem(field, "has no meaning in a modal analysis, where the modes have periods and masses");
  }
  const shaped = (item.storeys ?? []).findIndex(({ s_i }) => s_i !== undefined);
  if (shaped >= 0)
    sheet.problem(`storeys[${shaped}].s_i`, "has no meaning in a modal analysis, where the modes have shapes");
}
