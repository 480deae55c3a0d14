import { decimals, significant } from "../basis/numbers.ts";
import { notWith, onlyFor, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import { angularFrequency, type Mode } from "./modal.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { StructureItem } from "./schema.ts";
import type { Storey } from "./storeys.ts";

// 4.3.3.2.2(2) to (5): the fundamental period.

/** (4.6) */
export const periodOfHeight = formula("4.3.3.2.2(3)", "C_t * H^0.75", (C_t, H) => C_t * H ** 0.75);
/** (4.8), wall by wall, as printed in 2004; unconfirmed: a later correction may read 0.2 + (l_w/H)^2 */
export const addWallArea = formula(
  "4.3.3.2.2(4)",
  "sum_0 + A_i * (0.2 + min(0.9, l_wi / H))^2",
  (sum_0, A_i, l_wi, H) => sum_0 + A_i * (0.2 + Math.min(0.9, l_wi / H)) ** 2,
);
/** (4.7) */
export const wallCoefficient = formula("4.3.3.2.2(4)", "0.075 / sqrt(A_c)", (A_c) => 0.075 / Math.sqrt(A_c));
/** (4.9) */
export const periodOfDisplacement = formula("4.3.3.2.2(5)", "2 * sqrt(d)", (d) => 2 * Math.sqrt(d));
export const periodOfFrequency = formula("4.3.3.2.2(2)", "2 * pi / omega", (omega) => (2 * Math.PI) / omega);

/** The ways to T_1 other than the stick: each with the fields that belong to it. */
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
  for (const other of others) sheet.problem(other, notWith(way ?? ""));
  if (sheet.problems.length > before) return undefined;
  const first = stick?.[0];
  if (way === undefined) return ofStick(sheet, first);
  const T_1 = byWay(sheet, item, storeys, way);
  if (T_1 !== undefined && first === undefined) warnOfPeriod(sheet, item, storeys, T_1);
  if (T_1 !== undefined) sheet.agree(way, T_1, input.periodOfStiffnesses, first?.T, { unit: "s" });
  return T_1;
}

/** Between a third and three times of what (4.6) can give, no building of storeys lies outside. */
const unlikely = 3;

/** T_1 that no model of the storeys confirms, compared with their height. */
function warnOfPeriod(sheet: Sheet, { H_m, n_storeys }: StructureItem, storeys: readonly Storey[], T_1: number): void {
  const H = storeys.at(-1)?.z ?? H_m;
  if (H === undefined && n_storeys === undefined) return;
  // storeys that are only counted are 3 m to 5 m high
  const [low, high] = H === undefined ? [3 * (n_storeys ?? 1), 5 * (n_storeys ?? 1)] : [H, H];
  const [shortest, longest] = [periodOfHeight(otherCoefficient, low), periodOfHeight(greatestCoefficient, high)];
  if (T_1 >= shortest / unlikely && T_1 <= longest * unlikely) return;
  const range = { T: significant(T_1, 3), from: decimals(shortest, 2), to: decimals(longest, 2) };
  sheet.warn(
    H === undefined ? says.periodOfStoreys({ n: n_storeys ?? 1, ...range }) : says.periodOfHeight({ H, ...range }),
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
    sheet.problem("T1", required(input.period));
    return undefined;
  }
  const T_1 = sheet.put("T_1_s", periodOfFrequency, angularFrequency(first));
  sheet.explain(says.firstModeOfStick);
  return T_1;
}

function rejectForLateralForces(sheet: Sheet, item: StructureItem): void {
  if (item.modes) sheet.unused("modes", onlyFor(input.modalOnly));
  if (item.H_m !== undefined && item.C_t === undefined && !item.shear_walls) sheet.unused("H_m", input.needsFormula);
}

function byHeight(sheet: Sheet, item: StructureItem, storeys: readonly Storey[]): number | undefined {
  const top = storeys.at(-1)?.z;
  const H = item.H_m ?? top;
  if (H === undefined) {
    sheet.problem("H_m", required(input.heightInMetres, item.C_t === undefined ? "shear_walls" : "C_t"));
    return undefined;
  }
  if (item.H_m === undefined) sheet.assume(says.heightOfTop);
  heightAndLevels(sheet, item.H_m, storeys);
  if (H > 40) {
    sheet.problem("H_m", input.heightOfFormula({ given: H }));
    return undefined;
  }
  rejectCoefficient(sheet, item);
  return sheet.put("T_1_s", periodOfHeight, item.C_t ?? coefficientOf(sheet, item, H), H);
}

/** The building may end above its uppermost mass, by no more than a storey: the roof over it, its slab, a ridge. */
function heightAndLevels(sheet: Sheet, H: number | undefined, storeys: readonly Storey[]): void {
  const top = storeys.at(-1)?.z;
  if (H === undefined || top === undefined) return;
  const above = Math.min(top - (storeys.at(-2)?.z ?? 0), top / 2);
  if (H > top * 1.01 && H <= top + above) sheet.assume(says.heightAboveMass({ H, z: top }));
  else sheet.agree("H_m", H, input.levelOfTop, top, { unit: "m" });
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
    sheet.problem("shear_walls", input.wallsOfConcrete({ material: input[system.material] }));
  }
  if (C_t === undefined) return;
  const most = system ? (frameCoefficients[system.material]?.[system.type] ?? otherCoefficient) : greatestCoefficient;
  if (C_t <= most * (1 + 1e-9)) return;
  const of = { most, given: C_t };
  sheet.problem(
    "C_t",
    system
      ? input.coefficientOf({ ...of, material: input[system.material], type: system.type })
      : input.coefficient(of),
  );
}

function coefficientOf(sheet: Sheet, item: StructureItem, H: number): number {
  let A_c = 0;
  item.shear_walls?.forEach(({ A_i_m2, l_w_m }, i) => {
    const t = A_i_m2 / l_w_m;
    if (t >= 0.099 && t <= 3) return;
    sheet.problem(`shear_walls[${i}].A_i_m2`, input.thicknessOfWall({ l_w: l_w_m, given: A_i_m2 }));
  });
  for (const wall of item.shear_walls ?? []) A_c = sheet.step("A_c_m2", addWallArea, A_c, wall.A_i_m2, wall.l_w_m, H);
  sheet.warn(says.wallFormula);
  return sheet.put("C_t", wallCoefficient, A_c);
}

const ofLateralForces = ["T1", "C_t", "H_m", "shear_walls", "d_top_m", "n_storeys"] as const;

/** In a modal analysis periods and shapes are those of the modes. */
export function rejectPeriods(sheet: Sheet, item: StructureItem): void {
  for (const field of ofLateralForces) {
    if (item[field] !== undefined) sheet.problem(field, input.periodsOfModes);
  }
  const shaped = (item.storeys ?? []).findIndex(({ s_i }) => s_i !== undefined);
  if (shaped >= 0) sheet.problem(`storeys[${shaped}].s_i`, input.shapesOfModes);
}
