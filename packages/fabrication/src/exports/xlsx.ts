/** bom.xlsx: the rows of the drawing, then parts, plates, bolts, welds, cutting list and surface, each a sheet that prints on A4. */

import type { Message } from "@x/eurocode/messages";
import { strFromU8, strToU8, unzipSync } from "fflate";
import writeExcelFile, { type Row, type SheetData } from "write-excel-file/node";
import type { Fabrication } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { type Spoken, spoken } from "../members/spoken.ts";
import { memberRoles, plateUses } from "../terms.ts";
import { bomRow, remarksOf } from "./csv.ts";
import { cuttingList } from "./cutting.ts";
import { bill } from "./says.ts";
import { type Words, wordsOf } from "./words.ts";
import { zipped } from "./zip.ts";

interface Column {
  readonly title: Message;
  readonly width: number;
  /** of numbers; absent: text */
  readonly format?: string;
  /** the last row adds it up */
  readonly sum?: true;
}

type Value = string | number | Message | undefined;

interface Sheet {
  readonly name: Message;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Value[])[];
}

/** In the language of its reader. */
type Written = Spoken<Sheet>;

const whole = "0";
const tenth = "#,##0.0";
const hundredth = "#,##0.00";
const text = (title: Message, width: number): Column => ({ title, width });
const number = (title: Message, width: number, format: string, sum?: true): Column => ({
  title,
  width,
  format,
  ...(sum && { sum }),
});

export async function bomXlsx(fabrication: Fabrication): Promise<Uint8Array> {
  const { say } = wordsOf(fabrication.settings.language);
  const sheets = spoken(
    [bom, parts, plates, bolts, welds, cutting, surface].map((of) => of(fabrication, say)),
    say,
  );
  const file = await writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: dataOf(sheet, say(bill.total)),
      columns: sheet.columns.map((column, i) => ({ width: widthOf(column, i, sheet.rows) })),
      stickyRowsCount: 1,
      orientation: "landscape" as const,
    })),
    { fontFamily: "Calibri", fontSize: 10 },
  ).toBuffer();
  return finished(new Uint8Array(file), sheets);
}

function bom({ members }: Fabrication, say: Words["say"]): Sheet {
  return {
    name: bill.bomSheet,
    columns: [
      text(bill.mark, 14),
      number(bill.quantity, 10, whole, true),
      text(bill.section, 20),
      text(bill.grade, 12),
      number(bill.length, 13, tenth),
      number(bill.massEach, 15, hundredth),
      number(bill.massTotal, 16, hundredth, true),
      number(bill.surface, 13, hundredth, true),
      text(bill.remarks, 60),
    ],
    rows: members.map((member) => {
      const row = bomRow(member);
      return [
        row.mark,
        row.quantity,
        row.section,
        row.grade,
        row.length_mm,
        row.mass_each_kg,
        row.mass_total_kg,
        row.surface_m2,
        remarksOf(member, say),
      ];
    }),
  };
}

function parts({ parts: { profiles, fittings }, members }: Fabrication): Sheet {
  const role = new Map(members.map(({ id, role: { value } }) => [id, memberRoles[value]]));
  const roleOf = (id: string) => role.get(id) ?? bill.fitting;
  return {
    name: bill.partsSheet,
    columns: [
      text(bill.mark, 14),
      text(bill.role, 10),
      text(bill.profile, 20),
      text(bill.grade, 12),
      number(bill.length, 13, tenth),
      number(bill.quantity, 10, whole, true),
      number(bill.holesEach, 12, whole),
      number(bill.holesTotal, 12, whole, true),
      number(bill.massEach, 15, hundredth),
      number(bill.massTotal, 16, hundredth, true),
      number(bill.netMass, 19, hundredth, true),
    ],
    rows: [...profiles, ...fittings].map((part) => [
      part.mark === "" ? part.id : printable(part.mark),
      roleOf(part.member ?? part.id),
      part.profile,
      part.steel_grade,
      part.length_mm,
      part.quantity,
      part.holes.length,
      part.holes.length * part.quantity,
      part.mass_kg,
      part.mass_kg * part.quantity,
      part.net_mass_kg * part.quantity,
    ]),
  };
}

