import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "./formula.ts";
import { rules } from "./rules.ts";

// 11.4.2 and 11.5.2: straight bars in tension.

/** (11.3) */
export const anchorageLength = formula(
  "11.4.2(3) (11.3)",
  "max(10 * phi, 50 * k_cp * phi * (sigma_sd / 435)^1.5 * sqrt(max(0.3, 25 / f_ck)) * max(0.6, phi / 20)^(1 / 3) * sqrt(1.5 * phi / min(c_d, 3.75 * phi)))",
  (phi, k_cp, sigma_sd, f_ck, c_d) =>
    Math.max(
      10 * phi,
      50 *
        k_cp *
        phi *
        (sigma_sd / 435) ** 1.5 *
        Math.sqrt(Math.max(0.3, 25 / f_ck)) *
        Math.max(0.6, phi / 20) ** (1 / 3) *
        Math.sqrt((1.5 * phi) / Math.min(c_d, 3.75 * phi)),
    ),
);
export const lapLength = formula("11.5.2", "max(15 * phi, 1.2 * l_bd)", (phi, l_bd) => Math.max(15 * phi, 1.2 * l_bd));

export interface Bar {
  readonly phi: number;
  readonly f_ck: number;
  readonly sigma_sd: number;
  readonly c_d: number;
  readonly poor: boolean;
}

/** l_bd, and of laps l_0. */
export function lengthsOf(sheet: Sheet, isLap: boolean, { phi, f_ck, sigma_sd, c_d, poor }: Bar): number {
  sheet.rule(rules.anchorage);
  const k_cp = sheet.table("k_cp", poor ? 1.2 : 1, `${rules.anchorage.clause}`);
  const l_bd = sheet.put("l_bd_mm", anchorageLength, phi, k_cp, sigma_sd, f_ck, c_d);
  if (!isLap) return l_bd;
  sheet.rule(rules.lap);
  return sheet.put("l_0_mm", lapLength, phi, l_bd);
}
