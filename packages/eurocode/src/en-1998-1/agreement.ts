import { significant } from "../basis/numbers.ts";

/** What is said twice agrees within this share: what rounding to three digits leaves. */
const tolerance = 0.01;

export const agree = (a: number, b: number): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));

/** A number as a message shows it. */
export const short = (value: number): number => significant(value, 4);
