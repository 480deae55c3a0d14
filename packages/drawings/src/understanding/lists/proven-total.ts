/** Columns of small whole numbers that may be pieces, and what their numbers prove: that one is the sum or the product of others. */

import { isTotal } from "../../vocabulary/column-meanings.ts";
import { anyOf, plain, wordPattern } from "../../vocabulary/lexicon.ts";
import { readCount } from "../counts.ts";
import { cellText, filledCells } from "./cells.ts";
import { isOneOfSeveral } from "./storeys.ts";
import type { Column, Row, Table } from "./table.ts";

const mostPieces = 500;
const none = /^[0–—-]$/;
const counting: ReadonlySet<Column["meaning"]> = new Set(["quantity", "total quantity"]);

/** 0 where a dash says that there are none */
function countIn(text: string): number | undefined {
  const count = none.test(text) ? 0 : readCount(text);
  return count !== undefined && count <= mostPieces ? count : undefined;
}

const numbering = new RegExp(`^(?:${anyOf((language) => language.numbering)})(?:\\s*(?:no|nr|n°|#)\\.?)?$`, "iu");
/** "Phase 1", "Level A", "Plan 2": what belongs to one of several */
const ofNumbered = new RegExp(
  `^(?:plan|${anyOf(({ wholes }) => wholes.one)})[\\s.:-]*(?:\\d{1,2}|[A-H]|I{1,3}|IV)$`,
  "iu",
);

/** "Nb par barre", "Stangen": bars to buy, and how many pieces are cut from one */
const ofStock =
  /(?<!\p{L})(?:(?:stock )?bars?|stock lengths?|barres?|stangen?|lagerlängen?|sta[af]ven|staaf|handelslengtes?|stång|stänger|stænger|stenger|barr[ae]s?|verg(?:a|he)|pręt\p{L}*|sztang\p{L}*|tyč\p{L}*|tan(?:ko|got))$/iu;
/** "Schnitt 1", "Cope L": the shape of an end */
const ofEnd =
  /^(?:cut|end|cope|notch|mit(?:re|er)|bevel|saw|schnitt|gehrung|säge|ausklinkung|ende|coupe|biseau|grugeage|verstek|zaagsnede|inkeping|snitt|gering|taglio|smusso|corte|inglete|cięcie|skos|řez|úkos)(?:[\s.]*(?:angle|winkel|hoek|vinkel))?[\s.]*(?:\d|[a-d]|[lr]|li|re|links|rechts|left|right)?\.?$/iu;
/** bolts and studs of a piece, parts of a hundred */
const measured =
  /(?:^|[\s([/])(?:kNm?|mm|cm|m[2²3³]|kg|€|eur|euro|chf|gbp|£|\$|hrs?|°|µm|microns?|my)[)\]]?\.?$|[([](?:m|t|h|in|ft|s)[)\]]$/iu;
const noPieces = [numbering, measured, ofStock, ofEnd, wordPattern(({ fasteners }) => fasteners), /%/];
const onlyNumber = /^(?:no|nos|nr|number|n|num|núm|č)[.°º]*$/iu;

/** It names what its numbers are, and these are no pieces: a phase, a sheet, coats of paint */
export function isHarmless({ meaning, heading }: Column): boolean {
  if (ofNumbered.test(heading.trim())) return false;
  if (meaning === undefined)
    return [plain(heading), heading.trim()].some((text) => noPieces.some((words) => words.test(text)));
  // "No." numbers the rows, or counts
  if (meaning === "mark" && onlyNumber.test(heading.trim())) return false;
  return !counting.has(meaning);
}

/** 1, 2, 3 or 10, 20, 30: numbers of rows; of two rows alone only under a heading that says nothing else */
export function numbersRows(
  cells: readonly string[],
  { heading, meaning }: Pick<Column, "heading" | "meaning">,
): boolean {
  const numbers = cells.map(Number);
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  const steady = [1, 5, 10].includes(step) && numbers.every((n, i) => n === first + i * step);
  return steady && (numbers.length > 2 || (first === step && (meaning === "mark" || heading.trim() === "")));
}

