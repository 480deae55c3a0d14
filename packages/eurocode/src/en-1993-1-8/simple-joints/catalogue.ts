import { oneOf } from "../../basis/fields.ts";
import { InvalidInput } from "../../basis/problem.ts";
import type { ItemResult } from "../../basis/result.ts";
import { refuseUnless } from "../../basis/validation.ts";
import { runCheck } from "../../engine/run-check.ts";
import { connections } from "../check.ts";
import { contextOf, memberOf, type ProposalContext } from "../parts/proposal.ts";
import { type SimpleJointNeeds, simpleJointsOf } from "./proposal.ts";

// The standard joints of the published guides (SCI P358, Steel Buildings in Europe): M20 8.8 at 70 mm, 40 mm from the ends, with plates
// and angles that go with them, in every number of rows from 0.6 of the beam's height to its clear depth. Their resistances
// are those of the check.

export type StandardJoint = keyof typeof simpleJointsOf;

const pitch = 70;

/** What the guides have beside M20: fin plates and end plates of the thicker ones that still turn. */
const stocks: Readonly<Record<StandardJoint, readonly number[]>> = {
  "fin-plate": [8, 10],
  "header-plate": [10, 12],
  "angle-cleats": [],
};

const joints = oneOf(["fin-plate", "header-plate", "angle-cleats"], "kind of joint");

interface Found {
  readonly joints: Record<string, unknown>[];
  /** Those that do not fit this support or break a rule that no reaction enters, and what stops them. */
  readonly leftOut: readonly { readonly mark: string; readonly why: string }[];
}

/**
 * Items of the check, marked by beam, joint and rows; none where the beam is too shallow for two rows. Without a reaction each has
 * its resistance for one, rounded down to 0.1 kN, so that its check comes to 100 %.
 */
export const standardJoints = (kind: StandardJoint, needs: SimpleJointNeeds): Record<string, unknown>[] =>
  findStandardJoints(kind, needs).joints;

export function findStandardJoints(kind: StandardJoint, needs: SimpleJointNeeds): Found {
  refuseUnless([joints, kind, ["kind"]]);
  const made = simpleJointsOf[kind](needs, { bolt_sizes: ["M20"], thicknesses_mm: stocks[kind] });
  const context = contextOf(needs);
  if (needs.support?.profile !== undefined) memberOf("support", needs.support, context);
  const found = new Map<string, Record<string, unknown>>();
  for (const { item } of made) {
    const { n_1, n_2 = 1, p1 } = item;
    if (p1 !== pitch) continue;
    // of several thicknesses the last one
    found.set(`${n_2} × ${n_1}`, { ...item, mark: `${needs.beam.profile ?? "beam"}, ${kind}, ${n_2} × ${n_1} M20` });
  }
  const kept: Record<string, unknown>[] = [];
  const leftOut: { mark: string; why: string }[] = [];
  for (const item of found.values()) {
    const { V_Ed, why } = resistanceOf(item, context);
    if (why !== undefined) leftOut.push({ mark: String(item.mark), why });
    else kept.push(needs.V_Ed === undefined ? { ...item, V_Ed } : item);
  }
  return { joints: kept, leftOut };
}

/** The greatest reaction that passes, or why there is none. */
function resistanceOf(
  item: Record<string, unknown>,
  context: ProposalContext,
): { readonly V_Ed: number; readonly why?: string } {
  const at = (V_Ed: number) => runCheck(connections, { ...context, ...item, V_Ed }).result.connection as ItemResult; // a single item
  try {
    const V_Ed = Math.floor(Number(at(1).values.V_Rd_kN) * 10) / 10;
    const { passed, utilization, verifications } = at(Math.max(V_Ed, 0.1));
    if (passed) return { V_Ed };
    const stopped = verifications.find((one) => one.utilization === utilization);
    return { V_Ed: 0, why: stopped ? `${stopped.id.replaceAll("-", " ")} (${stopped.clause})` : "not passed" };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { V_Ed: 0, why: error.message };
  }
}
