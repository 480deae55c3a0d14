import type { AnyKind, RequestItems, RequestOf } from "../generated/requests.d.ts";
import type { Summary } from "./engine/run-check.ts";
import { type ManyOptions, check as run, checkEach as runEach, checkMany as runMany } from "./index.ts";
import type { Checked, EditionOf, Endpoint, ListEndpoint, SummaryOptions } from "./typed-check.ts";

// What others import as @x/eurocode: check() is held to the types of its endpoint, by one signature, so that editors complete its
// fields and say what is wrong in a line. Inside the workspace it takes anything, as its tests give it wrong inputs by the thousand.

export * from "./index.ts";

/** Runs a check. Throws InvalidInput with every problem of the input. */
export function check<
  const E extends Endpoint,
  const One extends string = AnyKind<E>,
  const Listed extends string = AnyKind<E>,
  const Edition extends EditionOf<E> = "first",
>(endpoint: E, input: RequestOf<E, One, Listed> & { readonly edition?: Edition }): Checked<E, One, Listed, Edition> {
  return run(endpoint, input) as unknown as Checked<E, One, Listed, Edition>; // as the generator has read it from results
}

/**
 * Large batches without values: what governs each item, by the same calculation as `check()`, and the same InvalidInput.
 * Assumptions and warnings are not told; `check()` tells them.
 */
export function checkMany<const E extends ListEndpoint>(
  endpoint: E,
  items: readonly RequestItems[E][],
  options: SummaryOptions<E>,
): Summary[] {
  return runMany(endpoint, items, options);
}

/** The same with items that no type describes: the rows of a table. */
export function checkManyUnknown(endpoint: string, items: readonly unknown[], options: ManyOptions): Summary[] {
  return runMany(endpoint, items, options);
}

/** The same of any number of items, as they come; yields as it goes. A problem names its item by its place among all of them. */
export function checkEach<const E extends ListEndpoint>(
  endpoint: E,
  items: Iterable<RequestItems[E]>,
  options: SummaryOptions<E>,
): Generator<Summary, void> {
  return runEach(endpoint, items, options);
}
