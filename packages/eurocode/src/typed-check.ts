import type { AnyKind, BodyOf, RequestItems, Requests, RequestTops } from "../generated/requests.d.ts";
import type { CheckResult } from "./basis/result.ts";

export type Endpoint = keyof Requests;
/** A check that takes a list of items. */
export type ListEndpoint = keyof RequestItems;

/** The result of a check, with the names that the values of its kinds have. */
export interface ResultOf<E extends Endpoint, One = AnyKind<E>, Listed = AnyKind<E>> extends CheckResult {
  endpoint: E;
  result: BodyOf<E, One, Listed>;
}

/** What is asked of a batch, and what stands beside its items: annex, overrides. */
export type SummaryOptions<E extends ListEndpoint> = Omit<RequestTops[E], "derivation"> & {
  readonly result: "summary";
  readonly list?: string;
};

/** The same where no type describes the items. */
export interface ManyOptions {
  readonly result: "summary";
  /** The list that the items are of, where that is not the one of the check. */
  readonly list?: string;
  readonly [field: string]: unknown;
}
