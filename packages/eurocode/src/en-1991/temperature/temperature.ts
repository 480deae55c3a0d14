import type { Message } from "../../basis/message.ts";
import { notWith, onlyFor, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formulaOfTemperature as formula } from "../formula.ts";
import { refuse, says } from "./says.ts";
import { type TemperatureItem, temperatureSchema } from "./schema.ts";

export const inTheSun = formula("5.3(3), Table 5.2", "T_max + T_sun", (T_max, T_sun) => T_max + T_sun);
export const meanTemperature = formula("5.2(3)", "(T_out + T_in) / 2", (T_out, T_in) => (T_out + T_in) / 2);
/** (5.1) */
export const uniformChange = formula("5.2(3)", "T - T_0", (T, T_0) => T - T_0);
export const difference = formula("5.2(3)", "T_out - T_in", (T_out, T_in) => T_out - T_in);
export const expansion = formula(
  "5.2(2), Annex C",
  "alpha_T * 1e-6 * Delta_T * L * 1000",
  (alpha_T, Delta_T, L) => alpha_T * 1e-6 * Delta_T * L * 1000,
);
export const heldForce = formula(
  "5.2(2), Annex C",
  "held * E * A * alpha_T * 1e-6 * Delta_T / 1000",
  (held, E, A, alpha_T, Delta_T) => (held * E * A * alpha_T * 1e-6 * Delta_T) / 1000,
);

/** Table C.1, 10⁻⁶/K; masonry: the upper end of its range. */
const expansions = {
  steel: 12,
  "stainless-steel": 16,
  concrete: 10,
  "lightweight-concrete": 7,
  timber: 5,
  masonry: 10,
} as const;

/** Table 5.3: below the ground, °C; above and below 1 m of depth. */
const belowGround = { summer: { shallow: 8, deep: 5 }, winter: { shallow: -5, deep: -3 } } as const;

export const temperatureKind = defineKind({
  name: "temperature",
  title: "Temperature of a member",
  schema: temperatureSchema,
  actionsAlone: true,
  example: {
    mark: "T1",
    action: "temperature",
    place: "outside",
    T_max_C: 35,
    T_min_C: -20,
    surface: "dark",
    orientation: "south-west",
    material: "steel",
    length_m: 40,
  },
  label: ({ place, material }) => (material === undefined ? place : `${material}, ${place}`),
  run(sheet, item) {
    rejectTemperature(sheet, item);
    if (sheet.problems.length > 0) return;
    sheet.assume(says.notFire);
    const T_0 = item.T_0_C ?? sheet.parameter("EN 1991-1-5", "T_0");
    if (item.T_0_C === undefined) sheet.assume(says.initial({ T_0 }));
    sheet.given("T_0_C", T_0, "EN 1991-1-5 A.1(3)");
    const seasons = (["summer", "winter"] as const).map((season) => {
      const T = memberTemperature(sheet, item, season);
      const Delta_T_u = sheet.put(`Delta_T_u_${season}_K`, uniformChange, T, T_0);
      return { season, Delta_T_u, ...effects(sheet, item, season, Delta_T_u) };
    });
    sheet.given(
      "arrangements",
      seasons.map(({ season, Delta_T_u, Delta_L_mm, N_kN }) => ({
        id: season,
        nature: "temperature",
        group: "temperature",
        Delta_T_u_K: Delta_T_u,
        ...(Delta_L_mm === undefined ? {} : { Delta_L_mm }),
        ...(N_kN === undefined ? {} : { N_kN }),
      })),
    );
    return;
  },
});

type Season = "summer" | "winter";

function rejectTemperature(sheet: Sheet, item: TemperatureItem): void {
  const { place } = item;
  const outdoors = place === "outside" || place === "in-envelope";
  const indoors = place === "inside" || place === "in-envelope";
  const needs: readonly (readonly [keyof TemperatureItem, boolean, Message, Message])[] = [
    ["T_max_C", outdoors, refuse.summer, refuse.outdoors],
    ["T_min_C", outdoors, refuse.winter, refuse.outdoors],
    ["surface", outdoors, refuse.surface, refuse.outdoors],
    ["orientation", outdoors, refuse.orientation, refuse.outdoors],
    ["depth_m", place === "below-ground", refuse.depth, refuse.belowGround],
  ];
  for (const [field, needed, what, why] of needs) {
    if (needed && item[field] === undefined) sheet.problem(field, required(what));
    if (!needed && item[field] !== undefined) sheet.unused(field, onlyFor(why));
  }
  for (const field of ["T_in_summer_C", "T_in_winter_C"] as const)
    if (item[field] !== undefined && !indoors) sheet.unused(field, onlyFor(refuse.indoors));
  rejectExpansion(sheet, item);
}

