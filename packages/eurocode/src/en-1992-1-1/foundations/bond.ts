import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import {
  basicLength,
  bondStrength,
  designLength,
  leastInCompression,
  leastInCompressionOfYield,
  leastInTension,
  leastInTensionOfYield,
  thickBar,
} from "../anchorages/kind.ts";
import type { partialFactors } from "../design-values.ts";
import { designSteel, tensileStrength } from "../materials.ts";
import type { FoundationItem } from "./schema.ts";

interface End {
  readonly name: string;
  readonly phi: number;
  readonly sigma: number;
  readonly alpha_1: number;
  readonly pressed?: boolean;
}

/** 8.4 for bars in a foundation, in good bond conditions; all alphas but alpha_1 are 1. */
export interface Bond {
  readonly f_yd: number;
  readonly gamma_C: number;
  readonly ofYield: boolean;
  readonly basic: (phi: number, sigma: number) => number;
  /** l_bd with its steps. */
  readonly write: (sheet: Sheet, end: End) => number;
}

export function bondOf(
  sheet: Sheet,
  item: FoundationItem,
  { gamma_C, gamma_S }: ReturnType<typeof partialFactors>,
): Bond {
  const f_yd = sheet.put("f_yd_MPa", designSteel, item.fyk, gamma_S);
  const alpha_ct = sheet.parameter("EN 1992-1-1", "alpha_ct_bond");
  const ofYield = sheet.parameter("EN 1992-1-1", "anchorage_least") !== "max(0.3 l_b,rqd, 10 phi, 100 mm)";
  // bond does not grow beyond C60/75
  const { f_ctk_005_MPa: f_ctk } = concreteOfStrength(Math.min(60, item.fck));
  const f_ctd = sheet.put("f_ctd_MPa", tensileStrength, alpha_ct, f_ctk, gamma_C);
  const strength = (phi: number) => bondStrength(1, thickBar(phi), f_ctd);
  return {
    f_yd,
    gamma_C,
    ofYield,
    basic: (phi, sigma) => basicLength(phi, sigma, strength(phi)),
    write(on, { name, phi, sigma, alpha_1, pressed }) {
      const eta_2 = on.put(`eta_2_${name}`, thickBar, phi);
      const f_bd = on.put(`f_bd_${name}_MPa`, bondStrength, 1, eta_2, f_ctd);
      const l_b_rqd = on.put(`l_b_rqd_${name}_mm`, basicLength, phi, sigma, f_bd);
      const yielding = basicLength(phi, f_yd, f_bd);
      const least = `l_b_min_${name}_mm`;
      const l_b_min = pressed
        ? ofYield
          ? on.put(least, leastInCompressionOfYield, yielding, phi)
          : on.put(least, leastInCompression, l_b_rqd, phi)
        : ofYield
          ? on.put(least, leastInTensionOfYield, alpha_1, 1, yielding, phi)
          : on.put(least, leastInTension, l_b_rqd, phi);
      return on.put(`l_bd_${name}_mm`, designLength, alpha_1, 1, 1, l_b_rqd, l_b_min);
    },
  };
}
