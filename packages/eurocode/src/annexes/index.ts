import { refuseWords } from "../basis/by-hand.ts";
import type { Message } from "../basis/message.ts";
import type { Choice, Confidence, Parameter, ParameterValue, Safe } from "../basis/parameter.ts";
import type { Annex, Deviation, GivenAnnex, Standard, Symbols, Value } from "./annex.ts";
import { DE } from "./de.ts";
import { EN, editionsOfEN } from "./en.ts";
import { FR } from "./fr.ts";
import { type AnnexCode, annexCodes, type CountryCode } from "./names.ts";
import { NL } from "./nl.ts";
import { SE } from "./se.ts";
import { UK } from "./uk.ts";

export type { GivenAnnex, OwnAnnex, OwnValue, Standard, Symbols, Value } from "./annex.ts";
export { type AnnexCode, annexCodes, annexNames, type CountryCode } from "./names.ts";

const countries = { NL, DE, UK, SE, FR } satisfies Readonly<Record<CountryCode, Annex>>;

/** Parameters by standard: those of EN, and of standards that come with their check. */
const recommended: Record<string, Readonly<Record<string, Parameter>>> = { ...EN };
type DeviationOf = Pick<Deviation<Standard>, "edition" | "warning" | "absent"> & {
  readonly choices?: Readonly<Record<string, Choice | undefined>>;
};
const brought = new Map<string, Readonly<Record<CountryCode, DeviationOf>>>();

function deviationOf(annex: CountryCode, standard: string): DeviationOf | undefined {
  // a program may have it by another way than a request
  if (!Object.hasOwn(countries, annex)) refuseWords("national_annex", annex, annexCodes);
  return brought.get(standard)?.[annex] ?? countries[annex].deviations[standard as Standard];
}

/** Brings the parameters of a standard that not every page loads. */
export function addStandard<S extends Standard>(
  standard: S,
  parameters: Readonly<Record<Symbols<S>, Parameter>>,
  deviations: Readonly<Record<CountryCode, Deviation<S>>>,
): void {
  if (brought.has(standard)) return;
  recommended[standard] = parameters;
  brought.set(standard, deviations);
  determinedUnder.clear();
  editions.clear();
  rows.push(...rowsOf(standard));
  // whoever brings it first, the list is in the order of the standards
  rows.sort((a, b) => (a.standard < b.standard ? -1 : a.standard > b.standard ? 1 : 0));
}

/** One parameter under one annex, with everything a reader needs to judge it. */
export interface Determined<T = ParameterValue> {
  readonly standard: string;
  readonly symbol: string;
  readonly clause: string;
  readonly text: string;
  /** A code, or the name of an own annex. */
  readonly annex: string;
  readonly edition: string;
  readonly value: T;
  readonly reads?: string;
  readonly safe?: Safe;
  readonly confidence: Confidence;
  readonly source: string;
  /** Of the second generation: `edition` is the standard with its year. */
  readonly isNext?: true;
}

/** By standard and symbol. */
type Choices = ReadonlyMap<string, ReadonlyMap<string, Determined>>;

const determinedUnder = new Map<AnnexCode, Choices>();

/** One of those that are here, or one that a request brings. */
export type AnyAnnex = AnnexCode | GivenAnnex;

const isOwn = (annex: AnyAnnex): annex is GivenAnnex => annex !== null && typeof annex === "object";

/** As results call it. */
export const nameOfAnnex = (annex: AnyAnnex): string => (isOwn(annex) ? annex.name : annex);

/** That of a request. */
export const annexOf = (of: {
  readonly national_annex?: AnnexCode | undefined;
  readonly own_annex?: GivenAnnex | undefined;
}): AnyAnnex => of.own_annex ?? of.national_annex ?? "EN";

/** The annex that an own one deviates from. */
const baseOf = (annex: AnyAnnex): AnnexCode => (isOwn(annex) ? (annex.based_on ?? "EN") : annex);

export function determined<S extends Standard, P extends Symbols<S>>(
  annex: AnyAnnex,
  standard: S,
  symbol: P,
): Determined<Value<S, P>> {
  if (isOwn(annex)) return determinedByOwn(annex, standard, symbol);
  // the table is built from the same EN object that types S and P
  return allUnder(annex).get(standard)?.get(symbol) as Determined<Value<S, P>>;
}

