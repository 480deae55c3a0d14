import { atLeast, atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { areaOfBar, layersOf } from "../beams/bars.ts";
import { says as beamSays } from "../beams/says.ts";
import { leastAxis } from "../beams/section.ts";
import * as formulas from "./formulas.ts";
import type { Plan, Way, WayName } from "./resolve.ts";
import { says } from "./says.ts";
import type { FoundationItem } from "./schema.ts";

/** The bottom bars of one direction. */
export interface Bars {
  readonly phi: number;
  readonly spacing: number;
  /** Of the whole width, mm². */
  readonly A_s: number;
  readonly d: number;
}

interface Layer {
  readonly phi: number;
  readonly spacing: number;
  /** mm² per m */
  readonly a_s: number;
}

/** 9.8.2.1(1), recommended; no publication at hand has another. */
export const thinnestBar = 8;

export const outerOf = ({ outer }: FoundationItem, strip: boolean): WayName => outer ?? (strip ? "z" : "y");

export function barsOf(sheet: Sheet, { item, strip, ways }: Plan): Map<WayName, Bars> | undefined {
  const [L, B] = [ways.find(({ name }) => name === "y")?.length, ways.find(({ name }) => name === "z")?.length];
  const layers = {
    y: layerOf(sheet, item, "y", B ?? item.B_mm),
    z: layerOf(sheet, item, "z", strip ? 1000 : (L ?? 0)),
  };
  const outer = outerOf(item, strip);
  const found = new Map<WayName, Bars>();
  for (const { name, across } of ways) {
    const layer = layers[name];
    if (!layer) continue;
    const outside = name === outer ? 0 : (layers[outer]?.phi ?? 0);
    const d = item[`d_${name}_mm`] ?? item.h - (item.cover_mm ?? 0) - outside - layer.phi / 2;
    if (d > item.h - leastAxis)
      sheet.problem(`d_${name}_mm`, atMost(item.h - leastAxis, d, { unit: "mm", is: beamSays.barsInside }));
    if (d < item.h / 2) {
      if (item[`d_${name}_mm`] !== undefined) sheet.problem(`d_${name}_mm`, atLeast(item.h / 2, d, { unit: "mm" }));
      else sheet.problem("cover_mm", atMost(item.h / 2 - outside - layer.phi / 2, item.cover_mm ?? 0, { unit: "mm" }));
    }
    found.set(name, { phi: layer.phi, spacing: layer.spacing, d, A_s: formulas.areaAcross(layer.a_s, across) });
  }
  return sheet.problems.length > 0 ? undefined : found;
}

/** Of a strip the bars along the wall, mm² per m across. */
export const alongOf = (sheet: Sheet, item: FoundationItem): number | undefined =>
  layerOf(sheet, item, "y", item.B_mm)?.a_s;

/** Top bars, mm² of the whole width; as deep as those at the bottom would be. */
export function topOf(sheet: Sheet, { item }: Plan, { name, across }: Way): { A_s: number; d: number } | undefined {
  const layer = layerOf(sheet, item, `top_${name}`, across);
  if (!layer) return undefined;
  const d = item.h - (item.cover_mm ?? 0) - topMesh - layer.phi / 2;
  return { A_s: formulas.areaAcross(layer.a_s, across), d };
}

/** A layer of bars across them may lie outside. */
const topMesh = 16;

/** All bars of a width, or at a spacing. */
function layerOf(
  sheet: Sheet,
  item: FoundationItem,
  way: WayName | `top_${WayName}`,
  across: number,
): Layer | undefined {
  const words = item[`bars_${way}`];
  if (words === undefined) return undefined;
  const [layer, ...more] = layersOf(words) ?? [];
  if (!layer || more.length > 0 || layer.count === 1) {
    sheet.problem(`bars_${way}`, says.barsInWords);
    return undefined;
  }
  const { diameter: phi, count, spacing } = layer;
  if (phi < thinnestBar) sheet.problem(`bars_${way}`, atLeast(thinnestBar, phi, { unit: "mm", because: "9.8.2.1(1)" }));
  const ends = 2 * (item.cover_mm ?? 0) + phi;
  const s = spacing ?? (across - ends) / ((count ?? 2) - 1);
  const a_s = count === undefined ? (areaOfBar(phi) * 1000) / s : (areaOfBar(phi) * count * 1000) / across;
  return { phi, spacing: s, a_s };
}
