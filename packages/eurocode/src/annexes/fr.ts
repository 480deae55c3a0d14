import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";
import { alphaBySlenderness, plateauByShape } from "./lateral-torsional.ts";

export const FR: Annex = {
  deviations: {
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(null, "NA to 4.2.3.6(1): rules of its own by shape and stress", "none"),
      },
    },
    "EN 1993-1-1": {
      edition: "NF EN 1993-1-1/NA:2013",
      choices: {
        lambda_LT_0: confirmed(
          plateauByShape,
          "NF EN 1993-1-1/NA, to 6.3.2.3(1), as a design program documents it and an open-source French one calculates",
          "doubly symmetric rolled 0.2 + 0.1 b/h, welded 0.3 b/h; other sections 0.2",
        ),
        beta_LT: confirmed(
          1,
          "NF EN 1993-1-1/NA, to 6.3.2.3(1), as a design program documents it and an open-source French one calculates",
        ),
        alpha_LT: confirmed(
          alphaBySlenderness,
          "NF EN 1993-1-1/NA, to 6.3.2.3(1), as a design program documents it and an open-source French one calculates",
          "doubly symmetric rolled 0.4 - 0.2 b/h lambda_LT^2 >= 0, welded 0.5 - 0.25 b/h lambda_LT^2 >= 0; other sections 0.76",
        ),
        f_needs_free_ends: oneSource(true, "NF EN 1993-1-1/NA, to 6.3.2.3(2), as a design program documents it"),
        ltb_method: confirmed(
          "rolled",
          "NF EN 1993-1-1/NA, to 6.3.2.3(1): its own formulas, which an open-source French program takes first",
        ),
        interaction_method: oneSource(1, "NF EN 1993-1-1/NA, to 6.3.3(5): Annex A"),
        C_m0_floor: oneSource(true, "NF EN 1993-1-1/NA, to Table A.2"),
      },
    },
    "EN 1993-1-8": {
      edition: "NF EN 1993-1-8/NA:2007",
      choices: {
        bolt_grade: unconfirmed("10.9", "custom: bolts HR 10.9; general knowledge"),
        // gamma_M3 stays 1.25: NF EN 1993-2/NA prints 1.10, but the annex to EN 1993-1-8 was not seen
      },
    },
  },
};
