import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { TimberType } from "../materials/timber.ts";
import type { Psi } from "./actions.ts";
import type { Annex } from "./annex.ts";
import { recommendedFatigueFactor } from "./en.ts";
import { says } from "./says.ts";
import { limitsOfSpan, recommendedDurations } from "./timber.ts";

/**
 * BFS 2024:6 stands alone since 1 July 2026, when the free choice of EKS 12 (BFS 2011:10 up to BFS 2022:4) ended. Where a
 * value of BFS 2024:6 is not known, that of EKS stands, with its confidence.
 */
const carriedOver = "BFS 2024:6, values carried over from EKS 12 (BFS 2011:10)";

/** Snow by its characteristic load on the ground. */
const snowOfSweden = (s_k: number): Psi => (s_k >= 3 ? [0.8, 0.6, 0.2] : s_k >= 2 ? [0.7, 0.4, 0.2] : [0.6, 0.3, 0.1]);
const snowOfSwedenReads = "s_k from 3 kN/m²: 0.8, 0.6, 0.2; from 2: 0.7, 0.4, 0.2; below: 0.6, 0.3, 0.1";

export const SE: Annex = {
  deviations: {
    "EN 1990": {
      edition: carriedOver,
      warning: says.combinationsOfSweden,
      choices: {
        expression: confirmed("6.10a-6.10b", "carried over from EKS, section B, in two open-source Swedish programs"),
        expressions: oneSource(["6.10a-6.10b", "6.10"] as const, "carried over from EKS, section B"),
        xi: confirmed(0.89, "carried over from EKS, section B, in two open-source Swedish programs"),
        K_FI: oneSource(1, "carried over from EKS: gamma_d of the safety class in place of K_FI"),
        gamma_d: confirmed(
          { 1: 0.83, 2: 0.91, 3: 1 },
          "carried over from EKS, section A, in two open-source Swedish programs",
          "safety class 1: 0.83, 2: 0.91, 3: 1.0",
        ),
        psi_snow: confirmed(
          snowOfSweden,
          "carried over from EKS, Table B-1, in two open-source Swedish programs",
          snowOfSwedenReads,
        ),
        psi_snow_high: confirmed(
          snowOfSweden,
          "carried over from EKS, Table B-1, in two open-source Swedish programs",
          snowOfSwedenReads,
        ),
        psi_wind: confirmed(
          [0.3, 0.2, 0] as const,
          "carried over from EKS, Table B-1, in two open-source Swedish programs",
        ),
        psi_accidental: confirmed(
          { wind: "psi_1", others: "psi_1" } as const,
          "EKS 11, section B, 10 §, on the pages of Boverket",
        ),
        psi_fire: confirmed(
          { wind: "psi_1", others: "psi_1" } as const,
          "EKS 11, section B, 10 § and Table B-4a, on the pages of Boverket",
        ),
      },
    },
    "EN 1992-1-1": { edition: carriedOver },
    "EN 1993-1-1": {
      edition: carriedOver,
      choices: {
        gamma_M2: unconfirmed(
          (f_y: number, f_u: number) => Math.min(1.1, (0.9 * f_u) / f_y),
          "carried over from EKS 12, section on SS-EN 1993-1-1; general knowledge, no public copy found",
          "min(1.1, 0.9 f_u/f_y)",
        ),
        strength_table: unconfirmed(
          "product-standard",
          "carried over from EKS 12, to 3.2.1; general knowledge, no public copy found",
        ),
      },
    },
    "EN 1993-1-8": {
      edition: carriedOver,
      choices: {
        gamma_M2: unconfirmed(
          1.2,
          "carried over from EKS 12, section on SS-EN 1993-1-8; general knowledge, no public copy found",
        ),
      },
    },
    "EN 1993-1-9": {
      edition: carriedOver,
      choices: {
        gamma_Mf: unconfirmed(
          recommendedFatigueFactor,
          "EKS decided by safety class; neither its values nor those of BFS 2024:6 were available, the recommended ones are used",
          "as recommended: damage tolerant 1.00 (low), 1.15 (high consequence); safe life 1.15, 1.35",
        ),
      },
    },
    "EN 1995-1-1": {
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
    "EN 1998-1": {
      absent: says.noneInSweden,
    },
  },
};
