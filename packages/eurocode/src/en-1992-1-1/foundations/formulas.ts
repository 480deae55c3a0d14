import { ofForm } from "../../basis/verification.ts";
import { formula, groundFormula, groundRequirement, requirement } from "../formula.ts";

// EN 1992-1-1 6.7, 9.8.2 and 12.9.3: pads and strips. Lengths in mm, forces in kN, pressures in kN/m².

/** What the foundation weighs with the soil on it. */
export const weight = formula(
  "5.1.2",
  "gamma * L * B * (h * w_c + h_s * w_s) / 1e9",
  (gamma, L, B, h, w_c, h_s, w_s) => (gamma * L * B * (h * w_c + h_s * w_s)) / 1e9,
);
/** About the middle of the base; the force at the foot acts on top of the foundation. */
export const momentAtBase = formula(
  "5.1.2",
  "M_Ed + V_Ed * h / 1000 + N_Ed * e_col / 1000",
  (M_Ed, V_Ed, h, N_Ed, e_col) => M_Ed + (V_Ed * h) / 1000 + (N_Ed * e_col) / 1000,
);
export const eccentricity = formula(
  "5.1.2",
  "M_base * 1000 / (N_Ed + G_Ed)",
  (M_base, N_Ed, G_Ed) => (M_base * 1000) / (N_Ed + G_Ed),
);
export const effectiveSide = formula("5.1.2", "L - 2 * abs(e)", (L, e) => L - 2 * Math.abs(e), {
  L: [5, 10],
  e: [0, 2],
});
export const pressureOfArea = formula(
  "5.1.2",
  "(N_Ed + G_Ed) * 1e6 / (L_ef * B_ef)",
  (N_Ed, G_Ed, L_ef, B_ef) => ((N_Ed + G_Ed) * 1e6) / (L_ef * B_ef),
);
export const ofWhole = formula("5.1.2", "F * 1e6 / (L * B)", (F, L, B) => (F * 1e6) / (L * B));
/** A circle as the square of its area. */
export const squareOfCircle = formula("9.8.2.1", "sqrt(pi) / 2 * D", (D) => (Math.sqrt(Math.PI) / 2) * D);
/** From the middle of the column to the section of the greatest moment. */
export const toFace = formula("9.8.2.1", "c / 2", (c) => c / 2);
export const insideMasonry = formula("9.8.2.1", "0.35 * c", (c) => 0.35 * c);
export const areaAcross = formula("9.8.2.1", "a_s * b / 1000", (a_s, b) => (a_s * b) / 1000);

export const perMetre = formula("6.4.4(1)", "A_s * 1000 / b", (A_s, b) => (A_s * 1000) / b);
/** 2 d of the mean depth */
export const lineAway = formula("6.4.4(2)", "d_y + d_z", (d_y, d_z) => d_y + d_z);

/** Figure 9.13: N_Ed is taken 0.15 c inside the face */
export const forceInside = formula("9.8.2.2(3)", "0.15 * c", (c) => 0.15 * c);
export const firstSection = formula("9.8.2.2(5)", "h / 2", (h) => h / 2);
export const innerArm = formula("9.8.2.2(3)", "0.9 * d", (d) => 0.9 * d);
/** (9.13): the moment of the ground beyond x is R z_e */
export const forceToAnchor = formula("9.8.2.2(3) (9.13)", "M_x * 1000 / z_i", (M_x, z_i) => (M_x * 1000) / z_i);
/** Figure 8.3 b), of bars that are bent up */
export const besideBend = formula("8.4.4(1) Figure 8.3", "min((s - phi) / 2, c)", (s, phi, c) =>
  Math.min((s - phi) / 2, c),
);
/** Table 8.2: beyond it a bend counts */
export const leastBesideBend = formula("8.4.4(1) Table 8.2", "3 * phi", (phi) => 3 * phi);
export const stressToAnchor = formula("9.8.2.2(3) (9.13)", "F_s * 1000 / A_s", (F_s, A_s) => (F_s * 1000) / A_s);
export const lengthBefore = formula("9.8.2.2(3)", "x - c_end", (x, c_end) => x - c_end, {
  x: [5, 10],
  c_end: [0.1, 2],
});

/** 6.7(2): A_c1 similar to A_c0, within the foundation, spread no further than its depth and no more than three times. */
export const spread = formula(
  "6.7(2)",
  "min(3, 1 + h / c_1, 1 + h / c_2, 1 + 2 * a_1 / c_1, 1 + 2 * a_2 / c_2)",
  (h, c_1, c_2, a_1, a_2) => Math.min(3, 1 + h / c_1, 1 + h / c_2, 1 + (2 * a_1) / c_1, 1 + (2 * a_2) / c_2),
);
/** (6.63) */
export const loadedArea = formula(
  "6.7(2) (6.63)",
  "A_c0 * f_cd * lambda_c / 1000",
  (A_c0, f_cd, lambda_c) => (A_c0 * f_cd * lambda_c) / 1000,
);
export const withStarters = formula(
  "6.7(2)",
  "F_Rdu + A_s * f_yd / 1000",
  (F_Rdu, A_s, f_yd) => F_Rdu + (A_s * f_yd) / 1000,
);
export const stressOfStarters = formula(
  "6.7(2)",
  "min(f_yd, max(0, N_Ed - F_Rdu) * 1000 / A_s)",
  (f_yd, N_Ed, F_Rdu, A_s) => Math.min(f_yd, (Math.max(0, N_Ed - F_Rdu) * 1000) / A_s),
  { N_Ed: [20, 30], F_Rdu: [1, 10] },
);

