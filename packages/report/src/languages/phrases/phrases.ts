import type { CountryCode, Endpoint } from "@x/eurocode";

/** Headings and fixed phrases. Sentences of the calculation are in `languages/`. */
export interface Phrases {
  readonly calculation: string;
  readonly contents: string;
  readonly overview: string;
  readonly result: string;
  readonly passed: string;
  readonly notPassed: string;
  /** Nothing was held against a resistance: no load is given. */
  readonly notVerified: string;
  /** Actions alone were asked for. */
  readonly calculated: string;
  readonly governs: string;
  readonly mark: string;
  readonly verifications: string;
  readonly verification: string;
  readonly clause: string;
  readonly demand: string;
  readonly resistance: string;
  readonly utilization: string;
  readonly derivation: string;
  readonly values: string;
  readonly value: string;
  readonly assumptions: string;
  readonly warnings: string;
  readonly parameters: string;
  readonly symbol: string;
  readonly edition: string;
  readonly source: string;
  readonly confidence: string;
  readonly confidences: Readonly<Record<string, string>>;
  readonly clauses: string;
  readonly annex: string;
  readonly noAnnex: string;
  readonly noVerification: string;
  readonly project: string;
  readonly number: string;
  readonly author: string;
  readonly checker: string;
  readonly date: string;
  readonly client: string;
  readonly part: string;
  readonly revision: string;
  readonly software: string;
  /** Sums of input and result, by which a page is known to belong to a file. */
  readonly inputSum: string;
  readonly resultSum: string;
  readonly signature: string;
  readonly input: string;
  readonly inputOf: string;
  readonly field: string;
  readonly loadCase: string;
  readonly loadCases: string;
  readonly more: (count: number) => string;
  readonly governingPath: string;
  readonly page: (page: number, of: number) => string;
  readonly countries: Readonly<Record<CountryCode, string>>;
  /** Titles of the checks; those of English stand in the checks. */
  readonly titles: Readonly<Record<Endpoint, string>>;
  /** Names of verifications by id; an id that is not here reads as it stands. */
  readonly ids: Readonly<Record<string, string>>;
}
