import type { AnyKind, BodyOf, RequestItems, Requests, RequestTops, VerificationId } from "../generated/requests.d.ts";
import type { CheckResult, Difference, ResultHead } from "./basis/result.ts";

export type Endpoint = keyof Requests;
/** A check that takes a list of items. */
export type ListEndpoint = keyof RequestItems;

/** The result of a check, with the names that the values of its kinds have. */
export interface ResultOf<E extends Endpoint, One = AnyKind<E>, Listed = AnyKind<E>> extends CheckResult {
  endpoint: E;
  result: BodyOf<E, One, Listed>;
}

/** Which generation of the Eurocodes a request may ask for. */
export type EditionOf<E extends Endpoint> = NonNullable<Requests[E]["edition"]>;

/** The result of `edition: "both"`: that of each generation, and what differs. */
export interface BothResultOf<E extends Endpoint, One = AnyKind<E>, Listed = AnyKind<E>> extends CheckResult {
  endpoint: E;
  result: ResultHead<VerificationId> & {
    edition: "both";
    first: BodyOf<E, One, Listed>;
    second: BodyOf<E, One, Listed> | Refused;
    differences: Difference[];
  };
}

/** In the place of what the second generation does not calculate. */
interface Refused {
  refused: string;
}

/** What `check()` gives; where only the run of a program knows the edition, `isBoth(result.result)` tells. */
export type Checked<E extends Endpoint, One, Listed, Edition> = [Edition] extends ["both"]
  ? BothResultOf<E, One, Listed>
  : ResultOf<E, One, Listed>;

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
