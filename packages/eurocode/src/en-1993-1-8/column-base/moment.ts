import { required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { steel } from "../../materials/steel.ts";
import { formula, requirement } from "../formula.ts";
import { says } from "./says.ts";

// 6.2.8.3, Table 6.7, and 6.3.4, Table 6.12: a base with moment. N_Ed is positive in compression, M_Ed > 0 pulls the left
// and presses the right; the resistance is that at the eccentricity of the actions.

export interface Side {
  /** undefined: no anchors on this side */
  readonly F_T: number | undefined;
  readonly z_T: number;
  readonly k_T: number;
  readonly F_C: number;
  readonly z_C: number;
  readonly k_C: number;
}

const away = { M_Ed: [5, 10], N_Ed: [0.1, 1] } as const;

/** a) one side in tension, the other in compression */
const tensionAndCompression = formula(
  "Table 6.7",
  "min(F_T_Rd * z / (1 - N_Ed * z_C / (1000 * M_Ed)), F_C_Rd * z / (1 + N_Ed * z_T / (1000 * M_Ed))) / 1000",
  (F_T_Rd, z, N_Ed, z_C, M_Ed, F_C_Rd, z_T) =>
    Math.min((F_T_Rd * z) / (1 - (N_Ed * z_C) / (1000 * M_Ed)), (F_C_Rd * z) / (1 + (N_Ed * z_T) / (1000 * M_Ed))) /
    1000,
  away,
);

/** b) and d) both sides in tension, or both in compression: the side the moment adds to, and the other */
const bothAlike = formula(
  "Table 6.7",
  "min(F_near_Rd * z / (N_a * z_far / (1000 * M_Ed) + 1), F_far_Rd * z / (N_a * z_near / (1000 * M_Ed) - 1)) / 1000",
  (F_near_Rd, z, N_a, z_far, M_Ed, F_far_Rd, z_near) =>
    Math.min(
      (F_near_Rd * z) / ((N_a * z_far) / (1000 * M_Ed) + 1),
      (F_far_Rd * z) / ((N_a * z_near) / (1000 * M_Ed) - 1),
    ) / 1000,
  { M_Ed: [0.0001, 0.0002], N_a: [5, 10], z_near: [5, 10] },
);

/** Without moment: what the base could take beside N_Ed. */
const besideN = formula(
  "Table 6.7",
  "max(0, min(F_T_Rd * z + N_Ed * z_C, F_C_Rd * z - N_Ed * z_T)) / 1000",
  (F_T_Rd, z, N_Ed, z_C, F_C_Rd, z_T) => Math.max(0, Math.min(F_T_Rd * z + N_Ed * z_C, F_C_Rd * z - N_Ed * z_T)) / 1000,
);

const arm = formula("6.2.8.1", "z_left + z_right", (z_left, z_right) => z_left + z_right);
const pull = formula(
  "Table 6.7",
  "(1000 * M_Ed - N_Ed * z_C) / z",
  (M_Ed, N_Ed, z_C, z) => (1000 * M_Ed - N_Ed * z_C) / z,
);
const near = formula(
  "Table 6.7",
  "(1000 * M_Ed + N_a * z_far) / z",
  (M_Ed, N_a, z_far, z) => (1000 * M_Ed + N_a * z_far) / z,
);

const stiffnessTC = formula(
  "Table 6.12",
  "E * z^2 / ((1 - N_Ed * z_C / (1000 * M_Ed)) / k_T + (1 + N_Ed * z_T / (1000 * M_Ed)) / k_C) / 1e6",
  (E, z, N_Ed, z_C, M_Ed, k_T, z_T, k_C) =>
    (E * z ** 2) / ((1 - (N_Ed * z_C) / (1000 * M_Ed)) / k_T + (1 + (N_Ed * z_T) / (1000 * M_Ed)) / k_C) / 1e6,
  away,
);
const stiffnessPair = formula(
  "Table 6.12",
  "E * z^2 / (1 / k_near + 1 / k_far) / 1e6",
  (E, z, k_near, k_far) => (E * z ** 2) / (1 / k_near + 1 / k_far) / 1e6,
);
const stiffnessAlike = formula(
  "Table 6.12",
  "E * z^2 / ((N_a * z_far / (1000 * M_Ed) + 1) / k_near - (N_a * z_near / (1000 * M_Ed) - 1) / k_far) / 1e6",
  (E, z, N_a, z_far, M_Ed, k_near, z_near, k_far) =>
    (E * z ** 2) / (((N_a * z_far) / (1000 * M_Ed) + 1) / k_near - ((N_a * z_near) / (1000 * M_Ed) - 1) / k_far) / 1e6,
  { M_Ed: [1, 2], N_a: [0.1, 1], z_near: [0.1, 1], z_far: [5, 10] },
);

export const baseMoment = requirement("base-moment", "6.2.8.3", "M_Ed / M_j_Rd <= 1", "moment resistance of the base");

export interface BaseForces {
  readonly M_j_Rd: number | undefined;
  /** tension on the left and on the right side */
  readonly T_left: number;
  readonly T_right: number;
  readonly S_j_ini: number | undefined;
}

interface Sides {
  readonly pulled: Side;
  readonly pressed: Side;
}

/** How often both sides could be pulled at once with these forces, by what they share. */
export type Together = (T_left: number, T_right: number) => number;

/** undefined with a problem where anchors are needed and are not there. */
export function baseForces(
  sheet: Sheet,
  left: Side,
  right: Side,
  N: number,
  M_signed: number,
  together: Together,
): BaseForces | undefined {
  // a newton metre is no moment
  const M = Math.abs(M_signed) < 1e-3 ? 0 : Math.abs(M_signed);
  const sides = M_signed < 0 ? { pulled: right, pressed: left } : { pulled: left, pressed: right };
  const shared: Together = M_signed < 0 ? (pulled, pressed) => together(pressed, pulled) : together;
  const found = forcesOf(sheet, sides, N, M, shared);
  if (!found) return undefined;
  const { T_pulled, T_pressed, ...rest } = found;
  return M_signed < 0
    ? { ...rest, T_left: T_pressed, T_right: T_pulled }
    : { ...rest, T_left: T_pulled, T_right: T_pressed };
}

interface Found {
  readonly M_j_Rd: number | undefined;
  readonly S_j_ini: number | undefined;
  readonly T_pulled: number;
  readonly T_pressed: number;
}

function forcesOf(sheet: Sheet, sides: Sides, N: number, M: number, together: Together): Found | undefined {
  const { pulled, pressed } = sides;
  if (N > 0 && 1000 * M <= N * pressed.z_C) return bothPressed(sheet, sides, N, M);
  if (N < 0 && 1000 * M < -N * pulled.z_T) return bothPulled(sheet, sides, -N, M, together);
  if (pulled.F_T === undefined) {
    if (M === 0 && N === 0) return { M_j_Rd: undefined, S_j_ini: undefined, T_pulled: 0, T_pressed: 0 };
    sheet.problem("anchors", required(says.liftedRow));
    return undefined;
  }
  const z = sheet.put("z_mm", arm, pulled.z_T, pressed.z_C);
  if (M === 0) return { ...unloaded(sheet, pulled.F_T, sides, z, 0), T_pulled: 0, T_pressed: 0 };
  const M_j_Rd = sheet.put(
    "M_j_Rd_kNm",
    tensionAndCompression,
    pulled.F_T,
    z,
    N,
    pressed.z_C,
    M,
    pressed.F_C,
    pulled.z_T,
  );
  const T_pulled = sheet.put("F_t_Ed_kN", pull, M, N, pressed.z_C, z);
  const S = sheet.put(
    "S_j_ini_kNm_rad",
    stiffnessTC,
    steel.E_MPa,
    z,
    N,
    pressed.z_C,
    M,
    pulled.k_T,
    pulled.z_T,
    pressed.k_C,
  );
  return { M_j_Rd, S_j_ini: S, T_pulled, T_pressed: 0 };
}

function unloaded(sheet: Sheet, F_T: number, { pulled, pressed }: Sides, z: number, N: number) {
  const M_j_Rd = sheet.put("M_j_Rd_kNm", besideN, F_T, z, N, pressed.z_C, pressed.F_C, pulled.z_T);
  if (sheet.steps) sheet.explain(says.momentWithN);
  const S_j_ini = sheet.put("S_j_ini_kNm_rad", stiffnessPair, steel.E_MPa, z, pulled.k_T, pressed.k_C);
  return { M_j_Rd, S_j_ini };
}

function bothPressed(sheet: Sheet, { pulled, pressed }: Sides, N: number, M: number): Found {
  if (M === 0) {
    const T = { T_pulled: 0, T_pressed: 0 };
    if (pulled.F_T !== undefined) {
      const z_T = sheet.step("z_mm", arm, pulled.z_T, pressed.z_C);
      sheet.put("M_j_Rd_kNm", besideN, pulled.F_T, z_T, N, pressed.z_C, pressed.F_C, pulled.z_T);
      if (sheet.steps) sheet.explain(says.momentWithN);
    }
    const z = sheet.put("z_mm", arm, pulled.z_C, pressed.z_C);
    const S = sheet.put("S_j_ini_kNm_rad", stiffnessPair, steel.E_MPa, z, pressed.k_C, pulled.k_C);
    return { M_j_Rd: undefined, S_j_ini: S, ...T };
  }
  const z = sheet.put("z_mm", arm, pulled.z_C, pressed.z_C);
  const M_j_Rd = sheet.put("M_j_Rd_kNm", bothAlike, pressed.F_C, z, N, pulled.z_C, M, pulled.F_C, pressed.z_C);
  // both flanges bear alike, so that the part of N_Ed drops out of Table 6.12
  const S = sheet.put("S_j_ini_kNm_rad", stiffnessPair, steel.E_MPa, z, pressed.k_C, pulled.k_C);
  return { M_j_Rd, S_j_ini: S, T_pulled: 0, T_pressed: 0 };
}

const leastTogether = formula("6.2.4.2(3)", "min(M_sides_Rd, lambda_T * M_Ed)", (M_sides_Rd, lambda_T, M_Ed) =>
  Math.min(M_sides_Rd, lambda_T * M_Ed),
);

function bothPulled(
  sheet: Sheet,
  { pulled, pressed }: Sides,
  N_t: number,
  M: number,
  together: Together,
): Found | undefined {
  if (pulled.F_T === undefined || pressed.F_T === undefined) {
    sheet.problem("anchors", required(says.rowsOnBothSides));
    return undefined;
  }
  const z = sheet.put("z_mm", arm, pulled.z_T, pressed.z_T);
  const T_pulled = sheet.put("F_t_Ed_kN", near, M, N_t, pressed.z_T, z);
  const T_pressed = N_t - T_pulled;
  if (M === 0) return { M_j_Rd: undefined, S_j_ini: undefined, T_pulled, T_pressed };
  const lambda = together(T_pulled, T_pressed);
  const M_sides = sheet.step("M_sides_Rd_kNm", bothAlike, pulled.F_T, z, N_t, pressed.z_T, M, pressed.F_T, pulled.z_T);
  const M_j_Rd = sheet.put("M_j_Rd_kNm", leastTogether, M_sides, lambda, M);
  // anchors of different stiffness may turn the base against the moment: then no stiffness is given
  const turns =
    (N_t * pressed.z_T) / (1000 * M) + 1 - (((N_t * pulled.z_T) / (1000 * M) - 1) * pulled.k_T) / pressed.k_T;
  const S_j_ini =
    turns > 1e-9
      ? sheet.put(
          "S_j_ini_kNm_rad",
          stiffnessAlike,
          steel.E_MPa,
          z,
          N_t,
          pressed.z_T,
          M,
          pulled.k_T,
          pulled.z_T,
          pressed.k_T,
        )
      : undefined;
  return { M_j_Rd, S_j_ini, T_pulled, T_pressed };
}
