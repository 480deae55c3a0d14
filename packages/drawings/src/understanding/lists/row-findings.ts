/** One row of a list -> a member, a plate, a fastener, a sum, or what is left unresolved. */

import type { Message } from "@x/eurocode/message";
import {
  bare,
  type FoundSection,
  fastenerIn,
  isOtherMaterial,
  plateIn,
  profiles,
  sectionOfCell,
  sectionsIn,
  unknownSection,
} from "@x/fabrication/members";
import type { DrawnMember, Remark } from "../../model.ts";
import { hole } from "../../page-text.ts";
import { isFastener } from "../../vocabulary/column-meanings.ts";
import { isDittoCell } from "../ditto.ts";
import { type Phrase, pageBox } from "../reading-direction.ts";
import type { Assemblies } from "./assemblies.ts";
import { cellText } from "./cells.ts";
import { byGroup, type Roles, sectionOfRow } from "./column-roles.ts";
import { type Group, groupOf } from "./groups.ts";
import { remarksOf } from "./remarks.ts";
import { readRow } from "./row-values.ts";
import {
  broughtForward,
  type List,
  notToBeMade,
  type Printed,
  type RowFindings,
  struckOut,
  sumOfRows,
} from "./rows-set-aside.ts";
import { says } from "./says.ts";
import { settings } from "./settings.ts";
import { former, type ReadRow, type Row, type Table } from "./table.ts";
import { piecesByWeight, proveWeight, round2, ungrouped } from "./weight-proof.ts";

/** A row that stands for a piece: its cells as read, with what the rows over it say */
interface Piece {
  readonly printed: Printed;
  readonly found: FoundSection | undefined;
  readonly one: ReadRow;
  readonly mark: string;
  readonly quantity: number | undefined;
  /** grade, length and quantity, as every kind of row has them */
  readonly values: Pick<DrawnMember, "steel_grade" | "length_mm" | "quantity" | "mirrored">;
  readonly notes: readonly Message[];
  readonly remarks: readonly Remark[];
}

/** As many times as its pieces are counted */
function mirroredOf({ mirrored, quantity: read }: ReadRow, quantity: number | undefined): { mirrored?: number } {
  const count = mirrored && read && quantity ? (mirrored * quantity) / read : 0;
  return count > 0 && Number.isInteger(count) ? { mirrored: count } : {};
}

/** Plates whose width and thickness stand in columns of their own */
const barePlate =
  /^(?:PL|PLATE|FLAT|FL|FLA|BL|BLECH|FLACH|FLACHSTAHL|STRIP|PLAAT|PLAT|T[OÔ]LE|PLÅT|PLATTSTÅNG|FPL|BFL)\.?$/i;

export class RowReader {
  readonly #list: List;
  readonly #assemblies: Assemblies;
  /** of the rows before */
  readonly #members: readonly DrawnMember[];
  /** the section that a row over this one names */
  #group: Group | undefined;
  /** the first row names none: sections stand in the middle of their rows */
  #centred = false;
  /** of the row over this one, if it is a member */
  #over: DrawnMember | undefined;
  readonly #remarked = new Map<number, string>();
  /** of the last row that said one, for signs that repeat it */
  #grade: string | undefined;
  /** as it is printed in the first row of an assembly, for those under it */
  #ofAssemblies = "";

  constructor(list: List, assemblies: Assemblies, members: readonly DrawnMember[]) {
    this.#list = list;
    this.#assemblies = assemblies;
    this.#members = members;
  }

  read(row: Row): RowFindings {
    const read = this.#read(printedRow(row, this.#list));
    this.#over = read.members?.[0];
    return read;
  }

