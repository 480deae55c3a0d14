import type { Message } from "../../basis/message.ts";
import { refuseUnless } from "../../basis/validation.ts";
import { bolt } from "../../materials/bolts.ts";
import { betaW, type Member, type MemberSpec } from "../parts/index.ts";
import {
  type Candidate,
  contextOf,
  firstThatFits,
  memberOf,
  needsOf,
  type ProposalContext,
  type Proposed,
  sheetOf,
  throatFrom,
} from "../parts/proposal.ts";
import { weldStrength } from "../welds/formulas.ts";
import { columnBaseKind } from "./column-base.ts";
import { says } from "./says.ts";

// Column bases from the column and its forces: the plate a rim larger than the column, as thick as its bearing width asks,
// four anchors; then thicker, wider, stronger.

export interface ColumnBaseNeeds extends ProposalContext {
  readonly mark?: string;
  readonly column: MemberSpec;
  /** kN, compression positive; default 0.3 N_pl,Rd */
  readonly N_Ed?: number;
  readonly M_Ed?: number;
  readonly V_Ed?: number;
  /** default 25 */
  readonly f_ck_MPa?: number;
  readonly foundation?: { readonly h_mm: number; readonly b_mm: number; readonly d_mm: number };
  readonly length_mm?: number;
  readonly braced?: boolean;
}

export const ofColumnBase = needsOf(
  columnBaseKind,
  ["column"],
  ["mark", "N_Ed", "M_Ed", "V_Ed", "f_ck_MPa", "foundation", "length_mm", "braced"],
);

const thicknesses = [12, 15, 20, 25, 30, 35, 40, 50, 60, 80] as const;
const anchorSizes = [16, 20, 24, 30, 36] as const;
const up = (value: number, step: number): number => Math.ceil(value / step - 1e-9) * step;

/** M20; M24 under columns wider than 250 mm, M30 above 350. */
const usualAnchor = (b: number): number => (b > 350 ? 30 : b > 250 ? 24 : 20);

interface State {
  readonly t: number;
  /** beyond the flanges, where the anchors are, and beside the column */
  readonly rim: number;
  readonly side: number;
  readonly d: number;
  readonly grade: "8.8";
  readonly a: number;
}

export function proposeColumnBase(needs: ColumnBaseNeeds): Proposed {
  refuseUnless([ofColumnBase, needs]);
  const context = contextOf(needs);
  const column = memberOf("column", needs.column, context);
  return firstThatFits(candidates(needs, column), context, 60);
}

/** What may be chosen from where the best of all is looked for. */
export interface BaseStock {
  readonly bolt_sizes?: readonly string[] | undefined;
  readonly thicknesses_mm?: readonly number[] | undefined;
}

/** All that it could be, in no order. */
export function columnBasesOf(needs: ColumnBaseNeeds, stock: BaseStock): Iterable<Candidate> {
  refuseUnless([ofColumnBase, needs]);
  return candidates(needs, memberOf("column", needs.column, contextOf(needs)), stock);
}

/** Thicker first, then a wider rim, then larger anchors; for each of these the weld that goes with it. */
function* candidates(needs: ColumnBaseNeeds, column: Member, stock?: BaseStock): Generator<Candidate> {
  const N_pl = (column.section.properties.A_mm2 * column.steel.f_y) / 1000;
  const because: Message[] = [];
  if (needs.N_Ed === undefined) because.push(says.assumedForce);
  if (needs.f_ck_MPa === undefined) because.push(says.assumedFoundation);
  const N_Ed = needs.N_Ed ?? Math.round(0.3 * N_pl);
  const pulls = column.section.shape === "I" && ((needs.M_Ed ?? 0) !== 0 || N_Ed < 0);
  const a = weldOf(column, pulls ? flangeForce(column, needs.M_Ed ?? 0, N_Ed) : undefined, contextOf(needs));
  const { anchors, plates, rims } = stock ? allOf(stock) : usualOf(needs, column, pulls);
  for (const d of anchors) {
    for (const wider of rims) {
      for (const t of plates) {
        const rim = rimOf(d, a, pulls) + wider;
        const side = pulls || column.section.shape !== "I" ? rim : rim + wider;
        const state = { t, rim, side, d, grade: "8.8" as const, a };
        yield { item: itemOf(needs, column, N_Ed, state), because: [...because, sentence(state)] };
      }
    }
  }
}

interface Range {
  readonly anchors: readonly number[];
  readonly plates: readonly number[];
  readonly rims: readonly number[];
}

