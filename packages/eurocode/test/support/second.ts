import fc from "fast-check";
import { expect } from "vitest";
import { check, type ItemResult } from "../../src/index.ts";

// What implementations written a second time ask for: one item of concrete, and numbers drawn.

export type Fields = Readonly<Record<string, unknown>>;
export type Made = ItemResult & { readonly values: Readonly<Record<string, number>> };

export const concreteItem = (national_annex: string, list: string, item: Fields): Made =>
  (check("en-1992-1-1", { national_annex, [list]: [{ mark: "B", ...item }] }).result[list] as Made[])[0] as Made; // one in, one out

/** Evenly: doubles of fast-check crowd round zero. */
export const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 1_000_000 }).map((share) => min + ((max - min) * share) / 1_000_000);
export const whole = (min: number, max: number) => fc.integer({ min, max });

export const near = (found: unknown, expected: number, name: string, tolerance = 1e-6) =>
  expect(Math.abs(Number(found) - expected), `${name}: ${String(found)} for ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.max(1e-6, Math.abs(expected)),
  );

export const utilization = (item: Made, id: string) => item.verifications.find((one) => one.id === id)?.utilization;

/** Table 3.1 by its formulas, f_cd with alpha_cc 1. */
export function concrete(fck: number) {
  const above = fck > 50;
  const fcm = fck + 8;
  return {
    fcd: fck / 1.5,
    fctm: above ? 2.12 * Math.log(1 + fcm / 10) : 0.3 * fck ** (2 / 3),
    Ecm: 22_000 * (fcm / 10) ** 0.3,
    c2: above ? (2 + 0.085 * (fck - 50) ** 0.53) / 1000 : 0.002,
    cu2: above ? (2.6 + 35 * ((90 - fck) / 100) ** 4) / 1000 : 0.0035,
    n: above ? 1.4 + 23.4 * ((90 - fck) / 100) ** 4 : 2,
  };
}

/** Where a rising function passes zero. */
export function halved(low: number, high: number, rises: (x: number) => number): number {
  let [a, b] = [low, high];
  for (let i = 0; i < 100; i++) {
    const x = (a + b) / 2;
    if (rises(x) < 0) a = x;
    else b = x;
  }
  return (a + b) / 2;
}
