/** bom.csv: one line for each row of the drawing. */

import { english, type Message } from "@x/eurocode/message";
import type { FabricatedMember, Fabrication } from "../fabrication.ts";
import { printable } from "../members/names.ts";

const headings = [
  "mark",
  "quantity",
  "section",
  "grade",
  "length_mm",
  "mass_each_kg",
  "mass_total_kg",
  "surface_m2",
  "remarks",
] as const;

/** What a spreadsheet would take for a formula gets an apostrophe in front. */
const tame = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** RFC 4180 */
const cell = (value: string | number | undefined): string => {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = tame(value);
  // programs of some countries part at semicolons or tabs
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export interface BomRow {
  readonly mark: string;
  readonly quantity: number;
  readonly section: string;
  readonly grade: string;
  readonly length_mm: number | undefined;
  readonly mass_each_kg: number | undefined;
  readonly mass_total_kg: number | undefined;
  readonly surface_m2: number | undefined;
  readonly remarks: string;
}

const round = (value: number | undefined, digits: number): number | undefined =>
  value === undefined ? undefined : Math.round(value * 10 ** digits) / 10 ** digits;

export const remarksOf = ({ remarks }: FabricatedMember, say: (remark: Message) => string): string =>
  remarks.map((one) => printable(say(one), 300)).join("; ");

export const bomRow = (member: FabricatedMember): BomRow => ({
  mark: printable(member.mark, 500),
  quantity: member.quantity,
  section: printable(member.section, 200),
  grade: printable(member.steel_grade, 60),
  length_mm: round(member.length_mm, 1),
  mass_each_kg: round(member.mass_kg === undefined ? undefined : member.mass_kg / member.quantity, 3),
  mass_total_kg: round(member.mass_kg, 2),
  surface_m2: round(member.surface_m2, 2),
  remarks: remarksOf(member, english),
});

/** UTF-8 with BOM, CRLF, comma, decimal point. */
export function csvOf<Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number | undefined>>[],
): Uint8Array {
  const lines = [names.join(","), ...rows.map((row) => names.map((name) => cell(row[name])).join(","))];
  return new TextEncoder().encode(`\uFEFF${lines.join("\r\n")}\r\n`);
}

export const bomCsv = ({ members }: Fabrication): Uint8Array => csvOf(headings, members.map(bomRow));

const registerHeadings = ["kind", "mark", "of", "state", "about", "drawing", "since", "retired", "sha256"] as const;

/** Which mark means what, the retired ones too. */
export const registerCsv = ({ register }: Fabrication): Uint8Array =>
  csvOf(
    registerHeadings,
    register.marks.map(({ retired, ...one }) => ({
      ...one,
      state: retired === undefined ? "in use" : "retired",
      retired,
    })),
  );
