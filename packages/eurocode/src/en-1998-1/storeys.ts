import { says as everyday } from "../basis/everyday.ts";
import { atLeast, above as greaterThan, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { agree, short } from "./agreement.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { StoreyItem, StructureItem } from "./schema.ts";

/** Mode shapes have ordinates about 1; below this a storey does not move. */
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
export const addWeight = formula("4.3.3.2.2(1)P", "sum_0 + W_i", (sum_0, W_i) => sum_0 + W_i);
export const addGravity = formula("4.4.2.2(2)", "above + W_i", (above, W_i) => above + W_i);

export function resolveStoreys(sheet: Sheet, item: StructureItem): readonly Storey[] {
  const given = item.storeys ?? [];
  if (given.length > 0) {
    sheet.agree("n_storeys", item.n_storeys, input.numberOfStoreys, given.length, { relative: 0 });
  }
  rejectLowStoreys(sheet, item);
  given.forEach((storey, i) => {
    const below = given[i - 1];
    if (below && storey.z_m <= below.z_m) {
      sheet.problem(`storeys[${i}].z_m`, greaterThan(below.z_m, storey.z_m, { unit: "m", is: input.storeyBelow }));
    }
  });
  for (const field of ["s_i", "d_e_mm", "k_kN_m"] as const) allOrNone(sheet, given, field);
  if (given.length > 0 && given.every(({ s_i }) => s_i !== undefined && s_i < leastMotion)) {
    sheet.problem("storeys[0].s_i", input.noMotion);
  }
  if (given.some(({ height_m }) => height_m === undefined)) sheet.assume(says.heightsOfLevels);
  rejectHeights(sheet, given);
  warnOfShape(sheet, item, given);
  rejectGravity(sheet, given);
  // an earthquake moves the storeys: a program writes zeros where it knows no displacement
  const still = given.length > 0 && given.every(({ d_e_mm }) => d_e_mm === 0);
  if (still) sheet.assume(everyday.zeroAsAbsent({ field: "d_e_mm" }));
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
        d_e: still ? undefined : storey.d_e_mm,
        P_tot: storey.P_tot_kN ?? above,
        W_above: storey.P_tot_kN === undefined ? W_above : undefined,
        k: storey.k_kN_m,
        L: storey.L_i_m,
      };
    });
  return fromTop.reverse();
}

/** m, no storey is lower. */
const leastStorey = 1.8;

/** m, no storey of several is higher; above the second one a look. */
const highestStorey = 15;
const highStorey = 6;

/** Storeys that are only counted, compared with the height of the building. */
function rejectLowStoreys(sheet: Sheet, { n_storeys, H_m, storeys }: StructureItem): void {
  if (storeys || n_storeys === undefined || H_m === undefined) return;
  if (H_m < leastStorey * n_storeys) {
    sheet.problem("n_storeys", input.storeysInHeight({ H: H_m, each: leastStorey, given: n_storeys }));
  }
  if (n_storeys < 2 || H_m <= highStorey * n_storeys) return;
  const each = short(H_m / n_storeys);
  if (H_m > highestStorey * n_storeys) {
    sheet.problem("H_m", input.heightOfStoreys({ most: highestStorey, n: n_storeys, each, given: H_m }));
  } else sheet.warn(says.highStoreys({ n: n_storeys, H: H_m, each }));
}

/** The levels say the heights as well; only the clear height of the first storey may be less than its level. */
function rejectHeights(sheet: Sheet, storeys: readonly StoreyItem[]): void {
  storeys.forEach(({ height_m, z_m }, i) => {
    const step = z_m - (storeys[i - 1]?.z_m ?? 0);
    if (height_m === undefined || step <= 0 || (i === 0 && height_m < step)) return;
    sheet.agree(`storeys[${i}].height_m`, height_m, input.stepOfLevels, step, { unit: "m" });
  });
}

