import { formulasOf } from "../../basis/formula.ts";
import { formula, requirement } from "../formula.ts";

// 6.4: mm, kN, MPa.

const guide = formulasOf("SSB06, European guide on single-storey steel buildings:");

export const inertiaOfLaced = formula("6.4.2.1(4), (6.72)", "0.5 * h_0^2 * A_ch", (h_0, A_ch) => 0.5 * h_0 ** 2 * A_ch);
export const inertiaOfBattened = formula(
  "6.4.3.1(3), (6.74)",
  "0.5 * h_0^2 * A_ch + 2 * mu * I_ch",
  (h_0, A_ch, mu, I_ch) => 0.5 * h_0 ** 2 * A_ch + 2 * mu * I_ch,
);
export const radiusOfChords = formula("Table 6.8", "sqrt(I_1 / (2 * A_ch))", (I_1, A_ch) =>
  Math.sqrt(I_1 / (2 * A_ch)),
);
export const slendernessOfChords = formula("Table 6.8", "L / i_0", (L, i_0) => L / i_0);
export const efficiency = formula("Table 6.8", "min(1, max(0, 2 - lambda / 75))", (lambda) =>
  Math.min(1, Math.max(0, 2 - lambda / 75)),
);

export const diagonalOfV = formula("Figure 6.9", "sqrt(h_0^2 + a^2 / 4)", (h_0, a) => Math.sqrt(h_0 ** 2 + a ** 2 / 4));
export const diagonalOfPanel = formula("Figure 6.9", "sqrt(h_0^2 + a^2)", (h_0, a) => Math.sqrt(h_0 ** 2 + a ** 2));
export const stiffnessOfV = formula(
  "Figure 6.9",
  "n * E * A_d * a * h_0^2 / (2 * d^3) / 1000",
  (n, E, A_d, a, h_0, d) => (n * E * A_d * a * h_0 ** 2) / (2 * d ** 3) / 1000,
);
export const stiffnessOfX = formula(
  "Figure 6.9",
  "n * E * A_d * a * h_0^2 / d^3 / 1000",
  (n, E, A_d, a, h_0, d) => (n * E * A_d * a * h_0 ** 2) / d ** 3 / 1000,
);
export const stiffnessOfN = formula(
  "Figure 6.9",
  "n * E * A_d * a * h_0^2 / (d^3 * (1 + A_d * h_0^3 / (A_v * d^3))) / 1000",
  (n, E, A_d, a, h_0, d, A_v) =>
    (n * E * A_d * a * h_0 ** 2) / (d ** 3 * (1 + (A_d * h_0 ** 3) / (A_v * d ** 3))) / 1000,
);
export const stiffnessOfBattens = formula(
  "6.4.3.1(2), (6.73)",
  "min(24 * E * I_ch / (a^2 * (1 + 2 * I_ch * h_0 / (n * I_b * a))), 2 * pi^2 * E * I_ch / a^2) / 1000",
  (E, I_ch, a, h_0, n, I_b) =>
    Math.min(
      (24 * E * I_ch) / (a ** 2 * (1 + (2 * I_ch * h_0) / (n * I_b * a))),
      (2 * Math.PI ** 2 * E * I_ch) / a ** 2,
    ) / 1000,
);
export const inertiaOfPlate = formula("6.4.3.1(2)", "b^3 * t / 12", (b, t) => (b ** 3 * t) / 12);

