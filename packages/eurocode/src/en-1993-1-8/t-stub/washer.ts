import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import type { Bolts } from "../parts/index.ts";
import { says } from "./says.ts";

// Method 2 of mode 1, Table 6.2: the force of the bolt spread over a quarter of the washer on both sides.

export const washerLever = formula("Table 6.2", "d_w / 4", (d_w) => d_w / 4);

export function washer(sheet: Sheet, { d_w_mm }: { readonly d_w_mm?: number | undefined }, { size }: Bolts): number {
  if (d_w_mm !== undefined) return d_w_mm;
  sheet.assume(says.washer({ standard: size.washer.standard, d_2: size.washer.d_2_mm }));
  return size.washer.d_2_mm;
}

/** What is given as a washer has to reach beyond the nut, and is no plate of its own (ISO 7093: three times the bolt). */
export function checkWasher(
  sheet: Sheet,
  { d_w_mm }: { readonly d_w_mm?: number | undefined },
  { size }: Pick<Bolts, "size">,
): void {
  if (d_w_mm === undefined) return;
  const least = size.nut.s_mm;
  const most = Math.max(3 * size.d_mm, size.washer.d_2_mm);
  if (d_w_mm < least || d_w_mm > most) sheet.problem("d_w_mm", says.washerRange({ least, most, given: d_w_mm }));
}

/** Method 1 takes the force of the bolt in its axis: a washer that is given changes nothing where nothing has to fit. */
export function warnUnusedWasher(
  sheet: Sheet,
  { d_w_mm, mode_1_method = 1 }: { readonly d_w_mm?: number | undefined; readonly mode_1_method?: number | undefined },
): void {
  if (d_w_mm === undefined || mode_1_method === 2) return;
  sheet.warn(says.washerNotUsed);
}

/** From this diameter the denominator of method 2 is not positive. */
export const widestWasher = formula("Table 6.2", "8 * m * n / (m + n)", (m, n) => (8 * m * n) / (m + n));

/** The denominator of method 2 stays positive. */
export const washerFits = (m: number, n: number, e_w: number): boolean => 2 * m * n > e_w * (m + n);
