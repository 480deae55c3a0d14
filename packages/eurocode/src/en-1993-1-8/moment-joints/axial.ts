import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import type { Member } from "../parts/index.ts";
import { says } from "./says.ts";

// 6.2.7.1(2), (3): up to 5 % of N_pl,Rd the moment resistance does not know of N_Ed, which the joint carries all the same;
// above, the utilizations of both are added.

const freeForce = formula(
  "6.2.7.1(2)",
  "0.05 * A * f_y / gamma_M0 / 1000",
  (A, f_y, gamma_M0) => (0.05 * A * f_y) / gamma_M0 / 1000,
);
/** The rows pull, and nothing presses. */
export const tensionOfRows = formula("6.2.7.1(3)", "sum_F_tr_Rd", (sum_F_tr_Rd) => sum_F_tr_Rd);
/** A splice presses with all of the beam: flanges and web. */
export const forceOfBeam = formula(
  "6.2.7.1(3)",
  "A * f_y / gamma_M0 / 1000",
  (A, f_y, gamma_M0) => (A * f_y) / gamma_M0 / 1000,
);
/** Both flanges alike. */
export const forceOfFlanges = formula(
  "6.2.7.1(3)",
  "2 * min(F_beam_Rd, F_column_Rd)",
  (F_beam_Rd, F_column_Rd) => 2 * Math.min(F_beam_Rd, F_column_Rd),
);
const together = formula(
  "6.2.7.1(3)",
  "M_j_Ed / M_j_Rd + N_Ed / N_j_Rd",
  (M_j_Ed, M_j_Rd, N_Ed, N_j_Rd) => M_j_Ed / M_j_Rd + N_Ed / N_j_Rd,
);

const jointAxial = requirement("joint-axial", "6.2.7.1(2)", "N_Ed / N_j_Rd <= 1", "axial force of the joint");
const jointAxialMoment = requirement(
  "moment-axial",
  "6.2.7.1(3)",
  "M_j_Ed / M_j_Rd + N_Ed / N_j_Rd <= 1",
  "moment and axial force of the joint",
);

interface Axial {
  readonly N_Ed: number | undefined;
  readonly M_j_Ed: number | undefined;
  readonly M_j_Rd: number;
  readonly gamma_M0: number;
  /** writes N_j,Rd for tension or compression */
  readonly put: (pulls: boolean) => number;
}

export function verifyAxial(sheet: Sheet, beam: Member, { N_Ed = 0, M_j_Ed = 0, M_j_Rd, gamma_M0, put }: Axial): void {
  if (N_Ed === 0) return;
  const N = Math.abs(N_Ed);
  const N_Rd = put(N_Ed < 0);
  sheet.verify(jointAxial, N, N_Rd, "kN");
  if (M_j_Ed === 0) return;
  if (N <= freeForce(beam.section.properties.A_mm2, beam.steel.f_y, gamma_M0)) {
    sheet.assume(says.smallAxialForce);
    return;
  }
  if (M_j_Rd <= 0 || N_Rd <= 0) return; // each fails alone
  sheet.verify(jointAxialMoment, sheet.put("eta_6_24", together, Math.abs(M_j_Ed), M_j_Rd, N, N_Rd), 1, "");
}
