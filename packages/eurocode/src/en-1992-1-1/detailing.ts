import { ofForm } from "../basis/verification.ts";
import { formula, requirement } from "./formula.ts";

// EN 1992-1-1 9.5: reinforcement of columns.

/** (9.12N) with the annex's factors */
export const leastReinforcement = formula(
  "9.5.2(2) (9.12N)",
  "max(f_N * N_Ed * 1000 / f_yd, f_A * A_c)",
  (f_N, N_Ed, f_yd, f_A, A_c) => Math.max((f_N * N_Ed * 1000) / f_yd, f_A * A_c),
);
export const mostReinforcement = formula("9.5.2(3)", "f_max * A_c", (f_max, A_c) => f_max * A_c);
export const leastLink = formula("9.5.3(1)", "max(6, phi_max / 4)", (phi_max) => Math.max(6, phi_max / 4));
export const mostSpacing = formula("9.5.3(3)", "min(f_phi * phi_min, b_min, s_max)", (f_phi, phi_min, b_min, s_max) =>
  Math.min(f_phi * phi_min, b_min, s_max),
);
/** Near beams and at laps. */
export const mostSpacingReduced = formula(
  "9.5.3(4)",
  "0.6 * min(f_phi * phi_min, b_min, s_max)",
  (f_phi, phi_min, b_min, s_max) => 0.6 * Math.min(f_phi * phi_min, b_min, s_max),
);

/** Where an annex limits the distance of the bars. */
export const distanceOfBars = ofForm(
  requirement("bar-distance", "9.5.2", "a / a_max <= 1", "distance between longitudinal bars"),
);
export const leastSideOfColumn = ofForm(
  requirement("least-side", "9.5.1(1)", "b_min_required / b_min <= 1", "least side"),
);
/** 9.5.3(6) */
export const farthestUnheld = 150;
export const barsHeld = ofForm(
  requirement("bar-restraint", "9.5.3(6)", "a_held / 150 <= 1", "distance of bars from one held by a link"),
);

export const minimumReinforcement = ofForm(requirement("minimum-reinforcement", "9.5.2(2)", "A_s_min / A_s <= 1"));
export const maximumReinforcement = ofForm(requirement("maximum-reinforcement", "9.5.2(3)", "A_s / A_s_max <= 1"));
export const barDiameter = ofForm(requirement("bar-diameter", "9.5.2(1)", "phi_min_required / phi <= 1"));
export const linkDiameter = ofForm(requirement("link-diameter", "9.5.3(1)", "max(6, phi_max / 4) / phi_link <= 1"));
export const linkSpacing = ofForm(requirement("link-spacing", "9.5.3(3)", "s / s_cl_tmax <= 1"));
export const sidesOfColumn = ofForm(
  requirement("column-sides", "9.5.1(1)", "h / (4 * b) <= 1", "sides of a column, not a wall"),
);
