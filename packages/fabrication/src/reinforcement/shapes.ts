/** Shapes of bars by BS 8666 (00, 11, 12, 21, 51, and 99 of what has none), which are those of ISO 3766 as far as it has them: outside dimensions, lengths, masses. */

type ShapeCode = "00" | "11" | "12" | "21" | "51" | "99";

export interface Shape {
  readonly code: ShapeCode;
  /** Outside, mm: A, B, C. */
  readonly dimensions: readonly number[];
  readonly diameter_mm: number;
  /** Half the mandrel, where it is not that of the table: 12 in place of 11, and 99 in place of 21. */
  readonly radius_mm?: number;
}

/**
 * Table 2 of BS 8666, two reprints of 2005 and one of 2020 side by side: radius for scheduling, and the least end projection of bends
 * and of links; where the prints differ (12, 16 and 25 mm) the greater.
 */
const table: Readonly<Record<number, readonly [r: number, general: number, ofLinks: number]>> = {
  6: [12, 110, 110],
  8: [16, 115, 115],
  10: [20, 120, 130],
  12: [24, 125, 160],
  16: [32, 140, 210],
  20: [70, 190, 290],
  25: [87, 240, 365],
  32: [112, 305, 465],
  40: [140, 380, 580],
};

/** Sizes beside the table (14, 28 mm) by its rules: 2 d up to 16 mm, then 3.5 d; five and ten diameters straight behind the bend. */
export const radiusOf = (d: number): number => table[d]?.[0] ?? (d <= 16 ? 2 * d : Math.floor(3.5 * d));
export const projectionOf = (d: number, r = 0): number =>
  Math.max(table[d]?.[1] ?? up(radiusOf(d) + 6 * d, 5), up(r + 6 * d, 5));
export const projectionOfLink = (d: number): number => table[d]?.[2] ?? up(radiusOf(d) + d + Math.max(10 * d, 90), 5);

const up = (value: number, step: number): number => Math.ceil(value / step - 1e-9) * step;
export const down = (value: number, step: number): number => Math.floor(value / step + 1e-9) * step;

export const radiusOfShape = ({ radius_mm, diameter_mm }: Pick<Shape, "radius_mm" | "diameter_mm">): number =>
  radius_mm ?? radiusOf(diameter_mm);

/** Along the axis, before it is rounded. */
export function developedLength(shape: Shape): number {
  const { code, dimensions, diameter_mm: d } = shape;
  const [A = 0, B = 0, C = 0] = dimensions;
  const r = radiusOfShape(shape);
  if (code === "00") return A;
  if (code === "11") return A + B - 0.5 * r - d;
  if (code === "12") return A + B - 0.43 * r - 1.2 * d;
  if (code === "21") return A + B + C - r - 2 * d;
  if (code === "99") return A + B + C - 0.86 * r - 2.4 * d;
  return 2 * (A + B + C) - 2.5 * r - 5 * d;
}

/** As it is cut: the next 25 mm (of one source: no second print of that rule was found). */
export const cutLength = (shape: Shape): number => up(developedLength(shape), 25);

/** Outside legs with the bend that follows each, as bending machines take them. */
export function legsOf({
  code,
  dimensions: [A = 0, B = 0, C = 0],
}: Shape): readonly (readonly [length: number, angle: number])[] {
  if (code === "00") return [[A, 0]];
  if (code === "11" || code === "12")
    return [
      [A, 90],
      [B, 0],
    ];
  if (code === "21" || code === "99")
    return [
      [A, 90],
      [B, 90],
      [C, 0],
    ];
  return [
    [C, 90],
    [A, 90],
    [B, 90],
    [A, 90],
    [B, 90],
    [C, 0],
  ];
}

/** kg/m as product standards print it: 7850 kg/m³, three figures. */
export function massPerMetre(d: number): number {
  const exact = (0.00785 * Math.PI * d ** 2) / 4;
  return Number(exact.toPrecision(3));
}
