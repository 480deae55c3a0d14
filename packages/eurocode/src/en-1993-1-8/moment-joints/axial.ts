import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import type { Member } from "../parts/index.ts";
import type { Resistance } from "./faces.ts";
import { says } from "./says.ts";

// 6.2.7.1(2), (3): up to 5 % of N_pl,Rd the moment resistance does not know of N_Ed, which the joint carries all the same;
// above, the utilizations of both are added.

const freeForce = formula(
  "6.2.7.1(2)",
  "0.05 * A * f_y / gamma_M0 / 1000",
  (A, f_y, gamma_M0) => (0.05 * A * f_y) / gamma_M0 / 1000,
);
export const forceOfMoment = formula("6.2.7.1(1)", "M_j_Ed * 1000 / z", (M_j_Ed, z) => (M_j_Ed * 1000) / z);
export const leastForce = formula("6.2.7.1(1)", "min(F_a, F_b)", (F_a, F_b) => Math.min(F_a, F_b));
/** A splice presses with all of the beam: flanges and web. */
export const forceOfBeam = formula(
  "6.2.7.1(3)",
  "A * f_y / gamma_M0 / 1000",
  (A, f_y, gamma_M0) => (A * f_y) / gamma_M0 / 1000,
);
/** N_Ed acts on the beam's axis, at a from the middle of the flange that a moment pulls, of the distance z between both. */
export const forceOnAxis = formula(
  "6.2.7.1, equilibrium",
  "min(F_c_Rd * z / a, F_c_top_Rd * z / (z - a))",
  (F_c_Rd, z, a, F_c_top_Rd) => Math.min((F_c_Rd * z) / a, (F_c_top_Rd * z) / (z - a)),
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
  /** the rows are in equilibrium with N_Ed: the moment is verified with it */
  readonly byRows?: boolean;
}

export function verifyAxial(
  sheet: Sheet,
  beam: Member,
  { N_Ed = 0, M_j_Ed = 0, M_j_Rd, gamma_M0, put, byRows }: Axial,
): void {
  if (N_Ed === 0) return;
  const N = Math.abs(N_Ed);
  const N_Rd = put(N_Ed < 0);
  sheet.verify(jointAxial, N, N_Rd, "kN");
  if (M_j_Ed === 0 || byRows) return;
  if (N <= freeForce(beam.section.properties.A_mm2, beam.steel.f_y, gamma_M0)) {
    sheet.assume(says.smallAxialForce);
    return;
  }
  if (M_j_Rd <= 0 || N_Rd <= 0) return; // each fails alone
  sheet.verify(jointAxialMoment, sheet.put("eta_6_24", together, Math.abs(M_j_Ed), M_j_Rd, N, N_Rd), 1, "");
}

// By the way of the rows (SCI P398, joints with axial force): the pressed flange carries N_Ed beside what the rows pull, and the rows
// the moment about that flange, which compression on the beam's axis relieves.

export const momentWithRows = requirement(
  "moment-axial",
  "6.2.7.1(1)",
  "M_j_Ed / M_j_Rd <= 1",
  "moment of the joint with its axial force",
);
const leftOfFlange = formula("6.2.7.2(7)", "max(0, F_c_Rd - N_Ed)", (F_c_Rd, N_Ed) => Math.max(0, F_c_Rd - N_Ed));
const momentAboutAxis = formula("6.2.7.1, equilibrium", "max(0, M_above + N_Ed * h_N / 1000)", (M_above, N_Ed, h_N) =>
  Math.max(0, M_above + (N_Ed * h_N) / 1000),
);
/** The flange that the moment presses: rows pull on the other side, or that is pressed as well. */
export const forceWithRows = formula(
  "6.2.7.1, equilibrium",
  "(M_j_Ed * 1000 - N_Ed * h_N) / z + N_Ed",
  (M_j_Ed, N_Ed, h_N, z) => (M_j_Ed * 1000 - N_Ed * h_N) / z + N_Ed,
);
export const pulledByRows = formula(
  "6.2.7.1, equilibrium",
  "max(0, (M_j_Ed * 1000 - N_Ed * h_N) / z)",
  (M_j_Ed, N_Ed, h_N, z) => Math.max(0, (M_j_Ed * 1000 - N_Ed * h_N) / z),
);
/** More axial force than one flange presses with: both press, and the moment shifts it between them. */
const momentOfFlanges = formula(
  "6.2.7.1, equilibrium",
  "max(0, F_c_Rd * z - N_Ed * (z - h_N)) / 1000",
  (F_c_Rd, z, N_Ed, h_N) => Math.max(0, F_c_Rd * z - N_Ed * (z - h_N)) / 1000,
);

