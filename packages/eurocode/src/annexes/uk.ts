import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";
import { limitsOfSpan, recommendedDurations } from "./timber.ts";

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
    "EN 1995-1-1": {
      edition: "NA to BS EN 1995-1-1:2004+A2:2014",
      choices: {
        load_duration: unconfirmed(
          { ...recommendedDurations, wind: "instantaneous" },
          "NA.2.1, Table NA.1, from general knowledge",
        ),
        deflection_limits: unconfirmed(
          limitsOfSpan({ w_net_fin: 250 }),
          "NA.2.5, Table NA.5, from general knowledge: L/250 with plaster (taken here), L/150 without",
        ),
        a: confirmed(
          (span_mm: number) => (span_mm <= 4000 ? 1.8 : 16500 / span_mm ** 1.1),
          "NA.2.6, Table NA.6; Porteous and Kermani, Structural Timber Design to Eurocode 5, 4.47",
          "1.8 up to 4 m, then 16500 / L^1.1",
        ),
        b: oneSource(
          (a: number) => (a <= 1 ? 180 - 60 * a : Math.max(10, 160 - 40 * a)),
          "NA.2.6, Table NA.6, as Porteous and Kermani print it",
          "180 - 60 a up to 1 mm/kN, then 160 - 40 a",
        ),
        zeta: oneSource(0.02, "NA.2.6, as Porteous and Kermani print it"),
        joist_share: oneSource(
          (EI_b: number, spacing: number, strutting: boolean) =>
            Math.max(0.3, (strutting ? 0.97 : 1) * (0.38 - 0.08 * Math.log((14 * EI_b) / spacing ** 4))),
          "NA.2.6.2, as Porteous and Kermani print it (4.49)",
          "max(0.30, k_strut (0.38 - 0.08 ln(14 EI_b / s^4)))",
        ),
      },
    },
    "EN 1998-1": {
      edition: "NA to BS EN 1998-1:2004",
      warning:
        "United Kingdom: PD 6698 decides the hazard (agR), the return period and the spectrum type; the recommended values of EN are used with what is given.",
    },
  },
};
