import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check, InvalidInput } from "../src/index.ts";
import { at } from "./path.ts";

/**
 * Requests that once passed and should not. Refusing one is as good as failing it. An entry with `"pending": true` is not
 * mended yet and must still fail here: whoever mends it removes the mark.
 */
interface Entry {
  readonly id: string;
  readonly pending?: true;
  readonly clause: string;
  /** What the result was, and what is right. */
  readonly was: string;
  readonly request?: unknown;
  /** The request as text, where parsing it is the matter. */
  readonly json?: string;
  readonly must_not_pass?: true;
  readonly utilization_at_least?: number;
  readonly value?: { readonly path: string; readonly value: number; readonly tol: number };
}

const folder = new URL("../must-not-pass/", import.meta.url);

function expectNoPass(endpoint: string, { request, json, must_not_pass, utilization_at_least, value }: Entry): void {
  const input: unknown = json === undefined ? request : JSON.parse(json);
  const result = (() => {
    try {
      return check(endpoint, input);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInput);
      return undefined;
    }
  })();
  if (value) {
    const found = at(result?.result, value.path);
    expect(found, value.path).toBeTypeOf("number");
    expect(Math.abs(Number(found) - value.value), value.path).toBeLessThanOrEqual(value.tol * Math.abs(value.value));
  }
  if (!result) return;
  if (must_not_pass) expect(result.passed, result.summary).toBe(false);
  if (utilization_at_least !== undefined) {
    expect(result.utilization / 100, result.summary).toBeGreaterThanOrEqual(utilization_at_least);
  }
}

describe.each(readdirSync(folder).sort())("%s", (file) => {
  const entries: readonly Entry[] = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  for (const entry of entries) {
    const { id, clause, pending } = entry;
    (pending ? test.fails : test)(`${id}: ${clause}`, () => expectNoPass(file.replace(".json", ""), entry));
  }
});