function rejectExpansion(sheet: Sheet, item: TemperatureItem): void {
  const { material, alpha_T_1e_6_K, length_m, E_MPa, A_mm2, held } = item;
  if (material !== undefined && alpha_T_1e_6_K !== undefined) sheet.problem("alpha_T_1e_6_K", notWith("material"));
  if ((E_MPa === undefined) !== (A_mm2 === undefined))
    sheet.problem(E_MPa === undefined ? "E_MPa" : "A_mm2", required(refuse.stiffness));
  const expands = length_m !== undefined || E_MPa !== undefined;
  if (expands && material === undefined && alpha_T_1e_6_K === undefined)
    sheet.problem("material", required(refuse.expansion));
  if (held !== undefined && E_MPa === undefined) sheet.unused("held", onlyFor(refuse.heldMembers));
  for (const field of ["material", "alpha_T_1e_6_K"] as const)
    if (item[field] !== undefined && !expands) sheet.unused(field, onlyFor(refuse.expandingMembers));
}

function memberTemperature(sheet: Sheet, item: TemperatureItem, season: Season): number {
  const name = `T_${season}_C`;
  const { place, depth_m = 0 } = item;
  if (place === "below-ground") {
    const { shallow, deep } = belowGround[season];
    return sheet.table(name, depth_m < 1 ? shallow : deep, "EN 1991-1-5 5.3(4)");
  }
  if (place === "inside") return sheet.given(name, insideOf(sheet, item, season), "EN 1991-1-5 5.3(2)");
  const T_out = outsideOf(sheet, item, season);
  if (place === "outside") return sheet.given(name, T_out, "EN 1991-1-5 5.3(3)");
  sheet.assume(says.meanOfBoth);
  const T_in = insideOf(sheet, item, season);
  sheet.put(`Delta_T_M_${season}_K`, difference, T_out, T_in);
  return sheet.put(name, meanTemperature, T_out, T_in);
}

function insideOf(sheet: Sheet, { T_in_summer_C, T_in_winter_C }: TemperatureItem, season: Season): number {
  const own = {
    summer: sheet.parameter("EN 1991-1-5", "T_in_summer"),
    winter: sheet.parameter("EN 1991-1-5", "T_in_winter"),
  };
  if (T_in_summer_C === undefined && T_in_winter_C === undefined) sheet.assume(says.inside(own));
  return (season === "summer" ? T_in_summer_C : T_in_winter_C) ?? own[season];
}

function outsideOf(sheet: Sheet, item: TemperatureItem, season: Season): number {
  const { T_max_C = 0, T_min_C = 0, surface = "dark", orientation = "south-west" } = item;
  if (season === "winter") return sheet.given("T_out_winter_C", T_min_C, "EN 1991-1-5 5.3(3)");
  const sun = sheet.parameter("EN 1991-1-5", "solar")[orientation][surface];
  return sheet.put("T_out_summer_C", inTheSun, T_max_C, sun);
}

function effects(
  sheet: Sheet,
  item: TemperatureItem,
  season: Season,
  Delta_T: number,
): { Delta_L_mm?: number; N_kN?: number } {
  const { material, alpha_T_1e_6_K, length_m, E_MPa, A_mm2, held } = item;
  const alpha = alpha_T_1e_6_K ?? (material === undefined ? undefined : expansions[material]);
  if (alpha === undefined) return {};
  const Delta_L_mm =
    length_m === undefined ? undefined : sheet.put(`Delta_L_${season}_mm`, expansion, alpha, Delta_T, length_m);
  if (E_MPa === undefined || A_mm2 === undefined) return Delta_L_mm === undefined ? {} : { Delta_L_mm };
  if (held === undefined) sheet.assume(says.wholeHeld);
  const N_kN = sheet.put(`N_${season}_kN`, heldForce, held ?? 1, E_MPa, A_mm2, alpha, Delta_T);
  return { ...(Delta_L_mm === undefined ? {} : { Delta_L_mm }), N_kN };
}
