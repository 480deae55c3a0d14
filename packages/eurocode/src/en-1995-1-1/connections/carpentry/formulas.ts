import { formula } from "../../formula.ts";

// Step joints by EN 1995-1-1 6.2.2, 6.1.7 and 5.2: the standard has no clause of its own for carpentry joints. Depths and
// lengths as textbooks have them for NCI NA.12 of the German annex (Colling, Holzbau, 8.5; ourocode 2025 for France). Angles in degrees.

/** The face along the bisector: the force square to it over its length t_v / cos(gamma / 2) */
export const pressOnFront = formula(
  "6.2.2, equilibrium",
  "1000 * N_Ed * cos(gamma / 2 * pi / 180)^2 / (b * t_v)",
  (N_Ed, gamma, b, t_v) => (1000 * N_Ed * Math.cos(((gamma / 2) * Math.PI) / 180) ** 2) / (b * t_v),
);
/** The face square to the strut, t_v / cos(gamma) long */
export const pressOnHeel = formula(
  "6.2.2, equilibrium",
  "1000 * N_Ed * cos(gamma * pi / 180) / (b * t_v)",
  (N_Ed, gamma, b, t_v) => (1000 * N_Ed * Math.cos((gamma * Math.PI) / 180)) / (b * t_v),
);
export const bisected = formula("6.2.2, geometry", "gamma / 2", (gamma) => gamma / 2);
export const alongChord = formula(
  "6.1.7, equilibrium",
  "N_Ed * cos(gamma * pi / 180)",
  (N_Ed, gamma) => N_Ed * Math.cos((gamma * Math.PI) / 180),
);
export const ofBothStruts = formula("6.1.2(1)P, equilibrium", "2 * H_Ed", (H_Ed) => 2 * H_Ed);
/** No more than eight depths of the notch share the shear. */
export const sharingLength = formula("NCI NA.12.1", "min(l_v, 8 * t_v)", (l_v, t_v) => Math.min(l_v, 8 * t_v));
export const shearBefore = formula(
  "6.1.7(2)",
  "1000 * H_Ed / (k_cr * b * l_v_ef)",
  (H_Ed, k_cr, b, l_v_ef) => (1000 * H_Ed) / (k_cr * b * l_v_ef),
);
/** A quarter of the depth up to 50°, a sixth from 60° on */
export const deepestNotch = formula(
  "NCI NA.12.1",
  "h * max(1 / 6, min(1 / 4, 2 / 3 - gamma / 120))",
  (h, gamma) => h * Math.max(1 / 6, Math.min(1 / 4, 2 / 3 - gamma / 120)),
  { gamma: [20, 80] },
);
export const deepestOnBothSides = formula("NCI NA.12.1", "h / 6", (h) => h / 6);

export const leftBelow = formula("5.2(2)P", "b * (h - t_v)", (b, h, t_v) => b * (h - t_v), { h: [10, 20] });
export const leftOnBothSides = formula("5.2(2)P", "b * (h - 2 * t_v)", (b, h, t_v) => b * (h - 2 * t_v), {
  h: [20, 40],
});
export const tensionOfChord = formula("6.1.2(1)P", "1000 * N_Ed / A_net", (N_Ed, A_net) => (1000 * N_Ed) / A_net);
/** The force acts half of the notch off the axis of what is left. */
export const bendingOfChord = formula(
  "6.2.3",
  "1000 * N_Ed * (t_v / 2) / (b * (h - t_v)^2 / 6)",
  (N_Ed, t_v, b, h) => (1000 * N_Ed * (t_v / 2)) / ((b * (h - t_v) ** 2) / 6),
  { h: [12, 20], t_v: [1, 4] },
);
/** (6.17) of one axis */
export const togetherInChord = formula(
  "6.2.3 (6.17)",
  "sigma_t_0_d / f_t_0_d + sigma_m_d / f_m_d",
  (sigma_t_0_d, f_t_0_d, sigma_m_d, f_m_d) => sigma_t_0_d / f_t_0_d + sigma_m_d / f_m_d,
);

