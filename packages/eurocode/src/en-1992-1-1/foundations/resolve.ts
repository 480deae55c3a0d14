import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost, notWith, onlyFor, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rejectStrengths } from "../refuse.ts";
import * as formulas from "./formulas.ts";
import { says } from "./says.ts";
import type { FoundationItem } from "./schema.ts";

// What is built, in one form for pads and strips: a strip is a pad of 1 m with a wall from end to end.

export type WayName = "y" | "z";

export interface Side {
  readonly towards: 1 | -1;
  /** From the face of the column to the edge. */
  readonly overhang: number;
}

/** One of the two directions, as its bars see it. */
export interface Way {
  readonly name: WayName;
  readonly length: number;
  readonly across: number;
  /** The side of the column along it. */
  readonly c: number;
  /** The middle of the column. */
  readonly at: number;
  readonly sides: readonly Side[];
}

export interface Plan {
  readonly item: FoundationItem;
  readonly strip: boolean;
  readonly L: number;
  readonly B: number;
  readonly ways: readonly Way[];
  /** Towards +y and -y, +z and -z. */
  readonly overhangs: readonly number[];
}

export function planOf(sheet: Sheet, item: FoundationItem): Plan | undefined {
  const strip = item.kind === "strip";
  refuse(sheet, item, strip);
  if (sheet.problems.length > 0) return undefined;
  const { column, wall, B_mm: B } = item;
  const L = strip ? 1000 : (item.L_mm ?? 0);
  if (wall?.masonry) sheet.assume(says.faceOfWall);
  const { c_1, c_2, at_y, at_z } = strip
    ? { c_1: L, c_2: wall?.thickness_mm ?? 0, at_y: 0, at_z: wall?.z_mm ?? 0 }
    : sidesOf(sheet, column ?? {});
  const y = wayOf("y", L, B, c_1, at_y);
  const z = wayOf("z", B, L, c_2, at_z);
  const overhangs = [...y.sides, ...z.sides].map(({ overhang }) => overhang);
  for (const { name, sides } of [y, z])
    for (const { overhang } of sides)
      if (overhang < -1e-6)
        sheet.problem(
          `${strip ? "wall" : "column"}.${name}_mm`,
          atLeast(0, decimals(overhang, 1), { unit: "mm", is: says.insideBase }),
        );
  if (sheet.problems.length > 0) return undefined;
  return { item, strip, L, B, ways: strip ? [z] : [y, z], overhangs };
}

function sidesOf(sheet: Sheet, column: NonNullable<FoundationItem["column"]>) {
  const { c_1_mm: c_1 = 0, c_2_mm: c_2 = 0, y_mm: at_y = 0, z_mm: at_z = 0, diameter_mm: D } = column;
  if (D === undefined) return { c_1, c_2, at_y, at_z };
  sheet.assume(says.squareColumn);
  const c = sheet.put("c_eq_mm", formulas.squareOfCircle, D);
  return { c_1: c, c_2: c, at_y, at_z };
}

function wayOf(name: WayName, length: number, across: number, c: number, at: number): Way {
  const half = formulas.toFace(c);
  const sides = ([1, -1] as const).map((towards) => ({ towards, overhang: length / 2 - towards * at - half }));
  return { name, length, across, c, at, sides };
}

function refuse(sheet: Sheet, item: FoundationItem, strip: boolean): void {
  if (sheet.request.edition.second) sheet.problem("", says.firstGeneration);
  rejectStrengths(sheet, item);
  if (item.N_Ed === undefined) sheet.problem("N_Ed", required());
  if (strip) refuseStrip(sheet, item);
  else refusePad(sheet, item);
  refuseBars(sheet, item, strip);
  const { h, cover_mm, starter_bars, sliding } = item;
  const deepest = h - (cover_mm ?? usualMesh);
  if (starter_bars?.depth_mm !== undefined && starter_bars.depth_mm > deepest)
    sheet.problem("starter_bars.depth_mm", atMost(deepest, starter_bars.depth_mm, { unit: "mm", is: says.aboveCover }));
  if (sliding && (sliding.R_d_kN === undefined) === (sliding.delta_d_deg === undefined))
    sheet.problem("sliding", says.oneOfSliding);
  if (item.R_d_kN !== undefined && item.sigma_Rd_kN_m2 !== undefined)
    sheet.problem("R_d_kN", notWith("sigma_Rd_kN_m2"));
  if (item.soil_kN_m3 !== undefined && item.soil_mm === undefined) sheet.unused("soil_kN_m3", onlyFor("soil_mm"));
}

/** Two layers of bars that starter bars stand on, mm. */
export const usualMesh = 40;

function refuseStrip(sheet: Sheet, item: FoundationItem): void {
  if (item.L_mm !== undefined && item.L_mm !== 1000) sheet.problem("L_mm", says.stripPerMetre);
  if (item.column) sheet.problem("column", onlyWith(says.ofPads));
  if (!item.wall) sheet.problem("wall", required());
  if (item.starter_bars) sheet.problem("starter_bars", onlyWith(says.ofPads));
  for (const name of ["M_z_Ed", "V_y_Ed"] as const) if (item[name]) sheet.problem(name, says.alongStrip);
}

function refusePad(sheet: Sheet, { L_mm, wall, column }: FoundationItem): void {
  if (L_mm === undefined && (column || !wall)) sheet.problem("L_mm", required(says.padHasLength));
  if (wall) {
    sheet.problem(column ? "wall" : "kind", column ? onlyWith(says.ofStrips) : says.wallIsStrip);
    if (!column) return;
  }
  if (!column) {
    sheet.problem("column", required());
    return;
  }
  const sides = (["c_1_mm", "c_2_mm"] as const).filter((name) => column[name] !== undefined);
  if (column.diameter_mm !== undefined) {
    for (const name of sides) sheet.problem("column.diameter_mm", notWith(`column.${name}`));
    return;
  }
  for (const name of ["c_1_mm", "c_2_mm"] as const)
    if (column[name] === undefined) sheet.problem(`column.${name}`, required(says.sidesOrDiameter));
}

const ofBars = ["bars_y", "bars_z", "bars_top_y", "bars_top_z", "d_y_mm", "d_z_mm", "ends", "outer"] as const;

function refuseBars(sheet: Sheet, item: FoundationItem, strip: boolean): void {
  if (item.plain) {
    for (const name of ofBars) if (item[name] !== undefined) sheet.problem(name, says.plainHasNone);
    if (item.design) sheet.problem("design", notWith("plain"));
    return;
  }
  if (item.cover_mm === undefined)
    sheet.problem("cover_mm", required(item.d_z_mm === undefined ? says.depthOrCover : says.coverOfEnds));
  const asked = strip ? (["bars_z"] as const) : (["bars_y", "bars_z"] as const);
  const missing = asked.filter((name) => item[name] === undefined);
  if (item.design && missing.length === 0) sheet.problem("design", notWith("bars_z"));
  // without any they are designed
  if (item.design === false || (!item.design && missing.length < asked.length))
    for (const name of missing) sheet.problem(name, required());
}
