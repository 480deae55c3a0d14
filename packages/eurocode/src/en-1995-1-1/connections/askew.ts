import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { staggered } from "./connectors/strength.ts";
import { type Pattern, type Placed as Place, placesAlong } from "./places.ts";
import type { Placed } from "./row.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";

const askew = ofForm(
  requirement("spacing-staggered", "8.9(10)", "1 / (k_a1^2 + k_a2^2) <= 1", "fasteners askew to each other"),
);

/** No table has them: fasteners that are neither in a row along the grain nor in one across it, by the rule of connectors. */
export function verifyAskew(sheet: Sheet, item: DowelTypeItem, all: readonly Placed[], d: number, pattern: Pattern) {
  const found = all.flatMap(({ wood, least }) => {
    const places = placesAlong(pattern.points, item.members[wood.index]?.alpha_deg ?? 0);
    return places.flatMap((one, i) => places.slice(i + 1).flatMap((other) => between(one, other, d, least)));
  });
  const [first] = found;
  if (!first) return;
  const { a_1, a_2, a_1_min, a_2_min } = found.reduce((a, b) => (b.k < a.k ? b : a), first);
  if (item.connection === "dowel-type" || item.connection === undefined) sheet.assume(says.askewByConnectors);
  sheet.verify(askew, 1, sheet.put("k_a", staggered, a_1, a_1_min, a_2, a_2_min), "");
}

function between(one: Place, other: Place, d: number, { a_1: a_1_min, a_2: a_2_min }: Placed["least"]) {
  const [a_1, a_2] = [Math.abs(one.u - other.u), Math.abs(one.v - other.v)];
  const nearer = (a: number, than: number) => a < than - 1e-6;
  if (nearer(a_1, d) || nearer(a_2, d) || !nearer(a_1, a_1_min) || !nearer(a_2, a_2_min)) return [];
  return [{ a_1, a_2, a_1_min, a_2_min, k: staggered(a_1, a_1_min, a_2, a_2_min) }];
}
