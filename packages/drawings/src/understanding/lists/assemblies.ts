/** Assemblies of a list: rows that head the rows of their parts, with how many of them there are. */
import type { DrawnAssembly, DrawnMember, OtherRow } from "../../model.ts";
import { isFastener } from "../../vocabulary/column-meanings.ts";
import { anyOf } from "../../vocabulary/lexicon.ts";
import { readCount } from "../counts.ts";
import { counted } from "../label-text.ts";
import { cellText } from "./cells.ts";
import type { Roles } from "./column-roles.ts";
import { nests } from "./pieces-of-one.ts";
import { settings } from "./settings.ts";
import type { Row } from "./table.ts";

interface Head {
  readonly mark: string;
  readonly count?: number;
  /** said by a column or a word; else only the counts of its parts can say so */
  readonly sure: boolean;
  readonly source: DrawnAssembly["source"];
  readonly parts: Part[];
}

interface Part {
  readonly mark: string;
  /** of one assembly, where the list says so */
  readonly each?: number;
  readonly all?: number;
  readonly row: DrawnMember | OtherRow;
}

const assemblyWords = anyOf(({ headings, parts }) => `${headings.assembly ?? ""}|${parts?.assembly ?? ""}`);
/** "Baugruppe A1", "Merk: K-101a  Aantal: 2", "Assembly B12 (3x)" */
const assemblyHeading = new RegExp(
  `^(?:${assemblyWords})\\.?\\s*(?:nr|no|n°)?\\.?\\s*[:#]?\\s*(\\p{L}{0,4}[-./]?\\d{1,5}\\p{L}?(?:[-./]\\d{1,3}\\p{L}?)?)(?![\\p{L}\\d])(.*)$`,
  "iu",
);

/** How many there are of the assembly that a line names */
export function piecesOfAssembly(line: string): number | undefined {
  const words = assemblyHeading.exec(line.trim());
  return words?.[1] === undefined || (words[2] ?? "").length >= 60 ? undefined : counted(words[2] ?? "")?.count;
}

export class Assemblies {
  /** rows that head those of their parts, as the marks show */
  readonly #shown: ReadonlySet<Row>;
  readonly #heads: Head[] = [];
  /** heads and parts in the order of the page */
  readonly #rows: (Head | Part)[] = [];

  constructor(shown: ReadonlySet<Row>) {
    this.#shown = shown;
  }

  /** of the assembly that the rows under its head belong to */
  get count(): number | undefined {
    return this.#heads.at(-1)?.count;
  }

  /** Whether a row heads those that follow: it names an assembly and no section */
  head(row: Row, roles: Roles, text: string, named: boolean, source: DrawnAssembly["source"]): boolean {
    const cell = cellText(row, roles.assembly);
    if (cell !== "") {
      const own = cellText(row, roles.mark) === "";
      // A-01 (6 off)
      const told = own ? counted(cell) : undefined;
      const inColumn = told ? cell.replace(told.text, " ").trim() : cell;
      const count =
        told?.count ??
        readCount(cellText(row, roles.totalQuantity)) ??
        (own ? (readCount(cellText(row, roles.quantity)) ?? readCount(cellText(row, roles.ofAssemblies))) : undefined);
      const last = this.#heads.at(-1);
      // a column that repeats it in each row of its parts
      if (last?.mark !== inColumn)
        this.#add({ mark: inColumn, ...(count !== undefined && { count }), sure: true, source, parts: [] });
      return own && !named;
    }
    if (named || isFastener(text)) return false;
    const words = assemblyHeading.exec(text.replace(/\s*\|\s*/g, " ").trim());
    if (words?.[1] !== undefined && (words[2] ?? "").length < 60) {
      const count = counted(words[2] ?? "")?.count;
      this.#add({ mark: words[1], ...(count !== undefined && { count }), sure: true, source, parts: [] });
      return true;
    }
    const mark = cellText(row, roles.mark);
    const count = readCount(cellText(row, roles.totalQuantity)) ?? readCount(cellText(row, roles.quantity));
    if (!/\d/.test(mark) || count === undefined || cellText(row, roles.length) !== "") return false;
    if (/\d/.test(cellText(row, roles.section))) return false;
    this.#add({ mark, count, sure: this.#shown.has(row), source, parts: [] });
    return true;
  }