function plates({ parts: { plates: list } }: Fabrication): Sheet {
  return {
    name: bill.platesSheet,
    columns: [
      text(bill.mark, 14),
      text(bill.use, 18),
      number(bill.thickness, 15, tenth),
      number(bill.width, 12, tenth),
      number(bill.length, 13, tenth),
      text(bill.grade, 12),
      number(bill.quantity, 10, whole, true),
      number(bill.holesEach, 12, whole),
      number(bill.holesTotal, 12, whole, true),
      number(bill.massEach, 15, hundredth),
      number(bill.massTotal, 16, hundredth, true),
      text(bill.joint, 18),
    ],
    rows: list.map((plate) => {
      const [x, y] = [0, 1].map((i) => Math.max(...plate.outline.map((point) => point[i] ?? 0))) as [number, number];
      return [
        printable(plate.mark),
        plate.contour_only ? bill.contourOnly({ use: plateUses[plate.use] }) : plateUses[plate.use],
        plate.t_mm,
        Math.min(x, y),
        Math.max(x, y),
        plate.steel_grade,
        plate.quantity,
        plate.holes.length,
        plate.holes.length * plate.quantity,
        plate.mass_kg,
        plate.mass_kg * plate.quantity,
        plate.joint ?? "",
      ];
    }),
  };
}

function bolts({ parts: { bolts: list } }: Fabrication): Sheet {
  return {
    name: bill.boltsSheet,
    columns: [
      text(bill.name, 20),
      text(bill.kind, 10),
      text(bill.size, 8),
      number(bill.length, 13, whole),
      text(bill.grade, 8),
      text(bill.standard, 14),
      number(bill.grip, 11, tenth),
      number(bill.quantity, 10, whole, true),
      number(bill.nuts, 8, whole, true),
      text(bill.nut, 13),
      number(bill.washers, 10, whole, true),
      text(bill.washer, 13),
      number(bill.massTotal, 16, hundredth, true),
    ],
    rows: list.map((bolt) => [
      bolt.id,
      bill[bolt.kind],
      bolt.size,
      bolt.length_mm,
      bolt.grade,
      bolt.standard,
      bolt.grip_mm,
      bolt.quantity,
      bolt.nuts * bolt.quantity,
      bolt.nut_standard,
      bolt.washers * bolt.quantity,
      bolt.washer_standard,
      bolt.mass_kg * bolt.quantity,
    ]),
  };
}

function welds({ parts: { welds: list } }: Fabrication): Sheet {
  return {
    name: bill.weldsSheet,
    columns: [
      text(bill.weld, 24),
      text(bill.joint, 18),
      text(bill.type, 9),
      number(bill.throat, 13, tenth),
      number(bill.length, 13, whole),
      text(bill.sides, 9),
      number(bill.runs, 9, whole, true),
      number(bill.lengthTotal, 17, hundredth, true),
      number(bill.volume, 14, hundredth, true),
      number(bill.mass, 12, hundredth, true),
      text(bill.where, 9),
    ],
    rows: list.map((weld) => [
      weld.id,
      weld.joint,
      bill[weld.type],
      weld.throat_mm,
      weld.length_mm,
      bill[weld.sides],
      weld.quantity,
      (weld.length_mm * weld.quantity) / 1000,
      weld.volume_mm3 / 1000,
      weld.mass_kg,
      bill[weld.where],
    ]),
  };
}

