/** One row of a list: mark, quantity, grade, length, weights and actions as printed. */

import type { Message } from "@x/eurocode/message";
import {
  type FoundSection,
  gradeIn,
  inMillimetres,
  lengthIn,
  longestBar,
  readLength,
  readNumber,
  unitIn,
} from "@x/fabrication/members";
import { actionOf, ofAllPieces } from "../../vocabulary/column-meanings.ts";
import { countOfOtherHand, readCount } from "../counts.ts";
import { after } from "../label-text.ts";
import { finish, piecesOfRange } from "../marks.ts";
import { cellText } from "./cells.ts";
import { countedName, kindAndMark, type Roles } from "./column-roles.ts";
import { says } from "./says.ts";
import type { Column, ReadRow, Row } from "./table.ts";
import { round2 } from "./weight-proof.ts";

/** `ofAssemblies`: how many there are of the assembly of the row, where a column says it */
export function readRow(
  row: Row,
  roles: Roles,
  columns: readonly Column[],
  found: FoundSection | undefined,
  ofAssemblies: string,
): ReadRow {
  const mark = cellText(row, roles.mark)
    .replace(/^(?:Pos(?:ition)?|Item|Teil|Merk|Rep(?:ère)?|Mark|Littera)\s*[.:]?\s+(?=\S*\d)/i, "")
    .replace(roles.kinds ? kindAndMark : /^$/, "")
    .replace(roles.finished ? finish : /^$/, "");
  const grade = gradeOf(row, roles, columns, found);
  const cut = cutOf(row, roles);
  const marks = piecesOfRange(mark);
  const each = ofEach.test(columns[roles.quantity ?? -1]?.heading ?? "") && marks;
  const counted = piecesIn(row, roles, marks, found, cut, readCount(ofAssemblies) ?? 1);
  const quantity = counted.quantity === undefined || !each ? counted.quantity : counted.quantity * each;
  const measured = lengthOfColumn(row, roles, columns, cut);
  const length = measured.length ?? lengthElsewhere(row, roles, found);
  const mass = (i: number | undefined) => (i === undefined ? undefined : massOf(cellText(row, i), columns, i));
  const masses = { unitMass: mass(roles.unitMass), totalMass: mass(roles.totalMass), mass: mass(roles.mass) };
  return {
    grouped: massFields.filter((field) => groupedNumber.test(cellText(row, roles[field]))),
    mark: mark === "-" ? "" : mark,
    ...(quantity !== undefined && { quantity }),
    ...mirroredOf(row, roles, quantity),
    ...(grade !== undefined && { grade }),
    ...(length !== undefined && { length }),
    otherLengths: measured.otherLengths,
    ...Object.fromEntries(Object.entries(masses).filter(([, value]) => value !== undefined)),
    actions: actionsIn(row, columns),
    notes: [
      ...counted.notes,
      ...(!each && roles.totalQuantity === undefined ? unevenCount(counted.quantity, marks) : []),
      ...(row.countedTogether && quantity !== undefined ? [says.inOneBox({ quantity })] : []),
      ...measured.notes,
      ...(length !== undefined && length > longestBar ? [says.tooLong({ length })] : []),
      ...otherLength(row, roles, columns, length),
      ...lengthOfAll(row, roles, columns, length, quantity),
    ],
  };
}

const massFields = ["unitMass", "totalMass", "mass"] as const;

/** In its own column, among remarks, or behind the section */
function gradeOf(
  row: Row,
  roles: Roles,
  columns: readonly Column[],
  found: FoundSection | undefined,
): string | undefined {
  const inRemarks = columns.flatMap(({ meaning, heading }, i) =>
    meaning === "other" && /remark|note|bemerk|anm|opm/i.test(heading) ? (gradeIn(cellText(row, i)) ?? []) : [],
  );
  const behind = found && cellText(row, roles.section).slice(found.end);
  return gradeIn(cellText(row, roles.grade)) ?? inRemarks[0] ?? (behind === undefined ? undefined : gradeIn(behind));
}

interface ReadLength {
  readonly length?: number | undefined;
  readonly otherLengths: readonly number[];
  readonly notes: readonly Message[];
}

