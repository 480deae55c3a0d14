import { confirmed, oneSource } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";

export const DE: Annex = {
  country: "Germany",
  deviations: {
    "EN 1993-1-1": {
      edition: "DIN EN 1993-1-1/NA:2018-12",
      choices: { gamma_M1: confirmed(1.1, "DIN EN 1993-1-1/NA, to 6.1(1)") },
    },
    "EN 1993-1-8": {
      edition: "DIN EN 1993-1-8/NA:2020-11",
      choices: {
        beta_w: oneSource(
          { S235: 0.8, S275: 0.85, S355: 0.9, S420: 0.88, S460: 0.85 },
          "DIN EN 1993-1-8/NA, supplement to Table 4.1",
          "S235: 0.8, S275: 0.85, S355: 0.9, S420: 0.88, S460: 0.85",
        ),
      },
    },
  },
};
