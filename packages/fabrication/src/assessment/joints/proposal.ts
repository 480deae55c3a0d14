/** What a proposal of a joint is, and how one is made from what the library proposes. */

import type { AnnexCode } from "@x/eurocode";
import type { Proposed } from "@x/eurocode/en-1993-1-8";
import type { Message } from "@x/eurocode/message";
import type { MemberActions } from "../../fabrication.ts";
import { kept } from "../../members/spoken.ts";
import type { ProjectSettings } from "../options.ts";
import type { JointEnd } from "./end.ts";
import { plateGrade } from "./forces.ts";
import type { Item } from "./verify.ts";

export interface SizeContext {
  readonly annex: AnnexCode;
  readonly project: ProjectSettings;
}

export interface Proposal {
  readonly item: Item;
  readonly actions: MemberActions;
  readonly assumptions: readonly Message[];
  readonly plates?: (item: Item) => readonly Item[];
}

export const steelOf = ({ member }: JointEnd) => ({ profile: member.profile, steel_grade: member.steel_grade });

export const setNumber = ({ correction }: JointEnd, name: string): number | undefined => {
  const value = correction?.set?.[name];
  return typeof value === "number" ? value : undefined;
};

export const fromProposed = (made: Proposed, actions: MemberActions, more: readonly Message[] = []): Proposal => ({
  item: plain(made.item),
  actions,
  assumptions: [...more, ...made.messages.map(kept)],
});

/** Plates in the grade of plates. */
function plain(item: Item): Item {
  const plates = ["plate", "gusset", "flange_plate", "web_plate"].flatMap((name) => {
    const part = item[name];
    if (typeof part !== "object" || part === null || !("steel_grade" in part)) return [];
    return [[name, { ...part, steel_grade: plateGrade(String(part.steel_grade)) }]];
  });
  return { ...item, ...Object.fromEntries(plates) };
}
