import { shearResistance } from "../../en-1993-1-1/shear-resistance.ts";
import { formula } from "../formula.ts";

// Shear of the chord between braces, and its axial force there: Tables 7.12 and 7.21 have the same, with a shear area of their own.

const shearOf = (table: "Table 7.12" | "Table 7.21") => ({
  chordShear: formula(
    table,
    "f_y0 * A_v / (sqrt(3) * sin(theta)) / gamma_M5 / 1000",
    (f_y0, A_v, theta, gamma_M5) => (f_y0 * A_v) / (Math.sqrt(3) * Math.sin(theta)) / gamma_M5 / 1000,
    { theta: [0.5, 1.5707] },
  ),
  plasticShear: formula(table, "f_y0 * A_v / sqrt(3) / gamma_M5 / 1000", (f_y0, A_v, gamma_M5) =>
    shearResistance(A_v, f_y0, gamma_M5),
  ),
  chordInGap: formula(
    table,
    "((A_0 - A_v) * f_y0 + A_v * f_y0 * sqrt(max(0, 1 - (V_Ed / V_pl_Rd)^2))) / gamma_M5 / 1000",
    (A_0, A_v, f_y0, V_Ed, V_pl_Rd, gamma_M5) =>
      ((A_0 - A_v) * f_y0 + A_v * f_y0 * Math.sqrt(Math.max(0, 1 - (V_Ed / V_pl_Rd) ** 2))) / gamma_M5 / 1000,
    { A_0: [20, 30], V_Ed: [0.1, 1], V_pl_Rd: [2, 10] },
  ),
});

export const ofRhs = shearOf("Table 7.12");
export const ofI = shearOf("Table 7.21");
