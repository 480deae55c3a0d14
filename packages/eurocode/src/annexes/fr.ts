import { unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";

export const FR: Annex = {
  country: "France",
  deviations: {
    "EN 1993-1-8": {
      edition: "NF EN 1993-1-8/NA:2007",
      choices: {
        gamma_M3: unconfirmed(
          1.1,
          "NF EN 1993-2/NA prints 1.10 for the ultimate and 1.25 for the serviceability limit state; NF EN 1993-1-8/NA itself was not seen",
        ),
      },
    },
  },
};
