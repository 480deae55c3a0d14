import { expect } from "vitest";
import type { Drawing } from "../src/index.ts";

/** Every phrase that names a section ended somewhere, once, where it can be seen. */
export function expectAccounted({ accounted, members, other_rows, unresolved }: Drawing): void {
  const { phrases = 0, members: read = 0, other_rows: other = 0, unresolved: left = 0 } = accounted ?? {};
  expect(read + other + left).toBe(phrases);
  if (read > 0) expect(members.length).toBeGreaterThan(0);
  if (other > 0) expect(other_rows.length).toBeGreaterThan(0);
  if (left > 0) expect(unresolved.length).toBeGreaterThan(0);
}
