// "8Ø20", "2x4Ø16": bars as a drawing calls them, at the axis distance that is given with them.

interface PlacedBar {
  readonly y: number;
  readonly z: number;
  readonly diameter: number;
}

const words = /^(?:(\d{1,2}) ?[x×*] ?)?(\d{1,3}) ?[Øø⌀Φφ] ?(\d{1,2}(?:\.\d)?)$/;

/** An item whose `bars` are such words, with the bars at their places; itself where they do not say where all of them are. */
export function withBarsPlaced(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { bars, axis_distance_mm: axis, ...rest } = item;
  const [, rows, count, diameter] = typeof bars === "string" ? (words.exec(bars.trim()) ?? []) : [];
  if (count === undefined || typeof axis !== "number") return item;
  const placed = placesOf(item, rows === undefined ? undefined : Number(rows), Number(count), axis);
  return placed === undefined
    ? item
    : { ...rest, bars: placed.map(([y, z]): PlacedBar => ({ y, z, diameter: Number(diameter) })) };
}

type Place = readonly [y: number, z: number];

function placesOf(
  { shape = "rectangular", b, h, diameter }: Readonly<Record<string, unknown>>,
  rows: number | undefined,
  count: number,
  axis: number,
): Place[] | undefined {
  if (shape === "circular")
    return rows === undefined && typeof diameter === "number" ? onCircle(count, diameter / 2 - axis) : undefined;
  if (shape !== "rectangular" || typeof b !== "number" || typeof h !== "number") return undefined;
  const [y, z] = [b / 2 - axis, h / 2 - axis];
  if (rows !== undefined) return rows < 2 || count < 2 ? undefined : inRows(rows, count, y, z);
  // as many on each face: other counts do not say on which face the odd bars are
  return count >= 4 && count % 4 === 0 ? onFaces(count / 4, y, z) : undefined;
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
const onFaces = (perFace: number, y: number, z: number): Place[] => {
  const corners: readonly Place[] = [
    [-y, z],
    [y, z],
    [y, -z],
    [-y, -z],
  ];
  return corners.flatMap(([fromY, fromZ], face) => {
    const [toY, toZ] = corners[(face + 1) % 4] ?? [fromY, fromZ];
    return Array.from(
      { length: perFace },
      (_, i): Place => [between(fromY, toY, i, perFace), between(fromZ, toZ, i, perFace)],
    );
  });
};