/** Steps of the levels and changes of stiffness or weight that an engineer should have seen. */
function warnOfShape(sheet: Sheet, { system }: StructureItem, storeys: readonly StoreyItem[]): void {
  const odd = storeys.find(({ z_m }, i) => {
    const step = z_m - (storeys[i - 1]?.z_m ?? 0);
    return i > 0 && (step < 1.5 || step > 15);
  });
  if (odd) sheet.warn(says.oddLevel({ mark: odd.mark }));
  if (system?.regular_in_elevation === false) return;
  const abrupt = risesBy(storeys, abruptly);
  if (abrupt !== undefined && system) {
    sheet.problem("system.regular_in_elevation", input.abruptStorey({ mark: abrupt.mark, times: abruptly }));
  }
  const tower = fallsBy(storeys, podium);
  if (tower && system && !abrupt) {
    sheet.problem("system.regular_in_elevation", input.towerStorey({ mark: tower.mark }));
  }
  const uneven = risesBy(storeys, noticeably);
  if (uneven && !abrupt) sheet.warn(says.unevenStorey({ mark: uneven.mark }));
}

/** 4.2.3.3(3): stiffness and mass stay or reduce from the base to the top; no number says where a change is abrupt. */
const noticeably = 1.3;
const abruptly = 2;
/** A storey whose stiffness falls to less than a third of the one below is a tower on a podium. */
const podium = 3;

interface Measured {
  readonly mark: string;
  readonly W_kN: number;
  readonly k_kN_m?: number | undefined;
}

const risesBy = <S extends Measured>(storeys: readonly S[], factor: number): S | undefined =>
  storeys.find((storey, i) => {
    const below = storeys[i - 1];
    if (!below) return false;
    return (storey.k_kN_m ?? 0) > factor * (below.k_kN_m ?? 0) || storey.W_kN > factor * below.W_kN;
  });

const fallsBy = (storeys: readonly StoreyItem[], factor: number): StoreyItem | undefined =>
  storeys.find(({ k_kN_m: k, W_kN }, i) => {
    const below = storeys[i - 1];
    // a light storey on the roof is not a tower
    const onRoof = i > 1 && i === storeys.length - 1 && below !== undefined && W_kN < below.W_kN / 2;
    return k !== undefined && below?.k_kN_m !== undefined && !onRoof && k * factor < below.k_kN_m;
  });

/** Stiffness and weight of the storeys as 4.2.3.3(3) asks for. */
export const regularInElevation = ({ storeys = [], system }: StructureItem): boolean =>
  system?.regular_in_elevation ?? (risesBy(storeys, abruptly) === undefined && fallsBy(storeys, podium) === undefined);

/** 4.2.4(2)P: psi_E is at most psi_2, so the gravity loads of the seismic situation are no less than the weights. */
function rejectGravity(sheet: Sheet, storeys: readonly StoreyItem[]): void {
  let weights = 0;
  let gravity = 0;
  for (let i = storeys.length - 1; i >= 0; i--) {
    const { W_kN = 0, P_tot_kN } = storeys[i] ?? {};
    weights += W_kN;
    if (P_tot_kN === undefined) continue;
    if (P_tot_kN < weights && !agree(P_tot_kN, weights)) {
      const limit = { unit: "kN", is: input.weightsAbove };
      sheet.problem(`storeys[${i}].P_tot_kN`, atLeast(short(weights), P_tot_kN, limit));
    } else if (P_tot_kN < gravity) {
      const limit = { unit: "kN", is: input.loadsAbove };
      sheet.problem(`storeys[${i}].P_tot_kN`, atLeast(gravity, P_tot_kN, limit));
    }
    gravity = P_tot_kN;
  }
}

function allOrNone(sheet: Sheet, storeys: readonly StoreyItem[], field: "s_i" | "d_e_mm" | "k_kN_m"): void {
  const missing = storeys.findIndex((storey) => storey[field] === undefined);
  if (missing < 0 || storeys.every((storey) => storey[field] === undefined)) return;
  sheet.problem(`storeys[${missing}].${field}`, required(input.otherStoreyHasIt));
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
      sheet.problem("W", required(input.weightOrStoreys));
      return undefined;
    }
    sheet.assume(says.weightOfStoreys);
    return sum;
  }
  sheet.given("W_kN", item.W);
  if (storeys.length > 0) sheet.agree("W", item.W, input.weightsOfStoreys, sum, { unit: "kN" });
  return item.W;
}
