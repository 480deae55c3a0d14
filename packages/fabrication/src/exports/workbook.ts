/** A workbook of sheets that print on A4: header frozen, sums as formulas with their values, no macros, no links, one fixed time. */
import type { Message } from "@x/eurocode/message";
import { strFromU8, strToU8, unzipSync } from "fflate";
import writeExcelFile, { type Row, type SheetData } from "write-excel-file/node";
import { type Spoken, spoken } from "../members/spoken.ts";
import { bill } from "./says.ts";
import type { Words } from "./words.ts";
import { zipped } from "./zip.ts";

export interface Column {
  readonly title: Message;
  readonly width: number;
  /** of numbers; absent: text */
  readonly format?: string;
  /** the last row adds it up */
  readonly sum?: true;
}

export type Value = string | number | Message | undefined;

export interface Sheet {
  readonly name: Message;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Value[])[];
}

/** In the language of its reader. */
type Written = Spoken<Sheet>;

export const whole = "0";
export const tenth = "#,##0.0";
export const hundredth = "#,##0.00";
export const text = (title: Message, width: number): Column => ({ title, width });
export const number = (title: Message, width: number, format: string, sum?: true): Column => ({
  title,
  width,
  format,
  ...(sum && { sum }),
});

export async function workbook(all: readonly Sheet[], say: Words["say"]): Promise<Uint8Array> {
  const sheets = spoken(all, say);
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
  return columns.some(({ sum }) => sum) ? [head, ...body, last] : [head, ...body];
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
