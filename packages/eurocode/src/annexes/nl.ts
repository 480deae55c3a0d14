import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";

export const NL: Annex = {
  deviations: {
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(350, "taken to keep the recommended value"),
      },
    },
    "EN 1993-1-1": {
      edition: "NEN-EN 1993-1-1/NB:2016",
      choices: {
        interaction_methods: confirmed(
          [2] as const,
          "NEN-EN 1993-1-1/NB, to 6.3.3(5), as a design program documents it, and the Dutch support of another",
        ),
        M_cr_rule: oneSource(
          "NB.NB of the Dutch annex has its own rules for M_cr (S, C_1, C_2, L_kip, k_red)",
          "NEN-EN 1993-1-1/NB, annex NB.NB",
        ),
      },
    },
    "EN 1993-1-8": { edition: "NEN-EN 1993-1-8/NB:2011" },
  },
};
