import { onlyFor, required } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { fireFormula as formula, fireRequirement as requirement } from "../formula.ts";
import { verifyIsotherm } from "./isotherm.ts";
import { says } from "./says.ts";
import { type Beam, type Face, linkOf, sideAxis } from "./section.ts";

// EN 1992-1-2 5.6 and 5.7: beams exposed on three sides, slabs and flat slabs, by tables; or by annex B.1.

type Row = readonly (readonly [b: number, a: number])[];

/** Table 5.5, simply supported: width and axis distance in mm. */
const simple: Readonly<Record<string, Row>> = {
  R30: [
    [80, 25],
    [120, 20],
    [160, 15],
    [200, 15],
  ],
  R60: [
    [120, 40],
    [160, 35],
    [200, 30],
    [300, 25],
  ],
  R90: [
    [150, 55],
    [200, 45],
    [300, 40],
    [400, 35],
  ],
  R120: [
    [200, 65],
    [240, 60],
    [300, 55],
    [500, 50],
  ],
  R180: [
    [240, 80],
    [300, 70],
    [400, 65],
    [600, 60],
  ],
  R240: [
    [280, 90],
    [350, 80],
    [500, 75],
    [700, 70],
  ],
};
/** Table 5.6, continuous. */
const continuous: Readonly<Record<string, Row>> = {
  R30: [
    [80, 15],
    [160, 12],
  ],
  R60: [
    [120, 25],
    [200, 12],
  ],
  R90: [
    [150, 35],
    [250, 25],
  ],
  R120: [
    [200, 45],
    [300, 35],
    [450, 35],
    [500, 30],
  ],
  R180: [
    [240, 60],
    [400, 50],
    [550, 50],
    [600, 40],
  ],
  R240: [
    [280, 75],
    [500, 60],
    [650, 60],
    [700, 50],
  ],
};
/** Table 5.8, spanning one way: thickness and axis distance in mm. */
const slabs: Readonly<Record<string, readonly [h: number, a: number]>> = {
  R30: [60, 10],
  R60: [80, 20],
  R90: [100, 30],
  R120: [120, 40],
  R180: [150, 55],
  R240: [175, 65],
};

/** Table 5.8, spanning two ways and held at four edges, l_y/l_x up to 1.5 and to 2; the thickness is that of one way. */
const twoWays: Readonly<Record<string, readonly [square: number, long: number]>> = {
  R30: [10, 10],
  R60: [10, 15],
  R90: [15, 20],
  R120: [20, 25],
  R180: [30, 40],
  R240: [40, 50],
};
/** Table 5.9, flat slabs. */
const flatSlabs: Readonly<Record<string, readonly [h: number, a: number]>> = {
  R30: [150, 10],
  R60: [180, 15],
  R90: [200, 25],
  R120: [200, 35],
  R180: [200, 45],
  R240: [200, 50],
};
/** Rows of Tables 5.5, 5.6 and, one way, 5.8 that a summary of Eurocode 2 for the UK and Ireland prints alike. */
const printedTwice: ReadonlySet<string> = new Set(["R60", "R90", "R120", "R240"]);
/** 5.6.1(8): corner bars of a single layer lie deeper to the side, up to the width of column 4 of Table 5.5, 3 of Table 5.6. */
export const sideOfCorner = formula("5.6.1(8)", "a + 10", (a) => a + 10);

const side = requirement("fire-side-distance", "5.6.1(8)", "a_sd_min / a_sd <= 1", "least side distance in fire");
const width = ofForm(requirement("fire-width", "5.6.2 Table 5.5", "b_min / b <= 1", "least width in fire"));
const axis = requirement("fire-axis-distance", "5.6.2 Table 5.5", "a_min / a <= 1", "least axis distance in fire");
const thickness = ofForm(requirement("fire-width", "5.7.2 Table 5.8", "h_min / h <= 1", "least thickness in fire"));
const axisOfSlab = requirement(
  "fire-axis-distance",
  "5.7.2 Table 5.8",
  "a_min / a <= 1",
  "least axis distance in fire",
);