function cutting(fabrication: Fabrication): Sheet {
  const groups = cuttingList(fabrication);
  return {
    name: bill.cuttingSheet,
    columns: [
      text(bill.profile, 20),
      text(bill.grade, 12),
      number(bill.bars, 8, whole, true),
      number(bill.stockLength, 18, whole),
      number(bill.stockTotal, 17, whole, true),
      text(bill.piecesOfBar, 60),
      number(bill.restOfBar, 20, tenth),
      number(bill.waste, 20, tenth),
      number(bill.lowerBound, 18, whole),
      text(bill.method, 12),
    ],
    rows: groups.flatMap((group): Value[][] => {
      const bars = group.bars.map((bar, i): Value[] => [
        group.profile,
        group.steel_grade,
        bar.count,
        bar.stock_mm,
        bar.count * bar.stock_mm,
        bar.pieces
          .map(({ id, mark, length_mm, count }) => `${count} × ${printable(mark, 40) || id} (${length_mm})`)
          .join(" + "),
        bar.rest_mm,
        i === 0 ? group.waste_percent : undefined,
        i === 0 ? group.lower_bound_mm : undefined,
        i === 0 ? (group.exact ? bill.exact : bill.heuristic) : undefined,
      ]);
      const long = group.too_long.map(({ id, mark, length_mm, count }): Value[] => [
        group.profile,
        group.steel_grade,
        undefined,
        undefined,
        undefined,
        bill.tooLong({ piece: `${count} × ${printable(mark, 40) || id} (${length_mm})` }),
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      return [...bars, ...long];
    }),
  };
}

function surface({ parts: { profiles, plates: list, fittings } }: Fabrication): Sheet {
  return {
    name: bill.surfaceSheet,
    columns: [
      text(bill.mark, 14),
      text(bill.part, 20),
      number(bill.quantity, 10, whole, true),
      number(bill.surfaceEach, 18, hundredth),
      number(bill.surfaceTotal, 18, hundredth, true),
    ],
    rows: [
      ...profiles.map((part) => ({ part, name: part.profile })),
      ...fittings.map((part) => ({ part, name: part.profile })),
      ...list.map((part) => ({ part, name: bill.plate({ use: plateUses[part.use], t: part.t_mm }) })),
    ].map(({ part, name }) => [
      part.mark === "" ? part.id : printable(part.mark),
      name,
      part.quantity,
      part.surface_m2,
      part.surface_m2 * part.quantity,
    ]),
  };
}

// ---------------------------------------------------------------- cells

const grey = "#E5E7EB";
const letter = (column: number): string => String.fromCharCode(65 + column);
/** As wide as its longest text, at most what a page takes. */
/** A wider column would make the print on A4 too small to read. */
const widest = 60;
const widthOf = ({ title, width, format }: Written["columns"][number], i: number, rows: Written["rows"]): number =>
  format !== undefined
    ? width + 2
    : Math.min(
        widest,
        rows.reduce(
          (most, row) => Math.max(most, String(row[i] ?? "").length + 3),
          Math.max(title.length + 3, Math.min(width, 14)),
        ),
      );
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function dataOf({ columns, rows }: Written, total: string): SheetData {
  const head: Row = columns.map(({ title, format }) => ({
    value: title,
    type: String,
    fontWeight: "bold" as const,
    backgroundColor: grey,
    wrap: true,
    alignVertical: "center" as const,
    ...(format === undefined ? { align: "left" as const, indent: 1 } : { align: "right" as const }),
  }));
  const body = rows.map(
    (row): Row =>
      columns.map(({ format }, i) => {
        const value = row[i];
        if (value === undefined || value === "") return null;
        return format === undefined || typeof value === "string"
          ? {
              value: String(value),
              type: String,
              wrap: String(value).length > widest - 3,
              align: "left" as const,
              indent: 1,
              alignVertical: "top" as const,
            }
          : { value: rounded(value), type: Number, format, alignVertical: "top" as const };
      }),
  );
  const last: Row = columns.map(({ sum, format }, i) => {
    const line = { fontWeight: "bold" as const, topBorderStyle: "thin" as const };
    if (i === 0) return { value: total, type: String, align: "left" as const, indent: 1, ...line };
    if (!sum || format === undefined || rows.length === 0) return { value: "", type: String, ...line };
    // the writer puts the equals sign in front itself
    return { value: `SUM(${letter(i)}2:${letter(i)}${rows.length + 1})`, type: "Formula", format, ...line };
  });
  return [head, ...body, last];
}

// ---------------------------------------------------------------- the file as it should be

/** What the writer leaves out: results of formulas, one page wide, the header on every page; and one fixed time in the archive. */
function finished(file: Uint8Array, sheets: readonly Written[]): Uint8Array {
  const files = Object.entries(unzipSync(file)).map(([path, bytes]): [string, Uint8Array] => {
    const index = Number(/^xl\/worksheets\/sheet(\d+)\.xml$/.exec(path)?.[1]) - 1;
    const sheet = sheets[index];
    if (sheet) return [path, strToU8(sheetFinished(strFromU8(bytes), sheet))];
    if (path === "xl/workbook.xml") return [path, strToU8(namesFinished(strFromU8(bytes), sheets))];
    return [path, bytes];
  });
  return zipped(files);
}

function sheetFinished(xml: string, { columns, rows }: Written): string {
  const sums = columns.map((_, i) =>
    rounded(rows.reduce((sum, row) => sum + (typeof row[i] === "number" ? rounded(row[i]) : 0), 0)),
  );
  return xml
    .replace(
      /<f>SUM\(([A-Z])2:[^<]*<\/f>/g,
      (formula, column: string) => `${formula}<v>${sums[column.charCodeAt(0) - 65] ?? 0}</v>`,
    )
    .replace("<sheetViews>", '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace(' xSplit="0"', "")
    .replace('activePane="bottomRight"', 'activePane="bottomLeft"')
    .replace(
      /<pageMargins[^>]*\/>/,
      '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    )
    .replace(/<pageSetup[^>]*\/>/, '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
}

function namesFinished(xml: string, sheets: readonly Written[]): string {
  const names = sheets
    .map(({ name }, i) => `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">'${name}'!$1:$1</definedName>`)
    .join("");
  return xml
    .replace("<definedNames/>", `<definedNames>${names}</definedNames>`)
    .replace("<calcPr/>", '<calcPr fullCalcOnLoad="1"/>');
}
