import { listed } from "../../basis/message.ts";
import { notWith, onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formulaOfWind as formula } from "../formula.ts";
import { interpolated } from "./coefficients.ts";
import type { WindZone } from "./model.ts";
import { refuse, says } from "./says.ts";
import type { WindItem } from "./schema.ts";
import { internalPressures } from "./tables.ts";

const clause = "EN 1991-1-4 7.2.9(6)";

/** (7.1) at twice the openings of the other faces, (7.2) from three times on. */
const besideDominant = formula(
  "7.2.9(5)",
  "(0.75 + 0.15 * (min(ratio, 3) - 2)) * c_pe",
  (ratio, c_pe) => (0.75 + 0.15 * (Math.min(ratio, 3) - 2)) * c_pe,
  { ratio: [2, 5], c_pe: [-1.2, 0.8] },
);

/** Pressures inside, one load each. */
export function internal(
  sheet: Sheet,
  { c_pi, openings, building }: WindItem,
  walls: readonly WindZone[],
): readonly number[] {
  const found = openings && throughOpenings(sheet, openings, building, walls);
  if (c_pi !== undefined) {
    const given = typeof c_pi === "number" ? [c_pi] : c_pi;
    const at = (i: number): string => (typeof c_pi === "number" ? "c_pi" : `c_pi[${i}]`);
    const [own] = found ?? [];
    const agree = given.every((one, i) => sheet.agree(at(i), one, refuse.throughOpenings, own));
    if (own !== undefined && agree) sheet.saidTwice("c_pi", "openings");
    // one sign alone leaves out what the other does to the walls
    if (own === undefined && (Math.max(...given) < 0.2 || Math.min(...given) > -0.3)) sheet.warn(says.oneInside);
    return given;
  }
  if (found) return found;
  sheet.assume(says.openingsUnknown);
  return [0.2, -0.3];
}

type Openings = NonNullable<WindItem["openings"]>;

function throughOpenings(
  sheet: Sheet,
  openings: Openings,
  building: WindItem["building"],
  walls: readonly WindZone[],
): readonly number[] {
  const { mu } = openings;
  if (openings.dominant !== undefined) return dominated(sheet, openings, walls);
  if (openings.ratio !== undefined) sheet.unused("openings.ratio", onlyFor("openings.dominant"));
  if (mu === undefined) {
    sheet.problem("openings", required(refuse.openings));
    return [];
  }
  const ratio = building ? building.h_m / building.d_m : 0;
  const { from, low, tall } = internalPressures;
  // up to mu = 0.33 the same for all, then straight to the ends of the lines of Figure 7.13
  const at = (end: { readonly mu: number; readonly c_pi: number }): number =>
    interpolated([from.mu, end.mu], [from.c_pi, end.c_pi], mu);
  return [sheet.table("c_pi", interpolated([0.25, 1], [at(low), at(tall)], ratio), clause)];
}

function dominated(sheet: Sheet, { mu, dominant, ratio }: Openings, walls: readonly WindZone[]): readonly number[] {
  if (mu !== undefined) sheet.problem("openings.mu", notWith("openings.dominant"));
  if (ratio === undefined) sheet.problem("openings.ratio", required(refuse.ratioOfOpenings, "openings.dominant"));
  const wall = walls.find(({ id }) => id === dominant);
  if (!wall)
    sheet.problem(
      "openings.dominant",
      refuse.noSuchWall({ zones: listed("or", [...new Set(walls.map(({ id }) => id))]) }),
    );
  if (mu !== undefined || ratio === undefined || !wall) return [];
  sheet.assume(says.openInStorms);
  return [sheet.put("c_pi", besideDominant, ratio, wall.c_pe_10 ?? wall.c_pe ?? 0)];
}
