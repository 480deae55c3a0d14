import { decimals } from "../../basis/numbers.ts";
import { atLeast, below as lessThan } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import {
  type Bolts,
  type Member,
  rejectThinPart,
  resolveBolts,
  resolveMember,
  resolveSteel,
  resolveThroat,
  type Steel,
} from "../parts/index.ts";
import { gapOfGauges } from "../t-stub/beyond.ts";
import {
  edgeBesideGauge,
  leverAcrossRoot,
  leverAcrossWeld,
  leverAtWeld,
  leverToEdge,
  leverToTip,
} from "../t-stub/modes.ts";
import { says as tStubSays } from "../t-stub/says.ts";
import { checkWasher, washer, washerFits, widestWasher } from "../t-stub/washer.ts";
import { type BeamEnd, beamEnd, turnedEnd } from "./beam.ts";
import { type Column, prepareColumn } from "./column.ts";
import { checkEndPlateFit, columnEndOf } from "./end-plate-drawing.ts";
import { resolveHaunch } from "./haunch-geometry.ts";
import { says } from "./says.ts";
import type { EndPlateItem } from "./schema.ts";
import { rejectThickThroats } from "./welds.ts";

// Where everything is on the plate. y runs from the top of the plate down, mm.

export interface PlateRow {
  readonly y: number;
  /** to the middle of the flange in compression */
  readonly h_r: number;
  /** beyond the tension flange */
  readonly outside: boolean;
  /** to that flange, of rows beyond it */
  readonly m_x?: number | undefined;
}

/** Outer bolts of rows of four. */
export interface OuterBolts {
  readonly w: number;
  /** from the inner ones, and to the nearer edge of plate and column */
  readonly n_1: number;
  readonly e: number;
  /** in front of the beam's flange, where rows beyond it count them too */
  readonly beforeFlange: boolean;
}

/** m to the weld or root, e to the edge. */
export interface Side {
  readonly m: number;
  readonly e: number;
}

export interface EndPlate {
  /** turned over where M_j_Ed pulls the other side */
  readonly item: PulledItem;
  readonly beam: Member;
  readonly end: BeamEnd;
  readonly column: Column | undefined;
  readonly plate: { readonly h: number; readonly b: number; readonly t: number; readonly steel: Steel };
  readonly bolts: Bolts;
  readonly w: number;
  readonly outer: OuterBolts | undefined;
  /** outer face of the tension flange */
  readonly top: number;
  /** plate beyond the flange in compression */
  readonly below: number;
  readonly a_f: number;
  readonly a_w: number;
  readonly rows: readonly PlateRow[];
  /** of all rows, those for shear too, falling */
  readonly positions: readonly number[];
  readonly beamSide: Side;
  readonly columnSide: Side | undefined;
  /** e_1 of Table 6.4: from the first row to the end of the column above it */
  readonly e_1: number | undefined;
  /** from the middle of the pressed flange to the end of the column beyond it */
  readonly endBelow: number | undefined;
  readonly L_b: number;
  readonly e_w: number | undefined;
}

/** Cut by the plate, a sloped beam is deeper along it. */
export const alongPlate = formula("6.2.7.1, geometry", "h / cos(slope)", (h, slope) => h / Math.cos(slope), {
  slope: [0.1, 0.7],
});

export const radians = (degrees = 0): number => (degrees * Math.PI) / 180;

function cutByPlate(sheet: Sheet, beam: Member, slope_deg: number | undefined): Member {
  if (!slope_deg) return beam;
  sheet.assume(says.cutByPlate);
  const slope = radians(slope_deg);
  return {
    ...beam,
    h: sheet.put("h_plate_mm", alongPlate, beam.h, slope),
    t_f: sheet.put("t_f_plate_mm", alongPlate, beam.t_f, slope),
  };
}

