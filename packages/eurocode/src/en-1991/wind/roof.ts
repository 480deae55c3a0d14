import type { Message } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { above, atMost, onlyFor, onlyWith, required, within } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formulaOfWind as formula } from "../formula.ts";
import { interpolated, ofEaves, ofPitch, type ZoneCoefficients } from "./coefficients.ts";
import { spansBehindEachOther, spansSideBySide } from "./multispan.ts";
import { joined, type RoofZone, stretchOf } from "./roof-zones.ts";
import { refuse, says } from "./says.ts";
import type { BuildingItem, RoofItem } from "./schema.ts";
import {
  type CanopyTable,
  canopyDuopitch,
  canopyMonopitch,
  curvedEaves,
  duopitch0,
  duopitch90,
  flatZones,
  hipped,
  mansardEaves,
  monopitch0,
  monopitch90,
  monopitch180,
  parapets,
  sharpEaves,
} from "./tables.ts";
import {
  canopyZones,
  duopitchAcross,
  duopitchAlong,
  flatRoof,
  hippedRoof,
  monopitchAlong,
  slopeZones,
  type ZonePlaces,
} from "./zone-geometry.ts";

export const isCanopy = ({ type }: RoofItem): boolean => type === "canopy-monopitch" || type === "canopy-duopitch";
const isPitched = ({ type }: Pick<RoofItem, "type">): boolean =>
  type === "monopitch" || type === "duopitch" || type === "hipped";

/** Above the walls a parapet raises the reference height, 7.2.3(3). */
export const roofHeight = ({ h_m }: BuildingItem, { type, edge, h_p_m = 0 }: RoofItem): number =>
  type === "flat" && edge === "parapet" ? h_m + h_p_m : h_m;

const severalSpans = ({ n_spans = 1 }: RoofItem): boolean => n_spans > 1;

/** Below it a pitched roof is a flat one. */
const flatBelow = 5;

const slopesOf: Readonly<Record<RoofItem["type"], readonly [number, number]>> = {
  flat: [-5, 5],
  monopitch: [0, 75],
  duopitch: [-45, 75],
  hipped: [0, 75],
  "canopy-monopitch": [0, 30],
  "canopy-duopitch": [-20, 30],
};

export const riseOfRoof = formula(
  "7.2.4(1) and 7.2.5(1), Figures 7.7 to 7.9",
  "tan(alpha * pi / 180) * w / n",
  (alpha, w, n) => (Math.tan((alpha * Math.PI) / 180) * w) / n,
  { alpha: [0, 80] },
);

/** h_m is that of the ridge, and the roof begins above the ground. */
export function rejectRise(
  sheet: Sheet,
  { type, alpha_deg = 0, wind = 0, n_spans = 1 }: RoofItem,
  { b_m, d_m, h_m }: BuildingItem,
): void {
  if (!isPitched({ type }) || alpha_deg <= 0 || alpha_deg > 75) return;
  const across = type === "hipped" ? Math.min(b_m, d_m) : wind === 90 ? b_m : d_m;
  const rise = riseOfRoof(alpha_deg, across / n_spans, type === "monopitch" ? 1 : 2);
  if (rise > h_m * 1.001)
    sheet.problem("building.h_m", above(decimals(rise, 2), h_m, { unit: "m", is: refuse.riseOfRoof }));
}

export function rejectRoof(sheet: Sheet, roof: RoofItem): void {
  const { type, alpha_deg: alpha, wind } = roof;
  const edge = type === "flat" ? roof.edge : undefined;
  const needs = (field: keyof RoofItem, what: Message): void => {
    if (roof[field] === undefined) sheet.problem(`roof.${field}`, required(what));
  };
  const idle = (field: keyof RoofItem, used: boolean, why: Message): void => {
    if (roof[field] !== undefined && !used) sheet.unused(`roof.${field}`, onlyFor(why));
  };
  if (type !== "flat") needs("alpha_deg", refuse.slope);
  if (edge === "parapet") needs("h_p_m", refuse.heightOfParapet);
  if (edge === "curved") needs("r_m", refuse.radius);
  if (edge === "mansard") needs("alpha_deg", refuse.mansardSlope);
  idle("edge", type === "flat", refuse.ofFlat);
  idle("h_p_m", edge === "parapet", refuse.ofParapets);
  idle("r_m", edge === "curved", refuse.ofCurves);
  idle("phi", isCanopy(roof), refuse.ofCanopies);
  idle("wind", isPitched(roof), refuse.wholeDirections);
  if (severalSpans(roof) && type !== "monopitch" && type !== "duopitch")
    sheet.problem("roof.n_spans", onlyWith(refuse.spansInRow));
  else idle("n_spans", alpha === undefined || Math.abs(alpha) >= flatBelow, refuse.slopedSpans);
  if (wind === 180 && type !== "monopitch" && isPitched(roof)) sheet.problem("roof.wind", onlyWith(refuse.ofMonopitch));
  if (alpha === undefined || edge === "mansard") return;
  const [least, steepest] = slopesOf[type];
  // the troughs of Figure 7.10(c) have the slopes of Table 7.4a
  const most = severalSpans(roof) && type === "duopitch" ? 45 : steepest;
  if (alpha < least || alpha > most)
    sheet.problem("roof.alpha_deg", within(least, most, alpha, { unit: "°", is: refuse.slopeRange({ type }) }));
}

