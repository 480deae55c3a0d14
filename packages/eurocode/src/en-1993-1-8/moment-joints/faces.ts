import type { Inserted, Message } from "../../basis/message.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { alphaOf, lambda1, lambda2 } from "../t-stub/alpha.ts";
import { atMostTwice, type Beyond, outsideCp4, outsideNc4, stepModesBeyond } from "../t-stub/beyond.ts";
import * as tStub from "../t-stub/modes.ts";
import * as patterns from "../t-stub/patterns.ts";
import { says as tStubSays } from "../t-stub/says.ts";
import { says } from "./says.ts";

// A face in bending, column flange or end plate, as equivalent T-stubs: each bolt row alone and every group of rows
// that no flange and no stiffener divides (6.2.6.4, 6.2.6.5, 6.2.4.2).

export interface Lengths {
  readonly cp: number;
  readonly nc: number;
}

/** How a row stands on its face. */
export interface FaceRow {
  /** Position from the top, mm; the pitch of a group follows from it. */
  readonly y: number;
  /** Rows of one region may form a group. Undefined: outside the tension flange, alone always. */
  readonly region: number | undefined;
  readonly m: number;
  readonly n: number;
  /** to the face of a stiffener or flange next to the row, less its weld */
  readonly m_2_above?: number | undefined;
  readonly m_2_below?: number | undefined;
  /** first row at the end of its column: to that end, where no stiffener stands between */
  readonly e_1?: number | undefined;
  /** end plate beyond the tension flange: Table 6.6, first line */
  readonly outside?: OutsideRow | undefined;
  /** outer bolts of a row of four, beside a web */
  readonly beyond?: Beyond | undefined;
}

export interface OutsideRow {
  readonly e_x: number;
  readonly w: number;
  readonly b_p: number;
  /** four bolts beside each other: from the inner to the outer ones, and from these to the edge */
  readonly outer?: Beyond | undefined;
  /** of the second row beyond the flange: the row next to it, with which it is one T-stub */
  readonly next?: Beyond | undefined;
}

export interface Face {
  readonly name: "column-flange" | "end-plate";
  readonly rows: readonly FaceRow[];
  readonly t: number;
  readonly f_y: number;
  readonly e: number;
  readonly gamma_M0: number;
  /** method 2 of mode 1 */
  readonly e_w: number | undefined;
  readonly backing: { readonly t: number; readonly f_y: number } | undefined;
  /** of one bolt */
  readonly F_t_Rd: number;
  /** the web behind the face in tension, for the effective length of the T-stub; undefined: none (outside the flange) */
  readonly web: (sheet: Sheet, row: FaceRow, b_eff_t: number) => number | undefined;
  readonly webName: "column-web-tension" | "beam-web-tension";
}

/** What the row contributes to effective lengths: alone, and as first, inner or last row of a group. */
export interface RowLengths {
  readonly alone: Lengths;
  readonly first?: Lengths;
  readonly inner?: Lengths;
  readonly last?: Lengths;
  readonly alpha: number | undefined;
}

export interface Resistance {
  readonly F: number;
  readonly by: string;
  /** `by` in words; of a T-stub, where steps are asked for */
  readonly said?: Message | undefined;
  /** where a flange or plate in bending governs, in which mode */
  readonly mode?: Mode | undefined;
}

type Mode = "1" | "2" | "3";

/** Of a T-stub: the face in bending and the web behind it, and the weaker of them. */
export interface StubResistance extends Resistance {
  readonly bending: number;
  readonly web: number | undefined;
}

export function stepLengths(sheet: Sheet, face: Face): RowLengths[] {
  return face.rows.map((row, i) => rowLengths(sheet, face, row, neighbour(face, i, -1), neighbour(face, i, 1)));
}

/** The next row of the same region. */
function neighbour({ rows }: Face, i: number, step: -1 | 1): number | undefined {
  const here = rows[i];
  const there = rows[i + step];
  if (!here || !there || here.region === undefined || here.region !== there.region) return undefined;
  return Math.abs(there.y - here.y);
}

function rowLengths(
  sheet: Sheet,
  face: Face,
  row: FaceRow,
  above: number | undefined,
  below: number | undefined,
): RowLengths {
  const { e } = face;
  const { m, outside, e_1 } = row;
  if (outside) {
    return { alone: outsideAlone(sheet, m, e, outside), alpha: undefined };
  }
  const alphaAbove = row.m_2_above === undefined ? undefined : stepAlpha(sheet, m, e, row.m_2_above);
  const alphaBelow = row.m_2_below === undefined ? undefined : stepAlpha(sheet, m, e, row.m_2_below);
  const alpha = alphaAbove === undefined ? alphaBelow : Math.max(alphaAbove, alphaBelow ?? 0);
  return {
    alone: e_1 === undefined ? alone(sheet, m, e, alpha) : endAlone(sheet, m, e, e_1, alpha),
    alpha,
    ...(below !== undefined && {
      first: e_1 === undefined ? endOfGroup(sheet, m, e, below, alphaAbove) : endOfColumn(sheet, m, e, below, e_1),
    }),
    ...(above !== undefined && { last: endOfGroup(sheet, m, e, above, alphaBelow) }),
    ...(above !== undefined && below !== undefined && { inner: innerOfGroup(sheet, above, below) }),
  };
}

