import { standard } from "./formula.ts";

// Sections of EN 1992-1-1:2004 and where their rules went. Paragraphs and formulas have other numbers.

const moved: readonly (readonly [first: RegExp, second: string])[] = [
  [/^2\.4\.2\.4/, "4.3.3"],
  [/^3\.1\.6/, "5.1.6"],
  [/^3\.1\.7|^3\.1\.5/, "8.1.2"],
  [/^3\.1|^Table 3\.1/, "5.1"],
  [/^3\.2/, "5.2.4"],
  [/^4\.4\.1/, "6.5"],
  [/^5\.2/, "7.2.1"],
  [/^5\.8\.3/, "O"],
  [/^5\.8\.4/, "7.4"],
  [/^5\.8\.6/, "O.8"],
  [/^5\.8\.7/, "O.8"],
  [/^5\.8\.8\.3/, "O.7"],
  [/^5\.8\.[258]/, "O"],
  [/^5\.8\.9/, "7.4, 8.1.1"],
  [/^5\.5|^5\.6/, "7.3"],
  [/^6\.1/, "8.1"],
  [/^6\.2\.4/, "8.2.5"],
  [/^6\.2/, "8.2"],
  [/^6\.4/, "8.4"],
  [/^7\.1|^7\.2/, "9.1, 9.2"],
  [/^7\.3/, "9.2"],
  [/^7\.4/, "9.3"],
  [/^8\.2|^8\.3/, "11.2, 11.3"],
  [/^8\.4/, "11.4"],
  [/^8\.7/, "11.5"],
  [/^9\.5/, "12.6"],
  [/^9\.[234]/, "12.2"],
];

export const clauseOf = (clause: string): string => moved.find(([first]) => first.test(clause))?.[1] ?? clause;

const former = "EN 1992-1-1 ";

/** Full clauses; those of other standards stay. */
export const fullClauseOf = (clause: string): string =>
  clause.startsWith(former) ? `${standard} ${clauseOf(clause.slice(former.length))}` : clause;
