import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";
import { spectraByGeology } from "./earthquake.ts";

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
    "EN 1998-1": {
      edition: "DIN EN 1998-1/NA:2011-01",
      choices: {
        spectra: oneSource(
          spectraByGeology,
          "DIN EN 1998-1/NA:2011-01, the figures of DIN 4149:2005-04; B-T and C-T not confirmed",
        ),
        a_vg_over_a_g: unconfirmed({ only: 0.7 }, "DIN 4149:2005-04, vertical spectrum; general knowledge"),
        vertical_periods: unconfirmed(
          { only: { T_B: 0.05, T_C: 0.2, T_D: 2 } },
          "DIN 4149:2005-04, vertical spectrum; general knowledge",
        ),
        zones: confirmed(
          {
            "0": {
              a_gR: 0,
              exempt: { classes: [1, 2, 3, 4], why: "Zone 0: DIN EN 1998-1/NA:2011-01 asks for no check." },
            },
            "1": { a_gR: 0.4 },
            "2": { a_gR: 0.6 },
            "3": { a_gR: 0.8 },
          },
          "zone map of DIN EN 1998-1/NA:2011-01 and DIN 4149:2005-04",
        ),
        hazard_editions: confirmed({ zones: 2011, map: 2021 }, "forewords of DIN EN 1998-1/NA:2011-01 and 2021-07"),
        seismicity: oneSource(null, "DIN EN 1998-1/NA:2011-01: zone 0 in place of the limits of 3.2.1(4) and (5)"),
      },
    },
  },
};
