/** Lists that say what their marks are, and neither pieces nor lengths: the views have members besides. */

import { bare } from "@x/fabrication/members";
import type { DrawnMember } from "../../model.ts";
import { piecesOfRange } from "../marks.ts";
import { labels, sheets as says } from "../says.ts";
import type { Sheet } from "./sheet.ts";

const onlyNames = ({ mark, length_mm, quantity, mass_kg }: DrawnMember): boolean =>
  mark !== "" && [length_mm, quantity, mass_kg].every((one) => one === undefined);

/** Rows of a renvooi, a legend of marks, a schedule without pieces */
export function rowsThatName(lists: readonly (readonly DrawnMember[])[]): ReadonlySet<DrawnMember> {
  return new Set(lists.filter((list) => list.length > 0 && list.every(onlyNames)).flat());
}

/** What the views show is certain of what has a mark once for each piece; that no piece is left out nobody says */
const sureOfViews = 0.85;

/** The list gives no pieces: a plan shows each once, elevations and sections show it again */
export function withViewsTold(
  members: readonly DrawnMember[],
  naming: ReadonlySet<DrawnMember>,
  sheets: readonly Sheet[],
): DrawnMember[] {
  if (naming.size === 0) return [...members];
  const anyView = sheets.some(({ labels: shown, marks }) => shown.length + marks.length > 0);
  const counts = sheets.map((sheet) => ({ of: countsOn(sheet), again: sheet.elevations > 0 }));
  return members.map((member) => {
    if (!naming.has(member) || piecesOfRange(member.mark) !== undefined) return member;
    const seen = counts.map(({ of, again }) => ({ times: of.get(bare(member.mark)) ?? 0, again }));
    const most = seen.reduce((a, b) => (b.times > a.times ? b : a), { times: 0, again: false });
    if (!anyView) return member;
    const note = most.times === 1 ? says.namedOnce : says.namedTimes({ times: most.times });
    const known = most.times > 0 && !most.again;
    const confidence = Math.round(member.source.confidence * sureOfViews * 100) / 100;
    return {
      ...member,
      ...(known && { quantity: most.times }),
      notes: [...(member.notes ?? []), known ? labels.labelsCounted : note],
      source: { ...member.source, confidence },
    };
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
