import { expect } from "vitest";
import type { CheckResult, ItemResult } from "../index.ts";

/** The item of a request that is one connection. */
export const item = ({ result }: CheckResult): ItemResult => result.connection as ItemResult; // the check's own key

/** Every number below is a number, and nothing is negative that is a resistance. */
export function finite(value: unknown, path = ""): void {
  if (typeof value === "number") {
    expect(Number.isFinite(value), path).toBe(true);
    if (/_Rd/.test(path)) expect(value, path).toBeGreaterThanOrEqual(0);
  } else if (value !== null && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) finite(inner, `${path}.${key}`);
  }
}
