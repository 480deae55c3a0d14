import type { CheckResult } from "./basis/result.ts";
import { check as run } from "./index.ts";
import type { Requests } from "./requests.ts";
import type { Endpoint, ResultOf, Unseen } from "./typed-check.ts";

// What others import as @x/eurocode: check() is held to the types of its endpoint. Inside the workspace it takes
// anything, as its tests give it wrong inputs by the thousand.

export * from "./index.ts";

/** Runs a check. Throws InvalidInput with every problem of the input. */
export function check<const E extends Endpoint>(endpoint: E, input: Requests[E]): ResultOf<E>;
/** With an input that no type describes. */
export function check<const E extends Endpoint, T>(endpoint: E, input: Unseen<T>): ResultOf<E>;
/** With an endpoint that is known only when it runs. */
export function check<const E extends string>(endpoint: string extends E ? E : never, input: unknown): CheckResult;
export function check(endpoint: string, input: unknown): CheckResult {
  return run(endpoint, input);
}
