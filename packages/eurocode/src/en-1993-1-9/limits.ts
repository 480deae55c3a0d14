import type { Sheet } from "../engine/sheet.ts";
import { formula, requirement } from "./formula.ts";
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

/** `greatest`: the greatest ranges of the history, undefined where there is none of that stress or no history. */
export function verifyRangeLimit(
  sheet: Sheet,
  item: DetailItem,
  has: { direct: boolean; shear: boolean },
  greatest: { readonly direct?: number | undefined; readonly shear?: number | undefined },
): void {
  if (item.f_y_MPa === undefined) {
    sheet.assume("The limit of 1.5 f_y on the stress ranges, (8.1), is not verified (f_y_MPa not given).");
    return;
  }
  const direct = item.delta_sigma_frequent ?? greatest.direct;
  const shear = item.delta_tau_frequent ?? greatest.shear;
  if ((has.direct && direct === undefined) || (has.shear && shear === undefined)) {
    sheet.warn(
      "the limit of 1.5 f_y on the stress ranges, (8.1), needs the ranges under frequent loads: give delta_sigma_frequent, delta_tau_frequent",
    );
  }
  if (
    (has.direct && item.delta_sigma_frequent === undefined && direct !== undefined) ||
    (has.shear && item.delta_tau_frequent === undefined && shear !== undefined)
  ) {
    sheet.assume("The greatest range of the history stands for the frequent loads in (8.1).");
  }
  if (has.direct && direct !== undefined) {
    sheet.verify(rangeLimit, direct, sheet.step("delta_sigma_limit_MPa", greatestRange, item.f_y_MPa), "MPa");
  }
  if (has.shear && shear !== undefined) {
    sheet.verify(shearRangeLimit, shear, sheet.step("delta_tau_limit_MPa", greatestShearRange, item.f_y_MPa), "MPa");
  }
}
