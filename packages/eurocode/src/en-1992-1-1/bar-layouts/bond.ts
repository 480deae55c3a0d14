import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import {
  basicLength,
  bondStrength,
  designLength,
  leastInTension,
  leastInTensionOfYield,
  thickBar,
} from "../anchorages/kind.ts";
import type { DesignValues } from "../design-values.ts";
import { tensileStrength } from "../materials.ts";

/** How long a straight bar has to be to carry a stress, 8.4; every alpha of Table 8.2 is taken as 1. */
export interface Bond {
  readonly of: (phi: number, poor: boolean, sigma_sd: number) => number;
  /** The same with its steps on a sheet, for bars at their yield strength. */
  readonly write: (sheet: Sheet, phi: number, poor: boolean, face: "bottom" | "top") => number;
}

const share = (poor: boolean): number => (poor ? 0.7 : 1);

export function bondOf(sheet: Sheet, fck: number, { gamma_C, f_yd }: DesignValues): Bond {
  const alpha_ct = sheet.parameter("EN 1992-1-1", "alpha_ct_bond");
  const ofYield = sheet.parameter("EN 1992-1-1", "anchorage_least") !== "max(0.3 l_b,rqd, 10 phi, 100 mm)";
  // bond does not grow beyond C60/75
  const { f_ctk_005_MPa: f_ctk } = concreteOfStrength(Math.min(60, fck));
  const f_ctd = tensileStrength(alpha_ct, f_ctk, gamma_C);
  const known = new Map<string, number>();
  const of = (phi: number, poor: boolean, sigma_sd: number): number => {
    const f_bd = bondStrength(share(poor), thickBar(phi), f_ctd);
    const l_b_rqd = basicLength(phi, sigma_sd, f_bd);
    const least = ofYield
      ? leastInTensionOfYield(1, 1, basicLength(phi, f_yd, f_bd), phi)
      : leastInTension(l_b_rqd, phi);
    return designLength(1, 1, 1, l_b_rqd, least);
  };
  return {
    of(phi, poor, sigma_sd) {
      if (sigma_sd !== f_yd) return of(phi, poor, sigma_sd);
      const key = `${phi} ${poor}`;
      const found = known.get(key) ?? of(phi, poor, f_yd);
      known.set(key, found);
      return found;
    },
    write(on, phi, poor, face) {
      on.put("f_ctd_MPa", tensileStrength, alpha_ct, f_ctk, gamma_C);
      const eta_1 = on.table(`eta_1_${face}`, share(poor), "EN 1992-1-1 8.4.2(2)");
      const eta_2 = on.put(`eta_2_${face}`, thickBar, phi);
      const f_bd = on.put(`f_bd_${face}_MPa`, bondStrength, eta_1, eta_2, f_ctd);
      const l_b_rqd = on.put(`l_b_rqd_${face}_mm`, basicLength, phi, f_yd, f_bd);
      const least = ofYield
        ? on.put(`l_b_min_${face}_mm`, leastInTensionOfYield, 1, 1, l_b_rqd, phi)
        : on.put(`l_b_min_${face}_mm`, leastInTension, l_b_rqd, phi);
      return on.put(`l_bd_${face}_mm`, designLength, 1, 1, 1, l_b_rqd, least);
    },
  };
}
