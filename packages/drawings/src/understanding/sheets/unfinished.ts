/** Members of pages that were not interpreted to their end. */
import type { DrawnMember } from "../../model.ts";
import { pages } from "../says.ts";

const doubt = 0.6;

/** More labels of the same may follow on the page: what was counted is not the number of pieces */
export function unfinishedMember(member: DrawnMember, unfinished: ReadonlySet<number>): DrawnMember {
  if (!unfinished.has(member.source.page)) return member;
  const { quantity, mass_kg, mass_source, ...rest } = member;
  const printed = member.source.place === "table";
  return {
    ...(printed ? member : rest),
    source: { ...member.source, confidence: Math.round(member.source.confidence * doubt * 100) / 100 },
    notes: [...(member.notes ?? []), pages.notToItsEnd],
  };
}
