import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import {
  type Bolts,
  type Member,
  resolveBolts,
  resolveMember,
  resolveSteel,
  resolveThroat,
  type Steel,
} from "../parts/index.ts";
import { edgeBesideGauge, leverAcrossRoot, leverAcrossWeld, leverAtWeld } from "../t-stub/modes.ts";
import { warnUnusedWasher, washer, washerFits } from "../t-stub/washer.ts";
import { type BeamEnd, beamEnd } from "./beam.ts";
import { type Column, prepareColumn } from "./column.ts";
import type { EndPlateItem } from "./schema.ts";

// Where everything is on the plate. y runs from the top of the plate down, mm.

export interface PlateRow {
  readonly y: number;
  /** to the middle of the flange in compression */
  readonly h_r: number;
  /** beyond the tension flange */
  readonly outside: boolean;
}

/** m to the weld or root, e to the edge. */
export interface Side {
  readonly m: number;
  readonly e: number;
}

export interface EndPlate {
  readonly beam: Member;
  readonly end: BeamEnd;
  readonly column: Column | undefined;
  readonly plate: { readonly h: number; readonly b: number; readonly t: number; readonly steel: Steel };
  readonly bolts: Bolts;
  readonly w: number;
  /** outer face of the tension flange */
  readonly top: number;
  /** plate beyond the flange in compression */
  readonly below: number;
  readonly a_f: number;
  readonly a_w: number;
  readonly rows: readonly PlateRow[];
  /** of all rows, those for shear too, falling */
  readonly positions: readonly number[];
  readonly beamSide: Side & { readonly m_x: number | undefined };
  readonly columnSide: Side | undefined;
  readonly L_b: number;
  readonly e_w: number | undefined;
}

export function resolveEndPlate(sheet: Sheet, item: EndPlateItem): EndPlate | undefined {
  const beam = resolveMember(sheet, "beam", item.beam, ["I"]);
  const columnMember = item.column && resolveMember(sheet, "column", item.column, ["I"]);
  const steel = resolveSteel(sheet, "plate", item.plate, item.plate.t_mm);
  const bolts = resolveBolts(sheet, "", item);
  const a_f = resolveThroat(
    sheet,
    "",
    { throat: item.throat_flange_mm, leg: item.leg_flange_mm },
    { names: flangeNames },
  );
  const a_w = resolveThroat(sheet, "", { throat: item.throat_web_mm, leg: item.leg_web_mm }, { names: webNames });
  if (!item.column) rejectColumnFields(sheet, item);
  if (!beam || !steel || !bolts || a_f === undefined || a_w === undefined || (item.column && !columnMember))
    return undefined;
  if (item.haunch) checkHaunch(sheet, beam, item.haunch);
  const column = columnMember && prepareColumn(sheet, columnMember, item);
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  const end = beamEnd(beam, item.haunch, gamma_M0);
  checkAxialForce(sheet, beam, item.N_Ed ?? 0, gamma_M0);
  const geometry = place(sheet, item, { beam, end, column, bolts, a_f, a_w });
  if (!geometry || sheet.problems.length > 0) return undefined;
  const plate = { h: item.plate.h_mm, b: item.plate.b_mm, t: item.plate.t_mm, steel };
  const L_b =
    item.L_b_mm === undefined ? putElongation(sheet, bolts, plate.t, column, item) : sheet.given("L_b_mm", item.L_b_mm);
  return { beam, end, column, plate, bolts, w: item.w_mm, top: item.plate.top_mm, a_f, a_w, L_b, ...geometry };
}

export const flangeNames = { throat: "throat_flange_mm", leg: "leg_flange_mm", value: "a_f_mm" };
export const webNames = { throat: "throat_web_mm", leg: "leg_web_mm", value: "a_w_mm" };

function rejectColumnFields(sheet: Sheet, item: EndPlateItem): void {
  for (const field of ["beta", "sigma_com_Ed_MPa", "stiffeners"] as const) {
    if (item[field] !== undefined)
      sheet.problem(field, "needs a column; without one the joint is a splice of two beams");
  }
}

