import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";
import { says } from "./says.ts";
import { limitsOfSpan, recommendedDurations } from "./timber.ts";

const citedByProgram = "as an open-source Dutch design program cites it";

export const NL: Annex = {
  deviations: {
    "EN 1990": {
      edition: "NEN-EN 1990+A1+A1/C2:2019/NB:2019",
      choices: {
        expression: confirmed("6.10a-6.10b", "NB to A1.3.1, in two open-source Dutch publications"),
        expressions: oneSource(["6.10a-6.10b", "6.10"] as const, `NB to A1.3.1, ${citedByProgram}`),
        gamma_G_sup: oneSource({ CC1: 1.2, CC2: 1.35, CC3: 1.5 }, `NB, table NB.4, 6.10a, ${citedByProgram}`),
        gamma_G_inf: confirmed(
          0.9,
          "NB, table NB.4, in a Dutch design program and the TeachBooks vademecum of TU Delft",
        ),
        gamma_Q: confirmed(
          { CC1: 1.35, CC2: 1.5, CC3: 1.65 },
          "NB, table NB.4, in a Dutch design program and the TeachBooks vademecum of TU Delft",
        ),
        xi: confirmed(
          { CC1: 1.1 / 1.2, CC2: 1.2 / 1.35, CC3: 1.3 / 1.5 },
          "NB, table NB.4, 6.10b, in a Dutch design program and the TeachBooks vademecum of TU Delft",
          "6.10b printed as gamma_G 1.10, 1.20, 1.30",
        ),
        K_FI: confirmed(1, "NB, table NB.4: the class is in the factors themselves"),
        psi_A: oneSource([0.4, 0.5, 0.3] as const, `NB, table NB.2, ${citedByProgram}`),
        psi_B: oneSource([0.5, 0.5, 0.3] as const, `NB, table NB.2, ${citedByProgram}`),
        psi_C: unconfirmed(
          [0.6, 0.7, 0.6] as const,
          "NB, table NB.2: 0.6 for escape routes and stairs; sources have 0.4 for other uses, the safe value is taken",
        ),
        psi_D: unconfirmed([0.4, 0.7, 0.6] as const, `NB, table NB.2, ${citedByProgram}; another one has psi_0 = 0.6`),
        psi_snow: oneSource([0, 0.2, 0] as const, `NB, table NB.2, ${citedByProgram}`),
        psi_snow_high: oneSource([0, 0.2, 0] as const, `NB, table NB.2, ${citedByProgram}`),
        psi_wind: oneSource([0, 0.2, 0] as const, `NB, table NB.2, ${citedByProgram}`),
        psi_temperature: unconfirmed([0, 0.5, 0] as const, "NB, table NB.2; general knowledge"),
        psi_rain: unconfirmed([0, 0, 0] as const, "NB, table NB.2; general knowledge"),
        psi_accidental: unconfirmed({ wind: "psi_1", others: "psi_2" } as const, "NB to A1.3.2; general knowledge"),
        psi_fire: unconfirmed(
          { wind: "psi_1", others: "psi_2" } as const,
          "NB to EN 1991-1-2 4.3.1(2); general knowledge",
        ),
      },
    },
    "EN 1992-1-1": {
      edition: "NEN-EN 1992-1-1/NB:2016+A1:2020",
      choices: {
        theta_0: oneSource(1 / 300, "NB to 5.2(5), as an open-source Dutch design program cites it", "1/300"),
        nominal_curvature: oneSource("braced", "NB to 5.8.5(1), as an open-source Dutch design program cites it"),
        nominal_stiffness: oneSource(
          false,
          "NB to 5.8.7.2: EI from a moment-curvature diagram, as an open-source Dutch design program cites it",
        ),
      },
    },
    "EN 1993-1-1": {
      edition: "NEN-EN 1993-1-1/NB:2016",
      choices: {
        interaction_methods: oneSource(
          [2] as const,
          "NEN-EN 1993-1-1/NB, to 6.3.3(5), as a design program documents it",
        ),
        M_cr_rule: oneSource(
          "NB.NB of the Dutch annex has its own rules for M_cr (S, C_1, C_2, L_kip, k_red)",
          "NEN-EN 1993-1-1/NB, annex NB.NB",
        ),
      },
    },
    "EN 1993-1-8": { edition: "NEN-EN 1993-1-8/NB:2011" },
    "EN 1995-1-1": {
      edition: "NEN-EN 1995-1-1/NB:2013",
      choices: {
        k_cr: oneSource(1, "NB to 6.1.7(2), prismatic members, as an open-source Dutch design program cites it"),
        load_duration: unconfirmed(
          { ...recommendedDurations, "snow-above-1000-m": "short-term" },
          "general knowledge: snow and wind short-term, floors medium-term",
        ),
        deflection_limits: oneSource(
          limitsOfSpan({
            w_net_fin: 250,
            w_add: 333,
            by_use: { "brittle-partitions": 500, roof: 250 },
            w_add_frequent: true,
          }),
          "NEN-EN 1990/NB A1.4.3, as an open-source Dutch design program cites it: w_max 0.004 L, additional 0.003 L, L/500 under brittle partitions, L/250 of other roofs; the frequent combination of floors from general knowledge",
        ),
      },
    },
    "EN 1998-1": {
      absent: says.noneInTheNetherlands,
    },
  },
};
