import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import {
  type Face,
  partNamed,
  type Resistance,
  type RowLengths,
  resistanceAlone,
  resistanceOfGroup,
  type StubResistance,
} from "./faces.ts";
import { says } from "./says.ts";

// 6.2.7.2: the forces of the bolt rows, from the row farthest from the centre of compression downwards.

const afterRows = formula("6.2.7.2(8)", "max(0, F_group - sum_F_above)", (F_group, sum_F_above) =>
  Math.max(0, F_group - sum_F_above),
);
const afterCompression = formula("6.2.7.2(7)", "max(0, F_c_Rd - sum_F_above)", (F_c_Rd, sum_F_above) =>
  Math.max(0, F_c_Rd - sum_F_above),
);
const lesser = formula("6.2.7.2(6)", "min(F_tr_Rd, F_limit)", (F_tr_Rd, F_limit) => Math.min(F_tr_Rd, F_limit));
const triangular = formula("6.2.7.2(9)", "F_tx_Rd * h_r / h_x", (F_tx_Rd, h_r, h_x) => (F_tx_Rd * h_r) / h_x);
const addMoment = formula(
  "6.2.7.2(1)",
  "M_above + h_r * F_tr_Rd / 1000",
  (M_above, h_r, F_tr_Rd) => M_above + (h_r * F_tr_Rd) / 1000,
);

export interface RowForce {
  readonly h_r: number;
  readonly F: number;
  readonly governing: string;
  /** whether a flange or plate in bending governs */
  readonly bends: boolean;
  /** by face: what the row alone would carry */
  readonly alone: readonly StubResistance[];
}

/** 6.2.6.4.2: what a tension stiffener carries, and the share of each row that it holds */
export interface StiffenerLimit {
  readonly F_Rd: number;
  readonly shares: readonly number[];
}

export interface JointRows {
  readonly faces: readonly Face[];
  readonly lengths: readonly (readonly RowLengths[])[];
  /** lever arms, falling */
  readonly h: readonly number[];
  /** what the sum of the rows may not pass */
  readonly compression: readonly Resistance[];
  /** two bolts pulled through plate or flange */
  readonly punching: number;
  /** 6.2.7.2(9): undefined where the annex or the thicknesses leave it out */
  readonly triangularAbove: number | undefined;
  readonly stiffener?: StiffenerLimit | undefined;
}

export function rowForces(sheet: Sheet, joint: JointRows): RowForce[] {
  const made: RowForce[] = [];
  /** first row that passes 1.9 F_t,Rd */
  let x: RowForce | undefined;
  for (const [r, h_r] of joint.h.entries()) {
    const stubs = joint.faces.map((face, i) => resistanceAlone(sheet, face, joint.lengths[i] ?? [], r));
    let force: Resistance = { F: joint.punching, by: "bolt-punching" };
    for (const stub of stubs) if (stub.F < force.F) force = stub;
    force = withinGroups(sheet, joint, r, force, made);
    force = withinCompression(sheet, joint, force, made);
    force = withinStiffener(sheet, joint, r, force, made);
    if (x) {
      const limit = sheet.step("F_limit_kN", triangular, x.F, h_r, x.h_r);
      force = limited(sheet, force, limit, { by: "6.2.7.2(9)" });
    }
    if (sheet.steps) sheet.explain(says.rowGoverning({ row: r + 1, by: force.said ?? partNamed(force.by) }));
    const row = { h_r, F: force.F, governing: force.by, bends: force.mode !== undefined, alone: stubs };
    made.push(row);
    if (!x && joint.triangularAbove !== undefined && row.F > joint.triangularAbove) x = row;
  }
  return made;
}

function limited(sheet: Sheet, force: Resistance, limit: number, cause: Omit<Resistance, "F">): Resistance {
  if (limit >= force.F) return force;
  return { F: sheet.step("F_tr_Rd_kN", lesser, force.F, limit), by: cause.by, said: cause.said, mode: cause.mode };
}

function withinGroups(
  sheet: Sheet,
  { faces, lengths }: JointRows,
  r: number,
  start: Resistance,
  above: readonly RowForce[],
): Resistance {
  let force = start;
  for (const [f, face] of faces.entries()) {
    let sum = 0;
    for (let i = r - 1; i >= 0; i--) {
      sum += above[i]?.F ?? 0;
      const group = resistanceOfGroup(sheet, face, lengths[f] ?? [], i, r);
      if (!group) break;
      const rest = sheet.step("F_limit_kN", afterRows, group.F, sum);
      force = limited(sheet, force, rest, group);
    }
  }
  return force;
}

function withinCompression(
  sheet: Sheet,
  { compression }: JointRows,
  start: Resistance,
  above: readonly RowForce[],
): Resistance {
  const sum = above.reduce((total, { F }) => total + F, 0);
  let force = start;
  for (const limit of compression) {
    const rest = sheet.step("F_limit_kN", afterCompression, limit.F, sum);
    force = limited(sheet, force, rest, limit);
  }
  return force;
}

const heldAbove = formula("6.2.6.4.2", "F_st + k_st * F_tr_Rd", (F_st, k_st, F_tr_Rd) => F_st + k_st * F_tr_Rd);
const afterStiffener = formula("6.2.6.4.2", "max(0, (F_st_Rd - F_st) / k_st)", (F_st_Rd, F_st, k_st) =>
  Math.max(0, (F_st_Rd - F_st) / k_st),
);

/** The stiffener holds the rows on both sides of it. */
function withinStiffener(
  sheet: Sheet,
  { stiffener }: JointRows,
  r: number,
  force: Resistance,
  above: readonly RowForce[],
): Resistance {
  const share = stiffener?.shares[r] ?? 0;
  if (!stiffener || share === 0) return force;
  const held = heldByStiffener(sheet, stiffener.shares, above);
  const rest = sheet.step("F_limit_kN", afterStiffener, stiffener.F_Rd, held, share);
  return limited(sheet, force, rest, { by: "column-stiffener" });
}

export function heldByStiffener(sheet: Sheet, shares: readonly number[], rows: readonly { readonly F: number }[]) {
  let held = 0;
  for (const [i, { F }] of rows.entries()) {
    const share = shares[i] ?? 0;
    if (share > 0) held = sheet.step("F_st_kN", heldAbove, held, share, F);
  }
  return held;
}

/** M_j,Rd = Σ h_r F_tr,Rd */
export function putMoment(sheet: Sheet, rows: readonly RowForce[]): number {
  let M = 0;
  for (const [i, { h_r, F }] of rows.entries()) {
    M =
      i === rows.length - 1 ? sheet.put("M_j_Rd_kNm", addMoment, M, h_r, F) : sheet.step("M_kNm", addMoment, M, h_r, F);
  }
  return M;
}
