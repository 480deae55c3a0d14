import type { Annex } from "./annex.ts";

export const NL: Annex = {
  country: "Netherlands",
  deviations: {
    "EN 1993-1-8": { edition: "NEN-EN 1993-1-8/NB:2011" },
  },
};
