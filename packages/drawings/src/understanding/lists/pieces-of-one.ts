/**
 * Lists that put an assembly with its number over its parts and do not say whether these are counted for one or for all:
 * 6 | 12B3 | BEAM over 1 | 12B3 | UB 305x165x40. One piece cannot be the sixth part of a number of pieces, so it is that
 * of one.
 */

import { isFastener, isTotal } from "../../vocabulary/column-meanings.ts";
import { wordPattern } from "../../vocabulary/lexicon.ts";
import { readCount } from "../counts.ts";
import { counted } from "../label-text.ts";
import { cellText } from "./cells.ts";
import { byGroup, type Roles, sectionOfRow } from "./column-roles.ts";
import type { Row } from "./table.ts";

export interface PiecesOfOne {
  /** rows that stand for an assembly: a row under them bears their mark, or one that begins with it */
  readonly heads: ReadonlySet<Row>;
  /** how many times the pieces of a row are there; empty where the counts may be those of all */
  readonly times: ReadonlyMap<Row, number>;
}

interface Head {
  readonly row: Row;
  readonly mark: string;
  readonly count: number;
  readonly parts: Part[];
}

interface Part {
  readonly row: Row;
  readonly mark: string;
  readonly count: number | undefined;
}

const none: PiecesOfOne = { heads: new Set(), times: new Map() };
const memberName = wordPattern(({ beams, columns, parts }) => `${beams}|${columns}|${parts?.assembly ?? ""}`);

export function piecesOfOne(rows: readonly Row[], roles: Roles, titled: number | undefined): PiecesOfOne {
  if (roles.section === byGroup || roles.quantity === undefined || roles.totalQuantity !== undefined) return none;
  if (titled !== undefined && titled > 1) return ofTitle(rows, roles, titled);
  const heads = headsIn(rows, roles);
  if (!heads.some((head) => isAssembly(head, heads, roles))) return none;
  const all = new Set(heads.map(({ row }) => row));
  const split = heads.some(({ count, parts }) =>
    parts.some((part) => part.count !== undefined && part.count % count !== 0),
  );
  if (!split) return { heads: all, times: new Map() };
  const times = new Map<Row, number>();
  for (const { mark, count, parts } of heads) {
    const over = heads.filter((other) => nests(other.mark, mark)).reduce((product, other) => product * other.count, 1);
    for (const { row } of parts) times.set(row, count * over);
  }
  return { heads: all, times };
}

/** The line over the list names the assembly and its number */
function ofTitle(rows: readonly Row[], roles: Roles, times: number): PiecesOfOne {
  const counts = rows.flatMap((row) => readCount(cellText(row, roles.quantity)) ?? []);
  const split = counts.some((count) => count % times !== 0);
  return { heads: new Set(), times: new Map(split ? rows.map((row) => [row, times]) : []) };
}

/** "Frames on axes 2 to 6 (5 off)" over rows of parts: the line and its number of each; none where a row has no such line over it */
export function groupsCounted(rows: readonly Row[], roles: Roles): ReadonlyMap<Row, { words: string; times: number }> {
  const found = new Map<Row, { words: string; times: number }>();
  let last: { words: string; times: number } | undefined;
  for (const row of rows) {
    if (readCount(cellText(row, roles.quantity)) !== undefined) {
      if (last === undefined) return new Map();
      found.set(row, last);
    } else if (sectionOfRow(row, roles) === undefined && !row.cells.some((cell) => cell && isTotal(cell.text))) {
      const words = row.cells.flatMap((cell) => cell?.text ?? []).join(" ");
      const times = counted(words)?.count;
      last = times === undefined ? undefined : { words, times };
    }
  }
  return found;
}

function headsIn(rows: readonly Row[], roles: Roles): Head[] {
  const heads: Head[] = [];
  const parts: { readonly part: Part; readonly last: Head | undefined }[] = [];
  for (const row of rows) {
    const own = cellText(row, roles.mark);
    const assembly = cellText(row, roles.assembly);
    const count = readCount(cellText(row, roles.quantity));
    const named = sectionOfRow(row, roles) !== undefined;
    const text = row.cells.map((cell) => cell?.text ?? "").join(" ");
    const mark = own !== "" ? own : assembly;
    const isHead =
      !named &&
      count !== undefined &&
      /\d/.test(mark) &&
      (cellText(row, roles.length) === "" || own === "") &&
      !/\d/.test(cellText(row, roles.section)) &&
      !isFastener(text) &&
      !row.cells.some((cell) => cell !== undefined && isTotal(cell.text));
    if (isHead) heads.push({ row, mark, count, parts: [] });
    else if (own !== "" || named) parts.push({ part: { row, mark: own, count }, last: heads.at(-1) });
  }
  const numbered = [...heads.map(({ mark }) => mark), ...parts.map(({ part }) => part.mark)];
  const nested = heads.some(({ mark }) => numbered.some((other) => nests(mark, other)));
  for (const { part, last } of parts) {
    const [nearest] = heads.filter(({ mark }) => nests(mark, part.mark)).sort((a, b) => b.mark.length - a.mark.length);
    // 3 is no part of 2.1
    (nearest ?? (nested ? undefined : last))?.parts.push(part);
  }
  return heads;
}

/** 1.2 is a part of 1 */
export const nests = (whole: string, part: string): boolean => part.startsWith(`${whole}.`);

const isAssembly = ({ row, mark, count, parts }: Head, heads: readonly Head[], roles: Roles): boolean =>
  count > 1 &&
  (parts.some((part) => part.mark === mark || nests(mark, part.mark)) ||
    heads.some((other) => nests(mark, other.mark)) ||
    (parts.length > 0 && (cellText(row, roles.mark) === "" || memberName.test(cellText(row, roles.section)))));
