/** Which columns of a list count: pieces of a row, of one assembly, mirrored ones; and how many assemblies there are. */

import { anyOf } from "../../vocabulary/lexicon.ts";
import { readCount } from "../counts.ts";
import { cellText, filledCells } from "./cells.ts";
import { settings } from "./settings.ts";
import type { Column, Row } from "./table.ts";

/** Part qty beside Ass. qty */
const ofPart = /^(?:part|piece|pos|einzelteil|teil)s?[.\s-]+(?:qty|quantity|count|stk|anz\p{L}*)\.?$/iu;

/** a heading such as "Stk./Baugr." or "Qty per assembly" */
const ofAssembly = new RegExp(`^(?:${anyOf(({ parts }) => parts?.assembly)})$`, "iu");
export const isOfAssembly = (heading: string): boolean =>
  ofPart.test(heading) ||
  heading
    .trim()
    .split(/[\s/.]+/)
    .slice(1)
    .some((word) => word.length > 1 && ofAssembly.test(word));

/** "Nombre" counts in French and names in Spanish: pieces are where numbers of pieces stand, or lengths to buy */
export function countsColumn(columns: readonly Column[], rows: readonly Row[]): number | undefined {
  const candidates = columns.flatMap(({ meaning }, i) => (meaning === "quantity" ? [i] : []));
  const wordless = (i: number) => {
    const cells = rows.map((row) => cellText(row, i)).filter((text) => text !== "");
    return cells.length === 0 || cells.filter((text) => /\d/.test(text)).length >= settings.half * cells.length;
  };
  const ofOne = candidates.length > 1 ? candidates.find((i) => isOfAssembly(columns[i]?.heading ?? "")) : undefined;
  return ofOne ?? candidates.find(wordless);
}

const mirroring = /mirr|hand|spiegel|gesp|spegel|sp\.?\s?v|sym|invers|specchi|lustrz|zrcadl|peil/iu;

/** "Stk. (spiegelb.)" beside "Stk. (wie gez.)" */
export function mirroredColumn(columns: readonly Column[], quantity: number | undefined): number | undefined {
  const found = columns.findIndex(
    ({ meaning, heading }, i) => meaning === "quantity" && i !== quantity && mirroring.test(heading),
  );
  return found < 0 || mirroring.test(columns[quantity ?? -1]?.heading ?? "") ? undefined : found;
}

const countWords = anyOf(({ headings, counts, pieces }) => `${headings.quantity ?? ""}|${counts}|${pieces}`);
const ofHand = (words: string) =>
  new RegExp(`^(?:(?:${countWords})[\\s./]+)?(?:${words})\\.?(?:[\\s./]+(?:${countWords}))?\\.?$`, "iu");
const leftHand = ofHand(anyOf(({ hands }) => hands.left));
const rightHand = ofHand(anyOf(({ hands }) => hands.right));

/** "LH | RH", "Stk links | Stk rechts", where no other column counts */
export function handColumns(
  columns: readonly Column[],
  rows: readonly Row[],
): { readonly left: number; readonly right: number } | undefined {
  if (columns.some(({ meaning }) => meaning === "quantity" || meaning === "total quantity")) return undefined;
  const [left, ...moreLeft] = columnsOf(columns, leftHand);
  const [right, ...moreRight] = columnsOf(columns, rightHand);
  if (left === undefined || right === undefined || moreLeft.length + moreRight.length > 0) return undefined;
  const cells = [left, right].flatMap((i) => filledCells(rows, i));
  const counts = cells.every((text) => readCount(text) !== undefined || /^[0–—-]$/.test(text));
  // saws are set to these angles
  const angles = cells.every((text) => /^(?:0|15|30|45|60|75|90|-)$/.test(text));
  return counts && !angles ? { left, right } : undefined;
}

const columnsOf = (columns: readonly Column[], words: RegExp): number[] =>
  columns.flatMap(({ meaning, heading }, i) => (meaning === undefined && words.test(heading.trim()) ? [i] : []));

/** The other column of pieces beside those of one assembly: how many assemblies there are */
export function assembliesColumn(columns: readonly Column[], quantity: number | undefined): number | undefined {
  if (quantity === undefined || !isOfAssembly(columns[quantity]?.heading ?? "")) return undefined;
  if (columns.some(({ meaning }) => meaning === "total quantity")) return undefined;
  const found = columns.findIndex(
    ({ meaning, heading }, i) => meaning === "quantity" && i !== quantity && !mirroring.test(heading),
  );
  return found < 0 ? undefined : found;
}
