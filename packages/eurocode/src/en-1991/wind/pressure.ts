import type { PressureProfile, Terrain } from "../../annexes/load-types.ts";
import { listed } from "../../basis/message.ts";
import { entryOf } from "../../basis/own-names.ts";
import { atMost, notWith, onlyFor, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { refuse, says } from "./says.ts";
import type { WindItem } from "./schema.ts";
import {
  atAltitude,
  basicPressure,
  basicVelocity,
  coastalPressure,
  exposureFactor,
  highAltitude,
  highSite,
  lowAltitude,
  meanVelocity,
  peakPressure,
  probability,
  profilePressure,
  roughness,
  terrainFactor,
  turbulence,
} from "./velocity.ts";

/** The wind at one height. */
export interface AtHeight {
  readonly z_m: number;
  readonly c_r?: number;
  readonly v_m_m_s?: number;
  readonly I_v?: number;
  readonly c_e?: number;
  readonly q_p_kN_m2: number;
}

/** Peak pressure by height, and what gusts of Annex B need. */
export interface Pressures {
  /** `write`: under its names in the result; a step otherwise. */
  readonly at: (z: number, write?: boolean) => AtHeight;
  readonly rho: number;
  readonly terrain: Terrain | undefined;
}

/** 1.1(2): buildings and civil works up to here. */
const highest = 200;

/** What the request says of the site, or nothing where it is refused. `top`: where the altitude factor is taken. */
export function pressures(sheet: Sheet, item: WindItem, top: number | undefined): Pressures | undefined {
  const own = sheet.parameter("EN 1991-1-4", "rho");
  const rho = item.rho_kg_m3 ?? own;
  if (top !== undefined && top > highest)
    sheet.problem(
      item.building ? "building.h_m" : "z_m",
      atMost(highest, top, { unit: "m", is: refuse.highBuildings }),
    );
  if (item.q_p_kN_m2 !== undefined) return given(sheet, item, item.q_p_kN_m2, rho);
  const terrains = sheet.parameter("EN 1991-1-4", "terrains");
  if (!terrains) {
    sheet.problem("q_p_kN_m2", required(refuse.byFigures));
    return undefined;
  }
  const v_b0 = fundamental(sheet, item, top);
  const terrain = terrainOf(sheet, item, terrains);
  if (v_b0 === undefined || !terrain || sheet.problems.length > 0) return undefined;
  const { c_dir = 1, c_season = 1, return_period_years: T = 50 } = item;
  const c_prob = T === 50 ? 1 : sheet.put("c_prob", probability, shapeOf(sheet, item.zone, T), T);
  const v_b = sheet.put("v_b_m_s", basicVelocity, c_dir, c_season, c_prob, v_b0);
  const q_b = sheet.put("q_b_kN_m2", basicPressure, rho, v_b);
  const high = siteFactor(sheet, item);
  const profiles = sheet.parameter("EN 1991-1-4", "pressure_profiles");
  const profile = profiles?.[item.terrain ?? ""];
  if (profile) return ofProfile(sheet, item, { profile, q_b, terrain, rho, high });
  return ofTerrain(sheet, item, { terrain, v_b, q_b, rho, high });
}

function given(sheet: Sheet, item: WindItem, q_p: number, rho: number): Pressures {
  const fields = ["v_b0_m_s", "zone", "v_map_m_s", "terrain"] as const;
  for (const field of fields) if (item[field] !== undefined) sheet.problem(field, notWith("q_p_kN_m2"));
  for (const field of ["c_dir", "c_season", "c_o", "k_I", "return_period_years", "altitude_m"] as const)
    if (item[field] !== undefined) sheet.unused(field, onlyFor(refuse.computedPressure));
  return {
    rho,
    terrain: undefined,
    at: (z_m, write = false) => {
      if (write) sheet.given("q_p_kN_m2", q_p, "EN 1991-1-4 4.5(1)");
      return { z_m, q_p_kN_m2: q_p };
    },
  };
}

/** K of (4.2). Where it goes by zones and none is given: the one that is safe for this period. */
function shapeOf(sheet: Sheet, zone: string | undefined, years: number): number {
  const K = sheet.parameter("EN 1991-1-4", "probability_shape");
  if (typeof K === "number") return K;
  const found = zone === undefined ? undefined : entryOf(K, zone);
  if (found !== undefined) return found;
  const safe = years < 50 ? Math.min(...Object.values(K)) : Math.max(...Object.values(K));
  sheet.assume(says.shapeWithoutZone({ K: safe }));
  return safe;
}

function fundamental(sheet: Sheet, item: WindItem, top: number | undefined): number | undefined {
  const { v_b0_m_s, zone, v_map_m_s, altitude_m } = item;
  const byAltitude = sheet.parameter("EN 1991-1-4", "altitude_factor");
  if (v_map_m_s !== undefined && !byAltitude) sheet.problem("v_map_m_s", onlyWith(refuse.altitudeFactor));
  const map = sheet.parameter("EN 1991-1-4", "wind_map");
  const ofZone = map && zone !== undefined ? entryOf(map, zone) : undefined;
  const isTwice = v_b0_m_s !== undefined && ofZone !== undefined && Math.abs(v_b0_m_s - ofZone) <= 0.01 * ofZone;
  if (isTwice) sheet.saidTwice("zone", "v_b0_m_s");
  const ways = (["v_b0_m_s", "zone", "v_map_m_s"] as const).filter(
    (field) => item[field] !== undefined && !(isTwice && field === "zone"),
  );
  for (const field of ways.slice(1)) sheet.problem(field, notWith(ways[0] ?? ""));
  if (v_b0_m_s !== undefined) {
    const least = map ? Math.min(...Object.values(map)) : 0;
    if (v_b0_m_s < least) sheet.warn(says.lowVelocity({ given: v_b0_m_s, least }));
    return v_b0_m_s;
  }
  if (v_map_m_s !== undefined && byAltitude) {
    if (altitude_m === undefined) {
      sheet.problem("altitude_m", required(refuse.altitude));
      return undefined;
    }
    const z = top ?? 10;
    const c_alt =
      z <= 10 ? sheet.put("c_alt", lowAltitude, altitude_m) : sheet.put("c_alt", highAltitude, altitude_m, z);
    return sheet.put("v_b0_m_s", atAltitude, v_map_m_s, c_alt);
  }
  if (zone === undefined) {
    sheet.problem("v_b0_m_s", required(map ? refuse.velocityOrZone : refuse.velocity));
    return undefined;
  }
  if (!map) {
    sheet.problem("zone", refuse.noZones);
    return undefined;
  }
  const found = entryOf(map, zone);
  if (found === undefined) {
    sheet.problem("zone", refuse.unknownZone({ zones: listed("or", Object.keys(map)), given: zone }));
    return undefined;
  }
  return sheet.table("v_b0_m_s", found, "EN 1991-1-4 4.2(1)P");
}

function terrainOf(sheet: Sheet, item: WindItem, terrains: Readonly<Record<string, Terrain>>): Terrain | undefined {
  const { terrain } = item;
  const names = listed("or", Object.keys(terrains));
  if (terrain === undefined) {
    sheet.problem("terrain", required(refuse.terrain({ terrains: names })));
    return undefined;
  }
  const found = entryOf(terrains, terrain);
  if (!found) sheet.problem("terrain", refuse.unknownTerrain({ terrains: names, given: terrain }));
  return found;
}

function siteFactor(sheet: Sheet, { altitude_m }: WindItem): number {
  const rule = sheet.parameter("EN 1991-1-4", "high_sites");
  if (rule === null) {
    if (altitude_m !== undefined && !sheet.parameter("EN 1991-1-4", "altitude_factor"))
      sheet.unused("altitude_m", onlyFor(refuse.altitudeFactor));
    return 1;
  }
  if (altitude_m === undefined) {
    sheet.assume(says.lowSite);
    return 1;
  }
  if (altitude_m > 1100)
    sheet.problem("altitude_m", atMost(1100, altitude_m, { unit: "m", because: refuse.highSites }));
  return rule(altitude_m);
}

interface Site {
  readonly terrain: Terrain;
  readonly q_b: number;
  readonly rho: number;
  readonly high: number;
}

function ofTerrain(sheet: Sheet, item: WindItem, { terrain, v_b, q_b, rho, high }: Site & { v_b: number }): Pressures {
  const { z_0, z_min } = terrain;
  const { c_o = 1 } = item;
  sheet.table("z_0_m", z_0, "EN 1991-1-4 4.3.2(1)");
  sheet.table("z_min_m", z_min, "EN 1991-1-4 4.3.2(1)");
  const peak = sheet.parameter("EN 1991-1-4", "peak_factor");
  const rule = item.k_I === undefined ? sheet.parameter("EN 1991-1-4", "k_I") : item.k_I;
  const k_I = typeof rule === "number" ? rule : rule(z_0);
  if (typeof rule === "function") sheet.table("k_I", k_I, "EN 1991-1-4 4.4(1)");
  if (typeof rule === "function" && c_o !== 1) sheet.warn(says.turbulenceOfHills);
  if (item.c_o === undefined) sheet.assume(says.flatLand);
  const k_r = sheet.put("k_r", terrainFactor, z_0);
  return {
    rho,
    terrain,
    at: (z_m, write = false) => {
      const z = Math.max(z_m, z_min);
      const put: Sheet["put"] = write ? sheet.put.bind(sheet) : sheet.step.bind(sheet);
      const c_r = put("c_r", roughness, k_r, z, z_0);
      const v_m = put("v_m_m_s", meanVelocity, c_r, c_o, v_b);
      const I_v = put("I_v", turbulence, k_I, c_o, z, z_0);
      const q = put(high === 1 ? "q_p_kN_m2" : "q_p_low_kN_m2", peakPressure, peak, I_v, rho, v_m);
      const q_p = high === 1 ? q : put("q_p_kN_m2", highSite, high, q);
      const c_e = put("c_e", exposureFactor, q_p, q_b);
      return { z_m, c_r, v_m_m_s: v_m, I_v, c_e, q_p_kN_m2: q_p };
    },
  };
}

function ofProfile(
  sheet: Sheet,
  item: WindItem,
  { profile, q_b, terrain, rho, high }: Site & { profile: PressureProfile },
): Pressures {
  for (const field of ["c_o", "k_I"] as const)
    if (item[field] !== undefined) sheet.unused(field, onlyFor(refuse.computedPressure));
  sheet.table("z_min_m", terrain.z_min, "EN 1991-1-4 4.5(1)");
  const { parts, absolute = false } = profile;
  return {
    rho,
    terrain: undefined,
    at: (z_m, write = false) => {
      const { factor, exponent } = parts.find(({ to }) => z_m <= to) ?? parts.at(-1) ?? { factor: 0, exponent: 0 };
      const put: Sheet["put"] = write ? sheet.put.bind(sheet) : sheet.step.bind(sheet);
      // a constant part below has the exponent 0, for which z does not matter
      const z = Math.max(z_m, 0.1);
      const name = high === 1 ? "q_p_kN_m2" : "q_p_low_kN_m2";
      const q = absolute
        ? put(name, coastalPressure, factor, z, exponent)
        : put(name, profilePressure, factor, z, exponent, q_b);
      const q_p = high === 1 ? q : put("q_p_kN_m2", highSite, high, q);
      const c_e = put("c_e", exposureFactor, q_p, q_b);
      return { z_m, c_e, q_p_kN_m2: q_p };
    },
  };
}
