import { refuseNumbers } from "../../basis/by-hand.ts";
import { formula } from "../formula.ts";

// Figure 6.11: alpha of a stiffened column flange or of an end plate beside the beam's flange, as equations. A curve of
// constant alpha is vertical at lambda_1* down to lambda_2*, then bends to the right (SCI P398 Appendix G, the same
// curves in the product notes of other component-method programs).

export const lambda1 = formula("Figure 6.11", "m / (m + e)", (m, e) => m / (m + e));
export const lambda2 = formula("Figure 6.11", "m_2 / (m + e)", (m_2, m, e) => m_2 / (m + e));

/** Where the curve of alpha is vertical: there alpha m is 4 m + 1.25 e of the unstiffened flange. */
export const verticalOfCurve = formula("Figure 6.11", "1.25 / (alpha - 2.75)", (alpha) => 1.25 / (alpha - 2.75), {
  alpha: [4.45, 8],
});

/** lambda_1 of the curve of alpha at lambda_2. */
export const curveOfAlpha = formula(
  "Figure 6.11",
  "1.25 / (alpha - 2.75) + (1 - 1.25 / (alpha - 2.75)) * (max(0, 1 - 2 * lambda_2 * (alpha - 2.75) / (1.25 * alpha)))^(0.185 * alpha^1.785)",
  (alpha, lambda_2) => {
    const star = 1.25 / (alpha - 2.75);
    return star + (1 - star) * Math.max(0, 1 - (2 * lambda_2) / (alpha * star)) ** (0.185 * alpha ** 1.785);
  },
  { alpha: [4.45, 8], lambda_2: [0, 1.4] },
);

const least = 4.45;
const greatest = 8;

/** alpha between the first and the last curve of the figure, by bisection: lambda_1 of a curve falls as alpha grows. */
export function alphaOf(lambda_1: number, lambda_2: number): number {
  refuseNumbers({ lambda_1, lambda_2 }, { least: 0 });
  let low = least;
  let high = greatest;
  if (curveOfAlpha(low, lambda_2) <= lambda_1) return low;
  if (curveOfAlpha(high, lambda_2) >= lambda_1) return high;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (curveOfAlpha(middle, lambda_2) > lambda_1) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
