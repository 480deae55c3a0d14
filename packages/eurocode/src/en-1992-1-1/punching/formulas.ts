import { gradedForm, ofForm } from "../../basis/verification.ts";
import { formula, requirement } from "../formula.ts";

// EN 1992-1-1 6.4 and 9.4.3: punching.

export const meanDepth = formula("6.4.2(1) (6.32)", "(d_y + d_z) / 2", (d_y, d_z) => (d_y + d_z) / 2);
export const ratio = formula(
  "6.4.4(1)",
  "min(0.02, sqrt(A_sy / (1000 * d_y) * A_sz / (1000 * d_z)))",
  (A_sy, d_y, A_sz, d_z) => Math.min(0.02, Math.sqrt(((A_sy / (1000 * d_y)) * A_sz) / (1000 * d_z))),
);
/** Of a truss with compressed concrete (annex of Germany). */
export const greatestRatio = formula("6.4.4(1)", "min(rho_l, rho_max * f_cd / f_yd)", (rho_l, rho_max, f_cd, f_yd) =>
  Math.min(rho_l, (rho_max * f_cd) / f_yd),
);
/** Small columns inside (annex of Germany): up to u_0 = 4 d. */
export const smallColumn = formula(
  "6.4.4(1)",
  "C_Rd * min(1, 0.1 * u_0 / d + 0.6)",
  (C_Rd, u_0, d) => C_Rd * Math.min(1, (0.1 * u_0) / d + 0.6),
);
/** The rows next to the column count with less of their steel (annex of Germany). */
export const leastRow = formula(
  "6.4.5(1)",
  "min(A_sw_1 / kappa_1, A_sw_2 / kappa_2, A_sw)",
  (A_sw_1, kappa_1, A_sw_2, kappa_2, A_sw) => Math.min(A_sw_1 / kappa_1, A_sw_2 / kappa_2, A_sw),
);
export const unpressed = formula(
  "6.4.5(3)",
  "v_Rd_c - k_1 * sigma_cp",
  (v_Rd_c, k_1, sigma_cp) => v_Rd_c - k_1 * sigma_cp,
);
export const leastBeta = formula("6.4.3(6)", "max(beta, beta_min)", (beta, beta_min) => Math.max(beta, beta_min));
/** Per metre, as EN 1992-1-1:2004 leaves it out and ENV 1992-1-1 4.3.4.5.3 and the annex of Germany have it. */
export const leastMoment = formula("6.4.5(6)", "eta * V_Ed", (eta, V_Ed) => eta * V_Ed);
export const momentOfStrip = formula(
  "6.1",
  "A_s * f_yd * (d - A_s * f_yd / (2000 * f_cd)) / 1e6",
  (A_s, f_yd, d, f_cd) => (A_s * f_yd * (d - (A_s * f_yd) / (2000 * f_cd))) / 1e6,
  { d: [100, 400], f_cd: [10, 30] },
);
/** So that the slab hangs on its bars where it punches (annex of Germany). */
export const againstCollapse = formula("9.4.1(3)", "V * 1000 / f_yk", (V, f_yk) => (V * 1000) / f_yk);
export const collapseBars = requirement(
  "collapse-reinforcement",
  "9.4.1(3)",
  "A_s_min / A_s_through <= 1",
  "bars through the column against collapse",
);
export const stripBars = requirement(
  "column-strip-bars",
  "6.4.5(6)",
  "m_Ed_min / m_Rd <= 1",
  "least moments over the column",
);