/** 6.2.7.1(2) */
export function checkAxialForce(sheet: Sheet, beam: Member, N_Ed: number, gamma_M0: number): void {
  const limit = (0.05 * beam.section.properties.A_mm2 * beam.steel.f_y) / gamma_M0 / 1000;
  if (Math.abs(N_Ed) > limit) {
    sheet.problem(
      "N_Ed",
      `must be at most 5 % of N_pl,Rd of the beam, ${limit.toFixed(1)} kN, for the moment resistance of 6.2.7.2 (6.2.7.1(2)); it is ${N_Ed}`,
    );
  }
}

/** 6.2.6.7(3) */
function checkHaunch(
  sheet: Sheet,
  beam: Member,
  { depth_mm, length_mm, t_f_mm, t_w_mm }: NonNullable<EndPlateItem["haunch"]>,
): void {
  if (depth_mm > length_mm) {
    sheet.problem(
      "haunch.length_mm",
      `must be at least depth_mm = ${depth_mm} mm: at most 45° (6.2.6.7(3)); it is ${length_mm}`,
    );
  }
  const atLeast = (field: string, least: number, actual: number, what: string) => {
    if (actual < least)
      sheet.problem(
        `haunch.${field}`,
        `must be at least ${least} mm, ${what} of the beam (6.2.6.7(3)); it is ${actual}`,
      );
  };
  atLeast("t_f_mm", beam.t_f, t_f_mm, "the flange");
  atLeast("t_w_mm", beam.t_w, t_w_mm, "the web");
  sheet.assume("Haunch of the beam's flange width and steel.");
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
  item: EndPlateItem,
): number {
  sheet.assume("Elongation length of the bolts: grip, a washer under head and nut, half of head and nut (Table 6.11).");
  const other = column ? column.member.t_f + (item.stiffeners?.backing_plate_t_mm ?? 0) : t_p;
  return sheet.put("L_b_mm", elongation, t_p, other, size.washer.t_mm, size.head.k_mm, size.nut.m_mm);
}

interface Parts {
  readonly beam: Member;
  readonly end: BeamEnd;
  readonly column: Column | undefined;
  readonly bolts: Bolts;
  readonly a_f: number;
  readonly a_w: number;
}

type Geometry = Pick<EndPlate, "rows" | "positions" | "beamSide" | "columnSide" | "below" | "e_w">;

function place(sheet: Sheet, item: EndPlateItem, { beam, end, column, bolts, a_f, a_w }: Parts): Geometry | undefined {
  const { h_mm, b_mm, top_mm } = item.plate;
  const { w_mm: w } = item;
  const below = h_mm - top_mm - end.h;
  if (below < 0) {
    sheet.problem(
      "plate.h_mm",
      `must be at least ${top_mm + end.h} mm to reach the flange in compression; it is ${h_mm}`,
    );
  }
  const e = sheet.put("e_p_mm", edgeBesideGauge, b_mm, w);
  const m = sheet.put("m_p_mm", leverAcrossWeld, w, beam.t_w, a_w);
  across(sheet, "plate.b_mm", e, bolts, m, "the beam web");
  const columnSide = column && {
    e: sheet.put("e_c_mm", edgeBesideGauge, column.member.b, w),
    m: sheet.put("m_c_mm", leverAcrossRoot, w, column.member.t_w, column.member.r),
  };
  if (columnSide) across(sheet, "w_mm", columnSide.e, bolts, columnSide.m, "the column web");
  const rows = placeRows(sheet, item, end, beam);
  const positions = [...item.rows_mm, ...(item.shear_rows_mm ?? [])].sort((a, b) => a - b);
  checkPositions(sheet, positions, h_mm, bolts);
  const outside = rows.find((row) => row.outside);
  const m_x = outside && sheet.put("m_x_mm", leverAtWeld, top_mm - outside.y, a_f);
  if (m_x !== undefined && m_x <= 0) sheet.problem("rows_mm[0]", "must leave room for the weld of the tension flange");
  const inside = rows.findIndex((row) => !row.outside);
  const inner = rows[inside];
  const m_2 = inner && sheet.put("m_2_mm", leverAtWeld, inner.y - top_mm - beam.t_f, a_f);
  if (m_2 !== undefined && m_2 <= 0)
    sheet.problem(`rows_mm[${inside}]`, "must leave room for the weld of the tension flange");
  warnUnusedWasher(sheet, item);
  const e_w = item.mode_1_method === 2 ? washer(sheet, item, bolts) / 4 : undefined;
  if (sheet.problems.length > 0) return undefined;
  const stubs = [
    { m, e },
    ...(columnSide ? [columnSide] : []),
    ...(m_x === undefined ? [] : [{ m: m_x, e: outside?.y ?? 0 }]),
  ];
  checkWasher(sheet, e_w, stubs, Math.min(e, columnSide?.e ?? e));
  return { rows, positions, beamSide: { m, e, m_x }, columnSide, below, e_w };
}