/** Heat comes from below: the bars at the bottom count. */
export function verifyFire(sheet: Sheet, beam: Beam): void {
  const { item, slab, bottom } = beam;
  if (!item.fire) return;
  if (item.fck > 50) {
    sheet.problem(
      "fire.R",
      (item.fire.method === "isotherm-500" ? says.highStrengthIsotherm : says.highStrength)({ name: `C${item.fck}` }),
    );
    return;
  }
  if (item.fire.method === "isotherm-500") {
    verifyIsotherm(sheet, beam);
    return;
  }
  for (const name of ["M_Ed_fi", "eta_fi", "steel"] as const)
    if (item.fire[name] !== undefined) sheet.unused(`fire.${name}`, onlyFor("isotherm-500"));
  const { R, two_way } = item.fire;
  if (!printedTwice.has(R) || (slab && (two_way || item.static_system === "flat-slab"))) sheet.warn(says.fireTable);
  const face = bottom ?? beam.top;
  const a = face ? axisInFire(sheet, beam, face) : 0;
  if (slab) {
    verifySlab(sheet, beam, a);
    return;
  }
  for (const name of ["two_way", "l_y_l_x"] as const)
    if (item.fire[name] !== undefined) sheet.unused(`fire.${name}`, onlyFor("slabs"));
  const isContinuous = item.fire.continuous ?? false;
  const row = (isContinuous ? continuous : simple)[R] ?? [];
  const clause = isContinuous ? "EN 1992-1-2 5.6.3 Table 5.6" : "EN 1992-1-2 5.6.2 Table 5.5";
  const [first] = row;
  if (!first) return; // each row has one
  const b_min = sheet.table("b_min_fire_mm", first[0], clause);
  sheet.verify(width, b_min, item.b, "mm");
  const a_min = sheet.table("a_fire_mm", between(row, item.b), clause, says.linear);
  sheet.verify(axis, a_min, a, "mm");
  verifyCorners(sheet, beam, isContinuous ? row[1]?.[0] : row[2]?.[0], a_min);
}

/** Bars of unknown diameter may be thin ones. */
function axisInFire(sheet: Sheet, { item, slab, bottom }: Beam, face: Face): number {
  const d = bottom ? item.d_bottom_mm : item.d_top_mm;
  if (face.layers || d !== undefined || item.cover_mm === undefined) return item.h - face.d;
  sheet.assume(says.fireAxisOfArea);
  return item.cover_mm + linkOf(item, slab);
}

/** The corner bars of a single layer. */
function verifyCorners(sheet: Sheet, { item, bottom, slab }: Beam, widest: number | undefined, a_min: number): void {
  const layers = bottom?.layers ?? [];
  const [first] = layers;
  if (widest === undefined || item.b > widest || layers.length > 1) return;
  if (!first || (item.cover_mm === undefined && item.axis_distance_mm === undefined)) {
    sheet.assume(says.fireCorners);
    return;
  }
  const least = sheet.put("a_sd_fire_mm", sideOfCorner, a_min);
  sheet.verify(side, least, sideAxis(item, first.diameter, slab), "mm");
}

function verifySlab(sheet: Sheet, { item }: Beam, a: number): void {
  const { R = "R30", continuous: isContinuous, two_way: twoWay, l_y_l_x: sides } = item.fire ?? {};
  const flat = item.static_system === "flat-slab";
  if (isContinuous) sheet.unused("fire.continuous", says.continuousSlab);
  if (sides !== undefined && (!twoWay || flat)) sheet.unused("fire.l_y_l_x", onlyFor("two_way"));
  if (twoWay && flat) sheet.unused("fire.two_way", says.flatInFire);
  if (twoWay && !flat && sides === undefined) sheet.problem("fire.l_y_l_x", required(undefined, "two_way"));
  if (twoWay && (sides ?? 1) > 2) sheet.assume(says.oneWayInFire);
  const clause = flat ? "EN 1992-1-2 5.7.4 Table 5.9" : "EN 1992-1-2 5.7.2 Table 5.8";
  const [h_min, one] = (flat ? flatSlabs : slabs)[R] ?? [0, 0]; // one of the rows
  const [square, long] = twoWays[R] ?? [0, 0];
  const two = (sides ?? 1) <= 1.5 ? square : long;
  const a_min = twoWay && !flat && (sides ?? 1) <= 2 ? two : one;
  sheet.verify(thickness, sheet.table("h_min_fire_mm", h_min, clause), item.h, "mm");
  sheet.verify(axisOfSlab, sheet.table("a_fire_mm", a_min, clause), a, "mm");
}

/** Straight between the columns, 5.1(4). */
function between(row: Row, b: number): number {
  for (let i = 1; i < row.length; i++) {
    const [before, after] = [row[i - 1], row[i]];
    if (!before || !after || b > after[0]) continue;
    if (b <= before[0]) return before[1];
    return before[1] + ((after[1] - before[1]) * (b - before[0])) / (after[0] - before[0]);
  }
  return row.at(-1)?.[1] ?? 0;
}
