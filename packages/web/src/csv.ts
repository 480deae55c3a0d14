import type { Item } from "./input.ts";
import { isEither, meaningOf } from "./numbers.ts";

/** Rows of a table: quotes as spreadsheets write them; the separator is what its first line has most of. */
function rowsOf(text: string): { rows: string[][]; separator: string } {
  const body = text.replace(/^\ufeff/, "");
  const head = body.slice(0, body.search(/\r?\n|$/));
  const separator = [";", "\t", ","].reduce((most, one) =>
    head.split(one).length > head.split(most).length ? one : most,
  );
  const said = cellsOf(body, separator).filter((row) => row.some((cell) => cell.trim() !== ""));
  return { rows: said, separator };
}

/** Every row, an empty one too: in a column that is copied it is an empty cell. */
export function cellsOf(body: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < body.length; i++) {
    const letter = body[i] ?? "";
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (body[i + 1] === '"') cell += body[i++];
      else quoted = false;
    } else if (letter === '"' && cell === "") quoted = true;
    else if (letter === separator || letter === "\n") {
      rows.at(-1)?.push(cell.replace(/\r$/, ""));
      cell = "";
      if (letter === "\n") rows.push([]);
    } else cell += letter;
  }
  rows.at(-1)?.push(cell.replace(/\r$/, ""));
  return rows;
}

type PointUse = "thousands" | "decimals" | "either";

const groups = /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+$/;
const grouped = /^[-+]?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*),\d+$/;

/** What the point is in the whole table: 110.250 alone may be either, and stays a text that no field takes. */
function pointsOf(rows: readonly (readonly string[])[]): PointUse {
  const cells = rows.flat().map((cell) => cell.trim());
  const several = (cell: string) => groups.test(cell) && cell.indexOf(".") !== cell.lastIndexOf(".");
  const thousands = cells.some((cell) => grouped.test(cell) || several(cell));
  const decimals = cells.some((cell) => /^[-+]?\d*\.\d+$/.test(cell) && !groups.test(cell));
  return thousands === decimals ? "either" : thousands ? "thousands" : "decimals";
}

/** A cell, where the points of the table are known; where commas stand between its columns they are of decimals. */
function meaningWith(points: PointUse | undefined, cell: string): unknown {
  if (!groups.test(cell) || points === "either") return meaning(cell);
  return Number(points === "thousands" ? cell.replaceAll(".", "") : cell);
}

/** What a cell says: a number in either spelling, yes or no, JSON, else its words; what can be two numbers stays a text. */
function meaning(cell: string): unknown {
  const text = cell.trim();
  const number = meaningOf(text);
  if (number !== undefined) return isEither(number) ? text : number;
  if (text === "true" || text === "false") return text === "true";
  if (/^[[{]/.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return text;
}

/** What the cells of a table say, beside columns that are texts; undefined where nothing stands. */
export function valuesOf(
  rows: readonly (readonly string[])[],
  isText: readonly boolean[],
  separator: string,
): readonly (readonly unknown[])[] {
  const points = separator === "," ? undefined : pointsOf(rows.map((row) => row.filter((_, i) => !isText[i])));
  return rows.map((row) =>
    row.map((cell, i) => {
      const text = cell.trim();
      return text === "" ? undefined : isText[i] ? text : meaningWith(points, text);
    }),
  );
}

const textFields = /(^|\.)(mark|id|bolt_grade|concrete|detail|category|species|name)$/;

/** Items of a table whose headings are names of fields, nested by dots; undefined if it is not such a table. */
export function itemsOf(text: string): Item[] | undefined {
  const { rows: all, separator } = rowsOf(text);
  const [head, ...rows] = all;
  const names = head?.map((name) => name.trim()) ?? [];
  if (rows.length === 0 || !names.every((name) => /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(name))) return undefined;
  const isText = names.map((name) => textFields.test(name));
  return valuesOf(rows, isText, separator).map((row) => {
    const item: Record<string, unknown> = {};
    for (const [i, name] of names.entries()) {
      if (row[i] === undefined) continue;
      const parts = name.split(".");
      let into = item;
      for (const part of parts.slice(0, -1)) {
        const inside = Object.hasOwn(into, part) ? into[part] : undefined;
        const next = typeof inside === "object" && inside !== null ? (inside as Record<string, unknown>) : {};
        into[part] = next;
        into = next;
      }
      into[parts.at(-1) ?? name] = row[i];
    }
    return item;
  });
}
