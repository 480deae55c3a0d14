import { decimals } from "../../basis/numbers.ts";
import { atMost, below, notWith, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type DesignValues, designValues } from "../design-values.ts";
import { formula } from "../formula.ts";
import { rejectStrengths } from "../refuse.ts";
import { says as columnSays } from "../says.ts";
import { bendingTowards } from "../section/biaxial.ts";
import type { Bending } from "../section/resistance.ts";
import { polygon, rectangle, type Shape } from "../section/shape.ts";
import type { Steel } from "../section/steel.ts";
import { areaOfBar, type Layer, layersOf } from "./bars.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";

export type FaceName = "bottom" | "top";

/** The reinforcement at one face. */
export interface Face {
  readonly A_s: number;
  /** Of its centroid from the opposite face. */
  readonly d: number;
  readonly layers: readonly PlacedLayer[] | undefined;
}

interface PlacedLayer extends Layer {
  /** From the face to the axes of its bars. */
  readonly axis: number;
  readonly area: number;
}

export interface Beam {
  readonly item: BeamItem;
  readonly slab: boolean;
  readonly shape: Shape;
  /** The height of the centroid above the bottom. */
  readonly centroid: number;
  readonly steel: Steel;
  readonly values: DesignValues;
  readonly bottom: Face | undefined;
  readonly top: Face | undefined;
  readonly positive: Bending;
  readonly negative: Bending;
}

/** Where nothing is given. */
export const usualAxis = 50;
export const usualLink = 8;
export const usualAggregate = 16;
/** Of bars whose area alone is given. */
const usualBar = 20;
const thinnestBar = 8;
/** From a face to the axis of the thinnest bar that has any concrete around it. */
export const leastAxis = 10;

export const other = (face: FaceName): FaceName => (face === "bottom" ? "top" : "bottom");
export const isFlanged = ({ b, b_eff_mm = b }: BeamItem): boolean => b_eff_mm > b;
/** An edge beam: b_1 or b_2 is 0. */
export const isOneSided = (item: BeamItem): boolean => isFlanged(item) && (item.b_1_mm === 0) !== (item.b_2_mm === 0);
export const hasFlange = ({ b, b_eff_mm = b, flange = "top" }: BeamItem, face: FaceName): boolean =>
  b_eff_mm > b && (flange === face || flange === "both");
/** Width of the concrete at a face. */
export const widthAt = (item: BeamItem, face: FaceName): number =>
  hasFlange(item, face) ? (item.b_eff_mm ?? item.b) : item.b;

/** The link outside the bars. */
export const linkOf = (item: BeamItem, slab: boolean): number => item.links?.diameter_mm ?? (slab ? 0 : usualLink);

const gapBetweenBars = formula("8.2(2)", "max(phi, d_g + 5, 20)", (phi, d_g) => Math.max(phi, d_g + 5, 20));

export const gap = formula(
  "8.2(2)",
  "(b - 2 * a - phi * (n - 1)) / (n - 1)",
  (b, a, phi, n) => (b - 2 * a - phi * (n - 1)) / (n - 1),
  { n: [2, 9] },
);
export const leastGap = (diameter: number, item: BeamItem): number =>
  gapBetweenBars(diameter, item.d_g_mm ?? usualAggregate);

export function readBeam(sheet: Sheet, item: BeamItem, slab: boolean): Beam | undefined {
  rejectStrengths(sheet, item);
  rejectFlange(sheet, item);
  if (item.links && item.links.diameter_mm * (item.links.legs ?? 2) > item.b)
    sheet.problem("links.legs", below(item.b, item.links.diameter_mm * (item.links.legs ?? 2), { unit: "mm" }));
  if (item.cover_mm !== undefined && item.axis_distance_mm !== undefined)
    sheet.problem("axis_distance_mm", notWith("cover_mm"));
  if (item.ductility_class !== undefined && item.steel_branch !== "inclined" && !sheet.request.edition.second)
    sheet.unused("ductility_class", columnSays.noStrainLimit);
  const bottom = readFace(sheet, item, "bottom", slab);
  const top = readFace(sheet, item, "top", slab);
  if (item.cover_mm !== undefined && item.links === undefined && !slab) sheet.assume(says.usualLink);
  const deepest = Math.max(bottom?.d ?? 0, top?.d ?? 0);
  if (item.z_mm !== undefined && deepest > 0 && item.z_mm > deepest)
    sheet.problem("z_mm", atMost(decimals(deepest, 1), item.z_mm, { unit: "mm", is: says.depthOfSection }));
  if (sheet.problems.length > 0) return undefined;
  const { shape, centroid } = shapeOf(item);
  const values = designValues(sheet, item);
  const faces = { bottom, top };
  const steel = steelOf(item, faces, centroid, slab);
  const withSteel = (tension: FaceName) => ({
    shape,
    steel: item.compression_steel === "none" ? steelOf(item, { [tension]: faces[tension] }, centroid, slab) : steel,
    materials: values.materials,
  });
  sheet.given("A_c_mm2", shape.properties.A);
  return {
    item,
    slab,
    shape,
    centroid,
    steel,
    values,
    bottom,
    top,
    positive: bendingTowards(withSteel("bottom"), 0),
    negative: bendingTowards(withSteel("top"), Math.PI),
  };
}

