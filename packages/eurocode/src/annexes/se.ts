import { unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";
import { recommendedFatigueFactor } from "./en.ts";

/**
 * BFS 2024:6 stands alone since 1 July 2026, when the free choice of EKS 12 (BFS 2011:10 up to BFS 2022:4) ended. Where a
 * value of BFS 2024:6 is not known, that of EKS stands, with its confidence.
 */
export const carriedOver = "BFS 2024:6, values carried over from EKS 12 (BFS 2011:10)";

export const SE: Annex = {
  deviations: {
    "EN 1993-1-2": {
      choices: {
        theta_crit_class_4: unconfirmed(350, "taken to keep the recommended value"),
      },
    },
    "EN 1993-1-1": {
      edition: carriedOver,
      choices: {
        gamma_M2: unconfirmed(
          (f_y: number, f_u: number) => Math.min(1.1, (0.9 * f_u) / f_y),
          "carried over from EKS 12; general knowledge, no public copy found",
          "min(1.1, 0.9 f_u/f_y)",
        ),
        interaction_method: unconfirmed(2, "taken to keep the recommended value"),
        strength_table: unconfirmed(
          "product-standard",
          "carried over from EKS 12; general knowledge, no public copy found",
        ),
      },
    },
    "EN 1993-1-8": {
      edition: carriedOver,
      choices: {
        gamma_M2: unconfirmed(1.2, "carried over from EKS 12; general knowledge, no public copy found"),
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
  },
};
