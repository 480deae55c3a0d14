import { significant } from "../basis/numbers.ts";
import { atLeast, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { DetailItem } from "./schema.ts";

// EN 1993-1-9 8(1): no range beyond 1.5 times yield, where stresses would no longer be elastic.

/** (8.1) */
export const greatestRange = formula("8(1)", "1.5 * f_y", (f_y) => 1.5 * f_y);
export const greatestShearRange = formula("8(1)", "1.5 * f_y / sqrt(3)", (f_y) => (1.5 * f_y) / Math.sqrt(3));

export const rangeLimit = requirement(
  "stress-range-limit",
  "8(1)",
  "delta_sigma <= 1.5 * f_y",
  "the limit of the stress range",
);
export const shearRangeLimit = requirement(
  "stress-range-limit-shear",
  "8(1)",
  "delta_tau <= 1.5 * f_y / sqrt(3)",
  "the limit of the shear stress range",
);

/** (6.4) and (8.1): of hinged joints times k_1, as the ranges of the history are. */
export const frequentRange = formula("8(1)", "k_1 * delta_frequent", (k_1, delta_frequent) => k_1 * delta_frequent);

function frequent(
  sheet: Sheet,
  item: DetailItem,
  field: "delta_sigma_frequent" | "delta_tau_frequent",
  k_1: number,
): number | undefined {
  const range = item[field];
  if (range === undefined || k_1 === 1) return range;
  return sheet.step(`k_1_${field}_MPa`, frequentRange, k_1, range);
}

/** MPa, of the softest structural steel. */
const leastStrength = 235;
/** MPa, what every steel keeps in direct stress and in shear. */
export const greatestWithoutStrength = greatestShearRange(leastStrength);

/** Every structural steel keeps (8.1) up to 1.5 times 235 MPa; above it the strength decides. */
function withoutStrength(
  sheet: Sheet,
  { delta_sigma_p = 0, delta_tau_p = 0 }: DetailItem,
  { direct = 0, shear = 0 }: { readonly direct?: number | undefined; readonly shear?: number | undefined },
  k_1: number,
): void {
  const [most, mostShear] = [Math.max(direct, k_1 * delta_sigma_p), Math.max(shear, k_1 * delta_tau_p)];
  const limits = [
    [most, greatestRange(leastStrength)],
    [mostShear, greatestShearRange(leastStrength)],
  ] as const;
  const beyond = limits.find(([range, limit]) => range > limit);
  if (beyond) {
    const [range, limit] = [significant(beyond[0], 4), significant(beyond[1], 4)];
    sheet.problem("f_y_MPa", required(input.rangeAboveS235({ range, limit })));
    return;
  }
  sheet.assume(says.keptByS235);
}

/** Cycles of a range that frequent loads make. */
export const oftenEnough = 10_000;

interface Greatest {
  readonly direct?: number | undefined;
  readonly shear?: number | undefined;
  readonly oftenDirect?: number | undefined;
  readonly oftenShear?: number | undefined;
}

/** `greatest`: the greatest ranges of the history, undefined where there is none of that stress or no history. */
export function verifyRangeLimit(
  sheet: Sheet,
  item: DetailItem,
  has: { direct: boolean; shear: boolean },
  greatest: Greatest,
  k_1: number,
): void {
  if (item.f_y_MPa === undefined) {
    withoutStrength(sheet, item, greatest, k_1);
    return;
  }
  const direct = frequent(sheet, item, "delta_sigma_frequent", k_1) ?? greatest.direct;
  const shear = frequent(sheet, item, "delta_tau_frequent", k_1) ?? greatest.shear;
  compareWithHistory(sheet, { direct, shear }, greatest);
  requireFrequent(sheet, has, { direct, shear });
  const ofHistory_direct = has.direct && item.delta_sigma_frequent === undefined && direct !== undefined;
  const ofHistory_shear = has.shear && item.delta_tau_frequent === undefined && shear !== undefined;
  if (ofHistory_direct || ofHistory_shear) {
    sheet.assume(says.greatestForFrequent);
  }
  if (has.direct && direct !== undefined) {
    sheet.verify(rangeLimit, direct, sheet.step("delta_sigma_limit_MPa", greatestRange, item.f_y_MPa), "MPa");
  }
  if (has.shear && shear !== undefined) {
    sheet.verify(shearRangeLimit, shear, sheet.step("delta_tau_limit_MPa", greatestShearRange, item.f_y_MPa), "MPa");
  }
}

interface Ranges {
  readonly direct: number | undefined;
  readonly shear: number | undefined;
}

function compareWithHistory(sheet: Sheet, { direct, shear }: Ranges, greatest: Greatest): void {
  for (const [field, given, often] of [
    ["delta_sigma_frequent", direct, greatest.oftenDirect],
    ["delta_tau_frequent", shear, greatest.oftenShear],
  ] as const) {
    if (given === undefined || often === undefined || given >= often * 0.999) continue;
    const limit = { unit: "MPa", is: input.comesOften({ n: oftenEnough }) };
    sheet.problem(field, atLeast(significant(often, 4), significant(given, 4), limit));
  }
  if ((direct ?? 0) < (greatest.direct ?? 0) || (shear ?? 0) < (greatest.shear ?? 0)) {
    sheet.warn(says.frequentBelowHistory);
  }
}

function requireFrequent(sheet: Sheet, has: { direct: boolean; shear: boolean }, { direct, shear }: Ranges): void {
  for (const [field, missing] of [
    ["delta_sigma_frequent", has.direct && direct === undefined],
    ["delta_tau_frequent", has.shear && shear === undefined],
  ] as const) {
    if (missing) sheet.problem(field, required(input.limitOfFrequent, "f_y_MPa"));
  }
}
