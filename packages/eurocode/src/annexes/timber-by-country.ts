import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { TimberType } from "../materials/timber.ts";
import type { Deviation } from "./annex.ts";
import { addStandard } from "./index.ts";
import type { CountryCode } from "./names.ts";
import { carriedOver } from "./se.ts";
import { timber } from "./timber.ts";
import { limitsOfSpan, recommendedDurations } from "./timber-types.ts";

// EN 1995: what each country decides.

const deviations: Readonly<Record<CountryCode, Deviation<"EN 1995-1-1">>> = {
  NL: {
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
  DE: {
    edition: "DIN EN 1995-1-1/NA:2013-08",
    choices: {
      gamma_M: confirmed(1.3, "NDP to 2.4.1(1)P; three independent design programs", "1.3 for all timber materials"),
      gamma_M_connections: oneSource(1.3, "NDP to 2.4.1(1)P: connections as the wood"),
      gamma_M_punched_anchorage: unconfirmed(
        1.3,
        "NDP to 2.4.1(1)P, Table NA.3: from general knowledge; the safe side of EN's 1.25",
      ),
      gamma_M_simplified: oneSource(
        1.1,
        "NDP to 2.4.1(1)P, Table NA.3: steel fasteners in bending by the simplified rules; from general knowledge of DIN 1052, one source",
      ),
      splitting_rule: oneSource(
        "own" as const,
        "NCI to 8.1.4: a rule of its own by h_e/h, from general knowledge of DIN 1052, one source",
        "a rule of its own",
      ),
      load_duration: confirmed(
        { ...recommendedDurations, "imposed-stairs": "short-term", wind: "short/instantaneous" },
        "NDP to 2.3.1.2(2)P, Table NA.1: wind, the mean of short-term and instantaneous, in two German timber programs; the class of stairs alone is from general knowledge",
      ),
      k_cr: confirmed(
        (type: TimberType, f_v_k: number) =>
          type === "solid-softwood"
            ? Math.min(1, 2 / f_v_k)
            : type === "glulam"
              ? Math.min(1, 2.5 / f_v_k)
              : type === "solid-hardwood"
                ? 0.67
                : 1,
        "NDP to 6.1.7(2), in an exam of Hochschule Augsburg, a handbook of Studiengemeinschaft Holzleimbau and several design programs",
        "softwood min(1, 2.0/f_v,k), hardwood 0.67, glulam min(1, 2.5/f_v,k), LVL 1.0",
      ),
      deflection_limits: confirmed(
        limitsOfSpan({ w_inst: 300, w_net_fin: 300, w_fin: 200 }),
        "NDP to 7.2(2), Table NA.13, in an exam of Hochschule Augsburg and an open-source German program",
      ),
    },
  },
  UK: {
    edition: "NA to BS EN 1995-1-1:2004+A2:2014",
    choices: {
      gamma_M_punched_anchorage: oneSource(
        1.3,
        "NA.2.3, Table NA.3: Porteous and Kermani, Structural Timber Design to Eurocode 5, as an open program has it",
      ),
      gamma_M_punched_plate: oneSource(
        1.15,
        "NA.2.3, Table NA.3: Porteous and Kermani, Structural Timber Design to Eurocode 5, as an open program has it",
      ),
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
      b: confirmed(
        (a: number) => (a <= 1 ? 180 - 60 * a : Math.max(10, 160 - 40 * a)),
        "NA.2.6, Table NA.6, as Porteous and Kermani print it and a review of an open UK program has it",
        "180 - 60 a up to 1 mm/kN, then 160 - 40 a",
      ),
      zeta: confirmed(0.02, "NA.2.6, as Porteous and Kermani print it and a review of an open UK program has it"),
      joist_share: oneSource(
        (EI_b: number, spacing: number, strutting: boolean) =>
          Math.min(1, Math.max(0.3, (strutting ? 0.97 : 1) * (0.38 - 0.08 * Math.log((14 * EI_b) / spacing ** 4)))),
        "NA.2.6.2, as Porteous and Kermani print it (4.49)",
        "max(0.30, k_strut (0.38 - 0.08 ln(14 EI_b / s^4)))",
      ),
    },
  },
  SE: {
    edition: carriedOver,
    choices: {
      load_duration: oneSource(
        { ...recommendedDurations, snow: "medium-term" },
        "carried over from EKS, as Swedish teaching material has it: snow medium-term, wind short-term",
      ),
      k_cr: oneSource(
        (type: TimberType, f_v_k: number, service_class: 1 | 2 | 3) =>
          type === "LVL" ? 1 : service_class === 3 ? 0.67 : Math.min(1, 3 / f_v_k),
        "carried over from EKS to 6.1.7(2) in Swedish teaching material; other Swedish sources use 0.67 throughout",
        "protected from rain and sun (service classes 1, 2) min(1, 3.0/f_v,k), exposed 0.67, LVL 1.0",
      ),
      deflection_limits: unconfirmed(limitsOfSpan({}), "no limits prescribed; general knowledge"),
    },
  },
  FR: {
    edition: "NF EN 1995-1-1/NA:2010",
    choices: {
      load_duration: oneSource(
        { ...recommendedDurations, wind: "instantaneous" },
        "NA to 2.3.1.2(2)P, as an open-source French program has it",
      ),
      k_cr: oneSource(
        (type: TimberType) => (type === "LVL" ? 1 : 0.67),
        "NA to 6.1.7(2); design programs take 1.0 for small depths and for dry glulam, which is not used here",
        "solid timber and glulam 0.67, LVL 1.0",
      ),
      deflection_limits: confirmed(
        limitsOfSpan({ w_inst: 300, w_net_fin: 200, w_fin: 125, w_inst_of_variable: true }),
        "NA to 7.2(2), in two open-source French programs: W_inst(Q) L/300, W_net,fin L/200, W_fin L/125",
      ),
    },
  },
};

/** For whoever calculates by EN 1995: the first page does not. */
export function addTimber(): void {
  addStandard("EN 1995-1-1", timber["EN 1995-1-1"], deviations);
}