export const aroundRectangle = formula("6.4.5(3)", "2 * (c_1 + c_2)", (c_1, c_2) => 2 * (c_1 + c_2));
export const aroundCircle = formula("6.4.5(3)", "pi * D", (D) => Math.PI * D);
export const aroundEdge = formula("6.4.5(3)", "min(c_2 + 3 * d, c_2 + 2 * c_1)", (c_2, d, c_1) =>
  Math.min(c_2 + 3 * d, c_2 + 2 * c_1),
);
/** Half of the circle, and its sides to the edge; a quarter, to both */
export const aroundRoundEdge = formula(
  "6.4.5(3)",
  "pi * D / 2 + min(3 * d, D)",
  (D, d) => (Math.PI * D) / 2 + Math.min(3 * d, D),
);
export const aroundRoundCorner = formula("6.4.5(3)", "min(3 * d, pi * D / 4 + D)", (d, D) =>
  Math.min(3 * d, (Math.PI * D) / 4 + D),
);
export const aroundCorner = formula("6.4.5(3)", "min(3 * d, c_1 + c_2)", (d, c_1, c_2) => Math.min(3 * d, c_1 + c_2));
/** u_1 at 2 d of an internal column, Figure 6.13 */
export const perimeter = formula("6.4.2(1)", "u_0 + 4 * pi * d", (u_0, d) => u_0 + 4 * Math.PI * d);
/** Figure 6.15, to the edge */
export const perimeterAtEdge = formula(
  "6.4.2(4)",
  "c_2 + 2 * (c_1 + e) + 2 * pi * d",
  (c_2, c_1, e, d) => c_2 + 2 * (c_1 + e) + 2 * Math.PI * d,
);
export const perimeterAtCorner = formula(
  "6.4.2(4)",
  "c_1 + c_2 + 2 * e + pi * d",
  (c_1, c_2, e, d) => c_1 + c_2 + 2 * e + Math.PI * d,
);
/** Round columns: concentric with them, then square to the edges */
export const perimeterAtRoundEdge = formula(
  "6.4.2(4)",
  "2 * (D / 2 + e) + pi * (D / 2 + 2 * d)",
  (D, e, d) => 2 * (D / 2 + e) + Math.PI * (D / 2 + 2 * d),
);
export const perimeterAtRoundCorner = formula(
  "6.4.2(4)",
  "2 * (D / 2 + e) + pi / 2 * (D / 2 + 2 * d)",
  (D, e, d) => 2 * (D / 2 + e) + (Math.PI / 2) * (D / 2 + 2 * d),
);
/** Of a long area only its ends carry (annex of Germany, as ENV 1992-1-1 4.3.4.2.2): sides that count, b the shorter. */
export const shortSide = formula("6.4.2(1)", "min(b, 2.8 * d)", (b, d) => Math.min(b, 2.8 * d));
export const longSide = formula("6.4.2(1)", "min(a, 2 * b, 5.6 * d - b_1)", (a, b, d, b_1) =>
  Math.min(a, 2 * b, 5.6 * d - b_1),
);
/** The end of a wall: three of the sides of a long area, and half of a circle */
export const aroundWallEnd = formula("6.4.5(3)", "a_1 + b_1", (a_1, b_1) => a_1 + b_1);
export const perimeterAtWallEnd = formula(
  "6.4.2(1)",
  "a_1 + b_1 + 2 * pi * d",
  (a_1, b_1, d) => a_1 + b_1 + 2 * Math.PI * d,
);
/** The outer corner of walls: of each side no more than at its end, nor than of a wide area */
export const sideOfCorner = formula("6.4.2(1)", "min(c, b, 1.4 * d)", (c, b, d) => Math.min(c, b, 1.4 * d));
export const aroundWallCorner = formula("6.4.5(3)", "s_1 + s_2", (s_1, s_2) => s_1 + s_2);
export const perimeterAtWallCorner = formula(
  "6.4.2(1)",
  "s_1 + s_2 + pi * d",
  (s_1, s_2, d) => s_1 + s_2 + Math.PI * d,
);
/** (6.41) for a moment whose eccentricity lies along c_1 */
export const modulus = formula(
  "6.4.3(3) (6.41)",
  "c_1^2 / 2 + c_1 * c_2 + 4 * c_2 * d + 16 * d^2 + 2 * pi * d * c_1",
  (c_1, c_2, d) => c_1 ** 2 / 2 + c_1 * c_2 + 4 * c_2 * d + 16 * d ** 2 + 2 * Math.PI * d * c_1,
);
/** (6.39) */
export const betaOneWay = formula(
  "6.4.3(3) (6.39)",
  "1 + k * abs(M_Ed) * 1000 / V_Ed * u_1 / W_1",
  (k, M_Ed, V_Ed, u_1, W_1) => 1 + (((k * Math.abs(M_Ed) * 1000) / V_Ed) * u_1) / W_1,
);
/** (6.42) */
export const betaOfCircle = formula(
  "6.4.3(3) (6.42)",
  "1 + 0.6 * pi * sqrt(M_y^2 + M_z^2) * 1000 / V_Ed / (D + 4 * d)",
  (M_y, M_z, V_Ed, D, d) => 1 + (0.6 * Math.PI * Math.sqrt(M_y ** 2 + M_z ** 2) * 1000) / V_Ed / (D + 4 * d),
);
/** (6.43) */
export const betaBothWays = formula(
  "6.4.3(3) (6.43)",
  "1 + 1.8 * sqrt((M_z * 1000 / V_Ed / (c_2 + 4 * d))^2 + (M_y * 1000 / V_Ed / (c_1 + 4 * d))^2)",
  (M_z, V_Ed, c_2, d, M_y, c_1) =>
    1 + 1.8 * Math.sqrt(((M_z * 1000) / V_Ed / (c_2 + 4 * d)) ** 2 + ((M_y * 1000) / V_Ed / (c_1 + 4 * d)) ** 2),
);
/** Figure 6.20a), with both legs no longer than 1.5 d or half the column */
export const reducedAtEdge = formula(
  "6.4.3(4) Figure 6.20",
  "c_2 + 2 * min(1.5 * d, 0.5 * c_1) + 2 * pi * d",
  (c_2, d, c_1) => c_2 + 2 * Math.min(1.5 * d, 0.5 * c_1) + 2 * Math.PI * d,
);
export const reducedAtCorner = formula(
  "6.4.3(5) Figure 6.20",
  "min(1.5 * d, 0.5 * c_1) + min(1.5 * d, 0.5 * c_2) + pi * d",
  (d, c_1, c_2) => Math.min(1.5 * d, 0.5 * c_1) + Math.min(1.5 * d, 0.5 * c_2) + Math.PI * d,
);
/** (6.45), for an eccentricity along the edge; a is c_1 with what lies between it and the edge */
export const modulusAtEdge = formula(
  "6.4.3(4) (6.45)",
  "c_2^2 / 4 + a * c_2 + 4 * a * d + 8 * d^2 + pi * d * c_2",
  (c_2, a, d) => c_2 ** 2 / 4 + a * c_2 + 4 * a * d + 8 * d ** 2 + Math.PI * d * c_2,
);
/** (6.44) */
export const betaAtEdge = formula(
  "6.4.3(4) (6.44)",
  "u_1 / u_1_red + k * abs(M_par) * 1000 / V_Ed * u_1 / W_1",
  (u_1, u_1_red, k, M_par, V_Ed, W_1) => u_1 / u_1_red + (((k * Math.abs(M_par) * 1000) / V_Ed) * u_1) / W_1,
);
/** (6.39) of a moment outwards, W_z about the middle of u_1; on top of (6.44) or (6.46), with which it begins */
export const betaOutwards = formula(
  "6.4.3(4), (5) (6.39)",
  "u_1 / u_1_red + (k_z * abs(M_z) / W_z + k * abs(M_par) / W_1) * 1000 / V_Ed * u_1",
  (u_1, u_1_red, k_z, M_z, W_z, k, M_par, W_1, V_Ed) =>
    u_1 / u_1_red + ((((k_z * Math.abs(M_z)) / W_z + (k * Math.abs(M_par)) / W_1) * 1000) / V_Ed) * u_1,
);
/** (6.46) */
export const betaAtCorner = formula("6.4.3(5) (6.46)", "u_1 / u_1_red", (u_1, u_1_red) => u_1 / u_1_red);
export const withoutLost = formula("6.4.2(3)", "u - u_lost", (u, u_lost) => u - u_lost);
export const withoutShare = formula("6.4.2(3)", "u * (1 - share)", (u, share) => u * (1 - share), { share: [0, 0.9] });
export const reachOfOpenings = formula("6.4.2(3)", "6 * d", (d) => 6 * d);
/** (6.48) */
export const reducedByGround = formula(
  "6.4.4(2) (6.48)",
  "V_Ed - sigma_gd * A_in / 1e6",
  (V_Ed, sigma_gd, A_in) => V_Ed - (sigma_gd * A_in) / 1e6,
);
export const insideRectangle = formula(
  "6.4.4(2)",
  "c_1 * c_2 + 2 * (c_1 + c_2) * a + pi * a^2",
  (c_1, c_2, a) => c_1 * c_2 + 2 * (c_1 + c_2) * a + Math.PI * a ** 2,
);
export const insideCircle = formula("6.4.4(2)", "pi * (D / 2 + a)^2", (D, a) => Math.PI * (D / 2 + a) ** 2);
export const aroundAt = formula("6.4.4(2)", "u_0 + 2 * pi * a", (u_0, a) => u_0 + 2 * Math.PI * a);
/** (6.50) */
export const nearColumn = formula("6.4.4(2) (6.50)", "v_Rd_c * 2 * d / a", (v_Rd_c, d, a) => (v_Rd_c * 2 * d) / a);
/** (6.33), a circle */
export const roundHead = formula("6.4.2(8) (6.33)", "2 * d + l_H + 0.5 * c", (d, l_H, c) => 2 * d + l_H + 0.5 * c);
/** (6.34), (6.35): of a rectangular head the sides l_1 <= l_2 */
export const squareHead = formula(
  "6.4.2(8) (6.34)",
  "min(2 * d + 0.56 * sqrt(l_1 * l_2), 2 * d + 0.69 * l_1)",
  (d, l_1, l_2) => Math.min(2 * d + 0.56 * Math.sqrt(l_1 * l_2), 2 * d + 0.69 * l_1),
);
export const sideOfHead = formula("6.4.2(8)", "c + 2 * l_H", (c, l_H) => c + 2 * l_H);
export const circleOf = formula("6.4.2(8)", "2 * pi * r_cont", (r_cont) => 2 * Math.PI * r_cont);
/** Struts in a head reach no deeper than it is wide. */
export const depthAtColumn = formula("6.4.5(3)", "d + min(h_H, l_H)", (d, h_H, l_H) => d + Math.min(h_H, l_H));
export const alongHead = formula("6.4.5(3)", "u_0 + 8 * l_H", (u_0, l_H) => u_0 + 8 * l_H);
export const alongRoundHead = formula("6.4.5(3)", "u_0 + 2 * pi * l_H", (u_0, l_H) => u_0 + 2 * Math.PI * l_H);
/** Columns beyond this have most of the force at their corners. */
export const gathers = formula("6.4.2(1)", "12 * d", (d) => 12 * d);
export const ratioInHead = formula("6.4.2(10)", "rho_l * d / d_H", (rho_l, d, d_H) => (rho_l * d) / d_H);
export const partOfReach = formula("6.4.4(2)", "2 * d * share", (d, share) => 2 * d * share);
export const basicDistance = formula("6.4.2(1)", "2 * d", (d) => 2 * d);
export const toEdge = formula("6.4.3(4)", "c_1 + e", (c_1, e) => c_1 + e);
export const shallowHead = formula("6.4.2(8)", "2 * h_H", (h_H) => 2 * h_H);
export const deepHead = formula("6.4.2(9)", "2 * (d + h_H)", (d, h_H) => 2 * (d + h_H));

