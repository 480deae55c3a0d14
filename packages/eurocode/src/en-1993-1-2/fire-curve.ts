import { actionFormula } from "./formula.ts";

// EN 1991-1-2 3.2: the standard fire, which concrete has, too; times in minutes, °C.

export const standardFire = actionFormula(
  "3.2.1(1)",
  "20 + 345 * log(8 * t + 1) / log(10)",
  (t) => 20 + (345 * Math.log(8 * t + 1)) / Math.log(10),
);
/** 3.2.1(2), 3.2.2(2), 3.2.3(2): W/(m²K). */
export const convection = { standard: 25, external: 25, hydrocarbon: 50 } as const;