export function roofZones(sheet: Sheet, roof: RoofItem, building: BuildingItem, e: number): RoofZone[] {
  const { b_m: b, d_m: d, h_m: h } = building;
  const { type, alpha_deg: alpha = 0 } = roof;
  const wind = roof.wind ?? 0;
  if (type === "flat") return joined(eavesOf(sheet, roof, h), flatRoof(e, b, d));
  if (roof.wind === undefined) sheet.assume(says.windOnLowEave);
  if (Math.abs(alpha) < flatBelow) {
    sheet.assume(says.littleSlope);
    return joined(ofEaves(flatZones, [0], [sharpEaves], 0), flatRoof(e, b, d));
  }
  const stretch = stretchOf(alpha);
  if (severalSpans(roof) && wind !== 90) return spansBehindEachOther(sheet, roof, building, e);
  const along = (one: (width: number) => readonly ZonePlaces[]) => spansSideBySide(sheet, roof, building, one);
  if (type === "monopitch") {
    if (wind === 90)
      return joined(
        ofPitch(monopitch90, alpha),
        along((width) => monopitchAlong(e, width, d, stretch)),
      );
    return joined(ofPitch(wind === 0 ? monopitch0 : monopitch180, alpha), slopeZones(e, b, d, stretch));
  }
  if (type === "hipped") {
    sheet.assume(says.hippedZones);
    return joined(ofPitch(hipped, alpha), hippedRoof(e, b, d));
  }
  if (wind === 90)
    return joined(
      ofPitch(duopitch90, alpha),
      along((width) => duopitchAlong(e, width, d, stretch)),
    );
  sheet.assume(says.ridgeInMiddle);
  return joined(ofPitch(duopitch0, alpha), duopitchAcross(e, b, d, stretch));
}

function eavesOf(sheet: Sheet, { edge, h_p_m = 0, r_m = 0, alpha_deg = 0 }: RoofItem, h: number): ZoneCoefficients[] {
  if (edge === undefined) sheet.assume(says.sharpEdge);
  switch (edge) {
    case "parapet":
      // below 0.025 towards sharp eaves
      return ofEaves(flatZones, [0, ...parapets.ratios], [sharpEaves, ...parapets.rows], h_p_m / h);
    case "curved":
      return ofEaves(flatZones, [0, ...curvedEaves.ratios], [sharpEaves, ...curvedEaves.rows], r_m / h);
    case "mansard":
      // above 60° straight to sharp eaves at 90°
      return ofEaves(flatZones, [...mansardEaves.ratios, 90], [...mansardEaves.rows, sharpEaves], alpha_deg);
    default:
      return ofEaves(flatZones, [0], [sharpEaves], 0);
  }
}

/** Net coefficients of a canopy: of the whole, and of its zones. */
export interface Canopy {
  readonly c_f_max: number;
  readonly c_f_min: number;
  readonly zones: readonly {
    readonly id: string;
    readonly most: number;
    readonly least: number;
    readonly place: ZonePlaces | undefined;
  }[];
}

export function canopyOf(
  sheet: Sheet,
  { type, alpha_deg: alpha = 0, phi }: RoofItem,
  building: BuildingItem | undefined,
): Canopy {
  if (phi === undefined) sheet.assume(says.emptyCanopy, { weighty: true });
  sheet.assume(says.canopyForce);
  const ridged = type === "canopy-duopitch";
  const table: CanopyTable = ridged ? canopyDuopitch : canopyMonopitch;
  const places = building ? canopyZones(building.b_m, building.d_m, ridged) : [];
  const at = (rows: readonly (readonly number[])[], column: number): number =>
    interpolated(
      table.slopes,
      rows.map((row) => row[column] ?? 0),
      alpha,
    );
  const least = (column: number): number =>
    interpolated([0, 1], [at(table.least_0, column), at(table.least_1, column)], phi ?? 0);
  return {
    c_f_max: at(table.most, 0),
    c_f_min: least(0),
    zones: table.zones.map((id, i) => ({
      id,
      most: at(table.most, i + 1),
      least: least(i + 1),
      place: places.find((place) => place.id === id),
    })),
  };
}

export const rejectTallParapet = (sheet: Sheet, { type, edge, h_p_m }: RoofItem, { h_m }: BuildingItem): void => {
  if (type === "flat" && edge === "parapet" && h_p_m !== undefined && h_p_m > h_m)
    sheet.problem("roof.h_p_m", atMost(h_m, h_p_m, { unit: "m" }));
};
