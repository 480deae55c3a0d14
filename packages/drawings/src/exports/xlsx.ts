/** bom.xlsx: the rows of the drawing, then parts, plates, bolts, welds, cutting list and surface, each a sheet that prints on A4. */
import { strFromU8, strToU8, unzipSync } from "fflate";
import writeExcelFile, { type Row, type SheetData } from "write-excel-file/node";
import type { Fabrication } from "../fabrication.ts";
import { printable } from "../names.ts";
import { bomRow } from "./csv.ts";
import { cuttingList } from "./cutting.ts";
import { type Words, wordsOf } from "./words.ts";
import { zipped } from "./zip.ts";

interface Column {
  readonly title: string;
  readonly width: number;
  /** of numbers; absent: text */
  readonly format?: string;
  /** the last row adds it up */
  readonly sum?: true;
}

type Value = string | number | undefined;

interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Value[])[];
}

const whole = "0";
const tenth = "#,##0.0";
const hundredth = "#,##0.00";
const text = (title: string, width: number): Column => ({ title, width });
const number = (title: string, width: number, format: string, sum?: true): Column => ({
  title,
  width,
  format,
  ...(sum && { sum }),
});

export async function bomXlsx(fabrication: Fabrication): Promise<Uint8Array> {
  const words = wordsOf(fabrication.settings.language);
  const sheets = [
    bom(fabrication),
    parts(fabrication),
    plates(fabrication, words),
    bolts(fabrication),
    welds(fabrication),
    cutting(fabrication),
    surface(fabrication),
  ];
  const file = await writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: dataOf(sheet),
      columns: sheet.columns.map((column, i) => ({ width: widthOf(column, i, sheet.rows) })),
      stickyRowsCount: 1,
      orientation: "landscape" as const,
    })),
    { fontFamily: "Calibri", fontSize: 10 },
  ).toBuffer();
  return finished(new Uint8Array(file), sheets);
}

function bom({ members }: Fabrication): Sheet {
  return {
    name: "BOM",
    columns: [
      text("Mark", 14),
      number("Quantity", 10, whole, true),
      text("Section", 20),
      text("Grade", 12),
      number("Length (mm)", 13, tenth),
      number("Mass each (kg)", 15, hundredth),
      number("Mass total (kg)", 16, hundredth, true),
      number("Surface (m²)", 13, hundredth, true),
      text("Remarks", 60),
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
        row.remarks,
      ];
    }),
  };
}

