import * as z from "zod";
import { refuseUnless } from "../../basis/validation.ts";
import { type MemberSpec, memberField } from "../parts/index.ts";
import {
  type Candidate,
  firstThatFits,
  memberOf,
  needsOf,
  type ProposalContext,
  type Proposed,
  usualGrade,
} from "../parts/proposal.ts";
import { angleKind } from "./angle.ts";
import { pinKind } from "./pin.ts";
import { says } from "./says.ts";

export interface BraceNeeds extends ProposalContext {
  readonly mark?: string;
  /** the angle */
  readonly member: MemberSpec;
  /** kN, tension: negative */
  readonly N_Ed: number;
}

const sizes = [
  ["M12", 12],
  ["M16", 16],
  ["M20", 20],
  ["M24", 24],
  ["M27", 27],
] as const;

const ofBrace = needsOf(angleKind, ["N_Ed"], ["mark"], { member: memberField("the angle") });

/** An angle on a gusset by one leg: bolts in its middle, two to six, the largest that its leg takes first. */
export function proposeAngleOneLeg(needs: BraceNeeds): Proposed {
  refuseUnless([ofBrace, needs]);
  const { mark, member: spec, N_Ed, ...context } = needs;
  const member = memberOf("", spec, context);
  const leg = Math.max(member.h, member.b);
  const grade = usualGrade(context);
  const t = Math.max(10, Math.ceil(member.t_w));
  function* candidates(): Generator<Candidate> {
    const fitting = sizes.filter(([, d]) => leg / 2 >= 1.5 * d);
    const list = fitting.length > 0 ? fitting.slice(-2) : sizes.slice(0, 1);
    for (const [size, d] of list) {
      const p1 = Math.ceil((3 * d) / 5) * 5;
      for (let n_1 = 2; n_1 <= 6; n_1++) {
        yield {
          because: [says.gusset({ t, size, grade, p1, e1: 2 * d })],
          item: {
            connection: "angle-one-leg",
            ...(mark === undefined ? {} : { mark }),
            ...spec,
            bolt_grade: grade,
            bolt_size: size,
            n_1,
            e1: 2 * d,
            p1,
            e2: Math.floor(leg / 2),
            N_Ed,
            gusset: { t_mm: t },
          },
        };
      }
    }
  }
  return firstThatFits(candidates(), context, 10);
}

export interface PinNeeds extends ProposalContext {
  /** a pin without its diameter: plates, steel, force */
  readonly item: Readonly<Record<string, unknown>> & { readonly connection: "pin" };
}

// the check itself refuses what else is wrong with the item
const ofPin = needsOf(pinKind, [], [], { item: z.looseObject({ connection: z.literal("pin") }) });

/** The least diameter in steps of 5 mm; holes 1 mm wider up to 50 mm, 2 mm above. */
export function proposePin(needs: PinNeeds): Proposed {
  refuseUnless([ofPin, needs]);
  const { item, ...context } = needs;
  const diameters = Array.from({ length: 57 }, (_, i) => 20 + 5 * i);
  const candidates = diameters.map((d_mm) => {
    const d0_mm = d_mm + (d_mm <= 50 ? 1 : 2);
    return {
      item: { ...item, d_mm, d0_mm },
      because: [says.leastPin({ d: d_mm, d_0: d0_mm })],
    };
  });
  return firstThatFits(candidates, context, diameters.length);
}
