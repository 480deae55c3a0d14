import { formula } from "../formula.ts";

// EN 1992-1-1 8.4.2, 9.2.1.3 to 9.2.1.5 and 9.3.1.2: where bars end.

/** (9.3) without axial force */
export const forceAtEnd = formula("9.2.1.4(2) (9.3)", "V_Ed * a_l / z", (V_Ed, a_l, z) => (V_Ed * a_l) / z);
export const stressAtEnd = formula("9.2.1.4(2)", "F_Ed * 1000 / A_s", (F_Ed, A_s) => (F_Ed * 1000) / A_s);
/** beta_2 as recommended */
export const leastAtEnd = formula("9.2.1.4(1)", "0.25 * A_s_span", (A_s_span) => 0.25 * A_s_span);
export const leastAtEndOfSlab = formula("9.3.1.2(1)", "0.5 * A_s_span", (A_s_span) => 0.5 * A_s_span);
export const leastAtInner = formula("9.2.1.5(1)", "0.25 * A_s_span", (A_s_span) => 0.25 * A_s_span);
export const beyondFace = formula("9.2.1.5(2)", "10 * phi", (phi) => 10 * phi);
/** Figure 8.2: above this height from the bottom bond is poor. */
export const goodUpTo = formula("8.4.2(2) Figure 8.2", "max(250, h - 300)", (h) => Math.max(250, h - 300), {
  h: [300, 900],
});
/** 6.2.2(5) */
export const shiftWithoutLinks = formula("9.2.1.3(2)", "d", (d) => d);
/** Of the outside of a bend of 90° what its axis is shorter, r inside. */
export const shorterInBend = formula(
  "8.4.3(3)",
  "2 * (r + phi) - pi / 2 * (r + phi / 2)",
  (r, phi) => 2 * (r + phi) - (Math.PI / 2) * (r + phi / 2),
);
/** Half the diameter of the mandrel, Table 8.1N */
export const radiusThin = formula("8.3(2) Table 8.1N", "2 * phi", (phi) => 2 * phi);
export const radiusThick = formula("8.3(2) Table 8.1N", "3.5 * phi", (phi) => 3.5 * phi);
/** What of the axis lies in the bend, less its part that counts as straight */
export const axisOfBend = formula(
  "8.4.3(3)",
  "pi / 2 * (r + phi / 2) - (r + phi)",
  (r, phi) => (Math.PI / 2) * (r + phi / 2) - (r + phi),
);
/** (8.1); the concrete counts as no stronger than C55/67 */
export const mandrelOfConcrete = formula(
  "8.3(3) (8.1)",
  "F_bt * 1000 * (1 / a_b + 1 / (2 * phi)) / (f_cd * min(1, 55 / f_ck))",
  (F_bt, a_b, phi, f_cd, f_ck) => (F_bt * 1000 * (1 / a_b + 1 / (2 * phi))) / (f_cd * Math.min(1, 55 / f_ck)),
);
export const stressOfUse = formula(
  "8.3(3)",
  "f_yd * min(1, M_Ed / M_Rd)",
  (f_yd, M_Ed, M_Rd) => f_yd * Math.min(1, M_Ed / M_Rd),
);
/** a_b of (8.1) */
export const halfSpacing = formula("8.3(3)", "b / n / 2", (b, n) => b / n / 2);
export const toSideOfMember = formula("8.3(3)", "c + phi / 2", (c, phi) => c + phi / 2);
/** Of a parabola above the straight line between its ends, whose slopes differ by V */
export const aboveChord = formula("6.2.1(1), statics", "V * length / 8", (V, length) => (V * length) / 8);
/** Laps whose middles are nearer are in one section. */
export const reachOfLap = formula("8.7.3(1)", "0.65 * l_0", (l_0) => 0.65 * l_0);
/** 9.2.1.3(3): the force of a bar grows along its anchorage. */
export const developed = formula("9.2.1.3(3)", "max(0, min(1, l / l_bd))", (l, l_bd) =>
  Math.max(0, Math.min(1, l / l_bd)),
);
/** (6.18) times the lever arm; a_l in mm */
export const withShear = formula(
  "9.2.1.3(2)",
  "M_Ed + V_Ed * a_l / 1000",
  (M_Ed, V_Ed, a_l) => M_Ed + (V_Ed * a_l) / 1000,
);