  #add(head: Head): void {
    this.#heads.push(head);
    this.#rows.push(head);
  }

  part(row: DrawnMember | OtherRow, cells: { readonly each?: number; readonly all?: number }): void {
    this.#rows.push({ mark: row.mark ?? "", ...cells, row });
  }

  /** A list whose heading stands at its bottom is read upwards */
  #assign(upwards: boolean): void {
    let last: Head | undefined;
    const nested = this.#heads.some((head) => head.sure && this.#rows.some(({ mark }) => nests(head.mark, mark)));
    for (const one of upwards ? [...this.#rows].reverse() : this.#rows) {
      if ("parts" in one) {
        last = one;
        continue;
      }
      // K1.2a is a part of K1.2, not of K1
      const [named] = this.#heads
        .filter(
          ({ mark }) =>
            mark.length < one.mark.length && one.mark.startsWith(mark) && !/\d/.test(one.mark.charAt(mark.length)),
        )
        .sort((p, q) => q.mark.length - p.mark.length);
      (named ?? (nested ? undefined : last))?.parts.push(one);
    }
  }

  /**
   * Heads whose parts bear them out; each row to its assembly; rows that only sum up others. `apart`: assemblies and
   * parts have columns of their own.
   */
  close(upwards: boolean, apart: boolean, sums: ReadonlySet<DrawnMember | undefined>): ClosedAssemblies {
    this.#assign(upwards);
    const of = new Map<DrawnMember | OtherRow, string>();
    const summed = new Set<DrawnMember | OtherRow | undefined>(sums);
    const assemblies = this.#heads.filter(isBorneOut).map(({ mark, count, source, parts: all }): DrawnAssembly => {
      for (const part of all) if (apart && isListedAgain(part, mark, all)) summed.add(part.row);
      const parts = all.filter(({ row }) => !summed.has(row));
      for (const { row } of parts) of.set(row, mark);
      const main = mainOf(parts, mark);
      return {
        mark,
        ...(count !== undefined && { quantity: count }),
        ...(main !== undefined && { main }),
        parts: parts.flatMap((part) => {
          const quantity = ofOne(part, count);
          return part.mark === "" || quantity === undefined ? [] : [{ mark: part.mark, quantity }];
        }),
        source,
      };
    });
    return { assemblies, of, summed };
  }
}

export interface ClosedAssemblies {
  readonly assemblies: DrawnAssembly[];
  readonly of: ReadonlyMap<DrawnMember | OtherRow, string>;
  readonly summed: ReadonlySet<DrawnMember | OtherRow | undefined>;
}

/** The row of an assembly names the section of its main part, which has a row of its own under it */
const isListedAgain = ({ row, mark }: Part, assembly: string, all: readonly Part[]): boolean =>
  mark === assembly &&
  !("kind" in row) &&
  all.some(
    ({ row: other }) =>
      other !== row &&
      !("kind" in other) &&
      other.profile !== undefined &&
      other.profile === row.profile &&
      Math.abs((other.length_mm ?? 0) - (row.length_mm ?? 0)) <= settings.agree.length * (row.length_mm ?? 0),
  );

const isBorneOut = ({ sure, count, parts }: Head): boolean => {
  if (parts.length === 0) return false;
  if (sure) return true;
  const both = parts.filter(({ each, all }) => each !== undefined && all !== undefined);
  return (
    both.length > 0 &&
    both.length === parts.length &&
    both.every(({ each = 0, all = 0 }) => all === each * (count ?? 1))
  );
};

function ofOne({ each, all }: Part, count: number | undefined): number | undefined {
  if (each !== undefined) return each;
  if (all === undefined) return undefined;
  return count !== undefined && all % count === 0 ? all / count : count === undefined ? all : undefined;
}

/** The part that the others are fixed to: that of the assembly's own mark, else the heaviest piece */
function mainOf(parts: readonly Part[], mark: string): string | undefined {
  const members = parts.filter(({ row }) => !("kind" in row) && row.mark !== "");
  const own = members.find((part) => part.mark === mark);
  const weight = ({ row, all, each }: Part) => (row.mass_kg ?? 0) / (all ?? each ?? 1);
  return (
    own ?? [...members].sort((a, b) => weight(b) - weight(a) || (b.row.length_mm ?? 0) - (a.row.length_mm ?? 0))[0]
  )?.mark;
}

/** A row that weighs as much as the rows under it, and names the section of one of them: their assembly, counted already */
export function withoutSums<T extends { readonly member?: DrawnMember; readonly mass?: number }>(
  rows: readonly T[],
): ReadonlySet<T> {
  const sums = new Set<T>();
  rows.forEach((row, i) => {
    const { member, mass } = row;
    if (!member || mass === undefined || mass <= 0) return;
    let under = 0;
    let same = false;
    let plates = false;
    for (let j = i + 1; j < rows.length && under < settings.agree.full * mass; j++) {
      const other = rows[j];
      if (other?.mass === undefined) return;
      under += other.mass;
      same ||=
        other.member?.profile !== undefined &&
        other.member.profile === member.profile &&
        other.member.quantity === member.quantity &&
        Math.abs((other.member.length_mm ?? 0) - (member.length_mm ?? 0)) <=
          settings.agree.partLength * (member.length_mm ?? 0);
      plates ||= !other.member;
      // equal rows may add up to another one by chance, those of a part with its plates do not
      if (same && plates && Math.abs(under - mass) <= Math.max(settings.agree.leastSum, settings.agree.sum * mass)) {
        sums.add(row);
        return;
      }
    }
  });
  return sums;
}

/** A column that names the assembly in each row of its parts: the other columns are the parts' own */
export function repeatsAssembly(rows: readonly Row[], roles: Roles): boolean {
  if (roles.assembly === undefined || roles.mark === undefined) return false;
  const parts = rows.filter((row) => cellText(row, roles.mark) !== "");
  const named = parts.map((row) => cellText(row, roles.assembly)).filter((mark) => mark !== "");
  return parts.length > 1 && named.length >= settings.nearlyAll * parts.length && new Set(named).size < named.length;
}