/** What the pressed side leaves to the rows beside N_Ed; the web panel's shear does not know of it. */
export const leftBeside = (sheet: Sheet, limits: readonly Resistance[], N_Ed: number): readonly Resistance[] =>
  N_Ed === 0
    ? limits
    : limits.map((limit) =>
        limit.by === "column-web-shear" ? limit : { ...limit, F: sheet.step("F_c_Rd_kN", leftOfFlange, limit.F, N_Ed) },
      );

interface WithAxial {
  readonly N_Ed: number;
  /** between the flanges, and from the axis of the beam to the pressed one */
  readonly z: number;
  readonly h_N: number;
  /** of the pressed side */
  readonly F_c_Rd: number;
}

export function putMomentWithAxial(sheet: Sheet, M_of_rows: number, { N_Ed, z, h_N, F_c_Rd }: WithAxial): number {
  sheet.assume(says.byRows);
  return N_Ed > F_c_Rd
    ? sheet.put("M_j_Rd_kNm", momentOfFlanges, F_c_Rd, z, N_Ed, h_N)
    : sheet.put("M_j_Rd_kNm", momentAboutAxis, M_of_rows, N_Ed, h_N);
}

// Tension acts on the beam's axis, too. Rows that stand beyond it hold it only as far as the other flange still presses; from there on
// rows on the other side have to hold that flange. With T_t on the side of rows_mm and T_b on the other, T_t/F_t + T_b/F_b <= 1 keeps
// every limit of rows and groups, which are linear, also where a row is on both sides.

const beyondAxis = formula(
  "6.2.7.1, equilibrium",
  "1000 * M_j_Rd / sum_F_tr_Rd - h_N",
  (M_j_Rd, sum_F_tr_Rd, h_N) => (1000 * M_j_Rd) / sum_F_tr_Rd - h_N,
);
const heldByBoth = formula(
  "6.2.7.1, equilibrium",
  "N_Ed * (a_t + a_b) / ((1000 * M_j_Ed + N_Ed * a_b) / F_t_Rd + (N_Ed * a_t - 1000 * M_j_Ed) / F_b_Rd)",
  (N_Ed, a_t, a_b, M_j_Ed, F_t_Rd, F_b_Rd) =>
    (N_Ed * (a_t + a_b)) / ((1000 * M_j_Ed + N_Ed * a_b) / F_t_Rd + (N_Ed * a_t - 1000 * M_j_Ed) / F_b_Rd),
);

/** What the rows pull on one side: their sum, and the moment about the flange that then presses. */
export interface PulledSide {
  readonly F: number;
  readonly M_j_Rd: number;
  /** from that flange to the axis of the beam */
  readonly h_N: number;
}

interface OnAxis {
  /** tension */
  readonly N: number;
  readonly M_j_Ed: number;
  readonly side: PulledSide;
  readonly otherSide: () => PulledSide | undefined;
}

/** Resistance to a tension on the beam's axis, and whether the flange that the moment presses is pulled as well. */
export function tensionOnAxis(sheet: Sheet, { N, M_j_Ed, side, otherSide }: OnAxis): [N_Rd: number, opens: boolean] {
  const { F, M_j_Rd, h_N } = side;
  if (F <= 0) return [F, false];
  const a_t = sheet.step("a_t_mm", beyondAxis, M_j_Rd, F, h_N);
  if (a_t <= 0) return [sheet.step("N_j_Rd_kN", forceOfMoment, M_j_Rd, h_N), false];
  if (1000 * M_j_Ed >= N * a_t) return [F, false];
  const other = otherSide();
  const a_b = other && other.F > 0 ? sheet.step("a_b_mm", beyondAxis, other.M_j_Rd, other.F, other.h_N) : 0;
  // not more than the sum of the rows above, also where those below are stronger
  if (other && a_b > 0)
    return [Math.min(F, sheet.step("N_j_Rd_kN", heldByBoth, N, a_t, a_b, M_j_Ed, F, other.F)), true];
  sheet.warn(says.nothingHolds);
  return [sheet.step("N_j_Rd_kN", forceOfMoment, M_j_Ed, a_t), true];
}
