import type { Step } from "./derivation.ts";
import type { Said } from "./message.ts";
import type { Problem } from "./problem.ts";
import type { Verification } from "./verification.ts";

/** What every check returns: the library, the API and `x check --json` alike. */
export interface CheckResult {
  check_id: null;
  endpoint: string;
  passed: boolean;
  /** Whether every item was verified: passed says so only of what had a load to verify. */
  verified: boolean;
  /** Percent: 100 is fully used. Inside `result` utilizations are fractions. */
  utilization: number;
  summary: string;
  /** What is wrong with items that were left out, where `partial` of the request asks for the others. */
  problems?: readonly Problem[];
  result: ResultBody;
  eurocode_clauses_cited: string[];
  api_version: "v1";
}

/**
 * What every check says beside its items. An alias, so that it fits where more names are allowed.
 * @public the types of results are made of it (generated/)
 */
export type ResultHead<Id extends string = string> = {
  standard: string;
  national_annex: string;
  /** Which edition of the annex, or of the Eurocode where there is none, the values are of. */
  annex_edition: string;
  /** Defaults that were taken. */
  assumptions: string[];
  /** What is worth a look. */
  warnings: string[];
  /** What assumptions and warnings say, in that order, as data: where `messages` of the request asks. */
  messages?: Said[];
  /** What governs of all items; null where nothing was verified. */
  governing: Governing<Id> | null;
  /** Nationally determined parameters that were used. */
  parameters: UsedParameter[];
  /** Of the second generation. */
  edition?: "second" | "both";
  /** Whether every rule that a verification hangs on is confirmed by two sources. */
  certain?: boolean;
  /** Those that are not. */
  uncertain_rules?: UncertainRule[];
};

/** Of any check: `members`, `columns`, `details`, `connection(s)` or `structure` are among the names. */
export interface ResultBody extends ResultHead {
  [items: string]: unknown;
}

export interface UncertainRule {
  clause: string;
  rule: string;
  confidence: "B" | "C";
  source: string;
}

/** What both generations make of one input. */
export interface BothBody extends ResultBody {
  edition: "both";
  first: ResultBody;
  second: ResultBody | { refused: string };
  differences: Difference[];
}

export const isBoth = (body: ResultBody): body is BothBody => body.edition === "both";

/** One named quantity in which two generations differ. */
export interface Difference {
  item: string;
  /** As in `values`, or `verification:<id>`. */
  name: string;
  /** With the standard and its year; null where there is no counterpart. */
  clause_first: string | null;
  clause_second: string | null;
  first: number | string | null;
  second: number | string | null;
  /** By how much the governing utilization of the first generation moves when this rule alone is changed in it. */
  share: number | null;
  /** Names of differences that it follows from. */
  because: string[];
  certain: boolean;
  /** It comes from the national annex alone. */
  annex?: true;
}

export interface Governing<Id extends string = string> {
  item: string;
  verification: Id;
  clause: string;
  /** A fraction: 1 is fully used. */
  utilization: number;
  /** Where the item has load cases. */
  load_case?: string;
}

/**
 * What is said of every item, with the names of its values and of its verifications.
 * @public the types of results are made of it (generated/)
 */
export type ItemHead<Values, Id extends string = string> = {
  mark?: string;
  passed: boolean;
  /** Whether any load was held against a resistance. */
  verified: boolean;
  /** A fraction: 1 is fully used. At the top of the result it is percent. */
  utilization: number;
  /** Of the second generation. */
  certain?: boolean;
  verifications: Verification<Id>[];
  /** What was calculated, by symbol and unit; a name is absent where its clause does not apply. */
  values: Values;
  /** Every step, where `derivation` of the request asks. */
  derivation?: Step[];
  /** The sign convention of the request, where it is the other one. */
  signs?: string;
  governing_load_case?: string;
  load_cases?: CaseResult<Id>[];
  governing_combination?: GoverningCombination;
};

/** An item of any kind. */
export interface ItemResult<Values = Record<string, unknown>> extends ItemHead<Values> {
  [more: string]: unknown;
}

/** How far a load case uses its item. */
export interface CaseResult<Id extends string = string> {
  id: string;
  /** A fraction: 1 is fully used. */
  utilization: number;
  passed: boolean;
  verification: Id | null;
}

/** The combination of actions that governs. */
export interface GoverningCombination {
  readonly text: string;
  readonly expression: string;
  readonly leading: string | null;
  readonly factors: Readonly<Record<string, number>>;
}

/** A nationally determined parameter that was used, as plain data. */
export interface UsedParameter {
  symbol: string;
  value: unknown;
  clause: string;
  annex: string;
  edition: string;
  confidence: string;
  source: string;
}
