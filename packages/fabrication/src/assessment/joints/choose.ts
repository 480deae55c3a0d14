/** Which joint an end has, by its role, its section and a correction. */
import type { Message } from "@x/eurocode/message";
import type { JointType, MemberEnd, PlateUse } from "../../fabrication.ts";
import { jointTypes, memberRoles, plateUses, shapeNamed } from "../../terms.ts";
import type { ProjectSettings } from "../options.ts";
import { drawn } from "../says.ts";
import { isSkew } from "../skew.ts";
import { dimensionsOf, type JointEnd } from "./end.ts";
import { says } from "./says.ts";

/** Marks of plates whose use the list says, by that use. */
export type ListedPlates = ReadonlyMap<PlateUse, readonly string[]>;

export interface Choice {
  /** undefined: no joint */
  readonly type?: JointType;
  /** simple joints of I-sections and channels are chosen by what fits */
  readonly simple?: true;
  readonly reason: Message;
  readonly assumed: boolean;
}

const none = (reason: Message): Choice => ({ reason, assumed: true });
const takes = (type: JointType, reason: Message): Choice => ({ type, reason, assumed: true });

/** Why an end needs no joint of its own: somebody said so, or those that meet it bring theirs. */
const settled: readonly string[] = [
  says.removed,
  says.noBases,
  says.noBeamJoints,
  says.noBraceJoints,
  says.columnHead,
  says.chord,
].map(({ id }) => id);

/** Whatever the reason, a joint that is not made is not verified: the piece is not designed as a whole. */
export const isLeftOpen = ({ joint, reason }: MemberEnd): boolean =>
  joint === undefined && !settled.includes(reason.id);

/** Joints are laid out on square ends: a skew one has none, whatever is asked for. */
export function chooseJoint(at: JointEnd, project: ProjectSettings, listed: ListedPlates): Choice {
  const { correction } = at;
  const asked = correction?.joint;
  if (asked === "none") return { reason: says.removed, assumed: false };
  const chosen = chosenFor(at, project, listed);
  return chosen.type !== undefined && isSkew(correction?.cut)
    ? none(says.skewEnd({ type: jointTypes[chosen.type] }))
    : chosen;
}

function chosenFor(at: JointEnd, project: ProjectSettings, listed: ListedPlates): Choice {
  const { member, correction } = at;
  const asked = correction?.joint;
  if (asked === "simple") return { ...simple(member.profile), assumed: false };
  if (asked !== undefined && asked !== "none") return { type: asked, reason: says.corrected, assumed: false };
  const chosen = byRole(at, project);
  if (chosen.type === undefined || correction?.set) return chosen;
  for (const use of doubles(chosen.type)) {
    const marks = listed.get(use);
    if (marks) return none(drawn.notDoubled({ use: plateUses[use], marks: marks.slice(0, 5).join(", ") }));
  }
  return chosen;
}

/** Which plates of a list would be made twice by a joint: those of beams stand for each other. */
function doubles(type: JointType): readonly PlateUse[] {
  if (type === "column-base") return ["base plate"];
  if (type === "gusset") return ["gusset"];
  return ["fin-plate", "header-plate", "end-plate", "angle-cleats"].includes(type) ? ["end plate", "fin plate"] : [];
}

function byRole({ member, end }: JointEnd, project: ProjectSettings): Choice {
  switch (member.role) {
    case "column":
      if (end === "end") return none(says.columnHead);
      if (project.column_base === "none") return none(says.noBases);
      return base(member.profile, project.column_base);
    case "beam":
      if (project.beam_joint === "none") return none(says.noBeamJoints);
      return beam(member.profile, project.beam_joint);
    case "purlin":
    case "rail":
      return beam(member.profile, "simple");
    case "brace":
      return project.brace_joint === "none" ? none(says.noBraceJoints) : brace(member.profile);
    case "chord":
      return none(says.chord);
    default:
      return none(member.role === "other" ? says.noRuleUnknown : says.noRule({ role: memberRoles[member.role] }));
  }
}

function base(profile: string, kind: "pinned" | "fixed"): Choice {
  const { shape } = dimensionsOf(profile);
  if (["I", "RHS", "CHS"].includes(shape))
    return takes("column-base", kind === "fixed" ? says.fixedFoot : says.pinnedFoot);
  return none(says.noBaseFor({ profile, shape: shapeNamed(shape) }));
}

function simple(profile: string): Choice {
  const { shape, h } = dimensionsOf(profile);
  if (shape === "I" || shape === "channel") {
    if (h < 100) return none(says.shallowWeb({ h }));
    return { ...takes("fin-plate", says.simple), simple: true };
  }
  if (shape === "RHS" || shape === "CHS") return takes("header-plate", says.hollowEnd);
  return none(says.noSimpleFor({ shape: shapeNamed(shape) }));
}

function beam(profile: string, kind: Exclude<ProjectSettings["beam_joint"], "none">): Choice {
  const { shape } = dimensionsOf(profile);
  if (kind === "simple" || (shape !== "I" && shape !== "channel")) return simple(profile);
  if (kind === "end-plate" && shape !== "I") return simple(profile);
  return takes(kind, says.ofProject({ type: jointTypes[kind] }));
}

function brace(profile: string): Choice {
  const { shape, h } = dimensionsOf(profile);
  if (shape === "angle" && h < 36) return none(says.narrowLeg({ h }));
  if (shape === "angle") return takes("gusset", says.legOnGusset);
  if (shape === "flat") return takes("gusset", says.flatOnGusset);
  if (shape === "RHS" || shape === "CHS") return takes("gusset", says.slottedTube);
  if (shape === "I" || shape === "channel") return simple(profile);
  if (shape === "round") return none(says.roundBar);
  return none(says.noBraceFor({ shape: shapeNamed(shape) }));
}