/** (6.38), (6.53) */
export const stress = formula(
  "6.4.3(3) (6.38)",
  "beta * V_Ed * 1000 / (u * d)",
  (beta, V_Ed, u, d) => (beta * V_Ed * 1000) / (u * d),
);
/** (6.47) */
export const withoutLinks = formula(
  "6.4.4(1) (6.47)",
  "max(0, max(C_Rd / gamma_C * k * (100 * rho_l * f_ck)^(1 / 3), v_min) + k_1 * sigma_cp)",
  (C_Rd, gamma_C, k, rho_l, f_ck, v_min, k_1, sigma_cp) =>
    Math.max(0, Math.max((C_Rd / gamma_C) * k * (100 * rho_l * f_ck) ** (1 / 3), v_min) + k_1 * sigma_cp),
);
export const struts = formula("6.4.5(3)", "f_max * nu * f_cd", (f_max, nu, f_cd) => f_max * nu * f_cd);
export const strengthOfLinks = formula("6.4.5(1)", "min(f_ywd, 250 + 0.25 * d)", (f_ywd, d) =>
  Math.min(f_ywd, 250 + 0.25 * d),
);
/** (6.52) */
export const withLinks = formula(
  "6.4.5(1) (6.52)",
  "0.75 * v_Rd_c + 1.5 * d / s_r * A_sw * f_ywd_ef / (u_1 * d) * sin(alpha)",
  (v_Rd_c, d, s_r, A_sw, f_ywd_ef, u_1, alpha) =>
    0.75 * v_Rd_c + (((1.5 * d) / s_r) * A_sw * f_ywd_ef * Math.sin(alpha)) / (u_1 * d),
);
export const requiredLinks = formula(
  "6.4.5(1) (6.52)",
  "max(0, v_Ed - 0.75 * v_Rd_c) * s_r * u_1 / (1.5 * f_ywd_ef * sin(alpha))",
  (v_Ed, v_Rd_c, s_r, u_1, f_ywd_ef, alpha) =>
    (Math.max(0, v_Ed - 0.75 * v_Rd_c) * s_r * u_1) / (1.5 * f_ywd_ef * Math.sin(alpha)),
);
export const greatest = formula("6.4.5(1)", "k_max * v_Rd_c", (k_max, v_Rd_c) => k_max * v_Rd_c);
/** (6.54) */
export const outerPerimeter = formula(
  "6.4.5(4) (6.54)",
  "beta * V_Ed * 1000 / (v_Rd_c * d)",
  (beta, V_Ed, v_Rd_c, d) => (beta * V_Ed * 1000) / (v_Rd_c * d),
);
/** From the column, as u_1 lies at 2 d: the perimeter grows by `turn` with each mm. */
export const distanceOut = formula("6.4.5(4)", "max(0, 2 * d + (u_out - u_1) / turn)", (d, u_out, u_1, turn) =>
  Math.max(0, 2 * d + (u_out - u_1) / turn),
);
export const reachOfLinks = formula(
  "6.4.5(4)",
  "first + (n - 1) * s_r + k_out * d",
  (first, n, s_r, k_out, d) => first + (n - 1) * s_r + k_out * d,
);
export const radialLimit = formula("9.4.3(1)", "0.75 * d", (d) => 0.75 * d);
export const tangentialLimit = formula("9.4.3(1)", "1.5 * d", (d) => 1.5 * d);
export const firstLimit = formula("9.4.3(1)", "0.5 * d", (d) => 0.5 * d);
/** (9.11), of one leg */
export const leastLeg = formula(
  "9.4.3(2) (9.11)",
  "0.08 * sqrt(f_ck) / f_yk * s_r * s_t / (1.5 * sin(alpha) + cos(alpha))",
  (f_ck, f_yk, s_r, s_t, alpha) =>
    (((0.08 * Math.sqrt(f_ck)) / f_yk) * s_r * s_t) / (1.5 * Math.sin(alpha) + Math.cos(alpha)),
);
export const leastPerimeter = formula("9.4.3(2) (9.11)", "A_leg * u_1 / s_t", (A_leg, u_1, s_t) => (A_leg * u_1) / s_t);

