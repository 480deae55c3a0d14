import { type Message, messages, quantity } from "../basis/message.ts";

// "8Ø20", "2x4Ø16", "4Ø20 + 2Ø16 + 4Ø20": bars as a drawing calls them, at the axis distance that is given with them.

interface PlacedBar {
  readonly y: number;
  readonly z: number;
  readonly diameter: number;
}

/**
 * Not every keyboard has Ø: `8d20` and `8phi20` too; and `8H20`, `8-T20`, `8 no. HA20`, with the letter of a steel whose strength is
 * given apart.
 */
const words =
  /^(?:(\d{1,2}) ?[x×*] ?)?(\d{1,3}) ?(?:(?:nos?|nr|st|x)\.? ?|- ?)?(?:[ØøΦφ⌀∅DHTBYN]|phi|HA|FeE) ?(\d{1,2}(?:\.\d)?)(?: ?mm)?$/i;

export const says = messages("barsInWords", {
  onFaces: "{bars}: {across} bars on each face ±z and {along} on each face ±y, with those in the corners.",
  axisOfCover:
    "The axes of the bars are {axis} from the faces: cover {cover}, links {link}, half of {phi}‹ (cover_mm, links)›.",
  usualAxis: "{bars}: bars {axis} from the faces to their axes‹ (axis_distance_mm)›.",
});

/** An item as people write one: bars and links in words. */
export const columnInWords = (
  item: Readonly<Record<string, unknown>>,
  notes: Message[] = [],
): Readonly<Record<string, unknown>> => withBarsPlaced(withCover(withLinks(item), notes), notes);

/** mm, of links that are not given: as of beams */
const usualLink = 8;

/** The cover to the links, as a drawing has it, in place of the distance to the axes of the bars; undefined fields stay. */
function withCover(item: Readonly<Record<string, unknown>>, notes: Message[]): Readonly<Record<string, unknown>> {
  const { cover_mm, ...rest } = item;
  const cover = Number(cover_mm);
  const phi = thickestOf(item);
  if (!(cover > 0) || (item.axis_distance_mm ?? null) !== null || phi === undefined) return item;
  const links = item.links as { diameter_mm?: unknown } | null | undefined; // looked at by its schema
  const link = typeof links?.diameter_mm === "number" ? links.diameter_mm : usualLink;
  const axis = cover + link + phi / 2;
  notes.push(
    says.axisOfCover({
      axis: quantity(axis, "mm"),
      cover: quantity(cover, "mm"),
      link: quantity(link, "mm"),
      phi: quantity(phi, "mm"),
    }),
  );
  return { ...rest, axis_distance_mm: axis };
}

function thickestOf({ bars, bar_diameter_mm }: Readonly<Record<string, unknown>>): number | undefined {
  if (typeof bars !== "string") return typeof bar_diameter_mm === "number" ? bar_diameter_mm : undefined;
  const said = bars.split("+").flatMap((part) => rowsIn(part)?.diameter ?? []);
  return said.length > 0 ? Math.max(...said) : undefined;
}

/** Ø8-200, T8@200, HA8 e = 200, R10 c/c 150 */
const linksInWords =
  /^(?:(?:[ØøΦφ⌀∅DHRTBYN]|phi|HA) ?)?(\d{1,2}) ?(?:mm)? ?(?:@|-|–|\/|[csea] ?=|c\/?c|à|á) ?(\d{2,3})(?: ?mm)?(?: ?(?:c\/?c|crs|ctrs|centres|centers))?$/i;

function withLinks(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [, diameter, spacing] = typeof item.links === "string" ? (linksInWords.exec(item.links.trim()) ?? []) : [];
  if (diameter === undefined || spacing === undefined) return item;
  return { ...item, links: { diameter_mm: Number(diameter), spacing_mm: Number(spacing) } };
}

/** As the schema says of a layout. */
const usualAxis = 50;

/** An item whose `bars` are such words, with the bars at their places; itself where they do not say where all of them are. */
function withBarsPlaced(
  item: Readonly<Record<string, unknown>>,
  notes: Message[] = [],
): Readonly<Record<string, unknown>> {
  const { bars, axis_distance_mm: given, ...rest } = item;
  const axis = given ?? usualAxis;
  if (typeof bars !== "string" || typeof axis !== "number") return item;
  const said = bars.split("+").flatMap((part) => rowsIn(part) ?? []);
  if (said.length < bars.split("+").length) return item;
  const placed = said.length > 1 ? inOwnRows(item, said, axis) : alike(item, said[0], axis, notes);
  if (placed === undefined) return item;
  if (given === undefined || given === null) notes.push(says.usualAxis({ bars, axis: quantity(usualAxis, "mm") }));
  return { ...rest, bars: placed };
}

