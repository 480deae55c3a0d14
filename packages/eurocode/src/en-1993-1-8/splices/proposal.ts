import type { Message } from "../../basis/message.ts";
import { refuseUnless } from "../../basis/validation.ts";
import type { Member, MemberSpec } from "../parts/index.ts";
import {
  type Candidate,
  contextOf,
  firstThatFits,
  memberOf,
  needsOf,
  type ProposalContext,
  type Proposed,
  usualGrade,
} from "../parts/proposal.ts";
import { says } from "./says.ts";
import { spliceKind } from "./splice.ts";

export interface SpliceNeeds extends ProposalContext {
  readonly mark?: string;
  readonly member: MemberSpec;
  readonly splice_of?: "beam" | "column";
  /** column ends in full contact */
  readonly bearing?: boolean;
  readonly N_Ed?: number;
  readonly N_Ed_G?: number;
  readonly M_Ed?: number;
  readonly V_Ed?: number;
}

const ofSplice = needsOf(spliceKind, ["member"], ["mark", "splice_of", "bearing", "N_Ed", "N_Ed_G", "M_Ed", "V_Ed"]);

const roundUp = (value: number, step: number) => Math.ceil(value / step - 1e-9) * step;

/**
 * Cover plates as wide as the flange and at least as strong as half of it (10 mm at least), the web's on both sides.
 * M20, M24 for flanges above 300 mm; then more bolts along the member, thicker plates, larger bolts.
 */
export function proposeSplice(needs: SpliceNeeds): Proposed {
  refuseUnless([ofSplice, needs]);
  const { national_annex, own_annex, overrides, strength_table, ...rest } = needs;
  const context = contextOf(needs);
  const member = memberOf("member", needs.member, context);
  const grade = usualGrade(context);
  const { steel_grade, f_y_MPa, f_u_MPa } = needs.member;
  const steel = {
    ...(steel_grade === undefined ? {} : { steel_grade }),
    ...(f_y_MPa === undefined ? {} : { f_y_MPa }),
    ...(f_u_MPa === undefined ? {} : { f_u_MPa }),
  };
  const action = needs.N_Ed === undefined && needs.M_Ed === undefined && needs.V_Ed === undefined;
  const M_assumed = Math.round((0.5 * member.section.properties.W_pl_y_mm3 * member.steel.f_y) / 1e6);
  const because = action ? [says.assumedMoment] : [];
  const withActions = action ? { ...rest, M_Ed: M_assumed } : rest;

  const setting: Setting = { member, steel, grade, because, given: withActions, bearing: needs.bearing === true };
  return firstThatFits(candidates(setting), context, 16);
}

interface Setting {
  readonly member: Member;
  readonly steel: Readonly<Record<string, unknown>>;
  readonly grade: string;
  readonly because: readonly Message[];
  /** the fields of the request, with the actions that were assumed */
  readonly given: Readonly<Record<string, unknown>>;
  readonly bearing: boolean;
}

/** Of a flange b wide: the usual size, and the next where there is one. */
function boltSizes(b: number): readonly [number, number] {
  if (b > 300) return [24, 27];
  if (b >= 140) return [20, 24];
  return b >= 110 ? [16, 16] : [12, 12];
}

/** From the smallest bolts and plates on. */
function* candidates(setting: Setting): Generator<Candidate> {
  const { member, bearing, grade } = setting;
  const { b, h, t_f, t_w, r } = member;
  for (const d of boltSizes(b)) {
    const inner = roundUp(t_w + 2 * r + 2.2 * d, 5);
    const p2 = Math.min(Math.max(inner, roundUp(0.5 * b, 5)), roundUp(b - 3 * d, 5) - 5);
    const e2 = (b - p2) / 2;
    const clear = h - 2 * (t_f + r);
    for (const thickness of [1, 1.3]) {
      const t = roundUp(Math.max(t_f / 2, 10, bearing ? 0 : t_f) * thickness, 1);
      for (const n_1 of [2, 3, 4, 5]) {
        const p1 = bearing ? Math.max(160, 3.5 * d) : 3.5 * d;
        yield {
          because: [...setting.because, says.plates({ b, t, size: `M${d}`, grade, p1, e1: 2 * d })],
          item: {
            connection: "splice",
            ...setting.given,
            flange_plate: {
              b_mm: b,
              t_mm: t,
              sides: 1,
              ...setting.steel,
              bolt_grade: grade,
              bolt_size: `M${d}`,
              n_1,
              n_2: 2,
              e1: 2 * d,
              p1,
              e2,
              p2,
            },
            ...webPlate(setting, clear, d, n_1 > 2 ? 2 : 1),
          },
        };
      }
    }
  }
}

function webPlate(
  { member: { t_w }, steel, grade }: Setting,
  clear: number,
  d: number,
  lines: 1 | 2,
): Record<string, unknown> {
  const [e, p1] = [2 * d, 3 * d];
  const n_1 = Math.floor((clear - 2 * e) / p1 + 1e-9) + 1;
  // a single bolt takes no moment
  const n_2 = n_1 === 1 ? 2 : lines;
  // too shallow a web for any bolt: flange plates alone
  if (n_1 < 1) return {};
  return {
    web_plate: {
      h_mm: 2 * e + (n_1 - 1) * p1,
      b_mm: 2 * e + 5 + (n_2 - 1) * p1,
      t_mm: Math.max(6, roundUp(0.6 * t_w, 1)),
      sides: 2,
      ...steel,
      bolt_grade: grade,
      bolt_size: `M${d}`,
      n_1,
      n_2,
      e1: e,
      p1,
      e2: e,
      ...(n_2 > 1 ? { p2: p1 } : {}),
    },
  };
}
