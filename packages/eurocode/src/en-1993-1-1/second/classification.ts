import { firstLimits } from "../classification.ts";
import type { Limits } from "../limits.ts";
import { formula } from "./formula.ts";

// Limits of the classes. Outstands, tubes in compression and angles are those of the first generation.

const internal = "7.5, internal parts";

export const uniform1 = formula(internal, "28 * epsilon", (epsilon) => 28 * epsilon);
export const uniform2 = formula(internal, "34 * epsilon", (epsilon) => 34 * epsilon);
export const uniform3 = formula(internal, "38 * epsilon", (epsilon) => 38 * epsilon);
export const web1 = formula(
  internal,
  "126 * epsilon / (5.5 * alpha - 1)",
  (epsilon, alpha) => (126 * epsilon) / (5.5 * alpha - 1),
  { alpha: [0.5, 1] },
);
export const web2 = formula(
  internal,
  "188 * epsilon / (6.53 * alpha - 1)",
  (epsilon, alpha) => (188 * epsilon) / (6.53 * alpha - 1),
  { alpha: [0.5, 1] },
);
export const web3 = formula(
  internal,
  "38 * epsilon / (0.608 + 0.343 * psi + 0.049 * psi^2)",
  (epsilon, psi) => (38 * epsilon) / (0.608 + 0.343 * psi + 0.049 * psi ** 2),
  { psi: [-1, 1] },
);
export const web3Relieved = formula(
  internal,
  "60.5 * epsilon * (1 - psi)",
  (epsilon, psi) => 60.5 * epsilon * (1 - psi),
  { psi: [-5, -1] },
);
export const wallBent3 = formula("7.5, tubes", "140 * epsilon^2", (epsilon) => 140 * epsilon ** 2);

export const limits: Limits = {
  ...firstLimits,
  uniform: [uniform1, uniform2, uniform3],
  web1,
  web2,
  web3,
  web3Relieved,
  wallBent3,
  besideN: [28, 34, 38],
};
