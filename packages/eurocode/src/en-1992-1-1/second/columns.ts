import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "./formula.ts";
import { rules } from "./rules.ts";

// 7.2.1, 7.4 and Annex O: second order of columns. `s` is the sense of M_02: 1 or -1.

export const C_m = formula("O (O.13)", "max(0.4, 0.6 + 0.4 * r_m)", (r_m) => Math.max(0.4, 0.6 + 0.4 * r_m), {
  r_m: [-1, 1],
});
export const ratioOfEnds = formula("O (O.13)", "M_01 / M_02", (M_01, M_02) => M_01 / M_02);
export const firstOrderMoment = formula("O (O.13)", "C_m * M_02", (C_m, M_02) => C_m * M_02);
export const compressedSteel = formula("O.7", "h / 2 - i_s", (h, i_s) => h / 2 - i_s);
/** 1/r of a section whose two layers of bars yield, in 1/m */
export const curvature = formula(
  "O.7",
  "K_r * K_phi * 2 * f_yd / E_s / ((d - d_prime) / 1000)",
  (K_r, K_phi, f_yd, E_s, d, d_prime) => (K_r * K_phi * 2 * f_yd) / E_s / ((d - d_prime) / 1000),
  { d: [200, 800], d_prime: [20, 100] },
);
/** (O.13), and no less than the moment of the greater end, the smaller end bent back, and the least eccentricity */
export const designMoment = formula(
  "O (O.13)",
  "s * max(s * M_02, s * (M_0Ed + M_2), abs(M_01 - 0.5 * M_2_end - s * 2 * N_Ed * e_i / 1000), N_Ed * e_0 / 1000)",
  (s, M_02, M_0Ed, M_2, M_01, M_2_end, N_Ed, e_i, e_0) =>
    s *
    Math.max(
      s * M_02,
      s * (M_0Ed + M_2),
      Math.abs(M_01 - 0.5 * M_2_end - (s * 2 * N_Ed * e_i) / 1000),
      (N_Ed * e_0) / 1000,
    ),
);
/** in kNm² */
export const simplifiedStiffness = formula(
  "O.8.1(5)",
  "0.4 * E_cd * I_c / 10^9",
  (E_cd, I_c) => (0.4 * E_cd * I_c) / 1e9,
);
export const effectiveCreep = formula(
  "7.4 (7.27)",
  "phi * abs(M_0Eqp / M_0Ed)",
  (phi, M_0Eqp, M_0Ed) => phi * Math.abs(M_0Eqp / M_0Ed),
);

/** alpha_h of 7.2.1 begins here; it was 2/3. */
export const leastAlphaHOfSecond = 0.4;

/** Which rules of a column are those of the second generation. */
export interface NextRules {
  readonly whole: boolean;
  readonly curvature: boolean;
  readonly designMoment: boolean;
  readonly stiffness: boolean;
  readonly creep: boolean;
}

const ofFirst: NextRules = { whole: false, curvature: false, designMoment: false, stiffness: false, creep: false };

export function nextRules({ request: { edition } }: Sheet): NextRules {
  if (!edition.second && !edition.alone) return ofFirst;
  return {
    whole: edition.second,
    curvature: takes(edition, rules.curvature),
    designMoment: takes(edition, rules.designMoment),
    stiffness: takes(edition, rules.stiffness),
    creep: takes(edition, rules.creep),
  };
}
