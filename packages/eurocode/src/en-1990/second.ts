import { addNext } from "../annexes/index.ts";
import { messages } from "../basis/message.ts";
import { rulesOf } from "../basis/rule.ts";
import { runBoth } from "../engine/both.ts";
import type { SecondGeneration } from "../engine/kind.ts";
import { expressionsOfSecond, type Situation } from "./schema.ts";

// EN 1990-1:2023: persistent situations and the sums of serviceability.

const standard = "EN 1990-1:2023";

export const says = messages("combinationsSecond", {
  leastSum: "expression (8.14)",
  psi: "psi factors as in EN 1990:2002",
  situation: "must be uls or one of serviceability: {situation} of EN 1990-1:2023 is not known here; use edition first",
  formerName: "Expression {given} of EN 1990:2002 is {expression} of EN 1990-1:2023.",
});

export const rules = rulesOf(standard, "EN 1990:2002", {
  leastSum: {
    clause: "(8.14)",
    was: "6.4.3.2(3) (6.10a) (6.10b)",
    sureness: "B",
    source: "one published article",
    what: says.leastSum,
    touches: ["limit"],
    gives: [],
    kept: true,
  },
  psi: {
    clause: "Annex A.1",
    was: "A1.2.2(1)",
    sureness: "B",
    source: "one published article",
    what: says.psi,
    touches: ["limit"],
    gives: [],
    kept: true,
  },
});

type ExpressionOfSecond = (typeof expressionsOfSecond)[number];

const former = { "8.12": "6.10", "8.13": "6.10a-6.10b", "8.14": "6.10a-permanent-only" } as const;
type Former = (typeof former)[ExpressionOfSecond];

const isOfSecond = (expression: string): expression is ExpressionOfSecond => Object.hasOwn(former, expression);

/** The expression of the first generation that has the same sums. */
export const formerOf = (expression: ExpressionOfSecond | Former): Former =>
  isOfSecond(expression) ? former[expression] : expression;

/** What an expression, or a part of it, is called in EN 1990-1. */
export function nameOfExpression(expression: string, of: Former): string {
  const name = expressionsOfSecond.find((one) => former[one] === of) ?? "8.12";
  return expression.replace(/^6\.10/, name);
}

const known: ReadonlySet<string> = new Set<Situation>([
  "uls",
  "sls-characteristic",
  "sls-frequent",
  "sls-quasi-permanent",
]);
export const isKnown = (situation: Situation): boolean => known.has(situation);

const moved: readonly (readonly [first: RegExp, second: string])[] = [
  [/^6\.4\.3\.2/, "(8.12) to (8.14)"],
  [/^6\.5/, "8.4"],
  [/^6\.4/, "8.3"],
  [/^A1|^B3/, "Annex A.1"],
];
const clauseOf = (clause: string): string => moved.find(([first]) => first.test(clause))?.[1] ?? clause;
const start = "EN 1990 ";

addNext("EN 1990", { edition: standard, clauseOf });

export const second: SecondGeneration = {
  both: runBoth,
  standard,
  clauseOf: (clause) => (clause.startsWith(start) ? `${standard} ${clauseOf(clause.slice(start.length))}` : clause),
  onlyFirst: { top: ["overrides.K_FI"], set: ["safety_class"] },
  onlySecond: { top: ["overrides.k_F"], set: expressionsOfSecond.map((name) => `expression=${name}`) },
};