/** What an own annex gives, by standard and symbol. */
const ofOwn = new WeakMap<GivenAnnex, Map<string, Determined<unknown>>>();

function determinedByOwn<S extends Standard, P extends Symbols<S>>(
  annex: GivenAnnex,
  standard: S,
  symbol: P,
): Determined<Value<S, P>> {
  const base = determined(baseOf(annex), standard, symbol);
  const { parameters } = annex;
  const values = Object.hasOwn(parameters, standard) ? parameters[standard] : undefined;
  if (!values || !Object.hasOwn(values, symbol) || refusalIn(values[symbol]) !== undefined) return base;
  const known = ofOwn.get(annex) ?? new Map<string, Determined<unknown>>();
  ofOwn.set(annex, known);
  const key = `${standard} ${symbol}`;
  let made = known.get(key);
  if (!made) {
    const given = values[symbol];
    const { as, source, reads } = (given ?? {}) as { as?: AnnexCode; source?: string; reads?: string }; // as judged
    const like = as === undefined ? undefined : determined(as, standard, symbol);
    const { reads: _, ...row } = base;
    const text = like ? like.reads : reads;
    const value = like ? like.value : ownValue(given);
    made = {
      ...row,
      annex: annex.name,
      edition: annex.edition,
      // a rule that does not hang on anything
      value: typeof value === "number" && typeof base.value === "function" ? () => value : value,
      ...(text === undefined ? (typeof value === "number" ? { reads: String(value) } : {}) : { reads: text }),
      confidence: "own annex",
      source: source ?? (like ? `as ${as}: ${like.source}` : (annex.source ?? annex.edition)),
    };
    known.set(key, made);
  }
  return made as Determined<Value<S, P>>; // judged by the values of all annexes
}

/** Why an annex does not let a parameter be taken from elsewhere. */
export const refusalIn = (given: unknown): string | undefined =>
  given !== null && typeof given === "object" && Object.hasOwn(given, "refuse")
    ? String((given as { refuse: unknown }).refuse)
    : undefined;

/** The value of `{ value, source }`; others are it themselves. */
export const ownValue = (given: unknown): unknown =>
  given !== null && typeof given === "object" && Object.hasOwn(given, "value")
    ? (given as { value: unknown }).value
    : given;

/** The standards that leave something to the countries. */
export const standardsWithChoices: readonly string[] = Object.keys(editionsOfEN).filter((name) => name !== "EN 1991");

/** What each parameter of a standard is under all annexes; none of a standard that is not loaded. */
export const parametersOf = (standard: string): ReadonlyMap<string, readonly unknown[]> =>
  new Map(
    Object.keys(recommended[standard] ?? {}).map((symbol) => [
      symbol,
      annexCodes.map((code) => allUnder(code).get(standard)?.get(symbol)?.value),
    ]),
  );

/** The edition of the annex to a standard, or of the Eurocode itself where its own values are used. */
export function editionOf(annex: AnyAnnex, standard: string): string {
  if (isOwn(annex)) return annex.edition;
  let ofAnnex = editions.get(annex);
  if (!ofAnnex) {
    ofAnnex = new Map();
    editions.set(annex, ofAnnex);
  }
  let edition = ofAnnex.get(standard);
  if (edition === undefined) {
    const own = annex === "EN" ? undefined : deviationOf(annex, standard)?.edition;
    edition = own ?? `${standard}:${editionsOfEN[standard] ?? ""}`;
    ofAnnex.set(standard, edition);
  }
  return edition;
}

/** By annex and standard. */
const editions = new Map<AnnexCode, Map<string, string>>();

/** Why a country has no annex to a standard; undefined where it has one. */
export const annexAbsence = (annex: AnyAnnex, standard: string): Message | undefined =>
  // the standard of a check may be one without parameters; then nothing is found
  isOwn(annex) || annex === "EN" ? undefined : deviationOf(annex, standard)?.absent;

export const annexWarning = (annex: AnyAnnex, standard: Standard): Message | undefined =>
  baseOf(annex) === "EN" ? undefined : deviationOf(baseOf(annex) as CountryCode, standard)?.warning; // not EN