interface Said {
  /** undefined where a number stands alone */
  readonly rows: number | undefined;
  readonly count: number;
  readonly diameter: number;
}

function rowsIn(text: string): Said | undefined {
  const [, rows, count, diameter] = words.exec(text.trim()) ?? [];
  if (count === undefined) return undefined;
  return { rows: rows === undefined ? undefined : Number(rows), count: Number(count), diameter: Number(diameter) };
}

function alike(item: Readonly<Record<string, unknown>>, said: Said | undefined, axis: number, notes: Message[]) {
  if (!said) return undefined;
  const { rows, count, diameter } = said;
  return placesOf(item, rows, count, axis, notes)?.map(([y, z]): PlacedBar => ({ y, z, diameter }));
}

/** Rows of their own count and diameter, evenly from the top to the bottom. */
function inOwnRows(
  { shape = "rectangular", b, h }: Readonly<Record<string, unknown>>,
  said: readonly Said[],
  axis: number,
): PlacedBar[] | undefined {
  if (shape !== "rectangular") return undefined;
  const rows = said.flatMap(({ rows: times = 1, ...row }) => Array.from({ length: times }, () => row));
  if (rows.some(({ count }) => count < 2)) return undefined;
  const [y, z] = [orAny(b) / 2 - axis, orAny(h) / 2 - axis];
  return rows.flatMap(({ count, diameter }, row) =>
    Array.from({ length: count }, (_, i) => ({
      y: between(-y, y, i, count - 1),
      z: between(z, -z, row, rows.length - 1),
      diameter,
    })),
  );
}

/** A side that is missing is asked for by its own name, and not by that of the bars. */
const orAny = (side: unknown): number => (typeof side === "number" ? side : 1000);

type Place = readonly [y: number, z: number];

function placesOf(
  // a diameter alone is a circle
  {
    bars,
    b,
    h,
    diameter,
    shape = diameter !== undefined && b === undefined ? "circular" : "rectangular",
  }: Readonly<Record<string, unknown>>,
  rows: number | undefined,
  count: number,
  axis: number,
  notes: Message[],
): Place[] | undefined {
  if (shape === "circular") return rows === undefined ? onCircle(count, orAny(diameter) / 2 - axis) : undefined;
  if (shape !== "rectangular") return undefined;
  const [y, z] = [orAny(b) / 2 - axis, orAny(h) / 2 - axis];
  if (rows !== undefined) return rows < 2 || count < 2 ? undefined : inRows(rows, count, y, z);
  if (count >= 4 && count % 4 === 0) return onFaces(count / 4, count / 4, y, z);
  // an odd one has no place of its own
  if (count < 6 || count % 2 === 1) return undefined;
  // pairs between the corners as the sides are long; of a square where they help a moment about y least
  const pairs = (count - 4) / 2;
  const along = Math.min(pairs, Math.ceil((pairs * orAny(h)) / (orAny(b) + orAny(h))));
  const across = pairs - along;
  notes.push(says.onFaces({ bars: String(bars), across: across + 2, along: along + 2 }));
  return onFaces(across + 1, along + 1, y, z);
}

const onCircle = (count: number, radius: number): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const between = (from: number, to: number, i: number, steps: number): number => from + ((to - from) * i) / steps;

/** From the top row to the bottom one, each from edge to edge. */
const inRows = (rows: number, count: number, y: number, z: number): Place[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: count }, (_, i): Place => [between(-y, y, i, count - 1), between(z, -z, row, rows - 1)]),
  ).flat();

/** Round the section, a corner first on each face. */
const onFaces = (across: number, along: number, y: number, z: number): Place[] => {
  const corners: readonly Place[] = [
    [-y, z],
    [y, z],
    [y, -z],
    [-y, -z],
  ];
  return corners.flatMap(([fromY, fromZ], face) => {
    const [toY, toZ] = corners[(face + 1) % 4] ?? [fromY, fromZ];
    const perFace = face % 2 === 0 ? across : along;
    return Array.from(
      { length: perFace },
      (_, i): Place => [between(fromY, toY, i, perFace), between(fromZ, toZ, i, perFace)],
    );
  });
};
