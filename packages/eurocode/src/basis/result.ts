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
  /** Percent. Inside `result` utilizations are fractions. */
  utilization: number;
  summary: string;
  /** What is wrong with items that were left out, where `partial` of the request asks for the others. */
  problems?: readonly Problem[];
  result: ResultBody;
  eurocode_clauses_cited: string[];
  api_version: "v1";
}

export interface ResultBody {
  standard: string;
  national_annex: string;
  /** Which edition of the annex, or of the Eurocode where there is none, the values are of. */
  annex_edition: string;
  assumptions: string[];
  warnings: string[];
  /** What assumptions and warnings say, in that order, as data: where `messages` of the request asks. */
  messages?: Said[];
  governing: Governing | null;
  parameters: UsedParameter[];
  /** `members`, `columns`, `details`, `connection(s)` or `structure`. */
  [items: string]: unknown;
}

export interface Governing {
  item: string;
  verification: string;
  clause: string;
  utilization: number;
  /** Where the item has load cases. */
  load_case?: string;
}

export interface ItemResult<Values = Record<string, unknown>> {
  mark?: string;
  passed: boolean;
  /** Whether any load was held against a resistance. */
  verified: boolean;
  utilization: number;
  verifications: Verification[];
  values: Values;
  derivation?: Step[];
  [more: string]: unknown;
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

/** 78.3 %, 5.12 %, 123 %: as many figures as are worth reading. */
export const percent = (fraction: number): string => {
  const value = fraction * 100;
  return `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} %`;
};
