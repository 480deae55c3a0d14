import { edgesOf, type Point } from "../basis/polygon.ts";
import type { PlacedBar, SectionInput } from "./input.ts";
import type { Actions, ColumnItem } from "./schema.ts";
import { leastSide, turnedShape } from "./section/shape.ts";
import { turnedSteel } from "./section/steel.ts";

// A section buckles about its weak axis, whichever axes it is drawn with (5.8.3.2(1), 5.8.6(1)P): one whose drawn axes are
// not principal is turned until they are, and its moments with it.

/** Less than a fiftieth of a degree of a rectangle of 1 by 2. */
const drawnStraight = 1e-3;

/** The angle from the drawn axes to the principal ones, anticlockwise; 0 where the drawn ones are principal. */
export function principalAngle({ shape }: SectionInput): number {
  const { I_y, I_z, I_yz } = shape.properties;
  const least = drawnStraight * Math.min(I_y, I_z);
  // of a square every axis is principal: it is calculated along its sides
  if (Math.hypot((I_y - I_z) / 2, I_yz) <= least) return angleOfSides(shape);
  return Math.abs(I_yz) <= least ? 0 : nearest(0.5 * Math.atan2(2 * I_yz, I_z - I_y));
}

/** The same axes within 45 degrees either way: y stays the one nearest to the drawn one. */
const nearest = (angle: number): number => angle - (Math.PI / 2) * Math.round(angle / (Math.PI / 2));

/** More sides than these make a circle. */
const mostSides = 8;

function angleOfSides(shape: SectionInput["shape"]): number {
  if (shape.kind === "circle") return 0;
  const edges = edgesOf(shape.rings[0] ?? []);
  if (edges.length > mostSides) return 0;
  const width = leastSide(shape);
  let best: number | undefined;
  for (const [p, q] of edges) {
    const length = Math.hypot(q.y - p.y, q.z - p.z);
    const across = edges.map(([{ y, z }]) => ((q.y - p.y) * (z - p.z) - (q.z - p.z) * (y - p.y)) / length);
    if (Math.max(...across) > width * (1 + drawnStraight) || Math.min(...across) < -drawnStraight * width) continue;
    const angle = nearest(Math.atan2(q.z - p.z, q.y - p.y));
    if (best === undefined || Math.abs(angle) < Math.abs(best)) best = angle;
  }
  return best === undefined || Math.abs(best) < drawnStraight ? 0 : best;
}

/** Coordinates of a point in axes that are turned by an angle. */
export const turnedPoint = ({ y, z }: Point, angle: number): Point => ({
  y: y * Math.cos(angle) + z * Math.sin(angle),
  z: z * Math.cos(angle) - y * Math.sin(angle),
});

export function turnedSection(section: SectionInput, angle: number): SectionInput {
  if (angle === 0) return section;
  const turn = (point: Point) => turnedPoint(point, angle);
  return {
    ...section,
    shape: turnedShape(section.shape, turn),
    steel: turnedSteel(section.steel, turn),
    placed: section.placed.map((bar): PlacedBar => ({ ...bar, ...turn(bar) })),
  };
}

/** What is given about one drawn axis counts for both principal ones: the longer length, the greater imperfection. */
export function turnedItem(item: ColumnItem, angle: number): ColumnItem {
  if (angle === 0) return item;
  const greater = (a: number | undefined, b: number | undefined) =>
    a === undefined ? b : b === undefined ? a : Math.max(a, b);
  const both = {
    l0: greater(item.l0, item.l0_z),
    l0_z: greater(item.l0, item.l0_z),
    e_i_mm: greater(item.e_i_mm, item.e_i_z_mm),
    e_i_z_mm: greater(item.e_i_mm, item.e_i_z_mm),
    EI_kNm2: least(item.EI_kNm2, item.EI_z_kNm2),
    EI_z_kNm2: least(item.EI_kNm2, item.EI_z_kNm2),
    end_flexibility: softer(item.end_flexibility, item.end_flexibility_z),
    end_flexibility_z: softer(item.end_flexibility, item.end_flexibility_z),
  };
  const given = Object.entries(both).filter(([, value]) => value !== undefined);
  return { ...item, ...(Object.fromEntries(given) as Partial<ColumnItem>) }; // of the fields above
}

const least = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b);

function softer(a: readonly number[] | undefined, b: readonly number[] | undefined): number[] | undefined {
  if (!a || !b) return a ? [...a] : b && [...b];
  return a.map((k, i) => Math.max(k, b[i] ?? k));
}

/** Moments about the principal axes; those of one end are taken to act together. */
export function turnedActions(a: Actions, angle: number): Actions {
  if (angle === 0) return a;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (M_y: number, M_z: number) => ({ y: M_y * cos - M_z * sin, z: M_z * cos + M_y * sin });
  const [M_02_y, M_02_z] = [a.M_02 ?? a.M_Ed ?? 0, a.M_02_z ?? a.M_z_Ed ?? 0];
  const far = turned(M_02_y, M_02_z);
  const near = turned(a.M_01 ?? M_02_y, a.M_01_z ?? M_02_z);
  const ends = (one: number, other: number) =>
    Math.abs(one) > Math.abs(other) ? ([other, one] as const) : ([one, other] as const);
  const [y_01, y_02] = ends(near.y, far.y);
  const [z_01, z_02] = ends(near.z, far.z);
  const { M_Ed: _, M_z_Ed: __, M_0Eqp, M_0Eqp_z, ...rest } = a;
  const straight = { ...rest, M_01: y_01, M_02: y_02, M_01_z: z_01, M_02_z: z_02 };
  if (M_0Eqp === undefined) return straight;
  const share = M_02_y === 0 ? 1 : M_0Eqp / M_02_y;
  const quasi = turned(M_0Eqp, M_0Eqp_z ?? share * M_02_z);
  return { ...straight, M_0Eqp: quasi.y, M_0Eqp_z: quasi.z };
}