function outsideAlone(sheet: Sheet, m: number, e: number, { e_x, w, b_p, outer }: OutsideRow): Lengths {
  const cp = sheet.step("l_eff_cp_mm", patterns.outsideCp, m, w, e);
  const nc = sheet.step("l_eff_nc_mm", patterns.outsideNc, m, e_x, e, b_p, w);
  if (!outer) return { cp, nc };
  const cp4 = sheet.step("l_eff_cp_mm", outsideCp4, m, outer.e, outer.n_1, w);
  const nc4 = sheet.step("l_eff_nc_mm", outsideNc4, m, e_x, outer.e, outer.n_1, w);
  return { cp: sheet.step("l_eff_cp_mm", atMostTwice, cp4, cp), nc: sheet.step("l_eff_nc_mm", atMostTwice, nc4, nc) };
}

function alone(sheet: Sheet, m: number, e: number, alpha: number | undefined): Lengths {
  const cp = sheet.step("l_eff_cp_mm", patterns.innerCp, m);
  const nc =
    alpha === undefined
      ? sheet.step("l_eff_nc_mm", patterns.innerNc, m, e)
      : sheet.step("l_eff_nc_mm", patterns.besideNc, alpha, m);
  return { cp, nc };
}

/** Tables 6.4 and 6.5: the end row of a column */
function endAlone(sheet: Sheet, m: number, e: number, e_1: number, alpha: number | undefined): Lengths {
  const cp = sheet.step("l_eff_cp_mm", patterns.endCp, m, e_1);
  const nc =
    alpha === undefined
      ? sheet.step("l_eff_nc_mm", patterns.endNc, m, e, e_1)
      : sheet.step("l_eff_nc_mm", patterns.endBesideNc, alpha, m, e_1, e);
  return { cp, nc };
}

function endOfColumn(sheet: Sheet, m: number, e: number, p: number, e_1: number): Lengths {
  const cp = sheet.step("l_eff_cp_mm", patterns.endCpGroup, m, p, e_1);
  const nc = sheet.step("l_eff_nc_mm", patterns.endNcGroup, m, e, p, e_1);
  return { cp, nc };
}

export function stepAlpha(sheet: Sheet, m: number, e: number, m_2: number): number {
  const lambda_1 = sheet.step("lambda_1", lambda1, m, e);
  const lambda_2 = sheet.step("lambda_2", lambda2, m_2, m, e);
  return alphaOf(lambda_1, lambda_2);
}

function endOfGroup(sheet: Sheet, m: number, e: number, p: number, alpha: number | undefined): Lengths {
  const cp = sheet.step("l_eff_cp_mm", patterns.lastCpGroup, m, p);
  const nc =
    alpha === undefined
      ? sheet.step("l_eff_nc_mm", patterns.lastNcGroup, m, e, p)
      : sheet.step("l_eff_nc_mm", patterns.besideNcGroup, p, alpha, m, e);
  return { cp, nc };
}

function innerOfGroup(sheet: Sheet, above: number, below: number): Lengths {
  const cp = sheet.step("l_eff_cp_mm", patterns.innerCpGroup, above, below);
  const nc = sheet.step("l_eff_nc_mm", patterns.innerNcGroup, above, below);
  return { cp, nc };
}

/** 6.3.2 Table 6.11: the smallest length given for the row, alone or in any group. */
export function leastLength({ alone, first, inner, last }: RowLengths): number {
  let least = Math.min(alone.cp, alone.nc);
  for (const lengths of [first, inner, last]) {
    if (lengths) least = Math.min(least, lengths.cp, lengths.nc);
  }
  return least;
}

const partNames: Readonly<Record<string, Message>> = {
  "column-flange": says.columnFlangeBending,
  "end-plate": says.endPlateBending,
  "column-web-tension": says.columnWebTension,
  "column-web-compression": says.columnWebCompression,
  "column-web-shear": says.columnWebShear,
  "column-stiffener": says.columnStiffener,
  "beam-web-tension": says.beamWebTension,
  "beam-flange-compression": says.beamFlangeCompression,
  "bolt-punching": says.boltPunching,
};

/** A part of the joint in words; a clause as it is. */
export const partNamed = (by: string): Inserted => partNames[by] ?? by;

/** A row alone: its face in bending, the web behind it. */
export function resistanceAlone(sheet: Sheet, face: Face, lengths: readonly RowLengths[], i: number): StubResistance {
  const row = face.rows[i];
  const own = lengths[i];
  if (!row || !own) throw new Error("no such row");
  return weaker(sheet, face, row, own.alone, 1, i);
}

