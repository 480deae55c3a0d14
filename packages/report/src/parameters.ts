import { annexes, type UsedParameter } from "@x/eurocode";
import type { Words } from "@x/words";
import { type Fields, fieldsOf } from "./figures/fields.ts";
import { figure } from "./numbers.ts";
import { clauseIn, phrasesOf } from "./phrases.ts";
import { isSymbol } from "./symbol.ts";

/** A nationally determined parameter as a page shows it: never the whole of a table, never a program's word. */
export interface ParameterRow {
  /** Empty where the parameter is a word, which `meaning` then says. */
  readonly symbol: string;
  readonly meaning: string;
  readonly value: string;
  readonly clause: string;
  readonly edition: string;
  readonly confidence: string;
}

export interface Sought {
  /** Symbols with the numbers they have in this calculation. */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  /** The words and numbers of the request that a table may be read with, by their fields. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>;
}

export function parameterRows(used: readonly UsedParameter[], sought: Sought, words: Words): ParameterRow[] {
  return used
    .filter((q) => !(q.value === null || (Array.isArray(q.value) && q.confidence === "confirmed" && isList(q.symbol))))
    .map((q) => ({
      symbol: isSymbol(q.symbol) ? q.symbol : "",
      meaning: words.described(meaningOf(q)),
      // of two standards, gamma_M2
      value: parameterText(q, sought, words, used.filter(({ symbol }) => symbol === q.symbol).length > 1),
      clause: clauseIn(q.clause, words),
      edition: words.described(q.edition),
      confidence: q.confidence,
    }));
}

/** Which methods an annex allows is no value that a calculation takes. */
const isList = (symbol: string): boolean => /s$/.test(symbol);

const texts = new Map<string, string>();

function meaningOf({ symbol, clause }: UsedParameter): string {
  if (texts.size === 0) for (const p of annexes) texts.set(`${p.symbol} ${p.standard} ${p.clause}`, p.text);
  return texts.get(`${symbol} ${clause}`) ?? symbol.replaceAll("_", " ");
}

function parameterText({ symbol, value }: UsedParameter, sought: Sought, words: Words, isShared: boolean): string {
  if (typeof value === "boolean") return phrasesOf(words)[value ? "yes" : "no"];
  if (typeof value === "string") {
    if (value !== "" && !Number.isNaN(Number(value))) return figure(Number(value), words);
    const taken = isShared ? undefined : takenByRule(symbol, sought.values);
    if (taken !== undefined) return taken.map((one) => figure(one, words)).join("; ");
    const rule = value.includes(" ") ? value : value.replaceAll("_", " ");
    return words.described(rule.replace(/^en-(?=\d)/, "EN "));
  }
  if (Array.isArray(value)) return value.map((entry) => figure(entry, words)).join("; ");
  if (value === null || typeof value !== "object") return figure(value, words);
  const used = usedRows(symbol, rowsOf(fieldsOf(value), []), sought.values, wordsFor(symbol, sought.given));
  // rows that say the same are one
  const byCells = new Map<string, string[]>();
  for (const { path, cells } of used) {
    const text = cellsText(cells, words);
    byCells.set(text, [...(byCells.get(text) ?? []), words.described(pathWords(path))]);
  }
  return [...byCells]
    .map(([text, paths]) =>
      [paths.filter((path) => path !== "").join(", "), text].filter((part) => part !== "").join(": "),
    )
    .join("; ");
}

/** Of a rule, what it gave in this calculation; undefined where that does not stand there under its name. */
function takenByRule(symbol: string, values: Sought["values"]): readonly unknown[] | undefined {
  const taken = [...new Set(values.get(symbol) ?? values.get(`buckling_${symbol}`) ?? [])];
  return taken.length > 0 && taken.length <= 3 ? taken : undefined;
}

/** Tables that are read with one field; the others with every word that is given. */
const fieldOf: Readonly<Record<string, string>> = {
  gamma_I: "importance_class",
  nu: "importance_class",
  q_timber_max: "ductility_class",
  K_FI: "consequence_class",
  gamma_d: "safety_class",
};

function wordsFor(symbol: string, given: Sought["given"]): ReadonlySet<string> {
  const named = given.get(fieldOf[symbol] ?? "");
  return named ?? new Set([...given.values()].flatMap((words) => [...words]));
}

interface Row {
  readonly path: readonly string[];
  /** One value, or the values of a row by their symbols. */
  readonly cells: Fields;
  /** Stands beside what holds where nothing is said: it is read by its word only. */
  readonly besides?: boolean;
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== "object";

/** The rows of a table: its innermost objects, or each of its numbers. */
function rowsOf(table: Fields, path: readonly string[]): Row[] {
  const entries = Object.entries(table).filter(([, value]) => value !== null);
  const scalars = entries.filter(([, value]) => isScalar(value));
  const inner = entries.filter(([, value]) => !isScalar(value));
  const deeper = inner.flatMap(([key, value]) => rowsOf(fieldsOf(value), [...path, key]));
  if (scalars.length === 0) return deeper;
  const symbols = scalars.filter(([key]) => /^[A-Za-z]/.test(key) && isSymbol(key) && !/^S\d/.test(key));
  // symbols are the cells of one row; a switch that is off says nothing
  const isNamed = symbols.length === scalars.length || symbols.some(([key]) => key.includes("_"));
  const cells = isNamed ? symbols : [];
  const others = scalars.filter((entry) => !cells.includes(entry) && entry[1] !== false);
  const own = [
    ...(cells.length > 0 ? [{ path, cells: Object.fromEntries(cells) }] : []),
    ...others.map(([key, value]) => ({ path: [...path, key], cells: { "": value } })),
  ];
  return [...own, ...deeper.map((row) => ({ ...row, besides: own.length > 0 }))];
}

/** Those whose numbers are those of the calculation and whose words are those of the request. */
function usedRows(
  symbol: string,
  rows: readonly Row[],
  values: Sought["values"],
  words: ReadonlySet<string>,
): readonly Row[] {
  const has = (name: string, value: unknown) => (values.get(name) ?? []).some((found) => found === value);
  const byValue = rows.filter(({ cells }) =>
    Object.entries(cells).every(([name, value]) => has(name === "" ? symbol : name, value)),
  );
  const left = byValue.length > 0 ? byValue : rows;
  const byWord = left.filter(({ path }) => path.length > 0 && path.every((word) => words.has(word)));
  return byWord.length > 0 ? byWord : left.filter(({ besides }) => !besides);
}

const cellsText = (cells: Fields, words: Words): string =>
  Object.entries(cells)
    .map(([name, value]) => `${name === "" ? "" : `${name} = `}${figure(value, words)}`)
    .join(", ");

const pathWords = (path: readonly string[]): string =>
  path
    .join(" ")
    .replaceAll("_", " ")
    .replace(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
