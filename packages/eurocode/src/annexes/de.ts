import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { TimberType } from "../materials/timber.ts";
import type { Annex } from "./annex.ts";
import { spectraByGeology } from "./earthquake.ts";
import { limitsOfSpan, recommendedDurations } from "./timber.ts";

export const DE: Annex = {
  deviations: {
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(350, "NDP to 4.2.3.6(1): taken to keep the recommended value"),
      },
    },
    "EN 1993-1-1": {
      edition: "DIN EN 1993-1-1/NA:2018-12",
      choices: {
        gamma_M1: confirmed(1.1, "DIN EN 1993-1-1/NA, to 6.1(1)"),
        f_in_general_case: oneSource(true, "DIN EN 1993-1-1/NA, to 6.3.2.2"),
      },
    },
    "EN 1993-1-8": {
      edition: "DIN EN 1993-1-8/NA:2020-11",
      choices: {
        bolt_grade: oneSource("10.9", "custom: typified joints of DSTV with bolts 10.9"),
        beta_w: oneSource(
          { S235: 0.8, S275: 0.85, S355: 0.9, S420: 0.88, S460: 0.85 },
          "DIN EN 1993-1-8/NA, supplement to Table 4.1",
          "S235: 0.8, S275: 0.85, S355: 0.9, S420: 0.88, S460: 0.85",
        ),
      },
    },
    "EN 1995-1-1": {
      edition: "DIN EN 1995-1-1/NA:2013-08",
      choices: {
        gamma_M: confirmed(1.3, "NDP to 2.4.1(1)P; three independent design programs", "1.3 for all timber materials"),
        gamma_M_connections: oneSource(1.3, "NDP to 2.4.1(1)P: connections as the wood"),
        gamma_M_simplified: oneSource(
          1.1,
          "NDP to 2.4.1(1)P, Table NA.3: steel fasteners in bending by the simplified rules; from general knowledge of DIN 1052, one source",
        ),
        splitting_rule: oneSource(
          "own" as const,
          "NCI to 8.1.4: a rule of its own by h_e/h, from general knowledge of DIN 1052, one source",
        ),
        load_duration: confirmed(
          { ...recommendedDurations, "imposed-stairs": "short-term", wind: "short/instantaneous" },
          "NDP to 2.3.1.2(2)P, Table NA.1: wind, the mean of short-term and instantaneous, in two German timber programs; the class of stairs alone is from general knowledge",
        ),
        k_cr: oneSource(
          (type: TimberType, f_v_k: number) =>
            type === "solid-softwood"
              ? Math.min(1, 2 / f_v_k)
              : type === "glulam"
                ? Math.min(1, 2.5 / f_v_k)
                : type === "solid-hardwood"
                  ? 0.67
                  : 1,
          "NDP to 6.1.7(2), as several design programs cite it",
          "softwood min(1, 2.0/f_v,k), hardwood 0.67, glulam min(1, 2.5/f_v,k), LVL 1.0",
        ),
        deflection_limits: unconfirmed(
          limitsOfSpan({ w_inst: 300, w_net_fin: 300, w_fin: 200 }),
          "NDP to 7.2(2), Table NA.13, from general knowledge",
        ),
      },
    },
    "EN 1998-1": {
      edition: "DIN EN 1998-1/NA:2011-01",
      choices: {
        spectra: oneSource(
          spectraByGeology,
          "DIN EN 1998-1/NA:2011-01, the figures of DIN 4149:2005-04, as the Ytong-Silka Baubuch prints its Table 4",
        ),
        a_vg_over_a_g: unconfirmed({ only: 0.7 }, "DIN 4149:2005-04, vertical spectrum; general knowledge"),
        vertical_periods: oneSource(
          { only: { T_B: 0.05, T_C: 0.2, T_D: 2 } },
          "DIN 4149:2005-04 has T_B = 0.05 s on rock and 0.1 s elsewhere (Ytong-Silka Baubuch, Table 4): the least is taken",
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
        q_timber_max: oneSource(
          { DCM: 2.5, DCH: 4 },
          "DIN EN 1998-1/NA:2011-01, Table NA.7: at most 1.5, 2.5 and 4.0 in classes DCL, DCM and DCH",
        ),
        hazard_editions: confirmed({ zones: 2011, map: 2021 }, "forewords of DIN EN 1998-1/NA:2011-01 and 2021-07"),
        seismicity: oneSource(null, "DIN EN 1998-1/NA:2011-01: zone 0 in place of the limits of 3.2.1(4) and (5)"),
      },
    },
  },
};
