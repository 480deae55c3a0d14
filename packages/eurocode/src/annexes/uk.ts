import type { Annex } from "./annex.ts";

export const UK: Annex = {
  country: "United Kingdom",
  deviations: {
    "EN 1993-1-8": { edition: "NA to BS EN 1993-1-8:2008" },
  },
};
