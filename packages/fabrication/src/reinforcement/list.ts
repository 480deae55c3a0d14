/** The bars of a beam as a list: equal ones have one mark. */
import type { BeamBars, PlacedBars, PlacedLinks } from "./beam-bars.ts";
import { cutLength, down, massPerMetre, projectionOf, projectionOfLink, type Shape } from "./shapes.ts";

export interface ListedBar extends Shape {
  /** `1`, `2` … in the beam. */
  readonly mark: string;
  readonly count: number;
  readonly length_mm: number;
  /** Of one, and of all. */
  readonly each_kg: number;
  readonly mass_kg: number;
  readonly use: "bottom" | "top" | "links";
  /** Of bars, in the order of the beam. */
  readonly places: readonly number[];
}

export interface BarList {
  readonly beam: BeamBars;
  readonly bars: readonly ListedBar[];
  readonly mass_kg: number;
  /** Of each group of bars and each zone of links the marks in the list. */
  readonly ofBars: readonly string[];
  readonly ofLinks: readonly (readonly string[])[];
}

interface Found {
  readonly shape: Shape;
  readonly use: ListedBar["use"];
  count: number;
  readonly places: number[];
}

const keyOf = (use: string, { code, dimensions, diameter_mm, radius_mm }: Shape): string =>
  [use === "links", code, diameter_mm, radius_mm, ...dimensions].join(" ");

export function barListOf(beam: BeamBars): BarList {
  const found = new Map<string, Found>();
  const take = (use: Found["use"], shape: Shape, count: number, place: number): string => {
    const key = keyOf(use, shape);
    const known = found.get(key) ?? { shape, use, count: 0, places: [] };
    known.count += count;
    known.places.push(place);
    found.set(key, known);
    return key;
  };
  const keysOfBars = beam.bars.map((bar, i) => take(bar.face, shapeOfBar(bar), Math.ceil(bar.count - 1e-9), i));
  const keysOfLinks = beam.links.map((zone, i) =>
    shapesOfLinks(beam, zone).map((shape) => take("links", shape, countOfLinks(zone), i)),
  );
  const marks = new Map([...found.keys()].map((key, i) => [key, String(i + 1)]));
  const bars = [...found].map(([key, { shape, use, count, places }]): ListedBar => {
    const length_mm = cutLength(shape);
    const each_kg = (massPerMetre(shape.diameter_mm) * length_mm) / 1000;
    return { ...shape, mark: marks.get(key) ?? "", use, count, places, length_mm, each_kg, mass_kg: count * each_kg };
  });
  return {
    beam,
    bars,
    mass_kg: bars.reduce((sum, one) => sum + one.mass_kg, 0),
    ofBars: keysOfBars.map((key) => marks.get(key) ?? ""),
    ofLinks: keysOfLinks.map((keys) => keys.map((key) => marks.get(key) ?? "")),
  };
}

/** How many sets of links a zone has, both ends counted. */
export const countOfLinks = ({ from_mm, to_mm, spacing_mm }: PlacedLinks): number =>
  Math.ceil((to_mm - from_mm) / spacing_mm - 1e-6) + 1;

/** Dimensions are multiples of 5 mm, and never longer than drawn: the cover stays. A leg is no shorter than can be bent. */
function shapeOfBar({ from_mm, to_mm, leg_from_mm, leg_to_mm, diameter_mm, mandrel_mm }: PlacedBars): Shape {
  const long = down(to_mm - from_mm, 5);
  const own = mandrel_mm === undefined ? undefined : mandrel_mm / 2;
  const legs = [leg_from_mm, leg_to_mm]
    .filter((leg) => leg > 0)
    .map((leg) => Math.max(Math.ceil(leg / 5 - 1e-9) * 5, projectionOf(diameter_mm, own)));
  const [first, second] = legs;
  if (first === undefined) return { code: "00", dimensions: [long], diameter_mm };
  const radius = own === undefined ? {} : { radius_mm: own };
  const [one, two] = own === undefined ? (["11", "21"] as const) : (["12", "99"] as const);
  if (second === undefined) return { code: one, dimensions: [first, long], diameter_mm, ...radius };
  return { code: two, dimensions: [first, long, second], diameter_mm, ...radius };
}

/** A closed link around all bars, and for four legs and more others inside it, each around bars of the middle. */
function shapesOfLinks({ b, h, cover }: BeamBars, { diameter_mm, legs }: PlacedLinks): Shape[] {
  const [A, B, C] = [down(h - 2 * cover, 5), down(b - 2 * cover, 5), projectionOfLink(diameter_mm)];
  const outer: Shape = { code: "51", dimensions: [A, B, C], diameter_mm };
  const pairs = Math.ceil(legs / 2) - 1;
  const between = (b - 2 * cover - diameter_mm) / Math.max(1, legs - 1);
  const inner: Shape = { code: "51", dimensions: [A, down(between + diameter_mm, 5), C], diameter_mm };
  return [outer, ...Array.from({ length: pairs }, () => inner)];
}
