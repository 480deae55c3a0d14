import type { BodyOf, RequestItems, Requests, RequestTops, StandardKind } from "../generated/requests.d.ts";
import type { CheckResult } from "./basis/result.ts";

export type Endpoint = keyof Requests;
/** A check that takes a list of items. */
export type ListEndpoint = keyof RequestItems;

/** The result of a check, with the names that the values of its kinds have. */
export interface ResultOf<E extends Endpoint, One = StandardKind<E>, Listed = never> extends CheckResult {
  endpoint: E;
  result: BodyOf<E, One, Listed>;
}

/** What is asked of a batch, and what stands beside its items: annex, overrides. */
export type SummaryOptions<E extends ListEndpoint> = Omit<RequestTops[E], "derivation"> & {
  readonly result: "summary";
  readonly list?: string;
};

/** What a compiler cannot look into: parsed JSON, a record. It is looked at when it runs. */
export type Unseen<T> = unknown extends T ? T : object extends T ? T : string extends keyof T ? T : never;
