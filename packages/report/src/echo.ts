import { type Check, describeFields, type FieldDescription, type Kind, listsOf, topSchema } from "@x/eurocode/engine";
import { splitUnit } from "@x/eurocode/text";
import type { Words } from "@x/words";
import { type Fields, fieldsOf } from "./figures/fields.ts";
import { type EchoColumn, headOf, named } from "./head.ts";
import { figures } from "./numbers.ts";
import { phrasesOf } from "./phrases.ts";
import { isSymbol } from "./symbol.ts";

/** What was given, in words and units: so that a reader need not know the file. */
export interface Echo {
  readonly entries: readonly EchoEntry[];
  readonly tables: readonly EchoTable[];
}

interface EchoEntry {
  /** What the field belongs to: `fire`, `bolt row 2`; empty for the item itself. */
  readonly of: string;
  /** As the Eurocode writes it; empty where the field is a word. */
  readonly symbol: string;
  readonly meaning: string;
  readonly value: string;
  readonly unit: string;
}

interface EchoTable {
  readonly title: string;
  readonly columns: readonly EchoColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that are left out. */
  readonly more: number;
}

/** Longer lists (the cycles of a signal) are for machines. */
const longestTable = 60;
const longestList = 24;

/** Fields that say how the calculation is shown, or what the page shows elsewhere. */
const elsewhere = new Set(["derivation", "national_annex", "annex_edition", "load_cases", "mark"]);

/** An item as it was given. */
export function echoOf(known: Check, kind: Kind, item: Fields, words: Words): Echo {
  return echo([...describeFields(kind.schema), ...describeFields(topSchema(known))], item, words);
}

/** What was given beside lists of items: overrides, the generation of the code. */
export function commonEchoOf(known: Check, request: Fields, words: Words): Echo {
  const lists = listsOf(known);
  if (!lists.some((list) => request[list] !== undefined)) return nothing;
  const beside = Object.entries(request).filter(([name]) => !lists.includes(name));
  return echo(describeFields(topSchema(known)), Object.fromEntries(beside), words);
}

const nothing: Echo = { entries: [], tables: [] };

function echo(fields: readonly FieldDescription[], given: Fields, words: Words): Echo {
  const entries: EchoEntry[] = [];
  const tables: EchoTable[] = [];
  const known = new Map(fields.map((field) => [field.name, field]));
  // first what stands alone, then objects and lists, each under its own name
  const names = Object.keys(given).filter((name) => !elsewhere.has(name) && given[name] !== undefined);
  for (const name of names) add(name, known.get(name), given[name], "");
  const alone = entries.filter((entry) => entry.of === "");
  return { entries: [...alone, ...entries.filter((entry) => entry.of !== "")], tables };

  function add(name: string, field: FieldDescription | undefined, value: unknown, of: string): void {
    const own = named(wordsOf(name), words);
    const title = of === "" ? own : `${of}, ${own}`;
    if (Array.isArray(value) && value.some((entry) => entry !== null && typeof entry === "object")) {
      list(value, field, title);
    } else if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      const inner = new Map((field?.fields ?? []).map((each) => [each.name, each]));
      for (const [key, each] of Object.entries(value)) add(key, inner.get(key), each, title);
    } else {
      const { symbol, meaning, unit } = headOf(name, field, words);
      entries.push({ of, symbol, meaning, value: valueText(value, field, words), unit });
    }
  }

  function list(value: readonly unknown[], field: FieldDescription | undefined, title: string): void {
    const rows = value.map(rowOf).map(flat);
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const inner = new Map((field?.fields ?? []).map((each) => [each.name, each]));
    const isFlat = rows.every((row) => columns.every((column) => isPlain(row[column])));
    if (!isFlat) {
      for (const [i, row] of rows.slice(0, longestList).entries())
        for (const [key, each] of Object.entries(row)) add(key, inner.get(key), each, `${title} ${i + 1}`);
      return;
    }
    tables.push({
      title,
      columns: columns.map((column) => headOf(column, inner.get(column), words)),
      rows: rows
        .slice(0, longestTable)
        .map((row) => columns.map((column) => valueText(row[column], inner.get(column), words))),
      more: Math.max(0, rows.length - longestTable),
    });
  }
}

/** Points may be given as pairs. */
const rowOf = (entry: unknown): Fields =>
  Array.isArray(entry) ? Object.fromEntries(entry.map((value, i) => [String(i + 1), value])) : fieldsOf(entry);

/** The values of an object inside a row are cells of their own, where no other has their name. */
function flat(row: Fields): Fields {
  const inner = Object.entries(row).filter(
    ([, value]) => value !== null && typeof value === "object" && !Array.isArray(value),
  );
  const parts = inner.flatMap(([, value]) => Object.keys(fieldsOf(value)));
  const isClear = new Set(parts).size === parts.length && parts.every((name) => !Object.hasOwn(row, name));
  if (inner.length === 0 || !isClear) return row;
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      inner.some(([own]) => own === name) ? Object.entries(fieldsOf(value)) : [[name, value]],
    ),
  );
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((entry) => entry === null || typeof entry !== "object")
    : value === null || typeof value !== "object";

/** `end_plate` is a word, and reads as one. */
const wordsOf = (name: string): string => (isSymbol(name) ? name : splitUnit(name).symbol).replaceAll("_", " ");

function valueText(value: unknown, field: FieldDescription | undefined, words: Words): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "boolean") return phrasesOf(words)[value ? "yes" : "no"];
  // as given, to the last figure
  if (typeof value === "number") return words.decimal(figures(value, 15));
  if (typeof value === "string") return isChoice(value, field) ? choiceIn(words, value) : value;
  if (!Array.isArray(value)) return "";
  const shown = value.slice(0, longestList).map((entry) => valueText(entry, field, words));
  return `${shown.join("; ")}${value.length > shown.length ? `; … (${value.length})` : ""}`;
}

/** One of the words that a field takes, or that its sentence names. */
function isChoice(value: string, field: FieldDescription | undefined): boolean {
  if (!field || !isWord.test(value)) return false;
  return field.type === "choice" || field.choices.includes(value);
}

const choiceIn = (words: Words, value: string): string => {
  const plain = value.replaceAll(/[-_]/g, " ");
  return words.named("vocabulary", plain) ?? plain;
};

const isWord = /^[a-z][a-z]+([-_][a-z]+)*$/;

export interface EchoLine {
  readonly symbol: string;
  readonly meaning: string;
  readonly value: string;
}

/** The lines of an echo, those of an object under its name. */
export const echoLines = ({ entries }: Echo): EchoLine[] =>
  entries.map(({ of, symbol, meaning, value, unit }) => ({
    symbol,
    meaning: [of, meaning].filter((text) => text !== "").join(": "),
    value: `${value}${unit === "" || value === "–" ? "" : ` ${unit}`}`,
  }));
