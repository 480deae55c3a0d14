import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import type { Situation } from "./situation.ts";

// Properties of a rectangle b × h.

export const area = formula("6.1", "b * h", (b, h) => b * h);

export const sectionModulusY = formula("6.1.6", "b * h^2 / 6", (b, h) => (b * h ** 2) / 6);

export const sectionModulusZ = formula("6.1.6", "h * b^2 / 6", (h, b) => (h * b ** 2) / 6);

export const secondMomentY = formula("7.2", "b * h^3 / 12", (b, h) => (b * h ** 3) / 12);

export const secondMomentZ = formula("6.3.3", "h * b^3 / 12", (h, b) => (h * b ** 3) / 12);

/** Saint-Venant torsion of a rectangle with t ≤ a; the series is right to 0.5 % */
export const torsionConstant = formula(
  "6.3.3",
  "a * t^3 / 3 * (1 - 0.63 * t / a + 0.052 * (t / a)^5)",
  (a, t) => ((a * t ** 3) / 3) * (1 - (0.63 * t) / a + 0.052 * (t / a) ** 5),
);

export const radiusOfGyration = formula("6.3.2", "d / sqrt(12)", (d) => d / Math.sqrt(12));

export interface Section {
  readonly b: number;
  readonly h: number;
  readonly A: number;
  readonly W_y: number;
  readonly W_z: number;
}

export function rectangle(sheet: Sheet, { A, W_y, W_z }: Situation, b: number, h: number): Section {
  return {
    b,
    h,
    A: sheet.put(A, area, b, h),
    W_y: sheet.put(W_y, sectionModulusY, b, h),
    W_z: sheet.put(W_z, sectionModulusZ, h, b),
  };
}
