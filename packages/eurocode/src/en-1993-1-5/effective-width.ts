import { formula } from "./formula.ts";

// EN 1993-1-5 4.4: plate elements without longitudinal stiffeners, Tables 4.1 and 4.2.

export const internalPositive = formula("Table 4.1", "8.2 / (1.05 + psi)", (psi) => 8.2 / (1.05 + psi), {
  psi: [0, 1],
});
export const internalNegative = formula(
  "Table 4.1",
  "7.81 - 6.29 * psi + 9.78 * psi^2",
  (psi) => 7.81 - 6.29 * psi + 9.78 * psi ** 2,
  { psi: [-1, 0] },
);
export const internalBeyond = formula("Table 4.1", "5.98 * (1 - psi)^2", (psi) => 5.98 * (1 - psi) ** 2, {
  psi: [-3, -1],
});

/** The formula of Table 4.1 for a ratio of stresses from -3 to 1. */
export const internalFactor = (psi: number) =>
  psi > 0 ? internalPositive : psi > -1 ? internalNegative : internalBeyond;

export const compressedWidth = formula("Table 4.1", "c / (1 - psi)", (c, psi) => c / (1 - psi), { psi: [-3, 0] });
/** b_e1, at the more compressed edge. */
export const edgeBesideTension = formula("Table 4.1", "0.4 * rho * b_c", (rho, b_c) => 0.4 * rho * b_c);
export const edgeInCompression = formula(
  "Table 4.1",
  "2 / (5 - psi) * rho * b_c",
  (psi, rho, b_c) => (2 / (5 - psi)) * rho * b_c,
  { psi: [0, 1] },
);

/** Table 4.2, the greater compression at the free edge. */
export const outstandTip = formula(
  "Table 4.2",
  "0.57 - 0.21 * psi + 0.07 * psi^2",
  (psi) => 0.57 - 0.21 * psi + 0.07 * psi ** 2,
  { psi: [-3, 1] },
);
export const outstandRootPositive = formula("Table 4.2", "0.578 / (psi + 0.34)", (psi) => 0.578 / (psi + 0.34), {
  psi: [0, 1],
});
export const outstandRootNegative = formula(
  "Table 4.2",
  "1.7 - 5 * psi + 17.1 * psi^2",
  (psi) => 1.7 - 5 * psi + 17.1 * psi ** 2,
  { psi: [-1, 0] },
);

/** Table 4.2, the greater compression at the supported edge, for psi from -1 to 1. */
export const supportedEdgeFactor = (psi: number) => (psi >= 0 ? outstandRootPositive : outstandRootNegative);

export const plateSlenderness = formula(
  "4.4(2)",
  "b / t / (28.4 * epsilon * sqrt(k_sigma))",
  (b, t, epsilon, k_sigma) => b / t / (28.4 * epsilon * Math.sqrt(k_sigma)),
);

/** (4.2) beyond its plateau 0.5 + sqrt(0.085 - 0.055 psi). */
export const internalReduction = formula(
  "4.4(2), (4.2)",
  "min(1, (lambda_p - 0.055 * (3 + psi)) / lambda_p^2)",
  (lambda_p, psi) => Math.min(1, (lambda_p - 0.055 * (3 + psi)) / lambda_p ** 2),
  { psi: [-3, 1] },
);
/** (4.3) beyond its plateau 0.748. */
export const outstandReduction = formula("4.4(2), (4.3)", "min(1, (lambda_p - 0.188) / lambda_p^2)", (lambda_p) =>
  Math.min(1, (lambda_p - 0.188) / lambda_p ** 2),
);

export const internalPlateau = formula(
  "4.4(2)",
  "0.5 + sqrt(0.085 - 0.055 * min(1, psi))",
  (psi) => 0.5 + Math.sqrt(0.085 - 0.055 * Math.min(1, psi)),
  { psi: [-3, 1] },
);
export const outstandPlateau = 0.748;
