/** Rows of which no piece is made: struck out, there already, brought forward, sums. And what reading a row gives at all. */

import { sectionOfCell, sectionsIn } from "@x/fabrication/members";
import type { DrawnMember, Method, OtherRow, Source, UnresolvedItem } from "../../model.ts";
import { isTotal, type Meaning } from "../../vocabulary/column-meanings.ts";
import { anyOf } from "../../vocabulary/lexicon.ts";
import type { Claim } from "../account.ts";
import { isChange } from "../notes.ts";
import { type Phrase, pageBox } from "../reading-direction.ts";
import { cellText } from "./cells.ts";
import { type Roles, sectionOfRow } from "./column-roles.ts";
import { groupedNumber, totalOf } from "./row-values.ts";
import { says } from "./says.ts";
import type { Row, Table } from "./table.ts";
import { namesSection, type Weight } from "./totals.ts";

export interface RowFindings {
  readonly members?: readonly DrawnMember[];
  readonly others?: readonly OtherRow[];
  readonly unresolved?: readonly UnresolvedItem[];
  /** marks of rows that were struck out */
  readonly struck?: readonly string[];
  readonly weights?: readonly Weight[];
  readonly claims?: readonly Claim[];
}

/** What the rows of a list have in common */
export interface List {
  readonly table: Table;
  readonly method: Method;
  readonly roles: Roles;
  /** as `roles`, for the values of a row; without the column of assemblies where each row repeats its assembly */
  readonly rowRoles: Roles;
  /** the column of pieces counts those of one assembly */
  readonly ofOne: boolean;
  /** how many times the pieces of a row are there, where the counts of its assembly show it */
  readonly times: ReadonlyMap<Row, number>;
  /** rows that name the section of those under them */
  readonly heads: ReadonlySet<Row>;
}

/** A row as it is printed */
export interface Printed {
  readonly row: Row;
  readonly phrases: readonly Phrase[];
  readonly text: string;
  /** what was struck out of it */
  readonly struck: string;
  /** the cell that names the section */
  readonly named: string;
  readonly at: Pick<Source, "page" | "bbox">;
  readonly source: Source;
}

const carried =
  /^(?:übertrag|überträge|carried (?:forward|over)|brought forward|[bc]\/f|report(?:é)?(?: de la page| page)|à reporter|transport|overgebracht|over te brengen|overdracht|transporteras|transport från)(?![\p{L}])/iu;

/** The section of the row is struck out, and no other stands in its place */
export function struckOut({ row, phrases, text, struck }: Printed, { table, roles }: List): RowFindings | undefined {
  if (row.struck.length === 0 || sectionOfRow(row, roles) !== undefined) return undefined;
  if (!row.struck.some((cell) => sectionOfCell(cell.text) !== undefined)) return undefined;
  return {
    unresolved: [
      {
        text: text === "" ? struck : `${struck} | ${text}`,
        page: table.frame.page,
        bbox: pageBox([...row.struck, ...phrases].flatMap(({ words }) => words)),
        reason: says.struckOut,
      },
    ],
    struck: [cellText(row, roles.mark) || (row.struck[0]?.text ?? "")],
  };
}

// EX-101 is a drawing
const absent = new RegExp(`^\\(?(?:${anyOf((language) => language.absent)})(?![\\p{L}\\d]|[-.]\\d)`, "iu");
/** "Existing members (for information)"; "Existing hall, new steel" is not of what is there */
const absentMembers = new RegExp(
  `^\\(?(?:${anyOf(({ absent: words }) => words)})\\s+(?:${anyOf(({ beams, columns, purlins, steel }) => [beams, columns, purlins, steel].join("|"))}|members?|steelwork|sections?|elements?|bauteile|onderdelen|éléments?|element)(?!\\p{L})`,
  "iu",
);
export const isOfAbsent = (title: string): boolean => absentMembers.test(title.trim());

const remarking: ReadonlySet<Meaning | undefined> = new Set(["other", "description", undefined]);

/** "HEA 160 -> HEA 180", of a list of revisions: its mark would be what stands before the arrow */
const changedInto = /(?:[-–=]+>|[→⇒➔➜►])[\s|]*$/u;

/** A remark of the row begins with "existing" or "removed"; "fix to existing" is said of what is new */
export function notToBeMade({ row, text, named, at }: Printed, { table, roles }: List): RowFindings | undefined {
  const before = text.slice(0, Math.max(0, text.lastIndexOf(named)));
  if (named !== "" && (changedInto.test(before) || isChange(named, sectionsIn(named))))
    return { unresolved: [{ text, ...at, reason: says.changed }] };
  const saysSo = table.columns.some(
    ({ meaning }, i) => i !== roles.section && remarking.has(meaning) && absent.test(cellText(row, i)),
  );
  if (!saysSo || sectionOfRow(row, roles) === undefined) return undefined;
  return {
    unresolved: [{ text, ...at, reason: says.existing }],
  };
}

/** The sum of a page, brought forward to the next: nothing is read of it */
export const broughtForward = ({ text, phrases }: Printed): RowFindings | undefined =>
  text === "" || phrases.some((cell) => carried.test(cell.text.trim())) ? {} : undefined;

export function sumOfRows({ row, phrases, text, at, source }: Printed, { columns }: Table): RowFindings | undefined {
  if (!phrases.some((cell) => isTotal(cell.text))) return undefined;
  const mass = totalOf(row, columns);
  if (mass === undefined) return { others: [{ kind: "total", text, source }] };
  const grouped = phrases.some((cell) => groupedNumber.test(cell.text.replace(/^\D*/, "")));
  return {
    others: [{ kind: "total", text, source, mass_kg: mass }],
    weights: [
      {
        page: at.page,
        total_kg: mass,
        ...(grouped && { grouped: true }),
        ...(namesSection(text) && { ofSection: true }),
      },
    ],
  };
}
