import { oneSource } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";

export const UK: Annex = {
  country: "United Kingdom",
  deviations: {
    "EN 1993-1-1": {
      edition: "NA+A1:2014 to BS EN 1993-1-1:2005+A1:2014",
      choices: {
        gamma_M2: oneSource(() => 1.1, "NA to BS EN 1993-1-1, to 6.1(1)", "1.1"),
        strength_table: oneSource("product-standard", "NA to BS EN 1993-1-1, to 3.2.1(1)"),
      },
    },
    "EN 1993-1-8": { edition: "NA to BS EN 1993-1-8:2008" },
    "EN 1998-1": {
      edition: "NA to BS EN 1998-1:2004",
      warning:
        "United Kingdom: PD 6698 decides the hazard (agR), the return period and the spectrum type; the recommended values of EN are used with what is given.",
    },
  },
};
