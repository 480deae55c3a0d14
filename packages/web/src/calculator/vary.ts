import { type FieldDescription, isInvalidInput, check as run } from "@x/eurocode";
import { fieldsOf, type Input, kindOf, requestOf } from "../input.ts";

// One number of an item from here to there, and what becomes of its utilization.

/** The numbers of an item that can be changed one by one. */
export function numbersOf(input: Input, index: number): { readonly field: FieldDescription; readonly value: number }[] {
  const item = input.items[index] ?? {};
  return fieldsOf(kindOf(input, item)).flatMap((field) => {
    const value = item[field.name];
    return typeof value === "number" && Number.isFinite(value) ? [{ field, value }] : [];
  });
}

const steps = 60;

/** Even steps; whole numbers stay whole. */
export function valuesBetween(from: number, to: number, isWhole: boolean): number[] {
  const count = isWhole ? Math.min(steps, Math.round(to - from)) : steps;
  const all = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / Math.max(1, count));
  return [...new Set(isWhole ? all.map(Math.round) : all)];
}

/** Undefined where the input cannot be calculated with that value, or nothing governs. */
export function utilizationWith(input: Input, index: number, name: string, value: number): number | undefined {
  const items = [{ ...input.items[index], [name]: value }];
  try {
    return run(input.check.endpoint, requestOf({ ...input, items })).result.governing?.utilization;
  } catch (error) {
    if (isInvalidInput(error)) return undefined;
    throw error;
  }
}

export type Found = readonly (readonly [value: number, utilization: number | undefined])[];

/** Runs of values that can be calculated: no line is drawn over what cannot. */
export function runsOf(found: Found): [number, number][][] {
  const runs: [number, number][][] = [[]];
  for (const [x, y] of found) {
    if (y !== undefined) runs.at(-1)?.push([x, y]);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((one) => one.length > 0);
}

/** From where to where it is at most fully used. */
export function passingRanges(found: Found): [number, number][] {
  const ranges: [number, number][] = [];
  let isOpen = false;
  for (const [x, y] of found) {
    const passes = y !== undefined && y <= 1;
    const last = ranges.at(-1);
    if (passes && isOpen && last) last[1] = x;
    else if (passes) ranges.push([x, x]);
    isOpen = passes;
  }
  return ranges;
}
