import type { RequestItems, RequestOf, StandardKind } from "../generated/requests.d.ts";
import type { CheckResult } from "./basis/result.ts";
import type { Summary } from "./engine/run-check.ts";
import { type ManyOptions, check as run, checkMany as runMany } from "./index.ts";
import type { Endpoint, ListEndpoint, ResultOf, SummaryOptions, Unseen } from "./typed-check.ts";

// What others import as @x/eurocode: check() is held to the types of its endpoint. Inside the workspace it takes
// anything, as its tests give it wrong inputs by the thousand.

export * from "./index.ts";

/** Runs a check. Throws InvalidInput with every problem of the input. */
export function check<
  const E extends Endpoint,
  const One extends string = StandardKind<E>,
  const Listed extends string = never,
>(endpoint: E, input: RequestOf<E, One, Listed>): ResultOf<E, One, Listed>;
/** With an input that no type describes. */
export function check<const E extends Endpoint, T>(endpoint: E, input: Unseen<T>): ResultOf<E, string, string>;
/** With an endpoint that is known only when it runs. */
export function check<const E extends string>(endpoint: string extends E ? E : never, input: unknown): CheckResult;
export function check(endpoint: string, input: unknown): CheckResult {
  return run(endpoint, input);
}

/**
 * Large batches without values: what governs each item, by the same calculation as `check()`, and the same InvalidInput.
 * Assumptions and warnings are not told; `check()` tells them.
 */
export function checkMany<const E extends ListEndpoint>(
  endpoint: E,
  items: readonly RequestItems[E][],
  options: SummaryOptions<E>,
): Summary[];
/** With items that no type describes. */
export function checkMany<const E extends ListEndpoint, T>(
  endpoint: E,
  items: readonly Unseen<T>[],
  options: SummaryOptions<E>,
): Summary[];
/** With an endpoint that is known only when it runs. */
export function checkMany<const E extends string>(
  endpoint: string extends E ? E : never,
  items: readonly unknown[],
  options: ManyOptions,
): Summary[];
export function checkMany(endpoint: string, items: readonly unknown[], options: ManyOptions): Summary[] {
  return runMany(endpoint, items, options);
}
