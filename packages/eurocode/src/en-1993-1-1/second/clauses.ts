import { standard } from "./formula.ts";

// Chapters 3 to 7 became 5 to 9. Paragraphs and formulas have other numbers, which are given only with the rules that are new.

const tables: readonly (readonly [first: RegExp, second: string])[] = [
  [/^Table 3\.1/, "Table 5.1"],
  [/^Table 5\.2/, "7.5"],
  [/^Table 6\.1\b/, "8.3.1.2"],
  [/^Table 6\.2/, "Table 8.3"],
  [/^Table 6\.[3-6]/, "8.3.2.3"],
  [/^Table [AB]\.|^Annex [AB]\b/, "8.3.3"],
  [/^6\.3\.2\.[234]/, "8.3.2.3"],
];

/** `6.3.1.2(1), (6.49)` → `8.3.1.2` */
export function clauseOf(clause: string): string {
  const table = tables.find(([first]) => first.test(clause));
  if (table) return table[1];
  const [, chapter = "", rest = ""] = /^(\d+)((?:\.\d+)*)/.exec(clause) ?? [];
  const moved = Number(chapter) >= 2 && Number(chapter) <= 7 ? `${Number(chapter) + 2}${rest}` : clause;
  return moved + (clause.includes("elastic theory") ? ", elastic theory" : "");
}

const former = "EN 1993-1-1 ";

/** Full clauses; those of other standards stay. */
export const fullClauseOf = (clause: string): string =>
  clause.startsWith(former) ? `${standard} ${clauseOf(clause.slice(former.length))}` : clause;
