import { refuseUnless } from "../../basis/validation.ts";
import type { MemberSpec } from "../parts/index.ts";
import {
  type Candidate,
  firstThatFits,
  memberOf,
  needsOf,
  type ProposalContext,
  type Proposed,
  usualGrade,
} from "../parts/proposal.ts";
import { gussetKind } from "./gusset.ts";
import { says } from "./says.ts";

export interface GussetNeeds extends ProposalContext {
  readonly mark?: string;
  /** the brace: an angle, a channel, a flat, or a hollow section, which is slotted */
  readonly member: MemberSpec;
  /** kN, compression positive */
  readonly N_Ed: number;
  /** of a brace in compression */
  readonly free_length_mm?: number;
}

const sizes = [
  ["M16", 16],
  ["M20", 20],
  ["M24", 24],
] as const;

const ofGusset = needsOf(gussetKind, ["member", "N_Ed"], ["mark", "free_length_mm"]);

const round5 = (value: number): number => Math.ceil(value / 5) * 5;

/** Bolts in the middle of the leg, in two lines on a wide web or flat, or four welds along a slotted tube. */
export function proposeGusset(needs: GussetNeeds): Proposed {
  refuseUnless([ofGusset, needs]);
  const { mark, member: spec, N_Ed, free_length_mm, ...context } = needs;
  const member = memberOf("member", spec, context);
  const { shape } = member.section;
  const head = {
    connection: "gusset",
    ...(mark === undefined ? {} : { mark }),
    member: spec,
    N_Ed,
    ...(free_length_mm === undefined ? {} : { free_length_mm }),
  };
  const tube = shape === "CHS" || shape === "RHS";
  return firstThatFits(tube ? slotted(head, member.h) : bolted(head, member, usualGrade(context)), context, 12);
}

type Head = Readonly<Record<string, unknown>>;

function* slotted(head: Head, side: number): Generator<Candidate> {
  for (const [t, a] of [
    [10, 3],
    [12, 4],
    [15, 5],
    [20, 6],
  ] as const)
    for (const times of [1.2, 1.6, 2.2]) {
      const length = round5(times * side);
      yield {
        because: [says.proposedWelds({ t, a, length })],
        item: { ...head, joint: "slotted", plate: { t_mm: t }, length_mm: length, throat_mm: a },
      };
    }
}

interface Ply {
  readonly h: number;
  readonly b: number;
  readonly t_w: number;
  readonly section: { readonly shape: string };
}

function* bolted(head: Head, { h, b, t_w, section: { shape } }: Ply, grade: string): Generator<Candidate> {
  const width = Math.max(h, b);
  const t = Math.max(10, Math.ceil(t_w));
  for (const [size, d] of sizes) {
    const angle = shape === "angle";
    if (angle && width / 2 < 1.5 * d) continue;
    const p = round5(3 * d);
    const lines = !angle && width >= p + 4 * d ? 2 : 1;
    const e2 = angle ? Math.floor(width / 2) : Math.floor((width - (lines - 1) * p) / 2);
    for (const n_1 of [2, 3, 4, 5]) {
      yield {
        because: [says.proposed({ t, n: n_1 * lines, size, grade, p1: p, e1: 2 * d })],
        item: {
          ...head,
          joint: "bolted",
          plate: { t_mm: t },
          bolt_grade: grade,
          bolt_size: size,
          n_1,
          e1: 2 * d,
          p1: p,
          e2,
          ...(lines === 2 ? { n_2: 2, p2: p } : {}),
        },
      };
    }
  }
}
