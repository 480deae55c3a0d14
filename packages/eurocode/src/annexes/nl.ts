import type { Annex } from "./annex.ts";

export const NL: Annex = {
  country: "Netherlands",
  deviations: {
    "EN 1993-1-8": { edition: "NEN-EN 1993-1-8/NB:2011" },
    "EN 1998-1": {
      absent:
        "The Netherlands has no annex to EN 1998-1: computed with the recommended values of EN. For induced earthquakes NPR 9998 gives the spectrum of the site; enter it as soil.",
    },
  },
};
