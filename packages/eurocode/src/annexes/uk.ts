import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";
import { bothThick } from "./joints.ts";
import { curveUpTo3_1, type LtbSection } from "./lateral-torsional.ts";

export const UK: Annex = {
  deviations: {
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(350, "taken to keep the recommended value"),
      },
    },
    "EN 1993-1-1": {
      edition: "NA+A1:2014 to BS EN 1993-1-1:2005+A1:2014",
      choices: {
        gamma_M2: confirmed(
          () => 1.1,
          "NA to BS EN 1993-1-1, NA.2.15, in the tests of two open-source programs, one of which cites steelconstruction.info",
          "1.1",
        ),
        strength_table: confirmed("product-standard", "NA to BS EN 1993-1-1, NA.2.4; SCI P364"),
        lambda_LT_0: confirmed(
          ({ welded }: LtbSection) => (welded ? 0.2 : 0.4),
          "NA to BS EN 1993-1-1, NA.2.17, as used in SCI P364 and printed in the Singapore annex",
          "rolled and hollow sections 0.4, welded 0.2",
        ),
        beta_LT: confirmed(
          ({ welded }: LtbSection) => (welded ? 1 : 0.75),
          "NA to BS EN 1993-1-1, NA.2.17, as used in SCI P364 and printed in the Singapore annex",
          "rolled and hollow sections 0.75, welded 1.0",
        ),
        curve_LT: confirmed(
          curveUpTo3_1,
          "NA to BS EN 1993-1-1, NA.2.17, as used in SCI P364 and printed in the Singapore annex",
          "rolled I and hot-finished hollow: b up to h/b = 2, c up to 3.1, d above; welded I and cold-formed hollow: c up to 2, d up to 3.1; angles and other rolled: d; else 6.3.2.2",
        ),
        k_c_from_C_1: confirmed(true, "NA to BS EN 1993-1-1, NA.2.18; SCI P364"),
        ltb_method: oneSource("rolled", "practice of SCI P362 and P364 under the annex"),
      },
    },
    "EN 1993-1-5": {
      edition: "NA to BS EN 1993-1-5:2006",
      choices: { eta: oneSource(1, "NA to BS EN 1993-1-5, to 5.1(2), as used in SCI P363 and P364") },
    },
    "EN 1993-1-8": {
      edition: "NA to BS EN 1993-1-8:2008",
      choices: {
        row_force_limit: oneSource(
          bothThick,
          "NA to BS EN 1993-1-8, to 6.2.7.2(9), as SCI P398 applies it",
          "where t > d/1.9 sqrt(f_ub/f_y) of the end plate and of the column flange",
        ),
      },
    },
    "EN 1993-1-9": {
      edition: "NA to BS EN 1993-1-9:2008",
      choices: {
        gamma_Mf: oneSource(
          (method: string) => (method === "damage-tolerant" ? 1 : 1.1),
          "NA.2.5 as SCI bridge guidance quotes it (safe life 1.1); damage tolerant 1.0 is general knowledge",
          "safe life 1.1, damage tolerant 1.0, whatever the consequence",
        ),
        gamma_Ff: oneSource(
          1,
          "1.0 with the load models of BS EN 1991; the Table NA.2 for other loads was not available: give gamma_Ff",
        ),
      },
    },
    "EN 1993-6": {
      edition: "NA to BS EN 1993-6:2007",
      choices: { C_0: confirmed(1e4, "NA to 9.1(2), SCI Advisory Desk AD 352") },
    },
  },
};
