import type { UsedParameter } from "@x/eurocode";
import { determinedOf } from "@x/eurocode/engine";
import type { Words } from "@x/words";
import { type Fields, fieldsOf } from "./figures/fields.ts";
import { figure } from "./numbers.ts";
import { clauseIn, phrasesOf, wordIn } from "./phrases.ts";
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
      meaning: words.described(determinedOf(q)?.text ?? q.symbol),
      // of two standards, gamma_M2
      value: parameterText(q, sought, words, used.filter(({ symbol }) => symbol === q.symbol).length > 1),
      clause: clauseIn(q.clause, words),
      edition: words.described(q.edition),
      confidence: q.confidence,
    }));
}

/** Which methods an annex allows is no value that a calculation takes. */
const isList = (symbol: string): boolean => /s$/.test(symbol);

function parameterText(q: UsedParameter, sought: Sought, words: Words, isShared: boolean): string {
  const { symbol, value } = q;
  if (typeof value === "boolean") return phrasesOf(words)[value ? "yes" : "no"];
  if (typeof value === "string") {
    if (namedByNumber.has(symbol)) return value;
    if (value !== "" && !Number.isNaN(Number(value))) return figure(Number(value), words);
    const taken = isShared ? undefined : takenByRule(symbol, sought.values);
    if (taken !== undefined) return taken.map((one) => figure(one, words)).join("; ");
    return ruleIn(readsOf(q) ?? value, words);
  }
  if (Array.isArray(value)) return value.map((entry) => figure(entry, words)).join(words.write`; `);
  if (value === null || typeof value !== "object") return figure(value, words);
  return tableIn(q, fieldsOf(value), sought, words);
}

/** How a rule or table of the annex reads; a value of the request is shown as it is. */
const readsOf = (q: UsedParameter): string | undefined =>
  q.confidence === "override" || q.confidence === "own annex" ? undefined : determinedOf(q)?.reads;

/** Expressions and property classes are called by what looks like a number. */
const namedByNumber: ReadonlySet<string> = new Set(["expression", "sigma_t_90_d", "bolt_grade"]);

/** Those rows of a table that this calculation takes; where they are not to be known, the text of the whole. */
function tableIn(q: UsedParameter, table: Fields, sought: Sought, words: Words): string {
  const rows = rowsOf(table, []);
  const used = usedRows(q.symbol, rows, sought.values, wordsFor(q.symbol, sought.given));
  const reads = readsOf(q);
  if (used === undefined && reads !== undefined) return ruleIn(reads, words);
  // rows that say the same are one
  const byCells = new Map<string, string[]>();
  for (const { path, cells } of used ?? rows.filter(({ besides }) => !besides)) {
    const text = cellsText(cells, words);
    byCells.set(text, [...(byCells.get(text) ?? []), path.map((word) => tableWord(word, words)).join(" ")]);
  }
  if (byCells.size === 0) return tableWord("none", words);
  return [...byCells]
    .map(([text, paths]) =>
      [paths.filter((path) => path !== "").join(", "), text].filter((part) => part !== "").join(words.write`: `),
    )
    .join(words.write`; `);
}

/** The text of a rule, or a word that says which. */
function ruleIn(rule: string, words: Words): string {
  const said = words.described(rule);
  if (said !== rule) return said;
  if (/^[a-z][a-z-]+$/.test(rule) && !isSymbol(rule)) return tableWord(rule, words);
  return /^(Tables?|Annex) /.test(rule) ? clauseIn(rule, words) : formulaIn(rule.replace(/^en-(?=\d)/, "EN "), words);
}

/** A formula has no words; numbers and signs are those of the language, and the number of an expression stays. */
function formulaIn(formula: string, words: Words): string {
  if (words.decimal(".") === ".") return formula;
  const [semicolon, colon] = [words.write`; `, words.write`: `];
  // a comma between numbers with commas would be read as one; `A, B` are names
  const comma = formula.includes("; ") ? ", " : semicolon;
  return formula
    .replaceAll("; ", semicolon)
    .replaceAll(/(?<!\b[A-Z]\d?), /g, comma)
    .replaceAll(": ", colon)
    .replaceAll(/\(\d+\.\d+\w*\)|\d+\.\d+(?![\d.]*[A-Z(])/g, (number) =>
      number.startsWith("(") ? number : words.decimal(number),
    );
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
  // what is off says nothing, and a remark is among the warnings
  const entries = Object.entries(table).filter(
    ([, value]) => value !== null && value !== false && !(typeof value === "string" && value.includes(" ")),
  );
  const scalars = entries.filter(([, value]) => isScalar(value));
  const inner = entries.filter(([, value]) => !isScalar(value));
  const deeper = inner.flatMap(([key, value]) => rowsOf(fieldsOf(value), [...path, key]));
  if (scalars.length === 0) return deeper;
  const symbols = scalars.filter(([key]) => /^[A-Za-z]/.test(key) && isSymbol(key) && !/^S\d/.test(key));
  // symbols are the cells of one row
  const isRow = symbols.length === scalars.length || symbols.some(([key]) => key.includes("_"));
  const own = isRow
    ? [{ path, cells: Object.fromEntries(scalars) }]
    : scalars.map(([key, value]) => ({ path: [...path, key], cells: { "": value } }));
  return [...own, ...deeper.map((row) => ({ ...row, besides: own.length > 0 }))];
}

/** Those whose numbers are those of the calculation and whose words are those of the request; undefined where none is. */
function usedRows(
  symbol: string,
  rows: readonly Row[],
  values: Sought["values"],
  words: ReadonlySet<string>,
): readonly Row[] | undefined {
  const has = (name: string, value: unknown) => (values.get(name) ?? []).some((found) => found === value);
  const byValue = rows.filter(({ cells }) =>
    Object.entries(cells).every(([name, value]) => (name !== "" && !isSymbol(name)) || has(name || symbol, value)),
  );
  const left = byValue.length > 0 ? byValue : rows;
  const byWord = left.filter(({ path }) => path.length > 0 && path.every((word) => words.has(word)));
  if (byWord.length > 0) return byWord;
  const own = byValue.filter(({ besides }) => !besides);
  return own.length > 0 ? own : undefined;
}

const cellsText = (cells: Fields, words: Words): string =>
  Object.entries(cells)
    .map(([name, value]) => {
      if (name === "") return cellText(value, words);
      const called = isSymbol(name) ? name : tableWord(name, words);
      return value === true ? called : `${called} = ${cellText(value, words)}`;
    })
    .join(", ");

const cellText = (value: unknown, words: Words): string =>
  typeof value === "string" && !isSymbol(value) ? tableWord(value, words) : figure(value, words);

/** A word of a table; the one row of a table that could have several has none. */
function tableWord(key: string, words: Words): string {
  if (key === "only") return "";
  const parted = key.replace(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => `_${letter.toLowerCase()}`);
  const word = wordIn(words, parted);
  return word === parted ? word.replaceAll("_", " ") : word;
}
