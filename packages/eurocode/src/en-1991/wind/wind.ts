import type { WallZone } from "../../annexes/load-types.ts";
import { significant } from "../../basis/numbers.ts";
import { atLeast, notWith, onlyFor, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { LoadGeometry } from "../geometry.ts";
import { coefficientOf, interpolated, lineLoad, netPressure } from "./coefficients.ts";
import { elementLoad, rejectElement, topOf } from "./element.ts";
import {
  acrossArea,
  alongArea,
  faceForce,
  frictionArea,
  frictionForce,
  frictionFrom,
  partlyCorrelated,
  wholeForce,
} from "./elements.ts";
import { internal } from "./internal.ts";
import type { WindArrangement, WindZone } from "./model.ts";
import { type AtHeight, type Pressures, pressures } from "./pressure.ts";
import { canopyOf, isCanopy, rejectRise, rejectRoof, rejectTallParapet, roofHeight, roofZones } from "./roof.ts";
import { refuse, says } from "./says.ts";
import { type BuildingItem, type WindItem, windSchema } from "./schema.ts";
import { structural } from "./structural-factor.ts";
import { type Rectangle, referenceWidth, sideZones, wallParts } from "./zone-geometry.ts";

export const windKind = defineKind({
  name: "wind",
  title: "Wind",
  schema: windSchema,
  actionsAlone: true,
  example: {
    mark: "W1",
    action: "wind",
    v_b0_m_s: 25,
    terrain: "II",
    building: { b_m: 30, d_m: 15, h_m: 8 },
    roof: { type: "duopitch", alpha_deg: 15, wind: 0 },
    spacing_m: 5,
  },
  label: ({ building, element, roof }) =>
    building
      ? `${building.b_m} × ${building.d_m} × ${building.h_m} m${roof ? ` ${roof.type}` : ""}`
      : (element?.type ?? roof?.type ?? ""),
  run(sheet, item) {
    rejectWind(sheet, item);
    const heights = item.z_m === undefined ? [] : typeof item.z_m === "number" ? [item.z_m] : item.z_m;
    const own = item.building?.h_m ?? (item.element ? topOf(item.element) : undefined);
    const first = (item.building && heights.length > 1 ? own : undefined) ?? heights[0] ?? own;
    const top = own === undefined && heights.length === 0 ? undefined : Math.max(own ?? 0, ...heights);
    if (first === undefined && item.q_p_kN_m2 === undefined) sheet.problem("z_m", required(refuse.heightOrBuilding));
    const wind = pressures(sheet, item, top);
    if (!wind || sheet.problems.length > 0) return;
    // the height of the subject itself, unless another is given
    const z_e = first ?? 0;
    if (first !== undefined) sheet.given("z_e_m", z_e, "EN 1991-1-4 7.2.2(1)");
    const at = wind.at(z_e, true);
    const profile = heights.map((z) => wind.at(z));
    if (heights.length > 0) sheet.given("profile", profile);
    const zones = loadsOf(sheet, item, wind, at, z_e);
    if (sheet.problems.length > 0) return;
    if (zones.length > 0)
      sheet.given(
        "zones",
        zones.map(({ places: _, ...zone }) => zone),
      );
    sheet.geometry = (): LoadGeometry => ({
      kind: "wind",
      item,
      zones,
      profile: curve(wind, top ?? z_e),
      z_e: first,
    });
    return;
  },
});

/** The pressure by height, for pictures. */
function curve({ at }: Pressures, top: number): AtHeight[] {
  const places = 24;
  return Array.from({ length: places + 1 }, (_, i) => at(0.5 + (Math.max(top, 10) * i) / places));
}

function rejectWind(sheet: Sheet, item: WindItem): void {
  const { building, roof, element } = item;
  if (building && element) sheet.problem("element", notWith("building"));
  if (roof && element) sheet.problem("roof", notWith("element"));
  if (element) rejectElement(sheet, element);
  if (roof) rejectRoof(sheet, roof);
  if (roof && building) rejectTallParapet(sheet, roof, building);
  if (roof && building) rejectRise(sheet, roof, building);
  sayOfSite(sheet, item);
  const canopy = roof !== undefined && isCanopy(roof);
  if (roof && !building && !canopy) sheet.problem("building", required(refuse.roofNeedsBuilding));
  const walls = building !== undefined && !canopy;
  for (const field of ["area_m2", "c_pi", "openings", "friction"] as const)
    if (item[field] !== undefined && !walls) sheet.unused(field, onlyFor(refuse.walls));
  if (item.spacing_m !== undefined && !building && element?.type !== "free-standing-wall")
    sheet.unused("spacing_m", onlyFor(refuse.walls));
}

function sayOfSite(sheet: Sheet, item: WindItem): void {
  const { building } = item;
  if (building && typeof item.z_m === "number" && item.z_m < building.h_m * 0.99)
    sheet.problem("z_m", atLeast(building.h_m, item.z_m, { unit: "m", is: refuse.heightOfBuilding }));
  if (item.c_season !== undefined && item.c_season < 1) sheet.warn(says.lessSeason({ c_season: item.c_season }));
  if (item.return_period_years !== undefined && item.return_period_years < 50)
    sheet.warn(says.shortPeriod({ years: item.return_period_years }));
}

function loadsOf(sheet: Sheet, item: WindItem, wind: Pressures, at: AtHeight, z_e: number): WindZone[] {
  const { building, roof, element } = item;
  if (!building && !element && !roof) {
    for (const field of ["c_s_c_d", "frequency_Hz", "framed_walls", "delta_s"] as const)
      if (item[field] !== undefined) sheet.unused(field, onlyFor(refuse.buildings));
    return [];
  }
  const c_s_c_d = structural(sheet, item, wind);
  if (c_s_c_d === undefined || sheet.problems.length > 0) return [];
  if (element) {
    if (element.type === "sign" && item.z_m === undefined)
      sheet.assume(says.centreOfSign({ z: z_e - (element.height_m ?? 0) / 2 }));
    return elementLoad(sheet, element, { q_p: at.q_p_kN_m2, rho: wind.rho, c_s_c_d }).map((zone) =>
      withLine(item, zone),
    );
  }
  if (roof && isCanopy(roof)) return canopy(sheet, item, at.q_p_kN_m2);
  return building ? buildingLoads(sheet, item, building, { wind, at, c_s_c_d }) : [];
}

const withLine = ({ spacing_m }: WindItem, zone: WindZone): WindZone =>
  spacing_m === undefined
    ? zone
    : {
        ...zone,
        w_e_kN_m: lineLoad(zone.w_e_kN_m2, spacing_m),
        ...(zone.w_e_positive_kN_m2 === undefined
          ? {}
          : { w_e_positive_kN_m: lineLoad(zone.w_e_positive_kN_m2, spacing_m) }),
      };

function canopy(sheet: Sheet, item: WindItem, q_p: number): WindZone[] {
  const { roof, building } = item;
  if (!roof) return [];
  const { c_f_max, c_f_min, zones } = canopyOf(sheet, roof, building);
  const clause = "EN 1991-1-4 7.3(3)";
  sheet.table("c_f_max", c_f_max, clause);
  sheet.table("c_f_min", c_f_min, clause);
  return zones.map(({ id, most, least, place }) =>
    withLine(item, {
      id,
      surface: "roof",
      c_p_net: least,
      c_p_net_positive: most,
      ...(place
        ? { b_m: place.b_m, ...(place.area_m2 === undefined ? {} : { area_m2: place.area_m2 }), places: place.places }
        : {}),
      w_e_kN_m2: least * q_p,
      w_e_positive_kN_m2: most * q_p,
    }),
  );
}

interface Site {
  readonly wind: Pressures;
  readonly at: AtHeight;
  readonly c_s_c_d: number;
}

function buildingLoads(sheet: Sheet, item: WindItem, building: BuildingItem, { wind, at, c_s_c_d }: Site): WindZone[] {
  const { b_m: b, d_m: d, h_m: h } = building;
  if (!sheet.parameter("EN 1991-1-4", "pressures_of_EN")) sheet.warn(says.ownCoefficients);
  if (item.area_m2 === undefined) sheet.assume(says.areaOfTen);
  const e = sheet.put("e_m", referenceWidth, b, h);
  const h_d = sheet.given("h_d", h / d, "EN 1991-1-4 7.2.2(2)");
  const walls = wallZones(sheet, item, building, { wind, at, e, h_d });
  const roof = item.roof ? zonesOfRoof(sheet, item, building, wind, e) : [];
  const zones = [...walls, ...roof].map((zone) => withLine(item, zone));
  wholeBuilding(sheet, walls, h_d, c_s_c_d);
  friction(sheet, item, building, at.q_p_kN_m2);
  const inside = internal(sheet, item, walls);
  sheet.given(
    "arrangements",
    inside.flatMap((c_pi) => arranged(item, zones, { c_pi, c_s_c_d, q_i: at.q_p_kN_m2 })),
  );
  return zones;
}

function wallZones(
  sheet: Sheet,
  { area_m2: area = 10 }: WindItem,
  { b_m: b, d_m: d, h_m: h }: BuildingItem,
  { wind, at, e, h_d }: { readonly wind: Pressures; readonly at: AtHeight; readonly e: number; readonly h_d: number },
): WindZone[] {
  const table = sheet.parameter("EN 1991-1-4", "walls");
  const coefficients = (zone: WallZone) => {
    const { c_pe_10: ten, c_pe_1: one } = table[zone];
    const steps = [0.25, 1, 5];
    const [c_pe_10, c_pe_1] = [ten, one].map((values) => interpolated(steps, values.toReversed(), h_d)) as [
      number,
      number,
    ]; // of two
    return { c_pe_10, c_pe_1, c_pe: coefficientOf(c_pe_10, c_pe_1, area) };
  };
  const sides = sideZones(e, d).map(({ id, from, to }): WindZone => {
    const c = coefficients(id);
    return {
      id,
      surface: "wall",
      ...c,
      b_m: to - from,
      from_m: from,
      to_m: to,
      area_m2: (to - from) * h,
      w_e_kN_m2: c.c_pe * at.q_p_kN_m2,
    };
  });
  const parts = wallParts(b, h);
  if (parts.length > 1) sheet.assume(says.partsOfHeight);
  const D = coefficients("D");
  const windward = parts.toReversed().map(({ from, to }): WindZone => {
    const q_p = to === h ? at.q_p_kN_m2 : wind.at(to).q_p_kN_m2;
    return {
      id: "D",
      surface: "wall",
      ...D,
      b_m: b,
      area_m2: b * (to - from),
      ...(parts.length > 1 ? { from_m: from, to_m: to, z_e_m: to } : {}),
      w_e_kN_m2: D.c_pe * q_p,
    };
  });
  const E = coefficients("E");
  return [
    ...sides,
    ...windward,
    { id: "E", surface: "wall", ...E, b_m: b, area_m2: b * h, w_e_kN_m2: E.c_pe * at.q_p_kN_m2 },
  ];
}

function zonesOfRoof(sheet: Sheet, item: WindItem, building: BuildingItem, wind: Pressures, e: number): WindZone[] {
  const { roof, area_m2: area = 10 } = item;
  if (!roof) return [];
  const z = roofHeight(building, roof);
  const q_p = wind.at(z).q_p_kN_m2;
  if (z !== building.h_m) {
    sheet.given("z_e_roof_m", z, "EN 1991-1-4 7.2.3(3)");
    sheet.given("q_p_roof_kN_m2", q_p, "EN 1991-1-4 4.5(1)");
  }
  return roofZones(sheet, roof, building, e).map(({ coefficients, place }): WindZone => {
    const { id, c_pe_10, c_pe_1, positive } = coefficients;
    const c_pe = coefficientOf(c_pe_10, c_pe_1, area);
    const other = positive === null ? undefined : coefficientOf(positive[0], positive[1], area);
    return {
      id,
      surface: "roof",
      c_pe_10,
      c_pe_1,
      c_pe,
      ...(other === undefined ? {} : { c_pe_positive: other }),
      b_m: place.b_m,
      ...(place.area_m2 === undefined ? {} : { area_m2: place.area_m2 }),
      ...((roof.n_spans ?? 1) > 1 ? alongWind(place.places) : {}),
      w_e_kN_m2: c_pe * q_p,
      ...(other === undefined ? {} : { w_e_positive_kN_m2: other * q_p }),
      places: place.places,
    };
  });
}

/** Where a zone is among the spans of a roof. */
const alongWind = (places: readonly Rectangle[]) => ({
  from_m: Math.min(...places.map(({ x }) => x)),
  to_m: Math.max(...places.map(({ x, length }) => x + length)),
});

/** 7.2.2(3): on the building as a whole. */
function wholeBuilding(sheet: Sheet, walls: readonly WindZone[], h_d: number, c_s_c_d: number): void {
  const clause = "EN 1991-1-4 7.2.2(3)";
  const correlation =
    h_d <= 1
      ? sheet.table("correlation", 0.85, clause)
      : h_d >= 5
        ? sheet.table("correlation", 1, clause)
        : sheet.put("correlation", partlyCorrelated, h_d);
  // of areas of more than 10 m²
  const force = (id: string): number =>
    walls
      .filter((zone) => zone.id === id)
      .reduce((sum, { c_pe = 1, c_pe_10 = 0, w_e_kN_m2, area_m2 = 0 }) => {
        const w = c_pe === 0 ? 0 : (w_e_kN_m2 * c_pe_10) / c_pe;
        return sheet.step("W", faceForce, sum, w, area_m2);
      }, 0);
  sheet.put("F_w_kN", wholeForce, c_s_c_d, correlation, force("D"), force("E"));
}

function friction(sheet: Sheet, item: WindItem, { b_m: b, d_m: d, h_m: h }: BuildingItem, q_p: number): void {
  const [along, limit] = [alongArea(d, h, b), 4 * acrossArea(b, h)];
  if (item.friction === undefined) {
    if (along > limit)
      sheet.warn(says.frictionNotGiven({ along: significant(along, 4), limit: significant(limit, 4) }));
    return;
  }
  if (along <= limit) {
    sheet.assume(says.littleFriction);
    return;
  }
  const c_fr = sheet.table("c_fr", sheet.parameter("EN 1991-1-4", "c_fr")[item.friction], "EN 1991-1-4 7.5(1)");
  // less than d: where min(2b, 4h) is not, the areas are below the limit
  const x = sheet.put("x_fr_m", frictionFrom, b, h);
  const A_fr = sheet.put("A_fr_m2", frictionArea, d, x, h, b);
  sheet.put("F_fr_kN", frictionForce, c_fr, q_p, A_fr);
}

interface Inside {
  readonly c_pi: number;
  readonly c_s_c_d: number;
  readonly q_i: number;
}

/** The slope that the wind meets, whose signs do not mix. */
const upwind = ["F", "G", "H"];

/** Outside with one pressure inside. A slope of two signs has either on all of it, each slope by itself (7.2.5, note to Table 7.4a). */
function arranged(item: WindItem, zones: readonly WindZone[], { c_pi, c_s_c_d, q_i }: Inside): WindArrangement[] {
  const { spacing_m, roof } = item;
  const angle = roof?.wind ?? 0;
  const signs = (of: (zone: WindZone) => boolean): readonly boolean[] =>
    zones.some((zone) => zone.w_e_positive_kN_m2 !== undefined && of(zone)) ? [false, true] : [false];
  const met = ({ id }: WindZone) => upwind.includes(id);
  const cases = signs(met).flatMap((first) => signs((zone) => !met(zone)).map((second) => ({ first, second })));
  return cases.map(({ first, second }, i) => ({
    id: `wind-${angle}${cases.length > 1 ? `-${i + 1}` : ""} c_pi ${c_pi < 0 ? "-" : "+"}${Math.abs(c_pi)}`,
    nature: "wind",
    group: "wind",
    c_pi,
    parts: zones.map((zone) => {
      const pressed = met(zone) ? first : second;
      const w_e = pressed ? (zone.w_e_positive_kN_m2 ?? zone.w_e_kN_m2) : zone.w_e_kN_m2;
      const w = netPressure(c_s_c_d, w_e, c_pi * q_i);
      return { zone: zone.id, w_kN_m2: w, ...(spacing_m === undefined ? {} : { w_kN_m: lineLoad(w, spacing_m) }) };
    }),
  }));
}
