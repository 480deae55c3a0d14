import type { FieldDescription } from "@x/eurocode";
import { cellsOf, valuesOf } from "../csv.ts";
import { type Item, withValue } from "../input.ts";

// What happens to the cells of a table: pasted, filled, sorted. It knows no page.

/** As many items as a request may have. */
export const mostRows = 10_000;

/** A field that fits a cell. */
export const isCell = ({ type, fields }: FieldDescription): boolean =>
  fields.length === 0 && type !== "object" && type !== "list" && type !== "any";

const isText = ({ type }: FieldDescription): boolean => type === "text" || type === "choice";

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Columns that the first row of a paste names, by their names or by what they are called; undefined where it names none. */
function headed(
  row: readonly string[],
  fields: readonly FieldDescription[],
  called: (field: FieldDescription) => string,
): readonly (FieldDescription | undefined)[] | undefined {
  const found = row.map((cell) => {
    const wanted = plain(cell);
    return wanted === ""
      ? undefined
      : fields.find((field) => plain(field.name) === wanted || plain(called(field)) === wanted);
  });
  // a profile may be called as a field is: one name is no heading
  const named = found.filter((field) => field !== undefined).length;
  return named > 0 && row.every((cell, i) => cell.trim() === "" || found[i] !== undefined) ? found : undefined;
}

interface Pasted {
  readonly items: readonly Item[];
  readonly rows: number;
  /** Rows that would be more than a request may have. */
  readonly left: number;
  /** What new rows have of the last. */
  readonly carried: readonly string[];
}

/** What a row has that nobody has to give: the kind that it is of, and parts that no cell shows. */
const isOfKind = (field: FieldDescription): boolean => field.required && (!isCell(field) || field.choices.length === 1);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A row to begin with: what its kind needs, and what somebody gave the last; what only the example had is nobody's. */
function begunLike(last: Item, example: Item, fields: readonly FieldDescription[]): Item {
  const ofKind = new Set(fields.filter(isOfKind).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(last).filter(
      ([name, value]) => name !== "mark" && (ofKind.has(name) || !isSame(value, example[name])),
    ),
  );
}

/**
 * What a spreadsheet copied, from a row and a column on. With headings it goes where they say; `order` are the items as the table
 * shows them, and what is beyond its end is new. An example that nobody has touched is no row: it is begun anew.
 */
export function pasted(
  text: string,
  {
    items,
    order,
    row,
    columns,
    column,
    fields,
    example,
    called,
  }: {
    readonly items: readonly Item[];
    readonly order: readonly number[];
    readonly row: number;
    /** As they are shown. */
    readonly columns: readonly FieldDescription[];
    readonly column: number;
    /** All, those that fit no cell too. */
    readonly fields: readonly FieldDescription[];
    readonly example: Item;
    readonly called: (field: FieldDescription) => string;
  },
): Pasted {
  const all = cellsOf(text.replace(/\r\n?/g, "\n").replace(/\n$/, ""), "\t");
  const heads = headed(all[0] ?? [], fields.filter(isCell), called);
  const body = heads ? all.slice(1) : all;
  const into = heads ?? columns.slice(column);
  const values = valuesOf(
    body,
    into.map((field) => field === undefined || isText(field)),
    "\t",
  );
  const made = [...items];
  const begun = begunLike(items.at(-1) ?? {}, example, fields);
  const isCorrection = !heads && values.length === 1 && values[0]?.length === 1;
  const isTaken = (item: Item | undefined): item is Item =>
    item !== undefined && (isCorrection || !isSame(item, example));
  let left = 0;
  let isNew = false;
  values.forEach((cells, i) => {
    const at = order[row + i] ?? made.length;
    if (at >= mostRows) {
      left++;
      return;
    }
    const own = made[at];
    const isKept = isTaken(own);
    isNew ||= !isKept;
    made[at] = cells.reduce<Item>(
      (item, value, j) => {
        const field = into[j];
        return field ? withValue(item, field.name, value) : item;
      },
      isKept ? own : begun,
    );
  });
  const given = new Set(into.map((field) => field?.name));
  const isKind = (name: string) => fields.some((field) => field.name === name && field.choices.length === 1);
  const carried = isNew ? Object.keys(begun).filter((name) => !given.has(name) && !isKind(name)) : [];
  return { items: made, rows: values.length - left, left, carried };
}

/** The value of the first of some rows in all of them. */
export function filled(items: readonly Item[], rows: readonly number[], name: string): readonly Item[] {
  const value = items[rows[0] ?? 0]?.[name];
  const wanted = new Set(rows);
  return items.map((item, i) => (wanted.has(i) ? withValue(item, name, value) : item));
}

/** The greatest use first; what is not calculated before all. */
export const byUse = (order: readonly number[], useOf: (index: number) => number | undefined): readonly number[] =>
  order.toSorted((a, b) => (useOf(b) ?? Number.POSITIVE_INFINITY) - (useOf(a) ?? Number.POSITIVE_INFINITY) || a - b);
