import { unconfirmed } from "../basis/parameter.ts";
import type { Annex } from "./annex.ts";

/**
 * EKS 12 (BFS 2011:10 up to BFS 2022:4). BFS 2024:6 has replaced it: in force from 1 July 2025, the free choice of EKS
 * ended on 1 July 2026. Where a value of BFS 2024:6 is not known, the EKS value stands.
 */
export const SE: Annex = {
  country: "Sweden",
  deviations: {
    "EN 1993-1-1": {
      edition: "BFS 2011:10 EKS 12",
      choices: {
        gamma_M2: unconfirmed(
          (f_y: number, f_u: number) => Math.min(1.1, (0.9 * f_u) / f_y),
          "EKS 12, section on SS-EN 1993-1-1; general knowledge, no public copy found",
          "min(1.1, 0.9 f_u/f_y)",
        ),
      },
    },
    "EN 1993-1-8": {
      edition: "BFS 2011:10 EKS 12",
      choices: {
        gamma_M2: unconfirmed(1.2, "EKS 12, section on SS-EN 1993-1-8; general knowledge, no public copy found"),
      },
    },
    "EN 1998-1": {
      absent:
        "Sweden has no annex to EN 1998-1, which its building regulations do not adopt: computed with the recommended values of EN.",
    },
  },
};