/** `names`: the field of the beam, where the kind calls it otherwise. */
export function resolveEndPlate(sheet: Sheet, given: EndPlateItem, names = "beam"): EndPlate | undefined {
  const straight = resolveMember(sheet, names, given.beam, ["I"]);
  const beam = straight && cutByPlate(sheet, straight, given.slope_deg);
  const columnMember = given.column && resolveMember(sheet, "column", given.column, ["I"]);
  const steel = resolveSteel(sheet, "plate", given.plate, given.plate.t_mm);
  rejectThinPart(sheet, "plate.t_mm", given.plate.t_mm);
  const bolts = resolveBolts(sheet, "", given);
  const a_f = resolveThroat(
    sheet,
    "",
    { throat: given.throat_flange_mm, leg: given.leg_flange_mm },
    { names: flangeNames },
  );
  const a_w = resolveThroat(sheet, "", { throat: given.throat_web_mm, leg: given.leg_web_mm }, { names: webNames });
  if (!given.column) rejectColumnFields(sheet, given);
  if (!beam || !steel || !bolts || a_f === undefined || a_w === undefined || (given.column && !columnMember))
    return undefined;
  rejectThickThroats(sheet, given, beam, a_f, a_w);
  const haunch = given.haunch && resolveHaunch(sheet, beam, given.haunch, radians(given.slope_deg));
  if (given.haunch && !haunch) return undefined;
  checkWasher(sheet, given, bolts);
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  const upright = beamEnd(beam, haunch, gamma_M0);
  checkEndPlateFit(sheet, given, { beam, end: upright, column: columnMember, bolts, a_f, a_w });
  const end = (given.M_j_Ed ?? 0) < 0 ? turnedEnd(upright) : upright;
  const item = pulledSideUp(sheet, given, end);
  if (!item || sheet.problems.length > 0) return undefined;
  const column = columnMember && prepareColumn(sheet, columnMember, item);
  const geometry = place(sheet, item, { beam, end, column, bolts, a_f, a_w });
  if (!geometry || sheet.problems.length > 0) return undefined;
  const plate = { h: item.plate.h_mm, b: item.plate.b_mm, t: item.plate.t_mm, steel };
  checkElongation(sheet, item, plate.t, column);
  if (sheet.problems.length > 0) return undefined;
  const L_b =
    item.L_b_mm === undefined ? putElongation(sheet, bolts, plate.t, column, item) : sheet.given("L_b_mm", item.L_b_mm);
  return { item, beam, end, column, plate, bolts, w: item.w_mm, top: item.plate.top_mm, a_f, a_w, L_b, ...geometry };
}

/** The request as the calculation takes it: the side that M_j_Ed pulls is on top. */
export type PulledItem = Omit<EndPlateItem, "column_end_mm"> & {
  /** y of the column's end above the pulled side, from the top of the plate */
  readonly end_above?: number;
  /** y of the column's end below the pressed side */
  readonly end_below?: number;
};

/** Rows listed for a moment of the other sign stand beyond the flange that is pressed now: they carry shear only. */
function withRowsOfTheOtherSide(sheet: Sheet, item: PulledItem, end: BeamEnd): PulledItem {
  const pressed = item.plate.top_mm + end.h - end.t_fc;
  const pulled = item.rows_mm.filter((y) => y < pressed);
  if (pulled.length === 0 || pulled.length === item.rows_mm.length) return item;
  const beyond = item.rows_mm.slice(pulled.length);
  // rows out of order are reported as they were given
  if (beyond.some((y) => y < pressed)) return item;
  sheet.assume(says.rowsInShear);
  return {
    ...item,
    rows_mm: pulled,
    shear_rows_mm: [...new Set([...beyond, ...(item.shear_rows_mm ?? [])])].sort((a, b) => a - b),
  };
}

/** A moment below 0 pulls the other side: the joint is turned over, with the rows and stiffeners that stand there. */
function pulledSideUp(sheet: Sheet, given: EndPlateItem, end: BeamEnd): PulledItem | undefined {
  const { column_end_mm: _end, ...item } = given;
  const columnEnd = columnEndOf(given);
  const turned = (given.M_j_Ed ?? 0) < 0;
  sheet.given("pulled_side", turned ? "bottom" : "top");
  if (!turned) {
    const upright = withRowsOfTheOtherSide(sheet, item, end);
    return columnEnd === undefined ? upright : { ...upright, end_above: columnEnd };
  }
  const { h_mm, top_mm } = given.plate;
  const top = h_mm - top_mm - end.h;
  const turnedRows = [...given.rows_mm, ...(given.shear_rows_mm ?? [])].map((y) => h_mm - y).sort((a, b) => a - b);
  const pressed = top + end.h - end.t_fc;
  const rows_mm = turnedRows.filter((y) => y < pressed);
  if (rows_mm.length === 0) {
    sheet.problem("M_j_Ed", says.noRowThere);
    return undefined;
  }
  return {
    ...item,
    plate: { ...given.plate, top_mm: top },
    rows_mm,
    shear_rows_mm: turnedRows.filter((y) => y >= pressed),
    ...(given.stiffeners && { stiffeners: turnedOver(given.stiffeners) }),
    ...(given.M_j_Ed !== undefined && { M_j_Ed: -given.M_j_Ed }),
    ...(columnEnd !== undefined && { end_below: h_mm - columnEnd }),
  };
}

