import type { Annex } from "./annex.ts";

export const DE: Annex = {
  country: "Germany",
  deviations: {
    "EN 1993-1-8": { edition: "DIN EN 1993-1-8/NA:2020-11" },
  },
};