export const horizontal = groundFormula("6.5.3(2)", "sqrt(V_y^2 + V_z^2)", (V_y, V_z) =>
  Math.sqrt(V_y ** 2 + V_z ** 2),
);
/** (6.3a) */
export const friction = groundFormula(
  "6.5.3(8)",
  "(N_Ed + G) * tan(delta_d * pi / 180)",
  (N_Ed, G, delta_d) => (N_Ed + G) * Math.tan((delta_d * Math.PI) / 180),
);

/** Of a section without bars, in elastic bending */
export const plainMoment = formula("12.6.1", "f_ctd * b * h^2 / 6e6", (f_ctd, b, h) => (f_ctd * b * h ** 2) / 6e6);

/** (12.13) */
export const plainDepth = formula(
  "12.9.3(1) (12.13)",
  "a * sqrt(9 * sigma_gd / 1000 / f_ctd) / 0.85",
  (a, sigma_gd, f_ctd) => (a * Math.sqrt((9 * sigma_gd) / 1000 / f_ctd)) / 0.85,
);

export const plainSimple = formula("12.9.3(1)", "2 * a", (a) => 2 * a);

/** 9.3.1.1(2), of a strip along the wall */
export const leastAlong = formula("9.3.1.1(2)", "0.2 * A_s", (A_s) => 0.2 * A_s);

const ways = { y: "along y", z: "along z" } as const;
type WayName = keyof typeof ways;
const bothWays = <T>(make: (way: WayName) => T): Readonly<Record<WayName, T>> => ({ y: make("y"), z: make("z") });

export const bending = bothWays((way) =>
  requirement(`bars-bending-${way}`, "6.1", "M_Ed / M_Rd <= 1", `bending of the bars ${ways[way]}`),
);
export const shearAtDepth = bothWays((way) =>
  requirement(`bars-shear-${way}`, "6.2.2(1)", "V_Ed / V_Rd_c <= 1", `shear across the bars ${ways[way]}`),
);
export const shearAtFace = bothWays((way) =>
  requirement(`shear-strut-${way}`, "6.2.2(6)", "V_Ed / V_Rd_max <= 1", `shear at the face, bars ${ways[way]}`),
);
export const minimum = bothWays((way) =>
  ofForm(
    requirement(`minimum-reinforcement-${way}`, "9.2.1.1(1)", "A_s_min / A_s <= 1", `least reinforcement ${ways[way]}`),
  ),
);
export const spacing = bothWays((way) =>
  ofForm(requirement(`bar-spacing-${way}`, "9.3.1.1(3)", "s / s_max <= 1", `spacing of the bars ${ways[way]}`)),
);
export const clearGap = bothWays((way) =>
  ofForm(requirement(`bar-gap-${way}`, "8.2(2)", "s_least / s <= 1", `clear distance of the bars ${ways[way]}`)),
);
export const anchored = bothWays((way) =>
  requirement(`anchorage-${way}`, "9.8.2.2(3)", "l_bd / l <= 1", `anchorage of the bars ${ways[way]}`),
);
export const thinnest = ofForm(
  requirement("bar-diameter", "9.8.2.1(1)", "phi_min / phi <= 1", "least diameter of the bars of a foundation"),
);
export const secondary = ofForm(
  requirement("secondary-reinforcement", "9.3.1.1(2)", "0.2 A_s / A_s_along <= 1", "bars along a strip"),
);
export const bearing = requirement("ground-bearing", "5.1.2", "sigma_Ed / sigma_Rd <= 1", "bearing of the ground");
export const bearingForce = requirement("ground-bearing", "5.1.2", "(N_Ed + G_Ed) / R_d <= 1", "bearing of the ground");
export const sliding = groundRequirement("ground-sliding", "6.5.3(2)", "H_Ed / R_d <= 1", "sliding on the ground");
export const columnFoot = requirement(
  "column-foot",
  "6.7(2)",
  "N_Ed / F_Rd <= 1",
  "concrete under the foot of the column",
);
export const starters = requirement(
  "starter-anchorage",
  "8.4.4(1)",
  "l_bd / l <= 1",
  "anchorage of the bars into the column",
);
export const plainFooting = requirement(
  "plain-footing",
  "12.9.3(1)",
  "h_min / h <= 1",
  "depth of a foundation without reinforcement",
);
