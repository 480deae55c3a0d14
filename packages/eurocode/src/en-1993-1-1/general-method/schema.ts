import type * as z from "zod";
import { between, flag, oneOf, part } from "../../basis/fields.ts";

// What an analysis of the whole member, or of its frame, gives to 6.3.4.

const amplifiers = {
  alpha_cr_op: between(
    1e-3,
    1e6,
    "amplifier of these loads at lateral or lateral-torsional buckling, without buckling in the plane, 6.3.4(3)",
    undefined,
    [0.5, 100],
  ).optional(),
  alpha_ult_k: between(
    1e-3,
    1e6,
    "own amplifier at the resistance of the most critical cross-section in the plane, 6.3.4(2); {default} by N_Ed and M_y_Ed of the member",
  ).optional(),
};

const general = part(
  () => ({
    ...amplifiers,
    chi: oneOf(
      ["minimum", "interpolation"],
      "chi_op: the lesser of chi and chi_LT, or between them by (6.66); {default minimum}",
    ).optional(),
    second_order: flag(
      "the forces have their second-order effects and bow imperfections in the plane; {default false}",
    ).optional(),
  }),
  "general method of 6.3.4, in place of 6.3.1 about z, 6.3.2 and 6.3.3",
);

export const generalMethodFields = { general_method: general.optional() };
export const generalMethodInCases = {
  general_method: part(() => amplifiers, "amplifiers of this load case").optional(),
};

export type GeneralMethod = z.output<typeof general>;
export type Amplifiers = Pick<GeneralMethod, "alpha_cr_op" | "alpha_ult_k">;