function allUnder(annex: AnnexCode): Choices {
  const known = determinedUnder.get(annex);
  if (known) return known;
  const made = new Map<string, Map<string, Determined>>();
  for (const [standard, parameters] of Object.entries(recommended)) {
    const choices = annex === "EN" ? {} : (deviationOf(annex, standard)?.choices ?? {});
    const ofStandard = new Map<string, Determined>();
    for (const [symbol, parameter] of Object.entries(parameters)) {
      ofStandard.set(symbol, decide(annex, standard, symbol, parameter, choices[symbol]));
    }
    made.set(standard, ofStandard);
  }
  determinedUnder.set(annex, made);
  return made;
}

function decide(
  annex: AnnexCode,
  standard: string,
  symbol: string,
  parameter: Parameter,
  choice: Choice | undefined,
): Determined {
  const reads = choice ? choice.reads : parameter.reads;
  return {
    standard,
    symbol,
    clause: parameter.clause,
    text: parameter.text,
    annex,
    edition: editionOf(annex, standard),
    value: choice ? choice.value : parameter.value,
    ...(parameter.safe === undefined ? {} : { safe: parameter.safe }),
    ...(reads === undefined ? {} : { reads }),
    confidence: choice?.confidence ?? (annex === "EN" ? "confirmed" : "inherits EN"),
    source: choice?.source ?? `recommended value of ${standard}`,
  };
}

/** What the second generation of a standard recommends where that differs, and where its clauses went. */
export interface Next<S extends Standard> {
  /** `EN 1993-1-1:2022` */
  readonly edition: string;
  readonly clauseOf: (clause: string) => string;
  readonly values?: {
    readonly [P in Symbols<S>]?: { readonly value: Value<S, P>; readonly clause: string; readonly reads?: string };
  };
}

interface KnownNext {
  readonly edition: string;
  readonly clauseOf: (clause: string) => string;
  readonly values?: Readonly<
    Record<string, { readonly value: unknown; readonly clause: string; readonly reads?: string } | undefined>
  >;
}

const generations = new Map<string, KnownNext>();
const determinedByNext = new Map<string, Determined<unknown>>();

/** Brings what the second generation of a standard recommends. */
export function addNext<S extends Standard>(standard: S, next: Next<S>): void {
  generations.set(standard, next as KnownNext); // the same rows, by any symbol
}

/** The standard of an edition of the second generation: `EN 1990` of `EN 1990-1:2023`. */
export const standardOfNext = (edition: string): string | undefined =>
  [...generations].find(([, next]) => next.edition === edition)?.[0];

/** The recommended value of the second generation; of a standard that has none here, that of the first. */
export function determinedNext<S extends Standard, P extends Symbols<S>>(
  standard: S,
  symbol: P,
): Determined<Value<S, P>> {
  const key = `${standard} ${symbol}`;
  let found = determinedByNext.get(key);
  if (!found) {
    const { reads, ...own } = determined("EN", standard, symbol);
    const next = generations.get(standard);
    const changed = next?.values?.[symbol];
    const text = changed ? changed.reads : reads;
    found = next
      ? {
          ...own,
          clause: changed?.clause ?? next.clauseOf(own.clause),
          edition: next.edition,
          value: changed ? changed.value : own.value,
          ...(text === undefined ? {} : { reads: text }),
          source: `recommended value of ${next.edition}`,
          isNext: true,
        }
      : determined("EN", standard, symbol);
    determinedByNext.set(key, found);
  }
  return found as Determined<Value<S, P>>; // typed by the rows it is made of
}

/** Every nationally determined parameter, side by side. */
export interface AnnexParameter {
  readonly standard: string;
  readonly symbol: string;
  readonly clause: string;
  readonly text: string;
  readonly under: Readonly<Record<AnnexCode, Determined>>;
}

const rowsOf = (standard: string): AnnexParameter[] =>
  Object.entries(recommended[standard] ?? {}).map(([symbol, { clause, text }]) => ({
    standard,
    symbol,
    clause,
    text,
    get under() {
      const row = annexCodes.map((code) => [code, allUnder(code).get(standard)?.get(symbol)] as const);
      // every code has every parameter: allUnder walks the same object
      return Object.fromEntries(row) as Record<AnnexCode, Determined>;
    },
  }));
const rows: AnnexParameter[] = Object.keys(EN).flatMap(rowsOf);

/** All parameters of all standards under all annexes, for tables and documents. */
export const annexes: readonly AnnexParameter[] = rows;