export const bow = formula("6.4.1(1)", "L / 500", (L) => L / 500);
/** kN and kNm; the moment of the second order. */
export const momentWithBow = formula(
  "6.4.1(6)",
  "(N_Ed * e_0 / 1000 + M_I_Ed) / (1 - N_Ed / N_cr - N_Ed / S_v)",
  (N_Ed, e_0, M_I_Ed, N_cr, S_v) => ((N_Ed * e_0) / 1000 + M_I_Ed) / (1 - N_Ed / N_cr - N_Ed / S_v),
  { N_Ed: [0.01, 0.02] },
);
export const criticalWithShear = formula(
  "6.4.1(6)",
  "1 / (1 / N_cr + 1 / S_v)",
  (N_cr, S_v) => 1 / (1 / N_cr + 1 / S_v),
);
export const forceInChord = formula(
  "6.4.1(6), (6.69)",
  "0.5 * N_Ed + 1000 * M_Ed * h_0 * A_ch / (2 * I_eff)",
  (N_Ed, M_Ed, h_0, A_ch, I_eff) => 0.5 * N_Ed + (1000 * M_Ed * h_0 * A_ch) / (2 * I_eff),
);
export const forceInOtherChord = formula(
  "6.4.1(6), (6.69)",
  "0.5 * N_Ed - 1000 * M_Ed * h_0 * A_ch / (2 * I_eff)",
  (N_Ed, M_Ed, h_0, A_ch, I_eff) => 0.5 * N_Ed - (1000 * M_Ed * h_0 * A_ch) / (2 * I_eff),
);
export const shear = formula("6.4.1(7), (6.70)", "1000 * pi * M_Ed / L", (M_Ed, L) => (1000 * Math.PI * M_Ed) / L);
export const shearOfGuide = guide(
  "V_Ed",
  "(4 - (4 - pi) * e_0 * N_Ed / (e_0 * N_Ed + 1000 * M_I_Ed)) * 1000 * M_Ed / L",
  (e_0, N_Ed, M_I_Ed, M_Ed, L) => ((4 - ((4 - Math.PI) * e_0 * N_Ed) / (e_0 * N_Ed + 1000 * M_I_Ed)) * 1000 * M_Ed) / L,
);
/** The shear of the loads, with that of the bow. */
export const shearOfLoads = formula(
  "6.4.1(7)",
  "(pi * N_Ed * e_0 / L + V_I_Ed) / (1 - N_Ed / N_cr - N_Ed / S_v)",
  (N_Ed, e_0, L, V_I_Ed, N_cr, S_v) => ((Math.PI * N_Ed * e_0) / L + V_I_Ed) / (1 - N_Ed / N_cr - N_Ed / S_v),
  { N_Ed: [0.01, 0.02] },
);

export const forceInDiagonal = formula("6.4.2.1", "V_Ed * d / (n * h_0)", (V_Ed, d, n, h_0) => (V_Ed * d) / (n * h_0));
export const forceInCross = formula(
  "6.4.2.1",
  "V_Ed * d / (2 * n * h_0)",
  (V_Ed, d, n, h_0) => (V_Ed * d) / (2 * n * h_0),
);
export const forceInPost = formula("6.4.2.1", "V_Ed / n", (V_Ed, n) => V_Ed / n);
export const shearOfBatten = formula(
  "6.4.3.1(1), Figure 6.11",
  "V_Ed * a / (n * h_0)",
  (V_Ed, a, n, h_0) => (V_Ed * a) / (n * h_0),
);
export const momentOfBatten = formula(
  "6.4.3.1(1), Figure 6.11",
  "V_Ed * a / (2 * n) / 1000",
  (V_Ed, a, n) => (V_Ed * a) / (2 * n) / 1000,
);
export const momentOfChord = formula(
  "6.4.3.1(1), Figure 6.11",
  "V_Ed * a / 4 / 1000",
  (V_Ed, a) => (V_Ed * a) / 4 / 1000,
);
export const shearOfChord = formula("6.4.3.1(1), Figure 6.11", "V_Ed / 2", (V_Ed) => V_Ed / 2);
export const plateInBending = formula(
  "6.2.5(2)",
  "t * b^2 / 6 * f_y / gamma_M0 / 1e6",
  (t, b, f_y, gamma_M0) => (((t * b ** 2) / 6) * f_y) / gamma_M0 / 1e6,
);
export const plateInShear = formula(
  "6.2.6(2)",
  "b * t * f_y / (sqrt(3) * gamma_M0) / 1000",
  (b, t, f_y, gamma_M0) => (b * t * f_y) / (Math.sqrt(3) * gamma_M0) / 1000,
);
export const besideShear = formula("6.2.8(3)", "(1 - rho) * M_Rd", (rho, M_Rd) => (1 - rho) * M_Rd);

