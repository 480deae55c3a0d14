/** How it went, in three words: everywhere the same. What nobody gave an action for has not passed. */
import type { FabricatedMember, Joint, State } from "./fabrication.ts";

/** Of several, the worst; of nothing, that nothing was designed. */
export function worstState(states: readonly State[]): State {
  if (states.includes("failed")) return "failed";
  return states.length === 0 || states.includes("not designed") ? "not designed" : "passed";
}

const nobodyGave: readonly string[] = ["self-weight", "none"];

type Asked = Pick<FabricatedMember, "check" | "actions">;

/** Under actions that somebody gave. */
export const isVerified = ({ check, actions }: Asked): boolean =>
  check !== undefined && !nobodyGave.includes(actions.from);

export function memberState(member: Asked): State {
  if (member.check && !member.check.passed) return "failed";
  return isVerified(member) ? "passed" : "not designed";
}

/** A force that was assumed is no design, whatever stands beside it. */
export function jointState({ passed, actions }: Pick<Joint, "passed" | "actions">): State {
  if (!passed) return "failed";
  return actions.from === "none" ? "not designed" : "passed";
}

/** Whether anything at all was verified under actions that somebody gave. */
export const anyDesigned = ({
  members,
  joints,
}: {
  readonly members: readonly Asked[];
  readonly joints: readonly Pick<Joint, "actions">[];
}): boolean => members.some(isVerified) || joints.some(({ actions }) => actions.from !== "none");
