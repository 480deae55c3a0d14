// Ends and corners of walls: EN 1992-1-1 6.4 leaves them out; lines and factors are those of the annex of Germany, Figures NA.6.12.1 and 6.21.

import { quantity } from "../../basis/message.ts";
import { atMost, notWith, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import * as formulas from "./formulas.ts";
import { says } from "./says.ts";
import type { Position, PunchingItem } from "./schema.ts";

export type WallPosition = Extract<Position, "wall_end" | "wall_corner">;

export const isWall = (position: Position | undefined): position is WallPosition =>
  position === "wall_end" || position === "wall_corner";

/** Two publications of a program give them, one of them from DIN 1045-1 Figure 44; EN 1992-1-1 has none. */
export const betaOfWalls: Readonly<Record<WallPosition, number>> = { wall_end: 1.35, wall_corner: 1.2 };

/** Walls are no thicker: a longer side without a thickness beside it is a length. */
const mostThickness = 600;

/** Thickness, and of an end the length, of a corner both sides from it. */
interface Wall {
  readonly b: number;
  readonly sides: readonly [number, number];
}

function wallOf({ column: { position, c_1_mm, c_2_mm, thickness_mm, length_mm } }: PunchingItem): Wall | undefined {
  const both = c_1_mm !== undefined && c_2_mm !== undefined;
  const b = thickness_mm ?? (both ? Math.min(c_1_mm, c_2_mm) : undefined);
  if (b === undefined) return undefined;
  if (position === "wall_corner") return { b, sides: [c_1_mm ?? b, c_2_mm ?? b] };
  const a = length_mm ?? (both ? Math.max(c_1_mm, c_2_mm) : undefined);
  return a === undefined ? undefined : { b, sides: [a, a] };
}

export function refuseWall(sheet: Sheet, item: PunchingItem): void {
  const { column } = item;
  const { position } = column;
  if (!isWall(position)) {
    for (const name of ["thickness_mm", "length_mm"] as const)
      if (column[name] !== undefined) sheet.problem(`column.${name}`, onlyWith(says.wallPositions));
    return;
  }
  if (column.diameter_mm !== undefined) sheet.problem("column.diameter_mm", notWith("column.position"));
  if (column.edge_distance_mm !== undefined) sheet.problem("column.edge_distance_mm", says.wallAtEdge);
  if (item.openings) sheet.problem("openings", says.openingAtWall);
  if (item.beta_method === "moments") sheet.problem("beta_method", says.momentsOfWall);
  const moved = (["M_y_Ed", "M_z_Ed"] as const).find((name) => (item[name] ?? 0) !== 0);
  if (moved && item.beta === undefined) sheet.problem(moved, says.momentsOfWall);
  const wall = wallOf(item);
  if (wall) refuseSizes(sheet, column, wall.b, position);
  else {
    const missing = column.thickness_mm === undefined ? "thickness_mm" : "length_mm";
    sheet.problem(`column.${missing}`, required(says.thicknessOrSides));
  }
}

/** Thickness, length and sides that do not go together. */
function refuseSizes(sheet: Sheet, column: PunchingItem["column"], b: number, position: WallPosition): void {
  const { thickness_mm: given, length_mm: a, c_1_mm: c_1 = b, c_2_mm: c_2 = b } = column;
  const [least, most] = [Math.min(c_1, c_2), Math.max(c_1, c_2)];
  if (position === "wall_corner") {
    if (a !== undefined) sheet.problem("column.length_mm", onlyWith("wall_end"));
    if (b > least) sheet.problem("column.thickness_mm", atMost(least, b, { unit: "mm", is: says.smallerSide }));
    else if (given === undefined && b > mostThickness)
      sheet.problem("column.thickness_mm", required(says.sidesAreLengths));
    return;
  }
  const both = column.c_1_mm !== undefined && column.c_2_mm !== undefined;
  if (both) {
    sheet.agree("column.thickness_mm", given, says.smallerSide, least, { unit: "mm" });
    sheet.agree("column.length_mm", a, says.longerSide, most, { unit: "mm" });
  } else if (a !== undefined && a < b)
    sheet.problem("column.thickness_mm", atMost(a, b, { unit: "mm", is: "length_mm" }));
}

interface Lines {
  readonly u_0: number;
  readonly u_1: number;
}

/** The line at 2 d round the end, as of a long area; round the outside of a corner alone. */
export function linesOfWall(sheet: Sheet, item: PunchingItem, d: number, isOwn: boolean): Lines {
  const wall = wallOf(item);
  const { b, sides } = wall ?? { b: 0, sides: [0, 0] as const }; // refused before
  if (!isOwn) sheet.warn(says.notOfEurocode);
  if (item.column.position === "wall_end") {
    const b_1 = sheet.put("b_1_mm", formulas.shortSide, b, d);
    const a_1 = sheet.put("a_1_mm", formulas.longSide, sides[0], b, d, b_1);
    sheet.assume(says.lineOfWallEnd({ side: quantity(Math.round(a_1 / 2), "mm") }), { weighty: true });
    return {
      u_0: sheet.put("u_0_mm", formulas.aroundWallEnd, a_1, b_1),
      u_1: sheet.put("u_1_mm", formulas.perimeterAtWallEnd, a_1, b_1, d),
    };
  }
  const s_1 = sheet.put("s_1_mm", formulas.sideOfCorner, sides[0], b, d);
  const s_2 = sheet.put("s_2_mm", formulas.sideOfCorner, sides[1], b, d);
  sheet.assume(says.lineOfWallCorner, { weighty: true });
  return {
    u_0: sheet.put("u_0_mm", formulas.aroundWallCorner, s_1, s_2),
    u_1: sheet.put("u_1_mm", formulas.perimeterAtWallCorner, s_1, s_2, d),
  };
}