function parts({ parts: { profiles, fittings }, members }: Fabrication): Sheet {
  const role = new Map(members.map(({ id, role: { value } }) => [id, value]));
  return {
    name: "Parts",
    columns: [
      text("Mark", 14),
      text("Role", 10),
      text("Profile", 20),
      text("Grade", 12),
      number("Length (mm)", 13, tenth),
      number("Quantity", 10, whole, true),
      number("Holes each", 12, whole),
      number("Holes total", 12, whole, true),
      number("Mass each (kg)", 15, hundredth),
      number("Mass total (kg)", 16, hundredth, true),
      number("Net mass total (kg)", 19, hundredth, true),
    ],
    rows: [...profiles, ...fittings].map((part) => [
      part.mark === "" ? part.id : printable(part.mark),
      role.get(part.id) ?? "fitting",
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

function plates({ parts: { plates: list } }: Fabrication, words: Words): Sheet {
  return {
    name: "Plates",
    columns: [
      text("Mark", 14),
      text("Use", 18),
      number("Thickness (mm)", 15, tenth),
      number("Width (mm)", 12, tenth),
      number("Length (mm)", 13, tenth),
      text("Grade", 12),
      number("Quantity", 10, whole, true),
      number("Holes each", 12, whole),
      number("Holes total", 12, whole, true),
      number("Mass each (kg)", 15, hundredth),
      number("Mass total (kg)", 16, hundredth, true),
      text("Joint", 18),
    ],
    rows: list.map((plate) => {
      const [x, y] = [0, 1].map((i) => Math.max(...plate.outline.map((point) => point[i] ?? 0))) as [number, number];
      return [
        printable(plate.mark),
        words(plate.use),
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
    name: "Bolts",
    columns: [
      text("Name", 20),
      text("Kind", 10),
      text("Size", 8),
      number("Length (mm)", 13, whole),
      text("Grade", 8),
      text("Standard", 14),
      number("Grip (mm)", 11, tenth),
      number("Quantity", 10, whole, true),
      number("Nuts", 8, whole, true),
      text("Nut", 13),
      number("Washers", 10, whole, true),
      text("Washer", 13),
      number("Mass total (kg)", 16, hundredth, true),
    ],
    rows: list.map((bolt) => [
      bolt.id,
      bolt.kind,
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
    name: "Welds",
    columns: [
      text("Weld", 24),
      text("Joint", 18),
      text("Type", 9),
      number("Throat (mm)", 13, tenth),
      number("Length (mm)", 13, whole),
      text("Sides", 9),
      number("Runs", 9, whole, true),
      number("Length total (m)", 17, hundredth, true),
      number("Volume (cm³)", 14, hundredth, true),
      number("Mass (kg)", 12, hundredth, true),
      text("Where", 9),
    ],
    rows: list.map((weld) => [
      weld.id,
      weld.joint,
      weld.type,
      weld.throat_mm,
      weld.length_mm,
      weld.sides,
      weld.quantity,
      (weld.length_mm * weld.quantity) / 1000,
      weld.volume_mm3 / 1000,
      weld.mass_kg,
      weld.where,
    ]),
  };
}

function cutting(fabrication: Fabrication): Sheet {
  const groups = cuttingList(fabrication);
  return {
    name: "Cutting list",
    columns: [
      text("Profile", 20),
      text("Grade", 12),
      number("Bars", 8, whole, true),
      number("Stock length (mm)", 18, whole),
      number("Stock total (mm)", 17, whole, true),
      text("Pieces of one bar", 60),
      number("Rest of one bar (mm)", 20, tenth),
      number("Waste of profile (%)", 20, tenth),
      number("Lower bound (mm)", 18, whole),
      text("Method", 12),
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
        i === 0 ? (group.exact ? "exact" : "heuristic") : undefined,
      ]);
      const long = group.too_long.map(({ id, mark, length_mm, count }): Value[] => [
        group.profile,
        group.steel_grade,
        undefined,
        undefined,
        undefined,
        `${count} × ${printable(mark, 40) || id} (${length_mm}): longer than the longest stock bar`,
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
    name: "Surface",
    columns: [
      text("Mark", 14),
      text("Part", 20),
      number("Quantity", 10, whole, true),
      number("Surface each (m²)", 18, hundredth),
      number("Surface total (m²)", 18, hundredth, true),
    ],
    rows: [
      ...profiles.map((part) => ({ part, name: part.profile })),
      ...fittings.map((part) => ({ part, name: part.profile })),
      ...list.map((part) => ({ part, name: `${part.use} ${part.t_mm} mm` })),
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
const widthOf = ({ title, width, format }: Column, i: number, rows: Sheet["rows"]): number =>
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

function dataOf({ columns, rows }: Sheet): SheetData {
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
    if (i === 0) return { value: "Total", type: String, align: "left" as const, indent: 1, ...line };
    if (!sum || format === undefined || rows.length === 0) return { value: "", type: String, ...line };
    // the writer puts the equals sign in front itself
    return { value: `SUM(${letter(i)}2:${letter(i)}${rows.length + 1})`, type: "Formula", format, ...line };
  });
  return [head, ...body, last];
}

// ---------------------------------------------------------------- the file as it should be

/** What the writer leaves out: results of formulas, one page wide, the header on every page; and one fixed time in the archive. */
function finished(file: Uint8Array, sheets: readonly Sheet[]): Uint8Array {
  const files = Object.entries(unzipSync(file)).map(([path, bytes]): [string, Uint8Array] => {
    const index = Number(/^xl\/worksheets\/sheet(\d+)\.xml$/.exec(path)?.[1]) - 1;
    const sheet = sheets[index];
    if (sheet) return [path, strToU8(sheetFinished(strFromU8(bytes), sheet))];
    if (path === "xl/workbook.xml") return [path, strToU8(namesFinished(strFromU8(bytes), sheets))];
    return [path, bytes];
  });
  return zipped(files);
}

function sheetFinished(xml: string, { columns, rows }: Sheet): string {
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

function namesFinished(xml: string, sheets: readonly Sheet[]): string {
  const names = sheets
    .map(({ name }, i) => `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">'${name}'!$1:$1</definedName>`)
    .join("");
  return xml
    .replace("<definedNames/>", `<definedNames>${names}</definedNames>`)
    .replace("<calcPr/>", '<calcPr fullCalcOnLoad="1"/>');
}
