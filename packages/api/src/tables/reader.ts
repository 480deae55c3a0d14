/**
 * A table as an input: the first row names fields, nested by dots (`plate.t_mm`), each further row is one item. Commas,
 * semicolons or tabs; decimal commas or points where the columns are not separated by commas, one way in the whole file.
 */
import {
  type Check,
  describeFields,
  type FieldDescription,
  type Kind,
  kindsIn,
  listsOf,
  suggestions,
} from "@x/eurocode/engine";
import { checkTables as says } from "../says.ts";
import { converted, type Heading, readHeading, type TableUnits } from "./headings.ts";
import { numberIn, Points, type PointUse } from "./numbers.ts";
import { TableProblem } from "./problem.ts";

/** Rows that are calculated together. */
export interface TableRequest {
  readonly value: Record<string, unknown>;
  readonly rows: readonly number[];
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** The rows of a table become requests, as they come. */
export class TableReader {
  readonly #check: Check;
  readonly #fields: Fields;
  readonly #units: TableUnits;
  /** Where the columns are not separated by commas. */
  readonly #points: Points | undefined;
  /** Rows whose numbers cannot be read yet. */
  #held: TableRow[] = [];
  #headings: readonly string[] | undefined;
  #read: readonly Heading[] = [];
  #items: Record<string, unknown>[] = [];
  #lines: number[] = [];
  #rows = 0;

  constructor(check: Check, separator: string, units: TableUnits = {}) {
    this.#check = check;
    this.#units = units;
    this.#fields = fieldsOf(Object.values(check.kinds));
    this.#points = separator === ";" || separator === "\t" ? new Points() : undefined;
  }

  get headings(): readonly string[] {
    return this.#headings ?? [];
  }

  /** How headings were read, where that is not as they stand. */
  get notes(): string[] {
    return this.#read.flatMap(({ said }) => said ?? []);
  }