/** The length of its column */
function lengthOfColumn(row: Row, roles: Roles, columns: readonly Column[], cut: Cut | undefined): ReadLength {
  const none: ReadLength = { otherLengths: [], notes: [] };
  if (roles.feet !== undefined || roles.inches !== undefined) return { ...none, length: feetColumns(row, roles) };
  if (roles.length === undefined) return none;
  const text = cut?.length ?? withoutWords(withoutTolerance(cellText(row, roles.length)));
  const read = readLength(text, unitIn(columns[roles.length]?.heading ?? ""));
  if (read?.doubtful)
    return { otherLengths: [read.mm, inMillimetres(read.mm, "m")], notes: [says.withoutUnit({ text })] };
  if (read) return { ...none, length: read.mm };
  return /[\p{L}\d"″”]/u.test(text) ? { ...none, notes: [says.unreadLength({ text })] } : none;
}

/** A column of lengths that are those of all pieces, where no weight tells */
function lengthOfAll(
  row: Row,
  roles: Roles,
  columns: readonly Column[],
  length: number | undefined,
  quantity = 1,
): Message[] {
  const heading = roles.length === undefined ? "" : (columns[roles.length]?.heading ?? "");
  if (length === undefined || quantity <= 1 || !ofAllPieces.test(heading)) return [];
  const isWeighed = massFields.some((field) => cellText(row, roles[field]) !== "");
  return isWeighed ? [] : [says.lengthOfAll({ heading, quantity })];
}

const actionsIn = (row: Row, columns: readonly Column[]): Record<string, number> =>
  Object.fromEntries(
    columns.flatMap(({ meaning, heading }, i) => {
      const name = meaning === "action" ? actionOf(heading) : undefined;
      const value = name === undefined ? undefined : signed(cellText(row, i));
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );

/** Length top beside Length bottom; a gross length is that of the bar to buy */
function otherLength(row: Row, roles: Roles, columns: readonly Column[], length: number | undefined): Message[] {
  const others = columns.flatMap(({ meaning, heading }, i) => {
    if (meaning !== "length" || i === roles.length || ofAllPieces.test(heading) || toBuy.test(heading)) return [];
    const mm = readLength(cellText(row, i), unitIn(heading))?.mm;
    return mm === undefined || mm === length ? [] : [says.otherLength({ length: mm, heading })];
  });
  return length === undefined || roles.length === undefined ? [] : others;
}
const toBuy = /gross|brut|stock|bar|raw|roh|bestell|handel|lager/iu;

/** "No. of each" beside "B1, B2, B5" */
const ofEach = /\b(?:of|per|for)\s+each\b|\bje\s+(?:pos|mark)|\bper\s+(?:merk|mark|pos)|\bpar\s+rep/i;

/** Two pieces cannot be those of three marks */
const unevenCount = (count: number | undefined, marks: number | undefined): Message[] =>
  count === undefined || marks === undefined || count % marks === 0 ? [] : [says.unevenCount({ count, marks })];

interface Pieces {
  readonly quantity: number | undefined;
  /** What does not agree */
  readonly notes: readonly Message[];
}

/** Pieces of the row, in whichever columns or words they are said; `marks`: of how many marks the row is */
function piecesIn(
  row: Row,
  roles: Roles,
  marks: number | undefined,
  found: FoundSection | undefined,
  cut: Cut | undefined,
  ofAssemblies: number,
): Pieces {
  const [each, total] = [cellText(row, roles.quantity), cellText(row, roles.totalQuantity)];
  const inFront = roles.counted ? countedName.exec(cellText(row, roles.section))?.[1] : undefined;
  // pieces of one assembly, whose number stands in the other column
  const ofAssembly = roles.assembly !== undefined && each !== "" && inFront === undefined;
  const countText = inFront ?? cut?.count ?? bareCount(total !== "" && !ofAssembly ? total : each);
  const perAssembly = ofAssembly && total !== "" ? readCount(total) : 1;
  const ofOneHand = readCount(countText);
  // as drawn and mirrored, in columns of their own
  const mirrored = readCount(cellText(row, roles.mirrored)) ?? 0;
  const count = mirrored > 0 ? (ofOneHand ?? 0) + mirrored : ofOneHand;
  const quantity = count === undefined ? uncounted(countText, marks, found) : count * (perAssembly ?? 1) * ofAssemblies;
  const notes = [
    ...(ofAssemblies > 1 ? [says.timesOfAssembly({ times: ofAssemblies })] : []),
    ...(quantity === undefined && /[\p{L}\d]/u.test(countText) ? [says.notACount({ text: countText })] : []),
  ];
  const unit = measuredUnit(row, roles);
  if (unit !== undefined && quantity !== undefined)
    return { quantity: undefined, notes: [...notes, says.countsUnits({ text: countText, unit })] };
  // "2 No. 178x102x19 UB" under a heading, 3 under another
  if (found?.counted && count !== undefined && inFront === undefined && found.count !== count)
    notes.push(says.twoCounts({ before: found.count ?? 0, count }));
  return { quantity, notes };
}

/** "4,00 Stk" of programs that count everything with decimals; (3), 4* */
const bareCount = (text: string): string =>
  text.replace(/^(\d{1,4})[.,]00?(?!\d)/, "$1").replace(/^\((\d{1,4})\)$|^(\d{1,4})\s?\*+$/, "$1$2");

/** Without a column of pieces: "2 No." before the section, or as many as the marks name */
const uncounted = (text: string, marks: number | undefined, found: FoundSection | undefined): number | undefined =>
  text === "" && (found?.count !== undefined || marks !== undefined) ? (found?.count ?? 1) * (marks ?? 1) : undefined;

/** Pieces of the other hand, in a column of their own or beside those that are as drawn */
function mirroredOf(row: Row, roles: Roles, quantity: number | undefined): { mirrored?: number } {
  if (quantity === undefined) return {};
  const counts = [roles.quantity, roles.totalQuantity].map((i) => cellText(row, i)).filter((text) => text !== "");
  const apart = readCount(cellText(row, roles.mirrored)) ?? 0;
  const [text] = counts;
  const count = text === undefined ? undefined : readCount(text);
  const of = apart > 0 ? (count ?? 0) + apart : (count ?? 0);
  const mirrored = ((apart > 0 ? apart : countOfOtherHand(text ?? "")) / (of || 1)) * quantity;
  return mirrored > 0 && mirrored <= quantity && Number.isInteger(mirrored) ? { mirrored } : {};
}

/** "L=2350" in another column; "HEA 200 x 4500 LG" where no column has lengths */
function lengthElsewhere(row: Row, roles: Roles, found: FoundSection | undefined): number | undefined {
  const named = row.cells
    .map((cell, i) =>
      i === roles.length || i === roles.mark
        ? undefined
        : lengthIn(cell?.text.replace(/^L\s+(?=\d[\d.,]*\s*(?:mm|cm|m)?$)/, "L=") ?? "")?.mm,
    )
    .find((mm) => mm !== undefined);
  if (named !== undefined || !found || (roles.length ?? roles.feet) !== undefined) return named;
  return after(
    cellText(row, roles.section)
      .replace(roles.counted ? countedName : /^$/, "")
      .slice(found.end),
  ).length;
}

const measure = /^(?:lfm|lfdm|lfd\.?\s?m|ml|m1?|rm|jm|m[2²]|kg|to?|psch\.?|pausch\.?)$/i;

/** 18 | m | CHS 42.4x2.6: the cell beside the number says what is measured and not counted */
function measuredUnit({ cells }: Row, { mark, quantity, totalQuantity, length }: Roles): string | undefined {
  const at = totalQuantity ?? quantity;
  if (at === undefined) return undefined;
  // the unit may be that of a length in front of it
  const beside = [at + 1, at - 1].filter((i) => i - 1 !== length && i !== mark);
  return beside.map((i) => cells[i]?.text.trim() ?? "").find((text) => measure.test(text));
}

interface Cut {
  readonly count: string;
  readonly length: string;
}

/** "4 x 2350": pieces and their length in one cell */
function cutOf(row: Row, roles: Roles): Cut | undefined {
  if (roles.quantity !== undefined || roles.totalQuantity !== undefined) return undefined;
  const text = cellText(row, roles.length);
  const found = /^(\d{1,3})\s*(?:x|×|à|a|@|\/)\s*(\d{3,5})\s*(?:mm)?$/i.exec(text);
  return found?.[1] !== undefined && found[2] !== undefined ? { count: found[1], length: found[2] } : undefined;
}

/** "6000 ±2" */
const withoutTolerance = (text: string): string =>
  text.replace(/\s*\(?\s*(?:±|\+\/?-)\s*\d+(?:[.,]\d+)?\s*(?:mm)?\s*\)?$/, "");

/** "9150mm verzinken", but not "4200mm max." */
const withoutWords = (text: string): string => {
  const [, length, words = ""] = /^(\d[\d.,]*\s?(?:mm|cm|m))\s+(\p{L}[^\d]*)$/iu.exec(text) ?? [];
  return length === undefined || roughly.test(words) ? text : length;
};
const roughly =
  /(?<!\p{L})(?:max|min|ca|circa|approx|approximately|about|varies|variabel|environ|env|etwa|ungef|n\.?t\.?b|tbc|tbd|c\/c|crs|ctrs|h\.?o\.?h|per|each|to|bis|of|or|oder|ou)(?!\p{L})/iu;

/** One separator and three figures: thousands or decimals */
export const groupedNumber = /^\d{1,3}[.,]\d{3}(?:\s*kg)?$/i;

/** Pounds where the heading says so, or where lengths are in feet and inches */
const poundsIn = (columns: readonly Column[], i: number): boolean =>
  /\b(?:lbs?|pounds?|#)\b/i.test(columns[i]?.heading ?? "") ||
  (!/\bkg\b/i.test(columns[i]?.heading ?? "") && columns.some(({ meaning }) => meaning === "feet"));

const kilogramsOfPound = 0.45359237;

function massOf(text: string, columns: readonly Column[], i: number): number | undefined {
  const unit = /\s*(kg|lbs?)\.?$/i.exec(text);
  // no weight has four decimals: a separator was lost in recognition
  if (/[.,]\d{4,}\s*(?:kg|lbs?)?\.?$/i.test(text)) return undefined;
  const pounds = unit?.[1] === undefined ? poundsIn(columns, i) : unit[1].toLowerCase() !== "kg";
  const value = readNumber(unit ? text.slice(0, unit.index) : text, pounds);
  return value === undefined || !pounds ? value : round2(value * kilogramsOfPound);
}

function signed(text: string): number | undefined {
  const value = readNumber(text.replace(/^[-−–]\s*/, "").replace(/\s*kNm?$/i, ""), false);
  return value === undefined ? undefined : /^[-−–]/.test(text) ? -value : value;
}

function feetColumns(row: Row, roles: Roles): number | undefined {
  const feet = /^\d+$/.exec(cellText(row, roles.feet))?.[0];
  const inches = /^(\d+)?(?:[\s-]*(\d+)\/(\d+))?$/.exec(cellText(row, roles.inches));
  if (feet === undefined && !inches?.[0]) return undefined;
  const [whole = 0, over = 0, under = 1] = (inches ?? [])
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  return inMillimetres(Number(feet ?? 0) * 12 + whole + over / under, "in");
}

const weighs = /(?<!\p{L})(?:kg|t|to|lbs?|weight|mass|gewicht|gew|poids|masse|vikt|peso|masa)(?!\p{L})/iu;

/** The number in the row of a sum that stands in a column of weights, else the last number where the list weighs */
export function totalOf(row: Row, columns: readonly Column[]): number | undefined {
  const weighing =
    columns.some(({ meaning, heading }) => meaning?.endsWith("mass") || weighs.test(heading)) ||
    row.cells.some((cell) => cell && weighs.test(cell.text));
  if (!weighing && columns.some(({ meaning }) => meaning !== undefined)) return undefined;
  const massy = (i: number) => ["total mass", "mass", "unit mass"].includes(columns[i]?.meaning ?? "");
  const cells = row.cells
    .map((cell, i) => ({ i, value: cell ? massOf(cell.text.replace(/^[^\d]*/, ""), columns, i) : undefined }))
    .filter(({ value }) => value !== undefined);
  return (cells.filter(({ i }) => massy(i)).at(-1) ?? cells.at(-1))?.value;
}
