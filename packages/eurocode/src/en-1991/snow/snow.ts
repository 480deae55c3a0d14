import { significant } from "../../basis/numbers.ts";
import { notWith } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { LoadGeometry } from "../geometry.ts";
import { overhang, overhangFactor } from "./drifts.ts";
import { groundSnow } from "./ground.ts";
import type { SnowArrangement } from "./model.ts";
import { rejectSnow } from "./refuse.ts";
import {
  abuttingExceptional,
  abuttingTaller,
  cylindrical,
  duopitch,
  monopitch,
  multiSpan,
  obstruction,
  obstructionExceptional,
  parapetExceptional,
  type ShapeArrangement,
  valleyExceptional,
} from "./roofs.ts";
import { says } from "./says.ts";
import { isByAnnexB, type SnowItem, snowSchema } from "./schema.ts";
import { lineLoad, ofAnnexB, onRoof, withWater } from "./shapes.ts";

/** A flat roof is a monopitch one without a slope. */
const withFlatRoof = (item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  item.roof === "flat" ? { ...item, roof: "monopitch", alpha_deg: item.alpha_deg ?? 0 } : item;

export const snowKind = defineKind({
  name: "snow",
  title: "Snow",
  schema: snowSchema,
  actionsAlone: true,
  everyday: withFlatRoof,
  example: { mark: "S1", action: "snow", roof: "duopitch", alpha_deg: 35, s_k_kN_m2: 0.8, spacing_m: 5 },
  label: ({ roof, alpha_deg }) => (alpha_deg === undefined ? roof : `${roof} ${alpha_deg}°`),
  run(sheet, item) {
    rejectSnow(sheet, item);
    if (item.C_e !== undefined && item.topography !== undefined) sheet.problem("C_e", notWith("topography"));
    const ground = groundSnow(sheet, item);
    if (!ground || sheet.problems.length > 0) return;
    const { s_k, s_Ad } = ground;
    if (item.roof === "ground") {
      sheet.given("s_kN_m2", s_k, "EN 1991-1-3 4.1(1)");
      writeLine(sheet, item, s_k);
      sheet.geometry = (): LoadGeometry => ({ kind: "snow", roof: "ground", item, arrangements: [] });
      return;
    }
    const byAnnexB = isByAnnexB(item);
    const factors = byAnnexB ? undefined : exposure(sheet, item);
    const shapes = shapesOf(sheet, item, s_k);
    const water = waterOf(sheet, item);
    const loadOf = (mu: number, onGround: number): number => {
      if (!factors) return sheet.step("s", ofAnnexB, mu, onGround);
      return water > 0
        ? sheet.step("s", withWater, mu, factors.C_e, factors.C_t, onGround, water)
        : sheet.step("s", onRoof, mu, factors.C_e, factors.C_t, onGround);
    };
    const arranged = (shape: ShapeArrangement, before: string, onGround: number): SnowArrangement => ({
      id: before + shape.id,
      nature: byAnnexB || before !== "" ? "accidental" : "snow",
      parts: shape.parts.map(({ id, mu, ...place }) => {
        const s = loadOf(mu, onGround);
        const line = item.spacing_m === undefined ? {} : { s_kN_m: lineLoad(s, item.spacing_m) };
        return { id, mu, s_kN_m2: s, ...line, ...place };
      }),
    });
    const arrangements = [
      ...shapes.map((shape) => arranged(shape, "", s_k)),
      ...(s_Ad === undefined || byAnnexB ? [] : shapes.map((shape) => arranged(shape, "exceptional-", s_Ad))),
    ];
    const greatest = Math.max(
      ...arrangements
        .filter(({ id }) => !id.startsWith("exceptional-"))
        .flatMap(({ parts }) => parts.map((part) => part.s_kN_m2)),
    );
    sheet.given("s_kN_m2", greatest, "EN 1991-1-3 5.2(3)");
    writeLine(sheet, item, greatest);
    writeOverhang(sheet, item, arrangements);
    sheet.given("arrangements", arrangements);
    sheet.geometry = (): LoadGeometry => ({ kind: "snow", roof: item.roof, item, arrangements });
    return;
  },
});

function writeLine(sheet: Sheet, { spacing_m }: SnowItem, s: number): void {
  if (spacing_m !== undefined) sheet.put("s_kN_m", lineLoad, s, spacing_m);
}

function exposure(sheet: Sheet, { C_e, topography, C_t }: SnowItem): { C_e: number; C_t: number } {
  const byTopography = sheet.parameter("EN 1991-1-3", "C_e")[topography ?? "normal"];
  const chosen = C_e ?? byTopography;
  const least = Math.min(...Object.values(sheet.parameter("EN 1991-1-3", "C_e")));
  if (chosen < least) sheet.warn(says.smallExposure({ C_e: chosen, least }));
  if (C_t !== undefined && C_t < 1) sheet.warn(says.meltingSnow({ C_t }));
  if (C_e === undefined && topography === undefined) sheet.assume(says.normalTopography({ C_e: chosen }));
  if (C_t === undefined) sheet.assume(says.noHeatLoss);
  sheet.given("C_e", chosen, "EN 1991-1-3 5.2(7)");
  sheet.given("C_t", C_t ?? 1, "EN 1991-1-3 5.2(8)");
  return { C_e: chosen, C_t: C_t ?? 1 };
}

function shapesOf(sheet: Sheet, item: SnowItem, s_k: number): ShapeArrangement[] {
  switch (item.roof) {
    case "duopitch":
      return duopitch(sheet, item);
    case "multi-span":
      return multiSpan(sheet, item);
    case "cylindrical":
      // refused before where the annex has none
      return cylindrical(sheet, item, sheet.parameter("EN 1991-1-3", "mu_3_max") ?? 0);
    case "abutting-taller":
      return abuttingTaller(sheet, item, s_k);
    case "obstruction":
      return obstruction(sheet, item, s_k);
    case "abutting-exceptional":
      return abuttingExceptional(sheet, item, s_k);
    case "parapet-exceptional":
      return parapetExceptional(sheet, item, s_k);
    case "obstruction-exceptional":
      return obstructionExceptional(sheet, item, s_k);
    case "valley-exceptional":
      return valleyExceptional(sheet, item, s_k);
    default:
      return monopitch(sheet, item);
  }
}

/** What some annexes add on roofs of little slope. */
function waterOf(sheet: Sheet, { alpha_deg, alpha_2_deg = alpha_deg }: SnowItem): number {
  const rule = sheet.parameter("EN 1991-1-3", "flat_roof_water");
  if (rule === null || alpha_deg === undefined || alpha_2_deg === undefined) return 0;
  const slope = 100 * Math.tan((Math.min(alpha_deg, alpha_2_deg) * Math.PI) / 180);
  const s = rule(slope);
  if (s > 0) sheet.assume(says.water({ slope: significant(slope, 3), s }));
  return s;
}

function writeOverhang(sheet: Sheet, item: SnowItem, arrangements: readonly SnowArrangement[]): void {
  const { d_overhang_m: d, k_overhang, gamma_snow_kN_m3 = 3 } = item;
  if (d === undefined && k_overhang === undefined) return;
  if (item.gamma_snow_kN_m3 === undefined) sheet.assume(says.densityOfOverhang);
  // the most onerous undrifted load, 6.3(2)
  const undrifted = arrangements.find(({ id }) => id === "undrifted");
  const s = Math.max(0, ...(undrifted?.parts ?? []).map((part) => part.s_kN_m2));
  const k =
    k_overhang === undefined
      ? sheet.put("k_overhang", overhangFactor, d ?? 0, gamma_snow_kN_m3)
      : sheet.given("k_overhang", k_overhang, "EN 1991-1-3 6.3(2)");
  sheet.put("s_e_kN_m", overhang, k, s, gamma_snow_kN_m3);
}
