import { decimals } from "../../basis/numbers.ts";
import { onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import {
  type Column,
  prepareColumn,
  putPanelShear,
  putWebCompression,
  putWebTension,
} from "../moment-joints/column.ts";
import {
  columnWebCompression,
  columnWebShear,
  columnWebTension,
  greatestPanelSlenderness,
} from "../moment-joints/components.ts";
import { type Bolts, type Member, resolveMember, resolveSteel, type Steel } from "../parts/index.ts";
import * as tStub from "../t-stub/modes.ts";
import { innerCp, innerNc, lengthOfMode1 } from "../t-stub/patterns.ts";
import * as rules from "./formulas.ts";
import { says } from "./says.ts";
import type { BracketItem, SeatItem } from "./schema.ts";

// The support under the moment of a seat or bracket: the flange of an I-column and the web behind it, by the components of
// EN 1993-1-8 6.2.6. Walls, webs and flanges beside their web are left to the engineer: the joint is then not verified.

export interface BoltPattern {
  readonly n_1: number;
  readonly n_2: number;
  readonly e1: number;
  readonly e2: number;
  readonly p1: number;
  readonly p2: number;
}

export interface Support {
  readonly t: number;
  readonly steel: Steel;
  /** the I-section whose flange it is, where that is known */
  readonly member: Member | undefined;
}

export function resolveSupport(sheet: Sheet, { support }: SeatItem | BracketItem): Support | undefined {
  if (!support) return undefined;
  const { t_mm, profile, section, fabrication } = support;
  if (profile !== undefined || section !== undefined) {
    const member = resolveMember(sheet, "support", support, ["I", "channel", "RHS", "CHS"]);
    if (!member) return undefined;
    const { t_f, t_w, steel } = member;
    const onWeb = t_mm !== undefined && Math.abs(t_mm - t_w) < Math.abs(t_mm - t_f);
    const agreed = { unit: "mm", absolute: 0.5 };
    if (!sheet.agree("support.t_mm", t_mm, says.webOrFlange, onWeb ? t_w : t_f, agreed)) return undefined;
    return { t: t_mm ?? t_f, steel, member: member.section.shape === "I" && !onWeb ? member : undefined };
  }
  if (fabrication !== undefined) sheet.unused("support.fabrication", onlyFor(says.supportProfile));
  if (t_mm === undefined) {
    sheet.problem("support.t_mm", required(says.supportProfile));
    return undefined;
  }
  const steel = resolveSteel(sheet, "support", support, t_mm);
  return steel && { t: t_mm, steel, member: undefined };
}

/** From the outer line of bolts to the edge of the flange that they stand in. */
export const edgeOnFlange = (support: Support | undefined, { n_2, p2 }: BoltPattern): number | undefined =>
  support?.member && (support.member.b - (n_2 - 1) * p2) / 2;

export function rejectOffFlange(
  sheet: Sheet,
  support: Support | undefined,
  { pattern, bolts }: { readonly pattern: BoltPattern; readonly bolts: Bolts },
): void {
  const edge = edgeOnFlange(support, pattern);
  if (edge === undefined || edge > bolts.d_across / 2) return;
  const wide = (pattern.n_2 - 1) * pattern.p2 + bolts.d_across;
  sheet.problem("p2", says.outsideFlange({ wide: decimals(wide, 1), b: support?.member?.b ?? 0 }));
}

/** Which of two plies a bolt bears on and pulls through more easily. */
export function weakerPly(
  part: Pick<Support, "t" | "steel">,
  support: Pick<Support, "t" | "steel"> | undefined,
): Pick<Support, "t" | "steel"> {
  const strength = ({ t, steel }: Pick<Support, "t" | "steel">) => rules.pliesStrength(t, steel.f_u);
  return support && strength(support) < strength(part) ? support : part;
}

/** An I-section whose flange it is, with a web that the components know. */
function columnOf(sheet: Sheet, support: Support | undefined): Column | undefined {
  const member = support?.member;
  if (!member) return undefined;
  const { h, t_f, r, t_w, steel } = member;
  if ((h - 2 * (t_f + r)) / t_w > greatestPanelSlenderness(steel.f_y)) return undefined;
  return prepareColumn(sheet, member, {});
}

function verifyWeb(
  sheet: Sheet,
  column: Column,
  F: { readonly tension: number; readonly compression: number },
  spread: { readonly tension: number; readonly compression: number },
): void {
  const V_Rd = putPanelShear(sheet, column, undefined);
  const F_c = putWebCompression(sheet, column, { t_fb: spread.compression, a: 0 }).F;
  const F_t = putWebTension(sheet, column, spread.tension, false);
  sheet.verify(columnWebShear, F.compression, V_Rd, "kN");
  sheet.verify(columnWebCompression, F.compression, F_c, "kN");
  sheet.verify(columnWebTension, F.tension, F_t, "kN");
  sheet.warn(says.columnBent);
}

/** Its wall or flange is not verified; a column's profile may help. */
export function leaveSupport(sheet: Sheet, support: Support | undefined, M: number, helps = true): void {
  if (M > 0) sheet.lack(!support ? "support" : helps && !support.member ? "support.profile" : "", says.supportBent);
}

/** A plate that stands on the flange in line with the web: halves of its height pull and press. */
export function verifyBehindPlate(sheet: Sheet, support: Support | undefined, M: number, h: number): void {
  const column = M > 0 ? columnOf(sheet, support) : undefined;
  if (!column) {
    leaveSupport(sheet, support, M);
    return;
  }
  sheet.assume(says.inLineWithWeb);
  const { t_f, r } = column.member;
  const F = sheet.put("F_half_Ed_kN", rules.forceOfHalf, M, h);
  // only outwards: inwards tension and compression meet
  const b = sheet.put("b_half_mm", rules.spreadOfHalf, h, t_f, r);
  verifyWeb(sheet, column, { tension: F, compression: F }, { tension: b, compression: b - 5 * (t_f + r) });
}

/** Two lines of bolts in the flange, one each side of the web. */
export function verifyBehindBolts(
  sheet: Sheet,
  support: Support | undefined,
  { pattern, F_t, F_t_Rd, M, z }: BoltsOfSupport,
): void {
  const { n_1, n_2, p1, p2, e2 } = pattern;
  const member = support?.member;
  const m = member ? tStub.leverAcrossRoot(p2, member.t_w, member.r) : 0;
  const column = M > 0 && n_2 === 2 && m > 0 ? columnOf(sheet, support) : undefined;
  if (!column || !member) {
    leaveSupport(sheet, support, M, n_2 === 2);
    return;
  }
  sheet.assume(says.aboutWeb);
  sheet.put("m_mm", tStub.leverAcrossRoot, p2, member.t_w, member.r);
  const e = sheet.put("e_flange_mm", tStub.edgeBesideGauge, member.b, p2);
  const n = sheet.put("n_mm", tStub.leverToEdge, Math.min(e, e2), m);
  const cp = sheet.step("l_eff_cp_mm", innerCp, m);
  const nc = sheet.step("l_eff_nc_mm", innerNc, m, e);
  // every row as an inner one of its group: the last ones have more
  const alone = sheet.put("l_eff_mm", lengthOfMode1, cp, nc);
  const l_eff = n_1 > 1 ? sheet.put("l_eff_row_mm", rules.withinPitch, alone, p1) : alone;
  const { gamma_M0 } = column;
  const { t_f, steel } = member;
  const M_1 = sheet.put("M_pl_1_Rd_kNm", tStub.plasticMoment1, l_eff, t_f, steel.f_y, gamma_M0);
  const F_1 = sheet.put("F_T_1_Rd_kN", tStub.mode1, M_1, m);
  const F_3 = sheet.put("F_T_3_Rd_kN", tStub.mode3, 2, F_t_Rd);
  const F_2 = sheet.put("F_T_2_Rd_kN", tStub.mode2, M_1, n, F_3, m);
  const F_T = sheet.put("F_T_Rd_kN", tStub.leastWithPrying, F_1, F_2, F_3);
  sheet.verify(tStub.tStub, 2 * F_t, F_T, "kN");
  // all rows as the first
  const tension = sheet.put("F_rows_Ed_kN", rules.forceOfRows, n_1, n_2, F_t);
  const compression = sheet.put("F_toe_Ed_kN", rules.forceAtToe, M, z);
  verifyWeb(sheet, column, { tension, compression }, { tension: n_1 * l_eff, compression: 0 });
}

interface BoltsOfSupport {
  readonly pattern: BoltPattern;
  /** of one bolt of the top row */
  readonly F_t: number;
  readonly F_t_Rd: number;
  readonly M: number;
  /** from the toe to the centre of the tensions */
  readonly z: number;
}
