import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { fireRequirement as requirement } from "../formula.ts";
import { says } from "./says.ts";
import type { Beam } from "./section.ts";

// EN 1992-1-2 5.6 and 5.7: beams exposed on three sides and one-way slabs, by tables.

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
    sheet.problem("fire.R", says.highStrength({ name: `C${item.fck}` }));
    return;
  }
  const { R } = item.fire;
  sheet.warn(says.fireTable);
  const face = bottom ?? beam.top;
  const a = face ? item.h - face.d : 0;
  if (slab) {
    if (item.fire.continuous) sheet.unused("fire.continuous", says.continuousSlab);
    const [h_min, a_min] = slabs[R] ?? [0, 0]; // one of the rows
    const clause = "EN 1992-1-2 5.7.2 Table 5.8";
    sheet.verify(thickness, sheet.table("h_min_fire_mm", h_min, clause), item.h, "mm");
    sheet.verify(axisOfSlab, sheet.table("a_fire_mm", a_min, clause), a, "mm");
    return;
  }
  const isContinuous = item.fire.continuous ?? false;
  const row = (isContinuous ? continuous : simple)[R] ?? [];
  const clause = isContinuous ? "EN 1992-1-2 5.6.3 Table 5.6" : "EN 1992-1-2 5.6.2 Table 5.5";
  const [first] = row;
  if (!first) return; // each row has one
  const b_min = sheet.table("b_min_fire_mm", first[0], clause);
  sheet.verify(width, b_min, item.b, "mm");
  const a_min = sheet.table("a_fire_mm", between(row, item.b), clause, says.linear);
  sheet.verify(axis, a_min, a, "mm");
  sheet.assume(says.fireCorners);
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
