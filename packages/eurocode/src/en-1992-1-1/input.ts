import { decimals } from "../basis/numbers.ts";
import { crossesItself } from "../basis/polygon.ts";
import { atLeast, below, notWith, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { says } from "./says.ts";
import type { ColumnItem } from "./schema.ts";
import { circle, inConcrete, polygon, rectangle, type Shape } from "./section/shape.ts";
import { layoutOfCircle, layoutOfRectangle, type Steel } from "./section/steel.ts";

// From the request to a section: what is missing, what contradicts, what cannot be built.

export interface SectionInput {
  readonly shape: Shape;
  readonly steel: Steel;
  /** Diameters, where known, of the longitudinal bars. */
  readonly phi_min: number | undefined;
  readonly phi_max: number | undefined;
  readonly bars: number | undefined;
  /** Least distance of a bar's axis to the concrete's face, where known. */
  readonly axisDistance: number;
  /** Bars by place, each with its distance to the nearest face; empty where a layout spreads A_s. */
  readonly placed: readonly PlacedBar[];
}

export interface PlacedBar {
  readonly y: number;
  readonly z: number;
  readonly diameter: number;
  readonly toFace: number;
}

/** `A_s` may come from sizing instead of the item. */
export function readSection(sheet: Sheet, item: ColumnItem, A_s: number | undefined): SectionInput | undefined {
  const drawn = readShape(sheet, item);
  if (!drawn) return undefined;
  const { shape, shift } = drawn;
  return item.bars ? withBars(sheet, item, shape, shift) : withLayout(sheet, item, shape, A_s);
}

const dimensions = {
  rectangular: ["b", "h"],
  circular: ["diameter"],
  polygonal: ["outline"],
} as const satisfies Readonly<Record<string, readonly (keyof ColumnItem)[]>>;

function checkDimensions(sheet: Sheet, item: ColumnItem, kind: keyof typeof dimensions): void {
  const own: readonly (keyof ColumnItem)[] = dimensions[kind];
  for (const name of own) if (item[name] === undefined) sheet.problem(name, says.ofShape({ shape: kind }));
  for (const name of ["b", "h", "diameter", "outline", "holes"] as const) {
    const belongs = own.includes(name) || (name === "holes" && kind === "polygonal");
    if (item[name] === undefined || belongs) continue;
    if ((name === "b" || name === "h") && item[name] === item.diameter) sheet.saidTwice(name, "diameter");
    else sheet.problem(name, says.notOfShape({ shape: kind }));
  }
}

/** A diameter alone is a circle. */
export const withItsShape = (item: ColumnItem): ColumnItem =>
  item.diameter !== undefined && (item.shape ?? item.b ?? item.h ?? item.outline) === undefined
    ? { ...item, shape: "circular" }
    : item;

function readShape(sheet: Sheet, item: ColumnItem): { shape: Shape; shift: { y: number; z: number } } | undefined {
  const kind = item.shape ?? "rectangular";
  checkDimensions(sheet, item, kind);
  if (sheet.problems.length > 0) return undefined;
  const none = { y: 0, z: 0 };
  const { b = 0, h = 0, diameter = 0, outline = [], holes = [] } = item; // required by kind above
  if (kind === "circular") return { shape: circle(diameter), shift: none };
  if (kind === "rectangular") return { shape: rectangle(b, h), shift: none };
  if (crossesItself([outline, ...holes])) {
    sheet.problem("outline", says.simplePolygon);
    return undefined;
  }
  const made = polygon(outline, holes);
  if (!(made.shape.properties.A > 1)) {
    sheet.problem("outline", says.noArea);
    return undefined;
  }
  for (const [i, hole] of holes.entries()) {
    const corner = hole[0];
    const moved = corner && { y: corner.y - made.shift.y, z: corner.z - made.shift.z };
    const solid = polygon(outline, []);
    const inOutline = corner && inConcrete(solid.shape, { y: corner.y - solid.shift.y, z: corner.z - solid.shift.z });
    if (moved && !inOutline) sheet.problem(`holes[${i}]`, says.outsideOutline);
  }
  return made;
}

const saidTwice = (sheet: Sheet, field: string): void => sheet.warn(says.agreesWithBars({ field }));

function withBars(
  sheet: Sheet,
  item: ColumnItem,
  shape: Shape,
  shift: { y: number; z: number },
): SectionInput | undefined {
  const bars = (item.bars ?? []).map(({ y, z, diameter }) => ({ y: y - shift.y, z: z - shift.z, diameter }));
  const sum = bars.reduce((A, { diameter }) => A + (Math.PI / 4) * diameter ** 2, 0);
  const ofBars = { unit: "mm²", relative: 0.015 };
  if (item.A_s !== undefined && sheet.agree("A_s", item.A_s, says.sumOfBars, sum, ofBars)) saidTwice(sheet, "A_s");
  const { bar_diameter_mm: phi } = item;
  if (phi !== undefined && bars.every(({ diameter }) => Math.abs(diameter - phi) < 0.5))
    saidTwice(sheet, "bar_diameter_mm");
  else if (phi !== undefined) sheet.problem("bar_diameter_mm", notWith("bars"));
  const axis = Math.min(...bars.map((bar) => distanceToFace(shape, bar)));
  if (item.axis_distance_mm !== undefined && Math.abs(item.axis_distance_mm - axis) < 0.5)
    saidTwice(sheet, "axis_distance_mm");
  else if (item.axis_distance_mm !== undefined) sheet.problem("axis_distance_mm", notWith("bars"));
  if (item.layout !== undefined) sheet.unused("layout", says.barsHavePlaces);
  if (item.design) sheet.problem("design", says.designWithBars);
  const placed: PlacedBar[] = [];
  for (const [i, bar] of bars.entries()) {
    const cover = distanceToFace(shape, bar);
    placed.push({ ...bar, toFace: cover });
    if (!inConcrete(shape, bar)) sheet.problem(`bars[${i}]`, says.outsideConcrete);
    else if (cover < bar.diameter / 2) sheet.problem(`bars[${i}]`, says.barAtFace({ distance: decimals(cover, 1) }));
    const other = bars.findIndex(
      (b, j) => j < i && Math.hypot(b.y - bar.y, b.z - bar.z) < (b.diameter + bar.diameter) / 2 - 0.5,
    );
    if (other >= 0) sheet.problem(`bars[${i}]`, says.overlaps({ other: `bars[${other}]` }));
  }
  if (sheet.problems.length > 0) return undefined;
  const diameters = bars.map(({ diameter }) => diameter);
  return {
    shape,
    steel: {
      bars: bars.map(({ y, z, diameter }) => ({ y, z, area: (Math.PI * diameter * diameter) / 4 })),
      lines: [],
      ring: undefined,
    },
    phi_min: Math.min(...diameters),
    phi_max: Math.max(...diameters),
    bars: bars.length,
    axisDistance: Math.min(...placed.map(({ toFace }) => toFace)),
    placed,
  };
}

function withLayout(sheet: Sheet, item: ColumnItem, shape: Shape, A_s: number | undefined): SectionInput | undefined {
  const area = A_s ?? item.A_s;
  if (shape.kind === "polygon" && !shape.rectangle) {
    sheet.problem("bars", says.ofShape({ shape: "polygonal" }));
    return undefined;
  }
  if (area === undefined) {
    sheet.problem("A_s", required(says.reinforcement));
    return undefined;
  }
  const axis = item.axis_distance_mm ?? 50;
  if (item.axis_distance_mm === undefined) sheet.assume(says.axisDistance, { weighty: true });
  const { z_max, y_max } = shape.properties;
  rejectLayout(sheet, item, shape, area, axis);
  if (sheet.problems.length > 0) return undefined;
  if (item.layout === undefined) {
    if (shape.kind === "circle") sheet.assume(says.evenlyOnCircle);
    else sheet.assume(says.twoFaces, { weighty: true });
  }
  const layout = item.layout ?? "two-faces";
  const corners = layout === "corners" && shape.kind !== "circle";
  if (corners && item.design !== true) {
    sheet.agree("bar_diameter_mm", item.bar_diameter_mm, says.fourBars, Math.sqrt(area / Math.PI), {
      unit: "mm",
      relative: 0.03,
    });
  }
  const phi = item.bar_diameter_mm ?? (corners ? Math.sqrt(area / Math.PI) : undefined);
  if (item.bar_diameter_mm !== undefined && axis < item.bar_diameter_mm / 2) {
    sheet.problem("axis_distance_mm", atLeast(item.bar_diameter_mm / 2, axis, { unit: "mm", is: says.halfABar }));
  }
  if (sheet.problems.length > 0) return undefined;
  sayBroken(sheet, item, area);
  return {
    shape,
    steel:
      shape.kind === "circle"
        ? layoutOfCircle(area, shape.radius - axis)
        : layoutOfRectangle(layout, area, 2 * y_max, 2 * z_max, axis),
    phi_min: phi,
    phi_max: phi,
    bars: corners
      ? 4
      : phi === undefined
        ? undefined
        : barsOf(area / ((Math.PI * phi * phi) / 4), shape.kind === "circle"),
    axisDistance: axis,
    placed: [],
  };
}

function rejectLayout(sheet: Sheet, { layout }: ColumnItem, shape: Shape, area: number, axis: number): void {
  const { z_max, y_max, A } = shape.properties;
  const least = Math.min(z_max, y_max);
  if (axis >= least) sheet.problem("axis_distance_mm", below(least, axis, { unit: "mm", is: says.halfTheDimension }));
  if (area >= A / 2) sheet.problem("A_s", below(Math.round(A / 2), area, { unit: "mm²", is: says.halfTheSection }));
  if (shape.kind === "circle" && layout !== undefined && layout !== "all-faces")
    sheet.problem("layout", says.allFaces({ layout }));
}

/** 2000 mm² are 6.4 bars of 20: what is built has seven. */
function sayBroken(sheet: Sheet, { bar_diameter_mm: phi, design, layout, shape }: ColumnItem, area: number): void {
  if (phi === undefined || design === true || layout === "corners") return;
  const given = area / ((Math.PI * phi * phi) / 4);
  const bars = barsOf(given, shape === "circular");
  if (Math.abs(bars - given) < wholeBar) return;
  sheet.assume(says.partOfABar({ phi, bars, A_s: Math.round(area) }));
}

/** Areas are given rounded: 3927 mm² are eight bars of 25. */
const wholeBar = 0.02;

/** What is built: whole bars, on a rectangle as many on each of two faces. */
export function barsOf(bars: number, circular: boolean): number {
  const whole = Math.max(1, Math.ceil(bars - wholeBar));
  return circular || whole === 1 ? whole : whole + (whole % 2);
}

function distanceToFace(shape: Shape, { y, z }: { y: number; z: number }): number {
  if (shape.kind === "circle") return shape.radius - Math.hypot(y, z);
  let least = Number.POSITIVE_INFINITY;
  for (const ring of shape.rings) {
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length] ?? p;
      const length2 = (q.y - p.y) ** 2 + (q.z - p.z) ** 2;
      const along = length2 === 0 ? 0 : ((y - p.y) * (q.y - p.y) + (z - p.z) * (q.z - p.z)) / length2;
      const t = Math.max(0, Math.min(1, along));
      least = Math.min(least, Math.hypot(y - p.y - t * (q.y - p.y), z - p.z - t * (q.z - p.z)));
    });
  }
  return least;
}