  /** A request as soon as it holds as many rows. */
  add({ cells, line }: TableRow, most: number): TableRequest[] {
    if (!this.#headings) {
      this.#read = cells.map((cell) => readHeading(cell.trim(), this.#fields, this.#units));
      this.#headings = headingsOf(
        this.#read.map(({ name }) => name),
        line,
      );
      this.#refuseUnknown(line);
      return [];
    }
    if (cells.slice(this.#headings.length).some((cell) => cell.trim() !== ""))
      throw new TableProblem(says.cells({ cells: cells.length, headings: this.#headings.length }), line);
    for (const [i, heading] of this.#headings.entries())
      if (isNumber(this.#fields.get(heading))) this.#points?.look(cells[i]?.trim() ?? "", line, heading);
    this.#held.push({ cells, line });
    if (this.#points?.isOpen) return [];
    const held = this.#held;
    this.#held = [];
    return held.flatMap((row) => this.#take(row, most));
  }

  /** Once, and not for each row. */
  #refuseUnknown(line: number): void {
    const names = [...this.#fields.keys()];
    const unknown = this.headings.filter((name) => name !== "" && !this.#fields.has(name));
    if (unknown.length === 0) return;
    const details = unknown.map((path) => {
      const [near] = suggestions(path, names);
      const { endpoint } = this.#check;
      return {
        line,
        path,
        said: near === undefined ? says.noField({ endpoint }) : says.noFieldNear({ endpoint, near }),
      };
    });
    throw new TableProblem(says.unknownHeadings({ count: unknown.length }), undefined, details);
  }

  #take({ cells, line }: TableRow, most: number): TableRequest[] {
    this.#items.push(itemOf(this.#read, cells, this.#fields, this.#points?.use));
    this.#lines.push(line);
    this.#rows++;
    return this.#check.many === undefined || this.#items.length >= most ? this.#flush() : [];
  }

  end(): TableRequest[] {
    this.#points?.end();
    if (this.#rows === 0) throw new TableProblem(says.noRows);
    return this.#items.length > 0 ? this.#flush() : [];
  }

  #flush(): TableRequest[] {
    const [items, rows] = [this.#items, this.#lines];
    this.#items = [];
    this.#lines = [];
    const { many } = this.#check;
    return [{ value: many === undefined ? (items[0] ?? {}) : { [listFor(this.#check, this.headings)]: items }, rows }];
  }
}

/** The list whose items know most of the headings and lack the fewest; the first of those that are alike. */
function listFor(check: Check, headings: readonly string[]): string {
  let best = { list: check.many ?? "", known: -1, missing: 0 };
  for (const list of listsOf(check)) {
    const names = fieldsOf(kindsIn(check, list));
    const known = headings.filter((heading) => names.has(heading)).length;
    const missing = [...names].filter(
      ([name, { required }]) => required && !name.includes(".") && !headings.includes(name),
    ).length;
    if (known > best.known || (known === best.known && missing < best.missing)) best = { list, known, missing };
  }
  return best.list;
}

const isNumber = (field: FieldDescription | undefined): boolean =>
  field !== undefined && field.type !== "text" && field.type !== "choice" && field.type !== "true or false";

function headingsOf(cells: readonly string[], line: number): readonly string[] {
  const names = cells.map((heading) => heading.trim());
  const twice = names.find((one, i) => one !== "" && names.indexOf(one) !== i);
  if (twice !== undefined) throw new TableProblem(says.headingTwice({ heading: twice }), line);
  return names;
}

/** The sign that stands most often in the first line, outside quotation marks. */
export function separatorOf(text: string): string {
  const first = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const [best] = [";", "\t", ","]
    .map((sign) => ({ sign, count: first.split(sign).length }))
    .sort((a, b) => b.count - a.count);
  return best && best.count > 1 ? best.sign : ",";
}

/** RFC 4180: quoted cells may hold separators, quotation marks twice, line breaks. Empty lines are passed over. `known`: what separates its cells. */
export function* recordsOf(chunks: Iterable<string>, known?: string): Generator<TableRow> {
  let rest = "";
  let line = 1;
  let separator = known;
  const row = (text: string): TableRow | undefined => {
    separator ??= separatorOf(text);
    const cells = cellsOf(text, separator);
    const own = { cells, line };
    line += text.split("\n").length;
    return cells.some((cell) => cell.trim() !== "") ? own : undefined;
  };
  for (const chunk of chunks) {
    rest += chunk;
    let from = 0;
    for (let end = endOfRecord(rest, from); end >= 0; end = endOfRecord(rest, from)) {
      const found = row(rest.slice(from, end).replace(/\r$/, ""));
      if (found) yield found;
      from = end + 1;
    }
    rest = rest.slice(from);
  }
  if ((rest.match(/"/g)?.length ?? 0) % 2 === 1) throw new TableProblem(says.openQuote, line);
  const last = rest === "" ? undefined : row(rest.replace(/\r$/, ""));
  if (last) yield last;
}

/** The next line break outside quotation marks. */
function endOfRecord(text: string, from: number): number {
  let at = text.indexOf("\n", from);
  let quotes = count(text, '"', from, at);
  while (at >= 0 && quotes % 2 === 1) {
    const next = text.indexOf("\n", at + 1);
    quotes += count(text, '"', at, next);
    at = next;
  }
  return at;
}

function count(text: string, sign: string, from: number, to: number): number {
  let found = 0;
  for (let at = text.indexOf(sign, from); at >= 0 && (to < 0 || at < to); at = text.indexOf(sign, at + 1)) found++;
  return found;
}

function cellsOf(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted && sign === '"' && text[at + 1] === '"') cell += text[at++];
    else if (isQuoted ? sign === '"' : sign === '"' && cell === "") isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell];
}

type Fields = ReadonlyMap<string, FieldDescription>;

/** The field of a check that a heading means; undefined where it has none. */
export function headingOf(check: Check, heading: string): string | undefined {
  const fields = fieldsOf(Object.values(check.kinds));
  try {
    const { name } = readHeading(heading, fields);
    return fields.has(name) ? name : undefined;
  } catch {
    return undefined; // of another unit: another field
  }
}

/** Every field of every kind, by its dotted name. */
function fieldsOf(kinds: readonly Kind[]): Fields {
  const all = new Map<string, FieldDescription>();
  const add = (list: readonly FieldDescription[], before: string) => {
    for (const field of list) {
      const path = `${before}${field.name}`;
      if (!all.has(path)) all.set(path, field);
      if (field.type === "object") add(field.fields, `${path}.`);
    }
  };
  for (const kind of kinds) add(describeFields(kind.schema), "");
  return all;
}

function itemOf(
  headings: readonly Heading[],
  cells: readonly string[],
  fields: Fields,
  points: PointUse | undefined,
): Record<string, unknown> {
  const item: Record<string, unknown> = Object.create(null);
  headings.forEach(({ name, factor }, i) => {
    const cell = cells[i]?.trim() ?? "";
    if (name === "" || cell === "") return;
    put(item, name.split("."), converted(cellValue(cell, fields.get(name), points), factor));
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
function cellValue(cell: string, field: FieldDescription | undefined, points: PointUse | undefined): unknown {
  const type = field?.type ?? "any";
  if (type === "text") return cell;
  // 1, 2 or 3; "8.8" is accepted as a number, too
  if (type === "choice") return /^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
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
  // no group of thousands has one or two figures
  if (/^[+-]?\d+,\d{1,2}$/.test(cell)) return Number(cell.replace(",", "."));
  return numberIn(cell, points) ?? cell;
}