/** What was at the pressed flange is at the pulled one, and the other way round. */
export const turnedOver = ({
  compression_t_mm,
  tension_t_mm,
  ...others
}: Column["stiffeners"]): Column["stiffeners"] => ({
  ...others,
  ...(tension_t_mm !== undefined && { compression_t_mm: tension_t_mm }),
  ...(compression_t_mm !== undefined && { tension_t_mm: compression_t_mm }),
});

export const flangeNames = { throat: "throat_flange_mm", leg: "leg_flange_mm", value: "a_f_mm" };
export const webNames = { throat: "throat_web_mm", leg: "leg_web_mm", value: "a_w_mm" };

function rejectColumnFields(sheet: Sheet, item: EndPlateItem): void {
  for (const field of ["beta", "sigma_com_Ed_MPa", "stiffeners", "column_end_mm"] as const) {
    if (item[field] !== undefined && item[field] !== 0) sheet.problem(field, says.needsColumn);
  }
}

/** Table 6.11: grip, washers, half of head and nut. */
const elongation = formula(
  "Table 6.11",
  "t_p + t_other + 2 * t_wa + (k_h + m_n) / 2",
  (t_p, t_other, t_wa, k_h, m_n) => t_p + t_other + 2 * t_wa + (k_h + m_n) / 2,
);

function putElongation(
  sheet: Sheet,
  { size }: Bolts,
  t_p: number,
  column: Column | undefined,
  item: PulledItem,
): number {
  sheet.assume(says.elongation);
  const other = column ? column.member.t_f + (item.stiffeners?.backing_plate_t_mm ?? 0) : t_p;
  return sheet.put("L_b_mm", elongation, t_p, other, size.washer.t_mm, size.head.k_mm, size.nut.m_mm);
}

/** A bolt stretches over what it holds together at least. */
function checkElongation(sheet: Sheet, item: PulledItem, t_p: number, column: Column | undefined): void {
  const grip = t_p + (column ? column.member.t_f + (item.stiffeners?.backing_plate_t_mm ?? 0) : t_p);
  if (item.L_b_mm !== undefined && item.L_b_mm < grip)
    sheet.problem("L_b_mm", atLeast(decimals(grip, 1), item.L_b_mm, { unit: "mm", is: says.grip }));
}

interface Parts {
  readonly beam: Member;
  readonly end: BeamEnd;
  readonly column: Column | undefined;
  readonly bolts: Bolts;
  readonly a_f: number;
  readonly a_w: number;
}

type Geometry = Pick<
  EndPlate,
  "rows" | "outer" | "positions" | "beamSide" | "columnSide" | "below" | "e_w" | "e_1" | "endBelow"
>;

function place(sheet: Sheet, item: PulledItem, { beam, end, column, bolts, a_f, a_w }: Parts): Geometry | undefined {
  const { h_mm, b_mm, top_mm } = item.plate;
  const { w_mm: w } = item;
  const e = sheet.put("e_p_mm", edgeBesideGauge, b_mm, w);
  const m = sheet.put("m_p_mm", leverAcrossWeld, w, beam.t_w, a_w);
  const columnSide = column && {
    e: sheet.put("e_c_mm", edgeBesideGauge, column.member.b, w),
    m: sheet.put("m_c_mm", leverAcrossRoot, w, column.member.t_w, column.member.r),
  };
  const outer = placeOuter(sheet, item, beam, column);
  const placed = placeRows(sheet, item, end);
  const positions = [...item.rows_mm, ...(item.shear_rows_mm ?? [])].sort((a, b) => a - b);
  const rows = withLevers(sheet, placed, { top: top_mm, a_f, beyond: (w - beam.b) / 2 });
  const inner = rows.find((row) => !row.outside);
  if (inner) sheet.put("m_2_mm", leverAtWeld, inner.y - top_mm - end.t_ft, a_f);
  const e_1 = column && stepColumnEnd(sheet, item, rows[0]?.y ?? 0);
  const endBelow = item.end_below === undefined ? undefined : item.end_below - (top_mm + end.h - end.t_fc / 2);
  if (endBelow !== undefined && endBelow < end.t_fc / 2) sheet.problem("column_end_mm", says.reachBeyond);
  const e_w = item.mode_1_method === 2 ? washer(sheet, item, bolts) / 4 : undefined;
  if (sheet.problems.length > 0) return undefined;
  const stubs = [
    { m, e },
    ...(columnSide ? [columnSide] : []),
    ...rows.flatMap(({ m_x, y }) => (m_x === undefined ? [] : [{ m: m_x, e: y }])),
  ];
  checkWasherLever(sheet, e_w, stubs, Math.min(e, columnSide?.e ?? e));
  const below = h_mm - top_mm - end.h;
  return { rows, outer, positions, beamSide: { m, e }, columnSide, below, e_w, e_1, endBelow };
}