function usualOf(needs: ColumnBaseNeeds, column: Member, pulls: boolean): Range {
  const first = usualAnchor(column.b);
  const thin = thicknesses.findIndex((t) => t >= Math.max(12, column.t_f) - 1e-9);
  const from = thin === -1 ? thicknesses.length - 1 : thin;
  return {
    anchors: pulls || (needs.V_Ed ?? 0) !== 0 ? anchorSizes.filter((d) => d >= first) : [first],
    plates: thicknesses.slice(from, from + 5),
    rims: [0, 25, 50],
  };
}

const allOf = ({ bolt_sizes, thicknesses_mm }: BaseStock): Range => ({
  anchors: anchorSizes.filter((d) => bolt_sizes?.includes(`M${d}`) ?? true),
  plates: thicknesses_mm ?? thicknesses,
  rims: [0, 10, 25, 50, 75, 100],
});

const sentence = ({ t, rim, side, d, a }: State): Message =>
  rim === side ? says.proposed({ t, rim, d, a }) : says.proposedWider({ t, rim, side, d, a });

const leastRim = 50;
/** between the washer and the weld of the column */
const clearOfFlange = 5;
const edgeOf = (d: number): number => up(1.5 * (bolt(d)?.d_0_mm ?? d + 2), 5);

/** An anchor beyond the flange has its edge distance and room for weld, washer and spanner; the more where it pulls. */
function rimOf(d: number, a: number, pulls: boolean): number {
  const washer = bolt(d)?.washer.d_2_mm ?? 2 * d;
  const turned = edgeOf(d) + washer / 2 + Math.SQRT2 * a + clearOfFlange;
  const d_0 = bolt(d)?.d_0_mm ?? d + 2;
  return up(Math.max(leastRim, turned, pulls ? 1.5 * d_0 + 2.5 * d : 0), 5);
}

const flangeForce = ({ h, t_f }: Member, M: number, N: number): number => (1000 * Math.abs(M)) / (h - t_f) - N / 2;

/** Where a flange pulls with F, six tenths of its thickness or what F needs; else half of the web, at least 5 mm. */
function weldOf({ b, t_w, t_f, r, steel }: Member, F: number | undefined, context: ProposalContext): number {
  const least = Math.max(5, 0.5 * t_w);
  if (F === undefined) return throatFrom(least);
  const sheet = sheetOf(context);
  const f_w = weldStrength(steel.f_u, betaW(sheet, steel), sheet.parameter("EN 1993-1-8", "gamma_M2"));
  const asked = (Math.SQRT2 * 1000 * F) / (f_w * (2 * b - t_w - 2 * r));
  return throatFrom(Math.max(least, 0.6 * t_f, Math.min(asked, t_f)));
}

function itemOf(
  needs: ColumnBaseNeeds,
  column: Member,
  N_Ed: number,
  { t, rim, side, d, grade, a }: State,
): Record<string, unknown> {
  const { mark, M_Ed, V_Ed, f_ck_MPa = 25, foundation, length_mm, braced } = needs;
  const { steel_grade, f_y_MPa, f_u_MPa } = needs.column;
  const h = up(column.h + 2 * rim, 10);
  const b = up(column.b + 2 * side, 10);
  const y = h / 2 - edgeOf(d);
  const w = Math.min(b - 2 * edgeOf(d), up(column.b, 10));
  const anchored = column.section.shape === "I" || (V_Ed ?? 0) !== 0;
  return {
    ...(mark === undefined ? {} : { mark }),
    connection: "column-base",
    column: needs.column,
    N_Ed,
    ...(M_Ed === undefined ? {} : { M_Ed }),
    ...(V_Ed === undefined ? {} : { V_Ed }),
    plate: {
      h_mm: h,
      b_mm: b,
      t_mm: t,
      ...(steel_grade === undefined ? {} : { steel_grade }),
      ...(f_y_MPa === undefined ? {} : { f_y_MPa }),
      ...(f_u_MPa === undefined ? {} : { f_u_MPa }),
    },
    f_ck_MPa,
    ...(foundation && { foundation }),
    grout_t_mm: 30,
    ...(anchored && { anchors: { bolt_grade: grade, bolt_size: `M${d}`, n_per_row: 2, rows_mm: [-y, y], w_mm: w } }),
    throat_mm: a,
    ...(length_mm === undefined ? {} : { length_mm }),
    ...(braced === undefined ? {} : { braced }),
  };
}