export const atColumn = requirement("punching-column", "6.4.5(3)", "v_Ed_0 / v_Rd_max <= 1", "punching at the column");
export const inHead = requirement("punching-head", "6.4.2(10)", "v_Ed / v_Rd_c <= 1", "punching within the head");
export const atU1 = requirement("punching", "6.4.3(2)", "v_Ed / v_Rd <= 1");
export const limit = requirement(
  "punching-limit",
  "6.4.5(1)",
  "v_Ed / (k_max v_Rd_c) <= 1",
  "punching, limit with links",
);
export const outer = gradedForm(
  requirement("punching-outer", "6.4.5(4)", "r_out / r_links <= 1", "punching outside the links"),
);
export const radial = ofForm(
  requirement("link-spacing-radial", "9.4.3(1)", "s_r / 0.75 d <= 1", "radial spacing of punching links"),
);
export const first = ofForm(
  requirement("link-first", "9.4.3(1)", "s_0 / 0.5 d <= 1", "distance of the first punching links"),
);
/** 9.3.2(1) */
export const leastThickness = 200;
export const thickEnough = ofForm(
  requirement("slab-thickness", "9.3.2(1)", "h_min / h <= 1", "least thickness of slabs with links"),
);
export const perimetersAtLeast = ofForm(
  requirement("link-perimeters", "9.4.3(1)", "2 / n <= 1", "least number of perimeters of punching links"),
);
export const tangential = ofForm(
  requirement("link-spacing-tangential", "9.4.3(1)", "s_t / 1.5 d <= 1", "tangential spacing of punching links"),
);
export const leastLinks = ofForm(requirement("minimum-links", "9.4.3(2)", "A_sw_min / A_sw <= 1", "least links"));