function rejectFlange(sheet: Sheet, { b, h, b_eff_mm, h_f_mm, flange }: BeamItem): void {
  if (b_eff_mm === undefined) {
    if (h_f_mm !== undefined) sheet.problem("h_f_mm", onlyWith("b_eff_mm"));
    if (flange !== undefined) sheet.problem("flange", onlyWith("b_eff_mm"));
    return;
  }
  if (b_eff_mm < b) sheet.problem("b_eff_mm", says.flangeNarrow({ b, given: b_eff_mm }));
  if (h_f_mm === undefined) {
    if (b_eff_mm !== b) sheet.problem("h_f_mm", required(says.flangeThickness));
  } else if (h_f_mm * (flange === "both" ? 2 : 1) >= h) sheet.problem("h_f_mm", below(h, h_f_mm, { unit: "mm" }));
}

function shapeOf(item: BeamItem): { shape: Shape; centroid: number } {
  const { b, h, b_eff_mm: b_f = b, h_f_mm: h_f = 0 } = item;
  if (!isFlanged(item)) return { shape: rectangle(b, h), centroid: h / 2 };
  const [low, high] = [hasFlange(item, "bottom"), hasFlange(item, "top")];
  const right = [
    ...(low ? [at(b_f, 0), at(b_f, h_f), at(b, h_f)] : [at(b, 0)]),
    ...(high ? [at(b, h - h_f), at(b_f, h - h_f), at(b_f, h)] : [at(b, h)]),
  ];
  const left = right.toReversed().map(({ y, z }) => ({ y: -y, z }));
  const { shape, shift } = polygon([...right, ...left], []);
  return { shape, centroid: shift.z };
}

const at = (width: number, z: number) => ({ y: width / 2, z });

function readFace(sheet: Sheet, item: BeamItem, face: FaceName, slab: boolean): Face | undefined {
  const words = item[`bars_${face}`];
  const A_s = item[`A_s_${face}`];
  const d = item[`d_${face}_mm`];
  if (d !== undefined && d > item.h - leastAxis)
    sheet.problem(`d_${face}_mm`, atMost(item.h - leastAxis, d, { unit: "mm", is: says.barsInside }));
  if (words !== undefined && A_s !== undefined) sheet.problem(`A_s_${face}`, notWith(`bars_${face}`));
  if (words === undefined && A_s === undefined) return undefined;
  if (words === undefined) {
    rejectDepth(sheet, item, face, (item.cover_mm ?? 0) + (item.links?.diameter_mm ?? 0) + thinnestBar / 2);
    return { A_s: A_s ?? 0, d: d ?? item.h - axisOfArea(sheet, item, slab), layers: undefined };
  }
  const layers = layersOf(words);
  if (!layers) {
    sheet.problem(`bars_${face}`, says.barsInWords);
    return undefined;
  }
  if (d === undefined && item.axis_distance_mm === undefined && item.cover_mm === undefined)
    sheet.assume(says.usualAxis, { weighty: true });
  const placed = placedLayers(item, layers, d, slab);
  const area = placed.reduce((sum, layer) => sum + layer.area, 0);
  const mean = meanAxis(placed);
  const ofLinks = item.links ? 0 : linkOf(item, slab); // links that nobody gave are no reason to refuse a depth
  rejectDepth(sheet, item, face, meanAxis(placedLayers(item, layers, undefined, slab)) - ofLinks);
  if (mean >= item.h / 2) sheet.problem(`bars_${face}`, says.beyondMiddle({ axis: decimals(mean, 0) }));
  return { A_s: area, d: item.h - mean, layers: placed };
}

function meanAxis(placed: readonly PlacedLayer[]): number {
  const area = placed.reduce((sum, layer) => sum + layer.area, 0);
  return placed.reduce((sum, layer) => sum + layer.area * layer.axis, 0) / area;
}

/** Bars of which the area alone is given lie behind cover and links as bars of 20 mm. */
function axisOfArea(sheet: Sheet, item: BeamItem, slab: boolean): number {
  if (item.cover_mm !== undefined) {
    sheet.assume(says.usualBar, { weighty: true });
    return item.cover_mm + linkOf(item, slab) + usualBar / 2;
  }
  if (item.axis_distance_mm === undefined) sheet.assume(says.usualAxis, { weighty: true });
  return item.axis_distance_mm ?? usualAxis;
}