interface OutsideParts {
  readonly top: number;
  readonly a_f: number;
  /** from the tips of the flange to the bolts */
  readonly beyond: number;
}

/** Figure 6.10; bolts beyond the tips of the flange are further from it than Table 6.6 has them. m_x is that of the row next to it. */
function withLevers(sheet: Sheet, rows: readonly PlateRow[], { top, a_f, beyond }: OutsideParts): PlateRow[] {
  const near = rows.findLastIndex(({ outside }) => outside);
  return rows.map((row, i) => {
    if (!row.outside) return row;
    const c = top - row.y;
    if (beyond > 0) {
      const m = sheet.step("m_x_mm", leverAtWeld, c, a_f);
      return { ...row, m_x: i === near ? sheet.put("m_x_mm", leverToTip, m, beyond) : leverToTip(m, beyond) };
    }
    return {
      ...row,
      m_x: i === near ? sheet.put("m_x_mm", leverAtWeld, c, a_f) : sheet.step("m_x_mm", leverAtWeld, c, a_f),
    };
  });
}

function placeOuter(sheet: Sheet, item: PulledItem, beam: Member, column: Column | undefined): OuterBolts | undefined {
  const { w_mm, w_outer_mm } = item;
  if (w_outer_mm === undefined) return undefined;
  sheet.warn(says.fourInARow);
  const beforeFlange = w_outer_mm <= beam.b;
  if (!beforeFlange) sheet.assume(says.besideFlange);
  return {
    w: w_outer_mm,
    n_1: sheet.put("n_1_mm", gapOfGauges, w_outer_mm, w_mm),
    e: sheet.step(
      "e_2_mm",
      edgeBesideGauge,
      Math.min(item.plate.b_mm, column?.member.b ?? item.plate.b_mm),
      w_outer_mm,
    ),
    beforeFlange,
  };
}

/** Table 6.4 has rows of their own at the end of a column. */
function stepColumnEnd(sheet: Sheet, { end_above, end_below }: PulledItem, first: number): number | undefined {
  if (end_above !== undefined) return sheet.put("e_1_mm", toColumnEnd, first, end_above);
  if (end_below === undefined) sheet.assume(says.columnGoesOn);
  return undefined;
}

const toColumnEnd = formula("Table 6.4", "y_1 - y_end", (y_1, y_end) => y_1 - y_end);

function checkWasherLever(sheet: Sheet, e_w: number | undefined, stubs: readonly Side[], e_min: number): void {
  if (e_w === undefined) return;
  for (const { m, e } of stubs) {
    const n = leverToEdge(Math.min(e, e_min), m);
    if (!washerFits(m, n, e_w)) {
      sheet.problem(
        "d_w_mm",
        lessThan(decimals(widestWasher(m, n), 1), 4 * e_w, { unit: "mm", because: tStubSays.method2 }),
      );
      return;
    }
  }
}

function placeRows(sheet: Sheet, item: PulledItem, end: BeamEnd): PlateRow[] {
  const { top_mm } = item.plate;
  const pressed = top_mm + end.h - end.t_fc;
  const rows = item.rows_mm.map((y, i) => {
    const path = `rows_mm[${i}]`;
    if (i > 0 && y <= (item.rows_mm[i - 1] ?? 0)) sheet.problem(path, says.belowRowBefore);
    if (y >= pressed) sheet.problem(path, says.rowInShear({ pressed, given: y }));
    return { y, h_r: top_mm + end.h - end.t_fc / 2 - y, outside: y < top_mm };
  });
  const outside = rows.filter((row) => row.outside).length;
  if (outside > 2) sheet.problem("rows_mm[2]", says.twoRowsOutside);
  const near = rows[1];
  if (outside !== 2 || !near) return rows;
  sheet.warn(says.secondRowOutside);
  // what both pull acts where the nearer one is
  return rows.map((row, i) => (i === 0 ? { ...row, h_r: near.h_r } : row));
}
