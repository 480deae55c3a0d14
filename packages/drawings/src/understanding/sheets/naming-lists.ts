/** Lists that say what their marks are, and neither pieces nor lengths: the views have members besides. */

import { bare } from "@x/fabrication/members";
import type { DrawnMember } from "../../model.ts";
import { piecesOfRange } from "../marks.ts";
import { sheets as says } from "../says.ts";
import type { Sheet } from "./sheet.ts";

const onlyNames = ({ mark, length_mm, quantity, mass_kg }: DrawnMember): boolean =>
  mark !== "" && [length_mm, quantity, mass_kg].every((one) => one === undefined);

/** Rows of a renvooi, a legend of marks, a schedule without pieces */
export function rowsThatName(lists: readonly (readonly DrawnMember[])[]): ReadonlySet<DrawnMember> {
  return new Set(lists.filter((list) => list.length > 0 && list.every(onlyNames)).flat());
}

/** The list gives no pieces, so the row has none; what the views show is said beside it */
export function withViewsTold(
  members: readonly DrawnMember[],
  naming: ReadonlySet<DrawnMember>,
  sheets: readonly Sheet[],
): DrawnMember[] {
  if (naming.size === 0) return [...members];
  const counts = sheets.map(countsOn);
  return members.map((member) => {
    if (!naming.has(member) || piecesOfRange(member.mark) !== undefined) return member;
    const most = Math.max(0, ...counts.map((of) => of.get(bare(member.mark)) ?? 0));
    const note = most === 1 ? says.namedOnce : says.namedTimes({ times: most });
    return most === 0 ? member : { ...member, notes: [...(member.notes ?? []), note] };
  });
}

/** How often a mark stands in the views of a sheet, with its section or alone; printed pieces count */
function countsOn({ labels, marks }: Sheet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (mark: string, pieces: number) => counts.set(bare(mark), (counts.get(bare(mark)) ?? 0) + pieces);
  for (const { mark, count = 1 } of labels) if (mark !== "") add(mark, count);
  for (const { mark } of marks) add(mark, 1);
  return counts;
}
