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
  },
};
