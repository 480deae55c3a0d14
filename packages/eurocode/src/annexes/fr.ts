import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { TimberType } from "../materials/timber.ts";
import type { Annex } from "./annex.ts";
import { spectraOf2010 } from "./earthquake.ts";
import { alphaBySlenderness, plateauByShape } from "./lateral-torsional.ts";
import { limitsOfSpan, recommendedDurations } from "./timber.ts";

const noCheck = "the order of 22 October 2010 asks for no check.";

export const FR: Annex = {
  deviations: {
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(null, "NA to 4.2.3.6(1): rules of its own by shape and stress", "none"),
      },
    },
    "EN 1993-1-1": {
      edition: "NF EN 1993-1-1/NA:2013",
      choices: {
        lambda_LT_0: oneSource(
          plateauByShape,
          "NF EN 1993-1-1/NA, to 6.3.2.3(1), as a design program documents it",
          "doubly symmetric rolled 0.2 + 0.1 b/h, welded 0.3 b/h; other sections 0.2",
        ),
        beta_LT: oneSource(1, "NF EN 1993-1-1/NA, to 6.3.2.3(1), as a design program documents it"),
        alpha_LT: oneSource(
          alphaBySlenderness,
          "NF EN 1993-1-1/NA, to 6.3.2.3(1), as a design program documents it",
          "doubly symmetric rolled 0.4 - 0.2 b/h lambda_LT^2 >= 0, welded 0.5 - 0.25 b/h lambda_LT^2 >= 0; other sections 0.76",
        ),
        f_needs_free_ends: oneSource(true, "NF EN 1993-1-1/NA, to 6.3.2.3(2), as a design program documents it"),
        ltb_method: oneSource("rolled", "NF EN 1993-1-1/NA, to 6.3.2.3(1): its own formulas"),
        interaction_method: oneSource(1, "NF EN 1993-1-1/NA, to 6.3.3(5): Annex A"),
        C_m0_floor: oneSource(true, "NF EN 1993-1-1/NA, to Table A.2"),
      },
    },
    "EN 1993-1-8": {
      edition: "NF EN 1993-1-8/NA:2007",
      choices: {
        bolt_grade: unconfirmed("10.9", "custom: bolts HR 10.9; general knowledge"),
        // gamma_M3 stays 1.25: NF EN 1993-2/NA prints 1.10, but the annex to EN 1993-1-8 was not seen
      },
    },
    "EN 1995-1-1": {
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
        deflection_limits: oneSource(
          limitsOfSpan({ w_inst: 300, w_net_fin: 200, w_fin: 125, w_inst_of_variable: true }),
          "NA to 7.2(2), as a French design program cites it: W_inst(Q) L/300, W_net,fin L/200, W_fin L/125",
        ),
      },
    },
    "EN 1998-1": {
      edition: "NF EN 1998-1/NA:2013-12 and order of 22 October 2010",
      choices: {
        spectra: confirmed(spectraOf2010, "order of 22 October 2010, article 4 II d"),
        a_vg_over_a_g: confirmed({ 1: 0.9, 2: 0.8 }, "order of 22 October 2010, article 4 II c"),
        vertical_periods: confirmed(
          { 1: { T_B: 0.15, T_C: 0.4, T_D: 2 }, 2: { T_B: 0.03, T_C: 0.2, T_D: 2.5 } },
          "order of 22 October 2010, article 4 II c",
        ),
        zones: confirmed(
          {
            "1": { a_gR: 0.4, spectrum: 2, exempt: { classes: [1, 2, 3, 4], why: `Zone 1: ${noCheck}` } },
            "2": {
              a_gR: 0.7,
              spectrum: 2,
              exempt: { classes: [1, 2], why: `Importance classes 1 and 2 in zone 2: ${noCheck}` },
            },
            "3": { a_gR: 1.1, spectrum: 2, exempt: { classes: [1], why: `Importance class 1: ${noCheck}` } },
            "4": { a_gR: 1.6, spectrum: 2, exempt: { classes: [1], why: `Importance class 1: ${noCheck}` } },
            "5": { a_gR: 3, spectrum: 1, exempt: { classes: [1], why: `Importance class 1: ${noCheck}` } },
          },
          "order of 22 October 2010; progineer.fr and metaletech.com agree",
        ),
        seismicity: oneSource(
          null,
          "the zones of the order of 22 October 2010 in place of the limits of 3.2.1(4) and (5)",
        ),
        nu: confirmed({ 1: 0.4, 2: 0.4, 3: 0.4, 4: 0.4 }, "order of 22 October 2010, article 2 IV"),
        a_g_urm: confirmed(2, "order of 22 October 2010, article 4 V: a_g S up to 2 m/s²"),
      },
    },
  },
};