/** What saws are set to */
export const areAngles = (cells: readonly string[]): boolean =>
  cells.every((text) => /^(?:0|15|30|45|60|75|90|120|135|150|180|[–—-])$/.test(text)) &&
  cells.some((text) => text === "45" || text === "90");

const isSum = (row: Row): boolean => row.cells.some((cell) => cell !== undefined && isTotal(cell.text));

/** "Total" alone, which may count or weigh */
const saysTotal = ({ meaning, heading }: Column): boolean =>
  meaning === "total quantity" || (isTotal(heading) && (meaning === undefined || isBareTotal({ meaning, heading })));
export const isBareTotal = ({ meaning, heading }: Pick<Column, "meaning" | "heading">): boolean =>
  meaning === "total mass" && !/kg|gew|weight|mass|poids|vikt|wt/i.test(heading);

/** Columns that hold numbers of pieces, and hardly anything else */
export function countColumns({ columns, rows }: Table, share: number): number[] {
  const own = rows.filter((row) => !isSum(row));
  return columns.flatMap((column, i) => {
    const cells = filledCells(own, i);
    const counts = cells.flatMap((text) => countIn(text) ?? []);
    const possible = !isHarmless(column) || saysTotal(column);
    return possible && counts.length >= share * cells.length && counts.some((n) => n > 0) ? [i] : [];
  });
}

/** A column whose number is in every row the sum of others, or the product of two */
export interface Proven {
  readonly total: number;
  readonly parts: readonly number[];
  readonly by: "sum" | "product";
}

/** "Phase 1 | Phase 2 | Total", "Qty per frame | Frames | Total": which columns the numbers prove to be which */
export function provenTotal(table: Table): Proven | undefined {
  const { columns, rows } = table;
  const numbers = (i: number) => columns[i]?.meaning === "mark" && numbersRows(filledCells(rows, i), columns[i]);
  const counts = countColumns(table, 1).filter((i) => !numbers(i));
  if (counts.length < 3 || counts.length > 8) return undefined;
  const told = (i: number) => columns[i] !== undefined && saysTotal(columns[i]);
  const counted = rows.filter((row) => !isSum(row) && counts.some((i) => cellText(row, i) !== ""));
  const value = (row: Row, i: number) => countIn(cellText(row, i)) ?? 0;
  const inAll = (total: number, of: (row: Row) => number) =>
    (counted.length >= 2 || told(total)) &&
    counted.every((row) => value(row, total) > 0 && value(row, total) === of(row));
  const named = ({ heading }: Column) => isOneOfSeveral(heading.trim()) || ofNumbered.test(heading.trim());
  // 2 pieces, 2 plates, 4 holes: only a heading that counts can make it a number of pieces
  const possible = counts.filter((i) => told(i) || isPieces(columns[i], named));
  const largest = possible.sort((a, b) => Number(told(b)) - Number(told(a)));
  for (const total of largest) {
    const others = counts.filter((i) => i !== total);
    for (const parts of subsetsOf(others)) {
      if (inAll(total, (row) => parts.reduce((sum, i) => sum + value(row, i), 0))) return { total, parts, by: "sum" };
      const product = (row: Row) => parts.reduce((times, i) => times * value(row, i), 1);
      if (parts.length === 2 && told(total) && inAll(total, product)) return { total, parts, by: "product" };
    }
  }
  return undefined;
}

const isPieces = (column: Column | undefined, named: (column: Column) => boolean): boolean =>
  column !== undefined && counting.has(column.meaning) && !named(column);

/** Of two and more, the largest first */
function subsetsOf(all: readonly number[]): number[][] {
  const subsets = Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_one, i) => bits & (1 << i)));
  return subsets.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}