// Double steps: each face as that of a single one, the force shared as they carry it; the wood before the heel shears under all of it
// (Colling, Holzbau, 8.5; Peter and Scheer, Holzbau-Taschenbuch, 20).

export const carriedAtFront = formula(
  "6.2.2, equilibrium",
  "f_c_alpha_d * b * t_v / (1000 * cos(gamma / 2 * pi / 180)^2)",
  (f_c_alpha_d, b, t_v, gamma) => (f_c_alpha_d * b * t_v) / (1000 * Math.cos(((gamma / 2) * Math.PI) / 180) ** 2),
  { gamma: [20, 80] },
);
export const carriedAtHeel = formula(
  "6.2.2, equilibrium",
  "f_c_alpha_d * b * t_v / (1000 * cos(gamma * pi / 180))",
  (f_c_alpha_d, b, t_v, gamma) => (f_c_alpha_d * b * t_v) / (1000 * Math.cos((gamma * Math.PI) / 180)),
  { gamma: [20, 80] },
);
export const carriedByBoth = formula("6.2.2, equilibrium", "R_front + R_heel", (R_front, R_heel) => R_front + R_heel);
export const shareOfFront = formula(
  "6.2.2, equilibrium",
  "N_Ed * R_front / (R_front + R_heel)",
  (N_Ed, R_front, R_heel) => (N_Ed * R_front) / (R_front + R_heel),
);
/** From the end of the chord to where the face of the heel begins */
export const beforeHeel = formula(
  "6.1.7, geometry",
  "l_v + h_strut / sin(gamma * pi / 180) - t_v / (sin(gamma * pi / 180) * cos(gamma * pi / 180))",
  (l_v, h_strut, gamma, t_v) => {
    const angle = (gamma * Math.PI) / 180;
    return l_v + h_strut / Math.sin(angle) - t_v / (Math.sin(angle) * Math.cos(angle));
  },
  { gamma: [20, 80] },
);
/** From the end of the chord to the foot of the front notch */
export const footOfFront = formula(
  "6.2.2, geometry",
  "l_v + t_v * tan(gamma / 2 * pi / 180)",
  (l_v, t_v, gamma) => l_v + t_v * Math.tan(((gamma / 2) * Math.PI) / 180),
);
/** The heel lies 10 mm deeper, so that the two do not shear off together. */
export const leastHeel = formula("NCI NA.12.1", "t_v + 10", (t_v) => t_v + 10);

// Rafters notched over a purlin: a horizontal seat and an upright face, cut into the lower edge.

export const depthOfSeat = formula(
  "6.2.2, geometry",
  "seat * sin(pitch * pi / 180)",
  (seat, pitch) => seat * Math.sin((pitch * Math.PI) / 180),
);
export const uprightFace = formula(
  "6.2.2, geometry",
  "seat * tan(pitch * pi / 180)",
  (seat, pitch) => seat * Math.tan((pitch * Math.PI) / 180),
  { pitch: [5, 75] },
);
/** A vertical force is square to the grain of a level rafter. */
export const seatToGrain = formula("6.2.2, geometry", "90 - pitch", (pitch) => 90 - pitch);
export const pressOnFace = formula("6.2.2", "1000 * F / (b * a)", (F, b, a) => (1000 * F) / (b * a));
export const leftAtSeat = formula("5.2(2)P", "h - t", (h, t) => h - t, { h: [12, 20], t: [1, 5] });
/** From the force in the middle of the seat to the corner of the notch, along the rafter */
export const forceToCorner = formula(
  "6.5.2(2)",
  "seat / 2 / cos(pitch * pi / 180)",
  (seat, pitch) => seat / 2 / Math.cos((pitch * Math.PI) / 180),
  { pitch: [5, 75] },
);
