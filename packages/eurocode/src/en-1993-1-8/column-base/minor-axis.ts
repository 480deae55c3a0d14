import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";

// A moment about the minor axis, which 6.2.8.3 leaves out. Equilibrium of what 6.2.5 and 6.2.6 give: the T-stubs under the flanges, of
// which a strip at one side presses, and the anchors in the line at the other side, all as far as they resist; the T-stub under the
// web is left out, as Table 6.7 does. Any such equilibrium is on the safe side. Two moments at once: the axial force is shared
// between them, and the uses are added, which is so again, for what resists is convex.

/** The anchors of one line: each with its part of its row. */
const ofLine = formula("6.2.8.3, equilibrium", "F_T_Rd / n", (F_T_Rd, n) => F_T_Rd / n);
const pressedForce = formula("6.2.8.3, equilibrium", "N_Rd + T_z", (N_Rd, T_z) => N_Rd + T_z);
const pressedStrip = formula(
  "6.2.8.3, equilibrium",
  "C_z * l_f / (2 * F_c_Rd)",
  (C_z, l_f, F_c_Rd) => (C_z * l_f) / (2 * F_c_Rd),
);
const minorMoment = formula(
  "6.2.8.3, equilibrium",
  "(C_z * (l_f - d_z) / 2 + T_z * x_T) / 1000",
  (C_z, l_f, d_z, T_z, x_T) => ((C_z * (l_f - d_z)) / 2 + T_z * x_T) / 1000,
);
/** More tension than this would press the concrete beside the anchors that pull. */
const usefulTension = formula(
  "6.2.8.3, equilibrium",
  "max(0, 2 * F_c_Rd * min(1, 0.5 + x_T / l_f) - N_Rd)",
  (F_c_Rd, x_T, l_f, N_Rd) => Math.max(0, 2 * F_c_Rd * Math.min(1, 0.5 + x_T / l_f) - N_Rd),
);
const lesser = formula("6.2.8.3, equilibrium", "min(T_z_Rd, T_z_max)", (T_z_Rd, T_z_max) => Math.min(T_z_Rd, T_z_max));
/** Both lines pull. */
const otherLine = formula("6.2.8.3, equilibrium", "-N_Rd - T_z", (N_Rd, T_z) => -N_Rd - T_z);
const minorMomentPulled = formula(
  "6.2.8.3, equilibrium",
  "(T_z - T_z_2) * x_T / 1000",
  (T_z, T_z_2, x_T) => ((T_z - T_z_2) * x_T) / 1000,
);
const atLoad = formula(
  "6.2.8.3, equilibrium",
  "n * T_z * M_z_Ed / M_j_z_Rd",
  (n, T_z, M_z_Ed, M_j_z_Rd) => (n * T_z * M_z_Ed) / M_j_z_Rd,
);
const sum = formula(
  "6.2.8.3, convexity",
  "M_Ed / M_j_Rd + M_z_Ed / M_j_z_Rd",
  (M_Ed, M_j_Rd, M_z_Ed, M_j_z_Rd) => M_Ed / M_j_Rd + M_z_Ed / M_j_z_Rd,
);

export const minorAxis = requirement(
  "base-moment-z",
  "6.2.8.3, equilibrium",
  "M_z_Ed / M_j_z_Rd <= 1",
  "moment about the minor axis",
);
export const biaxial = requirement(
  "base-biaxial",
  "6.2.8.3, convexity",
  "M_Ed / M_j_Rd + M_z_Ed / M_j_z_Rd <= 1",
  "moments about both axes",
);
export const putSum = (sheet: Sheet, M: number, M_Rd: number, M_z: number, M_z_Rd: number): number =>
  sheet.put("eta_biaxial", sum, M, M_Rd, M_z, M_z_Rd);

export interface MinorParts {
  /** under one flange, along its width l_f */
  readonly F_C: number;
  readonly l_f: number;
  /** all rows of both sides, pulled at once; 0 without anchors */
  readonly F_T: number;
  /** anchors of a row */
  readonly n: number;
  /** from the axis to the outermost line */
  readonly x_T: number;
}

interface Reached {
  readonly M: number;
  readonly T: number;
}

/** The most beside N, on any sheet; M below 0: N alone is too much. */
function beside(sheet: Sheet, { F_C, l_f, F_T, n, x_T }: MinorParts, N: number, put: Sheet["step"]): Reached {
  const T_Rd = sheet.step("T_z_Rd_kN", ofLine, F_T, n);
  if (N + T_Rd < 0) {
    const T_2 = sheet.step("T_z_2_kN", otherLine, N, T_Rd);
    return { M: put("M_j_z_Rd_kNm", minorMomentPulled, T_Rd, T_2, x_T), T: T_Rd };
  }
  const T = sheet.step("T_z_kN", lesser, T_Rd, sheet.step("T_z_max_kN", usefulTension, F_C, x_T, l_f, N));
  const C = sheet.step("C_z_kN", pressedForce, N, T);
  const d = sheet.step("d_z_mm", pressedStrip, C, l_f, F_C);
  return { M: d > l_f ? -1 : put("M_j_z_Rd_kNm", minorMoment, C, l_f, d, T, x_T), T };
}

export interface Minor {
  readonly M_Rd: number;
  /** with M_z_Ed, as if both lines pulled like the one that does */
  readonly F_T: number;
}

/** M_j,z,Rd at the eccentricity of M_z_Ed and N, as Table 6.7 has it about the other axis; undefined: there is none. */
export function minorAxisOf(sheet: Sheet, aside: Sheet, parts: MinorParts, N: number, M: number): Minor | undefined {
  const silent: Sheet["step"] = (name, of, ...args) => aside.step(name, of, ...args);
  const fits = (times: number) => {
    const reached = beside(aside, parts, times * N, silent);
    return reached.M >= times * M;
  };
  // what resists is convex and holds nothing at all: once a multiple is too much, every greater one is
  let [low, high] = [0, 1];
  while (high < most && fits(high)) [low, high] = [high, 2 * high];
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  if (low < 1 / most) return undefined;
  const loud: Sheet["step"] = (name, of, ...args) => sheet.put(name, of, ...args);
  const { M: M_Rd, T } = beside(sheet, parts, low * N, loud);
  return { M_Rd, F_T: sheet.step("F_t_z_Ed_kN", atLoad, parts.n, T, M, M_Rd) };
}

const most = 1e6;
const halvings = 60;
