import { formula } from "./formula.ts";

/** V_pl,Rd, of members and of the parts of joints. */
export const shearResistance = formula(
  "6.2.6(2), (6.18)",
  "A_v * f_y / (sqrt(3) * gamma_M0) / 1000",
  (A_v, f_y, gamma_M0) => (A_v * f_y) / (Math.sqrt(3) * gamma_M0) / 1000,
);
