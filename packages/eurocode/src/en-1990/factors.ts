import type { ByClass, ConsequenceClass } from "../annexes/actions.ts";
import { formula } from "./formula.ts";

// 6.4.3.2, Tables A1.2(A) and (B): what stands before an action.

export const unfavourablePermanent = formula("6.4.3.2(3)", "K_FI * gamma_G", (K_FI, gamma_G) => K_FI * gamma_G);
export const reducedPermanent = formula(
  "6.4.3.2(3)",
  "xi * K_FI * gamma_G",
  (xi, K_FI, gamma_G) => xi * K_FI * gamma_G,
);
export const leadingVariable = formula("6.4.3.2(3)", "K_FI * gamma_Q", (K_FI, gamma_Q) => K_FI * gamma_Q);
export const accompanyingVariable = formula(
  "6.4.3.2(3)",
  "K_FI * gamma_Q * psi_0",
  (K_FI, gamma_Q, psi_0) => K_FI * gamma_Q * psi_0,
);
/** Where a safety class has a factor in place of the consequence class. */
export const reliability = formula("B3.3(1)", "K_FI * gamma_d", (K_FI, gamma_d) => K_FI * gamma_d);

/** One action more in the sum of a combination. */
export const persistentSum = formula("6.4.3.2(3)", "E_d + gamma * E_k", (E_d, gamma, E_k) => E_d + gamma * E_k);
export const accidentalSum = formula("6.4.3.3(2)", "E_d + gamma * E_k", (E_d, gamma, E_k) => E_d + gamma * E_k);
export const seismicSum = formula("6.4.3.4(2)", "E_d + gamma * E_k", (E_d, gamma, E_k) => E_d + gamma * E_k);
export const serviceSum = formula("6.5.3(2)", "E_d + gamma * E_k", (E_d, gamma, E_k) => E_d + gamma * E_k);

export const ofClass = (value: ByClass, consequenceClass: ConsequenceClass): number =>
  typeof value === "number" ? value : value[consequenceClass];