/** A depth with which the bars would lie in their cover; within 1 % it agrees. */
function rejectDepth(sheet: Sheet, item: BeamItem, face: FaceName, axis: number): void {
  const d = item[`d_${face}_mm`];
  if (d === undefined || item.cover_mm === undefined || d <= (item.h - axis) * 1.01) return;
  sheet.problem(`d_${face}_mm`, atMost(decimals(item.h - axis, 1), d, { unit: "mm", is: says.depthBehindCover }));
}

/** Layer upon layer with the gap of 8.2(2); all of them moved where their depth is given. */
function placedLayers(item: BeamItem, layers: readonly Layer[], d: number | undefined, slab: boolean): PlacedLayer[] {
  const [first] = layers;
  const cover = item.cover_mm;
  let axis =
    cover === undefined
      ? (item.axis_distance_mm ?? usualAxis)
      : cover + linkOf(item, slab) + (first?.diameter ?? 0) / 2;
  const placed = layers.map((layer, i): PlacedLayer => {
    const before = layers[i - 1];
    if (before)
      axis += (before.diameter + layer.diameter) / 2 + leastGap(Math.max(before.diameter, layer.diameter), item);
    const count = layer.count ?? item.b / (layer.spacing ?? item.b);
    return { ...layer, axis, area: count * areaOfBar(layer.diameter) };
  });
  if (d === undefined) return placed;
  const mean = meanAxis(placed);
  return placed.map((layer) => ({ ...layer, axis: layer.axis + item.h - d - mean }));
}

function steelOf(
  item: BeamItem,
  faces: { readonly [face in FaceName]?: Face | undefined },
  centroid: number,
  slab: boolean,
): Steel {
  const bars: { y: number; z: number; area: number }[] = [];
  const lines: { from: { y: number; z: number }; to: { y: number; z: number }; area: number }[] = [];
  for (const name of ["bottom", "top"] as const) {
    const face = faces[name];
    if (!face) continue;
    const level = (axis: number) => (name === "bottom" ? axis : item.h - axis) - centroid;
    const line = (axis: number, area: number) => {
      const y = item.b / 2 - Math.min(axis, item.b / 4);
      const z = level(axis);
      lines.push({ from: { y: -y, z }, to: { y, z }, area });
    };
    if (!face.layers) line(item.h - face.d, face.A_s);
    for (const layer of face.layers ?? []) {
      const { count, diameter, axis, area } = layer;
      if (count === undefined) line(axis, area);
      else
        for (const y of placesAcross(item, count, diameter, slab)) bars.push({ y, z: level(axis), area: area / count });
    }
  }
  return { bars, lines, ring: undefined };
}

/** Evenly from corner to corner of the links. */
function placesAcross(item: BeamItem, count: number, diameter: number, slab: boolean): number[] {
  const y = item.b / 2 - sideAxis(item, diameter, slab);
  if (count === 1) return [0];
  return Array.from({ length: count }, (_, i) => -y + (2 * y * i) / (count - 1));
}

/** From a face to the axis of the outer bars. */
export const axisWithin = (item: BeamItem, diameter: number, slab: boolean): number =>
  item.cover_mm === undefined
    ? (item.axis_distance_mm ?? usualAxis)
    : item.cover_mm + linkOf(item, slab) + diameter / 2;

/** From the side of the web to the axis of its corner bar; no further in than two bars that touch. */
export const sideAxis = (item: BeamItem, diameter: number, slab: boolean): number =>
  Math.min(axisWithin(item, diameter, slab), Math.max(item.b / 4, (item.b - diameter) / 2));

export const gapIn = (
  { item, slab }: Pick<Beam, "item" | "slab">,
  b: number,
  { diameter, count = 1 }: Layer,
): number => (count < 2 ? Number.POSITIVE_INFINITY : gap(b, sideAxis(item, diameter, slab), diameter, count));

/** The web, or where the bars of a layer do not fit in it the flange, 9.2.1.2(2). */
export const widthOfBars = (beam: Pick<Beam, "item" | "slab">, face: FaceName, layer: Layer): number =>
  gapIn(beam, beam.item.b, layer) < leastGap(layer.diameter, beam.item) ? widthAt(beam.item, face) : beam.item.b;

/** For pictures: corners and bars from the centroid, mm. */
export function drawnSection({ item, shape, steel }: Beam): Record<string, unknown> {
  const { b, b_eff_mm: b_f = b } = item;
  // in bending about y an L is as a T; drawn it is what it is
  const at = (y: number) => (isOneSided(item) && Math.abs(y) > b / 2 + 1e-6 ? (y < 0 ? -b / 2 : b_f - b / 2) : y);
  return {
    ...(shape.kind === "polygon" ? { outlines: shape.rings.map((ring) => ring.map(({ y, z }) => [at(y), z])) } : {}),
    bars: steel.bars.map(({ y, z, area }) => [y, z, Math.sqrt((4 * area) / Math.PI)]),
    lines: steel.lines.map(({ from, to }) => [from.y, from.z, to.y, to.z]),
  };
}
