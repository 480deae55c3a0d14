import { type Check, type CheckResult, type Difference, isBoth, type ResultBody } from "@x/eurocode";
import { splitUnit } from "@x/eurocode/text";
import type { Words } from "@x/words";
import { itemsOf } from "./items.ts";
import { figure, percentage } from "./numbers.ts";
import { clauseIn, nameIn, phrasesOf, verificationName } from "./phrases.ts";
import { isSymbol } from "./symbol.ts";

// What both generations of the Eurocodes make of one input, as a page shows it.

export interface Generations {
  readonly first: Generation;
  readonly second: Generation;
  /** What moves the utilization first. */
  readonly differences: readonly DifferenceRow[];
}

export interface Generation {
  /** `First generation: EN 1993-1-1:2005+A1:2014` */
  readonly name: string;
  /** Percent; empty where nothing is verified. */
  readonly utilization: string;
  readonly passed: boolean;
  /** What governs, with its clause. */
  readonly governing: string;
  /** Whether every rule is confirmed by two sources. */
  readonly certain: boolean;
  /** Why it is not calculated. */
  readonly refused?: string;
}

export interface DifferenceRow {
  readonly item: string;
  readonly name: string;
  readonly isSymbol: boolean;
  readonly first: string;
  readonly second: string;
  readonly share: string;
  readonly clauses: string;
  /** It follows from others. */
  readonly follows: boolean;
  readonly certain: boolean;
  /** It comes from the national annex alone. */
  readonly ofAnnex: boolean;
}

export function generationsOf(known: Check, whole: CheckResult, words: Words): Generations | undefined {
  const { result } = whole;
  if (!isBoth(result)) return undefined;
  const p = phrasesOf(words);
  const { first, second, differences } = result;
  const name = (which: string, standard: string) => words.write`${which}: ${standard}`;
  return {
    first: generation(known, name(p.firstGeneration, first.standard), { ...whole, result: first }, words),
    second:
      "refused" in second
        ? { ...none, name: p.secondGeneration, refused: String(second.refused) }
        : // the other of the two
          generation(
            known,
            name(p.secondGeneration, String(second.standard)),
            { ...whole, result: second as ResultBody },
            words,
          ),
    differences: differences.map((one) => differenceRow(one, words)),
  };
}

const none = { utilization: "", passed: false, governing: "", certain: true };

function generation(known: Check, name: string, whole: CheckResult, words: Words): Generation {
  const { governing, certain = true } = whole.result;
  if (!governing) return { ...none, name, certain };
  return {
    name,
    utilization: percentage(governing.utilization, words),
    passed: itemsOf(known, whole).every(({ passed }) => passed),
    governing: `${verificationName(words, governing.verification)} (${clauseIn(governing.clause, words)})`,
    certain,
  };
}

function differenceRow(one: Difference, words: Words): DifferenceRow {
  const verification = "verification:";
  const { symbol, unit } = one.name.startsWith(verification)
    ? { symbol: verificationName(words, one.name.slice(verification.length)), unit: "" }
    : splitUnit(one.name);
  const shown = (value: Difference["first"]): string => {
    if (typeof value !== "number") return value ?? "–";
    return `${words.decimal(figure(value))}${unit === "" ? "" : `\u00a0${unit}`}`;
  };
  const clauses = [one.clause_first, one.clause_second].filter((clause) => clause !== null);
  const more = one.share !== null && one.share > 0 ? "+" : "";
  return {
    item: one.item,
    name: isSymbol(symbol) ? symbol : nameIn(words, symbol).replaceAll("_", " "),
    isSymbol: isSymbol(symbol),
    first: shown(one.first),
    second: shown(one.second),
    share: one.share === null ? "" : `${more}${percentage(one.share, words)}`,
    clauses: clauses.map((clause) => clauseIn(clause, words)).join(" → "),
    follows: one.share === null && one.because.length > 0,
    certain: one.certain,
    ofAnnex: one.annex === true,
  };
}
