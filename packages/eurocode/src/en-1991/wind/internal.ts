import { notWith } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { interpolated } from "./coefficients.ts";
import { says } from "./says.ts";
import type { WindItem } from "./schema.ts";
import { internalPressures } from "./tables.ts";

const clause = "EN 1991-1-4 7.2.9(6)";

/** Pressures inside, one load each. */
export function internal(sheet: Sheet, { c_pi, openings, building }: WindItem): readonly number[] {
  if (c_pi !== undefined && openings) sheet.problem("openings", notWith("c_pi"));
  if (c_pi !== undefined) return typeof c_pi === "number" ? [c_pi] : c_pi;
  if (!openings) {
    sheet.assume(says.openingsUnknown);
    return [0.2, -0.3];
  }
  const ratio = building ? building.h_m / building.d_m : 0;
  const { from, low, tall } = internalPressures;
  // up to mu = 0.33 the same for all, then straight to the ends of the lines of Figure 7.13
  const at = (end: { readonly mu: number; readonly c_pi: number }): number =>
    interpolated([from.mu, end.mu], [from.c_pi, end.c_pi], openings.mu);
  return [sheet.table("c_pi", interpolated([0.25, 1], [at(low), at(tall)], ratio), clause)];
}
