/** Labels without a mark whose section marked members of the sheet have: what a detail names again is no member. */

import type { Message } from "@x/eurocode/message";
import type { Box } from "../../model.ts";
import { wordPattern } from "../../vocabulary/lexicon.ts";
import type { Title } from "../grid/titles.ts";
import type { Grids } from "../grid/views.ts";
import { placeOf, sectionOf } from "../label-members.ts";
import type { Label } from "../labels.ts";
import { sheets as says } from "../says.ts";

const detailWords = wordPattern(({ details, connections }) => (connections ? `${details}|${connections}` : details));
const viewWords = wordPattern(({ plans, views }) => `${plans}|${views}`);

/** A sheet of connections: its title says so, and it shows no plan and no elevation */
const isOfDetails = (title: string | undefined, { plans }: Grids): boolean =>
  title !== undefined && plans.length === 0 && detailWords.test(title) && !viewWords.test(title);

interface AmongMarked {
  readonly kept: readonly Label[];
  readonly refused: readonly { readonly label: Label; readonly reason: Message }[];
}

/** `title`: of the sheet */
export function amongMarked(labels: readonly Label[], grids: Grids, title: string | undefined): AmongMarked {
  const marked = new Set(labels.filter(({ mark }) => mark !== "").map(sectionOf));
  const ofDetails = isOfDetails(title, grids);
  const judged = labels.map((label): { readonly label: Label; readonly reason?: Message } => {
    if (label.mark !== "") return { label };
    const doubted = (doubt: Message) => ({ label: { ...label, doubts: [...(label.doubts ?? []), doubt] } });
    const saysPieces = label.count !== undefined || label.length !== undefined;
    const inDetail = ofDetails || isInDetail(placeOf(label).bbox, grids);
    if (inDetail && marked.has(sectionOf(label))) return { label, reason: says.inMarkedDetail };
    if (ofDetails && !saysPieces) return { label, reason: says.inDetails };
    if (marked.has(sectionOf(label))) return doubted(says.othersMarked);
    const onlyDetails = grids.titles.every(({ kind }) => kind === "detail");
    return inDetail && onlyDetails && !saysPieces ? doubted(says.onlyDetail) : { label };
  });
  return {
    kept: judged.flatMap(({ label, reason }) => (reason ? [] : [label])),
    refused: judged.flatMap(({ label, reason }) => (reason ? [{ label, reason }] : [])),
  };
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
