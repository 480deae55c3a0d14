import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";

export const DE: Annex = {
  deviations: {
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(350, "taken to keep the recommended value"),
      },
    },
    "EN 1993-1-1": {
      edition: "DIN EN 1993-1-1/NA:2018-12",
      choices: {
        gamma_M1: confirmed(1.1, "DIN EN 1993-1-1/NA, to 6.1(1)"),
        f_in_general_case: confirmed(
          true,
          "DIN EN 1993-1-1/NA, NDP to 6.3.2.2(2) note 1, also as a printed commentary on the standard quotes it",
        ),
      },
    },
    "EN 1993-1-8": {
      edition: "DIN EN 1993-1-8/NA:2020-11",
      choices: {
        bolt_grade: oneSource("10.9", "custom: typified joints of DSTV with bolts 10.9"),
        beta_w: oneSource(
          { S235: 0.8, S275: 0.85, S355: 0.9, S420: 0.88, S460: 0.85 },
          "DIN EN 1993-1-8/NA, supplement to Table 4.1",
          "S235: 0.8, S275: 0.85, S355: 0.9, S420: 0.88, S460: 0.85",
        ),
      },
    },
  },
};
