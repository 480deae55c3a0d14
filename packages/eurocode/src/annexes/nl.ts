import { oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";
import { says } from "./says.ts";
import { limitsOfSpan, recommendedDurations } from "./timber.ts";

export const NL: Annex = {
  deviations: {
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(350, "NDP to 4.2.3.6(1): taken to keep the recommended value"),
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