/** Rows i to j of one region together; undefined where they are not one. */
export function resistanceOfGroup(
  sheet: Sheet,
  face: Face,
  lengths: readonly RowLengths[],
  i: number,
  j: number,
): Resistance | undefined {
  const row = face.rows[i];
  const end = face.rows[j];
  if (!row || !end) return undefined;
  const next = row.outside?.next;
  if (next && end.outside) {
    // both rows beyond the flange: the nearer one as the inner bolts, the other beyond it
    const { cp, nc } = lengths[j]?.alone ?? { cp: 0, nc: 0 };
    return weaker(sheet, face, { ...end, beyond: next }, { cp, nc }, 2, i);
  }
  if (row.region === undefined || row.region !== end.region) return undefined;
  const first = lengths[i]?.first;
  const last = lengths[j]?.last;
  if (!first || !last) return undefined;
  let { cp, nc } = first;
  for (let k = i + 1; k <= j; k++) {
    const part = k === j ? last : lengths[k]?.inner;
    if (!part) return undefined;
    cp = sheet.step("sum_l_eff_cp_mm", tStub.sumOfLengths, cp, part.cp);
    nc = sheet.step("sum_l_eff_nc_mm", tStub.sumOfLengths, nc, part.nc);
  }
  return weaker(sheet, face, row, { cp, nc }, j - i + 1, i);
}

function weaker(
  sheet: Sheet,
  face: Face,
  row: FaceRow,
  { cp, nc }: Lengths,
  rows: number,
  first: number,
): StubResistance {
  const l_eff_1 = sheet.step("l_eff_1_mm", patterns.lengthOfMode1, cp, nc);
  const { F, mode } = stepTStub(sheet, face, row, l_eff_1, nc, rows);
  const said =
    sheet.steps &&
    (rows > 1 ? tStubSays.rows({ from: first + 1, to: first + rows }) : tStubSays.rowAlone({ row: first + 1 }));
  const [bending, behind] = [partNamed(face.name), partNamed(face.webName)];
  if (said) sheet.explain(says.modeAndRows({ face: bending, rows: said, mode }));
  const web = face.web(sheet, row, l_eff_1);
  if (web !== undefined && said) sheet.explain(says.partAndRows({ part: behind, rows: said }));
  const group = rows > 1 ? ` (rows ${first + 1} to ${first + rows})` : "";
  if (web !== undefined && web < F) {
    const part = said && rows > 1 ? says.partOfRows({ part: behind, rows: said }) : undefined;
    return { F: web, by: face.webName + group, said: part, bending: F, web };
  }
  const part = said && (rows > 1 ? says.modeOfRows : says.modeOfOneRow)({ face: bending, mode, rows: said });
  return { F, by: `${face.name} mode ${mode}${group}`, said: part, mode, bending: F, web };
}

/** Joints count with prying (Table 6.2, note 1). */
function stepTStub(
  sheet: Sheet,
  { t, f_y, gamma_M0, e_w, backing, F_t_Rd }: Face,
  { m, n, outside, beyond }: FaceRow,
  l_eff_1: number,
  l_eff_2: number,
  rows: number,
): { F: number; mode: Mode } {
  const M_1 = sheet.step("M_pl_1_Rd_kNm", tStub.plasticMoment1, l_eff_1, t, f_y, gamma_M0);
  const M_2 = sheet.step("M_pl_2_Rd_kNm", tStub.plasticMoment2, l_eff_2, t, f_y, gamma_M0);
  const F_1 = stepMode1(sheet, M_1, l_eff_1, m, n, gamma_M0, e_w, backing);
  // of two rows beyond the flange those next to it are the inner bolts
  const inner = (outside?.outer ? 4 : 2) * (outside ? 1 : rows);
  const F_inner = sheet.step("F_T_3_Rd_kN", tStub.mode3, inner, F_t_Rd);
  const { F_2, F_3 } = beyond
    ? stepModesBeyond(sheet, { M_1, M_2, m, n, F_inner }, beyond)
    : { F_2: sheet.step("F_T_2_Rd_kN", tStub.mode2, M_2, n, F_inner, m), F_3: F_inner };
  const F = sheet.step("F_T_Rd_kN", tStub.leastWithPrying, F_1, F_2, F_3);
  return { F, mode: F === F_1 ? "1" : F === F_2 ? "2" : "3" };
}

export function stepMode1(
  sheet: Sheet,
  M_1: number,
  l_eff_1: number,
  m: number,
  n: number,
  gamma_M0: number,
  e_w: number | undefined,
  backing: { readonly t: number; readonly f_y: number } | undefined,
): number {
  const name = "F_T_1_Rd_kN";
  if (!backing) {
    return e_w === undefined
      ? sheet.step(name, tStub.mode1, M_1, m)
      : sheet.step(name, tStub.mode1Method2, n, e_w, M_1, m);
  }
  const M_bp = sheet.step("M_bp_Rd_kNm", tStub.plasticMomentOfBackingPlate, l_eff_1, backing.t, backing.f_y, gamma_M0);
  return e_w === undefined
    ? sheet.step(name, tStub.mode1Backed, M_1, M_bp, m)
    : sheet.step(name, tStub.mode1BackedMethod2, n, e_w, M_1, M_bp, m);
}
