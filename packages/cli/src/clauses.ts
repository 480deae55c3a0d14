import type { annexes, Requirement } from "@x/eurocode";
import type { FormulaSource } from "../formula-sources.ts";

/** All that stands at clauses. */
export interface Clauses {
  readonly formulas: readonly FormulaSource[];
  readonly requirements: readonly Requirement[];
  /** Without the functions of their rules. */
  readonly parameters: typeof annexes;
}

/** Read from the library when the command is built, as JSON: an object would be read at every start of the command. */
declare const clausesOfBuild: string;

let read: Clauses | undefined;

function clauses(): Clauses {
  read ??= JSON.parse(clausesOfBuild) as Clauses; // as the build writes them
  return read;
}

interface FoundFormula extends FormulaSource {
  /** The names of the text, in order. */
  readonly symbols: readonly string[];
}

export interface Found {
  readonly formulas: readonly FoundFormula[];
  readonly requirements: readonly Requirement[];
  readonly parameters: typeof annexes;
}

/** What the library holds of a clause: `6.3.3(4)`, `EN 1993-1-8 Table 3.4`, `(6.47)`. */
export function findClause(query: string): Found {
  const wanted = asked(query);
  const { formulas, requirements, parameters } = clauses();
  return {
    formulas: formulas
      .filter(({ clause }) => matches(clause, wanted))
      .map((one) => ({
        ...one,
        symbols: symbolsOf(one.text),
      })),
    requirements: requirements.filter(({ clause }) => matches(clause, wanted)),
    parameters: parameters.filter(({ standard, clause }) => matches(`${standard} ${clause}`, wanted)),
  };
}

/** Clauses that hold something, of one standard or of all, for a sentence about one that does not. */
export const knownClauses = (): string[] => [...new Set(clauses().formulas.map(({ clause }) => clause))];

interface Asked {
  /** `EN 1993-1-1`; undefined: any. */
  readonly standard: string | undefined;
  readonly clause: string;
}

const standardFirst = /^(?:(ENV?)[\s-]*)?(\d{4}(?:-\d+){1,2})\b(?::\d{4})?[\s:,]*/i;

function asked(query: string): Asked {
  const text = query.trim().replace(/\s+/g, " ");
  const found = standardFirst.exec(text);
  const standard = found ? `${(found[1] ?? "EN").toUpperCase()} ${found[2]}` : undefined;
  return { standard, clause: text.slice(found?.[0].length ?? 0).toLowerCase() };
}

/** A clause is found by its beginning, and by each of the numbers it cites; 3.1 does not speak of 3.10. */
function matches(full: string, { standard, clause }: Asked): boolean {
  const [start = "", own] = /^(ENV? [\d-]+)(?::\d{4})? /.exec(full) ?? [];
  if (standard !== undefined && own !== standard) return false;
  const text = full.slice(start.length).toLowerCase();
  if (clause === "") return standard !== undefined;
  for (let at = text.indexOf(clause); at >= 0; at = text.indexOf(clause, at + 1)) {
    const [before, after] = [text[at - 1] ?? " ", text[at + clause.length] ?? " "];
    const begins = !/[\da-z.]/.test(before) && (clause.startsWith("(") ? before !== ")" : true);
    if (begins && !(/\d$/.test(clause) && /\d/.test(after))) return true;
  }
  return false;
}

const functions = new Set("sqrt min max abs exp log sin cos tan asin acos atan pi".split(" "));

const symbolsOf = (text: string): string[] =>
  [...new Set(text.match(/(?<![\w.])[A-Za-z]\w*/g) ?? [])].filter((name) => !functions.has(name));