function across(sheet: Sheet, path: string, e: number, { d_0 }: Bolts, m: number, web: string): void {
  if (e <= d_0 / 2) {
    sheet.problem(path, `must leave more than ${d_0 / 2} mm, the radius of the hole, beside the bolts; it leaves ${e}`);
  }
  if (m <= 0) {
    sheet.problem(
      "w_mm",
      `must leave room for the bolts beside the weld or root of ${web}; it is ${-2 * m} mm too narrow`,
    );
  }
}

function checkWasher(sheet: Sheet, e_w: number | undefined, stubs: readonly Side[], e_min: number): void {
  if (e_w === undefined) return;
  for (const { m, e } of stubs) {
    const n = Math.min(e, e_min, 1.25 * m);
    if (!washerFits(m, n, e_w)) {
      sheet.problem(
        "d_w_mm",
        `must be less than ${((8 * m * n) / (m + n)).toFixed(1)} mm for method 2 of mode 1 (Table 6.2); it is ${4 * e_w}`,
      );
      return;
    }
  }
}

function placeRows(sheet: Sheet, item: EndPlateItem, end: BeamEnd, beam: Member): PlateRow[] {
  const { top_mm } = item.plate;
  const { haunch } = item;
  const pressed = top_mm + end.h - end.t_fc;
  const inner = haunch && { from: top_mm + beam.h - beam.t_f, to: top_mm + beam.h };
  const rows = item.rows_mm.map((y, i) => {
    const path = `rows_mm[${i}]`;
    if (i > 0 && y <= (item.rows_mm[i - 1] ?? 0)) sheet.problem(path, "must stand below the row before it");
    if (y >= top_mm && y <= top_mm + beam.t_f) {
      sheet.problem(
        path,
        `must not stand at the tension flange, from ${top_mm} to ${top_mm + beam.t_f} mm; it is ${y}`,
      );
    }
    if (y >= pressed)
      sheet.problem(path, `must be above the flange in compression, less than ${pressed} mm; it is ${y}`);
    if (inner && y >= inner.from && y <= inner.to) {
      sheet.problem(
        path,
        `must not stand at the flange between beam and haunch, from ${inner.from} to ${inner.to} mm; it is ${y}`,
      );
    }
    return { y, h_r: top_mm + end.h - end.t_fc / 2 - y, outside: y < top_mm };
  });
  if (rows.filter(({ outside }) => outside).length > 1) {
    sheet.problem("rows_mm[1]", "must be below the tension flange: Table 6.6 knows one row outside it");
  }
  return rows;
}

function checkPositions(sheet: Sheet, positions: readonly number[], h: number, { d_0 }: Bolts): void {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 0;
  if (first <= d_0 / 2)
    sheet.problem(
      "rows_mm[0]",
      `must be more than ${d_0 / 2} mm, the radius of the hole, from the top; it is ${first}`,
    );
  if (last >= h - d_0 / 2) {
    sheet.problem(
      "plate.h_mm",
      `must reach more than ${d_0 / 2} mm, the radius of the hole, beyond the last row at ${last} mm; it is ${h}`,
    );
  }
  for (let i = 1; i < positions.length; i++) {
    const p = (positions[i] ?? 0) - (positions[i - 1] ?? 0);
    if (p <= d_0) {
      sheet.problem(
        "rows_mm",
        `must have pitches greater than ${d_0} mm, the diameter of the hole; rows at ${positions[i - 1]} and ${positions[i]} mm`,
      );
      return;
    }
  }
}