  #read(printed: Printed): RowFindings {
    return (
      struckOut(printed, this.#list) ??
      broughtForward(printed) ??
      sumOfRows(printed, this.#list.table) ??
      notToBeMade(printed, this.#list) ??
      this.#headingOfGroup(printed) ??
      this.#piece(printed)
    );
  }

  #headingOfGroup({ row, phrases, named }: Printed): RowFindings | undefined {
    const { roles, heads } = this.#list;
    const heading = roles.section === byGroup || heads.has(row) ? groupOf(row) : undefined;
    if (!heading) {
      // a row of the column of sections that names another, or something unknown, ends the group
      if (roles.section !== byGroup && named !== "") this.#group = undefined;
      return undefined;
    }
    this.#group = heading;
    // the section of the rows under it
    return { claims: [{ words: phrases.flatMap(({ words }) => words), as: "member" }] };
  }

  #piece(printed: Printed): RowFindings {
    const { row, text, source } = printed;
    const { roles } = this.#list;
    const own = roles.section === byGroup ? this.#ofHeading(row) : (sectionOfRow(row, roles) ?? this.#ofGroup(printed));
    if (!own && this.#isFirst(printed)) this.#centred = true;
    const like = own ? undefined : (sameAs(printed.named, this.#members) ?? this.#underSection(printed));
    const found = own ?? (like && sectionOfCell(like.section));
    if (this.#assemblies.head(row, roles, text, found !== undefined, source)) return other(printed);
    const piece = this.#values(printed, found, like);
    return this.#ofUnknownGroup(piece) ?? { ...withPrintedMass(piece), ...kindOf(piece, this.#list) };
  }

  /** A note under the last group has words where rows have their numbers */
  #ofHeading(row: Row): FoundSection | undefined {
    const { length, unitMass, totalMass, mass } = this.#list.roles;
    const numbers = [length, unitMass, totalMass, mass].map((i) => cellText(row, i));
    return numbers.some((text) => /\p{L}{3}/u.test(text)) ? undefined : this.#group?.found;
  }

  /** Saw lists name a section once, in the first of its rows: the others have a mark, pieces and a length */
  #underSection({ row, text }: Printed): DrawnMember | undefined {
    const above = this.#centred ? undefined : this.#over;
    return isOfSectionAbove(row, this.#list.roles) && !isFastener(text) ? above : undefined;
  }

  #isFirst({ row, text }: Printed): boolean {
    const before = this.#members.length > 0 || this.#group !== undefined;
    return !before && isOfSectionAbove(row, this.#list.roles) && !isFastener(text);
  }

  /** The section stands in a row of its own over this one */
  #ofGroup({ row, text }: Printed): FoundSection | undefined {
    return isOfSectionAbove(row, this.#list.roles) && !isFastener(text) ? this.#group?.found : undefined;
  }

  #values(printed: Printed, found: FoundSection | undefined, like: DrawnMember | undefined): Piece {
    const { row } = printed;
    const { rowRoles, roles, table } = this.#list;
    const ofAssembly = cellText(row, roles.assembly);
    const ofAssemblies = cellText(row, roles.ofAssemblies);
    if (ofAssembly !== "" || ofAssemblies !== "" || roles.assembly === undefined) this.#ofAssemblies = ofAssemblies;
    const asPrinted = readRow(row, rowRoles, table.columns, found, this.#ofAssemblies);
    const counted =
      roles.quantity === undefined && roles.totalQuantity === undefined && like === undefined
        ? (asPrinted.quantity ?? piecesByWeight(found, asPrinted))
        : asPrinted.quantity;
    const quantity = counted === undefined ? like?.quantity : counted * this.#assembliesOf(row, ofAssembly);
    const one = ungrouped(found, asPrinted, quantity);
    const repeated = isDittoCell(cellText(row, roles.grade)) ? this.#grade : undefined;
    const grade = one.grade ?? repeated ?? this.#group?.grade ?? like?.steel_grade;
    this.#grade = one.grade ?? repeated ?? this.#grade;
    return {
      printed,
      found,
      one,
      mark: asPrinted.mark !== "" ? asPrinted.mark : ofAssembly,
      quantity,
      values: {
        ...(grade !== undefined && { steel_grade: grade }),
        ...(one.length !== undefined && { length_mm: one.length }),
        ...(quantity !== undefined && { quantity }),
        ...mirroredOf(one, quantity),
      },
      remarks: remarksOf(row, table, rowRoles, this.#remarked),
      notes: like ? [...one.notes, like.mark === "" ? says.asRowBefore : says.asMark({ mark: like.mark })] : one.notes,
    };
  }

  /** How many assemblies the pieces of a row are to be multiplied by */
  #assembliesOf(row: Row, ofAssembly: string): number {
    const { ofOne, rowRoles, roles, times } = this.#list;
    const underHead = rowRoles.assembly !== undefined && roles.totalQuantity !== undefined && ofAssembly === "";
    const count = ofOne || underHead ? this.#assemblies.count : undefined;
    return count ?? (underHead ? 1 : (times.get(row) ?? 1));
  }

  #ofUnknownGroup({ printed: { text, at }, found, one, quantity }: Piece): RowFindings | undefined {
    if (this.#list.roles.section !== byGroup) return undefined;
    const heading = quantity === undefined && one.length === undefined;
    if (found !== undefined && !heading) return undefined;
    // the heading of a group that is not understood: the rows under it are not those of the group before
    if (heading) this.#group = undefined;
    return { unresolved: [{ text, ...at, reason: says.unknownGroup }] };
  }
}

/** No section, but a mark, pieces and a length: it is of the section that stands above */
function isOfSectionAbove(row: Row, roles: Roles): boolean {
  if (roles.section === byGroup || cellText(row, roles.section) !== "" || cellText(row, roles.size) !== "")
    return false;
  const pieces = cellText(row, roles.quantity) + cellText(row, roles.totalQuantity);
  return [cellText(row, roles.mark), cellText(row, roles.length), pieces].every((text) => /\d/.test(text));
}

/** Rows of the column of sections that name one and nothing else, over rows that name none */
export function headsOfGroups({ rows, upwards }: Table, roles: Roles): ReadonlySet<Row> {
  if (roles.section === byGroup || upwards) return new Set();
  const isHead = (row: Row, i: number) => {
    const under = rows[i + 1];
    const own = row.cells.every((cell, column) => cell === undefined || column === roles.section);
    return own && groupOf(row) !== undefined && under !== undefined && isOfSectionAbove(under, roles);
  };
  return new Set(rows.filter(isHead));
}

function printedRow(row: Row, { table, method, roles }: List): Printed {
  const phrases = row.cells.filter((cell) => cell !== undefined);
  const at = { page: table.frame.page, bbox: pageBox(phrases.flatMap(({ words }) => words)) };
  return {
    row,
    phrases,
    text: phrases.map((cell) => cell.text).join(" | "),
    struck: row.struck.map((cell) => cell.text).join(" | "),
    named: cellText(row, roles.section),
    at,
    source: { ...at, method, confidence: confidenceOf(phrases), place: "table" },
  };
}

const confidenceOf = (phrases: readonly Phrase[]): number =>
  Math.min(settings.confidence.surest, ...phrases.flatMap(({ words }) => words.map(({ confidence }) => confidence)));

const other = ({ text, source }: Printed): RowFindings => ({ others: [{ kind: "other", text, source }] });

function fastener({ printed: { text, source }, quantity }: Piece): RowFindings {
  const count = quantity !== undefined && { quantity };
  return { others: [{ kind: "fastener", text, ...count, ...fastenerIn(text), source }] };
}

const printedMassOf = ({ one, quantity }: Piece): number | undefined =>
  one.totalMass ?? one.mass ?? (one.unitMass === undefined ? undefined : one.unitMass * (quantity ?? 1));

function withPrintedMass(piece: Piece): RowFindings {
  const mass = printedMassOf(piece);
  return mass === undefined ? {} : { weights: [{ mass_kg: mass }] };
}

function kindOf(piece: Piece, list: List): RowFindings {
  const { found, one, printed } = piece;
  if (!found) return withoutSection(piece);
  if (found.profile === undefined && isFastener(printed.named)) return fastener(piece);
  const rod = found.family === "RD" || found.family === "SQ";
  const grade = cellText(printed.row, list.roles.grade);
  // EN AW-6060 in the column of grades
  if (isOtherMaterial(grade)) return found.part ? partOf(piece, found, rod) : other(printed);
  if (found.part && !(rod && (one.length ?? 0) >= 1000)) return partOf(piece, found, rod);
  return memberOf(piece, found, list);
}

/** No section is known in it: a plate, a fastener, a section nobody knows, or another text */
function withoutSection(piece: Piece): RowFindings {
  const { printed, one, mark, values } = piece;
  const { text, named, at, source } = printed;
  if (hole.test(text)) return { unresolved: [{ text, ...at, reason: profiles.undecoded }] };
  if (barePlate.test(named)) return { others: [{ kind: "plate", text, mark, section: named, ...values, source }] };
  if (isFastener(text)) return fastener(piece);
  const counted = mark !== "" || one.quantity !== undefined;
  if (one.length !== undefined && counted && named !== "")
    return { unresolved: [{ text, ...at, reason: says.notASection({ named }) }] };
  if (one.length !== undefined && mark !== "" && one.quantity !== undefined)
    return { unresolved: [{ text, ...at, reason: says.noSection }] };
  if (counted && sectionsIn(text.replaceAll(" | ", " ")).some(({ profile, part }) => profile !== undefined && !part))
    return { unresolved: [{ text, ...at, reason: says.spreadSection }] };
  return printed.phrases.length > 1 ? other(printed) : {};
}

/** Plates, flats and short rods are parts of a member */
function partOf({ printed, one, mark, values }: Piece, found: FoundSection, rod: boolean): RowFindings {
  return {
    others: [
      {
        kind: rod ? "bar" : "plate",
        text: printed.text,
        mark,
        section: found.text,
        ...(!rod && plateIn(found.text, one.length)),
        ...values,
        ...(one.totalMass !== undefined && { mass_kg: one.totalMass }),
        source: printed.source,
      },
    ],
  };
}

export const inDoubt = (member: DrawnMember, why: Message): DrawnMember => ({
  ...member,
  notes: [...(member.notes ?? []), why],
  source: { ...member.source, confidence: round2(member.source.confidence * settings.confidence.inDoubt) },
});

function memberOf(piece: Piece, found: FoundSection, list: List): RowFindings {
  const { printed, one, mark, quantity, values } = piece;
  const weighed = proveWeight(found, one, quantity);
  const doubts = [
    ...piece.notes,
    ...doubtsOf(printed),
    ...besideName(printed, found),
    ...otherSections(printed, found, list),
  ];
  const notes = [...doubts, ...weighed.notes, ...notesOf(found)];
  const confidence =
    printed.source.confidence *
    (doubts.length > 0 ? settings.confidence.doubted : 1) *
    weighed.factor *
    (found.unknown !== undefined ? settings.confidence.doubted : 1) *
    (list.table.headed ? 1 : settings.confidence.unheaded);
  const member: DrawnMember = {
    mark,
    section: found.text,
    ...(found.profile !== undefined && { profile: found.profile }),
    ...(found.family !== undefined && { family: found.family }),
    ...values,
    ...(weighed.length !== undefined && { length_mm: weighed.length }),
    ...(weighed.mass !== undefined && {
      mass_kg: weighed.mass,
      mass_source: weighed.printed ? "printed" : "computed",
    }),
    ...(Object.keys(one.actions).length > 0 && { actions: one.actions }),
    ...(piece.remarks.length > 0 && { printed_remarks: piece.remarks }),
    source: { ...printed.source, confidence: round2(confidence) },
    ...(notes.length > 0 && { notes }),
  };
  const computed = printedMassOf(piece) === undefined && weighed.mass !== undefined;
  const times = list.times.get(printed.row) ?? 1;
  return {
    members: [times === 1 ? member : inDoubt(member, says.countedTimes({ times }))],
    ...(computed && { weights: [{ mass_kg: weighed.mass }] }),
  };
}

/** "2/ UPN 200", "HEB 200 + IPE 160": more than the one section */
function besideName({ named }: Printed, found: FoundSection): Message[] {
  const others = sectionsIn(named).filter(({ part, profile }) => !part && profile !== undefined);
  const number = /(?:^|\s)([2-4]\s?\/)\s*$/.exec(named.slice(0, found.start))?.[1];
  return [
    ...(new Set(others.map(({ profile }) => profile)).size > 1 ? [says.severalSections({ named })] : []),
    ...(number !== undefined && found.count === undefined ? [says.numberBefore({ number })] : []),
  ];
}

/** "Section | Alternative section" */
function otherSections({ row }: Printed, { profile }: FoundSection, { table, roles }: List): Message[] {
  return table.columns.flatMap(({ meaning, heading }, i) => {
    const named = meaning === "section" || meaning === undefined;
    if (!named || Object.values(roles).includes(i) || former.test(heading)) return [];
    const other = sectionOfCell(cellText(row, i));
    return profile === undefined || other?.profile === undefined || other.part || other.profile === profile
      ? []
      : [says.underHeading({ section: other.text, heading })];
  });
}

function doubtsOf({ text, named, struck }: Printed): Message[] {
  const choice =
    /\[or\]/i.test(text) ||
    /\b(?:or|oder|of|ou|eller)\b\s+\S*\d/i.test(named) ||
    /varies|variable|variiert|T\.?B\.?[DC]\.?/i.test(text);
  return [
    ...(choice ? [says.choice({ text })] : []),
    ...(struck !== "" ? [says.struck({ text: struck })] : []),
    ...(hole.test(text) ? [profiles.undecoded] : []),
  ];
}

const notesOf = ({ unknown, readAs }: FoundSection): Message[] => [
  ...(unknown !== undefined ? [unknownSection(unknown)] : []),
  ...(readAs !== undefined ? [readAs] : []),
];

/** "DITTO SB8", "dito", "idem", a ditto mark: the section of the row it names, else of the row before it */
function sameAs(text: string, members: readonly DrawnMember[]): DrawnMember | undefined {
  const ditto =
    /^(?:ditto|dito|idem|id\.|d\.?o\.|dto\.?|d°|["″”„]|''|,,|[-–—]\s?(?:["″”„]|''|,,)\s?[-–—])(?:\s+(?:as\s+|wie\s+|als\s+)?(\S+))?$/iu.exec(
      text.trim(),
    );
  if (!ditto) return undefined;
  const [, mark] = ditto;
  return mark === undefined ? members.at(-1) : members.find((member) => bare(member.mark) === bare(mark));
}
