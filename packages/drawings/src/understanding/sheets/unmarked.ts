/** Labels without a mark whose section marked members of the sheet have: what a detail names again is no member. */
import type { Box, UnresolvedItem } from "../../model.ts";
import type { Account } from "../account.ts";
import type { Title } from "../grid/titles.ts";
import type { Grids } from "../grid/views.ts";
import { nameOf } from "../identity.ts";
import { placeOf } from "../label-members.ts";
import type { Label } from "../labels.ts";

const sectionOf = ({ found }: Label): string =>
  nameOf({ section: found.text, ...(found.profile !== undefined && { profile: found.profile }) });

export function amongMarked(
  labels: readonly Label[],
  grids: Grids,
  { unresolved, account }: { readonly unresolved: UnresolvedItem[]; readonly account: Account },
): Label[] {
  const marked = new Set(labels.filter(({ mark }) => mark !== "").map(sectionOf));
  return labels.flatMap((label) => {
    if (label.mark !== "" || !marked.has(sectionOf(label))) return [label];
    const { page, bbox } = placeOf(label);
    if (isInDetail(bbox, grids)) {
      unresolved.push({
        text: label.found.text,
        page,
        bbox,
        reason: "a detail names a section whose members bear marks on this sheet; not taken as a member",
      });
      for (const { words } of label.phrases) account.claim({ words, as: "unresolved" });
      return [];
    }
    const doubt = "members of this section bear marks on this sheet, this label has none";
    return [{ ...label, doubts: [...(label.doubts ?? []), doubt] }];
  });
}

/** The title next to it is that of a detail, and it stands on no plan */
function isInDetail(box: Box, { plans, titles }: Grids): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  if (plans.some(({ box: [x0, y0, x1, y1] }) => x > x0 && x < x1 && y > y0 && y < y1)) return false;
  const away = ({ box: [x0, y0, x1, y1] }: Title) =>
    Math.hypot(Math.max(x0 - x, x - x1, 0), Math.max(y0 - y, y - y1, 0));
  const [nearest] = [...titles].sort((a, b) => away(a) - away(b));
  return nearest?.kind === "detail";
}
