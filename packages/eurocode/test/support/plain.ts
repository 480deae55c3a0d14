import { expect } from "vitest";
import type { ItemResult } from "../../src/basis/result.ts";

// What second implementations compare with. Nothing here comes from the library.

export const near = (found: unknown, expected: number, name: string, tolerance = 1e-6) =>
  expect(Math.abs(Number(found) - expected), `${name}: ${String(found)} for ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.max(1e-3, Math.abs(expected)),
  );

export const useOf = (found: ItemResult, id: string) => found.verifications.find((one) => one.id === id)?.utilization;
