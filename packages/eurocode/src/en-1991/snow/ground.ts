import { listed } from "../../basis/message.ts";
import { entryOf } from "../../basis/own-names.ts";
import { atMost, notWith, onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { refuse, says } from "./says.ts";
import { isByAnnexB, type SnowItem } from "./schema.ts";
import { exceptional } from "./shapes.ts";

/** Snow on the ground, kN/m². */
export interface GroundSnow {
  readonly s_k: number;
  readonly s_Ad: number | undefined;
}

const clause = "EN 1991-1-3 4.1(1)";

/** By the request or the map of the annex; undefined where neither gives it. */
export function groundSnow(sheet: Sheet, item: SnowItem): GroundSnow | undefined {
  const everywhere = sheet.parameter("EN 1991-1-3", "s_k_everywhere");
  if (everywhere !== null && item.s_k_kN_m2 !== undefined && item.s_k_kN_m2 < everywhere)
    sheet.warn(says.belowCountry({ given: item.s_k_kN_m2, s_k: everywhere }));
  const found = item.s_k_kN_m2 === undefined ? ofMap(sheet, item) : { s_k: item.s_k_kN_m2, s_Ad: undefined };
  if (item.s_k_kN_m2 !== undefined && item.zone !== undefined)
    for (const field of ["zone", "altitude_m"] as const)
      if (item[field] !== undefined) sheet.problem(field, notWith("s_k_kN_m2"));
  if (item.altitude_m !== undefined && item.zone === undefined && item.s_k_kN_m2 !== undefined)
    sheet.unused("altitude_m", onlyFor("zone"));
  if (item.C_esl !== undefined && item.s_Ad_kN_m2 !== undefined) sheet.problem("C_esl", notWith("s_Ad_kN_m2"));
  if (!found || sheet.problems.length > 0) return undefined;
  if (item.zone === undefined) sheet.given("s_k_kN_m2", found.s_k, clause);
  else sheet.table("s_k_kN_m2", found.s_k, clause);
  // exceptional drifts are of s_k
  return { s_k: found.s_k, s_Ad: isByAnnexB(item) ? undefined : exceptionalSnow(sheet, item, found) };
}

function exceptionalSnow(sheet: Sheet, item: SnowItem, { s_k, s_Ad }: GroundSnow): number | undefined {
  if (item.s_Ad_kN_m2 !== undefined && item.s_Ad_kN_m2 <= s_k)
    sheet.warn(says.smallExceptional({ s_Ad: item.s_Ad_kN_m2, s_k }));
  if (item.s_Ad_kN_m2 !== undefined) return sheet.given("s_Ad_kN_m2", item.s_Ad_kN_m2, "EN 1991-1-3 4.3(1)");
  if (item.C_esl !== undefined) return sheet.put("s_Ad_kN_m2", exceptional, item.C_esl, s_k);
  if (s_Ad === undefined) return undefined;
  sheet.assume(says.exceptionalSnow({ s_Ad }));
  return sheet.table("s_Ad_kN_m2", s_Ad, "EN 1991-1-3 4.3(1)");
}

function ofMap(sheet: Sheet, { zone, altitude_m }: SnowItem): GroundSnow | undefined {
  const map = sheet.parameter("EN 1991-1-3", "snow_map");
  if (zone === undefined) {
    const everywhere = sheet.parameter("EN 1991-1-3", "s_k_everywhere");
    if (everywhere !== null) {
      sheet.assume(says.everywhere({ s_k: everywhere }));
      return { s_k: everywhere, s_Ad: undefined };
    }
    sheet.problem("s_k_kN_m2", required(map ? refuse.groundSnowOrZone : refuse.groundSnow));
    return undefined;
  }
  if (!map) {
    sheet.problem("zone", refuse.noZones);
    return undefined;
  }
  const known = entryOf(map.zones, zone);
  if (!known) {
    const zones = listed("or", Object.keys(map.zones));
    sheet.problem("zone", refuse.unknownZone({ zones, given: zone }));
    return undefined;
  }
  if (map.highest !== undefined && altitude_m === undefined) {
    sheet.problem("altitude_m", required(refuse.altitudeOfZone));
    return undefined;
  }
  const altitude = altitude_m ?? 0;
  if (map.highest !== undefined && altitude > map.highest) {
    sheet.problem("altitude_m", atMost(map.highest, altitude, { unit: "m", is: refuse.highSite }));
    return undefined;
  }
  const s_k = known.s_k(altitude);
  if (s_k < 0) sheet.warn(says.lowestValue({ value: s_k }));
  return { s_k: Math.max(0, s_k), s_Ad: known.s_Ad };
}
