/** Which joint an end has, by its role, its section and a correction. */
import type { JointType } from "../../fabrication.ts";
import type { ProjectSettings } from "../options.ts";
import { dimensionsOf, type JointEnd } from "./end.ts";

export interface Choice {
  /** undefined: no joint */
  readonly type?: JointType;
  /** simple joints of I-sections and channels are chosen by what fits */
  readonly simple?: true;
  readonly reason: string;
  readonly assumed: boolean;
}

const none = (reason: string): Choice => ({ reason, assumed: true });
const takes = (type: JointType, reason: string): Choice => ({ type, reason, assumed: true });

export function chooseJoint({ member, end, correction }: JointEnd, project: ProjectSettings): Choice {
  const asked = correction?.joint;
  if (asked === "none") return { reason: "a correction says: no joint", assumed: false };
  if (asked === "simple") return { ...simple(member.profile), assumed: false };
  if (asked !== undefined) return { type: asked, reason: "set by a correction", assumed: false };
  switch (member.role) {
    case "column":
      if (end === "end") return none("head of a column: the beams bring their own joints");
      if (project.column_base === "none") return none("the project has no column bases");
      return base(member.profile, project.column_base);
    case "beam":
      if (project.beam_joint === "none") return none("the project has no joints of beams");
      return beam(member.profile, project.beam_joint);
    case "purlin":
    case "rail":
      return beam(member.profile, "simple");
    case "brace":
      return project.brace_joint === "none" ? none("the project has no joints of braces") : brace(member.profile);
    case "chord":
      return none("a chord: its joints are those of the braces that meet it; a correction can set one");
    default:
      return none(
        `no rule gives a joint to the end of a ${member.role === "other" ? "member of unknown role" : member.role}`,
      );
  }
}

function base(profile: string, kind: string): Choice {
  const { shape } = dimensionsOf(profile);
  if (["I", "RHS", "CHS"].includes(shape)) return takes("column-base", `foot of a column, ${kind}`);
  return none(`a base plate is made for I and hollow sections; ${profile} is a ${shape}`);
}

function simple(profile: string): Choice {
  const { shape, h } = dimensionsOf(profile);
  if (shape === "I" || shape === "channel") {
    if (h < 100) return none(`a web ${h} mm deep takes no two rows of bolts`);
    return { ...takes("fin-plate", `simple joint: fin plate up to 610 mm deep, header plate above`), simple: true };
  }
  if (shape === "RHS" || shape === "CHS")
    return takes("header-plate", "end of a hollow section: plate welded around it");
  return none(`no simple joint is made for a ${shape}`);
}

function beam(profile: string, kind: Exclude<ProjectSettings["beam_joint"], "none">): Choice {
  const { shape } = dimensionsOf(profile);
  if (kind === "simple" || (shape !== "I" && shape !== "channel")) return simple(profile);
  if (kind === "end-plate" && shape !== "I") return simple(profile);
  return takes(kind, `joint of beams in this project: ${kind}`);
}

function brace(profile: string): Choice {
  const { shape, h } = dimensionsOf(profile);
  if (shape === "angle" && h < 36) return none(`a leg of ${h} mm takes no M12: weld it to its gusset`);
  if (shape === "angle") return takes("gusset", "brace: bolted by one leg to a gusset");
  if (shape === "flat") return takes("gusset", "brace: flat bolted to a gusset");
  if (shape === "RHS" || shape === "CHS")
    return takes("gusset", "brace: plate in the slotted tube, bolted to a gusset");
  if (shape === "I" || shape === "channel") return simple(profile);
  if (shape === "round") return none("round bars have threaded ends or turnbuckles, which are not sized here");
  return none(`no joint of braces is made for a ${shape}`);
}
