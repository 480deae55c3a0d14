/**
 * A table as an input: the first row names fields, nested by dots (`plate.t_mm`), each further row is one item. Commas,
 * semicolons or tabs; decimal commas where the columns are not separated by commas.
 */
import { type Check, describeFields, type FieldDescription } from "@x/eurocode";
import { Stop } from "./exit.ts";

export interface TableInput {
  /** the request, or one for each row where the check takes one item at a time */
  readonly requests: readonly { readonly value: Record<string, unknown>; readonly rows: readonly number[] }[];
  readonly headings: readonly string[];
}

export const isTable = (file: string): boolean => /\.(?:csv|tsv)$/i.test(file);

/** As many items as a request may have. */
const mostItems = 10_000;

export function readTable(check: Check, name: string, text: string): TableInput {
  const separator = separatorOf(text);
  const [headings, ...rows] = records(name, text, separator);
  if (!headings || rows.length === 0)
    throw new Stop(`${name}: a table has a row of headings and at least one row below it`);
  const names = headings.map((heading) => heading.trim());
  const twice = names.find((one, i) => one !== "" && names.indexOf(one) !== i);
  if (twice !== undefined) throw new Stop(`${name}, line 1: the heading "${twice}" stands twice`);
  const fields = fieldsOf(check);
  const items = rows.map(({ cells, line }) => {
    if (cells.length > names.length)
      throw new Stop(`${name}, line ${line}: has ${cells.length} cells, the headings are ${names.length}`);
    return { line, item: itemOf(names, cells, fields, separator !== ",") };
  });
  if (check.many === undefined)
    return { headings: names, requests: items.map(({ item, line }) => ({ value: item, rows: [line] })) };
  const key = check.many;
  const requests: TableInput["requests"][number][] = [];
  for (let from = 0; from < items.length; from += mostItems) {
    const part = items.slice(from, from + mostItems);
    requests.push({ value: { [key]: part.map(({ item }) => item) }, rows: part.map(({ line }) => line) });
  }
  return { headings: names, requests };
}

/** The sign that stands most often in the first line, outside quotation marks. */
function separatorOf(text: string): string {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const [best] = [";", "\t", ","]
    .map((sign) => ({ sign, count: first.split(sign).length }))
    .sort((a, b) => b.count - a.count);
  return best && best.count > 1 ? best.sign : ",";
}

interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** RFC 4180: quoted cells may hold separators, quotation marks twice, line breaks. Empty lines are passed over. */
function records(name: string, text: string, separator: string): [readonly string[] | undefined, ...TableRow[]] {
  const found: TableRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let started = 1;
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      const opened = line;
      for (at++; ; at++) {
        const end = text.indexOf('"', at);
        if (end < 0) throw new Stop(`${name}, line ${opened}: a quotation mark is not closed`);
        cell += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
      line += cell.split("\n").length - 1;
    }
    const next = text.slice(at).search(separator === "\t" ? /[\t\r\n]/ : separator === ";" ? /[;\r\n]/ : /[,\r\n]/);
    const end = next < 0 ? text.length : at + next;
    cells.push(cell + text.slice(at, end));
    at = end;
    if (text[at] === separator) {
      at++;
      if (at < text.length) continue;
      cells.push("");
    }
    if (cells.some((one) => one.trim() !== "")) found.push({ cells, line: started });
    cells = [];
    if (text[at] === "\r" && text[at + 1] === "\n") at++;
    at++;
    line++;
    started = line;
  }
  const [head, ...rows] = found;
  return [head?.cells, ...rows];
}

type Fields = ReadonlyMap<string, FieldDescription>;

/** Every field of every kind, by its dotted name. */
function fieldsOf(check: Check): Fields {
  const all = new Map<string, FieldDescription>();
  const add = (list: readonly FieldDescription[], before: string) => {
    for (const field of list) {
      const path = `${before}${field.name}`;
      if (!all.has(path)) all.set(path, field);
      if (field.type === "object") add(field.fields, `${path}.`);
    }
  };
  for (const kind of Object.values(check.kinds)) add(describeFields(kind.schema), "");
  return all;
}

function itemOf(
  names: readonly string[],
  cells: readonly string[],
  fields: Fields,
  commas: boolean,
): Record<string, unknown> {
  const item: Record<string, unknown> = Object.create(null);
  names.forEach((name, i) => {
    const cell = cells[i]?.trim() ?? "";
    if (name === "" || cell === "") return;
    put(item, name.split("."), cellValue(cell, fields.get(name), commas));
  });
  return item;
}

function put(item: Record<string, unknown>, [first = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    item[first] = value;
    return;
  }
  const inner = item[first];
  const object = typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>) : Object.create(null); // made here
  item[first] = object;
  put(object, rest, value);
}

/** A cell as its field wants it; what does not fit stays text, and the check says what it should be. */
function cellValue(cell: string, field: FieldDescription | undefined, commas: boolean): unknown {
  const type = field?.type ?? "any";
  if (type === "text" || type === "choice") return cell;
  if (type === "true or false" || type === "any") {
    if (/^(?:true|yes|ja|oui|wahr|waar|vrai|sant)$/i.test(cell)) return true;
    if (/^(?:false|no|nein|nee|non|nej|falsch|onwaar|faux|falskt)$/i.test(cell)) return false;
  }
  if (/^[[{]/.test(cell)) {
    try {
      return JSON.parse(cell);
    } catch {
      return cell;
    }
  }
  const number = commas ? cell.replace(/(?<=\d)[.\u00a0\u202f' ](?=\d{3}(?:\D|$))/g, "").replace(",", ".") : cell;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(number) ? Number(number) : cell;
}
