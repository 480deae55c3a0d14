import { expect } from "vitest";
import { InvalidInput } from "../../src/basis/problem.ts";
import type { CheckResult, ItemResult } from "../../src/basis/result.ts";
import { connections } from "../../src/en-1993-1-8/check.ts";
import { runCheck } from "../../src/engine/run-check.ts";

export const connect = (request: object): CheckResult => runCheck(connections, request);

/** The one connection of a request. */
export const connection = (request: object): ItemResult => connect(request).result.connection as ItemResult; // the check's own key

/** undefined: the request was refused, with a reason. Any other error is rethrown. */
export function accepted(request: object): ItemResult | undefined {
  try {
    return connection(request);
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

/** Every number below is a number, and nothing is negative that is a resistance. */
export function finite(value: unknown, path = ""): void {
  if (typeof value === "number") {
    expect(Number.isFinite(value), path).toBe(true);
    if (/_Rd/.test(path)) expect(value, path).toBeGreaterThanOrEqual(0);
  } else if (value !== null && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) finite(inner, `${path}.${key}`);
  }
}

/** The one of a list, as `check()` gives it. */
export function calculated(item: object): ItemResult {
  const [one] = connect({ connections: [item] }).result.connections as readonly ItemResult[]; // the check's own list
  if (!one) throw new Error("one joint in, one out");
  return one;
}

export const values = (item: object): Record<string, number> => calculated(item).values as Record<string, number>;
export const use = (id: string, item: object): number | undefined =>
  calculated(item).verifications.find((one) => one.id === id)?.utilization;

/** What is wrong with it, each with its place in the item; none where it is calculated. */
export function problems(item: object): string[] {
  try {
    calculated(item);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ path, message }) => `${path.replace("connections[0].", "")}: ${message}`);
  }
}