/** Moments of opposite sense at its ends; k of Table B.1 at most this. */
export const interactionOfChord = formula(
  "6.3.3(4), Annex B",
  "N_Ed / N_b_Rd + 0.4 * (1 + 1.4 * N_Ed / N_b_Rd) * M_Ed / M_Rd",
  (N_Ed, N_b_Rd, M_Ed, M_Rd) => N_Ed / N_b_Rd + (0.4 * (1 + (1.4 * N_Ed) / N_b_Rd) * M_Ed) / M_Rd,
);
export const forceAndMoment = formula(
  "6.2.1(7)",
  "abs(N_Ed) / N_Rd + M_Ed / M_Rd",
  (N_Ed, N_Rd, M_Ed, M_Rd) => Math.abs(N_Ed) / N_Rd + M_Ed / M_Rd,
);

export const closest = formula("Table 6.9", "15 * i_min", (i_min) => 15 * i_min);
export const closestOfStar = formula("Table 6.9", "70 * i_min", (i_min) => 70 * i_min);
export const radius = formula("Table 6.9", "sqrt(I / A)", (I, A) => Math.sqrt(I / A));
export const lesser = formula("6.4.2.1(2)", "min(N_b, N_c)", (N_b, N_c) => Math.min(N_b, N_c));
export const greater = formula("6.4.1(7)", "max(V_1, V_2)", (V_1, V_2) => Math.max(V_1, V_2));
export const twice = formula("6.4", "2 * I_ch", (I_ch) => 2 * I_ch);
export const areaOfBoth = formula("6.4", "2 * A_ch", (A_ch) => 2 * A_ch);

export const stability = requirement(
  "built-up-stability",
  "6.4.1(6)",
  "N_Ed < 1 / (1 / N_cr + 1 / S_v)",
  "elastic critical force of the built-up member",
);
export const chordBuckling = requirement(
  "chord-buckling",
  "6.4.2.1(2)",
  "N_ch_Ed / N_ch_b_Rd <= 1",
  "buckling of a chord between its joints",
);
export const chordTension = requirement("chord-tension", "6.2.3(1)", "N_ch_t_Ed / N_pl_Rd <= 1", "tension in a chord");
export const chordBending = requirement(
  "chord-bending",
  "6.4.3.1(1)",
  "N_ch_Ed / N_ch_Rd + M_ch_Ed / M_ch_Rd <= 1",
  "chord with its bending between battens",
);
export const chordInteraction = requirement(
  "chord-interaction",
  "6.3.3(4)",
  "N_ch_Ed / N_ch_b_Rd + k * M_ch_Ed / M_ch_Rd <= 1",
  "buckling of a chord with its bending between battens",
);
export const chordShear = requirement("chord-shear", "6.2.6(1)", "V_ch_Ed / V_ch_Rd <= 1", "shear in a chord");
export const diagonalBuckling = requirement(
  "diagonal-buckling",
  "6.4.2.2",
  "N_d_Ed / N_d_b_Rd <= 1",
  "buckling of a diagonal",
);
export const diagonalTension = requirement(
  "diagonal-tension",
  "6.2.3(1)",
  "N_d_Ed / N_d_t_Rd <= 1",
  "diagonal in tension",
);
export const postBuckling = requirement("post-buckling", "6.4.2.2", "N_p_Ed / N_p_b_Rd <= 1", "buckling of a post");
export const battenBending = requirement("batten-bending", "6.4.3.2(1)", "M_b_Ed / M_b_Rd <= 1", "bending of a batten");
export const battenShear = requirement("batten-shear", "6.4.3.2(1)", "V_b_Ed / V_b_Rd <= 1", "shear in a batten");
